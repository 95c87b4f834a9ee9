//! The functions of the NVML as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::shared::nvml as raw;
#[allow(unused_imports)]
use raw::NVML;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::shared::nvml::all_types::*;

checked! {
    NVML, nvmlReturn_t;
    fn nvmlComputeInstanceDestroy(computeInstance: nvmlComputeInstance_t) -> ();
    fn nvmlComputeInstanceGetInfo(
        computeInstance: nvmlComputeInstance_t,
    ) -> nvmlComputeInstanceInfo_t;
    fn nvmlDeviceClearAccountingPids(device: nvmlDevice_t) -> ();
    fn nvmlDeviceClearCpuAffinity(device: nvmlDevice_t) -> ();
    fn nvmlDeviceClearEccErrorCounts(
        device: nvmlDevice_t,
        counterType: nvmlEccCounterType_t,
    ) -> ();
    fn nvmlDeviceClearFieldValues(
        device: nvmlDevice_t,
        values: &mut [nvmlFieldValue_t],
    ) -> ();
    fn nvmlDeviceCreateGpuInstance(
        device: nvmlDevice_t,
        profileId: u32,
    ) -> nvmlGpuInstance_t;
    fn nvmlDeviceCreateGpuInstanceWithPlacement(
        device: nvmlDevice_t,
        profileId: u32,
        placement: &nvmlGpuInstancePlacement_t,
    ) -> nvmlGpuInstance_t;
    fn nvmlDeviceDiscoverGpus(pciInfo: &nvmlPciInfo_t) -> ();
    fn nvmlDeviceGetAPIRestriction(
        device: nvmlDevice_t,
        apiType: nvmlRestrictedAPI_t,
    ) -> nvmlEnableState_t;
    fn nvmlDeviceGetAccountingBufferSize(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetAccountingMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    fn nvmlDeviceGetAccountingStats(
        device: nvmlDevice_t,
        pid: u32,
    ) -> nvmlAccountingStats_t;
    fn nvmlDeviceGetAdaptiveClockInfoStatus(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetArchitecture(device: nvmlDevice_t) -> nvmlDeviceArchitecture_t;
    fn nvmlDeviceGetAttributes(device: nvmlDevice_t) -> nvmlDeviceAttributes_t;
    fn nvmlDeviceGetAutoBoostedClocksEnabled(
        device: nvmlDevice_t,
    ) -> (nvmlEnableState_t, nvmlEnableState_t);
    fn nvmlDeviceGetBAR1MemoryInfo(device: nvmlDevice_t) -> nvmlBAR1Memory_t;
    fn nvmlDeviceGetBoardId(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetBridgeChipInfo(device: nvmlDevice_t) -> nvmlBridgeChipHierarchy_t;
    fn nvmlDeviceGetBusType(device: nvmlDevice_t) -> nvmlBusType_t;
    fn nvmlDeviceGetC2cModeInfoV(device: nvmlDevice_t) -> nvmlC2cModeInfo_v1_t;
    fn nvmlDeviceGetCapabilities(device: nvmlDevice_t) -> nvmlDeviceCapabilities_t;
    fn nvmlDeviceGetClkMonStatus(device: nvmlDevice_t) -> nvmlClkMonStatus_t;
    fn nvmlDeviceGetClock(
        device: nvmlDevice_t,
        clockType: nvmlClockType_t,
        clockId: nvmlClockId_t,
    ) -> u32;
    fn nvmlDeviceGetClockInfo(device: nvmlDevice_t, r#type: nvmlClockType_t) -> u32;
    fn nvmlDeviceGetClockOffsets(
        device: nvmlDevice_t,
        info: &mut nvmlClockOffset_t,
    ) -> ();
    fn nvmlDeviceGetComputeInstanceId(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetComputeMode(device: nvmlDevice_t) -> nvmlComputeMode_t;
    fn nvmlDeviceGetConfComputeGpuAttestationReport(
        device: nvmlDevice_t,
        gpuAtstReport: &mut nvmlConfComputeGpuAttestationReport_t,
    ) -> ();
    fn nvmlDeviceGetConfComputeGpuCertificate(
        device: nvmlDevice_t,
    ) -> nvmlConfComputeGpuCertificate_t;
    fn nvmlDeviceGetConfComputeMemSizeInfo(
        device: nvmlDevice_t,
    ) -> nvmlConfComputeMemSizeInfo_t;
    fn nvmlDeviceGetConfComputeProtectedMemoryUsage(
        device: nvmlDevice_t,
    ) -> nvmlMemory_t;
    fn nvmlDeviceGetCoolerInfo(
        device: nvmlDevice_t,
        coolerInfo: &mut nvmlCoolerInfo_t,
    ) -> ();
    fn nvmlDeviceGetCount() -> u32;
    fn nvmlDeviceGetCpuAffinity(
        device: nvmlDevice_t,
        cpuSet: &mut [core::ffi::c_ulong],
    ) -> ();
    fn nvmlDeviceGetCpuAffinityWithinScope(
        device: nvmlDevice_t,
        cpuSet: &mut [core::ffi::c_ulong],
        scope: nvmlAffinityScope_t,
    ) -> ();
    fn nvmlDeviceGetCudaComputeCapability(device: nvmlDevice_t) -> (i32, i32);
    fn nvmlDeviceGetCurrPcieLinkGeneration(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetCurrPcieLinkWidth(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetCurrentClockFreqs(
        device: nvmlDevice_t,
    ) -> nvmlDeviceCurrentClockFreqs_t;
    fn nvmlDeviceGetCurrentClocksEventReasons(device: nvmlDevice_t) -> u64;
    fn nvmlDeviceGetDecoderUtilization(device: nvmlDevice_t) -> (u32, u32);
    fn nvmlDeviceGetDefaultEccMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    fn nvmlDeviceGetDeviceHandleFromMigDeviceHandle(
        migDevice: nvmlDevice_t,
    ) -> nvmlDevice_t;
    fn nvmlDeviceGetDisplayActive(device: nvmlDevice_t) -> nvmlEnableState_t;
    fn nvmlDeviceGetDisplayMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    fn nvmlDeviceGetDramEncryptionMode(
        device: nvmlDevice_t,
    ) -> (nvmlDramEncryptionInfo_t, nvmlDramEncryptionInfo_t);
    fn nvmlDeviceGetDriverModel(
        device: nvmlDevice_t,
    ) -> (nvmlDriverModel_t, nvmlDriverModel_t);
    fn nvmlDeviceGetDynamicPstatesInfo(
        device: nvmlDevice_t,
    ) -> nvmlGpuDynamicPstatesInfo_t;
    fn nvmlDeviceGetEccMode(
        device: nvmlDevice_t,
    ) -> (nvmlEnableState_t, nvmlEnableState_t);
    fn nvmlDeviceGetEncoderCapacity(
        device: nvmlDevice_t,
        encoderQueryType: nvmlEncoderType_t,
    ) -> u32;
    fn nvmlDeviceGetEncoderStats(device: nvmlDevice_t) -> (u32, u32, u32);
    fn nvmlDeviceGetEncoderUtilization(device: nvmlDevice_t) -> (u32, u32);
    fn nvmlDeviceGetEnforcedPowerLimit(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetFBCStats(device: nvmlDevice_t) -> nvmlFBCStats_t;
    fn nvmlDeviceGetFanSpeed(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetFanSpeedRPM(
        device: nvmlDevice_t,
        fanSpeed: &mut nvmlFanSpeedInfo_t,
    ) -> ();
    fn nvmlDeviceGetFanSpeed_v2(device: nvmlDevice_t, fan: u32) -> u32;
    fn nvmlDeviceGetFieldValues(
        device: nvmlDevice_t,
        values: &mut [nvmlFieldValue_t],
    ) -> ();
    fn nvmlDeviceGetGpcClkMinMaxVfOffset(device: nvmlDevice_t) -> (i32, i32);
    fn nvmlDeviceGetGpcClkVfOffset(device: nvmlDevice_t) -> i32;
    fn nvmlDeviceGetGpuInstanceById(device: nvmlDevice_t, id: u32) -> nvmlGpuInstance_t;
    fn nvmlDeviceGetGpuInstanceId(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetGpuInstanceProfileInfo(
        device: nvmlDevice_t,
        profile: u32,
    ) -> nvmlGpuInstanceProfileInfo_t;
    fn nvmlDeviceGetGpuInstanceProfileInfoV(
        device: nvmlDevice_t,
        profile: u32,
    ) -> nvmlGpuInstanceProfileInfo_v2_t;
    fn nvmlDeviceGetGpuInstanceRemainingCapacity(
        device: nvmlDevice_t,
        profileId: u32,
    ) -> u32;
    fn nvmlDeviceGetGpuInstances(
        device: nvmlDevice_t,
        profileId: u32,
        gpuInstances: &mut [nvmlGpuInstance_t],
    ) -> u32;
    fn nvmlDeviceGetGpuMaxPcieLinkGeneration(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetGpuOperationMode(
        device: nvmlDevice_t,
    ) -> (nvmlGpuOperationMode_t, nvmlGpuOperationMode_t);
    fn nvmlDeviceGetGridLicensableFeatures(
        device: nvmlDevice_t,
    ) -> nvmlGridLicensableFeatures_t;
    fn nvmlDeviceGetGspFirmwareMode(device: nvmlDevice_t) -> (u32, u32);
    fn nvmlDeviceGetGspFirmwareVersion(
        device: nvmlDevice_t,
        version: &mut [u8; 64],
    ) -> ();
    fn nvmlDeviceGetHandleByIndex(index: u32) -> nvmlDevice_t;
    fn nvmlDeviceGetHandleByPciBusId(pciBusId: &CStr) -> nvmlDevice_t;
    fn nvmlDeviceGetHandleByUUID(uuid: &CStr) -> nvmlDevice_t;
    fn nvmlDeviceGetHandleByUUIDV(uuid: &nvmlUUID_t) -> nvmlDevice_t;
    fn nvmlDeviceGetHostVgpuMode(device: nvmlDevice_t) -> nvmlHostVgpuMode_t;
    fn nvmlDeviceGetIndex(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetInforomConfigurationChecksum(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetIrqNum(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetJpgUtilization(device: nvmlDevice_t) -> (u32, u32);
    fn nvmlDeviceGetLastBBXFlushTime(device: nvmlDevice_t) -> (u64, core::ffi::c_ulong);
    fn nvmlDeviceGetMarginTemperature(device: nvmlDevice_t) -> nvmlMarginTemperature_t;
    fn nvmlDeviceGetMaxClockInfo(device: nvmlDevice_t, r#type: nvmlClockType_t) -> u32;
    fn nvmlDeviceGetMaxCustomerBoostClock(
        device: nvmlDevice_t,
        clockType: nvmlClockType_t,
    ) -> u32;
    fn nvmlDeviceGetMaxMigDeviceCount(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetMaxPcieLinkGeneration(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetMaxPcieLinkWidth(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetMemClkMinMaxVfOffset(device: nvmlDevice_t) -> (i32, i32);
    fn nvmlDeviceGetMemClkVfOffset(device: nvmlDevice_t) -> i32;
    fn nvmlDeviceGetMemoryAffinity(
        device: nvmlDevice_t,
        nodeSet: &mut [core::ffi::c_ulong],
        scope: nvmlAffinityScope_t,
    ) -> ();
    fn nvmlDeviceGetMemoryBusWidth(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetMemoryErrorCounter(
        device: nvmlDevice_t,
        errorType: nvmlMemoryErrorType_t,
        counterType: nvmlEccCounterType_t,
        locationType: nvmlMemoryLocation_t,
    ) -> u64;
    fn nvmlDeviceGetMigDeviceHandleByIndex(
        device: nvmlDevice_t,
        index: u32,
    ) -> nvmlDevice_t;
    fn nvmlDeviceGetMinorNumber(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetModuleId(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetMultiGpuBoard(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetNumFans(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetNumGpuCores(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetNumaNodeId(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetNvLinkCapability(
        device: nvmlDevice_t,
        link: u32,
        capability: nvmlNvLinkCapability_t,
    ) -> u32;
    fn nvmlDeviceGetNvLinkErrorCounter(
        device: nvmlDevice_t,
        link: u32,
        counter: nvmlNvLinkErrorCounter_t,
    ) -> u64;
    fn nvmlDeviceGetNvLinkRemoteDeviceType(
        device: nvmlDevice_t,
        link: u32,
    ) -> nvmlIntNvLinkDeviceType_t;
    fn nvmlDeviceGetNvLinkRemotePciInfo(
        device: nvmlDevice_t,
        link: u32,
    ) -> nvmlPciInfo_t;
    fn nvmlDeviceGetNvLinkState(device: nvmlDevice_t, link: u32) -> nvmlEnableState_t;
    fn nvmlDeviceGetNvLinkVersion(device: nvmlDevice_t, link: u32) -> u32;
    fn nvmlDeviceGetNvlinkBwMode(device: nvmlDevice_t) -> nvmlNvlinkGetBwMode_t;
    fn nvmlDeviceGetNvlinkSupportedBwModes(
        device: nvmlDevice_t,
    ) -> nvmlNvlinkSupportedBwModes_t;
    fn nvmlDeviceGetOfaUtilization(device: nvmlDevice_t) -> (u32, u32);
    fn nvmlDeviceGetP2PStatus(
        device1: nvmlDevice_t,
        device2: nvmlDevice_t,
        p2pIndex: nvmlGpuP2PCapsIndex_t,
    ) -> nvmlGpuP2PStatus_t;
    fn nvmlDeviceGetPciInfo(device: nvmlDevice_t) -> nvmlPciInfo_t;
    fn nvmlDeviceGetPciInfoExt(device: nvmlDevice_t) -> nvmlPciInfoExt_t;
    fn nvmlDeviceGetPcieLinkMaxSpeed(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetPcieReplayCounter(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetPcieSpeed(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetPcieThroughput(
        device: nvmlDevice_t,
        counter: nvmlPcieUtilCounter_t,
    ) -> u32;
    fn nvmlDeviceGetPerformanceModes(device: nvmlDevice_t) -> nvmlDevicePerfModes_t;
    fn nvmlDeviceGetPerformanceState(device: nvmlDevice_t) -> nvmlPstates_t;
    fn nvmlDeviceGetPersistenceMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    fn nvmlDeviceGetPlatformInfo(device: nvmlDevice_t) -> nvmlPlatformInfo_t;
    fn nvmlDeviceGetPowerManagementDefaultLimit(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetPowerManagementLimit(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetPowerManagementLimitConstraints(device: nvmlDevice_t) -> (u32, u32);
    fn nvmlDeviceGetPowerSource(device: nvmlDevice_t) -> nvmlPowerSource_t;
    fn nvmlDeviceGetPowerUsage(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceGetProcessesUtilizationInfo(
        device: nvmlDevice_t,
        procesesUtilInfo: &mut nvmlProcessesUtilizationInfo_t,
    ) -> ();
    fn nvmlDeviceGetRemappedRows(device: nvmlDevice_t) -> (u32, u32, u32, u32);
    fn nvmlDeviceGetRetiredPagesPendingStatus(device: nvmlDevice_t) -> nvmlEnableState_t;
    fn nvmlDeviceGetRowRemapperHistogram(
        device: nvmlDevice_t,
    ) -> nvmlRowRemapperHistogramValues_t;
    fn nvmlDeviceGetRunningProcessDetailList(
        device: nvmlDevice_t,
        plist: &mut nvmlProcessDetailList_t,
    ) -> ();
    fn nvmlDeviceGetSramEccErrorStatus(device: nvmlDevice_t) -> nvmlEccSramErrorStatus_t;
    fn nvmlDeviceGetSupportedClocksEventReasons(device: nvmlDevice_t) -> u64;
    fn nvmlDeviceGetSupportedEventTypes(device: nvmlDevice_t) -> u64;
    fn nvmlDeviceGetSupportedPerformanceStates<T: Output>(
        device: nvmlDevice_t,
        pstates: &mut [T],
    ) -> ();
    fn nvmlDeviceGetTargetFanSpeed(device: nvmlDevice_t, fan: u32) -> u32;
    fn nvmlDeviceGetTemperatureThreshold(
        device: nvmlDevice_t,
        thresholdType: nvmlTemperatureThresholds_t,
    ) -> u32;
    fn nvmlDeviceGetThermalSettings(
        device: nvmlDevice_t,
        sensorIndex: u32,
    ) -> nvmlGpuThermalSettings_t;
    fn nvmlDeviceGetTopologyCommonAncestor(
        device1: nvmlDevice_t,
        device2: nvmlDevice_t,
    ) -> nvmlGpuTopologyLevel_t;
    fn nvmlDeviceGetTotalEccErrors(
        device: nvmlDevice_t,
        errorType: nvmlMemoryErrorType_t,
        counterType: nvmlEccCounterType_t,
    ) -> u64;
    fn nvmlDeviceGetTotalEnergyConsumption(device: nvmlDevice_t) -> u64;
    fn nvmlDeviceGetUtilizationRates(device: nvmlDevice_t) -> nvmlUtilization_t;
    fn nvmlDeviceGetVgpuHeterogeneousMode(
        device: nvmlDevice_t,
    ) -> nvmlVgpuHeterogeneousMode_t;
    fn nvmlDeviceGetVgpuInstancesUtilizationInfo(
        device: nvmlDevice_t,
        vgpuUtilInfo: &mut nvmlVgpuInstancesUtilizationInfo_t,
    ) -> ();
    fn nvmlDeviceGetVgpuMetadata<T: Output>(
        device: nvmlDevice_t,
        pgpuMetadata: &mut [T],
    ) -> u32;
    fn nvmlDeviceGetVgpuProcessesUtilizationInfo(
        device: nvmlDevice_t,
        vgpuProcUtilInfo: &mut nvmlVgpuProcessesUtilizationInfo_t,
    ) -> ();
    fn nvmlDeviceGetVgpuSchedulerCapabilities(
        device: nvmlDevice_t,
    ) -> nvmlVgpuSchedulerCapabilities_t;
    fn nvmlDeviceGetVgpuTypeCreatablePlacements(
        device: nvmlDevice_t,
        vgpuTypeId: nvmlVgpuTypeId_t,
        pPlacementList: &mut nvmlVgpuPlacementList_t,
    ) -> ();
    fn nvmlDeviceGetVgpuTypeSupportedPlacements(
        device: nvmlDevice_t,
        vgpuTypeId: nvmlVgpuTypeId_t,
        pPlacementList: &mut nvmlVgpuPlacementList_t,
    ) -> ();
    fn nvmlDeviceGetVirtualizationMode(
        device: nvmlDevice_t,
    ) -> nvmlGpuVirtualizationMode_t;
    fn nvmlDeviceIsMigDeviceHandle(device: nvmlDevice_t) -> u32;
    fn nvmlDeviceModifyDrainState(
        pciInfo: &nvmlPciInfo_t,
        newState: nvmlEnableState_t,
    ) -> ();
    fn nvmlDeviceOnSameBoard(device1: nvmlDevice_t, device2: nvmlDevice_t) -> i32;
    fn nvmlDevicePowerSmoothingActivatePresetProfile(
        device: nvmlDevice_t,
        profile: &nvmlPowerSmoothingProfile_t,
    ) -> ();
    fn nvmlDevicePowerSmoothingSetState(
        device: nvmlDevice_t,
        state: &nvmlPowerSmoothingState_t,
    ) -> ();
    fn nvmlDevicePowerSmoothingUpdatePresetProfileParam(
        device: nvmlDevice_t,
        profile: &nvmlPowerSmoothingProfile_t,
    ) -> ();
    fn nvmlDeviceQueryDrainState(pciInfo: &nvmlPciInfo_t) -> nvmlEnableState_t;
    fn nvmlDeviceRegisterEvents(
        device: nvmlDevice_t,
        eventTypes: u64,
        set: nvmlEventSet_t,
    ) -> ();
    fn nvmlDeviceRemoveGpu(
        pciInfo: &nvmlPciInfo_t,
        gpuState: nvmlDetachGpuState_t,
        linkState: nvmlPcieLinkState_t,
    ) -> ();
    fn nvmlDeviceResetGpuLockedClocks(device: nvmlDevice_t) -> ();
    fn nvmlDeviceResetMemoryLockedClocks(device: nvmlDevice_t) -> ();
    fn nvmlDeviceResetNvLinkErrorCounters(device: nvmlDevice_t, link: u32) -> ();
    fn nvmlDeviceSetAPIRestriction(
        device: nvmlDevice_t,
        apiType: nvmlRestrictedAPI_t,
        isRestricted: nvmlEnableState_t,
    ) -> ();
    fn nvmlDeviceSetAccountingMode(device: nvmlDevice_t, mode: nvmlEnableState_t) -> ();
    fn nvmlDeviceSetAutoBoostedClocksEnabled(
        device: nvmlDevice_t,
        enabled: nvmlEnableState_t,
    ) -> ();
    fn nvmlDeviceSetClockOffsets(device: nvmlDevice_t, info: &nvmlClockOffset_t) -> ();
    fn nvmlDeviceSetComputeMode(device: nvmlDevice_t, mode: nvmlComputeMode_t) -> ();
    fn nvmlDeviceSetConfComputeUnprotectedMemSize(
        device: nvmlDevice_t,
        sizeKiB: u64,
    ) -> ();
    fn nvmlDeviceSetCpuAffinity(device: nvmlDevice_t) -> ();
    fn nvmlDeviceSetDefaultAutoBoostedClocksEnabled(
        device: nvmlDevice_t,
        enabled: nvmlEnableState_t,
        flags: u32,
    ) -> ();
    fn nvmlDeviceSetDramEncryptionMode(
        device: nvmlDevice_t,
        dramEncryption: &nvmlDramEncryptionInfo_t,
    ) -> ();
    fn nvmlDeviceSetDriverModel(
        device: nvmlDevice_t,
        driverModel: nvmlDriverModel_t,
        flags: u32,
    ) -> ();
    fn nvmlDeviceSetEccMode(device: nvmlDevice_t, ecc: nvmlEnableState_t) -> ();
    fn nvmlDeviceSetFanSpeed_v2(device: nvmlDevice_t, fan: u32, speed: u32) -> ();
    fn nvmlDeviceSetGpuLockedClocks(
        device: nvmlDevice_t,
        minGpuClockMHz: u32,
        maxGpuClockMHz: u32,
    ) -> ();
    fn nvmlDeviceSetGpuOperationMode(
        device: nvmlDevice_t,
        mode: nvmlGpuOperationMode_t,
    ) -> ();
    fn nvmlDeviceSetMemoryLockedClocks(
        device: nvmlDevice_t,
        minMemClockMHz: u32,
        maxMemClockMHz: u32,
    ) -> ();
    fn nvmlDeviceSetMigMode(device: nvmlDevice_t, mode: u32) -> nvmlReturn_t;
    fn nvmlDeviceSetNvLinkDeviceLowPowerThreshold(
        device: nvmlDevice_t,
        info: &nvmlNvLinkPowerThres_t,
    ) -> ();
    fn nvmlDeviceSetNvlinkBwMode(
        device: nvmlDevice_t,
        setBwMode: &nvmlNvlinkSetBwMode_t,
    ) -> ();
    fn nvmlDeviceSetPersistenceMode(device: nvmlDevice_t, mode: nvmlEnableState_t) -> ();
    fn nvmlDeviceSetPowerManagementLimit(device: nvmlDevice_t, limit: u32) -> ();
    fn nvmlDeviceSetPowerManagementLimit_v2(
        device: nvmlDevice_t,
        powerValue: &nvmlPowerValue_v2_t,
    ) -> ();
    fn nvmlDeviceSetTemperatureThreshold(
        device: nvmlDevice_t,
        thresholdType: nvmlTemperatureThresholds_t,
        temp: &i32,
    ) -> ();
    fn nvmlDeviceSetVgpuHeterogeneousMode(
        device: nvmlDevice_t,
        pHeterogeneousMode: &nvmlVgpuHeterogeneousMode_t,
    ) -> ();
    fn nvmlDeviceSetVirtualizationMode(
        device: nvmlDevice_t,
        virtualMode: nvmlGpuVirtualizationMode_t,
    ) -> ();
    fn nvmlDeviceValidateInforom(device: nvmlDevice_t) -> ();
    fn nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(
        device: nvmlDevice_t,
    ) -> nvmlWorkloadPowerProfileCurrentProfiles_t;
    fn nvmlDeviceWorkloadPowerProfileGetProfilesInfo(
        device: nvmlDevice_t,
    ) -> nvmlWorkloadPowerProfileProfilesInfo_t;
    fn nvmlEventSetCreate() -> nvmlEventSet_t;
    fn nvmlEventSetFree(set: nvmlEventSet_t) -> ();
    fn nvmlEventSetWait(set: nvmlEventSet_t, timeoutms: u32) -> nvmlEventData_t;
    #[symbol = nvmlGetExcludedDeviceCount]
    fn nvmlGetBlacklistDeviceCount() -> u32;
    #[symbol = nvmlGetExcludedDeviceInfoByIndex]
    fn nvmlGetBlacklistDeviceInfoByIndex(index: u32) -> nvmlExcludedDeviceInfo_t;
    fn nvmlGetVgpuCompatibility(
        vgpuMetadata: *mut nvmlVgpuMetadata_t,
        pgpuMetadata: *mut nvmlVgpuPgpuMetadata_t,
    ) -> nvmlVgpuPgpuCompatibility_t;
    fn nvmlGetVgpuDriverCapabilities(capability: nvmlVgpuDriverCapability_t) -> u32;
    fn nvmlGetVgpuVersion() -> (nvmlVgpuVersion_t, nvmlVgpuVersion_t);
    fn nvmlGpmMigSampleGet(
        device: nvmlDevice_t,
        gpuInstanceId: u32,
        gpmSample: nvmlGpmSample_t,
    ) -> ();
    fn nvmlGpmQueryDeviceSupport(device: nvmlDevice_t) -> nvmlGpmSupport_t;
    fn nvmlGpmQueryIfStreamingEnabled(device: nvmlDevice_t) -> u32;
    fn nvmlGpmSampleAlloc() -> nvmlGpmSample_t;
    fn nvmlGpmSampleFree(gpmSample: nvmlGpmSample_t) -> ();
    fn nvmlGpmSampleGet(device: nvmlDevice_t, gpmSample: nvmlGpmSample_t) -> ();
    fn nvmlGpmSetStreamingEnabled(device: nvmlDevice_t, state: u32) -> ();
    fn nvmlGpuInstanceCreateComputeInstance(
        gpuInstance: nvmlGpuInstance_t,
        profileId: u32,
    ) -> nvmlComputeInstance_t;
    fn nvmlGpuInstanceCreateComputeInstanceWithPlacement(
        gpuInstance: nvmlGpuInstance_t,
        profileId: u32,
        placement: &nvmlComputeInstancePlacement_t,
    ) -> nvmlComputeInstance_t;
    fn nvmlGpuInstanceDestroy(gpuInstance: nvmlGpuInstance_t) -> ();
    fn nvmlGpuInstanceGetActiveVgpus(
        gpuInstance: nvmlGpuInstance_t,
        pVgpuInstanceInfo: &mut nvmlActiveVgpuInstanceInfo_t,
    ) -> ();
    fn nvmlGpuInstanceGetComputeInstanceById(
        gpuInstance: nvmlGpuInstance_t,
        id: u32,
    ) -> nvmlComputeInstance_t;
    fn nvmlGpuInstanceGetComputeInstanceProfileInfo(
        gpuInstance: nvmlGpuInstance_t,
        profile: u32,
        engProfile: u32,
    ) -> nvmlComputeInstanceProfileInfo_t;
    fn nvmlGpuInstanceGetComputeInstanceProfileInfoV(
        gpuInstance: nvmlGpuInstance_t,
        profile: u32,
        engProfile: u32,
    ) -> nvmlComputeInstanceProfileInfo_v2_t;
    fn nvmlGpuInstanceGetComputeInstanceRemainingCapacity(
        gpuInstance: nvmlGpuInstance_t,
        profileId: u32,
    ) -> u32;
    fn nvmlGpuInstanceGetComputeInstances(
        gpuInstance: nvmlGpuInstance_t,
        profileId: u32,
        computeInstances: &mut [nvmlComputeInstance_t],
    ) -> u32;
    fn nvmlGpuInstanceGetCreatableVgpus(
        gpuInstance: nvmlGpuInstance_t,
        pVgpus: &mut nvmlVgpuTypeIdInfo_t,
    ) -> ();
    fn nvmlGpuInstanceGetInfo(gpuInstance: nvmlGpuInstance_t) -> nvmlGpuInstanceInfo_t;
    fn nvmlGpuInstanceGetVgpuHeterogeneousMode(
        gpuInstance: nvmlGpuInstance_t,
    ) -> nvmlVgpuHeterogeneousMode_t;
    fn nvmlGpuInstanceGetVgpuTypeCreatablePlacements(
        gpuInstance: nvmlGpuInstance_t,
        pCreatablePlacementInfo: &mut nvmlVgpuCreatablePlacementInfo_t,
    ) -> ();
    fn nvmlGpuInstanceSetVgpuHeterogeneousMode(
        gpuInstance: nvmlGpuInstance_t,
        pHeterogeneousMode: &nvmlVgpuHeterogeneousMode_t,
    ) -> ();
    fn nvmlInit() -> ();
    fn nvmlSetVgpuVersion(vgpuVersion: &nvmlVgpuVersion_t) -> ();
    fn nvmlShutdown() -> ();
    fn nvmlSystemEventSetFree(request: &nvmlSystemEventSetFreeRequest_t) -> ();
    fn nvmlSystemEventSetWait(request: &mut nvmlSystemEventSetWaitRequest_t) -> ();
    fn nvmlSystemGetConfComputeCapabilities() -> nvmlConfComputeSystemCaps_t;
    fn nvmlSystemGetConfComputeGpusReadyState() -> u32;
    fn nvmlSystemGetConfComputeKeyRotationThresholdInfo() -> nvmlConfComputeGetKeyRotationThresholdInfo_t;
    fn nvmlSystemGetConfComputeSettings() -> nvmlSystemConfComputeSettings_t;
    fn nvmlSystemGetConfComputeState() -> nvmlConfComputeSystemState_t;
    fn nvmlSystemGetCudaDriverVersion() -> i32;
    fn nvmlSystemGetCudaDriverVersion_v2() -> i32;
    fn nvmlSystemGetDriverBranch(length: u32) -> nvmlSystemDriverBranchInfo_t;
    fn nvmlSystemGetNvlinkBwMode() -> u32;
    fn nvmlSystemRegisterEvents(request: &nvmlSystemRegisterEventRequest_t) -> ();
    fn nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork: u32) -> ();
    fn nvmlSystemSetConfComputeKeyRotationThresholdInfo(
        pKeyRotationThrInfo: &nvmlConfComputeSetKeyRotationThresholdInfo_t,
    ) -> ();
    fn nvmlSystemSetNvlinkBwMode(nvlinkBwMode: u32) -> ();
    fn nvmlUnitGetCount() -> u32;
    fn nvmlUnitGetFanSpeedInfo(unit: nvmlUnit_t) -> nvmlUnitFanSpeeds_t;
    fn nvmlUnitGetHandleByIndex(index: u32) -> nvmlUnit_t;
    fn nvmlUnitGetLedState(unit: nvmlUnit_t) -> nvmlLedState_t;
    fn nvmlUnitGetPsuInfo(unit: nvmlUnit_t) -> nvmlPSUInfo_t;
    fn nvmlUnitGetTemperature(unit: nvmlUnit_t, r#type: u32) -> u32;
    fn nvmlUnitGetUnitInfo(unit: nvmlUnit_t) -> nvmlUnitInfo_t;
    fn nvmlUnitSetLedState(unit: nvmlUnit_t, color: nvmlLedColor_t) -> ();
    fn nvmlVgpuInstanceClearAccountingPids(vgpuInstance: nvmlVgpuInstance_t) -> ();
    fn nvmlVgpuInstanceGetAccountingMode(
        vgpuInstance: nvmlVgpuInstance_t,
    ) -> nvmlEnableState_t;
    fn nvmlVgpuInstanceGetAccountingStats(
        vgpuInstance: nvmlVgpuInstance_t,
        pid: u32,
    ) -> nvmlAccountingStats_t;
    fn nvmlVgpuInstanceGetEccMode(vgpuInstance: nvmlVgpuInstance_t) -> nvmlEnableState_t;
    fn nvmlVgpuInstanceGetEncoderCapacity(vgpuInstance: nvmlVgpuInstance_t) -> u32;
    fn nvmlVgpuInstanceGetEncoderStats(
        vgpuInstance: nvmlVgpuInstance_t,
    ) -> (u32, u32, u32);
    fn nvmlVgpuInstanceGetFBCStats(vgpuInstance: nvmlVgpuInstance_t) -> nvmlFBCStats_t;
    fn nvmlVgpuInstanceGetFbUsage(vgpuInstance: nvmlVgpuInstance_t) -> u64;
    fn nvmlVgpuInstanceGetFrameRateLimit(vgpuInstance: nvmlVgpuInstance_t) -> u32;
    fn nvmlVgpuInstanceGetGpuInstanceId(vgpuInstance: nvmlVgpuInstance_t) -> u32;
    fn nvmlVgpuInstanceGetGpuPciId(
        vgpuInstance: nvmlVgpuInstance_t,
        vgpuPciId: &mut [u8],
    ) -> u32;
    fn nvmlVgpuInstanceGetLicenseInfo(
        vgpuInstance: nvmlVgpuInstance_t,
    ) -> nvmlVgpuLicenseInfo_t;
    fn nvmlVgpuInstanceGetMetadata<T: Output>(
        vgpuInstance: nvmlVgpuInstance_t,
        vgpuMetadata: &mut [T],
    ) -> u32;
    fn nvmlVgpuInstanceGetPlacementId(
        vgpuInstance: nvmlVgpuInstance_t,
    ) -> nvmlVgpuPlacementId_t;
    fn nvmlVgpuInstanceGetRuntimeStateSize(
        vgpuInstance: nvmlVgpuInstance_t,
    ) -> nvmlVgpuRuntimeState_t;
    fn nvmlVgpuInstanceGetType(vgpuInstance: nvmlVgpuInstance_t) -> nvmlVgpuTypeId_t;
    fn nvmlVgpuInstanceGetVmID(
        vgpuInstance: nvmlVgpuInstance_t,
        vmId: &mut [u8],
    ) -> nvmlVgpuVmIdType_t;
    fn nvmlVgpuInstanceSetEncoderCapacity(
        vgpuInstance: nvmlVgpuInstance_t,
        encoderCapacity: u32,
    ) -> ();
    fn nvmlVgpuTypeGetBAR1Info(vgpuTypeId: nvmlVgpuTypeId_t) -> nvmlVgpuTypeBar1Info_t;
    fn nvmlVgpuTypeGetCapabilities(
        vgpuTypeId: nvmlVgpuTypeId_t,
        capability: nvmlVgpuCapability_t,
    ) -> u32;
    fn nvmlVgpuTypeGetClass(
        vgpuTypeId: nvmlVgpuTypeId_t,
        vgpuTypeClass: &mut [u8],
    ) -> u32;
    fn nvmlVgpuTypeGetDeviceID(vgpuTypeId: nvmlVgpuTypeId_t) -> (u64, u64);
    fn nvmlVgpuTypeGetFbReservation(vgpuTypeId: nvmlVgpuTypeId_t) -> u64;
    fn nvmlVgpuTypeGetFrameRateLimit(vgpuTypeId: nvmlVgpuTypeId_t) -> u32;
    fn nvmlVgpuTypeGetFramebufferSize(vgpuTypeId: nvmlVgpuTypeId_t) -> u64;
    fn nvmlVgpuTypeGetGpuInstanceProfileId(vgpuTypeId: nvmlVgpuTypeId_t) -> u32;
    fn nvmlVgpuTypeGetGspHeapSize(vgpuTypeId: nvmlVgpuTypeId_t) -> u64;
    fn nvmlVgpuTypeGetMaxInstances(
        device: nvmlDevice_t,
        vgpuTypeId: nvmlVgpuTypeId_t,
    ) -> u32;
    fn nvmlVgpuTypeGetMaxInstancesPerGpuInstance(
        pMaxInstance: &mut nvmlVgpuTypeMaxInstance_t,
    ) -> ();
    fn nvmlVgpuTypeGetMaxInstancesPerVm(vgpuTypeId: nvmlVgpuTypeId_t) -> u32;
    fn nvmlVgpuTypeGetName(vgpuTypeId: nvmlVgpuTypeId_t, vgpuTypeName: &mut [u8]) -> u32;
    fn nvmlVgpuTypeGetNumDisplayHeads(vgpuTypeId: nvmlVgpuTypeId_t) -> u32;
    fn nvmlVgpuTypeGetResolution(
        vgpuTypeId: nvmlVgpuTypeId_t,
        displayIndex: u32,
    ) -> (u32, u32);
}

/// As [`nvmlDeviceGetAccountingPids`](raw::nvmlDeviceGetAccountingPids), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetAccountingPids(
    device: nvmlDevice_t,
) -> Result<Vec<u32>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetAccountingPids),
        |room| {
            let mut pids = grow::room(room);
            let (returned, count) = unsafe {
                raw::nvmlDeviceGetAccountingPids(device, &mut pids)
            };
            let len = grow::length(count);
            pids.truncate(len);
            (returned, len, pids)
        },
    )
}

/// As [`nvmlDeviceGetActiveVgpus`](raw::nvmlDeviceGetActiveVgpus), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetActiveVgpus(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlVgpuInstance_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetActiveVgpus),
        |room| {
            let mut vgpuInstances = grow::room(room);
            let (returned, vgpuCount) = unsafe {
                raw::nvmlDeviceGetActiveVgpus(device, &mut vgpuInstances)
            };
            let len = grow::length(vgpuCount);
            vgpuInstances.truncate(len);
            (returned, len, vgpuInstances)
        },
    )
}

/// As [`nvmlDeviceGetBoardPartNumber`](raw::nvmlDeviceGetBoardPartNumber), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetBoardPartNumber(
    device: nvmlDevice_t,
) -> Result<CString, crate::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlDeviceGetBoardPartNumber),
        |partNumber| {
            let (returned,) = unsafe {
                raw::nvmlDeviceGetBoardPartNumber(device, partNumber)
            };
            returned
        },
    )
}

/// As [`nvmlDeviceGetCreatableVgpus`](raw::nvmlDeviceGetCreatableVgpus), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetCreatableVgpus(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlVgpuTypeId_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetCreatableVgpus),
        |room| {
            let mut vgpuTypeIds = grow::room(room);
            let (returned, vgpuCount) = unsafe {
                raw::nvmlDeviceGetCreatableVgpus(device, &mut vgpuTypeIds)
            };
            let len = grow::length(vgpuCount);
            vgpuTypeIds.truncate(len);
            (returned, len, vgpuTypeIds)
        },
    )
}

/// As [`nvmlDeviceGetEncoderSessions`](raw::nvmlDeviceGetEncoderSessions), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetEncoderSessions(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlEncoderSessionInfo_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetEncoderSessions),
        |room| {
            let mut sessionInfos = grow::room(room);
            let (returned, sessionCount) = unsafe {
                raw::nvmlDeviceGetEncoderSessions(device, &mut sessionInfos)
            };
            let len = grow::length(sessionCount);
            sessionInfos.truncate(len);
            (returned, len, sessionInfos)
        },
    )
}

/// As [`nvmlDeviceGetFBCSessions`](raw::nvmlDeviceGetFBCSessions), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetFBCSessions(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlFBCSessionInfo_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetFBCSessions),
        |room| {
            let mut sessionInfo = grow::room(room);
            let (returned, sessionCount) = unsafe {
                raw::nvmlDeviceGetFBCSessions(device, &mut sessionInfo)
            };
            let len = grow::length(sessionCount);
            sessionInfo.truncate(len);
            (returned, len, sessionInfo)
        },
    )
}

/// As [`nvmlDeviceGetGpuInstancePossiblePlacements`](raw::nvmlDeviceGetGpuInstancePossiblePlacements), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstancePossiblePlacements(
    device: nvmlDevice_t,
    profileId: u32,
) -> Result<Vec<nvmlGpuInstancePlacement_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetGpuInstancePossiblePlacements),
        |room| {
            let mut placements = grow::room(room);
            let (returned, count) = unsafe {
                raw::nvmlDeviceGetGpuInstancePossiblePlacements(
                    device,
                    profileId,
                    &mut placements,
                )
            };
            let len = grow::length(count);
            placements.truncate(len);
            (returned, len, placements)
        },
    )
}

/// As [`nvmlDeviceGetInforomImageVersion`](raw::nvmlDeviceGetInforomImageVersion), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetInforomImageVersion(
    device: nvmlDevice_t,
) -> Result<CString, crate::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlDeviceGetInforomImageVersion),
        |version| {
            let (returned,) = unsafe {
                raw::nvmlDeviceGetInforomImageVersion(device, version)
            };
            returned
        },
    )
}

/// As [`nvmlDeviceGetInforomVersion`](raw::nvmlDeviceGetInforomVersion), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetInforomVersion(
    device: nvmlDevice_t,
    object: nvmlInforomObject_t,
) -> Result<CString, crate::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlDeviceGetInforomVersion),
        |version| {
            let (returned,) = unsafe {
                raw::nvmlDeviceGetInforomVersion(device, object, version)
            };
            returned
        },
    )
}

/// As [`nvmlDeviceGetName`](raw::nvmlDeviceGetName), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetName(
    device: nvmlDevice_t,
) -> Result<CString, crate::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlDeviceGetName),
        |name| {
            let (returned,) = unsafe { raw::nvmlDeviceGetName(device, name) };
            returned
        },
    )
}

/// As [`nvmlDeviceGetPgpuMetadataString`](raw::nvmlDeviceGetPgpuMetadataString), with a `Result` and the whole string.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetPgpuMetadataString(
    device: nvmlDevice_t,
) -> Result<CString, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetPgpuMetadataString),
        |room| {
            let mut pgpuMetadata = grow::room(room);
            let (returned, bufferSize) = unsafe {
                raw::nvmlDeviceGetPgpuMetadataString(device, &mut pgpuMetadata)
            };
            let len = grow::length(bufferSize);
            pgpuMetadata.truncate(len);
            (returned, len, grow::text(pgpuMetadata))
        },
    )
}

/// As [`nvmlDeviceGetProcessUtilization`](raw::nvmlDeviceGetProcessUtilization), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetProcessUtilization(
    device: nvmlDevice_t,
    lastSeenTimeStamp: u64,
) -> Result<Vec<nvmlProcessUtilizationSample_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetProcessUtilization),
        |room| {
            let mut utilization = grow::room(room);
            let (returned, processSamplesCount) = unsafe {
                raw::nvmlDeviceGetProcessUtilization(
                    device,
                    &mut utilization,
                    lastSeenTimeStamp,
                )
            };
            let len = grow::length(processSamplesCount);
            utilization.truncate(len);
            (returned, len, utilization)
        },
    )
}

/// As [`nvmlDeviceGetRetiredPages`](raw::nvmlDeviceGetRetiredPages), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetRetiredPages(
    device: nvmlDevice_t,
    cause: nvmlPageRetirementCause_t,
) -> Result<Vec<u64>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetRetiredPages),
        |room| {
            let mut addresses = grow::room(room);
            let (returned, pageCount) = unsafe {
                raw::nvmlDeviceGetRetiredPages(device, cause, &mut addresses)
            };
            let len = grow::length(pageCount);
            addresses.truncate(len);
            (returned, len, addresses)
        },
    )
}

/// As [`nvmlDeviceGetRetiredPages_v2`](raw::nvmlDeviceGetRetiredPages_v2), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetRetiredPages_v2(
    device: nvmlDevice_t,
    cause: nvmlPageRetirementCause_t,
) -> Result<(Vec<u64>, Vec<u64>), crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetRetiredPages_v2),
        |room| {
            let mut addresses = grow::room(room);
            let mut timestamps = grow::room(room);
            let (returned, pageCount) = unsafe {
                raw::nvmlDeviceGetRetiredPages_v2(
                    device,
                    cause,
                    &mut addresses,
                    &mut timestamps,
                )
            };
            let len = grow::length(pageCount);
            addresses.truncate(len);
            timestamps.truncate(len);
            (returned, len, (addresses, timestamps))
        },
    )
}

/// As [`nvmlDeviceGetSamples`](raw::nvmlDeviceGetSamples), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetSamples(
    device: nvmlDevice_t,
    r#type: nvmlSamplingType_t,
    lastSeenTimeStamp: u64,
) -> Result<(nvmlValueType_t, Vec<nvmlSample_t>), crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetSamples),
        |room| {
            let mut samples = grow::room(room);
            let (returned, sampleValType, sampleCount) = unsafe {
                raw::nvmlDeviceGetSamples(
                    device,
                    r#type,
                    lastSeenTimeStamp,
                    &mut samples,
                )
            };
            let len = grow::length(sampleCount);
            samples.truncate(len);
            (returned, len, (sampleValType, samples))
        },
    )
}

/// As [`nvmlDeviceGetSerial`](raw::nvmlDeviceGetSerial), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetSerial(
    device: nvmlDevice_t,
) -> Result<CString, crate::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlDeviceGetSerial),
        |serial| {
            let (returned,) = unsafe { raw::nvmlDeviceGetSerial(device, serial) };
            returned
        },
    )
}

/// As [`nvmlDeviceGetSupportedGraphicsClocks`](raw::nvmlDeviceGetSupportedGraphicsClocks), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedGraphicsClocks(
    device: nvmlDevice_t,
    memoryClockMHz: u32,
) -> Result<Vec<u32>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetSupportedGraphicsClocks),
        |room| {
            let mut clocksMHz = grow::room(room);
            let (returned, count) = unsafe {
                raw::nvmlDeviceGetSupportedGraphicsClocks(
                    device,
                    memoryClockMHz,
                    &mut clocksMHz,
                )
            };
            let len = grow::length(count);
            clocksMHz.truncate(len);
            (returned, len, clocksMHz)
        },
    )
}

/// As [`nvmlDeviceGetSupportedMemoryClocks`](raw::nvmlDeviceGetSupportedMemoryClocks), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedMemoryClocks(
    device: nvmlDevice_t,
) -> Result<Vec<u32>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetSupportedMemoryClocks),
        |room| {
            let mut clocksMHz = grow::room(room);
            let (returned, count) = unsafe {
                raw::nvmlDeviceGetSupportedMemoryClocks(device, &mut clocksMHz)
            };
            let len = grow::length(count);
            clocksMHz.truncate(len);
            (returned, len, clocksMHz)
        },
    )
}

/// As [`nvmlDeviceGetSupportedVgpus`](raw::nvmlDeviceGetSupportedVgpus), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedVgpus(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlVgpuTypeId_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetSupportedVgpus),
        |room| {
            let mut vgpuTypeIds = grow::room(room);
            let (returned, vgpuCount) = unsafe {
                raw::nvmlDeviceGetSupportedVgpus(device, &mut vgpuTypeIds)
            };
            let len = grow::length(vgpuCount);
            vgpuTypeIds.truncate(len);
            (returned, len, vgpuTypeIds)
        },
    )
}

/// As [`nvmlDeviceGetTopologyNearestGpus`](raw::nvmlDeviceGetTopologyNearestGpus), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetTopologyNearestGpus(
    device: nvmlDevice_t,
    level: nvmlGpuTopologyLevel_t,
) -> Result<Vec<nvmlDevice_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetTopologyNearestGpus),
        |room| {
            let mut deviceArray = grow::room(room);
            let (returned, count) = unsafe {
                raw::nvmlDeviceGetTopologyNearestGpus(device, level, &mut deviceArray)
            };
            let len = grow::length(count);
            deviceArray.truncate(len);
            (returned, len, deviceArray)
        },
    )
}

/// As [`nvmlDeviceGetUUID`](raw::nvmlDeviceGetUUID), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetUUID(
    device: nvmlDevice_t,
) -> Result<CString, crate::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlDeviceGetUUID),
        |uuid| {
            let (returned,) = unsafe { raw::nvmlDeviceGetUUID(device, uuid) };
            returned
        },
    )
}

/// As [`nvmlDeviceGetVbiosVersion`](raw::nvmlDeviceGetVbiosVersion), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetVbiosVersion(
    device: nvmlDevice_t,
) -> Result<CString, crate::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlDeviceGetVbiosVersion),
        |version| {
            let (returned,) = unsafe { raw::nvmlDeviceGetVbiosVersion(device, version) };
            returned
        },
    )
}

/// As [`nvmlDeviceGetVgpuProcessUtilization`](raw::nvmlDeviceGetVgpuProcessUtilization), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuProcessUtilization(
    device: nvmlDevice_t,
    lastSeenTimeStamp: u64,
) -> Result<Vec<nvmlVgpuProcessUtilizationSample_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetVgpuProcessUtilization),
        |room| {
            let mut utilizationSamples = grow::room(room);
            let (returned, vgpuProcessSamplesCount) = unsafe {
                raw::nvmlDeviceGetVgpuProcessUtilization(
                    device,
                    lastSeenTimeStamp,
                    &mut utilizationSamples,
                )
            };
            let len = grow::length(vgpuProcessSamplesCount);
            utilizationSamples.truncate(len);
            (returned, len, utilizationSamples)
        },
    )
}

/// As [`nvmlDeviceGetVgpuUtilization`](raw::nvmlDeviceGetVgpuUtilization), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuUtilization(
    device: nvmlDevice_t,
    lastSeenTimeStamp: u64,
) -> Result<
    (nvmlValueType_t, Vec<nvmlVgpuInstanceUtilizationSample_t>),
    crate::Error<nvmlReturn_t>,
> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetVgpuUtilization),
        |room| {
            let mut utilizationSamples = grow::room(room);
            let (returned, sampleValType, vgpuInstanceSamplesCount) = unsafe {
                raw::nvmlDeviceGetVgpuUtilization(
                    device,
                    lastSeenTimeStamp,
                    &mut utilizationSamples,
                )
            };
            let len = grow::length(vgpuInstanceSamplesCount);
            utilizationSamples.truncate(len);
            (returned, len, (sampleValType, utilizationSamples))
        },
    )
}

/// As [`nvmlGpuInstanceGetComputeInstancePossiblePlacements`](raw::nvmlGpuInstanceGetComputeInstancePossiblePlacements), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlGpuInstanceGetComputeInstancePossiblePlacements(
    gpuInstance: nvmlGpuInstance_t,
    profileId: u32,
) -> Result<Vec<nvmlComputeInstancePlacement_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlGpuInstanceGetComputeInstancePossiblePlacements),
        |room| {
            let mut placements = grow::room(room);
            let (returned, count) = unsafe {
                raw::nvmlGpuInstanceGetComputeInstancePossiblePlacements(
                    gpuInstance,
                    profileId,
                    &mut placements,
                )
            };
            let len = grow::length(count);
            placements.truncate(len);
            (returned, len, placements)
        },
    )
}

/// As [`nvmlSystemGetDriverVersion`](raw::nvmlSystemGetDriverVersion), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlSystemGetDriverVersion() -> Result<
    CString,
    crate::Error<nvmlReturn_t>,
> {
    grow::string(
        called!(NVML, nvmlSystemGetDriverVersion),
        |version| {
            let (returned,) = unsafe { raw::nvmlSystemGetDriverVersion(version) };
            returned
        },
    )
}

/// As [`nvmlSystemGetHicVersion`](raw::nvmlSystemGetHicVersion), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlSystemGetHicVersion() -> Result<
    Vec<nvmlHwbcEntry_t>,
    crate::Error<nvmlReturn_t>,
> {
    grow::two_calls(
        called!(NVML, nvmlSystemGetHicVersion),
        |room| {
            let mut hwbcEntries = grow::room(room);
            let (returned, hwbcCount) = unsafe {
                raw::nvmlSystemGetHicVersion(&mut hwbcEntries)
            };
            let len = grow::length(hwbcCount);
            hwbcEntries.truncate(len);
            (returned, len, hwbcEntries)
        },
    )
}

/// As [`nvmlSystemGetNVMLVersion`](raw::nvmlSystemGetNVMLVersion), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlSystemGetNVMLVersion() -> Result<CString, crate::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlSystemGetNVMLVersion),
        |version| {
            let (returned,) = unsafe { raw::nvmlSystemGetNVMLVersion(version) };
            returned
        },
    )
}

/// As [`nvmlSystemGetProcessName`](raw::nvmlSystemGetProcessName), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlSystemGetProcessName(
    pid: u32,
) -> Result<CString, crate::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlSystemGetProcessName),
        |name| {
            let (returned,) = unsafe { raw::nvmlSystemGetProcessName(pid, name) };
            returned
        },
    )
}

/// As [`nvmlSystemGetTopologyGpuSet`](raw::nvmlSystemGetTopologyGpuSet), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlSystemGetTopologyGpuSet(
    cpuNumber: u32,
) -> Result<Vec<nvmlDevice_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlSystemGetTopologyGpuSet),
        |room| {
            let mut deviceArray = grow::room(room);
            let (returned, count) = unsafe {
                raw::nvmlSystemGetTopologyGpuSet(cpuNumber, &mut deviceArray)
            };
            let len = grow::length(count);
            deviceArray.truncate(len);
            (returned, len, deviceArray)
        },
    )
}

/// As [`nvmlUnitGetDevices`](raw::nvmlUnitGetDevices), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlUnitGetDevices(
    unit: nvmlUnit_t,
) -> Result<Vec<nvmlDevice_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlUnitGetDevices),
        |room| {
            let mut devices = grow::room(room);
            let (returned, deviceCount) = unsafe {
                raw::nvmlUnitGetDevices(unit, &mut devices)
            };
            let len = grow::length(deviceCount);
            devices.truncate(len);
            (returned, len, devices)
        },
    )
}

/// As [`nvmlVgpuInstanceGetAccountingPids`](raw::nvmlVgpuInstanceGetAccountingPids), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetAccountingPids(
    vgpuInstance: nvmlVgpuInstance_t,
) -> Result<Vec<u32>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlVgpuInstanceGetAccountingPids),
        |room| {
            let mut pids = grow::room(room);
            let (returned, count) = unsafe {
                raw::nvmlVgpuInstanceGetAccountingPids(vgpuInstance, &mut pids)
            };
            let len = grow::length(count);
            pids.truncate(len);
            (returned, len, pids)
        },
    )
}

/// As [`nvmlVgpuInstanceGetEncoderSessions`](raw::nvmlVgpuInstanceGetEncoderSessions), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetEncoderSessions(
    vgpuInstance: nvmlVgpuInstance_t,
) -> Result<Vec<nvmlEncoderSessionInfo_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlVgpuInstanceGetEncoderSessions),
        |room| {
            let mut sessionInfo = grow::room(room);
            let (returned, sessionCount) = unsafe {
                raw::nvmlVgpuInstanceGetEncoderSessions(vgpuInstance, &mut sessionInfo)
            };
            let len = grow::length(sessionCount);
            sessionInfo.truncate(len);
            (returned, len, sessionInfo)
        },
    )
}

/// As [`nvmlVgpuInstanceGetFBCSessions`](raw::nvmlVgpuInstanceGetFBCSessions), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetFBCSessions(
    vgpuInstance: nvmlVgpuInstance_t,
) -> Result<Vec<nvmlFBCSessionInfo_t>, crate::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlVgpuInstanceGetFBCSessions),
        |room| {
            let mut sessionInfo = grow::room(room);
            let (returned, sessionCount) = unsafe {
                raw::nvmlVgpuInstanceGetFBCSessions(vgpuInstance, &mut sessionInfo)
            };
            let len = grow::length(sessionCount);
            sessionInfo.truncate(len);
            (returned, len, sessionInfo)
        },
    )
}

/// As [`nvmlVgpuInstanceGetMdevUUID`](raw::nvmlVgpuInstanceGetMdevUUID), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetMdevUUID(
    vgpuInstance: nvmlVgpuInstance_t,
) -> Result<CString, crate::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlVgpuInstanceGetMdevUUID),
        |mdevUuid| {
            let (returned,) = unsafe {
                raw::nvmlVgpuInstanceGetMdevUUID(vgpuInstance, mdevUuid)
            };
            returned
        },
    )
}

/// As [`nvmlVgpuInstanceGetUUID`](raw::nvmlVgpuInstanceGetUUID), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetUUID(
    vgpuInstance: nvmlVgpuInstance_t,
) -> Result<CString, crate::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlVgpuInstanceGetUUID),
        |uuid| {
            let (returned,) = unsafe {
                raw::nvmlVgpuInstanceGetUUID(vgpuInstance, uuid)
            };
            returned
        },
    )
}

/// As [`nvmlVgpuInstanceGetVmDriverVersion`](raw::nvmlVgpuInstanceGetVmDriverVersion), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetVmDriverVersion(
    vgpuInstance: nvmlVgpuInstance_t,
) -> Result<CString, crate::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlVgpuInstanceGetVmDriverVersion),
        |version| {
            let (returned,) = unsafe {
                raw::nvmlVgpuInstanceGetVmDriverVersion(vgpuInstance, version)
            };
            returned
        },
    )
}

/// As [`nvmlVgpuTypeGetLicense`](raw::nvmlVgpuTypeGetLicense), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvmlVgpuTypeGetLicense(
    vgpuTypeId: nvmlVgpuTypeId_t,
) -> Result<CString, crate::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlVgpuTypeGetLicense),
        |vgpuTypeLicenseString| {
            let (returned,) = unsafe {
                raw::nvmlVgpuTypeGetLicense(vgpuTypeId, vgpuTypeLicenseString)
            };
            returned
        },
    )
}

#[doc(no_inline)]
pub use self::nvmlComputeInstanceGetInfo as nvmlComputeInstanceGetInfo_v2;

#[doc(no_inline)]
pub use self::nvmlDeviceGetAttributes as nvmlDeviceGetAttributes_v2;

#[doc(no_inline)]
pub use self::nvmlDeviceGetCount as nvmlDeviceGetCount_v2;

#[doc(no_inline)]
pub use self::nvmlDeviceGetDriverModel as nvmlDeviceGetDriverModel_v2;

#[doc(no_inline)]
pub use self::nvmlDeviceGetGpuInstancePossiblePlacements as nvmlDeviceGetGpuInstancePossiblePlacements_v2;

#[doc(no_inline)]
pub use self::nvmlDeviceGetGridLicensableFeatures as nvmlDeviceGetGridLicensableFeatures_v4;

#[doc(no_inline)]
pub use self::nvmlDeviceGetHandleByIndex as nvmlDeviceGetHandleByIndex_v2;

#[doc(no_inline)]
pub use self::nvmlDeviceGetHandleByPciBusId as nvmlDeviceGetHandleByPciBusId_v2;

#[doc(no_inline)]
pub use self::nvmlDeviceGetNvLinkRemotePciInfo as nvmlDeviceGetNvLinkRemotePciInfo_v2;

#[doc(no_inline)]
pub use self::nvmlDeviceGetPciInfo as nvmlDeviceGetPciInfo_v3;

#[doc(no_inline)]
pub use self::nvmlDeviceRemoveGpu as nvmlDeviceRemoveGpu_v2;

#[doc(no_inline)]
pub use self::nvmlEventSetWait as nvmlEventSetWait_v2;

#[doc(no_inline)]
pub use self::nvmlGetBlacklistDeviceCount as nvmlGetExcludedDeviceCount;

#[doc(no_inline)]
pub use self::nvmlGetBlacklistDeviceInfoByIndex as nvmlGetExcludedDeviceInfoByIndex;

#[doc(no_inline)]
pub use self::nvmlInit as nvmlInit_v2;

#[doc(no_inline)]
pub use self::nvmlVgpuInstanceGetLicenseInfo as nvmlVgpuInstanceGetLicenseInfo_v2;
