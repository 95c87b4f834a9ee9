//! The functions of the NVML as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::nvml as raw;
#[allow(unused_imports)]
use raw::NVML;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::nvml::all_types::*;
#[doc(inline)]
pub use crate::shared::checked::nvml::*;

checked! {
    NVML, nvmlReturn_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceFreezeNvLinkUtilizationCounter(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
        freeze: nvmlEnableState_t,
    ) -> ();
    fn nvmlDeviceGetAccountingStats_v2(
        device: nvmlDevice_t,
        stats: &mut nvmlAccountingStats_v2_t,
    ) -> ();
    fn nvmlDeviceGetAdaptiveTgpModeInfo_v1(
        device: nvmlDevice_t,
    ) -> nvmlAdaptiveTgpModeInfo_v1_t;
    fn nvmlDeviceGetAddressingMode(device: nvmlDevice_t) -> nvmlDeviceAddressingMode_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceGetApplicationsClock(
        device: nvmlDevice_t,
        clockType: nvmlClockType_t,
    ) -> u32;
    fn nvmlDeviceGetBBXTimeData_v1(device: nvmlDevice_t) -> nvmlBBXTimeData_v1_t;
    fn nvmlDeviceGetBankRemapperStatus_v1(
        device: nvmlDevice_t,
    ) -> nvmlEccBankRemapperStatus_v1_t;
    fn nvmlDeviceGetBrand(device: nvmlDevice_t) -> nvmlBrandType_t;
    #[deprecated(note = "use `nvmlDeviceGetCurrentClocksEventReasons` instead")]
    fn nvmlDeviceGetCurrentClocksThrottleReasons(device: nvmlDevice_t) -> u64;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceGetDefaultApplicationsClock(
        device: nvmlDevice_t,
        clockType: nvmlClockType_t,
    ) -> u32;
    #[deprecated(note = "use `nvmlDeviceGetMemoryErrorCounter` instead")]
    fn nvmlDeviceGetDetailedEccErrors(
        device: nvmlDevice_t,
        errorType: nvmlMemoryErrorType_t,
        counterType: nvmlEccCounterType_t,
    ) -> nvmlEccErrorCounts_t;
    fn nvmlDeviceGetFanControlPolicy_v2(
        device: nvmlDevice_t,
        fan: u32,
    ) -> nvmlFanControlPolicy_t;
    #[deprecated(note = "use `nvmlDeviceGetGpuFabricInfo_v4` instead")]
    fn nvmlDeviceGetGpuFabricInfo(device: nvmlDevice_t) -> nvmlGpuFabricInfo_t;
    fn nvmlDeviceGetGpuFabricInfoV(device: nvmlDevice_t) -> nvmlGpuFabricInfoV_t;
    fn nvmlDeviceGetGpuFabricInfo_v4(device: nvmlDevice_t) -> nvmlGpuFabricInfo_v4_t;
    fn nvmlDeviceGetGpuInstanceProfileInfoByIdV(
        device: nvmlDevice_t,
        profileId: u32,
    ) -> nvmlGpuInstanceProfileInfo_v2_t;
    fn nvmlDeviceGetGpuUptime_v1(device: nvmlDevice_t) -> nvmlGpuUptime_v1_t;
    #[deprecated(note = "use `nvmlDeviceGetHandleByUUID` instead")]
    fn nvmlDeviceGetHandleBySerial(serial: &CStr) -> nvmlDevice_t;
    fn nvmlDeviceGetHostname_v1(device: nvmlDevice_t) -> nvmlHostname_v1_t;
    fn nvmlDeviceGetMemoryInfo(device: nvmlDevice_t) -> nvmlMemory_t;
    fn nvmlDeviceGetMemoryInfo_v2(device: nvmlDevice_t) -> nvmlMemory_v2_t;
    fn nvmlDeviceGetMemoryLimits_v1(
        device: nvmlDevice_t,
        limits: &mut nvmlGetMemoryLimits_v1_t,
    ) -> ();
    fn nvmlDeviceGetMigMode(device: nvmlDevice_t) -> (u32, u32);
    fn nvmlDeviceGetMinMaxClockOfPState(
        device: nvmlDevice_t,
        r#type: nvmlClockType_t,
        pstate: nvmlPstates_t,
    ) -> (u32, u32);
    fn nvmlDeviceGetMinMaxFanSpeed(device: nvmlDevice_t) -> (u32, u32);
    fn nvmlDeviceGetNvLinkInfo(device: nvmlDevice_t) -> nvmlNvLinkInfo_t;
    fn nvmlDeviceGetNvLinkInfo_v3(device: nvmlDevice_t) -> nvmlNvLinkInfo_v3_t;
    fn nvmlDeviceGetNvLinkTelemetrySamples_v1(
        device: nvmlDevice_t,
        samples: &mut nvmlNvlinkTelemetrySamples_v1_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceGetNvLinkUtilizationControl(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
    ) -> nvmlNvLinkUtilizationControl_t;
    #[deprecated(note = "use `nvmlDeviceGetFieldValues` instead")]
    fn nvmlDeviceGetNvLinkUtilizationCounter(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
    ) -> (u64, u64);
    fn nvmlDeviceGetNvlinkNvlePrivateInfo_v1(
        device: nvmlDevice_t,
    ) -> nvmlNvlinkNvlePrivateInfo_v1_t;
    fn nvmlDeviceGetNvlinkRemapTableInfo_v1(
        device: nvmlDevice_t,
    ) -> nvmlNvlinkGetRemapTableInfo_v1_t;
    fn nvmlDeviceGetPdi(device: nvmlDevice_t) -> nvmlPdi_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceGetPowerManagementMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    fn nvmlDeviceGetPowerMizerMode_v1(
        device: nvmlDevice_t,
    ) -> nvmlDevicePowerMizerModes_v1_t;
    #[deprecated(note = "use `nvmlDeviceGetPerformanceState` instead")]
    fn nvmlDeviceGetPowerState(device: nvmlDevice_t) -> nvmlPstates_t;
    fn nvmlDeviceGetRemappedRows_v2(device: nvmlDevice_t) -> nvmlRemappedRowsInfo_v2_t;
    fn nvmlDeviceGetRepairStatus(device: nvmlDevice_t) -> nvmlRepairStatus_t;
    fn nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(
        device: nvmlDevice_t,
        errorCounts: &mut nvmlEccSramUniqueUncorrectedErrorCounts_t,
    ) -> ();
    #[deprecated(note = "use `nvmlDeviceGetSupportedClocksEventReasons` instead")]
    fn nvmlDeviceGetSupportedClocksThrottleReasons(device: nvmlDevice_t) -> u64;
    #[deprecated(note = "use `nvmlDeviceGetTemperatureV` instead")]
    fn nvmlDeviceGetTemperature(
        device: nvmlDevice_t,
        sensorType: nvmlTemperatureSensors_t,
    ) -> u32;
    fn nvmlDeviceGetTemperatureV(
        device: nvmlDevice_t,
        temperature: &mut nvmlTemperature_t,
    ) -> ();
    fn nvmlDeviceGetUnrepairableMemoryFlag_v1(
        device: nvmlDevice_t,
    ) -> nvmlUnrepairableMemoryStatus_v1_t;
    fn nvmlDeviceGetVgpuCapabilities(
        device: nvmlDevice_t,
        capability: nvmlDeviceVgpuCapability_t,
    ) -> u32;
    #[deprecated(note = "use `nvmlDeviceGetVgpuSchedulerLog_v2` instead")]
    fn nvmlDeviceGetVgpuSchedulerLog(device: nvmlDevice_t) -> nvmlVgpuSchedulerLog_t;
    fn nvmlDeviceGetVgpuSchedulerLog_v2(
        device: nvmlDevice_t,
        pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_v2_t,
    ) -> ();
    #[deprecated(note = "use `nvmlDeviceGetVgpuSchedulerState_v2` instead")]
    fn nvmlDeviceGetVgpuSchedulerState(
        device: nvmlDevice_t,
    ) -> nvmlVgpuSchedulerGetState_t;
    fn nvmlDeviceGetVgpuSchedulerState_v2(
        device: nvmlDevice_t,
        pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_v2_t,
    ) -> ();
    #[deprecated(note = "use `nvmlDeviceGetFieldValues` instead")]
    fn nvmlDeviceGetViolationStatus(
        device: nvmlDevice_t,
        perfPolicyType: nvmlPerfPolicyType_t,
    ) -> nvmlViolationTime_t;
    fn nvmlDeviceLockNvlinkRemapTable_v1(
        device: nvmlDevice_t,
        remapTableLockInfo: &mut nvmlNvlinkLockRemapTable_v1_t,
    ) -> ();
    fn nvmlDevicePerfMetricsGetSamples_v1(
        device: nvmlDevice_t,
        samples: &mut nvmlPerfMetricsSamples_v1_t,
    ) -> ();
    fn nvmlDeviceReadPRMCounters_v1(
        device: nvmlDevice_t,
        counterList: &mut nvmlPRMCounterList_v1_t,
    ) -> ();
    fn nvmlDeviceReadWritePRM_v1(
        device: nvmlDevice_t,
        buffer: &mut nvmlPRMTLV_v1_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceResetNvLinkUtilizationCounter(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
    ) -> ();
    fn nvmlDeviceSetAdaptiveTgpMode_v1(
        device: nvmlDevice_t,
        mode: nvmlEnableState_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "use `nvmlDeviceSetClockOffsets` instead")]
    fn nvmlDeviceSetGpcClkVfOffset(device: nvmlDevice_t, offset: i32) -> ();
    fn nvmlDeviceSetHostname_v1(
        device: nvmlDevice_t,
        hostname: &nvmlHostname_v1_t,
    ) -> ();
    #[deprecated(note = "use `nvmlDeviceSetClockOffsets` instead")]
    fn nvmlDeviceSetMemClkVfOffset(device: nvmlDevice_t, offset: i32) -> ();
    fn nvmlDeviceSetMemoryLimits_v1(
        device: nvmlDevice_t,
        limits: &nvmlSetMemoryLimits_v1_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceSetNvLinkUtilizationControl(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
        control: &nvmlNvLinkUtilizationControl_t,
        reset: u32,
    ) -> ();
    fn nvmlDeviceSetNvlinkBwModeAsync_v1(
        device: nvmlDevice_t,
        setBwModeAsync: &mut nvmlNvlinkSetBwModeAsync_v1_t,
    ) -> ();
    fn nvmlDeviceSetNvlinkNvleReady_v1(
        device: nvmlDevice_t,
        setNvleReady: &nvmlNvlinkSetNvleReady_v1_t,
    ) -> ();
    fn nvmlDeviceSetPowerMizerMode_v1(
        device: nvmlDevice_t,
        powerMizerMode: &nvmlDevicePowerMizerModes_v1_t,
    ) -> ();
    fn nvmlDeviceSetRusdSettings_v1(
        device: nvmlDevice_t,
        settings: &nvmlRusdSettings_v1_t,
    ) -> ();
    fn nvmlDeviceSetVgpuCapabilities(
        device: nvmlDevice_t,
        capability: nvmlDeviceVgpuCapability_t,
        state: nvmlEnableState_t,
    ) -> ();
    #[deprecated(note = "use `nvmlDeviceSetVgpuSchedulerState_v2` instead")]
    fn nvmlDeviceSetVgpuSchedulerState(
        device: nvmlDevice_t,
        pSchedulerState: &nvmlVgpuSchedulerSetState_t,
    ) -> ();
    fn nvmlDeviceSetVgpuSchedulerState_v2(
        device: nvmlDevice_t,
        pSchedulerState: &nvmlVgpuSchedulerState_v2_t,
    ) -> ();
    fn nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(
        device: nvmlDevice_t,
        encryptionKey: &nvmlNvlinkSetupNvleEncryptionKey_v1_t,
    ) -> ();
    fn nvmlDeviceVgpuForceGspUnload(device: nvmlDevice_t) -> ();
    #[deprecated(note = "use `nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1` instead")]
    fn nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
        device: nvmlDevice_t,
        requestedProfiles: &nvmlWorkloadPowerProfileRequestedProfiles_t,
    ) -> ();
    #[deprecated(note = "use `nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1` instead")]
    fn nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
        device: nvmlDevice_t,
        requestedProfiles: &nvmlWorkloadPowerProfileRequestedProfiles_t,
    ) -> ();
    fn nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(
        device: nvmlDevice_t,
        updateProfiles: &nvmlWorkloadPowerProfileUpdateProfiles_v1_t,
    ) -> ();
    fn nvmlEventSetGetContextCount_v1(
        set: nvmlEventSet_t,
    ) -> nvmlEventSetGetContextCount_v1_t;
    fn nvmlEventSetGetContextData_v1(
        set: nvmlEventSet_t,
        params: &mut nvmlEventSetGetContextData_v1_t,
    ) -> ();
    fn nvmlEventSetGetContextInfo_v1(
        set: nvmlEventSet_t,
        params: &mut nvmlEventSetGetContextInfo_v1_t,
    ) -> ();
    fn nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(
        set: nvmlEventSet_t,
        params: &mut nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t,
    ) -> ();
    fn nvmlEventSetRegisterGpuOperationalEvents_v1(
        eventSet: nvmlEventSet_t,
        config: &nvmlGpuOperationalEventConfig_v1_t,
    ) -> ();
    fn nvmlEventSetWait_v3(
        set: nvmlEventSet_t,
        params: &mut nvmlEventSetWait_v3_t,
    ) -> ();
    fn nvmlGpmMetricsGet(metricsGet: &mut nvmlGpmMetricsGet_t) -> ();
    #[deprecated(note = "use `nvmlGpuInstanceGetVgpuSchedulerLog_v2` instead")]
    fn nvmlGpuInstanceGetVgpuSchedulerLog(
        gpuInstance: nvmlGpuInstance_t,
        pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_t,
    ) -> ();
    fn nvmlGpuInstanceGetVgpuSchedulerLog_v2(
        gpuInstance: nvmlGpuInstance_t,
        pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_v2_t,
    ) -> ();
    #[deprecated(note = "use `nvmlGpuInstanceGetVgpuSchedulerState_v2` instead")]
    fn nvmlGpuInstanceGetVgpuSchedulerState(
        gpuInstance: nvmlGpuInstance_t,
        pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_t,
    ) -> ();
    fn nvmlGpuInstanceGetVgpuSchedulerState_v2(
        gpuInstance: nvmlGpuInstance_t,
        pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_v2_t,
    ) -> ();
    #[deprecated(note = "use `nvmlGpuInstanceSetVgpuSchedulerState_v2` instead")]
    fn nvmlGpuInstanceSetVgpuSchedulerState(
        gpuInstance: nvmlGpuInstance_t,
        pScheduler: &nvmlVgpuSchedulerState_t,
    ) -> ();
    fn nvmlGpuInstanceSetVgpuSchedulerState_v2(
        gpuInstance: nvmlGpuInstance_t,
        pSchedulerState: &nvmlVgpuSchedulerState_v2_t,
    ) -> ();
    fn nvmlInitWithFlags(flags: u32) -> ();
    fn nvmlSystemEventSetCreate() -> nvmlSystemEventSetCreateRequest_t;
    fn nvmlSystemGetCPER_v1(cper: &mut nvmlGetCPER_v1_t) -> ();
    fn nvmlSystemGetConfComputeSettings_v2() -> nvmlSystemConfComputeSettings_v2_t;
    #[deprecated(note = "use `nvmlVgpuInstanceGetLicenseInfo` instead")]
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
