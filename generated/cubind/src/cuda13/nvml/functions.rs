//! Functions (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/nvml/functions.rs"]
mod common;
pub use common::*;

/// Stores in `stats`, a larger record, the utilization, peak memory use and times of one process on a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device, nvmlAccountingStats_v2_t *stats)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetAccountingStats_v2))]
///
/// - `stats`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetAccountingStats_v2(
    device: nvmlDevice_t,
    stats: &mut nvmlAccountingStats_v2_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetAccountingStats_v2(device, stats) };
    (returned,)
}

/// Returns whether a GPU adapts its total graphics power (TGP) limit, and the limit in milliwatts.
///
/// `nvmlReturn_t nvmlDeviceGetAdaptiveTgpModeInfo_v1(nvmlDevice_t device, nvmlAdaptiveTgpModeInfo_v1_t *info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetAdaptiveTgpModeInfo_v1))]
///
/// Returns `(nvmlReturn_t, info: nvmlAdaptiveTgpModeInfo_v1_t)`.
///
/// - `info`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetAdaptiveTgpModeInfo_v1(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlAdaptiveTgpModeInfo_v1_t) {
    let mut info = output::Reserved::<nvmlAdaptiveTgpModeInfo_v1_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetAdaptiveTgpModeInfo_v1(device, info.slot()) };
    (returned, info.take())
}

/// Returns how a GPU addresses system memory (HMM, ATS or neither).
///
/// `nvmlReturn_t nvmlDeviceGetAddressingMode(nvmlDevice_t device, nvmlDeviceAddressingMode_t *mode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetAddressingMode))]
///
/// Returns `(nvmlReturn_t, mode: nvmlDeviceAddressingMode_t)`.
///
/// - `mode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`].
///
/// In `nvml.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetAddressingMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlDeviceAddressingMode_t) {
    let mut mode = output::Reserved::<
        nvmlDeviceAddressingMode_t,
    >::with(nvmlDeviceAddressingMode_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetAddressingMode(device, mode.slot()) };
    (returned, mode.take())
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
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn nvmlDeviceGetApplicationsClock(
    device: nvmlDevice_t,
    clockType: nvmlClockType_t,
) -> (nvmlReturn_t, u32) {
    let mut clockMHz: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetApplicationsClock(device, clockType, &mut clockMHz) };
    (returned, clockMHz)
}

/// Returns the run time that a GPU's black box has recorded.
///
/// `nvmlReturn_t nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device, nvmlBBXTimeData_v1_t *timeData)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetBBXTimeData_v1))]
///
/// Returns `(nvmlReturn_t, timeData: nvmlBBXTimeData_v1_t)`.
///
/// - `timeData`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetBBXTimeData_v1(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlBBXTimeData_v1_t) {
    let mut timeData = output::Reserved::<nvmlBBXTimeData_v1_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetBBXTimeData_v1(device, timeData.slot()) };
    (returned, timeData.take())
}

/// Returns a GPU's number of remapped memory banks, and whether remappings are pending.
///
/// `nvmlReturn_t nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device, nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetBankRemapperStatus_v1))]
///
/// Returns `(nvmlReturn_t, pBankRemapperStatus: nvmlEccBankRemapperStatus_v1_t)`.
///
/// - `pBankRemapperStatus`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetBankRemapperStatus_v1(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlEccBankRemapperStatus_v1_t) {
    let mut pBankRemapperStatus = output::Reserved::<
        nvmlEccBankRemapperStatus_v1_t,
    >::new();
    let returned = unsafe { sys::nvmlDeviceGetBankRemapperStatus_v1(device, pBankRemapperStatus.slot()) };
    (returned, pBankRemapperStatus.take())
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
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
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
/// In `nvml.h` since at least CUDA 12.0, deprecated. Deprecation announced in CUDA 12.4: use `nvmlDeviceGetGpuFabricInfoV`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceGetGpuFabricInfo_v4` instead")]
#[inline]
pub unsafe fn nvmlDeviceGetGpuFabricInfo(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlGpuFabricInfo_t) {
    let mut gpuFabricInfo = output::Reserved::<nvmlGpuFabricInfo_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetGpuFabricInfo(device, gpuFabricInfo.slot()) };
    (returned, gpuFabricInfo.take())
}

/// Returns information about a GPU's NVLink fabric, in version 4 of the record.
///
/// `nvmlReturn_t nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device, nvmlGpuFabricInfo_v4_t *gpuFabricInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpuFabricInfo_v4))]
///
/// Returns `(nvmlReturn_t, gpuFabricInfo: nvmlGpuFabricInfo_v4_t)`.
///
/// - `gpuFabricInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpuFabricInfo_v4(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlGpuFabricInfo_v4_t) {
    let mut gpuFabricInfo = output::Reserved::<nvmlGpuFabricInfo_v4_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetGpuFabricInfo_v4(device, gpuFabricInfo.slot()) };
    (returned, gpuFabricInfo.take())
}

/// Returns the resources of a GPU instance profile that is given by its ID.
///
/// `nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstanceProfileInfo_v2_t *info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpuInstanceProfileInfoByIdV))]
///
/// Returns `(nvmlReturn_t, info: nvmlGpuInstanceProfileInfo_v2_t)`.
///
/// - `info`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstanceProfileInfoByIdV(
    device: nvmlDevice_t,
    profileId: u32,
) -> (nvmlReturn_t, nvmlGpuInstanceProfileInfo_v2_t) {
    let mut info = output::Reserved::<
        nvmlGpuInstanceProfileInfo_v2_t,
    >::with(nvmlGpuInstanceProfileInfo_v2_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetGpuInstanceProfileInfoByIdV(device, profileId, info.slot()) };
    (returned, info.take())
}

/// Returns the uptime of a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetGpuUptime_v1(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpuUptime_v1))]
///
/// Returns `(nvmlReturn_t, uptime: nvmlGpuUptime_v1_t)`.
///
/// - `uptime`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.5. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpuUptime_v1(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlGpuUptime_v1_t) {
    let mut uptime = output::Reserved::<nvmlGpuUptime_v1_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetGpuUptime_v1(device, uptime.slot()) };
    (returned, uptime.take())
}

/// Returns the host name that is stored for a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetHostname_v1))]
///
/// Returns `(nvmlReturn_t, hostname: nvmlHostname_v1_t)`.
///
/// - `hostname`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetHostname_v1(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlHostname_v1_t) {
    let mut hostname = output::Reserved::<nvmlHostname_v1_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetHostname_v1(device, hostname.slot()) };
    (returned, hostname.take())
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
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
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
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
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

/// Stores in `limits` a namespace's soft and hard limits on GPU memory, and its memory use.
///
/// `nvmlReturn_t nvmlDeviceGetMemoryLimits_v1(nvmlDevice_t device, nvmlGetMemoryLimits_v1_t *limits)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMemoryLimits_v1))]
///
/// - `limits`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_OPERATING_SYSTEM`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `device`: a live handle.
/// - Pointers, handles and lengths in `limits` must be valid.
#[inline]
pub unsafe fn nvmlDeviceGetMemoryLimits_v1(
    device: nvmlDevice_t,
    limits: &mut nvmlGetMemoryLimits_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetMemoryLimits_v1(device, limits) };
    (returned,)
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
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
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
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
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
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
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

/// Returns whether a GPU's NVLinks are encrypted, and information about their firmware.
///
/// `nvmlReturn_t nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNvLinkInfo))]
///
/// Returns `(nvmlReturn_t, info: nvmlNvLinkInfo_t)`.
///
/// - `info`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkInfo(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlNvLinkInfo_t) {
    let mut info = output::Reserved::<nvmlNvLinkInfo_t>::with(nvmlNvLinkInfo_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetNvLinkInfo(device, info.slot()) };
    (returned, info.take())
}

/// Returns whether a GPU's NVLinks are encrypted or ready for encryption, and firmware information.
///
/// `nvmlReturn_t nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNvLinkInfo_v3))]
///
/// Returns `(nvmlReturn_t, info: nvmlNvLinkInfo_v3_t)`.
///
/// - `info`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.5. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkInfo_v3(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlNvLinkInfo_v3_t) {
    let mut info = output::Reserved::<nvmlNvLinkInfo_v3_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetNvLinkInfo_v3(device, info.slot()) };
    (returned, info.take())
}

/// Reads telemetry samples of a GPU's NVLinks.
///
/// `nvmlReturn_t nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device, nvmlNvlinkTelemetrySamples_v1_t *samples)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNvLinkTelemetrySamples_v1))]
///
/// - `samples`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `device`: a live handle.
/// - Pointers, handles and lengths in `samples` must be valid.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkTelemetrySamples_v1(
    device: nvmlDevice_t,
    samples: &mut nvmlNvlinkTelemetrySamples_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetNvLinkTelemetrySamples_v1(device, samples) };
    (returned,)
}

/// Returns a GPU's contribution to the setup of NVLink encryption (NVLE).
///
/// `nvmlReturn_t nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device, nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNvlinkNvlePrivateInfo_v1))]
///
/// Returns `(nvmlReturn_t, privateInfo: nvmlNvlinkNvlePrivateInfo_v1_t)`.
///
/// - `privateInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.5. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNvlinkNvlePrivateInfo_v1(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlNvlinkNvlePrivateInfo_v1_t) {
    let mut privateInfo = output::Reserved::<nvmlNvlinkNvlePrivateInfo_v1_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetNvlinkNvlePrivateInfo_v1(device, privateInfo.slot()) };
    (returned, privateInfo.take())
}

/// Returns a GPU's NVLink remap tables.
///
/// `nvmlReturn_t nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device, nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNvlinkRemapTableInfo_v1))]
///
/// Returns `(nvmlReturn_t, remapTableInfo: nvmlNvlinkGetRemapTableInfo_v1_t)`.
///
/// - `remapTableInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.5. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNvlinkRemapTableInfo_v1(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlNvlinkGetRemapTableInfo_v1_t) {
    let mut remapTableInfo = output::Reserved::<nvmlNvlinkGetRemapTableInfo_v1_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetNvlinkRemapTableInfo_v1(device, remapTableInfo.slot()) };
    (returned, remapTableInfo.take())
}

/// Returns a GPU's per-device identifier (PDI), a 64-bit integer.
///
/// `nvmlReturn_t nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPdi))]
///
/// Returns `(nvmlReturn_t, pdi: nvmlPdi_t)`.
///
/// - `pdi`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPdi(device: nvmlDevice_t) -> (nvmlReturn_t, nvmlPdi_t) {
    let mut pdi = output::Reserved::<nvmlPdi_t>::with(nvmlPdi_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetPdi(device, pdi.slot()) };
    (returned, pdi.take())
}

/// Returns a GPU's PowerMizer mode, and the modes that the GPU supports.
///
/// `nvmlReturn_t nvmlDeviceGetPowerMizerMode_v1(nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPowerMizerMode_v1))]
///
/// Returns `(nvmlReturn_t, powerMizerMode: nvmlDevicePowerMizerModes_v1_t)`.
///
/// - `powerMizerMode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPowerMizerMode_v1(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlDevicePowerMizerModes_v1_t) {
    let mut powerMizerMode = output::Reserved::<nvmlDevicePowerMizerModes_v1_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetPowerMizerMode_v1(device, powerMizerMode.slot()) };
    (returned, powerMizerMode.take())
}

/// Returns a GPU's numbers of active and inactive remapped memory rows.
///
/// `nvmlReturn_t nvmlDeviceGetRemappedRows_v2(nvmlDevice_t device, nvmlRemappedRowsInfo_v2_t *info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetRemappedRows_v2))]
///
/// Returns `(nvmlReturn_t, info: nvmlRemappedRowsInfo_v2_t)`.
///
/// - `info`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetRemappedRows_v2(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlRemappedRowsInfo_v2_t) {
    let mut info = output::Reserved::<nvmlRemappedRowsInfo_v2_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetRemappedRows_v2(device, info.slot()) };
    (returned, info.take())
}

/// Returns whether repairs of a GPU's memory channels or TPCs are pending.
///
/// `nvmlReturn_t nvmlDeviceGetRepairStatus(nvmlDevice_t device, nvmlRepairStatus_t *repairStatus)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetRepairStatus))]
///
/// Returns `(nvmlReturn_t, repairStatus: nvmlRepairStatus_t)`.
///
/// - `repairStatus`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetRepairStatus(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlRepairStatus_t) {
    let mut repairStatus = output::Reserved::<
        nvmlRepairStatus_t,
    >::with(nvmlRepairStatus_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetRepairStatus(device, repairStatus.slot()) };
    (returned, repairStatus.take())
}

/// Stores in `errorCounts` the counts of a GPU's uncorrected SRAM ECC errors, with one entry for each address.
///
/// `nvmlReturn_t nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device, nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts))]
///
/// - `errorCounts`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `device`: a live handle.
/// - Pointers, handles and lengths in `errorCounts` must be valid.
#[inline]
pub unsafe fn nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(
    device: nvmlDevice_t,
    errorCounts: &mut nvmlEccSramUniqueUncorrectedErrorCounts_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(device, errorCounts) };
    (returned,)
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

/// Returns whether a GPU has memory that cannot be repaired.
///
/// `nvmlReturn_t nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device, nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetUnrepairableMemoryFlag_v1))]
///
/// Returns `(nvmlReturn_t, unrepairableMemoryStatus: nvmlUnrepairableMemoryStatus_v1_t)`.
///
/// - `unrepairableMemoryStatus`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetUnrepairableMemoryFlag_v1(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlUnrepairableMemoryStatus_v1_t) {
    let mut unrepairableMemoryStatus = output::Reserved::<
        nvmlUnrepairableMemoryStatus_v1_t,
    >::new();
    let returned = unsafe { sys::nvmlDeviceGetUnrepairableMemoryFlag_v1(device, unrepairableMemoryStatus.slot()) };
    (returned, unrepairableMemoryStatus.take())
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
/// In `nvml.h` since at least CUDA 12.0, deprecated. Deprecation announced in CUDA 13.2: use `nvmlDeviceGetVgpuSchedulerLog_v2`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceGetVgpuSchedulerLog_v2` instead")]
#[inline]
pub unsafe fn nvmlDeviceGetVgpuSchedulerLog(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlVgpuSchedulerLog_t) {
    let mut pSchedulerLog = output::Reserved::<nvmlVgpuSchedulerLog_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetVgpuSchedulerLog(device, pSchedulerLog.slot()) };
    (returned, pSchedulerLog.take())
}

/// Reads the log of a GPU's vGPU scheduler for one engine.
///
/// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog_v2(nvmlDevice_t device, nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVgpuSchedulerLog_v2))]
///
/// - `pSchedulerLogInfo`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuSchedulerLog_v2(
    device: nvmlDevice_t,
    pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_v2_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetVgpuSchedulerLog_v2(device, pSchedulerLogInfo) };
    (returned,)
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
/// In `nvml.h` since at least CUDA 12.0, deprecated. Deprecation announced in CUDA 13.2: use `nvmlDeviceGetVgpuSchedulerState_v2`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceGetVgpuSchedulerState_v2` instead")]
#[inline]
pub unsafe fn nvmlDeviceGetVgpuSchedulerState(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlVgpuSchedulerGetState_t) {
    let mut pSchedulerState = output::Reserved::<nvmlVgpuSchedulerGetState_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetVgpuSchedulerState(device, pSchedulerState.slot()) };
    (returned, pSchedulerState.take())
}

/// Stores in `pSchedulerStateInfo` a GPU's vGPU scheduler configuration (policy, averaging and time slice).
///
/// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerState_v2(nvmlDevice_t device, nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVgpuSchedulerState_v2))]
///
/// - `pSchedulerStateInfo`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuSchedulerState_v2(
    device: nvmlDevice_t,
    pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_v2_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetVgpuSchedulerState_v2(device, pSchedulerStateInfo) };
    (returned,)
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
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceGetFieldValues` instead")]
#[inline]
pub unsafe fn nvmlDeviceGetViolationStatus(
    device: nvmlDevice_t,
    perfPolicyType: nvmlPerfPolicyType_t,
) -> (nvmlReturn_t, nvmlViolationTime_t) {
    let mut violTime = output::Reserved::<nvmlViolationTime_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetViolationStatus(device, perfPolicyType, violTime.slot()) };
    (returned, violTime.take())
}

/// Locks a GPU's NVLink remap tables.
///
/// `nvmlReturn_t nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device, nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceLockNvlinkRemapTable_v1))]
///
/// - `remapTableLockInfo`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.5. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceLockNvlinkRemapTable_v1(
    device: nvmlDevice_t,
    remapTableLockInfo: &mut nvmlNvlinkLockRemapTable_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceLockNvlinkRemapTable_v1(device, remapTableLockInfo) };
    (returned,)
}

/// Reads recent samples of a GPU's performance metrics.
///
/// `nvmlReturn_t nvmlDevicePerfMetricsGetSamples_v1(nvmlDevice_t device, nvmlPerfMetricsSamples_v1_t *samples)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDevicePerfMetricsGetSamples_v1))]
///
/// - `samples`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDevicePerfMetricsGetSamples_v1(
    device: nvmlDevice_t,
    samples: &mut nvmlPerfMetricsSamples_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDevicePerfMetricsGetSamples_v1(device, samples) };
    (returned,)
}

/// Reads several port counters of a GPU, in the PRM format.
///
/// `nvmlReturn_t nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device, nvmlPRMCounterList_v1_t *counterList)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceReadPRMCounters_v1))]
///
/// - `counterList`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `device`: a live handle.
/// - Pointers, handles and lengths in `counterList` must be valid.
#[inline]
pub unsafe fn nvmlDeviceReadPRMCounters_v1(
    device: nvmlDevice_t,
    counterList: &mut nvmlPRMCounterList_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceReadPRMCounters_v1(device, counterList) };
    (returned,)
}

/// Reads or writes one of a GPU's port registers, in the PRM format.
///
/// `nvmlReturn_t nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceReadWritePRM_v1))]
///
/// - `buffer`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`].
///
/// In `nvml.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceReadWritePRM_v1(
    device: nvmlDevice_t,
    buffer: &mut nvmlPRMTLV_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceReadWritePRM_v1(device, buffer) };
    (returned,)
}

/// Resets the applications clocks to their defaults.
///
/// `nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceResetApplicationsClocks))]
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn nvmlDeviceResetApplicationsClocks(
    device: nvmlDevice_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceResetApplicationsClocks(device) };
    (returned,)
}

/// Requests that a GPU adapt, or not adapt, its total graphics power (TGP) limit.
///
/// `nvmlReturn_t nvmlDeviceSetAdaptiveTgpMode_v1(nvmlDevice_t device, nvmlEnableState_t mode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetAdaptiveTgpMode_v1))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetAdaptiveTgpMode_v1(
    device: nvmlDevice_t,
    mode: nvmlEnableState_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetAdaptiveTgpMode_v1(device, mode) };
    (returned,)
}

/// Sets the memory and graphics clocks for applications, in MHz (superseded by locked clocks).
///
/// `nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetApplicationsClocks))]
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
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
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
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
/// In `nvml.h` since at least CUDA 12.0, deprecated. Deprecation announced in CUDA 12.5: use `nvmlDeviceSetClockOffsets`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceSetClockOffsets` instead")]
#[inline]
pub unsafe fn nvmlDeviceSetGpcClkVfOffset(
    device: nvmlDevice_t,
    offset: i32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetGpcClkVfOffset(device, offset) };
    (returned,)
}

/// Stores a host name for a GPU.
///
/// `nvmlReturn_t nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetHostname_v1))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetHostname_v1(
    device: nvmlDevice_t,
    hostname: &nvmlHostname_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetHostname_v1(device, core::ptr::from_ref(hostname).cast_mut()) };
    (returned,)
}

/// Sets the offset in MHz of the memory clock's voltage-frequency curve.
///
/// `nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetMemClkVfOffset))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. Deprecation announced in CUDA 12.5: use `nvmlDeviceSetClockOffsets`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceSetClockOffsets` instead")]
#[inline]
pub unsafe fn nvmlDeviceSetMemClkVfOffset(
    device: nvmlDevice_t,
    offset: i32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetMemClkVfOffset(device, offset) };
    (returned,)
}

/// Sets a namespace's soft and hard limits on GPU memory.
///
/// `nvmlReturn_t nvmlDeviceSetMemoryLimits_v1(nvmlDevice_t device, nvmlSetMemoryLimits_v1_t *limits)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetMemoryLimits_v1))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_OPERATING_SYSTEM`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `device`: a live handle.
/// - Pointers, handles and lengths in `limits` must be valid.
#[inline]
pub unsafe fn nvmlDeviceSetMemoryLimits_v1(
    device: nvmlDevice_t,
    limits: &nvmlSetMemoryLimits_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetMemoryLimits_v1(device, core::ptr::from_ref(limits).cast_mut()) };
    (returned,)
}

/// Sets the NVLink bandwidth mode of a GPU and waits for completion, up to a timeout.
///
/// `nvmlReturn_t nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device, nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetNvlinkBwModeAsync_v1))]
///
/// - `setBwModeAsync`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetNvlinkBwModeAsync_v1(
    device: nvmlDevice_t,
    setBwModeAsync: &mut nvmlNvlinkSetBwModeAsync_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetNvlinkBwModeAsync_v1(device, setBwModeAsync) };
    (returned,)
}

/// Sets whether a GPU is ready for NVLink encryption (NVLE).
///
/// `nvmlReturn_t nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device, nvmlNvlinkSetNvleReady_v1_t *setNvleReady)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetNvlinkNvleReady_v1))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.5. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetNvlinkNvleReady_v1(
    device: nvmlDevice_t,
    setNvleReady: &nvmlNvlinkSetNvleReady_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceSetNvlinkNvleReady_v1(device, core::ptr::from_ref(setNvleReady).cast_mut())
    };
    (returned,)
}

/// Sets the PowerMizer mode of a GPU.
///
/// `nvmlReturn_t nvmlDeviceSetPowerMizerMode_v1(nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetPowerMizerMode_v1))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetPowerMizerMode_v1(
    device: nvmlDevice_t,
    powerMizerMode: &nvmlDevicePowerMizerModes_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceSetPowerMizerMode_v1(device, core::ptr::from_ref(powerMizerMode).cast_mut())
    };
    (returned,)
}

/// Selects the groups of values that the driver polls for a GPU's user-shared data (RUSD).
///
/// `nvmlReturn_t nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device, nvmlRusdSettings_v1_t *settings)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetRusdSettings_v1))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`].
///
/// In `nvml.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetRusdSettings_v1(
    device: nvmlDevice_t,
    settings: &nvmlRusdSettings_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetRusdSettings_v1(device, core::ptr::from_ref(settings).cast_mut()) };
    (returned,)
}

/// Configures a GPU's vGPU scheduler (superseded by `nvmlDeviceSetVgpuSchedulerState_v2`).
///
/// `nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetVgpuSchedulerState))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_RESET_REQUIRED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.2, deprecated. Deprecation announced in CUDA 13.2: use `nvmlDeviceSetVgpuSchedulerState_v2`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceSetVgpuSchedulerState_v2` instead")]
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

/// Configures a GPU's vGPU scheduler: policy, averaging and time slice.
///
/// `nvmlReturn_t nvmlDeviceSetVgpuSchedulerState_v2(nvmlDevice_t device, nvmlVgpuSchedulerState_v2_t *pSchedulerState)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetVgpuSchedulerState_v2))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_RESET_REQUIRED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetVgpuSchedulerState_v2(
    device: nvmlDevice_t,
    pSchedulerState: &nvmlVgpuSchedulerState_v2_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceSetVgpuSchedulerState_v2(device, core::ptr::from_ref(pSchedulerState).cast_mut())
    };
    (returned,)
}

/// Sets the key with which two GPUs encrypt their NVLink traffic (NVLE).
///
/// `nvmlReturn_t nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device, nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetupNvlinkNvleEncryptionKey_v1))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.5. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(
    device: nvmlDevice_t,
    encryptionKey: &nvmlNvlinkSetupNvleEncryptionKey_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(device, core::ptr::from_ref(encryptionKey).cast_mut())
    };
    (returned,)
}

/// Forces a GPU that hosts vGPUs to unload its GSP firmware.
///
/// `nvmlReturn_t nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceVgpuForceGspUnload))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceVgpuForceGspUnload(device: nvmlDevice_t) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceVgpuForceGspUnload(device) };
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
/// In `nvml.h` since CUDA 12.8, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1` instead")]
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
/// In `nvml.h` since CUDA 12.8, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1` instead")]
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

/// Adds, removes or replaces the workload power profiles requested for a GPU.
///
/// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(nvmlDevice_t device, nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(
    device: nvmlDevice_t,
    updateProfiles: &nvmlWorkloadPowerProfileUpdateProfiles_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(device, core::ptr::from_ref(updateProfiles).cast_mut())
    };
    (returned,)
}

/// Returns the number of context items of the last event of an event set.
///
/// `nvmlReturn_t nvmlEventSetGetContextCount_v1(nvmlEventSet_t set, nvmlEventSetGetContextCount_v1_t *params)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlEventSetGetContextCount_v1))]
///
/// Returns `(nvmlReturn_t, params: nvmlEventSetGetContextCount_v1_t)`.
///
/// - `params`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `set`: a live handle.
#[inline]
pub unsafe fn nvmlEventSetGetContextCount_v1(
    set: nvmlEventSet_t,
) -> (nvmlReturn_t, nvmlEventSetGetContextCount_v1_t) {
    let mut params = output::Reserved::<nvmlEventSetGetContextCount_v1_t>::new();
    let returned = unsafe { sys::nvmlEventSetGetContextCount_v1(set, params.slot()) };
    (returned, params.take())
}

/// Copies the data of one context item of an event.
///
/// `nvmlReturn_t nvmlEventSetGetContextData_v1(nvmlEventSet_t set, nvmlEventSetGetContextData_v1_t *params)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlEventSetGetContextData_v1))]
///
/// - `params`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `set`: a live handle.
/// - Pointers, handles and lengths in `params` must be valid.
#[inline]
pub unsafe fn nvmlEventSetGetContextData_v1(
    set: nvmlEventSet_t,
    params: &mut nvmlEventSetGetContextData_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlEventSetGetContextData_v1(set, params) };
    (returned,)
}

/// Stores in `params` the kind and size of one context item of an event.
///
/// `nvmlReturn_t nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set, nvmlEventSetGetContextInfo_v1_t *params)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlEventSetGetContextInfo_v1))]
///
/// - `params`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `set`: a live handle.
#[inline]
pub unsafe fn nvmlEventSetGetContextInfo_v1(
    set: nvmlEventSet_t,
    params: &mut nvmlEventSetGetContextInfo_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlEventSetGetContextInfo_v1(set, params) };
    (returned,)
}

/// Stores in `params` the Xid code in one context item of an event.
///
/// `nvmlReturn_t nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set, nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)`
#[cfg_attr(
    doc,
    doc = forms!(nvml::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1)
)]
///
/// - `params`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `set`: a live handle.
#[inline]
pub unsafe fn nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(
    set: nvmlEventSet_t,
    params: &mut nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(set, params) };
    (returned,)
}

/// Adds operational events of a GPU, from a given level and severity upward, to an event set.
///
/// `nvmlReturn_t nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet, const nvmlGpuOperationalEventConfig_v1_t *config)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlEventSetRegisterGpuOperationalEvents_v1))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_RESOURCES`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `eventSet`: a live handle.
#[inline]
pub unsafe fn nvmlEventSetRegisterGpuOperationalEvents_v1(
    eventSet: nvmlEventSet_t,
    config: &nvmlGpuOperationalEventConfig_v1_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlEventSetRegisterGpuOperationalEvents_v1(eventSet, core::ptr::from_ref(config)) };
    (returned,)
}

/// Waits for one event of an event set, and returns its module, severity, timestamp and instance.
///
/// `nvmlReturn_t nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlEventSetWait_v3))]
///
/// - `params`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_MEMORY`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_TIMEOUT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `set`: a live handle.
#[inline]
pub unsafe fn nvmlEventSetWait_v3(
    set: nvmlEventSet_t,
    params: &mut nvmlEventSetWait_v3_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlEventSetWait_v3(set, params) };
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
/// In `nvml.h` since CUDA 12.9, deprecated. Deprecation announced in CUDA 13.2: use `nvmlGpuInstanceGetVgpuSchedulerLog_v2`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[deprecated(note = "use `nvmlGpuInstanceGetVgpuSchedulerLog_v2` instead")]
#[inline]
pub unsafe fn nvmlGpuInstanceGetVgpuSchedulerLog(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpuInstanceGetVgpuSchedulerLog(gpuInstance, pSchedulerLogInfo) };
    (returned,)
}

/// Reads the log of a GPU instance's vGPU scheduler for one engine.
///
/// `nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetVgpuSchedulerLog_v2))]
///
/// - `pSchedulerLogInfo`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceGetVgpuSchedulerLog_v2(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_v2_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpuInstanceGetVgpuSchedulerLog_v2(gpuInstance, pSchedulerLogInfo) };
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
/// In `nvml.h` since CUDA 12.9, deprecated. Deprecation announced in CUDA 13.2: use `nvmlGpuInstanceGetVgpuSchedulerState_v2`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[deprecated(note = "use `nvmlGpuInstanceGetVgpuSchedulerState_v2` instead")]
#[inline]
pub unsafe fn nvmlGpuInstanceGetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpuInstanceGetVgpuSchedulerState(gpuInstance, pSchedulerStateInfo) };
    (returned,)
}

/// Stores in `pSchedulerStateInfo` a GPU instance's vGPU scheduler policy, averaging and time slice.
///
/// `nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetVgpuSchedulerState_v2))]
///
/// - `pSchedulerStateInfo`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceGetVgpuSchedulerState_v2(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_v2_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpuInstanceGetVgpuSchedulerState_v2(gpuInstance, pSchedulerStateInfo) };
    (returned,)
}

/// Configures a GPU instance's vGPU scheduler (superseded by `nvmlGpuInstanceSetVgpuSchedulerState_v2`).
///
/// `nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t *pScheduler)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceSetVgpuSchedulerState))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_RESET_REQUIRED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.9, deprecated. Deprecation announced in CUDA 13.2: use `nvmlGpuInstanceSetVgpuSchedulerState_v2`. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[deprecated(note = "use `nvmlGpuInstanceSetVgpuSchedulerState_v2` instead")]
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

/// Configures a GPU instance's vGPU scheduler: policy, averaging and time slice.
///
/// `nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_v2_t *pSchedulerState)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceSetVgpuSchedulerState_v2))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_RESET_REQUIRED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceSetVgpuSchedulerState_v2(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerState: &nvmlVgpuSchedulerState_v2_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlGpuInstanceSetVgpuSchedulerState_v2(gpuInstance, core::ptr::from_ref(pSchedulerState).cast_mut())
    };
    (returned,)
}

/// Initializes NVML with flags, for example so that the absence of GPUs is not an error.
///
/// `nvmlReturn_t nvmlInitWithFlags(unsigned int flags)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlInitWithFlags))]
///
/// - `flags`: in, flags: [`NVML_INIT_FLAG_FORCE_INIT`], [`NVML_INIT_FLAG_NO_ATTACH`], [`NVML_INIT_FLAG_NO_GPUS`]
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
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
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

/// Reads hardware error records in the CPER format, starting at a cursor.
///
/// `nvmlReturn_t nvmlSystemGetCPER_v1(nvmlGetCPER_v1_t *cper)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetCPER_v1))]
///
/// - `cper`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `cper` must be valid.
#[inline]
pub unsafe fn nvmlSystemGetCPER_v1(cper: &mut nvmlGetCPER_v1_t) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlSystemGetCPER_v1(cper) };
    (returned,)
}

/// Returns the system's confidential computing settings, in version 2 of the record.
///
/// `nvmlReturn_t nvmlSystemGetConfComputeSettings_v2(nvmlSystemConfComputeSettings_v2_t *settings)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetConfComputeSettings_v2))]
///
/// Returns `(nvmlReturn_t, settings: nvmlSystemConfComputeSettings_v2_t)`.
///
/// - `settings`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 13.5. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetConfComputeSettings_v2() -> (
    nvmlReturn_t,
    nvmlSystemConfComputeSettings_v2_t,
) {
    let mut settings = output::Reserved::<
        nvmlSystemConfComputeSettings_v2_t,
    >::with(nvmlSystemConfComputeSettings_v2_t::begin);
    let returned = unsafe { sys::nvmlSystemGetConfComputeSettings_v2(settings.slot()) };
    (returned, settings.take())
}
