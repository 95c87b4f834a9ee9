//! CUPTI with functions that return [`Result`]s: profiling: callbacks, activities and counters.
//!
//! See [`checked`](super) for this form of the functions. [`cupti`](raw) lists the functions by group.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::cupti as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use raw::CUPTI;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cupti::all_types::*;

#[path = "../../common/checked/cupti.rs"]
mod common;
pub use common::*;

checked! {
    cupti, CUPTI, CUptiResult;
    #[other = owned]
    /// Disables the collection of one kind of activity records for one subscriber.
    /// - `pActivityConfig`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pActivityConfig` must be valid.
    fn cuptiActivityDisable_v2(
        subscriber: CUpti_SubscriberHandle, kind: CUpti_ActivityKind, pActivityConfig: Option<&CUpti_ActivityConfig>,
    ) -> ();
    #[other = owned]
    /// Enables the collection of one kind of activity records for one subscriber, including existing objects.
    /// - `activityConfig`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `activityConfig` must be valid.
    fn cuptiActivityEnableAndDump_v2(
        subscriber: CUpti_SubscriberHandle, kind: CUpti_ActivityKind, activityConfig: Option<&CUpti_ActivityConfig>,
    ) -> ();
    /// Enables or disables device timestamps in the records of CUDA events.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityEnableCudaEventDeviceTimestamps(enable: u8) -> ();
    #[other = owned]
    /// Enables or disables activity records of one driver function for one subscriber.
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiActivityEnableDriverApi_v2(subscriber: CUpti_SubscriberHandle, cbid: CUpti_CallbackId, enable: u8) -> ();
    #[other = owned]
    /// Enables or disables activity records of one runtime function for one subscriber.
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiActivityEnableRuntimeApi_v2(subscriber: CUpti_SubscriberHandle, cbid: CUpti_CallbackId, enable: u8) -> ();
    #[other = owned]
    /// Enables the collection of one kind of activity records for one subscriber, with selected fields.
    /// - `pActivityConfig`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pActivityConfig` must be valid.
    fn cuptiActivityEnable_v2(
        subscriber: CUpti_SubscriberHandle, kind: CUpti_ActivityKind, pActivityConfig: Option<&CUpti_ActivityConfig>,
    ) -> ();
    #[other = owned]
    /// Stores in `value` one attribute of a subscriber's activity collection; returns its size.
    /// - `value`: out, host memory, whose size in bytes is passed as `valueSize`
    ///
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiActivityGetAttribute_v2<T: Output>(
        subscriber: CUpti_SubscriberHandle, attr: CUpti_ActivityAttribute, value: &mut [T],
    ) -> usize;
    #[other = owned]
    /// Lists the kinds of activity records that a subscriber collects.
    /// - `subscriber`: in; may be NULL
    /// - `buffer`: out, array, whose length is passed as `bufferSize`; an empty slice passes NULL
    ///
    /// Returns `bufferSize`, `enabledKindsCount`.
    ///
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call, or NULL.
    fn cuptiActivityGetEnabledKinds(
        subscriber: CUpti_SubscriberHandle, buffer: &mut [CUpti_ActivityKind],
    ) -> (u32, u32);
    #[other = owned]
    /// Returns the record after a given record in a subscriber's buffer, or the first record.
    /// - `buffer`: in, an address, passed unchanged
    /// - `record`: in and out
    ///
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - `buffer`: valid memory of the size that the other arguments imply.
    /// - Pointers, handles and lengths in `record` must be valid.
    fn cuptiActivityGetNextRecord_v2(
        subscriber: CUpti_SubscriberHandle, buffer: *mut u8, validBufferSizeBytes: usize, record: *mut CUpti_Activity,
    ) -> *mut CUpti_Activity;
    #[other = owned]
    /// Returns the number of a subscriber's records that were lost for lack of buffers.
    /// - `context`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - `context`: a live handle, or NULL.
    fn cuptiActivityGetNumDroppedRecords_v2(
        subscriber: CUpti_SubscriberHandle, context: driver::CUcontext, streamId: u32,
    ) -> usize;
    /// Returns the size in bytes of one kind of activity record in a version of CUPTI.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiActivityGetStructSize(activityKind: CUpti_ActivityKind, version: u32) -> usize;
    #[other = owned]
    /// Removes and returns the external ID that the calling thread last pushed for a subscriber.
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiActivityPopExternalCorrelationId_v2(
        subscriber: CUpti_SubscriberHandle, kind: CUpti_ExternalCorrelationKind,
    ) -> u64;
    #[other = owned]
    /// Associates an external ID, for one subscriber, with the calling thread's next CUDA calls.
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiActivityPushExternalCorrelationId_v2(
        subscriber: CUpti_SubscriberHandle, kind: CUpti_ExternalCorrelationKind, id: u64,
    ) -> ();
    #[other = owned]
    /// Registers the functions that supply empty buffers and receive full ones for one subscriber.
    /// - `funcBufferRequested`, `funcBufferCompleted`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// - `subscriber`: a live handle that no other thread uses during the call.
    /// - `funcBufferRequested` may be called at any time from now on, on any thread: it must not unwind.
    /// - `funcBufferCompleted` may be called at any time from now on, on any thread: it must not unwind.
    fn cuptiActivityRegisterCallbacks_v2(
        subscriber: CUpti_SubscriberHandle, funcBufferRequested: CUpti_BuffersCallbackRequestFunc_v2,
        funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc_v2,
    ) -> ();
    #[other = owned]
    /// Changes one attribute of a subscriber's activity collection.
    /// - `value`: in, host memory, whose size in bytes is passed as `valueSize`
    ///
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiActivitySetAttribute_v2<T: Input>(
        subscriber: CUpti_SubscriberHandle, attr: CUpti_ActivityAttribute, value: &[T],
    ) -> usize;
    #[other = owned]
    /// Returns whether the clocks of a context's device are locked or boosted.
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuptiClockControlGetStatus(ctx: driver::CUcontext) -> CUpti_ClockControl_Status;
    #[other = owned]
    /// Locks the clocks of a context's device, for reproducible measurements.
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuptiClockControlLock(ctx: driver::CUcontext, mode: CUpti_ClockControl_Mode) -> ();
    /// Unlocks the clocks that `cuptiClockControlLock` locked.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiClockControlUnlock() -> ();
    #[other = owned]
    /// Returns the ID of an event in activity records.
    /// # Safety
    ///
    /// `event`: a live handle.
    fn cuptiGetCudaEventId(event: driver::CUevent) -> u32;
    #[other = owned]
    /// Lists the functions and events of a domain for which callbacks are enabled.
    /// - `subscriber`: in; may be NULL
    /// - `buffer`: out, array, whose length is passed as `bufferSize`; an empty slice passes NULL
    ///
    /// Returns `bufferSize`, `enabledCallbacksCount`.
    ///
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call, or NULL.
    fn cuptiGetEnabledCallbacks(
        subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain, buffer: &mut [CUpti_CallbackId],
    ) -> (u32, u32);
    #[other = owned]
    /// Returns the current time in nanoseconds, on the clock of one subscriber's activity records.
    /// # Safety
    ///
    /// `subscriber`: a live handle that no other thread uses during the call.
    fn cuptiGetTimestamp_v2(subscriber: CUpti_SubscriberHandle) -> u64;
    /// Returns whether a tracing session is running.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuptiIsTracingSessionRunning() -> u8;
    /// Starts one pass of a user replay, which the caller performs.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerBeginPass(pParams: &mut CUpti_Profiler_BeginPass_Params) -> ();
    /// Starts a profiling session in a context, with the given kinds of ranges and replay.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `pParams` is used after the call returns: keep it alive and do not access it until `cuptiProfilerEndSession` is called.
    /// - Pointers, handles and lengths in `pParams` must stay valid until `cuptiProfilerEndSession` is called.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerBeginSession(pParams: &mut CUpti_Profiler_BeginSession_Params) -> ();
    /// Stores in `pParams` the size in bytes of the scratch buffer for a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerCounterDataImageCalculateScratchBufferSize(
        pParams: &mut CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params,
    ) -> ();
    /// Stores in `pParams` the size in bytes of a counter data image with the given options.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerCounterDataImageCalculateSize(
        pParams: &mut CUpti_Profiler_CounterDataImage_CalculateSize_Params,
    ) -> ();
    /// Disables collection in a profiling session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerDisableProfiling(pParams: &mut CUpti_Profiler_DisableProfiling_Params) -> ();
    /// Enables collection in a profiling session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerEnableProfiling(pParams: &mut CUpti_Profiler_EnableProfiling_Params) -> ();
    /// Ends a pass of a user replay, and stores in `pParams` whether all passes are complete.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerEndPass(pParams: &mut CUpti_Profiler_EndPass_Params) -> ();
    /// Ends the profiling session in a context.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerEndSession(pParams: &mut CUpti_Profiler_EndSession_Params) -> ();
    /// Waits for pending data and writes the collected data into the counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerFlushCounterData(pParams: &mut CUpti_Profiler_FlushCounterData_Params) -> ();
    /// Stores in `pParams` the metrics in one of a chip's single-pass sets.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostGetMetricsInSinglePassSet(
        pParams: &mut CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params,
    ) -> ();
    /// Stores in `pParams` a chip's sets of metrics that can be collected in one pass.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostGetSinglePassSets(pParams: &mut CUpti_Profiler_Host_GetSinglePassSets_Params) -> ();
    /// Passes the information about the profiled part of a device to the host profiler.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerHostSetDevicePartitionInfo(pParams: &mut CUpti_Profiler_Host_SetDevicePartitionInfo_Params) -> ();
    /// Stores in `pParams`, without waiting, whether the data of a pass is complete.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerIsPassCollected(pParams: &mut CUpti_Profiler_IsPassCollected_Params) -> ();
    /// Closes the user range that was opened last in a profiling session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerPopRange(pParams: &mut CUpti_Profiler_PopRange_Params) -> ();
    /// Opens a named user range in a profiling session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerPushRange(pParams: &mut CUpti_Profiler_PushRange_Params) -> ();
    /// Sets the metrics that a profiling session collects, from a configuration image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `pParams` is used after the call returns: keep it alive and do not access it until `cuptiProfilerUnsetConfig` is called.
    /// - Pointers, handles and lengths in `pParams` must stay valid until `cuptiProfilerUnsetConfig` is called.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerSetConfig(pParams: &mut CUpti_Profiler_SetConfig_Params) -> ();
    /// Removes the configuration of a profiling session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiProfilerUnsetConfig(pParams: &mut CUpti_Profiler_UnsetConfig_Params) -> ();
    /// Stores in `pParams` information about the profiled part of the device, for the host profiler.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiRangeProfilerGetDevicePartitionInfo(pParams: &mut CUpti_RangeProfiler_GetDevicePartitionInfo_Params) -> ();
    #[other = owned]
    /// Registers a callback as a named subscriber, which can allow other subscribers.
    /// - `callback`: in, called by CUDA with `userdata`
    /// - `userdata`: in, passed to the callback
    /// - `pParams`: read and updated in place; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `pParams` is used after the call returns: keep it alive and do not access it as long as `subscriber` exists.
    /// - `callback` may be called with `userdata` as long as `subscriber` exists, on any thread: it must not unwind. `userdata` must live as long as `callback` may be called.
    /// - Pointers, handles and lengths in `pParams` must stay valid as long as `subscriber` exists.
    fn cuptiSubscribe_v2(
        callback: CUpti_CallbackFunc, userdata: *mut c_void, pParams: Option<&mut CUpti_SubscriberParams>,
    ) -> CUpti_SubscriberHandle;
}
