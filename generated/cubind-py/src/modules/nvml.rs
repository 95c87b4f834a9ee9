//! The contents of `nvml` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvml::{common, slots};
use crate::support::gen1::*;
use crate::tables::nvml;

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Record(&nvml::nvmlAccountingStats_st));
    table.class(Class::Record(&nvml::nvmlAccountingStats_t));
    table.class(Class::Record(&nvml::nvmlActiveVgpuInstanceInfo_t));
    table.class(Class::Record(&nvml::nvmlActiveVgpuInstanceInfo_v1_t));
    table.class(Class::Value(&nvml::nvmlAffinityScope_t));
    table.class(Class::Record(&nvml::nvmlBAR1Memory_st));
    table.class(Class::Record(&nvml::nvmlBAR1Memory_t));
    table.class(Class::Record(&nvml::nvmlBlacklistDeviceInfo_t));
    table.class(Class::Record(&nvml::nvmlBridgeChipHierarchy_st));
    table.class(Class::Record(&nvml::nvmlBridgeChipHierarchy_t));
    table.class(Class::Record(&nvml::nvmlBridgeChipInfo_st));
    table.class(Class::Record(&nvml::nvmlBridgeChipInfo_t));
    table.class(Class::Enum(&nvml::nvmlBridgeChipType_t));
    table.class(Class::Value(&nvml::nvmlBusType_t));
    table.class(Class::Record(&nvml::nvmlC2cModeInfo_v1_t));
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
    table.class(Class::Enum(&nvml::nvmlDetachGpuState_t));
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
    table.class(Class::Value(&nvml::nvmlDevice_t));
    table.class(Class::Record(&nvml::nvmlDramEncryptionInfo_t));
    table.class(Class::Record(&nvml::nvmlDramEncryptionInfo_v1_t));
    table.class(Class::Enum(&nvml::nvmlDriverModel_t));
    table.class_as("nvmlEccBitType_t", Class::Enum(&nvml::nvmlMemoryErrorType_t));
    table.class(Class::Enum(&nvml::nvmlEccCounterType_t));
    table.class(Class::Record(&nvml::nvmlEccErrorCounts_st));
    table.class(Class::Record(&nvml::nvmlEccErrorCounts_t));
    table.class(Class::Record(&nvml::nvmlEccSramErrorStatus_t));
    table.class(Class::Record(&nvml::nvmlEccSramErrorStatus_v1_t));
    table.class(Class::Enum(&nvml::nvmlEnableState_t));
    table.class(Class::Record(&nvml::nvmlEncoderSessionInfo_st));
    table.class(Class::Record(&nvml::nvmlEncoderSessionInfo_t));
    table.class(Class::Enum(&nvml::nvmlEncoderType_t));
    table.class(Class::Record(&nvml::nvmlEventData_st));
    table.class(Class::Record(&nvml::nvmlEventData_t));
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
    table.class(Class::Record(&nvml::nvmlGpmMetric_t));
    table.class(Class::Record(&nvml::nvmlGpmMetric_t_metricInfo));
    table.class(Class::Value(&nvml::nvmlGpmSample_t));
    table.class(Class::Record(&nvml::nvmlGpmSupport_t));
    table.class(Class::Record(&nvml::nvmlGpuDynamicPstatesInfo_st));
    table.class(Class::Record(&nvml::nvmlGpuDynamicPstatesInfo_t));
    table.class(Class::Record(&nvml::nvmlGpuDynamicPstatesInfo_t_utilization));
    table.class(Class::Record(&nvml::nvmlGpuFabricInfo_t));
    table.class(Class::Record(&nvml::nvmlGpuFabricInfo_v2_t));
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
    table.class(Class::Enum(&nvml::nvmlGpuP2PCapsIndex_t));
    table.class(Class::Enum(&nvml::nvmlGpuP2PStatus_t));
    table.class(Class::Record(&nvml::nvmlGpuThermalSettings_t));
    table.class(Class::Record(&nvml::nvmlGpuThermalSettings_t_sensor));
    table.class(Class::Enum(&nvml::nvmlGpuTopologyLevel_t));
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
    table.class(Class::Record(&nvml::nvmlNvLinkPowerThres_st));
    table.class(Class::Record(&nvml::nvmlNvLinkPowerThres_t));
    table.class(Class::Record(&nvml::nvmlNvLinkUtilizationControl_st));
    table.class(Class::Record(&nvml::nvmlNvLinkUtilizationControl_t));
    table.class(Class::Enum(&nvml::nvmlNvLinkUtilizationCountPktTypes_t));
    table.class(Class::Enum(&nvml::nvmlNvLinkUtilizationCountUnits_t));
    table.class(Class::Record(&nvml::nvmlNvlinkGetBwMode_t));
    table.class(Class::Record(&nvml::nvmlNvlinkGetBwMode_v1_t));
    table.class(Class::Record(&nvml::nvmlNvlinkSetBwMode_t));
    table.class(Class::Record(&nvml::nvmlNvlinkSetBwMode_v1_t));
    table.class(Class::Record(&nvml::nvmlNvlinkSupportedBwModes_t));
    table.class(Class::Record(&nvml::nvmlNvlinkSupportedBwModes_v1_t));
    table.class(Class::Enum(&nvml::nvmlNvlinkVersion_t));
    table.class(Class::Record(&nvml::nvmlPSUInfo_st));
    table.class(Class::Record(&nvml::nvmlPSUInfo_t));
    table.class(Class::Enum(&nvml::nvmlPageRetirementCause_t));
    table.class(Class::Record(&nvml::nvmlPciInfoExt_t));
    table.class(Class::Record(&nvml::nvmlPciInfoExt_v1_t));
    table.class(Class::Record(&nvml::nvmlPciInfo_st));
    table.class(Class::Record(&nvml::nvmlPciInfo_t));
    table.class(Class::Enum(&nvml::nvmlPcieLinkState_t));
    table.class(Class::Enum(&nvml::nvmlPcieUtilCounter_t));
    table.class(Class::Enum(&nvml::nvmlPerfPolicyType_t));
    table.class(Class::Record(&nvml::nvmlPlatformInfo_t));
    table.class(Class::Record(&nvml::nvmlPlatformInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlPlatformInfo_v2_t));
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
    table.class(Class::Record(&nvml::nvmlProcessInfo_v1_st));
    table.class(Class::Record(&nvml::nvmlProcessInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlProcessInfo_v2_st));
    table.class(Class::Record(&nvml::nvmlProcessInfo_v2_t));
    table.class(Class::Record(&nvml::nvmlProcessUtilizationInfo_v1_t));
    table.class(Class::Record(&nvml::nvmlProcessUtilizationSample_st));
    table.class(Class::Record(&nvml::nvmlProcessUtilizationSample_t));
    table.class(Class::Record(&nvml::nvmlProcessesUtilizationInfo_t));
    table.class(Class::Record(&nvml::nvmlProcessesUtilizationInfo_v1_t));
    table.class(Class::Enum(&nvml::nvmlPstates_t));
    table.class(Class::Enum(&nvml::nvmlRestrictedAPI_t));
    table.class(Class::Enum(&nvml::nvmlReturn_t));
    table.class(Class::Record(&nvml::nvmlRowRemapperHistogramValues_st));
    table.class(Class::Record(&nvml::nvmlRowRemapperHistogramValues_t));
    table.class(Class::Record(&nvml::nvmlSample_st));
    table.class(Class::Record(&nvml::nvmlSample_t));
    table.class(Class::Enum(&nvml::nvmlSamplingType_t));
    table.class(Class::Record(&nvml::nvmlSystemConfComputeSettings_t));
    table.class(Class::Record(&nvml::nvmlSystemConfComputeSettings_v1_t));
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
    table.class(Class::Enum(&nvml::nvmlTemperatureThresholds_t));
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
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerLogInfo_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerLogInfo_v1_t));
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
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerState_t));
    table.class(Class::Record(&nvml::nvmlVgpuSchedulerState_v1_t));
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
}

pub(super) fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
    table.constant("NVML_DEVICE_PCI_BUS_ID_FMT", Constant::String("%08X:%02X:%02X.0"));
    table.constant("NVML_DEVICE_PCI_BUS_ID_LEGACY_FMT", Constant::String("%04X:%02X:%02X.0"));
    table.constant("NVML_DOUBLE_BIT_ECC", Constant::Enum(&nvml::nvmlMemoryErrorType_t, 1));
    table.constant("NVML_SINGLE_BIT_ECC", Constant::Enum(&nvml::nvmlMemoryErrorType_t, 0));
    table.constant("NVML_TOPOLOGY_CPU", Constant::Enum(&nvml::nvmlGpuTopologyLevel_t, 40));
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
    common::nvmlDeviceGetActiveVgpus,
    common::nvmlDeviceGetAdaptiveClockInfoStatus,
    common::nvmlDeviceGetArchitecture,
    common::nvmlDeviceGetAttributes,
    "nvmlDeviceGetAttributes_v2" = common::nvmlDeviceGetAttributes,
    common::nvmlDeviceGetAutoBoostedClocksEnabled,
    common::nvmlDeviceGetBAR1MemoryInfo,
    common::nvmlDeviceGetBoardId,
    common::nvmlDeviceGetBoardPartNumber,
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
    common::nvmlDeviceGetDecoderUtilization,
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
    common::nvmlDeviceGetFanSpeed,
    common::nvmlDeviceGetFanSpeedRPM,
    common::nvmlDeviceGetFanSpeed_v2,
    common::nvmlDeviceGetFieldValues,
    common::nvmlDeviceGetGpcClkMinMaxVfOffset,
    common::nvmlDeviceGetGpcClkVfOffset,
    common::nvmlDeviceGetGpuInstanceById,
    common::nvmlDeviceGetGpuInstanceId,
    common::nvmlDeviceGetGpuInstancePossiblePlacements,
    "nvmlDeviceGetGpuInstancePossiblePlacements_v2" = common::nvmlDeviceGetGpuInstancePossiblePlacements,
    common::nvmlDeviceGetGpuInstanceProfileInfo,
    common::nvmlDeviceGetGpuInstanceProfileInfoV,
    common::nvmlDeviceGetGpuInstanceRemainingCapacity,
    common::nvmlDeviceGetGpuInstances,
    common::nvmlDeviceGetGpuMaxPcieLinkGeneration,
    common::nvmlDeviceGetGpuOperationMode,
    common::nvmlDeviceGetGraphicsRunningProcesses_v2,
    common::nvmlDeviceGetGridLicensableFeatures,
    common::nvmlDeviceGetGridLicensableFeatures_v2,
    common::nvmlDeviceGetGridLicensableFeatures_v3,
    "nvmlDeviceGetGridLicensableFeatures_v4" = common::nvmlDeviceGetGridLicensableFeatures,
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
    common::nvmlDeviceGetIndex,
    common::nvmlDeviceGetInforomConfigurationChecksum,
    common::nvmlDeviceGetInforomImageVersion,
    common::nvmlDeviceGetInforomVersion,
    common::nvmlDeviceGetIrqNum,
    common::nvmlDeviceGetJpgUtilization,
    common::nvmlDeviceGetLastBBXFlushTime,
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
    common::nvmlDeviceGetMigDeviceHandleByIndex,
    common::nvmlDeviceGetMinorNumber,
    common::nvmlDeviceGetModuleId,
    common::nvmlDeviceGetMultiGpuBoard,
    common::nvmlDeviceGetName,
    common::nvmlDeviceGetNumFans,
    common::nvmlDeviceGetNumGpuCores,
    common::nvmlDeviceGetNumaNodeId,
    common::nvmlDeviceGetNvLinkCapability,
    common::nvmlDeviceGetNvLinkErrorCounter,
    common::nvmlDeviceGetNvLinkRemoteDeviceType,
    common::nvmlDeviceGetNvLinkRemotePciInfo,
    "nvmlDeviceGetNvLinkRemotePciInfo_v2" = common::nvmlDeviceGetNvLinkRemotePciInfo,
    common::nvmlDeviceGetNvLinkState,
    common::nvmlDeviceGetNvLinkUtilizationControl,
    common::nvmlDeviceGetNvLinkUtilizationCounter,
    common::nvmlDeviceGetNvLinkVersion,
    common::nvmlDeviceGetNvlinkBwMode,
    common::nvmlDeviceGetNvlinkSupportedBwModes,
    common::nvmlDeviceGetOfaUtilization,
    common::nvmlDeviceGetP2PStatus,
    common::nvmlDeviceGetPciInfo,
    common::nvmlDeviceGetPciInfoExt,
    common::nvmlDeviceGetPciInfo_v2,
    "nvmlDeviceGetPciInfo_v3" = common::nvmlDeviceGetPciInfo,
    common::nvmlDeviceGetPcieLinkMaxSpeed,
    common::nvmlDeviceGetPcieReplayCounter,
    common::nvmlDeviceGetPcieSpeed,
    common::nvmlDeviceGetPcieThroughput,
    common::nvmlDeviceGetPerformanceModes,
    common::nvmlDeviceGetPerformanceState,
    common::nvmlDeviceGetPersistenceMode,
    common::nvmlDeviceGetPgpuMetadataString,
    common::nvmlDeviceGetPlatformInfo,
    common::nvmlDeviceGetPowerManagementDefaultLimit,
    common::nvmlDeviceGetPowerManagementLimit,
    common::nvmlDeviceGetPowerManagementLimitConstraints,
    common::nvmlDeviceGetPowerManagementMode,
    common::nvmlDeviceGetPowerSource,
    common::nvmlDeviceGetPowerState,
    common::nvmlDeviceGetPowerUsage,
    common::nvmlDeviceGetProcessUtilization,
    common::nvmlDeviceGetProcessesUtilizationInfo,
    common::nvmlDeviceGetRemappedRows,
    common::nvmlDeviceGetRetiredPages,
    common::nvmlDeviceGetRetiredPagesPendingStatus,
    common::nvmlDeviceGetRetiredPages_v2,
    common::nvmlDeviceGetRowRemapperHistogram,
    common::nvmlDeviceGetRunningProcessDetailList,
    common::nvmlDeviceGetSamples,
    common::nvmlDeviceGetSerial,
    common::nvmlDeviceGetSramEccErrorStatus,
    common::nvmlDeviceGetSupportedClocksEventReasons,
    common::nvmlDeviceGetSupportedEventTypes,
    common::nvmlDeviceGetSupportedGraphicsClocks,
    common::nvmlDeviceGetSupportedMemoryClocks,
    common::nvmlDeviceGetSupportedPerformanceStates,
    common::nvmlDeviceGetSupportedVgpus,
    common::nvmlDeviceGetTargetFanSpeed,
    common::nvmlDeviceGetTemperatureThreshold,
    common::nvmlDeviceGetThermalSettings,
    common::nvmlDeviceGetTopologyCommonAncestor,
    common::nvmlDeviceGetTopologyNearestGpus,
    common::nvmlDeviceGetTotalEccErrors,
    common::nvmlDeviceGetTotalEnergyConsumption,
    common::nvmlDeviceGetUUID,
    common::nvmlDeviceGetUtilizationRates,
    common::nvmlDeviceGetVbiosVersion,
    common::nvmlDeviceGetVgpuHeterogeneousMode,
    common::nvmlDeviceGetVgpuInstancesUtilizationInfo,
    common::nvmlDeviceGetVgpuMetadata,
    common::nvmlDeviceGetVgpuProcessUtilization,
    common::nvmlDeviceGetVgpuProcessesUtilizationInfo,
    common::nvmlDeviceGetVgpuSchedulerCapabilities,
    common::nvmlDeviceGetVgpuTypeCreatablePlacements,
    common::nvmlDeviceGetVgpuTypeSupportedPlacements,
    common::nvmlDeviceGetVgpuUtilization,
    common::nvmlDeviceGetVirtualizationMode,
    common::nvmlDeviceIsMigDeviceHandle,
    common::nvmlDeviceModifyDrainState,
    common::nvmlDeviceOnSameBoard,
    common::nvmlDevicePowerSmoothingActivatePresetProfile,
    common::nvmlDevicePowerSmoothingSetState,
    common::nvmlDevicePowerSmoothingUpdatePresetProfileParam,
    common::nvmlDeviceQueryDrainState,
    common::nvmlDeviceRegisterEvents,
    common::nvmlDeviceRemoveGpu,
    "nvmlDeviceRemoveGpu_v2" = common::nvmlDeviceRemoveGpu,
    common::nvmlDeviceResetGpuLockedClocks,
    common::nvmlDeviceResetMemoryLockedClocks,
    common::nvmlDeviceResetNvLinkErrorCounters,
    common::nvmlDeviceResetNvLinkUtilizationCounter,
    common::nvmlDeviceSetAPIRestriction,
    common::nvmlDeviceSetAccountingMode,
    common::nvmlDeviceSetAutoBoostedClocksEnabled,
    common::nvmlDeviceSetClockOffsets,
    common::nvmlDeviceSetComputeMode,
    common::nvmlDeviceSetConfComputeUnprotectedMemSize,
    common::nvmlDeviceSetCpuAffinity,
    common::nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
    common::nvmlDeviceSetDramEncryptionMode,
    common::nvmlDeviceSetDriverModel,
    common::nvmlDeviceSetEccMode,
    common::nvmlDeviceSetFanSpeed_v2,
    common::nvmlDeviceSetGpuLockedClocks,
    common::nvmlDeviceSetGpuOperationMode,
    common::nvmlDeviceSetMemoryLockedClocks,
    common::nvmlDeviceSetMigMode,
    common::nvmlDeviceSetNvLinkDeviceLowPowerThreshold,
    common::nvmlDeviceSetNvLinkUtilizationControl,
    common::nvmlDeviceSetNvlinkBwMode,
    common::nvmlDeviceSetPersistenceMode,
    common::nvmlDeviceSetPowerManagementLimit,
    common::nvmlDeviceSetPowerManagementLimit_v2,
    common::nvmlDeviceSetTemperatureThreshold,
    common::nvmlDeviceSetVgpuHeterogeneousMode,
    common::nvmlDeviceSetVirtualizationMode,
    common::nvmlDeviceValidateInforom,
    common::nvmlDeviceWorkloadPowerProfileGetCurrentProfiles,
    common::nvmlDeviceWorkloadPowerProfileGetProfilesInfo,
    common::nvmlErrorString,
    common::nvmlEventSetCreate,
    common::nvmlEventSetFree,
    common::nvmlEventSetWait,
    "nvmlEventSetWait_v2" = common::nvmlEventSetWait,
    common::nvmlGetBlacklistDeviceCount,
    common::nvmlGetBlacklistDeviceInfoByIndex,
    "nvmlGetExcludedDeviceCount" = common::nvmlGetBlacklistDeviceCount,
    "nvmlGetExcludedDeviceInfoByIndex" = common::nvmlGetBlacklistDeviceInfoByIndex,
    common::nvmlGetVgpuCompatibility,
    common::nvmlGetVgpuDriverCapabilities,
    common::nvmlGetVgpuVersion,
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
    common::nvmlGpuInstanceGetVgpuTypeCreatablePlacements,
    common::nvmlGpuInstanceSetVgpuHeterogeneousMode,
    common::nvmlInit,
    "nvmlInit_v2" = common::nvmlInit,
    common::nvmlSetVgpuVersion,
    common::nvmlShutdown,
    common::nvmlSystemEventSetFree,
    common::nvmlSystemEventSetWait,
    common::nvmlSystemGetConfComputeCapabilities,
    common::nvmlSystemGetConfComputeGpusReadyState,
    common::nvmlSystemGetConfComputeKeyRotationThresholdInfo,
    common::nvmlSystemGetConfComputeSettings,
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

c_functions! {
    "nvmlComputeInstanceDestroy" "nvmlReturn_t (nvmlComputeInstance_t)" 4294967254 slots::nvmlComputeInstanceDestroy,
    "nvmlComputeInstanceGetInfo" "nvmlReturn_t (nvmlComputeInstance_t, nvmlComputeInstanceInfo_t *)" 4294967254 slots::nvmlComputeInstanceGetInfo_v2,
    "nvmlComputeInstanceGetInfo_v2" "nvmlReturn_t (nvmlComputeInstance_t, nvmlComputeInstanceInfo_t *)" 4294967254 slots::nvmlComputeInstanceGetInfo_v2,
    "nvmlDeviceClearAccountingPids" "nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceClearAccountingPids,
    "nvmlDeviceClearCpuAffinity" "nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceClearCpuAffinity,
    "nvmlDeviceClearEccErrorCounts" "nvmlReturn_t (nvmlDevice_t, nvmlEccCounterType_t)" 4294967254 slots::nvmlDeviceClearEccErrorCounts,
    "nvmlDeviceClearFieldValues" "nvmlReturn_t (nvmlDevice_t, int, nvmlFieldValue_t *)" 4294967254 slots::nvmlDeviceClearFieldValues,
    "nvmlDeviceCreateGpuInstance" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstance_t *)" 4294967254 slots::nvmlDeviceCreateGpuInstance,
    "nvmlDeviceCreateGpuInstanceWithPlacement" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstancePlacement_t const *, nvmlGpuInstance_t *)" 4294967254 slots::nvmlDeviceCreateGpuInstanceWithPlacement,
    "nvmlDeviceDiscoverGpus" "nvmlReturn_t (nvmlPciInfo_t *)" 4294967254 slots::nvmlDeviceDiscoverGpus,
    "nvmlDeviceFreezeNvLinkUtilizationCounter" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceFreezeNvLinkUtilizationCounter,
    "nvmlDeviceGetAPIRestriction" "nvmlReturn_t (nvmlDevice_t, nvmlRestrictedAPI_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetAPIRestriction,
    "nvmlDeviceGetAccountingBufferSize" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetAccountingBufferSize,
    "nvmlDeviceGetAccountingMode" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetAccountingMode,
    "nvmlDeviceGetAccountingPids" "nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetAccountingPids,
    "nvmlDeviceGetAccountingStats" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlAccountingStats_t *)" 4294967254 slots::nvmlDeviceGetAccountingStats,
    "nvmlDeviceGetActiveVgpus" "nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlVgpuInstance_t *)" 4294967254 slots::nvmlDeviceGetActiveVgpus,
    "nvmlDeviceGetAdaptiveClockInfoStatus" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetAdaptiveClockInfoStatus,
    "nvmlDeviceGetApplicationsClock" "nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetApplicationsClock,
    "nvmlDeviceGetArchitecture" "nvmlReturn_t (nvmlDevice_t, nvmlDeviceArchitecture_t *)" 4294967254 slots::nvmlDeviceGetArchitecture,
    "nvmlDeviceGetAttributes" "nvmlReturn_t (nvmlDevice_t, nvmlDeviceAttributes_t *)" 4294967254 slots::nvmlDeviceGetAttributes_v2,
    "nvmlDeviceGetAttributes_v2" "nvmlReturn_t (nvmlDevice_t, nvmlDeviceAttributes_t *)" 4294967254 slots::nvmlDeviceGetAttributes_v2,
    "nvmlDeviceGetAutoBoostedClocksEnabled" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetAutoBoostedClocksEnabled,
    "nvmlDeviceGetBAR1MemoryInfo" "nvmlReturn_t (nvmlDevice_t, nvmlBAR1Memory_t *)" 4294967254 slots::nvmlDeviceGetBAR1MemoryInfo,
    "nvmlDeviceGetBoardId" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetBoardId,
    "nvmlDeviceGetBoardPartNumber" "nvmlReturn_t (nvmlDevice_t, char *, unsigned int)" 4294967254 slots::nvmlDeviceGetBoardPartNumber,
    "nvmlDeviceGetBrand" "nvmlReturn_t (nvmlDevice_t, nvmlBrandType_t *)" 4294967254 slots::nvmlDeviceGetBrand,
    "nvmlDeviceGetBridgeChipInfo" "nvmlReturn_t (nvmlDevice_t, nvmlBridgeChipHierarchy_t *)" 4294967254 slots::nvmlDeviceGetBridgeChipInfo,
    "nvmlDeviceGetBusType" "nvmlReturn_t (nvmlDevice_t, nvmlBusType_t *)" 4294967254 slots::nvmlDeviceGetBusType,
    "nvmlDeviceGetC2cModeInfoV" "nvmlReturn_t (nvmlDevice_t, nvmlC2cModeInfo_v1_t *)" 4294967254 slots::nvmlDeviceGetC2cModeInfoV,
    "nvmlDeviceGetCapabilities" "nvmlReturn_t (nvmlDevice_t, nvmlDeviceCapabilities_t *)" 4294967254 slots::nvmlDeviceGetCapabilities,
    "nvmlDeviceGetClkMonStatus" "nvmlReturn_t (nvmlDevice_t, nvmlClkMonStatus_t *)" 4294967254 slots::nvmlDeviceGetClkMonStatus,
    "nvmlDeviceGetClock" "nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, nvmlClockId_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetClock,
    "nvmlDeviceGetClockInfo" "nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetClockInfo,
    "nvmlDeviceGetClockOffsets" "nvmlReturn_t (nvmlDevice_t, nvmlClockOffset_t *)" 4294967254 slots::nvmlDeviceGetClockOffsets,
    "nvmlDeviceGetComputeInstanceId" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetComputeInstanceId,
    "nvmlDeviceGetComputeMode" "nvmlReturn_t (nvmlDevice_t, nvmlComputeMode_t *)" 4294967254 slots::nvmlDeviceGetComputeMode,
    "nvmlDeviceGetComputeRunningProcesses" "nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)" 4294967254 slots::nvmlDeviceGetComputeRunningProcesses_v3,
    "nvmlDeviceGetComputeRunningProcesses_v2" "nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetComputeRunningProcesses_v2,
    "nvmlDeviceGetComputeRunningProcesses_v3" "nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)" 4294967254 slots::nvmlDeviceGetComputeRunningProcesses_v3,
    "nvmlDeviceGetConfComputeGpuAttestationReport" "nvmlReturn_t (nvmlDevice_t, nvmlConfComputeGpuAttestationReport_t *)" 4294967254 slots::nvmlDeviceGetConfComputeGpuAttestationReport,
    "nvmlDeviceGetConfComputeGpuCertificate" "nvmlReturn_t (nvmlDevice_t, nvmlConfComputeGpuCertificate_t *)" 4294967254 slots::nvmlDeviceGetConfComputeGpuCertificate,
    "nvmlDeviceGetConfComputeMemSizeInfo" "nvmlReturn_t (nvmlDevice_t, nvmlConfComputeMemSizeInfo_t *)" 4294967254 slots::nvmlDeviceGetConfComputeMemSizeInfo,
    "nvmlDeviceGetConfComputeProtectedMemoryUsage" "nvmlReturn_t (nvmlDevice_t, nvmlMemory_t *)" 4294967254 slots::nvmlDeviceGetConfComputeProtectedMemoryUsage,
    "nvmlDeviceGetCoolerInfo" "nvmlReturn_t (nvmlDevice_t, nvmlCoolerInfo_t *)" 4294967254 slots::nvmlDeviceGetCoolerInfo,
    "nvmlDeviceGetCount" "nvmlReturn_t (unsigned int *)" 4294967254 slots::nvmlDeviceGetCount_v2,
    "nvmlDeviceGetCount_v2" "nvmlReturn_t (unsigned int *)" 4294967254 slots::nvmlDeviceGetCount_v2,
    "nvmlDeviceGetCpuAffinity" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned long *)" 4294967254 slots::nvmlDeviceGetCpuAffinity,
    "nvmlDeviceGetCpuAffinityWithinScope" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned long *, nvmlAffinityScope_t)" 4294967254 slots::nvmlDeviceGetCpuAffinityWithinScope,
    "nvmlDeviceGetCreatableVgpus" "nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlVgpuTypeId_t *)" 4294967254 slots::nvmlDeviceGetCreatableVgpus,
    "nvmlDeviceGetCudaComputeCapability" "nvmlReturn_t (nvmlDevice_t, int *, int *)" 4294967254 slots::nvmlDeviceGetCudaComputeCapability,
    "nvmlDeviceGetCurrPcieLinkGeneration" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetCurrPcieLinkGeneration,
    "nvmlDeviceGetCurrPcieLinkWidth" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetCurrPcieLinkWidth,
    "nvmlDeviceGetCurrentClockFreqs" "nvmlReturn_t (nvmlDevice_t, nvmlDeviceCurrentClockFreqs_t *)" 4294967254 slots::nvmlDeviceGetCurrentClockFreqs,
    "nvmlDeviceGetCurrentClocksEventReasons" "nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetCurrentClocksEventReasons,
    "nvmlDeviceGetCurrentClocksThrottleReasons" "nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetCurrentClocksThrottleReasons,
    "nvmlDeviceGetDecoderUtilization" "nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetDecoderUtilization,
    "nvmlDeviceGetDefaultApplicationsClock" "nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetDefaultApplicationsClock,
    "nvmlDeviceGetDefaultEccMode" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetDefaultEccMode,
    "nvmlDeviceGetDetailedEccErrors" "nvmlReturn_t (nvmlDevice_t, nvmlMemoryErrorType_t, nvmlEccCounterType_t, nvmlEccErrorCounts_t *)" 4294967254 slots::nvmlDeviceGetDetailedEccErrors,
    "nvmlDeviceGetDeviceHandleFromMigDeviceHandle" "nvmlReturn_t (nvmlDevice_t, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetDeviceHandleFromMigDeviceHandle,
    "nvmlDeviceGetDisplayActive" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetDisplayActive,
    "nvmlDeviceGetDisplayMode" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetDisplayMode,
    "nvmlDeviceGetDramEncryptionMode" "nvmlReturn_t (nvmlDevice_t, nvmlDramEncryptionInfo_t *, nvmlDramEncryptionInfo_t *)" 4294967254 slots::nvmlDeviceGetDramEncryptionMode,
    "nvmlDeviceGetDriverModel" "nvmlReturn_t (nvmlDevice_t, nvmlDriverModel_t *, nvmlDriverModel_t *)" 4294967254 slots::nvmlDeviceGetDriverModel_v2,
    "nvmlDeviceGetDriverModel_v2" "nvmlReturn_t (nvmlDevice_t, nvmlDriverModel_t *, nvmlDriverModel_t *)" 4294967254 slots::nvmlDeviceGetDriverModel_v2,
    "nvmlDeviceGetDynamicPstatesInfo" "nvmlReturn_t (nvmlDevice_t, nvmlGpuDynamicPstatesInfo_t *)" 4294967254 slots::nvmlDeviceGetDynamicPstatesInfo,
    "nvmlDeviceGetEccMode" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetEccMode,
    "nvmlDeviceGetEncoderCapacity" "nvmlReturn_t (nvmlDevice_t, nvmlEncoderType_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetEncoderCapacity,
    "nvmlDeviceGetEncoderSessions" "nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlEncoderSessionInfo_t *)" 4294967254 slots::nvmlDeviceGetEncoderSessions,
    "nvmlDeviceGetEncoderStats" "nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetEncoderStats,
    "nvmlDeviceGetEncoderUtilization" "nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetEncoderUtilization,
    "nvmlDeviceGetEnforcedPowerLimit" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetEnforcedPowerLimit,
    "nvmlDeviceGetFBCSessions" "nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlFBCSessionInfo_t *)" 4294967254 slots::nvmlDeviceGetFBCSessions,
    "nvmlDeviceGetFBCStats" "nvmlReturn_t (nvmlDevice_t, nvmlFBCStats_t *)" 4294967254 slots::nvmlDeviceGetFBCStats,
    "nvmlDeviceGetFanControlPolicy_v2" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlFanControlPolicy_t *)" 4294967254 slots::nvmlDeviceGetFanControlPolicy_v2,
    "nvmlDeviceGetFanSpeed" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetFanSpeed,
    "nvmlDeviceGetFanSpeedRPM" "nvmlReturn_t (nvmlDevice_t, nvmlFanSpeedInfo_t *)" 4294967254 slots::nvmlDeviceGetFanSpeedRPM,
    "nvmlDeviceGetFanSpeed_v2" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *)" 4294967254 slots::nvmlDeviceGetFanSpeed_v2,
    "nvmlDeviceGetFieldValues" "nvmlReturn_t (nvmlDevice_t, int, nvmlFieldValue_t *)" 4294967254 slots::nvmlDeviceGetFieldValues,
    "nvmlDeviceGetGpcClkMinMaxVfOffset" "nvmlReturn_t (nvmlDevice_t, int *, int *)" 4294967254 slots::nvmlDeviceGetGpcClkMinMaxVfOffset,
    "nvmlDeviceGetGpcClkVfOffset" "nvmlReturn_t (nvmlDevice_t, int *)" 4294967254 slots::nvmlDeviceGetGpcClkVfOffset,
    "nvmlDeviceGetGpuFabricInfo" "nvmlReturn_t (nvmlDevice_t, nvmlGpuFabricInfo_t *)" 4294967254 slots::nvmlDeviceGetGpuFabricInfo,
    "nvmlDeviceGetGpuFabricInfoV" "nvmlReturn_t (nvmlDevice_t, nvmlGpuFabricInfoV_t *)" 4294967254 slots::nvmlDeviceGetGpuFabricInfoV,
    "nvmlDeviceGetGpuInstanceById" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstance_t *)" 4294967254 slots::nvmlDeviceGetGpuInstanceById,
    "nvmlDeviceGetGpuInstanceId" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetGpuInstanceId,
    "nvmlDeviceGetGpuInstancePossiblePlacements" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstancePlacement_t *, unsigned int *)" 4294967254 slots::nvmlDeviceGetGpuInstancePossiblePlacements_v2,
    "nvmlDeviceGetGpuInstancePossiblePlacements_v2" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstancePlacement_t *, unsigned int *)" 4294967254 slots::nvmlDeviceGetGpuInstancePossiblePlacements_v2,
    "nvmlDeviceGetGpuInstanceProfileInfo" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstanceProfileInfo_t *)" 4294967254 slots::nvmlDeviceGetGpuInstanceProfileInfo,
    "nvmlDeviceGetGpuInstanceProfileInfoV" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstanceProfileInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetGpuInstanceProfileInfoV,
    "nvmlDeviceGetGpuInstanceRemainingCapacity" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *)" 4294967254 slots::nvmlDeviceGetGpuInstanceRemainingCapacity,
    "nvmlDeviceGetGpuInstances" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuInstance_t *, unsigned int *)" 4294967254 slots::nvmlDeviceGetGpuInstances,
    "nvmlDeviceGetGpuMaxPcieLinkGeneration" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetGpuMaxPcieLinkGeneration,
    "nvmlDeviceGetGpuOperationMode" "nvmlReturn_t (nvmlDevice_t, nvmlGpuOperationMode_t *, nvmlGpuOperationMode_t *)" 4294967254 slots::nvmlDeviceGetGpuOperationMode,
    "nvmlDeviceGetGraphicsRunningProcesses" "nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)" 4294967254 slots::nvmlDeviceGetGraphicsRunningProcesses_v3,
    "nvmlDeviceGetGraphicsRunningProcesses_v2" "nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetGraphicsRunningProcesses_v2,
    "nvmlDeviceGetGraphicsRunningProcesses_v3" "nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)" 4294967254 slots::nvmlDeviceGetGraphicsRunningProcesses_v3,
    "nvmlDeviceGetGridLicensableFeatures" "nvmlReturn_t (nvmlDevice_t, nvmlGridLicensableFeatures_t *)" 4294967254 slots::nvmlDeviceGetGridLicensableFeatures_v4,
    "nvmlDeviceGetGridLicensableFeatures_v2" "nvmlReturn_t (nvmlDevice_t, nvmlGridLicensableFeatures_t *)" 4294967254 slots::nvmlDeviceGetGridLicensableFeatures_v2,
    "nvmlDeviceGetGridLicensableFeatures_v3" "nvmlReturn_t (nvmlDevice_t, nvmlGridLicensableFeatures_t *)" 4294967254 slots::nvmlDeviceGetGridLicensableFeatures_v3,
    "nvmlDeviceGetGridLicensableFeatures_v4" "nvmlReturn_t (nvmlDevice_t, nvmlGridLicensableFeatures_t *)" 4294967254 slots::nvmlDeviceGetGridLicensableFeatures_v4,
    "nvmlDeviceGetGspFirmwareMode" "nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetGspFirmwareMode,
    "nvmlDeviceGetGspFirmwareVersion" "nvmlReturn_t (nvmlDevice_t, char *)" 4294967254 slots::nvmlDeviceGetGspFirmwareVersion,
    "nvmlDeviceGetHandleByIndex" "nvmlReturn_t (unsigned int, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetHandleByIndex_v2,
    "nvmlDeviceGetHandleByIndex_v2" "nvmlReturn_t (unsigned int, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetHandleByIndex_v2,
    "nvmlDeviceGetHandleByPciBusId" "nvmlReturn_t (char const *, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetHandleByPciBusId_v2,
    "nvmlDeviceGetHandleByPciBusId_v2" "nvmlReturn_t (char const *, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetHandleByPciBusId_v2,
    "nvmlDeviceGetHandleBySerial" "nvmlReturn_t (char const *, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetHandleBySerial,
    "nvmlDeviceGetHandleByUUID" "nvmlReturn_t (char const *, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetHandleByUUID,
    "nvmlDeviceGetHandleByUUIDV" "nvmlReturn_t (nvmlUUID_t const *, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetHandleByUUIDV,
    "nvmlDeviceGetHostVgpuMode" "nvmlReturn_t (nvmlDevice_t, nvmlHostVgpuMode_t *)" 4294967254 slots::nvmlDeviceGetHostVgpuMode,
    "nvmlDeviceGetIndex" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetIndex,
    "nvmlDeviceGetInforomConfigurationChecksum" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetInforomConfigurationChecksum,
    "nvmlDeviceGetInforomImageVersion" "nvmlReturn_t (nvmlDevice_t, char *, unsigned int)" 4294967254 slots::nvmlDeviceGetInforomImageVersion,
    "nvmlDeviceGetInforomVersion" "nvmlReturn_t (nvmlDevice_t, nvmlInforomObject_t, char *, unsigned int)" 4294967254 slots::nvmlDeviceGetInforomVersion,
    "nvmlDeviceGetIrqNum" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetIrqNum,
    "nvmlDeviceGetJpgUtilization" "nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetJpgUtilization,
    "nvmlDeviceGetLastBBXFlushTime" "nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *, unsigned long *)" 4294967254 slots::nvmlDeviceGetLastBBXFlushTime,
    "nvmlDeviceGetMPSComputeRunningProcesses" "nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)" 4294967254 slots::nvmlDeviceGetMPSComputeRunningProcesses_v3,
    "nvmlDeviceGetMPSComputeRunningProcesses_v2" "nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_v2_t *)" 4294967254 slots::nvmlDeviceGetMPSComputeRunningProcesses_v2,
    "nvmlDeviceGetMPSComputeRunningProcesses_v3" "nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlProcessInfo_t *)" 4294967254 slots::nvmlDeviceGetMPSComputeRunningProcesses_v3,
    "nvmlDeviceGetMarginTemperature" "nvmlReturn_t (nvmlDevice_t, nvmlMarginTemperature_t *)" 4294967254 slots::nvmlDeviceGetMarginTemperature,
    "nvmlDeviceGetMaxClockInfo" "nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMaxClockInfo,
    "nvmlDeviceGetMaxCustomerBoostClock" "nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMaxCustomerBoostClock,
    "nvmlDeviceGetMaxMigDeviceCount" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMaxMigDeviceCount,
    "nvmlDeviceGetMaxPcieLinkGeneration" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMaxPcieLinkGeneration,
    "nvmlDeviceGetMaxPcieLinkWidth" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMaxPcieLinkWidth,
    "nvmlDeviceGetMemClkMinMaxVfOffset" "nvmlReturn_t (nvmlDevice_t, int *, int *)" 4294967254 slots::nvmlDeviceGetMemClkMinMaxVfOffset,
    "nvmlDeviceGetMemClkVfOffset" "nvmlReturn_t (nvmlDevice_t, int *)" 4294967254 slots::nvmlDeviceGetMemClkVfOffset,
    "nvmlDeviceGetMemoryAffinity" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned long *, nvmlAffinityScope_t)" 4294967254 slots::nvmlDeviceGetMemoryAffinity,
    "nvmlDeviceGetMemoryBusWidth" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMemoryBusWidth,
    "nvmlDeviceGetMemoryErrorCounter" "nvmlReturn_t (nvmlDevice_t, nvmlMemoryErrorType_t, nvmlEccCounterType_t, nvmlMemoryLocation_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetMemoryErrorCounter,
    "nvmlDeviceGetMemoryInfo" "nvmlReturn_t (nvmlDevice_t, nvmlMemory_t *)" 4294967254 slots::nvmlDeviceGetMemoryInfo,
    "nvmlDeviceGetMemoryInfo_v2" "nvmlReturn_t (nvmlDevice_t, nvmlMemory_v2_t *)" 4294967254 slots::nvmlDeviceGetMemoryInfo_v2,
    "nvmlDeviceGetMigDeviceHandleByIndex" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetMigDeviceHandleByIndex,
    "nvmlDeviceGetMigMode" "nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetMigMode,
    "nvmlDeviceGetMinMaxClockOfPState" "nvmlReturn_t (nvmlDevice_t, nvmlClockType_t, nvmlPstates_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetMinMaxClockOfPState,
    "nvmlDeviceGetMinMaxFanSpeed" "nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetMinMaxFanSpeed,
    "nvmlDeviceGetMinorNumber" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMinorNumber,
    "nvmlDeviceGetModuleId" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetModuleId,
    "nvmlDeviceGetMultiGpuBoard" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetMultiGpuBoard,
    "nvmlDeviceGetName" "nvmlReturn_t (nvmlDevice_t, char *, unsigned int)" 4294967254 slots::nvmlDeviceGetName,
    "nvmlDeviceGetNumFans" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetNumFans,
    "nvmlDeviceGetNumGpuCores" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetNumGpuCores,
    "nvmlDeviceGetNumaNodeId" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetNumaNodeId,
    "nvmlDeviceGetNvLinkCapability" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlNvLinkCapability_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetNvLinkCapability,
    "nvmlDeviceGetNvLinkErrorCounter" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlNvLinkErrorCounter_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetNvLinkErrorCounter,
    "nvmlDeviceGetNvLinkRemoteDeviceType" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlIntNvLinkDeviceType_t *)" 4294967254 slots::nvmlDeviceGetNvLinkRemoteDeviceType,
    "nvmlDeviceGetNvLinkRemotePciInfo" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlPciInfo_t *)" 4294967254 slots::nvmlDeviceGetNvLinkRemotePciInfo_v2,
    "nvmlDeviceGetNvLinkRemotePciInfo_v2" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlPciInfo_t *)" 4294967254 slots::nvmlDeviceGetNvLinkRemotePciInfo_v2,
    "nvmlDeviceGetNvLinkState" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetNvLinkState,
    "nvmlDeviceGetNvLinkUtilizationControl" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int, nvmlNvLinkUtilizationControl_t *)" 4294967254 slots::nvmlDeviceGetNvLinkUtilizationControl,
    "nvmlDeviceGetNvLinkUtilizationCounter" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int, unsigned PY_LONG_LONG *, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetNvLinkUtilizationCounter,
    "nvmlDeviceGetNvLinkVersion" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *)" 4294967254 slots::nvmlDeviceGetNvLinkVersion,
    "nvmlDeviceGetNvlinkBwMode" "nvmlReturn_t (nvmlDevice_t, nvmlNvlinkGetBwMode_t *)" 4294967254 slots::nvmlDeviceGetNvlinkBwMode,
    "nvmlDeviceGetNvlinkSupportedBwModes" "nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSupportedBwModes_t *)" 4294967254 slots::nvmlDeviceGetNvlinkSupportedBwModes,
    "nvmlDeviceGetOfaUtilization" "nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetOfaUtilization,
    "nvmlDeviceGetP2PStatus" "nvmlReturn_t (nvmlDevice_t, nvmlDevice_t, nvmlGpuP2PCapsIndex_t, nvmlGpuP2PStatus_t *)" 4294967254 slots::nvmlDeviceGetP2PStatus,
    "nvmlDeviceGetPciInfo" "nvmlReturn_t (nvmlDevice_t, nvmlPciInfo_t *)" 4294967254 slots::nvmlDeviceGetPciInfo_v3,
    "nvmlDeviceGetPciInfoExt" "nvmlReturn_t (nvmlDevice_t, nvmlPciInfoExt_t *)" 4294967254 slots::nvmlDeviceGetPciInfoExt,
    "nvmlDeviceGetPciInfo_v2" "nvmlReturn_t (nvmlDevice_t, nvmlPciInfo_t *)" 4294967254 slots::nvmlDeviceGetPciInfo_v2,
    "nvmlDeviceGetPciInfo_v3" "nvmlReturn_t (nvmlDevice_t, nvmlPciInfo_t *)" 4294967254 slots::nvmlDeviceGetPciInfo_v3,
    "nvmlDeviceGetPcieLinkMaxSpeed" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetPcieLinkMaxSpeed,
    "nvmlDeviceGetPcieReplayCounter" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetPcieReplayCounter,
    "nvmlDeviceGetPcieSpeed" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetPcieSpeed,
    "nvmlDeviceGetPcieThroughput" "nvmlReturn_t (nvmlDevice_t, nvmlPcieUtilCounter_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetPcieThroughput,
    "nvmlDeviceGetPerformanceModes" "nvmlReturn_t (nvmlDevice_t, nvmlDevicePerfModes_t *)" 4294967254 slots::nvmlDeviceGetPerformanceModes,
    "nvmlDeviceGetPerformanceState" "nvmlReturn_t (nvmlDevice_t, nvmlPstates_t *)" 4294967254 slots::nvmlDeviceGetPerformanceState,
    "nvmlDeviceGetPersistenceMode" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetPersistenceMode,
    "nvmlDeviceGetPgpuMetadataString" "nvmlReturn_t (nvmlDevice_t, char *, unsigned int *)" 4294967254 slots::nvmlDeviceGetPgpuMetadataString,
    "nvmlDeviceGetPlatformInfo" "nvmlReturn_t (nvmlDevice_t, nvmlPlatformInfo_t *)" 4294967254 slots::nvmlDeviceGetPlatformInfo,
    "nvmlDeviceGetPowerManagementDefaultLimit" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetPowerManagementDefaultLimit,
    "nvmlDeviceGetPowerManagementLimit" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetPowerManagementLimit,
    "nvmlDeviceGetPowerManagementLimitConstraints" "nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetPowerManagementLimitConstraints,
    "nvmlDeviceGetPowerManagementMode" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetPowerManagementMode,
    "nvmlDeviceGetPowerSource" "nvmlReturn_t (nvmlDevice_t, nvmlPowerSource_t *)" 4294967254 slots::nvmlDeviceGetPowerSource,
    "nvmlDeviceGetPowerState" "nvmlReturn_t (nvmlDevice_t, nvmlPstates_t *)" 4294967254 slots::nvmlDeviceGetPowerState,
    "nvmlDeviceGetPowerUsage" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetPowerUsage,
    "nvmlDeviceGetProcessUtilization" "nvmlReturn_t (nvmlDevice_t, nvmlProcessUtilizationSample_t *, unsigned int *, unsigned PY_LONG_LONG)" 4294967254 slots::nvmlDeviceGetProcessUtilization,
    "nvmlDeviceGetProcessesUtilizationInfo" "nvmlReturn_t (nvmlDevice_t, nvmlProcessesUtilizationInfo_t *)" 4294967254 slots::nvmlDeviceGetProcessesUtilizationInfo,
    "nvmlDeviceGetRemappedRows" "nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetRemappedRows,
    "nvmlDeviceGetRetiredPages" "nvmlReturn_t (nvmlDevice_t, nvmlPageRetirementCause_t, unsigned int *, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetRetiredPages,
    "nvmlDeviceGetRetiredPagesPendingStatus" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceGetRetiredPagesPendingStatus,
    "nvmlDeviceGetRetiredPages_v2" "nvmlReturn_t (nvmlDevice_t, nvmlPageRetirementCause_t, unsigned int *, unsigned PY_LONG_LONG *, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetRetiredPages_v2,
    "nvmlDeviceGetRowRemapperHistogram" "nvmlReturn_t (nvmlDevice_t, nvmlRowRemapperHistogramValues_t *)" 4294967254 slots::nvmlDeviceGetRowRemapperHistogram,
    "nvmlDeviceGetRunningProcessDetailList" "nvmlReturn_t (nvmlDevice_t, nvmlProcessDetailList_t *)" 4294967254 slots::nvmlDeviceGetRunningProcessDetailList,
    "nvmlDeviceGetSamples" "nvmlReturn_t (nvmlDevice_t, nvmlSamplingType_t, unsigned PY_LONG_LONG, nvmlValueType_t *, unsigned int *, nvmlSample_t *)" 4294967254 slots::nvmlDeviceGetSamples,
    "nvmlDeviceGetSerial" "nvmlReturn_t (nvmlDevice_t, char *, unsigned int)" 4294967254 slots::nvmlDeviceGetSerial,
    "nvmlDeviceGetSramEccErrorStatus" "nvmlReturn_t (nvmlDevice_t, nvmlEccSramErrorStatus_t *)" 4294967254 slots::nvmlDeviceGetSramEccErrorStatus,
    "nvmlDeviceGetSupportedClocksEventReasons" "nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetSupportedClocksEventReasons,
    "nvmlDeviceGetSupportedClocksThrottleReasons" "nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetSupportedClocksThrottleReasons,
    "nvmlDeviceGetSupportedEventTypes" "nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetSupportedEventTypes,
    "nvmlDeviceGetSupportedGraphicsClocks" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetSupportedGraphicsClocks,
    "nvmlDeviceGetSupportedMemoryClocks" "nvmlReturn_t (nvmlDevice_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlDeviceGetSupportedMemoryClocks,
    "nvmlDeviceGetSupportedPerformanceStates" "nvmlReturn_t (nvmlDevice_t, nvmlPstates_t *, unsigned int)" 4294967254 slots::nvmlDeviceGetSupportedPerformanceStates,
    "nvmlDeviceGetSupportedVgpus" "nvmlReturn_t (nvmlDevice_t, unsigned int *, nvmlVgpuTypeId_t *)" 4294967254 slots::nvmlDeviceGetSupportedVgpus,
    "nvmlDeviceGetTargetFanSpeed" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int *)" 4294967254 slots::nvmlDeviceGetTargetFanSpeed,
    "nvmlDeviceGetTemperature" "nvmlReturn_t (nvmlDevice_t, nvmlTemperatureSensors_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetTemperature,
    "nvmlDeviceGetTemperatureThreshold" "nvmlReturn_t (nvmlDevice_t, nvmlTemperatureThresholds_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetTemperatureThreshold,
    "nvmlDeviceGetTemperatureV" "nvmlReturn_t (nvmlDevice_t, nvmlTemperature_t *)" 4294967254 slots::nvmlDeviceGetTemperatureV,
    "nvmlDeviceGetThermalSettings" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpuThermalSettings_t *)" 4294967254 slots::nvmlDeviceGetThermalSettings,
    "nvmlDeviceGetTopologyCommonAncestor" "nvmlReturn_t (nvmlDevice_t, nvmlDevice_t, nvmlGpuTopologyLevel_t *)" 4294967254 slots::nvmlDeviceGetTopologyCommonAncestor,
    "nvmlDeviceGetTopologyNearestGpus" "nvmlReturn_t (nvmlDevice_t, nvmlGpuTopologyLevel_t, unsigned int *, nvmlDevice_t *)" 4294967254 slots::nvmlDeviceGetTopologyNearestGpus,
    "nvmlDeviceGetTotalEccErrors" "nvmlReturn_t (nvmlDevice_t, nvmlMemoryErrorType_t, nvmlEccCounterType_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetTotalEccErrors,
    "nvmlDeviceGetTotalEnergyConsumption" "nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlDeviceGetTotalEnergyConsumption,
    "nvmlDeviceGetUUID" "nvmlReturn_t (nvmlDevice_t, char *, unsigned int)" 4294967254 slots::nvmlDeviceGetUUID,
    "nvmlDeviceGetUtilizationRates" "nvmlReturn_t (nvmlDevice_t, nvmlUtilization_t *)" 4294967254 slots::nvmlDeviceGetUtilizationRates,
    "nvmlDeviceGetVbiosVersion" "nvmlReturn_t (nvmlDevice_t, char *, unsigned int)" 4294967254 slots::nvmlDeviceGetVbiosVersion,
    "nvmlDeviceGetVgpuCapabilities" "nvmlReturn_t (nvmlDevice_t, nvmlDeviceVgpuCapability_t, unsigned int *)" 4294967254 slots::nvmlDeviceGetVgpuCapabilities,
    "nvmlDeviceGetVgpuHeterogeneousMode" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuHeterogeneousMode_t *)" 4294967254 slots::nvmlDeviceGetVgpuHeterogeneousMode,
    "nvmlDeviceGetVgpuInstancesUtilizationInfo" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuInstancesUtilizationInfo_t *)" 4294967254 slots::nvmlDeviceGetVgpuInstancesUtilizationInfo,
    "nvmlDeviceGetVgpuMetadata" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuPgpuMetadata_t *, unsigned int *)" 4294967254 slots::nvmlDeviceGetVgpuMetadata,
    "nvmlDeviceGetVgpuProcessUtilization" "nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG, unsigned int *, nvmlVgpuProcessUtilizationSample_t *)" 4294967254 slots::nvmlDeviceGetVgpuProcessUtilization,
    "nvmlDeviceGetVgpuProcessesUtilizationInfo" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuProcessesUtilizationInfo_t *)" 4294967254 slots::nvmlDeviceGetVgpuProcessesUtilizationInfo,
    "nvmlDeviceGetVgpuSchedulerCapabilities" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerCapabilities_t *)" 4294967254 slots::nvmlDeviceGetVgpuSchedulerCapabilities,
    "nvmlDeviceGetVgpuSchedulerLog" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerLog_t *)" 4294967254 slots::nvmlDeviceGetVgpuSchedulerLog,
    "nvmlDeviceGetVgpuSchedulerState" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerGetState_t *)" 4294967254 slots::nvmlDeviceGetVgpuSchedulerState,
    "nvmlDeviceGetVgpuTypeCreatablePlacements" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuTypeId_t, nvmlVgpuPlacementList_t *)" 4294967254 slots::nvmlDeviceGetVgpuTypeCreatablePlacements,
    "nvmlDeviceGetVgpuTypeSupportedPlacements" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuTypeId_t, nvmlVgpuPlacementList_t *)" 4294967254 slots::nvmlDeviceGetVgpuTypeSupportedPlacements,
    "nvmlDeviceGetVgpuUtilization" "nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG, nvmlValueType_t *, unsigned int *, nvmlVgpuInstanceUtilizationSample_t *)" 4294967254 slots::nvmlDeviceGetVgpuUtilization,
    "nvmlDeviceGetViolationStatus" "nvmlReturn_t (nvmlDevice_t, nvmlPerfPolicyType_t, nvmlViolationTime_t *)" 4294967254 slots::nvmlDeviceGetViolationStatus,
    "nvmlDeviceGetVirtualizationMode" "nvmlReturn_t (nvmlDevice_t, nvmlGpuVirtualizationMode_t *)" 4294967254 slots::nvmlDeviceGetVirtualizationMode,
    "nvmlDeviceIsMigDeviceHandle" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceIsMigDeviceHandle,
    "nvmlDeviceModifyDrainState" "nvmlReturn_t (nvmlPciInfo_t *, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceModifyDrainState,
    "nvmlDeviceOnSameBoard" "nvmlReturn_t (nvmlDevice_t, nvmlDevice_t, int *)" 4294967254 slots::nvmlDeviceOnSameBoard,
    "nvmlDevicePowerSmoothingActivatePresetProfile" "nvmlReturn_t (nvmlDevice_t, nvmlPowerSmoothingProfile_t *)" 4294967254 slots::nvmlDevicePowerSmoothingActivatePresetProfile,
    "nvmlDevicePowerSmoothingSetState" "nvmlReturn_t (nvmlDevice_t, nvmlPowerSmoothingState_t *)" 4294967254 slots::nvmlDevicePowerSmoothingSetState,
    "nvmlDevicePowerSmoothingUpdatePresetProfileParam" "nvmlReturn_t (nvmlDevice_t, nvmlPowerSmoothingProfile_t *)" 4294967254 slots::nvmlDevicePowerSmoothingUpdatePresetProfileParam,
    "nvmlDeviceQueryDrainState" "nvmlReturn_t (nvmlPciInfo_t *, nvmlEnableState_t *)" 4294967254 slots::nvmlDeviceQueryDrainState,
    "nvmlDeviceRegisterEvents" "nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG, nvmlEventSet_t)" 4294967254 slots::nvmlDeviceRegisterEvents,
    "nvmlDeviceRemoveGpu" "nvmlReturn_t (nvmlPciInfo_t *, nvmlDetachGpuState_t, nvmlPcieLinkState_t)" 4294967254 slots::nvmlDeviceRemoveGpu_v2,
    "nvmlDeviceRemoveGpu_v2" "nvmlReturn_t (nvmlPciInfo_t *, nvmlDetachGpuState_t, nvmlPcieLinkState_t)" 4294967254 slots::nvmlDeviceRemoveGpu_v2,
    "nvmlDeviceResetApplicationsClocks" "nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceResetApplicationsClocks,
    "nvmlDeviceResetGpuLockedClocks" "nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceResetGpuLockedClocks,
    "nvmlDeviceResetMemoryLockedClocks" "nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceResetMemoryLockedClocks,
    "nvmlDeviceResetNvLinkErrorCounters" "nvmlReturn_t (nvmlDevice_t, unsigned int)" 4294967254 slots::nvmlDeviceResetNvLinkErrorCounters,
    "nvmlDeviceResetNvLinkUtilizationCounter" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)" 4294967254 slots::nvmlDeviceResetNvLinkUtilizationCounter,
    "nvmlDeviceSetAPIRestriction" "nvmlReturn_t (nvmlDevice_t, nvmlRestrictedAPI_t, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceSetAPIRestriction,
    "nvmlDeviceSetAccountingMode" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceSetAccountingMode,
    "nvmlDeviceSetApplicationsClocks" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)" 4294967254 slots::nvmlDeviceSetApplicationsClocks,
    "nvmlDeviceSetAutoBoostedClocksEnabled" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceSetAutoBoostedClocksEnabled,
    "nvmlDeviceSetClockOffsets" "nvmlReturn_t (nvmlDevice_t, nvmlClockOffset_t *)" 4294967254 slots::nvmlDeviceSetClockOffsets,
    "nvmlDeviceSetComputeMode" "nvmlReturn_t (nvmlDevice_t, nvmlComputeMode_t)" 4294967254 slots::nvmlDeviceSetComputeMode,
    "nvmlDeviceSetConfComputeUnprotectedMemSize" "nvmlReturn_t (nvmlDevice_t, unsigned PY_LONG_LONG)" 4294967254 slots::nvmlDeviceSetConfComputeUnprotectedMemSize,
    "nvmlDeviceSetCpuAffinity" "nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceSetCpuAffinity,
    "nvmlDeviceSetDefaultAutoBoostedClocksEnabled" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t, unsigned int)" 4294967254 slots::nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
    "nvmlDeviceSetDefaultFanSpeed_v2" "nvmlReturn_t (nvmlDevice_t, unsigned int)" 4294967254 slots::nvmlDeviceSetDefaultFanSpeed_v2,
    "nvmlDeviceSetDramEncryptionMode" "nvmlReturn_t (nvmlDevice_t, nvmlDramEncryptionInfo_t const *)" 4294967254 slots::nvmlDeviceSetDramEncryptionMode,
    "nvmlDeviceSetDriverModel" "nvmlReturn_t (nvmlDevice_t, nvmlDriverModel_t, unsigned int)" 4294967254 slots::nvmlDeviceSetDriverModel,
    "nvmlDeviceSetEccMode" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceSetEccMode,
    "nvmlDeviceSetFanControlPolicy" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlFanControlPolicy_t)" 4294967254 slots::nvmlDeviceSetFanControlPolicy,
    "nvmlDeviceSetFanSpeed_v2" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)" 4294967254 slots::nvmlDeviceSetFanSpeed_v2,
    "nvmlDeviceSetGpcClkVfOffset" "nvmlReturn_t (nvmlDevice_t, int)" 4294967254 slots::nvmlDeviceSetGpcClkVfOffset,
    "nvmlDeviceSetGpuLockedClocks" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)" 4294967254 slots::nvmlDeviceSetGpuLockedClocks,
    "nvmlDeviceSetGpuOperationMode" "nvmlReturn_t (nvmlDevice_t, nvmlGpuOperationMode_t)" 4294967254 slots::nvmlDeviceSetGpuOperationMode,
    "nvmlDeviceSetMemClkVfOffset" "nvmlReturn_t (nvmlDevice_t, int)" 4294967254 slots::nvmlDeviceSetMemClkVfOffset,
    "nvmlDeviceSetMemoryLockedClocks" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int)" 4294967254 slots::nvmlDeviceSetMemoryLockedClocks,
    "nvmlDeviceSetMigMode" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlReturn_t *)" 4294967254 slots::nvmlDeviceSetMigMode,
    "nvmlDeviceSetNvLinkDeviceLowPowerThreshold" "nvmlReturn_t (nvmlDevice_t, nvmlNvLinkPowerThres_t *)" 4294967254 slots::nvmlDeviceSetNvLinkDeviceLowPowerThreshold,
    "nvmlDeviceSetNvLinkUtilizationControl" "nvmlReturn_t (nvmlDevice_t, unsigned int, unsigned int, nvmlNvLinkUtilizationControl_t *, unsigned int)" 4294967254 slots::nvmlDeviceSetNvLinkUtilizationControl,
    "nvmlDeviceSetNvlinkBwMode" "nvmlReturn_t (nvmlDevice_t, nvmlNvlinkSetBwMode_t *)" 4294967254 slots::nvmlDeviceSetNvlinkBwMode,
    "nvmlDeviceSetPersistenceMode" "nvmlReturn_t (nvmlDevice_t, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceSetPersistenceMode,
    "nvmlDeviceSetPowerManagementLimit" "nvmlReturn_t (nvmlDevice_t, unsigned int)" 4294967254 slots::nvmlDeviceSetPowerManagementLimit,
    "nvmlDeviceSetPowerManagementLimit_v2" "nvmlReturn_t (nvmlDevice_t, nvmlPowerValue_v2_t *)" 4294967254 slots::nvmlDeviceSetPowerManagementLimit_v2,
    "nvmlDeviceSetTemperatureThreshold" "nvmlReturn_t (nvmlDevice_t, nvmlTemperatureThresholds_t, int *)" 4294967254 slots::nvmlDeviceSetTemperatureThreshold,
    "nvmlDeviceSetVgpuCapabilities" "nvmlReturn_t (nvmlDevice_t, nvmlDeviceVgpuCapability_t, nvmlEnableState_t)" 4294967254 slots::nvmlDeviceSetVgpuCapabilities,
    "nvmlDeviceSetVgpuHeterogeneousMode" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuHeterogeneousMode_t const *)" 4294967254 slots::nvmlDeviceSetVgpuHeterogeneousMode,
    "nvmlDeviceSetVgpuSchedulerState" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuSchedulerSetState_t *)" 4294967254 slots::nvmlDeviceSetVgpuSchedulerState,
    "nvmlDeviceSetVirtualizationMode" "nvmlReturn_t (nvmlDevice_t, nvmlGpuVirtualizationMode_t)" 4294967254 slots::nvmlDeviceSetVirtualizationMode,
    "nvmlDeviceValidateInforom" "nvmlReturn_t (nvmlDevice_t)" 4294967254 slots::nvmlDeviceValidateInforom,
    "nvmlDeviceWorkloadPowerProfileClearRequestedProfiles" "nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileRequestedProfiles_t *)" 4294967254 slots::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles,
    "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles" "nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileCurrentProfiles_t *)" 4294967254 slots::nvmlDeviceWorkloadPowerProfileGetCurrentProfiles,
    "nvmlDeviceWorkloadPowerProfileGetProfilesInfo" "nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileProfilesInfo_t *)" 4294967254 slots::nvmlDeviceWorkloadPowerProfileGetProfilesInfo,
    "nvmlDeviceWorkloadPowerProfileSetRequestedProfiles" "nvmlReturn_t (nvmlDevice_t, nvmlWorkloadPowerProfileRequestedProfiles_t *)" 4294967254 slots::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles,
    "nvmlErrorString" "char const *(nvmlReturn_t)" 0 slots::nvmlErrorString,
    "nvmlEventSetCreate" "nvmlReturn_t (nvmlEventSet_t *)" 4294967254 slots::nvmlEventSetCreate,
    "nvmlEventSetFree" "nvmlReturn_t (nvmlEventSet_t)" 4294967254 slots::nvmlEventSetFree,
    "nvmlEventSetWait" "nvmlReturn_t (nvmlEventSet_t, nvmlEventData_t *, unsigned int)" 4294967254 slots::nvmlEventSetWait_v2,
    "nvmlEventSetWait_v2" "nvmlReturn_t (nvmlEventSet_t, nvmlEventData_t *, unsigned int)" 4294967254 slots::nvmlEventSetWait_v2,
    "nvmlGetBlacklistDeviceCount" "nvmlReturn_t (unsigned int *)" 4294967254 slots::nvmlGetExcludedDeviceCount,
    "nvmlGetBlacklistDeviceInfoByIndex" "nvmlReturn_t (unsigned int, nvmlExcludedDeviceInfo_t *)" 4294967254 slots::nvmlGetExcludedDeviceInfoByIndex,
    "nvmlGetExcludedDeviceCount" "nvmlReturn_t (unsigned int *)" 4294967254 slots::nvmlGetExcludedDeviceCount,
    "nvmlGetExcludedDeviceInfoByIndex" "nvmlReturn_t (unsigned int, nvmlExcludedDeviceInfo_t *)" 4294967254 slots::nvmlGetExcludedDeviceInfoByIndex,
    "nvmlGetVgpuCompatibility" "nvmlReturn_t (nvmlVgpuMetadata_t *, nvmlVgpuPgpuMetadata_t *, nvmlVgpuPgpuCompatibility_t *)" 4294967254 slots::nvmlGetVgpuCompatibility,
    "nvmlGetVgpuDriverCapabilities" "nvmlReturn_t (nvmlVgpuDriverCapability_t, unsigned int *)" 4294967254 slots::nvmlGetVgpuDriverCapabilities,
    "nvmlGetVgpuVersion" "nvmlReturn_t (nvmlVgpuVersion_t *, nvmlVgpuVersion_t *)" 4294967254 slots::nvmlGetVgpuVersion,
    "nvmlGpmMetricsGet" "nvmlReturn_t (nvmlGpmMetricsGet_t *)" 4294967254 slots::nvmlGpmMetricsGet,
    "nvmlGpmMigSampleGet" "nvmlReturn_t (nvmlDevice_t, unsigned int, nvmlGpmSample_t)" 4294967254 slots::nvmlGpmMigSampleGet,
    "nvmlGpmQueryDeviceSupport" "nvmlReturn_t (nvmlDevice_t, nvmlGpmSupport_t *)" 4294967254 slots::nvmlGpmQueryDeviceSupport,
    "nvmlGpmQueryIfStreamingEnabled" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlGpmQueryIfStreamingEnabled,
    "nvmlGpmSampleAlloc" "nvmlReturn_t (nvmlGpmSample_t *)" 4294967254 slots::nvmlGpmSampleAlloc,
    "nvmlGpmSampleFree" "nvmlReturn_t (nvmlGpmSample_t)" 4294967254 slots::nvmlGpmSampleFree,
    "nvmlGpmSampleGet" "nvmlReturn_t (nvmlDevice_t, nvmlGpmSample_t)" 4294967254 slots::nvmlGpmSampleGet,
    "nvmlGpmSetStreamingEnabled" "nvmlReturn_t (nvmlDevice_t, unsigned int)" 4294967254 slots::nvmlGpmSetStreamingEnabled,
    "nvmlGpuInstanceCreateComputeInstance" "nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstance_t *)" 4294967254 slots::nvmlGpuInstanceCreateComputeInstance,
    "nvmlGpuInstanceCreateComputeInstanceWithPlacement" "nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstancePlacement_t const *, nvmlComputeInstance_t *)" 4294967254 slots::nvmlGpuInstanceCreateComputeInstanceWithPlacement,
    "nvmlGpuInstanceDestroy" "nvmlReturn_t (nvmlGpuInstance_t)" 4294967254 slots::nvmlGpuInstanceDestroy,
    "nvmlGpuInstanceGetActiveVgpus" "nvmlReturn_t (nvmlGpuInstance_t, nvmlActiveVgpuInstanceInfo_t *)" 4294967254 slots::nvmlGpuInstanceGetActiveVgpus,
    "nvmlGpuInstanceGetComputeInstanceById" "nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstance_t *)" 4294967254 slots::nvmlGpuInstanceGetComputeInstanceById,
    "nvmlGpuInstanceGetComputeInstancePossiblePlacements" "nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstancePlacement_t *, unsigned int *)" 4294967254 slots::nvmlGpuInstanceGetComputeInstancePossiblePlacements,
    "nvmlGpuInstanceGetComputeInstanceProfileInfo" "nvmlReturn_t (nvmlGpuInstance_t, unsigned int, unsigned int, nvmlComputeInstanceProfileInfo_t *)" 4294967254 slots::nvmlGpuInstanceGetComputeInstanceProfileInfo,
    "nvmlGpuInstanceGetComputeInstanceProfileInfoV" "nvmlReturn_t (nvmlGpuInstance_t, unsigned int, unsigned int, nvmlComputeInstanceProfileInfo_v2_t *)" 4294967254 slots::nvmlGpuInstanceGetComputeInstanceProfileInfoV,
    "nvmlGpuInstanceGetComputeInstanceRemainingCapacity" "nvmlReturn_t (nvmlGpuInstance_t, unsigned int, unsigned int *)" 4294967254 slots::nvmlGpuInstanceGetComputeInstanceRemainingCapacity,
    "nvmlGpuInstanceGetComputeInstances" "nvmlReturn_t (nvmlGpuInstance_t, unsigned int, nvmlComputeInstance_t *, unsigned int *)" 4294967254 slots::nvmlGpuInstanceGetComputeInstances,
    "nvmlGpuInstanceGetCreatableVgpus" "nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuTypeIdInfo_t *)" 4294967254 slots::nvmlGpuInstanceGetCreatableVgpus,
    "nvmlGpuInstanceGetInfo" "nvmlReturn_t (nvmlGpuInstance_t, nvmlGpuInstanceInfo_t *)" 4294967254 slots::nvmlGpuInstanceGetInfo,
    "nvmlGpuInstanceGetVgpuHeterogeneousMode" "nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuHeterogeneousMode_t *)" 4294967254 slots::nvmlGpuInstanceGetVgpuHeterogeneousMode,
    "nvmlGpuInstanceGetVgpuSchedulerLog" "nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerLogInfo_t *)" 4294967254 slots::nvmlGpuInstanceGetVgpuSchedulerLog,
    "nvmlGpuInstanceGetVgpuSchedulerState" "nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerStateInfo_t *)" 4294967254 slots::nvmlGpuInstanceGetVgpuSchedulerState,
    "nvmlGpuInstanceGetVgpuTypeCreatablePlacements" "nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuCreatablePlacementInfo_t *)" 4294967254 slots::nvmlGpuInstanceGetVgpuTypeCreatablePlacements,
    "nvmlGpuInstanceSetVgpuHeterogeneousMode" "nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuHeterogeneousMode_t const *)" 4294967254 slots::nvmlGpuInstanceSetVgpuHeterogeneousMode,
    "nvmlGpuInstanceSetVgpuSchedulerState" "nvmlReturn_t (nvmlGpuInstance_t, nvmlVgpuSchedulerState_t *)" 4294967254 slots::nvmlGpuInstanceSetVgpuSchedulerState,
    "nvmlInit" "nvmlReturn_t (void)" 4294967254 slots::nvmlInit_v2,
    "nvmlInitWithFlags" "nvmlReturn_t (unsigned int)" 4294967254 slots::nvmlInitWithFlags,
    "nvmlInit_v2" "nvmlReturn_t (void)" 4294967254 slots::nvmlInit_v2,
    "nvmlSetVgpuVersion" "nvmlReturn_t (nvmlVgpuVersion_t *)" 4294967254 slots::nvmlSetVgpuVersion,
    "nvmlShutdown" "nvmlReturn_t (void)" 4294967254 slots::nvmlShutdown,
    "nvmlSystemEventSetCreate" "nvmlReturn_t (nvmlSystemEventSetCreateRequest_t *)" 4294967254 slots::nvmlSystemEventSetCreate,
    "nvmlSystemEventSetFree" "nvmlReturn_t (nvmlSystemEventSetFreeRequest_t *)" 4294967254 slots::nvmlSystemEventSetFree,
    "nvmlSystemEventSetWait" "nvmlReturn_t (nvmlSystemEventSetWaitRequest_t *)" 4294967254 slots::nvmlSystemEventSetWait,
    "nvmlSystemGetConfComputeCapabilities" "nvmlReturn_t (nvmlConfComputeSystemCaps_t *)" 4294967254 slots::nvmlSystemGetConfComputeCapabilities,
    "nvmlSystemGetConfComputeGpusReadyState" "nvmlReturn_t (unsigned int *)" 4294967254 slots::nvmlSystemGetConfComputeGpusReadyState,
    "nvmlSystemGetConfComputeKeyRotationThresholdInfo" "nvmlReturn_t (nvmlConfComputeGetKeyRotationThresholdInfo_t *)" 4294967254 slots::nvmlSystemGetConfComputeKeyRotationThresholdInfo,
    "nvmlSystemGetConfComputeSettings" "nvmlReturn_t (nvmlSystemConfComputeSettings_t *)" 4294967254 slots::nvmlSystemGetConfComputeSettings,
    "nvmlSystemGetConfComputeState" "nvmlReturn_t (nvmlConfComputeSystemState_t *)" 4294967254 slots::nvmlSystemGetConfComputeState,
    "nvmlSystemGetCudaDriverVersion" "nvmlReturn_t (int *)" 4294967254 slots::nvmlSystemGetCudaDriverVersion,
    "nvmlSystemGetCudaDriverVersion_v2" "nvmlReturn_t (int *)" 4294967254 slots::nvmlSystemGetCudaDriverVersion_v2,
    "nvmlSystemGetDriverBranch" "nvmlReturn_t (nvmlSystemDriverBranchInfo_t *, unsigned int)" 4294967254 slots::nvmlSystemGetDriverBranch,
    "nvmlSystemGetDriverVersion" "nvmlReturn_t (char *, unsigned int)" 4294967254 slots::nvmlSystemGetDriverVersion,
    "nvmlSystemGetHicVersion" "nvmlReturn_t (unsigned int *, nvmlHwbcEntry_t *)" 4294967254 slots::nvmlSystemGetHicVersion,
    "nvmlSystemGetNVMLVersion" "nvmlReturn_t (char *, unsigned int)" 4294967254 slots::nvmlSystemGetNVMLVersion,
    "nvmlSystemGetNvlinkBwMode" "nvmlReturn_t (unsigned int *)" 4294967254 slots::nvmlSystemGetNvlinkBwMode,
    "nvmlSystemGetProcessName" "nvmlReturn_t (unsigned int, char *, unsigned int)" 4294967254 slots::nvmlSystemGetProcessName,
    "nvmlSystemGetTopologyGpuSet" "nvmlReturn_t (unsigned int, unsigned int *, nvmlDevice_t *)" 4294967254 slots::nvmlSystemGetTopologyGpuSet,
    "nvmlSystemRegisterEvents" "nvmlReturn_t (nvmlSystemRegisterEventRequest_t *)" 4294967254 slots::nvmlSystemRegisterEvents,
    "nvmlSystemSetConfComputeGpusReadyState" "nvmlReturn_t (unsigned int)" 4294967254 slots::nvmlSystemSetConfComputeGpusReadyState,
    "nvmlSystemSetConfComputeKeyRotationThresholdInfo" "nvmlReturn_t (nvmlConfComputeSetKeyRotationThresholdInfo_t *)" 4294967254 slots::nvmlSystemSetConfComputeKeyRotationThresholdInfo,
    "nvmlSystemSetNvlinkBwMode" "nvmlReturn_t (unsigned int)" 4294967254 slots::nvmlSystemSetNvlinkBwMode,
    "nvmlUnitGetCount" "nvmlReturn_t (unsigned int *)" 4294967254 slots::nvmlUnitGetCount,
    "nvmlUnitGetDevices" "nvmlReturn_t (nvmlUnit_t, unsigned int *, nvmlDevice_t *)" 4294967254 slots::nvmlUnitGetDevices,
    "nvmlUnitGetFanSpeedInfo" "nvmlReturn_t (nvmlUnit_t, nvmlUnitFanSpeeds_t *)" 4294967254 slots::nvmlUnitGetFanSpeedInfo,
    "nvmlUnitGetHandleByIndex" "nvmlReturn_t (unsigned int, nvmlUnit_t *)" 4294967254 slots::nvmlUnitGetHandleByIndex,
    "nvmlUnitGetLedState" "nvmlReturn_t (nvmlUnit_t, nvmlLedState_t *)" 4294967254 slots::nvmlUnitGetLedState,
    "nvmlUnitGetPsuInfo" "nvmlReturn_t (nvmlUnit_t, nvmlPSUInfo_t *)" 4294967254 slots::nvmlUnitGetPsuInfo,
    "nvmlUnitGetTemperature" "nvmlReturn_t (nvmlUnit_t, unsigned int, unsigned int *)" 4294967254 slots::nvmlUnitGetTemperature,
    "nvmlUnitGetUnitInfo" "nvmlReturn_t (nvmlUnit_t, nvmlUnitInfo_t *)" 4294967254 slots::nvmlUnitGetUnitInfo,
    "nvmlUnitSetLedState" "nvmlReturn_t (nvmlUnit_t, nvmlLedColor_t)" 4294967254 slots::nvmlUnitSetLedState,
    "nvmlVgpuInstanceClearAccountingPids" "nvmlReturn_t (nvmlVgpuInstance_t)" 4294967254 slots::nvmlVgpuInstanceClearAccountingPids,
    "nvmlVgpuInstanceGetAccountingMode" "nvmlReturn_t (nvmlVgpuInstance_t, nvmlEnableState_t *)" 4294967254 slots::nvmlVgpuInstanceGetAccountingMode,
    "nvmlVgpuInstanceGetAccountingPids" "nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetAccountingPids,
    "nvmlVgpuInstanceGetAccountingStats" "nvmlReturn_t (nvmlVgpuInstance_t, unsigned int, nvmlAccountingStats_t *)" 4294967254 slots::nvmlVgpuInstanceGetAccountingStats,
    "nvmlVgpuInstanceGetEccMode" "nvmlReturn_t (nvmlVgpuInstance_t, nvmlEnableState_t *)" 4294967254 slots::nvmlVgpuInstanceGetEccMode,
    "nvmlVgpuInstanceGetEncoderCapacity" "nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetEncoderCapacity,
    "nvmlVgpuInstanceGetEncoderSessions" "nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *, nvmlEncoderSessionInfo_t *)" 4294967254 slots::nvmlVgpuInstanceGetEncoderSessions,
    "nvmlVgpuInstanceGetEncoderStats" "nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *, unsigned int *, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetEncoderStats,
    "nvmlVgpuInstanceGetFBCSessions" "nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *, nvmlFBCSessionInfo_t *)" 4294967254 slots::nvmlVgpuInstanceGetFBCSessions,
    "nvmlVgpuInstanceGetFBCStats" "nvmlReturn_t (nvmlVgpuInstance_t, nvmlFBCStats_t *)" 4294967254 slots::nvmlVgpuInstanceGetFBCStats,
    "nvmlVgpuInstanceGetFbUsage" "nvmlReturn_t (nvmlVgpuInstance_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlVgpuInstanceGetFbUsage,
    "nvmlVgpuInstanceGetFrameRateLimit" "nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetFrameRateLimit,
    "nvmlVgpuInstanceGetGpuInstanceId" "nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetGpuInstanceId,
    "nvmlVgpuInstanceGetGpuPciId" "nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetGpuPciId,
    "nvmlVgpuInstanceGetLicenseInfo" "nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuLicenseInfo_t *)" 4294967254 slots::nvmlVgpuInstanceGetLicenseInfo_v2,
    "nvmlVgpuInstanceGetLicenseInfo_v2" "nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuLicenseInfo_t *)" 4294967254 slots::nvmlVgpuInstanceGetLicenseInfo_v2,
    "nvmlVgpuInstanceGetLicenseStatus" "nvmlReturn_t (nvmlVgpuInstance_t, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetLicenseStatus,
    "nvmlVgpuInstanceGetMdevUUID" "nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int)" 4294967254 slots::nvmlVgpuInstanceGetMdevUUID,
    "nvmlVgpuInstanceGetMetadata" "nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuMetadata_t *, unsigned int *)" 4294967254 slots::nvmlVgpuInstanceGetMetadata,
    "nvmlVgpuInstanceGetPlacementId" "nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuPlacementId_t *)" 4294967254 slots::nvmlVgpuInstanceGetPlacementId,
    "nvmlVgpuInstanceGetRuntimeStateSize" "nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuRuntimeState_t *)" 4294967254 slots::nvmlVgpuInstanceGetRuntimeStateSize,
    "nvmlVgpuInstanceGetType" "nvmlReturn_t (nvmlVgpuInstance_t, nvmlVgpuTypeId_t *)" 4294967254 slots::nvmlVgpuInstanceGetType,
    "nvmlVgpuInstanceGetUUID" "nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int)" 4294967254 slots::nvmlVgpuInstanceGetUUID,
    "nvmlVgpuInstanceGetVmDriverVersion" "nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int)" 4294967254 slots::nvmlVgpuInstanceGetVmDriverVersion,
    "nvmlVgpuInstanceGetVmID" "nvmlReturn_t (nvmlVgpuInstance_t, char *, unsigned int, nvmlVgpuVmIdType_t *)" 4294967254 slots::nvmlVgpuInstanceGetVmID,
    "nvmlVgpuInstanceSetEncoderCapacity" "nvmlReturn_t (nvmlVgpuInstance_t, unsigned int)" 4294967254 slots::nvmlVgpuInstanceSetEncoderCapacity,
    "nvmlVgpuTypeGetBAR1Info" "nvmlReturn_t (nvmlVgpuTypeId_t, nvmlVgpuTypeBar1Info_t *)" 4294967254 slots::nvmlVgpuTypeGetBAR1Info,
    "nvmlVgpuTypeGetCapabilities" "nvmlReturn_t (nvmlVgpuTypeId_t, nvmlVgpuCapability_t, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetCapabilities,
    "nvmlVgpuTypeGetClass" "nvmlReturn_t (nvmlVgpuTypeId_t, char *, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetClass,
    "nvmlVgpuTypeGetDeviceID" "nvmlReturn_t (nvmlVgpuTypeId_t, unsigned PY_LONG_LONG *, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlVgpuTypeGetDeviceID,
    "nvmlVgpuTypeGetFbReservation" "nvmlReturn_t (nvmlVgpuTypeId_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlVgpuTypeGetFbReservation,
    "nvmlVgpuTypeGetFrameRateLimit" "nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetFrameRateLimit,
    "nvmlVgpuTypeGetFramebufferSize" "nvmlReturn_t (nvmlVgpuTypeId_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlVgpuTypeGetFramebufferSize,
    "nvmlVgpuTypeGetGpuInstanceProfileId" "nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetGpuInstanceProfileId,
    "nvmlVgpuTypeGetGspHeapSize" "nvmlReturn_t (nvmlVgpuTypeId_t, unsigned PY_LONG_LONG *)" 4294967254 slots::nvmlVgpuTypeGetGspHeapSize,
    "nvmlVgpuTypeGetLicense" "nvmlReturn_t (nvmlVgpuTypeId_t, char *, unsigned int)" 4294967254 slots::nvmlVgpuTypeGetLicense,
    "nvmlVgpuTypeGetMaxInstances" "nvmlReturn_t (nvmlDevice_t, nvmlVgpuTypeId_t, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetMaxInstances,
    "nvmlVgpuTypeGetMaxInstancesPerGpuInstance" "nvmlReturn_t (nvmlVgpuTypeMaxInstance_t *)" 4294967254 slots::nvmlVgpuTypeGetMaxInstancesPerGpuInstance,
    "nvmlVgpuTypeGetMaxInstancesPerVm" "nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetMaxInstancesPerVm,
    "nvmlVgpuTypeGetName" "nvmlReturn_t (nvmlVgpuTypeId_t, char *, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetName,
    "nvmlVgpuTypeGetNumDisplayHeads" "nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetNumDisplayHeads,
    "nvmlVgpuTypeGetResolution" "nvmlReturn_t (nvmlVgpuTypeId_t, unsigned int, unsigned int *, unsigned int *)" 4294967254 slots::nvmlVgpuTypeGetResolution,
}

int_constants! {
    INVALID_GPU_INSTANCE_ID = 4294967295,
    INVALID_GPU_INSTANCE_PROFILE_ID = 4294967295,
    MAX_CLK_DOMAINS = 32,
    NVML_255_MASK_BITS_PER_ELEM = 32,
    NVML_255_MASK_NUM_ELEMS = 8,
    NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED = 0,
    NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED = 1,
    NVML_AFFINITY_SCOPE_NODE = 0,
    NVML_AFFINITY_SCOPE_SOCKET = 1,
    NVML_BUS_TYPE_AGP = 4,
    NVML_BUS_TYPE_FPCI = 3,
    NVML_BUS_TYPE_PCI = 1,
    NVML_BUS_TYPE_PCIE = 2,
    NVML_BUS_TYPE_UNKNOWN = 0,
    NVML_C2C_POWER_STATE_FULL_POWER = 0,
    NVML_C2C_POWER_STATE_LOW_POWER = 1,
    NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE = 0,
    NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE = 1,
    NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT = 0,
    NVML_CC_CEC_ATTESTATION_REPORT_PRESENT = 1,
    NVML_CC_GPU_ATTESTATION_REPORT_SIZE = 8192,
    NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE = 4096,
    NVML_CC_GPU_CEC_NONCE_SIZE = 32,
    NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX = 65,
    NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN = 50,
    NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV = 1,
    NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP = 3,
    NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM = 4,
    NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX = 2,
    NVML_CC_SYSTEM_CPU_CAPS_NONE = 0,
    NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF = 0,
    NVML_CC_SYSTEM_DEVTOOLS_MODE_ON = 1,
    NVML_CC_SYSTEM_ENVIRONMENT_PROD = 2,
    NVML_CC_SYSTEM_ENVIRONMENT_SIM = 1,
    NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE = 0,
    NVML_CC_SYSTEM_FEATURE_DISABLED = 0,
    NVML_CC_SYSTEM_FEATURE_ENABLED = 1,
    NVML_CC_SYSTEM_GPUS_CC_CAPABLE = 1,
    NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE = 0,
    NVML_CC_SYSTEM_MULTIGPU_NONE = 0,
    NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE = 1,
    NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT = 1,
    NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED = 0,
    NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE = 0,
    NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1 = 7,
    NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE = 1,
    NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE = 2,
    NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE = 3,
    NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE = 6,
    NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE = 4,
    NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE = 5,
    NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX = 1,
    NVML_DEVICE_ARCH_ADA = 8,
    NVML_DEVICE_ARCH_AMPERE = 7,
    NVML_DEVICE_ARCH_BLACKWELL = 10,
    NVML_DEVICE_ARCH_HOPPER = 9,
    NVML_DEVICE_ARCH_KEPLER = 2,
    NVML_DEVICE_ARCH_MAXWELL = 3,
    NVML_DEVICE_ARCH_PASCAL = 4,
    NVML_DEVICE_ARCH_TURING = 6,
    NVML_DEVICE_ARCH_UNKNOWN = 4294967295,
    NVML_DEVICE_ARCH_VOLTA = 5,
    NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE = 16,
    NVML_DEVICE_MIG_DISABLE = 0,
    NVML_DEVICE_MIG_ENABLE = 1,
    NVML_DEVICE_NAME_BUFFER_SIZE = 64,
    NVML_DEVICE_NAME_V2_BUFFER_SIZE = 96,
    NVML_DEVICE_PART_NUMBER_BUFFER_SIZE = 80,
    NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE = 32,
    NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE = 16,
    NVML_DEVICE_SERIAL_BUFFER_SIZE = 30,
    NVML_DEVICE_UUID_ASCII_LEN = 41,
    NVML_DEVICE_UUID_BINARY_LEN = 16,
    NVML_DEVICE_UUID_BUFFER_SIZE = 80,
    NVML_DEVICE_UUID_V2_BUFFER_SIZE = 96,
    NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE = 32,
    NVML_DEV_CAP_EGM = 1,
    NVML_FAN_POLICY_MANUAL = 1,
    NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW = 0,
    NVML_FI_DEV_C2C_LINK_COUNT = 170,
    NVML_FI_DEV_C2C_LINK_ERROR_INTR = 231,
    NVML_FI_DEV_C2C_LINK_ERROR_REPLAY = 232,
    NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B = 233,
    NVML_FI_DEV_C2C_LINK_GET_MAX_BW = 172,
    NVML_FI_DEV_C2C_LINK_GET_STATUS = 171,
    NVML_FI_DEV_C2C_LINK_POWER_STATE = 234,
    NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP = 74,
    NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST = 76,
    NVML_FI_DEV_DRAIN_AND_RESET_STATUS = 227,
    NVML_FI_DEV_ECC_CURRENT = 1,
    NVML_FI_DEV_ECC_DBE_AGG_CBU = 28,
    NVML_FI_DEV_ECC_DBE_AGG_DEV = 23,
    NVML_FI_DEV_ECC_DBE_AGG_L1 = 19,
    NVML_FI_DEV_ECC_DBE_AGG_L2 = 21,
    NVML_FI_DEV_ECC_DBE_AGG_REG = 25,
    NVML_FI_DEV_ECC_DBE_AGG_TEX = 27,
    NVML_FI_DEV_ECC_DBE_AGG_TOTAL = 6,
    NVML_FI_DEV_ECC_DBE_VOL_CBU = 17,
    NVML_FI_DEV_ECC_DBE_VOL_DEV = 12,
    NVML_FI_DEV_ECC_DBE_VOL_L1 = 8,
    NVML_FI_DEV_ECC_DBE_VOL_L2 = 10,
    NVML_FI_DEV_ECC_DBE_VOL_REG = 14,
    NVML_FI_DEV_ECC_DBE_VOL_TEX = 16,
    NVML_FI_DEV_ECC_DBE_VOL_TOTAL = 4,
    NVML_FI_DEV_ECC_PENDING = 2,
    NVML_FI_DEV_ECC_SBE_AGG_DEV = 22,
    NVML_FI_DEV_ECC_SBE_AGG_L1 = 18,
    NVML_FI_DEV_ECC_SBE_AGG_L2 = 20,
    NVML_FI_DEV_ECC_SBE_AGG_REG = 24,
    NVML_FI_DEV_ECC_SBE_AGG_TEX = 26,
    NVML_FI_DEV_ECC_SBE_AGG_TOTAL = 5,
    NVML_FI_DEV_ECC_SBE_VOL_DEV = 11,
    NVML_FI_DEV_ECC_SBE_VOL_L1 = 7,
    NVML_FI_DEV_ECC_SBE_VOL_L2 = 9,
    NVML_FI_DEV_ECC_SBE_VOL_REG = 13,
    NVML_FI_DEV_ECC_SBE_VOL_TEX = 15,
    NVML_FI_DEV_ECC_SBE_VOL_TOTAL = 3,
    NVML_FI_DEV_ENERGY = 191,
    NVML_FI_DEV_GET_GPU_RECOVERY_ACTION = 230,
    NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE = 199,
    NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED = 184,
    NVML_FI_DEV_MEMORY_TEMP = 82,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0 = 60,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1 = 61,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10 = 124,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11 = 125,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2 = 62,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3 = 63,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4 = 64,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5 = 65,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6 = 120,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7 = 121,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8 = 122,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9 = 123,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL = 66,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0 = 67,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1 = 68,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10 = 130,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11 = 131,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2 = 69,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3 = 70,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4 = 71,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5 = 72,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6 = 126,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7 = 127,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8 = 128,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9 = 129,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL = 73,
    NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS = 207,
    NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER = 220,
    NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS = 219,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0 = 235,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1 = 236,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10 = 245,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11 = 246,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12 = 247,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13 = 248,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14 = 249,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15 = 250,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2 = 237,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3 = 238,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4 = 239,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5 = 240,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6 = 241,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7 = 242,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8 = 243,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9 = 244,
    NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS = 215,
    NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS = 214,
    NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS = 213,
    NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS = 211,
    NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS = 206,
    NVML_FI_DEV_NVLINK_COUNT_RAW_BER = 218,
    NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0 = 216,
    NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1 = 217,
    NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES = 204,
    NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS = 208,
    NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS = 210,
    NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS = 203,
    NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS = 209,
    NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER = 222,
    NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS = 221,
    NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED = 205,
    NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES = 202,
    NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS = 212,
    NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS = 201,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0 = 39,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1 = 40,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10 = 106,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11 = 107,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2 = 41,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3 = 42,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4 = 43,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5 = 44,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6 = 102,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7 = 103,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8 = 104,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9 = 105,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL = 45,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0 = 32,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1 = 33,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10 = 100,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11 = 101,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2 = 34,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3 = 35,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4 = 36,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5 = 37,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6 = 96,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7 = 97,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8 = 98,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9 = 99,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL = 38,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0 = 148,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1 = 149,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10 = 158,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11 = 159,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2 = 150,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3 = 151,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4 = 152,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5 = 153,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6 = 154,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7 = 155,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8 = 156,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9 = 157,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL = 160,
    NVML_FI_DEV_NVLINK_ERROR_DL_CRC = 163,
    NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY = 162,
    NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY = 161,
    NVML_FI_DEV_NVLINK_GET_POWER_STATE = 167,
    NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD = 168,
    NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX = 200,
    NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN = 223,
    NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED = 225,
    NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS = 224,
    NVML_FI_DEV_NVLINK_GET_SPEED = 164,
    NVML_FI_DEV_NVLINK_GET_STATE = 165,
    NVML_FI_DEV_NVLINK_GET_VERSION = 166,
    NVML_FI_DEV_NVLINK_LINK_COUNT = 91,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0 = 53,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1 = 54,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10 = 118,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11 = 119,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2 = 55,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3 = 56,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4 = 57,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5 = 58,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6 = 114,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7 = 115,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8 = 116,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9 = 117,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL = 59,
    NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID = 146,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0 = 46,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1 = 47,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10 = 112,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11 = 113,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2 = 48,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3 = 49,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4 = 50,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5 = 51,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6 = 108,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7 = 109,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8 = 110,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9 = 111,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL = 52,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON = 90,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L0 = 84,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L1 = 85,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L10 = 136,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L11 = 137,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L2 = 86,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L3 = 87,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L4 = 88,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L5 = 89,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L6 = 132,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L7 = 133,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L8 = 134,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L9 = 135,
    NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX = 139,
    NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX = 138,
    NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX = 141,
    NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX = 140,
    NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT = 147,
    NVML_FI_DEV_PCIE_COUNT_BAD_DLLP = 178,
    NVML_FI_DEV_PCIE_COUNT_BAD_TLP = 176,
    NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS = 173,
    NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR = 180,
    NVML_FI_DEV_PCIE_COUNT_LANE_ERROR = 183,
    NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR = 182,
    NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED = 174,
    NVML_FI_DEV_PCIE_COUNT_NAKS_SENT = 177,
    NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR = 179,
    NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR = 175,
    NVML_FI_DEV_PCIE_COUNT_RX_BYTES = 198,
    NVML_FI_DEV_PCIE_COUNT_TX_BYTES = 197,
    NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ = 181,
    NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK = 229,
    NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER = 169,
    NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK = 228,
    NVML_FI_DEV_PCIE_REPLAY_COUNTER = 94,
    NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER = 95,
    NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT = 77,
    NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION = 78,
    NVML_FI_DEV_PERF_POLICY_POWER = 74,
    NVML_FI_DEV_PERF_POLICY_RELIABILITY = 79,
    NVML_FI_DEV_PERF_POLICY_SYNC_BOOST = 76,
    NVML_FI_DEV_PERF_POLICY_THERMAL = 75,
    NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS = 80,
    NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS = 81,
    NVML_FI_DEV_POWER_AVERAGE = 185,
    NVML_FI_DEV_POWER_CURRENT_LIMIT = 190,
    NVML_FI_DEV_POWER_DEFAULT_LIMIT = 189,
    NVML_FI_DEV_POWER_INSTANT = 186,
    NVML_FI_DEV_POWER_MAX_LIMIT = 188,
    NVML_FI_DEV_POWER_MIN_LIMIT = 187,
    NVML_FI_DEV_POWER_REQUESTED_LIMIT = 192,
    NVML_FI_DEV_REMAPPED_COR = 142,
    NVML_FI_DEV_REMAPPED_FAILURE = 145,
    NVML_FI_DEV_REMAPPED_PENDING = 144,
    NVML_FI_DEV_REMAPPED_UNC = 143,
    NVML_FI_DEV_RESET_STATUS = 226,
    NVML_FI_DEV_RETIRED_DBE = 30,
    NVML_FI_DEV_RETIRED_PENDING = 31,
    NVML_FI_DEV_RETIRED_PENDING_DBE = 93,
    NVML_FI_DEV_RETIRED_PENDING_SBE = 92,
    NVML_FI_DEV_RETIRED_SBE = 29,
    NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT = 196,
    NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT = 195,
    NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT = 193,
    NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT = 194,
    NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION = 83,
    NVML_GPM_METRICS_GET_VERSION = 1,
    NVML_GPM_SUPPORT_VERSION = 1,
    NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE = 5120,
    NVML_GPU_CERT_CHAIN_SIZE = 4096,
    NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE = 2,
    NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED = 0,
    NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE = 1,
    NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE = 2,
    NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED = 0,
    NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE = 1,
    NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE = 2,
    NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED = 0,
    NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE = 1,
    NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE = 2,
    NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED = 0,
    NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE = 1,
    NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY = 6,
    NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW = 0,
    NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY = 2,
    NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY = 4,
    NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY = 3,
    NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW = 3,
    NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY = 3,
    NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY = 3,
    NVML_GPU_FABRIC_STATE_COMPLETED = 3,
    NVML_GPU_FABRIC_STATE_IN_PROGRESS = 2,
    NVML_GPU_FABRIC_STATE_NOT_STARTED = 1,
    NVML_GPU_FABRIC_STATE_NOT_SUPPORTED = 0,
    NVML_GPU_FABRIC_UUID_LEN = 16,
    NVML_GPU_INSTANCE_PROFILE_1_SLICE = 0,
    NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME = 15,
    NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX = 10,
    NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME = 13,
    NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1 = 7,
    NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2 = 9,
    NVML_GPU_INSTANCE_PROFILE_2_SLICE = 1,
    NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME = 16,
    NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX = 11,
    NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME = 14,
    NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1 = 8,
    NVML_GPU_INSTANCE_PROFILE_3_SLICE = 2,
    NVML_GPU_INSTANCE_PROFILE_4_SLICE = 3,
    NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX = 12,
    NVML_GPU_INSTANCE_PROFILE_6_SLICE = 6,
    NVML_GPU_INSTANCE_PROFILE_7_SLICE = 4,
    NVML_GPU_INSTANCE_PROFILE_8_SLICE = 5,
    NVML_GPU_INSTANCE_PROFILE_CAPS_GFX = 2,
    NVML_GPU_INSTANCE_PROFILE_CAPS_P2P = 1,
    NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P = 1,
    NVML_GRID_LICENSE_BUFFER_SIZE = 128,
    NVML_GRID_LICENSE_EXPIRY_INVALID = 1,
    NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE = 3,
    NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE = 0,
    NVML_GRID_LICENSE_EXPIRY_PERMANENT = 4,
    NVML_GRID_LICENSE_EXPIRY_VALID = 2,
    NVML_GRID_LICENSE_FEATURE_MAX_COUNT = 3,
    NVML_GRID_LICENSE_STATE_LICENSED = 5,
    NVML_GRID_LICENSE_STATE_UNINITIALIZED = 1,
    NVML_GRID_LICENSE_STATE_UNKNOWN = 0,
    NVML_GRID_LICENSE_STATE_UNLICENSED = 4,
    NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED = 3,
    NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED = 2,
    NVML_GSP_FIRMWARE_VERSION_BUF_SIZE = 64,
    NVML_INIT_FLAG_NO_ATTACH = 2,
    NVML_INIT_FLAG_NO_GPUS = 1,
    NVML_INVALID_VGPU_PLACEMENT_ID = 65535,
    NVML_MAX_GPU_PERF_PSTATES = 16,
    NVML_MAX_GPU_UTILIZATIONS = 8,
    NVML_MAX_PHYSICAL_BRIDGE = 128,
    NVML_MAX_THERMAL_SENSORS_PER_GPU = 3,
    NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE = 8,
    NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT = 4,
    NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT = 16,
    NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED = 2,
    NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED = 1,
    NVML_NVLINK_BER_EXP_SHIFT = 0,
    NVML_NVLINK_BER_EXP_WIDTH = 255,
    NVML_NVLINK_BER_MANTISSA_SHIFT = 8,
    NVML_NVLINK_BER_MANTISSA_WIDTH = 15,
    NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT = 4294967295,
    NVML_NVLINK_LOW_POWER_THRESHOLD_MAX = 8191,
    NVML_NVLINK_LOW_POWER_THRESHOLD_MIN = 1,
    NVML_NVLINK_LOW_POWER_THRESHOLD_RESET = 4294967295,
    NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US = 0,
    NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US = 1,
    NVML_NVLINK_POWER_STATE_HIGH_SPEED = 0,
    NVML_NVLINK_POWER_STATE_LOW = 1,
    NVML_NVLINK_STATE_ACTIVE = 1,
    NVML_NVLINK_STATE_INACTIVE = 0,
    NVML_NVLINK_STATE_SLEEP = 2,
    NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES = 23,
    NVML_PCIE_ATOMICS_CAP_CAS128 = 64,
    NVML_PCIE_ATOMICS_CAP_CAS32 = 16,
    NVML_PCIE_ATOMICS_CAP_CAS64 = 32,
    NVML_PCIE_ATOMICS_CAP_FETCHADD32 = 1,
    NVML_PCIE_ATOMICS_CAP_FETCHADD64 = 2,
    NVML_PCIE_ATOMICS_CAP_SWAP32 = 4,
    NVML_PCIE_ATOMICS_CAP_SWAP64 = 8,
    NVML_PCIE_ATOMICS_OPS_MAX = 7,
    NVML_PCIE_LINK_MAX_SPEED_16000MBPS = 4,
    NVML_PCIE_LINK_MAX_SPEED_2500MBPS = 1,
    NVML_PCIE_LINK_MAX_SPEED_32000MBPS = 5,
    NVML_PCIE_LINK_MAX_SPEED_5000MBPS = 2,
    NVML_PCIE_LINK_MAX_SPEED_64000MBPS = 6,
    NVML_PCIE_LINK_MAX_SPEED_8000MBPS = 3,
    NVML_PCIE_LINK_MAX_SPEED_INVALID = 0,
    NVML_PERF_MODES_BUFFER_SIZE = 2048,
    NVML_POWER_SCOPE_GPU = 0,
    NVML_POWER_SCOPE_MEMORY = 2,
    NVML_POWER_SCOPE_MODULE = 1,
    NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET = 4294967295,
    NVML_POWER_SMOOTHING_MAX_NUM_PROFILES = 5,
    NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR = 0,
    NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS = 3,
    NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE = 2,
    NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE = 1,
    NVML_POWER_SOURCE_AC = 0,
    NVML_POWER_SOURCE_BATTERY = 1,
    NVML_POWER_SOURCE_UNDERSIZED = 2,
    NVML_SCHEDULER_SW_MAX_LOG_ENTRIES = 200,
    NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT = 3,
    NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE = 80,
    NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE = 80,
    NVML_VALUE_NOT_AVAILABLE = -1,
    NVML_VGPU_NAME_BUFFER_SIZE = 64,
    NVML_VGPU_PGPU_HETEROGENEOUS_MODE = 0,
    NVML_VGPU_PGPU_HOMOGENEOUS_MODE = 1,
    NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO = 0,
    NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES = 1,
    NVML_VGPU_SCHEDULER_ARR_DEFAULT = 0,
    NVML_VGPU_SCHEDULER_ARR_DISABLE = 1,
    NVML_VGPU_SCHEDULER_ARR_ENABLE = 2,
    NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS = 1,
    NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT = 1,
    NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE = 2,
    NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE = 3,
    NVML_VGPU_SCHEDULER_POLICY_UNKNOWN = 0,
    NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO = 0,
    NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES = 1,
    NVML_WORKLOAD_POWER_MAX_PROFILES = 255,
    nvmlActiveVgpuInstanceInfo_v1 = 16777232,
    nvmlC2cModeInfo_v1 = 16777220,
    nvmlClockOffset_v1 = 16777240,
    nvmlClocksEventReasonApplicationsClocksSetting = 2,
    nvmlClocksEventReasonDisplayClockSetting = 256,
    nvmlClocksEventReasonGpuIdle = 1,
    nvmlClocksEventReasonNone = 0,
    nvmlClocksEventReasonSwPowerCap = 4,
    nvmlClocksEventReasonSwThermalSlowdown = 32,
    nvmlClocksEventReasonSyncBoost = 16,
    nvmlClocksThrottleReasonApplicationsClocksSetting = 2,
    nvmlClocksThrottleReasonDisplayClockSetting = 256,
    nvmlClocksThrottleReasonGpuIdle = 1,
    nvmlClocksThrottleReasonHwPowerBrakeSlowdown = 128,
    nvmlClocksThrottleReasonHwSlowdown = 8,
    nvmlClocksThrottleReasonHwThermalSlowdown = 64,
    nvmlClocksThrottleReasonNone = 0,
    nvmlClocksThrottleReasonSwPowerCap = 4,
    nvmlClocksThrottleReasonSwThermalSlowdown = 32,
    nvmlClocksThrottleReasonSyncBoost = 16,
    nvmlClocksThrottleReasonUserDefinedClocks = 2,
    nvmlComputeInstanceProfileInfo_v2 = 33554568,
    nvmlComputeInstanceProfileInfo_v3 = 50331788,
    nvmlConfComputeGetKeyRotationThresholdInfo_v1 = 16777232,
    nvmlConfComputeSetKeyRotationThresholdInfo_v1 = 16777232,
    nvmlCoolerInfo_v1 = 16777232,
    nvmlDeviceCapabilities_v1 = 16777224,
    nvmlDeviceCurrentClockFreqs_v1 = 16779268,
    nvmlDevicePerfModes_v1 = 16779268,
    nvmlDramEncryptionInfo_v1 = 16777224,
    nvmlEccSramErrorStatus_v1 = 16777320,
    nvmlEventMigConfigChange = 256,
    nvmlEventTypeAll = 65439,
    nvmlEventTypeClock = 16,
    nvmlEventTypeDoubleBitEccError = 2,
    nvmlEventTypeDramRetirementEvent = 1024,
    nvmlEventTypeDramRetirementFailure = 2048,
    nvmlEventTypeFatalPoisonError = 8192,
    nvmlEventTypeGpuRecoveryAction = 32768,
    nvmlEventTypeGpuUnavailableError = 16384,
    nvmlEventTypeNonFatalPoisonError = 4096,
    nvmlEventTypeNone = 0,
    nvmlEventTypePState = 4,
    nvmlEventTypePowerSourceChange = 128,
    nvmlEventTypeSingleBitEccError = 1,
    nvmlEventTypeSingleBitEccErrorStorm = 512,
    nvmlEventTypeXidCriticalError = 8,
    nvmlFanSpeedInfo_v1 = 16777228,
    nvmlFlagDefault = 0,
    nvmlFlagForce = 1,
    nvmlGpuFabricInfo_v2 = 33554468,
    nvmlGpuInstanceProfileInfo_v2 = 33554584,
    nvmlGpuInstanceProfileInfo_v3 = 50331800,
    nvmlMarginTemperature_v1 = 16777224,
    nvmlMemory_v2 = 33554472,
    nvmlNvlinkGetBwMode_v1 = 16777228,
    nvmlNvlinkSetBwMode_v1 = 16777228,
    nvmlNvlinkSupportedBwModes_v1 = 16777244,
    nvmlPciInfoExt_v1 = 16777280,
    nvmlPlatformInfo_v1 = 16777260,
    nvmlPlatformInfo_v2 = 33554476,
    nvmlPowerSmoothingProfile_v1 = 16777240,
    nvmlPowerSmoothingState_v1 = 16777224,
    nvmlPowerValue_v2 = 33554444,
    nvmlProcessDetailList_v1 = 16777240,
    nvmlProcessesUtilizationInfo_v1 = 16777240,
    nvmlSystemConfComputeSettings_v1 = 16777236,
    nvmlSystemDriverBranchInfo_v1 = 16777300,
    nvmlSystemEventSetCreateRequest_v1 = 16777232,
    nvmlSystemEventSetFreeRequest_v1 = 16777232,
    nvmlSystemEventSetWaitRequest_v1 = 16777248,
    nvmlSystemEventTypeCount = 2,
    nvmlSystemEventTypeGpuDriverBind = 2,
    nvmlSystemEventTypeGpuDriverUnbind = 1,
    nvmlSystemRegisterEventRequest_v1 = 16777240,
    nvmlTemperature_v1 = 16777228,
    nvmlUUID_v1 = 16777268,
    nvmlVgpuCreatablePlacementInfo_v1 = 16777248,
    nvmlVgpuHeterogeneousMode_v1 = 16777224,
    nvmlVgpuInstancesUtilizationInfo_v1 = 16777248,
    nvmlVgpuPlacementId_v1 = 16777224,
    nvmlVgpuPlacementList_v1 = 16777240,
    nvmlVgpuPlacementList_v2 = 33554464,
    nvmlVgpuProcessesUtilizationInfo_v1 = 16777240,
    nvmlVgpuRuntimeState_v1 = 16777232,
    nvmlVgpuSchedulerLogInfo_v1 = 16786848,
    nvmlVgpuSchedulerStateInfo_v1 = 16777240,
    nvmlVgpuSchedulerState_v1 = 16777240,
    nvmlVgpuTypeBar1Info_v1 = 16777232,
    nvmlVgpuTypeIdInfo_v1 = 16777232,
    nvmlVgpuTypeMaxInstance_v1 = 16777228,
    nvmlWorkloadPowerProfileCurrentProfiles_v1 = 16777316,
    nvmlWorkloadPowerProfileInfo_v1 = 16777260,
    nvmlWorkloadPowerProfileProfilesInfo_v1 = 16788472,
    nvmlWorkloadPowerProfileRequestedProfiles_v1 = 16777252,
}
