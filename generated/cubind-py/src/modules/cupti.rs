//! The contents of `cupti` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cupti::common;
use crate::support::gen1::*;
use crate::tables::{cupti, driver};

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("CUaccessPolicyWindow_v1", Class::Record(&driver::CUaccessPolicyWindow_v1));
    table.class_as("CUaccessProperty", Class::Enum(&driver::CUaccessProperty));
    table.class_as("CUclusterSchedulingPolicy", Class::Enum(&driver::CUclusterSchedulingPolicy));
    table.class_as("CUcontext", Class::Value(&driver::CUcontext));
    table.class_as("CUdevice", Class::Value(&driver::CUdevice));
    table.class_as("CUevent", Class::Value(&driver::CUevent));
    table.class_as("CUgraph", Class::Value(&driver::CUgraph));
    table.class_as("CUgraphDeviceNode", Class::Value(&driver::CUgraphDeviceNode));
    table.class_as("CUgraphExec", Class::Value(&driver::CUgraphExec));
    table.class_as("CUgraphNode", Class::Value(&driver::CUgraphNode));
    table.class_as("CUgraphNodeType", Class::Enum(&driver::CUgraphNodeType));
    table.class_as("CUlaunchAttributeID", Class::Enum(&driver::CUlaunchAttributeID));
    table.class_as("CUlaunchAttributeValue_clusterDim", Class::Record(&driver::CUlaunchAttributeValue_clusterDim));
    table
        .class_as(
            "CUlaunchAttributeValue_deviceUpdatableKernelNode",
            Class::Record(&driver::CUlaunchAttributeValue_deviceUpdatableKernelNode),
        );
    table
        .class_as(
            "CUlaunchAttributeValue_launchCompletionEvent",
            Class::Record(&driver::CUlaunchAttributeValue_launchCompletionEvent),
        );
    table
        .class_as(
            "CUlaunchAttributeValue_preferredClusterDim",
            Class::Record(&driver::CUlaunchAttributeValue_preferredClusterDim),
        );
    table
        .class_as(
            "CUlaunchAttributeValue_programmaticEvent",
            Class::Record(&driver::CUlaunchAttributeValue_programmaticEvent),
        );
    table.class_as("CUlaunchMemSyncDomain", Class::Enum(&driver::CUlaunchMemSyncDomain));
    table.class_as("CUlaunchMemSyncDomainMap", Class::Record(&driver::CUlaunchMemSyncDomainMap));
    table.class(Class::Enum(&cupti::CUptiResult));
    table.class(Class::Record(&cupti::CUpti_ActivityAutoBoostState));
    table.class(Class::Record(&cupti::CUpti_ActivityCdpKernel_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityCdpKernel_cacheConfig_config));
    table.class(Class::Enum(&cupti::CUpti_ActivityComputeApiKind));
    table.class(Class::Record(&cupti::CUpti_ActivityDeviceAttribute_value));
    table.class(Class::Enum(&cupti::CUpti_ActivityEnvironmentKind));
    table.class(Class::Enum(&cupti::CUpti_ActivityFlag));
    table.class(Class::Enum(&cupti::CUpti_ActivityInstructionClass));
    table.class(Class::Enum(&cupti::CUpti_ActivityJitEntryType));
    table.class(Class::Enum(&cupti::CUpti_ActivityJitOperationType));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel2_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel2_cacheConfig_config));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel3_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel3_cacheConfig_config));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel4_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel4_cacheConfig_config));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel5_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel5_cacheConfig_config));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel6_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel6_cacheConfig_config));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel7_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel7_cacheConfig_config));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel8_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel8_cacheConfig_config));
    table.class(Class::Enum(&cupti::CUpti_ActivityLaunchType));
    table.class(Class::Enum(&cupti::CUpti_ActivityMemcpyKind));
    table.class(Class::Record(&cupti::CUpti_ActivityMemory2_memoryPoolConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityMemory2_memoryPoolConfig_pool));
    table.class(Class::Record(&cupti::CUpti_ActivityMemory3_memoryPoolConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityMemory3_memoryPoolConfig_pool));
    table.class(Class::Record(&cupti::CUpti_ActivityMemory4_memoryPoolConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityMemory4_memoryPoolConfig_pool));
    table.class(Class::Enum(&cupti::CUpti_ActivityMemoryKind));
    table.class(Class::Enum(&cupti::CUpti_ActivityMemoryOperationType));
    table.class(Class::Enum(&cupti::CUpti_ActivityMemoryPoolOperationType));
    table.class(Class::Enum(&cupti::CUpti_ActivityMemoryPoolType));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink2_idDev0));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink2_idDev0_npu));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink2_idDev1));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink2_idDev1_npu));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink3_idDev0));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink3_idDev0_npu));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink3_idDev1));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink3_idDev1_npu));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink_idDev0));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink_idDev0_npu));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink_idDev1));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink_idDev1_npu));
    table.class(Class::Enum(&cupti::CUpti_ActivityObjectKind));
    table.class(Class::Record(&cupti::CUpti_ActivityObjectKindId));
    table.class(Class::Record(&cupti::CUpti_ActivityObjectKindId_dcs));
    table.class(Class::Record(&cupti::CUpti_ActivityObjectKindId_pt));
    table.class(Class::Record(&cupti::CUpti_ActivityOverheadCommandBufferFullData));
    table.class(Class::Enum(&cupti::CUpti_ActivityOverheadKind));
    table.class(Class::Record(&cupti::CUpti_ActivityPCSamplingConfig));
    table.class(Class::Enum(&cupti::CUpti_ActivityPCSamplingPeriod));
    table.class(Class::Enum(&cupti::CUpti_ActivityPCSamplingStallReason));
    table.class(Class::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityPcie_id));
    table.class(Class::Enum(&cupti::CUpti_ActivityPreemptionKind));
    table.class(Class::Enum(&cupti::CUpti_ActivityStreamFlag));
    table.class(Class::Enum(&cupti::CUpti_ActivitySynchronizationType));
    table.class(Class::Enum(&cupti::CUpti_ActivityThreadIdType));
    table.class(Class::Enum(&cupti::CUpti_ActivityUnifiedMemoryAccessType));
    table.class(Class::Record(&cupti::CUpti_ActivityUnifiedMemoryCounterConfig));
    table.class(Class::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterKind));
    table.class(Class::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterScope));
    table.class(Class::Enum(&cupti::CUpti_ActivityUnifiedMemoryMigrationCause));
    table.class(Class::Enum(&cupti::CUpti_ActivityUnifiedMemoryRemoteMapCause));
    table.class(Class::Enum(&cupti::CUpti_ApiCallbackSite));
    table.class(Class::Value(&cupti::CUpti_BuffersCallbackCompleteFunc));
    table.class(Class::Value(&cupti::CUpti_BuffersCallbackRequestFunc));
    table.class(Class::Record(&cupti::CUpti_CallbackData));
    table.class(Class::Enum(&cupti::CUpti_CallbackDomain));
    table.class(Class::Value(&cupti::CUpti_CallbackFunc));
    table.class(Class::Value(&cupti::CUpti_CallbackId));
    table.class(Class::Enum(&cupti::CUpti_CallbackIdState));
    table.class(Class::Enum(&cupti::CUpti_CallbackIdSync));
    table.class(Class::Enum(&cupti::CUpti_ChannelType));
    table.class(Class::Value(&cupti::CUpti_ComputeCrcCallbackFunc));
    table.class(Class::Enum(&cupti::CUpti_ConfidentialComputeRotationEventType));
    table.class(Class::Enum(&cupti::CUpti_ContextCigMode));
    table.class(Class::Enum(&cupti::CUpti_DevType));
    table.class(Class::Enum(&cupti::CUpti_DeviceAttribute));
    table.class(Class::Enum(&cupti::CUpti_DeviceAttributeDeviceClass));
    table.class(Class::Enum(&cupti::CUpti_DeviceGraphLaunchMode));
    table.class(Class::Enum(&cupti::CUpti_DeviceVirtualizationMode));
    table.class(Class::Record(&cupti::CUpti_Device_GetChipName_Params));
    table.class(Class::Enum(&cupti::CUpti_EnvironmentClocksThrottleReason));
    table.class(Class::Enum(&cupti::CUpti_EventAttribute));
    table.class(Class::Enum(&cupti::CUpti_EventCategory));
    table.class(Class::Enum(&cupti::CUpti_EventCollectionMethod));
    table.class(Class::Enum(&cupti::CUpti_EventCollectionMode));
    table.class(Class::Enum(&cupti::CUpti_EventDomainAttribute));
    table.class(Class::Value(&cupti::CUpti_EventDomainID));
    table.class(Class::Value(&cupti::CUpti_EventGroup));
    table.class(Class::Enum(&cupti::CUpti_EventGroupAttribute));
    table.class(Class::Record(&cupti::CUpti_EventGroupSet));
    table.class(Class::Record(&cupti::CUpti_EventGroupSets));
    table.class(Class::Value(&cupti::CUpti_EventID));
    table.class(Class::Enum(&cupti::CUpti_EventProfilingScope));
    table.class(Class::Enum(&cupti::CUpti_ExternalCorrelationKind));
    table.class(Class::Enum(&cupti::CUpti_FuncShmemLimitConfig));
    table.class(Class::Record(&cupti::CUpti_GetCubinCrcParams));
    table.class(Class::Record(&cupti::CUpti_GetSassToSourceCorrelationParams));
    table.class(Class::Record(&cupti::CUpti_GraphData));
    table.class(Class::Value(&cupti::CUpti_KernelReplayUpdateFunc));
    table.class(Class::Enum(&cupti::CUpti_LinkFlag));
    table.class(Class::Enum(&cupti::CUpti_MetricAttribute));
    table.class(Class::Enum(&cupti::CUpti_MetricCategory));
    table.class(Class::Enum(&cupti::CUpti_MetricEvaluationMode));
    table.class(Class::Value(&cupti::CUpti_MetricID));
    table.class(Class::Enum(&cupti::CUpti_MetricPropertyDeviceClass));
    table.class(Class::Enum(&cupti::CUpti_MetricPropertyID));
    table.class(Class::Enum(&cupti::CUpti_MetricType));
    table.class(Class::Enum(&cupti::CUpti_MetricValueKind));
    table.class(Class::Enum(&cupti::CUpti_MetricValueUtilizationLevel));
    table.class(Class::Record(&cupti::CUpti_ModuleResourceData));
    table.class(Class::Record(&cupti::CUpti_NvtxData));
    table.class(Class::Enum(&cupti::CUpti_OpenAccConstructKind));
    table.class(Class::Enum(&cupti::CUpti_OpenAccEventKind));
    table.class(Class::Enum(&cupti::CUpti_OpenMpEventKind));
    table.class(Class::Enum(&cupti::CUpti_PCSamplingCollectionMode));
    table.class(Class::Enum(&cupti::CUpti_PCSamplingConfigurationAttributeType));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfoParams));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_collectionModeData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_invalidData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData));
    table
        .class(
            Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData),
        );
    table.class(Class::Record(&cupti::CUpti_PCSamplingData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingDisableParams));
    table.class(Class::Record(&cupti::CUpti_PCSamplingEnableParams));
    table.class(Class::Record(&cupti::CUpti_PCSamplingGetDataParams));
    table.class(Class::Record(&cupti::CUpti_PCSamplingGetNumStallReasonsParams));
    table.class(Class::Record(&cupti::CUpti_PCSamplingGetStallReasonsParams));
    table.class(Class::Enum(&cupti::CUpti_PCSamplingOutputDataFormat));
    table.class(Class::Record(&cupti::CUpti_PCSamplingPCData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingStallReason));
    table.class(Class::Record(&cupti::CUpti_PCSamplingStartParams));
    table.class(Class::Record(&cupti::CUpti_PCSamplingStopParams));
    table.class(Class::Enum(&cupti::CUpti_PcieDeviceType));
    table.class(Class::Enum(&cupti::CUpti_PcieGen));
    table.class(Class::Record(&cupti::CUpti_PmSampling_CounterDataImage_Initialize_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_CounterData_GetSampleInfo_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_DecodeData_Params));
    table.class(Class::Enum(&cupti::CUpti_PmSampling_DecodeStopReason));
    table.class(Class::Record(&cupti::CUpti_PmSampling_Disable_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_Enable_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_GetCounterAvailability_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_GetCounterDataInfo_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_GetCounterDataSize_Params));
    table.class(Class::Enum(&cupti::CUpti_PmSampling_HardwareBuffer_AppendMode));
    table.class(Class::Record(&cupti::CUpti_PmSampling_SetConfig_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_Start_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_Stop_Params));
    table.class(Class::Enum(&cupti::CUpti_PmSampling_TriggerMode));
    table.class(Class::Enum(&cupti::CUpti_ProfilerRange));
    table.class(Class::Enum(&cupti::CUpti_ProfilerReplayMode));
    table.class(Class::Enum(&cupti::CUpti_ProfilerType));
    table.class(Class::Enum(&cupti::CUpti_Profiler_API));
    table.class(Class::Record(&cupti::CUpti_Profiler_BeginPass_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_BeginSession_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_CounterDataImageOptions));
    table.class(Class::Record(&cupti::CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_CounterDataImage_CalculateSize_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_CounterDataImage_Initialize_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_DeInitialize_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_DisableProfiling_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_EnableProfiling_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_EndPass_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_EndSession_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_FlushCounterData_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_ConfigAddMetrics_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_Deinitialize_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_EvaluateToGpuValues_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetBaseMetrics_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetConfigImageSize_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetConfigImage_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetNumOfPasses_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetRangeName_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetSubMetrics_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetSupportedChips_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Initialize_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_IsPassCollected_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_PopRange_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_PushRange_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_SetConfig_Params));
    table.class(Class::Enum(&cupti::CUpti_Profiler_Support_Level));
    table.class(Class::Record(&cupti::CUpti_Profiler_UnsetConfig_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_CounterDataImage_Initialize_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_CounterData_GetRangeInfo_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_DecodeData_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_Disable_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_GetCounterDataInfo_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_GetCounterDataSize_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_PopRange_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_PushRange_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_SetConfig_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_Start_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_Stop_Params));
    table.class(Class::Enum(&cupti::CUpti_ReadEventFlags));
    table.class(Class::Record(&cupti::CUpti_ResourceData));
    table.class(Class::Record(&cupti::CUpti_ResourceData_resourceHandle));
    table.class(Class::Record(&cupti::CUpti_SassMetricsDisable_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetricsEnable_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetricsFlushData_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetricsGetDataProperties_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetricsSetConfig_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetricsUnsetConfig_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetrics_Config));
    table.class(Class::Record(&cupti::CUpti_SassMetrics_Data));
    table.class(Class::Record(&cupti::CUpti_SassMetrics_GetMetrics_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetrics_GetNumOfMetrics_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetrics_GetProperties_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetrics_InstanceValue));
    table.class(Class::Record(&cupti::CUpti_SassMetrics_MetricDetails));
    table.class(Class::Enum(&cupti::CUpti_SassMetrics_OutputGranularity));
    table.class(Class::Record(&cupti::CUpti_StateData));
    table.class(Class::Record(&cupti::CUpti_StateData_anon0));
    table.class(Class::Record(&cupti::CUpti_StateData_anon0_notification));
    table.class(Class::Value(&cupti::CUpti_SubscriberHandle));
    table.class(Class::Record(&cupti::CUpti_SynchronizeData));
    table.class(Class::Value(&cupti::CUpti_TimestampCallbackFunc));
    table.class(Class::Enum(&cupti::CUpti_nvtx_api_trace_cbid));
    table.class_as("CUstream", Class::Value(&driver::CUstream));
    table.class_as("CUsynchronizationPolicy", Class::Enum(&driver::CUsynchronizationPolicy));
    table.class_as("CUuuid", Class::Record(&driver::CUuuid));
}

pub(super) fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
    table.constant("CUPTI_EVENT_INVALID", Constant::Unsigned(18446744073709551614));
    table.constant("CUPTI_EVENT_OVERFLOW", Constant::Unsigned(18446744073709551615));
}

functions! {
    common::cuptiActivityConfigurePCSampling,
    common::cuptiActivityConfigureUnifiedMemoryCounter,
    common::cuptiActivityEnableAllSyncRecords,
    common::cuptiActivityEnableAllocationSource,
    common::cuptiActivityEnableDeviceGraph,
    common::cuptiActivityEnableDriverApi,
    common::cuptiActivityEnableLatencyTimestamps,
    common::cuptiActivityEnableLaunchAttributes,
    common::cuptiActivityEnableRuntimeApi,
    common::cuptiActivityFlush,
    common::cuptiActivityFlushAll,
    common::cuptiActivityFlushPeriod,
    common::cuptiActivityGetNextRecord,
    common::cuptiActivityGetNumDroppedRecords,
    common::cuptiActivityPopExternalCorrelationId,
    common::cuptiActivityPushExternalCorrelationId,
    common::cuptiActivityRegisterCallbacks,
    common::cuptiActivityRegisterTimestampCallback,
    common::cuptiComputeCapabilitySupported,
    common::cuptiDeviceEnumEventDomains,
    common::cuptiDeviceEnumMetrics,
    common::cuptiDeviceGetAttribute,
    common::cuptiDeviceGetChipName,
    common::cuptiDeviceGetEventDomainAttribute,
    common::cuptiDeviceGetNumEventDomains,
    common::cuptiDeviceGetNumMetrics,
    common::cuptiDeviceSupported,
    common::cuptiDeviceVirtualizationMode,
    common::cuptiDisableKernelReplayMode,
    common::cuptiEnableAllDomains,
    common::cuptiEnableCallback,
    common::cuptiEnableDomain,
    common::cuptiEnableKernelReplayMode,
    common::cuptiEnumEventDomains,
    common::cuptiEnumMetrics,
    common::cuptiEventDomainEnumEvents,
    common::cuptiEventDomainGetAttribute,
    common::cuptiEventDomainGetNumEvents,
    common::cuptiEventGetAttribute,
    common::cuptiEventGetIdFromName,
    common::cuptiEventGroupAddEvent,
    common::cuptiEventGroupCreate,
    common::cuptiEventGroupDestroy,
    common::cuptiEventGroupDisable,
    common::cuptiEventGroupEnable,
    common::cuptiEventGroupGetAttribute,
    common::cuptiEventGroupReadAllEvents,
    common::cuptiEventGroupReadEvent,
    common::cuptiEventGroupRemoveAllEvents,
    common::cuptiEventGroupRemoveEvent,
    common::cuptiEventGroupResetAllEvents,
    common::cuptiEventGroupSetAttribute,
    common::cuptiEventGroupSetDisable,
    common::cuptiEventGroupSetEnable,
    common::cuptiEventGroupSetsCreate,
    common::cuptiEventGroupSetsDestroy,
    common::cuptiFinalize,
    common::cuptiGetAutoBoostState,
    common::cuptiGetCallbackName,
    common::cuptiGetCallbackState,
    common::cuptiGetContextId,
    common::cuptiGetCubinCrc,
    common::cuptiGetDeviceId,
    common::cuptiGetErrorMessage,
    common::cuptiGetGraphExecId,
    common::cuptiGetGraphId,
    common::cuptiGetGraphNodeId,
    common::cuptiGetLastError,
    common::cuptiGetNumEventDomains,
    common::cuptiGetNumMetrics,
    common::cuptiGetResultString,
    common::cuptiGetSassToSourceCorrelation,
    common::cuptiGetStreamId,
    common::cuptiGetStreamIdEx,
    common::cuptiGetThreadIdType,
    common::cuptiGetTimestamp,
    common::cuptiGetVersion,
    common::cuptiKernelReplaySubscribeUpdate,
    common::cuptiMetricCreateEventGroupSets,
    common::cuptiMetricEnumEvents,
    common::cuptiMetricEnumProperties,
    common::cuptiMetricGetAttribute,
    common::cuptiMetricGetIdFromName,
    common::cuptiMetricGetNumEvents,
    common::cuptiMetricGetNumProperties,
    common::cuptiMetricGetRequiredEventGroupSets,
    common::cuptiPCSamplingDisable,
    common::cuptiPCSamplingEnable,
    common::cuptiPCSamplingGetConfigurationAttribute,
    common::cuptiPCSamplingGetData,
    common::cuptiPCSamplingGetNumStallReasons,
    common::cuptiPCSamplingGetStallReasons,
    common::cuptiPCSamplingSetConfigurationAttribute,
    common::cuptiPCSamplingStart,
    common::cuptiPCSamplingStop,
    common::cuptiPmSamplingCounterDataGetSampleInfo,
    common::cuptiPmSamplingCounterDataImageInitialize,
    common::cuptiPmSamplingDecodeData,
    common::cuptiPmSamplingDisable,
    common::cuptiPmSamplingEnable,
    common::cuptiPmSamplingGetCounterAvailability,
    common::cuptiPmSamplingGetCounterDataInfo,
    common::cuptiPmSamplingGetCounterDataSize,
    common::cuptiPmSamplingSetConfig,
    common::cuptiPmSamplingStart,
    common::cuptiPmSamplingStop,
    common::cuptiProfilerCounterDataImageInitialize,
    common::cuptiProfilerCounterDataImageInitializeScratchBuffer,
    common::cuptiProfilerDeInitialize,
    common::cuptiProfilerHostConfigAddMetrics,
    common::cuptiProfilerHostDeinitialize,
    common::cuptiProfilerHostEvaluateToGpuValues,
    common::cuptiProfilerHostGetBaseMetrics,
    common::cuptiProfilerHostGetConfigImage,
    common::cuptiProfilerHostGetConfigImageSize,
    common::cuptiProfilerHostGetMaxNumHardwareMetricsPerPass,
    common::cuptiProfilerHostGetNumOfPasses,
    common::cuptiProfilerHostGetRangeName,
    common::cuptiProfilerHostGetSubMetrics,
    common::cuptiProfilerHostGetSupportedChips,
    common::cuptiRangeProfilerCounterDataGetRangeInfo,
    common::cuptiRangeProfilerCounterDataImageInitialize,
    common::cuptiRangeProfilerDecodeData,
    common::cuptiRangeProfilerDisable,
    common::cuptiRangeProfilerGetCounterDataInfo,
    common::cuptiRangeProfilerGetCounterDataSize,
    common::cuptiRangeProfilerPopRange,
    common::cuptiRangeProfilerPushRange,
    common::cuptiRangeProfilerSetConfig,
    common::cuptiRangeProfilerStart,
    common::cuptiRangeProfilerStop,
    common::cuptiRegisterComputeCrcCallback,
    common::cuptiSassMetricsDisable,
    common::cuptiSassMetricsEnable,
    common::cuptiSassMetricsFlushData,
    common::cuptiSassMetricsGetDataProperties,
    common::cuptiSassMetricsGetMetrics,
    common::cuptiSassMetricsGetNumOfMetrics,
    common::cuptiSassMetricsGetProperties,
    common::cuptiSassMetricsSetConfig,
    common::cuptiSassMetricsUnsetConfig,
    common::cuptiSetEventCollectionMode,
    common::cuptiSetThreadIdType,
    common::cuptiSubscribe,
    common::cuptiSupportedDomains,
    common::cuptiUnsubscribe,
}

int_constants! {
    ACTIVITY_RECORD_ALIGNMENT = 8,
    CUPTILP64 = 1,
    CUPTI_AUTO_BOOST_INVALID_CLIENT_PID = 0,
    CUPTI_CORRELATION_ID_UNKNOWN = 0,
    CUPTI_DECOMPRESSED_BYTES_UNKNOWN = 0,
    CUPTI_FUNCTION_INDEX_ID_INVALID = 0,
    CUPTI_GRID_ID_UNKNOWN = 0,
    CUPTI_INVALID_CHANNEL_ID = 4294967295,
    CUPTI_MAX_GPUS = 32,
    CUPTI_SOURCE_LOCATOR_ID_UNKNOWN = 0,
    CUPTI_STALL_REASON_STRING_SIZE = 128,
    CUPTI_SYNCHRONIZATION_INVALID_VALUE = 4294967295,
    CUPTI_TIMESTAMP_UNKNOWN = 0,
    CUPTI_UNIFIED_MEMORY_CPU_DEVICE_ID = 4294967295,
    CUpti_Device_GetChipName_Params_STRUCT_SIZE = 32,
    CUpti_GetCubinCrcParamsSize = 32,
    CUpti_GetSassToSourceCorrelationParamsSize = 64,
    CUpti_PCSamplingConfigurationInfoParamsSize = 40,
    CUpti_PCSamplingDisableParamsSize = 24,
    CUpti_PCSamplingEnableParamsSize = 24,
    CUpti_PCSamplingGetDataParamsSize = 32,
    CUpti_PCSamplingGetNumStallReasonsParamsSize = 32,
    CUpti_PCSamplingGetStallReasonsParamsSize = 48,
    CUpti_PCSamplingStartParamsSize = 24,
    CUpti_PCSamplingStopParamsSize = 24,
    CUpti_PmSampling_CounterDataImage_Initialize_Params_STRUCT_SIZE = 40,
    CUpti_PmSampling_CounterData_GetSampleInfo_Params_STRUCT_SIZE = 64,
    CUpti_PmSampling_DecodeData_Params_STRUCT_SIZE = 45,
    CUpti_PmSampling_Disable_Params_STRUCT_SIZE = 24,
    CUpti_PmSampling_Enable_Params_STRUCT_SIZE = 32,
    CUpti_PmSampling_GetCounterAvailability_Params_STRUCT_SIZE = 40,
    CUpti_PmSampling_GetCounterDataInfo_Params_STRUCT_SIZE = 56,
    CUpti_PmSampling_GetCounterDataSize_Params_STRUCT_SIZE = 56,
    CUpti_PmSampling_SetConfig_Params_STRUCT_SIZE = 64,
    CUpti_PmSampling_Start_Params_STRUCT_SIZE = 24,
    CUpti_PmSampling_Stop_Params_STRUCT_SIZE = 24,
    CUpti_Profiler_BeginPass_Params_STRUCT_SIZE = 24,
    CUpti_Profiler_BeginSession_Params_STRUCT_SIZE = 96,
    CUpti_Profiler_CounterDataImageOptions_STRUCT_SIZE = 44,
    CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params_STRUCT_SIZE = 40,
    CUpti_Profiler_CounterDataImage_CalculateSize_Params_STRUCT_SIZE = 40,
    CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params_STRUCT_SIZE = 48,
    CUpti_Profiler_CounterDataImage_Initialize_Params_STRUCT_SIZE = 48,
    CUpti_Profiler_DeInitialize_Params_STRUCT_SIZE = 16,
    CUpti_Profiler_DisableProfiling_Params_STRUCT_SIZE = 24,
    CUpti_Profiler_EnableProfiling_Params_STRUCT_SIZE = 24,
    CUpti_Profiler_EndPass_Params_STRUCT_SIZE = 41,
    CUpti_Profiler_EndSession_Params_STRUCT_SIZE = 24,
    CUpti_Profiler_FlushCounterData_Params_STRUCT_SIZE = 40,
    CUpti_Profiler_Host_ConfigAddMetrics_Params_STRUCT_SIZE = 40,
    CUpti_Profiler_Host_Deinitialize_Params_STRUCT_SIZE = 24,
    CUpti_Profiler_Host_EvaluateToGpuValues_Params_STRUCT_SIZE = 72,
    CUpti_Profiler_Host_GetBaseMetrics_Params_STRUCT_SIZE = 48,
    CUpti_Profiler_Host_GetConfigImageSize_Params_STRUCT_SIZE = 32,
    CUpti_Profiler_Host_GetConfigImage_Params_STRUCT_SIZE = 40,
    CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params_STRUCT_SIZE = 48,
    CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE = 40,
    CUpti_Profiler_Host_GetRangeName_Params_STRUCT_SIZE = 56,
    CUpti_Profiler_Host_GetSubMetrics_Params_STRUCT_SIZE = 56,
    CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE = 32,
    CUpti_Profiler_Initialize_Params_STRUCT_SIZE = 16,
    CUpti_Profiler_IsPassCollected_Params_STRUCT_SIZE = 42,
    CUpti_Profiler_PopRange_Params_STRUCT_SIZE = 24,
    CUpti_Profiler_PushRange_Params_STRUCT_SIZE = 40,
    CUpti_Profiler_SetConfig_Params_STRUCT_SIZE = 58,
    CUpti_Profiler_UnsetConfig_Params_STRUCT_SIZE = 24,
    CUpti_RangeProfiler_CounterDataImage_Initialize_Params_STRUCT_SIZE = 40,
    CUpti_RangeProfiler_CounterData_GetRangeInfo_Params_STRUCT_SIZE = 56,
    CUpti_RangeProfiler_DecodeData_Params_STRUCT_SIZE = 32,
    CUpti_RangeProfiler_Disable_Params_STRUCT_SIZE = 24,
    CUpti_RangeProfiler_GetCounterDataInfo_Params_STRUCT_SIZE = 40,
    CUpti_RangeProfiler_GetCounterDataSize_Params_STRUCT_SIZE = 64,
    CUpti_RangeProfiler_PopRange_Params_STRUCT_SIZE = 24,
    CUpti_RangeProfiler_PushRange_Params_STRUCT_SIZE = 32,
    CUpti_RangeProfiler_SetConfig_Params_STRUCT_SIZE = 90,
    CUpti_RangeProfiler_Start_Params_STRUCT_SIZE = 24,
    CUpti_RangeProfiler_Stop_Params_STRUCT_SIZE = 41,
    CUpti_SassMetricsDisable_Params_STRUCT_SIZE = 32,
    CUpti_SassMetricsEnable_Params_STRUCT_SIZE = 25,
    CUpti_SassMetricsFlushData_Params_STRUCT_SIZE = 40,
    CUpti_SassMetricsGetDataProperties_Params_STRUCT_SIZE = 40,
    CUpti_SassMetricsSetConfig_Params_STRUCT_SIZE = 36,
    CUpti_SassMetricsUnsetConfig_Params_STRUCT_SIZE = 20,
    CUpti_SassMetrics_GetMetrics_Params_STRUCT_SIZE = 40,
    CUpti_SassMetrics_GetNumOfMetrics_Params_STRUCT_SIZE = 32,
    CUpti_SassMetrics_GetProperties_Params_STRUCT_SIZE = 56,
    CUpti_SassMetrics_InstanceValue_STRUCT_SIZE = 16,
    invalidNumaId = 4294967295,
}
