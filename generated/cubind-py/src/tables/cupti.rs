//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cupti, driver};

pub(crate) static CUptiResult: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUptiResult\nenum CUptiResult, from cupti_result.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_SUCCESS", 0);
        table.member("CUPTI_ERROR_INVALID_PARAMETER", 1);
        table.member("CUPTI_ERROR_INVALID_DEVICE", 2);
        table.member("CUPTI_ERROR_INVALID_CONTEXT", 3);
        table.member("CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID", 4);
        table.member("CUPTI_ERROR_INVALID_EVENT_ID", 5);
        table.member("CUPTI_ERROR_INVALID_EVENT_NAME", 6);
        table.member("CUPTI_ERROR_INVALID_OPERATION", 7);
        table.member("CUPTI_ERROR_OUT_OF_MEMORY", 8);
        table.member("CUPTI_ERROR_HARDWARE", 9);
        table.member("CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT", 10);
        table.member("CUPTI_ERROR_API_NOT_IMPLEMENTED", 11);
        table.member("CUPTI_ERROR_MAX_LIMIT_REACHED", 12);
        table.member("CUPTI_ERROR_NOT_READY", 13);
        table.member("CUPTI_ERROR_NOT_COMPATIBLE", 14);
        table.member("CUPTI_ERROR_NOT_INITIALIZED", 15);
        table.member("CUPTI_ERROR_INVALID_METRIC_ID", 16);
        table.member("CUPTI_ERROR_INVALID_METRIC_NAME", 17);
        table.member("CUPTI_ERROR_QUEUE_EMPTY", 18);
        table.member("CUPTI_ERROR_INVALID_HANDLE", 19);
        table.member("CUPTI_ERROR_INVALID_STREAM", 20);
        table.member("CUPTI_ERROR_INVALID_KIND", 21);
        table.member("CUPTI_ERROR_INVALID_EVENT_VALUE", 22);
        table.member("CUPTI_ERROR_DISABLED", 23);
        table.member("CUPTI_ERROR_INVALID_MODULE", 24);
        table.member("CUPTI_ERROR_INVALID_METRIC_VALUE", 25);
        table.member("CUPTI_ERROR_HARDWARE_BUSY", 26);
        table.member("CUPTI_ERROR_NOT_SUPPORTED", 27);
        table.member("CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED", 28);
        table.member("CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_DEVICE", 29);
        table.member("CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_NON_P2P_DEVICES", 30);
        table.member("CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_WITH_MPS", 31);
        table.member("CUPTI_ERROR_CDP_TRACING_NOT_SUPPORTED", 32);
        table.member("CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED", 33);
        table.member("CUPTI_ERROR_CUDA_COMPILER_NOT_COMPATIBLE", 34);
        table.member("CUPTI_ERROR_INSUFFICIENT_PRIVILEGES", 35);
        table.member("CUPTI_ERROR_OLD_PROFILER_API_INITIALIZED", 36);
        table.member("CUPTI_ERROR_OPENACC_UNDEFINED_ROUTINE", 37);
        table.member("CUPTI_ERROR_LEGACY_PROFILER_NOT_SUPPORTED", 38);
        table.member("CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED", 39);
        table.member("CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES", 40);
        table.member("CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED", 41);
        table.member("CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED", 42);
        table.member("CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED", 43);
        table.member("CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED", 44);
        table.member("CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED", 45);
        table.member("CUPTI_ERROR_INVALID_CHIP_NAME", 46);
        table.member("CUPTI_ERROR_HES_TRACE_NOT_SUPPORTED_ON_MPS", 47);
        table.member("CUPTI_ERROR_UNKNOWN", 999);
        table.member("CUPTI_ERROR_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityAutoBoostState: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityAutoBoostState\nstruct CUpti_ActivityAutoBoostState, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"enabled", 0, Ty::U32);
        table.field(c"pid", 4, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityCdpKernel_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityCdpKernel_cacheConfig\nstruct CUpti_ActivityCdpKernel.cacheConfig, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (1, 1, true),
    |table| {
        table.field(c"both", 0, Ty::U8);
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityCdpKernel_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityCdpKernel_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityCdpKernel_cacheConfig_config\nstruct CUpti_ActivityCdpKernel.cacheConfig.config, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityComputeApiKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityComputeApiKind\nenum CUpti_ActivityComputeApiKind, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_COMPUTE_API_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_COMPUTE_API_CUDA", 1);
        table.member("CUPTI_ACTIVITY_COMPUTE_API_CUDA_MPS", 2);
        table.member("CUPTI_ACTIVITY_COMPUTE_API_FORCE_INT", 2147483647);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityDeviceAttribute_value: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceAttribute_value\nstruct CUpti_ActivityDeviceAttribute.value, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"vDouble", 0, Ty::F64);
        table.field(c"vUint32", 0, Ty::U32);
        table.field(c"vUint64", 0, Ty::U64);
        table.field(c"vInt32", 0, Ty::I32);
        table.field(c"vInt64", 0, Ty::I64);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityDeviceAttribute_value: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceAttribute_value\nstruct CUpti_ActivityDeviceAttribute.value, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (8, 1, true),
    |table| {
        table.field(c"vDouble", 0, Ty::F64);
        table.field(c"vUint32", 0, Ty::U32);
        table.field(c"vUint64", 0, Ty::U64);
        table.field(c"vInt32", 0, Ty::I32);
        table.field(c"vInt64", 0, Ty::I64);
    },
);

pub(crate) static CUpti_ActivityEnvironmentKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentKind\nenum CUpti_ActivityEnvironmentKind, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_ENVIRONMENT_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_ENVIRONMENT_SPEED", 1);
        table.member("CUPTI_ACTIVITY_ENVIRONMENT_TEMPERATURE", 2);
        table.member("CUPTI_ACTIVITY_ENVIRONMENT_POWER", 3);
        table.member("CUPTI_ACTIVITY_ENVIRONMENT_COOLING", 4);
        table.member("CUPTI_ACTIVITY_ENVIRONMENT_COUNT", 5);
        table.member("CUPTI_ACTIVITY_ENVIRONMENT_KIND_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityFlag: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityFlag\nenum CUpti_ActivityFlag, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_FLAG_NONE", 0);
        table.member("CUPTI_ACTIVITY_FLAG_DEVICE_CONCURRENT_KERNELS", 1);
        table.member("CUPTI_ACTIVITY_FLAG_DEVICE_ATTRIBUTE_CUDEVICE", 1);
        table.member("CUPTI_ACTIVITY_FLAG_MEMCPY_ASYNC", 1);
        table.member("CUPTI_ACTIVITY_FLAG_MARKER_INSTANTANEOUS", 1);
        table.member("CUPTI_ACTIVITY_FLAG_MARKER_START", 2);
        table.member("CUPTI_ACTIVITY_FLAG_MARKER_END", 4);
        table.member("CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE", 8);
        table.member("CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE_SUCCESS", 16);
        table.member("CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE_FAILED", 32);
        table.member("CUPTI_ACTIVITY_FLAG_MARKER_SYNC_RELEASE", 64);
        table.member("CUPTI_ACTIVITY_FLAG_MARKER_COLOR_NONE", 1);
        table.member("CUPTI_ACTIVITY_FLAG_MARKER_COLOR_ARGB", 2);
        table.member("CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_SIZE_MASK", 255);
        table.member("CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_LOAD", 256);
        table.member("CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_CACHED", 512);
        table.member("CUPTI_ACTIVITY_FLAG_METRIC_OVERFLOWED", 1);
        table.member("CUPTI_ACTIVITY_FLAG_METRIC_VALUE_INVALID", 2);
        table.member("CUPTI_ACTIVITY_FLAG_INSTRUCTION_VALUE_INVALID", 1);
        table.member("CUPTI_ACTIVITY_FLAG_INSTRUCTION_CLASS_MASK", 510);
        table.member("CUPTI_ACTIVITY_FLAG_FLUSH_FORCED", 1);
        table.member("CUPTI_ACTIVITY_FLAG_SHARED_ACCESS_KIND_SIZE_MASK", 255);
        table.member("CUPTI_ACTIVITY_FLAG_SHARED_ACCESS_KIND_LOAD", 256);
        table.member("CUPTI_ACTIVITY_FLAG_MEMSET_ASYNC", 1);
        table.member("CUPTI_ACTIVITY_FLAG_THRASHING_IN_CPU", 1);
        table.member("CUPTI_ACTIVITY_FLAG_THROTTLING_IN_CPU", 1);
        table.member("CUPTI_ACTIVITY_FLAG_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityInstructionClass: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityInstructionClass\nenum CUpti_ActivityInstructionClass, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_32", 1);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_64", 2);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_INTEGER", 3);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_BIT_CONVERSION", 4);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_CONTROL_FLOW", 5);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_GLOBAL", 6);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_SHARED", 7);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_LOCAL", 8);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_GENERIC", 9);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_SURFACE", 10);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_CONSTANT", 11);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_TEXTURE", 12);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_GLOBAL_ATOMIC", 13);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_SHARED_ATOMIC", 14);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_SURFACE_ATOMIC", 15);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_INTER_THREAD_COMMUNICATION", 16);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_BARRIER", 17);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_MISCELLANEOUS", 18);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_16", 19);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_UNIFORM", 20);
        table.member("CUPTI_ACTIVITY_INSTRUCTION_CLASS_KIND_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityJitEntryType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityJitEntryType\nenum CUpti_ActivityJitEntryType, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_JIT_ENTRY_INVALID", 0);
        table.member("CUPTI_ACTIVITY_JIT_ENTRY_PTX_TO_CUBIN", 1);
        table.member("CUPTI_ACTIVITY_JIT_ENTRY_NVVM_IR_TO_PTX", 2);
        table.member("CUPTI_ACTIVITY_JIT_ENTRY_TYPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityJitOperationType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityJitOperationType\nenum CUpti_ActivityJitOperationType, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_JIT_OPERATION_INVALID", 0);
        table.member("CUPTI_ACTIVITY_JIT_OPERATION_CACHE_LOAD", 1);
        table.member("CUPTI_ACTIVITY_JIT_OPERATION_CACHE_STORE", 2);
        table.member("CUPTI_ACTIVITY_JIT_OPERATION_COMPILE", 3);
        table.member("CUPTI_ACTIVITY_JIT_OPERATION_TYPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityKernel2_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel2_cacheConfig\nstruct CUpti_ActivityKernel2.cacheConfig, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, true),
    |table| {
        table.field(c"both", 0, Ty::U8);
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityKernel2_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel2_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel2_cacheConfig_config\nstruct CUpti_ActivityKernel2.cacheConfig.config, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel3_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel3_cacheConfig\nstruct CUpti_ActivityKernel3.cacheConfig, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, true),
    |table| {
        table.field(c"both", 0, Ty::U8);
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityKernel3_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel3_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel3_cacheConfig_config\nstruct CUpti_ActivityKernel3.cacheConfig.config, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel4_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel4_cacheConfig\nstruct CUpti_ActivityKernel4.cacheConfig, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, true),
    |table| {
        table.field(c"both", 0, Ty::U8);
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityKernel4_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel4_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel4_cacheConfig_config\nstruct CUpti_ActivityKernel4.cacheConfig.config, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel5_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel5_cacheConfig\nstruct CUpti_ActivityKernel5.cacheConfig, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, true),
    |table| {
        table.field(c"both", 0, Ty::U8);
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityKernel5_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel5_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel5_cacheConfig_config\nstruct CUpti_ActivityKernel5.cacheConfig.config, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel6_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel6_cacheConfig\nstruct CUpti_ActivityKernel6.cacheConfig, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, true),
    |table| {
        table.field(c"both", 0, Ty::U8);
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityKernel6_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel6_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel6_cacheConfig_config\nstruct CUpti_ActivityKernel6.cacheConfig.config, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel7_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel7_cacheConfig\nstruct CUpti_ActivityKernel7.cacheConfig, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, true),
    |table| {
        table.field(c"both", 0, Ty::U8);
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityKernel7_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel7_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel7_cacheConfig_config\nstruct CUpti_ActivityKernel7.cacheConfig.config, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel8_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel8_cacheConfig\nstruct CUpti_ActivityKernel8.cacheConfig, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, true),
    |table| {
        table.field(c"both", 0, Ty::U8);
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityKernel8_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel8_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel8_cacheConfig_config\nstruct CUpti_ActivityKernel8.cacheConfig.config, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityLaunchType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityLaunchType\nenum CUpti_ActivityLaunchType, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_LAUNCH_TYPE_REGULAR", 0);
        table.member("CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_SINGLE_DEVICE", 1);
        table.member("CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_MULTI_DEVICE", 2);
        table.member("CUPTI_ACTIVITY_LAUNCH_TYPE_CBL_COMMANDLIST", 3);
    },
);

pub(crate) static CUpti_ActivityMemcpyKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpyKind\nenum CUpti_ActivityMemcpyKind, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_MEMCPY_KIND_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_MEMCPY_KIND_HTOD", 1);
        table.member("CUPTI_ACTIVITY_MEMCPY_KIND_DTOH", 2);
        table.member("CUPTI_ACTIVITY_MEMCPY_KIND_HTOA", 3);
        table.member("CUPTI_ACTIVITY_MEMCPY_KIND_ATOH", 4);
        table.member("CUPTI_ACTIVITY_MEMCPY_KIND_ATOA", 5);
        table.member("CUPTI_ACTIVITY_MEMCPY_KIND_ATOD", 6);
        table.member("CUPTI_ACTIVITY_MEMCPY_KIND_DTOA", 7);
        table.member("CUPTI_ACTIVITY_MEMCPY_KIND_DTOD", 8);
        table.member("CUPTI_ACTIVITY_MEMCPY_KIND_HTOH", 9);
        table.member("CUPTI_ACTIVITY_MEMCPY_KIND_PTOP", 10);
        table.member("CUPTI_ACTIVITY_MEMCPY_KIND_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityMemory2_memoryPoolConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory2_memoryPoolConfig\nstruct CUpti_ActivityMemory2.memoryPoolConfig, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"memoryPoolType", 0, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolType));
        table.field(c"pad2", 4, Ty::U32);
        table.field(c"address", 8, Ty::U64);
        table.field(c"releaseThreshold", 16, Ty::U64);
        table.field(c"pool", 24, Ty::Record(&cupti::CUpti_ActivityMemory2_memoryPoolConfig_pool));
    },
);

pub(crate) static CUpti_ActivityMemory2_memoryPoolConfig_pool: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory2_memoryPoolConfig_pool\nstruct CUpti_ActivityMemory2.memoryPoolConfig.pool, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"size", 0, Ty::U64);
        table.field(c"processId", 0, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityMemory3_memoryPoolConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory3_memoryPoolConfig\nstruct CUpti_ActivityMemory3.memoryPoolConfig, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"memoryPoolType", 0, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolType));
        table.field(c"pad2", 4, Ty::U32);
        table.field(c"address", 8, Ty::U64);
        table.field(c"releaseThreshold", 16, Ty::U64);
        table.field(c"pool", 24, Ty::Record(&cupti::CUpti_ActivityMemory3_memoryPoolConfig_pool));
        table.field(c"utilizedSize", 32, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityMemory3_memoryPoolConfig_pool: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory3_memoryPoolConfig_pool\nstruct CUpti_ActivityMemory3.memoryPoolConfig.pool, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"size", 0, Ty::U64);
        table.field(c"processId", 0, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityMemory4_memoryPoolConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory4_memoryPoolConfig\nstruct CUpti_ActivityMemory4.memoryPoolConfig, from cupti_activity.h. Since CUDA 12.6.",
    (40, 8, false),
    |table| {
        table.field(c"memoryPoolType", 0, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolType));
        table.field(c"pad2", 4, Ty::U32);
        table.field(c"address", 8, Ty::U64);
        table.field(c"releaseThreshold", 16, Ty::U64);
        table.field(c"pool", 24, Ty::Record(&cupti::CUpti_ActivityMemory4_memoryPoolConfig_pool));
        table.field(c"utilizedSize", 32, Ty::U64);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityMemory4_memoryPoolConfig_pool: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory4_memoryPoolConfig_pool\nstruct CUpti_ActivityMemory4.memoryPoolConfig.pool, from cupti_activity.h. Since CUDA 12.6.",
    (8, 8, true),
    |table| {
        table.field(c"size", 0, Ty::U64);
        table.field(c"processId", 0, Ty::U64);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityMemory4_memoryPoolConfig_pool: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory4_memoryPoolConfig_pool\nstruct CUpti_ActivityMemory4.memoryPoolConfig.pool, from cupti_activity.h. Since CUDA 12.6.",
    (8, 1, true),
    |table| {
        table.field(c"size", 0, Ty::U64);
        table.field(c"processId", 0, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityMemoryKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryKind\nenum CUpti_ActivityMemoryKind, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_MEMORY_KIND_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_MEMORY_KIND_PAGEABLE", 1);
        table.member("CUPTI_ACTIVITY_MEMORY_KIND_PINNED", 2);
        table.member("CUPTI_ACTIVITY_MEMORY_KIND_DEVICE", 3);
        table.member("CUPTI_ACTIVITY_MEMORY_KIND_ARRAY", 4);
        table.member("CUPTI_ACTIVITY_MEMORY_KIND_MANAGED", 5);
        table.member("CUPTI_ACTIVITY_MEMORY_KIND_DEVICE_STATIC", 6);
        table.member("CUPTI_ACTIVITY_MEMORY_KIND_MANAGED_STATIC", 7);
        table.member("CUPTI_ACTIVITY_MEMORY_KIND_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityMemoryOperationType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryOperationType\nenum CUpti_ActivityMemoryOperationType, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_INVALID", 0);
        table.member("CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_ALLOCATION", 1);
        table.member("CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_RELEASE", 2);
        table.member("CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityMemoryPoolOperationType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryPoolOperationType\nenum CUpti_ActivityMemoryPoolOperationType, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_INVALID", 0);
        table.member("CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_CREATED", 1);
        table.member("CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_DESTROYED", 2);
        table.member("CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_TRIMMED", 3);
        table.member("CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityMemoryPoolType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryPoolType\nenum CUpti_ActivityMemoryPoolType, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_MEMORY_POOL_TYPE_INVALID", 0);
        table.member("CUPTI_ACTIVITY_MEMORY_POOL_TYPE_LOCAL", 1);
        table.member("CUPTI_ACTIVITY_MEMORY_POOL_TYPE_IMPORTED", 2);
        table.member("CUPTI_ACTIVITY_MEMORY_POOL_TYPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityNvLink_idDev0: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink_idDev0\nstruct CUpti_ActivityNvLink.idDev0, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti::CUpti_ActivityNvLink_idDev0_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink_idDev0_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink_idDev0_npu\nstruct CUpti_ActivityNvLink.idDev0.npu, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"domainId", 4, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityNvLink_idDev1: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink_idDev1\nstruct CUpti_ActivityNvLink.idDev1, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti::CUpti_ActivityNvLink_idDev1_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink_idDev1_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink_idDev1_npu\nstruct CUpti_ActivityNvLink.idDev1.npu, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"domainId", 4, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityNvLink2_idDev0: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink2_idDev0\nstruct CUpti_ActivityNvLink2.idDev0, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti::CUpti_ActivityNvLink2_idDev0_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink2_idDev0_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink2_idDev0_npu\nstruct CUpti_ActivityNvLink2.idDev0.npu, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"domainId", 4, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityNvLink2_idDev1: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink2_idDev1\nstruct CUpti_ActivityNvLink2.idDev1, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti::CUpti_ActivityNvLink2_idDev1_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink2_idDev1_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink2_idDev1_npu\nstruct CUpti_ActivityNvLink2.idDev1.npu, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"domainId", 4, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityNvLink3_idDev0: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink3_idDev0\nstruct CUpti_ActivityNvLink3.idDev0, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti::CUpti_ActivityNvLink3_idDev0_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink3_idDev0_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink3_idDev0_npu\nstruct CUpti_ActivityNvLink3.idDev0.npu, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"domainId", 4, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityNvLink3_idDev1: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink3_idDev1\nstruct CUpti_ActivityNvLink3.idDev1, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti::CUpti_ActivityNvLink3_idDev1_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink3_idDev1_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink3_idDev1_npu\nstruct CUpti_ActivityNvLink3.idDev1.npu, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"domainId", 4, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityObjectKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityObjectKind\nenum CUpti_ActivityObjectKind, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_OBJECT_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_OBJECT_PROCESS", 1);
        table.member("CUPTI_ACTIVITY_OBJECT_THREAD", 2);
        table.member("CUPTI_ACTIVITY_OBJECT_DEVICE", 3);
        table.member("CUPTI_ACTIVITY_OBJECT_CONTEXT", 4);
        table.member("CUPTI_ACTIVITY_OBJECT_STREAM", 5);
        table.member("CUPTI_ACTIVITY_OBJECT_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityObjectKindId: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityObjectKindId\nstruct CUpti_ActivityObjectKindId, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (12, 4, true),
    |table| {
        table.field(c"pt", 0, Ty::Record(&cupti::CUpti_ActivityObjectKindId_pt));
        table.field(c"dcs", 0, Ty::Record(&cupti::CUpti_ActivityObjectKindId_dcs));
    },
);

pub(crate) static CUpti_ActivityObjectKindId_dcs: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityObjectKindId_dcs\nstruct CUpti_ActivityObjectKindId.dcs, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (12, 4, false),
    |table| {
        table.field(c"deviceId", 0, Ty::U32);
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"streamId", 8, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityObjectKindId_pt: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityObjectKindId_pt\nstruct CUpti_ActivityObjectKindId.pt, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"processId", 0, Ty::U32);
        table.field(c"threadId", 4, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityOverheadCommandBufferFullData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOverheadCommandBufferFullData\nstruct CUpti_ActivityOverheadCommandBufferFullData, from cupti_activity.h. Since CUDA 12.4.",
    (12, 4, false),
    |table| {
        table.field(c"commandBufferLength", 0, Ty::U32);
        table.field(c"channelID", 4, Ty::U32);
        table.field(c"channelType", 8, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityOverheadKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOverheadKind\nenum CUpti_ActivityOverheadKind, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_OVERHEAD_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_OVERHEAD_DRIVER_COMPILER", 1);
        table.member("CUPTI_ACTIVITY_OVERHEAD_CUPTI_BUFFER_FLUSH", 65536);
        table.member("CUPTI_ACTIVITY_OVERHEAD_CUPTI_INSTRUMENTATION", 131072);
        table.member("CUPTI_ACTIVITY_OVERHEAD_CUPTI_RESOURCE", 196608);
        table.member("CUPTI_ACTIVITY_OVERHEAD_RUNTIME_TRIGGERED_MODULE_LOADING", 262144);
        table.member("CUPTI_ACTIVITY_OVERHEAD_LAZY_FUNCTION_LOADING", 327680);
        table.member("CUPTI_ACTIVITY_OVERHEAD_COMMAND_BUFFER_FULL", 393216);
        table.member("CUPTI_ACTIVITY_OVERHEAD_ACTIVITY_BUFFER_REQUEST", 458752);
        table.member("CUPTI_ACTIVITY_OVERHEAD_UVM_ACTIVITY_INIT", 524288);
        table.member("CUPTI_ACTIVITY_OVERHEAD_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityPCSamplingConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPCSamplingConfig\nstruct CUpti_ActivityPCSamplingConfig, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"size", 0, Ty::U32);
        table.field(c"samplingPeriod", 4, Ty::Enum(&cupti::CUpti_ActivityPCSamplingPeriod));
        table.field(c"samplingPeriod2", 8, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityPCSamplingPeriod: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPCSamplingPeriod\nenum CUpti_ActivityPCSamplingPeriod, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_INVALID", 0);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MIN", 1);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_LOW", 2);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MID", 3);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_HIGH", 4);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MAX", 5);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityPCSamplingStallReason: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPCSamplingStallReason\nenum CUpti_ActivityPCSamplingStallReason, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_STALL_INVALID", 0);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_STALL_NONE", 1);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_STALL_INST_FETCH", 2);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_STALL_EXEC_DEPENDENCY", 3);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_STALL_MEMORY_DEPENDENCY", 4);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_STALL_TEXTURE", 5);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_STALL_SYNC", 6);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_STALL_CONSTANT_MEMORY_DEPENDENCY", 7);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_STALL_PIPE_BUSY", 8);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_STALL_MEMORY_THROTTLE", 9);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_STALL_NOT_SELECTED", 10);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_STALL_OTHER", 11);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_STALL_SLEEPING", 12);
        table.member("CUPTI_ACTIVITY_PC_SAMPLING_STALL_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityPartitionedGlobalCacheConfig: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPartitionedGlobalCacheConfig\nenum CUpti_ActivityPartitionedGlobalCacheConfig, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_NOT_SUPPORTED", 1);
        table.member("CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_OFF", 2);
        table.member("CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_ON", 3);
        table.member("CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_FORCE_INT", 2147483647);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityPcie_id: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcie_id\nstruct CUpti_ActivityPcie.id, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (4, 4, true),
    |table| {
        table.field(c"devId", 0, Ty::Value(&driver::CUdevice));
        table.field(c"bridgeId", 0, Ty::U32);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityPcie_id: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcie_id\nstruct CUpti_ActivityPcie.id, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (4, 1, true),
    |table| {
        table.field(c"devId", 0, Ty::Value(&driver::CUdevice));
        table.field(c"bridgeId", 0, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityPreemptionKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPreemptionKind\nenum CUpti_ActivityPreemptionKind, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_PREEMPTION_KIND_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_PREEMPTION_KIND_SAVE", 1);
        table.member("CUPTI_ACTIVITY_PREEMPTION_KIND_RESTORE", 2);
        table.member("CUPTI_ACTIVITY_PREEMPTION_KIND_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityStreamFlag: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityStreamFlag\nenum CUpti_ActivityStreamFlag, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_STREAM_CREATE_FLAG_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_STREAM_CREATE_FLAG_DEFAULT", 1);
        table.member("CUPTI_ACTIVITY_STREAM_CREATE_FLAG_NON_BLOCKING", 2);
        table.member("CUPTI_ACTIVITY_STREAM_CREATE_FLAG_NULL", 3);
        table.member("CUPTI_ACTIVITY_STREAM_CREATE_MASK", 65535);
        table.member("CUPTI_ACTIVITY_STREAM_CREATE_FLAG_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivitySynchronizationType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivitySynchronizationType\nenum CUpti_ActivitySynchronizationType, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_EVENT_SYNCHRONIZE", 1);
        table.member("CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_STREAM_WAIT_EVENT", 2);
        table.member("CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_STREAM_SYNCHRONIZE", 3);
        table.member("CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_CONTEXT_SYNCHRONIZE", 4);
        table.member("CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityThreadIdType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityThreadIdType\nenum CUpti_ActivityThreadIdType, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_THREAD_ID_TYPE_DEFAULT", 0);
        table.member("CUPTI_ACTIVITY_THREAD_ID_TYPE_SYSTEM", 1);
        table.member("CUPTI_ACTIVITY_THREAD_ID_TYPE_SIZE", 2);
        table.member("CUPTI_ACTIVITY_THREAD_ID_TYPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityUnifiedMemoryAccessType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryAccessType\nenum CUpti_ActivityUnifiedMemoryAccessType, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_READ", 1);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_WRITE", 2);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_ATOMIC", 3);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_PREFETCH", 4);
    },
);

pub(crate) static CUpti_ActivityUnifiedMemoryCounterConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryCounterConfig\nstruct CUpti_ActivityUnifiedMemoryCounterConfig, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"scope", 0, Ty::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterScope));
        table.field(c"kind", 4, Ty::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterKind));
        table.field(c"deviceId", 8, Ty::U32);
        table.field(c"enable", 12, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityUnifiedMemoryCounterKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryCounterKind\nenum CUpti_ActivityUnifiedMemoryCounterKind, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_HTOD", 1);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_DTOH", 2);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_CPU_PAGE_FAULT_COUNT", 3);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_GPU_PAGE_FAULT", 4);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_THRASHING", 5);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_THROTTLING", 6);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_REMOTE_MAP", 7);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_DTOD", 8);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_COUNT", 9);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityUnifiedMemoryCounterScope: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryCounterScope\nenum CUpti_ActivityUnifiedMemoryCounterScope, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_PROCESS_SINGLE_DEVICE", 1);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_PROCESS_ALL_DEVICES", 2);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_COUNT", 3);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityUnifiedMemoryMigrationCause: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryMigrationCause\nenum CUpti_ActivityUnifiedMemoryMigrationCause, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_USER", 1);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_COHERENCE", 2);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_PREFETCH", 3);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_EVICTION", 4);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_ACCESS_COUNTERS", 5);
    },
);

pub(crate) static CUpti_ActivityUnifiedMemoryRemoteMapCause: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryRemoteMapCause\nenum CUpti_ActivityUnifiedMemoryRemoteMapCause, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_UNKNOWN", 0);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_COHERENCE", 1);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_THRASHING", 2);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_POLICY", 3);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_OUT_OF_MEMORY", 4);
        table.member("CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_EVICTION", 5);
    },
);

pub(crate) static CUpti_ApiCallbackSite: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ApiCallbackSite\nenum CUpti_ApiCallbackSite, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_API_ENTER", 0);
        table.member("CUPTI_API_EXIT", 1);
        table.member("CUPTI_API_CBSITE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_BuffersCallbackCompleteFunc__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Value(Ty::Value(&driver::CUcontext)), ArgKind::Value(Ty::U32), ArgKind::Value(Ty::Pointer),
        ArgKind::Value(Ty::U64), ArgKind::Value(Ty::U64),
    ],
);

pub(crate) static CUpti_BuffersCallbackCompleteFunc: ValueDef = ValueDef::new(
        "cubind.cuda13.cupti.CUpti_BuffersCallbackCompleteFunc\nthe address of a C function, CUpti_BuffersCallbackCompleteFunc, from cupti_activity.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUpti_BuffersCallbackCompleteFunc__signature);

pub(crate) static CUpti_BuffersCallbackRequestFunc__signature: Signature = Signature::new(
    None, &[ArgKind::Output(Ty::Pointer), ArgKind::Output(Ty::U64), ArgKind::Output(Ty::U64)],
);

pub(crate) static CUpti_BuffersCallbackRequestFunc: ValueDef = ValueDef::new(
        "cubind.cuda13.cupti.CUpti_BuffersCallbackRequestFunc\nthe address of a C function, CUpti_BuffersCallbackRequestFunc, from cupti_activity.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUpti_BuffersCallbackRequestFunc__signature);

pub(crate) static CUpti_CallbackData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_CallbackData\nstruct CUpti_CallbackData, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"callbackSite", 0, Ty::Enum(&cupti::CUpti_ApiCallbackSite));
        table.field(c"functionName", 8, Ty::CString);
        table.field(c"functionParams", 16, Ty::Pointer);
        table.field(c"functionReturnValue", 24, Ty::Pointer);
        table.field(c"symbolName", 32, Ty::CString);
        table.field(c"context", 40, Ty::Value(&driver::CUcontext));
        table.field(c"contextUid", 48, Ty::U32);
        table.field(c"correlationData", 56, Ty::Pointer).in_digits();
        table.field(c"correlationId", 64, Ty::U32);
    },
);

pub(crate) static CUpti_CallbackDomain: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_CallbackDomain\nenum CUpti_CallbackDomain, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_CB_DOMAIN_INVALID", 0);
        table.member("CUPTI_CB_DOMAIN_DRIVER_API", 1);
        table.member("CUPTI_CB_DOMAIN_RUNTIME_API", 2);
        table.member("CUPTI_CB_DOMAIN_RESOURCE", 3);
        table.member("CUPTI_CB_DOMAIN_SYNCHRONIZE", 4);
        table.member("CUPTI_CB_DOMAIN_NVTX", 5);
        table.member("CUPTI_CB_DOMAIN_STATE", 6);
        table.member("CUPTI_CB_DOMAIN_SIZE", 7);
        table.member("CUPTI_CB_DOMAIN_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_CallbackFunc__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Data, ArgKind::Value(Ty::Enum(&cupti::CUpti_CallbackDomain)),
        ArgKind::Value(Ty::Value(&cupti::CUpti_CallbackId)), ArgKind::Value(Ty::Pointer),
    ],
);

pub(crate) static CUpti_CallbackFunc: ValueDef = ValueDef::new(
        "cubind.cuda13.cupti.CUpti_CallbackFunc\nthe address of a C function, CUpti_CallbackFunc, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUpti_CallbackFunc__signature);

pub(crate) static CUpti_CallbackId: ValueDef = ValueDef::new(
    "cubind.cuda13.cupti.CUpti_CallbackId\ntypedef CUpti_CallbackId, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
    ValueKind::U32, None,
);

pub(crate) static CUpti_CallbackIdState: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_CallbackIdState\nenum CUpti_CallbackIdState, from cupti_callbacks.h. Since CUDA 12.2.",
    |table| {
        table.member("CUPTI_CBID_STATE_INVALID", 0);
        table.member("CUPTI_CBID_STATE_FATAL_ERROR", 1);
        table.member("CUPTI_CBID_STATE_ERROR", 2);
        table.member("CUPTI_CBID_STATE_WARNING", 3);
        table.member("CUPTI_CBID_STATE_SIZE", 4);
        table.member("CUPTI_CBID_STATE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_CallbackIdSync: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_CallbackIdSync\nenum CUpti_CallbackIdSync, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_CBID_SYNCHRONIZE_INVALID", 0);
        table.member("CUPTI_CBID_SYNCHRONIZE_STREAM_SYNCHRONIZED", 1);
        table.member("CUPTI_CBID_SYNCHRONIZE_CONTEXT_SYNCHRONIZED", 2);
        table.member("CUPTI_CBID_SYNCHRONIZE_SIZE", 3);
        table.member("CUPTI_CBID_SYNCHRONIZE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ChannelType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ChannelType\nenum CUpti_ChannelType, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_CHANNEL_TYPE_INVALID", 0);
        table.member("CUPTI_CHANNEL_TYPE_COMPUTE", 1);
        table.member("CUPTI_CHANNEL_TYPE_ASYNC_MEMCPY", 2);
        table.member("CUPTI_CHANNEL_TYPE_DECOMP", 3);
        table.member("CUPTI_CHANNEL_TYPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ComputeCrcCallbackFunc__signature: Signature = Signature::new(
    None, &[ArgKind::Data, ArgKind::Value(Ty::U64), ArgKind::Output(Ty::U64)],
);

pub(crate) static CUpti_ComputeCrcCallbackFunc: ValueDef = ValueDef::new(
        "cubind.cuda13.cupti.CUpti_ComputeCrcCallbackFunc\nthe address of a C function, CUpti_ComputeCrcCallbackFunc, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUpti_ComputeCrcCallbackFunc__signature);

pub(crate) static CUpti_ConfidentialComputeRotationEventType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ConfidentialComputeRotationEventType\nenum CUpti_ConfidentialComputeRotationEventType, from cupti_activity.h. Since CUDA 12.9.",
    |table| {
        table.member("CUPTI_CONFIDENTIAL_COMPUTE_INVALID_ROTATION_EVENT", 0);
        table.member("CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_BLOCKED", 1);
        table.member("CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_DRAINED", 2);
        table.member("CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_UNBLOCKED", 3);
        table.member("CUPTI_CONFIDENTIAL_COMPUTE_EVENT_TYPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ContextCigMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ContextCigMode\nenum CUpti_ContextCigMode, from cupti_activity.h. Since CUDA 12.5.",
    |table| {
        table.member("CUPTI_CONTEXT_CIG_MODE_NONE", 0);
        table.member("CUPTI_CONTEXT_CIG_MODE_CIG", 1);
        table.member("CUPTI_CONTEXT_CIG_MODE_CIG_FALLBACK", 2);
        table.member("CUPTI_CONTEXT_CIG_MODE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_DevType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_DevType\nenum CUpti_DevType, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_DEV_TYPE_INVALID", 0);
        table.member("CUPTI_DEV_TYPE_GPU", 1);
        table.member("CUPTI_DEV_TYPE_NPU", 2);
        table.member("CUPTI_DEV_TYPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_DeviceAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_DeviceAttribute\nenum CUpti_DeviceAttribute, from cupti_events.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_DEVICE_ATTR_MAX_EVENT_ID", 1);
        table.member("CUPTI_DEVICE_ATTR_MAX_EVENT_DOMAIN_ID", 2);
        table.member("CUPTI_DEVICE_ATTR_GLOBAL_MEMORY_BANDWIDTH", 3);
        table.member("CUPTI_DEVICE_ATTR_INSTRUCTION_PER_CYCLE", 4);
        table.member("CUPTI_DEVICE_ATTR_INSTRUCTION_THROUGHPUT_SINGLE_PRECISION", 5);
        table.member("CUPTI_DEVICE_ATTR_MAX_FRAME_BUFFERS", 6);
        table.member("CUPTI_DEVICE_ATTR_PCIE_LINK_RATE", 7);
        table.member("CUPTI_DEVICE_ATTR_PCIE_LINK_WIDTH", 8);
        table.member("CUPTI_DEVICE_ATTR_PCIE_GEN", 9);
        table.member("CUPTI_DEVICE_ATTR_DEVICE_CLASS", 10);
        table.member("CUPTI_DEVICE_ATTR_FLOP_SP_PER_CYCLE", 11);
        table.member("CUPTI_DEVICE_ATTR_FLOP_DP_PER_CYCLE", 12);
        table.member("CUPTI_DEVICE_ATTR_MAX_L2_UNITS", 13);
        table.member("CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_SHARED", 14);
        table.member("CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_L1", 15);
        table.member("CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_EQUAL", 16);
        table.member("CUPTI_DEVICE_ATTR_FLOP_HP_PER_CYCLE", 17);
        table.member("CUPTI_DEVICE_ATTR_NVLINK_PRESENT", 18);
        table.member("CUPTI_DEVICE_ATTR_GPU_CPU_NVLINK_BW", 19);
        table.member("CUPTI_DEVICE_ATTR_NVSWITCH_PRESENT", 20);
        table.member("CUPTI_DEVICE_ATTR_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_DeviceAttributeDeviceClass: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_DeviceAttributeDeviceClass\nenum CUpti_DeviceAttributeDeviceClass, from cupti_events.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_DEVICE_ATTR_DEVICE_CLASS_TESLA", 0);
        table.member("CUPTI_DEVICE_ATTR_DEVICE_CLASS_QUADRO", 1);
        table.member("CUPTI_DEVICE_ATTR_DEVICE_CLASS_GEFORCE", 2);
        table.member("CUPTI_DEVICE_ATTR_DEVICE_CLASS_TEGRA", 3);
    },
);

pub(crate) static CUpti_DeviceGraphLaunchMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_DeviceGraphLaunchMode\nenum CUpti_DeviceGraphLaunchMode, from cupti_activity.h. Since CUDA 12.8.",
    |table| {
        table.member("CUPTI_DEVICE_GRAPH_LAUNCH_MODE_INVALID", 0);
        table.member("CUPTI_DEVICE_GRAPH_LAUNCH_MODE_FIRE_AND_FORGET", 1);
        table.member("CUPTI_DEVICE_GRAPH_LAUNCH_MODE_TAIL", 2);
        table.member("CUPTI_DEVICE_GRAPH_LAUNCH_MODE_FIRE_AND_FORGET_AS_SIBLING", 3);
    },
);

pub(crate) static CUpti_DeviceVirtualizationMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_DeviceVirtualizationMode\nenum CUpti_DeviceVirtualizationMode, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_DEVICE_VIRTUALIZATION_MODE_NONE", 0);
        table.member("CUPTI_DEVICE_VIRTUALIZATION_MODE_PASS_THROUGH", 1);
        table.member("CUPTI_DEVICE_VIRTUALIZATION_MODE_VIRTUAL_GPU", 2);
        table.member("CUPTI_DEVICE_VIRTUALIZATION_MODE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_Device_GetChipName_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Device_GetChipName_Params\nstruct CUpti_Device_GetChipName_Params, from cupti_target.h. Since CUDA 12.0 or earlier.",
        (32, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"deviceIndex", 16, Ty::U64);
            table.field(c"pChipName", 24, Ty::CString);
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_EnvironmentClocksThrottleReason: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EnvironmentClocksThrottleReason\nenum CUpti_EnvironmentClocksThrottleReason, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_CLOCKS_THROTTLE_REASON_GPU_IDLE", 1);
        table.member("CUPTI_CLOCKS_THROTTLE_REASON_USER_DEFINED_CLOCKS", 2);
        table.member("CUPTI_CLOCKS_THROTTLE_REASON_SW_POWER_CAP", 4);
        table.member("CUPTI_CLOCKS_THROTTLE_REASON_HW_SLOWDOWN", 8);
        table.member("CUPTI_CLOCKS_THROTTLE_REASON_UNKNOWN", -2147483648);
        table.member("CUPTI_CLOCKS_THROTTLE_REASON_UNSUPPORTED", 1073741824);
        table.member("CUPTI_CLOCKS_THROTTLE_REASON_NONE", 0);
        table.member("CUPTI_CLOCKS_THROTTLE_REASON_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_EventAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EventAttribute\nenum CUpti_EventAttribute, from cupti_events.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_EVENT_ATTR_NAME", 0);
        table.member("CUPTI_EVENT_ATTR_SHORT_DESCRIPTION", 1);
        table.member("CUPTI_EVENT_ATTR_LONG_DESCRIPTION", 2);
        table.member("CUPTI_EVENT_ATTR_CATEGORY", 3);
        table.member("CUPTI_EVENT_ATTR_PROFILING_SCOPE", 5);
        table.member("CUPTI_EVENT_ATTR_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_EventCategory: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EventCategory\nenum CUpti_EventCategory, from cupti_events.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_EVENT_CATEGORY_INSTRUCTION", 0);
        table.member("CUPTI_EVENT_CATEGORY_MEMORY", 1);
        table.member("CUPTI_EVENT_CATEGORY_CACHE", 2);
        table.member("CUPTI_EVENT_CATEGORY_PROFILE_TRIGGER", 3);
        table.member("CUPTI_EVENT_CATEGORY_SYSTEM", 4);
        table.member("CUPTI_EVENT_CATEGORY_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_EventCollectionMethod: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EventCollectionMethod\nenum CUpti_EventCollectionMethod, from cupti_events.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_EVENT_COLLECTION_METHOD_PM", 0);
        table.member("CUPTI_EVENT_COLLECTION_METHOD_SM", 1);
        table.member("CUPTI_EVENT_COLLECTION_METHOD_INSTRUMENTED", 2);
        table.member("CUPTI_EVENT_COLLECTION_METHOD_NVLINK_TC", 3);
        table.member("CUPTI_EVENT_COLLECTION_METHOD_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_EventCollectionMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EventCollectionMode\nenum CUpti_EventCollectionMode, from cupti_events.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_EVENT_COLLECTION_MODE_CONTINUOUS", 0);
        table.member("CUPTI_EVENT_COLLECTION_MODE_KERNEL", 1);
        table.member("CUPTI_EVENT_COLLECTION_MODE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_EventDomainAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EventDomainAttribute\nenum CUpti_EventDomainAttribute, from cupti_events.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_EVENT_DOMAIN_ATTR_NAME", 0);
        table.member("CUPTI_EVENT_DOMAIN_ATTR_INSTANCE_COUNT", 1);
        table.member("CUPTI_EVENT_DOMAIN_ATTR_TOTAL_INSTANCE_COUNT", 3);
        table.member("CUPTI_EVENT_DOMAIN_ATTR_COLLECTION_METHOD", 4);
        table.member("CUPTI_EVENT_DOMAIN_ATTR_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_EventDomainID: ValueDef = ValueDef::new(
    "cubind.cuda13.cupti.CUpti_EventDomainID\ntypedef CUpti_EventDomainID, from cupti_events.h. Since CUDA 12.0 or earlier.",
    ValueKind::U32, None,
);

pub(crate) static CUpti_EventGroup: ValueDef = ValueDef::new(
    "cubind.cuda13.cupti.CUpti_EventGroup\ntypedef CUpti_EventGroup, from cupti_events.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static CUpti_EventGroupAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EventGroupAttribute\nenum CUpti_EventGroupAttribute, from cupti_events.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_EVENT_GROUP_ATTR_EVENT_DOMAIN_ID", 0);
        table.member("CUPTI_EVENT_GROUP_ATTR_PROFILE_ALL_DOMAIN_INSTANCES", 1);
        table.member("CUPTI_EVENT_GROUP_ATTR_USER_DATA", 2);
        table.member("CUPTI_EVENT_GROUP_ATTR_NUM_EVENTS", 3);
        table.member("CUPTI_EVENT_GROUP_ATTR_EVENTS", 4);
        table.member("CUPTI_EVENT_GROUP_ATTR_INSTANCE_COUNT", 5);
        table.member("CUPTI_EVENT_GROUP_ATTR_PROFILING_SCOPE", 6);
        table.member("CUPTI_EVENT_GROUP_ATTR_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_EventGroupSet: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_EventGroupSet\nstruct CUpti_EventGroupSet, from cupti_events.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"numEventGroups", 0, Ty::U32);
        table.field(c"eventGroups", 8, Ty::list(Ty::Value(&cupti::CUpti_EventGroup)));
    },
);

pub(crate) static CUpti_EventGroupSets: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_EventGroupSets\nstruct CUpti_EventGroupSets, from cupti_events.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"numSets", 0, Ty::U32);
        table.field(c"sets", 8, Ty::list(Ty::Record(&cupti::CUpti_EventGroupSet)));
    },
);

pub(crate) static CUpti_EventID: ValueDef = ValueDef::new(
    "cubind.cuda13.cupti.CUpti_EventID\ntypedef CUpti_EventID, from cupti_events.h. Since CUDA 12.0 or earlier.",
    ValueKind::U32, None,
);

pub(crate) static CUpti_EventProfilingScope: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EventProfilingScope\nenum CUpti_EventProfilingScope, from cupti_events.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_EVENT_PROFILING_SCOPE_CONTEXT", 0);
        table.member("CUPTI_EVENT_PROFILING_SCOPE_DEVICE", 1);
        table.member("CUPTI_EVENT_PROFILING_SCOPE_BOTH", 2);
        table.member("CUPTI_EVENT_PROFILING_SCOPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ExternalCorrelationKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ExternalCorrelationKind\nenum CUpti_ExternalCorrelationKind, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_EXTERNAL_CORRELATION_KIND_INVALID", 0);
        table.member("CUPTI_EXTERNAL_CORRELATION_KIND_UNKNOWN", 1);
        table.member("CUPTI_EXTERNAL_CORRELATION_KIND_OPENACC", 2);
        table.member("CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM0", 3);
        table.member("CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM1", 4);
        table.member("CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM2", 5);
        table.member("CUPTI_EXTERNAL_CORRELATION_KIND_SIZE", 6);
        table.member("CUPTI_EXTERNAL_CORRELATION_KIND_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_FuncShmemLimitConfig: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_FuncShmemLimitConfig\nenum CUpti_FuncShmemLimitConfig, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_FUNC_SHMEM_LIMIT_DEFAULT", 0);
        table.member("CUPTI_FUNC_SHMEM_LIMIT_OPTIN", 1);
        table.member("CUPTI_FUNC_SHMEM_LIMIT_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_GetCubinCrcParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_GetCubinCrcParams\nstruct CUpti_GetCubinCrcParams, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
        (32, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"cubinSize", 8, Ty::U64);
            table.field(c"cubin", 16, Ty::Pointer);
            table.field(c"cubinCrc", 24, Ty::U64);
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_GetSassToSourceCorrelationParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_GetSassToSourceCorrelationParams\nstruct CUpti_GetSassToSourceCorrelationParams, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
        (64, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"cubin", 8, Ty::Pointer);
            table.field(c"functionName", 16, Ty::CString);
            table.field(c"cubinSize", 24, Ty::U64);
            table.field(c"lineNumber", 32, Ty::U32);
            table.field(c"pcOffset", 40, Ty::U64);
            table.field(c"fileName", 48, Ty::Pointer).in_digits();
            table.field(c"dirName", 56, Ty::Pointer).in_digits();
        },
    )
    .starting(b"@\0\0\0\0\0\0\0");

pub(crate) static CUpti_GraphData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_GraphData\nstruct CUpti_GraphData, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
    (56, 8, false),
    |table| {
        table.field(c"graph", 0, Ty::Value(&driver::CUgraph));
        table.field(c"originalGraph", 8, Ty::Value(&driver::CUgraph));
        table.field(c"node", 16, Ty::Value(&driver::CUgraphNode));
        table.field(c"originalNode", 24, Ty::Value(&driver::CUgraphNode));
        table.field(c"nodeType", 32, Ty::Enum(&driver::CUgraphNodeType));
        table.field(c"dependency", 40, Ty::Value(&driver::CUgraphNode));
        table.field(c"graphExec", 48, Ty::Value(&driver::CUgraphExec));
    },
);

pub(crate) static CUpti_KernelReplayUpdateFunc__signature: Signature = Signature::new(
    None, &[ArgKind::String, ArgKind::Value(Ty::I32), ArgKind::Data],
);

pub(crate) static CUpti_KernelReplayUpdateFunc: ValueDef = ValueDef::new(
        "cubind.cuda13.cupti.CUpti_KernelReplayUpdateFunc\nthe address of a C function, CUpti_KernelReplayUpdateFunc, from cupti_events.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUpti_KernelReplayUpdateFunc__signature);

pub(crate) static CUpti_LinkFlag: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_LinkFlag\nenum CUpti_LinkFlag, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_LINK_FLAG_INVALID", 0);
        table.member("CUPTI_LINK_FLAG_PEER_ACCESS", 2);
        table.member("CUPTI_LINK_FLAG_SYSMEM_ACCESS", 4);
        table.member("CUPTI_LINK_FLAG_PEER_ATOMICS", 8);
        table.member("CUPTI_LINK_FLAG_SYSMEM_ATOMICS", 16);
        table.member("CUPTI_LINK_FLAG_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_MetricAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricAttribute\nenum CUpti_MetricAttribute, from cupti_metrics.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_METRIC_ATTR_NAME", 0);
        table.member("CUPTI_METRIC_ATTR_SHORT_DESCRIPTION", 1);
        table.member("CUPTI_METRIC_ATTR_LONG_DESCRIPTION", 2);
        table.member("CUPTI_METRIC_ATTR_CATEGORY", 3);
        table.member("CUPTI_METRIC_ATTR_VALUE_KIND", 4);
        table.member("CUPTI_METRIC_ATTR_EVALUATION_MODE", 5);
        table.member("CUPTI_METRIC_ATTR_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_MetricCategory: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricCategory\nenum CUpti_MetricCategory, from cupti_metrics.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_METRIC_CATEGORY_MEMORY", 0);
        table.member("CUPTI_METRIC_CATEGORY_INSTRUCTION", 1);
        table.member("CUPTI_METRIC_CATEGORY_MULTIPROCESSOR", 2);
        table.member("CUPTI_METRIC_CATEGORY_CACHE", 3);
        table.member("CUPTI_METRIC_CATEGORY_TEXTURE", 4);
        table.member("CUPTI_METRIC_CATEGORY_NVLINK", 5);
        table.member("CUPTI_METRIC_CATEGORY_PCIE", 6);
        table.member("CUPTI_METRIC_CATEGORY_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_MetricEvaluationMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricEvaluationMode\nenum CUpti_MetricEvaluationMode, from cupti_metrics.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_METRIC_EVALUATION_MODE_PER_INSTANCE", 1);
        table.member("CUPTI_METRIC_EVALUATION_MODE_AGGREGATE", 2);
        table.member("CUPTI_METRIC_EVALUATION_MODE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_MetricID: ValueDef = ValueDef::new(
    "cubind.cuda13.cupti.CUpti_MetricID\ntypedef CUpti_MetricID, from cupti_metrics.h. Since CUDA 12.0 or earlier.",
    ValueKind::U32, None,
);

pub(crate) static CUpti_MetricPropertyDeviceClass: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricPropertyDeviceClass\nenum CUpti_MetricPropertyDeviceClass, from cupti_metrics.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_METRIC_PROPERTY_DEVICE_CLASS_TESLA", 0);
        table.member("CUPTI_METRIC_PROPERTY_DEVICE_CLASS_QUADRO", 1);
        table.member("CUPTI_METRIC_PROPERTY_DEVICE_CLASS_GEFORCE", 2);
        table.member("CUPTI_METRIC_PROPERTY_DEVICE_CLASS_TEGRA", 3);
    },
);

pub(crate) static CUpti_MetricPropertyID: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricPropertyID\nenum CUpti_MetricPropertyID, from cupti_metrics.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_METRIC_PROPERTY_MULTIPROCESSOR_COUNT", 0);
        table.member("CUPTI_METRIC_PROPERTY_WARPS_PER_MULTIPROCESSOR", 1);
        table.member("CUPTI_METRIC_PROPERTY_KERNEL_GPU_TIME", 2);
        table.member("CUPTI_METRIC_PROPERTY_CLOCK_RATE", 3);
        table.member("CUPTI_METRIC_PROPERTY_FRAME_BUFFER_COUNT", 4);
        table.member("CUPTI_METRIC_PROPERTY_GLOBAL_MEMORY_BANDWIDTH", 5);
        table.member("CUPTI_METRIC_PROPERTY_PCIE_LINK_RATE", 6);
        table.member("CUPTI_METRIC_PROPERTY_PCIE_LINK_WIDTH", 7);
        table.member("CUPTI_METRIC_PROPERTY_PCIE_GEN", 8);
        table.member("CUPTI_METRIC_PROPERTY_DEVICE_CLASS", 9);
        table.member("CUPTI_METRIC_PROPERTY_FLOP_SP_PER_CYCLE", 10);
        table.member("CUPTI_METRIC_PROPERTY_FLOP_DP_PER_CYCLE", 11);
        table.member("CUPTI_METRIC_PROPERTY_L2_UNITS", 12);
        table.member("CUPTI_METRIC_PROPERTY_ECC_ENABLED", 13);
        table.member("CUPTI_METRIC_PROPERTY_FLOP_HP_PER_CYCLE", 14);
        table.member("CUPTI_METRIC_PROPERTY_GPU_CPU_NVLINK_BANDWIDTH", 15);
    },
);

pub(crate) static CUpti_MetricType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricType\nenum CUpti_MetricType, from cupti_profiler_host.h. Since CUDA 12.6.",
    |table| {
        table.member("CUPTI_METRIC_TYPE_COUNTER", 0);
        table.member("CUPTI_METRIC_TYPE_RATIO", 1);
        table.member("CUPTI_METRIC_TYPE_THROUGHPUT", 2);
        table.member("CUPTI_METRIC_TYPE__COUNT", 3);
    },
);

pub(crate) static CUpti_MetricValueKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricValueKind\nenum CUpti_MetricValueKind, from cupti_metrics.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_METRIC_VALUE_KIND_DOUBLE", 0);
        table.member("CUPTI_METRIC_VALUE_KIND_UINT64", 1);
        table.member("CUPTI_METRIC_VALUE_KIND_PERCENT", 2);
        table.member("CUPTI_METRIC_VALUE_KIND_THROUGHPUT", 3);
        table.member("CUPTI_METRIC_VALUE_KIND_INT64", 4);
        table.member("CUPTI_METRIC_VALUE_KIND_UTILIZATION_LEVEL", 5);
        table.member("CUPTI_METRIC_VALUE_KIND_NVTX_EXTENDED_PAYLOAD", 6);
        table.member("CUPTI_METRIC_VALUE_KIND_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_MetricValueUtilizationLevel: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricValueUtilizationLevel\nenum CUpti_MetricValueUtilizationLevel, from cupti_metrics.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_METRIC_VALUE_UTILIZATION_IDLE", 0);
        table.member("CUPTI_METRIC_VALUE_UTILIZATION_LOW", 2);
        table.member("CUPTI_METRIC_VALUE_UTILIZATION_MID", 5);
        table.member("CUPTI_METRIC_VALUE_UTILIZATION_HIGH", 8);
        table.member("CUPTI_METRIC_VALUE_UTILIZATION_MAX", 10);
        table.member("CUPTI_METRIC_VALUE_UTILIZATION_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ModuleResourceData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ModuleResourceData\nstruct CUpti_ModuleResourceData, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"moduleId", 0, Ty::U32);
        table.field(c"cubinSize", 8, Ty::U64);
        table.field(c"pCubin", 16, Ty::CString);
    },
);

pub(crate) static CUpti_NvtxData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_NvtxData\nstruct CUpti_NvtxData, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"functionName", 0, Ty::CString);
        table.field(c"functionParams", 8, Ty::Pointer);
        table.field(c"functionReturnValue", 16, Ty::Pointer);
    },
);

pub(crate) static CUpti_OpenAccConstructKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_OpenAccConstructKind\nenum CUpti_OpenAccConstructKind, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_UNKNOWN", 0);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_PARALLEL", 1);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_KERNELS", 2);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_LOOP", 3);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_DATA", 4);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_ENTER_DATA", 5);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_EXIT_DATA", 6);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_HOST_DATA", 7);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_ATOMIC", 8);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_DECLARE", 9);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_INIT", 10);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_SHUTDOWN", 11);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_SET", 12);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_UPDATE", 13);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_ROUTINE", 14);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_WAIT", 15);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_RUNTIME_API", 16);
        table.member("CUPTI_OPENACC_CONSTRUCT_KIND_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_OpenAccEventKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_OpenAccEventKind\nenum CUpti_OpenAccEventKind, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_OPENACC_EVENT_KIND_INVALID", 0);
        table.member("CUPTI_OPENACC_EVENT_KIND_DEVICE_INIT", 1);
        table.member("CUPTI_OPENACC_EVENT_KIND_DEVICE_SHUTDOWN", 2);
        table.member("CUPTI_OPENACC_EVENT_KIND_RUNTIME_SHUTDOWN", 3);
        table.member("CUPTI_OPENACC_EVENT_KIND_ENQUEUE_LAUNCH", 4);
        table.member("CUPTI_OPENACC_EVENT_KIND_ENQUEUE_UPLOAD", 5);
        table.member("CUPTI_OPENACC_EVENT_KIND_ENQUEUE_DOWNLOAD", 6);
        table.member("CUPTI_OPENACC_EVENT_KIND_WAIT", 7);
        table.member("CUPTI_OPENACC_EVENT_KIND_IMPLICIT_WAIT", 8);
        table.member("CUPTI_OPENACC_EVENT_KIND_COMPUTE_CONSTRUCT", 9);
        table.member("CUPTI_OPENACC_EVENT_KIND_UPDATE", 10);
        table.member("CUPTI_OPENACC_EVENT_KIND_ENTER_DATA", 11);
        table.member("CUPTI_OPENACC_EVENT_KIND_EXIT_DATA", 12);
        table.member("CUPTI_OPENACC_EVENT_KIND_CREATE", 13);
        table.member("CUPTI_OPENACC_EVENT_KIND_DELETE", 14);
        table.member("CUPTI_OPENACC_EVENT_KIND_ALLOC", 15);
        table.member("CUPTI_OPENACC_EVENT_KIND_FREE", 16);
        table.member("CUPTI_OPENACC_EVENT_KIND_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_OpenMpEventKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_OpenMpEventKind\nenum CUpti_OpenMpEventKind, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_OPENMP_EVENT_KIND_INVALID", 0);
        table.member("CUPTI_OPENMP_EVENT_KIND_PARALLEL", 1);
        table.member("CUPTI_OPENMP_EVENT_KIND_TASK", 2);
        table.member("CUPTI_OPENMP_EVENT_KIND_THREAD", 3);
        table.member("CUPTI_OPENMP_EVENT_KIND_IDLE", 4);
        table.member("CUPTI_OPENMP_EVENT_KIND_WAIT_BARRIER", 5);
        table.member("CUPTI_OPENMP_EVENT_KIND_WAIT_TASKWAIT", 6);
        table.member("CUPTI_OPENMP_EVENT_KIND_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_PCSamplingCollectionMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingCollectionMode\nenum CUpti_PCSamplingCollectionMode, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_PC_SAMPLING_COLLECTION_MODE_INVALID", 0);
        table.member("CUPTI_PC_SAMPLING_COLLECTION_MODE_CONTINUOUS", 1);
        table.member("CUPTI_PC_SAMPLING_COLLECTION_MODE_KERNEL_SERIALIZED", 2);
    },
);

pub(crate) static CUpti_PCSamplingConfigurationAttributeType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationAttributeType\nenum CUpti_PCSamplingConfigurationAttributeType, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_INVALID", 0);
        table.member("CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_PERIOD", 1);
        table.member("CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_STALL_REASON", 2);
        table.member("CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SCRATCH_BUFFER_SIZE", 3);
        table.member("CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_HARDWARE_BUFFER_SIZE", 4);
        table.member("CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_COLLECTION_MODE", 5);
        table.member("CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_ENABLE_START_STOP_CONTROL", 6);
        table.member("CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_OUTPUT_DATA_FORMAT", 7);
        table.member("CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_DATA_BUFFER", 8);
        table.member("CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_WORKER_THREAD_PERIODIC_SLEEP_SPAN", 9);
        table.member("CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo\nstruct CUpti_PCSamplingConfigurationInfo, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"attributeType", 0, Ty::Enum(&cupti::CUpti_PCSamplingConfigurationAttributeType));
        table.field(c"attributeStatus", 4, Ty::Enum(&cupti::CUptiResult));
        table.field(c"attributeData", 8, Ty::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData));
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    (24, 8, true),
    |table| {
        table.field(c"invalidData", 0, Ty::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_invalidData));
        table
            .field(
                c"samplingPeriodData", 0,
                Ty::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData),
            );
        table
            .field(
                c"stallReasonData", 0,
                Ty::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData),
            );
        table
            .field(
                c"scratchBufferSizeData", 0,
                Ty::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData),
            );
        table
            .field(
                c"hardwareBufferSizeData", 0,
                Ty::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData),
            );
        table
            .field(
                c"collectionModeData", 0,
                Ty::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_collectionModeData),
            );
        table
            .field(
                c"enableStartStopControlData", 0,
                Ty::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData),
            );
        table
            .field(
                c"outputDataFormatData", 0,
                Ty::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData),
            );
        table
            .field(
                c"samplingDataBufferData", 0,
                Ty::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData),
            );
        table
            .field(
                c"workerThreadPeriodicSleepSpanData", 0,
                Ty::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData),
            );
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_collectionModeData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_collectionModeData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.collectionModeData, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    (4, 4, false),
    |table| {
        table.field(c"collectionMode", 0, Ty::Enum(&cupti::CUpti_PCSamplingCollectionMode));
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.enableStartStopControlData, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    (4, 4, false),
    |table| {
        table.field(c"enableStartStopControl", 0, Ty::U32);
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.hardwareBufferSizeData, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"hardwareBufferSize", 0, Ty::U64);
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_invalidData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_invalidData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.invalidData, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U64, 3));
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.outputDataFormatData, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    (4, 4, false),
    |table| {
        table.field(c"outputDataFormat", 0, Ty::Enum(&cupti::CUpti_PCSamplingOutputDataFormat));
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.samplingDataBufferData, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"samplingDataBuffer", 0, Ty::Pointer);
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.samplingPeriodData, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    (4, 4, false),
    |table| {
        table.field(c"samplingPeriod", 0, Ty::U32);
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.scratchBufferSizeData, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"scratchBufferSize", 0, Ty::U64);
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.stallReasonData, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"stallReasonCount", 0, Ty::U64);
        table.field(c"pStallReasonIndex", 8, Ty::Pointer).in_digits();
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.workerThreadPeriodicSleepSpanData, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    (4, 4, false),
    |table| {
        table.field(c"workerThreadPeriodicSleepSpan", 0, Ty::U32);
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfoParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfoParams\nstruct CUpti_PCSamplingConfigurationInfoParams, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
        (40, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"numAttributes", 24, Ty::U64);
            table
                .field(
                    c"pPCSamplingConfigurationInfo", 32,
                    Ty::list(Ty::Record(&cupti::CUpti_PCSamplingConfigurationInfo)),
                );
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingData: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingData\nstruct CUpti_PCSamplingData, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
        (80, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"collectNumPcs", 8, Ty::U64);
            table.field(c"totalSamples", 16, Ty::U64);
            table.field(c"droppedSamples", 24, Ty::U64);
            table.field(c"totalNumPcs", 32, Ty::U64);
            table.field(c"remainingNumPcs", 40, Ty::U64);
            table.field(c"rangeId", 48, Ty::U64);
            table.field(c"pPcData", 56, Ty::list(Ty::Record(&cupti::CUpti_PCSamplingPCData)));
            table.field(c"nonUsrKernelsTotalSamples", 64, Ty::U64);
            table.field(c"hardwareBufferFull", 72, Ty::U8);
        },
    )
    .starting(b"P\0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingDisableParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingDisableParams\nstruct CUpti_PCSamplingDisableParams, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
        (24, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingEnableParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingEnableParams\nstruct CUpti_PCSamplingEnableParams, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
        (24, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingGetDataParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingGetDataParams\nstruct CUpti_PCSamplingGetDataParams, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
        (32, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"pcSamplingData", 24, Ty::Pointer);
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingGetNumStallReasonsParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingGetNumStallReasonsParams\nstruct CUpti_PCSamplingGetNumStallReasonsParams, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
        (32, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"numStallReasons", 24, Ty::Pointer).in_digits();
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingGetStallReasonsParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingGetStallReasonsParams\nstruct CUpti_PCSamplingGetStallReasonsParams, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
        (48, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"numStallReasons", 24, Ty::U64);
            table.field(c"stallReasonIndex", 32, Ty::Pointer).in_digits();
            table.field(c"stallReasons", 40, Ty::Pointer).in_digits();
        },
    )
    .starting(b"0\0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingOutputDataFormat: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingOutputDataFormat\nenum CUpti_PCSamplingOutputDataFormat, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_PC_SAMPLING_OUTPUT_DATA_FORMAT_INVALID", 0);
        table.member("CUPTI_PC_SAMPLING_OUTPUT_DATA_FORMAT_PARSED", 1);
    },
);

pub(crate) static CUpti_PCSamplingPCData: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingPCData\nstruct CUpti_PCSamplingPCData, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
        (64, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"cubinCrc", 8, Ty::U64);
            table.field(c"pcOffset", 16, Ty::U64);
            table.field(c"functionIndex", 24, Ty::U32);
            table.field(c"pad", 28, Ty::U32);
            table.field(c"functionName", 32, Ty::Pointer).in_digits();
            table.field(c"stallReasonCount", 40, Ty::U64);
            table.field(c"stallReason", 48, Ty::list(Ty::Record(&cupti::CUpti_PCSamplingStallReason)));
            table.field(c"correlationId", 56, Ty::U32);
        },
    )
    .starting(b"@\0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingStallReason: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingStallReason\nstruct CUpti_PCSamplingStallReason, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"pcSamplingStallReasonIndex", 0, Ty::U32);
        table.field(c"samples", 4, Ty::U32);
    },
);

pub(crate) static CUpti_PCSamplingStartParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingStartParams\nstruct CUpti_PCSamplingStartParams, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
        (24, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingStopParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingStopParams\nstruct CUpti_PCSamplingStopParams, from cupti_pcsampling.h. Since CUDA 12.0 or earlier.",
        (24, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_PcieDeviceType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PcieDeviceType\nenum CUpti_PcieDeviceType, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_PCIE_DEVICE_TYPE_GPU", 0);
        table.member("CUPTI_PCIE_DEVICE_TYPE_BRIDGE", 1);
        table.member("CUPTI_PCIE_DEVICE_TYPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_PcieGen: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PcieGen\nenum CUpti_PcieGen, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_PCIE_GEN_GEN1", 1);
        table.member("CUPTI_PCIE_GEN_GEN2", 2);
        table.member("CUPTI_PCIE_GEN_GEN3", 3);
        table.member("CUPTI_PCIE_GEN_GEN4", 4);
        table.member("CUPTI_PCIE_GEN_GEN5", 5);
        table.member("CUPTI_PCIE_GEN_GEN6", 6);
        table.member("CUPTI_PCIE_GEN_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_PmSampling_CounterDataImage_Initialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_CounterDataImage_Initialize_Params\nstruct CUpti_PmSampling_CounterDataImage_Initialize_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
            table.field(c"counterDataSize", 24, Ty::U64);
            table.field(c"pCounterData", 32, Ty::Pointer).in_digits();
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_CounterData_GetSampleInfo_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_CounterData_GetSampleInfo_Params\nstruct CUpti_PmSampling_CounterData_GetSampleInfo_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (64, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
            table.field(c"pCounterDataImage", 24, Ty::Pointer).in_digits();
            table.field(c"counterDataImageSize", 32, Ty::U64);
            table.field(c"sampleIndex", 40, Ty::U64);
            table.field(c"startTimestamp", 48, Ty::U64);
            table.field(c"endTimestamp", 56, Ty::U64);
        },
    )
    .starting(b"@\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_DecodeData_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_DecodeData_Params\nstruct CUpti_PmSampling_DecodeData_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (48, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
            table.field(c"pCounterDataImage", 24, Ty::Pointer).in_digits();
            table.field(c"counterDataImageSize", 32, Ty::U64);
            table.field(c"decodeStopReason", 40, Ty::Enum(&cupti::CUpti_PmSampling_DecodeStopReason));
            table.field(c"overflow", 44, Ty::U8);
        },
    )
    .starting(b"-\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_DecodeStopReason: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PmSampling_DecodeStopReason\nenum CUpti_PmSampling_DecodeStopReason, from cupti_pmsampling.h. Since CUDA 12.6.",
    |table| {
        table.member("CUPTI_PM_SAMPLING_DECODE_STOP_REASON_OTHER", 0);
        table.member("CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNTER_DATA_FULL", 1);
        table.member("CUPTI_PM_SAMPLING_DECODE_STOP_REASON_END_OF_RECORDS", 2);
        table.member("CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNT", 3);
    },
);

pub(crate) static CUpti_PmSampling_Disable_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_Disable_Params\nstruct CUpti_PmSampling_Disable_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_Enable_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_Enable_Params\nstruct CUpti_PmSampling_Enable_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (32, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"deviceIndex", 16, Ty::U64);
            table.field(c"pPmSamplingObject", 24, Ty::Pointer).in_digits();
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_GetCounterAvailability_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_GetCounterAvailability_Params\nstruct CUpti_PmSampling_GetCounterAvailability_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"deviceIndex", 16, Ty::U64);
            table.field(c"counterAvailabilityImageSize", 24, Ty::U64);
            table.field(c"pCounterAvailabilityImage", 32, Ty::Pointer).in_digits();
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_GetCounterDataInfo_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_GetCounterDataInfo_Params\nstruct CUpti_PmSampling_GetCounterDataInfo_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (56, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pCounterDataImage", 16, Ty::Pointer).in_digits();
            table.field(c"counterDataImageSize", 24, Ty::U64);
            table.field(c"numTotalSamples", 32, Ty::U64);
            table.field(c"numPopulatedSamples", 40, Ty::U64);
            table.field(c"numCompletedSamples", 48, Ty::U64);
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_GetCounterDataSize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_GetCounterDataSize_Params\nstruct CUpti_PmSampling_GetCounterDataSize_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (56, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
            table.field(c"pMetricNames", 24, Ty::Pointer).in_digits();
            table.field(c"numMetrics", 32, Ty::U64);
            table.field(c"maxSamples", 40, Ty::U32);
            table.field(c"counterDataSize", 48, Ty::U64);
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_HardwareBuffer_AppendMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PmSampling_HardwareBuffer_AppendMode\nenum CUpti_PmSampling_HardwareBuffer_AppendMode, from cupti_pmsampling.h. Since CUDA 12.8.",
    |table| {
        table.member("CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_OLDEST", 0);
        table.member("CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_LATEST", 1);
    },
);

pub(crate) static CUpti_PmSampling_SetConfig_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_SetConfig_Params\nstruct CUpti_PmSampling_SetConfig_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (64, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
            table.field(c"configSize", 24, Ty::U64);
            table.field(c"pConfig", 32, Ty::Pointer).in_digits();
            table.field(c"hardwareBufferSize", 40, Ty::U64);
            table.field(c"samplingInterval", 48, Ty::U64);
            table.field(c"triggerMode", 56, Ty::Enum(&cupti::CUpti_PmSampling_TriggerMode));
            table.field(c"hwBufferAppendMode", 60, Ty::Enum(&cupti::CUpti_PmSampling_HardwareBuffer_AppendMode));
        },
    )
    .starting(b"@\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_Start_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_Start_Params\nstruct CUpti_PmSampling_Start_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_Stop_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_Stop_Params\nstruct CUpti_PmSampling_Stop_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_TriggerMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PmSampling_TriggerMode\nenum CUpti_PmSampling_TriggerMode, from cupti_pmsampling.h. Since CUDA 12.6.",
    |table| {
        table.member("CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_SYSCLK_INTERVAL", 0);
        table.member("CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_TIME_INTERVAL", 1);
        table.member("CUPTI_PM_SAMPLING_TRIGGER_MODE_COUNT", 2);
    },
);

pub(crate) static CUpti_ProfilerRange: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ProfilerRange\nenum CUpti_ProfilerRange, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_Range_INVALID", 0);
        table.member("CUPTI_AutoRange", 1);
        table.member("CUPTI_UserRange", 2);
        table.member("CUPTI_Range_COUNT", 3);
    },
);

pub(crate) static CUpti_ProfilerReplayMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ProfilerReplayMode\nenum CUpti_ProfilerReplayMode, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_Replay_INVALID", 0);
        table.member("CUPTI_ApplicationReplay", 1);
        table.member("CUPTI_KernelReplay", 2);
        table.member("CUPTI_UserReplay", 3);
        table.member("CUPTI_Replay_COUNT", 4);
    },
);

pub(crate) static CUpti_ProfilerType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ProfilerType\nenum CUpti_ProfilerType, from cupti_profiler_host.h. Since CUDA 12.6.",
    |table| {
        table.member("CUPTI_PROFILER_TYPE_RANGE_PROFILER", 0);
        table.member("CUPTI_PROFILER_TYPE_PM_SAMPLING", 1);
        table.member("CUPTI_PROFILER_TYPE_PROFILER_INVALID", 2);
    },
);

pub(crate) static CUpti_Profiler_API: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_Profiler_API\nenum CUpti_Profiler_API, from cupti_profiler_target.h. Since CUDA 12.2.",
    |table| {
        table.member("CUPTI_PROFILER_RANGE_PROFILING", 0);
        table.member("CUPTI_PROFILER_PC_SAMPLING", 1);
        table.member("CUPTI_PROFILER_SASS_METRICS", 2);
        table.member("CUPTI_PROFILER_PM_SAMPLING", 3);
        table.member("CUPTI_PROFILER_UNKNOWN", 4);
    },
);

pub(crate) static CUpti_Profiler_BeginPass_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_BeginPass_Params\nstruct CUpti_Profiler_BeginPass_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_BeginSession_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_BeginSession_Params\nstruct CUpti_Profiler_BeginSession_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (96, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"counterDataImageSize", 24, Ty::U64);
            table.field(c"pCounterDataImage", 32, Ty::Pointer).in_digits();
            table.field(c"counterDataScratchBufferSize", 40, Ty::U64);
            table.field(c"pCounterDataScratchBuffer", 48, Ty::Pointer).in_digits();
            table.field(c"bDumpCounterDataInFile", 56, Ty::U8);
            table.field(c"pCounterDataFilePath", 64, Ty::CString);
            table.field(c"range", 72, Ty::Enum(&cupti::CUpti_ProfilerRange));
            table.field(c"replayMode", 76, Ty::Enum(&cupti::CUpti_ProfilerReplayMode));
            table.field(c"maxRangesPerPass", 80, Ty::U64);
            table.field(c"maxLaunchesPerPass", 88, Ty::U64);
        },
    )
    .starting(b"`\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_CounterDataImageOptions: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_CounterDataImageOptions\nstruct CUpti_Profiler_CounterDataImageOptions, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (48, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pCounterDataPrefix", 16, Ty::Pointer).in_digits();
            table.field(c"counterDataPrefixSize", 24, Ty::U64);
            table.field(c"maxNumRanges", 32, Ty::U32);
            table.field(c"maxNumRangeTreeNodes", 36, Ty::U32);
            table.field(c"maxRangeNameLength", 40, Ty::U32);
        },
    )
    .starting(b",\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params\nstruct CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"counterDataImageSize", 16, Ty::U64);
            table.field(c"pCounterDataImage", 24, Ty::Pointer).in_digits();
            table.field(c"counterDataScratchBufferSize", 32, Ty::U64);
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_CounterDataImage_CalculateSize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_CounterDataImage_CalculateSize_Params\nstruct CUpti_Profiler_CounterDataImage_CalculateSize_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"sizeofCounterDataImageOptions", 16, Ty::U64);
            table.field(c"pOptions", 24, Ty::list(Ty::Record(&cupti::CUpti_Profiler_CounterDataImageOptions)));
            table.field(c"counterDataImageSize", 32, Ty::U64);
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params\nstruct CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (48, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"counterDataImageSize", 16, Ty::U64);
            table.field(c"pCounterDataImage", 24, Ty::Pointer).in_digits();
            table.field(c"counterDataScratchBufferSize", 32, Ty::U64);
            table.field(c"pCounterDataScratchBuffer", 40, Ty::Pointer).in_digits();
        },
    )
    .starting(b"0\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_CounterDataImage_Initialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_CounterDataImage_Initialize_Params\nstruct CUpti_Profiler_CounterDataImage_Initialize_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (48, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"sizeofCounterDataImageOptions", 16, Ty::U64);
            table.field(c"pOptions", 24, Ty::list(Ty::Record(&cupti::CUpti_Profiler_CounterDataImageOptions)));
            table.field(c"counterDataImageSize", 32, Ty::U64);
            table.field(c"pCounterDataImage", 40, Ty::Pointer).in_digits();
        },
    )
    .starting(b"0\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_DeInitialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_DeInitialize_Params\nstruct CUpti_Profiler_DeInitialize_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (16, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
        },
    )
    .starting(b"\x10\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_DisableProfiling_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_DisableProfiling_Params\nstruct CUpti_Profiler_DisableProfiling_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_EnableProfiling_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_EnableProfiling_Params\nstruct CUpti_Profiler_EnableProfiling_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_EndPass_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_EndPass_Params\nstruct CUpti_Profiler_EndPass_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (48, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"targetNestingLevel", 24, Ty::U16);
            table.field(c"passIndex", 32, Ty::U64);
            table.field(c"allPassesSubmitted", 40, Ty::U8);
        },
    )
    .starting(b")\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_EndSession_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_EndSession_Params\nstruct CUpti_Profiler_EndSession_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_FlushCounterData_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_FlushCounterData_Params\nstruct CUpti_Profiler_FlushCounterData_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"numRangesDropped", 24, Ty::U64);
            table.field(c"numTraceBytesDropped", 32, Ty::U64);
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_ConfigAddMetrics_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_ConfigAddMetrics_Params\nstruct CUpti_Profiler_Host_ConfigAddMetrics_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.field(c"ppMetricNames", 24, Ty::Pointer).in_digits();
            table.field(c"numMetrics", 32, Ty::U64);
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_Deinitialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_Deinitialize_Params\nstruct CUpti_Profiler_Host_Deinitialize_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_EvaluateToGpuValues_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_EvaluateToGpuValues_Params\nstruct CUpti_Profiler_Host_EvaluateToGpuValues_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (72, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.field(c"pCounterDataImage", 24, Ty::Pointer).in_digits();
            table.field(c"counterDataImageSize", 32, Ty::U64);
            table.field(c"rangeIndex", 40, Ty::U64);
            table.field(c"ppMetricNames", 48, Ty::Pointer).in_digits();
            table.field(c"numMetrics", 56, Ty::U64);
            table.field(c"pMetricValues", 64, Ty::Pointer).in_digits();
        },
    )
    .starting(b"H\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetBaseMetrics_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetBaseMetrics_Params\nstruct CUpti_Profiler_Host_GetBaseMetrics_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (48, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.field(c"metricType", 24, Ty::Enum(&cupti::CUpti_MetricType));
            table.field(c"ppMetricNames", 32, Ty::Pointer).in_digits();
            table.field(c"numMetrics", 40, Ty::U64);
        },
    )
    .starting(b"0\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetConfigImageSize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetConfigImageSize_Params\nstruct CUpti_Profiler_Host_GetConfigImageSize_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (32, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.field(c"configImageSize", 24, Ty::U64);
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetConfigImage_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetConfigImage_Params\nstruct CUpti_Profiler_Host_GetConfigImage_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.field(c"configImageSize", 24, Ty::U64);
            table.field(c"pConfigImage", 32, Ty::Pointer).in_digits();
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params\nstruct CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (48, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"profilerType", 16, Ty::Enum(&cupti::CUpti_ProfilerType));
            table.field(c"pChipName", 24, Ty::CString);
            table.field(c"pCounterAvailabilityImage", 32, Ty::Pointer).in_digits();
            table.field(c"maxMetricsPerPass", 40, Ty::U64);
        },
    )
    .starting(b"0\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetNumOfPasses_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetNumOfPasses_Params\nstruct CUpti_Profiler_Host_GetNumOfPasses_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"configImageSize", 16, Ty::U64);
            table.field(c"pConfigImage", 24, Ty::Pointer).in_digits();
            table.field(c"numOfPasses", 32, Ty::U64);
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetRangeName_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetRangeName_Params\nstruct CUpti_Profiler_Host_GetRangeName_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (56, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pCounterDataImage", 16, Ty::Pointer).in_digits();
            table.field(c"counterDataImageSize", 24, Ty::U64);
            table.field(c"rangeIndex", 32, Ty::U64);
            table.field(c"delimiter", 40, Ty::CString);
            table.field(c"pRangeName", 48, Ty::CString);
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetSubMetrics_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetSubMetrics_Params\nstruct CUpti_Profiler_Host_GetSubMetrics_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (56, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.field(c"metricType", 24, Ty::Enum(&cupti::CUpti_MetricType));
            table.field(c"pMetricName", 32, Ty::CString);
            table.field(c"numOfSubmetrics", 40, Ty::U64);
            table.field(c"ppSubMetrics", 48, Ty::Pointer).in_digits();
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetSupportedChips_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetSupportedChips_Params\nstruct CUpti_Profiler_Host_GetSupportedChips_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (32, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"numChips", 16, Ty::U64);
            table.field(c"ppChipNames", 24, Ty::Pointer).in_digits();
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Initialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Initialize_Params\nstruct CUpti_Profiler_Initialize_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (16, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
        },
    )
    .starting(b"\x10\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_IsPassCollected_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_IsPassCollected_Params\nstruct CUpti_Profiler_IsPassCollected_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (48, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"numRangesDropped", 24, Ty::U64);
            table.field(c"numTraceBytesDropped", 32, Ty::U64);
            table.field(c"onePassCollected", 40, Ty::U8);
            table.field(c"allPassesCollected", 41, Ty::U8);
        },
    )
    .starting(b"*\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_PopRange_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_PopRange_Params\nstruct CUpti_Profiler_PopRange_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_PushRange_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_PushRange_Params\nstruct CUpti_Profiler_PushRange_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"pRangeName", 24, Ty::CString);
            table.field(c"rangeNameLength", 32, Ty::U64);
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_SetConfig_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_SetConfig_Params\nstruct CUpti_Profiler_SetConfig_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (64, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"pConfig", 24, Ty::Pointer).in_digits();
            table.field(c"configSize", 32, Ty::U64);
            table.field(c"minNestingLevel", 40, Ty::U16);
            table.field(c"numNestingLevels", 42, Ty::U16);
            table.field(c"passIndex", 48, Ty::U64);
            table.field(c"targetNestingLevel", 56, Ty::U16);
        },
    )
    .starting(b":\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Support_Level: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_Profiler_Support_Level\nenum CUpti_Profiler_Support_Level, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_PROFILER_CONFIGURATION_UNKNOWN", 0);
        table.member("CUPTI_PROFILER_CONFIGURATION_UNSUPPORTED", 1);
        table.member("CUPTI_PROFILER_CONFIGURATION_DISABLED", 2);
        table.member("CUPTI_PROFILER_CONFIGURATION_SUPPORTED", 3);
        table.member("CUPTI_PROFILER_CONFIGURATION_LIMITED_SUPPORT", 4);
    },
);

pub(crate) static CUpti_Profiler_UnsetConfig_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_UnsetConfig_Params\nstruct CUpti_Profiler_UnsetConfig_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_CounterDataImage_Initialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_CounterDataImage_Initialize_Params\nstruct CUpti_RangeProfiler_CounterDataImage_Initialize_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
            table.field(c"counterDataSize", 24, Ty::U64);
            table.field(c"pCounterData", 32, Ty::Pointer).in_digits();
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_CounterData_GetRangeInfo_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_CounterData_GetRangeInfo_Params\nstruct CUpti_RangeProfiler_CounterData_GetRangeInfo_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (56, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pCounterDataImage", 16, Ty::Pointer).in_digits();
            table.field(c"counterDataImageSize", 24, Ty::U64);
            table.field(c"rangeIndex", 32, Ty::U64);
            table.field(c"rangeDelimiter", 40, Ty::CString);
            table.field(c"rangeName", 48, Ty::CString);
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_DecodeData_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_DecodeData_Params\nstruct CUpti_RangeProfiler_DecodeData_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (32, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
            table.field(c"numOfRangeDropped", 24, Ty::U64);
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_Disable_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_Disable_Params\nstruct CUpti_RangeProfiler_Disable_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_GetCounterDataInfo_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_GetCounterDataInfo_Params\nstruct CUpti_RangeProfiler_GetCounterDataInfo_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pCounterDataImage", 16, Ty::Pointer).in_digits();
            table.field(c"counterDataImageSize", 24, Ty::U64);
            table.field(c"numTotalRanges", 32, Ty::U64);
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_GetCounterDataSize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_GetCounterDataSize_Params\nstruct CUpti_RangeProfiler_GetCounterDataSize_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (64, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
            table.field(c"pMetricNames", 24, Ty::Pointer).in_digits();
            table.field(c"numMetrics", 32, Ty::U64);
            table.field(c"maxNumOfRanges", 40, Ty::U64);
            table.field(c"maxNumRangeTreeNodes", 48, Ty::U32);
            table.field(c"counterDataSize", 56, Ty::U64);
        },
    )
    .starting(b"@\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_PopRange_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_PopRange_Params\nstruct CUpti_RangeProfiler_PopRange_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_PushRange_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_PushRange_Params\nstruct CUpti_RangeProfiler_PushRange_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (32, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
            table.field(c"pRangeName", 24, Ty::CString);
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_SetConfig_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_SetConfig_Params\nstruct CUpti_RangeProfiler_SetConfig_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (96, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
            table.field(c"configSize", 24, Ty::U64);
            table.field(c"pConfig", 32, Ty::Pointer).in_digits();
            table.field(c"counterDataImageSize", 40, Ty::U64);
            table.field(c"pCounterDataImage", 48, Ty::Pointer).in_digits();
            table.field(c"range", 56, Ty::Enum(&cupti::CUpti_ProfilerRange));
            table.field(c"replayMode", 60, Ty::Enum(&cupti::CUpti_ProfilerReplayMode));
            table.field(c"maxRangesPerPass", 64, Ty::U64);
            table.field(c"numNestingLevels", 72, Ty::U16);
            table.field(c"minNestingLevel", 74, Ty::U16);
            table.field(c"passIndex", 80, Ty::U64);
            table.field(c"targetNestingLevel", 88, Ty::U16);
        },
    )
    .starting(b"Z\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_Start_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_Start_Params\nstruct CUpti_RangeProfiler_Start_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_Stop_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_Stop_Params\nstruct CUpti_RangeProfiler_Stop_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (48, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
            table.field(c"passIndex", 24, Ty::U64);
            table.field(c"targetNestingLevel", 32, Ty::U64);
            table.field(c"isAllPassSubmitted", 40, Ty::U8);
        },
    )
    .starting(b")\0\0\0\0\0\0\0");

pub(crate) static CUpti_ReadEventFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ReadEventFlags\nenum CUpti_ReadEventFlags, from cupti_events.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_EVENT_READ_FLAG_NONE", 0);
        table.member("CUPTI_EVENT_READ_FLAG_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ResourceData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ResourceData\nstruct CUpti_ResourceData, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"context", 0, Ty::Value(&driver::CUcontext));
        table.field(c"resourceHandle", 8, Ty::Record(&cupti::CUpti_ResourceData_resourceHandle));
        table.field(c"resourceDescriptor", 16, Ty::Pointer);
    },
);

pub(crate) static CUpti_ResourceData_resourceHandle: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ResourceData_resourceHandle\nstruct CUpti_ResourceData.resourceHandle, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"stream", 0, Ty::Value(&driver::CUstream));
    },
);

pub(crate) static CUpti_SassMetricsDisable_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetricsDisable_Params\nstruct CUpti_SassMetricsDisable_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (32, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"numOfDroppedRecords", 24, Ty::U64);
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetricsEnable_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetricsEnable_Params\nstruct CUpti_SassMetricsEnable_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (32, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"enableLazyPatching", 24, Ty::U8);
        },
    )
    .starting(b"\x19\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetricsFlushData_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetricsFlushData_Params\nstruct CUpti_SassMetricsFlushData_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (48, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"numOfPatchedInstructionRecords", 24, Ty::U64);
            table.field(c"numOfInstances", 32, Ty::U64);
            table.field(c"pMetricsData", 40, Ty::list(Ty::Record(&cupti::CUpti_SassMetrics_Data)));
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetricsGetDataProperties_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetricsGetDataProperties_Params\nstruct CUpti_SassMetricsGetDataProperties_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"numOfPatchedInstructionRecords", 24, Ty::U64);
            table.field(c"numOfInstances", 32, Ty::U64);
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetricsSetConfig_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetricsSetConfig_Params\nstruct CUpti_SassMetricsSetConfig_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"numOfMetricConfig", 16, Ty::U64);
            table.field(c"pConfigs", 24, Ty::list(Ty::Record(&cupti::CUpti_SassMetrics_Config)));
            table.field(c"deviceIndex", 32, Ty::U32);
        },
    )
    .starting(b"$\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetricsUnsetConfig_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetricsUnsetConfig_Params\nstruct CUpti_SassMetricsUnsetConfig_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"deviceIndex", 16, Ty::U32);
        },
    )
    .starting(b"\x14\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetrics_Config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_SassMetrics_Config\nstruct CUpti_SassMetrics_Config, from cupti_sass_metrics.h. Since CUDA 12.2.",
    (16, 8, false),
    |table| {
        table.field(c"metricId", 0, Ty::U64);
        table.field(c"outputGranularity", 8, Ty::U8);
    },
);

pub(crate) static CUpti_SassMetrics_Data: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetrics_Data\nstruct CUpti_SassMetrics_Data, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (48, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"cubinCrc", 16, Ty::U32);
            table.field(c"functionIndex", 20, Ty::U32);
            table.field(c"functionName", 24, Ty::CString);
            table.field(c"pcOffset", 32, Ty::U32);
            table.field(c"pInstanceValues", 40, Ty::list(Ty::Record(&cupti::CUpti_SassMetrics_InstanceValue)));
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetrics_GetMetrics_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetrics_GetMetrics_Params\nstruct CUpti_SassMetrics_GetMetrics_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pChipName", 16, Ty::CString);
            table.field(c"numOfMetrics", 24, Ty::U64);
            table.field(c"pMetricsList", 32, Ty::list(Ty::Record(&cupti::CUpti_SassMetrics_MetricDetails)));
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetrics_GetNumOfMetrics_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetrics_GetNumOfMetrics_Params\nstruct CUpti_SassMetrics_GetNumOfMetrics_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (32, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pChipName", 16, Ty::CString);
            table.field(c"numOfMetrics", 24, Ty::U64);
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetrics_GetProperties_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetrics_GetProperties_Params\nstruct CUpti_SassMetrics_GetProperties_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (56, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pChipName", 16, Ty::CString);
            table.field(c"pMetricName", 24, Ty::CString);
            table.field(c"metric", 32, Ty::Record(&cupti::CUpti_SassMetrics_MetricDetails));
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetrics_InstanceValue: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_SassMetrics_InstanceValue\nstruct CUpti_SassMetrics_InstanceValue, from cupti_sass_metrics.h. Since CUDA 12.2.",
    (16, 8, false),
    |table| {
        table.field(c"metricId", 0, Ty::U64);
        table.field(c"value", 8, Ty::U64);
    },
);

pub(crate) static CUpti_SassMetrics_MetricDetails: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_SassMetrics_MetricDetails\nstruct CUpti_SassMetrics_MetricDetails, from cupti_sass_metrics.h. Since CUDA 12.2.",
    (24, 8, false),
    |table| {
        table.field(c"metricId", 0, Ty::U64);
        table.field(c"pMetricName", 8, Ty::CString);
        table.field(c"pMetricDescription", 16, Ty::CString);
    },
);

pub(crate) static CUpti_SassMetrics_OutputGranularity: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_SassMetrics_OutputGranularity\nenum CUpti_SassMetrics_OutputGranularity, from cupti_sass_metrics.h. Since CUDA 12.2.",
    |table| {
        table.member("CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_GPU", 0);
        table.member("CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_SM", 1);
        table.member("CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_SMSP", 2);
        table.member("CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_INVALID", 3);
    },
);

pub(crate) static CUpti_StateData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_StateData\nstruct CUpti_StateData, from cupti_callbacks.h. Since CUDA 12.2.",
    (16, 8, false),
    |table| {
        table.field(c"notification", 0, Ty::Record(&cupti::CUpti_StateData_anon0_notification));
    },
);

pub(crate) static CUpti_StateData_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_StateData_anon0\nstruct CUpti_StateData.anon0, from cupti_callbacks.h. Since CUDA 12.2.",
    (16, 8, true),
    |table| {
        table.field(c"notification", 0, Ty::Record(&cupti::CUpti_StateData_anon0_notification));
    },
);

pub(crate) static CUpti_StateData_anon0_notification: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_StateData_anon0_notification\nstruct CUpti_StateData.anon0.notification, from cupti_callbacks.h. Since CUDA 12.2.",
    (16, 8, false),
    |table| {
        table.field(c"result", 0, Ty::Enum(&cupti::CUptiResult));
        table.field(c"message", 8, Ty::CString);
    },
);

pub(crate) static CUpti_SubscriberHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.cupti.CUpti_SubscriberHandle\ntypedef CUpti_SubscriberHandle, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static CUpti_SynchronizeData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_SynchronizeData\nstruct CUpti_SynchronizeData, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"context", 0, Ty::Value(&driver::CUcontext));
        table.field(c"stream", 8, Ty::Value(&driver::CUstream));
    },
);

pub(crate) static CUpti_TimestampCallbackFunc__signature: Signature = Signature::new(Some(Ty::U64), &[]);

pub(crate) static CUpti_TimestampCallbackFunc: ValueDef = ValueDef::new(
        "cubind.cuda13.cupti.CUpti_TimestampCallbackFunc\nthe address of a C function, CUpti_TimestampCallbackFunc, from cupti_activity.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUpti_TimestampCallbackFunc__signature);

pub(crate) static CUpti_nvtx_api_trace_cbid: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_nvtx_api_trace_cbid\nenum CUpti_nvtx_api_trace_cbid, from cupti_nvtx_cbid.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_CBID_NVTX_INVALID", 0);
        table.member("CUPTI_CBID_NVTX_nvtxMarkA", 1);
        table.member("CUPTI_CBID_NVTX_nvtxMarkW", 2);
        table.member("CUPTI_CBID_NVTX_nvtxMarkEx", 3);
        table.member("CUPTI_CBID_NVTX_nvtxRangeStartA", 4);
        table.member("CUPTI_CBID_NVTX_nvtxRangeStartW", 5);
        table.member("CUPTI_CBID_NVTX_nvtxRangeStartEx", 6);
        table.member("CUPTI_CBID_NVTX_nvtxRangeEnd", 7);
        table.member("CUPTI_CBID_NVTX_nvtxRangePushA", 8);
        table.member("CUPTI_CBID_NVTX_nvtxRangePushW", 9);
        table.member("CUPTI_CBID_NVTX_nvtxRangePushEx", 10);
        table.member("CUPTI_CBID_NVTX_nvtxRangePop", 11);
        table.member("CUPTI_CBID_NVTX_nvtxNameCategoryA", 12);
        table.member("CUPTI_CBID_NVTX_nvtxNameCategoryW", 13);
        table.member("CUPTI_CBID_NVTX_nvtxNameOsThreadA", 14);
        table.member("CUPTI_CBID_NVTX_nvtxNameOsThreadW", 15);
        table.member("CUPTI_CBID_NVTX_nvtxNameCuDeviceA", 16);
        table.member("CUPTI_CBID_NVTX_nvtxNameCuDeviceW", 17);
        table.member("CUPTI_CBID_NVTX_nvtxNameCuContextA", 18);
        table.member("CUPTI_CBID_NVTX_nvtxNameCuContextW", 19);
        table.member("CUPTI_CBID_NVTX_nvtxNameCuStreamA", 20);
        table.member("CUPTI_CBID_NVTX_nvtxNameCuStreamW", 21);
        table.member("CUPTI_CBID_NVTX_nvtxNameCuEventA", 22);
        table.member("CUPTI_CBID_NVTX_nvtxNameCuEventW", 23);
        table.member("CUPTI_CBID_NVTX_nvtxNameCudaDeviceA", 24);
        table.member("CUPTI_CBID_NVTX_nvtxNameCudaDeviceW", 25);
        table.member("CUPTI_CBID_NVTX_nvtxNameCudaStreamA", 26);
        table.member("CUPTI_CBID_NVTX_nvtxNameCudaStreamW", 27);
        table.member("CUPTI_CBID_NVTX_nvtxNameCudaEventA", 28);
        table.member("CUPTI_CBID_NVTX_nvtxNameCudaEventW", 29);
        table.member("CUPTI_CBID_NVTX_nvtxDomainMarkEx", 30);
        table.member("CUPTI_CBID_NVTX_nvtxDomainRangeStartEx", 31);
        table.member("CUPTI_CBID_NVTX_nvtxDomainRangeEnd", 32);
        table.member("CUPTI_CBID_NVTX_nvtxDomainRangePushEx", 33);
        table.member("CUPTI_CBID_NVTX_nvtxDomainRangePop", 34);
        table.member("CUPTI_CBID_NVTX_nvtxDomainResourceCreate", 35);
        table.member("CUPTI_CBID_NVTX_nvtxDomainResourceDestroy", 36);
        table.member("CUPTI_CBID_NVTX_nvtxDomainNameCategoryA", 37);
        table.member("CUPTI_CBID_NVTX_nvtxDomainNameCategoryW", 38);
        table.member("CUPTI_CBID_NVTX_nvtxDomainRegisterStringA", 39);
        table.member("CUPTI_CBID_NVTX_nvtxDomainRegisterStringW", 40);
        table.member("CUPTI_CBID_NVTX_nvtxDomainCreateA", 41);
        table.member("CUPTI_CBID_NVTX_nvtxDomainCreateW", 42);
        table.member("CUPTI_CBID_NVTX_nvtxDomainDestroy", 43);
        table.member("CUPTI_CBID_NVTX_nvtxDomainSyncUserCreate", 44);
        table.member("CUPTI_CBID_NVTX_nvtxDomainSyncUserDestroy", 45);
        table.member("CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireStart", 46);
        table.member("CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireFailed", 47);
        table.member("CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireSuccess", 48);
        table.member("CUPTI_CBID_NVTX_nvtxDomainSyncUserReleasing", 49);
        table.member("CUPTI_CBID_NVTX_SIZE", 50);
        table.member("CUPTI_CBID_NVTX_FORCE_INT", 2147483647);
    },
);
