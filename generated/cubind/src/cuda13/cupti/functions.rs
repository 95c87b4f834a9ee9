//! Functions (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/cupti/functions.rs"]
mod common;
pub use common::*;

/// Disables the collection of one kind of activity records for one subscriber.
///
/// `CUptiResult cuptiActivityDisable_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *pActivityConfig)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityDisable_v2))]
///
/// - `pActivityConfig`: in; `None` passes NULL
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_KIND`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityDisable_v2).
///
/// # Safety
///
/// - `subscriber`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `pActivityConfig` must be valid.
#[inline]
pub unsafe fn cuptiActivityDisable_v2(
    subscriber: CUpti_SubscriberHandle,
    kind: CUpti_ActivityKind,
    pActivityConfig: Option<&CUpti_ActivityConfig>,
) -> (CUptiResult,) {
    let returned = unsafe {
        sys::cuptiActivityDisable_v2(subscriber, kind, args::option_ptr(pActivityConfig).cast_mut())
    };
    (returned,)
}

/// Enables the collection of one kind of activity records for one subscriber, including existing objects.
///
/// `CUptiResult cuptiActivityEnableAndDump_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *activityConfig)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityEnableAndDump_v2))]
///
/// - `activityConfig`: in; `None` passes NULL
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_KIND`], [`CUptiResult::CUPTI_ERROR_NOT_COMPATIBLE`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_activity.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableAndDump_v2).
///
/// # Safety
///
/// - `subscriber`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `activityConfig` must be valid.
#[inline]
pub unsafe fn cuptiActivityEnableAndDump_v2(
    subscriber: CUpti_SubscriberHandle,
    kind: CUpti_ActivityKind,
    activityConfig: Option<&CUpti_ActivityConfig>,
) -> (CUptiResult,) {
    let returned = unsafe {
        sys::cuptiActivityEnableAndDump_v2(subscriber, kind, args::option_ptr(activityConfig).cast_mut())
    };
    (returned,)
}

/// Enables or disables device timestamps in the records of CUDA events.
///
/// `CUptiResult cuptiActivityEnableCudaEventDeviceTimestamps(uint8_t enable)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityEnableCudaEventDeviceTimestamps))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since CUDA 13.0. Deprecation announced in CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableCudaEventDeviceTimestamps).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityEnableCudaEventDeviceTimestamps(
    enable: u8,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnableCudaEventDeviceTimestamps(enable) };
    (returned,)
}

/// Enables or disables activity records of one driver function for one subscriber.
///
/// `CUptiResult cuptiActivityEnableDriverApi_v2(CUpti_SubscriberHandle subscriber, CUpti_CallbackId cbid, uint8_t enable)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityEnableDriverApi_v2))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableDriverApi_v2).
///
/// # Safety
///
/// `subscriber`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiActivityEnableDriverApi_v2(
    subscriber: CUpti_SubscriberHandle,
    cbid: CUpti_CallbackId,
    enable: u8,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnableDriverApi_v2(subscriber, cbid, enable) };
    (returned,)
}

/// Enables or disables kernel timestamps from hardware tracing, which has less overhead.
///
/// `CUptiResult cuptiActivityEnableHWTrace(uint8_t enable)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityEnableHWTrace))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_HES_TRACE_NOT_SUPPORTED_ON_MPS`], [`CUptiResult::CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED`].
///
/// In `cupti_activity.h` since CUDA 12.8. Deprecation announced in CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableHWTrace).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityEnableHWTrace(enable: u8) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnableHWTrace(enable) };
    (returned,)
}

/// Enables or disables activity records of one runtime function for one subscriber.
///
/// `CUptiResult cuptiActivityEnableRuntimeApi_v2(CUpti_SubscriberHandle subscriber, CUpti_CallbackId cbid, uint8_t enable)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityEnableRuntimeApi_v2))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableRuntimeApi_v2).
///
/// # Safety
///
/// `subscriber`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiActivityEnableRuntimeApi_v2(
    subscriber: CUpti_SubscriberHandle,
    cbid: CUpti_CallbackId,
    enable: u8,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnableRuntimeApi_v2(subscriber, cbid, enable) };
    (returned,)
}

/// Enables the collection of one kind of activity records for one subscriber, with selected fields.
///
/// `CUptiResult cuptiActivityEnable_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *pActivityConfig)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityEnable_v2))]
///
/// - `pActivityConfig`: in; `None` passes NULL
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_KIND`], [`CUptiResult::CUPTI_ERROR_NOT_COMPATIBLE`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnable_v2).
///
/// # Safety
///
/// - `subscriber`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `pActivityConfig` must be valid.
#[inline]
pub unsafe fn cuptiActivityEnable_v2(
    subscriber: CUpti_SubscriberHandle,
    kind: CUpti_ActivityKind,
    pActivityConfig: Option<&CUpti_ActivityConfig>,
) -> (CUptiResult,) {
    let returned = unsafe {
        sys::cuptiActivityEnable_v2(subscriber, kind, args::option_ptr(pActivityConfig).cast_mut())
    };
    (returned,)
}

/// Stores in `value` one attribute of a subscriber's activity collection; returns its size.
///
/// `CUptiResult cuptiActivityGetAttribute_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityAttribute attr, size_t *valueSize, void *value)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityGetAttribute_v2))]
///
/// Returns `(CUptiResult, valueSize: size_t)`.
///
/// - `valueSize`: in and out: the length of `value`
/// - `value`: out, host memory, `valueSize` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_activity.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetAttribute_v2).
///
/// # Safety
///
/// `subscriber`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiActivityGetAttribute_v2<T: Output>(
    subscriber: CUpti_SubscriberHandle,
    attr: CUpti_ActivityAttribute,
    value: &mut [T],
) -> (CUptiResult, usize) {
    let mut valueSize: usize = args::count(size_of_val(value));
    let returned = unsafe {
        sys::cuptiActivityGetAttribute_v2(subscriber, attr, &mut valueSize, args::as_mut_ptr(value).cast())
    };
    (returned, valueSize)
}

/// Lists the kinds of activity records that a subscriber collects.
///
/// `CUptiResult cuptiActivityGetEnabledKinds(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind *buffer, uint32_t *bufferSize, uint32_t *enabledKindsCount)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityGetEnabledKinds))]
///
/// Returns `(CUptiResult, bufferSize: uint32_t, enabledKindsCount: uint32_t)`.
///
/// - `subscriber`: in; may be NULL
/// - `buffer`: out, array, length `bufferSize`; an empty slice passes NULL
/// - `bufferSize`: in and out: the length of `buffer`
/// - `enabledKindsCount`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_activity.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetEnabledKinds).
///
/// # Safety
///
/// `subscriber`: a live handle that no other thread uses during the call, or NULL.
#[inline]
pub unsafe fn cuptiActivityGetEnabledKinds(
    subscriber: CUpti_SubscriberHandle,
    buffer: &mut [CUpti_ActivityKind],
) -> (CUptiResult, u32, u32) {
    let mut bufferSize: u32 = args::count(buffer.len());
    let mut enabledKindsCount: u32 = output::zeroed();
    let returned = unsafe {
        sys::cuptiActivityGetEnabledKinds(subscriber, args::as_mut_ptr(buffer), &mut bufferSize, &mut enabledKindsCount)
    };
    (returned, bufferSize, enabledKindsCount)
}

/// Returns the record after a given record in a subscriber's buffer, or the first record.
///
/// `CUptiResult cuptiActivityGetNextRecord_v2(CUpti_SubscriberHandle subscriber, uint8_t *buffer, size_t validBufferSizeBytes, CUpti_Activity **record)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityGetNextRecord_v2))]
///
/// Returns `(CUptiResult, record: CUpti_Activity *)`.
///
/// - `buffer`: in, an address, passed unchanged
/// - `record`: in and out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_KIND`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_MAX_LIMIT_REACHED`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetNextRecord_v2).
///
/// # Safety
///
/// - `subscriber`: a live handle that no other thread uses during the call.
/// - `buffer`: valid memory of the size that the other arguments imply.
/// - Pointers, handles and lengths in `record` must be valid.
#[inline]
pub unsafe fn cuptiActivityGetNextRecord_v2(
    subscriber: CUpti_SubscriberHandle,
    buffer: *mut u8,
    validBufferSizeBytes: usize,
    mut record: *mut CUpti_Activity,
) -> (CUptiResult, *mut CUpti_Activity) {
    let returned = unsafe { sys::cuptiActivityGetNextRecord_v2(subscriber, buffer, validBufferSizeBytes, &mut record) };
    (returned, record)
}

/// Returns the number of a subscriber's records that were lost for lack of buffers.
///
/// `CUptiResult cuptiActivityGetNumDroppedRecords_v2(CUpti_SubscriberHandle subscriber, CUcontext context, uint32_t streamId, size_t *dropped)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityGetNumDroppedRecords_v2))]
///
/// Returns `(CUptiResult, dropped: size_t)`.
///
/// - `context`: in; may be NULL
/// - `dropped`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_activity.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetNumDroppedRecords_v2).
///
/// # Safety
///
/// - `subscriber`: a live handle that no other thread uses during the call.
/// - `context`: a live handle, or NULL.
#[inline]
pub unsafe fn cuptiActivityGetNumDroppedRecords_v2(
    subscriber: CUpti_SubscriberHandle,
    context: driver::CUcontext,
    streamId: u32,
) -> (CUptiResult, usize) {
    let mut dropped: usize = output::zeroed();
    let returned = unsafe { sys::cuptiActivityGetNumDroppedRecords_v2(subscriber, context, streamId, &mut dropped) };
    (returned, dropped)
}

/// Returns the size in bytes of one kind of activity record in a version of CUPTI.
///
/// `CUptiResult cuptiActivityGetStructSize(CUpti_ActivityKind activityKind, uint32_t version, size_t *activityStructSize)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityGetStructSize))]
///
/// Returns `(CUptiResult, activityStructSize: size_t)`.
///
/// - `activityStructSize`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_KIND`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_activity.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetStructSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityGetStructSize(
    activityKind: CUpti_ActivityKind,
    version: u32,
) -> (CUptiResult, usize) {
    let mut activityStructSize: usize = output::zeroed();
    let returned = unsafe { sys::cuptiActivityGetStructSize(activityKind, version, &mut activityStructSize) };
    (returned, activityStructSize)
}

/// Removes and returns the external ID that the calling thread last pushed for a subscriber.
///
/// `CUptiResult cuptiActivityPopExternalCorrelationId_v2(CUpti_SubscriberHandle subscriber, CUpti_ExternalCorrelationKind kind, uint64_t *lastId)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityPopExternalCorrelationId_v2))]
///
/// Returns `(CUptiResult, lastId: uint64_t)`.
///
/// - `lastId`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_QUEUE_EMPTY`].
///
/// In `cupti_activity.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityPopExternalCorrelationId_v2).
///
/// # Safety
///
/// `subscriber`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiActivityPopExternalCorrelationId_v2(
    subscriber: CUpti_SubscriberHandle,
    kind: CUpti_ExternalCorrelationKind,
) -> (CUptiResult, u64) {
    let mut lastId: u64 = output::zeroed();
    let returned = unsafe { sys::cuptiActivityPopExternalCorrelationId_v2(subscriber, kind, &mut lastId) };
    (returned, lastId)
}

/// Associates an external ID, for one subscriber, with the calling thread's next CUDA calls.
///
/// `CUptiResult cuptiActivityPushExternalCorrelationId_v2(CUpti_SubscriberHandle subscriber, CUpti_ExternalCorrelationKind kind, uint64_t id)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityPushExternalCorrelationId_v2))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_activity.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityPushExternalCorrelationId_v2).
///
/// # Safety
///
/// `subscriber`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiActivityPushExternalCorrelationId_v2(
    subscriber: CUpti_SubscriberHandle,
    kind: CUpti_ExternalCorrelationKind,
    id: u64,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityPushExternalCorrelationId_v2(subscriber, kind, id) };
    (returned,)
}

/// Registers the functions that supply empty buffers and receive full ones for one subscriber.
///
/// `CUptiResult cuptiActivityRegisterCallbacks_v2(CUpti_SubscriberHandle subscriber, CUpti_BuffersCallbackRequestFunc_v2 funcBufferRequested, CUpti_BuffersCallbackCompleteFunc_v2 funcBufferCompleted)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityRegisterCallbacks_v2))]
///
/// - `funcBufferRequested`, `funcBufferCompleted`: in, called by CUDA
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_activity.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityRegisterCallbacks_v2).
///
/// # Safety
///
/// - `subscriber`: a live handle that no other thread uses during the call.
/// - `funcBufferRequested` may be called at any time from now on, on any thread: it must not unwind.
/// - `funcBufferCompleted` may be called at any time from now on, on any thread: it must not unwind.
#[inline]
pub unsafe fn cuptiActivityRegisterCallbacks_v2(
    subscriber: CUpti_SubscriberHandle,
    funcBufferRequested: CUpti_BuffersCallbackRequestFunc_v2,
    funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc_v2,
) -> (CUptiResult,) {
    let returned = unsafe {
        sys::cuptiActivityRegisterCallbacks_v2(subscriber, funcBufferRequested, funcBufferCompleted)
    };
    (returned,)
}

/// Changes one attribute of activity collection, such as the size of device buffers.
///
/// `CUptiResult cuptiActivitySetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivitySetAttribute))]
///
/// Returns `(CUptiResult, valueSize: size_t)`.
///
/// - `valueSize`: in and out: the length of `value`
/// - `value`: in, host memory, `valueSize` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use `cuptiActivitySetAttribute_v2`. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivitySetAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivitySetAttribute<T: Input>(
    attr: CUpti_ActivityAttribute,
    value: &[T],
) -> (CUptiResult, usize) {
    let mut valueSize: usize = args::count(size_of_val(value));
    let returned = unsafe {
        sys::cuptiActivitySetAttribute(attr, &mut valueSize, args::as_ptr(value).cast_mut().cast())
    };
    (returned, valueSize)
}

/// Changes one attribute of a subscriber's activity collection.
///
/// `CUptiResult cuptiActivitySetAttribute_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityAttribute attr, size_t *valueSize, void *value)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivitySetAttribute_v2))]
///
/// Returns `(CUptiResult, valueSize: size_t)`.
///
/// - `valueSize`: in and out: the length of `value`
/// - `value`: in, host memory, `valueSize` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_activity.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivitySetAttribute_v2).
///
/// # Safety
///
/// `subscriber`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiActivitySetAttribute_v2<T: Input>(
    subscriber: CUpti_SubscriberHandle,
    attr: CUpti_ActivityAttribute,
    value: &[T],
) -> (CUptiResult, usize) {
    let mut valueSize: usize = args::count(size_of_val(value));
    let returned = unsafe {
        sys::cuptiActivitySetAttribute_v2(subscriber, attr, &mut valueSize, args::as_ptr(value).cast_mut().cast())
    };
    (returned, valueSize)
}

/// Returns whether the clocks of a context's device are locked or boosted.
///
/// `CUptiResult cuptiClockControlGetStatus(CUcontext ctx, CUpti_ClockControl_Status *pStatus)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiClockControlGetStatus))]
///
/// Returns `(CUptiResult, pStatus: CUpti_ClockControl_Status)`.
///
/// - `pStatus`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_target.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__CLOCK__CONTROL__API.html#:~:text=cuptiClockControlGetStatus).
///
/// # Safety
///
/// `ctx`: a live handle.
#[inline]
pub unsafe fn cuptiClockControlGetStatus(
    ctx: driver::CUcontext,
) -> (CUptiResult, CUpti_ClockControl_Status) {
    let mut pStatus: CUpti_ClockControl_Status = output::zeroed();
    let returned = unsafe { sys::cuptiClockControlGetStatus(ctx, &mut pStatus) };
    (returned, pStatus)
}

/// Locks the clocks of a context's device, for reproducible measurements.
///
/// `CUptiResult cuptiClockControlLock(CUcontext ctx, CUpti_ClockControl_Mode mode)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiClockControlLock))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INSUFFICIENT_PRIVILEGES`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_target.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__CLOCK__CONTROL__API.html#:~:text=cuptiClockControlLock).
///
/// # Safety
///
/// `ctx`: a live handle.
#[inline]
pub unsafe fn cuptiClockControlLock(
    ctx: driver::CUcontext,
    mode: CUpti_ClockControl_Mode,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiClockControlLock(ctx, mode) };
    (returned,)
}

/// Unlocks the clocks that `cuptiClockControlLock` locked.
///
/// `CUptiResult cuptiClockControlUnlock(void)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiClockControlUnlock))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_target.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__CLOCK__CONTROL__API.html#:~:text=cuptiClockControlUnlock).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiClockControlUnlock() -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiClockControlUnlock() };
    (returned,)
}

/// Returns the ID of an event in activity records.
///
/// `CUptiResult cuptiGetCudaEventId(CUevent event, uint32_t *pEventId)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiGetCudaEventId))]
///
/// Returns `(CUptiResult, pEventId: uint32_t)`.
///
/// - `pEventId`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetCudaEventId).
///
/// # Safety
///
/// `event`: a live handle.
#[inline]
pub unsafe fn cuptiGetCudaEventId(event: driver::CUevent) -> (CUptiResult, u32) {
    let mut pEventId: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiGetCudaEventId(event, &mut pEventId) };
    (returned, pEventId)
}

/// Lists the functions and events of a domain for which callbacks are enabled.
///
/// `CUptiResult cuptiGetEnabledCallbacks(CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId *buffer, uint32_t *bufferSize, uint32_t *enabledCallbacksCount)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiGetEnabledCallbacks))]
///
/// Returns `(CUptiResult, bufferSize: uint32_t, enabledCallbacksCount: uint32_t)`.
///
/// - `subscriber`: in; may be NULL
/// - `buffer`: out, array, length `bufferSize`; an empty slice passes NULL
/// - `bufferSize`: in and out: the length of `buffer`
/// - `enabledCallbacksCount`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_callbacks.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiGetEnabledCallbacks).
///
/// # Safety
///
/// `subscriber`: a live handle that no other thread uses during the call, or NULL.
#[inline]
pub unsafe fn cuptiGetEnabledCallbacks(
    subscriber: CUpti_SubscriberHandle,
    domain: CUpti_CallbackDomain,
    buffer: &mut [CUpti_CallbackId],
) -> (CUptiResult, u32, u32) {
    let mut bufferSize: u32 = args::count(buffer.len());
    let mut enabledCallbacksCount: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiGetEnabledCallbacks(
        subscriber, domain, args::as_mut_ptr(buffer), &mut bufferSize, &mut enabledCallbacksCount,
    ) };
    (returned, bufferSize, enabledCallbacksCount)
}

/// Returns the current time in nanoseconds, on the clock of one subscriber's activity records.
///
/// `CUptiResult cuptiGetTimestamp_v2(CUpti_SubscriberHandle subscriber, uint64_t *timestamp)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiGetTimestamp_v2))]
///
/// Returns `(CUptiResult, timestamp: uint64_t)`.
///
/// - `timestamp`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_activity.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetTimestamp_v2).
///
/// # Safety
///
/// `subscriber`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiGetTimestamp_v2(
    subscriber: CUpti_SubscriberHandle,
) -> (CUptiResult, u64) {
    let mut timestamp: u64 = output::zeroed();
    let returned = unsafe { sys::cuptiGetTimestamp_v2(subscriber, &mut timestamp) };
    (returned, timestamp)
}

/// Returns whether a tracing session is running.
///
/// `CUptiResult cuptiIsTracingSessionRunning(uint8_t *isRunning)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiIsTracingSessionRunning))]
///
/// Returns `(CUptiResult, isRunning: uint8_t)`.
///
/// - `isRunning`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_activity.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiIsTracingSessionRunning).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiIsTracingSessionRunning() -> (CUptiResult, u8) {
    let mut isRunning: u8 = output::zeroed();
    let returned = unsafe { sys::cuptiIsTracingSessionRunning(&mut isRunning) };
    (returned, isRunning)
}

/// Starts one pass of a user replay, which the caller performs.
///
/// `CUptiResult cuptiProfilerBeginPass(CUpti_Profiler_BeginPass_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerBeginPass))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerBeginPass).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerBeginPass(
    pParams: &mut CUpti_Profiler_BeginPass_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerBeginPass(pParams) };
    (returned,)
}

/// Starts a profiling session in a context, with the given kinds of ranges and replay.
///
/// `CUptiResult cuptiProfilerBeginSession(CUpti_Profiler_BeginSession_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerBeginSession))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerBeginSession).
///
/// # Safety
///
/// - `pParams` is used after the call returns: keep it alive and do not access it until `cuptiProfilerEndSession` is called.
/// - Pointers, handles and lengths in `pParams` must stay valid until `cuptiProfilerEndSession` is called.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerBeginSession(
    pParams: &mut CUpti_Profiler_BeginSession_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerBeginSession(pParams) };
    (returned,)
}

/// Stores in `pParams` the size in bytes of the scratch buffer for a counter data image.
///
/// `CUptiResult cuptiProfilerCounterDataImageCalculateScratchBufferSize(CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params *pParams)`
#[cfg_attr(
    doc,
    doc = forms!(cupti::cuptiProfilerCounterDataImageCalculateScratchBufferSize)
)]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageCalculateScratchBufferSize).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerCounterDataImageCalculateScratchBufferSize(
    pParams: &mut CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerCounterDataImageCalculateScratchBufferSize(pParams) };
    (returned,)
}

/// Stores in `pParams` the size in bytes of a counter data image with the given options.
///
/// `CUptiResult cuptiProfilerCounterDataImageCalculateSize(CUpti_Profiler_CounterDataImage_CalculateSize_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerCounterDataImageCalculateSize))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageCalculateSize).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerCounterDataImageCalculateSize(
    pParams: &mut CUpti_Profiler_CounterDataImage_CalculateSize_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerCounterDataImageCalculateSize(pParams) };
    (returned,)
}

/// Disables collection in a profiling session.
///
/// `CUptiResult cuptiProfilerDisableProfiling(CUpti_Profiler_DisableProfiling_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerDisableProfiling))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerDisableProfiling).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerDisableProfiling(
    pParams: &mut CUpti_Profiler_DisableProfiling_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerDisableProfiling(pParams) };
    (returned,)
}

/// Enables collection in a profiling session.
///
/// `CUptiResult cuptiProfilerEnableProfiling(CUpti_Profiler_EnableProfiling_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerEnableProfiling))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEnableProfiling).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerEnableProfiling(
    pParams: &mut CUpti_Profiler_EnableProfiling_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerEnableProfiling(pParams) };
    (returned,)
}

/// Ends a pass of a user replay, and stores in `pParams` whether all passes are complete.
///
/// `CUptiResult cuptiProfilerEndPass(CUpti_Profiler_EndPass_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerEndPass))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEndPass).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerEndPass(
    pParams: &mut CUpti_Profiler_EndPass_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerEndPass(pParams) };
    (returned,)
}

/// Ends the profiling session in a context.
///
/// `CUptiResult cuptiProfilerEndSession(CUpti_Profiler_EndSession_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerEndSession))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEndSession).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerEndSession(
    pParams: &mut CUpti_Profiler_EndSession_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerEndSession(pParams) };
    (returned,)
}

/// Waits for pending data and writes the collected data into the counter data image.
///
/// `CUptiResult cuptiProfilerFlushCounterData(CUpti_Profiler_FlushCounterData_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerFlushCounterData))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerFlushCounterData).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerFlushCounterData(
    pParams: &mut CUpti_Profiler_FlushCounterData_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerFlushCounterData(pParams) };
    (returned,)
}

/// Stores in `pParams` the metrics in one of a chip's single-pass sets.
///
/// `CUptiResult cuptiProfilerHostGetMetricsInSinglePassSet(CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostGetMetricsInSinglePassSet))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetMetricsInSinglePassSet).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostGetMetricsInSinglePassSet(
    pParams: &mut CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostGetMetricsInSinglePassSet(pParams) };
    (returned,)
}

/// Stores in `pParams` a chip's sets of metrics that can be collected in one pass.
///
/// `CUptiResult cuptiProfilerHostGetSinglePassSets(CUpti_Profiler_Host_GetSinglePassSets_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostGetSinglePassSets))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetSinglePassSets).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostGetSinglePassSets(
    pParams: &mut CUpti_Profiler_Host_GetSinglePassSets_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostGetSinglePassSets(pParams) };
    (returned,)
}

/// Creates the host object that selects and evaluates metrics for a chip; requires no GPU.
///
/// `CUptiResult cuptiProfilerHostInitialize(CUpti_Profiler_Host_Initialize_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostInitialize))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostInitialize).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostInitialize(
    pParams: &mut CUpti_Profiler_Host_Initialize_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostInitialize(pParams) };
    (returned,)
}

/// Passes the information about the profiled part of a device to the host profiler.
///
/// `CUptiResult cuptiProfilerHostSetDevicePartitionInfo(CUpti_Profiler_Host_SetDevicePartitionInfo_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostSetDevicePartitionInfo))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostSetDevicePartitionInfo).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostSetDevicePartitionInfo(
    pParams: &mut CUpti_Profiler_Host_SetDevicePartitionInfo_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostSetDevicePartitionInfo(pParams) };
    (returned,)
}

/// Initializes the profiler interface for the process.
///
/// `CUptiResult cuptiProfilerInitialize(CUpti_Profiler_Initialize_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerInitialize))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerInitialize).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerInitialize(
    pParams: &mut CUpti_Profiler_Initialize_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerInitialize(pParams) };
    (returned,)
}

/// Stores in `pParams`, without waiting, whether the data of a pass is complete.
///
/// `CUptiResult cuptiProfilerIsPassCollected(CUpti_Profiler_IsPassCollected_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerIsPassCollected))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerIsPassCollected).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerIsPassCollected(
    pParams: &mut CUpti_Profiler_IsPassCollected_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerIsPassCollected(pParams) };
    (returned,)
}

/// Closes the user range that was opened last in a profiling session.
///
/// `CUptiResult cuptiProfilerPopRange(CUpti_Profiler_PopRange_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerPopRange))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerPopRange).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerPopRange(
    pParams: &mut CUpti_Profiler_PopRange_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerPopRange(pParams) };
    (returned,)
}

/// Opens a named user range in a profiling session.
///
/// `CUptiResult cuptiProfilerPushRange(CUpti_Profiler_PushRange_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerPushRange))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerPushRange).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerPushRange(
    pParams: &mut CUpti_Profiler_PushRange_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerPushRange(pParams) };
    (returned,)
}

/// Sets the metrics that a profiling session collects, from a configuration image.
///
/// `CUptiResult cuptiProfilerSetConfig(CUpti_Profiler_SetConfig_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerSetConfig))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerSetConfig).
///
/// # Safety
///
/// - `pParams` is used after the call returns: keep it alive and do not access it until `cuptiProfilerUnsetConfig` is called.
/// - Pointers, handles and lengths in `pParams` must stay valid until `cuptiProfilerUnsetConfig` is called.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerSetConfig(
    pParams: &mut CUpti_Profiler_SetConfig_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerSetConfig(pParams) };
    (returned,)
}

/// Removes the configuration of a profiling session.
///
/// `CUptiResult cuptiProfilerUnsetConfig(CUpti_Profiler_UnsetConfig_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerUnsetConfig))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerUnsetConfig).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerUnsetConfig(
    pParams: &mut CUpti_Profiler_UnsetConfig_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerUnsetConfig(pParams) };
    (returned,)
}

/// Stores in `pParams` information about the profiled part of the device, for the host profiler.
///
/// `CUptiResult cuptiRangeProfilerGetDevicePartitionInfo(CUpti_RangeProfiler_GetDevicePartitionInfo_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiRangeProfilerGetDevicePartitionInfo))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_range_profiler.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiRangeProfilerGetDevicePartitionInfo(
    pParams: &mut CUpti_RangeProfiler_GetDevicePartitionInfo_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiRangeProfilerGetDevicePartitionInfo(pParams) };
    (returned,)
}

/// Registers a callback as a named subscriber, which can allow other subscribers.
///
/// `CUptiResult cuptiSubscribe_v2(CUpti_SubscriberHandle *subscriber, CUpti_CallbackFunc callback, void *userdata, CUpti_SubscriberParams *pParams)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiSubscribe_v2))]
///
/// Returns `(CUptiResult, subscriber: CUpti_SubscriberHandle)`.
///
/// - `subscriber`: out
/// - `callback`: in, called by CUDA with `userdata`
/// - `userdata`: in, passed to the callback
/// - `pParams`: read and updated in place; `None` passes NULL
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_callbacks.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiSubscribe_v2).
///
/// # Safety
///
/// - `pParams` is used after the call returns: keep it alive and do not access it as long as `subscriber` exists.
/// - `callback` may be called with `userdata` as long as `subscriber` exists, on any thread: it must not unwind. `userdata` must live as long as `callback` may be called.
/// - Pointers, handles and lengths in `pParams` must stay valid as long as `subscriber` exists.
#[inline]
pub unsafe fn cuptiSubscribe_v2(
    callback: CUpti_CallbackFunc,
    userdata: *mut c_void,
    pParams: Option<&mut CUpti_SubscriberParams>,
) -> (CUptiResult, CUpti_SubscriberHandle) {
    let mut subscriber: CUpti_SubscriberHandle = output::zeroed();
    let returned = unsafe {
        sys::cuptiSubscribe_v2(&mut subscriber, callback, userdata, args::option_mut_ptr(pParams))
    };
    (returned, subscriber)
}
