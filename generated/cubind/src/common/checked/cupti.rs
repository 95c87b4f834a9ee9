//! Functions with a `Result` that are identical in all major versions (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    cupti, CUPTI, CUptiResult;
    #[other = owned]
    /// Sets the period and the buffer of program counter (PC) sampling in activity records.
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuptiActivityConfigurePCSampling(ctx: driver::CUcontext, config: &CUpti_ActivityPCSamplingConfig) -> ();
    /// Selects the managed memory counters to record, such as page faults, and their devices.
    /// - `config`: in, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityConfigureUnifiedMemoryCounter(config: &[CUpti_ActivityUnifiedMemoryCounterConfig]) -> ();
    /// Disables the collection of one kind of activity records.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityDisable(kind: CUpti_ActivityKind) -> ();
    #[other = owned]
    /// Disables the collection of one kind of activity records in a context.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiActivityDisableContext(context: driver::CUcontext, kind: CUpti_ActivityKind) -> ();
    /// Enables the collection of one kind of activity records, such as kernels or copies.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnable(kind: CUpti_ActivityKind) -> ();
    /// Enables or disables records of synchronization calls that did not have to wait.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableAllSyncRecords(enable: u8) -> ();
    /// Enables or disables information about an allocation's source library in memory records.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableAllocationSource(enable: u8) -> ();
    /// Enables the collection of one kind of activity records, including records for existing objects.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableAndDump(kind: CUpti_ActivityKind) -> ();
    #[other = owned]
    /// Enables the collection of one kind of activity records in a context.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiActivityEnableContext(context: driver::CUcontext, kind: CUpti_ActivityKind) -> ();
    /// Enables or disables records of graphs that are launched from the device.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableDeviceGraph(enable: u8) -> ();
    /// Enables or disables activity records of one driver function.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableDriverApi(cbid: CUpti_CallbackId, enable: u8) -> ();
    /// Enables or disables kernel timestamps from hardware tracing, which has less overhead.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableHWTrace(enable: u8) -> ();
    /// Enables or disables timestamps of queuing and submission in kernel records.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableLatencyTimestamps(enable: u8) -> ();
    /// Enables or disables launch attributes in kernel records.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableLaunchAttributes(enable: u8) -> ();
    /// Enables or disables activity records of one runtime function.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableRuntimeApi(cbid: CUpti_CallbackId, enable: u8) -> ();
    #[other = owned]
    /// Delivers full activity buffers (superseded by `cuptiActivityFlushAll`).
    /// - `context`: in; may be NULL
    ///
    /// # Safety
    ///
    /// `context`: a live handle, or NULL.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiActivityFlush(context: driver::CUcontext, streamId: u32, flag: CUpti_ActivityFlag) -> ();
    /// Delivers all buffers of complete records and, if forced, buffers with incomplete records.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityFlushAll(flag: CUpti_ActivityFlag) -> ();
    /// Sets the period in milliseconds at which buffers are delivered; 0 disables periodic delivery.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityFlushPeriod(time: u32) -> ();
}

checked! {
    cupti, CUPTI, CUptiResult;
    /// Returns one attribute of activity collection, such as the size of device buffers.
    /// - `value`: out, host memory, whose size in bytes is passed as `valueSize`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityGetAttribute<T: Output>(attr: CUpti_ActivityAttribute, value: &mut [T]) -> usize;
    /// Returns the record after a given record in a buffer, or the first record.
    /// - `buffer`: in, an address, passed unchanged
    /// - `record`: in and out
    ///
    /// # Safety
    ///
    /// - `buffer`: valid memory of the size that the other arguments imply.
    /// - Pointers, handles and lengths in `record` must be valid.
    fn cuptiActivityGetNextRecord(
        buffer: *mut u8, validBufferSizeBytes: usize, record: *mut CUpti_Activity,
    ) -> *mut CUpti_Activity;
    #[other = owned]
    /// Returns the number of records that were lost for lack of buffers, and resets the number to 0.
    /// - `context`: in; may be NULL
    ///
    /// # Safety
    ///
    /// `context`: a live handle, or NULL.
    fn cuptiActivityGetNumDroppedRecords(context: driver::CUcontext, streamId: u32) -> usize;
    /// Removes and returns the external ID that the calling thread last pushed.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityPopExternalCorrelationId(kind: CUpti_ExternalCorrelationKind) -> u64;
    /// Associates an external ID, until it is popped, with the calling thread's next CUDA calls.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityPushExternalCorrelationId(kind: CUpti_ExternalCorrelationKind, id: u64) -> ();
    /// Registers the functions that supply empty buffers for activity records and receive full ones.
    /// - `funcBufferRequested`, `funcBufferCompleted`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// - `funcBufferRequested` may be called at any time from now on, on any thread: it must not unwind.
    /// - `funcBufferCompleted` may be called at any time from now on, on any thread: it must not unwind.
    fn cuptiActivityRegisterCallbacks(
        funcBufferRequested: CUpti_BuffersCallbackRequestFunc, funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc,
    ) -> ();
    /// Registers a function that returns timestamps for activity records, in place of CUPTI's clock.
    /// - `funcTimestamp`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `funcTimestamp` may be called at any time from now on, on any thread: it must not unwind.
    fn cuptiActivityRegisterTimestampCallback(funcTimestamp: CUpti_TimestampCallbackFunc) -> ();
    /// Changes one attribute of activity collection, such as the size of device buffers.
    /// - `value`: in, host memory, whose size in bytes is passed as `valueSize`
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
    /// Stores in `domainArray` the event domains of a device; returns their size in bytes.
    /// - `domainArray`: out, host memory, whose size in bytes is passed as `arraySizeBytes`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceEnumEventDomains<T: Output>(device: driver::CUdevice, domainArray: &mut [T]) -> usize;
    /// Stores in `metricArray` the metrics of a device; returns their size in bytes.
    /// - `metricArray`: out, host memory, whose size in bytes is passed as `arraySizeBytes`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceEnumMetrics<T: Output>(device: driver::CUdevice, metricArray: &mut [T]) -> usize;
}

checked! {
    cupti, CUPTI, CUptiResult;
    /// Stores in `value` a device attribute for profiling, such as a peak throughput; returns its size.
    /// - `value`: out, host memory, whose size in bytes is passed as `valueSize`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceGetAttribute<T: Output>(
        device: driver::CUdevice, attrib: CUpti_DeviceAttribute, value: &mut [T],
    ) -> usize;
    /// Stores in `pParams` the name of a device's chip, such as `gh100`, which determines the metrics.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiDeviceGetChipName(pParams: &mut CUpti_Device_GetChipName_Params) -> ();
    /// Stores in `value` an attribute of a device's event domain, such as its number of instances; returns its size.
    /// - `value`: out, host memory, whose size in bytes is passed as `valueSize`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiDeviceGetEventDomainAttribute<T: Output>(
        device: driver::CUdevice, eventDomain: CUpti_EventDomainID, attrib: CUpti_EventDomainAttribute, value: &mut [T],
    ) -> usize;
    /// Returns the number of event domains of a device.
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
    #[other = owned]
    /// Disables kernel replay, which `cuptiEnableKernelReplayMode` enabled in a context.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiDisableKernelReplayMode(context: driver::CUcontext) -> ();
    #[other = owned]
    /// Enables or disables all callbacks in all domains.
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No other thread may read or change the enabled callbacks of `subscriber` at the same time.
    fn cuptiEnableAllDomains(enable: u32, subscriber: CUpti_SubscriberHandle) -> ();
    #[other = owned]
    /// Enables or disables the callbacks for one function or event of a domain.
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No other thread may read or change the enabled callbacks of `subscriber` at the same time.
    fn cuptiEnableCallback(
        enable: u32, subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain, cbid: CUpti_CallbackId,
    ) -> ();
    #[other = owned]
    /// Enables or disables the callbacks for a whole domain, such as all runtime calls.
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No other thread may read or change the enabled callbacks of `subscriber` at the same time.
    fn cuptiEnableDomain(enable: u32, subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain) -> ();
    #[other = owned]
    /// Enables kernel replay, which repeats a context's kernels as often as its event groups require.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiEnableKernelReplayMode(context: driver::CUcontext) -> ();
    /// Stores in `domainArray` the event domains across all devices; returns their size in bytes.
    /// - `domainArray`: out, host memory, whose size in bytes is passed as `arraySizeBytes`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEnumEventDomains<T: Output>(domainArray: &mut [T]) -> usize;
    /// Stores in `metricArray` the metrics across all devices; returns their size in bytes.
    /// - `metricArray`: out, host memory, whose size in bytes is passed as `arraySizeBytes`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEnumMetrics<T: Output>(metricArray: &mut [T]) -> usize;
    /// Stores in `eventArray` the events in an event domain; returns their size in bytes.
    /// - `eventArray`: out, host memory, whose size in bytes is passed as `arraySizeBytes`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEventDomainEnumEvents<T: Output>(eventDomain: CUpti_EventDomainID, eventArray: &mut [T]) -> usize;
    /// Stores in `value` an attribute of an event domain, such as its name; returns its size.
    /// - `value`: out, host memory, whose size in bytes is passed as `valueSize`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEventDomainGetAttribute<T: Output>(
        eventDomain: CUpti_EventDomainID, attrib: CUpti_EventDomainAttribute, value: &mut [T],
    ) -> usize;
    /// Returns the number of events in an event domain.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiEventDomainGetNumEvents(eventDomain: CUpti_EventDomainID) -> u32;
    /// Stores in `value` an attribute of an event, such as its name or description; returns its size.
    /// - `value`: out, host memory, whose size in bytes is passed as `valueSize`
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
    #[other = owned]
    /// Adds an event to an event group, which must be disabled.
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupAddEvent(eventGroup: CUpti_EventGroup, event: CUpti_EventID) -> ();
    #[other = owned]
    /// Creates an event group in a context, whose events are counted together.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiEventGroupCreate(context: driver::CUcontext, flags: u32) -> CUpti_EventGroup;
    /// Destroys an event group, which must be disabled.
    /// - `eventGroup`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `eventGroup`: a live handle that no other thread uses during the call.
    /// - No thread may use `eventGroup`, or objects that belong to it, during or after the call.
    fn cuptiEventGroupDestroy(eventGroup: CUpti_EventGroup) -> ();
    #[other = owned]
    /// Disables counting for the events of an event group.
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupDisable(eventGroup: CUpti_EventGroup) -> ();
    #[other = owned]
    /// Enables counting for the events of an event group.
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupEnable(eventGroup: CUpti_EventGroup) -> ();
    #[other = owned]
    /// Stores in `value` an attribute of an event group, such as the list of its events; returns its size.
    /// - `value`: out, host memory, whose size in bytes is passed as `valueSize`
    ///
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupGetAttribute<T: Output>(
        eventGroup: CUpti_EventGroup, attrib: CUpti_EventGroupAttribute, value: &mut [T],
    ) -> usize;
    #[other = owned]
    /// Reads the counts of all events in an event group.
    /// - `eventValueBuffer`: out, host memory, whose size in bytes is passed as `eventValueBufferSizeBytes`
    /// - `eventIdArray`: out, host memory, whose size in bytes is passed as `eventIdArraySizeBytes`
    ///
    /// Returns `eventValueBufferSizeBytes`, `eventIdArraySizeBytes`, `numEventIdsRead`.
    ///
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupReadAllEvents<T: Output>(
        eventGroup: CUpti_EventGroup, flags: CUpti_ReadEventFlags, eventValueBuffer: &mut [u8], eventIdArray: &mut [T],
    ) -> (usize, usize, usize);
    #[other = owned]
    /// Reads the counts of one event in an event group, one for each instance of its domain.
    /// - `eventValueBuffer`: out, host memory, whose size in bytes is passed as `eventValueBufferSizeBytes`
    ///
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupReadEvent(
        eventGroup: CUpti_EventGroup, flags: CUpti_ReadEventFlags, event: CUpti_EventID, eventValueBuffer: &mut [u8],
    ) -> usize;
    #[other = owned]
    /// Removes all events from an event group, which must be disabled.
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupRemoveAllEvents(eventGroup: CUpti_EventGroup) -> ();
}

checked! {
    cupti, CUPTI, CUptiResult;
    #[other = owned]
    /// Removes an event from an event group, which must be disabled.
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupRemoveEvent(eventGroup: CUpti_EventGroup, event: CUpti_EventID) -> ();
    #[other = owned]
    /// Resets the counts of all events in an event group to zero.
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupResetAllEvents(eventGroup: CUpti_EventGroup) -> ();
    #[other = owned]
    /// Sets an attribute of an event group.
    /// - `value`: in, host memory, whose size in bytes is passed as `valueSize`
    ///
    /// # Safety
    ///
    /// `eventGroup`: a live handle that no other thread uses during the call.
    fn cuptiEventGroupSetAttribute<T: Input>(
        eventGroup: CUpti_EventGroup, attrib: CUpti_EventGroupAttribute, value: &[T],
    ) -> ();
    /// Disables counting for all event groups in a set.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `eventGroupSet` must be valid.
    fn cuptiEventGroupSetDisable(eventGroupSet: &CUpti_EventGroupSet) -> ();
}

checked! {
    cupti, CUPTI, CUptiResult;
    /// Enables counting for all event groups in a set.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `eventGroupSet` must be valid.
    fn cuptiEventGroupSetEnable(eventGroupSet: &CUpti_EventGroupSet) -> ();
    #[other = owned]
    /// Divides events into sets of event groups, each of which can be counted in one pass.
    /// - `eventIdArray`: in, host memory, whose size in bytes is passed as `eventIdArraySizeBytes`
    ///
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiEventGroupSetsCreate<T: Input>(context: driver::CUcontext, eventIdArray: &[T]) -> *mut CUpti_EventGroupSets;
    /// Destroys sets of event groups.
    /// - `eventGroupSets`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `eventGroupSets` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cuptiEventGroupSetsDestroy(eventGroupSets: *mut CUpti_EventGroupSets) -> ();
    /// Detaches CUPTI from the process; CUPTI can be attached again later.
    /// # Safety
    ///
    /// No thread may use objects that the library has returned, during or after the call.
    fn cuptiFinalize() -> ();
    #[other = owned]
    /// Returns whether auto boost is enabled on a context's device, and which process enabled it.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiGetAutoBoostState(context: driver::CUcontext) -> CUpti_ActivityAutoBoostState;
    /// Returns the name of the function or event that a callback ID identifies.
    /// # Safety
    ///
    /// `name` points to memory of the library, valid as long as the process runs.
    fn cuptiGetCallbackName(domain: CUpti_CallbackDomain, cbid: u32) -> *const core::ffi::c_char;
    #[other = owned]
    /// Returns whether callbacks for one function or event are enabled.
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No other thread may read or change the enabled callbacks of `subscriber` at the same time.
    fn cuptiGetCallbackState(
        subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain, cbid: CUpti_CallbackId,
    ) -> u32;
    #[other = owned]
    /// Returns the ID of a context in activity records.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiGetContextId(context: driver::CUcontext) -> u32;
    /// Computes the checksum that identifies a cubin in program counter samples.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiGetCubinCrc(pParams: &mut CUpti_GetCubinCrcParams) -> ();
    #[other = owned]
    /// Returns the ID of a context's device in activity records.
    /// - `context`: in; may be NULL
    ///
    /// # Safety
    ///
    /// `context`: a live handle, or NULL.
    fn cuptiGetDeviceId(context: driver::CUcontext) -> u32;
    /// Returns the English description of a result code.
    /// # Safety
    ///
    /// `str` points to memory of the library, valid as long as the process runs.
    fn cuptiGetErrorMessage(result: CUptiResult) -> *const core::ffi::c_char;
    #[other = owned]
    /// Returns the ID of an executable graph in activity records.
    /// # Safety
    ///
    /// `graphExec`: a live handle that no other thread uses during the call.
    fn cuptiGetGraphExecId(graphExec: driver::CUgraphExec) -> u32;
    #[other = owned]
    /// Returns the ID of a graph in activity records.
    /// # Safety
    ///
    /// `graph`: a live handle that no other thread uses during the call.
    fn cuptiGetGraphId(graph: driver::CUgraph) -> u32;
    #[other = owned]
    /// Returns the ID of a graph node in activity records.
    /// # Safety
    ///
    /// `node`: a live handle that no other thread uses during the call.
    fn cuptiGetGraphNodeId(node: driver::CUgraphNode) -> u64;
    /// Reports the last error of this thread's CUPTI calls, and clears it.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetLastError() -> ();
    /// Returns the number of event domains across all devices.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetNumEventDomains() -> u32;
    /// Returns the number of metrics across all devices.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetNumMetrics() -> u32;
    /// Returns the name of a result code, such as `CUPTI_ERROR_NOT_INITIALIZED`.
    /// # Safety
    ///
    /// `str` points to memory of the library, valid as long as the process runs.
    fn cuptiGetResultString(result: CUptiResult) -> *const core::ffi::c_char;
    /// Stores in `pParams` the source file and line of an instruction in a cubin.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiGetSassToSourceCorrelation(pParams: &mut CUpti_GetSassToSourceCorrelationParams) -> ();
    #[other = owned]
    /// Returns the ID of a stream in activity records.
    /// - `context`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `context`: a live handle, or NULL.
    /// - `stream`: a live handle, or a default stream (NULL).
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiGetStreamId(context: driver::CUcontext, stream: driver::CUstream) -> u32;
    #[other = owned]
    /// Returns the ID of a stream in activity records; a flag selects the default stream that null means.
    /// - `context`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `context`: a live handle, or NULL.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn cuptiGetStreamIdEx(context: driver::CUcontext, stream: driver::CUstream, perThreadStream: u8) -> u32;
    /// Returns the type of the thread IDs in activity records.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetThreadIdType() -> CUpti_ActivityThreadIdType;
}

checked! {
    cupti, CUPTI, CUptiResult;
    /// Returns the current time in nanoseconds, on the clock of activity records.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetTimestamp() -> u64;
    /// Returns the version of the CUPTI API as an integer, which increases with each change.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiGetVersion() -> u32;
    /// Registers a function that is called after each replay of a kernel.
    /// - `updateFunc`: in, called by CUDA with `customData`
    /// - `customData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `updateFunc` may be called with `customData` at any time from now on, on any thread: it must not unwind. `customData` must live as long as `updateFunc` may be called.
    fn cuptiKernelReplaySubscribeUpdate(updateFunc: CUpti_KernelReplayUpdateFunc, customData: *mut c_void) -> ();
    #[other = owned]
    /// Divides the events of metrics into sets of event groups, each of which can be counted in one pass.
    /// - `metricIdArray`: in, host memory, whose size in bytes is passed as `metricIdArraySizeBytes`
    ///
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiMetricCreateEventGroupSets<T: Input>(
        context: driver::CUcontext, metricIdArray: &[T],
    ) -> *mut CUpti_EventGroupSets;
    /// Stores in `eventIdArray` the events from which a metric is computed; returns their size in bytes.
    /// - `eventIdArray`: out, host memory, whose size in bytes is passed as `eventIdArraySizeBytes`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricEnumEvents<T: Output>(metric: CUpti_MetricID, eventIdArray: &mut [T]) -> usize;
    /// Stores in `propIdArray` the device properties from which a metric is computed; returns their size in bytes.
    /// - `propIdArray`: out, host memory, whose size in bytes is passed as `propIdArraySizeBytes`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricEnumProperties<T: Output>(metric: CUpti_MetricID, propIdArray: &mut [T]) -> usize;
}

checked! {
    cupti, CUPTI, CUptiResult;
    /// Stores in `value` an attribute of a metric, such as its name or value kind; returns its size.
    /// - `value`: out, host memory, whose size in bytes is passed as `valueSize`
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
    cupti, CUPTI, CUptiResult;
    #[other = owned]
    /// Returns the sets of event groups that a metric requires to be counted in one pass.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiMetricGetRequiredEventGroupSets(
        context: driver::CUcontext, metric: CUpti_MetricID,
    ) -> *mut CUpti_EventGroupSets;
    /// Computes the value of a metric from event counts and a duration in nanoseconds.
    /// - `eventIdArray`: in, host memory, whose size in bytes is passed as `eventIdArraySizeBytes`
    /// - `eventValueArray`: in, host memory, whose size in bytes is passed as `eventValueArraySizeBytes`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricGetValue<T: Input>(
        device: driver::CUdevice, metric: CUpti_MetricID, eventIdArray: &[T], eventValueArray: &[u8], timeDuration: u64,
    ) -> CUpti_MetricValue;
    /// Computes the value of a metric from event counts and device property values.
    /// - `eventIdArray`: in, host memory, whose size in bytes is passed as `eventIdArraySizeBytes`
    /// - `eventValueArray`: in, host memory, whose size in bytes is passed as `eventValueArraySizeBytes`
    /// - `propIdArray`: in, host memory, whose size in bytes is passed as `propIdArraySizeBytes`
    /// - `propValueArray`: in, host memory, whose size in bytes is passed as `propValueArraySizeBytes`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiMetricGetValue2<T: Input, U: Input>(
        metric: CUpti_MetricID, eventIdArray: &[T], eventValueArray: &[u8], propIdArray: &[U], propValueArray: &[u8],
    ) -> CUpti_MetricValue;
    /// Disables program counter (PC) sampling in a context.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPCSamplingDisable(pParams: &mut CUpti_PCSamplingDisableParams) -> ();
    /// Enables program counter (PC) sampling in a context.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPCSamplingEnable(pParams: &mut CUpti_PCSamplingEnableParams) -> ();
    /// Stores in `pParams` the configuration of program counter (PC) sampling, such as the period.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPCSamplingGetConfigurationAttribute(pParams: &mut CUpti_PCSamplingConfigurationInfoParams) -> ();
    /// Moves samples (program counters with stall reasons) to the caller's buffer.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPCSamplingGetData(pParams: &mut CUpti_PCSamplingGetDataParams) -> ();
}

checked! {
    cupti, CUPTI, CUptiResult;
    /// Stores in `pParams` the number of stall reasons that a context's device can report.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPCSamplingGetNumStallReasons(pParams: &mut CUpti_PCSamplingGetNumStallReasonsParams) -> ();
    /// Stores in `pParams` the indices and names of the stall reasons of a context's device.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPCSamplingGetStallReasons(pParams: &mut CUpti_PCSamplingGetStallReasonsParams) -> ();
}

checked! {
    cupti, CUPTI, CUptiResult;
    /// Changes the configuration of program counter (PC) sampling, which must be enabled.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `pParams` is used after the call returns: keep it alive and do not access it until `cuptiPCSamplingDisable` is called.
    /// - Pointers, handles and lengths in `pParams` must stay valid until `cuptiPCSamplingDisable` is called.
    fn cuptiPCSamplingSetConfigurationAttribute(pParams: &mut CUpti_PCSamplingConfigurationInfoParams) -> ();
    /// Starts a sampled range, if ranges are selected with start and stop calls.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPCSamplingStart(pParams: &mut CUpti_PCSamplingStartParams) -> ();
    /// Ends a sampled range, if ranges are selected with start and stop calls.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPCSamplingStop(pParams: &mut CUpti_PCSamplingStopParams) -> ();
    /// Stores in `pParams` the start and end times of a sample in a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPmSamplingCounterDataGetSampleInfo(pParams: &mut CUpti_PmSampling_CounterData_GetSampleInfo_Params) -> ();
    /// Initializes a counter data image for the samples of a device.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPmSamplingCounterDataImageInitialize(
        pParams: &mut CUpti_PmSampling_CounterDataImage_Initialize_Params,
    ) -> ();
    /// Decodes the samples in the hardware buffer into a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPmSamplingDecodeData(pParams: &mut CUpti_PmSampling_DecodeData_Params) -> ();
    /// Destroys the object for PM sampling of a device.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPmSamplingDisable(pParams: &mut CUpti_PmSampling_Disable_Params) -> ();
}

checked! {
    cupti, CUPTI, CUptiResult;
    /// Creates the object for PM sampling, which samples a device's metrics at regular intervals.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPmSamplingEnable(pParams: &mut CUpti_PmSampling_Enable_Params) -> ();
    /// Stores in `pParams` a device's counter availability image for PM sampling, which lists free counters.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPmSamplingGetCounterAvailability(pParams: &mut CUpti_PmSampling_GetCounterAvailability_Params) -> ();
    /// Stores in `pParams` the numbers of all samples and of complete samples in a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPmSamplingGetCounterDataInfo(pParams: &mut CUpti_PmSampling_GetCounterDataInfo_Params) -> ();
}

checked! {
    cupti, CUPTI, CUptiResult;
    /// Stores in `pParams` the size in bytes of a counter data image for the given metrics and number of samples.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPmSamplingGetCounterDataSize(pParams: &mut CUpti_PmSampling_GetCounterDataSize_Params) -> ();
    /// Sets the metrics, trigger, interval and buffer of PM sampling on a device.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `pParams` is used after the call returns: keep it alive and do not access it until `cuptiPmSamplingDisable` is called.
    /// - Pointers, handles and lengths in `pParams` must stay valid until `cuptiPmSamplingDisable` is called.
    fn cuptiPmSamplingSetConfig(pParams: &mut CUpti_PmSampling_SetConfig_Params) -> ();
    /// Starts PM sampling on a device.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPmSamplingStart(pParams: &mut CUpti_PmSampling_Start_Params) -> ();
    /// Stops PM sampling on a device.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiPmSamplingStop(pParams: &mut CUpti_PmSampling_Stop_Params) -> ();
    /// Initializes a counter data image for a profiling session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerCounterDataImageInitialize(pParams: &mut CUpti_Profiler_CounterDataImage_Initialize_Params) -> ();
}

checked! {
    cupti, CUPTI, CUptiResult;
    /// Initializes the scratch buffer for a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerCounterDataImageInitializeScratchBuffer(
        pParams: &mut CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params,
    ) -> ();
    /// Deinitializes the profiler interface for the process.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerDeInitialize(pParams: &mut CUpti_Profiler_DeInitialize_Params) -> ();
    /// Stores in `pParams` whether a device can be profiled, and the reasons if it cannot.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerDeviceSupported(pParams: &mut CUpti_Profiler_DeviceSupported_Params) -> ();
    /// Stores in `pParams` the counter availability image of a context's device, which lists free counters.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerGetCounterAvailability(pParams: &mut CUpti_Profiler_GetCounterAvailability_Params) -> ();
    /// Adds metrics, given by name, to the configuration for metric collection.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostConfigAddMetrics(pParams: &mut CUpti_Profiler_Host_ConfigAddMetrics_Params) -> ();
    /// Destroys the host object that selects and evaluates metrics.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostDeinitialize(pParams: &mut CUpti_Profiler_Host_Deinitialize_Params) -> ();
    /// Computes the values of metrics for one range or sample of a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostEvaluateToGpuValues(pParams: &mut CUpti_Profiler_Host_EvaluateToGpuValues_Params) -> ();
    /// Stores in `pParams` the base metrics of one type (counters, ratios or throughputs).
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostGetBaseMetrics(pParams: &mut CUpti_Profiler_Host_GetBaseMetrics_Params) -> ();
    /// Writes the configuration image for metric collection to the buffer in `pParams`.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostGetConfigImage(pParams: &mut CUpti_Profiler_Host_GetConfigImage_Params) -> ();
    /// Stores in `pParams` the size in bytes of the configuration image for metric collection.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostGetConfigImageSize(pParams: &mut CUpti_Profiler_Host_GetConfigImageSize_Params) -> ();
    /// Stores in `pParams` the maximum number of hardware metrics that can be collected in one pass.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(
        pParams: &mut CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params,
    ) -> ();
    /// Stores in `pParams` a metric's description, unit and type, and how it is collected.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostGetMetricProperties(pParams: &mut CUpti_Profiler_Host_GetMetricProperties_Params) -> ();
    /// Stores in `pParams` the number of passes that a configuration image requires.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostGetNumOfPasses(pParams: &mut CUpti_Profiler_Host_GetNumOfPasses_Params) -> ();
    /// Stores in `pParams` the full name of a range in a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostGetRangeName(pParams: &mut CUpti_Profiler_Host_GetRangeName_Params) -> ();
    /// Stores in `pParams` the suffixes of a base metric, such as `.sum` and `.avg`.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostGetSubMetrics(pParams: &mut CUpti_Profiler_Host_GetSubMetrics_Params) -> ();
    /// Stores in `pParams` the chips for which the host profiler can select and evaluate metrics.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostGetSupportedChips(pParams: &mut CUpti_Profiler_Host_GetSupportedChips_Params) -> ();
    /// Creates the host object that selects and evaluates metrics for a chip; requires no GPU.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostInitialize(pParams: &mut CUpti_Profiler_Host_Initialize_Params) -> ();
    /// Initializes the profiler interface for the process.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerInitialize(pParams: &mut CUpti_Profiler_Initialize_Params) -> ();
}

checked! {
    cupti, CUPTI, CUptiResult;
    /// Stores in `pParams` the name of a range in a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiRangeProfilerCounterDataGetRangeInfo(
        pParams: &mut CUpti_RangeProfiler_CounterData_GetRangeInfo_Params,
    ) -> ();
    /// Initializes a counter data image for ranges.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiRangeProfilerCounterDataImageInitialize(
        pParams: &mut CUpti_RangeProfiler_CounterDataImage_Initialize_Params,
    ) -> ();
    /// Decodes collected data into a counter data image, and stores in `pParams` the number of dropped ranges.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiRangeProfilerDecodeData(pParams: &mut CUpti_RangeProfiler_DecodeData_Params) -> ();
    /// Destroys the range profiler object.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiRangeProfilerDisable(pParams: &mut CUpti_RangeProfiler_Disable_Params) -> ();
    /// Creates the range profiler object, which profiles ranges of a context's work.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiRangeProfilerEnable(pParams: &mut CUpti_RangeProfiler_Enable_Params) -> ();
    /// Stores in `pParams` the number of ranges in a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiRangeProfilerGetCounterDataInfo(pParams: &mut CUpti_RangeProfiler_GetCounterDataInfo_Params) -> ();
    /// Stores in `pParams` the size in bytes of a counter data image for the given metrics and number of ranges.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiRangeProfilerGetCounterDataSize(pParams: &mut CUpti_RangeProfiler_GetCounterDataSize_Params) -> ();
    /// Closes the user range that was opened last.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiRangeProfilerPopRange(pParams: &mut CUpti_RangeProfiler_PopRange_Params) -> ();
    /// Opens a named user range, nested in the open ranges.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiRangeProfilerPushRange(pParams: &mut CUpti_RangeProfiler_PushRange_Params) -> ();
    /// Sets the metrics, the kinds of ranges and replay, and the buffers of the range profiler.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `pParams` is used after the call returns: keep it alive and do not access it until `cuptiRangeProfilerDisable` is called.
    /// - Pointers, handles and lengths in `pParams` must stay valid until `cuptiRangeProfilerDisable` is called.
    fn cuptiRangeProfilerSetConfig(pParams: &mut CUpti_RangeProfiler_SetConfig_Params) -> ();
    /// Starts range profiling.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiRangeProfilerStart(pParams: &mut CUpti_RangeProfiler_Start_Params) -> ();
    /// Stops range profiling, and stores in `pParams` whether another pass is required.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiRangeProfilerStop(pParams: &mut CUpti_RangeProfiler_Stop_Params) -> ();
    /// Registers a function that computes the checksums of cubins, in place of CUPTI's own function.
    /// - `funcComputeCubinCrc`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `funcComputeCubinCrc` may be called at any time from now on, on any thread: it must not unwind.
    fn cuptiRegisterComputeCrcCallback(funcComputeCubinCrc: CUpti_ComputeCrcCallbackFunc) -> ();
    /// Disables the collection of SASS metrics in a context and restores its kernels.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiSassMetricsDisable(pParams: &mut CUpti_SassMetricsDisable_Params) -> ();
    /// Enables the collection of SASS metrics in a context by patching its kernels.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiSassMetricsEnable(pParams: &mut CUpti_SassMetricsEnable_Params) -> ();
    /// Moves the values of SASS metrics for each instruction to the caller's buffer.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiSassMetricsFlushData(pParams: &mut CUpti_SassMetricsFlushData_Params) -> ();
    /// Stores in `pParams` the numbers of patched instructions and of instances in the collected data.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiSassMetricsGetDataProperties(pParams: &mut CUpti_SassMetricsGetDataProperties_Params) -> ();
    /// Stores in `pParams` the names, IDs and descriptions of the SASS metrics of a chip.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiSassMetricsGetMetrics(pParams: &mut CUpti_SassMetrics_GetMetrics_Params) -> ();
}

checked! {
    cupti, CUPTI, CUptiResult;
    /// Stores in `pParams` the number of SASS metrics of a chip.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiSassMetricsGetNumOfMetrics(pParams: &mut CUpti_SassMetrics_GetNumOfMetrics_Params) -> ();
    /// Stores in `pParams` the ID of a SASS metric, and how the values of its instances are aggregated.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiSassMetricsGetProperties(pParams: &mut CUpti_SassMetrics_GetProperties_Params) -> ();
    /// Sets the SASS metrics to collect on a device.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiSassMetricsSetConfig(pParams: &mut CUpti_SassMetricsSetConfig_Params) -> ();
    /// Removes the SASS metrics configuration of a device.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiSassMetricsUnsetConfig(pParams: &mut CUpti_SassMetricsUnsetConfig_Params) -> ();
    #[other = owned]
    /// Sets whether a context counts events continuously or only while kernels run.
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiSetEventCollectionMode(context: driver::CUcontext, mode: CUpti_EventCollectionMode) -> ();
    /// Sets the type of the thread IDs in activity records: CUPTI's default or the system's.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiSetThreadIdType(r#type: CUpti_ActivityThreadIdType) -> ();
    #[other = owned]
    /// Registers a callback for CUDA API calls and events; all callbacks are disabled at first.
    /// - `callback`: in, called by CUDA with `userdata`
    /// - `userdata`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callback` may be called with `userdata` as long as `subscriber` exists, on any thread: it must not unwind. `userdata` must live as long as `callback` may be called.
    fn cuptiSubscribe(callback: CUpti_CallbackFunc, userdata: *mut c_void) -> CUpti_SubscriberHandle;
    /// Returns the number of callback domains and the address of their table.
    /// Returns `domainCount`, `domainTable`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiSupportedDomains() -> (usize, CUpti_DomainTable);
    /// Unregisters a callback, which is no longer running when this function returns.
    /// - `subscriber`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - No thread may use `subscriber`, or objects that belong to it, during or after the call.
    fn cuptiUnsubscribe(subscriber: CUpti_SubscriberHandle) -> ();
}
