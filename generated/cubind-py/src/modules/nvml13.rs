//! The contents of `cubind.cuda13.nvml`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvml as shared;
use crate::functions::nvml::{common, only13, slots};
use crate::support::gen1::*;
use crate::tables::nvml13;

static LIBRARY: LibraryDef = LibraryDef::new(
    "NVML", if cfg!(windows) { &["nvml.dll"] } else { &["libnvidia-ml.so.1"] }, None, &[], "", &[],
);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

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

c_functions! {
    c"nvmlComputeInstanceDestroy" c"nvmlReturn_t (nvmlComputeInstance_t)" 4294967254 slots::nvmlComputeInstanceDestroy,
    c"nvmlComputeInstanceGetInfo" c"nvmlReturn_t (nvmlComputeInstance_t, nvmlComputeInstanceInfo_t *)" 4294967254 slots::nvmlComputeInstanceGetInfo_v2,
    c"nvmlComputeInstanceGetInfo_v2" c"nvmlReturn_t (nvmlComputeInstance_t, nvmlComputeInstanceInfo_t *)" 4294967254 slots::nvmlComputeInstanceGetInfo_v2,
    c"nvmlDeviceClearAccountingPids" c"nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceClearAccountingPids,
    c"nvmlDeviceClearCpuAffinity" c"nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceClearCpuAffinity,
    c"nvmlDeviceClearEccErrorCounts" c"nvmlReturn_t (nvmlDevice_t, nvmlEccCounterType_t)" 4294967254 slots::nvmlDeviceClearEccErrorCounts,
    c"nvmlDeviceClearFieldValues" c"nvmlReturn_t (nvmlDevice_t, int, nvmlFieldValue_t *)" 4294967254 slots::nvmlDeviceClearFieldValues,
    c"nvmlDeviceCreateGpuInstance" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstance_t *)" 4294967254 slots::nvmlDeviceCreateGpuInstance,
    c"nvmlDeviceCreateGpuInstanceWithPlacement" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstancePlacement_t const *, nvmlGpuInstance_t *)" 4294967254 slots::nvmlDeviceCreateGpuInstanceWithPlacement,
    c"nvmlDeviceDiscoverGpus" c"nvmlReturn_t (nvmlPciInfo_t *)" 4294967254 slots::nvmlDeviceDiscoverGpus,
    c"nvmlDeviceFreezeNvLinkUtilizationCounter" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceFreezeNvLinkUtilizationCounter,
    c"nvmlDeviceGetAPIRestriction" c"nvmlReturn_t (nvmlDevice_t, nvmlRestrictedAPI_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetAPIRestriction,
    c"nvmlDeviceGetAccountingBufferSize" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetAccountingBufferSize,
    c"nvmlDeviceGetAccountingMode" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetAccountingMode,
    c"nvmlDeviceGetAccountingPids" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetAccountingPids,
    c"nvmlDeviceGetAccountingStats" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlAccountingStats_t *)" 4294967254 slots::nvmlDeviceGetAccountingStats,
    c"nvmlDeviceGetAccountingStats_v2" c"nvmlReturn_t (nvmlDevice_t, nvmlAccountingStats_v2_t *)" 4294967254 slots::nvmlDeviceGetAccountingStats_v2,
    c"nvmlDeviceGetActiveVgpus" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlVgpuInstance_t *)" 4294967254 slots::nvmlDeviceGetActiveVgpus,
    c"nvmlDeviceGetAdaptiveClockInfoStatus" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetAdaptiveClockInfoStatus,
    c"nvmlDeviceGetAdaptiveTgpModeInfo_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlAdaptiveTgpModeInfo_v1_t *)" 4294967254 slots::nvmlDeviceGetAdaptiveTgpModeInfo_v1,
    c"nvmlDeviceGetAddressingMode" c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceAddressingMode_t *)" 4294967254 slots::nvmlDeviceGetAddressingMode,
    c"nvmlDeviceGetApplicationsClock" c"nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetApplicationsClock,
    c"nvmlDeviceGetArchitecture" c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceArchitecture_t *)" 4294967254 slots::nvmlDeviceGetArchitecture,
    c"nvmlDeviceGetAttributes" c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceAttributes_t *)" 4294967254 slots::nvmlDeviceGetAttributes_v2,
    c"nvmlDeviceGetAttributes_v2" c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceAttributes_t *)" 4294967254 slots::nvmlDeviceGetAttributes_v2,
    c"nvmlDeviceGetAutoBoostedClocksEnabled" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetAutoBoostedClocksEnabled,
    c"nvmlDeviceGetBAR1MemoryInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlBAR1Memory_t *)" 4294967254 slots::nvmlDeviceGetBAR1MemoryInfo,
    c"nvmlDeviceGetBBXTimeData_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlBBXTimeData_v1_t *)" 4294967254 slots::nvmlDeviceGetBBXTimeData_v1,
    c"nvmlDeviceGetBankRemapperStatus_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlEccBankRemapperStatus_v1_t *)" 4294967254 slots::nvmlDeviceGetBankRemapperStatus_v1,
    c"nvmlDeviceGetBoardId" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetBoardId,
    c"nvmlDeviceGetBoardPartNumber" c"nvmlReturn_t (nvmlDevice_t, char *, unsigned int)" 4294967254 slots::nvmlDeviceGetBoardPartNumber,
    c"nvmlDeviceGetBrand" c"nvmlReturn_t (nvmlDevice_t, nvmlBrandType_t *)" 4294967254 slots::nvmlDeviceGetBrand,
    c"nvmlDeviceGetBridgeChipInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlBridgeChipHierarchy_t *)" 4294967254 slots::nvmlDeviceGetBridgeChipInfo,
    c"nvmlDeviceGetBusType" c"nvmlReturn_t (nvmlDevice_t, nvmlBusType_t *)" 4294967254 slots::nvmlDeviceGetBusType,
    c"nvmlDeviceGetC2cModeInfoV" c"nvmlReturn_t (nvmlDevice_t, nvmlC2cModeInfo_v1_t *)" 4294967254 slots::nvmlDeviceGetC2cModeInfoV,
    c"nvmlDeviceGetCapabilities" c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceCapabilities_t *)" 4294967254 slots::nvmlDeviceGetCapabilities,
    c"nvmlDeviceGetClkMonStatus" c"nvmlReturn_t (nvmlDevice_t, nvmlClkMonStatus_t *)" 4294967254 slots::nvmlDeviceGetClkMonStatus,
    c"nvmlDeviceGetClock" c"nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, nvmlClockId_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetClock,
    c"nvmlDeviceGetClockInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetClockInfo,
    c"nvmlDeviceGetClockOffsets" c"nvmlReturn_t (nvmlDevice_t, nvmlClockOffset_t *)" 4294967254 slots::nvmlDeviceGetClockOffsets,
    c"nvmlDeviceGetComputeInstanceId" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetComputeInstanceId,
    c"nvmlDeviceGetComputeMode" c"nvmlReturn_t (nvmlDevice_t, nvmlComputeMode_t *)" 4294967254 slots::nvmlDeviceGetComputeMode,
    c"nvmlDeviceGetComputeRunningProcesses" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)" 4294967254 slots::nvmlDeviceGetComputeRunningProcesses_v3,
    c"nvmlDeviceGetComputeRunningProcesses_v3" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)" 4294967254 slots::nvmlDeviceGetComputeRunningProcesses_v3,
    c"nvmlDeviceGetComputeRunningProcesses_v2" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetComputeRunningProcesses_v2,
    c"nvmlDeviceGetConfComputeGpuAttestationReport" c"nvmlReturn_t (nvmlDevice_t, nvmlConfComputeGpuAttestationReport_t *)" 4294967254 slots::nvmlDeviceGetConfComputeGpuAttestationReport,
    c"nvmlDeviceGetConfComputeGpuCertificate" c"nvmlReturn_t (nvmlDevice_t, nvmlConfComputeGpuCertificate_t *)" 4294967254 slots::nvmlDeviceGetConfComputeGpuCertificate,
    c"nvmlDeviceGetConfComputeMemSizeInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlConfComputeMemSizeInfo_t *)" 4294967254 slots::nvmlDeviceGetConfComputeMemSizeInfo,
    c"nvmlDeviceGetConfComputeProtectedMemoryUsage" c"nvmlReturn_t (nvmlDevice_t, nvmlMemory_t *)" 4294967254 slots::nvmlDeviceGetConfComputeProtectedMemoryUsage,
    c"nvmlDeviceGetCoolerInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlCoolerInfo_t *)" 4294967254 slots::nvmlDeviceGetCoolerInfo,
    c"nvmlDeviceGetCount" c"nvmlReturn_t (unsigned int *)" 4294967254 slots::nvmlDeviceGetCount_v2,
    c"nvmlDeviceGetCount_v2" c"nvmlReturn_t (unsigned int *)" 4294967254 slots::nvmlDeviceGetCount_v2,
    c"nvmlDeviceGetCpuAffinity" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned long *)" 4294967254 slots::nvmlDeviceGetCpuAffinity,
    c"nvmlDeviceGetCpuAffinityWithinScope" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned long *, nvmlAffinityScope_t)" 4294967254 slots::nvmlDeviceGetCpuAffinityWithinScope,
    c"nvmlDeviceGetCreatableVgpus" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlVgpuTypeId_t *)" 4294967254 slots::nvmlDeviceGetCreatableVgpus,
    c"nvmlDeviceGetCudaComputeCapability" c"nvmlReturn_t (nvmlDevice_t, int *, int *)" 4294967254 slots::nvmlDeviceGetCudaComputeCapability,
    c"nvmlDeviceGetCurrPcieLinkGeneration" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetCurrPcieLinkGeneration,
    c"nvmlDeviceGetCurrPcieLinkWidth" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetCurrPcieLinkWidth,
    c"nvmlDeviceGetCurrentClockFreqs" c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceCurrentClockFreqs_t *)" 4294967254 slots::nvmlDeviceGetCurrentClockFreqs,
    c"nvmlDeviceGetCurrentClocksEventReasons" c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetCurrentClocksEventReasons,
    c"nvmlDeviceGetCurrentClocksThrottleReasons" c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetCurrentClocksThrottleReasons,
    c"nvmlDeviceGetDecoderUtilization" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetDecoderUtilization,
    c"nvmlDeviceGetDefaultApplicationsClock" c"nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetDefaultApplicationsClock,
    c"nvmlDeviceGetDefaultEccMode" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetDefaultEccMode,
    c"nvmlDeviceGetDetailedEccErrors" c"nvmlReturn_t (nvmlDevice_t, nvmlMemoryErrorType_t, nvmlEccCounterType_t, nvmlEccErrorCounts_t *)" 4294967254 slots::nvmlDeviceGetDetailedEccErrors,
    c"nvmlDeviceGetDeviceHandleFromMigDeviceHandle" c"nvmlReturn_t (nvmlDevice_t, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetDeviceHandleFromMigDeviceHandle,
    c"nvmlDeviceGetDisplayActive" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetDisplayActive,
    c"nvmlDeviceGetDisplayMode" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetDisplayMode,
    c"nvmlDeviceGetDramEncryptionMode" c"nvmlReturn_t (nvmlDevice_t, nvmlDramEncryptionInfo_t *, nvmlDramEncryptionInfo_t *)" 4294967254 slots::nvmlDeviceGetDramEncryptionMode,
    c"nvmlDeviceGetDriverModel" c"nvmlReturn_t (nvmlDevice_t, nvmlDriverModel_t *, nvmlDriverModel_t *)" 4294967254 slots::nvmlDeviceGetDriverModel_v2,
    c"nvmlDeviceGetDriverModel_v2" c"nvmlReturn_t (nvmlDevice_t, nvmlDriverModel_t *, nvmlDriverModel_t *)" 4294967254 slots::nvmlDeviceGetDriverModel_v2,
    c"nvmlDeviceGetDynamicPstatesInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlGpuDynamicPstatesInfo_t *)" 4294967254 slots::nvmlDeviceGetDynamicPstatesInfo,
    c"nvmlDeviceGetEccMode" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetEccMode,
    c"nvmlDeviceGetEncoderCapacity" c"nvmlReturn_t (nvmlDevice_t, nvmlEncoderType_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetEncoderCapacity,
    c"nvmlDeviceGetEncoderSessions" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlEncoderSessionInfo_t *)" 4294967254 slots::nvmlDeviceGetEncoderSessions,
    c"nvmlDeviceGetEncoderStats" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetEncoderStats,
    c"nvmlDeviceGetEncoderUtilization" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetEncoderUtilization,
    c"nvmlDeviceGetEnforcedPowerLimit" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetEnforcedPowerLimit,
    c"nvmlDeviceGetFBCSessions" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlFBCSessionInfo_t *)" 4294967254 slots::nvmlDeviceGetFBCSessions,
    c"nvmlDeviceGetFBCStats" c"nvmlReturn_t (nvmlDevice_t, nvmlFBCStats_t *)" 4294967254 slots::nvmlDeviceGetFBCStats,
    c"nvmlDeviceGetFanControlPolicy_v2" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlFanControlPolicy_t *)" 4294967254 slots::nvmlDeviceGetFanControlPolicy_v2,
    c"nvmlDeviceGetFanSpeed" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetFanSpeed,
    c"nvmlDeviceGetFanSpeedRPM" c"nvmlReturn_t (nvmlDevice_t, nvmlFanSpeedInfo_t *)" 4294967254 slots::nvmlDeviceGetFanSpeedRPM,
    c"nvmlDeviceGetFanSpeed_v2" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *)" 4294967254 slots::nvmlDeviceGetFanSpeed_v2,
    c"nvmlDeviceGetFieldValues" c"nvmlReturn_t (nvmlDevice_t, int, nvmlFieldValue_t *)" 4294967254 slots::nvmlDeviceGetFieldValues,
    c"nvmlDeviceGetGpcClkMinMaxVfOffset" c"nvmlReturn_t (nvmlDevice_t, int *, int *)" 4294967254 slots::nvmlDeviceGetGpcClkMinMaxVfOffset,
    c"nvmlDeviceGetGpcClkVfOffset" c"nvmlReturn_t (nvmlDevice_t, int *)" 4294967254 slots::nvmlDeviceGetGpcClkVfOffset,
    c"nvmlDeviceGetGpuFabricInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlGpuFabricInfo_t *)" 4294967254 slots::nvmlDeviceGetGpuFabricInfo,
    c"nvmlDeviceGetGpuFabricInfoV" c"nvmlReturn_t (nvmlDevice_t, nvmlGpuFabricInfoV_t *)" 4294967254 slots::nvmlDeviceGetGpuFabricInfoV,
    c"nvmlDeviceGetGpuFabricInfo_v4" c"nvmlReturn_t (nvmlDevice_t, nvmlGpuFabricInfo_v4_t *)" 4294967254 slots::nvmlDeviceGetGpuFabricInfo_v4,
    c"nvmlDeviceGetGpuInstanceById" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstance_t *)" 4294967254 slots::nvmlDeviceGetGpuInstanceById,
    c"nvmlDeviceGetGpuInstanceId" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetGpuInstanceId,
    c"nvmlDeviceGetGpuInstancePossiblePlacements" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstancePlacement_t *, unsigned int *)" 4294967254 slots::nvmlDeviceGetGpuInstancePossiblePlacements_v2,
    c"nvmlDeviceGetGpuInstancePossiblePlacements_v2" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstancePlacement_t *, unsigned int *)" 4294967254 slots::nvmlDeviceGetGpuInstancePossiblePlacements_v2,
    c"nvmlDeviceGetGpuInstanceProfileInfo" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstanceProfileInfo_t *)" 4294967254 slots::nvmlDeviceGetGpuInstanceProfileInfo,
    c"nvmlDeviceGetGpuInstanceProfileInfoByIdV" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstanceProfileInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetGpuInstanceProfileInfoByIdV,
    c"nvmlDeviceGetGpuInstanceProfileInfoV" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstanceProfileInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetGpuInstanceProfileInfoV,
    c"nvmlDeviceGetGpuInstanceRemainingCapacity" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *)" 4294967254 slots::nvmlDeviceGetGpuInstanceRemainingCapacity,
    c"nvmlDeviceGetGpuInstances" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstance_t *, unsigned int *)" 4294967254 slots::nvmlDeviceGetGpuInstances,
    c"nvmlDeviceGetGpuMaxPcieLinkGeneration" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetGpuMaxPcieLinkGeneration,
    c"nvmlDeviceGetGpuOperationMode" c"nvmlReturn_t (nvmlDevice_t, nvmlGpuOperationMode_t *, nvmlGpuOperationMode_t *)" 4294967254 slots::nvmlDeviceGetGpuOperationMode,
    c"nvmlDeviceGetGpuUptime_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlGpuUptime_v1_t *)" 4294967254 slots::nvmlDeviceGetGpuUptime_v1,
    c"nvmlDeviceGetGraphicsRunningProcesses" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)" 4294967254 slots::nvmlDeviceGetGraphicsRunningProcesses_v3,
    c"nvmlDeviceGetGraphicsRunningProcesses_v3" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)" 4294967254 slots::nvmlDeviceGetGraphicsRunningProcesses_v3,
    c"nvmlDeviceGetGraphicsRunningProcesses_v2" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetGraphicsRunningProcesses_v2,
    c"nvmlDeviceGetGridLicensableFeatures" c"nvmlReturn_t (nvmlDevice_t, nvmlGridLicensableFeatures_t *)" 4294967254 slots::nvmlDeviceGetGridLicensableFeatures_v4,
    c"nvmlDeviceGetGridLicensableFeatures_v4" c"nvmlReturn_t (nvmlDevice_t, nvmlGridLicensableFeatures_t *)" 4294967254 slots::nvmlDeviceGetGridLicensableFeatures_v4,
    c"nvmlDeviceGetGridLicensableFeatures_v2" c"nvmlReturn_t (nvmlDevice_t, nvmlGridLicensableFeatures_t *)" 4294967254 slots::nvmlDeviceGetGridLicensableFeatures_v2,
    c"nvmlDeviceGetGridLicensableFeatures_v3" c"nvmlReturn_t (nvmlDevice_t, nvmlGridLicensableFeatures_t *)" 4294967254 slots::nvmlDeviceGetGridLicensableFeatures_v3,
    c"nvmlDeviceGetGspFirmwareMode" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetGspFirmwareMode,
    c"nvmlDeviceGetGspFirmwareVersion" c"nvmlReturn_t (nvmlDevice_t, char *)" 4294967254 slots::nvmlDeviceGetGspFirmwareVersion,
    c"nvmlDeviceGetHandleByIndex" c"nvmlReturn_t (unsigned int, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetHandleByIndex_v2,
    c"nvmlDeviceGetHandleByIndex_v2" c"nvmlReturn_t (unsigned int, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetHandleByIndex_v2,
    c"nvmlDeviceGetHandleByPciBusId" c"nvmlReturn_t (char const *, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetHandleByPciBusId_v2,
    c"nvmlDeviceGetHandleByPciBusId_v2" c"nvmlReturn_t (char const *, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetHandleByPciBusId_v2,
    c"nvmlDeviceGetHandleBySerial" c"nvmlReturn_t (char const *, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetHandleBySerial,
    c"nvmlDeviceGetHandleByUUID" c"nvmlReturn_t (char const *, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetHandleByUUID,
    c"nvmlDeviceGetHandleByUUIDV" c"nvmlReturn_t (nvmlUUID_t const *, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetHandleByUUIDV,
    c"nvmlDeviceGetHostVgpuMode" c"nvmlReturn_t (nvmlDevice_t, nvmlHostVgpuMode_t *)" 4294967254 slots::nvmlDeviceGetHostVgpuMode,
    c"nvmlDeviceGetHostname_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlHostname_v1_t *)" 4294967254 slots::nvmlDeviceGetHostname_v1,
    c"nvmlDeviceGetIndex" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetIndex,
    c"nvmlDeviceGetInforomConfigurationChecksum" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetInforomConfigurationChecksum,
    c"nvmlDeviceGetInforomImageVersion" c"nvmlReturn_t (nvmlDevice_t, char *, unsigned int)" 4294967254 slots::nvmlDeviceGetInforomImageVersion,
    c"nvmlDeviceGetInforomVersion" c"nvmlReturn_t (nvmlDevice_t, nvmlInforomObject_t, char *, unsigned int)" 4294967254 slots::nvmlDeviceGetInforomVersion,
    c"nvmlDeviceGetIrqNum" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetIrqNum,
    c"nvmlDeviceGetJpgUtilization" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetJpgUtilization,
    c"nvmlDeviceGetLastBBXFlushTime" c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *, unsigned long *)" 4294967254 slots::nvmlDeviceGetLastBBXFlushTime,
    c"nvmlDeviceGetMPSComputeRunningProcesses" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)" 4294967254 slots::nvmlDeviceGetMPSComputeRunningProcesses_v3,
    c"nvmlDeviceGetMPSComputeRunningProcesses_v3" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)" 4294967254 slots::nvmlDeviceGetMPSComputeRunningProcesses_v3,
    c"nvmlDeviceGetMPSComputeRunningProcesses_v2" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetMPSComputeRunningProcesses_v2,
    c"nvmlDeviceGetMarginTemperature" c"nvmlReturn_t (nvmlDevice_t, nvmlMarginTemperature_t *)" 4294967254 slots::nvmlDeviceGetMarginTemperature,
    c"nvmlDeviceGetMaxClockInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMaxClockInfo,
    c"nvmlDeviceGetMaxCustomerBoostClock" c"nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMaxCustomerBoostClock,
    c"nvmlDeviceGetMaxMigDeviceCount" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMaxMigDeviceCount,
    c"nvmlDeviceGetMaxPcieLinkGeneration" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMaxPcieLinkGeneration,
    c"nvmlDeviceGetMaxPcieLinkWidth" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMaxPcieLinkWidth,
    c"nvmlDeviceGetMemClkMinMaxVfOffset" c"nvmlReturn_t (nvmlDevice_t, int *, int *)" 4294967254 slots::nvmlDeviceGetMemClkMinMaxVfOffset,
    c"nvmlDeviceGetMemClkVfOffset" c"nvmlReturn_t (nvmlDevice_t, int *)" 4294967254 slots::nvmlDeviceGetMemClkVfOffset,
    c"nvmlDeviceGetMemoryAffinity" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned long *, nvmlAffinityScope_t)" 4294967254 slots::nvmlDeviceGetMemoryAffinity,
    c"nvmlDeviceGetMemoryBusWidth" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMemoryBusWidth,
    c"nvmlDeviceGetMemoryErrorCounter" c"nvmlReturn_t (nvmlDevice_t, nvmlMemoryErrorType_t, nvmlEccCounterType_t, nvmlMemoryLocation_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetMemoryErrorCounter,
    c"nvmlDeviceGetMemoryInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlMemory_t *)" 4294967254 slots::nvmlDeviceGetMemoryInfo,
    c"nvmlDeviceGetMemoryInfo_v2" c"nvmlReturn_t (nvmlDevice_t, nvmlMemory_v2_t *)" 4294967254 slots::nvmlDeviceGetMemoryInfo_v2,
    c"nvmlDeviceGetMemoryLimits_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlGetMemoryLimits_v1_t *)" 4294967254 slots::nvmlDeviceGetMemoryLimits_v1,
    c"nvmlDeviceGetMigDeviceHandleByIndex" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetMigDeviceHandleByIndex,
    c"nvmlDeviceGetMigMode" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetMigMode,
    c"nvmlDeviceGetMinMaxClockOfPState" c"nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, nvmlPstates_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetMinMaxClockOfPState,
    c"nvmlDeviceGetMinMaxFanSpeed" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetMinMaxFanSpeed,
    c"nvmlDeviceGetMinorNumber" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMinorNumber,
    c"nvmlDeviceGetModuleId" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetModuleId,
    c"nvmlDeviceGetMultiGpuBoard" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMultiGpuBoard,
    c"nvmlDeviceGetName" c"nvmlReturn_t (nvmlDevice_t, char *, unsigned int)" 4294967254 slots::nvmlDeviceGetName,
    c"nvmlDeviceGetNumFans" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetNumFans,
    c"nvmlDeviceGetNumGpuCores" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetNumGpuCores,
    c"nvmlDeviceGetNumaNodeId" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetNumaNodeId,
    c"nvmlDeviceGetNvLinkCapability" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlNvLinkCapability_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetNvLinkCapability,
    c"nvmlDeviceGetNvLinkErrorCounter" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlNvLinkErrorCounter_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetNvLinkErrorCounter,
    c"nvmlDeviceGetNvLinkInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlNvLinkInfo_t *)" 4294967254 slots::nvmlDeviceGetNvLinkInfo,
    c"nvmlDeviceGetNvLinkInfo_v3" c"nvmlReturn_t (nvmlDevice_t, nvmlNvLinkInfo_v3_t *)" 4294967254 slots::nvmlDeviceGetNvLinkInfo_v3,
    c"nvmlDeviceGetNvLinkRemoteDeviceType" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlIntNvLinkDeviceType_t *)" 4294967254 slots::nvmlDeviceGetNvLinkRemoteDeviceType,
    c"nvmlDeviceGetNvLinkRemotePciInfo" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlPciInfo_t *)" 4294967254 slots::nvmlDeviceGetNvLinkRemotePciInfo_v2,
    c"nvmlDeviceGetNvLinkRemotePciInfo_v2" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlPciInfo_t *)" 4294967254 slots::nvmlDeviceGetNvLinkRemotePciInfo_v2,
    c"nvmlDeviceGetNvLinkState" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetNvLinkState,
    c"nvmlDeviceGetNvLinkTelemetrySamples_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkTelemetrySamples_v1_t *)" 4294967254 slots::nvmlDeviceGetNvLinkTelemetrySamples_v1,
    c"nvmlDeviceGetNvLinkUtilizationControl" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int, nvmlNvLinkUtilizationControl_t *)" 4294967254 slots::nvmlDeviceGetNvLinkUtilizationControl,
    c"nvmlDeviceGetNvLinkUtilizationCounter" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int, unsigned PY_LONG_LONG *, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetNvLinkUtilizationCounter,
    c"nvmlDeviceGetNvLinkVersion" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *)" 4294967254 slots::nvmlDeviceGetNvLinkVersion,
    c"nvmlDeviceGetNvlinkBwMode" c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkGetBwMode_t *)" 4294967254 slots::nvmlDeviceGetNvlinkBwMode,
    c"nvmlDeviceGetNvlinkNvlePrivateInfo_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkNvlePrivateInfo_v1_t *)" 4294967254 slots::nvmlDeviceGetNvlinkNvlePrivateInfo_v1,
    c"nvmlDeviceGetNvlinkRemapTableInfo_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkGetRemapTableInfo_v1_t *)" 4294967254 slots::nvmlDeviceGetNvlinkRemapTableInfo_v1,
    c"nvmlDeviceGetNvlinkSupportedBwModes" c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSupportedBwModes_t *)" 4294967254 slots::nvmlDeviceGetNvlinkSupportedBwModes,
    c"nvmlDeviceGetOfaUtilization" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetOfaUtilization,
    c"nvmlDeviceGetP2PStatus" c"nvmlReturn_t (nvmlDevice_t, nvmlDevice_t, nvmlGpuP2PCapsIndex_t, nvmlGpuP2PStatus_t *)" 4294967254 slots::nvmlDeviceGetP2PStatus,
    c"nvmlDeviceGetPciInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlPciInfo_t *)" 4294967254 slots::nvmlDeviceGetPciInfo_v3,
    c"nvmlDeviceGetPciInfo_v3" c"nvmlReturn_t (nvmlDevice_t, nvmlPciInfo_t *)" 4294967254 slots::nvmlDeviceGetPciInfo_v3,
    c"nvmlDeviceGetPciInfoExt" c"nvmlReturn_t (nvmlDevice_t, nvmlPciInfoExt_t *)" 4294967254 slots::nvmlDeviceGetPciInfoExt,
    c"nvmlDeviceGetPciInfo_v2" c"nvmlReturn_t (nvmlDevice_t, nvmlPciInfo_t *)" 4294967254 slots::nvmlDeviceGetPciInfo_v2,
    c"nvmlDeviceGetPcieLinkMaxSpeed" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetPcieLinkMaxSpeed,
    c"nvmlDeviceGetPcieReplayCounter" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetPcieReplayCounter,
    c"nvmlDeviceGetPcieSpeed" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetPcieSpeed,
    c"nvmlDeviceGetPcieThroughput" c"nvmlReturn_t (nvmlDevice_t, nvmlPcieUtilCounter_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetPcieThroughput,
    c"nvmlDeviceGetPdi" c"nvmlReturn_t (nvmlDevice_t, nvmlPdi_t *)" 4294967254 slots::nvmlDeviceGetPdi,
    c"nvmlDeviceGetPerformanceModes" c"nvmlReturn_t (nvmlDevice_t, nvmlDevicePerfModes_t *)" 4294967254 slots::nvmlDeviceGetPerformanceModes,
    c"nvmlDeviceGetPerformanceState" c"nvmlReturn_t (nvmlDevice_t, nvmlPstates_t *)" 4294967254 slots::nvmlDeviceGetPerformanceState,
    c"nvmlDeviceGetPersistenceMode" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetPersistenceMode,
    c"nvmlDeviceGetPgpuMetadataString" c"nvmlReturn_t (nvmlDevice_t, char *, unsigned int *)" 4294967254 slots::nvmlDeviceGetPgpuMetadataString,
    c"nvmlDeviceGetPlatformInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlPlatformInfo_t *)" 4294967254 slots::nvmlDeviceGetPlatformInfo,
    c"nvmlDeviceGetPowerManagementDefaultLimit" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetPowerManagementDefaultLimit,
    c"nvmlDeviceGetPowerManagementLimit" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetPowerManagementLimit,
    c"nvmlDeviceGetPowerManagementLimitConstraints" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetPowerManagementLimitConstraints,
    c"nvmlDeviceGetPowerManagementMode" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetPowerManagementMode,
    c"nvmlDeviceGetPowerMizerMode_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlDevicePowerMizerModes_v1_t *)" 4294967254 slots::nvmlDeviceGetPowerMizerMode_v1,
    c"nvmlDeviceGetPowerSource" c"nvmlReturn_t (nvmlDevice_t, nvmlPowerSource_t *)" 4294967254 slots::nvmlDeviceGetPowerSource,
    c"nvmlDeviceGetPowerState" c"nvmlReturn_t (nvmlDevice_t, nvmlPstates_t *)" 4294967254 slots::nvmlDeviceGetPowerState,
    c"nvmlDeviceGetPowerUsage" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetPowerUsage,
    c"nvmlDeviceGetProcessUtilization" c"nvmlReturn_t (nvmlDevice_t, nvmlProcessUtilizationSample_t *, unsigned int *, unsigned PY_LONG_LONG)" 4294967254 slots::nvmlDeviceGetProcessUtilization,
    c"nvmlDeviceGetProcessesUtilizationInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlProcessesUtilizationInfo_t *)" 4294967254 slots::nvmlDeviceGetProcessesUtilizationInfo,
    c"nvmlDeviceGetRemappedRows" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetRemappedRows,
    c"nvmlDeviceGetRemappedRows_v2" c"nvmlReturn_t (nvmlDevice_t, nvmlRemappedRowsInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetRemappedRows_v2,
    c"nvmlDeviceGetRepairStatus" c"nvmlReturn_t (nvmlDevice_t, nvmlRepairStatus_t *)" 4294967254 slots::nvmlDeviceGetRepairStatus,
    c"nvmlDeviceGetRetiredPages" c"nvmlReturn_t (nvmlDevice_t, nvmlPageRetirementCause_t, unsigned int *, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetRetiredPages,
    c"nvmlDeviceGetRetiredPagesPendingStatus" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetRetiredPagesPendingStatus,
    c"nvmlDeviceGetRetiredPages_v2" c"nvmlReturn_t (nvmlDevice_t, nvmlPageRetirementCause_t, unsigned int *, unsigned PY_LONG_LONG *, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetRetiredPages_v2,
    c"nvmlDeviceGetRowRemapperHistogram" c"nvmlReturn_t (nvmlDevice_t, nvmlRowRemapperHistogramValues_t *)" 4294967254 slots::nvmlDeviceGetRowRemapperHistogram,
    c"nvmlDeviceGetRunningProcessDetailList" c"nvmlReturn_t (nvmlDevice_t, nvmlProcessDetailList_t *)" 4294967254 slots::nvmlDeviceGetRunningProcessDetailList,
    c"nvmlDeviceGetSamples" c"nvmlReturn_t (nvmlDevice_t, nvmlSamplingType_t, unsigned PY_LONG_LONG, nvmlValueType_t *, unsigned int *, nvmlSample_t *)" 4294967254 slots::nvmlDeviceGetSamples,
    c"nvmlDeviceGetSerial" c"nvmlReturn_t (nvmlDevice_t, char *, unsigned int)" 4294967254 slots::nvmlDeviceGetSerial,
    c"nvmlDeviceGetSramEccErrorStatus" c"nvmlReturn_t (nvmlDevice_t, nvmlEccSramErrorStatus_t *)" 4294967254 slots::nvmlDeviceGetSramEccErrorStatus,
    c"nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts" c"nvmlReturn_t (nvmlDevice_t, nvmlEccSramUniqueUncorrectedErrorCounts_t *)" 4294967254 slots::nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts,
    c"nvmlDeviceGetSupportedClocksEventReasons" c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetSupportedClocksEventReasons,
    c"nvmlDeviceGetSupportedClocksThrottleReasons" c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetSupportedClocksThrottleReasons,
    c"nvmlDeviceGetSupportedEventTypes" c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetSupportedEventTypes,
    c"nvmlDeviceGetSupportedGraphicsClocks" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetSupportedGraphicsClocks,
    c"nvmlDeviceGetSupportedMemoryClocks" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetSupportedMemoryClocks,
    c"nvmlDeviceGetSupportedPerformanceStates" c"nvmlReturn_t (nvmlDevice_t, nvmlPstates_t *, unsigned int)" 4294967254 slots::nvmlDeviceGetSupportedPerformanceStates,
    c"nvmlDeviceGetSupportedVgpus" c"nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlVgpuTypeId_t *)" 4294967254 slots::nvmlDeviceGetSupportedVgpus,
    c"nvmlDeviceGetTargetFanSpeed" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *)" 4294967254 slots::nvmlDeviceGetTargetFanSpeed,
    c"nvmlDeviceGetTemperature" c"nvmlReturn_t (nvmlDevice_t, nvmlTemperatureSensors_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetTemperature,
    c"nvmlDeviceGetTemperatureThreshold" c"nvmlReturn_t (nvmlDevice_t, nvmlTemperatureThresholds_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetTemperatureThreshold,
    c"nvmlDeviceGetTemperatureV" c"nvmlReturn_t (nvmlDevice_t, nvmlTemperature_t *)" 4294967254 slots::nvmlDeviceGetTemperatureV,
    c"nvmlDeviceGetThermalSettings" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuThermalSettings_t *)" 4294967254 slots::nvmlDeviceGetThermalSettings,
    c"nvmlDeviceGetTopologyCommonAncestor" c"nvmlReturn_t (nvmlDevice_t, nvmlDevice_t, nvmlGpuTopologyLevel_t *)" 4294967254 slots::nvmlDeviceGetTopologyCommonAncestor,
    c"nvmlDeviceGetTopologyNearestGpus" c"nvmlReturn_t (nvmlDevice_t, nvmlGpuTopologyLevel_t, unsigned int *, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetTopologyNearestGpus,
    c"nvmlDeviceGetTotalEccErrors" c"nvmlReturn_t (nvmlDevice_t, nvmlMemoryErrorType_t, nvmlEccCounterType_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetTotalEccErrors,
    c"nvmlDeviceGetTotalEnergyConsumption" c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetTotalEnergyConsumption,
    c"nvmlDeviceGetUUID" c"nvmlReturn_t (nvmlDevice_t, char *, unsigned int)" 4294967254 slots::nvmlDeviceGetUUID,
    c"nvmlDeviceGetUnrepairableMemoryFlag_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlUnrepairableMemoryStatus_v1_t *)" 4294967254 slots::nvmlDeviceGetUnrepairableMemoryFlag_v1,
    c"nvmlDeviceGetUtilizationRates" c"nvmlReturn_t (nvmlDevice_t, nvmlUtilization_t *)" 4294967254 slots::nvmlDeviceGetUtilizationRates,
    c"nvmlDeviceGetVbiosVersion" c"nvmlReturn_t (nvmlDevice_t, char *, unsigned int)" 4294967254 slots::nvmlDeviceGetVbiosVersion,
    c"nvmlDeviceGetVgpuCapabilities" c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceVgpuCapability_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetVgpuCapabilities,
    c"nvmlDeviceGetVgpuHeterogeneousMode" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuHeterogeneousMode_t *)" 4294967254 slots::nvmlDeviceGetVgpuHeterogeneousMode,
    c"nvmlDeviceGetVgpuInstancesUtilizationInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuInstancesUtilizationInfo_t *)" 4294967254 slots::nvmlDeviceGetVgpuInstancesUtilizationInfo,
    c"nvmlDeviceGetVgpuMetadata" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuPgpuMetadata_t *, unsigned int *)" 4294967254 slots::nvmlDeviceGetVgpuMetadata,
    c"nvmlDeviceGetVgpuProcessUtilization" c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG, unsigned int *, nvmlVgpuProcessUtilizationSample_t *)" 4294967254 slots::nvmlDeviceGetVgpuProcessUtilization,
    c"nvmlDeviceGetVgpuProcessesUtilizationInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuProcessesUtilizationInfo_t *)" 4294967254 slots::nvmlDeviceGetVgpuProcessesUtilizationInfo,
    c"nvmlDeviceGetVgpuSchedulerCapabilities" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerCapabilities_t *)" 4294967254 slots::nvmlDeviceGetVgpuSchedulerCapabilities,
    c"nvmlDeviceGetVgpuSchedulerLog" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerLog_t *)" 4294967254 slots::nvmlDeviceGetVgpuSchedulerLog,
    c"nvmlDeviceGetVgpuSchedulerLog_v2" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerLogInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetVgpuSchedulerLog_v2,
    c"nvmlDeviceGetVgpuSchedulerState" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerGetState_t *)" 4294967254 slots::nvmlDeviceGetVgpuSchedulerState,
    c"nvmlDeviceGetVgpuSchedulerState_v2" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerStateInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetVgpuSchedulerState_v2,
    c"nvmlDeviceGetVgpuTypeCreatablePlacements" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuTypeId_t, nvmlVgpuPlacementList_t *)" 4294967254 slots::nvmlDeviceGetVgpuTypeCreatablePlacements,
    c"nvmlDeviceGetVgpuTypeSupportedPlacements" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuTypeId_t, nvmlVgpuPlacementList_t *)" 4294967254 slots::nvmlDeviceGetVgpuTypeSupportedPlacements,
    c"nvmlDeviceGetVgpuUtilization" c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG, nvmlValueType_t *, unsigned int *, nvmlVgpuInstanceUtilizationSample_t *)" 4294967254 slots::nvmlDeviceGetVgpuUtilization,
    c"nvmlDeviceGetViolationStatus" c"nvmlReturn_t (nvmlDevice_t, nvmlPerfPolicyType_t, nvmlViolationTime_t *)" 4294967254 slots::nvmlDeviceGetViolationStatus,
    c"nvmlDeviceGetVirtualizationMode" c"nvmlReturn_t (nvmlDevice_t, nvmlGpuVirtualizationMode_t *)" 4294967254 slots::nvmlDeviceGetVirtualizationMode,
    c"nvmlDeviceIsMigDeviceHandle" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceIsMigDeviceHandle,
    c"nvmlDeviceLockNvlinkRemapTable_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkLockRemapTable_v1_t *)" 4294967254 slots::nvmlDeviceLockNvlinkRemapTable_v1,
    c"nvmlDeviceModifyDrainState" c"nvmlReturn_t (nvmlPciInfo_t *, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceModifyDrainState,
    c"nvmlDeviceOnSameBoard" c"nvmlReturn_t (nvmlDevice_t, nvmlDevice_t, int *)" 4294967254 slots::nvmlDeviceOnSameBoard,
    c"nvmlDevicePerfMetricsGetSamples_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlPerfMetricsSamples_v1_t *)" 4294967254 slots::nvmlDevicePerfMetricsGetSamples_v1,
    c"nvmlDevicePowerSmoothingActivatePresetProfile" c"nvmlReturn_t (nvmlDevice_t, nvmlPowerSmoothingProfile_t *)" 4294967254 slots::nvmlDevicePowerSmoothingActivatePresetProfile,
    c"nvmlDevicePowerSmoothingSetState" c"nvmlReturn_t (nvmlDevice_t, nvmlPowerSmoothingState_t *)" 4294967254 slots::nvmlDevicePowerSmoothingSetState,
    c"nvmlDevicePowerSmoothingUpdatePresetProfileParam" c"nvmlReturn_t (nvmlDevice_t, nvmlPowerSmoothingProfile_t *)" 4294967254 slots::nvmlDevicePowerSmoothingUpdatePresetProfileParam,
    c"nvmlDeviceQueryDrainState" c"nvmlReturn_t (nvmlPciInfo_t *, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceQueryDrainState,
    c"nvmlDeviceReadPRMCounters_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlPRMCounterList_v1_t *)" 4294967254 slots::nvmlDeviceReadPRMCounters_v1,
    c"nvmlDeviceReadWritePRM_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlPRMTLV_v1_t *)" 4294967254 slots::nvmlDeviceReadWritePRM_v1,
    c"nvmlDeviceRegisterEvents" c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG, nvmlEventSet_t)" 4294967254 slots::nvmlDeviceRegisterEvents,
    c"nvmlDeviceRemoveGpu" c"nvmlReturn_t (nvmlPciInfo_t *, nvmlDetachGpuState_t, nvmlPcieLinkState_t)" 4294967254 slots::nvmlDeviceRemoveGpu_v2,
    c"nvmlDeviceRemoveGpu_v2" c"nvmlReturn_t (nvmlPciInfo_t *, nvmlDetachGpuState_t, nvmlPcieLinkState_t)" 4294967254 slots::nvmlDeviceRemoveGpu_v2,
    c"nvmlDeviceResetApplicationsClocks" c"nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceResetApplicationsClocks,
    c"nvmlDeviceResetGpuLockedClocks" c"nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceResetGpuLockedClocks,
    c"nvmlDeviceResetMemoryLockedClocks" c"nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceResetMemoryLockedClocks,
    c"nvmlDeviceResetNvLinkErrorCounters" c"nvmlReturn_t (nvmlDevice_t, unsigned int)" 4294967254 slots::nvmlDeviceResetNvLinkErrorCounters,
    c"nvmlDeviceResetNvLinkUtilizationCounter" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)" 4294967254 slots::nvmlDeviceResetNvLinkUtilizationCounter,
    c"nvmlDeviceSetAPIRestriction" c"nvmlReturn_t (nvmlDevice_t, nvmlRestrictedAPI_t, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceSetAPIRestriction,
    c"nvmlDeviceSetAccountingMode" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceSetAccountingMode,
    c"nvmlDeviceSetAdaptiveTgpMode_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceSetAdaptiveTgpMode_v1,
    c"nvmlDeviceSetApplicationsClocks" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)" 4294967254 slots::nvmlDeviceSetApplicationsClocks,
    c"nvmlDeviceSetAutoBoostedClocksEnabled" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceSetAutoBoostedClocksEnabled,
    c"nvmlDeviceSetClockOffsets" c"nvmlReturn_t (nvmlDevice_t, nvmlClockOffset_t *)" 4294967254 slots::nvmlDeviceSetClockOffsets,
    c"nvmlDeviceSetComputeMode" c"nvmlReturn_t (nvmlDevice_t, nvmlComputeMode_t)" 4294967254 slots::nvmlDeviceSetComputeMode,
    c"nvmlDeviceSetConfComputeUnprotectedMemSize" c"nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG)" 4294967254 slots::nvmlDeviceSetConfComputeUnprotectedMemSize,
    c"nvmlDeviceSetCpuAffinity" c"nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceSetCpuAffinity,
    c"nvmlDeviceSetDefaultAutoBoostedClocksEnabled" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t, unsigned int)" 4294967254 slots::nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
    c"nvmlDeviceSetDefaultFanSpeed_v2" c"nvmlReturn_t (nvmlDevice_t, unsigned int)" 4294967254 slots::nvmlDeviceSetDefaultFanSpeed_v2,
    c"nvmlDeviceSetDramEncryptionMode" c"nvmlReturn_t (nvmlDevice_t, nvmlDramEncryptionInfo_t const *)" 4294967254 slots::nvmlDeviceSetDramEncryptionMode,
    c"nvmlDeviceSetDriverModel" c"nvmlReturn_t (nvmlDevice_t, nvmlDriverModel_t, unsigned int)" 4294967254 slots::nvmlDeviceSetDriverModel,
    c"nvmlDeviceSetEccMode" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceSetEccMode,
    c"nvmlDeviceSetFanControlPolicy" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlFanControlPolicy_t)" 4294967254 slots::nvmlDeviceSetFanControlPolicy,
    c"nvmlDeviceSetFanSpeed_v2" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)" 4294967254 slots::nvmlDeviceSetFanSpeed_v2,
    c"nvmlDeviceSetGpcClkVfOffset" c"nvmlReturn_t (nvmlDevice_t, int)" 4294967254 slots::nvmlDeviceSetGpcClkVfOffset,
    c"nvmlDeviceSetGpuLockedClocks" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)" 4294967254 slots::nvmlDeviceSetGpuLockedClocks,
    c"nvmlDeviceSetGpuOperationMode" c"nvmlReturn_t (nvmlDevice_t, nvmlGpuOperationMode_t)" 4294967254 slots::nvmlDeviceSetGpuOperationMode,
    c"nvmlDeviceSetHostname_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlHostname_v1_t *)" 4294967254 slots::nvmlDeviceSetHostname_v1,
    c"nvmlDeviceSetMemClkVfOffset" c"nvmlReturn_t (nvmlDevice_t, int)" 4294967254 slots::nvmlDeviceSetMemClkVfOffset,
    c"nvmlDeviceSetMemoryLimits_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlSetMemoryLimits_v1_t *)" 4294967254 slots::nvmlDeviceSetMemoryLimits_v1,
    c"nvmlDeviceSetMemoryLockedClocks" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)" 4294967254 slots::nvmlDeviceSetMemoryLockedClocks,
    c"nvmlDeviceSetMigMode" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlReturn_t *)" 4294967254 slots::nvmlDeviceSetMigMode,
    c"nvmlDeviceSetNvLinkDeviceLowPowerThreshold" c"nvmlReturn_t (nvmlDevice_t, nvmlNvLinkPowerThres_t *)" 4294967254 slots::nvmlDeviceSetNvLinkDeviceLowPowerThreshold,
    c"nvmlDeviceSetNvLinkUtilizationControl" c"nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int, nvmlNvLinkUtilizationControl_t *, unsigned int)" 4294967254 slots::nvmlDeviceSetNvLinkUtilizationControl,
    c"nvmlDeviceSetNvlinkBwMode" c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSetBwMode_t *)" 4294967254 slots::nvmlDeviceSetNvlinkBwMode,
    c"nvmlDeviceSetNvlinkBwModeAsync_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSetBwModeAsync_v1_t *)" 4294967254 slots::nvmlDeviceSetNvlinkBwModeAsync_v1,
    c"nvmlDeviceSetNvlinkNvleReady_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSetNvleReady_v1_t *)" 4294967254 slots::nvmlDeviceSetNvlinkNvleReady_v1,
    c"nvmlDeviceSetPersistenceMode" c"nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceSetPersistenceMode,
    c"nvmlDeviceSetPowerManagementLimit" c"nvmlReturn_t (nvmlDevice_t, unsigned int)" 4294967254 slots::nvmlDeviceSetPowerManagementLimit,
    c"nvmlDeviceSetPowerManagementLimit_v2" c"nvmlReturn_t (nvmlDevice_t, nvmlPowerValue_v2_t *)" 4294967254 slots::nvmlDeviceSetPowerManagementLimit_v2,
    c"nvmlDeviceSetPowerMizerMode_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlDevicePowerMizerModes_v1_t *)" 4294967254 slots::nvmlDeviceSetPowerMizerMode_v1,
    c"nvmlDeviceSetRusdSettings_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlRusdSettings_v1_t *)" 4294967254 slots::nvmlDeviceSetRusdSettings_v1,
    c"nvmlDeviceSetTemperatureThreshold" c"nvmlReturn_t (nvmlDevice_t, nvmlTemperatureThresholds_t, int *)" 4294967254 slots::nvmlDeviceSetTemperatureThreshold,
    c"nvmlDeviceSetVgpuCapabilities" c"nvmlReturn_t (nvmlDevice_t, nvmlDeviceVgpuCapability_t, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceSetVgpuCapabilities,
    c"nvmlDeviceSetVgpuHeterogeneousMode" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuHeterogeneousMode_t const *)" 4294967254 slots::nvmlDeviceSetVgpuHeterogeneousMode,
    c"nvmlDeviceSetVgpuSchedulerState" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerSetState_t *)" 4294967254 slots::nvmlDeviceSetVgpuSchedulerState,
    c"nvmlDeviceSetVgpuSchedulerState_v2" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerState_v2_t *)" 4294967254 slots::nvmlDeviceSetVgpuSchedulerState_v2,
    c"nvmlDeviceSetVirtualizationMode" c"nvmlReturn_t (nvmlDevice_t, nvmlGpuVirtualizationMode_t)" 4294967254 slots::nvmlDeviceSetVirtualizationMode,
    c"nvmlDeviceSetupNvlinkNvleEncryptionKey_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSetupNvleEncryptionKey_v1_t *)" 4294967254 slots::nvmlDeviceSetupNvlinkNvleEncryptionKey_v1,
    c"nvmlDeviceValidateInforom" c"nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceValidateInforom,
    c"nvmlDeviceVgpuForceGspUnload" c"nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceVgpuForceGspUnload,
    c"nvmlDeviceWorkloadPowerProfileClearRequestedProfiles" c"nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileRequestedProfiles_t *)" 4294967254 slots::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles,
    c"nvmlDeviceWorkloadPowerProfileGetCurrentProfiles" c"nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileCurrentProfiles_t *)" 4294967254 slots::nvmlDeviceWorkloadPowerProfileGetCurrentProfiles,
    c"nvmlDeviceWorkloadPowerProfileGetProfilesInfo" c"nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileProfilesInfo_t *)" 4294967254 slots::nvmlDeviceWorkloadPowerProfileGetProfilesInfo,
    c"nvmlDeviceWorkloadPowerProfileSetRequestedProfiles" c"nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileRequestedProfiles_t *)" 4294967254 slots::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles,
    c"nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1" c"nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileUpdateProfiles_v1_t *)" 4294967254 slots::nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1,
    c"nvmlErrorString" c"char const *(nvmlReturn_t)" 0 slots::nvmlErrorString,
    c"nvmlEventSetCreate" c"nvmlReturn_t (nvmlEventSet_t *)" 4294967254 slots::nvmlEventSetCreate,
    c"nvmlEventSetFree" c"nvmlReturn_t (nvmlEventSet_t)" 4294967254 slots::nvmlEventSetFree,
    c"nvmlEventSetGetContextCount_v1" c"nvmlReturn_t (nvmlEventSet_t, nvmlEventSetGetContextCount_v1_t *)" 4294967254 slots::nvmlEventSetGetContextCount_v1,
    c"nvmlEventSetGetContextData_v1" c"nvmlReturn_t (nvmlEventSet_t, nvmlEventSetGetContextData_v1_t *)" 4294967254 slots::nvmlEventSetGetContextData_v1,
    c"nvmlEventSetGetContextInfo_v1" c"nvmlReturn_t (nvmlEventSet_t, nvmlEventSetGetContextInfo_v1_t *)" 4294967254 slots::nvmlEventSetGetContextInfo_v1,
    c"nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1" c"nvmlReturn_t (nvmlEventSet_t, nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *)" 4294967254 slots::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1,
    c"nvmlEventSetRegisterGpuOperationalEvents_v1" c"nvmlReturn_t (nvmlEventSet_t, nvmlGpuOperationalEventConfig_v1_t const *)" 4294967254 slots::nvmlEventSetRegisterGpuOperationalEvents_v1,
    c"nvmlEventSetWait" c"nvmlReturn_t (nvmlEventSet_t, nvmlEventData_t *, unsigned int)" 4294967254 slots::nvmlEventSetWait_v2,
    c"nvmlEventSetWait_v2" c"nvmlReturn_t (nvmlEventSet_t, nvmlEventData_t *, unsigned int)" 4294967254 slots::nvmlEventSetWait_v2,
    c"nvmlEventSetWait_v3" c"nvmlReturn_t (nvmlEventSet_t, nvmlEventSetWait_v3_t *)" 4294967254 slots::nvmlEventSetWait_v3,
    c"nvmlGetBlacklistDeviceCount" c"nvmlReturn_t (unsigned int *)" 4294967254 slots::nvmlGetExcludedDeviceCount,
    c"nvmlGetExcludedDeviceCount" c"nvmlReturn_t (unsigned int *)" 4294967254 slots::nvmlGetExcludedDeviceCount,
    c"nvmlGetBlacklistDeviceInfoByIndex" c"nvmlReturn_t (unsigned int, nvmlExcludedDeviceInfo_t *)" 4294967254 slots::nvmlGetExcludedDeviceInfoByIndex,
    c"nvmlGetExcludedDeviceInfoByIndex" c"nvmlReturn_t (unsigned int, nvmlExcludedDeviceInfo_t *)" 4294967254 slots::nvmlGetExcludedDeviceInfoByIndex,
    c"nvmlGetVgpuCompatibility" c"nvmlReturn_t (nvmlVgpuMetadata_t *, nvmlVgpuPgpuMetadata_t *, nvmlVgpuPgpuCompatibility_t *)" 4294967254 slots::nvmlGetVgpuCompatibility,
    c"nvmlGetVgpuDriverCapabilities" c"nvmlReturn_t (nvmlVgpuDriverCapability_t, unsigned int *)" 4294967254 slots::nvmlGetVgpuDriverCapabilities,
    c"nvmlGetVgpuVersion" c"nvmlReturn_t (nvmlVgpuVersion_t *, nvmlVgpuVersion_t *)" 4294967254 slots::nvmlGetVgpuVersion,
    c"nvmlGpmMetricsGet" c"nvmlReturn_t (nvmlGpmMetricsGet_t *)" 4294967254 slots::nvmlGpmMetricsGet,
    c"nvmlGpmMigSampleGet" c"nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpmSample_t)" 4294967254 slots::nvmlGpmMigSampleGet,
    c"nvmlGpmQueryDeviceSupport" c"nvmlReturn_t (nvmlDevice_t, nvmlGpmSupport_t *)" 4294967254 slots::nvmlGpmQueryDeviceSupport,
    c"nvmlGpmQueryIfStreamingEnabled" c"nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlGpmQueryIfStreamingEnabled,
    c"nvmlGpmSampleAlloc" c"nvmlReturn_t (nvmlGpmSample_t *)" 4294967254 slots::nvmlGpmSampleAlloc,
    c"nvmlGpmSampleFree" c"nvmlReturn_t (nvmlGpmSample_t)" 4294967254 slots::nvmlGpmSampleFree,
    c"nvmlGpmSampleGet" c"nvmlReturn_t (nvmlDevice_t, nvmlGpmSample_t)" 4294967254 slots::nvmlGpmSampleGet,
    c"nvmlGpmSetStreamingEnabled" c"nvmlReturn_t (nvmlDevice_t, unsigned int)" 4294967254 slots::nvmlGpmSetStreamingEnabled,
    c"nvmlGpuInstanceCreateComputeInstance" c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstance_t *)" 4294967254 slots::nvmlGpuInstanceCreateComputeInstance,
    c"nvmlGpuInstanceCreateComputeInstanceWithPlacement" c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstancePlacement_t const *, nvmlComputeInstance_t *)" 4294967254 slots::nvmlGpuInstanceCreateComputeInstanceWithPlacement,
    c"nvmlGpuInstanceDestroy" c"nvmlReturn_t (nvmlGpuInstance_t)" 4294967254 slots::nvmlGpuInstanceDestroy,
    c"nvmlGpuInstanceGetActiveVgpus" c"nvmlReturn_t (nvmlGpuInstance_t, nvmlActiveVgpuInstanceInfo_t *)" 4294967254 slots::nvmlGpuInstanceGetActiveVgpus,
    c"nvmlGpuInstanceGetComputeInstanceById" c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstance_t *)" 4294967254 slots::nvmlGpuInstanceGetComputeInstanceById,
    c"nvmlGpuInstanceGetComputeInstancePossiblePlacements" c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstancePlacement_t *, unsigned int *)" 4294967254 slots::nvmlGpuInstanceGetComputeInstancePossiblePlacements,
    c"nvmlGpuInstanceGetComputeInstanceProfileInfo" c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, unsigned int, nvmlComputeInstanceProfileInfo_t *)" 4294967254 slots::nvmlGpuInstanceGetComputeInstanceProfileInfo,
    c"nvmlGpuInstanceGetComputeInstanceProfileInfoV" c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, unsigned int, nvmlComputeInstanceProfileInfo_v2_t *)" 4294967254 slots::nvmlGpuInstanceGetComputeInstanceProfileInfoV,
    c"nvmlGpuInstanceGetComputeInstanceRemainingCapacity" c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, unsigned int *)" 4294967254 slots::nvmlGpuInstanceGetComputeInstanceRemainingCapacity,
    c"nvmlGpuInstanceGetComputeInstances" c"nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstance_t *, unsigned int *)" 4294967254 slots::nvmlGpuInstanceGetComputeInstances,
    c"nvmlGpuInstanceGetCreatableVgpus" c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuTypeIdInfo_t *)" 4294967254 slots::nvmlGpuInstanceGetCreatableVgpus,
    c"nvmlGpuInstanceGetInfo" c"nvmlReturn_t (nvmlGpuInstance_t, nvmlGpuInstanceInfo_t *)" 4294967254 slots::nvmlGpuInstanceGetInfo,
    c"nvmlGpuInstanceGetVgpuHeterogeneousMode" c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuHeterogeneousMode_t *)" 4294967254 slots::nvmlGpuInstanceGetVgpuHeterogeneousMode,
    c"nvmlGpuInstanceGetVgpuSchedulerLog" c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerLogInfo_t *)" 4294967254 slots::nvmlGpuInstanceGetVgpuSchedulerLog,
    c"nvmlGpuInstanceGetVgpuSchedulerLog_v2" c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerLogInfo_v2_t *)" 4294967254 slots::nvmlGpuInstanceGetVgpuSchedulerLog_v2,
    c"nvmlGpuInstanceGetVgpuSchedulerState" c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerStateInfo_t *)" 4294967254 slots::nvmlGpuInstanceGetVgpuSchedulerState,
    c"nvmlGpuInstanceGetVgpuSchedulerState_v2" c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerStateInfo_v2_t *)" 4294967254 slots::nvmlGpuInstanceGetVgpuSchedulerState_v2,
    c"nvmlGpuInstanceGetVgpuTypeCreatablePlacements" c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuCreatablePlacementInfo_t *)" 4294967254 slots::nvmlGpuInstanceGetVgpuTypeCreatablePlacements,
    c"nvmlGpuInstanceSetVgpuHeterogeneousMode" c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuHeterogeneousMode_t const *)" 4294967254 slots::nvmlGpuInstanceSetVgpuHeterogeneousMode,
    c"nvmlGpuInstanceSetVgpuSchedulerState" c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerState_t *)" 4294967254 slots::nvmlGpuInstanceSetVgpuSchedulerState,
    c"nvmlGpuInstanceSetVgpuSchedulerState_v2" c"nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerState_v2_t *)" 4294967254 slots::nvmlGpuInstanceSetVgpuSchedulerState_v2,
    c"nvmlInit" c"nvmlReturn_t (void)" 4294967254 slots::nvmlInit_v2,
    c"nvmlInit_v2" c"nvmlReturn_t (void)" 4294967254 slots::nvmlInit_v2,
    c"nvmlInitWithFlags" c"nvmlReturn_t (unsigned int)" 4294967254 slots::nvmlInitWithFlags,
    c"nvmlSetVgpuVersion" c"nvmlReturn_t (nvmlVgpuVersion_t *)" 4294967254 slots::nvmlSetVgpuVersion,
    c"nvmlShutdown" c"nvmlReturn_t (void)" 4294967254 slots::nvmlShutdown,
    c"nvmlSystemEventSetCreate" c"nvmlReturn_t (nvmlSystemEventSetCreateRequest_t *)" 4294967254 slots::nvmlSystemEventSetCreate,
    c"nvmlSystemEventSetFree" c"nvmlReturn_t (nvmlSystemEventSetFreeRequest_t *)" 4294967254 slots::nvmlSystemEventSetFree,
    c"nvmlSystemEventSetWait" c"nvmlReturn_t (nvmlSystemEventSetWaitRequest_t *)" 4294967254 slots::nvmlSystemEventSetWait,
    c"nvmlSystemGetCPER_v1" c"nvmlReturn_t (nvmlGetCPER_v1_t *)" 4294967254 slots::nvmlSystemGetCPER_v1,
    c"nvmlSystemGetConfComputeCapabilities" c"nvmlReturn_t (nvmlConfComputeSystemCaps_t *)" 4294967254 slots::nvmlSystemGetConfComputeCapabilities,
    c"nvmlSystemGetConfComputeGpusReadyState" c"nvmlReturn_t (unsigned int *)" 4294967254 slots::nvmlSystemGetConfComputeGpusReadyState,
    c"nvmlSystemGetConfComputeKeyRotationThresholdInfo" c"nvmlReturn_t (nvmlConfComputeGetKeyRotationThresholdInfo_t *)" 4294967254 slots::nvmlSystemGetConfComputeKeyRotationThresholdInfo,
    c"nvmlSystemGetConfComputeSettings" c"nvmlReturn_t (nvmlSystemConfComputeSettings_t *)" 4294967254 slots::nvmlSystemGetConfComputeSettings,
    c"nvmlSystemGetConfComputeSettings_v2" c"nvmlReturn_t (nvmlSystemConfComputeSettings_v2_t *)" 4294967254 slots::nvmlSystemGetConfComputeSettings_v2,
    c"nvmlSystemGetConfComputeState" c"nvmlReturn_t (nvmlConfComputeSystemState_t *)" 4294967254 slots::nvmlSystemGetConfComputeState,
    c"nvmlSystemGetCudaDriverVersion" c"nvmlReturn_t (int *)" 4294967254 slots::nvmlSystemGetCudaDriverVersion,
    c"nvmlSystemGetCudaDriverVersion_v2" c"nvmlReturn_t (int *)" 4294967254 slots::nvmlSystemGetCudaDriverVersion_v2,
    c"nvmlSystemGetDriverBranch" c"nvmlReturn_t (nvmlSystemDriverBranchInfo_t *, unsigned int)" 4294967254 slots::nvmlSystemGetDriverBranch,
    c"nvmlSystemGetDriverVersion" c"nvmlReturn_t (char *, unsigned int)" 4294967254 slots::nvmlSystemGetDriverVersion,
    c"nvmlSystemGetHicVersion" c"nvmlReturn_t (unsigned int *, nvmlHwbcEntry_t *)" 4294967254 slots::nvmlSystemGetHicVersion,
    c"nvmlSystemGetNVMLVersion" c"nvmlReturn_t (char *, unsigned int)" 4294967254 slots::nvmlSystemGetNVMLVersion,
    c"nvmlSystemGetNvlinkBwMode" c"nvmlReturn_t (unsigned int *)" 4294967254 slots::nvmlSystemGetNvlinkBwMode,
    c"nvmlSystemGetProcessName" c"nvmlReturn_t (unsigned int, char *, unsigned int)" 4294967254 slots::nvmlSystemGetProcessName,
    c"nvmlSystemGetTopologyGpuSet" c"nvmlReturn_t (unsigned int, unsigned int *, nvmlDevice_t *)" 4294967254 slots::nvmlSystemGetTopologyGpuSet,
    c"nvmlSystemRegisterEvents" c"nvmlReturn_t (nvmlSystemRegisterEventRequest_t *)" 4294967254 slots::nvmlSystemRegisterEvents,
    c"nvmlSystemSetConfComputeGpusReadyState" c"nvmlReturn_t (unsigned int)" 4294967254 slots::nvmlSystemSetConfComputeGpusReadyState,
    c"nvmlSystemSetConfComputeKeyRotationThresholdInfo" c"nvmlReturn_t (nvmlConfComputeSetKeyRotationThresholdInfo_t *)" 4294967254 slots::nvmlSystemSetConfComputeKeyRotationThresholdInfo,
    c"nvmlSystemSetNvlinkBwMode" c"nvmlReturn_t (unsigned int)" 4294967254 slots::nvmlSystemSetNvlinkBwMode,
    c"nvmlUnitGetCount" c"nvmlReturn_t (unsigned int *)" 4294967254 slots::nvmlUnitGetCount,
    c"nvmlUnitGetDevices" c"nvmlReturn_t (nvmlUnit_t, unsigned int *, nvmlDevice_t *)" 4294967254 slots::nvmlUnitGetDevices,
    c"nvmlUnitGetFanSpeedInfo" c"nvmlReturn_t (nvmlUnit_t, nvmlUnitFanSpeeds_t *)" 4294967254 slots::nvmlUnitGetFanSpeedInfo,
    c"nvmlUnitGetHandleByIndex" c"nvmlReturn_t (unsigned int, nvmlUnit_t *)" 4294967254 slots::nvmlUnitGetHandleByIndex,
    c"nvmlUnitGetLedState" c"nvmlReturn_t (nvmlUnit_t, nvmlLedState_t *)" 4294967254 slots::nvmlUnitGetLedState,
    c"nvmlUnitGetPsuInfo" c"nvmlReturn_t (nvmlUnit_t, nvmlPSUInfo_t *)" 4294967254 slots::nvmlUnitGetPsuInfo,
    c"nvmlUnitGetTemperature" c"nvmlReturn_t (nvmlUnit_t, unsigned int, unsigned int *)" 4294967254 slots::nvmlUnitGetTemperature,
    c"nvmlUnitGetUnitInfo" c"nvmlReturn_t (nvmlUnit_t, nvmlUnitInfo_t *)" 4294967254 slots::nvmlUnitGetUnitInfo,
    c"nvmlUnitSetLedState" c"nvmlReturn_t (nvmlUnit_t, nvmlLedColor_t)" 4294967254 slots::nvmlUnitSetLedState,
    c"nvmlVgpuInstanceClearAccountingPids" c"nvmlReturn_t (nvmlVgpuInstance_t)" 4294967254 slots::nvmlVgpuInstanceClearAccountingPids,
    c"nvmlVgpuInstanceGetAccountingMode" c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlEnableState_t *)" 4294967254 slots::nvmlVgpuInstanceGetAccountingMode,
    c"nvmlVgpuInstanceGetAccountingPids" c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetAccountingPids,
    c"nvmlVgpuInstanceGetAccountingStats" c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int, nvmlAccountingStats_t *)" 4294967254 slots::nvmlVgpuInstanceGetAccountingStats,
    c"nvmlVgpuInstanceGetEccMode" c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlEnableState_t *)" 4294967254 slots::nvmlVgpuInstanceGetEccMode,
    c"nvmlVgpuInstanceGetEncoderCapacity" c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetEncoderCapacity,
    c"nvmlVgpuInstanceGetEncoderSessions" c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *, nvmlEncoderSessionInfo_t *)" 4294967254 slots::nvmlVgpuInstanceGetEncoderSessions,
    c"nvmlVgpuInstanceGetEncoderStats" c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *, unsigned int *, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetEncoderStats,
    c"nvmlVgpuInstanceGetFBCSessions" c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *, nvmlFBCSessionInfo_t *)" 4294967254 slots::nvmlVgpuInstanceGetFBCSessions,
    c"nvmlVgpuInstanceGetFBCStats" c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlFBCStats_t *)" 4294967254 slots::nvmlVgpuInstanceGetFBCStats,
    c"nvmlVgpuInstanceGetFbUsage" c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlVgpuInstanceGetFbUsage,
    c"nvmlVgpuInstanceGetFrameRateLimit" c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetFrameRateLimit,
    c"nvmlVgpuInstanceGetGpuInstanceId" c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetGpuInstanceId,
    c"nvmlVgpuInstanceGetGpuPciId" c"nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetGpuPciId,
    c"nvmlVgpuInstanceGetLicenseInfo" c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuLicenseInfo_t *)" 4294967254 slots::nvmlVgpuInstanceGetLicenseInfo_v2,
    c"nvmlVgpuInstanceGetLicenseInfo_v2" c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuLicenseInfo_t *)" 4294967254 slots::nvmlVgpuInstanceGetLicenseInfo_v2,
    c"nvmlVgpuInstanceGetLicenseStatus" c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetLicenseStatus,
    c"nvmlVgpuInstanceGetMdevUUID" c"nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int)" 4294967254 slots::nvmlVgpuInstanceGetMdevUUID,
    c"nvmlVgpuInstanceGetMetadata" c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuMetadata_t *, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetMetadata,
    c"nvmlVgpuInstanceGetPlacementId" c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuPlacementId_t *)" 4294967254 slots::nvmlVgpuInstanceGetPlacementId,
    c"nvmlVgpuInstanceGetRuntimeStateSize" c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuRuntimeState_t *)" 4294967254 slots::nvmlVgpuInstanceGetRuntimeStateSize,
    c"nvmlVgpuInstanceGetType" c"nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuTypeId_t *)" 4294967254 slots::nvmlVgpuInstanceGetType,
    c"nvmlVgpuInstanceGetUUID" c"nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int)" 4294967254 slots::nvmlVgpuInstanceGetUUID,
    c"nvmlVgpuInstanceGetVmDriverVersion" c"nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int)" 4294967254 slots::nvmlVgpuInstanceGetVmDriverVersion,
    c"nvmlVgpuInstanceGetVmID" c"nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int, nvmlVgpuVmIdType_t *)" 4294967254 slots::nvmlVgpuInstanceGetVmID,
    c"nvmlVgpuInstanceSetEncoderCapacity" c"nvmlReturn_t (nvmlVgpuInstance_t, unsigned int)" 4294967254 slots::nvmlVgpuInstanceSetEncoderCapacity,
    c"nvmlVgpuTypeGetBAR1Info" c"nvmlReturn_t (nvmlVgpuTypeId_t, nvmlVgpuTypeBar1Info_t *)" 4294967254 slots::nvmlVgpuTypeGetBAR1Info,
    c"nvmlVgpuTypeGetCapabilities" c"nvmlReturn_t (nvmlVgpuTypeId_t, nvmlVgpuCapability_t, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetCapabilities,
    c"nvmlVgpuTypeGetClass" c"nvmlReturn_t (nvmlVgpuTypeId_t, char *, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetClass,
    c"nvmlVgpuTypeGetDeviceID" c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned PY_LONG_LONG *, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlVgpuTypeGetDeviceID,
    c"nvmlVgpuTypeGetFbReservation" c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlVgpuTypeGetFbReservation,
    c"nvmlVgpuTypeGetFrameRateLimit" c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetFrameRateLimit,
    c"nvmlVgpuTypeGetFramebufferSize" c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlVgpuTypeGetFramebufferSize,
    c"nvmlVgpuTypeGetGpuInstanceProfileId" c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetGpuInstanceProfileId,
    c"nvmlVgpuTypeGetGspHeapSize" c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlVgpuTypeGetGspHeapSize,
    c"nvmlVgpuTypeGetLicense" c"nvmlReturn_t (nvmlVgpuTypeId_t, char *, unsigned int)" 4294967254 slots::nvmlVgpuTypeGetLicense,
    c"nvmlVgpuTypeGetMaxInstances" c"nvmlReturn_t (nvmlDevice_t, nvmlVgpuTypeId_t, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetMaxInstances,
    c"nvmlVgpuTypeGetMaxInstancesPerGpuInstance" c"nvmlReturn_t (nvmlVgpuTypeMaxInstance_t *)" 4294967254 slots::nvmlVgpuTypeGetMaxInstancesPerGpuInstance,
    c"nvmlVgpuTypeGetMaxInstancesPerVm" c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetMaxInstancesPerVm,
    c"nvmlVgpuTypeGetName" c"nvmlReturn_t (nvmlVgpuTypeId_t, char *, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetName,
    c"nvmlVgpuTypeGetNumDisplayHeads" c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetNumDisplayHeads,
    c"nvmlVgpuTypeGetResolution" c"nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int, unsigned int *, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetResolution,
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    shared::classes(table);
    table.class(Class::Record(&nvml13::nvmlAccountingStats_v2_t));
    table.class(Class::Record(&nvml13::nvmlAdaptiveTgpModeInfo_v1_t));
    table.class(Class::Record(&nvml13::nvmlBBXTimeData_v1_t));
    table.class(Class::Enum(&nvml13::nvmlBrandType_t));
    table.class(Class::Value(&nvml13::nvmlCPERCursorHandle_t));
    table.class(Class::Record(&nvml13::nvmlCPERCursor_v1_t));
    table.class(Class::Enum(&nvml13::nvmlCPERType_t));
    table.class(Class::Record(&nvml13::nvmlCoreRailMetrics_t));
    table.class(Class::Enum(&nvml13::nvmlDeviceAddressingModeType_t));
    table.class(Class::Record(&nvml13::nvmlDeviceAddressingMode_t));
    table.class(Class::Record(&nvml13::nvmlDeviceAddressingMode_v1_t));
    table.class(Class::Record(&nvml13::nvmlDevicePowerMizerModes_v1_t));
    table.class(Class::Enum(&nvml13::nvmlDeviceVgpuCapability_t));
    table.class(Class::Record(&nvml13::nvmlEccBankRemapperHistogram_v1_t));
    table.class(Class::Record(&nvml13::nvmlEccBankRemapperStatus_v1_t));
    table.class(Class::Record(&nvml13::nvmlEccSramUniqueUncorrectedErrorCounts_t));
    table.class(Class::Record(&nvml13::nvmlEccSramUniqueUncorrectedErrorCounts_v1_t));
    table.class(Class::Record(&nvml13::nvmlEccSramUniqueUncorrectedErrorEntry_v1_t));
    table.class(Class::Enum(&nvml13::nvmlEventDataType_t));
    table.class(Class::Record(&nvml13::nvmlEventSetGetContextCount_v1_t));
    table.class(Class::Record(&nvml13::nvmlEventSetGetContextData_v1_t));
    table.class(Class::Record(&nvml13::nvmlEventSetGetContextInfo_v1_t));
    table.class(Class::Record(&nvml13::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t));
    table.class(Class::Record(&nvml13::nvmlEventSetWait_v3_t));
    table.class(Class::Record(&nvml13::nvmlGetCPER_v1_t));
    table.class(Class::Record(&nvml13::nvmlGetMemoryLimits_v1_t));
    table.class(Class::Enum(&nvml13::nvmlGpmMetricId_t));
    table.class(Class::Record(&nvml13::nvmlGpmMetricsGet_t));
    table.class(Class::Record(&nvml13::nvmlGpuFabricClique_v1_t));
    table.class(Class::Record(&nvml13::nvmlGpuFabricInfoV_t));
    table.class(Class::Record(&nvml13::nvmlGpuFabricInfo_v3_t));
    table.class(Class::Record(&nvml13::nvmlGpuFabricInfo_v4_t));
    table.class(Class::Record(&nvml13::nvmlGpuOperationalEventConfig_v1_st));
    table.class(Class::Record(&nvml13::nvmlGpuOperationalEventConfig_v1_t));
    table.class(Class::Enum(&nvml13::nvmlGpuOperationalEventContextType_t));
    table.class(Class::Enum(&nvml13::nvmlGpuOperationalEventLogLevel_t));
    table.class(Class::Record(&nvml13::nvmlGpuUptime_v1_t));
    table.class(Class::Record(&nvml13::nvmlHostname_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvLinkInfo_t));
    table.class(Class::Record(&nvml13::nvmlNvLinkInfo_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvLinkInfo_v2_t));
    table.class(Class::Record(&nvml13::nvmlNvLinkInfo_v3_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkFirmwareInfo_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkFirmwareVersion_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkGetRemapTableInfo_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkLockRemapTable_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkNvlePrivateInfo_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkSetBwModeAsync_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkSetNvleReady_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkSetupNvleEncryptionKey_v1_t));
    table.class(Class::Enum(&nvml13::nvmlNvlinkTelemetrySampleType_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkTelemetrySample_v1_t));
    table.class(Class::Record(&nvml13::nvmlNvlinkTelemetrySamples_v1_t));
    table.class(Class::Record(&nvml13::nvmlObservedMetrics_t));
    table.class(Class::Enum(&nvml13::nvmlOperationalEventSeverity_t));
    table.class(Class::Enum(&nvml13::nvmlPRMCounterId_t));
    table.class(Class::Record(&nvml13::nvmlPRMCounterInput_v1_t));
    table.class(Class::Record(&nvml13::nvmlPRMCounterList_v1_t));
    table.class(Class::Record(&nvml13::nvmlPRMCounterValue_v1_t));
    table.class(Class::Record(&nvml13::nvmlPRMCounter_v1_t));
    table.class(Class::Record(&nvml13::nvmlPRMTLV_v1_t));
    table.class(Class::Record(&nvml13::nvmlPRMTLV_v1_t_anon0));
    table.class(Class::Record(&nvml13::nvmlPdi_t));
    table.class(Class::Record(&nvml13::nvmlPdi_v1_t));
    table.class(Class::Record(&nvml13::nvmlPerfMetricControllerSample_t));
    table.class(Class::Record(&nvml13::nvmlPerfMetricControllerSample_t_data));
    table.class(Class::Record(&nvml13::nvmlPerfMetricsDlppc2xSample_t));
    table.class(Class::Record(&nvml13::nvmlPerfMetricsPfpp1xSample_t));
    table.class(Class::Record(&nvml13::nvmlPerfMetricsSample_t));
    table.class(Class::Record(&nvml13::nvmlPerfMetricsSamples_v1_t));
    table.class(Class::Record(&nvml13::nvmlPmgrPwrTuple_t));
    table.class(Class::Enum(&nvml13::nvmlPowerProfileOperation_t));
    table.class(Class::Enum(&nvml13::nvmlPowerProfileType_t));
    table.class(Class::Record(&nvml13::nvmlProcessInfo_t));
    table.class(Class::Enum(&nvml13::nvmlProcessMode_t));
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
    table.class(Class::Record(&nvml13::nvmlRusdSettings_v1_t));
    table.class(Class::Record(&nvml13::nvmlSetMemoryLimits_v1_t));
    table.class(Class::Record(&nvml13::nvmlSystemConfComputeSettings_v2_t));
    table.class(Class::Enum(&nvml13::nvmlTemperatureSensors_t));
    table.class(Class::Record(&nvml13::nvmlTemperature_t));
    table.class(Class::Record(&nvml13::nvmlTemperature_v1_t));
    table.class(Class::Record(&nvml13::nvmlUnrepairableMemoryStatus_v1_t));
    table.class(Class::Record(&nvml13::nvmlVgpuSchedulerLogEntry_v2_t));
    table.class(Class::Record(&nvml13::nvmlVgpuSchedulerLogInfo_v2_t));
    table.class(Class::Record(&nvml13::nvmlVgpuSchedulerStateInfo_v2_t));
    table.class(Class::Record(&nvml13::nvmlVgpuSchedulerState_v2_t));
    table.class(Class::Record(&nvml13::nvmlWorkloadPowerProfileUpdateProfiles_v1_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    table.constant("NVML_API_VERSION", Constant::Int(13));
    table.constant("NVML_API_VERSION_STR", Constant::String("13"));
    table.constant("NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_TIO", Constant::Int(7));
    table.constant("NVML_CC_SYSTEM_CPU_CAPS_ARM_CCA", Constant::Int(5));
    table.constant("NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX_CONNECT", Constant::Int(6));
    table.constant("NVML_CC_SYSTEM_FEATURE_BMSAI_ENABLED", Constant::Int(2));
    table.constant("NVML_CC_SYSTEM_GPUS_CC_BMSAI_CAPABLE", Constant::Int(2));
    table.constant("NVML_CC_SYSTEM_MULTIGPU_NVLE", Constant::Int(2));
    table.constant("NVML_CC_SYSTEM_TDISP_STATE_DISABLED", Constant::Int(0));
    table.constant("NVML_CC_SYSTEM_TDISP_STATE_NOT_READY", Constant::Int(1));
    table.constant("NVML_CC_SYSTEM_TDISP_STATE_READY", Constant::Int(2));
    table.constant("NVML_COMPUTE_INSTANCE_ID_ANY", Constant::Int(4294967295));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE_NVL", Constant::Int(8));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_COUNT", Constant::Int(9));
    table.constant("NVML_CPER_CURSOR_HANDLE_INIT", Constant::Int(0));
    table.constant("NVML_DEVICE_ARCH_DLA", Constant::Int(11));
    table.constant("NVML_DEVICE_ARCH_DLA2", Constant::Int(12));
    table.constant("NVML_DEVICE_ARCH_NPU3", Constant::Int(15));
    table.constant("NVML_DEVICE_ARCH_RUBIN", Constant::Int(13));
    table.constant("NVML_DEVICE_HOSTNAME_BUFFER_SIZE", Constant::Int(64));
    table.constant("NVML_DEVICE_MEMORY_LIMIT_MAX", Constant::Unsigned(18446744073709551615));
    table.constant("NVML_FI_DEV_ACTIVE_BANK_REMAPPINGS", Constant::Int(303));
    table.constant("NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_MAX", Constant::Int(305));
    table.constant("NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_NONE", Constant::Int(306));
    table.constant("NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN", Constant::Int(271));
    table.constant("NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN", Constant::Int(270));
    table.constant("NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN", Constant::Int(269));
    table.constant("NVML_FI_DEV_EDPP_MULTIPLIER", Constant::Int(274));
    table.constant("NVML_FI_DEV_GPU_TEMP", Constant::Int(308));
    table.constant("NVML_FI_DEV_INACTIVE_BANK_REMAPPINGS", Constant::Int(304));
    table.constant("NVML_FI_DEV_MCLK_MIN_SWITCH_INTERVAL_MILLISECONDS", Constant::Int(299));
    table.constant("NVML_FI_DEV_MCLK_SWITCH_TYPE", Constant::Int(298));
    table.constant("NVML_FI_DEV_MMA_STALL_PERCENT", Constant::Int(297));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0_V2", Constant::Int(291));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1_V2", Constant::Int(292));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RAW_BER_V2", Constant::Int(293));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE0", Constant::Int(289));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE1", Constant::Int(290));
    table.constant("NVML_FI_DEV_NVLINK_GET_DATA_RATE", Constant::Int(296));
    table.constant("NVML_FI_DEV_NVLINK_PLR_XMIT_BLOCKS", Constant::Int(294));
    table.constant("NVML_FI_DEV_NVLINK_PLR_XMIT_RETRY_BLOCKS", Constant::Int(295));
    table.constant("NVML_FI_DEV_PENDING_BANK_REMAPPING", Constant::Int(307));
    table.constant("NVML_FI_DEV_POWER_SYNC_BALANCING_AF", Constant::Int(273));
    table.constant("NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ", Constant::Int(272));
    table.constant("NVML_FI_DEV_REMAPPED_ROWS_COR_INACTIVE", Constant::Int(301));
    table.constant("NVML_FI_DEV_REMAPPED_ROWS_UNC_INACTIVE", Constant::Int(302));
    table.constant("NVML_FI_MAX", Constant::Int(310));
    table.constant("NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE", Constant::Int(264));
    table.constant("NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR", Constant::Int(265));
    table.constant("NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_OFFSET", Constant::Int(288));
    table.constant("NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_WIN_MULT", Constant::Int(286));
    table.constant("NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_TAR_WIN_MULT", Constant::Int(287));
    table.constant("NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL", Constant::Int(268));
    table.constant("NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE", Constant::Int(267));
    table.constant("NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE", Constant::Int(266));
    table.constant("NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_SECONDARY_POWER_FLOOR", Constant::Int(285));
    table.constant("NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL", Constant::Int(254));
    table.constant("NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR", Constant::Int(255));
    table.constant("NVML_FI_PWR_SMOOTHING_DELAYED_PWR_SMOOTHING_SUPPORTED", Constant::Int(280));
    table.constant("NVML_FI_PWR_SMOOTHING_ENABLED", Constant::Int(251));
    table.constant("NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING", Constant::Int(258));
    table.constant("NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED", Constant::Int(253));
    table.constant("NVML_FI_PWR_SMOOTHING_LIMITED_TIME", Constant::Int(309));
    table.constant("NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES", Constant::Int(259));
    table.constant("NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING", Constant::Int(256));
    table.constant("NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING", Constant::Int(257));
    table.constant("NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_OFFSET", Constant::Int(277));
    table.constant("NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_POINT", Constant::Int(278));
    table.constant("NVML_FI_PWR_SMOOTHING_PRIMARY_POWER_FLOOR", Constant::Int(275));
    table.constant("NVML_FI_PWR_SMOOTHING_PRIV_LVL", Constant::Int(252));
    table.constant("NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR", Constant::Int(260));
    table.constant("NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_OFFSET", Constant::Int(284));
    table.constant("NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_WIN_MULT", Constant::Int(282));
    table.constant("NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_TAR_WIN_MULT", Constant::Int(283));
    table.constant("NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL", Constant::Int(263));
    table.constant("NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE", Constant::Int(262));
    table.constant("NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE", Constant::Int(261));
    table.constant("NVML_FI_PWR_SMOOTHING_PROFILE_SECONDARY_POWER_FLOOR", Constant::Int(281));
    table.constant("NVML_FI_PWR_SMOOTHING_SECONDARY_POWER_FLOOR", Constant::Int(276));
    table.constant("NVML_FI_PWR_SMOOTHING_SOC_POWER_SMOOTHING_ENABLED", Constant::Int(300));
    table.constant("NVML_FI_PWR_SMOOTHING_WINDOW_MULTIPLIER", Constant::Int(279));
    table.constant("NVML_GPU_FABRIC_CLIQUE_MAX", Constant::Int(64));
    table.constant("NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_POINTER", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_POINTER", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_CONNECTED", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_DISCONNECTED", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_GPU_STATE_INVALID", Constant::Int(8));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCOMPATIBLE_GPU_FW", Constant::Int(6));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_CHASSIS_SN", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_SYSGUID", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INSUFFICIENT_NVLINKS", Constant::Int(5));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INVALID_LOCATION", Constant::Int(7));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NONE", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NO_PARTITION", Constant::Int(4));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_FALSE", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_TRUE", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_GFM_STATE", Constant::Int(14));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_INCORRECT_CONFIGURATION", Constant::Int(8));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_PARTITION_ASSIGNED", Constant::Int(12));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_GFM_STATE", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_INCORRECT_CONFIGURATION", Constant::Int(15));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_PARTITION_ASSIGNED", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_SUMMARY_HEALTHY", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_HEALTH_SUMMARY_LIMITED_CAPACITY", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_SUMMARY_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_SUMMARY_UNHEALTHY", Constant::Int(2));
    table.constant("NVML_GPU_INSTANCE_ID_ANY", Constant::Int(4294967295));
    table.constant("NVML_GPU_INSTANCE_PROFILE_3_SLICE_GFX", Constant::Int(17));
    table.constant("NVML_GPU_INSTANCE_PROFILE_COUNT", Constant::Int(18));
    table.constant("NVML_INIT_FLAG_FORCE_INIT", Constant::Int(4));
    table.constant("NVML_MCLK_SWITCH_TYPE_DEFERRED", Constant::Int(1));
    table.constant("NVML_MCLK_SWITCH_TYPE_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_MCLK_SWITCH_TYPE_RUNTIME", Constant::Int(2));
    table.constant("NVML_NVLINK_FIRMWARE_UCODE_TYPE_MSE", Constant::Int(1));
    table.constant("NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR", Constant::Int(2));
    table.constant("NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_CLN", Constant::Int(4));
    table.constant("NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_DLN", Constant::Int(5));
    table.constant("NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_UPHY", Constant::Int(3));
    table.constant("NVML_NVLINK_FIRMWARE_VERSION_LENGTH", Constant::Int(100));
    table.constant("NVML_NVLINK_MAX_LINKS", Constant::Int(36));
    table.constant("NVML_NVLINK_MAX_REMAP_TABLE_ENTRIES_V2", Constant::Int(4096));
    table.constant("NVML_NVLINK_NVLE_AES_256_GCM_KEY_SIZE_BYTES", Constant::Int(32));
    table.constant("NVML_NVLINK_NVLE_PRIVATE_INFO_SIZE", Constant::Int(256));
    table.constant("NVML_NVLINK_REMAP_TABLE_ENTRIES_CHUNK", Constant::Int(128));
    table.constant("NVML_NVLINK_STATE_ACTIVE_TRAFFIC_DISABLED", Constant::Int(3));
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
    table.constant("NVML_PERF_CF_PM_SENSOR_MAX_SIGNALS", Constant::Int(1024));
    table.constant("NVML_PERF_METRICS_CONTROLLER_DLPPC_2X_PWR_POLICY_RELATIONSHIP_SET_LIMITS_MAX", Constant::Int(4));
    table.constant("NVML_PERF_METRICS_CONTROLLER_SAMPLE_CONTROLLER_MAX_NUM", Constant::Int(4));
    table.constant("NVML_PERF_METRICS_CONTROLLER_STATUS_DLPPC_2X_DRAMCLK_NUM", Constant::Int(3));
    table.constant("NVML_PERF_METRICS_CONTROLLER_TYPE_DLPPC_2X", Constant::Int(0));
    table.constant("NVML_PERF_METRICS_CONTROLLER_TYPE_PFPP_1X", Constant::Int(1));
    table.constant("NVML_PERF_METRICS_NNE_DESC_INFERENCE_LOOPS_MAX", Constant::Int(8));
    table.constant("NVML_PERF_METRICS_PWR_MODEL_DLPPM_1X_MAX_CORE_RAILS", Constant::Int(2));
    table
        .constant(
            "NVML_PERF_METRICS_PWR_MODEL_METRICS_DLPPM_1X_OBESRVED_INTIAL_DRAMCLK_ESTIMATES_MAX", Constant::Int(3),
        );
    table.constant("NVML_PERF_METRICS_PWR_MODEL_SCALE_LOOPS_MAX_PFPP_1X", Constant::Int(32));
    table.constant("NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_INPUT_MAX", Constant::Int(16));
    table.constant("NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_PFPP_1X_GPCCLK_IDX", Constant::Int(0));
    table.constant("NVML_PERF_METRICS_SAMPLE_COUNT", Constant::Int(13));
    table.constant("NVML_POWER_MIZER_MODE_ADAPTIVE", Constant::Int(0));
    table.constant("NVML_POWER_MIZER_MODE_AUTO", Constant::Int(2));
    table.constant("NVML_POWER_MIZER_MODE_PREFER_CONSISTENT_PERFORMANCE", Constant::Int(3));
    table.constant("NVML_POWER_MIZER_MODE_PREFER_MAXIMUM_PERFORMANCE", Constant::Int(1));
    table.constant("NVML_POWER_SCOPE_COUNT", Constant::Int(4));
    table.constant("NVML_POWER_SCOPE_GPU_BASE", Constant::Int(3));
    table.constant("NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS", Constant::Int(8));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_OFFSET", Constant::Int(7));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_WIN_MULT", Constant::Int(5));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_TAR_WIN_MULT", Constant::Int(6));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_SECONDARY_POWER_FLOOR", Constant::Int(4));
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
    table.constant("NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC0", Constant::Int(3));
    table.constant("NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC1", Constant::Int(2));
    table.constant("nvmlClocksEventReasonAll", Constant::Int(2047));
    table.constant("nvmlClocksEventReasonBoardLimit", Constant::Int(512));
    table.constant("nvmlClocksEventReasonReliability", Constant::Int(1024));
    table.constant("nvmlClocksThrottleReasonAll", Constant::Int(2047));
    table.constant("nvmlDeviceAddressingMode_v1", Constant::Int(16777224));
    table.constant("nvmlEccSramUniqueUncorrectedErrorCounts_v1", Constant::Int(16777232));
    table.constant("nvmlGpuFabricInfo_v3", Constant::Int(50331688));
    table.constant("nvmlNvLinkInfo_v1", Constant::Int(16777224));
    table.constant("nvmlNvLinkInfo_v2", Constant::Int(33556044));
    table.constant("nvmlPdi_v1", Constant::Int(16777232));
    table.constant("nvmlRepairStatus_v1", Constant::Int(16777228));
    table.constant("nvmlRusdSettings_v1", Constant::Int(16777232));
    table.constant("nvmlSystemConfComputeSettings_v2", Constant::Int(33554456));
    table.constant("nvmlWorkloadPowerProfileUpdateProfiles_v1", Constant::Int(16777252));
}

functions! {
    ..shared,
    common::nvmlDeviceGetAccountingStats_v2,
    common::nvmlDeviceGetAdaptiveTgpModeInfo_v1,
    common::nvmlDeviceGetAddressingMode,
    common::nvmlDeviceGetApplicationsClock documented in only13,
    common::nvmlDeviceGetBBXTimeData_v1,
    common::nvmlDeviceGetBankRemapperStatus_v1,
    only13::nvmlDeviceGetBrand documented in common,
    only13::nvmlDeviceGetComputeRunningProcesses documented in common,
    "nvmlDeviceGetComputeRunningProcesses_v3" = only13::nvmlDeviceGetComputeRunningProcesses documented in common,
    common::nvmlDeviceGetCurrentClocksThrottleReasons documented in only13,
    common::nvmlDeviceGetDefaultApplicationsClock documented in only13,
    common::nvmlDeviceGetFanControlPolicy_v2 documented in only13,
    common::nvmlDeviceGetGpuFabricInfo documented in only13,
    only13::nvmlDeviceGetGpuFabricInfoV documented in common,
    common::nvmlDeviceGetGpuFabricInfo_v4,
    common::nvmlDeviceGetGpuInstanceProfileInfoByIdV,
    common::nvmlDeviceGetGpuUptime_v1,
    only13::nvmlDeviceGetGraphicsRunningProcesses documented in common,
    "nvmlDeviceGetGraphicsRunningProcesses_v3" = only13::nvmlDeviceGetGraphicsRunningProcesses documented in common,
    common::nvmlDeviceGetHostname_v1,
    only13::nvmlDeviceGetMPSComputeRunningProcesses documented in common,
    "nvmlDeviceGetMPSComputeRunningProcesses_v3" = only13::nvmlDeviceGetMPSComputeRunningProcesses documented in common,
    common::nvmlDeviceGetMemoryInfo documented in only13,
    common::nvmlDeviceGetMemoryInfo_v2 documented in only13,
    common::nvmlDeviceGetMemoryLimits_v1,
    common::nvmlDeviceGetMigMode documented in only13,
    common::nvmlDeviceGetMinMaxClockOfPState documented in only13,
    common::nvmlDeviceGetMinMaxFanSpeed documented in only13,
    common::nvmlDeviceGetNvLinkInfo,
    common::nvmlDeviceGetNvLinkInfo_v3,
    common::nvmlDeviceGetNvLinkTelemetrySamples_v1,
    common::nvmlDeviceGetNvlinkNvlePrivateInfo_v1,
    common::nvmlDeviceGetNvlinkRemapTableInfo_v1,
    common::nvmlDeviceGetPdi,
    common::nvmlDeviceGetPowerMizerMode_v1,
    common::nvmlDeviceGetRemappedRows_v2,
    common::nvmlDeviceGetRepairStatus,
    common::nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts,
    common::nvmlDeviceGetSupportedClocksThrottleReasons documented in only13,
    only13::nvmlDeviceGetTemperature,
    only13::nvmlDeviceGetTemperatureV documented in common,
    common::nvmlDeviceGetUnrepairableMemoryFlag_v1,
    only13::nvmlDeviceGetVgpuCapabilities documented in common,
    common::nvmlDeviceGetVgpuSchedulerLog documented in only13,
    common::nvmlDeviceGetVgpuSchedulerLog_v2,
    common::nvmlDeviceGetVgpuSchedulerState documented in only13,
    common::nvmlDeviceGetVgpuSchedulerState_v2,
    common::nvmlDeviceGetViolationStatus documented in only13,
    common::nvmlDeviceLockNvlinkRemapTable_v1,
    common::nvmlDevicePerfMetricsGetSamples_v1,
    common::nvmlDeviceReadPRMCounters_v1,
    common::nvmlDeviceReadWritePRM_v1,
    common::nvmlDeviceResetApplicationsClocks documented in only13,
    common::nvmlDeviceSetAdaptiveTgpMode_v1,
    common::nvmlDeviceSetApplicationsClocks documented in only13,
    common::nvmlDeviceSetDefaultFanSpeed_v2 documented in only13,
    common::nvmlDeviceSetFanControlPolicy documented in only13,
    common::nvmlDeviceSetGpcClkVfOffset documented in only13,
    common::nvmlDeviceSetHostname_v1,
    common::nvmlDeviceSetMemClkVfOffset documented in only13,
    common::nvmlDeviceSetMemoryLimits_v1,
    common::nvmlDeviceSetNvlinkBwModeAsync_v1,
    common::nvmlDeviceSetNvlinkNvleReady_v1,
    common::nvmlDeviceSetPowerMizerMode_v1,
    common::nvmlDeviceSetRusdSettings_v1,
    only13::nvmlDeviceSetVgpuCapabilities documented in common,
    common::nvmlDeviceSetVgpuSchedulerState documented in only13,
    common::nvmlDeviceSetVgpuSchedulerState_v2,
    common::nvmlDeviceSetupNvlinkNvleEncryptionKey_v1,
    common::nvmlDeviceVgpuForceGspUnload,
    common::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles documented in only13,
    common::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles documented in only13,
    common::nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1,
    common::nvmlEventSetGetContextCount_v1,
    common::nvmlEventSetGetContextData_v1,
    common::nvmlEventSetGetContextInfo_v1,
    common::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1,
    common::nvmlEventSetRegisterGpuOperationalEvents_v1,
    common::nvmlEventSetWait_v3,
    only13::nvmlGpmMetricsGet documented in common,
    common::nvmlGpuInstanceGetVgpuSchedulerLog documented in only13,
    common::nvmlGpuInstanceGetVgpuSchedulerLog_v2,
    common::nvmlGpuInstanceGetVgpuSchedulerState documented in only13,
    common::nvmlGpuInstanceGetVgpuSchedulerState_v2,
    common::nvmlGpuInstanceSetVgpuSchedulerState documented in only13,
    common::nvmlGpuInstanceSetVgpuSchedulerState_v2,
    common::nvmlInitWithFlags documented in only13,
    common::nvmlSystemEventSetCreate documented in only13,
    common::nvmlSystemGetCPER_v1,
    common::nvmlSystemGetConfComputeSettings_v2,
}
