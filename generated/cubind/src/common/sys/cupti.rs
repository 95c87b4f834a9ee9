//! C functions that are declared alike in all major versions: CUPTI.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityConfigurePCSampling(ctx: driver::CUcontext, config: *mut CUpti_ActivityPCSamplingConfig) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityConfigureUnifiedMemoryCounter(config: *mut CUpti_ActivityUnifiedMemoryCounterConfig, count: u32) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityDisable(kind: CUpti_ActivityKind) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityDisableContext(context: driver::CUcontext, kind: CUpti_ActivityKind) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityEnable(kind: CUpti_ActivityKind) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cuptiActivityEnableAllSyncRecords(enable: u8) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiActivityEnableAllocationSource(enable: u8) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityEnableAndDump(kind: CUpti_ActivityKind) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityEnableContext(context: driver::CUcontext, kind: CUpti_ActivityKind) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.3.
    #[since = "12.3"]
    fn cuptiActivityEnableDeviceGraph(enable: u8) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.5.
    #[since = "12.5"]
    fn cuptiActivityEnableDriverApi(cbid: CUpti_CallbackId, enable: u8) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cuptiActivityEnableHWTrace(enable: u8) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityEnableLatencyTimestamps(enable: u8) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityEnableLaunchAttributes(enable: u8) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.5.
    #[since = "12.5"]
    fn cuptiActivityEnableRuntimeApi(cbid: CUpti_CallbackId, enable: u8) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityFlush(context: driver::CUcontext, streamId: u32, flag: u32) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityFlushAll(flag: u32) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityFlushPeriod(time: u32) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityGetAttribute(attr: CUpti_ActivityAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityGetNextRecord(buffer: *mut u8, validBufferSizeBytes: usize, record: *mut *mut CUpti_Activity) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityGetNumDroppedRecords(context: driver::CUcontext, streamId: u32, dropped: *mut usize) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityPopExternalCorrelationId(kind: CUpti_ExternalCorrelationKind, lastId: *mut u64) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityPushExternalCorrelationId(kind: CUpti_ExternalCorrelationKind, id: u64) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityRegisterCallbacks(funcBufferRequested: CUpti_BuffersCallbackRequestFunc, funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityRegisterTimestampCallback(funcTimestamp: CUpti_TimestampCallbackFunc) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivitySetAttribute(attr: CUpti_ActivityAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiComputeCapabilitySupported(major: i32, minor: i32, support: *mut i32) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceEnumEventDomains(device: driver::CUdevice, arraySizeBytes: *mut usize, domainArray: *mut CUpti_EventDomainID) -> CUptiResult;

    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceEnumMetrics(device: driver::CUdevice, arraySizeBytes: *mut usize, metricArray: *mut CUpti_MetricID) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceGetAttribute(device: driver::CUdevice, attrib: CUpti_DeviceAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// In `cupti_target.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceGetChipName(pParams: *mut CUpti_Device_GetChipName_Params) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceGetEventDomainAttribute(device: driver::CUdevice, eventDomain: CUpti_EventDomainID, attrib: CUpti_EventDomainAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceGetNumEventDomains(device: driver::CUdevice, numDomains: *mut u32) -> CUptiResult;

    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceGetNumMetrics(device: driver::CUdevice, numMetrics: *mut u32) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceSupported(dev: driver::CUdevice, support: *mut i32) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceVirtualizationMode(dev: driver::CUdevice, mode: *mut CUpti_DeviceVirtualizationMode) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiDisableKernelReplayMode(context: driver::CUcontext) -> CUptiResult;

    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiEnableAllDomains(enable: u32, subscriber: CUpti_SubscriberHandle) -> CUptiResult;

    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiEnableCallback(enable: u32, subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain, cbid: CUpti_CallbackId) -> CUptiResult;

    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiEnableDomain(enable: u32, subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEnableKernelReplayMode(context: driver::CUcontext) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEnumEventDomains(arraySizeBytes: *mut usize, domainArray: *mut CUpti_EventDomainID) -> CUptiResult;

    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiEnumMetrics(arraySizeBytes: *mut usize, metricArray: *mut CUpti_MetricID) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventDomainEnumEvents(eventDomain: CUpti_EventDomainID, arraySizeBytes: *mut usize, eventArray: *mut CUpti_EventID) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventDomainGetAttribute(eventDomain: CUpti_EventDomainID, attrib: CUpti_EventDomainAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventDomainGetNumEvents(eventDomain: CUpti_EventDomainID, numEvents: *mut u32) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGetAttribute(event: CUpti_EventID, attrib: CUpti_EventAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGetIdFromName(device: driver::CUdevice, eventName: *const core::ffi::c_char, event: *mut CUpti_EventID) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupAddEvent(eventGroup: CUpti_EventGroup, event: CUpti_EventID) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupCreate(context: driver::CUcontext, eventGroup: *mut CUpti_EventGroup, flags: u32) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupDestroy(eventGroup: CUpti_EventGroup) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupDisable(eventGroup: CUpti_EventGroup) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupEnable(eventGroup: CUpti_EventGroup) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupGetAttribute(eventGroup: CUpti_EventGroup, attrib: CUpti_EventGroupAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupReadAllEvents(eventGroup: CUpti_EventGroup, flags: CUpti_ReadEventFlags, eventValueBufferSizeBytes: *mut usize, eventValueBuffer: *mut u64, eventIdArraySizeBytes: *mut usize, eventIdArray: *mut CUpti_EventID, numEventIdsRead: *mut usize) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupReadEvent(eventGroup: CUpti_EventGroup, flags: CUpti_ReadEventFlags, event: CUpti_EventID, eventValueBufferSizeBytes: *mut usize, eventValueBuffer: *mut u64) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupRemoveAllEvents(eventGroup: CUpti_EventGroup) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupRemoveEvent(eventGroup: CUpti_EventGroup, event: CUpti_EventID) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupResetAllEvents(eventGroup: CUpti_EventGroup) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupSetAttribute(eventGroup: CUpti_EventGroup, attrib: CUpti_EventGroupAttribute, valueSize: usize, value: *mut c_void) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupSetDisable(eventGroupSet: *mut CUpti_EventGroupSet) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupSetEnable(eventGroupSet: *mut CUpti_EventGroupSet) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupSetsCreate(context: driver::CUcontext, eventIdArraySizeBytes: usize, eventIdArray: *mut CUpti_EventID, eventGroupPasses: *mut *mut CUpti_EventGroupSets) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupSetsDestroy(eventGroupSets: *mut CUpti_EventGroupSets) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiFinalize() -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetAutoBoostState(context: driver::CUcontext, state: *mut CUpti_ActivityAutoBoostState) -> CUptiResult;

    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiGetCallbackName(domain: CUpti_CallbackDomain, cbid: u32, name: *mut *const core::ffi::c_char) -> CUptiResult;

    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiGetCallbackState(enable: *mut u32, subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain, cbid: CUpti_CallbackId) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetContextId(context: driver::CUcontext, contextId: *mut u32) -> CUptiResult;

    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiGetCubinCrc(pParams: *mut CUpti_GetCubinCrcParams) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetDeviceId(context: driver::CUcontext, deviceId: *mut u32) -> CUptiResult;

    /// In `cupti_result.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiGetErrorMessage(result: CUptiResult, str: *mut *const core::ffi::c_char) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.3.
    #[since = "12.3"]
    fn cuptiGetGraphExecId(graphExec: driver::CUgraphExec, pId: *mut u32) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetGraphId(graph: driver::CUgraph, pId: *mut u32) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetGraphNodeId(node: driver::CUgraphNode, nodeId: *mut u64) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetLastError() -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiGetNumEventDomains(numDomains: *mut u32) -> CUptiResult;

    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiGetNumMetrics(numMetrics: *mut u32) -> CUptiResult;

    /// In `cupti_result.h` since CUDA 12.0 or earlier.
    fn cuptiGetResultString(result: CUptiResult, str: *mut *const core::ffi::c_char) -> CUptiResult;

    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiGetSassToSourceCorrelation(pParams: *mut CUpti_GetSassToSourceCorrelationParams) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetStreamId(context: driver::CUcontext, stream: driver::CUstream, streamId: *mut u32) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetStreamIdEx(context: driver::CUcontext, stream: driver::CUstream, perThreadStream: u8, streamId: *mut u32) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetThreadIdType(r#type: *mut CUpti_ActivityThreadIdType) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetTimestamp(timestamp: *mut u64) -> CUptiResult;

    /// In `cupti_version.h` since CUDA 12.0 or earlier.
    fn cuptiGetVersion(version: *mut u32) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiKernelReplaySubscribeUpdate(updateFunc: CUpti_KernelReplayUpdateFunc, customData: *mut c_void) -> CUptiResult;

    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricCreateEventGroupSets(context: driver::CUcontext, metricIdArraySizeBytes: usize, metricIdArray: *mut CUpti_MetricID, eventGroupPasses: *mut *mut CUpti_EventGroupSets) -> CUptiResult;

    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricEnumEvents(metric: CUpti_MetricID, eventIdArraySizeBytes: *mut usize, eventIdArray: *mut CUpti_EventID) -> CUptiResult;

    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricEnumProperties(metric: CUpti_MetricID, propIdArraySizeBytes: *mut usize, propIdArray: *mut CUpti_MetricPropertyID) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricGetAttribute(metric: CUpti_MetricID, attrib: CUpti_MetricAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricGetIdFromName(device: driver::CUdevice, metricName: *const core::ffi::c_char, metric: *mut CUpti_MetricID) -> CUptiResult;

    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricGetNumEvents(metric: CUpti_MetricID, numEvents: *mut u32) -> CUptiResult;

    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricGetNumProperties(metric: CUpti_MetricID, numProp: *mut u32) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricGetRequiredEventGroupSets(context: driver::CUcontext, metric: CUpti_MetricID, eventGroupSets: *mut *mut CUpti_EventGroupSets) -> CUptiResult;

    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricGetValue(device: driver::CUdevice, metric: CUpti_MetricID, eventIdArraySizeBytes: usize, eventIdArray: *mut CUpti_EventID, eventValueArraySizeBytes: usize, eventValueArray: *mut u64, timeDuration: u64, metricValue: *mut CUpti_MetricValue) -> CUptiResult;

    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricGetValue2(metric: CUpti_MetricID, eventIdArraySizeBytes: usize, eventIdArray: *mut CUpti_EventID, eventValueArraySizeBytes: usize, eventValueArray: *mut u64, propIdArraySizeBytes: usize, propIdArray: *mut CUpti_MetricPropertyID, propValueArraySizeBytes: usize, propValueArray: *mut u64, metricValue: *mut CUpti_MetricValue) -> CUptiResult;

    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingDisable(pParams: *mut CUpti_PCSamplingDisableParams) -> CUptiResult;

    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingEnable(pParams: *mut CUpti_PCSamplingEnableParams) -> CUptiResult;

    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingGetConfigurationAttribute(pParams: *mut CUpti_PCSamplingConfigurationInfoParams) -> CUptiResult;

    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingGetData(pParams: *mut CUpti_PCSamplingGetDataParams) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingGetNumStallReasons(pParams: *mut CUpti_PCSamplingGetNumStallReasonsParams) -> CUptiResult;

    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingGetStallReasons(pParams: *mut CUpti_PCSamplingGetStallReasonsParams) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingSetConfigurationAttribute(pParams: *mut CUpti_PCSamplingConfigurationInfoParams) -> CUptiResult;

    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingStart(pParams: *mut CUpti_PCSamplingStartParams) -> CUptiResult;

    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingStop(pParams: *mut CUpti_PCSamplingStopParams) -> CUptiResult;

    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingCounterDataGetSampleInfo(pParams: *mut CUpti_PmSampling_CounterData_GetSampleInfo_Params) -> CUptiResult;

    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingCounterDataImageInitialize(pParams: *mut CUpti_PmSampling_CounterDataImage_Initialize_Params) -> CUptiResult;

    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingDecodeData(pParams: *mut CUpti_PmSampling_DecodeData_Params) -> CUptiResult;

    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingDisable(pParams: *mut CUpti_PmSampling_Disable_Params) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingEnable(pParams: *mut CUpti_PmSampling_Enable_Params) -> CUptiResult;

    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingGetCounterAvailability(pParams: *mut CUpti_PmSampling_GetCounterAvailability_Params) -> CUptiResult;

    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingGetCounterDataInfo(pParams: *mut CUpti_PmSampling_GetCounterDataInfo_Params) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingGetCounterDataSize(pParams: *mut CUpti_PmSampling_GetCounterDataSize_Params) -> CUptiResult;

    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingSetConfig(pParams: *mut CUpti_PmSampling_SetConfig_Params) -> CUptiResult;

    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingStart(pParams: *mut CUpti_PmSampling_Start_Params) -> CUptiResult;

    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingStop(pParams: *mut CUpti_PmSampling_Stop_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerBeginPass(pParams: *mut CUpti_Profiler_BeginPass_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerBeginSession(pParams: *mut CUpti_Profiler_BeginSession_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerCounterDataImageCalculateScratchBufferSize(pParams: *mut CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerCounterDataImageCalculateSize(pParams: *mut CUpti_Profiler_CounterDataImage_CalculateSize_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerCounterDataImageInitialize(pParams: *mut CUpti_Profiler_CounterDataImage_Initialize_Params) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerCounterDataImageInitializeScratchBuffer(pParams: *mut CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerDeInitialize(pParams: *mut CUpti_Profiler_DeInitialize_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerDeviceSupported(pParams: *mut CUpti_Profiler_DeviceSupported_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerDisableProfiling(pParams: *mut CUpti_Profiler_DisableProfiling_Params) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerEnableProfiling(pParams: *mut CUpti_Profiler_EnableProfiling_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerEndPass(pParams: *mut CUpti_Profiler_EndPass_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerEndSession(pParams: *mut CUpti_Profiler_EndSession_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerFlushCounterData(pParams: *mut CUpti_Profiler_FlushCounterData_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerGetCounterAvailability(pParams: *mut CUpti_Profiler_GetCounterAvailability_Params) -> CUptiResult;

    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostConfigAddMetrics(pParams: *mut CUpti_Profiler_Host_ConfigAddMetrics_Params) -> CUptiResult;

    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostDeinitialize(pParams: *mut CUpti_Profiler_Host_Deinitialize_Params) -> CUptiResult;

    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostEvaluateToGpuValues(pParams: *mut CUpti_Profiler_Host_EvaluateToGpuValues_Params) -> CUptiResult;

    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetBaseMetrics(pParams: *mut CUpti_Profiler_Host_GetBaseMetrics_Params) -> CUptiResult;

    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetConfigImage(pParams: *mut CUpti_Profiler_Host_GetConfigImage_Params) -> CUptiResult;

    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetConfigImageSize(pParams: *mut CUpti_Profiler_Host_GetConfigImageSize_Params) -> CUptiResult;

    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(pParams: *mut CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params) -> CUptiResult;

    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetMetricProperties(pParams: *mut CUpti_Profiler_Host_GetMetricProperties_Params) -> CUptiResult;

    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetNumOfPasses(pParams: *mut CUpti_Profiler_Host_GetNumOfPasses_Params) -> CUptiResult;

    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetRangeName(pParams: *mut CUpti_Profiler_Host_GetRangeName_Params) -> CUptiResult;

    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetSubMetrics(pParams: *mut CUpti_Profiler_Host_GetSubMetrics_Params) -> CUptiResult;

    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetSupportedChips(pParams: *mut CUpti_Profiler_Host_GetSupportedChips_Params) -> CUptiResult;

    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostInitialize(pParams: *mut CUpti_Profiler_Host_Initialize_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerInitialize(pParams: *mut CUpti_Profiler_Initialize_Params) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerIsPassCollected(pParams: *mut CUpti_Profiler_IsPassCollected_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerPopRange(pParams: *mut CUpti_Profiler_PopRange_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerPushRange(pParams: *mut CUpti_Profiler_PushRange_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerSetConfig(pParams: *mut CUpti_Profiler_SetConfig_Params) -> CUptiResult;

    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerUnsetConfig(pParams: *mut CUpti_Profiler_UnsetConfig_Params) -> CUptiResult;

    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerCounterDataGetRangeInfo(pParams: *mut CUpti_RangeProfiler_CounterData_GetRangeInfo_Params) -> CUptiResult;

    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerCounterDataImageInitialize(pParams: *mut CUpti_RangeProfiler_CounterDataImage_Initialize_Params) -> CUptiResult;

    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerDecodeData(pParams: *mut CUpti_RangeProfiler_DecodeData_Params) -> CUptiResult;

    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerDisable(pParams: *mut CUpti_RangeProfiler_Disable_Params) -> CUptiResult;

    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerEnable(pParams: *mut CUpti_RangeProfiler_Enable_Params) -> CUptiResult;

    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerGetCounterDataInfo(pParams: *mut CUpti_RangeProfiler_GetCounterDataInfo_Params) -> CUptiResult;

    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerGetCounterDataSize(pParams: *mut CUpti_RangeProfiler_GetCounterDataSize_Params) -> CUptiResult;

    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerPopRange(pParams: *mut CUpti_RangeProfiler_PopRange_Params) -> CUptiResult;

    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerPushRange(pParams: *mut CUpti_RangeProfiler_PushRange_Params) -> CUptiResult;

    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerSetConfig(pParams: *mut CUpti_RangeProfiler_SetConfig_Params) -> CUptiResult;

    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerStart(pParams: *mut CUpti_RangeProfiler_Start_Params) -> CUptiResult;

    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerStop(pParams: *mut CUpti_RangeProfiler_Stop_Params) -> CUptiResult;

    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiRegisterComputeCrcCallback(funcComputeCubinCrc: CUpti_ComputeCrcCallbackFunc) -> CUptiResult;

    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsDisable(pParams: *mut CUpti_SassMetricsDisable_Params) -> CUptiResult;

    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsEnable(pParams: *mut CUpti_SassMetricsEnable_Params) -> CUptiResult;

    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsFlushData(pParams: *mut CUpti_SassMetricsFlushData_Params) -> CUptiResult;

    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsGetDataProperties(pParams: *mut CUpti_SassMetricsGetDataProperties_Params) -> CUptiResult;

    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsGetMetrics(pParams: *mut CUpti_SassMetrics_GetMetrics_Params) -> CUptiResult;
}

sys! {
    CUPTI, Err(missing) => missing.status();

    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsGetNumOfMetrics(pParams: *mut CUpti_SassMetrics_GetNumOfMetrics_Params) -> CUptiResult;

    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsGetProperties(pParams: *mut CUpti_SassMetrics_GetProperties_Params) -> CUptiResult;

    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsSetConfig(pParams: *mut CUpti_SassMetricsSetConfig_Params) -> CUptiResult;

    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsUnsetConfig(pParams: *mut CUpti_SassMetricsUnsetConfig_Params) -> CUptiResult;

    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiSetEventCollectionMode(context: driver::CUcontext, mode: CUpti_EventCollectionMode) -> CUptiResult;

    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiSetThreadIdType(r#type: CUpti_ActivityThreadIdType) -> CUptiResult;

    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiSubscribe(subscriber: *mut CUpti_SubscriberHandle, callback: CUpti_CallbackFunc, userdata: *mut c_void) -> CUptiResult;

    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiSupportedDomains(domainCount: *mut usize, domainTable: *mut CUpti_DomainTable) -> CUptiResult;

    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiUnsubscribe(subscriber: CUpti_SubscriberHandle) -> CUptiResult;
}
