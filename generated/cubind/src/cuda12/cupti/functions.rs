//! Functions (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/cupti/functions.rs"]
mod common;
pub use common::*;

/// Enables or disables kernel timestamps from hardware tracing, which has less overhead.
///
/// `CUptiResult cuptiActivityEnableHWTrace(uint8_t enable)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiActivityEnableHWTrace))]
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED`], [`CUptiResult::CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED`].
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
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`], [`CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`].
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

/// Returns the current time in nanoseconds, on the clock of a context's device.
///
/// `CUptiResult cuptiDeviceGetTimestamp(CUcontext context, uint64_t *timestamp)`
#[cfg_attr(doc, doc = forms!(owned cupti::cuptiDeviceGetTimestamp))]
///
/// Returns `(CUptiResult, timestamp: uint64_t)`.
///
/// - `timestamp`: out
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_CONTEXT`], [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_NOT_INITIALIZED`].
///
/// In `cupti_events.h` since at least CUDA 12.0, until CUDA 12.1, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetTimestamp).
///
/// # Safety
///
/// `context`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuptiDeviceGetTimestamp(context: driver::CUcontext) -> (CUptiResult, u64) {
    let mut timestamp: u64 = output::zeroed();
    let returned = unsafe { sys::cuptiDeviceGetTimestamp(context, &mut timestamp) };
    (returned, timestamp)
}

/// Starts one pass of a user replay, which the caller performs.
///
/// `CUptiResult cuptiProfilerBeginPass(CUpti_Profiler_BeginPass_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerBeginPass))]
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerBeginPass).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
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
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerBeginSession).
///
/// # Safety
///
/// - `pParams` is used after the call returns: keep it alive and do not access it until `cuptiProfilerEndSession` is called.
/// - Pointers, handles and lengths in `pParams` must stay valid until `cuptiProfilerEndSession` is called.
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
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageCalculateScratchBufferSize).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
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
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageCalculateSize).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
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
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerDisableProfiling).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
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
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEnableProfiling).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
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
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEndPass).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
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
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEndSession).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
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
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerFlushCounterData).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerFlushCounterData(
    pParams: &mut CUpti_Profiler_FlushCounterData_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerFlushCounterData(pParams) };
    (returned,)
}

/// Creates the host object that selects and evaluates metrics for a chip; requires no GPU.
///
/// `CUptiResult cuptiProfilerHostInitialize(CUpti_Profiler_Host_Initialize_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerHostInitialize))]
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUptiResult::CUPTI_ERROR_INVALID_PARAMETER`], [`CUptiResult::CUPTI_ERROR_UNKNOWN`].
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

/// Initializes the profiler interface for the process.
///
/// `CUptiResult cuptiProfilerInitialize(CUpti_Profiler_Initialize_Params *pParams)`
#[cfg_attr(doc, doc = forms!(cupti::cuptiProfilerInitialize))]
///
/// - `pParams`: read and updated in place
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
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerIsPassCollected).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
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
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerPopRange).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
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
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerPushRange).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
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
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerSetConfig).
///
/// # Safety
///
/// - `pParams` is used after the call returns: keep it alive and do not access it until `cuptiProfilerUnsetConfig` is called.
/// - Pointers, handles and lengths in `pParams` must stay valid until `cuptiProfilerUnsetConfig` is called.
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
/// In `cupti_profiler_target.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerUnsetConfig).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` must be valid.
#[inline]
pub unsafe fn cuptiProfilerUnsetConfig(
    pParams: &mut CUpti_Profiler_UnsetConfig_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerUnsetConfig(pParams) };
    (returned,)
}
