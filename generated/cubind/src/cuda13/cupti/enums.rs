//! Enumerations: CUPTI.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum CUptiResult`, from `cupti_result.h`, since CUDA 12.0 or earlier.
///
/// CUPTI: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUptiResult(pub i32);

impl CUptiResult {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_PARAMETER: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_DEVICE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_CONTEXT: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_EVENT_ID: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_EVENT_NAME: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_OPERATION: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_OUT_OF_MEMORY: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_HARDWARE: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_API_NOT_IMPLEMENTED: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_MAX_LIMIT_REACHED: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_NOT_READY: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_NOT_COMPATIBLE: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_NOT_INITIALIZED: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_METRIC_ID: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_METRIC_NAME: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_QUEUE_EMPTY: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_HANDLE: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_STREAM: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_KIND: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_EVENT_VALUE: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_DISABLED: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_MODULE: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INVALID_METRIC_VALUE: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_HARDWARE_BUSY: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_NOT_SUPPORTED: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_DEVICE: Self = Self(29);
    /// 30, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_NON_P2P_DEVICES: Self = Self(30);
    /// 31, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_WITH_MPS: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_CDP_TRACING_NOT_SUPPORTED: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_CUDA_COMPILER_NOT_COMPATIBLE: Self = Self(34);
    /// 35, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_INSUFFICIENT_PRIVILEGES: Self = Self(35);
    /// 36, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_OLD_PROFILER_API_INITIALIZED: Self = Self(36);
    /// 37, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_OPENACC_UNDEFINED_ROUTINE: Self = Self(37);
    /// 38, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_LEGACY_PROFILER_NOT_SUPPORTED: Self = Self(38);
    /// 39, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED: Self = Self(39);
    /// 40, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES: Self = Self(40);
    /// 41, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED: Self = Self(41);
    /// 42, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED: Self = Self(42);
    /// 43, since CUDA 12.8.
    pub const CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED: Self = Self(43);
    /// 44, since CUDA 12.8.
    pub const CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED: Self = Self(44);
    /// 45, since CUDA 12.8.
    pub const CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED: Self = Self(45);
    /// 46, since CUDA 13.0.
    pub const CUPTI_ERROR_INVALID_CHIP_NAME: Self = Self(46);
    /// 47, since CUDA 13.1.
    pub const CUPTI_ERROR_HES_TRACE_NOT_SUPPORTED_ON_MPS: Self = Self(47);
    /// 999, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_UNKNOWN: Self = Self(999);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ERROR_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_SUCCESS"),
        (1, "CUPTI_ERROR_INVALID_PARAMETER"),
        (2, "CUPTI_ERROR_INVALID_DEVICE"),
        (3, "CUPTI_ERROR_INVALID_CONTEXT"),
        (4, "CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID"),
        (5, "CUPTI_ERROR_INVALID_EVENT_ID"),
        (6, "CUPTI_ERROR_INVALID_EVENT_NAME"),
        (7, "CUPTI_ERROR_INVALID_OPERATION"),
        (8, "CUPTI_ERROR_OUT_OF_MEMORY"),
        (9, "CUPTI_ERROR_HARDWARE"),
        (10, "CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT"),
        (11, "CUPTI_ERROR_API_NOT_IMPLEMENTED"),
        (12, "CUPTI_ERROR_MAX_LIMIT_REACHED"),
        (13, "CUPTI_ERROR_NOT_READY"),
        (14, "CUPTI_ERROR_NOT_COMPATIBLE"),
        (15, "CUPTI_ERROR_NOT_INITIALIZED"),
        (16, "CUPTI_ERROR_INVALID_METRIC_ID"),
        (17, "CUPTI_ERROR_INVALID_METRIC_NAME"),
        (18, "CUPTI_ERROR_QUEUE_EMPTY"),
        (19, "CUPTI_ERROR_INVALID_HANDLE"),
        (20, "CUPTI_ERROR_INVALID_STREAM"),
        (21, "CUPTI_ERROR_INVALID_KIND"),
        (22, "CUPTI_ERROR_INVALID_EVENT_VALUE"),
        (23, "CUPTI_ERROR_DISABLED"),
        (24, "CUPTI_ERROR_INVALID_MODULE"),
        (25, "CUPTI_ERROR_INVALID_METRIC_VALUE"),
        (26, "CUPTI_ERROR_HARDWARE_BUSY"),
        (27, "CUPTI_ERROR_NOT_SUPPORTED"),
        (28, "CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED"),
        (29, "CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_DEVICE"),
        (30, "CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_NON_P2P_DEVICES"),
        (31, "CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_WITH_MPS"),
        (32, "CUPTI_ERROR_CDP_TRACING_NOT_SUPPORTED"),
        (33, "CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED"),
        (34, "CUPTI_ERROR_CUDA_COMPILER_NOT_COMPATIBLE"),
        (35, "CUPTI_ERROR_INSUFFICIENT_PRIVILEGES"),
        (36, "CUPTI_ERROR_OLD_PROFILER_API_INITIALIZED"),
        (37, "CUPTI_ERROR_OPENACC_UNDEFINED_ROUTINE"),
        (38, "CUPTI_ERROR_LEGACY_PROFILER_NOT_SUPPORTED"),
        (39, "CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED"),
        (40, "CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES"),
        (41, "CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED"),
        (42, "CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED"),
        (43, "CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED"),
        (44, "CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED"),
        (45, "CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED"),
        (46, "CUPTI_ERROR_INVALID_CHIP_NAME"),
        (47, "CUPTI_ERROR_HES_TRACE_NOT_SUPPORTED_ON_MPS"),
        (999, "CUPTI_ERROR_UNKNOWN"),
        (2147483647, "CUPTI_ERROR_FORCE_INT"),
    ];
}

enumeration!(CUptiResult, status);

impl Status for CUptiResult {
    const SUCCESS: Self = Self::CUPTI_SUCCESS;
    const MISSING_LIBRARY: Self = Self::CUPTI_ERROR_NOT_INITIALIZED;
    const MISSING_SYMBOL: Self = Self::CUPTI_ERROR_NOT_SUPPORTED;
    const INVALID_ARGUMENT: Self = Self::CUPTI_ERROR_INVALID_PARAMETER;
    fn library() -> &'static Library {
        &CUPTI
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
}

status!(CUptiResult);

/// `enum CUpti_ActivityApiFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityApiFieldIds(pub i32);

impl CUpti_ActivityApiFieldIds {
    /// 0, since CUDA 13.2.
    pub const API_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const API_FIELD_CBID: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const API_FIELD_START: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const API_FIELD_END: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const API_FIELD_PROCESS_ID: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const API_FIELD_THREAD_ID: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const API_FIELD_CORRELATION_ID: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const API_FIELD_RETURN_VALUE: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const API_FIELD_MAX: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "API_FIELD_KIND"),
        (1, "API_FIELD_CBID"),
        (2, "API_FIELD_START"),
        (3, "API_FIELD_END"),
        (4, "API_FIELD_PROCESS_ID"),
        (5, "API_FIELD_THREAD_ID"),
        (6, "API_FIELD_CORRELATION_ID"),
        (7, "API_FIELD_RETURN_VALUE"),
        (8, "API_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityApiFieldIds);

/// `enum CUpti_ActivityAttribute`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityAttribute(pub i32);

impl CUpti_ActivityAttribute {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_CDP: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_POOL_LIMIT: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_SIZE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_LIMIT: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ATTR_ZEROED_OUT_ACTIVITY_BUFFER: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_PRE_ALLOCATE_VALUE: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_PRE_ALLOCATE_VALUE: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ATTR_MEM_ALLOCATION_TYPE_HOST_PINNED: Self = Self(8);
    /// 9, since CUDA 12.3.
    pub const CUPTI_ACTIVITY_ATTR_PER_THREAD_ACTIVITY_BUFFER: Self = Self(9);
    /// 10, since CUDA 12.9.
    pub const CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_DEVICE_GRAPHS: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const CUPTI_ACTIVITY_ATTR_USER_DEFINED_RECORDS: Self = Self(11);
    /// 12, since CUDA 13.2.
    pub const CUPTI_ACTIVITY_ATTR_MULTIPLE_SUBSCRIBER_STATE: Self = Self(12);
    /// 13, since CUDA 13.2.
    pub const CUPTI_ACTIVITY_ATTR_ENABLE_HES: Self = Self(13);
    /// 14, since CUDA 13.2.
    pub const CUPTI_ACTIVITY_ATTR_ENABLE_ALLOCATION_SOURCE_TRACKING: Self = Self(14);
    /// 15, since CUDA 13.2.
    pub const CUPTI_ACTIVITY_ATTR_ENABLE_KERNEL_LATENCY_TIMESTAMPS: Self = Self(15);
    /// 16, since CUDA 13.2.
    pub const CUPTI_ACTIVITY_ATTR_ENABLE_ALL_SYNC_RECORDS: Self = Self(16);
    /// 17, since CUDA 13.2.
    pub const CUPTI_ACTIVITY_ATTR_ENABLE_CUDA_EVENT_DEVICE_TIMESTAMPS: Self = Self(17);
    /// 18, since CUDA 13.2.
    pub const CUPTI_ACTIVITY_ATTR_ENABLE_KERNEL_LAUNCH_ATTRIBUTES: Self = Self(18);
    /// 19, since CUDA 13.2.
    pub const CUPTI_ACTIVITY_ATTR_ENABLE_DEVICE_GRAPH_TRACE: Self = Self(19);
    /// 20, only in CUDA 13.2.
    pub const CUPTI_ACTIVITY_ATTR_ENABLE_MULTI_SUBSCRIBER_GRAPH_LEVEL_TRACE: Self = Self(
        20,
    );
    /// 20, since CUDA 13.3.
    pub const CUPTI_ACTIVITY_ATTR_ENABLE_MULTI_SUBSCRIBER_GRAPH_TRACE: Self = Self(20);
    /// 21, since CUDA 13.2.
    pub const CUPTI_ACTIVITY_ATTR_THREAD_ID_TYPE: Self = Self(21);
    /// 22, since CUDA 13.2.
    pub const CUPTI_ACTIVITY_ATTR_TIMESTAMP_CALLBACK: Self = Self(22);
    /// 23, only in CUDA 13.2.
    pub const CUPTI_ACTIVITY_ATTR_CIG_MODE: Self = Self(23);
    /// 23, since CUDA 13.3.
    pub const CUPTI_ACTIVITY_ATTR_ENABLE_CIG_MODE: Self = Self(23);
    /// 24, since CUDA 13.5.
    pub const CUPTI_ACTIVITY_ATTR_HES_BUFFER_SIZE: Self = Self(24);
    /// 25, since CUDA 13.4.
    pub const CUPTI_ACTIVITY_ATTR_COUNT: Self = Self(25);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE"),
        (1, "CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_CDP"),
        (2, "CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_POOL_LIMIT"),
        (3, "CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_SIZE"),
        (4, "CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_LIMIT"),
        (5, "CUPTI_ACTIVITY_ATTR_ZEROED_OUT_ACTIVITY_BUFFER"),
        (6, "CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_PRE_ALLOCATE_VALUE"),
        (7, "CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_PRE_ALLOCATE_VALUE"),
        (8, "CUPTI_ACTIVITY_ATTR_MEM_ALLOCATION_TYPE_HOST_PINNED"),
        (9, "CUPTI_ACTIVITY_ATTR_PER_THREAD_ACTIVITY_BUFFER"),
        (10, "CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_DEVICE_GRAPHS"),
        (11, "CUPTI_ACTIVITY_ATTR_USER_DEFINED_RECORDS"),
        (12, "CUPTI_ACTIVITY_ATTR_MULTIPLE_SUBSCRIBER_STATE"),
        (13, "CUPTI_ACTIVITY_ATTR_ENABLE_HES"),
        (14, "CUPTI_ACTIVITY_ATTR_ENABLE_ALLOCATION_SOURCE_TRACKING"),
        (15, "CUPTI_ACTIVITY_ATTR_ENABLE_KERNEL_LATENCY_TIMESTAMPS"),
        (16, "CUPTI_ACTIVITY_ATTR_ENABLE_ALL_SYNC_RECORDS"),
        (17, "CUPTI_ACTIVITY_ATTR_ENABLE_CUDA_EVENT_DEVICE_TIMESTAMPS"),
        (18, "CUPTI_ACTIVITY_ATTR_ENABLE_KERNEL_LAUNCH_ATTRIBUTES"),
        (19, "CUPTI_ACTIVITY_ATTR_ENABLE_DEVICE_GRAPH_TRACE"),
        (20, "CUPTI_ACTIVITY_ATTR_ENABLE_MULTI_SUBSCRIBER_GRAPH_LEVEL_TRACE"),
        (20, "CUPTI_ACTIVITY_ATTR_ENABLE_MULTI_SUBSCRIBER_GRAPH_TRACE"),
        (21, "CUPTI_ACTIVITY_ATTR_THREAD_ID_TYPE"),
        (22, "CUPTI_ACTIVITY_ATTR_TIMESTAMP_CALLBACK"),
        (23, "CUPTI_ACTIVITY_ATTR_CIG_MODE"),
        (23, "CUPTI_ACTIVITY_ATTR_ENABLE_CIG_MODE"),
        (24, "CUPTI_ACTIVITY_ATTR_HES_BUFFER_SIZE"),
        (25, "CUPTI_ACTIVITY_ATTR_COUNT"),
        (2147483647, "CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityAttribute);

/// `enum CUpti_ActivityComputeEngineCtxSwitchFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityComputeEngineCtxSwitchFieldIds(pub i32);

impl CUpti_ActivityComputeEngineCtxSwitchFieldIds {
    /// 0, since CUDA 13.2.
    pub const COMPUTE_ENGINE_CTX_SWITCH_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const COMPUTE_ENGINE_CTX_SWITCH_FIELD_CONTEXT_ID: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const COMPUTE_ENGINE_CTX_SWITCH_FIELD_TIMESTAMP: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const COMPUTE_ENGINE_CTX_SWITCH_FIELD_OPERATION_TYPE: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const COMPUTE_ENGINE_CTX_SWITCH_FIELD_MAX: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "COMPUTE_ENGINE_CTX_SWITCH_FIELD_KIND"),
        (1, "COMPUTE_ENGINE_CTX_SWITCH_FIELD_CONTEXT_ID"),
        (2, "COMPUTE_ENGINE_CTX_SWITCH_FIELD_TIMESTAMP"),
        (3, "COMPUTE_ENGINE_CTX_SWITCH_FIELD_OPERATION_TYPE"),
        (4, "COMPUTE_ENGINE_CTX_SWITCH_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityComputeEngineCtxSwitchFieldIds);

/// `enum CUpti_ActivityConfidentialComputeRotationFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityConfidentialComputeRotationFieldIds(pub i32);

impl CUpti_ActivityConfidentialComputeRotationFieldIds {
    /// 0, since CUDA 13.2.
    pub const CONFIDENTIAL_COMPUTE_ROTATION_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const CONFIDENTIAL_COMPUTE_ROTATION_FIELD_EVENT_TYPE: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const CONFIDENTIAL_COMPUTE_ROTATION_FIELD_DEVICE_ID: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CONTEXT_ID: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CHANNEL_ID: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CHANNEL_TYPE: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const CONFIDENTIAL_COMPUTE_ROTATION_FIELD_TIMESTAMP: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const CONFIDENTIAL_COMPUTE_ROTATION_FIELD_MAX: Self = Self(7);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CONFIDENTIAL_COMPUTE_ROTATION_FIELD_KIND"),
        (1, "CONFIDENTIAL_COMPUTE_ROTATION_FIELD_EVENT_TYPE"),
        (2, "CONFIDENTIAL_COMPUTE_ROTATION_FIELD_DEVICE_ID"),
        (3, "CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CONTEXT_ID"),
        (4, "CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CHANNEL_ID"),
        (5, "CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CHANNEL_TYPE"),
        (6, "CONFIDENTIAL_COMPUTE_ROTATION_FIELD_TIMESTAMP"),
        (7, "CONFIDENTIAL_COMPUTE_ROTATION_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityConfidentialComputeRotationFieldIds);

/// `enum CUpti_ActivityContextFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityContextFieldIds(pub i32);

impl CUpti_ActivityContextFieldIds {
    /// 0, since CUDA 13.2.
    pub const CONTEXT_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const CONTEXT_FIELD_CONTEXT_ID: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const CONTEXT_FIELD_DEVICE_ID: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const CONTEXT_FIELD_COMPUTE_API_KIND: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const CONTEXT_FIELD_NULL_STREAM_ID: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const CONTEXT_FIELD_PARENT_CONTEXT_ID: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const CONTEXT_FIELD_IS_GREEN_CONTEXT: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const CONTEXT_FIELD_NUM_MULTIPROCESSORS: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const CONTEXT_FIELD_CIG_MODE: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const CONTEXT_FIELD_PROCESS_ID: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const CONTEXT_FIELD_MAX: Self = Self(10);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CONTEXT_FIELD_KIND"),
        (1, "CONTEXT_FIELD_CONTEXT_ID"),
        (2, "CONTEXT_FIELD_DEVICE_ID"),
        (3, "CONTEXT_FIELD_COMPUTE_API_KIND"),
        (4, "CONTEXT_FIELD_NULL_STREAM_ID"),
        (5, "CONTEXT_FIELD_PARENT_CONTEXT_ID"),
        (6, "CONTEXT_FIELD_IS_GREEN_CONTEXT"),
        (7, "CONTEXT_FIELD_NUM_MULTIPROCESSORS"),
        (8, "CONTEXT_FIELD_CIG_MODE"),
        (9, "CONTEXT_FIELD_PROCESS_ID"),
        (10, "CONTEXT_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityContextFieldIds);

/// `enum CUpti_ActivityCudaEventFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityCudaEventFieldIds(pub i32);

impl CUpti_ActivityCudaEventFieldIds {
    /// 0, since CUDA 13.2.
    pub const CUDA_EVENT_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const CUDA_EVENT_FIELD_CORRELATION_ID: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const CUDA_EVENT_FIELD_CONTEXT_ID: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const CUDA_EVENT_FIELD_STREAM_ID: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const CUDA_EVENT_FIELD_EVENT_ID: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const CUDA_EVENT_FIELD_DEVICE_ID: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const CUDA_EVENT_FIELD_DEVICE_TIMESTAMP: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const CUDA_EVENT_FIELD_CUDA_EVENT_SYNC_ID: Self = Self(7);
    /// 8, since CUDA 13.5.
    pub const CUDA_EVENT_FIELD_GRAPH_NODE_ID: Self = Self(8);
    /// 9, since CUDA 13.5.
    pub const CUDA_EVENT_FIELD_GRAPH_ID: Self = Self(9);
    /// 10, since CUDA 13.5.
    pub const CUDA_EVENT_FIELD_SOURCE_GRAPH_ID: Self = Self(10);
    /// 11, since CUDA 13.5.
    pub const CUDA_EVENT_FIELD_SOURCE_GRAPH_NODE_ID: Self = Self(11);
    /// 12, since CUDA 13.2.
    pub const CUDA_EVENT_FIELD_MAX: Self = Self(12);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDA_EVENT_FIELD_KIND"),
        (1, "CUDA_EVENT_FIELD_CORRELATION_ID"),
        (2, "CUDA_EVENT_FIELD_CONTEXT_ID"),
        (3, "CUDA_EVENT_FIELD_STREAM_ID"),
        (4, "CUDA_EVENT_FIELD_EVENT_ID"),
        (5, "CUDA_EVENT_FIELD_DEVICE_ID"),
        (6, "CUDA_EVENT_FIELD_DEVICE_TIMESTAMP"),
        (7, "CUDA_EVENT_FIELD_CUDA_EVENT_SYNC_ID"),
        (8, "CUDA_EVENT_FIELD_GRAPH_NODE_ID"),
        (9, "CUDA_EVENT_FIELD_GRAPH_ID"),
        (10, "CUDA_EVENT_FIELD_SOURCE_GRAPH_ID"),
        (11, "CUDA_EVENT_FIELD_SOURCE_GRAPH_NODE_ID"),
        (12, "CUDA_EVENT_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityCudaEventFieldIds);

/// `enum CUpti_ActivityDeviceFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityDeviceFieldIds(pub i32);

impl CUpti_ActivityDeviceFieldIds {
    /// 0, since CUDA 13.2.
    pub const DEVICE_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const DEVICE_FIELD_FLAGS: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const DEVICE_FIELD_GLOBAL_MEMORY_BANDWIDTH: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const DEVICE_FIELD_GLOBAL_MEMORY_SIZE: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const DEVICE_FIELD_CONSTANT_MEMORY_SIZE: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const DEVICE_FIELD_L2_CACHE_SIZE: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const DEVICE_FIELD_NUM_THREADS_PER_WARP: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const DEVICE_FIELD_CORE_CLOCK_RATE: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const DEVICE_FIELD_NUM_MEMCPY_ENGINES: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const DEVICE_FIELD_NUM_MULTIPROCESSORS: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX_IPC: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX_WARPS_PER_MULTIPROCESSOR: Self = Self(11);
    /// 12, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX_BLOCKS_PER_MULTIPROCESSOR: Self = Self(12);
    /// 13, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: Self = Self(13);
    /// 14, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX_REGISTERS_PER_MULTIPROCESSOR: Self = Self(14);
    /// 15, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX_REGISTERS_PER_BLOCK: Self = Self(15);
    /// 16, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX_SHARED_MEMORY_PER_BLOCK: Self = Self(16);
    /// 17, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX_THREADS_PER_BLOCK: Self = Self(17);
    /// 18, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX_BLOCK_DIM_X: Self = Self(18);
    /// 19, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX_BLOCK_DIM_Y: Self = Self(19);
    /// 20, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX_BLOCK_DIM_Z: Self = Self(20);
    /// 21, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX_GRID_DIM_X: Self = Self(21);
    /// 22, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX_GRID_DIM_Y: Self = Self(22);
    /// 23, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX_GRID_DIM_Z: Self = Self(23);
    /// 24, since CUDA 13.2.
    pub const DEVICE_FIELD_COMPUTE_CAPABILITY_MAJOR: Self = Self(24);
    /// 25, since CUDA 13.2.
    pub const DEVICE_FIELD_COMPUTE_CAPABILITY_MINOR: Self = Self(25);
    /// 26, since CUDA 13.2.
    pub const DEVICE_FIELD_ID: Self = Self(26);
    /// 27, since CUDA 13.2.
    pub const DEVICE_FIELD_ECC_ENABLED: Self = Self(27);
    /// 28, since CUDA 13.2.
    pub const DEVICE_FIELD_UUID: Self = Self(28);
    /// 29, since CUDA 13.2.
    pub const DEVICE_FIELD_NAME: Self = Self(29);
    /// 30, since CUDA 13.2.
    pub const DEVICE_FIELD_IS_CUDA_VISIBLE: Self = Self(30);
    /// 31, since CUDA 13.2.
    pub const DEVICE_FIELD_IS_MIG_ENABLED: Self = Self(31);
    /// 32, since CUDA 13.2.
    pub const DEVICE_FIELD_GPU_INSTANCE_ID: Self = Self(32);
    /// 33, since CUDA 13.2.
    pub const DEVICE_FIELD_COMPUTE_INSTANCE_ID: Self = Self(33);
    /// 34, since CUDA 13.2.
    pub const DEVICE_FIELD_MIG_UUID: Self = Self(34);
    /// 35, since CUDA 13.2.
    pub const DEVICE_FIELD_IS_NUMA_NODE: Self = Self(35);
    /// 36, since CUDA 13.2.
    pub const DEVICE_FIELD_NUMA_ID: Self = Self(36);
    /// 37, since CUDA 13.2.
    pub const DEVICE_FIELD_NUM_TPCS: Self = Self(37);
    /// 38, since CUDA 13.2.
    pub const DEVICE_FIELD_MAX: Self = Self(38);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "DEVICE_FIELD_KIND"),
        (1, "DEVICE_FIELD_FLAGS"),
        (2, "DEVICE_FIELD_GLOBAL_MEMORY_BANDWIDTH"),
        (3, "DEVICE_FIELD_GLOBAL_MEMORY_SIZE"),
        (4, "DEVICE_FIELD_CONSTANT_MEMORY_SIZE"),
        (5, "DEVICE_FIELD_L2_CACHE_SIZE"),
        (6, "DEVICE_FIELD_NUM_THREADS_PER_WARP"),
        (7, "DEVICE_FIELD_CORE_CLOCK_RATE"),
        (8, "DEVICE_FIELD_NUM_MEMCPY_ENGINES"),
        (9, "DEVICE_FIELD_NUM_MULTIPROCESSORS"),
        (10, "DEVICE_FIELD_MAX_IPC"),
        (11, "DEVICE_FIELD_MAX_WARPS_PER_MULTIPROCESSOR"),
        (12, "DEVICE_FIELD_MAX_BLOCKS_PER_MULTIPROCESSOR"),
        (13, "DEVICE_FIELD_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR"),
        (14, "DEVICE_FIELD_MAX_REGISTERS_PER_MULTIPROCESSOR"),
        (15, "DEVICE_FIELD_MAX_REGISTERS_PER_BLOCK"),
        (16, "DEVICE_FIELD_MAX_SHARED_MEMORY_PER_BLOCK"),
        (17, "DEVICE_FIELD_MAX_THREADS_PER_BLOCK"),
        (18, "DEVICE_FIELD_MAX_BLOCK_DIM_X"),
        (19, "DEVICE_FIELD_MAX_BLOCK_DIM_Y"),
        (20, "DEVICE_FIELD_MAX_BLOCK_DIM_Z"),
        (21, "DEVICE_FIELD_MAX_GRID_DIM_X"),
        (22, "DEVICE_FIELD_MAX_GRID_DIM_Y"),
        (23, "DEVICE_FIELD_MAX_GRID_DIM_Z"),
        (24, "DEVICE_FIELD_COMPUTE_CAPABILITY_MAJOR"),
        (25, "DEVICE_FIELD_COMPUTE_CAPABILITY_MINOR"),
        (26, "DEVICE_FIELD_ID"),
        (27, "DEVICE_FIELD_ECC_ENABLED"),
        (28, "DEVICE_FIELD_UUID"),
        (29, "DEVICE_FIELD_NAME"),
        (30, "DEVICE_FIELD_IS_CUDA_VISIBLE"),
        (31, "DEVICE_FIELD_IS_MIG_ENABLED"),
        (32, "DEVICE_FIELD_GPU_INSTANCE_ID"),
        (33, "DEVICE_FIELD_COMPUTE_INSTANCE_ID"),
        (34, "DEVICE_FIELD_MIG_UUID"),
        (35, "DEVICE_FIELD_IS_NUMA_NODE"),
        (36, "DEVICE_FIELD_NUMA_ID"),
        (37, "DEVICE_FIELD_NUM_TPCS"),
        (38, "DEVICE_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityDeviceFieldIds);

/// `enum CUpti_ActivityDeviceGraphTraceFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityDeviceGraphTraceFieldIds(pub i32);

impl CUpti_ActivityDeviceGraphTraceFieldIds {
    /// 0, since CUDA 13.2.
    pub const DEVICE_GRAPH_TRACE_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const DEVICE_GRAPH_TRACE_FIELD_DEVICE_ID: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const DEVICE_GRAPH_TRACE_FIELD_START: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const DEVICE_GRAPH_TRACE_FIELD_END: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const DEVICE_GRAPH_TRACE_FIELD_GRAPH_ID: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const DEVICE_GRAPH_TRACE_FIELD_LAUNCHER_GRAPH_ID: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const DEVICE_GRAPH_TRACE_FIELD_DEVICE_LAUNCH_MODE: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const DEVICE_GRAPH_TRACE_FIELD_CONTEXT_ID: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const DEVICE_GRAPH_TRACE_FIELD_STREAM_ID: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const DEVICE_GRAPH_TRACE_FIELD_MAX: Self = Self(9);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "DEVICE_GRAPH_TRACE_FIELD_KIND"),
        (1, "DEVICE_GRAPH_TRACE_FIELD_DEVICE_ID"),
        (2, "DEVICE_GRAPH_TRACE_FIELD_START"),
        (3, "DEVICE_GRAPH_TRACE_FIELD_END"),
        (4, "DEVICE_GRAPH_TRACE_FIELD_GRAPH_ID"),
        (5, "DEVICE_GRAPH_TRACE_FIELD_LAUNCHER_GRAPH_ID"),
        (6, "DEVICE_GRAPH_TRACE_FIELD_DEVICE_LAUNCH_MODE"),
        (7, "DEVICE_GRAPH_TRACE_FIELD_CONTEXT_ID"),
        (8, "DEVICE_GRAPH_TRACE_FIELD_STREAM_ID"),
        (9, "DEVICE_GRAPH_TRACE_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityDeviceGraphTraceFieldIds);

/// `enum CUpti_ActivityEnvironmentFieldIds`, from `cupti_activity.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityEnvironmentFieldIds(pub i32);

impl CUpti_ActivityEnvironmentFieldIds {
    /// 0, since CUDA 13.3.
    pub const ENVIRONMENT_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.3.
    pub const ENVIRONMENT_FIELD_DEVICE_ID: Self = Self(1);
    /// 2, since CUDA 13.3.
    pub const ENVIRONMENT_FIELD_TIMESTAMP: Self = Self(2);
    /// 3, since CUDA 13.3.
    pub const ENVIRONMENT_FIELD_ENVIRONMENT_KIND: Self = Self(3);
    /// 4, since CUDA 13.3.
    pub const ENVIRONMENT_FIELD_ENVIRONMENT_KIND_DATA: Self = Self(4);
    /// 5, since CUDA 13.3.
    pub const ENVIRONMENT_FIELD_MAX: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "ENVIRONMENT_FIELD_KIND"),
        (1, "ENVIRONMENT_FIELD_DEVICE_ID"),
        (2, "ENVIRONMENT_FIELD_TIMESTAMP"),
        (3, "ENVIRONMENT_FIELD_ENVIRONMENT_KIND"),
        (4, "ENVIRONMENT_FIELD_ENVIRONMENT_KIND_DATA"),
        (5, "ENVIRONMENT_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityEnvironmentFieldIds);

/// `enum CUpti_ActivityExternalCorrelationFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityExternalCorrelationFieldIds(pub i32);

impl CUpti_ActivityExternalCorrelationFieldIds {
    /// 0, since CUDA 13.2.
    pub const EXTERNAL_CORRELATION_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const EXTERNAL_CORRELATION_FIELD_EXTERNAL_KIND: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const EXTERNAL_CORRELATION_FIELD_EXTERNAL_ID: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const EXTERNAL_CORRELATION_FIELD_CORRELATION_ID: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const EXTERNAL_CORRELATION_FIELD_MAX: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "EXTERNAL_CORRELATION_FIELD_KIND"),
        (1, "EXTERNAL_CORRELATION_FIELD_EXTERNAL_KIND"),
        (2, "EXTERNAL_CORRELATION_FIELD_EXTERNAL_ID"),
        (3, "EXTERNAL_CORRELATION_FIELD_CORRELATION_ID"),
        (4, "EXTERNAL_CORRELATION_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityExternalCorrelationFieldIds);

/// `enum CUpti_ActivityGraphHostNodeFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityGraphHostNodeFieldIds(pub i32);

impl CUpti_ActivityGraphHostNodeFieldIds {
    /// 0, since CUDA 13.2.
    pub const GRAPH_HOST_NODE_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const GRAPH_HOST_NODE_FIELD_STREAM_ID: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const GRAPH_HOST_NODE_FIELD_CONTEXT_ID: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const GRAPH_HOST_NODE_FIELD_DEVICE_ID: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const GRAPH_HOST_NODE_FIELD_CORRELATION_ID: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const GRAPH_HOST_NODE_FIELD_GRAPH_ID: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const GRAPH_HOST_NODE_FIELD_GRAPH_NODE_ID: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const GRAPH_HOST_NODE_FIELD_PROCESS_ID: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const GRAPH_HOST_NODE_FIELD_THREAD_ID: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const GRAPH_HOST_NODE_FIELD_START: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const GRAPH_HOST_NODE_FIELD_END: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const GRAPH_HOST_NODE_FIELD_MAX: Self = Self(11);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "GRAPH_HOST_NODE_FIELD_KIND"),
        (1, "GRAPH_HOST_NODE_FIELD_STREAM_ID"),
        (2, "GRAPH_HOST_NODE_FIELD_CONTEXT_ID"),
        (3, "GRAPH_HOST_NODE_FIELD_DEVICE_ID"),
        (4, "GRAPH_HOST_NODE_FIELD_CORRELATION_ID"),
        (5, "GRAPH_HOST_NODE_FIELD_GRAPH_ID"),
        (6, "GRAPH_HOST_NODE_FIELD_GRAPH_NODE_ID"),
        (7, "GRAPH_HOST_NODE_FIELD_PROCESS_ID"),
        (8, "GRAPH_HOST_NODE_FIELD_THREAD_ID"),
        (9, "GRAPH_HOST_NODE_FIELD_START"),
        (10, "GRAPH_HOST_NODE_FIELD_END"),
        (11, "GRAPH_HOST_NODE_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityGraphHostNodeFieldIds);

/// `enum CUpti_ActivityGraphTraceFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityGraphTraceFieldIds(pub i32);

impl CUpti_ActivityGraphTraceFieldIds {
    /// 0, since CUDA 13.2.
    pub const GRAPH_TRACE_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const GRAPH_TRACE_FIELD_CORRELATION_ID: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const GRAPH_TRACE_FIELD_START: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const GRAPH_TRACE_FIELD_END: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const GRAPH_TRACE_FIELD_DEVICE_ID: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const GRAPH_TRACE_FIELD_GRAPH_ID: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const GRAPH_TRACE_FIELD_CONTEXT_ID: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const GRAPH_TRACE_FIELD_STREAM_ID: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const GRAPH_TRACE_FIELD_END_DEVICE_ID: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const GRAPH_TRACE_FIELD_END_CONTEXT_ID: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const GRAPH_TRACE_FIELD_MAX: Self = Self(10);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "GRAPH_TRACE_FIELD_KIND"),
        (1, "GRAPH_TRACE_FIELD_CORRELATION_ID"),
        (2, "GRAPH_TRACE_FIELD_START"),
        (3, "GRAPH_TRACE_FIELD_END"),
        (4, "GRAPH_TRACE_FIELD_DEVICE_ID"),
        (5, "GRAPH_TRACE_FIELD_GRAPH_ID"),
        (6, "GRAPH_TRACE_FIELD_CONTEXT_ID"),
        (7, "GRAPH_TRACE_FIELD_STREAM_ID"),
        (8, "GRAPH_TRACE_FIELD_END_DEVICE_ID"),
        (9, "GRAPH_TRACE_FIELD_END_CONTEXT_ID"),
        (10, "GRAPH_TRACE_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityGraphTraceFieldIds);

/// `enum CUpti_ActivityGreenContextFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityGreenContextFieldIds(pub i32);

impl CUpti_ActivityGreenContextFieldIds {
    /// 0, since CUDA 13.2.
    pub const GREEN_CONTEXT_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const GREEN_CONTEXT_FIELD_CONTEXT_ID: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const GREEN_CONTEXT_FIELD_PARENT_CONTEXT_ID: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const GREEN_CONTEXT_FIELD_DEVICE_ID: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const GREEN_CONTEXT_FIELD_NUM_MULTIPROCESSORS: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const GREEN_CONTEXT_FIELD_NUM_TPCS: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const GREEN_CONTEXT_FIELD_LOGICAL_TPC_MASK_SIZE: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const GREEN_CONTEXT_FIELD_LOGICAL_TPC_MASK: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const GREEN_CONTEXT_FIELD_WORKQUEUE_RESOURCE_ID: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const GREEN_CONTEXT_FIELD_WORKQUEUE_CONCURRENCY_LIMIT: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const GREEN_CONTEXT_FIELD_WORKQUEUE_SHARING_SCOPE: Self = Self(10);
    /// 11, since CUDA 13.4.
    pub const GREEN_CONTEXT_FIELD_WORKQUEUE_CHANNEL_COUNT: Self = Self(11);
    /// 12, since CUDA 13.4.
    pub const GREEN_CONTEXT_FIELD_WORKQUEUE_CHANNEL_IDS: Self = Self(12);
    /// 13, since CUDA 13.2.
    pub const GREEN_CONTEXT_FIELD_MAX: Self = Self(13);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "GREEN_CONTEXT_FIELD_KIND"),
        (1, "GREEN_CONTEXT_FIELD_CONTEXT_ID"),
        (2, "GREEN_CONTEXT_FIELD_PARENT_CONTEXT_ID"),
        (3, "GREEN_CONTEXT_FIELD_DEVICE_ID"),
        (4, "GREEN_CONTEXT_FIELD_NUM_MULTIPROCESSORS"),
        (5, "GREEN_CONTEXT_FIELD_NUM_TPCS"),
        (6, "GREEN_CONTEXT_FIELD_LOGICAL_TPC_MASK_SIZE"),
        (7, "GREEN_CONTEXT_FIELD_LOGICAL_TPC_MASK"),
        (8, "GREEN_CONTEXT_FIELD_WORKQUEUE_RESOURCE_ID"),
        (9, "GREEN_CONTEXT_FIELD_WORKQUEUE_CONCURRENCY_LIMIT"),
        (10, "GREEN_CONTEXT_FIELD_WORKQUEUE_SHARING_SCOPE"),
        (11, "GREEN_CONTEXT_FIELD_WORKQUEUE_CHANNEL_COUNT"),
        (12, "GREEN_CONTEXT_FIELD_WORKQUEUE_CHANNEL_IDS"),
        (13, "GREEN_CONTEXT_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityGreenContextFieldIds);

/// `enum CUpti_ActivityHostLaunchFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityHostLaunchFieldIds(pub i32);

impl CUpti_ActivityHostLaunchFieldIds {
    /// 0, since CUDA 13.2.
    pub const HOST_LAUNCH_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const HOST_LAUNCH_FIELD_STREAM_ID: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const HOST_LAUNCH_FIELD_CONTEXT_ID: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const HOST_LAUNCH_FIELD_DEVICE_ID: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const HOST_LAUNCH_FIELD_CORRELATION_ID: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const HOST_LAUNCH_FIELD_PROCESS_ID: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const HOST_LAUNCH_FIELD_THREAD_ID: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const HOST_LAUNCH_FIELD_START: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const HOST_LAUNCH_FIELD_END: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const HOST_LAUNCH_FIELD_MAX: Self = Self(9);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "HOST_LAUNCH_FIELD_KIND"),
        (1, "HOST_LAUNCH_FIELD_STREAM_ID"),
        (2, "HOST_LAUNCH_FIELD_CONTEXT_ID"),
        (3, "HOST_LAUNCH_FIELD_DEVICE_ID"),
        (4, "HOST_LAUNCH_FIELD_CORRELATION_ID"),
        (5, "HOST_LAUNCH_FIELD_PROCESS_ID"),
        (6, "HOST_LAUNCH_FIELD_THREAD_ID"),
        (7, "HOST_LAUNCH_FIELD_START"),
        (8, "HOST_LAUNCH_FIELD_END"),
        (9, "HOST_LAUNCH_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityHostLaunchFieldIds);

/// `enum CUpti_ActivityJitFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityJitFieldIds(pub i32);

impl CUpti_ActivityJitFieldIds {
    /// 0, since CUDA 13.2.
    pub const JIT_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const JIT_FIELD_ENTRY_TYPE: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const JIT_FIELD_OPERATION_TYPE: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const JIT_FIELD_DEVICE_ID: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const JIT_FIELD_START: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const JIT_FIELD_END: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const JIT_FIELD_CORRELATION_ID: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const JIT_FIELD_OPERATION_CORRELATION_ID: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const JIT_FIELD_CACHE_SIZE: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const JIT_FIELD_CACHE_PATH: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const JIT_FIELD_PROCESS_ID: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const JIT_FIELD_THREAD_ID: Self = Self(11);
    /// 12, since CUDA 13.2.
    pub const JIT_FIELD_MAX: Self = Self(12);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "JIT_FIELD_KIND"),
        (1, "JIT_FIELD_ENTRY_TYPE"),
        (2, "JIT_FIELD_OPERATION_TYPE"),
        (3, "JIT_FIELD_DEVICE_ID"),
        (4, "JIT_FIELD_START"),
        (5, "JIT_FIELD_END"),
        (6, "JIT_FIELD_CORRELATION_ID"),
        (7, "JIT_FIELD_OPERATION_CORRELATION_ID"),
        (8, "JIT_FIELD_CACHE_SIZE"),
        (9, "JIT_FIELD_CACHE_PATH"),
        (10, "JIT_FIELD_PROCESS_ID"),
        (11, "JIT_FIELD_THREAD_ID"),
        (12, "JIT_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityJitFieldIds);

/// `enum CUpti_ActivityKernelFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityKernelFieldIds(pub i32);

impl CUpti_ActivityKernelFieldIds {
    /// 0, since CUDA 13.2.
    pub const KERNEL_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const KERNEL_FIELD_CACHE_CONFIG_REQUESTED: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const KERNEL_FIELD_CACHE_CONFIG_EXECUTED: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const KERNEL_FIELD_SHARED_MEMORY_CONFIG: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const KERNEL_FIELD_REGISTERS_PER_THREAD: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const KERNEL_FIELD_PARTITIONED_GLOBAL_CACHE_REQUESTED: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const KERNEL_FIELD_PARTITIONED_GLOBAL_CACHE_EXECUTED: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const KERNEL_FIELD_START: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const KERNEL_FIELD_END: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const KERNEL_FIELD_COMPLETED: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const KERNEL_FIELD_DEVICE_ID: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const KERNEL_FIELD_CONTEXT_ID: Self = Self(11);
    /// 12, since CUDA 13.2.
    pub const KERNEL_FIELD_STREAM_ID: Self = Self(12);
    /// 13, since CUDA 13.2.
    pub const KERNEL_FIELD_GRID_X: Self = Self(13);
    /// 14, since CUDA 13.2.
    pub const KERNEL_FIELD_GRID_Y: Self = Self(14);
    /// 15, since CUDA 13.2.
    pub const KERNEL_FIELD_GRID_Z: Self = Self(15);
    /// 16, since CUDA 13.2.
    pub const KERNEL_FIELD_BLOCK_X: Self = Self(16);
    /// 17, since CUDA 13.2.
    pub const KERNEL_FIELD_BLOCK_Y: Self = Self(17);
    /// 18, since CUDA 13.2.
    pub const KERNEL_FIELD_BLOCK_Z: Self = Self(18);
    /// 19, since CUDA 13.2.
    pub const KERNEL_FIELD_STATIC_SHARED_MEMORY: Self = Self(19);
    /// 20, since CUDA 13.2.
    pub const KERNEL_FIELD_DYNAMIC_SHARED_MEMORY: Self = Self(20);
    /// 21, since CUDA 13.2.
    pub const KERNEL_FIELD_LOCAL_MEMORY_PER_THREAD: Self = Self(21);
    /// 22, since CUDA 13.2.
    pub const KERNEL_FIELD_CORRELATION_ID: Self = Self(22);
    /// 23, since CUDA 13.2.
    pub const KERNEL_FIELD_GRID_ID: Self = Self(23);
    /// 24, since CUDA 13.2.
    pub const KERNEL_FIELD_NAME: Self = Self(24);
    /// 25, since CUDA 13.2.
    pub const KERNEL_FIELD_QUEUED: Self = Self(25);
    /// 26, since CUDA 13.2.
    pub const KERNEL_FIELD_SUBMITTED: Self = Self(26);
    /// 27, since CUDA 13.2.
    pub const KERNEL_FIELD_LAUNCH_TYPE: Self = Self(27);
    /// 28, since CUDA 13.2.
    pub const KERNEL_FIELD_IS_SHARED_MEMORY_CARVEOUT_REQUESTED: Self = Self(28);
    /// 29, since CUDA 13.2.
    pub const KERNEL_FIELD_SHARED_MEMORY_CARVEOUT_REQUESTED: Self = Self(29);
    /// 30, since CUDA 13.2.
    pub const KERNEL_FIELD_SHARED_MEMORY_EXECUTED: Self = Self(30);
    /// 31, since CUDA 13.2.
    pub const KERNEL_FIELD_GRAPH_NODE_ID: Self = Self(31);
    /// 32, since CUDA 13.2.
    pub const KERNEL_FIELD_SHMEM_LIMIT_CONFIG: Self = Self(32);
    /// 33, since CUDA 13.2.
    pub const KERNEL_FIELD_GRAPH_ID: Self = Self(33);
    /// 34, since CUDA 13.2.
    pub const KERNEL_FIELD_ACCESS_POLICY_WINDOW: Self = Self(34);
    /// 35, since CUDA 13.2.
    pub const KERNEL_FIELD_CHANNEL_ID: Self = Self(35);
    /// 36, since CUDA 13.2.
    pub const KERNEL_FIELD_CHANNEL_TYPE: Self = Self(36);
    /// 37, since CUDA 13.2.
    pub const KERNEL_FIELD_CLUSTER_X: Self = Self(37);
    /// 38, since CUDA 13.2.
    pub const KERNEL_FIELD_CLUSTER_Y: Self = Self(38);
    /// 39, since CUDA 13.2.
    pub const KERNEL_FIELD_CLUSTER_Z: Self = Self(39);
    /// 40, since CUDA 13.2.
    pub const KERNEL_FIELD_CLUSTER_SCHEDULING_POLICY: Self = Self(40);
    /// 41, since CUDA 13.2.
    pub const KERNEL_FIELD_LOCAL_MEMORY_TOTAL: Self = Self(41);
    /// 42, since CUDA 13.2.
    pub const KERNEL_FIELD_MAX_POTENTIAL_CLUSTER_SIZE: Self = Self(42);
    /// 43, since CUDA 13.2.
    pub const KERNEL_FIELD_MAX_ACTIVE_CLUSTERS: Self = Self(43);
    /// 44, since CUDA 13.2.
    pub const KERNEL_FIELD_IS_DEVICE_LAUNCHED: Self = Self(44);
    /// 45, since CUDA 13.2.
    pub const KERNEL_FIELD_LAUNCH_PRIORITY: Self = Self(45);
    /// 46, since CUDA 13.3.
    pub const KERNEL_FIELD_EXECUTION_MODEL: Self = Self(46);
    /// 47, since CUDA 13.4.
    pub const KERNEL_FIELD_SOURCE_GRAPH_ID: Self = Self(47);
    /// 48, since CUDA 13.4.
    pub const KERNEL_FIELD_SOURCE_GRAPH_NODE_ID: Self = Self(48);
    /// 49, since CUDA 13.2.
    pub const KERNEL_FIELD_MAX: Self = Self(49);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "KERNEL_FIELD_KIND"),
        (1, "KERNEL_FIELD_CACHE_CONFIG_REQUESTED"),
        (2, "KERNEL_FIELD_CACHE_CONFIG_EXECUTED"),
        (3, "KERNEL_FIELD_SHARED_MEMORY_CONFIG"),
        (4, "KERNEL_FIELD_REGISTERS_PER_THREAD"),
        (5, "KERNEL_FIELD_PARTITIONED_GLOBAL_CACHE_REQUESTED"),
        (6, "KERNEL_FIELD_PARTITIONED_GLOBAL_CACHE_EXECUTED"),
        (7, "KERNEL_FIELD_START"),
        (8, "KERNEL_FIELD_END"),
        (9, "KERNEL_FIELD_COMPLETED"),
        (10, "KERNEL_FIELD_DEVICE_ID"),
        (11, "KERNEL_FIELD_CONTEXT_ID"),
        (12, "KERNEL_FIELD_STREAM_ID"),
        (13, "KERNEL_FIELD_GRID_X"),
        (14, "KERNEL_FIELD_GRID_Y"),
        (15, "KERNEL_FIELD_GRID_Z"),
        (16, "KERNEL_FIELD_BLOCK_X"),
        (17, "KERNEL_FIELD_BLOCK_Y"),
        (18, "KERNEL_FIELD_BLOCK_Z"),
        (19, "KERNEL_FIELD_STATIC_SHARED_MEMORY"),
        (20, "KERNEL_FIELD_DYNAMIC_SHARED_MEMORY"),
        (21, "KERNEL_FIELD_LOCAL_MEMORY_PER_THREAD"),
        (22, "KERNEL_FIELD_CORRELATION_ID"),
        (23, "KERNEL_FIELD_GRID_ID"),
        (24, "KERNEL_FIELD_NAME"),
        (25, "KERNEL_FIELD_QUEUED"),
        (26, "KERNEL_FIELD_SUBMITTED"),
        (27, "KERNEL_FIELD_LAUNCH_TYPE"),
        (28, "KERNEL_FIELD_IS_SHARED_MEMORY_CARVEOUT_REQUESTED"),
        (29, "KERNEL_FIELD_SHARED_MEMORY_CARVEOUT_REQUESTED"),
        (30, "KERNEL_FIELD_SHARED_MEMORY_EXECUTED"),
        (31, "KERNEL_FIELD_GRAPH_NODE_ID"),
        (32, "KERNEL_FIELD_SHMEM_LIMIT_CONFIG"),
        (33, "KERNEL_FIELD_GRAPH_ID"),
        (34, "KERNEL_FIELD_ACCESS_POLICY_WINDOW"),
        (35, "KERNEL_FIELD_CHANNEL_ID"),
        (36, "KERNEL_FIELD_CHANNEL_TYPE"),
        (37, "KERNEL_FIELD_CLUSTER_X"),
        (38, "KERNEL_FIELD_CLUSTER_Y"),
        (39, "KERNEL_FIELD_CLUSTER_Z"),
        (40, "KERNEL_FIELD_CLUSTER_SCHEDULING_POLICY"),
        (41, "KERNEL_FIELD_LOCAL_MEMORY_TOTAL"),
        (42, "KERNEL_FIELD_MAX_POTENTIAL_CLUSTER_SIZE"),
        (43, "KERNEL_FIELD_MAX_ACTIVE_CLUSTERS"),
        (44, "KERNEL_FIELD_IS_DEVICE_LAUNCHED"),
        (45, "KERNEL_FIELD_LAUNCH_PRIORITY"),
        (46, "KERNEL_FIELD_EXECUTION_MODEL"),
        (47, "KERNEL_FIELD_SOURCE_GRAPH_ID"),
        (48, "KERNEL_FIELD_SOURCE_GRAPH_NODE_ID"),
        (49, "KERNEL_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityKernelFieldIds);

/// `enum CUpti_ActivityKind`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityKind(pub i32);

impl CUpti_ActivityKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_MEMCPY: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_MEMSET: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_KERNEL: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_DRIVER: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_RUNTIME: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_EVENT: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_METRIC: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_DEVICE: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_CONTEXT: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_NAME: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_MARKER: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_MARKER_DATA: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_SOURCE_LOCATOR: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_GLOBAL_ACCESS: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_BRANCH: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_OVERHEAD: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_CDP_KERNEL: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_PREEMPTION: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_ENVIRONMENT: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_EVENT_INSTANCE: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_MEMCPY2: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_METRIC_INSTANCE: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_INSTRUCTION_EXECUTION: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_UNIFIED_MEMORY_COUNTER: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_FUNCTION: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_MODULE: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_DEVICE_ATTRIBUTE: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_SHARED_ACCESS: Self = Self(29);
    /// 30, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_PC_SAMPLING: Self = Self(30);
    /// 31, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_PC_SAMPLING_RECORD_INFO: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_INSTRUCTION_CORRELATION: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_OPENACC_DATA: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_OPENACC_LAUNCH: Self = Self(34);
    /// 35, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_OPENACC_OTHER: Self = Self(35);
    /// 36, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_CUDA_EVENT: Self = Self(36);
    /// 37, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_STREAM: Self = Self(37);
    /// 38, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_SYNCHRONIZATION: Self = Self(38);
    /// 39, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_EXTERNAL_CORRELATION: Self = Self(39);
    /// 40, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_NVLINK: Self = Self(40);
    /// 41, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_INSTANTANEOUS_EVENT: Self = Self(41);
    /// 42, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_INSTANTANEOUS_EVENT_INSTANCE: Self = Self(42);
    /// 43, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_INSTANTANEOUS_METRIC: Self = Self(43);
    /// 44, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_INSTANTANEOUS_METRIC_INSTANCE: Self = Self(44);
    /// 45, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_MEMORY: Self = Self(45);
    /// 46, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_PCIE: Self = Self(46);
    /// 47, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_OPENMP: Self = Self(47);
    /// 48, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_INTERNAL_LAUNCH_API: Self = Self(48);
    /// 49, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_MEMORY2: Self = Self(49);
    /// 50, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_MEMORY_POOL: Self = Self(50);
    /// 51, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_GRAPH_TRACE: Self = Self(51);
    /// 52, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_JIT: Self = Self(52);
    /// 53, since CUDA 12.8.
    pub const CUPTI_ACTIVITY_KIND_DEVICE_GRAPH_TRACE: Self = Self(53);
    /// 54, since CUDA 12.8.
    pub const CUPTI_ACTIVITY_KIND_MEM_DECOMPRESS: Self = Self(54);
    /// 55, since CUDA 12.9.
    pub const CUPTI_ACTIVITY_KIND_CONFIDENTIAL_COMPUTE_ROTATION: Self = Self(55);
    /// 56, since CUDA 13.1.
    pub const CUPTI_ACTIVITY_KIND_GRAPH_HOST_NODE: Self = Self(56);
    /// 57, since CUDA 13.1.
    pub const CUPTI_ACTIVITY_KIND_COMPUTE_ENGINE_CTX_SWITCH: Self = Self(57);
    /// 58, since CUDA 13.1.
    pub const CUPTI_ACTIVITY_KIND_HOST_LAUNCH: Self = Self(58);
    /// 59, since CUDA 13.2.
    pub const CUPTI_ACTIVITY_KIND_GREEN_CONTEXT: Self = Self(59);
    /// 60, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_COUNT: Self = Self(60);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_KIND_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_KIND_INVALID"),
        (1, "CUPTI_ACTIVITY_KIND_MEMCPY"),
        (2, "CUPTI_ACTIVITY_KIND_MEMSET"),
        (3, "CUPTI_ACTIVITY_KIND_KERNEL"),
        (4, "CUPTI_ACTIVITY_KIND_DRIVER"),
        (5, "CUPTI_ACTIVITY_KIND_RUNTIME"),
        (6, "CUPTI_ACTIVITY_KIND_EVENT"),
        (7, "CUPTI_ACTIVITY_KIND_METRIC"),
        (8, "CUPTI_ACTIVITY_KIND_DEVICE"),
        (9, "CUPTI_ACTIVITY_KIND_CONTEXT"),
        (10, "CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL"),
        (11, "CUPTI_ACTIVITY_KIND_NAME"),
        (12, "CUPTI_ACTIVITY_KIND_MARKER"),
        (13, "CUPTI_ACTIVITY_KIND_MARKER_DATA"),
        (14, "CUPTI_ACTIVITY_KIND_SOURCE_LOCATOR"),
        (15, "CUPTI_ACTIVITY_KIND_GLOBAL_ACCESS"),
        (16, "CUPTI_ACTIVITY_KIND_BRANCH"),
        (17, "CUPTI_ACTIVITY_KIND_OVERHEAD"),
        (18, "CUPTI_ACTIVITY_KIND_CDP_KERNEL"),
        (19, "CUPTI_ACTIVITY_KIND_PREEMPTION"),
        (20, "CUPTI_ACTIVITY_KIND_ENVIRONMENT"),
        (21, "CUPTI_ACTIVITY_KIND_EVENT_INSTANCE"),
        (22, "CUPTI_ACTIVITY_KIND_MEMCPY2"),
        (23, "CUPTI_ACTIVITY_KIND_METRIC_INSTANCE"),
        (24, "CUPTI_ACTIVITY_KIND_INSTRUCTION_EXECUTION"),
        (25, "CUPTI_ACTIVITY_KIND_UNIFIED_MEMORY_COUNTER"),
        (26, "CUPTI_ACTIVITY_KIND_FUNCTION"),
        (27, "CUPTI_ACTIVITY_KIND_MODULE"),
        (28, "CUPTI_ACTIVITY_KIND_DEVICE_ATTRIBUTE"),
        (29, "CUPTI_ACTIVITY_KIND_SHARED_ACCESS"),
        (30, "CUPTI_ACTIVITY_KIND_PC_SAMPLING"),
        (31, "CUPTI_ACTIVITY_KIND_PC_SAMPLING_RECORD_INFO"),
        (32, "CUPTI_ACTIVITY_KIND_INSTRUCTION_CORRELATION"),
        (33, "CUPTI_ACTIVITY_KIND_OPENACC_DATA"),
        (34, "CUPTI_ACTIVITY_KIND_OPENACC_LAUNCH"),
        (35, "CUPTI_ACTIVITY_KIND_OPENACC_OTHER"),
        (36, "CUPTI_ACTIVITY_KIND_CUDA_EVENT"),
        (37, "CUPTI_ACTIVITY_KIND_STREAM"),
        (38, "CUPTI_ACTIVITY_KIND_SYNCHRONIZATION"),
        (39, "CUPTI_ACTIVITY_KIND_EXTERNAL_CORRELATION"),
        (40, "CUPTI_ACTIVITY_KIND_NVLINK"),
        (41, "CUPTI_ACTIVITY_KIND_INSTANTANEOUS_EVENT"),
        (42, "CUPTI_ACTIVITY_KIND_INSTANTANEOUS_EVENT_INSTANCE"),
        (43, "CUPTI_ACTIVITY_KIND_INSTANTANEOUS_METRIC"),
        (44, "CUPTI_ACTIVITY_KIND_INSTANTANEOUS_METRIC_INSTANCE"),
        (45, "CUPTI_ACTIVITY_KIND_MEMORY"),
        (46, "CUPTI_ACTIVITY_KIND_PCIE"),
        (47, "CUPTI_ACTIVITY_KIND_OPENMP"),
        (48, "CUPTI_ACTIVITY_KIND_INTERNAL_LAUNCH_API"),
        (49, "CUPTI_ACTIVITY_KIND_MEMORY2"),
        (50, "CUPTI_ACTIVITY_KIND_MEMORY_POOL"),
        (51, "CUPTI_ACTIVITY_KIND_GRAPH_TRACE"),
        (52, "CUPTI_ACTIVITY_KIND_JIT"),
        (53, "CUPTI_ACTIVITY_KIND_DEVICE_GRAPH_TRACE"),
        (54, "CUPTI_ACTIVITY_KIND_MEM_DECOMPRESS"),
        (55, "CUPTI_ACTIVITY_KIND_CONFIDENTIAL_COMPUTE_ROTATION"),
        (56, "CUPTI_ACTIVITY_KIND_GRAPH_HOST_NODE"),
        (57, "CUPTI_ACTIVITY_KIND_COMPUTE_ENGINE_CTX_SWITCH"),
        (58, "CUPTI_ACTIVITY_KIND_HOST_LAUNCH"),
        (59, "CUPTI_ACTIVITY_KIND_GREEN_CONTEXT"),
        (60, "CUPTI_ACTIVITY_KIND_COUNT"),
        (2147483647, "CUPTI_ACTIVITY_KIND_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityKind);

/// `enum CUpti_ActivityMarkerDataFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMarkerDataFieldIds(pub i32);

impl CUpti_ActivityMarkerDataFieldIds {
    /// 0, since CUDA 13.2.
    pub const MARKER_DATA_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const MARKER_DATA_FIELD_FLAGS: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const MARKER_DATA_FIELD_ID: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const MARKER_DATA_FIELD_PAYLOAD_KIND: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const MARKER_DATA_FIELD_PAYLOAD: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const MARKER_DATA_FIELD_COLOR: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const MARKER_DATA_FIELD_CATEGORY: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const MARKER_DATA_FIELD_CUPTI_DOMAIN_ID: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const MARKER_DATA_FIELD_MAX: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "MARKER_DATA_FIELD_KIND"),
        (1, "MARKER_DATA_FIELD_FLAGS"),
        (2, "MARKER_DATA_FIELD_ID"),
        (3, "MARKER_DATA_FIELD_PAYLOAD_KIND"),
        (4, "MARKER_DATA_FIELD_PAYLOAD"),
        (5, "MARKER_DATA_FIELD_COLOR"),
        (6, "MARKER_DATA_FIELD_CATEGORY"),
        (7, "MARKER_DATA_FIELD_CUPTI_DOMAIN_ID"),
        (8, "MARKER_DATA_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityMarkerDataFieldIds);

/// `enum CUpti_ActivityMarkerFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMarkerFieldIds(pub i32);

impl CUpti_ActivityMarkerFieldIds {
    /// 0, since CUDA 13.2.
    pub const MARKER_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const MARKER_FIELD_FLAGS: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const MARKER_FIELD_TIMESTAMP: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const MARKER_FIELD_ID: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const MARKER_FIELD_PROCESS_ID: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const MARKER_FIELD_THREAD_ID: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const MARKER_FIELD_NAME: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const MARKER_FIELD_DOMAIN: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const MARKER_FIELD_MAX: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "MARKER_FIELD_KIND"),
        (1, "MARKER_FIELD_FLAGS"),
        (2, "MARKER_FIELD_TIMESTAMP"),
        (3, "MARKER_FIELD_ID"),
        (4, "MARKER_FIELD_PROCESS_ID"),
        (5, "MARKER_FIELD_THREAD_ID"),
        (6, "MARKER_FIELD_NAME"),
        (7, "MARKER_FIELD_DOMAIN"),
        (8, "MARKER_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityMarkerFieldIds);

/// `enum CUpti_ActivityMemDecompressFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemDecompressFieldIds(pub i32);

impl CUpti_ActivityMemDecompressFieldIds {
    /// 0, since CUDA 13.2.
    pub const MEM_DECOMPRESS_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const MEM_DECOMPRESS_FIELD_DEVICE_ID: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const MEM_DECOMPRESS_FIELD_CONTEXT_ID: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const MEM_DECOMPRESS_FIELD_STREAM_ID: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const MEM_DECOMPRESS_FIELD_CHANNEL_ID: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const MEM_DECOMPRESS_FIELD_CHANNEL_TYPE: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const MEM_DECOMPRESS_FIELD_CORRELATION_ID: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const MEM_DECOMPRESS_FIELD_NUMBER_OF_OPERATIONS: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const MEM_DECOMPRESS_FIELD_SOURCE_BYTES: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const MEM_DECOMPRESS_FIELD_START: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const MEM_DECOMPRESS_FIELD_END: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const MEM_DECOMPRESS_FIELD_MAX: Self = Self(11);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "MEM_DECOMPRESS_FIELD_KIND"),
        (1, "MEM_DECOMPRESS_FIELD_DEVICE_ID"),
        (2, "MEM_DECOMPRESS_FIELD_CONTEXT_ID"),
        (3, "MEM_DECOMPRESS_FIELD_STREAM_ID"),
        (4, "MEM_DECOMPRESS_FIELD_CHANNEL_ID"),
        (5, "MEM_DECOMPRESS_FIELD_CHANNEL_TYPE"),
        (6, "MEM_DECOMPRESS_FIELD_CORRELATION_ID"),
        (7, "MEM_DECOMPRESS_FIELD_NUMBER_OF_OPERATIONS"),
        (8, "MEM_DECOMPRESS_FIELD_SOURCE_BYTES"),
        (9, "MEM_DECOMPRESS_FIELD_START"),
        (10, "MEM_DECOMPRESS_FIELD_END"),
        (11, "MEM_DECOMPRESS_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityMemDecompressFieldIds);

/// `enum CUpti_ActivityMemcpy2FieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemcpy2FieldIds(pub i32);

impl CUpti_ActivityMemcpy2FieldIds {
    /// 0, since CUDA 13.2.
    pub const MEMCPY2_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const MEMCPY2_FIELD_COPY_KIND: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const MEMCPY2_FIELD_SRC_KIND: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const MEMCPY2_FIELD_DST_KIND: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const MEMCPY2_FIELD_FLAGS: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const MEMCPY2_FIELD_BYTES: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const MEMCPY2_FIELD_START: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const MEMCPY2_FIELD_END: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const MEMCPY2_FIELD_DEVICE_ID: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const MEMCPY2_FIELD_CONTEXT_ID: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const MEMCPY2_FIELD_STREAM_ID: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const MEMCPY2_FIELD_SRC_DEVICE_ID: Self = Self(11);
    /// 12, since CUDA 13.2.
    pub const MEMCPY2_FIELD_SRC_CONTEXT_ID: Self = Self(12);
    /// 13, since CUDA 13.2.
    pub const MEMCPY2_FIELD_DST_DEVICE_ID: Self = Self(13);
    /// 14, since CUDA 13.2.
    pub const MEMCPY2_FIELD_DST_CONTEXT_ID: Self = Self(14);
    /// 15, since CUDA 13.2.
    pub const MEMCPY2_FIELD_CORRELATION_ID: Self = Self(15);
    /// 16, since CUDA 13.2.
    pub const MEMCPY2_FIELD_GRAPH_NODE_ID: Self = Self(16);
    /// 17, since CUDA 13.2.
    pub const MEMCPY2_FIELD_GRAPH_ID: Self = Self(17);
    /// 18, since CUDA 13.2.
    pub const MEMCPY2_FIELD_CHANNEL_ID: Self = Self(18);
    /// 19, since CUDA 13.2.
    pub const MEMCPY2_FIELD_CHANNEL_TYPE: Self = Self(19);
    /// 20, since CUDA 13.2.
    pub const MEMCPY2_FIELD_MAX: Self = Self(20);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "MEMCPY2_FIELD_KIND"),
        (1, "MEMCPY2_FIELD_COPY_KIND"),
        (2, "MEMCPY2_FIELD_SRC_KIND"),
        (3, "MEMCPY2_FIELD_DST_KIND"),
        (4, "MEMCPY2_FIELD_FLAGS"),
        (5, "MEMCPY2_FIELD_BYTES"),
        (6, "MEMCPY2_FIELD_START"),
        (7, "MEMCPY2_FIELD_END"),
        (8, "MEMCPY2_FIELD_DEVICE_ID"),
        (9, "MEMCPY2_FIELD_CONTEXT_ID"),
        (10, "MEMCPY2_FIELD_STREAM_ID"),
        (11, "MEMCPY2_FIELD_SRC_DEVICE_ID"),
        (12, "MEMCPY2_FIELD_SRC_CONTEXT_ID"),
        (13, "MEMCPY2_FIELD_DST_DEVICE_ID"),
        (14, "MEMCPY2_FIELD_DST_CONTEXT_ID"),
        (15, "MEMCPY2_FIELD_CORRELATION_ID"),
        (16, "MEMCPY2_FIELD_GRAPH_NODE_ID"),
        (17, "MEMCPY2_FIELD_GRAPH_ID"),
        (18, "MEMCPY2_FIELD_CHANNEL_ID"),
        (19, "MEMCPY2_FIELD_CHANNEL_TYPE"),
        (20, "MEMCPY2_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityMemcpy2FieldIds);

/// `enum CUpti_ActivityMemcpyFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemcpyFieldIds(pub i32);

impl CUpti_ActivityMemcpyFieldIds {
    /// 0, since CUDA 13.2.
    pub const MEMCPY_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const MEMCPY_FIELD_COPY_KIND: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const MEMCPY_FIELD_SRC_KIND: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const MEMCPY_FIELD_DST_KIND: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const MEMCPY_FIELD_FLAGS: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const MEMCPY_FIELD_BYTES: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const MEMCPY_FIELD_START: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const MEMCPY_FIELD_END: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const MEMCPY_FIELD_DEVICE_ID: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const MEMCPY_FIELD_CONTEXT_ID: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const MEMCPY_FIELD_STREAM_ID: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const MEMCPY_FIELD_CORRELATION_ID: Self = Self(11);
    /// 12, since CUDA 13.2.
    pub const MEMCPY_FIELD_GRAPH_NODE_ID: Self = Self(12);
    /// 13, since CUDA 13.2.
    pub const MEMCPY_FIELD_GRAPH_ID: Self = Self(13);
    /// 14, since CUDA 13.2.
    pub const MEMCPY_FIELD_CHANNEL_ID: Self = Self(14);
    /// 15, since CUDA 13.2.
    pub const MEMCPY_FIELD_CHANNEL_TYPE: Self = Self(15);
    /// 16, since CUDA 13.2.
    pub const MEMCPY_FIELD_IS_DEVICE_LAUNCHED: Self = Self(16);
    /// 17, since CUDA 13.2.
    pub const MEMCPY_FIELD_COPY_COUNT: Self = Self(17);
    /// 18, since CUDA 13.4.
    pub const MEMCPY_FIELD_SOURCE_GRAPH_ID: Self = Self(18);
    /// 19, since CUDA 13.4.
    pub const MEMCPY_FIELD_SOURCE_GRAPH_NODE_ID: Self = Self(19);
    /// 20, since CUDA 13.2.
    pub const MEMCPY_FIELD_MAX: Self = Self(20);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "MEMCPY_FIELD_KIND"),
        (1, "MEMCPY_FIELD_COPY_KIND"),
        (2, "MEMCPY_FIELD_SRC_KIND"),
        (3, "MEMCPY_FIELD_DST_KIND"),
        (4, "MEMCPY_FIELD_FLAGS"),
        (5, "MEMCPY_FIELD_BYTES"),
        (6, "MEMCPY_FIELD_START"),
        (7, "MEMCPY_FIELD_END"),
        (8, "MEMCPY_FIELD_DEVICE_ID"),
        (9, "MEMCPY_FIELD_CONTEXT_ID"),
        (10, "MEMCPY_FIELD_STREAM_ID"),
        (11, "MEMCPY_FIELD_CORRELATION_ID"),
        (12, "MEMCPY_FIELD_GRAPH_NODE_ID"),
        (13, "MEMCPY_FIELD_GRAPH_ID"),
        (14, "MEMCPY_FIELD_CHANNEL_ID"),
        (15, "MEMCPY_FIELD_CHANNEL_TYPE"),
        (16, "MEMCPY_FIELD_IS_DEVICE_LAUNCHED"),
        (17, "MEMCPY_FIELD_COPY_COUNT"),
        (18, "MEMCPY_FIELD_SOURCE_GRAPH_ID"),
        (19, "MEMCPY_FIELD_SOURCE_GRAPH_NODE_ID"),
        (20, "MEMCPY_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityMemcpyFieldIds);

/// `enum CUpti_ActivityMemoryFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemoryFieldIds(pub i32);

impl CUpti_ActivityMemoryFieldIds {
    /// 0, since CUDA 13.2.
    pub const MEMORY_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const MEMORY_FIELD_OPERATION_TYPE: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const MEMORY_FIELD_MEMORY_KIND: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const MEMORY_FIELD_CORRELATION_ID: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const MEMORY_FIELD_ADDRESS: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const MEMORY_FIELD_BYTES: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const MEMORY_FIELD_TIMESTAMP: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const MEMORY_FIELD_PROCESS_ID: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const MEMORY_FIELD_DEVICE_ID: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const MEMORY_FIELD_CONTEXT_ID: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const MEMORY_FIELD_STREAM_ID: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const MEMORY_FIELD_IS_ASYNC: Self = Self(11);
    /// 12, since CUDA 13.2.
    pub const MEMORY_FIELD_POOL_TYPE: Self = Self(12);
    /// 13, since CUDA 13.2.
    pub const MEMORY_FIELD_POOL_ADDRESS: Self = Self(13);
    /// 14, since CUDA 13.2.
    pub const MEMORY_FIELD_POOL_RELEASE_THRESHOLD: Self = Self(14);
    /// 15, since CUDA 13.2.
    pub const MEMORY_FIELD_POOL_SIZE: Self = Self(15);
    /// 16, since CUDA 13.2.
    pub const MEMORY_FIELD_POOL_PROCESS_ID: Self = Self(16);
    /// 17, since CUDA 13.2.
    pub const MEMORY_FIELD_POOL_UTILIZED_SIZE: Self = Self(17);
    /// 18, since CUDA 13.2.
    pub const MEMORY_FIELD_SOURCE: Self = Self(18);
    /// 19, since CUDA 13.2.
    pub const MEMORY_FIELD_MAX: Self = Self(19);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "MEMORY_FIELD_KIND"),
        (1, "MEMORY_FIELD_OPERATION_TYPE"),
        (2, "MEMORY_FIELD_MEMORY_KIND"),
        (3, "MEMORY_FIELD_CORRELATION_ID"),
        (4, "MEMORY_FIELD_ADDRESS"),
        (5, "MEMORY_FIELD_BYTES"),
        (6, "MEMORY_FIELD_TIMESTAMP"),
        (7, "MEMORY_FIELD_PROCESS_ID"),
        (8, "MEMORY_FIELD_DEVICE_ID"),
        (9, "MEMORY_FIELD_CONTEXT_ID"),
        (10, "MEMORY_FIELD_STREAM_ID"),
        (11, "MEMORY_FIELD_IS_ASYNC"),
        (12, "MEMORY_FIELD_POOL_TYPE"),
        (13, "MEMORY_FIELD_POOL_ADDRESS"),
        (14, "MEMORY_FIELD_POOL_RELEASE_THRESHOLD"),
        (15, "MEMORY_FIELD_POOL_SIZE"),
        (16, "MEMORY_FIELD_POOL_PROCESS_ID"),
        (17, "MEMORY_FIELD_POOL_UTILIZED_SIZE"),
        (18, "MEMORY_FIELD_SOURCE"),
        (19, "MEMORY_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityMemoryFieldIds);

/// `enum CUpti_ActivityMemoryPoolFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemoryPoolFieldIds(pub i32);

impl CUpti_ActivityMemoryPoolFieldIds {
    /// 0, since CUDA 13.2.
    pub const MEMORY_POOL_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const MEMORY_POOL_FIELD_OPERATION_TYPE: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const MEMORY_POOL_FIELD_POOL_TYPE: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const MEMORY_POOL_FIELD_CORRELATION_ID: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const MEMORY_POOL_FIELD_PROCESS_ID: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const MEMORY_POOL_FIELD_DEVICE_ID: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const MEMORY_POOL_FIELD_MIN_BYTES_TO_KEEP: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const MEMORY_POOL_FIELD_ADDRESS: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const MEMORY_POOL_FIELD_SIZE: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const MEMORY_POOL_FIELD_RELEASE_THRESHOLD: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const MEMORY_POOL_FIELD_TIMESTAMP: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const MEMORY_POOL_FIELD_UTILIZED_SIZE: Self = Self(11);
    /// 12, since CUDA 13.2.
    pub const MEMORY_POOL_FIELD_IS_MANAGED_POOL: Self = Self(12);
    /// 13, since CUDA 13.2.
    pub const MEMORY_POOL_FIELD_MAX: Self = Self(13);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "MEMORY_POOL_FIELD_KIND"),
        (1, "MEMORY_POOL_FIELD_OPERATION_TYPE"),
        (2, "MEMORY_POOL_FIELD_POOL_TYPE"),
        (3, "MEMORY_POOL_FIELD_CORRELATION_ID"),
        (4, "MEMORY_POOL_FIELD_PROCESS_ID"),
        (5, "MEMORY_POOL_FIELD_DEVICE_ID"),
        (6, "MEMORY_POOL_FIELD_MIN_BYTES_TO_KEEP"),
        (7, "MEMORY_POOL_FIELD_ADDRESS"),
        (8, "MEMORY_POOL_FIELD_SIZE"),
        (9, "MEMORY_POOL_FIELD_RELEASE_THRESHOLD"),
        (10, "MEMORY_POOL_FIELD_TIMESTAMP"),
        (11, "MEMORY_POOL_FIELD_UTILIZED_SIZE"),
        (12, "MEMORY_POOL_FIELD_IS_MANAGED_POOL"),
        (13, "MEMORY_POOL_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityMemoryPoolFieldIds);

/// `enum CUpti_ActivityMemsetFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemsetFieldIds(pub i32);

impl CUpti_ActivityMemsetFieldIds {
    /// 0, since CUDA 13.2.
    pub const MEMSET_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const MEMSET_FIELD_VALUE: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const MEMSET_FIELD_BYTES: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const MEMSET_FIELD_START: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const MEMSET_FIELD_END: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const MEMSET_FIELD_DEVICE_ID: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const MEMSET_FIELD_CONTEXT_ID: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const MEMSET_FIELD_STREAM_ID: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const MEMSET_FIELD_CORRELATION_ID: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const MEMSET_FIELD_FLAGS: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const MEMSET_FIELD_MEMORY_KIND: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const MEMSET_FIELD_GRAPH_NODE_ID: Self = Self(11);
    /// 12, since CUDA 13.2.
    pub const MEMSET_FIELD_GRAPH_ID: Self = Self(12);
    /// 13, since CUDA 13.2.
    pub const MEMSET_FIELD_CHANNEL_ID: Self = Self(13);
    /// 14, since CUDA 13.2.
    pub const MEMSET_FIELD_CHANNEL_TYPE: Self = Self(14);
    /// 15, since CUDA 13.2.
    pub const MEMSET_FIELD_IS_DEVICE_LAUNCHED: Self = Self(15);
    /// 16, since CUDA 13.4.
    pub const MEMSET_FIELD_SOURCE_GRAPH_ID: Self = Self(16);
    /// 17, since CUDA 13.4.
    pub const MEMSET_FIELD_SOURCE_GRAPH_NODE_ID: Self = Self(17);
    /// 18, since CUDA 13.2.
    pub const MEMSET_FIELD_MAX: Self = Self(18);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "MEMSET_FIELD_KIND"),
        (1, "MEMSET_FIELD_VALUE"),
        (2, "MEMSET_FIELD_BYTES"),
        (3, "MEMSET_FIELD_START"),
        (4, "MEMSET_FIELD_END"),
        (5, "MEMSET_FIELD_DEVICE_ID"),
        (6, "MEMSET_FIELD_CONTEXT_ID"),
        (7, "MEMSET_FIELD_STREAM_ID"),
        (8, "MEMSET_FIELD_CORRELATION_ID"),
        (9, "MEMSET_FIELD_FLAGS"),
        (10, "MEMSET_FIELD_MEMORY_KIND"),
        (11, "MEMSET_FIELD_GRAPH_NODE_ID"),
        (12, "MEMSET_FIELD_GRAPH_ID"),
        (13, "MEMSET_FIELD_CHANNEL_ID"),
        (14, "MEMSET_FIELD_CHANNEL_TYPE"),
        (15, "MEMSET_FIELD_IS_DEVICE_LAUNCHED"),
        (16, "MEMSET_FIELD_SOURCE_GRAPH_ID"),
        (17, "MEMSET_FIELD_SOURCE_GRAPH_NODE_ID"),
        (18, "MEMSET_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityMemsetFieldIds);

/// `enum CUpti_ActivityNameFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityNameFieldIds(pub i32);

impl CUpti_ActivityNameFieldIds {
    /// 0, since CUDA 13.2.
    pub const NAME_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const NAME_FIELD_OBJECT_KIND: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const NAME_FIELD_OBJECT_ID: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const NAME_FIELD_NAME: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const NAME_FIELD_MAX: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NAME_FIELD_KIND"),
        (1, "NAME_FIELD_OBJECT_KIND"),
        (2, "NAME_FIELD_OBJECT_ID"),
        (3, "NAME_FIELD_NAME"),
        (4, "NAME_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityNameFieldIds);

/// `enum CUpti_ActivityNvLinkFieldIds`, from `cupti_activity.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityNvLinkFieldIds(pub i32);

impl CUpti_ActivityNvLinkFieldIds {
    /// 0, since CUDA 13.3.
    pub const NVLINK_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.3.
    pub const NVLINK_FIELD_NVLINK_VERSION: Self = Self(1);
    /// 2, since CUDA 13.3.
    pub const NVLINK_FIELD_TYPE_DEV0: Self = Self(2);
    /// 3, since CUDA 13.3.
    pub const NVLINK_FIELD_TYPE_DEV1: Self = Self(3);
    /// 4, since CUDA 13.3.
    pub const NVLINK_FIELD_ID_DEV0: Self = Self(4);
    /// 5, since CUDA 13.3.
    pub const NVLINK_FIELD_ID_DEV1: Self = Self(5);
    /// 6, since CUDA 13.3.
    pub const NVLINK_FIELD_FLAG: Self = Self(6);
    /// 7, since CUDA 13.3.
    pub const NVLINK_FIELD_PHYSICAL_NVLINK_COUNT: Self = Self(7);
    /// 8, since CUDA 13.3.
    pub const NVLINK_FIELD_PORT_DEV0: Self = Self(8);
    /// 9, since CUDA 13.3.
    pub const NVLINK_FIELD_PORT_DEV1: Self = Self(9);
    /// 10, since CUDA 13.3.
    pub const NVLINK_FIELD_BANDWIDTH: Self = Self(10);
    /// 11, since CUDA 13.3.
    pub const NVLINK_FIELD_NVSWITCH_CONNECTED: Self = Self(11);
    /// 12, since CUDA 13.3.
    pub const NVLINK_FIELD_MAX: Self = Self(12);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVLINK_FIELD_KIND"),
        (1, "NVLINK_FIELD_NVLINK_VERSION"),
        (2, "NVLINK_FIELD_TYPE_DEV0"),
        (3, "NVLINK_FIELD_TYPE_DEV1"),
        (4, "NVLINK_FIELD_ID_DEV0"),
        (5, "NVLINK_FIELD_ID_DEV1"),
        (6, "NVLINK_FIELD_FLAG"),
        (7, "NVLINK_FIELD_PHYSICAL_NVLINK_COUNT"),
        (8, "NVLINK_FIELD_PORT_DEV0"),
        (9, "NVLINK_FIELD_PORT_DEV1"),
        (10, "NVLINK_FIELD_BANDWIDTH"),
        (11, "NVLINK_FIELD_NVSWITCH_CONNECTED"),
        (12, "NVLINK_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityNvLinkFieldIds);

/// `enum CUpti_ActivityOpenAccDataFieldIds`, from `cupti_activity.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityOpenAccDataFieldIds(pub i32);

impl CUpti_ActivityOpenAccDataFieldIds {
    /// 0, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_EVENT_KIND: Self = Self(1);
    /// 2, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_PARENT_CONSTRUCT: Self = Self(2);
    /// 3, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_VERSION: Self = Self(3);
    /// 4, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_IMPLICIT: Self = Self(4);
    /// 5, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_DEVICE_TYPE: Self = Self(5);
    /// 6, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_DEVICE_NUMBER: Self = Self(6);
    /// 7, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_THREAD_ID: Self = Self(7);
    /// 8, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_ASYNC: Self = Self(8);
    /// 9, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_ASYNC_MAP: Self = Self(9);
    /// 10, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_LINE_NO: Self = Self(10);
    /// 11, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_END_LINE_NO: Self = Self(11);
    /// 12, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_FUNC_LINE_NO: Self = Self(12);
    /// 13, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_FUNC_END_LINE_NO: Self = Self(13);
    /// 14, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_START: Self = Self(14);
    /// 15, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_END: Self = Self(15);
    /// 16, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_CU_DEVICE_ID: Self = Self(16);
    /// 17, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_CU_CONTEXT_ID: Self = Self(17);
    /// 18, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_CU_STREAM_ID: Self = Self(18);
    /// 19, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_CU_PROCESS_ID: Self = Self(19);
    /// 20, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_CU_THREAD_ID: Self = Self(20);
    /// 21, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_EXTERNAL_ID: Self = Self(21);
    /// 22, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_SRC_FILE: Self = Self(22);
    /// 23, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_FUNC_NAME: Self = Self(23);
    /// 24, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_BYTES: Self = Self(24);
    /// 25, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_HOST_PTR: Self = Self(25);
    /// 26, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_DEVICE_PTR: Self = Self(26);
    /// 27, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_VAR_NAME: Self = Self(27);
    /// 28, since CUDA 13.3.
    pub const OPENACC_DATA_FIELD_MAX: Self = Self(28);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "OPENACC_DATA_FIELD_KIND"),
        (1, "OPENACC_DATA_FIELD_EVENT_KIND"),
        (2, "OPENACC_DATA_FIELD_PARENT_CONSTRUCT"),
        (3, "OPENACC_DATA_FIELD_VERSION"),
        (4, "OPENACC_DATA_FIELD_IMPLICIT"),
        (5, "OPENACC_DATA_FIELD_DEVICE_TYPE"),
        (6, "OPENACC_DATA_FIELD_DEVICE_NUMBER"),
        (7, "OPENACC_DATA_FIELD_THREAD_ID"),
        (8, "OPENACC_DATA_FIELD_ASYNC"),
        (9, "OPENACC_DATA_FIELD_ASYNC_MAP"),
        (10, "OPENACC_DATA_FIELD_LINE_NO"),
        (11, "OPENACC_DATA_FIELD_END_LINE_NO"),
        (12, "OPENACC_DATA_FIELD_FUNC_LINE_NO"),
        (13, "OPENACC_DATA_FIELD_FUNC_END_LINE_NO"),
        (14, "OPENACC_DATA_FIELD_START"),
        (15, "OPENACC_DATA_FIELD_END"),
        (16, "OPENACC_DATA_FIELD_CU_DEVICE_ID"),
        (17, "OPENACC_DATA_FIELD_CU_CONTEXT_ID"),
        (18, "OPENACC_DATA_FIELD_CU_STREAM_ID"),
        (19, "OPENACC_DATA_FIELD_CU_PROCESS_ID"),
        (20, "OPENACC_DATA_FIELD_CU_THREAD_ID"),
        (21, "OPENACC_DATA_FIELD_EXTERNAL_ID"),
        (22, "OPENACC_DATA_FIELD_SRC_FILE"),
        (23, "OPENACC_DATA_FIELD_FUNC_NAME"),
        (24, "OPENACC_DATA_FIELD_BYTES"),
        (25, "OPENACC_DATA_FIELD_HOST_PTR"),
        (26, "OPENACC_DATA_FIELD_DEVICE_PTR"),
        (27, "OPENACC_DATA_FIELD_VAR_NAME"),
        (28, "OPENACC_DATA_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityOpenAccDataFieldIds);

/// `enum CUpti_ActivityOpenAccLaunchFieldIds`, from `cupti_activity.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityOpenAccLaunchFieldIds(pub i32);

impl CUpti_ActivityOpenAccLaunchFieldIds {
    /// 0, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_EVENT_KIND: Self = Self(1);
    /// 2, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_PARENT_CONSTRUCT: Self = Self(2);
    /// 3, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_VERSION: Self = Self(3);
    /// 4, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_IMPLICIT: Self = Self(4);
    /// 5, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_DEVICE_TYPE: Self = Self(5);
    /// 6, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_DEVICE_NUMBER: Self = Self(6);
    /// 7, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_THREAD_ID: Self = Self(7);
    /// 8, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_ASYNC: Self = Self(8);
    /// 9, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_ASYNC_MAP: Self = Self(9);
    /// 10, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_LINE_NO: Self = Self(10);
    /// 11, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_END_LINE_NO: Self = Self(11);
    /// 12, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_FUNC_LINE_NO: Self = Self(12);
    /// 13, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_FUNC_END_LINE_NO: Self = Self(13);
    /// 14, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_START: Self = Self(14);
    /// 15, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_END: Self = Self(15);
    /// 16, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_CU_DEVICE_ID: Self = Self(16);
    /// 17, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_CU_CONTEXT_ID: Self = Self(17);
    /// 18, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_CU_STREAM_ID: Self = Self(18);
    /// 19, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_CU_PROCESS_ID: Self = Self(19);
    /// 20, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_CU_THREAD_ID: Self = Self(20);
    /// 21, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_EXTERNAL_ID: Self = Self(21);
    /// 22, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_SRC_FILE: Self = Self(22);
    /// 23, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_FUNC_NAME: Self = Self(23);
    /// 24, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_NUM_GANGS: Self = Self(24);
    /// 25, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_NUM_WORKERS: Self = Self(25);
    /// 26, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_VECTOR_LENGTH: Self = Self(26);
    /// 27, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_KERNEL_NAME: Self = Self(27);
    /// 28, since CUDA 13.3.
    pub const OPENACC_LAUNCH_FIELD_MAX: Self = Self(28);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "OPENACC_LAUNCH_FIELD_KIND"),
        (1, "OPENACC_LAUNCH_FIELD_EVENT_KIND"),
        (2, "OPENACC_LAUNCH_FIELD_PARENT_CONSTRUCT"),
        (3, "OPENACC_LAUNCH_FIELD_VERSION"),
        (4, "OPENACC_LAUNCH_FIELD_IMPLICIT"),
        (5, "OPENACC_LAUNCH_FIELD_DEVICE_TYPE"),
        (6, "OPENACC_LAUNCH_FIELD_DEVICE_NUMBER"),
        (7, "OPENACC_LAUNCH_FIELD_THREAD_ID"),
        (8, "OPENACC_LAUNCH_FIELD_ASYNC"),
        (9, "OPENACC_LAUNCH_FIELD_ASYNC_MAP"),
        (10, "OPENACC_LAUNCH_FIELD_LINE_NO"),
        (11, "OPENACC_LAUNCH_FIELD_END_LINE_NO"),
        (12, "OPENACC_LAUNCH_FIELD_FUNC_LINE_NO"),
        (13, "OPENACC_LAUNCH_FIELD_FUNC_END_LINE_NO"),
        (14, "OPENACC_LAUNCH_FIELD_START"),
        (15, "OPENACC_LAUNCH_FIELD_END"),
        (16, "OPENACC_LAUNCH_FIELD_CU_DEVICE_ID"),
        (17, "OPENACC_LAUNCH_FIELD_CU_CONTEXT_ID"),
        (18, "OPENACC_LAUNCH_FIELD_CU_STREAM_ID"),
        (19, "OPENACC_LAUNCH_FIELD_CU_PROCESS_ID"),
        (20, "OPENACC_LAUNCH_FIELD_CU_THREAD_ID"),
        (21, "OPENACC_LAUNCH_FIELD_EXTERNAL_ID"),
        (22, "OPENACC_LAUNCH_FIELD_SRC_FILE"),
        (23, "OPENACC_LAUNCH_FIELD_FUNC_NAME"),
        (24, "OPENACC_LAUNCH_FIELD_NUM_GANGS"),
        (25, "OPENACC_LAUNCH_FIELD_NUM_WORKERS"),
        (26, "OPENACC_LAUNCH_FIELD_VECTOR_LENGTH"),
        (27, "OPENACC_LAUNCH_FIELD_KERNEL_NAME"),
        (28, "OPENACC_LAUNCH_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityOpenAccLaunchFieldIds);

/// `enum CUpti_ActivityOpenAccOtherFieldIds`, from `cupti_activity.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityOpenAccOtherFieldIds(pub i32);

impl CUpti_ActivityOpenAccOtherFieldIds {
    /// 0, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_EVENT_KIND: Self = Self(1);
    /// 2, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_PARENT_CONSTRUCT: Self = Self(2);
    /// 3, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_VERSION: Self = Self(3);
    /// 4, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_IMPLICIT: Self = Self(4);
    /// 5, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_DEVICE_TYPE: Self = Self(5);
    /// 6, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_DEVICE_NUMBER: Self = Self(6);
    /// 7, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_THREAD_ID: Self = Self(7);
    /// 8, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_ASYNC: Self = Self(8);
    /// 9, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_ASYNC_MAP: Self = Self(9);
    /// 10, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_LINE_NO: Self = Self(10);
    /// 11, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_END_LINE_NO: Self = Self(11);
    /// 12, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_FUNC_LINE_NO: Self = Self(12);
    /// 13, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_FUNC_END_LINE_NO: Self = Self(13);
    /// 14, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_START: Self = Self(14);
    /// 15, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_END: Self = Self(15);
    /// 16, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_CU_DEVICE_ID: Self = Self(16);
    /// 17, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_CU_CONTEXT_ID: Self = Self(17);
    /// 18, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_CU_STREAM_ID: Self = Self(18);
    /// 19, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_CU_PROCESS_ID: Self = Self(19);
    /// 20, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_CU_THREAD_ID: Self = Self(20);
    /// 21, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_EXTERNAL_ID: Self = Self(21);
    /// 22, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_SRC_FILE: Self = Self(22);
    /// 23, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_FUNC_NAME: Self = Self(23);
    /// 24, since CUDA 13.3.
    pub const OPENACC_OTHER_FIELD_MAX: Self = Self(24);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "OPENACC_OTHER_FIELD_KIND"),
        (1, "OPENACC_OTHER_FIELD_EVENT_KIND"),
        (2, "OPENACC_OTHER_FIELD_PARENT_CONSTRUCT"),
        (3, "OPENACC_OTHER_FIELD_VERSION"),
        (4, "OPENACC_OTHER_FIELD_IMPLICIT"),
        (5, "OPENACC_OTHER_FIELD_DEVICE_TYPE"),
        (6, "OPENACC_OTHER_FIELD_DEVICE_NUMBER"),
        (7, "OPENACC_OTHER_FIELD_THREAD_ID"),
        (8, "OPENACC_OTHER_FIELD_ASYNC"),
        (9, "OPENACC_OTHER_FIELD_ASYNC_MAP"),
        (10, "OPENACC_OTHER_FIELD_LINE_NO"),
        (11, "OPENACC_OTHER_FIELD_END_LINE_NO"),
        (12, "OPENACC_OTHER_FIELD_FUNC_LINE_NO"),
        (13, "OPENACC_OTHER_FIELD_FUNC_END_LINE_NO"),
        (14, "OPENACC_OTHER_FIELD_START"),
        (15, "OPENACC_OTHER_FIELD_END"),
        (16, "OPENACC_OTHER_FIELD_CU_DEVICE_ID"),
        (17, "OPENACC_OTHER_FIELD_CU_CONTEXT_ID"),
        (18, "OPENACC_OTHER_FIELD_CU_STREAM_ID"),
        (19, "OPENACC_OTHER_FIELD_CU_PROCESS_ID"),
        (20, "OPENACC_OTHER_FIELD_CU_THREAD_ID"),
        (21, "OPENACC_OTHER_FIELD_EXTERNAL_ID"),
        (22, "OPENACC_OTHER_FIELD_SRC_FILE"),
        (23, "OPENACC_OTHER_FIELD_FUNC_NAME"),
        (24, "OPENACC_OTHER_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityOpenAccOtherFieldIds);

/// `enum CUpti_ActivityOpenMpFieldIds`, from `cupti_activity.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityOpenMpFieldIds(pub i32);

impl CUpti_ActivityOpenMpFieldIds {
    /// 0, since CUDA 13.3.
    pub const OPENMP_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.3.
    pub const OPENMP_FIELD_EVENT_KIND: Self = Self(1);
    /// 2, since CUDA 13.3.
    pub const OPENMP_FIELD_START: Self = Self(2);
    /// 3, since CUDA 13.3.
    pub const OPENMP_FIELD_END: Self = Self(3);
    /// 4, since CUDA 13.3.
    pub const OPENMP_FIELD_CU_THREAD_ID: Self = Self(4);
    /// 5, since CUDA 13.3.
    pub const OPENMP_FIELD_CU_PROCESS_ID: Self = Self(5);
    /// 6, since CUDA 13.3.
    pub const OPENMP_FIELD_MAX: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "OPENMP_FIELD_KIND"),
        (1, "OPENMP_FIELD_EVENT_KIND"),
        (2, "OPENMP_FIELD_START"),
        (3, "OPENMP_FIELD_END"),
        (4, "OPENMP_FIELD_CU_THREAD_ID"),
        (5, "OPENMP_FIELD_CU_PROCESS_ID"),
        (6, "OPENMP_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityOpenMpFieldIds);

/// `enum CUpti_ActivityOverheadFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityOverheadFieldIds(pub i32);

impl CUpti_ActivityOverheadFieldIds {
    /// 0, since CUDA 13.2.
    pub const OVERHEAD_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const OVERHEAD_FIELD_OVERHEAD_KIND: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const OVERHEAD_FIELD_PROCESS_ID: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const OVERHEAD_FIELD_THREAD_ID: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const OVERHEAD_FIELD_START: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const OVERHEAD_FIELD_END: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const OVERHEAD_FIELD_CORRELATION_ID: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const OVERHEAD_FIELD_OVERHEAD_DATA: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const OVERHEAD_FIELD_MAX: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "OVERHEAD_FIELD_KIND"),
        (1, "OVERHEAD_FIELD_OVERHEAD_KIND"),
        (2, "OVERHEAD_FIELD_PROCESS_ID"),
        (3, "OVERHEAD_FIELD_THREAD_ID"),
        (4, "OVERHEAD_FIELD_START"),
        (5, "OVERHEAD_FIELD_END"),
        (6, "OVERHEAD_FIELD_CORRELATION_ID"),
        (7, "OVERHEAD_FIELD_OVERHEAD_DATA"),
        (8, "OVERHEAD_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityOverheadFieldIds);

/// `enum CUpti_ActivityPcieFieldIds`, from `cupti_activity.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityPcieFieldIds(pub i32);

impl CUpti_ActivityPcieFieldIds {
    /// 0, since CUDA 13.3.
    pub const PCIE_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.3.
    pub const PCIE_FIELD_TYPE: Self = Self(1);
    /// 2, since CUDA 13.3.
    pub const PCIE_FIELD_ID: Self = Self(2);
    /// 3, since CUDA 13.3.
    pub const PCIE_FIELD_DOMAIN: Self = Self(3);
    /// 4, since CUDA 13.3.
    pub const PCIE_FIELD_PCIE_GENERATION: Self = Self(4);
    /// 5, since CUDA 13.3.
    pub const PCIE_FIELD_LINK_RATE: Self = Self(5);
    /// 6, since CUDA 13.3.
    pub const PCIE_FIELD_LINK_WIDTH: Self = Self(6);
    /// 7, since CUDA 13.3.
    pub const PCIE_FIELD_UPSTREAM_BUS: Self = Self(7);
    /// 8, since CUDA 13.3.
    pub const PCIE_FIELD_ATTR: Self = Self(8);
    /// 9, since CUDA 13.3.
    pub const PCIE_FIELD_MAX: Self = Self(9);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "PCIE_FIELD_KIND"),
        (1, "PCIE_FIELD_TYPE"),
        (2, "PCIE_FIELD_ID"),
        (3, "PCIE_FIELD_DOMAIN"),
        (4, "PCIE_FIELD_PCIE_GENERATION"),
        (5, "PCIE_FIELD_LINK_RATE"),
        (6, "PCIE_FIELD_LINK_WIDTH"),
        (7, "PCIE_FIELD_UPSTREAM_BUS"),
        (8, "PCIE_FIELD_ATTR"),
        (9, "PCIE_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityPcieFieldIds);

/// `enum CUpti_ActivityStreamFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityStreamFieldIds(pub i32);

impl CUpti_ActivityStreamFieldIds {
    /// 0, since CUDA 13.2.
    pub const STREAM_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const STREAM_FIELD_CONTEXT_ID: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const STREAM_FIELD_STREAM_ID: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const STREAM_FIELD_PRIORITY: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const STREAM_FIELD_FLAG: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const STREAM_FIELD_CORRELATION_ID: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const STREAM_FIELD_MAX: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "STREAM_FIELD_KIND"),
        (1, "STREAM_FIELD_CONTEXT_ID"),
        (2, "STREAM_FIELD_STREAM_ID"),
        (3, "STREAM_FIELD_PRIORITY"),
        (4, "STREAM_FIELD_FLAG"),
        (5, "STREAM_FIELD_CORRELATION_ID"),
        (6, "STREAM_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityStreamFieldIds);

/// `enum CUpti_ActivitySynchronizationFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivitySynchronizationFieldIds(pub i32);

impl CUpti_ActivitySynchronizationFieldIds {
    /// 0, since CUDA 13.2.
    pub const SYNCHRONIZATION_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const SYNCHRONIZATION_FIELD_TYPE: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const SYNCHRONIZATION_FIELD_START: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const SYNCHRONIZATION_FIELD_END: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const SYNCHRONIZATION_FIELD_CORRELATION_ID: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const SYNCHRONIZATION_FIELD_CONTEXT_ID: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const SYNCHRONIZATION_FIELD_STREAM_ID: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const SYNCHRONIZATION_FIELD_CUDA_EVENT_ID: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const SYNCHRONIZATION_FIELD_CUDA_EVENT_SYNC_ID: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const SYNCHRONIZATION_FIELD_RETURN_VALUE: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const SYNCHRONIZATION_FIELD_MAX: Self = Self(10);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "SYNCHRONIZATION_FIELD_KIND"),
        (1, "SYNCHRONIZATION_FIELD_TYPE"),
        (2, "SYNCHRONIZATION_FIELD_START"),
        (3, "SYNCHRONIZATION_FIELD_END"),
        (4, "SYNCHRONIZATION_FIELD_CORRELATION_ID"),
        (5, "SYNCHRONIZATION_FIELD_CONTEXT_ID"),
        (6, "SYNCHRONIZATION_FIELD_STREAM_ID"),
        (7, "SYNCHRONIZATION_FIELD_CUDA_EVENT_ID"),
        (8, "SYNCHRONIZATION_FIELD_CUDA_EVENT_SYNC_ID"),
        (9, "SYNCHRONIZATION_FIELD_RETURN_VALUE"),
        (10, "SYNCHRONIZATION_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivitySynchronizationFieldIds);

/// `enum CUpti_ActivityUvmCounterFieldIds`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityUvmCounterFieldIds(pub i32);

impl CUpti_ActivityUvmCounterFieldIds {
    /// 0, since CUDA 13.2.
    pub const UVM_COUNTER_FIELD_KIND: Self = Self(0);
    /// 1, since CUDA 13.2.
    pub const UVM_COUNTER_FIELD_COUNTER_KIND: Self = Self(1);
    /// 2, since CUDA 13.2.
    pub const UVM_COUNTER_FIELD_VALUE: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const UVM_COUNTER_FIELD_START: Self = Self(3);
    /// 4, since CUDA 13.2.
    pub const UVM_COUNTER_FIELD_END: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const UVM_COUNTER_FIELD_ADDRESS: Self = Self(5);
    /// 6, since CUDA 13.2.
    pub const UVM_COUNTER_FIELD_SRC_ID: Self = Self(6);
    /// 7, since CUDA 13.2.
    pub const UVM_COUNTER_FIELD_DST_ID: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const UVM_COUNTER_FIELD_STREAM_ID: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const UVM_COUNTER_FIELD_PROCESS_ID: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const UVM_COUNTER_FIELD_FLAGS: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const UVM_COUNTER_FIELD_PROCESSORS: Self = Self(11);
    /// 12, since CUDA 13.2.
    pub const UVM_COUNTER_FIELD_MAX: Self = Self(12);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "UVM_COUNTER_FIELD_KIND"),
        (1, "UVM_COUNTER_FIELD_COUNTER_KIND"),
        (2, "UVM_COUNTER_FIELD_VALUE"),
        (3, "UVM_COUNTER_FIELD_START"),
        (4, "UVM_COUNTER_FIELD_END"),
        (5, "UVM_COUNTER_FIELD_ADDRESS"),
        (6, "UVM_COUNTER_FIELD_SRC_ID"),
        (7, "UVM_COUNTER_FIELD_DST_ID"),
        (8, "UVM_COUNTER_FIELD_STREAM_ID"),
        (9, "UVM_COUNTER_FIELD_PROCESS_ID"),
        (10, "UVM_COUNTER_FIELD_FLAGS"),
        (11, "UVM_COUNTER_FIELD_PROCESSORS"),
        (12, "UVM_COUNTER_FIELD_MAX"),
    ];
}

enumeration!(CUpti_ActivityUvmCounterFieldIds);

/// `enum CUpti_CacheControl_Mode`, from `cupti_range_profiler.h`, since CUDA 13.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_CacheControl_Mode(pub i32);

impl CUpti_CacheControl_Mode {
    /// 0, since CUDA 13.4.
    pub const CUPTI_CACHE_CONTROL_MODE_NONE: Self = Self(0);
    /// 1, since CUDA 13.4.
    pub const CUPTI_CACHE_CONTROL_MODE_ALL: Self = Self(1);
    /// 2, since CUDA 13.4.
    pub const CUPTI_CACHE_CONTROL_MODE_L2: Self = Self(2);
    /// 2147483647, since CUDA 13.4.
    pub const CUPTI_CACHE_CONTROL_MODE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_CACHE_CONTROL_MODE_NONE"),
        (1, "CUPTI_CACHE_CONTROL_MODE_ALL"),
        (2, "CUPTI_CACHE_CONTROL_MODE_L2"),
        (2147483647, "CUPTI_CACHE_CONTROL_MODE_FORCE_INT"),
    ];
}

enumeration!(CUpti_CacheControl_Mode);

/// `enum CUpti_CallbackIdResource`, from `cupti_callbacks.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_CallbackIdResource(pub i32);

impl CUpti_CallbackIdResource {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_CONTEXT_CREATED: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_CONTEXT_DESTROY_STARTING: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_STREAM_CREATED: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_STREAM_DESTROY_STARTING: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_CU_INIT_FINISHED: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_MODULE_LOADED: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_MODULE_UNLOAD_STARTING: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_MODULE_PROFILED: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_GRAPH_CREATED: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_GRAPH_DESTROY_STARTING: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_GRAPH_CLONED: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_GRAPHNODE_CREATE_STARTING: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_GRAPHNODE_CREATED: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_GRAPHNODE_DESTROY_STARTING: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_CREATED: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_DESTROY_STARTING: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATE_STARTING: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATED: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_GRAPHEXEC_DESTROY_STARTING: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_GRAPHNODE_CLONED: Self = Self(20);
    /// 21, since CUDA 12.2.
    pub const CUPTI_CBID_RESOURCE_STREAM_ATTRIBUTE_CHANGED: Self = Self(21);
    /// 22, since CUDA 13.0.
    pub const CUPTI_CBID_RESOURCE_GRAPH_NODE_UPDATED: Self = Self(22);
    /// 23, since CUDA 13.0.
    pub const CUPTI_CBID_RESOURCE_GRAPH_NODE_SET_PARAMS: Self = Self(23);
    /// 24, since CUDA 13.5.
    pub const CUPTI_CBID_RESOURCE_LOGICAL_ENDPOINT_CREATED: Self = Self(24);
    /// 25, since CUDA 13.5.
    pub const CUPTI_CBID_RESOURCE_LOGICAL_ENDPOINT_DESTROYED: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_SIZE: Self = Self(26);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_RESOURCE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_CBID_RESOURCE_INVALID"),
        (1, "CUPTI_CBID_RESOURCE_CONTEXT_CREATED"),
        (2, "CUPTI_CBID_RESOURCE_CONTEXT_DESTROY_STARTING"),
        (3, "CUPTI_CBID_RESOURCE_STREAM_CREATED"),
        (4, "CUPTI_CBID_RESOURCE_STREAM_DESTROY_STARTING"),
        (5, "CUPTI_CBID_RESOURCE_CU_INIT_FINISHED"),
        (6, "CUPTI_CBID_RESOURCE_MODULE_LOADED"),
        (7, "CUPTI_CBID_RESOURCE_MODULE_UNLOAD_STARTING"),
        (8, "CUPTI_CBID_RESOURCE_MODULE_PROFILED"),
        (9, "CUPTI_CBID_RESOURCE_GRAPH_CREATED"),
        (10, "CUPTI_CBID_RESOURCE_GRAPH_DESTROY_STARTING"),
        (11, "CUPTI_CBID_RESOURCE_GRAPH_CLONED"),
        (12, "CUPTI_CBID_RESOURCE_GRAPHNODE_CREATE_STARTING"),
        (13, "CUPTI_CBID_RESOURCE_GRAPHNODE_CREATED"),
        (14, "CUPTI_CBID_RESOURCE_GRAPHNODE_DESTROY_STARTING"),
        (15, "CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_CREATED"),
        (16, "CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_DESTROY_STARTING"),
        (17, "CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATE_STARTING"),
        (18, "CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATED"),
        (19, "CUPTI_CBID_RESOURCE_GRAPHEXEC_DESTROY_STARTING"),
        (20, "CUPTI_CBID_RESOURCE_GRAPHNODE_CLONED"),
        (21, "CUPTI_CBID_RESOURCE_STREAM_ATTRIBUTE_CHANGED"),
        (22, "CUPTI_CBID_RESOURCE_GRAPH_NODE_UPDATED"),
        (23, "CUPTI_CBID_RESOURCE_GRAPH_NODE_SET_PARAMS"),
        (24, "CUPTI_CBID_RESOURCE_LOGICAL_ENDPOINT_CREATED"),
        (25, "CUPTI_CBID_RESOURCE_LOGICAL_ENDPOINT_DESTROYED"),
        (26, "CUPTI_CBID_RESOURCE_SIZE"),
        (2147483647, "CUPTI_CBID_RESOURCE_FORCE_INT"),
    ];
}

enumeration!(CUpti_CallbackIdResource);

/// `enum CUpti_ClockControl_Mode`, from `cupti_profiler_target.h`, since CUDA 13.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUpti_ClockControl_Mode(pub i32);

impl CUpti_ClockControl_Mode {
    /// 1, since CUDA 13.4.
    pub const CUPTI_CLOCK_CONTROL_MODE_BASE: Self = Self(1);
    /// 2, since CUDA 13.4.
    pub const CUPTI_CLOCK_CONTROL_MODE_BOOST: Self = Self(2);
    /// 2147483647, since CUDA 13.4.
    pub const CUPTI_CLOCK_CONTROL_MODE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUPTI_CLOCK_CONTROL_MODE_BASE"),
        (2, "CUPTI_CLOCK_CONTROL_MODE_BOOST"),
        (2147483647, "CUPTI_CLOCK_CONTROL_MODE_FORCE_INT"),
    ];
}

enumeration!(CUpti_ClockControl_Mode);

/// `enum CUpti_ClockControl_Status`, from `cupti_profiler_target.h`, since CUDA 13.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUpti_ClockControl_Status(pub i32);

impl CUpti_ClockControl_Status {
    /// 1, since CUDA 13.4.
    pub const CUPTI_CLOCK_CONTROL_STATUS_UNLOCKED: Self = Self(1);
    /// 2, since CUDA 13.4.
    pub const CUPTI_CLOCK_CONTROL_STATUS_LOCKED: Self = Self(2);
    /// 3, since CUDA 13.4.
    pub const CUPTI_CLOCK_CONTROL_STATUS_LOCKED_TO_FLOOR: Self = Self(3);
    /// 4, since CUDA 13.4.
    pub const CUPTI_CLOCK_CONTROL_STATUS_BOOST_ENABLED: Self = Self(4);
    /// 5, since CUDA 13.4.
    pub const CUPTI_CLOCK_CONTROL_STATUS_BOOST_DISABLED: Self = Self(5);
    /// 2147483647, since CUDA 13.4.
    pub const CUPTI_CLOCK_CONTROL_STATUS_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUPTI_CLOCK_CONTROL_STATUS_UNLOCKED"),
        (2, "CUPTI_CLOCK_CONTROL_STATUS_LOCKED"),
        (3, "CUPTI_CLOCK_CONTROL_STATUS_LOCKED_TO_FLOOR"),
        (4, "CUPTI_CLOCK_CONTROL_STATUS_BOOST_ENABLED"),
        (5, "CUPTI_CLOCK_CONTROL_STATUS_BOOST_DISABLED"),
        (2147483647, "CUPTI_CLOCK_CONTROL_STATUS_FORCE_INT"),
    ];
}

enumeration!(CUpti_ClockControl_Status);

/// `enum CUpti_ComputeEngineCtxSwitchOperationType`, from `cupti_activity.h`, since CUDA 13.1.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ComputeEngineCtxSwitchOperationType(pub i32);

impl CUpti_ComputeEngineCtxSwitchOperationType {
    /// 0, since CUDA 13.1.
    pub const CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_INVALID: Self = Self(0);
    /// 1, since CUDA 13.1.
    pub const CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_START: Self = Self(1);
    /// 2, since CUDA 13.1.
    pub const CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_END: Self = Self(2);
    /// 2147483647, since CUDA 13.1.
    pub const CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_COUNT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_INVALID"),
        (1, "CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_START"),
        (2, "CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_END"),
        (2147483647, "CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_COUNT"),
    ];
}

enumeration!(CUpti_ComputeEngineCtxSwitchOperationType);

/// `enum CUpti_FuncExecutionModel`, from `cupti_activity.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_FuncExecutionModel(pub i32);

impl CUpti_FuncExecutionModel {
    /// 0, since CUDA 13.3.
    pub const CUPTI_FUNC_EXECUTION_MODEL_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 13.3.
    pub const CUPTI_FUNC_EXECUTION_MODEL_SIMT: Self = Self(1);
    /// 2, since CUDA 13.3.
    pub const CUPTI_FUNC_EXECUTION_MODEL_TILE: Self = Self(2);
    /// 3, since CUDA 13.4.
    pub const CUPTI_FUNC_EXECUTION_MODEL_HYBRID: Self = Self(3);
    /// 4, since CUDA 13.3.
    pub const CUPTI_FUNC_EXECUTION_MODEL_SIZE: Self = Self(4);
    /// 2147483647, since CUDA 13.3.
    pub const CUPTI_FUNC_EXECUTION_MODEL_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_FUNC_EXECUTION_MODEL_UNKNOWN"),
        (1, "CUPTI_FUNC_EXECUTION_MODEL_SIMT"),
        (2, "CUPTI_FUNC_EXECUTION_MODEL_TILE"),
        (3, "CUPTI_FUNC_EXECUTION_MODEL_HYBRID"),
        (4, "CUPTI_FUNC_EXECUTION_MODEL_SIZE"),
        (2147483647, "CUPTI_FUNC_EXECUTION_MODEL_FORCE_INT"),
    ];
}

enumeration!(CUpti_FuncExecutionModel);

/// `enum CUpti_LogicalEndpointType`, from `cupti_callbacks.h`, since CUDA 13.5.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_LogicalEndpointType(pub i32);

impl CUpti_LogicalEndpointType {
    /// 0, since CUDA 13.5.
    pub const CUPTI_LOGICAL_ENDPOINT_TYPE_INVALID: Self = Self(0);
    /// 1, since CUDA 13.5.
    pub const CUPTI_LOGICAL_ENDPOINT_TYPE_UNICAST: Self = Self(1);
    /// 2, since CUDA 13.5.
    pub const CUPTI_LOGICAL_ENDPOINT_TYPE_MULTICAST: Self = Self(2);
    /// 2147483647, since CUDA 13.5.
    pub const CUPTI_LOGICAL_ENDPOINT_TYPE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_LOGICAL_ENDPOINT_TYPE_INVALID"),
        (1, "CUPTI_LOGICAL_ENDPOINT_TYPE_UNICAST"),
        (2, "CUPTI_LOGICAL_ENDPOINT_TYPE_MULTICAST"),
        (2147483647, "CUPTI_LOGICAL_ENDPOINT_TYPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_LogicalEndpointType);

/// `enum CUpti_MetricCollectionScope`, from `cupti_profiler_host.h`, since CUDA 13.1.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricCollectionScope(pub i32);

impl CUpti_MetricCollectionScope {
    /// 0, since CUDA 13.1.
    pub const CUPTI_METRIC_COLLECTION_SCOPE_CONTEXT: Self = Self(0);
    /// 1, since CUDA 13.1.
    pub const CUPTI_METRIC_COLLECTION_SCOPE_DEVICE: Self = Self(1);
    /// 2, since CUDA 13.1.
    pub const CUPTI_METRIC_COLLECTION_SCOPE_INVALID: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_METRIC_COLLECTION_SCOPE_CONTEXT"),
        (1, "CUPTI_METRIC_COLLECTION_SCOPE_DEVICE"),
        (2, "CUPTI_METRIC_COLLECTION_SCOPE_INVALID"),
    ];
}

enumeration!(CUpti_MetricCollectionScope);

/// `enum CUpti_NvtxExtPayloadType`, from `cupti_activity.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_NvtxExtPayloadType(pub i32);

impl CUpti_NvtxExtPayloadType {
    /// 0, since CUDA 13.0.
    pub const CUPTI_NVTX_EXT_PAYLOAD_TYPE_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 13.0.
    pub const CUPTI_NVTX_EXT_PAYLOAD_TYPE_SCHEMA: Self = Self(1);
    /// 2, since CUDA 13.0.
    pub const CUPTI_NVTX_EXT_PAYLOAD_TYPE_ENUM: Self = Self(2);
    /// 2147483647, since CUDA 13.0.
    pub const CUPTI_NVTX_EXT_PAYLOAD_TYPE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_NVTX_EXT_PAYLOAD_TYPE_UNKNOWN"),
        (1, "CUPTI_NVTX_EXT_PAYLOAD_TYPE_SCHEMA"),
        (2, "CUPTI_NVTX_EXT_PAYLOAD_TYPE_ENUM"),
        (2147483647, "CUPTI_NVTX_EXT_PAYLOAD_TYPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_NvtxExtPayloadType);

/// `enum CUpti_driver_api_trace_cbid`, from `cupti_driver_cbid.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_driver_api_trace_cbid(pub i32);

impl CUpti_driver_api_trace_cbid {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuInit: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDriverGetVersion: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGet: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCount: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetName: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceComputeCapability: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceTotalMem: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetProperties: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetAttribute: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxCreate: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxAttach: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxDetach: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxPushCurrent: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxPopCurrent: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevice: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxSynchronize: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuModuleLoad: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuModuleLoadData: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuModuleLoadDataEx: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuModuleLoadFatBinary: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuModuleUnload: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuModuleGetFunction: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuModuleGetGlobal: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64ModuleGetGlobal: Self = Self(25);
    /// 25, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda25: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuModuleGetTexRef: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemGetInfo: Self = Self(28);
    /// 28, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda28: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAlloc: Self = Self(29);
    /// 30, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemAlloc: Self = Self(30);
    /// 30, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda30: Self = Self(30);
    /// 31, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemAllocPitch: Self = Self(32);
    /// 32, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda32: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemFree: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemFree: Self = Self(34);
    /// 34, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda34: Self = Self(34);
    /// 35, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange: Self = Self(35);
    /// 36, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemGetAddressRange: Self = Self(36);
    /// 36, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda36: Self = Self(36);
    /// 37, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost: Self = Self(37);
    /// 38, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemFreeHost: Self = Self(38);
    /// 39, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc: Self = Self(39);
    /// 40, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer: Self = Self(40);
    /// 41, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemHostGetDevicePointer: Self = Self(41);
    /// 41, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda41: Self = Self(41);
    /// 42, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemHostGetFlags: Self = Self(42);
    /// 43, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD: Self = Self(43);
    /// 44, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemcpyHtoD: Self = Self(44);
    /// 44, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda44: Self = Self(44);
    /// 45, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH: Self = Self(45);
    /// 46, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoH: Self = Self(46);
    /// 46, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda46: Self = Self(46);
    /// 47, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD: Self = Self(47);
    /// 48, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoD: Self = Self(48);
    /// 48, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda48: Self = Self(48);
    /// 49, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA: Self = Self(49);
    /// 50, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoA: Self = Self(50);
    /// 50, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda50: Self = Self(50);
    /// 51, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD: Self = Self(51);
    /// 52, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemcpyAtoD: Self = Self(52);
    /// 52, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda52: Self = Self(52);
    /// 53, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA: Self = Self(53);
    /// 54, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH: Self = Self(54);
    /// 55, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA: Self = Self(55);
    /// 56, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D: Self = Self(56);
    /// 57, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned: Self = Self(57);
    /// 58, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D: Self = Self(58);
    /// 59, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64Memcpy3D: Self = Self(59);
    /// 59, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda59: Self = Self(59);
    /// 60, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync: Self = Self(60);
    /// 61, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemcpyHtoDAsync: Self = Self(61);
    /// 61, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda61: Self = Self(61);
    /// 62, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync: Self = Self(62);
    /// 63, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoHAsync: Self = Self(63);
    /// 63, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda63: Self = Self(63);
    /// 64, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync: Self = Self(64);
    /// 65, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoDAsync: Self = Self(65);
    /// 65, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda65: Self = Self(65);
    /// 66, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync: Self = Self(66);
    /// 67, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync: Self = Self(67);
    /// 68, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync: Self = Self(68);
    /// 69, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync: Self = Self(69);
    /// 70, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64Memcpy3DAsync: Self = Self(70);
    /// 70, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda70: Self = Self(70);
    /// 71, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD8: Self = Self(71);
    /// 72, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemsetD8: Self = Self(72);
    /// 72, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda72: Self = Self(72);
    /// 73, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD16: Self = Self(73);
    /// 74, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemsetD16: Self = Self(74);
    /// 74, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda74: Self = Self(74);
    /// 75, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD32: Self = Self(75);
    /// 76, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemsetD32: Self = Self(76);
    /// 76, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda76: Self = Self(76);
    /// 77, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8: Self = Self(77);
    /// 78, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D8: Self = Self(78);
    /// 78, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda78: Self = Self(78);
    /// 79, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16: Self = Self(79);
    /// 80, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D16: Self = Self(80);
    /// 80, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda80: Self = Self(80);
    /// 81, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32: Self = Self(81);
    /// 82, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D32: Self = Self(82);
    /// 82, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda82: Self = Self(82);
    /// 83, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuFuncSetBlockShape: Self = Self(83);
    /// 84, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuFuncSetSharedSize: Self = Self(84);
    /// 85, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuFuncGetAttribute: Self = Self(85);
    /// 86, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuFuncSetCacheConfig: Self = Self(86);
    /// 87, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuArrayCreate: Self = Self(87);
    /// 88, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuArrayGetDescriptor: Self = Self(88);
    /// 89, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuArrayDestroy: Self = Self(89);
    /// 90, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuArray3DCreate: Self = Self(90);
    /// 91, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuArray3DGetDescriptor: Self = Self(91);
    /// 92, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefCreate: Self = Self(92);
    /// 93, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefDestroy: Self = Self(93);
    /// 94, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetArray: Self = Self(94);
    /// 95, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress: Self = Self(95);
    /// 96, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64TexRefSetAddress: Self = Self(96);
    /// 96, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda96: Self = Self(96);
    /// 97, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D: Self = Self(97);
    /// 98, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64TexRefSetAddress2D: Self = Self(98);
    /// 98, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda98: Self = Self(98);
    /// 99, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFormat: Self = Self(99);
    /// 100, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddressMode: Self = Self(100);
    /// 101, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFilterMode: Self = Self(101);
    /// 102, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFlags: Self = Self(102);
    /// 103, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress: Self = Self(103);
    /// 104, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64TexRefGetAddress: Self = Self(104);
    /// 104, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda104: Self = Self(104);
    /// 105, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefGetArray: Self = Self(105);
    /// 106, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddressMode: Self = Self(106);
    /// 107, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFilterMode: Self = Self(107);
    /// 108, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFormat: Self = Self(108);
    /// 109, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFlags: Self = Self(109);
    /// 110, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuParamSetSize: Self = Self(110);
    /// 111, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuParamSeti: Self = Self(111);
    /// 112, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuParamSetf: Self = Self(112);
    /// 113, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuParamSetv: Self = Self(113);
    /// 114, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuParamSetTexRef: Self = Self(114);
    /// 115, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLaunch: Self = Self(115);
    /// 116, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLaunchGrid: Self = Self(116);
    /// 117, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLaunchGridAsync: Self = Self(117);
    /// 118, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEventCreate: Self = Self(118);
    /// 119, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEventRecord: Self = Self(119);
    /// 120, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEventQuery: Self = Self(120);
    /// 121, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEventSynchronize: Self = Self(121);
    /// 122, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEventDestroy: Self = Self(122);
    /// 123, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEventElapsedTime: Self = Self(123);
    /// 124, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamCreate: Self = Self(124);
    /// 125, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamQuery: Self = Self(125);
    /// 126, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamSynchronize: Self = Self(126);
    /// 127, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamDestroy: Self = Self(127);
    /// 128, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnregisterResource: Self = Self(128);
    /// 129, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsSubResourceGetMappedArray: Self = Self(
        129,
    );
    /// 130, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedPointer: Self = Self(
        130,
    );
    /// 131, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64GraphicsResourceGetMappedPointer: Self = Self(
        131,
    );
    /// 131, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda131: Self = Self(131);
    /// 132, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceSetMapFlags: Self = Self(132);
    /// 133, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsMapResources: Self = Self(133);
    /// 134, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnmapResources: Self = Self(134);
    /// 135, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGetExportTable: Self = Self(135);
    /// 136, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxSetLimit: Self = Self(136);
    /// 137, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxGetLimit: Self = Self(137);
    /// 138, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevice: Self = Self(138);
    /// 139, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreate: Self = Self(139);
    /// 140, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D10RegisterResource: Self = Self(140);
    /// 141, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10RegisterResource: Self = Self(141);
    /// 142, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10UnregisterResource: Self = Self(142);
    /// 143, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10MapResources: Self = Self(143);
    /// 144, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10UnmapResources: Self = Self(144);
    /// 145, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceSetMapFlags: Self = Self(145);
    /// 146, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedArray: Self = Self(146);
    /// 147, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPointer: Self = Self(147);
    /// 148, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedSize: Self = Self(148);
    /// 149, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPitch: Self = Self(149);
    /// 150, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetSurfaceDimensions: Self = Self(
        150,
    );
    /// 151, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevice: Self = Self(151);
    /// 152, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreate: Self = Self(152);
    /// 153, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D11RegisterResource: Self = Self(153);
    /// 154, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevice: Self = Self(154);
    /// 155, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreate: Self = Self(155);
    /// 156, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D9RegisterResource: Self = Self(156);
    /// 157, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDirect3DDevice: Self = Self(157);
    /// 158, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9RegisterResource: Self = Self(158);
    /// 159, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9UnregisterResource: Self = Self(159);
    /// 160, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9MapResources: Self = Self(160);
    /// 161, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9UnmapResources: Self = Self(161);
    /// 162, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceSetMapFlags: Self = Self(162);
    /// 163, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetSurfaceDimensions: Self = Self(
        163,
    );
    /// 164, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedArray: Self = Self(164);
    /// 165, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPointer: Self = Self(165);
    /// 166, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedSize: Self = Self(166);
    /// 167, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPitch: Self = Self(167);
    /// 168, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9Begin: Self = Self(168);
    /// 169, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9End: Self = Self(169);
    /// 170, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9RegisterVertexBuffer: Self = Self(170);
    /// 171, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9MapVertexBuffer: Self = Self(171);
    /// 172, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9UnmapVertexBuffer: Self = Self(172);
    /// 173, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9UnregisterVertexBuffer: Self = Self(173);
    /// 174, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLCtxCreate: Self = Self(174);
    /// 175, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsGLRegisterBuffer: Self = Self(175);
    /// 176, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsGLRegisterImage: Self = Self(176);
    /// 177, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuWGLGetDevice: Self = Self(177);
    /// 178, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLInit: Self = Self(178);
    /// 179, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLRegisterBufferObject: Self = Self(179);
    /// 180, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject: Self = Self(180);
    /// 181, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLUnmapBufferObject: Self = Self(181);
    /// 182, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLUnregisterBufferObject: Self = Self(182);
    /// 183, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLSetBufferObjectMapFlags: Self = Self(183);
    /// 184, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync: Self = Self(184);
    /// 185, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLUnmapBufferObjectAsync: Self = Self(185);
    /// 186, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuVDPAUGetDevice: Self = Self(186);
    /// 187, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuVDPAUCtxCreate: Self = Self(187);
    /// 188, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsVDPAURegisterVideoSurface: Self = Self(
        188,
    );
    /// 189, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsVDPAURegisterOutputSurface: Self = Self(
        189,
    );
    /// 190, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuModuleGetSurfRef: Self = Self(190);
    /// 191, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSurfRefCreate: Self = Self(191);
    /// 192, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSurfRefDestroy: Self = Self(192);
    /// 193, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetFormat: Self = Self(193);
    /// 191, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda191: Self = Self(191);
    /// 192, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda192: Self = Self(192);
    /// 193, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda193: Self = Self(193);
    /// 194, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetArray: Self = Self(194);
    /// 195, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetFormat: Self = Self(195);
    /// 195, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda195: Self = Self(195);
    /// 196, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetArray: Self = Self(196);
    /// 197, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64DeviceTotalMem: Self = Self(197);
    /// 198, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedPointer: Self = Self(
        198,
    );
    /// 199, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedSize: Self = Self(199);
    /// 200, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedPitch: Self = Self(200);
    /// 201, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetSurfaceDimensions: Self = Self(
        201,
    );
    /// 202, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetSurfaceDimensions: Self = Self(
        202,
    );
    /// 203, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedPointer: Self = Self(203);
    /// 204, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedSize: Self = Self(204);
    /// 205, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedPitch: Self = Self(205);
    /// 206, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64D3D9MapVertexBuffer: Self = Self(206);
    /// 207, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64GLMapBufferObject: Self = Self(207);
    /// 208, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64GLMapBufferObjectAsync: Self = Self(208);
    /// 197, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda197: Self = Self(197);
    /// 198, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda198: Self = Self(198);
    /// 199, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda199: Self = Self(199);
    /// 200, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda200: Self = Self(200);
    /// 201, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda201: Self = Self(201);
    /// 202, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda202: Self = Self(202);
    /// 203, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda203: Self = Self(203);
    /// 204, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda204: Self = Self(204);
    /// 205, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda205: Self = Self(205);
    /// 206, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda206: Self = Self(206);
    /// 207, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda207: Self = Self(207);
    /// 208, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda208: Self = Self(208);
    /// 209, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevices: Self = Self(209);
    /// 210, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreateOnDevice: Self = Self(210);
    /// 211, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevices: Self = Self(211);
    /// 212, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreateOnDevice: Self = Self(212);
    /// 213, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevices: Self = Self(213);
    /// 214, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreateOnDevice: Self = Self(214);
    /// 215, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemHostAlloc: Self = Self(215);
    /// 215, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda215: Self = Self(215);
    /// 216, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async: Self = Self(216);
    /// 217, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemsetD8Async: Self = Self(217);
    /// 217, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda217: Self = Self(217);
    /// 218, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async: Self = Self(218);
    /// 219, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemsetD16Async: Self = Self(219);
    /// 219, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda219: Self = Self(219);
    /// 220, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async: Self = Self(220);
    /// 221, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemsetD32Async: Self = Self(221);
    /// 221, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda221: Self = Self(221);
    /// 222, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async: Self = Self(222);
    /// 223, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D8Async: Self = Self(223);
    /// 223, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda223: Self = Self(223);
    /// 224, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async: Self = Self(224);
    /// 225, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D16Async: Self = Self(225);
    /// 225, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda225: Self = Self(225);
    /// 226, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async: Self = Self(226);
    /// 227, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D32Async: Self = Self(227);
    /// 228, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64ArrayCreate: Self = Self(228);
    /// 229, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64ArrayGetDescriptor: Self = Self(229);
    /// 230, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64Array3DCreate: Self = Self(230);
    /// 231, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64Array3DGetDescriptor: Self = Self(231);
    /// 232, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2D: Self = Self(232);
    /// 233, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2DUnaligned: Self = Self(233);
    /// 234, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2DAsync: Self = Self(234);
    /// 227, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda227: Self = Self(227);
    /// 228, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda228: Self = Self(228);
    /// 229, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda229: Self = Self(229);
    /// 230, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda230: Self = Self(230);
    /// 231, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda231: Self = Self(231);
    /// 232, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda232: Self = Self(232);
    /// 233, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda233: Self = Self(233);
    /// 234, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda234: Self = Self(234);
    /// 235, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v2: Self = Self(235);
    /// 236, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreate_v2: Self = Self(236);
    /// 237, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreate_v2: Self = Self(237);
    /// 238, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreate_v2: Self = Self(238);
    /// 239, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLCtxCreate_v2: Self = Self(239);
    /// 240, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuVDPAUCtxCreate_v2: Self = Self(240);
    /// 241, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuModuleGetGlobal_v2: Self = Self(241);
    /// 242, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo_v2: Self = Self(242);
    /// 243, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAlloc_v2: Self = Self(243);
    /// 244, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch_v2: Self = Self(244);
    /// 245, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemFree_v2: Self = Self(245);
    /// 246, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange_v2: Self = Self(246);
    /// 247, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer_v2: Self = Self(247);
    /// 248, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy_v2: Self = Self(248);
    /// 248, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda248: Self = Self(248);
    /// 249, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD8_v2: Self = Self(249);
    /// 250, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD16_v2: Self = Self(250);
    /// 251, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD32_v2: Self = Self(251);
    /// 252, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8_v2: Self = Self(252);
    /// 253, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16_v2: Self = Self(253);
    /// 254, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32_v2: Self = Self(254);
    /// 255, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress_v2: Self = Self(255);
    /// 256, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D_v2: Self = Self(256);
    /// 257, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress_v2: Self = Self(257);
    /// 258, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedPointer_v2: Self = Self(
        258,
    );
    /// 259, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceTotalMem_v2: Self = Self(259);
    /// 260, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPointer_v2: Self = Self(
        260,
    );
    /// 261, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedSize_v2: Self = Self(261);
    /// 262, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPitch_v2: Self = Self(262);
    /// 263, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetSurfaceDimensions_v2: Self = Self(
        263,
    );
    /// 264, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetSurfaceDimensions_v2: Self = Self(
        264,
    );
    /// 265, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPointer_v2: Self = Self(
        265,
    );
    /// 266, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedSize_v2: Self = Self(266);
    /// 267, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPitch_v2: Self = Self(267);
    /// 268, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D9MapVertexBuffer_v2: Self = Self(268);
    /// 269, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject_v2: Self = Self(269);
    /// 270, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync_v2: Self = Self(270);
    /// 271, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc_v2: Self = Self(271);
    /// 271, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda271: Self = Self(271);
    /// 272, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuArrayCreate_v2: Self = Self(272);
    /// 273, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuArrayGetDescriptor_v2: Self = Self(273);
    /// 274, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuArray3DCreate_v2: Self = Self(274);
    /// 275, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuArray3DGetDescriptor_v2: Self = Self(275);
    /// 276, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD_v2: Self = Self(276);
    /// 277, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync_v2: Self = Self(277);
    /// 278, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH_v2: Self = Self(278);
    /// 279, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync_v2: Self = Self(279);
    /// 280, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD_v2: Self = Self(280);
    /// 281, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync_v2: Self = Self(281);
    /// 282, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH_v2: Self = Self(282);
    /// 283, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync_v2: Self = Self(283);
    /// 284, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD_v2: Self = Self(284);
    /// 285, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA_v2: Self = Self(285);
    /// 286, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA_v2: Self = Self(286);
    /// 287, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D_v2: Self = Self(287);
    /// 288, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned_v2: Self = Self(288);
    /// 289, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync_v2: Self = Self(289);
    /// 290, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D_v2: Self = Self(290);
    /// 291, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync_v2: Self = Self(291);
    /// 292, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA_v2: Self = Self(292);
    /// 293, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync_v2: Self = Self(293);
    /// 294, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost_v2: Self = Self(294);
    /// 295, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWaitEvent: Self = Self(295);
    /// 296, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxGetApiVersion: Self = Self(296);
    /// 297, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDirect3DDevice: Self = Self(297);
    /// 298, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDirect3DDevice: Self = Self(298);
    /// 299, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxGetCacheConfig: Self = Self(299);
    /// 300, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxSetCacheConfig: Self = Self(300);
    /// 301, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister: Self = Self(301);
    /// 302, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemHostUnregister: Self = Self(302);
    /// 303, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxSetCurrent: Self = Self(303);
    /// 304, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxGetCurrent: Self = Self(304);
    /// 305, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy: Self = Self(305);
    /// 306, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyAsync: Self = Self(306);
    /// 307, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel: Self = Self(307);
    /// 308, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuProfilerStart: Self = Self(308);
    /// 309, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuProfilerStop: Self = Self(309);
    /// 310, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuPointerGetAttribute: Self = Self(310);
    /// 311, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuProfilerInitialize: Self = Self(311);
    /// 312, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceCanAccessPeer: Self = Self(312);
    /// 313, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxEnablePeerAccess: Self = Self(313);
    /// 314, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxDisablePeerAccess: Self = Self(314);
    /// 315, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPeerRegister: Self = Self(315);
    /// 316, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPeerUnregister: Self = Self(316);
    /// 317, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPeerGetDevicePointer: Self = Self(317);
    /// 315, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda315: Self = Self(315);
    /// 316, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda316: Self = Self(316);
    /// 317, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda317: Self = Self(317);
    /// 318, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeer: Self = Self(318);
    /// 319, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeerAsync: Self = Self(319);
    /// 320, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeer: Self = Self(320);
    /// 321, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeerAsync: Self = Self(321);
    /// 322, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy_v2: Self = Self(322);
    /// 323, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxPushCurrent_v2: Self = Self(323);
    /// 324, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxPopCurrent_v2: Self = Self(324);
    /// 325, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEventDestroy_v2: Self = Self(325);
    /// 326, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamDestroy_v2: Self = Self(326);
    /// 327, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D_v3: Self = Self(327);
    /// 328, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuIpcGetMemHandle: Self = Self(328);
    /// 329, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuIpcOpenMemHandle: Self = Self(329);
    /// 330, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuIpcCloseMemHandle: Self = Self(330);
    /// 331, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetByPCIBusId: Self = Self(331);
    /// 332, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetPCIBusId: Self = Self(332);
    /// 333, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLGetDevices: Self = Self(333);
    /// 334, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuIpcGetEventHandle: Self = Self(334);
    /// 335, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuIpcOpenEventHandle: Self = Self(335);
    /// 336, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxSetSharedMemConfig: Self = Self(336);
    /// 337, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxGetSharedMemConfig: Self = Self(337);
    /// 338, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuFuncSetSharedMemConfig: Self = Self(338);
    /// 339, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexObjectCreate: Self = Self(339);
    /// 340, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexObjectDestroy: Self = Self(340);
    /// 341, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetResourceDesc: Self = Self(341);
    /// 342, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetTextureDesc: Self = Self(342);
    /// 343, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSurfObjectCreate: Self = Self(343);
    /// 344, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSurfObjectDestroy: Self = Self(344);
    /// 345, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSurfObjectGetResourceDesc: Self = Self(345);
    /// 346, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamAddCallback: Self = Self(346);
    /// 347, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayCreate: Self = Self(347);
    /// 348, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetLevel: Self = Self(348);
    /// 349, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayDestroy: Self = Self(349);
    /// 350, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmappedArray: Self = Self(350);
    /// 351, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapFilterMode: Self = Self(351);
    /// 352, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapLevelBias: Self = Self(352);
    /// 353, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapLevelClamp: Self = Self(353);
    /// 354, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMaxAnisotropy: Self = Self(354);
    /// 355, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmappedArray: Self = Self(355);
    /// 356, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapFilterMode: Self = Self(356);
    /// 357, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapLevelBias: Self = Self(357);
    /// 358, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapLevelClamp: Self = Self(358);
    /// 359, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMaxAnisotropy: Self = Self(359);
    /// 360, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedMipmappedArray: Self = Self(
        360,
    );
    /// 361, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetResourceViewDesc: Self = Self(361);
    /// 362, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLinkCreate: Self = Self(362);
    /// 363, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLinkAddData: Self = Self(363);
    /// 364, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLinkAddFile: Self = Self(364);
    /// 365, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLinkComplete: Self = Self(365);
    /// 366, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLinkDestroy: Self = Self(366);
    /// 367, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamCreateWithPriority: Self = Self(367);
    /// 368, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetPriority: Self = Self(368);
    /// 369, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetFlags: Self = Self(369);
    /// 370, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxGetStreamPriorityRange: Self = Self(370);
    /// 371, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAllocManaged: Self = Self(371);
    /// 372, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGetErrorString: Self = Self(372);
    /// 373, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGetErrorName: Self = Self(373);
    /// 374, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveBlocksPerMultiprocessor: Self = Self(
        374,
    );
    /// 375, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCompilePtx: Self = Self(375);
    /// 376, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuBinaryFree: Self = Self(376);
    /// 375, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda375: Self = Self(375);
    /// 376, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda376: Self = Self(376);
    /// 377, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamAttachMemAsync: Self = Self(377);
    /// 378, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuPointerSetAttribute: Self = Self(378);
    /// 379, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister_v2: Self = Self(379);
    /// 380, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceSetMapFlags_v2: Self = Self(380);
    /// 381, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLinkCreate_v2: Self = Self(381);
    /// 382, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLinkAddData_v2: Self = Self(382);
    /// 383, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLinkAddFile_v2: Self = Self(383);
    /// 384, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialBlockSize: Self = Self(384);
    /// 385, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLGetDevices_v2: Self = Self(385);
    /// 386, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRetain: Self = Self(386);
    /// 387, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease: Self = Self(387);
    /// 388, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxSetFlags: Self = Self(388);
    /// 389, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset: Self = Self(389);
    /// 390, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsEGLRegisterImage: Self = Self(390);
    /// 391, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxGetFlags: Self = Self(391);
    /// 392, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxGetState: Self = Self(392);
    /// 393, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerConnect: Self = Self(393);
    /// 394, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerDisconnect: Self = Self(394);
    /// 395, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerAcquireFrame: Self = Self(395);
    /// 396, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerReleaseFrame: Self = Self(396);
    /// 397, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD_v2_ptds: Self = Self(397);
    /// 398, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH_v2_ptds: Self = Self(398);
    /// 399, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD_v2_ptds: Self = Self(399);
    /// 400, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA_v2_ptds: Self = Self(400);
    /// 401, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD_v2_ptds: Self = Self(401);
    /// 402, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA_v2_ptds: Self = Self(402);
    /// 403, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH_v2_ptds: Self = Self(403);
    /// 404, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA_v2_ptds: Self = Self(404);
    /// 405, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D_v2_ptds: Self = Self(405);
    /// 406, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned_v2_ptds: Self = Self(406);
    /// 407, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D_v2_ptds: Self = Self(407);
    /// 408, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy_ptds: Self = Self(408);
    /// 409, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeer_ptds: Self = Self(409);
    /// 410, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeer_ptds: Self = Self(410);
    /// 411, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD8_v2_ptds: Self = Self(411);
    /// 412, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD16_v2_ptds: Self = Self(412);
    /// 413, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD32_v2_ptds: Self = Self(413);
    /// 414, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8_v2_ptds: Self = Self(414);
    /// 415, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16_v2_ptds: Self = Self(415);
    /// 416, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32_v2_ptds: Self = Self(416);
    /// 417, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject_v2_ptds: Self = Self(417);
    /// 418, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyAsync_ptsz: Self = Self(418);
    /// 419, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync_v2_ptsz: Self = Self(419);
    /// 420, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync_v2_ptsz: Self = Self(420);
    /// 421, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync_v2_ptsz: Self = Self(421);
    /// 422, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync_v2_ptsz: Self = Self(422);
    /// 423, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync_v2_ptsz: Self = Self(423);
    /// 424, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync_v2_ptsz: Self = Self(424);
    /// 425, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync_v2_ptsz: Self = Self(425);
    /// 426, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeerAsync_ptsz: Self = Self(426);
    /// 427, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeerAsync_ptsz: Self = Self(427);
    /// 428, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async_ptsz: Self = Self(428);
    /// 429, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async_ptsz: Self = Self(429);
    /// 430, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async_ptsz: Self = Self(430);
    /// 431, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async_ptsz: Self = Self(431);
    /// 432, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async_ptsz: Self = Self(432);
    /// 433, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async_ptsz: Self = Self(433);
    /// 434, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetPriority_ptsz: Self = Self(434);
    /// 435, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetFlags_ptsz: Self = Self(435);
    /// 436, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWaitEvent_ptsz: Self = Self(436);
    /// 437, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamAddCallback_ptsz: Self = Self(437);
    /// 438, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamAttachMemAsync_ptsz: Self = Self(438);
    /// 439, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamQuery_ptsz: Self = Self(439);
    /// 440, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamSynchronize_ptsz: Self = Self(440);
    /// 441, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEventRecord_ptsz: Self = Self(441);
    /// 442, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz: Self = Self(442);
    /// 443, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsMapResources_ptsz: Self = Self(443);
    /// 444, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnmapResources_ptsz: Self = Self(444);
    /// 445, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync_v2_ptsz: Self = Self(445);
    /// 446, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerConnect: Self = Self(446);
    /// 447, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerDisconnect: Self = Self(447);
    /// 448, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerPresentFrame: Self = Self(448);
    /// 449, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedEglFrame: Self = Self(
        449,
    );
    /// 450, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuPointerGetAttributes: Self = Self(450);
    /// 451, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: Self = Self(
        451,
    );
    /// 452, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialBlockSizeWithFlags: Self = Self(
        452,
    );
    /// 453, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerReturnFrame: Self = Self(453);
    /// 454, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetP2PAttribute: Self = Self(454);
    /// 455, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefSetBorderColor: Self = Self(455);
    /// 456, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTexRefGetBorderColor: Self = Self(456);
    /// 457, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAdvise: Self = Self(457);
    /// 458, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32: Self = Self(458);
    /// 459, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_ptsz: Self = Self(459);
    /// 460, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32: Self = Self(460);
    /// 461, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_ptsz: Self = Self(461);
    /// 462, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp: Self = Self(462);
    /// 463, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_ptsz: Self = Self(463);
    /// 464, since CUDA 12.0 or earlier, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuNVNbufferGetPointer: Self = Self(464);
    /// 465, since CUDA 12.0 or earlier, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuNVNtextureGetArray: Self = Self(465);
    /// 464, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved464: Self = Self(464);
    /// 465, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved465: Self = Self(465);
    /// 464, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda464: Self = Self(464);
    /// 465, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda465: Self = Self(465);
    /// 466, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuNNSetAllocator: Self = Self(466);
    /// 467, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync: Self = Self(467);
    /// 468, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_ptsz: Self = Self(468);
    /// 469, since CUDA 12.0 or earlier, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEventCreateFromNVNSync: Self = Self(469);
    /// 469, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved469: Self = Self(469);
    /// 469, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda469: Self = Self(469);
    /// 470, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerConnectWithFlags: Self = Self(
        470,
    );
    /// 471, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemRangeGetAttribute: Self = Self(471);
    /// 472, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemRangeGetAttributes: Self = Self(472);
    /// 473, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64: Self = Self(473);
    /// 474, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_ptsz: Self = Self(474);
    /// 475, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64: Self = Self(475);
    /// 476, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_ptsz: Self = Self(476);
    /// 477, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel: Self = Self(477);
    /// 478, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz: Self = Self(478);
    /// 479, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEventCreateFromEGLSync: Self = Self(479);
    /// 480, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernelMultiDevice: Self = Self(
        480,
    );
    /// 481, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuFuncSetAttribute: Self = Self(481);
    /// 482, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetUuid: Self = Self(482);
    /// 483, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx: Self = Self(483);
    /// 484, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_ptsz: Self = Self(484);
    /// 485, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuImportExternalMemory: Self = Self(485);
    /// 486, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuExternalMemoryGetMappedBuffer: Self = Self(486);
    /// 487, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuExternalMemoryGetMappedMipmappedArray: Self = Self(
        487,
    );
    /// 488, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDestroyExternalMemory: Self = Self(488);
    /// 489, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuImportExternalSemaphore: Self = Self(489);
    /// 490, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSignalExternalSemaphoresAsync: Self = Self(490);
    /// 491, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSignalExternalSemaphoresAsync_ptsz: Self = Self(
        491,
    );
    /// 492, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuWaitExternalSemaphoresAsync: Self = Self(492);
    /// 493, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuWaitExternalSemaphoresAsync_ptsz: Self = Self(
        493,
    );
    /// 494, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDestroyExternalSemaphore: Self = Self(494);
    /// 495, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture: Self = Self(495);
    /// 496, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_ptsz: Self = Self(496);
    /// 497, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture: Self = Self(497);
    /// 498, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture_ptsz: Self = Self(498);
    /// 499, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamIsCapturing: Self = Self(499);
    /// 500, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamIsCapturing_ptsz: Self = Self(500);
    /// 501, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphCreate: Self = Self(501);
    /// 502, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode: Self = Self(502);
    /// 503, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetParams: Self = Self(503);
    /// 504, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemcpyNode: Self = Self(504);
    /// 505, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphMemcpyNodeGetParams: Self = Self(505);
    /// 506, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemsetNode: Self = Self(506);
    /// 507, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphMemsetNodeGetParams: Self = Self(507);
    /// 508, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphMemsetNodeSetParams: Self = Self(508);
    /// 509, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetType: Self = Self(509);
    /// 510, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphGetRootNodes: Self = Self(510);
    /// 511, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependencies: Self = Self(511);
    /// 512, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependentNodes: Self = Self(512);
    /// 513, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate: Self = Self(513);
    /// 514, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch: Self = Self(514);
    /// 515, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch_ptsz: Self = Self(515);
    /// 516, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecDestroy: Self = Self(516);
    /// 517, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphDestroy: Self = Self(517);
    /// 518, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddDependencies: Self = Self(518);
    /// 519, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphRemoveDependencies: Self = Self(519);
    /// 520, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphMemcpyNodeSetParams: Self = Self(520);
    /// 521, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetParams: Self = Self(521);
    /// 522, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphDestroyNode: Self = Self(522);
    /// 523, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphClone: Self = Self(523);
    /// 524, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeFindInClone: Self = Self(524);
    /// 525, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddChildGraphNode: Self = Self(525);
    /// 526, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddEmptyNode: Self = Self(526);
    /// 527, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc: Self = Self(527);
    /// 528, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_ptsz: Self = Self(528);
    /// 529, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphChildGraphNodeGetGraph: Self = Self(529);
    /// 530, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddHostNode: Self = Self(530);
    /// 531, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphHostNodeGetParams: Self = Self(531);
    /// 532, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetLuid: Self = Self(532);
    /// 533, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphHostNodeSetParams: Self = Self(533);
    /// 534, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphGetNodes: Self = Self(534);
    /// 535, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphGetEdges: Self = Self(535);
    /// 536, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo: Self = Self(536);
    /// 537, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_ptsz: Self = Self(537);
    /// 538, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams: Self = Self(538);
    /// 539, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2: Self = Self(539);
    /// 540, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2_ptsz: Self = Self(540);
    /// 541, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuThreadExchangeStreamCaptureMode: Self = Self(
        541,
    );
    /// 542, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetNvSciSyncAttributes: Self = Self(542);
    /// 543, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuOccupancyAvailableDynamicSMemPerBlock: Self = Self(
        543,
    );
    /// 544, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease_v2: Self = Self(544);
    /// 545, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset_v2: Self = Self(545);
    /// 546, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxSetFlags_v2: Self = Self(546);
    /// 547, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAddressReserve: Self = Self(547);
    /// 548, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAddressFree: Self = Self(548);
    /// 549, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemCreate: Self = Self(549);
    /// 550, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemRelease: Self = Self(550);
    /// 551, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemMap: Self = Self(551);
    /// 552, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemUnmap: Self = Self(552);
    /// 553, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemSetAccess: Self = Self(553);
    /// 554, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemExportToShareableHandle: Self = Self(554);
    /// 555, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemImportFromShareableHandle: Self = Self(555);
    /// 556, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemGetAllocationGranularity: Self = Self(556);
    /// 557, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemGetAllocationPropertiesFromHandle: Self = Self(
        557,
    );
    /// 558, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemGetAccess: Self = Self(558);
    /// 559, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamSetFlags: Self = Self(559);
    /// 560, since CUDA 12.0 or earlier, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamSetFlags_ptsz: Self = Self(560);
    /// 559, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda559: Self = Self(559);
    /// 560, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda560: Self = Self(560);
    /// 561, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate: Self = Self(561);
    /// 562, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecMemcpyNodeSetParams: Self = Self(562);
    /// 563, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecMemsetNodeSetParams: Self = Self(563);
    /// 564, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecHostNodeSetParams: Self = Self(564);
    /// 565, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemRetainAllocationHandle: Self = Self(565);
    /// 566, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuFuncGetModule: Self = Self(566);
    /// 567, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuIpcOpenMemHandle_v2: Self = Self(567);
    /// 568, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxResetPersistingL2Cache: Self = Self(568);
    /// 569, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeCopyAttributes: Self = Self(569);
    /// 570, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetAttribute: Self = Self(570);
    /// 571, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetAttribute: Self = Self(571);
    /// 572, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamCopyAttributes: Self = Self(572);
    /// 573, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamCopyAttributes_ptsz: Self = Self(573);
    /// 574, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetAttribute: Self = Self(574);
    /// 575, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetAttribute_ptsz: Self = Self(575);
    /// 576, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamSetAttribute: Self = Self(576);
    /// 577, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamSetAttribute_ptsz: Self = Self(577);
    /// 578, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate_v2: Self = Self(578);
    /// 579, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetTexture1DLinearMaxWidth: Self = Self(
        579,
    );
    /// 580, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphUpload: Self = Self(580);
    /// 581, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphUpload_ptsz: Self = Self(581);
    /// 582, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuArrayGetSparseProperties: Self = Self(582);
    /// 583, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetSparseProperties: Self = Self(
        583,
    );
    /// 584, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemMapArrayAsync: Self = Self(584);
    /// 585, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemMapArrayAsync_ptsz: Self = Self(585);
    /// 586, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecChildGraphNodeSetParams: Self = Self(
        586,
    );
    /// 587, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEventRecordWithFlags: Self = Self(587);
    /// 588, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEventRecordWithFlags_ptsz: Self = Self(588);
    /// 589, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddEventRecordNode: Self = Self(589);
    /// 590, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddEventWaitNode: Self = Self(590);
    /// 591, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphEventRecordNodeGetEvent: Self = Self(591);
    /// 592, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphEventWaitNodeGetEvent: Self = Self(592);
    /// 593, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphEventRecordNodeSetEvent: Self = Self(593);
    /// 594, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphEventWaitNodeSetEvent: Self = Self(594);
    /// 595, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecEventRecordNodeSetEvent: Self = Self(
        595,
    );
    /// 596, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecEventWaitNodeSetEvent: Self = Self(596);
    /// 597, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuArrayGetPlane: Self = Self(597);
    /// 598, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync: Self = Self(598);
    /// 599, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync_ptsz: Self = Self(599);
    /// 600, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync: Self = Self(600);
    /// 601, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync_ptsz: Self = Self(601);
    /// 602, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPoolTrimTo: Self = Self(602);
    /// 603, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPoolSetAttribute: Self = Self(603);
    /// 604, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPoolGetAttribute: Self = Self(604);
    /// 605, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPoolSetAccess: Self = Self(605);
    /// 606, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetDefaultMemPool: Self = Self(606);
    /// 607, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPoolCreate: Self = Self(607);
    /// 608, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPoolDestroy: Self = Self(608);
    /// 609, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceSetMemPool: Self = Self(609);
    /// 610, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetMemPool: Self = Self(610);
    /// 611, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync: Self = Self(611);
    /// 612, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync_ptsz: Self = Self(612);
    /// 613, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPoolExportToShareableHandle: Self = Self(613);
    /// 614, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPoolImportFromShareableHandle: Self = Self(
        614,
    );
    /// 615, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPoolExportPointer: Self = Self(615);
    /// 616, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPoolImportPointer: Self = Self(616);
    /// 617, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPoolGetAccess: Self = Self(617);
    /// 618, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddExternalSemaphoresSignalNode: Self = Self(
        618,
    );
    /// 619, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresSignalNodeGetParams: Self = Self(
        619,
    );
    /// 620, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresSignalNodeSetParams: Self = Self(
        620,
    );
    /// 621, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddExternalSemaphoresWaitNode: Self = Self(
        621,
    );
    /// 622, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresWaitNodeGetParams: Self = Self(
        622,
    );
    /// 623, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresWaitNodeSetParams: Self = Self(
        623,
    );
    /// 624, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecExternalSemaphoresSignalNodeSetParams: Self = Self(
        624,
    );
    /// 625, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecExternalSemaphoresWaitNodeSetParams: Self = Self(
        625,
    );
    /// 626, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGetProcAddress: Self = Self(626);
    /// 627, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuFlushGPUDirectRDMAWrites: Self = Self(627);
    /// 628, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphDebugDotPrint: Self = Self(628);
    /// 629, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v2: Self = Self(629);
    /// 630, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v2_ptsz: Self = Self(630);
    /// 631, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies: Self = Self(
        631,
    );
    /// 632, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_ptsz: Self = Self(
        632,
    );
    /// 633, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuUserObjectCreate: Self = Self(633);
    /// 634, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuUserObjectRetain: Self = Self(634);
    /// 635, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuUserObjectRelease: Self = Self(635);
    /// 636, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphRetainUserObject: Self = Self(636);
    /// 637, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphReleaseUserObject: Self = Self(637);
    /// 638, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemAllocNode: Self = Self(638);
    /// 639, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemFreeNode: Self = Self(639);
    /// 640, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGraphMemTrim: Self = Self(640);
    /// 641, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetGraphMemAttribute: Self = Self(641);
    /// 642, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceSetGraphMemAttribute: Self = Self(642);
    /// 643, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithFlags: Self = Self(643);
    /// 644, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetExecAffinitySupport: Self = Self(644);
    /// 645, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v3: Self = Self(645);
    /// 646, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxGetExecAffinity: Self = Self(646);
    /// 647, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetUuid_v2: Self = Self(647);
    /// 648, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphMemAllocNodeGetParams: Self = Self(648);
    /// 649, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphMemFreeNodeGetParams: Self = Self(649);
    /// 650, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetEnabled: Self = Self(650);
    /// 651, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetEnabled: Self = Self(651);
    /// 652, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx: Self = Self(652);
    /// 653, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz: Self = Self(653);
    /// 654, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuArrayGetMemoryRequirements: Self = Self(654);
    /// 655, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetMemoryRequirements: Self = Self(
        655,
    );
    /// 656, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams: Self = Self(656);
    /// 657, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams_ptsz: Self = Self(
        657,
    );
    /// 658, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecGetFlags: Self = Self(658);
    /// 659, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_v2: Self = Self(659);
    /// 660, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_v2_ptsz: Self = Self(660);
    /// 661, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_v2: Self = Self(661);
    /// 662, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_v2_ptsz: Self = Self(662);
    /// 663, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_v2: Self = Self(663);
    /// 664, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_v2_ptsz: Self = Self(664);
    /// 665, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_v2: Self = Self(665);
    /// 666, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_v2_ptsz: Self = Self(666);
    /// 667, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_v2: Self = Self(667);
    /// 668, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_v2_ptsz: Self = Self(668);
    /// 669, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddBatchMemOpNode: Self = Self(669);
    /// 670, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphBatchMemOpNodeGetParams: Self = Self(670);
    /// 671, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphBatchMemOpNodeSetParams: Self = Self(671);
    /// 672, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecBatchMemOpNodeSetParams: Self = Self(
        672,
    );
    /// 673, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuModuleGetLoadingMode: Self = Self(673);
    /// 674, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemGetHandleForAddressRange: Self = Self(674);
    /// 675, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialClusterSize: Self = Self(
        675,
    );
    /// 676, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveClusters: Self = Self(676);
    /// 677, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGetProcAddress_v2: Self = Self(677);
    /// 678, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadData: Self = Self(678);
    /// 679, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadFromFile: Self = Self(679);
    /// 680, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLibraryUnload: Self = Self(680);
    /// 681, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLibraryGetKernel: Self = Self(681);
    /// 682, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLibraryGetModule: Self = Self(682);
    /// 683, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuKernelGetFunction: Self = Self(683);
    /// 684, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLibraryGetGlobal: Self = Self(684);
    /// 685, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLibraryGetManaged: Self = Self(685);
    /// 686, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuKernelGetAttribute: Self = Self(686);
    /// 687, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuKernelSetAttribute: Self = Self(687);
    /// 688, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuKernelSetCacheConfig: Self = Self(688);
    /// 689, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode_v2: Self = Self(689);
    /// 690, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetParams_v2: Self = Self(690);
    /// 691, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetParams_v2: Self = Self(691);
    /// 692, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams_v2: Self = Self(
        692,
    );
    /// 693, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetId: Self = Self(693);
    /// 694, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetId_ptsz: Self = Self(694);
    /// 695, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxGetId: Self = Self(695);
    /// 696, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate_v2: Self = Self(696);
    /// 697, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeTiled: Self = Self(697);
    /// 698, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeIm2col: Self = Self(698);
    /// 699, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTensorMapReplaceAddress: Self = Self(699);
    /// 700, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLibraryGetUnifiedFunction: Self = Self(700);
    /// 701, since CUDA 12.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCoredumpGetAttribute: Self = Self(701);
    /// 702, since CUDA 12.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCoredumpGetAttributeGlobal: Self = Self(702);
    /// 703, since CUDA 12.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCoredumpSetAttribute: Self = Self(703);
    /// 704, since CUDA 12.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCoredumpSetAttributeGlobal: Self = Self(704);
    /// 705, since CUDA 12.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxSetFlags: Self = Self(705);
    /// 706, since CUDA 12.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMulticastCreate: Self = Self(706);
    /// 707, since CUDA 12.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMulticastAddDevice: Self = Self(707);
    /// 708, since CUDA 12.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMulticastBindMem: Self = Self(708);
    /// 709, since CUDA 12.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMulticastBindAddr: Self = Self(709);
    /// 710, since CUDA 12.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMulticastUnbind: Self = Self(710);
    /// 711, since CUDA 12.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMulticastGetGranularity: Self = Self(711);
    /// 712, since CUDA 12.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode: Self = Self(712);
    /// 713, since CUDA 12.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetParams: Self = Self(713);
    /// 714, since CUDA 12.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecNodeSetParams: Self = Self(714);
    /// 715, since CUDA 12.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemAdvise_v2: Self = Self(715);
    /// 716, since CUDA 12.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_v2: Self = Self(716);
    /// 717, since CUDA 12.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_v2_ptsz: Self = Self(717);
    /// 718, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuFuncGetName: Self = Self(718);
    /// 719, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuKernelGetName: Self = Self(719);
    /// 720, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph: Self = Self(720);
    /// 721, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph_ptsz: Self = Self(721);
    /// 722, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphConditionalHandleCreate: Self = Self(722);
    /// 723, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode_v2: Self = Self(723);
    /// 724, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphGetEdges_v2: Self = Self(724);
    /// 725, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependencies_v2: Self = Self(725);
    /// 726, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependentNodes_v2: Self = Self(726);
    /// 727, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddDependencies_v2: Self = Self(727);
    /// 728, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphRemoveDependencies_v2: Self = Self(728);
    /// 729, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v3: Self = Self(729);
    /// 730, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v3_ptsz: Self = Self(730);
    /// 731, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_v2: Self = Self(
        731,
    );
    /// 732, since CUDA 12.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_v2_ptsz: Self = Self(
        732,
    );
    /// 733, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuFuncGetParamInfo: Self = Self(733);
    /// 734, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuKernelGetParamInfo: Self = Self(734);
    /// 735, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceRegisterAsyncNotification: Self = Self(
        735,
    );
    /// 736, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceUnregisterAsyncNotification: Self = Self(
        736,
    );
    /// 737, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuModuleGetFunctionCount: Self = Self(737);
    /// 738, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuModuleEnumerateFunctions: Self = Self(738);
    /// 739, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLibraryGetKernelCount: Self = Self(739);
    /// 740, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLibraryEnumerateKernels: Self = Self(740);
    /// 741, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuFuncIsLoaded: Self = Self(741);
    /// 742, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuFuncLoad: Self = Self(742);
    /// 743, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGreenCtxCreate: Self = Self(743);
    /// 744, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGreenCtxDestroy: Self = Self(744);
    /// 745, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetDevResource: Self = Self(745);
    /// 746, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevResource: Self = Self(746);
    /// 747, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGreenCtxGetDevResource: Self = Self(747);
    /// 748, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDevResourceGenerateDesc: Self = Self(748);
    /// 749, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGreenCtxRecordEvent: Self = Self(749);
    /// 750, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGreenCtxWaitEvent: Self = Self(750);
    /// 751, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDevSmResourceSplitByCount: Self = Self(751);
    /// 752, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetGreenCtx: Self = Self(752);
    /// 753, since CUDA 12.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxFromGreenCtx: Self = Self(753);
    /// 754, since CUDA 12.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuKernelGetLibrary: Self = Self(754);
    /// 755, since CUDA 12.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxRecordEvent: Self = Self(755);
    /// 756, since CUDA 12.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxWaitEvent: Self = Self(756);
    /// 757, since CUDA 12.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v4: Self = Self(757);
    /// 758, since CUDA 12.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGreenCtxStreamCreate: Self = Self(758);
    /// 759, since CUDA 12.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_v2: Self = Self(759);
    /// 760, since CUDA 12.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_v2_ptsz: Self = Self(760);
    /// 761, since CUDA 12.6.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemBatchDecompressAsync: Self = Self(761);
    /// 762, since CUDA 12.6.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemBatchDecompressAsync_ptsz: Self = Self(762);
    /// 763, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogsRegisterCallback: Self = Self(763);
    /// 764, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogsUnregisterCallback: Self = Self(764);
    /// 765, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogsCurrent: Self = Self(765);
    /// 766, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogsDumpToFile: Self = Self(766);
    /// 767, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogsDumpToMemory: Self = Self(767);
    /// 768, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessGetRestoreThreadId: Self = Self(
        768,
    );
    /// 769, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessGetState: Self = Self(769);
    /// 770, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessLock: Self = Self(770);
    /// 771, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessCheckpoint: Self = Self(771);
    /// 772, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessRestore: Self = Self(772);
    /// 773, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessUnlock: Self = Self(773);
    /// 774, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevice: Self = Self(774);
    /// 775, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevice_ptsz: Self = Self(775);
    /// 776, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync: Self = Self(776);
    /// 777, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_ptsz: Self = Self(777);
    /// 778, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync: Self = Self(778);
    /// 779, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_ptsz: Self = Self(779);
    /// 780, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuEventElapsedTime_v2: Self = Self(780);
    /// 781, since CUDA 12.8.
    pub const CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeIm2colWide: Self = Self(781);
    /// 782, since CUDA 12.9.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGreenCtxGetId: Self = Self(782);
    /// 783, since CUDA 12.9, until CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamCreateForCaptureToCig: Self = Self(783);
    /// 783, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToCig: Self = Self(783);
    /// 784, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchBatchAsync: Self = Self(784);
    /// 785, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchBatchAsync_ptsz: Self = Self(785);
    /// 786, since CUDA 13.0, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSemaphoreCreate: Self = Self(786);
    /// 787, since CUDA 13.0, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSemaphoreExport: Self = Self(787);
    /// 788, since CUDA 13.0, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSemaphoreDestroy: Self = Self(788);
    /// 786, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved786: Self = Self(786);
    /// 787, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved787: Self = Self(787);
    /// 788, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved788: Self = Self(788);
    /// 786, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda786: Self = Self(786);
    /// 787, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda787: Self = Self(787);
    /// 788, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda788: Self = Self(788);
    /// 789, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemDiscardBatchAsync: Self = Self(789);
    /// 790, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemDiscardBatchAsync_ptsz: Self = Self(790);
    /// 791, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemDiscardAndPrefetchBatchAsync: Self = Self(
        791,
    );
    /// 792, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemDiscardAndPrefetchBatchAsync_ptsz: Self = Self(
        792,
    );
    /// 793, since CUDA 13.0, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMultiKernelCooperativeDomainCreate: Self = Self(
        793,
    );
    /// 794, since CUDA 13.0, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMultiKernelCooperativeDomainDestroy: Self = Self(
        794,
    );
    /// 793, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved793: Self = Self(793);
    /// 794, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved794: Self = Self(794);
    /// 793, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda793: Self = Self(793);
    /// 794, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda794: Self = Self(794);
    /// 795, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevice_v2: Self = Self(795);
    /// 796, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_v2: Self = Self(796);
    /// 797, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_v2_ptsz: Self = Self(797);
    /// 798, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_v2: Self = Self(798);
    /// 799, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_v2_ptsz: Self = Self(799);
    /// 800, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCtxSynchronize_v2: Self = Self(800);
    /// 801, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemGetDefaultMemPool: Self = Self(801);
    /// 802, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemGetMemPool: Self = Self(802);
    /// 803, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemSetMemPool: Self = Self(803);
    /// 804, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetP2PAtomicCapabilities: Self = Self(804);
    /// 805, since CUDA 13.0.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetHostAtomicCapabilities: Self = Self(
        805,
    );
    /// 806, since CUDA 13.0, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDriverGetGpuCodeIsaVersion: Self = Self(806);
    /// 806, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved806: Self = Self(806);
    /// 806, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda806: Self = Self(806);
    /// 807, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevResource: Self = Self(807);
    /// 808, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevResource_ptsz: Self = Self(808);
    /// 809, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetContainingGraph: Self = Self(809);
    /// 810, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetLocalId: Self = Self(810);
    /// 811, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetToolsId: Self = Self(811);
    /// 812, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphGetId: Self = Self(812);
    /// 813, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphExecGetId: Self = Self(813);
    /// 814, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToCig_ptsz: Self = Self(814);
    /// 815, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamEndCaptureToCig: Self = Self(815);
    /// 816, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamEndCaptureToCig_ptsz: Self = Self(816);
    /// 817, since CUDA 13.1, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphCreateWithArguments: Self = Self(817);
    /// 818, since CUDA 13.1, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeAddRelocation: Self = Self(818);
    /// 819, since CUDA 13.1, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphLaunchWithArguments: Self = Self(819);
    /// 817, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved817: Self = Self(817);
    /// 818, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved818: Self = Self(818);
    /// 819, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved819: Self = Self(819);
    /// 817, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda817: Self = Self(817);
    /// 818, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda818: Self = Self(818);
    /// 819, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda819: Self = Self(819);
    /// 820, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMulticastBindMem_v2: Self = Self(820);
    /// 821, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMulticastBindAddr_v2: Self = Self(821);
    /// 822, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDevSmResourceSplit: Self = Self(822);
    /// 823, since CUDA 13.1, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleCreate: Self = Self(823);
    /// 824, since CUDA 13.1, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSubgridWorkerGridCreate: Self = Self(824);
    /// 825, since CUDA 13.1, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSubgridWorksetCreate: Self = Self(825);
    /// 826, since CUDA 13.1, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSubgridCreate: Self = Self(826);
    /// 827, since CUDA 13.1, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleFinalize: Self = Self(827);
    /// 828, since CUDA 13.1, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleLaunch: Self = Self(828);
    /// 829, since CUDA 13.1, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleLaunch_ptsz: Self = Self(829);
    /// 830, since CUDA 13.1, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleDestroy: Self = Self(830);
    /// 823, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved823: Self = Self(823);
    /// 824, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved824: Self = Self(824);
    /// 825, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved825: Self = Self(825);
    /// 826, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved826: Self = Self(826);
    /// 827, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved827: Self = Self(827);
    /// 828, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved828: Self = Self(828);
    /// 829, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved829: Self = Self(829);
    /// 830, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved830: Self = Self(830);
    /// 823, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda823: Self = Self(823);
    /// 824, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda824: Self = Self(824);
    /// 825, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda825: Self = Self(825);
    /// 826, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda826: Self = Self(826);
    /// 827, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda827: Self = Self(827);
    /// 828, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda828: Self = Self(828);
    /// 829, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda829: Self = Self(829);
    /// 830, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda830: Self = Self(830);
    /// 831, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_v2: Self = Self(831);
    /// 832, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_v2_ptsz: Self = Self(832);
    /// 833, since CUDA 13.1, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuFuncGetDeviceCodeInfo: Self = Self(833);
    /// 834, since CUDA 13.1, until CUDA 13.2.
    pub const CUPTI_DRIVER_TRACE_CBID_cuKernelGetDeviceCodeInfo: Self = Self(834);
    /// 833, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved833: Self = Self(833);
    /// 834, since CUDA 13.3, until CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved834: Self = Self(834);
    /// 833, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda833: Self = Self(833);
    /// 834, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda834: Self = Self(834);
    /// 835, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuFuncGetParamCount: Self = Self(835);
    /// 836, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuKernelGetParamCount: Self = Self(836);
    /// 837, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyWithAttributesAsync: Self = Self(837);
    /// 838, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpyWithAttributesAsync_ptsz: Self = Self(838);
    /// 839, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DWithAttributesAsync: Self = Self(839);
    /// 840, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DWithAttributesAsync_ptsz: Self = Self(
        840,
    );
    /// 841, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetParams: Self = Self(841);
    /// 842, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCoredumpRegisterStartCallback: Self = Self(842);
    /// 843, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCoredumpRegisterCompleteCallback: Self = Self(
        843,
    );
    /// 844, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCoredumpDeregisterStartCallback: Self = Self(
        844,
    );
    /// 845, since CUDA 13.1.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCoredumpDeregisterCompleteCallback: Self = Self(
        845,
    );
    /// 846, since CUDA 13.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamBeginRecaptureToGraph: Self = Self(846);
    /// 847, since CUDA 13.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuStreamBeginRecaptureToGraph_ptsz: Self = Self(
        847,
    );
    /// 848, since CUDA 13.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointIdReserve: Self = Self(848);
    /// 849, since CUDA 13.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointIdRelease: Self = Self(849);
    /// 850, since CUDA 13.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointCreate: Self = Self(850);
    /// 851, since CUDA 13.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointAddDevice: Self = Self(851);
    /// 852, since CUDA 13.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointDestroy: Self = Self(852);
    /// 853, since CUDA 13.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointBindAddr: Self = Self(853);
    /// 854, since CUDA 13.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointBindMem: Self = Self(854);
    /// 855, since CUDA 13.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointUnbind: Self = Self(855);
    /// 856, since CUDA 13.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointExport: Self = Self(856);
    /// 857, since CUDA 13.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointImport: Self = Self(857);
    /// 858, since CUDA 13.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointGetLimits: Self = Self(858);
    /// 859, since CUDA 13.3.
    pub const CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointQuery: Self = Self(859);
    /// 860, since CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuMemGetLocationInfo: Self = Self(860);
    /// 861, since CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuCheckpointOperationComplete: Self = Self(861);
    /// 862, only in CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_reserved862: Self = Self(862);
    /// 862, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda862: Self = Self(862);
    /// 863, since CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode_v3: Self = Self(863);
    /// 864, since CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetParams_v2: Self = Self(864);
    /// 865, since CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetFabricClusterUuid: Self = Self(865);
    /// 866, since CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCliqueCount: Self = Self(866);
    /// 867, since CUDA 13.4.
    pub const CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCliqueInfo: Self = Self(867);
    /// 868, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda868: Self = Self(868);
    /// 869, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda869: Self = Self(869);
    /// 870, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda870: Self = Self(870);
    /// 871, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda871: Self = Self(871);
    /// 872, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda872: Self = Self(872);
    /// 873, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda873: Self = Self(873);
    /// 874, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda874: Self = Self(874);
    /// 875, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda875: Self = Self(875);
    /// 876, since CUDA 13.5.
    pub const CUPTI_DRIVER_TRACE_CBID_cuda876: Self = Self(876);
    /// 877, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_SIZE: Self = Self(877);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_DRIVER_TRACE_CBID_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_DRIVER_TRACE_CBID_INVALID"),
        (1, "CUPTI_DRIVER_TRACE_CBID_cuInit"),
        (2, "CUPTI_DRIVER_TRACE_CBID_cuDriverGetVersion"),
        (3, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGet"),
        (4, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCount"),
        (5, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetName"),
        (6, "CUPTI_DRIVER_TRACE_CBID_cuDeviceComputeCapability"),
        (7, "CUPTI_DRIVER_TRACE_CBID_cuDeviceTotalMem"),
        (8, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetProperties"),
        (9, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetAttribute"),
        (10, "CUPTI_DRIVER_TRACE_CBID_cuCtxCreate"),
        (11, "CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy"),
        (12, "CUPTI_DRIVER_TRACE_CBID_cuCtxAttach"),
        (13, "CUPTI_DRIVER_TRACE_CBID_cuCtxDetach"),
        (14, "CUPTI_DRIVER_TRACE_CBID_cuCtxPushCurrent"),
        (15, "CUPTI_DRIVER_TRACE_CBID_cuCtxPopCurrent"),
        (16, "CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevice"),
        (17, "CUPTI_DRIVER_TRACE_CBID_cuCtxSynchronize"),
        (18, "CUPTI_DRIVER_TRACE_CBID_cuModuleLoad"),
        (19, "CUPTI_DRIVER_TRACE_CBID_cuModuleLoadData"),
        (20, "CUPTI_DRIVER_TRACE_CBID_cuModuleLoadDataEx"),
        (21, "CUPTI_DRIVER_TRACE_CBID_cuModuleLoadFatBinary"),
        (22, "CUPTI_DRIVER_TRACE_CBID_cuModuleUnload"),
        (23, "CUPTI_DRIVER_TRACE_CBID_cuModuleGetFunction"),
        (24, "CUPTI_DRIVER_TRACE_CBID_cuModuleGetGlobal"),
        (25, "CUPTI_DRIVER_TRACE_CBID_cu64ModuleGetGlobal"),
        (25, "CUPTI_DRIVER_TRACE_CBID_cuda25"),
        (26, "CUPTI_DRIVER_TRACE_CBID_cuModuleGetTexRef"),
        (27, "CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo"),
        (28, "CUPTI_DRIVER_TRACE_CBID_cu64MemGetInfo"),
        (28, "CUPTI_DRIVER_TRACE_CBID_cuda28"),
        (29, "CUPTI_DRIVER_TRACE_CBID_cuMemAlloc"),
        (30, "CUPTI_DRIVER_TRACE_CBID_cu64MemAlloc"),
        (30, "CUPTI_DRIVER_TRACE_CBID_cuda30"),
        (31, "CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch"),
        (32, "CUPTI_DRIVER_TRACE_CBID_cu64MemAllocPitch"),
        (32, "CUPTI_DRIVER_TRACE_CBID_cuda32"),
        (33, "CUPTI_DRIVER_TRACE_CBID_cuMemFree"),
        (34, "CUPTI_DRIVER_TRACE_CBID_cu64MemFree"),
        (34, "CUPTI_DRIVER_TRACE_CBID_cuda34"),
        (35, "CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange"),
        (36, "CUPTI_DRIVER_TRACE_CBID_cu64MemGetAddressRange"),
        (36, "CUPTI_DRIVER_TRACE_CBID_cuda36"),
        (37, "CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost"),
        (38, "CUPTI_DRIVER_TRACE_CBID_cuMemFreeHost"),
        (39, "CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc"),
        (40, "CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer"),
        (41, "CUPTI_DRIVER_TRACE_CBID_cu64MemHostGetDevicePointer"),
        (41, "CUPTI_DRIVER_TRACE_CBID_cuda41"),
        (42, "CUPTI_DRIVER_TRACE_CBID_cuMemHostGetFlags"),
        (43, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD"),
        (44, "CUPTI_DRIVER_TRACE_CBID_cu64MemcpyHtoD"),
        (44, "CUPTI_DRIVER_TRACE_CBID_cuda44"),
        (45, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH"),
        (46, "CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoH"),
        (46, "CUPTI_DRIVER_TRACE_CBID_cuda46"),
        (47, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD"),
        (48, "CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoD"),
        (48, "CUPTI_DRIVER_TRACE_CBID_cuda48"),
        (49, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA"),
        (50, "CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoA"),
        (50, "CUPTI_DRIVER_TRACE_CBID_cuda50"),
        (51, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD"),
        (52, "CUPTI_DRIVER_TRACE_CBID_cu64MemcpyAtoD"),
        (52, "CUPTI_DRIVER_TRACE_CBID_cuda52"),
        (53, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA"),
        (54, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH"),
        (55, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA"),
        (56, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D"),
        (57, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned"),
        (58, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D"),
        (59, "CUPTI_DRIVER_TRACE_CBID_cu64Memcpy3D"),
        (59, "CUPTI_DRIVER_TRACE_CBID_cuda59"),
        (60, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync"),
        (61, "CUPTI_DRIVER_TRACE_CBID_cu64MemcpyHtoDAsync"),
        (61, "CUPTI_DRIVER_TRACE_CBID_cuda61"),
        (62, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync"),
        (63, "CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoHAsync"),
        (63, "CUPTI_DRIVER_TRACE_CBID_cuda63"),
        (64, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync"),
        (65, "CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoDAsync"),
        (65, "CUPTI_DRIVER_TRACE_CBID_cuda65"),
        (66, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync"),
        (67, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync"),
        (68, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync"),
        (69, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync"),
        (70, "CUPTI_DRIVER_TRACE_CBID_cu64Memcpy3DAsync"),
        (70, "CUPTI_DRIVER_TRACE_CBID_cuda70"),
        (71, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD8"),
        (72, "CUPTI_DRIVER_TRACE_CBID_cu64MemsetD8"),
        (72, "CUPTI_DRIVER_TRACE_CBID_cuda72"),
        (73, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD16"),
        (74, "CUPTI_DRIVER_TRACE_CBID_cu64MemsetD16"),
        (74, "CUPTI_DRIVER_TRACE_CBID_cuda74"),
        (75, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD32"),
        (76, "CUPTI_DRIVER_TRACE_CBID_cu64MemsetD32"),
        (76, "CUPTI_DRIVER_TRACE_CBID_cuda76"),
        (77, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8"),
        (78, "CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D8"),
        (78, "CUPTI_DRIVER_TRACE_CBID_cuda78"),
        (79, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16"),
        (80, "CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D16"),
        (80, "CUPTI_DRIVER_TRACE_CBID_cuda80"),
        (81, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32"),
        (82, "CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D32"),
        (82, "CUPTI_DRIVER_TRACE_CBID_cuda82"),
        (83, "CUPTI_DRIVER_TRACE_CBID_cuFuncSetBlockShape"),
        (84, "CUPTI_DRIVER_TRACE_CBID_cuFuncSetSharedSize"),
        (85, "CUPTI_DRIVER_TRACE_CBID_cuFuncGetAttribute"),
        (86, "CUPTI_DRIVER_TRACE_CBID_cuFuncSetCacheConfig"),
        (87, "CUPTI_DRIVER_TRACE_CBID_cuArrayCreate"),
        (88, "CUPTI_DRIVER_TRACE_CBID_cuArrayGetDescriptor"),
        (89, "CUPTI_DRIVER_TRACE_CBID_cuArrayDestroy"),
        (90, "CUPTI_DRIVER_TRACE_CBID_cuArray3DCreate"),
        (91, "CUPTI_DRIVER_TRACE_CBID_cuArray3DGetDescriptor"),
        (92, "CUPTI_DRIVER_TRACE_CBID_cuTexRefCreate"),
        (93, "CUPTI_DRIVER_TRACE_CBID_cuTexRefDestroy"),
        (94, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetArray"),
        (95, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress"),
        (96, "CUPTI_DRIVER_TRACE_CBID_cu64TexRefSetAddress"),
        (96, "CUPTI_DRIVER_TRACE_CBID_cuda96"),
        (97, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D"),
        (98, "CUPTI_DRIVER_TRACE_CBID_cu64TexRefSetAddress2D"),
        (98, "CUPTI_DRIVER_TRACE_CBID_cuda98"),
        (99, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFormat"),
        (100, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddressMode"),
        (101, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFilterMode"),
        (102, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFlags"),
        (103, "CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress"),
        (104, "CUPTI_DRIVER_TRACE_CBID_cu64TexRefGetAddress"),
        (104, "CUPTI_DRIVER_TRACE_CBID_cuda104"),
        (105, "CUPTI_DRIVER_TRACE_CBID_cuTexRefGetArray"),
        (106, "CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddressMode"),
        (107, "CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFilterMode"),
        (108, "CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFormat"),
        (109, "CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFlags"),
        (110, "CUPTI_DRIVER_TRACE_CBID_cuParamSetSize"),
        (111, "CUPTI_DRIVER_TRACE_CBID_cuParamSeti"),
        (112, "CUPTI_DRIVER_TRACE_CBID_cuParamSetf"),
        (113, "CUPTI_DRIVER_TRACE_CBID_cuParamSetv"),
        (114, "CUPTI_DRIVER_TRACE_CBID_cuParamSetTexRef"),
        (115, "CUPTI_DRIVER_TRACE_CBID_cuLaunch"),
        (116, "CUPTI_DRIVER_TRACE_CBID_cuLaunchGrid"),
        (117, "CUPTI_DRIVER_TRACE_CBID_cuLaunchGridAsync"),
        (118, "CUPTI_DRIVER_TRACE_CBID_cuEventCreate"),
        (119, "CUPTI_DRIVER_TRACE_CBID_cuEventRecord"),
        (120, "CUPTI_DRIVER_TRACE_CBID_cuEventQuery"),
        (121, "CUPTI_DRIVER_TRACE_CBID_cuEventSynchronize"),
        (122, "CUPTI_DRIVER_TRACE_CBID_cuEventDestroy"),
        (123, "CUPTI_DRIVER_TRACE_CBID_cuEventElapsedTime"),
        (124, "CUPTI_DRIVER_TRACE_CBID_cuStreamCreate"),
        (125, "CUPTI_DRIVER_TRACE_CBID_cuStreamQuery"),
        (126, "CUPTI_DRIVER_TRACE_CBID_cuStreamSynchronize"),
        (127, "CUPTI_DRIVER_TRACE_CBID_cuStreamDestroy"),
        (128, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnregisterResource"),
        (129, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsSubResourceGetMappedArray"),
        (130, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedPointer"),
        (131, "CUPTI_DRIVER_TRACE_CBID_cu64GraphicsResourceGetMappedPointer"),
        (131, "CUPTI_DRIVER_TRACE_CBID_cuda131"),
        (132, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceSetMapFlags"),
        (133, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsMapResources"),
        (134, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnmapResources"),
        (135, "CUPTI_DRIVER_TRACE_CBID_cuGetExportTable"),
        (136, "CUPTI_DRIVER_TRACE_CBID_cuCtxSetLimit"),
        (137, "CUPTI_DRIVER_TRACE_CBID_cuCtxGetLimit"),
        (138, "CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevice"),
        (139, "CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreate"),
        (140, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D10RegisterResource"),
        (141, "CUPTI_DRIVER_TRACE_CBID_cuD3D10RegisterResource"),
        (142, "CUPTI_DRIVER_TRACE_CBID_cuD3D10UnregisterResource"),
        (143, "CUPTI_DRIVER_TRACE_CBID_cuD3D10MapResources"),
        (144, "CUPTI_DRIVER_TRACE_CBID_cuD3D10UnmapResources"),
        (145, "CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceSetMapFlags"),
        (146, "CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedArray"),
        (147, "CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPointer"),
        (148, "CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedSize"),
        (149, "CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPitch"),
        (150, "CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetSurfaceDimensions"),
        (151, "CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevice"),
        (152, "CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreate"),
        (153, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D11RegisterResource"),
        (154, "CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevice"),
        (155, "CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreate"),
        (156, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D9RegisterResource"),
        (157, "CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDirect3DDevice"),
        (158, "CUPTI_DRIVER_TRACE_CBID_cuD3D9RegisterResource"),
        (159, "CUPTI_DRIVER_TRACE_CBID_cuD3D9UnregisterResource"),
        (160, "CUPTI_DRIVER_TRACE_CBID_cuD3D9MapResources"),
        (161, "CUPTI_DRIVER_TRACE_CBID_cuD3D9UnmapResources"),
        (162, "CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceSetMapFlags"),
        (163, "CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetSurfaceDimensions"),
        (164, "CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedArray"),
        (165, "CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPointer"),
        (166, "CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedSize"),
        (167, "CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPitch"),
        (168, "CUPTI_DRIVER_TRACE_CBID_cuD3D9Begin"),
        (169, "CUPTI_DRIVER_TRACE_CBID_cuD3D9End"),
        (170, "CUPTI_DRIVER_TRACE_CBID_cuD3D9RegisterVertexBuffer"),
        (171, "CUPTI_DRIVER_TRACE_CBID_cuD3D9MapVertexBuffer"),
        (172, "CUPTI_DRIVER_TRACE_CBID_cuD3D9UnmapVertexBuffer"),
        (173, "CUPTI_DRIVER_TRACE_CBID_cuD3D9UnregisterVertexBuffer"),
        (174, "CUPTI_DRIVER_TRACE_CBID_cuGLCtxCreate"),
        (175, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsGLRegisterBuffer"),
        (176, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsGLRegisterImage"),
        (177, "CUPTI_DRIVER_TRACE_CBID_cuWGLGetDevice"),
        (178, "CUPTI_DRIVER_TRACE_CBID_cuGLInit"),
        (179, "CUPTI_DRIVER_TRACE_CBID_cuGLRegisterBufferObject"),
        (180, "CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject"),
        (181, "CUPTI_DRIVER_TRACE_CBID_cuGLUnmapBufferObject"),
        (182, "CUPTI_DRIVER_TRACE_CBID_cuGLUnregisterBufferObject"),
        (183, "CUPTI_DRIVER_TRACE_CBID_cuGLSetBufferObjectMapFlags"),
        (184, "CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync"),
        (185, "CUPTI_DRIVER_TRACE_CBID_cuGLUnmapBufferObjectAsync"),
        (186, "CUPTI_DRIVER_TRACE_CBID_cuVDPAUGetDevice"),
        (187, "CUPTI_DRIVER_TRACE_CBID_cuVDPAUCtxCreate"),
        (188, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsVDPAURegisterVideoSurface"),
        (189, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsVDPAURegisterOutputSurface"),
        (190, "CUPTI_DRIVER_TRACE_CBID_cuModuleGetSurfRef"),
        (191, "CUPTI_DRIVER_TRACE_CBID_cuSurfRefCreate"),
        (192, "CUPTI_DRIVER_TRACE_CBID_cuSurfRefDestroy"),
        (193, "CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetFormat"),
        (191, "CUPTI_DRIVER_TRACE_CBID_cuda191"),
        (192, "CUPTI_DRIVER_TRACE_CBID_cuda192"),
        (193, "CUPTI_DRIVER_TRACE_CBID_cuda193"),
        (194, "CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetArray"),
        (195, "CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetFormat"),
        (195, "CUPTI_DRIVER_TRACE_CBID_cuda195"),
        (196, "CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetArray"),
        (197, "CUPTI_DRIVER_TRACE_CBID_cu64DeviceTotalMem"),
        (198, "CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedPointer"),
        (199, "CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedSize"),
        (200, "CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedPitch"),
        (201, "CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetSurfaceDimensions"),
        (202, "CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetSurfaceDimensions"),
        (203, "CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedPointer"),
        (204, "CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedSize"),
        (205, "CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedPitch"),
        (206, "CUPTI_DRIVER_TRACE_CBID_cu64D3D9MapVertexBuffer"),
        (207, "CUPTI_DRIVER_TRACE_CBID_cu64GLMapBufferObject"),
        (208, "CUPTI_DRIVER_TRACE_CBID_cu64GLMapBufferObjectAsync"),
        (197, "CUPTI_DRIVER_TRACE_CBID_cuda197"),
        (198, "CUPTI_DRIVER_TRACE_CBID_cuda198"),
        (199, "CUPTI_DRIVER_TRACE_CBID_cuda199"),
        (200, "CUPTI_DRIVER_TRACE_CBID_cuda200"),
        (201, "CUPTI_DRIVER_TRACE_CBID_cuda201"),
        (202, "CUPTI_DRIVER_TRACE_CBID_cuda202"),
        (203, "CUPTI_DRIVER_TRACE_CBID_cuda203"),
        (204, "CUPTI_DRIVER_TRACE_CBID_cuda204"),
        (205, "CUPTI_DRIVER_TRACE_CBID_cuda205"),
        (206, "CUPTI_DRIVER_TRACE_CBID_cuda206"),
        (207, "CUPTI_DRIVER_TRACE_CBID_cuda207"),
        (208, "CUPTI_DRIVER_TRACE_CBID_cuda208"),
        (209, "CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevices"),
        (210, "CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreateOnDevice"),
        (211, "CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevices"),
        (212, "CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreateOnDevice"),
        (213, "CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevices"),
        (214, "CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreateOnDevice"),
        (215, "CUPTI_DRIVER_TRACE_CBID_cu64MemHostAlloc"),
        (215, "CUPTI_DRIVER_TRACE_CBID_cuda215"),
        (216, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async"),
        (217, "CUPTI_DRIVER_TRACE_CBID_cu64MemsetD8Async"),
        (217, "CUPTI_DRIVER_TRACE_CBID_cuda217"),
        (218, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async"),
        (219, "CUPTI_DRIVER_TRACE_CBID_cu64MemsetD16Async"),
        (219, "CUPTI_DRIVER_TRACE_CBID_cuda219"),
        (220, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async"),
        (221, "CUPTI_DRIVER_TRACE_CBID_cu64MemsetD32Async"),
        (221, "CUPTI_DRIVER_TRACE_CBID_cuda221"),
        (222, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async"),
        (223, "CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D8Async"),
        (223, "CUPTI_DRIVER_TRACE_CBID_cuda223"),
        (224, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async"),
        (225, "CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D16Async"),
        (225, "CUPTI_DRIVER_TRACE_CBID_cuda225"),
        (226, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async"),
        (227, "CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D32Async"),
        (228, "CUPTI_DRIVER_TRACE_CBID_cu64ArrayCreate"),
        (229, "CUPTI_DRIVER_TRACE_CBID_cu64ArrayGetDescriptor"),
        (230, "CUPTI_DRIVER_TRACE_CBID_cu64Array3DCreate"),
        (231, "CUPTI_DRIVER_TRACE_CBID_cu64Array3DGetDescriptor"),
        (232, "CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2D"),
        (233, "CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2DUnaligned"),
        (234, "CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2DAsync"),
        (227, "CUPTI_DRIVER_TRACE_CBID_cuda227"),
        (228, "CUPTI_DRIVER_TRACE_CBID_cuda228"),
        (229, "CUPTI_DRIVER_TRACE_CBID_cuda229"),
        (230, "CUPTI_DRIVER_TRACE_CBID_cuda230"),
        (231, "CUPTI_DRIVER_TRACE_CBID_cuda231"),
        (232, "CUPTI_DRIVER_TRACE_CBID_cuda232"),
        (233, "CUPTI_DRIVER_TRACE_CBID_cuda233"),
        (234, "CUPTI_DRIVER_TRACE_CBID_cuda234"),
        (235, "CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v2"),
        (236, "CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreate_v2"),
        (237, "CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreate_v2"),
        (238, "CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreate_v2"),
        (239, "CUPTI_DRIVER_TRACE_CBID_cuGLCtxCreate_v2"),
        (240, "CUPTI_DRIVER_TRACE_CBID_cuVDPAUCtxCreate_v2"),
        (241, "CUPTI_DRIVER_TRACE_CBID_cuModuleGetGlobal_v2"),
        (242, "CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo_v2"),
        (243, "CUPTI_DRIVER_TRACE_CBID_cuMemAlloc_v2"),
        (244, "CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch_v2"),
        (245, "CUPTI_DRIVER_TRACE_CBID_cuMemFree_v2"),
        (246, "CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange_v2"),
        (247, "CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer_v2"),
        (248, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy_v2"),
        (248, "CUPTI_DRIVER_TRACE_CBID_cuda248"),
        (249, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD8_v2"),
        (250, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD16_v2"),
        (251, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD32_v2"),
        (252, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8_v2"),
        (253, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16_v2"),
        (254, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32_v2"),
        (255, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress_v2"),
        (256, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D_v2"),
        (257, "CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress_v2"),
        (258, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedPointer_v2"),
        (259, "CUPTI_DRIVER_TRACE_CBID_cuDeviceTotalMem_v2"),
        (260, "CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPointer_v2"),
        (261, "CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedSize_v2"),
        (262, "CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPitch_v2"),
        (263, "CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetSurfaceDimensions_v2"),
        (264, "CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetSurfaceDimensions_v2"),
        (265, "CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPointer_v2"),
        (266, "CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedSize_v2"),
        (267, "CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPitch_v2"),
        (268, "CUPTI_DRIVER_TRACE_CBID_cuD3D9MapVertexBuffer_v2"),
        (269, "CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject_v2"),
        (270, "CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync_v2"),
        (271, "CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc_v2"),
        (271, "CUPTI_DRIVER_TRACE_CBID_cuda271"),
        (272, "CUPTI_DRIVER_TRACE_CBID_cuArrayCreate_v2"),
        (273, "CUPTI_DRIVER_TRACE_CBID_cuArrayGetDescriptor_v2"),
        (274, "CUPTI_DRIVER_TRACE_CBID_cuArray3DCreate_v2"),
        (275, "CUPTI_DRIVER_TRACE_CBID_cuArray3DGetDescriptor_v2"),
        (276, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD_v2"),
        (277, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync_v2"),
        (278, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH_v2"),
        (279, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync_v2"),
        (280, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD_v2"),
        (281, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync_v2"),
        (282, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH_v2"),
        (283, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync_v2"),
        (284, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD_v2"),
        (285, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA_v2"),
        (286, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA_v2"),
        (287, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D_v2"),
        (288, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned_v2"),
        (289, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync_v2"),
        (290, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D_v2"),
        (291, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync_v2"),
        (292, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA_v2"),
        (293, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync_v2"),
        (294, "CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost_v2"),
        (295, "CUPTI_DRIVER_TRACE_CBID_cuStreamWaitEvent"),
        (296, "CUPTI_DRIVER_TRACE_CBID_cuCtxGetApiVersion"),
        (297, "CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDirect3DDevice"),
        (298, "CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDirect3DDevice"),
        (299, "CUPTI_DRIVER_TRACE_CBID_cuCtxGetCacheConfig"),
        (300, "CUPTI_DRIVER_TRACE_CBID_cuCtxSetCacheConfig"),
        (301, "CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister"),
        (302, "CUPTI_DRIVER_TRACE_CBID_cuMemHostUnregister"),
        (303, "CUPTI_DRIVER_TRACE_CBID_cuCtxSetCurrent"),
        (304, "CUPTI_DRIVER_TRACE_CBID_cuCtxGetCurrent"),
        (305, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy"),
        (306, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyAsync"),
        (307, "CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel"),
        (308, "CUPTI_DRIVER_TRACE_CBID_cuProfilerStart"),
        (309, "CUPTI_DRIVER_TRACE_CBID_cuProfilerStop"),
        (310, "CUPTI_DRIVER_TRACE_CBID_cuPointerGetAttribute"),
        (311, "CUPTI_DRIVER_TRACE_CBID_cuProfilerInitialize"),
        (312, "CUPTI_DRIVER_TRACE_CBID_cuDeviceCanAccessPeer"),
        (313, "CUPTI_DRIVER_TRACE_CBID_cuCtxEnablePeerAccess"),
        (314, "CUPTI_DRIVER_TRACE_CBID_cuCtxDisablePeerAccess"),
        (315, "CUPTI_DRIVER_TRACE_CBID_cuMemPeerRegister"),
        (316, "CUPTI_DRIVER_TRACE_CBID_cuMemPeerUnregister"),
        (317, "CUPTI_DRIVER_TRACE_CBID_cuMemPeerGetDevicePointer"),
        (315, "CUPTI_DRIVER_TRACE_CBID_cuda315"),
        (316, "CUPTI_DRIVER_TRACE_CBID_cuda316"),
        (317, "CUPTI_DRIVER_TRACE_CBID_cuda317"),
        (318, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeer"),
        (319, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeerAsync"),
        (320, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeer"),
        (321, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeerAsync"),
        (322, "CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy_v2"),
        (323, "CUPTI_DRIVER_TRACE_CBID_cuCtxPushCurrent_v2"),
        (324, "CUPTI_DRIVER_TRACE_CBID_cuCtxPopCurrent_v2"),
        (325, "CUPTI_DRIVER_TRACE_CBID_cuEventDestroy_v2"),
        (326, "CUPTI_DRIVER_TRACE_CBID_cuStreamDestroy_v2"),
        (327, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D_v3"),
        (328, "CUPTI_DRIVER_TRACE_CBID_cuIpcGetMemHandle"),
        (329, "CUPTI_DRIVER_TRACE_CBID_cuIpcOpenMemHandle"),
        (330, "CUPTI_DRIVER_TRACE_CBID_cuIpcCloseMemHandle"),
        (331, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetByPCIBusId"),
        (332, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetPCIBusId"),
        (333, "CUPTI_DRIVER_TRACE_CBID_cuGLGetDevices"),
        (334, "CUPTI_DRIVER_TRACE_CBID_cuIpcGetEventHandle"),
        (335, "CUPTI_DRIVER_TRACE_CBID_cuIpcOpenEventHandle"),
        (336, "CUPTI_DRIVER_TRACE_CBID_cuCtxSetSharedMemConfig"),
        (337, "CUPTI_DRIVER_TRACE_CBID_cuCtxGetSharedMemConfig"),
        (338, "CUPTI_DRIVER_TRACE_CBID_cuFuncSetSharedMemConfig"),
        (339, "CUPTI_DRIVER_TRACE_CBID_cuTexObjectCreate"),
        (340, "CUPTI_DRIVER_TRACE_CBID_cuTexObjectDestroy"),
        (341, "CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetResourceDesc"),
        (342, "CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetTextureDesc"),
        (343, "CUPTI_DRIVER_TRACE_CBID_cuSurfObjectCreate"),
        (344, "CUPTI_DRIVER_TRACE_CBID_cuSurfObjectDestroy"),
        (345, "CUPTI_DRIVER_TRACE_CBID_cuSurfObjectGetResourceDesc"),
        (346, "CUPTI_DRIVER_TRACE_CBID_cuStreamAddCallback"),
        (347, "CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayCreate"),
        (348, "CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetLevel"),
        (349, "CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayDestroy"),
        (350, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmappedArray"),
        (351, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapFilterMode"),
        (352, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapLevelBias"),
        (353, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapLevelClamp"),
        (354, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMaxAnisotropy"),
        (355, "CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmappedArray"),
        (356, "CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapFilterMode"),
        (357, "CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapLevelBias"),
        (358, "CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapLevelClamp"),
        (359, "CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMaxAnisotropy"),
        (360, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedMipmappedArray"),
        (361, "CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetResourceViewDesc"),
        (362, "CUPTI_DRIVER_TRACE_CBID_cuLinkCreate"),
        (363, "CUPTI_DRIVER_TRACE_CBID_cuLinkAddData"),
        (364, "CUPTI_DRIVER_TRACE_CBID_cuLinkAddFile"),
        (365, "CUPTI_DRIVER_TRACE_CBID_cuLinkComplete"),
        (366, "CUPTI_DRIVER_TRACE_CBID_cuLinkDestroy"),
        (367, "CUPTI_DRIVER_TRACE_CBID_cuStreamCreateWithPriority"),
        (368, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetPriority"),
        (369, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetFlags"),
        (370, "CUPTI_DRIVER_TRACE_CBID_cuCtxGetStreamPriorityRange"),
        (371, "CUPTI_DRIVER_TRACE_CBID_cuMemAllocManaged"),
        (372, "CUPTI_DRIVER_TRACE_CBID_cuGetErrorString"),
        (373, "CUPTI_DRIVER_TRACE_CBID_cuGetErrorName"),
        (374, "CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveBlocksPerMultiprocessor"),
        (375, "CUPTI_DRIVER_TRACE_CBID_cuCompilePtx"),
        (376, "CUPTI_DRIVER_TRACE_CBID_cuBinaryFree"),
        (375, "CUPTI_DRIVER_TRACE_CBID_cuda375"),
        (376, "CUPTI_DRIVER_TRACE_CBID_cuda376"),
        (377, "CUPTI_DRIVER_TRACE_CBID_cuStreamAttachMemAsync"),
        (378, "CUPTI_DRIVER_TRACE_CBID_cuPointerSetAttribute"),
        (379, "CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister_v2"),
        (380, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceSetMapFlags_v2"),
        (381, "CUPTI_DRIVER_TRACE_CBID_cuLinkCreate_v2"),
        (382, "CUPTI_DRIVER_TRACE_CBID_cuLinkAddData_v2"),
        (383, "CUPTI_DRIVER_TRACE_CBID_cuLinkAddFile_v2"),
        (384, "CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialBlockSize"),
        (385, "CUPTI_DRIVER_TRACE_CBID_cuGLGetDevices_v2"),
        (386, "CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRetain"),
        (387, "CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease"),
        (388, "CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxSetFlags"),
        (389, "CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset"),
        (390, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsEGLRegisterImage"),
        (391, "CUPTI_DRIVER_TRACE_CBID_cuCtxGetFlags"),
        (392, "CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxGetState"),
        (393, "CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerConnect"),
        (394, "CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerDisconnect"),
        (395, "CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerAcquireFrame"),
        (396, "CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerReleaseFrame"),
        (397, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD_v2_ptds"),
        (398, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH_v2_ptds"),
        (399, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD_v2_ptds"),
        (400, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA_v2_ptds"),
        (401, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD_v2_ptds"),
        (402, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA_v2_ptds"),
        (403, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH_v2_ptds"),
        (404, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA_v2_ptds"),
        (405, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D_v2_ptds"),
        (406, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned_v2_ptds"),
        (407, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D_v2_ptds"),
        (408, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy_ptds"),
        (409, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeer_ptds"),
        (410, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeer_ptds"),
        (411, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD8_v2_ptds"),
        (412, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD16_v2_ptds"),
        (413, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD32_v2_ptds"),
        (414, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8_v2_ptds"),
        (415, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16_v2_ptds"),
        (416, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32_v2_ptds"),
        (417, "CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject_v2_ptds"),
        (418, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyAsync_ptsz"),
        (419, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync_v2_ptsz"),
        (420, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync_v2_ptsz"),
        (421, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync_v2_ptsz"),
        (422, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync_v2_ptsz"),
        (423, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync_v2_ptsz"),
        (424, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync_v2_ptsz"),
        (425, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync_v2_ptsz"),
        (426, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeerAsync_ptsz"),
        (427, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeerAsync_ptsz"),
        (428, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async_ptsz"),
        (429, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async_ptsz"),
        (430, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async_ptsz"),
        (431, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async_ptsz"),
        (432, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async_ptsz"),
        (433, "CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async_ptsz"),
        (434, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetPriority_ptsz"),
        (435, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetFlags_ptsz"),
        (436, "CUPTI_DRIVER_TRACE_CBID_cuStreamWaitEvent_ptsz"),
        (437, "CUPTI_DRIVER_TRACE_CBID_cuStreamAddCallback_ptsz"),
        (438, "CUPTI_DRIVER_TRACE_CBID_cuStreamAttachMemAsync_ptsz"),
        (439, "CUPTI_DRIVER_TRACE_CBID_cuStreamQuery_ptsz"),
        (440, "CUPTI_DRIVER_TRACE_CBID_cuStreamSynchronize_ptsz"),
        (441, "CUPTI_DRIVER_TRACE_CBID_cuEventRecord_ptsz"),
        (442, "CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz"),
        (443, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsMapResources_ptsz"),
        (444, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnmapResources_ptsz"),
        (445, "CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync_v2_ptsz"),
        (446, "CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerConnect"),
        (447, "CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerDisconnect"),
        (448, "CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerPresentFrame"),
        (449, "CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedEglFrame"),
        (450, "CUPTI_DRIVER_TRACE_CBID_cuPointerGetAttributes"),
        (
            451,
            "CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
        ),
        (452, "CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialBlockSizeWithFlags"),
        (453, "CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerReturnFrame"),
        (454, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetP2PAttribute"),
        (455, "CUPTI_DRIVER_TRACE_CBID_cuTexRefSetBorderColor"),
        (456, "CUPTI_DRIVER_TRACE_CBID_cuTexRefGetBorderColor"),
        (457, "CUPTI_DRIVER_TRACE_CBID_cuMemAdvise"),
        (458, "CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32"),
        (459, "CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_ptsz"),
        (460, "CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32"),
        (461, "CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_ptsz"),
        (462, "CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp"),
        (463, "CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_ptsz"),
        (464, "CUPTI_DRIVER_TRACE_CBID_cuNVNbufferGetPointer"),
        (465, "CUPTI_DRIVER_TRACE_CBID_cuNVNtextureGetArray"),
        (464, "CUPTI_DRIVER_TRACE_CBID_reserved464"),
        (465, "CUPTI_DRIVER_TRACE_CBID_reserved465"),
        (464, "CUPTI_DRIVER_TRACE_CBID_cuda464"),
        (465, "CUPTI_DRIVER_TRACE_CBID_cuda465"),
        (466, "CUPTI_DRIVER_TRACE_CBID_cuNNSetAllocator"),
        (467, "CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync"),
        (468, "CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_ptsz"),
        (469, "CUPTI_DRIVER_TRACE_CBID_cuEventCreateFromNVNSync"),
        (469, "CUPTI_DRIVER_TRACE_CBID_reserved469"),
        (469, "CUPTI_DRIVER_TRACE_CBID_cuda469"),
        (470, "CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerConnectWithFlags"),
        (471, "CUPTI_DRIVER_TRACE_CBID_cuMemRangeGetAttribute"),
        (472, "CUPTI_DRIVER_TRACE_CBID_cuMemRangeGetAttributes"),
        (473, "CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64"),
        (474, "CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_ptsz"),
        (475, "CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64"),
        (476, "CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_ptsz"),
        (477, "CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel"),
        (478, "CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz"),
        (479, "CUPTI_DRIVER_TRACE_CBID_cuEventCreateFromEGLSync"),
        (480, "CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernelMultiDevice"),
        (481, "CUPTI_DRIVER_TRACE_CBID_cuFuncSetAttribute"),
        (482, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetUuid"),
        (483, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx"),
        (484, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_ptsz"),
        (485, "CUPTI_DRIVER_TRACE_CBID_cuImportExternalMemory"),
        (486, "CUPTI_DRIVER_TRACE_CBID_cuExternalMemoryGetMappedBuffer"),
        (487, "CUPTI_DRIVER_TRACE_CBID_cuExternalMemoryGetMappedMipmappedArray"),
        (488, "CUPTI_DRIVER_TRACE_CBID_cuDestroyExternalMemory"),
        (489, "CUPTI_DRIVER_TRACE_CBID_cuImportExternalSemaphore"),
        (490, "CUPTI_DRIVER_TRACE_CBID_cuSignalExternalSemaphoresAsync"),
        (491, "CUPTI_DRIVER_TRACE_CBID_cuSignalExternalSemaphoresAsync_ptsz"),
        (492, "CUPTI_DRIVER_TRACE_CBID_cuWaitExternalSemaphoresAsync"),
        (493, "CUPTI_DRIVER_TRACE_CBID_cuWaitExternalSemaphoresAsync_ptsz"),
        (494, "CUPTI_DRIVER_TRACE_CBID_cuDestroyExternalSemaphore"),
        (495, "CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture"),
        (496, "CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_ptsz"),
        (497, "CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture"),
        (498, "CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture_ptsz"),
        (499, "CUPTI_DRIVER_TRACE_CBID_cuStreamIsCapturing"),
        (500, "CUPTI_DRIVER_TRACE_CBID_cuStreamIsCapturing_ptsz"),
        (501, "CUPTI_DRIVER_TRACE_CBID_cuGraphCreate"),
        (502, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode"),
        (503, "CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetParams"),
        (504, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemcpyNode"),
        (505, "CUPTI_DRIVER_TRACE_CBID_cuGraphMemcpyNodeGetParams"),
        (506, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemsetNode"),
        (507, "CUPTI_DRIVER_TRACE_CBID_cuGraphMemsetNodeGetParams"),
        (508, "CUPTI_DRIVER_TRACE_CBID_cuGraphMemsetNodeSetParams"),
        (509, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetType"),
        (510, "CUPTI_DRIVER_TRACE_CBID_cuGraphGetRootNodes"),
        (511, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependencies"),
        (512, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependentNodes"),
        (513, "CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate"),
        (514, "CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch"),
        (515, "CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch_ptsz"),
        (516, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecDestroy"),
        (517, "CUPTI_DRIVER_TRACE_CBID_cuGraphDestroy"),
        (518, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddDependencies"),
        (519, "CUPTI_DRIVER_TRACE_CBID_cuGraphRemoveDependencies"),
        (520, "CUPTI_DRIVER_TRACE_CBID_cuGraphMemcpyNodeSetParams"),
        (521, "CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetParams"),
        (522, "CUPTI_DRIVER_TRACE_CBID_cuGraphDestroyNode"),
        (523, "CUPTI_DRIVER_TRACE_CBID_cuGraphClone"),
        (524, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeFindInClone"),
        (525, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddChildGraphNode"),
        (526, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddEmptyNode"),
        (527, "CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc"),
        (528, "CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_ptsz"),
        (529, "CUPTI_DRIVER_TRACE_CBID_cuGraphChildGraphNodeGetGraph"),
        (530, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddHostNode"),
        (531, "CUPTI_DRIVER_TRACE_CBID_cuGraphHostNodeGetParams"),
        (532, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetLuid"),
        (533, "CUPTI_DRIVER_TRACE_CBID_cuGraphHostNodeSetParams"),
        (534, "CUPTI_DRIVER_TRACE_CBID_cuGraphGetNodes"),
        (535, "CUPTI_DRIVER_TRACE_CBID_cuGraphGetEdges"),
        (536, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo"),
        (537, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_ptsz"),
        (538, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams"),
        (539, "CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2"),
        (540, "CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2_ptsz"),
        (541, "CUPTI_DRIVER_TRACE_CBID_cuThreadExchangeStreamCaptureMode"),
        (542, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetNvSciSyncAttributes"),
        (543, "CUPTI_DRIVER_TRACE_CBID_cuOccupancyAvailableDynamicSMemPerBlock"),
        (544, "CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease_v2"),
        (545, "CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset_v2"),
        (546, "CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxSetFlags_v2"),
        (547, "CUPTI_DRIVER_TRACE_CBID_cuMemAddressReserve"),
        (548, "CUPTI_DRIVER_TRACE_CBID_cuMemAddressFree"),
        (549, "CUPTI_DRIVER_TRACE_CBID_cuMemCreate"),
        (550, "CUPTI_DRIVER_TRACE_CBID_cuMemRelease"),
        (551, "CUPTI_DRIVER_TRACE_CBID_cuMemMap"),
        (552, "CUPTI_DRIVER_TRACE_CBID_cuMemUnmap"),
        (553, "CUPTI_DRIVER_TRACE_CBID_cuMemSetAccess"),
        (554, "CUPTI_DRIVER_TRACE_CBID_cuMemExportToShareableHandle"),
        (555, "CUPTI_DRIVER_TRACE_CBID_cuMemImportFromShareableHandle"),
        (556, "CUPTI_DRIVER_TRACE_CBID_cuMemGetAllocationGranularity"),
        (557, "CUPTI_DRIVER_TRACE_CBID_cuMemGetAllocationPropertiesFromHandle"),
        (558, "CUPTI_DRIVER_TRACE_CBID_cuMemGetAccess"),
        (559, "CUPTI_DRIVER_TRACE_CBID_cuStreamSetFlags"),
        (560, "CUPTI_DRIVER_TRACE_CBID_cuStreamSetFlags_ptsz"),
        (559, "CUPTI_DRIVER_TRACE_CBID_cuda559"),
        (560, "CUPTI_DRIVER_TRACE_CBID_cuda560"),
        (561, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate"),
        (562, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecMemcpyNodeSetParams"),
        (563, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecMemsetNodeSetParams"),
        (564, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecHostNodeSetParams"),
        (565, "CUPTI_DRIVER_TRACE_CBID_cuMemRetainAllocationHandle"),
        (566, "CUPTI_DRIVER_TRACE_CBID_cuFuncGetModule"),
        (567, "CUPTI_DRIVER_TRACE_CBID_cuIpcOpenMemHandle_v2"),
        (568, "CUPTI_DRIVER_TRACE_CBID_cuCtxResetPersistingL2Cache"),
        (569, "CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeCopyAttributes"),
        (570, "CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetAttribute"),
        (571, "CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetAttribute"),
        (572, "CUPTI_DRIVER_TRACE_CBID_cuStreamCopyAttributes"),
        (573, "CUPTI_DRIVER_TRACE_CBID_cuStreamCopyAttributes_ptsz"),
        (574, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetAttribute"),
        (575, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetAttribute_ptsz"),
        (576, "CUPTI_DRIVER_TRACE_CBID_cuStreamSetAttribute"),
        (577, "CUPTI_DRIVER_TRACE_CBID_cuStreamSetAttribute_ptsz"),
        (578, "CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate_v2"),
        (579, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetTexture1DLinearMaxWidth"),
        (580, "CUPTI_DRIVER_TRACE_CBID_cuGraphUpload"),
        (581, "CUPTI_DRIVER_TRACE_CBID_cuGraphUpload_ptsz"),
        (582, "CUPTI_DRIVER_TRACE_CBID_cuArrayGetSparseProperties"),
        (583, "CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetSparseProperties"),
        (584, "CUPTI_DRIVER_TRACE_CBID_cuMemMapArrayAsync"),
        (585, "CUPTI_DRIVER_TRACE_CBID_cuMemMapArrayAsync_ptsz"),
        (586, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecChildGraphNodeSetParams"),
        (587, "CUPTI_DRIVER_TRACE_CBID_cuEventRecordWithFlags"),
        (588, "CUPTI_DRIVER_TRACE_CBID_cuEventRecordWithFlags_ptsz"),
        (589, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddEventRecordNode"),
        (590, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddEventWaitNode"),
        (591, "CUPTI_DRIVER_TRACE_CBID_cuGraphEventRecordNodeGetEvent"),
        (592, "CUPTI_DRIVER_TRACE_CBID_cuGraphEventWaitNodeGetEvent"),
        (593, "CUPTI_DRIVER_TRACE_CBID_cuGraphEventRecordNodeSetEvent"),
        (594, "CUPTI_DRIVER_TRACE_CBID_cuGraphEventWaitNodeSetEvent"),
        (595, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecEventRecordNodeSetEvent"),
        (596, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecEventWaitNodeSetEvent"),
        (597, "CUPTI_DRIVER_TRACE_CBID_cuArrayGetPlane"),
        (598, "CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync"),
        (599, "CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync_ptsz"),
        (600, "CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync"),
        (601, "CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync_ptsz"),
        (602, "CUPTI_DRIVER_TRACE_CBID_cuMemPoolTrimTo"),
        (603, "CUPTI_DRIVER_TRACE_CBID_cuMemPoolSetAttribute"),
        (604, "CUPTI_DRIVER_TRACE_CBID_cuMemPoolGetAttribute"),
        (605, "CUPTI_DRIVER_TRACE_CBID_cuMemPoolSetAccess"),
        (606, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetDefaultMemPool"),
        (607, "CUPTI_DRIVER_TRACE_CBID_cuMemPoolCreate"),
        (608, "CUPTI_DRIVER_TRACE_CBID_cuMemPoolDestroy"),
        (609, "CUPTI_DRIVER_TRACE_CBID_cuDeviceSetMemPool"),
        (610, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetMemPool"),
        (611, "CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync"),
        (612, "CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync_ptsz"),
        (613, "CUPTI_DRIVER_TRACE_CBID_cuMemPoolExportToShareableHandle"),
        (614, "CUPTI_DRIVER_TRACE_CBID_cuMemPoolImportFromShareableHandle"),
        (615, "CUPTI_DRIVER_TRACE_CBID_cuMemPoolExportPointer"),
        (616, "CUPTI_DRIVER_TRACE_CBID_cuMemPoolImportPointer"),
        (617, "CUPTI_DRIVER_TRACE_CBID_cuMemPoolGetAccess"),
        (618, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddExternalSemaphoresSignalNode"),
        (619, "CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresSignalNodeGetParams"),
        (620, "CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresSignalNodeSetParams"),
        (621, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddExternalSemaphoresWaitNode"),
        (622, "CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresWaitNodeGetParams"),
        (623, "CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresWaitNodeSetParams"),
        (
            624,
            "CUPTI_DRIVER_TRACE_CBID_cuGraphExecExternalSemaphoresSignalNodeSetParams",
        ),
        (625, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecExternalSemaphoresWaitNodeSetParams"),
        (626, "CUPTI_DRIVER_TRACE_CBID_cuGetProcAddress"),
        (627, "CUPTI_DRIVER_TRACE_CBID_cuFlushGPUDirectRDMAWrites"),
        (628, "CUPTI_DRIVER_TRACE_CBID_cuGraphDebugDotPrint"),
        (629, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v2"),
        (630, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v2_ptsz"),
        (631, "CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies"),
        (632, "CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_ptsz"),
        (633, "CUPTI_DRIVER_TRACE_CBID_cuUserObjectCreate"),
        (634, "CUPTI_DRIVER_TRACE_CBID_cuUserObjectRetain"),
        (635, "CUPTI_DRIVER_TRACE_CBID_cuUserObjectRelease"),
        (636, "CUPTI_DRIVER_TRACE_CBID_cuGraphRetainUserObject"),
        (637, "CUPTI_DRIVER_TRACE_CBID_cuGraphReleaseUserObject"),
        (638, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemAllocNode"),
        (639, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemFreeNode"),
        (640, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGraphMemTrim"),
        (641, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetGraphMemAttribute"),
        (642, "CUPTI_DRIVER_TRACE_CBID_cuDeviceSetGraphMemAttribute"),
        (643, "CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithFlags"),
        (644, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetExecAffinitySupport"),
        (645, "CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v3"),
        (646, "CUPTI_DRIVER_TRACE_CBID_cuCtxGetExecAffinity"),
        (647, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetUuid_v2"),
        (648, "CUPTI_DRIVER_TRACE_CBID_cuGraphMemAllocNodeGetParams"),
        (649, "CUPTI_DRIVER_TRACE_CBID_cuGraphMemFreeNodeGetParams"),
        (650, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetEnabled"),
        (651, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetEnabled"),
        (652, "CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx"),
        (653, "CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz"),
        (654, "CUPTI_DRIVER_TRACE_CBID_cuArrayGetMemoryRequirements"),
        (655, "CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetMemoryRequirements"),
        (656, "CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams"),
        (657, "CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams_ptsz"),
        (658, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecGetFlags"),
        (659, "CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_v2"),
        (660, "CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_v2_ptsz"),
        (661, "CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_v2"),
        (662, "CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_v2_ptsz"),
        (663, "CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_v2"),
        (664, "CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_v2_ptsz"),
        (665, "CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_v2"),
        (666, "CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_v2_ptsz"),
        (667, "CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_v2"),
        (668, "CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_v2_ptsz"),
        (669, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddBatchMemOpNode"),
        (670, "CUPTI_DRIVER_TRACE_CBID_cuGraphBatchMemOpNodeGetParams"),
        (671, "CUPTI_DRIVER_TRACE_CBID_cuGraphBatchMemOpNodeSetParams"),
        (672, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecBatchMemOpNodeSetParams"),
        (673, "CUPTI_DRIVER_TRACE_CBID_cuModuleGetLoadingMode"),
        (674, "CUPTI_DRIVER_TRACE_CBID_cuMemGetHandleForAddressRange"),
        (675, "CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialClusterSize"),
        (676, "CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveClusters"),
        (677, "CUPTI_DRIVER_TRACE_CBID_cuGetProcAddress_v2"),
        (678, "CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadData"),
        (679, "CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadFromFile"),
        (680, "CUPTI_DRIVER_TRACE_CBID_cuLibraryUnload"),
        (681, "CUPTI_DRIVER_TRACE_CBID_cuLibraryGetKernel"),
        (682, "CUPTI_DRIVER_TRACE_CBID_cuLibraryGetModule"),
        (683, "CUPTI_DRIVER_TRACE_CBID_cuKernelGetFunction"),
        (684, "CUPTI_DRIVER_TRACE_CBID_cuLibraryGetGlobal"),
        (685, "CUPTI_DRIVER_TRACE_CBID_cuLibraryGetManaged"),
        (686, "CUPTI_DRIVER_TRACE_CBID_cuKernelGetAttribute"),
        (687, "CUPTI_DRIVER_TRACE_CBID_cuKernelSetAttribute"),
        (688, "CUPTI_DRIVER_TRACE_CBID_cuKernelSetCacheConfig"),
        (689, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode_v2"),
        (690, "CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetParams_v2"),
        (691, "CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetParams_v2"),
        (692, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams_v2"),
        (693, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetId"),
        (694, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetId_ptsz"),
        (695, "CUPTI_DRIVER_TRACE_CBID_cuCtxGetId"),
        (696, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate_v2"),
        (697, "CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeTiled"),
        (698, "CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeIm2col"),
        (699, "CUPTI_DRIVER_TRACE_CBID_cuTensorMapReplaceAddress"),
        (700, "CUPTI_DRIVER_TRACE_CBID_cuLibraryGetUnifiedFunction"),
        (701, "CUPTI_DRIVER_TRACE_CBID_cuCoredumpGetAttribute"),
        (702, "CUPTI_DRIVER_TRACE_CBID_cuCoredumpGetAttributeGlobal"),
        (703, "CUPTI_DRIVER_TRACE_CBID_cuCoredumpSetAttribute"),
        (704, "CUPTI_DRIVER_TRACE_CBID_cuCoredumpSetAttributeGlobal"),
        (705, "CUPTI_DRIVER_TRACE_CBID_cuCtxSetFlags"),
        (706, "CUPTI_DRIVER_TRACE_CBID_cuMulticastCreate"),
        (707, "CUPTI_DRIVER_TRACE_CBID_cuMulticastAddDevice"),
        (708, "CUPTI_DRIVER_TRACE_CBID_cuMulticastBindMem"),
        (709, "CUPTI_DRIVER_TRACE_CBID_cuMulticastBindAddr"),
        (710, "CUPTI_DRIVER_TRACE_CBID_cuMulticastUnbind"),
        (711, "CUPTI_DRIVER_TRACE_CBID_cuMulticastGetGranularity"),
        (712, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode"),
        (713, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetParams"),
        (714, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecNodeSetParams"),
        (715, "CUPTI_DRIVER_TRACE_CBID_cuMemAdvise_v2"),
        (716, "CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_v2"),
        (717, "CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_v2_ptsz"),
        (718, "CUPTI_DRIVER_TRACE_CBID_cuFuncGetName"),
        (719, "CUPTI_DRIVER_TRACE_CBID_cuKernelGetName"),
        (720, "CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph"),
        (721, "CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph_ptsz"),
        (722, "CUPTI_DRIVER_TRACE_CBID_cuGraphConditionalHandleCreate"),
        (723, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode_v2"),
        (724, "CUPTI_DRIVER_TRACE_CBID_cuGraphGetEdges_v2"),
        (725, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependencies_v2"),
        (726, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependentNodes_v2"),
        (727, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddDependencies_v2"),
        (728, "CUPTI_DRIVER_TRACE_CBID_cuGraphRemoveDependencies_v2"),
        (729, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v3"),
        (730, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v3_ptsz"),
        (731, "CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_v2"),
        (732, "CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_v2_ptsz"),
        (733, "CUPTI_DRIVER_TRACE_CBID_cuFuncGetParamInfo"),
        (734, "CUPTI_DRIVER_TRACE_CBID_cuKernelGetParamInfo"),
        (735, "CUPTI_DRIVER_TRACE_CBID_cuDeviceRegisterAsyncNotification"),
        (736, "CUPTI_DRIVER_TRACE_CBID_cuDeviceUnregisterAsyncNotification"),
        (737, "CUPTI_DRIVER_TRACE_CBID_cuModuleGetFunctionCount"),
        (738, "CUPTI_DRIVER_TRACE_CBID_cuModuleEnumerateFunctions"),
        (739, "CUPTI_DRIVER_TRACE_CBID_cuLibraryGetKernelCount"),
        (740, "CUPTI_DRIVER_TRACE_CBID_cuLibraryEnumerateKernels"),
        (741, "CUPTI_DRIVER_TRACE_CBID_cuFuncIsLoaded"),
        (742, "CUPTI_DRIVER_TRACE_CBID_cuFuncLoad"),
        (743, "CUPTI_DRIVER_TRACE_CBID_cuGreenCtxCreate"),
        (744, "CUPTI_DRIVER_TRACE_CBID_cuGreenCtxDestroy"),
        (745, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetDevResource"),
        (746, "CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevResource"),
        (747, "CUPTI_DRIVER_TRACE_CBID_cuGreenCtxGetDevResource"),
        (748, "CUPTI_DRIVER_TRACE_CBID_cuDevResourceGenerateDesc"),
        (749, "CUPTI_DRIVER_TRACE_CBID_cuGreenCtxRecordEvent"),
        (750, "CUPTI_DRIVER_TRACE_CBID_cuGreenCtxWaitEvent"),
        (751, "CUPTI_DRIVER_TRACE_CBID_cuDevSmResourceSplitByCount"),
        (752, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetGreenCtx"),
        (753, "CUPTI_DRIVER_TRACE_CBID_cuCtxFromGreenCtx"),
        (754, "CUPTI_DRIVER_TRACE_CBID_cuKernelGetLibrary"),
        (755, "CUPTI_DRIVER_TRACE_CBID_cuCtxRecordEvent"),
        (756, "CUPTI_DRIVER_TRACE_CBID_cuCtxWaitEvent"),
        (757, "CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v4"),
        (758, "CUPTI_DRIVER_TRACE_CBID_cuGreenCtxStreamCreate"),
        (759, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_v2"),
        (760, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_v2_ptsz"),
        (761, "CUPTI_DRIVER_TRACE_CBID_cuMemBatchDecompressAsync"),
        (762, "CUPTI_DRIVER_TRACE_CBID_cuMemBatchDecompressAsync_ptsz"),
        (763, "CUPTI_DRIVER_TRACE_CBID_cuLogsRegisterCallback"),
        (764, "CUPTI_DRIVER_TRACE_CBID_cuLogsUnregisterCallback"),
        (765, "CUPTI_DRIVER_TRACE_CBID_cuLogsCurrent"),
        (766, "CUPTI_DRIVER_TRACE_CBID_cuLogsDumpToFile"),
        (767, "CUPTI_DRIVER_TRACE_CBID_cuLogsDumpToMemory"),
        (768, "CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessGetRestoreThreadId"),
        (769, "CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessGetState"),
        (770, "CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessLock"),
        (771, "CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessCheckpoint"),
        (772, "CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessRestore"),
        (773, "CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessUnlock"),
        (774, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevice"),
        (775, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevice_ptsz"),
        (776, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync"),
        (777, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_ptsz"),
        (778, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync"),
        (779, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_ptsz"),
        (780, "CUPTI_DRIVER_TRACE_CBID_cuEventElapsedTime_v2"),
        (781, "CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeIm2colWide"),
        (782, "CUPTI_DRIVER_TRACE_CBID_cuGreenCtxGetId"),
        (783, "CUPTI_DRIVER_TRACE_CBID_cuStreamCreateForCaptureToCig"),
        (783, "CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToCig"),
        (784, "CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchBatchAsync"),
        (785, "CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchBatchAsync_ptsz"),
        (786, "CUPTI_DRIVER_TRACE_CBID_cuSemaphoreCreate"),
        (787, "CUPTI_DRIVER_TRACE_CBID_cuSemaphoreExport"),
        (788, "CUPTI_DRIVER_TRACE_CBID_cuSemaphoreDestroy"),
        (786, "CUPTI_DRIVER_TRACE_CBID_reserved786"),
        (787, "CUPTI_DRIVER_TRACE_CBID_reserved787"),
        (788, "CUPTI_DRIVER_TRACE_CBID_reserved788"),
        (786, "CUPTI_DRIVER_TRACE_CBID_cuda786"),
        (787, "CUPTI_DRIVER_TRACE_CBID_cuda787"),
        (788, "CUPTI_DRIVER_TRACE_CBID_cuda788"),
        (789, "CUPTI_DRIVER_TRACE_CBID_cuMemDiscardBatchAsync"),
        (790, "CUPTI_DRIVER_TRACE_CBID_cuMemDiscardBatchAsync_ptsz"),
        (791, "CUPTI_DRIVER_TRACE_CBID_cuMemDiscardAndPrefetchBatchAsync"),
        (792, "CUPTI_DRIVER_TRACE_CBID_cuMemDiscardAndPrefetchBatchAsync_ptsz"),
        (793, "CUPTI_DRIVER_TRACE_CBID_cuMultiKernelCooperativeDomainCreate"),
        (794, "CUPTI_DRIVER_TRACE_CBID_cuMultiKernelCooperativeDomainDestroy"),
        (793, "CUPTI_DRIVER_TRACE_CBID_reserved793"),
        (794, "CUPTI_DRIVER_TRACE_CBID_reserved794"),
        (793, "CUPTI_DRIVER_TRACE_CBID_cuda793"),
        (794, "CUPTI_DRIVER_TRACE_CBID_cuda794"),
        (795, "CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevice_v2"),
        (796, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_v2"),
        (797, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_v2_ptsz"),
        (798, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_v2"),
        (799, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_v2_ptsz"),
        (800, "CUPTI_DRIVER_TRACE_CBID_cuCtxSynchronize_v2"),
        (801, "CUPTI_DRIVER_TRACE_CBID_cuMemGetDefaultMemPool"),
        (802, "CUPTI_DRIVER_TRACE_CBID_cuMemGetMemPool"),
        (803, "CUPTI_DRIVER_TRACE_CBID_cuMemSetMemPool"),
        (804, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetP2PAtomicCapabilities"),
        (805, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetHostAtomicCapabilities"),
        (806, "CUPTI_DRIVER_TRACE_CBID_cuDriverGetGpuCodeIsaVersion"),
        (806, "CUPTI_DRIVER_TRACE_CBID_reserved806"),
        (806, "CUPTI_DRIVER_TRACE_CBID_cuda806"),
        (807, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevResource"),
        (808, "CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevResource_ptsz"),
        (809, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetContainingGraph"),
        (810, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetLocalId"),
        (811, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetToolsId"),
        (812, "CUPTI_DRIVER_TRACE_CBID_cuGraphGetId"),
        (813, "CUPTI_DRIVER_TRACE_CBID_cuGraphExecGetId"),
        (814, "CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToCig_ptsz"),
        (815, "CUPTI_DRIVER_TRACE_CBID_cuStreamEndCaptureToCig"),
        (816, "CUPTI_DRIVER_TRACE_CBID_cuStreamEndCaptureToCig_ptsz"),
        (817, "CUPTI_DRIVER_TRACE_CBID_cuGraphCreateWithArguments"),
        (818, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeAddRelocation"),
        (819, "CUPTI_DRIVER_TRACE_CBID_cuGraphLaunchWithArguments"),
        (817, "CUPTI_DRIVER_TRACE_CBID_reserved817"),
        (818, "CUPTI_DRIVER_TRACE_CBID_reserved818"),
        (819, "CUPTI_DRIVER_TRACE_CBID_reserved819"),
        (817, "CUPTI_DRIVER_TRACE_CBID_cuda817"),
        (818, "CUPTI_DRIVER_TRACE_CBID_cuda818"),
        (819, "CUPTI_DRIVER_TRACE_CBID_cuda819"),
        (820, "CUPTI_DRIVER_TRACE_CBID_cuMulticastBindMem_v2"),
        (821, "CUPTI_DRIVER_TRACE_CBID_cuMulticastBindAddr_v2"),
        (822, "CUPTI_DRIVER_TRACE_CBID_cuDevSmResourceSplit"),
        (823, "CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleCreate"),
        (824, "CUPTI_DRIVER_TRACE_CBID_cuSubgridWorkerGridCreate"),
        (825, "CUPTI_DRIVER_TRACE_CBID_cuSubgridWorksetCreate"),
        (826, "CUPTI_DRIVER_TRACE_CBID_cuSubgridCreate"),
        (827, "CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleFinalize"),
        (828, "CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleLaunch"),
        (829, "CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleLaunch_ptsz"),
        (830, "CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleDestroy"),
        (823, "CUPTI_DRIVER_TRACE_CBID_reserved823"),
        (824, "CUPTI_DRIVER_TRACE_CBID_reserved824"),
        (825, "CUPTI_DRIVER_TRACE_CBID_reserved825"),
        (826, "CUPTI_DRIVER_TRACE_CBID_reserved826"),
        (827, "CUPTI_DRIVER_TRACE_CBID_reserved827"),
        (828, "CUPTI_DRIVER_TRACE_CBID_reserved828"),
        (829, "CUPTI_DRIVER_TRACE_CBID_reserved829"),
        (830, "CUPTI_DRIVER_TRACE_CBID_reserved830"),
        (823, "CUPTI_DRIVER_TRACE_CBID_cuda823"),
        (824, "CUPTI_DRIVER_TRACE_CBID_cuda824"),
        (825, "CUPTI_DRIVER_TRACE_CBID_cuda825"),
        (826, "CUPTI_DRIVER_TRACE_CBID_cuda826"),
        (827, "CUPTI_DRIVER_TRACE_CBID_cuda827"),
        (828, "CUPTI_DRIVER_TRACE_CBID_cuda828"),
        (829, "CUPTI_DRIVER_TRACE_CBID_cuda829"),
        (830, "CUPTI_DRIVER_TRACE_CBID_cuda830"),
        (831, "CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_v2"),
        (832, "CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_v2_ptsz"),
        (833, "CUPTI_DRIVER_TRACE_CBID_cuFuncGetDeviceCodeInfo"),
        (834, "CUPTI_DRIVER_TRACE_CBID_cuKernelGetDeviceCodeInfo"),
        (833, "CUPTI_DRIVER_TRACE_CBID_reserved833"),
        (834, "CUPTI_DRIVER_TRACE_CBID_reserved834"),
        (833, "CUPTI_DRIVER_TRACE_CBID_cuda833"),
        (834, "CUPTI_DRIVER_TRACE_CBID_cuda834"),
        (835, "CUPTI_DRIVER_TRACE_CBID_cuFuncGetParamCount"),
        (836, "CUPTI_DRIVER_TRACE_CBID_cuKernelGetParamCount"),
        (837, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyWithAttributesAsync"),
        (838, "CUPTI_DRIVER_TRACE_CBID_cuMemcpyWithAttributesAsync_ptsz"),
        (839, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DWithAttributesAsync"),
        (840, "CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DWithAttributesAsync_ptsz"),
        (841, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetParams"),
        (842, "CUPTI_DRIVER_TRACE_CBID_cuCoredumpRegisterStartCallback"),
        (843, "CUPTI_DRIVER_TRACE_CBID_cuCoredumpRegisterCompleteCallback"),
        (844, "CUPTI_DRIVER_TRACE_CBID_cuCoredumpDeregisterStartCallback"),
        (845, "CUPTI_DRIVER_TRACE_CBID_cuCoredumpDeregisterCompleteCallback"),
        (846, "CUPTI_DRIVER_TRACE_CBID_cuStreamBeginRecaptureToGraph"),
        (847, "CUPTI_DRIVER_TRACE_CBID_cuStreamBeginRecaptureToGraph_ptsz"),
        (848, "CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointIdReserve"),
        (849, "CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointIdRelease"),
        (850, "CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointCreate"),
        (851, "CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointAddDevice"),
        (852, "CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointDestroy"),
        (853, "CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointBindAddr"),
        (854, "CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointBindMem"),
        (855, "CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointUnbind"),
        (856, "CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointExport"),
        (857, "CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointImport"),
        (858, "CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointGetLimits"),
        (859, "CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointQuery"),
        (860, "CUPTI_DRIVER_TRACE_CBID_cuMemGetLocationInfo"),
        (861, "CUPTI_DRIVER_TRACE_CBID_cuCheckpointOperationComplete"),
        (862, "CUPTI_DRIVER_TRACE_CBID_reserved862"),
        (862, "CUPTI_DRIVER_TRACE_CBID_cuda862"),
        (863, "CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode_v3"),
        (864, "CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetParams_v2"),
        (865, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetFabricClusterUuid"),
        (866, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCliqueCount"),
        (867, "CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCliqueInfo"),
        (868, "CUPTI_DRIVER_TRACE_CBID_cuda868"),
        (869, "CUPTI_DRIVER_TRACE_CBID_cuda869"),
        (870, "CUPTI_DRIVER_TRACE_CBID_cuda870"),
        (871, "CUPTI_DRIVER_TRACE_CBID_cuda871"),
        (872, "CUPTI_DRIVER_TRACE_CBID_cuda872"),
        (873, "CUPTI_DRIVER_TRACE_CBID_cuda873"),
        (874, "CUPTI_DRIVER_TRACE_CBID_cuda874"),
        (875, "CUPTI_DRIVER_TRACE_CBID_cuda875"),
        (876, "CUPTI_DRIVER_TRACE_CBID_cuda876"),
        (877, "CUPTI_DRIVER_TRACE_CBID_SIZE"),
        (2147483647, "CUPTI_DRIVER_TRACE_CBID_FORCE_INT"),
    ];
}

enumeration!(CUpti_driver_api_trace_cbid);

/// `enum CUpti_runtime_api_trace_cbid`, from `cupti_runtime_cbid.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_runtime_api_trace_cbid(pub i32);

impl CUpti_runtime_api_trace_cbid {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDriverGetVersion_v3020: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaRuntimeGetVersion_v3020: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceCount_v3020: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v3020: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaChooseDevice_v3020: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetChannelDesc_v3020: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaCreateChannelDesc_v3020: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaConfigureCall_v3020: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaSetupArgument_v3020: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetLastError_v3020: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaPeekAtLastError_v3020: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetErrorString_v3020: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_v3020: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetCacheConfig_v3020: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetAttributes_v3020: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaSetDevice_v3020: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetDevice_v3020: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaSetValidDevices_v3020: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaSetDeviceFlags_v3020: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMalloc_v3020: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMallocPitch_v3020: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaFree_v3020: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMallocArray_v3020: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaFreeArray_v3020: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMallocHost_v3020: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaFreeHost_v3020: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaHostAlloc_v3020: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaHostGetDevicePointer_v3020: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaHostGetFlags_v3020: Self = Self(29);
    /// 30, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemGetInfo_v3020: Self = Self(30);
    /// 31, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy_v3020: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2D_v3020: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArray_v3020: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArray_v3020: Self = Self(34);
    /// 35, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArray_v3020: Self = Self(35);
    /// 36, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArray_v3020: Self = Self(36);
    /// 37, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyArrayToArray_v3020: Self = Self(37);
    /// 38, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DArrayToArray_v3020: Self = Self(38);
    /// 39, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbol_v3020: Self = Self(39);
    /// 40, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbol_v3020: Self = Self(40);
    /// 41, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyAsync_v3020: Self = Self(41);
    /// 42, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArrayAsync_v3020: Self = Self(42);
    /// 43, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArrayAsync_v3020: Self = Self(43);
    /// 44, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DAsync_v3020: Self = Self(44);
    /// 45, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArrayAsync_v3020: Self = Self(45);
    /// 46, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArrayAsync_v3020: Self = Self(46);
    /// 47, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbolAsync_v3020: Self = Self(47);
    /// 48, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbolAsync_v3020: Self = Self(48);
    /// 49, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemset_v3020: Self = Self(49);
    /// 50, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemset2D_v3020: Self = Self(50);
    /// 51, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemsetAsync_v3020: Self = Self(51);
    /// 52, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemset2DAsync_v3020: Self = Self(52);
    /// 53, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetSymbolAddress_v3020: Self = Self(53);
    /// 54, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetSymbolSize_v3020: Self = Self(54);
    /// 55, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaBindTexture_v3020: Self = Self(55);
    /// 56, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaBindTexture2D_v3020: Self = Self(56);
    /// 57, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaBindTextureToArray_v3020: Self = Self(57);
    /// 58, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaUnbindTexture_v3020: Self = Self(58);
    /// 59, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureAlignmentOffset_v3020: Self = Self(
        59,
    );
    /// 60, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureReference_v3020: Self = Self(60);
    /// 61, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaBindSurfaceToArray_v3020: Self = Self(61);
    /// 62, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetSurfaceReference_v3020: Self = Self(62);
    /// 63, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGLSetGLDevice_v3020: Self = Self(63);
    /// 64, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGLRegisterBufferObject_v3020: Self = Self(64);
    /// 65, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGLMapBufferObject_v3020: Self = Self(65);
    /// 66, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGLUnmapBufferObject_v3020: Self = Self(66);
    /// 67, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGLUnregisterBufferObject_v3020: Self = Self(
        67,
    );
    /// 68, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGLSetBufferObjectMapFlags_v3020: Self = Self(
        68,
    );
    /// 69, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGLMapBufferObjectAsync_v3020: Self = Self(69);
    /// 70, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGLUnmapBufferObjectAsync_v3020: Self = Self(
        70,
    );
    /// 71, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaWGLGetDevice_v3020: Self = Self(71);
    /// 72, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsGLRegisterImage_v3020: Self = Self(
        72,
    );
    /// 73, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsGLRegisterBuffer_v3020: Self = Self(
        73,
    );
    /// 74, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsUnregisterResource_v3020: Self = Self(
        74,
    );
    /// 75, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceSetMapFlags_v3020: Self = Self(
        75,
    );
    /// 76, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsMapResources_v3020: Self = Self(76);
    /// 77, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsUnmapResources_v3020: Self = Self(77);
    /// 78, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedPointer_v3020: Self = Self(
        78,
    );
    /// 79, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsSubResourceGetMappedArray_v3020: Self = Self(
        79,
    );
    /// 80, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaVDPAUGetDevice_v3020: Self = Self(80);
    /// 81, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaVDPAUSetVDPAUDevice_v3020: Self = Self(81);
    /// 82, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsVDPAURegisterVideoSurface_v3020: Self = Self(
        82,
    );
    /// 83, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsVDPAURegisterOutputSurface_v3020: Self = Self(
        83,
    );
    /// 84, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDevice_v3020: Self = Self(84);
    /// 85, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDevices_v3020: Self = Self(85);
    /// 86, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D11SetDirect3DDevice_v3020: Self = Self(86);
    /// 87, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D11RegisterResource_v3020: Self = Self(
        87,
    );
    /// 88, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDevice_v3020: Self = Self(88);
    /// 89, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDevices_v3020: Self = Self(89);
    /// 90, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D10SetDirect3DDevice_v3020: Self = Self(90);
    /// 91, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D10RegisterResource_v3020: Self = Self(
        91,
    );
    /// 92, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D10RegisterResource_v3020: Self = Self(92);
    /// 93, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D10UnregisterResource_v3020: Self = Self(
        93,
    );
    /// 94, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D10MapResources_v3020: Self = Self(94);
    /// 95, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D10UnmapResources_v3020: Self = Self(95);
    /// 96, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceSetMapFlags_v3020: Self = Self(
        96,
    );
    /// 97, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetSurfaceDimensions_v3020: Self = Self(
        97,
    );
    /// 98, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedArray_v3020: Self = Self(
        98,
    );
    /// 99, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedPointer_v3020: Self = Self(
        99,
    );
    /// 100, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedSize_v3020: Self = Self(
        100,
    );
    /// 101, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedPitch_v3020: Self = Self(
        101,
    );
    /// 102, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDevice_v3020: Self = Self(102);
    /// 103, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDevices_v3020: Self = Self(103);
    /// 104, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9SetDirect3DDevice_v3020: Self = Self(104);
    /// 105, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDirect3DDevice_v3020: Self = Self(105);
    /// 106, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D9RegisterResource_v3020: Self = Self(
        106,
    );
    /// 107, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9RegisterResource_v3020: Self = Self(107);
    /// 108, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnregisterResource_v3020: Self = Self(
        108,
    );
    /// 109, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9MapResources_v3020: Self = Self(109);
    /// 110, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnmapResources_v3020: Self = Self(110);
    /// 111, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceSetMapFlags_v3020: Self = Self(
        111,
    );
    /// 112, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetSurfaceDimensions_v3020: Self = Self(
        112,
    );
    /// 113, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedArray_v3020: Self = Self(
        113,
    );
    /// 114, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedPointer_v3020: Self = Self(
        114,
    );
    /// 115, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedSize_v3020: Self = Self(
        115,
    );
    /// 116, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedPitch_v3020: Self = Self(
        116,
    );
    /// 117, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9Begin_v3020: Self = Self(117);
    /// 118, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9End_v3020: Self = Self(118);
    /// 119, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9RegisterVertexBuffer_v3020: Self = Self(
        119,
    );
    /// 120, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnregisterVertexBuffer_v3020: Self = Self(
        120,
    );
    /// 121, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9MapVertexBuffer_v3020: Self = Self(121);
    /// 122, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnmapVertexBuffer_v3020: Self = Self(122);
    /// 123, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaThreadExit_v3020: Self = Self(123);
    /// 124, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaSetDoubleForDevice_v3020: Self = Self(124);
    /// 125, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaSetDoubleForHost_v3020: Self = Self(125);
    /// 126, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaThreadSynchronize_v3020: Self = Self(126);
    /// 127, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaThreadGetLimit_v3020: Self = Self(127);
    /// 128, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaThreadSetLimit_v3020: Self = Self(128);
    /// 129, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreate_v3020: Self = Self(129);
    /// 130, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamDestroy_v3020: Self = Self(130);
    /// 131, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamSynchronize_v3020: Self = Self(131);
    /// 132, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamQuery_v3020: Self = Self(132);
    /// 133, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEventCreate_v3020: Self = Self(133);
    /// 134, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEventCreateWithFlags_v3020: Self = Self(134);
    /// 135, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEventRecord_v3020: Self = Self(135);
    /// 136, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEventDestroy_v3020: Self = Self(136);
    /// 137, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEventSynchronize_v3020: Self = Self(137);
    /// 138, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEventQuery_v3020: Self = Self(138);
    /// 139, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v3020: Self = Self(139);
    /// 140, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMalloc3D_v3020: Self = Self(140);
    /// 141, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMalloc3DArray_v3020: Self = Self(141);
    /// 142, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemset3D_v3020: Self = Self(142);
    /// 143, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemset3DAsync_v3020: Self = Self(143);
    /// 144, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3D_v3020: Self = Self(144);
    /// 145, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DAsync_v3020: Self = Self(145);
    /// 146, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaThreadSetCacheConfig_v3020: Self = Self(146);
    /// 147, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamWaitEvent_v3020: Self = Self(147);
    /// 148, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDirect3DDevice_v3020: Self = Self(
        148,
    );
    /// 149, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDirect3DDevice_v3020: Self = Self(
        149,
    );
    /// 150, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaThreadGetCacheConfig_v3020: Self = Self(150);
    /// 151, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaPointerGetAttributes_v4000: Self = Self(151);
    /// 152, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaHostRegister_v4000: Self = Self(152);
    /// 153, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaHostUnregister_v4000: Self = Self(153);
    /// 154, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceCanAccessPeer_v4000: Self = Self(154);
    /// 155, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceEnablePeerAccess_v4000: Self = Self(
        155,
    );
    /// 156, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceDisablePeerAccess_v4000: Self = Self(
        156,
    );
    /// 157, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaPeerRegister_v4000: Self = Self(157);
    /// 158, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaPeerUnregister_v4000: Self = Self(158);
    /// 159, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaPeerGetDevicePointer_v4000: Self = Self(159);
    /// 160, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyPeer_v4000: Self = Self(160);
    /// 161, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyPeerAsync_v4000: Self = Self(161);
    /// 162, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeer_v4000: Self = Self(162);
    /// 163, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeerAsync_v4000: Self = Self(163);
    /// 164, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceReset_v3020: Self = Self(164);
    /// 165, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSynchronize_v3020: Self = Self(165);
    /// 166, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetLimit_v3020: Self = Self(166);
    /// 167, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetLimit_v3020: Self = Self(167);
    /// 168, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetCacheConfig_v3020: Self = Self(168);
    /// 169, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetCacheConfig_v3020: Self = Self(169);
    /// 170, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaProfilerInitialize_v4000: Self = Self(170);
    /// 171, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaProfilerStart_v4000: Self = Self(171);
    /// 172, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaProfilerStop_v4000: Self = Self(172);
    /// 173, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetByPCIBusId_v4010: Self = Self(173);
    /// 174, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetPCIBusId_v4010: Self = Self(174);
    /// 175, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGLGetDevices_v4010: Self = Self(175);
    /// 176, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaIpcGetEventHandle_v4010: Self = Self(176);
    /// 177, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaIpcOpenEventHandle_v4010: Self = Self(177);
    /// 178, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaIpcGetMemHandle_v4010: Self = Self(178);
    /// 179, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaIpcOpenMemHandle_v4010: Self = Self(179);
    /// 180, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaIpcCloseMemHandle_v4010: Self = Self(180);
    /// 181, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetInfo_v4010: Self = Self(181);
    /// 182, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetSharedMemConfig_v4020: Self = Self(
        182,
    );
    /// 183, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetSharedMemConfig_v4020: Self = Self(
        183,
    );
    /// 184, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetSharedMemConfig_v4020: Self = Self(
        184,
    );
    /// 185, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaCreateTextureObject_v5000: Self = Self(185);
    /// 186, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDestroyTextureObject_v5000: Self = Self(186);
    /// 187, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectResourceDesc_v5000: Self = Self(
        187,
    );
    /// 188, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectTextureDesc_v5000: Self = Self(
        188,
    );
    /// 189, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaCreateSurfaceObject_v5000: Self = Self(189);
    /// 190, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDestroySurfaceObject_v5000: Self = Self(190);
    /// 191, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetSurfaceObjectResourceDesc_v5000: Self = Self(
        191,
    );
    /// 192, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMallocMipmappedArray_v5000: Self = Self(192);
    /// 193, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetMipmappedArrayLevel_v5000: Self = Self(
        193,
    );
    /// 194, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaFreeMipmappedArray_v5000: Self = Self(194);
    /// 195, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaBindTextureToMipmappedArray_v5000: Self = Self(
        195,
    );
    /// 196, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedMipmappedArray_v5000: Self = Self(
        196,
    );
    /// 197, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamAddCallback_v5000: Self = Self(197);
    /// 198, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreateWithFlags_v5000: Self = Self(198);
    /// 199, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectResourceViewDesc_v5000: Self = Self(
        199,
    );
    /// 200, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetAttribute_v5000: Self = Self(200);
    /// 201, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamDestroy_v5050: Self = Self(201);
    /// 202, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreateWithPriority_v5050: Self = Self(
        202,
    );
    /// 203, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetPriority_v5050: Self = Self(203);
    /// 204, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetFlags_v5050: Self = Self(204);
    /// 205, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetStreamPriorityRange_v5050: Self = Self(
        205,
    );
    /// 206, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMallocManaged_v6000: Self = Self(206);
    /// 207, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6000: Self = Self(
        207,
    );
    /// 208, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamAttachMemAsync_v6000: Self = Self(208);
    /// 209, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetErrorName_v6050: Self = Self(209);
    /// 210, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6050: Self = Self(
        210,
    );
    /// 211, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_v7000: Self = Self(211);
    /// 212, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceFlags_v7000: Self = Self(212);
    /// 213, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_ptsz_v7000: Self = Self(213);
    /// 214, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_ptsz_v7000: Self = Self(214);
    /// 215, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy_ptds_v7000: Self = Self(215);
    /// 216, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2D_ptds_v7000: Self = Self(216);
    /// 217, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArray_ptds_v7000: Self = Self(217);
    /// 218, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArray_ptds_v7000: Self = Self(218);
    /// 219, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArray_ptds_v7000: Self = Self(219);
    /// 220, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArray_ptds_v7000: Self = Self(
        220,
    );
    /// 221, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyArrayToArray_ptds_v7000: Self = Self(
        221,
    );
    /// 222, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DArrayToArray_ptds_v7000: Self = Self(
        222,
    );
    /// 223, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbol_ptds_v7000: Self = Self(223);
    /// 224, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbol_ptds_v7000: Self = Self(224);
    /// 225, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyAsync_ptsz_v7000: Self = Self(225);
    /// 226, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArrayAsync_ptsz_v7000: Self = Self(
        226,
    );
    /// 227, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArrayAsync_ptsz_v7000: Self = Self(
        227,
    );
    /// 228, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DAsync_ptsz_v7000: Self = Self(228);
    /// 229, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArrayAsync_ptsz_v7000: Self = Self(
        229,
    );
    /// 230, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArrayAsync_ptsz_v7000: Self = Self(
        230,
    );
    /// 231, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbolAsync_ptsz_v7000: Self = Self(
        231,
    );
    /// 232, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbolAsync_ptsz_v7000: Self = Self(
        232,
    );
    /// 233, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemset_ptds_v7000: Self = Self(233);
    /// 234, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemset2D_ptds_v7000: Self = Self(234);
    /// 235, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemsetAsync_ptsz_v7000: Self = Self(235);
    /// 236, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemset2DAsync_ptsz_v7000: Self = Self(236);
    /// 237, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetPriority_ptsz_v7000: Self = Self(
        237,
    );
    /// 238, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetFlags_ptsz_v7000: Self = Self(238);
    /// 239, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamSynchronize_ptsz_v7000: Self = Self(
        239,
    );
    /// 240, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamQuery_ptsz_v7000: Self = Self(240);
    /// 241, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamAttachMemAsync_ptsz_v7000: Self = Self(
        241,
    );
    /// 242, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEventRecord_ptsz_v7000: Self = Self(242);
    /// 243, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemset3D_ptds_v7000: Self = Self(243);
    /// 244, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemset3DAsync_ptsz_v7000: Self = Self(244);
    /// 245, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3D_ptds_v7000: Self = Self(245);
    /// 246, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DAsync_ptsz_v7000: Self = Self(246);
    /// 247, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamWaitEvent_ptsz_v7000: Self = Self(247);
    /// 248, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamAddCallback_ptsz_v7000: Self = Self(
        248,
    );
    /// 249, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeer_ptds_v7000: Self = Self(249);
    /// 250, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeerAsync_ptsz_v7000: Self = Self(
        250,
    );
    /// 251, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v7000: Self = Self(
        251,
    );
    /// 252, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v8000: Self = Self(252);
    /// 253, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_ptsz_v8000: Self = Self(253);
    /// 254, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v8000: Self = Self(254);
    /// 255, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetP2PAttribute_v8000: Self = Self(255);
    /// 256, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsEGLRegisterImage_v7000: Self = Self(
        256,
    );
    /// 257, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerConnect_v7000: Self = Self(
        257,
    );
    /// 258, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerDisconnect_v7000: Self = Self(
        258,
    );
    /// 259, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerAcquireFrame_v7000: Self = Self(
        259,
    );
    /// 260, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerReleaseFrame_v7000: Self = Self(
        260,
    );
    /// 261, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerConnect_v7000: Self = Self(
        261,
    );
    /// 262, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerDisconnect_v7000: Self = Self(
        262,
    );
    /// 263, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerPresentFrame_v7000: Self = Self(
        263,
    );
    /// 264, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerReturnFrame_v7000: Self = Self(
        264,
    );
    /// 265, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedEglFrame_v7000: Self = Self(
        265,
    );
    /// 266, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemRangeGetAttribute_v8000: Self = Self(266);
    /// 267, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemRangeGetAttributes_v8000: Self = Self(267);
    /// 268, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerConnectWithFlags_v7000: Self = Self(
        268,
    );
    /// 269, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_v9000: Self = Self(
        269,
    );
    /// 270, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_ptsz_v9000: Self = Self(
        270,
    );
    /// 271, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEventCreateFromEGLSync_v9000: Self = Self(
        271,
    );
    /// 272, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernelMultiDevice_v9000: Self = Self(
        272,
    );
    /// 273, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetAttribute_v9000: Self = Self(273);
    /// 274, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaImportExternalMemory_v10000: Self = Self(274);
    /// 275, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaExternalMemoryGetMappedBuffer_v10000: Self = Self(
        275,
    );
    /// 276, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaExternalMemoryGetMappedMipmappedArray_v10000: Self = Self(
        276,
    );
    /// 277, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDestroyExternalMemory_v10000: Self = Self(
        277,
    );
    /// 278, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaImportExternalSemaphore_v10000: Self = Self(
        278,
    );
    /// 279, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v10000: Self = Self(
        279,
    );
    /// 280, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_ptsz_v10000: Self = Self(
        280,
    );
    /// 281, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v10000: Self = Self(
        281,
    );
    /// 282, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_ptsz_v10000: Self = Self(
        282,
    );
    /// 283, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDestroyExternalSemaphore_v10000: Self = Self(
        283,
    );
    /// 284, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v10000: Self = Self(284);
    /// 285, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_ptsz_v10000: Self = Self(285);
    /// 286, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphCreate_v10000: Self = Self(286);
    /// 287, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeGetParams_v10000: Self = Self(
        287,
    );
    /// 288, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeSetParams_v10000: Self = Self(
        288,
    );
    /// 289, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddKernelNode_v10000: Self = Self(289);
    /// 290, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNode_v10000: Self = Self(290);
    /// 291, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeGetParams_v10000: Self = Self(
        291,
    );
    /// 292, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParams_v10000: Self = Self(
        292,
    );
    /// 293, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemsetNode_v10000: Self = Self(293);
    /// 294, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemsetNodeGetParams_v10000: Self = Self(
        294,
    );
    /// 295, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemsetNodeSetParams_v10000: Self = Self(
        295,
    );
    /// 296, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddHostNode_v10000: Self = Self(296);
    /// 297, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphHostNodeGetParams_v10000: Self = Self(
        297,
    );
    /// 298, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddChildGraphNode_v10000: Self = Self(
        298,
    );
    /// 299, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphChildGraphNodeGetGraph_v10000: Self = Self(
        299,
    );
    /// 300, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEmptyNode_v10000: Self = Self(300);
    /// 301, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphClone_v10000: Self = Self(301);
    /// 302, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeFindInClone_v10000: Self = Self(302);
    /// 303, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetType_v10000: Self = Self(303);
    /// 304, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetRootNodes_v10000: Self = Self(304);
    /// 305, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v10000: Self = Self(
        305,
    );
    /// 306, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v10000: Self = Self(
        306,
    );
    /// 307, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v10000: Self = Self(307);
    /// 308, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v10000: Self = Self(
        308,
    );
    /// 309, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphDestroyNode_v10000: Self = Self(309);
    /// 310, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v10000: Self = Self(310);
    /// 311, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_v10000: Self = Self(311);
    /// 312, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_ptsz_v10000: Self = Self(312);
    /// 313, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecDestroy_v10000: Self = Self(313);
    /// 314, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphDestroy_v10000: Self = Self(314);
    /// 315, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCapture_v10000: Self = Self(315);
    /// 316, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCapture_ptsz_v10000: Self = Self(
        316,
    );
    /// 317, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamIsCapturing_v10000: Self = Self(317);
    /// 318, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamIsCapturing_ptsz_v10000: Self = Self(
        318,
    );
    /// 319, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamEndCapture_v10000: Self = Self(319);
    /// 320, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamEndCapture_ptsz_v10000: Self = Self(
        320,
    );
    /// 321, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphHostNodeSetParams_v10000: Self = Self(
        321,
    );
    /// 322, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetNodes_v10000: Self = Self(322);
    /// 323, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v10000: Self = Self(323);
    /// 324, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v10010: Self = Self(324);
    /// 325, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_ptsz_v10010: Self = Self(
        325,
    );
    /// 326, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecKernelNodeSetParams_v10010: Self = Self(
        326,
    );
    /// 327, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaThreadExchangeStreamCaptureMode_v10010: Self = Self(
        327,
    );
    /// 328, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetNvSciSyncAttributes_v10020: Self = Self(
        328,
    );
    /// 329, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyAvailableDynamicSMemPerBlock_v10200: Self = Self(
        329,
    );
    /// 330, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetFlags_v10200: Self = Self(330);
    /// 331, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetFlags_ptsz_v10200: Self = Self(331);
    /// 332, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParams_v10020: Self = Self(
        332,
    );
    /// 333, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemsetNodeSetParams_v10020: Self = Self(
        333,
    );
    /// 334, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecHostNodeSetParams_v10020: Self = Self(
        334,
    );
    /// 335, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecUpdate_v10020: Self = Self(335);
    /// 336, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetFuncBySymbol_v11000: Self = Self(336);
    /// 337, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaCtxResetPersistingL2Cache_v11000: Self = Self(
        337,
    );
    /// 338, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeCopyAttributes_v11000: Self = Self(
        338,
    );
    /// 339, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeGetAttribute_v11000: Self = Self(
        339,
    );
    /// 340, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeSetAttribute_v11000: Self = Self(
        340,
    );
    /// 341, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamCopyAttributes_v11000: Self = Self(341);
    /// 342, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamCopyAttributes_ptsz_v11000: Self = Self(
        342,
    );
    /// 343, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetAttribute_v11000: Self = Self(343);
    /// 344, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetAttribute_ptsz_v11000: Self = Self(
        344,
    );
    /// 345, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetAttribute_v11000: Self = Self(345);
    /// 346, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetAttribute_ptsz_v11000: Self = Self(
        346,
    );
    /// 347, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetTexture1DLinearMaxWidth_v11010: Self = Self(
        347,
    );
    /// 348, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphUpload_v10000: Self = Self(348);
    /// 349, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphUpload_ptsz_v10000: Self = Self(349);
    /// 350, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNodeToSymbol_v11010: Self = Self(
        350,
    );
    /// 351, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNodeFromSymbol_v11010: Self = Self(
        351,
    );
    /// 352, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNode1D_v11010: Self = Self(352);
    /// 353, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParamsToSymbol_v11010: Self = Self(
        353,
    );
    /// 354, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParamsFromSymbol_v11010: Self = Self(
        354,
    );
    /// 355, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParams1D_v11010: Self = Self(
        355,
    );
    /// 356, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParamsToSymbol_v11010: Self = Self(
        356,
    );
    /// 357, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParamsFromSymbol_v11010: Self = Self(
        357,
    );
    /// 358, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParams1D_v11010: Self = Self(
        358,
    );
    /// 359, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetSparseProperties_v11010: Self = Self(
        359,
    );
    /// 360, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMipmappedArrayGetSparseProperties_v11010: Self = Self(
        360,
    );
    /// 361, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecChildGraphNodeSetParams_v11010: Self = Self(
        361,
    );
    /// 362, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEventRecordNode_v11010: Self = Self(
        362,
    );
    /// 363, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventRecordNodeGetEvent_v11010: Self = Self(
        363,
    );
    /// 364, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventRecordNodeSetEvent_v11010: Self = Self(
        364,
    );
    /// 365, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEventWaitNode_v11010: Self = Self(
        365,
    );
    /// 366, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventWaitNodeGetEvent_v11010: Self = Self(
        366,
    );
    /// 367, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventWaitNodeSetEvent_v11010: Self = Self(
        367,
    );
    /// 368, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecEventRecordNodeSetEvent_v11010: Self = Self(
        368,
    );
    /// 369, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecEventWaitNodeSetEvent_v11010: Self = Self(
        369,
    );
    /// 370, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEventRecordWithFlags_v11010: Self = Self(370);
    /// 371, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEventRecordWithFlags_ptsz_v11010: Self = Self(
        371,
    );
    /// 372, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetDefaultMemPool_v11020: Self = Self(
        372,
    );
    /// 373, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMallocAsync_v11020: Self = Self(373);
    /// 374, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMallocAsync_ptsz_v11020: Self = Self(374);
    /// 375, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaFreeAsync_v11020: Self = Self(375);
    /// 376, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaFreeAsync_ptsz_v11020: Self = Self(376);
    /// 377, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolTrimTo_v11020: Self = Self(377);
    /// 378, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolSetAttribute_v11020: Self = Self(378);
    /// 379, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolGetAttribute_v11020: Self = Self(379);
    /// 380, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolSetAccess_v11020: Self = Self(380);
    /// 381, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetPlane_v11020: Self = Self(381);
    /// 382, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolGetAccess_v11020: Self = Self(382);
    /// 383, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolCreate_v11020: Self = Self(383);
    /// 384, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolDestroy_v11020: Self = Self(384);
    /// 385, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetMemPool_v11020: Self = Self(385);
    /// 386, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetMemPool_v11020: Self = Self(386);
    /// 387, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolExportToShareableHandle_v11020: Self = Self(
        387,
    );
    /// 388, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolImportFromShareableHandle_v11020: Self = Self(
        388,
    );
    /// 389, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolExportPointer_v11020: Self = Self(389);
    /// 390, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolImportPointer_v11020: Self = Self(390);
    /// 391, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMallocFromPoolAsync_v11020: Self = Self(391);
    /// 392, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMallocFromPoolAsync_ptsz_v11020: Self = Self(
        392,
    );
    /// 393, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v11020: Self = Self(
        393,
    );
    /// 394, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_ptsz_v11020: Self = Self(
        394,
    );
    /// 395, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v11020: Self = Self(
        395,
    );
    /// 396, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_ptsz_v11020: Self = Self(
        396,
    );
    /// 397, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddExternalSemaphoresSignalNode_v11020: Self = Self(
        397,
    );
    /// 398, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresSignalNodeGetParams_v11020: Self = Self(
        398,
    );
    /// 399, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresSignalNodeSetParams_v11020: Self = Self(
        399,
    );
    /// 400, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddExternalSemaphoresWaitNode_v11020: Self = Self(
        400,
    );
    /// 401, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresWaitNodeGetParams_v11020: Self = Self(
        401,
    );
    /// 402, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresWaitNodeSetParams_v11020: Self = Self(
        402,
    );
    /// 403, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecExternalSemaphoresSignalNodeSetParams_v11020: Self = Self(
        403,
    );
    /// 404, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecExternalSemaphoresWaitNodeSetParams_v11020: Self = Self(
        404,
    );
    /// 405, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceFlushGPUDirectRDMAWrites_v11030: Self = Self(
        405,
    );
    /// 406, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPoint_v11030: Self = Self(406);
    /// 407, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPoint_ptsz_v11030: Self = Self(
        407,
    );
    /// 408, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphDebugDotPrint_v11030: Self = Self(408);
    /// 409, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v2_v11030: Self = Self(
        409,
    );
    /// 410, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v2_ptsz_v11030: Self = Self(
        410,
    );
    /// 411, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v11030: Self = Self(
        411,
    );
    /// 412, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_ptsz_v11030: Self = Self(
        412,
    );
    /// 413, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectCreate_v11030: Self = Self(413);
    /// 414, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectRetain_v11030: Self = Self(414);
    /// 415, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectRelease_v11030: Self = Self(415);
    /// 416, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphRetainUserObject_v11030: Self = Self(
        416,
    );
    /// 417, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphReleaseUserObject_v11030: Self = Self(
        417,
    );
    /// 418, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithFlags_v11040: Self = Self(
        418,
    );
    /// 419, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemAllocNode_v11040: Self = Self(419);
    /// 420, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemAllocNodeGetParams_v11040: Self = Self(
        420,
    );
    /// 421, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemFreeNode_v11040: Self = Self(421);
    /// 422, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemFreeNodeGetParams_v11040: Self = Self(
        422,
    );
    /// 423, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGraphMemTrim_v11040: Self = Self(423);
    /// 424, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetGraphMemAttribute_v11040: Self = Self(
        424,
    );
    /// 425, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetGraphMemAttribute_v11040: Self = Self(
        425,
    );
    /// 426, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetEnabled_v11060: Self = Self(426);
    /// 427, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetEnabled_v11060: Self = Self(427);
    /// 428, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetMemoryRequirements_v11060: Self = Self(
        428,
    );
    /// 429, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMipmappedArrayGetMemoryRequirements_v11060: Self = Self(
        429,
    );
    /// 430, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_v11060: Self = Self(430);
    /// 431, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_ptsz_v11060: Self = Self(431);
    /// 432, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxPotentialClusterSize_v11070: Self = Self(
        432,
    );
    /// 433, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveClusters_v11070: Self = Self(
        433,
    );
    /// 434, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaCreateTextureObject_v2_v11080: Self = Self(
        434,
    );
    /// 435, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectTextureDesc_v2_v11080: Self = Self(
        435,
    );
    /// 436, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_v12000: Self = Self(
        436,
    );
    /// 437, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_ptsz_v12000: Self = Self(
        437,
    );
    /// 438, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecGetFlags_v12000: Self = Self(438);
    /// 439, since CUDA 12.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetKernel_v12000: Self = Self(439);
    /// 440, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v12000: Self = Self(440);
    /// 441, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_v12000: Self = Self(441);
    /// 442, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_ptsz_v12000: Self = Self(442);
    /// 443, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v12000: Self = Self(443);
    /// 444, since CUDA 12.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaInitDevice_v12000: Self = Self(444);
    /// 445, since CUDA 12.2.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v12020: Self = Self(445);
    /// 446, since CUDA 12.2.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetParams_v12020: Self = Self(446);
    /// 447, since CUDA 12.2.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecNodeSetParams_v12020: Self = Self(
        447,
    );
    /// 448, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v12020: Self = Self(448);
    /// 449, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v12020: Self = Self(449);
    /// 450, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_ptsz_v12020: Self = Self(
        450,
    );
    /// 451, since CUDA 12.3.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetName_v12030: Self = Self(451);
    /// 452, since CUDA 12.3.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_v12030: Self = Self(
        452,
    );
    /// 453, since CUDA 12.3.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_ptsz_v12030: Self = Self(
        453,
    );
    /// 454, since CUDA 12.3.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphConditionalHandleCreate_v12030: Self = Self(
        454,
    );
    /// 455, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v12030: Self = Self(455);
    /// 456, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v12030: Self = Self(
        456,
    );
    /// 457, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v12030: Self = Self(
        457,
    );
    /// 458, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v12030: Self = Self(458);
    /// 459, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v12030: Self = Self(
        459,
    );
    /// 460, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v12030: Self = Self(460);
    /// 461, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v12030: Self = Self(461);
    /// 462, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_ptsz_v12030: Self = Self(
        462,
    );
    /// 463, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v12030: Self = Self(
        463,
    );
    /// 464, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_ptsz_v12030: Self = Self(
        464,
    );
    /// 465, since CUDA 12.5.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceRegisterAsyncNotification_v12040: Self = Self(
        465,
    );
    /// 466, since CUDA 12.5.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceUnregisterAsyncNotification_v12040: Self = Self(
        466,
    );
    /// 467, since CUDA 12.4.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetParamInfo_v12040: Self = Self(467);
    /// 468, since CUDA 12.5.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPointByVersion_v12050: Self = Self(
        468,
    );
    /// 469, since CUDA 12.5.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPointByVersion_ptsz_v12050: Self = Self(
        469,
    );
    /// 470, since CUDA 12.9.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLibraryLoadData_v12060: Self = Self(470);
    /// 471, since CUDA 12.9.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLibraryLoadFromFile_v12060: Self = Self(471);
    /// 472, since CUDA 12.9.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLibraryUnload_v12060: Self = Self(472);
    /// 473, since CUDA 12.9.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetKernel_v12060: Self = Self(473);
    /// 474, since CUDA 12.9.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetGlobal_v12060: Self = Self(474);
    /// 475, since CUDA 12.9.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetManaged_v12060: Self = Self(475);
    /// 476, since CUDA 12.9.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetUnifiedFunction_v12060: Self = Self(
        476,
    );
    /// 477, since CUDA 12.9.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetKernelCount_v12060: Self = Self(
        477,
    );
    /// 478, since CUDA 12.9.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLibraryEnumerateKernels_v12060: Self = Self(
        478,
    );
    /// 479, since CUDA 12.9.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaKernelSetAttributeForDevice_v12060: Self = Self(
        479,
    );
    /// 480, since CUDA 12.8.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevice_v12080: Self = Self(480);
    /// 481, since CUDA 12.8.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevice_ptsz_v12080: Self = Self(481);
    /// 482, since CUDA 12.8.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_v12080: Self = Self(482);
    /// 483, since CUDA 12.8.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_ptsz_v12080: Self = Self(
        483,
    );
    /// 484, since CUDA 12.8.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_v12080: Self = Self(484);
    /// 485, since CUDA 12.8.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_ptsz_v12080: Self = Self(
        485,
    );
    /// 486, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v12080: Self = Self(486);
    /// 487, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchBatchAsync_v13000: Self = Self(
        487,
    );
    /// 488, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchBatchAsync_ptsz_v13000: Self = Self(
        488,
    );
    /// 489, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardBatchAsync_v13000: Self = Self(489);
    /// 490, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardBatchAsync_ptsz_v13000: Self = Self(
        490,
    );
    /// 491, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardAndPrefetchBatchAsync_v13000: Self = Self(
        491,
    );
    /// 492, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardAndPrefetchBatchAsync_ptsz_v13000: Self = Self(
        492,
    );
    /// 493, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGetExportTable_v13000: Self = Self(493);
    /// 494, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFatBinary_v13000: Self = Self(494);
    /// 495, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFatBinaryEnd_v13000: Self = Self(
        495,
    );
    /// 496, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaUnregisterFatBinary_v13000: Self = Self(
        496,
    );
    /// 497, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaRegisterVar_v13000: Self = Self(497);
    /// 498, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaRegisterHostVar_v13000: Self = Self(498);
    /// 499, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFunction_v13000: Self = Self(499);
    /// 500, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaRegisterManagedVar_v13000: Self = Self(500);
    /// 501, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaInitModule_v13000: Self = Self(501);
    /// 502, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaPushCallConfiguration_v13000: Self = Self(
        502,
    );
    /// 503, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaPopCallConfiguration_v13000: Self = Self(
        503,
    );
    /// 504, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaGetKernel_v13000: Self = Self(504);
    /// 505, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_v13000: Self = Self(505);
    /// 506, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_ptsz_v13000: Self = Self(506);
    /// 507, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaRegisterUnifiedTable_v13000: Self = Self(
        507,
    );
    /// 508, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID___cudaGetProcAddress_v13000: Self = Self(508);
    /// 509, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_v13000: Self = Self(509);
    /// 510, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_ptsz_v13000: Self = Self(
        510,
    );
    /// 511, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_v13000: Self = Self(511);
    /// 512, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_ptsz_v13000: Self = Self(
        512,
    );
    /// 513, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLogsRegisterCallback_v13000: Self = Self(513);
    /// 514, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLogsUnregisterCallback_v13000: Self = Self(
        514,
    );
    /// 515, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLogsCurrent_v13000: Self = Self(515);
    /// 516, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLogsDumpToFile_v13000: Self = Self(516);
    /// 517, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLogsDumpToMemory_v13000: Self = Self(517);
    /// 518, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemGetDefaultMemPool_v13000: Self = Self(518);
    /// 519, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemGetMemPool_v13000: Self = Self(519);
    /// 520, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemSetMemPool_v13000: Self = Self(520);
    /// 521, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetHostAtomicCapabilities_v13000: Self = Self(
        521,
    );
    /// 522, since CUDA 13.0.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetP2PAtomicCapabilities_v13000: Self = Self(
        522,
    );
    /// 523, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetDevResource_v13010: Self = Self(523);
    /// 524, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDevSmResourceSplitByCount_v13010: Self = Self(
        524,
    );
    /// 525, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDevResourceGenerateDesc_v13010: Self = Self(
        525,
    );
    /// 526, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGreenCtxCreate_v13010: Self = Self(526);
    /// 527, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxDestroy_v13010: Self = Self(527);
    /// 528, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetDevResource_v13010: Self = Self(
        528,
    );
    /// 529, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetDevice_v13010: Self = Self(
        529,
    );
    /// 530, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetId_v13010: Self = Self(530);
    /// 531, since CUDA 13.1, until CUDA 13.3.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda531_v13010: Self = Self(531);
    /// 532, since CUDA 13.1, until CUDA 13.3.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda532_v13010: Self = Self(532);
    /// 531, since CUDA 13.4.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda531: Self = Self(531);
    /// 532, since CUDA 13.4.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda532: Self = Self(532);
    /// 533, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxStreamCreate_v13010: Self = Self(
        533,
    );
    /// 534, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxSynchronize_v13010: Self = Self(
        534,
    );
    /// 535, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphConditionalHandleCreate_v2_v13010: Self = Self(
        535,
    );
    /// 536, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevResource_v13010: Self = Self(536);
    /// 537, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevResource_ptsz_v13010: Self = Self(
        537,
    );
    /// 538, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetContainingGraph_v13010: Self = Self(
        538,
    );
    /// 539, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetLocalId_v13010: Self = Self(539);
    /// 540, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetToolsId_v13010: Self = Self(540);
    /// 541, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetId_v13010: Self = Self(541);
    /// 542, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecGetId_v13010: Self = Self(542);
    /// 543, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxRecordEvent_v13010: Self = Self(
        543,
    );
    /// 544, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxWaitEvent_v13010: Self = Self(
        544,
    );
    /// 545, since CUDA 13.1, until CUDA 13.3.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda545_v13010: Self = Self(545);
    /// 546, since CUDA 13.1, until CUDA 13.3.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda546_v13010: Self = Self(546);
    /// 547, since CUDA 13.1, until CUDA 13.3.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda547_v13010: Self = Self(547);
    /// 545, since CUDA 13.4.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda545: Self = Self(545);
    /// 546, since CUDA 13.4.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda546: Self = Self(546);
    /// 547, since CUDA 13.4.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda547: Self = Self(547);
    /// 548, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetExecutionCtx_v13010: Self = Self(
        548,
    );
    /// 549, since CUDA 13.1.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaDevSmResourceSplit_v13010: Self = Self(549);
    /// 550, since CUDA 13.2.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v2_v13020: Self = Self(550);
    /// 551, since CUDA 13.2.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v2_ptsz_v13020: Self = Self(
        551,
    );
    /// 552, since CUDA 13.2.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetParamCount_v13020: Self = Self(552);
    /// 553, since CUDA 13.2, until CUDA 13.3.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda553_v13020: Self = Self(553);
    /// 553, since CUDA 13.4.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda553: Self = Self(553);
    /// 554, since CUDA 13.2.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyWithAttributesAsync_v13020: Self = Self(
        554,
    );
    /// 555, since CUDA 13.2.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyWithAttributesAsync_ptsz_v13020: Self = Self(
        555,
    );
    /// 556, since CUDA 13.2.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DWithAttributesAsync_v13020: Self = Self(
        556,
    );
    /// 557, since CUDA 13.2.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DWithAttributesAsync_ptsz_v13020: Self = Self(
        557,
    );
    /// 558, since CUDA 13.2.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetParams_v13020: Self = Self(558);
    /// 559, since CUDA 13.4.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda559: Self = Self(559);
    /// 560, since CUDA 13.4.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda560: Self = Self(560);
    /// 561, since CUDA 13.4.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda561: Self = Self(561);
    /// 562, since CUDA 13.4.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginRecaptureToGraph_v13030: Self = Self(
        562,
    );
    /// 563, since CUDA 13.4.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginRecaptureToGraph_ptsz_v13030: Self = Self(
        563,
    );
    /// 564, since CUDA 13.4.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda564: Self = Self(564);
    /// 565, since CUDA 13.4.
    pub const CUPTI_RUNTIME_TRACE_CBID_cudaMemGetLocationInfo_v13040: Self = Self(565);
    /// 566, since CUDA 13.5.
    pub const CUPTI_RUNTIME_TRACE_CBID_cuda566: Self = Self(566);
    /// 567, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_SIZE: Self = Self(567);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_RUNTIME_TRACE_CBID_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_RUNTIME_TRACE_CBID_INVALID"),
        (1, "CUPTI_RUNTIME_TRACE_CBID_cudaDriverGetVersion_v3020"),
        (2, "CUPTI_RUNTIME_TRACE_CBID_cudaRuntimeGetVersion_v3020"),
        (3, "CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceCount_v3020"),
        (4, "CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v3020"),
        (5, "CUPTI_RUNTIME_TRACE_CBID_cudaChooseDevice_v3020"),
        (6, "CUPTI_RUNTIME_TRACE_CBID_cudaGetChannelDesc_v3020"),
        (7, "CUPTI_RUNTIME_TRACE_CBID_cudaCreateChannelDesc_v3020"),
        (8, "CUPTI_RUNTIME_TRACE_CBID_cudaConfigureCall_v3020"),
        (9, "CUPTI_RUNTIME_TRACE_CBID_cudaSetupArgument_v3020"),
        (10, "CUPTI_RUNTIME_TRACE_CBID_cudaGetLastError_v3020"),
        (11, "CUPTI_RUNTIME_TRACE_CBID_cudaPeekAtLastError_v3020"),
        (12, "CUPTI_RUNTIME_TRACE_CBID_cudaGetErrorString_v3020"),
        (13, "CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_v3020"),
        (14, "CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetCacheConfig_v3020"),
        (15, "CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetAttributes_v3020"),
        (16, "CUPTI_RUNTIME_TRACE_CBID_cudaSetDevice_v3020"),
        (17, "CUPTI_RUNTIME_TRACE_CBID_cudaGetDevice_v3020"),
        (18, "CUPTI_RUNTIME_TRACE_CBID_cudaSetValidDevices_v3020"),
        (19, "CUPTI_RUNTIME_TRACE_CBID_cudaSetDeviceFlags_v3020"),
        (20, "CUPTI_RUNTIME_TRACE_CBID_cudaMalloc_v3020"),
        (21, "CUPTI_RUNTIME_TRACE_CBID_cudaMallocPitch_v3020"),
        (22, "CUPTI_RUNTIME_TRACE_CBID_cudaFree_v3020"),
        (23, "CUPTI_RUNTIME_TRACE_CBID_cudaMallocArray_v3020"),
        (24, "CUPTI_RUNTIME_TRACE_CBID_cudaFreeArray_v3020"),
        (25, "CUPTI_RUNTIME_TRACE_CBID_cudaMallocHost_v3020"),
        (26, "CUPTI_RUNTIME_TRACE_CBID_cudaFreeHost_v3020"),
        (27, "CUPTI_RUNTIME_TRACE_CBID_cudaHostAlloc_v3020"),
        (28, "CUPTI_RUNTIME_TRACE_CBID_cudaHostGetDevicePointer_v3020"),
        (29, "CUPTI_RUNTIME_TRACE_CBID_cudaHostGetFlags_v3020"),
        (30, "CUPTI_RUNTIME_TRACE_CBID_cudaMemGetInfo_v3020"),
        (31, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy_v3020"),
        (32, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2D_v3020"),
        (33, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArray_v3020"),
        (34, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArray_v3020"),
        (35, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArray_v3020"),
        (36, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArray_v3020"),
        (37, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyArrayToArray_v3020"),
        (38, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DArrayToArray_v3020"),
        (39, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbol_v3020"),
        (40, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbol_v3020"),
        (41, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyAsync_v3020"),
        (42, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArrayAsync_v3020"),
        (43, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArrayAsync_v3020"),
        (44, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DAsync_v3020"),
        (45, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArrayAsync_v3020"),
        (46, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArrayAsync_v3020"),
        (47, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbolAsync_v3020"),
        (48, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbolAsync_v3020"),
        (49, "CUPTI_RUNTIME_TRACE_CBID_cudaMemset_v3020"),
        (50, "CUPTI_RUNTIME_TRACE_CBID_cudaMemset2D_v3020"),
        (51, "CUPTI_RUNTIME_TRACE_CBID_cudaMemsetAsync_v3020"),
        (52, "CUPTI_RUNTIME_TRACE_CBID_cudaMemset2DAsync_v3020"),
        (53, "CUPTI_RUNTIME_TRACE_CBID_cudaGetSymbolAddress_v3020"),
        (54, "CUPTI_RUNTIME_TRACE_CBID_cudaGetSymbolSize_v3020"),
        (55, "CUPTI_RUNTIME_TRACE_CBID_cudaBindTexture_v3020"),
        (56, "CUPTI_RUNTIME_TRACE_CBID_cudaBindTexture2D_v3020"),
        (57, "CUPTI_RUNTIME_TRACE_CBID_cudaBindTextureToArray_v3020"),
        (58, "CUPTI_RUNTIME_TRACE_CBID_cudaUnbindTexture_v3020"),
        (59, "CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureAlignmentOffset_v3020"),
        (60, "CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureReference_v3020"),
        (61, "CUPTI_RUNTIME_TRACE_CBID_cudaBindSurfaceToArray_v3020"),
        (62, "CUPTI_RUNTIME_TRACE_CBID_cudaGetSurfaceReference_v3020"),
        (63, "CUPTI_RUNTIME_TRACE_CBID_cudaGLSetGLDevice_v3020"),
        (64, "CUPTI_RUNTIME_TRACE_CBID_cudaGLRegisterBufferObject_v3020"),
        (65, "CUPTI_RUNTIME_TRACE_CBID_cudaGLMapBufferObject_v3020"),
        (66, "CUPTI_RUNTIME_TRACE_CBID_cudaGLUnmapBufferObject_v3020"),
        (67, "CUPTI_RUNTIME_TRACE_CBID_cudaGLUnregisterBufferObject_v3020"),
        (68, "CUPTI_RUNTIME_TRACE_CBID_cudaGLSetBufferObjectMapFlags_v3020"),
        (69, "CUPTI_RUNTIME_TRACE_CBID_cudaGLMapBufferObjectAsync_v3020"),
        (70, "CUPTI_RUNTIME_TRACE_CBID_cudaGLUnmapBufferObjectAsync_v3020"),
        (71, "CUPTI_RUNTIME_TRACE_CBID_cudaWGLGetDevice_v3020"),
        (72, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsGLRegisterImage_v3020"),
        (73, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsGLRegisterBuffer_v3020"),
        (74, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsUnregisterResource_v3020"),
        (75, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceSetMapFlags_v3020"),
        (76, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsMapResources_v3020"),
        (77, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsUnmapResources_v3020"),
        (78, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedPointer_v3020"),
        (79, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsSubResourceGetMappedArray_v3020"),
        (80, "CUPTI_RUNTIME_TRACE_CBID_cudaVDPAUGetDevice_v3020"),
        (81, "CUPTI_RUNTIME_TRACE_CBID_cudaVDPAUSetVDPAUDevice_v3020"),
        (82, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsVDPAURegisterVideoSurface_v3020"),
        (83, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsVDPAURegisterOutputSurface_v3020"),
        (84, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDevice_v3020"),
        (85, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDevices_v3020"),
        (86, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D11SetDirect3DDevice_v3020"),
        (87, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D11RegisterResource_v3020"),
        (88, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDevice_v3020"),
        (89, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDevices_v3020"),
        (90, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D10SetDirect3DDevice_v3020"),
        (91, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D10RegisterResource_v3020"),
        (92, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D10RegisterResource_v3020"),
        (93, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D10UnregisterResource_v3020"),
        (94, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D10MapResources_v3020"),
        (95, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D10UnmapResources_v3020"),
        (96, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceSetMapFlags_v3020"),
        (97, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetSurfaceDimensions_v3020"),
        (98, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedArray_v3020"),
        (99, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedPointer_v3020"),
        (100, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedSize_v3020"),
        (101, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedPitch_v3020"),
        (102, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDevice_v3020"),
        (103, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDevices_v3020"),
        (104, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9SetDirect3DDevice_v3020"),
        (105, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDirect3DDevice_v3020"),
        (106, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D9RegisterResource_v3020"),
        (107, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9RegisterResource_v3020"),
        (108, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnregisterResource_v3020"),
        (109, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9MapResources_v3020"),
        (110, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnmapResources_v3020"),
        (111, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceSetMapFlags_v3020"),
        (112, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetSurfaceDimensions_v3020"),
        (113, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedArray_v3020"),
        (114, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedPointer_v3020"),
        (115, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedSize_v3020"),
        (116, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedPitch_v3020"),
        (117, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9Begin_v3020"),
        (118, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9End_v3020"),
        (119, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9RegisterVertexBuffer_v3020"),
        (120, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnregisterVertexBuffer_v3020"),
        (121, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9MapVertexBuffer_v3020"),
        (122, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnmapVertexBuffer_v3020"),
        (123, "CUPTI_RUNTIME_TRACE_CBID_cudaThreadExit_v3020"),
        (124, "CUPTI_RUNTIME_TRACE_CBID_cudaSetDoubleForDevice_v3020"),
        (125, "CUPTI_RUNTIME_TRACE_CBID_cudaSetDoubleForHost_v3020"),
        (126, "CUPTI_RUNTIME_TRACE_CBID_cudaThreadSynchronize_v3020"),
        (127, "CUPTI_RUNTIME_TRACE_CBID_cudaThreadGetLimit_v3020"),
        (128, "CUPTI_RUNTIME_TRACE_CBID_cudaThreadSetLimit_v3020"),
        (129, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreate_v3020"),
        (130, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamDestroy_v3020"),
        (131, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamSynchronize_v3020"),
        (132, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamQuery_v3020"),
        (133, "CUPTI_RUNTIME_TRACE_CBID_cudaEventCreate_v3020"),
        (134, "CUPTI_RUNTIME_TRACE_CBID_cudaEventCreateWithFlags_v3020"),
        (135, "CUPTI_RUNTIME_TRACE_CBID_cudaEventRecord_v3020"),
        (136, "CUPTI_RUNTIME_TRACE_CBID_cudaEventDestroy_v3020"),
        (137, "CUPTI_RUNTIME_TRACE_CBID_cudaEventSynchronize_v3020"),
        (138, "CUPTI_RUNTIME_TRACE_CBID_cudaEventQuery_v3020"),
        (139, "CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v3020"),
        (140, "CUPTI_RUNTIME_TRACE_CBID_cudaMalloc3D_v3020"),
        (141, "CUPTI_RUNTIME_TRACE_CBID_cudaMalloc3DArray_v3020"),
        (142, "CUPTI_RUNTIME_TRACE_CBID_cudaMemset3D_v3020"),
        (143, "CUPTI_RUNTIME_TRACE_CBID_cudaMemset3DAsync_v3020"),
        (144, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3D_v3020"),
        (145, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DAsync_v3020"),
        (146, "CUPTI_RUNTIME_TRACE_CBID_cudaThreadSetCacheConfig_v3020"),
        (147, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamWaitEvent_v3020"),
        (148, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDirect3DDevice_v3020"),
        (149, "CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDirect3DDevice_v3020"),
        (150, "CUPTI_RUNTIME_TRACE_CBID_cudaThreadGetCacheConfig_v3020"),
        (151, "CUPTI_RUNTIME_TRACE_CBID_cudaPointerGetAttributes_v4000"),
        (152, "CUPTI_RUNTIME_TRACE_CBID_cudaHostRegister_v4000"),
        (153, "CUPTI_RUNTIME_TRACE_CBID_cudaHostUnregister_v4000"),
        (154, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceCanAccessPeer_v4000"),
        (155, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceEnablePeerAccess_v4000"),
        (156, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceDisablePeerAccess_v4000"),
        (157, "CUPTI_RUNTIME_TRACE_CBID_cudaPeerRegister_v4000"),
        (158, "CUPTI_RUNTIME_TRACE_CBID_cudaPeerUnregister_v4000"),
        (159, "CUPTI_RUNTIME_TRACE_CBID_cudaPeerGetDevicePointer_v4000"),
        (160, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyPeer_v4000"),
        (161, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyPeerAsync_v4000"),
        (162, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeer_v4000"),
        (163, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeerAsync_v4000"),
        (164, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceReset_v3020"),
        (165, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSynchronize_v3020"),
        (166, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetLimit_v3020"),
        (167, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetLimit_v3020"),
        (168, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetCacheConfig_v3020"),
        (169, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetCacheConfig_v3020"),
        (170, "CUPTI_RUNTIME_TRACE_CBID_cudaProfilerInitialize_v4000"),
        (171, "CUPTI_RUNTIME_TRACE_CBID_cudaProfilerStart_v4000"),
        (172, "CUPTI_RUNTIME_TRACE_CBID_cudaProfilerStop_v4000"),
        (173, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetByPCIBusId_v4010"),
        (174, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetPCIBusId_v4010"),
        (175, "CUPTI_RUNTIME_TRACE_CBID_cudaGLGetDevices_v4010"),
        (176, "CUPTI_RUNTIME_TRACE_CBID_cudaIpcGetEventHandle_v4010"),
        (177, "CUPTI_RUNTIME_TRACE_CBID_cudaIpcOpenEventHandle_v4010"),
        (178, "CUPTI_RUNTIME_TRACE_CBID_cudaIpcGetMemHandle_v4010"),
        (179, "CUPTI_RUNTIME_TRACE_CBID_cudaIpcOpenMemHandle_v4010"),
        (180, "CUPTI_RUNTIME_TRACE_CBID_cudaIpcCloseMemHandle_v4010"),
        (181, "CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetInfo_v4010"),
        (182, "CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetSharedMemConfig_v4020"),
        (183, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetSharedMemConfig_v4020"),
        (184, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetSharedMemConfig_v4020"),
        (185, "CUPTI_RUNTIME_TRACE_CBID_cudaCreateTextureObject_v5000"),
        (186, "CUPTI_RUNTIME_TRACE_CBID_cudaDestroyTextureObject_v5000"),
        (187, "CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectResourceDesc_v5000"),
        (188, "CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectTextureDesc_v5000"),
        (189, "CUPTI_RUNTIME_TRACE_CBID_cudaCreateSurfaceObject_v5000"),
        (190, "CUPTI_RUNTIME_TRACE_CBID_cudaDestroySurfaceObject_v5000"),
        (191, "CUPTI_RUNTIME_TRACE_CBID_cudaGetSurfaceObjectResourceDesc_v5000"),
        (192, "CUPTI_RUNTIME_TRACE_CBID_cudaMallocMipmappedArray_v5000"),
        (193, "CUPTI_RUNTIME_TRACE_CBID_cudaGetMipmappedArrayLevel_v5000"),
        (194, "CUPTI_RUNTIME_TRACE_CBID_cudaFreeMipmappedArray_v5000"),
        (195, "CUPTI_RUNTIME_TRACE_CBID_cudaBindTextureToMipmappedArray_v5000"),
        (
            196,
            "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedMipmappedArray_v5000",
        ),
        (197, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamAddCallback_v5000"),
        (198, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreateWithFlags_v5000"),
        (199, "CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectResourceViewDesc_v5000"),
        (200, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetAttribute_v5000"),
        (201, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamDestroy_v5050"),
        (202, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreateWithPriority_v5050"),
        (203, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetPriority_v5050"),
        (204, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetFlags_v5050"),
        (205, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetStreamPriorityRange_v5050"),
        (206, "CUPTI_RUNTIME_TRACE_CBID_cudaMallocManaged_v6000"),
        (
            207,
            "CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6000",
        ),
        (208, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamAttachMemAsync_v6000"),
        (209, "CUPTI_RUNTIME_TRACE_CBID_cudaGetErrorName_v6050"),
        (
            210,
            "CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6050",
        ),
        (211, "CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_v7000"),
        (212, "CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceFlags_v7000"),
        (213, "CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_ptsz_v7000"),
        (214, "CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_ptsz_v7000"),
        (215, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy_ptds_v7000"),
        (216, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2D_ptds_v7000"),
        (217, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArray_ptds_v7000"),
        (218, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArray_ptds_v7000"),
        (219, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArray_ptds_v7000"),
        (220, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArray_ptds_v7000"),
        (221, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyArrayToArray_ptds_v7000"),
        (222, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DArrayToArray_ptds_v7000"),
        (223, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbol_ptds_v7000"),
        (224, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbol_ptds_v7000"),
        (225, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyAsync_ptsz_v7000"),
        (226, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArrayAsync_ptsz_v7000"),
        (227, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArrayAsync_ptsz_v7000"),
        (228, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DAsync_ptsz_v7000"),
        (229, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArrayAsync_ptsz_v7000"),
        (230, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArrayAsync_ptsz_v7000"),
        (231, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbolAsync_ptsz_v7000"),
        (232, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbolAsync_ptsz_v7000"),
        (233, "CUPTI_RUNTIME_TRACE_CBID_cudaMemset_ptds_v7000"),
        (234, "CUPTI_RUNTIME_TRACE_CBID_cudaMemset2D_ptds_v7000"),
        (235, "CUPTI_RUNTIME_TRACE_CBID_cudaMemsetAsync_ptsz_v7000"),
        (236, "CUPTI_RUNTIME_TRACE_CBID_cudaMemset2DAsync_ptsz_v7000"),
        (237, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetPriority_ptsz_v7000"),
        (238, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetFlags_ptsz_v7000"),
        (239, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamSynchronize_ptsz_v7000"),
        (240, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamQuery_ptsz_v7000"),
        (241, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamAttachMemAsync_ptsz_v7000"),
        (242, "CUPTI_RUNTIME_TRACE_CBID_cudaEventRecord_ptsz_v7000"),
        (243, "CUPTI_RUNTIME_TRACE_CBID_cudaMemset3D_ptds_v7000"),
        (244, "CUPTI_RUNTIME_TRACE_CBID_cudaMemset3DAsync_ptsz_v7000"),
        (245, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3D_ptds_v7000"),
        (246, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DAsync_ptsz_v7000"),
        (247, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamWaitEvent_ptsz_v7000"),
        (248, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamAddCallback_ptsz_v7000"),
        (249, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeer_ptds_v7000"),
        (250, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeerAsync_ptsz_v7000"),
        (
            251,
            "CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v7000",
        ),
        (252, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v8000"),
        (253, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_ptsz_v8000"),
        (254, "CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v8000"),
        (255, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetP2PAttribute_v8000"),
        (256, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsEGLRegisterImage_v7000"),
        (257, "CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerConnect_v7000"),
        (258, "CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerDisconnect_v7000"),
        (259, "CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerAcquireFrame_v7000"),
        (260, "CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerReleaseFrame_v7000"),
        (261, "CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerConnect_v7000"),
        (262, "CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerDisconnect_v7000"),
        (263, "CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerPresentFrame_v7000"),
        (264, "CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerReturnFrame_v7000"),
        (265, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedEglFrame_v7000"),
        (266, "CUPTI_RUNTIME_TRACE_CBID_cudaMemRangeGetAttribute_v8000"),
        (267, "CUPTI_RUNTIME_TRACE_CBID_cudaMemRangeGetAttributes_v8000"),
        (268, "CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerConnectWithFlags_v7000"),
        (269, "CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_v9000"),
        (270, "CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_ptsz_v9000"),
        (271, "CUPTI_RUNTIME_TRACE_CBID_cudaEventCreateFromEGLSync_v9000"),
        (272, "CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernelMultiDevice_v9000"),
        (273, "CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetAttribute_v9000"),
        (274, "CUPTI_RUNTIME_TRACE_CBID_cudaImportExternalMemory_v10000"),
        (275, "CUPTI_RUNTIME_TRACE_CBID_cudaExternalMemoryGetMappedBuffer_v10000"),
        (
            276,
            "CUPTI_RUNTIME_TRACE_CBID_cudaExternalMemoryGetMappedMipmappedArray_v10000",
        ),
        (277, "CUPTI_RUNTIME_TRACE_CBID_cudaDestroyExternalMemory_v10000"),
        (278, "CUPTI_RUNTIME_TRACE_CBID_cudaImportExternalSemaphore_v10000"),
        (279, "CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v10000"),
        (280, "CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_ptsz_v10000"),
        (281, "CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v10000"),
        (282, "CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_ptsz_v10000"),
        (283, "CUPTI_RUNTIME_TRACE_CBID_cudaDestroyExternalSemaphore_v10000"),
        (284, "CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v10000"),
        (285, "CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_ptsz_v10000"),
        (286, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphCreate_v10000"),
        (287, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeGetParams_v10000"),
        (288, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeSetParams_v10000"),
        (289, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddKernelNode_v10000"),
        (290, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNode_v10000"),
        (291, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeGetParams_v10000"),
        (292, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParams_v10000"),
        (293, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemsetNode_v10000"),
        (294, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemsetNodeGetParams_v10000"),
        (295, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemsetNodeSetParams_v10000"),
        (296, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddHostNode_v10000"),
        (297, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphHostNodeGetParams_v10000"),
        (298, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddChildGraphNode_v10000"),
        (299, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphChildGraphNodeGetGraph_v10000"),
        (300, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEmptyNode_v10000"),
        (301, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphClone_v10000"),
        (302, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeFindInClone_v10000"),
        (303, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetType_v10000"),
        (304, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetRootNodes_v10000"),
        (305, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v10000"),
        (306, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v10000"),
        (307, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v10000"),
        (308, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v10000"),
        (309, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphDestroyNode_v10000"),
        (310, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v10000"),
        (311, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_v10000"),
        (312, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_ptsz_v10000"),
        (313, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecDestroy_v10000"),
        (314, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphDestroy_v10000"),
        (315, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCapture_v10000"),
        (316, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCapture_ptsz_v10000"),
        (317, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamIsCapturing_v10000"),
        (318, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamIsCapturing_ptsz_v10000"),
        (319, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamEndCapture_v10000"),
        (320, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamEndCapture_ptsz_v10000"),
        (321, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphHostNodeSetParams_v10000"),
        (322, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetNodes_v10000"),
        (323, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v10000"),
        (324, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v10010"),
        (325, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_ptsz_v10010"),
        (326, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecKernelNodeSetParams_v10010"),
        (327, "CUPTI_RUNTIME_TRACE_CBID_cudaThreadExchangeStreamCaptureMode_v10010"),
        (328, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetNvSciSyncAttributes_v10020"),
        (
            329,
            "CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyAvailableDynamicSMemPerBlock_v10200",
        ),
        (330, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetFlags_v10200"),
        (331, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetFlags_ptsz_v10200"),
        (332, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParams_v10020"),
        (333, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemsetNodeSetParams_v10020"),
        (334, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecHostNodeSetParams_v10020"),
        (335, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecUpdate_v10020"),
        (336, "CUPTI_RUNTIME_TRACE_CBID_cudaGetFuncBySymbol_v11000"),
        (337, "CUPTI_RUNTIME_TRACE_CBID_cudaCtxResetPersistingL2Cache_v11000"),
        (338, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeCopyAttributes_v11000"),
        (339, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeGetAttribute_v11000"),
        (340, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeSetAttribute_v11000"),
        (341, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamCopyAttributes_v11000"),
        (342, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamCopyAttributes_ptsz_v11000"),
        (343, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetAttribute_v11000"),
        (344, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetAttribute_ptsz_v11000"),
        (345, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetAttribute_v11000"),
        (346, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetAttribute_ptsz_v11000"),
        (347, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetTexture1DLinearMaxWidth_v11010"),
        (348, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphUpload_v10000"),
        (349, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphUpload_ptsz_v10000"),
        (350, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNodeToSymbol_v11010"),
        (351, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNodeFromSymbol_v11010"),
        (352, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNode1D_v11010"),
        (353, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParamsToSymbol_v11010"),
        (354, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParamsFromSymbol_v11010"),
        (355, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParams1D_v11010"),
        (
            356,
            "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParamsToSymbol_v11010",
        ),
        (
            357,
            "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParamsFromSymbol_v11010",
        ),
        (358, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParams1D_v11010"),
        (359, "CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetSparseProperties_v11010"),
        (360, "CUPTI_RUNTIME_TRACE_CBID_cudaMipmappedArrayGetSparseProperties_v11010"),
        (361, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecChildGraphNodeSetParams_v11010"),
        (362, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEventRecordNode_v11010"),
        (363, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventRecordNodeGetEvent_v11010"),
        (364, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventRecordNodeSetEvent_v11010"),
        (365, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEventWaitNode_v11010"),
        (366, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventWaitNodeGetEvent_v11010"),
        (367, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventWaitNodeSetEvent_v11010"),
        (368, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecEventRecordNodeSetEvent_v11010"),
        (369, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecEventWaitNodeSetEvent_v11010"),
        (370, "CUPTI_RUNTIME_TRACE_CBID_cudaEventRecordWithFlags_v11010"),
        (371, "CUPTI_RUNTIME_TRACE_CBID_cudaEventRecordWithFlags_ptsz_v11010"),
        (372, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetDefaultMemPool_v11020"),
        (373, "CUPTI_RUNTIME_TRACE_CBID_cudaMallocAsync_v11020"),
        (374, "CUPTI_RUNTIME_TRACE_CBID_cudaMallocAsync_ptsz_v11020"),
        (375, "CUPTI_RUNTIME_TRACE_CBID_cudaFreeAsync_v11020"),
        (376, "CUPTI_RUNTIME_TRACE_CBID_cudaFreeAsync_ptsz_v11020"),
        (377, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolTrimTo_v11020"),
        (378, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolSetAttribute_v11020"),
        (379, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolGetAttribute_v11020"),
        (380, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolSetAccess_v11020"),
        (381, "CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetPlane_v11020"),
        (382, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolGetAccess_v11020"),
        (383, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolCreate_v11020"),
        (384, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolDestroy_v11020"),
        (385, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetMemPool_v11020"),
        (386, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetMemPool_v11020"),
        (387, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolExportToShareableHandle_v11020"),
        (388, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolImportFromShareableHandle_v11020"),
        (389, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolExportPointer_v11020"),
        (390, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolImportPointer_v11020"),
        (391, "CUPTI_RUNTIME_TRACE_CBID_cudaMallocFromPoolAsync_v11020"),
        (392, "CUPTI_RUNTIME_TRACE_CBID_cudaMallocFromPoolAsync_ptsz_v11020"),
        (393, "CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v11020"),
        (394, "CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_ptsz_v11020"),
        (395, "CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v11020"),
        (396, "CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_ptsz_v11020"),
        (
            397,
            "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddExternalSemaphoresSignalNode_v11020",
        ),
        (
            398,
            "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresSignalNodeGetParams_v11020",
        ),
        (
            399,
            "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresSignalNodeSetParams_v11020",
        ),
        (400, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddExternalSemaphoresWaitNode_v11020"),
        (
            401,
            "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresWaitNodeGetParams_v11020",
        ),
        (
            402,
            "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresWaitNodeSetParams_v11020",
        ),
        (
            403,
            "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecExternalSemaphoresSignalNodeSetParams_v11020",
        ),
        (
            404,
            "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecExternalSemaphoresWaitNodeSetParams_v11020",
        ),
        (405, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceFlushGPUDirectRDMAWrites_v11030"),
        (406, "CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPoint_v11030"),
        (407, "CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPoint_ptsz_v11030"),
        (408, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphDebugDotPrint_v11030"),
        (409, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v2_v11030"),
        (410, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v2_ptsz_v11030"),
        (411, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v11030"),
        (
            412,
            "CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_ptsz_v11030",
        ),
        (413, "CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectCreate_v11030"),
        (414, "CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectRetain_v11030"),
        (415, "CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectRelease_v11030"),
        (416, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphRetainUserObject_v11030"),
        (417, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphReleaseUserObject_v11030"),
        (418, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithFlags_v11040"),
        (419, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemAllocNode_v11040"),
        (420, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemAllocNodeGetParams_v11040"),
        (421, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemFreeNode_v11040"),
        (422, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemFreeNodeGetParams_v11040"),
        (423, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGraphMemTrim_v11040"),
        (424, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetGraphMemAttribute_v11040"),
        (425, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetGraphMemAttribute_v11040"),
        (426, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetEnabled_v11060"),
        (427, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetEnabled_v11060"),
        (428, "CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetMemoryRequirements_v11060"),
        (429, "CUPTI_RUNTIME_TRACE_CBID_cudaMipmappedArrayGetMemoryRequirements_v11060"),
        (430, "CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_v11060"),
        (431, "CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_ptsz_v11060"),
        (432, "CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxPotentialClusterSize_v11070"),
        (433, "CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveClusters_v11070"),
        (434, "CUPTI_RUNTIME_TRACE_CBID_cudaCreateTextureObject_v2_v11080"),
        (435, "CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectTextureDesc_v2_v11080"),
        (436, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_v12000"),
        (437, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_ptsz_v12000"),
        (438, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecGetFlags_v12000"),
        (439, "CUPTI_RUNTIME_TRACE_CBID_cudaGetKernel_v12000"),
        (440, "CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v12000"),
        (441, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_v12000"),
        (442, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_ptsz_v12000"),
        (443, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v12000"),
        (444, "CUPTI_RUNTIME_TRACE_CBID_cudaInitDevice_v12000"),
        (445, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v12020"),
        (446, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetParams_v12020"),
        (447, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecNodeSetParams_v12020"),
        (448, "CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v12020"),
        (449, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v12020"),
        (450, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_ptsz_v12020"),
        (451, "CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetName_v12030"),
        (452, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_v12030"),
        (453, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_ptsz_v12030"),
        (454, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphConditionalHandleCreate_v12030"),
        (455, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v12030"),
        (456, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v12030"),
        (457, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v12030"),
        (458, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v12030"),
        (459, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v12030"),
        (460, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v12030"),
        (461, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v12030"),
        (462, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_ptsz_v12030"),
        (463, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v12030"),
        (
            464,
            "CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_ptsz_v12030",
        ),
        (465, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceRegisterAsyncNotification_v12040"),
        (466, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceUnregisterAsyncNotification_v12040"),
        (467, "CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetParamInfo_v12040"),
        (468, "CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPointByVersion_v12050"),
        (469, "CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPointByVersion_ptsz_v12050"),
        (470, "CUPTI_RUNTIME_TRACE_CBID_cudaLibraryLoadData_v12060"),
        (471, "CUPTI_RUNTIME_TRACE_CBID_cudaLibraryLoadFromFile_v12060"),
        (472, "CUPTI_RUNTIME_TRACE_CBID_cudaLibraryUnload_v12060"),
        (473, "CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetKernel_v12060"),
        (474, "CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetGlobal_v12060"),
        (475, "CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetManaged_v12060"),
        (476, "CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetUnifiedFunction_v12060"),
        (477, "CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetKernelCount_v12060"),
        (478, "CUPTI_RUNTIME_TRACE_CBID_cudaLibraryEnumerateKernels_v12060"),
        (479, "CUPTI_RUNTIME_TRACE_CBID_cudaKernelSetAttributeForDevice_v12060"),
        (480, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevice_v12080"),
        (481, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevice_ptsz_v12080"),
        (482, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_v12080"),
        (483, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_ptsz_v12080"),
        (484, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_v12080"),
        (485, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_ptsz_v12080"),
        (486, "CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v12080"),
        (487, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchBatchAsync_v13000"),
        (488, "CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchBatchAsync_ptsz_v13000"),
        (489, "CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardBatchAsync_v13000"),
        (490, "CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardBatchAsync_ptsz_v13000"),
        (491, "CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardAndPrefetchBatchAsync_v13000"),
        (
            492,
            "CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardAndPrefetchBatchAsync_ptsz_v13000",
        ),
        (493, "CUPTI_RUNTIME_TRACE_CBID_cudaGetExportTable_v13000"),
        (494, "CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFatBinary_v13000"),
        (495, "CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFatBinaryEnd_v13000"),
        (496, "CUPTI_RUNTIME_TRACE_CBID___cudaUnregisterFatBinary_v13000"),
        (497, "CUPTI_RUNTIME_TRACE_CBID___cudaRegisterVar_v13000"),
        (498, "CUPTI_RUNTIME_TRACE_CBID___cudaRegisterHostVar_v13000"),
        (499, "CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFunction_v13000"),
        (500, "CUPTI_RUNTIME_TRACE_CBID___cudaRegisterManagedVar_v13000"),
        (501, "CUPTI_RUNTIME_TRACE_CBID___cudaInitModule_v13000"),
        (502, "CUPTI_RUNTIME_TRACE_CBID___cudaPushCallConfiguration_v13000"),
        (503, "CUPTI_RUNTIME_TRACE_CBID___cudaPopCallConfiguration_v13000"),
        (504, "CUPTI_RUNTIME_TRACE_CBID___cudaGetKernel_v13000"),
        (505, "CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_v13000"),
        (506, "CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_ptsz_v13000"),
        (507, "CUPTI_RUNTIME_TRACE_CBID___cudaRegisterUnifiedTable_v13000"),
        (508, "CUPTI_RUNTIME_TRACE_CBID___cudaGetProcAddress_v13000"),
        (509, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_v13000"),
        (510, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_ptsz_v13000"),
        (511, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_v13000"),
        (512, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_ptsz_v13000"),
        (513, "CUPTI_RUNTIME_TRACE_CBID_cudaLogsRegisterCallback_v13000"),
        (514, "CUPTI_RUNTIME_TRACE_CBID_cudaLogsUnregisterCallback_v13000"),
        (515, "CUPTI_RUNTIME_TRACE_CBID_cudaLogsCurrent_v13000"),
        (516, "CUPTI_RUNTIME_TRACE_CBID_cudaLogsDumpToFile_v13000"),
        (517, "CUPTI_RUNTIME_TRACE_CBID_cudaLogsDumpToMemory_v13000"),
        (518, "CUPTI_RUNTIME_TRACE_CBID_cudaMemGetDefaultMemPool_v13000"),
        (519, "CUPTI_RUNTIME_TRACE_CBID_cudaMemGetMemPool_v13000"),
        (520, "CUPTI_RUNTIME_TRACE_CBID_cudaMemSetMemPool_v13000"),
        (521, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetHostAtomicCapabilities_v13000"),
        (522, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetP2PAtomicCapabilities_v13000"),
        (523, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetDevResource_v13010"),
        (524, "CUPTI_RUNTIME_TRACE_CBID_cudaDevSmResourceSplitByCount_v13010"),
        (525, "CUPTI_RUNTIME_TRACE_CBID_cudaDevResourceGenerateDesc_v13010"),
        (526, "CUPTI_RUNTIME_TRACE_CBID_cudaGreenCtxCreate_v13010"),
        (527, "CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxDestroy_v13010"),
        (528, "CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetDevResource_v13010"),
        (529, "CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetDevice_v13010"),
        (530, "CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetId_v13010"),
        (531, "CUPTI_RUNTIME_TRACE_CBID_cuda531_v13010"),
        (532, "CUPTI_RUNTIME_TRACE_CBID_cuda532_v13010"),
        (531, "CUPTI_RUNTIME_TRACE_CBID_cuda531"),
        (532, "CUPTI_RUNTIME_TRACE_CBID_cuda532"),
        (533, "CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxStreamCreate_v13010"),
        (534, "CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxSynchronize_v13010"),
        (535, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphConditionalHandleCreate_v2_v13010"),
        (536, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevResource_v13010"),
        (537, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevResource_ptsz_v13010"),
        (538, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetContainingGraph_v13010"),
        (539, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetLocalId_v13010"),
        (540, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetToolsId_v13010"),
        (541, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetId_v13010"),
        (542, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecGetId_v13010"),
        (543, "CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxRecordEvent_v13010"),
        (544, "CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxWaitEvent_v13010"),
        (545, "CUPTI_RUNTIME_TRACE_CBID_cuda545_v13010"),
        (546, "CUPTI_RUNTIME_TRACE_CBID_cuda546_v13010"),
        (547, "CUPTI_RUNTIME_TRACE_CBID_cuda547_v13010"),
        (545, "CUPTI_RUNTIME_TRACE_CBID_cuda545"),
        (546, "CUPTI_RUNTIME_TRACE_CBID_cuda546"),
        (547, "CUPTI_RUNTIME_TRACE_CBID_cuda547"),
        (548, "CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetExecutionCtx_v13010"),
        (549, "CUPTI_RUNTIME_TRACE_CBID_cudaDevSmResourceSplit_v13010"),
        (550, "CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v2_v13020"),
        (551, "CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v2_ptsz_v13020"),
        (552, "CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetParamCount_v13020"),
        (553, "CUPTI_RUNTIME_TRACE_CBID_cuda553_v13020"),
        (553, "CUPTI_RUNTIME_TRACE_CBID_cuda553"),
        (554, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyWithAttributesAsync_v13020"),
        (555, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyWithAttributesAsync_ptsz_v13020"),
        (556, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DWithAttributesAsync_v13020"),
        (557, "CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DWithAttributesAsync_ptsz_v13020"),
        (558, "CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetParams_v13020"),
        (559, "CUPTI_RUNTIME_TRACE_CBID_cuda559"),
        (560, "CUPTI_RUNTIME_TRACE_CBID_cuda560"),
        (561, "CUPTI_RUNTIME_TRACE_CBID_cuda561"),
        (562, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginRecaptureToGraph_v13030"),
        (563, "CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginRecaptureToGraph_ptsz_v13030"),
        (564, "CUPTI_RUNTIME_TRACE_CBID_cuda564"),
        (565, "CUPTI_RUNTIME_TRACE_CBID_cudaMemGetLocationInfo_v13040"),
        (566, "CUPTI_RUNTIME_TRACE_CBID_cuda566"),
        (567, "CUPTI_RUNTIME_TRACE_CBID_SIZE"),
        (2147483647, "CUPTI_RUNTIME_TRACE_CBID_FORCE_INT"),
    ];
}

enumeration!(CUpti_runtime_api_trace_cbid);
