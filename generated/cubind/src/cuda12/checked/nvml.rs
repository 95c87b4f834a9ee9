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
    fn nvmlDeviceCcuGetStreamState(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceCcuSetStreamState(device: nvmlDevice_t, state: u32) -> ();
    fn nvmlDeviceFreezeNvLinkUtilizationCounter(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
        freeze: nvmlEnableState_t,
    ) -> ();
    fn nvmlDeviceGetApplicationsClock(
        device: nvmlDevice_t,
        clockType: nvmlClockType_t,
    ) -> u32;
    fn nvmlDeviceGetBrand(device: nvmlDevice_t) -> nvmlBrandType_t;
    fn nvmlDeviceGetCurrentClocksThrottleReasons(device: nvmlDevice_t) -> u64;
    fn nvmlDeviceGetDefaultApplicationsClock(
        device: nvmlDevice_t,
        clockType: nvmlClockType_t,
    ) -> u32;
    fn nvmlDeviceGetDetailedEccErrors(
        device: nvmlDevice_t,
        errorType: nvmlMemoryErrorType_t,
        counterType: nvmlEccCounterType_t,
    ) -> nvmlEccErrorCounts_t;
    fn nvmlDeviceGetFanControlPolicy_v2(
        device: nvmlDevice_t,
        fan: u32,
    ) -> nvmlFanControlPolicy_t;
    fn nvmlDeviceGetGpuFabricInfo(device: nvmlDevice_t) -> nvmlGpuFabricInfo_t;
    fn nvmlDeviceGetGpuFabricInfoV(device: nvmlDevice_t) -> nvmlGpuFabricInfoV_t;
    fn nvmlDeviceGetHandleBySerial(serial: &CStr) -> nvmlDevice_t;
    fn nvmlDeviceGetMemoryInfo(device: nvmlDevice_t) -> nvmlMemory_t;
    fn nvmlDeviceGetMemoryInfo_v2(device: nvmlDevice_t) -> nvmlMemory_v2_t;
    fn nvmlDeviceGetMigMode(device: nvmlDevice_t) -> (u32, u32);
    fn nvmlDeviceGetMinMaxClockOfPState(
        device: nvmlDevice_t,
        r#type: nvmlClockType_t,
        pstate: nvmlPstates_t,
    ) -> (u32, u32);
    fn nvmlDeviceGetMinMaxFanSpeed(device: nvmlDevice_t) -> (u32, u32);
    fn nvmlDeviceGetNvLinkUtilizationControl(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
    ) -> nvmlNvLinkUtilizationControl_t;
    fn nvmlDeviceGetNvLinkUtilizationCounter(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
    ) -> (u64, u64);
    fn nvmlDeviceGetPowerManagementMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    fn nvmlDeviceGetPowerState(device: nvmlDevice_t) -> nvmlPstates_t;
    fn nvmlDeviceGetSupportedClocksThrottleReasons(device: nvmlDevice_t) -> u64;
    fn nvmlDeviceGetTemperature(
        device: nvmlDevice_t,
        sensorType: nvmlTemperatureSensors_t,
    ) -> u32;
    fn nvmlDeviceGetTemperatureV(
        device: nvmlDevice_t,
        temperature: &mut nvmlTemperature_t,
    ) -> ();
    fn nvmlDeviceGetVgpuCapabilities(
        device: nvmlDevice_t,
        capability: nvmlDeviceVgpuCapability_t,
    ) -> u32;
    fn nvmlDeviceGetVgpuSchedulerLog(device: nvmlDevice_t) -> nvmlVgpuSchedulerLog_t;
    fn nvmlDeviceGetVgpuSchedulerState(
        device: nvmlDevice_t,
    ) -> nvmlVgpuSchedulerGetState_t;
    fn nvmlDeviceGetViolationStatus(
        device: nvmlDevice_t,
        perfPolicyType: nvmlPerfPolicyType_t,
    ) -> nvmlViolationTime_t;
    fn nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t) -> ();
    fn nvmlDeviceResetNvLinkUtilizationCounter(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
    ) -> ();
    fn nvmlDeviceSetApplicationsClocks(
        device: nvmlDevice_t,
        memClockMHz: u32,
        graphicsClockMHz: u32,
    ) -> ();
    fn nvmlDeviceSetDefaultFanSpeed_v2(device: nvmlDevice_t, fan: u32) -> ();
    fn nvmlDeviceSetFanControlPolicy(
        device: nvmlDevice_t,
        fan: u32,
        policy: nvmlFanControlPolicy_t,
    ) -> ();
    fn nvmlDeviceSetGpcClkVfOffset(device: nvmlDevice_t, offset: i32) -> ();
    fn nvmlDeviceSetMemClkVfOffset(device: nvmlDevice_t, offset: i32) -> ();
    fn nvmlDeviceSetNvLinkUtilizationControl(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
        control: &nvmlNvLinkUtilizationControl_t,
        reset: u32,
    ) -> ();
    fn nvmlDeviceSetVgpuCapabilities(
        device: nvmlDevice_t,
        capability: nvmlDeviceVgpuCapability_t,
        state: nvmlEnableState_t,
    ) -> ();
    fn nvmlDeviceSetVgpuSchedulerState(
        device: nvmlDevice_t,
        pSchedulerState: &nvmlVgpuSchedulerSetState_t,
    ) -> ();
    fn nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
        device: nvmlDevice_t,
        requestedProfiles: &nvmlWorkloadPowerProfileRequestedProfiles_t,
    ) -> ();
    fn nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
        device: nvmlDevice_t,
        requestedProfiles: &nvmlWorkloadPowerProfileRequestedProfiles_t,
    ) -> ();
    fn nvmlGpmMetricsGet(metricsGet: &mut nvmlGpmMetricsGet_t) -> ();
    fn nvmlGpuInstanceGetVgpuSchedulerLog(
        gpuInstance: nvmlGpuInstance_t,
        pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_t,
    ) -> ();
    fn nvmlGpuInstanceGetVgpuSchedulerState(
        gpuInstance: nvmlGpuInstance_t,
        pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_t,
    ) -> ();
    fn nvmlGpuInstanceSetVgpuSchedulerState(
        gpuInstance: nvmlGpuInstance_t,
        pScheduler: &nvmlVgpuSchedulerState_t,
    ) -> ();
    fn nvmlInitWithFlags(flags: u32) -> ();
    fn nvmlSystemEventSetCreate() -> nvmlSystemEventSetCreateRequest_t;
    fn nvmlVgpuInstanceGetLicenseStatus(vgpuInstance: nvmlVgpuInstance_t) -> u32;
}

/// As [`nvmlDeviceGetComputeRunningProcesses`](raw::nvmlDeviceGetComputeRunningProcesses), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
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
/// As there.
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
/// As there.
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
