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
    ints(table);
    table.constant("NVML_API_VERSION_STR", Constant::String("13"));
    table.constant("NVML_DEVICE_MEMORY_LIMIT_MAX", Constant::Unsigned(18446744073709551615));
    table.constant("NVML_RUSD_POLL_ALL", Constant::Unsigned(18446744073709551615));
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

c_functions! {
    ..shared,
    "nvmlDeviceGetAccountingStats_v2" "nvmlReturn_t (nvmlDevice_t, nvmlAccountingStats_v2_t *)" 4294967254 slots::nvmlDeviceGetAccountingStats_v2,
    "nvmlDeviceGetAdaptiveTgpModeInfo_v1" "nvmlReturn_t (nvmlDevice_t, nvmlAdaptiveTgpModeInfo_v1_t *)" 4294967254 slots::nvmlDeviceGetAdaptiveTgpModeInfo_v1,
    "nvmlDeviceGetAddressingMode" "nvmlReturn_t (nvmlDevice_t, nvmlDeviceAddressingMode_t *)" 4294967254 slots::nvmlDeviceGetAddressingMode,
    "nvmlDeviceGetBBXTimeData_v1" "nvmlReturn_t (nvmlDevice_t, nvmlBBXTimeData_v1_t *)" 4294967254 slots::nvmlDeviceGetBBXTimeData_v1,
    "nvmlDeviceGetBankRemapperStatus_v1" "nvmlReturn_t (nvmlDevice_t, nvmlEccBankRemapperStatus_v1_t *)" 4294967254 slots::nvmlDeviceGetBankRemapperStatus_v1,
    "nvmlDeviceGetGpuFabricInfo_v4" "nvmlReturn_t (nvmlDevice_t, nvmlGpuFabricInfo_v4_t *)" 4294967254 slots::nvmlDeviceGetGpuFabricInfo_v4,
    "nvmlDeviceGetGpuInstanceProfileInfoByIdV" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstanceProfileInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetGpuInstanceProfileInfoByIdV,
    "nvmlDeviceGetGpuUptime_v1" "nvmlReturn_t (nvmlDevice_t, nvmlGpuUptime_v1_t *)" 4294967254 slots::nvmlDeviceGetGpuUptime_v1,
    "nvmlDeviceGetHostname_v1" "nvmlReturn_t (nvmlDevice_t, nvmlHostname_v1_t *)" 4294967254 slots::nvmlDeviceGetHostname_v1,
    "nvmlDeviceGetMemoryLimits_v1" "nvmlReturn_t (nvmlDevice_t, nvmlGetMemoryLimits_v1_t *)" 4294967254 slots::nvmlDeviceGetMemoryLimits_v1,
    "nvmlDeviceGetNvLinkInfo" "nvmlReturn_t (nvmlDevice_t, nvmlNvLinkInfo_t *)" 4294967254 slots::nvmlDeviceGetNvLinkInfo,
    "nvmlDeviceGetNvLinkInfo_v3" "nvmlReturn_t (nvmlDevice_t, nvmlNvLinkInfo_v3_t *)" 4294967254 slots::nvmlDeviceGetNvLinkInfo_v3,
    "nvmlDeviceGetNvLinkTelemetrySamples_v1" "nvmlReturn_t (nvmlDevice_t, nvmlNvlinkTelemetrySamples_v1_t *)" 4294967254 slots::nvmlDeviceGetNvLinkTelemetrySamples_v1,
    "nvmlDeviceGetNvlinkNvlePrivateInfo_v1" "nvmlReturn_t (nvmlDevice_t, nvmlNvlinkNvlePrivateInfo_v1_t *)" 4294967254 slots::nvmlDeviceGetNvlinkNvlePrivateInfo_v1,
    "nvmlDeviceGetNvlinkRemapTableInfo_v1" "nvmlReturn_t (nvmlDevice_t, nvmlNvlinkGetRemapTableInfo_v1_t *)" 4294967254 slots::nvmlDeviceGetNvlinkRemapTableInfo_v1,
    "nvmlDeviceGetPdi" "nvmlReturn_t (nvmlDevice_t, nvmlPdi_t *)" 4294967254 slots::nvmlDeviceGetPdi,
    "nvmlDeviceGetPowerMizerMode_v1" "nvmlReturn_t (nvmlDevice_t, nvmlDevicePowerMizerModes_v1_t *)" 4294967254 slots::nvmlDeviceGetPowerMizerMode_v1,
    "nvmlDeviceGetRemappedRows_v2" "nvmlReturn_t (nvmlDevice_t, nvmlRemappedRowsInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetRemappedRows_v2,
    "nvmlDeviceGetRepairStatus" "nvmlReturn_t (nvmlDevice_t, nvmlRepairStatus_t *)" 4294967254 slots::nvmlDeviceGetRepairStatus,
    "nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts" "nvmlReturn_t (nvmlDevice_t, nvmlEccSramUniqueUncorrectedErrorCounts_t *)" 4294967254 slots::nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts,
    "nvmlDeviceGetUnrepairableMemoryFlag_v1" "nvmlReturn_t (nvmlDevice_t, nvmlUnrepairableMemoryStatus_v1_t *)" 4294967254 slots::nvmlDeviceGetUnrepairableMemoryFlag_v1,
    "nvmlDeviceGetVgpuSchedulerLog_v2" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerLogInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetVgpuSchedulerLog_v2,
    "nvmlDeviceGetVgpuSchedulerState_v2" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerStateInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetVgpuSchedulerState_v2,
    "nvmlDeviceLockNvlinkRemapTable_v1" "nvmlReturn_t (nvmlDevice_t, nvmlNvlinkLockRemapTable_v1_t *)" 4294967254 slots::nvmlDeviceLockNvlinkRemapTable_v1,
    "nvmlDevicePerfMetricsGetSamples_v1" "nvmlReturn_t (nvmlDevice_t, nvmlPerfMetricsSamples_v1_t *)" 4294967254 slots::nvmlDevicePerfMetricsGetSamples_v1,
    "nvmlDeviceReadPRMCounters_v1" "nvmlReturn_t (nvmlDevice_t, nvmlPRMCounterList_v1_t *)" 4294967254 slots::nvmlDeviceReadPRMCounters_v1,
    "nvmlDeviceReadWritePRM_v1" "nvmlReturn_t (nvmlDevice_t, nvmlPRMTLV_v1_t *)" 4294967254 slots::nvmlDeviceReadWritePRM_v1,
    "nvmlDeviceSetAdaptiveTgpMode_v1" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceSetAdaptiveTgpMode_v1,
    "nvmlDeviceSetHostname_v1" "nvmlReturn_t (nvmlDevice_t, nvmlHostname_v1_t *)" 4294967254 slots::nvmlDeviceSetHostname_v1,
    "nvmlDeviceSetMemoryLimits_v1" "nvmlReturn_t (nvmlDevice_t, nvmlSetMemoryLimits_v1_t *)" 4294967254 slots::nvmlDeviceSetMemoryLimits_v1,
    "nvmlDeviceSetNvlinkBwModeAsync_v1" "nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSetBwModeAsync_v1_t *)" 4294967254 slots::nvmlDeviceSetNvlinkBwModeAsync_v1,
    "nvmlDeviceSetNvlinkNvleReady_v1" "nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSetNvleReady_v1_t *)" 4294967254 slots::nvmlDeviceSetNvlinkNvleReady_v1,
    "nvmlDeviceSetPowerMizerMode_v1" "nvmlReturn_t (nvmlDevice_t, nvmlDevicePowerMizerModes_v1_t *)" 4294967254 slots::nvmlDeviceSetPowerMizerMode_v1,
    "nvmlDeviceSetRusdSettings_v1" "nvmlReturn_t (nvmlDevice_t, nvmlRusdSettings_v1_t *)" 4294967254 slots::nvmlDeviceSetRusdSettings_v1,
    "nvmlDeviceSetVgpuSchedulerState_v2" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerState_v2_t *)" 4294967254 slots::nvmlDeviceSetVgpuSchedulerState_v2,
    "nvmlDeviceSetupNvlinkNvleEncryptionKey_v1" "nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSetupNvleEncryptionKey_v1_t *)" 4294967254 slots::nvmlDeviceSetupNvlinkNvleEncryptionKey_v1,
    "nvmlDeviceVgpuForceGspUnload" "nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceVgpuForceGspUnload,
    "nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1" "nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileUpdateProfiles_v1_t *)" 4294967254 slots::nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1,
    "nvmlEventSetGetContextCount_v1" "nvmlReturn_t (nvmlEventSet_t, nvmlEventSetGetContextCount_v1_t *)" 4294967254 slots::nvmlEventSetGetContextCount_v1,
    "nvmlEventSetGetContextData_v1" "nvmlReturn_t (nvmlEventSet_t, nvmlEventSetGetContextData_v1_t *)" 4294967254 slots::nvmlEventSetGetContextData_v1,
    "nvmlEventSetGetContextInfo_v1" "nvmlReturn_t (nvmlEventSet_t, nvmlEventSetGetContextInfo_v1_t *)" 4294967254 slots::nvmlEventSetGetContextInfo_v1,
    "nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1" "nvmlReturn_t (nvmlEventSet_t, nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *)" 4294967254 slots::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1,
    "nvmlEventSetRegisterGpuOperationalEvents_v1" "nvmlReturn_t (nvmlEventSet_t, nvmlGpuOperationalEventConfig_v1_t const *)" 4294967254 slots::nvmlEventSetRegisterGpuOperationalEvents_v1,
    "nvmlEventSetWait_v3" "nvmlReturn_t (nvmlEventSet_t, nvmlEventSetWait_v3_t *)" 4294967254 slots::nvmlEventSetWait_v3,
    "nvmlGpuInstanceGetVgpuSchedulerLog_v2" "nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerLogInfo_v2_t *)" 4294967254 slots::nvmlGpuInstanceGetVgpuSchedulerLog_v2,
    "nvmlGpuInstanceGetVgpuSchedulerState_v2" "nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerStateInfo_v2_t *)" 4294967254 slots::nvmlGpuInstanceGetVgpuSchedulerState_v2,
    "nvmlGpuInstanceSetVgpuSchedulerState_v2" "nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerState_v2_t *)" 4294967254 slots::nvmlGpuInstanceSetVgpuSchedulerState_v2,
    "nvmlSystemGetCPER_v1" "nvmlReturn_t (nvmlGetCPER_v1_t *)" 4294967254 slots::nvmlSystemGetCPER_v1,
    "nvmlSystemGetConfComputeSettings_v2" "nvmlReturn_t (nvmlSystemConfComputeSettings_v2_t *)" 4294967254 slots::nvmlSystemGetConfComputeSettings_v2,
}

int_constants! {
    NVML_API_VERSION = 13,
    NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_TIO = 7,
    NVML_CC_SYSTEM_CPU_CAPS_ARM_CCA = 5,
    NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX_CONNECT = 6,
    NVML_CC_SYSTEM_FEATURE_BMSAI_ENABLED = 2,
    NVML_CC_SYSTEM_GPUS_CC_BMSAI_CAPABLE = 2,
    NVML_CC_SYSTEM_MULTIGPU_NVLE = 2,
    NVML_CC_SYSTEM_TDISP_STATE_DISABLED = 0,
    NVML_CC_SYSTEM_TDISP_STATE_NOT_READY = 1,
    NVML_CC_SYSTEM_TDISP_STATE_READY = 2,
    NVML_COMPUTE_INSTANCE_ID_ANY = 4294967295,
    NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE_NVL = 8,
    NVML_COMPUTE_INSTANCE_PROFILE_COUNT = 9,
    NVML_CPER_CURSOR_HANDLE_INIT = 0,
    NVML_DEVICE_ARCH_DLA = 11,
    NVML_DEVICE_ARCH_DLA2 = 12,
    NVML_DEVICE_ARCH_NPU3 = 15,
    NVML_DEVICE_ARCH_RUBIN = 13,
    NVML_DEVICE_HOSTNAME_BUFFER_SIZE = 64,
    NVML_FI_DEV_ACTIVE_BANK_REMAPPINGS = 303,
    NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_MAX = 305,
    NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_NONE = 306,
    NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN = 271,
    NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN = 270,
    NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN = 269,
    NVML_FI_DEV_EDPP_MULTIPLIER = 274,
    NVML_FI_DEV_GPU_TEMP = 308,
    NVML_FI_DEV_INACTIVE_BANK_REMAPPINGS = 304,
    NVML_FI_DEV_MCLK_MIN_SWITCH_INTERVAL_MILLISECONDS = 299,
    NVML_FI_DEV_MCLK_SWITCH_TYPE = 298,
    NVML_FI_DEV_MMA_STALL_PERCENT = 297,
    NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0_V2 = 291,
    NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1_V2 = 292,
    NVML_FI_DEV_NVLINK_COUNT_RAW_BER_V2 = 293,
    NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE0 = 289,
    NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE1 = 290,
    NVML_FI_DEV_NVLINK_GET_DATA_RATE = 296,
    NVML_FI_DEV_NVLINK_PLR_XMIT_BLOCKS = 294,
    NVML_FI_DEV_NVLINK_PLR_XMIT_RETRY_BLOCKS = 295,
    NVML_FI_DEV_PENDING_BANK_REMAPPING = 307,
    NVML_FI_DEV_POWER_SYNC_BALANCING_AF = 273,
    NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ = 272,
    NVML_FI_DEV_REMAPPED_ROWS_COR_INACTIVE = 301,
    NVML_FI_DEV_REMAPPED_ROWS_UNC_INACTIVE = 302,
    NVML_FI_MAX = 310,
    NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE = 264,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR = 265,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_OFFSET = 288,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_WIN_MULT = 286,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_TAR_WIN_MULT = 287,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL = 268,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE = 267,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE = 266,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_SECONDARY_POWER_FLOOR = 285,
    NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL = 254,
    NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR = 255,
    NVML_FI_PWR_SMOOTHING_DELAYED_PWR_SMOOTHING_SUPPORTED = 280,
    NVML_FI_PWR_SMOOTHING_ENABLED = 251,
    NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING = 258,
    NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED = 253,
    NVML_FI_PWR_SMOOTHING_LIMITED_TIME = 309,
    NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES = 259,
    NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING = 256,
    NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING = 257,
    NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_OFFSET = 277,
    NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_POINT = 278,
    NVML_FI_PWR_SMOOTHING_PRIMARY_POWER_FLOOR = 275,
    NVML_FI_PWR_SMOOTHING_PRIV_LVL = 252,
    NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR = 260,
    NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_OFFSET = 284,
    NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_WIN_MULT = 282,
    NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_TAR_WIN_MULT = 283,
    NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL = 263,
    NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE = 262,
    NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE = 261,
    NVML_FI_PWR_SMOOTHING_PROFILE_SECONDARY_POWER_FLOOR = 281,
    NVML_FI_PWR_SMOOTHING_SECONDARY_POWER_FLOOR = 276,
    NVML_FI_PWR_SMOOTHING_SOC_POWER_SMOOTHING_ENABLED = 300,
    NVML_FI_PWR_SMOOTHING_WINDOW_MULTIPLIER = 279,
    NVML_GPU_FABRIC_CLIQUE_MAX = 64,
    NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT = 3,
    NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_POINTER = 1,
    NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT = 2,
    NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_POINTER = 0,
    NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_CONNECTED = 1,
    NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_DISCONNECTED = 2,
    NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_NOT_SUPPORTED = 0,
    NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_GPU_STATE_INVALID = 8,
    NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCOMPATIBLE_GPU_FW = 6,
    NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_CHASSIS_SN = 3,
    NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_SYSGUID = 2,
    NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INSUFFICIENT_NVLINKS = 5,
    NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INVALID_LOCATION = 7,
    NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NONE = 1,
    NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NOT_SUPPORTED = 0,
    NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NO_PARTITION = 4,
    NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_FALSE = 2,
    NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_NOT_SUPPORTED = 0,
    NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_TRUE = 1,
    NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_GFM_STATE = 14,
    NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_INCORRECT_CONFIGURATION = 8,
    NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_PARTITION_ASSIGNED = 12,
    NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_GFM_STATE = 3,
    NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_INCORRECT_CONFIGURATION = 15,
    NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_PARTITION_ASSIGNED = 3,
    NVML_GPU_FABRIC_HEALTH_SUMMARY_HEALTHY = 1,
    NVML_GPU_FABRIC_HEALTH_SUMMARY_LIMITED_CAPACITY = 3,
    NVML_GPU_FABRIC_HEALTH_SUMMARY_NOT_SUPPORTED = 0,
    NVML_GPU_FABRIC_HEALTH_SUMMARY_UNHEALTHY = 2,
    NVML_GPU_INSTANCE_ID_ANY = 4294967295,
    NVML_GPU_INSTANCE_PROFILE_3_SLICE_GFX = 17,
    NVML_GPU_INSTANCE_PROFILE_COUNT = 18,
    NVML_INIT_FLAG_FORCE_INIT = 4,
    NVML_MCLK_SWITCH_TYPE_DEFERRED = 1,
    NVML_MCLK_SWITCH_TYPE_NOT_SUPPORTED = 0,
    NVML_MCLK_SWITCH_TYPE_RUNTIME = 2,
    NVML_NVLINK_FIRMWARE_UCODE_TYPE_MSE = 1,
    NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR = 2,
    NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_CLN = 4,
    NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_DLN = 5,
    NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_UPHY = 3,
    NVML_NVLINK_FIRMWARE_VERSION_LENGTH = 100,
    NVML_NVLINK_MAX_LINKS = 36,
    NVML_NVLINK_MAX_REMAP_TABLE_ENTRIES_V2 = 4096,
    NVML_NVLINK_NVLE_AES_256_GCM_KEY_SIZE_BYTES = 32,
    NVML_NVLINK_NVLE_PRIVATE_INFO_SIZE = 256,
    NVML_NVLINK_REMAP_TABLE_ENTRIES_CHUNK = 128,
    NVML_NVLINK_STATE_ACTIVE_TRAFFIC_DISABLED = 3,
    NVML_OPERATIONAL_EVENT_ATTR_COMPONENT_RESET = 8,
    NVML_OPERATIONAL_EVENT_ATTR_LATENT = 2,
    NVML_OPERATIONAL_EVENT_ATTR_OVERFLOW = 64,
    NVML_OPERATIONAL_EVENT_ATTR_PRIMARY = 32,
    NVML_OPERATIONAL_EVENT_ATTR_PROPAGATED = 4,
    NVML_OPERATIONAL_EVENT_ATTR_THRESHOLD_EXCEEDED = 16,
    NVML_OPERATIONAL_EVENT_ATTR_UNCONTAINED = 1,
    NVML_OPERATIONAL_EVENT_GROUP_ATTR_PREVERR = 2,
    NVML_OPERATIONAL_EVENT_GROUP_ATTR_RECOVERED = 1,
    NVML_OPERATIONAL_EVENT_GROUP_ATTR_SIMULATED = 4,
    NVML_PERF_CF_PM_SENSOR_MAX_SIGNALS = 1024,
    NVML_PERF_METRICS_CONTROLLER_DLPPC_2X_PWR_POLICY_RELATIONSHIP_SET_LIMITS_MAX = 4,
    NVML_PERF_METRICS_CONTROLLER_SAMPLE_CONTROLLER_MAX_NUM = 4,
    NVML_PERF_METRICS_CONTROLLER_STATUS_DLPPC_2X_DRAMCLK_NUM = 3,
    NVML_PERF_METRICS_CONTROLLER_TYPE_DLPPC_2X = 0,
    NVML_PERF_METRICS_CONTROLLER_TYPE_PFPP_1X = 1,
    NVML_PERF_METRICS_NNE_DESC_INFERENCE_LOOPS_MAX = 8,
    NVML_PERF_METRICS_PWR_MODEL_DLPPM_1X_MAX_CORE_RAILS = 2,
    NVML_PERF_METRICS_PWR_MODEL_METRICS_DLPPM_1X_OBESRVED_INTIAL_DRAMCLK_ESTIMATES_MAX = 3,
    NVML_PERF_METRICS_PWR_MODEL_SCALE_LOOPS_MAX_PFPP_1X = 32,
    NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_INPUT_MAX = 16,
    NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_PFPP_1X_GPCCLK_IDX = 0,
    NVML_PERF_METRICS_SAMPLE_COUNT = 13,
    NVML_POWER_MIZER_MODE_ADAPTIVE = 0,
    NVML_POWER_MIZER_MODE_AUTO = 2,
    NVML_POWER_MIZER_MODE_PREFER_CONSISTENT_PERFORMANCE = 3,
    NVML_POWER_MIZER_MODE_PREFER_MAXIMUM_PERFORMANCE = 1,
    NVML_POWER_SCOPE_COUNT = 4,
    NVML_POWER_SCOPE_GPU_BASE = 3,
    NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS = 8,
    NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_OFFSET = 7,
    NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_WIN_MULT = 5,
    NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_TAR_WIN_MULT = 6,
    NVML_POWER_SMOOTHING_PROFILE_PARAM_SECONDARY_POWER_FLOOR = 4,
    NVML_PRM_DATA_MAX_SIZE = 496,
    NVML_RUSD_POLL_CLOCK = 1,
    NVML_RUSD_POLL_FAN = 64,
    NVML_RUSD_POLL_MEMORY = 4,
    NVML_RUSD_POLL_NONE = 0,
    NVML_RUSD_POLL_PCI = 32,
    NVML_RUSD_POLL_PERF = 2,
    NVML_RUSD_POLL_POWER = 8,
    NVML_RUSD_POLL_PROC_UTIL = 128,
    NVML_RUSD_POLL_THERMAL = 16,
    NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC0 = 3,
    NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC1 = 2,
    nvmlClocksEventReasonAll = 2047,
    nvmlClocksEventReasonBoardLimit = 512,
    nvmlClocksEventReasonReliability = 1024,
    nvmlClocksThrottleReasonAll = 2047,
    nvmlDeviceAddressingMode_v1 = 16777224,
    nvmlEccSramUniqueUncorrectedErrorCounts_v1 = 16777232,
    nvmlGpuFabricInfo_v3 = 50331688,
    nvmlNvLinkInfo_v1 = 16777224,
    nvmlNvLinkInfo_v2 = 33556044,
    nvmlPdi_v1 = 16777232,
    nvmlRepairStatus_v1 = 16777228,
    nvmlRusdSettings_v1 = 16777232,
    nvmlSystemConfComputeSettings_v2 = 33554456,
    nvmlWorkloadPowerProfileUpdateProfiles_v1 = 16777252,
}
