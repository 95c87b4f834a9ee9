//! The contents of `cubind.cuda13.nvml`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvml::{common, only13, slots};
use crate::support::gen1::*;
use crate::tables::{nvml, nvml13};

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
    table.class(Class::Record(&nvml13::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t));
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
    table.constant("NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX", Constant::Int(65));
    table.constant("NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN", Constant::Int(50));
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
    table.constant("NVML_DEVICE_MEMORY_LIMIT_MAX", Constant::Unsigned(18446744073709551615));
    table.constant("NVML_DEVICE_MIG_DISABLE", Constant::Int(0));
    table.constant("NVML_DEVICE_MIG_ENABLE", Constant::Int(1));
    table.constant("NVML_DEVICE_NAME_BUFFER_SIZE", Constant::Int(64));
    table.constant("NVML_DEVICE_NAME_V2_BUFFER_SIZE", Constant::Int(96));
    table.constant("NVML_DEVICE_PART_NUMBER_BUFFER_SIZE", Constant::Int(80));
    table.constant("NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE", Constant::Int(32));
    table.constant("NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE", Constant::Int(16));
    table.constant("NVML_DEVICE_PCI_BUS_ID_FMT", Constant::String("%08X:%02X:%02X.0"));
    table.constant("NVML_DEVICE_PCI_BUS_ID_LEGACY_FMT", Constant::String("%04X:%02X:%02X.0"));
    table.constant("NVML_DEVICE_SERIAL_BUFFER_SIZE", Constant::Int(30));
    table.constant("NVML_DEVICE_UUID_ASCII_LEN", Constant::Int(41));
    table.constant("NVML_DEVICE_UUID_BINARY_LEN", Constant::Int(16));
    table.constant("NVML_DEVICE_UUID_BUFFER_SIZE", Constant::Int(80));
    table.constant("NVML_DEVICE_UUID_V2_BUFFER_SIZE", Constant::Int(96));
    table.constant("NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE", Constant::Int(32));
    table.constant("NVML_DEV_CAP_EGM", Constant::Int(1));
    table.constant("NVML_DOUBLE_BIT_ECC", Constant::Enum(&nvml::nvmlMemoryErrorType_t, 1));
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
    table.constant("NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN", Constant::Int(271));
    table.constant("NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN", Constant::Int(270));
    table.constant("NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP", Constant::Int(74));
    table.constant("NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN", Constant::Int(269));
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
    table.constant("NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE", Constant::Int(199));
    table.constant("NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED", Constant::Int(184));
    table.constant("NVML_FI_DEV_MCLK_MIN_SWITCH_INTERVAL_MILLISECONDS", Constant::Int(299));
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
    table.constant("NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS", Constant::Int(214));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS", Constant::Int(213));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS", Constant::Int(211));
    table.constant("NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS", Constant::Int(206));
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
    table.constant("NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED", Constant::Int(225));
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
    table.constant("NVML_GPM_METRICS_GET_VERSION", Constant::Int(1));
    table.constant("NVML_GPM_SUPPORT_VERSION", Constant::Int(1));
    table.constant("NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE", Constant::Int(5120));
    table.constant("NVML_GPU_CERT_CHAIN_SIZE", Constant::Int(4096));
    table.constant("NVML_GPU_FABRIC_CLIQUE_MAX", Constant::Int(64));
    table.constant("NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_POINTER", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_POINTER", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE", Constant::Int(1));
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
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY", Constant::Int(6));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_GFM_STATE", Constant::Int(14));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_INCORRECT_CONFIGURATION", Constant::Int(8));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_PARTITION_ASSIGNED", Constant::Int(12));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY", Constant::Int(4));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_GFM_STATE", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_INCORRECT_CONFIGURATION", Constant::Int(15));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_PARTITION_ASSIGNED", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY", Constant::Int(3));
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
    table.constant("NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE", Constant::Int(8));
    table.constant("NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT", Constant::Int(4));
    table.constant("NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT", Constant::Int(16));
    table.constant("NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED", Constant::Int(2));
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
    table.constant("NVML_PERF_MODES_BUFFER_SIZE", Constant::Int(2048));
    table.constant("NVML_POWER_MIZER_MODE_ADAPTIVE", Constant::Int(0));
    table.constant("NVML_POWER_MIZER_MODE_AUTO", Constant::Int(2));
    table.constant("NVML_POWER_MIZER_MODE_PREFER_CONSISTENT_PERFORMANCE", Constant::Int(3));
    table.constant("NVML_POWER_MIZER_MODE_PREFER_MAXIMUM_PERFORMANCE", Constant::Int(1));
    table.constant("NVML_POWER_SCOPE_COUNT", Constant::Int(4));
    table.constant("NVML_POWER_SCOPE_GPU", Constant::Int(0));
    table.constant("NVML_POWER_SCOPE_GPU_BASE", Constant::Int(3));
    table.constant("NVML_POWER_SCOPE_MEMORY", Constant::Int(2));
    table.constant("NVML_POWER_SCOPE_MODULE", Constant::Int(1));
    table.constant("NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET", Constant::Int(4294967295));
    table.constant("NVML_POWER_SMOOTHING_MAX_NUM_PROFILES", Constant::Int(5));
    table.constant("NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS", Constant::Int(8));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR", Constant::Int(0));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_OFFSET", Constant::Int(7));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_WIN_MULT", Constant::Int(5));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_TAR_WIN_MULT", Constant::Int(6));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS", Constant::Int(3));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE", Constant::Int(2));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE", Constant::Int(1));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_SECONDARY_POWER_FLOOR", Constant::Int(4));
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
    table.constant("NVML_SINGLE_BIT_ECC", Constant::Enum(&nvml::nvmlMemoryErrorType_t, 0));
    table.constant("NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT", Constant::Int(3));
    table.constant("NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE", Constant::Int(80));
    table.constant("NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE", Constant::Int(80));
    table.constant("NVML_TOPOLOGY_CPU", Constant::Enum(&nvml::nvmlGpuTopologyLevel_t, 40));
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
    table.constant("nvmlClocksThrottleReasonApplicationsClocksSetting", Constant::Int(2));
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
    table.constant("nvmlConfComputeGetKeyRotationThresholdInfo_v1", Constant::Int(16777232));
    table.constant("nvmlConfComputeSetKeyRotationThresholdInfo_v1", Constant::Int(16777232));
    table.constant("nvmlCoolerInfo_v1", Constant::Int(16777232));
    table.constant("nvmlDeviceAddressingMode_v1", Constant::Int(16777224));
    table.constant("nvmlDeviceCapabilities_v1", Constant::Int(16777224));
    table.constant("nvmlDeviceCurrentClockFreqs_v1", Constant::Int(16779268));
    table.constant("nvmlDevicePerfModes_v1", Constant::Int(16779268));
    table.constant("nvmlDramEncryptionInfo_v1", Constant::Int(16777224));
    table.constant("nvmlEccSramErrorStatus_v1", Constant::Int(16777320));
    table.constant("nvmlEccSramUniqueUncorrectedErrorCounts_v1", Constant::Int(16777232));
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
    table.constant("nvmlWorkloadPowerProfileCurrentProfiles_v1", Constant::Int(16777316));
    table.constant("nvmlWorkloadPowerProfileInfo_v1", Constant::Int(16777260));
    table.constant("nvmlWorkloadPowerProfileProfilesInfo_v1", Constant::Int(16788472));
    table.constant("nvmlWorkloadPowerProfileRequestedProfiles_v1", Constant::Int(16777252));
    table.constant("nvmlWorkloadPowerProfileUpdateProfiles_v1", Constant::Int(16777252));
}

functions! {
    common::nvmlComputeInstanceDestroy,
    common::nvmlComputeInstanceGetInfo,
    "nvmlComputeInstanceGetInfo_v2" = common::nvmlComputeInstanceGetInfo,
    common::nvmlDeviceClearAccountingPids,
    common::nvmlDeviceClearCpuAffinity,
    common::nvmlDeviceClearEccErrorCounts,
    common::nvmlDeviceClearFieldValues,
    common::nvmlDeviceCreateGpuInstance,
    common::nvmlDeviceCreateGpuInstanceWithPlacement,
    common::nvmlDeviceDiscoverGpus,
    common::nvmlDeviceFreezeNvLinkUtilizationCounter,
    common::nvmlDeviceGetAPIRestriction,
    common::nvmlDeviceGetAccountingBufferSize,
    common::nvmlDeviceGetAccountingMode,
    common::nvmlDeviceGetAccountingPids,
    common::nvmlDeviceGetAccountingStats,
    common::nvmlDeviceGetAccountingStats_v2,
    common::nvmlDeviceGetActiveVgpus,
    common::nvmlDeviceGetAdaptiveClockInfoStatus,
    common::nvmlDeviceGetAdaptiveTgpModeInfo_v1,
    common::nvmlDeviceGetAddressingMode,
    common::nvmlDeviceGetApplicationsClock documented in only13,
    common::nvmlDeviceGetArchitecture,
    common::nvmlDeviceGetAttributes,
    "nvmlDeviceGetAttributes_v2" = common::nvmlDeviceGetAttributes,
    common::nvmlDeviceGetAutoBoostedClocksEnabled,
    common::nvmlDeviceGetBAR1MemoryInfo,
    common::nvmlDeviceGetBBXTimeData_v1,
    common::nvmlDeviceGetBankRemapperStatus_v1,
    common::nvmlDeviceGetBoardId,
    common::nvmlDeviceGetBoardPartNumber,
    only13::nvmlDeviceGetBrand documented in common,
    common::nvmlDeviceGetBridgeChipInfo,
    common::nvmlDeviceGetBusType,
    common::nvmlDeviceGetC2cModeInfoV,
    common::nvmlDeviceGetCapabilities,
    common::nvmlDeviceGetClkMonStatus,
    common::nvmlDeviceGetClock,
    common::nvmlDeviceGetClockInfo,
    common::nvmlDeviceGetClockOffsets,
    common::nvmlDeviceGetComputeInstanceId,
    common::nvmlDeviceGetComputeMode,
    only13::nvmlDeviceGetComputeRunningProcesses documented in common,
    "nvmlDeviceGetComputeRunningProcesses_v3" = only13::nvmlDeviceGetComputeRunningProcesses documented in common,
    common::nvmlDeviceGetComputeRunningProcesses_v2,
    common::nvmlDeviceGetConfComputeGpuAttestationReport,
    common::nvmlDeviceGetConfComputeGpuCertificate,
    common::nvmlDeviceGetConfComputeMemSizeInfo,
    common::nvmlDeviceGetConfComputeProtectedMemoryUsage,
    common::nvmlDeviceGetCoolerInfo,
    common::nvmlDeviceGetCount,
    "nvmlDeviceGetCount_v2" = common::nvmlDeviceGetCount,
    common::nvmlDeviceGetCpuAffinity,
    common::nvmlDeviceGetCpuAffinityWithinScope,
    common::nvmlDeviceGetCreatableVgpus,
    common::nvmlDeviceGetCudaComputeCapability,
    common::nvmlDeviceGetCurrPcieLinkGeneration,
    common::nvmlDeviceGetCurrPcieLinkWidth,
    common::nvmlDeviceGetCurrentClockFreqs,
    common::nvmlDeviceGetCurrentClocksEventReasons,
    common::nvmlDeviceGetCurrentClocksThrottleReasons documented in only13,
    common::nvmlDeviceGetDecoderUtilization,
    common::nvmlDeviceGetDefaultApplicationsClock documented in only13,
    common::nvmlDeviceGetDefaultEccMode,
    common::nvmlDeviceGetDetailedEccErrors,
    common::nvmlDeviceGetDeviceHandleFromMigDeviceHandle,
    common::nvmlDeviceGetDisplayActive,
    common::nvmlDeviceGetDisplayMode,
    common::nvmlDeviceGetDramEncryptionMode,
    common::nvmlDeviceGetDriverModel,
    "nvmlDeviceGetDriverModel_v2" = common::nvmlDeviceGetDriverModel,
    common::nvmlDeviceGetDynamicPstatesInfo,
    common::nvmlDeviceGetEccMode,
    common::nvmlDeviceGetEncoderCapacity,
    common::nvmlDeviceGetEncoderSessions,
    common::nvmlDeviceGetEncoderStats,
    common::nvmlDeviceGetEncoderUtilization,
    common::nvmlDeviceGetEnforcedPowerLimit,
    common::nvmlDeviceGetFBCSessions,
    common::nvmlDeviceGetFBCStats,
    common::nvmlDeviceGetFanControlPolicy_v2 documented in only13,
    common::nvmlDeviceGetFanSpeed,
    common::nvmlDeviceGetFanSpeedRPM,
    common::nvmlDeviceGetFanSpeed_v2,
    common::nvmlDeviceGetFieldValues,
    common::nvmlDeviceGetGpcClkMinMaxVfOffset,
    common::nvmlDeviceGetGpcClkVfOffset,
    common::nvmlDeviceGetGpuFabricInfo documented in only13,
    only13::nvmlDeviceGetGpuFabricInfoV documented in common,
    common::nvmlDeviceGetGpuFabricInfo_v4,
    common::nvmlDeviceGetGpuInstanceById,
    common::nvmlDeviceGetGpuInstanceId,
    common::nvmlDeviceGetGpuInstancePossiblePlacements,
    "nvmlDeviceGetGpuInstancePossiblePlacements_v2" = common::nvmlDeviceGetGpuInstancePossiblePlacements,
    common::nvmlDeviceGetGpuInstanceProfileInfo,
    common::nvmlDeviceGetGpuInstanceProfileInfoByIdV,
    common::nvmlDeviceGetGpuInstanceProfileInfoV,
    common::nvmlDeviceGetGpuInstanceRemainingCapacity,
    common::nvmlDeviceGetGpuInstances,
    common::nvmlDeviceGetGpuMaxPcieLinkGeneration,
    common::nvmlDeviceGetGpuOperationMode,
    common::nvmlDeviceGetGpuUptime_v1,
    only13::nvmlDeviceGetGraphicsRunningProcesses documented in common,
    "nvmlDeviceGetGraphicsRunningProcesses_v3" = only13::nvmlDeviceGetGraphicsRunningProcesses documented in common,
    common::nvmlDeviceGetGraphicsRunningProcesses_v2,
    common::nvmlDeviceGetGridLicensableFeatures,
    "nvmlDeviceGetGridLicensableFeatures_v4" = common::nvmlDeviceGetGridLicensableFeatures,
    common::nvmlDeviceGetGridLicensableFeatures_v2,
    common::nvmlDeviceGetGridLicensableFeatures_v3,
    common::nvmlDeviceGetGspFirmwareMode,
    common::nvmlDeviceGetGspFirmwareVersion,
    common::nvmlDeviceGetHandleByIndex,
    "nvmlDeviceGetHandleByIndex_v2" = common::nvmlDeviceGetHandleByIndex,
    common::nvmlDeviceGetHandleByPciBusId,
    "nvmlDeviceGetHandleByPciBusId_v2" = common::nvmlDeviceGetHandleByPciBusId,
    common::nvmlDeviceGetHandleBySerial,
    common::nvmlDeviceGetHandleByUUID,
    common::nvmlDeviceGetHandleByUUIDV,
    common::nvmlDeviceGetHostVgpuMode,
    common::nvmlDeviceGetHostname_v1,
    common::nvmlDeviceGetIndex,
    common::nvmlDeviceGetInforomConfigurationChecksum,
    common::nvmlDeviceGetInforomImageVersion,
    common::nvmlDeviceGetInforomVersion,
    common::nvmlDeviceGetIrqNum,
    common::nvmlDeviceGetJpgUtilization,
    common::nvmlDeviceGetLastBBXFlushTime,
    only13::nvmlDeviceGetMPSComputeRunningProcesses documented in common,
    "nvmlDeviceGetMPSComputeRunningProcesses_v3" = only13::nvmlDeviceGetMPSComputeRunningProcesses documented in common,
    common::nvmlDeviceGetMPSComputeRunningProcesses_v2,
    common::nvmlDeviceGetMarginTemperature,
    common::nvmlDeviceGetMaxClockInfo,
    common::nvmlDeviceGetMaxCustomerBoostClock,
    common::nvmlDeviceGetMaxMigDeviceCount,
    common::nvmlDeviceGetMaxPcieLinkGeneration,
    common::nvmlDeviceGetMaxPcieLinkWidth,
    common::nvmlDeviceGetMemClkMinMaxVfOffset,
    common::nvmlDeviceGetMemClkVfOffset,
    common::nvmlDeviceGetMemoryAffinity,
    common::nvmlDeviceGetMemoryBusWidth,
    common::nvmlDeviceGetMemoryErrorCounter,
    common::nvmlDeviceGetMemoryInfo documented in only13,
    common::nvmlDeviceGetMemoryInfo_v2 documented in only13,
    common::nvmlDeviceGetMemoryLimits_v1,
    common::nvmlDeviceGetMigDeviceHandleByIndex,
    common::nvmlDeviceGetMigMode documented in only13,
    common::nvmlDeviceGetMinMaxClockOfPState documented in only13,
    common::nvmlDeviceGetMinMaxFanSpeed documented in only13,
    common::nvmlDeviceGetMinorNumber,
    common::nvmlDeviceGetModuleId,
    common::nvmlDeviceGetMultiGpuBoard,
    common::nvmlDeviceGetName,
    common::nvmlDeviceGetNumFans,
    common::nvmlDeviceGetNumGpuCores,
    common::nvmlDeviceGetNumaNodeId,
    common::nvmlDeviceGetNvLinkCapability,
    common::nvmlDeviceGetNvLinkErrorCounter,
    common::nvmlDeviceGetNvLinkInfo,
    common::nvmlDeviceGetNvLinkInfo_v3,
    common::nvmlDeviceGetNvLinkRemoteDeviceType,
    common::nvmlDeviceGetNvLinkRemotePciInfo,
    "nvmlDeviceGetNvLinkRemotePciInfo_v2" = common::nvmlDeviceGetNvLinkRemotePciInfo,
    common::nvmlDeviceGetNvLinkState,
    common::nvmlDeviceGetNvLinkTelemetrySamples_v1,
    common::nvmlDeviceGetNvLinkUtilizationControl,
    common::nvmlDeviceGetNvLinkUtilizationCounter,
    common::nvmlDeviceGetNvLinkVersion,
    common::nvmlDeviceGetNvlinkBwMode,
    common::nvmlDeviceGetNvlinkNvlePrivateInfo_v1,
    common::nvmlDeviceGetNvlinkRemapTableInfo_v1,
    common::nvmlDeviceGetNvlinkSupportedBwModes,
    common::nvmlDeviceGetOfaUtilization,
    common::nvmlDeviceGetP2PStatus,
    common::nvmlDeviceGetPciInfo,
    "nvmlDeviceGetPciInfo_v3" = common::nvmlDeviceGetPciInfo,
    common::nvmlDeviceGetPciInfoExt,
    common::nvmlDeviceGetPciInfo_v2,
    common::nvmlDeviceGetPcieLinkMaxSpeed,
    common::nvmlDeviceGetPcieReplayCounter,
    common::nvmlDeviceGetPcieSpeed,
    common::nvmlDeviceGetPcieThroughput,
    common::nvmlDeviceGetPdi,
    common::nvmlDeviceGetPerformanceModes,
    common::nvmlDeviceGetPerformanceState,
    common::nvmlDeviceGetPersistenceMode,
    common::nvmlDeviceGetPgpuMetadataString,
    common::nvmlDeviceGetPlatformInfo,
    common::nvmlDeviceGetPowerManagementDefaultLimit,
    common::nvmlDeviceGetPowerManagementLimit,
    common::nvmlDeviceGetPowerManagementLimitConstraints,
    common::nvmlDeviceGetPowerManagementMode,
    common::nvmlDeviceGetPowerMizerMode_v1,
    common::nvmlDeviceGetPowerSource,
    common::nvmlDeviceGetPowerState,
    common::nvmlDeviceGetPowerUsage,
    common::nvmlDeviceGetProcessUtilization,
    common::nvmlDeviceGetProcessesUtilizationInfo,
    common::nvmlDeviceGetRemappedRows,
    common::nvmlDeviceGetRemappedRows_v2,
    common::nvmlDeviceGetRepairStatus,
    common::nvmlDeviceGetRetiredPages,
    common::nvmlDeviceGetRetiredPagesPendingStatus,
    common::nvmlDeviceGetRetiredPages_v2,
    common::nvmlDeviceGetRowRemapperHistogram,
    common::nvmlDeviceGetRunningProcessDetailList,
    common::nvmlDeviceGetSamples,
    common::nvmlDeviceGetSerial,
    common::nvmlDeviceGetSramEccErrorStatus,
    common::nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts,
    common::nvmlDeviceGetSupportedClocksEventReasons,
    common::nvmlDeviceGetSupportedClocksThrottleReasons documented in only13,
    common::nvmlDeviceGetSupportedEventTypes,
    common::nvmlDeviceGetSupportedGraphicsClocks,
    common::nvmlDeviceGetSupportedMemoryClocks,
    common::nvmlDeviceGetSupportedPerformanceStates,
    common::nvmlDeviceGetSupportedVgpus,
    common::nvmlDeviceGetTargetFanSpeed,
    only13::nvmlDeviceGetTemperature,
    common::nvmlDeviceGetTemperatureThreshold,
    only13::nvmlDeviceGetTemperatureV documented in common,
    common::nvmlDeviceGetThermalSettings,
    common::nvmlDeviceGetTopologyCommonAncestor,
    common::nvmlDeviceGetTopologyNearestGpus,
    common::nvmlDeviceGetTotalEccErrors,
    common::nvmlDeviceGetTotalEnergyConsumption,
    common::nvmlDeviceGetUUID,
    common::nvmlDeviceGetUnrepairableMemoryFlag_v1,
    common::nvmlDeviceGetUtilizationRates,
    common::nvmlDeviceGetVbiosVersion,
    only13::nvmlDeviceGetVgpuCapabilities documented in common,
    common::nvmlDeviceGetVgpuHeterogeneousMode,
    common::nvmlDeviceGetVgpuInstancesUtilizationInfo,
    common::nvmlDeviceGetVgpuMetadata,
    common::nvmlDeviceGetVgpuProcessUtilization,
    common::nvmlDeviceGetVgpuProcessesUtilizationInfo,
    common::nvmlDeviceGetVgpuSchedulerCapabilities,
    common::nvmlDeviceGetVgpuSchedulerLog documented in only13,
    common::nvmlDeviceGetVgpuSchedulerLog_v2,
    common::nvmlDeviceGetVgpuSchedulerState documented in only13,
    common::nvmlDeviceGetVgpuSchedulerState_v2,
    common::nvmlDeviceGetVgpuTypeCreatablePlacements,
    common::nvmlDeviceGetVgpuTypeSupportedPlacements,
    common::nvmlDeviceGetVgpuUtilization,
    common::nvmlDeviceGetViolationStatus documented in only13,
    common::nvmlDeviceGetVirtualizationMode,
    common::nvmlDeviceIsMigDeviceHandle,
    common::nvmlDeviceLockNvlinkRemapTable_v1,
    common::nvmlDeviceModifyDrainState,
    common::nvmlDeviceOnSameBoard,
    common::nvmlDevicePerfMetricsGetSamples_v1,
    common::nvmlDevicePowerSmoothingActivatePresetProfile,
    common::nvmlDevicePowerSmoothingSetState,
    common::nvmlDevicePowerSmoothingUpdatePresetProfileParam,
    common::nvmlDeviceQueryDrainState,
    common::nvmlDeviceReadPRMCounters_v1,
    common::nvmlDeviceReadWritePRM_v1,
    common::nvmlDeviceRegisterEvents,
    common::nvmlDeviceRemoveGpu,
    "nvmlDeviceRemoveGpu_v2" = common::nvmlDeviceRemoveGpu,
    common::nvmlDeviceResetApplicationsClocks documented in only13,
    common::nvmlDeviceResetGpuLockedClocks,
    common::nvmlDeviceResetMemoryLockedClocks,
    common::nvmlDeviceResetNvLinkErrorCounters,
    common::nvmlDeviceResetNvLinkUtilizationCounter,
    common::nvmlDeviceSetAPIRestriction,
    common::nvmlDeviceSetAccountingMode,
    common::nvmlDeviceSetAdaptiveTgpMode_v1,
    common::nvmlDeviceSetApplicationsClocks documented in only13,
    common::nvmlDeviceSetAutoBoostedClocksEnabled,
    common::nvmlDeviceSetClockOffsets,
    common::nvmlDeviceSetComputeMode,
    common::nvmlDeviceSetConfComputeUnprotectedMemSize,
    common::nvmlDeviceSetCpuAffinity,
    common::nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
    common::nvmlDeviceSetDefaultFanSpeed_v2 documented in only13,
    common::nvmlDeviceSetDramEncryptionMode,
    common::nvmlDeviceSetDriverModel,
    common::nvmlDeviceSetEccMode,
    common::nvmlDeviceSetFanControlPolicy documented in only13,
    common::nvmlDeviceSetFanSpeed_v2,
    common::nvmlDeviceSetGpcClkVfOffset documented in only13,
    common::nvmlDeviceSetGpuLockedClocks,
    common::nvmlDeviceSetGpuOperationMode,
    common::nvmlDeviceSetHostname_v1,
    common::nvmlDeviceSetMemClkVfOffset documented in only13,
    common::nvmlDeviceSetMemoryLimits_v1,
    common::nvmlDeviceSetMemoryLockedClocks,
    common::nvmlDeviceSetMigMode,
    common::nvmlDeviceSetNvLinkDeviceLowPowerThreshold,
    common::nvmlDeviceSetNvLinkUtilizationControl,
    common::nvmlDeviceSetNvlinkBwMode,
    common::nvmlDeviceSetNvlinkBwModeAsync_v1,
    common::nvmlDeviceSetNvlinkNvleReady_v1,
    common::nvmlDeviceSetPersistenceMode,
    common::nvmlDeviceSetPowerManagementLimit,
    common::nvmlDeviceSetPowerManagementLimit_v2,
    common::nvmlDeviceSetPowerMizerMode_v1,
    common::nvmlDeviceSetRusdSettings_v1,
    common::nvmlDeviceSetTemperatureThreshold,
    only13::nvmlDeviceSetVgpuCapabilities documented in common,
    common::nvmlDeviceSetVgpuHeterogeneousMode,
    common::nvmlDeviceSetVgpuSchedulerState documented in only13,
    common::nvmlDeviceSetVgpuSchedulerState_v2,
    common::nvmlDeviceSetVirtualizationMode,
    common::nvmlDeviceSetupNvlinkNvleEncryptionKey_v1,
    common::nvmlDeviceValidateInforom,
    common::nvmlDeviceVgpuForceGspUnload,
    common::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles documented in only13,
    common::nvmlDeviceWorkloadPowerProfileGetCurrentProfiles,
    common::nvmlDeviceWorkloadPowerProfileGetProfilesInfo,
    common::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles documented in only13,
    common::nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1,
    common::nvmlErrorString,
    common::nvmlEventSetCreate,
    common::nvmlEventSetFree,
    common::nvmlEventSetGetContextCount_v1,
    common::nvmlEventSetGetContextData_v1,
    common::nvmlEventSetGetContextInfo_v1,
    common::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1,
    common::nvmlEventSetRegisterGpuOperationalEvents_v1,
    common::nvmlEventSetWait,
    "nvmlEventSetWait_v2" = common::nvmlEventSetWait,
    common::nvmlEventSetWait_v3,
    common::nvmlGetBlacklistDeviceCount,
    "nvmlGetExcludedDeviceCount" = common::nvmlGetBlacklistDeviceCount,
    common::nvmlGetBlacklistDeviceInfoByIndex,
    "nvmlGetExcludedDeviceInfoByIndex" = common::nvmlGetBlacklistDeviceInfoByIndex,
    common::nvmlGetVgpuCompatibility,
    common::nvmlGetVgpuDriverCapabilities,
    common::nvmlGetVgpuVersion,
    only13::nvmlGpmMetricsGet documented in common,
    common::nvmlGpmMigSampleGet,
    common::nvmlGpmQueryDeviceSupport,
    common::nvmlGpmQueryIfStreamingEnabled,
    common::nvmlGpmSampleAlloc,
    common::nvmlGpmSampleFree,
    common::nvmlGpmSampleGet,
    common::nvmlGpmSetStreamingEnabled,
    common::nvmlGpuInstanceCreateComputeInstance,
    common::nvmlGpuInstanceCreateComputeInstanceWithPlacement,
    common::nvmlGpuInstanceDestroy,
    common::nvmlGpuInstanceGetActiveVgpus,
    common::nvmlGpuInstanceGetComputeInstanceById,
    common::nvmlGpuInstanceGetComputeInstancePossiblePlacements,
    common::nvmlGpuInstanceGetComputeInstanceProfileInfo,
    common::nvmlGpuInstanceGetComputeInstanceProfileInfoV,
    common::nvmlGpuInstanceGetComputeInstanceRemainingCapacity,
    common::nvmlGpuInstanceGetComputeInstances,
    common::nvmlGpuInstanceGetCreatableVgpus,
    common::nvmlGpuInstanceGetInfo,
    common::nvmlGpuInstanceGetVgpuHeterogeneousMode,
    common::nvmlGpuInstanceGetVgpuSchedulerLog documented in only13,
    common::nvmlGpuInstanceGetVgpuSchedulerLog_v2,
    common::nvmlGpuInstanceGetVgpuSchedulerState documented in only13,
    common::nvmlGpuInstanceGetVgpuSchedulerState_v2,
    common::nvmlGpuInstanceGetVgpuTypeCreatablePlacements,
    common::nvmlGpuInstanceSetVgpuHeterogeneousMode,
    common::nvmlGpuInstanceSetVgpuSchedulerState documented in only13,
    common::nvmlGpuInstanceSetVgpuSchedulerState_v2,
    common::nvmlInit,
    "nvmlInit_v2" = common::nvmlInit,
    common::nvmlInitWithFlags documented in only13,
    common::nvmlSetVgpuVersion,
    common::nvmlShutdown,
    common::nvmlSystemEventSetCreate documented in only13,
    common::nvmlSystemEventSetFree,
    common::nvmlSystemEventSetWait,
    common::nvmlSystemGetCPER_v1,
    common::nvmlSystemGetConfComputeCapabilities,
    common::nvmlSystemGetConfComputeGpusReadyState,
    common::nvmlSystemGetConfComputeKeyRotationThresholdInfo,
    common::nvmlSystemGetConfComputeSettings,
    common::nvmlSystemGetConfComputeSettings_v2,
    common::nvmlSystemGetConfComputeState,
    common::nvmlSystemGetCudaDriverVersion,
    common::nvmlSystemGetCudaDriverVersion_v2,
    common::nvmlSystemGetDriverBranch,
    common::nvmlSystemGetDriverVersion,
    common::nvmlSystemGetHicVersion,
    common::nvmlSystemGetNVMLVersion,
    common::nvmlSystemGetNvlinkBwMode,
    common::nvmlSystemGetProcessName,
    common::nvmlSystemGetTopologyGpuSet,
    common::nvmlSystemRegisterEvents,
    common::nvmlSystemSetConfComputeGpusReadyState,
    common::nvmlSystemSetConfComputeKeyRotationThresholdInfo,
    common::nvmlSystemSetNvlinkBwMode,
    common::nvmlUnitGetCount,
    common::nvmlUnitGetDevices,
    common::nvmlUnitGetFanSpeedInfo,
    common::nvmlUnitGetHandleByIndex,
    common::nvmlUnitGetLedState,
    common::nvmlUnitGetPsuInfo,
    common::nvmlUnitGetTemperature,
    common::nvmlUnitGetUnitInfo,
    common::nvmlUnitSetLedState,
    common::nvmlVgpuInstanceClearAccountingPids,
    common::nvmlVgpuInstanceGetAccountingMode,
    common::nvmlVgpuInstanceGetAccountingPids,
    common::nvmlVgpuInstanceGetAccountingStats,
    common::nvmlVgpuInstanceGetEccMode,
    common::nvmlVgpuInstanceGetEncoderCapacity,
    common::nvmlVgpuInstanceGetEncoderSessions,
    common::nvmlVgpuInstanceGetEncoderStats,
    common::nvmlVgpuInstanceGetFBCSessions,
    common::nvmlVgpuInstanceGetFBCStats,
    common::nvmlVgpuInstanceGetFbUsage,
    common::nvmlVgpuInstanceGetFrameRateLimit,
    common::nvmlVgpuInstanceGetGpuInstanceId,
    common::nvmlVgpuInstanceGetGpuPciId,
    common::nvmlVgpuInstanceGetLicenseInfo,
    "nvmlVgpuInstanceGetLicenseInfo_v2" = common::nvmlVgpuInstanceGetLicenseInfo,
    common::nvmlVgpuInstanceGetLicenseStatus,
    common::nvmlVgpuInstanceGetMdevUUID,
    common::nvmlVgpuInstanceGetMetadata,
    common::nvmlVgpuInstanceGetPlacementId,
    common::nvmlVgpuInstanceGetRuntimeStateSize,
    common::nvmlVgpuInstanceGetType,
    common::nvmlVgpuInstanceGetUUID,
    common::nvmlVgpuInstanceGetVmDriverVersion,
    common::nvmlVgpuInstanceGetVmID,
    common::nvmlVgpuInstanceSetEncoderCapacity,
    common::nvmlVgpuTypeGetBAR1Info,
    common::nvmlVgpuTypeGetCapabilities,
    common::nvmlVgpuTypeGetClass,
    common::nvmlVgpuTypeGetDeviceID,
    common::nvmlVgpuTypeGetFbReservation,
    common::nvmlVgpuTypeGetFrameRateLimit,
    common::nvmlVgpuTypeGetFramebufferSize,
    common::nvmlVgpuTypeGetGpuInstanceProfileId,
    common::nvmlVgpuTypeGetGspHeapSize,
    common::nvmlVgpuTypeGetLicense,
    common::nvmlVgpuTypeGetMaxInstances,
    common::nvmlVgpuTypeGetMaxInstancesPerGpuInstance,
    common::nvmlVgpuTypeGetMaxInstancesPerVm,
    common::nvmlVgpuTypeGetName,
    common::nvmlVgpuTypeGetNumDisplayHeads,
    common::nvmlVgpuTypeGetResolution,
}
