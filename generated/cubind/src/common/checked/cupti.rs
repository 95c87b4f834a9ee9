//! Functions with a `Result` that are written alike for all major versions: CUPTI.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    CUPTI, CUptiResult;
    /// Sets period and buffer of the program counter samples among activity records.
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuptiActivityConfigurePCSampling(ctx: driver::CUcontext, config: &CUpti_ActivityPCSamplingConfig) -> ();
    /// Sets the counters of managed memory, such as page faults, that are recorded, and their devices.
    /// - `config`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityConfigureUnifiedMemoryCounter(config: &[CUpti_ActivityUnifiedMemoryCounterConfig]) -> ();
    /// Ends the collection of a kind of activity record.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityDisable(kind: CUpti_ActivityKind) -> ();
    /// Ends the collection of a kind of activity record in one context.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiActivityDisableContext(context: driver::CUcontext, kind: CUpti_ActivityKind) -> ();
    /// Begins to collect a kind of activity record, such as kernels or copies.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnable(kind: CUpti_ActivityKind) -> ();
    /// Enables or disables records for synchronization calls that did not have to wait.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableAllSyncRecords(enable: u8) -> ();
    /// Enables or disables the source library of allocations in memory records.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableAllocationSource(enable: u8) -> ();
    /// Begins to collect a kind of activity record, with records for existing objects.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableAndDump(kind: CUpti_ActivityKind) -> ();
    /// Begins to collect a kind of activity record in one context.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiActivityEnableContext(context: driver::CUcontext, kind: CUpti_ActivityKind) -> ();
    /// Enables or disables records of graphs that kernels launch.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableDeviceGraph(enable: u8) -> ();
    /// Enables or disables records of one driver function.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableDriverApi(cbid: CUpti_CallbackId, enable: u8) -> ();
    /// Enables or disables kernel times from the hardware's own trace, which has less overhead.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableHWTrace(enable: u8) -> ();
    /// Enables or disables times of queuing and submission in kernel records.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableLatencyTimestamps(enable: u8) -> ();
    /// Enables or disables launch attributes in kernel records.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableLaunchAttributes(enable: u8) -> ();
    /// Enables or disables records of one runtime function.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableRuntimeApi(cbid: CUpti_CallbackId, enable: u8) -> ();
    /// Hands full activity buffers over (superseded by `cuptiActivityFlushAll`).
    /// # Safety
    ///
    /// `context`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiActivityFlush(context: driver::CUcontext, streamId: u32, flag: CUpti_ActivityFlag) -> ();
    /// Hands all buffers with complete records over; if forced, also those with incomplete ones.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityFlushAll(flag: CUpti_ActivityFlag) -> ();
    /// Sets the period in milliseconds after which buffers are delivered; 0 disables it.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityFlushPeriod(time: u32) -> ();
}

checked! {
    CUPTI, CUptiResult;
    /// Returns a setting of activity collection, such as the size of device buffers.
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityGetAttribute<T: Output>(attr: CUpti_ActivityAttribute, value: &mut [T]) -> usize;
    /// Steps through a buffer: returns the record after the given one, or the first record.
    /// - `buffer`: in, an address, passed unchanged
    /// - `record`: in and out
    ///
    /// # Safety
    ///
    /// - `buffer`: valid memory of the size that the other arguments imply.
    /// - Pointers, handles and lengths in `record` are valid.
    fn cuptiActivityGetNextRecord(
        buffer: *mut u8, validBufferSizeBytes: usize, record: *mut CUpti_Activity,
    ) -> *mut CUpti_Activity;
    /// Returns the number of records that were lost for lack of buffers, and resets the number to zero.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiActivityGetNumDroppedRecords(context: driver::CUcontext, streamId: u32) -> usize;
    /// Pops the number that this thread pushed last, and returns it.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityPopExternalCorrelationId(kind: CUpti_ExternalCorrelationKind) -> u64;
    /// Ties this thread's next CUDA calls to a number of the caller's, until it is popped.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityPushExternalCorrelationId(kind: CUpti_ExternalCorrelationKind, id: u64) -> ();
    /// Sets the functions that supply empty buffers for activity records and take full ones.
    /// - `funcBufferRequested`, `funcBufferCompleted`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// - `funcBufferRequested` is called at any time from now on, on any thread: it must not unwind.
    /// - `funcBufferCompleted` is called at any time from now on, on any thread: it must not unwind.
    fn cuptiActivityRegisterCallbacks(
        funcBufferRequested: CUpti_BuffersCallbackRequestFunc, funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc,
    ) -> ();
    /// Sets a function that returns the time for activity records, in place of CUPTI's clock.
    /// - `funcTimestamp`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `funcTimestamp` is called at any time from now on, on any thread: it must not unwind.
    fn cuptiActivityRegisterTimestampCallback(funcTimestamp: CUpti_TimestampCallbackFunc) -> ();
    /// Sets a setting of activity collection, such as the size of device buffers.
    /// - `value`: in, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivitySetAttribute<T: Input>(attr: CUpti_ActivityAttribute, value: &[T]) -> usize;
    /// Returns whether CUPTI supports devices of a compute capability.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiComputeCapabilitySupported(major: i32, minor: i32) -> i32;
    /// Lists a device's event domains.
    /// - `domainArray`: out, host memory, `arraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceEnumEventDomains<T: Output>(device: driver::CUdevice, domainArray: &mut [T]) -> usize;
    /// Lists the metrics of a device.
    /// - `metricArray`: out, host memory, `arraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceEnumMetrics<T: Output>(device: driver::CUdevice, metricArray: &mut [T]) -> usize;
}

checked! {
    CUPTI, CUptiResult;
    /// Returns a device attribute that matters to profiling, such as peak throughput.
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceGetAttribute<T: Output>(
        device: driver::CUdevice, attrib: CUpti_DeviceAttribute, value: &mut [T],
    ) -> usize;
    /// Returns a device's chip name, such as `gh100`, by which metrics are chosen.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiDeviceGetChipName(pParams: &mut CUpti_Device_GetChipName_Params) -> ();
    /// Returns an attribute of a domain on a device, such as its number of instances.
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceGetEventDomainAttribute<T: Output>(
        device: driver::CUdevice, eventDomain: CUpti_EventDomainID, attrib: CUpti_EventDomainAttribute, value: &mut [T],
    ) -> usize;
    /// Returns the number of a device's event domains.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceGetNumEventDomains(device: driver::CUdevice) -> u32;
    /// Returns the number of metrics of a device.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceGetNumMetrics(device: driver::CUdevice) -> u32;
    /// Returns whether CUPTI supports a device.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceSupported(dev: driver::CUdevice) -> i32;
    /// Returns whether a device is physical, passed through or a vGPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceVirtualizationMode(dev: driver::CUdevice) -> CUpti_DeviceVirtualizationMode;
    /// Ends the repetition of a context's kernels that `cuptiEnableKernelReplayMode` began.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiDisableKernelReplayMode(context: driver::CUcontext) -> ();
    /// Enables or disables all callbacks of all domains.
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No other thread reads or changes the enabled callbacks of `subscriber` at the same time.
    fn cuptiEnableAllDomains(enable: u32, subscriber: CUpti_SubscriberHandle) -> ();
    /// Enables or disables callbacks for one function or event of a domain.
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No other thread reads or changes the enabled callbacks of `subscriber` at the same time.
    fn cuptiEnableCallback(
        enable: u32, subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain, cbid: CUpti_CallbackId,
    ) -> ();
    /// Enables or disables callbacks for everything in a domain, such as all runtime calls.
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No other thread reads or changes the enabled callbacks of `subscriber` at the same time.
    fn cuptiEnableDomain(enable: u32, subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain) -> ();
    /// Enables the repetition of a context's kernels, as often as its event groups require.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiEnableKernelReplayMode(context: driver::CUcontext) -> ();
    /// Lists the event domains on any device.
    /// - `domainArray`: out, host memory, `arraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEnumEventDomains<T: Output>(domainArray: &mut [T]) -> usize;
    /// Lists the metrics of all devices.
    /// - `metricArray`: out, host memory, `arraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEnumMetrics<T: Output>(metricArray: &mut [T]) -> usize;
    /// Lists the events of a domain.
    /// - `eventArray`: out, host memory, `arraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEventDomainEnumEvents<T: Output>(eventDomain: CUpti_EventDomainID, eventArray: &mut [T]) -> usize;
    /// Returns an attribute of a domain of events, such as its name.
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEventDomainGetAttribute<T: Output>(
        eventDomain: CUpti_EventDomainID, attrib: CUpti_EventDomainAttribute, value: &mut [T],
    ) -> usize;
    /// Returns the number of events of a domain.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEventDomainGetNumEvents(eventDomain: CUpti_EventDomainID) -> u32;
    /// Returns an attribute of an event, such as its name or description.
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEventGetAttribute<T: Output>(event: CUpti_EventID, attrib: CUpti_EventAttribute, value: &mut [T]) -> usize;
    /// Finds an event of a device by name.
    /// - `eventName`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEventGetIdFromName(device: driver::CUdevice, eventName: &CStr) -> CUpti_EventID;
    /// Adds an event to a group, which must be off.
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupAddEvent(eventGroup: CUpti_EventGroup, event: CUpti_EventID) -> ();
    /// Creates a group of events that are counted together in a context.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiEventGroupCreate(context: driver::CUcontext, flags: u32) -> CUpti_EventGroup;
    /// Destroys a group of events, which must be off.
    /// - `eventGroup`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `eventGroup`: a live handle that no other thread uses during the call.
    /// - No thread uses `eventGroup`, or objects that belong to it, during or after the call.
    fn cuptiEventGroupDestroy(eventGroup: CUpti_EventGroup) -> ();
    /// Stops counting the events of a group.
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupDisable(eventGroup: CUpti_EventGroup) -> ();
    /// Begins to count the events of a group.
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupEnable(eventGroup: CUpti_EventGroup) -> ();
    /// Returns an attribute of a group of events, such as its events.
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupGetAttribute<T: Output>(
        eventGroup: CUpti_EventGroup, attrib: CUpti_EventGroupAttribute, value: &mut [T],
    ) -> usize;
    /// Reads the counts of all events of a group.
    /// - `eventValueBuffer`: out, host memory, `eventValueBufferSizeBytes` bytes
    /// - `eventIdArray`: out, host memory, `eventIdArraySizeBytes` bytes
    ///
    /// Returns `eventValueBufferSizeBytes`, `eventIdArraySizeBytes`, `numEventIdsRead`.
    ///
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupReadAllEvents<T: Output>(
        eventGroup: CUpti_EventGroup, flags: CUpti_ReadEventFlags, eventValueBuffer: &mut [u8], eventIdArray: &mut [T],
    ) -> (usize, usize, usize);
    /// Reads the counts of one event of a group, one for each instance of its domain.
    /// - `eventValueBuffer`: out, host memory, `eventValueBufferSizeBytes` bytes
    ///
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupReadEvent(
        eventGroup: CUpti_EventGroup, flags: CUpti_ReadEventFlags, event: CUpti_EventID, eventValueBuffer: &mut [u8],
    ) -> usize;
    /// Removes all events from a group, which must be off.
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupRemoveAllEvents(eventGroup: CUpti_EventGroup) -> ();
}

checked! {
    CUPTI, CUptiResult;
    /// Removes an event from a group, which must be off.
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupRemoveEvent(eventGroup: CUpti_EventGroup, event: CUpti_EventID) -> ();
    /// Sets the counts of all events of a group to zero.
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupResetAllEvents(eventGroup: CUpti_EventGroup) -> ();
    /// Sets an attribute of a group of events.
    /// - `value`: in, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupSetAttribute<T: Input>(
        eventGroup: CUpti_EventGroup, attrib: CUpti_EventGroupAttribute, value: &[T],
    ) -> ();
    /// Stops counting the events of all groups in a set.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `eventGroupSet` are valid.
    fn cuptiEventGroupSetDisable(eventGroupSet: &CUpti_EventGroupSet) -> ();
}

checked! {
    CUPTI, CUptiResult;
    /// Begins to count the events of all groups in a set.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `eventGroupSet` are valid.
    fn cuptiEventGroupSetEnable(eventGroupSet: &CUpti_EventGroupSet) -> ();
    /// Divides events into sets of groups, each of which can be counted in one pass.
    /// - `eventIdArray`: in, host memory, `eventIdArraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiEventGroupSetsCreate<T: Input>(context: driver::CUcontext, eventIdArray: &[T]) -> *mut CUpti_EventGroupSets;
    /// Destroys sets of groups of events.
    /// - `eventGroupSets`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `eventGroupSets`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn cuptiEventGroupSetsDestroy(eventGroupSets: *mut CUpti_EventGroupSets) -> ();
    /// Detaches CUPTI from the process, which may attach to it again later.
    /// # Safety
    ///
    /// No thread uses objects that the library has returned, during or after the call.
    fn cuptiFinalize() -> ();
    /// Returns whether auto boost is on for a context's device, and which process turned it on.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiGetAutoBoostState(context: driver::CUcontext) -> CUpti_ActivityAutoBoostState;
    /// Returns the name of the function or event with a callback ID.
    /// # Safety
    ///
    /// `name` points to memory of the library, valid as long as the process runs.
    fn cuptiGetCallbackName(domain: CUpti_CallbackDomain, cbid: u32) -> *const core::ffi::c_char;
    /// Returns whether callbacks for one function or event are on.
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No other thread reads or changes the enabled callbacks of `subscriber` at the same time.
    fn cuptiGetCallbackState(
        subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain, cbid: CUpti_CallbackId,
    ) -> u32;
    /// Returns a context's ID in activity records.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiGetContextId(context: driver::CUcontext) -> u32;
    /// Computes the checksum by which program counter samples name a cubin.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiGetCubinCrc(pParams: &mut CUpti_GetCubinCrcParams) -> ();
    /// Returns the ID of a context's device in activity records.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiGetDeviceId(context: driver::CUcontext) -> u32;
    /// Returns the English description of a result code as a C string.
    /// # Safety
    ///
    /// `str` points to memory of the library, valid as long as the process runs.
    fn cuptiGetErrorMessage(result: CUptiResult) -> *const core::ffi::c_char;
    /// Returns an executable graph's ID in activity records.
    /// # Safety
    ///
    /// `graphExec`: a live handle that no other thread uses during the call.
    fn cuptiGetGraphExecId(graphExec: driver::CUgraphExec) -> u32;
    /// Returns a graph's ID in activity records.
    /// # Safety
    ///
    /// `graph`: a live handle that no other thread uses during the call.
    fn cuptiGetGraphId(graph: driver::CUgraph) -> u32;
    /// Returns a graph node's ID in activity records.
    /// # Safety
    ///
    /// `node`: a live handle that no other thread uses during the call.
    fn cuptiGetGraphNodeId(node: driver::CUgraphNode) -> u64;
    /// Returns the last error of this thread's CUPTI calls and clears it.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetLastError() -> ();
    /// Returns the number of event domains on any device.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetNumEventDomains() -> u32;
    /// Returns the number of metrics on any device.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetNumMetrics() -> u32;
    /// Returns a result code's name as a C string, such as `CUPTI_ERROR_NOT_INITIALIZED`.
    /// # Safety
    ///
    /// `str` points to memory of the library, valid as long as the process runs.
    fn cuptiGetResultString(result: CUptiResult) -> *const core::ffi::c_char;
    /// Returns the source file and line of an instruction in a cubin.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiGetSassToSourceCorrelation(pParams: &mut CUpti_GetSassToSourceCorrelationParams) -> ();
    /// Returns a stream's ID in activity records.
    /// # Safety
    ///
    /// - `context`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiGetStreamId(context: driver::CUcontext, stream: driver::CUstream) -> u32;
    /// Returns a stream's ID in activity records, with a choice of which default stream null means.
    /// # Safety
    ///
    /// - `context`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn cuptiGetStreamIdEx(context: driver::CUcontext, stream: driver::CUstream, perThreadStream: u8) -> u32;
    /// Returns the kind of thread ID in activity records.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetThreadIdType() -> CUpti_ActivityThreadIdType;
}

checked! {
    CUPTI, CUptiResult;
    /// Returns the time now in nanoseconds, on the clock of activity records.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetTimestamp() -> u64;
    /// Returns the version of CUPTI's interface as a number, which grows with each change.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetVersion() -> u32;
    /// Sets a function that is called after each repetition of a kernel.
    /// - `updateFunc`: in, called by CUDA with `customData`
    /// - `customData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `updateFunc` is called with `customData` at any time from now on, on any thread: it must not unwind. `customData` must live as long.
    fn cuptiKernelReplaySubscribeUpdate(updateFunc: CUpti_KernelReplayUpdateFunc, customData: *mut c_void) -> ();
    /// Divides the events of metrics into sets that can each be counted in one pass.
    /// - `metricIdArray`: in, host memory, `metricIdArraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiMetricCreateEventGroupSets<T: Input>(
        context: driver::CUcontext, metricIdArray: &[T],
    ) -> *mut CUpti_EventGroupSets;
    /// Lists the events that a metric is computed from.
    /// - `eventIdArray`: out, host memory, `eventIdArraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricEnumEvents<T: Output>(metric: CUpti_MetricID, eventIdArray: &mut [T]) -> usize;
    /// Lists the device properties that a metric is computed from.
    /// - `propIdArray`: out, host memory, `propIdArraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricEnumProperties<T: Output>(metric: CUpti_MetricID, propIdArray: &mut [T]) -> usize;
}

checked! {
    CUPTI, CUptiResult;
    /// Returns an attribute of a metric, such as its name or kind of value.
    /// - `value`: out, host memory, `valueSize` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricGetAttribute<T: Output>(
        metric: CUpti_MetricID, attrib: CUpti_MetricAttribute, value: &mut [T],
    ) -> usize;
    /// Finds a metric of a device by name.
    /// - `metricName`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricGetIdFromName(device: driver::CUdevice, metricName: &CStr) -> CUpti_MetricID;
    /// Returns the number of events from which a metric is computed.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricGetNumEvents(metric: CUpti_MetricID) -> u32;
    /// Returns the number of device properties from which a metric is computed.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricGetNumProperties(metric: CUpti_MetricID) -> u32;
}

checked! {
    CUPTI, CUptiResult;
    /// Returns the sets of event groups that one metric must have counted in the same pass.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiMetricGetRequiredEventGroupSets(
        context: driver::CUcontext, metric: CUpti_MetricID,
    ) -> *mut CUpti_EventGroupSets;
    /// Computes a metric's value from counts of events and a duration in nanoseconds.
    /// - `eventIdArray`: in, host memory, `eventIdArraySizeBytes` bytes
    /// - `eventValueArray`: in, host memory, `eventValueArraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricGetValue<T: Input>(
        device: driver::CUdevice, metric: CUpti_MetricID, eventIdArray: &[T], eventValueArray: &[u8], timeDuration: u64,
    ) -> CUpti_MetricValue;
    /// Computes a metric's value from counts of events and values of device properties.
    /// - `eventIdArray`: in, host memory, `eventIdArraySizeBytes` bytes
    /// - `eventValueArray`: in, host memory, `eventValueArraySizeBytes` bytes
    /// - `propIdArray`: in, host memory, `propIdArraySizeBytes` bytes
    /// - `propValueArray`: in, host memory, `propValueArraySizeBytes` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricGetValue2<T: Input, U: Input>(
        metric: CUpti_MetricID, eventIdArray: &[T], eventValueArray: &[u8], propIdArray: &[U], propValueArray: &[u8],
    ) -> CUpti_MetricValue;
    /// Disables program counter sampling in a context.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingDisable(pParams: &mut CUpti_PCSamplingDisableParams) -> ();
    /// Enables program counter sampling in a context.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingEnable(pParams: &mut CUpti_PCSamplingEnableParams) -> ();
    /// Returns settings of sampling, such as its period.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingGetConfigurationAttribute(pParams: &mut CUpti_PCSamplingConfigurationInfoParams) -> ();
    /// Moves samples, program counters with stall reasons, to the caller's buffer.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingGetData(pParams: &mut CUpti_PCSamplingGetDataParams) -> ();
}

checked! {
    CUPTI, CUptiResult;
    /// Returns the number of stall reasons that a context's device can report.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingGetNumStallReasons(pParams: &mut CUpti_PCSamplingGetNumStallReasonsParams) -> ();
    /// Lists the stall reasons of a context's device: numbers and names.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingGetStallReasons(pParams: &mut CUpti_PCSamplingGetStallReasonsParams) -> ();
}

checked! {
    CUPTI, CUptiResult;
    /// Sets settings of sampling, such as its period; sampling must be on.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `pParams` is used after the call: keep it alive and unread and unwritten until `cuptiPCSamplingDisable` is called.
    /// - Pointers, handles and lengths in `pParams` are valid until `cuptiPCSamplingDisable` is called.
    fn cuptiPCSamplingSetConfigurationAttribute(pParams: &mut CUpti_PCSamplingConfigurationInfoParams) -> ();
    /// Begins a sampled range, where start and stop calls choose the ranges.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingStart(pParams: &mut CUpti_PCSamplingStartParams) -> ();
    /// Ends a sampled range, where start and stop calls choose the ranges.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPCSamplingStop(pParams: &mut CUpti_PCSamplingStopParams) -> ();
    /// Returns the start and end time of a sample in a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingCounterDataGetSampleInfo(pParams: &mut CUpti_PmSampling_CounterData_GetSampleInfo_Params) -> ();
    /// Prepares a counter data image for a device's samples.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingCounterDataImageInitialize(
        pParams: &mut CUpti_PmSampling_CounterDataImage_Initialize_Params,
    ) -> ();
    /// Decodes samples from the hardware's buffer into the counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingDecodeData(pParams: &mut CUpti_PmSampling_DecodeData_Params) -> ();
    /// Destroys the object for sampling a device's metrics.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingDisable(pParams: &mut CUpti_PmSampling_Disable_Params) -> ();
}

checked! {
    CUPTI, CUptiResult;
    /// Creates the object for sampling a device's metrics at regular times.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingEnable(pParams: &mut CUpti_PmSampling_Enable_Params) -> ();
    /// Returns a device's counter availability image for sampling: the counters that are free.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingGetCounterAvailability(pParams: &mut CUpti_PmSampling_GetCounterAvailability_Params) -> ();
    /// Returns the numbers of samples and of complete samples in a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingGetCounterDataInfo(pParams: &mut CUpti_PmSampling_GetCounterDataInfo_Params) -> ();
}

checked! {
    CUPTI, CUptiResult;
    /// Returns the size in bytes of a counter data image for some metrics and samples.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingGetCounterDataSize(pParams: &mut CUpti_PmSampling_GetCounterDataSize_Params) -> ();
    /// Sets metrics, trigger, interval and buffer of a device's sampling.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `pParams` is used after the call: keep it alive and unread and unwritten until `cuptiPmSamplingDisable` is called.
    /// - Pointers, handles and lengths in `pParams` are valid until `cuptiPmSamplingDisable` is called.
    fn cuptiPmSamplingSetConfig(pParams: &mut CUpti_PmSampling_SetConfig_Params) -> ();
    /// Begins to sample a device's metrics.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingStart(pParams: &mut CUpti_PmSampling_Start_Params) -> ();
    /// Ends the sampling of a device's metrics.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiPmSamplingStop(pParams: &mut CUpti_PmSampling_Stop_Params) -> ();
    /// Prepares a counter data image for a session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerCounterDataImageInitialize(pParams: &mut CUpti_Profiler_CounterDataImage_Initialize_Params) -> ();
}

checked! {
    CUPTI, CUptiResult;
    /// Prepares the scratch buffer of a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerCounterDataImageInitializeScratchBuffer(
        pParams: &mut CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params,
    ) -> ();
    /// Ends the profiler's interface for the process.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerDeInitialize(pParams: &mut CUpti_Profiler_DeInitialize_Params) -> ();
    /// Returns whether a device can be profiled, and if not, why.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerDeviceSupported(pParams: &mut CUpti_Profiler_DeviceSupported_Params) -> ();
    /// Returns the counter availability image of a context's device: the counters that are free.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerGetCounterAvailability(pParams: &mut CUpti_Profiler_GetCounterAvailability_Params) -> ();
    /// Adds metrics, by name, to those that will be collected.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostConfigAddMetrics(pParams: &mut CUpti_Profiler_Host_ConfigAddMetrics_Params) -> ();
    /// Destroys the object that chooses and evaluates metrics.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostDeinitialize(pParams: &mut CUpti_Profiler_Host_Deinitialize_Params) -> ();
    /// Computes metrics' values of one range or sample of a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostEvaluateToGpuValues(pParams: &mut CUpti_Profiler_Host_EvaluateToGpuValues_Params) -> ();
    /// Lists the base metrics of a type: counters, ratios or throughputs.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetBaseMetrics(pParams: &mut CUpti_Profiler_Host_GetBaseMetrics_Params) -> ();
    /// Returns the configuration image for the collection.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetConfigImage(pParams: &mut CUpti_Profiler_Host_GetConfigImage_Params) -> ();
    /// Returns the size in bytes of the configuration image for the collection.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetConfigImageSize(pParams: &mut CUpti_Profiler_Host_GetConfigImageSize_Params) -> ();
    /// Returns the number of hardware metrics that one pass can collect.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(
        pParams: &mut CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params,
    ) -> ();
    /// Returns the description, unit and type of a metric, and the way in which it is collected.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetMetricProperties(pParams: &mut CUpti_Profiler_Host_GetMetricProperties_Params) -> ();
    /// Returns the number of passes that a configuration needs.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetNumOfPasses(pParams: &mut CUpti_Profiler_Host_GetNumOfPasses_Params) -> ();
    /// Returns the full name of a range in a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetRangeName(pParams: &mut CUpti_Profiler_Host_GetRangeName_Params) -> ();
    /// Lists the suffixes of a base metric, such as `.sum` and `.avg`.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetSubMetrics(pParams: &mut CUpti_Profiler_Host_GetSubMetrics_Params) -> ();
    /// Lists the chips whose metrics can be chosen and evaluated.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostGetSupportedChips(pParams: &mut CUpti_Profiler_Host_GetSupportedChips_Params) -> ();
    /// Creates the object that chooses and evaluates metrics for a chip; needs no GPU.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerHostInitialize(pParams: &mut CUpti_Profiler_Host_Initialize_Params) -> ();
    /// Starts the profiler's interface for the process.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerInitialize(pParams: &mut CUpti_Profiler_Initialize_Params) -> ();
}

checked! {
    CUPTI, CUptiResult;
    /// Returns the name of a range in a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerCounterDataGetRangeInfo(
        pParams: &mut CUpti_RangeProfiler_CounterData_GetRangeInfo_Params,
    ) -> ();
    /// Prepares a counter data image for ranges.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerCounterDataImageInitialize(
        pParams: &mut CUpti_RangeProfiler_CounterDataImage_Initialize_Params,
    ) -> ();
    /// Decodes collected data into the counter data image; returns the number of lost ranges.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerDecodeData(pParams: &mut CUpti_RangeProfiler_DecodeData_Params) -> ();
    /// Destroys the object for profiling ranges.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerDisable(pParams: &mut CUpti_RangeProfiler_Disable_Params) -> ();
    /// Creates the object for profiling ranges of a context's work.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerEnable(pParams: &mut CUpti_RangeProfiler_Enable_Params) -> ();
    /// Returns the number of ranges in a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerGetCounterDataInfo(pParams: &mut CUpti_RangeProfiler_GetCounterDataInfo_Params) -> ();
    /// Returns the size in bytes of a counter data image for some metrics and ranges.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerGetCounterDataSize(pParams: &mut CUpti_RangeProfiler_GetCounterDataSize_Params) -> ();
    /// Closes the range that was opened last.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerPopRange(pParams: &mut CUpti_RangeProfiler_PopRange_Params) -> ();
    /// Opens a named range of the caller's, inside those that are open.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerPushRange(pParams: &mut CUpti_RangeProfiler_PushRange_Params) -> ();
    /// Sets metrics, kind of ranges and replay, and buffers of range profiling.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `pParams` is used after the call: keep it alive and unread and unwritten until `cuptiRangeProfilerDisable` is called.
    /// - Pointers, handles and lengths in `pParams` are valid until `cuptiRangeProfilerDisable` is called.
    fn cuptiRangeProfilerSetConfig(pParams: &mut CUpti_RangeProfiler_SetConfig_Params) -> ();
    /// Begins to profile ranges.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerStart(pParams: &mut CUpti_RangeProfiler_Start_Params) -> ();
    /// Ends the profiling of ranges and returns whether another pass is needed.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiRangeProfilerStop(pParams: &mut CUpti_RangeProfiler_Stop_Params) -> ();
    /// Sets a function that computes cubins' checksums, in place of CUPTI's.
    /// - `funcComputeCubinCrc`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `funcComputeCubinCrc` is called at any time from now on, on any thread: it must not unwind.
    fn cuptiRegisterComputeCrcCallback(funcComputeCubinCrc: CUpti_ComputeCrcCallbackFunc) -> ();
    /// Ends the collection of SASS metrics in a context and restores its kernels.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsDisable(pParams: &mut CUpti_SassMetricsDisable_Params) -> ();
    /// Begins to collect SASS metrics in a context, which patches its kernels.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsEnable(pParams: &mut CUpti_SassMetricsEnable_Params) -> ();
    /// Moves the values of SASS metrics, by instruction, to the caller's buffer.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsFlushData(pParams: &mut CUpti_SassMetricsFlushData_Params) -> ();
    /// Returns the number of patched instructions and instances of the collected data.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsGetDataProperties(pParams: &mut CUpti_SassMetricsGetDataProperties_Params) -> ();
    /// Lists the SASS metrics of a chip: names, numbers and descriptions.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsGetMetrics(pParams: &mut CUpti_SassMetrics_GetMetrics_Params) -> ();
}

checked! {
    CUPTI, CUptiResult;
    /// Returns the number of SASS metrics of a chip.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsGetNumOfMetrics(pParams: &mut CUpti_SassMetrics_GetNumOfMetrics_Params) -> ();
    /// Returns a SASS metric's ID and the way in which its instances are added up.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsGetProperties(pParams: &mut CUpti_SassMetrics_GetProperties_Params) -> ();
    /// Sets the SASS metrics that are collected on a device.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsSetConfig(pParams: &mut CUpti_SassMetricsSetConfig_Params) -> ();
    /// Removes the configuration of SASS metrics from a device.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiSassMetricsUnsetConfig(pParams: &mut CUpti_SassMetricsUnsetConfig_Params) -> ();
    /// Sets whether a context counts events all the time or only while kernels run.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiSetEventCollectionMode(context: driver::CUcontext, mode: CUpti_EventCollectionMode) -> ();
    /// Sets the kind of thread ID in activity records: the default or the system's.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiSetThreadIdType(r#type: CUpti_ActivityThreadIdType) -> ();
    /// Registers a callback for CUDA calls and events of the runtime and driver; all are off at first.
    /// - `callback`: in, called by CUDA with `userdata`
    /// - `userdata`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callback` is called with `userdata` as long as `subscriber` exists, on any thread: it must not unwind. `userdata` must live as long.
    fn cuptiSubscribe(callback: CUpti_CallbackFunc, userdata: *mut c_void) -> CUpti_SubscriberHandle;
    /// Lists the domains of callbacks.
    /// Returns `domainCount`, `domainTable`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiSupportedDomains() -> (usize, CUpti_DomainTable);
    /// Removes a callback; none runs any more when this returns.
    /// - `subscriber`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No thread uses `subscriber`, or objects that belong to it, during or after the call.
    fn cuptiUnsubscribe(subscriber: CUpti_SubscriberHandle) -> ();
}
