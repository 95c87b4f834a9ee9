//! Functions that are identical in all major versions (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Sets the period and the buffer of program counter (PC) sampling in activity records.
///
/// `CUptiResult cuptiActivityConfigurePCSampling(CUcontext ctx, CUpti_ActivityPCSamplingConfig *config)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityConfigurePCSampling))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityConfigurePCSampling).
///
/// # Safety
///
/// `ctx`: a live handle.
#[inline]
pub unsafe fn cuptiActivityConfigurePCSampling(
    ctx: driver::CUcontext,
    config: &CUpti_ActivityPCSamplingConfig,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityConfigurePCSampling(ctx, core::ptr::from_ref(config).cast_mut()) };
    (returned,)
}

/// Selects the managed memory counters to record, such as page faults, and their devices.
///
/// `CUptiResult cuptiActivityConfigureUnifiedMemoryCounter(CUpti_ActivityUnifiedMemoryCounterConfig *config, uint32_t count)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityConfigureUnifiedMemoryCounter))]
///
/// - `config`: in, array, whose length is passed as `count`
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_DEVICE`], [`CUptiResult::CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_NON_P2P_DEVICES`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityConfigureUnifiedMemoryCounter).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityConfigureUnifiedMemoryCounter(
    config: &[CUpti_ActivityUnifiedMemoryCounterConfig],
) -> (CUptiResult,) {
    let returned = unsafe {
        sys::cuptiActivityConfigureUnifiedMemoryCounter(args::as_ptr(config).cast_mut(), args::count(config.len()))
    };
    (returned,)
}

/// Disables the collection of one kind of activity records.
///
/// `CUptiResult cuptiActivityDisable(CUpti_ActivityKind kind)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityDisable))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_KIND`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use `cuptiActivityDisable_v2`. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityDisable).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityDisable(kind: CUpti_ActivityKind) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityDisable(kind) };
    (returned,)
}

/// Disables the collection of one kind of activity records in a context.
///
/// `CUptiResult cuptiActivityDisableContext(CUcontext context, CUpti_ActivityKind kind)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityDisableContext))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_KIND`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityDisableContext).
///
/// # Safety
///
/// `context`: a live handle.
#[inline]
pub unsafe fn cuptiActivityDisableContext(
    context: driver::CUcontext,
    kind: CUpti_ActivityKind,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityDisableContext(context, kind) };
    (returned,)
}

/// Enables the collection of one kind of activity records, such as kernels or copies.
///
/// `CUptiResult cuptiActivityEnable(CUpti_ActivityKind kind)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityEnable))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_KIND`], [`CUptiResult::CUPTI_ERROR_NOT_COMPATIBLE`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use `cuptiActivityEnable_v2`. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnable).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityEnable(kind: CUpti_ActivityKind) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnable(kind) };
    (returned,)
}

/// Enables or disables records of synchronization calls that did not have to wait.
///
/// `CUptiResult cuptiActivityEnableAllSyncRecords(uint8_t enable)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityEnableAllSyncRecords))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since CUDA 12.8. Deprecation announced in CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableAllSyncRecords).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityEnableAllSyncRecords(enable: u8) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnableAllSyncRecords(enable) };
    (returned,)
}

/// Enables or disables information about an allocation's source library in memory records.
///
/// `CUptiResult cuptiActivityEnableAllocationSource(uint8_t enable)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityEnableAllocationSource))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since CUDA 12.6. Deprecation announced in CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableAllocationSource).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityEnableAllocationSource(enable: u8) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnableAllocationSource(enable) };
    (returned,)
}

/// Enables the collection of one kind of activity records, including records for existing objects.
///
/// `CUptiResult cuptiActivityEnableAndDump(CUpti_ActivityKind kind)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityEnableAndDump))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_KIND`], [`CUptiResult::CUPTI_ERROR_NOT_COMPATIBLE`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use `cuptiActivityEnableAndDump_v2`. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableAndDump).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityEnableAndDump(kind: CUpti_ActivityKind) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnableAndDump(kind) };
    (returned,)
}

/// Enables the collection of one kind of activity records in a context.
///
/// `CUptiResult cuptiActivityEnableContext(CUcontext context, CUpti_ActivityKind kind)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityEnableContext))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_KIND`], [`CUptiResult::CUPTI_ERROR_NOT_COMPATIBLE`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableContext).
///
/// # Safety
///
/// `context`: a live handle.
#[inline]
pub unsafe fn cuptiActivityEnableContext(
    context: driver::CUcontext,
    kind: CUpti_ActivityKind,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnableContext(context, kind) };
    (returned,)
}

/// Enables or disables records of graphs that are launched from the device.
///
/// `CUptiResult cuptiActivityEnableDeviceGraph(uint8_t enable)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityEnableDeviceGraph))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since CUDA 12.3. Deprecation announced in CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableDeviceGraph).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityEnableDeviceGraph(enable: u8) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnableDeviceGraph(enable) };
    (returned,)
}

/// Enables or disables activity records of one driver function.
///
/// `CUptiResult cuptiActivityEnableDriverApi(CUpti_CallbackId cbid, uint8_t enable)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityEnableDriverApi))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since CUDA 12.5. Deprecation announced in CUDA 13.4: use `cuptiActivityEnableDriverApi_v2`. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableDriverApi).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityEnableDriverApi(
    cbid: CUpti_CallbackId,
    enable: u8,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnableDriverApi(cbid, enable) };
    (returned,)
}

/// Enables or disables timestamps of queuing and submission in kernel records.
///
/// `CUptiResult cuptiActivityEnableLatencyTimestamps(uint8_t enable)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityEnableLatencyTimestamps))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableLatencyTimestamps).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityEnableLatencyTimestamps(enable: u8) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnableLatencyTimestamps(enable) };
    (returned,)
}

/// Enables or disables launch attributes in kernel records.
///
/// `CUptiResult cuptiActivityEnableLaunchAttributes(uint8_t enable)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityEnableLaunchAttributes))]
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableLaunchAttributes).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityEnableLaunchAttributes(enable: u8) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnableLaunchAttributes(enable) };
    (returned,)
}

/// Enables or disables activity records of one runtime function.
///
/// `CUptiResult cuptiActivityEnableRuntimeApi(CUpti_CallbackId cbid, uint8_t enable)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityEnableRuntimeApi))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since CUDA 12.5. Deprecation announced in CUDA 13.4: use `cuptiActivityEnableRuntimeApi_v2`. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableRuntimeApi).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityEnableRuntimeApi(
    cbid: CUpti_CallbackId,
    enable: u8,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnableRuntimeApi(cbid, enable) };
    (returned,)
}

/// Delivers full activity buffers (superseded by `cuptiActivityFlushAll`).
///
/// `CUptiResult cuptiActivityFlush(CUcontext context, uint32_t streamId, uint32_t flag)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityFlush))]
///
/// - `context`: in; may be NULL
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_activity.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityFlush).
///
/// # Safety
///
/// `context`: a live handle, or NULL.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiActivityFlush(
    context: driver::CUcontext,
    streamId: u32,
    flag: CUpti_ActivityFlag,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityFlush(context, streamId, flag.bits()) };
    (returned,)
}

/// Delivers all buffers of complete records and, if forced, buffers with incomplete records.
///
/// `CUptiResult cuptiActivityFlushAll(uint32_t flag)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityFlushAll))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityFlushAll).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityFlushAll(flag: CUpti_ActivityFlag) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityFlushAll(flag.bits()) };
    (returned,)
}

/// Sets the period in milliseconds at which buffers are delivered; 0 disables periodic delivery.
///
/// `CUptiResult cuptiActivityFlushPeriod(uint32_t time)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityFlushPeriod))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityFlushPeriod).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityFlushPeriod(time: u32) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityFlushPeriod(time) };
    (returned,)
}

/// Returns one attribute of activity collection, such as the size of device buffers.
///
/// `CUptiResult cuptiActivityGetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityGetAttribute))]
///
/// Returns `(CUptiResult, valueSize: size_t)`.
///
/// - `valueSize`: in and out: the length of `value`
/// - `value`: out, host memory, `valueSize` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use `cuptiActivityGetAttribute_v2`. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityGetAttribute<T: Output>(
    attr: CUpti_ActivityAttribute,
    value: &mut [T],
) -> (CUptiResult, usize) {
    let mut valueSize: usize = args::count(size_of_val(value));
    let returned = unsafe { sys::cuptiActivityGetAttribute(attr, &mut valueSize, args::as_mut_ptr(value).cast()) };
    (returned, valueSize)
}

/// Returns the record after a given record in a buffer, or the first record.
///
/// `CUptiResult cuptiActivityGetNextRecord(uint8_t *buffer, size_t validBufferSizeBytes, CUpti_Activity **record)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityGetNextRecord))]
///
/// Returns `(CUptiResult, record: CUpti_Activity *)`.
///
/// - `buffer`: in, an address, passed unchanged
/// - `record`: in and out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_KIND`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_MAX_LIMIT_REACHED`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use `cuptiActivityGetNextRecord_v2`. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetNextRecord).
///
/// # Safety
///
/// - `buffer`: valid memory of the size that the other arguments imply.
/// - Pointers, handles and lengths in `record` must be valid.
#[inline]
pub unsafe fn cuptiActivityGetNextRecord(
    buffer: *mut u8,
    validBufferSizeBytes: usize,
    mut record: *mut CUpti_Activity,
) -> (CUptiResult, *mut CUpti_Activity) {
    let returned = unsafe { sys::cuptiActivityGetNextRecord(buffer, validBufferSizeBytes, &mut record) };
    (returned, record)
}

/// Returns the number of records that were lost for lack of buffers, and resets the number to 0.
///
/// `CUptiResult cuptiActivityGetNumDroppedRecords(CUcontext context, uint32_t streamId, size_t *dropped)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiActivityGetNumDroppedRecords))]
///
/// Returns `(CUptiResult, dropped: size_t)`.
///
/// - `context`: in; may be NULL
/// - `dropped`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use `cuptiActivityGetNumDroppedRecords_v2`. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetNumDroppedRecords).
///
/// # Safety
///
/// `context`: a live handle, or NULL.
#[inline]
pub unsafe fn cuptiActivityGetNumDroppedRecords(
    context: driver::CUcontext,
    streamId: u32,
) -> (CUptiResult, usize) {
    let mut dropped: usize = output::zeroed();
    let returned = unsafe { sys::cuptiActivityGetNumDroppedRecords(context, streamId, &mut dropped) };
    (returned, dropped)
}

/// Removes and returns the external ID that the calling thread last pushed.
///
/// `CUptiResult cuptiActivityPopExternalCorrelationId(CUpti_ExternalCorrelationKind kind, uint64_t *lastId)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityPopExternalCorrelationId))]
///
/// Returns `(CUptiResult, lastId: uint64_t)`.
///
/// - `lastId`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_QUEUE_EMPTY`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use `cuptiActivityPopExternalCorrelationId_v2`. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityPopExternalCorrelationId).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityPopExternalCorrelationId(
    kind: CUpti_ExternalCorrelationKind,
) -> (CUptiResult, u64) {
    let mut lastId: u64 = output::zeroed();
    let returned = unsafe { sys::cuptiActivityPopExternalCorrelationId(kind, &mut lastId) };
    (returned, lastId)
}

/// Associates an external ID, until it is popped, with the calling thread's next CUDA calls.
///
/// `CUptiResult cuptiActivityPushExternalCorrelationId(CUpti_ExternalCorrelationKind kind, uint64_t id)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityPushExternalCorrelationId))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use `cuptiActivityPushExternalCorrelationId_v2`. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityPushExternalCorrelationId).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityPushExternalCorrelationId(
    kind: CUpti_ExternalCorrelationKind,
    id: u64,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityPushExternalCorrelationId(kind, id) };
    (returned,)
}

/// Registers the functions that supply empty buffers for activity records and receive full ones.
///
/// `CUptiResult cuptiActivityRegisterCallbacks(CUpti_BuffersCallbackRequestFunc funcBufferRequested, CUpti_BuffersCallbackCompleteFunc funcBufferCompleted)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityRegisterCallbacks))]
///
/// - `funcBufferRequested`, `funcBufferCompleted`: in, called by CUDA
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use `cuptiActivityRegisterCallbacks_v2`. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityRegisterCallbacks).
///
/// # Safety
///
/// - `funcBufferRequested` may be called at any time from now on, on any thread: it must not unwind.
/// - `funcBufferCompleted` may be called at any time from now on, on any thread: it must not unwind.
#[inline]
pub unsafe fn cuptiActivityRegisterCallbacks(
    funcBufferRequested: CUpti_BuffersCallbackRequestFunc,
    funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityRegisterCallbacks(funcBufferRequested, funcBufferCompleted) };
    (returned,)
}

/// Registers a function that returns timestamps for activity records, in place of CUPTI's clock.
///
/// `CUptiResult cuptiActivityRegisterTimestampCallback(CUpti_TimestampCallbackFunc funcTimestamp)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityRegisterTimestampCallback))]
///
/// - `funcTimestamp`: in, called by CUDA
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityRegisterTimestampCallback).
///
/// # Safety
///
/// `funcTimestamp` may be called at any time from now on, on any thread: it must not unwind.
#[inline]
pub unsafe fn cuptiActivityRegisterTimestampCallback(
    funcTimestamp: CUpti_TimestampCallbackFunc,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityRegisterTimestampCallback(funcTimestamp) };
    (returned,)
}

/// Returns whether CUPTI supports devices of a compute capability.
///
/// `CUptiResult cuptiComputeCapabilitySupported(int major, int minor, int *support)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiComputeCapabilitySupported))]
///
/// Returns `(CUptiResult, support: int)`.
///
/// - `support`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiComputeCapabilitySupported).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiComputeCapabilitySupported(
    major: i32,
    minor: i32,
) -> (CUptiResult, i32) {
    let mut support: i32 = output::zeroed();
    let returned = unsafe { sys::cuptiComputeCapabilitySupported(major, minor, &mut support) };
    (returned, support)
}

/// Stores in `domainArray` the event domains of a device; returns their size in bytes.
///
/// `CUptiResult cuptiDeviceEnumEventDomains(CUdevice device, size_t *arraySizeBytes, CUpti_EventDomainID *domainArray)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiDeviceEnumEventDomains))]
///
/// Returns `(CUptiResult, arraySizeBytes: size_t)`.
///
/// - `arraySizeBytes`: in and out: the length of `domainArray`
/// - `domainArray`: out, host memory, `arraySizeBytes` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_DEVICE`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceEnumEventDomains).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiDeviceEnumEventDomains<T: Output>(
    device: driver::CUdevice,
    domainArray: &mut [T],
) -> (CUptiResult, usize) {
    let mut arraySizeBytes: usize = args::count(size_of_val(domainArray));
    let returned = unsafe {
        sys::cuptiDeviceEnumEventDomains(device, &mut arraySizeBytes, args::as_mut_ptr(domainArray).cast())
    };
    (returned, arraySizeBytes)
}

/// Stores in `metricArray` the metrics of a device; returns their size in bytes.
///
/// `CUptiResult cuptiDeviceEnumMetrics(CUdevice device, size_t *arraySizeBytes, CUpti_MetricID *metricArray)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiDeviceEnumMetrics))]
///
/// Returns `(CUptiResult, arraySizeBytes: size_t)`.
///
/// - `arraySizeBytes`: in and out: the length of `metricArray`
/// - `metricArray`: out, host memory, `arraySizeBytes` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_DEVICE`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_metrics.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiDeviceEnumMetrics).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiDeviceEnumMetrics<T: Output>(
    device: driver::CUdevice,
    metricArray: &mut [T],
) -> (CUptiResult, usize) {
    let mut arraySizeBytes: usize = args::count(size_of_val(metricArray));
    let returned = unsafe {
        sys::cuptiDeviceEnumMetrics(device, &mut arraySizeBytes, args::as_mut_ptr(metricArray).cast())
    };
    (returned, arraySizeBytes)
}

/// Stores in `value` a device attribute for profiling, such as a peak throughput; returns its size.
///
/// `CUptiResult cuptiDeviceGetAttribute(CUdevice device, CUpti_DeviceAttribute attrib, size_t *valueSize, void *value)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiDeviceGetAttribute))]
///
/// Returns `(CUptiResult, valueSize: size_t)`.
///
/// - `valueSize`: in and out: the length of `value`
/// - `value`: out, host memory, `valueSize` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_DEVICE`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiDeviceGetAttribute<T: Output>(
    device: driver::CUdevice,
    attrib: CUpti_DeviceAttribute,
    value: &mut [T],
) -> (CUptiResult, usize) {
    let mut valueSize: usize = args::count(size_of_val(value));
    let returned = unsafe {
        sys::cuptiDeviceGetAttribute(device, attrib, &mut valueSize, args::as_mut_ptr(value).cast())
    };
    (returned, valueSize)
}

/// Stores in `pParams` the name of a device's chip, such as `gh100`, which determines the metrics.
///
/// `CUptiResult cuptiDeviceGetChipName(CUpti_Device_GetChipName_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiDeviceGetChipName))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiDeviceGetChipName(
    pParams: &mut CUpti_Device_GetChipName_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiDeviceGetChipName(pParams) };
    (returned,)
}

/// Stores in `value` an attribute of a device's event domain, such as its number of instances; returns its size.
///
/// `CUptiResult cuptiDeviceGetEventDomainAttribute(CUdevice device, CUpti_EventDomainID eventDomain, CUpti_EventDomainAttribute attrib, size_t *valueSize, void *value)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiDeviceGetEventDomainAttribute))]
///
/// Returns `(CUptiResult, valueSize: size_t)`.
///
/// - `valueSize`: in and out: the length of `value`
/// - `value`: out, host memory, `valueSize` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_DEVICE`], [`CUptiResult::CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetEventDomainAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiDeviceGetEventDomainAttribute<T: Output>(
    device: driver::CUdevice,
    eventDomain: CUpti_EventDomainID,
    attrib: CUpti_EventDomainAttribute,
    value: &mut [T],
) -> (CUptiResult, usize) {
    let mut valueSize: usize = args::count(size_of_val(value));
    let returned = unsafe { sys::cuptiDeviceGetEventDomainAttribute(
        device, eventDomain, attrib, &mut valueSize, args::as_mut_ptr(value).cast(),
    ) };
    (returned, valueSize)
}

/// Returns the number of event domains of a device.
///
/// `CUptiResult cuptiDeviceGetNumEventDomains(CUdevice device, uint32_t *numDomains)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiDeviceGetNumEventDomains))]
///
/// Returns `(CUptiResult, numDomains: uint32_t)`.
///
/// - `numDomains`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_DEVICE`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetNumEventDomains).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiDeviceGetNumEventDomains(
    device: driver::CUdevice,
) -> (CUptiResult, u32) {
    let mut numDomains: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiDeviceGetNumEventDomains(device, &mut numDomains) };
    (returned, numDomains)
}

/// Returns the number of metrics of a device.
///
/// `CUptiResult cuptiDeviceGetNumMetrics(CUdevice device, uint32_t *numMetrics)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiDeviceGetNumMetrics))]
///
/// Returns `(CUptiResult, numMetrics: uint32_t)`.
///
/// - `numMetrics`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_DEVICE`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_metrics.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiDeviceGetNumMetrics).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiDeviceGetNumMetrics(device: driver::CUdevice) -> (CUptiResult, u32) {
    let mut numMetrics: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiDeviceGetNumMetrics(device, &mut numMetrics) };
    (returned, numMetrics)
}

/// Returns whether CUPTI supports a device.
///
/// `CUptiResult cuptiDeviceSupported(CUdevice dev, int *support)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiDeviceSupported))]
///
/// Returns `(CUptiResult, support: int)`.
///
/// - `support`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_DEVICE`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiDeviceSupported).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiDeviceSupported(dev: driver::CUdevice) -> (CUptiResult, i32) {
    let mut support: i32 = output::zeroed();
    let returned = unsafe { sys::cuptiDeviceSupported(dev, &mut support) };
    (returned, support)
}

/// Returns whether a device is physical, passed through or a vGPU.
///
/// `CUptiResult cuptiDeviceVirtualizationMode(CUdevice dev, CUpti_DeviceVirtualizationMode *mode)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiDeviceVirtualizationMode))]
///
/// Returns `(CUptiResult, mode: CUpti_DeviceVirtualizationMode)`.
///
/// - `mode`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_DEVICE`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiDeviceVirtualizationMode).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiDeviceVirtualizationMode(
    dev: driver::CUdevice,
) -> (CUptiResult, CUpti_DeviceVirtualizationMode) {
    let mut mode: CUpti_DeviceVirtualizationMode = output::zeroed();
    let returned = unsafe { sys::cuptiDeviceVirtualizationMode(dev, &mut mode) };
    (returned, mode)
}

/// Disables kernel replay, which `cuptiEnableKernelReplayMode` enabled in a context.
///
/// `CUptiResult cuptiDisableKernelReplayMode(CUcontext context)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiDisableKernelReplayMode))]
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDisableKernelReplayMode).
///
/// # Safety
///
/// `context`: a live handle.
#[inline]
pub unsafe fn cuptiDisableKernelReplayMode(
    context: driver::CUcontext,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiDisableKernelReplayMode(context) };
    (returned,)
}

/// Enables or disables all callbacks in all domains.
///
/// `CUptiResult cuptiEnableAllDomains(uint32_t enable, CUpti_SubscriberHandle subscriber)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEnableAllDomains))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_callbacks.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiEnableAllDomains).
///
/// # Safety
///
/// - `subscriber`: a live handle that no other thread uses during the call.
/// - No other thread may read or change the enabled callbacks of `subscriber` at the same time.
#[inline]
pub unsafe fn cuptiEnableAllDomains(
    enable: u32,
    subscriber: CUpti_SubscriberHandle,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEnableAllDomains(enable, subscriber) };
    (returned,)
}

/// Enables or disables the callbacks for one function or event of a domain.
///
/// `CUptiResult cuptiEnableCallback(uint32_t enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId cbid)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEnableCallback))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_callbacks.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiEnableCallback).
///
/// # Safety
///
/// - `subscriber`: a live handle that no other thread uses during the call.
/// - No other thread may read or change the enabled callbacks of `subscriber` at the same time.
#[inline]
pub unsafe fn cuptiEnableCallback(
    enable: u32,
    subscriber: CUpti_SubscriberHandle,
    domain: CUpti_CallbackDomain,
    cbid: CUpti_CallbackId,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEnableCallback(enable, subscriber, domain, cbid) };
    (returned,)
}

/// Enables or disables the callbacks for a whole domain, such as all runtime calls.
///
/// `CUptiResult cuptiEnableDomain(uint32_t enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEnableDomain))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_callbacks.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiEnableDomain).
///
/// # Safety
///
/// - `subscriber`: a live handle that no other thread uses during the call.
/// - No other thread may read or change the enabled callbacks of `subscriber` at the same time.
#[inline]
pub unsafe fn cuptiEnableDomain(
    enable: u32,
    subscriber: CUpti_SubscriberHandle,
    domain: CUpti_CallbackDomain,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEnableDomain(enable, subscriber, domain) };
    (returned,)
}

/// Enables kernel replay, which repeats a context's kernels as often as its event groups require.
///
/// `CUptiResult cuptiEnableKernelReplayMode(CUcontext context)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEnableKernelReplayMode))]
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEnableKernelReplayMode).
///
/// # Safety
///
/// `context`: a live handle.
#[inline]
pub unsafe fn cuptiEnableKernelReplayMode(context: driver::CUcontext) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEnableKernelReplayMode(context) };
    (returned,)
}

/// Stores in `domainArray` the event domains across all devices; returns their size in bytes.
///
/// `CUptiResult cuptiEnumEventDomains(size_t *arraySizeBytes, CUpti_EventDomainID *domainArray)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiEnumEventDomains))]
///
/// Returns `(CUptiResult, arraySizeBytes: size_t)`.
///
/// - `arraySizeBytes`: in and out: the length of `domainArray`
/// - `domainArray`: out, host memory, `arraySizeBytes` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEnumEventDomains).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiEnumEventDomains<T: Output>(
    domainArray: &mut [T],
) -> (CUptiResult, usize) {
    let mut arraySizeBytes: usize = args::count(size_of_val(domainArray));
    let returned = unsafe { sys::cuptiEnumEventDomains(&mut arraySizeBytes, args::as_mut_ptr(domainArray).cast()) };
    (returned, arraySizeBytes)
}

/// Stores in `metricArray` the metrics across all devices; returns their size in bytes.
///
/// `CUptiResult cuptiEnumMetrics(size_t *arraySizeBytes, CUpti_MetricID *metricArray)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiEnumMetrics))]
///
/// Returns `(CUptiResult, arraySizeBytes: size_t)`.
///
/// - `arraySizeBytes`: in and out: the length of `metricArray`
/// - `metricArray`: out, host memory, `arraySizeBytes` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_metrics.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiEnumMetrics).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiEnumMetrics<T: Output>(
    metricArray: &mut [T],
) -> (CUptiResult, usize) {
    let mut arraySizeBytes: usize = args::count(size_of_val(metricArray));
    let returned = unsafe { sys::cuptiEnumMetrics(&mut arraySizeBytes, args::as_mut_ptr(metricArray).cast()) };
    (returned, arraySizeBytes)
}

/// Stores in `eventArray` the events in an event domain; returns their size in bytes.
///
/// `CUptiResult cuptiEventDomainEnumEvents(CUpti_EventDomainID eventDomain, size_t *arraySizeBytes, CUpti_EventID *eventArray)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiEventDomainEnumEvents))]
///
/// Returns `(CUptiResult, arraySizeBytes: size_t)`.
///
/// - `arraySizeBytes`: in and out: the length of `eventArray`
/// - `eventArray`: out, host memory, `arraySizeBytes` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventDomainEnumEvents).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiEventDomainEnumEvents<T: Output>(
    eventDomain: CUpti_EventDomainID,
    eventArray: &mut [T],
) -> (CUptiResult, usize) {
    let mut arraySizeBytes: usize = args::count(size_of_val(eventArray));
    let returned = unsafe {
        sys::cuptiEventDomainEnumEvents(eventDomain, &mut arraySizeBytes, args::as_mut_ptr(eventArray).cast())
    };
    (returned, arraySizeBytes)
}

/// Stores in `value` an attribute of an event domain, such as its name; returns its size.
///
/// `CUptiResult cuptiEventDomainGetAttribute(CUpti_EventDomainID eventDomain, CUpti_EventDomainAttribute attrib, size_t *valueSize, void *value)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiEventDomainGetAttribute))]
///
/// Returns `(CUptiResult, valueSize: size_t)`.
///
/// - `valueSize`: in and out: the length of `value`
/// - `value`: out, host memory, `valueSize` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventDomainGetAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiEventDomainGetAttribute<T: Output>(
    eventDomain: CUpti_EventDomainID,
    attrib: CUpti_EventDomainAttribute,
    value: &mut [T],
) -> (CUptiResult, usize) {
    let mut valueSize: usize = args::count(size_of_val(value));
    let returned = unsafe {
        sys::cuptiEventDomainGetAttribute(eventDomain, attrib, &mut valueSize, args::as_mut_ptr(value).cast())
    };
    (returned, valueSize)
}

/// Returns the number of events in an event domain.
///
/// `CUptiResult cuptiEventDomainGetNumEvents(CUpti_EventDomainID eventDomain, uint32_t *numEvents)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiEventDomainGetNumEvents))]
///
/// Returns `(CUptiResult, numEvents: uint32_t)`.
///
/// - `numEvents`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventDomainGetNumEvents).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiEventDomainGetNumEvents(
    eventDomain: CUpti_EventDomainID,
) -> (CUptiResult, u32) {
    let mut numEvents: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiEventDomainGetNumEvents(eventDomain, &mut numEvents) };
    (returned, numEvents)
}

/// Stores in `value` an attribute of an event, such as its name or description; returns its size.
///
/// `CUptiResult cuptiEventGetAttribute(CUpti_EventID event, CUpti_EventAttribute attrib, size_t *valueSize, void *value)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiEventGetAttribute))]
///
/// Returns `(CUptiResult, valueSize: size_t)`.
///
/// - `valueSize`: in and out: the length of `value`
/// - `value`: out, host memory, `valueSize` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_EVENT_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGetAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiEventGetAttribute<T: Output>(
    event: CUpti_EventID,
    attrib: CUpti_EventAttribute,
    value: &mut [T],
) -> (CUptiResult, usize) {
    let mut valueSize: usize = args::count(size_of_val(value));
    let returned = unsafe {
        sys::cuptiEventGetAttribute(event, attrib, &mut valueSize, args::as_mut_ptr(value).cast())
    };
    (returned, valueSize)
}

/// Finds an event of a device by name.
///
/// `CUptiResult cuptiEventGetIdFromName(CUdevice device, const char *eventName, CUpti_EventID *event)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiEventGetIdFromName))]
///
/// Returns `(CUptiResult, event: CUpti_EventID)`.
///
/// - `eventName`: in, string
/// - `event`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_DEVICE`], [`CUptiResult::CUPTI_ERROR_INVALID_EVENT_NAME`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGetIdFromName).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiEventGetIdFromName(
    device: driver::CUdevice,
    eventName: &CStr,
) -> (CUptiResult, CUpti_EventID) {
    let mut event: CUpti_EventID = output::zeroed();
    let returned = unsafe { sys::cuptiEventGetIdFromName(device, eventName.as_ptr(), &mut event) };
    (returned, event)
}

/// Adds an event to an event group, which must be disabled.
///
/// `CUptiResult cuptiEventGroupAddEvent(CUpti_EventGroup eventGroup, CUpti_EventID event)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEventGroupAddEvent))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_EVENT_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_MAX_LIMIT_REACHED`], [`CUptiResult::CUPTI_ERROR_NOT_COMPATIBLE`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_OUT_OF_MEMORY`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupAddEvent).
///
/// # Safety
///
/// `eventGroup`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiEventGroupAddEvent(
    eventGroup: CUpti_EventGroup,
    event: CUpti_EventID,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEventGroupAddEvent(eventGroup, event) };
    (returned,)
}

/// Creates an event group in a context, whose events are counted together.
///
/// `CUptiResult cuptiEventGroupCreate(CUcontext context, CUpti_EventGroup *eventGroup, uint32_t flags)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEventGroupCreate))]
///
/// Returns `(CUptiResult, eventGroup: CUpti_EventGroup)`.
///
/// - `eventGroup`: out
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_CONTEXT`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_OUT_OF_MEMORY`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupCreate).
///
/// # Safety
///
/// `context`: a live handle.
#[inline]
pub unsafe fn cuptiEventGroupCreate(
    context: driver::CUcontext,
    flags: u32,
) -> (CUptiResult, CUpti_EventGroup) {
    let mut eventGroup: CUpti_EventGroup = output::zeroed();
    let returned = unsafe { sys::cuptiEventGroupCreate(context, &mut eventGroup, flags) };
    (returned, eventGroup)
}

/// Destroys an event group, which must be disabled.
///
/// `CUptiResult cuptiEventGroupDestroy(CUpti_EventGroup eventGroup)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiEventGroupDestroy))]
///
/// - `eventGroup`: in; invalid afterwards
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupDestroy).
///
/// # Safety
///
/// - `eventGroup`: a live handle that no other thread uses during the call.
/// - No thread may use `eventGroup`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuptiEventGroupDestroy(eventGroup: CUpti_EventGroup) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEventGroupDestroy(eventGroup) };
    (returned,)
}

/// Disables counting for the events of an event group.
///
/// `CUptiResult cuptiEventGroupDisable(CUpti_EventGroup eventGroup)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEventGroupDisable))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_HARDWARE`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupDisable).
///
/// # Safety
///
/// `eventGroup`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiEventGroupDisable(eventGroup: CUpti_EventGroup) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEventGroupDisable(eventGroup) };
    (returned,)
}

/// Enables counting for the events of an event group.
///
/// `CUptiResult cuptiEventGroupEnable(CUpti_EventGroup eventGroup)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEventGroupEnable))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_HARDWARE`], [`CUptiResult::CUPTI_ERROR_HARDWARE_BUSY`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_COMPATIBLE`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_NOT_READY`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupEnable).
///
/// # Safety
///
/// `eventGroup`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiEventGroupEnable(eventGroup: CUpti_EventGroup) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEventGroupEnable(eventGroup) };
    (returned,)
}

/// Stores in `value` an attribute of an event group, such as the list of its events; returns its size.
///
/// `CUptiResult cuptiEventGroupGetAttribute(CUpti_EventGroup eventGroup, CUpti_EventGroupAttribute attrib, size_t *valueSize, void *value)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEventGroupGetAttribute))]
///
/// Returns `(CUptiResult, valueSize: size_t)`.
///
/// - `valueSize`: in and out: the length of `value`
/// - `value`: out, host memory, `valueSize` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupGetAttribute).
///
/// # Safety
///
/// `eventGroup`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiEventGroupGetAttribute<T: Output>(
    eventGroup: CUpti_EventGroup,
    attrib: CUpti_EventGroupAttribute,
    value: &mut [T],
) -> (CUptiResult, usize) {
    let mut valueSize: usize = args::count(size_of_val(value));
    let returned = unsafe {
        sys::cuptiEventGroupGetAttribute(eventGroup, attrib, &mut valueSize, args::as_mut_ptr(value).cast())
    };
    (returned, valueSize)
}

/// Reads the counts of all events in an event group.
///
/// `CUptiResult cuptiEventGroupReadAllEvents(CUpti_EventGroup eventGroup, CUpti_ReadEventFlags flags, size_t *eventValueBufferSizeBytes, uint64_t *eventValueBuffer, size_t *eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t *numEventIdsRead)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEventGroupReadAllEvents))]
///
/// Returns `(CUptiResult, eventValueBufferSizeBytes: size_t, eventIdArraySizeBytes: size_t, numEventIdsRead: size_t)`.
///
/// - `eventValueBufferSizeBytes`: in and out: the length of `eventValueBuffer`
/// - `eventValueBuffer`: out, host memory, `eventValueBufferSizeBytes` bytes
/// - `eventIdArraySizeBytes`: in and out: the length of `eventIdArray`
/// - `eventIdArray`: out, host memory, `eventIdArraySizeBytes` bytes
/// - `numEventIdsRead`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_HARDWARE`], [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupReadAllEvents).
///
/// # Safety
///
/// `eventGroup`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiEventGroupReadAllEvents<T: Output>(
    eventGroup: CUpti_EventGroup,
    flags: CUpti_ReadEventFlags,
    eventValueBuffer: &mut [u8],
    eventIdArray: &mut [T],
) -> (CUptiResult, usize, usize, usize) {
    let mut eventValueBufferSizeBytes: usize = args::count(size_of_val(eventValueBuffer));
    let mut eventIdArraySizeBytes: usize = args::count(size_of_val(eventIdArray));
    let mut numEventIdsRead: usize = output::zeroed();
    let returned = unsafe { sys::cuptiEventGroupReadAllEvents(
        eventGroup, flags, &mut eventValueBufferSizeBytes, args::as_mut_ptr(eventValueBuffer).cast(),
        &mut eventIdArraySizeBytes, args::as_mut_ptr(eventIdArray).cast(), &mut numEventIdsRead,
    ) };
    (returned, eventValueBufferSizeBytes, eventIdArraySizeBytes, numEventIdsRead)
}

/// Reads the counts of one event in an event group, one for each instance of its domain.
///
/// `CUptiResult cuptiEventGroupReadEvent(CUpti_EventGroup eventGroup, CUpti_ReadEventFlags flags, CUpti_EventID event, size_t *eventValueBufferSizeBytes, uint64_t *eventValueBuffer)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEventGroupReadEvent))]
///
/// Returns `(CUptiResult, eventValueBufferSizeBytes: size_t)`.
///
/// - `eventValueBufferSizeBytes`: in and out: the length of `eventValueBuffer`
/// - `eventValueBuffer`: out, host memory, `eventValueBufferSizeBytes` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_HARDWARE`], [`CUptiResult::CUPTI_ERROR_INVALID_EVENT_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupReadEvent).
///
/// # Safety
///
/// `eventGroup`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiEventGroupReadEvent(
    eventGroup: CUpti_EventGroup,
    flags: CUpti_ReadEventFlags,
    event: CUpti_EventID,
    eventValueBuffer: &mut [u8],
) -> (CUptiResult, usize) {
    let mut eventValueBufferSizeBytes: usize = args::count(size_of_val(eventValueBuffer));
    let returned = unsafe { sys::cuptiEventGroupReadEvent(
        eventGroup, flags, event, &mut eventValueBufferSizeBytes, args::as_mut_ptr(eventValueBuffer).cast(),
    ) };
    (returned, eventValueBufferSizeBytes)
}

/// Removes all events from an event group, which must be disabled.
///
/// `CUptiResult cuptiEventGroupRemoveAllEvents(CUpti_EventGroup eventGroup)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEventGroupRemoveAllEvents))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupRemoveAllEvents).
///
/// # Safety
///
/// `eventGroup`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiEventGroupRemoveAllEvents(
    eventGroup: CUpti_EventGroup,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEventGroupRemoveAllEvents(eventGroup) };
    (returned,)
}

/// Removes an event from an event group, which must be disabled.
///
/// `CUptiResult cuptiEventGroupRemoveEvent(CUpti_EventGroup eventGroup, CUpti_EventID event)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEventGroupRemoveEvent))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_EVENT_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupRemoveEvent).
///
/// # Safety
///
/// `eventGroup`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiEventGroupRemoveEvent(
    eventGroup: CUpti_EventGroup,
    event: CUpti_EventID,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEventGroupRemoveEvent(eventGroup, event) };
    (returned,)
}

/// Resets the counts of all events in an event group to zero.
///
/// `CUptiResult cuptiEventGroupResetAllEvents(CUpti_EventGroup eventGroup)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEventGroupResetAllEvents))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_HARDWARE`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupResetAllEvents).
///
/// # Safety
///
/// `eventGroup`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiEventGroupResetAllEvents(
    eventGroup: CUpti_EventGroup,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEventGroupResetAllEvents(eventGroup) };
    (returned,)
}

/// Sets an attribute of an event group.
///
/// `CUptiResult cuptiEventGroupSetAttribute(CUpti_EventGroup eventGroup, CUpti_EventGroupAttribute attrib, size_t valueSize, void *value)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEventGroupSetAttribute))]
///
/// - `value`: in, host memory, whose size in bytes is passed as `valueSize`
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetAttribute).
///
/// # Safety
///
/// `eventGroup`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiEventGroupSetAttribute<T: Input>(
    eventGroup: CUpti_EventGroup,
    attrib: CUpti_EventGroupAttribute,
    value: &[T],
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEventGroupSetAttribute(
        eventGroup, attrib, args::count(size_of_val(value)), args::as_ptr(value).cast_mut().cast(),
    ) };
    (returned,)
}

/// Disables counting for all event groups in a set.
///
/// `CUptiResult cuptiEventGroupSetDisable(CUpti_EventGroupSet *eventGroupSet)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiEventGroupSetDisable))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_HARDWARE`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetDisable).
///
/// # Safety
///
/// Pointers, handles and lengths in `eventGroupSet` must be valid.
#[inline]
pub unsafe fn cuptiEventGroupSetDisable(
    eventGroupSet: &CUpti_EventGroupSet,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEventGroupSetDisable(core::ptr::from_ref(eventGroupSet).cast_mut()) };
    (returned,)
}

/// Enables counting for all event groups in a set.
///
/// `CUptiResult cuptiEventGroupSetEnable(CUpti_EventGroupSet *eventGroupSet)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiEventGroupSetEnable))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_HARDWARE`], [`CUptiResult::CUPTI_ERROR_HARDWARE_BUSY`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_COMPATIBLE`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_NOT_READY`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetEnable).
///
/// # Safety
///
/// Pointers, handles and lengths in `eventGroupSet` must be valid.
#[inline]
pub unsafe fn cuptiEventGroupSetEnable(
    eventGroupSet: &CUpti_EventGroupSet,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEventGroupSetEnable(core::ptr::from_ref(eventGroupSet).cast_mut()) };
    (returned,)
}

/// Divides events into sets of event groups, each of which can be counted in one pass.
///
/// `CUptiResult cuptiEventGroupSetsCreate(CUcontext context, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, CUpti_EventGroupSets **eventGroupPasses)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiEventGroupSetsCreate))]
///
/// Returns `(CUptiResult, eventGroupPasses: CUpti_EventGroupSets *)`.
///
/// - `eventIdArray`: in, host memory, whose size in bytes is passed as `eventIdArraySizeBytes`
/// - `eventGroupPasses`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_CONTEXT`], [`CUptiResult::CUPTI_ERROR_INVALID_EVENT_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetsCreate).
///
/// # Safety
///
/// `context`: a live handle.
#[inline]
pub unsafe fn cuptiEventGroupSetsCreate<T: Input>(
    context: driver::CUcontext,
    eventIdArray: &[T],
) -> (CUptiResult, *mut CUpti_EventGroupSets) {
    let mut eventGroupPasses: *mut CUpti_EventGroupSets = output::zeroed();
    let returned = unsafe { sys::cuptiEventGroupSetsCreate(
        context, args::count(size_of_val(eventIdArray)), args::as_ptr(eventIdArray).cast_mut().cast(),
        &mut eventGroupPasses,
    ) };
    (returned, eventGroupPasses)
}

/// Destroys sets of event groups.
///
/// `CUptiResult cuptiEventGroupSetsDestroy(CUpti_EventGroupSets *eventGroupSets)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiEventGroupSetsDestroy))]
///
/// - `eventGroupSets`: in, an address, passed unchanged
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetsDestroy).
///
/// # Safety
///
/// `eventGroupSets` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cuptiEventGroupSetsDestroy(
    eventGroupSets: *mut CUpti_EventGroupSets,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiEventGroupSetsDestroy(eventGroupSets) };
    (returned,)
}

/// Detaches CUPTI from the process; CUPTI can be attached again later.
///
/// `CUptiResult cuptiFinalize(void)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiFinalize))]
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiFinalize).
///
/// # Safety
///
/// No thread may use objects that the library has returned, during or after the call.
#[inline]
pub unsafe fn cuptiFinalize() -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiFinalize() };
    (returned,)
}

/// Returns whether auto boost is enabled on a context's device, and which process enabled it.
///
/// `CUptiResult cuptiGetAutoBoostState(CUcontext context, CUpti_ActivityAutoBoostState *state)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiGetAutoBoostState))]
///
/// Returns `(CUptiResult, state: CUpti_ActivityAutoBoostState)`.
///
/// - `state`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetAutoBoostState).
///
/// # Safety
///
/// `context`: a live handle.
#[inline]
pub unsafe fn cuptiGetAutoBoostState(
    context: driver::CUcontext,
) -> (CUptiResult, CUpti_ActivityAutoBoostState) {
    let mut state = output::Reserved::<CUpti_ActivityAutoBoostState>::new();
    let returned = unsafe { sys::cuptiGetAutoBoostState(context, state.slot()) };
    (returned, state.take())
}

/// Returns the name of the function or event that a callback ID identifies.
///
/// `CUptiResult cuptiGetCallbackName(CUpti_CallbackDomain domain, uint32_t cbid, const char **name)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiGetCallbackName))]
///
/// Returns `(CUptiResult, name: const char *)`.
///
/// - `name`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_callbacks.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiGetCallbackName).
///
/// # Safety
///
/// `name` points to memory of the library, valid as long as the process runs.
#[inline]
pub unsafe fn cuptiGetCallbackName(
    domain: CUpti_CallbackDomain,
    cbid: u32,
) -> (CUptiResult, *const core::ffi::c_char) {
    let mut name: *const core::ffi::c_char = output::zeroed();
    let returned = unsafe { sys::cuptiGetCallbackName(domain, cbid, &mut name) };
    (returned, name)
}

/// Returns whether callbacks for one function or event are enabled.
///
/// `CUptiResult cuptiGetCallbackState(uint32_t *enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId cbid)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiGetCallbackState))]
///
/// Returns `(CUptiResult, enable: uint32_t)`.
///
/// - `enable`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_callbacks.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiGetCallbackState).
///
/// # Safety
///
/// - `subscriber`: a live handle that no other thread uses during the call.
/// - No other thread may read or change the enabled callbacks of `subscriber` at the same time.
#[inline]
pub unsafe fn cuptiGetCallbackState(
    subscriber: CUpti_SubscriberHandle,
    domain: CUpti_CallbackDomain,
    cbid: CUpti_CallbackId,
) -> (CUptiResult, u32) {
    let mut enable: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiGetCallbackState(&mut enable, subscriber, domain, cbid) };
    (returned, enable)
}

/// Returns the ID of a context in activity records.
///
/// `CUptiResult cuptiGetContextId(CUcontext context, uint32_t *contextId)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiGetContextId))]
///
/// Returns `(CUptiResult, contextId: uint32_t)`.
///
/// - `contextId`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_CONTEXT`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetContextId).
///
/// # Safety
///
/// `context`: a live handle.
#[inline]
pub unsafe fn cuptiGetContextId(context: driver::CUcontext) -> (CUptiResult, u32) {
    let mut contextId: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiGetContextId(context, &mut contextId) };
    (returned, contextId)
}

/// Computes the checksum that identifies a cubin in program counter samples.
///
/// `CUptiResult cuptiGetCubinCrc(CUpti_GetCubinCrcParams *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiGetCubinCrc))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_pcsampling.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiGetCubinCrc).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiGetCubinCrc(pParams: &mut CUpti_GetCubinCrcParams) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiGetCubinCrc(pParams) };
    (returned,)
}

/// Returns the ID of a context's device in activity records.
///
/// `CUptiResult cuptiGetDeviceId(CUcontext context, uint32_t *deviceId)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiGetDeviceId))]
///
/// Returns `(CUptiResult, deviceId: uint32_t)`.
///
/// - `context`: in; may be NULL
/// - `deviceId`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_DEVICE`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetDeviceId).
///
/// # Safety
///
/// `context`: a live handle, or NULL.
#[inline]
pub unsafe fn cuptiGetDeviceId(context: driver::CUcontext) -> (CUptiResult, u32) {
    let mut deviceId: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiGetDeviceId(context, &mut deviceId) };
    (returned, deviceId)
}

/// Returns the English description of a result code.
///
/// `CUptiResult cuptiGetErrorMessage(CUptiResult result, const char **str)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiGetErrorMessage))]
///
/// Returns `(CUptiResult, str: const char *)`.
///
/// - `str`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_result.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__RESULT__API.html#:~:text=cuptiGetErrorMessage).
///
/// # Safety
///
/// `str` points to memory of the library, valid as long as the process runs.
#[inline]
pub unsafe fn cuptiGetErrorMessage(
    result: CUptiResult,
) -> (CUptiResult, *const core::ffi::c_char) {
    let mut str: *const core::ffi::c_char = output::zeroed();
    let returned = unsafe { sys::cuptiGetErrorMessage(result, &mut str) };
    (returned, str)
}

/// Returns the ID of an executable graph in activity records.
///
/// `CUptiResult cuptiGetGraphExecId(CUgraphExec graphExec, uint32_t *pId)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiGetGraphExecId))]
///
/// Returns `(CUptiResult, pId: uint32_t)`.
///
/// - `pId`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetGraphExecId).
///
/// # Safety
///
/// `graphExec`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiGetGraphExecId(graphExec: driver::CUgraphExec) -> (CUptiResult, u32) {
    let mut pId: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiGetGraphExecId(graphExec, &mut pId) };
    (returned, pId)
}

/// Returns the ID of a graph in activity records.
///
/// `CUptiResult cuptiGetGraphId(CUgraph graph, uint32_t *pId)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiGetGraphId))]
///
/// Returns `(CUptiResult, pId: uint32_t)`.
///
/// - `pId`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetGraphId).
///
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiGetGraphId(graph: driver::CUgraph) -> (CUptiResult, u32) {
    let mut pId: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiGetGraphId(graph, &mut pId) };
    (returned, pId)
}

/// Returns the ID of a graph node in activity records.
///
/// `CUptiResult cuptiGetGraphNodeId(CUgraphNode node, uint64_t *nodeId)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiGetGraphNodeId))]
///
/// Returns `(CUptiResult, nodeId: uint64_t)`.
///
/// - `nodeId`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetGraphNodeId).
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuptiGetGraphNodeId(node: driver::CUgraphNode) -> (CUptiResult, u64) {
    let mut nodeId: u64 = output::zeroed();
    let returned = unsafe { sys::cuptiGetGraphNodeId(node, &mut nodeId) };
    (returned, nodeId)
}

/// Reports the last error of this thread's CUPTI calls, and clears it.
///
/// `CUptiResult cuptiGetLastError(void)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiGetLastError))]
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetLastError).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiGetLastError() -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiGetLastError() };
    (returned,)
}

/// Returns the number of event domains across all devices.
///
/// `CUptiResult cuptiGetNumEventDomains(uint32_t *numDomains)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiGetNumEventDomains))]
///
/// Returns `(CUptiResult, numDomains: uint32_t)`.
///
/// - `numDomains`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiGetNumEventDomains).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiGetNumEventDomains() -> (CUptiResult, u32) {
    let mut numDomains: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiGetNumEventDomains(&mut numDomains) };
    (returned, numDomains)
}

/// Returns the number of metrics across all devices.
///
/// `CUptiResult cuptiGetNumMetrics(uint32_t *numMetrics)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiGetNumMetrics))]
///
/// Returns `(CUptiResult, numMetrics: uint32_t)`.
///
/// - `numMetrics`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_metrics.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiGetNumMetrics).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiGetNumMetrics() -> (CUptiResult, u32) {
    let mut numMetrics: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiGetNumMetrics(&mut numMetrics) };
    (returned, numMetrics)
}

/// Returns the name of a result code, such as `CUPTI_ERROR_NOT_INITIALIZED`.
///
/// `CUptiResult cuptiGetResultString(CUptiResult result, const char **str)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiGetResultString))]
///
/// Returns `(CUptiResult, str: const char *)`.
///
/// - `str`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_result.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__RESULT__API.html#:~:text=cuptiGetResultString).
///
/// # Safety
///
/// `str` points to memory of the library, valid as long as the process runs.
#[inline]
pub unsafe fn cuptiGetResultString(
    result: CUptiResult,
) -> (CUptiResult, *const core::ffi::c_char) {
    let mut str: *const core::ffi::c_char = output::zeroed();
    let returned = unsafe { sys::cuptiGetResultString(result, &mut str) };
    (returned, str)
}

/// Stores in `pParams` the source file and line of an instruction in a cubin.
///
/// `CUptiResult cuptiGetSassToSourceCorrelation(CUpti_GetSassToSourceCorrelationParams *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiGetSassToSourceCorrelation))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_MODULE`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_pcsampling.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiGetSassToSourceCorrelation).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiGetSassToSourceCorrelation(
    pParams: &mut CUpti_GetSassToSourceCorrelationParams,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiGetSassToSourceCorrelation(pParams) };
    (returned,)
}

/// Returns the ID of a stream in activity records.
///
/// `CUptiResult cuptiGetStreamId(CUcontext context, CUstream stream, uint32_t *streamId)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiGetStreamId))]
///
/// Returns `(CUptiResult, streamId: uint32_t)`.
///
/// - `context`: in; may be NULL
/// - `streamId`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_INVALID_STREAM`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetStreamId).
///
/// # Safety
///
/// - `context`: a live handle, or NULL.
/// - `stream`: a live handle, or a default stream (NULL).
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiGetStreamId(
    context: driver::CUcontext,
    stream: driver::CUstream,
) -> (CUptiResult, u32) {
    let mut streamId: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiGetStreamId(context, stream, &mut streamId) };
    (returned, streamId)
}

/// Returns the ID of a stream in activity records; a flag selects the default stream that null means.
///
/// `CUptiResult cuptiGetStreamIdEx(CUcontext context, CUstream stream, uint8_t perThreadStream, uint32_t *streamId)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiGetStreamIdEx))]
///
/// Returns `(CUptiResult, streamId: uint32_t)`.
///
/// - `context`: in; may be NULL
/// - `streamId`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_INVALID_STREAM`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetStreamIdEx).
///
/// # Safety
///
/// - `context`: a live handle, or NULL.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuptiGetStreamIdEx(
    context: driver::CUcontext,
    stream: driver::CUstream,
    perThreadStream: u8,
) -> (CUptiResult, u32) {
    let mut streamId: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiGetStreamIdEx(context, stream, perThreadStream, &mut streamId) };
    (returned, streamId)
}

/// Returns the type of the thread IDs in activity records.
///
/// `CUptiResult cuptiGetThreadIdType(CUpti_ActivityThreadIdType *type)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiGetThreadIdType))]
///
/// Returns `(CUptiResult, type: CUpti_ActivityThreadIdType)`.
///
/// - `type`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetThreadIdType).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiGetThreadIdType() -> (CUptiResult, CUpti_ActivityThreadIdType) {
    let mut r#type: CUpti_ActivityThreadIdType = output::zeroed();
    let returned = unsafe { sys::cuptiGetThreadIdType(&mut r#type) };
    (returned, r#type)
}

/// Returns the current time in nanoseconds, on the clock of activity records.
///
/// `CUptiResult cuptiGetTimestamp(uint64_t *timestamp)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiGetTimestamp))]
///
/// Returns `(CUptiResult, timestamp: uint64_t)`.
///
/// - `timestamp`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use `cuptiGetTimestamp_v2`. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetTimestamp).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiGetTimestamp() -> (CUptiResult, u64) {
    let mut timestamp: u64 = output::zeroed();
    let returned = unsafe { sys::cuptiGetTimestamp(&mut timestamp) };
    (returned, timestamp)
}

/// Returns the version of the CUPTI API as an integer, which increases with each change.
///
/// `CUptiResult cuptiGetVersion(uint32_t *version)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiGetVersion))]
///
/// Returns `(CUptiResult, version: uint32_t)`.
///
/// - `version`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_version.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__VERSION__API.html#:~:text=cuptiGetVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiGetVersion() -> (CUptiResult, u32) {
    let mut version: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiGetVersion(&mut version) };
    (returned, version)
}

/// Registers a function that is called after each replay of a kernel.
///
/// `CUptiResult cuptiKernelReplaySubscribeUpdate(CUpti_KernelReplayUpdateFunc updateFunc, void *customData)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiKernelReplaySubscribeUpdate))]
///
/// - `updateFunc`: in, called by CUDA with `customData`
/// - `customData`: in, passed to the callback
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiKernelReplaySubscribeUpdate).
///
/// # Safety
///
/// `updateFunc` may be called with `customData` at any time from now on, on any thread: it must not unwind. `customData` must live as long as `updateFunc` may be called.
#[inline]
pub unsafe fn cuptiKernelReplaySubscribeUpdate(
    updateFunc: CUpti_KernelReplayUpdateFunc,
    customData: *mut c_void,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiKernelReplaySubscribeUpdate(updateFunc, customData) };
    (returned,)
}

/// Divides the events of metrics into sets of event groups, each of which can be counted in one pass.
///
/// `CUptiResult cuptiMetricCreateEventGroupSets(CUcontext context, size_t metricIdArraySizeBytes, CUpti_MetricID *metricIdArray, CUpti_EventGroupSets **eventGroupPasses)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiMetricCreateEventGroupSets))]
///
/// Returns `(CUptiResult, eventGroupPasses: CUpti_EventGroupSets *)`.
///
/// - `metricIdArray`: in, host memory, whose size in bytes is passed as `metricIdArraySizeBytes`
/// - `eventGroupPasses`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_CONTEXT`], [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_metrics.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricCreateEventGroupSets).
///
/// # Safety
///
/// `context`: a live handle.
#[inline]
pub unsafe fn cuptiMetricCreateEventGroupSets<T: Input>(
    context: driver::CUcontext,
    metricIdArray: &[T],
) -> (CUptiResult, *mut CUpti_EventGroupSets) {
    let mut eventGroupPasses: *mut CUpti_EventGroupSets = output::zeroed();
    let returned = unsafe { sys::cuptiMetricCreateEventGroupSets(
        context, args::count(size_of_val(metricIdArray)), args::as_ptr(metricIdArray).cast_mut().cast(),
        &mut eventGroupPasses,
    ) };
    (returned, eventGroupPasses)
}

/// Stores in `eventIdArray` the events from which a metric is computed; returns their size in bytes.
///
/// `CUptiResult cuptiMetricEnumEvents(CUpti_MetricID metric, size_t *eventIdArraySizeBytes, CUpti_EventID *eventIdArray)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiMetricEnumEvents))]
///
/// Returns `(CUptiResult, eventIdArraySizeBytes: size_t)`.
///
/// - `eventIdArraySizeBytes`: in and out: the length of `eventIdArray`
/// - `eventIdArray`: out, host memory, `eventIdArraySizeBytes` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_metrics.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricEnumEvents).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiMetricEnumEvents<T: Output>(
    metric: CUpti_MetricID,
    eventIdArray: &mut [T],
) -> (CUptiResult, usize) {
    let mut eventIdArraySizeBytes: usize = args::count(size_of_val(eventIdArray));
    let returned = unsafe {
        sys::cuptiMetricEnumEvents(metric, &mut eventIdArraySizeBytes, args::as_mut_ptr(eventIdArray).cast())
    };
    (returned, eventIdArraySizeBytes)
}

/// Stores in `propIdArray` the device properties from which a metric is computed; returns their size in bytes.
///
/// `CUptiResult cuptiMetricEnumProperties(CUpti_MetricID metric, size_t *propIdArraySizeBytes, CUpti_MetricPropertyID *propIdArray)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiMetricEnumProperties))]
///
/// Returns `(CUptiResult, propIdArraySizeBytes: size_t)`.
///
/// - `propIdArraySizeBytes`: in and out: the length of `propIdArray`
/// - `propIdArray`: out, host memory, `propIdArraySizeBytes` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_metrics.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricEnumProperties).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiMetricEnumProperties<T: Output>(
    metric: CUpti_MetricID,
    propIdArray: &mut [T],
) -> (CUptiResult, usize) {
    let mut propIdArraySizeBytes: usize = args::count(size_of_val(propIdArray));
    let returned = unsafe {
        sys::cuptiMetricEnumProperties(metric, &mut propIdArraySizeBytes, args::as_mut_ptr(propIdArray).cast())
    };
    (returned, propIdArraySizeBytes)
}

/// Stores in `value` an attribute of a metric, such as its name or value kind; returns its size.
///
/// `CUptiResult cuptiMetricGetAttribute(CUpti_MetricID metric, CUpti_MetricAttribute attrib, size_t *valueSize, void *value)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiMetricGetAttribute))]
///
/// Returns `(CUptiResult, valueSize: size_t)`.
///
/// - `valueSize`: in and out: the length of `value`
/// - `value`: out, host memory, `valueSize` bytes
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_metrics.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiMetricGetAttribute<T: Output>(
    metric: CUpti_MetricID,
    attrib: CUpti_MetricAttribute,
    value: &mut [T],
) -> (CUptiResult, usize) {
    let mut valueSize: usize = args::count(size_of_val(value));
    let returned = unsafe {
        sys::cuptiMetricGetAttribute(metric, attrib, &mut valueSize, args::as_mut_ptr(value).cast())
    };
    (returned, valueSize)
}

/// Finds a metric of a device by name.
///
/// `CUptiResult cuptiMetricGetIdFromName(CUdevice device, const char *metricName, CUpti_MetricID *metric)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiMetricGetIdFromName))]
///
/// Returns `(CUptiResult, metric: CUpti_MetricID)`.
///
/// - `metricName`: in, string
/// - `metric`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_DEVICE`], [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_NAME`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_metrics.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetIdFromName).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiMetricGetIdFromName(
    device: driver::CUdevice,
    metricName: &CStr,
) -> (CUptiResult, CUpti_MetricID) {
    let mut metric: CUpti_MetricID = output::zeroed();
    let returned = unsafe { sys::cuptiMetricGetIdFromName(device, metricName.as_ptr(), &mut metric) };
    (returned, metric)
}

/// Returns the number of events from which a metric is computed.
///
/// `CUptiResult cuptiMetricGetNumEvents(CUpti_MetricID metric, uint32_t *numEvents)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiMetricGetNumEvents))]
///
/// Returns `(CUptiResult, numEvents: uint32_t)`.
///
/// - `numEvents`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_metrics.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetNumEvents).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiMetricGetNumEvents(metric: CUpti_MetricID) -> (CUptiResult, u32) {
    let mut numEvents: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiMetricGetNumEvents(metric, &mut numEvents) };
    (returned, numEvents)
}

/// Returns the number of device properties from which a metric is computed.
///
/// `CUptiResult cuptiMetricGetNumProperties(CUpti_MetricID metric, uint32_t *numProp)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiMetricGetNumProperties))]
///
/// Returns `(CUptiResult, numProp: uint32_t)`.
///
/// - `numProp`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_metrics.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetNumProperties).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiMetricGetNumProperties(metric: CUpti_MetricID) -> (CUptiResult, u32) {
    let mut numProp: u32 = output::zeroed();
    let returned = unsafe { sys::cuptiMetricGetNumProperties(metric, &mut numProp) };
    (returned, numProp)
}

/// Returns the sets of event groups that a metric requires to be counted in one pass.
///
/// `CUptiResult cuptiMetricGetRequiredEventGroupSets(CUcontext context, CUpti_MetricID metric, CUpti_EventGroupSets **eventGroupSets)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiMetricGetRequiredEventGroupSets))]
///
/// Returns `(CUptiResult, eventGroupSets: CUpti_EventGroupSets *)`.
///
/// - `eventGroupSets`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_ID`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_metrics.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetRequiredEventGroupSets).
///
/// # Safety
///
/// `context`: a live handle.
#[inline]
pub unsafe fn cuptiMetricGetRequiredEventGroupSets(
    context: driver::CUcontext,
    metric: CUpti_MetricID,
) -> (CUptiResult, *mut CUpti_EventGroupSets) {
    let mut eventGroupSets: *mut CUpti_EventGroupSets = output::zeroed();
    let returned = unsafe { sys::cuptiMetricGetRequiredEventGroupSets(context, metric, &mut eventGroupSets) };
    (returned, eventGroupSets)
}

/// Computes the value of a metric from event counts and a duration in nanoseconds.
///
/// `CUptiResult cuptiMetricGetValue(CUdevice device, CUpti_MetricID metric, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t eventValueArraySizeBytes, uint64_t *eventValueArray, uint64_t timeDuration, CUpti_MetricValue *metricValue)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiMetricGetValue))]
///
/// Returns `(CUptiResult, metricValue: CUpti_MetricValue)`.
///
/// - `eventIdArray`: in, host memory, whose size in bytes is passed as `eventIdArraySizeBytes`
/// - `eventValueArray`: in, host memory, whose size in bytes is passed as `eventValueArraySizeBytes`
/// - `metricValue`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_EVENT_VALUE`], [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_VALUE`], [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_metrics.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetValue).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiMetricGetValue<T: Input>(
    device: driver::CUdevice,
    metric: CUpti_MetricID,
    eventIdArray: &[T],
    eventValueArray: &[u8],
    timeDuration: u64,
) -> (CUptiResult, CUpti_MetricValue) {
    let mut metricValue = output::Reserved::<CUpti_MetricValue>::new();
    let returned = unsafe { sys::cuptiMetricGetValue(
        device, metric, args::count(size_of_val(eventIdArray)), args::as_ptr(eventIdArray).cast_mut().cast(),
        args::count(size_of_val(eventValueArray)), args::as_ptr(eventValueArray).cast_mut().cast(), timeDuration,
        metricValue.slot(),
    ) };
    (returned, metricValue.take())
}

/// Computes the value of a metric from event counts and device property values.
///
/// `CUptiResult cuptiMetricGetValue2(CUpti_MetricID metric, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t eventValueArraySizeBytes, uint64_t *eventValueArray, size_t propIdArraySizeBytes, CUpti_MetricPropertyID *propIdArray, size_t propValueArraySizeBytes, uint64_t *propValueArray, CUpti_MetricValue *metricValue)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiMetricGetValue2))]
///
/// Returns `(CUptiResult, metricValue: CUpti_MetricValue)`.
///
/// - `eventIdArray`: in, host memory, whose size in bytes is passed as `eventIdArraySizeBytes`
/// - `eventValueArray`: in, host memory, whose size in bytes is passed as `eventValueArraySizeBytes`
/// - `propIdArray`: in, host memory, whose size in bytes is passed as `propIdArraySizeBytes`
/// - `propValueArray`: in, host memory, whose size in bytes is passed as `propValueArraySizeBytes`
/// - `metricValue`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_EVENT_VALUE`], [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_ID`], [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_COMPATIBLE`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_metrics.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetValue2).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiMetricGetValue2<T: Input, U: Input>(
    metric: CUpti_MetricID,
    eventIdArray: &[T],
    eventValueArray: &[u8],
    propIdArray: &[U],
    propValueArray: &[u8],
) -> (CUptiResult, CUpti_MetricValue) {
    let mut metricValue = output::Reserved::<CUpti_MetricValue>::new();
    let returned = unsafe { sys::cuptiMetricGetValue2(
        metric, args::count(size_of_val(eventIdArray)), args::as_ptr(eventIdArray).cast_mut().cast(),
        args::count(size_of_val(eventValueArray)), args::as_ptr(eventValueArray).cast_mut().cast(),
        args::count(size_of_val(propIdArray)), args::as_ptr(propIdArray).cast_mut().cast(),
        args::count(size_of_val(propValueArray)), args::as_ptr(propValueArray).cast_mut().cast(), metricValue.slot(),
    ) };
    (returned, metricValue.take())
}

/// Disables program counter (PC) sampling in a context.
///
/// `CUptiResult cuptiPCSamplingDisable(CUpti_PCSamplingDisableParams *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPCSamplingDisable))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_pcsampling.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingDisable).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPCSamplingDisable(
    pParams: &mut CUpti_PCSamplingDisableParams,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPCSamplingDisable(pParams) };
    (returned,)
}

/// Enables program counter (PC) sampling in a context.
///
/// `CUptiResult cuptiPCSamplingEnable(CUpti_PCSamplingEnableParams *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPCSamplingEnable))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_pcsampling.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingEnable).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPCSamplingEnable(
    pParams: &mut CUpti_PCSamplingEnableParams,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPCSamplingEnable(pParams) };
    (returned,)
}

/// Stores in `pParams` the configuration of program counter (PC) sampling, such as the period.
///
/// `CUptiResult cuptiPCSamplingGetConfigurationAttribute(CUpti_PCSamplingConfigurationInfoParams *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPCSamplingGetConfigurationAttribute))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
///
/// In `cupti_pcsampling.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingGetConfigurationAttribute).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPCSamplingGetConfigurationAttribute(
    pParams: &mut CUpti_PCSamplingConfigurationInfoParams,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPCSamplingGetConfigurationAttribute(pParams) };
    (returned,)
}

/// Moves samples (program counters with stall reasons) to the caller's buffer.
///
/// `CUptiResult cuptiPCSamplingGetData(CUpti_PCSamplingGetDataParams *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPCSamplingGetData))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_OUT_OF_MEMORY`].
///
/// In `cupti_pcsampling.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingGetData).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPCSamplingGetData(
    pParams: &mut CUpti_PCSamplingGetDataParams,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPCSamplingGetData(pParams) };
    (returned,)
}

/// Stores in `pParams` the number of stall reasons that a context's device can report.
///
/// `CUptiResult cuptiPCSamplingGetNumStallReasons(CUpti_PCSamplingGetNumStallReasonsParams *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPCSamplingGetNumStallReasons))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_pcsampling.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingGetNumStallReasons).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPCSamplingGetNumStallReasons(
    pParams: &mut CUpti_PCSamplingGetNumStallReasonsParams,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPCSamplingGetNumStallReasons(pParams) };
    (returned,)
}

/// Stores in `pParams` the indices and names of the stall reasons of a context's device.
///
/// `CUptiResult cuptiPCSamplingGetStallReasons(CUpti_PCSamplingGetStallReasonsParams *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPCSamplingGetStallReasons))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_pcsampling.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingGetStallReasons).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPCSamplingGetStallReasons(
    pParams: &mut CUpti_PCSamplingGetStallReasonsParams,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPCSamplingGetStallReasons(pParams) };
    (returned,)
}

/// Changes the configuration of program counter (PC) sampling, which must be enabled.
///
/// `CUptiResult cuptiPCSamplingSetConfigurationAttribute(CUpti_PCSamplingConfigurationInfoParams *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPCSamplingSetConfigurationAttribute))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_pcsampling.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingSetConfigurationAttribute).
///
/// # Safety
///
/// - `pParams` is used after the call returns: keep it alive and do not access it until `cuptiPCSamplingDisable` is called.
/// - Pointers, handles and lengths in `pParams` must stay valid until `cuptiPCSamplingDisable` is called.
#[inline]
pub unsafe fn cuptiPCSamplingSetConfigurationAttribute(
    pParams: &mut CUpti_PCSamplingConfigurationInfoParams,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPCSamplingSetConfigurationAttribute(pParams) };
    (returned,)
}

/// Starts a sampled range, if ranges are selected with start and stop calls.
///
/// `CUptiResult cuptiPCSamplingStart(CUpti_PCSamplingStartParams *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPCSamplingStart))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_pcsampling.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingStart).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPCSamplingStart(
    pParams: &mut CUpti_PCSamplingStartParams,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPCSamplingStart(pParams) };
    (returned,)
}

/// Ends a sampled range, if ranges are selected with start and stop calls.
///
/// `CUptiResult cuptiPCSamplingStop(CUpti_PCSamplingStopParams *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPCSamplingStop))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_pcsampling.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingStop).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPCSamplingStop(
    pParams: &mut CUpti_PCSamplingStopParams,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPCSamplingStop(pParams) };
    (returned,)
}

/// Stores in `pParams` the start and end times of a sample in a counter data image.
///
/// `CUptiResult cuptiPmSamplingCounterDataGetSampleInfo(CUpti_PmSampling_CounterData_GetSampleInfo_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPmSamplingCounterDataGetSampleInfo))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_pmsampling.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingCounterDataGetSampleInfo).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPmSamplingCounterDataGetSampleInfo(
    pParams: &mut CUpti_PmSampling_CounterData_GetSampleInfo_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPmSamplingCounterDataGetSampleInfo(pParams) };
    (returned,)
}

/// Initializes a counter data image for the samples of a device.
///
/// `CUptiResult cuptiPmSamplingCounterDataImageInitialize(CUpti_PmSampling_CounterDataImage_Initialize_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPmSamplingCounterDataImageInitialize))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_pmsampling.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingCounterDataImageInitialize).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPmSamplingCounterDataImageInitialize(
    pParams: &mut CUpti_PmSampling_CounterDataImage_Initialize_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPmSamplingCounterDataImageInitialize(pParams) };
    (returned,)
}

/// Decodes the samples in the hardware buffer into a counter data image.
///
/// `CUptiResult cuptiPmSamplingDecodeData(CUpti_PmSampling_DecodeData_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPmSamplingDecodeData))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_OUT_OF_MEMORY`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_pmsampling.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingDecodeData).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPmSamplingDecodeData(
    pParams: &mut CUpti_PmSampling_DecodeData_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPmSamplingDecodeData(pParams) };
    (returned,)
}

/// Destroys the object for PM sampling of a device.
///
/// `CUptiResult cuptiPmSamplingDisable(CUpti_PmSampling_Disable_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPmSamplingDisable))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_pmsampling.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingDisable).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPmSamplingDisable(
    pParams: &mut CUpti_PmSampling_Disable_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPmSamplingDisable(pParams) };
    (returned,)
}

/// Creates the object for PM sampling, which samples a device's metrics at regular intervals.
///
/// `CUptiResult cuptiPmSamplingEnable(CUpti_PmSampling_Enable_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPmSamplingEnable))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INSUFFICIENT_PRIVILEGES`], [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_OUT_OF_MEMORY`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_pmsampling.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingEnable).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPmSamplingEnable(
    pParams: &mut CUpti_PmSampling_Enable_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPmSamplingEnable(pParams) };
    (returned,)
}

/// Stores in `pParams` a device's counter availability image for PM sampling, which lists free counters.
///
/// `CUptiResult cuptiPmSamplingGetCounterAvailability(CUpti_PmSampling_GetCounterAvailability_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPmSamplingGetCounterAvailability))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INSUFFICIENT_PRIVILEGES`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_pmsampling.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingGetCounterAvailability).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPmSamplingGetCounterAvailability(
    pParams: &mut CUpti_PmSampling_GetCounterAvailability_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPmSamplingGetCounterAvailability(pParams) };
    (returned,)
}

/// Stores in `pParams` the numbers of all samples and of complete samples in a counter data image.
///
/// `CUptiResult cuptiPmSamplingGetCounterDataInfo(CUpti_PmSampling_GetCounterDataInfo_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPmSamplingGetCounterDataInfo))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_pmsampling.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingGetCounterDataInfo).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPmSamplingGetCounterDataInfo(
    pParams: &mut CUpti_PmSampling_GetCounterDataInfo_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPmSamplingGetCounterDataInfo(pParams) };
    (returned,)
}

/// Stores in `pParams` the size in bytes of a counter data image for the given metrics and number of samples.
///
/// `CUptiResult cuptiPmSamplingGetCounterDataSize(CUpti_PmSampling_GetCounterDataSize_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPmSamplingGetCounterDataSize))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_pmsampling.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingGetCounterDataSize).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPmSamplingGetCounterDataSize(
    pParams: &mut CUpti_PmSampling_GetCounterDataSize_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPmSamplingGetCounterDataSize(pParams) };
    (returned,)
}

/// Sets the metrics, trigger, interval and buffer of PM sampling on a device.
///
/// `CUptiResult cuptiPmSamplingSetConfig(CUpti_PmSampling_SetConfig_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPmSamplingSetConfig))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_pmsampling.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingSetConfig).
///
/// # Safety
///
/// - `pParams` is used after the call returns: keep it alive and do not access it until `cuptiPmSamplingDisable` is called.
/// - Pointers, handles and lengths in `pParams` must stay valid until `cuptiPmSamplingDisable` is called.
#[inline]
pub unsafe fn cuptiPmSamplingSetConfig(
    pParams: &mut CUpti_PmSampling_SetConfig_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPmSamplingSetConfig(pParams) };
    (returned,)
}

/// Starts PM sampling on a device.
///
/// `CUptiResult cuptiPmSamplingStart(CUpti_PmSampling_Start_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPmSamplingStart))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_pmsampling.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingStart).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPmSamplingStart(
    pParams: &mut CUpti_PmSampling_Start_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPmSamplingStart(pParams) };
    (returned,)
}

/// Stops PM sampling on a device.
///
/// `CUptiResult cuptiPmSamplingStop(CUpti_PmSampling_Stop_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiPmSamplingStop))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_pmsampling.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingStop).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiPmSamplingStop(
    pParams: &mut CUpti_PmSampling_Stop_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiPmSamplingStop(pParams) };
    (returned,)
}

/// Initializes a counter data image for a profiling session.
///
/// `CUptiResult cuptiProfilerCounterDataImageInitialize(CUpti_Profiler_CounterDataImage_Initialize_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerCounterDataImageInitialize))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageInitialize).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerCounterDataImageInitialize(
    pParams: &mut CUpti_Profiler_CounterDataImage_Initialize_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerCounterDataImageInitialize(pParams) };
    (returned,)
}

/// Initializes the scratch buffer for a counter data image.
///
/// `CUptiResult cuptiProfilerCounterDataImageInitializeScratchBuffer(CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params *pParams)`
#[cfg_attr(
    doc,
    doc = forms!(cupti::cuptiProfilerCounterDataImageInitializeScratchBuffer)
)]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageInitializeScratchBuffer).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiProfilerCounterDataImageInitializeScratchBuffer(
    pParams: &mut CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerCounterDataImageInitializeScratchBuffer(pParams) };
    (returned,)
}

/// Deinitializes the profiler interface for the process.
///
/// `CUptiResult cuptiProfilerDeInitialize(CUpti_Profiler_DeInitialize_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerDeInitialize))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerDeInitialize).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerDeInitialize(
    pParams: &mut CUpti_Profiler_DeInitialize_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerDeInitialize(pParams) };
    (returned,)
}

/// Stores in `pParams` whether a device can be profiled, and the reasons if it cannot.
///
/// `CUptiResult cuptiProfilerDeviceSupported(CUpti_Profiler_DeviceSupported_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerDeviceSupported))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerDeviceSupported).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerDeviceSupported(
    pParams: &mut CUpti_Profiler_DeviceSupported_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerDeviceSupported(pParams) };
    (returned,)
}

/// Stores in `pParams` the counter availability image of a context's device, which lists free counters.
///
/// `CUptiResult cuptiProfilerGetCounterAvailability(CUpti_Profiler_GetCounterAvailability_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerGetCounterAvailability))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerGetCounterAvailability).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerGetCounterAvailability(
    pParams: &mut CUpti_Profiler_GetCounterAvailability_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerGetCounterAvailability(pParams) };
    (returned,)
}

/// Adds metrics, given by name, to the configuration for metric collection.
///
/// `CUptiResult cuptiProfilerHostConfigAddMetrics(CUpti_Profiler_Host_ConfigAddMetrics_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostConfigAddMetrics))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_NAME`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostConfigAddMetrics).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostConfigAddMetrics(
    pParams: &mut CUpti_Profiler_Host_ConfigAddMetrics_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostConfigAddMetrics(pParams) };
    (returned,)
}

/// Destroys the host object that selects and evaluates metrics.
///
/// `CUptiResult cuptiProfilerHostDeinitialize(CUpti_Profiler_Host_Deinitialize_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostDeinitialize))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostDeinitialize).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostDeinitialize(
    pParams: &mut CUpti_Profiler_Host_Deinitialize_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostDeinitialize(pParams) };
    (returned,)
}

/// Computes the values of metrics for one range or sample of a counter data image.
///
/// `CUptiResult cuptiProfilerHostEvaluateToGpuValues(CUpti_Profiler_Host_EvaluateToGpuValues_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostEvaluateToGpuValues))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_NAME`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostEvaluateToGpuValues).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostEvaluateToGpuValues(
    pParams: &mut CUpti_Profiler_Host_EvaluateToGpuValues_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostEvaluateToGpuValues(pParams) };
    (returned,)
}

/// Stores in `pParams` the base metrics of one type (counters, ratios or throughputs).
///
/// `CUptiResult cuptiProfilerHostGetBaseMetrics(CUpti_Profiler_Host_GetBaseMetrics_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostGetBaseMetrics))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetBaseMetrics).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostGetBaseMetrics(
    pParams: &mut CUpti_Profiler_Host_GetBaseMetrics_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostGetBaseMetrics(pParams) };
    (returned,)
}

/// Writes the configuration image for metric collection to the buffer in `pParams`.
///
/// `CUptiResult cuptiProfilerHostGetConfigImage(CUpti_Profiler_Host_GetConfigImage_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostGetConfigImage))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetConfigImage).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostGetConfigImage(
    pParams: &mut CUpti_Profiler_Host_GetConfigImage_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostGetConfigImage(pParams) };
    (returned,)
}

/// Stores in `pParams` the size in bytes of the configuration image for metric collection.
///
/// `CUptiResult cuptiProfilerHostGetConfigImageSize(CUpti_Profiler_Host_GetConfigImageSize_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostGetConfigImageSize))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetConfigImageSize).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostGetConfigImageSize(
    pParams: &mut CUpti_Profiler_Host_GetConfigImageSize_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostGetConfigImageSize(pParams) };
    (returned,)
}

/// Stores in `pParams` the maximum number of hardware metrics that can be collected in one pass.
///
/// `CUptiResult cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostGetMaxNumHardwareMetricsPerPass))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetMaxNumHardwareMetricsPerPass).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(
    pParams: &mut CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(pParams) };
    (returned,)
}

/// Stores in `pParams` a metric's description, unit and type, and how it is collected.
///
/// `CUptiResult cuptiProfilerHostGetMetricProperties(CUpti_Profiler_Host_GetMetricProperties_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostGetMetricProperties))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_NAME`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetMetricProperties).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostGetMetricProperties(
    pParams: &mut CUpti_Profiler_Host_GetMetricProperties_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostGetMetricProperties(pParams) };
    (returned,)
}

/// Stores in `pParams` the number of passes that a configuration image requires.
///
/// `CUptiResult cuptiProfilerHostGetNumOfPasses(CUpti_Profiler_Host_GetNumOfPasses_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostGetNumOfPasses))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetNumOfPasses).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostGetNumOfPasses(
    pParams: &mut CUpti_Profiler_Host_GetNumOfPasses_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostGetNumOfPasses(pParams) };
    (returned,)
}

/// Stores in `pParams` the full name of a range in a counter data image.
///
/// `CUptiResult cuptiProfilerHostGetRangeName(CUpti_Profiler_Host_GetRangeName_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostGetRangeName))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetRangeName).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostGetRangeName(
    pParams: &mut CUpti_Profiler_Host_GetRangeName_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostGetRangeName(pParams) };
    (returned,)
}

/// Stores in `pParams` the suffixes of a base metric, such as `.sum` and `.avg`.
///
/// `CUptiResult cuptiProfilerHostGetSubMetrics(CUpti_Profiler_Host_GetSubMetrics_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostGetSubMetrics))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_METRIC_NAME`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetSubMetrics).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostGetSubMetrics(
    pParams: &mut CUpti_Profiler_Host_GetSubMetrics_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostGetSubMetrics(pParams) };
    (returned,)
}

/// Stores in `pParams` the chips for which the host profiler can select and evaluate metrics.
///
/// `CUptiResult cuptiProfilerHostGetSupportedChips(CUpti_Profiler_Host_GetSupportedChips_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostGetSupportedChips))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_profiler_host.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetSupportedChips).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerHostGetSupportedChips(
    pParams: &mut CUpti_Profiler_Host_GetSupportedChips_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostGetSupportedChips(pParams) };
    (returned,)
}

/// Stores in `pParams` the name of a range in a counter data image.
///
/// `CUptiResult cuptiRangeProfilerCounterDataGetRangeInfo(CUpti_RangeProfiler_CounterData_GetRangeInfo_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiRangeProfilerCounterDataGetRangeInfo))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_range_profiler.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiRangeProfilerCounterDataGetRangeInfo(
    pParams: &mut CUpti_RangeProfiler_CounterData_GetRangeInfo_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiRangeProfilerCounterDataGetRangeInfo(pParams) };
    (returned,)
}

/// Initializes a counter data image for ranges.
///
/// `CUptiResult cuptiRangeProfilerCounterDataImageInitialize(CUpti_RangeProfiler_CounterDataImage_Initialize_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiRangeProfilerCounterDataImageInitialize))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_range_profiler.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiRangeProfilerCounterDataImageInitialize(
    pParams: &mut CUpti_RangeProfiler_CounterDataImage_Initialize_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiRangeProfilerCounterDataImageInitialize(pParams) };
    (returned,)
}

/// Decodes collected data into a counter data image, and stores in `pParams` the number of dropped ranges.
///
/// `CUptiResult cuptiRangeProfilerDecodeData(CUpti_RangeProfiler_DecodeData_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiRangeProfilerDecodeData))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_range_profiler.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiRangeProfilerDecodeData(
    pParams: &mut CUpti_RangeProfiler_DecodeData_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiRangeProfilerDecodeData(pParams) };
    (returned,)
}

/// Destroys the range profiler object.
///
/// `CUptiResult cuptiRangeProfilerDisable(CUpti_RangeProfiler_Disable_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiRangeProfilerDisable))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_range_profiler.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiRangeProfilerDisable(
    pParams: &mut CUpti_RangeProfiler_Disable_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiRangeProfilerDisable(pParams) };
    (returned,)
}

/// Creates the range profiler object, which profiles ranges of a context's work.
///
/// `CUptiResult cuptiRangeProfilerEnable(CUpti_RangeProfiler_Enable_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiRangeProfilerEnable))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INSUFFICIENT_PRIVILEGES`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_OUT_OF_MEMORY`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_range_profiler.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiRangeProfilerEnable(
    pParams: &mut CUpti_RangeProfiler_Enable_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiRangeProfilerEnable(pParams) };
    (returned,)
}

/// Stores in `pParams` the number of ranges in a counter data image.
///
/// `CUptiResult cuptiRangeProfilerGetCounterDataInfo(CUpti_RangeProfiler_GetCounterDataInfo_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiRangeProfilerGetCounterDataInfo))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_range_profiler.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiRangeProfilerGetCounterDataInfo(
    pParams: &mut CUpti_RangeProfiler_GetCounterDataInfo_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiRangeProfilerGetCounterDataInfo(pParams) };
    (returned,)
}

/// Stores in `pParams` the size in bytes of a counter data image for the given metrics and number of ranges.
///
/// `CUptiResult cuptiRangeProfilerGetCounterDataSize(CUpti_RangeProfiler_GetCounterDataSize_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiRangeProfilerGetCounterDataSize))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_range_profiler.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiRangeProfilerGetCounterDataSize(
    pParams: &mut CUpti_RangeProfiler_GetCounterDataSize_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiRangeProfilerGetCounterDataSize(pParams) };
    (returned,)
}

/// Closes the user range that was opened last.
///
/// `CUptiResult cuptiRangeProfilerPopRange(CUpti_RangeProfiler_PopRange_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiRangeProfilerPopRange))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_range_profiler.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiRangeProfilerPopRange(
    pParams: &mut CUpti_RangeProfiler_PopRange_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiRangeProfilerPopRange(pParams) };
    (returned,)
}

/// Opens a named user range, nested in the open ranges.
///
/// `CUptiResult cuptiRangeProfilerPushRange(CUpti_RangeProfiler_PushRange_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiRangeProfilerPushRange))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_range_profiler.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiRangeProfilerPushRange(
    pParams: &mut CUpti_RangeProfiler_PushRange_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiRangeProfilerPushRange(pParams) };
    (returned,)
}

/// Sets the metrics, the kinds of ranges and replay, and the buffers of the range profiler.
///
/// `CUptiResult cuptiRangeProfilerSetConfig(CUpti_RangeProfiler_SetConfig_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiRangeProfilerSetConfig))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_range_profiler.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/index.html).
///
/// # Safety
///
/// - `pParams` is used after the call returns: keep it alive and do not access it until `cuptiRangeProfilerDisable` is called.
/// - Pointers, handles and lengths in `pParams` must stay valid until `cuptiRangeProfilerDisable` is called.
#[inline]
pub unsafe fn cuptiRangeProfilerSetConfig(
    pParams: &mut CUpti_RangeProfiler_SetConfig_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiRangeProfilerSetConfig(pParams) };
    (returned,)
}

/// Starts range profiling.
///
/// `CUptiResult cuptiRangeProfilerStart(CUpti_RangeProfiler_Start_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiRangeProfilerStart))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_range_profiler.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiRangeProfilerStart(
    pParams: &mut CUpti_RangeProfiler_Start_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiRangeProfilerStart(pParams) };
    (returned,)
}

/// Stops range profiling, and stores in `pParams` whether another pass is required.
///
/// `CUptiResult cuptiRangeProfilerStop(CUpti_RangeProfiler_Stop_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiRangeProfilerStop))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
///
/// In `cupti_range_profiler.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiRangeProfilerStop(
    pParams: &mut CUpti_RangeProfiler_Stop_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiRangeProfilerStop(pParams) };
    (returned,)
}

/// Registers a function that computes the checksums of cubins, in place of CUPTI's own function.
///
/// `CUptiResult cuptiRegisterComputeCrcCallback(CUpti_ComputeCrcCallbackFunc funcComputeCubinCrc)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiRegisterComputeCrcCallback))]
///
/// - `funcComputeCubinCrc`: in, called by CUDA
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`].
///
/// In `cupti_pcsampling.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiRegisterComputeCrcCallback).
///
/// # Safety
///
/// `funcComputeCubinCrc` may be called at any time from now on, on any thread: it must not unwind.
#[inline]
pub unsafe fn cuptiRegisterComputeCrcCallback(
    funcComputeCubinCrc: CUpti_ComputeCrcCallbackFunc,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiRegisterComputeCrcCallback(funcComputeCubinCrc) };
    (returned,)
}

/// Disables the collection of SASS metrics in a context and restores its kernels.
///
/// `CUptiResult cuptiSassMetricsDisable(CUpti_SassMetricsDisable_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiSassMetricsDisable))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_CONTEXT`], [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_sass_metrics.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsDisable).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiSassMetricsDisable(
    pParams: &mut CUpti_SassMetricsDisable_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiSassMetricsDisable(pParams) };
    (returned,)
}

/// Enables the collection of SASS metrics in a context by patching its kernels.
///
/// `CUptiResult cuptiSassMetricsEnable(CUpti_SassMetricsEnable_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiSassMetricsEnable))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_CONTEXT`], [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_sass_metrics.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsEnable).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiSassMetricsEnable(
    pParams: &mut CUpti_SassMetricsEnable_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiSassMetricsEnable(pParams) };
    (returned,)
}

/// Moves the values of SASS metrics for each instruction to the caller's buffer.
///
/// `CUptiResult cuptiSassMetricsFlushData(CUpti_SassMetricsFlushData_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiSassMetricsFlushData))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_sass_metrics.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsFlushData).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiSassMetricsFlushData(
    pParams: &mut CUpti_SassMetricsFlushData_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiSassMetricsFlushData(pParams) };
    (returned,)
}

/// Stores in `pParams` the numbers of patched instructions and of instances in the collected data.
///
/// `CUptiResult cuptiSassMetricsGetDataProperties(CUpti_SassMetricsGetDataProperties_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiSassMetricsGetDataProperties))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_sass_metrics.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsGetDataProperties).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiSassMetricsGetDataProperties(
    pParams: &mut CUpti_SassMetricsGetDataProperties_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiSassMetricsGetDataProperties(pParams) };
    (returned,)
}

/// Stores in `pParams` the names, IDs and descriptions of the SASS metrics of a chip.
///
/// `CUptiResult cuptiSassMetricsGetMetrics(CUpti_SassMetrics_GetMetrics_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiSassMetricsGetMetrics))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_sass_metrics.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsGetMetrics).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiSassMetricsGetMetrics(
    pParams: &mut CUpti_SassMetrics_GetMetrics_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiSassMetricsGetMetrics(pParams) };
    (returned,)
}

/// Stores in `pParams` the number of SASS metrics of a chip.
///
/// `CUptiResult cuptiSassMetricsGetNumOfMetrics(CUpti_SassMetrics_GetNumOfMetrics_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiSassMetricsGetNumOfMetrics))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_sass_metrics.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsGetNumOfMetrics).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiSassMetricsGetNumOfMetrics(
    pParams: &mut CUpti_SassMetrics_GetNumOfMetrics_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiSassMetricsGetNumOfMetrics(pParams) };
    (returned,)
}

/// Stores in `pParams` the ID of a SASS metric, and how the values of its instances are aggregated.
///
/// `CUptiResult cuptiSassMetricsGetProperties(CUpti_SassMetrics_GetProperties_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiSassMetricsGetProperties))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_sass_metrics.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsGetProperties).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiSassMetricsGetProperties(
    pParams: &mut CUpti_SassMetrics_GetProperties_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiSassMetricsGetProperties(pParams) };
    (returned,)
}

/// Sets the SASS metrics to collect on a device.
///
/// `CUptiResult cuptiSassMetricsSetConfig(CUpti_SassMetricsSetConfig_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiSassMetricsSetConfig))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_CONTEXT`], [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_sass_metrics.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsSetConfig).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiSassMetricsSetConfig(
    pParams: &mut CUpti_SassMetricsSetConfig_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiSassMetricsSetConfig(pParams) };
    (returned,)
}

/// Removes the SASS metrics configuration of a device.
///
/// `CUptiResult cuptiSassMetricsUnsetConfig(CUpti_SassMetricsUnsetConfig_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiSassMetricsUnsetConfig))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_CONTEXT`], [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_sass_metrics.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsUnsetConfig).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiSassMetricsUnsetConfig(
    pParams: &mut CUpti_SassMetricsUnsetConfig_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiSassMetricsUnsetConfig(pParams) };
    (returned,)
}

/// Sets whether a context counts events continuously or only while kernels run.
///
/// `CUptiResult cuptiSetEventCollectionMode(CUcontext context, CUpti_EventCollectionMode mode)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiSetEventCollectionMode))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_CONTEXT`], [`CUptiResult::CUPTI_ERROR_INVALID_OPERATION`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_events.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiSetEventCollectionMode).
///
/// # Safety
///
/// `context`: a live handle.
#[inline]
pub unsafe fn cuptiSetEventCollectionMode(
    context: driver::CUcontext,
    mode: CUpti_EventCollectionMode,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiSetEventCollectionMode(context, mode) };
    (returned,)
}

/// Sets the type of the thread IDs in activity records: CUPTI's default or the system's.
///
/// `CUptiResult cuptiSetThreadIdType(CUpti_ActivityThreadIdType type)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiSetThreadIdType))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`].
///
/// In `cupti_activity.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiSetThreadIdType).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiSetThreadIdType(
    r#type: CUpti_ActivityThreadIdType,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiSetThreadIdType(r#type) };
    (returned,)
}

/// Registers a callback for CUDA API calls and events; all callbacks are disabled at first.
///
/// `CUptiResult cuptiSubscribe(CUpti_SubscriberHandle *subscriber, CUpti_CallbackFunc callback, void *userdata)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiSubscribe))]
///
/// Returns `(CUptiResult, subscriber: CUpti_SubscriberHandle)`.
///
/// - `subscriber`: out
/// - `callback`: in, called by CUDA with `userdata`
/// - `userdata`: in, passed to the callback
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_callbacks.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use `cuptiSubscribe_v2`. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiSubscribe).
///
/// # Safety
///
/// `callback` may be called with `userdata` as long as `subscriber` exists, on any thread: it must not unwind. `userdata` must live as long as `callback` may be called.
#[inline]
pub unsafe fn cuptiSubscribe(
    callback: CUpti_CallbackFunc,
    userdata: *mut c_void,
) -> (CUptiResult, CUpti_SubscriberHandle) {
    let mut subscriber: CUpti_SubscriberHandle = output::zeroed();
    let returned = unsafe { sys::cuptiSubscribe(&mut subscriber, callback, userdata) };
    (returned, subscriber)
}

/// Returns the number of callback domains and the address of their table.
///
/// `CUptiResult cuptiSupportedDomains(size_t *domainCount, CUpti_DomainTable *domainTable)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiSupportedDomains))]
///
/// Returns `(CUptiResult, domainCount: size_t, domainTable: CUpti_DomainTable)`.
///
/// - `domainCount`, `domainTable`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_callbacks.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiSupportedDomains).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiSupportedDomains() -> (CUptiResult, usize, CUpti_DomainTable) {
    let mut domainCount: usize = output::zeroed();
    let mut domainTable: CUpti_DomainTable = output::zeroed();
    let returned = unsafe { sys::cuptiSupportedDomains(&mut domainCount, &mut domainTable) };
    (returned, domainCount, domainTable)
}

/// Unregisters a callback, which is no longer running when this function returns.
///
/// `CUptiResult cuptiUnsubscribe(CUpti_SubscriberHandle subscriber)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiUnsubscribe))]
///
/// - `subscriber`: in; invalid afterwards
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_callbacks.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiUnsubscribe).
///
/// # Safety
///
/// - `subscriber`: a live handle that no other thread uses during the call.
/// - No thread may use `subscriber`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuptiUnsubscribe(subscriber: CUpti_SubscriberHandle) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiUnsubscribe(subscriber) };
    (returned,)
}
