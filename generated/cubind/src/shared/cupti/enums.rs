//! Enumerations (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum CUpti_ActivityComputeApiKind`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityComputeApiKind(pub i32);

enumeration! {
    CUpti_ActivityComputeApiKind;
    CUPTI_ACTIVITY_COMPUTE_API_UNKNOWN = 0,
    CUPTI_ACTIVITY_COMPUTE_API_CUDA = 1,
    CUPTI_ACTIVITY_COMPUTE_API_CUDA_MPS = 2,
    CUPTI_ACTIVITY_COMPUTE_API_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityEnvironmentKind`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityEnvironmentKind(pub i32);

enumeration! {
    CUpti_ActivityEnvironmentKind;
    CUPTI_ACTIVITY_ENVIRONMENT_UNKNOWN = 0,
    CUPTI_ACTIVITY_ENVIRONMENT_SPEED = 1,
    CUPTI_ACTIVITY_ENVIRONMENT_TEMPERATURE = 2,
    CUPTI_ACTIVITY_ENVIRONMENT_POWER = 3,
    CUPTI_ACTIVITY_ENVIRONMENT_COOLING = 4,
    CUPTI_ACTIVITY_ENVIRONMENT_COUNT = 5,
    CUPTI_ACTIVITY_ENVIRONMENT_KIND_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityFlag`, from `cupti_activity.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUpti_ActivityFlag(pub u32);

flag_set! {
    CUpti_ActivityFlag;
    CUPTI_ACTIVITY_FLAG_NONE = 0,
    CUPTI_ACTIVITY_FLAG_DEVICE_CONCURRENT_KERNELS = 1,
    CUPTI_ACTIVITY_FLAG_DEVICE_ATTRIBUTE_CUDEVICE = 1,
    CUPTI_ACTIVITY_FLAG_MEMCPY_ASYNC = 1,
    CUPTI_ACTIVITY_FLAG_MARKER_INSTANTANEOUS = 1,
    CUPTI_ACTIVITY_FLAG_MARKER_START = 2,
    CUPTI_ACTIVITY_FLAG_MARKER_END = 4,
    CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE = 8,
    CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE_SUCCESS = 0x10,
    CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE_FAILED = 0x20,
    CUPTI_ACTIVITY_FLAG_MARKER_SYNC_RELEASE = 0x40,
    CUPTI_ACTIVITY_FLAG_MARKER_COLOR_NONE = 1,
    CUPTI_ACTIVITY_FLAG_MARKER_COLOR_ARGB = 2,
    CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_SIZE_MASK = 0xff,
    CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_LOAD = 0x100,
    CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_CACHED = 0x200,
    CUPTI_ACTIVITY_FLAG_METRIC_OVERFLOWED = 1,
    CUPTI_ACTIVITY_FLAG_METRIC_VALUE_INVALID = 2,
    CUPTI_ACTIVITY_FLAG_INSTRUCTION_VALUE_INVALID = 1,
    CUPTI_ACTIVITY_FLAG_INSTRUCTION_CLASS_MASK = 0x1fe,
    CUPTI_ACTIVITY_FLAG_FLUSH_FORCED = 1,
    CUPTI_ACTIVITY_FLAG_SHARED_ACCESS_KIND_SIZE_MASK = 0xff,
    CUPTI_ACTIVITY_FLAG_SHARED_ACCESS_KIND_LOAD = 0x100,
    CUPTI_ACTIVITY_FLAG_MEMSET_ASYNC = 1,
    CUPTI_ACTIVITY_FLAG_THRASHING_IN_CPU = 1,
    CUPTI_ACTIVITY_FLAG_THROTTLING_IN_CPU = 1,
    CUPTI_ACTIVITY_FLAG_FORCE_INT = 0x7fffffff,
}

/// `enum CUpti_ActivityInstructionClass`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityInstructionClass(pub i32);

enumeration! {
    CUpti_ActivityInstructionClass;
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_UNKNOWN = 0,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_32 = 1,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_64 = 2,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_INTEGER = 3,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_BIT_CONVERSION = 4,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_CONTROL_FLOW = 5,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_GLOBAL = 6,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_SHARED = 7,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_LOCAL = 8,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_GENERIC = 9,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_SURFACE = 10,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_CONSTANT = 11,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_TEXTURE = 12,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_GLOBAL_ATOMIC = 13,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_SHARED_ATOMIC = 14,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_SURFACE_ATOMIC = 15,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_INTER_THREAD_COMMUNICATION = 16,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_BARRIER = 17,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_MISCELLANEOUS = 18,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_16 = 19,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_UNIFORM = 20,
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_KIND_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityJitEntryType`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityJitEntryType(pub i32);

enumeration! {
    CUpti_ActivityJitEntryType;
    CUPTI_ACTIVITY_JIT_ENTRY_INVALID = 0,
    CUPTI_ACTIVITY_JIT_ENTRY_PTX_TO_CUBIN = 1,
    CUPTI_ACTIVITY_JIT_ENTRY_NVVM_IR_TO_PTX = 2,
    CUPTI_ACTIVITY_JIT_ENTRY_TYPE_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityJitOperationType`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityJitOperationType(pub i32);

enumeration! {
    CUpti_ActivityJitOperationType;
    CUPTI_ACTIVITY_JIT_OPERATION_INVALID = 0,
    CUPTI_ACTIVITY_JIT_OPERATION_CACHE_LOAD = 1,
    CUPTI_ACTIVITY_JIT_OPERATION_CACHE_STORE = 2,
    CUPTI_ACTIVITY_JIT_OPERATION_COMPILE = 3,
    CUPTI_ACTIVITY_JIT_OPERATION_TYPE_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityLaunchType`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityLaunchType(pub i32);

enumeration! {
    CUpti_ActivityLaunchType;
    CUPTI_ACTIVITY_LAUNCH_TYPE_REGULAR = 0,
    CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_SINGLE_DEVICE = 1,
    CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_MULTI_DEVICE = 2,
    CUPTI_ACTIVITY_LAUNCH_TYPE_CBL_COMMANDLIST = 3,
}

/// `enum CUpti_ActivityMemcpyKind`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemcpyKind(pub i32);

enumeration! {
    CUpti_ActivityMemcpyKind;
    CUPTI_ACTIVITY_MEMCPY_KIND_UNKNOWN = 0,
    CUPTI_ACTIVITY_MEMCPY_KIND_HTOD = 1,
    CUPTI_ACTIVITY_MEMCPY_KIND_DTOH = 2,
    CUPTI_ACTIVITY_MEMCPY_KIND_HTOA = 3,
    CUPTI_ACTIVITY_MEMCPY_KIND_ATOH = 4,
    CUPTI_ACTIVITY_MEMCPY_KIND_ATOA = 5,
    CUPTI_ACTIVITY_MEMCPY_KIND_ATOD = 6,
    CUPTI_ACTIVITY_MEMCPY_KIND_DTOA = 7,
    CUPTI_ACTIVITY_MEMCPY_KIND_DTOD = 8,
    CUPTI_ACTIVITY_MEMCPY_KIND_HTOH = 9,
    CUPTI_ACTIVITY_MEMCPY_KIND_PTOP = 10,
    CUPTI_ACTIVITY_MEMCPY_KIND_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityMemoryKind`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemoryKind(pub i32);

enumeration! {
    CUpti_ActivityMemoryKind;
    CUPTI_ACTIVITY_MEMORY_KIND_UNKNOWN = 0,
    CUPTI_ACTIVITY_MEMORY_KIND_PAGEABLE = 1,
    CUPTI_ACTIVITY_MEMORY_KIND_PINNED = 2,
    CUPTI_ACTIVITY_MEMORY_KIND_DEVICE = 3,
    CUPTI_ACTIVITY_MEMORY_KIND_ARRAY = 4,
    CUPTI_ACTIVITY_MEMORY_KIND_MANAGED = 5,
    CUPTI_ACTIVITY_MEMORY_KIND_DEVICE_STATIC = 6,
    CUPTI_ACTIVITY_MEMORY_KIND_MANAGED_STATIC = 7,
    CUPTI_ACTIVITY_MEMORY_KIND_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityMemoryOperationType`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemoryOperationType(pub i32);

enumeration! {
    CUpti_ActivityMemoryOperationType;
    CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_INVALID = 0,
    CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_ALLOCATION = 1,
    CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_RELEASE = 2,
    CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityMemoryPoolOperationType`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemoryPoolOperationType(pub i32);

enumeration! {
    CUpti_ActivityMemoryPoolOperationType;
    CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_INVALID = 0,
    CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_CREATED = 1,
    CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_DESTROYED = 2,
    CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_TRIMMED = 3,
    CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityMemoryPoolType`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemoryPoolType(pub i32);

enumeration! {
    CUpti_ActivityMemoryPoolType;
    CUPTI_ACTIVITY_MEMORY_POOL_TYPE_INVALID = 0,
    CUPTI_ACTIVITY_MEMORY_POOL_TYPE_LOCAL = 1,
    CUPTI_ACTIVITY_MEMORY_POOL_TYPE_IMPORTED = 2,
    CUPTI_ACTIVITY_MEMORY_POOL_TYPE_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityObjectKind`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityObjectKind(pub i32);

enumeration! {
    CUpti_ActivityObjectKind;
    CUPTI_ACTIVITY_OBJECT_UNKNOWN = 0,
    CUPTI_ACTIVITY_OBJECT_PROCESS = 1,
    CUPTI_ACTIVITY_OBJECT_THREAD = 2,
    CUPTI_ACTIVITY_OBJECT_DEVICE = 3,
    CUPTI_ACTIVITY_OBJECT_CONTEXT = 4,
    CUPTI_ACTIVITY_OBJECT_STREAM = 5,
    CUPTI_ACTIVITY_OBJECT_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityOverheadKind`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityOverheadKind(pub i32);

enumeration! {
    CUpti_ActivityOverheadKind;
    CUPTI_ACTIVITY_OVERHEAD_UNKNOWN = 0,
    CUPTI_ACTIVITY_OVERHEAD_DRIVER_COMPILER = 1,
    CUPTI_ACTIVITY_OVERHEAD_CUPTI_BUFFER_FLUSH = 65536,
    CUPTI_ACTIVITY_OVERHEAD_CUPTI_INSTRUMENTATION = 131072,
    CUPTI_ACTIVITY_OVERHEAD_CUPTI_RESOURCE = 196608,
    CUPTI_ACTIVITY_OVERHEAD_RUNTIME_TRIGGERED_MODULE_LOADING = 262144 "since CUDA 12.3",
    CUPTI_ACTIVITY_OVERHEAD_LAZY_FUNCTION_LOADING = 327680 "since CUDA 12.3",
    CUPTI_ACTIVITY_OVERHEAD_COMMAND_BUFFER_FULL = 393216 "since CUDA 12.4",
    CUPTI_ACTIVITY_OVERHEAD_ACTIVITY_BUFFER_REQUEST = 458752 "since CUDA 12.6",
    CUPTI_ACTIVITY_OVERHEAD_UVM_ACTIVITY_INIT = 524288 "since CUDA 12.8",
    CUPTI_ACTIVITY_OVERHEAD_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityPCSamplingPeriod`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityPCSamplingPeriod(pub i32);

enumeration! {
    CUpti_ActivityPCSamplingPeriod;
    CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_INVALID = 0,
    CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MIN = 1,
    CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_LOW = 2,
    CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MID = 3,
    CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_HIGH = 4,
    CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MAX = 5,
    CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityPCSamplingStallReason`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityPCSamplingStallReason(pub i32);

enumeration! {
    CUpti_ActivityPCSamplingStallReason;
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_INVALID = 0,
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_NONE = 1,
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_INST_FETCH = 2,
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_EXEC_DEPENDENCY = 3,
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_MEMORY_DEPENDENCY = 4,
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_TEXTURE = 5,
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_SYNC = 6,
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_CONSTANT_MEMORY_DEPENDENCY = 7,
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_PIPE_BUSY = 8,
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_MEMORY_THROTTLE = 9,
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_NOT_SELECTED = 10,
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_OTHER = 11,
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_SLEEPING = 12,
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityPartitionedGlobalCacheConfig`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityPartitionedGlobalCacheConfig(pub i32);

enumeration! {
    CUpti_ActivityPartitionedGlobalCacheConfig;
    CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_UNKNOWN = 0,
    CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_NOT_SUPPORTED = 1,
    CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_OFF = 2,
    CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_ON = 3,
    CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityPreemptionKind`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityPreemptionKind(pub i32);

enumeration! {
    CUpti_ActivityPreemptionKind;
    CUPTI_ACTIVITY_PREEMPTION_KIND_UNKNOWN = 0,
    CUPTI_ACTIVITY_PREEMPTION_KIND_SAVE = 1,
    CUPTI_ACTIVITY_PREEMPTION_KIND_RESTORE = 2,
    CUPTI_ACTIVITY_PREEMPTION_KIND_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityStreamFlag`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityStreamFlag(pub i32);

enumeration! {
    CUpti_ActivityStreamFlag;
    CUPTI_ACTIVITY_STREAM_CREATE_FLAG_UNKNOWN = 0,
    CUPTI_ACTIVITY_STREAM_CREATE_FLAG_DEFAULT = 1,
    CUPTI_ACTIVITY_STREAM_CREATE_FLAG_NON_BLOCKING = 2,
    CUPTI_ACTIVITY_STREAM_CREATE_FLAG_NULL = 3,
    CUPTI_ACTIVITY_STREAM_CREATE_MASK = 65535,
    CUPTI_ACTIVITY_STREAM_CREATE_FLAG_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivitySynchronizationType`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivitySynchronizationType(pub i32);

enumeration! {
    CUpti_ActivitySynchronizationType;
    CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_UNKNOWN = 0,
    CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_EVENT_SYNCHRONIZE = 1,
    CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_STREAM_WAIT_EVENT = 2,
    CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_STREAM_SYNCHRONIZE = 3,
    CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_CONTEXT_SYNCHRONIZE = 4,
    CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityThreadIdType`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityThreadIdType(pub i32);

enumeration! {
    CUpti_ActivityThreadIdType;
    CUPTI_ACTIVITY_THREAD_ID_TYPE_DEFAULT = 0,
    CUPTI_ACTIVITY_THREAD_ID_TYPE_SYSTEM = 1,
    CUPTI_ACTIVITY_THREAD_ID_TYPE_SIZE = 2 "since CUDA 12.4",
    CUPTI_ACTIVITY_THREAD_ID_TYPE_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityUnifiedMemoryAccessType`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityUnifiedMemoryAccessType(pub i32);

enumeration! {
    CUpti_ActivityUnifiedMemoryAccessType;
    CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_UNKNOWN = 0,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_READ = 1,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_WRITE = 2,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_ATOMIC = 3,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_PREFETCH = 4,
}

/// `enum CUpti_ActivityUnifiedMemoryCounterKind`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityUnifiedMemoryCounterKind(pub i32);

enumeration! {
    CUpti_ActivityUnifiedMemoryCounterKind;
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_UNKNOWN = 0,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_HTOD = 1,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_DTOH = 2,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_CPU_PAGE_FAULT_COUNT = 3,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_GPU_PAGE_FAULT = 4,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_THRASHING = 5,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_THROTTLING = 6,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_REMOTE_MAP = 7,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_DTOD = 8,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_COUNT = 9,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityUnifiedMemoryCounterScope`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityUnifiedMemoryCounterScope(pub i32);

enumeration! {
    CUpti_ActivityUnifiedMemoryCounterScope;
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_UNKNOWN = 0,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_PROCESS_SINGLE_DEVICE = 1,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_PROCESS_ALL_DEVICES = 2,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_COUNT = 3,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_FORCE_INT = 2147483647,
}

/// `enum CUpti_ActivityUnifiedMemoryMigrationCause`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityUnifiedMemoryMigrationCause(pub i32);

enumeration! {
    CUpti_ActivityUnifiedMemoryMigrationCause;
    CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_UNKNOWN = 0,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_USER = 1,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_COHERENCE = 2,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_PREFETCH = 3,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_EVICTION = 4,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_ACCESS_COUNTERS = 5,
}

/// `enum CUpti_ActivityUnifiedMemoryRemoteMapCause`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityUnifiedMemoryRemoteMapCause(pub i32);

enumeration! {
    CUpti_ActivityUnifiedMemoryRemoteMapCause;
    CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_UNKNOWN = 0,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_COHERENCE = 1,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_THRASHING = 2,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_POLICY = 3,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_OUT_OF_MEMORY = 4,
    CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_EVICTION = 5,
}

/// `enum CUpti_ApiCallbackSite`, from `cupti_callbacks.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ApiCallbackSite(pub i32);

enumeration! {
    CUpti_ApiCallbackSite;
    CUPTI_API_ENTER = 0,
    CUPTI_API_EXIT = 1,
    CUPTI_API_CBSITE_FORCE_INT = 2147483647,
}

/// `enum CUpti_CallbackDomain`, from `cupti_callbacks.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_CallbackDomain(pub i32);

enumeration! {
    CUpti_CallbackDomain;
    CUPTI_CB_DOMAIN_INVALID = 0,
    CUPTI_CB_DOMAIN_DRIVER_API = 1,
    CUPTI_CB_DOMAIN_RUNTIME_API = 2,
    CUPTI_CB_DOMAIN_RESOURCE = 3,
    CUPTI_CB_DOMAIN_SYNCHRONIZE = 4,
    CUPTI_CB_DOMAIN_NVTX = 5,
    CUPTI_CB_DOMAIN_STATE = 6 "since CUDA 12.2",
    CUPTI_CB_DOMAIN_SIZE = 7,
    CUPTI_CB_DOMAIN_FORCE_INT = 2147483647,
}

/// `enum CUpti_CallbackIdState`, from `cupti_callbacks.h`, since CUDA 12.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_CallbackIdState(pub i32);

enumeration! {
    CUpti_CallbackIdState;
    CUPTI_CBID_STATE_INVALID = 0,
    CUPTI_CBID_STATE_FATAL_ERROR = 1,
    CUPTI_CBID_STATE_ERROR = 2,
    CUPTI_CBID_STATE_WARNING = 3,
    CUPTI_CBID_STATE_SIZE = 4,
    CUPTI_CBID_STATE_FORCE_INT = 2147483647,
}

/// `enum CUpti_CallbackIdSync`, from `cupti_callbacks.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_CallbackIdSync(pub i32);

enumeration! {
    CUpti_CallbackIdSync;
    CUPTI_CBID_SYNCHRONIZE_INVALID = 0,
    CUPTI_CBID_SYNCHRONIZE_STREAM_SYNCHRONIZED = 1,
    CUPTI_CBID_SYNCHRONIZE_CONTEXT_SYNCHRONIZED = 2,
    CUPTI_CBID_SYNCHRONIZE_SIZE = 3,
    CUPTI_CBID_SYNCHRONIZE_FORCE_INT = 2147483647,
}

/// `enum CUpti_ChannelType`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ChannelType(pub i32);

enumeration! {
    CUpti_ChannelType;
    CUPTI_CHANNEL_TYPE_INVALID = 0,
    CUPTI_CHANNEL_TYPE_COMPUTE = 1,
    CUPTI_CHANNEL_TYPE_ASYNC_MEMCPY = 2,
    CUPTI_CHANNEL_TYPE_DECOMP = 3 "since CUDA 12.8",
    CUPTI_CHANNEL_TYPE_FORCE_INT = 2147483647 "since CUDA 12.6",
}

/// `enum CUpti_ConfidentialComputeRotationEventType`, from `cupti_activity.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ConfidentialComputeRotationEventType(pub i32);

enumeration! {
    CUpti_ConfidentialComputeRotationEventType;
    CUPTI_CONFIDENTIAL_COMPUTE_INVALID_ROTATION_EVENT = 0,
    CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_BLOCKED = 1,
    CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_DRAINED = 2,
    CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_UNBLOCKED = 3,
    CUPTI_CONFIDENTIAL_COMPUTE_EVENT_TYPE_FORCE_INT = 2147483647,
}

/// `enum CUpti_ContextCigMode`, from `cupti_activity.h`, since CUDA 12.5.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ContextCigMode(pub i32);

enumeration! {
    CUpti_ContextCigMode;
    CUPTI_CONTEXT_CIG_MODE_NONE = 0,
    CUPTI_CONTEXT_CIG_MODE_CIG = 1,
    CUPTI_CONTEXT_CIG_MODE_CIG_FALLBACK = 2,
    CUPTI_CONTEXT_CIG_MODE_FORCE_INT = 2147483647,
}

/// `enum CUpti_DevType`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_DevType(pub i32);

enumeration! {
    CUpti_DevType;
    CUPTI_DEV_TYPE_INVALID = 0,
    CUPTI_DEV_TYPE_GPU = 1,
    CUPTI_DEV_TYPE_NPU = 2,
    CUPTI_DEV_TYPE_FORCE_INT = 2147483647,
}

/// `enum CUpti_DeviceAttribute`, from `cupti_events.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUpti_DeviceAttribute(pub i32);

enumeration! {
    CUpti_DeviceAttribute;
    CUPTI_DEVICE_ATTR_MAX_EVENT_ID = 1,
    CUPTI_DEVICE_ATTR_MAX_EVENT_DOMAIN_ID = 2,
    CUPTI_DEVICE_ATTR_GLOBAL_MEMORY_BANDWIDTH = 3,
    CUPTI_DEVICE_ATTR_INSTRUCTION_PER_CYCLE = 4,
    CUPTI_DEVICE_ATTR_INSTRUCTION_THROUGHPUT_SINGLE_PRECISION = 5,
    CUPTI_DEVICE_ATTR_MAX_FRAME_BUFFERS = 6,
    CUPTI_DEVICE_ATTR_PCIE_LINK_RATE = 7,
    CUPTI_DEVICE_ATTR_PCIE_LINK_WIDTH = 8,
    CUPTI_DEVICE_ATTR_PCIE_GEN = 9,
    CUPTI_DEVICE_ATTR_DEVICE_CLASS = 10,
    CUPTI_DEVICE_ATTR_FLOP_SP_PER_CYCLE = 11,
    CUPTI_DEVICE_ATTR_FLOP_DP_PER_CYCLE = 12,
    CUPTI_DEVICE_ATTR_MAX_L2_UNITS = 13,
    CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_SHARED = 14,
    CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_L1 = 15,
    CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_EQUAL = 16,
    CUPTI_DEVICE_ATTR_FLOP_HP_PER_CYCLE = 17,
    CUPTI_DEVICE_ATTR_NVLINK_PRESENT = 18,
    CUPTI_DEVICE_ATTR_GPU_CPU_NVLINK_BW = 19,
    CUPTI_DEVICE_ATTR_NVSWITCH_PRESENT = 20,
    CUPTI_DEVICE_ATTR_FORCE_INT = 2147483647,
}

/// `enum CUpti_DeviceAttributeDeviceClass`, from `cupti_events.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_DeviceAttributeDeviceClass(pub i32);

enumeration! {
    CUpti_DeviceAttributeDeviceClass;
    CUPTI_DEVICE_ATTR_DEVICE_CLASS_TESLA = 0,
    CUPTI_DEVICE_ATTR_DEVICE_CLASS_QUADRO = 1,
    CUPTI_DEVICE_ATTR_DEVICE_CLASS_GEFORCE = 2,
    CUPTI_DEVICE_ATTR_DEVICE_CLASS_TEGRA = 3,
}

/// `enum CUpti_DeviceGraphLaunchMode`, from `cupti_activity.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_DeviceGraphLaunchMode(pub i32);

enumeration! {
    CUpti_DeviceGraphLaunchMode;
    CUPTI_DEVICE_GRAPH_LAUNCH_MODE_INVALID = 0,
    CUPTI_DEVICE_GRAPH_LAUNCH_MODE_FIRE_AND_FORGET = 1,
    CUPTI_DEVICE_GRAPH_LAUNCH_MODE_TAIL = 2,
    CUPTI_DEVICE_GRAPH_LAUNCH_MODE_FIRE_AND_FORGET_AS_SIBLING = 3,
}

/// `enum CUpti_DeviceVirtualizationMode`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_DeviceVirtualizationMode(pub i32);

enumeration! {
    CUpti_DeviceVirtualizationMode;
    CUPTI_DEVICE_VIRTUALIZATION_MODE_NONE = 0,
    CUPTI_DEVICE_VIRTUALIZATION_MODE_PASS_THROUGH = 1,
    CUPTI_DEVICE_VIRTUALIZATION_MODE_VIRTUAL_GPU = 2,
    CUPTI_DEVICE_VIRTUALIZATION_MODE_FORCE_INT = 2147483647,
}

/// `enum CUpti_EnvironmentClocksThrottleReason`, from `cupti_activity.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUpti_EnvironmentClocksThrottleReason(pub u32);

flag_set! {
    CUpti_EnvironmentClocksThrottleReason;
    CUPTI_CLOCKS_THROTTLE_REASON_GPU_IDLE = 1,
    CUPTI_CLOCKS_THROTTLE_REASON_USER_DEFINED_CLOCKS = 2,
    CUPTI_CLOCKS_THROTTLE_REASON_SW_POWER_CAP = 4,
    CUPTI_CLOCKS_THROTTLE_REASON_HW_SLOWDOWN = 8,
    CUPTI_CLOCKS_THROTTLE_REASON_UNKNOWN = 0x80000000,
    CUPTI_CLOCKS_THROTTLE_REASON_UNSUPPORTED = 0x40000000,
    CUPTI_CLOCKS_THROTTLE_REASON_NONE = 0,
    CUPTI_CLOCKS_THROTTLE_REASON_FORCE_INT = 0x7fffffff,
}

/// `enum CUpti_EventAttribute`, from `cupti_events.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_EventAttribute(pub i32);

enumeration! {
    CUpti_EventAttribute;
    CUPTI_EVENT_ATTR_NAME = 0,
    CUPTI_EVENT_ATTR_SHORT_DESCRIPTION = 1,
    CUPTI_EVENT_ATTR_LONG_DESCRIPTION = 2,
    CUPTI_EVENT_ATTR_CATEGORY = 3,
    CUPTI_EVENT_ATTR_PROFILING_SCOPE = 5,
    CUPTI_EVENT_ATTR_FORCE_INT = 2147483647,
}

/// `enum CUpti_EventCategory`, from `cupti_events.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_EventCategory(pub i32);

enumeration! {
    CUpti_EventCategory;
    CUPTI_EVENT_CATEGORY_INSTRUCTION = 0,
    CUPTI_EVENT_CATEGORY_MEMORY = 1,
    CUPTI_EVENT_CATEGORY_CACHE = 2,
    CUPTI_EVENT_CATEGORY_PROFILE_TRIGGER = 3,
    CUPTI_EVENT_CATEGORY_SYSTEM = 4,
    CUPTI_EVENT_CATEGORY_FORCE_INT = 2147483647,
}

/// `enum CUpti_EventCollectionMethod`, from `cupti_events.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_EventCollectionMethod(pub i32);

enumeration! {
    CUpti_EventCollectionMethod;
    CUPTI_EVENT_COLLECTION_METHOD_PM = 0,
    CUPTI_EVENT_COLLECTION_METHOD_SM = 1,
    CUPTI_EVENT_COLLECTION_METHOD_INSTRUMENTED = 2,
    CUPTI_EVENT_COLLECTION_METHOD_NVLINK_TC = 3,
    CUPTI_EVENT_COLLECTION_METHOD_FORCE_INT = 2147483647,
}

/// `enum CUpti_EventCollectionMode`, from `cupti_events.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_EventCollectionMode(pub i32);

enumeration! {
    CUpti_EventCollectionMode;
    CUPTI_EVENT_COLLECTION_MODE_CONTINUOUS = 0,
    CUPTI_EVENT_COLLECTION_MODE_KERNEL = 1,
    CUPTI_EVENT_COLLECTION_MODE_FORCE_INT = 2147483647,
}

/// `enum CUpti_EventDomainAttribute`, from `cupti_events.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_EventDomainAttribute(pub i32);

enumeration! {
    CUpti_EventDomainAttribute;
    CUPTI_EVENT_DOMAIN_ATTR_NAME = 0,
    CUPTI_EVENT_DOMAIN_ATTR_INSTANCE_COUNT = 1,
    CUPTI_EVENT_DOMAIN_ATTR_TOTAL_INSTANCE_COUNT = 3,
    CUPTI_EVENT_DOMAIN_ATTR_COLLECTION_METHOD = 4,
    CUPTI_EVENT_DOMAIN_ATTR_FORCE_INT = 2147483647,
}

/// `enum CUpti_EventGroupAttribute`, from `cupti_events.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_EventGroupAttribute(pub i32);

enumeration! {
    CUpti_EventGroupAttribute;
    CUPTI_EVENT_GROUP_ATTR_EVENT_DOMAIN_ID = 0,
    CUPTI_EVENT_GROUP_ATTR_PROFILE_ALL_DOMAIN_INSTANCES = 1,
    CUPTI_EVENT_GROUP_ATTR_USER_DATA = 2,
    CUPTI_EVENT_GROUP_ATTR_NUM_EVENTS = 3,
    CUPTI_EVENT_GROUP_ATTR_EVENTS = 4,
    CUPTI_EVENT_GROUP_ATTR_INSTANCE_COUNT = 5,
    CUPTI_EVENT_GROUP_ATTR_PROFILING_SCOPE = 6,
    CUPTI_EVENT_GROUP_ATTR_FORCE_INT = 2147483647,
}

/// `enum CUpti_EventProfilingScope`, from `cupti_events.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_EventProfilingScope(pub i32);

enumeration! {
    CUpti_EventProfilingScope;
    CUPTI_EVENT_PROFILING_SCOPE_CONTEXT = 0,
    CUPTI_EVENT_PROFILING_SCOPE_DEVICE = 1,
    CUPTI_EVENT_PROFILING_SCOPE_BOTH = 2,
    CUPTI_EVENT_PROFILING_SCOPE_FORCE_INT = 2147483647,
}

/// `enum CUpti_ExternalCorrelationKind`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ExternalCorrelationKind(pub i32);

enumeration! {
    CUpti_ExternalCorrelationKind;
    CUPTI_EXTERNAL_CORRELATION_KIND_INVALID = 0,
    CUPTI_EXTERNAL_CORRELATION_KIND_UNKNOWN = 1,
    CUPTI_EXTERNAL_CORRELATION_KIND_OPENACC = 2,
    CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM0 = 3,
    CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM1 = 4,
    CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM2 = 5,
    CUPTI_EXTERNAL_CORRELATION_KIND_SIZE = 6,
    CUPTI_EXTERNAL_CORRELATION_KIND_FORCE_INT = 2147483647,
}

/// `enum CUpti_FuncShmemLimitConfig`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_FuncShmemLimitConfig(pub i32);

enumeration! {
    CUpti_FuncShmemLimitConfig;
    CUPTI_FUNC_SHMEM_LIMIT_DEFAULT = 0,
    CUPTI_FUNC_SHMEM_LIMIT_OPTIN = 1,
    CUPTI_FUNC_SHMEM_LIMIT_FORCE_INT = 2147483647,
}

/// `enum CUpti_LinkFlag`, from `cupti_activity.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUpti_LinkFlag(pub u32);

flag_set! {
    CUpti_LinkFlag;
    CUPTI_LINK_FLAG_INVALID = 0,
    CUPTI_LINK_FLAG_PEER_ACCESS = 2,
    CUPTI_LINK_FLAG_SYSMEM_ACCESS = 4,
    CUPTI_LINK_FLAG_PEER_ATOMICS = 8,
    CUPTI_LINK_FLAG_SYSMEM_ATOMICS = 0x10,
    CUPTI_LINK_FLAG_FORCE_INT = 0x7fffffff,
}

/// `enum CUpti_MetricAttribute`, from `cupti_metrics.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricAttribute(pub i32);

enumeration! {
    CUpti_MetricAttribute;
    CUPTI_METRIC_ATTR_NAME = 0,
    CUPTI_METRIC_ATTR_SHORT_DESCRIPTION = 1,
    CUPTI_METRIC_ATTR_LONG_DESCRIPTION = 2,
    CUPTI_METRIC_ATTR_CATEGORY = 3,
    CUPTI_METRIC_ATTR_VALUE_KIND = 4,
    CUPTI_METRIC_ATTR_EVALUATION_MODE = 5,
    CUPTI_METRIC_ATTR_FORCE_INT = 2147483647,
}

/// `enum CUpti_MetricCategory`, from `cupti_metrics.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricCategory(pub i32);

enumeration! {
    CUpti_MetricCategory;
    CUPTI_METRIC_CATEGORY_MEMORY = 0,
    CUPTI_METRIC_CATEGORY_INSTRUCTION = 1,
    CUPTI_METRIC_CATEGORY_MULTIPROCESSOR = 2,
    CUPTI_METRIC_CATEGORY_CACHE = 3,
    CUPTI_METRIC_CATEGORY_TEXTURE = 4,
    CUPTI_METRIC_CATEGORY_NVLINK = 5,
    CUPTI_METRIC_CATEGORY_PCIE = 6,
    CUPTI_METRIC_CATEGORY_FORCE_INT = 2147483647,
}

/// `enum CUpti_MetricEvaluationMode`, from `cupti_metrics.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUpti_MetricEvaluationMode(pub i32);

enumeration! {
    CUpti_MetricEvaluationMode;
    CUPTI_METRIC_EVALUATION_MODE_PER_INSTANCE = 1,
    CUPTI_METRIC_EVALUATION_MODE_AGGREGATE = 2,
    CUPTI_METRIC_EVALUATION_MODE_FORCE_INT = 2147483647,
}

/// `enum CUpti_MetricPropertyDeviceClass`, from `cupti_metrics.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricPropertyDeviceClass(pub i32);

enumeration! {
    CUpti_MetricPropertyDeviceClass;
    CUPTI_METRIC_PROPERTY_DEVICE_CLASS_TESLA = 0,
    CUPTI_METRIC_PROPERTY_DEVICE_CLASS_QUADRO = 1,
    CUPTI_METRIC_PROPERTY_DEVICE_CLASS_GEFORCE = 2,
    CUPTI_METRIC_PROPERTY_DEVICE_CLASS_TEGRA = 3,
}

/// `enum CUpti_MetricPropertyID`, from `cupti_metrics.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricPropertyID(pub i32);

enumeration! {
    CUpti_MetricPropertyID;
    CUPTI_METRIC_PROPERTY_MULTIPROCESSOR_COUNT = 0,
    CUPTI_METRIC_PROPERTY_WARPS_PER_MULTIPROCESSOR = 1,
    CUPTI_METRIC_PROPERTY_KERNEL_GPU_TIME = 2,
    CUPTI_METRIC_PROPERTY_CLOCK_RATE = 3,
    CUPTI_METRIC_PROPERTY_FRAME_BUFFER_COUNT = 4,
    CUPTI_METRIC_PROPERTY_GLOBAL_MEMORY_BANDWIDTH = 5,
    CUPTI_METRIC_PROPERTY_PCIE_LINK_RATE = 6,
    CUPTI_METRIC_PROPERTY_PCIE_LINK_WIDTH = 7,
    CUPTI_METRIC_PROPERTY_PCIE_GEN = 8,
    CUPTI_METRIC_PROPERTY_DEVICE_CLASS = 9,
    CUPTI_METRIC_PROPERTY_FLOP_SP_PER_CYCLE = 10,
    CUPTI_METRIC_PROPERTY_FLOP_DP_PER_CYCLE = 11,
    CUPTI_METRIC_PROPERTY_L2_UNITS = 12,
    CUPTI_METRIC_PROPERTY_ECC_ENABLED = 13,
    CUPTI_METRIC_PROPERTY_FLOP_HP_PER_CYCLE = 14,
    CUPTI_METRIC_PROPERTY_GPU_CPU_NVLINK_BANDWIDTH = 15,
}

/// `enum CUpti_MetricType`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricType(pub i32);

enumeration! {
    CUpti_MetricType;
    CUPTI_METRIC_TYPE_COUNTER = 0,
    CUPTI_METRIC_TYPE_RATIO = 1,
    CUPTI_METRIC_TYPE_THROUGHPUT = 2,
    CUPTI_METRIC_TYPE__COUNT = 3,
}

/// `enum CUpti_MetricValueKind`, from `cupti_metrics.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricValueKind(pub i32);

enumeration! {
    CUpti_MetricValueKind;
    CUPTI_METRIC_VALUE_KIND_DOUBLE = 0,
    CUPTI_METRIC_VALUE_KIND_UINT64 = 1,
    CUPTI_METRIC_VALUE_KIND_PERCENT = 2,
    CUPTI_METRIC_VALUE_KIND_THROUGHPUT = 3,
    CUPTI_METRIC_VALUE_KIND_INT64 = 4,
    CUPTI_METRIC_VALUE_KIND_UTILIZATION_LEVEL = 5,
    CUPTI_METRIC_VALUE_KIND_NVTX_EXTENDED_PAYLOAD = 6 "since CUDA 13.0",
    CUPTI_METRIC_VALUE_KIND_FORCE_INT = 2147483647,
}

/// `enum CUpti_MetricValueUtilizationLevel`, from `cupti_metrics.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricValueUtilizationLevel(pub i32);

enumeration! {
    CUpti_MetricValueUtilizationLevel;
    CUPTI_METRIC_VALUE_UTILIZATION_IDLE = 0,
    CUPTI_METRIC_VALUE_UTILIZATION_LOW = 2,
    CUPTI_METRIC_VALUE_UTILIZATION_MID = 5,
    CUPTI_METRIC_VALUE_UTILIZATION_HIGH = 8,
    CUPTI_METRIC_VALUE_UTILIZATION_MAX = 10,
    CUPTI_METRIC_VALUE_UTILIZATION_FORCE_INT = 2147483647,
}

/// `enum CUpti_OpenAccConstructKind`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_OpenAccConstructKind(pub i32);

enumeration! {
    CUpti_OpenAccConstructKind;
    CUPTI_OPENACC_CONSTRUCT_KIND_UNKNOWN = 0,
    CUPTI_OPENACC_CONSTRUCT_KIND_PARALLEL = 1,
    CUPTI_OPENACC_CONSTRUCT_KIND_KERNELS = 2,
    CUPTI_OPENACC_CONSTRUCT_KIND_LOOP = 3,
    CUPTI_OPENACC_CONSTRUCT_KIND_DATA = 4,
    CUPTI_OPENACC_CONSTRUCT_KIND_ENTER_DATA = 5,
    CUPTI_OPENACC_CONSTRUCT_KIND_EXIT_DATA = 6,
    CUPTI_OPENACC_CONSTRUCT_KIND_HOST_DATA = 7,
    CUPTI_OPENACC_CONSTRUCT_KIND_ATOMIC = 8,
    CUPTI_OPENACC_CONSTRUCT_KIND_DECLARE = 9,
    CUPTI_OPENACC_CONSTRUCT_KIND_INIT = 10,
    CUPTI_OPENACC_CONSTRUCT_KIND_SHUTDOWN = 11,
    CUPTI_OPENACC_CONSTRUCT_KIND_SET = 12,
    CUPTI_OPENACC_CONSTRUCT_KIND_UPDATE = 13,
    CUPTI_OPENACC_CONSTRUCT_KIND_ROUTINE = 14,
    CUPTI_OPENACC_CONSTRUCT_KIND_WAIT = 15,
    CUPTI_OPENACC_CONSTRUCT_KIND_RUNTIME_API = 16,
    CUPTI_OPENACC_CONSTRUCT_KIND_FORCE_INT = 2147483647,
}

/// `enum CUpti_OpenAccEventKind`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_OpenAccEventKind(pub i32);

enumeration! {
    CUpti_OpenAccEventKind;
    CUPTI_OPENACC_EVENT_KIND_INVALID = 0,
    CUPTI_OPENACC_EVENT_KIND_DEVICE_INIT = 1,
    CUPTI_OPENACC_EVENT_KIND_DEVICE_SHUTDOWN = 2,
    CUPTI_OPENACC_EVENT_KIND_RUNTIME_SHUTDOWN = 3,
    CUPTI_OPENACC_EVENT_KIND_ENQUEUE_LAUNCH = 4,
    CUPTI_OPENACC_EVENT_KIND_ENQUEUE_UPLOAD = 5,
    CUPTI_OPENACC_EVENT_KIND_ENQUEUE_DOWNLOAD = 6,
    CUPTI_OPENACC_EVENT_KIND_WAIT = 7,
    CUPTI_OPENACC_EVENT_KIND_IMPLICIT_WAIT = 8,
    CUPTI_OPENACC_EVENT_KIND_COMPUTE_CONSTRUCT = 9,
    CUPTI_OPENACC_EVENT_KIND_UPDATE = 10,
    CUPTI_OPENACC_EVENT_KIND_ENTER_DATA = 11,
    CUPTI_OPENACC_EVENT_KIND_EXIT_DATA = 12,
    CUPTI_OPENACC_EVENT_KIND_CREATE = 13,
    CUPTI_OPENACC_EVENT_KIND_DELETE = 14,
    CUPTI_OPENACC_EVENT_KIND_ALLOC = 15,
    CUPTI_OPENACC_EVENT_KIND_FREE = 16,
    CUPTI_OPENACC_EVENT_KIND_FORCE_INT = 2147483647,
}

/// `enum CUpti_OpenMpEventKind`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_OpenMpEventKind(pub i32);

enumeration! {
    CUpti_OpenMpEventKind;
    CUPTI_OPENMP_EVENT_KIND_INVALID = 0,
    CUPTI_OPENMP_EVENT_KIND_PARALLEL = 1,
    CUPTI_OPENMP_EVENT_KIND_TASK = 2,
    CUPTI_OPENMP_EVENT_KIND_THREAD = 3,
    CUPTI_OPENMP_EVENT_KIND_IDLE = 4,
    CUPTI_OPENMP_EVENT_KIND_WAIT_BARRIER = 5,
    CUPTI_OPENMP_EVENT_KIND_WAIT_TASKWAIT = 6,
    CUPTI_OPENMP_EVENT_KIND_FORCE_INT = 2147483647,
}

/// `enum CUpti_PCSamplingCollectionMode`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_PCSamplingCollectionMode(pub i32);

enumeration! {
    CUpti_PCSamplingCollectionMode;
    CUPTI_PC_SAMPLING_COLLECTION_MODE_INVALID = 0,
    CUPTI_PC_SAMPLING_COLLECTION_MODE_CONTINUOUS = 1,
    CUPTI_PC_SAMPLING_COLLECTION_MODE_KERNEL_SERIALIZED = 2,
}

/// `enum CUpti_PCSamplingConfigurationAttributeType`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_PCSamplingConfigurationAttributeType(pub i32);

enumeration! {
    CUpti_PCSamplingConfigurationAttributeType;
    CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_INVALID = 0,
    CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_PERIOD = 1,
    CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_STALL_REASON = 2,
    CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SCRATCH_BUFFER_SIZE = 3,
    CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_HARDWARE_BUFFER_SIZE = 4,
    CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_COLLECTION_MODE = 5,
    CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_ENABLE_START_STOP_CONTROL = 6,
    CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_OUTPUT_DATA_FORMAT = 7,
    CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_DATA_BUFFER = 8,
    CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_WORKER_THREAD_PERIODIC_SLEEP_SPAN = 9,
    CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_FORCE_INT = 2147483647,
}

/// `enum CUpti_PCSamplingOutputDataFormat`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_PCSamplingOutputDataFormat(pub i32);

enumeration! {
    CUpti_PCSamplingOutputDataFormat;
    CUPTI_PC_SAMPLING_OUTPUT_DATA_FORMAT_INVALID = 0,
    CUPTI_PC_SAMPLING_OUTPUT_DATA_FORMAT_PARSED = 1,
}

/// `enum CUpti_PcieDeviceType`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_PcieDeviceType(pub i32);

enumeration! {
    CUpti_PcieDeviceType;
    CUPTI_PCIE_DEVICE_TYPE_GPU = 0,
    CUPTI_PCIE_DEVICE_TYPE_BRIDGE = 1,
    CUPTI_PCIE_DEVICE_TYPE_FORCE_INT = 2147483647,
}

/// `enum CUpti_PcieGen`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUpti_PcieGen(pub i32);

enumeration! {
    CUpti_PcieGen;
    CUPTI_PCIE_GEN_GEN1 = 1,
    CUPTI_PCIE_GEN_GEN2 = 2,
    CUPTI_PCIE_GEN_GEN3 = 3,
    CUPTI_PCIE_GEN_GEN4 = 4,
    CUPTI_PCIE_GEN_GEN5 = 5,
    CUPTI_PCIE_GEN_GEN6 = 6 "since CUDA 12.8",
    CUPTI_PCIE_GEN_FORCE_INT = 2147483647,
}

/// `enum CUpti_PmSampling_DecodeStopReason`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_PmSampling_DecodeStopReason(pub i32);

enumeration! {
    CUpti_PmSampling_DecodeStopReason;
    CUPTI_PM_SAMPLING_DECODE_STOP_REASON_OTHER = 0,
    CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNTER_DATA_FULL = 1,
    CUPTI_PM_SAMPLING_DECODE_STOP_REASON_END_OF_RECORDS = 2,
    CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNT = 3,
}

/// `enum CUpti_PmSampling_HardwareBuffer_AppendMode`, from `cupti_pmsampling.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_PmSampling_HardwareBuffer_AppendMode(pub i32);

enumeration! {
    CUpti_PmSampling_HardwareBuffer_AppendMode;
    CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_OLDEST = 0,
    CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_LATEST = 1,
}

/// `enum CUpti_PmSampling_TriggerMode`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_PmSampling_TriggerMode(pub i32);

enumeration! {
    CUpti_PmSampling_TriggerMode;
    CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_SYSCLK_INTERVAL = 0,
    CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_TIME_INTERVAL = 1,
    CUPTI_PM_SAMPLING_TRIGGER_MODE_COUNT = 2,
}

/// `enum CUpti_ProfilerRange`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ProfilerRange(pub i32);

enumeration! {
    CUpti_ProfilerRange;
    CUPTI_Range_INVALID = 0,
    CUPTI_AutoRange = 1,
    CUPTI_UserRange = 2,
    CUPTI_Range_COUNT = 3,
}

/// `enum CUpti_ProfilerReplayMode`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ProfilerReplayMode(pub i32);

enumeration! {
    CUpti_ProfilerReplayMode;
    CUPTI_Replay_INVALID = 0,
    CUPTI_ApplicationReplay = 1,
    CUPTI_KernelReplay = 2,
    CUPTI_UserReplay = 3,
    CUPTI_Replay_COUNT = 4,
}

/// `enum CUpti_ProfilerType`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ProfilerType(pub i32);

enumeration! {
    CUpti_ProfilerType;
    CUPTI_PROFILER_TYPE_RANGE_PROFILER = 0,
    CUPTI_PROFILER_TYPE_PM_SAMPLING = 1,
    CUPTI_PROFILER_TYPE_PROFILER_INVALID = 2,
}

/// `enum CUpti_Profiler_API`, from `cupti_profiler_target.h`, since CUDA 12.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_Profiler_API(pub i32);

enumeration! {
    CUpti_Profiler_API;
    CUPTI_PROFILER_RANGE_PROFILING = 0,
    CUPTI_PROFILER_PC_SAMPLING = 1,
    CUPTI_PROFILER_SASS_METRICS = 2,
    CUPTI_PROFILER_PM_SAMPLING = 3 "since CUDA 12.6",
    CUPTI_PROFILER_UNKNOWN = 4,
}

/// `enum CUpti_Profiler_Support_Level`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_Profiler_Support_Level(pub i32);

enumeration! {
    CUpti_Profiler_Support_Level;
    CUPTI_PROFILER_CONFIGURATION_UNKNOWN = 0,
    CUPTI_PROFILER_CONFIGURATION_UNSUPPORTED = 1,
    CUPTI_PROFILER_CONFIGURATION_DISABLED = 2,
    CUPTI_PROFILER_CONFIGURATION_SUPPORTED = 3,
    CUPTI_PROFILER_CONFIGURATION_LIMITED_SUPPORT = 4 "since CUDA 13.3",
}

/// `enum CUpti_ReadEventFlags`, from `cupti_events.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ReadEventFlags(pub i32);

enumeration! {
    CUpti_ReadEventFlags;
    CUPTI_EVENT_READ_FLAG_NONE = 0,
    CUPTI_EVENT_READ_FLAG_FORCE_INT = 2147483647,
}

/// `enum CUpti_SassMetrics_OutputGranularity`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_SassMetrics_OutputGranularity(pub i32);

enumeration! {
    CUpti_SassMetrics_OutputGranularity;
    CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_GPU = 0,
    CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_SM = 1,
    CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_SMSP = 2,
    CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_INVALID = 3,
}

/// `enum CUpti_nvtx_api_trace_cbid`, from `cupti_nvtx_cbid.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_nvtx_api_trace_cbid(pub i32);

enumeration! {
    CUpti_nvtx_api_trace_cbid;
    CUPTI_CBID_NVTX_INVALID = 0,
    CUPTI_CBID_NVTX_nvtxMarkA = 1,
    CUPTI_CBID_NVTX_nvtxMarkW = 2,
    CUPTI_CBID_NVTX_nvtxMarkEx = 3,
    CUPTI_CBID_NVTX_nvtxRangeStartA = 4,
    CUPTI_CBID_NVTX_nvtxRangeStartW = 5,
    CUPTI_CBID_NVTX_nvtxRangeStartEx = 6,
    CUPTI_CBID_NVTX_nvtxRangeEnd = 7,
    CUPTI_CBID_NVTX_nvtxRangePushA = 8,
    CUPTI_CBID_NVTX_nvtxRangePushW = 9,
    CUPTI_CBID_NVTX_nvtxRangePushEx = 10,
    CUPTI_CBID_NVTX_nvtxRangePop = 11,
    CUPTI_CBID_NVTX_nvtxNameCategoryA = 12,
    CUPTI_CBID_NVTX_nvtxNameCategoryW = 13,
    CUPTI_CBID_NVTX_nvtxNameOsThreadA = 14,
    CUPTI_CBID_NVTX_nvtxNameOsThreadW = 15,
    CUPTI_CBID_NVTX_nvtxNameCuDeviceA = 16,
    CUPTI_CBID_NVTX_nvtxNameCuDeviceW = 17,
    CUPTI_CBID_NVTX_nvtxNameCuContextA = 18,
    CUPTI_CBID_NVTX_nvtxNameCuContextW = 19,
    CUPTI_CBID_NVTX_nvtxNameCuStreamA = 20,
    CUPTI_CBID_NVTX_nvtxNameCuStreamW = 21,
    CUPTI_CBID_NVTX_nvtxNameCuEventA = 22,
    CUPTI_CBID_NVTX_nvtxNameCuEventW = 23,
    CUPTI_CBID_NVTX_nvtxNameCudaDeviceA = 24,
    CUPTI_CBID_NVTX_nvtxNameCudaDeviceW = 25,
    CUPTI_CBID_NVTX_nvtxNameCudaStreamA = 26,
    CUPTI_CBID_NVTX_nvtxNameCudaStreamW = 27,
    CUPTI_CBID_NVTX_nvtxNameCudaEventA = 28,
    CUPTI_CBID_NVTX_nvtxNameCudaEventW = 29,
    CUPTI_CBID_NVTX_nvtxDomainMarkEx = 30,
    CUPTI_CBID_NVTX_nvtxDomainRangeStartEx = 31,
    CUPTI_CBID_NVTX_nvtxDomainRangeEnd = 32,
    CUPTI_CBID_NVTX_nvtxDomainRangePushEx = 33,
    CUPTI_CBID_NVTX_nvtxDomainRangePop = 34,
    CUPTI_CBID_NVTX_nvtxDomainResourceCreate = 35,
    CUPTI_CBID_NVTX_nvtxDomainResourceDestroy = 36,
    CUPTI_CBID_NVTX_nvtxDomainNameCategoryA = 37,
    CUPTI_CBID_NVTX_nvtxDomainNameCategoryW = 38,
    CUPTI_CBID_NVTX_nvtxDomainRegisterStringA = 39,
    CUPTI_CBID_NVTX_nvtxDomainRegisterStringW = 40,
    CUPTI_CBID_NVTX_nvtxDomainCreateA = 41,
    CUPTI_CBID_NVTX_nvtxDomainCreateW = 42,
    CUPTI_CBID_NVTX_nvtxDomainDestroy = 43,
    CUPTI_CBID_NVTX_nvtxDomainSyncUserCreate = 44,
    CUPTI_CBID_NVTX_nvtxDomainSyncUserDestroy = 45,
    CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireStart = 46,
    CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireFailed = 47,
    CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireSuccess = 48,
    CUPTI_CBID_NVTX_nvtxDomainSyncUserReleasing = 49,
    CUPTI_CBID_NVTX_SIZE = 50,
    CUPTI_CBID_NVTX_FORCE_INT = 2147483647,
}
