//! Functions with owned handles that are identical in all major versions (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

owned! {
    cupti, CUptiResult;

    safe {}

    unsafe {
        /// Sets the period and the buffer of program counter (PC) sampling in activity records.
        /// # Safety
        ///
        /// - `config` must not be moved, changed or freed while the library may hold its address.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityConfigurePCSampling(
            ctx: impl AsHandle<driver::CUcontext>, config: &CUpti_ActivityPCSamplingConfig,
        ) -> () {
            checked::cuptiActivityConfigurePCSampling(ctx.as_handle(), config)?
        }
        /// Disables the collection of one kind of activity records in a context.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityDisableContext(context: impl AsHandle<driver::CUcontext>, kind: CUpti_ActivityKind) -> () {
            checked::cuptiActivityDisableContext(context.as_handle(), kind)?
        }
        /// Enables the collection of one kind of activity records in a context.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityEnableContext(context: impl AsHandle<driver::CUcontext>, kind: CUpti_ActivityKind) -> () {
            checked::cuptiActivityEnableContext(context.as_handle(), kind)?
        }
        /// Delivers full activity buffers (superseded by `cuptiActivityFlushAll`).
        /// - `context`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityFlush(context: impl MaybeHandle<driver::CUcontext>, streamId: u32, flag: CUpti_ActivityFlag) -> () {
            checked::cuptiActivityFlush(context.as_handle_or_null(), streamId, flag)?
        }
        /// Returns the number of records that were lost for lack of buffers, and resets the number to 0.
        /// - `context`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityGetNumDroppedRecords(context: impl MaybeHandle<driver::CUcontext>, streamId: u32) -> usize {
            checked::cuptiActivityGetNumDroppedRecords(context.as_handle_or_null(), streamId)?
        }
        /// Disables kernel replay, which `cuptiEnableKernelReplayMode` enabled in a context.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiDisableKernelReplayMode(context: impl AsHandle<driver::CUcontext>) -> () {
            checked::cuptiDisableKernelReplayMode(context.as_handle())?
        }
        /// Enables or disables all callbacks in all domains.
        /// # Safety
        ///
        /// - No other thread may read or change the enabled callbacks of `subscriber` at the same time.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEnableAllDomains(enable: u32, subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>) -> () {
            checked::cuptiEnableAllDomains(enable, subscriber.as_handle())?
        }
        /// Enables or disables the callbacks for one function or event of a domain.
        /// # Safety
        ///
        /// - No other thread may read or change the enabled callbacks of `subscriber` at the same time.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEnableCallback(
            enable: u32, subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>, domain: CUpti_CallbackDomain,
            cbid: CUpti_CallbackId,
        ) -> () {
            checked::cuptiEnableCallback(enable, subscriber.as_handle(), domain, cbid)?
        }
        /// Enables or disables the callbacks for a whole domain, such as all runtime calls.
        /// # Safety
        ///
        /// - No other thread may read or change the enabled callbacks of `subscriber` at the same time.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEnableDomain(
            enable: u32, subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>, domain: CUpti_CallbackDomain,
        ) -> () {
            checked::cuptiEnableDomain(enable, subscriber.as_handle(), domain)?
        }
        /// Enables kernel replay, which repeats a context's kernels as often as its event groups require.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEnableKernelReplayMode(context: impl AsHandle<driver::CUcontext>) -> () {
            checked::cuptiEnableKernelReplayMode(context.as_handle())?
        }
        /// Adds an event to an event group, which must be disabled.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEventGroupAddEvent(eventGroup: impl AsHandle<CUpti_EventGroup, MAJOR>, event: CUpti_EventID) -> () {
            checked::cuptiEventGroupAddEvent(eventGroup.as_handle(), event)?
        }
        /// Creates an event group in a context, whose events are counted together.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `eventGroup` must be dropped before `context`.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEventGroupCreate(context: impl AsHandle<driver::CUcontext>, flags: u32) -> Owned<CUpti_EventGroup, MAJOR> {
            Owned::from_raw(checked::cuptiEventGroupCreate(context.as_handle(), flags)?)
        }
        /// Disables counting for the events of an event group.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEventGroupDisable(eventGroup: impl AsHandle<CUpti_EventGroup, MAJOR>) -> () {
            checked::cuptiEventGroupDisable(eventGroup.as_handle())?
        }
        /// Enables counting for the events of an event group.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEventGroupEnable(eventGroup: impl AsHandle<CUpti_EventGroup, MAJOR>) -> () {
            checked::cuptiEventGroupEnable(eventGroup.as_handle())?
        }
        /// Stores in `value` an attribute of an event group, such as the list of its events; returns its size.
        /// - `value`: out, host memory, whose size in bytes is passed as `valueSize`
        ///
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEventGroupGetAttribute<T: Output>(
            eventGroup: impl AsHandle<CUpti_EventGroup, MAJOR>, attrib: CUpti_EventGroupAttribute, value: &mut [T],
        ) -> usize {
            checked::cuptiEventGroupGetAttribute(eventGroup.as_handle(), attrib, value)?
        }
        /// Reads the counts of all events in an event group.
        /// - `eventValueBuffer`: out, host memory, whose size in bytes is passed as `eventValueBufferSizeBytes`
        /// - `eventIdArray`: out, host memory, whose size in bytes is passed as `eventIdArraySizeBytes`
        ///
        /// Returns `eventValueBufferSizeBytes`, `eventIdArraySizeBytes`, `numEventIdsRead`.
        ///
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEventGroupReadAllEvents<T: Output>(
            eventGroup: impl AsHandle<CUpti_EventGroup, MAJOR>, flags: CUpti_ReadEventFlags, eventValueBuffer: &mut [u8],
            eventIdArray: &mut [T],
        ) -> (usize, usize, usize) {
            checked::cuptiEventGroupReadAllEvents(eventGroup.as_handle(), flags, eventValueBuffer, eventIdArray)?
        }
        /// Reads the counts of one event in an event group, one for each instance of its domain.
        /// - `eventValueBuffer`: out, host memory, whose size in bytes is passed as `eventValueBufferSizeBytes`
        ///
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEventGroupReadEvent(
            eventGroup: impl AsHandle<CUpti_EventGroup, MAJOR>, flags: CUpti_ReadEventFlags, event: CUpti_EventID,
            eventValueBuffer: &mut [u8],
        ) -> usize {
            checked::cuptiEventGroupReadEvent(eventGroup.as_handle(), flags, event, eventValueBuffer)?
        }
        /// Removes all events from an event group, which must be disabled.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEventGroupRemoveAllEvents(eventGroup: impl AsHandle<CUpti_EventGroup, MAJOR>) -> () {
            checked::cuptiEventGroupRemoveAllEvents(eventGroup.as_handle())?
        }
        /// Removes an event from an event group, which must be disabled.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEventGroupRemoveEvent(eventGroup: impl AsHandle<CUpti_EventGroup, MAJOR>, event: CUpti_EventID) -> () {
            checked::cuptiEventGroupRemoveEvent(eventGroup.as_handle(), event)?
        }
        /// Resets the counts of all events in an event group to zero.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEventGroupResetAllEvents(eventGroup: impl AsHandle<CUpti_EventGroup, MAJOR>) -> () {
            checked::cuptiEventGroupResetAllEvents(eventGroup.as_handle())?
        }
        /// Sets an attribute of an event group.
        /// - `value`: in, host memory, whose size in bytes is passed as `valueSize`
        ///
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEventGroupSetAttribute<T: Input>(
            eventGroup: impl AsHandle<CUpti_EventGroup, MAJOR>, attrib: CUpti_EventGroupAttribute, value: &[T],
        ) -> () {
            checked::cuptiEventGroupSetAttribute(eventGroup.as_handle(), attrib, value)?
        }
        /// Divides events into sets of event groups, each of which can be counted in one pass.
        /// - `eventIdArray`: in, host memory, whose size in bytes is passed as `eventIdArraySizeBytes`
        ///
        /// # Safety
        ///
        /// - `eventIdArray` must not be moved, changed or freed while the library may hold its address.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiEventGroupSetsCreate<T: Input>(
            context: impl AsHandle<driver::CUcontext>, eventIdArray: &[T],
        ) -> *mut CUpti_EventGroupSets {
            checked::cuptiEventGroupSetsCreate(context.as_handle(), eventIdArray)?
        }
        /// Returns whether auto boost is enabled on a context's device, and which process enabled it.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiGetAutoBoostState(context: impl AsHandle<driver::CUcontext>) -> CUpti_ActivityAutoBoostState {
            checked::cuptiGetAutoBoostState(context.as_handle())?
        }
        /// Returns whether callbacks for one function or event are enabled.
        /// # Safety
        ///
        /// - No other thread may read or change the enabled callbacks of `subscriber` at the same time.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiGetCallbackState(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>, domain: CUpti_CallbackDomain, cbid: CUpti_CallbackId,
        ) -> u32 {
            checked::cuptiGetCallbackState(subscriber.as_handle(), domain, cbid)?
        }
        /// Returns the ID of a context in activity records.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiGetContextId(context: impl AsHandle<driver::CUcontext>) -> u32 {
            checked::cuptiGetContextId(context.as_handle())?
        }
        /// Returns the ID of a context's device in activity records.
        /// - `context`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiGetDeviceId(context: impl MaybeHandle<driver::CUcontext>) -> u32 {
            checked::cuptiGetDeviceId(context.as_handle_or_null())?
        }
        /// Returns the ID of an executable graph in activity records.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiGetGraphExecId(graphExec: impl AsHandle<driver::CUgraphExec>) -> u32 {
            checked::cuptiGetGraphExecId(graphExec.as_handle())?
        }
        /// Returns the ID of a graph in activity records.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiGetGraphId(graph: impl AsHandle<driver::CUgraph>) -> u32 {
            checked::cuptiGetGraphId(graph.as_handle())?
        }
        /// Returns the ID of a graph node in activity records.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiGetGraphNodeId(node: impl AsHandle<driver::CUgraphNode>) -> u64 {
            checked::cuptiGetGraphNodeId(node.as_handle())?
        }
        /// Returns the ID of a stream in activity records.
        /// - `context`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiGetStreamId(
            context: impl MaybeHandle<driver::CUcontext>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> u32 {
            checked::cuptiGetStreamId(context.as_handle_or_null(), stream.as_handle_or_null())?
        }
        /// Returns the ID of a stream in activity records; a flag selects the default stream that null means.
        /// - `context`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiGetStreamIdEx(
            context: impl MaybeHandle<driver::CUcontext>, stream: impl MaybeHandle<driver::CUstream>, perThreadStream: u8,
        ) -> u32 {
            checked::cuptiGetStreamIdEx(context.as_handle_or_null(), stream.as_handle_or_null(), perThreadStream)?
        }
        /// Divides the events of metrics into sets of event groups, each of which can be counted in one pass.
        /// - `metricIdArray`: in, host memory, whose size in bytes is passed as `metricIdArraySizeBytes`
        ///
        /// # Safety
        ///
        /// - `metricIdArray` must not be moved, changed or freed while the library may hold its address.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiMetricCreateEventGroupSets<T: Input>(
            context: impl AsHandle<driver::CUcontext>, metricIdArray: &[T],
        ) -> *mut CUpti_EventGroupSets {
            checked::cuptiMetricCreateEventGroupSets(context.as_handle(), metricIdArray)?
        }
        /// Returns the sets of event groups that a metric requires to be counted in one pass.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiMetricGetRequiredEventGroupSets(
            context: impl AsHandle<driver::CUcontext>, metric: CUpti_MetricID,
        ) -> *mut CUpti_EventGroupSets {
            checked::cuptiMetricGetRequiredEventGroupSets(context.as_handle(), metric)?
        }
        /// Sets whether a context counts events continuously or only while kernels run.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiSetEventCollectionMode(context: impl AsHandle<driver::CUcontext>, mode: CUpti_EventCollectionMode) -> () {
            checked::cuptiSetEventCollectionMode(context.as_handle(), mode)?
        }
        /// Registers a callback for CUDA API calls and events; all callbacks are disabled at first.
        /// - `callback`: in, called by CUDA with `userdata`
        /// - `userdata`: in, passed to the callback
        ///
        /// # Safety
        ///
        /// - `callback` may be called with `userdata` as long as `subscriber` exists, on any thread: it must not unwind. `userdata` must live as long as `callback` may be called.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiSubscribe(callback: CUpti_CallbackFunc, userdata: *mut c_void) -> Owned<CUpti_SubscriberHandle, MAJOR> {
            Owned::from_raw(checked::cuptiSubscribe(callback, userdata)?)
        }
    }
}
