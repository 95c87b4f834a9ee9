//! C functions with identical declarations in all major versions (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(owned cuptiActivityConfigurePCSampling)]
    fn cuptiActivityConfigurePCSampling(ctx: driver::CUcontext, config: *mut CUpti_ActivityPCSamplingConfig) -> CUptiResult;

    #[called_by(cuptiActivityConfigureUnifiedMemoryCounter)]
    fn cuptiActivityConfigureUnifiedMemoryCounter(config: *mut CUpti_ActivityUnifiedMemoryCounterConfig, count: u32) -> CUptiResult;

    #[called_by(cuptiActivityDisable)]
    fn cuptiActivityDisable(kind: CUpti_ActivityKind) -> CUptiResult;

    #[called_by(owned cuptiActivityDisableContext)]
    fn cuptiActivityDisableContext(context: driver::CUcontext, kind: CUpti_ActivityKind) -> CUptiResult;

    #[called_by(cuptiActivityEnable)]
    fn cuptiActivityEnable(kind: CUpti_ActivityKind) -> CUptiResult;

    #[called_by(cuptiActivityEnableAllSyncRecords)]
    #[since = "12.8"]
    fn cuptiActivityEnableAllSyncRecords(enable: u8) -> CUptiResult;

    #[called_by(cuptiActivityEnableAllocationSource)]
    #[since = "12.6"]
    fn cuptiActivityEnableAllocationSource(enable: u8) -> CUptiResult;

    #[called_by(cuptiActivityEnableAndDump)]
    fn cuptiActivityEnableAndDump(kind: CUpti_ActivityKind) -> CUptiResult;

    #[called_by(owned cuptiActivityEnableContext)]
    fn cuptiActivityEnableContext(context: driver::CUcontext, kind: CUpti_ActivityKind) -> CUptiResult;

    #[called_by(cuptiActivityEnableDeviceGraph)]
    #[since = "12.3"]
    fn cuptiActivityEnableDeviceGraph(enable: u8) -> CUptiResult;

    #[called_by(cuptiActivityEnableDriverApi)]
    #[since = "12.5"]
    fn cuptiActivityEnableDriverApi(cbid: CUpti_CallbackId, enable: u8) -> CUptiResult;

    #[called_by(cuptiActivityEnableHWTrace)]
    #[since = "12.8"]
    fn cuptiActivityEnableHWTrace(enable: u8) -> CUptiResult;

    #[called_by(cuptiActivityEnableLatencyTimestamps)]
    fn cuptiActivityEnableLatencyTimestamps(enable: u8) -> CUptiResult;

    #[called_by(cuptiActivityEnableLaunchAttributes)]
    fn cuptiActivityEnableLaunchAttributes(enable: u8) -> CUptiResult;

    #[called_by(cuptiActivityEnableRuntimeApi)]
    #[since = "12.5"]
    fn cuptiActivityEnableRuntimeApi(cbid: CUpti_CallbackId, enable: u8) -> CUptiResult;

    #[called_by(owned cuptiActivityFlush)]
    fn cuptiActivityFlush(context: driver::CUcontext, streamId: u32, flag: u32) -> CUptiResult;

    #[called_by(cuptiActivityFlushAll)]
    fn cuptiActivityFlushAll(flag: u32) -> CUptiResult;

    #[called_by(cuptiActivityFlushPeriod)]
    fn cuptiActivityFlushPeriod(time: u32) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(cuptiActivityGetAttribute)]
    fn cuptiActivityGetAttribute(attr: CUpti_ActivityAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    #[called_by(cuptiActivityGetNextRecord)]
    fn cuptiActivityGetNextRecord(buffer: *mut u8, validBufferSizeBytes: usize, record: *mut *mut CUpti_Activity) -> CUptiResult;

    #[called_by(owned cuptiActivityGetNumDroppedRecords)]
    fn cuptiActivityGetNumDroppedRecords(context: driver::CUcontext, streamId: u32, dropped: *mut usize) -> CUptiResult;

    #[called_by(cuptiActivityPopExternalCorrelationId)]
    fn cuptiActivityPopExternalCorrelationId(kind: CUpti_ExternalCorrelationKind, lastId: *mut u64) -> CUptiResult;

    #[called_by(cuptiActivityPushExternalCorrelationId)]
    fn cuptiActivityPushExternalCorrelationId(kind: CUpti_ExternalCorrelationKind, id: u64) -> CUptiResult;

    #[called_by(cuptiActivityRegisterCallbacks)]
    fn cuptiActivityRegisterCallbacks(funcBufferRequested: CUpti_BuffersCallbackRequestFunc, funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc) -> CUptiResult;

    #[called_by(cuptiActivityRegisterTimestampCallback)]
    fn cuptiActivityRegisterTimestampCallback(funcTimestamp: CUpti_TimestampCallbackFunc) -> CUptiResult;

    #[called_by(cuptiActivitySetAttribute)]
    fn cuptiActivitySetAttribute(attr: CUpti_ActivityAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    #[called_by(cuptiComputeCapabilitySupported)]
    fn cuptiComputeCapabilitySupported(major: i32, minor: i32, support: *mut i32) -> CUptiResult;

    #[called_by(cuptiDeviceEnumEventDomains)]
    fn cuptiDeviceEnumEventDomains(device: driver::CUdevice, arraySizeBytes: *mut usize, domainArray: *mut CUpti_EventDomainID) -> CUptiResult;

    #[called_by(cuptiDeviceEnumMetrics)]
    fn cuptiDeviceEnumMetrics(device: driver::CUdevice, arraySizeBytes: *mut usize, metricArray: *mut CUpti_MetricID) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(cuptiDeviceGetAttribute)]
    fn cuptiDeviceGetAttribute(device: driver::CUdevice, attrib: CUpti_DeviceAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    #[called_by(cuptiDeviceGetChipName)]
    fn cuptiDeviceGetChipName(pParams: *mut CUpti_Device_GetChipName_Params) -> CUptiResult;

    #[called_by(cuptiDeviceGetEventDomainAttribute)]
    fn cuptiDeviceGetEventDomainAttribute(device: driver::CUdevice, eventDomain: CUpti_EventDomainID, attrib: CUpti_EventDomainAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    #[called_by(cuptiDeviceGetNumEventDomains)]
    fn cuptiDeviceGetNumEventDomains(device: driver::CUdevice, numDomains: *mut u32) -> CUptiResult;

    #[called_by(cuptiDeviceGetNumMetrics)]
    fn cuptiDeviceGetNumMetrics(device: driver::CUdevice, numMetrics: *mut u32) -> CUptiResult;

    #[called_by(cuptiDeviceSupported)]
    fn cuptiDeviceSupported(dev: driver::CUdevice, support: *mut i32) -> CUptiResult;

    #[called_by(cuptiDeviceVirtualizationMode)]
    fn cuptiDeviceVirtualizationMode(dev: driver::CUdevice, mode: *mut CUpti_DeviceVirtualizationMode) -> CUptiResult;

    #[called_by(owned cuptiDisableKernelReplayMode)]
    fn cuptiDisableKernelReplayMode(context: driver::CUcontext) -> CUptiResult;

    #[called_by(owned cuptiEnableAllDomains)]
    fn cuptiEnableAllDomains(enable: u32, subscriber: CUpti_SubscriberHandle) -> CUptiResult;

    #[called_by(owned cuptiEnableCallback)]
    fn cuptiEnableCallback(enable: u32, subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain, cbid: CUpti_CallbackId) -> CUptiResult;

    #[called_by(owned cuptiEnableDomain)]
    fn cuptiEnableDomain(enable: u32, subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain) -> CUptiResult;

    #[called_by(owned cuptiEnableKernelReplayMode)]
    fn cuptiEnableKernelReplayMode(context: driver::CUcontext) -> CUptiResult;

    #[called_by(cuptiEnumEventDomains)]
    fn cuptiEnumEventDomains(arraySizeBytes: *mut usize, domainArray: *mut CUpti_EventDomainID) -> CUptiResult;

    #[called_by(cuptiEnumMetrics)]
    fn cuptiEnumMetrics(arraySizeBytes: *mut usize, metricArray: *mut CUpti_MetricID) -> CUptiResult;

    #[called_by(cuptiEventDomainEnumEvents)]
    fn cuptiEventDomainEnumEvents(eventDomain: CUpti_EventDomainID, arraySizeBytes: *mut usize, eventArray: *mut CUpti_EventID) -> CUptiResult;

    #[called_by(cuptiEventDomainGetAttribute)]
    fn cuptiEventDomainGetAttribute(eventDomain: CUpti_EventDomainID, attrib: CUpti_EventDomainAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    #[called_by(cuptiEventDomainGetNumEvents)]
    fn cuptiEventDomainGetNumEvents(eventDomain: CUpti_EventDomainID, numEvents: *mut u32) -> CUptiResult;

    #[called_by(cuptiEventGetAttribute)]
    fn cuptiEventGetAttribute(event: CUpti_EventID, attrib: CUpti_EventAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    #[called_by(cuptiEventGetIdFromName)]
    fn cuptiEventGetIdFromName(device: driver::CUdevice, eventName: *const core::ffi::c_char, event: *mut CUpti_EventID) -> CUptiResult;

    #[called_by(owned cuptiEventGroupAddEvent)]
    fn cuptiEventGroupAddEvent(eventGroup: CUpti_EventGroup, event: CUpti_EventID) -> CUptiResult;

    #[called_by(owned cuptiEventGroupCreate)]
    fn cuptiEventGroupCreate(context: driver::CUcontext, eventGroup: *mut CUpti_EventGroup, flags: u32) -> CUptiResult;

    #[called_by(cuptiEventGroupDestroy)]
    fn cuptiEventGroupDestroy(eventGroup: CUpti_EventGroup) -> CUptiResult;

    #[called_by(owned cuptiEventGroupDisable)]
    fn cuptiEventGroupDisable(eventGroup: CUpti_EventGroup) -> CUptiResult;

    #[called_by(owned cuptiEventGroupEnable)]
    fn cuptiEventGroupEnable(eventGroup: CUpti_EventGroup) -> CUptiResult;

    #[called_by(owned cuptiEventGroupGetAttribute)]
    fn cuptiEventGroupGetAttribute(eventGroup: CUpti_EventGroup, attrib: CUpti_EventGroupAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    #[called_by(owned cuptiEventGroupReadAllEvents)]
    fn cuptiEventGroupReadAllEvents(eventGroup: CUpti_EventGroup, flags: CUpti_ReadEventFlags, eventValueBufferSizeBytes: *mut usize, eventValueBuffer: *mut u64, eventIdArraySizeBytes: *mut usize, eventIdArray: *mut CUpti_EventID, numEventIdsRead: *mut usize) -> CUptiResult;

    #[called_by(owned cuptiEventGroupReadEvent)]
    fn cuptiEventGroupReadEvent(eventGroup: CUpti_EventGroup, flags: CUpti_ReadEventFlags, event: CUpti_EventID, eventValueBufferSizeBytes: *mut usize, eventValueBuffer: *mut u64) -> CUptiResult;

    #[called_by(owned cuptiEventGroupRemoveAllEvents)]
    fn cuptiEventGroupRemoveAllEvents(eventGroup: CUpti_EventGroup) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(owned cuptiEventGroupRemoveEvent)]
    fn cuptiEventGroupRemoveEvent(eventGroup: CUpti_EventGroup, event: CUpti_EventID) -> CUptiResult;

    #[called_by(owned cuptiEventGroupResetAllEvents)]
    fn cuptiEventGroupResetAllEvents(eventGroup: CUpti_EventGroup) -> CUptiResult;

    #[called_by(owned cuptiEventGroupSetAttribute)]
    fn cuptiEventGroupSetAttribute(eventGroup: CUpti_EventGroup, attrib: CUpti_EventGroupAttribute, valueSize: usize, value: *mut c_void) -> CUptiResult;

    #[called_by(cuptiEventGroupSetDisable)]
    fn cuptiEventGroupSetDisable(eventGroupSet: *mut CUpti_EventGroupSet) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(cuptiEventGroupSetEnable)]
    fn cuptiEventGroupSetEnable(eventGroupSet: *mut CUpti_EventGroupSet) -> CUptiResult;

    #[called_by(owned cuptiEventGroupSetsCreate)]
    fn cuptiEventGroupSetsCreate(context: driver::CUcontext, eventIdArraySizeBytes: usize, eventIdArray: *mut CUpti_EventID, eventGroupPasses: *mut *mut CUpti_EventGroupSets) -> CUptiResult;

    #[called_by(cuptiEventGroupSetsDestroy)]
    fn cuptiEventGroupSetsDestroy(eventGroupSets: *mut CUpti_EventGroupSets) -> CUptiResult;

    #[called_by(cuptiFinalize)]
    fn cuptiFinalize() -> CUptiResult;

    #[called_by(owned cuptiGetAutoBoostState)]
    fn cuptiGetAutoBoostState(context: driver::CUcontext, state: *mut CUpti_ActivityAutoBoostState) -> CUptiResult;

    #[called_by(cuptiGetCallbackName)]
    fn cuptiGetCallbackName(domain: CUpti_CallbackDomain, cbid: u32, name: *mut *const core::ffi::c_char) -> CUptiResult;

    #[called_by(owned cuptiGetCallbackState)]
    fn cuptiGetCallbackState(enable: *mut u32, subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain, cbid: CUpti_CallbackId) -> CUptiResult;

    #[called_by(owned cuptiGetContextId)]
    fn cuptiGetContextId(context: driver::CUcontext, contextId: *mut u32) -> CUptiResult;

    #[called_by(cuptiGetCubinCrc)]
    fn cuptiGetCubinCrc(pParams: *mut CUpti_GetCubinCrcParams) -> CUptiResult;

    #[called_by(owned cuptiGetDeviceId)]
    fn cuptiGetDeviceId(context: driver::CUcontext, deviceId: *mut u32) -> CUptiResult;

    #[called_by(cuptiGetErrorMessage)]
    #[since = "12.2"]
    fn cuptiGetErrorMessage(result: CUptiResult, str: *mut *const core::ffi::c_char) -> CUptiResult;

    #[called_by(owned cuptiGetGraphExecId)]
    #[since = "12.3"]
    fn cuptiGetGraphExecId(graphExec: driver::CUgraphExec, pId: *mut u32) -> CUptiResult;

    #[called_by(owned cuptiGetGraphId)]
    fn cuptiGetGraphId(graph: driver::CUgraph, pId: *mut u32) -> CUptiResult;

    #[called_by(owned cuptiGetGraphNodeId)]
    fn cuptiGetGraphNodeId(node: driver::CUgraphNode, nodeId: *mut u64) -> CUptiResult;

    #[called_by(cuptiGetLastError)]
    fn cuptiGetLastError() -> CUptiResult;

    #[called_by(cuptiGetNumEventDomains)]
    fn cuptiGetNumEventDomains(numDomains: *mut u32) -> CUptiResult;

    #[called_by(cuptiGetNumMetrics)]
    fn cuptiGetNumMetrics(numMetrics: *mut u32) -> CUptiResult;

    #[called_by(cuptiGetResultString)]
    fn cuptiGetResultString(result: CUptiResult, str: *mut *const core::ffi::c_char) -> CUptiResult;

    #[called_by(cuptiGetSassToSourceCorrelation)]
    fn cuptiGetSassToSourceCorrelation(pParams: *mut CUpti_GetSassToSourceCorrelationParams) -> CUptiResult;

    #[called_by(owned cuptiGetStreamId)]
    fn cuptiGetStreamId(context: driver::CUcontext, stream: driver::CUstream, streamId: *mut u32) -> CUptiResult;

    #[called_by(owned cuptiGetStreamIdEx)]
    fn cuptiGetStreamIdEx(context: driver::CUcontext, stream: driver::CUstream, perThreadStream: u8, streamId: *mut u32) -> CUptiResult;

    #[called_by(cuptiGetThreadIdType)]
    fn cuptiGetThreadIdType(r#type: *mut CUpti_ActivityThreadIdType) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(cuptiGetTimestamp)]
    fn cuptiGetTimestamp(timestamp: *mut u64) -> CUptiResult;

    #[called_by(cuptiGetVersion)]
    fn cuptiGetVersion(version: *mut u32) -> CUptiResult;

    #[called_by(cuptiKernelReplaySubscribeUpdate)]
    fn cuptiKernelReplaySubscribeUpdate(updateFunc: CUpti_KernelReplayUpdateFunc, customData: *mut c_void) -> CUptiResult;

    #[called_by(owned cuptiMetricCreateEventGroupSets)]
    fn cuptiMetricCreateEventGroupSets(context: driver::CUcontext, metricIdArraySizeBytes: usize, metricIdArray: *mut CUpti_MetricID, eventGroupPasses: *mut *mut CUpti_EventGroupSets) -> CUptiResult;

    #[called_by(cuptiMetricEnumEvents)]
    fn cuptiMetricEnumEvents(metric: CUpti_MetricID, eventIdArraySizeBytes: *mut usize, eventIdArray: *mut CUpti_EventID) -> CUptiResult;

    #[called_by(cuptiMetricEnumProperties)]
    fn cuptiMetricEnumProperties(metric: CUpti_MetricID, propIdArraySizeBytes: *mut usize, propIdArray: *mut CUpti_MetricPropertyID) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(cuptiMetricGetAttribute)]
    fn cuptiMetricGetAttribute(metric: CUpti_MetricID, attrib: CUpti_MetricAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    #[called_by(cuptiMetricGetIdFromName)]
    fn cuptiMetricGetIdFromName(device: driver::CUdevice, metricName: *const core::ffi::c_char, metric: *mut CUpti_MetricID) -> CUptiResult;

    #[called_by(cuptiMetricGetNumEvents)]
    fn cuptiMetricGetNumEvents(metric: CUpti_MetricID, numEvents: *mut u32) -> CUptiResult;

    #[called_by(cuptiMetricGetNumProperties)]
    fn cuptiMetricGetNumProperties(metric: CUpti_MetricID, numProp: *mut u32) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(owned cuptiMetricGetRequiredEventGroupSets)]
    fn cuptiMetricGetRequiredEventGroupSets(context: driver::CUcontext, metric: CUpti_MetricID, eventGroupSets: *mut *mut CUpti_EventGroupSets) -> CUptiResult;

    #[called_by(cuptiMetricGetValue)]
    fn cuptiMetricGetValue(device: driver::CUdevice, metric: CUpti_MetricID, eventIdArraySizeBytes: usize, eventIdArray: *mut CUpti_EventID, eventValueArraySizeBytes: usize, eventValueArray: *mut u64, timeDuration: u64, metricValue: *mut CUpti_MetricValue) -> CUptiResult;

    #[called_by(cuptiMetricGetValue2)]
    fn cuptiMetricGetValue2(metric: CUpti_MetricID, eventIdArraySizeBytes: usize, eventIdArray: *mut CUpti_EventID, eventValueArraySizeBytes: usize, eventValueArray: *mut u64, propIdArraySizeBytes: usize, propIdArray: *mut CUpti_MetricPropertyID, propValueArraySizeBytes: usize, propValueArray: *mut u64, metricValue: *mut CUpti_MetricValue) -> CUptiResult;

    #[called_by(cuptiPCSamplingDisable)]
    fn cuptiPCSamplingDisable(pParams: *mut CUpti_PCSamplingDisableParams) -> CUptiResult;

    #[called_by(cuptiPCSamplingEnable)]
    fn cuptiPCSamplingEnable(pParams: *mut CUpti_PCSamplingEnableParams) -> CUptiResult;

    #[called_by(cuptiPCSamplingGetConfigurationAttribute)]
    fn cuptiPCSamplingGetConfigurationAttribute(pParams: *mut CUpti_PCSamplingConfigurationInfoParams) -> CUptiResult;

    #[called_by(cuptiPCSamplingGetData)]
    fn cuptiPCSamplingGetData(pParams: *mut CUpti_PCSamplingGetDataParams) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(cuptiPCSamplingGetNumStallReasons)]
    fn cuptiPCSamplingGetNumStallReasons(pParams: *mut CUpti_PCSamplingGetNumStallReasonsParams) -> CUptiResult;

    #[called_by(cuptiPCSamplingGetStallReasons)]
    fn cuptiPCSamplingGetStallReasons(pParams: *mut CUpti_PCSamplingGetStallReasonsParams) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(cuptiPCSamplingSetConfigurationAttribute)]
    fn cuptiPCSamplingSetConfigurationAttribute(pParams: *mut CUpti_PCSamplingConfigurationInfoParams) -> CUptiResult;

    #[called_by(cuptiPCSamplingStart)]
    fn cuptiPCSamplingStart(pParams: *mut CUpti_PCSamplingStartParams) -> CUptiResult;

    #[called_by(cuptiPCSamplingStop)]
    fn cuptiPCSamplingStop(pParams: *mut CUpti_PCSamplingStopParams) -> CUptiResult;

    #[called_by(cuptiPmSamplingCounterDataGetSampleInfo)]
    #[since = "12.6"]
    fn cuptiPmSamplingCounterDataGetSampleInfo(pParams: *mut CUpti_PmSampling_CounterData_GetSampleInfo_Params) -> CUptiResult;

    #[called_by(cuptiPmSamplingCounterDataImageInitialize)]
    #[since = "12.6"]
    fn cuptiPmSamplingCounterDataImageInitialize(pParams: *mut CUpti_PmSampling_CounterDataImage_Initialize_Params) -> CUptiResult;

    #[called_by(cuptiPmSamplingDecodeData)]
    #[since = "12.6"]
    fn cuptiPmSamplingDecodeData(pParams: *mut CUpti_PmSampling_DecodeData_Params) -> CUptiResult;

    #[called_by(cuptiPmSamplingDisable)]
    #[since = "12.6"]
    fn cuptiPmSamplingDisable(pParams: *mut CUpti_PmSampling_Disable_Params) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(cuptiPmSamplingEnable)]
    #[since = "12.6"]
    fn cuptiPmSamplingEnable(pParams: *mut CUpti_PmSampling_Enable_Params) -> CUptiResult;

    #[called_by(cuptiPmSamplingGetCounterAvailability)]
    #[since = "12.6"]
    fn cuptiPmSamplingGetCounterAvailability(pParams: *mut CUpti_PmSampling_GetCounterAvailability_Params) -> CUptiResult;

    #[called_by(cuptiPmSamplingGetCounterDataInfo)]
    #[since = "12.6"]
    fn cuptiPmSamplingGetCounterDataInfo(pParams: *mut CUpti_PmSampling_GetCounterDataInfo_Params) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(cuptiPmSamplingGetCounterDataSize)]
    #[since = "12.6"]
    fn cuptiPmSamplingGetCounterDataSize(pParams: *mut CUpti_PmSampling_GetCounterDataSize_Params) -> CUptiResult;

    #[called_by(cuptiPmSamplingSetConfig)]
    #[since = "12.6"]
    fn cuptiPmSamplingSetConfig(pParams: *mut CUpti_PmSampling_SetConfig_Params) -> CUptiResult;

    #[called_by(cuptiPmSamplingStart)]
    #[since = "12.6"]
    fn cuptiPmSamplingStart(pParams: *mut CUpti_PmSampling_Start_Params) -> CUptiResult;

    #[called_by(cuptiPmSamplingStop)]
    #[since = "12.6"]
    fn cuptiPmSamplingStop(pParams: *mut CUpti_PmSampling_Stop_Params) -> CUptiResult;

    #[called_by(cuptiProfilerBeginPass)]
    fn cuptiProfilerBeginPass(pParams: *mut CUpti_Profiler_BeginPass_Params) -> CUptiResult;

    #[called_by(cuptiProfilerBeginSession)]
    fn cuptiProfilerBeginSession(pParams: *mut CUpti_Profiler_BeginSession_Params) -> CUptiResult;

    #[called_by(cuptiProfilerCounterDataImageCalculateScratchBufferSize)]
    fn cuptiProfilerCounterDataImageCalculateScratchBufferSize(pParams: *mut CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params) -> CUptiResult;

    #[called_by(cuptiProfilerCounterDataImageCalculateSize)]
    fn cuptiProfilerCounterDataImageCalculateSize(pParams: *mut CUpti_Profiler_CounterDataImage_CalculateSize_Params) -> CUptiResult;

    #[called_by(cuptiProfilerCounterDataImageInitialize)]
    fn cuptiProfilerCounterDataImageInitialize(pParams: *mut CUpti_Profiler_CounterDataImage_Initialize_Params) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(cuptiProfilerCounterDataImageInitializeScratchBuffer)]
    fn cuptiProfilerCounterDataImageInitializeScratchBuffer(pParams: *mut CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params) -> CUptiResult;

    #[called_by(cuptiProfilerDeInitialize)]
    fn cuptiProfilerDeInitialize(pParams: *mut CUpti_Profiler_DeInitialize_Params) -> CUptiResult;

    #[called_by(cuptiProfilerDeviceSupported)]
    fn cuptiProfilerDeviceSupported(pParams: *mut CUpti_Profiler_DeviceSupported_Params) -> CUptiResult;

    #[called_by(cuptiProfilerDisableProfiling)]
    fn cuptiProfilerDisableProfiling(pParams: *mut CUpti_Profiler_DisableProfiling_Params) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(cuptiProfilerEnableProfiling)]
    fn cuptiProfilerEnableProfiling(pParams: *mut CUpti_Profiler_EnableProfiling_Params) -> CUptiResult;

    #[called_by(cuptiProfilerEndPass)]
    fn cuptiProfilerEndPass(pParams: *mut CUpti_Profiler_EndPass_Params) -> CUptiResult;

    #[called_by(cuptiProfilerEndSession)]
    fn cuptiProfilerEndSession(pParams: *mut CUpti_Profiler_EndSession_Params) -> CUptiResult;

    #[called_by(cuptiProfilerFlushCounterData)]
    fn cuptiProfilerFlushCounterData(pParams: *mut CUpti_Profiler_FlushCounterData_Params) -> CUptiResult;

    #[called_by(cuptiProfilerGetCounterAvailability)]
    fn cuptiProfilerGetCounterAvailability(pParams: *mut CUpti_Profiler_GetCounterAvailability_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostConfigAddMetrics)]
    #[since = "12.6"]
    fn cuptiProfilerHostConfigAddMetrics(pParams: *mut CUpti_Profiler_Host_ConfigAddMetrics_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostDeinitialize)]
    #[since = "12.6"]
    fn cuptiProfilerHostDeinitialize(pParams: *mut CUpti_Profiler_Host_Deinitialize_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostEvaluateToGpuValues)]
    #[since = "12.6"]
    fn cuptiProfilerHostEvaluateToGpuValues(pParams: *mut CUpti_Profiler_Host_EvaluateToGpuValues_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostGetBaseMetrics)]
    #[since = "12.6"]
    fn cuptiProfilerHostGetBaseMetrics(pParams: *mut CUpti_Profiler_Host_GetBaseMetrics_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostGetConfigImage)]
    #[since = "12.6"]
    fn cuptiProfilerHostGetConfigImage(pParams: *mut CUpti_Profiler_Host_GetConfigImage_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostGetConfigImageSize)]
    #[since = "12.6"]
    fn cuptiProfilerHostGetConfigImageSize(pParams: *mut CUpti_Profiler_Host_GetConfigImageSize_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostGetMaxNumHardwareMetricsPerPass)]
    #[since = "12.6"]
    fn cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(pParams: *mut CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostGetMetricProperties)]
    #[since = "12.6"]
    fn cuptiProfilerHostGetMetricProperties(pParams: *mut CUpti_Profiler_Host_GetMetricProperties_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostGetNumOfPasses)]
    #[since = "12.6"]
    fn cuptiProfilerHostGetNumOfPasses(pParams: *mut CUpti_Profiler_Host_GetNumOfPasses_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostGetRangeName)]
    #[since = "12.6"]
    fn cuptiProfilerHostGetRangeName(pParams: *mut CUpti_Profiler_Host_GetRangeName_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostGetSubMetrics)]
    #[since = "12.6"]
    fn cuptiProfilerHostGetSubMetrics(pParams: *mut CUpti_Profiler_Host_GetSubMetrics_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostGetSupportedChips)]
    #[since = "12.6"]
    fn cuptiProfilerHostGetSupportedChips(pParams: *mut CUpti_Profiler_Host_GetSupportedChips_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostInitialize)]
    #[since = "12.6"]
    fn cuptiProfilerHostInitialize(pParams: *mut CUpti_Profiler_Host_Initialize_Params) -> CUptiResult;

    #[called_by(cuptiProfilerInitialize)]
    fn cuptiProfilerInitialize(pParams: *mut CUpti_Profiler_Initialize_Params) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(cuptiProfilerIsPassCollected)]
    fn cuptiProfilerIsPassCollected(pParams: *mut CUpti_Profiler_IsPassCollected_Params) -> CUptiResult;

    #[called_by(cuptiProfilerPopRange)]
    fn cuptiProfilerPopRange(pParams: *mut CUpti_Profiler_PopRange_Params) -> CUptiResult;

    #[called_by(cuptiProfilerPushRange)]
    fn cuptiProfilerPushRange(pParams: *mut CUpti_Profiler_PushRange_Params) -> CUptiResult;

    #[called_by(cuptiProfilerSetConfig)]
    fn cuptiProfilerSetConfig(pParams: *mut CUpti_Profiler_SetConfig_Params) -> CUptiResult;

    #[called_by(cuptiProfilerUnsetConfig)]
    fn cuptiProfilerUnsetConfig(pParams: *mut CUpti_Profiler_UnsetConfig_Params) -> CUptiResult;

    #[called_by(cuptiRangeProfilerCounterDataGetRangeInfo)]
    #[since = "12.6"]
    fn cuptiRangeProfilerCounterDataGetRangeInfo(pParams: *mut CUpti_RangeProfiler_CounterData_GetRangeInfo_Params) -> CUptiResult;

    #[called_by(cuptiRangeProfilerCounterDataImageInitialize)]
    #[since = "12.6"]
    fn cuptiRangeProfilerCounterDataImageInitialize(pParams: *mut CUpti_RangeProfiler_CounterDataImage_Initialize_Params) -> CUptiResult;

    #[called_by(cuptiRangeProfilerDecodeData)]
    #[since = "12.6"]
    fn cuptiRangeProfilerDecodeData(pParams: *mut CUpti_RangeProfiler_DecodeData_Params) -> CUptiResult;

    #[called_by(cuptiRangeProfilerDisable)]
    #[since = "12.6"]
    fn cuptiRangeProfilerDisable(pParams: *mut CUpti_RangeProfiler_Disable_Params) -> CUptiResult;

    #[called_by(cuptiRangeProfilerEnable)]
    #[since = "12.6"]
    fn cuptiRangeProfilerEnable(pParams: *mut CUpti_RangeProfiler_Enable_Params) -> CUptiResult;

    #[called_by(cuptiRangeProfilerGetCounterDataInfo)]
    #[since = "12.6"]
    fn cuptiRangeProfilerGetCounterDataInfo(pParams: *mut CUpti_RangeProfiler_GetCounterDataInfo_Params) -> CUptiResult;

    #[called_by(cuptiRangeProfilerGetCounterDataSize)]
    #[since = "12.6"]
    fn cuptiRangeProfilerGetCounterDataSize(pParams: *mut CUpti_RangeProfiler_GetCounterDataSize_Params) -> CUptiResult;

    #[called_by(cuptiRangeProfilerPopRange)]
    #[since = "12.6"]
    fn cuptiRangeProfilerPopRange(pParams: *mut CUpti_RangeProfiler_PopRange_Params) -> CUptiResult;

    #[called_by(cuptiRangeProfilerPushRange)]
    #[since = "12.6"]
    fn cuptiRangeProfilerPushRange(pParams: *mut CUpti_RangeProfiler_PushRange_Params) -> CUptiResult;

    #[called_by(cuptiRangeProfilerSetConfig)]
    #[since = "12.6"]
    fn cuptiRangeProfilerSetConfig(pParams: *mut CUpti_RangeProfiler_SetConfig_Params) -> CUptiResult;

    #[called_by(cuptiRangeProfilerStart)]
    #[since = "12.6"]
    fn cuptiRangeProfilerStart(pParams: *mut CUpti_RangeProfiler_Start_Params) -> CUptiResult;

    #[called_by(cuptiRangeProfilerStop)]
    #[since = "12.6"]
    fn cuptiRangeProfilerStop(pParams: *mut CUpti_RangeProfiler_Stop_Params) -> CUptiResult;

    #[called_by(cuptiRegisterComputeCrcCallback)]
    fn cuptiRegisterComputeCrcCallback(funcComputeCubinCrc: CUpti_ComputeCrcCallbackFunc) -> CUptiResult;

    #[called_by(cuptiSassMetricsDisable)]
    #[since = "12.2"]
    fn cuptiSassMetricsDisable(pParams: *mut CUpti_SassMetricsDisable_Params) -> CUptiResult;

    #[called_by(cuptiSassMetricsEnable)]
    #[since = "12.2"]
    fn cuptiSassMetricsEnable(pParams: *mut CUpti_SassMetricsEnable_Params) -> CUptiResult;

    #[called_by(cuptiSassMetricsFlushData)]
    #[since = "12.2"]
    fn cuptiSassMetricsFlushData(pParams: *mut CUpti_SassMetricsFlushData_Params) -> CUptiResult;

    #[called_by(cuptiSassMetricsGetDataProperties)]
    #[since = "12.2"]
    fn cuptiSassMetricsGetDataProperties(pParams: *mut CUpti_SassMetricsGetDataProperties_Params) -> CUptiResult;

    #[called_by(cuptiSassMetricsGetMetrics)]
    #[since = "12.2"]
    fn cuptiSassMetricsGetMetrics(pParams: *mut CUpti_SassMetrics_GetMetrics_Params) -> CUptiResult;
}

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(cuptiSassMetricsGetNumOfMetrics)]
    #[since = "12.2"]
    fn cuptiSassMetricsGetNumOfMetrics(pParams: *mut CUpti_SassMetrics_GetNumOfMetrics_Params) -> CUptiResult;

    #[called_by(cuptiSassMetricsGetProperties)]
    #[since = "12.2"]
    fn cuptiSassMetricsGetProperties(pParams: *mut CUpti_SassMetrics_GetProperties_Params) -> CUptiResult;

    #[called_by(cuptiSassMetricsSetConfig)]
    #[since = "12.2"]
    fn cuptiSassMetricsSetConfig(pParams: *mut CUpti_SassMetricsSetConfig_Params) -> CUptiResult;

    #[called_by(cuptiSassMetricsUnsetConfig)]
    #[since = "12.2"]
    fn cuptiSassMetricsUnsetConfig(pParams: *mut CUpti_SassMetricsUnsetConfig_Params) -> CUptiResult;

    #[called_by(owned cuptiSetEventCollectionMode)]
    fn cuptiSetEventCollectionMode(context: driver::CUcontext, mode: CUpti_EventCollectionMode) -> CUptiResult;

    #[called_by(cuptiSetThreadIdType)]
    fn cuptiSetThreadIdType(r#type: CUpti_ActivityThreadIdType) -> CUptiResult;

    #[called_by(owned cuptiSubscribe)]
    fn cuptiSubscribe(subscriber: *mut CUpti_SubscriberHandle, callback: CUpti_CallbackFunc, userdata: *mut c_void) -> CUptiResult;

    #[called_by(cuptiSupportedDomains)]
    fn cuptiSupportedDomains(domainCount: *mut usize, domainTable: *mut CUpti_DomainTable) -> CUptiResult;

    #[called_by(cuptiUnsubscribe)]
    fn cuptiUnsubscribe(subscriber: CUpti_SubscriberHandle) -> CUptiResult;
}
