//! Functions: NVML.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../both/nvml/functions.rs"]
mod both;
pub use both::*;

/// Returns whether a GPU's counter collection unit streams.
///
/// `nvmlReturn_t nvmlDeviceCcuGetStreamState(nvmlDevice_t device, unsigned int *state)`
///
/// Returns `(nvmlReturn_t, state: unsigned int)`.
///
/// - `state`: out
///
/// Documented errors: [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED).
///
/// In `nvml.h` since CUDA 12.0 or earlier, until CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceCcuGetStreamState(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut state: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceCcuGetStreamState(device, &mut state) };
    (returned, state)
}

/// Turns streaming of a GPU's counter collection unit on or off.
///
/// `nvmlReturn_t nvmlDeviceCcuSetStreamState(nvmlDevice_t device, unsigned int state)`
///
/// Documented errors: [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED).
///
/// In `nvml.h` since CUDA 12.0 or earlier, until CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceCcuSetStreamState(
    device: nvmlDevice_t,
    state: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceCcuSetStreamState(device, state) };
    (returned,)
}

/// Freezes or releases the traffic counters of an NVLink (superseded).
///
/// `nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlEnableState_t freeze)`
///
/// Documented errors: [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceFreezeNvLinkUtilizationCounter(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
    freeze: nvmlEnableState_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceFreezeNvLinkUtilizationCounter(device, link, counter, freeze) };
    (returned,)
}

/// Returns the rate in MHz of an applications clock (superseded by locked clocks).
///
/// `nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)`
///
/// Returns `(nvmlReturn_t, clockMHz: unsigned int)`.
///
/// - `clockMHz`: out
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetApplicationsClock(
    device: nvmlDevice_t,
    clockType: nvmlClockType_t,
) -> (nvmlReturn_t, u32) {
    let mut clockMHz: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetApplicationsClock(device, clockType, &mut clockMHz) };
    (returned, clockMHz)
}

/// Returns as a mask of bits what holds a GPU's clocks down (former name).
///
/// `nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device, unsigned long long *clocksThrottleReasons)`
///
/// Returns `(nvmlReturn_t, clocksThrottleReasons: unsigned long long)`.
///
/// - `clocksThrottleReasons`: out
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetCurrentClocksThrottleReasons(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u64) {
    let mut clocksThrottleReasons: u64 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetCurrentClocksThrottleReasons(device, &mut clocksThrottleReasons) };
    (returned, clocksThrottleReasons)
}

/// Returns the default rate in MHz of an applications clock (superseded).
///
/// `nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)`
///
/// Returns `(nvmlReturn_t, clockMHz: unsigned int)`.
///
/// - `clockMHz`: out
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetDefaultApplicationsClock(
    device: nvmlDevice_t,
    clockType: nvmlClockType_t,
) -> (nvmlReturn_t, u32) {
    let mut clockMHz: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetDefaultApplicationsClock(device, clockType, &mut clockMHz) };
    (returned, clockMHz)
}

/// Returns a GPU's ECC errors by place (superseded by `nvmlDeviceGetMemoryErrorCounter`).
///
/// `nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)`
///
/// Returns `(nvmlReturn_t, eccCounts: nvmlEccErrorCounts_t)`.
///
/// - `eccCounts`: out
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetDetailedEccErrors(
    device: nvmlDevice_t,
    errorType: nvmlMemoryErrorType_t,
    counterType: nvmlEccCounterType_t,
) -> (nvmlReturn_t, nvmlEccErrorCounts_t) {
    let mut eccCounts = output::Slack::<nvmlEccErrorCounts_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetDetailedEccErrors(device, errorType, counterType, eccCounts.slot()) };
    (returned, eccCounts.take())
}

/// Returns whether a fan is controlled by temperature or by hand.
///
/// `nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t *policy)`
///
/// Returns `(nvmlReturn_t, policy: nvmlFanControlPolicy_t)`.
///
/// - `policy`: out
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetFanControlPolicy_v2(
    device: nvmlDevice_t,
    fan: u32,
) -> (nvmlReturn_t, nvmlFanControlPolicy_t) {
    let mut policy: nvmlFanControlPolicy_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetFanControlPolicy_v2(device, fan, &mut policy) };
    (returned, policy)
}

/// Returns a GPU's NVLink fabric: cluster, clique and state (superseded by the form with V).
///
/// `nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)`
///
/// Returns `(nvmlReturn_t, gpuFabricInfo: nvmlGpuFabricInfo_t)`.
///
/// - `gpuFabricInfo`: out
///
/// Documented errors: [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpuFabricInfo(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlGpuFabricInfo_t) {
    let mut gpuFabricInfo = output::Slack::<nvmlGpuFabricInfo_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetGpuFabricInfo(device, gpuFabricInfo.slot()) };
    (returned, gpuFabricInfo.take())
}

/// Gives a GPU's handle by its serial number (superseded by the UUID).
///
/// `nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)`
///
/// Returns `(nvmlReturn_t, device: nvmlDevice_t)`.
///
/// - `serial`: in, string
/// - `device`: out
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INSUFFICIENT_POWER`](nvmlReturn_t::NVML_ERROR_INSUFFICIENT_POWER), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_IRQ_ISSUE`](nvmlReturn_t::NVML_ERROR_IRQ_ISSUE), [`NVML_ERROR_NOT_FOUND`](nvmlReturn_t::NVML_ERROR_NOT_FOUND), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlDeviceGetHandleBySerial(
    serial: &CStr,
) -> (nvmlReturn_t, nvmlDevice_t) {
    let mut device: nvmlDevice_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetHandleBySerial(serial.as_ptr(), &mut device) };
    (returned, device)
}

/// Returns the total, free and used bytes of a GPU's memory; what is reserved counts as used.
///
/// `nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)`
///
/// Returns `(nvmlReturn_t, memory: nvmlMemory_t)`.
///
/// - `memory`: out
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NO_PERMISSION`](nvmlReturn_t::NVML_ERROR_NO_PERMISSION), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMemoryInfo(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlMemory_t) {
    let mut memory = output::Slack::<nvmlMemory_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetMemoryInfo(device, memory.slot()) };
    (returned, memory.take())
}

/// Returns the total, reserved, free and used bytes of a GPU's memory.
///
/// `nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)`
///
/// Returns `(nvmlReturn_t, memory: nvmlMemory_v2_t)`.
///
/// - `memory`: out
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMemoryInfo_v2(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlMemory_v2_t) {
    let mut memory = output::Slack::<nvmlMemory_v2_t>::with(nvmlMemory_v2_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetMemoryInfo_v2(device, memory.slot()) };
    (returned, memory.take())
}

/// Returns whether a GPU is in MIG mode, now and after the next reset.
///
/// `nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode)`
///
/// Returns `(nvmlReturn_t, currentMode: unsigned int, pendingMode: unsigned int)`.
///
/// - `currentMode`, `pendingMode`: out
///
/// Documented errors: [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMigMode(device: nvmlDevice_t) -> (nvmlReturn_t, u32, u32) {
    let mut currentMode: u32 = output::zeroed();
    let mut pendingMode: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetMigMode(device, &mut currentMode, &mut pendingMode) };
    (returned, currentMode, pendingMode)
}

/// Returns a clock's lowest and highest rate in MHz in a performance state.
///
/// `nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)`
///
/// Returns `(nvmlReturn_t, minClockMHz: unsigned int, maxClockMHz: unsigned int)`.
///
/// - `minClockMHz`, `maxClockMHz`: out
///
/// Documented errors: [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMinMaxClockOfPState(
    device: nvmlDevice_t,
    r#type: nvmlClockType_t,
    pstate: nvmlPstates_t,
) -> (nvmlReturn_t, u32, u32) {
    let mut minClockMHz: u32 = output::zeroed();
    let mut maxClockMHz: u32 = output::zeroed();
    let returned = unsafe {
        sys::nvmlDeviceGetMinMaxClockOfPState(device, r#type, pstate, &mut minClockMHz, &mut maxClockMHz)
    };
    (returned, minClockMHz, maxClockMHz)
}

/// Returns the lowest and highest speed in percent that fans can be set to.
///
/// `nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed)`
///
/// Returns `(nvmlReturn_t, minSpeed: unsigned int, maxSpeed: unsigned int)`.
///
/// - `minSpeed`, `maxSpeed`: out
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMinMaxFanSpeed(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32, u32) {
    let mut minSpeed: u32 = output::zeroed();
    let mut maxSpeed: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetMinMaxFanSpeed(device, &mut minSpeed, &mut maxSpeed) };
    (returned, minSpeed, maxSpeed)
}

/// Returns what a traffic counter of an NVLink counts (superseded).
///
/// `nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control)`
///
/// Returns `(nvmlReturn_t, control: nvmlNvLinkUtilizationControl_t)`.
///
/// - `control`: out
///
/// Documented errors: [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkUtilizationControl(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
) -> (nvmlReturn_t, nvmlNvLinkUtilizationControl_t) {
    let mut control = output::Slack::<nvmlNvLinkUtilizationControl_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetNvLinkUtilizationControl(device, link, counter, control.slot()) };
    (returned, control.take())
}

/// Returns what a counter of an NVLink has counted, in and out (superseded).
///
/// `nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)`
///
/// Returns `(nvmlReturn_t, rxcounter: unsigned long long, txcounter: unsigned long long)`.
///
/// - `rxcounter`, `txcounter`: out
///
/// Documented errors: [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkUtilizationCounter(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
) -> (nvmlReturn_t, u64, u64) {
    let mut rxcounter: u64 = output::zeroed();
    let mut txcounter: u64 = output::zeroed();
    let returned = unsafe {
        sys::nvmlDeviceGetNvLinkUtilizationCounter(device, link, counter, &mut rxcounter, &mut txcounter)
    };
    (returned, rxcounter, txcounter)
}

/// Returns whether a GPU can be held to a power limit (superseded).
///
/// `nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)`
///
/// Returns `(nvmlReturn_t, mode: nvmlEnableState_t)`.
///
/// - `mode`: out
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPowerManagementMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlEnableState_t) {
    let mut mode: nvmlEnableState_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPowerManagementMode(device, &mut mode) };
    (returned, mode)
}

/// Returns a GPU's performance state (superseded by `nvmlDeviceGetPerformanceState`).
///
/// `nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)`
///
/// Returns `(nvmlReturn_t, pState: nvmlPstates_t)`.
///
/// - `pState`: out
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPowerState(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlPstates_t) {
    let mut pState: nvmlPstates_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPowerState(device, &mut pState) };
    (returned, pState)
}

/// Returns as a mask of bits which reasons for lower clocks a GPU reports (former name).
///
/// `nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device, unsigned long long *supportedClocksThrottleReasons)`
///
/// Returns `(nvmlReturn_t, supportedClocksThrottleReasons: unsigned long long)`.
///
/// - `supportedClocksThrottleReasons`: out
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedClocksThrottleReasons(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u64) {
    let mut supportedClocksThrottleReasons: u64 = output::zeroed();
    let returned = unsafe {
        sys::nvmlDeviceGetSupportedClocksThrottleReasons(device, &mut supportedClocksThrottleReasons)
    };
    (returned, supportedClocksThrottleReasons)
}

/// Returns a sensor's temperature in °C (superseded by `nvmlDeviceGetTemperatureV`).
///
/// `nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType, unsigned int *temp)`
///
/// Returns `(nvmlReturn_t, temp: unsigned int)`.
///
/// - `temp`: out
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetTemperature(
    device: nvmlDevice_t,
    sensorType: nvmlTemperatureSensors_t,
) -> (nvmlReturn_t, u32) {
    let mut temp: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetTemperature(device, sensorType, &mut temp) };
    (returned, temp)
}

/// Reads the log of a GPU's vGPU scheduler (superseded by its second version).
///
/// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog)`
///
/// Returns `(nvmlReturn_t, pSchedulerLog: nvmlVgpuSchedulerLog_t)`.
///
/// - `pSchedulerLog`: out
///
/// Documented errors: [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuSchedulerLog(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlVgpuSchedulerLog_t) {
    let mut pSchedulerLog = output::Slack::<nvmlVgpuSchedulerLog_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetVgpuSchedulerLog(device, pSchedulerLog.slot()) };
    (returned, pSchedulerLog.take())
}

/// Returns a GPU's vGPU scheduler settings (superseded by its second version).
///
/// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerGetState_t *pSchedulerState)`
///
/// Returns `(nvmlReturn_t, pSchedulerState: nvmlVgpuSchedulerGetState_t)`.
///
/// - `pSchedulerState`: out
///
/// Documented errors: [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuSchedulerState(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlVgpuSchedulerGetState_t) {
    let mut pSchedulerState = output::Slack::<nvmlVgpuSchedulerGetState_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetVgpuSchedulerState(device, pSchedulerState.slot()) };
    (returned, pSchedulerState.take())
}

/// Returns for how long a policy, such as a power limit, has held clocks down (superseded).
///
/// `nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime)`
///
/// Returns `(nvmlReturn_t, violTime: nvmlViolationTime_t)`.
///
/// - `violTime`: out
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetViolationStatus(
    device: nvmlDevice_t,
    perfPolicyType: nvmlPerfPolicyType_t,
) -> (nvmlReturn_t, nvmlViolationTime_t) {
    let mut violTime = output::Slack::<nvmlViolationTime_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetViolationStatus(device, perfPolicyType, violTime.slot()) };
    (returned, violTime.take())
}

/// Sets the applications clocks back to their defaults (superseded).
///
/// `nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)`
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceResetApplicationsClocks(
    device: nvmlDevice_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceResetApplicationsClocks(device) };
    (returned,)
}

/// Sets a traffic counter of an NVLink to zero (superseded).
///
/// `nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter)`
///
/// Documented errors: [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceResetNvLinkUtilizationCounter(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceResetNvLinkUtilizationCounter(device, link, counter) };
    (returned,)
}

/// Sets memory and graphics clocks in MHz for applications (superseded by locked clocks).
///
/// `nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz)`
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_NO_PERMISSION`](nvmlReturn_t::NVML_ERROR_NO_PERMISSION), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetApplicationsClocks(
    device: nvmlDevice_t,
    memClockMHz: u32,
    graphicsClockMHz: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetApplicationsClocks(device, memClockMHz, graphicsClockMHz) };
    (returned,)
}

/// Gives the control of a fan back to the temperature.
///
/// `nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)`
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetDefaultFanSpeed_v2(
    device: nvmlDevice_t,
    fan: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetDefaultFanSpeed_v2(device, fan) };
    (returned,)
}

/// Sets whether a fan is controlled by temperature or by hand.
///
/// `nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy)`
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetFanControlPolicy(
    device: nvmlDevice_t,
    fan: u32,
    policy: nvmlFanControlPolicy_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetFanControlPolicy(device, fan, policy) };
    (returned,)
}

/// Sets the offset in MHz of the graphics clock's voltage curve (superseded).
///
/// `nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)`
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetGpcClkVfOffset(
    device: nvmlDevice_t,
    offset: i32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetGpcClkVfOffset(device, offset) };
    (returned,)
}

/// Sets the offset in MHz of the memory clock's voltage curve (superseded).
///
/// `nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)`
///
/// Documented errors: [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetMemClkVfOffset(
    device: nvmlDevice_t,
    offset: i32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetMemClkVfOffset(device, offset) };
    (returned,)
}

/// Sets what a traffic counter of an NVLink counts (superseded).
///
/// `nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)`
///
/// Documented errors: [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetNvLinkUtilizationControl(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
    control: &nvmlNvLinkUtilizationControl_t,
    reset: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceSetNvLinkUtilizationControl(
            device, link, counter, core::ptr::from_ref(control).cast_mut(), reset,
        )
    };
    (returned,)
}

/// Sets a GPU's vGPU scheduler (superseded by its second version).
///
/// `nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState)`
///
/// Documented errors: [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_RESET_REQUIRED`](nvmlReturn_t::NVML_ERROR_RESET_REQUIRED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetVgpuSchedulerState(
    device: nvmlDevice_t,
    pSchedulerState: &nvmlVgpuSchedulerSetState_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceSetVgpuSchedulerState(device, core::ptr::from_ref(pSchedulerState).cast_mut())
    };
    (returned,)
}

/// Removes power profiles from those asked of a GPU (superseded).
///
/// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)`
///
/// Documented errors: [`NVML_ERROR_ARGUMENT_VERSION_MISMATCH`](nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH), [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
    device: nvmlDevice_t,
    requestedProfiles: &nvmlWorkloadPowerProfileRequestedProfiles_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
            device, core::ptr::from_ref(requestedProfiles).cast_mut(),
        )
    };
    (returned,)
}

/// Adds power profiles to those asked of a GPU (superseded).
///
/// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)`
///
/// Documented errors: [`NVML_ERROR_ARGUMENT_VERSION_MISMATCH`](nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH), [`NVML_ERROR_GPU_IS_LOST`](nvmlReturn_t::NVML_ERROR_GPU_IS_LOST), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
    device: nvmlDevice_t,
    requestedProfiles: &nvmlWorkloadPowerProfileRequestedProfiles_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
            device, core::ptr::from_ref(requestedProfiles).cast_mut(),
        )
    };
    (returned,)
}

/// Reads the log of a GPU instance's vGPU scheduler (superseded by its second version).
///
/// `nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)`
///
/// - `pSchedulerLogInfo`: read and updated in place
///
/// Documented errors: [`NVML_ERROR_ARGUMENT_VERSION_MISMATCH`](nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceGetVgpuSchedulerLog(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpuInstanceGetVgpuSchedulerLog(gpuInstance, pSchedulerLogInfo) };
    (returned,)
}

/// Returns a GPU instance's vGPU scheduler settings (superseded by its second version).
///
/// `nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)`
///
/// - `pSchedulerStateInfo`: read and updated in place
///
/// Documented errors: [`NVML_ERROR_ARGUMENT_VERSION_MISMATCH`](nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceGetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpuInstanceGetVgpuSchedulerState(gpuInstance, pSchedulerStateInfo) };
    (returned,)
}

/// Sets a GPU instance's vGPU scheduler (superseded by its second version).
///
/// `nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t *pScheduler)`
///
/// Documented errors: [`NVML_ERROR_ARGUMENT_VERSION_MISMATCH`](nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH), [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_SUPPORTED`](nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED), [`NVML_ERROR_RESET_REQUIRED`](nvmlReturn_t::NVML_ERROR_RESET_REQUIRED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceSetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t,
    pScheduler: &nvmlVgpuSchedulerState_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlGpuInstanceSetVgpuSchedulerState(gpuInstance, core::ptr::from_ref(pScheduler).cast_mut())
    };
    (returned,)
}

/// Starts NVML with flags, for example so that having no GPU is no error.
///
/// `nvmlReturn_t nvmlInitWithFlags(unsigned int flags)`
///
/// - `flags`: in, flags: [`NVML_INIT_FLAG_NO_ATTACH`], [`NVML_INIT_FLAG_NO_GPUS`]
///
/// Documented errors: [`NVML_ERROR_DRIVER_NOT_LOADED`](nvmlReturn_t::NVML_ERROR_DRIVER_NOT_LOADED), [`NVML_ERROR_NO_PERMISSION`](nvmlReturn_t::NVML_ERROR_NO_PERMISSION), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlInitWithFlags(flags: u32) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlInitWithFlags(flags) };
    (returned,)
}

/// Creates a set for events of the system, such as a GPU being bound to its driver.
///
/// `nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)`
///
/// Returns `(nvmlReturn_t, request: nvmlSystemEventSetCreateRequest_t)`.
///
/// - `request`: out
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// Pointers in `request` are borrowed; they are valid until their owner changes or is destroyed.
#[inline]
pub unsafe fn nvmlSystemEventSetCreate() -> (
    nvmlReturn_t,
    nvmlSystemEventSetCreateRequest_t,
) {
    let mut request = output::Slack::<
        nvmlSystemEventSetCreateRequest_t,
    >::with(nvmlSystemEventSetCreateRequest_t::begin);
    let returned = unsafe { sys::nvmlSystemEventSetCreate(request.slot()) };
    (returned, request.take())
}

/// Returns whether a vGPU is licensed (superseded by `nvmlVgpuInstanceGetLicenseInfo`).
///
/// `nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed)`
///
/// Returns `(nvmlReturn_t, licensed: unsigned int)`.
///
/// - `licensed`: out
///
/// Documented errors: [`NVML_ERROR_INVALID_ARGUMENT`](nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT), [`NVML_ERROR_NOT_FOUND`](nvmlReturn_t::NVML_ERROR_NOT_FOUND), [`NVML_ERROR_UNINITIALIZED`](nvmlReturn_t::NVML_ERROR_UNINITIALIZED), [`NVML_ERROR_UNKNOWN`](nvmlReturn_t::NVML_ERROR_UNKNOWN).
///
/// In `nvml.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetLicenseStatus(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t, u32) {
    let mut licensed: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuInstanceGetLicenseStatus(vgpuInstance, &mut licensed) };
    (returned, licensed)
}
