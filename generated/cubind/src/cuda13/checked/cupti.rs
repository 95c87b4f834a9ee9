//! The functions of the CUPTI as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::cupti as raw;
#[allow(unused_imports)]
use raw::CUPTI;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::cupti::all_types::*;

checked! {
    CUPTI, CUptiResult;
    fn cuptiActivityConfigurePCSampling(
        ctx: driver::CUcontext,
        config: &CUpti_ActivityPCSamplingConfig,
    ) -> ();
    fn cuptiActivityConfigureUnifiedMemoryCounter(
        config: &[CUpti_ActivityUnifiedMemoryCounterConfig],
    ) -> ();
    fn cuptiActivityDisable(kind: CUpti_ActivityKind) -> ();
    fn cuptiActivityDisableContext(
        context: driver::CUcontext,
        kind: CUpti_ActivityKind,
    ) -> ();
    fn cuptiActivityDisable_v2(
        subscriber: CUpti_SubscriberHandle,
        kind: CUpti_ActivityKind,
        pActivityConfig: Option<&CUpti_ActivityConfig>,
    ) -> ();
    fn cuptiActivityEnable(kind: CUpti_ActivityKind) -> ();
    fn cuptiActivityEnableAllSyncRecords(enable: u8) -> ();
    fn cuptiActivityEnableAllocationSource(enable: u8) -> ();
    fn cuptiActivityEnableAndDump(kind: CUpti_ActivityKind) -> ();
    fn cuptiActivityEnableAndDump_v2(
        subscriber: CUpti_SubscriberHandle,
        kind: CUpti_ActivityKind,
        activityConfig: Option<&CUpti_ActivityConfig>,
    ) -> ();
    fn cuptiActivityEnableContext(
        context: driver::CUcontext,
        kind: CUpti_ActivityKind,
    ) -> ();
    fn cuptiActivityEnableCudaEventDeviceTimestamps(enable: u8) -> ();
    fn cuptiActivityEnableDeviceGraph(enable: u8) -> ();
    fn cuptiActivityEnableDriverApi(cbid: CUpti_CallbackId, enable: u8) -> ();
    fn cuptiActivityEnableDriverApi_v2(
        subscriber: CUpti_SubscriberHandle,
        cbid: CUpti_CallbackId,
        enable: u8,
    ) -> ();
    fn cuptiActivityEnableHWTrace(enable: u8) -> ();
    fn cuptiActivityEnableLatencyTimestamps(enable: u8) -> ();
    fn cuptiActivityEnableLaunchAttributes(enable: u8) -> ();
    fn cuptiActivityEnableRuntimeApi(cbid: CUpti_CallbackId, enable: u8) -> ();
    fn cuptiActivityEnableRuntimeApi_v2(
        subscriber: CUpti_SubscriberHandle,
        cbid: CUpti_CallbackId,
        enable: u8,
    ) -> ();
    fn cuptiActivityEnable_v2(
        subscriber: CUpti_SubscriberHandle,
        kind: CUpti_ActivityKind,
        pActivityConfig: Option<&CUpti_ActivityConfig>,
    ) -> ();
    fn cuptiActivityFlush(
        context: driver::CUcontext,
        streamId: u32,
        flag: CUpti_ActivityFlag,
    ) -> ();
    fn cuptiActivityFlushAll(flag: CUpti_ActivityFlag) -> ();
    fn cuptiActivityFlushPeriod(time: u32) -> ();
    fn cuptiActivityGetAttribute<T: Output>(
        attr: CUpti_ActivityAttribute,
        value: &mut [T],
    ) -> usize;
    fn cuptiActivityGetAttribute_v2<T: Output>(
        subscriber: CUpti_SubscriberHandle,
        attr: CUpti_ActivityAttribute,
        value: &mut [T],
    ) -> usize;
    fn cuptiActivityGetEnabledKinds(
        subscriber: CUpti_SubscriberHandle,
        buffer: &mut [CUpti_ActivityKind],
    ) -> (u32, u32);
    fn cuptiActivityGetNextRecord(
        buffer: *mut u8,
        validBufferSizeBytes: usize,
        record: *mut CUpti_Activity,
    ) -> *mut CUpti_Activity;
    fn cuptiActivityGetNextRecord_v2(
        subscriber: CUpti_SubscriberHandle,
        buffer: *mut u8,
        validBufferSizeBytes: usize,
        record: *mut CUpti_Activity,
    ) -> *mut CUpti_Activity;
    fn cuptiActivityGetNumDroppedRecords(
        context: driver::CUcontext,
        streamId: u32,
    ) -> usize;
    fn cuptiActivityGetNumDroppedRecords_v2(
        subscriber: CUpti_SubscriberHandle,
        context: driver::CUcontext,
        streamId: u32,
    ) -> usize;
    fn cuptiActivityGetStructSize(
        activityKind: CUpti_ActivityKind,
        version: u32,
    ) -> usize;
    fn cuptiActivityPopExternalCorrelationId(kind: CUpti_ExternalCorrelationKind) -> u64;
    fn cuptiActivityPopExternalCorrelationId_v2(
        subscriber: CUpti_SubscriberHandle,
        kind: CUpti_ExternalCorrelationKind,
    ) -> u64;
    fn cuptiActivityPushExternalCorrelationId(
        kind: CUpti_ExternalCorrelationKind,
        id: u64,
    ) -> ();
    fn cuptiActivityPushExternalCorrelationId_v2(
        subscriber: CUpti_SubscriberHandle,
        kind: CUpti_ExternalCorrelationKind,
        id: u64,
    ) -> ();
    fn cuptiActivityRegisterCallbacks(
        funcBufferRequested: CUpti_BuffersCallbackRequestFunc,
        funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc,
    ) -> ();
    fn cuptiActivityRegisterCallbacks_v2(
        subscriber: CUpti_SubscriberHandle,
        funcBufferRequested: CUpti_BuffersCallbackRequestFunc_v2,
        funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc_v2,
    ) -> ();
    fn cuptiActivityRegisterTimestampCallback(
        funcTimestamp: CUpti_TimestampCallbackFunc,
    ) -> ();
    fn cuptiActivitySetAttribute<T: Input>(
        attr: CUpti_ActivityAttribute,
        value: &[T],
    ) -> usize;
    fn cuptiActivitySetAttribute_v2<T: Input>(
        subscriber: CUpti_SubscriberHandle,
        attr: CUpti_ActivityAttribute,
        value: &[T],
    ) -> usize;
    fn cuptiClockControlGetStatus(ctx: driver::CUcontext) -> CUpti_ClockControl_Status;
    fn cuptiClockControlLock(
        ctx: driver::CUcontext,
        mode: CUpti_ClockControl_Mode,
    ) -> ();
    fn cuptiClockControlUnlock() -> ();
    fn cuptiComputeCapabilitySupported(major: i32, minor: i32) -> i32;
    fn cuptiDeviceEnumEventDomains<T: Output>(
        device: driver::CUdevice,
        domainArray: &mut [T],
    ) -> usize;
    fn cuptiDeviceEnumMetrics<T: Output>(
        device: driver::CUdevice,
        metricArray: &mut [T],
    ) -> usize;
    fn cuptiDeviceGetAttribute<T: Output>(
        device: driver::CUdevice,
        attrib: CUpti_DeviceAttribute,
        value: &mut [T],
    ) -> usize;
    fn cuptiDeviceGetChipName(pParams: &mut CUpti_Device_GetChipName_Params) -> ();
    fn cuptiDeviceGetEventDomainAttribute<T: Output>(
        device: driver::CUdevice,
        eventDomain: CUpti_EventDomainID,
        attrib: CUpti_EventDomainAttribute,
        value: &mut [T],
    ) -> usize;
    fn cuptiDeviceGetNumEventDomains(device: driver::CUdevice) -> u32;
    fn cuptiDeviceGetNumMetrics(device: driver::CUdevice) -> u32;
    fn cuptiDeviceSupported(dev: driver::CUdevice) -> i32;
    fn cuptiDeviceVirtualizationMode(
        dev: driver::CUdevice,
    ) -> CUpti_DeviceVirtualizationMode;
    fn cuptiDisableKernelReplayMode(context: driver::CUcontext) -> ();
    fn cuptiEnableAllDomains(enable: u32, subscriber: CUpti_SubscriberHandle) -> ();
    fn cuptiEnableCallback(
        enable: u32,
        subscriber: CUpti_SubscriberHandle,
        domain: CUpti_CallbackDomain,
        cbid: CUpti_CallbackId,
    ) -> ();
    fn cuptiEnableDomain(
        enable: u32,
        subscriber: CUpti_SubscriberHandle,
        domain: CUpti_CallbackDomain,
    ) -> ();
    fn cuptiEnableKernelReplayMode(context: driver::CUcontext) -> ();
    fn cuptiEnumEventDomains<T: Output>(domainArray: &mut [T]) -> usize;
    fn cuptiEnumMetrics<T: Output>(metricArray: &mut [T]) -> usize;
    fn cuptiEventDomainEnumEvents<T: Output>(
        eventDomain: CUpti_EventDomainID,
        eventArray: &mut [T],
    ) -> usize;
    fn cuptiEventDomainGetAttribute<T: Output>(
        eventDomain: CUpti_EventDomainID,
        attrib: CUpti_EventDomainAttribute,
        value: &mut [T],
    ) -> usize;
    fn cuptiEventDomainGetNumEvents(eventDomain: CUpti_EventDomainID) -> u32;
    fn cuptiEventGetAttribute<T: Output>(
        event: CUpti_EventID,
        attrib: CUpti_EventAttribute,
        value: &mut [T],
    ) -> usize;
    fn cuptiEventGetIdFromName(
        device: driver::CUdevice,
        eventName: &CStr,
    ) -> CUpti_EventID;
    fn cuptiEventGroupAddEvent(eventGroup: CUpti_EventGroup, event: CUpti_EventID) -> ();
    fn cuptiEventGroupCreate(context: driver::CUcontext, flags: u32) -> CUpti_EventGroup;
    fn cuptiEventGroupDestroy(eventGroup: CUpti_EventGroup) -> ();
    fn cuptiEventGroupDisable(eventGroup: CUpti_EventGroup) -> ();
    fn cuptiEventGroupEnable(eventGroup: CUpti_EventGroup) -> ();
    fn cuptiEventGroupGetAttribute<T: Output>(
        eventGroup: CUpti_EventGroup,
        attrib: CUpti_EventGroupAttribute,
        value: &mut [T],
    ) -> usize;
    fn cuptiEventGroupReadAllEvents<T: Output>(
        eventGroup: CUpti_EventGroup,
        flags: CUpti_ReadEventFlags,
        eventValueBuffer: &mut [u8],
        eventIdArray: &mut [T],
    ) -> (usize, usize, usize);
    fn cuptiEventGroupReadEvent(
        eventGroup: CUpti_EventGroup,
        flags: CUpti_ReadEventFlags,
        event: CUpti_EventID,
        eventValueBuffer: &mut [u8],
    ) -> usize;
    fn cuptiEventGroupRemoveAllEvents(eventGroup: CUpti_EventGroup) -> ();
    fn cuptiEventGroupRemoveEvent(
        eventGroup: CUpti_EventGroup,
        event: CUpti_EventID,
    ) -> ();
    fn cuptiEventGroupResetAllEvents(eventGroup: CUpti_EventGroup) -> ();
    fn cuptiEventGroupSetAttribute<T: Input>(
        eventGroup: CUpti_EventGroup,
        attrib: CUpti_EventGroupAttribute,
        value: &[T],
    ) -> ();
    fn cuptiEventGroupSetDisable(eventGroupSet: &CUpti_EventGroupSet) -> ();
    fn cuptiEventGroupSetEnable(eventGroupSet: &CUpti_EventGroupSet) -> ();
    fn cuptiEventGroupSetsCreate<T: Input>(
        context: driver::CUcontext,
        eventIdArray: &[T],
    ) -> *mut CUpti_EventGroupSets;
    fn cuptiEventGroupSetsDestroy(eventGroupSets: *mut CUpti_EventGroupSets) -> ();
    fn cuptiFinalize() -> ();
    fn cuptiGetAutoBoostState(
        context: driver::CUcontext,
    ) -> CUpti_ActivityAutoBoostState;
    fn cuptiGetCallbackName(
        domain: CUpti_CallbackDomain,
        cbid: u32,
    ) -> *const core::ffi::c_char;
    fn cuptiGetCallbackState(
        subscriber: CUpti_SubscriberHandle,
        domain: CUpti_CallbackDomain,
        cbid: CUpti_CallbackId,
    ) -> u32;
    fn cuptiGetContextId(context: driver::CUcontext) -> u32;
    fn cuptiGetCubinCrc(pParams: &mut CUpti_GetCubinCrcParams) -> ();
    fn cuptiGetCudaEventId(event: driver::CUevent) -> u32;
    fn cuptiGetDeviceId(context: driver::CUcontext) -> u32;
    fn cuptiGetEnabledCallbacks(
        subscriber: CUpti_SubscriberHandle,
        domain: CUpti_CallbackDomain,
        buffer: &mut [CUpti_CallbackId],
    ) -> (u32, u32);
    fn cuptiGetErrorMessage(result: CUptiResult) -> *const core::ffi::c_char;
    fn cuptiGetGraphExecId(graphExec: driver::CUgraphExec) -> u32;
    fn cuptiGetGraphId(graph: driver::CUgraph) -> u32;
    fn cuptiGetGraphNodeId(node: driver::CUgraphNode) -> u64;
    fn cuptiGetLastError() -> ();
    fn cuptiGetNumEventDomains() -> u32;
    fn cuptiGetNumMetrics() -> u32;
    fn cuptiGetResultString(result: CUptiResult) -> *const core::ffi::c_char;
    fn cuptiGetSassToSourceCorrelation(
        pParams: &mut CUpti_GetSassToSourceCorrelationParams,
    ) -> ();
    fn cuptiGetStreamId(context: driver::CUcontext, stream: driver::CUstream) -> u32;
    fn cuptiGetStreamIdEx(
        context: driver::CUcontext,
        stream: driver::CUstream,
        perThreadStream: u8,
    ) -> u32;
    fn cuptiGetThreadIdType() -> CUpti_ActivityThreadIdType;
    fn cuptiGetTimestamp() -> u64;
    fn cuptiGetTimestamp_v2(subscriber: CUpti_SubscriberHandle) -> u64;
    fn cuptiGetVersion() -> u32;
    fn cuptiIsTracingSessionRunning() -> u8;
    fn cuptiKernelReplaySubscribeUpdate(
        updateFunc: CUpti_KernelReplayUpdateFunc,
        customData: *mut c_void,
    ) -> ();
    fn cuptiMetricCreateEventGroupSets<T: Input>(
        context: driver::CUcontext,
        metricIdArray: &[T],
    ) -> *mut CUpti_EventGroupSets;
    fn cuptiMetricEnumEvents<T: Output>(
        metric: CUpti_MetricID,
        eventIdArray: &mut [T],
    ) -> usize;
    fn cuptiMetricEnumProperties<T: Output>(
        metric: CUpti_MetricID,
        propIdArray: &mut [T],
    ) -> usize;
    fn cuptiMetricGetAttribute<T: Output>(
        metric: CUpti_MetricID,
        attrib: CUpti_MetricAttribute,
        value: &mut [T],
    ) -> usize;
    fn cuptiMetricGetIdFromName(
        device: driver::CUdevice,
        metricName: &CStr,
    ) -> CUpti_MetricID;
    fn cuptiMetricGetNumEvents(metric: CUpti_MetricID) -> u32;
    fn cuptiMetricGetNumProperties(metric: CUpti_MetricID) -> u32;
    fn cuptiMetricGetRequiredEventGroupSets(
        context: driver::CUcontext,
        metric: CUpti_MetricID,
    ) -> *mut CUpti_EventGroupSets;
    fn cuptiMetricGetValue<T: Input>(
        device: driver::CUdevice,
        metric: CUpti_MetricID,
        eventIdArray: &[T],
        eventValueArray: &[u8],
        timeDuration: u64,
    ) -> CUpti_MetricValue;
    fn cuptiMetricGetValue2<T: Input, U: Input>(
        metric: CUpti_MetricID,
        eventIdArray: &[T],
        eventValueArray: &[u8],
        propIdArray: &[U],
        propValueArray: &[u8],
    ) -> CUpti_MetricValue;
    fn cuptiPCSamplingDisable(pParams: &mut CUpti_PCSamplingDisableParams) -> ();
    fn cuptiPCSamplingEnable(pParams: &mut CUpti_PCSamplingEnableParams) -> ();
    fn cuptiPCSamplingGetConfigurationAttribute(
        pParams: &mut CUpti_PCSamplingConfigurationInfoParams,
    ) -> ();
    fn cuptiPCSamplingGetData(pParams: &mut CUpti_PCSamplingGetDataParams) -> ();
    fn cuptiPCSamplingGetNumStallReasons(
        pParams: &mut CUpti_PCSamplingGetNumStallReasonsParams,
    ) -> ();
    fn cuptiPCSamplingGetStallReasons(
        pParams: &mut CUpti_PCSamplingGetStallReasonsParams,
    ) -> ();
    fn cuptiPCSamplingSetConfigurationAttribute(
        pParams: &mut CUpti_PCSamplingConfigurationInfoParams,
    ) -> ();
    fn cuptiPCSamplingStart(pParams: &mut CUpti_PCSamplingStartParams) -> ();
    fn cuptiPCSamplingStop(pParams: &mut CUpti_PCSamplingStopParams) -> ();
    fn cuptiPmSamplingCounterDataGetSampleInfo(
        pParams: &mut CUpti_PmSampling_CounterData_GetSampleInfo_Params,
    ) -> ();
    fn cuptiPmSamplingCounterDataImageInitialize(
        pParams: &mut CUpti_PmSampling_CounterDataImage_Initialize_Params,
    ) -> ();
    fn cuptiPmSamplingDecodeData(pParams: &mut CUpti_PmSampling_DecodeData_Params) -> ();
    fn cuptiPmSamplingDisable(pParams: &mut CUpti_PmSampling_Disable_Params) -> ();
    fn cuptiPmSamplingEnable(pParams: &mut CUpti_PmSampling_Enable_Params) -> ();
    fn cuptiPmSamplingGetCounterAvailability(
        pParams: &mut CUpti_PmSampling_GetCounterAvailability_Params,
    ) -> ();
    fn cuptiPmSamplingGetCounterDataInfo(
        pParams: &mut CUpti_PmSampling_GetCounterDataInfo_Params,
    ) -> ();
    fn cuptiPmSamplingGetCounterDataSize(
        pParams: &mut CUpti_PmSampling_GetCounterDataSize_Params,
    ) -> ();
    fn cuptiPmSamplingSetConfig(pParams: &mut CUpti_PmSampling_SetConfig_Params) -> ();
    fn cuptiPmSamplingStart(pParams: &mut CUpti_PmSampling_Start_Params) -> ();
    fn cuptiPmSamplingStop(pParams: &mut CUpti_PmSampling_Stop_Params) -> ();
    fn cuptiProfilerBeginPass(pParams: &mut CUpti_Profiler_BeginPass_Params) -> ();
    fn cuptiProfilerBeginSession(pParams: &mut CUpti_Profiler_BeginSession_Params) -> ();
    fn cuptiProfilerCounterDataImageCalculateScratchBufferSize(
        pParams: &mut CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params,
    ) -> ();
    fn cuptiProfilerCounterDataImageCalculateSize(
        pParams: &mut CUpti_Profiler_CounterDataImage_CalculateSize_Params,
    ) -> ();
    fn cuptiProfilerCounterDataImageInitialize(
        pParams: &mut CUpti_Profiler_CounterDataImage_Initialize_Params,
    ) -> ();
    fn cuptiProfilerCounterDataImageInitializeScratchBuffer(
        pParams: &mut CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params,
    ) -> ();
    fn cuptiProfilerDeInitialize(pParams: &mut CUpti_Profiler_DeInitialize_Params) -> ();
    fn cuptiProfilerDeviceSupported(
        pParams: &mut CUpti_Profiler_DeviceSupported_Params,
    ) -> ();
    fn cuptiProfilerDisableProfiling(
        pParams: &mut CUpti_Profiler_DisableProfiling_Params,
    ) -> ();
    fn cuptiProfilerEnableProfiling(
        pParams: &mut CUpti_Profiler_EnableProfiling_Params,
    ) -> ();
    fn cuptiProfilerEndPass(pParams: &mut CUpti_Profiler_EndPass_Params) -> ();
    fn cuptiProfilerEndSession(pParams: &mut CUpti_Profiler_EndSession_Params) -> ();
    fn cuptiProfilerFlushCounterData(
        pParams: &mut CUpti_Profiler_FlushCounterData_Params,
    ) -> ();
    fn cuptiProfilerGetCounterAvailability(
        pParams: &mut CUpti_Profiler_GetCounterAvailability_Params,
    ) -> ();
    fn cuptiProfilerHostConfigAddMetrics(
        pParams: &mut CUpti_Profiler_Host_ConfigAddMetrics_Params,
    ) -> ();
    fn cuptiProfilerHostDeinitialize(
        pParams: &mut CUpti_Profiler_Host_Deinitialize_Params,
    ) -> ();
    fn cuptiProfilerHostEvaluateToGpuValues(
        pParams: &mut CUpti_Profiler_Host_EvaluateToGpuValues_Params,
    ) -> ();
    fn cuptiProfilerHostGetBaseMetrics(
        pParams: &mut CUpti_Profiler_Host_GetBaseMetrics_Params,
    ) -> ();
    fn cuptiProfilerHostGetConfigImage(
        pParams: &mut CUpti_Profiler_Host_GetConfigImage_Params,
    ) -> ();
    fn cuptiProfilerHostGetConfigImageSize(
        pParams: &mut CUpti_Profiler_Host_GetConfigImageSize_Params,
    ) -> ();
    fn cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(
        pParams: &mut CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params,
    ) -> ();
    fn cuptiProfilerHostGetMetricProperties(
        pParams: &mut CUpti_Profiler_Host_GetMetricProperties_Params,
    ) -> ();
    fn cuptiProfilerHostGetMetricsInSinglePassSet(
        pParams: &mut CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params,
    ) -> ();
    fn cuptiProfilerHostGetNumOfPasses(
        pParams: &mut CUpti_Profiler_Host_GetNumOfPasses_Params,
    ) -> ();
    fn cuptiProfilerHostGetRangeName(
        pParams: &mut CUpti_Profiler_Host_GetRangeName_Params,
    ) -> ();
    fn cuptiProfilerHostGetSinglePassSets(
        pParams: &mut CUpti_Profiler_Host_GetSinglePassSets_Params,
    ) -> ();
    fn cuptiProfilerHostGetSubMetrics(
        pParams: &mut CUpti_Profiler_Host_GetSubMetrics_Params,
    ) -> ();
    fn cuptiProfilerHostGetSupportedChips(
        pParams: &mut CUpti_Profiler_Host_GetSupportedChips_Params,
    ) -> ();
    fn cuptiProfilerHostInitialize(
        pParams: &mut CUpti_Profiler_Host_Initialize_Params,
    ) -> ();
    fn cuptiProfilerHostSetDevicePartitionInfo(
        pParams: &mut CUpti_Profiler_Host_SetDevicePartitionInfo_Params,
    ) -> ();
    fn cuptiProfilerInitialize(pParams: &mut CUpti_Profiler_Initialize_Params) -> ();
    fn cuptiProfilerIsPassCollected(
        pParams: &mut CUpti_Profiler_IsPassCollected_Params,
    ) -> ();
    fn cuptiProfilerPopRange(pParams: &mut CUpti_Profiler_PopRange_Params) -> ();
    fn cuptiProfilerPushRange(pParams: &mut CUpti_Profiler_PushRange_Params) -> ();
    fn cuptiProfilerSetConfig(pParams: &mut CUpti_Profiler_SetConfig_Params) -> ();
    fn cuptiProfilerUnsetConfig(pParams: &mut CUpti_Profiler_UnsetConfig_Params) -> ();
    fn cuptiRangeProfilerCounterDataGetRangeInfo(
        pParams: &mut CUpti_RangeProfiler_CounterData_GetRangeInfo_Params,
    ) -> ();
    fn cuptiRangeProfilerCounterDataImageInitialize(
        pParams: &mut CUpti_RangeProfiler_CounterDataImage_Initialize_Params,
    ) -> ();
    fn cuptiRangeProfilerDecodeData(
        pParams: &mut CUpti_RangeProfiler_DecodeData_Params,
    ) -> ();
    fn cuptiRangeProfilerDisable(pParams: &mut CUpti_RangeProfiler_Disable_Params) -> ();
    fn cuptiRangeProfilerEnable(pParams: &mut CUpti_RangeProfiler_Enable_Params) -> ();
    fn cuptiRangeProfilerGetCounterDataInfo(
        pParams: &mut CUpti_RangeProfiler_GetCounterDataInfo_Params,
    ) -> ();
    fn cuptiRangeProfilerGetCounterDataSize(
        pParams: &mut CUpti_RangeProfiler_GetCounterDataSize_Params,
    ) -> ();
    fn cuptiRangeProfilerGetDevicePartitionInfo(
        pParams: &mut CUpti_RangeProfiler_GetDevicePartitionInfo_Params,
    ) -> ();
    fn cuptiRangeProfilerPopRange(
        pParams: &mut CUpti_RangeProfiler_PopRange_Params,
    ) -> ();
    fn cuptiRangeProfilerPushRange(
        pParams: &mut CUpti_RangeProfiler_PushRange_Params,
    ) -> ();
    fn cuptiRangeProfilerSetConfig(
        pParams: &mut CUpti_RangeProfiler_SetConfig_Params,
    ) -> ();
    fn cuptiRangeProfilerStart(pParams: &mut CUpti_RangeProfiler_Start_Params) -> ();
    fn cuptiRangeProfilerStop(pParams: &mut CUpti_RangeProfiler_Stop_Params) -> ();
    fn cuptiRegisterComputeCrcCallback(
        funcComputeCubinCrc: CUpti_ComputeCrcCallbackFunc,
    ) -> ();
    fn cuptiSassMetricsDisable(pParams: &mut CUpti_SassMetricsDisable_Params) -> ();
    fn cuptiSassMetricsEnable(pParams: &mut CUpti_SassMetricsEnable_Params) -> ();
    fn cuptiSassMetricsFlushData(pParams: &mut CUpti_SassMetricsFlushData_Params) -> ();
    fn cuptiSassMetricsGetDataProperties(
        pParams: &mut CUpti_SassMetricsGetDataProperties_Params,
    ) -> ();
    fn cuptiSassMetricsGetMetrics(
        pParams: &mut CUpti_SassMetrics_GetMetrics_Params,
    ) -> ();
    fn cuptiSassMetricsGetNumOfMetrics(
        pParams: &mut CUpti_SassMetrics_GetNumOfMetrics_Params,
    ) -> ();
    fn cuptiSassMetricsGetProperties(
        pParams: &mut CUpti_SassMetrics_GetProperties_Params,
    ) -> ();
    fn cuptiSassMetricsSetConfig(pParams: &mut CUpti_SassMetricsSetConfig_Params) -> ();
    fn cuptiSassMetricsUnsetConfig(
        pParams: &mut CUpti_SassMetricsUnsetConfig_Params,
    ) -> ();
    fn cuptiSetEventCollectionMode(
        context: driver::CUcontext,
        mode: CUpti_EventCollectionMode,
    ) -> ();
    fn cuptiSetThreadIdType(r#type: CUpti_ActivityThreadIdType) -> ();
    fn cuptiSubscribe(
        callback: CUpti_CallbackFunc,
        userdata: *mut c_void,
    ) -> CUpti_SubscriberHandle;
    fn cuptiSubscribe_v2(
        callback: CUpti_CallbackFunc,
        userdata: *mut c_void,
        pParams: Option<&mut CUpti_SubscriberParams>,
    ) -> CUpti_SubscriberHandle;
    fn cuptiSupportedDomains() -> (usize, CUpti_DomainTable);
    fn cuptiUnsubscribe(subscriber: CUpti_SubscriberHandle) -> ();
}
