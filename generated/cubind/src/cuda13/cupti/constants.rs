//! Macros with a value (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUPTI_API_VERSION`, from `cupti_version.h`, since at least CUDA 12.0.
pub const CUPTI_API_VERSION: u32 = 130500;

/// `#define CUPTI_INVALID_CONTEXT_ID`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_INVALID_CONTEXT_ID: u32 = 0;

/// `#define CUPTI_INVALID_DEVICE_ID`, from `cupti_activity.h`, since CUDA 13.2.
pub const CUPTI_INVALID_DEVICE_ID: u32 = 4294967295;

/// `#define CUPTI_INVALID_STREAM_ID`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_INVALID_STREAM_ID: u32 = 0;

/// `#define CUPTI_MAX_DEVICES`, from `cupti_common.h`, since CUDA 13.2.
pub const CUPTI_MAX_DEVICES: u32 = 256;

/// `#define CUPTI_MAX_NVLINK_PORTS`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
pub const CUPTI_MAX_NVLINK_PORTS: u32 = 256;

/// `#define CUPTI_NVLINK_INVALID_PORT`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_NVLINK_INVALID_PORT: u32 = 4294967295;

/// `#define CUPTI_OLD_SUBSCRIBER_NAME_MIN_LEN`, from `cupti_callbacks.h`, since CUDA 13.0.
pub const CUPTI_OLD_SUBSCRIBER_NAME_MIN_LEN: u32 = 64;

/// `#define CUPTI_SUBSCRIBER_NAME_MAX_LEN`, from `cupti_callbacks.h`, since CUDA 13.0.
pub const CUPTI_SUBSCRIBER_NAME_MAX_LEN: u32 = 53;

/// `#define CUpti_ActivityConfig_STRUCT_SIZE`, from `cupti_activity.h`, since CUDA 13.2.
pub const CUpti_ActivityConfig_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE: core::ffi::c_ulong = 56;

/// `#define CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE: core::ffi::c_ulong = 41;

/// `#define CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE: core::ffi::c_ulong = 64;

/// `#define CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 13.2.
pub const CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params_STRUCT_SIZE: core::ffi::c_ulong = 64;

/// `#define CUpti_Profiler_Host_GetSinglePassSets_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 13.2.
pub const CUpti_Profiler_Host_GetSinglePassSets_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE: core::ffi::c_ulong = 56;

/// `#define CUpti_Profiler_Host_SetDevicePartitionInfo_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 13.3.
pub const CUpti_Profiler_Host_SetDevicePartitionInfo_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE`, from `cupti_range_profiler.h`, since CUDA 12.6.
pub const CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE: core::ffi::c_ulong = 36;

/// `#define CUpti_RangeProfiler_GetDevicePartitionInfo_Params_STRUCT_SIZE`, from `cupti_range_profiler.h`, since CUDA 13.3.
pub const CUpti_RangeProfiler_GetDevicePartitionInfo_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_SubscriberParams_STRUCT_SIZE`, from `cupti_callbacks.h`, since CUDA 13.0.
pub const CUpti_SubscriberParams_STRUCT_SIZE: core::ffi::c_ulong = 40;
