//! The contents of `cubind.cuda13.nvml`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvml::{both, only13, slots};
use crate::support::prelude::*;
use crate::tables::{nvml, nvml13};

static LIBRARY: LibraryDef = LibraryDef::new(
    "NVML",
    &["libnvidia-ml.so.1"],
    None,
    &[],
    "",
    &[],
);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::nvmlComputeInstanceDestroy, None, ""),
        (slots::nvmlComputeInstanceGetInfo_v2, None, ""),
        (slots::nvmlDeviceClearAccountingPids, None, ""),
        (slots::nvmlDeviceClearCpuAffinity, None, ""),
        (slots::nvmlDeviceClearEccErrorCounts, None, ""),
        (slots::nvmlDeviceClearFieldValues, None, ""),
        (slots::nvmlDeviceCreateGpuInstance, None, ""),
        (slots::nvmlDeviceCreateGpuInstanceWithPlacement, None, ""),
        (slots::nvmlDeviceDiscoverGpus, None, ""),
        (slots::nvmlDeviceFreezeNvLinkUtilizationCounter, None, ""),
        (slots::nvmlDeviceGetAPIRestriction, None, ""),
        (slots::nvmlDeviceGetAccountingBufferSize, None, ""),
        (slots::nvmlDeviceGetAccountingMode, None, ""),
        (slots::nvmlDeviceGetAccountingPids, None, ""),
        (slots::nvmlDeviceGetAccountingStats, None, ""),
        (slots::nvmlDeviceGetAccountingStats_v2, None, "13.3"),
        (slots::nvmlDeviceGetActiveVgpus, None, ""),
        (slots::nvmlDeviceGetAdaptiveClockInfoStatus, None, ""),
        (slots::nvmlDeviceGetAdaptiveTgpModeInfo_v1, None, "13.4"),
        (slots::nvmlDeviceGetAddressingMode, None, "13.0"),
        (slots::nvmlDeviceGetApplicationsClock, None, ""),
        (slots::nvmlDeviceGetArchitecture, None, ""),
        (slots::nvmlDeviceGetAttributes_v2, None, ""),
        (slots::nvmlDeviceGetAutoBoostedClocksEnabled, None, ""),
        (slots::nvmlDeviceGetBAR1MemoryInfo, None, ""),
        (slots::nvmlDeviceGetBBXTimeData_v1, None, "13.3"),
        (slots::nvmlDeviceGetBankRemapperStatus_v1, None, "13.4"),
        (slots::nvmlDeviceGetBoardId, None, ""),
        (slots::nvmlDeviceGetBoardPartNumber, None, ""),
        (slots::nvmlDeviceGetBrand, None, ""),
        (slots::nvmlDeviceGetBridgeChipInfo, None, ""),
        (slots::nvmlDeviceGetBusType, None, ""),
        (slots::nvmlDeviceGetC2cModeInfoV, None, "12.3"),
        (slots::nvmlDeviceGetCapabilities, None, "12.5"),
        (slots::nvmlDeviceGetClkMonStatus, None, ""),
        (slots::nvmlDeviceGetClock, None, ""),
        (slots::nvmlDeviceGetClockInfo, None, ""),
        (slots::nvmlDeviceGetClockOffsets, None, "12.5"),
        (slots::nvmlDeviceGetComputeInstanceId, None, ""),
        (slots::nvmlDeviceGetComputeMode, None, ""),
        (slots::nvmlDeviceGetComputeRunningProcesses_v3, None, ""),
        (slots::nvmlDeviceGetConfComputeGpuAttestationReport, None, "12.2"),
        (slots::nvmlDeviceGetConfComputeGpuCertificate, None, "12.2"),
        (slots::nvmlDeviceGetConfComputeMemSizeInfo, None, "12.2"),
        (slots::nvmlDeviceGetConfComputeProtectedMemoryUsage, None, "12.2"),
        (slots::nvmlDeviceGetCoolerInfo, None, "12.8"),
        (slots::nvmlDeviceGetCount_v2, None, ""),
        (slots::nvmlDeviceGetCpuAffinity, None, ""),
        (slots::nvmlDeviceGetCpuAffinityWithinScope, None, ""),
        (slots::nvmlDeviceGetCreatableVgpus, None, ""),
        (slots::nvmlDeviceGetCudaComputeCapability, None, ""),
        (slots::nvmlDeviceGetCurrPcieLinkGeneration, None, ""),
        (slots::nvmlDeviceGetCurrPcieLinkWidth, None, ""),
        (slots::nvmlDeviceGetCurrentClockFreqs, None, "12.8"),
        (slots::nvmlDeviceGetCurrentClocksEventReasons, None, "12.2"),
        (slots::nvmlDeviceGetCurrentClocksThrottleReasons, None, ""),
        (slots::nvmlDeviceGetDecoderUtilization, None, ""),
        (slots::nvmlDeviceGetDefaultApplicationsClock, None, ""),
        (slots::nvmlDeviceGetDefaultEccMode, None, ""),
        (slots::nvmlDeviceGetDetailedEccErrors, None, ""),
        (slots::nvmlDeviceGetDeviceHandleFromMigDeviceHandle, None, ""),
        (slots::nvmlDeviceGetDisplayActive, None, ""),
        (slots::nvmlDeviceGetDisplayMode, None, ""),
        (slots::nvmlDeviceGetDramEncryptionMode, None, "12.8"),
        (slots::nvmlDeviceGetDriverModel_v2, None, "12.5"),
        (slots::nvmlDeviceGetDynamicPstatesInfo, None, ""),
        (slots::nvmlDeviceGetEccMode, None, ""),
        (slots::nvmlDeviceGetEncoderCapacity, None, ""),
        (slots::nvmlDeviceGetEncoderSessions, None, ""),
        (slots::nvmlDeviceGetEncoderStats, None, ""),
        (slots::nvmlDeviceGetEncoderUtilization, None, ""),
        (slots::nvmlDeviceGetEnforcedPowerLimit, None, ""),
        (slots::nvmlDeviceGetFBCSessions, None, ""),
        (slots::nvmlDeviceGetFBCStats, None, ""),
        (slots::nvmlDeviceGetFanControlPolicy_v2, None, ""),
        (slots::nvmlDeviceGetFanSpeed, None, ""),
        (slots::nvmlDeviceGetFanSpeedRPM, None, "12.8"),
        (slots::nvmlDeviceGetFanSpeed_v2, None, ""),
        (slots::nvmlDeviceGetFieldValues, None, ""),
        (slots::nvmlDeviceGetGpcClkMinMaxVfOffset, None, ""),
        (slots::nvmlDeviceGetGpcClkVfOffset, None, ""),
        (slots::nvmlDeviceGetGpuFabricInfo, None, ""),
        (slots::nvmlDeviceGetGpuFabricInfoV, None, "12.4"),
        (slots::nvmlDeviceGetGpuFabricInfo_v4, None, "13.4"),
        (slots::nvmlDeviceGetGpuInstanceById, None, ""),
        (slots::nvmlDeviceGetGpuInstanceId, None, ""),
        (slots::nvmlDeviceGetGpuInstancePossiblePlacements_v2, None, ""),
        (slots::nvmlDeviceGetGpuInstanceProfileInfo, None, ""),
        (slots::nvmlDeviceGetGpuInstanceProfileInfoByIdV, None, "13.0"),
        (slots::nvmlDeviceGetGpuInstanceProfileInfoV, None, ""),
        (slots::nvmlDeviceGetGpuInstanceRemainingCapacity, None, ""),
        (slots::nvmlDeviceGetGpuInstances, None, ""),
        (slots::nvmlDeviceGetGpuMaxPcieLinkGeneration, None, ""),
        (slots::nvmlDeviceGetGpuOperationMode, None, ""),
        (slots::nvmlDeviceGetGpuUptime_v1, None, "13.5"),
        (slots::nvmlDeviceGetGraphicsRunningProcesses_v3, None, ""),
        (slots::nvmlDeviceGetGridLicensableFeatures_v4, None, ""),
        (slots::nvmlDeviceGetGspFirmwareMode, None, ""),
        (slots::nvmlDeviceGetGspFirmwareVersion, None, ""),
        (slots::nvmlDeviceGetHandleByIndex_v2, None, ""),
        (slots::nvmlDeviceGetHandleByPciBusId_v2, None, ""),
        (slots::nvmlDeviceGetHandleBySerial, None, ""),
        (slots::nvmlDeviceGetHandleByUUID, None, ""),
        (slots::nvmlDeviceGetHandleByUUIDV, None, "12.9"),
        (slots::nvmlDeviceGetHostVgpuMode, None, ""),
        (slots::nvmlDeviceGetHostname_v1, None, "13.0"),
        (slots::nvmlDeviceGetIndex, None, ""),
        (slots::nvmlDeviceGetInforomConfigurationChecksum, None, ""),
        (slots::nvmlDeviceGetInforomImageVersion, None, ""),
        (slots::nvmlDeviceGetInforomVersion, None, ""),
        (slots::nvmlDeviceGetIrqNum, None, ""),
        (slots::nvmlDeviceGetJpgUtilization, None, "12.2"),
        (slots::nvmlDeviceGetLastBBXFlushTime, None, "12.3"),
        (slots::nvmlDeviceGetMPSComputeRunningProcesses_v3, None, ""),
        (slots::nvmlDeviceGetMarginTemperature, None, "12.8"),
        (slots::nvmlDeviceGetMaxClockInfo, None, ""),
        (slots::nvmlDeviceGetMaxCustomerBoostClock, None, ""),
        (slots::nvmlDeviceGetMaxMigDeviceCount, None, ""),
        (slots::nvmlDeviceGetMaxPcieLinkGeneration, None, ""),
        (slots::nvmlDeviceGetMaxPcieLinkWidth, None, ""),
        (slots::nvmlDeviceGetMemClkMinMaxVfOffset, None, ""),
        (slots::nvmlDeviceGetMemClkVfOffset, None, ""),
        (slots::nvmlDeviceGetMemoryAffinity, None, ""),
        (slots::nvmlDeviceGetMemoryBusWidth, None, ""),
        (slots::nvmlDeviceGetMemoryErrorCounter, None, ""),
        (slots::nvmlDeviceGetMemoryInfo, None, ""),
        (slots::nvmlDeviceGetMemoryInfo_v2, None, ""),
        (slots::nvmlDeviceGetMemoryLimits_v1, None, "13.4"),
        (slots::nvmlDeviceGetMigDeviceHandleByIndex, None, ""),
        (slots::nvmlDeviceGetMigMode, None, ""),
        (slots::nvmlDeviceGetMinMaxClockOfPState, None, ""),
        (slots::nvmlDeviceGetMinMaxFanSpeed, None, ""),
        (slots::nvmlDeviceGetMinorNumber, None, ""),
        (slots::nvmlDeviceGetModuleId, None, "12.2"),
        (slots::nvmlDeviceGetMultiGpuBoard, None, ""),
        (slots::nvmlDeviceGetName, None, ""),
        (slots::nvmlDeviceGetNumFans, None, ""),
        (slots::nvmlDeviceGetNumGpuCores, None, ""),
        (slots::nvmlDeviceGetNumaNodeId, None, "12.4"),
        (slots::nvmlDeviceGetNvLinkCapability, None, ""),
        (slots::nvmlDeviceGetNvLinkErrorCounter, None, ""),
        (slots::nvmlDeviceGetNvLinkInfo, None, "13.0"),
        (slots::nvmlDeviceGetNvLinkInfo_v3, None, "13.5"),
        (slots::nvmlDeviceGetNvLinkRemoteDeviceType, None, ""),
        (slots::nvmlDeviceGetNvLinkRemotePciInfo_v2, None, ""),
        (slots::nvmlDeviceGetNvLinkState, None, ""),
        (slots::nvmlDeviceGetNvLinkTelemetrySamples_v1, None, "13.4"),
        (slots::nvmlDeviceGetNvLinkUtilizationControl, None, ""),
        (slots::nvmlDeviceGetNvLinkUtilizationCounter, None, ""),
        (slots::nvmlDeviceGetNvLinkVersion, None, ""),
        (slots::nvmlDeviceGetNvlinkBwMode, None, "12.8"),
        (slots::nvmlDeviceGetNvlinkNvlePrivateInfo_v1, None, "13.5"),
        (slots::nvmlDeviceGetNvlinkRemapTableInfo_v1, None, "13.5"),
        (slots::nvmlDeviceGetNvlinkSupportedBwModes, None, "12.8"),
        (slots::nvmlDeviceGetOfaUtilization, None, "12.2"),
        (slots::nvmlDeviceGetP2PStatus, None, ""),
        (slots::nvmlDeviceGetPciInfoExt, None, "12.4"),
        (slots::nvmlDeviceGetPciInfo_v3, None, ""),
        (slots::nvmlDeviceGetPcieLinkMaxSpeed, None, ""),
        (slots::nvmlDeviceGetPcieReplayCounter, None, ""),
        (slots::nvmlDeviceGetPcieSpeed, None, ""),
        (slots::nvmlDeviceGetPcieThroughput, None, ""),
        (slots::nvmlDeviceGetPdi, None, "13.0"),
        (slots::nvmlDeviceGetPerformanceModes, None, "12.8"),
        (slots::nvmlDeviceGetPerformanceState, None, ""),
        (slots::nvmlDeviceGetPersistenceMode, None, ""),
        (slots::nvmlDeviceGetPgpuMetadataString, None, ""),
        (slots::nvmlDeviceGetPlatformInfo, None, "12.8"),
        (slots::nvmlDeviceGetPowerManagementDefaultLimit, None, ""),
        (slots::nvmlDeviceGetPowerManagementLimit, None, ""),
        (slots::nvmlDeviceGetPowerManagementLimitConstraints, None, ""),
        (slots::nvmlDeviceGetPowerManagementMode, None, ""),
        (slots::nvmlDeviceGetPowerMizerMode_v1, None, "13.0"),
        (slots::nvmlDeviceGetPowerSource, None, ""),
        (slots::nvmlDeviceGetPowerState, None, ""),
        (slots::nvmlDeviceGetPowerUsage, None, ""),
        (slots::nvmlDeviceGetProcessUtilization, None, ""),
        (slots::nvmlDeviceGetProcessesUtilizationInfo, None, "12.4"),
        (slots::nvmlDeviceGetRemappedRows, None, ""),
        (slots::nvmlDeviceGetRemappedRows_v2, None, "13.2"),
        (slots::nvmlDeviceGetRepairStatus, None, "13.0"),
        (slots::nvmlDeviceGetRetiredPages, None, ""),
        (slots::nvmlDeviceGetRetiredPagesPendingStatus, None, ""),
        (slots::nvmlDeviceGetRetiredPages_v2, None, ""),
        (slots::nvmlDeviceGetRowRemapperHistogram, None, ""),
        (slots::nvmlDeviceGetRunningProcessDetailList, None, "12.2"),
        (slots::nvmlDeviceGetSamples, None, ""),
        (slots::nvmlDeviceGetSerial, None, ""),
        (slots::nvmlDeviceGetSramEccErrorStatus, None, "12.4"),
        (slots::nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts, None, "13.0"),
        (slots::nvmlDeviceGetSupportedClocksEventReasons, None, "12.2"),
        (slots::nvmlDeviceGetSupportedClocksThrottleReasons, None, ""),
        (slots::nvmlDeviceGetSupportedEventTypes, None, ""),
        (slots::nvmlDeviceGetSupportedGraphicsClocks, None, ""),
        (slots::nvmlDeviceGetSupportedMemoryClocks, None, ""),
        (slots::nvmlDeviceGetSupportedPerformanceStates, None, ""),
        (slots::nvmlDeviceGetSupportedVgpus, None, ""),
        (slots::nvmlDeviceGetTargetFanSpeed, None, ""),
        (slots::nvmlDeviceGetTemperature, None, ""),
        (slots::nvmlDeviceGetTemperatureThreshold, None, ""),
        (slots::nvmlDeviceGetTemperatureV, None, "12.8"),
        (slots::nvmlDeviceGetThermalSettings, None, ""),
        (slots::nvmlDeviceGetTopologyCommonAncestor, None, ""),
        (slots::nvmlDeviceGetTopologyNearestGpus, None, ""),
        (slots::nvmlDeviceGetTotalEccErrors, None, ""),
        (slots::nvmlDeviceGetTotalEnergyConsumption, None, ""),
        (slots::nvmlDeviceGetUUID, None, ""),
        (slots::nvmlDeviceGetUnrepairableMemoryFlag_v1, None, "13.1"),
        (slots::nvmlDeviceGetUtilizationRates, None, ""),
        (slots::nvmlDeviceGetVbiosVersion, None, ""),
        (slots::nvmlDeviceGetVgpuCapabilities, None, ""),
        (slots::nvmlDeviceGetVgpuHeterogeneousMode, None, "12.4"),
        (slots::nvmlDeviceGetVgpuInstancesUtilizationInfo, None, "12.4"),
        (slots::nvmlDeviceGetVgpuMetadata, None, ""),
        (slots::nvmlDeviceGetVgpuProcessUtilization, None, ""),
        (slots::nvmlDeviceGetVgpuProcessesUtilizationInfo, None, "12.4"),
        (slots::nvmlDeviceGetVgpuSchedulerCapabilities, None, ""),
        (slots::nvmlDeviceGetVgpuSchedulerLog, None, ""),
        (slots::nvmlDeviceGetVgpuSchedulerLog_v2, None, "13.2"),
        (slots::nvmlDeviceGetVgpuSchedulerState, None, ""),
        (slots::nvmlDeviceGetVgpuSchedulerState_v2, None, "13.2"),
        (slots::nvmlDeviceGetVgpuTypeCreatablePlacements, None, "12.4"),
        (slots::nvmlDeviceGetVgpuTypeSupportedPlacements, None, "12.4"),
        (slots::nvmlDeviceGetVgpuUtilization, None, ""),
        (slots::nvmlDeviceGetViolationStatus, None, ""),
        (slots::nvmlDeviceGetVirtualizationMode, None, ""),
        (slots::nvmlDeviceIsMigDeviceHandle, None, ""),
        (slots::nvmlDeviceLockNvlinkRemapTable_v1, None, "13.5"),
        (slots::nvmlDeviceModifyDrainState, None, ""),
        (slots::nvmlDeviceOnSameBoard, None, ""),
        (slots::nvmlDevicePerfMetricsGetSamples_v1, None, "13.4"),
        (slots::nvmlDevicePowerSmoothingActivatePresetProfile, None, "12.8"),
        (slots::nvmlDevicePowerSmoothingSetState, None, "12.8"),
        (slots::nvmlDevicePowerSmoothingUpdatePresetProfileParam, None, "12.8"),
        (slots::nvmlDeviceQueryDrainState, None, ""),
        (slots::nvmlDeviceReadPRMCounters_v1, None, "13.1"),
        (slots::nvmlDeviceReadWritePRM_v1, None, "13.0"),
        (slots::nvmlDeviceRegisterEvents, None, ""),
        (slots::nvmlDeviceRemoveGpu_v2, None, ""),
        (slots::nvmlDeviceResetApplicationsClocks, None, ""),
        (slots::nvmlDeviceResetGpuLockedClocks, None, ""),
        (slots::nvmlDeviceResetMemoryLockedClocks, None, ""),
        (slots::nvmlDeviceResetNvLinkErrorCounters, None, ""),
        (slots::nvmlDeviceResetNvLinkUtilizationCounter, None, ""),
        (slots::nvmlDeviceSetAPIRestriction, None, ""),
        (slots::nvmlDeviceSetAccountingMode, None, ""),
        (slots::nvmlDeviceSetAdaptiveTgpMode_v1, None, "13.4"),
        (slots::nvmlDeviceSetApplicationsClocks, None, ""),
        (slots::nvmlDeviceSetAutoBoostedClocksEnabled, None, ""),
        (slots::nvmlDeviceSetClockOffsets, None, "12.5"),
        (slots::nvmlDeviceSetComputeMode, None, ""),
        (slots::nvmlDeviceSetConfComputeUnprotectedMemSize, None, "12.2"),
        (slots::nvmlDeviceSetCpuAffinity, None, ""),
        (slots::nvmlDeviceSetDefaultAutoBoostedClocksEnabled, None, ""),
        (slots::nvmlDeviceSetDefaultFanSpeed_v2, None, ""),
        (slots::nvmlDeviceSetDramEncryptionMode, None, "12.8"),
        (slots::nvmlDeviceSetDriverModel, None, ""),
        (slots::nvmlDeviceSetEccMode, None, ""),
        (slots::nvmlDeviceSetFanControlPolicy, None, ""),
        (slots::nvmlDeviceSetFanSpeed_v2, None, ""),
        (slots::nvmlDeviceSetGpcClkVfOffset, None, ""),
        (slots::nvmlDeviceSetGpuLockedClocks, None, ""),
        (slots::nvmlDeviceSetGpuOperationMode, None, ""),
        (slots::nvmlDeviceSetHostname_v1, None, "13.0"),
        (slots::nvmlDeviceSetMemClkVfOffset, None, ""),
        (slots::nvmlDeviceSetMemoryLimits_v1, None, "13.4"),
        (slots::nvmlDeviceSetMemoryLockedClocks, None, ""),
        (slots::nvmlDeviceSetMigMode, None, ""),
        (slots::nvmlDeviceSetNvLinkDeviceLowPowerThreshold, None, ""),
        (slots::nvmlDeviceSetNvLinkUtilizationControl, None, ""),
        (slots::nvmlDeviceSetNvlinkBwMode, None, "12.8"),
        (slots::nvmlDeviceSetNvlinkBwModeAsync_v1, None, "13.4"),
        (slots::nvmlDeviceSetNvlinkNvleReady_v1, None, "13.5"),
        (slots::nvmlDeviceSetPersistenceMode, None, ""),
        (slots::nvmlDeviceSetPowerManagementLimit, None, ""),
        (slots::nvmlDeviceSetPowerManagementLimit_v2, None, "12.2"),
        (slots::nvmlDeviceSetPowerMizerMode_v1, None, "13.0"),
        (slots::nvmlDeviceSetRusdSettings_v1, None, "13.1"),
        (slots::nvmlDeviceSetTemperatureThreshold, None, ""),
        (slots::nvmlDeviceSetVgpuCapabilities, None, "12.4"),
        (slots::nvmlDeviceSetVgpuHeterogeneousMode, None, "12.4"),
        (slots::nvmlDeviceSetVgpuSchedulerState, None, "12.2"),
        (slots::nvmlDeviceSetVgpuSchedulerState_v2, None, "13.2"),
        (slots::nvmlDeviceSetVirtualizationMode, None, ""),
        (slots::nvmlDeviceSetupNvlinkNvleEncryptionKey_v1, None, "13.5"),
        (slots::nvmlDeviceValidateInforom, None, ""),
        (slots::nvmlDeviceVgpuForceGspUnload, None, "13.2"),
        (slots::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, None, "12.8"),
        (slots::nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, None, "12.8"),
        (slots::nvmlDeviceWorkloadPowerProfileGetProfilesInfo, None, "12.8"),
        (slots::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, None, "12.8"),
        (slots::nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1, None, "13.1"),
        (slots::nvmlErrorString, None, ""),
        (slots::nvmlEventSetCreate, None, ""),
        (slots::nvmlEventSetFree, None, ""),
        (slots::nvmlEventSetGetContextCount_v1, None, "13.4"),
        (slots::nvmlEventSetGetContextData_v1, None, "13.4"),
        (slots::nvmlEventSetGetContextInfo_v1, None, "13.4"),
        (slots::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1, None, "13.4"),
        (slots::nvmlEventSetRegisterGpuOperationalEvents_v1, None, "13.4"),
        (slots::nvmlEventSetWait_v2, None, ""),
        (slots::nvmlEventSetWait_v3, None, "13.4"),
        (slots::nvmlGetExcludedDeviceCount, None, ""),
        (slots::nvmlGetExcludedDeviceInfoByIndex, None, ""),
        (slots::nvmlGetVgpuCompatibility, None, ""),
        (slots::nvmlGetVgpuDriverCapabilities, None, ""),
        (slots::nvmlGetVgpuVersion, None, ""),
        (slots::nvmlGpmMetricsGet, None, ""),
        (slots::nvmlGpmMigSampleGet, None, ""),
        (slots::nvmlGpmQueryDeviceSupport, None, ""),
        (slots::nvmlGpmQueryIfStreamingEnabled, None, "12.2"),
        (slots::nvmlGpmSampleAlloc, None, ""),
        (slots::nvmlGpmSampleFree, None, ""),
        (slots::nvmlGpmSampleGet, None, ""),
        (slots::nvmlGpmSetStreamingEnabled, None, "12.2"),
        (slots::nvmlGpuInstanceCreateComputeInstance, None, ""),
        (slots::nvmlGpuInstanceCreateComputeInstanceWithPlacement, None, ""),
        (slots::nvmlGpuInstanceDestroy, None, ""),
        (slots::nvmlGpuInstanceGetActiveVgpus, None, "12.9"),
        (slots::nvmlGpuInstanceGetComputeInstanceById, None, ""),
        (slots::nvmlGpuInstanceGetComputeInstancePossiblePlacements, None, ""),
        (slots::nvmlGpuInstanceGetComputeInstanceProfileInfo, None, ""),
        (slots::nvmlGpuInstanceGetComputeInstanceProfileInfoV, None, ""),
        (slots::nvmlGpuInstanceGetComputeInstanceRemainingCapacity, None, ""),
        (slots::nvmlGpuInstanceGetComputeInstances, None, ""),
        (slots::nvmlGpuInstanceGetCreatableVgpus, None, "12.9"),
        (slots::nvmlGpuInstanceGetInfo, None, ""),
        (slots::nvmlGpuInstanceGetVgpuHeterogeneousMode, None, "12.9"),
        (slots::nvmlGpuInstanceGetVgpuSchedulerLog, None, "12.9"),
        (slots::nvmlGpuInstanceGetVgpuSchedulerLog_v2, None, "13.2"),
        (slots::nvmlGpuInstanceGetVgpuSchedulerState, None, "12.9"),
        (slots::nvmlGpuInstanceGetVgpuSchedulerState_v2, None, "13.2"),
        (slots::nvmlGpuInstanceGetVgpuTypeCreatablePlacements, None, "12.9"),
        (slots::nvmlGpuInstanceSetVgpuHeterogeneousMode, None, "12.9"),
        (slots::nvmlGpuInstanceSetVgpuSchedulerState, None, "12.9"),
        (slots::nvmlGpuInstanceSetVgpuSchedulerState_v2, None, "13.2"),
        (slots::nvmlInitWithFlags, None, ""),
        (slots::nvmlInit_v2, None, ""),
        (slots::nvmlSetVgpuVersion, None, ""),
        (slots::nvmlShutdown, None, ""),
        (slots::nvmlSystemEventSetCreate, None, "12.9"),
        (slots::nvmlSystemEventSetFree, None, "12.9"),
        (slots::nvmlSystemEventSetWait, None, "12.9"),
        (slots::nvmlSystemGetCPER_v1, None, "13.3"),
        (slots::nvmlSystemGetConfComputeCapabilities, None, "12.2"),
        (slots::nvmlSystemGetConfComputeGpusReadyState, None, "12.2"),
        (slots::nvmlSystemGetConfComputeKeyRotationThresholdInfo, None, "12.4"),
        (slots::nvmlSystemGetConfComputeSettings, None, "12.4"),
        (slots::nvmlSystemGetConfComputeSettings_v2, None, "13.5"),
        (slots::nvmlSystemGetConfComputeState, None, "12.2"),
        (slots::nvmlSystemGetCudaDriverVersion, None, ""),
        (slots::nvmlSystemGetCudaDriverVersion_v2, None, ""),
        (slots::nvmlSystemGetDriverBranch, None, "12.6"),
        (slots::nvmlSystemGetDriverVersion, None, ""),
        (slots::nvmlSystemGetHicVersion, None, ""),
        (slots::nvmlSystemGetNVMLVersion, None, ""),
        (slots::nvmlSystemGetNvlinkBwMode, None, "12.2"),
        (slots::nvmlSystemGetProcessName, None, ""),
        (slots::nvmlSystemGetTopologyGpuSet, None, ""),
        (slots::nvmlSystemRegisterEvents, None, "12.9"),
        (slots::nvmlSystemSetConfComputeGpusReadyState, None, "12.2"),
        (slots::nvmlSystemSetConfComputeKeyRotationThresholdInfo, None, "12.4"),
        (slots::nvmlSystemSetNvlinkBwMode, None, "12.2"),
        (slots::nvmlUnitGetCount, None, ""),
        (slots::nvmlUnitGetDevices, None, ""),
        (slots::nvmlUnitGetFanSpeedInfo, None, ""),
        (slots::nvmlUnitGetHandleByIndex, None, ""),
        (slots::nvmlUnitGetLedState, None, ""),
        (slots::nvmlUnitGetPsuInfo, None, ""),
        (slots::nvmlUnitGetTemperature, None, ""),
        (slots::nvmlUnitGetUnitInfo, None, ""),
        (slots::nvmlUnitSetLedState, None, ""),
        (slots::nvmlVgpuInstanceClearAccountingPids, None, ""),
        (slots::nvmlVgpuInstanceGetAccountingMode, None, ""),
        (slots::nvmlVgpuInstanceGetAccountingPids, None, ""),
        (slots::nvmlVgpuInstanceGetAccountingStats, None, ""),
        (slots::nvmlVgpuInstanceGetEccMode, None, ""),
        (slots::nvmlVgpuInstanceGetEncoderCapacity, None, ""),
        (slots::nvmlVgpuInstanceGetEncoderSessions, None, ""),
        (slots::nvmlVgpuInstanceGetEncoderStats, None, ""),
        (slots::nvmlVgpuInstanceGetFBCSessions, None, ""),
        (slots::nvmlVgpuInstanceGetFBCStats, None, ""),
        (slots::nvmlVgpuInstanceGetFbUsage, None, ""),
        (slots::nvmlVgpuInstanceGetFrameRateLimit, None, ""),
        (slots::nvmlVgpuInstanceGetGpuInstanceId, None, ""),
        (slots::nvmlVgpuInstanceGetGpuPciId, None, ""),
        (slots::nvmlVgpuInstanceGetLicenseInfo_v2, None, ""),
        (slots::nvmlVgpuInstanceGetLicenseStatus, None, ""),
        (slots::nvmlVgpuInstanceGetMdevUUID, None, ""),
        (slots::nvmlVgpuInstanceGetMetadata, None, ""),
        (slots::nvmlVgpuInstanceGetPlacementId, None, "12.4"),
        (slots::nvmlVgpuInstanceGetRuntimeStateSize, None, "12.8"),
        (slots::nvmlVgpuInstanceGetType, None, ""),
        (slots::nvmlVgpuInstanceGetUUID, None, ""),
        (slots::nvmlVgpuInstanceGetVmDriverVersion, None, ""),
        (slots::nvmlVgpuInstanceGetVmID, None, ""),
        (slots::nvmlVgpuInstanceSetEncoderCapacity, None, ""),
        (slots::nvmlVgpuTypeGetBAR1Info, None, "12.6"),
        (slots::nvmlVgpuTypeGetCapabilities, None, ""),
        (slots::nvmlVgpuTypeGetClass, None, ""),
        (slots::nvmlVgpuTypeGetDeviceID, None, ""),
        (slots::nvmlVgpuTypeGetFbReservation, None, "12.4"),
        (slots::nvmlVgpuTypeGetFrameRateLimit, None, ""),
        (slots::nvmlVgpuTypeGetFramebufferSize, None, ""),
        (slots::nvmlVgpuTypeGetGpuInstanceProfileId, None, ""),
        (slots::nvmlVgpuTypeGetGspHeapSize, None, "12.4"),
        (slots::nvmlVgpuTypeGetLicense, None, ""),
        (slots::nvmlVgpuTypeGetMaxInstances, None, ""),
        (slots::nvmlVgpuTypeGetMaxInstancesPerGpuInstance, None, "12.9"),
        (slots::nvmlVgpuTypeGetMaxInstancesPerVm, None, ""),
        (slots::nvmlVgpuTypeGetName, None, ""),
        (slots::nvmlVgpuTypeGetNumDisplayHeads, None, ""),
        (slots::nvmlVgpuTypeGetResolution, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "nvml",
    name: c"cubind.cuda13.nvml",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

extern "C" fn missing<const SLOT: usize, const CODE: u64>() -> u64 {
    capsules::missing(&MODULE, SLOT, CODE)
}

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"nvmlComputeInstanceDestroy",
            both::nvmlComputeInstanceDestroy,
            c"nvmlComputeInstanceDestroy($self, computeInstance)\n--\n\nDestroys a compute instance, which no process may use.\n\n``nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)``\n\nParameters\n----------\ncomputeInstance : nvmlComputeInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlComputeInstanceGetInfo",
            both::nvmlComputeInstanceGetInfo,
            c"nvmlComputeInstanceGetInfo($self, computeInstance)\n--\n\nTells the GPU instance, number, profile and place of a compute instance.\n\n``nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info)``\n\nParameters\n----------\ncomputeInstance : nvmlComputeInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ninfo : nvmlComputeInstanceInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlComputeInstanceGetInfo_v2",
            both::nvmlComputeInstanceGetInfo,
            c"nvmlComputeInstanceGetInfo_v2($self, computeInstance)\n--\n\nTells the GPU instance, number, profile and place of a compute instance.\n\n``nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info)``\n\nParameters\n----------\ncomputeInstance : nvmlComputeInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ninfo : nvmlComputeInstanceInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceClearAccountingPids",
            both::nvmlDeviceClearAccountingPids,
            c"nvmlDeviceClearAccountingPids($self, device)\n--\n\nDrops a GPU's statistics of processes that have ended.\n\n``nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceClearCpuAffinity",
            both::nvmlDeviceClearCpuAffinity,
            c"nvmlDeviceClearCpuAffinity($self, device)\n--\n\nFrees the calling thread from its binding to CPUs near a GPU.\n\n``nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceClearEccErrorCounts",
            both::nvmlDeviceClearEccErrorCounts,
            c"nvmlDeviceClearEccErrorCounts($self, device, counterType)\n--\n\nSets a GPU's ECC error counts, volatile or aggregate, to zero.\n\n``nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ncounterType : nvmlEccCounterType_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceClearFieldValues",
            both::nvmlDeviceClearFieldValues,
            c"nvmlDeviceClearFieldValues($self, device, valuesCount, values)\n--\n\nClears several values of a GPU by their field IDs.\n\n``nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nvaluesCount : int\nvalues : list[nvmlFieldValue_t] or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceCreateGpuInstance",
            both::nvmlDeviceCreateGpuInstance,
            c"nvmlDeviceCreateGpuInstance($self, device, profileId)\n--\n\nCreates a GPU instance of a profile.\n\n``nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstance)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nprofileId : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_RESOURCES``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ngpuInstance : nvmlGpuInstance_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceCreateGpuInstanceWithPlacement",
            both::nvmlDeviceCreateGpuInstanceWithPlacement,
            c"nvmlDeviceCreateGpuInstanceWithPlacement($self, device, profileId, placement)\n--\n\nCreates a GPU instance of a profile at a given place.\n\n``nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int profileId, const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nprofileId : int\nplacement : nvmlGpuInstancePlacement_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_RESOURCES``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ngpuInstance : nvmlGpuInstance_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceDiscoverGpus",
            both::nvmlDeviceDiscoverGpus,
            c"nvmlDeviceDiscoverGpus($self, pciInfo)\n--\n\nLooks again for GPUs on the PCI bus, after one has been removed.\n\n``nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)``\n\nParameters\n----------\npciInfo : nvmlPciInfo_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_OPERATING_SYSTEM``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceFreezeNvLinkUtilizationCounter",
            both::nvmlDeviceFreezeNvLinkUtilizationCounter,
            c"nvmlDeviceFreezeNvLinkUtilizationCounter($self, device, link, counter, freeze)\n--\n\nFreezes or releases the traffic counters of an NVLink (superseded).\n\n``nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlEnableState_t freeze)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlink : int\ncounter : int\nfreeze : nvmlEnableState_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetAPIRestriction",
            both::nvmlDeviceGetAPIRestriction,
            c"nvmlDeviceGetAPIRestriction($self, device, apiType)\n--\n\nTells whether a setting, such as auto boosted clocks, is for the administrator only.\n\n``nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\napiType : nvmlRestrictedAPI_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nisRestricted : nvmlEnableState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetAccountingBufferSize",
            both::nvmlDeviceGetAccountingBufferSize,
            c"nvmlDeviceGetAccountingBufferSize($self, device)\n--\n\nTells of how many processes a GPU can keep statistics.\n\n``nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nbufferSize : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetAccountingMode",
            both::nvmlDeviceGetAccountingMode,
            c"nvmlDeviceGetAccountingMode($self, device)\n--\n\nTells whether a GPU keeps statistics of processes.\n\n``nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmode : nvmlEnableState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetAccountingPids",
            both::nvmlDeviceGetAccountingPids,
            c"nvmlDeviceGetAccountingPids($self, device, count=0)\n--\n\nLists the processes, also ended ones, of which a GPU keeps statistics.\n\n``nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count, unsigned int *pids)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ncount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncount : int\npids : list[int]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetAccountingStats",
            both::nvmlDeviceGetAccountingStats,
            c"nvmlDeviceGetAccountingStats($self, device, pid)\n--\n\nTells the load, most memory and times of one process on a GPU.\n\n``nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid, nvmlAccountingStats_t *stats)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\npid : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nstats : nvmlAccountingStats_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetAccountingStats_v2",
            both::nvmlDeviceGetAccountingStats_v2,
            c"nvmlDeviceGetAccountingStats_v2($self, device, stats)\n--\n\nTells the load, most memory and times of one process on a GPU, as a record with more fields.\n\n``nvmlReturn_t nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device, nvmlAccountingStats_v2_t *stats)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nstats : nvmlAccountingStats_v2_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetActiveVgpus",
            both::nvmlDeviceGetActiveVgpus,
            c"nvmlDeviceGetActiveVgpus($self, device, vgpuCount=0)\n--\n\nLists the vGPUs that run on a GPU.\n\n``nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuInstance_t *vgpuInstances)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nvgpuCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nvgpuCount : int\nvgpuInstances : list[nvmlVgpuInstance_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetAdaptiveClockInfoStatus",
            both::nvmlDeviceGetAdaptiveClockInfoStatus,
            c"nvmlDeviceGetAdaptiveClockInfoStatus($self, device)\n--\n\nTells whether a GPU has adaptive clocking turned on.\n\n``nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device, unsigned int *adaptiveClockStatus)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\nadaptiveClockStatus : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetAdaptiveTgpModeInfo_v1",
            both::nvmlDeviceGetAdaptiveTgpModeInfo_v1,
            c"nvmlDeviceGetAdaptiveTgpModeInfo_v1($self, device)\n--\n\nTells whether a GPU adapts its total power limit, and the limit in milliwatts.\n\n``nvmlReturn_t nvmlDeviceGetAdaptiveTgpModeInfo_v1(nvmlDevice_t device, nvmlAdaptiveTgpModeInfo_v1_t *info)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ninfo : nvmlAdaptiveTgpModeInfo_v1_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetAddressingMode",
            both::nvmlDeviceGetAddressingMode,
            c"nvmlDeviceGetAddressingMode($self, device)\n--\n\nTells how a GPU addresses system memory (HMM, ATS or neither).\n\n``nvmlReturn_t nvmlDeviceGetAddressingMode(nvmlDevice_t device, nvmlDeviceAddressingMode_t *mode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``.\nmode : nvmlDeviceAddressingMode_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetApplicationsClock",
            both::nvmlDeviceGetApplicationsClock,
            c"nvmlDeviceGetApplicationsClock($self, device, clockType)\n--\n\nTells the rate in MHz of an applications clock (superseded by locked clocks).\n\n``nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nclockType : nvmlClockType_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\nclockMHz : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetArchitecture",
            both::nvmlDeviceGetArchitecture,
            c"nvmlDeviceGetArchitecture($self, device)\n--\n\nTells a GPU's architecture, such as Hopper, as a number.\n\n``nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``.\narch : nvmlDeviceArchitecture_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetAttributes",
            both::nvmlDeviceGetAttributes,
            c"nvmlDeviceGetAttributes($self, device)\n--\n\nTells a MIG device's share: multiprocessors, slices, engines and memory.\n\n``nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nattributes : nvmlDeviceAttributes_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetAttributes_v2",
            both::nvmlDeviceGetAttributes,
            c"nvmlDeviceGetAttributes_v2($self, device)\n--\n\nTells a MIG device's share: multiprocessors, slices, engines and memory.\n\n``nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nattributes : nvmlDeviceAttributes_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetAutoBoostedClocksEnabled",
            both::nvmlDeviceGetAutoBoostedClocksEnabled,
            c"nvmlDeviceGetAutoBoostedClocksEnabled($self, device)\n--\n\nTells whether a GPU boosts clocks by itself, now and by default.\n\n``nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nisEnabled : nvmlEnableState_t\ndefaultIsEnabled : nvmlEnableState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetBAR1MemoryInfo",
            both::nvmlDeviceGetBAR1MemoryInfo,
            c"nvmlDeviceGetBAR1MemoryInfo($self, device)\n--\n\nTells the total, free and used bytes of a GPU's BAR1, by which others map its memory.\n\n``nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nbar1Memory : nvmlBAR1Memory_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetBBXTimeData_v1",
            both::nvmlDeviceGetBBXTimeData_v1,
            c"nvmlDeviceGetBBXTimeData_v1($self, device)\n--\n\nTells how long a GPU has run, by its black box recorder.\n\n``nvmlReturn_t nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device, nvmlBBXTimeData_v1_t *timeData)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\ntimeData : nvmlBBXTimeData_v1_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetBankRemapperStatus_v1",
            both::nvmlDeviceGetBankRemapperStatus_v1,
            c"nvmlDeviceGetBankRemapperStatus_v1($self, device)\n--\n\nTells how many of a GPU's memory banks were remapped, and whether more are pending.\n\n``nvmlReturn_t nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device, nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npBankRemapperStatus : nvmlEccBankRemapperStatus_v1_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetBoardId",
            both::nvmlDeviceGetBoardId,
            c"nvmlDeviceGetBoardId($self, device)\n--\n\nTells a number for a GPU's board; GPUs on one board have the same.\n\n``nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nboardId : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetBoardPartNumber",
            both::nvmlDeviceGetBoardPartNumber,
            c"nvmlDeviceGetBoardPartNumber($self, device, length)\n--\n\nTells the part number of a GPU's board, as text.\n\n``nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber, unsigned int length)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlength : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npartNumber : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetBrand",
            only13::nvmlDeviceGetBrand,
            c"nvmlDeviceGetBrand($self, device)\n--\n\nTells a GPU's brand, such as GeForce or Tesla.\n\n``nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ntype : nvmlBrandType_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetBridgeChipInfo",
            both::nvmlDeviceGetBridgeChipInfo,
            c"nvmlDeviceGetBridgeChipInfo($self, device)\n--\n\nLists the bridge chips on a GPU's board and their firmware versions.\n\n``nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device, nvmlBridgeChipHierarchy_t *bridgeHierarchy)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nbridgeHierarchy : nvmlBridgeChipHierarchy_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetBusType",
            both::nvmlDeviceGetBusType,
            c"nvmlDeviceGetBusType($self, device)\n--\n\nTells which bus a GPU is on, such as PCIe.\n\n``nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\ntype : nvmlBusType_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetC2cModeInfoV",
            both::nvmlDeviceGetC2cModeInfoV,
            c"nvmlDeviceGetC2cModeInfoV($self, device)\n--\n\nTells whether a GPU's chip-to-chip link to the CPU (NVLink-C2C) is on.\n\n``nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\nc2cModeInfo : nvmlC2cModeInfo_v1_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetCapabilities",
            both::nvmlDeviceGetCapabilities,
            c"nvmlDeviceGetCapabilities($self, device)\n--\n\nTells as a mask of bits what a GPU can do.\n\n``nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncaps : nvmlDeviceCapabilities_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetClkMonStatus",
            both::nvmlDeviceGetClkMonStatus,
            c"nvmlDeviceGetClkMonStatus($self, device)\n--\n\nTells which of a GPU's clocks its clock monitors have found faulty.\n\n``nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nstatus : nvmlClkMonStatus_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetClock",
            both::nvmlDeviceGetClock,
            c"nvmlDeviceGetClock($self, device, clockType, clockId)\n--\n\nTells a clock's rate in MHz: the present one, a target or the default.\n\n``nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId, unsigned int *clockMHz)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nclockType : nvmlClockType_t\nclockId : nvmlClockId_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nclockMHz : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetClockInfo",
            both::nvmlDeviceGetClockInfo,
            c"nvmlDeviceGetClockInfo($self, device, typename)\n--\n\nTells a clock's present rate in MHz: graphics, SM, memory or video.\n\n``nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ntypename : nvmlClockType_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nclock : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetClockOffsets",
            both::nvmlDeviceGetClockOffsets,
            c"nvmlDeviceGetClockOffsets($self, device, info)\n--\n\nTells the offset in MHz of a clock in a performance state, and its range.\n\n``nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ninfo : nvmlClockOffset_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetComputeInstanceId",
            both::nvmlDeviceGetComputeInstanceId,
            c"nvmlDeviceGetComputeInstanceId($self, device)\n--\n\nTells the number of a MIG device's compute instance.\n\n``nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nid : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetComputeMode",
            both::nvmlDeviceGetComputeMode,
            c"nvmlDeviceGetComputeMode($self, device)\n--\n\nTells how many processes may have a context on a GPU: any, one or none.\n\n``nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmode : nvmlComputeMode_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetComputeRunningProcesses",
            only13::nvmlDeviceGetComputeRunningProcesses,
            c"nvmlDeviceGetComputeRunningProcesses($self, device, infoCount=0)\n--\n\nLists the processes that compute on a GPU, and the memory of each.\n\n``nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ninfoCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ninfoCount : int\ninfos : list[nvmlProcessInfo_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetComputeRunningProcesses_v3",
            only13::nvmlDeviceGetComputeRunningProcesses,
            c"nvmlDeviceGetComputeRunningProcesses_v3($self, device, infoCount=0)\n--\n\nLists the processes that compute on a GPU, and the memory of each.\n\n``nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ninfoCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ninfoCount : int\ninfos : list[nvmlProcessInfo_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetConfComputeGpuAttestationReport",
            both::nvmlDeviceGetConfComputeGpuAttestationReport,
            c"nvmlDeviceGetConfComputeGpuAttestationReport($self, device, gpuAtstReport)\n--\n\nGives a GPU's signed attestation report for a nonce of the caller.\n\n``nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device, nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ngpuAtstReport : nvmlConfComputeGpuAttestationReport_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetConfComputeGpuCertificate",
            both::nvmlDeviceGetConfComputeGpuCertificate,
            c"nvmlDeviceGetConfComputeGpuCertificate($self, device)\n--\n\nGives a GPU's certificate and its chain for attestation.\n\n``nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device, nvmlConfComputeGpuCertificate_t *gpuCert)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ngpuCert : nvmlConfComputeGpuCertificate_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetConfComputeMemSizeInfo",
            both::nvmlDeviceGetConfComputeMemSizeInfo,
            c"nvmlDeviceGetConfComputeMemSizeInfo($self, device)\n--\n\nTells how many KiB of a GPU's memory are protected, and how many are not.\n\n``nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\nmemInfo : nvmlConfComputeMemSizeInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetConfComputeProtectedMemoryUsage",
            both::nvmlDeviceGetConfComputeProtectedMemoryUsage,
            c"nvmlDeviceGetConfComputeProtectedMemoryUsage($self, device)\n--\n\nTells the total, used and free bytes of a GPU's protected memory.\n\n``nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device, nvmlMemory_t *memory)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmemory : nvmlMemory_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetCoolerInfo",
            both::nvmlDeviceGetCoolerInfo,
            c"nvmlDeviceGetCoolerInfo($self, device, coolerInfo)\n--\n\nTells what a cooler of a GPU cools, and how it is controlled.\n\n``nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ncoolerInfo : nvmlCoolerInfo_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetCount",
            both::nvmlDeviceGetCount,
            c"nvmlDeviceGetCount($self)\n--\n\nCounts the GPUs, also those this process may not open.\n\n``nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndeviceCount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetCount_v2",
            both::nvmlDeviceGetCount,
            c"nvmlDeviceGetCount_v2($self)\n--\n\nCounts the GPUs, also those this process may not open.\n\n``nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndeviceCount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetCpuAffinity",
            both::nvmlDeviceGetCpuAffinity,
            c"nvmlDeviceGetCpuAffinity($self, device, cpuSetSize)\n--\n\nTells as a mask of bits which CPUs are ideal for a GPU.\n\n``nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ncpuSetSize : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncpuSet : list[int]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetCpuAffinityWithinScope",
            both::nvmlDeviceGetCpuAffinityWithinScope,
            c"nvmlDeviceGetCpuAffinityWithinScope($self, device, cpuSetSize, scope)\n--\n\nTells as a mask of bits which CPUs are near a GPU, within its node or socket.\n\n``nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet, nvmlAffinityScope_t scope)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ncpuSetSize : int\nscope : nvmlAffinityScope_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncpuSet : list[int]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetCreatableVgpus",
            both::nvmlDeviceGetCreatableVgpus,
            c"nvmlDeviceGetCreatableVgpus($self, device, vgpuCount=0)\n--\n\nLists the types of vGPU that can be created on a GPU now.\n\n``nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nvgpuCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\nvgpuCount : int\nvgpuTypeIds : list[nvmlVgpuTypeId_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetCudaComputeCapability",
            both::nvmlDeviceGetCudaComputeCapability,
            c"nvmlDeviceGetCudaComputeCapability($self, device)\n--\n\nTells a GPU's compute capability as major and minor number.\n\n``nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmajor : int\nminor : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetCurrPcieLinkGeneration",
            both::nvmlDeviceGetCurrPcieLinkGeneration,
            c"nvmlDeviceGetCurrPcieLinkGeneration($self, device)\n--\n\nTells the PCIe generation in use, which may fall when a GPU is idle.\n\n``nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncurrLinkGen : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetCurrPcieLinkWidth",
            both::nvmlDeviceGetCurrPcieLinkWidth,
            c"nvmlDeviceGetCurrPcieLinkWidth($self, device)\n--\n\nTells how many PCIe lanes a GPU uses now.\n\n``nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncurrLinkWidth : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetCurrentClockFreqs",
            both::nvmlDeviceGetCurrentClockFreqs,
            c"nvmlDeviceGetCurrentClockFreqs($self, device)\n--\n\nTells all present clock rates of a GPU as one text.\n\n``nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncurrentClockFreqs : nvmlDeviceCurrentClockFreqs_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetCurrentClocksEventReasons",
            both::nvmlDeviceGetCurrentClocksEventReasons,
            c"nvmlDeviceGetCurrentClocksEventReasons($self, device)\n--\n\nTells as a mask of bits what holds a GPU's clocks down, such as power or heat.\n\n``nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device, unsigned long long *clocksEventReasons)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nclocksEventReasons : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetCurrentClocksThrottleReasons",
            both::nvmlDeviceGetCurrentClocksThrottleReasons,
            c"nvmlDeviceGetCurrentClocksThrottleReasons($self, device)\n--\n\nTells as a mask of bits what holds a GPU's clocks down (former name).\n\n``nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device, unsigned long long *clocksThrottleReasons)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\nclocksThrottleReasons : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetDecoderUtilization",
            both::nvmlDeviceGetDecoderUtilization,
            c"nvmlDeviceGetDecoderUtilization($self, device)\n--\n\nTells the load of a GPU's video decoder in percent, and the sample period in µs.\n\n``nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nutilization : int\nsamplingPeriodUs : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetDefaultApplicationsClock",
            both::nvmlDeviceGetDefaultApplicationsClock,
            c"nvmlDeviceGetDefaultApplicationsClock($self, device, clockType)\n--\n\nTells the default rate in MHz of an applications clock (superseded).\n\n``nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nclockType : nvmlClockType_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\nclockMHz : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetDefaultEccMode",
            both::nvmlDeviceGetDefaultEccMode,
            c"nvmlDeviceGetDefaultEccMode($self, device)\n--\n\nTells whether a GPU's ECC is on by default.\n\n``nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndefaultMode : nvmlEnableState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetDetailedEccErrors",
            both::nvmlDeviceGetDetailedEccErrors,
            c"nvmlDeviceGetDetailedEccErrors($self, device, errorType, counterType)\n--\n\nTells a GPU's ECC errors by place (superseded by ``nvmlDeviceGetMemoryErrorCounter``).\n\n``nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nerrorType : nvmlMemoryErrorType_t\ncounterType : nvmlEccCounterType_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\neccCounts : nvmlEccErrorCounts_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetDeviceHandleFromMigDeviceHandle",
            both::nvmlDeviceGetDeviceHandleFromMigDeviceHandle,
            c"nvmlDeviceGetDeviceHandleFromMigDeviceHandle($self, migDevice)\n--\n\nGives the handle of the GPU that a MIG device is on.\n\n``nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice, nvmlDevice_t *device)``\n\nParameters\n----------\nmigDevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndevice : nvmlDevice_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetDisplayActive",
            both::nvmlDeviceGetDisplayActive,
            c"nvmlDeviceGetDisplayActive($self, device)\n--\n\nTells whether a display is being driven by a GPU.\n\n``nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nisActive : nvmlEnableState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetDisplayMode",
            both::nvmlDeviceGetDisplayMode,
            c"nvmlDeviceGetDisplayMode($self, device)\n--\n\nTells whether a display is connected to a GPU.\n\n``nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndisplay : nvmlEnableState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetDramEncryptionMode",
            both::nvmlDeviceGetDramEncryptionMode,
            c"nvmlDeviceGetDramEncryptionMode($self, device)\n--\n\nTells whether a GPU's memory is encrypted, now and after the next reboot.\n\n``nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncurrent : nvmlDramEncryptionInfo_t\npending : nvmlDramEncryptionInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetDriverModel",
            both::nvmlDeviceGetDriverModel,
            c"nvmlDeviceGetDriverModel($self, device)\n--\n\nTells a GPU's Windows driver model, now and after the next reboot.\n\n``nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncurrent : nvmlDriverModel_t\npending : nvmlDriverModel_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetDriverModel_v2",
            both::nvmlDeviceGetDriverModel,
            c"nvmlDeviceGetDriverModel_v2($self, device)\n--\n\nTells a GPU's Windows driver model, now and after the next reboot.\n\n``nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncurrent : nvmlDriverModel_t\npending : nvmlDriverModel_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetDynamicPstatesInfo",
            both::nvmlDeviceGetDynamicPstatesInfo,
            c"nvmlDeviceGetDynamicPstatesInfo($self, device)\n--\n\nTells the load of a GPU's parts on which it bases its performance state.\n\n``nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npDynamicPstatesInfo : nvmlGpuDynamicPstatesInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetEccMode",
            both::nvmlDeviceGetEccMode,
            c"nvmlDeviceGetEccMode($self, device)\n--\n\nTells whether a GPU's ECC is on, now and after the next reboot.\n\n``nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current, nvmlEnableState_t *pending)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncurrent : nvmlEnableState_t\npending : nvmlEnableState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetEncoderCapacity",
            both::nvmlDeviceGetEncoderCapacity,
            c"nvmlDeviceGetEncoderCapacity($self, device, encoderQueryType)\n--\n\nTells how much of a GPU's encoder is free, in percent, for a codec.\n\n``nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nencoderQueryType : nvmlEncoderType_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nencoderCapacity : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetEncoderSessions",
            both::nvmlDeviceGetEncoderSessions,
            c"nvmlDeviceGetEncoderSessions($self, device, sessionCount=0)\n--\n\nLists a GPU's active encoder sessions.\n\n``nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nsessionCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nsessionCount : int\nsessionInfos : list[nvmlEncoderSessionInfo_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetEncoderStats",
            both::nvmlDeviceGetEncoderStats,
            c"nvmlDeviceGetEncoderStats($self, device)\n--\n\nTells a GPU's active encoder sessions, with average frame rate and latency.\n\n``nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nsessionCount : int\naverageFps : int\naverageLatency : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetEncoderUtilization",
            both::nvmlDeviceGetEncoderUtilization,
            c"nvmlDeviceGetEncoderUtilization($self, device)\n--\n\nTells the load of a GPU's video encoder in percent, and the sample period in µs.\n\n``nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nutilization : int\nsamplingPeriodUs : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetEnforcedPowerLimit",
            both::nvmlDeviceGetEnforcedPowerLimit,
            c"nvmlDeviceGetEnforcedPowerLimit($self, device)\n--\n\nTells the lowest of all limits on a GPU's power, in milliwatts.\n\n``nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nlimit : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetFBCSessions",
            both::nvmlDeviceGetFBCSessions,
            c"nvmlDeviceGetFBCSessions($self, device, sessionCount=0)\n--\n\nLists a GPU's active frame capture sessions.\n\n``nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nsessionCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nsessionCount : int\nsessionInfo : list[nvmlFBCSessionInfo_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetFBCStats",
            both::nvmlDeviceGetFBCStats,
            c"nvmlDeviceGetFBCStats($self, device)\n--\n\nTells a GPU's active frame capture sessions, with average frame rate and latency.\n\n``nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nfbcStats : nvmlFBCStats_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetFanControlPolicy_v2",
            both::nvmlDeviceGetFanControlPolicy_v2,
            c"nvmlDeviceGetFanControlPolicy_v2($self, device, fan)\n--\n\nTells whether a fan is controlled by temperature or by hand.\n\n``nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t *policy)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nfan : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npolicy : nvmlFanControlPolicy_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetFanSpeed",
            both::nvmlDeviceGetFanSpeed,
            c"nvmlDeviceGetFanSpeed($self, device)\n--\n\nTells the intended speed of a GPU's fan, in percent of its maximum.\n\n``nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nspeed : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetFanSpeedRPM",
            both::nvmlDeviceGetFanSpeedRPM,
            c"nvmlDeviceGetFanSpeedRPM($self, device, fanSpeed)\n--\n\nTells the speed of one of a GPU's fans in revolutions per minute.\n\n``nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nfanSpeed : nvmlFanSpeedInfo_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetFanSpeed_v2",
            both::nvmlDeviceGetFanSpeed_v2,
            c"nvmlDeviceGetFanSpeed_v2($self, device, fan)\n--\n\nTells the intended speed of one of a GPU's fans, in percent of its maximum.\n\n``nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nfan : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nspeed : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetFieldValues",
            both::nvmlDeviceGetFieldValues,
            c"nvmlDeviceGetFieldValues($self, device, valuesCount, values)\n--\n\nReads several values of a GPU by their field IDs, each with a result of its own.\n\n``nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nvaluesCount : int\nvalues : list[nvmlFieldValue_t] or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpcClkMinMaxVfOffset",
            both::nvmlDeviceGetGpcClkMinMaxVfOffset,
            c"nvmlDeviceGetGpcClkMinMaxVfOffset($self, device)\n--\n\nTells the range of offsets in MHz for the graphics clock's voltage curve.\n\n``nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nminOffset : int\nmaxOffset : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpcClkVfOffset",
            both::nvmlDeviceGetGpcClkVfOffset,
            c"nvmlDeviceGetGpcClkVfOffset($self, device)\n--\n\nTells the offset in MHz of the graphics clock's voltage curve.\n\n``nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\noffset : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuFabricInfo",
            both::nvmlDeviceGetGpuFabricInfo,
            c"nvmlDeviceGetGpuFabricInfo($self, device)\n--\n\nTells a GPU's NVLink fabric: cluster, clique and state (superseded by the form with V).\n\n``nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_NOT_SUPPORTED``.\ngpuFabricInfo : nvmlGpuFabricInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuFabricInfoV",
            only13::nvmlDeviceGetGpuFabricInfoV,
            c"nvmlDeviceGetGpuFabricInfoV($self, device)\n--\n\nTells a GPU's NVLink fabric: cluster, clique, state and health.\n\n``nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_NOT_SUPPORTED``.\ngpuFabricInfo : nvmlGpuFabricInfoV_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuFabricInfo_v4",
            both::nvmlDeviceGetGpuFabricInfo_v4,
            c"nvmlDeviceGetGpuFabricInfo_v4($self, device)\n--\n\nTells a GPU's NVLink fabric, in the fourth version of its record.\n\n``nvmlReturn_t nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device, nvmlGpuFabricInfo_v4_t *gpuFabricInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``.\ngpuFabricInfo : nvmlGpuFabricInfo_v4_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuInstanceById",
            both::nvmlDeviceGetGpuInstanceById,
            c"nvmlDeviceGetGpuInstanceById($self, device, id)\n--\n\nGives a GPU's instance by its number.\n\n``nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t *gpuInstance)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nid : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ngpuInstance : nvmlGpuInstance_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuInstanceId",
            both::nvmlDeviceGetGpuInstanceId,
            c"nvmlDeviceGetGpuInstanceId($self, device)\n--\n\nTells the number of a MIG device's GPU instance.\n\n``nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nid : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuInstancePossiblePlacements",
            both::nvmlDeviceGetGpuInstancePossiblePlacements,
            c"nvmlDeviceGetGpuInstancePossiblePlacements($self, device, profileId, count=0)\n--\n\nLists where on a GPU instances of a profile can be.\n\n``nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nprofileId : int\ncount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\nplacements : list[nvmlGpuInstancePlacement_t]\ncount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuInstancePossiblePlacements_v2",
            both::nvmlDeviceGetGpuInstancePossiblePlacements,
            c"nvmlDeviceGetGpuInstancePossiblePlacements_v2($self, device, profileId, count=0)\n--\n\nLists where on a GPU instances of a profile can be.\n\n``nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nprofileId : int\ncount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\nplacements : list[nvmlGpuInstancePlacement_t]\ncount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuInstanceProfileInfo",
            both::nvmlDeviceGetGpuInstanceProfileInfo,
            c"nvmlDeviceGetGpuInstanceProfileInfo($self, device, profile)\n--\n\nTells the size of GPU instances of a profile: slices, SMs, engines, memory.\n\n``nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_t *info)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nprofile : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ninfo : nvmlGpuInstanceProfileInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuInstanceProfileInfoByIdV",
            both::nvmlDeviceGetGpuInstanceProfileInfoByIdV,
            c"nvmlDeviceGetGpuInstanceProfileInfoByIdV($self, device, profileId)\n--\n\nTells the size of GPU instances of a profile that is given by its ID.\n\n``nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstanceProfileInfo_v2_t *info)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nprofileId : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ninfo : nvmlGpuInstanceProfileInfo_v2_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuInstanceProfileInfoV",
            both::nvmlDeviceGetGpuInstanceProfileInfoV,
            c"nvmlDeviceGetGpuInstanceProfileInfoV($self, device, profile)\n--\n\nTells the size of GPU instances of a profile, as a versioned record with its name.\n\n``nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nprofile : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ninfo : nvmlGpuInstanceProfileInfo_v2_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuInstanceRemainingCapacity",
            both::nvmlDeviceGetGpuInstanceRemainingCapacity,
            c"nvmlDeviceGetGpuInstanceRemainingCapacity($self, device, profileId)\n--\n\nTells how many more GPU instances of a profile fit.\n\n``nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int profileId, unsigned int *count)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nprofileId : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ncount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuInstances",
            both::nvmlDeviceGetGpuInstances,
            c"nvmlDeviceGetGpuInstances($self, device, profileId, count=0)\n--\n\nLists a GPU's instances of a profile.\n\n``nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstances, unsigned int *count)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nprofileId : int\ncount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ngpuInstances : list[nvmlGpuInstance_t]\ncount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuMaxPcieLinkGeneration",
            both::nvmlDeviceGetGpuMaxPcieLinkGeneration,
            c"nvmlDeviceGetGpuMaxPcieLinkGeneration($self, device)\n--\n\nTells the newest PCIe generation that a GPU supports.\n\n``nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGenDevice)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmaxLinkGenDevice : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuOperationMode",
            both::nvmlDeviceGetGpuOperationMode,
            c"nvmlDeviceGetGpuOperationMode($self, device)\n--\n\nTells a GPU's operation mode (all, compute only, low double), now and after a reboot.\n\n``nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncurrent : nvmlGpuOperationMode_t\npending : nvmlGpuOperationMode_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGpuUptime_v1",
            both::nvmlDeviceGetGpuUptime_v1,
            c"nvmlDeviceGetGpuUptime_v1($self, device)\n--\n\nTells for how long a GPU has been up.\n\n``nvmlReturn_t nvmlDeviceGetGpuUptime_v1(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nuptime : nvmlGpuUptime_v1_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.5.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGraphicsRunningProcesses",
            only13::nvmlDeviceGetGraphicsRunningProcesses,
            c"nvmlDeviceGetGraphicsRunningProcesses($self, device, infoCount=0)\n--\n\nLists the processes that draw on a GPU (graphics contexts), and the memory of each.\n\n``nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ninfoCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ninfoCount : int\ninfos : list[nvmlProcessInfo_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGraphicsRunningProcesses_v3",
            only13::nvmlDeviceGetGraphicsRunningProcesses,
            c"nvmlDeviceGetGraphicsRunningProcesses_v3($self, device, infoCount=0)\n--\n\nLists the processes that draw on a GPU (graphics contexts), and the memory of each.\n\n``nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ninfoCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ninfoCount : int\ninfos : list[nvmlProcessInfo_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGridLicensableFeatures",
            both::nvmlDeviceGetGridLicensableFeatures,
            c"nvmlDeviceGetGridLicensableFeatures($self, device)\n--\n\nLists the licensable features of a GPU and whether they are licensed.\n\n``nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNKNOWN``.\npGridLicensableFeatures : nvmlGridLicensableFeatures_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGridLicensableFeatures_v4",
            both::nvmlDeviceGetGridLicensableFeatures,
            c"nvmlDeviceGetGridLicensableFeatures_v4($self, device)\n--\n\nLists the licensable features of a GPU and whether they are licensed.\n\n``nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNKNOWN``.\npGridLicensableFeatures : nvmlGridLicensableFeatures_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGspFirmwareMode",
            both::nvmlDeviceGetGspFirmwareMode,
            c"nvmlDeviceGetGspFirmwareMode($self, device)\n--\n\nTells whether a GPU runs GSP firmware, and whether it does by default.\n\n``nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled, unsigned int *defaultMode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\nisEnabled : int\ndefaultMode : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetGspFirmwareVersion",
            both::nvmlDeviceGetGspFirmwareVersion,
            c"nvmlDeviceGetGspFirmwareVersion($self, device)\n--\n\nTells the version of the firmware on a GPU's system processor (GSP) as text.\n\n``nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\nversion : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetHandleByIndex",
            both::nvmlDeviceGetHandleByIndex,
            c"nvmlDeviceGetHandleByIndex($self, index)\n--\n\nGives a GPU's handle by its index, which need not be CUDA's and may change at reboot.\n\n``nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)``\n\nParameters\n----------\nindex : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_POWER``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IRQ_ISSUE``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndevice : nvmlDevice_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetHandleByIndex_v2",
            both::nvmlDeviceGetHandleByIndex,
            c"nvmlDeviceGetHandleByIndex_v2($self, index)\n--\n\nGives a GPU's handle by its index, which need not be CUDA's and may change at reboot.\n\n``nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)``\n\nParameters\n----------\nindex : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_POWER``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IRQ_ISSUE``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndevice : nvmlDevice_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetHandleByPciBusId",
            both::nvmlDeviceGetHandleByPciBusId,
            c"nvmlDeviceGetHandleByPciBusId($self, pciBusId)\n--\n\nGives a GPU's handle by its PCI address, such as ``00000000:3B:00.0``.\n\n``nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)``\n\nParameters\n----------\npciBusId : bytes or str\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_POWER``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IRQ_ISSUE``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndevice : nvmlDevice_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetHandleByPciBusId_v2",
            both::nvmlDeviceGetHandleByPciBusId,
            c"nvmlDeviceGetHandleByPciBusId_v2($self, pciBusId)\n--\n\nGives a GPU's handle by its PCI address, such as ``00000000:3B:00.0``.\n\n``nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)``\n\nParameters\n----------\npciBusId : bytes or str\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_POWER``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IRQ_ISSUE``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndevice : nvmlDevice_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetHandleBySerial",
            both::nvmlDeviceGetHandleBySerial,
            c"nvmlDeviceGetHandleBySerial($self, serial)\n--\n\nGives a GPU's handle by its serial number (superseded by the UUID).\n\n``nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)``\n\nParameters\n----------\nserial : bytes or str\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_POWER``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IRQ_ISSUE``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndevice : nvmlDevice_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetHandleByUUID",
            both::nvmlDeviceGetHandleByUUID,
            c"nvmlDeviceGetHandleByUUID($self, uuid)\n--\n\nGives the handle of a GPU or MIG device by its UUID, as text.\n\n``nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)``\n\nParameters\n----------\nuuid : bytes or str\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_POWER``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IRQ_ISSUE``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndevice : nvmlDevice_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetHandleByUUIDV",
            both::nvmlDeviceGetHandleByUUIDV,
            c"nvmlDeviceGetHandleByUUIDV($self, uuid)\n--\n\nGives the handle of a GPU or MIG device by its UUID, as text or 16 bytes.\n\n``nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)``\n\nParameters\n----------\nuuid : nvmlUUID_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndevice : nvmlDevice_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetHostVgpuMode",
            both::nvmlDeviceGetHostVgpuMode,
            c"nvmlDeviceGetHostVgpuMode($self, device)\n--\n\nTells whether a host's GPU runs vGPUs with or without SR-IOV.\n\n``nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\npHostVgpuMode : nvmlHostVgpuMode_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetHostname_v1",
            both::nvmlDeviceGetHostname_v1,
            c"nvmlDeviceGetHostname_v1($self, device)\n--\n\nTells the host name that has been stored with a GPU.\n\n``nvmlReturn_t nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nhostname : nvmlHostname_v1_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetIndex",
            both::nvmlDeviceGetIndex,
            c"nvmlDeviceGetIndex($self, device)\n--\n\nTells a GPU's index, as for ``nvmlDeviceGetHandleByIndex``.\n\n``nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nindex : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetInforomConfigurationChecksum",
            both::nvmlDeviceGetInforomConfigurationChecksum,
            c"nvmlDeviceGetInforomConfigurationChecksum($self, device)\n--\n\nTells a checksum of the settings in a GPU's InfoROM.\n\n``nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int *checksum)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_CORRUPTED_INFOROM``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nchecksum : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetInforomImageVersion",
            both::nvmlDeviceGetInforomImageVersion,
            c"nvmlDeviceGetInforomImageVersion($self, device, length)\n--\n\nTells the version of a GPU's whole InfoROM as text.\n\n``nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version, unsigned int length)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlength : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nversion : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetInforomVersion",
            both::nvmlDeviceGetInforomVersion,
            c"nvmlDeviceGetInforomVersion($self, device, object, length)\n--\n\nTells the version of one object of a GPU's InfoROM as text.\n\n``nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object, char *version, unsigned int length)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nobject : nvmlInforomObject_t\nlength : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nversion : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetIrqNum",
            both::nvmlDeviceGetIrqNum,
            c"nvmlDeviceGetIrqNum($self, device)\n--\n\nTells a GPU's interrupt number.\n\n``nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\nirqNum : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetJpgUtilization",
            both::nvmlDeviceGetJpgUtilization,
            c"nvmlDeviceGetJpgUtilization($self, device)\n--\n\nTells the load of a GPU's JPEG engine in percent, and the sample period in µs.\n\n``nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nutilization : int\nsamplingPeriodUs : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetLastBBXFlushTime",
            both::nvmlDeviceGetLastBBXFlushTime,
            c"nvmlDeviceGetLastBBXFlushTime($self, device)\n--\n\nTells when a GPU's black box was last written to its InfoROM, and how long that took.\n\n``nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp, unsigned long *durationUs)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_NOT_READY``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\ntimestamp : int\ndurationUs : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMPSComputeRunningProcesses",
            only13::nvmlDeviceGetMPSComputeRunningProcesses,
            c"nvmlDeviceGetMPSComputeRunningProcesses($self, device, infoCount=0)\n--\n\nLists the MPS clients with a context on a GPU, and the memory of each.\n\n``nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ninfoCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ninfoCount : int\ninfos : list[nvmlProcessInfo_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMPSComputeRunningProcesses_v3",
            only13::nvmlDeviceGetMPSComputeRunningProcesses,
            c"nvmlDeviceGetMPSComputeRunningProcesses_v3($self, device, infoCount=0)\n--\n\nLists the MPS clients with a context on a GPU, and the memory of each.\n\n``nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ninfoCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ninfoCount : int\ninfos : list[nvmlProcessInfo_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMarginTemperature",
            both::nvmlDeviceGetMarginTemperature,
            c"nvmlDeviceGetMarginTemperature($self, device)\n--\n\nTells by how many °C a GPU is below its nearest slowdown limit.\n\n``nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device, nvmlMarginTemperature_t *marginTempInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\nmarginTempInfo : nvmlMarginTemperature_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMaxClockInfo",
            both::nvmlDeviceGetMaxClockInfo,
            c"nvmlDeviceGetMaxClockInfo($self, device, typename)\n--\n\nTells a clock's highest rate in MHz.\n\n``nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ntypename : nvmlClockType_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nclock : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMaxCustomerBoostClock",
            both::nvmlDeviceGetMaxCustomerBoostClock,
            c"nvmlDeviceGetMaxCustomerBoostClock($self, device, clockType)\n--\n\nTells the highest boost rate in MHz that users may set.\n\n``nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nclockType : nvmlClockType_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nclockMHz : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMaxMigDeviceCount",
            both::nvmlDeviceGetMaxMigDeviceCount,
            c"nvmlDeviceGetMaxMigDeviceCount($self, device)\n--\n\nTells how many MIG devices a GPU can have.\n\n``nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMaxPcieLinkGeneration",
            both::nvmlDeviceGetMaxPcieLinkGeneration,
            c"nvmlDeviceGetMaxPcieLinkGeneration($self, device)\n--\n\nTells the newest PCIe generation that GPU and system both support.\n\n``nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmaxLinkGen : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMaxPcieLinkWidth",
            both::nvmlDeviceGetMaxPcieLinkWidth,
            c"nvmlDeviceGetMaxPcieLinkWidth($self, device)\n--\n\nTells how many PCIe lanes GPU and system could use.\n\n``nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmaxLinkWidth : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMemClkMinMaxVfOffset",
            both::nvmlDeviceGetMemClkMinMaxVfOffset,
            c"nvmlDeviceGetMemClkMinMaxVfOffset($self, device)\n--\n\nTells the range of offsets in MHz for the memory clock's voltage curve.\n\n``nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nminOffset : int\nmaxOffset : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMemClkVfOffset",
            both::nvmlDeviceGetMemClkVfOffset,
            c"nvmlDeviceGetMemClkVfOffset($self, device)\n--\n\nTells the offset in MHz of the memory clock's voltage curve.\n\n``nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\noffset : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMemoryAffinity",
            both::nvmlDeviceGetMemoryAffinity,
            c"nvmlDeviceGetMemoryAffinity($self, device, nodeSetSize, scope)\n--\n\nTells as a mask of bits which NUMA nodes are near a GPU, within its node or socket.\n\n``nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize, unsigned long *nodeSet, nvmlAffinityScope_t scope)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nnodeSetSize : int\nscope : nvmlAffinityScope_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nnodeSet : list[int]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMemoryBusWidth",
            both::nvmlDeviceGetMemoryBusWidth,
            c"nvmlDeviceGetMemoryBusWidth($self, device)\n--\n\nTells the width of a GPU's memory bus in bits.\n\n``nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\nbusWidth : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMemoryErrorCounter",
            both::nvmlDeviceGetMemoryErrorCounter,
            c"nvmlDeviceGetMemoryErrorCounter($self, device, errorType, counterType, locationType)\n--\n\nTells how many memory errors of a kind a GPU has had in one place, such as L2.\n\n``nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType, unsigned long long *count)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nerrorType : nvmlMemoryErrorType_t\ncounterType : nvmlEccCounterType_t\nlocationType : nvmlMemoryLocation_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMemoryInfo",
            both::nvmlDeviceGetMemoryInfo,
            c"nvmlDeviceGetMemoryInfo($self, device)\n--\n\nTells the total, free and used bytes of a GPU's memory; what is reserved counts as used.\n\n``nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmemory : nvmlMemory_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMemoryInfo_v2",
            both::nvmlDeviceGetMemoryInfo_v2,
            c"nvmlDeviceGetMemoryInfo_v2($self, device)\n--\n\nTells the total, reserved, free and used bytes of a GPU's memory.\n\n``nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmemory : nvmlMemory_v2_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMemoryLimits_v1",
            both::nvmlDeviceGetMemoryLimits_v1,
            c"nvmlDeviceGetMemoryLimits_v1($self, device, limits)\n--\n\nTells the soft and hard limit of a namespace's GPU memory, and its use.\n\n``nvmlReturn_t nvmlDeviceGetMemoryLimits_v1(nvmlDevice_t device, nvmlGetMemoryLimits_v1_t *limits)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlimits : nvmlGetMemoryLimits_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_OPERATING_SYSTEM``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMigDeviceHandleByIndex",
            both::nvmlDeviceGetMigDeviceHandleByIndex,
            c"nvmlDeviceGetMigDeviceHandleByIndex($self, device, index)\n--\n\nGives the handle of a GPU's MIG device by its index.\n\n``nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index, nvmlDevice_t *migDevice)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nindex : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmigDevice : nvmlDevice_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMigMode",
            both::nvmlDeviceGetMigMode,
            c"nvmlDeviceGetMigMode($self, device)\n--\n\nTells whether a GPU is in MIG mode, now and after the next reset.\n\n``nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncurrentMode : int\npendingMode : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMinMaxClockOfPState",
            both::nvmlDeviceGetMinMaxClockOfPState,
            c"nvmlDeviceGetMinMaxClockOfPState($self, device, typename, pstate)\n--\n\nTells a clock's lowest and highest rate in MHz in a performance state.\n\n``nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ntypename : nvmlClockType_t\npstate : nvmlPstates_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nminClockMHz : int\nmaxClockMHz : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMinMaxFanSpeed",
            both::nvmlDeviceGetMinMaxFanSpeed,
            c"nvmlDeviceGetMinMaxFanSpeed($self, device)\n--\n\nTells the lowest and highest speed in percent that fans can be set to.\n\n``nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nminSpeed : int\nmaxSpeed : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMinorNumber",
            both::nvmlDeviceGetMinorNumber,
            c"nvmlDeviceGetMinorNumber($self, device)\n--\n\nTells the number N of a GPU's device file ``/dev/nvidiaN``.\n\n``nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nminorNumber : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetModuleId",
            both::nvmlDeviceGetModuleId,
            c"nvmlDeviceGetModuleId($self, device)\n--\n\nTells the number of a GPU's module on its baseboard.\n\n``nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmoduleId : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetMultiGpuBoard",
            both::nvmlDeviceGetMultiGpuBoard,
            c"nvmlDeviceGetMultiGpuBoard($self, device)\n--\n\nTells whether a GPU's board has several GPUs.\n\n``nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmultiGpuBool : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetName",
            both::nvmlDeviceGetName,
            c"nvmlDeviceGetName($self, device, length)\n--\n\nTells a GPU's product name.\n\n``nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlength : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nname : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNumFans",
            both::nvmlDeviceGetNumFans,
            c"nvmlDeviceGetNumFans($self, device)\n--\n\nTells how many fans a GPU has.\n\n``nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nnumFans : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNumGpuCores",
            both::nvmlDeviceGetNumGpuCores,
            c"nvmlDeviceGetNumGpuCores($self, device)\n--\n\nTells how many CUDA cores a GPU has.\n\n``nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\nnumCores : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNumaNodeId",
            both::nvmlDeviceGetNumaNodeId,
            c"nvmlDeviceGetNumaNodeId($self, device)\n--\n\nTells the NUMA node that a GPU's own memory is.\n\n``nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``.\nnode : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvLinkCapability",
            both::nvmlDeviceGetNvLinkCapability,
            c"nvmlDeviceGetNvLinkCapability($self, device, link, capability)\n--\n\nTells whether an NVLink of a GPU can do something, such as atomics.\n\n``nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link, nvmlNvLinkCapability_t capability, unsigned int *capResult)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlink : int\ncapability : nvmlNvLinkCapability_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncapResult : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvLinkErrorCounter",
            both::nvmlDeviceGetNvLinkErrorCounter,
            c"nvmlDeviceGetNvLinkErrorCounter($self, device, link, counter)\n--\n\nTells how many errors of a kind an NVLink has had.\n\n``nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link, nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlink : int\ncounter : nvmlNvLinkErrorCounter_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncounterValue : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvLinkInfo",
            both::nvmlDeviceGetNvLinkInfo,
            c"nvmlDeviceGetNvLinkInfo($self, device)\n--\n\nTells whether a GPU's NVLinks are encrypted, and their firmware.\n\n``nvmlReturn_t nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ninfo : nvmlNvLinkInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvLinkInfo_v3",
            both::nvmlDeviceGetNvLinkInfo_v3,
            c"nvmlDeviceGetNvLinkInfo_v3($self, device)\n--\n\nTells whether a GPU's NVLinks are encrypted or ready for it, and their firmware.\n\n``nvmlReturn_t nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ninfo : nvmlNvLinkInfo_v3_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.5.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvLinkRemoteDeviceType",
            both::nvmlDeviceGetNvLinkRemoteDeviceType,
            c"nvmlDeviceGetNvLinkRemoteDeviceType($self, device, link)\n--\n\nTells what is at the other end of an NVLink: GPU, CPU or switch.\n\n``nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link, nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlink : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npNvLinkDeviceType : nvmlIntNvLinkDeviceType_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvLinkRemotePciInfo",
            both::nvmlDeviceGetNvLinkRemotePciInfo,
            c"nvmlDeviceGetNvLinkRemotePciInfo($self, device, link)\n--\n\nTells the PCI address of what is at the other end of an NVLink.\n\n``nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlink : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npci : nvmlPciInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvLinkRemotePciInfo_v2",
            both::nvmlDeviceGetNvLinkRemotePciInfo,
            c"nvmlDeviceGetNvLinkRemotePciInfo_v2($self, device, link)\n--\n\nTells the PCI address of what is at the other end of an NVLink.\n\n``nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlink : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npci : nvmlPciInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvLinkState",
            both::nvmlDeviceGetNvLinkState,
            c"nvmlDeviceGetNvLinkState($self, device, link)\n--\n\nTells whether an NVLink of a GPU is active.\n\n``nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlink : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nisActive : nvmlEnableState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvLinkTelemetrySamples_v1",
            both::nvmlDeviceGetNvLinkTelemetrySamples_v1,
            c"nvmlDeviceGetNvLinkTelemetrySamples_v1($self, device, samples)\n--\n\nReads samples of telemetry of a GPU's NVLinks.\n\n``nvmlReturn_t nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device, nvmlNvlinkTelemetrySamples_v1_t *samples)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nsamples : nvmlNvlinkTelemetrySamples_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvLinkUtilizationControl",
            both::nvmlDeviceGetNvLinkUtilizationControl,
            c"nvmlDeviceGetNvLinkUtilizationControl($self, device, link, counter)\n--\n\nTells what a traffic counter of an NVLink counts (superseded).\n\n``nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlink : int\ncounter : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncontrol : nvmlNvLinkUtilizationControl_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvLinkUtilizationCounter",
            both::nvmlDeviceGetNvLinkUtilizationCounter,
            c"nvmlDeviceGetNvLinkUtilizationCounter($self, device, link, counter)\n--\n\nTells what a counter of an NVLink has counted, in and out (superseded).\n\n``nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlink : int\ncounter : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nrxcounter : int\ntxcounter : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvLinkVersion",
            both::nvmlDeviceGetNvLinkVersion,
            c"nvmlDeviceGetNvLinkVersion($self, device, link)\n--\n\nTells the version of an NVLink of a GPU.\n\n``nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link, unsigned int *version)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlink : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nversion : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvlinkBwMode",
            both::nvmlDeviceGetNvlinkBwMode,
            c"nvmlDeviceGetNvlinkBwMode($self, device)\n--\n\nTells a GPU's NVLink bandwidth mode.\n\n``nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``.\ngetBwMode : nvmlNvlinkGetBwMode_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvlinkNvlePrivateInfo_v1",
            both::nvmlDeviceGetNvlinkNvlePrivateInfo_v1,
            c"nvmlDeviceGetNvlinkNvlePrivateInfo_v1($self, device)\n--\n\nGives the data that a GPU adds to setting up NVLink encryption.\n\n``nvmlReturn_t nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device, nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.\nprivateInfo : nvmlNvlinkNvlePrivateInfo_v1_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.5.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvlinkRemapTableInfo_v1",
            both::nvmlDeviceGetNvlinkRemapTableInfo_v1,
            c"nvmlDeviceGetNvlinkRemapTableInfo_v1($self, device)\n--\n\nTells a GPU's NVLink remap tables.\n\n``nvmlReturn_t nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device, nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.\nremapTableInfo : nvmlNvlinkGetRemapTableInfo_v1_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.5.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetNvlinkSupportedBwModes",
            both::nvmlDeviceGetNvlinkSupportedBwModes,
            c"nvmlDeviceGetNvlinkSupportedBwModes($self, device)\n--\n\nLists the NVLink bandwidth modes that a GPU can have.\n\n``nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device, nvmlNvlinkSupportedBwModes_t *supportedBwMode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``.\nsupportedBwMode : nvmlNvlinkSupportedBwModes_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetOfaUtilization",
            both::nvmlDeviceGetOfaUtilization,
            c"nvmlDeviceGetOfaUtilization($self, device)\n--\n\nTells the load of a GPU's optical flow engine in percent, and the sample period in µs.\n\n``nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nutilization : int\nsamplingPeriodUs : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetP2PStatus",
            both::nvmlDeviceGetP2PStatus,
            c"nvmlDeviceGetP2PStatus($self, device1, device2, p2pIndex)\n--\n\nTells whether two GPUs can do a peer-to-peer operation, and if not, why.\n\n``nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)``\n\nParameters\n----------\ndevice1 : nvmlDevice_t or None\ndevice2 : nvmlDevice_t or None\np2pIndex : nvmlGpuP2PCapsIndex_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNKNOWN``.\np2pStatus : nvmlGpuP2PStatus_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPciInfo",
            both::nvmlDeviceGetPciInfo,
            c"nvmlDeviceGetPciInfo($self, device)\n--\n\nTells a GPU's PCI address and IDs.\n\n``nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npci : nvmlPciInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPciInfo_v3",
            both::nvmlDeviceGetPciInfo,
            c"nvmlDeviceGetPciInfo_v3($self, device)\n--\n\nTells a GPU's PCI address and IDs.\n\n``nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npci : nvmlPciInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPciInfoExt",
            both::nvmlDeviceGetPciInfoExt,
            c"nvmlDeviceGetPciInfoExt($self, device)\n--\n\nTells a GPU's PCI address and IDs, with its device class.\n\n``nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npci : nvmlPciInfoExt_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPcieLinkMaxSpeed",
            both::nvmlDeviceGetPcieLinkMaxSpeed,
            c"nvmlDeviceGetPcieLinkMaxSpeed($self, device)\n--\n\nTells the highest speed of a GPU's PCIe link, as a code.\n\n``nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\nmaxSpeed : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPcieReplayCounter",
            both::nvmlDeviceGetPcieReplayCounter,
            c"nvmlDeviceGetPcieReplayCounter($self, device)\n--\n\nTells how many packets a GPU's PCIe link had to send again.\n\n``nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nvalue : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPcieSpeed",
            both::nvmlDeviceGetPcieSpeed,
            c"nvmlDeviceGetPcieSpeed($self, device)\n--\n\nTells the present speed of a GPU's PCIe link, in MB/s.\n\n``nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npcieSpeed : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPcieThroughput",
            both::nvmlDeviceGetPcieThroughput,
            c"nvmlDeviceGetPcieThroughput($self, device, counter)\n--\n\nTells the PCIe traffic sent or received in a short interval, in KB/s.\n\n``nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int *value)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ncounter : nvmlPcieUtilCounter_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nvalue : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPdi",
            both::nvmlDeviceGetPdi,
            c"nvmlDeviceGetPdi($self, device)\n--\n\nTells a GPU's PDI, an identifier of 64 bits.\n\n``nvmlReturn_t nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npdi : nvmlPdi_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPerformanceModes",
            both::nvmlDeviceGetPerformanceModes,
            c"nvmlDeviceGetPerformanceModes($self, device)\n--\n\nTells all performance modes of a GPU, with their clock ranges, as one text.\n\n``nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nperfModes : nvmlDevicePerfModes_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPerformanceState",
            both::nvmlDeviceGetPerformanceState,
            c"nvmlDeviceGetPerformanceState($self, device)\n--\n\nTells a GPU's performance state, from P0 (fastest) to P15.\n\n``nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npState : nvmlPstates_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPersistenceMode",
            both::nvmlDeviceGetPersistenceMode,
            c"nvmlDeviceGetPersistenceMode($self, device)\n--\n\nTells whether a GPU's driver stays loaded while no client runs (Linux).\n\n``nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmode : nvmlEnableState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPgpuMetadataString",
            both::nvmlDeviceGetPgpuMetadataString,
            c"nvmlDeviceGetPgpuMetadataString($self, device, bufferSize)\n--\n\nGives a host GPU's migration data as one opaque text.\n\n``nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nbufferSize : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\npgpuMetadata : bytes\nbufferSize : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPlatformInfo",
            both::nvmlDeviceGetPlatformInfo,
            c"nvmlDeviceGetPlatformInfo($self, device)\n--\n\nTells where a GPU sits: chassis, slot, tray, host and module.\n\n``nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_MEMORY``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\nplatformInfo : nvmlPlatformInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPowerManagementDefaultLimit",
            both::nvmlDeviceGetPowerManagementDefaultLimit,
            c"nvmlDeviceGetPowerManagementDefaultLimit($self, device)\n--\n\nTells the default power limit of a GPU, in milliwatts.\n\n``nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device, unsigned int *defaultLimit)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndefaultLimit : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPowerManagementLimit",
            both::nvmlDeviceGetPowerManagementLimit,
            c"nvmlDeviceGetPowerManagementLimit($self, device)\n--\n\nTells the power limit set for a GPU, in milliwatts.\n\n``nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nlimit : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPowerManagementLimitConstraints",
            both::nvmlDeviceGetPowerManagementLimitConstraints,
            c"nvmlDeviceGetPowerManagementLimitConstraints($self, device)\n--\n\nTells the lowest and highest power limit of a GPU, in milliwatts.\n\n``nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device, unsigned int *minLimit, unsigned int *maxLimit)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nminLimit : int\nmaxLimit : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPowerManagementMode",
            both::nvmlDeviceGetPowerManagementMode,
            c"nvmlDeviceGetPowerManagementMode($self, device)\n--\n\nTells whether a GPU can be held to a power limit (superseded).\n\n``nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmode : nvmlEnableState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPowerMizerMode_v1",
            both::nvmlDeviceGetPowerMizerMode_v1,
            c"nvmlDeviceGetPowerMizerMode_v1($self, device)\n--\n\nTells a GPU's PowerMizer mode, and the modes it can have.\n\n``nvmlReturn_t nvmlDeviceGetPowerMizerMode_v1(nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npowerMizerMode : nvmlDevicePowerMizerModes_v1_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPowerSource",
            both::nvmlDeviceGetPowerSource,
            c"nvmlDeviceGetPowerSource($self, device)\n--\n\nTells what feeds a GPU: mains, battery or too weak a supply.\n\n``nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\npowerSource : nvmlPowerSource_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPowerState",
            both::nvmlDeviceGetPowerState,
            c"nvmlDeviceGetPowerState($self, device)\n--\n\nTells a GPU's performance state (superseded by ``nvmlDeviceGetPerformanceState``).\n\n``nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npState : nvmlPstates_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetPowerUsage",
            both::nvmlDeviceGetPowerUsage,
            c"nvmlDeviceGetPowerUsage($self, device)\n--\n\nTells the power that a GPU with its memory draws, in milliwatts.\n\n``nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npower : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetProcessUtilization",
            both::nvmlDeviceGetProcessUtilization,
            c"nvmlDeviceGetProcessUtilization($self, device, processSamplesCount, lastSeenTimeStamp)\n--\n\nLists samples of the load that each process puts on a GPU's engines, since a time stamp.\n\n``nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device, nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nprocessSamplesCount : int\nlastSeenTimeStamp : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nutilization : list[nvmlProcessUtilizationSample_t]\nprocessSamplesCount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetProcessesUtilizationInfo",
            both::nvmlDeviceGetProcessesUtilizationInfo,
            c"nvmlDeviceGetProcessesUtilizationInfo($self, device, procesesUtilInfo)\n--\n\nLists samples of each process's load on a GPU, with JPEG and optical flow engines.\n\n``nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device, nvmlProcessesUtilizationInfo_t *procesesUtilInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nprocesesUtilInfo : nvmlProcessesUtilizationInfo_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetRemappedRows",
            both::nvmlDeviceGetRemappedRows,
            c"nvmlDeviceGetRemappedRows($self, device)\n--\n\nTells how many of a GPU's memory rows were remapped, and whether more are pending or failed.\n\n``nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows, unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\ncorrRows : int\nuncRows : int\nisPending : int\nfailureOccurred : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetRemappedRows_v2",
            both::nvmlDeviceGetRemappedRows_v2,
            c"nvmlDeviceGetRemappedRows_v2($self, device)\n--\n\nTells a GPU's remapped memory rows, active and inactive, as one record.\n\n``nvmlReturn_t nvmlDeviceGetRemappedRows_v2(nvmlDevice_t device, nvmlRemappedRowsInfo_v2_t *info)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\ninfo : nvmlRemappedRowsInfo_v2_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetRepairStatus",
            both::nvmlDeviceGetRepairStatus,
            c"nvmlDeviceGetRepairStatus($self, device)\n--\n\nTells whether repairs of a GPU's memory channels or TPCs are pending.\n\n``nvmlReturn_t nvmlDeviceGetRepairStatus(nvmlDevice_t device, nvmlRepairStatus_t *repairStatus)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nrepairStatus : nvmlRepairStatus_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetRetiredPages",
            both::nvmlDeviceGetRetiredPages,
            c"nvmlDeviceGetRetiredPages($self, device, cause, pageCount=0)\n--\n\nLists the addresses of a GPU's retired memory pages, by cause.\n\n``nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ncause : nvmlPageRetirementCause_t\npageCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npageCount : int\naddresses : list[int]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetRetiredPagesPendingStatus",
            both::nvmlDeviceGetRetiredPagesPendingStatus,
            c"nvmlDeviceGetRetiredPagesPendingStatus($self, device)\n--\n\nTells whether memory pages of a GPU are to be retired at the next reboot.\n\n``nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device, nvmlEnableState_t *isPending)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nisPending : nvmlEnableState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetRetiredPages_v2",
            both::nvmlDeviceGetRetiredPages_v2,
            c"nvmlDeviceGetRetiredPages_v2($self, device, cause, pageCount=0)\n--\n\nLists the addresses of a GPU's retired memory pages, by cause, with their times.\n\n``nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses, unsigned long long *timestamps)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ncause : nvmlPageRetirementCause_t\npageCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npageCount : int\naddresses : list[int]\ntimestamps : list[int]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetRowRemapperHistogram",
            both::nvmlDeviceGetRowRemapperHistogram,
            c"nvmlDeviceGetRowRemapperHistogram($self, device)\n--\n\nTells how many of a GPU's memory banks have how many spare rows left.\n\n``nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device, nvmlRowRemapperHistogramValues_t *values)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_UNKNOWN``.\nvalues : nvmlRowRemapperHistogramValues_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetRunningProcessDetailList",
            both::nvmlDeviceGetRunningProcessDetailList,
            c"nvmlDeviceGetRunningProcessDetailList($self, device, plist)\n--\n\nLists the processes of a kind on a GPU, with their protected memory too.\n\n``nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device, nvmlProcessDetailList_t *plist)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nplist : nvmlProcessDetailList_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetSamples",
            both::nvmlDeviceGetSamples,
            c"nvmlDeviceGetSamples($self, device, typename, lastSeenTimeStamp, sampleCount=0)\n--\n\nLists recent samples of power, load or clocks since a time stamp.\n\n``nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *sampleCount, nvmlSample_t *samples)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ntypename : nvmlSamplingType_t\nlastSeenTimeStamp : int\nsampleCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nsampleValType : nvmlValueType_t\nsampleCount : int\nsamples : list[nvmlSample_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetSerial",
            both::nvmlDeviceGetSerial,
            c"nvmlDeviceGetSerial($self, device, length)\n--\n\nTells the serial number printed on a GPU's board, as text.\n\n``nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlength : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nserial : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetSramEccErrorStatus",
            both::nvmlDeviceGetSramEccErrorStatus,
            c"nvmlDeviceGetSramEccErrorStatus($self, device)\n--\n\nTells a GPU's ECC errors in SRAM by kind, and whether a threshold is exceeded.\n\n``nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nstatus : nvmlEccSramErrorStatus_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts",
            both::nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts,
            c"nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts($self, device, errorCounts)\n--\n\nLists a GPU's uncorrected SRAM errors by address, each counted once.\n\n``nvmlReturn_t nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device, nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nerrorCounts : nvmlEccSramUniqueUncorrectedErrorCounts_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetSupportedClocksEventReasons",
            both::nvmlDeviceGetSupportedClocksEventReasons,
            c"nvmlDeviceGetSupportedClocksEventReasons($self, device)\n--\n\nTells as a mask of bits which reasons for lower clocks a GPU reports.\n\n``nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device, unsigned long long *supportedClocksEventReasons)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nsupportedClocksEventReasons : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetSupportedClocksThrottleReasons",
            both::nvmlDeviceGetSupportedClocksThrottleReasons,
            c"nvmlDeviceGetSupportedClocksThrottleReasons($self, device)\n--\n\nTells as a mask of bits which reasons for lower clocks a GPU reports (former name).\n\n``nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device, unsigned long long *supportedClocksThrottleReasons)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\nsupportedClocksThrottleReasons : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetSupportedEventTypes",
            both::nvmlDeviceGetSupportedEventTypes,
            c"nvmlDeviceGetSupportedEventTypes($self, device)\n--\n\nTells as a mask of bits which events a GPU reports.\n\n``nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long *eventTypes)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\neventTypes : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetSupportedGraphicsClocks",
            both::nvmlDeviceGetSupportedGraphicsClocks,
            c"nvmlDeviceGetSupportedGraphicsClocks($self, device, memoryClockMHz, count=0)\n--\n\nLists the graphics clock rates in MHz possible with a memory clock rate.\n\n``nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nmemoryClockMHz : int\ncount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncount : int\nclocksMHz : list[int]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetSupportedMemoryClocks",
            both::nvmlDeviceGetSupportedMemoryClocks,
            c"nvmlDeviceGetSupportedMemoryClocks($self, device, count=0)\n--\n\nLists the memory clock rates in MHz that a GPU can be set to.\n\n``nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count, unsigned int *clocksMHz)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ncount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncount : int\nclocksMHz : list[int]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetSupportedPerformanceStates",
            both::nvmlDeviceGetSupportedPerformanceStates,
            c"nvmlDeviceGetSupportedPerformanceStates($self, device, pstates, size)\n--\n\nLists the performance states that a GPU has.\n\n``nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates, unsigned int size)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\npstates : address or buffer\nsize : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetSupportedVgpus",
            both::nvmlDeviceGetSupportedVgpus,
            c"nvmlDeviceGetSupportedVgpus($self, device, vgpuCount=0)\n--\n\nLists the types of vGPU that a GPU can run.\n\n``nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nvgpuCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\nvgpuCount : int\nvgpuTypeIds : list[nvmlVgpuTypeId_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetTargetFanSpeed",
            both::nvmlDeviceGetTargetFanSpeed,
            c"nvmlDeviceGetTargetFanSpeed($self, device, fan)\n--\n\nTells the speed in percent that one of a GPU's fans is driven to.\n\n``nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nfan : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ntargetSpeed : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetTemperature",
            only13::nvmlDeviceGetTemperature,
            c"nvmlDeviceGetTemperature($self, device, sensorType)\n--\n\nTells a sensor's temperature in °C (superseded by ``nvmlDeviceGetTemperatureV``).\n\n``nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType, unsigned int *temp)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nsensorType : nvmlTemperatureSensors_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\ntemp : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetTemperatureThreshold",
            both::nvmlDeviceGetTemperatureThreshold,
            c"nvmlDeviceGetTemperatureThreshold($self, device, thresholdType)\n--\n\nTells a temperature limit in °C, such as that for slowdown or shutdown.\n\n``nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nthresholdType : nvmlTemperatureThresholds_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ntemp : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetTemperatureV",
            only13::nvmlDeviceGetTemperatureV,
            c"nvmlDeviceGetTemperatureV($self, device, temperature)\n--\n\nTells a sensor's temperature in °C.\n\n``nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ntemperature : nvmlTemperature_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetThermalSettings",
            both::nvmlDeviceGetThermalSettings,
            c"nvmlDeviceGetThermalSettings($self, device, sensorIndex)\n--\n\nTells a GPU's thermal sensors: controller, range, temperature and target.\n\n``nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex, nvmlGpuThermalSettings_t *pThermalSettings)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nsensorIndex : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npThermalSettings : nvmlGpuThermalSettings_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetTopologyCommonAncestor",
            both::nvmlDeviceGetTopologyCommonAncestor,
            c"nvmlDeviceGetTopologyCommonAncestor($self, device1, device2)\n--\n\nTells the nearest thing that two GPUs share: board, switch, host bridge, NUMA node.\n\n``nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo)``\n\nParameters\n----------\ndevice1 : nvmlDevice_t or None\ndevice2 : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\npathInfo : nvmlGpuTopologyLevel_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetTopologyNearestGpus",
            both::nvmlDeviceGetTopologyNearestGpus,
            c"nvmlDeviceGetTopologyNearestGpus($self, device, level, count=0)\n--\n\nLists the GPUs that are as near to a GPU as a given level.\n\n``nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level, unsigned int *count, nvmlDevice_t *deviceArray)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlevel : nvmlGpuTopologyLevel_t\ncount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\ncount : int\ndeviceArray : list[nvmlDevice_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetTotalEccErrors",
            both::nvmlDeviceGetTotalEccErrors,
            c"nvmlDeviceGetTotalEccErrors($self, device, errorType, counterType)\n--\n\nTells how many ECC errors of a kind a GPU has had, since reboot or ever.\n\n``nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, unsigned long long *eccCounts)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nerrorType : nvmlMemoryErrorType_t\ncounterType : nvmlEccCounterType_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\neccCounts : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetTotalEnergyConsumption",
            both::nvmlDeviceGetTotalEnergyConsumption,
            c"nvmlDeviceGetTotalEnergyConsumption($self, device)\n--\n\nTells the energy a GPU has used since its driver was loaded, in millijoules.\n\n``nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nenergy : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetUUID",
            both::nvmlDeviceGetUUID,
            c"nvmlDeviceGetUUID($self, device, length)\n--\n\nTells the UUID of a GPU or MIG device as text, such as ``GPU-…``.\n\n``nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlength : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nuuid : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetUnrepairableMemoryFlag_v1",
            both::nvmlDeviceGetUnrepairableMemoryFlag_v1,
            c"nvmlDeviceGetUnrepairableMemoryFlag_v1($self, device)\n--\n\nTells whether a GPU has memory that cannot be repaired.\n\n``nvmlReturn_t nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device, nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nunrepairableMemoryStatus : nvmlUnrepairableMemoryStatus_v1_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetUtilizationRates",
            both::nvmlDeviceGetUtilizationRates,
            c"nvmlDeviceGetUtilizationRates($self, device)\n--\n\nTells in percent for how much of a recent period kernels ran and memory was used.\n\n``nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nutilization : nvmlUtilization_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVbiosVersion",
            both::nvmlDeviceGetVbiosVersion,
            c"nvmlDeviceGetVbiosVersion($self, device, length)\n--\n\nTells the version of a GPU's video BIOS as text.\n\n``nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlength : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nversion : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVgpuCapabilities",
            only13::nvmlDeviceGetVgpuCapabilities,
            c"nvmlDeviceGetVgpuCapabilities($self, device, capability)\n--\n\nTells whether a GPU has an ability for vGPUs, such as mixed sizes.\n\n``nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, unsigned int *capResult)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ncapability : nvmlDeviceVgpuCapability_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncapResult : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVgpuHeterogeneousMode",
            both::nvmlDeviceGetVgpuHeterogeneousMode,
            c"nvmlDeviceGetVgpuHeterogeneousMode($self, device)\n--\n\nTells whether vGPUs of different sizes may run on a GPU.\n\n``nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npHeterogeneousMode : nvmlVgpuHeterogeneousMode_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVgpuInstancesUtilizationInfo",
            both::nvmlDeviceGetVgpuInstancesUtilizationInfo,
            c"nvmlDeviceGetVgpuInstancesUtilizationInfo($self, device, vgpuUtilInfo)\n--\n\nLists samples of the load of each vGPU, with JPEG and optical flow engines.\n\n``nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device, nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nvgpuUtilInfo : nvmlVgpuInstancesUtilizationInfo_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVgpuMetadata",
            both::nvmlDeviceGetVgpuMetadata,
            c"nvmlDeviceGetVgpuMetadata($self, device, pgpuMetadata, bufferSize)\n--\n\nGives a host GPU's data that decide about the migration of vGPUs to it.\n\n``nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\npgpuMetadata : address or buffer\nbufferSize : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\nbufferSize : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVgpuProcessUtilization",
            both::nvmlDeviceGetVgpuProcessUtilization,
            c"nvmlDeviceGetVgpuProcessUtilization($self, device, lastSeenTimeStamp, vgpuProcessSamplesCount=0)\n--\n\nLists samples of the load of each process in vGPUs, since a time stamp.\n\n``nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t *utilizationSamples)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlastSeenTimeStamp : int\nvgpuProcessSamplesCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nvgpuProcessSamplesCount : int\nutilizationSamples : list[nvmlVgpuProcessUtilizationSample_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVgpuProcessesUtilizationInfo",
            both::nvmlDeviceGetVgpuProcessesUtilizationInfo,
            c"nvmlDeviceGetVgpuProcessesUtilizationInfo($self, device, vgpuProcUtilInfo)\n--\n\nLists samples of the load of each process in vGPUs, with JPEG and optical flow engines.\n\n``nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device, nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nvgpuProcUtilInfo : nvmlVgpuProcessesUtilizationInfo_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVgpuSchedulerCapabilities",
            both::nvmlDeviceGetVgpuSchedulerCapabilities,
            c"nvmlDeviceGetVgpuSchedulerCapabilities($self, device)\n--\n\nTells what settings a GPU's vGPU scheduler can have.\n\n``nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device, nvmlVgpuSchedulerCapabilities_t *pCapabilities)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\npCapabilities : nvmlVgpuSchedulerCapabilities_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVgpuSchedulerLog",
            both::nvmlDeviceGetVgpuSchedulerLog,
            c"nvmlDeviceGetVgpuSchedulerLog($self, device)\n--\n\nReads the log of a GPU's vGPU scheduler (superseded by its second version).\n\n``nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\npSchedulerLog : nvmlVgpuSchedulerLog_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVgpuSchedulerLog_v2",
            both::nvmlDeviceGetVgpuSchedulerLog_v2,
            c"nvmlDeviceGetVgpuSchedulerLog_v2($self, device, pSchedulerLogInfo)\n--\n\nReads the log of a GPU's vGPU scheduler for an engine.\n\n``nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog_v2(nvmlDevice_t device, nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\npSchedulerLogInfo : nvmlVgpuSchedulerLogInfo_v2_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVgpuSchedulerState",
            both::nvmlDeviceGetVgpuSchedulerState,
            c"nvmlDeviceGetVgpuSchedulerState($self, device)\n--\n\nTells a GPU's vGPU scheduler settings (superseded by its second version).\n\n``nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerGetState_t *pSchedulerState)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\npSchedulerState : nvmlVgpuSchedulerGetState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVgpuSchedulerState_v2",
            both::nvmlDeviceGetVgpuSchedulerState_v2,
            c"nvmlDeviceGetVgpuSchedulerState_v2($self, device, pSchedulerStateInfo)\n--\n\nTells a GPU's vGPU scheduler settings: policy, averaging and time slice.\n\n``nvmlReturn_t nvmlDeviceGetVgpuSchedulerState_v2(nvmlDevice_t device, nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\npSchedulerStateInfo : nvmlVgpuSchedulerStateInfo_v2_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVgpuTypeCreatablePlacements",
            both::nvmlDeviceGetVgpuTypeCreatablePlacements,
            c"nvmlDeviceGetVgpuTypeCreatablePlacements($self, device, vgpuTypeId, pPlacementList)\n--\n\nLists the places where a vGPU of a type can be created now.\n\n``nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nvgpuTypeId : nvmlVgpuTypeId_t or None\npPlacementList : nvmlVgpuPlacementList_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVgpuTypeSupportedPlacements",
            both::nvmlDeviceGetVgpuTypeSupportedPlacements,
            c"nvmlDeviceGetVgpuTypeSupportedPlacements($self, device, vgpuTypeId, pPlacementList)\n--\n\nLists the places that a GPU has for vGPUs of a type.\n\n``nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nvgpuTypeId : nvmlVgpuTypeId_t or None\npPlacementList : nvmlVgpuPlacementList_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVgpuUtilization",
            both::nvmlDeviceGetVgpuUtilization,
            c"nvmlDeviceGetVgpuUtilization($self, device, lastSeenTimeStamp, vgpuInstanceSamplesCount=0)\n--\n\nLists samples of the load of each vGPU on a GPU, since a time stamp.\n\n``nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount, nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlastSeenTimeStamp : int\nvgpuInstanceSamplesCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nsampleValType : nvmlValueType_t\nvgpuInstanceSamplesCount : int\nutilizationSamples : list[nvmlVgpuInstanceUtilizationSample_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetViolationStatus",
            both::nvmlDeviceGetViolationStatus,
            c"nvmlDeviceGetViolationStatus($self, device, perfPolicyType)\n--\n\nTells for how long a policy, such as a power limit, has held clocks down (superseded).\n\n``nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nperfPolicyType : nvmlPerfPolicyType_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\nviolTime : nvmlViolationTime_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceGetVirtualizationMode",
            both::nvmlDeviceGetVirtualizationMode,
            c"nvmlDeviceGetVirtualizationMode($self, device)\n--\n\nTells whether a GPU is passed through, a vGPU, a host of vGPUs or none of these.\n\n``nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npVirtualMode : nvmlGpuVirtualizationMode_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceIsMigDeviceHandle",
            both::nvmlDeviceIsMigDeviceHandle,
            c"nvmlDeviceIsMigDeviceHandle($self, device)\n--\n\nTells whether a handle is that of a MIG device.\n\n``nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nisMigDevice : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceLockNvlinkRemapTable_v1",
            both::nvmlDeviceLockNvlinkRemapTable_v1,
            c"nvmlDeviceLockNvlinkRemapTable_v1($self, device, remapTableLockInfo)\n--\n\nLocks a GPU's NVLink remap tables.\n\n``nvmlReturn_t nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device, nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nremapTableLockInfo : nvmlNvlinkLockRemapTable_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.5.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceModifyDrainState",
            both::nvmlDeviceModifyDrainState,
            c"nvmlDeviceModifyDrainState($self, pciInfo, newState)\n--\n\nMakes a GPU take no new clients, or take them again, by PCI address.\n\n``nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)``\n\nParameters\n----------\npciInfo : nvmlPciInfo_t or None\nnewState : nvmlEnableState_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceOnSameBoard",
            both::nvmlDeviceOnSameBoard,
            c"nvmlDeviceOnSameBoard($self, device1, device2)\n--\n\nTells whether two GPUs are on one board.\n\n``nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)``\n\nParameters\n----------\ndevice1 : nvmlDevice_t or None\ndevice2 : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nonSameBoard : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDevicePerfMetricsGetSamples_v1",
            both::nvmlDevicePerfMetricsGetSamples_v1,
            c"nvmlDevicePerfMetricsGetSamples_v1($self, device, samples)\n--\n\nReads recent samples of a GPU's performance metrics.\n\n``nvmlReturn_t nvmlDevicePerfMetricsGetSamples_v1(nvmlDevice_t device, nvmlPerfMetricsSamples_v1_t *samples)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nsamples : nvmlPerfMetricsSamples_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDevicePowerSmoothingActivatePresetProfile",
            both::nvmlDevicePowerSmoothingActivatePresetProfile,
            c"nvmlDevicePowerSmoothingActivatePresetProfile($self, device, profile)\n--\n\nMakes one of a GPU's power smoothing profiles the active one.\n\n``nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nprofile : nvmlPowerSmoothingProfile_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDevicePowerSmoothingSetState",
            both::nvmlDevicePowerSmoothingSetState,
            c"nvmlDevicePowerSmoothingSetState($self, device, state)\n--\n\nTurns power smoothing of a GPU on or off.\n\n``nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t *state)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nstate : nvmlPowerSmoothingState_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDevicePowerSmoothingUpdatePresetProfileParam",
            both::nvmlDevicePowerSmoothingUpdatePresetProfileParam,
            c"nvmlDevicePowerSmoothingUpdatePresetProfileParam($self, device, profile)\n--\n\nSets a parameter of one of a GPU's power smoothing profiles.\n\n``nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nprofile : nvmlPowerSmoothingProfile_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NO_PERMISSION``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceQueryDrainState",
            both::nvmlDeviceQueryDrainState,
            c"nvmlDeviceQueryDrainState($self, pciInfo)\n--\n\nTells whether a GPU takes no new clients, by PCI address.\n\n``nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)``\n\nParameters\n----------\npciInfo : nvmlPciInfo_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncurrentState : nvmlEnableState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceReadPRMCounters_v1",
            both::nvmlDeviceReadPRMCounters_v1,
            c"nvmlDeviceReadPRMCounters_v1($self, device, counterList)\n--\n\nReads a list of port counters of a GPU, in the PRM format.\n\n``nvmlReturn_t nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device, nvmlPRMCounterList_v1_t *counterList)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ncounterList : nvmlPRMCounterList_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceReadWritePRM_v1",
            both::nvmlDeviceReadWritePRM_v1,
            c"nvmlDeviceReadWritePRM_v1($self, device, buffer)\n--\n\nReads or writes a port register of a GPU, in the PRM format.\n\n``nvmlReturn_t nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nbuffer : nvmlPRMTLV_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceRegisterEvents",
            both::nvmlDeviceRegisterEvents,
            c"nvmlDeviceRegisterEvents($self, device, eventTypes, set)\n--\n\nAdds events of a GPU, such as Xid errors or clock changes, to a set.\n\n``nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\neventTypes : int\nset : nvmlEventSet_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceRemoveGpu",
            both::nvmlDeviceRemoveGpu,
            c"nvmlDeviceRemoveGpu($self, pciInfo, gpuState, linkState)\n--\n\nDetaches a GPU from its driver, by PCI address; it must be drained and unused.\n\n``nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState)``\n\nParameters\n----------\npciInfo : nvmlPciInfo_t or None\ngpuState : nvmlDetachGpuState_t\nlinkState : nvmlPcieLinkState_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceRemoveGpu_v2",
            both::nvmlDeviceRemoveGpu,
            c"nvmlDeviceRemoveGpu_v2($self, pciInfo, gpuState, linkState)\n--\n\nDetaches a GPU from its driver, by PCI address; it must be drained and unused.\n\n``nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState)``\n\nParameters\n----------\npciInfo : nvmlPciInfo_t or None\ngpuState : nvmlDetachGpuState_t\nlinkState : nvmlPcieLinkState_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceResetApplicationsClocks",
            both::nvmlDeviceResetApplicationsClocks,
            c"nvmlDeviceResetApplicationsClocks($self, device)\n--\n\nSets the applications clocks back to their defaults (superseded).\n\n``nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceResetGpuLockedClocks",
            both::nvmlDeviceResetGpuLockedClocks,
            c"nvmlDeviceResetGpuLockedClocks($self, device)\n--\n\nUnlocks the graphics clock.\n\n``nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceResetMemoryLockedClocks",
            both::nvmlDeviceResetMemoryLockedClocks,
            c"nvmlDeviceResetMemoryLockedClocks($self, device)\n--\n\nUnlocks the memory clock.\n\n``nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceResetNvLinkErrorCounters",
            both::nvmlDeviceResetNvLinkErrorCounters,
            c"nvmlDeviceResetNvLinkErrorCounters($self, device, link)\n--\n\nSets all error counters of an NVLink to zero.\n\n``nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlink : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceResetNvLinkUtilizationCounter",
            both::nvmlDeviceResetNvLinkUtilizationCounter,
            c"nvmlDeviceResetNvLinkUtilizationCounter($self, device, link, counter)\n--\n\nSets a traffic counter of an NVLink to zero (superseded).\n\n``nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlink : int\ncounter : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetAPIRestriction",
            both::nvmlDeviceSetAPIRestriction,
            c"nvmlDeviceSetAPIRestriction($self, device, apiType, isRestricted)\n--\n\nSets whether a setting, such as auto boosted clocks, is for the administrator only.\n\n``nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\napiType : nvmlRestrictedAPI_t\nisRestricted : nvmlEnableState_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetAccountingMode",
            both::nvmlDeviceSetAccountingMode,
            c"nvmlDeviceSetAccountingMode($self, device, mode)\n--\n\nSets whether a GPU keeps statistics of processes.\n\n``nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nmode : nvmlEnableState_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetAdaptiveTgpMode_v1",
            both::nvmlDeviceSetAdaptiveTgpMode_v1,
            c"nvmlDeviceSetAdaptiveTgpMode_v1($self, device, mode)\n--\n\nAsks a GPU to adapt its total power limit, or not to.\n\n``nvmlReturn_t nvmlDeviceSetAdaptiveTgpMode_v1(nvmlDevice_t device, nvmlEnableState_t mode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nmode : nvmlEnableState_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetApplicationsClocks",
            both::nvmlDeviceSetApplicationsClocks,
            c"nvmlDeviceSetApplicationsClocks($self, device, memClockMHz, graphicsClockMHz)\n--\n\nSets memory and graphics clocks in MHz for applications (superseded by locked clocks).\n\n``nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nmemClockMHz : int\ngraphicsClockMHz : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetAutoBoostedClocksEnabled",
            both::nvmlDeviceSetAutoBoostedClocksEnabled,
            c"nvmlDeviceSetAutoBoostedClocksEnabled($self, device, enabled)\n--\n\nSets whether a GPU boosts clocks by itself, until the last client ends.\n\n``nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nenabled : nvmlEnableState_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetClockOffsets",
            both::nvmlDeviceSetClockOffsets,
            c"nvmlDeviceSetClockOffsets($self, device, info)\n--\n\nSets the offset in MHz of a clock in a performance state.\n\n``nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ninfo : nvmlClockOffset_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetComputeMode",
            both::nvmlDeviceSetComputeMode,
            c"nvmlDeviceSetComputeMode($self, device, mode)\n--\n\nSets how many processes may have a context on a GPU: any, one or none.\n\n``nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nmode : nvmlComputeMode_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetConfComputeUnprotectedMemSize",
            both::nvmlDeviceSetConfComputeUnprotectedMemSize,
            c"nvmlDeviceSetConfComputeUnprotectedMemSize($self, device, sizeKiB)\n--\n\nSets how many KiB of a GPU's memory are left unprotected.\n\n``nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device, unsigned long long sizeKiB)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nsizeKiB : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetCpuAffinity",
            both::nvmlDeviceSetCpuAffinity,
            c"nvmlDeviceSetCpuAffinity($self, device)\n--\n\nBinds the calling thread to the CPUs that are near a GPU.\n\n``nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetDefaultAutoBoostedClocksEnabled",
            both::nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
            c"nvmlDeviceSetDefaultAutoBoostedClocksEnabled($self, device, enabled, flags)\n--\n\nSets whether a GPU boosts clocks by itself when no client says otherwise.\n\n``nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nenabled : nvmlEnableState_t\nflags : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetDefaultFanSpeed_v2",
            both::nvmlDeviceSetDefaultFanSpeed_v2,
            c"nvmlDeviceSetDefaultFanSpeed_v2($self, device, fan)\n--\n\nGives the control of a fan back to the temperature.\n\n``nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nfan : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetDramEncryptionMode",
            both::nvmlDeviceSetDramEncryptionMode,
            c"nvmlDeviceSetDramEncryptionMode($self, device, dramEncryption)\n--\n\nTurns the encryption of a GPU's memory on or off from the next reboot on.\n\n``nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device, const nvmlDramEncryptionInfo_t *dramEncryption)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ndramEncryption : nvmlDramEncryptionInfo_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetDriverModel",
            both::nvmlDeviceSetDriverModel,
            c"nvmlDeviceSetDriverModel($self, device, driverModel, flags)\n--\n\nSets a GPU's Windows driver model (WDDM or TCC) from the next reboot on.\n\n``nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ndriverModel : nvmlDriverModel_t\nflags : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetEccMode",
            both::nvmlDeviceSetEccMode,
            c"nvmlDeviceSetEccMode($self, device, ecc)\n--\n\nTurns a GPU's ECC on or off from the next reboot on.\n\n``nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\necc : nvmlEnableState_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetFanControlPolicy",
            both::nvmlDeviceSetFanControlPolicy,
            c"nvmlDeviceSetFanControlPolicy($self, device, fan, policy)\n--\n\nSets whether a fan is controlled by temperature or by hand.\n\n``nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nfan : int\npolicy : nvmlFanControlPolicy_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetFanSpeed_v2",
            both::nvmlDeviceSetFanSpeed_v2,
            c"nvmlDeviceSetFanSpeed_v2($self, device, fan, speed)\n--\n\nSets the speed in percent of a fan, which is then controlled by hand: mind the heat.\n\n``nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nfan : int\nspeed : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetGpcClkVfOffset",
            both::nvmlDeviceSetGpcClkVfOffset,
            c"nvmlDeviceSetGpcClkVfOffset($self, device, offset)\n--\n\nSets the offset in MHz of the graphics clock's voltage curve (superseded).\n\n``nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\noffset : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetGpuLockedClocks",
            both::nvmlDeviceSetGpuLockedClocks,
            c"nvmlDeviceSetGpuLockedClocks($self, device, minGpuClockMHz, maxGpuClockMHz)\n--\n\nLocks the graphics clock between two rates in MHz.\n\n``nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nminGpuClockMHz : int\nmaxGpuClockMHz : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetGpuOperationMode",
            both::nvmlDeviceSetGpuOperationMode,
            c"nvmlDeviceSetGpuOperationMode($self, device, mode)\n--\n\nSets a GPU's operation mode (all, compute only, low double) from the next reboot on.\n\n``nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nmode : nvmlGpuOperationMode_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetHostname_v1",
            both::nvmlDeviceSetHostname_v1,
            c"nvmlDeviceSetHostname_v1($self, device, hostname)\n--\n\nStores a host name with a GPU.\n\n``nvmlReturn_t nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nhostname : nvmlHostname_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetMemClkVfOffset",
            both::nvmlDeviceSetMemClkVfOffset,
            c"nvmlDeviceSetMemClkVfOffset($self, device, offset)\n--\n\nSets the offset in MHz of the memory clock's voltage curve (superseded).\n\n``nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\noffset : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetMemoryLimits_v1",
            both::nvmlDeviceSetMemoryLimits_v1,
            c"nvmlDeviceSetMemoryLimits_v1($self, device, limits)\n--\n\nSets the soft and hard limit of a namespace's GPU memory.\n\n``nvmlReturn_t nvmlDeviceSetMemoryLimits_v1(nvmlDevice_t device, nvmlSetMemoryLimits_v1_t *limits)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlimits : nvmlSetMemoryLimits_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_OPERATING_SYSTEM``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetMemoryLockedClocks",
            both::nvmlDeviceSetMemoryLockedClocks,
            c"nvmlDeviceSetMemoryLockedClocks($self, device, minMemClockMHz, maxMemClockMHz)\n--\n\nLocks the memory clock between two rates in MHz.\n\n``nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz, unsigned int maxMemClockMHz)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nminMemClockMHz : int\nmaxMemClockMHz : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetMigMode",
            both::nvmlDeviceSetMigMode,
            c"nvmlDeviceSetMigMode($self, device, mode)\n--\n\nTurns a GPU's MIG mode on or off; ``activationStatus`` tells if a reset is still needed.\n\n``nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nmode : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\nactivationStatus : nvmlReturn_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetNvLinkDeviceLowPowerThreshold",
            both::nvmlDeviceSetNvLinkDeviceLowPowerThreshold,
            c"nvmlDeviceSetNvLinkDeviceLowPowerThreshold($self, device, info)\n--\n\nSets after how long an idle NVLink goes to low power.\n\n``nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device, nvmlNvLinkPowerThres_t *info)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ninfo : nvmlNvLinkPowerThres_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_READY``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetNvLinkUtilizationControl",
            both::nvmlDeviceSetNvLinkUtilizationControl,
            c"nvmlDeviceSetNvLinkUtilizationControl($self, device, link, counter, control, reset)\n--\n\nSets what a traffic counter of an NVLink counts (superseded).\n\n``nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlink : int\ncounter : int\ncontrol : nvmlNvLinkUtilizationControl_t or None\nreset : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetNvlinkBwMode",
            both::nvmlDeviceSetNvlinkBwMode,
            c"nvmlDeviceSetNvlinkBwMode($self, device, setBwMode)\n--\n\nSets a GPU's NVLink bandwidth mode.\n\n``nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nsetBwMode : nvmlNvlinkSetBwMode_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetNvlinkBwModeAsync_v1",
            both::nvmlDeviceSetNvlinkBwModeAsync_v1,
            c"nvmlDeviceSetNvlinkBwModeAsync_v1($self, device, setBwModeAsync)\n--\n\nSets a GPU's NVLink bandwidth mode and waits for it up to a timeout.\n\n``nvmlReturn_t nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device, nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nsetBwModeAsync : nvmlNvlinkSetBwModeAsync_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetNvlinkNvleReady_v1",
            both::nvmlDeviceSetNvlinkNvleReady_v1,
            c"nvmlDeviceSetNvlinkNvleReady_v1($self, device, setNvleReady)\n--\n\nSets whether a GPU is ready for NVLink encryption.\n\n``nvmlReturn_t nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device, nvmlNvlinkSetNvleReady_v1_t *setNvleReady)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nsetNvleReady : nvmlNvlinkSetNvleReady_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.5.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetPersistenceMode",
            both::nvmlDeviceSetPersistenceMode,
            c"nvmlDeviceSetPersistenceMode($self, device, mode)\n--\n\nSets whether a GPU's driver stays loaded while no client runs (Linux).\n\n``nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nmode : nvmlEnableState_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetPowerManagementLimit",
            both::nvmlDeviceSetPowerManagementLimit,
            c"nvmlDeviceSetPowerManagementLimit($self, device, limit)\n--\n\nSets the power limit of a GPU in milliwatts, until the driver is unloaded.\n\n``nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nlimit : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetPowerManagementLimit_v2",
            both::nvmlDeviceSetPowerManagementLimit_v2,
            c"nvmlDeviceSetPowerManagementLimit_v2($self, device, powerValue)\n--\n\nSets the power limit of a GPU or its whole module, in milliwatts.\n\n``nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\npowerValue : nvmlPowerValue_v2_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetPowerMizerMode_v1",
            both::nvmlDeviceSetPowerMizerMode_v1,
            c"nvmlDeviceSetPowerMizerMode_v1($self, device, powerMizerMode)\n--\n\nSets a GPU's PowerMizer mode.\n\n``nvmlReturn_t nvmlDeviceSetPowerMizerMode_v1(nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\npowerMizerMode : nvmlDevicePowerMizerModes_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetRusdSettings_v1",
            both::nvmlDeviceSetRusdSettings_v1,
            c"nvmlDeviceSetRusdSettings_v1($self, device, settings)\n--\n\nSets which of a GPU's values the driver polls for the user-shared data (RUSD).\n\n``nvmlReturn_t nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device, nvmlRusdSettings_v1_t *settings)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nsettings : nvmlRusdSettings_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetTemperatureThreshold",
            both::nvmlDeviceSetTemperatureThreshold,
            c"nvmlDeviceSetTemperatureThreshold($self, device, thresholdType, temp)\n--\n\nSets a temperature limit in °C, where a GPU lets one.\n\n``nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, int *temp)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nthresholdType : nvmlTemperatureThresholds_t\ntemp : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetVgpuCapabilities",
            only13::nvmlDeviceSetVgpuCapabilities,
            c"nvmlDeviceSetVgpuCapabilities($self, device, capability, state)\n--\n\nTurns an ability of a GPU for vGPUs on or off.\n\n``nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ncapability : nvmlDeviceVgpuCapability_t\nstate : nvmlEnableState_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetVgpuHeterogeneousMode",
            both::nvmlDeviceSetVgpuHeterogeneousMode,
            c"nvmlDeviceSetVgpuHeterogeneousMode($self, device, pHeterogeneousMode)\n--\n\nSets whether vGPUs of different sizes may run on a GPU.\n\n``nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\npHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetVgpuSchedulerState",
            both::nvmlDeviceSetVgpuSchedulerState,
            c"nvmlDeviceSetVgpuSchedulerState($self, device, pSchedulerState)\n--\n\nSets a GPU's vGPU scheduler (superseded by its second version).\n\n``nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\npSchedulerState : nvmlVgpuSchedulerSetState_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_RESET_REQUIRED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetVgpuSchedulerState_v2",
            both::nvmlDeviceSetVgpuSchedulerState_v2,
            c"nvmlDeviceSetVgpuSchedulerState_v2($self, device, pSchedulerState)\n--\n\nSets a GPU's vGPU scheduler: policy, averaging and time slice.\n\n``nvmlReturn_t nvmlDeviceSetVgpuSchedulerState_v2(nvmlDevice_t device, nvmlVgpuSchedulerState_v2_t *pSchedulerState)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\npSchedulerState : nvmlVgpuSchedulerState_v2_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_RESET_REQUIRED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetVirtualizationMode",
            both::nvmlDeviceSetVirtualizationMode,
            c"nvmlDeviceSetVirtualizationMode($self, device, virtualMode)\n--\n\nSets the virtualization mode of a GPU.\n\n``nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nvirtualMode : nvmlGpuVirtualizationMode_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceSetupNvlinkNvleEncryptionKey_v1",
            both::nvmlDeviceSetupNvlinkNvleEncryptionKey_v1,
            c"nvmlDeviceSetupNvlinkNvleEncryptionKey_v1($self, device, encryptionKey)\n--\n\nSets the key by which two GPUs encrypt their NVLink traffic.\n\n``nvmlReturn_t nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device, nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nencryptionKey : nvmlNvlinkSetupNvleEncryptionKey_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.5.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceValidateInforom",
            both::nvmlDeviceValidateInforom,
            c"nvmlDeviceValidateInforom($self, device)\n--\n\nReads a GPU's InfoROM and checks its checksums.\n\n``nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_CORRUPTED_INFOROM``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceVgpuForceGspUnload",
            both::nvmlDeviceVgpuForceGspUnload,
            c"nvmlDeviceVgpuForceGspUnload($self, device)\n--\n\nForces a GPU that hosts vGPUs to unload its GSP firmware.\n\n``nvmlReturn_t nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceWorkloadPowerProfileClearRequestedProfiles",
            both::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles,
            c"nvmlDeviceWorkloadPowerProfileClearRequestedProfiles($self, device, requestedProfiles)\n--\n\nRemoves power profiles from those asked of a GPU (superseded).\n\n``nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nrequestedProfiles : nvmlWorkloadPowerProfileRequestedProfiles_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceWorkloadPowerProfileGetCurrentProfiles",
            both::nvmlDeviceWorkloadPowerProfileGetCurrentProfiles,
            c"nvmlDeviceWorkloadPowerProfileGetCurrentProfiles($self, device)\n--\n\nTells which power profiles of a GPU are asked for and which are enforced.\n\n``nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncurrentProfiles : nvmlWorkloadPowerProfileCurrentProfiles_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceWorkloadPowerProfileGetProfilesInfo",
            both::nvmlDeviceWorkloadPowerProfileGetProfilesInfo,
            c"nvmlDeviceWorkloadPowerProfileGetProfilesInfo($self, device)\n--\n\nLists a GPU's power profiles for workloads, with priorities and conflicts.\n\n``nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device, nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nprofilesInfo : nvmlWorkloadPowerProfileProfilesInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceWorkloadPowerProfileSetRequestedProfiles",
            both::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles,
            c"nvmlDeviceWorkloadPowerProfileSetRequestedProfiles($self, device, requestedProfiles)\n--\n\nAdds power profiles to those asked of a GPU (superseded).\n\n``nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nrequestedProfiles : nvmlWorkloadPowerProfileRequestedProfiles_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1",
            both::nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1,
            c"nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1($self, device, updateProfiles)\n--\n\nAdds, removes or replaces the power profiles asked of a GPU.\n\n``nvmlReturn_t nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(nvmlDevice_t device, nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nupdateProfiles : nvmlWorkloadPowerProfileUpdateProfiles_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlErrorString",
            both::nvmlErrorString,
            c"nvmlErrorString($self, result)\n--\n\nTells what a result code means, as a C string in English.\n\n``const char *nvmlErrorString(nvmlReturn_t result)``\n\nParameters\n----------\nresult : nvmlReturn_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\nvalue : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlEventSetCreate",
            both::nvmlEventSetCreate,
            c"nvmlEventSetCreate($self)\n--\n\nCreates an empty set of events.\n\n``nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nset : nvmlEventSet_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlEventSetFree",
            both::nvmlEventSetFree,
            c"nvmlEventSetFree($self, set)\n--\n\nFrees a set of events.\n\n``nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)``\n\nParameters\n----------\nset : nvmlEventSet_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlEventSetGetContextCount_v1",
            both::nvmlEventSetGetContextCount_v1,
            c"nvmlEventSetGetContextCount_v1($self, set)\n--\n\nTells how many pieces of context the last event of a set has.\n\n``nvmlReturn_t nvmlEventSetGetContextCount_v1(nvmlEventSet_t set, nvmlEventSetGetContextCount_v1_t *params)``\n\nParameters\n----------\nset : nvmlEventSet_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nparams : nvmlEventSetGetContextCount_v1_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlEventSetGetContextData_v1",
            both::nvmlEventSetGetContextData_v1,
            c"nvmlEventSetGetContextData_v1($self, set, params)\n--\n\nCopies a piece of an event's context.\n\n``nvmlReturn_t nvmlEventSetGetContextData_v1(nvmlEventSet_t set, nvmlEventSetGetContextData_v1_t *params)``\n\nParameters\n----------\nset : nvmlEventSet_t or None\nparams : nvmlEventSetGetContextData_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlEventSetGetContextInfo_v1",
            both::nvmlEventSetGetContextInfo_v1,
            c"nvmlEventSetGetContextInfo_v1($self, set, params)\n--\n\nTells the kind and size of a piece of an event's context.\n\n``nvmlReturn_t nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set, nvmlEventSetGetContextInfo_v1_t *params)``\n\nParameters\n----------\nset : nvmlEventSet_t or None\nparams : nvmlEventSetGetContextInfo_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1",
            both::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1,
            c"nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1($self, set, params)\n--\n\nTells the Xid code in a piece of an event's context.\n\n``nvmlReturn_t nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set, nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)``\n\nParameters\n----------\nset : nvmlEventSet_t or None\nparams : nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlEventSetRegisterGpuOperationalEvents_v1",
            both::nvmlEventSetRegisterGpuOperationalEvents_v1,
            c"nvmlEventSetRegisterGpuOperationalEvents_v1($self, eventSet, config)\n--\n\nAdds operational events of a GPU, from a level and severity on, to a set.\n\n``nvmlReturn_t nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet, const nvmlGpuOperationalEventConfig_v1_t *config)``\n\nParameters\n----------\neventSet : nvmlEventSet_t or None\nconfig : nvmlGpuOperationalEventConfig_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_RESOURCES``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlEventSetWait",
            both::nvmlEventSetWait,
            c"nvmlEventSetWait($self, set, timeoutms)\n--\n\nWaits for one event of a set, up to a timeout in milliseconds.\n\n``nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)``\n\nParameters\n----------\nset : nvmlEventSet_t or None\ntimeoutms : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_TIMEOUT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndata : nvmlEventData_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlEventSetWait_v2",
            both::nvmlEventSetWait,
            c"nvmlEventSetWait_v2($self, set, timeoutms)\n--\n\nWaits for one event of a set, up to a timeout in milliseconds.\n\n``nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)``\n\nParameters\n----------\nset : nvmlEventSet_t or None\ntimeoutms : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_TIMEOUT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndata : nvmlEventData_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlEventSetWait_v3",
            both::nvmlEventSetWait_v3,
            c"nvmlEventSetWait_v3($self, set, params)\n--\n\nWaits for one event of a set, and tells more of it: module, severity, time and instance.\n\n``nvmlReturn_t nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)``\n\nParameters\n----------\nset : nvmlEventSet_t or None\nparams : nvmlEventSetWait_v3_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_MEMORY``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_TIMEOUT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGetBlacklistDeviceCount",
            both::nvmlGetBlacklistDeviceCount,
            c"nvmlGetBlacklistDeviceCount($self)\n--\n\nCounts the GPUs that the driver's settings exclude.\n\n``nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.\ndeviceCount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGetExcludedDeviceCount",
            both::nvmlGetBlacklistDeviceCount,
            c"nvmlGetExcludedDeviceCount($self)\n--\n\nCounts the GPUs that the driver's settings exclude.\n\n``nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.\ndeviceCount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGetBlacklistDeviceInfoByIndex",
            both::nvmlGetBlacklistDeviceInfoByIndex,
            c"nvmlGetBlacklistDeviceInfoByIndex($self, index)\n--\n\nTells the PCI address and UUID of an excluded GPU.\n\n``nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)``\n\nParameters\n----------\nindex : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.\ninfo : nvmlExcludedDeviceInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGetExcludedDeviceInfoByIndex",
            both::nvmlGetBlacklistDeviceInfoByIndex,
            c"nvmlGetExcludedDeviceInfoByIndex($self, index)\n--\n\nTells the PCI address and UUID of an excluded GPU.\n\n``nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)``\n\nParameters\n----------\nindex : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.\ninfo : nvmlExcludedDeviceInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGetVgpuCompatibility",
            both::nvmlGetVgpuCompatibility,
            c"nvmlGetVgpuCompatibility($self, vgpuMetadata, pgpuMetadata)\n--\n\nTells whether a vGPU can migrate to a host GPU, given the metadata of both.\n\n``nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata, nvmlVgpuPgpuCompatibility_t *compatibilityInfo)``\n\nParameters\n----------\nvgpuMetadata : address or buffer\npgpuMetadata : address or buffer\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNKNOWN``.\ncompatibilityInfo : nvmlVgpuPgpuCompatibility_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGetVgpuDriverCapabilities",
            both::nvmlGetVgpuDriverCapabilities,
            c"nvmlGetVgpuDriverCapabilities($self, capability)\n--\n\nTells whether the driver has an ability for vGPUs, such as mixed types on one GPU.\n\n``nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability, unsigned int *capResult)``\n\nParameters\n----------\ncapability : nvmlVgpuDriverCapability_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncapResult : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGetVgpuVersion",
            both::nvmlGetVgpuVersion,
            c"nvmlGetVgpuVersion($self)\n--\n\nTells the range of vGPU versions that the host supports, and the one it is limited to.\n\n``nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\nsupported : nvmlVgpuVersion_t\ncurrent : nvmlVgpuVersion_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpmMetricsGet",
            only13::nvmlGpmMetricsGet,
            c"nvmlGpmMetricsGet($self, metricsGet)\n--\n\nComputes metrics, such as SM occupancy, from two GPM samples.\n\n``nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)``\n\nParameters\n----------\nmetricsGet : nvmlGpmMetricsGet_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpmMigSampleGet",
            both::nvmlGpmMigSampleGet,
            c"nvmlGpmMigSampleGet($self, device, gpuInstanceId, gpmSample)\n--\n\nTakes a GPM sample of one GPU instance.\n\n``nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ngpuInstanceId : int\ngpmSample : nvmlGpmSample_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpmQueryDeviceSupport",
            both::nvmlGpmQueryDeviceSupport,
            c"nvmlGpmQueryDeviceSupport($self, device)\n--\n\nTells whether a GPU supports performance monitoring (GPM).\n\n``nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\ngpmSupport : nvmlGpmSupport_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpmQueryIfStreamingEnabled",
            both::nvmlGpmQueryIfStreamingEnabled,
            c"nvmlGpmQueryIfStreamingEnabled($self, device)\n--\n\nTells whether a GPU streams GPM samples.\n\n``nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\nstate : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpmSampleAlloc",
            both::nvmlGpmSampleAlloc,
            c"nvmlGpmSampleAlloc($self)\n--\n\nAllocates a buffer for one GPM sample.\n\n``nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_MEMORY``.\ngpmSample : nvmlGpmSample_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpmSampleFree",
            both::nvmlGpmSampleFree,
            c"nvmlGpmSampleFree($self, gpmSample)\n--\n\nFrees the buffer of a GPM sample.\n\n``nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)``\n\nParameters\n----------\ngpmSample : nvmlGpmSample_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpmSampleGet",
            both::nvmlGpmSampleGet,
            c"nvmlGpmSampleGet($self, device, gpmSample)\n--\n\nTakes a GPM sample of a GPU.\n\n``nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\ngpmSample : nvmlGpmSample_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpmSetStreamingEnabled",
            both::nvmlGpmSetStreamingEnabled,
            c"nvmlGpmSetStreamingEnabled($self, device, state)\n--\n\nSets whether a GPU streams GPM samples.\n\n``nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nstate : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceCreateComputeInstance",
            both::nvmlGpuInstanceCreateComputeInstance,
            c"nvmlGpuInstanceCreateComputeInstance($self, gpuInstance, profileId)\n--\n\nCreates a compute instance of a profile in a GPU instance.\n\n``nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstance)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\nprofileId : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_RESOURCES``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ncomputeInstance : nvmlComputeInstance_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceCreateComputeInstanceWithPlacement",
            both::nvmlGpuInstanceCreateComputeInstanceWithPlacement,
            c"nvmlGpuInstanceCreateComputeInstanceWithPlacement($self, gpuInstance, profileId, placement)\n--\n\nCreates a compute instance of a profile at a given place in a GPU instance.\n\n``nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance, unsigned int profileId, const nvmlComputeInstancePlacement_t *placement, nvmlComputeInstance_t *computeInstance)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\nprofileId : int\nplacement : nvmlComputeInstancePlacement_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_RESOURCES``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ncomputeInstance : nvmlComputeInstance_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceDestroy",
            both::nvmlGpuInstanceDestroy,
            c"nvmlGpuInstanceDestroy($self, gpuInstance)\n--\n\nDestroys a GPU instance, which must have no compute instances left.\n\n``nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetActiveVgpus",
            both::nvmlGpuInstanceGetActiveVgpus,
            c"nvmlGpuInstanceGetActiveVgpus($self, gpuInstance, pVgpuInstanceInfo)\n--\n\nLists the vGPUs that run in a GPU instance.\n\n``nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance, nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\npVgpuInstanceInfo : nvmlActiveVgpuInstanceInfo_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetComputeInstanceById",
            both::nvmlGpuInstanceGetComputeInstanceById,
            c"nvmlGpuInstanceGetComputeInstanceById($self, gpuInstance, id)\n--\n\nGives a GPU instance's compute instance by its number.\n\n``nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int id, nvmlComputeInstance_t *computeInstance)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\nid : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ncomputeInstance : nvmlComputeInstance_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetComputeInstancePossiblePlacements",
            both::nvmlGpuInstanceGetComputeInstancePossiblePlacements,
            c"nvmlGpuInstanceGetComputeInstancePossiblePlacements($self, gpuInstance, profileId, count=0)\n--\n\nLists where in a GPU instance compute instances of a profile can be.\n\n``nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstancePlacement_t *placements, unsigned int *count)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\nprofileId : int\ncount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\nplacements : list[nvmlComputeInstancePlacement_t]\ncount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetComputeInstanceProfileInfo",
            both::nvmlGpuInstanceGetComputeInstanceProfileInfo,
            c"nvmlGpuInstanceGetComputeInstanceProfileInfo($self, gpuInstance, profile, engProfile)\n--\n\nTells the size of compute instances of a profile: slices, SMs, engines.\n\n``nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_t *info)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\nprofile : int\nengProfile : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ninfo : nvmlComputeInstanceProfileInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetComputeInstanceProfileInfoV",
            both::nvmlGpuInstanceGetComputeInstanceProfileInfoV,
            c"nvmlGpuInstanceGetComputeInstanceProfileInfoV($self, gpuInstance, profile, engProfile)\n--\n\nTells the size of compute instances of a profile, as a versioned record with its name.\n\n``nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t *info)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\nprofile : int\nengProfile : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ninfo : nvmlComputeInstanceProfileInfo_v2_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetComputeInstanceRemainingCapacity",
            both::nvmlGpuInstanceGetComputeInstanceRemainingCapacity,
            c"nvmlGpuInstanceGetComputeInstanceRemainingCapacity($self, gpuInstance, profileId)\n--\n\nTells how many more compute instances of a profile fit in a GPU instance.\n\n``nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\nprofileId : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ncount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetComputeInstances",
            both::nvmlGpuInstanceGetComputeInstances,
            c"nvmlGpuInstanceGetComputeInstances($self, gpuInstance, profileId, count=0)\n--\n\nLists a GPU instance's compute instances of a profile.\n\n``nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstances, unsigned int *count)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\nprofileId : int\ncount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ncomputeInstances : list[nvmlComputeInstance_t]\ncount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetCreatableVgpus",
            both::nvmlGpuInstanceGetCreatableVgpus,
            c"nvmlGpuInstanceGetCreatableVgpus($self, gpuInstance, pVgpus)\n--\n\nLists the types of vGPU that can be created in a GPU instance now.\n\n``nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t *pVgpus)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\npVgpus : nvmlVgpuTypeIdInfo_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetInfo",
            both::nvmlGpuInstanceGetInfo,
            c"nvmlGpuInstanceGetInfo($self, gpuInstance)\n--\n\nTells the device, number, profile and place of a GPU instance.\n\n``nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.\ninfo : nvmlGpuInstanceInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetVgpuHeterogeneousMode",
            both::nvmlGpuInstanceGetVgpuHeterogeneousMode,
            c"nvmlGpuInstanceGetVgpuHeterogeneousMode($self, gpuInstance)\n--\n\nTells whether vGPUs of different sizes may run in a GPU instance.\n\n``nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npHeterogeneousMode : nvmlVgpuHeterogeneousMode_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetVgpuSchedulerLog",
            both::nvmlGpuInstanceGetVgpuSchedulerLog,
            c"nvmlGpuInstanceGetVgpuSchedulerLog($self, gpuInstance, pSchedulerLogInfo)\n--\n\nReads the log of a GPU instance's vGPU scheduler (superseded by its second version).\n\n``nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\npSchedulerLogInfo : nvmlVgpuSchedulerLogInfo_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.9. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetVgpuSchedulerLog_v2",
            both::nvmlGpuInstanceGetVgpuSchedulerLog_v2,
            c"nvmlGpuInstanceGetVgpuSchedulerLog_v2($self, gpuInstance, pSchedulerLogInfo)\n--\n\nReads the log of a GPU instance's vGPU scheduler for an engine.\n\n``nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\npSchedulerLogInfo : nvmlVgpuSchedulerLogInfo_v2_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetVgpuSchedulerState",
            both::nvmlGpuInstanceGetVgpuSchedulerState,
            c"nvmlGpuInstanceGetVgpuSchedulerState($self, gpuInstance, pSchedulerStateInfo)\n--\n\nTells a GPU instance's vGPU scheduler settings (superseded by its second version).\n\n``nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\npSchedulerStateInfo : nvmlVgpuSchedulerStateInfo_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.9. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetVgpuSchedulerState_v2",
            both::nvmlGpuInstanceGetVgpuSchedulerState_v2,
            c"nvmlGpuInstanceGetVgpuSchedulerState_v2($self, gpuInstance, pSchedulerStateInfo)\n--\n\nTells a GPU instance's vGPU scheduler settings: policy, averaging and time slice.\n\n``nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\npSchedulerStateInfo : nvmlVgpuSchedulerStateInfo_v2_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceGetVgpuTypeCreatablePlacements",
            both::nvmlGpuInstanceGetVgpuTypeCreatablePlacements,
            c"nvmlGpuInstanceGetVgpuTypeCreatablePlacements($self, gpuInstance, pCreatablePlacementInfo)\n--\n\nLists the places in a GPU instance where a vGPU of a type can be created now.\n\n``nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance, nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\npCreatablePlacementInfo : nvmlVgpuCreatablePlacementInfo_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceSetVgpuHeterogeneousMode",
            both::nvmlGpuInstanceSetVgpuHeterogeneousMode,
            c"nvmlGpuInstanceSetVgpuHeterogeneousMode($self, gpuInstance, pHeterogeneousMode)\n--\n\nSets whether vGPUs of different sizes may run in a GPU instance.\n\n``nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\npHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceSetVgpuSchedulerState",
            both::nvmlGpuInstanceSetVgpuSchedulerState,
            c"nvmlGpuInstanceSetVgpuSchedulerState($self, gpuInstance, pScheduler)\n--\n\nSets a GPU instance's vGPU scheduler (superseded by its second version).\n\n``nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t *pScheduler)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\npScheduler : nvmlVgpuSchedulerState_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_RESET_REQUIRED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.9. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlGpuInstanceSetVgpuSchedulerState_v2",
            both::nvmlGpuInstanceSetVgpuSchedulerState_v2,
            c"nvmlGpuInstanceSetVgpuSchedulerState_v2($self, gpuInstance, pSchedulerState)\n--\n\nSets a GPU instance's vGPU scheduler: policy, averaging and time slice.\n\n``nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_v2_t *pSchedulerState)``\n\nParameters\n----------\ngpuInstance : nvmlGpuInstance_t or None\npSchedulerState : nvmlVgpuSchedulerState_v2_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_RESET_REQUIRED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlInit",
            both::nvmlInit,
            c"nvmlInit($self)\n--\n\nStarts NVML and finds the GPUs, without opening them yet; each start needs an ``nvmlShutdown``.\n\n``nvmlReturn_t nvmlInit_v2(void)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlInit_v2",
            both::nvmlInit,
            c"nvmlInit_v2($self)\n--\n\nStarts NVML and finds the GPUs, without opening them yet; each start needs an ``nvmlShutdown``.\n\n``nvmlReturn_t nvmlInit_v2(void)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlInitWithFlags",
            both::nvmlInitWithFlags,
            c"nvmlInitWithFlags($self, flags)\n--\n\nStarts NVML with flags, for example so that having no GPU is no error.\n\n``nvmlReturn_t nvmlInitWithFlags(unsigned int flags)``\n\nParameters\n----------\nflags : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSetVgpuVersion",
            both::nvmlSetVgpuVersion,
            c"nvmlSetVgpuVersion($self, vgpuVersion)\n--\n\nLimits the host to a range of vGPU versions.\n\n``nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)``\n\nParameters\n----------\nvgpuVersion : nvmlVgpuVersion_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlShutdown",
            both::nvmlShutdown,
            c"nvmlShutdown($self)\n--\n\nEnds one use of NVML; the last one frees all that it holds.\n\n``nvmlReturn_t nvmlShutdown(void)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemEventSetCreate",
            both::nvmlSystemEventSetCreate,
            c"nvmlSystemEventSetCreate($self)\n--\n\nCreates a set for events of the system, such as a GPU being bound to its driver.\n\n``nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nrequest : nvmlSystemEventSetCreateRequest_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemEventSetFree",
            both::nvmlSystemEventSetFree,
            c"nvmlSystemEventSetFree($self, request)\n--\n\nFrees a set for events of the system.\n\n``nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)``\n\nParameters\n----------\nrequest : nvmlSystemEventSetFreeRequest_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemEventSetWait",
            both::nvmlSystemEventSetWait,
            c"nvmlSystemEventSetWait($self, request)\n--\n\nWaits for events of the system, up to a timeout in milliseconds.\n\n``nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)``\n\nParameters\n----------\nrequest : nvmlSystemEventSetWaitRequest_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_TIMEOUT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetCPER_v1",
            both::nvmlSystemGetCPER_v1,
            c"nvmlSystemGetCPER_v1($self, cper)\n--\n\nReads hardware error records in the CPER format, from a cursor on.\n\n``nvmlReturn_t nvmlSystemGetCPER_v1(nvmlGetCPER_v1_t *cper)``\n\nParameters\n----------\ncper : nvmlGetCPER_v1_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetConfComputeCapabilities",
            both::nvmlSystemGetConfComputeCapabilities,
            c"nvmlSystemGetConfComputeCapabilities($self)\n--\n\nTells what confidential computing CPU and GPUs can do.\n\n``nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\ncapabilities : nvmlConfComputeSystemCaps_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetConfComputeGpusReadyState",
            both::nvmlSystemGetConfComputeGpusReadyState,
            c"nvmlSystemGetConfComputeGpusReadyState($self)\n--\n\nTells whether GPUs accept work under confidential computing.\n\n``nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\nisAcceptingWork : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetConfComputeKeyRotationThresholdInfo",
            both::nvmlSystemGetConfComputeKeyRotationThresholdInfo,
            c"nvmlSystemGetConfComputeKeyRotationThresholdInfo($self)\n--\n\nTells how much an attacker may gain before encryption keys are changed.\n\n``nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npKeyRotationThrInfo : nvmlConfComputeGetKeyRotationThresholdInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetConfComputeSettings",
            both::nvmlSystemGetConfComputeSettings,
            c"nvmlSystemGetConfComputeSettings($self)\n--\n\nTells the system's settings of confidential computing, such as multi-GPU mode.\n\n``nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nsettings : nvmlSystemConfComputeSettings_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetConfComputeSettings_v2",
            both::nvmlSystemGetConfComputeSettings_v2,
            c"nvmlSystemGetConfComputeSettings_v2($self)\n--\n\nTells the system's settings of confidential computing, in the second version of their record.\n\n``nvmlReturn_t nvmlSystemGetConfComputeSettings_v2(nvmlSystemConfComputeSettings_v2_t *settings)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nsettings : nvmlSystemConfComputeSettings_v2_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 13.5.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetConfComputeState",
            both::nvmlSystemGetConfComputeState,
            c"nvmlSystemGetConfComputeState($self)\n--\n\nTells whether confidential computing, and development mode for it, are on.\n\n``nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.\nstate : nvmlConfComputeSystemState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetCudaDriverVersion",
            both::nvmlSystemGetCudaDriverVersion,
            c"nvmlSystemGetCudaDriverVersion($self)\n--\n\nTells the CUDA version of the driver, as 1000·major + 10·minor.\n\n``nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.\ncudaDriverVersion : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetCudaDriverVersion_v2",
            both::nvmlSystemGetCudaDriverVersion_v2,
            c"nvmlSystemGetCudaDriverVersion_v2($self)\n--\n\nTells the CUDA version of the driver library found at run time, as 1000·major + 10·minor.\n\n``nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_FUNCTION_NOT_FOUND``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_LIBRARY_NOT_FOUND``.\ncudaDriverVersion : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetDriverBranch",
            both::nvmlSystemGetDriverBranch,
            c"nvmlSystemGetDriverBranch($self, length)\n--\n\nTells the release branch of the graphics driver, as text.\n\n``nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length)``\n\nParameters\n----------\nlength : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nbranchInfo : nvmlSystemDriverBranchInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetDriverVersion",
            both::nvmlSystemGetDriverVersion,
            c"nvmlSystemGetDriverVersion($self, length)\n--\n\nTells the version of the graphics driver, as text such as ``580.65.06``.\n\n``nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)``\n\nParameters\n----------\nlength : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``.\nversion : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetHicVersion",
            both::nvmlSystemGetHicVersion,
            c"nvmlSystemGetHicVersion($self, hwbcCount=0)\n--\n\nLists the host interface cards of S-class systems and their firmware versions.\n\n``nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)``\n\nParameters\n----------\nhwbcCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``.\nhwbcCount : int\nhwbcEntries : list[nvmlHwbcEntry_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetNVMLVersion",
            both::nvmlSystemGetNVMLVersion,
            c"nvmlSystemGetNVMLVersion($self, length)\n--\n\nTells NVML's own version as text.\n\n``nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)``\n\nParameters\n----------\nlength : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``.\nversion : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetNvlinkBwMode",
            both::nvmlSystemGetNvlinkBwMode,
            c"nvmlSystemGetNvlinkBwMode($self)\n--\n\nTells the bandwidth mode of NVLink in the whole system.\n\n``nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.\nnvlinkBwMode : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetProcessName",
            both::nvmlSystemGetProcessName,
            c"nvmlSystemGetProcessName($self, pid, length)\n--\n\nTells the name of a process by its ID, with path and arguments where possible.\n\n``nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)``\n\nParameters\n----------\npid : int\nlength : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nname : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemGetTopologyGpuSet",
            both::nvmlSystemGetTopologyGpuSet,
            c"nvmlSystemGetTopologyGpuSet($self, cpuNumber, count=0)\n--\n\nLists the GPUs that are near a CPU.\n\n``nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count, nvmlDevice_t *deviceArray)``\n\nParameters\n----------\ncpuNumber : int\ncount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\ncount : int\ndeviceArray : list[nvmlDevice_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemRegisterEvents",
            both::nvmlSystemRegisterEvents,
            c"nvmlSystemRegisterEvents($self, request)\n--\n\nAdds kinds of system events to a set.\n\n``nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)``\n\nParameters\n----------\nrequest : nvmlSystemRegisterEventRequest_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemSetConfComputeGpusReadyState",
            both::nvmlSystemSetConfComputeGpusReadyState,
            c"nvmlSystemSetConfComputeGpusReadyState($self, isAcceptingWork)\n--\n\nSets whether GPUs accept work under confidential computing.\n\n``nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)``\n\nParameters\n----------\nisAcceptingWork : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemSetConfComputeKeyRotationThresholdInfo",
            both::nvmlSystemSetConfComputeKeyRotationThresholdInfo,
            c"nvmlSystemSetConfComputeKeyRotationThresholdInfo($self, pKeyRotationThrInfo)\n--\n\nSets how much an attacker may gain before encryption keys are changed.\n\n``nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)``\n\nParameters\n----------\npKeyRotationThrInfo : nvmlConfComputeSetKeyRotationThresholdInfo_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_INVALID_STATE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlSystemSetNvlinkBwMode",
            both::nvmlSystemSetNvlinkBwMode,
            c"nvmlSystemSetNvlinkBwMode($self, nvlinkBwMode)\n--\n\nSets the bandwidth mode of NVLink in the whole system.\n\n``nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)``\n\nParameters\n----------\nnvlinkBwMode : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlUnitGetCount",
            both::nvmlUnitGetCount,
            c"nvmlUnitGetCount($self)\n--\n\nCounts the S-class units of the system.\n\n``nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)``\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nunitCount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlUnitGetDevices",
            both::nvmlUnitGetDevices,
            c"nvmlUnitGetDevices($self, unit, deviceCount=0)\n--\n\nLists the GPUs in a unit.\n\n``nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices)``\n\nParameters\n----------\nunit : nvmlUnit_t or None\ndeviceCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndeviceCount : int\ndevices : list[nvmlDevice_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlUnitGetFanSpeedInfo",
            both::nvmlUnitGetFanSpeedInfo,
            c"nvmlUnitGetFanSpeedInfo($self, unit)\n--\n\nTells the speed and state of each fan of a unit.\n\n``nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)``\n\nParameters\n----------\nunit : nvmlUnit_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nfanSpeeds : nvmlUnitFanSpeeds_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlUnitGetHandleByIndex",
            both::nvmlUnitGetHandleByIndex,
            c"nvmlUnitGetHandleByIndex($self, index)\n--\n\nGives a unit's handle by its index.\n\n``nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)``\n\nParameters\n----------\nindex : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nunit : nvmlUnit_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlUnitGetLedState",
            both::nvmlUnitGetLedState,
            c"nvmlUnitGetLedState($self, unit)\n--\n\nTells the color of a unit's LED, and the cause if it is amber.\n\n``nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)``\n\nParameters\n----------\nunit : nvmlUnit_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nstate : nvmlLedState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlUnitGetPsuInfo",
            both::nvmlUnitGetPsuInfo,
            c"nvmlUnitGetPsuInfo($self, unit)\n--\n\nTells the state, current, voltage and power of a unit's supply.\n\n``nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)``\n\nParameters\n----------\nunit : nvmlUnit_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npsu : nvmlPSUInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlUnitGetTemperature",
            both::nvmlUnitGetTemperature,
            c"nvmlUnitGetTemperature($self, unit, typename)\n--\n\nTells a unit's temperature in °C: intake, exhaust or board.\n\n``nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)``\n\nParameters\n----------\nunit : nvmlUnit_t or None\ntypename : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ntemp : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlUnitGetUnitInfo",
            both::nvmlUnitGetUnitInfo,
            c"nvmlUnitGetUnitInfo($self, unit)\n--\n\nTells a unit's name, ID, serial number and firmware.\n\n``nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)``\n\nParameters\n----------\nunit : nvmlUnit_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``.\ninfo : nvmlUnitInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlUnitSetLedState",
            both::nvmlUnitSetLedState,
            c"nvmlUnitSetLedState($self, unit, color)\n--\n\nSets the color of a unit's LED.\n\n``nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)``\n\nParameters\n----------\nunit : nvmlUnit_t or None\ncolor : nvmlLedColor_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceClearAccountingPids",
            both::nvmlVgpuInstanceClearAccountingPids,
            c"nvmlVgpuInstanceClearAccountingPids($self, vgpuInstance)\n--\n\nDrops a vGPU's statistics of processes that have ended.\n\n``nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetAccountingMode",
            both::nvmlVgpuInstanceGetAccountingMode,
            c"nvmlVgpuInstanceGetAccountingMode($self, vgpuInstance)\n--\n\nTells whether a vGPU keeps statistics of processes.\n\n``nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *mode)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmode : nvmlEnableState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetAccountingPids",
            both::nvmlVgpuInstanceGetAccountingPids,
            c"nvmlVgpuInstanceGetAccountingPids($self, vgpuInstance, count=0)\n--\n\nLists the processes, also ended ones, of which a vGPU keeps statistics.\n\n``nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int *count, unsigned int *pids)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\ncount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncount : int\npids : list[int]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetAccountingStats",
            both::nvmlVgpuInstanceGetAccountingStats,
            c"nvmlVgpuInstanceGetAccountingStats($self, vgpuInstance, pid)\n--\n\nTells the load, most memory and times of one process in a vGPU.\n\n``nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int pid, nvmlAccountingStats_t *stats)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\npid : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nstats : nvmlAccountingStats_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetEccMode",
            both::nvmlVgpuInstanceGetEccMode,
            c"nvmlVgpuInstanceGetEccMode($self, vgpuInstance)\n--\n\nTells whether ECC is on for a vGPU.\n\n``nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\neccMode : nvmlEnableState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetEncoderCapacity",
            both::nvmlVgpuInstanceGetEncoderCapacity,
            c"nvmlVgpuInstanceGetEncoderCapacity($self, vgpuInstance)\n--\n\nTells the share of the encoder in percent that a vGPU may use.\n\n``nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int *encoderCapacity)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nencoderCapacity : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetEncoderSessions",
            both::nvmlVgpuInstanceGetEncoderSessions,
            c"nvmlVgpuInstanceGetEncoderSessions($self, vgpuInstance, sessionCount=0)\n--\n\nLists a vGPU's active encoder sessions.\n\n``nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\nsessionCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nsessionCount : int\nsessionInfo : list[nvmlEncoderSessionInfo_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetEncoderStats",
            both::nvmlVgpuInstanceGetEncoderStats,
            c"nvmlVgpuInstanceGetEncoderStats($self, vgpuInstance)\n--\n\nTells a vGPU's active encoder sessions, with average frame rate and latency.\n\n``nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nsessionCount : int\naverageFps : int\naverageLatency : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetFBCSessions",
            both::nvmlVgpuInstanceGetFBCSessions,
            c"nvmlVgpuInstanceGetFBCSessions($self, vgpuInstance, sessionCount=0)\n--\n\nLists a vGPU's active frame capture sessions.\n\n``nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\nsessionCount : int, optional\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nsessionCount : int\nsessionInfo : list[nvmlFBCSessionInfo_t]\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetFBCStats",
            both::nvmlVgpuInstanceGetFBCStats,
            c"nvmlVgpuInstanceGetFBCStats($self, vgpuInstance)\n--\n\nTells a vGPU's active frame capture sessions, with average frame rate and latency.\n\n``nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nfbcStats : nvmlFBCStats_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetFbUsage",
            both::nvmlVgpuInstanceGetFbUsage,
            c"nvmlVgpuInstanceGetFbUsage($self, vgpuInstance)\n--\n\nTells how many bytes of its memory a vGPU uses.\n\n``nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nfbUsage : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetFrameRateLimit",
            both::nvmlVgpuInstanceGetFrameRateLimit,
            c"nvmlVgpuInstanceGetFrameRateLimit($self, vgpuInstance)\n--\n\nTells a vGPU's limit on frames per second.\n\n``nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nframeRateLimit : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetGpuInstanceId",
            both::nvmlVgpuInstanceGetGpuInstanceId,
            c"nvmlVgpuInstanceGetGpuInstanceId($self, vgpuInstance)\n--\n\nTells the number of the GPU instance that a vGPU is in.\n\n``nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ngpuInstanceId : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetGpuPciId",
            both::nvmlVgpuInstanceGetGpuPciId,
            c"nvmlVgpuInstanceGetGpuPciId($self, vgpuInstance, length)\n--\n\nTells a vGPU's PCI address as its virtual machine sees it.\n\n``nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\nlength : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nvgpuPciId : bytes\nlength : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetLicenseInfo",
            both::nvmlVgpuInstanceGetLicenseInfo,
            c"nvmlVgpuInstanceGetLicenseInfo($self, vgpuInstance)\n--\n\nTells whether a vGPU is licensed, and until when.\n\n``nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNKNOWN``.\nlicenseInfo : nvmlVgpuLicenseInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetLicenseInfo_v2",
            both::nvmlVgpuInstanceGetLicenseInfo,
            c"nvmlVgpuInstanceGetLicenseInfo_v2($self, vgpuInstance)\n--\n\nTells whether a vGPU is licensed, and until when.\n\n``nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNKNOWN``.\nlicenseInfo : nvmlVgpuLicenseInfo_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetLicenseStatus",
            both::nvmlVgpuInstanceGetLicenseStatus,
            c"nvmlVgpuInstanceGetLicenseStatus($self, vgpuInstance)\n--\n\nTells whether a vGPU is licensed (superseded by ``nvmlVgpuInstanceGetLicenseInfo``).\n\n``nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nlicensed : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetMdevUUID",
            both::nvmlVgpuInstanceGetMdevUUID,
            c"nvmlVgpuInstanceGetMdevUUID($self, vgpuInstance, size)\n--\n\nTells the UUID of a vGPU's mediated device as text.\n\n``nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\nsize : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nmdevUuid : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetMetadata",
            both::nvmlVgpuInstanceGetMetadata,
            c"nvmlVgpuInstanceGetMetadata($self, vgpuInstance, vgpuMetadata, bufferSize)\n--\n\nGives a vGPU's data that decide about its migration.\n\n``nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\nvgpuMetadata : address or buffer\nbufferSize : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNKNOWN``.\nbufferSize : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetPlacementId",
            both::nvmlVgpuInstanceGetPlacementId,
            c"nvmlVgpuInstanceGetPlacementId($self, vgpuInstance)\n--\n\nTells the place of a vGPU on its GPU.\n\n``nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuPlacementId_t *pPlacement)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNKNOWN``.\npPlacement : nvmlVgpuPlacementId_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetRuntimeStateSize",
            both::nvmlVgpuInstanceGetRuntimeStateSize,
            c"nvmlVgpuInstanceGetRuntimeStateSize($self, vgpuInstance)\n--\n\nTells the bytes of a vGPU's state, as a migration would move them.\n\n``nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuRuntimeState_t *pState)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\npState : nvmlVgpuRuntimeState_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetType",
            both::nvmlVgpuInstanceGetType,
            c"nvmlVgpuInstanceGetType($self, vgpuInstance)\n--\n\nTells the type of a vGPU.\n\n``nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nvgpuTypeId : nvmlVgpuTypeId_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetUUID",
            both::nvmlVgpuInstanceGetUUID,
            c"nvmlVgpuInstanceGetUUID($self, vgpuInstance, size)\n--\n\nTells a vGPU's UUID as text.\n\n``nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\nsize : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nuuid : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetVmDriverVersion",
            both::nvmlVgpuInstanceGetVmDriverVersion,
            c"nvmlVgpuInstanceGetVmDriverVersion($self, vgpuInstance, length)\n--\n\nTells the version of the driver in a vGPU's virtual machine.\n\n``nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version, unsigned int length)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\nlength : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nversion : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceGetVmID",
            both::nvmlVgpuInstanceGetVmID,
            c"nvmlVgpuInstanceGetVmID($self, vgpuInstance, size)\n--\n\nTells the ID of the virtual machine that a vGPU is in, and what kind of ID it is.\n\n``nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size, nvmlVgpuVmIdType_t *vmIdType)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\nsize : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nvmId : bytes\nvmIdType : nvmlVgpuVmIdType_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuInstanceSetEncoderCapacity",
            both::nvmlVgpuInstanceSetEncoderCapacity,
            c"nvmlVgpuInstanceSetEncoderCapacity($self, vgpuInstance, encoderCapacity)\n--\n\nSets the share of the encoder in percent that a vGPU may use.\n\n``nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity)``\n\nParameters\n----------\nvgpuInstance : nvmlVgpuInstance_t or None\nencoderCapacity : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetBAR1Info",
            both::nvmlVgpuTypeGetBAR1Info,
            c"nvmlVgpuTypeGetBAR1Info($self, vgpuTypeId)\n--\n\nTells the size of BAR1 of a type of vGPU.\n\n``nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info)``\n\nParameters\n----------\nvgpuTypeId : nvmlVgpuTypeId_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nbar1Info : nvmlVgpuTypeBar1Info_t\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetCapabilities",
            both::nvmlVgpuTypeGetCapabilities,
            c"nvmlVgpuTypeGetCapabilities($self, vgpuTypeId, capability)\n--\n\nTells whether a type of vGPU can do something, such as peer-to-peer.\n\n``nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability, unsigned int *capResult)``\n\nParameters\n----------\nvgpuTypeId : nvmlVgpuTypeId_t or None\ncapability : nvmlVgpuCapability_t\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ncapResult : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetClass",
            both::nvmlVgpuTypeGetClass,
            c"nvmlVgpuTypeGetClass($self, vgpuTypeId, size)\n--\n\nTells the class of a type of vGPU, such as ``Quadro``.\n\n``nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size)``\n\nParameters\n----------\nvgpuTypeId : nvmlVgpuTypeId_t or None\nsize : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNKNOWN``.\nvgpuTypeClass : bytes\nsize : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetDeviceID",
            both::nvmlVgpuTypeGetDeviceID,
            c"nvmlVgpuTypeGetDeviceID($self, vgpuTypeId)\n--\n\nTells the PCI device and subsystem ID of a type of vGPU.\n\n``nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID, unsigned long long *subsystemID)``\n\nParameters\n----------\nvgpuTypeId : nvmlVgpuTypeId_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ndeviceID : int\nsubsystemID : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetFbReservation",
            both::nvmlVgpuTypeGetFbReservation,
            c"nvmlVgpuTypeGetFbReservation($self, vgpuTypeId)\n--\n\nTells the bytes of memory that a type of vGPU reserves for itself.\n\n``nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbReservation)``\n\nParameters\n----------\nvgpuTypeId : nvmlVgpuTypeId_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nfbReservation : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetFrameRateLimit",
            both::nvmlVgpuTypeGetFrameRateLimit,
            c"nvmlVgpuTypeGetFrameRateLimit($self, vgpuTypeId)\n--\n\nTells the limit on frames per second of a type of vGPU.\n\n``nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *frameRateLimit)``\n\nParameters\n----------\nvgpuTypeId : nvmlVgpuTypeId_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nframeRateLimit : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetFramebufferSize",
            both::nvmlVgpuTypeGetFramebufferSize,
            c"nvmlVgpuTypeGetFramebufferSize($self, vgpuTypeId)\n--\n\nTells the bytes of memory of a type of vGPU.\n\n``nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize)``\n\nParameters\n----------\nvgpuTypeId : nvmlVgpuTypeId_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nfbSize : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetGpuInstanceProfileId",
            both::nvmlVgpuTypeGetGpuInstanceProfileId,
            c"nvmlVgpuTypeGetGpuInstanceProfileId($self, vgpuTypeId)\n--\n\nTells the GPU instance profile of a type of vGPU that runs on MIG.\n\n``nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *gpuInstanceProfileId)``\n\nParameters\n----------\nvgpuTypeId : nvmlVgpuTypeId_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.\ngpuInstanceProfileId : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetGspHeapSize",
            both::nvmlVgpuTypeGetGspHeapSize,
            c"nvmlVgpuTypeGetGspHeapSize($self, vgpuTypeId)\n--\n\nTells the bytes of heap that the GSP needs for a type of vGPU.\n\n``nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize)``\n\nParameters\n----------\nvgpuTypeId : nvmlVgpuTypeId_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\ngspHeapSize : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetLicense",
            both::nvmlVgpuTypeGetLicense,
            c"nvmlVgpuTypeGetLicense($self, vgpuTypeId, size)\n--\n\nTells the license that a type of vGPU needs, as text.\n\n``nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size)``\n\nParameters\n----------\nvgpuTypeId : nvmlVgpuTypeId_t or None\nsize : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nvgpuTypeLicenseString : bytes\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetMaxInstances",
            both::nvmlVgpuTypeGetMaxInstances,
            c"nvmlVgpuTypeGetMaxInstances($self, device, vgpuTypeId)\n--\n\nTells how many vGPUs of a type fit on a GPU.\n\n``nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount)``\n\nParameters\n----------\ndevice : nvmlDevice_t or None\nvgpuTypeId : nvmlVgpuTypeId_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nvgpuInstanceCount : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetMaxInstancesPerGpuInstance",
            both::nvmlVgpuTypeGetMaxInstancesPerGpuInstance,
            c"nvmlVgpuTypeGetMaxInstancesPerGpuInstance($self, pMaxInstance)\n--\n\nTells how many vGPUs of a type fit in a GPU instance.\n\n``nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)``\n\nParameters\n----------\npMaxInstance : nvmlVgpuTypeMaxInstance_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetMaxInstancesPerVm",
            both::nvmlVgpuTypeGetMaxInstancesPerVm,
            c"nvmlVgpuTypeGetMaxInstancesPerVm($self, vgpuTypeId)\n--\n\nTells how many vGPUs of a type a virtual machine may have.\n\n``nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCountPerVm)``\n\nParameters\n----------\nvgpuTypeId : nvmlVgpuTypeId_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nvgpuInstanceCountPerVm : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetName",
            both::nvmlVgpuTypeGetName,
            c"nvmlVgpuTypeGetName($self, vgpuTypeId, size)\n--\n\nTells the name of a type of vGPU.\n\n``nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size)``\n\nParameters\n----------\nvgpuTypeId : nvmlVgpuTypeId_t or None\nsize : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNKNOWN``.\nvgpuTypeName : bytes\nsize : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetNumDisplayHeads",
            both::nvmlVgpuTypeGetNumDisplayHeads,
            c"nvmlVgpuTypeGetNumDisplayHeads($self, vgpuTypeId)\n--\n\nTells how many displays a type of vGPU can drive.\n\n``nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *numDisplayHeads)``\n\nParameters\n----------\nvgpuTypeId : nvmlVgpuTypeId_t or None\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nnumDisplayHeads : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
    table
        .function(
            c"nvmlVgpuTypeGetResolution",
            both::nvmlVgpuTypeGetResolution,
            c"nvmlVgpuTypeGetResolution($self, vgpuTypeId, displayIndex)\n--\n\nTells the largest width and height of a display of a type of vGPU.\n\n``nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex, unsigned int *xdim, unsigned int *ydim)``\n\nParameters\n----------\nvgpuTypeId : nvmlVgpuTypeId_t or None\ndisplayIndex : int\n\nReturns\n-------\nnvmlReturn_t\n    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.\nxdim : int\nydim : int\n\nNotes\n-----\nIn ``nvml.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/deploy/nvml-api/index.html\n",
        );
}

fn c_functions(table: &mut Rows<CFunction>) {
    table
        .c_function(
            c"nvmlComputeInstanceDestroy",
            c"nvmlReturn_t (nvmlComputeInstance_t)",
            slots::nvmlComputeInstanceDestroy,
            Some(missing::<{ slots::nvmlComputeInstanceDestroy }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlComputeInstanceGetInfo",
            c"nvmlReturn_t (nvmlComputeInstance_t, nvmlComputeInstanceInfo_t *)",
            slots::nvmlComputeInstanceGetInfo_v2,
            Some(missing::<{ slots::nvmlComputeInstanceGetInfo_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlComputeInstanceGetInfo_v2",
            c"nvmlReturn_t (nvmlComputeInstance_t, nvmlComputeInstanceInfo_t *)",
            slots::nvmlComputeInstanceGetInfo_v2,
            Some(missing::<{ slots::nvmlComputeInstanceGetInfo_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceClearAccountingPids",
            c"nvmlReturn_t (nvmlDevice_t)",
            slots::nvmlDeviceClearAccountingPids,
            Some(missing::<{ slots::nvmlDeviceClearAccountingPids }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceClearCpuAffinity",
            c"nvmlReturn_t (nvmlDevice_t)",
            slots::nvmlDeviceClearCpuAffinity,
            Some(missing::<{ slots::nvmlDeviceClearCpuAffinity }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceClearEccErrorCounts",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEccCounterType_t)",
            slots::nvmlDeviceClearEccErrorCounts,
            Some(missing::<{ slots::nvmlDeviceClearEccErrorCounts }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceClearFieldValues",
            c"nvmlReturn_t (nvmlDevice_t, int, nvmlFieldValue_t *)",
            slots::nvmlDeviceClearFieldValues,
            Some(missing::<{ slots::nvmlDeviceClearFieldValues }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceCreateGpuInstance",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstance_t *)",
            slots::nvmlDeviceCreateGpuInstance,
            Some(missing::<{ slots::nvmlDeviceCreateGpuInstance }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceCreateGpuInstanceWithPlacement",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstancePlacement_t const *, nvmlGpuInstance_t *)",
            slots::nvmlDeviceCreateGpuInstanceWithPlacement,
            Some(
                missing::<
                    { slots::nvmlDeviceCreateGpuInstanceWithPlacement },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceDiscoverGpus",
            c"nvmlReturn_t (nvmlPciInfo_t *)",
            slots::nvmlDeviceDiscoverGpus,
            Some(missing::<{ slots::nvmlDeviceDiscoverGpus }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceFreezeNvLinkUtilizationCounter",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int, nvmlEnableState_t)",
            slots::nvmlDeviceFreezeNvLinkUtilizationCounter,
            Some(
                missing::<
                    { slots::nvmlDeviceFreezeNvLinkUtilizationCounter },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetAPIRestriction",
            c"nvmlReturn_t (nvmlDevice_t, nvmlRestrictedAPI_t, nvmlEnableState_t *)",
            slots::nvmlDeviceGetAPIRestriction,
            Some(missing::<{ slots::nvmlDeviceGetAPIRestriction }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetAccountingBufferSize",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetAccountingBufferSize,
            Some(missing::<{ slots::nvmlDeviceGetAccountingBufferSize }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetAccountingMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)",
            slots::nvmlDeviceGetAccountingMode,
            Some(missing::<{ slots::nvmlDeviceGetAccountingMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetAccountingPids",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)",
            slots::nvmlDeviceGetAccountingPids,
            Some(missing::<{ slots::nvmlDeviceGetAccountingPids }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetAccountingStats",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlAccountingStats_t *)",
            slots::nvmlDeviceGetAccountingStats,
            Some(missing::<{ slots::nvmlDeviceGetAccountingStats }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetAccountingStats_v2",
            c"nvmlReturn_t (nvmlDevice_t, nvmlAccountingStats_v2_t *)",
            slots::nvmlDeviceGetAccountingStats_v2,
            Some(missing::<{ slots::nvmlDeviceGetAccountingStats_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetActiveVgpus",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlVgpuInstance_t *)",
            slots::nvmlDeviceGetActiveVgpus,
            Some(missing::<{ slots::nvmlDeviceGetActiveVgpus }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetAdaptiveClockInfoStatus",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetAdaptiveClockInfoStatus,
            Some(missing::<{ slots::nvmlDeviceGetAdaptiveClockInfoStatus }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetAdaptiveTgpModeInfo_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlAdaptiveTgpModeInfo_v1_t *)",
            slots::nvmlDeviceGetAdaptiveTgpModeInfo_v1,
            Some(missing::<{ slots::nvmlDeviceGetAdaptiveTgpModeInfo_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetAddressingMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceAddressingMode_t *)",
            slots::nvmlDeviceGetAddressingMode,
            Some(missing::<{ slots::nvmlDeviceGetAddressingMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetApplicationsClock",
            c"nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)",
            slots::nvmlDeviceGetApplicationsClock,
            Some(missing::<{ slots::nvmlDeviceGetApplicationsClock }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetArchitecture",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceArchitecture_t *)",
            slots::nvmlDeviceGetArchitecture,
            Some(missing::<{ slots::nvmlDeviceGetArchitecture }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetAttributes",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceAttributes_t *)",
            slots::nvmlDeviceGetAttributes_v2,
            Some(missing::<{ slots::nvmlDeviceGetAttributes_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetAttributes_v2",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceAttributes_t *)",
            slots::nvmlDeviceGetAttributes_v2,
            Some(missing::<{ slots::nvmlDeviceGetAttributes_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetAutoBoostedClocksEnabled",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *, nvmlEnableState_t *)",
            slots::nvmlDeviceGetAutoBoostedClocksEnabled,
            Some(missing::<{ slots::nvmlDeviceGetAutoBoostedClocksEnabled }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetBAR1MemoryInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlBAR1Memory_t *)",
            slots::nvmlDeviceGetBAR1MemoryInfo,
            Some(missing::<{ slots::nvmlDeviceGetBAR1MemoryInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetBBXTimeData_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlBBXTimeData_v1_t *)",
            slots::nvmlDeviceGetBBXTimeData_v1,
            Some(missing::<{ slots::nvmlDeviceGetBBXTimeData_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetBankRemapperStatus_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEccBankRemapperStatus_v1_t *)",
            slots::nvmlDeviceGetBankRemapperStatus_v1,
            Some(missing::<{ slots::nvmlDeviceGetBankRemapperStatus_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetBoardId",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetBoardId,
            Some(missing::<{ slots::nvmlDeviceGetBoardId }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetBoardPartNumber",
            c"nvmlReturn_t (nvmlDevice_t, char *, unsigned int)",
            slots::nvmlDeviceGetBoardPartNumber,
            Some(missing::<{ slots::nvmlDeviceGetBoardPartNumber }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetBrand",
            c"nvmlReturn_t (nvmlDevice_t, nvmlBrandType_t *)",
            slots::nvmlDeviceGetBrand,
            Some(missing::<{ slots::nvmlDeviceGetBrand }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetBridgeChipInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlBridgeChipHierarchy_t *)",
            slots::nvmlDeviceGetBridgeChipInfo,
            Some(missing::<{ slots::nvmlDeviceGetBridgeChipInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetBusType",
            c"nvmlReturn_t (nvmlDevice_t, nvmlBusType_t *)",
            slots::nvmlDeviceGetBusType,
            Some(missing::<{ slots::nvmlDeviceGetBusType }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetC2cModeInfoV",
            c"nvmlReturn_t (nvmlDevice_t, nvmlC2cModeInfo_v1_t *)",
            slots::nvmlDeviceGetC2cModeInfoV,
            Some(missing::<{ slots::nvmlDeviceGetC2cModeInfoV }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetCapabilities",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceCapabilities_t *)",
            slots::nvmlDeviceGetCapabilities,
            Some(missing::<{ slots::nvmlDeviceGetCapabilities }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetClkMonStatus",
            c"nvmlReturn_t (nvmlDevice_t, nvmlClkMonStatus_t *)",
            slots::nvmlDeviceGetClkMonStatus,
            Some(missing::<{ slots::nvmlDeviceGetClkMonStatus }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetClock",
            c"nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, nvmlClockId_t, unsigned int *)",
            slots::nvmlDeviceGetClock,
            Some(missing::<{ slots::nvmlDeviceGetClock }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetClockInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)",
            slots::nvmlDeviceGetClockInfo,
            Some(missing::<{ slots::nvmlDeviceGetClockInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetClockOffsets",
            c"nvmlReturn_t (nvmlDevice_t, nvmlClockOffset_t *)",
            slots::nvmlDeviceGetClockOffsets,
            Some(missing::<{ slots::nvmlDeviceGetClockOffsets }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetComputeInstanceId",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetComputeInstanceId,
            Some(missing::<{ slots::nvmlDeviceGetComputeInstanceId }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetComputeMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlComputeMode_t *)",
            slots::nvmlDeviceGetComputeMode,
            Some(missing::<{ slots::nvmlDeviceGetComputeMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetComputeRunningProcesses",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)",
            slots::nvmlDeviceGetComputeRunningProcesses_v3,
            Some(
                missing::<{ slots::nvmlDeviceGetComputeRunningProcesses_v3 }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetComputeRunningProcesses_v3",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)",
            slots::nvmlDeviceGetComputeRunningProcesses_v3,
            Some(
                missing::<{ slots::nvmlDeviceGetComputeRunningProcesses_v3 }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetConfComputeGpuAttestationReport",
            c"nvmlReturn_t (nvmlDevice_t, nvmlConfComputeGpuAttestationReport_t *)",
            slots::nvmlDeviceGetConfComputeGpuAttestationReport,
            Some(
                missing::<
                    { slots::nvmlDeviceGetConfComputeGpuAttestationReport },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetConfComputeGpuCertificate",
            c"nvmlReturn_t (nvmlDevice_t, nvmlConfComputeGpuCertificate_t *)",
            slots::nvmlDeviceGetConfComputeGpuCertificate,
            Some(
                missing::<{ slots::nvmlDeviceGetConfComputeGpuCertificate }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetConfComputeMemSizeInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlConfComputeMemSizeInfo_t *)",
            slots::nvmlDeviceGetConfComputeMemSizeInfo,
            Some(missing::<{ slots::nvmlDeviceGetConfComputeMemSizeInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetConfComputeProtectedMemoryUsage",
            c"nvmlReturn_t (nvmlDevice_t, nvmlMemory_t *)",
            slots::nvmlDeviceGetConfComputeProtectedMemoryUsage,
            Some(
                missing::<
                    { slots::nvmlDeviceGetConfComputeProtectedMemoryUsage },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetCoolerInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlCoolerInfo_t *)",
            slots::nvmlDeviceGetCoolerInfo,
            Some(missing::<{ slots::nvmlDeviceGetCoolerInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetCount",
            c"nvmlReturn_t (unsigned int *)",
            slots::nvmlDeviceGetCount_v2,
            Some(missing::<{ slots::nvmlDeviceGetCount_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetCount_v2",
            c"nvmlReturn_t (unsigned int *)",
            slots::nvmlDeviceGetCount_v2,
            Some(missing::<{ slots::nvmlDeviceGetCount_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetCpuAffinity",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned long *)",
            slots::nvmlDeviceGetCpuAffinity,
            Some(missing::<{ slots::nvmlDeviceGetCpuAffinity }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetCpuAffinityWithinScope",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned long *, nvmlAffinityScope_t)",
            slots::nvmlDeviceGetCpuAffinityWithinScope,
            Some(missing::<{ slots::nvmlDeviceGetCpuAffinityWithinScope }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetCreatableVgpus",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlVgpuTypeId_t *)",
            slots::nvmlDeviceGetCreatableVgpus,
            Some(missing::<{ slots::nvmlDeviceGetCreatableVgpus }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetCudaComputeCapability",
            c"nvmlReturn_t (nvmlDevice_t, int *, int *)",
            slots::nvmlDeviceGetCudaComputeCapability,
            Some(missing::<{ slots::nvmlDeviceGetCudaComputeCapability }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetCurrPcieLinkGeneration",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetCurrPcieLinkGeneration,
            Some(missing::<{ slots::nvmlDeviceGetCurrPcieLinkGeneration }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetCurrPcieLinkWidth",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetCurrPcieLinkWidth,
            Some(missing::<{ slots::nvmlDeviceGetCurrPcieLinkWidth }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetCurrentClockFreqs",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceCurrentClockFreqs_t *)",
            slots::nvmlDeviceGetCurrentClockFreqs,
            Some(missing::<{ slots::nvmlDeviceGetCurrentClockFreqs }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetCurrentClocksEventReasons",
            c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)",
            slots::nvmlDeviceGetCurrentClocksEventReasons,
            Some(
                missing::<{ slots::nvmlDeviceGetCurrentClocksEventReasons }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetCurrentClocksThrottleReasons",
            c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)",
            slots::nvmlDeviceGetCurrentClocksThrottleReasons,
            Some(
                missing::<
                    { slots::nvmlDeviceGetCurrentClocksThrottleReasons },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetDecoderUtilization",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)",
            slots::nvmlDeviceGetDecoderUtilization,
            Some(missing::<{ slots::nvmlDeviceGetDecoderUtilization }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetDefaultApplicationsClock",
            c"nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)",
            slots::nvmlDeviceGetDefaultApplicationsClock,
            Some(missing::<{ slots::nvmlDeviceGetDefaultApplicationsClock }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetDefaultEccMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)",
            slots::nvmlDeviceGetDefaultEccMode,
            Some(missing::<{ slots::nvmlDeviceGetDefaultEccMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetDetailedEccErrors",
            c"nvmlReturn_t (nvmlDevice_t, nvmlMemoryErrorType_t, nvmlEccCounterType_t, nvmlEccErrorCounts_t *)",
            slots::nvmlDeviceGetDetailedEccErrors,
            Some(missing::<{ slots::nvmlDeviceGetDetailedEccErrors }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetDeviceHandleFromMigDeviceHandle",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDevice_t *)",
            slots::nvmlDeviceGetDeviceHandleFromMigDeviceHandle,
            Some(
                missing::<
                    { slots::nvmlDeviceGetDeviceHandleFromMigDeviceHandle },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetDisplayActive",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)",
            slots::nvmlDeviceGetDisplayActive,
            Some(missing::<{ slots::nvmlDeviceGetDisplayActive }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetDisplayMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)",
            slots::nvmlDeviceGetDisplayMode,
            Some(missing::<{ slots::nvmlDeviceGetDisplayMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetDramEncryptionMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDramEncryptionInfo_t *, nvmlDramEncryptionInfo_t *)",
            slots::nvmlDeviceGetDramEncryptionMode,
            Some(missing::<{ slots::nvmlDeviceGetDramEncryptionMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetDriverModel",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDriverModel_t *, nvmlDriverModel_t *)",
            slots::nvmlDeviceGetDriverModel_v2,
            Some(missing::<{ slots::nvmlDeviceGetDriverModel_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetDriverModel_v2",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDriverModel_t *, nvmlDriverModel_t *)",
            slots::nvmlDeviceGetDriverModel_v2,
            Some(missing::<{ slots::nvmlDeviceGetDriverModel_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetDynamicPstatesInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGpuDynamicPstatesInfo_t *)",
            slots::nvmlDeviceGetDynamicPstatesInfo,
            Some(missing::<{ slots::nvmlDeviceGetDynamicPstatesInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetEccMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *, nvmlEnableState_t *)",
            slots::nvmlDeviceGetEccMode,
            Some(missing::<{ slots::nvmlDeviceGetEccMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetEncoderCapacity",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEncoderType_t, unsigned int *)",
            slots::nvmlDeviceGetEncoderCapacity,
            Some(missing::<{ slots::nvmlDeviceGetEncoderCapacity }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetEncoderSessions",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlEncoderSessionInfo_t *)",
            slots::nvmlDeviceGetEncoderSessions,
            Some(missing::<{ slots::nvmlDeviceGetEncoderSessions }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetEncoderStats",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *, unsigned int *)",
            slots::nvmlDeviceGetEncoderStats,
            Some(missing::<{ slots::nvmlDeviceGetEncoderStats }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetEncoderUtilization",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)",
            slots::nvmlDeviceGetEncoderUtilization,
            Some(missing::<{ slots::nvmlDeviceGetEncoderUtilization }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetEnforcedPowerLimit",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetEnforcedPowerLimit,
            Some(missing::<{ slots::nvmlDeviceGetEnforcedPowerLimit }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetFBCSessions",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlFBCSessionInfo_t *)",
            slots::nvmlDeviceGetFBCSessions,
            Some(missing::<{ slots::nvmlDeviceGetFBCSessions }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetFBCStats",
            c"nvmlReturn_t (nvmlDevice_t, nvmlFBCStats_t *)",
            slots::nvmlDeviceGetFBCStats,
            Some(missing::<{ slots::nvmlDeviceGetFBCStats }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetFanControlPolicy_v2",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlFanControlPolicy_t *)",
            slots::nvmlDeviceGetFanControlPolicy_v2,
            Some(missing::<{ slots::nvmlDeviceGetFanControlPolicy_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetFanSpeed",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetFanSpeed,
            Some(missing::<{ slots::nvmlDeviceGetFanSpeed }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetFanSpeedRPM",
            c"nvmlReturn_t (nvmlDevice_t, nvmlFanSpeedInfo_t *)",
            slots::nvmlDeviceGetFanSpeedRPM,
            Some(missing::<{ slots::nvmlDeviceGetFanSpeedRPM }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetFanSpeed_v2",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *)",
            slots::nvmlDeviceGetFanSpeed_v2,
            Some(missing::<{ slots::nvmlDeviceGetFanSpeed_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetFieldValues",
            c"nvmlReturn_t (nvmlDevice_t, int, nvmlFieldValue_t *)",
            slots::nvmlDeviceGetFieldValues,
            Some(missing::<{ slots::nvmlDeviceGetFieldValues }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpcClkMinMaxVfOffset",
            c"nvmlReturn_t (nvmlDevice_t, int *, int *)",
            slots::nvmlDeviceGetGpcClkMinMaxVfOffset,
            Some(missing::<{ slots::nvmlDeviceGetGpcClkMinMaxVfOffset }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpcClkVfOffset",
            c"nvmlReturn_t (nvmlDevice_t, int *)",
            slots::nvmlDeviceGetGpcClkVfOffset,
            Some(missing::<{ slots::nvmlDeviceGetGpcClkVfOffset }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuFabricInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGpuFabricInfo_t *)",
            slots::nvmlDeviceGetGpuFabricInfo,
            Some(missing::<{ slots::nvmlDeviceGetGpuFabricInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuFabricInfoV",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGpuFabricInfoV_t *)",
            slots::nvmlDeviceGetGpuFabricInfoV,
            Some(missing::<{ slots::nvmlDeviceGetGpuFabricInfoV }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuFabricInfo_v4",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGpuFabricInfo_v4_t *)",
            slots::nvmlDeviceGetGpuFabricInfo_v4,
            Some(missing::<{ slots::nvmlDeviceGetGpuFabricInfo_v4 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuInstanceById",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstance_t *)",
            slots::nvmlDeviceGetGpuInstanceById,
            Some(missing::<{ slots::nvmlDeviceGetGpuInstanceById }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuInstanceId",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetGpuInstanceId,
            Some(missing::<{ slots::nvmlDeviceGetGpuInstanceId }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuInstancePossiblePlacements",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstancePlacement_t *, unsigned int *)",
            slots::nvmlDeviceGetGpuInstancePossiblePlacements_v2,
            Some(
                missing::<
                    { slots::nvmlDeviceGetGpuInstancePossiblePlacements_v2 },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuInstancePossiblePlacements_v2",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstancePlacement_t *, unsigned int *)",
            slots::nvmlDeviceGetGpuInstancePossiblePlacements_v2,
            Some(
                missing::<
                    { slots::nvmlDeviceGetGpuInstancePossiblePlacements_v2 },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuInstanceProfileInfo",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstanceProfileInfo_t *)",
            slots::nvmlDeviceGetGpuInstanceProfileInfo,
            Some(missing::<{ slots::nvmlDeviceGetGpuInstanceProfileInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuInstanceProfileInfoByIdV",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstanceProfileInfo_v2_t *)",
            slots::nvmlDeviceGetGpuInstanceProfileInfoByIdV,
            Some(
                missing::<
                    { slots::nvmlDeviceGetGpuInstanceProfileInfoByIdV },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuInstanceProfileInfoV",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstanceProfileInfo_v2_t *)",
            slots::nvmlDeviceGetGpuInstanceProfileInfoV,
            Some(missing::<{ slots::nvmlDeviceGetGpuInstanceProfileInfoV }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuInstanceRemainingCapacity",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *)",
            slots::nvmlDeviceGetGpuInstanceRemainingCapacity,
            Some(
                missing::<
                    { slots::nvmlDeviceGetGpuInstanceRemainingCapacity },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuInstances",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstance_t *, unsigned int *)",
            slots::nvmlDeviceGetGpuInstances,
            Some(missing::<{ slots::nvmlDeviceGetGpuInstances }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuMaxPcieLinkGeneration",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetGpuMaxPcieLinkGeneration,
            Some(missing::<{ slots::nvmlDeviceGetGpuMaxPcieLinkGeneration }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuOperationMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGpuOperationMode_t *, nvmlGpuOperationMode_t *)",
            slots::nvmlDeviceGetGpuOperationMode,
            Some(missing::<{ slots::nvmlDeviceGetGpuOperationMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGpuUptime_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGpuUptime_v1_t *)",
            slots::nvmlDeviceGetGpuUptime_v1,
            Some(missing::<{ slots::nvmlDeviceGetGpuUptime_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGraphicsRunningProcesses",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)",
            slots::nvmlDeviceGetGraphicsRunningProcesses_v3,
            Some(
                missing::<
                    { slots::nvmlDeviceGetGraphicsRunningProcesses_v3 },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetGraphicsRunningProcesses_v3",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)",
            slots::nvmlDeviceGetGraphicsRunningProcesses_v3,
            Some(
                missing::<
                    { slots::nvmlDeviceGetGraphicsRunningProcesses_v3 },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetGridLicensableFeatures",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGridLicensableFeatures_t *)",
            slots::nvmlDeviceGetGridLicensableFeatures_v4,
            Some(
                missing::<{ slots::nvmlDeviceGetGridLicensableFeatures_v4 }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetGridLicensableFeatures_v4",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGridLicensableFeatures_t *)",
            slots::nvmlDeviceGetGridLicensableFeatures_v4,
            Some(
                missing::<{ slots::nvmlDeviceGetGridLicensableFeatures_v4 }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetGspFirmwareMode",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)",
            slots::nvmlDeviceGetGspFirmwareMode,
            Some(missing::<{ slots::nvmlDeviceGetGspFirmwareMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetGspFirmwareVersion",
            c"nvmlReturn_t (nvmlDevice_t, char *)",
            slots::nvmlDeviceGetGspFirmwareVersion,
            Some(missing::<{ slots::nvmlDeviceGetGspFirmwareVersion }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetHandleByIndex",
            c"nvmlReturn_t (unsigned int, nvmlDevice_t *)",
            slots::nvmlDeviceGetHandleByIndex_v2,
            Some(missing::<{ slots::nvmlDeviceGetHandleByIndex_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetHandleByIndex_v2",
            c"nvmlReturn_t (unsigned int, nvmlDevice_t *)",
            slots::nvmlDeviceGetHandleByIndex_v2,
            Some(missing::<{ slots::nvmlDeviceGetHandleByIndex_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetHandleByPciBusId",
            c"nvmlReturn_t (char const *, nvmlDevice_t *)",
            slots::nvmlDeviceGetHandleByPciBusId_v2,
            Some(missing::<{ slots::nvmlDeviceGetHandleByPciBusId_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetHandleByPciBusId_v2",
            c"nvmlReturn_t (char const *, nvmlDevice_t *)",
            slots::nvmlDeviceGetHandleByPciBusId_v2,
            Some(missing::<{ slots::nvmlDeviceGetHandleByPciBusId_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetHandleBySerial",
            c"nvmlReturn_t (char const *, nvmlDevice_t *)",
            slots::nvmlDeviceGetHandleBySerial,
            Some(missing::<{ slots::nvmlDeviceGetHandleBySerial }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetHandleByUUID",
            c"nvmlReturn_t (char const *, nvmlDevice_t *)",
            slots::nvmlDeviceGetHandleByUUID,
            Some(missing::<{ slots::nvmlDeviceGetHandleByUUID }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetHandleByUUIDV",
            c"nvmlReturn_t (nvmlUUID_t const *, nvmlDevice_t *)",
            slots::nvmlDeviceGetHandleByUUIDV,
            Some(missing::<{ slots::nvmlDeviceGetHandleByUUIDV }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetHostVgpuMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlHostVgpuMode_t *)",
            slots::nvmlDeviceGetHostVgpuMode,
            Some(missing::<{ slots::nvmlDeviceGetHostVgpuMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetHostname_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlHostname_v1_t *)",
            slots::nvmlDeviceGetHostname_v1,
            Some(missing::<{ slots::nvmlDeviceGetHostname_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetIndex",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetIndex,
            Some(missing::<{ slots::nvmlDeviceGetIndex }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetInforomConfigurationChecksum",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetInforomConfigurationChecksum,
            Some(
                missing::<
                    { slots::nvmlDeviceGetInforomConfigurationChecksum },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetInforomImageVersion",
            c"nvmlReturn_t (nvmlDevice_t, char *, unsigned int)",
            slots::nvmlDeviceGetInforomImageVersion,
            Some(missing::<{ slots::nvmlDeviceGetInforomImageVersion }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetInforomVersion",
            c"nvmlReturn_t (nvmlDevice_t, nvmlInforomObject_t, char *, unsigned int)",
            slots::nvmlDeviceGetInforomVersion,
            Some(missing::<{ slots::nvmlDeviceGetInforomVersion }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetIrqNum",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetIrqNum,
            Some(missing::<{ slots::nvmlDeviceGetIrqNum }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetJpgUtilization",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)",
            slots::nvmlDeviceGetJpgUtilization,
            Some(missing::<{ slots::nvmlDeviceGetJpgUtilization }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetLastBBXFlushTime",
            c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *, unsigned long *)",
            slots::nvmlDeviceGetLastBBXFlushTime,
            Some(missing::<{ slots::nvmlDeviceGetLastBBXFlushTime }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMPSComputeRunningProcesses",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)",
            slots::nvmlDeviceGetMPSComputeRunningProcesses_v3,
            Some(
                missing::<
                    { slots::nvmlDeviceGetMPSComputeRunningProcesses_v3 },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetMPSComputeRunningProcesses_v3",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)",
            slots::nvmlDeviceGetMPSComputeRunningProcesses_v3,
            Some(
                missing::<
                    { slots::nvmlDeviceGetMPSComputeRunningProcesses_v3 },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetMarginTemperature",
            c"nvmlReturn_t (nvmlDevice_t, nvmlMarginTemperature_t *)",
            slots::nvmlDeviceGetMarginTemperature,
            Some(missing::<{ slots::nvmlDeviceGetMarginTemperature }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMaxClockInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)",
            slots::nvmlDeviceGetMaxClockInfo,
            Some(missing::<{ slots::nvmlDeviceGetMaxClockInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMaxCustomerBoostClock",
            c"nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)",
            slots::nvmlDeviceGetMaxCustomerBoostClock,
            Some(missing::<{ slots::nvmlDeviceGetMaxCustomerBoostClock }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMaxMigDeviceCount",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetMaxMigDeviceCount,
            Some(missing::<{ slots::nvmlDeviceGetMaxMigDeviceCount }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMaxPcieLinkGeneration",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetMaxPcieLinkGeneration,
            Some(missing::<{ slots::nvmlDeviceGetMaxPcieLinkGeneration }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMaxPcieLinkWidth",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetMaxPcieLinkWidth,
            Some(missing::<{ slots::nvmlDeviceGetMaxPcieLinkWidth }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMemClkMinMaxVfOffset",
            c"nvmlReturn_t (nvmlDevice_t, int *, int *)",
            slots::nvmlDeviceGetMemClkMinMaxVfOffset,
            Some(missing::<{ slots::nvmlDeviceGetMemClkMinMaxVfOffset }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMemClkVfOffset",
            c"nvmlReturn_t (nvmlDevice_t, int *)",
            slots::nvmlDeviceGetMemClkVfOffset,
            Some(missing::<{ slots::nvmlDeviceGetMemClkVfOffset }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMemoryAffinity",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned long *, nvmlAffinityScope_t)",
            slots::nvmlDeviceGetMemoryAffinity,
            Some(missing::<{ slots::nvmlDeviceGetMemoryAffinity }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMemoryBusWidth",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetMemoryBusWidth,
            Some(missing::<{ slots::nvmlDeviceGetMemoryBusWidth }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMemoryErrorCounter",
            c"nvmlReturn_t (nvmlDevice_t, nvmlMemoryErrorType_t, nvmlEccCounterType_t, nvmlMemoryLocation_t, unsigned PY_LONG_LONG *)",
            slots::nvmlDeviceGetMemoryErrorCounter,
            Some(missing::<{ slots::nvmlDeviceGetMemoryErrorCounter }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMemoryInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlMemory_t *)",
            slots::nvmlDeviceGetMemoryInfo,
            Some(missing::<{ slots::nvmlDeviceGetMemoryInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMemoryInfo_v2",
            c"nvmlReturn_t (nvmlDevice_t, nvmlMemory_v2_t *)",
            slots::nvmlDeviceGetMemoryInfo_v2,
            Some(missing::<{ slots::nvmlDeviceGetMemoryInfo_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMemoryLimits_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGetMemoryLimits_v1_t *)",
            slots::nvmlDeviceGetMemoryLimits_v1,
            Some(missing::<{ slots::nvmlDeviceGetMemoryLimits_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMigDeviceHandleByIndex",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlDevice_t *)",
            slots::nvmlDeviceGetMigDeviceHandleByIndex,
            Some(missing::<{ slots::nvmlDeviceGetMigDeviceHandleByIndex }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMigMode",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)",
            slots::nvmlDeviceGetMigMode,
            Some(missing::<{ slots::nvmlDeviceGetMigMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMinMaxClockOfPState",
            c"nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, nvmlPstates_t, unsigned int *, unsigned int *)",
            slots::nvmlDeviceGetMinMaxClockOfPState,
            Some(missing::<{ slots::nvmlDeviceGetMinMaxClockOfPState }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMinMaxFanSpeed",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)",
            slots::nvmlDeviceGetMinMaxFanSpeed,
            Some(missing::<{ slots::nvmlDeviceGetMinMaxFanSpeed }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMinorNumber",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetMinorNumber,
            Some(missing::<{ slots::nvmlDeviceGetMinorNumber }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetModuleId",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetModuleId,
            Some(missing::<{ slots::nvmlDeviceGetModuleId }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetMultiGpuBoard",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetMultiGpuBoard,
            Some(missing::<{ slots::nvmlDeviceGetMultiGpuBoard }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetName",
            c"nvmlReturn_t (nvmlDevice_t, char *, unsigned int)",
            slots::nvmlDeviceGetName,
            Some(missing::<{ slots::nvmlDeviceGetName }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNumFans",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetNumFans,
            Some(missing::<{ slots::nvmlDeviceGetNumFans }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNumGpuCores",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetNumGpuCores,
            Some(missing::<{ slots::nvmlDeviceGetNumGpuCores }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNumaNodeId",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetNumaNodeId,
            Some(missing::<{ slots::nvmlDeviceGetNumaNodeId }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvLinkCapability",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlNvLinkCapability_t, unsigned int *)",
            slots::nvmlDeviceGetNvLinkCapability,
            Some(missing::<{ slots::nvmlDeviceGetNvLinkCapability }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvLinkErrorCounter",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlNvLinkErrorCounter_t, unsigned PY_LONG_LONG *)",
            slots::nvmlDeviceGetNvLinkErrorCounter,
            Some(missing::<{ slots::nvmlDeviceGetNvLinkErrorCounter }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvLinkInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlNvLinkInfo_t *)",
            slots::nvmlDeviceGetNvLinkInfo,
            Some(missing::<{ slots::nvmlDeviceGetNvLinkInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvLinkInfo_v3",
            c"nvmlReturn_t (nvmlDevice_t, nvmlNvLinkInfo_v3_t *)",
            slots::nvmlDeviceGetNvLinkInfo_v3,
            Some(missing::<{ slots::nvmlDeviceGetNvLinkInfo_v3 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvLinkRemoteDeviceType",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlIntNvLinkDeviceType_t *)",
            slots::nvmlDeviceGetNvLinkRemoteDeviceType,
            Some(missing::<{ slots::nvmlDeviceGetNvLinkRemoteDeviceType }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvLinkRemotePciInfo",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlPciInfo_t *)",
            slots::nvmlDeviceGetNvLinkRemotePciInfo_v2,
            Some(missing::<{ slots::nvmlDeviceGetNvLinkRemotePciInfo_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvLinkRemotePciInfo_v2",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlPciInfo_t *)",
            slots::nvmlDeviceGetNvLinkRemotePciInfo_v2,
            Some(missing::<{ slots::nvmlDeviceGetNvLinkRemotePciInfo_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvLinkState",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlEnableState_t *)",
            slots::nvmlDeviceGetNvLinkState,
            Some(missing::<{ slots::nvmlDeviceGetNvLinkState }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvLinkTelemetrySamples_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkTelemetrySamples_v1_t *)",
            slots::nvmlDeviceGetNvLinkTelemetrySamples_v1,
            Some(
                missing::<{ slots::nvmlDeviceGetNvLinkTelemetrySamples_v1 }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvLinkUtilizationControl",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int, nvmlNvLinkUtilizationControl_t *)",
            slots::nvmlDeviceGetNvLinkUtilizationControl,
            Some(missing::<{ slots::nvmlDeviceGetNvLinkUtilizationControl }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvLinkUtilizationCounter",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int, unsigned PY_LONG_LONG *, unsigned PY_LONG_LONG *)",
            slots::nvmlDeviceGetNvLinkUtilizationCounter,
            Some(missing::<{ slots::nvmlDeviceGetNvLinkUtilizationCounter }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvLinkVersion",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *)",
            slots::nvmlDeviceGetNvLinkVersion,
            Some(missing::<{ slots::nvmlDeviceGetNvLinkVersion }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvlinkBwMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkGetBwMode_t *)",
            slots::nvmlDeviceGetNvlinkBwMode,
            Some(missing::<{ slots::nvmlDeviceGetNvlinkBwMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvlinkNvlePrivateInfo_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkNvlePrivateInfo_v1_t *)",
            slots::nvmlDeviceGetNvlinkNvlePrivateInfo_v1,
            Some(missing::<{ slots::nvmlDeviceGetNvlinkNvlePrivateInfo_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvlinkRemapTableInfo_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkGetRemapTableInfo_v1_t *)",
            slots::nvmlDeviceGetNvlinkRemapTableInfo_v1,
            Some(missing::<{ slots::nvmlDeviceGetNvlinkRemapTableInfo_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetNvlinkSupportedBwModes",
            c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSupportedBwModes_t *)",
            slots::nvmlDeviceGetNvlinkSupportedBwModes,
            Some(missing::<{ slots::nvmlDeviceGetNvlinkSupportedBwModes }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetOfaUtilization",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)",
            slots::nvmlDeviceGetOfaUtilization,
            Some(missing::<{ slots::nvmlDeviceGetOfaUtilization }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetP2PStatus",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDevice_t, nvmlGpuP2PCapsIndex_t, nvmlGpuP2PStatus_t *)",
            slots::nvmlDeviceGetP2PStatus,
            Some(missing::<{ slots::nvmlDeviceGetP2PStatus }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPciInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPciInfo_t *)",
            slots::nvmlDeviceGetPciInfo_v3,
            Some(missing::<{ slots::nvmlDeviceGetPciInfo_v3 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPciInfo_v3",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPciInfo_t *)",
            slots::nvmlDeviceGetPciInfo_v3,
            Some(missing::<{ slots::nvmlDeviceGetPciInfo_v3 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPciInfoExt",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPciInfoExt_t *)",
            slots::nvmlDeviceGetPciInfoExt,
            Some(missing::<{ slots::nvmlDeviceGetPciInfoExt }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPcieLinkMaxSpeed",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetPcieLinkMaxSpeed,
            Some(missing::<{ slots::nvmlDeviceGetPcieLinkMaxSpeed }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPcieReplayCounter",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetPcieReplayCounter,
            Some(missing::<{ slots::nvmlDeviceGetPcieReplayCounter }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPcieSpeed",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetPcieSpeed,
            Some(missing::<{ slots::nvmlDeviceGetPcieSpeed }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPcieThroughput",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPcieUtilCounter_t, unsigned int *)",
            slots::nvmlDeviceGetPcieThroughput,
            Some(missing::<{ slots::nvmlDeviceGetPcieThroughput }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPdi",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPdi_t *)",
            slots::nvmlDeviceGetPdi,
            Some(missing::<{ slots::nvmlDeviceGetPdi }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPerformanceModes",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDevicePerfModes_t *)",
            slots::nvmlDeviceGetPerformanceModes,
            Some(missing::<{ slots::nvmlDeviceGetPerformanceModes }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPerformanceState",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPstates_t *)",
            slots::nvmlDeviceGetPerformanceState,
            Some(missing::<{ slots::nvmlDeviceGetPerformanceState }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPersistenceMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)",
            slots::nvmlDeviceGetPersistenceMode,
            Some(missing::<{ slots::nvmlDeviceGetPersistenceMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPgpuMetadataString",
            c"nvmlReturn_t (nvmlDevice_t, char *, unsigned int *)",
            slots::nvmlDeviceGetPgpuMetadataString,
            Some(missing::<{ slots::nvmlDeviceGetPgpuMetadataString }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPlatformInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPlatformInfo_t *)",
            slots::nvmlDeviceGetPlatformInfo,
            Some(missing::<{ slots::nvmlDeviceGetPlatformInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPowerManagementDefaultLimit",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetPowerManagementDefaultLimit,
            Some(
                missing::<
                    { slots::nvmlDeviceGetPowerManagementDefaultLimit },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetPowerManagementLimit",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetPowerManagementLimit,
            Some(missing::<{ slots::nvmlDeviceGetPowerManagementLimit }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPowerManagementLimitConstraints",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)",
            slots::nvmlDeviceGetPowerManagementLimitConstraints,
            Some(
                missing::<
                    { slots::nvmlDeviceGetPowerManagementLimitConstraints },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetPowerManagementMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)",
            slots::nvmlDeviceGetPowerManagementMode,
            Some(missing::<{ slots::nvmlDeviceGetPowerManagementMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPowerMizerMode_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDevicePowerMizerModes_v1_t *)",
            slots::nvmlDeviceGetPowerMizerMode_v1,
            Some(missing::<{ slots::nvmlDeviceGetPowerMizerMode_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPowerSource",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPowerSource_t *)",
            slots::nvmlDeviceGetPowerSource,
            Some(missing::<{ slots::nvmlDeviceGetPowerSource }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPowerState",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPstates_t *)",
            slots::nvmlDeviceGetPowerState,
            Some(missing::<{ slots::nvmlDeviceGetPowerState }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetPowerUsage",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceGetPowerUsage,
            Some(missing::<{ slots::nvmlDeviceGetPowerUsage }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetProcessUtilization",
            c"nvmlReturn_t (nvmlDevice_t, nvmlProcessUtilizationSample_t *, unsigned int *, unsigned PY_LONG_LONG)",
            slots::nvmlDeviceGetProcessUtilization,
            Some(missing::<{ slots::nvmlDeviceGetProcessUtilization }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetProcessesUtilizationInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlProcessesUtilizationInfo_t *)",
            slots::nvmlDeviceGetProcessesUtilizationInfo,
            Some(missing::<{ slots::nvmlDeviceGetProcessesUtilizationInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetRemappedRows",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *, unsigned int *, unsigned int *)",
            slots::nvmlDeviceGetRemappedRows,
            Some(missing::<{ slots::nvmlDeviceGetRemappedRows }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetRemappedRows_v2",
            c"nvmlReturn_t (nvmlDevice_t, nvmlRemappedRowsInfo_v2_t *)",
            slots::nvmlDeviceGetRemappedRows_v2,
            Some(missing::<{ slots::nvmlDeviceGetRemappedRows_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetRepairStatus",
            c"nvmlReturn_t (nvmlDevice_t, nvmlRepairStatus_t *)",
            slots::nvmlDeviceGetRepairStatus,
            Some(missing::<{ slots::nvmlDeviceGetRepairStatus }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetRetiredPages",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPageRetirementCause_t, unsigned int *, unsigned PY_LONG_LONG *)",
            slots::nvmlDeviceGetRetiredPages,
            Some(missing::<{ slots::nvmlDeviceGetRetiredPages }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetRetiredPagesPendingStatus",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)",
            slots::nvmlDeviceGetRetiredPagesPendingStatus,
            Some(
                missing::<{ slots::nvmlDeviceGetRetiredPagesPendingStatus }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetRetiredPages_v2",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPageRetirementCause_t, unsigned int *, unsigned PY_LONG_LONG *, unsigned PY_LONG_LONG *)",
            slots::nvmlDeviceGetRetiredPages_v2,
            Some(missing::<{ slots::nvmlDeviceGetRetiredPages_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetRowRemapperHistogram",
            c"nvmlReturn_t (nvmlDevice_t, nvmlRowRemapperHistogramValues_t *)",
            slots::nvmlDeviceGetRowRemapperHistogram,
            Some(missing::<{ slots::nvmlDeviceGetRowRemapperHistogram }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetRunningProcessDetailList",
            c"nvmlReturn_t (nvmlDevice_t, nvmlProcessDetailList_t *)",
            slots::nvmlDeviceGetRunningProcessDetailList,
            Some(missing::<{ slots::nvmlDeviceGetRunningProcessDetailList }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetSamples",
            c"nvmlReturn_t (nvmlDevice_t, nvmlSamplingType_t, unsigned PY_LONG_LONG, nvmlValueType_t *, unsigned int *, nvmlSample_t *)",
            slots::nvmlDeviceGetSamples,
            Some(missing::<{ slots::nvmlDeviceGetSamples }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetSerial",
            c"nvmlReturn_t (nvmlDevice_t, char *, unsigned int)",
            slots::nvmlDeviceGetSerial,
            Some(missing::<{ slots::nvmlDeviceGetSerial }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetSramEccErrorStatus",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEccSramErrorStatus_t *)",
            slots::nvmlDeviceGetSramEccErrorStatus,
            Some(missing::<{ slots::nvmlDeviceGetSramEccErrorStatus }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEccSramUniqueUncorrectedErrorCounts_t *)",
            slots::nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts,
            Some(
                missing::<
                    { slots::nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetSupportedClocksEventReasons",
            c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)",
            slots::nvmlDeviceGetSupportedClocksEventReasons,
            Some(
                missing::<
                    { slots::nvmlDeviceGetSupportedClocksEventReasons },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetSupportedClocksThrottleReasons",
            c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)",
            slots::nvmlDeviceGetSupportedClocksThrottleReasons,
            Some(
                missing::<
                    { slots::nvmlDeviceGetSupportedClocksThrottleReasons },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetSupportedEventTypes",
            c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)",
            slots::nvmlDeviceGetSupportedEventTypes,
            Some(missing::<{ slots::nvmlDeviceGetSupportedEventTypes }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetSupportedGraphicsClocks",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *, unsigned int *)",
            slots::nvmlDeviceGetSupportedGraphicsClocks,
            Some(missing::<{ slots::nvmlDeviceGetSupportedGraphicsClocks }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetSupportedMemoryClocks",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)",
            slots::nvmlDeviceGetSupportedMemoryClocks,
            Some(missing::<{ slots::nvmlDeviceGetSupportedMemoryClocks }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetSupportedPerformanceStates",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPstates_t *, unsigned int)",
            slots::nvmlDeviceGetSupportedPerformanceStates,
            Some(
                missing::<{ slots::nvmlDeviceGetSupportedPerformanceStates }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetSupportedVgpus",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlVgpuTypeId_t *)",
            slots::nvmlDeviceGetSupportedVgpus,
            Some(missing::<{ slots::nvmlDeviceGetSupportedVgpus }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetTargetFanSpeed",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *)",
            slots::nvmlDeviceGetTargetFanSpeed,
            Some(missing::<{ slots::nvmlDeviceGetTargetFanSpeed }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetTemperature",
            c"nvmlReturn_t (nvmlDevice_t, nvmlTemperatureSensors_t, unsigned int *)",
            slots::nvmlDeviceGetTemperature,
            Some(missing::<{ slots::nvmlDeviceGetTemperature }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetTemperatureThreshold",
            c"nvmlReturn_t (nvmlDevice_t, nvmlTemperatureThresholds_t, unsigned int *)",
            slots::nvmlDeviceGetTemperatureThreshold,
            Some(missing::<{ slots::nvmlDeviceGetTemperatureThreshold }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetTemperatureV",
            c"nvmlReturn_t (nvmlDevice_t, nvmlTemperature_t *)",
            slots::nvmlDeviceGetTemperatureV,
            Some(missing::<{ slots::nvmlDeviceGetTemperatureV }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetThermalSettings",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuThermalSettings_t *)",
            slots::nvmlDeviceGetThermalSettings,
            Some(missing::<{ slots::nvmlDeviceGetThermalSettings }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetTopologyCommonAncestor",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDevice_t, nvmlGpuTopologyLevel_t *)",
            slots::nvmlDeviceGetTopologyCommonAncestor,
            Some(missing::<{ slots::nvmlDeviceGetTopologyCommonAncestor }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetTopologyNearestGpus",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGpuTopologyLevel_t, unsigned int *, nvmlDevice_t *)",
            slots::nvmlDeviceGetTopologyNearestGpus,
            Some(missing::<{ slots::nvmlDeviceGetTopologyNearestGpus }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetTotalEccErrors",
            c"nvmlReturn_t (nvmlDevice_t, nvmlMemoryErrorType_t, nvmlEccCounterType_t, unsigned PY_LONG_LONG *)",
            slots::nvmlDeviceGetTotalEccErrors,
            Some(missing::<{ slots::nvmlDeviceGetTotalEccErrors }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetTotalEnergyConsumption",
            c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)",
            slots::nvmlDeviceGetTotalEnergyConsumption,
            Some(missing::<{ slots::nvmlDeviceGetTotalEnergyConsumption }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetUUID",
            c"nvmlReturn_t (nvmlDevice_t, char *, unsigned int)",
            slots::nvmlDeviceGetUUID,
            Some(missing::<{ slots::nvmlDeviceGetUUID }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetUnrepairableMemoryFlag_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlUnrepairableMemoryStatus_v1_t *)",
            slots::nvmlDeviceGetUnrepairableMemoryFlag_v1,
            Some(
                missing::<{ slots::nvmlDeviceGetUnrepairableMemoryFlag_v1 }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetUtilizationRates",
            c"nvmlReturn_t (nvmlDevice_t, nvmlUtilization_t *)",
            slots::nvmlDeviceGetUtilizationRates,
            Some(missing::<{ slots::nvmlDeviceGetUtilizationRates }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetVbiosVersion",
            c"nvmlReturn_t (nvmlDevice_t, char *, unsigned int)",
            slots::nvmlDeviceGetVbiosVersion,
            Some(missing::<{ slots::nvmlDeviceGetVbiosVersion }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetVgpuCapabilities",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceVgpuCapability_t, unsigned int *)",
            slots::nvmlDeviceGetVgpuCapabilities,
            Some(missing::<{ slots::nvmlDeviceGetVgpuCapabilities }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetVgpuHeterogeneousMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuHeterogeneousMode_t *)",
            slots::nvmlDeviceGetVgpuHeterogeneousMode,
            Some(missing::<{ slots::nvmlDeviceGetVgpuHeterogeneousMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetVgpuInstancesUtilizationInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuInstancesUtilizationInfo_t *)",
            slots::nvmlDeviceGetVgpuInstancesUtilizationInfo,
            Some(
                missing::<
                    { slots::nvmlDeviceGetVgpuInstancesUtilizationInfo },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetVgpuMetadata",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuPgpuMetadata_t *, unsigned int *)",
            slots::nvmlDeviceGetVgpuMetadata,
            Some(missing::<{ slots::nvmlDeviceGetVgpuMetadata }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetVgpuProcessUtilization",
            c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG, unsigned int *, nvmlVgpuProcessUtilizationSample_t *)",
            slots::nvmlDeviceGetVgpuProcessUtilization,
            Some(missing::<{ slots::nvmlDeviceGetVgpuProcessUtilization }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetVgpuProcessesUtilizationInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuProcessesUtilizationInfo_t *)",
            slots::nvmlDeviceGetVgpuProcessesUtilizationInfo,
            Some(
                missing::<
                    { slots::nvmlDeviceGetVgpuProcessesUtilizationInfo },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetVgpuSchedulerCapabilities",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerCapabilities_t *)",
            slots::nvmlDeviceGetVgpuSchedulerCapabilities,
            Some(
                missing::<{ slots::nvmlDeviceGetVgpuSchedulerCapabilities }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetVgpuSchedulerLog",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerLog_t *)",
            slots::nvmlDeviceGetVgpuSchedulerLog,
            Some(missing::<{ slots::nvmlDeviceGetVgpuSchedulerLog }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetVgpuSchedulerLog_v2",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerLogInfo_v2_t *)",
            slots::nvmlDeviceGetVgpuSchedulerLog_v2,
            Some(missing::<{ slots::nvmlDeviceGetVgpuSchedulerLog_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetVgpuSchedulerState",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerGetState_t *)",
            slots::nvmlDeviceGetVgpuSchedulerState,
            Some(missing::<{ slots::nvmlDeviceGetVgpuSchedulerState }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetVgpuSchedulerState_v2",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerStateInfo_v2_t *)",
            slots::nvmlDeviceGetVgpuSchedulerState_v2,
            Some(missing::<{ slots::nvmlDeviceGetVgpuSchedulerState_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetVgpuTypeCreatablePlacements",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuTypeId_t, nvmlVgpuPlacementList_t *)",
            slots::nvmlDeviceGetVgpuTypeCreatablePlacements,
            Some(
                missing::<
                    { slots::nvmlDeviceGetVgpuTypeCreatablePlacements },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetVgpuTypeSupportedPlacements",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuTypeId_t, nvmlVgpuPlacementList_t *)",
            slots::nvmlDeviceGetVgpuTypeSupportedPlacements,
            Some(
                missing::<
                    { slots::nvmlDeviceGetVgpuTypeSupportedPlacements },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceGetVgpuUtilization",
            c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG, nvmlValueType_t *, unsigned int *, nvmlVgpuInstanceUtilizationSample_t *)",
            slots::nvmlDeviceGetVgpuUtilization,
            Some(missing::<{ slots::nvmlDeviceGetVgpuUtilization }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetViolationStatus",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPerfPolicyType_t, nvmlViolationTime_t *)",
            slots::nvmlDeviceGetViolationStatus,
            Some(missing::<{ slots::nvmlDeviceGetViolationStatus }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceGetVirtualizationMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGpuVirtualizationMode_t *)",
            slots::nvmlDeviceGetVirtualizationMode,
            Some(missing::<{ slots::nvmlDeviceGetVirtualizationMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceIsMigDeviceHandle",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlDeviceIsMigDeviceHandle,
            Some(missing::<{ slots::nvmlDeviceIsMigDeviceHandle }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceLockNvlinkRemapTable_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkLockRemapTable_v1_t *)",
            slots::nvmlDeviceLockNvlinkRemapTable_v1,
            Some(missing::<{ slots::nvmlDeviceLockNvlinkRemapTable_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceModifyDrainState",
            c"nvmlReturn_t (nvmlPciInfo_t *, nvmlEnableState_t)",
            slots::nvmlDeviceModifyDrainState,
            Some(missing::<{ slots::nvmlDeviceModifyDrainState }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceOnSameBoard",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDevice_t, int *)",
            slots::nvmlDeviceOnSameBoard,
            Some(missing::<{ slots::nvmlDeviceOnSameBoard }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDevicePerfMetricsGetSamples_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPerfMetricsSamples_v1_t *)",
            slots::nvmlDevicePerfMetricsGetSamples_v1,
            Some(missing::<{ slots::nvmlDevicePerfMetricsGetSamples_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDevicePowerSmoothingActivatePresetProfile",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPowerSmoothingProfile_t *)",
            slots::nvmlDevicePowerSmoothingActivatePresetProfile,
            Some(
                missing::<
                    { slots::nvmlDevicePowerSmoothingActivatePresetProfile },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDevicePowerSmoothingSetState",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPowerSmoothingState_t *)",
            slots::nvmlDevicePowerSmoothingSetState,
            Some(missing::<{ slots::nvmlDevicePowerSmoothingSetState }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDevicePowerSmoothingUpdatePresetProfileParam",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPowerSmoothingProfile_t *)",
            slots::nvmlDevicePowerSmoothingUpdatePresetProfileParam,
            Some(
                missing::<
                    { slots::nvmlDevicePowerSmoothingUpdatePresetProfileParam },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceQueryDrainState",
            c"nvmlReturn_t (nvmlPciInfo_t *, nvmlEnableState_t *)",
            slots::nvmlDeviceQueryDrainState,
            Some(missing::<{ slots::nvmlDeviceQueryDrainState }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceReadPRMCounters_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPRMCounterList_v1_t *)",
            slots::nvmlDeviceReadPRMCounters_v1,
            Some(missing::<{ slots::nvmlDeviceReadPRMCounters_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceReadWritePRM_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPRMTLV_v1_t *)",
            slots::nvmlDeviceReadWritePRM_v1,
            Some(missing::<{ slots::nvmlDeviceReadWritePRM_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceRegisterEvents",
            c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG, nvmlEventSet_t)",
            slots::nvmlDeviceRegisterEvents,
            Some(missing::<{ slots::nvmlDeviceRegisterEvents }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceRemoveGpu",
            c"nvmlReturn_t (nvmlPciInfo_t *, nvmlDetachGpuState_t, nvmlPcieLinkState_t)",
            slots::nvmlDeviceRemoveGpu_v2,
            Some(missing::<{ slots::nvmlDeviceRemoveGpu_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceRemoveGpu_v2",
            c"nvmlReturn_t (nvmlPciInfo_t *, nvmlDetachGpuState_t, nvmlPcieLinkState_t)",
            slots::nvmlDeviceRemoveGpu_v2,
            Some(missing::<{ slots::nvmlDeviceRemoveGpu_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceResetApplicationsClocks",
            c"nvmlReturn_t (nvmlDevice_t)",
            slots::nvmlDeviceResetApplicationsClocks,
            Some(missing::<{ slots::nvmlDeviceResetApplicationsClocks }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceResetGpuLockedClocks",
            c"nvmlReturn_t (nvmlDevice_t)",
            slots::nvmlDeviceResetGpuLockedClocks,
            Some(missing::<{ slots::nvmlDeviceResetGpuLockedClocks }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceResetMemoryLockedClocks",
            c"nvmlReturn_t (nvmlDevice_t)",
            slots::nvmlDeviceResetMemoryLockedClocks,
            Some(missing::<{ slots::nvmlDeviceResetMemoryLockedClocks }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceResetNvLinkErrorCounters",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int)",
            slots::nvmlDeviceResetNvLinkErrorCounters,
            Some(missing::<{ slots::nvmlDeviceResetNvLinkErrorCounters }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceResetNvLinkUtilizationCounter",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)",
            slots::nvmlDeviceResetNvLinkUtilizationCounter,
            Some(
                missing::<{ slots::nvmlDeviceResetNvLinkUtilizationCounter }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceSetAPIRestriction",
            c"nvmlReturn_t (nvmlDevice_t, nvmlRestrictedAPI_t, nvmlEnableState_t)",
            slots::nvmlDeviceSetAPIRestriction,
            Some(missing::<{ slots::nvmlDeviceSetAPIRestriction }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetAccountingMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)",
            slots::nvmlDeviceSetAccountingMode,
            Some(missing::<{ slots::nvmlDeviceSetAccountingMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetAdaptiveTgpMode_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)",
            slots::nvmlDeviceSetAdaptiveTgpMode_v1,
            Some(missing::<{ slots::nvmlDeviceSetAdaptiveTgpMode_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetApplicationsClocks",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)",
            slots::nvmlDeviceSetApplicationsClocks,
            Some(missing::<{ slots::nvmlDeviceSetApplicationsClocks }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetAutoBoostedClocksEnabled",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)",
            slots::nvmlDeviceSetAutoBoostedClocksEnabled,
            Some(missing::<{ slots::nvmlDeviceSetAutoBoostedClocksEnabled }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetClockOffsets",
            c"nvmlReturn_t (nvmlDevice_t, nvmlClockOffset_t *)",
            slots::nvmlDeviceSetClockOffsets,
            Some(missing::<{ slots::nvmlDeviceSetClockOffsets }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetComputeMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlComputeMode_t)",
            slots::nvmlDeviceSetComputeMode,
            Some(missing::<{ slots::nvmlDeviceSetComputeMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetConfComputeUnprotectedMemSize",
            c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG)",
            slots::nvmlDeviceSetConfComputeUnprotectedMemSize,
            Some(
                missing::<
                    { slots::nvmlDeviceSetConfComputeUnprotectedMemSize },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceSetCpuAffinity",
            c"nvmlReturn_t (nvmlDevice_t)",
            slots::nvmlDeviceSetCpuAffinity,
            Some(missing::<{ slots::nvmlDeviceSetCpuAffinity }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetDefaultAutoBoostedClocksEnabled",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t, unsigned int)",
            slots::nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
            Some(
                missing::<
                    { slots::nvmlDeviceSetDefaultAutoBoostedClocksEnabled },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceSetDefaultFanSpeed_v2",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int)",
            slots::nvmlDeviceSetDefaultFanSpeed_v2,
            Some(missing::<{ slots::nvmlDeviceSetDefaultFanSpeed_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetDramEncryptionMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDramEncryptionInfo_t const *)",
            slots::nvmlDeviceSetDramEncryptionMode,
            Some(missing::<{ slots::nvmlDeviceSetDramEncryptionMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetDriverModel",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDriverModel_t, unsigned int)",
            slots::nvmlDeviceSetDriverModel,
            Some(missing::<{ slots::nvmlDeviceSetDriverModel }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetEccMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)",
            slots::nvmlDeviceSetEccMode,
            Some(missing::<{ slots::nvmlDeviceSetEccMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetFanControlPolicy",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlFanControlPolicy_t)",
            slots::nvmlDeviceSetFanControlPolicy,
            Some(missing::<{ slots::nvmlDeviceSetFanControlPolicy }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetFanSpeed_v2",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)",
            slots::nvmlDeviceSetFanSpeed_v2,
            Some(missing::<{ slots::nvmlDeviceSetFanSpeed_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetGpcClkVfOffset",
            c"nvmlReturn_t (nvmlDevice_t, int)",
            slots::nvmlDeviceSetGpcClkVfOffset,
            Some(missing::<{ slots::nvmlDeviceSetGpcClkVfOffset }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetGpuLockedClocks",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)",
            slots::nvmlDeviceSetGpuLockedClocks,
            Some(missing::<{ slots::nvmlDeviceSetGpuLockedClocks }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetGpuOperationMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGpuOperationMode_t)",
            slots::nvmlDeviceSetGpuOperationMode,
            Some(missing::<{ slots::nvmlDeviceSetGpuOperationMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetHostname_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlHostname_v1_t *)",
            slots::nvmlDeviceSetHostname_v1,
            Some(missing::<{ slots::nvmlDeviceSetHostname_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetMemClkVfOffset",
            c"nvmlReturn_t (nvmlDevice_t, int)",
            slots::nvmlDeviceSetMemClkVfOffset,
            Some(missing::<{ slots::nvmlDeviceSetMemClkVfOffset }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetMemoryLimits_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlSetMemoryLimits_v1_t *)",
            slots::nvmlDeviceSetMemoryLimits_v1,
            Some(missing::<{ slots::nvmlDeviceSetMemoryLimits_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetMemoryLockedClocks",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)",
            slots::nvmlDeviceSetMemoryLockedClocks,
            Some(missing::<{ slots::nvmlDeviceSetMemoryLockedClocks }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetMigMode",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlReturn_t *)",
            slots::nvmlDeviceSetMigMode,
            Some(missing::<{ slots::nvmlDeviceSetMigMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetNvLinkDeviceLowPowerThreshold",
            c"nvmlReturn_t (nvmlDevice_t, nvmlNvLinkPowerThres_t *)",
            slots::nvmlDeviceSetNvLinkDeviceLowPowerThreshold,
            Some(
                missing::<
                    { slots::nvmlDeviceSetNvLinkDeviceLowPowerThreshold },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceSetNvLinkUtilizationControl",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int, nvmlNvLinkUtilizationControl_t *, unsigned int)",
            slots::nvmlDeviceSetNvLinkUtilizationControl,
            Some(missing::<{ slots::nvmlDeviceSetNvLinkUtilizationControl }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetNvlinkBwMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSetBwMode_t *)",
            slots::nvmlDeviceSetNvlinkBwMode,
            Some(missing::<{ slots::nvmlDeviceSetNvlinkBwMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetNvlinkBwModeAsync_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSetBwModeAsync_v1_t *)",
            slots::nvmlDeviceSetNvlinkBwModeAsync_v1,
            Some(missing::<{ slots::nvmlDeviceSetNvlinkBwModeAsync_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetNvlinkNvleReady_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSetNvleReady_v1_t *)",
            slots::nvmlDeviceSetNvlinkNvleReady_v1,
            Some(missing::<{ slots::nvmlDeviceSetNvlinkNvleReady_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetPersistenceMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)",
            slots::nvmlDeviceSetPersistenceMode,
            Some(missing::<{ slots::nvmlDeviceSetPersistenceMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetPowerManagementLimit",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int)",
            slots::nvmlDeviceSetPowerManagementLimit,
            Some(missing::<{ slots::nvmlDeviceSetPowerManagementLimit }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetPowerManagementLimit_v2",
            c"nvmlReturn_t (nvmlDevice_t, nvmlPowerValue_v2_t *)",
            slots::nvmlDeviceSetPowerManagementLimit_v2,
            Some(missing::<{ slots::nvmlDeviceSetPowerManagementLimit_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetPowerMizerMode_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDevicePowerMizerModes_v1_t *)",
            slots::nvmlDeviceSetPowerMizerMode_v1,
            Some(missing::<{ slots::nvmlDeviceSetPowerMizerMode_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetRusdSettings_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlRusdSettings_v1_t *)",
            slots::nvmlDeviceSetRusdSettings_v1,
            Some(missing::<{ slots::nvmlDeviceSetRusdSettings_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetTemperatureThreshold",
            c"nvmlReturn_t (nvmlDevice_t, nvmlTemperatureThresholds_t, int *)",
            slots::nvmlDeviceSetTemperatureThreshold,
            Some(missing::<{ slots::nvmlDeviceSetTemperatureThreshold }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetVgpuCapabilities",
            c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceVgpuCapability_t, nvmlEnableState_t)",
            slots::nvmlDeviceSetVgpuCapabilities,
            Some(missing::<{ slots::nvmlDeviceSetVgpuCapabilities }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetVgpuHeterogeneousMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuHeterogeneousMode_t const *)",
            slots::nvmlDeviceSetVgpuHeterogeneousMode,
            Some(missing::<{ slots::nvmlDeviceSetVgpuHeterogeneousMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetVgpuSchedulerState",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerSetState_t *)",
            slots::nvmlDeviceSetVgpuSchedulerState,
            Some(missing::<{ slots::nvmlDeviceSetVgpuSchedulerState }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetVgpuSchedulerState_v2",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerState_v2_t *)",
            slots::nvmlDeviceSetVgpuSchedulerState_v2,
            Some(missing::<{ slots::nvmlDeviceSetVgpuSchedulerState_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetVirtualizationMode",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGpuVirtualizationMode_t)",
            slots::nvmlDeviceSetVirtualizationMode,
            Some(missing::<{ slots::nvmlDeviceSetVirtualizationMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceSetupNvlinkNvleEncryptionKey_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSetupNvleEncryptionKey_v1_t *)",
            slots::nvmlDeviceSetupNvlinkNvleEncryptionKey_v1,
            Some(
                missing::<
                    { slots::nvmlDeviceSetupNvlinkNvleEncryptionKey_v1 },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceValidateInforom",
            c"nvmlReturn_t (nvmlDevice_t)",
            slots::nvmlDeviceValidateInforom,
            Some(missing::<{ slots::nvmlDeviceValidateInforom }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceVgpuForceGspUnload",
            c"nvmlReturn_t (nvmlDevice_t)",
            slots::nvmlDeviceVgpuForceGspUnload,
            Some(missing::<{ slots::nvmlDeviceVgpuForceGspUnload }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlDeviceWorkloadPowerProfileClearRequestedProfiles",
            c"nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileRequestedProfiles_t *)",
            slots::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles,
            Some(
                missing::<
                    { slots::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceWorkloadPowerProfileGetCurrentProfiles",
            c"nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileCurrentProfiles_t *)",
            slots::nvmlDeviceWorkloadPowerProfileGetCurrentProfiles,
            Some(
                missing::<
                    { slots::nvmlDeviceWorkloadPowerProfileGetCurrentProfiles },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceWorkloadPowerProfileGetProfilesInfo",
            c"nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileProfilesInfo_t *)",
            slots::nvmlDeviceWorkloadPowerProfileGetProfilesInfo,
            Some(
                missing::<
                    { slots::nvmlDeviceWorkloadPowerProfileGetProfilesInfo },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceWorkloadPowerProfileSetRequestedProfiles",
            c"nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileRequestedProfiles_t *)",
            slots::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles,
            Some(
                missing::<
                    { slots::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1",
            c"nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileUpdateProfiles_v1_t *)",
            slots::nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1,
            Some(
                missing::<
                    { slots::nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1 },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlErrorString",
            c"char const *(nvmlReturn_t)",
            slots::nvmlErrorString,
            Some(missing::<{ slots::nvmlErrorString }, 0>),
        );
    table
        .c_function(
            c"nvmlEventSetCreate",
            c"nvmlReturn_t (nvmlEventSet_t *)",
            slots::nvmlEventSetCreate,
            Some(missing::<{ slots::nvmlEventSetCreate }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlEventSetFree",
            c"nvmlReturn_t (nvmlEventSet_t)",
            slots::nvmlEventSetFree,
            Some(missing::<{ slots::nvmlEventSetFree }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlEventSetGetContextCount_v1",
            c"nvmlReturn_t (nvmlEventSet_t, nvmlEventSetGetContextCount_v1_t *)",
            slots::nvmlEventSetGetContextCount_v1,
            Some(missing::<{ slots::nvmlEventSetGetContextCount_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlEventSetGetContextData_v1",
            c"nvmlReturn_t (nvmlEventSet_t, nvmlEventSetGetContextData_v1_t *)",
            slots::nvmlEventSetGetContextData_v1,
            Some(missing::<{ slots::nvmlEventSetGetContextData_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlEventSetGetContextInfo_v1",
            c"nvmlReturn_t (nvmlEventSet_t, nvmlEventSetGetContextInfo_v1_t *)",
            slots::nvmlEventSetGetContextInfo_v1,
            Some(missing::<{ slots::nvmlEventSetGetContextInfo_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1",
            c"nvmlReturn_t (nvmlEventSet_t, nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *)",
            slots::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1,
            Some(
                missing::<
                    { slots::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1 },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlEventSetRegisterGpuOperationalEvents_v1",
            c"nvmlReturn_t (nvmlEventSet_t, nvmlGpuOperationalEventConfig_v1_t const *)",
            slots::nvmlEventSetRegisterGpuOperationalEvents_v1,
            Some(
                missing::<
                    { slots::nvmlEventSetRegisterGpuOperationalEvents_v1 },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlEventSetWait",
            c"nvmlReturn_t (nvmlEventSet_t, nvmlEventData_t *, unsigned int)",
            slots::nvmlEventSetWait_v2,
            Some(missing::<{ slots::nvmlEventSetWait_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlEventSetWait_v2",
            c"nvmlReturn_t (nvmlEventSet_t, nvmlEventData_t *, unsigned int)",
            slots::nvmlEventSetWait_v2,
            Some(missing::<{ slots::nvmlEventSetWait_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlEventSetWait_v3",
            c"nvmlReturn_t (nvmlEventSet_t, nvmlEventSetWait_v3_t *)",
            slots::nvmlEventSetWait_v3,
            Some(missing::<{ slots::nvmlEventSetWait_v3 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGetBlacklistDeviceCount",
            c"nvmlReturn_t (unsigned int *)",
            slots::nvmlGetExcludedDeviceCount,
            Some(missing::<{ slots::nvmlGetExcludedDeviceCount }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGetExcludedDeviceCount",
            c"nvmlReturn_t (unsigned int *)",
            slots::nvmlGetExcludedDeviceCount,
            Some(missing::<{ slots::nvmlGetExcludedDeviceCount }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGetBlacklistDeviceInfoByIndex",
            c"nvmlReturn_t (unsigned int, nvmlExcludedDeviceInfo_t *)",
            slots::nvmlGetExcludedDeviceInfoByIndex,
            Some(missing::<{ slots::nvmlGetExcludedDeviceInfoByIndex }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGetExcludedDeviceInfoByIndex",
            c"nvmlReturn_t (unsigned int, nvmlExcludedDeviceInfo_t *)",
            slots::nvmlGetExcludedDeviceInfoByIndex,
            Some(missing::<{ slots::nvmlGetExcludedDeviceInfoByIndex }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGetVgpuCompatibility",
            c"nvmlReturn_t (nvmlVgpuMetadata_t *, nvmlVgpuPgpuMetadata_t *, nvmlVgpuPgpuCompatibility_t *)",
            slots::nvmlGetVgpuCompatibility,
            Some(missing::<{ slots::nvmlGetVgpuCompatibility }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGetVgpuDriverCapabilities",
            c"nvmlReturn_t (nvmlVgpuDriverCapability_t, unsigned int *)",
            slots::nvmlGetVgpuDriverCapabilities,
            Some(missing::<{ slots::nvmlGetVgpuDriverCapabilities }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGetVgpuVersion",
            c"nvmlReturn_t (nvmlVgpuVersion_t *, nvmlVgpuVersion_t *)",
            slots::nvmlGetVgpuVersion,
            Some(missing::<{ slots::nvmlGetVgpuVersion }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpmMetricsGet",
            c"nvmlReturn_t (nvmlGpmMetricsGet_t *)",
            slots::nvmlGpmMetricsGet,
            Some(missing::<{ slots::nvmlGpmMetricsGet }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpmMigSampleGet",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpmSample_t)",
            slots::nvmlGpmMigSampleGet,
            Some(missing::<{ slots::nvmlGpmMigSampleGet }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpmQueryDeviceSupport",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGpmSupport_t *)",
            slots::nvmlGpmQueryDeviceSupport,
            Some(missing::<{ slots::nvmlGpmQueryDeviceSupport }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpmQueryIfStreamingEnabled",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int *)",
            slots::nvmlGpmQueryIfStreamingEnabled,
            Some(missing::<{ slots::nvmlGpmQueryIfStreamingEnabled }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpmSampleAlloc",
            c"nvmlReturn_t (nvmlGpmSample_t *)",
            slots::nvmlGpmSampleAlloc,
            Some(missing::<{ slots::nvmlGpmSampleAlloc }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpmSampleFree",
            c"nvmlReturn_t (nvmlGpmSample_t)",
            slots::nvmlGpmSampleFree,
            Some(missing::<{ slots::nvmlGpmSampleFree }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpmSampleGet",
            c"nvmlReturn_t (nvmlDevice_t, nvmlGpmSample_t)",
            slots::nvmlGpmSampleGet,
            Some(missing::<{ slots::nvmlGpmSampleGet }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpmSetStreamingEnabled",
            c"nvmlReturn_t (nvmlDevice_t, unsigned int)",
            slots::nvmlGpmSetStreamingEnabled,
            Some(missing::<{ slots::nvmlGpmSetStreamingEnabled }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpuInstanceCreateComputeInstance",
            c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstance_t *)",
            slots::nvmlGpuInstanceCreateComputeInstance,
            Some(missing::<{ slots::nvmlGpuInstanceCreateComputeInstance }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpuInstanceCreateComputeInstanceWithPlacement",
            c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstancePlacement_t const *, nvmlComputeInstance_t *)",
            slots::nvmlGpuInstanceCreateComputeInstanceWithPlacement,
            Some(
                missing::<
                    { slots::nvmlGpuInstanceCreateComputeInstanceWithPlacement },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlGpuInstanceDestroy",
            c"nvmlReturn_t (nvmlGpuInstance_t)",
            slots::nvmlGpuInstanceDestroy,
            Some(missing::<{ slots::nvmlGpuInstanceDestroy }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetActiveVgpus",
            c"nvmlReturn_t (nvmlGpuInstance_t, nvmlActiveVgpuInstanceInfo_t *)",
            slots::nvmlGpuInstanceGetActiveVgpus,
            Some(missing::<{ slots::nvmlGpuInstanceGetActiveVgpus }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetComputeInstanceById",
            c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstance_t *)",
            slots::nvmlGpuInstanceGetComputeInstanceById,
            Some(missing::<{ slots::nvmlGpuInstanceGetComputeInstanceById }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetComputeInstancePossiblePlacements",
            c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstancePlacement_t *, unsigned int *)",
            slots::nvmlGpuInstanceGetComputeInstancePossiblePlacements,
            Some(
                missing::<
                    { slots::nvmlGpuInstanceGetComputeInstancePossiblePlacements },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetComputeInstanceProfileInfo",
            c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, unsigned int, nvmlComputeInstanceProfileInfo_t *)",
            slots::nvmlGpuInstanceGetComputeInstanceProfileInfo,
            Some(
                missing::<
                    { slots::nvmlGpuInstanceGetComputeInstanceProfileInfo },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetComputeInstanceProfileInfoV",
            c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, unsigned int, nvmlComputeInstanceProfileInfo_v2_t *)",
            slots::nvmlGpuInstanceGetComputeInstanceProfileInfoV,
            Some(
                missing::<
                    { slots::nvmlGpuInstanceGetComputeInstanceProfileInfoV },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetComputeInstanceRemainingCapacity",
            c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, unsigned int *)",
            slots::nvmlGpuInstanceGetComputeInstanceRemainingCapacity,
            Some(
                missing::<
                    { slots::nvmlGpuInstanceGetComputeInstanceRemainingCapacity },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetComputeInstances",
            c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstance_t *, unsigned int *)",
            slots::nvmlGpuInstanceGetComputeInstances,
            Some(missing::<{ slots::nvmlGpuInstanceGetComputeInstances }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetCreatableVgpus",
            c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuTypeIdInfo_t *)",
            slots::nvmlGpuInstanceGetCreatableVgpus,
            Some(missing::<{ slots::nvmlGpuInstanceGetCreatableVgpus }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetInfo",
            c"nvmlReturn_t (nvmlGpuInstance_t, nvmlGpuInstanceInfo_t *)",
            slots::nvmlGpuInstanceGetInfo,
            Some(missing::<{ slots::nvmlGpuInstanceGetInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetVgpuHeterogeneousMode",
            c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuHeterogeneousMode_t *)",
            slots::nvmlGpuInstanceGetVgpuHeterogeneousMode,
            Some(
                missing::<{ slots::nvmlGpuInstanceGetVgpuHeterogeneousMode }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetVgpuSchedulerLog",
            c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerLogInfo_t *)",
            slots::nvmlGpuInstanceGetVgpuSchedulerLog,
            Some(missing::<{ slots::nvmlGpuInstanceGetVgpuSchedulerLog }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetVgpuSchedulerLog_v2",
            c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerLogInfo_v2_t *)",
            slots::nvmlGpuInstanceGetVgpuSchedulerLog_v2,
            Some(missing::<{ slots::nvmlGpuInstanceGetVgpuSchedulerLog_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetVgpuSchedulerState",
            c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerStateInfo_t *)",
            slots::nvmlGpuInstanceGetVgpuSchedulerState,
            Some(missing::<{ slots::nvmlGpuInstanceGetVgpuSchedulerState }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetVgpuSchedulerState_v2",
            c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerStateInfo_v2_t *)",
            slots::nvmlGpuInstanceGetVgpuSchedulerState_v2,
            Some(
                missing::<{ slots::nvmlGpuInstanceGetVgpuSchedulerState_v2 }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlGpuInstanceGetVgpuTypeCreatablePlacements",
            c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuCreatablePlacementInfo_t *)",
            slots::nvmlGpuInstanceGetVgpuTypeCreatablePlacements,
            Some(
                missing::<
                    { slots::nvmlGpuInstanceGetVgpuTypeCreatablePlacements },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlGpuInstanceSetVgpuHeterogeneousMode",
            c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuHeterogeneousMode_t const *)",
            slots::nvmlGpuInstanceSetVgpuHeterogeneousMode,
            Some(
                missing::<{ slots::nvmlGpuInstanceSetVgpuHeterogeneousMode }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlGpuInstanceSetVgpuSchedulerState",
            c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerState_t *)",
            slots::nvmlGpuInstanceSetVgpuSchedulerState,
            Some(missing::<{ slots::nvmlGpuInstanceSetVgpuSchedulerState }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlGpuInstanceSetVgpuSchedulerState_v2",
            c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerState_v2_t *)",
            slots::nvmlGpuInstanceSetVgpuSchedulerState_v2,
            Some(
                missing::<{ slots::nvmlGpuInstanceSetVgpuSchedulerState_v2 }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlInit",
            c"nvmlReturn_t (void)",
            slots::nvmlInit_v2,
            Some(missing::<{ slots::nvmlInit_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlInit_v2",
            c"nvmlReturn_t (void)",
            slots::nvmlInit_v2,
            Some(missing::<{ slots::nvmlInit_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlInitWithFlags",
            c"nvmlReturn_t (unsigned int)",
            slots::nvmlInitWithFlags,
            Some(missing::<{ slots::nvmlInitWithFlags }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSetVgpuVersion",
            c"nvmlReturn_t (nvmlVgpuVersion_t *)",
            slots::nvmlSetVgpuVersion,
            Some(missing::<{ slots::nvmlSetVgpuVersion }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlShutdown",
            c"nvmlReturn_t (void)",
            slots::nvmlShutdown,
            Some(missing::<{ slots::nvmlShutdown }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemEventSetCreate",
            c"nvmlReturn_t (nvmlSystemEventSetCreateRequest_t *)",
            slots::nvmlSystemEventSetCreate,
            Some(missing::<{ slots::nvmlSystemEventSetCreate }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemEventSetFree",
            c"nvmlReturn_t (nvmlSystemEventSetFreeRequest_t *)",
            slots::nvmlSystemEventSetFree,
            Some(missing::<{ slots::nvmlSystemEventSetFree }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemEventSetWait",
            c"nvmlReturn_t (nvmlSystemEventSetWaitRequest_t *)",
            slots::nvmlSystemEventSetWait,
            Some(missing::<{ slots::nvmlSystemEventSetWait }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemGetCPER_v1",
            c"nvmlReturn_t (nvmlGetCPER_v1_t *)",
            slots::nvmlSystemGetCPER_v1,
            Some(missing::<{ slots::nvmlSystemGetCPER_v1 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemGetConfComputeCapabilities",
            c"nvmlReturn_t (nvmlConfComputeSystemCaps_t *)",
            slots::nvmlSystemGetConfComputeCapabilities,
            Some(missing::<{ slots::nvmlSystemGetConfComputeCapabilities }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemGetConfComputeGpusReadyState",
            c"nvmlReturn_t (unsigned int *)",
            slots::nvmlSystemGetConfComputeGpusReadyState,
            Some(
                missing::<{ slots::nvmlSystemGetConfComputeGpusReadyState }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlSystemGetConfComputeKeyRotationThresholdInfo",
            c"nvmlReturn_t (nvmlConfComputeGetKeyRotationThresholdInfo_t *)",
            slots::nvmlSystemGetConfComputeKeyRotationThresholdInfo,
            Some(
                missing::<
                    { slots::nvmlSystemGetConfComputeKeyRotationThresholdInfo },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlSystemGetConfComputeSettings",
            c"nvmlReturn_t (nvmlSystemConfComputeSettings_t *)",
            slots::nvmlSystemGetConfComputeSettings,
            Some(missing::<{ slots::nvmlSystemGetConfComputeSettings }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemGetConfComputeSettings_v2",
            c"nvmlReturn_t (nvmlSystemConfComputeSettings_v2_t *)",
            slots::nvmlSystemGetConfComputeSettings_v2,
            Some(missing::<{ slots::nvmlSystemGetConfComputeSettings_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemGetConfComputeState",
            c"nvmlReturn_t (nvmlConfComputeSystemState_t *)",
            slots::nvmlSystemGetConfComputeState,
            Some(missing::<{ slots::nvmlSystemGetConfComputeState }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemGetCudaDriverVersion",
            c"nvmlReturn_t (int *)",
            slots::nvmlSystemGetCudaDriverVersion,
            Some(missing::<{ slots::nvmlSystemGetCudaDriverVersion }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemGetCudaDriverVersion_v2",
            c"nvmlReturn_t (int *)",
            slots::nvmlSystemGetCudaDriverVersion_v2,
            Some(missing::<{ slots::nvmlSystemGetCudaDriverVersion_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemGetDriverBranch",
            c"nvmlReturn_t (nvmlSystemDriverBranchInfo_t *, unsigned int)",
            slots::nvmlSystemGetDriverBranch,
            Some(missing::<{ slots::nvmlSystemGetDriverBranch }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemGetDriverVersion",
            c"nvmlReturn_t (char *, unsigned int)",
            slots::nvmlSystemGetDriverVersion,
            Some(missing::<{ slots::nvmlSystemGetDriverVersion }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemGetHicVersion",
            c"nvmlReturn_t (unsigned int *, nvmlHwbcEntry_t *)",
            slots::nvmlSystemGetHicVersion,
            Some(missing::<{ slots::nvmlSystemGetHicVersion }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemGetNVMLVersion",
            c"nvmlReturn_t (char *, unsigned int)",
            slots::nvmlSystemGetNVMLVersion,
            Some(missing::<{ slots::nvmlSystemGetNVMLVersion }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemGetNvlinkBwMode",
            c"nvmlReturn_t (unsigned int *)",
            slots::nvmlSystemGetNvlinkBwMode,
            Some(missing::<{ slots::nvmlSystemGetNvlinkBwMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemGetProcessName",
            c"nvmlReturn_t (unsigned int, char *, unsigned int)",
            slots::nvmlSystemGetProcessName,
            Some(missing::<{ slots::nvmlSystemGetProcessName }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemGetTopologyGpuSet",
            c"nvmlReturn_t (unsigned int, unsigned int *, nvmlDevice_t *)",
            slots::nvmlSystemGetTopologyGpuSet,
            Some(missing::<{ slots::nvmlSystemGetTopologyGpuSet }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemRegisterEvents",
            c"nvmlReturn_t (nvmlSystemRegisterEventRequest_t *)",
            slots::nvmlSystemRegisterEvents,
            Some(missing::<{ slots::nvmlSystemRegisterEvents }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlSystemSetConfComputeGpusReadyState",
            c"nvmlReturn_t (unsigned int)",
            slots::nvmlSystemSetConfComputeGpusReadyState,
            Some(
                missing::<{ slots::nvmlSystemSetConfComputeGpusReadyState }, 4294967254>,
            ),
        );
    table
        .c_function(
            c"nvmlSystemSetConfComputeKeyRotationThresholdInfo",
            c"nvmlReturn_t (nvmlConfComputeSetKeyRotationThresholdInfo_t *)",
            slots::nvmlSystemSetConfComputeKeyRotationThresholdInfo,
            Some(
                missing::<
                    { slots::nvmlSystemSetConfComputeKeyRotationThresholdInfo },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlSystemSetNvlinkBwMode",
            c"nvmlReturn_t (unsigned int)",
            slots::nvmlSystemSetNvlinkBwMode,
            Some(missing::<{ slots::nvmlSystemSetNvlinkBwMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlUnitGetCount",
            c"nvmlReturn_t (unsigned int *)",
            slots::nvmlUnitGetCount,
            Some(missing::<{ slots::nvmlUnitGetCount }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlUnitGetDevices",
            c"nvmlReturn_t (nvmlUnit_t, unsigned int *, nvmlDevice_t *)",
            slots::nvmlUnitGetDevices,
            Some(missing::<{ slots::nvmlUnitGetDevices }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlUnitGetFanSpeedInfo",
            c"nvmlReturn_t (nvmlUnit_t, nvmlUnitFanSpeeds_t *)",
            slots::nvmlUnitGetFanSpeedInfo,
            Some(missing::<{ slots::nvmlUnitGetFanSpeedInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlUnitGetHandleByIndex",
            c"nvmlReturn_t (unsigned int, nvmlUnit_t *)",
            slots::nvmlUnitGetHandleByIndex,
            Some(missing::<{ slots::nvmlUnitGetHandleByIndex }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlUnitGetLedState",
            c"nvmlReturn_t (nvmlUnit_t, nvmlLedState_t *)",
            slots::nvmlUnitGetLedState,
            Some(missing::<{ slots::nvmlUnitGetLedState }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlUnitGetPsuInfo",
            c"nvmlReturn_t (nvmlUnit_t, nvmlPSUInfo_t *)",
            slots::nvmlUnitGetPsuInfo,
            Some(missing::<{ slots::nvmlUnitGetPsuInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlUnitGetTemperature",
            c"nvmlReturn_t (nvmlUnit_t, unsigned int, unsigned int *)",
            slots::nvmlUnitGetTemperature,
            Some(missing::<{ slots::nvmlUnitGetTemperature }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlUnitGetUnitInfo",
            c"nvmlReturn_t (nvmlUnit_t, nvmlUnitInfo_t *)",
            slots::nvmlUnitGetUnitInfo,
            Some(missing::<{ slots::nvmlUnitGetUnitInfo }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlUnitSetLedState",
            c"nvmlReturn_t (nvmlUnit_t, nvmlLedColor_t)",
            slots::nvmlUnitSetLedState,
            Some(missing::<{ slots::nvmlUnitSetLedState }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceClearAccountingPids",
            c"nvmlReturn_t (nvmlVgpuInstance_t)",
            slots::nvmlVgpuInstanceClearAccountingPids,
            Some(missing::<{ slots::nvmlVgpuInstanceClearAccountingPids }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetAccountingMode",
            c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlEnableState_t *)",
            slots::nvmlVgpuInstanceGetAccountingMode,
            Some(missing::<{ slots::nvmlVgpuInstanceGetAccountingMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetAccountingPids",
            c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *, unsigned int *)",
            slots::nvmlVgpuInstanceGetAccountingPids,
            Some(missing::<{ slots::nvmlVgpuInstanceGetAccountingPids }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetAccountingStats",
            c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int, nvmlAccountingStats_t *)",
            slots::nvmlVgpuInstanceGetAccountingStats,
            Some(missing::<{ slots::nvmlVgpuInstanceGetAccountingStats }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetEccMode",
            c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlEnableState_t *)",
            slots::nvmlVgpuInstanceGetEccMode,
            Some(missing::<{ slots::nvmlVgpuInstanceGetEccMode }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetEncoderCapacity",
            c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *)",
            slots::nvmlVgpuInstanceGetEncoderCapacity,
            Some(missing::<{ slots::nvmlVgpuInstanceGetEncoderCapacity }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetEncoderSessions",
            c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *, nvmlEncoderSessionInfo_t *)",
            slots::nvmlVgpuInstanceGetEncoderSessions,
            Some(missing::<{ slots::nvmlVgpuInstanceGetEncoderSessions }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetEncoderStats",
            c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *, unsigned int *, unsigned int *)",
            slots::nvmlVgpuInstanceGetEncoderStats,
            Some(missing::<{ slots::nvmlVgpuInstanceGetEncoderStats }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetFBCSessions",
            c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *, nvmlFBCSessionInfo_t *)",
            slots::nvmlVgpuInstanceGetFBCSessions,
            Some(missing::<{ slots::nvmlVgpuInstanceGetFBCSessions }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetFBCStats",
            c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlFBCStats_t *)",
            slots::nvmlVgpuInstanceGetFBCStats,
            Some(missing::<{ slots::nvmlVgpuInstanceGetFBCStats }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetFbUsage",
            c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned PY_LONG_LONG *)",
            slots::nvmlVgpuInstanceGetFbUsage,
            Some(missing::<{ slots::nvmlVgpuInstanceGetFbUsage }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetFrameRateLimit",
            c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *)",
            slots::nvmlVgpuInstanceGetFrameRateLimit,
            Some(missing::<{ slots::nvmlVgpuInstanceGetFrameRateLimit }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetGpuInstanceId",
            c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *)",
            slots::nvmlVgpuInstanceGetGpuInstanceId,
            Some(missing::<{ slots::nvmlVgpuInstanceGetGpuInstanceId }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetGpuPciId",
            c"nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int *)",
            slots::nvmlVgpuInstanceGetGpuPciId,
            Some(missing::<{ slots::nvmlVgpuInstanceGetGpuPciId }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetLicenseInfo",
            c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuLicenseInfo_t *)",
            slots::nvmlVgpuInstanceGetLicenseInfo_v2,
            Some(missing::<{ slots::nvmlVgpuInstanceGetLicenseInfo_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetLicenseInfo_v2",
            c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuLicenseInfo_t *)",
            slots::nvmlVgpuInstanceGetLicenseInfo_v2,
            Some(missing::<{ slots::nvmlVgpuInstanceGetLicenseInfo_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetLicenseStatus",
            c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *)",
            slots::nvmlVgpuInstanceGetLicenseStatus,
            Some(missing::<{ slots::nvmlVgpuInstanceGetLicenseStatus }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetMdevUUID",
            c"nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int)",
            slots::nvmlVgpuInstanceGetMdevUUID,
            Some(missing::<{ slots::nvmlVgpuInstanceGetMdevUUID }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetMetadata",
            c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuMetadata_t *, unsigned int *)",
            slots::nvmlVgpuInstanceGetMetadata,
            Some(missing::<{ slots::nvmlVgpuInstanceGetMetadata }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetPlacementId",
            c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuPlacementId_t *)",
            slots::nvmlVgpuInstanceGetPlacementId,
            Some(missing::<{ slots::nvmlVgpuInstanceGetPlacementId }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetRuntimeStateSize",
            c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuRuntimeState_t *)",
            slots::nvmlVgpuInstanceGetRuntimeStateSize,
            Some(missing::<{ slots::nvmlVgpuInstanceGetRuntimeStateSize }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetType",
            c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuTypeId_t *)",
            slots::nvmlVgpuInstanceGetType,
            Some(missing::<{ slots::nvmlVgpuInstanceGetType }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetUUID",
            c"nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int)",
            slots::nvmlVgpuInstanceGetUUID,
            Some(missing::<{ slots::nvmlVgpuInstanceGetUUID }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetVmDriverVersion",
            c"nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int)",
            slots::nvmlVgpuInstanceGetVmDriverVersion,
            Some(missing::<{ slots::nvmlVgpuInstanceGetVmDriverVersion }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceGetVmID",
            c"nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int, nvmlVgpuVmIdType_t *)",
            slots::nvmlVgpuInstanceGetVmID,
            Some(missing::<{ slots::nvmlVgpuInstanceGetVmID }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuInstanceSetEncoderCapacity",
            c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int)",
            slots::nvmlVgpuInstanceSetEncoderCapacity,
            Some(missing::<{ slots::nvmlVgpuInstanceSetEncoderCapacity }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetBAR1Info",
            c"nvmlReturn_t (nvmlVgpuTypeId_t, nvmlVgpuTypeBar1Info_t *)",
            slots::nvmlVgpuTypeGetBAR1Info,
            Some(missing::<{ slots::nvmlVgpuTypeGetBAR1Info }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetCapabilities",
            c"nvmlReturn_t (nvmlVgpuTypeId_t, nvmlVgpuCapability_t, unsigned int *)",
            slots::nvmlVgpuTypeGetCapabilities,
            Some(missing::<{ slots::nvmlVgpuTypeGetCapabilities }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetClass",
            c"nvmlReturn_t (nvmlVgpuTypeId_t, char *, unsigned int *)",
            slots::nvmlVgpuTypeGetClass,
            Some(missing::<{ slots::nvmlVgpuTypeGetClass }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetDeviceID",
            c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned PY_LONG_LONG *, unsigned PY_LONG_LONG *)",
            slots::nvmlVgpuTypeGetDeviceID,
            Some(missing::<{ slots::nvmlVgpuTypeGetDeviceID }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetFbReservation",
            c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned PY_LONG_LONG *)",
            slots::nvmlVgpuTypeGetFbReservation,
            Some(missing::<{ slots::nvmlVgpuTypeGetFbReservation }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetFrameRateLimit",
            c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int *)",
            slots::nvmlVgpuTypeGetFrameRateLimit,
            Some(missing::<{ slots::nvmlVgpuTypeGetFrameRateLimit }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetFramebufferSize",
            c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned PY_LONG_LONG *)",
            slots::nvmlVgpuTypeGetFramebufferSize,
            Some(missing::<{ slots::nvmlVgpuTypeGetFramebufferSize }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetGpuInstanceProfileId",
            c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int *)",
            slots::nvmlVgpuTypeGetGpuInstanceProfileId,
            Some(missing::<{ slots::nvmlVgpuTypeGetGpuInstanceProfileId }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetGspHeapSize",
            c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned PY_LONG_LONG *)",
            slots::nvmlVgpuTypeGetGspHeapSize,
            Some(missing::<{ slots::nvmlVgpuTypeGetGspHeapSize }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetLicense",
            c"nvmlReturn_t (nvmlVgpuTypeId_t, char *, unsigned int)",
            slots::nvmlVgpuTypeGetLicense,
            Some(missing::<{ slots::nvmlVgpuTypeGetLicense }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetMaxInstances",
            c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuTypeId_t, unsigned int *)",
            slots::nvmlVgpuTypeGetMaxInstances,
            Some(missing::<{ slots::nvmlVgpuTypeGetMaxInstances }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetMaxInstancesPerGpuInstance",
            c"nvmlReturn_t (nvmlVgpuTypeMaxInstance_t *)",
            slots::nvmlVgpuTypeGetMaxInstancesPerGpuInstance,
            Some(
                missing::<
                    { slots::nvmlVgpuTypeGetMaxInstancesPerGpuInstance },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetMaxInstancesPerVm",
            c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int *)",
            slots::nvmlVgpuTypeGetMaxInstancesPerVm,
            Some(missing::<{ slots::nvmlVgpuTypeGetMaxInstancesPerVm }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetName",
            c"nvmlReturn_t (nvmlVgpuTypeId_t, char *, unsigned int *)",
            slots::nvmlVgpuTypeGetName,
            Some(missing::<{ slots::nvmlVgpuTypeGetName }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetNumDisplayHeads",
            c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int *)",
            slots::nvmlVgpuTypeGetNumDisplayHeads,
            Some(missing::<{ slots::nvmlVgpuTypeGetNumDisplayHeads }, 4294967254>),
        );
    table
        .c_function(
            c"nvmlVgpuTypeGetResolution",
            c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int, unsigned int *, unsigned int *)",
            slots::nvmlVgpuTypeGetResolution,
            Some(missing::<{ slots::nvmlVgpuTypeGetResolution }, 4294967254>),
        );
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Record(&nvml::nvmlAccountingStats_st));
    table.class(Class::Record(&nvml::nvmlAccountingStats_t));
    table.class(Class::Record(&nvml13::nvmlAccountingStats_v2_t));
    table.class(Class::Record(&nvml::nvmlActiveVgpuInstanceInfo_t));
    table.class(Class::Record(&nvml::nvmlActiveVgpuInstanceInfo_v1_t));
    table.class(Class::Record(&nvml13::nvmlAdaptiveTgpModeInfo_v1_t));
    table.class(Class::Value(&nvml::nvmlAffinityScope_t));
    table.class(Class::Record(&nvml::nvmlBAR1Memory_st));
    table.class(Class::Record(&nvml::nvmlBAR1Memory_t));
    table.class(Class::Record(&nvml13::nvmlBBXTimeData_v1_t));
    table.class(Class::Record(&nvml::nvmlBlacklistDeviceInfo_t));
    table.class(Class::Enum(&nvml13::nvmlBrandType_t));
    table.class(Class::Record(&nvml::nvmlBridgeChipHierarchy_st));
    table.class(Class::Record(&nvml::nvmlBridgeChipHierarchy_t));
    table.class(Class::Record(&nvml::nvmlBridgeChipInfo_st));
    table.class(Class::Record(&nvml::nvmlBridgeChipInfo_t));
    table.class(Class::Enum(&nvml::nvmlBridgeChipType_t));
    table.class(Class::Value(&nvml::nvmlBusType_t));
    table.class(Class::Record(&nvml::nvmlC2cModeInfo_v1_t));
    table.class(Class::Value(&nvml13::nvmlCPERCursorHandle_t));
    table.class(Class::Record(&nvml13::nvmlCPERCursor_v1_t));
    table.class(Class::Enum(&nvml13::nvmlCPERType_t));
    table.class(Class::Record(&nvml::nvmlClkMonFaultInfo_struct));
    table.class(Class::Record(&nvml::nvmlClkMonFaultInfo_t));
    table.class(Class::Record(&nvml::nvmlClkMonStatus_status));
    table.class(Class::Record(&nvml::nvmlClkMonStatus_t));
    table.class(Class::Enum(&nvml::nvmlClockId_t));
    table.class(Class::Enum(&nvml::nvmlClockLimitId_t));
    table.class(Class::Record(&nvml::nvmlClockOffset_t));
    table.class(Class::Record(&nvml::nvmlClockOffset_v1_t));
    table.class(Class::Enum(&nvml::nvmlClockType_t));
    table.class(Class::Record(&nvml::nvmlComputeInstanceInfo_st));
    table.class(Class::Record(&nvml::nvmlComputeInstanceInfo_t));
    table.class(Class::Record(&nvml::nvmlComputeInstancePlacement_st));
    table.class(Class::Record(&nvml::nvmlComputeInstancePlacement_t));
    table.class(Class::Record(&nvml::nvmlComputeInstanceProfileInfo_st));
    table.class(Class::Record(&nvml::nvmlComputeInstanceProfileInfo_t));
    table.class(Class::Record(&nvml::nvmlComputeInstanceProfileInfo_v2_st));
    table.class(Class::Record(&nvml::nvmlComputeInstanceProfileInfo_v2_t));
    table.class(Class::Record(&nvml::nvmlComputeInstanceProfileInfo_v3_st));
    table.class(Class::Record(&nvml::nvmlComputeInstanceProfileInfo_v3_t));
    table.class(Class::Value(&nvml::nvmlComputeInstance_t));
    table.class(Class::Enum(&nvml::nvmlComputeMode_t));
    table.class(Class::Record(&nvml::nvmlConfComputeGetKeyRotationThresholdInfo_st));
    table.class(Class::Record(&nvml::nvmlConfComputeGetKeyRotationThresholdInfo_t));
    table.class(Class::Record(&nvml::nvmlConfComputeGetKeyRotationThresholdInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlConfComputeGpuAttestationReport_st));
    table.class(Class::Record(&nvml::nvmlConfComputeGpuAttestationReport_t));
    table.class(Class::Record(&nvml::nvmlConfComputeGpuCertificate_st));
    table.class(Class::Record(&nvml::nvmlConfComputeGpuCertificate_t));
    table.class(Class::Record(&nvml::nvmlConfComputeMemSizeInfo_st));
    table.class(Class::Record(&nvml::nvmlConfComputeMemSizeInfo_t));
    table.class(Class::Record(&nvml::nvmlConfComputeSetKeyRotationThresholdInfo_st));
    table.class(Class::Record(&nvml::nvmlConfComputeSetKeyRotationThresholdInfo_t));
    table.class(Class::Record(&nvml::nvmlConfComputeSetKeyRotationThresholdInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlConfComputeSystemCaps_st));
    table.class(Class::Record(&nvml::nvmlConfComputeSystemCaps_t));
    table.class(Class::Record(&nvml::nvmlConfComputeSystemState_st));
    table.class(Class::Record(&nvml::nvmlConfComputeSystemState_t));
    table.class(Class::Enum(&nvml::nvmlCoolerControl_t));
    table.class(Class::Record(&nvml::nvmlCoolerInfo_t));
    table.class(Class::Record(&nvml::nvmlCoolerInfo_v1_t));
    table.class(Class::Enum(&nvml::nvmlCoolerTarget_t));
    table.class(Class::Record(&nvml13::nvmlCoreRailMetrics_t));
    table.class(Class::Enum(&nvml::nvmlDetachGpuState_t));
    table.class(Class::Enum(&nvml13::nvmlDeviceAddressingModeType_t));
    table.class(Class::Record(&nvml13::nvmlDeviceAddressingMode_t));
    table.class(Class::Record(&nvml13::nvmlDeviceAddressingMode_v1_t));
    table.class(Class::Value(&nvml::nvmlDeviceArchitecture_t));
    table.class(Class::Record(&nvml::nvmlDeviceAttributes_st));
    table.class(Class::Record(&nvml::nvmlDeviceAttributes_t));
    table.class(Class::Record(&nvml::nvmlDeviceCapabilities_t));
    table.class(Class::Record(&nvml::nvmlDeviceCapabilities_v1_t));
    table.class(Class::Record(&nvml::nvmlDeviceCurrentClockFreqs_t));
    table.class(Class::Record(&nvml::nvmlDeviceCurrentClockFreqs_v1_t));
    table.class(Class::Enum(&nvml::nvmlDeviceGpuRecoveryAction_t));
    table.class(Class::Record(&nvml::nvmlDevicePerfModes_t));
    table.class(Class::Record(&nvml::nvmlDevicePerfModes_v1_t));
    table.class(Class::Record(&nvml13::nvmlDevicePowerMizerModes_v1_t));
    table.class(Class::Enum(&nvml13::nvmlDeviceVgpuCapability_t));
    table.class(Class::Value(&nvml::nvmlDevice_t));
    table.class(Class::Record(&nvml::nvmlDramEncryptionInfo_t));
    table.class(Class::Record(&nvml::nvmlDramEncryptionInfo_v1_t));
    table.class(Class::Enum(&nvml::nvmlDriverModel_t));
    table.class(Class::Record(&nvml13::nvmlEccBankRemapperHistogram_v1_t));
    table.class(Class::Record(&nvml13::nvmlEccBankRemapperStatus_v1_t));
    table.class_as("nvmlEccBitType_t", Class::Enum(&nvml::nvmlMemoryErrorType_t));
    table.class(Class::Enum(&nvml::nvmlEccCounterType_t));
    table.class(Class::Record(&nvml::nvmlEccErrorCounts_st));
    table.class(Class::Record(&nvml::nvmlEccErrorCounts_t));
    table.class(Class::Record(&nvml::nvmlEccSramErrorStatus_t));
    table.class(Class::Record(&nvml::nvmlEccSramErrorStatus_v1_t));
    table.class(Class::Record(&nvml13::nvmlEccSramUniqueUncorrectedErrorCounts_t));
    table.class(Class::Record(&nvml13::nvmlEccSramUniqueUncorrectedErrorCounts_v1_t));
    table.class(Class::Record(&nvml13::nvmlEccSramUniqueUncorrectedErrorEntry_v1_t));
    table.class(Class::Enum(&nvml::nvmlEnableState_t));
    table.class(Class::Record(&nvml::nvmlEncoderSessionInfo_st));
    table.class(Class::Record(&nvml::nvmlEncoderSessionInfo_t));
    table.class(Class::Enum(&nvml::nvmlEncoderType_t));
    table.class(Class::Enum(&nvml13::nvmlEventDataType_t));
    table.class(Class::Record(&nvml::nvmlEventData_st));
    table.class(Class::Record(&nvml::nvmlEventData_t));
    table.class(Class::Record(&nvml13::nvmlEventSetGetContextCount_v1_t));
    table.class(Class::Record(&nvml13::nvmlEventSetGetContextData_v1_t));
    table.class(Class::Record(&nvml13::nvmlEventSetGetContextInfo_v1_t));
    table
        .class(
            Class::Record(
                &nvml13::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t,
            ),
        );
    table.class(Class::Record(&nvml13::nvmlEventSetWait_v3_t));
    table.class(Class::Value(&nvml::nvmlEventSet_t));
    table.class(Class::Record(&nvml::nvmlExcludedDeviceInfo_st));
    table.class(Class::Record(&nvml::nvmlExcludedDeviceInfo_t));
    table.class(Class::Record(&nvml::nvmlFBCSessionInfo_st));
    table.class(Class::Record(&nvml::nvmlFBCSessionInfo_t));
    table.class(Class::Enum(&nvml::nvmlFBCSessionType_t));
    table.class(Class::Record(&nvml::nvmlFBCStats_st));
    table.class(Class::Record(&nvml::nvmlFBCStats_t));
    table.class(Class::Value(&nvml::nvmlFanControlPolicy_t));
    table.class(Class::Record(&nvml::nvmlFanSpeedInfo_t));
    table.class(Class::Record(&nvml::nvmlFanSpeedInfo_v1_t));
    table.class(Class::Enum(&nvml::nvmlFanState_t));
    table.class(Class::Record(&nvml::nvmlFieldValue_st));
    table.class(Class::Record(&nvml::nvmlFieldValue_t));
    table.class(Class::Record(&nvml13::nvmlGetCPER_v1_t));
    table.class(Class::Record(&nvml13::nvmlGetMemoryLimits_v1_t));
    table.class(Class::Enum(&nvml13::nvmlGpmMetricId_t));
    table.class(Class::Record(&nvml::nvmlGpmMetric_t));
    table.class(Class::Record(&nvml::nvmlGpmMetric_t_metricInfo));
    table.class(Class::Record(&nvml13::nvmlGpmMetricsGet_t));
    table.class(Class::Value(&nvml::nvmlGpmSample_t));
    table.class(Class::Record(&nvml::nvmlGpmSupport_t));
    table.class(Class::Record(&nvml::nvmlGpuDynamicPstatesInfo_st));
    table.class(Class::Record(&nvml::nvmlGpuDynamicPstatesInfo_t));
    table.class(Class::Record(&nvml::nvmlGpuDynamicPstatesInfo_t_utilization));
    table.class(Class::Record(&nvml13::nvmlGpuFabricClique_v1_t));
    table.class(Class::Record(&nvml13::nvmlGpuFabricInfoV_t));
    table.class(Class::Record(&nvml::nvmlGpuFabricInfo_t));
    table.class(Class::Record(&nvml::nvmlGpuFabricInfo_v2_t));
    table.class(Class::Record(&nvml13::nvmlGpuFabricInfo_v3_t));
    table.class(Class::Record(&nvml13::nvmlGpuFabricInfo_v4_t));
    table.class(Class::Value(&nvml::nvmlGpuFabricState_t));
    table.class(Class::Record(&nvml::nvmlGpuInstanceInfo_st));
    table.class(Class::Record(&nvml::nvmlGpuInstanceInfo_t));
    table.class(Class::Record(&nvml::nvmlGpuInstancePlacement_st));
    table.class(Class::Record(&nvml::nvmlGpuInstancePlacement_t));
    table.class(Class::Record(&nvml::nvmlGpuInstanceProfileInfo_st));
    table.class(Class::Record(&nvml::nvmlGpuInstanceProfileInfo_t));
    table.class(Class::Record(&nvml::nvmlGpuInstanceProfileInfo_v2_st));
    table.class(Class::Record(&nvml::nvmlGpuInstanceProfileInfo_v2_t));
    table.class(Class::Record(&nvml::nvmlGpuInstanceProfileInfo_v3_st));
    table.class(Class::Record(&nvml::nvmlGpuInstanceProfileInfo_v3_t));
    table.class(Class::Value(&nvml::nvmlGpuInstance_t));
    table.class(Class::Enum(&nvml::nvmlGpuOperationMode_t));
    table.class(Class::Record(&nvml13::nvmlGpuOperationalEventConfig_v1_st));
    table.class(Class::Record(&nvml13::nvmlGpuOperationalEventConfig_v1_t));
    table.class(Class::Enum(&nvml13::nvmlGpuOperationalEventContextType_t));
    table.class(Class::Enum(&nvml13::nvmlGpuOperationalEventLogLevel_t));
    table.class(Class::Enum(&nvml::nvmlGpuP2PCapsIndex_t));
    table.class(Class::Enum(&nvml::nvmlGpuP2PStatus_t));
    table.class(Class::Record(&nvml::nvmlGpuThermalSettings_t));
    table.class(Class::Record(&nvml::nvmlGpuThermalSettings_t_sensor));
    table.class(Class::Enum(&nvml::nvmlGpuTopologyLevel_t));
    table.class(Class::Record(&nvml13::nvmlGpuUptime_v1_t));
    table.class(Class::Enum(&nvml::nvmlGpuUtilizationDomainId_t));
    table.class(Class::Enum(&nvml::nvmlGpuVirtualizationMode_t));
    table.class(Class::Record(&nvml::nvmlGridLicensableFeature_st));
    table.class(Class::Record(&nvml::nvmlGridLicensableFeature_t));
    table.class(Class::Record(&nvml::nvmlGridLicensableFeatures_st));
    table.class(Class::Record(&nvml::nvmlGridLicensableFeatures_t));
    table.class(Class::Record(&nvml::nvmlGridLicenseExpiry_st));
    table.class(Class::Record(&nvml::nvmlGridLicenseExpiry_t));
    table.class(Class::Enum(&nvml::nvmlGridLicenseFeatureCode_t));
    table.class(Class::Enum(&nvml::nvmlHostVgpuMode_t));
    table.class(Class::Record(&nvml13::nvmlHostname_v1_t));
    table.class(Class::Record(&nvml::nvmlHwbcEntry_st));
    table.class(Class::Record(&nvml::nvmlHwbcEntry_t));
    table.class(Class::Enum(&nvml::nvmlInforomObject_t));
    table.class(Class::Enum(&nvml::nvmlIntNvLinkDeviceType_t));
    table.class(Class::Enum(&nvml::nvmlLedColor_t));
    table.class(Class::Record(&nvml::nvmlLedState_st));
    table.class(Class::Record(&nvml::nvmlLedState_t));
    table.class(Class::Record(&nvml::nvmlMarginTemperature_t));
    table.class(Class::Record(&nvml::nvmlMarginTemperature_v1_t));
    table.class(Class::Record(&nvml::nvmlMask255_t));
    table.class(Class::Enum(&nvml::nvmlMemoryErrorType_t));
    table.class(Class::Enum(&nvml::nvmlMemoryLocation_t));
    table.class(Class::Record(&nvml::nvmlMemory_st));
    table.class(Class::Record(&nvml::nvmlMemory_t));
    table.class(Class::Record(&nvml::nvmlMemory_v2_st));
    table.class(Class::Record(&nvml::nvmlMemory_v2_t));
    table.class(Class::Enum(&nvml::nvmlNvLinkCapability_t));
    table.class(Class::Enum(&nvml::nvmlNvLinkErrorCounter_t));
    table.class(Class::Record(&nvml13::nvmlNvLinkInfo_t));
    table.class(Class::Record(&nvml13::nvmlNvLinkInfo_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvLinkInfo_v2_t));
    table.class(Class::Record(&nvml13::nvmlNvLinkInfo_v3_t));
    table.class(Class::Record(&nvml::nvmlNvLinkPowerThres_st));
    table.class(Class::Record(&nvml::nvmlNvLinkPowerThres_t));
    table.class(Class::Record(&nvml::nvmlNvLinkUtilizationControl_st));
    table.class(Class::Record(&nvml::nvmlNvLinkUtilizationControl_t));
    table.class(Class::Enum(&nvml::nvmlNvLinkUtilizationCountPktTypes_t));
    table.class(Class::Enum(&nvml::nvmlNvLinkUtilizationCountUnits_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkFirmwareInfo_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkFirmwareVersion_t));
    table.class(Class::Record(&nvml::nvmlNvlinkGetBwMode_t));
    table.class(Class::Record(&nvml::nvmlNvlinkGetBwMode_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkGetRemapTableInfo_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkLockRemapTable_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkNvlePrivateInfo_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkSetBwModeAsync_v1_t));
    table.class(Class::Record(&nvml::nvmlNvlinkSetBwMode_t));
    table.class(Class::Record(&nvml::nvmlNvlinkSetBwMode_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkSetNvleReady_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkSetupNvleEncryptionKey_v1_t));
    table.class(Class::Record(&nvml::nvmlNvlinkSupportedBwModes_t));
    table.class(Class::Record(&nvml::nvmlNvlinkSupportedBwModes_v1_t));
    table.class(Class::Enum(&nvml13::nvmlNvlinkTelemetrySampleType_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkTelemetrySample_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkTelemetrySamples_v1_t));
    table.class(Class::Enum(&nvml::nvmlNvlinkVersion_t));
    table.class(Class::Record(&nvml13::nvmlObservedMetrics_t));
    table.class(Class::Enum(&nvml13::nvmlOperationalEventSeverity_t));
    table.class(Class::Enum(&nvml13::nvmlPRMCounterId_t));
    table.class(Class::Record(&nvml13::nvmlPRMCounterInput_v1_t));
    table.class(Class::Record(&nvml13::nvmlPRMCounterList_v1_t));
    table.class(Class::Record(&nvml13::nvmlPRMCounterValue_v1_t));
    table.class(Class::Record(&nvml13::nvmlPRMCounter_v1_t));
    table.class(Class::Record(&nvml13::nvmlPRMTLV_v1_t));
    table.class(Class::Record(&nvml13::nvmlPRMTLV_v1_t_anon0));
    table.class(Class::Record(&nvml::nvmlPSUInfo_st));
    table.class(Class::Record(&nvml::nvmlPSUInfo_t));
    table.class(Class::Enum(&nvml::nvmlPageRetirementCause_t));
    table.class(Class::Record(&nvml::nvmlPciInfoExt_t));
    table.class(Class::Record(&nvml::nvmlPciInfoExt_v1_t));
    table.class(Class::Record(&nvml::nvmlPciInfo_st));
    table.class(Class::Record(&nvml::nvmlPciInfo_t));
    table.class(Class::Enum(&nvml::nvmlPcieLinkState_t));
    table.class(Class::Enum(&nvml::nvmlPcieUtilCounter_t));
    table.class(Class::Record(&nvml13::nvmlPdi_t));
    table.class(Class::Record(&nvml13::nvmlPdi_v1_t));
    table.class(Class::Record(&nvml13::nvmlPerfMetricControllerSample_t));
    table.class(Class::Record(&nvml13::nvmlPerfMetricControllerSample_t_data));
    table.class(Class::Record(&nvml13::nvmlPerfMetricsDlppc2xSample_t));
    table.class(Class::Record(&nvml13::nvmlPerfMetricsPfpp1xSample_t));
    table.class(Class::Record(&nvml13::nvmlPerfMetricsSample_t));
    table.class(Class::Record(&nvml13::nvmlPerfMetricsSamples_v1_t));
    table.class(Class::Enum(&nvml::nvmlPerfPolicyType_t));
    table.class(Class::Record(&nvml::nvmlPlatformInfo_t));
    table.class(Class::Record(&nvml::nvmlPlatformInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlPlatformInfo_v2_t));
    table.class(Class::Record(&nvml13::nvmlPmgrPwrTuple_t));
    table.class(Class::Enum(&nvml13::nvmlPowerProfileOperation_t));
    table.class(Class::Enum(&nvml13::nvmlPowerProfileType_t));
    table.class(Class::Value(&nvml::nvmlPowerScopeType_t));
    table.class(Class::Record(&nvml::nvmlPowerSmoothingProfile_t));
    table.class(Class::Record(&nvml::nvmlPowerSmoothingProfile_v1_t));
    table.class(Class::Record(&nvml::nvmlPowerSmoothingState_t));
    table.class(Class::Record(&nvml::nvmlPowerSmoothingState_v1_t));
    table.class(Class::Value(&nvml::nvmlPowerSource_t));
    table.class(Class::Record(&nvml::nvmlPowerValue_v2_t));
    table.class(Class::Record(&nvml::nvmlProcessDetailList_t));
    table.class(Class::Record(&nvml::nvmlProcessDetailList_v1_t));
    table.class(Class::Record(&nvml::nvmlProcessDetail_v1_t));
    table.class(Class::Record(&nvml13::nvmlProcessInfo_t));
    table.class(Class::Record(&nvml::nvmlProcessInfo_v1_st));
    table.class(Class::Record(&nvml::nvmlProcessInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlProcessInfo_v2_st));
    table.class(Class::Record(&nvml::nvmlProcessInfo_v2_t));
    table.class(Class::Enum(&nvml13::nvmlProcessMode_t));
    table.class(Class::Record(&nvml::nvmlProcessUtilizationInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlProcessUtilizationSample_st));
    table.class(Class::Record(&nvml::nvmlProcessUtilizationSample_t));
    table.class(Class::Record(&nvml::nvmlProcessesUtilizationInfo_t));
    table.class(Class::Record(&nvml::nvmlProcessesUtilizationInfo_v1_t));
    table.class(Class::Enum(&nvml::nvmlPstates_t));
    table.class(Class::Record(&nvml13::nvmlPwrModelMetricsDlppm1xDramclkEstimates_t));
    table.class(Class::Record(&nvml13::nvmlPwrModelMetricsDlppm1xPerf_t));
    table.class(Class::Record(&nvml13::nvmlPwrModelMetricsDlppm1x_t));
    table.class(Class::Record(&nvml13::nvmlPwrModelMetricsPfpp1x_t));
    table.class(Class::Record(&nvml13::nvmlPwrModelMetricsSamplePfpp1x_t));
    table.class(Class::Record(&nvml13::nvmlPwrModelOperatingPointPfpp1x_t));
    table.class(Class::Record(&nvml13::nvmlRailMetrics_t));
    table.class(Class::Record(&nvml13::nvmlRemappedRowsInfo_v2_t));
    table.class(Class::Record(&nvml13::nvmlRepairStatus_t));
    table.class(Class::Record(&nvml13::nvmlRepairStatus_v1_t));
    table.class(Class::Enum(&nvml::nvmlRestrictedAPI_t));
    table.class(Class::Enum(&nvml::nvmlReturn_t));
    table.class(Class::Record(&nvml::nvmlRowRemapperHistogramValues_st));
    table.class(Class::Record(&nvml::nvmlRowRemapperHistogramValues_t));
    table.class(Class::Record(&nvml13::nvmlRusdSettings_v1_t));
    table.class(Class::Record(&nvml::nvmlSample_st));
    table.class(Class::Record(&nvml::nvmlSample_t));
    table.class(Class::Enum(&nvml::nvmlSamplingType_t));
    table.class(Class::Record(&nvml13::nvmlSetMemoryLimits_v1_t));
    table.class(Class::Record(&nvml::nvmlSystemConfComputeSettings_t));
    table.class(Class::Record(&nvml::nvmlSystemConfComputeSettings_v1_t));
    table.class(Class::Record(&nvml13::nvmlSystemConfComputeSettings_v2_t));
    table.class(Class::Record(&nvml::nvmlSystemDriverBranchInfo_t));
    table.class(Class::Record(&nvml::nvmlSystemDriverBranchInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlSystemEventData_v1_t));
    table.class(Class::Record(&nvml::nvmlSystemEventSetCreateRequest_t));
    table.class(Class::Record(&nvml::nvmlSystemEventSetCreateRequest_v1_t));
    table.class(Class::Record(&nvml::nvmlSystemEventSetFreeRequest_t));
    table.class(Class::Record(&nvml::nvmlSystemEventSetFreeRequest_v1_t));
    table.class(Class::Record(&nvml::nvmlSystemEventSetWaitRequest_t));
    table.class(Class::Record(&nvml::nvmlSystemEventSetWaitRequest_v1_t));
    table.class(Class::Value(&nvml::nvmlSystemEventSet_t));
    table.class(Class::Record(&nvml::nvmlSystemRegisterEventRequest_t));
    table.class(Class::Record(&nvml::nvmlSystemRegisterEventRequest_v1_t));
    table.class(Class::Enum(&nvml13::nvmlTemperatureSensors_t));
    table.class(Class::Enum(&nvml::nvmlTemperatureThresholds_t));
    table.class(Class::Record(&nvml13::nvmlTemperature_t));
    table.class(Class::Record(&nvml13::nvmlTemperature_v1_t));
    table.class(Class::Enum(&nvml::nvmlThermalController_t));
    table.class(Class::Enum(&nvml::nvmlThermalTarget_t));
    table.class(Class::Enum(&nvml::nvmlUUIDType_t));
    table.class(Class::Record(&nvml::nvmlUUIDValue_t));
    table.class(Class::Record(&nvml::nvmlUUID_t));
    table.class(Class::Record(&nvml::nvmlUUID_v1_t));
    table.class(Class::Record(&nvml::nvmlUnitFanInfo_st));
    table.class(Class::Record(&nvml::nvmlUnitFanInfo_t));
    table.class(Class::Record(&nvml::nvmlUnitFanSpeeds_st));
    table.class(Class::Record(&nvml::nvmlUnitFanSpeeds_t));
    table.class(Class::Record(&nvml::nvmlUnitInfo_st));
    table.class(Class::Record(&nvml::nvmlUnitInfo_t));
    table.class(Class::Value(&nvml::nvmlUnit_t));
    table.class(Class::Record(&nvml13::nvmlUnrepairableMemoryStatus_v1_t));
    table.class(Class::Record(&nvml::nvmlUtilization_st));
    table.class(Class::Record(&nvml::nvmlUtilization_t));
    table.class(Class::Enum(&nvml::nvmlValueType_t));
    table.class(Class::Record(&nvml::nvmlValue_st));
    table.class(Class::Record(&nvml::nvmlValue_t));
    table.class(Class::Enum(&nvml::nvmlVgpuCapability_t));
    table.class(Class::Record(&nvml::nvmlVgpuCreatablePlacementInfo_t));
    table.class(Class::Record(&nvml::nvmlVgpuCreatablePlacementInfo_v1_t));
    table.class(Class::Enum(&nvml::nvmlVgpuDriverCapability_t));
    table.class(Class::Enum(&nvml::nvmlVgpuGuestInfoState_t));
    table.class(Class::Record(&nvml::nvmlVgpuHeterogeneousMode_t));
    table.class(Class::Record(&nvml::nvmlVgpuHeterogeneousMode_v1_t));
    table.class(Class::Record(&nvml::nvmlVgpuInstanceUtilizationInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlVgpuInstanceUtilizationSample_st));
    table.class(Class::Record(&nvml::nvmlVgpuInstanceUtilizationSample_t));
    table.class(Class::Value(&nvml::nvmlVgpuInstance_t));
    table.class(Class::Record(&nvml::nvmlVgpuInstancesUtilizationInfo_t));
    table.class(Class::Record(&nvml::nvmlVgpuInstancesUtilizationInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlVgpuLicenseExpiry_st));
    table.class(Class::Record(&nvml::nvmlVgpuLicenseExpiry_t));
    table.class(Class::Record(&nvml::nvmlVgpuLicenseInfo_st));
    table.class(Class::Record(&nvml::nvmlVgpuLicenseInfo_t));
    table.class(Class::Record(&nvml::nvmlVgpuMetadata_st));
    table.class(Class::Record(&nvml::nvmlVgpuMetadata_t));
    table.class(Class::Enum(&nvml::nvmlVgpuPgpuCompatibilityLimitCode_t));
    table.class(Class::Record(&nvml::nvmlVgpuPgpuCompatibility_st));
    table.class(Class::Record(&nvml::nvmlVgpuPgpuCompatibility_t));
    table.class(Class::Record(&nvml::nvmlVgpuPgpuMetadata_st));
    table.class(Class::Record(&nvml::nvmlVgpuPgpuMetadata_t));
    table.class(Class::Record(&nvml::nvmlVgpuPlacementId_t));
    table.class(Class::Record(&nvml::nvmlVgpuPlacementId_v1_t));
    table.class(Class::Record(&nvml::nvmlVgpuPlacementList_t));
    table.class(Class::Record(&nvml::nvmlVgpuPlacementList_v1_t));
    table.class(Class::Record(&nvml::nvmlVgpuPlacementList_v2_t));
    table.class(Class::Record(&nvml::nvmlVgpuProcessUtilizationInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlVgpuProcessUtilizationSample_st));
    table.class(Class::Record(&nvml::nvmlVgpuProcessUtilizationSample_t));
    table.class(Class::Record(&nvml::nvmlVgpuProcessesUtilizationInfo_t));
    table.class(Class::Record(&nvml::nvmlVgpuProcessesUtilizationInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlVgpuRuntimeState_t));
    table.class(Class::Record(&nvml::nvmlVgpuRuntimeState_v1_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerCapabilities_st));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerCapabilities_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerGetState_st));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerGetState_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerLogEntries_st));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerLogEntry_t));
    table.class(Class::Record(&nvml13::nvmlVgpuSchedulerLogEntry_v2_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerLogInfo_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerLogInfo_v1_t));
    table.class(Class::Record(&nvml13::nvmlVgpuSchedulerLogInfo_v2_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerLog_st));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerLog_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerParams_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerParams_t_vgpuSchedData));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerSetParams_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerSetParams_t_vgpuSchedData));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerSetState_st));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerSetState_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerStateInfo_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerStateInfo_v1_t));
    table.class(Class::Record(&nvml13::nvmlVgpuSchedulerStateInfo_v2_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerState_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerState_v1_t));
    table.class(Class::Record(&nvml13::nvmlVgpuSchedulerState_v2_t));
    table.class(Class::Record(&nvml::nvmlVgpuTypeBar1Info_t));
    table.class(Class::Record(&nvml::nvmlVgpuTypeBar1Info_v1_t));
    table.class(Class::Record(&nvml::nvmlVgpuTypeIdInfo_t));
    table.class(Class::Record(&nvml::nvmlVgpuTypeIdInfo_v1_t));
    table.class(Class::Value(&nvml::nvmlVgpuTypeId_t));
    table.class(Class::Record(&nvml::nvmlVgpuTypeMaxInstance_t));
    table.class(Class::Record(&nvml::nvmlVgpuTypeMaxInstance_v1_t));
    table.class(Class::Record(&nvml::nvmlVgpuVersion_st));
    table.class(Class::Record(&nvml::nvmlVgpuVersion_t));
    table.class(Class::Enum(&nvml::nvmlVgpuVmCompatibility_t));
    table.class(Class::Enum(&nvml::nvmlVgpuVmIdType_t));
    table.class(Class::Record(&nvml::nvmlViolationTime_st));
    table.class(Class::Record(&nvml::nvmlViolationTime_t));
    table.class(Class::Record(&nvml::nvmlWorkloadPowerProfileCurrentProfiles_t));
    table.class(Class::Record(&nvml::nvmlWorkloadPowerProfileCurrentProfiles_v1_t));
    table.class(Class::Record(&nvml::nvmlWorkloadPowerProfileInfo_t));
    table.class(Class::Record(&nvml::nvmlWorkloadPowerProfileInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlWorkloadPowerProfileProfilesInfo_t));
    table.class(Class::Record(&nvml::nvmlWorkloadPowerProfileProfilesInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlWorkloadPowerProfileRequestedProfiles_t));
    table.class(Class::Record(&nvml::nvmlWorkloadPowerProfileRequestedProfiles_v1_t));
    table.class(Class::Record(&nvml13::nvmlWorkloadPowerProfileUpdateProfiles_v1_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("INVALID_GPU_INSTANCE_ID", Constant::Int(4294967295));
    table.constant("INVALID_GPU_INSTANCE_PROFILE_ID", Constant::Int(4294967295));
    table.constant("MAX_CLK_DOMAINS", Constant::Int(32));
    table.constant("NVML_255_MASK_BITS_PER_ELEM", Constant::Int(32));
    table.constant("NVML_255_MASK_NUM_ELEMS", Constant::Int(8));
    table.constant("NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED", Constant::Int(0));
    table.constant("NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED", Constant::Int(1));
    table.constant("NVML_AFFINITY_SCOPE_NODE", Constant::Int(0));
    table.constant("NVML_AFFINITY_SCOPE_SOCKET", Constant::Int(1));
    table.constant("NVML_API_VERSION", Constant::Int(13));
    table.constant("NVML_API_VERSION_STR", Constant::String("13"));
    table.constant("NVML_BUS_TYPE_AGP", Constant::Int(4));
    table.constant("NVML_BUS_TYPE_FPCI", Constant::Int(3));
    table.constant("NVML_BUS_TYPE_PCI", Constant::Int(1));
    table.constant("NVML_BUS_TYPE_PCIE", Constant::Int(2));
    table.constant("NVML_BUS_TYPE_UNKNOWN", Constant::Int(0));
    table.constant("NVML_C2C_POWER_STATE_FULL_POWER", Constant::Int(0));
    table.constant("NVML_C2C_POWER_STATE_LOW_POWER", Constant::Int(1));
    table.constant("NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE", Constant::Int(0));
    table.constant("NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE", Constant::Int(1));
    table.constant("NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT", Constant::Int(0));
    table.constant("NVML_CC_CEC_ATTESTATION_REPORT_PRESENT", Constant::Int(1));
    table.constant("NVML_CC_GPU_ATTESTATION_REPORT_SIZE", Constant::Int(8192));
    table.constant("NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE", Constant::Int(4096));
    table.constant("NVML_CC_GPU_CEC_NONCE_SIZE", Constant::Int(32));
    table
        .constant(
            "NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX",
            Constant::Int(65),
        );
    table
        .constant(
            "NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN",
            Constant::Int(50),
        );
    table.constant("NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV", Constant::Int(1));
    table.constant("NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP", Constant::Int(3));
    table.constant("NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_TIO", Constant::Int(7));
    table.constant("NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM", Constant::Int(4));
    table.constant("NVML_CC_SYSTEM_CPU_CAPS_ARM_CCA", Constant::Int(5));
    table.constant("NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX", Constant::Int(2));
    table.constant("NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX_CONNECT", Constant::Int(6));
    table.constant("NVML_CC_SYSTEM_CPU_CAPS_NONE", Constant::Int(0));
    table.constant("NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF", Constant::Int(0));
    table.constant("NVML_CC_SYSTEM_DEVTOOLS_MODE_ON", Constant::Int(1));
    table.constant("NVML_CC_SYSTEM_ENVIRONMENT_PROD", Constant::Int(2));
    table.constant("NVML_CC_SYSTEM_ENVIRONMENT_SIM", Constant::Int(1));
    table.constant("NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE", Constant::Int(0));
    table.constant("NVML_CC_SYSTEM_FEATURE_BMSAI_ENABLED", Constant::Int(2));
    table.constant("NVML_CC_SYSTEM_FEATURE_DISABLED", Constant::Int(0));
    table.constant("NVML_CC_SYSTEM_FEATURE_ENABLED", Constant::Int(1));
    table.constant("NVML_CC_SYSTEM_GPUS_CC_BMSAI_CAPABLE", Constant::Int(2));
    table.constant("NVML_CC_SYSTEM_GPUS_CC_CAPABLE", Constant::Int(1));
    table.constant("NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE", Constant::Int(0));
    table.constant("NVML_CC_SYSTEM_MULTIGPU_NONE", Constant::Int(0));
    table.constant("NVML_CC_SYSTEM_MULTIGPU_NVLE", Constant::Int(2));
    table.constant("NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE", Constant::Int(1));
    table.constant("NVML_CC_SYSTEM_TDISP_STATE_DISABLED", Constant::Int(0));
    table.constant("NVML_CC_SYSTEM_TDISP_STATE_NOT_READY", Constant::Int(1));
    table.constant("NVML_CC_SYSTEM_TDISP_STATE_READY", Constant::Int(2));
    table.constant("NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT", Constant::Int(1));
    table.constant("NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED", Constant::Int(0));
    table.constant("NVML_COMPUTE_INSTANCE_ID_ANY", Constant::Int(4294967295));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE", Constant::Int(0));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1", Constant::Int(7));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE", Constant::Int(1));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE", Constant::Int(2));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE", Constant::Int(3));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE", Constant::Int(6));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE", Constant::Int(4));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE_NVL", Constant::Int(8));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE", Constant::Int(5));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX", Constant::Int(1));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_COUNT", Constant::Int(9));
    table.constant("NVML_CPER_CURSOR_HANDLE_INIT", Constant::Int(0));
    table.constant("NVML_DEVICE_ARCH_ADA", Constant::Int(8));
    table.constant("NVML_DEVICE_ARCH_AMPERE", Constant::Int(7));
    table.constant("NVML_DEVICE_ARCH_BLACKWELL", Constant::Int(10));
    table.constant("NVML_DEVICE_ARCH_DLA", Constant::Int(11));
    table.constant("NVML_DEVICE_ARCH_DLA2", Constant::Int(12));
    table.constant("NVML_DEVICE_ARCH_HOPPER", Constant::Int(9));
    table.constant("NVML_DEVICE_ARCH_KEPLER", Constant::Int(2));
    table.constant("NVML_DEVICE_ARCH_MAXWELL", Constant::Int(3));
    table.constant("NVML_DEVICE_ARCH_NPU3", Constant::Int(15));
    table.constant("NVML_DEVICE_ARCH_PASCAL", Constant::Int(4));
    table.constant("NVML_DEVICE_ARCH_RUBIN", Constant::Int(13));
    table.constant("NVML_DEVICE_ARCH_TURING", Constant::Int(6));
    table.constant("NVML_DEVICE_ARCH_UNKNOWN", Constant::Int(4294967295));
    table.constant("NVML_DEVICE_ARCH_VOLTA", Constant::Int(5));
    table.constant("NVML_DEVICE_HOSTNAME_BUFFER_SIZE", Constant::Int(64));
    table.constant("NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE", Constant::Int(16));
    table
        .constant(
            "NVML_DEVICE_MEMORY_LIMIT_MAX",
            Constant::Unsigned(18446744073709551615),
        );
    table.constant("NVML_DEVICE_MIG_DISABLE", Constant::Int(0));
    table.constant("NVML_DEVICE_MIG_ENABLE", Constant::Int(1));
    table.constant("NVML_DEVICE_NAME_BUFFER_SIZE", Constant::Int(64));
    table.constant("NVML_DEVICE_NAME_V2_BUFFER_SIZE", Constant::Int(96));
    table.constant("NVML_DEVICE_PART_NUMBER_BUFFER_SIZE", Constant::Int(80));
    table.constant("NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE", Constant::Int(32));
    table.constant("NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE", Constant::Int(16));
    table.constant("NVML_DEVICE_PCI_BUS_ID_FMT", Constant::String("%08X:%02X:%02X.0"));
    table
        .constant(
            "NVML_DEVICE_PCI_BUS_ID_LEGACY_FMT",
            Constant::String("%04X:%02X:%02X.0"),
        );
    table.constant("NVML_DEVICE_SERIAL_BUFFER_SIZE", Constant::Int(30));
    table.constant("NVML_DEVICE_UUID_ASCII_LEN", Constant::Int(41));
    table.constant("NVML_DEVICE_UUID_BINARY_LEN", Constant::Int(16));
    table.constant("NVML_DEVICE_UUID_BUFFER_SIZE", Constant::Int(80));
    table.constant("NVML_DEVICE_UUID_V2_BUFFER_SIZE", Constant::Int(96));
    table.constant("NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE", Constant::Int(32));
    table.constant("NVML_DEV_CAP_EGM", Constant::Int(1));
    table
        .constant(
            "NVML_DOUBLE_BIT_ECC",
            Constant::Enum(&nvml::nvmlMemoryErrorType_t, 1),
        );
    table.constant("NVML_FAN_POLICY_MANUAL", Constant::Int(1));
    table.constant("NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW", Constant::Int(0));
    table.constant("NVML_FI_DEV_ACTIVE_BANK_REMAPPINGS", Constant::Int(303));
    table.constant("NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_MAX", Constant::Int(305));
    table.constant("NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_NONE", Constant::Int(306));
    table.constant("NVML_FI_DEV_C2C_LINK_COUNT", Constant::Int(170));
    table.constant("NVML_FI_DEV_C2C_LINK_ERROR_INTR", Constant::Int(231));
    table.constant("NVML_FI_DEV_C2C_LINK_ERROR_REPLAY", Constant::Int(232));
    table.constant("NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B", Constant::Int(233));
    table.constant("NVML_FI_DEV_C2C_LINK_GET_MAX_BW", Constant::Int(172));
    table.constant("NVML_FI_DEV_C2C_LINK_GET_STATUS", Constant::Int(171));
    table.constant("NVML_FI_DEV_C2C_LINK_POWER_STATE", Constant::Int(234));
    table
        .constant(
            "NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN",
            Constant::Int(271),
        );
    table
        .constant(
            "NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN",
            Constant::Int(270),
        );
    table.constant("NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP", Constant::Int(74));
    table
        .constant(
            "NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN",
            Constant::Int(269),
        );
    table.constant("NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST", Constant::Int(76));
    table.constant("NVML_FI_DEV_DRAIN_AND_RESET_STATUS", Constant::Int(227));
    table.constant("NVML_FI_DEV_ECC_CURRENT", Constant::Int(1));
    table.constant("NVML_FI_DEV_ECC_DBE_AGG_CBU", Constant::Int(28));
    table.constant("NVML_FI_DEV_ECC_DBE_AGG_DEV", Constant::Int(23));
    table.constant("NVML_FI_DEV_ECC_DBE_AGG_L1", Constant::Int(19));
    table.constant("NVML_FI_DEV_ECC_DBE_AGG_L2", Constant::Int(21));
    table.constant("NVML_FI_DEV_ECC_DBE_AGG_REG", Constant::Int(25));
    table.constant("NVML_FI_DEV_ECC_DBE_AGG_TEX", Constant::Int(27));
    table.constant("NVML_FI_DEV_ECC_DBE_AGG_TOTAL", Constant::Int(6));
    table.constant("NVML_FI_DEV_ECC_DBE_VOL_CBU", Constant::Int(17));
    table.constant("NVML_FI_DEV_ECC_DBE_VOL_DEV", Constant::Int(12));
    table.constant("NVML_FI_DEV_ECC_DBE_VOL_L1", Constant::Int(8));
    table.constant("NVML_FI_DEV_ECC_DBE_VOL_L2", Constant::Int(10));
    table.constant("NVML_FI_DEV_ECC_DBE_VOL_REG", Constant::Int(14));
    table.constant("NVML_FI_DEV_ECC_DBE_VOL_TEX", Constant::Int(16));
    table.constant("NVML_FI_DEV_ECC_DBE_VOL_TOTAL", Constant::Int(4));
    table.constant("NVML_FI_DEV_ECC_PENDING", Constant::Int(2));
    table.constant("NVML_FI_DEV_ECC_SBE_AGG_DEV", Constant::Int(22));
    table.constant("NVML_FI_DEV_ECC_SBE_AGG_L1", Constant::Int(18));
    table.constant("NVML_FI_DEV_ECC_SBE_AGG_L2", Constant::Int(20));
    table.constant("NVML_FI_DEV_ECC_SBE_AGG_REG", Constant::Int(24));
    table.constant("NVML_FI_DEV_ECC_SBE_AGG_TEX", Constant::Int(26));
    table.constant("NVML_FI_DEV_ECC_SBE_AGG_TOTAL", Constant::Int(5));
    table.constant("NVML_FI_DEV_ECC_SBE_VOL_DEV", Constant::Int(11));
    table.constant("NVML_FI_DEV_ECC_SBE_VOL_L1", Constant::Int(7));
    table.constant("NVML_FI_DEV_ECC_SBE_VOL_L2", Constant::Int(9));
    table.constant("NVML_FI_DEV_ECC_SBE_VOL_REG", Constant::Int(13));
    table.constant("NVML_FI_DEV_ECC_SBE_VOL_TEX", Constant::Int(15));
    table.constant("NVML_FI_DEV_ECC_SBE_VOL_TOTAL", Constant::Int(3));
    table.constant("NVML_FI_DEV_EDPP_MULTIPLIER", Constant::Int(274));
    table.constant("NVML_FI_DEV_ENERGY", Constant::Int(191));
    table.constant("NVML_FI_DEV_GET_GPU_RECOVERY_ACTION", Constant::Int(230));
    table.constant("NVML_FI_DEV_GPU_TEMP", Constant::Int(308));
    table.constant("NVML_FI_DEV_INACTIVE_BANK_REMAPPINGS", Constant::Int(304));
    table
        .constant(
            "NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE",
            Constant::Int(199),
        );
    table.constant("NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED", Constant::Int(184));
    table
        .constant(
            "NVML_FI_DEV_MCLK_MIN_SWITCH_INTERVAL_MILLISECONDS",
            Constant::Int(299),
        );
    table.constant("NVML_FI_DEV_MCLK_SWITCH_TYPE", Constant::Int(298));
    table.constant("NVML_FI_DEV_MEMORY_TEMP", Constant::Int(82));
    table.constant("NVML_FI_DEV_MMA_STALL_PERCENT", Constant::Int(297));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0", Constant::Int(60));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1", Constant::Int(61));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10", Constant::Int(124));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11", Constant::Int(125));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2", Constant::Int(62));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3", Constant::Int(63));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4", Constant::Int(64));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5", Constant::Int(65));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6", Constant::Int(120));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7", Constant::Int(121));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8", Constant::Int(122));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9", Constant::Int(123));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL", Constant::Int(66));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0", Constant::Int(67));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1", Constant::Int(68));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10", Constant::Int(130));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11", Constant::Int(131));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2", Constant::Int(69));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3", Constant::Int(70));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4", Constant::Int(71));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5", Constant::Int(72));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6", Constant::Int(126));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7", Constant::Int(127));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8", Constant::Int(128));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9", Constant::Int(129));
    table.constant("NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL", Constant::Int(73));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS", Constant::Int(207));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER", Constant::Int(220));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS", Constant::Int(219));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0", Constant::Int(235));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1", Constant::Int(236));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10", Constant::Int(245));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11", Constant::Int(246));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12", Constant::Int(247));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13", Constant::Int(248));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14", Constant::Int(249));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15", Constant::Int(250));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2", Constant::Int(237));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3", Constant::Int(238));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4", Constant::Int(239));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5", Constant::Int(240));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6", Constant::Int(241));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7", Constant::Int(242));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8", Constant::Int(243));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9", Constant::Int(244));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS", Constant::Int(215));
    table
        .constant(
            "NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS",
            Constant::Int(214),
        );
    table
        .constant(
            "NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS",
            Constant::Int(213),
        );
    table
        .constant(
            "NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS",
            Constant::Int(211),
        );
    table
        .constant(
            "NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS",
            Constant::Int(206),
        );
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RAW_BER", Constant::Int(218));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0", Constant::Int(216));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0_V2", Constant::Int(291));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1", Constant::Int(217));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1_V2", Constant::Int(292));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RAW_BER_V2", Constant::Int(293));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE0", Constant::Int(289));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE1", Constant::Int(290));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES", Constant::Int(204));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS", Constant::Int(208));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS", Constant::Int(210));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS", Constant::Int(203));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS", Constant::Int(209));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER", Constant::Int(222));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS", Constant::Int(221));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED", Constant::Int(205));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES", Constant::Int(202));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS", Constant::Int(212));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS", Constant::Int(201));
    table.constant("NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0", Constant::Int(39));
    table.constant("NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1", Constant::Int(40));
    table.constant("NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10", Constant::Int(106));
    table.constant("NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11", Constant::Int(107));
    table.constant("NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2", Constant::Int(41));
    table.constant("NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3", Constant::Int(42));
    table.constant("NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4", Constant::Int(43));
    table.constant("NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5", Constant::Int(44));
    table.constant("NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6", Constant::Int(102));
    table.constant("NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7", Constant::Int(103));
    table.constant("NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8", Constant::Int(104));
    table.constant("NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9", Constant::Int(105));
    table.constant("NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL", Constant::Int(45));
    table.constant("NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0", Constant::Int(32));
    table.constant("NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1", Constant::Int(33));
    table.constant("NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10", Constant::Int(100));
    table.constant("NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11", Constant::Int(101));
    table.constant("NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2", Constant::Int(34));
    table.constant("NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3", Constant::Int(35));
    table.constant("NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4", Constant::Int(36));
    table.constant("NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5", Constant::Int(37));
    table.constant("NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6", Constant::Int(96));
    table.constant("NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7", Constant::Int(97));
    table.constant("NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8", Constant::Int(98));
    table.constant("NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9", Constant::Int(99));
    table.constant("NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL", Constant::Int(38));
    table.constant("NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0", Constant::Int(148));
    table.constant("NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1", Constant::Int(149));
    table.constant("NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10", Constant::Int(158));
    table.constant("NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11", Constant::Int(159));
    table.constant("NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2", Constant::Int(150));
    table.constant("NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3", Constant::Int(151));
    table.constant("NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4", Constant::Int(152));
    table.constant("NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5", Constant::Int(153));
    table.constant("NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6", Constant::Int(154));
    table.constant("NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7", Constant::Int(155));
    table.constant("NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8", Constant::Int(156));
    table.constant("NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9", Constant::Int(157));
    table.constant("NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL", Constant::Int(160));
    table.constant("NVML_FI_DEV_NVLINK_ERROR_DL_CRC", Constant::Int(163));
    table.constant("NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY", Constant::Int(162));
    table.constant("NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY", Constant::Int(161));
    table.constant("NVML_FI_DEV_NVLINK_GET_DATA_RATE", Constant::Int(296));
    table.constant("NVML_FI_DEV_NVLINK_GET_POWER_STATE", Constant::Int(167));
    table.constant("NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD", Constant::Int(168));
    table.constant("NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX", Constant::Int(200));
    table.constant("NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN", Constant::Int(223));
    table
        .constant(
            "NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED",
            Constant::Int(225),
        );
    table.constant("NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS", Constant::Int(224));
    table.constant("NVML_FI_DEV_NVLINK_GET_SPEED", Constant::Int(164));
    table.constant("NVML_FI_DEV_NVLINK_GET_STATE", Constant::Int(165));
    table.constant("NVML_FI_DEV_NVLINK_GET_VERSION", Constant::Int(166));
    table.constant("NVML_FI_DEV_NVLINK_LINK_COUNT", Constant::Int(91));
    table.constant("NVML_FI_DEV_NVLINK_PLR_XMIT_BLOCKS", Constant::Int(294));
    table.constant("NVML_FI_DEV_NVLINK_PLR_XMIT_RETRY_BLOCKS", Constant::Int(295));
    table.constant("NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0", Constant::Int(53));
    table.constant("NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1", Constant::Int(54));
    table.constant("NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10", Constant::Int(118));
    table.constant("NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11", Constant::Int(119));
    table.constant("NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2", Constant::Int(55));
    table.constant("NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3", Constant::Int(56));
    table.constant("NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4", Constant::Int(57));
    table.constant("NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5", Constant::Int(58));
    table.constant("NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6", Constant::Int(114));
    table.constant("NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7", Constant::Int(115));
    table.constant("NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8", Constant::Int(116));
    table.constant("NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9", Constant::Int(117));
    table.constant("NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL", Constant::Int(59));
    table.constant("NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID", Constant::Int(146));
    table.constant("NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0", Constant::Int(46));
    table.constant("NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1", Constant::Int(47));
    table.constant("NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10", Constant::Int(112));
    table.constant("NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11", Constant::Int(113));
    table.constant("NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2", Constant::Int(48));
    table.constant("NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3", Constant::Int(49));
    table.constant("NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4", Constant::Int(50));
    table.constant("NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5", Constant::Int(51));
    table.constant("NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6", Constant::Int(108));
    table.constant("NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7", Constant::Int(109));
    table.constant("NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8", Constant::Int(110));
    table.constant("NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9", Constant::Int(111));
    table.constant("NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL", Constant::Int(52));
    table.constant("NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON", Constant::Int(90));
    table.constant("NVML_FI_DEV_NVLINK_SPEED_MBPS_L0", Constant::Int(84));
    table.constant("NVML_FI_DEV_NVLINK_SPEED_MBPS_L1", Constant::Int(85));
    table.constant("NVML_FI_DEV_NVLINK_SPEED_MBPS_L10", Constant::Int(136));
    table.constant("NVML_FI_DEV_NVLINK_SPEED_MBPS_L11", Constant::Int(137));
    table.constant("NVML_FI_DEV_NVLINK_SPEED_MBPS_L2", Constant::Int(86));
    table.constant("NVML_FI_DEV_NVLINK_SPEED_MBPS_L3", Constant::Int(87));
    table.constant("NVML_FI_DEV_NVLINK_SPEED_MBPS_L4", Constant::Int(88));
    table.constant("NVML_FI_DEV_NVLINK_SPEED_MBPS_L5", Constant::Int(89));
    table.constant("NVML_FI_DEV_NVLINK_SPEED_MBPS_L6", Constant::Int(132));
    table.constant("NVML_FI_DEV_NVLINK_SPEED_MBPS_L7", Constant::Int(133));
    table.constant("NVML_FI_DEV_NVLINK_SPEED_MBPS_L8", Constant::Int(134));
    table.constant("NVML_FI_DEV_NVLINK_SPEED_MBPS_L9", Constant::Int(135));
    table.constant("NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX", Constant::Int(139));
    table.constant("NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX", Constant::Int(138));
    table.constant("NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX", Constant::Int(141));
    table.constant("NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX", Constant::Int(140));
    table.constant("NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT", Constant::Int(147));
    table.constant("NVML_FI_DEV_PCIE_COUNT_BAD_DLLP", Constant::Int(178));
    table.constant("NVML_FI_DEV_PCIE_COUNT_BAD_TLP", Constant::Int(176));
    table.constant("NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS", Constant::Int(173));
    table.constant("NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR", Constant::Int(180));
    table.constant("NVML_FI_DEV_PCIE_COUNT_LANE_ERROR", Constant::Int(183));
    table.constant("NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR", Constant::Int(182));
    table.constant("NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED", Constant::Int(174));
    table.constant("NVML_FI_DEV_PCIE_COUNT_NAKS_SENT", Constant::Int(177));
    table.constant("NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR", Constant::Int(179));
    table.constant("NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR", Constant::Int(175));
    table.constant("NVML_FI_DEV_PCIE_COUNT_RX_BYTES", Constant::Int(198));
    table.constant("NVML_FI_DEV_PCIE_COUNT_TX_BYTES", Constant::Int(197));
    table.constant("NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ", Constant::Int(181));
    table.constant("NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK", Constant::Int(229));
    table.constant("NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER", Constant::Int(169));
    table.constant("NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK", Constant::Int(228));
    table.constant("NVML_FI_DEV_PCIE_REPLAY_COUNTER", Constant::Int(94));
    table.constant("NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER", Constant::Int(95));
    table.constant("NVML_FI_DEV_PENDING_BANK_REMAPPING", Constant::Int(307));
    table.constant("NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT", Constant::Int(77));
    table.constant("NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION", Constant::Int(78));
    table.constant("NVML_FI_DEV_PERF_POLICY_POWER", Constant::Int(74));
    table.constant("NVML_FI_DEV_PERF_POLICY_RELIABILITY", Constant::Int(79));
    table.constant("NVML_FI_DEV_PERF_POLICY_SYNC_BOOST", Constant::Int(76));
    table.constant("NVML_FI_DEV_PERF_POLICY_THERMAL", Constant::Int(75));
    table.constant("NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS", Constant::Int(80));
    table.constant("NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS", Constant::Int(81));
    table.constant("NVML_FI_DEV_POWER_AVERAGE", Constant::Int(185));
    table.constant("NVML_FI_DEV_POWER_CURRENT_LIMIT", Constant::Int(190));
    table.constant("NVML_FI_DEV_POWER_DEFAULT_LIMIT", Constant::Int(189));
    table.constant("NVML_FI_DEV_POWER_INSTANT", Constant::Int(186));
    table.constant("NVML_FI_DEV_POWER_MAX_LIMIT", Constant::Int(188));
    table.constant("NVML_FI_DEV_POWER_MIN_LIMIT", Constant::Int(187));
    table.constant("NVML_FI_DEV_POWER_REQUESTED_LIMIT", Constant::Int(192));
    table.constant("NVML_FI_DEV_POWER_SYNC_BALANCING_AF", Constant::Int(273));
    table.constant("NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ", Constant::Int(272));
    table.constant("NVML_FI_DEV_REMAPPED_COR", Constant::Int(142));
    table.constant("NVML_FI_DEV_REMAPPED_FAILURE", Constant::Int(145));
    table.constant("NVML_FI_DEV_REMAPPED_PENDING", Constant::Int(144));
    table.constant("NVML_FI_DEV_REMAPPED_ROWS_COR_INACTIVE", Constant::Int(301));
    table.constant("NVML_FI_DEV_REMAPPED_ROWS_UNC_INACTIVE", Constant::Int(302));
    table.constant("NVML_FI_DEV_REMAPPED_UNC", Constant::Int(143));
    table.constant("NVML_FI_DEV_RESET_STATUS", Constant::Int(226));
    table.constant("NVML_FI_DEV_RETIRED_DBE", Constant::Int(30));
    table.constant("NVML_FI_DEV_RETIRED_PENDING", Constant::Int(31));
    table.constant("NVML_FI_DEV_RETIRED_PENDING_DBE", Constant::Int(93));
    table.constant("NVML_FI_DEV_RETIRED_PENDING_SBE", Constant::Int(92));
    table.constant("NVML_FI_DEV_RETIRED_SBE", Constant::Int(29));
    table.constant("NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT", Constant::Int(196));
    table.constant("NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT", Constant::Int(195));
    table.constant("NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT", Constant::Int(193));
    table.constant("NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT", Constant::Int(194));
    table.constant("NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION", Constant::Int(83));
    table.constant("NVML_FI_MAX", Constant::Int(310));
    table.constant("NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE", Constant::Int(264));
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR",
            Constant::Int(265),
        );
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_OFFSET",
            Constant::Int(288),
        );
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_WIN_MULT",
            Constant::Int(286),
        );
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_TAR_WIN_MULT",
            Constant::Int(287),
        );
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL",
            Constant::Int(268),
        );
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE",
            Constant::Int(267),
        );
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE",
            Constant::Int(266),
        );
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_SECONDARY_POWER_FLOOR",
            Constant::Int(285),
        );
    table.constant("NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL", Constant::Int(254));
    table.constant("NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR", Constant::Int(255));
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_DELAYED_PWR_SMOOTHING_SUPPORTED",
            Constant::Int(280),
        );
    table.constant("NVML_FI_PWR_SMOOTHING_ENABLED", Constant::Int(251));
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING",
            Constant::Int(258),
        );
    table.constant("NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED", Constant::Int(253));
    table.constant("NVML_FI_PWR_SMOOTHING_LIMITED_TIME", Constant::Int(309));
    table.constant("NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES", Constant::Int(259));
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING",
            Constant::Int(256),
        );
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING",
            Constant::Int(257),
        );
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_OFFSET",
            Constant::Int(277),
        );
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_POINT",
            Constant::Int(278),
        );
    table.constant("NVML_FI_PWR_SMOOTHING_PRIMARY_POWER_FLOOR", Constant::Int(275));
    table.constant("NVML_FI_PWR_SMOOTHING_PRIV_LVL", Constant::Int(252));
    table
        .constant("NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR", Constant::Int(260));
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_OFFSET",
            Constant::Int(284),
        );
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_WIN_MULT",
            Constant::Int(282),
        );
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_TAR_WIN_MULT",
            Constant::Int(283),
        );
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL",
            Constant::Int(263),
        );
    table.constant("NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE", Constant::Int(262));
    table.constant("NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE", Constant::Int(261));
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_PROFILE_SECONDARY_POWER_FLOOR",
            Constant::Int(281),
        );
    table.constant("NVML_FI_PWR_SMOOTHING_SECONDARY_POWER_FLOOR", Constant::Int(276));
    table
        .constant(
            "NVML_FI_PWR_SMOOTHING_SOC_POWER_SMOOTHING_ENABLED",
            Constant::Int(300),
        );
    table.constant("NVML_FI_PWR_SMOOTHING_WINDOW_MULTIPLIER", Constant::Int(279));
    table.constant("NVML_GPM_METRICS_GET_VERSION", Constant::Int(1));
    table.constant("NVML_GPM_SUPPORT_VERSION", Constant::Int(1));
    table.constant("NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE", Constant::Int(5120));
    table.constant("NVML_GPU_CERT_CHAIN_SIZE", Constant::Int(4096));
    table.constant("NVML_GPU_FABRIC_CLIQUE_MAX", Constant::Int(64));
    table
        .constant(
            "NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT",
            Constant::Int(3),
        );
    table.constant("NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_POINTER", Constant::Int(1));
    table
        .constant(
            "NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT",
            Constant::Int(2),
        );
    table.constant("NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_POINTER", Constant::Int(0));
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE",
            Constant::Int(2),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED",
            Constant::Int(0),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE",
            Constant::Int(1),
        );
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE", Constant::Int(2));
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED",
            Constant::Int(0),
        );
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_CONNECTED", Constant::Int(1));
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_DISCONNECTED",
            Constant::Int(2),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_NOT_SUPPORTED",
            Constant::Int(0),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_GPU_STATE_INVALID",
            Constant::Int(8),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCOMPATIBLE_GPU_FW",
            Constant::Int(6),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_CHASSIS_SN",
            Constant::Int(3),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_SYSGUID",
            Constant::Int(2),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INSUFFICIENT_NVLINKS",
            Constant::Int(5),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INVALID_LOCATION",
            Constant::Int(7),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NONE",
            Constant::Int(1),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NOT_SUPPORTED",
            Constant::Int(0),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NO_PARTITION",
            Constant::Int(4),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_FALSE",
            Constant::Int(2),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_NOT_SUPPORTED",
            Constant::Int(0),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_TRUE",
            Constant::Int(1),
        );
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE", Constant::Int(2));
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED",
            Constant::Int(0),
        );
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE", Constant::Int(1));
    table
        .constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE", Constant::Int(2));
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED",
            Constant::Int(0),
        );
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE", Constant::Int(1));
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY",
            Constant::Int(6),
        );
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_GFM_STATE", Constant::Int(14));
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_INCORRECT_CONFIGURATION",
            Constant::Int(8),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_PARTITION_ASSIGNED",
            Constant::Int(12),
        );
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY", Constant::Int(2));
    table
        .constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY", Constant::Int(4));
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY",
            Constant::Int(3),
        );
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_GFM_STATE", Constant::Int(3));
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_INCORRECT_CONFIGURATION",
            Constant::Int(15),
        );
    table
        .constant(
            "NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_PARTITION_ASSIGNED",
            Constant::Int(3),
        );
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY", Constant::Int(3));
    table
        .constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_SUMMARY_HEALTHY", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_HEALTH_SUMMARY_LIMITED_CAPACITY", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_SUMMARY_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_SUMMARY_UNHEALTHY", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_STATE_COMPLETED", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_STATE_IN_PROGRESS", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_STATE_NOT_STARTED", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_STATE_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_UUID_LEN", Constant::Int(16));
    table.constant("NVML_GPU_INSTANCE_ID_ANY", Constant::Int(4294967295));
    table.constant("NVML_GPU_INSTANCE_PROFILE_1_SLICE", Constant::Int(0));
    table.constant("NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME", Constant::Int(15));
    table.constant("NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX", Constant::Int(10));
    table.constant("NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME", Constant::Int(13));
    table.constant("NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1", Constant::Int(7));
    table.constant("NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2", Constant::Int(9));
    table.constant("NVML_GPU_INSTANCE_PROFILE_2_SLICE", Constant::Int(1));
    table.constant("NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME", Constant::Int(16));
    table.constant("NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX", Constant::Int(11));
    table.constant("NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME", Constant::Int(14));
    table.constant("NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1", Constant::Int(8));
    table.constant("NVML_GPU_INSTANCE_PROFILE_3_SLICE", Constant::Int(2));
    table.constant("NVML_GPU_INSTANCE_PROFILE_3_SLICE_GFX", Constant::Int(17));
    table.constant("NVML_GPU_INSTANCE_PROFILE_4_SLICE", Constant::Int(3));
    table.constant("NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX", Constant::Int(12));
    table.constant("NVML_GPU_INSTANCE_PROFILE_6_SLICE", Constant::Int(6));
    table.constant("NVML_GPU_INSTANCE_PROFILE_7_SLICE", Constant::Int(4));
    table.constant("NVML_GPU_INSTANCE_PROFILE_8_SLICE", Constant::Int(5));
    table.constant("NVML_GPU_INSTANCE_PROFILE_CAPS_GFX", Constant::Int(2));
    table.constant("NVML_GPU_INSTANCE_PROFILE_CAPS_P2P", Constant::Int(1));
    table.constant("NVML_GPU_INSTANCE_PROFILE_COUNT", Constant::Int(18));
    table.constant("NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P", Constant::Int(1));
    table.constant("NVML_GRID_LICENSE_BUFFER_SIZE", Constant::Int(128));
    table.constant("NVML_GRID_LICENSE_EXPIRY_INVALID", Constant::Int(1));
    table.constant("NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE", Constant::Int(3));
    table.constant("NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE", Constant::Int(0));
    table.constant("NVML_GRID_LICENSE_EXPIRY_PERMANENT", Constant::Int(4));
    table.constant("NVML_GRID_LICENSE_EXPIRY_VALID", Constant::Int(2));
    table.constant("NVML_GRID_LICENSE_FEATURE_MAX_COUNT", Constant::Int(3));
    table.constant("NVML_GRID_LICENSE_STATE_LICENSED", Constant::Int(5));
    table.constant("NVML_GRID_LICENSE_STATE_UNINITIALIZED", Constant::Int(1));
    table.constant("NVML_GRID_LICENSE_STATE_UNKNOWN", Constant::Int(0));
    table.constant("NVML_GRID_LICENSE_STATE_UNLICENSED", Constant::Int(4));
    table.constant("NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED", Constant::Int(3));
    table.constant("NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED", Constant::Int(2));
    table.constant("NVML_GSP_FIRMWARE_VERSION_BUF_SIZE", Constant::Int(64));
    table.constant("NVML_INIT_FLAG_FORCE_INIT", Constant::Int(4));
    table.constant("NVML_INIT_FLAG_NO_ATTACH", Constant::Int(2));
    table.constant("NVML_INIT_FLAG_NO_GPUS", Constant::Int(1));
    table.constant("NVML_INVALID_VGPU_PLACEMENT_ID", Constant::Int(65535));
    table.constant("NVML_MAX_GPU_PERF_PSTATES", Constant::Int(16));
    table.constant("NVML_MAX_GPU_UTILIZATIONS", Constant::Int(8));
    table.constant("NVML_MAX_PHYSICAL_BRIDGE", Constant::Int(128));
    table.constant("NVML_MAX_THERMAL_SENSORS_PER_GPU", Constant::Int(3));
    table.constant("NVML_MCLK_SWITCH_TYPE_DEFERRED", Constant::Int(1));
    table.constant("NVML_MCLK_SWITCH_TYPE_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_MCLK_SWITCH_TYPE_RUNTIME", Constant::Int(2));
    table
        .constant(
            "NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE",
            Constant::Int(8),
        );
    table
        .constant("NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT", Constant::Int(4));
    table
        .constant(
            "NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT",
            Constant::Int(16),
        );
    table
        .constant("NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED", Constant::Int(2));
    table.constant("NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED", Constant::Int(1));
    table.constant("NVML_NVLINK_BER_EXP_SHIFT", Constant::Int(0));
    table.constant("NVML_NVLINK_BER_EXP_WIDTH", Constant::Int(255));
    table.constant("NVML_NVLINK_BER_MANTISSA_SHIFT", Constant::Int(8));
    table.constant("NVML_NVLINK_BER_MANTISSA_WIDTH", Constant::Int(15));
    table.constant("NVML_NVLINK_FIRMWARE_UCODE_TYPE_MSE", Constant::Int(1));
    table.constant("NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR", Constant::Int(2));
    table.constant("NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_CLN", Constant::Int(4));
    table.constant("NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_DLN", Constant::Int(5));
    table.constant("NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_UPHY", Constant::Int(3));
    table.constant("NVML_NVLINK_FIRMWARE_VERSION_LENGTH", Constant::Int(100));
    table.constant("NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT", Constant::Int(4294967295));
    table.constant("NVML_NVLINK_LOW_POWER_THRESHOLD_MAX", Constant::Int(8191));
    table.constant("NVML_NVLINK_LOW_POWER_THRESHOLD_MIN", Constant::Int(1));
    table.constant("NVML_NVLINK_LOW_POWER_THRESHOLD_RESET", Constant::Int(4294967295));
    table.constant("NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US", Constant::Int(0));
    table.constant("NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US", Constant::Int(1));
    table.constant("NVML_NVLINK_MAX_LINKS", Constant::Int(36));
    table.constant("NVML_NVLINK_MAX_REMAP_TABLE_ENTRIES_V2", Constant::Int(4096));
    table.constant("NVML_NVLINK_NVLE_AES_256_GCM_KEY_SIZE_BYTES", Constant::Int(32));
    table.constant("NVML_NVLINK_NVLE_PRIVATE_INFO_SIZE", Constant::Int(256));
    table.constant("NVML_NVLINK_POWER_STATE_HIGH_SPEED", Constant::Int(0));
    table.constant("NVML_NVLINK_POWER_STATE_LOW", Constant::Int(1));
    table.constant("NVML_NVLINK_REMAP_TABLE_ENTRIES_CHUNK", Constant::Int(128));
    table.constant("NVML_NVLINK_STATE_ACTIVE", Constant::Int(1));
    table.constant("NVML_NVLINK_STATE_ACTIVE_TRAFFIC_DISABLED", Constant::Int(3));
    table.constant("NVML_NVLINK_STATE_INACTIVE", Constant::Int(0));
    table.constant("NVML_NVLINK_STATE_SLEEP", Constant::Int(2));
    table.constant("NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES", Constant::Int(23));
    table.constant("NVML_OPERATIONAL_EVENT_ATTR_COMPONENT_RESET", Constant::Int(8));
    table.constant("NVML_OPERATIONAL_EVENT_ATTR_LATENT", Constant::Int(2));
    table.constant("NVML_OPERATIONAL_EVENT_ATTR_OVERFLOW", Constant::Int(64));
    table.constant("NVML_OPERATIONAL_EVENT_ATTR_PRIMARY", Constant::Int(32));
    table.constant("NVML_OPERATIONAL_EVENT_ATTR_PROPAGATED", Constant::Int(4));
    table.constant("NVML_OPERATIONAL_EVENT_ATTR_THRESHOLD_EXCEEDED", Constant::Int(16));
    table.constant("NVML_OPERATIONAL_EVENT_ATTR_UNCONTAINED", Constant::Int(1));
    table.constant("NVML_OPERATIONAL_EVENT_GROUP_ATTR_PREVERR", Constant::Int(2));
    table.constant("NVML_OPERATIONAL_EVENT_GROUP_ATTR_RECOVERED", Constant::Int(1));
    table.constant("NVML_OPERATIONAL_EVENT_GROUP_ATTR_SIMULATED", Constant::Int(4));
    table.constant("NVML_PCIE_ATOMICS_CAP_CAS128", Constant::Int(64));
    table.constant("NVML_PCIE_ATOMICS_CAP_CAS32", Constant::Int(16));
    table.constant("NVML_PCIE_ATOMICS_CAP_CAS64", Constant::Int(32));
    table.constant("NVML_PCIE_ATOMICS_CAP_FETCHADD32", Constant::Int(1));
    table.constant("NVML_PCIE_ATOMICS_CAP_FETCHADD64", Constant::Int(2));
    table.constant("NVML_PCIE_ATOMICS_CAP_SWAP32", Constant::Int(4));
    table.constant("NVML_PCIE_ATOMICS_CAP_SWAP64", Constant::Int(8));
    table.constant("NVML_PCIE_ATOMICS_OPS_MAX", Constant::Int(7));
    table.constant("NVML_PCIE_LINK_MAX_SPEED_16000MBPS", Constant::Int(4));
    table.constant("NVML_PCIE_LINK_MAX_SPEED_2500MBPS", Constant::Int(1));
    table.constant("NVML_PCIE_LINK_MAX_SPEED_32000MBPS", Constant::Int(5));
    table.constant("NVML_PCIE_LINK_MAX_SPEED_5000MBPS", Constant::Int(2));
    table.constant("NVML_PCIE_LINK_MAX_SPEED_64000MBPS", Constant::Int(6));
    table.constant("NVML_PCIE_LINK_MAX_SPEED_8000MBPS", Constant::Int(3));
    table.constant("NVML_PCIE_LINK_MAX_SPEED_INVALID", Constant::Int(0));
    table.constant("NVML_PERF_CF_PM_SENSOR_MAX_SIGNALS", Constant::Int(1024));
    table
        .constant(
            "NVML_PERF_METRICS_CONTROLLER_DLPPC_2X_PWR_POLICY_RELATIONSHIP_SET_LIMITS_MAX",
            Constant::Int(4),
        );
    table
        .constant(
            "NVML_PERF_METRICS_CONTROLLER_SAMPLE_CONTROLLER_MAX_NUM",
            Constant::Int(4),
        );
    table
        .constant(
            "NVML_PERF_METRICS_CONTROLLER_STATUS_DLPPC_2X_DRAMCLK_NUM",
            Constant::Int(3),
        );
    table.constant("NVML_PERF_METRICS_CONTROLLER_TYPE_DLPPC_2X", Constant::Int(0));
    table.constant("NVML_PERF_METRICS_CONTROLLER_TYPE_PFPP_1X", Constant::Int(1));
    table.constant("NVML_PERF_METRICS_NNE_DESC_INFERENCE_LOOPS_MAX", Constant::Int(8));
    table
        .constant(
            "NVML_PERF_METRICS_PWR_MODEL_DLPPM_1X_MAX_CORE_RAILS",
            Constant::Int(2),
        );
    table
        .constant(
            "NVML_PERF_METRICS_PWR_MODEL_METRICS_DLPPM_1X_OBESRVED_INTIAL_DRAMCLK_ESTIMATES_MAX",
            Constant::Int(3),
        );
    table
        .constant(
            "NVML_PERF_METRICS_PWR_MODEL_SCALE_LOOPS_MAX_PFPP_1X",
            Constant::Int(32),
        );
    table
        .constant(
            "NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_INPUT_MAX",
            Constant::Int(16),
        );
    table
        .constant(
            "NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_PFPP_1X_GPCCLK_IDX",
            Constant::Int(0),
        );
    table.constant("NVML_PERF_METRICS_SAMPLE_COUNT", Constant::Int(13));
    table.constant("NVML_PERF_MODES_BUFFER_SIZE", Constant::Int(2048));
    table.constant("NVML_POWER_MIZER_MODE_ADAPTIVE", Constant::Int(0));
    table.constant("NVML_POWER_MIZER_MODE_AUTO", Constant::Int(2));
    table
        .constant(
            "NVML_POWER_MIZER_MODE_PREFER_CONSISTENT_PERFORMANCE",
            Constant::Int(3),
        );
    table.constant("NVML_POWER_MIZER_MODE_PREFER_MAXIMUM_PERFORMANCE", Constant::Int(1));
    table.constant("NVML_POWER_SCOPE_COUNT", Constant::Int(4));
    table.constant("NVML_POWER_SCOPE_GPU", Constant::Int(0));
    table.constant("NVML_POWER_SCOPE_GPU_BASE", Constant::Int(3));
    table.constant("NVML_POWER_SCOPE_MEMORY", Constant::Int(2));
    table.constant("NVML_POWER_SCOPE_MODULE", Constant::Int(1));
    table
        .constant(
            "NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET",
            Constant::Int(4294967295),
        );
    table.constant("NVML_POWER_SMOOTHING_MAX_NUM_PROFILES", Constant::Int(5));
    table.constant("NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS", Constant::Int(8));
    table
        .constant(
            "NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR",
            Constant::Int(0),
        );
    table
        .constant(
            "NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_OFFSET",
            Constant::Int(7),
        );
    table
        .constant(
            "NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_WIN_MULT",
            Constant::Int(5),
        );
    table
        .constant(
            "NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_TAR_WIN_MULT",
            Constant::Int(6),
        );
    table
        .constant(
            "NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS",
            Constant::Int(3),
        );
    table
        .constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE", Constant::Int(2));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE", Constant::Int(1));
    table
        .constant(
            "NVML_POWER_SMOOTHING_PROFILE_PARAM_SECONDARY_POWER_FLOOR",
            Constant::Int(4),
        );
    table.constant("NVML_POWER_SOURCE_AC", Constant::Int(0));
    table.constant("NVML_POWER_SOURCE_BATTERY", Constant::Int(1));
    table.constant("NVML_POWER_SOURCE_UNDERSIZED", Constant::Int(2));
    table.constant("NVML_PRM_DATA_MAX_SIZE", Constant::Int(496));
    table.constant("NVML_RUSD_POLL_ALL", Constant::Unsigned(18446744073709551615));
    table.constant("NVML_RUSD_POLL_CLOCK", Constant::Int(1));
    table.constant("NVML_RUSD_POLL_FAN", Constant::Int(64));
    table.constant("NVML_RUSD_POLL_MEMORY", Constant::Int(4));
    table.constant("NVML_RUSD_POLL_NONE", Constant::Int(0));
    table.constant("NVML_RUSD_POLL_PCI", Constant::Int(32));
    table.constant("NVML_RUSD_POLL_PERF", Constant::Int(2));
    table.constant("NVML_RUSD_POLL_POWER", Constant::Int(8));
    table.constant("NVML_RUSD_POLL_PROC_UTIL", Constant::Int(128));
    table.constant("NVML_RUSD_POLL_THERMAL", Constant::Int(16));
    table.constant("NVML_SCHEDULER_SW_MAX_LOG_ENTRIES", Constant::Int(200));
    table
        .constant(
            "NVML_SINGLE_BIT_ECC",
            Constant::Enum(&nvml::nvmlMemoryErrorType_t, 0),
        );
    table.constant("NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT", Constant::Int(3));
    table.constant("NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE", Constant::Int(80));
    table.constant("NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE", Constant::Int(80));
    table
        .constant(
            "NVML_TOPOLOGY_CPU",
            Constant::Enum(&nvml::nvmlGpuTopologyLevel_t, 40),
        );
    table.constant("NVML_VALUE_NOT_AVAILABLE", Constant::Int(-1));
    table.constant("NVML_VGPU_NAME_BUFFER_SIZE", Constant::Int(64));
    table.constant("NVML_VGPU_PGPU_HETEROGENEOUS_MODE", Constant::Int(0));
    table.constant("NVML_VGPU_PGPU_HOMOGENEOUS_MODE", Constant::Int(1));
    table.constant("NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO", Constant::Int(0));
    table.constant("NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES", Constant::Int(1));
    table.constant("NVML_VGPU_SCHEDULER_ARR_DEFAULT", Constant::Int(0));
    table.constant("NVML_VGPU_SCHEDULER_ARR_DISABLE", Constant::Int(1));
    table.constant("NVML_VGPU_SCHEDULER_ARR_ENABLE", Constant::Int(2));
    table.constant("NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS", Constant::Int(1));
    table.constant("NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC0", Constant::Int(3));
    table.constant("NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC1", Constant::Int(2));
    table.constant("NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT", Constant::Int(1));
    table.constant("NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE", Constant::Int(2));
    table.constant("NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE", Constant::Int(3));
    table.constant("NVML_VGPU_SCHEDULER_POLICY_UNKNOWN", Constant::Int(0));
    table.constant("NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO", Constant::Int(0));
    table.constant("NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES", Constant::Int(1));
    table.constant("NVML_WORKLOAD_POWER_MAX_PROFILES", Constant::Int(255));
    table.constant("nvmlActiveVgpuInstanceInfo_v1", Constant::Int(16777232));
    table.constant("nvmlC2cModeInfo_v1", Constant::Int(16777220));
    table.constant("nvmlClockOffset_v1", Constant::Int(16777240));
    table.constant("nvmlClocksEventReasonAll", Constant::Int(2047));
    table.constant("nvmlClocksEventReasonApplicationsClocksSetting", Constant::Int(2));
    table.constant("nvmlClocksEventReasonBoardLimit", Constant::Int(512));
    table.constant("nvmlClocksEventReasonDisplayClockSetting", Constant::Int(256));
    table.constant("nvmlClocksEventReasonGpuIdle", Constant::Int(1));
    table.constant("nvmlClocksEventReasonNone", Constant::Int(0));
    table.constant("nvmlClocksEventReasonReliability", Constant::Int(1024));
    table.constant("nvmlClocksEventReasonSwPowerCap", Constant::Int(4));
    table.constant("nvmlClocksEventReasonSwThermalSlowdown", Constant::Int(32));
    table.constant("nvmlClocksEventReasonSyncBoost", Constant::Int(16));
    table.constant("nvmlClocksThrottleReasonAll", Constant::Int(2047));
    table
        .constant("nvmlClocksThrottleReasonApplicationsClocksSetting", Constant::Int(2));
    table.constant("nvmlClocksThrottleReasonDisplayClockSetting", Constant::Int(256));
    table.constant("nvmlClocksThrottleReasonGpuIdle", Constant::Int(1));
    table.constant("nvmlClocksThrottleReasonHwPowerBrakeSlowdown", Constant::Int(128));
    table.constant("nvmlClocksThrottleReasonHwSlowdown", Constant::Int(8));
    table.constant("nvmlClocksThrottleReasonHwThermalSlowdown", Constant::Int(64));
    table.constant("nvmlClocksThrottleReasonNone", Constant::Int(0));
    table.constant("nvmlClocksThrottleReasonSwPowerCap", Constant::Int(4));
    table.constant("nvmlClocksThrottleReasonSwThermalSlowdown", Constant::Int(32));
    table.constant("nvmlClocksThrottleReasonSyncBoost", Constant::Int(16));
    table.constant("nvmlClocksThrottleReasonUserDefinedClocks", Constant::Int(2));
    table.constant("nvmlComputeInstanceProfileInfo_v2", Constant::Int(33554568));
    table.constant("nvmlComputeInstanceProfileInfo_v3", Constant::Int(50331788));
    table
        .constant(
            "nvmlConfComputeGetKeyRotationThresholdInfo_v1",
            Constant::Int(16777232),
        );
    table
        .constant(
            "nvmlConfComputeSetKeyRotationThresholdInfo_v1",
            Constant::Int(16777232),
        );
    table.constant("nvmlCoolerInfo_v1", Constant::Int(16777232));
    table.constant("nvmlDeviceAddressingMode_v1", Constant::Int(16777224));
    table.constant("nvmlDeviceCapabilities_v1", Constant::Int(16777224));
    table.constant("nvmlDeviceCurrentClockFreqs_v1", Constant::Int(16779268));
    table.constant("nvmlDevicePerfModes_v1", Constant::Int(16779268));
    table.constant("nvmlDramEncryptionInfo_v1", Constant::Int(16777224));
    table.constant("nvmlEccSramErrorStatus_v1", Constant::Int(16777320));
    table
        .constant("nvmlEccSramUniqueUncorrectedErrorCounts_v1", Constant::Int(16777232));
    table.constant("nvmlEventMigConfigChange", Constant::Int(256));
    table.constant("nvmlEventTypeAll", Constant::Int(65439));
    table.constant("nvmlEventTypeClock", Constant::Int(16));
    table.constant("nvmlEventTypeDoubleBitEccError", Constant::Int(2));
    table.constant("nvmlEventTypeDramRetirementEvent", Constant::Int(1024));
    table.constant("nvmlEventTypeDramRetirementFailure", Constant::Int(2048));
    table.constant("nvmlEventTypeFatalPoisonError", Constant::Int(8192));
    table.constant("nvmlEventTypeGpuRecoveryAction", Constant::Int(32768));
    table.constant("nvmlEventTypeGpuUnavailableError", Constant::Int(16384));
    table.constant("nvmlEventTypeNonFatalPoisonError", Constant::Int(4096));
    table.constant("nvmlEventTypeNone", Constant::Int(0));
    table.constant("nvmlEventTypePState", Constant::Int(4));
    table.constant("nvmlEventTypePowerSourceChange", Constant::Int(128));
    table.constant("nvmlEventTypeSingleBitEccError", Constant::Int(1));
    table.constant("nvmlEventTypeSingleBitEccErrorStorm", Constant::Int(512));
    table.constant("nvmlEventTypeXidCriticalError", Constant::Int(8));
    table.constant("nvmlFanSpeedInfo_v1", Constant::Int(16777228));
    table.constant("nvmlFlagDefault", Constant::Int(0));
    table.constant("nvmlFlagForce", Constant::Int(1));
    table.constant("nvmlGpuFabricInfo_v2", Constant::Int(33554468));
    table.constant("nvmlGpuFabricInfo_v3", Constant::Int(50331688));
    table.constant("nvmlGpuInstanceProfileInfo_v2", Constant::Int(33554584));
    table.constant("nvmlGpuInstanceProfileInfo_v3", Constant::Int(50331800));
    table.constant("nvmlMarginTemperature_v1", Constant::Int(16777224));
    table.constant("nvmlMemory_v2", Constant::Int(33554472));
    table.constant("nvmlNvLinkInfo_v1", Constant::Int(16777224));
    table.constant("nvmlNvLinkInfo_v2", Constant::Int(33556044));
    table.constant("nvmlNvlinkGetBwMode_v1", Constant::Int(16777228));
    table.constant("nvmlNvlinkSetBwMode_v1", Constant::Int(16777228));
    table.constant("nvmlNvlinkSupportedBwModes_v1", Constant::Int(16777244));
    table.constant("nvmlPciInfoExt_v1", Constant::Int(16777280));
    table.constant("nvmlPdi_v1", Constant::Int(16777232));
    table.constant("nvmlPlatformInfo_v1", Constant::Int(16777260));
    table.constant("nvmlPlatformInfo_v2", Constant::Int(33554476));
    table.constant("nvmlPowerSmoothingProfile_v1", Constant::Int(16777240));
    table.constant("nvmlPowerSmoothingState_v1", Constant::Int(16777224));
    table.constant("nvmlPowerValue_v2", Constant::Int(33554444));
    table.constant("nvmlProcessDetailList_v1", Constant::Int(16777240));
    table.constant("nvmlProcessesUtilizationInfo_v1", Constant::Int(16777240));
    table.constant("nvmlRepairStatus_v1", Constant::Int(16777228));
    table.constant("nvmlRusdSettings_v1", Constant::Int(16777232));
    table.constant("nvmlSystemConfComputeSettings_v1", Constant::Int(16777236));
    table.constant("nvmlSystemConfComputeSettings_v2", Constant::Int(33554456));
    table.constant("nvmlSystemDriverBranchInfo_v1", Constant::Int(16777300));
    table.constant("nvmlSystemEventSetCreateRequest_v1", Constant::Int(16777232));
    table.constant("nvmlSystemEventSetFreeRequest_v1", Constant::Int(16777232));
    table.constant("nvmlSystemEventSetWaitRequest_v1", Constant::Int(16777248));
    table.constant("nvmlSystemEventTypeCount", Constant::Int(2));
    table.constant("nvmlSystemEventTypeGpuDriverBind", Constant::Int(2));
    table.constant("nvmlSystemEventTypeGpuDriverUnbind", Constant::Int(1));
    table.constant("nvmlSystemRegisterEventRequest_v1", Constant::Int(16777240));
    table.constant("nvmlTemperature_v1", Constant::Int(16777228));
    table.constant("nvmlUUID_v1", Constant::Int(16777268));
    table.constant("nvmlVgpuCreatablePlacementInfo_v1", Constant::Int(16777248));
    table.constant("nvmlVgpuHeterogeneousMode_v1", Constant::Int(16777224));
    table.constant("nvmlVgpuInstancesUtilizationInfo_v1", Constant::Int(16777248));
    table.constant("nvmlVgpuPlacementId_v1", Constant::Int(16777224));
    table.constant("nvmlVgpuPlacementList_v1", Constant::Int(16777240));
    table.constant("nvmlVgpuPlacementList_v2", Constant::Int(33554464));
    table.constant("nvmlVgpuProcessesUtilizationInfo_v1", Constant::Int(16777240));
    table.constant("nvmlVgpuRuntimeState_v1", Constant::Int(16777232));
    table.constant("nvmlVgpuSchedulerLogInfo_v1", Constant::Int(16786848));
    table.constant("nvmlVgpuSchedulerStateInfo_v1", Constant::Int(16777240));
    table.constant("nvmlVgpuSchedulerState_v1", Constant::Int(16777240));
    table.constant("nvmlVgpuTypeBar1Info_v1", Constant::Int(16777232));
    table.constant("nvmlVgpuTypeIdInfo_v1", Constant::Int(16777232));
    table.constant("nvmlVgpuTypeMaxInstance_v1", Constant::Int(16777228));
    table
        .constant("nvmlWorkloadPowerProfileCurrentProfiles_v1", Constant::Int(16777316));
    table.constant("nvmlWorkloadPowerProfileInfo_v1", Constant::Int(16777260));
    table.constant("nvmlWorkloadPowerProfileProfilesInfo_v1", Constant::Int(16788472));
    table
        .constant(
            "nvmlWorkloadPowerProfileRequestedProfiles_v1",
            Constant::Int(16777252),
        );
    table.constant("nvmlWorkloadPowerProfileUpdateProfiles_v1", Constant::Int(16777252));
}
