//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cupti, driver};

pub(crate) static CUptiResult: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUptiResult\nenum CUptiResult, from cupti_result.h. Since at least CUDA 12.0.",
    "CUPTI_SUCCESS CUPTI_ERROR_INVALID_PARAMETER CUPTI_ERROR_INVALID_DEVICE CUPTI_ERROR_INVALID_CONTEXT CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID CUPTI_ERROR_INVALID_EVENT_ID CUPTI_ERROR_INVALID_EVENT_NAME CUPTI_ERROR_INVALID_OPERATION CUPTI_ERROR_OUT_OF_MEMORY CUPTI_ERROR_HARDWARE CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT CUPTI_ERROR_API_NOT_IMPLEMENTED CUPTI_ERROR_MAX_LIMIT_REACHED CUPTI_ERROR_NOT_READY CUPTI_ERROR_NOT_COMPATIBLE CUPTI_ERROR_NOT_INITIALIZED CUPTI_ERROR_INVALID_METRIC_ID CUPTI_ERROR_INVALID_METRIC_NAME CUPTI_ERROR_QUEUE_EMPTY CUPTI_ERROR_INVALID_HANDLE CUPTI_ERROR_INVALID_STREAM CUPTI_ERROR_INVALID_KIND CUPTI_ERROR_INVALID_EVENT_VALUE CUPTI_ERROR_DISABLED CUPTI_ERROR_INVALID_MODULE CUPTI_ERROR_INVALID_METRIC_VALUE CUPTI_ERROR_HARDWARE_BUSY CUPTI_ERROR_NOT_SUPPORTED CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_DEVICE CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_NON_P2P_DEVICES CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_WITH_MPS CUPTI_ERROR_CDP_TRACING_NOT_SUPPORTED CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED CUPTI_ERROR_CUDA_COMPILER_NOT_COMPATIBLE CUPTI_ERROR_INSUFFICIENT_PRIVILEGES CUPTI_ERROR_OLD_PROFILER_API_INITIALIZED CUPTI_ERROR_OPENACC_UNDEFINED_ROUTINE CUPTI_ERROR_LEGACY_PROFILER_NOT_SUPPORTED CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED CUPTI_ERROR_INVALID_CHIP_NAME CUPTI_ERROR_HES_TRACE_NOT_SUPPORTED_ON_MPS CUPTI_ERROR_UNKNOWN=999 CUPTI_ERROR_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityAutoBoostState: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityAutoBoostState\nstruct CUpti_ActivityAutoBoostState, from cupti_activity.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.plain("enabled\0U32 0\0pid\0U32 4\0");
    },
);

pub(crate) static CUpti_ActivityCdpKernel_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityCdpKernel_cacheConfig\nstruct CUpti_ActivityCdpKernel.cacheConfig, from cupti_activity.h. Since at least CUDA 12.0.",
    (1, 1, true),
    |table| {
        table.plain("both\0U8 0\0");
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityCdpKernel_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityCdpKernel_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityCdpKernel_cacheConfig_config\nstruct CUpti_ActivityCdpKernel.cacheConfig.config, from cupti_activity.h. Since at least CUDA 12.0.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityComputeApiKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityComputeApiKind\nenum CUpti_ActivityComputeApiKind, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_COMPUTE_API_UNKNOWN CUPTI_ACTIVITY_COMPUTE_API_CUDA CUPTI_ACTIVITY_COMPUTE_API_CUDA_MPS CUPTI_ACTIVITY_COMPUTE_API_FORCE_INT=2147483647",
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityDeviceAttribute_value: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceAttribute_value\nstruct CUpti_ActivityDeviceAttribute.value, from cupti_activity.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.plain("vDouble\0F64 0\0vUint32\0U32 0\0vUint64\0U64 0\0vInt32\0I32 0\0vInt64\0I64 0\0");
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityDeviceAttribute_value: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceAttribute_value\nstruct CUpti_ActivityDeviceAttribute.value, from cupti_activity.h. Since at least CUDA 12.0.",
    (8, 1, true),
    |table| {
        table.plain("vDouble\0F64 0\0vUint32\0U32 0\0vUint64\0U64 0\0vInt32\0I32 0\0vInt64\0I64 0\0");
    },
);

pub(crate) static CUpti_ActivityEnvironmentKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentKind\nenum CUpti_ActivityEnvironmentKind, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_ENVIRONMENT_UNKNOWN CUPTI_ACTIVITY_ENVIRONMENT_SPEED CUPTI_ACTIVITY_ENVIRONMENT_TEMPERATURE CUPTI_ACTIVITY_ENVIRONMENT_POWER CUPTI_ACTIVITY_ENVIRONMENT_COOLING CUPTI_ACTIVITY_ENVIRONMENT_COUNT CUPTI_ACTIVITY_ENVIRONMENT_KIND_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityFlag: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityFlag\nenum CUpti_ActivityFlag, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_FLAG_NONE CUPTI_ACTIVITY_FLAG_DEVICE_CONCURRENT_KERNELS CUPTI_ACTIVITY_FLAG_DEVICE_ATTRIBUTE_CUDEVICE=1 CUPTI_ACTIVITY_FLAG_MEMCPY_ASYNC=1 CUPTI_ACTIVITY_FLAG_MARKER_INSTANTANEOUS=1 CUPTI_ACTIVITY_FLAG_MARKER_START CUPTI_ACTIVITY_FLAG_MARKER_END=4 CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE=8 CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE_SUCCESS=16 CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE_FAILED=32 CUPTI_ACTIVITY_FLAG_MARKER_SYNC_RELEASE=64 CUPTI_ACTIVITY_FLAG_MARKER_COLOR_NONE=1 CUPTI_ACTIVITY_FLAG_MARKER_COLOR_ARGB CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_SIZE_MASK=255 CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_LOAD CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_CACHED=512 CUPTI_ACTIVITY_FLAG_METRIC_OVERFLOWED=1 CUPTI_ACTIVITY_FLAG_METRIC_VALUE_INVALID CUPTI_ACTIVITY_FLAG_INSTRUCTION_VALUE_INVALID=1 CUPTI_ACTIVITY_FLAG_INSTRUCTION_CLASS_MASK=510 CUPTI_ACTIVITY_FLAG_FLUSH_FORCED=1 CUPTI_ACTIVITY_FLAG_SHARED_ACCESS_KIND_SIZE_MASK=255 CUPTI_ACTIVITY_FLAG_SHARED_ACCESS_KIND_LOAD CUPTI_ACTIVITY_FLAG_MEMSET_ASYNC=1 CUPTI_ACTIVITY_FLAG_THRASHING_IN_CPU=1 CUPTI_ACTIVITY_FLAG_THROTTLING_IN_CPU=1 CUPTI_ACTIVITY_FLAG_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityInstructionClass: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityInstructionClass\nenum CUpti_ActivityInstructionClass, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_INSTRUCTION_CLASS_UNKNOWN CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_32 CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_64 CUPTI_ACTIVITY_INSTRUCTION_CLASS_INTEGER CUPTI_ACTIVITY_INSTRUCTION_CLASS_BIT_CONVERSION CUPTI_ACTIVITY_INSTRUCTION_CLASS_CONTROL_FLOW CUPTI_ACTIVITY_INSTRUCTION_CLASS_GLOBAL CUPTI_ACTIVITY_INSTRUCTION_CLASS_SHARED CUPTI_ACTIVITY_INSTRUCTION_CLASS_LOCAL CUPTI_ACTIVITY_INSTRUCTION_CLASS_GENERIC CUPTI_ACTIVITY_INSTRUCTION_CLASS_SURFACE CUPTI_ACTIVITY_INSTRUCTION_CLASS_CONSTANT CUPTI_ACTIVITY_INSTRUCTION_CLASS_TEXTURE CUPTI_ACTIVITY_INSTRUCTION_CLASS_GLOBAL_ATOMIC CUPTI_ACTIVITY_INSTRUCTION_CLASS_SHARED_ATOMIC CUPTI_ACTIVITY_INSTRUCTION_CLASS_SURFACE_ATOMIC CUPTI_ACTIVITY_INSTRUCTION_CLASS_INTER_THREAD_COMMUNICATION CUPTI_ACTIVITY_INSTRUCTION_CLASS_BARRIER CUPTI_ACTIVITY_INSTRUCTION_CLASS_MISCELLANEOUS CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_16 CUPTI_ACTIVITY_INSTRUCTION_CLASS_UNIFORM CUPTI_ACTIVITY_INSTRUCTION_CLASS_KIND_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityJitEntryType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityJitEntryType\nenum CUpti_ActivityJitEntryType, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_JIT_ENTRY_INVALID CUPTI_ACTIVITY_JIT_ENTRY_PTX_TO_CUBIN CUPTI_ACTIVITY_JIT_ENTRY_NVVM_IR_TO_PTX CUPTI_ACTIVITY_JIT_ENTRY_TYPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityJitOperationType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityJitOperationType\nenum CUpti_ActivityJitOperationType, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_JIT_OPERATION_INVALID CUPTI_ACTIVITY_JIT_OPERATION_CACHE_LOAD CUPTI_ACTIVITY_JIT_OPERATION_CACHE_STORE CUPTI_ACTIVITY_JIT_OPERATION_COMPILE CUPTI_ACTIVITY_JIT_OPERATION_TYPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityKernel2_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel2_cacheConfig\nstruct CUpti_ActivityKernel2.cacheConfig, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, true),
    |table| {
        table.plain("both\0U8 0\0");
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityKernel2_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel2_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel2_cacheConfig_config\nstruct CUpti_ActivityKernel2.cacheConfig.config, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel3_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel3_cacheConfig\nstruct CUpti_ActivityKernel3.cacheConfig, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, true),
    |table| {
        table.plain("both\0U8 0\0");
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityKernel3_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel3_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel3_cacheConfig_config\nstruct CUpti_ActivityKernel3.cacheConfig.config, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel4_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel4_cacheConfig\nstruct CUpti_ActivityKernel4.cacheConfig, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, true),
    |table| {
        table.plain("both\0U8 0\0");
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityKernel4_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel4_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel4_cacheConfig_config\nstruct CUpti_ActivityKernel4.cacheConfig.config, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel5_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel5_cacheConfig\nstruct CUpti_ActivityKernel5.cacheConfig, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, true),
    |table| {
        table.plain("both\0U8 0\0");
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityKernel5_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel5_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel5_cacheConfig_config\nstruct CUpti_ActivityKernel5.cacheConfig.config, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel6_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel6_cacheConfig\nstruct CUpti_ActivityKernel6.cacheConfig, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, true),
    |table| {
        table.plain("both\0U8 0\0");
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityKernel6_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel6_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel6_cacheConfig_config\nstruct CUpti_ActivityKernel6.cacheConfig.config, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel7_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel7_cacheConfig\nstruct CUpti_ActivityKernel7.cacheConfig, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, true),
    |table| {
        table.plain("both\0U8 0\0");
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityKernel7_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel7_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel7_cacheConfig_config\nstruct CUpti_ActivityKernel7.cacheConfig.config, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel8_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel8_cacheConfig\nstruct CUpti_ActivityKernel8.cacheConfig, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, true),
    |table| {
        table.plain("both\0U8 0\0");
        table.field(c"config", 0, Ty::Record(&cupti::CUpti_ActivityKernel8_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel8_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel8_cacheConfig_config\nstruct CUpti_ActivityKernel8.cacheConfig.config, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityLaunchType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityLaunchType\nenum CUpti_ActivityLaunchType, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_LAUNCH_TYPE_REGULAR CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_SINGLE_DEVICE CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_MULTI_DEVICE CUPTI_ACTIVITY_LAUNCH_TYPE_CBL_COMMANDLIST",
);

pub(crate) static CUpti_ActivityMemcpyKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpyKind\nenum CUpti_ActivityMemcpyKind, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_MEMCPY_KIND_UNKNOWN CUPTI_ACTIVITY_MEMCPY_KIND_HTOD CUPTI_ACTIVITY_MEMCPY_KIND_DTOH CUPTI_ACTIVITY_MEMCPY_KIND_HTOA CUPTI_ACTIVITY_MEMCPY_KIND_ATOH CUPTI_ACTIVITY_MEMCPY_KIND_ATOA CUPTI_ACTIVITY_MEMCPY_KIND_ATOD CUPTI_ACTIVITY_MEMCPY_KIND_DTOA CUPTI_ACTIVITY_MEMCPY_KIND_DTOD CUPTI_ACTIVITY_MEMCPY_KIND_HTOH CUPTI_ACTIVITY_MEMCPY_KIND_PTOP CUPTI_ACTIVITY_MEMCPY_KIND_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityMemory2_memoryPoolConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory2_memoryPoolConfig\nstruct CUpti_ActivityMemory2.memoryPoolConfig, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"memoryPoolType", 0, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolType));
        table.plain("pad2\0U32 4\0address\0U64 8\0releaseThreshold\0U64 16\0");
        table.field(c"pool", 24, Ty::Record(&cupti::CUpti_ActivityMemory2_memoryPoolConfig_pool));
    },
);

pub(crate) static CUpti_ActivityMemory2_memoryPoolConfig_pool: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory2_memoryPoolConfig_pool\nstruct CUpti_ActivityMemory2.memoryPoolConfig.pool, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.plain("size\0U64 0\0processId\0U64 0\0");
    },
);

pub(crate) static CUpti_ActivityMemory3_memoryPoolConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory3_memoryPoolConfig\nstruct CUpti_ActivityMemory3.memoryPoolConfig, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"memoryPoolType", 0, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolType));
        table.plain("pad2\0U32 4\0address\0U64 8\0releaseThreshold\0U64 16\0");
        table.field(c"pool", 24, Ty::Record(&cupti::CUpti_ActivityMemory3_memoryPoolConfig_pool));
        table.plain("utilizedSize\0U64 32\0");
    },
);

pub(crate) static CUpti_ActivityMemory3_memoryPoolConfig_pool: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory3_memoryPoolConfig_pool\nstruct CUpti_ActivityMemory3.memoryPoolConfig.pool, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.plain("size\0U64 0\0processId\0U64 0\0");
    },
);

pub(crate) static CUpti_ActivityMemory4_memoryPoolConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory4_memoryPoolConfig\nstruct CUpti_ActivityMemory4.memoryPoolConfig, from cupti_activity.h. Since CUDA 12.6.",
    (40, 8, false),
    |table| {
        table.field(c"memoryPoolType", 0, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolType));
        table.plain("pad2\0U32 4\0address\0U64 8\0releaseThreshold\0U64 16\0");
        table.field(c"pool", 24, Ty::Record(&cupti::CUpti_ActivityMemory4_memoryPoolConfig_pool));
        table.plain("utilizedSize\0U64 32\0");
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityMemory4_memoryPoolConfig_pool: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory4_memoryPoolConfig_pool\nstruct CUpti_ActivityMemory4.memoryPoolConfig.pool, from cupti_activity.h. Since CUDA 12.6.",
    (8, 8, true),
    |table| {
        table.plain("size\0U64 0\0processId\0U64 0\0");
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityMemory4_memoryPoolConfig_pool: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory4_memoryPoolConfig_pool\nstruct CUpti_ActivityMemory4.memoryPoolConfig.pool, from cupti_activity.h. Since CUDA 12.6.",
    (8, 1, true),
    |table| {
        table.plain("size\0U64 0\0processId\0U64 0\0");
    },
);

pub(crate) static CUpti_ActivityMemoryKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryKind\nenum CUpti_ActivityMemoryKind, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_MEMORY_KIND_UNKNOWN CUPTI_ACTIVITY_MEMORY_KIND_PAGEABLE CUPTI_ACTIVITY_MEMORY_KIND_PINNED CUPTI_ACTIVITY_MEMORY_KIND_DEVICE CUPTI_ACTIVITY_MEMORY_KIND_ARRAY CUPTI_ACTIVITY_MEMORY_KIND_MANAGED CUPTI_ACTIVITY_MEMORY_KIND_DEVICE_STATIC CUPTI_ACTIVITY_MEMORY_KIND_MANAGED_STATIC CUPTI_ACTIVITY_MEMORY_KIND_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityMemoryOperationType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryOperationType\nenum CUpti_ActivityMemoryOperationType, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_INVALID CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_ALLOCATION CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_RELEASE CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityMemoryPoolOperationType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryPoolOperationType\nenum CUpti_ActivityMemoryPoolOperationType, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_INVALID CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_CREATED CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_DESTROYED CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_TRIMMED CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityMemoryPoolType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryPoolType\nenum CUpti_ActivityMemoryPoolType, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_MEMORY_POOL_TYPE_INVALID CUPTI_ACTIVITY_MEMORY_POOL_TYPE_LOCAL CUPTI_ACTIVITY_MEMORY_POOL_TYPE_IMPORTED CUPTI_ACTIVITY_MEMORY_POOL_TYPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityNvLink_idDev0: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink_idDev0\nstruct CUpti_ActivityNvLink.idDev0, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti::CUpti_ActivityNvLink_idDev0_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink_idDev0_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink_idDev0_npu\nstruct CUpti_ActivityNvLink.idDev0.npu, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("index\0U32 0\0domainId\0U32 4\0");
    },
);

pub(crate) static CUpti_ActivityNvLink_idDev1: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink_idDev1\nstruct CUpti_ActivityNvLink.idDev1, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti::CUpti_ActivityNvLink_idDev1_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink_idDev1_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink_idDev1_npu\nstruct CUpti_ActivityNvLink.idDev1.npu, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("index\0U32 0\0domainId\0U32 4\0");
    },
);

pub(crate) static CUpti_ActivityNvLink2_idDev0: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink2_idDev0\nstruct CUpti_ActivityNvLink2.idDev0, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti::CUpti_ActivityNvLink2_idDev0_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink2_idDev0_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink2_idDev0_npu\nstruct CUpti_ActivityNvLink2.idDev0.npu, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("index\0U32 0\0domainId\0U32 4\0");
    },
);

pub(crate) static CUpti_ActivityNvLink2_idDev1: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink2_idDev1\nstruct CUpti_ActivityNvLink2.idDev1, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti::CUpti_ActivityNvLink2_idDev1_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink2_idDev1_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink2_idDev1_npu\nstruct CUpti_ActivityNvLink2.idDev1.npu, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("index\0U32 0\0domainId\0U32 4\0");
    },
);

pub(crate) static CUpti_ActivityNvLink3_idDev0: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink3_idDev0\nstruct CUpti_ActivityNvLink3.idDev0, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti::CUpti_ActivityNvLink3_idDev0_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink3_idDev0_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink3_idDev0_npu\nstruct CUpti_ActivityNvLink3.idDev0.npu, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("index\0U32 0\0domainId\0U32 4\0");
    },
);

pub(crate) static CUpti_ActivityNvLink3_idDev1: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink3_idDev1\nstruct CUpti_ActivityNvLink3.idDev1, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti::CUpti_ActivityNvLink3_idDev1_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink3_idDev1_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink3_idDev1_npu\nstruct CUpti_ActivityNvLink3.idDev1.npu, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("index\0U32 0\0domainId\0U32 4\0");
    },
);

pub(crate) static CUpti_ActivityObjectKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityObjectKind\nenum CUpti_ActivityObjectKind, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_OBJECT_UNKNOWN CUPTI_ACTIVITY_OBJECT_PROCESS CUPTI_ACTIVITY_OBJECT_THREAD CUPTI_ACTIVITY_OBJECT_DEVICE CUPTI_ACTIVITY_OBJECT_CONTEXT CUPTI_ACTIVITY_OBJECT_STREAM CUPTI_ACTIVITY_OBJECT_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityObjectKindId: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityObjectKindId\nstruct CUpti_ActivityObjectKindId, from cupti_activity.h. Since at least CUDA 12.0.",
    (12, 4, true),
    |table| {
        table.field(c"pt", 0, Ty::Record(&cupti::CUpti_ActivityObjectKindId_pt));
        table.field(c"dcs", 0, Ty::Record(&cupti::CUpti_ActivityObjectKindId_dcs));
    },
);

pub(crate) static CUpti_ActivityObjectKindId_dcs: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityObjectKindId_dcs\nstruct CUpti_ActivityObjectKindId.dcs, from cupti_activity.h. Since at least CUDA 12.0.",
    (12, 4, false),
    |table| {
        table.plain("deviceId\0U32 0\0contextId\0U32 4\0streamId\0U32 8\0");
    },
);

pub(crate) static CUpti_ActivityObjectKindId_pt: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityObjectKindId_pt\nstruct CUpti_ActivityObjectKindId.pt, from cupti_activity.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("processId\0U32 0\0threadId\0U32 4\0");
    },
);

pub(crate) static CUpti_ActivityOverheadCommandBufferFullData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOverheadCommandBufferFullData\nstruct CUpti_ActivityOverheadCommandBufferFullData, from cupti_activity.h. Since CUDA 12.4.",
    (12, 4, false),
    |table| {
        table.plain("commandBufferLength\0U32 0\0channelID\0U32 4\0channelType\0U32 8\0");
    },
);

pub(crate) static CUpti_ActivityOverheadKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOverheadKind\nenum CUpti_ActivityOverheadKind, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_OVERHEAD_UNKNOWN CUPTI_ACTIVITY_OVERHEAD_DRIVER_COMPILER CUPTI_ACTIVITY_OVERHEAD_CUPTI_BUFFER_FLUSH=65536 CUPTI_ACTIVITY_OVERHEAD_CUPTI_INSTRUMENTATION=131072 CUPTI_ACTIVITY_OVERHEAD_CUPTI_RESOURCE=196608 CUPTI_ACTIVITY_OVERHEAD_RUNTIME_TRIGGERED_MODULE_LOADING=262144 CUPTI_ACTIVITY_OVERHEAD_LAZY_FUNCTION_LOADING=327680 CUPTI_ACTIVITY_OVERHEAD_COMMAND_BUFFER_FULL=393216 CUPTI_ACTIVITY_OVERHEAD_ACTIVITY_BUFFER_REQUEST=458752 CUPTI_ACTIVITY_OVERHEAD_UVM_ACTIVITY_INIT=524288 CUPTI_ACTIVITY_OVERHEAD_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityPCSamplingConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPCSamplingConfig\nstruct CUpti_ActivityPCSamplingConfig, from cupti_activity.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.plain("size\0U32 0\0");
        table.field(c"samplingPeriod", 4, Ty::Enum(&cupti::CUpti_ActivityPCSamplingPeriod));
        table.plain("samplingPeriod2\0U32 8\0");
    },
);

pub(crate) static CUpti_ActivityPCSamplingPeriod: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPCSamplingPeriod\nenum CUpti_ActivityPCSamplingPeriod, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_INVALID CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MIN CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_LOW CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MID CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_HIGH CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MAX CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityPCSamplingStallReason: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPCSamplingStallReason\nenum CUpti_ActivityPCSamplingStallReason, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_PC_SAMPLING_STALL_INVALID CUPTI_ACTIVITY_PC_SAMPLING_STALL_NONE CUPTI_ACTIVITY_PC_SAMPLING_STALL_INST_FETCH CUPTI_ACTIVITY_PC_SAMPLING_STALL_EXEC_DEPENDENCY CUPTI_ACTIVITY_PC_SAMPLING_STALL_MEMORY_DEPENDENCY CUPTI_ACTIVITY_PC_SAMPLING_STALL_TEXTURE CUPTI_ACTIVITY_PC_SAMPLING_STALL_SYNC CUPTI_ACTIVITY_PC_SAMPLING_STALL_CONSTANT_MEMORY_DEPENDENCY CUPTI_ACTIVITY_PC_SAMPLING_STALL_PIPE_BUSY CUPTI_ACTIVITY_PC_SAMPLING_STALL_MEMORY_THROTTLE CUPTI_ACTIVITY_PC_SAMPLING_STALL_NOT_SELECTED CUPTI_ACTIVITY_PC_SAMPLING_STALL_OTHER CUPTI_ACTIVITY_PC_SAMPLING_STALL_SLEEPING CUPTI_ACTIVITY_PC_SAMPLING_STALL_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityPartitionedGlobalCacheConfig: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPartitionedGlobalCacheConfig\nenum CUpti_ActivityPartitionedGlobalCacheConfig, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_UNKNOWN CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_NOT_SUPPORTED CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_OFF CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_ON CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_FORCE_INT=2147483647",
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityPcie_id: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcie_id\nstruct CUpti_ActivityPcie.id, from cupti_activity.h. Since at least CUDA 12.0.",
    (4, 4, true),
    |table| {
        table.field(c"devId", 0, Ty::Value(&driver::CUdevice));
        table.plain("bridgeId\0U32 0\0");
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityPcie_id: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcie_id\nstruct CUpti_ActivityPcie.id, from cupti_activity.h. Since at least CUDA 12.0.",
    (4, 1, true),
    |table| {
        table.field(c"devId", 0, Ty::Value(&driver::CUdevice));
        table.plain("bridgeId\0U32 0\0");
    },
);

pub(crate) static CUpti_ActivityPreemptionKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPreemptionKind\nenum CUpti_ActivityPreemptionKind, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_PREEMPTION_KIND_UNKNOWN CUPTI_ACTIVITY_PREEMPTION_KIND_SAVE CUPTI_ACTIVITY_PREEMPTION_KIND_RESTORE CUPTI_ACTIVITY_PREEMPTION_KIND_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityStreamFlag: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityStreamFlag\nenum CUpti_ActivityStreamFlag, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_STREAM_CREATE_FLAG_UNKNOWN CUPTI_ACTIVITY_STREAM_CREATE_FLAG_DEFAULT CUPTI_ACTIVITY_STREAM_CREATE_FLAG_NON_BLOCKING CUPTI_ACTIVITY_STREAM_CREATE_FLAG_NULL CUPTI_ACTIVITY_STREAM_CREATE_MASK=65535 CUPTI_ACTIVITY_STREAM_CREATE_FLAG_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivitySynchronizationType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivitySynchronizationType\nenum CUpti_ActivitySynchronizationType, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_UNKNOWN CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_EVENT_SYNCHRONIZE CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_STREAM_WAIT_EVENT CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_STREAM_SYNCHRONIZE CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_CONTEXT_SYNCHRONIZE CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityThreadIdType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityThreadIdType\nenum CUpti_ActivityThreadIdType, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_THREAD_ID_TYPE_DEFAULT CUPTI_ACTIVITY_THREAD_ID_TYPE_SYSTEM CUPTI_ACTIVITY_THREAD_ID_TYPE_SIZE CUPTI_ACTIVITY_THREAD_ID_TYPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityUnifiedMemoryAccessType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryAccessType\nenum CUpti_ActivityUnifiedMemoryAccessType, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_UNKNOWN CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_READ CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_WRITE CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_ATOMIC CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_PREFETCH",
);

pub(crate) static CUpti_ActivityUnifiedMemoryCounterConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryCounterConfig\nstruct CUpti_ActivityUnifiedMemoryCounterConfig, from cupti_activity.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.field(c"scope", 0, Ty::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterScope));
        table.field(c"kind", 4, Ty::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterKind));
        table.plain("deviceId\0U32 8\0enable\0U32 12\0");
    },
);

pub(crate) static CUpti_ActivityUnifiedMemoryCounterKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryCounterKind\nenum CUpti_ActivityUnifiedMemoryCounterKind, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_UNKNOWN CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_HTOD CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_DTOH CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_CPU_PAGE_FAULT_COUNT CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_GPU_PAGE_FAULT CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_THRASHING CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_THROTTLING CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_REMOTE_MAP CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_DTOD CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_COUNT CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityUnifiedMemoryCounterScope: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryCounterScope\nenum CUpti_ActivityUnifiedMemoryCounterScope, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_UNKNOWN CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_PROCESS_SINGLE_DEVICE CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_PROCESS_ALL_DEVICES CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_COUNT CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityUnifiedMemoryMigrationCause: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryMigrationCause\nenum CUpti_ActivityUnifiedMemoryMigrationCause, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_UNKNOWN CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_USER CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_COHERENCE CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_PREFETCH CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_EVICTION CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_ACCESS_COUNTERS",
);

pub(crate) static CUpti_ActivityUnifiedMemoryRemoteMapCause: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryRemoteMapCause\nenum CUpti_ActivityUnifiedMemoryRemoteMapCause, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_UNKNOWN CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_COHERENCE CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_THRASHING CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_POLICY CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_OUT_OF_MEMORY CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_EVICTION",
);

pub(crate) static CUpti_ApiCallbackSite: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ApiCallbackSite\nenum CUpti_ApiCallbackSite, from cupti_callbacks.h. Since at least CUDA 12.0.",
    "CUPTI_API_ENTER CUPTI_API_EXIT CUPTI_API_CBSITE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_BuffersCallbackCompleteFunc__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Value(Ty::Value(&driver::CUcontext)), ArgKind::Value(Ty::U32), ArgKind::Value(Ty::Pointer),
        ArgKind::Value(Ty::U64), ArgKind::Value(Ty::U64),
    ],
);

pub(crate) static CUpti_BuffersCallbackCompleteFunc: ValueDef = ValueDef::new(
        "cubind.cuda13.cupti.CUpti_BuffersCallbackCompleteFunc\nthe address of a C function, CUpti_BuffersCallbackCompleteFunc, from cupti_activity.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUpti_BuffersCallbackCompleteFunc__signature);

pub(crate) static CUpti_BuffersCallbackRequestFunc__signature: Signature = Signature::new(
    None, &[ArgKind::Output(Ty::Pointer), ArgKind::Output(Ty::U64), ArgKind::Output(Ty::U64)],
);

pub(crate) static CUpti_BuffersCallbackRequestFunc: ValueDef = ValueDef::new(
        "cubind.cuda13.cupti.CUpti_BuffersCallbackRequestFunc\nthe address of a C function, CUpti_BuffersCallbackRequestFunc, from cupti_activity.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUpti_BuffersCallbackRequestFunc__signature);

pub(crate) static CUpti_CallbackData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_CallbackData\nstruct CUpti_CallbackData, from cupti_callbacks.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"callbackSite", 0, Ty::Enum(&cupti::CUpti_ApiCallbackSite));
        table
            .plain(
                "functionName\0CString 8\0functionParams\0Pointer 16\0functionReturnValue\0Pointer 24\0symbolName\0CString 32\0",
            );
        table.field(c"context", 40, Ty::Value(&driver::CUcontext));
        table.plain("contextUid\0U32 48\0");
        table.field(c"correlationData", 56, Ty::Pointer).in_digits();
        table.plain("correlationId\0U32 64\0");
    },
);

pub(crate) static CUpti_CallbackDomain: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_CallbackDomain\nenum CUpti_CallbackDomain, from cupti_callbacks.h. Since at least CUDA 12.0.",
    "CUPTI_CB_DOMAIN_INVALID CUPTI_CB_DOMAIN_DRIVER_API CUPTI_CB_DOMAIN_RUNTIME_API CUPTI_CB_DOMAIN_RESOURCE CUPTI_CB_DOMAIN_SYNCHRONIZE CUPTI_CB_DOMAIN_NVTX CUPTI_CB_DOMAIN_STATE CUPTI_CB_DOMAIN_SIZE CUPTI_CB_DOMAIN_FORCE_INT=2147483647",
);

pub(crate) static CUpti_CallbackFunc__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Data, ArgKind::Value(Ty::Enum(&cupti::CUpti_CallbackDomain)),
        ArgKind::Value(Ty::Value(&cupti::CUpti_CallbackId)), ArgKind::Value(Ty::Pointer),
    ],
);

pub(crate) static CUpti_CallbackFunc: ValueDef = ValueDef::new(
        "cubind.cuda13.cupti.CUpti_CallbackFunc\nthe address of a C function, CUpti_CallbackFunc, from cupti_callbacks.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUpti_CallbackFunc__signature);

pub(crate) static CUpti_CallbackId: ValueDef = ValueDef::new(
    "cubind.cuda13.cupti.CUpti_CallbackId\ntypedef CUpti_CallbackId, from cupti_callbacks.h. Since at least CUDA 12.0.",
    ValueKind::U32, None,
);

pub(crate) static CUpti_CallbackIdState: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_CallbackIdState\nenum CUpti_CallbackIdState, from cupti_callbacks.h. Since CUDA 12.2.",
    "CUPTI_CBID_STATE_INVALID CUPTI_CBID_STATE_FATAL_ERROR CUPTI_CBID_STATE_ERROR CUPTI_CBID_STATE_WARNING CUPTI_CBID_STATE_SIZE CUPTI_CBID_STATE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_CallbackIdSync: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_CallbackIdSync\nenum CUpti_CallbackIdSync, from cupti_callbacks.h. Since at least CUDA 12.0.",
    "CUPTI_CBID_SYNCHRONIZE_INVALID CUPTI_CBID_SYNCHRONIZE_STREAM_SYNCHRONIZED CUPTI_CBID_SYNCHRONIZE_CONTEXT_SYNCHRONIZED CUPTI_CBID_SYNCHRONIZE_SIZE CUPTI_CBID_SYNCHRONIZE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ChannelType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ChannelType\nenum CUpti_ChannelType, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_CHANNEL_TYPE_INVALID CUPTI_CHANNEL_TYPE_COMPUTE CUPTI_CHANNEL_TYPE_ASYNC_MEMCPY CUPTI_CHANNEL_TYPE_DECOMP CUPTI_CHANNEL_TYPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ComputeCrcCallbackFunc__signature: Signature = Signature::new(
    None, &[ArgKind::Data, ArgKind::Value(Ty::U64), ArgKind::Output(Ty::U64)],
);

pub(crate) static CUpti_ComputeCrcCallbackFunc: ValueDef = ValueDef::new(
        "cubind.cuda13.cupti.CUpti_ComputeCrcCallbackFunc\nthe address of a C function, CUpti_ComputeCrcCallbackFunc, from cupti_pcsampling.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUpti_ComputeCrcCallbackFunc__signature);

pub(crate) static CUpti_ConfidentialComputeRotationEventType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ConfidentialComputeRotationEventType\nenum CUpti_ConfidentialComputeRotationEventType, from cupti_activity.h. Since CUDA 12.9.",
    "CUPTI_CONFIDENTIAL_COMPUTE_INVALID_ROTATION_EVENT CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_BLOCKED CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_DRAINED CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_UNBLOCKED CUPTI_CONFIDENTIAL_COMPUTE_EVENT_TYPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ContextCigMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ContextCigMode\nenum CUpti_ContextCigMode, from cupti_activity.h. Since CUDA 12.5.",
    "CUPTI_CONTEXT_CIG_MODE_NONE CUPTI_CONTEXT_CIG_MODE_CIG CUPTI_CONTEXT_CIG_MODE_CIG_FALLBACK CUPTI_CONTEXT_CIG_MODE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_DevType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_DevType\nenum CUpti_DevType, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_DEV_TYPE_INVALID CUPTI_DEV_TYPE_GPU CUPTI_DEV_TYPE_NPU CUPTI_DEV_TYPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_DeviceAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_DeviceAttribute\nenum CUpti_DeviceAttribute, from cupti_events.h. Since at least CUDA 12.0.",
    "CUPTI_DEVICE_ATTR_MAX_EVENT_ID=1 CUPTI_DEVICE_ATTR_MAX_EVENT_DOMAIN_ID CUPTI_DEVICE_ATTR_GLOBAL_MEMORY_BANDWIDTH CUPTI_DEVICE_ATTR_INSTRUCTION_PER_CYCLE CUPTI_DEVICE_ATTR_INSTRUCTION_THROUGHPUT_SINGLE_PRECISION CUPTI_DEVICE_ATTR_MAX_FRAME_BUFFERS CUPTI_DEVICE_ATTR_PCIE_LINK_RATE CUPTI_DEVICE_ATTR_PCIE_LINK_WIDTH CUPTI_DEVICE_ATTR_PCIE_GEN CUPTI_DEVICE_ATTR_DEVICE_CLASS CUPTI_DEVICE_ATTR_FLOP_SP_PER_CYCLE CUPTI_DEVICE_ATTR_FLOP_DP_PER_CYCLE CUPTI_DEVICE_ATTR_MAX_L2_UNITS CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_SHARED CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_L1 CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_EQUAL CUPTI_DEVICE_ATTR_FLOP_HP_PER_CYCLE CUPTI_DEVICE_ATTR_NVLINK_PRESENT CUPTI_DEVICE_ATTR_GPU_CPU_NVLINK_BW CUPTI_DEVICE_ATTR_NVSWITCH_PRESENT CUPTI_DEVICE_ATTR_FORCE_INT=2147483647",
);

pub(crate) static CUpti_DeviceAttributeDeviceClass: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_DeviceAttributeDeviceClass\nenum CUpti_DeviceAttributeDeviceClass, from cupti_events.h. Since at least CUDA 12.0.",
    "CUPTI_DEVICE_ATTR_DEVICE_CLASS_TESLA CUPTI_DEVICE_ATTR_DEVICE_CLASS_QUADRO CUPTI_DEVICE_ATTR_DEVICE_CLASS_GEFORCE CUPTI_DEVICE_ATTR_DEVICE_CLASS_TEGRA",
);

pub(crate) static CUpti_DeviceGraphLaunchMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_DeviceGraphLaunchMode\nenum CUpti_DeviceGraphLaunchMode, from cupti_activity.h. Since CUDA 12.8.",
    "CUPTI_DEVICE_GRAPH_LAUNCH_MODE_INVALID CUPTI_DEVICE_GRAPH_LAUNCH_MODE_FIRE_AND_FORGET CUPTI_DEVICE_GRAPH_LAUNCH_MODE_TAIL CUPTI_DEVICE_GRAPH_LAUNCH_MODE_FIRE_AND_FORGET_AS_SIBLING",
);

pub(crate) static CUpti_DeviceVirtualizationMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_DeviceVirtualizationMode\nenum CUpti_DeviceVirtualizationMode, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_DEVICE_VIRTUALIZATION_MODE_NONE CUPTI_DEVICE_VIRTUALIZATION_MODE_PASS_THROUGH CUPTI_DEVICE_VIRTUALIZATION_MODE_VIRTUAL_GPU CUPTI_DEVICE_VIRTUALIZATION_MODE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_Device_GetChipName_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Device_GetChipName_Params\nstruct CUpti_Device_GetChipName_Params, from cupti_target.h. Since at least CUDA 12.0.",
        (32, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0deviceIndex\0U64 16\0pChipName\0CString 24\0");
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_EnvironmentClocksThrottleReason: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EnvironmentClocksThrottleReason\nenum CUpti_EnvironmentClocksThrottleReason, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_CLOCKS_THROTTLE_REASON_GPU_IDLE=1 CUPTI_CLOCKS_THROTTLE_REASON_USER_DEFINED_CLOCKS CUPTI_CLOCKS_THROTTLE_REASON_SW_POWER_CAP=4 CUPTI_CLOCKS_THROTTLE_REASON_HW_SLOWDOWN=8 CUPTI_CLOCKS_THROTTLE_REASON_UNKNOWN=-2147483648 CUPTI_CLOCKS_THROTTLE_REASON_UNSUPPORTED=1073741824 CUPTI_CLOCKS_THROTTLE_REASON_NONE=0 CUPTI_CLOCKS_THROTTLE_REASON_FORCE_INT=2147483647",
);

pub(crate) static CUpti_EventAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EventAttribute\nenum CUpti_EventAttribute, from cupti_events.h. Since at least CUDA 12.0.",
    "CUPTI_EVENT_ATTR_NAME CUPTI_EVENT_ATTR_SHORT_DESCRIPTION CUPTI_EVENT_ATTR_LONG_DESCRIPTION CUPTI_EVENT_ATTR_CATEGORY CUPTI_EVENT_ATTR_PROFILING_SCOPE=5 CUPTI_EVENT_ATTR_FORCE_INT=2147483647",
);

pub(crate) static CUpti_EventCategory: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EventCategory\nenum CUpti_EventCategory, from cupti_events.h. Since at least CUDA 12.0.",
    "CUPTI_EVENT_CATEGORY_INSTRUCTION CUPTI_EVENT_CATEGORY_MEMORY CUPTI_EVENT_CATEGORY_CACHE CUPTI_EVENT_CATEGORY_PROFILE_TRIGGER CUPTI_EVENT_CATEGORY_SYSTEM CUPTI_EVENT_CATEGORY_FORCE_INT=2147483647",
);

pub(crate) static CUpti_EventCollectionMethod: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EventCollectionMethod\nenum CUpti_EventCollectionMethod, from cupti_events.h. Since at least CUDA 12.0.",
    "CUPTI_EVENT_COLLECTION_METHOD_PM CUPTI_EVENT_COLLECTION_METHOD_SM CUPTI_EVENT_COLLECTION_METHOD_INSTRUMENTED CUPTI_EVENT_COLLECTION_METHOD_NVLINK_TC CUPTI_EVENT_COLLECTION_METHOD_FORCE_INT=2147483647",
);

pub(crate) static CUpti_EventCollectionMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EventCollectionMode\nenum CUpti_EventCollectionMode, from cupti_events.h. Since at least CUDA 12.0.",
    "CUPTI_EVENT_COLLECTION_MODE_CONTINUOUS CUPTI_EVENT_COLLECTION_MODE_KERNEL CUPTI_EVENT_COLLECTION_MODE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_EventDomainAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EventDomainAttribute\nenum CUpti_EventDomainAttribute, from cupti_events.h. Since at least CUDA 12.0.",
    "CUPTI_EVENT_DOMAIN_ATTR_NAME CUPTI_EVENT_DOMAIN_ATTR_INSTANCE_COUNT CUPTI_EVENT_DOMAIN_ATTR_TOTAL_INSTANCE_COUNT=3 CUPTI_EVENT_DOMAIN_ATTR_COLLECTION_METHOD CUPTI_EVENT_DOMAIN_ATTR_FORCE_INT=2147483647",
);

pub(crate) static CUpti_EventDomainID: ValueDef = ValueDef::new(
    "cubind.cuda13.cupti.CUpti_EventDomainID\ntypedef CUpti_EventDomainID, from cupti_events.h. Since at least CUDA 12.0.",
    ValueKind::U32, None,
);

pub(crate) static CUpti_EventGroup: ValueDef = ValueDef::new(
    "cubind.cuda13.cupti.CUpti_EventGroup\ntypedef CUpti_EventGroup, from cupti_events.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static CUpti_EventGroupAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EventGroupAttribute\nenum CUpti_EventGroupAttribute, from cupti_events.h. Since at least CUDA 12.0.",
    "CUPTI_EVENT_GROUP_ATTR_EVENT_DOMAIN_ID CUPTI_EVENT_GROUP_ATTR_PROFILE_ALL_DOMAIN_INSTANCES CUPTI_EVENT_GROUP_ATTR_USER_DATA CUPTI_EVENT_GROUP_ATTR_NUM_EVENTS CUPTI_EVENT_GROUP_ATTR_EVENTS CUPTI_EVENT_GROUP_ATTR_INSTANCE_COUNT CUPTI_EVENT_GROUP_ATTR_PROFILING_SCOPE CUPTI_EVENT_GROUP_ATTR_FORCE_INT=2147483647",
);

pub(crate) static CUpti_EventGroupSet: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_EventGroupSet\nstruct CUpti_EventGroupSet, from cupti_events.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.plain("numEventGroups\0U32 0\0");
        table.field(c"eventGroups", 8, Ty::list(Ty::Value(&cupti::CUpti_EventGroup)));
    },
);

pub(crate) static CUpti_EventGroupSets: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_EventGroupSets\nstruct CUpti_EventGroupSets, from cupti_events.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.plain("numSets\0U32 0\0");
        table.field(c"sets", 8, Ty::list(Ty::Record(&cupti::CUpti_EventGroupSet)));
    },
);

pub(crate) static CUpti_EventID: ValueDef = ValueDef::new(
    "cubind.cuda13.cupti.CUpti_EventID\ntypedef CUpti_EventID, from cupti_events.h. Since at least CUDA 12.0.",
    ValueKind::U32, None,
);

pub(crate) static CUpti_EventProfilingScope: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_EventProfilingScope\nenum CUpti_EventProfilingScope, from cupti_events.h. Since at least CUDA 12.0.",
    "CUPTI_EVENT_PROFILING_SCOPE_CONTEXT CUPTI_EVENT_PROFILING_SCOPE_DEVICE CUPTI_EVENT_PROFILING_SCOPE_BOTH CUPTI_EVENT_PROFILING_SCOPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ExternalCorrelationKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ExternalCorrelationKind\nenum CUpti_ExternalCorrelationKind, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_EXTERNAL_CORRELATION_KIND_INVALID CUPTI_EXTERNAL_CORRELATION_KIND_UNKNOWN CUPTI_EXTERNAL_CORRELATION_KIND_OPENACC CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM0 CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM1 CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM2 CUPTI_EXTERNAL_CORRELATION_KIND_SIZE CUPTI_EXTERNAL_CORRELATION_KIND_FORCE_INT=2147483647",
);

pub(crate) static CUpti_FuncShmemLimitConfig: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_FuncShmemLimitConfig\nenum CUpti_FuncShmemLimitConfig, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_FUNC_SHMEM_LIMIT_DEFAULT CUPTI_FUNC_SHMEM_LIMIT_OPTIN CUPTI_FUNC_SHMEM_LIMIT_FORCE_INT=2147483647",
);

pub(crate) static CUpti_GetCubinCrcParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_GetCubinCrcParams\nstruct CUpti_GetCubinCrcParams, from cupti_pcsampling.h. Since at least CUDA 12.0.",
        (32, 8, false),
        |table| {
            table.plain("size\0U64 0\0cubinSize\0U64 8\0cubin\0Pointer 16\0cubinCrc\0U64 24\0");
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_GetSassToSourceCorrelationParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_GetSassToSourceCorrelationParams\nstruct CUpti_GetSassToSourceCorrelationParams, from cupti_pcsampling.h. Since at least CUDA 12.0.",
        (64, 8, false),
        |table| {
            table
                .plain(
                    "size\0U64 0\0cubin\0Pointer 8\0functionName\0CString 16\0cubinSize\0U64 24\0lineNumber\0U32 32\0pcOffset\0U64 40\0",
                );
            table.field(c"fileName", 48, Ty::Pointer).in_digits();
            table.field(c"dirName", 56, Ty::Pointer).in_digits();
        },
    )
    .starting(b"@\0\0\0\0\0\0\0");

pub(crate) static CUpti_GraphData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_GraphData\nstruct CUpti_GraphData, from cupti_callbacks.h. Since at least CUDA 12.0.",
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
        "cubind.cuda13.cupti.CUpti_KernelReplayUpdateFunc\nthe address of a C function, CUpti_KernelReplayUpdateFunc, from cupti_events.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUpti_KernelReplayUpdateFunc__signature);

pub(crate) static CUpti_LinkFlag: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_LinkFlag\nenum CUpti_LinkFlag, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_LINK_FLAG_INVALID CUPTI_LINK_FLAG_PEER_ACCESS=2 CUPTI_LINK_FLAG_SYSMEM_ACCESS=4 CUPTI_LINK_FLAG_PEER_ATOMICS=8 CUPTI_LINK_FLAG_SYSMEM_ATOMICS=16 CUPTI_LINK_FLAG_FORCE_INT=2147483647",
);

pub(crate) static CUpti_MetricAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricAttribute\nenum CUpti_MetricAttribute, from cupti_metrics.h. Since at least CUDA 12.0.",
    "CUPTI_METRIC_ATTR_NAME CUPTI_METRIC_ATTR_SHORT_DESCRIPTION CUPTI_METRIC_ATTR_LONG_DESCRIPTION CUPTI_METRIC_ATTR_CATEGORY CUPTI_METRIC_ATTR_VALUE_KIND CUPTI_METRIC_ATTR_EVALUATION_MODE CUPTI_METRIC_ATTR_FORCE_INT=2147483647",
);

pub(crate) static CUpti_MetricCategory: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricCategory\nenum CUpti_MetricCategory, from cupti_metrics.h. Since at least CUDA 12.0.",
    "CUPTI_METRIC_CATEGORY_MEMORY CUPTI_METRIC_CATEGORY_INSTRUCTION CUPTI_METRIC_CATEGORY_MULTIPROCESSOR CUPTI_METRIC_CATEGORY_CACHE CUPTI_METRIC_CATEGORY_TEXTURE CUPTI_METRIC_CATEGORY_NVLINK CUPTI_METRIC_CATEGORY_PCIE CUPTI_METRIC_CATEGORY_FORCE_INT=2147483647",
);

pub(crate) static CUpti_MetricEvaluationMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricEvaluationMode\nenum CUpti_MetricEvaluationMode, from cupti_metrics.h. Since at least CUDA 12.0.",
    "CUPTI_METRIC_EVALUATION_MODE_PER_INSTANCE=1 CUPTI_METRIC_EVALUATION_MODE_AGGREGATE CUPTI_METRIC_EVALUATION_MODE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_MetricID: ValueDef = ValueDef::new(
    "cubind.cuda13.cupti.CUpti_MetricID\ntypedef CUpti_MetricID, from cupti_metrics.h. Since at least CUDA 12.0.",
    ValueKind::U32, None,
);

pub(crate) static CUpti_MetricPropertyDeviceClass: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricPropertyDeviceClass\nenum CUpti_MetricPropertyDeviceClass, from cupti_metrics.h. Since at least CUDA 12.0.",
    "CUPTI_METRIC_PROPERTY_DEVICE_CLASS_TESLA CUPTI_METRIC_PROPERTY_DEVICE_CLASS_QUADRO CUPTI_METRIC_PROPERTY_DEVICE_CLASS_GEFORCE CUPTI_METRIC_PROPERTY_DEVICE_CLASS_TEGRA",
);

pub(crate) static CUpti_MetricPropertyID: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricPropertyID\nenum CUpti_MetricPropertyID, from cupti_metrics.h. Since at least CUDA 12.0.",
    "CUPTI_METRIC_PROPERTY_MULTIPROCESSOR_COUNT CUPTI_METRIC_PROPERTY_WARPS_PER_MULTIPROCESSOR CUPTI_METRIC_PROPERTY_KERNEL_GPU_TIME CUPTI_METRIC_PROPERTY_CLOCK_RATE CUPTI_METRIC_PROPERTY_FRAME_BUFFER_COUNT CUPTI_METRIC_PROPERTY_GLOBAL_MEMORY_BANDWIDTH CUPTI_METRIC_PROPERTY_PCIE_LINK_RATE CUPTI_METRIC_PROPERTY_PCIE_LINK_WIDTH CUPTI_METRIC_PROPERTY_PCIE_GEN CUPTI_METRIC_PROPERTY_DEVICE_CLASS CUPTI_METRIC_PROPERTY_FLOP_SP_PER_CYCLE CUPTI_METRIC_PROPERTY_FLOP_DP_PER_CYCLE CUPTI_METRIC_PROPERTY_L2_UNITS CUPTI_METRIC_PROPERTY_ECC_ENABLED CUPTI_METRIC_PROPERTY_FLOP_HP_PER_CYCLE CUPTI_METRIC_PROPERTY_GPU_CPU_NVLINK_BANDWIDTH",
);

pub(crate) static CUpti_MetricType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricType\nenum CUpti_MetricType, from cupti_profiler_host.h. Since CUDA 12.6.",
    "CUPTI_METRIC_TYPE_COUNTER CUPTI_METRIC_TYPE_RATIO CUPTI_METRIC_TYPE_THROUGHPUT CUPTI_METRIC_TYPE__COUNT",
);

pub(crate) static CUpti_MetricValueKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricValueKind\nenum CUpti_MetricValueKind, from cupti_metrics.h. Since at least CUDA 12.0.",
    "CUPTI_METRIC_VALUE_KIND_DOUBLE CUPTI_METRIC_VALUE_KIND_UINT64 CUPTI_METRIC_VALUE_KIND_PERCENT CUPTI_METRIC_VALUE_KIND_THROUGHPUT CUPTI_METRIC_VALUE_KIND_INT64 CUPTI_METRIC_VALUE_KIND_UTILIZATION_LEVEL CUPTI_METRIC_VALUE_KIND_NVTX_EXTENDED_PAYLOAD CUPTI_METRIC_VALUE_KIND_FORCE_INT=2147483647",
);

pub(crate) static CUpti_MetricValueUtilizationLevel: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricValueUtilizationLevel\nenum CUpti_MetricValueUtilizationLevel, from cupti_metrics.h. Since at least CUDA 12.0.",
    "CUPTI_METRIC_VALUE_UTILIZATION_IDLE CUPTI_METRIC_VALUE_UTILIZATION_LOW=2 CUPTI_METRIC_VALUE_UTILIZATION_MID=5 CUPTI_METRIC_VALUE_UTILIZATION_HIGH=8 CUPTI_METRIC_VALUE_UTILIZATION_MAX=10 CUPTI_METRIC_VALUE_UTILIZATION_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ModuleResourceData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ModuleResourceData\nstruct CUpti_ModuleResourceData, from cupti_callbacks.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.plain("moduleId\0U32 0\0cubinSize\0U64 8\0pCubin\0CString 16\0");
    },
);

pub(crate) static CUpti_NvtxData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_NvtxData\nstruct CUpti_NvtxData, from cupti_callbacks.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.plain("functionName\0CString 0\0functionParams\0Pointer 8\0functionReturnValue\0Pointer 16\0");
    },
);

pub(crate) static CUpti_OpenAccConstructKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_OpenAccConstructKind\nenum CUpti_OpenAccConstructKind, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_OPENACC_CONSTRUCT_KIND_UNKNOWN CUPTI_OPENACC_CONSTRUCT_KIND_PARALLEL CUPTI_OPENACC_CONSTRUCT_KIND_KERNELS CUPTI_OPENACC_CONSTRUCT_KIND_LOOP CUPTI_OPENACC_CONSTRUCT_KIND_DATA CUPTI_OPENACC_CONSTRUCT_KIND_ENTER_DATA CUPTI_OPENACC_CONSTRUCT_KIND_EXIT_DATA CUPTI_OPENACC_CONSTRUCT_KIND_HOST_DATA CUPTI_OPENACC_CONSTRUCT_KIND_ATOMIC CUPTI_OPENACC_CONSTRUCT_KIND_DECLARE CUPTI_OPENACC_CONSTRUCT_KIND_INIT CUPTI_OPENACC_CONSTRUCT_KIND_SHUTDOWN CUPTI_OPENACC_CONSTRUCT_KIND_SET CUPTI_OPENACC_CONSTRUCT_KIND_UPDATE CUPTI_OPENACC_CONSTRUCT_KIND_ROUTINE CUPTI_OPENACC_CONSTRUCT_KIND_WAIT CUPTI_OPENACC_CONSTRUCT_KIND_RUNTIME_API CUPTI_OPENACC_CONSTRUCT_KIND_FORCE_INT=2147483647",
);

pub(crate) static CUpti_OpenAccEventKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_OpenAccEventKind\nenum CUpti_OpenAccEventKind, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_OPENACC_EVENT_KIND_INVALID CUPTI_OPENACC_EVENT_KIND_DEVICE_INIT CUPTI_OPENACC_EVENT_KIND_DEVICE_SHUTDOWN CUPTI_OPENACC_EVENT_KIND_RUNTIME_SHUTDOWN CUPTI_OPENACC_EVENT_KIND_ENQUEUE_LAUNCH CUPTI_OPENACC_EVENT_KIND_ENQUEUE_UPLOAD CUPTI_OPENACC_EVENT_KIND_ENQUEUE_DOWNLOAD CUPTI_OPENACC_EVENT_KIND_WAIT CUPTI_OPENACC_EVENT_KIND_IMPLICIT_WAIT CUPTI_OPENACC_EVENT_KIND_COMPUTE_CONSTRUCT CUPTI_OPENACC_EVENT_KIND_UPDATE CUPTI_OPENACC_EVENT_KIND_ENTER_DATA CUPTI_OPENACC_EVENT_KIND_EXIT_DATA CUPTI_OPENACC_EVENT_KIND_CREATE CUPTI_OPENACC_EVENT_KIND_DELETE CUPTI_OPENACC_EVENT_KIND_ALLOC CUPTI_OPENACC_EVENT_KIND_FREE CUPTI_OPENACC_EVENT_KIND_FORCE_INT=2147483647",
);

pub(crate) static CUpti_OpenMpEventKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_OpenMpEventKind\nenum CUpti_OpenMpEventKind, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_OPENMP_EVENT_KIND_INVALID CUPTI_OPENMP_EVENT_KIND_PARALLEL CUPTI_OPENMP_EVENT_KIND_TASK CUPTI_OPENMP_EVENT_KIND_THREAD CUPTI_OPENMP_EVENT_KIND_IDLE CUPTI_OPENMP_EVENT_KIND_WAIT_BARRIER CUPTI_OPENMP_EVENT_KIND_WAIT_TASKWAIT CUPTI_OPENMP_EVENT_KIND_FORCE_INT=2147483647",
);

pub(crate) static CUpti_PCSamplingCollectionMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingCollectionMode\nenum CUpti_PCSamplingCollectionMode, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    "CUPTI_PC_SAMPLING_COLLECTION_MODE_INVALID CUPTI_PC_SAMPLING_COLLECTION_MODE_CONTINUOUS CUPTI_PC_SAMPLING_COLLECTION_MODE_KERNEL_SERIALIZED",
);

pub(crate) static CUpti_PCSamplingConfigurationAttributeType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationAttributeType\nenum CUpti_PCSamplingConfigurationAttributeType, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    "CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_INVALID CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_PERIOD CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_STALL_REASON CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SCRATCH_BUFFER_SIZE CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_HARDWARE_BUFFER_SIZE CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_COLLECTION_MODE CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_ENABLE_START_STOP_CONTROL CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_OUTPUT_DATA_FORMAT CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_DATA_BUFFER CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_WORKER_THREAD_PERIODIC_SLEEP_SPAN CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_PCSamplingConfigurationInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo\nstruct CUpti_PCSamplingConfigurationInfo, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"attributeType", 0, Ty::Enum(&cupti::CUpti_PCSamplingConfigurationAttributeType));
        table.field(c"attributeStatus", 4, Ty::Enum(&cupti::CUptiResult));
        table.field(c"attributeData", 8, Ty::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData));
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData, from cupti_pcsampling.h. Since at least CUDA 12.0.",
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
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_collectionModeData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.collectionModeData, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    (4, 4, false),
    |table| {
        table.field(c"collectionMode", 0, Ty::Enum(&cupti::CUpti_PCSamplingCollectionMode));
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.enableStartStopControlData, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    (4, 4, false),
    |table| {
        table.plain("enableStartStopControl\0U32 0\0");
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.hardwareBufferSizeData, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.plain("hardwareBufferSize\0U64 0\0");
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_invalidData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_invalidData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.invalidData, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U64, 3));
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.outputDataFormatData, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    (4, 4, false),
    |table| {
        table.field(c"outputDataFormat", 0, Ty::Enum(&cupti::CUpti_PCSamplingOutputDataFormat));
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.samplingDataBufferData, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.plain("samplingDataBuffer\0Pointer 0\0");
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.samplingPeriodData, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    (4, 4, false),
    |table| {
        table.plain("samplingPeriod\0U32 0\0");
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.scratchBufferSizeData, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.plain("scratchBufferSize\0U64 0\0");
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.stallReasonData, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.plain("stallReasonCount\0U64 0\0");
        table.field(c"pStallReasonIndex", 8, Ty::Pointer).in_digits();
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData\nstruct CUpti_PCSamplingConfigurationInfo.attributeData.workerThreadPeriodicSleepSpanData, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    (4, 4, false),
    |table| {
        table.plain("workerThreadPeriodicSleepSpan\0U32 0\0");
    },
);

pub(crate) static CUpti_PCSamplingConfigurationInfoParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingConfigurationInfoParams\nstruct CUpti_PCSamplingConfigurationInfoParams, from cupti_pcsampling.h. Since at least CUDA 12.0.",
        (40, 8, false),
        |table| {
            table.plain("size\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.plain("numAttributes\0U64 24\0");
            table
                .field(
                    c"pPCSamplingConfigurationInfo", 32,
                    Ty::list(Ty::Record(&cupti::CUpti_PCSamplingConfigurationInfo)),
                );
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingData: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingData\nstruct CUpti_PCSamplingData, from cupti_pcsampling.h. Since at least CUDA 12.0.",
        (80, 8, false),
        |table| {
            table
                .plain(
                    "size\0U64 0\0collectNumPcs\0U64 8\0totalSamples\0U64 16\0droppedSamples\0U64 24\0totalNumPcs\0U64 32\0remainingNumPcs\0U64 40\0rangeId\0U64 48\0",
                );
            table.field(c"pPcData", 56, Ty::list(Ty::Record(&cupti::CUpti_PCSamplingPCData)));
            table.plain("nonUsrKernelsTotalSamples\0U64 64\0hardwareBufferFull\0U8 72\0");
        },
    )
    .starting(b"P\0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingDisableParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingDisableParams\nstruct CUpti_PCSamplingDisableParams, from cupti_pcsampling.h. Since at least CUDA 12.0.",
        (24, 8, false),
        |table| {
            table.plain("size\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingEnableParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingEnableParams\nstruct CUpti_PCSamplingEnableParams, from cupti_pcsampling.h. Since at least CUDA 12.0.",
        (24, 8, false),
        |table| {
            table.plain("size\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingGetDataParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingGetDataParams\nstruct CUpti_PCSamplingGetDataParams, from cupti_pcsampling.h. Since at least CUDA 12.0.",
        (32, 8, false),
        |table| {
            table.plain("size\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.plain("pcSamplingData\0Pointer 24\0");
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingGetNumStallReasonsParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingGetNumStallReasonsParams\nstruct CUpti_PCSamplingGetNumStallReasonsParams, from cupti_pcsampling.h. Since at least CUDA 12.0.",
        (32, 8, false),
        |table| {
            table.plain("size\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"numStallReasons", 24, Ty::Pointer).in_digits();
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingGetStallReasonsParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingGetStallReasonsParams\nstruct CUpti_PCSamplingGetStallReasonsParams, from cupti_pcsampling.h. Since at least CUDA 12.0.",
        (48, 8, false),
        |table| {
            table.plain("size\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.plain("numStallReasons\0U64 24\0");
            table.field(c"stallReasonIndex", 32, Ty::Pointer).in_digits();
            table.field(c"stallReasons", 40, Ty::Pointer).in_digits();
        },
    )
    .starting(b"0\0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingOutputDataFormat: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingOutputDataFormat\nenum CUpti_PCSamplingOutputDataFormat, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    "CUPTI_PC_SAMPLING_OUTPUT_DATA_FORMAT_INVALID CUPTI_PC_SAMPLING_OUTPUT_DATA_FORMAT_PARSED",
);

pub(crate) static CUpti_PCSamplingPCData: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingPCData\nstruct CUpti_PCSamplingPCData, from cupti_pcsampling.h. Since at least CUDA 12.0.",
        (64, 8, false),
        |table| {
            table.plain("size\0U64 0\0cubinCrc\0U64 8\0pcOffset\0U64 16\0functionIndex\0U32 24\0pad\0U32 28\0");
            table.field(c"functionName", 32, Ty::Pointer).in_digits();
            table.plain("stallReasonCount\0U64 40\0");
            table.field(c"stallReason", 48, Ty::list(Ty::Record(&cupti::CUpti_PCSamplingStallReason)));
            table.plain("correlationId\0U32 56\0");
        },
    )
    .starting(b"@\0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingStallReason: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_PCSamplingStallReason\nstruct CUpti_PCSamplingStallReason, from cupti_pcsampling.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.plain("pcSamplingStallReasonIndex\0U32 0\0samples\0U32 4\0");
    },
);

pub(crate) static CUpti_PCSamplingStartParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingStartParams\nstruct CUpti_PCSamplingStartParams, from cupti_pcsampling.h. Since at least CUDA 12.0.",
        (24, 8, false),
        |table| {
            table.plain("size\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_PCSamplingStopParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PCSamplingStopParams\nstruct CUpti_PCSamplingStopParams, from cupti_pcsampling.h. Since at least CUDA 12.0.",
        (24, 8, false),
        |table| {
            table.plain("size\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_PcieDeviceType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PcieDeviceType\nenum CUpti_PcieDeviceType, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_PCIE_DEVICE_TYPE_GPU CUPTI_PCIE_DEVICE_TYPE_BRIDGE CUPTI_PCIE_DEVICE_TYPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_PcieGen: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PcieGen\nenum CUpti_PcieGen, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_PCIE_GEN_GEN1=1 CUPTI_PCIE_GEN_GEN2 CUPTI_PCIE_GEN_GEN3 CUPTI_PCIE_GEN_GEN4 CUPTI_PCIE_GEN_GEN5 CUPTI_PCIE_GEN_GEN6 CUPTI_PCIE_GEN_FORCE_INT=2147483647",
);

pub(crate) static CUpti_PmSampling_CounterDataImage_Initialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_CounterDataImage_Initialize_Params\nstruct CUpti_PmSampling_CounterDataImage_Initialize_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
            table.plain("counterDataSize\0U64 24\0");
            table.field(c"pCounterData", 32, Ty::Pointer).in_digits();
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_CounterData_GetSampleInfo_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_CounterData_GetSampleInfo_Params\nstruct CUpti_PmSampling_CounterData_GetSampleInfo_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (64, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
            table.field(c"pCounterDataImage", 24, Ty::Pointer).in_digits();
            table
                .plain(
                    "counterDataImageSize\0U64 32\0sampleIndex\0U64 40\0startTimestamp\0U64 48\0endTimestamp\0U64 56\0",
                );
        },
    )
    .starting(b"@\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_DecodeData_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_DecodeData_Params\nstruct CUpti_PmSampling_DecodeData_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (48, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
            table.field(c"pCounterDataImage", 24, Ty::Pointer).in_digits();
            table.plain("counterDataImageSize\0U64 32\0");
            table.field(c"decodeStopReason", 40, Ty::Enum(&cupti::CUpti_PmSampling_DecodeStopReason));
            table.plain("overflow\0U8 44\0");
        },
    )
    .starting(b"-\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_DecodeStopReason: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PmSampling_DecodeStopReason\nenum CUpti_PmSampling_DecodeStopReason, from cupti_pmsampling.h. Since CUDA 12.6.",
    "CUPTI_PM_SAMPLING_DECODE_STOP_REASON_OTHER CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNTER_DATA_FULL CUPTI_PM_SAMPLING_DECODE_STOP_REASON_END_OF_RECORDS CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNT",
);

pub(crate) static CUpti_PmSampling_Disable_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_Disable_Params\nstruct CUpti_PmSampling_Disable_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_Enable_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_Enable_Params\nstruct CUpti_PmSampling_Enable_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (32, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0deviceIndex\0U64 16\0");
            table.field(c"pPmSamplingObject", 24, Ty::Pointer).in_digits();
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_GetCounterAvailability_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_GetCounterAvailability_Params\nstruct CUpti_PmSampling_GetCounterAvailability_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table
                .plain(
                    "structSize\0U64 0\0pPriv\0Pointer 8\0deviceIndex\0U64 16\0counterAvailabilityImageSize\0U64 24\0",
                );
            table.field(c"pCounterAvailabilityImage", 32, Ty::Pointer).in_digits();
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_GetCounterDataInfo_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_GetCounterDataInfo_Params\nstruct CUpti_PmSampling_GetCounterDataInfo_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (56, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pCounterDataImage", 16, Ty::Pointer).in_digits();
            table
                .plain(
                    "counterDataImageSize\0U64 24\0numTotalSamples\0U64 32\0numPopulatedSamples\0U64 40\0numCompletedSamples\0U64 48\0",
                );
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_GetCounterDataSize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_GetCounterDataSize_Params\nstruct CUpti_PmSampling_GetCounterDataSize_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (56, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
            table.field(c"pMetricNames", 24, Ty::Pointer).in_digits();
            table.plain("numMetrics\0U64 32\0maxSamples\0U32 40\0counterDataSize\0U64 48\0");
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_HardwareBuffer_AppendMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PmSampling_HardwareBuffer_AppendMode\nenum CUpti_PmSampling_HardwareBuffer_AppendMode, from cupti_pmsampling.h. Since CUDA 12.8.",
    "CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_OLDEST CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_LATEST",
);

pub(crate) static CUpti_PmSampling_SetConfig_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_SetConfig_Params\nstruct CUpti_PmSampling_SetConfig_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (64, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
            table.plain("configSize\0U64 24\0");
            table.field(c"pConfig", 32, Ty::Pointer).in_digits();
            table.plain("hardwareBufferSize\0U64 40\0samplingInterval\0U64 48\0");
            table.field(c"triggerMode", 56, Ty::Enum(&cupti::CUpti_PmSampling_TriggerMode));
            table.field(c"hwBufferAppendMode", 60, Ty::Enum(&cupti::CUpti_PmSampling_HardwareBuffer_AppendMode));
        },
    )
    .starting(b"@\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_Start_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_Start_Params\nstruct CUpti_PmSampling_Start_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_Stop_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_PmSampling_Stop_Params\nstruct CUpti_PmSampling_Stop_Params, from cupti_pmsampling.h. Since CUDA 12.6.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pPmSamplingObject", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_PmSampling_TriggerMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_PmSampling_TriggerMode\nenum CUpti_PmSampling_TriggerMode, from cupti_pmsampling.h. Since CUDA 12.6.",
    "CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_SYSCLK_INTERVAL CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_TIME_INTERVAL CUPTI_PM_SAMPLING_TRIGGER_MODE_COUNT",
);

pub(crate) static CUpti_ProfilerRange: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ProfilerRange\nenum CUpti_ProfilerRange, from cupti_profiler_target.h. Since at least CUDA 12.0.",
    "CUPTI_Range_INVALID CUPTI_AutoRange CUPTI_UserRange CUPTI_Range_COUNT",
);

pub(crate) static CUpti_ProfilerReplayMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ProfilerReplayMode\nenum CUpti_ProfilerReplayMode, from cupti_profiler_target.h. Since at least CUDA 12.0.",
    "CUPTI_Replay_INVALID CUPTI_ApplicationReplay CUPTI_KernelReplay CUPTI_UserReplay CUPTI_Replay_COUNT",
);

pub(crate) static CUpti_ProfilerType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ProfilerType\nenum CUpti_ProfilerType, from cupti_profiler_host.h. Since CUDA 12.6.",
    "CUPTI_PROFILER_TYPE_RANGE_PROFILER CUPTI_PROFILER_TYPE_PM_SAMPLING CUPTI_PROFILER_TYPE_PROFILER_INVALID",
);

pub(crate) static CUpti_Profiler_API: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_Profiler_API\nenum CUpti_Profiler_API, from cupti_profiler_target.h. Since CUDA 12.2.",
    "CUPTI_PROFILER_RANGE_PROFILING CUPTI_PROFILER_PC_SAMPLING CUPTI_PROFILER_SASS_METRICS CUPTI_PROFILER_PM_SAMPLING CUPTI_PROFILER_UNKNOWN",
);

pub(crate) static CUpti_Profiler_BeginPass_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_BeginPass_Params\nstruct CUpti_Profiler_BeginPass_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_BeginSession_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_BeginSession_Params\nstruct CUpti_Profiler_BeginSession_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (96, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.plain("counterDataImageSize\0U64 24\0");
            table.field(c"pCounterDataImage", 32, Ty::Pointer).in_digits();
            table.plain("counterDataScratchBufferSize\0U64 40\0");
            table.field(c"pCounterDataScratchBuffer", 48, Ty::Pointer).in_digits();
            table.plain("bDumpCounterDataInFile\0U8 56\0pCounterDataFilePath\0CString 64\0");
            table.field(c"range", 72, Ty::Enum(&cupti::CUpti_ProfilerRange));
            table.field(c"replayMode", 76, Ty::Enum(&cupti::CUpti_ProfilerReplayMode));
            table.plain("maxRangesPerPass\0U64 80\0maxLaunchesPerPass\0U64 88\0");
        },
    )
    .starting(b"`\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_CounterDataImageOptions: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_CounterDataImageOptions\nstruct CUpti_Profiler_CounterDataImageOptions, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (48, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pCounterDataPrefix", 16, Ty::Pointer).in_digits();
            table
                .plain(
                    "counterDataPrefixSize\0U64 24\0maxNumRanges\0U32 32\0maxNumRangeTreeNodes\0U32 36\0maxRangeNameLength\0U32 40\0",
                );
        },
    )
    .starting(b",\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params\nstruct CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0counterDataImageSize\0U64 16\0");
            table.field(c"pCounterDataImage", 24, Ty::Pointer).in_digits();
            table.plain("counterDataScratchBufferSize\0U64 32\0");
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_CounterDataImage_CalculateSize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_CounterDataImage_CalculateSize_Params\nstruct CUpti_Profiler_CounterDataImage_CalculateSize_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0sizeofCounterDataImageOptions\0U64 16\0");
            table.field(c"pOptions", 24, Ty::list(Ty::Record(&cupti::CUpti_Profiler_CounterDataImageOptions)));
            table.plain("counterDataImageSize\0U64 32\0");
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params\nstruct CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (48, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0counterDataImageSize\0U64 16\0");
            table.field(c"pCounterDataImage", 24, Ty::Pointer).in_digits();
            table.plain("counterDataScratchBufferSize\0U64 32\0");
            table.field(c"pCounterDataScratchBuffer", 40, Ty::Pointer).in_digits();
        },
    )
    .starting(b"0\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_CounterDataImage_Initialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_CounterDataImage_Initialize_Params\nstruct CUpti_Profiler_CounterDataImage_Initialize_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (48, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0sizeofCounterDataImageOptions\0U64 16\0");
            table.field(c"pOptions", 24, Ty::list(Ty::Record(&cupti::CUpti_Profiler_CounterDataImageOptions)));
            table.plain("counterDataImageSize\0U64 32\0");
            table.field(c"pCounterDataImage", 40, Ty::Pointer).in_digits();
        },
    )
    .starting(b"0\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_DeInitialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_DeInitialize_Params\nstruct CUpti_Profiler_DeInitialize_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (16, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
        },
    )
    .starting(b"\x10\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_DisableProfiling_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_DisableProfiling_Params\nstruct CUpti_Profiler_DisableProfiling_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_EnableProfiling_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_EnableProfiling_Params\nstruct CUpti_Profiler_EnableProfiling_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_EndPass_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_EndPass_Params\nstruct CUpti_Profiler_EndPass_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (48, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.plain("targetNestingLevel\0U16 24\0passIndex\0U64 32\0allPassesSubmitted\0U8 40\0");
        },
    )
    .starting(b")\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_EndSession_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_EndSession_Params\nstruct CUpti_Profiler_EndSession_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_FlushCounterData_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_FlushCounterData_Params\nstruct CUpti_Profiler_FlushCounterData_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.plain("numRangesDropped\0U64 24\0numTraceBytesDropped\0U64 32\0");
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_ConfigAddMetrics_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_ConfigAddMetrics_Params\nstruct CUpti_Profiler_Host_ConfigAddMetrics_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.field(c"ppMetricNames", 24, Ty::Pointer).in_digits();
            table.plain("numMetrics\0U64 32\0");
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_Deinitialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_Deinitialize_Params\nstruct CUpti_Profiler_Host_Deinitialize_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_EvaluateToGpuValues_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_EvaluateToGpuValues_Params\nstruct CUpti_Profiler_Host_EvaluateToGpuValues_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (72, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.field(c"pCounterDataImage", 24, Ty::Pointer).in_digits();
            table.plain("counterDataImageSize\0U64 32\0rangeIndex\0U64 40\0");
            table.field(c"ppMetricNames", 48, Ty::Pointer).in_digits();
            table.plain("numMetrics\0U64 56\0");
            table.field(c"pMetricValues", 64, Ty::Pointer).in_digits();
        },
    )
    .starting(b"H\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetBaseMetrics_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetBaseMetrics_Params\nstruct CUpti_Profiler_Host_GetBaseMetrics_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (48, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.field(c"metricType", 24, Ty::Enum(&cupti::CUpti_MetricType));
            table.field(c"ppMetricNames", 32, Ty::Pointer).in_digits();
            table.plain("numMetrics\0U64 40\0");
        },
    )
    .starting(b"0\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetConfigImageSize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetConfigImageSize_Params\nstruct CUpti_Profiler_Host_GetConfigImageSize_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (32, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.plain("configImageSize\0U64 24\0");
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetConfigImage_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetConfigImage_Params\nstruct CUpti_Profiler_Host_GetConfigImage_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.plain("configImageSize\0U64 24\0");
            table.field(c"pConfigImage", 32, Ty::Pointer).in_digits();
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params\nstruct CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (48, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"profilerType", 16, Ty::Enum(&cupti::CUpti_ProfilerType));
            table.plain("pChipName\0CString 24\0");
            table.field(c"pCounterAvailabilityImage", 32, Ty::Pointer).in_digits();
            table.plain("maxMetricsPerPass\0U64 40\0");
        },
    )
    .starting(b"0\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetNumOfPasses_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetNumOfPasses_Params\nstruct CUpti_Profiler_Host_GetNumOfPasses_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0configImageSize\0U64 16\0");
            table.field(c"pConfigImage", 24, Ty::Pointer).in_digits();
            table.plain("numOfPasses\0U64 32\0");
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetRangeName_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetRangeName_Params\nstruct CUpti_Profiler_Host_GetRangeName_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (56, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pCounterDataImage", 16, Ty::Pointer).in_digits();
            table
                .plain(
                    "counterDataImageSize\0U64 24\0rangeIndex\0U64 32\0delimiter\0CString 40\0pRangeName\0CString 48\0",
                );
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetSubMetrics_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetSubMetrics_Params\nstruct CUpti_Profiler_Host_GetSubMetrics_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (56, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.field(c"metricType", 24, Ty::Enum(&cupti::CUpti_MetricType));
            table.plain("pMetricName\0CString 32\0numOfSubmetrics\0U64 40\0");
            table.field(c"ppSubMetrics", 48, Ty::Pointer).in_digits();
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetSupportedChips_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetSupportedChips_Params\nstruct CUpti_Profiler_Host_GetSupportedChips_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (32, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0numChips\0U64 16\0");
            table.field(c"ppChipNames", 24, Ty::Pointer).in_digits();
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Initialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Initialize_Params\nstruct CUpti_Profiler_Initialize_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (16, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
        },
    )
    .starting(b"\x10\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_IsPassCollected_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_IsPassCollected_Params\nstruct CUpti_Profiler_IsPassCollected_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (48, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table
                .plain(
                    "numRangesDropped\0U64 24\0numTraceBytesDropped\0U64 32\0onePassCollected\0U8 40\0allPassesCollected\0U8 41\0",
                );
        },
    )
    .starting(b"*\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_PopRange_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_PopRange_Params\nstruct CUpti_Profiler_PopRange_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_PushRange_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_PushRange_Params\nstruct CUpti_Profiler_PushRange_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.plain("pRangeName\0CString 24\0rangeNameLength\0U64 32\0");
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_SetConfig_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_SetConfig_Params\nstruct CUpti_Profiler_SetConfig_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (64, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"pConfig", 24, Ty::Pointer).in_digits();
            table
                .plain(
                    "configSize\0U64 32\0minNestingLevel\0U16 40\0numNestingLevels\0U16 42\0passIndex\0U64 48\0targetNestingLevel\0U16 56\0",
                );
        },
    )
    .starting(b":\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Support_Level: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_Profiler_Support_Level\nenum CUpti_Profiler_Support_Level, from cupti_profiler_target.h. Since at least CUDA 12.0.",
    "CUPTI_PROFILER_CONFIGURATION_UNKNOWN CUPTI_PROFILER_CONFIGURATION_UNSUPPORTED CUPTI_PROFILER_CONFIGURATION_DISABLED CUPTI_PROFILER_CONFIGURATION_SUPPORTED CUPTI_PROFILER_CONFIGURATION_LIMITED_SUPPORT",
);

pub(crate) static CUpti_Profiler_UnsetConfig_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_UnsetConfig_Params\nstruct CUpti_Profiler_UnsetConfig_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_CounterDataImage_Initialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_CounterDataImage_Initialize_Params\nstruct CUpti_RangeProfiler_CounterDataImage_Initialize_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
            table.plain("counterDataSize\0U64 24\0");
            table.field(c"pCounterData", 32, Ty::Pointer).in_digits();
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_CounterData_GetRangeInfo_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_CounterData_GetRangeInfo_Params\nstruct CUpti_RangeProfiler_CounterData_GetRangeInfo_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (56, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pCounterDataImage", 16, Ty::Pointer).in_digits();
            table
                .plain(
                    "counterDataImageSize\0U64 24\0rangeIndex\0U64 32\0rangeDelimiter\0CString 40\0rangeName\0CString 48\0",
                );
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_DecodeData_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_DecodeData_Params\nstruct CUpti_RangeProfiler_DecodeData_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (32, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
            table.plain("numOfRangeDropped\0U64 24\0");
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_Disable_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_Disable_Params\nstruct CUpti_RangeProfiler_Disable_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_GetCounterDataInfo_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_GetCounterDataInfo_Params\nstruct CUpti_RangeProfiler_GetCounterDataInfo_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pCounterDataImage", 16, Ty::Pointer).in_digits();
            table.plain("counterDataImageSize\0U64 24\0numTotalRanges\0U64 32\0");
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_GetCounterDataSize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_GetCounterDataSize_Params\nstruct CUpti_RangeProfiler_GetCounterDataSize_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (64, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
            table.field(c"pMetricNames", 24, Ty::Pointer).in_digits();
            table
                .plain(
                    "numMetrics\0U64 32\0maxNumOfRanges\0U64 40\0maxNumRangeTreeNodes\0U32 48\0counterDataSize\0U64 56\0",
                );
        },
    )
    .starting(b"@\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_PopRange_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_PopRange_Params\nstruct CUpti_RangeProfiler_PopRange_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_PushRange_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_PushRange_Params\nstruct CUpti_RangeProfiler_PushRange_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (32, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
            table.plain("pRangeName\0CString 24\0");
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_SetConfig_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_SetConfig_Params\nstruct CUpti_RangeProfiler_SetConfig_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (96, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
            table.plain("configSize\0U64 24\0");
            table.field(c"pConfig", 32, Ty::Pointer).in_digits();
            table.plain("counterDataImageSize\0U64 40\0");
            table.field(c"pCounterDataImage", 48, Ty::Pointer).in_digits();
            table.field(c"range", 56, Ty::Enum(&cupti::CUpti_ProfilerRange));
            table.field(c"replayMode", 60, Ty::Enum(&cupti::CUpti_ProfilerReplayMode));
            table
                .plain(
                    "maxRangesPerPass\0U64 64\0numNestingLevels\0U16 72\0minNestingLevel\0U16 74\0passIndex\0U64 80\0targetNestingLevel\0U16 88\0",
                );
        },
    )
    .starting(b"Z\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_Start_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_Start_Params\nstruct CUpti_RangeProfiler_Start_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_Stop_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_Stop_Params\nstruct CUpti_RangeProfiler_Stop_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (48, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
            table.plain("passIndex\0U64 24\0targetNestingLevel\0U64 32\0isAllPassSubmitted\0U8 40\0");
        },
    )
    .starting(b")\0\0\0\0\0\0\0");

pub(crate) static CUpti_ReadEventFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ReadEventFlags\nenum CUpti_ReadEventFlags, from cupti_events.h. Since at least CUDA 12.0.",
    "CUPTI_EVENT_READ_FLAG_NONE CUPTI_EVENT_READ_FLAG_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ResourceData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ResourceData\nstruct CUpti_ResourceData, from cupti_callbacks.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"context", 0, Ty::Value(&driver::CUcontext));
        table.field(c"resourceHandle", 8, Ty::Record(&cupti::CUpti_ResourceData_resourceHandle));
        table.plain("resourceDescriptor\0Pointer 16\0");
    },
);

pub(crate) static CUpti_ResourceData_resourceHandle: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ResourceData_resourceHandle\nstruct CUpti_ResourceData.resourceHandle, from cupti_callbacks.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.field(c"stream", 0, Ty::Value(&driver::CUstream));
    },
);

pub(crate) static CUpti_SassMetricsDisable_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetricsDisable_Params\nstruct CUpti_SassMetricsDisable_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (32, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.plain("numOfDroppedRecords\0U64 24\0");
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetricsEnable_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetricsEnable_Params\nstruct CUpti_SassMetricsEnable_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (32, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.plain("enableLazyPatching\0U8 24\0");
        },
    )
    .starting(b"\x19\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetricsFlushData_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetricsFlushData_Params\nstruct CUpti_SassMetricsFlushData_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (48, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.plain("numOfPatchedInstructionRecords\0U64 24\0numOfInstances\0U64 32\0");
            table.field(c"pMetricsData", 40, Ty::list(Ty::Record(&cupti::CUpti_SassMetrics_Data)));
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetricsGetDataProperties_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetricsGetDataProperties_Params\nstruct CUpti_SassMetricsGetDataProperties_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.plain("numOfPatchedInstructionRecords\0U64 24\0numOfInstances\0U64 32\0");
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetricsSetConfig_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetricsSetConfig_Params\nstruct CUpti_SassMetricsSetConfig_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0numOfMetricConfig\0U64 16\0");
            table.field(c"pConfigs", 24, Ty::list(Ty::Record(&cupti::CUpti_SassMetrics_Config)));
            table.plain("deviceIndex\0U32 32\0");
        },
    )
    .starting(b"$\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetricsUnsetConfig_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetricsUnsetConfig_Params\nstruct CUpti_SassMetricsUnsetConfig_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0deviceIndex\0U32 16\0");
        },
    )
    .starting(b"\x14\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetrics_Config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_SassMetrics_Config\nstruct CUpti_SassMetrics_Config, from cupti_sass_metrics.h. Since CUDA 12.2.",
    (16, 8, false),
    |table| {
        table.plain("metricId\0U64 0\0outputGranularity\0U8 8\0");
    },
);

pub(crate) static CUpti_SassMetrics_Data: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetrics_Data\nstruct CUpti_SassMetrics_Data, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (48, 8, false),
        |table| {
            table
                .plain(
                    "structSize\0U64 0\0pPriv\0Pointer 8\0cubinCrc\0U32 16\0functionIndex\0U32 20\0functionName\0CString 24\0pcOffset\0U32 32\0",
                );
            table.field(c"pInstanceValues", 40, Ty::list(Ty::Record(&cupti::CUpti_SassMetrics_InstanceValue)));
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetrics_GetMetrics_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetrics_GetMetrics_Params\nstruct CUpti_SassMetrics_GetMetrics_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0pChipName\0CString 16\0numOfMetrics\0U64 24\0");
            table.field(c"pMetricsList", 32, Ty::list(Ty::Record(&cupti::CUpti_SassMetrics_MetricDetails)));
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetrics_GetNumOfMetrics_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetrics_GetNumOfMetrics_Params\nstruct CUpti_SassMetrics_GetNumOfMetrics_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (32, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0pChipName\0CString 16\0numOfMetrics\0U64 24\0");
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetrics_GetProperties_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SassMetrics_GetProperties_Params\nstruct CUpti_SassMetrics_GetProperties_Params, from cupti_sass_metrics.h. Since CUDA 12.2.",
        (56, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0pChipName\0CString 16\0pMetricName\0CString 24\0");
            table.field(c"metric", 32, Ty::Record(&cupti::CUpti_SassMetrics_MetricDetails));
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_SassMetrics_InstanceValue: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_SassMetrics_InstanceValue\nstruct CUpti_SassMetrics_InstanceValue, from cupti_sass_metrics.h. Since CUDA 12.2.",
    (16, 8, false),
    |table| {
        table.plain("metricId\0U64 0\0value\0U64 8\0");
    },
);

pub(crate) static CUpti_SassMetrics_MetricDetails: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_SassMetrics_MetricDetails\nstruct CUpti_SassMetrics_MetricDetails, from cupti_sass_metrics.h. Since CUDA 12.2.",
    (24, 8, false),
    |table| {
        table.plain("metricId\0U64 0\0pMetricName\0CString 8\0pMetricDescription\0CString 16\0");
    },
);

pub(crate) static CUpti_SassMetrics_OutputGranularity: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_SassMetrics_OutputGranularity\nenum CUpti_SassMetrics_OutputGranularity, from cupti_sass_metrics.h. Since CUDA 12.2.",
    "CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_GPU CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_SM CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_SMSP CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_INVALID",
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
        table.plain("message\0CString 8\0");
    },
);

pub(crate) static CUpti_SubscriberHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.cupti.CUpti_SubscriberHandle\ntypedef CUpti_SubscriberHandle, from cupti_callbacks.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static CUpti_SynchronizeData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_SynchronizeData\nstruct CUpti_SynchronizeData, from cupti_callbacks.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.field(c"context", 0, Ty::Value(&driver::CUcontext));
        table.field(c"stream", 8, Ty::Value(&driver::CUstream));
    },
);

pub(crate) static CUpti_TimestampCallbackFunc__signature: Signature = Signature::new(Some(Ty::U64), &[]);

pub(crate) static CUpti_TimestampCallbackFunc: ValueDef = ValueDef::new(
        "cubind.cuda13.cupti.CUpti_TimestampCallbackFunc\nthe address of a C function, CUpti_TimestampCallbackFunc, from cupti_activity.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUpti_TimestampCallbackFunc__signature);

pub(crate) static CUpti_nvtx_api_trace_cbid: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_nvtx_api_trace_cbid\nenum CUpti_nvtx_api_trace_cbid, from cupti_nvtx_cbid.h. Since at least CUDA 12.0.",
    "CUPTI_CBID_NVTX_INVALID CUPTI_CBID_NVTX_nvtxMarkA CUPTI_CBID_NVTX_nvtxMarkW CUPTI_CBID_NVTX_nvtxMarkEx CUPTI_CBID_NVTX_nvtxRangeStartA CUPTI_CBID_NVTX_nvtxRangeStartW CUPTI_CBID_NVTX_nvtxRangeStartEx CUPTI_CBID_NVTX_nvtxRangeEnd CUPTI_CBID_NVTX_nvtxRangePushA CUPTI_CBID_NVTX_nvtxRangePushW CUPTI_CBID_NVTX_nvtxRangePushEx CUPTI_CBID_NVTX_nvtxRangePop CUPTI_CBID_NVTX_nvtxNameCategoryA CUPTI_CBID_NVTX_nvtxNameCategoryW CUPTI_CBID_NVTX_nvtxNameOsThreadA CUPTI_CBID_NVTX_nvtxNameOsThreadW CUPTI_CBID_NVTX_nvtxNameCuDeviceA CUPTI_CBID_NVTX_nvtxNameCuDeviceW CUPTI_CBID_NVTX_nvtxNameCuContextA CUPTI_CBID_NVTX_nvtxNameCuContextW CUPTI_CBID_NVTX_nvtxNameCuStreamA CUPTI_CBID_NVTX_nvtxNameCuStreamW CUPTI_CBID_NVTX_nvtxNameCuEventA CUPTI_CBID_NVTX_nvtxNameCuEventW CUPTI_CBID_NVTX_nvtxNameCudaDeviceA CUPTI_CBID_NVTX_nvtxNameCudaDeviceW CUPTI_CBID_NVTX_nvtxNameCudaStreamA CUPTI_CBID_NVTX_nvtxNameCudaStreamW CUPTI_CBID_NVTX_nvtxNameCudaEventA CUPTI_CBID_NVTX_nvtxNameCudaEventW CUPTI_CBID_NVTX_nvtxDomainMarkEx CUPTI_CBID_NVTX_nvtxDomainRangeStartEx CUPTI_CBID_NVTX_nvtxDomainRangeEnd CUPTI_CBID_NVTX_nvtxDomainRangePushEx CUPTI_CBID_NVTX_nvtxDomainRangePop CUPTI_CBID_NVTX_nvtxDomainResourceCreate CUPTI_CBID_NVTX_nvtxDomainResourceDestroy CUPTI_CBID_NVTX_nvtxDomainNameCategoryA CUPTI_CBID_NVTX_nvtxDomainNameCategoryW CUPTI_CBID_NVTX_nvtxDomainRegisterStringA CUPTI_CBID_NVTX_nvtxDomainRegisterStringW CUPTI_CBID_NVTX_nvtxDomainCreateA CUPTI_CBID_NVTX_nvtxDomainCreateW CUPTI_CBID_NVTX_nvtxDomainDestroy CUPTI_CBID_NVTX_nvtxDomainSyncUserCreate CUPTI_CBID_NVTX_nvtxDomainSyncUserDestroy CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireStart CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireFailed CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireSuccess CUPTI_CBID_NVTX_nvtxDomainSyncUserReleasing CUPTI_CBID_NVTX_SIZE CUPTI_CBID_NVTX_FORCE_INT=2147483647",
);
