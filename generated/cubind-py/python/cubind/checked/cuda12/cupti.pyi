"""CUPTI of CUDA 12, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from cubind import _typing
from cubind.cuda12.driver import (
    CUcontext as CUcontext,
    CUdevice as CUdevice,
)
from cubind.cuda12.cupti import (
    ACTIVITY_RECORD_ALIGNMENT as ACTIVITY_RECORD_ALIGNMENT,
    CUPTILP64 as CUPTILP64,
    CUPTI_API_VERSION as CUPTI_API_VERSION,
    CUPTI_AUTO_BOOST_INVALID_CLIENT_PID as CUPTI_AUTO_BOOST_INVALID_CLIENT_PID,
    CUPTI_CORRELATION_ID_UNKNOWN as CUPTI_CORRELATION_ID_UNKNOWN,
    CUPTI_DECOMPRESSED_BYTES_UNKNOWN as CUPTI_DECOMPRESSED_BYTES_UNKNOWN,
    CUPTI_EVENT_INVALID as CUPTI_EVENT_INVALID,
    CUPTI_EVENT_OVERFLOW as CUPTI_EVENT_OVERFLOW,
    CUPTI_FUNCTION_INDEX_ID_INVALID as CUPTI_FUNCTION_INDEX_ID_INVALID,
    CUPTI_GRID_ID_UNKNOWN as CUPTI_GRID_ID_UNKNOWN,
    CUPTI_INVALID_CHANNEL_ID as CUPTI_INVALID_CHANNEL_ID,
    CUPTI_INVALID_CONTEXT_ID as CUPTI_INVALID_CONTEXT_ID,
    CUPTI_INVALID_STREAM_ID as CUPTI_INVALID_STREAM_ID,
    CUPTI_MAX_GPUS as CUPTI_MAX_GPUS,
    CUPTI_MAX_NVLINK_PORTS as CUPTI_MAX_NVLINK_PORTS,
    CUPTI_NVLINK_INVALID_PORT as CUPTI_NVLINK_INVALID_PORT,
    CUPTI_SOURCE_LOCATOR_ID_UNKNOWN as CUPTI_SOURCE_LOCATOR_ID_UNKNOWN,
    CUPTI_STALL_REASON_STRING_SIZE as CUPTI_STALL_REASON_STRING_SIZE,
    CUPTI_SYNCHRONIZATION_INVALID_VALUE as CUPTI_SYNCHRONIZATION_INVALID_VALUE,
    CUPTI_TIMESTAMP_UNKNOWN as CUPTI_TIMESTAMP_UNKNOWN,
    CUPTI_UNIFIED_MEMORY_CPU_DEVICE_ID as CUPTI_UNIFIED_MEMORY_CPU_DEVICE_ID,
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
    CUptiResult as CUptiResult,
    CUpti_Activity as CUpti_Activity,
    CUpti_ActivityAPI as CUpti_ActivityAPI,
    CUpti_ActivityAttribute as CUpti_ActivityAttribute,
    CUpti_ActivityAutoBoostState as CUpti_ActivityAutoBoostState,
    CUpti_ActivityBranch as CUpti_ActivityBranch,
    CUpti_ActivityBranch2 as CUpti_ActivityBranch2,
    CUpti_ActivityCdpKernel as CUpti_ActivityCdpKernel,
    CUpti_ActivityCdpKernel_cacheConfig as CUpti_ActivityCdpKernel_cacheConfig,
    CUpti_ActivityCdpKernel_cacheConfig_config as CUpti_ActivityCdpKernel_cacheConfig_config,
    CUpti_ActivityComputeApiKind as CUpti_ActivityComputeApiKind,
    CUpti_ActivityConfidentialComputeRotation as CUpti_ActivityConfidentialComputeRotation,
    CUpti_ActivityContext as CUpti_ActivityContext,
    CUpti_ActivityContext2 as CUpti_ActivityContext2,
    CUpti_ActivityContext3 as CUpti_ActivityContext3,
    CUpti_ActivityCudaEvent as CUpti_ActivityCudaEvent,
    CUpti_ActivityCudaEvent2 as CUpti_ActivityCudaEvent2,
    CUpti_ActivityDevice as CUpti_ActivityDevice,
    CUpti_ActivityDevice2 as CUpti_ActivityDevice2,
    CUpti_ActivityDevice3 as CUpti_ActivityDevice3,
    CUpti_ActivityDevice4 as CUpti_ActivityDevice4,
    CUpti_ActivityDevice5 as CUpti_ActivityDevice5,
    CUpti_ActivityDeviceAttribute as CUpti_ActivityDeviceAttribute,
    CUpti_ActivityDeviceAttribute_attribute as CUpti_ActivityDeviceAttribute_attribute,
    CUpti_ActivityDeviceAttribute_value as CUpti_ActivityDeviceAttribute_value,
    CUpti_ActivityDeviceGraphTrace as CUpti_ActivityDeviceGraphTrace,
    CUpti_ActivityEnvironment as CUpti_ActivityEnvironment,
    CUpti_ActivityEnvironmentKind as CUpti_ActivityEnvironmentKind,
    CUpti_ActivityEnvironment_data as CUpti_ActivityEnvironment_data,
    CUpti_ActivityEnvironment_data_cooling as CUpti_ActivityEnvironment_data_cooling,
    CUpti_ActivityEnvironment_data_power as CUpti_ActivityEnvironment_data_power,
    CUpti_ActivityEnvironment_data_speed as CUpti_ActivityEnvironment_data_speed,
    CUpti_ActivityEnvironment_data_temperature as CUpti_ActivityEnvironment_data_temperature,
    CUpti_ActivityEvent as CUpti_ActivityEvent,
    CUpti_ActivityEventInstance as CUpti_ActivityEventInstance,
    CUpti_ActivityExternalCorrelation as CUpti_ActivityExternalCorrelation,
    CUpti_ActivityFlag as CUpti_ActivityFlag,
    CUpti_ActivityFunction as CUpti_ActivityFunction,
    CUpti_ActivityGlobalAccess as CUpti_ActivityGlobalAccess,
    CUpti_ActivityGlobalAccess2 as CUpti_ActivityGlobalAccess2,
    CUpti_ActivityGlobalAccess3 as CUpti_ActivityGlobalAccess3,
    CUpti_ActivityGraphTrace as CUpti_ActivityGraphTrace,
    CUpti_ActivityGraphTrace2 as CUpti_ActivityGraphTrace2,
    CUpti_ActivityInstantaneousEvent as CUpti_ActivityInstantaneousEvent,
    CUpti_ActivityInstantaneousEventInstance as CUpti_ActivityInstantaneousEventInstance,
    CUpti_ActivityInstantaneousMetric as CUpti_ActivityInstantaneousMetric,
    CUpti_ActivityInstantaneousMetricInstance as CUpti_ActivityInstantaneousMetricInstance,
    CUpti_ActivityInstructionClass as CUpti_ActivityInstructionClass,
    CUpti_ActivityInstructionCorrelation as CUpti_ActivityInstructionCorrelation,
    CUpti_ActivityInstructionExecution as CUpti_ActivityInstructionExecution,
    CUpti_ActivityJit as CUpti_ActivityJit,
    CUpti_ActivityJit2 as CUpti_ActivityJit2,
    CUpti_ActivityJitEntryType as CUpti_ActivityJitEntryType,
    CUpti_ActivityJitOperationType as CUpti_ActivityJitOperationType,
    CUpti_ActivityKernel as CUpti_ActivityKernel,
    CUpti_ActivityKernel2 as CUpti_ActivityKernel2,
    CUpti_ActivityKernel2_cacheConfig as CUpti_ActivityKernel2_cacheConfig,
    CUpti_ActivityKernel2_cacheConfig_config as CUpti_ActivityKernel2_cacheConfig_config,
    CUpti_ActivityKernel3 as CUpti_ActivityKernel3,
    CUpti_ActivityKernel3_cacheConfig as CUpti_ActivityKernel3_cacheConfig,
    CUpti_ActivityKernel3_cacheConfig_config as CUpti_ActivityKernel3_cacheConfig_config,
    CUpti_ActivityKernel4 as CUpti_ActivityKernel4,
    CUpti_ActivityKernel4_cacheConfig as CUpti_ActivityKernel4_cacheConfig,
    CUpti_ActivityKernel4_cacheConfig_config as CUpti_ActivityKernel4_cacheConfig_config,
    CUpti_ActivityKernel5 as CUpti_ActivityKernel5,
    CUpti_ActivityKernel5_cacheConfig as CUpti_ActivityKernel5_cacheConfig,
    CUpti_ActivityKernel5_cacheConfig_config as CUpti_ActivityKernel5_cacheConfig_config,
    CUpti_ActivityKernel6 as CUpti_ActivityKernel6,
    CUpti_ActivityKernel6_cacheConfig as CUpti_ActivityKernel6_cacheConfig,
    CUpti_ActivityKernel6_cacheConfig_config as CUpti_ActivityKernel6_cacheConfig_config,
    CUpti_ActivityKernel7 as CUpti_ActivityKernel7,
    CUpti_ActivityKernel7_cacheConfig as CUpti_ActivityKernel7_cacheConfig,
    CUpti_ActivityKernel7_cacheConfig_config as CUpti_ActivityKernel7_cacheConfig_config,
    CUpti_ActivityKernel8 as CUpti_ActivityKernel8,
    CUpti_ActivityKernel8_cacheConfig as CUpti_ActivityKernel8_cacheConfig,
    CUpti_ActivityKernel8_cacheConfig_config as CUpti_ActivityKernel8_cacheConfig_config,
    CUpti_ActivityKernel9 as CUpti_ActivityKernel9,
    CUpti_ActivityKernel9_cacheConfig as CUpti_ActivityKernel9_cacheConfig,
    CUpti_ActivityKernel9_cacheConfig_config as CUpti_ActivityKernel9_cacheConfig_config,
    CUpti_ActivityKind as CUpti_ActivityKind,
    CUpti_ActivityLaunchType as CUpti_ActivityLaunchType,
    CUpti_ActivityMarker as CUpti_ActivityMarker,
    CUpti_ActivityMarker2 as CUpti_ActivityMarker2,
    CUpti_ActivityMarkerData as CUpti_ActivityMarkerData,
    CUpti_ActivityMemDecompress as CUpti_ActivityMemDecompress,
    CUpti_ActivityMemcpy as CUpti_ActivityMemcpy,
    CUpti_ActivityMemcpy2 as CUpti_ActivityMemcpy2,
    CUpti_ActivityMemcpy3 as CUpti_ActivityMemcpy3,
    CUpti_ActivityMemcpy4 as CUpti_ActivityMemcpy4,
    CUpti_ActivityMemcpy5 as CUpti_ActivityMemcpy5,
    CUpti_ActivityMemcpy6 as CUpti_ActivityMemcpy6,
    CUpti_ActivityMemcpyKind as CUpti_ActivityMemcpyKind,
    CUpti_ActivityMemcpyPtoP as CUpti_ActivityMemcpyPtoP,
    CUpti_ActivityMemcpyPtoP2 as CUpti_ActivityMemcpyPtoP2,
    CUpti_ActivityMemcpyPtoP3 as CUpti_ActivityMemcpyPtoP3,
    CUpti_ActivityMemcpyPtoP4 as CUpti_ActivityMemcpyPtoP4,
    CUpti_ActivityMemory as CUpti_ActivityMemory,
    CUpti_ActivityMemory2 as CUpti_ActivityMemory2,
    CUpti_ActivityMemory2_memoryPoolConfig as CUpti_ActivityMemory2_memoryPoolConfig,
    CUpti_ActivityMemory2_memoryPoolConfig_pool as CUpti_ActivityMemory2_memoryPoolConfig_pool,
    CUpti_ActivityMemory3 as CUpti_ActivityMemory3,
    CUpti_ActivityMemory3_memoryPoolConfig as CUpti_ActivityMemory3_memoryPoolConfig,
    CUpti_ActivityMemory3_memoryPoolConfig_pool as CUpti_ActivityMemory3_memoryPoolConfig_pool,
    CUpti_ActivityMemory4 as CUpti_ActivityMemory4,
    CUpti_ActivityMemory4_memoryPoolConfig as CUpti_ActivityMemory4_memoryPoolConfig,
    CUpti_ActivityMemory4_memoryPoolConfig_pool as CUpti_ActivityMemory4_memoryPoolConfig_pool,
    CUpti_ActivityMemoryKind as CUpti_ActivityMemoryKind,
    CUpti_ActivityMemoryOperationType as CUpti_ActivityMemoryOperationType,
    CUpti_ActivityMemoryPool as CUpti_ActivityMemoryPool,
    CUpti_ActivityMemoryPool2 as CUpti_ActivityMemoryPool2,
    CUpti_ActivityMemoryPoolOperationType as CUpti_ActivityMemoryPoolOperationType,
    CUpti_ActivityMemoryPoolType as CUpti_ActivityMemoryPoolType,
    CUpti_ActivityMemset as CUpti_ActivityMemset,
    CUpti_ActivityMemset2 as CUpti_ActivityMemset2,
    CUpti_ActivityMemset3 as CUpti_ActivityMemset3,
    CUpti_ActivityMemset4 as CUpti_ActivityMemset4,
    CUpti_ActivityMetric as CUpti_ActivityMetric,
    CUpti_ActivityMetricInstance as CUpti_ActivityMetricInstance,
    CUpti_ActivityModule as CUpti_ActivityModule,
    CUpti_ActivityName as CUpti_ActivityName,
    CUpti_ActivityNvLink as CUpti_ActivityNvLink,
    CUpti_ActivityNvLink2 as CUpti_ActivityNvLink2,
    CUpti_ActivityNvLink2_idDev0 as CUpti_ActivityNvLink2_idDev0,
    CUpti_ActivityNvLink2_idDev0_npu as CUpti_ActivityNvLink2_idDev0_npu,
    CUpti_ActivityNvLink2_idDev1 as CUpti_ActivityNvLink2_idDev1,
    CUpti_ActivityNvLink2_idDev1_npu as CUpti_ActivityNvLink2_idDev1_npu,
    CUpti_ActivityNvLink3 as CUpti_ActivityNvLink3,
    CUpti_ActivityNvLink3_idDev0 as CUpti_ActivityNvLink3_idDev0,
    CUpti_ActivityNvLink3_idDev0_npu as CUpti_ActivityNvLink3_idDev0_npu,
    CUpti_ActivityNvLink3_idDev1 as CUpti_ActivityNvLink3_idDev1,
    CUpti_ActivityNvLink3_idDev1_npu as CUpti_ActivityNvLink3_idDev1_npu,
    CUpti_ActivityNvLink4 as CUpti_ActivityNvLink4,
    CUpti_ActivityNvLink4_idDev0 as CUpti_ActivityNvLink4_idDev0,
    CUpti_ActivityNvLink4_idDev0_npu as CUpti_ActivityNvLink4_idDev0_npu,
    CUpti_ActivityNvLink4_idDev1 as CUpti_ActivityNvLink4_idDev1,
    CUpti_ActivityNvLink4_idDev1_npu as CUpti_ActivityNvLink4_idDev1_npu,
    CUpti_ActivityNvLink_idDev0 as CUpti_ActivityNvLink_idDev0,
    CUpti_ActivityNvLink_idDev0_npu as CUpti_ActivityNvLink_idDev0_npu,
    CUpti_ActivityNvLink_idDev1 as CUpti_ActivityNvLink_idDev1,
    CUpti_ActivityNvLink_idDev1_npu as CUpti_ActivityNvLink_idDev1_npu,
    CUpti_ActivityObjectKind as CUpti_ActivityObjectKind,
    CUpti_ActivityObjectKindId as CUpti_ActivityObjectKindId,
    CUpti_ActivityObjectKindId_dcs as CUpti_ActivityObjectKindId_dcs,
    CUpti_ActivityObjectKindId_pt as CUpti_ActivityObjectKindId_pt,
    CUpti_ActivityOpenAcc as CUpti_ActivityOpenAcc,
    CUpti_ActivityOpenAccData as CUpti_ActivityOpenAccData,
    CUpti_ActivityOpenAccLaunch as CUpti_ActivityOpenAccLaunch,
    CUpti_ActivityOpenAccOther as CUpti_ActivityOpenAccOther,
    CUpti_ActivityOpenMp as CUpti_ActivityOpenMp,
    CUpti_ActivityOverhead as CUpti_ActivityOverhead,
    CUpti_ActivityOverhead2 as CUpti_ActivityOverhead2,
    CUpti_ActivityOverhead3 as CUpti_ActivityOverhead3,
    CUpti_ActivityOverheadCommandBufferFullData as CUpti_ActivityOverheadCommandBufferFullData,
    CUpti_ActivityOverheadKind as CUpti_ActivityOverheadKind,
    CUpti_ActivityPCSampling as CUpti_ActivityPCSampling,
    CUpti_ActivityPCSampling2 as CUpti_ActivityPCSampling2,
    CUpti_ActivityPCSampling3 as CUpti_ActivityPCSampling3,
    CUpti_ActivityPCSamplingConfig as CUpti_ActivityPCSamplingConfig,
    CUpti_ActivityPCSamplingPeriod as CUpti_ActivityPCSamplingPeriod,
    CUpti_ActivityPCSamplingRecordInfo as CUpti_ActivityPCSamplingRecordInfo,
    CUpti_ActivityPCSamplingStallReason as CUpti_ActivityPCSamplingStallReason,
    CUpti_ActivityPartitionedGlobalCacheConfig as CUpti_ActivityPartitionedGlobalCacheConfig,
    CUpti_ActivityPcie as CUpti_ActivityPcie,
    CUpti_ActivityPcie_attr as CUpti_ActivityPcie_attr,
    CUpti_ActivityPcie_attr_bridgeAttr as CUpti_ActivityPcie_attr_bridgeAttr,
    CUpti_ActivityPcie_attr_gpuAttr as CUpti_ActivityPcie_attr_gpuAttr,
    CUpti_ActivityPcie_id as CUpti_ActivityPcie_id,
    CUpti_ActivityPreemption as CUpti_ActivityPreemption,
    CUpti_ActivityPreemptionKind as CUpti_ActivityPreemptionKind,
    CUpti_ActivitySharedAccess as CUpti_ActivitySharedAccess,
    CUpti_ActivitySourceLocator as CUpti_ActivitySourceLocator,
    CUpti_ActivityStream as CUpti_ActivityStream,
    CUpti_ActivityStreamFlag as CUpti_ActivityStreamFlag,
    CUpti_ActivitySynchronization as CUpti_ActivitySynchronization,
    CUpti_ActivitySynchronization2 as CUpti_ActivitySynchronization2,
    CUpti_ActivitySynchronizationType as CUpti_ActivitySynchronizationType,
    CUpti_ActivityThreadIdType as CUpti_ActivityThreadIdType,
    CUpti_ActivityUnifiedMemoryAccessType as CUpti_ActivityUnifiedMemoryAccessType,
    CUpti_ActivityUnifiedMemoryCounter as CUpti_ActivityUnifiedMemoryCounter,
    CUpti_ActivityUnifiedMemoryCounter2 as CUpti_ActivityUnifiedMemoryCounter2,
    CUpti_ActivityUnifiedMemoryCounter3 as CUpti_ActivityUnifiedMemoryCounter3,
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
    CUpti_CallbackIdResource as CUpti_CallbackIdResource,
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
    CUpti_MetricValue as CUpti_MetricValue,
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
    CUpti_Profiler_DeviceSupported_Params as CUpti_Profiler_DeviceSupported_Params,
    CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE as CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE,
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
    CUpti_Profiler_GetCounterAvailability_Params as CUpti_Profiler_GetCounterAvailability_Params,
    CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE as CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE,
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
    CUpti_Profiler_Host_GetMetricProperties_Params as CUpti_Profiler_Host_GetMetricProperties_Params,
    CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetNumOfPasses_Params as CUpti_Profiler_Host_GetNumOfPasses_Params,
    CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetRangeName_Params as CUpti_Profiler_Host_GetRangeName_Params,
    CUpti_Profiler_Host_GetRangeName_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetRangeName_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetSubMetrics_Params as CUpti_Profiler_Host_GetSubMetrics_Params,
    CUpti_Profiler_Host_GetSubMetrics_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetSubMetrics_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetSupportedChips_Params as CUpti_Profiler_Host_GetSupportedChips_Params,
    CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_Initialize_Params as CUpti_Profiler_Host_Initialize_Params,
    CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE as CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE,
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
    CUpti_RangeProfiler_Enable_Params as CUpti_RangeProfiler_Enable_Params,
    CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE as CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE,
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
    CUpti_StreamAttrData as CUpti_StreamAttrData,
    CUpti_SubscriberHandle as CUpti_SubscriberHandle,
    CUpti_SynchronizeData as CUpti_SynchronizeData,
    CUpti_TimestampCallbackFunc as CUpti_TimestampCallbackFunc,
    CUpti_driver_api_trace_cbid as CUpti_driver_api_trace_cbid,
    CUpti_nvtx_api_trace_cbid as CUpti_nvtx_api_trace_cbid,
    CUpti_runtime_api_trace_cbid as CUpti_runtime_api_trace_cbid,
    CUstream as CUstream,
    CUsynchronizationPolicy as CUsynchronizationPolicy,
    CUuuid as CUuuid,
    invalidNumaId as invalidNumaId,
    sizeof as sizeof,
)
from cubind.checked.cuda13.cupti import (
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
)

def cuptiActivityDisable(kind: CUpti_ActivityKind) -> None:
    """Disables the collection of one kind of activity records.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiActivityDisable_v2``.
    """

def cuptiActivityDisableContext(
    context: CUcontext | _typing.Integer | None,
    kind: CUpti_ActivityKind,
) -> None:
    """Disables the collection of one kind of activity records in a context.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiActivityEnable(kind: CUpti_ActivityKind) -> None:
    """Enables the collection of one kind of activity records, such as kernels or copies.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``,
        ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiActivityEnable_v2``.
    """

def cuptiActivityEnableAndDump(kind: CUpti_ActivityKind) -> None:
    """Enables the collection of one kind of activity records, including records for existing objects.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``,
        ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UNKNOWN``.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiActivityEnableAndDump_v2``.
    """

def cuptiActivityEnableContext(
    context: CUcontext | _typing.Integer | None,
    kind: CUpti_ActivityKind,
) -> None:
    """Enables the collection of one kind of activity records in a context.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``,
        ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiActivityEnableHWTrace(enable: _typing.Integer) -> None:
    """Enables or disables kernel timestamps from hardware tracing, which has less overhead.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED``,
        ``CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED``, ``CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED``,
        ``CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED``, ``CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED``.

    Notes
    -----
    Deprecation announced in CUDA 13.4.
    """

def cuptiActivityGetAttribute(
    attr: CUpti_ActivityAttribute,
    valueSize: _typing.Integer,
    value: _typing.Pointer,
) -> int:
    """Returns one attribute of activity collection, such as the size of device buffers.

    Returns
    -------
    valueSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
        The exception's attribute ``outputs`` contains: ``valueSize``.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiActivityGetAttribute_v2``.
    """

def cuptiActivitySetAttribute(
    attr: CUpti_ActivityAttribute,
    valueSize: _typing.Integer,
    value: _typing.Pointer,
) -> int:
    """Changes one attribute of activity collection, such as the size of device buffers.

    Returns
    -------
    valueSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
        The exception's attribute ``outputs`` contains: ``valueSize``.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiActivitySetAttribute_v2``.
    """

def cuptiDeviceGetTimestamp(context: CUcontext | _typing.Integer | None) -> int:
    """Returns the current time in nanoseconds, on the clock of a context's device.

    Returns
    -------
    timestamp : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuptiMetricGetValue(
    device: CUdevice | _typing.Integer | None,
    metric: CUpti_MetricID | _typing.Integer | None,
    eventIdArraySizeBytes: _typing.Integer,
    eventIdArray: _typing.Pointer,
    eventValueArraySizeBytes: _typing.Integer,
    eventValueArray: _typing.Pointer,
    timeDuration: _typing.Integer,
) -> CUpti_MetricValue:
    """Computes the value of a metric from event counts and a duration in nanoseconds.

    Returns
    -------
    metricValue : CUpti_MetricValue

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_VALUE``,
        ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_METRIC_VALUE``, ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``,
        ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
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
) -> CUpti_MetricValue:
    """Computes the value of a metric from event counts and device property values.

    Returns
    -------
    metricValue : CUpti_MetricValue

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_VALUE``,
        ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    """

def cuptiProfilerBeginPass(pParams: CUpti_Profiler_BeginPass_Params | None) -> None:
    """Starts one pass of a user replay, which the caller performs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerBeginSession(pParams: CUpti_Profiler_BeginSession_Params | None) -> None:
    """Starts a profiling session in a context, with the given kinds of ranges and replay.

    Parameters
    ----------
    pParams
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until ``cuptiProfilerEndSession`` is called.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerCounterDataImageCalculateScratchBufferSize(
    pParams: CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params | None,
) -> None:
    """Stores in ``pParams`` the size in bytes of the scratch buffer for a counter data image.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerCounterDataImageCalculateSize(
    pParams: CUpti_Profiler_CounterDataImage_CalculateSize_Params | None,
) -> None:
    """Stores in ``pParams`` the size in bytes of a counter data image with the given options.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerDeviceSupported(pParams: CUpti_Profiler_DeviceSupported_Params | None) -> None:
    """Stores in ``pParams`` whether a device can be profiled, and the reasons if it cannot.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerDisableProfiling(pParams: CUpti_Profiler_DisableProfiling_Params | None) -> None:
    """Disables collection in a profiling session.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerEnableProfiling(pParams: CUpti_Profiler_EnableProfiling_Params | None) -> None:
    """Enables collection in a profiling session.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerEndPass(pParams: CUpti_Profiler_EndPass_Params | None) -> None:
    """Ends a pass of a user replay, and stores in ``pParams`` whether all passes are complete.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerEndSession(pParams: CUpti_Profiler_EndSession_Params | None) -> None:
    """Ends the profiling session in a context.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerFlushCounterData(pParams: CUpti_Profiler_FlushCounterData_Params | None) -> None:
    """Waits for pending data and writes the collected data into the counter data image.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerGetCounterAvailability(
    pParams: CUpti_Profiler_GetCounterAvailability_Params | None,
) -> None:
    """Stores in ``pParams`` the counter availability image of a context's device, which lists free counters.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerHostGetMetricProperties(
    pParams: CUpti_Profiler_Host_GetMetricProperties_Params | None,
) -> None:
    """Stores in ``pParams`` a metric's description, unit and type, and how it is collected.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_NAME``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiProfilerHostInitialize(pParams: CUpti_Profiler_Host_Initialize_Params | None) -> None:
    """Creates the host object that selects and evaluates metrics for a chip; requires no GPU.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiProfilerInitialize(pParams: CUpti_Profiler_Initialize_Params | None) -> None:
    """Initializes the profiler interface for the process.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerIsPassCollected(pParams: CUpti_Profiler_IsPassCollected_Params | None) -> None:
    """Stores in ``pParams``, without waiting, whether the data of a pass is complete.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerPopRange(pParams: CUpti_Profiler_PopRange_Params | None) -> None:
    """Closes the user range that was opened last in a profiling session.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerPushRange(pParams: CUpti_Profiler_PushRange_Params | None) -> None:
    """Opens a named user range in a profiling session.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerSetConfig(pParams: CUpti_Profiler_SetConfig_Params | None) -> None:
    """Sets the metrics that a profiling session collects, from a configuration image.

    Parameters
    ----------
    pParams
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until ``cuptiProfilerUnsetConfig`` is called.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiProfilerUnsetConfig(pParams: CUpti_Profiler_UnsetConfig_Params | None) -> None:
    """Removes the configuration of a profiling session.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiRangeProfilerEnable(pParams: CUpti_RangeProfiler_Enable_Params | None) -> None:
    """Creates the range profiler object, which profiles ranges of a context's work.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INSUFFICIENT_PRIVILEGES``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_OUT_OF_MEMORY``, ``CUPTI_ERROR_UNKNOWN``.
    """
