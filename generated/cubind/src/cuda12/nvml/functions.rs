//! Functions (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/nvml/functions.rs"]
mod common;
pub use common::*;

/// Returns whether streaming of a GPU's counter collection unit (CCU) is enabled.
///
/// `nvmlReturn_t nvmlDeviceCcuGetStreamState(nvmlDevice_t device, unsigned int *state)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceCcuGetStreamState))]
///
/// Returns `(nvmlReturn_t, state: unsigned int)`.
///
/// - `state`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0, until CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Enables or disables streaming of a GPU's counter collection unit (CCU).
///
/// `nvmlReturn_t nvmlDeviceCcuSetStreamState(nvmlDevice_t device, unsigned int state)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceCcuSetStreamState))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0, until CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Returns the frequency in MHz of an applications clock (superseded by locked clocks).
///
/// `nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetApplicationsClock))]
///
/// Returns `(nvmlReturn_t, clockMHz: unsigned int)`.
///
/// - `clockMHz`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Returns why a GPU's clocks are reduced, as a bit mask (superseded by `nvmlDeviceGetCurrentClocksEventReasons`).
///
/// `nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device, unsigned long long *clocksThrottleReasons)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetCurrentClocksThrottleReasons))]
///
/// Returns `(nvmlReturn_t, clocksThrottleReasons: unsigned long long)`.
///
/// - `clocksThrottleReasons`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceGetCurrentClocksEventReasons` instead")]
#[inline]
pub unsafe fn nvmlDeviceGetCurrentClocksThrottleReasons(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u64) {
    let mut clocksThrottleReasons: u64 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetCurrentClocksThrottleReasons(device, &mut clocksThrottleReasons) };
    (returned, clocksThrottleReasons)
}

/// Returns the default frequency in MHz of an applications clock.
///
/// `nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetDefaultApplicationsClock))]
///
/// Returns `(nvmlReturn_t, clockMHz: unsigned int)`.
///
/// - `clockMHz`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Returns whether a fan is controlled by temperature or manually.
///
/// `nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t *policy)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetFanControlPolicy_v2))]
///
/// Returns `(nvmlReturn_t, policy: nvmlFanControlPolicy_t)`.
///
/// - `policy`: out
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Returns a GPU's NVLink cluster, clique and fabric state (superseded by `nvmlDeviceGetGpuFabricInfoV`).
///
/// `nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpuFabricInfo))]
///
/// Returns `(nvmlReturn_t, gpuFabricInfo: nvmlGpuFabricInfo_t)`.
///
/// - `gpuFabricInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`].
///
/// In `nvml.h` since at least CUDA 12.0. Deprecation announced in CUDA 12.4: use `nvmlDeviceGetGpuFabricInfoV`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpuFabricInfo(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlGpuFabricInfo_t) {
    let mut gpuFabricInfo = output::Reserved::<nvmlGpuFabricInfo_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetGpuFabricInfo(device, gpuFabricInfo.slot()) };
    (returned, gpuFabricInfo.take())
}

/// Returns the total, free and used memory in bytes of a GPU; reserved memory counts as used.
///
/// `nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMemoryInfo))]
///
/// Returns `(nvmlReturn_t, memory: nvmlMemory_t)`.
///
/// - `memory`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMemoryInfo(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlMemory_t) {
    let mut memory = output::Reserved::<nvmlMemory_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetMemoryInfo(device, memory.slot()) };
    (returned, memory.take())
}

/// Returns the total, reserved, free and used memory in bytes of a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMemoryInfo_v2))]
///
/// Returns `(nvmlReturn_t, memory: nvmlMemory_v2_t)`.
///
/// - `memory`: out
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMemoryInfo_v2(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlMemory_v2_t) {
    let mut memory = output::Reserved::<nvmlMemory_v2_t>::with(nvmlMemory_v2_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetMemoryInfo_v2(device, memory.slot()) };
    (returned, memory.take())
}

/// Returns whether MIG mode is enabled on a GPU, now and after the next reset.
///
/// `nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMigMode))]
///
/// Returns `(nvmlReturn_t, currentMode: unsigned int, pendingMode: unsigned int)`.
///
/// - `currentMode`, `pendingMode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Returns the minimum and maximum frequencies in MHz of a GPU clock in a performance state.
///
/// `nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMinMaxClockOfPState))]
///
/// Returns `(nvmlReturn_t, minClockMHz: unsigned int, maxClockMHz: unsigned int)`.
///
/// - `minClockMHz`, `maxClockMHz`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Returns the minimum and maximum fan speeds that can be set on a GPU, as percentages.
///
/// `nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMinMaxFanSpeed))]
///
/// Returns `(nvmlReturn_t, minSpeed: unsigned int, maxSpeed: unsigned int)`.
///
/// - `minSpeed`, `maxSpeed`: out
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Returns the possible reasons for reduced clocks (superseded by `nvmlDeviceGetSupportedClocksEventReasons`).
///
/// `nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device, unsigned long long *supportedClocksThrottleReasons)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetSupportedClocksThrottleReasons))]
///
/// Returns `(nvmlReturn_t, supportedClocksThrottleReasons: unsigned long long)`.
///
/// - `supportedClocksThrottleReasons`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceGetSupportedClocksEventReasons` instead")]
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

/// Returns the temperature in °C that a GPU's sensor measures (superseded by `nvmlDeviceGetTemperatureV`).
///
/// `nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType, unsigned int *temp)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetTemperature))]
///
/// Returns `(nvmlReturn_t, temp: unsigned int)`.
///
/// - `temp`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceGetTemperatureV` instead")]
#[inline]
pub unsafe fn nvmlDeviceGetTemperature(
    device: nvmlDevice_t,
    sensorType: nvmlTemperatureSensors_t,
) -> (nvmlReturn_t, u32) {
    let mut temp: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetTemperature(device, sensorType, &mut temp) };
    (returned, temp)
}

/// Reads the log of a GPU's vGPU scheduler (superseded by `nvmlDeviceGetVgpuSchedulerLog_v2`).
///
/// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVgpuSchedulerLog))]
///
/// Returns `(nvmlReturn_t, pSchedulerLog: nvmlVgpuSchedulerLog_t)`.
///
/// - `pSchedulerLog`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.2: use `nvmlDeviceGetVgpuSchedulerLog_v2`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuSchedulerLog(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlVgpuSchedulerLog_t) {
    let mut pSchedulerLog = output::Reserved::<nvmlVgpuSchedulerLog_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetVgpuSchedulerLog(device, pSchedulerLog.slot()) };
    (returned, pSchedulerLog.take())
}

/// Returns the configuration of a GPU's vGPU scheduler (superseded by `nvmlDeviceGetVgpuSchedulerState_v2`).
///
/// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerGetState_t *pSchedulerState)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVgpuSchedulerState))]
///
/// Returns `(nvmlReturn_t, pSchedulerState: nvmlVgpuSchedulerGetState_t)`.
///
/// - `pSchedulerState`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.2: use `nvmlDeviceGetVgpuSchedulerState_v2`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuSchedulerState(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlVgpuSchedulerGetState_t) {
    let mut pSchedulerState = output::Reserved::<nvmlVgpuSchedulerGetState_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetVgpuSchedulerState(device, pSchedulerState.slot()) };
    (returned, pSchedulerState.take())
}

/// Returns how long a policy, such as the power limit, has reduced a GPU's clocks.
///
/// `nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetViolationStatus))]
///
/// Returns `(nvmlReturn_t, violTime: nvmlViolationTime_t)`.
///
/// - `violTime`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetViolationStatus(
    device: nvmlDevice_t,
    perfPolicyType: nvmlPerfPolicyType_t,
) -> (nvmlReturn_t, nvmlViolationTime_t) {
    let mut violTime = output::Reserved::<nvmlViolationTime_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetViolationStatus(device, perfPolicyType, violTime.slot()) };
    (returned, violTime.take())
}

/// Resets the applications clocks to their defaults.
///
/// `nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceResetApplicationsClocks))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Sets the memory and graphics clocks for applications, in MHz (superseded by locked clocks).
///
/// `nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetApplicationsClocks))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Restores the automatic, temperature-based control of a fan.
///
/// `nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetDefaultFanSpeed_v2))]
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Sets whether a fan is controlled by temperature or manually.
///
/// `nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetFanControlPolicy))]
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Sets the offset in MHz of the graphics clock's voltage-frequency curve.
///
/// `nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetGpcClkVfOffset))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. Deprecation announced in CUDA 12.5: use `nvmlDeviceSetClockOffsets`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Sets the offset in MHz of the memory clock's voltage-frequency curve.
///
/// `nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetMemClkVfOffset))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. Deprecation announced in CUDA 12.5: use `nvmlDeviceSetClockOffsets`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Configures a GPU's vGPU scheduler (superseded by `nvmlDeviceSetVgpuSchedulerState_v2`).
///
/// `nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetVgpuSchedulerState))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_RESET_REQUIRED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.2. Deprecation announced in CUDA 13.2: use `nvmlDeviceSetVgpuSchedulerState_v2`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Removes workload power profiles from those requested for a GPU.
///
/// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)`
#[cfg_attr(
    doc,
    doc = forms!(nvml::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles)
)]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
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
    let returned = unsafe { sys::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
        device, core::ptr::from_ref(requestedProfiles).cast_mut(),
    ) };
    (returned,)
}

/// Adds workload power profiles to those requested for a GPU.
///
/// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
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
    let returned = unsafe { sys::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
        device, core::ptr::from_ref(requestedProfiles).cast_mut(),
    ) };
    (returned,)
}

/// Reads the log of a GPU instance's vGPU scheduler (superseded by `nvmlGpuInstanceGetVgpuSchedulerLog_v2`).
///
/// `nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetVgpuSchedulerLog))]
///
/// - `pSchedulerLogInfo`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.9. Deprecation announced in CUDA 13.2: use `nvmlGpuInstanceGetVgpuSchedulerLog_v2`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Stores in `pSchedulerStateInfo` the configuration of a GPU instance's vGPU scheduler.
///
/// `nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetVgpuSchedulerState))]
///
/// - `pSchedulerStateInfo`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.9. Deprecation announced in CUDA 13.2: use `nvmlGpuInstanceGetVgpuSchedulerState_v2`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Configures a GPU instance's vGPU scheduler (superseded by `nvmlGpuInstanceSetVgpuSchedulerState_v2`).
///
/// `nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t *pScheduler)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceSetVgpuSchedulerState))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_RESET_REQUIRED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.9. Deprecation announced in CUDA 13.2: use `nvmlGpuInstanceSetVgpuSchedulerState_v2`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
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

/// Initializes NVML with flags, for example so that the absence of GPUs is not an error.
///
/// `nvmlReturn_t nvmlInitWithFlags(unsigned int flags)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlInitWithFlags))]
///
/// - `flags`: in, flags: [`NVML_INIT_FLAG_NO_ATTACH`], [`NVML_INIT_FLAG_NO_GPUS`]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_DRIVER_NOT_LOADED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlInitWithFlags(flags: u32) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlInitWithFlags(flags) };
    (returned,)
}

/// Creates an event set for system events, such as a GPU being bound to its driver.
///
/// `nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemEventSetCreate))]
///
/// Returns `(nvmlReturn_t, request: nvmlSystemEventSetCreateRequest_t)`.
///
/// - `request`: out
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// Pointers in `request` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn nvmlSystemEventSetCreate() -> (
    nvmlReturn_t,
    nvmlSystemEventSetCreateRequest_t,
) {
    let mut request = output::Reserved::<
        nvmlSystemEventSetCreateRequest_t,
    >::with(nvmlSystemEventSetCreateRequest_t::begin);
    let returned = unsafe { sys::nvmlSystemEventSetCreate(request.slot()) };
    (returned, request.take())
}
