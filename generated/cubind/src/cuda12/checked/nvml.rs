//! The functions of the NVML as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::nvml as raw;
#[allow(unused_imports)]
use raw::NVML;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::nvml::all_types::*;
#[doc(inline)]
pub use crate::shared::checked::nvml::*;

checked! {
    NVML, nvmlReturn_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceCcuGetStreamState(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceCcuSetStreamState(device: nvmlDevice_t, state: u32) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceFreezeNvLinkUtilizationCounter(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
        freeze: nvmlEnableState_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetApplicationsClock(
        device: nvmlDevice_t,
        clockType: nvmlClockType_t,
    ) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBrand(device: nvmlDevice_t) -> nvmlBrandType_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCurrentClocksThrottleReasons(device: nvmlDevice_t) -> u64;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDefaultApplicationsClock(
        device: nvmlDevice_t,
        clockType: nvmlClockType_t,
    ) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDetailedEccErrors(
        device: nvmlDevice_t,
        errorType: nvmlMemoryErrorType_t,
        counterType: nvmlEccCounterType_t,
    ) -> nvmlEccErrorCounts_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetFanControlPolicy_v2(
        device: nvmlDevice_t,
        fan: u32,
    ) -> nvmlFanControlPolicy_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuFabricInfo(device: nvmlDevice_t) -> nvmlGpuFabricInfo_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuFabricInfoV(device: nvmlDevice_t) -> nvmlGpuFabricInfoV_t;
    /// - `serial`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceGetHandleBySerial(serial: &CStr) -> nvmlDevice_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemoryInfo(device: nvmlDevice_t) -> nvmlMemory_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemoryInfo_v2(device: nvmlDevice_t) -> nvmlMemory_v2_t;
    /// Returns `currentMode`, `pendingMode`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMigMode(device: nvmlDevice_t) -> (u32, u32);
    /// Returns `minClockMHz`, `maxClockMHz`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMinMaxClockOfPState(
        device: nvmlDevice_t,
        r#type: nvmlClockType_t,
        pstate: nvmlPstates_t,
    ) -> (u32, u32);
    /// Returns `minSpeed`, `maxSpeed`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMinMaxFanSpeed(device: nvmlDevice_t) -> (u32, u32);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkUtilizationControl(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
    ) -> nvmlNvLinkUtilizationControl_t;
    /// Returns `rxcounter`, `txcounter`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkUtilizationCounter(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
    ) -> (u64, u64);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPowerManagementMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPowerState(device: nvmlDevice_t) -> nvmlPstates_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetSupportedClocksThrottleReasons(device: nvmlDevice_t) -> u64;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetTemperature(
        device: nvmlDevice_t,
        sensorType: nvmlTemperatureSensors_t,
    ) -> u32;
    /// - `temperature`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetTemperatureV(
        device: nvmlDevice_t,
        temperature: &mut nvmlTemperature_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuCapabilities(
        device: nvmlDevice_t,
        capability: nvmlDeviceVgpuCapability_t,
    ) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuSchedulerLog(device: nvmlDevice_t) -> nvmlVgpuSchedulerLog_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuSchedulerState(
        device: nvmlDevice_t,
    ) -> nvmlVgpuSchedulerGetState_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetViolationStatus(
        device: nvmlDevice_t,
        perfPolicyType: nvmlPerfPolicyType_t,
    ) -> nvmlViolationTime_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceResetNvLinkUtilizationCounter(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetApplicationsClocks(
        device: nvmlDevice_t,
        memClockMHz: u32,
        graphicsClockMHz: u32,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetDefaultFanSpeed_v2(device: nvmlDevice_t, fan: u32) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetFanControlPolicy(
        device: nvmlDevice_t,
        fan: u32,
        policy: nvmlFanControlPolicy_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetGpcClkVfOffset(device: nvmlDevice_t, offset: i32) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetMemClkVfOffset(device: nvmlDevice_t, offset: i32) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetNvLinkUtilizationControl(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
        control: &nvmlNvLinkUtilizationControl_t,
        reset: u32,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetVgpuCapabilities(
        device: nvmlDevice_t,
        capability: nvmlDeviceVgpuCapability_t,
        state: nvmlEnableState_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetVgpuSchedulerState(
        device: nvmlDevice_t,
        pSchedulerState: &nvmlVgpuSchedulerSetState_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
        device: nvmlDevice_t,
        requestedProfiles: &nvmlWorkloadPowerProfileRequestedProfiles_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
        device: nvmlDevice_t,
        requestedProfiles: &nvmlWorkloadPowerProfileRequestedProfiles_t,
    ) -> ();
    /// - `metricsGet`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `metricsGet` are valid.
    fn nvmlGpmMetricsGet(metricsGet: &mut nvmlGpmMetricsGet_t) -> ();
    /// - `pSchedulerLogInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetVgpuSchedulerLog(
        gpuInstance: nvmlGpuInstance_t,
        pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_t,
    ) -> ();
    /// - `pSchedulerStateInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetVgpuSchedulerState(
        gpuInstance: nvmlGpuInstance_t,
        pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_t,
    ) -> ();
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceSetVgpuSchedulerState(
        gpuInstance: nvmlGpuInstance_t,
        pScheduler: &nvmlVgpuSchedulerState_t,
    ) -> ();
    /// - `flags`: in, flags: [`NVML_INIT_FLAG_NO_ATTACH`], [`NVML_INIT_FLAG_NO_GPUS`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlInitWithFlags(flags: u32) -> ();
    /// # Safety
    ///
    /// Pointers in `request` are borrowed; they are valid until their owner changes or is destroyed.
    fn nvmlSystemEventSetCreate() -> nvmlSystemEventSetCreateRequest_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetLicenseStatus(vgpuInstance: nvmlVgpuInstance_t) -> u32;
}

/// As [`nvmlDeviceGetComputeRunningProcesses`](raw::nvmlDeviceGetComputeRunningProcesses), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetComputeRunningProcesses(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlProcessInfo_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetComputeRunningProcesses),
        |room| {
            let mut infos = grow::room(room);
            let (returned, infoCount) = unsafe {
                raw::nvmlDeviceGetComputeRunningProcesses(device, &mut infos)
            };
            let len = grow::length(infoCount);
            infos.truncate(len);
            (returned, len, infos)
        },
    )
}

/// As [`nvmlDeviceGetGraphicsRunningProcesses`](raw::nvmlDeviceGetGraphicsRunningProcesses), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGraphicsRunningProcesses(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlProcessInfo_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetGraphicsRunningProcesses),
        |room| {
            let mut infos = grow::room(room);
            let (returned, infoCount) = unsafe {
                raw::nvmlDeviceGetGraphicsRunningProcesses(device, &mut infos)
            };
            let len = grow::length(infoCount);
            infos.truncate(len);
            (returned, len, infos)
        },
    )
}

/// As [`nvmlDeviceGetMPSComputeRunningProcesses`](raw::nvmlDeviceGetMPSComputeRunningProcesses), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMPSComputeRunningProcesses(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlProcessInfo_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetMPSComputeRunningProcesses),
        |room| {
            let mut infos = grow::room(room);
            let (returned, infoCount) = unsafe {
                raw::nvmlDeviceGetMPSComputeRunningProcesses(device, &mut infos)
            };
            let len = grow::length(infoCount);
            infos.truncate(len);
            (returned, len, infos)
        },
    )
}

#[doc(no_inline)]
pub use self::nvmlDeviceGetComputeRunningProcesses as nvmlDeviceGetComputeRunningProcesses_v3;

#[doc(no_inline)]
pub use self::nvmlDeviceGetGraphicsRunningProcesses as nvmlDeviceGetGraphicsRunningProcesses_v3;

#[doc(no_inline)]
pub use self::nvmlDeviceGetMPSComputeRunningProcesses as nvmlDeviceGetMPSComputeRunningProcesses_v3;
