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
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceFreezeNvLinkUtilizationCounter(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
        freeze: nvmlEnableState_t,
    ) -> ();
    /// - `stats`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAccountingStats_v2(
        device: nvmlDevice_t,
        stats: &mut nvmlAccountingStats_v2_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAdaptiveTgpModeInfo_v1(
        device: nvmlDevice_t,
    ) -> nvmlAdaptiveTgpModeInfo_v1_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAddressingMode(device: nvmlDevice_t) -> nvmlDeviceAddressingMode_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceGetApplicationsClock(
        device: nvmlDevice_t,
        clockType: nvmlClockType_t,
    ) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBBXTimeData_v1(device: nvmlDevice_t) -> nvmlBBXTimeData_v1_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBankRemapperStatus_v1(
        device: nvmlDevice_t,
    ) -> nvmlEccBankRemapperStatus_v1_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBrand(device: nvmlDevice_t) -> nvmlBrandType_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetCurrentClocksEventReasons` instead")]
    fn nvmlDeviceGetCurrentClocksThrottleReasons(device: nvmlDevice_t) -> u64;
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceGetDefaultApplicationsClock(
        device: nvmlDevice_t,
        clockType: nvmlClockType_t,
    ) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetMemoryErrorCounter` instead")]
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
    #[deprecated(note = "use `nvmlDeviceGetGpuFabricInfo_v4` instead")]
    fn nvmlDeviceGetGpuFabricInfo(device: nvmlDevice_t) -> nvmlGpuFabricInfo_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuFabricInfoV(device: nvmlDevice_t) -> nvmlGpuFabricInfoV_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuFabricInfo_v4(device: nvmlDevice_t) -> nvmlGpuFabricInfo_v4_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuInstanceProfileInfoByIdV(
        device: nvmlDevice_t,
        profileId: u32,
    ) -> nvmlGpuInstanceProfileInfo_v2_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuUptime_v1(device: nvmlDevice_t) -> nvmlGpuUptime_v1_t;
    /// - `serial`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "use `nvmlDeviceGetHandleByUUID` instead")]
    fn nvmlDeviceGetHandleBySerial(serial: &CStr) -> nvmlDevice_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetHostname_v1(device: nvmlDevice_t) -> nvmlHostname_v1_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemoryInfo(device: nvmlDevice_t) -> nvmlMemory_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemoryInfo_v2(device: nvmlDevice_t) -> nvmlMemory_v2_t;
    /// - `limits`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `limits` are valid.
    fn nvmlDeviceGetMemoryLimits_v1(
        device: nvmlDevice_t,
        limits: &mut nvmlGetMemoryLimits_v1_t,
    ) -> ();
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
    fn nvmlDeviceGetNvLinkInfo(device: nvmlDevice_t) -> nvmlNvLinkInfo_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkInfo_v3(device: nvmlDevice_t) -> nvmlNvLinkInfo_v3_t;
    /// - `samples`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `samples` are valid.
    fn nvmlDeviceGetNvLinkTelemetrySamples_v1(
        device: nvmlDevice_t,
        samples: &mut nvmlNvlinkTelemetrySamples_v1_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "use `nvmlDeviceGetFieldValues` instead")]
    fn nvmlDeviceGetNvLinkUtilizationCounter(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
    ) -> (u64, u64);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvlinkNvlePrivateInfo_v1(
        device: nvmlDevice_t,
    ) -> nvmlNvlinkNvlePrivateInfo_v1_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvlinkRemapTableInfo_v1(
        device: nvmlDevice_t,
    ) -> nvmlNvlinkGetRemapTableInfo_v1_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPdi(device: nvmlDevice_t) -> nvmlPdi_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceGetPowerManagementMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPowerMizerMode_v1(
        device: nvmlDevice_t,
    ) -> nvmlDevicePowerMizerModes_v1_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetPerformanceState` instead")]
    fn nvmlDeviceGetPowerState(device: nvmlDevice_t) -> nvmlPstates_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetRemappedRows_v2(device: nvmlDevice_t) -> nvmlRemappedRowsInfo_v2_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetRepairStatus(device: nvmlDevice_t) -> nvmlRepairStatus_t;
    /// - `errorCounts`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `errorCounts` are valid.
    fn nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(
        device: nvmlDevice_t,
        errorCounts: &mut nvmlEccSramUniqueUncorrectedErrorCounts_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetSupportedClocksEventReasons` instead")]
    fn nvmlDeviceGetSupportedClocksThrottleReasons(device: nvmlDevice_t) -> u64;
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetTemperatureV` instead")]
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
    fn nvmlDeviceGetUnrepairableMemoryFlag_v1(
        device: nvmlDevice_t,
    ) -> nvmlUnrepairableMemoryStatus_v1_t;
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
    #[deprecated(note = "use `nvmlDeviceGetVgpuSchedulerLog_v2` instead")]
    fn nvmlDeviceGetVgpuSchedulerLog(device: nvmlDevice_t) -> nvmlVgpuSchedulerLog_t;
    /// - `pSchedulerLogInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuSchedulerLog_v2(
        device: nvmlDevice_t,
        pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_v2_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetVgpuSchedulerState_v2` instead")]
    fn nvmlDeviceGetVgpuSchedulerState(
        device: nvmlDevice_t,
    ) -> nvmlVgpuSchedulerGetState_t;
    /// - `pSchedulerStateInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuSchedulerState_v2(
        device: nvmlDevice_t,
        pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_v2_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetFieldValues` instead")]
    fn nvmlDeviceGetViolationStatus(
        device: nvmlDevice_t,
        perfPolicyType: nvmlPerfPolicyType_t,
    ) -> nvmlViolationTime_t;
    /// - `remapTableLockInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceLockNvlinkRemapTable_v1(
        device: nvmlDevice_t,
        remapTableLockInfo: &mut nvmlNvlinkLockRemapTable_v1_t,
    ) -> ();
    /// - `samples`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDevicePerfMetricsGetSamples_v1(
        device: nvmlDevice_t,
        samples: &mut nvmlPerfMetricsSamples_v1_t,
    ) -> ();
    /// - `counterList`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `counterList` are valid.
    fn nvmlDeviceReadPRMCounters_v1(
        device: nvmlDevice_t,
        counterList: &mut nvmlPRMCounterList_v1_t,
    ) -> ();
    /// - `buffer`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceReadWritePRM_v1(
        device: nvmlDevice_t,
        buffer: &mut nvmlPRMTLV_v1_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceResetNvLinkUtilizationCounter(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetAdaptiveTgpMode_v1(
        device: nvmlDevice_t,
        mode: nvmlEnableState_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "use `nvmlDeviceSetClockOffsets` instead")]
    fn nvmlDeviceSetGpcClkVfOffset(device: nvmlDevice_t, offset: i32) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetHostname_v1(
        device: nvmlDevice_t,
        hostname: &nvmlHostname_v1_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceSetClockOffsets` instead")]
    fn nvmlDeviceSetMemClkVfOffset(device: nvmlDevice_t, offset: i32) -> ();
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `limits` are valid.
    fn nvmlDeviceSetMemoryLimits_v1(
        device: nvmlDevice_t,
        limits: &nvmlSetMemoryLimits_v1_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceSetNvLinkUtilizationControl(
        device: nvmlDevice_t,
        link: u32,
        counter: u32,
        control: &nvmlNvLinkUtilizationControl_t,
        reset: u32,
    ) -> ();
    /// - `setBwModeAsync`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetNvlinkBwModeAsync_v1(
        device: nvmlDevice_t,
        setBwModeAsync: &mut nvmlNvlinkSetBwModeAsync_v1_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetNvlinkNvleReady_v1(
        device: nvmlDevice_t,
        setNvleReady: &nvmlNvlinkSetNvleReady_v1_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetPowerMizerMode_v1(
        device: nvmlDevice_t,
        powerMizerMode: &nvmlDevicePowerMizerModes_v1_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetRusdSettings_v1(
        device: nvmlDevice_t,
        settings: &nvmlRusdSettings_v1_t,
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
    #[deprecated(note = "use `nvmlDeviceSetVgpuSchedulerState_v2` instead")]
    fn nvmlDeviceSetVgpuSchedulerState(
        device: nvmlDevice_t,
        pSchedulerState: &nvmlVgpuSchedulerSetState_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetVgpuSchedulerState_v2(
        device: nvmlDevice_t,
        pSchedulerState: &nvmlVgpuSchedulerState_v2_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(
        device: nvmlDevice_t,
        encryptionKey: &nvmlNvlinkSetupNvleEncryptionKey_v1_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceVgpuForceGspUnload(device: nvmlDevice_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1` instead")]
    fn nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
        device: nvmlDevice_t,
        requestedProfiles: &nvmlWorkloadPowerProfileRequestedProfiles_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1` instead")]
    fn nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
        device: nvmlDevice_t,
        requestedProfiles: &nvmlWorkloadPowerProfileRequestedProfiles_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(
        device: nvmlDevice_t,
        updateProfiles: &nvmlWorkloadPowerProfileUpdateProfiles_v1_t,
    ) -> ();
    /// # Safety
    ///
    /// `set`: a live handle.
    fn nvmlEventSetGetContextCount_v1(
        set: nvmlEventSet_t,
    ) -> nvmlEventSetGetContextCount_v1_t;
    /// - `params`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `set`: a live handle.
    /// - Pointers, handles and lengths in `params` are valid.
    fn nvmlEventSetGetContextData_v1(
        set: nvmlEventSet_t,
        params: &mut nvmlEventSetGetContextData_v1_t,
    ) -> ();
    /// - `params`: read and updated in place
    ///
    /// # Safety
    ///
    /// `set`: a live handle.
    fn nvmlEventSetGetContextInfo_v1(
        set: nvmlEventSet_t,
        params: &mut nvmlEventSetGetContextInfo_v1_t,
    ) -> ();
    /// - `params`: read and updated in place
    ///
    /// # Safety
    ///
    /// `set`: a live handle.
    fn nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(
        set: nvmlEventSet_t,
        params: &mut nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t,
    ) -> ();
    /// # Safety
    ///
    /// `eventSet`: a live handle.
    fn nvmlEventSetRegisterGpuOperationalEvents_v1(
        eventSet: nvmlEventSet_t,
        config: &nvmlGpuOperationalEventConfig_v1_t,
    ) -> ();
    /// - `params`: read and updated in place
    ///
    /// # Safety
    ///
    /// `set`: a live handle.
    fn nvmlEventSetWait_v3(
        set: nvmlEventSet_t,
        params: &mut nvmlEventSetWait_v3_t,
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
    #[deprecated(note = "use `nvmlGpuInstanceGetVgpuSchedulerLog_v2` instead")]
    fn nvmlGpuInstanceGetVgpuSchedulerLog(
        gpuInstance: nvmlGpuInstance_t,
        pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_t,
    ) -> ();
    /// - `pSchedulerLogInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetVgpuSchedulerLog_v2(
        gpuInstance: nvmlGpuInstance_t,
        pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_v2_t,
    ) -> ();
    /// - `pSchedulerStateInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    #[deprecated(note = "use `nvmlGpuInstanceGetVgpuSchedulerState_v2` instead")]
    fn nvmlGpuInstanceGetVgpuSchedulerState(
        gpuInstance: nvmlGpuInstance_t,
        pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_t,
    ) -> ();
    /// - `pSchedulerStateInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetVgpuSchedulerState_v2(
        gpuInstance: nvmlGpuInstance_t,
        pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_v2_t,
    ) -> ();
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    #[deprecated(note = "use `nvmlGpuInstanceSetVgpuSchedulerState_v2` instead")]
    fn nvmlGpuInstanceSetVgpuSchedulerState(
        gpuInstance: nvmlGpuInstance_t,
        pScheduler: &nvmlVgpuSchedulerState_t,
    ) -> ();
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceSetVgpuSchedulerState_v2(
        gpuInstance: nvmlGpuInstance_t,
        pSchedulerState: &nvmlVgpuSchedulerState_v2_t,
    ) -> ();
    /// - `flags`: in, flags: [`NVML_INIT_FLAG_FORCE_INIT`], [`NVML_INIT_FLAG_NO_ATTACH`], [`NVML_INIT_FLAG_NO_GPUS`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlInitWithFlags(flags: u32) -> ();
    /// # Safety
    ///
    /// Pointers in `request` are borrowed; they are valid until their owner changes or is destroyed.
    fn nvmlSystemEventSetCreate() -> nvmlSystemEventSetCreateRequest_t;
    /// - `cper`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `cper` are valid.
    fn nvmlSystemGetCPER_v1(cper: &mut nvmlGetCPER_v1_t) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetConfComputeSettings_v2() -> nvmlSystemConfComputeSettings_v2_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "use `nvmlVgpuInstanceGetLicenseInfo` instead")]
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
