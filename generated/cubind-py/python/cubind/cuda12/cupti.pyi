"""CUPTI of CUDA 12 (API of toolkit 12.9).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import ClassVar as _ClassVar, Final as _Final

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda12.driver import (
    CUaccessPolicyWindow,
    CUaccessPolicyWindow_v1 as CUaccessPolicyWindow_v1,
    CUaccessProperty as CUaccessProperty,
    CUclusterSchedulingPolicy as CUclusterSchedulingPolicy,
    CUcontext as CUcontext,
    CUdevice as CUdevice,
    CUdevice_attribute as CUdevice_attribute,
    CUevent as CUevent,
    CUgraph as CUgraph,
    CUgraphDeviceNode as CUgraphDeviceNode,
    CUgraphExec as CUgraphExec,
    CUgraphNode as CUgraphNode,
    CUgraphNodeType as CUgraphNodeType,
    CUlaunchAttributeID as CUlaunchAttributeID,
    CUlaunchAttributeValue as CUlaunchAttributeValue,
    CUlaunchAttributeValue_clusterDim as CUlaunchAttributeValue_clusterDim,
    CUlaunchAttributeValue_deviceUpdatableKernelNode as CUlaunchAttributeValue_deviceUpdatableKernelNode,
    CUlaunchAttributeValue_launchCompletionEvent as CUlaunchAttributeValue_launchCompletionEvent,
    CUlaunchAttributeValue_preferredClusterDim as CUlaunchAttributeValue_preferredClusterDim,
    CUlaunchAttributeValue_programmaticEvent as CUlaunchAttributeValue_programmaticEvent,
    CUlaunchMemSyncDomain as CUlaunchMemSyncDomain,
    CUlaunchMemSyncDomainMap as CUlaunchMemSyncDomainMap,
    CUstream as CUstream,
    CUstreamAttrValue,
    CUsynchronizationPolicy as CUsynchronizationPolicy,
    CUuuid as CUuuid,
)
from cubind.cuda13.cupti import (
    ACTIVITY_RECORD_ALIGNMENT as ACTIVITY_RECORD_ALIGNMENT,
    CUPTILP64 as CUPTILP64,
    CUPTI_AUTO_BOOST_INVALID_CLIENT_PID as CUPTI_AUTO_BOOST_INVALID_CLIENT_PID,
    CUPTI_CORRELATION_ID_UNKNOWN as CUPTI_CORRELATION_ID_UNKNOWN,
    CUPTI_DECOMPRESSED_BYTES_UNKNOWN as CUPTI_DECOMPRESSED_BYTES_UNKNOWN,
    CUPTI_EVENT_INVALID as CUPTI_EVENT_INVALID,
    CUPTI_EVENT_OVERFLOW as CUPTI_EVENT_OVERFLOW,
    CUPTI_FUNCTION_INDEX_ID_INVALID as CUPTI_FUNCTION_INDEX_ID_INVALID,
    CUPTI_GRID_ID_UNKNOWN as CUPTI_GRID_ID_UNKNOWN,
    CUPTI_INVALID_CHANNEL_ID as CUPTI_INVALID_CHANNEL_ID,
    CUPTI_MAX_GPUS as CUPTI_MAX_GPUS,
    CUPTI_SOURCE_LOCATOR_ID_UNKNOWN as CUPTI_SOURCE_LOCATOR_ID_UNKNOWN,
    CUPTI_STALL_REASON_STRING_SIZE as CUPTI_STALL_REASON_STRING_SIZE,
    CUPTI_SYNCHRONIZATION_INVALID_VALUE as CUPTI_SYNCHRONIZATION_INVALID_VALUE,
    CUPTI_TIMESTAMP_UNKNOWN as CUPTI_TIMESTAMP_UNKNOWN,
    CUPTI_UNIFIED_MEMORY_CPU_DEVICE_ID as CUPTI_UNIFIED_MEMORY_CPU_DEVICE_ID,
    CUptiResult as CUptiResult,
    CUpti_ActivityAutoBoostState as CUpti_ActivityAutoBoostState,
    CUpti_ActivityCdpKernel_cacheConfig as CUpti_ActivityCdpKernel_cacheConfig,
    CUpti_ActivityCdpKernel_cacheConfig_config as CUpti_ActivityCdpKernel_cacheConfig_config,
    CUpti_ActivityComputeApiKind as CUpti_ActivityComputeApiKind,
    CUpti_ActivityDeviceAttribute_value as CUpti_ActivityDeviceAttribute_value,
    CUpti_ActivityEnvironmentKind as CUpti_ActivityEnvironmentKind,
    CUpti_ActivityFlag as CUpti_ActivityFlag,
    CUpti_ActivityInstructionClass as CUpti_ActivityInstructionClass,
    CUpti_ActivityJitEntryType as CUpti_ActivityJitEntryType,
    CUpti_ActivityJitOperationType as CUpti_ActivityJitOperationType,
    CUpti_ActivityKernel2_cacheConfig as CUpti_ActivityKernel2_cacheConfig,
    CUpti_ActivityKernel2_cacheConfig_config as CUpti_ActivityKernel2_cacheConfig_config,
    CUpti_ActivityKernel3_cacheConfig as CUpti_ActivityKernel3_cacheConfig,
    CUpti_ActivityKernel3_cacheConfig_config as CUpti_ActivityKernel3_cacheConfig_config,
    CUpti_ActivityKernel4_cacheConfig as CUpti_ActivityKernel4_cacheConfig,
    CUpti_ActivityKernel4_cacheConfig_config as CUpti_ActivityKernel4_cacheConfig_config,
    CUpti_ActivityKernel5_cacheConfig as CUpti_ActivityKernel5_cacheConfig,
    CUpti_ActivityKernel5_cacheConfig_config as CUpti_ActivityKernel5_cacheConfig_config,
    CUpti_ActivityKernel6_cacheConfig as CUpti_ActivityKernel6_cacheConfig,
    CUpti_ActivityKernel6_cacheConfig_config as CUpti_ActivityKernel6_cacheConfig_config,
    CUpti_ActivityKernel7_cacheConfig as CUpti_ActivityKernel7_cacheConfig,
    CUpti_ActivityKernel7_cacheConfig_config as CUpti_ActivityKernel7_cacheConfig_config,
    CUpti_ActivityKernel8_cacheConfig as CUpti_ActivityKernel8_cacheConfig,
    CUpti_ActivityKernel8_cacheConfig_config as CUpti_ActivityKernel8_cacheConfig_config,
    CUpti_ActivityLaunchType as CUpti_ActivityLaunchType,
    CUpti_ActivityMemcpyKind as CUpti_ActivityMemcpyKind,
    CUpti_ActivityMemory2_memoryPoolConfig as CUpti_ActivityMemory2_memoryPoolConfig,
    CUpti_ActivityMemory2_memoryPoolConfig_pool as CUpti_ActivityMemory2_memoryPoolConfig_pool,
    CUpti_ActivityMemory3_memoryPoolConfig as CUpti_ActivityMemory3_memoryPoolConfig,
    CUpti_ActivityMemory3_memoryPoolConfig_pool as CUpti_ActivityMemory3_memoryPoolConfig_pool,
    CUpti_ActivityMemory4_memoryPoolConfig as CUpti_ActivityMemory4_memoryPoolConfig,
    CUpti_ActivityMemory4_memoryPoolConfig_pool as CUpti_ActivityMemory4_memoryPoolConfig_pool,
    CUpti_ActivityMemoryKind as CUpti_ActivityMemoryKind,
    CUpti_ActivityMemoryOperationType as CUpti_ActivityMemoryOperationType,
    CUpti_ActivityMemoryPoolOperationType as CUpti_ActivityMemoryPoolOperationType,
    CUpti_ActivityMemoryPoolType as CUpti_ActivityMemoryPoolType,
    CUpti_ActivityNvLink2_idDev0 as CUpti_ActivityNvLink2_idDev0,
    CUpti_ActivityNvLink2_idDev0_npu as CUpti_ActivityNvLink2_idDev0_npu,
    CUpti_ActivityNvLink2_idDev1 as CUpti_ActivityNvLink2_idDev1,
    CUpti_ActivityNvLink2_idDev1_npu as CUpti_ActivityNvLink2_idDev1_npu,
    CUpti_ActivityNvLink3_idDev0 as CUpti_ActivityNvLink3_idDev0,
    CUpti_ActivityNvLink3_idDev0_npu as CUpti_ActivityNvLink3_idDev0_npu,
    CUpti_ActivityNvLink3_idDev1 as CUpti_ActivityNvLink3_idDev1,
    CUpti_ActivityNvLink3_idDev1_npu as CUpti_ActivityNvLink3_idDev1_npu,
    CUpti_ActivityNvLink_idDev0 as CUpti_ActivityNvLink_idDev0,
    CUpti_ActivityNvLink_idDev0_npu as CUpti_ActivityNvLink_idDev0_npu,
    CUpti_ActivityNvLink_idDev1 as CUpti_ActivityNvLink_idDev1,
    CUpti_ActivityNvLink_idDev1_npu as CUpti_ActivityNvLink_idDev1_npu,
    CUpti_ActivityObjectKind as CUpti_ActivityObjectKind,
    CUpti_ActivityObjectKindId as CUpti_ActivityObjectKindId,
    CUpti_ActivityObjectKindId_dcs as CUpti_ActivityObjectKindId_dcs,
    CUpti_ActivityObjectKindId_pt as CUpti_ActivityObjectKindId_pt,
    CUpti_ActivityOverheadCommandBufferFullData as CUpti_ActivityOverheadCommandBufferFullData,
    CUpti_ActivityOverheadKind as CUpti_ActivityOverheadKind,
    CUpti_ActivityPCSamplingConfig as CUpti_ActivityPCSamplingConfig,
    CUpti_ActivityPCSamplingPeriod as CUpti_ActivityPCSamplingPeriod,
    CUpti_ActivityPCSamplingStallReason as CUpti_ActivityPCSamplingStallReason,
    CUpti_ActivityPartitionedGlobalCacheConfig as CUpti_ActivityPartitionedGlobalCacheConfig,
    CUpti_ActivityPcie_id as CUpti_ActivityPcie_id,
    CUpti_ActivityPreemptionKind as CUpti_ActivityPreemptionKind,
    CUpti_ActivityStreamFlag as CUpti_ActivityStreamFlag,
    CUpti_ActivitySynchronizationType as CUpti_ActivitySynchronizationType,
    CUpti_ActivityThreadIdType as CUpti_ActivityThreadIdType,
    CUpti_ActivityUnifiedMemoryAccessType as CUpti_ActivityUnifiedMemoryAccessType,
    CUpti_ActivityUnifiedMemoryCounterConfig as CUpti_ActivityUnifiedMemoryCounterConfig,
    CUpti_ActivityUnifiedMemoryCounterKind as CUpti_ActivityUnifiedMemoryCounterKind,
    CUpti_ActivityUnifiedMemoryCounterScope as CUpti_ActivityUnifiedMemoryCounterScope,
    CUpti_ActivityUnifiedMemoryMigrationCause as CUpti_ActivityUnifiedMemoryMigrationCause,
    CUpti_ActivityUnifiedMemoryRemoteMapCause as CUpti_ActivityUnifiedMemoryRemoteMapCause,
    CUpti_ApiCallbackSite as CUpti_ApiCallbackSite,
    CUpti_BuffersCallbackCompleteFunc as CUpti_BuffersCallbackCompleteFunc,
    CUpti_BuffersCallbackRequestFunc as CUpti_BuffersCallbackRequestFunc,
    CUpti_CallbackData as CUpti_CallbackData,
    CUpti_CallbackDomain as CUpti_CallbackDomain,
    CUpti_CallbackFunc as CUpti_CallbackFunc,
    CUpti_CallbackId as CUpti_CallbackId,
    CUpti_CallbackIdState as CUpti_CallbackIdState,
    CUpti_CallbackIdSync as CUpti_CallbackIdSync,
    CUpti_ChannelType as CUpti_ChannelType,
    CUpti_ComputeCrcCallbackFunc as CUpti_ComputeCrcCallbackFunc,
    CUpti_ConfidentialComputeRotationEventType as CUpti_ConfidentialComputeRotationEventType,
    CUpti_ContextCigMode as CUpti_ContextCigMode,
    CUpti_DevType as CUpti_DevType,
    CUpti_DeviceAttribute as CUpti_DeviceAttribute,
    CUpti_DeviceAttributeDeviceClass as CUpti_DeviceAttributeDeviceClass,
    CUpti_DeviceGraphLaunchMode as CUpti_DeviceGraphLaunchMode,
    CUpti_DeviceVirtualizationMode as CUpti_DeviceVirtualizationMode,
    CUpti_Device_GetChipName_Params as CUpti_Device_GetChipName_Params,
    CUpti_Device_GetChipName_Params_STRUCT_SIZE as CUpti_Device_GetChipName_Params_STRUCT_SIZE,
    CUpti_EnvironmentClocksThrottleReason as CUpti_EnvironmentClocksThrottleReason,
    CUpti_EventAttribute as CUpti_EventAttribute,
    CUpti_EventCategory as CUpti_EventCategory,
    CUpti_EventCollectionMethod as CUpti_EventCollectionMethod,
    CUpti_EventCollectionMode as CUpti_EventCollectionMode,
    CUpti_EventDomainAttribute as CUpti_EventDomainAttribute,
    CUpti_EventDomainID as CUpti_EventDomainID,
    CUpti_EventGroup as CUpti_EventGroup,
    CUpti_EventGroupAttribute as CUpti_EventGroupAttribute,
    CUpti_EventGroupSet as CUpti_EventGroupSet,
    CUpti_EventGroupSets as CUpti_EventGroupSets,
    CUpti_EventID as CUpti_EventID,
    CUpti_EventProfilingScope as CUpti_EventProfilingScope,
    CUpti_ExternalCorrelationKind as CUpti_ExternalCorrelationKind,
    CUpti_FuncShmemLimitConfig as CUpti_FuncShmemLimitConfig,
    CUpti_GetCubinCrcParams as CUpti_GetCubinCrcParams,
    CUpti_GetCubinCrcParamsSize as CUpti_GetCubinCrcParamsSize,
    CUpti_GetSassToSourceCorrelationParams as CUpti_GetSassToSourceCorrelationParams,
    CUpti_GetSassToSourceCorrelationParamsSize as CUpti_GetSassToSourceCorrelationParamsSize,
    CUpti_GraphData as CUpti_GraphData,
    CUpti_KernelReplayUpdateFunc as CUpti_KernelReplayUpdateFunc,
    CUpti_LinkFlag as CUpti_LinkFlag,
    CUpti_MetricAttribute as CUpti_MetricAttribute,
    CUpti_MetricCategory as CUpti_MetricCategory,
    CUpti_MetricEvaluationMode as CUpti_MetricEvaluationMode,
    CUpti_MetricID as CUpti_MetricID,
    CUpti_MetricPropertyDeviceClass as CUpti_MetricPropertyDeviceClass,
    CUpti_MetricPropertyID as CUpti_MetricPropertyID,
    CUpti_MetricType as CUpti_MetricType,
    CUpti_MetricValueKind as CUpti_MetricValueKind,
    CUpti_MetricValueUtilizationLevel as CUpti_MetricValueUtilizationLevel,
    CUpti_ModuleResourceData as CUpti_ModuleResourceData,
    CUpti_NvtxData as CUpti_NvtxData,
    CUpti_OpenAccConstructKind as CUpti_OpenAccConstructKind,
    CUpti_OpenAccEventKind as CUpti_OpenAccEventKind,
    CUpti_OpenMpEventKind as CUpti_OpenMpEventKind,
    CUpti_PCSamplingCollectionMode as CUpti_PCSamplingCollectionMode,
    CUpti_PCSamplingConfigurationAttributeType as CUpti_PCSamplingConfigurationAttributeType,
    CUpti_PCSamplingConfigurationInfo as CUpti_PCSamplingConfigurationInfo,
    CUpti_PCSamplingConfigurationInfoParams as CUpti_PCSamplingConfigurationInfoParams,
    CUpti_PCSamplingConfigurationInfoParamsSize as CUpti_PCSamplingConfigurationInfoParamsSize,
    CUpti_PCSamplingConfigurationInfo_attributeData as CUpti_PCSamplingConfigurationInfo_attributeData,
    CUpti_PCSamplingConfigurationInfo_attributeData_collectionModeData as CUpti_PCSamplingConfigurationInfo_attributeData_collectionModeData,
    CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData as CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData,
    CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData as CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData,
    CUpti_PCSamplingConfigurationInfo_attributeData_invalidData as CUpti_PCSamplingConfigurationInfo_attributeData_invalidData,
    CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData as CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData,
    CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData as CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData,
    CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData as CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData,
    CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData as CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData,
    CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData as CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData,
    CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData as CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData,
    CUpti_PCSamplingData as CUpti_PCSamplingData,
    CUpti_PCSamplingDisableParams as CUpti_PCSamplingDisableParams,
    CUpti_PCSamplingDisableParamsSize as CUpti_PCSamplingDisableParamsSize,
    CUpti_PCSamplingEnableParams as CUpti_PCSamplingEnableParams,
    CUpti_PCSamplingEnableParamsSize as CUpti_PCSamplingEnableParamsSize,
    CUpti_PCSamplingGetDataParams as CUpti_PCSamplingGetDataParams,
    CUpti_PCSamplingGetDataParamsSize as CUpti_PCSamplingGetDataParamsSize,
    CUpti_PCSamplingGetNumStallReasonsParams as CUpti_PCSamplingGetNumStallReasonsParams,
    CUpti_PCSamplingGetNumStallReasonsParamsSize as CUpti_PCSamplingGetNumStallReasonsParamsSize,
    CUpti_PCSamplingGetStallReasonsParams as CUpti_PCSamplingGetStallReasonsParams,
    CUpti_PCSamplingGetStallReasonsParamsSize as CUpti_PCSamplingGetStallReasonsParamsSize,
    CUpti_PCSamplingOutputDataFormat as CUpti_PCSamplingOutputDataFormat,
    CUpti_PCSamplingPCData as CUpti_PCSamplingPCData,
    CUpti_PCSamplingStallReason as CUpti_PCSamplingStallReason,
    CUpti_PCSamplingStartParams as CUpti_PCSamplingStartParams,
    CUpti_PCSamplingStartParamsSize as CUpti_PCSamplingStartParamsSize,
    CUpti_PCSamplingStopParams as CUpti_PCSamplingStopParams,
    CUpti_PCSamplingStopParamsSize as CUpti_PCSamplingStopParamsSize,
    CUpti_PcieDeviceType as CUpti_PcieDeviceType,
    CUpti_PcieGen as CUpti_PcieGen,
    CUpti_PmSampling_CounterDataImage_Initialize_Params as CUpti_PmSampling_CounterDataImage_Initialize_Params,
    CUpti_PmSampling_CounterDataImage_Initialize_Params_STRUCT_SIZE as CUpti_PmSampling_CounterDataImage_Initialize_Params_STRUCT_SIZE,
    CUpti_PmSampling_CounterData_GetSampleInfo_Params as CUpti_PmSampling_CounterData_GetSampleInfo_Params,
    CUpti_PmSampling_CounterData_GetSampleInfo_Params_STRUCT_SIZE as CUpti_PmSampling_CounterData_GetSampleInfo_Params_STRUCT_SIZE,
    CUpti_PmSampling_DecodeData_Params as CUpti_PmSampling_DecodeData_Params,
    CUpti_PmSampling_DecodeData_Params_STRUCT_SIZE as CUpti_PmSampling_DecodeData_Params_STRUCT_SIZE,
    CUpti_PmSampling_DecodeStopReason as CUpti_PmSampling_DecodeStopReason,
    CUpti_PmSampling_Disable_Params as CUpti_PmSampling_Disable_Params,
    CUpti_PmSampling_Disable_Params_STRUCT_SIZE as CUpti_PmSampling_Disable_Params_STRUCT_SIZE,
    CUpti_PmSampling_Enable_Params as CUpti_PmSampling_Enable_Params,
    CUpti_PmSampling_Enable_Params_STRUCT_SIZE as CUpti_PmSampling_Enable_Params_STRUCT_SIZE,
    CUpti_PmSampling_GetCounterAvailability_Params as CUpti_PmSampling_GetCounterAvailability_Params,
    CUpti_PmSampling_GetCounterAvailability_Params_STRUCT_SIZE as CUpti_PmSampling_GetCounterAvailability_Params_STRUCT_SIZE,
    CUpti_PmSampling_GetCounterDataInfo_Params as CUpti_PmSampling_GetCounterDataInfo_Params,
    CUpti_PmSampling_GetCounterDataInfo_Params_STRUCT_SIZE as CUpti_PmSampling_GetCounterDataInfo_Params_STRUCT_SIZE,
    CUpti_PmSampling_GetCounterDataSize_Params as CUpti_PmSampling_GetCounterDataSize_Params,
    CUpti_PmSampling_GetCounterDataSize_Params_STRUCT_SIZE as CUpti_PmSampling_GetCounterDataSize_Params_STRUCT_SIZE,
    CUpti_PmSampling_HardwareBuffer_AppendMode as CUpti_PmSampling_HardwareBuffer_AppendMode,
    CUpti_PmSampling_SetConfig_Params as CUpti_PmSampling_SetConfig_Params,
    CUpti_PmSampling_SetConfig_Params_STRUCT_SIZE as CUpti_PmSampling_SetConfig_Params_STRUCT_SIZE,
    CUpti_PmSampling_Start_Params as CUpti_PmSampling_Start_Params,
    CUpti_PmSampling_Start_Params_STRUCT_SIZE as CUpti_PmSampling_Start_Params_STRUCT_SIZE,
    CUpti_PmSampling_Stop_Params as CUpti_PmSampling_Stop_Params,
    CUpti_PmSampling_Stop_Params_STRUCT_SIZE as CUpti_PmSampling_Stop_Params_STRUCT_SIZE,
    CUpti_PmSampling_TriggerMode as CUpti_PmSampling_TriggerMode,
    CUpti_ProfilerRange as CUpti_ProfilerRange,
    CUpti_ProfilerReplayMode as CUpti_ProfilerReplayMode,
    CUpti_ProfilerType as CUpti_ProfilerType,
    CUpti_Profiler_API as CUpti_Profiler_API,
    CUpti_Profiler_BeginPass_Params as CUpti_Profiler_BeginPass_Params,
    CUpti_Profiler_BeginPass_Params_STRUCT_SIZE as CUpti_Profiler_BeginPass_Params_STRUCT_SIZE,
    CUpti_Profiler_BeginSession_Params as CUpti_Profiler_BeginSession_Params,
    CUpti_Profiler_BeginSession_Params_STRUCT_SIZE as CUpti_Profiler_BeginSession_Params_STRUCT_SIZE,
    CUpti_Profiler_CounterDataImageOptions as CUpti_Profiler_CounterDataImageOptions,
    CUpti_Profiler_CounterDataImageOptions_STRUCT_SIZE as CUpti_Profiler_CounterDataImageOptions_STRUCT_SIZE,
    CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params as CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params,
    CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params_STRUCT_SIZE as CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params_STRUCT_SIZE,
    CUpti_Profiler_CounterDataImage_CalculateSize_Params as CUpti_Profiler_CounterDataImage_CalculateSize_Params,
    CUpti_Profiler_CounterDataImage_CalculateSize_Params_STRUCT_SIZE as CUpti_Profiler_CounterDataImage_CalculateSize_Params_STRUCT_SIZE,
    CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params as CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params,
    CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params_STRUCT_SIZE as CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params_STRUCT_SIZE,
    CUpti_Profiler_CounterDataImage_Initialize_Params as CUpti_Profiler_CounterDataImage_Initialize_Params,
    CUpti_Profiler_CounterDataImage_Initialize_Params_STRUCT_SIZE as CUpti_Profiler_CounterDataImage_Initialize_Params_STRUCT_SIZE,
    CUpti_Profiler_DeInitialize_Params as CUpti_Profiler_DeInitialize_Params,
    CUpti_Profiler_DeInitialize_Params_STRUCT_SIZE as CUpti_Profiler_DeInitialize_Params_STRUCT_SIZE,
    CUpti_Profiler_DisableProfiling_Params as CUpti_Profiler_DisableProfiling_Params,
    CUpti_Profiler_DisableProfiling_Params_STRUCT_SIZE as CUpti_Profiler_DisableProfiling_Params_STRUCT_SIZE,
    CUpti_Profiler_EnableProfiling_Params as CUpti_Profiler_EnableProfiling_Params,
    CUpti_Profiler_EnableProfiling_Params_STRUCT_SIZE as CUpti_Profiler_EnableProfiling_Params_STRUCT_SIZE,
    CUpti_Profiler_EndPass_Params as CUpti_Profiler_EndPass_Params,
    CUpti_Profiler_EndPass_Params_STRUCT_SIZE as CUpti_Profiler_EndPass_Params_STRUCT_SIZE,
    CUpti_Profiler_EndSession_Params as CUpti_Profiler_EndSession_Params,
    CUpti_Profiler_EndSession_Params_STRUCT_SIZE as CUpti_Profiler_EndSession_Params_STRUCT_SIZE,
    CUpti_Profiler_FlushCounterData_Params as CUpti_Profiler_FlushCounterData_Params,
    CUpti_Profiler_FlushCounterData_Params_STRUCT_SIZE as CUpti_Profiler_FlushCounterData_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_ConfigAddMetrics_Params as CUpti_Profiler_Host_ConfigAddMetrics_Params,
    CUpti_Profiler_Host_ConfigAddMetrics_Params_STRUCT_SIZE as CUpti_Profiler_Host_ConfigAddMetrics_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_Deinitialize_Params as CUpti_Profiler_Host_Deinitialize_Params,
    CUpti_Profiler_Host_Deinitialize_Params_STRUCT_SIZE as CUpti_Profiler_Host_Deinitialize_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_EvaluateToGpuValues_Params as CUpti_Profiler_Host_EvaluateToGpuValues_Params,
    CUpti_Profiler_Host_EvaluateToGpuValues_Params_STRUCT_SIZE as CUpti_Profiler_Host_EvaluateToGpuValues_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetBaseMetrics_Params as CUpti_Profiler_Host_GetBaseMetrics_Params,
    CUpti_Profiler_Host_GetBaseMetrics_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetBaseMetrics_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetConfigImageSize_Params as CUpti_Profiler_Host_GetConfigImageSize_Params,
    CUpti_Profiler_Host_GetConfigImageSize_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetConfigImageSize_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetConfigImage_Params as CUpti_Profiler_Host_GetConfigImage_Params,
    CUpti_Profiler_Host_GetConfigImage_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetConfigImage_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params as CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params,
    CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetNumOfPasses_Params as CUpti_Profiler_Host_GetNumOfPasses_Params,
    CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetRangeName_Params as CUpti_Profiler_Host_GetRangeName_Params,
    CUpti_Profiler_Host_GetRangeName_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetRangeName_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetSubMetrics_Params as CUpti_Profiler_Host_GetSubMetrics_Params,
    CUpti_Profiler_Host_GetSubMetrics_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetSubMetrics_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetSupportedChips_Params as CUpti_Profiler_Host_GetSupportedChips_Params,
    CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE,
    CUpti_Profiler_Initialize_Params as CUpti_Profiler_Initialize_Params,
    CUpti_Profiler_Initialize_Params_STRUCT_SIZE as CUpti_Profiler_Initialize_Params_STRUCT_SIZE,
    CUpti_Profiler_IsPassCollected_Params as CUpti_Profiler_IsPassCollected_Params,
    CUpti_Profiler_IsPassCollected_Params_STRUCT_SIZE as CUpti_Profiler_IsPassCollected_Params_STRUCT_SIZE,
    CUpti_Profiler_PopRange_Params as CUpti_Profiler_PopRange_Params,
    CUpti_Profiler_PopRange_Params_STRUCT_SIZE as CUpti_Profiler_PopRange_Params_STRUCT_SIZE,
    CUpti_Profiler_PushRange_Params as CUpti_Profiler_PushRange_Params,
    CUpti_Profiler_PushRange_Params_STRUCT_SIZE as CUpti_Profiler_PushRange_Params_STRUCT_SIZE,
    CUpti_Profiler_SetConfig_Params as CUpti_Profiler_SetConfig_Params,
    CUpti_Profiler_SetConfig_Params_STRUCT_SIZE as CUpti_Profiler_SetConfig_Params_STRUCT_SIZE,
    CUpti_Profiler_Support_Level as CUpti_Profiler_Support_Level,
    CUpti_Profiler_UnsetConfig_Params as CUpti_Profiler_UnsetConfig_Params,
    CUpti_Profiler_UnsetConfig_Params_STRUCT_SIZE as CUpti_Profiler_UnsetConfig_Params_STRUCT_SIZE,
    CUpti_RangeProfiler_CounterDataImage_Initialize_Params as CUpti_RangeProfiler_CounterDataImage_Initialize_Params,
    CUpti_RangeProfiler_CounterDataImage_Initialize_Params_STRUCT_SIZE as CUpti_RangeProfiler_CounterDataImage_Initialize_Params_STRUCT_SIZE,
    CUpti_RangeProfiler_CounterData_GetRangeInfo_Params as CUpti_RangeProfiler_CounterData_GetRangeInfo_Params,
    CUpti_RangeProfiler_CounterData_GetRangeInfo_Params_STRUCT_SIZE as CUpti_RangeProfiler_CounterData_GetRangeInfo_Params_STRUCT_SIZE,
    CUpti_RangeProfiler_DecodeData_Params as CUpti_RangeProfiler_DecodeData_Params,
    CUpti_RangeProfiler_DecodeData_Params_STRUCT_SIZE as CUpti_RangeProfiler_DecodeData_Params_STRUCT_SIZE,
    CUpti_RangeProfiler_Disable_Params as CUpti_RangeProfiler_Disable_Params,
    CUpti_RangeProfiler_Disable_Params_STRUCT_SIZE as CUpti_RangeProfiler_Disable_Params_STRUCT_SIZE,
    CUpti_RangeProfiler_GetCounterDataInfo_Params as CUpti_RangeProfiler_GetCounterDataInfo_Params,
    CUpti_RangeProfiler_GetCounterDataInfo_Params_STRUCT_SIZE as CUpti_RangeProfiler_GetCounterDataInfo_Params_STRUCT_SIZE,
    CUpti_RangeProfiler_GetCounterDataSize_Params as CUpti_RangeProfiler_GetCounterDataSize_Params,
    CUpti_RangeProfiler_GetCounterDataSize_Params_STRUCT_SIZE as CUpti_RangeProfiler_GetCounterDataSize_Params_STRUCT_SIZE,
    CUpti_RangeProfiler_PopRange_Params as CUpti_RangeProfiler_PopRange_Params,
    CUpti_RangeProfiler_PopRange_Params_STRUCT_SIZE as CUpti_RangeProfiler_PopRange_Params_STRUCT_SIZE,
    CUpti_RangeProfiler_PushRange_Params as CUpti_RangeProfiler_PushRange_Params,
    CUpti_RangeProfiler_PushRange_Params_STRUCT_SIZE as CUpti_RangeProfiler_PushRange_Params_STRUCT_SIZE,
    CUpti_RangeProfiler_SetConfig_Params as CUpti_RangeProfiler_SetConfig_Params,
    CUpti_RangeProfiler_SetConfig_Params_STRUCT_SIZE as CUpti_RangeProfiler_SetConfig_Params_STRUCT_SIZE,
    CUpti_RangeProfiler_Start_Params as CUpti_RangeProfiler_Start_Params,
    CUpti_RangeProfiler_Start_Params_STRUCT_SIZE as CUpti_RangeProfiler_Start_Params_STRUCT_SIZE,
    CUpti_RangeProfiler_Stop_Params as CUpti_RangeProfiler_Stop_Params,
    CUpti_RangeProfiler_Stop_Params_STRUCT_SIZE as CUpti_RangeProfiler_Stop_Params_STRUCT_SIZE,
    CUpti_ReadEventFlags as CUpti_ReadEventFlags,
    CUpti_ResourceData as CUpti_ResourceData,
    CUpti_ResourceData_resourceHandle as CUpti_ResourceData_resourceHandle,
    CUpti_SassMetricsDisable_Params as CUpti_SassMetricsDisable_Params,
    CUpti_SassMetricsDisable_Params_STRUCT_SIZE as CUpti_SassMetricsDisable_Params_STRUCT_SIZE,
    CUpti_SassMetricsEnable_Params as CUpti_SassMetricsEnable_Params,
    CUpti_SassMetricsEnable_Params_STRUCT_SIZE as CUpti_SassMetricsEnable_Params_STRUCT_SIZE,
    CUpti_SassMetricsFlushData_Params as CUpti_SassMetricsFlushData_Params,
    CUpti_SassMetricsFlushData_Params_STRUCT_SIZE as CUpti_SassMetricsFlushData_Params_STRUCT_SIZE,
    CUpti_SassMetricsGetDataProperties_Params as CUpti_SassMetricsGetDataProperties_Params,
    CUpti_SassMetricsGetDataProperties_Params_STRUCT_SIZE as CUpti_SassMetricsGetDataProperties_Params_STRUCT_SIZE,
    CUpti_SassMetricsSetConfig_Params as CUpti_SassMetricsSetConfig_Params,
    CUpti_SassMetricsSetConfig_Params_STRUCT_SIZE as CUpti_SassMetricsSetConfig_Params_STRUCT_SIZE,
    CUpti_SassMetricsUnsetConfig_Params as CUpti_SassMetricsUnsetConfig_Params,
    CUpti_SassMetricsUnsetConfig_Params_STRUCT_SIZE as CUpti_SassMetricsUnsetConfig_Params_STRUCT_SIZE,
    CUpti_SassMetrics_Config as CUpti_SassMetrics_Config,
    CUpti_SassMetrics_Data as CUpti_SassMetrics_Data,
    CUpti_SassMetrics_GetMetrics_Params as CUpti_SassMetrics_GetMetrics_Params,
    CUpti_SassMetrics_GetMetrics_Params_STRUCT_SIZE as CUpti_SassMetrics_GetMetrics_Params_STRUCT_SIZE,
    CUpti_SassMetrics_GetNumOfMetrics_Params as CUpti_SassMetrics_GetNumOfMetrics_Params,
    CUpti_SassMetrics_GetNumOfMetrics_Params_STRUCT_SIZE as CUpti_SassMetrics_GetNumOfMetrics_Params_STRUCT_SIZE,
    CUpti_SassMetrics_GetProperties_Params as CUpti_SassMetrics_GetProperties_Params,
    CUpti_SassMetrics_GetProperties_Params_STRUCT_SIZE as CUpti_SassMetrics_GetProperties_Params_STRUCT_SIZE,
    CUpti_SassMetrics_InstanceValue as CUpti_SassMetrics_InstanceValue,
    CUpti_SassMetrics_InstanceValue_STRUCT_SIZE as CUpti_SassMetrics_InstanceValue_STRUCT_SIZE,
    CUpti_SassMetrics_MetricDetails as CUpti_SassMetrics_MetricDetails,
    CUpti_SassMetrics_OutputGranularity as CUpti_SassMetrics_OutputGranularity,
    CUpti_StateData as CUpti_StateData,
    CUpti_StateData_anon0 as CUpti_StateData_anon0,
    CUpti_StateData_anon0_notification as CUpti_StateData_anon0_notification,
    CUpti_SubscriberHandle as CUpti_SubscriberHandle,
    CUpti_SynchronizeData as CUpti_SynchronizeData,
    CUpti_TimestampCallbackFunc as CUpti_TimestampCallbackFunc,
    CUpti_nvtx_api_trace_cbid as CUpti_nvtx_api_trace_cbid,
    cuptiActivityConfigurePCSampling as cuptiActivityConfigurePCSampling,
    cuptiActivityConfigureUnifiedMemoryCounter as cuptiActivityConfigureUnifiedMemoryCounter,
    cuptiActivityEnableAllSyncRecords as cuptiActivityEnableAllSyncRecords,
    cuptiActivityEnableAllocationSource as cuptiActivityEnableAllocationSource,
    cuptiActivityEnableDeviceGraph as cuptiActivityEnableDeviceGraph,
    cuptiActivityEnableDriverApi as cuptiActivityEnableDriverApi,
    cuptiActivityEnableLatencyTimestamps as cuptiActivityEnableLatencyTimestamps,
    cuptiActivityEnableLaunchAttributes as cuptiActivityEnableLaunchAttributes,
    cuptiActivityEnableRuntimeApi as cuptiActivityEnableRuntimeApi,
    cuptiActivityFlush as cuptiActivityFlush,
    cuptiActivityFlushAll as cuptiActivityFlushAll,
    cuptiActivityFlushPeriod as cuptiActivityFlushPeriod,
    cuptiActivityGetNextRecord as cuptiActivityGetNextRecord,
    cuptiActivityGetNumDroppedRecords as cuptiActivityGetNumDroppedRecords,
    cuptiActivityPopExternalCorrelationId as cuptiActivityPopExternalCorrelationId,
    cuptiActivityPushExternalCorrelationId as cuptiActivityPushExternalCorrelationId,
    cuptiActivityRegisterCallbacks as cuptiActivityRegisterCallbacks,
    cuptiActivityRegisterTimestampCallback as cuptiActivityRegisterTimestampCallback,
    cuptiComputeCapabilitySupported as cuptiComputeCapabilitySupported,
    cuptiDeviceEnumEventDomains as cuptiDeviceEnumEventDomains,
    cuptiDeviceEnumMetrics as cuptiDeviceEnumMetrics,
    cuptiDeviceGetAttribute as cuptiDeviceGetAttribute,
    cuptiDeviceGetChipName as cuptiDeviceGetChipName,
    cuptiDeviceGetEventDomainAttribute as cuptiDeviceGetEventDomainAttribute,
    cuptiDeviceGetNumEventDomains as cuptiDeviceGetNumEventDomains,
    cuptiDeviceGetNumMetrics as cuptiDeviceGetNumMetrics,
    cuptiDeviceSupported as cuptiDeviceSupported,
    cuptiDeviceVirtualizationMode as cuptiDeviceVirtualizationMode,
    cuptiDisableKernelReplayMode as cuptiDisableKernelReplayMode,
    cuptiEnableAllDomains as cuptiEnableAllDomains,
    cuptiEnableCallback as cuptiEnableCallback,
    cuptiEnableDomain as cuptiEnableDomain,
    cuptiEnableKernelReplayMode as cuptiEnableKernelReplayMode,
    cuptiEnumEventDomains as cuptiEnumEventDomains,
    cuptiEnumMetrics as cuptiEnumMetrics,
    cuptiEventDomainEnumEvents as cuptiEventDomainEnumEvents,
    cuptiEventDomainGetAttribute as cuptiEventDomainGetAttribute,
    cuptiEventDomainGetNumEvents as cuptiEventDomainGetNumEvents,
    cuptiEventGetAttribute as cuptiEventGetAttribute,
    cuptiEventGetIdFromName as cuptiEventGetIdFromName,
    cuptiEventGroupAddEvent as cuptiEventGroupAddEvent,
    cuptiEventGroupCreate as cuptiEventGroupCreate,
    cuptiEventGroupDestroy as cuptiEventGroupDestroy,
    cuptiEventGroupDisable as cuptiEventGroupDisable,
    cuptiEventGroupEnable as cuptiEventGroupEnable,
    cuptiEventGroupGetAttribute as cuptiEventGroupGetAttribute,
    cuptiEventGroupReadAllEvents as cuptiEventGroupReadAllEvents,
    cuptiEventGroupReadEvent as cuptiEventGroupReadEvent,
    cuptiEventGroupRemoveAllEvents as cuptiEventGroupRemoveAllEvents,
    cuptiEventGroupRemoveEvent as cuptiEventGroupRemoveEvent,
    cuptiEventGroupResetAllEvents as cuptiEventGroupResetAllEvents,
    cuptiEventGroupSetAttribute as cuptiEventGroupSetAttribute,
    cuptiEventGroupSetDisable as cuptiEventGroupSetDisable,
    cuptiEventGroupSetEnable as cuptiEventGroupSetEnable,
    cuptiEventGroupSetsCreate as cuptiEventGroupSetsCreate,
    cuptiEventGroupSetsDestroy as cuptiEventGroupSetsDestroy,
    cuptiFinalize as cuptiFinalize,
    cuptiGetAutoBoostState as cuptiGetAutoBoostState,
    cuptiGetCallbackName as cuptiGetCallbackName,
    cuptiGetCallbackState as cuptiGetCallbackState,
    cuptiGetContextId as cuptiGetContextId,
    cuptiGetCubinCrc as cuptiGetCubinCrc,
    cuptiGetDeviceId as cuptiGetDeviceId,
    cuptiGetErrorMessage as cuptiGetErrorMessage,
    cuptiGetGraphExecId as cuptiGetGraphExecId,
    cuptiGetGraphId as cuptiGetGraphId,
    cuptiGetGraphNodeId as cuptiGetGraphNodeId,
    cuptiGetLastError as cuptiGetLastError,
    cuptiGetNumEventDomains as cuptiGetNumEventDomains,
    cuptiGetNumMetrics as cuptiGetNumMetrics,
    cuptiGetResultString as cuptiGetResultString,
    cuptiGetSassToSourceCorrelation as cuptiGetSassToSourceCorrelation,
    cuptiGetStreamId as cuptiGetStreamId,
    cuptiGetStreamIdEx as cuptiGetStreamIdEx,
    cuptiGetThreadIdType as cuptiGetThreadIdType,
    cuptiGetTimestamp as cuptiGetTimestamp,
    cuptiGetVersion as cuptiGetVersion,
    cuptiKernelReplaySubscribeUpdate as cuptiKernelReplaySubscribeUpdate,
    cuptiMetricCreateEventGroupSets as cuptiMetricCreateEventGroupSets,
    cuptiMetricEnumEvents as cuptiMetricEnumEvents,
    cuptiMetricEnumProperties as cuptiMetricEnumProperties,
    cuptiMetricGetAttribute as cuptiMetricGetAttribute,
    cuptiMetricGetIdFromName as cuptiMetricGetIdFromName,
    cuptiMetricGetNumEvents as cuptiMetricGetNumEvents,
    cuptiMetricGetNumProperties as cuptiMetricGetNumProperties,
    cuptiMetricGetRequiredEventGroupSets as cuptiMetricGetRequiredEventGroupSets,
    cuptiPCSamplingDisable as cuptiPCSamplingDisable,
    cuptiPCSamplingEnable as cuptiPCSamplingEnable,
    cuptiPCSamplingGetConfigurationAttribute as cuptiPCSamplingGetConfigurationAttribute,
    cuptiPCSamplingGetData as cuptiPCSamplingGetData,
    cuptiPCSamplingGetNumStallReasons as cuptiPCSamplingGetNumStallReasons,
    cuptiPCSamplingGetStallReasons as cuptiPCSamplingGetStallReasons,
    cuptiPCSamplingSetConfigurationAttribute as cuptiPCSamplingSetConfigurationAttribute,
    cuptiPCSamplingStart as cuptiPCSamplingStart,
    cuptiPCSamplingStop as cuptiPCSamplingStop,
    cuptiPmSamplingCounterDataGetSampleInfo as cuptiPmSamplingCounterDataGetSampleInfo,
    cuptiPmSamplingCounterDataImageInitialize as cuptiPmSamplingCounterDataImageInitialize,
    cuptiPmSamplingDecodeData as cuptiPmSamplingDecodeData,
    cuptiPmSamplingDisable as cuptiPmSamplingDisable,
    cuptiPmSamplingEnable as cuptiPmSamplingEnable,
    cuptiPmSamplingGetCounterAvailability as cuptiPmSamplingGetCounterAvailability,
    cuptiPmSamplingGetCounterDataInfo as cuptiPmSamplingGetCounterDataInfo,
    cuptiPmSamplingGetCounterDataSize as cuptiPmSamplingGetCounterDataSize,
    cuptiPmSamplingSetConfig as cuptiPmSamplingSetConfig,
    cuptiPmSamplingStart as cuptiPmSamplingStart,
    cuptiPmSamplingStop as cuptiPmSamplingStop,
    cuptiProfilerCounterDataImageInitialize as cuptiProfilerCounterDataImageInitialize,
    cuptiProfilerCounterDataImageInitializeScratchBuffer as cuptiProfilerCounterDataImageInitializeScratchBuffer,
    cuptiProfilerDeInitialize as cuptiProfilerDeInitialize,
    cuptiProfilerHostConfigAddMetrics as cuptiProfilerHostConfigAddMetrics,
    cuptiProfilerHostDeinitialize as cuptiProfilerHostDeinitialize,
    cuptiProfilerHostEvaluateToGpuValues as cuptiProfilerHostEvaluateToGpuValues,
    cuptiProfilerHostGetBaseMetrics as cuptiProfilerHostGetBaseMetrics,
    cuptiProfilerHostGetConfigImage as cuptiProfilerHostGetConfigImage,
    cuptiProfilerHostGetConfigImageSize as cuptiProfilerHostGetConfigImageSize,
    cuptiProfilerHostGetMaxNumHardwareMetricsPerPass as cuptiProfilerHostGetMaxNumHardwareMetricsPerPass,
    cuptiProfilerHostGetNumOfPasses as cuptiProfilerHostGetNumOfPasses,
    cuptiProfilerHostGetRangeName as cuptiProfilerHostGetRangeName,
    cuptiProfilerHostGetSubMetrics as cuptiProfilerHostGetSubMetrics,
    cuptiProfilerHostGetSupportedChips as cuptiProfilerHostGetSupportedChips,
    cuptiRangeProfilerCounterDataGetRangeInfo as cuptiRangeProfilerCounterDataGetRangeInfo,
    cuptiRangeProfilerCounterDataImageInitialize as cuptiRangeProfilerCounterDataImageInitialize,
    cuptiRangeProfilerDecodeData as cuptiRangeProfilerDecodeData,
    cuptiRangeProfilerDisable as cuptiRangeProfilerDisable,
    cuptiRangeProfilerGetCounterDataInfo as cuptiRangeProfilerGetCounterDataInfo,
    cuptiRangeProfilerGetCounterDataSize as cuptiRangeProfilerGetCounterDataSize,
    cuptiRangeProfilerPopRange as cuptiRangeProfilerPopRange,
    cuptiRangeProfilerPushRange as cuptiRangeProfilerPushRange,
    cuptiRangeProfilerSetConfig as cuptiRangeProfilerSetConfig,
    cuptiRangeProfilerStart as cuptiRangeProfilerStart,
    cuptiRangeProfilerStop as cuptiRangeProfilerStop,
    cuptiRegisterComputeCrcCallback as cuptiRegisterComputeCrcCallback,
    cuptiSassMetricsDisable as cuptiSassMetricsDisable,
    cuptiSassMetricsEnable as cuptiSassMetricsEnable,
    cuptiSassMetricsFlushData as cuptiSassMetricsFlushData,
    cuptiSassMetricsGetDataProperties as cuptiSassMetricsGetDataProperties,
    cuptiSassMetricsGetMetrics as cuptiSassMetricsGetMetrics,
    cuptiSassMetricsGetNumOfMetrics as cuptiSassMetricsGetNumOfMetrics,
    cuptiSassMetricsGetProperties as cuptiSassMetricsGetProperties,
    cuptiSassMetricsSetConfig as cuptiSassMetricsSetConfig,
    cuptiSassMetricsUnsetConfig as cuptiSassMetricsUnsetConfig,
    cuptiSetEventCollectionMode as cuptiSetEventCollectionMode,
    cuptiSetThreadIdType as cuptiSetThreadIdType,
    cuptiSubscribe as cuptiSubscribe,
    cuptiSupportedDomains as cuptiSupportedDomains,
    cuptiUnsubscribe as cuptiUnsubscribe,
    invalidNumaId as invalidNumaId,
)

CUPTI_API_VERSION: _Final = 28
CUPTI_INVALID_CONTEXT_ID: _Final = 4294967295
CUPTI_INVALID_STREAM_ID: _Final = 4294967295
CUPTI_MAX_NVLINK_PORTS: _Final = 32
CUPTI_NVLINK_INVALID_PORT: _Final = -1
CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE: _Final = 52
CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE: _Final = 40
CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE: _Final = 60
CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE: _Final = 48
CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE: _Final = 32

class CUpti_ActivityAttribute(_enums.IntEnum):
    """CUpti_ActivityAttribute, from cupti_activity.h. Since at least CUDA 12.0."""

    CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE = 0
    CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_CDP = 1
    CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_POOL_LIMIT = 2
    CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_SIZE = 3
    CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_LIMIT = 4
    CUPTI_ACTIVITY_ATTR_ZEROED_OUT_ACTIVITY_BUFFER = 5
    CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_PRE_ALLOCATE_VALUE = 6
    CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_PRE_ALLOCATE_VALUE = 7
    CUPTI_ACTIVITY_ATTR_MEM_ALLOCATION_TYPE_HOST_PINNED = 8
    CUPTI_ACTIVITY_ATTR_PER_THREAD_ACTIVITY_BUFFER = 9
    CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_DEVICE_GRAPHS = 10
    CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_FORCE_INT = 2147483647

class CUpti_ActivityKind(_enums.IntEnum):
    """CUpti_ActivityKind, from cupti_activity.h. Since at least CUDA 12.0. Deprecated:
    CUPTI_ACTIVITY_KIND_SOURCE_LOCATOR, CUPTI_ACTIVITY_KIND_GLOBAL_ACCESS, CUPTI_ACTIVITY_KIND_BRANCH,
    CUPTI_ACTIVITY_KIND_INSTRUCTION_EXECUTION, CUPTI_ACTIVITY_KIND_SHARED_ACCESS, CUPTI_ACTIVITY_KIND_PC_SAMPLING,
    CUPTI_ACTIVITY_KIND_PC_SAMPLING_RECORD_INFO, CUPTI_ACTIVITY_KIND_INSTRUCTION_CORRELATION."""

    CUPTI_ACTIVITY_KIND_INVALID = 0
    CUPTI_ACTIVITY_KIND_MEMCPY = 1
    CUPTI_ACTIVITY_KIND_MEMSET = 2
    CUPTI_ACTIVITY_KIND_KERNEL = 3
    CUPTI_ACTIVITY_KIND_DRIVER = 4
    CUPTI_ACTIVITY_KIND_RUNTIME = 5
    CUPTI_ACTIVITY_KIND_EVENT = 6
    CUPTI_ACTIVITY_KIND_METRIC = 7
    CUPTI_ACTIVITY_KIND_DEVICE = 8
    CUPTI_ACTIVITY_KIND_CONTEXT = 9
    CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL = 10
    CUPTI_ACTIVITY_KIND_NAME = 11
    CUPTI_ACTIVITY_KIND_MARKER = 12
    CUPTI_ACTIVITY_KIND_MARKER_DATA = 13
    CUPTI_ACTIVITY_KIND_SOURCE_LOCATOR = 14
    CUPTI_ACTIVITY_KIND_GLOBAL_ACCESS = 15
    CUPTI_ACTIVITY_KIND_BRANCH = 16
    CUPTI_ACTIVITY_KIND_OVERHEAD = 17
    CUPTI_ACTIVITY_KIND_CDP_KERNEL = 18
    CUPTI_ACTIVITY_KIND_PREEMPTION = 19
    CUPTI_ACTIVITY_KIND_ENVIRONMENT = 20
    CUPTI_ACTIVITY_KIND_EVENT_INSTANCE = 21
    CUPTI_ACTIVITY_KIND_MEMCPY2 = 22
    CUPTI_ACTIVITY_KIND_METRIC_INSTANCE = 23
    CUPTI_ACTIVITY_KIND_INSTRUCTION_EXECUTION = 24
    CUPTI_ACTIVITY_KIND_UNIFIED_MEMORY_COUNTER = 25
    CUPTI_ACTIVITY_KIND_FUNCTION = 26
    CUPTI_ACTIVITY_KIND_MODULE = 27
    CUPTI_ACTIVITY_KIND_DEVICE_ATTRIBUTE = 28
    CUPTI_ACTIVITY_KIND_SHARED_ACCESS = 29
    CUPTI_ACTIVITY_KIND_PC_SAMPLING = 30
    CUPTI_ACTIVITY_KIND_PC_SAMPLING_RECORD_INFO = 31
    CUPTI_ACTIVITY_KIND_INSTRUCTION_CORRELATION = 32
    CUPTI_ACTIVITY_KIND_OPENACC_DATA = 33
    CUPTI_ACTIVITY_KIND_OPENACC_LAUNCH = 34
    CUPTI_ACTIVITY_KIND_OPENACC_OTHER = 35
    CUPTI_ACTIVITY_KIND_CUDA_EVENT = 36
    CUPTI_ACTIVITY_KIND_STREAM = 37
    CUPTI_ACTIVITY_KIND_SYNCHRONIZATION = 38
    CUPTI_ACTIVITY_KIND_EXTERNAL_CORRELATION = 39
    CUPTI_ACTIVITY_KIND_NVLINK = 40
    CUPTI_ACTIVITY_KIND_INSTANTANEOUS_EVENT = 41
    CUPTI_ACTIVITY_KIND_INSTANTANEOUS_EVENT_INSTANCE = 42
    CUPTI_ACTIVITY_KIND_INSTANTANEOUS_METRIC = 43
    CUPTI_ACTIVITY_KIND_INSTANTANEOUS_METRIC_INSTANCE = 44
    CUPTI_ACTIVITY_KIND_MEMORY = 45
    CUPTI_ACTIVITY_KIND_PCIE = 46
    CUPTI_ACTIVITY_KIND_OPENMP = 47
    CUPTI_ACTIVITY_KIND_INTERNAL_LAUNCH_API = 48
    CUPTI_ACTIVITY_KIND_MEMORY2 = 49
    CUPTI_ACTIVITY_KIND_MEMORY_POOL = 50
    CUPTI_ACTIVITY_KIND_GRAPH_TRACE = 51
    CUPTI_ACTIVITY_KIND_JIT = 52
    CUPTI_ACTIVITY_KIND_DEVICE_GRAPH_TRACE = 53
    CUPTI_ACTIVITY_KIND_MEM_DECOMPRESS = 54
    CUPTI_ACTIVITY_KIND_CONFIDENTIAL_COMPUTE_ROTATION = 55
    CUPTI_ACTIVITY_KIND_COUNT = 56
    CUPTI_ACTIVITY_KIND_FORCE_INT = 2147483647

class CUpti_CallbackIdResource(_enums.IntEnum):
    """CUpti_CallbackIdResource, from cupti_callbacks.h. Since at least CUDA 12.0."""

    CUPTI_CBID_RESOURCE_INVALID = 0
    CUPTI_CBID_RESOURCE_CONTEXT_CREATED = 1
    CUPTI_CBID_RESOURCE_CONTEXT_DESTROY_STARTING = 2
    CUPTI_CBID_RESOURCE_STREAM_CREATED = 3
    CUPTI_CBID_RESOURCE_STREAM_DESTROY_STARTING = 4
    CUPTI_CBID_RESOURCE_CU_INIT_FINISHED = 5
    CUPTI_CBID_RESOURCE_MODULE_LOADED = 6
    CUPTI_CBID_RESOURCE_MODULE_UNLOAD_STARTING = 7
    CUPTI_CBID_RESOURCE_MODULE_PROFILED = 8
    CUPTI_CBID_RESOURCE_GRAPH_CREATED = 9
    CUPTI_CBID_RESOURCE_GRAPH_DESTROY_STARTING = 10
    CUPTI_CBID_RESOURCE_GRAPH_CLONED = 11
    CUPTI_CBID_RESOURCE_GRAPHNODE_CREATE_STARTING = 12
    CUPTI_CBID_RESOURCE_GRAPHNODE_CREATED = 13
    CUPTI_CBID_RESOURCE_GRAPHNODE_DESTROY_STARTING = 14
    CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_CREATED = 15
    CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_DESTROY_STARTING = 16
    CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATE_STARTING = 17
    CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATED = 18
    CUPTI_CBID_RESOURCE_GRAPHEXEC_DESTROY_STARTING = 19
    CUPTI_CBID_RESOURCE_GRAPHNODE_CLONED = 20
    CUPTI_CBID_RESOURCE_STREAM_ATTRIBUTE_CHANGED = 21
    CUPTI_CBID_RESOURCE_SIZE = 22
    CUPTI_CBID_RESOURCE_FORCE_INT = 2147483647

class CUpti_driver_api_trace_cbid(_enums.IntEnum):
    """CUpti_driver_api_trace_cbid, from cupti_driver_cbid.h. Since at least CUDA 12.0."""

    CUPTI_DRIVER_TRACE_CBID_INVALID = 0
    CUPTI_DRIVER_TRACE_CBID_cuInit = 1
    CUPTI_DRIVER_TRACE_CBID_cuDriverGetVersion = 2
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGet = 3
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCount = 4
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetName = 5
    CUPTI_DRIVER_TRACE_CBID_cuDeviceComputeCapability = 6
    CUPTI_DRIVER_TRACE_CBID_cuDeviceTotalMem = 7
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetProperties = 8
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetAttribute = 9
    CUPTI_DRIVER_TRACE_CBID_cuCtxCreate = 10
    CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy = 11
    CUPTI_DRIVER_TRACE_CBID_cuCtxAttach = 12
    CUPTI_DRIVER_TRACE_CBID_cuCtxDetach = 13
    CUPTI_DRIVER_TRACE_CBID_cuCtxPushCurrent = 14
    CUPTI_DRIVER_TRACE_CBID_cuCtxPopCurrent = 15
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevice = 16
    CUPTI_DRIVER_TRACE_CBID_cuCtxSynchronize = 17
    CUPTI_DRIVER_TRACE_CBID_cuModuleLoad = 18
    CUPTI_DRIVER_TRACE_CBID_cuModuleLoadData = 19
    CUPTI_DRIVER_TRACE_CBID_cuModuleLoadDataEx = 20
    CUPTI_DRIVER_TRACE_CBID_cuModuleLoadFatBinary = 21
    CUPTI_DRIVER_TRACE_CBID_cuModuleUnload = 22
    CUPTI_DRIVER_TRACE_CBID_cuModuleGetFunction = 23
    CUPTI_DRIVER_TRACE_CBID_cuModuleGetGlobal = 24
    CUPTI_DRIVER_TRACE_CBID_cu64ModuleGetGlobal = 25
    CUPTI_DRIVER_TRACE_CBID_cuModuleGetTexRef = 26
    CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo = 27
    CUPTI_DRIVER_TRACE_CBID_cu64MemGetInfo = 28
    CUPTI_DRIVER_TRACE_CBID_cuMemAlloc = 29
    CUPTI_DRIVER_TRACE_CBID_cu64MemAlloc = 30
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch = 31
    CUPTI_DRIVER_TRACE_CBID_cu64MemAllocPitch = 32
    CUPTI_DRIVER_TRACE_CBID_cuMemFree = 33
    CUPTI_DRIVER_TRACE_CBID_cu64MemFree = 34
    CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange = 35
    CUPTI_DRIVER_TRACE_CBID_cu64MemGetAddressRange = 36
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost = 37
    CUPTI_DRIVER_TRACE_CBID_cuMemFreeHost = 38
    CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc = 39
    CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer = 40
    CUPTI_DRIVER_TRACE_CBID_cu64MemHostGetDevicePointer = 41
    CUPTI_DRIVER_TRACE_CBID_cuMemHostGetFlags = 42
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD = 43
    CUPTI_DRIVER_TRACE_CBID_cu64MemcpyHtoD = 44
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH = 45
    CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoH = 46
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD = 47
    CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoD = 48
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA = 49
    CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoA = 50
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD = 51
    CUPTI_DRIVER_TRACE_CBID_cu64MemcpyAtoD = 52
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA = 53
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH = 54
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA = 55
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D = 56
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned = 57
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D = 58
    CUPTI_DRIVER_TRACE_CBID_cu64Memcpy3D = 59
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync = 60
    CUPTI_DRIVER_TRACE_CBID_cu64MemcpyHtoDAsync = 61
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync = 62
    CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoHAsync = 63
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync = 64
    CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoDAsync = 65
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync = 66
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync = 67
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync = 68
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync = 69
    CUPTI_DRIVER_TRACE_CBID_cu64Memcpy3DAsync = 70
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD8 = 71
    CUPTI_DRIVER_TRACE_CBID_cu64MemsetD8 = 72
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD16 = 73
    CUPTI_DRIVER_TRACE_CBID_cu64MemsetD16 = 74
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD32 = 75
    CUPTI_DRIVER_TRACE_CBID_cu64MemsetD32 = 76
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8 = 77
    CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D8 = 78
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16 = 79
    CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D16 = 80
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32 = 81
    CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D32 = 82
    CUPTI_DRIVER_TRACE_CBID_cuFuncSetBlockShape = 83
    CUPTI_DRIVER_TRACE_CBID_cuFuncSetSharedSize = 84
    CUPTI_DRIVER_TRACE_CBID_cuFuncGetAttribute = 85
    CUPTI_DRIVER_TRACE_CBID_cuFuncSetCacheConfig = 86
    CUPTI_DRIVER_TRACE_CBID_cuArrayCreate = 87
    CUPTI_DRIVER_TRACE_CBID_cuArrayGetDescriptor = 88
    CUPTI_DRIVER_TRACE_CBID_cuArrayDestroy = 89
    CUPTI_DRIVER_TRACE_CBID_cuArray3DCreate = 90
    CUPTI_DRIVER_TRACE_CBID_cuArray3DGetDescriptor = 91
    CUPTI_DRIVER_TRACE_CBID_cuTexRefCreate = 92
    CUPTI_DRIVER_TRACE_CBID_cuTexRefDestroy = 93
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetArray = 94
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress = 95
    CUPTI_DRIVER_TRACE_CBID_cu64TexRefSetAddress = 96
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D = 97
    CUPTI_DRIVER_TRACE_CBID_cu64TexRefSetAddress2D = 98
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFormat = 99
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddressMode = 100
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFilterMode = 101
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFlags = 102
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress = 103
    CUPTI_DRIVER_TRACE_CBID_cu64TexRefGetAddress = 104
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetArray = 105
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddressMode = 106
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFilterMode = 107
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFormat = 108
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFlags = 109
    CUPTI_DRIVER_TRACE_CBID_cuParamSetSize = 110
    CUPTI_DRIVER_TRACE_CBID_cuParamSeti = 111
    CUPTI_DRIVER_TRACE_CBID_cuParamSetf = 112
    CUPTI_DRIVER_TRACE_CBID_cuParamSetv = 113
    CUPTI_DRIVER_TRACE_CBID_cuParamSetTexRef = 114
    CUPTI_DRIVER_TRACE_CBID_cuLaunch = 115
    CUPTI_DRIVER_TRACE_CBID_cuLaunchGrid = 116
    CUPTI_DRIVER_TRACE_CBID_cuLaunchGridAsync = 117
    CUPTI_DRIVER_TRACE_CBID_cuEventCreate = 118
    CUPTI_DRIVER_TRACE_CBID_cuEventRecord = 119
    CUPTI_DRIVER_TRACE_CBID_cuEventQuery = 120
    CUPTI_DRIVER_TRACE_CBID_cuEventSynchronize = 121
    CUPTI_DRIVER_TRACE_CBID_cuEventDestroy = 122
    CUPTI_DRIVER_TRACE_CBID_cuEventElapsedTime = 123
    CUPTI_DRIVER_TRACE_CBID_cuStreamCreate = 124
    CUPTI_DRIVER_TRACE_CBID_cuStreamQuery = 125
    CUPTI_DRIVER_TRACE_CBID_cuStreamSynchronize = 126
    CUPTI_DRIVER_TRACE_CBID_cuStreamDestroy = 127
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnregisterResource = 128
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsSubResourceGetMappedArray = 129
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedPointer = 130
    CUPTI_DRIVER_TRACE_CBID_cu64GraphicsResourceGetMappedPointer = 131
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceSetMapFlags = 132
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsMapResources = 133
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnmapResources = 134
    CUPTI_DRIVER_TRACE_CBID_cuGetExportTable = 135
    CUPTI_DRIVER_TRACE_CBID_cuCtxSetLimit = 136
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetLimit = 137
    CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevice = 138
    CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreate = 139
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D10RegisterResource = 140
    CUPTI_DRIVER_TRACE_CBID_cuD3D10RegisterResource = 141
    CUPTI_DRIVER_TRACE_CBID_cuD3D10UnregisterResource = 142
    CUPTI_DRIVER_TRACE_CBID_cuD3D10MapResources = 143
    CUPTI_DRIVER_TRACE_CBID_cuD3D10UnmapResources = 144
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceSetMapFlags = 145
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedArray = 146
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPointer = 147
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedSize = 148
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPitch = 149
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetSurfaceDimensions = 150
    CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevice = 151
    CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreate = 152
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D11RegisterResource = 153
    CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevice = 154
    CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreate = 155
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D9RegisterResource = 156
    CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDirect3DDevice = 157
    CUPTI_DRIVER_TRACE_CBID_cuD3D9RegisterResource = 158
    CUPTI_DRIVER_TRACE_CBID_cuD3D9UnregisterResource = 159
    CUPTI_DRIVER_TRACE_CBID_cuD3D9MapResources = 160
    CUPTI_DRIVER_TRACE_CBID_cuD3D9UnmapResources = 161
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceSetMapFlags = 162
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetSurfaceDimensions = 163
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedArray = 164
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPointer = 165
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedSize = 166
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPitch = 167
    CUPTI_DRIVER_TRACE_CBID_cuD3D9Begin = 168
    CUPTI_DRIVER_TRACE_CBID_cuD3D9End = 169
    CUPTI_DRIVER_TRACE_CBID_cuD3D9RegisterVertexBuffer = 170
    CUPTI_DRIVER_TRACE_CBID_cuD3D9MapVertexBuffer = 171
    CUPTI_DRIVER_TRACE_CBID_cuD3D9UnmapVertexBuffer = 172
    CUPTI_DRIVER_TRACE_CBID_cuD3D9UnregisterVertexBuffer = 173
    CUPTI_DRIVER_TRACE_CBID_cuGLCtxCreate = 174
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsGLRegisterBuffer = 175
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsGLRegisterImage = 176
    CUPTI_DRIVER_TRACE_CBID_cuWGLGetDevice = 177
    CUPTI_DRIVER_TRACE_CBID_cuGLInit = 178
    CUPTI_DRIVER_TRACE_CBID_cuGLRegisterBufferObject = 179
    CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject = 180
    CUPTI_DRIVER_TRACE_CBID_cuGLUnmapBufferObject = 181
    CUPTI_DRIVER_TRACE_CBID_cuGLUnregisterBufferObject = 182
    CUPTI_DRIVER_TRACE_CBID_cuGLSetBufferObjectMapFlags = 183
    CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync = 184
    CUPTI_DRIVER_TRACE_CBID_cuGLUnmapBufferObjectAsync = 185
    CUPTI_DRIVER_TRACE_CBID_cuVDPAUGetDevice = 186
    CUPTI_DRIVER_TRACE_CBID_cuVDPAUCtxCreate = 187
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsVDPAURegisterVideoSurface = 188
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsVDPAURegisterOutputSurface = 189
    CUPTI_DRIVER_TRACE_CBID_cuModuleGetSurfRef = 190
    CUPTI_DRIVER_TRACE_CBID_cuSurfRefCreate = 191
    CUPTI_DRIVER_TRACE_CBID_cuSurfRefDestroy = 192
    CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetFormat = 193
    CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetArray = 194
    CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetFormat = 195
    CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetArray = 196
    CUPTI_DRIVER_TRACE_CBID_cu64DeviceTotalMem = 197
    CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedPointer = 198
    CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedSize = 199
    CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedPitch = 200
    CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetSurfaceDimensions = 201
    CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetSurfaceDimensions = 202
    CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedPointer = 203
    CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedSize = 204
    CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedPitch = 205
    CUPTI_DRIVER_TRACE_CBID_cu64D3D9MapVertexBuffer = 206
    CUPTI_DRIVER_TRACE_CBID_cu64GLMapBufferObject = 207
    CUPTI_DRIVER_TRACE_CBID_cu64GLMapBufferObjectAsync = 208
    CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevices = 209
    CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreateOnDevice = 210
    CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevices = 211
    CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreateOnDevice = 212
    CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevices = 213
    CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreateOnDevice = 214
    CUPTI_DRIVER_TRACE_CBID_cu64MemHostAlloc = 215
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async = 216
    CUPTI_DRIVER_TRACE_CBID_cu64MemsetD8Async = 217
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async = 218
    CUPTI_DRIVER_TRACE_CBID_cu64MemsetD16Async = 219
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async = 220
    CUPTI_DRIVER_TRACE_CBID_cu64MemsetD32Async = 221
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async = 222
    CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D8Async = 223
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async = 224
    CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D16Async = 225
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async = 226
    CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D32Async = 227
    CUPTI_DRIVER_TRACE_CBID_cu64ArrayCreate = 228
    CUPTI_DRIVER_TRACE_CBID_cu64ArrayGetDescriptor = 229
    CUPTI_DRIVER_TRACE_CBID_cu64Array3DCreate = 230
    CUPTI_DRIVER_TRACE_CBID_cu64Array3DGetDescriptor = 231
    CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2D = 232
    CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2DUnaligned = 233
    CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2DAsync = 234
    CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v2 = 235
    CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreate_v2 = 236
    CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreate_v2 = 237
    CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreate_v2 = 238
    CUPTI_DRIVER_TRACE_CBID_cuGLCtxCreate_v2 = 239
    CUPTI_DRIVER_TRACE_CBID_cuVDPAUCtxCreate_v2 = 240
    CUPTI_DRIVER_TRACE_CBID_cuModuleGetGlobal_v2 = 241
    CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo_v2 = 242
    CUPTI_DRIVER_TRACE_CBID_cuMemAlloc_v2 = 243
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch_v2 = 244
    CUPTI_DRIVER_TRACE_CBID_cuMemFree_v2 = 245
    CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange_v2 = 246
    CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer_v2 = 247
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy_v2 = 248
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD8_v2 = 249
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD16_v2 = 250
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD32_v2 = 251
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8_v2 = 252
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16_v2 = 253
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32_v2 = 254
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress_v2 = 255
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D_v2 = 256
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress_v2 = 257
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedPointer_v2 = 258
    CUPTI_DRIVER_TRACE_CBID_cuDeviceTotalMem_v2 = 259
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPointer_v2 = 260
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedSize_v2 = 261
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPitch_v2 = 262
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetSurfaceDimensions_v2 = 263
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetSurfaceDimensions_v2 = 264
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPointer_v2 = 265
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedSize_v2 = 266
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPitch_v2 = 267
    CUPTI_DRIVER_TRACE_CBID_cuD3D9MapVertexBuffer_v2 = 268
    CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject_v2 = 269
    CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync_v2 = 270
    CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc_v2 = 271
    CUPTI_DRIVER_TRACE_CBID_cuArrayCreate_v2 = 272
    CUPTI_DRIVER_TRACE_CBID_cuArrayGetDescriptor_v2 = 273
    CUPTI_DRIVER_TRACE_CBID_cuArray3DCreate_v2 = 274
    CUPTI_DRIVER_TRACE_CBID_cuArray3DGetDescriptor_v2 = 275
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD_v2 = 276
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync_v2 = 277
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH_v2 = 278
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync_v2 = 279
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD_v2 = 280
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync_v2 = 281
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH_v2 = 282
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync_v2 = 283
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD_v2 = 284
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA_v2 = 285
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA_v2 = 286
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D_v2 = 287
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned_v2 = 288
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync_v2 = 289
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D_v2 = 290
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync_v2 = 291
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA_v2 = 292
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync_v2 = 293
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost_v2 = 294
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitEvent = 295
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetApiVersion = 296
    CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDirect3DDevice = 297
    CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDirect3DDevice = 298
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetCacheConfig = 299
    CUPTI_DRIVER_TRACE_CBID_cuCtxSetCacheConfig = 300
    CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister = 301
    CUPTI_DRIVER_TRACE_CBID_cuMemHostUnregister = 302
    CUPTI_DRIVER_TRACE_CBID_cuCtxSetCurrent = 303
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetCurrent = 304
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy = 305
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAsync = 306
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel = 307
    CUPTI_DRIVER_TRACE_CBID_cuProfilerStart = 308
    CUPTI_DRIVER_TRACE_CBID_cuProfilerStop = 309
    CUPTI_DRIVER_TRACE_CBID_cuPointerGetAttribute = 310
    CUPTI_DRIVER_TRACE_CBID_cuProfilerInitialize = 311
    CUPTI_DRIVER_TRACE_CBID_cuDeviceCanAccessPeer = 312
    CUPTI_DRIVER_TRACE_CBID_cuCtxEnablePeerAccess = 313
    CUPTI_DRIVER_TRACE_CBID_cuCtxDisablePeerAccess = 314
    CUPTI_DRIVER_TRACE_CBID_cuMemPeerRegister = 315
    CUPTI_DRIVER_TRACE_CBID_cuMemPeerUnregister = 316
    CUPTI_DRIVER_TRACE_CBID_cuMemPeerGetDevicePointer = 317
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeer = 318
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeerAsync = 319
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeer = 320
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeerAsync = 321
    CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy_v2 = 322
    CUPTI_DRIVER_TRACE_CBID_cuCtxPushCurrent_v2 = 323
    CUPTI_DRIVER_TRACE_CBID_cuCtxPopCurrent_v2 = 324
    CUPTI_DRIVER_TRACE_CBID_cuEventDestroy_v2 = 325
    CUPTI_DRIVER_TRACE_CBID_cuStreamDestroy_v2 = 326
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D_v3 = 327
    CUPTI_DRIVER_TRACE_CBID_cuIpcGetMemHandle = 328
    CUPTI_DRIVER_TRACE_CBID_cuIpcOpenMemHandle = 329
    CUPTI_DRIVER_TRACE_CBID_cuIpcCloseMemHandle = 330
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetByPCIBusId = 331
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetPCIBusId = 332
    CUPTI_DRIVER_TRACE_CBID_cuGLGetDevices = 333
    CUPTI_DRIVER_TRACE_CBID_cuIpcGetEventHandle = 334
    CUPTI_DRIVER_TRACE_CBID_cuIpcOpenEventHandle = 335
    CUPTI_DRIVER_TRACE_CBID_cuCtxSetSharedMemConfig = 336
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetSharedMemConfig = 337
    CUPTI_DRIVER_TRACE_CBID_cuFuncSetSharedMemConfig = 338
    CUPTI_DRIVER_TRACE_CBID_cuTexObjectCreate = 339
    CUPTI_DRIVER_TRACE_CBID_cuTexObjectDestroy = 340
    CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetResourceDesc = 341
    CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetTextureDesc = 342
    CUPTI_DRIVER_TRACE_CBID_cuSurfObjectCreate = 343
    CUPTI_DRIVER_TRACE_CBID_cuSurfObjectDestroy = 344
    CUPTI_DRIVER_TRACE_CBID_cuSurfObjectGetResourceDesc = 345
    CUPTI_DRIVER_TRACE_CBID_cuStreamAddCallback = 346
    CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayCreate = 347
    CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetLevel = 348
    CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayDestroy = 349
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmappedArray = 350
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapFilterMode = 351
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapLevelBias = 352
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapLevelClamp = 353
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMaxAnisotropy = 354
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmappedArray = 355
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapFilterMode = 356
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapLevelBias = 357
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapLevelClamp = 358
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMaxAnisotropy = 359
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedMipmappedArray = 360
    CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetResourceViewDesc = 361
    CUPTI_DRIVER_TRACE_CBID_cuLinkCreate = 362
    CUPTI_DRIVER_TRACE_CBID_cuLinkAddData = 363
    CUPTI_DRIVER_TRACE_CBID_cuLinkAddFile = 364
    CUPTI_DRIVER_TRACE_CBID_cuLinkComplete = 365
    CUPTI_DRIVER_TRACE_CBID_cuLinkDestroy = 366
    CUPTI_DRIVER_TRACE_CBID_cuStreamCreateWithPriority = 367
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetPriority = 368
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetFlags = 369
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetStreamPriorityRange = 370
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocManaged = 371
    CUPTI_DRIVER_TRACE_CBID_cuGetErrorString = 372
    CUPTI_DRIVER_TRACE_CBID_cuGetErrorName = 373
    CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveBlocksPerMultiprocessor = 374
    CUPTI_DRIVER_TRACE_CBID_cuCompilePtx = 375
    CUPTI_DRIVER_TRACE_CBID_cuBinaryFree = 376
    CUPTI_DRIVER_TRACE_CBID_cuStreamAttachMemAsync = 377
    CUPTI_DRIVER_TRACE_CBID_cuPointerSetAttribute = 378
    CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister_v2 = 379
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceSetMapFlags_v2 = 380
    CUPTI_DRIVER_TRACE_CBID_cuLinkCreate_v2 = 381
    CUPTI_DRIVER_TRACE_CBID_cuLinkAddData_v2 = 382
    CUPTI_DRIVER_TRACE_CBID_cuLinkAddFile_v2 = 383
    CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialBlockSize = 384
    CUPTI_DRIVER_TRACE_CBID_cuGLGetDevices_v2 = 385
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRetain = 386
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease = 387
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxSetFlags = 388
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset = 389
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsEGLRegisterImage = 390
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetFlags = 391
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxGetState = 392
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerConnect = 393
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerDisconnect = 394
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerAcquireFrame = 395
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerReleaseFrame = 396
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD_v2_ptds = 397
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH_v2_ptds = 398
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD_v2_ptds = 399
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA_v2_ptds = 400
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD_v2_ptds = 401
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA_v2_ptds = 402
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH_v2_ptds = 403
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA_v2_ptds = 404
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D_v2_ptds = 405
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned_v2_ptds = 406
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D_v2_ptds = 407
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy_ptds = 408
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeer_ptds = 409
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeer_ptds = 410
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD8_v2_ptds = 411
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD16_v2_ptds = 412
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD32_v2_ptds = 413
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8_v2_ptds = 414
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16_v2_ptds = 415
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32_v2_ptds = 416
    CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject_v2_ptds = 417
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAsync_ptsz = 418
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync_v2_ptsz = 419
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync_v2_ptsz = 420
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync_v2_ptsz = 421
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync_v2_ptsz = 422
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync_v2_ptsz = 423
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync_v2_ptsz = 424
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync_v2_ptsz = 425
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeerAsync_ptsz = 426
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeerAsync_ptsz = 427
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async_ptsz = 428
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async_ptsz = 429
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async_ptsz = 430
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async_ptsz = 431
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async_ptsz = 432
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async_ptsz = 433
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetPriority_ptsz = 434
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetFlags_ptsz = 435
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitEvent_ptsz = 436
    CUPTI_DRIVER_TRACE_CBID_cuStreamAddCallback_ptsz = 437
    CUPTI_DRIVER_TRACE_CBID_cuStreamAttachMemAsync_ptsz = 438
    CUPTI_DRIVER_TRACE_CBID_cuStreamQuery_ptsz = 439
    CUPTI_DRIVER_TRACE_CBID_cuStreamSynchronize_ptsz = 440
    CUPTI_DRIVER_TRACE_CBID_cuEventRecord_ptsz = 441
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz = 442
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsMapResources_ptsz = 443
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnmapResources_ptsz = 444
    CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync_v2_ptsz = 445
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerConnect = 446
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerDisconnect = 447
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerPresentFrame = 448
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedEglFrame = 449
    CUPTI_DRIVER_TRACE_CBID_cuPointerGetAttributes = 450
    CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = 451
    CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialBlockSizeWithFlags = 452
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerReturnFrame = 453
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetP2PAttribute = 454
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetBorderColor = 455
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetBorderColor = 456
    CUPTI_DRIVER_TRACE_CBID_cuMemAdvise = 457
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32 = 458
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_ptsz = 459
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32 = 460
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_ptsz = 461
    CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp = 462
    CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_ptsz = 463
    CUPTI_DRIVER_TRACE_CBID_cuNVNbufferGetPointer = 464
    CUPTI_DRIVER_TRACE_CBID_cuNVNtextureGetArray = 465
    CUPTI_DRIVER_TRACE_CBID_cuNNSetAllocator = 466
    CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync = 467
    CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_ptsz = 468
    CUPTI_DRIVER_TRACE_CBID_cuEventCreateFromNVNSync = 469
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerConnectWithFlags = 470
    CUPTI_DRIVER_TRACE_CBID_cuMemRangeGetAttribute = 471
    CUPTI_DRIVER_TRACE_CBID_cuMemRangeGetAttributes = 472
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64 = 473
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_ptsz = 474
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64 = 475
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_ptsz = 476
    CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel = 477
    CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz = 478
    CUPTI_DRIVER_TRACE_CBID_cuEventCreateFromEGLSync = 479
    CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernelMultiDevice = 480
    CUPTI_DRIVER_TRACE_CBID_cuFuncSetAttribute = 481
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetUuid = 482
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx = 483
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_ptsz = 484
    CUPTI_DRIVER_TRACE_CBID_cuImportExternalMemory = 485
    CUPTI_DRIVER_TRACE_CBID_cuExternalMemoryGetMappedBuffer = 486
    CUPTI_DRIVER_TRACE_CBID_cuExternalMemoryGetMappedMipmappedArray = 487
    CUPTI_DRIVER_TRACE_CBID_cuDestroyExternalMemory = 488
    CUPTI_DRIVER_TRACE_CBID_cuImportExternalSemaphore = 489
    CUPTI_DRIVER_TRACE_CBID_cuSignalExternalSemaphoresAsync = 490
    CUPTI_DRIVER_TRACE_CBID_cuSignalExternalSemaphoresAsync_ptsz = 491
    CUPTI_DRIVER_TRACE_CBID_cuWaitExternalSemaphoresAsync = 492
    CUPTI_DRIVER_TRACE_CBID_cuWaitExternalSemaphoresAsync_ptsz = 493
    CUPTI_DRIVER_TRACE_CBID_cuDestroyExternalSemaphore = 494
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture = 495
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_ptsz = 496
    CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture = 497
    CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture_ptsz = 498
    CUPTI_DRIVER_TRACE_CBID_cuStreamIsCapturing = 499
    CUPTI_DRIVER_TRACE_CBID_cuStreamIsCapturing_ptsz = 500
    CUPTI_DRIVER_TRACE_CBID_cuGraphCreate = 501
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode = 502
    CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetParams = 503
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemcpyNode = 504
    CUPTI_DRIVER_TRACE_CBID_cuGraphMemcpyNodeGetParams = 505
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemsetNode = 506
    CUPTI_DRIVER_TRACE_CBID_cuGraphMemsetNodeGetParams = 507
    CUPTI_DRIVER_TRACE_CBID_cuGraphMemsetNodeSetParams = 508
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetType = 509
    CUPTI_DRIVER_TRACE_CBID_cuGraphGetRootNodes = 510
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependencies = 511
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependentNodes = 512
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate = 513
    CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch = 514
    CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch_ptsz = 515
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecDestroy = 516
    CUPTI_DRIVER_TRACE_CBID_cuGraphDestroy = 517
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddDependencies = 518
    CUPTI_DRIVER_TRACE_CBID_cuGraphRemoveDependencies = 519
    CUPTI_DRIVER_TRACE_CBID_cuGraphMemcpyNodeSetParams = 520
    CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetParams = 521
    CUPTI_DRIVER_TRACE_CBID_cuGraphDestroyNode = 522
    CUPTI_DRIVER_TRACE_CBID_cuGraphClone = 523
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeFindInClone = 524
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddChildGraphNode = 525
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddEmptyNode = 526
    CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc = 527
    CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_ptsz = 528
    CUPTI_DRIVER_TRACE_CBID_cuGraphChildGraphNodeGetGraph = 529
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddHostNode = 530
    CUPTI_DRIVER_TRACE_CBID_cuGraphHostNodeGetParams = 531
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetLuid = 532
    CUPTI_DRIVER_TRACE_CBID_cuGraphHostNodeSetParams = 533
    CUPTI_DRIVER_TRACE_CBID_cuGraphGetNodes = 534
    CUPTI_DRIVER_TRACE_CBID_cuGraphGetEdges = 535
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo = 536
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_ptsz = 537
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams = 538
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2 = 539
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2_ptsz = 540
    CUPTI_DRIVER_TRACE_CBID_cuThreadExchangeStreamCaptureMode = 541
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetNvSciSyncAttributes = 542
    CUPTI_DRIVER_TRACE_CBID_cuOccupancyAvailableDynamicSMemPerBlock = 543
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease_v2 = 544
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset_v2 = 545
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxSetFlags_v2 = 546
    CUPTI_DRIVER_TRACE_CBID_cuMemAddressReserve = 547
    CUPTI_DRIVER_TRACE_CBID_cuMemAddressFree = 548
    CUPTI_DRIVER_TRACE_CBID_cuMemCreate = 549
    CUPTI_DRIVER_TRACE_CBID_cuMemRelease = 550
    CUPTI_DRIVER_TRACE_CBID_cuMemMap = 551
    CUPTI_DRIVER_TRACE_CBID_cuMemUnmap = 552
    CUPTI_DRIVER_TRACE_CBID_cuMemSetAccess = 553
    CUPTI_DRIVER_TRACE_CBID_cuMemExportToShareableHandle = 554
    CUPTI_DRIVER_TRACE_CBID_cuMemImportFromShareableHandle = 555
    CUPTI_DRIVER_TRACE_CBID_cuMemGetAllocationGranularity = 556
    CUPTI_DRIVER_TRACE_CBID_cuMemGetAllocationPropertiesFromHandle = 557
    CUPTI_DRIVER_TRACE_CBID_cuMemGetAccess = 558
    CUPTI_DRIVER_TRACE_CBID_cuStreamSetFlags = 559
    CUPTI_DRIVER_TRACE_CBID_cuStreamSetFlags_ptsz = 560
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate = 561
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecMemcpyNodeSetParams = 562
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecMemsetNodeSetParams = 563
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecHostNodeSetParams = 564
    CUPTI_DRIVER_TRACE_CBID_cuMemRetainAllocationHandle = 565
    CUPTI_DRIVER_TRACE_CBID_cuFuncGetModule = 566
    CUPTI_DRIVER_TRACE_CBID_cuIpcOpenMemHandle_v2 = 567
    CUPTI_DRIVER_TRACE_CBID_cuCtxResetPersistingL2Cache = 568
    CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeCopyAttributes = 569
    CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetAttribute = 570
    CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetAttribute = 571
    CUPTI_DRIVER_TRACE_CBID_cuStreamCopyAttributes = 572
    CUPTI_DRIVER_TRACE_CBID_cuStreamCopyAttributes_ptsz = 573
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetAttribute = 574
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetAttribute_ptsz = 575
    CUPTI_DRIVER_TRACE_CBID_cuStreamSetAttribute = 576
    CUPTI_DRIVER_TRACE_CBID_cuStreamSetAttribute_ptsz = 577
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate_v2 = 578
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetTexture1DLinearMaxWidth = 579
    CUPTI_DRIVER_TRACE_CBID_cuGraphUpload = 580
    CUPTI_DRIVER_TRACE_CBID_cuGraphUpload_ptsz = 581
    CUPTI_DRIVER_TRACE_CBID_cuArrayGetSparseProperties = 582
    CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetSparseProperties = 583
    CUPTI_DRIVER_TRACE_CBID_cuMemMapArrayAsync = 584
    CUPTI_DRIVER_TRACE_CBID_cuMemMapArrayAsync_ptsz = 585
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecChildGraphNodeSetParams = 586
    CUPTI_DRIVER_TRACE_CBID_cuEventRecordWithFlags = 587
    CUPTI_DRIVER_TRACE_CBID_cuEventRecordWithFlags_ptsz = 588
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddEventRecordNode = 589
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddEventWaitNode = 590
    CUPTI_DRIVER_TRACE_CBID_cuGraphEventRecordNodeGetEvent = 591
    CUPTI_DRIVER_TRACE_CBID_cuGraphEventWaitNodeGetEvent = 592
    CUPTI_DRIVER_TRACE_CBID_cuGraphEventRecordNodeSetEvent = 593
    CUPTI_DRIVER_TRACE_CBID_cuGraphEventWaitNodeSetEvent = 594
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecEventRecordNodeSetEvent = 595
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecEventWaitNodeSetEvent = 596
    CUPTI_DRIVER_TRACE_CBID_cuArrayGetPlane = 597
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync = 598
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync_ptsz = 599
    CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync = 600
    CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync_ptsz = 601
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolTrimTo = 602
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolSetAttribute = 603
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolGetAttribute = 604
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolSetAccess = 605
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetDefaultMemPool = 606
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolCreate = 607
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolDestroy = 608
    CUPTI_DRIVER_TRACE_CBID_cuDeviceSetMemPool = 609
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetMemPool = 610
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync = 611
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync_ptsz = 612
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolExportToShareableHandle = 613
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolImportFromShareableHandle = 614
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolExportPointer = 615
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolImportPointer = 616
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolGetAccess = 617
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddExternalSemaphoresSignalNode = 618
    CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresSignalNodeGetParams = 619
    CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresSignalNodeSetParams = 620
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddExternalSemaphoresWaitNode = 621
    CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresWaitNodeGetParams = 622
    CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresWaitNodeSetParams = 623
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecExternalSemaphoresSignalNodeSetParams = 624
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecExternalSemaphoresWaitNodeSetParams = 625
    CUPTI_DRIVER_TRACE_CBID_cuGetProcAddress = 626
    CUPTI_DRIVER_TRACE_CBID_cuFlushGPUDirectRDMAWrites = 627
    CUPTI_DRIVER_TRACE_CBID_cuGraphDebugDotPrint = 628
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v2 = 629
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v2_ptsz = 630
    CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies = 631
    CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_ptsz = 632
    CUPTI_DRIVER_TRACE_CBID_cuUserObjectCreate = 633
    CUPTI_DRIVER_TRACE_CBID_cuUserObjectRetain = 634
    CUPTI_DRIVER_TRACE_CBID_cuUserObjectRelease = 635
    CUPTI_DRIVER_TRACE_CBID_cuGraphRetainUserObject = 636
    CUPTI_DRIVER_TRACE_CBID_cuGraphReleaseUserObject = 637
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemAllocNode = 638
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemFreeNode = 639
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGraphMemTrim = 640
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetGraphMemAttribute = 641
    CUPTI_DRIVER_TRACE_CBID_cuDeviceSetGraphMemAttribute = 642
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithFlags = 643
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetExecAffinitySupport = 644
    CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v3 = 645
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetExecAffinity = 646
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetUuid_v2 = 647
    CUPTI_DRIVER_TRACE_CBID_cuGraphMemAllocNodeGetParams = 648
    CUPTI_DRIVER_TRACE_CBID_cuGraphMemFreeNodeGetParams = 649
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetEnabled = 650
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetEnabled = 651
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx = 652
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz = 653
    CUPTI_DRIVER_TRACE_CBID_cuArrayGetMemoryRequirements = 654
    CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetMemoryRequirements = 655
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams = 656
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams_ptsz = 657
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecGetFlags = 658
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_v2 = 659
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_v2_ptsz = 660
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_v2 = 661
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_v2_ptsz = 662
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_v2 = 663
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_v2_ptsz = 664
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_v2 = 665
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_v2_ptsz = 666
    CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_v2 = 667
    CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_v2_ptsz = 668
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddBatchMemOpNode = 669
    CUPTI_DRIVER_TRACE_CBID_cuGraphBatchMemOpNodeGetParams = 670
    CUPTI_DRIVER_TRACE_CBID_cuGraphBatchMemOpNodeSetParams = 671
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecBatchMemOpNodeSetParams = 672
    CUPTI_DRIVER_TRACE_CBID_cuModuleGetLoadingMode = 673
    CUPTI_DRIVER_TRACE_CBID_cuMemGetHandleForAddressRange = 674
    CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialClusterSize = 675
    CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveClusters = 676
    CUPTI_DRIVER_TRACE_CBID_cuGetProcAddress_v2 = 677
    CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadData = 678
    CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadFromFile = 679
    CUPTI_DRIVER_TRACE_CBID_cuLibraryUnload = 680
    CUPTI_DRIVER_TRACE_CBID_cuLibraryGetKernel = 681
    CUPTI_DRIVER_TRACE_CBID_cuLibraryGetModule = 682
    CUPTI_DRIVER_TRACE_CBID_cuKernelGetFunction = 683
    CUPTI_DRIVER_TRACE_CBID_cuLibraryGetGlobal = 684
    CUPTI_DRIVER_TRACE_CBID_cuLibraryGetManaged = 685
    CUPTI_DRIVER_TRACE_CBID_cuKernelGetAttribute = 686
    CUPTI_DRIVER_TRACE_CBID_cuKernelSetAttribute = 687
    CUPTI_DRIVER_TRACE_CBID_cuKernelSetCacheConfig = 688
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode_v2 = 689
    CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetParams_v2 = 690
    CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetParams_v2 = 691
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams_v2 = 692
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetId = 693
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetId_ptsz = 694
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetId = 695
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate_v2 = 696
    CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeTiled = 697
    CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeIm2col = 698
    CUPTI_DRIVER_TRACE_CBID_cuTensorMapReplaceAddress = 699
    CUPTI_DRIVER_TRACE_CBID_cuLibraryGetUnifiedFunction = 700
    CUPTI_DRIVER_TRACE_CBID_cuCoredumpGetAttribute = 701
    CUPTI_DRIVER_TRACE_CBID_cuCoredumpGetAttributeGlobal = 702
    CUPTI_DRIVER_TRACE_CBID_cuCoredumpSetAttribute = 703
    CUPTI_DRIVER_TRACE_CBID_cuCoredumpSetAttributeGlobal = 704
    CUPTI_DRIVER_TRACE_CBID_cuCtxSetFlags = 705
    CUPTI_DRIVER_TRACE_CBID_cuMulticastCreate = 706
    CUPTI_DRIVER_TRACE_CBID_cuMulticastAddDevice = 707
    CUPTI_DRIVER_TRACE_CBID_cuMulticastBindMem = 708
    CUPTI_DRIVER_TRACE_CBID_cuMulticastBindAddr = 709
    CUPTI_DRIVER_TRACE_CBID_cuMulticastUnbind = 710
    CUPTI_DRIVER_TRACE_CBID_cuMulticastGetGranularity = 711
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode = 712
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetParams = 713
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecNodeSetParams = 714
    CUPTI_DRIVER_TRACE_CBID_cuMemAdvise_v2 = 715
    CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_v2 = 716
    CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_v2_ptsz = 717
    CUPTI_DRIVER_TRACE_CBID_cuFuncGetName = 718
    CUPTI_DRIVER_TRACE_CBID_cuKernelGetName = 719
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph = 720
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph_ptsz = 721
    CUPTI_DRIVER_TRACE_CBID_cuGraphConditionalHandleCreate = 722
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode_v2 = 723
    CUPTI_DRIVER_TRACE_CBID_cuGraphGetEdges_v2 = 724
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependencies_v2 = 725
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependentNodes_v2 = 726
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddDependencies_v2 = 727
    CUPTI_DRIVER_TRACE_CBID_cuGraphRemoveDependencies_v2 = 728
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v3 = 729
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v3_ptsz = 730
    CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_v2 = 731
    CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_v2_ptsz = 732
    CUPTI_DRIVER_TRACE_CBID_cuFuncGetParamInfo = 733
    CUPTI_DRIVER_TRACE_CBID_cuKernelGetParamInfo = 734
    CUPTI_DRIVER_TRACE_CBID_cuDeviceRegisterAsyncNotification = 735
    CUPTI_DRIVER_TRACE_CBID_cuDeviceUnregisterAsyncNotification = 736
    CUPTI_DRIVER_TRACE_CBID_cuModuleGetFunctionCount = 737
    CUPTI_DRIVER_TRACE_CBID_cuModuleEnumerateFunctions = 738
    CUPTI_DRIVER_TRACE_CBID_cuLibraryGetKernelCount = 739
    CUPTI_DRIVER_TRACE_CBID_cuLibraryEnumerateKernels = 740
    CUPTI_DRIVER_TRACE_CBID_cuFuncIsLoaded = 741
    CUPTI_DRIVER_TRACE_CBID_cuFuncLoad = 742
    CUPTI_DRIVER_TRACE_CBID_cuGreenCtxCreate = 743
    CUPTI_DRIVER_TRACE_CBID_cuGreenCtxDestroy = 744
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetDevResource = 745
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevResource = 746
    CUPTI_DRIVER_TRACE_CBID_cuGreenCtxGetDevResource = 747
    CUPTI_DRIVER_TRACE_CBID_cuDevResourceGenerateDesc = 748
    CUPTI_DRIVER_TRACE_CBID_cuGreenCtxRecordEvent = 749
    CUPTI_DRIVER_TRACE_CBID_cuGreenCtxWaitEvent = 750
    CUPTI_DRIVER_TRACE_CBID_cuDevSmResourceSplitByCount = 751
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetGreenCtx = 752
    CUPTI_DRIVER_TRACE_CBID_cuCtxFromGreenCtx = 753
    CUPTI_DRIVER_TRACE_CBID_cuKernelGetLibrary = 754
    CUPTI_DRIVER_TRACE_CBID_cuCtxRecordEvent = 755
    CUPTI_DRIVER_TRACE_CBID_cuCtxWaitEvent = 756
    CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v4 = 757
    CUPTI_DRIVER_TRACE_CBID_cuGreenCtxStreamCreate = 758
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_v2 = 759
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_v2_ptsz = 760
    CUPTI_DRIVER_TRACE_CBID_cuMemBatchDecompressAsync = 761
    CUPTI_DRIVER_TRACE_CBID_cuMemBatchDecompressAsync_ptsz = 762
    CUPTI_DRIVER_TRACE_CBID_cuLogsRegisterCallback = 763
    CUPTI_DRIVER_TRACE_CBID_cuLogsUnregisterCallback = 764
    CUPTI_DRIVER_TRACE_CBID_cuLogsCurrent = 765
    CUPTI_DRIVER_TRACE_CBID_cuLogsDumpToFile = 766
    CUPTI_DRIVER_TRACE_CBID_cuLogsDumpToMemory = 767
    CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessGetRestoreThreadId = 768
    CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessGetState = 769
    CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessLock = 770
    CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessCheckpoint = 771
    CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessRestore = 772
    CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessUnlock = 773
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevice = 774
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevice_ptsz = 775
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync = 776
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_ptsz = 777
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync = 778
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_ptsz = 779
    CUPTI_DRIVER_TRACE_CBID_cuEventElapsedTime_v2 = 780
    CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeIm2colWide = 781
    CUPTI_DRIVER_TRACE_CBID_cuGreenCtxGetId = 782
    CUPTI_DRIVER_TRACE_CBID_cuStreamCreateForCaptureToCig = 783
    CUPTI_DRIVER_TRACE_CBID_SIZE = 784
    CUPTI_DRIVER_TRACE_CBID_FORCE_INT = 2147483647

class CUpti_runtime_api_trace_cbid(_enums.IntEnum):
    """CUpti_runtime_api_trace_cbid, from cupti_runtime_cbid.h. Since at least CUDA 12.0."""

    CUPTI_RUNTIME_TRACE_CBID_INVALID = 0
    CUPTI_RUNTIME_TRACE_CBID_cudaDriverGetVersion_v3020 = 1
    CUPTI_RUNTIME_TRACE_CBID_cudaRuntimeGetVersion_v3020 = 2
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceCount_v3020 = 3
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v3020 = 4
    CUPTI_RUNTIME_TRACE_CBID_cudaChooseDevice_v3020 = 5
    CUPTI_RUNTIME_TRACE_CBID_cudaGetChannelDesc_v3020 = 6
    CUPTI_RUNTIME_TRACE_CBID_cudaCreateChannelDesc_v3020 = 7
    CUPTI_RUNTIME_TRACE_CBID_cudaConfigureCall_v3020 = 8
    CUPTI_RUNTIME_TRACE_CBID_cudaSetupArgument_v3020 = 9
    CUPTI_RUNTIME_TRACE_CBID_cudaGetLastError_v3020 = 10
    CUPTI_RUNTIME_TRACE_CBID_cudaPeekAtLastError_v3020 = 11
    CUPTI_RUNTIME_TRACE_CBID_cudaGetErrorString_v3020 = 12
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_v3020 = 13
    CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetCacheConfig_v3020 = 14
    CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetAttributes_v3020 = 15
    CUPTI_RUNTIME_TRACE_CBID_cudaSetDevice_v3020 = 16
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDevice_v3020 = 17
    CUPTI_RUNTIME_TRACE_CBID_cudaSetValidDevices_v3020 = 18
    CUPTI_RUNTIME_TRACE_CBID_cudaSetDeviceFlags_v3020 = 19
    CUPTI_RUNTIME_TRACE_CBID_cudaMalloc_v3020 = 20
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocPitch_v3020 = 21
    CUPTI_RUNTIME_TRACE_CBID_cudaFree_v3020 = 22
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocArray_v3020 = 23
    CUPTI_RUNTIME_TRACE_CBID_cudaFreeArray_v3020 = 24
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocHost_v3020 = 25
    CUPTI_RUNTIME_TRACE_CBID_cudaFreeHost_v3020 = 26
    CUPTI_RUNTIME_TRACE_CBID_cudaHostAlloc_v3020 = 27
    CUPTI_RUNTIME_TRACE_CBID_cudaHostGetDevicePointer_v3020 = 28
    CUPTI_RUNTIME_TRACE_CBID_cudaHostGetFlags_v3020 = 29
    CUPTI_RUNTIME_TRACE_CBID_cudaMemGetInfo_v3020 = 30
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy_v3020 = 31
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2D_v3020 = 32
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArray_v3020 = 33
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArray_v3020 = 34
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArray_v3020 = 35
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArray_v3020 = 36
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyArrayToArray_v3020 = 37
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DArrayToArray_v3020 = 38
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbol_v3020 = 39
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbol_v3020 = 40
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyAsync_v3020 = 41
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArrayAsync_v3020 = 42
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArrayAsync_v3020 = 43
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DAsync_v3020 = 44
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArrayAsync_v3020 = 45
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArrayAsync_v3020 = 46
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbolAsync_v3020 = 47
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbolAsync_v3020 = 48
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset_v3020 = 49
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset2D_v3020 = 50
    CUPTI_RUNTIME_TRACE_CBID_cudaMemsetAsync_v3020 = 51
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset2DAsync_v3020 = 52
    CUPTI_RUNTIME_TRACE_CBID_cudaGetSymbolAddress_v3020 = 53
    CUPTI_RUNTIME_TRACE_CBID_cudaGetSymbolSize_v3020 = 54
    CUPTI_RUNTIME_TRACE_CBID_cudaBindTexture_v3020 = 55
    CUPTI_RUNTIME_TRACE_CBID_cudaBindTexture2D_v3020 = 56
    CUPTI_RUNTIME_TRACE_CBID_cudaBindTextureToArray_v3020 = 57
    CUPTI_RUNTIME_TRACE_CBID_cudaUnbindTexture_v3020 = 58
    CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureAlignmentOffset_v3020 = 59
    CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureReference_v3020 = 60
    CUPTI_RUNTIME_TRACE_CBID_cudaBindSurfaceToArray_v3020 = 61
    CUPTI_RUNTIME_TRACE_CBID_cudaGetSurfaceReference_v3020 = 62
    CUPTI_RUNTIME_TRACE_CBID_cudaGLSetGLDevice_v3020 = 63
    CUPTI_RUNTIME_TRACE_CBID_cudaGLRegisterBufferObject_v3020 = 64
    CUPTI_RUNTIME_TRACE_CBID_cudaGLMapBufferObject_v3020 = 65
    CUPTI_RUNTIME_TRACE_CBID_cudaGLUnmapBufferObject_v3020 = 66
    CUPTI_RUNTIME_TRACE_CBID_cudaGLUnregisterBufferObject_v3020 = 67
    CUPTI_RUNTIME_TRACE_CBID_cudaGLSetBufferObjectMapFlags_v3020 = 68
    CUPTI_RUNTIME_TRACE_CBID_cudaGLMapBufferObjectAsync_v3020 = 69
    CUPTI_RUNTIME_TRACE_CBID_cudaGLUnmapBufferObjectAsync_v3020 = 70
    CUPTI_RUNTIME_TRACE_CBID_cudaWGLGetDevice_v3020 = 71
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsGLRegisterImage_v3020 = 72
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsGLRegisterBuffer_v3020 = 73
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsUnregisterResource_v3020 = 74
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceSetMapFlags_v3020 = 75
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsMapResources_v3020 = 76
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsUnmapResources_v3020 = 77
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedPointer_v3020 = 78
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsSubResourceGetMappedArray_v3020 = 79
    CUPTI_RUNTIME_TRACE_CBID_cudaVDPAUGetDevice_v3020 = 80
    CUPTI_RUNTIME_TRACE_CBID_cudaVDPAUSetVDPAUDevice_v3020 = 81
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsVDPAURegisterVideoSurface_v3020 = 82
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsVDPAURegisterOutputSurface_v3020 = 83
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDevice_v3020 = 84
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDevices_v3020 = 85
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D11SetDirect3DDevice_v3020 = 86
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D11RegisterResource_v3020 = 87
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDevice_v3020 = 88
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDevices_v3020 = 89
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10SetDirect3DDevice_v3020 = 90
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D10RegisterResource_v3020 = 91
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10RegisterResource_v3020 = 92
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10UnregisterResource_v3020 = 93
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10MapResources_v3020 = 94
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10UnmapResources_v3020 = 95
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceSetMapFlags_v3020 = 96
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetSurfaceDimensions_v3020 = 97
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedArray_v3020 = 98
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedPointer_v3020 = 99
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedSize_v3020 = 100
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedPitch_v3020 = 101
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDevice_v3020 = 102
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDevices_v3020 = 103
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9SetDirect3DDevice_v3020 = 104
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDirect3DDevice_v3020 = 105
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D9RegisterResource_v3020 = 106
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9RegisterResource_v3020 = 107
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnregisterResource_v3020 = 108
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9MapResources_v3020 = 109
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnmapResources_v3020 = 110
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceSetMapFlags_v3020 = 111
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetSurfaceDimensions_v3020 = 112
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedArray_v3020 = 113
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedPointer_v3020 = 114
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedSize_v3020 = 115
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedPitch_v3020 = 116
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9Begin_v3020 = 117
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9End_v3020 = 118
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9RegisterVertexBuffer_v3020 = 119
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnregisterVertexBuffer_v3020 = 120
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9MapVertexBuffer_v3020 = 121
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnmapVertexBuffer_v3020 = 122
    CUPTI_RUNTIME_TRACE_CBID_cudaThreadExit_v3020 = 123
    CUPTI_RUNTIME_TRACE_CBID_cudaSetDoubleForDevice_v3020 = 124
    CUPTI_RUNTIME_TRACE_CBID_cudaSetDoubleForHost_v3020 = 125
    CUPTI_RUNTIME_TRACE_CBID_cudaThreadSynchronize_v3020 = 126
    CUPTI_RUNTIME_TRACE_CBID_cudaThreadGetLimit_v3020 = 127
    CUPTI_RUNTIME_TRACE_CBID_cudaThreadSetLimit_v3020 = 128
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreate_v3020 = 129
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamDestroy_v3020 = 130
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamSynchronize_v3020 = 131
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamQuery_v3020 = 132
    CUPTI_RUNTIME_TRACE_CBID_cudaEventCreate_v3020 = 133
    CUPTI_RUNTIME_TRACE_CBID_cudaEventCreateWithFlags_v3020 = 134
    CUPTI_RUNTIME_TRACE_CBID_cudaEventRecord_v3020 = 135
    CUPTI_RUNTIME_TRACE_CBID_cudaEventDestroy_v3020 = 136
    CUPTI_RUNTIME_TRACE_CBID_cudaEventSynchronize_v3020 = 137
    CUPTI_RUNTIME_TRACE_CBID_cudaEventQuery_v3020 = 138
    CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v3020 = 139
    CUPTI_RUNTIME_TRACE_CBID_cudaMalloc3D_v3020 = 140
    CUPTI_RUNTIME_TRACE_CBID_cudaMalloc3DArray_v3020 = 141
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset3D_v3020 = 142
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset3DAsync_v3020 = 143
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3D_v3020 = 144
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DAsync_v3020 = 145
    CUPTI_RUNTIME_TRACE_CBID_cudaThreadSetCacheConfig_v3020 = 146
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamWaitEvent_v3020 = 147
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDirect3DDevice_v3020 = 148
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDirect3DDevice_v3020 = 149
    CUPTI_RUNTIME_TRACE_CBID_cudaThreadGetCacheConfig_v3020 = 150
    CUPTI_RUNTIME_TRACE_CBID_cudaPointerGetAttributes_v4000 = 151
    CUPTI_RUNTIME_TRACE_CBID_cudaHostRegister_v4000 = 152
    CUPTI_RUNTIME_TRACE_CBID_cudaHostUnregister_v4000 = 153
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceCanAccessPeer_v4000 = 154
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceEnablePeerAccess_v4000 = 155
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceDisablePeerAccess_v4000 = 156
    CUPTI_RUNTIME_TRACE_CBID_cudaPeerRegister_v4000 = 157
    CUPTI_RUNTIME_TRACE_CBID_cudaPeerUnregister_v4000 = 158
    CUPTI_RUNTIME_TRACE_CBID_cudaPeerGetDevicePointer_v4000 = 159
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyPeer_v4000 = 160
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyPeerAsync_v4000 = 161
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeer_v4000 = 162
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeerAsync_v4000 = 163
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceReset_v3020 = 164
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSynchronize_v3020 = 165
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetLimit_v3020 = 166
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetLimit_v3020 = 167
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetCacheConfig_v3020 = 168
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetCacheConfig_v3020 = 169
    CUPTI_RUNTIME_TRACE_CBID_cudaProfilerInitialize_v4000 = 170
    CUPTI_RUNTIME_TRACE_CBID_cudaProfilerStart_v4000 = 171
    CUPTI_RUNTIME_TRACE_CBID_cudaProfilerStop_v4000 = 172
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetByPCIBusId_v4010 = 173
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetPCIBusId_v4010 = 174
    CUPTI_RUNTIME_TRACE_CBID_cudaGLGetDevices_v4010 = 175
    CUPTI_RUNTIME_TRACE_CBID_cudaIpcGetEventHandle_v4010 = 176
    CUPTI_RUNTIME_TRACE_CBID_cudaIpcOpenEventHandle_v4010 = 177
    CUPTI_RUNTIME_TRACE_CBID_cudaIpcGetMemHandle_v4010 = 178
    CUPTI_RUNTIME_TRACE_CBID_cudaIpcOpenMemHandle_v4010 = 179
    CUPTI_RUNTIME_TRACE_CBID_cudaIpcCloseMemHandle_v4010 = 180
    CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetInfo_v4010 = 181
    CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetSharedMemConfig_v4020 = 182
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetSharedMemConfig_v4020 = 183
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetSharedMemConfig_v4020 = 184
    CUPTI_RUNTIME_TRACE_CBID_cudaCreateTextureObject_v5000 = 185
    CUPTI_RUNTIME_TRACE_CBID_cudaDestroyTextureObject_v5000 = 186
    CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectResourceDesc_v5000 = 187
    CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectTextureDesc_v5000 = 188
    CUPTI_RUNTIME_TRACE_CBID_cudaCreateSurfaceObject_v5000 = 189
    CUPTI_RUNTIME_TRACE_CBID_cudaDestroySurfaceObject_v5000 = 190
    CUPTI_RUNTIME_TRACE_CBID_cudaGetSurfaceObjectResourceDesc_v5000 = 191
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocMipmappedArray_v5000 = 192
    CUPTI_RUNTIME_TRACE_CBID_cudaGetMipmappedArrayLevel_v5000 = 193
    CUPTI_RUNTIME_TRACE_CBID_cudaFreeMipmappedArray_v5000 = 194
    CUPTI_RUNTIME_TRACE_CBID_cudaBindTextureToMipmappedArray_v5000 = 195
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedMipmappedArray_v5000 = 196
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamAddCallback_v5000 = 197
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreateWithFlags_v5000 = 198
    CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectResourceViewDesc_v5000 = 199
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetAttribute_v5000 = 200
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamDestroy_v5050 = 201
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreateWithPriority_v5050 = 202
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetPriority_v5050 = 203
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetFlags_v5050 = 204
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetStreamPriorityRange_v5050 = 205
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocManaged_v6000 = 206
    CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6000 = 207
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamAttachMemAsync_v6000 = 208
    CUPTI_RUNTIME_TRACE_CBID_cudaGetErrorName_v6050 = 209
    CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6050 = 210
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_v7000 = 211
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceFlags_v7000 = 212
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_ptsz_v7000 = 213
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_ptsz_v7000 = 214
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy_ptds_v7000 = 215
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2D_ptds_v7000 = 216
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArray_ptds_v7000 = 217
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArray_ptds_v7000 = 218
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArray_ptds_v7000 = 219
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArray_ptds_v7000 = 220
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyArrayToArray_ptds_v7000 = 221
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DArrayToArray_ptds_v7000 = 222
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbol_ptds_v7000 = 223
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbol_ptds_v7000 = 224
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyAsync_ptsz_v7000 = 225
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArrayAsync_ptsz_v7000 = 226
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArrayAsync_ptsz_v7000 = 227
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DAsync_ptsz_v7000 = 228
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArrayAsync_ptsz_v7000 = 229
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArrayAsync_ptsz_v7000 = 230
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbolAsync_ptsz_v7000 = 231
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbolAsync_ptsz_v7000 = 232
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset_ptds_v7000 = 233
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset2D_ptds_v7000 = 234
    CUPTI_RUNTIME_TRACE_CBID_cudaMemsetAsync_ptsz_v7000 = 235
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset2DAsync_ptsz_v7000 = 236
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetPriority_ptsz_v7000 = 237
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetFlags_ptsz_v7000 = 238
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamSynchronize_ptsz_v7000 = 239
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamQuery_ptsz_v7000 = 240
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamAttachMemAsync_ptsz_v7000 = 241
    CUPTI_RUNTIME_TRACE_CBID_cudaEventRecord_ptsz_v7000 = 242
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset3D_ptds_v7000 = 243
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset3DAsync_ptsz_v7000 = 244
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3D_ptds_v7000 = 245
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DAsync_ptsz_v7000 = 246
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamWaitEvent_ptsz_v7000 = 247
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamAddCallback_ptsz_v7000 = 248
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeer_ptds_v7000 = 249
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeerAsync_ptsz_v7000 = 250
    CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v7000 = 251
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v8000 = 252
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_ptsz_v8000 = 253
    CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v8000 = 254
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetP2PAttribute_v8000 = 255
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsEGLRegisterImage_v7000 = 256
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerConnect_v7000 = 257
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerDisconnect_v7000 = 258
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerAcquireFrame_v7000 = 259
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerReleaseFrame_v7000 = 260
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerConnect_v7000 = 261
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerDisconnect_v7000 = 262
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerPresentFrame_v7000 = 263
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerReturnFrame_v7000 = 264
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedEglFrame_v7000 = 265
    CUPTI_RUNTIME_TRACE_CBID_cudaMemRangeGetAttribute_v8000 = 266
    CUPTI_RUNTIME_TRACE_CBID_cudaMemRangeGetAttributes_v8000 = 267
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerConnectWithFlags_v7000 = 268
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_v9000 = 269
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_ptsz_v9000 = 270
    CUPTI_RUNTIME_TRACE_CBID_cudaEventCreateFromEGLSync_v9000 = 271
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernelMultiDevice_v9000 = 272
    CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetAttribute_v9000 = 273
    CUPTI_RUNTIME_TRACE_CBID_cudaImportExternalMemory_v10000 = 274
    CUPTI_RUNTIME_TRACE_CBID_cudaExternalMemoryGetMappedBuffer_v10000 = 275
    CUPTI_RUNTIME_TRACE_CBID_cudaExternalMemoryGetMappedMipmappedArray_v10000 = 276
    CUPTI_RUNTIME_TRACE_CBID_cudaDestroyExternalMemory_v10000 = 277
    CUPTI_RUNTIME_TRACE_CBID_cudaImportExternalSemaphore_v10000 = 278
    CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v10000 = 279
    CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_ptsz_v10000 = 280
    CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v10000 = 281
    CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_ptsz_v10000 = 282
    CUPTI_RUNTIME_TRACE_CBID_cudaDestroyExternalSemaphore_v10000 = 283
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v10000 = 284
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_ptsz_v10000 = 285
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphCreate_v10000 = 286
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeGetParams_v10000 = 287
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeSetParams_v10000 = 288
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddKernelNode_v10000 = 289
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNode_v10000 = 290
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeGetParams_v10000 = 291
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParams_v10000 = 292
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemsetNode_v10000 = 293
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemsetNodeGetParams_v10000 = 294
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemsetNodeSetParams_v10000 = 295
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddHostNode_v10000 = 296
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphHostNodeGetParams_v10000 = 297
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddChildGraphNode_v10000 = 298
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphChildGraphNodeGetGraph_v10000 = 299
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEmptyNode_v10000 = 300
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphClone_v10000 = 301
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeFindInClone_v10000 = 302
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetType_v10000 = 303
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetRootNodes_v10000 = 304
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v10000 = 305
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v10000 = 306
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v10000 = 307
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v10000 = 308
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphDestroyNode_v10000 = 309
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v10000 = 310
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_v10000 = 311
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_ptsz_v10000 = 312
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecDestroy_v10000 = 313
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphDestroy_v10000 = 314
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCapture_v10000 = 315
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCapture_ptsz_v10000 = 316
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamIsCapturing_v10000 = 317
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamIsCapturing_ptsz_v10000 = 318
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamEndCapture_v10000 = 319
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamEndCapture_ptsz_v10000 = 320
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphHostNodeSetParams_v10000 = 321
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetNodes_v10000 = 322
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v10000 = 323
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v10010 = 324
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_ptsz_v10010 = 325
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecKernelNodeSetParams_v10010 = 326
    CUPTI_RUNTIME_TRACE_CBID_cudaThreadExchangeStreamCaptureMode_v10010 = 327
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetNvSciSyncAttributes_v10020 = 328
    CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyAvailableDynamicSMemPerBlock_v10200 = 329
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetFlags_v10200 = 330
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetFlags_ptsz_v10200 = 331
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParams_v10020 = 332
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemsetNodeSetParams_v10020 = 333
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecHostNodeSetParams_v10020 = 334
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecUpdate_v10020 = 335
    CUPTI_RUNTIME_TRACE_CBID_cudaGetFuncBySymbol_v11000 = 336
    CUPTI_RUNTIME_TRACE_CBID_cudaCtxResetPersistingL2Cache_v11000 = 337
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeCopyAttributes_v11000 = 338
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeGetAttribute_v11000 = 339
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeSetAttribute_v11000 = 340
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamCopyAttributes_v11000 = 341
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamCopyAttributes_ptsz_v11000 = 342
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetAttribute_v11000 = 343
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetAttribute_ptsz_v11000 = 344
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetAttribute_v11000 = 345
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetAttribute_ptsz_v11000 = 346
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetTexture1DLinearMaxWidth_v11010 = 347
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphUpload_v10000 = 348
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphUpload_ptsz_v10000 = 349
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNodeToSymbol_v11010 = 350
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNodeFromSymbol_v11010 = 351
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNode1D_v11010 = 352
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParamsToSymbol_v11010 = 353
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParamsFromSymbol_v11010 = 354
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParams1D_v11010 = 355
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParamsToSymbol_v11010 = 356
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParamsFromSymbol_v11010 = 357
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParams1D_v11010 = 358
    CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetSparseProperties_v11010 = 359
    CUPTI_RUNTIME_TRACE_CBID_cudaMipmappedArrayGetSparseProperties_v11010 = 360
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecChildGraphNodeSetParams_v11010 = 361
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEventRecordNode_v11010 = 362
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventRecordNodeGetEvent_v11010 = 363
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventRecordNodeSetEvent_v11010 = 364
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEventWaitNode_v11010 = 365
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventWaitNodeGetEvent_v11010 = 366
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventWaitNodeSetEvent_v11010 = 367
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecEventRecordNodeSetEvent_v11010 = 368
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecEventWaitNodeSetEvent_v11010 = 369
    CUPTI_RUNTIME_TRACE_CBID_cudaEventRecordWithFlags_v11010 = 370
    CUPTI_RUNTIME_TRACE_CBID_cudaEventRecordWithFlags_ptsz_v11010 = 371
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetDefaultMemPool_v11020 = 372
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocAsync_v11020 = 373
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocAsync_ptsz_v11020 = 374
    CUPTI_RUNTIME_TRACE_CBID_cudaFreeAsync_v11020 = 375
    CUPTI_RUNTIME_TRACE_CBID_cudaFreeAsync_ptsz_v11020 = 376
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolTrimTo_v11020 = 377
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolSetAttribute_v11020 = 378
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolGetAttribute_v11020 = 379
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolSetAccess_v11020 = 380
    CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetPlane_v11020 = 381
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolGetAccess_v11020 = 382
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolCreate_v11020 = 383
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolDestroy_v11020 = 384
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetMemPool_v11020 = 385
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetMemPool_v11020 = 386
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolExportToShareableHandle_v11020 = 387
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolImportFromShareableHandle_v11020 = 388
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolExportPointer_v11020 = 389
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolImportPointer_v11020 = 390
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocFromPoolAsync_v11020 = 391
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocFromPoolAsync_ptsz_v11020 = 392
    CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v2_v11020 = 393
    CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v2_ptsz_v11020 = 394
    CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v2_v11020 = 395
    CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v2_ptsz_v11020 = 396
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddExternalSemaphoresSignalNode_v11020 = 397
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresSignalNodeGetParams_v11020 = 398
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresSignalNodeSetParams_v11020 = 399
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddExternalSemaphoresWaitNode_v11020 = 400
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresWaitNodeGetParams_v11020 = 401
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresWaitNodeSetParams_v11020 = 402
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecExternalSemaphoresSignalNodeSetParams_v11020 = 403
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecExternalSemaphoresWaitNodeSetParams_v11020 = 404
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceFlushGPUDirectRDMAWrites_v11030 = 405
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPoint_v11030 = 406
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPoint_ptsz_v11030 = 407
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphDebugDotPrint_v11030 = 408
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v2_v11030 = 409
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v2_ptsz_v11030 = 410
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v11030 = 411
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_ptsz_v11030 = 412
    CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectCreate_v11030 = 413
    CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectRetain_v11030 = 414
    CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectRelease_v11030 = 415
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphRetainUserObject_v11030 = 416
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphReleaseUserObject_v11030 = 417
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithFlags_v11040 = 418
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemAllocNode_v11040 = 419
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemAllocNodeGetParams_v11040 = 420
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemFreeNode_v11040 = 421
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemFreeNodeGetParams_v11040 = 422
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGraphMemTrim_v11040 = 423
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetGraphMemAttribute_v11040 = 424
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetGraphMemAttribute_v11040 = 425
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetEnabled_v11060 = 426
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetEnabled_v11060 = 427
    CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetMemoryRequirements_v11060 = 428
    CUPTI_RUNTIME_TRACE_CBID_cudaMipmappedArrayGetMemoryRequirements_v11060 = 429
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_v11060 = 430
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_ptsz_v11060 = 431
    CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxPotentialClusterSize_v11070 = 432
    CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveClusters_v11070 = 433
    CUPTI_RUNTIME_TRACE_CBID_cudaCreateTextureObject_v2_v11080 = 434
    CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectTextureDesc_v2_v11080 = 435
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_v12000 = 436
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_ptsz_v12000 = 437
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecGetFlags_v12000 = 438
    CUPTI_RUNTIME_TRACE_CBID_cuda439_v12000 = 439
    CUPTI_RUNTIME_TRACE_CBID_cudaGetKernel_v12000 = 439
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v2_v12000 = 440
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_v12000 = 441
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_ptsz_v12000 = 442
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v12000 = 443
    CUPTI_RUNTIME_TRACE_CBID_cuda444_v12000 = 444
    CUPTI_RUNTIME_TRACE_CBID_cudaInitDevice_v12000 = 444
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v12020 = 445
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetParams_v12020 = 446
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecNodeSetParams_v12020 = 447
    CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v2_v12020 = 448
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v2_v12020 = 449
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v2_ptsz_v12020 = 450
    CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetName_v12030 = 451
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_v12030 = 452
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_ptsz_v12030 = 453
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphConditionalHandleCreate_v12030 = 454
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v2_v12030 = 455
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v2_v12030 = 456
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v2_v12030 = 457
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v2_v12030 = 458
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v2_v12030 = 459
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v2_v12030 = 460
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v3_v12030 = 461
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v3_ptsz_v12030 = 462
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v2_v12030 = 463
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v2_ptsz_v12030 = 464
    CUPTI_RUNTIME_TRACE_CBID_cuda465_v12040 = 465
    CUPTI_RUNTIME_TRACE_CBID_cuda466_v12040 = 466
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceRegisterAsyncNotification_v12040 = 465
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceUnregisterAsyncNotification_v12040 = 466
    CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetParamInfo_v12040 = 467
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPointByVersion_v12050 = 468
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPointByVersion_ptsz_v12050 = 469
    CUPTI_RUNTIME_TRACE_CBID_cuda470_v12060 = 470
    CUPTI_RUNTIME_TRACE_CBID_cuda471_v12060 = 471
    CUPTI_RUNTIME_TRACE_CBID_cuda472_v12060 = 472
    CUPTI_RUNTIME_TRACE_CBID_cuda473_v12060 = 473
    CUPTI_RUNTIME_TRACE_CBID_cuda474_v12060 = 474
    CUPTI_RUNTIME_TRACE_CBID_cuda475_v12060 = 475
    CUPTI_RUNTIME_TRACE_CBID_cuda476_v12060 = 476
    CUPTI_RUNTIME_TRACE_CBID_cuda477_v12060 = 477
    CUPTI_RUNTIME_TRACE_CBID_cuda478_v12060 = 478
    CUPTI_RUNTIME_TRACE_CBID_cuda479_v12060 = 479
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryLoadData_v12060 = 470
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryLoadFromFile_v12060 = 471
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryUnload_v12060 = 472
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetKernel_v12060 = 473
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetGlobal_v12060 = 474
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetManaged_v12060 = 475
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetUnifiedFunction_v12060 = 476
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetKernelCount_v12060 = 477
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryEnumerateKernels_v12060 = 478
    CUPTI_RUNTIME_TRACE_CBID_cudaKernelSetAttributeForDevice_v12060 = 479
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevice_v12080 = 480
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevice_ptsz_v12080 = 481
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_v12080 = 482
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_ptsz_v12080 = 483
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_v12080 = 484
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_ptsz_v12080 = 485
    CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v2_v12080 = 486
    CUPTI_RUNTIME_TRACE_CBID_SIZE = 487
    CUPTI_RUNTIME_TRACE_CBID_FORCE_INT = 2147483647

@_disjoint_base
class CUpti_Activity:
    """CUpti_Activity, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(self, kind: CUpti_ActivityKind | _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]

@_disjoint_base
class CUpti_ActivityAPI:
    """CUpti_ActivityAPI, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        cbid: CUpti_CallbackId | _typing.Integer | None = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        processId: _typing.Integer = ...,
        threadId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        returnValue: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    cbid: _typing.ValueField[CUpti_CallbackId]
    start: _typing.IntField
    end: _typing.IntField
    processId: _typing.IntField
    threadId: _typing.IntField
    correlationId: _typing.IntField
    returnValue: _typing.IntField

@_disjoint_base
class CUpti_ActivityBranch:
    """CUpti_ActivityBranch, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        sourceLocatorId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        pcOffset: _typing.Integer = ...,
        executed: _typing.Integer = ...,
        diverged: _typing.Integer = ...,
        threadsExecuted: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    sourceLocatorId: _typing.IntField
    correlationId: _typing.IntField
    pcOffset: _typing.IntField
    executed: _typing.IntField
    diverged: _typing.IntField
    threadsExecuted: _typing.IntField

@_disjoint_base
class CUpti_ActivityBranch2:
    """CUpti_ActivityBranch2, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        sourceLocatorId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        functionId: _typing.Integer = ...,
        pcOffset: _typing.Integer = ...,
        diverged: _typing.Integer = ...,
        threadsExecuted: _typing.Integer = ...,
        executed: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    sourceLocatorId: _typing.IntField
    correlationId: _typing.IntField
    functionId: _typing.IntField
    pcOffset: _typing.IntField
    diverged: _typing.IntField
    threadsExecuted: _typing.IntField
    executed: _typing.IntField
    pad: _typing.IntField

@_disjoint_base
class CUpti_ActivityCdpKernel:
    """CUpti_ActivityCdpKernel, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        cacheConfig: CUpti_ActivityCdpKernel_cacheConfig = ...,
        sharedMemoryConfig: _typing.Integer = ...,
        registersPerThread: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        gridX: _typing.Integer = ...,
        gridY: _typing.Integer = ...,
        gridZ: _typing.Integer = ...,
        blockX: _typing.Integer = ...,
        blockY: _typing.Integer = ...,
        blockZ: _typing.Integer = ...,
        staticSharedMemory: _typing.Integer = ...,
        dynamicSharedMemory: _typing.Integer = ...,
        localMemoryPerThread: _typing.Integer = ...,
        localMemoryTotal: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        gridId: _typing.Integer = ...,
        parentGridId: _typing.Integer = ...,
        queued: _typing.Integer = ...,
        submitted: _typing.Integer = ...,
        completed: _typing.Integer = ...,
        parentBlockX: _typing.Integer = ...,
        parentBlockY: _typing.Integer = ...,
        parentBlockZ: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    cacheConfig: _typing.RecordField[CUpti_ActivityCdpKernel_cacheConfig]
    sharedMemoryConfig: _typing.IntField
    registersPerThread: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    gridX: _typing.IntField
    gridY: _typing.IntField
    gridZ: _typing.IntField
    blockX: _typing.IntField
    blockY: _typing.IntField
    blockZ: _typing.IntField
    staticSharedMemory: _typing.IntField
    dynamicSharedMemory: _typing.IntField
    localMemoryPerThread: _typing.IntField
    localMemoryTotal: _typing.IntField
    correlationId: _typing.IntField
    gridId: _typing.IntField
    parentGridId: _typing.IntField
    queued: _typing.IntField
    submitted: _typing.IntField
    completed: _typing.IntField
    parentBlockX: _typing.IntField
    parentBlockY: _typing.IntField
    parentBlockZ: _typing.IntField
    pad: _typing.IntField
    name: _typing.TextField

@_disjoint_base
class CUpti_ActivityConfidentialComputeRotation:
    """CUpti_ActivityConfidentialComputeRotation, from cupti_activity.h. Since CUDA 12.9."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        eventType: CUpti_ConfidentialComputeRotationEventType | _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        channelId: _typing.Integer = ...,
        channelType: CUpti_ChannelType | _typing.Integer = ...,
        timestamp: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    eventType: _typing.EnumField[CUpti_ConfidentialComputeRotationEventType]
    deviceId: _typing.IntField
    contextId: _typing.IntField
    channelId: _typing.IntField
    channelType: _typing.EnumField[CUpti_ChannelType]
    timestamp: _typing.IntField

@_disjoint_base
class CUpti_ActivityContext:
    """CUpti_ActivityContext, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        computeApiKind: _typing.Integer = ...,
        nullStreamId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    contextId: _typing.IntField
    deviceId: _typing.IntField
    computeApiKind: _typing.IntField
    nullStreamId: _typing.IntField

@_disjoint_base
class CUpti_ActivityContext2:
    """CUpti_ActivityContext2, from cupti_activity_deprecated.h. Since CUDA 12.4."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        computeApiKind: _typing.Integer = ...,
        nullStreamId: _typing.Integer = ...,
        parentContextId: _typing.Integer = ...,
        isGreenContext: _typing.Integer = ...,
        padding: _typing.Integer = ...,
        numMultiprocessors: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    contextId: _typing.IntField
    deviceId: _typing.IntField
    computeApiKind: _typing.IntField
    nullStreamId: _typing.IntField
    parentContextId: _typing.IntField
    isGreenContext: _typing.IntField
    padding: _typing.IntField
    numMultiprocessors: _typing.IntField

@_disjoint_base
class CUpti_ActivityContext3:
    """CUpti_ActivityContext3, from cupti_activity.h. Since CUDA 12.5."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        computeApiKind: _typing.Integer = ...,
        nullStreamId: _typing.Integer = ...,
        parentContextId: _typing.Integer = ...,
        isGreenContext: _typing.Integer = ...,
        padding: _typing.Integer = ...,
        numMultiprocessors: _typing.Integer = ...,
        cigMode: CUpti_ContextCigMode | _typing.Integer = ...,
        padding2: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    contextId: _typing.IntField
    deviceId: _typing.IntField
    computeApiKind: _typing.IntField
    nullStreamId: _typing.IntField
    parentContextId: _typing.IntField
    isGreenContext: _typing.IntField
    padding: _typing.IntField
    numMultiprocessors: _typing.IntField
    cigMode: _typing.EnumField[CUpti_ContextCigMode]
    padding2: _typing.IntField

@_disjoint_base
class CUpti_ActivityCudaEvent:
    """CUpti_ActivityCudaEvent, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        eventId: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    correlationId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    eventId: _typing.IntField
    pad: _typing.IntField

@_disjoint_base
class CUpti_ActivityCudaEvent2:
    """CUpti_ActivityCudaEvent2, from cupti_activity.h. Since CUDA 12.8."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        eventId: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        pad2: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        deviceTimestamp: _typing.Integer = ...,
        cudaEventSyncId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    correlationId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    eventId: _typing.IntField
    pad: _typing.IntField
    deviceId: _typing.IntField
    pad2: _typing.IntField
    reserved0: _typing.PointerField
    deviceTimestamp: _typing.IntField
    cudaEventSyncId: _typing.IntField

@_disjoint_base
class CUpti_ActivityDevice:
    """CUpti_ActivityDevice, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        globalMemoryBandwidth: _typing.Integer = ...,
        globalMemorySize: _typing.Integer = ...,
        constantMemorySize: _typing.Integer = ...,
        l2CacheSize: _typing.Integer = ...,
        numThreadsPerWarp: _typing.Integer = ...,
        coreClockRate: _typing.Integer = ...,
        numMemcpyEngines: _typing.Integer = ...,
        numMultiprocessors: _typing.Integer = ...,
        maxIPC: _typing.Integer = ...,
        maxWarpsPerMultiprocessor: _typing.Integer = ...,
        maxBlocksPerMultiprocessor: _typing.Integer = ...,
        maxRegistersPerBlock: _typing.Integer = ...,
        maxSharedMemoryPerBlock: _typing.Integer = ...,
        maxThreadsPerBlock: _typing.Integer = ...,
        maxBlockDimX: _typing.Integer = ...,
        maxBlockDimY: _typing.Integer = ...,
        maxBlockDimZ: _typing.Integer = ...,
        maxGridDimX: _typing.Integer = ...,
        maxGridDimY: _typing.Integer = ...,
        maxGridDimZ: _typing.Integer = ...,
        computeCapabilityMajor: _typing.Integer = ...,
        computeCapabilityMinor: _typing.Integer = ...,
        id: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    globalMemoryBandwidth: _typing.IntField
    globalMemorySize: _typing.IntField
    constantMemorySize: _typing.IntField
    l2CacheSize: _typing.IntField
    numThreadsPerWarp: _typing.IntField
    coreClockRate: _typing.IntField
    numMemcpyEngines: _typing.IntField
    numMultiprocessors: _typing.IntField
    maxIPC: _typing.IntField
    maxWarpsPerMultiprocessor: _typing.IntField
    maxBlocksPerMultiprocessor: _typing.IntField
    maxRegistersPerBlock: _typing.IntField
    maxSharedMemoryPerBlock: _typing.IntField
    maxThreadsPerBlock: _typing.IntField
    maxBlockDimX: _typing.IntField
    maxBlockDimY: _typing.IntField
    maxBlockDimZ: _typing.IntField
    maxGridDimX: _typing.IntField
    maxGridDimY: _typing.IntField
    maxGridDimZ: _typing.IntField
    computeCapabilityMajor: _typing.IntField
    computeCapabilityMinor: _typing.IntField
    id: _typing.IntField
    pad: _typing.IntField
    name: _typing.TextField

@_disjoint_base
class CUpti_ActivityDevice2:
    """CUpti_ActivityDevice2, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        globalMemoryBandwidth: _typing.Integer = ...,
        globalMemorySize: _typing.Integer = ...,
        constantMemorySize: _typing.Integer = ...,
        l2CacheSize: _typing.Integer = ...,
        numThreadsPerWarp: _typing.Integer = ...,
        coreClockRate: _typing.Integer = ...,
        numMemcpyEngines: _typing.Integer = ...,
        numMultiprocessors: _typing.Integer = ...,
        maxIPC: _typing.Integer = ...,
        maxWarpsPerMultiprocessor: _typing.Integer = ...,
        maxBlocksPerMultiprocessor: _typing.Integer = ...,
        maxSharedMemoryPerMultiprocessor: _typing.Integer = ...,
        maxRegistersPerMultiprocessor: _typing.Integer = ...,
        maxRegistersPerBlock: _typing.Integer = ...,
        maxSharedMemoryPerBlock: _typing.Integer = ...,
        maxThreadsPerBlock: _typing.Integer = ...,
        maxBlockDimX: _typing.Integer = ...,
        maxBlockDimY: _typing.Integer = ...,
        maxBlockDimZ: _typing.Integer = ...,
        maxGridDimX: _typing.Integer = ...,
        maxGridDimY: _typing.Integer = ...,
        maxGridDimZ: _typing.Integer = ...,
        computeCapabilityMajor: _typing.Integer = ...,
        computeCapabilityMinor: _typing.Integer = ...,
        id: _typing.Integer = ...,
        eccEnabled: _typing.Integer = ...,
        uuid: CUuuid = ...,
        name: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    globalMemoryBandwidth: _typing.IntField
    globalMemorySize: _typing.IntField
    constantMemorySize: _typing.IntField
    l2CacheSize: _typing.IntField
    numThreadsPerWarp: _typing.IntField
    coreClockRate: _typing.IntField
    numMemcpyEngines: _typing.IntField
    numMultiprocessors: _typing.IntField
    maxIPC: _typing.IntField
    maxWarpsPerMultiprocessor: _typing.IntField
    maxBlocksPerMultiprocessor: _typing.IntField
    maxSharedMemoryPerMultiprocessor: _typing.IntField
    maxRegistersPerMultiprocessor: _typing.IntField
    maxRegistersPerBlock: _typing.IntField
    maxSharedMemoryPerBlock: _typing.IntField
    maxThreadsPerBlock: _typing.IntField
    maxBlockDimX: _typing.IntField
    maxBlockDimY: _typing.IntField
    maxBlockDimZ: _typing.IntField
    maxGridDimX: _typing.IntField
    maxGridDimY: _typing.IntField
    maxGridDimZ: _typing.IntField
    computeCapabilityMajor: _typing.IntField
    computeCapabilityMinor: _typing.IntField
    id: _typing.IntField
    eccEnabled: _typing.IntField
    uuid: _typing.RecordField[CUuuid]
    name: _typing.TextField

@_disjoint_base
class CUpti_ActivityDevice3:
    """CUpti_ActivityDevice3, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        globalMemoryBandwidth: _typing.Integer = ...,
        globalMemorySize: _typing.Integer = ...,
        constantMemorySize: _typing.Integer = ...,
        l2CacheSize: _typing.Integer = ...,
        numThreadsPerWarp: _typing.Integer = ...,
        coreClockRate: _typing.Integer = ...,
        numMemcpyEngines: _typing.Integer = ...,
        numMultiprocessors: _typing.Integer = ...,
        maxIPC: _typing.Integer = ...,
        maxWarpsPerMultiprocessor: _typing.Integer = ...,
        maxBlocksPerMultiprocessor: _typing.Integer = ...,
        maxSharedMemoryPerMultiprocessor: _typing.Integer = ...,
        maxRegistersPerMultiprocessor: _typing.Integer = ...,
        maxRegistersPerBlock: _typing.Integer = ...,
        maxSharedMemoryPerBlock: _typing.Integer = ...,
        maxThreadsPerBlock: _typing.Integer = ...,
        maxBlockDimX: _typing.Integer = ...,
        maxBlockDimY: _typing.Integer = ...,
        maxBlockDimZ: _typing.Integer = ...,
        maxGridDimX: _typing.Integer = ...,
        maxGridDimY: _typing.Integer = ...,
        maxGridDimZ: _typing.Integer = ...,
        computeCapabilityMajor: _typing.Integer = ...,
        computeCapabilityMinor: _typing.Integer = ...,
        id: _typing.Integer = ...,
        eccEnabled: _typing.Integer = ...,
        uuid: CUuuid = ...,
        name: _typing.Text | None = ...,
        isCudaVisible: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    globalMemoryBandwidth: _typing.IntField
    globalMemorySize: _typing.IntField
    constantMemorySize: _typing.IntField
    l2CacheSize: _typing.IntField
    numThreadsPerWarp: _typing.IntField
    coreClockRate: _typing.IntField
    numMemcpyEngines: _typing.IntField
    numMultiprocessors: _typing.IntField
    maxIPC: _typing.IntField
    maxWarpsPerMultiprocessor: _typing.IntField
    maxBlocksPerMultiprocessor: _typing.IntField
    maxSharedMemoryPerMultiprocessor: _typing.IntField
    maxRegistersPerMultiprocessor: _typing.IntField
    maxRegistersPerBlock: _typing.IntField
    maxSharedMemoryPerBlock: _typing.IntField
    maxThreadsPerBlock: _typing.IntField
    maxBlockDimX: _typing.IntField
    maxBlockDimY: _typing.IntField
    maxBlockDimZ: _typing.IntField
    maxGridDimX: _typing.IntField
    maxGridDimY: _typing.IntField
    maxGridDimZ: _typing.IntField
    computeCapabilityMajor: _typing.IntField
    computeCapabilityMinor: _typing.IntField
    id: _typing.IntField
    eccEnabled: _typing.IntField
    uuid: _typing.RecordField[CUuuid]
    name: _typing.TextField
    isCudaVisible: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class CUpti_ActivityDevice4:
    """CUpti_ActivityDevice4, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        globalMemoryBandwidth: _typing.Integer = ...,
        globalMemorySize: _typing.Integer = ...,
        constantMemorySize: _typing.Integer = ...,
        l2CacheSize: _typing.Integer = ...,
        numThreadsPerWarp: _typing.Integer = ...,
        coreClockRate: _typing.Integer = ...,
        numMemcpyEngines: _typing.Integer = ...,
        numMultiprocessors: _typing.Integer = ...,
        maxIPC: _typing.Integer = ...,
        maxWarpsPerMultiprocessor: _typing.Integer = ...,
        maxBlocksPerMultiprocessor: _typing.Integer = ...,
        maxSharedMemoryPerMultiprocessor: _typing.Integer = ...,
        maxRegistersPerMultiprocessor: _typing.Integer = ...,
        maxRegistersPerBlock: _typing.Integer = ...,
        maxSharedMemoryPerBlock: _typing.Integer = ...,
        maxThreadsPerBlock: _typing.Integer = ...,
        maxBlockDimX: _typing.Integer = ...,
        maxBlockDimY: _typing.Integer = ...,
        maxBlockDimZ: _typing.Integer = ...,
        maxGridDimX: _typing.Integer = ...,
        maxGridDimY: _typing.Integer = ...,
        maxGridDimZ: _typing.Integer = ...,
        computeCapabilityMajor: _typing.Integer = ...,
        computeCapabilityMinor: _typing.Integer = ...,
        id: _typing.Integer = ...,
        eccEnabled: _typing.Integer = ...,
        uuid: CUuuid = ...,
        name: _typing.Text | None = ...,
        isCudaVisible: _typing.Integer = ...,
        isMigEnabled: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        gpuInstanceId: _typing.Integer = ...,
        computeInstanceId: _typing.Integer = ...,
        migUuid: CUuuid = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    globalMemoryBandwidth: _typing.IntField
    globalMemorySize: _typing.IntField
    constantMemorySize: _typing.IntField
    l2CacheSize: _typing.IntField
    numThreadsPerWarp: _typing.IntField
    coreClockRate: _typing.IntField
    numMemcpyEngines: _typing.IntField
    numMultiprocessors: _typing.IntField
    maxIPC: _typing.IntField
    maxWarpsPerMultiprocessor: _typing.IntField
    maxBlocksPerMultiprocessor: _typing.IntField
    maxSharedMemoryPerMultiprocessor: _typing.IntField
    maxRegistersPerMultiprocessor: _typing.IntField
    maxRegistersPerBlock: _typing.IntField
    maxSharedMemoryPerBlock: _typing.IntField
    maxThreadsPerBlock: _typing.IntField
    maxBlockDimX: _typing.IntField
    maxBlockDimY: _typing.IntField
    maxBlockDimZ: _typing.IntField
    maxGridDimX: _typing.IntField
    maxGridDimY: _typing.IntField
    maxGridDimZ: _typing.IntField
    computeCapabilityMajor: _typing.IntField
    computeCapabilityMinor: _typing.IntField
    id: _typing.IntField
    eccEnabled: _typing.IntField
    uuid: _typing.RecordField[CUuuid]
    name: _typing.TextField
    isCudaVisible: _typing.IntField
    isMigEnabled: _typing.IntField
    reserved: _typing.ListField[int]
    gpuInstanceId: _typing.IntField
    computeInstanceId: _typing.IntField
    migUuid: _typing.RecordField[CUuuid]

@_disjoint_base
class CUpti_ActivityDevice5:
    """CUpti_ActivityDevice5, from cupti_activity.h. Since CUDA 12.2."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        globalMemoryBandwidth: _typing.Integer = ...,
        globalMemorySize: _typing.Integer = ...,
        constantMemorySize: _typing.Integer = ...,
        l2CacheSize: _typing.Integer = ...,
        numThreadsPerWarp: _typing.Integer = ...,
        coreClockRate: _typing.Integer = ...,
        numMemcpyEngines: _typing.Integer = ...,
        numMultiprocessors: _typing.Integer = ...,
        maxIPC: _typing.Integer = ...,
        maxWarpsPerMultiprocessor: _typing.Integer = ...,
        maxBlocksPerMultiprocessor: _typing.Integer = ...,
        maxSharedMemoryPerMultiprocessor: _typing.Integer = ...,
        maxRegistersPerMultiprocessor: _typing.Integer = ...,
        maxRegistersPerBlock: _typing.Integer = ...,
        maxSharedMemoryPerBlock: _typing.Integer = ...,
        maxThreadsPerBlock: _typing.Integer = ...,
        maxBlockDimX: _typing.Integer = ...,
        maxBlockDimY: _typing.Integer = ...,
        maxBlockDimZ: _typing.Integer = ...,
        maxGridDimX: _typing.Integer = ...,
        maxGridDimY: _typing.Integer = ...,
        maxGridDimZ: _typing.Integer = ...,
        computeCapabilityMajor: _typing.Integer = ...,
        computeCapabilityMinor: _typing.Integer = ...,
        id: _typing.Integer = ...,
        eccEnabled: _typing.Integer = ...,
        uuid: CUuuid = ...,
        name: _typing.Text | None = ...,
        isCudaVisible: _typing.Integer = ...,
        isMigEnabled: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        gpuInstanceId: _typing.Integer = ...,
        computeInstanceId: _typing.Integer = ...,
        migUuid: CUuuid = ...,
        isNumaNode: _typing.Integer = ...,
        numaId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    globalMemoryBandwidth: _typing.IntField
    globalMemorySize: _typing.IntField
    constantMemorySize: _typing.IntField
    l2CacheSize: _typing.IntField
    numThreadsPerWarp: _typing.IntField
    coreClockRate: _typing.IntField
    numMemcpyEngines: _typing.IntField
    numMultiprocessors: _typing.IntField
    maxIPC: _typing.IntField
    maxWarpsPerMultiprocessor: _typing.IntField
    maxBlocksPerMultiprocessor: _typing.IntField
    maxSharedMemoryPerMultiprocessor: _typing.IntField
    maxRegistersPerMultiprocessor: _typing.IntField
    maxRegistersPerBlock: _typing.IntField
    maxSharedMemoryPerBlock: _typing.IntField
    maxThreadsPerBlock: _typing.IntField
    maxBlockDimX: _typing.IntField
    maxBlockDimY: _typing.IntField
    maxBlockDimZ: _typing.IntField
    maxGridDimX: _typing.IntField
    maxGridDimY: _typing.IntField
    maxGridDimZ: _typing.IntField
    computeCapabilityMajor: _typing.IntField
    computeCapabilityMinor: _typing.IntField
    id: _typing.IntField
    eccEnabled: _typing.IntField
    uuid: _typing.RecordField[CUuuid]
    name: _typing.TextField
    isCudaVisible: _typing.IntField
    isMigEnabled: _typing.IntField
    reserved: _typing.ListField[int]
    gpuInstanceId: _typing.IntField
    computeInstanceId: _typing.IntField
    migUuid: _typing.RecordField[CUuuid]
    isNumaNode: _typing.IntField
    numaId: _typing.IntField

@_disjoint_base
class CUpti_ActivityDeviceAttribute:
    """CUpti_ActivityDeviceAttribute, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        attribute: CUpti_ActivityDeviceAttribute_attribute = ...,
        value: CUpti_ActivityDeviceAttribute_value = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    deviceId: _typing.IntField
    attribute: _typing.RecordField[CUpti_ActivityDeviceAttribute_attribute]
    value: _typing.RecordField[CUpti_ActivityDeviceAttribute_value]

@_disjoint_base
class CUpti_ActivityDeviceAttribute_attribute:
    """CUpti_ActivityDeviceAttribute.attribute, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        cu: CUdevice_attribute | _typing.Integer = ...,
        cupti: CUpti_DeviceAttribute | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    cu: _typing.EnumField[CUdevice_attribute]
    cupti: _typing.EnumField[CUpti_DeviceAttribute]

@_disjoint_base
class CUpti_ActivityDeviceGraphTrace:
    """CUpti_ActivityDeviceGraphTrace, from cupti_activity.h. Since CUDA 12.8."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        launcherGraphId: _typing.Integer = ...,
        deviceLaunchMode: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        reserved: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    deviceId: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    graphId: _typing.IntField
    launcherGraphId: _typing.IntField
    deviceLaunchMode: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    reserved: _typing.PointerField

@_disjoint_base
class CUpti_ActivityEnvironment:
    """CUpti_ActivityEnvironment, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        timestamp: _typing.Integer = ...,
        environmentKind: CUpti_ActivityEnvironmentKind | _typing.Integer = ...,
        data: CUpti_ActivityEnvironment_data = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    deviceId: _typing.IntField
    timestamp: _typing.IntField
    environmentKind: _typing.EnumField[CUpti_ActivityEnvironmentKind]
    data: _typing.RecordField[CUpti_ActivityEnvironment_data]

@_disjoint_base
class CUpti_ActivityEnvironment_data:
    """CUpti_ActivityEnvironment.data, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        speed: CUpti_ActivityEnvironment_data_speed = ...,
        temperature: CUpti_ActivityEnvironment_data_temperature = ...,
        power: CUpti_ActivityEnvironment_data_power = ...,
        cooling: CUpti_ActivityEnvironment_data_cooling = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    speed: _typing.RecordField[CUpti_ActivityEnvironment_data_speed]
    temperature: _typing.RecordField[CUpti_ActivityEnvironment_data_temperature]
    power: _typing.RecordField[CUpti_ActivityEnvironment_data_power]
    cooling: _typing.RecordField[CUpti_ActivityEnvironment_data_cooling]

@_disjoint_base
class CUpti_ActivityEnvironment_data_cooling:
    """CUpti_ActivityEnvironment.data.cooling, from cupti_activity.h. Since at least CUDA 12.0, until CUDA 13.2."""

    def __init__(self, fanSpeed: _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fanSpeed: _typing.IntField

@_disjoint_base
class CUpti_ActivityEnvironment_data_power:
    """CUpti_ActivityEnvironment.data.power, from cupti_activity.h. Since at least CUDA 12.0, until CUDA 13.2."""

    def __init__(
        self,
        power: _typing.Integer = ...,
        powerLimit: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    power: _typing.IntField
    powerLimit: _typing.IntField

@_disjoint_base
class CUpti_ActivityEnvironment_data_speed:
    """CUpti_ActivityEnvironment.data.speed, from cupti_activity.h. Since at least CUDA 12.0, until CUDA 13.2."""

    def __init__(
        self,
        smClock: _typing.Integer = ...,
        memoryClock: _typing.Integer = ...,
        pcieLinkGen: _typing.Integer = ...,
        pcieLinkWidth: _typing.Integer = ...,
        clocksThrottleReasons: CUpti_EnvironmentClocksThrottleReason | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    smClock: _typing.IntField
    memoryClock: _typing.IntField
    pcieLinkGen: _typing.IntField
    pcieLinkWidth: _typing.IntField
    clocksThrottleReasons: _typing.EnumField[CUpti_EnvironmentClocksThrottleReason]

@_disjoint_base
class CUpti_ActivityEnvironment_data_temperature:
    """CUpti_ActivityEnvironment.data.temperature, from cupti_activity.h. Since at least CUDA 12.0, until CUDA 13.2."""

    def __init__(self, gpuTemperature: _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    gpuTemperature: _typing.IntField

@_disjoint_base
class CUpti_ActivityEvent:
    """CUpti_ActivityEvent, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        id: CUpti_EventID | _typing.Integer | None = ...,
        value: _typing.Integer = ...,
        domain: CUpti_EventDomainID | _typing.Integer | None = ...,
        correlationId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    id: _typing.ValueField[CUpti_EventID]
    value: _typing.IntField
    domain: _typing.ValueField[CUpti_EventDomainID]
    correlationId: _typing.IntField

@_disjoint_base
class CUpti_ActivityEventInstance:
    """CUpti_ActivityEventInstance, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        id: CUpti_EventID | _typing.Integer | None = ...,
        domain: CUpti_EventDomainID | _typing.Integer | None = ...,
        instance: _typing.Integer = ...,
        value: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    id: _typing.ValueField[CUpti_EventID]
    domain: _typing.ValueField[CUpti_EventDomainID]
    instance: _typing.IntField
    value: _typing.IntField
    correlationId: _typing.IntField
    pad: _typing.IntField

@_disjoint_base
class CUpti_ActivityExternalCorrelation:
    """CUpti_ActivityExternalCorrelation, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        externalKind: CUpti_ExternalCorrelationKind | _typing.Integer = ...,
        externalId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        reserved: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    externalKind: _typing.EnumField[CUpti_ExternalCorrelationKind]
    externalId: _typing.IntField
    correlationId: _typing.IntField
    reserved: _typing.IntField

@_disjoint_base
class CUpti_ActivityFunction:
    """CUpti_ActivityFunction, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        id: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        moduleId: _typing.Integer = ...,
        functionIndex: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    id: _typing.IntField
    contextId: _typing.IntField
    moduleId: _typing.IntField
    functionIndex: _typing.IntField
    pad: _typing.IntField
    name: _typing.TextField

@_disjoint_base
class CUpti_ActivityGlobalAccess:
    """CUpti_ActivityGlobalAccess, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        sourceLocatorId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        pcOffset: _typing.Integer = ...,
        executed: _typing.Integer = ...,
        threadsExecuted: _typing.Integer = ...,
        l2_transactions: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    sourceLocatorId: _typing.IntField
    correlationId: _typing.IntField
    pcOffset: _typing.IntField
    executed: _typing.IntField
    threadsExecuted: _typing.IntField
    l2_transactions: _typing.IntField

@_disjoint_base
class CUpti_ActivityGlobalAccess2:
    """CUpti_ActivityGlobalAccess2, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        sourceLocatorId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        functionId: _typing.Integer = ...,
        pcOffset: _typing.Integer = ...,
        threadsExecuted: _typing.Integer = ...,
        l2_transactions: _typing.Integer = ...,
        theoreticalL2Transactions: _typing.Integer = ...,
        executed: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    sourceLocatorId: _typing.IntField
    correlationId: _typing.IntField
    functionId: _typing.IntField
    pcOffset: _typing.IntField
    threadsExecuted: _typing.IntField
    l2_transactions: _typing.IntField
    theoreticalL2Transactions: _typing.IntField
    executed: _typing.IntField
    pad: _typing.IntField

@_disjoint_base
class CUpti_ActivityGlobalAccess3:
    """CUpti_ActivityGlobalAccess3, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        sourceLocatorId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        functionId: _typing.Integer = ...,
        executed: _typing.Integer = ...,
        pcOffset: _typing.Integer = ...,
        threadsExecuted: _typing.Integer = ...,
        l2_transactions: _typing.Integer = ...,
        theoreticalL2Transactions: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    sourceLocatorId: _typing.IntField
    correlationId: _typing.IntField
    functionId: _typing.IntField
    executed: _typing.IntField
    pcOffset: _typing.IntField
    threadsExecuted: _typing.IntField
    l2_transactions: _typing.IntField
    theoreticalL2Transactions: _typing.IntField

@_disjoint_base
class CUpti_ActivityGraphTrace:
    """CUpti_ActivityGraphTrace, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        reserved: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    correlationId: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    graphId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    reserved: _typing.PointerField

@_disjoint_base
class CUpti_ActivityGraphTrace2:
    """CUpti_ActivityGraphTrace2, from cupti_activity.h. Since CUDA 12.3."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        reserved: _typing.Pointer = ...,
        endDeviceId: _typing.Integer = ...,
        endContextId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    correlationId: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    graphId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    reserved: _typing.PointerField
    endDeviceId: _typing.IntField
    endContextId: _typing.IntField

@_disjoint_base
class CUpti_ActivityInstantaneousEvent:
    """CUpti_ActivityInstantaneousEvent, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        id: CUpti_EventID | _typing.Integer | None = ...,
        value: _typing.Integer = ...,
        timestamp: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        reserved: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    id: _typing.ValueField[CUpti_EventID]
    value: _typing.IntField
    timestamp: _typing.IntField
    deviceId: _typing.IntField
    reserved: _typing.IntField

@_disjoint_base
class CUpti_ActivityInstantaneousEventInstance:
    """CUpti_ActivityInstantaneousEventInstance, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        id: CUpti_EventID | _typing.Integer | None = ...,
        value: _typing.Integer = ...,
        timestamp: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        instance: _typing.Integer = ...,
        pad: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    id: _typing.ValueField[CUpti_EventID]
    value: _typing.IntField
    timestamp: _typing.IntField
    deviceId: _typing.IntField
    instance: _typing.IntField
    pad: _typing.ListField[int]

@_disjoint_base
class CUpti_ActivityInstantaneousMetric:
    """CUpti_ActivityInstantaneousMetric, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        id: CUpti_MetricID | _typing.Integer | None = ...,
        value: CUpti_MetricValue = ...,
        timestamp: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        pad: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    id: _typing.ValueField[CUpti_MetricID]
    value: _typing.RecordField[CUpti_MetricValue]
    timestamp: _typing.IntField
    deviceId: _typing.IntField
    flags: _typing.IntField
    pad: _typing.ListField[int]

@_disjoint_base
class CUpti_ActivityInstantaneousMetricInstance:
    """CUpti_ActivityInstantaneousMetricInstance, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        id: CUpti_MetricID | _typing.Integer | None = ...,
        value: CUpti_MetricValue = ...,
        timestamp: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        instance: _typing.Integer = ...,
        pad: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    id: _typing.ValueField[CUpti_MetricID]
    value: _typing.RecordField[CUpti_MetricValue]
    timestamp: _typing.IntField
    deviceId: _typing.IntField
    flags: _typing.IntField
    instance: _typing.IntField
    pad: _typing.ListField[int]

@_disjoint_base
class CUpti_ActivityInstructionCorrelation:
    """CUpti_ActivityInstructionCorrelation, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        sourceLocatorId: _typing.Integer = ...,
        functionId: _typing.Integer = ...,
        pcOffset: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    sourceLocatorId: _typing.IntField
    functionId: _typing.IntField
    pcOffset: _typing.IntField
    pad: _typing.IntField

@_disjoint_base
class CUpti_ActivityInstructionExecution:
    """CUpti_ActivityInstructionExecution, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        sourceLocatorId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        functionId: _typing.Integer = ...,
        pcOffset: _typing.Integer = ...,
        threadsExecuted: _typing.Integer = ...,
        notPredOffThreadsExecuted: _typing.Integer = ...,
        executed: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    sourceLocatorId: _typing.IntField
    correlationId: _typing.IntField
    functionId: _typing.IntField
    pcOffset: _typing.IntField
    threadsExecuted: _typing.IntField
    notPredOffThreadsExecuted: _typing.IntField
    executed: _typing.IntField
    pad: _typing.IntField

@_disjoint_base
class CUpti_ActivityJit:
    """CUpti_ActivityJit, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        jitEntryType: CUpti_ActivityJitEntryType | _typing.Integer = ...,
        jitOperationType: CUpti_ActivityJitOperationType | _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        padding: _typing.Integer = ...,
        jitOperationCorrelationId: _typing.Integer = ...,
        cacheSize: _typing.Integer = ...,
        cachePath: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    jitEntryType: _typing.EnumField[CUpti_ActivityJitEntryType]
    jitOperationType: _typing.EnumField[CUpti_ActivityJitOperationType]
    deviceId: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    correlationId: _typing.IntField
    padding: _typing.IntField
    jitOperationCorrelationId: _typing.IntField
    cacheSize: _typing.IntField
    cachePath: _typing.TextField

@_disjoint_base
class CUpti_ActivityJit2:
    """CUpti_ActivityJit2, from cupti_activity.h. Since CUDA 12.4."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        jitEntryType: CUpti_ActivityJitEntryType | _typing.Integer = ...,
        jitOperationType: CUpti_ActivityJitOperationType | _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        padding: _typing.Integer = ...,
        jitOperationCorrelationId: _typing.Integer = ...,
        cacheSize: _typing.Integer = ...,
        cachePath: _typing.Text | None = ...,
        processId: _typing.Integer = ...,
        threadId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    jitEntryType: _typing.EnumField[CUpti_ActivityJitEntryType]
    jitOperationType: _typing.EnumField[CUpti_ActivityJitOperationType]
    deviceId: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    correlationId: _typing.IntField
    padding: _typing.IntField
    jitOperationCorrelationId: _typing.IntField
    cacheSize: _typing.IntField
    cachePath: _typing.TextField
    processId: _typing.IntField
    threadId: _typing.IntField

@_disjoint_base
class CUpti_ActivityKernel:
    """CUpti_ActivityKernel, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        cacheConfigRequested: _typing.Integer = ...,
        cacheConfigExecuted: _typing.Integer = ...,
        registersPerThread: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        gridX: _typing.Integer = ...,
        gridY: _typing.Integer = ...,
        gridZ: _typing.Integer = ...,
        blockX: _typing.Integer = ...,
        blockY: _typing.Integer = ...,
        blockZ: _typing.Integer = ...,
        staticSharedMemory: _typing.Integer = ...,
        dynamicSharedMemory: _typing.Integer = ...,
        localMemoryPerThread: _typing.Integer = ...,
        localMemoryTotal: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        runtimeCorrelationId: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        reserved0: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    cacheConfigRequested: _typing.IntField
    cacheConfigExecuted: _typing.IntField
    registersPerThread: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    gridX: _typing.IntField
    gridY: _typing.IntField
    gridZ: _typing.IntField
    blockX: _typing.IntField
    blockY: _typing.IntField
    blockZ: _typing.IntField
    staticSharedMemory: _typing.IntField
    dynamicSharedMemory: _typing.IntField
    localMemoryPerThread: _typing.IntField
    localMemoryTotal: _typing.IntField
    correlationId: _typing.IntField
    runtimeCorrelationId: _typing.IntField
    pad: _typing.IntField
    name: _typing.TextField
    reserved0: _typing.PointerField

@_disjoint_base
class CUpti_ActivityKernel2:
    """CUpti_ActivityKernel2, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        cacheConfig: CUpti_ActivityKernel2_cacheConfig = ...,
        sharedMemoryConfig: _typing.Integer = ...,
        registersPerThread: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        completed: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        gridX: _typing.Integer = ...,
        gridY: _typing.Integer = ...,
        gridZ: _typing.Integer = ...,
        blockX: _typing.Integer = ...,
        blockY: _typing.Integer = ...,
        blockZ: _typing.Integer = ...,
        staticSharedMemory: _typing.Integer = ...,
        dynamicSharedMemory: _typing.Integer = ...,
        localMemoryPerThread: _typing.Integer = ...,
        localMemoryTotal: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        gridId: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        reserved0: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    cacheConfig: _typing.RecordField[CUpti_ActivityKernel2_cacheConfig]
    sharedMemoryConfig: _typing.IntField
    registersPerThread: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    completed: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    gridX: _typing.IntField
    gridY: _typing.IntField
    gridZ: _typing.IntField
    blockX: _typing.IntField
    blockY: _typing.IntField
    blockZ: _typing.IntField
    staticSharedMemory: _typing.IntField
    dynamicSharedMemory: _typing.IntField
    localMemoryPerThread: _typing.IntField
    localMemoryTotal: _typing.IntField
    correlationId: _typing.IntField
    gridId: _typing.IntField
    name: _typing.TextField
    reserved0: _typing.PointerField

@_disjoint_base
class CUpti_ActivityKernel3:
    """CUpti_ActivityKernel3, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        cacheConfig: CUpti_ActivityKernel3_cacheConfig = ...,
        sharedMemoryConfig: _typing.Integer = ...,
        registersPerThread: _typing.Integer = ...,
        partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig | _typing.Integer = ...,
        partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig | _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        completed: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        gridX: _typing.Integer = ...,
        gridY: _typing.Integer = ...,
        gridZ: _typing.Integer = ...,
        blockX: _typing.Integer = ...,
        blockY: _typing.Integer = ...,
        blockZ: _typing.Integer = ...,
        staticSharedMemory: _typing.Integer = ...,
        dynamicSharedMemory: _typing.Integer = ...,
        localMemoryPerThread: _typing.Integer = ...,
        localMemoryTotal: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        gridId: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        reserved0: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    cacheConfig: _typing.RecordField[CUpti_ActivityKernel3_cacheConfig]
    sharedMemoryConfig: _typing.IntField
    registersPerThread: _typing.IntField
    partitionedGlobalCacheRequested: _typing.EnumField[CUpti_ActivityPartitionedGlobalCacheConfig]
    partitionedGlobalCacheExecuted: _typing.EnumField[CUpti_ActivityPartitionedGlobalCacheConfig]
    start: _typing.IntField
    end: _typing.IntField
    completed: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    gridX: _typing.IntField
    gridY: _typing.IntField
    gridZ: _typing.IntField
    blockX: _typing.IntField
    blockY: _typing.IntField
    blockZ: _typing.IntField
    staticSharedMemory: _typing.IntField
    dynamicSharedMemory: _typing.IntField
    localMemoryPerThread: _typing.IntField
    localMemoryTotal: _typing.IntField
    correlationId: _typing.IntField
    gridId: _typing.IntField
    name: _typing.TextField
    reserved0: _typing.PointerField

@_disjoint_base
class CUpti_ActivityKernel4:
    """CUpti_ActivityKernel4, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        cacheConfig: CUpti_ActivityKernel4_cacheConfig = ...,
        sharedMemoryConfig: _typing.Integer = ...,
        registersPerThread: _typing.Integer = ...,
        partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig | _typing.Integer = ...,
        partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig | _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        completed: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        gridX: _typing.Integer = ...,
        gridY: _typing.Integer = ...,
        gridZ: _typing.Integer = ...,
        blockX: _typing.Integer = ...,
        blockY: _typing.Integer = ...,
        blockZ: _typing.Integer = ...,
        staticSharedMemory: _typing.Integer = ...,
        dynamicSharedMemory: _typing.Integer = ...,
        localMemoryPerThread: _typing.Integer = ...,
        localMemoryTotal: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        gridId: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        reserved0: _typing.Pointer = ...,
        queued: _typing.Integer = ...,
        submitted: _typing.Integer = ...,
        launchType: _typing.Integer = ...,
        isSharedMemoryCarveoutRequested: _typing.Integer = ...,
        sharedMemoryCarveoutRequested: _typing.Integer = ...,
        padding: _typing.Integer = ...,
        sharedMemoryExecuted: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    cacheConfig: _typing.RecordField[CUpti_ActivityKernel4_cacheConfig]
    sharedMemoryConfig: _typing.IntField
    registersPerThread: _typing.IntField
    partitionedGlobalCacheRequested: _typing.EnumField[CUpti_ActivityPartitionedGlobalCacheConfig]
    partitionedGlobalCacheExecuted: _typing.EnumField[CUpti_ActivityPartitionedGlobalCacheConfig]
    start: _typing.IntField
    end: _typing.IntField
    completed: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    gridX: _typing.IntField
    gridY: _typing.IntField
    gridZ: _typing.IntField
    blockX: _typing.IntField
    blockY: _typing.IntField
    blockZ: _typing.IntField
    staticSharedMemory: _typing.IntField
    dynamicSharedMemory: _typing.IntField
    localMemoryPerThread: _typing.IntField
    localMemoryTotal: _typing.IntField
    correlationId: _typing.IntField
    gridId: _typing.IntField
    name: _typing.TextField
    reserved0: _typing.PointerField
    queued: _typing.IntField
    submitted: _typing.IntField
    launchType: _typing.IntField
    isSharedMemoryCarveoutRequested: _typing.IntField
    sharedMemoryCarveoutRequested: _typing.IntField
    padding: _typing.IntField
    sharedMemoryExecuted: _typing.IntField

@_disjoint_base
class CUpti_ActivityKernel5:
    """CUpti_ActivityKernel5, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        cacheConfig: CUpti_ActivityKernel5_cacheConfig = ...,
        sharedMemoryConfig: _typing.Integer = ...,
        registersPerThread: _typing.Integer = ...,
        partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig | _typing.Integer = ...,
        partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig | _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        completed: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        gridX: _typing.Integer = ...,
        gridY: _typing.Integer = ...,
        gridZ: _typing.Integer = ...,
        blockX: _typing.Integer = ...,
        blockY: _typing.Integer = ...,
        blockZ: _typing.Integer = ...,
        staticSharedMemory: _typing.Integer = ...,
        dynamicSharedMemory: _typing.Integer = ...,
        localMemoryPerThread: _typing.Integer = ...,
        localMemoryTotal: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        gridId: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        reserved0: _typing.Pointer = ...,
        queued: _typing.Integer = ...,
        submitted: _typing.Integer = ...,
        launchType: _typing.Integer = ...,
        isSharedMemoryCarveoutRequested: _typing.Integer = ...,
        sharedMemoryCarveoutRequested: _typing.Integer = ...,
        padding: _typing.Integer = ...,
        sharedMemoryExecuted: _typing.Integer = ...,
        graphNodeId: _typing.Integer = ...,
        shmemLimitConfig: CUpti_FuncShmemLimitConfig | _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    cacheConfig: _typing.RecordField[CUpti_ActivityKernel5_cacheConfig]
    sharedMemoryConfig: _typing.IntField
    registersPerThread: _typing.IntField
    partitionedGlobalCacheRequested: _typing.EnumField[CUpti_ActivityPartitionedGlobalCacheConfig]
    partitionedGlobalCacheExecuted: _typing.EnumField[CUpti_ActivityPartitionedGlobalCacheConfig]
    start: _typing.IntField
    end: _typing.IntField
    completed: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    gridX: _typing.IntField
    gridY: _typing.IntField
    gridZ: _typing.IntField
    blockX: _typing.IntField
    blockY: _typing.IntField
    blockZ: _typing.IntField
    staticSharedMemory: _typing.IntField
    dynamicSharedMemory: _typing.IntField
    localMemoryPerThread: _typing.IntField
    localMemoryTotal: _typing.IntField
    correlationId: _typing.IntField
    gridId: _typing.IntField
    name: _typing.TextField
    reserved0: _typing.PointerField
    queued: _typing.IntField
    submitted: _typing.IntField
    launchType: _typing.IntField
    isSharedMemoryCarveoutRequested: _typing.IntField
    sharedMemoryCarveoutRequested: _typing.IntField
    padding: _typing.IntField
    sharedMemoryExecuted: _typing.IntField
    graphNodeId: _typing.IntField
    shmemLimitConfig: _typing.EnumField[CUpti_FuncShmemLimitConfig]
    graphId: _typing.IntField

@_disjoint_base
class CUpti_ActivityKernel6:
    """CUpti_ActivityKernel6, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        cacheConfig: CUpti_ActivityKernel6_cacheConfig = ...,
        sharedMemoryConfig: _typing.Integer = ...,
        registersPerThread: _typing.Integer = ...,
        partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig | _typing.Integer = ...,
        partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig | _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        completed: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        gridX: _typing.Integer = ...,
        gridY: _typing.Integer = ...,
        gridZ: _typing.Integer = ...,
        blockX: _typing.Integer = ...,
        blockY: _typing.Integer = ...,
        blockZ: _typing.Integer = ...,
        staticSharedMemory: _typing.Integer = ...,
        dynamicSharedMemory: _typing.Integer = ...,
        localMemoryPerThread: _typing.Integer = ...,
        localMemoryTotal: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        gridId: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        reserved0: _typing.Pointer = ...,
        queued: _typing.Integer = ...,
        submitted: _typing.Integer = ...,
        launchType: _typing.Integer = ...,
        isSharedMemoryCarveoutRequested: _typing.Integer = ...,
        sharedMemoryCarveoutRequested: _typing.Integer = ...,
        padding: _typing.Integer = ...,
        sharedMemoryExecuted: _typing.Integer = ...,
        graphNodeId: _typing.Integer = ...,
        shmemLimitConfig: CUpti_FuncShmemLimitConfig | _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        pAccessPolicyWindow: _Sequence[CUaccessPolicyWindow] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    cacheConfig: _typing.RecordField[CUpti_ActivityKernel6_cacheConfig]
    sharedMemoryConfig: _typing.IntField
    registersPerThread: _typing.IntField
    partitionedGlobalCacheRequested: _typing.EnumField[CUpti_ActivityPartitionedGlobalCacheConfig]
    partitionedGlobalCacheExecuted: _typing.EnumField[CUpti_ActivityPartitionedGlobalCacheConfig]
    start: _typing.IntField
    end: _typing.IntField
    completed: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    gridX: _typing.IntField
    gridY: _typing.IntField
    gridZ: _typing.IntField
    blockX: _typing.IntField
    blockY: _typing.IntField
    blockZ: _typing.IntField
    staticSharedMemory: _typing.IntField
    dynamicSharedMemory: _typing.IntField
    localMemoryPerThread: _typing.IntField
    localMemoryTotal: _typing.IntField
    correlationId: _typing.IntField
    gridId: _typing.IntField
    name: _typing.TextField
    reserved0: _typing.PointerField
    queued: _typing.IntField
    submitted: _typing.IntField
    launchType: _typing.IntField
    isSharedMemoryCarveoutRequested: _typing.IntField
    sharedMemoryCarveoutRequested: _typing.IntField
    padding: _typing.IntField
    sharedMemoryExecuted: _typing.IntField
    graphNodeId: _typing.IntField
    shmemLimitConfig: _typing.EnumField[CUpti_FuncShmemLimitConfig]
    graphId: _typing.IntField
    pAccessPolicyWindow: _typing.ListField[CUaccessPolicyWindow]

@_disjoint_base
class CUpti_ActivityKernel7:
    """CUpti_ActivityKernel7, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        cacheConfig: CUpti_ActivityKernel7_cacheConfig = ...,
        sharedMemoryConfig: _typing.Integer = ...,
        registersPerThread: _typing.Integer = ...,
        partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig | _typing.Integer = ...,
        partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig | _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        completed: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        gridX: _typing.Integer = ...,
        gridY: _typing.Integer = ...,
        gridZ: _typing.Integer = ...,
        blockX: _typing.Integer = ...,
        blockY: _typing.Integer = ...,
        blockZ: _typing.Integer = ...,
        staticSharedMemory: _typing.Integer = ...,
        dynamicSharedMemory: _typing.Integer = ...,
        localMemoryPerThread: _typing.Integer = ...,
        localMemoryTotal: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        gridId: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        reserved0: _typing.Pointer = ...,
        queued: _typing.Integer = ...,
        submitted: _typing.Integer = ...,
        launchType: _typing.Integer = ...,
        isSharedMemoryCarveoutRequested: _typing.Integer = ...,
        sharedMemoryCarveoutRequested: _typing.Integer = ...,
        padding: _typing.Integer = ...,
        sharedMemoryExecuted: _typing.Integer = ...,
        graphNodeId: _typing.Integer = ...,
        shmemLimitConfig: CUpti_FuncShmemLimitConfig | _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        pAccessPolicyWindow: _Sequence[CUaccessPolicyWindow] | None = ...,
        channelID: _typing.Integer = ...,
        channelType: CUpti_ChannelType | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    cacheConfig: _typing.RecordField[CUpti_ActivityKernel7_cacheConfig]
    sharedMemoryConfig: _typing.IntField
    registersPerThread: _typing.IntField
    partitionedGlobalCacheRequested: _typing.EnumField[CUpti_ActivityPartitionedGlobalCacheConfig]
    partitionedGlobalCacheExecuted: _typing.EnumField[CUpti_ActivityPartitionedGlobalCacheConfig]
    start: _typing.IntField
    end: _typing.IntField
    completed: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    gridX: _typing.IntField
    gridY: _typing.IntField
    gridZ: _typing.IntField
    blockX: _typing.IntField
    blockY: _typing.IntField
    blockZ: _typing.IntField
    staticSharedMemory: _typing.IntField
    dynamicSharedMemory: _typing.IntField
    localMemoryPerThread: _typing.IntField
    localMemoryTotal: _typing.IntField
    correlationId: _typing.IntField
    gridId: _typing.IntField
    name: _typing.TextField
    reserved0: _typing.PointerField
    queued: _typing.IntField
    submitted: _typing.IntField
    launchType: _typing.IntField
    isSharedMemoryCarveoutRequested: _typing.IntField
    sharedMemoryCarveoutRequested: _typing.IntField
    padding: _typing.IntField
    sharedMemoryExecuted: _typing.IntField
    graphNodeId: _typing.IntField
    shmemLimitConfig: _typing.EnumField[CUpti_FuncShmemLimitConfig]
    graphId: _typing.IntField
    pAccessPolicyWindow: _typing.ListField[CUaccessPolicyWindow]
    channelID: _typing.IntField
    channelType: _typing.EnumField[CUpti_ChannelType]

@_disjoint_base
class CUpti_ActivityKernel8:
    """CUpti_ActivityKernel8, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        cacheConfig: CUpti_ActivityKernel8_cacheConfig = ...,
        sharedMemoryConfig: _typing.Integer = ...,
        registersPerThread: _typing.Integer = ...,
        partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig | _typing.Integer = ...,
        partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig | _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        completed: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        gridX: _typing.Integer = ...,
        gridY: _typing.Integer = ...,
        gridZ: _typing.Integer = ...,
        blockX: _typing.Integer = ...,
        blockY: _typing.Integer = ...,
        blockZ: _typing.Integer = ...,
        staticSharedMemory: _typing.Integer = ...,
        dynamicSharedMemory: _typing.Integer = ...,
        localMemoryPerThread: _typing.Integer = ...,
        localMemoryTotal: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        gridId: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        reserved0: _typing.Pointer = ...,
        queued: _typing.Integer = ...,
        submitted: _typing.Integer = ...,
        launchType: _typing.Integer = ...,
        isSharedMemoryCarveoutRequested: _typing.Integer = ...,
        sharedMemoryCarveoutRequested: _typing.Integer = ...,
        padding: _typing.Integer = ...,
        sharedMemoryExecuted: _typing.Integer = ...,
        graphNodeId: _typing.Integer = ...,
        shmemLimitConfig: CUpti_FuncShmemLimitConfig | _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        pAccessPolicyWindow: _Sequence[CUaccessPolicyWindow] | None = ...,
        channelID: _typing.Integer = ...,
        channelType: CUpti_ChannelType | _typing.Integer = ...,
        clusterX: _typing.Integer = ...,
        clusterY: _typing.Integer = ...,
        clusterZ: _typing.Integer = ...,
        clusterSchedulingPolicy: _typing.Integer = ...,
        localMemoryTotal_v2: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    cacheConfig: _typing.RecordField[CUpti_ActivityKernel8_cacheConfig]
    sharedMemoryConfig: _typing.IntField
    registersPerThread: _typing.IntField
    partitionedGlobalCacheRequested: _typing.EnumField[CUpti_ActivityPartitionedGlobalCacheConfig]
    partitionedGlobalCacheExecuted: _typing.EnumField[CUpti_ActivityPartitionedGlobalCacheConfig]
    start: _typing.IntField
    end: _typing.IntField
    completed: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    gridX: _typing.IntField
    gridY: _typing.IntField
    gridZ: _typing.IntField
    blockX: _typing.IntField
    blockY: _typing.IntField
    blockZ: _typing.IntField
    staticSharedMemory: _typing.IntField
    dynamicSharedMemory: _typing.IntField
    localMemoryPerThread: _typing.IntField
    localMemoryTotal: _typing.IntField
    correlationId: _typing.IntField
    gridId: _typing.IntField
    name: _typing.TextField
    reserved0: _typing.PointerField
    queued: _typing.IntField
    submitted: _typing.IntField
    launchType: _typing.IntField
    isSharedMemoryCarveoutRequested: _typing.IntField
    sharedMemoryCarveoutRequested: _typing.IntField
    padding: _typing.IntField
    sharedMemoryExecuted: _typing.IntField
    graphNodeId: _typing.IntField
    shmemLimitConfig: _typing.EnumField[CUpti_FuncShmemLimitConfig]
    graphId: _typing.IntField
    pAccessPolicyWindow: _typing.ListField[CUaccessPolicyWindow]
    channelID: _typing.IntField
    channelType: _typing.EnumField[CUpti_ChannelType]
    clusterX: _typing.IntField
    clusterY: _typing.IntField
    clusterZ: _typing.IntField
    clusterSchedulingPolicy: _typing.IntField
    localMemoryTotal_v2: _typing.IntField

@_disjoint_base
class CUpti_ActivityKernel9:
    """CUpti_ActivityKernel9, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        cacheConfig: CUpti_ActivityKernel9_cacheConfig = ...,
        sharedMemoryConfig: _typing.Integer = ...,
        registersPerThread: _typing.Integer = ...,
        partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig | _typing.Integer = ...,
        partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig | _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        completed: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        gridX: _typing.Integer = ...,
        gridY: _typing.Integer = ...,
        gridZ: _typing.Integer = ...,
        blockX: _typing.Integer = ...,
        blockY: _typing.Integer = ...,
        blockZ: _typing.Integer = ...,
        staticSharedMemory: _typing.Integer = ...,
        dynamicSharedMemory: _typing.Integer = ...,
        localMemoryPerThread: _typing.Integer = ...,
        localMemoryTotal: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        gridId: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        reserved0: _typing.Pointer = ...,
        queued: _typing.Integer = ...,
        submitted: _typing.Integer = ...,
        launchType: _typing.Integer = ...,
        isSharedMemoryCarveoutRequested: _typing.Integer = ...,
        sharedMemoryCarveoutRequested: _typing.Integer = ...,
        padding: _typing.Integer = ...,
        sharedMemoryExecuted: _typing.Integer = ...,
        graphNodeId: _typing.Integer = ...,
        shmemLimitConfig: CUpti_FuncShmemLimitConfig | _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        pAccessPolicyWindow: _Sequence[CUaccessPolicyWindow] | None = ...,
        channelID: _typing.Integer = ...,
        channelType: CUpti_ChannelType | _typing.Integer = ...,
        clusterX: _typing.Integer = ...,
        clusterY: _typing.Integer = ...,
        clusterZ: _typing.Integer = ...,
        clusterSchedulingPolicy: _typing.Integer = ...,
        localMemoryTotal_v2: _typing.Integer = ...,
        maxPotentialClusterSize: _typing.Integer = ...,
        maxActiveClusters: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    cacheConfig: _typing.RecordField[CUpti_ActivityKernel9_cacheConfig]
    sharedMemoryConfig: _typing.IntField
    registersPerThread: _typing.IntField
    partitionedGlobalCacheRequested: _typing.EnumField[CUpti_ActivityPartitionedGlobalCacheConfig]
    partitionedGlobalCacheExecuted: _typing.EnumField[CUpti_ActivityPartitionedGlobalCacheConfig]
    start: _typing.IntField
    end: _typing.IntField
    completed: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    gridX: _typing.IntField
    gridY: _typing.IntField
    gridZ: _typing.IntField
    blockX: _typing.IntField
    blockY: _typing.IntField
    blockZ: _typing.IntField
    staticSharedMemory: _typing.IntField
    dynamicSharedMemory: _typing.IntField
    localMemoryPerThread: _typing.IntField
    localMemoryTotal: _typing.IntField
    correlationId: _typing.IntField
    gridId: _typing.IntField
    name: _typing.TextField
    reserved0: _typing.PointerField
    queued: _typing.IntField
    submitted: _typing.IntField
    launchType: _typing.IntField
    isSharedMemoryCarveoutRequested: _typing.IntField
    sharedMemoryCarveoutRequested: _typing.IntField
    padding: _typing.IntField
    sharedMemoryExecuted: _typing.IntField
    graphNodeId: _typing.IntField
    shmemLimitConfig: _typing.EnumField[CUpti_FuncShmemLimitConfig]
    graphId: _typing.IntField
    pAccessPolicyWindow: _typing.ListField[CUaccessPolicyWindow]
    channelID: _typing.IntField
    channelType: _typing.EnumField[CUpti_ChannelType]
    clusterX: _typing.IntField
    clusterY: _typing.IntField
    clusterZ: _typing.IntField
    clusterSchedulingPolicy: _typing.IntField
    localMemoryTotal_v2: _typing.IntField
    maxPotentialClusterSize: _typing.IntField
    maxActiveClusters: _typing.IntField

@_disjoint_base
class CUpti_ActivityKernel9_cacheConfig:
    """CUpti_ActivityKernel9.cacheConfig, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        both: _typing.Integer = ...,
        config: CUpti_ActivityKernel9_cacheConfig_config = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    both: _typing.IntField
    config: _typing.RecordField[CUpti_ActivityKernel9_cacheConfig_config]

@_disjoint_base
class CUpti_ActivityKernel9_cacheConfig_config:
    """CUpti_ActivityKernel9.cacheConfig.config, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        requested: _typing.Integer = ...,
        executed: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    requested: _typing.IntField
    executed: _typing.IntField

@_disjoint_base
class CUpti_ActivityMarker:
    """CUpti_ActivityMarker, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        timestamp: _typing.Integer = ...,
        id: _typing.Integer = ...,
        objectKind: CUpti_ActivityObjectKind | _typing.Integer = ...,
        objectId: CUpti_ActivityObjectKindId = ...,
        pad: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    timestamp: _typing.IntField
    id: _typing.IntField
    objectKind: _typing.EnumField[CUpti_ActivityObjectKind]
    objectId: _typing.RecordField[CUpti_ActivityObjectKindId]
    pad: _typing.IntField
    name: _typing.TextField

@_disjoint_base
class CUpti_ActivityMarker2:
    """CUpti_ActivityMarker2, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        timestamp: _typing.Integer = ...,
        id: _typing.Integer = ...,
        objectKind: CUpti_ActivityObjectKind | _typing.Integer = ...,
        objectId: CUpti_ActivityObjectKindId = ...,
        pad: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        domain: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    timestamp: _typing.IntField
    id: _typing.IntField
    objectKind: _typing.EnumField[CUpti_ActivityObjectKind]
    objectId: _typing.RecordField[CUpti_ActivityObjectKindId]
    pad: _typing.IntField
    name: _typing.TextField
    domain: _typing.TextField

@_disjoint_base
class CUpti_ActivityMarkerData:
    """CUpti_ActivityMarkerData, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        id: _typing.Integer = ...,
        payloadKind: CUpti_MetricValueKind | _typing.Integer = ...,
        payload: CUpti_MetricValue = ...,
        color: _typing.Integer = ...,
        category: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    id: _typing.IntField
    payloadKind: _typing.EnumField[CUpti_MetricValueKind]
    payload: _typing.RecordField[CUpti_MetricValue]
    color: _typing.IntField
    category: _typing.IntField

@_disjoint_base
class CUpti_ActivityMemDecompress:
    """CUpti_ActivityMemDecompress, from cupti_activity.h. Since CUDA 12.8."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        channelID: _typing.Integer = ...,
        channelType: CUpti_ChannelType | _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        numberOfOperations: _typing.Integer = ...,
        sourceBytes: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    channelID: _typing.IntField
    channelType: _typing.EnumField[CUpti_ChannelType]
    correlationId: _typing.IntField
    numberOfOperations: _typing.IntField
    sourceBytes: _typing.IntField
    reserved0: _typing.PointerField
    start: _typing.IntField
    end: _typing.IntField

@_disjoint_base
class CUpti_ActivityMemcpy:
    """CUpti_ActivityMemcpy, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        copyKind: _typing.Integer = ...,
        srcKind: _typing.Integer = ...,
        dstKind: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        runtimeCorrelationId: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    copyKind: _typing.IntField
    srcKind: _typing.IntField
    dstKind: _typing.IntField
    flags: _typing.IntField
    bytes: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    correlationId: _typing.IntField
    runtimeCorrelationId: _typing.IntField
    pad: _typing.IntField
    reserved0: _typing.PointerField

@_disjoint_base
class CUpti_ActivityMemcpy3:
    """CUpti_ActivityMemcpy3, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        copyKind: _typing.Integer = ...,
        srcKind: _typing.Integer = ...,
        dstKind: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        runtimeCorrelationId: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        graphNodeId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    copyKind: _typing.IntField
    srcKind: _typing.IntField
    dstKind: _typing.IntField
    flags: _typing.IntField
    bytes: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    correlationId: _typing.IntField
    runtimeCorrelationId: _typing.IntField
    pad: _typing.IntField
    reserved0: _typing.PointerField
    graphNodeId: _typing.IntField

@_disjoint_base
class CUpti_ActivityMemcpy4:
    """CUpti_ActivityMemcpy4, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        copyKind: _typing.Integer = ...,
        srcKind: _typing.Integer = ...,
        dstKind: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        runtimeCorrelationId: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        graphNodeId: _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        padding: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    copyKind: _typing.IntField
    srcKind: _typing.IntField
    dstKind: _typing.IntField
    flags: _typing.IntField
    bytes: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    correlationId: _typing.IntField
    runtimeCorrelationId: _typing.IntField
    pad: _typing.IntField
    reserved0: _typing.PointerField
    graphNodeId: _typing.IntField
    graphId: _typing.IntField
    padding: _typing.IntField

@_disjoint_base
class CUpti_ActivityMemcpy5:
    """CUpti_ActivityMemcpy5, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        copyKind: _typing.Integer = ...,
        srcKind: _typing.Integer = ...,
        dstKind: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        runtimeCorrelationId: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        graphNodeId: _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        channelID: _typing.Integer = ...,
        channelType: CUpti_ChannelType | _typing.Integer = ...,
        pad2: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    copyKind: _typing.IntField
    srcKind: _typing.IntField
    dstKind: _typing.IntField
    flags: _typing.IntField
    bytes: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    correlationId: _typing.IntField
    runtimeCorrelationId: _typing.IntField
    pad: _typing.IntField
    reserved0: _typing.PointerField
    graphNodeId: _typing.IntField
    graphId: _typing.IntField
    channelID: _typing.IntField
    channelType: _typing.EnumField[CUpti_ChannelType]
    pad2: _typing.IntField

@_disjoint_base
class CUpti_ActivityMemcpy6:
    """CUpti_ActivityMemcpy6, from cupti_activity.h. Since CUDA 12.8."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        copyKind: _typing.Integer = ...,
        srcKind: _typing.Integer = ...,
        dstKind: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        runtimeCorrelationId: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        graphNodeId: _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        channelID: _typing.Integer = ...,
        channelType: CUpti_ChannelType | _typing.Integer = ...,
        pad2: _typing.Integer = ...,
        copyCount: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    copyKind: _typing.IntField
    srcKind: _typing.IntField
    dstKind: _typing.IntField
    flags: _typing.IntField
    bytes: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    correlationId: _typing.IntField
    runtimeCorrelationId: _typing.IntField
    pad: _typing.IntField
    reserved0: _typing.PointerField
    graphNodeId: _typing.IntField
    graphId: _typing.IntField
    channelID: _typing.IntField
    channelType: _typing.EnumField[CUpti_ChannelType]
    pad2: _typing.IntField
    copyCount: _typing.IntField

@_disjoint_base
class CUpti_ActivityMemcpyPtoP:
    """CUpti_ActivityMemcpyPtoP, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        copyKind: _typing.Integer = ...,
        srcKind: _typing.Integer = ...,
        dstKind: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        srcDeviceId: _typing.Integer = ...,
        srcContextId: _typing.Integer = ...,
        dstDeviceId: _typing.Integer = ...,
        dstContextId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    copyKind: _typing.IntField
    srcKind: _typing.IntField
    dstKind: _typing.IntField
    flags: _typing.IntField
    bytes: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    srcDeviceId: _typing.IntField
    srcContextId: _typing.IntField
    dstDeviceId: _typing.IntField
    dstContextId: _typing.IntField
    correlationId: _typing.IntField
    reserved0: _typing.PointerField

@_disjoint_base
class CUpti_ActivityMemcpyPtoP2:
    """CUpti_ActivityMemcpyPtoP2, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        copyKind: _typing.Integer = ...,
        srcKind: _typing.Integer = ...,
        dstKind: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        srcDeviceId: _typing.Integer = ...,
        srcContextId: _typing.Integer = ...,
        dstDeviceId: _typing.Integer = ...,
        dstContextId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        graphNodeId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    copyKind: _typing.IntField
    srcKind: _typing.IntField
    dstKind: _typing.IntField
    flags: _typing.IntField
    bytes: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    srcDeviceId: _typing.IntField
    srcContextId: _typing.IntField
    dstDeviceId: _typing.IntField
    dstContextId: _typing.IntField
    correlationId: _typing.IntField
    reserved0: _typing.PointerField
    graphNodeId: _typing.IntField

@_disjoint_base
class CUpti_ActivityMemcpyPtoP3:
    """CUpti_ActivityMemcpyPtoP3, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        copyKind: _typing.Integer = ...,
        srcKind: _typing.Integer = ...,
        dstKind: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        srcDeviceId: _typing.Integer = ...,
        srcContextId: _typing.Integer = ...,
        dstDeviceId: _typing.Integer = ...,
        dstContextId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        graphNodeId: _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        padding: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    copyKind: _typing.IntField
    srcKind: _typing.IntField
    dstKind: _typing.IntField
    flags: _typing.IntField
    bytes: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    srcDeviceId: _typing.IntField
    srcContextId: _typing.IntField
    dstDeviceId: _typing.IntField
    dstContextId: _typing.IntField
    correlationId: _typing.IntField
    reserved0: _typing.PointerField
    graphNodeId: _typing.IntField
    graphId: _typing.IntField
    padding: _typing.IntField

@_disjoint_base
class CUpti_ActivityMemcpyPtoP4:
    """CUpti_ActivityMemcpyPtoP4, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        copyKind: _typing.Integer = ...,
        srcKind: _typing.Integer = ...,
        dstKind: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        srcDeviceId: _typing.Integer = ...,
        srcContextId: _typing.Integer = ...,
        dstDeviceId: _typing.Integer = ...,
        dstContextId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        graphNodeId: _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        channelID: _typing.Integer = ...,
        channelType: CUpti_ChannelType | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    copyKind: _typing.IntField
    srcKind: _typing.IntField
    dstKind: _typing.IntField
    flags: _typing.IntField
    bytes: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    srcDeviceId: _typing.IntField
    srcContextId: _typing.IntField
    dstDeviceId: _typing.IntField
    dstContextId: _typing.IntField
    correlationId: _typing.IntField
    reserved0: _typing.PointerField
    graphNodeId: _typing.IntField
    graphId: _typing.IntField
    channelID: _typing.IntField
    channelType: _typing.EnumField[CUpti_ChannelType]

@_disjoint_base
class CUpti_ActivityMemory:
    """CUpti_ActivityMemory, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        memoryKind: CUpti_ActivityMemoryKind | _typing.Integer = ...,
        address: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        allocPC: _typing.Integer = ...,
        freePC: _typing.Integer = ...,
        processId: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    memoryKind: _typing.EnumField[CUpti_ActivityMemoryKind]
    address: _typing.IntField
    bytes: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    allocPC: _typing.IntField
    freePC: _typing.IntField
    processId: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    pad: _typing.IntField
    name: _typing.TextField

@_disjoint_base
class CUpti_ActivityMemory2:
    """CUpti_ActivityMemory2, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        memoryOperationType: CUpti_ActivityMemoryOperationType | _typing.Integer = ...,
        memoryKind: CUpti_ActivityMemoryKind | _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        address: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        timestamp: _typing.Integer = ...,
        PC: _typing.Integer = ...,
        processId: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        isAsync: _typing.Integer = ...,
        pad1: _typing.Integer = ...,
        memoryPoolConfig: CUpti_ActivityMemory2_memoryPoolConfig = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    memoryOperationType: _typing.EnumField[CUpti_ActivityMemoryOperationType]
    memoryKind: _typing.EnumField[CUpti_ActivityMemoryKind]
    correlationId: _typing.IntField
    address: _typing.IntField
    bytes: _typing.IntField
    timestamp: _typing.IntField
    PC: _typing.IntField
    processId: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    name: _typing.TextField
    isAsync: _typing.IntField
    pad1: _typing.IntField
    memoryPoolConfig: _typing.RecordField[CUpti_ActivityMemory2_memoryPoolConfig]

@_disjoint_base
class CUpti_ActivityMemory3:
    """CUpti_ActivityMemory3, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        memoryOperationType: CUpti_ActivityMemoryOperationType | _typing.Integer = ...,
        memoryKind: CUpti_ActivityMemoryKind | _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        address: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        timestamp: _typing.Integer = ...,
        PC: _typing.Integer = ...,
        processId: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        isAsync: _typing.Integer = ...,
        pad1: _typing.Integer = ...,
        memoryPoolConfig: CUpti_ActivityMemory3_memoryPoolConfig = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    memoryOperationType: _typing.EnumField[CUpti_ActivityMemoryOperationType]
    memoryKind: _typing.EnumField[CUpti_ActivityMemoryKind]
    correlationId: _typing.IntField
    address: _typing.IntField
    bytes: _typing.IntField
    timestamp: _typing.IntField
    PC: _typing.IntField
    processId: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    name: _typing.TextField
    isAsync: _typing.IntField
    pad1: _typing.IntField
    memoryPoolConfig: _typing.RecordField[CUpti_ActivityMemory3_memoryPoolConfig]

@_disjoint_base
class CUpti_ActivityMemory4:
    """CUpti_ActivityMemory4, from cupti_activity.h. Since CUDA 12.6."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        memoryOperationType: CUpti_ActivityMemoryOperationType | _typing.Integer = ...,
        memoryKind: CUpti_ActivityMemoryKind | _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        address: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        timestamp: _typing.Integer = ...,
        PC: _typing.Integer = ...,
        processId: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        isAsync: _typing.Integer = ...,
        pad1: _typing.Integer = ...,
        memoryPoolConfig: CUpti_ActivityMemory4_memoryPoolConfig = ...,
        source: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    memoryOperationType: _typing.EnumField[CUpti_ActivityMemoryOperationType]
    memoryKind: _typing.EnumField[CUpti_ActivityMemoryKind]
    correlationId: _typing.IntField
    address: _typing.IntField
    bytes: _typing.IntField
    timestamp: _typing.IntField
    PC: _typing.IntField
    processId: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    name: _typing.TextField
    isAsync: _typing.IntField
    pad1: _typing.IntField
    memoryPoolConfig: _typing.RecordField[CUpti_ActivityMemory4_memoryPoolConfig]
    source: _typing.TextField

@_disjoint_base
class CUpti_ActivityMemoryPool:
    """CUpti_ActivityMemoryPool, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        memoryPoolOperationType: CUpti_ActivityMemoryPoolOperationType | _typing.Integer = ...,
        memoryPoolType: CUpti_ActivityMemoryPoolType | _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        processId: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        minBytesToKeep: _typing.Integer = ...,
        address: _typing.Integer = ...,
        size: _typing.Integer = ...,
        releaseThreshold: _typing.Integer = ...,
        timestamp: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    memoryPoolOperationType: _typing.EnumField[CUpti_ActivityMemoryPoolOperationType]
    memoryPoolType: _typing.EnumField[CUpti_ActivityMemoryPoolType]
    correlationId: _typing.IntField
    processId: _typing.IntField
    deviceId: _typing.IntField
    minBytesToKeep: _typing.IntField
    address: _typing.IntField
    size: _typing.IntField
    releaseThreshold: _typing.IntField
    timestamp: _typing.IntField

@_disjoint_base
class CUpti_ActivityMemoryPool2:
    """CUpti_ActivityMemoryPool2, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        memoryPoolOperationType: CUpti_ActivityMemoryPoolOperationType | _typing.Integer = ...,
        memoryPoolType: CUpti_ActivityMemoryPoolType | _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        processId: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        minBytesToKeep: _typing.Integer = ...,
        address: _typing.Integer = ...,
        size: _typing.Integer = ...,
        releaseThreshold: _typing.Integer = ...,
        timestamp: _typing.Integer = ...,
        utilizedSize: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    memoryPoolOperationType: _typing.EnumField[CUpti_ActivityMemoryPoolOperationType]
    memoryPoolType: _typing.EnumField[CUpti_ActivityMemoryPoolType]
    correlationId: _typing.IntField
    processId: _typing.IntField
    deviceId: _typing.IntField
    minBytesToKeep: _typing.IntField
    address: _typing.IntField
    size: _typing.IntField
    releaseThreshold: _typing.IntField
    timestamp: _typing.IntField
    utilizedSize: _typing.IntField

@_disjoint_base
class CUpti_ActivityMemset:
    """CUpti_ActivityMemset, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        value: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        memoryKind: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    value: _typing.IntField
    bytes: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    correlationId: _typing.IntField
    flags: _typing.IntField
    memoryKind: _typing.IntField
    pad: _typing.IntField
    reserved0: _typing.PointerField

@_disjoint_base
class CUpti_ActivityMemset2:
    """CUpti_ActivityMemset2, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        value: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        memoryKind: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        graphNodeId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    value: _typing.IntField
    bytes: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    correlationId: _typing.IntField
    flags: _typing.IntField
    memoryKind: _typing.IntField
    pad: _typing.IntField
    reserved0: _typing.PointerField
    graphNodeId: _typing.IntField

@_disjoint_base
class CUpti_ActivityMemset3:
    """CUpti_ActivityMemset3, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        value: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        memoryKind: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        graphNodeId: _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        padding: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    value: _typing.IntField
    bytes: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    correlationId: _typing.IntField
    flags: _typing.IntField
    memoryKind: _typing.IntField
    pad: _typing.IntField
    reserved0: _typing.PointerField
    graphNodeId: _typing.IntField
    graphId: _typing.IntField
    padding: _typing.IntField

@_disjoint_base
class CUpti_ActivityMemset4:
    """CUpti_ActivityMemset4, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        value: _typing.Integer = ...,
        bytes: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        memoryKind: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        reserved0: _typing.Pointer = ...,
        graphNodeId: _typing.Integer = ...,
        graphId: _typing.Integer = ...,
        channelID: _typing.Integer = ...,
        channelType: CUpti_ChannelType | _typing.Integer = ...,
        pad2: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    value: _typing.IntField
    bytes: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    deviceId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    correlationId: _typing.IntField
    flags: _typing.IntField
    memoryKind: _typing.IntField
    pad: _typing.IntField
    reserved0: _typing.PointerField
    graphNodeId: _typing.IntField
    graphId: _typing.IntField
    channelID: _typing.IntField
    channelType: _typing.EnumField[CUpti_ChannelType]
    pad2: _typing.IntField

@_disjoint_base
class CUpti_ActivityMetric:
    """CUpti_ActivityMetric, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        id: CUpti_MetricID | _typing.Integer | None = ...,
        value: CUpti_MetricValue = ...,
        correlationId: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        pad: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    id: _typing.ValueField[CUpti_MetricID]
    value: _typing.RecordField[CUpti_MetricValue]
    correlationId: _typing.IntField
    flags: _typing.IntField
    pad: _typing.ListField[int]

@_disjoint_base
class CUpti_ActivityMetricInstance:
    """CUpti_ActivityMetricInstance, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        id: CUpti_MetricID | _typing.Integer | None = ...,
        value: CUpti_MetricValue = ...,
        instance: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        pad: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    id: _typing.ValueField[CUpti_MetricID]
    value: _typing.RecordField[CUpti_MetricValue]
    instance: _typing.IntField
    correlationId: _typing.IntField
    flags: _typing.IntField
    pad: _typing.ListField[int]

@_disjoint_base
class CUpti_ActivityModule:
    """CUpti_ActivityModule, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        id: _typing.Integer = ...,
        cubinSize: _typing.Integer = ...,
        cubin: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    contextId: _typing.IntField
    id: _typing.IntField
    cubinSize: _typing.IntField
    cubin: _typing.PointerField

@_disjoint_base
class CUpti_ActivityName:
    """CUpti_ActivityName, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        objectKind: CUpti_ActivityObjectKind | _typing.Integer = ...,
        objectId: CUpti_ActivityObjectKindId = ...,
        pad: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    objectKind: _typing.EnumField[CUpti_ActivityObjectKind]
    objectId: _typing.RecordField[CUpti_ActivityObjectKindId]
    pad: _typing.IntField
    name: _typing.TextField

@_disjoint_base
class CUpti_ActivityNvLink:
    """CUpti_ActivityNvLink, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        nvlinkVersion: _typing.Integer = ...,
        typeDev0: CUpti_DevType | _typing.Integer = ...,
        typeDev1: CUpti_DevType | _typing.Integer = ...,
        idDev0: CUpti_ActivityNvLink_idDev0 = ...,
        idDev1: CUpti_ActivityNvLink_idDev1 = ...,
        flag: _typing.Integer = ...,
        physicalNvLinkCount: _typing.Integer = ...,
        portDev0: _Sequence[int] | None = ...,
        portDev1: _Sequence[int] | None = ...,
        bandwidth: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    nvlinkVersion: _typing.IntField
    typeDev0: _typing.EnumField[CUpti_DevType]
    typeDev1: _typing.EnumField[CUpti_DevType]
    idDev0: _typing.RecordField[CUpti_ActivityNvLink_idDev0]
    idDev1: _typing.RecordField[CUpti_ActivityNvLink_idDev1]
    flag: _typing.IntField
    physicalNvLinkCount: _typing.IntField
    portDev0: _typing.ListField[int]
    portDev1: _typing.ListField[int]
    bandwidth: _typing.IntField

@_disjoint_base
class CUpti_ActivityNvLink2:
    """CUpti_ActivityNvLink2, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        nvlinkVersion: _typing.Integer = ...,
        typeDev0: CUpti_DevType | _typing.Integer = ...,
        typeDev1: CUpti_DevType | _typing.Integer = ...,
        idDev0: CUpti_ActivityNvLink2_idDev0 = ...,
        idDev1: CUpti_ActivityNvLink2_idDev1 = ...,
        flag: _typing.Integer = ...,
        physicalNvLinkCount: _typing.Integer = ...,
        portDev0: _Sequence[int] | None = ...,
        portDev1: _Sequence[int] | None = ...,
        bandwidth: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    nvlinkVersion: _typing.IntField
    typeDev0: _typing.EnumField[CUpti_DevType]
    typeDev1: _typing.EnumField[CUpti_DevType]
    idDev0: _typing.RecordField[CUpti_ActivityNvLink2_idDev0]
    idDev1: _typing.RecordField[CUpti_ActivityNvLink2_idDev1]
    flag: _typing.IntField
    physicalNvLinkCount: _typing.IntField
    portDev0: _typing.ListField[int]
    portDev1: _typing.ListField[int]
    bandwidth: _typing.IntField

@_disjoint_base
class CUpti_ActivityNvLink3:
    """CUpti_ActivityNvLink3, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        nvlinkVersion: _typing.Integer = ...,
        typeDev0: CUpti_DevType | _typing.Integer = ...,
        typeDev1: CUpti_DevType | _typing.Integer = ...,
        idDev0: CUpti_ActivityNvLink3_idDev0 = ...,
        idDev1: CUpti_ActivityNvLink3_idDev1 = ...,
        flag: _typing.Integer = ...,
        physicalNvLinkCount: _typing.Integer = ...,
        portDev0: _Sequence[int] | None = ...,
        portDev1: _Sequence[int] | None = ...,
        bandwidth: _typing.Integer = ...,
        nvswitchConnected: _typing.Integer = ...,
        pad: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    nvlinkVersion: _typing.IntField
    typeDev0: _typing.EnumField[CUpti_DevType]
    typeDev1: _typing.EnumField[CUpti_DevType]
    idDev0: _typing.RecordField[CUpti_ActivityNvLink3_idDev0]
    idDev1: _typing.RecordField[CUpti_ActivityNvLink3_idDev1]
    flag: _typing.IntField
    physicalNvLinkCount: _typing.IntField
    portDev0: _typing.ListField[int]
    portDev1: _typing.ListField[int]
    bandwidth: _typing.IntField
    nvswitchConnected: _typing.IntField
    pad: _typing.ListField[int]

@_disjoint_base
class CUpti_ActivityNvLink4:
    """CUpti_ActivityNvLink4, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        nvlinkVersion: _typing.Integer = ...,
        typeDev0: CUpti_DevType | _typing.Integer = ...,
        typeDev1: CUpti_DevType | _typing.Integer = ...,
        idDev0: CUpti_ActivityNvLink4_idDev0 = ...,
        idDev1: CUpti_ActivityNvLink4_idDev1 = ...,
        flag: _typing.Integer = ...,
        physicalNvLinkCount: _typing.Integer = ...,
        portDev0: _Sequence[int] | None = ...,
        portDev1: _Sequence[int] | None = ...,
        bandwidth: _typing.Integer = ...,
        nvswitchConnected: _typing.Integer = ...,
        pad: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    nvlinkVersion: _typing.IntField
    typeDev0: _typing.EnumField[CUpti_DevType]
    typeDev1: _typing.EnumField[CUpti_DevType]
    idDev0: _typing.RecordField[CUpti_ActivityNvLink4_idDev0]
    idDev1: _typing.RecordField[CUpti_ActivityNvLink4_idDev1]
    flag: _typing.IntField
    physicalNvLinkCount: _typing.IntField
    portDev0: _typing.ListField[int]
    portDev1: _typing.ListField[int]
    bandwidth: _typing.IntField
    nvswitchConnected: _typing.IntField
    pad: _typing.ListField[int]

@_disjoint_base
class CUpti_ActivityNvLink4_idDev0:
    """CUpti_ActivityNvLink4.idDev0, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        uuidDev: CUuuid = ...,
        npu: CUpti_ActivityNvLink4_idDev0_npu = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    uuidDev: _typing.RecordField[CUuuid]
    npu: _typing.RecordField[CUpti_ActivityNvLink4_idDev0_npu]

@_disjoint_base
class CUpti_ActivityNvLink4_idDev0_npu:
    """CUpti_ActivityNvLink4.idDev0.npu, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        index: _typing.Integer = ...,
        domainId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    index: _typing.IntField
    domainId: _typing.IntField

@_disjoint_base
class CUpti_ActivityNvLink4_idDev1:
    """CUpti_ActivityNvLink4.idDev1, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        uuidDev: CUuuid = ...,
        npu: CUpti_ActivityNvLink4_idDev1_npu = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    uuidDev: _typing.RecordField[CUuuid]
    npu: _typing.RecordField[CUpti_ActivityNvLink4_idDev1_npu]

@_disjoint_base
class CUpti_ActivityNvLink4_idDev1_npu:
    """CUpti_ActivityNvLink4.idDev1.npu, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        index: _typing.Integer = ...,
        domainId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    index: _typing.IntField
    domainId: _typing.IntField

@_disjoint_base
class CUpti_ActivityOpenAcc:
    """CUpti_ActivityOpenAcc, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        eventKind: CUpti_OpenAccEventKind | _typing.Integer = ...,
        parentConstruct: CUpti_OpenAccConstructKind | _typing.Integer = ...,
        version: _typing.Integer = ...,
        implicit: _typing.Integer = ...,
        deviceType: _typing.Integer = ...,
        deviceNumber: _typing.Integer = ...,
        threadId: _typing.Integer = ...,
        async_: _typing.Integer = ...,
        asyncMap: _typing.Integer = ...,
        lineNo: _typing.Integer = ...,
        endLineNo: _typing.Integer = ...,
        funcLineNo: _typing.Integer = ...,
        funcEndLineNo: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        cuDeviceId: _typing.Integer = ...,
        cuContextId: _typing.Integer = ...,
        cuStreamId: _typing.Integer = ...,
        cuProcessId: _typing.Integer = ...,
        cuThreadId: _typing.Integer = ...,
        externalId: _typing.Integer = ...,
        srcFile: _typing.Text | None = ...,
        funcName: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    eventKind: _typing.EnumField[CUpti_OpenAccEventKind]
    parentConstruct: _typing.EnumField[CUpti_OpenAccConstructKind]
    version: _typing.IntField
    implicit: _typing.IntField
    deviceType: _typing.IntField
    deviceNumber: _typing.IntField
    threadId: _typing.IntField
    async_: _typing.IntField
    asyncMap: _typing.IntField
    lineNo: _typing.IntField
    endLineNo: _typing.IntField
    funcLineNo: _typing.IntField
    funcEndLineNo: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    cuDeviceId: _typing.IntField
    cuContextId: _typing.IntField
    cuStreamId: _typing.IntField
    cuProcessId: _typing.IntField
    cuThreadId: _typing.IntField
    externalId: _typing.IntField
    srcFile: _typing.TextField
    funcName: _typing.TextField

@_disjoint_base
class CUpti_ActivityOpenAccData:
    """CUpti_ActivityOpenAccData, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        eventKind: CUpti_OpenAccEventKind | _typing.Integer = ...,
        parentConstruct: CUpti_OpenAccConstructKind | _typing.Integer = ...,
        version: _typing.Integer = ...,
        implicit: _typing.Integer = ...,
        deviceType: _typing.Integer = ...,
        deviceNumber: _typing.Integer = ...,
        threadId: _typing.Integer = ...,
        async_: _typing.Integer = ...,
        asyncMap: _typing.Integer = ...,
        lineNo: _typing.Integer = ...,
        endLineNo: _typing.Integer = ...,
        funcLineNo: _typing.Integer = ...,
        funcEndLineNo: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        cuDeviceId: _typing.Integer = ...,
        cuContextId: _typing.Integer = ...,
        cuStreamId: _typing.Integer = ...,
        cuProcessId: _typing.Integer = ...,
        cuThreadId: _typing.Integer = ...,
        externalId: _typing.Integer = ...,
        srcFile: _typing.Text | None = ...,
        funcName: _typing.Text | None = ...,
        bytes: _typing.Integer = ...,
        hostPtr: _typing.Integer = ...,
        devicePtr: _typing.Integer = ...,
        varName: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    eventKind: _typing.EnumField[CUpti_OpenAccEventKind]
    parentConstruct: _typing.EnumField[CUpti_OpenAccConstructKind]
    version: _typing.IntField
    implicit: _typing.IntField
    deviceType: _typing.IntField
    deviceNumber: _typing.IntField
    threadId: _typing.IntField
    async_: _typing.IntField
    asyncMap: _typing.IntField
    lineNo: _typing.IntField
    endLineNo: _typing.IntField
    funcLineNo: _typing.IntField
    funcEndLineNo: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    cuDeviceId: _typing.IntField
    cuContextId: _typing.IntField
    cuStreamId: _typing.IntField
    cuProcessId: _typing.IntField
    cuThreadId: _typing.IntField
    externalId: _typing.IntField
    srcFile: _typing.TextField
    funcName: _typing.TextField
    bytes: _typing.IntField
    hostPtr: _typing.IntField
    devicePtr: _typing.IntField
    varName: _typing.TextField

@_disjoint_base
class CUpti_ActivityOpenAccLaunch:
    """CUpti_ActivityOpenAccLaunch, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        eventKind: CUpti_OpenAccEventKind | _typing.Integer = ...,
        parentConstruct: CUpti_OpenAccConstructKind | _typing.Integer = ...,
        version: _typing.Integer = ...,
        implicit: _typing.Integer = ...,
        deviceType: _typing.Integer = ...,
        deviceNumber: _typing.Integer = ...,
        threadId: _typing.Integer = ...,
        async_: _typing.Integer = ...,
        asyncMap: _typing.Integer = ...,
        lineNo: _typing.Integer = ...,
        endLineNo: _typing.Integer = ...,
        funcLineNo: _typing.Integer = ...,
        funcEndLineNo: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        cuDeviceId: _typing.Integer = ...,
        cuContextId: _typing.Integer = ...,
        cuStreamId: _typing.Integer = ...,
        cuProcessId: _typing.Integer = ...,
        cuThreadId: _typing.Integer = ...,
        externalId: _typing.Integer = ...,
        srcFile: _typing.Text | None = ...,
        funcName: _typing.Text | None = ...,
        numGangs: _typing.Integer = ...,
        numWorkers: _typing.Integer = ...,
        vectorLength: _typing.Integer = ...,
        kernelName: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    eventKind: _typing.EnumField[CUpti_OpenAccEventKind]
    parentConstruct: _typing.EnumField[CUpti_OpenAccConstructKind]
    version: _typing.IntField
    implicit: _typing.IntField
    deviceType: _typing.IntField
    deviceNumber: _typing.IntField
    threadId: _typing.IntField
    async_: _typing.IntField
    asyncMap: _typing.IntField
    lineNo: _typing.IntField
    endLineNo: _typing.IntField
    funcLineNo: _typing.IntField
    funcEndLineNo: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    cuDeviceId: _typing.IntField
    cuContextId: _typing.IntField
    cuStreamId: _typing.IntField
    cuProcessId: _typing.IntField
    cuThreadId: _typing.IntField
    externalId: _typing.IntField
    srcFile: _typing.TextField
    funcName: _typing.TextField
    numGangs: _typing.IntField
    numWorkers: _typing.IntField
    vectorLength: _typing.IntField
    kernelName: _typing.TextField

@_disjoint_base
class CUpti_ActivityOpenAccOther:
    """CUpti_ActivityOpenAccOther, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        eventKind: CUpti_OpenAccEventKind | _typing.Integer = ...,
        parentConstruct: CUpti_OpenAccConstructKind | _typing.Integer = ...,
        version: _typing.Integer = ...,
        implicit: _typing.Integer = ...,
        deviceType: _typing.Integer = ...,
        deviceNumber: _typing.Integer = ...,
        threadId: _typing.Integer = ...,
        async_: _typing.Integer = ...,
        asyncMap: _typing.Integer = ...,
        lineNo: _typing.Integer = ...,
        endLineNo: _typing.Integer = ...,
        funcLineNo: _typing.Integer = ...,
        funcEndLineNo: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        cuDeviceId: _typing.Integer = ...,
        cuContextId: _typing.Integer = ...,
        cuStreamId: _typing.Integer = ...,
        cuProcessId: _typing.Integer = ...,
        cuThreadId: _typing.Integer = ...,
        externalId: _typing.Integer = ...,
        srcFile: _typing.Text | None = ...,
        funcName: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    eventKind: _typing.EnumField[CUpti_OpenAccEventKind]
    parentConstruct: _typing.EnumField[CUpti_OpenAccConstructKind]
    version: _typing.IntField
    implicit: _typing.IntField
    deviceType: _typing.IntField
    deviceNumber: _typing.IntField
    threadId: _typing.IntField
    async_: _typing.IntField
    asyncMap: _typing.IntField
    lineNo: _typing.IntField
    endLineNo: _typing.IntField
    funcLineNo: _typing.IntField
    funcEndLineNo: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    cuDeviceId: _typing.IntField
    cuContextId: _typing.IntField
    cuStreamId: _typing.IntField
    cuProcessId: _typing.IntField
    cuThreadId: _typing.IntField
    externalId: _typing.IntField
    srcFile: _typing.TextField
    funcName: _typing.TextField

@_disjoint_base
class CUpti_ActivityOpenMp:
    """CUpti_ActivityOpenMp, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        eventKind: CUpti_OpenMpEventKind | _typing.Integer = ...,
        version: _typing.Integer = ...,
        threadId: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        cuProcessId: _typing.Integer = ...,
        cuThreadId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    eventKind: _typing.EnumField[CUpti_OpenMpEventKind]
    version: _typing.IntField
    threadId: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    cuProcessId: _typing.IntField
    cuThreadId: _typing.IntField

@_disjoint_base
class CUpti_ActivityOverhead:
    """CUpti_ActivityOverhead, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        overheadKind: CUpti_ActivityOverheadKind | _typing.Integer = ...,
        objectKind: CUpti_ActivityObjectKind | _typing.Integer = ...,
        objectId: CUpti_ActivityObjectKindId = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    overheadKind: _typing.EnumField[CUpti_ActivityOverheadKind]
    objectKind: _typing.EnumField[CUpti_ActivityObjectKind]
    objectId: _typing.RecordField[CUpti_ActivityObjectKindId]
    start: _typing.IntField
    end: _typing.IntField

@_disjoint_base
class CUpti_ActivityOverhead2:
    """CUpti_ActivityOverhead2, from cupti_activity_deprecated.h. Since CUDA 12.3."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        overheadKind: CUpti_ActivityOverheadKind | _typing.Integer = ...,
        objectKind: CUpti_ActivityObjectKind | _typing.Integer = ...,
        objectId: CUpti_ActivityObjectKindId = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        reserved0: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    overheadKind: _typing.EnumField[CUpti_ActivityOverheadKind]
    objectKind: _typing.EnumField[CUpti_ActivityObjectKind]
    objectId: _typing.RecordField[CUpti_ActivityObjectKindId]
    start: _typing.IntField
    end: _typing.IntField
    correlationId: _typing.IntField
    reserved0: _typing.IntField

@_disjoint_base
class CUpti_ActivityOverhead3:
    """CUpti_ActivityOverhead3, from cupti_activity.h. Since CUDA 12.4."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        overheadKind: CUpti_ActivityOverheadKind | _typing.Integer = ...,
        objectKind: CUpti_ActivityObjectKind | _typing.Integer = ...,
        objectId: CUpti_ActivityObjectKindId = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        reserved0: _typing.Integer = ...,
        overheadData: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    overheadKind: _typing.EnumField[CUpti_ActivityOverheadKind]
    objectKind: _typing.EnumField[CUpti_ActivityObjectKind]
    objectId: _typing.RecordField[CUpti_ActivityObjectKindId]
    start: _typing.IntField
    end: _typing.IntField
    correlationId: _typing.IntField
    reserved0: _typing.IntField
    overheadData: _typing.PointerField

@_disjoint_base
class CUpti_ActivityPCSampling:
    """CUpti_ActivityPCSampling, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        sourceLocatorId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        functionId: _typing.Integer = ...,
        pcOffset: _typing.Integer = ...,
        samples: _typing.Integer = ...,
        stallReason: CUpti_ActivityPCSamplingStallReason | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    sourceLocatorId: _typing.IntField
    correlationId: _typing.IntField
    functionId: _typing.IntField
    pcOffset: _typing.IntField
    samples: _typing.IntField
    stallReason: _typing.EnumField[CUpti_ActivityPCSamplingStallReason]

@_disjoint_base
class CUpti_ActivityPCSampling2:
    """CUpti_ActivityPCSampling2, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        sourceLocatorId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        functionId: _typing.Integer = ...,
        pcOffset: _typing.Integer = ...,
        latencySamples: _typing.Integer = ...,
        samples: _typing.Integer = ...,
        stallReason: CUpti_ActivityPCSamplingStallReason | _typing.Integer = ...,
        pad: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    sourceLocatorId: _typing.IntField
    correlationId: _typing.IntField
    functionId: _typing.IntField
    pcOffset: _typing.IntField
    latencySamples: _typing.IntField
    samples: _typing.IntField
    stallReason: _typing.EnumField[CUpti_ActivityPCSamplingStallReason]
    pad: _typing.IntField

@_disjoint_base
class CUpti_ActivityPCSampling3:
    """CUpti_ActivityPCSampling3, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        sourceLocatorId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        functionId: _typing.Integer = ...,
        latencySamples: _typing.Integer = ...,
        samples: _typing.Integer = ...,
        stallReason: CUpti_ActivityPCSamplingStallReason | _typing.Integer = ...,
        pcOffset: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    sourceLocatorId: _typing.IntField
    correlationId: _typing.IntField
    functionId: _typing.IntField
    latencySamples: _typing.IntField
    samples: _typing.IntField
    stallReason: _typing.EnumField[CUpti_ActivityPCSamplingStallReason]
    pcOffset: _typing.IntField

@_disjoint_base
class CUpti_ActivityPCSamplingRecordInfo:
    """CUpti_ActivityPCSamplingRecordInfo, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        totalSamples: _typing.Integer = ...,
        droppedSamples: _typing.Integer = ...,
        samplingPeriodInCycles: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    correlationId: _typing.IntField
    totalSamples: _typing.IntField
    droppedSamples: _typing.IntField
    samplingPeriodInCycles: _typing.IntField

@_disjoint_base
class CUpti_ActivityPcie:
    """CUpti_ActivityPcie, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        type: CUpti_PcieDeviceType | _typing.Integer = ...,
        id: CUpti_ActivityPcie_id = ...,
        domain: _typing.Integer = ...,
        pcieGeneration: _typing.Integer = ...,
        linkRate: _typing.Integer = ...,
        linkWidth: _typing.Integer = ...,
        upstreamBus: _typing.Integer = ...,
        attr: CUpti_ActivityPcie_attr = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    type: _typing.EnumField[CUpti_PcieDeviceType]
    id: _typing.RecordField[CUpti_ActivityPcie_id]
    domain: _typing.IntField
    pcieGeneration: _typing.IntField
    linkRate: _typing.IntField
    linkWidth: _typing.IntField
    upstreamBus: _typing.IntField
    attr: _typing.RecordField[CUpti_ActivityPcie_attr]

@_disjoint_base
class CUpti_ActivityPcie_attr:
    """CUpti_ActivityPcie.attr, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        gpuAttr: CUpti_ActivityPcie_attr_gpuAttr = ...,
        bridgeAttr: CUpti_ActivityPcie_attr_bridgeAttr = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    gpuAttr: _typing.RecordField[CUpti_ActivityPcie_attr_gpuAttr]
    bridgeAttr: _typing.RecordField[CUpti_ActivityPcie_attr_bridgeAttr]

@_disjoint_base
class CUpti_ActivityPcie_attr_bridgeAttr:
    """CUpti_ActivityPcie.attr.bridgeAttr, from cupti_activity.h. Since at least CUDA 12.0, until CUDA 13.2."""

    def __init__(
        self,
        secondaryBus: _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        vendorId: _typing.Integer = ...,
        pad0: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    secondaryBus: _typing.IntField
    deviceId: _typing.IntField
    vendorId: _typing.IntField
    pad0: _typing.IntField

@_disjoint_base
class CUpti_ActivityPcie_attr_gpuAttr:
    """CUpti_ActivityPcie.attr.gpuAttr, from cupti_activity.h. Since at least CUDA 12.0, until CUDA 13.2."""

    def __init__(
        self,
        uuidDev: CUuuid = ...,
        peerDev: _Sequence[CUdevice] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    uuidDev: _typing.RecordField[CUuuid]
    peerDev: _typing.ListField[CUdevice]

@_disjoint_base
class CUpti_ActivityPreemption:
    """CUpti_ActivityPreemption, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        preemptionKind: CUpti_ActivityPreemptionKind | _typing.Integer = ...,
        timestamp: _typing.Integer = ...,
        gridId: _typing.Integer = ...,
        blockX: _typing.Integer = ...,
        blockY: _typing.Integer = ...,
        blockZ: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    preemptionKind: _typing.EnumField[CUpti_ActivityPreemptionKind]
    timestamp: _typing.IntField
    gridId: _typing.IntField
    blockX: _typing.IntField
    blockY: _typing.IntField
    blockZ: _typing.IntField
    pad: _typing.IntField

@_disjoint_base
class CUpti_ActivitySharedAccess:
    """CUpti_ActivitySharedAccess, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        flags: CUpti_ActivityFlag | _typing.Integer = ...,
        sourceLocatorId: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        functionId: _typing.Integer = ...,
        pcOffset: _typing.Integer = ...,
        threadsExecuted: _typing.Integer = ...,
        sharedTransactions: _typing.Integer = ...,
        theoreticalSharedTransactions: _typing.Integer = ...,
        executed: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    flags: _typing.EnumField[CUpti_ActivityFlag]
    sourceLocatorId: _typing.IntField
    correlationId: _typing.IntField
    functionId: _typing.IntField
    pcOffset: _typing.IntField
    threadsExecuted: _typing.IntField
    sharedTransactions: _typing.IntField
    theoreticalSharedTransactions: _typing.IntField
    executed: _typing.IntField
    pad: _typing.IntField

@_disjoint_base
class CUpti_ActivitySourceLocator:
    """CUpti_ActivitySourceLocator, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        id: _typing.Integer = ...,
        lineNumber: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        fileName: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    id: _typing.IntField
    lineNumber: _typing.IntField
    pad: _typing.IntField
    fileName: _typing.TextField

@_disjoint_base
class CUpti_ActivityStream:
    """CUpti_ActivityStream, from cupti_activity.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        priority: _typing.Integer = ...,
        flag: CUpti_ActivityStreamFlag | _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    contextId: _typing.IntField
    streamId: _typing.IntField
    priority: _typing.IntField
    flag: _typing.EnumField[CUpti_ActivityStreamFlag]
    correlationId: _typing.IntField

@_disjoint_base
class CUpti_ActivitySynchronization:
    """CUpti_ActivitySynchronization, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        type: CUpti_ActivitySynchronizationType | _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        cudaEventId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    type: _typing.EnumField[CUpti_ActivitySynchronizationType]
    start: _typing.IntField
    end: _typing.IntField
    correlationId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    cudaEventId: _typing.IntField

@_disjoint_base
class CUpti_ActivitySynchronization2:
    """CUpti_ActivitySynchronization2, from cupti_activity.h. Since CUDA 12.8."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        type: CUpti_ActivitySynchronizationType | _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        correlationId: _typing.Integer = ...,
        contextId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        cudaEventId: _typing.Integer = ...,
        cudaEventSyncId: _typing.Integer = ...,
        returnValue: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    type: _typing.EnumField[CUpti_ActivitySynchronizationType]
    start: _typing.IntField
    end: _typing.IntField
    correlationId: _typing.IntField
    contextId: _typing.IntField
    streamId: _typing.IntField
    cudaEventId: _typing.IntField
    cudaEventSyncId: _typing.IntField
    returnValue: _typing.IntField
    pad: _typing.IntField

@_disjoint_base
class CUpti_ActivityUnifiedMemoryCounter:
    """CUpti_ActivityUnifiedMemoryCounter, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        counterKind: CUpti_ActivityUnifiedMemoryCounterKind | _typing.Integer = ...,
        scope: CUpti_ActivityUnifiedMemoryCounterScope | _typing.Integer = ...,
        deviceId: _typing.Integer = ...,
        value: _typing.Integer = ...,
        timestamp: _typing.Integer = ...,
        processId: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    counterKind: _typing.EnumField[CUpti_ActivityUnifiedMemoryCounterKind]
    scope: _typing.EnumField[CUpti_ActivityUnifiedMemoryCounterScope]
    deviceId: _typing.IntField
    value: _typing.IntField
    timestamp: _typing.IntField
    processId: _typing.IntField
    pad: _typing.IntField

@_disjoint_base
class CUpti_ActivityUnifiedMemoryCounter2:
    """CUpti_ActivityUnifiedMemoryCounter2, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        counterKind: CUpti_ActivityUnifiedMemoryCounterKind | _typing.Integer = ...,
        value: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        address: _typing.Integer = ...,
        srcId: _typing.Integer = ...,
        dstId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        processId: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    counterKind: _typing.EnumField[CUpti_ActivityUnifiedMemoryCounterKind]
    value: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    address: _typing.IntField
    srcId: _typing.IntField
    dstId: _typing.IntField
    streamId: _typing.IntField
    processId: _typing.IntField
    flags: _typing.IntField
    pad: _typing.IntField

@_disjoint_base
class CUpti_ActivityUnifiedMemoryCounter3:
    """CUpti_ActivityUnifiedMemoryCounter3, from cupti_activity.h. Since CUDA 12.8."""

    def __init__(
        self,
        kind: CUpti_ActivityKind | _typing.Integer = ...,
        counterKind: CUpti_ActivityUnifiedMemoryCounterKind | _typing.Integer = ...,
        value: _typing.Integer = ...,
        start: _typing.Integer = ...,
        end: _typing.Integer = ...,
        address: _typing.Integer = ...,
        srcId: _typing.Integer = ...,
        dstId: _typing.Integer = ...,
        streamId: _typing.Integer = ...,
        processId: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        pad: _typing.Integer = ...,
        processors: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kind: _typing.EnumField[CUpti_ActivityKind]
    counterKind: _typing.EnumField[CUpti_ActivityUnifiedMemoryCounterKind]
    value: _typing.IntField
    start: _typing.IntField
    end: _typing.IntField
    address: _typing.IntField
    srcId: _typing.IntField
    dstId: _typing.IntField
    streamId: _typing.IntField
    processId: _typing.IntField
    flags: _typing.IntField
    pad: _typing.IntField
    processors: _typing.ListField[int]

@_disjoint_base
class CUpti_MetricValue:
    """CUpti_MetricValue, from cupti_metrics.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        metricValueDouble: float = ...,
        metricValueUint64: _typing.Integer = ...,
        metricValueInt64: _typing.Integer = ...,
        metricValuePercent: float = ...,
        metricValueThroughput: _typing.Integer = ...,
        metricValueUtilizationLevel: CUpti_MetricValueUtilizationLevel | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    metricValueDouble: _typing.FloatField
    metricValueUint64: _typing.IntField
    metricValueInt64: _typing.IntField
    metricValuePercent: _typing.FloatField
    metricValueThroughput: _typing.IntField
    metricValueUtilizationLevel: _typing.EnumField[CUpti_MetricValueUtilizationLevel]

@_disjoint_base
class CUpti_Profiler_DeviceSupported_Params:
    """CUpti_Profiler_DeviceSupported_Params, from cupti_profiler_target.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        structSize: _typing.Integer = ...,
        pPriv: _typing.Pointer = ...,
        cuDevice: CUdevice | _typing.Integer | None = ...,
        isSupported: CUpti_Profiler_Support_Level | _typing.Integer = ...,
        architecture: CUpti_Profiler_Support_Level | _typing.Integer = ...,
        sli: CUpti_Profiler_Support_Level | _typing.Integer = ...,
        vGpu: CUpti_Profiler_Support_Level | _typing.Integer = ...,
        confidentialCompute: CUpti_Profiler_Support_Level | _typing.Integer = ...,
        cmp: CUpti_Profiler_Support_Level | _typing.Integer = ...,
        wsl: CUpti_Profiler_Support_Level | _typing.Integer = ...,
        api: CUpti_Profiler_API | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    structSize: _typing.IntField
    pPriv: _typing.PointerField
    cuDevice: _typing.ValueField[CUdevice]
    isSupported: _typing.EnumField[CUpti_Profiler_Support_Level]
    architecture: _typing.EnumField[CUpti_Profiler_Support_Level]
    sli: _typing.EnumField[CUpti_Profiler_Support_Level]
    vGpu: _typing.EnumField[CUpti_Profiler_Support_Level]
    confidentialCompute: _typing.EnumField[CUpti_Profiler_Support_Level]
    cmp: _typing.EnumField[CUpti_Profiler_Support_Level]
    wsl: _typing.EnumField[CUpti_Profiler_Support_Level]
    api: _typing.EnumField[CUpti_Profiler_API]

@_disjoint_base
class CUpti_Profiler_GetCounterAvailability_Params:
    """CUpti_Profiler_GetCounterAvailability_Params, from cupti_profiler_target.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        structSize: _typing.Integer = ...,
        pPriv: _typing.Pointer = ...,
        ctx: CUcontext | _typing.Integer | None = ...,
        counterAvailabilityImageSize: _typing.Integer = ...,
        pCounterAvailabilityImage: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    structSize: _typing.IntField
    pPriv: _typing.PointerField
    ctx: _typing.ValueField[CUcontext]
    counterAvailabilityImageSize: _typing.IntField
    pCounterAvailabilityImage: _typing.PointerField

@_disjoint_base
class CUpti_Profiler_Host_GetMetricProperties_Params:
    """CUpti_Profiler_Host_GetMetricProperties_Params, from cupti_profiler_host.h. Since CUDA 12.6."""

    def __init__(
        self,
        structSize: _typing.Integer = ...,
        pPriv: _typing.Pointer = ...,
        pHostObject: _typing.Pointer = ...,
        pMetricName: _typing.Text | None = ...,
        pDescription: _typing.Text | None = ...,
        pHwUnit: _typing.Text | None = ...,
        pDimUnit: _typing.Text | None = ...,
        metricType: CUpti_MetricType | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    structSize: _typing.IntField
    pPriv: _typing.PointerField
    pHostObject: _typing.PointerField
    pMetricName: _typing.TextField
    pDescription: _typing.TextField
    pHwUnit: _typing.TextField
    pDimUnit: _typing.TextField
    metricType: _typing.EnumField[CUpti_MetricType]

@_disjoint_base
class CUpti_Profiler_Host_Initialize_Params:
    """CUpti_Profiler_Host_Initialize_Params, from cupti_profiler_host.h. Since CUDA 12.6."""

    def __init__(
        self,
        structSize: _typing.Integer = ...,
        pPriv: _typing.Pointer = ...,
        profilerType: CUpti_ProfilerType | _typing.Integer = ...,
        pChipName: _typing.Text | None = ...,
        pCounterAvailabilityImage: _typing.Pointer = ...,
        pHostObject: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    structSize: _typing.IntField
    pPriv: _typing.PointerField
    profilerType: _typing.EnumField[CUpti_ProfilerType]
    pChipName: _typing.TextField
    pCounterAvailabilityImage: _typing.PointerField
    pHostObject: _typing.PointerField

@_disjoint_base
class CUpti_RangeProfiler_Enable_Params:
    """CUpti_RangeProfiler_Enable_Params, from cupti_range_profiler.h. Since CUDA 12.6."""

    def __init__(
        self,
        structSize: _typing.Integer = ...,
        pPriv: _typing.Pointer = ...,
        ctx: CUcontext | _typing.Integer | None = ...,
        pRangeProfilerObject: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    structSize: _typing.IntField
    pPriv: _typing.PointerField
    ctx: _typing.ValueField[CUcontext]
    pRangeProfilerObject: _typing.PointerField

@_disjoint_base
class CUpti_StreamAttrData:
    """CUpti_StreamAttrData, from cupti_callbacks.h. Since CUDA 12.2."""

    def __init__(
        self,
        stream: CUstream | _typing.Integer | None = ...,
        attr: CUlaunchAttributeID | _typing.Integer = ...,
        value: _Sequence[CUstreamAttrValue] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    stream: _typing.ValueField[CUstream]
    attr: _typing.EnumField[CUlaunchAttributeID]
    value: _typing.ListField[CUstreamAttrValue]

class CUpti_ActivityMemcpy2(CUpti_ActivityMemcpyPtoP):
    """CUpti_ActivityMemcpy2, from cupti_activity_deprecated.h. Since at least CUDA 12.0."""

def sizeof(objType: type) -> int: ...
def cuptiActivityDisable(kind: CUpti_ActivityKind) -> tuple[CUptiResult]:
    """Disables the collection of one kind of activity records.

    ``CUptiResult cuptiActivityDisable(CUpti_ActivityKind kind)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use
    ``cuptiActivityDisable_v2``.
    https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityDisable
    """

def cuptiActivityDisableContext(
    context: CUcontext | _typing.Integer | None,
    kind: CUpti_ActivityKind,
) -> tuple[CUptiResult]:
    """Disables the collection of one kind of activity records in a context.

    ``CUptiResult cuptiActivityDisableContext(CUcontext context, CUpti_ActivityKind kind)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityDisableContext
    """

def cuptiActivityEnable(kind: CUpti_ActivityKind) -> tuple[CUptiResult]:
    """Enables the collection of one kind of activity records, such as kernels or copies.

    ``CUptiResult cuptiActivityEnable(CUpti_ActivityKind kind)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_COMPATIBLE``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use
    ``cuptiActivityEnable_v2``.
    https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnable
    """

def cuptiActivityEnableAndDump(kind: CUpti_ActivityKind) -> tuple[CUptiResult]:
    """Enables the collection of one kind of activity records, including records for existing objects.

    ``CUptiResult cuptiActivityEnableAndDump(CUpti_ActivityKind kind)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_COMPATIBLE``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UNKNOWN``.

    Notes
    -----
    Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use
    ``cuptiActivityEnableAndDump_v2``.
    https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableAndDump
    """

def cuptiActivityEnableContext(
    context: CUcontext | _typing.Integer | None,
    kind: CUpti_ActivityKind,
) -> tuple[CUptiResult]:
    """Enables the collection of one kind of activity records in a context.

    ``CUptiResult cuptiActivityEnableContext(CUcontext context, CUpti_ActivityKind kind)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_COMPATIBLE``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableContext
    """

def cuptiActivityEnableHWTrace(enable: _typing.Integer) -> tuple[CUptiResult]:
    """Enables or disables kernel timestamps from hardware tracing, which has less overhead.

    ``CUptiResult cuptiActivityEnableHWTrace(uint8_t enable)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED``,
        ``CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED``, ``CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED``,
        ``CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED``, ``CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED``.

    Notes
    -----
    Declared in ``cupti_activity.h``. Since CUDA 12.8. Deprecation announced in CUDA 13.4.
    https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableHWTrace
    """

def cuptiActivityGetAttribute(
    attr: CUpti_ActivityAttribute,
    valueSize: _typing.Integer,
    value: _typing.Pointer,
) -> tuple[CUptiResult, int]:
    """Returns one attribute of activity collection, such as the size of device buffers.

    ``CUptiResult cuptiActivityGetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``,
        ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    valueSize : int

    Notes
    -----
    Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use
    ``cuptiActivityGetAttribute_v2``.
    https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetAttribute
    """

def cuptiActivitySetAttribute(
    attr: CUpti_ActivityAttribute,
    valueSize: _typing.Integer,
    value: _typing.Pointer,
) -> tuple[CUptiResult, int]:
    """Changes one attribute of activity collection, such as the size of device buffers.

    ``CUptiResult cuptiActivitySetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``,
        ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    valueSize : int

    Notes
    -----
    Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use
    ``cuptiActivitySetAttribute_v2``.
    https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivitySetAttribute
    """

def cuptiDeviceGetTimestamp(context: CUcontext | _typing.Integer | None) -> tuple[CUptiResult, int]:
    """Returns the current time in nanoseconds, on the clock of a context's device.

    ``CUptiResult cuptiDeviceGetTimestamp(CUcontext context, uint64_t *timestamp)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.
    timestamp : int

    Notes
    -----
    Declared in ``cupti_events.h``. Since at least CUDA 12.0, until CUDA 12.1. Deprecated.
    https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetTimestamp
    """

def cuptiMetricGetValue(
    device: CUdevice | _typing.Integer | None,
    metric: CUpti_MetricID | _typing.Integer | None,
    eventIdArraySizeBytes: _typing.Integer,
    eventIdArray: _typing.Pointer,
    eventValueArraySizeBytes: _typing.Integer,
    eventValueArray: _typing.Pointer,
    timeDuration: _typing.Integer,
) -> tuple[CUptiResult, CUpti_MetricValue]:
    """Computes the value of a metric from event counts and a duration in nanoseconds.

    ``CUptiResult cuptiMetricGetValue(CUdevice device, CUpti_MetricID metric, size_t eventIdArraySizeBytes,
    CUpti_EventID *eventIdArray, size_t eventValueArraySizeBytes, uint64_t *eventValueArray, uint64_t timeDuration,
    CUpti_MetricValue *metricValue)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_VALUE``, ``CUPTI_ERROR_INVALID_METRIC_ID``,
        ``CUPTI_ERROR_INVALID_METRIC_VALUE``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    metricValue : CUpti_MetricValue

    Notes
    -----
    Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetValue
    """

def cuptiMetricGetValue2(
    metric: CUpti_MetricID | _typing.Integer | None,
    eventIdArraySizeBytes: _typing.Integer,
    eventIdArray: _typing.Pointer,
    eventValueArraySizeBytes: _typing.Integer,
    eventValueArray: _typing.Pointer,
    propIdArraySizeBytes: _typing.Integer,
    propIdArray: _typing.Pointer,
    propValueArraySizeBytes: _typing.Integer,
    propValueArray: _typing.Pointer,
) -> tuple[CUptiResult, CUpti_MetricValue]:
    """Computes the value of a metric from event counts and device property values.

    ``CUptiResult cuptiMetricGetValue2(CUpti_MetricID metric, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray,
    size_t eventValueArraySizeBytes, uint64_t *eventValueArray, size_t propIdArraySizeBytes, CUpti_MetricPropertyID
    *propIdArray, size_t propValueArraySizeBytes, uint64_t *propValueArray, CUpti_MetricValue *metricValue)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_VALUE``, ``CUPTI_ERROR_INVALID_METRIC_ID``,
        ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_COMPATIBLE``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    metricValue : CUpti_MetricValue

    Notes
    -----
    Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetValue2
    """

def cuptiProfilerBeginPass(pParams: CUpti_Profiler_BeginPass_Params | None) -> tuple[CUptiResult]:
    """Starts one pass of a user replay, which the caller performs.

    ``CUptiResult cuptiProfilerBeginPass(CUpti_Profiler_BeginPass_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerBeginPass
    """

def cuptiProfilerBeginSession(pParams: CUpti_Profiler_BeginSession_Params | None) -> tuple[CUptiResult]:
    """Starts a profiling session in a context, with the given kinds of ranges and replay.

    ``CUptiResult cuptiProfilerBeginSession(CUpti_Profiler_BeginSession_Params *pParams)``

    Parameters
    ----------
    pParams
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until ``cuptiProfilerEndSession`` is called.

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerBeginSession
    """

def cuptiProfilerCounterDataImageCalculateScratchBufferSize(
    pParams: CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params | None,
) -> tuple[CUptiResult]:
    """Stores in ``pParams`` the size in bytes of the scratch buffer for a counter data image.

    ``CUptiResult
    cuptiProfilerCounterDataImageCalculateScratchBufferSize(CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params
    *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageCalculateScratchBufferSize
    """

def cuptiProfilerCounterDataImageCalculateSize(
    pParams: CUpti_Profiler_CounterDataImage_CalculateSize_Params | None,
) -> tuple[CUptiResult]:
    """Stores in ``pParams`` the size in bytes of a counter data image with the given options.

    ``CUptiResult cuptiProfilerCounterDataImageCalculateSize(CUpti_Profiler_CounterDataImage_CalculateSize_Params
    *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageCalculateSize
    """

def cuptiProfilerDeviceSupported(
    pParams: CUpti_Profiler_DeviceSupported_Params | None,
) -> tuple[CUptiResult]:
    """Stores in ``pParams`` whether a device can be profiled, and the reasons if it cannot.

    ``CUptiResult cuptiProfilerDeviceSupported(CUpti_Profiler_DeviceSupported_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerDeviceSupported
    """

def cuptiProfilerDisableProfiling(
    pParams: CUpti_Profiler_DisableProfiling_Params | None,
) -> tuple[CUptiResult]:
    """Disables collection in a profiling session.

    ``CUptiResult cuptiProfilerDisableProfiling(CUpti_Profiler_DisableProfiling_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerDisableProfiling
    """

def cuptiProfilerEnableProfiling(
    pParams: CUpti_Profiler_EnableProfiling_Params | None,
) -> tuple[CUptiResult]:
    """Enables collection in a profiling session.

    ``CUptiResult cuptiProfilerEnableProfiling(CUpti_Profiler_EnableProfiling_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEnableProfiling
    """

def cuptiProfilerEndPass(pParams: CUpti_Profiler_EndPass_Params | None) -> tuple[CUptiResult]:
    """Ends a pass of a user replay, and stores in ``pParams`` whether all passes are complete.

    ``CUptiResult cuptiProfilerEndPass(CUpti_Profiler_EndPass_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEndPass
    """

def cuptiProfilerEndSession(pParams: CUpti_Profiler_EndSession_Params | None) -> tuple[CUptiResult]:
    """Ends the profiling session in a context.

    ``CUptiResult cuptiProfilerEndSession(CUpti_Profiler_EndSession_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEndSession
    """

def cuptiProfilerFlushCounterData(
    pParams: CUpti_Profiler_FlushCounterData_Params | None,
) -> tuple[CUptiResult]:
    """Waits for pending data and writes the collected data into the counter data image.

    ``CUptiResult cuptiProfilerFlushCounterData(CUpti_Profiler_FlushCounterData_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerFlushCounterData
    """

def cuptiProfilerGetCounterAvailability(
    pParams: CUpti_Profiler_GetCounterAvailability_Params | None,
) -> tuple[CUptiResult]:
    """Stores in ``pParams`` the counter availability image of a context's device, which lists free counters.

    ``CUptiResult cuptiProfilerGetCounterAvailability(CUpti_Profiler_GetCounterAvailability_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerGetCounterAvailability
    """

def cuptiProfilerHostGetMetricProperties(
    pParams: CUpti_Profiler_Host_GetMetricProperties_Params | None,
) -> tuple[CUptiResult]:
    """Stores in ``pParams`` a metric's description, unit and type, and how it is collected.

    ``CUptiResult cuptiProfilerHostGetMetricProperties(CUpti_Profiler_Host_GetMetricProperties_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.

    Notes
    -----
    Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetMetricProperties
    """

def cuptiProfilerHostInitialize(pParams: CUpti_Profiler_Host_Initialize_Params | None) -> tuple[CUptiResult]:
    """Creates the host object that selects and evaluates metrics for a chip; requires no GPU.

    ``CUptiResult cuptiProfilerHostInitialize(CUpti_Profiler_Host_Initialize_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

    Notes
    -----
    Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostInitialize
    """

def cuptiProfilerInitialize(pParams: CUpti_Profiler_Initialize_Params | None) -> tuple[CUptiResult]:
    """Initializes the profiler interface for the process.

    ``CUptiResult cuptiProfilerInitialize(CUpti_Profiler_Initialize_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerInitialize
    """

def cuptiProfilerIsPassCollected(
    pParams: CUpti_Profiler_IsPassCollected_Params | None,
) -> tuple[CUptiResult]:
    """Stores in ``pParams``, without waiting, whether the data of a pass is complete.

    ``CUptiResult cuptiProfilerIsPassCollected(CUpti_Profiler_IsPassCollected_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerIsPassCollected
    """

def cuptiProfilerPopRange(pParams: CUpti_Profiler_PopRange_Params | None) -> tuple[CUptiResult]:
    """Closes the user range that was opened last in a profiling session.

    ``CUptiResult cuptiProfilerPopRange(CUpti_Profiler_PopRange_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerPopRange
    """

def cuptiProfilerPushRange(pParams: CUpti_Profiler_PushRange_Params | None) -> tuple[CUptiResult]:
    """Opens a named user range in a profiling session.

    ``CUptiResult cuptiProfilerPushRange(CUpti_Profiler_PushRange_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerPushRange
    """

def cuptiProfilerSetConfig(pParams: CUpti_Profiler_SetConfig_Params | None) -> tuple[CUptiResult]:
    """Sets the metrics that a profiling session collects, from a configuration image.

    ``CUptiResult cuptiProfilerSetConfig(CUpti_Profiler_SetConfig_Params *pParams)``

    Parameters
    ----------
    pParams
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until ``cuptiProfilerUnsetConfig`` is called.

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerSetConfig
    """

def cuptiProfilerUnsetConfig(pParams: CUpti_Profiler_UnsetConfig_Params | None) -> tuple[CUptiResult]:
    """Removes the configuration of a profiling session.

    ``CUptiResult cuptiProfilerUnsetConfig(CUpti_Profiler_UnsetConfig_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``.

    Notes
    -----
    Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerUnsetConfig
    """

def cuptiRangeProfilerEnable(pParams: CUpti_RangeProfiler_Enable_Params | None) -> tuple[CUptiResult]:
    """Creates the range profiler object, which profiles ranges of a context's work.

    ``CUptiResult cuptiRangeProfilerEnable(CUpti_RangeProfiler_Enable_Params *pParams)``

    Returns
    -------
    CUptiResult
        ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INSUFFICIENT_PRIVILEGES``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_OUT_OF_MEMORY``, ``CUPTI_ERROR_UNKNOWN``.

    Notes
    -----
    Declared in ``cupti_range_profiler.h``. Since CUDA 12.6.
    https://docs.nvidia.com/cupti/api/index.html
    """
