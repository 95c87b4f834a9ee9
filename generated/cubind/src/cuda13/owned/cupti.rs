//! CUPTI with owned handles: profiling: callbacks, activities and counters.
//!
//! See [`owned`](super) for this form of the functions. [`cupti`](raw) lists the functions by group.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 13.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::cupti as checked;
#[allow(unused_imports)]
use crate::cuda13::cupti::CUPTI;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cupti as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cupti::all_types::*;

destroy! {
    CUptiResult;
    13 CUpti_EventGroup: |handle| checked::cuptiEventGroupDestroy(handle);
    13 CUpti_SubscriberHandle: |handle| checked::cuptiUnsubscribe(handle);
}

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 13;

#[path = "../../common/owned/cupti.rs"]
mod common;
pub use common::*;

owned! {
    cupti, CUptiResult;

    safe {}

    unsafe {
        /// Disables the collection of one kind of activity records for one subscriber.
        /// - `pActivityConfig`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pActivityConfig` must be valid.
        /// - `pActivityConfig` must not be moved, changed or freed while the library may hold its address.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityDisable_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>, kind: CUpti_ActivityKind,
            pActivityConfig: Option<&CUpti_ActivityConfig>,
        ) -> () {
            checked::cuptiActivityDisable_v2(subscriber.as_handle(), kind, pActivityConfig)?
        }
        /// Enables the collection of one kind of activity records for one subscriber, including existing objects.
        /// - `activityConfig`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `activityConfig` must be valid.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityEnableAndDump_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>, kind: CUpti_ActivityKind,
            activityConfig: Option<&CUpti_ActivityConfig>,
        ) -> () {
            checked::cuptiActivityEnableAndDump_v2(subscriber.as_handle(), kind, activityConfig)?
        }
        /// Enables or disables activity records of one driver function for one subscriber.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityEnableDriverApi_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>, cbid: CUpti_CallbackId, enable: u8,
        ) -> () {
            checked::cuptiActivityEnableDriverApi_v2(subscriber.as_handle(), cbid, enable)?
        }
        /// Enables or disables activity records of one runtime function for one subscriber.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityEnableRuntimeApi_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>, cbid: CUpti_CallbackId, enable: u8,
        ) -> () {
            checked::cuptiActivityEnableRuntimeApi_v2(subscriber.as_handle(), cbid, enable)?
        }
        /// Enables the collection of one kind of activity records for one subscriber, with selected fields.
        /// - `pActivityConfig`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pActivityConfig` must be valid.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityEnable_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>, kind: CUpti_ActivityKind,
            pActivityConfig: Option<&CUpti_ActivityConfig>,
        ) -> () {
            checked::cuptiActivityEnable_v2(subscriber.as_handle(), kind, pActivityConfig)?
        }
        /// Stores in `value` one attribute of a subscriber's activity collection; returns its size.
        /// - `value`: out, host memory, whose size in bytes is passed as `valueSize`
        ///
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityGetAttribute_v2<T: Output>(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>, attr: CUpti_ActivityAttribute, value: &mut [T],
        ) -> usize {
            checked::cuptiActivityGetAttribute_v2(subscriber.as_handle(), attr, value)?
        }
        /// Lists the kinds of activity records that a subscriber collects.
        /// - `subscriber`: in; may be NULL
        /// - `buffer`: out, array, whose length is passed as `bufferSize`; an empty slice passes NULL
        ///
        /// Returns `bufferSize`, `enabledKindsCount`.
        ///
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityGetEnabledKinds(
            subscriber: impl MaybeHandle<CUpti_SubscriberHandle, MAJOR>, buffer: &mut [CUpti_ActivityKind],
        ) -> (u32, u32) {
            checked::cuptiActivityGetEnabledKinds(subscriber.as_handle_or_null(), buffer)?
        }
        /// Returns the record after a given record in a subscriber's buffer, or the first record.
        /// - `buffer`: in, an address, passed unchanged
        /// - `record`: in and out
        ///
        /// # Safety
        ///
        /// - `buffer`: valid memory of the size that the other arguments imply.
        /// - Pointers, handles and lengths in `record` must be valid.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityGetNextRecord_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>, buffer: *mut u8, validBufferSizeBytes: usize,
            record: *mut CUpti_Activity,
        ) -> *mut CUpti_Activity {
            checked::cuptiActivityGetNextRecord_v2(subscriber.as_handle(), buffer, validBufferSizeBytes, record)?
        }
        /// Returns the number of a subscriber's records that were lost for lack of buffers.
        /// - `context`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityGetNumDroppedRecords_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>, context: impl MaybeHandle<driver::CUcontext>,
            streamId: u32,
        ) -> usize {
            checked::cuptiActivityGetNumDroppedRecords_v2(subscriber.as_handle(), context.as_handle_or_null(), streamId)?
        }
        /// Removes and returns the external ID that the calling thread last pushed for a subscriber.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityPopExternalCorrelationId_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>, kind: CUpti_ExternalCorrelationKind,
        ) -> u64 {
            checked::cuptiActivityPopExternalCorrelationId_v2(subscriber.as_handle(), kind)?
        }
        /// Associates an external ID, for one subscriber, with the calling thread's next CUDA calls.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityPushExternalCorrelationId_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>, kind: CUpti_ExternalCorrelationKind, id: u64,
        ) -> () {
            checked::cuptiActivityPushExternalCorrelationId_v2(subscriber.as_handle(), kind, id)?
        }
        /// Registers the functions that supply empty buffers and receive full ones for one subscriber.
        /// - `funcBufferRequested`, `funcBufferCompleted`: in, called by CUDA
        ///
        /// # Safety
        ///
        /// - `funcBufferRequested` may be called at any time from now on, on any thread: it must not unwind.
        /// - `funcBufferCompleted` may be called at any time from now on, on any thread: it must not unwind.
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivityRegisterCallbacks_v2(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>,
            funcBufferRequested: CUpti_BuffersCallbackRequestFunc_v2,
            funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc_v2,
        ) -> () {
            checked::cuptiActivityRegisterCallbacks_v2(subscriber.as_handle(), funcBufferRequested, funcBufferCompleted)?
        }
        /// Changes one attribute of a subscriber's activity collection.
        /// - `value`: in, host memory, whose size in bytes is passed as `valueSize`
        ///
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiActivitySetAttribute_v2<T: Input>(
            subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>, attr: CUpti_ActivityAttribute, value: &[T],
        ) -> usize {
            checked::cuptiActivitySetAttribute_v2(subscriber.as_handle(), attr, value)?
        }
        /// Returns whether the clocks of a context's device are locked or boosted.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiClockControlGetStatus(ctx: impl AsHandle<driver::CUcontext>) -> CUpti_ClockControl_Status {
            checked::cuptiClockControlGetStatus(ctx.as_handle())?
        }
        /// Locks the clocks of a context's device, for reproducible measurements.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiClockControlLock(ctx: impl AsHandle<driver::CUcontext>, mode: CUpti_ClockControl_Mode) -> () {
            checked::cuptiClockControlLock(ctx.as_handle(), mode)?
        }
        /// Returns the ID of an event in activity records.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiGetCudaEventId(event: impl AsHandle<driver::CUevent>) -> u32 {
            checked::cuptiGetCudaEventId(event.as_handle())?
        }
        /// Lists the functions and events of a domain for which callbacks are enabled.
        /// - `subscriber`: in; may be NULL
        /// - `buffer`: out, array, whose length is passed as `bufferSize`; an empty slice passes NULL
        ///
        /// Returns `bufferSize`, `enabledCallbacksCount`.
        ///
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiGetEnabledCallbacks(
            subscriber: impl MaybeHandle<CUpti_SubscriberHandle, MAJOR>, domain: CUpti_CallbackDomain,
            buffer: &mut [CUpti_CallbackId],
        ) -> (u32, u32) {
            checked::cuptiGetEnabledCallbacks(subscriber.as_handle_or_null(), domain, buffer)?
        }
        /// Returns the current time in nanoseconds, on the clock of one subscriber's activity records.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiGetTimestamp_v2(subscriber: impl AsHandle<CUpti_SubscriberHandle, MAJOR>) -> u64 {
            checked::cuptiGetTimestamp_v2(subscriber.as_handle())?
        }
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
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiSubscribe_v2(
            callback: CUpti_CallbackFunc, userdata: *mut c_void, pParams: Option<&mut CUpti_SubscriberParams>,
        ) -> Owned<CUpti_SubscriberHandle, MAJOR> {
            Owned::from_raw(checked::cuptiSubscribe_v2(callback, userdata, pParams)?)
        }
    }
}
