//! Functions: CUPTI.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../both/cupti/functions.rs"]
mod both;
pub use both::*;

/// Turns kernel times from the hardware's own trace, with less overhead, on or off.
///
/// `CUptiResult cuptiActivityEnableHWTrace(uint8_t enable)`
///
/// Documented errors: [`CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED`](CUptiResult::CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED), [`CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED`](CUptiResult::CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED), [`CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED`](CUptiResult::CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED), [`CUPTI_ERROR_NOT_INITIALIZED`](CUptiResult::CUPTI_ERROR_NOT_INITIALIZED), [`CUPTI_ERROR_NOT_SUPPORTED`](CUptiResult::CUPTI_ERROR_NOT_SUPPORTED), [`CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED`](CUptiResult::CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED), [`CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED`](CUptiResult::CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED), [`CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED`](CUptiResult::CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED).
///
/// In `cupti_activity.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableHWTrace).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuptiActivityEnableHWTrace(enable: u8) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiActivityEnableHWTrace(enable) };
    (returned,)
}

/// Sets a setting of activity collection, such as the size of device buffers.
///
/// `CUptiResult cuptiActivitySetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)`
///
/// Returns `(CUptiResult, valueSize: size_t)`.
///
/// - `valueSize`: in and out: the length of `value`
/// - `value`: in, host memory, `valueSize` bytes
///
/// Documented errors: [`CUPTI_ERROR_INVALID_PARAMETER`](CUptiResult::CUPTI_ERROR_INVALID_PARAMETER), [`CUPTI_ERROR_NOT_INITIALIZED`](CUptiResult::CUPTI_ERROR_NOT_INITIALIZED), [`CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT`](CUptiResult::CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT).
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivitySetAttribute).
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

/// Returns the time now in nanoseconds on the clock of a context's device.
///
/// `CUptiResult cuptiDeviceGetTimestamp(CUcontext context, uint64_t *timestamp)`
///
/// Returns `(CUptiResult, timestamp: uint64_t)`.
///
/// - `timestamp`: out
///
/// Documented errors: [`CUPTI_ERROR_INVALID_CONTEXT`](CUptiResult::CUPTI_ERROR_INVALID_CONTEXT), [`CUPTI_ERROR_INVALID_PARAMETER`](CUptiResult::CUPTI_ERROR_INVALID_PARAMETER), [`CUPTI_ERROR_NOT_INITIALIZED`](CUptiResult::CUPTI_ERROR_NOT_INITIALIZED).
///
/// In `cupti_events.h` since CUDA 12.0 or earlier, until CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetTimestamp).
///
/// # Safety
///
/// `context`: a live handle.
#[inline]
pub unsafe fn cuptiDeviceGetTimestamp(context: driver::CUcontext) -> (CUptiResult, u64) {
    let mut timestamp: u64 = output::zeroed();
    let returned = unsafe { sys::cuptiDeviceGetTimestamp(context, &mut timestamp) };
    (returned, timestamp)
}

/// Creates the object that chooses and evaluates metrics for a chip; needs no GPU.
///
/// `CUptiResult cuptiProfilerHostInitialize(CUpti_Profiler_Host_Initialize_Params *pParams)`
///
/// - `pParams`: read and updated in place
///
/// Documented errors: [`CUPTI_ERROR_INVALID_PARAMETER`](CUptiResult::CUPTI_ERROR_INVALID_PARAMETER), [`CUPTI_ERROR_UNKNOWN`](CUptiResult::CUPTI_ERROR_UNKNOWN).
///
/// In `cupti_profiler_host.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostInitialize).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` are valid.
#[inline]
pub unsafe fn cuptiProfilerHostInitialize(
    pParams: &mut CUpti_Profiler_Host_Initialize_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerHostInitialize(pParams) };
    (returned,)
}

/// Starts the profiler's interface for the process.
///
/// `CUptiResult cuptiProfilerInitialize(CUpti_Profiler_Initialize_Params *pParams)`
///
/// - `pParams`: read and updated in place
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerInitialize).
///
/// # Safety
///
/// Pointers, handles and lengths in `pParams` are valid.
#[inline]
pub unsafe fn cuptiProfilerInitialize(
    pParams: &mut CUpti_Profiler_Initialize_Params,
) -> (CUptiResult,) {
    let returned = unsafe { sys::cuptiProfilerInitialize(pParams) };
    (returned,)
}
