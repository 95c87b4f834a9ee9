"""CUPTI of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import overload as _overload

from cubind import _typing
from cubind.cuda13.driver import (
    CUcontext as CUcontext,
    CUdevice as CUdevice,
    CUevent as CUevent,
    CUgraph as CUgraph,
    CUgraphExec as CUgraphExec,
    CUgraphNode as CUgraphNode,
    CUstream as CUstream,
)
from cubind.cuda13.cupti import (
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
    CUPTI_INVALID_DEVICE_ID as CUPTI_INVALID_DEVICE_ID,
    CUPTI_INVALID_STREAM_ID as CUPTI_INVALID_STREAM_ID,
    CUPTI_MAX_DEVICES as CUPTI_MAX_DEVICES,
    CUPTI_MAX_GPUS as CUPTI_MAX_GPUS,
    CUPTI_MAX_NVLINK_PORTS as CUPTI_MAX_NVLINK_PORTS,
    CUPTI_NVLINK_INVALID_PORT as CUPTI_NVLINK_INVALID_PORT,
    CUPTI_OLD_SUBSCRIBER_NAME_MIN_LEN as CUPTI_OLD_SUBSCRIBER_NAME_MIN_LEN,
    CUPTI_SOURCE_LOCATOR_ID_UNKNOWN as CUPTI_SOURCE_LOCATOR_ID_UNKNOWN,
    CUPTI_STALL_REASON_STRING_SIZE as CUPTI_STALL_REASON_STRING_SIZE,
    CUPTI_SUBSCRIBER_NAME_MAX_LEN as CUPTI_SUBSCRIBER_NAME_MAX_LEN,
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
    CUlaunchAttributePortableClusterMode as CUlaunchAttributePortableClusterMode,
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
    CUpti_ActivityApiCbidOptions as CUpti_ActivityApiCbidOptions,
    CUpti_ActivityApiFieldIds as CUpti_ActivityApiFieldIds,
    CUpti_ActivityApiOptions as CUpti_ActivityApiOptions,
    CUpti_ActivityAttribute as CUpti_ActivityAttribute,
    CUpti_ActivityAutoBoostState as CUpti_ActivityAutoBoostState,
    CUpti_ActivityBranch as CUpti_ActivityBranch,
    CUpti_ActivityBranch2 as CUpti_ActivityBranch2,
    CUpti_ActivityCdpKernel as CUpti_ActivityCdpKernel,
    CUpti_ActivityCdpKernel_cacheConfig as CUpti_ActivityCdpKernel_cacheConfig,
    CUpti_ActivityCdpKernel_cacheConfig_config as CUpti_ActivityCdpKernel_cacheConfig_config,
    CUpti_ActivityComputeApiKind as CUpti_ActivityComputeApiKind,
    CUpti_ActivityComputeEngineCtxSwitch as CUpti_ActivityComputeEngineCtxSwitch,
    CUpti_ActivityComputeEngineCtxSwitchFieldIds as CUpti_ActivityComputeEngineCtxSwitchFieldIds,
    CUpti_ActivityConfidentialComputeRotation as CUpti_ActivityConfidentialComputeRotation,
    CUpti_ActivityConfidentialComputeRotationFieldIds as CUpti_ActivityConfidentialComputeRotationFieldIds,
    CUpti_ActivityConfig as CUpti_ActivityConfig,
    CUpti_ActivityConfig_STRUCT_SIZE as CUpti_ActivityConfig_STRUCT_SIZE,
    CUpti_ActivityContext as CUpti_ActivityContext,
    CUpti_ActivityContext2 as CUpti_ActivityContext2,
    CUpti_ActivityContext3 as CUpti_ActivityContext3,
    CUpti_ActivityContext4 as CUpti_ActivityContext4,
    CUpti_ActivityContextFieldIds as CUpti_ActivityContextFieldIds,
    CUpti_ActivityCudaEvent as CUpti_ActivityCudaEvent,
    CUpti_ActivityCudaEvent2 as CUpti_ActivityCudaEvent2,
    CUpti_ActivityCudaEvent3 as CUpti_ActivityCudaEvent3,
    CUpti_ActivityCudaEventFieldIds as CUpti_ActivityCudaEventFieldIds,
    CUpti_ActivityDevice as CUpti_ActivityDevice,
    CUpti_ActivityDevice2 as CUpti_ActivityDevice2,
    CUpti_ActivityDevice3 as CUpti_ActivityDevice3,
    CUpti_ActivityDevice4 as CUpti_ActivityDevice4,
    CUpti_ActivityDevice5 as CUpti_ActivityDevice5,
    CUpti_ActivityDevice6 as CUpti_ActivityDevice6,
    CUpti_ActivityDeviceAttribute as CUpti_ActivityDeviceAttribute,
    CUpti_ActivityDeviceAttribute_attribute as CUpti_ActivityDeviceAttribute_attribute,
    CUpti_ActivityDeviceAttribute_value as CUpti_ActivityDeviceAttribute_value,
    CUpti_ActivityDeviceFieldIds as CUpti_ActivityDeviceFieldIds,
    CUpti_ActivityDeviceGraphTrace as CUpti_ActivityDeviceGraphTrace,
    CUpti_ActivityDeviceGraphTraceFieldIds as CUpti_ActivityDeviceGraphTraceFieldIds,
    CUpti_ActivityEnvironment as CUpti_ActivityEnvironment,
    CUpti_ActivityEnvironmentCooling as CUpti_ActivityEnvironmentCooling,
    CUpti_ActivityEnvironmentFieldIds as CUpti_ActivityEnvironmentFieldIds,
    CUpti_ActivityEnvironmentKind as CUpti_ActivityEnvironmentKind,
    CUpti_ActivityEnvironmentPower as CUpti_ActivityEnvironmentPower,
    CUpti_ActivityEnvironmentSpeed as CUpti_ActivityEnvironmentSpeed,
    CUpti_ActivityEnvironmentTemperature as CUpti_ActivityEnvironmentTemperature,
    CUpti_ActivityEnvironment_data as CUpti_ActivityEnvironment_data,
    CUpti_ActivityEnvironment_data_cooling as CUpti_ActivityEnvironment_data_cooling,
    CUpti_ActivityEnvironment_data_power as CUpti_ActivityEnvironment_data_power,
    CUpti_ActivityEnvironment_data_speed as CUpti_ActivityEnvironment_data_speed,
    CUpti_ActivityEnvironment_data_temperature as CUpti_ActivityEnvironment_data_temperature,
    CUpti_ActivityEvent as CUpti_ActivityEvent,
    CUpti_ActivityEventInstance as CUpti_ActivityEventInstance,
    CUpti_ActivityExternalCorrelation as CUpti_ActivityExternalCorrelation,
    CUpti_ActivityExternalCorrelationFieldIds as CUpti_ActivityExternalCorrelationFieldIds,
    CUpti_ActivityFieldLayoutEntry as CUpti_ActivityFieldLayoutEntry,
    CUpti_ActivityFieldSelection as CUpti_ActivityFieldSelection,
    CUpti_ActivityFlag as CUpti_ActivityFlag,
    CUpti_ActivityFunction as CUpti_ActivityFunction,
    CUpti_ActivityGlobalAccess as CUpti_ActivityGlobalAccess,
    CUpti_ActivityGlobalAccess2 as CUpti_ActivityGlobalAccess2,
    CUpti_ActivityGlobalAccess3 as CUpti_ActivityGlobalAccess3,
    CUpti_ActivityGraphHostNode as CUpti_ActivityGraphHostNode,
    CUpti_ActivityGraphHostNodeFieldIds as CUpti_ActivityGraphHostNodeFieldIds,
    CUpti_ActivityGraphTrace as CUpti_ActivityGraphTrace,
    CUpti_ActivityGraphTrace2 as CUpti_ActivityGraphTrace2,
    CUpti_ActivityGraphTraceFieldIds as CUpti_ActivityGraphTraceFieldIds,
    CUpti_ActivityGreenContext as CUpti_ActivityGreenContext,
    CUpti_ActivityGreenContext2 as CUpti_ActivityGreenContext2,
    CUpti_ActivityGreenContext3 as CUpti_ActivityGreenContext3,
    CUpti_ActivityGreenContextFieldIds as CUpti_ActivityGreenContextFieldIds,
    CUpti_ActivityHostLaunch as CUpti_ActivityHostLaunch,
    CUpti_ActivityHostLaunchFieldIds as CUpti_ActivityHostLaunchFieldIds,
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
    CUpti_ActivityJitFieldIds as CUpti_ActivityJitFieldIds,
    CUpti_ActivityJitOperationType as CUpti_ActivityJitOperationType,
    CUpti_ActivityKernel as CUpti_ActivityKernel,
    CUpti_ActivityKernel10 as CUpti_ActivityKernel10,
    CUpti_ActivityKernel10_cacheConfig as CUpti_ActivityKernel10_cacheConfig,
    CUpti_ActivityKernel10_cacheConfig_config as CUpti_ActivityKernel10_cacheConfig_config,
    CUpti_ActivityKernel11 as CUpti_ActivityKernel11,
    CUpti_ActivityKernel11_cacheConfig as CUpti_ActivityKernel11_cacheConfig,
    CUpti_ActivityKernel11_cacheConfig_config as CUpti_ActivityKernel11_cacheConfig_config,
    CUpti_ActivityKernel12 as CUpti_ActivityKernel12,
    CUpti_ActivityKernel12_cacheConfig as CUpti_ActivityKernel12_cacheConfig,
    CUpti_ActivityKernel12_cacheConfig_config as CUpti_ActivityKernel12_cacheConfig_config,
    CUpti_ActivityKernel13 as CUpti_ActivityKernel13,
    CUpti_ActivityKernel13_cacheConfig as CUpti_ActivityKernel13_cacheConfig,
    CUpti_ActivityKernel13_cacheConfig_config as CUpti_ActivityKernel13_cacheConfig_config,
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
    CUpti_ActivityKernelFieldIds as CUpti_ActivityKernelFieldIds,
    CUpti_ActivityKind as CUpti_ActivityKind,
    CUpti_ActivityLaunchType as CUpti_ActivityLaunchType,
    CUpti_ActivityMarker as CUpti_ActivityMarker,
    CUpti_ActivityMarker2 as CUpti_ActivityMarker2,
    CUpti_ActivityMarkerData as CUpti_ActivityMarkerData,
    CUpti_ActivityMarkerData2 as CUpti_ActivityMarkerData2,
    CUpti_ActivityMarkerDataFieldIds as CUpti_ActivityMarkerDataFieldIds,
    CUpti_ActivityMarkerFieldIds as CUpti_ActivityMarkerFieldIds,
    CUpti_ActivityMemDecompress as CUpti_ActivityMemDecompress,
    CUpti_ActivityMemDecompressFieldIds as CUpti_ActivityMemDecompressFieldIds,
    CUpti_ActivityMemcpy as CUpti_ActivityMemcpy,
    CUpti_ActivityMemcpy2 as CUpti_ActivityMemcpy2,
    CUpti_ActivityMemcpy2FieldIds as CUpti_ActivityMemcpy2FieldIds,
    CUpti_ActivityMemcpy3 as CUpti_ActivityMemcpy3,
    CUpti_ActivityMemcpy4 as CUpti_ActivityMemcpy4,
    CUpti_ActivityMemcpy5 as CUpti_ActivityMemcpy5,
    CUpti_ActivityMemcpy6 as CUpti_ActivityMemcpy6,
    CUpti_ActivityMemcpy7 as CUpti_ActivityMemcpy7,
    CUpti_ActivityMemcpyFieldIds as CUpti_ActivityMemcpyFieldIds,
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
    CUpti_ActivityMemoryFieldIds as CUpti_ActivityMemoryFieldIds,
    CUpti_ActivityMemoryKind as CUpti_ActivityMemoryKind,
    CUpti_ActivityMemoryOperationType as CUpti_ActivityMemoryOperationType,
    CUpti_ActivityMemoryPool as CUpti_ActivityMemoryPool,
    CUpti_ActivityMemoryPool2 as CUpti_ActivityMemoryPool2,
    CUpti_ActivityMemoryPool3 as CUpti_ActivityMemoryPool3,
    CUpti_ActivityMemoryPoolFieldIds as CUpti_ActivityMemoryPoolFieldIds,
    CUpti_ActivityMemoryPoolOperationType as CUpti_ActivityMemoryPoolOperationType,
    CUpti_ActivityMemoryPoolType as CUpti_ActivityMemoryPoolType,
    CUpti_ActivityMemset as CUpti_ActivityMemset,
    CUpti_ActivityMemset2 as CUpti_ActivityMemset2,
    CUpti_ActivityMemset3 as CUpti_ActivityMemset3,
    CUpti_ActivityMemset4 as CUpti_ActivityMemset4,
    CUpti_ActivityMemset5 as CUpti_ActivityMemset5,
    CUpti_ActivityMemsetFieldIds as CUpti_ActivityMemsetFieldIds,
    CUpti_ActivityMetric as CUpti_ActivityMetric,
    CUpti_ActivityMetricInstance as CUpti_ActivityMetricInstance,
    CUpti_ActivityModule as CUpti_ActivityModule,
    CUpti_ActivityName as CUpti_ActivityName,
    CUpti_ActivityNameFieldIds as CUpti_ActivityNameFieldIds,
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
    CUpti_ActivityNvLink5 as CUpti_ActivityNvLink5,
    CUpti_ActivityNvLink5_idDev0 as CUpti_ActivityNvLink5_idDev0,
    CUpti_ActivityNvLink5_idDev0_npu as CUpti_ActivityNvLink5_idDev0_npu,
    CUpti_ActivityNvLink5_idDev1 as CUpti_ActivityNvLink5_idDev1,
    CUpti_ActivityNvLink5_idDev1_npu as CUpti_ActivityNvLink5_idDev1_npu,
    CUpti_ActivityNvLinkFieldIds as CUpti_ActivityNvLinkFieldIds,
    CUpti_ActivityNvLinkNpu as CUpti_ActivityNvLinkNpu,
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
    CUpti_ActivityOpenAccDataFieldIds as CUpti_ActivityOpenAccDataFieldIds,
    CUpti_ActivityOpenAccLaunch as CUpti_ActivityOpenAccLaunch,
    CUpti_ActivityOpenAccLaunchFieldIds as CUpti_ActivityOpenAccLaunchFieldIds,
    CUpti_ActivityOpenAccOther as CUpti_ActivityOpenAccOther,
    CUpti_ActivityOpenAccOtherFieldIds as CUpti_ActivityOpenAccOtherFieldIds,
    CUpti_ActivityOpenMp as CUpti_ActivityOpenMp,
    CUpti_ActivityOpenMpFieldIds as CUpti_ActivityOpenMpFieldIds,
    CUpti_ActivityOverhead as CUpti_ActivityOverhead,
    CUpti_ActivityOverhead2 as CUpti_ActivityOverhead2,
    CUpti_ActivityOverhead3 as CUpti_ActivityOverhead3,
    CUpti_ActivityOverheadCommandBufferFullData as CUpti_ActivityOverheadCommandBufferFullData,
    CUpti_ActivityOverheadFieldIds as CUpti_ActivityOverheadFieldIds,
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
    CUpti_ActivityPcieBridgeAttr as CUpti_ActivityPcieBridgeAttr,
    CUpti_ActivityPcieFieldIds as CUpti_ActivityPcieFieldIds,
    CUpti_ActivityPcieGpuAttr as CUpti_ActivityPcieGpuAttr,
    CUpti_ActivityPcie_attr as CUpti_ActivityPcie_attr,
    CUpti_ActivityPcie_attr_bridgeAttr as CUpti_ActivityPcie_attr_bridgeAttr,
    CUpti_ActivityPcie_attr_gpuAttr as CUpti_ActivityPcie_attr_gpuAttr,
    CUpti_ActivityPcie_id as CUpti_ActivityPcie_id,
    CUpti_ActivityPreemption as CUpti_ActivityPreemption,
    CUpti_ActivityPreemptionKind as CUpti_ActivityPreemptionKind,
    CUpti_ActivityRecordLayout as CUpti_ActivityRecordLayout,
    CUpti_ActivitySharedAccess as CUpti_ActivitySharedAccess,
    CUpti_ActivitySourceLocator as CUpti_ActivitySourceLocator,
    CUpti_ActivityStream as CUpti_ActivityStream,
    CUpti_ActivityStreamFieldIds as CUpti_ActivityStreamFieldIds,
    CUpti_ActivityStreamFlag as CUpti_ActivityStreamFlag,
    CUpti_ActivitySynchronization as CUpti_ActivitySynchronization,
    CUpti_ActivitySynchronization2 as CUpti_ActivitySynchronization2,
    CUpti_ActivitySynchronizationFieldIds as CUpti_ActivitySynchronizationFieldIds,
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
    CUpti_ActivityUvmCounterFieldIds as CUpti_ActivityUvmCounterFieldIds,
    CUpti_ApiCallbackSite as CUpti_ApiCallbackSite,
    CUpti_BufferCallbackCompleteInfo as CUpti_BufferCallbackCompleteInfo,
    CUpti_BufferCallbackRequestInfo as CUpti_BufferCallbackRequestInfo,
    CUpti_BuffersCallbackCompleteFunc as CUpti_BuffersCallbackCompleteFunc,
    CUpti_BuffersCallbackCompleteFunc_v2 as CUpti_BuffersCallbackCompleteFunc_v2,
    CUpti_BuffersCallbackRequestFunc as CUpti_BuffersCallbackRequestFunc,
    CUpti_BuffersCallbackRequestFunc_v2 as CUpti_BuffersCallbackRequestFunc_v2,
    CUpti_CacheControl_Mode as CUpti_CacheControl_Mode,
    CUpti_CallbackData as CUpti_CallbackData,
    CUpti_CallbackDomain as CUpti_CallbackDomain,
    CUpti_CallbackFunc as CUpti_CallbackFunc,
    CUpti_CallbackId as CUpti_CallbackId,
    CUpti_CallbackIdResource as CUpti_CallbackIdResource,
    CUpti_CallbackIdState as CUpti_CallbackIdState,
    CUpti_CallbackIdSync as CUpti_CallbackIdSync,
    CUpti_ChannelType as CUpti_ChannelType,
    CUpti_ClockControl_Mode as CUpti_ClockControl_Mode,
    CUpti_ClockControl_Status as CUpti_ClockControl_Status,
    CUpti_ComputeCrcCallbackFunc as CUpti_ComputeCrcCallbackFunc,
    CUpti_ComputeEngineCtxSwitchOperationType as CUpti_ComputeEngineCtxSwitchOperationType,
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
    CUpti_FuncExecutionModel as CUpti_FuncExecutionModel,
    CUpti_FuncShmemLimitConfig as CUpti_FuncShmemLimitConfig,
    CUpti_GetCubinCrcParams as CUpti_GetCubinCrcParams,
    CUpti_GetCubinCrcParamsSize as CUpti_GetCubinCrcParamsSize,
    CUpti_GetSassToSourceCorrelationParams as CUpti_GetSassToSourceCorrelationParams,
    CUpti_GetSassToSourceCorrelationParamsSize as CUpti_GetSassToSourceCorrelationParamsSize,
    CUpti_GraphData as CUpti_GraphData,
    CUpti_KernelReplayUpdateFunc as CUpti_KernelReplayUpdateFunc,
    CUpti_LinkFlag as CUpti_LinkFlag,
    CUpti_LogicalEndpointResourceData as CUpti_LogicalEndpointResourceData,
    CUpti_LogicalEndpointResourceData_typeInfo as CUpti_LogicalEndpointResourceData_typeInfo,
    CUpti_LogicalEndpointType as CUpti_LogicalEndpointType,
    CUpti_MetricAttribute as CUpti_MetricAttribute,
    CUpti_MetricCategory as CUpti_MetricCategory,
    CUpti_MetricCollectionScope as CUpti_MetricCollectionScope,
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
    CUpti_NvtxExtPayloadAttr as CUpti_NvtxExtPayloadAttr,
    CUpti_NvtxExtPayloadType as CUpti_NvtxExtPayloadType,
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
    CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params as CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params,
    CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetNumOfPasses_Params as CUpti_Profiler_Host_GetNumOfPasses_Params,
    CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetRangeName_Params as CUpti_Profiler_Host_GetRangeName_Params,
    CUpti_Profiler_Host_GetRangeName_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetRangeName_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetSinglePassSets_Params as CUpti_Profiler_Host_GetSinglePassSets_Params,
    CUpti_Profiler_Host_GetSinglePassSets_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetSinglePassSets_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetSubMetrics_Params as CUpti_Profiler_Host_GetSubMetrics_Params,
    CUpti_Profiler_Host_GetSubMetrics_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetSubMetrics_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_GetSupportedChips_Params as CUpti_Profiler_Host_GetSupportedChips_Params,
    CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE as CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_Initialize_Params as CUpti_Profiler_Host_Initialize_Params,
    CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE as CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE,
    CUpti_Profiler_Host_SetDevicePartitionInfo_Params as CUpti_Profiler_Host_SetDevicePartitionInfo_Params,
    CUpti_Profiler_Host_SetDevicePartitionInfo_Params_STRUCT_SIZE as CUpti_Profiler_Host_SetDevicePartitionInfo_Params_STRUCT_SIZE,
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
    CUpti_RangeProfiler_GetDevicePartitionInfo_Params as CUpti_RangeProfiler_GetDevicePartitionInfo_Params,
    CUpti_RangeProfiler_GetDevicePartitionInfo_Params_STRUCT_SIZE as CUpti_RangeProfiler_GetDevicePartitionInfo_Params_STRUCT_SIZE,
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
    CUpti_SubscriberParams as CUpti_SubscriberParams,
    CUpti_SubscriberParams_STRUCT_SIZE as CUpti_SubscriberParams_STRUCT_SIZE,
    CUpti_SynchronizeData as CUpti_SynchronizeData,
    CUpti_TimestampCallbackFunc as CUpti_TimestampCallbackFunc,
    CUpti_driver_api_trace_cbid as CUpti_driver_api_trace_cbid,
    CUpti_nvtx_api_trace_cbid as CUpti_nvtx_api_trace_cbid,
    CUpti_runtime_api_trace_cbid as CUpti_runtime_api_trace_cbid,
    CUsharedMemoryMode as CUsharedMemoryMode,
    CUstream as CUstream,
    CUsynchronizationPolicy as CUsynchronizationPolicy,
    CUuuid as CUuuid,
    invalidNumaId as invalidNumaId,
    sizeof as sizeof,
)

def cuptiActivityConfigurePCSampling(
    ctx: CUcontext | _typing.Integer | None,
    config: CUpti_ActivityPCSamplingConfig | None,
) -> None:
    """Sets the period and the buffer of program counter (PC) sampling in activity records.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiActivityConfigureUnifiedMemoryCounter(
    config: _Sequence[CUpti_ActivityUnifiedMemoryCounterConfig] | None,
    count: _typing.Integer,
) -> None:
    """Selects the managed memory counters to record, such as page faults, and their devices.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED``,
        ``CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_DEVICE``,
        ``CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_NON_P2P_DEVICES``.
    """

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

def cuptiActivityDisable_v2(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    kind: CUpti_ActivityKind,
    pActivityConfig: CUpti_ActivityConfig | None,
) -> None:
    """Disables the collection of one kind of activity records for one subscriber.

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

def cuptiActivityEnableAllSyncRecords(enable: _typing.Integer) -> None:
    """Enables or disables records of synchronization calls that did not have to wait.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.4.
    """

def cuptiActivityEnableAllocationSource(enable: _typing.Integer) -> None:
    """Enables or disables information about an allocation's source library in memory records.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.4.
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

def cuptiActivityEnableAndDump_v2(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    kind: CUpti_ActivityKind,
    activityConfig: CUpti_ActivityConfig | None,
) -> None:
    """Enables the collection of one kind of activity records for one subscriber, including existing objects.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``,
        ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UNKNOWN``.
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

def cuptiActivityEnableCudaEventDeviceTimestamps(enable: _typing.Integer) -> None:
    """Enables or disables device timestamps in the records of CUDA events.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.4.
    """

def cuptiActivityEnableDeviceGraph(enable: _typing.Integer) -> None:
    """Enables or disables records of graphs that are launched from the device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.4.
    """

def cuptiActivityEnableDriverApi(
    cbid: CUpti_CallbackId | _typing.Integer | None,
    enable: _typing.Integer,
) -> None:
    """Enables or disables activity records of one driver function.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiActivityEnableDriverApi_v2``.
    """

def cuptiActivityEnableDriverApi_v2(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    cbid: CUpti_CallbackId | _typing.Integer | None,
    enable: _typing.Integer,
) -> None:
    """Enables or disables activity records of one driver function for one subscriber.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.
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
        ``CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED``, ``CUPTI_ERROR_HES_TRACE_NOT_SUPPORTED_ON_MPS``,
        ``CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED``, ``CUPTI_ERROR_NOT_SUPPORTED``,
        ``CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED``, ``CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED``,
        ``CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED``.

    Notes
    -----
    Deprecation announced in CUDA 13.4.
    """

def cuptiActivityEnableLatencyTimestamps(enable: _typing.Integer) -> None:
    """Enables or disables timestamps of queuing and submission in kernel records.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.4.
    """

def cuptiActivityEnableLaunchAttributes(enable: _typing.Integer) -> None:
    """Enables or disables launch attributes in kernel records.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.

    Notes
    -----
    Deprecation announced in CUDA 13.4.
    """

def cuptiActivityEnableRuntimeApi(
    cbid: CUpti_CallbackId | _typing.Integer | None,
    enable: _typing.Integer,
) -> None:
    """Enables or disables activity records of one runtime function.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiActivityEnableRuntimeApi_v2``.
    """

def cuptiActivityEnableRuntimeApi_v2(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    cbid: CUpti_CallbackId | _typing.Integer | None,
    enable: _typing.Integer,
) -> None:
    """Enables or disables activity records of one runtime function for one subscriber.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiActivityEnable_v2(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    kind: CUpti_ActivityKind,
    pActivityConfig: CUpti_ActivityConfig | None,
) -> None:
    """Enables the collection of one kind of activity records for one subscriber, with selected fields.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``,
        ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiActivityFlush(
    context: CUcontext | _typing.Integer | None,
    streamId: _typing.Integer,
    flag: _typing.Integer,
) -> None:
    """Delivers full activity buffers (superseded by ``cuptiActivityFlushAll``).

    Parameters
    ----------
    flag
        Flags: members of ``CUpti_ActivityFlag``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``,
        ``CUPTI_ERROR_UNKNOWN``.

    Notes
    -----
    Deprecated.
    """

def cuptiActivityFlushAll(flag: _typing.Integer) -> None:
    """Delivers all buffers of complete records and, if forced, buffers with incomplete records.

    Parameters
    ----------
    flag
        Flags: members of ``CUpti_ActivityFlag``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiActivityFlushPeriod(time: _typing.Integer) -> None:
    """Sets the period in milliseconds at which buffers are delivered; 0 disables periodic delivery.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.
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

def cuptiActivityGetAttribute_v2(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    attr: CUpti_ActivityAttribute,
    valueSize: _typing.Integer,
    value: _typing.Pointer,
) -> int:
    """Stores in ``value`` one attribute of a subscriber's activity collection; returns its size.

    Returns
    -------
    valueSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
        The exception's attribute ``outputs`` contains: ``valueSize``.
    """

def cuptiActivityGetEnabledKinds(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    bufferSize: _typing.Integer = 0,
) -> tuple[list[CUpti_ActivityKind], int, int]:
    """Lists the kinds of activity records that a subscriber collects.

    Returns
    -------
    buffer : list[CUpti_ActivityKind]
    bufferSize : int
    enabledKindsCount : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
        The exception's attribute ``outputs`` contains: ``buffer``, ``bufferSize``, ``enabledKindsCount``.
    """

def cuptiActivityGetNextRecord(
    buffer: _typing.Pointer,
    validBufferSizeBytes: _typing.Integer,
    record: _typing.Pointer,
) -> int:
    """Returns the record after a given record in a buffer, or the first record.

    Returns
    -------
    record : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_MAX_LIMIT_REACHED``, ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiActivityGetNextRecord_v2``.
    """

def cuptiActivityGetNextRecord_v2(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    buffer: _typing.Pointer,
    validBufferSizeBytes: _typing.Integer,
    record: _typing.Pointer,
) -> int:
    """Returns the record after a given record in a subscriber's buffer, or the first record.

    Returns
    -------
    record : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_MAX_LIMIT_REACHED``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiActivityGetNumDroppedRecords(
    context: CUcontext | _typing.Integer | None,
    streamId: _typing.Integer,
) -> int:
    """Returns the number of records that were lost for lack of buffers, and resets the number to 0.

    Returns
    -------
    dropped : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiActivityGetNumDroppedRecords_v2``.
    """

def cuptiActivityGetNumDroppedRecords_v2(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    context: CUcontext | _typing.Integer | None,
    streamId: _typing.Integer,
) -> int:
    """Returns the number of a subscriber's records that were lost for lack of buffers.

    Returns
    -------
    dropped : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
    """

def cuptiActivityGetStructSize(activityKind: CUpti_ActivityKind, version: _typing.Integer) -> int:
    """Returns the size in bytes of one kind of activity record in a version of CUPTI.

    Returns
    -------
    activityStructSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiActivityPopExternalCorrelationId(kind: CUpti_ExternalCorrelationKind) -> int:
    """Removes and returns the external ID that the calling thread last pushed.

    Returns
    -------
    lastId : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_QUEUE_EMPTY``.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiActivityPopExternalCorrelationId_v2``.
    """

def cuptiActivityPopExternalCorrelationId_v2(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    kind: CUpti_ExternalCorrelationKind,
) -> int:
    """Removes and returns the external ID that the calling thread last pushed for a subscriber.

    Returns
    -------
    lastId : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_QUEUE_EMPTY``.
    """

def cuptiActivityPushExternalCorrelationId(kind: CUpti_ExternalCorrelationKind, id: _typing.Integer) -> None:
    """Associates an external ID, until it is popped, with the calling thread's next CUDA calls.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiActivityPushExternalCorrelationId_v2``.
    """

def cuptiActivityPushExternalCorrelationId_v2(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    kind: CUpti_ExternalCorrelationKind,
    id: _typing.Integer,
) -> None:
    """Associates an external ID, for one subscriber, with the calling thread's next CUDA calls.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
    """

def cuptiActivityRegisterCallbacks(
    funcBufferRequested: _typing.Callback,
    funcBufferCompleted: _typing.Callback,
) -> None:
    """Registers the functions that supply empty buffers for activity records and receive full ones.

    Parameters
    ----------
    funcBufferRequested, funcBufferCompleted
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

    Warnings
    --------
    - ``funcBufferRequested`` may be called at any time from now on, on any thread.
    - ``funcBufferCompleted`` may be called at any time from now on, on any thread.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiActivityRegisterCallbacks_v2``.
    """

def cuptiActivityRegisterCallbacks_v2(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    funcBufferRequested: _typing.Callback,
    funcBufferCompleted: _typing.Callback,
) -> None:
    """Registers the functions that supply empty buffers and receive full ones for one subscriber.

    Parameters
    ----------
    funcBufferRequested, funcBufferCompleted
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

    Warnings
    --------
    - ``funcBufferRequested`` may be called at any time from now on, on any thread.
    - ``funcBufferCompleted`` may be called at any time from now on, on any thread.
    """

def cuptiActivityRegisterTimestampCallback(funcTimestamp: _typing.Callback) -> None:
    """Registers a function that returns timestamps for activity records, in place of CUPTI's clock.

    Parameters
    ----------
    funcTimestamp
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - ``funcTimestamp`` may be called at any time from now on, on any thread.

    Notes
    -----
    Deprecation announced in CUDA 13.4.
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
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
        The exception's attribute ``outputs`` contains: ``valueSize``.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiActivitySetAttribute_v2``.
    """

def cuptiActivitySetAttribute_v2(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    attr: CUpti_ActivityAttribute,
    valueSize: _typing.Integer,
    value: _typing.Pointer,
) -> int:
    """Changes one attribute of a subscriber's activity collection.

    Returns
    -------
    valueSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
        The exception's attribute ``outputs`` contains: ``valueSize``.
    """

def cuptiClockControlGetStatus(ctx: CUcontext | _typing.Integer | None) -> CUpti_ClockControl_Status:
    """Returns whether the clocks of a context's device are locked or boosted.

    Returns
    -------
    pStatus : CUpti_ClockControl_Status

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiClockControlLock(ctx: CUcontext | _typing.Integer | None, mode: CUpti_ClockControl_Mode) -> None:
    """Locks the clocks of a context's device, for reproducible measurements.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INSUFFICIENT_PRIVILEGES``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiClockControlUnlock() -> None:
    """Unlocks the clocks that ``cuptiClockControlLock`` locked.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_SUPPORTED``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiComputeCapabilitySupported(major: _typing.Integer, minor: _typing.Integer) -> int:
    """Returns whether CUPTI supports devices of a compute capability.

    Returns
    -------
    support : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
    """

def cuptiDeviceEnumEventDomains(
    device: CUdevice | _typing.Integer | None,
    arraySizeBytes: _typing.Integer,
    domainArray: _typing.Pointer,
) -> int:
    """Stores in ``domainArray`` the event domains of a device; returns their size in bytes.

    Returns
    -------
    arraySizeBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``arraySizeBytes``.
    """

def cuptiDeviceEnumMetrics(
    device: CUdevice | _typing.Integer | None,
    arraySizeBytes: _typing.Integer,
    metricArray: _typing.Pointer,
) -> int:
    """Stores in ``metricArray`` the metrics of a device; returns their size in bytes.

    Returns
    -------
    arraySizeBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``arraySizeBytes``.
    """

def cuptiDeviceGetAttribute(
    device: CUdevice | _typing.Integer | None,
    attrib: CUpti_DeviceAttribute,
    valueSize: _typing.Integer,
    value: _typing.Pointer,
) -> int:
    """Stores in ``value`` a device attribute for profiling, such as a peak throughput; returns its size.

    Returns
    -------
    valueSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``,
        ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
        The exception's attribute ``outputs`` contains: ``valueSize``.
    """

def cuptiDeviceGetChipName(pParams: CUpti_Device_GetChipName_Params | None) -> None:
    """Stores in ``pParams`` the name of a device's chip, such as ``gh100``, which determines the metrics.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiDeviceGetEventDomainAttribute(
    device: CUdevice | _typing.Integer | None,
    eventDomain: CUpti_EventDomainID | _typing.Integer | None,
    attrib: CUpti_EventDomainAttribute,
    valueSize: _typing.Integer,
    value: _typing.Pointer,
) -> int:
    """Stores in ``value`` an attribute of a device's event domain, such as its number of instances; returns its size.

    Returns
    -------
    valueSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``,
        ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``,
        ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
        The exception's attribute ``outputs`` contains: ``valueSize``.
    """

def cuptiDeviceGetNumEventDomains(device: CUdevice | _typing.Integer | None) -> int:
    """Returns the number of event domains of a device.

    Returns
    -------
    numDomains : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiDeviceGetNumMetrics(device: CUdevice | _typing.Integer | None) -> int:
    """Returns the number of metrics of a device.

    Returns
    -------
    numMetrics : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiDeviceSupported(dev: CUdevice | _typing.Integer | None) -> int:
    """Returns whether CUPTI supports a device.

    Returns
    -------
    support : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``,
        ``CUPTI_ERROR_INVALID_PARAMETER``.
    """

def cuptiDeviceVirtualizationMode(dev: CUdevice | _typing.Integer | None) -> CUpti_DeviceVirtualizationMode:
    """Returns whether a device is physical, passed through or a vGPU.

    Returns
    -------
    mode : CUpti_DeviceVirtualizationMode

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``,
        ``CUPTI_ERROR_INVALID_PARAMETER``.
    """

def cuptiDisableKernelReplayMode(context: CUcontext | _typing.Integer | None) -> None:
    """Disables kernel replay, which ``cuptiEnableKernelReplayMode`` enabled in a context.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiEnableAllDomains(
    enable: _typing.Integer,
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
) -> None:
    """Enables or disables all callbacks in all domains.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No other thread may read or change the enabled callbacks of ``subscriber`` at the same time.
    """

def cuptiEnableCallback(
    enable: _typing.Integer,
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    domain: CUpti_CallbackDomain,
    cbid: CUpti_CallbackId | _typing.Integer | None,
) -> None:
    """Enables or disables the callbacks for one function or event of a domain.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No other thread may read or change the enabled callbacks of ``subscriber`` at the same time.
    """

def cuptiEnableDomain(
    enable: _typing.Integer,
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    domain: CUpti_CallbackDomain,
) -> None:
    """Enables or disables the callbacks for a whole domain, such as all runtime calls.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No other thread may read or change the enabled callbacks of ``subscriber`` at the same time.
    """

def cuptiEnableKernelReplayMode(context: CUcontext | _typing.Integer | None) -> None:
    """Enables kernel replay, which repeats a context's kernels as often as its event groups require.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiEnumEventDomains(arraySizeBytes: _typing.Integer, domainArray: _typing.Pointer) -> int:
    """Stores in ``domainArray`` the event domains across all devices; returns their size in bytes.

    Returns
    -------
    arraySizeBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
        The exception's attribute ``outputs`` contains: ``arraySizeBytes``.
    """

def cuptiEnumMetrics(arraySizeBytes: _typing.Integer, metricArray: _typing.Pointer) -> int:
    """Stores in ``metricArray`` the metrics across all devices; returns their size in bytes.

    Returns
    -------
    arraySizeBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
        The exception's attribute ``outputs`` contains: ``arraySizeBytes``.
    """

def cuptiEventDomainEnumEvents(
    eventDomain: CUpti_EventDomainID | _typing.Integer | None,
    arraySizeBytes: _typing.Integer,
    eventArray: _typing.Pointer,
) -> int:
    """Stores in ``eventArray`` the events in an event domain; returns their size in bytes.

    Returns
    -------
    arraySizeBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``arraySizeBytes``.
    """

def cuptiEventDomainGetAttribute(
    eventDomain: CUpti_EventDomainID | _typing.Integer | None,
    attrib: CUpti_EventDomainAttribute,
    valueSize: _typing.Integer,
    value: _typing.Pointer,
) -> int:
    """Stores in ``value`` an attribute of an event domain, such as its name; returns its size.

    Returns
    -------
    valueSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``,
        ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
        The exception's attribute ``outputs`` contains: ``valueSize``.
    """

def cuptiEventDomainGetNumEvents(eventDomain: CUpti_EventDomainID | _typing.Integer | None) -> int:
    """Returns the number of events in an event domain.

    Returns
    -------
    numEvents : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiEventGetAttribute(
    event: CUpti_EventID | _typing.Integer | None,
    attrib: CUpti_EventAttribute,
    valueSize: _typing.Integer,
    value: _typing.Pointer,
) -> int:
    """Stores in ``value`` an attribute of an event, such as its name or description; returns its size.

    Returns
    -------
    valueSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_ID``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``,
        ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
        The exception's attribute ``outputs`` contains: ``valueSize``.
    """

def cuptiEventGetIdFromName(
    device: CUdevice | _typing.Integer | None,
    eventName: _typing.Text,
) -> CUpti_EventID:
    """Finds an event of a device by name.

    Returns
    -------
    event : CUpti_EventID

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``,
        ``CUPTI_ERROR_INVALID_EVENT_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiEventGroupAddEvent(
    eventGroup: CUpti_EventGroup | _typing.Integer | None,
    event: CUpti_EventID | _typing.Integer | None,
) -> None:
    """Adds an event to an event group, which must be disabled.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_ID``,
        ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_MAX_LIMIT_REACHED``,
        ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_OUT_OF_MEMORY``.
    """

def cuptiEventGroupCreate(
    context: CUcontext | _typing.Integer | None,
    flags: _typing.Integer,
) -> CUpti_EventGroup:
    """Creates an event group in a context, whose events are counted together.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    eventGroup : CUpti_EventGroup

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_OUT_OF_MEMORY``.
    """

def cuptiEventGroupDestroy(eventGroup: CUpti_EventGroup | _typing.Integer | None) -> None:
    """Destroys an event group, which must be disabled.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``eventGroup``, or objects that belong to it, during or after the call.
    """

def cuptiEventGroupDisable(eventGroup: CUpti_EventGroup | _typing.Integer | None) -> None:
    """Disables counting for the events of an event group.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiEventGroupEnable(eventGroup: CUpti_EventGroup | _typing.Integer | None) -> None:
    """Enables counting for the events of an event group.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``,
        ``CUPTI_ERROR_HARDWARE_BUSY``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_COMPATIBLE``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_NOT_READY``.
    """

def cuptiEventGroupGetAttribute(
    eventGroup: CUpti_EventGroup | _typing.Integer | None,
    attrib: CUpti_EventGroupAttribute,
    valueSize: _typing.Integer,
    value: _typing.Pointer,
) -> int:
    """Stores in ``value`` an attribute of an event group, such as the list of its events; returns its size.

    Returns
    -------
    valueSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
        The exception's attribute ``outputs`` contains: ``valueSize``.
    """

@_overload
def cuptiEventGroupReadAllEvents(
    eventGroup: CUpti_EventGroup | _typing.Integer | None,
    flags: CUpti_ReadEventFlags,
    eventValueBufferSizeBytes: _typing.Integer,
    eventValueBuffer: int,
    eventIdArraySizeBytes: _typing.Integer,
    eventIdArray: _typing.Pointer,
) -> tuple[int, int, int, bytes]:
    """Reads the counts of all events in an event group.

    Returns
    -------
    eventValueBufferSizeBytes : int
    eventIdArraySizeBytes : int
    numEventIdsRead : int
    eventValueBuffer : bytes
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``,
        ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``,
        ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
        The exception's attribute ``outputs`` contains: ``eventValueBufferSizeBytes``, ``eventIdArraySizeBytes``,
        ``numEventIdsRead``.
    """

@_overload
def cuptiEventGroupReadAllEvents(
    eventGroup: CUpti_EventGroup | _typing.Integer | None,
    flags: CUpti_ReadEventFlags,
    eventValueBufferSizeBytes: _typing.Integer,
    eventValueBuffer: _typing.Output,
    eventIdArraySizeBytes: _typing.Integer,
    eventIdArray: _typing.Pointer,
) -> tuple[int, int, int]: ...
@_overload
def cuptiEventGroupReadEvent(
    eventGroup: CUpti_EventGroup | _typing.Integer | None,
    flags: CUpti_ReadEventFlags,
    event: CUpti_EventID | _typing.Integer | None,
    eventValueBufferSizeBytes: _typing.Integer,
    eventValueBuffer: int,
) -> tuple[int, bytes]:
    """Reads the counts of one event in an event group, one for each instance of its domain.

    Returns
    -------
    eventValueBufferSizeBytes : int
    eventValueBuffer : bytes
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``,
        ``CUPTI_ERROR_INVALID_EVENT_ID``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
        The exception's attribute ``outputs`` contains: ``eventValueBufferSizeBytes``.
    """

@_overload
def cuptiEventGroupReadEvent(
    eventGroup: CUpti_EventGroup | _typing.Integer | None,
    flags: CUpti_ReadEventFlags,
    event: CUpti_EventID | _typing.Integer | None,
    eventValueBufferSizeBytes: _typing.Integer,
    eventValueBuffer: _typing.Output,
) -> int: ...
def cuptiEventGroupRemoveAllEvents(eventGroup: CUpti_EventGroup | _typing.Integer | None) -> None:
    """Removes all events from an event group, which must be disabled.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiEventGroupRemoveEvent(
    eventGroup: CUpti_EventGroup | _typing.Integer | None,
    event: CUpti_EventID | _typing.Integer | None,
) -> None:
    """Removes an event from an event group, which must be disabled.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_ID``,
        ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiEventGroupResetAllEvents(eventGroup: CUpti_EventGroup | _typing.Integer | None) -> None:
    """Resets the counts of all events in an event group to zero.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiEventGroupSetAttribute(
    eventGroup: CUpti_EventGroup | _typing.Integer | None,
    attrib: CUpti_EventGroupAttribute,
    valueSize: _typing.Integer,
    value: _typing.Pointer,
) -> None:
    """Sets an attribute of an event group.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    """

def cuptiEventGroupSetDisable(eventGroupSet: CUpti_EventGroupSet | None) -> None:
    """Disables counting for all event groups in a set.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiEventGroupSetEnable(eventGroupSet: CUpti_EventGroupSet | None) -> None:
    """Enables counting for all event groups in a set.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``,
        ``CUPTI_ERROR_HARDWARE_BUSY``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_COMPATIBLE``,
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_NOT_READY``.
    """

def cuptiEventGroupSetsCreate(
    context: CUcontext | _typing.Integer | None,
    eventIdArraySizeBytes: _typing.Integer,
    eventIdArray: _typing.Pointer,
) -> int:
    """Divides events into sets of event groups, each of which can be counted in one pass.

    Returns
    -------
    eventGroupPasses : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``,
        ``CUPTI_ERROR_INVALID_EVENT_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiEventGroupSetsDestroy(eventGroupSets: _typing.Pointer) -> None:
    """Destroys sets of event groups.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - ``eventGroupSets`` must come from the function that creates, allocates or registers it; all uses, including those
      by work in streams, must complete before this call.
    """

def cuptiFinalize() -> None:
    """Detaches CUPTI from the process; CUPTI can be attached again later.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.

    Warnings
    --------
    - No thread may use objects that the library has returned, during or after the call.
    """

def cuptiGetAutoBoostState(context: CUcontext | _typing.Integer | None) -> CUpti_ActivityAutoBoostState:
    """Returns whether auto boost is enabled on a context's device, and which process enabled it.

    Returns
    -------
    state : CUpti_ActivityAutoBoostState

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiGetCallbackName(domain: CUpti_CallbackDomain, cbid: _typing.Integer) -> str:
    """Returns the name of the function or event that a callback ID identifies.

    Returns
    -------
    name : str

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
    """

def cuptiGetCallbackState(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    domain: CUpti_CallbackDomain,
    cbid: CUpti_CallbackId | _typing.Integer | None,
) -> int:
    """Returns whether callbacks for one function or event are enabled.

    Returns
    -------
    enable : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No other thread may read or change the enabled callbacks of ``subscriber`` at the same time.
    """

def cuptiGetContextId(context: CUcontext | _typing.Integer | None) -> int:
    """Returns the ID of a context in activity records.

    Returns
    -------
    contextId : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiGetCubinCrc(pParams: CUpti_GetCubinCrcParams | None) -> None:
    """Computes the checksum that identifies a cubin in program counter samples.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
    """

def cuptiGetCudaEventId(event: CUevent | _typing.Integer | None) -> int:
    """Returns the ID of an event in activity records.

    Returns
    -------
    pEventId : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiGetDeviceId(context: CUcontext | _typing.Integer | None) -> int:
    """Returns the ID of a context's device in activity records.

    Returns
    -------
    deviceId : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiGetEnabledCallbacks(
    subscriber: CUpti_SubscriberHandle | _typing.Integer | None,
    domain: CUpti_CallbackDomain,
    bufferSize: _typing.Integer = 0,
) -> tuple[list[CUpti_CallbackId], int, int]:
    """Lists the functions and events of a domain for which callbacks are enabled.

    Returns
    -------
    buffer : list[CUpti_CallbackId]
    bufferSize : int
    enabledCallbacksCount : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
        The exception's attribute ``outputs`` contains: ``buffer``, ``bufferSize``, ``enabledCallbacksCount``.
    """

def cuptiGetErrorMessage(result: CUptiResult) -> str:
    """Returns the English description of a result code.

    Returns
    -------
    str : str

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
    """

def cuptiGetGraphExecId(graphExec: CUgraphExec | _typing.Integer | None) -> int:
    """Returns the ID of an executable graph in activity records.

    Returns
    -------
    pId : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiGetGraphId(graph: CUgraph | _typing.Integer | None) -> int:
    """Returns the ID of a graph in activity records.

    Returns
    -------
    pId : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiGetGraphNodeId(node: CUgraphNode | _typing.Integer | None) -> int:
    """Returns the ID of a graph node in activity records.

    Returns
    -------
    nodeId : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiGetLastError() -> None:
    """Reports the last error of this thread's CUPTI calls, and clears it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.
    """

def cuptiGetNumEventDomains() -> int:
    """Returns the number of event domains across all devices.

    Returns
    -------
    numDomains : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
    """

def cuptiGetNumMetrics() -> int:
    """Returns the number of metrics across all devices.

    Returns
    -------
    numMetrics : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
    """

def cuptiGetResultString(result: CUptiResult) -> str:
    """Returns the name of a result code, such as ``CUPTI_ERROR_NOT_INITIALIZED``.

    Returns
    -------
    str : str

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
    """

def cuptiGetSassToSourceCorrelation(pParams: CUpti_GetSassToSourceCorrelationParams | None) -> None:
    """Stores in ``pParams`` the source file and line of an instruction in a cubin.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_MODULE``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiGetStreamId(
    context: CUcontext | _typing.Integer | None,
    stream: CUstream | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the ID of a stream in activity records.

    Returns
    -------
    streamId : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_INVALID_STREAM``, ``CUPTI_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuptiGetStreamIdEx(
    context: CUcontext | _typing.Integer | None,
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    perThreadStream: _typing.Integer,
) -> int:
    """Returns the ID of a stream in activity records; a flag selects the default stream that null means.

    Returns
    -------
    streamId : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_INVALID_STREAM``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiGetThreadIdType() -> CUpti_ActivityThreadIdType:
    """Returns the type of the thread IDs in activity records.

    Returns
    -------
    type : CUpti_ActivityThreadIdType

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

    Notes
    -----
    Deprecation announced in CUDA 13.4.
    """

def cuptiGetTimestamp() -> int:
    """Returns the current time in nanoseconds, on the clock of activity records.

    Returns
    -------
    timestamp : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiGetTimestamp_v2``.
    """

def cuptiGetTimestamp_v2(subscriber: CUpti_SubscriberHandle | _typing.Integer | None) -> int:
    """Returns the current time in nanoseconds, on the clock of one subscriber's activity records.

    Returns
    -------
    timestamp : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
    """

def cuptiGetVersion() -> int:
    """Returns the version of the CUPTI API as an integer, which increases with each change.

    Returns
    -------
    version : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
    """

def cuptiIsTracingSessionRunning() -> int:
    """Returns whether a tracing session is running.

    Returns
    -------
    isRunning : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiKernelReplaySubscribeUpdate(updateFunc: _typing.Callback, customData: object) -> None:
    """Registers a function that is called after each replay of a kernel.

    Parameters
    ----------
    updateFunc, customData
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.

    Warnings
    --------
    - ``updateFunc`` may be called with ``customData`` at any time from now on, on any thread.
    """

def cuptiMetricCreateEventGroupSets(
    context: CUcontext | _typing.Integer | None,
    metricIdArraySizeBytes: _typing.Integer,
    metricIdArray: _typing.Pointer,
) -> int:
    """Divides the events of metrics into sets of event groups, each of which can be counted in one pass.

    Returns
    -------
    eventGroupPasses : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``,
        ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiMetricEnumEvents(
    metric: CUpti_MetricID | _typing.Integer | None,
    eventIdArraySizeBytes: _typing.Integer,
    eventIdArray: _typing.Pointer,
) -> int:
    """Stores in ``eventIdArray`` the events from which a metric is computed; returns their size in bytes.

    Returns
    -------
    eventIdArraySizeBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``eventIdArraySizeBytes``.
    """

def cuptiMetricEnumProperties(
    metric: CUpti_MetricID | _typing.Integer | None,
    propIdArraySizeBytes: _typing.Integer,
    propIdArray: _typing.Pointer,
) -> int:
    """Stores in ``propIdArray`` the device properties from which a metric is computed; returns their size in bytes.

    Returns
    -------
    propIdArraySizeBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``propIdArraySizeBytes``.
    """

def cuptiMetricGetAttribute(
    metric: CUpti_MetricID | _typing.Integer | None,
    attrib: CUpti_MetricAttribute,
    valueSize: _typing.Integer,
    value: _typing.Pointer,
) -> int:
    """Stores in ``value`` an attribute of a metric, such as its name or value kind; returns its size.

    Returns
    -------
    valueSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``,
        ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
        The exception's attribute ``outputs`` contains: ``valueSize``.
    """

def cuptiMetricGetIdFromName(
    device: CUdevice | _typing.Integer | None,
    metricName: _typing.Text,
) -> CUpti_MetricID:
    """Finds a metric of a device by name.

    Returns
    -------
    metric : CUpti_MetricID

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``,
        ``CUPTI_ERROR_INVALID_METRIC_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiMetricGetNumEvents(metric: CUpti_MetricID | _typing.Integer | None) -> int:
    """Returns the number of events from which a metric is computed.

    Returns
    -------
    numEvents : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiMetricGetNumProperties(metric: CUpti_MetricID | _typing.Integer | None) -> int:
    """Returns the number of device properties from which a metric is computed.

    Returns
    -------
    numProp : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiMetricGetRequiredEventGroupSets(
    context: CUcontext | _typing.Integer | None,
    metric: CUpti_MetricID | _typing.Integer | None,
) -> int:
    """Returns the sets of event groups that a metric requires to be counted in one pass.

    Returns
    -------
    eventGroupSets : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.
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

def cuptiPCSamplingDisable(pParams: CUpti_PCSamplingDisableParams | None) -> None:
    """Disables program counter (PC) sampling in a context.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiPCSamplingEnable(pParams: CUpti_PCSamplingEnableParams | None) -> None:
    """Enables program counter (PC) sampling in a context.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiPCSamplingGetConfigurationAttribute(
    pParams: CUpti_PCSamplingConfigurationInfoParams | None,
) -> None:
    """Stores in ``pParams`` the configuration of program counter (PC) sampling, such as the period.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    """

def cuptiPCSamplingGetData(pParams: CUpti_PCSamplingGetDataParams | None) -> None:
    """Moves samples (program counters with stall reasons) to the caller's buffer.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_OUT_OF_MEMORY``.
    """

def cuptiPCSamplingGetNumStallReasons(pParams: CUpti_PCSamplingGetNumStallReasonsParams | None) -> None:
    """Stores in ``pParams`` the number of stall reasons that a context's device can report.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiPCSamplingGetStallReasons(pParams: CUpti_PCSamplingGetStallReasonsParams | None) -> None:
    """Stores in ``pParams`` the indices and names of the stall reasons of a context's device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiPCSamplingSetConfigurationAttribute(
    pParams: CUpti_PCSamplingConfigurationInfoParams | None,
) -> None:
    """Changes the configuration of program counter (PC) sampling, which must be enabled.

    Parameters
    ----------
    pParams
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until ``cuptiPCSamplingDisable`` is called.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiPCSamplingStart(pParams: CUpti_PCSamplingStartParams | None) -> None:
    """Starts a sampled range, if ranges are selected with start and stop calls.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiPCSamplingStop(pParams: CUpti_PCSamplingStopParams | None) -> None:
    """Ends a sampled range, if ranges are selected with start and stop calls.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiPmSamplingCounterDataGetSampleInfo(
    pParams: CUpti_PmSampling_CounterData_GetSampleInfo_Params | None,
) -> None:
    """Stores in ``pParams`` the start and end times of a sample in a counter data image.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiPmSamplingCounterDataImageInitialize(
    pParams: CUpti_PmSampling_CounterDataImage_Initialize_Params | None,
) -> None:
    """Initializes a counter data image for the samples of a device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiPmSamplingDecodeData(pParams: CUpti_PmSampling_DecodeData_Params | None) -> None:
    """Decodes the samples in the hardware buffer into a counter data image.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_OUT_OF_MEMORY``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiPmSamplingDisable(pParams: CUpti_PmSampling_Disable_Params | None) -> None:
    """Destroys the object for PM sampling of a device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiPmSamplingEnable(pParams: CUpti_PmSampling_Enable_Params | None) -> None:
    """Creates the object for PM sampling, which samples a device's metrics at regular intervals.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INSUFFICIENT_PRIVILEGES``,
        ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_OUT_OF_MEMORY``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiPmSamplingGetCounterAvailability(
    pParams: CUpti_PmSampling_GetCounterAvailability_Params | None,
) -> None:
    """Stores in ``pParams`` a device's counter availability image for PM sampling, which lists free counters.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INSUFFICIENT_PRIVILEGES``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiPmSamplingGetCounterDataInfo(pParams: CUpti_PmSampling_GetCounterDataInfo_Params | None) -> None:
    """Stores in ``pParams`` the numbers of all samples and of complete samples in a counter data image.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiPmSamplingGetCounterDataSize(pParams: CUpti_PmSampling_GetCounterDataSize_Params | None) -> None:
    """Stores in ``pParams`` the size in bytes of a counter data image for the given metrics and number of samples.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiPmSamplingSetConfig(pParams: CUpti_PmSampling_SetConfig_Params | None) -> None:
    """Sets the metrics, trigger, interval and buffer of PM sampling on a device.

    Parameters
    ----------
    pParams
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until ``cuptiPmSamplingDisable`` is called.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiPmSamplingStart(pParams: CUpti_PmSampling_Start_Params | None) -> None:
    """Starts PM sampling on a device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiPmSamplingStop(pParams: CUpti_PmSampling_Stop_Params | None) -> None:
    """Stops PM sampling on a device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
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

    Notes
    -----
    Deprecated.
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

    Notes
    -----
    Deprecated.
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

    Notes
    -----
    Deprecated.
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

    Notes
    -----
    Deprecated.
    """

def cuptiProfilerCounterDataImageInitialize(
    pParams: CUpti_Profiler_CounterDataImage_Initialize_Params | None,
) -> None:
    """Initializes a counter data image for a profiling session.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cuptiProfilerCounterDataImageInitializeScratchBuffer(
    pParams: CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params | None,
) -> None:
    """Initializes the scratch buffer for a counter data image.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cuptiProfilerDeInitialize(pParams: CUpti_Profiler_DeInitialize_Params | None) -> None:
    """Deinitializes the profiler interface for the process.

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

    Notes
    -----
    Deprecated.
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

    Notes
    -----
    Deprecated.
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

    Notes
    -----
    Deprecated.
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

    Notes
    -----
    Deprecated.
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

    Notes
    -----
    Deprecated.
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

def cuptiProfilerHostConfigAddMetrics(pParams: CUpti_Profiler_Host_ConfigAddMetrics_Params | None) -> None:
    """Adds metrics, given by name, to the configuration for metric collection.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_NAME``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiProfilerHostDeinitialize(pParams: CUpti_Profiler_Host_Deinitialize_Params | None) -> None:
    """Destroys the host object that selects and evaluates metrics.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiProfilerHostEvaluateToGpuValues(
    pParams: CUpti_Profiler_Host_EvaluateToGpuValues_Params | None,
) -> None:
    """Computes the values of metrics for one range or sample of a counter data image.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_NAME``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiProfilerHostGetBaseMetrics(pParams: CUpti_Profiler_Host_GetBaseMetrics_Params | None) -> None:
    """Stores in ``pParams`` the base metrics of one type (counters, ratios or throughputs).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiProfilerHostGetConfigImage(pParams: CUpti_Profiler_Host_GetConfigImage_Params | None) -> None:
    """Writes the configuration image for metric collection to the buffer in ``pParams``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiProfilerHostGetConfigImageSize(
    pParams: CUpti_Profiler_Host_GetConfigImageSize_Params | None,
) -> None:
    """Stores in ``pParams`` the size in bytes of the configuration image for metric collection.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(
    pParams: CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params | None,
) -> None:
    """Stores in ``pParams`` the maximum number of hardware metrics that can be collected in one pass.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
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

def cuptiProfilerHostGetMetricsInSinglePassSet(
    pParams: CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params | None,
) -> None:
    """Stores in ``pParams`` the metrics in one of a chip's single-pass sets.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiProfilerHostGetNumOfPasses(pParams: CUpti_Profiler_Host_GetNumOfPasses_Params | None) -> None:
    """Stores in ``pParams`` the number of passes that a configuration image requires.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiProfilerHostGetRangeName(pParams: CUpti_Profiler_Host_GetRangeName_Params | None) -> None:
    """Stores in ``pParams`` the full name of a range in a counter data image.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiProfilerHostGetSinglePassSets(pParams: CUpti_Profiler_Host_GetSinglePassSets_Params | None) -> None:
    """Stores in ``pParams`` a chip's sets of metrics that can be collected in one pass.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiProfilerHostGetSubMetrics(pParams: CUpti_Profiler_Host_GetSubMetrics_Params | None) -> None:
    """Stores in ``pParams`` the suffixes of a base metric, such as ``.sum`` and ``.avg``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_NAME``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiProfilerHostGetSupportedChips(pParams: CUpti_Profiler_Host_GetSupportedChips_Params | None) -> None:
    """Stores in ``pParams`` the chips for which the host profiler can select and evaluate metrics.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
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
        ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiProfilerHostSetDevicePartitionInfo(
    pParams: CUpti_Profiler_Host_SetDevicePartitionInfo_Params | None,
) -> None:
    """Passes the information about the profiled part of a device to the host profiler.

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
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.
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

    Notes
    -----
    Deprecated.
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

    Notes
    -----
    Deprecated.
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

    Notes
    -----
    Deprecated.
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

    Notes
    -----
    Deprecated.
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

    Notes
    -----
    Deprecated.
    """

def cuptiRangeProfilerCounterDataGetRangeInfo(
    pParams: CUpti_RangeProfiler_CounterData_GetRangeInfo_Params | None,
) -> None:
    """Stores in ``pParams`` the name of a range in a counter data image.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiRangeProfilerCounterDataImageInitialize(
    pParams: CUpti_RangeProfiler_CounterDataImage_Initialize_Params | None,
) -> None:
    """Initializes a counter data image for ranges.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiRangeProfilerDecodeData(pParams: CUpti_RangeProfiler_DecodeData_Params | None) -> None:
    """Decodes collected data into a counter data image, and stores in ``pParams`` the number of dropped ranges.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiRangeProfilerDisable(pParams: CUpti_RangeProfiler_Disable_Params | None) -> None:
    """Destroys the range profiler object.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
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

def cuptiRangeProfilerGetCounterDataInfo(
    pParams: CUpti_RangeProfiler_GetCounterDataInfo_Params | None,
) -> None:
    """Stores in ``pParams`` the number of ranges in a counter data image.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiRangeProfilerGetCounterDataSize(
    pParams: CUpti_RangeProfiler_GetCounterDataSize_Params | None,
) -> None:
    """Stores in ``pParams`` the size in bytes of a counter data image for the given metrics and number of ranges.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiRangeProfilerGetDevicePartitionInfo(
    pParams: CUpti_RangeProfiler_GetDevicePartitionInfo_Params | None,
) -> None:
    """Stores in ``pParams`` information about the profiled part of the device, for the host profiler.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiRangeProfilerPopRange(pParams: CUpti_RangeProfiler_PopRange_Params | None) -> None:
    """Closes the user range that was opened last.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiRangeProfilerPushRange(pParams: CUpti_RangeProfiler_PushRange_Params | None) -> None:
    """Opens a named user range, nested in the open ranges.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiRangeProfilerSetConfig(pParams: CUpti_RangeProfiler_SetConfig_Params | None) -> None:
    """Sets the metrics, the kinds of ranges and replay, and the buffers of the range profiler.

    Parameters
    ----------
    pParams
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until ``cuptiRangeProfilerDisable`` is called.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
    """

def cuptiRangeProfilerStart(pParams: CUpti_RangeProfiler_Start_Params | None) -> None:
    """Starts range profiling.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiRangeProfilerStop(pParams: CUpti_RangeProfiler_Stop_Params | None) -> None:
    """Stops range profiling, and stores in ``pParams`` whether another pass is required.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
    """

def cuptiRegisterComputeCrcCallback(funcComputeCubinCrc: _typing.Callback) -> None:
    """Registers a function that computes the checksums of cubins, in place of CUPTI's own function.

    Parameters
    ----------
    funcComputeCubinCrc
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

    Warnings
    --------
    - ``funcComputeCubinCrc`` may be called at any time from now on, on any thread.
    """

def cuptiSassMetricsDisable(pParams: CUpti_SassMetricsDisable_Params | None) -> None:
    """Disables the collection of SASS metrics in a context and restores its kernels.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``,
        ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiSassMetricsEnable(pParams: CUpti_SassMetricsEnable_Params | None) -> None:
    """Enables the collection of SASS metrics in a context by patching its kernels.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``,
        ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiSassMetricsFlushData(pParams: CUpti_SassMetricsFlushData_Params | None) -> None:
    """Moves the values of SASS metrics for each instruction to the caller's buffer.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiSassMetricsGetDataProperties(pParams: CUpti_SassMetricsGetDataProperties_Params | None) -> None:
    """Stores in ``pParams`` the numbers of patched instructions and of instances in the collected data.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``,
        ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiSassMetricsGetMetrics(pParams: CUpti_SassMetrics_GetMetrics_Params | None) -> None:
    """Stores in ``pParams`` the names, IDs and descriptions of the SASS metrics of a chip.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiSassMetricsGetNumOfMetrics(pParams: CUpti_SassMetrics_GetNumOfMetrics_Params | None) -> None:
    """Stores in ``pParams`` the number of SASS metrics of a chip.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiSassMetricsGetProperties(pParams: CUpti_SassMetrics_GetProperties_Params | None) -> None:
    """Stores in ``pParams`` the ID of a SASS metric, and how the values of its instances are aggregated.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiSassMetricsSetConfig(pParams: CUpti_SassMetricsSetConfig_Params | None) -> None:
    """Sets the SASS metrics to collect on a device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``,
        ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiSassMetricsUnsetConfig(pParams: CUpti_SassMetricsUnsetConfig_Params | None) -> None:
    """Removes the SASS metrics configuration of a device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``,
        ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiSetEventCollectionMode(
    context: CUcontext | _typing.Integer | None,
    mode: CUpti_EventCollectionMode,
) -> None:
    """Sets whether a context counts events continuously or only while kernels run.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``,
        ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_NOT_SUPPORTED``.
    """

def cuptiSetThreadIdType(typename: CUpti_ActivityThreadIdType) -> None:
    """Sets the type of the thread IDs in activity records: CUPTI's default or the system's.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_SUPPORTED``.

    Notes
    -----
    Deprecation announced in CUDA 13.4.
    """

def cuptiSubscribe(callback: _typing.Callback, userdata: object) -> CUpti_SubscriberHandle:
    """Registers a callback for CUDA API calls and events; all callbacks are disabled at first.

    Parameters
    ----------
    callback, userdata
        Used after the call returns; kept alive by cubind as long as ``subscriber`` exists.

    Returns
    -------
    subscriber : CUpti_SubscriberHandle

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED``, ``CUPTI_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - ``callback`` may be called with ``userdata`` as long as ``subscriber`` exists, on any thread.

    Notes
    -----
    Deprecation announced in CUDA 13.4: use ``cuptiSubscribe_v2``.
    """

def cuptiSubscribe_v2(
    callback: _typing.Callback,
    userdata: object,
    pParams: CUpti_SubscriberParams | None,
) -> CUpti_SubscriberHandle:
    """Registers a callback as a named subscriber, which can allow other subscribers.

    Parameters
    ----------
    callback, userdata
        Used after the call returns; kept alive by cubind as long as ``subscriber`` exists.
    pParams
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``subscriber`` exists.

    Returns
    -------
    subscriber : CUpti_SubscriberHandle

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED``, ``CUPTI_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - ``callback`` may be called with ``userdata`` as long as ``subscriber`` exists, on any thread.
    """

def cuptiSupportedDomains() -> tuple[int, int]:
    """Returns the number of callback domains and the address of their table.

    Returns
    -------
    domainCount : int
    domainTable : int

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.
    """

def cuptiUnsubscribe(subscriber: CUpti_SubscriberHandle | _typing.Integer | None) -> None:
    """Unregisters a callback, which is no longer running when this function returns.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``,
        ``CUPTI_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``subscriber``, or objects that belong to it, during or after the call.
    """
