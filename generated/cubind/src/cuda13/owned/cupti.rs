//! CUPTI: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::cupti as checked;
#[allow(unused_imports)]
use crate::cuda13::cupti::CUPTI;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::cupti::all_types::*;

destroy! {
    CUptiResult;
    13 CUpti_EventGroup: |handle| checked::cuptiEventGroupDestroy(handle);
    13 CUpti_SubscriberHandle: |handle| checked::cuptiUnsubscribe(handle);
}

owned! {
    CUptiResult;

    safe {
    }

    unsafe {
        /// - `config` is neither moved, changed nor freed as long as the library may keep its address.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityConfigurePCSampling(
            ctx: impl AsHandle<driver::CUcontext>, config: &CUpti_ActivityPCSamplingConfig,
        ) -> () {
            checked::cuptiActivityConfigurePCSampling(ctx.as_handle(), config)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityDisableContext(context: impl AsHandle<driver::CUcontext>, kind: CUpti_ActivityKind) -> () {
            checked::cuptiActivityDisableContext(context.as_handle(), kind)?
        }
        /// - Pointers, handles and lengths in `pActivityConfig` are valid.
        /// - `pActivityConfig` is neither moved, changed nor freed as long as the library may keep its address.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityDisable_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, kind: CUpti_ActivityKind,
            pActivityConfig: Option<&CUpti_ActivityConfig>,
        ) -> () {
            checked::cuptiActivityDisable_v2(subscriber.as_handle(), kind, pActivityConfig)?
        }
        /// - Pointers, handles and lengths in `activityConfig` are valid.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityEnableAndDump_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, kind: CUpti_ActivityKind,
            activityConfig: Option<&CUpti_ActivityConfig>,
        ) -> () {
            checked::cuptiActivityEnableAndDump_v2(subscriber.as_handle(), kind, activityConfig)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityEnableContext(context: impl AsHandle<driver::CUcontext>, kind: CUpti_ActivityKind) -> () {
            checked::cuptiActivityEnableContext(context.as_handle(), kind)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityEnableDriverApi_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, cbid: CUpti_CallbackId, enable: u8,
        ) -> () {
            checked::cuptiActivityEnableDriverApi_v2(subscriber.as_handle(), cbid, enable)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityEnableRuntimeApi_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, cbid: CUpti_CallbackId, enable: u8,
        ) -> () {
            checked::cuptiActivityEnableRuntimeApi_v2(subscriber.as_handle(), cbid, enable)?
        }
        /// - Pointers, handles and lengths in `pActivityConfig` are valid.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityEnable_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, kind: CUpti_ActivityKind,
            pActivityConfig: Option<&CUpti_ActivityConfig>,
        ) -> () {
            checked::cuptiActivityEnable_v2(subscriber.as_handle(), kind, pActivityConfig)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityFlush(context: impl AsHandle<driver::CUcontext>, streamId: u32, flag: CUpti_ActivityFlag) -> () {
            checked::cuptiActivityFlush(context.as_handle(), streamId, flag)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityGetAttribute_v2<T: Output>(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, attr: CUpti_ActivityAttribute, value: &mut [T],
        ) -> usize {
            checked::cuptiActivityGetAttribute_v2(subscriber.as_handle(), attr, value)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityGetEnabledKinds(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, buffer: &mut [CUpti_ActivityKind],
        ) -> (u32, u32) {
            checked::cuptiActivityGetEnabledKinds(subscriber.as_handle(), buffer)?
        }
        /// - `buffer`: valid memory of the size that the other arguments imply.
        /// - Pointers, handles and lengths in `record` are valid.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityGetNextRecord_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, buffer: *mut u8, validBufferSizeBytes: usize,
            record: *mut CUpti_Activity,
        ) -> *mut CUpti_Activity {
            checked::cuptiActivityGetNextRecord_v2(subscriber.as_handle(), buffer, validBufferSizeBytes, record)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityGetNumDroppedRecords(context: impl AsHandle<driver::CUcontext>, streamId: u32) -> usize {
            checked::cuptiActivityGetNumDroppedRecords(context.as_handle(), streamId)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityGetNumDroppedRecords_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, context: impl AsHandle<driver::CUcontext>, streamId: u32,
        ) -> usize {
            checked::cuptiActivityGetNumDroppedRecords_v2(subscriber.as_handle(), context.as_handle(), streamId)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityPopExternalCorrelationId_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, kind: CUpti_ExternalCorrelationKind,
        ) -> u64 {
            checked::cuptiActivityPopExternalCorrelationId_v2(subscriber.as_handle(), kind)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityPushExternalCorrelationId_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, kind: CUpti_ExternalCorrelationKind, id: u64,
        ) -> () {
            checked::cuptiActivityPushExternalCorrelationId_v2(subscriber.as_handle(), kind, id)?
        }
        /// - `funcBufferRequested` is called at any time from now on, on any thread: it must not unwind.
        /// - `funcBufferCompleted` is called at any time from now on, on any thread: it must not unwind.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivityRegisterCallbacks_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, funcBufferRequested: CUpti_BuffersCallbackRequestFunc_v2,
            funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc_v2,
        ) -> () {
            checked::cuptiActivityRegisterCallbacks_v2(subscriber.as_handle(), funcBufferRequested, funcBufferCompleted)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiActivitySetAttribute_v2<T: Input>(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, attr: CUpti_ActivityAttribute, value: &[T],
        ) -> usize {
            checked::cuptiActivitySetAttribute_v2(subscriber.as_handle(), attr, value)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiClockControlGetStatus(ctx: impl AsHandle<driver::CUcontext>) -> CUpti_ClockControl_Status {
            checked::cuptiClockControlGetStatus(ctx.as_handle())?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiClockControlLock(ctx: impl AsHandle<driver::CUcontext>, mode: CUpti_ClockControl_Mode) -> () {
            checked::cuptiClockControlLock(ctx.as_handle(), mode)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiDisableKernelReplayMode(context: impl AsHandle<driver::CUcontext>) -> () {
            checked::cuptiDisableKernelReplayMode(context.as_handle())?
        }
        /// - No other thread reads or changes what `subscriber` is called for at the same time.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEnableAllDomains(enable: u32, subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>) -> () {
            checked::cuptiEnableAllDomains(enable, subscriber.as_handle())?
        }
        /// - No other thread reads or changes what `subscriber` is called for at the same time.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEnableCallback(
            enable: u32, subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, domain: CUpti_CallbackDomain,
            cbid: CUpti_CallbackId,
        ) -> () {
            checked::cuptiEnableCallback(enable, subscriber.as_handle(), domain, cbid)?
        }
        /// - No other thread reads or changes what `subscriber` is called for at the same time.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEnableDomain(
            enable: u32, subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, domain: CUpti_CallbackDomain,
        ) -> () {
            checked::cuptiEnableDomain(enable, subscriber.as_handle(), domain)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEnableKernelReplayMode(context: impl AsHandle<driver::CUcontext>) -> () {
            checked::cuptiEnableKernelReplayMode(context.as_handle())?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEventGroupAddEvent(eventGroup: impl AsHandle<CUpti_EventGroup, 13>, event: CUpti_EventID) -> () {
            checked::cuptiEventGroupAddEvent(eventGroup.as_handle(), event)?
        }
        /// - `eventGroup` is dropped before `context`.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEventGroupCreate(context: impl AsHandle<driver::CUcontext>, flags: u32) -> Owned<CUpti_EventGroup, 13> {
            Owned::from_raw(checked::cuptiEventGroupCreate(context.as_handle(), flags)?)
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEventGroupDisable(eventGroup: impl AsHandle<CUpti_EventGroup, 13>) -> () {
            checked::cuptiEventGroupDisable(eventGroup.as_handle())?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEventGroupEnable(eventGroup: impl AsHandle<CUpti_EventGroup, 13>) -> () {
            checked::cuptiEventGroupEnable(eventGroup.as_handle())?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEventGroupGetAttribute<T: Output>(
            eventGroup: impl AsHandle<CUpti_EventGroup, 13>, attrib: CUpti_EventGroupAttribute, value: &mut [T],
        ) -> usize {
            checked::cuptiEventGroupGetAttribute(eventGroup.as_handle(), attrib, value)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEventGroupReadAllEvents<T: Output>(
            eventGroup: impl AsHandle<CUpti_EventGroup, 13>, flags: CUpti_ReadEventFlags, eventValueBuffer: &mut [u8],
            eventIdArray: &mut [T],
        ) -> (usize, usize, usize) {
            checked::cuptiEventGroupReadAllEvents(eventGroup.as_handle(), flags, eventValueBuffer, eventIdArray)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEventGroupReadEvent(
            eventGroup: impl AsHandle<CUpti_EventGroup, 13>, flags: CUpti_ReadEventFlags, event: CUpti_EventID,
            eventValueBuffer: &mut [u8],
        ) -> usize {
            checked::cuptiEventGroupReadEvent(eventGroup.as_handle(), flags, event, eventValueBuffer)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEventGroupRemoveAllEvents(eventGroup: impl AsHandle<CUpti_EventGroup, 13>) -> () {
            checked::cuptiEventGroupRemoveAllEvents(eventGroup.as_handle())?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEventGroupRemoveEvent(eventGroup: impl AsHandle<CUpti_EventGroup, 13>, event: CUpti_EventID) -> () {
            checked::cuptiEventGroupRemoveEvent(eventGroup.as_handle(), event)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEventGroupResetAllEvents(eventGroup: impl AsHandle<CUpti_EventGroup, 13>) -> () {
            checked::cuptiEventGroupResetAllEvents(eventGroup.as_handle())?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEventGroupSetAttribute<T: Input>(
            eventGroup: impl AsHandle<CUpti_EventGroup, 13>, attrib: CUpti_EventGroupAttribute, value: &[T],
        ) -> () {
            checked::cuptiEventGroupSetAttribute(eventGroup.as_handle(), attrib, value)?
        }
        /// - `eventIdArray` is neither moved, changed nor freed as long as the library may keep its address.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiEventGroupSetsCreate<T: Input>(
            context: impl AsHandle<driver::CUcontext>, eventIdArray: &[T],
        ) -> *mut CUpti_EventGroupSets {
            checked::cuptiEventGroupSetsCreate(context.as_handle(), eventIdArray)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiGetAutoBoostState(context: impl AsHandle<driver::CUcontext>) -> CUpti_ActivityAutoBoostState {
            checked::cuptiGetAutoBoostState(context.as_handle())?
        }
        /// - No other thread reads or changes what `subscriber` is called for at the same time.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiGetCallbackState(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, domain: CUpti_CallbackDomain, cbid: CUpti_CallbackId,
        ) -> u32 {
            checked::cuptiGetCallbackState(subscriber.as_handle(), domain, cbid)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiGetContextId(context: impl AsHandle<driver::CUcontext>) -> u32 {
            checked::cuptiGetContextId(context.as_handle())?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiGetCudaEventId(event: impl AsHandle<driver::CUevent>) -> u32 {
            checked::cuptiGetCudaEventId(event.as_handle())?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiGetDeviceId(context: impl AsHandle<driver::CUcontext>) -> u32 {
            checked::cuptiGetDeviceId(context.as_handle())?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiGetEnabledCallbacks(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>, domain: CUpti_CallbackDomain,
            buffer: &mut [CUpti_CallbackId],
        ) -> (u32, u32) {
            checked::cuptiGetEnabledCallbacks(subscriber.as_handle(), domain, buffer)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiGetGraphExecId(graphExec: impl AsHandle<driver::CUgraphExec>) -> u32 {
            checked::cuptiGetGraphExecId(graphExec.as_handle())?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiGetGraphId(graph: impl AsHandle<driver::CUgraph>) -> u32 {
            checked::cuptiGetGraphId(graph.as_handle())?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiGetGraphNodeId(node: impl AsHandle<driver::CUgraphNode>) -> u64 {
            checked::cuptiGetGraphNodeId(node.as_handle())?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiGetStreamId(context: impl AsHandle<driver::CUcontext>, stream: impl MaybeHandle<driver::CUstream>) -> u32 {
            checked::cuptiGetStreamId(context.as_handle(), stream.as_handle_or_null())?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiGetStreamIdEx(
            context: impl AsHandle<driver::CUcontext>, stream: impl MaybeHandle<driver::CUstream>, perThreadStream: u8,
        ) -> u32 {
            checked::cuptiGetStreamIdEx(context.as_handle(), stream.as_handle_or_null(), perThreadStream)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiGetTimestamp_v2(subscriber: impl AsHandle<CUpti_SubscriberHandle, 13>) -> u64 {
            checked::cuptiGetTimestamp_v2(subscriber.as_handle())?
        }
        /// - `metricIdArray` is neither moved, changed nor freed as long as the library may keep its address.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiMetricCreateEventGroupSets<T: Input>(
            context: impl AsHandle<driver::CUcontext>, metricIdArray: &[T],
        ) -> *mut CUpti_EventGroupSets {
            checked::cuptiMetricCreateEventGroupSets(context.as_handle(), metricIdArray)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiMetricGetRequiredEventGroupSets(
            context: impl AsHandle<driver::CUcontext>, metric: CUpti_MetricID,
        ) -> *mut CUpti_EventGroupSets {
            checked::cuptiMetricGetRequiredEventGroupSets(context.as_handle(), metric)?
        }
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiSetEventCollectionMode(context: impl AsHandle<driver::CUcontext>, mode: CUpti_EventCollectionMode) -> () {
            checked::cuptiSetEventCollectionMode(context.as_handle(), mode)?
        }
        /// - `callback` is called with `userdata` as long as `subscriber` exists, on any thread: it must not unwind. `userdata` must live as long.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiSubscribe(callback: CUpti_CallbackFunc, userdata: *mut c_void) -> Owned<CUpti_SubscriberHandle, 13> {
            Owned::from_raw(checked::cuptiSubscribe(callback, userdata)?)
        }
        /// - `callback` is called with `userdata` as long as `subscriber` exists, on any thread: it must not unwind. `userdata` must live as long.
        /// - Pointers, handles and lengths in `pParams` are valid as long as `subscriber` exists.
        /// - Nothing that CUPTI does at the time depends on what the call changes.
        fn cuptiSubscribe_v2(
            callback: CUpti_CallbackFunc, userdata: *mut c_void, pParams: Option<&mut CUpti_SubscriberParams>,
        ) -> Owned<CUpti_SubscriberHandle, 13> {
            Owned::from_raw(checked::cuptiSubscribe_v2(callback, userdata, pParams)?)
        }
    }
}
