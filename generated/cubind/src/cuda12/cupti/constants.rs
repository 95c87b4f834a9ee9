//! Macros with a value (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUPTI_API_VERSION`, from `cupti_version.h`, since at least CUDA 12.0.
pub const CUPTI_API_VERSION: u32 = 28;

/// `#define CUPTI_INVALID_CONTEXT_ID`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_INVALID_CONTEXT_ID: u32 = 4294967295;

/// `#define CUPTI_INVALID_STREAM_ID`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_INVALID_STREAM_ID: u32 = 4294967295;

/// `#define CUPTI_MAX_NVLINK_PORTS`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_MAX_NVLINK_PORTS: u32 = 32;

/// `#define CUPTI_NVLINK_INVALID_PORT`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_NVLINK_INVALID_PORT: i32 = -1;

/// `#define CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE: core::ffi::c_ulong = 52;

/// `#define CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE: core::ffi::c_ulong = 60;

/// `#define CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE: core::ffi::c_ulong = 48;

/// `#define CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE`, from `cupti_range_profiler.h`, since CUDA 12.6.
pub const CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE: core::ffi::c_ulong = 32;
