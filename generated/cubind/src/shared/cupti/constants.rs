//! Macros with a value (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define ACTIVITY_RECORD_ALIGNMENT`, from `cupti_common.h`, since at least CUDA 12.0.
pub const ACTIVITY_RECORD_ALIGNMENT: u32 = 8;

/// `#define CUPTILP64`, from `cupti_common.h`, since at least CUDA 12.0.
pub const CUPTILP64: u32 = 1;

/// `#define CUPTI_AUTO_BOOST_INVALID_CLIENT_PID`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_AUTO_BOOST_INVALID_CLIENT_PID: u32 = 0;

/// `#define CUPTI_CORRELATION_ID_UNKNOWN`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_CORRELATION_ID_UNKNOWN: u32 = 0;

/// `#define CUPTI_DECOMPRESSED_BYTES_UNKNOWN`, from `cupti_activity.h`, since CUDA 12.8.
pub const CUPTI_DECOMPRESSED_BYTES_UNKNOWN: i64 = 0;

/// `#define CUPTI_EVENT_INVALID`, from `cupti_events.h`, since at least CUDA 12.0.
pub const CUPTI_EVENT_INVALID: u64 = 18446744073709551614;

/// `#define CUPTI_EVENT_OVERFLOW`, from `cupti_events.h`, since at least CUDA 12.0.
pub const CUPTI_EVENT_OVERFLOW: u64 = 18446744073709551615;

/// `#define CUPTI_FUNCTION_INDEX_ID_INVALID`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_FUNCTION_INDEX_ID_INVALID: u32 = 0;

/// `#define CUPTI_GRID_ID_UNKNOWN`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_GRID_ID_UNKNOWN: i64 = 0;

/// `#define CUPTI_INVALID_CHANNEL_ID`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_INVALID_CHANNEL_ID: u32 = 4294967295;

/// `#define CUPTI_MAX_GPUS`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_MAX_GPUS: u32 = 32;

/// `#define CUPTI_SOURCE_LOCATOR_ID_UNKNOWN`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_SOURCE_LOCATOR_ID_UNKNOWN: u32 = 0;

/// `#define CUPTI_STALL_REASON_STRING_SIZE`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
pub const CUPTI_STALL_REASON_STRING_SIZE: u32 = 128;

/// `#define CUPTI_SYNCHRONIZATION_INVALID_VALUE`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_SYNCHRONIZATION_INVALID_VALUE: u32 = 4294967295;

/// `#define CUPTI_TIMESTAMP_UNKNOWN`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_TIMESTAMP_UNKNOWN: i64 = 0;

/// `#define CUPTI_UNIFIED_MEMORY_CPU_DEVICE_ID`, from `cupti_activity.h`, since at least CUDA 12.0.
pub const CUPTI_UNIFIED_MEMORY_CPU_DEVICE_ID: u32 = 4294967295;

/// `#define CUpti_Device_GetChipName_Params_STRUCT_SIZE`, from `cupti_target.h`, since at least CUDA 12.0.
pub const CUpti_Device_GetChipName_Params_STRUCT_SIZE: core::ffi::c_ulong = 32;

/// `#define CUpti_GetCubinCrcParamsSize`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
pub const CUpti_GetCubinCrcParamsSize: core::ffi::c_ulong = 32;

/// `#define CUpti_GetSassToSourceCorrelationParamsSize`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
pub const CUpti_GetSassToSourceCorrelationParamsSize: core::ffi::c_ulong = 64;

/// `#define CUpti_PCSamplingConfigurationInfoParamsSize`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
pub const CUpti_PCSamplingConfigurationInfoParamsSize: core::ffi::c_ulong = 40;

/// `#define CUpti_PCSamplingDisableParamsSize`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
pub const CUpti_PCSamplingDisableParamsSize: core::ffi::c_ulong = 24;

/// `#define CUpti_PCSamplingEnableParamsSize`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
pub const CUpti_PCSamplingEnableParamsSize: core::ffi::c_ulong = 24;

/// `#define CUpti_PCSamplingGetDataParamsSize`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
pub const CUpti_PCSamplingGetDataParamsSize: core::ffi::c_ulong = 32;

/// `#define CUpti_PCSamplingGetNumStallReasonsParamsSize`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
pub const CUpti_PCSamplingGetNumStallReasonsParamsSize: core::ffi::c_ulong = 32;

/// `#define CUpti_PCSamplingGetStallReasonsParamsSize`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
pub const CUpti_PCSamplingGetStallReasonsParamsSize: core::ffi::c_ulong = 48;

/// `#define CUpti_PCSamplingStartParamsSize`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
pub const CUpti_PCSamplingStartParamsSize: core::ffi::c_ulong = 24;

/// `#define CUpti_PCSamplingStopParamsSize`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
pub const CUpti_PCSamplingStopParamsSize: core::ffi::c_ulong = 24;

/// `#define CUpti_PmSampling_CounterDataImage_Initialize_Params_STRUCT_SIZE`, from `cupti_pmsampling.h`, since CUDA 12.6.
pub const CUpti_PmSampling_CounterDataImage_Initialize_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_PmSampling_CounterData_GetSampleInfo_Params_STRUCT_SIZE`, from `cupti_pmsampling.h`, since CUDA 12.6.
pub const CUpti_PmSampling_CounterData_GetSampleInfo_Params_STRUCT_SIZE: core::ffi::c_ulong = 64;

/// `#define CUpti_PmSampling_DecodeData_Params_STRUCT_SIZE`, from `cupti_pmsampling.h`, since CUDA 12.6.
pub const CUpti_PmSampling_DecodeData_Params_STRUCT_SIZE: core::ffi::c_ulong = 45;

/// `#define CUpti_PmSampling_Disable_Params_STRUCT_SIZE`, from `cupti_pmsampling.h`, since CUDA 12.6.
pub const CUpti_PmSampling_Disable_Params_STRUCT_SIZE: core::ffi::c_ulong = 24;

/// `#define CUpti_PmSampling_Enable_Params_STRUCT_SIZE`, from `cupti_pmsampling.h`, since CUDA 12.6.
pub const CUpti_PmSampling_Enable_Params_STRUCT_SIZE: core::ffi::c_ulong = 32;

/// `#define CUpti_PmSampling_GetCounterAvailability_Params_STRUCT_SIZE`, from `cupti_pmsampling.h`, since CUDA 12.6.
pub const CUpti_PmSampling_GetCounterAvailability_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_PmSampling_GetCounterDataInfo_Params_STRUCT_SIZE`, from `cupti_pmsampling.h`, since CUDA 12.6.
pub const CUpti_PmSampling_GetCounterDataInfo_Params_STRUCT_SIZE: core::ffi::c_ulong = 56;

/// `#define CUpti_PmSampling_GetCounterDataSize_Params_STRUCT_SIZE`, from `cupti_pmsampling.h`, since CUDA 12.6.
pub const CUpti_PmSampling_GetCounterDataSize_Params_STRUCT_SIZE: core::ffi::c_ulong = 56;

/// `#define CUpti_PmSampling_SetConfig_Params_STRUCT_SIZE`, from `cupti_pmsampling.h`, since CUDA 12.6.
pub const CUpti_PmSampling_SetConfig_Params_STRUCT_SIZE: core::ffi::c_ulong = 64;

/// `#define CUpti_PmSampling_Start_Params_STRUCT_SIZE`, from `cupti_pmsampling.h`, since CUDA 12.6.
pub const CUpti_PmSampling_Start_Params_STRUCT_SIZE: core::ffi::c_ulong = 24;

/// `#define CUpti_PmSampling_Stop_Params_STRUCT_SIZE`, from `cupti_pmsampling.h`, since CUDA 12.6.
pub const CUpti_PmSampling_Stop_Params_STRUCT_SIZE: core::ffi::c_ulong = 24;

/// `#define CUpti_Profiler_BeginPass_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_BeginPass_Params_STRUCT_SIZE: core::ffi::c_ulong = 24;

/// `#define CUpti_Profiler_BeginSession_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_BeginSession_Params_STRUCT_SIZE: core::ffi::c_ulong = 96;

/// `#define CUpti_Profiler_CounterDataImageOptions_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_CounterDataImageOptions_STRUCT_SIZE: core::ffi::c_ulong = 44;

/// `#define CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_Profiler_CounterDataImage_CalculateSize_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_CounterDataImage_CalculateSize_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params_STRUCT_SIZE: core::ffi::c_ulong = 48;

/// `#define CUpti_Profiler_CounterDataImage_Initialize_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_CounterDataImage_Initialize_Params_STRUCT_SIZE: core::ffi::c_ulong = 48;

/// `#define CUpti_Profiler_DeInitialize_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_DeInitialize_Params_STRUCT_SIZE: core::ffi::c_ulong = 16;

/// `#define CUpti_Profiler_DisableProfiling_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_DisableProfiling_Params_STRUCT_SIZE: core::ffi::c_ulong = 24;

/// `#define CUpti_Profiler_EnableProfiling_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_EnableProfiling_Params_STRUCT_SIZE: core::ffi::c_ulong = 24;

/// `#define CUpti_Profiler_EndPass_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_EndPass_Params_STRUCT_SIZE: core::ffi::c_ulong = 41;

/// `#define CUpti_Profiler_EndSession_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_EndSession_Params_STRUCT_SIZE: core::ffi::c_ulong = 24;

/// `#define CUpti_Profiler_FlushCounterData_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_FlushCounterData_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_Profiler_Host_ConfigAddMetrics_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_ConfigAddMetrics_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_Profiler_Host_Deinitialize_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_Deinitialize_Params_STRUCT_SIZE: core::ffi::c_ulong = 24;

/// `#define CUpti_Profiler_Host_EvaluateToGpuValues_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_EvaluateToGpuValues_Params_STRUCT_SIZE: core::ffi::c_ulong = 72;

/// `#define CUpti_Profiler_Host_GetBaseMetrics_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_GetBaseMetrics_Params_STRUCT_SIZE: core::ffi::c_ulong = 48;

/// `#define CUpti_Profiler_Host_GetConfigImageSize_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_GetConfigImageSize_Params_STRUCT_SIZE: core::ffi::c_ulong = 32;

/// `#define CUpti_Profiler_Host_GetConfigImage_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_GetConfigImage_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params_STRUCT_SIZE: core::ffi::c_ulong = 48;

/// `#define CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_Profiler_Host_GetRangeName_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_GetRangeName_Params_STRUCT_SIZE: core::ffi::c_ulong = 56;

/// `#define CUpti_Profiler_Host_GetSubMetrics_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_GetSubMetrics_Params_STRUCT_SIZE: core::ffi::c_ulong = 56;

/// `#define CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE`, from `cupti_profiler_host.h`, since CUDA 12.6.
pub const CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE: core::ffi::c_ulong = 32;

/// `#define CUpti_Profiler_Initialize_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_Initialize_Params_STRUCT_SIZE: core::ffi::c_ulong = 16;

/// `#define CUpti_Profiler_IsPassCollected_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_IsPassCollected_Params_STRUCT_SIZE: core::ffi::c_ulong = 42;

/// `#define CUpti_Profiler_PopRange_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_PopRange_Params_STRUCT_SIZE: core::ffi::c_ulong = 24;

/// `#define CUpti_Profiler_PushRange_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_PushRange_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_Profiler_SetConfig_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_SetConfig_Params_STRUCT_SIZE: core::ffi::c_ulong = 58;

/// `#define CUpti_Profiler_UnsetConfig_Params_STRUCT_SIZE`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
pub const CUpti_Profiler_UnsetConfig_Params_STRUCT_SIZE: core::ffi::c_ulong = 24;

/// `#define CUpti_RangeProfiler_CounterDataImage_Initialize_Params_STRUCT_SIZE`, from `cupti_range_profiler.h`, since CUDA 12.6.
pub const CUpti_RangeProfiler_CounterDataImage_Initialize_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_RangeProfiler_CounterData_GetRangeInfo_Params_STRUCT_SIZE`, from `cupti_range_profiler.h`, since CUDA 12.6.
pub const CUpti_RangeProfiler_CounterData_GetRangeInfo_Params_STRUCT_SIZE: core::ffi::c_ulong = 56;

/// `#define CUpti_RangeProfiler_DecodeData_Params_STRUCT_SIZE`, from `cupti_range_profiler.h`, since CUDA 12.6.
pub const CUpti_RangeProfiler_DecodeData_Params_STRUCT_SIZE: core::ffi::c_ulong = 32;

/// `#define CUpti_RangeProfiler_Disable_Params_STRUCT_SIZE`, from `cupti_range_profiler.h`, since CUDA 12.6.
pub const CUpti_RangeProfiler_Disable_Params_STRUCT_SIZE: core::ffi::c_ulong = 24;

/// `#define CUpti_RangeProfiler_GetCounterDataInfo_Params_STRUCT_SIZE`, from `cupti_range_profiler.h`, since CUDA 12.6.
pub const CUpti_RangeProfiler_GetCounterDataInfo_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_RangeProfiler_GetCounterDataSize_Params_STRUCT_SIZE`, from `cupti_range_profiler.h`, since CUDA 12.6.
pub const CUpti_RangeProfiler_GetCounterDataSize_Params_STRUCT_SIZE: core::ffi::c_ulong = 64;

/// `#define CUpti_RangeProfiler_PopRange_Params_STRUCT_SIZE`, from `cupti_range_profiler.h`, since CUDA 12.6.
pub const CUpti_RangeProfiler_PopRange_Params_STRUCT_SIZE: core::ffi::c_ulong = 24;

/// `#define CUpti_RangeProfiler_PushRange_Params_STRUCT_SIZE`, from `cupti_range_profiler.h`, since CUDA 12.6.
pub const CUpti_RangeProfiler_PushRange_Params_STRUCT_SIZE: core::ffi::c_ulong = 32;

/// `#define CUpti_RangeProfiler_SetConfig_Params_STRUCT_SIZE`, from `cupti_range_profiler.h`, since CUDA 12.6.
pub const CUpti_RangeProfiler_SetConfig_Params_STRUCT_SIZE: core::ffi::c_ulong = 90;

/// `#define CUpti_RangeProfiler_Start_Params_STRUCT_SIZE`, from `cupti_range_profiler.h`, since CUDA 12.6.
pub const CUpti_RangeProfiler_Start_Params_STRUCT_SIZE: core::ffi::c_ulong = 24;

/// `#define CUpti_RangeProfiler_Stop_Params_STRUCT_SIZE`, from `cupti_range_profiler.h`, since CUDA 12.6.
pub const CUpti_RangeProfiler_Stop_Params_STRUCT_SIZE: core::ffi::c_ulong = 41;

/// `#define CUpti_SassMetricsDisable_Params_STRUCT_SIZE`, from `cupti_sass_metrics.h`, since CUDA 12.2.
pub const CUpti_SassMetricsDisable_Params_STRUCT_SIZE: core::ffi::c_ulong = 32;

/// `#define CUpti_SassMetricsEnable_Params_STRUCT_SIZE`, from `cupti_sass_metrics.h`, since CUDA 12.2.
pub const CUpti_SassMetricsEnable_Params_STRUCT_SIZE: core::ffi::c_ulong = 25;

/// `#define CUpti_SassMetricsFlushData_Params_STRUCT_SIZE`, from `cupti_sass_metrics.h`, since CUDA 12.2.
pub const CUpti_SassMetricsFlushData_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_SassMetricsGetDataProperties_Params_STRUCT_SIZE`, from `cupti_sass_metrics.h`, since CUDA 12.2.
pub const CUpti_SassMetricsGetDataProperties_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_SassMetricsSetConfig_Params_STRUCT_SIZE`, from `cupti_sass_metrics.h`, since CUDA 12.2.
pub const CUpti_SassMetricsSetConfig_Params_STRUCT_SIZE: core::ffi::c_ulong = 36;

/// `#define CUpti_SassMetricsUnsetConfig_Params_STRUCT_SIZE`, from `cupti_sass_metrics.h`, since CUDA 12.2.
pub const CUpti_SassMetricsUnsetConfig_Params_STRUCT_SIZE: core::ffi::c_ulong = 20;

/// `#define CUpti_SassMetrics_GetMetrics_Params_STRUCT_SIZE`, from `cupti_sass_metrics.h`, since CUDA 12.2.
pub const CUpti_SassMetrics_GetMetrics_Params_STRUCT_SIZE: core::ffi::c_ulong = 40;

/// `#define CUpti_SassMetrics_GetNumOfMetrics_Params_STRUCT_SIZE`, from `cupti_sass_metrics.h`, since CUDA 12.2.
pub const CUpti_SassMetrics_GetNumOfMetrics_Params_STRUCT_SIZE: core::ffi::c_ulong = 32;

/// `#define CUpti_SassMetrics_GetProperties_Params_STRUCT_SIZE`, from `cupti_sass_metrics.h`, since CUDA 12.2.
pub const CUpti_SassMetrics_GetProperties_Params_STRUCT_SIZE: core::ffi::c_ulong = 56;

/// `#define CUpti_SassMetrics_InstanceValue_STRUCT_SIZE`, from `cupti_sass_metrics.h`, since CUDA 12.2.
pub const CUpti_SassMetrics_InstanceValue_STRUCT_SIZE: core::ffi::c_ulong = 16;

/// `#define invalidNumaId`, from `cupti_activity.h`, since CUDA 12.1.
pub const invalidNumaId: u32 = 4294967295;
