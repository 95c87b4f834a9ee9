"""CUPTI of CUDA 13, with exceptions instead of result codes.

`cubind.cuda13.cupti` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import SupportsInt as _SupportsInt, overload as _overload

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
    ctx: CUcontext | _SupportsInt | None,
    config: CUpti_ActivityPCSamplingConfig | None,
) -> None: ...
def cuptiActivityConfigureUnifiedMemoryCounter(
    config: _Sequence[CUpti_ActivityUnifiedMemoryCounterConfig] | None,
    count: _SupportsInt,
) -> None: ...
def cuptiActivityDisable(kind: CUpti_ActivityKind) -> None: ...
def cuptiActivityDisableContext(context: CUcontext | _SupportsInt | None, kind: CUpti_ActivityKind) -> None: ...
def cuptiActivityDisable_v2(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    kind: CUpti_ActivityKind,
    pActivityConfig: CUpti_ActivityConfig | None,
) -> None: ...
def cuptiActivityEnable(kind: CUpti_ActivityKind) -> None: ...
def cuptiActivityEnableAllSyncRecords(enable: _SupportsInt) -> None: ...
def cuptiActivityEnableAllocationSource(enable: _SupportsInt) -> None: ...
def cuptiActivityEnableAndDump(kind: CUpti_ActivityKind) -> None: ...
def cuptiActivityEnableAndDump_v2(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    kind: CUpti_ActivityKind,
    activityConfig: CUpti_ActivityConfig | None,
) -> None: ...
def cuptiActivityEnableContext(context: CUcontext | _SupportsInt | None, kind: CUpti_ActivityKind) -> None: ...
def cuptiActivityEnableCudaEventDeviceTimestamps(enable: _SupportsInt) -> None: ...
def cuptiActivityEnableDeviceGraph(enable: _SupportsInt) -> None: ...
def cuptiActivityEnableDriverApi(cbid: CUpti_CallbackId | _SupportsInt | None, enable: _SupportsInt) -> None: ...
def cuptiActivityEnableDriverApi_v2(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    cbid: CUpti_CallbackId | _SupportsInt | None,
    enable: _SupportsInt,
) -> None: ...
def cuptiActivityEnableHWTrace(enable: _SupportsInt) -> None: ...
def cuptiActivityEnableLatencyTimestamps(enable: _SupportsInt) -> None: ...
def cuptiActivityEnableLaunchAttributes(enable: _SupportsInt) -> None: ...
def cuptiActivityEnableRuntimeApi(
    cbid: CUpti_CallbackId | _SupportsInt | None,
    enable: _SupportsInt,
) -> None: ...
def cuptiActivityEnableRuntimeApi_v2(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    cbid: CUpti_CallbackId | _SupportsInt | None,
    enable: _SupportsInt,
) -> None: ...
def cuptiActivityEnable_v2(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    kind: CUpti_ActivityKind,
    pActivityConfig: CUpti_ActivityConfig | None,
) -> None: ...
def cuptiActivityFlush(
    context: CUcontext | _SupportsInt | None,
    streamId: _SupportsInt,
    flag: _SupportsInt,
) -> None: ...
def cuptiActivityFlushAll(flag: _SupportsInt) -> None: ...
def cuptiActivityFlushPeriod(time: _SupportsInt) -> None: ...
def cuptiActivityGetAttribute(
    attr: CUpti_ActivityAttribute,
    valueSize: _SupportsInt,
    value: _typing.Pointer,
) -> int: ...
def cuptiActivityGetAttribute_v2(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    attr: CUpti_ActivityAttribute,
    valueSize: _SupportsInt,
    value: _typing.Pointer,
) -> int: ...
def cuptiActivityGetEnabledKinds(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    bufferSize: _SupportsInt = 0,
) -> tuple[list[CUpti_ActivityKind], int, int]: ...
def cuptiActivityGetNextRecord(
    buffer: _typing.Pointer,
    validBufferSizeBytes: _SupportsInt,
    record: _typing.Pointer,
) -> int: ...
def cuptiActivityGetNextRecord_v2(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    buffer: _typing.Pointer,
    validBufferSizeBytes: _SupportsInt,
    record: _typing.Pointer,
) -> int: ...
def cuptiActivityGetNumDroppedRecords(
    context: CUcontext | _SupportsInt | None,
    streamId: _SupportsInt,
) -> int: ...
def cuptiActivityGetNumDroppedRecords_v2(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    context: CUcontext | _SupportsInt | None,
    streamId: _SupportsInt,
) -> int: ...
def cuptiActivityGetStructSize(activityKind: CUpti_ActivityKind, version: _SupportsInt) -> int: ...
def cuptiActivityPopExternalCorrelationId(kind: CUpti_ExternalCorrelationKind) -> int: ...
def cuptiActivityPopExternalCorrelationId_v2(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    kind: CUpti_ExternalCorrelationKind,
) -> int: ...
def cuptiActivityPushExternalCorrelationId(kind: CUpti_ExternalCorrelationKind, id: _SupportsInt) -> None: ...
def cuptiActivityPushExternalCorrelationId_v2(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    kind: CUpti_ExternalCorrelationKind,
    id: _SupportsInt,
) -> None: ...
def cuptiActivityRegisterCallbacks(
    funcBufferRequested: _typing.Callback,
    funcBufferCompleted: _typing.Callback,
) -> None: ...
def cuptiActivityRegisterCallbacks_v2(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    funcBufferRequested: _typing.Callback,
    funcBufferCompleted: _typing.Callback,
) -> None: ...
def cuptiActivityRegisterTimestampCallback(funcTimestamp: _typing.Callback) -> None: ...
def cuptiActivitySetAttribute(
    attr: CUpti_ActivityAttribute,
    valueSize: _SupportsInt,
    value: _typing.Pointer,
) -> int: ...
def cuptiActivitySetAttribute_v2(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    attr: CUpti_ActivityAttribute,
    valueSize: _SupportsInt,
    value: _typing.Pointer,
) -> int: ...
def cuptiClockControlGetStatus(ctx: CUcontext | _SupportsInt | None) -> CUpti_ClockControl_Status: ...
def cuptiClockControlLock(ctx: CUcontext | _SupportsInt | None, mode: CUpti_ClockControl_Mode) -> None: ...
def cuptiClockControlUnlock() -> None: ...
def cuptiComputeCapabilitySupported(major: _SupportsInt, minor: _SupportsInt) -> int: ...
def cuptiDeviceEnumEventDomains(
    device: CUdevice | _SupportsInt | None,
    arraySizeBytes: _SupportsInt,
    domainArray: _typing.Pointer,
) -> int: ...
def cuptiDeviceEnumMetrics(
    device: CUdevice | _SupportsInt | None,
    arraySizeBytes: _SupportsInt,
    metricArray: _typing.Pointer,
) -> int: ...
def cuptiDeviceGetAttribute(
    device: CUdevice | _SupportsInt | None,
    attrib: CUpti_DeviceAttribute,
    valueSize: _SupportsInt,
    value: _typing.Pointer,
) -> int: ...
def cuptiDeviceGetChipName(pParams: CUpti_Device_GetChipName_Params | None) -> None: ...
def cuptiDeviceGetEventDomainAttribute(
    device: CUdevice | _SupportsInt | None,
    eventDomain: CUpti_EventDomainID | _SupportsInt | None,
    attrib: CUpti_EventDomainAttribute,
    valueSize: _SupportsInt,
    value: _typing.Pointer,
) -> int: ...
def cuptiDeviceGetNumEventDomains(device: CUdevice | _SupportsInt | None) -> int: ...
def cuptiDeviceGetNumMetrics(device: CUdevice | _SupportsInt | None) -> int: ...
def cuptiDeviceSupported(dev: CUdevice | _SupportsInt | None) -> int: ...
def cuptiDeviceVirtualizationMode(dev: CUdevice | _SupportsInt | None) -> CUpti_DeviceVirtualizationMode: ...
def cuptiDisableKernelReplayMode(context: CUcontext | _SupportsInt | None) -> None: ...
def cuptiEnableAllDomains(
    enable: _SupportsInt,
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
) -> None: ...
def cuptiEnableCallback(
    enable: _SupportsInt,
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    domain: CUpti_CallbackDomain,
    cbid: CUpti_CallbackId | _SupportsInt | None,
) -> None: ...
def cuptiEnableDomain(
    enable: _SupportsInt,
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    domain: CUpti_CallbackDomain,
) -> None: ...
def cuptiEnableKernelReplayMode(context: CUcontext | _SupportsInt | None) -> None: ...
def cuptiEnumEventDomains(arraySizeBytes: _SupportsInt, domainArray: _typing.Pointer) -> int: ...
def cuptiEnumMetrics(arraySizeBytes: _SupportsInt, metricArray: _typing.Pointer) -> int: ...
def cuptiEventDomainEnumEvents(
    eventDomain: CUpti_EventDomainID | _SupportsInt | None,
    arraySizeBytes: _SupportsInt,
    eventArray: _typing.Pointer,
) -> int: ...
def cuptiEventDomainGetAttribute(
    eventDomain: CUpti_EventDomainID | _SupportsInt | None,
    attrib: CUpti_EventDomainAttribute,
    valueSize: _SupportsInt,
    value: _typing.Pointer,
) -> int: ...
def cuptiEventDomainGetNumEvents(eventDomain: CUpti_EventDomainID | _SupportsInt | None) -> int: ...
def cuptiEventGetAttribute(
    event: CUpti_EventID | _SupportsInt | None,
    attrib: CUpti_EventAttribute,
    valueSize: _SupportsInt,
    value: _typing.Pointer,
) -> int: ...
def cuptiEventGetIdFromName(
    device: CUdevice | _SupportsInt | None,
    eventName: _typing.Text,
) -> CUpti_EventID: ...
def cuptiEventGroupAddEvent(
    eventGroup: CUpti_EventGroup | _SupportsInt | None,
    event: CUpti_EventID | _SupportsInt | None,
) -> None: ...
def cuptiEventGroupCreate(context: CUcontext | _SupportsInt | None, flags: _SupportsInt) -> CUpti_EventGroup: ...
def cuptiEventGroupDestroy(eventGroup: CUpti_EventGroup | _SupportsInt | None) -> None: ...
def cuptiEventGroupDisable(eventGroup: CUpti_EventGroup | _SupportsInt | None) -> None: ...
def cuptiEventGroupEnable(eventGroup: CUpti_EventGroup | _SupportsInt | None) -> None: ...
def cuptiEventGroupGetAttribute(
    eventGroup: CUpti_EventGroup | _SupportsInt | None,
    attrib: CUpti_EventGroupAttribute,
    valueSize: _SupportsInt,
    value: _typing.Pointer,
) -> int: ...
@_overload
def cuptiEventGroupReadAllEvents(
    eventGroup: CUpti_EventGroup | _SupportsInt | None,
    flags: CUpti_ReadEventFlags,
    eventValueBufferSizeBytes: _SupportsInt,
    eventValueBuffer: int,
    eventIdArraySizeBytes: _SupportsInt,
    eventIdArray: _typing.Pointer,
) -> tuple[int, int, int, bytes]: ...
@_overload
def cuptiEventGroupReadAllEvents(
    eventGroup: CUpti_EventGroup | _SupportsInt | None,
    flags: CUpti_ReadEventFlags,
    eventValueBufferSizeBytes: _SupportsInt,
    eventValueBuffer: _typing.Output,
    eventIdArraySizeBytes: _SupportsInt,
    eventIdArray: _typing.Pointer,
) -> tuple[int, int, int]: ...
@_overload
def cuptiEventGroupReadEvent(
    eventGroup: CUpti_EventGroup | _SupportsInt | None,
    flags: CUpti_ReadEventFlags,
    event: CUpti_EventID | _SupportsInt | None,
    eventValueBufferSizeBytes: _SupportsInt,
    eventValueBuffer: int,
) -> tuple[int, bytes]: ...
@_overload
def cuptiEventGroupReadEvent(
    eventGroup: CUpti_EventGroup | _SupportsInt | None,
    flags: CUpti_ReadEventFlags,
    event: CUpti_EventID | _SupportsInt | None,
    eventValueBufferSizeBytes: _SupportsInt,
    eventValueBuffer: _typing.Output,
) -> int: ...
def cuptiEventGroupRemoveAllEvents(eventGroup: CUpti_EventGroup | _SupportsInt | None) -> None: ...
def cuptiEventGroupRemoveEvent(
    eventGroup: CUpti_EventGroup | _SupportsInt | None,
    event: CUpti_EventID | _SupportsInt | None,
) -> None: ...
def cuptiEventGroupResetAllEvents(eventGroup: CUpti_EventGroup | _SupportsInt | None) -> None: ...
def cuptiEventGroupSetAttribute(
    eventGroup: CUpti_EventGroup | _SupportsInt | None,
    attrib: CUpti_EventGroupAttribute,
    valueSize: _SupportsInt,
    value: _typing.Pointer,
) -> None: ...
def cuptiEventGroupSetDisable(eventGroupSet: CUpti_EventGroupSet | None) -> None: ...
def cuptiEventGroupSetEnable(eventGroupSet: CUpti_EventGroupSet | None) -> None: ...
def cuptiEventGroupSetsCreate(
    context: CUcontext | _SupportsInt | None,
    eventIdArraySizeBytes: _SupportsInt,
    eventIdArray: _typing.Pointer,
) -> int: ...
def cuptiEventGroupSetsDestroy(eventGroupSets: _typing.Pointer) -> None: ...
def cuptiFinalize() -> None: ...
def cuptiGetAutoBoostState(context: CUcontext | _SupportsInt | None) -> CUpti_ActivityAutoBoostState: ...
def cuptiGetCallbackName(domain: CUpti_CallbackDomain, cbid: _SupportsInt) -> bytes: ...
def cuptiGetCallbackState(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    domain: CUpti_CallbackDomain,
    cbid: CUpti_CallbackId | _SupportsInt | None,
) -> int: ...
def cuptiGetContextId(context: CUcontext | _SupportsInt | None) -> int: ...
def cuptiGetCubinCrc(pParams: CUpti_GetCubinCrcParams | None) -> None: ...
def cuptiGetCudaEventId(event: CUevent | _SupportsInt | None) -> int: ...
def cuptiGetDeviceId(context: CUcontext | _SupportsInt | None) -> int: ...
def cuptiGetEnabledCallbacks(
    subscriber: CUpti_SubscriberHandle | _SupportsInt | None,
    domain: CUpti_CallbackDomain,
    bufferSize: _SupportsInt = 0,
) -> tuple[list[CUpti_CallbackId], int, int]: ...
def cuptiGetErrorMessage(result: CUptiResult) -> bytes: ...
def cuptiGetGraphExecId(graphExec: CUgraphExec | _SupportsInt | None) -> int: ...
def cuptiGetGraphId(graph: CUgraph | _SupportsInt | None) -> int: ...
def cuptiGetGraphNodeId(node: CUgraphNode | _SupportsInt | None) -> int: ...
def cuptiGetLastError() -> None: ...
def cuptiGetNumEventDomains() -> int: ...
def cuptiGetNumMetrics() -> int: ...
def cuptiGetResultString(result: CUptiResult) -> bytes: ...
def cuptiGetSassToSourceCorrelation(pParams: CUpti_GetSassToSourceCorrelationParams | None) -> None: ...
def cuptiGetStreamId(
    context: CUcontext | _SupportsInt | None,
    stream: CUstream | _SupportsInt | _typing.Stream | None,
) -> int: ...
def cuptiGetStreamIdEx(
    context: CUcontext | _SupportsInt | None,
    stream: CUstream | _SupportsInt | _typing.Stream | None,
    perThreadStream: _SupportsInt,
) -> int: ...
def cuptiGetThreadIdType() -> CUpti_ActivityThreadIdType: ...
def cuptiGetTimestamp() -> int: ...
def cuptiGetTimestamp_v2(subscriber: CUpti_SubscriberHandle | _SupportsInt | None) -> int: ...
def cuptiGetVersion() -> int: ...
def cuptiIsTracingSessionRunning() -> int: ...
def cuptiKernelReplaySubscribeUpdate(updateFunc: _typing.Callback, customData: object) -> None: ...
def cuptiMetricCreateEventGroupSets(
    context: CUcontext | _SupportsInt | None,
    metricIdArraySizeBytes: _SupportsInt,
    metricIdArray: _typing.Pointer,
) -> int: ...
def cuptiMetricEnumEvents(
    metric: CUpti_MetricID | _SupportsInt | None,
    eventIdArraySizeBytes: _SupportsInt,
    eventIdArray: _typing.Pointer,
) -> int: ...
def cuptiMetricEnumProperties(
    metric: CUpti_MetricID | _SupportsInt | None,
    propIdArraySizeBytes: _SupportsInt,
    propIdArray: _typing.Pointer,
) -> int: ...
def cuptiMetricGetAttribute(
    metric: CUpti_MetricID | _SupportsInt | None,
    attrib: CUpti_MetricAttribute,
    valueSize: _SupportsInt,
    value: _typing.Pointer,
) -> int: ...
def cuptiMetricGetIdFromName(
    device: CUdevice | _SupportsInt | None,
    metricName: _typing.Text,
) -> CUpti_MetricID: ...
def cuptiMetricGetNumEvents(metric: CUpti_MetricID | _SupportsInt | None) -> int: ...
def cuptiMetricGetNumProperties(metric: CUpti_MetricID | _SupportsInt | None) -> int: ...
def cuptiMetricGetRequiredEventGroupSets(
    context: CUcontext | _SupportsInt | None,
    metric: CUpti_MetricID | _SupportsInt | None,
) -> int: ...
def cuptiMetricGetValue(
    device: CUdevice | _SupportsInt | None,
    metric: CUpti_MetricID | _SupportsInt | None,
    eventIdArraySizeBytes: _SupportsInt,
    eventIdArray: _typing.Pointer,
    eventValueArraySizeBytes: _SupportsInt,
    eventValueArray: _typing.Pointer,
    timeDuration: _SupportsInt,
) -> CUpti_MetricValue: ...
def cuptiMetricGetValue2(
    metric: CUpti_MetricID | _SupportsInt | None,
    eventIdArraySizeBytes: _SupportsInt,
    eventIdArray: _typing.Pointer,
    eventValueArraySizeBytes: _SupportsInt,
    eventValueArray: _typing.Pointer,
    propIdArraySizeBytes: _SupportsInt,
    propIdArray: _typing.Pointer,
    propValueArraySizeBytes: _SupportsInt,
    propValueArray: _typing.Pointer,
) -> CUpti_MetricValue: ...
def cuptiPCSamplingDisable(pParams: CUpti_PCSamplingDisableParams | None) -> None: ...
def cuptiPCSamplingEnable(pParams: CUpti_PCSamplingEnableParams | None) -> None: ...
def cuptiPCSamplingGetConfigurationAttribute(
    pParams: CUpti_PCSamplingConfigurationInfoParams | None,
) -> None: ...
def cuptiPCSamplingGetData(pParams: CUpti_PCSamplingGetDataParams | None) -> None: ...
def cuptiPCSamplingGetNumStallReasons(pParams: CUpti_PCSamplingGetNumStallReasonsParams | None) -> None: ...
def cuptiPCSamplingGetStallReasons(pParams: CUpti_PCSamplingGetStallReasonsParams | None) -> None: ...
def cuptiPCSamplingSetConfigurationAttribute(
    pParams: CUpti_PCSamplingConfigurationInfoParams | None,
) -> None: ...
def cuptiPCSamplingStart(pParams: CUpti_PCSamplingStartParams | None) -> None: ...
def cuptiPCSamplingStop(pParams: CUpti_PCSamplingStopParams | None) -> None: ...
def cuptiPmSamplingCounterDataGetSampleInfo(
    pParams: CUpti_PmSampling_CounterData_GetSampleInfo_Params | None,
) -> None: ...
def cuptiPmSamplingCounterDataImageInitialize(
    pParams: CUpti_PmSampling_CounterDataImage_Initialize_Params | None,
) -> None: ...
def cuptiPmSamplingDecodeData(pParams: CUpti_PmSampling_DecodeData_Params | None) -> None: ...
def cuptiPmSamplingDisable(pParams: CUpti_PmSampling_Disable_Params | None) -> None: ...
def cuptiPmSamplingEnable(pParams: CUpti_PmSampling_Enable_Params | None) -> None: ...
def cuptiPmSamplingGetCounterAvailability(
    pParams: CUpti_PmSampling_GetCounterAvailability_Params | None,
) -> None: ...
def cuptiPmSamplingGetCounterDataInfo(pParams: CUpti_PmSampling_GetCounterDataInfo_Params | None) -> None: ...
def cuptiPmSamplingGetCounterDataSize(pParams: CUpti_PmSampling_GetCounterDataSize_Params | None) -> None: ...
def cuptiPmSamplingSetConfig(pParams: CUpti_PmSampling_SetConfig_Params | None) -> None: ...
def cuptiPmSamplingStart(pParams: CUpti_PmSampling_Start_Params | None) -> None: ...
def cuptiPmSamplingStop(pParams: CUpti_PmSampling_Stop_Params | None) -> None: ...
def cuptiProfilerBeginPass(pParams: CUpti_Profiler_BeginPass_Params | None) -> None: ...
def cuptiProfilerBeginSession(pParams: CUpti_Profiler_BeginSession_Params | None) -> None: ...
def cuptiProfilerCounterDataImageCalculateScratchBufferSize(
    pParams: CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params | None,
) -> None: ...
def cuptiProfilerCounterDataImageCalculateSize(
    pParams: CUpti_Profiler_CounterDataImage_CalculateSize_Params | None,
) -> None: ...
def cuptiProfilerCounterDataImageInitialize(
    pParams: CUpti_Profiler_CounterDataImage_Initialize_Params | None,
) -> None: ...
def cuptiProfilerCounterDataImageInitializeScratchBuffer(
    pParams: CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params | None,
) -> None: ...
def cuptiProfilerDeInitialize(pParams: CUpti_Profiler_DeInitialize_Params | None) -> None: ...
def cuptiProfilerDeviceSupported(pParams: CUpti_Profiler_DeviceSupported_Params | None) -> None: ...
def cuptiProfilerDisableProfiling(pParams: CUpti_Profiler_DisableProfiling_Params | None) -> None: ...
def cuptiProfilerEnableProfiling(pParams: CUpti_Profiler_EnableProfiling_Params | None) -> None: ...
def cuptiProfilerEndPass(pParams: CUpti_Profiler_EndPass_Params | None) -> None: ...
def cuptiProfilerEndSession(pParams: CUpti_Profiler_EndSession_Params | None) -> None: ...
def cuptiProfilerFlushCounterData(pParams: CUpti_Profiler_FlushCounterData_Params | None) -> None: ...
def cuptiProfilerGetCounterAvailability(
    pParams: CUpti_Profiler_GetCounterAvailability_Params | None,
) -> None: ...
def cuptiProfilerHostConfigAddMetrics(pParams: CUpti_Profiler_Host_ConfigAddMetrics_Params | None) -> None: ...
def cuptiProfilerHostDeinitialize(pParams: CUpti_Profiler_Host_Deinitialize_Params | None) -> None: ...
def cuptiProfilerHostEvaluateToGpuValues(
    pParams: CUpti_Profiler_Host_EvaluateToGpuValues_Params | None,
) -> None: ...
def cuptiProfilerHostGetBaseMetrics(pParams: CUpti_Profiler_Host_GetBaseMetrics_Params | None) -> None: ...
def cuptiProfilerHostGetConfigImage(pParams: CUpti_Profiler_Host_GetConfigImage_Params | None) -> None: ...
def cuptiProfilerHostGetConfigImageSize(
    pParams: CUpti_Profiler_Host_GetConfigImageSize_Params | None,
) -> None: ...
def cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(
    pParams: CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params | None,
) -> None: ...
def cuptiProfilerHostGetMetricProperties(
    pParams: CUpti_Profiler_Host_GetMetricProperties_Params | None,
) -> None: ...
def cuptiProfilerHostGetMetricsInSinglePassSet(
    pParams: CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params | None,
) -> None: ...
def cuptiProfilerHostGetNumOfPasses(pParams: CUpti_Profiler_Host_GetNumOfPasses_Params | None) -> None: ...
def cuptiProfilerHostGetRangeName(pParams: CUpti_Profiler_Host_GetRangeName_Params | None) -> None: ...
def cuptiProfilerHostGetSinglePassSets(pParams: CUpti_Profiler_Host_GetSinglePassSets_Params | None) -> None: ...
def cuptiProfilerHostGetSubMetrics(pParams: CUpti_Profiler_Host_GetSubMetrics_Params | None) -> None: ...
def cuptiProfilerHostGetSupportedChips(pParams: CUpti_Profiler_Host_GetSupportedChips_Params | None) -> None: ...
def cuptiProfilerHostInitialize(pParams: CUpti_Profiler_Host_Initialize_Params | None) -> None: ...
def cuptiProfilerHostSetDevicePartitionInfo(
    pParams: CUpti_Profiler_Host_SetDevicePartitionInfo_Params | None,
) -> None: ...
def cuptiProfilerInitialize(pParams: CUpti_Profiler_Initialize_Params | None) -> None: ...
def cuptiProfilerIsPassCollected(pParams: CUpti_Profiler_IsPassCollected_Params | None) -> None: ...
def cuptiProfilerPopRange(pParams: CUpti_Profiler_PopRange_Params | None) -> None: ...
def cuptiProfilerPushRange(pParams: CUpti_Profiler_PushRange_Params | None) -> None: ...
def cuptiProfilerSetConfig(pParams: CUpti_Profiler_SetConfig_Params | None) -> None: ...
def cuptiProfilerUnsetConfig(pParams: CUpti_Profiler_UnsetConfig_Params | None) -> None: ...
def cuptiRangeProfilerCounterDataGetRangeInfo(
    pParams: CUpti_RangeProfiler_CounterData_GetRangeInfo_Params | None,
) -> None: ...
def cuptiRangeProfilerCounterDataImageInitialize(
    pParams: CUpti_RangeProfiler_CounterDataImage_Initialize_Params | None,
) -> None: ...
def cuptiRangeProfilerDecodeData(pParams: CUpti_RangeProfiler_DecodeData_Params | None) -> None: ...
def cuptiRangeProfilerDisable(pParams: CUpti_RangeProfiler_Disable_Params | None) -> None: ...
def cuptiRangeProfilerEnable(pParams: CUpti_RangeProfiler_Enable_Params | None) -> None: ...
def cuptiRangeProfilerGetCounterDataInfo(
    pParams: CUpti_RangeProfiler_GetCounterDataInfo_Params | None,
) -> None: ...
def cuptiRangeProfilerGetCounterDataSize(
    pParams: CUpti_RangeProfiler_GetCounterDataSize_Params | None,
) -> None: ...
def cuptiRangeProfilerGetDevicePartitionInfo(
    pParams: CUpti_RangeProfiler_GetDevicePartitionInfo_Params | None,
) -> None: ...
def cuptiRangeProfilerPopRange(pParams: CUpti_RangeProfiler_PopRange_Params | None) -> None: ...
def cuptiRangeProfilerPushRange(pParams: CUpti_RangeProfiler_PushRange_Params | None) -> None: ...
def cuptiRangeProfilerSetConfig(pParams: CUpti_RangeProfiler_SetConfig_Params | None) -> None: ...
def cuptiRangeProfilerStart(pParams: CUpti_RangeProfiler_Start_Params | None) -> None: ...
def cuptiRangeProfilerStop(pParams: CUpti_RangeProfiler_Stop_Params | None) -> None: ...
def cuptiRegisterComputeCrcCallback(funcComputeCubinCrc: _typing.Callback) -> None: ...
def cuptiSassMetricsDisable(pParams: CUpti_SassMetricsDisable_Params | None) -> None: ...
def cuptiSassMetricsEnable(pParams: CUpti_SassMetricsEnable_Params | None) -> None: ...
def cuptiSassMetricsFlushData(pParams: CUpti_SassMetricsFlushData_Params | None) -> None: ...
def cuptiSassMetricsGetDataProperties(pParams: CUpti_SassMetricsGetDataProperties_Params | None) -> None: ...
def cuptiSassMetricsGetMetrics(pParams: CUpti_SassMetrics_GetMetrics_Params | None) -> None: ...
def cuptiSassMetricsGetNumOfMetrics(pParams: CUpti_SassMetrics_GetNumOfMetrics_Params | None) -> None: ...
def cuptiSassMetricsGetProperties(pParams: CUpti_SassMetrics_GetProperties_Params | None) -> None: ...
def cuptiSassMetricsSetConfig(pParams: CUpti_SassMetricsSetConfig_Params | None) -> None: ...
def cuptiSassMetricsUnsetConfig(pParams: CUpti_SassMetricsUnsetConfig_Params | None) -> None: ...
def cuptiSetEventCollectionMode(
    context: CUcontext | _SupportsInt | None,
    mode: CUpti_EventCollectionMode,
) -> None: ...
def cuptiSetThreadIdType(typename: CUpti_ActivityThreadIdType) -> None: ...
def cuptiSubscribe(callback: _typing.Callback, userdata: object) -> CUpti_SubscriberHandle: ...
def cuptiSubscribe_v2(
    callback: _typing.Callback,
    userdata: object,
    pParams: CUpti_SubscriberParams | None,
) -> CUpti_SubscriberHandle: ...
def cuptiSupportedDomains() -> tuple[int, int]: ...
def cuptiUnsubscribe(subscriber: CUpti_SubscriberHandle | _SupportsInt | None) -> None: ...
