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
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuptiActivityConfigurePCSampling(
        ctx: driver::CUcontext,
        config: &CUpti_ActivityPCSamplingConfig,
    ) -> ();
    /// - `config`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityConfigureUnifiedMemoryCounter(
        config: &[CUpti_ActivityUnifiedMemoryCounterConfig],
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityDisable(kind: CUpti_ActivityKind) -> ();
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiActivityDisableContext(
        context: driver::CUcontext,
        kind: CUpti_ActivityKind,
    ) -> ();
    /// - `pActivityConfig`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pActivityConfig` are valid.
    fn cuptiActivityDisable_v2(
        subscriber: CUpti_SubscriberHandle,
        kind: CUpti_ActivityKind,
        pActivityConfig: Option<&CUpti_ActivityConfig>,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnable(kind: CUpti_ActivityKind) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableAllSyncRecords(enable: u8) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableAllocationSource(enable: u8) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableAndDump(kind: CUpti_ActivityKind) -> ();
    /// - `activityConfig`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `activityConfig` are valid.
    fn cuptiActivityEnableAndDump_v2(
        subscriber: CUpti_SubscriberHandle,
        kind: CUpti_ActivityKind,
        activityConfig: Option<&CUpti_ActivityConfig>,
    ) -> ();
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiActivityEnableContext(
        context: driver::CUcontext,
        kind: CUpti_ActivityKind,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableCudaEventDeviceTimestamps(enable: u8) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableDeviceGraph(enable: u8) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableDriverApi(cbid: CUpti_CallbackId, enable: u8) -> ();
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiActivityEnableDriverApi_v2(
        subscriber: CUpti_SubscriberHandle,
        cbid: CUpti_CallbackId,
        enable: u8,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableHWTrace(enable: u8) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableLatencyTimestamps(enable: u8) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableLaunchAttributes(enable: u8) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableRuntimeApi(cbid: CUpti_CallbackId, enable: u8) -> ();
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiActivityEnableRuntimeApi_v2(
        subscriber: CUpti_SubscriberHandle,
        cbid: CUpti_CallbackId,
        enable: u8,
    ) -> ();
    /// - `pActivityConfig`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pActivityConfig` are valid.
    fn cuptiActivityEnable_v2(
        subscriber: CUpti_SubscriberHandle,
        kind: CUpti_ActivityKind,
        pActivityConfig: Option<&CUpti_ActivityConfig>,
    ) -> ();
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiActivityFlush(
        context: driver::CUcontext,
        streamId: u32,
        flag: CUpti_ActivityFlag,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityFlushAll(flag: CUpti_ActivityFlag) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityFlushPeriod(time: u32) -> ();
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityGetAttribute<T: Output>(
        attr: CUpti_ActivityAttribute,
        value: &mut [T],
    ) -> usize;
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiActivityGetAttribute_v2<T: Output>(
        subscriber: CUpti_SubscriberHandle,
        attr: CUpti_ActivityAttribute,
        value: &mut [T],
    ) -> usize;
    /// - `buffer`: out, array, length `bufferSize`; an empty slice passes NULL
    ///
    /// Returns `bufferSize`, `enabledKindsCount`.
    ///
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiActivityGetEnabledKinds(
        subscriber: CUpti_SubscriberHandle,
        buffer: &mut [CUpti_ActivityKind],
    ) -> (u32, u32);
    /// - `buffer`: in, an address, passed unchanged
    /// - `record`: in and out
    ///
    /// # Safety
    ///
    /// - `buffer`: valid memory of the size that the other arguments imply.
    /// - Pointers, handles and lengths in `record` are valid.
    fn cuptiActivityGetNextRecord(
        buffer: *mut u8,
        validBufferSizeBytes: usize,
        record: *mut CUpti_Activity,
    ) -> *mut CUpti_Activity;
    /// - `buffer`: in, an address, passed unchanged
    /// - `record`: in and out
    ///
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - `buffer`: valid memory of the size that the other arguments imply.
    /// - Pointers, handles and lengths in `record` are valid.
    fn cuptiActivityGetNextRecord_v2(
        subscriber: CUpti_SubscriberHandle,
        buffer: *mut u8,
        validBufferSizeBytes: usize,
        record: *mut CUpti_Activity,
    ) -> *mut CUpti_Activity;
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiActivityGetNumDroppedRecords(
        context: driver::CUcontext,
        streamId: u32,
    ) -> usize;
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - `context`: a live handle.
    fn cuptiActivityGetNumDroppedRecords_v2(
        subscriber: CUpti_SubscriberHandle,
        context: driver::CUcontext,
        streamId: u32,
    ) -> usize;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityGetStructSize(
        activityKind: CUpti_ActivityKind,
        version: u32,
    ) -> usize;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityPopExternalCorrelationId(kind: CUpti_ExternalCorrelationKind) -> u64;
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiActivityPopExternalCorrelationId_v2(
        subscriber: CUpti_SubscriberHandle,
        kind: CUpti_ExternalCorrelationKind,
    ) -> u64;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityPushExternalCorrelationId(
        kind: CUpti_ExternalCorrelationKind,
        id: u64,
    ) -> ();
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiActivityPushExternalCorrelationId_v2(
        subscriber: CUpti_SubscriberHandle,
        kind: CUpti_ExternalCorrelationKind,
        id: u64,
    ) -> ();
    /// - `funcBufferRequested`: in, called by CUDA
    /// - `funcBufferCompleted`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// - `funcBufferRequested` is called at any time from now on, on any thread: it must not unwind.
    /// - `funcBufferCompleted` is called at any time from now on, on any thread: it must not unwind.
    fn cuptiActivityRegisterCallbacks(
        funcBufferRequested: CUpti_BuffersCallbackRequestFunc,
        funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc,
    ) -> ();
    /// - `funcBufferRequested`: in, called by CUDA
    /// - `funcBufferCompleted`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - `funcBufferRequested` is called at any time from now on, on any thread: it must not unwind.
    /// - `funcBufferCompleted` is called at any time from now on, on any thread: it must not unwind.
    fn cuptiActivityRegisterCallbacks_v2(
        subscriber: CUpti_SubscriberHandle,
        funcBufferRequested: CUpti_BuffersCallbackRequestFunc_v2,
        funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc_v2,
    ) -> ();
    /// - `funcTimestamp`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `funcTimestamp` is called at any time from now on, on any thread: it must not unwind.
    fn cuptiActivityRegisterTimestampCallback(
        funcTimestamp: CUpti_TimestampCallbackFunc,
    ) -> ();
    /// - `value`: in, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivitySetAttribute<T: Input>(
        attr: CUpti_ActivityAttribute,
        value: &[T],
    ) -> usize;
    /// - `value`: in, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiActivitySetAttribute_v2<T: Input>(
        subscriber: CUpti_SubscriberHandle,
        attr: CUpti_ActivityAttribute,
        value: &[T],
    ) -> usize;
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuptiClockControlGetStatus(ctx: driver::CUcontext) -> CUpti_ClockControl_Status;
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuptiClockControlLock(
        ctx: driver::CUcontext,
        mode: CUpti_ClockControl_Mode,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiClockControlUnlock() -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiComputeCapabilitySupported(major: i32, minor: i32) -> i32;
    /// - `domainArray`: out, host memory, `arraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceEnumEventDomains<T: Output>(
        device: driver::CUdevice,
        domainArray: &mut [T],
    ) -> usize;
    /// - `metricArray`: out, host memory, `arraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceEnumMetrics<T: Output>(
        device: driver::CUdevice,
        metricArray: &mut [T],
    ) -> usize;
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceGetAttribute<T: Output>(
        device: driver::CUdevice,
        attrib: CUpti_DeviceAttribute,
        value: &mut [T],
    ) -> usize;
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiDeviceGetChipName(pParams: &mut CUpti_Device_GetChipName_Params) -> ();
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceGetEventDomainAttribute<T: Output>(
        device: driver::CUdevice,
        eventDomain: CUpti_EventDomainID,
        attrib: CUpti_EventDomainAttribute,
        value: &mut [T],
    ) -> usize;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceGetNumEventDomains(device: driver::CUdevice) -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceGetNumMetrics(device: driver::CUdevice) -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceSupported(dev: driver::CUdevice) -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceVirtualizationMode(
        dev: driver::CUdevice,
    ) -> CUpti_DeviceVirtualizationMode;
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiDisableKernelReplayMode(context: driver::CUcontext) -> ();
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No other thread reads or changes what `subscriber` is called for at the same time.
    fn cuptiEnableAllDomains(enable: u32, subscriber: CUpti_SubscriberHandle) -> ();
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No other thread reads or changes what `subscriber` is called for at the same time.
    fn cuptiEnableCallback(
        enable: u32,
        subscriber: CUpti_SubscriberHandle,
        domain: CUpti_CallbackDomain,
        cbid: CUpti_CallbackId,
    ) -> ();
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No other thread reads or changes what `subscriber` is called for at the same time.
    fn cuptiEnableDomain(
        enable: u32,
        subscriber: CUpti_SubscriberHandle,
        domain: CUpti_CallbackDomain,
    ) -> ();
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiEnableKernelReplayMode(context: driver::CUcontext) -> ();
    /// - `domainArray`: out, host memory, `arraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEnumEventDomains<T: Output>(domainArray: &mut [T]) -> usize;
    /// - `metricArray`: out, host memory, `arraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEnumMetrics<T: Output>(metricArray: &mut [T]) -> usize;
    /// - `eventArray`: out, host memory, `arraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEventDomainEnumEvents<T: Output>(
        eventDomain: CUpti_EventDomainID,
        eventArray: &mut [T],
    ) -> usize;
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEventDomainGetAttribute<T: Output>(
        eventDomain: CUpti_EventDomainID,
        attrib: CUpti_EventDomainAttribute,
        value: &mut [T],
    ) -> usize;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEventDomainGetNumEvents(eventDomain: CUpti_EventDomainID) -> u32;
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEventGetAttribute<T: Output>(
        event: CUpti_EventID,
        attrib: CUpti_EventAttribute,
        value: &mut [T],
    ) -> usize;
    /// - `eventName`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEventGetIdFromName(
        device: driver::CUdevice,
        eventName: &CStr,
    ) -> CUpti_EventID;
    /// # Safety
    ///
    /// `eventGroup`: a live handle.
    fn cuptiEventGroupAddEvent(eventGroup: CUpti_EventGroup, event: CUpti_EventID) -> ();
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiEventGroupCreate(context: driver::CUcontext, flags: u32) -> CUpti_EventGroup;
    /// # Safety
    ///
    /// - `eventGroup`: a live handle.
    /// - No thread uses `eventGroup`, or objects that belong to it, during or after the call.
    fn cuptiEventGroupDestroy(eventGroup: CUpti_EventGroup) -> ();
    /// # Safety
    ///
    /// `eventGroup`: a live handle.
    fn cuptiEventGroupDisable(eventGroup: CUpti_EventGroup) -> ();
    /// # Safety
    ///
    /// `eventGroup`: a live handle.
    fn cuptiEventGroupEnable(eventGroup: CUpti_EventGroup) -> ();
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// `eventGroup`: a live handle.
    fn cuptiEventGroupGetAttribute<T: Output>(
        eventGroup: CUpti_EventGroup,
        attrib: CUpti_EventGroupAttribute,
        value: &mut [T],
    ) -> usize;
    /// - `eventValueBuffer`: out, host memory, `eventValueBufferSizeBytes` bytes
    /// - `eventIdArray`: out, host memory, `eventIdArraySizeBytes` bytes
    ///
    /// Returns `eventValueBufferSizeBytes`, `eventIdArraySizeBytes`, `numEventIdsRead`.
    ///
    /// # Safety
    ///
    /// `eventGroup`: a live handle.
    fn cuptiEventGroupReadAllEvents<T: Output>(
        eventGroup: CUpti_EventGroup,
        flags: CUpti_ReadEventFlags,
        eventValueBuffer: &mut [u8],
        eventIdArray: &mut [T],
    ) -> (usize, usize, usize);
    /// - `eventValueBuffer`: out, host memory, `eventValueBufferSizeBytes` bytes
    ///
    /// # Safety
    ///
    /// `eventGroup`: a live handle.
    fn cuptiEventGroupReadEvent(
        eventGroup: CUpti_EventGroup,
        flags: CUpti_ReadEventFlags,
        event: CUpti_EventID,
        eventValueBuffer: &mut [u8],
    ) -> usize;
    /// # Safety
    ///
    /// `eventGroup`: a live handle.
    fn cuptiEventGroupRemoveAllEvents(eventGroup: CUpti_EventGroup) -> ();
    /// # Safety
    ///
    /// `eventGroup`: a live handle.
    fn cuptiEventGroupRemoveEvent(
        eventGroup: CUpti_EventGroup,
        event: CUpti_EventID,
    ) -> ();
    /// # Safety
    ///
    /// `eventGroup`: a live handle.
    fn cuptiEventGroupResetAllEvents(eventGroup: CUpti_EventGroup) -> ();
    /// - `value`: in, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// `eventGroup`: a live handle.
    fn cuptiEventGroupSetAttribute<T: Input>(
        eventGroup: CUpti_EventGroup,
        attrib: CUpti_EventGroupAttribute,
        value: &[T],
    ) -> ();
    /// # Safety
    ///
    /// Pointers, handles and lengths in `eventGroupSet` are valid.
    fn cuptiEventGroupSetDisable(eventGroupSet: &CUpti_EventGroupSet) -> ();
    /// # Safety
    ///
    /// Pointers, handles and lengths in `eventGroupSet` are valid.
    fn cuptiEventGroupSetEnable(eventGroupSet: &CUpti_EventGroupSet) -> ();
    /// - `eventIdArray`: in, host memory, `eventIdArraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiEventGroupSetsCreate<T: Input>(
        context: driver::CUcontext,
        eventIdArray: &[T],
    ) -> *mut CUpti_EventGroupSets;
    /// - `eventGroupSets`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `eventGroupSets`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn cuptiEventGroupSetsDestroy(eventGroupSets: *mut CUpti_EventGroupSets) -> ();
    /// # Safety
    ///
    /// No thread uses what the library has returned during or after the call.
    fn cuptiFinalize() -> ();
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiGetAutoBoostState(
        context: driver::CUcontext,
    ) -> CUpti_ActivityAutoBoostState;
    /// # Safety
    ///
    /// `name` points to memory of the library, valid as long as the process runs.
    fn cuptiGetCallbackName(
        domain: CUpti_CallbackDomain,
        cbid: u32,
    ) -> *const core::ffi::c_char;
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No other thread reads or changes what `subscriber` is called for at the same time.
    fn cuptiGetCallbackState(
        subscriber: CUpti_SubscriberHandle,
        domain: CUpti_CallbackDomain,
        cbid: CUpti_CallbackId,
    ) -> u32;
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiGetContextId(context: driver::CUcontext) -> u32;
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiGetCubinCrc(pParams: &mut CUpti_GetCubinCrcParams) -> ();
    /// # Safety
    ///
    /// `event`: a live handle.
    fn cuptiGetCudaEventId(event: driver::CUevent) -> u32;
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiGetDeviceId(context: driver::CUcontext) -> u32;
    /// - `buffer`: out, array, length `bufferSize`; an empty slice passes NULL
    ///
    /// Returns `bufferSize`, `enabledCallbacksCount`.
    ///
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiGetEnabledCallbacks(
        subscriber: CUpti_SubscriberHandle,
        domain: CUpti_CallbackDomain,
        buffer: &mut [CUpti_CallbackId],
    ) -> (u32, u32);
    /// # Safety
    ///
    /// `str` points to memory of the library, valid as long as the process runs.
    fn cuptiGetErrorMessage(result: CUptiResult) -> *const core::ffi::c_char;
    /// # Safety
    ///
    /// `graphExec`: a live handle that no other thread uses during the call.
    fn cuptiGetGraphExecId(graphExec: driver::CUgraphExec) -> u32;
    /// # Safety
    ///
    /// `graph`: a live handle that no other thread uses during the call.
    fn cuptiGetGraphId(graph: driver::CUgraph) -> u32;
    /// # Safety
    ///
    /// `node`: a live handle that no other thread uses during the call.
    fn cuptiGetGraphNodeId(node: driver::CUgraphNode) -> u64;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetLastError() -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetNumEventDomains() -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetNumMetrics() -> u32;
    /// # Safety
    ///
    /// `str` points to memory of the library, valid as long as the process runs.
    fn cuptiGetResultString(result: CUptiResult) -> *const core::ffi::c_char;
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiGetSassToSourceCorrelation(
        pParams: &mut CUpti_GetSassToSourceCorrelationParams,
    ) -> ();
    /// # Safety
    ///
    /// - `context`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn cuptiGetStreamId(context: driver::CUcontext, stream: driver::CUstream) -> u32;
    /// # Safety
    ///
    /// - `context`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn cuptiGetStreamIdEx(
        context: driver::CUcontext,
        stream: driver::CUstream,
        perThreadStream: u8,
    ) -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetThreadIdType() -> CUpti_ActivityThreadIdType;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetTimestamp() -> u64;
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiGetTimestamp_v2(subscriber: CUpti_SubscriberHandle) -> u64;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetVersion() -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiIsTracingSessionRunning() -> u8;
    /// - `updateFunc`: in, called by CUDA with `customData`
    /// - `customData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `updateFunc` is called with `customData` at any time from now on, on any thread: it must not unwind. `customData` must live as long.
    fn cuptiKernelReplaySubscribeUpdate(
        updateFunc: CUpti_KernelReplayUpdateFunc,
        customData: *mut c_void,
    ) -> ();
    /// - `metricIdArray`: in, host memory, `metricIdArraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiMetricCreateEventGroupSets<T: Input>(
        context: driver::CUcontext,
        metricIdArray: &[T],
    ) -> *mut CUpti_EventGroupSets;
    /// - `eventIdArray`: out, host memory, `eventIdArraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricEnumEvents<T: Output>(
        metric: CUpti_MetricID,
        eventIdArray: &mut [T],
    ) -> usize;
    /// - `propIdArray`: out, host memory, `propIdArraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricEnumProperties<T: Output>(
        metric: CUpti_MetricID,
        propIdArray: &mut [T],
    ) -> usize;
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricGetAttribute<T: Output>(
        metric: CUpti_MetricID,
        attrib: CUpti_MetricAttribute,
        value: &mut [T],
    ) -> usize;
    /// - `metricName`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricGetIdFromName(
        device: driver::CUdevice,
        metricName: &CStr,
    ) -> CUpti_MetricID;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricGetNumEvents(metric: CUpti_MetricID) -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricGetNumProperties(metric: CUpti_MetricID) -> u32;
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiMetricGetRequiredEventGroupSets(
        context: driver::CUcontext,
        metric: CUpti_MetricID,
    ) -> *mut CUpti_EventGroupSets;
    /// - `eventIdArray`: in, host memory, `eventIdArraySizeBytes` bytes
    /// - `eventValueArray`: in, host memory, `eventValueArraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricGetValue<T: Input>(
        device: driver::CUdevice,
        metric: CUpti_MetricID,
        eventIdArray: &[T],
        eventValueArray: &[u8],
        timeDuration: u64,
    ) -> CUpti_MetricValue;
    /// - `eventIdArray`: in, host memory, `eventIdArraySizeBytes` bytes
    /// - `eventValueArray`: in, host memory, `eventValueArraySizeBytes` bytes
    /// - `propIdArray`: in, host memory, `propIdArraySizeBytes` bytes
    /// - `propValueArray`: in, host memory, `propValueArraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricGetValue2<T: Input, U: Input>(
        metric: CUpti_MetricID,
        eventIdArray: &[T],
        eventValueArray: &[u8],
        propIdArray: &[U],
        propValueArray: &[u8],
    ) -> CUpti_MetricValue;
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingDisable(pParams: &mut CUpti_PCSamplingDisableParams) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingEnable(pParams: &mut CUpti_PCSamplingEnableParams) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingGetConfigurationAttribute(
        pParams: &mut CUpti_PCSamplingConfigurationInfoParams,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingGetData(pParams: &mut CUpti_PCSamplingGetDataParams) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingGetNumStallReasons(
        pParams: &mut CUpti_PCSamplingGetNumStallReasonsParams,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingGetStallReasons(
        pParams: &mut CUpti_PCSamplingGetStallReasonsParams,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid until `cuptiPCSamplingDisable` is called.
    fn cuptiPCSamplingSetConfigurationAttribute(
        pParams: &mut CUpti_PCSamplingConfigurationInfoParams,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingStart(pParams: &mut CUpti_PCSamplingStartParams) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingStop(pParams: &mut CUpti_PCSamplingStopParams) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingCounterDataGetSampleInfo(
        pParams: &mut CUpti_PmSampling_CounterData_GetSampleInfo_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingCounterDataImageInitialize(
        pParams: &mut CUpti_PmSampling_CounterDataImage_Initialize_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingDecodeData(pParams: &mut CUpti_PmSampling_DecodeData_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingDisable(pParams: &mut CUpti_PmSampling_Disable_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingEnable(pParams: &mut CUpti_PmSampling_Enable_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingGetCounterAvailability(
        pParams: &mut CUpti_PmSampling_GetCounterAvailability_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingGetCounterDataInfo(
        pParams: &mut CUpti_PmSampling_GetCounterDataInfo_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingGetCounterDataSize(
        pParams: &mut CUpti_PmSampling_GetCounterDataSize_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid until `cuptiPmSamplingDisable` is called.
    fn cuptiPmSamplingSetConfig(pParams: &mut CUpti_PmSampling_SetConfig_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingStart(pParams: &mut CUpti_PmSampling_Start_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingStop(pParams: &mut CUpti_PmSampling_Stop_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerBeginPass(pParams: &mut CUpti_Profiler_BeginPass_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid until `cuptiProfilerEndSession` is called.
    fn cuptiProfilerBeginSession(pParams: &mut CUpti_Profiler_BeginSession_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerCounterDataImageCalculateScratchBufferSize(
        pParams: &mut CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerCounterDataImageCalculateSize(
        pParams: &mut CUpti_Profiler_CounterDataImage_CalculateSize_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerCounterDataImageInitialize(
        pParams: &mut CUpti_Profiler_CounterDataImage_Initialize_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerCounterDataImageInitializeScratchBuffer(
        pParams: &mut CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerDeInitialize(pParams: &mut CUpti_Profiler_DeInitialize_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerDeviceSupported(
        pParams: &mut CUpti_Profiler_DeviceSupported_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerDisableProfiling(
        pParams: &mut CUpti_Profiler_DisableProfiling_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerEnableProfiling(
        pParams: &mut CUpti_Profiler_EnableProfiling_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerEndPass(pParams: &mut CUpti_Profiler_EndPass_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerEndSession(pParams: &mut CUpti_Profiler_EndSession_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerFlushCounterData(
        pParams: &mut CUpti_Profiler_FlushCounterData_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerGetCounterAvailability(
        pParams: &mut CUpti_Profiler_GetCounterAvailability_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostConfigAddMetrics(
        pParams: &mut CUpti_Profiler_Host_ConfigAddMetrics_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostDeinitialize(
        pParams: &mut CUpti_Profiler_Host_Deinitialize_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostEvaluateToGpuValues(
        pParams: &mut CUpti_Profiler_Host_EvaluateToGpuValues_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetBaseMetrics(
        pParams: &mut CUpti_Profiler_Host_GetBaseMetrics_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetConfigImage(
        pParams: &mut CUpti_Profiler_Host_GetConfigImage_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetConfigImageSize(
        pParams: &mut CUpti_Profiler_Host_GetConfigImageSize_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(
        pParams: &mut CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetMetricProperties(
        pParams: &mut CUpti_Profiler_Host_GetMetricProperties_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetMetricsInSinglePassSet(
        pParams: &mut CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetNumOfPasses(
        pParams: &mut CUpti_Profiler_Host_GetNumOfPasses_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetRangeName(
        pParams: &mut CUpti_Profiler_Host_GetRangeName_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetSinglePassSets(
        pParams: &mut CUpti_Profiler_Host_GetSinglePassSets_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetSubMetrics(
        pParams: &mut CUpti_Profiler_Host_GetSubMetrics_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetSupportedChips(
        pParams: &mut CUpti_Profiler_Host_GetSupportedChips_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostInitialize(
        pParams: &mut CUpti_Profiler_Host_Initialize_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostSetDevicePartitionInfo(
        pParams: &mut CUpti_Profiler_Host_SetDevicePartitionInfo_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerInitialize(pParams: &mut CUpti_Profiler_Initialize_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerIsPassCollected(
        pParams: &mut CUpti_Profiler_IsPassCollected_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerPopRange(pParams: &mut CUpti_Profiler_PopRange_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerPushRange(pParams: &mut CUpti_Profiler_PushRange_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid until `cuptiProfilerUnsetConfig` is called.
    fn cuptiProfilerSetConfig(pParams: &mut CUpti_Profiler_SetConfig_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerUnsetConfig(pParams: &mut CUpti_Profiler_UnsetConfig_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerCounterDataGetRangeInfo(
        pParams: &mut CUpti_RangeProfiler_CounterData_GetRangeInfo_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerCounterDataImageInitialize(
        pParams: &mut CUpti_RangeProfiler_CounterDataImage_Initialize_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerDecodeData(
        pParams: &mut CUpti_RangeProfiler_DecodeData_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerDisable(pParams: &mut CUpti_RangeProfiler_Disable_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerEnable(pParams: &mut CUpti_RangeProfiler_Enable_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerGetCounterDataInfo(
        pParams: &mut CUpti_RangeProfiler_GetCounterDataInfo_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerGetCounterDataSize(
        pParams: &mut CUpti_RangeProfiler_GetCounterDataSize_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerGetDevicePartitionInfo(
        pParams: &mut CUpti_RangeProfiler_GetDevicePartitionInfo_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerPopRange(
        pParams: &mut CUpti_RangeProfiler_PopRange_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerPushRange(
        pParams: &mut CUpti_RangeProfiler_PushRange_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid until `cuptiRangeProfilerDisable` is called.
    fn cuptiRangeProfilerSetConfig(
        pParams: &mut CUpti_RangeProfiler_SetConfig_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerStart(pParams: &mut CUpti_RangeProfiler_Start_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerStop(pParams: &mut CUpti_RangeProfiler_Stop_Params) -> ();
    /// - `funcComputeCubinCrc`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `funcComputeCubinCrc` is called at any time from now on, on any thread: it must not unwind.
    fn cuptiRegisterComputeCrcCallback(
        funcComputeCubinCrc: CUpti_ComputeCrcCallbackFunc,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsDisable(pParams: &mut CUpti_SassMetricsDisable_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsEnable(pParams: &mut CUpti_SassMetricsEnable_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsFlushData(pParams: &mut CUpti_SassMetricsFlushData_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsGetDataProperties(
        pParams: &mut CUpti_SassMetricsGetDataProperties_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsGetMetrics(
        pParams: &mut CUpti_SassMetrics_GetMetrics_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsGetNumOfMetrics(
        pParams: &mut CUpti_SassMetrics_GetNumOfMetrics_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsGetProperties(
        pParams: &mut CUpti_SassMetrics_GetProperties_Params,
    ) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsSetConfig(pParams: &mut CUpti_SassMetricsSetConfig_Params) -> ();
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsUnsetConfig(
        pParams: &mut CUpti_SassMetricsUnsetConfig_Params,
    ) -> ();
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiSetEventCollectionMode(
        context: driver::CUcontext,
        mode: CUpti_EventCollectionMode,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiSetThreadIdType(r#type: CUpti_ActivityThreadIdType) -> ();
    /// - `callback`: in, called by CUDA with `userdata`
    /// - `userdata`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callback` is called with `userdata` as long as `subscriber` exists, on any thread: it must not unwind. `userdata` must live as long.
    fn cuptiSubscribe(
        callback: CUpti_CallbackFunc,
        userdata: *mut c_void,
    ) -> CUpti_SubscriberHandle;
    /// - `callback`: in, called by CUDA with `userdata`
    /// - `userdata`: in, passed to the callback
    /// - `pParams`: read and updated in place; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `callback` is called with `userdata` as long as `subscriber` exists, on any thread: it must not unwind. `userdata` must live as long.
    /// - Pointers, handles and lengths in `pParams` are valid as long as `subscriber` exists.
    fn cuptiSubscribe_v2(
        callback: CUpti_CallbackFunc,
        userdata: *mut c_void,
        pParams: Option<&mut CUpti_SubscriberParams>,
    ) -> CUpti_SubscriberHandle;
    /// Returns `domainCount`, `domainTable`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiSupportedDomains() -> (usize, CUpti_DomainTable);
    /// - `subscriber`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No thread uses `subscriber`, or objects that belong to it, during or after the call.
    fn cuptiUnsubscribe(subscriber: CUpti_SubscriberHandle) -> ();
}
