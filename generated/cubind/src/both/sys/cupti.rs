//! C functions that are declared alike in all major versions: CUPTI.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    CUPTI, Err(missing) => missing.status();

    /// `CUptiResult cuptiActivityConfigurePCSampling(CUcontext ctx, CUpti_ActivityPCSamplingConfig *config)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityConfigurePCSampling(ctx: driver::CUcontext, config: *mut CUpti_ActivityPCSamplingConfig) -> CUptiResult;

    /// `CUptiResult cuptiActivityConfigureUnifiedMemoryCounter(CUpti_ActivityUnifiedMemoryCounterConfig *config, uint32_t count)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityConfigureUnifiedMemoryCounter(config: *mut CUpti_ActivityUnifiedMemoryCounterConfig, count: u32) -> CUptiResult;

    /// `CUptiResult cuptiActivityDisable(CUpti_ActivityKind kind)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityDisable(kind: CUpti_ActivityKind) -> CUptiResult;

    /// `CUptiResult cuptiActivityDisableContext(CUcontext context, CUpti_ActivityKind kind)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityDisableContext(context: driver::CUcontext, kind: CUpti_ActivityKind) -> CUptiResult;

    /// `CUptiResult cuptiActivityEnable(CUpti_ActivityKind kind)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityEnable(kind: CUpti_ActivityKind) -> CUptiResult;

    /// `CUptiResult cuptiActivityEnableAllSyncRecords(uint8_t enable)`
    ///
    /// In `cupti_activity.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cuptiActivityEnableAllSyncRecords(enable: u8) -> CUptiResult;

    /// `CUptiResult cuptiActivityEnableAllocationSource(uint8_t enable)`
    ///
    /// In `cupti_activity.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiActivityEnableAllocationSource(enable: u8) -> CUptiResult;

    /// `CUptiResult cuptiActivityEnableAndDump(CUpti_ActivityKind kind)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityEnableAndDump(kind: CUpti_ActivityKind) -> CUptiResult;

    /// `CUptiResult cuptiActivityEnableContext(CUcontext context, CUpti_ActivityKind kind)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityEnableContext(context: driver::CUcontext, kind: CUpti_ActivityKind) -> CUptiResult;

    /// `CUptiResult cuptiActivityEnableDeviceGraph(uint8_t enable)`
    ///
    /// In `cupti_activity.h` since CUDA 12.3.
    #[since = "12.3"]
    fn cuptiActivityEnableDeviceGraph(enable: u8) -> CUptiResult;

    /// `CUptiResult cuptiActivityEnableDriverApi(CUpti_CallbackId cbid, uint8_t enable)`
    ///
    /// In `cupti_activity.h` since CUDA 12.5.
    #[since = "12.5"]
    fn cuptiActivityEnableDriverApi(cbid: CUpti_CallbackId, enable: u8) -> CUptiResult;

    /// `CUptiResult cuptiActivityEnableHWTrace(uint8_t enable)`
    ///
    /// In `cupti_activity.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cuptiActivityEnableHWTrace(enable: u8) -> CUptiResult;

    /// `CUptiResult cuptiActivityEnableLatencyTimestamps(uint8_t enable)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityEnableLatencyTimestamps(enable: u8) -> CUptiResult;

    /// `CUptiResult cuptiActivityEnableLaunchAttributes(uint8_t enable)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityEnableLaunchAttributes(enable: u8) -> CUptiResult;

    /// `CUptiResult cuptiActivityEnableRuntimeApi(CUpti_CallbackId cbid, uint8_t enable)`
    ///
    /// In `cupti_activity.h` since CUDA 12.5.
    #[since = "12.5"]
    fn cuptiActivityEnableRuntimeApi(cbid: CUpti_CallbackId, enable: u8) -> CUptiResult;

    /// `CUptiResult cuptiActivityFlush(CUcontext context, uint32_t streamId, uint32_t flag)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityFlush(context: driver::CUcontext, streamId: u32, flag: u32) -> CUptiResult;

    /// `CUptiResult cuptiActivityFlushAll(uint32_t flag)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityFlushAll(flag: u32) -> CUptiResult;

    /// `CUptiResult cuptiActivityFlushPeriod(uint32_t time)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityFlushPeriod(time: u32) -> CUptiResult;

    /// `CUptiResult cuptiActivityGetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityGetAttribute(attr: CUpti_ActivityAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// `CUptiResult cuptiActivityGetNextRecord(uint8_t *buffer, size_t validBufferSizeBytes, CUpti_Activity **record)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityGetNextRecord(buffer: *mut u8, validBufferSizeBytes: usize, record: *mut *mut CUpti_Activity) -> CUptiResult;

    /// `CUptiResult cuptiActivityGetNumDroppedRecords(CUcontext context, uint32_t streamId, size_t *dropped)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityGetNumDroppedRecords(context: driver::CUcontext, streamId: u32, dropped: *mut usize) -> CUptiResult;

    /// `CUptiResult cuptiActivityPopExternalCorrelationId(CUpti_ExternalCorrelationKind kind, uint64_t *lastId)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityPopExternalCorrelationId(kind: CUpti_ExternalCorrelationKind, lastId: *mut u64) -> CUptiResult;

    /// `CUptiResult cuptiActivityPushExternalCorrelationId(CUpti_ExternalCorrelationKind kind, uint64_t id)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityPushExternalCorrelationId(kind: CUpti_ExternalCorrelationKind, id: u64) -> CUptiResult;

    /// `CUptiResult cuptiActivityRegisterCallbacks(CUpti_BuffersCallbackRequestFunc funcBufferRequested, CUpti_BuffersCallbackCompleteFunc funcBufferCompleted)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityRegisterCallbacks(funcBufferRequested: CUpti_BuffersCallbackRequestFunc, funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc) -> CUptiResult;

    /// `CUptiResult cuptiActivityRegisterTimestampCallback(CUpti_TimestampCallbackFunc funcTimestamp)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivityRegisterTimestampCallback(funcTimestamp: CUpti_TimestampCallbackFunc) -> CUptiResult;

    /// `CUptiResult cuptiActivitySetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiActivitySetAttribute(attr: CUpti_ActivityAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// `CUptiResult cuptiComputeCapabilitySupported(int major, int minor, int *support)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiComputeCapabilitySupported(major: i32, minor: i32, support: *mut i32) -> CUptiResult;

    /// `CUptiResult cuptiDeviceEnumEventDomains(CUdevice device, size_t *arraySizeBytes, CUpti_EventDomainID *domainArray)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceEnumEventDomains(device: driver::CUdevice, arraySizeBytes: *mut usize, domainArray: *mut CUpti_EventDomainID) -> CUptiResult;

    /// `CUptiResult cuptiDeviceEnumMetrics(CUdevice device, size_t *arraySizeBytes, CUpti_MetricID *metricArray)`
    ///
    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceEnumMetrics(device: driver::CUdevice, arraySizeBytes: *mut usize, metricArray: *mut CUpti_MetricID) -> CUptiResult;

    /// `CUptiResult cuptiDeviceGetAttribute(CUdevice device, CUpti_DeviceAttribute attrib, size_t *valueSize, void *value)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceGetAttribute(device: driver::CUdevice, attrib: CUpti_DeviceAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// `CUptiResult cuptiDeviceGetChipName(CUpti_Device_GetChipName_Params *pParams)`
    ///
    /// In `cupti_target.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceGetChipName(pParams: *mut CUpti_Device_GetChipName_Params) -> CUptiResult;

    /// `CUptiResult cuptiDeviceGetEventDomainAttribute(CUdevice device, CUpti_EventDomainID eventDomain, CUpti_EventDomainAttribute attrib, size_t *valueSize, void *value)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceGetEventDomainAttribute(device: driver::CUdevice, eventDomain: CUpti_EventDomainID, attrib: CUpti_EventDomainAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// `CUptiResult cuptiDeviceGetNumEventDomains(CUdevice device, uint32_t *numDomains)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceGetNumEventDomains(device: driver::CUdevice, numDomains: *mut u32) -> CUptiResult;

    /// `CUptiResult cuptiDeviceGetNumMetrics(CUdevice device, uint32_t *numMetrics)`
    ///
    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceGetNumMetrics(device: driver::CUdevice, numMetrics: *mut u32) -> CUptiResult;

    /// `CUptiResult cuptiDeviceSupported(CUdevice dev, int *support)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceSupported(dev: driver::CUdevice, support: *mut i32) -> CUptiResult;

    /// `CUptiResult cuptiDeviceVirtualizationMode(CUdevice dev, CUpti_DeviceVirtualizationMode *mode)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiDeviceVirtualizationMode(dev: driver::CUdevice, mode: *mut CUpti_DeviceVirtualizationMode) -> CUptiResult;

    /// `CUptiResult cuptiDisableKernelReplayMode(CUcontext context)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiDisableKernelReplayMode(context: driver::CUcontext) -> CUptiResult;

    /// `CUptiResult cuptiEnableAllDomains(uint32_t enable, CUpti_SubscriberHandle subscriber)`
    ///
    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiEnableAllDomains(enable: u32, subscriber: CUpti_SubscriberHandle) -> CUptiResult;

    /// `CUptiResult cuptiEnableCallback(uint32_t enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId cbid)`
    ///
    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiEnableCallback(enable: u32, subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain, cbid: CUpti_CallbackId) -> CUptiResult;

    /// `CUptiResult cuptiEnableDomain(uint32_t enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain)`
    ///
    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiEnableDomain(enable: u32, subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain) -> CUptiResult;

    /// `CUptiResult cuptiEnableKernelReplayMode(CUcontext context)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEnableKernelReplayMode(context: driver::CUcontext) -> CUptiResult;

    /// `CUptiResult cuptiEnumEventDomains(size_t *arraySizeBytes, CUpti_EventDomainID *domainArray)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEnumEventDomains(arraySizeBytes: *mut usize, domainArray: *mut CUpti_EventDomainID) -> CUptiResult;

    /// `CUptiResult cuptiEnumMetrics(size_t *arraySizeBytes, CUpti_MetricID *metricArray)`
    ///
    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiEnumMetrics(arraySizeBytes: *mut usize, metricArray: *mut CUpti_MetricID) -> CUptiResult;

    /// `CUptiResult cuptiEventDomainEnumEvents(CUpti_EventDomainID eventDomain, size_t *arraySizeBytes, CUpti_EventID *eventArray)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventDomainEnumEvents(eventDomain: CUpti_EventDomainID, arraySizeBytes: *mut usize, eventArray: *mut CUpti_EventID) -> CUptiResult;

    /// `CUptiResult cuptiEventDomainGetAttribute(CUpti_EventDomainID eventDomain, CUpti_EventDomainAttribute attrib, size_t *valueSize, void *value)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventDomainGetAttribute(eventDomain: CUpti_EventDomainID, attrib: CUpti_EventDomainAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// `CUptiResult cuptiEventDomainGetNumEvents(CUpti_EventDomainID eventDomain, uint32_t *numEvents)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventDomainGetNumEvents(eventDomain: CUpti_EventDomainID, numEvents: *mut u32) -> CUptiResult;

    /// `CUptiResult cuptiEventGetAttribute(CUpti_EventID event, CUpti_EventAttribute attrib, size_t *valueSize, void *value)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGetAttribute(event: CUpti_EventID, attrib: CUpti_EventAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// `CUptiResult cuptiEventGetIdFromName(CUdevice device, const char *eventName, CUpti_EventID *event)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGetIdFromName(device: driver::CUdevice, eventName: *const core::ffi::c_char, event: *mut CUpti_EventID) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupAddEvent(CUpti_EventGroup eventGroup, CUpti_EventID event)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupAddEvent(eventGroup: CUpti_EventGroup, event: CUpti_EventID) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupCreate(CUcontext context, CUpti_EventGroup *eventGroup, uint32_t flags)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupCreate(context: driver::CUcontext, eventGroup: *mut CUpti_EventGroup, flags: u32) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupDestroy(CUpti_EventGroup eventGroup)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupDestroy(eventGroup: CUpti_EventGroup) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupDisable(CUpti_EventGroup eventGroup)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupDisable(eventGroup: CUpti_EventGroup) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupEnable(CUpti_EventGroup eventGroup)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupEnable(eventGroup: CUpti_EventGroup) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupGetAttribute(CUpti_EventGroup eventGroup, CUpti_EventGroupAttribute attrib, size_t *valueSize, void *value)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupGetAttribute(eventGroup: CUpti_EventGroup, attrib: CUpti_EventGroupAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupReadAllEvents(CUpti_EventGroup eventGroup, CUpti_ReadEventFlags flags, size_t *eventValueBufferSizeBytes, uint64_t *eventValueBuffer, size_t *eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t *numEventIdsRead)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupReadAllEvents(eventGroup: CUpti_EventGroup, flags: CUpti_ReadEventFlags, eventValueBufferSizeBytes: *mut usize, eventValueBuffer: *mut u64, eventIdArraySizeBytes: *mut usize, eventIdArray: *mut CUpti_EventID, numEventIdsRead: *mut usize) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupReadEvent(CUpti_EventGroup eventGroup, CUpti_ReadEventFlags flags, CUpti_EventID event, size_t *eventValueBufferSizeBytes, uint64_t *eventValueBuffer)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupReadEvent(eventGroup: CUpti_EventGroup, flags: CUpti_ReadEventFlags, event: CUpti_EventID, eventValueBufferSizeBytes: *mut usize, eventValueBuffer: *mut u64) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupRemoveAllEvents(CUpti_EventGroup eventGroup)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupRemoveAllEvents(eventGroup: CUpti_EventGroup) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupRemoveEvent(CUpti_EventGroup eventGroup, CUpti_EventID event)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupRemoveEvent(eventGroup: CUpti_EventGroup, event: CUpti_EventID) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupResetAllEvents(CUpti_EventGroup eventGroup)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupResetAllEvents(eventGroup: CUpti_EventGroup) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupSetAttribute(CUpti_EventGroup eventGroup, CUpti_EventGroupAttribute attrib, size_t valueSize, void *value)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupSetAttribute(eventGroup: CUpti_EventGroup, attrib: CUpti_EventGroupAttribute, valueSize: usize, value: *mut c_void) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupSetDisable(CUpti_EventGroupSet *eventGroupSet)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupSetDisable(eventGroupSet: *mut CUpti_EventGroupSet) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupSetEnable(CUpti_EventGroupSet *eventGroupSet)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupSetEnable(eventGroupSet: *mut CUpti_EventGroupSet) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupSetsCreate(CUcontext context, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, CUpti_EventGroupSets **eventGroupPasses)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupSetsCreate(context: driver::CUcontext, eventIdArraySizeBytes: usize, eventIdArray: *mut CUpti_EventID, eventGroupPasses: *mut *mut CUpti_EventGroupSets) -> CUptiResult;

    /// `CUptiResult cuptiEventGroupSetsDestroy(CUpti_EventGroupSets *eventGroupSets)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiEventGroupSetsDestroy(eventGroupSets: *mut CUpti_EventGroupSets) -> CUptiResult;

    /// `CUptiResult cuptiFinalize(void)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiFinalize() -> CUptiResult;

    /// `CUptiResult cuptiGetAutoBoostState(CUcontext context, CUpti_ActivityAutoBoostState *state)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetAutoBoostState(context: driver::CUcontext, state: *mut CUpti_ActivityAutoBoostState) -> CUptiResult;

    /// `CUptiResult cuptiGetCallbackName(CUpti_CallbackDomain domain, uint32_t cbid, const char **name)`
    ///
    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiGetCallbackName(domain: CUpti_CallbackDomain, cbid: u32, name: *mut *const core::ffi::c_char) -> CUptiResult;

    /// `CUptiResult cuptiGetCallbackState(uint32_t *enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId cbid)`
    ///
    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiGetCallbackState(enable: *mut u32, subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain, cbid: CUpti_CallbackId) -> CUptiResult;

    /// `CUptiResult cuptiGetContextId(CUcontext context, uint32_t *contextId)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetContextId(context: driver::CUcontext, contextId: *mut u32) -> CUptiResult;

    /// `CUptiResult cuptiGetCubinCrc(CUpti_GetCubinCrcParams *pParams)`
    ///
    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiGetCubinCrc(pParams: *mut CUpti_GetCubinCrcParams) -> CUptiResult;

    /// `CUptiResult cuptiGetDeviceId(CUcontext context, uint32_t *deviceId)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetDeviceId(context: driver::CUcontext, deviceId: *mut u32) -> CUptiResult;

    /// `CUptiResult cuptiGetErrorMessage(CUptiResult result, const char **str)`
    ///
    /// In `cupti_result.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiGetErrorMessage(result: CUptiResult, str: *mut *const core::ffi::c_char) -> CUptiResult;

    /// `CUptiResult cuptiGetGraphExecId(CUgraphExec graphExec, uint32_t *pId)`
    ///
    /// In `cupti_activity.h` since CUDA 12.3.
    #[since = "12.3"]
    fn cuptiGetGraphExecId(graphExec: driver::CUgraphExec, pId: *mut u32) -> CUptiResult;

    /// `CUptiResult cuptiGetGraphId(CUgraph graph, uint32_t *pId)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetGraphId(graph: driver::CUgraph, pId: *mut u32) -> CUptiResult;

    /// `CUptiResult cuptiGetGraphNodeId(CUgraphNode node, uint64_t *nodeId)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetGraphNodeId(node: driver::CUgraphNode, nodeId: *mut u64) -> CUptiResult;

    /// `CUptiResult cuptiGetLastError(void)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetLastError() -> CUptiResult;

    /// `CUptiResult cuptiGetNumEventDomains(uint32_t *numDomains)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiGetNumEventDomains(numDomains: *mut u32) -> CUptiResult;

    /// `CUptiResult cuptiGetNumMetrics(uint32_t *numMetrics)`
    ///
    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiGetNumMetrics(numMetrics: *mut u32) -> CUptiResult;

    /// `CUptiResult cuptiGetResultString(CUptiResult result, const char **str)`
    ///
    /// In `cupti_result.h` since CUDA 12.0 or earlier.
    fn cuptiGetResultString(result: CUptiResult, str: *mut *const core::ffi::c_char) -> CUptiResult;

    /// `CUptiResult cuptiGetSassToSourceCorrelation(CUpti_GetSassToSourceCorrelationParams *pParams)`
    ///
    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiGetSassToSourceCorrelation(pParams: *mut CUpti_GetSassToSourceCorrelationParams) -> CUptiResult;

    /// `CUptiResult cuptiGetStreamId(CUcontext context, CUstream stream, uint32_t *streamId)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetStreamId(context: driver::CUcontext, stream: driver::CUstream, streamId: *mut u32) -> CUptiResult;

    /// `CUptiResult cuptiGetStreamIdEx(CUcontext context, CUstream stream, uint8_t perThreadStream, uint32_t *streamId)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetStreamIdEx(context: driver::CUcontext, stream: driver::CUstream, perThreadStream: u8, streamId: *mut u32) -> CUptiResult;

    /// `CUptiResult cuptiGetThreadIdType(CUpti_ActivityThreadIdType *type)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetThreadIdType(r#type: *mut CUpti_ActivityThreadIdType) -> CUptiResult;

    /// `CUptiResult cuptiGetTimestamp(uint64_t *timestamp)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiGetTimestamp(timestamp: *mut u64) -> CUptiResult;

    /// `CUptiResult cuptiGetVersion(uint32_t *version)`
    ///
    /// In `cupti_version.h` since CUDA 12.0 or earlier.
    fn cuptiGetVersion(version: *mut u32) -> CUptiResult;

    /// `CUptiResult cuptiKernelReplaySubscribeUpdate(CUpti_KernelReplayUpdateFunc updateFunc, void *customData)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiKernelReplaySubscribeUpdate(updateFunc: CUpti_KernelReplayUpdateFunc, customData: *mut c_void) -> CUptiResult;

    /// `CUptiResult cuptiMetricCreateEventGroupSets(CUcontext context, size_t metricIdArraySizeBytes, CUpti_MetricID *metricIdArray, CUpti_EventGroupSets **eventGroupPasses)`
    ///
    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricCreateEventGroupSets(context: driver::CUcontext, metricIdArraySizeBytes: usize, metricIdArray: *mut CUpti_MetricID, eventGroupPasses: *mut *mut CUpti_EventGroupSets) -> CUptiResult;

    /// `CUptiResult cuptiMetricEnumEvents(CUpti_MetricID metric, size_t *eventIdArraySizeBytes, CUpti_EventID *eventIdArray)`
    ///
    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricEnumEvents(metric: CUpti_MetricID, eventIdArraySizeBytes: *mut usize, eventIdArray: *mut CUpti_EventID) -> CUptiResult;

    /// `CUptiResult cuptiMetricEnumProperties(CUpti_MetricID metric, size_t *propIdArraySizeBytes, CUpti_MetricPropertyID *propIdArray)`
    ///
    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricEnumProperties(metric: CUpti_MetricID, propIdArraySizeBytes: *mut usize, propIdArray: *mut CUpti_MetricPropertyID) -> CUptiResult;

    /// `CUptiResult cuptiMetricGetAttribute(CUpti_MetricID metric, CUpti_MetricAttribute attrib, size_t *valueSize, void *value)`
    ///
    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricGetAttribute(metric: CUpti_MetricID, attrib: CUpti_MetricAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    /// `CUptiResult cuptiMetricGetIdFromName(CUdevice device, const char *metricName, CUpti_MetricID *metric)`
    ///
    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricGetIdFromName(device: driver::CUdevice, metricName: *const core::ffi::c_char, metric: *mut CUpti_MetricID) -> CUptiResult;

    /// `CUptiResult cuptiMetricGetNumEvents(CUpti_MetricID metric, uint32_t *numEvents)`
    ///
    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricGetNumEvents(metric: CUpti_MetricID, numEvents: *mut u32) -> CUptiResult;

    /// `CUptiResult cuptiMetricGetNumProperties(CUpti_MetricID metric, uint32_t *numProp)`
    ///
    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricGetNumProperties(metric: CUpti_MetricID, numProp: *mut u32) -> CUptiResult;

    /// `CUptiResult cuptiMetricGetRequiredEventGroupSets(CUcontext context, CUpti_MetricID metric, CUpti_EventGroupSets **eventGroupSets)`
    ///
    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricGetRequiredEventGroupSets(context: driver::CUcontext, metric: CUpti_MetricID, eventGroupSets: *mut *mut CUpti_EventGroupSets) -> CUptiResult;

    /// `CUptiResult cuptiMetricGetValue(CUdevice device, CUpti_MetricID metric, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t eventValueArraySizeBytes, uint64_t *eventValueArray, uint64_t timeDuration, CUpti_MetricValue *metricValue)`
    ///
    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricGetValue(device: driver::CUdevice, metric: CUpti_MetricID, eventIdArraySizeBytes: usize, eventIdArray: *mut CUpti_EventID, eventValueArraySizeBytes: usize, eventValueArray: *mut u64, timeDuration: u64, metricValue: *mut CUpti_MetricValue) -> CUptiResult;

    /// `CUptiResult cuptiMetricGetValue2(CUpti_MetricID metric, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t eventValueArraySizeBytes, uint64_t *eventValueArray, size_t propIdArraySizeBytes, CUpti_MetricPropertyID *propIdArray, size_t propValueArraySizeBytes, uint64_t *propValueArray, CUpti_MetricValue *metricValue)`
    ///
    /// In `cupti_metrics.h` since CUDA 12.0 or earlier.
    fn cuptiMetricGetValue2(metric: CUpti_MetricID, eventIdArraySizeBytes: usize, eventIdArray: *mut CUpti_EventID, eventValueArraySizeBytes: usize, eventValueArray: *mut u64, propIdArraySizeBytes: usize, propIdArray: *mut CUpti_MetricPropertyID, propValueArraySizeBytes: usize, propValueArray: *mut u64, metricValue: *mut CUpti_MetricValue) -> CUptiResult;

    /// `CUptiResult cuptiPCSamplingDisable(CUpti_PCSamplingDisableParams *pParams)`
    ///
    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingDisable(pParams: *mut CUpti_PCSamplingDisableParams) -> CUptiResult;

    /// `CUptiResult cuptiPCSamplingEnable(CUpti_PCSamplingEnableParams *pParams)`
    ///
    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingEnable(pParams: *mut CUpti_PCSamplingEnableParams) -> CUptiResult;

    /// `CUptiResult cuptiPCSamplingGetConfigurationAttribute(CUpti_PCSamplingConfigurationInfoParams *pParams)`
    ///
    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingGetConfigurationAttribute(pParams: *mut CUpti_PCSamplingConfigurationInfoParams) -> CUptiResult;

    /// `CUptiResult cuptiPCSamplingGetData(CUpti_PCSamplingGetDataParams *pParams)`
    ///
    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingGetData(pParams: *mut CUpti_PCSamplingGetDataParams) -> CUptiResult;

    /// `CUptiResult cuptiPCSamplingGetNumStallReasons(CUpti_PCSamplingGetNumStallReasonsParams *pParams)`
    ///
    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingGetNumStallReasons(pParams: *mut CUpti_PCSamplingGetNumStallReasonsParams) -> CUptiResult;

    /// `CUptiResult cuptiPCSamplingGetStallReasons(CUpti_PCSamplingGetStallReasonsParams *pParams)`
    ///
    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingGetStallReasons(pParams: *mut CUpti_PCSamplingGetStallReasonsParams) -> CUptiResult;

    /// `CUptiResult cuptiPCSamplingSetConfigurationAttribute(CUpti_PCSamplingConfigurationInfoParams *pParams)`
    ///
    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingSetConfigurationAttribute(pParams: *mut CUpti_PCSamplingConfigurationInfoParams) -> CUptiResult;

    /// `CUptiResult cuptiPCSamplingStart(CUpti_PCSamplingStartParams *pParams)`
    ///
    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingStart(pParams: *mut CUpti_PCSamplingStartParams) -> CUptiResult;

    /// `CUptiResult cuptiPCSamplingStop(CUpti_PCSamplingStopParams *pParams)`
    ///
    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiPCSamplingStop(pParams: *mut CUpti_PCSamplingStopParams) -> CUptiResult;

    /// `CUptiResult cuptiPmSamplingCounterDataGetSampleInfo(CUpti_PmSampling_CounterData_GetSampleInfo_Params *pParams)`
    ///
    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingCounterDataGetSampleInfo(pParams: *mut CUpti_PmSampling_CounterData_GetSampleInfo_Params) -> CUptiResult;

    /// `CUptiResult cuptiPmSamplingCounterDataImageInitialize(CUpti_PmSampling_CounterDataImage_Initialize_Params *pParams)`
    ///
    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingCounterDataImageInitialize(pParams: *mut CUpti_PmSampling_CounterDataImage_Initialize_Params) -> CUptiResult;

    /// `CUptiResult cuptiPmSamplingDecodeData(CUpti_PmSampling_DecodeData_Params *pParams)`
    ///
    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingDecodeData(pParams: *mut CUpti_PmSampling_DecodeData_Params) -> CUptiResult;

    /// `CUptiResult cuptiPmSamplingDisable(CUpti_PmSampling_Disable_Params *pParams)`
    ///
    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingDisable(pParams: *mut CUpti_PmSampling_Disable_Params) -> CUptiResult;

    /// `CUptiResult cuptiPmSamplingEnable(CUpti_PmSampling_Enable_Params *pParams)`
    ///
    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingEnable(pParams: *mut CUpti_PmSampling_Enable_Params) -> CUptiResult;

    /// `CUptiResult cuptiPmSamplingGetCounterAvailability(CUpti_PmSampling_GetCounterAvailability_Params *pParams)`
    ///
    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingGetCounterAvailability(pParams: *mut CUpti_PmSampling_GetCounterAvailability_Params) -> CUptiResult;

    /// `CUptiResult cuptiPmSamplingGetCounterDataInfo(CUpti_PmSampling_GetCounterDataInfo_Params *pParams)`
    ///
    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingGetCounterDataInfo(pParams: *mut CUpti_PmSampling_GetCounterDataInfo_Params) -> CUptiResult;

    /// `CUptiResult cuptiPmSamplingGetCounterDataSize(CUpti_PmSampling_GetCounterDataSize_Params *pParams)`
    ///
    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingGetCounterDataSize(pParams: *mut CUpti_PmSampling_GetCounterDataSize_Params) -> CUptiResult;

    /// `CUptiResult cuptiPmSamplingSetConfig(CUpti_PmSampling_SetConfig_Params *pParams)`
    ///
    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingSetConfig(pParams: *mut CUpti_PmSampling_SetConfig_Params) -> CUptiResult;

    /// `CUptiResult cuptiPmSamplingStart(CUpti_PmSampling_Start_Params *pParams)`
    ///
    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingStart(pParams: *mut CUpti_PmSampling_Start_Params) -> CUptiResult;

    /// `CUptiResult cuptiPmSamplingStop(CUpti_PmSampling_Stop_Params *pParams)`
    ///
    /// In `cupti_pmsampling.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiPmSamplingStop(pParams: *mut CUpti_PmSampling_Stop_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerBeginPass(CUpti_Profiler_BeginPass_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerBeginPass(pParams: *mut CUpti_Profiler_BeginPass_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerBeginSession(CUpti_Profiler_BeginSession_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerBeginSession(pParams: *mut CUpti_Profiler_BeginSession_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerCounterDataImageCalculateScratchBufferSize(CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerCounterDataImageCalculateScratchBufferSize(pParams: *mut CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerCounterDataImageCalculateSize(CUpti_Profiler_CounterDataImage_CalculateSize_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerCounterDataImageCalculateSize(pParams: *mut CUpti_Profiler_CounterDataImage_CalculateSize_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerCounterDataImageInitialize(CUpti_Profiler_CounterDataImage_Initialize_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerCounterDataImageInitialize(pParams: *mut CUpti_Profiler_CounterDataImage_Initialize_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerCounterDataImageInitializeScratchBuffer(CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerCounterDataImageInitializeScratchBuffer(pParams: *mut CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerDeInitialize(CUpti_Profiler_DeInitialize_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerDeInitialize(pParams: *mut CUpti_Profiler_DeInitialize_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerDeviceSupported(CUpti_Profiler_DeviceSupported_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerDeviceSupported(pParams: *mut CUpti_Profiler_DeviceSupported_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerDisableProfiling(CUpti_Profiler_DisableProfiling_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerDisableProfiling(pParams: *mut CUpti_Profiler_DisableProfiling_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerEnableProfiling(CUpti_Profiler_EnableProfiling_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerEnableProfiling(pParams: *mut CUpti_Profiler_EnableProfiling_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerEndPass(CUpti_Profiler_EndPass_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerEndPass(pParams: *mut CUpti_Profiler_EndPass_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerEndSession(CUpti_Profiler_EndSession_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerEndSession(pParams: *mut CUpti_Profiler_EndSession_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerFlushCounterData(CUpti_Profiler_FlushCounterData_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerFlushCounterData(pParams: *mut CUpti_Profiler_FlushCounterData_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerGetCounterAvailability(CUpti_Profiler_GetCounterAvailability_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerGetCounterAvailability(pParams: *mut CUpti_Profiler_GetCounterAvailability_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerHostConfigAddMetrics(CUpti_Profiler_Host_ConfigAddMetrics_Params *pParams)`
    ///
    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostConfigAddMetrics(pParams: *mut CUpti_Profiler_Host_ConfigAddMetrics_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerHostDeinitialize(CUpti_Profiler_Host_Deinitialize_Params *pParams)`
    ///
    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostDeinitialize(pParams: *mut CUpti_Profiler_Host_Deinitialize_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerHostEvaluateToGpuValues(CUpti_Profiler_Host_EvaluateToGpuValues_Params *pParams)`
    ///
    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostEvaluateToGpuValues(pParams: *mut CUpti_Profiler_Host_EvaluateToGpuValues_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerHostGetBaseMetrics(CUpti_Profiler_Host_GetBaseMetrics_Params *pParams)`
    ///
    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetBaseMetrics(pParams: *mut CUpti_Profiler_Host_GetBaseMetrics_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerHostGetConfigImage(CUpti_Profiler_Host_GetConfigImage_Params *pParams)`
    ///
    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetConfigImage(pParams: *mut CUpti_Profiler_Host_GetConfigImage_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerHostGetConfigImageSize(CUpti_Profiler_Host_GetConfigImageSize_Params *pParams)`
    ///
    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetConfigImageSize(pParams: *mut CUpti_Profiler_Host_GetConfigImageSize_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params *pParams)`
    ///
    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(pParams: *mut CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerHostGetMetricProperties(CUpti_Profiler_Host_GetMetricProperties_Params *pParams)`
    ///
    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetMetricProperties(pParams: *mut CUpti_Profiler_Host_GetMetricProperties_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerHostGetNumOfPasses(CUpti_Profiler_Host_GetNumOfPasses_Params *pParams)`
    ///
    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetNumOfPasses(pParams: *mut CUpti_Profiler_Host_GetNumOfPasses_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerHostGetRangeName(CUpti_Profiler_Host_GetRangeName_Params *pParams)`
    ///
    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetRangeName(pParams: *mut CUpti_Profiler_Host_GetRangeName_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerHostGetSubMetrics(CUpti_Profiler_Host_GetSubMetrics_Params *pParams)`
    ///
    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetSubMetrics(pParams: *mut CUpti_Profiler_Host_GetSubMetrics_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerHostGetSupportedChips(CUpti_Profiler_Host_GetSupportedChips_Params *pParams)`
    ///
    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostGetSupportedChips(pParams: *mut CUpti_Profiler_Host_GetSupportedChips_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerHostInitialize(CUpti_Profiler_Host_Initialize_Params *pParams)`
    ///
    /// In `cupti_profiler_host.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiProfilerHostInitialize(pParams: *mut CUpti_Profiler_Host_Initialize_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerInitialize(CUpti_Profiler_Initialize_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerInitialize(pParams: *mut CUpti_Profiler_Initialize_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerIsPassCollected(CUpti_Profiler_IsPassCollected_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerIsPassCollected(pParams: *mut CUpti_Profiler_IsPassCollected_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerPopRange(CUpti_Profiler_PopRange_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerPopRange(pParams: *mut CUpti_Profiler_PopRange_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerPushRange(CUpti_Profiler_PushRange_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerPushRange(pParams: *mut CUpti_Profiler_PushRange_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerSetConfig(CUpti_Profiler_SetConfig_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerSetConfig(pParams: *mut CUpti_Profiler_SetConfig_Params) -> CUptiResult;

    /// `CUptiResult cuptiProfilerUnsetConfig(CUpti_Profiler_UnsetConfig_Params *pParams)`
    ///
    /// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
    fn cuptiProfilerUnsetConfig(pParams: *mut CUpti_Profiler_UnsetConfig_Params) -> CUptiResult;

    /// `CUptiResult cuptiRangeProfilerCounterDataGetRangeInfo(CUpti_RangeProfiler_CounterData_GetRangeInfo_Params *pParams)`
    ///
    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerCounterDataGetRangeInfo(pParams: *mut CUpti_RangeProfiler_CounterData_GetRangeInfo_Params) -> CUptiResult;

    /// `CUptiResult cuptiRangeProfilerCounterDataImageInitialize(CUpti_RangeProfiler_CounterDataImage_Initialize_Params *pParams)`
    ///
    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerCounterDataImageInitialize(pParams: *mut CUpti_RangeProfiler_CounterDataImage_Initialize_Params) -> CUptiResult;

    /// `CUptiResult cuptiRangeProfilerDecodeData(CUpti_RangeProfiler_DecodeData_Params *pParams)`
    ///
    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerDecodeData(pParams: *mut CUpti_RangeProfiler_DecodeData_Params) -> CUptiResult;

    /// `CUptiResult cuptiRangeProfilerDisable(CUpti_RangeProfiler_Disable_Params *pParams)`
    ///
    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerDisable(pParams: *mut CUpti_RangeProfiler_Disable_Params) -> CUptiResult;

    /// `CUptiResult cuptiRangeProfilerEnable(CUpti_RangeProfiler_Enable_Params *pParams)`
    ///
    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerEnable(pParams: *mut CUpti_RangeProfiler_Enable_Params) -> CUptiResult;

    /// `CUptiResult cuptiRangeProfilerGetCounterDataInfo(CUpti_RangeProfiler_GetCounterDataInfo_Params *pParams)`
    ///
    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerGetCounterDataInfo(pParams: *mut CUpti_RangeProfiler_GetCounterDataInfo_Params) -> CUptiResult;

    /// `CUptiResult cuptiRangeProfilerGetCounterDataSize(CUpti_RangeProfiler_GetCounterDataSize_Params *pParams)`
    ///
    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerGetCounterDataSize(pParams: *mut CUpti_RangeProfiler_GetCounterDataSize_Params) -> CUptiResult;

    /// `CUptiResult cuptiRangeProfilerPopRange(CUpti_RangeProfiler_PopRange_Params *pParams)`
    ///
    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerPopRange(pParams: *mut CUpti_RangeProfiler_PopRange_Params) -> CUptiResult;

    /// `CUptiResult cuptiRangeProfilerPushRange(CUpti_RangeProfiler_PushRange_Params *pParams)`
    ///
    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerPushRange(pParams: *mut CUpti_RangeProfiler_PushRange_Params) -> CUptiResult;

    /// `CUptiResult cuptiRangeProfilerSetConfig(CUpti_RangeProfiler_SetConfig_Params *pParams)`
    ///
    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerSetConfig(pParams: *mut CUpti_RangeProfiler_SetConfig_Params) -> CUptiResult;

    /// `CUptiResult cuptiRangeProfilerStart(CUpti_RangeProfiler_Start_Params *pParams)`
    ///
    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerStart(pParams: *mut CUpti_RangeProfiler_Start_Params) -> CUptiResult;

    /// `CUptiResult cuptiRangeProfilerStop(CUpti_RangeProfiler_Stop_Params *pParams)`
    ///
    /// In `cupti_range_profiler.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cuptiRangeProfilerStop(pParams: *mut CUpti_RangeProfiler_Stop_Params) -> CUptiResult;

    /// `CUptiResult cuptiRegisterComputeCrcCallback(CUpti_ComputeCrcCallbackFunc funcComputeCubinCrc)`
    ///
    /// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
    fn cuptiRegisterComputeCrcCallback(funcComputeCubinCrc: CUpti_ComputeCrcCallbackFunc) -> CUptiResult;

    /// `CUptiResult cuptiSassMetricsDisable(CUpti_SassMetricsDisable_Params *pParams)`
    ///
    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsDisable(pParams: *mut CUpti_SassMetricsDisable_Params) -> CUptiResult;

    /// `CUptiResult cuptiSassMetricsEnable(CUpti_SassMetricsEnable_Params *pParams)`
    ///
    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsEnable(pParams: *mut CUpti_SassMetricsEnable_Params) -> CUptiResult;

    /// `CUptiResult cuptiSassMetricsFlushData(CUpti_SassMetricsFlushData_Params *pParams)`
    ///
    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsFlushData(pParams: *mut CUpti_SassMetricsFlushData_Params) -> CUptiResult;

    /// `CUptiResult cuptiSassMetricsGetDataProperties(CUpti_SassMetricsGetDataProperties_Params *pParams)`
    ///
    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsGetDataProperties(pParams: *mut CUpti_SassMetricsGetDataProperties_Params) -> CUptiResult;

    /// `CUptiResult cuptiSassMetricsGetMetrics(CUpti_SassMetrics_GetMetrics_Params *pParams)`
    ///
    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsGetMetrics(pParams: *mut CUpti_SassMetrics_GetMetrics_Params) -> CUptiResult;

    /// `CUptiResult cuptiSassMetricsGetNumOfMetrics(CUpti_SassMetrics_GetNumOfMetrics_Params *pParams)`
    ///
    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsGetNumOfMetrics(pParams: *mut CUpti_SassMetrics_GetNumOfMetrics_Params) -> CUptiResult;

    /// `CUptiResult cuptiSassMetricsGetProperties(CUpti_SassMetrics_GetProperties_Params *pParams)`
    ///
    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsGetProperties(pParams: *mut CUpti_SassMetrics_GetProperties_Params) -> CUptiResult;

    /// `CUptiResult cuptiSassMetricsSetConfig(CUpti_SassMetricsSetConfig_Params *pParams)`
    ///
    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsSetConfig(pParams: *mut CUpti_SassMetricsSetConfig_Params) -> CUptiResult;

    /// `CUptiResult cuptiSassMetricsUnsetConfig(CUpti_SassMetricsUnsetConfig_Params *pParams)`
    ///
    /// In `cupti_sass_metrics.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cuptiSassMetricsUnsetConfig(pParams: *mut CUpti_SassMetricsUnsetConfig_Params) -> CUptiResult;

    /// `CUptiResult cuptiSetEventCollectionMode(CUcontext context, CUpti_EventCollectionMode mode)`
    ///
    /// In `cupti_events.h` since CUDA 12.0 or earlier.
    fn cuptiSetEventCollectionMode(context: driver::CUcontext, mode: CUpti_EventCollectionMode) -> CUptiResult;

    /// `CUptiResult cuptiSetThreadIdType(CUpti_ActivityThreadIdType type)`
    ///
    /// In `cupti_activity.h` since CUDA 12.0 or earlier.
    fn cuptiSetThreadIdType(r#type: CUpti_ActivityThreadIdType) -> CUptiResult;

    /// `CUptiResult cuptiSubscribe(CUpti_SubscriberHandle *subscriber, CUpti_CallbackFunc callback, void *userdata)`
    ///
    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiSubscribe(subscriber: *mut CUpti_SubscriberHandle, callback: CUpti_CallbackFunc, userdata: *mut c_void) -> CUptiResult;

    /// `CUptiResult cuptiSupportedDomains(size_t *domainCount, CUpti_DomainTable *domainTable)`
    ///
    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiSupportedDomains(domainCount: *mut usize, domainTable: *mut CUpti_DomainTable) -> CUptiResult;

    /// `CUptiResult cuptiUnsubscribe(CUpti_SubscriberHandle subscriber)`
    ///
    /// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
    fn cuptiUnsubscribe(subscriber: CUpti_SubscriberHandle) -> CUptiResult;
}
