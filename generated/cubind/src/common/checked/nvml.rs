//! Functions with a `Result` that are identical in all major versions (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Returns a GPU's brand, such as GeForce or Tesla.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBrand(device: nvmlDevice_t) -> nvmlBrandType_t;
    /// Returns why a GPU's clocks are reduced, as a bit mask (superseded by `nvmlDeviceGetCurrentClocksEventReasons`).
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetCurrentClocksEventReasons` instead")]
    fn nvmlDeviceGetCurrentClocksThrottleReasons(device: nvmlDevice_t) -> u64;
    /// Returns whether a fan is controlled by temperature or manually.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetFanControlPolicy_v2(device: nvmlDevice_t, fan: u32) -> nvmlFanControlPolicy_t;
    /// Returns information about a GPU's NVLink fabric: cluster, clique, state and health.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuFabricInfoV(device: nvmlDevice_t) -> nvmlGpuFabricInfoV_t;
    /// Returns the total, free and used memory in bytes of a GPU; reserved memory counts as used.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemoryInfo(device: nvmlDevice_t) -> nvmlMemory_t;
    /// Returns the total, reserved, free and used memory in bytes of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemoryInfo_v2(device: nvmlDevice_t) -> nvmlMemory_v2_t;
    /// Returns whether MIG mode is enabled on a GPU, now and after the next reset.
    /// Returns `currentMode`, `pendingMode`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMigMode(device: nvmlDevice_t) -> (u32, u32);
    /// Returns the minimum and maximum frequencies in MHz of a GPU clock in a performance state.
    /// Returns `minClockMHz`, `maxClockMHz`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMinMaxClockOfPState(
        device: nvmlDevice_t, r#type: nvmlClockType_t, pstate: nvmlPstates_t,
    ) -> (u32, u32);
    /// Returns the minimum and maximum fan speeds that can be set on a GPU, as percentages.
    /// Returns `minSpeed`, `maxSpeed`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMinMaxFanSpeed(device: nvmlDevice_t) -> (u32, u32);
    /// Returns the possible reasons for reduced clocks (superseded by `nvmlDeviceGetSupportedClocksEventReasons`).
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetSupportedClocksEventReasons` instead")]
    fn nvmlDeviceGetSupportedClocksThrottleReasons(device: nvmlDevice_t) -> u64;
    /// Returns the temperature in °C that a GPU's sensor measures (superseded by `nvmlDeviceGetTemperatureV`).
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetTemperatureV` instead")]
    fn nvmlDeviceGetTemperature(device: nvmlDevice_t, sensorType: nvmlTemperatureSensors_t) -> u32;
    /// Stores in `temperature` the temperature in °C that a GPU's sensor measures.
    /// - `temperature`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetTemperatureV(device: nvmlDevice_t, temperature: &mut nvmlTemperature_t) -> ();
    /// Returns whether a GPU has a vGPU capability, such as mixed vGPU sizes.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuCapabilities(device: nvmlDevice_t, capability: nvmlDeviceVgpuCapability_t) -> u32;
    /// Restores the automatic, temperature-based control of a fan.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetDefaultFanSpeed_v2(device: nvmlDevice_t, fan: u32) -> ();
    /// Sets whether a fan is controlled by temperature or manually.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetFanControlPolicy(device: nvmlDevice_t, fan: u32, policy: nvmlFanControlPolicy_t) -> ();
    /// Enables or disables a vGPU capability of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetVgpuCapabilities(
        device: nvmlDevice_t, capability: nvmlDeviceVgpuCapability_t, state: nvmlEnableState_t,
    ) -> ();
    /// Computes metrics, such as SM occupancy, from two GPM samples.
    /// - `metricsGet`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `metricsGet` must be valid.
    fn nvmlGpmMetricsGet(metricsGet: &mut nvmlGpmMetricsGet_t) -> ();
    /// Creates an event set for system events, such as a GPU being bound to its driver.
    /// # Safety
    ///
    /// Pointers in `request` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn nvmlSystemEventSetCreate() -> nvmlSystemEventSetCreateRequest_t;
}

/// Lists the processes that compute on a GPU, and the memory that each uses.
///
/// Like [`nvmlDeviceGetComputeRunningProcesses`](raw::nvmlDeviceGetComputeRunningProcesses), but returns a `Result` of all elements.
#[cfg_attr(
    doc,
    doc = form!(
        different,
        nvml
        nvmlDeviceGetComputeRunningProcesses
        nvmlDeviceGetComputeRunningProcesses_v3
    )
)]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetComputeRunningProcesses(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlProcessInfo_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(
            NVML, nvmlDeviceGetComputeRunningProcesses,
            nvmlDeviceGetComputeRunningProcesses_v3
        ),
        |room| {
            let mut infos = grow::room(room);
            let (returned, infoCount) = unsafe { raw::nvmlDeviceGetComputeRunningProcesses(device, &mut infos) };
            let len = grow::length(infoCount);
            infos.truncate(len);
            (returned, len, infos)
        },
    )
}

/// Lists the processes that use a GPU for graphics, and the memory that each uses.
///
/// Like [`nvmlDeviceGetGraphicsRunningProcesses`](raw::nvmlDeviceGetGraphicsRunningProcesses), but returns a `Result` of all elements.
#[cfg_attr(
    doc,
    doc = form!(
        different,
        nvml
        nvmlDeviceGetGraphicsRunningProcesses
        nvmlDeviceGetGraphicsRunningProcesses_v3
    )
)]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGraphicsRunningProcesses(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlProcessInfo_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(
            NVML, nvmlDeviceGetGraphicsRunningProcesses,
            nvmlDeviceGetGraphicsRunningProcesses_v3
        ),
        |room| {
            let mut infos = grow::room(room);
            let (returned, infoCount) = unsafe { raw::nvmlDeviceGetGraphicsRunningProcesses(device, &mut infos) };
            let len = grow::length(infoCount);
            infos.truncate(len);
            (returned, len, infos)
        },
    )
}

/// Lists the MPS clients with a compute context on a GPU, and the memory that each uses.
///
/// Like [`nvmlDeviceGetMPSComputeRunningProcesses`](raw::nvmlDeviceGetMPSComputeRunningProcesses), but returns a `Result` of all elements.
#[cfg_attr(
    doc,
    doc = form!(
        different,
        nvml
        nvmlDeviceGetMPSComputeRunningProcesses
        nvmlDeviceGetMPSComputeRunningProcesses_v3
    )
)]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMPSComputeRunningProcesses(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlProcessInfo_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(
            NVML, nvmlDeviceGetMPSComputeRunningProcesses,
            nvmlDeviceGetMPSComputeRunningProcesses_v3
        ),
        |room| {
            let mut infos = grow::room(room);
            let (returned, infoCount) = unsafe { raw::nvmlDeviceGetMPSComputeRunningProcesses(device, &mut infos) };
            let len = grow::length(infoCount);
            infos.truncate(len);
            (returned, len, infos)
        },
    )
}
