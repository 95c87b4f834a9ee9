//! The contents of `nvml` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvml::common;
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
    table.constant("INVALID_GPU_INSTANCE_ID", Constant::Int(4294967295));
    table.constant("INVALID_GPU_INSTANCE_PROFILE_ID", Constant::Int(4294967295));
    table.constant("MAX_CLK_DOMAINS", Constant::Int(32));
    table.constant("NVML_255_MASK_BITS_PER_ELEM", Constant::Int(32));
    table.constant("NVML_255_MASK_NUM_ELEMS", Constant::Int(8));
    table.constant("NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED", Constant::Int(0));
    table.constant("NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED", Constant::Int(1));
    table.constant("NVML_AFFINITY_SCOPE_NODE", Constant::Int(0));
    table.constant("NVML_AFFINITY_SCOPE_SOCKET", Constant::Int(1));
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
    table.constant("NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM", Constant::Int(4));
    table.constant("NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX", Constant::Int(2));
    table.constant("NVML_CC_SYSTEM_CPU_CAPS_NONE", Constant::Int(0));
    table.constant("NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF", Constant::Int(0));
    table.constant("NVML_CC_SYSTEM_DEVTOOLS_MODE_ON", Constant::Int(1));
    table.constant("NVML_CC_SYSTEM_ENVIRONMENT_PROD", Constant::Int(2));
    table.constant("NVML_CC_SYSTEM_ENVIRONMENT_SIM", Constant::Int(1));
    table.constant("NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE", Constant::Int(0));
    table.constant("NVML_CC_SYSTEM_FEATURE_DISABLED", Constant::Int(0));
    table.constant("NVML_CC_SYSTEM_FEATURE_ENABLED", Constant::Int(1));
    table.constant("NVML_CC_SYSTEM_GPUS_CC_CAPABLE", Constant::Int(1));
    table.constant("NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE", Constant::Int(0));
    table.constant("NVML_CC_SYSTEM_MULTIGPU_NONE", Constant::Int(0));
    table.constant("NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE", Constant::Int(1));
    table.constant("NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT", Constant::Int(1));
    table.constant("NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED", Constant::Int(0));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE", Constant::Int(0));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1", Constant::Int(7));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE", Constant::Int(1));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE", Constant::Int(2));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE", Constant::Int(3));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE", Constant::Int(6));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE", Constant::Int(4));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE", Constant::Int(5));
    table.constant("NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX", Constant::Int(1));
    table.constant("NVML_DEVICE_ARCH_ADA", Constant::Int(8));
    table.constant("NVML_DEVICE_ARCH_AMPERE", Constant::Int(7));
    table.constant("NVML_DEVICE_ARCH_BLACKWELL", Constant::Int(10));
    table.constant("NVML_DEVICE_ARCH_HOPPER", Constant::Int(9));
    table.constant("NVML_DEVICE_ARCH_KEPLER", Constant::Int(2));
    table.constant("NVML_DEVICE_ARCH_MAXWELL", Constant::Int(3));
    table.constant("NVML_DEVICE_ARCH_PASCAL", Constant::Int(4));
    table.constant("NVML_DEVICE_ARCH_TURING", Constant::Int(6));
    table.constant("NVML_DEVICE_ARCH_UNKNOWN", Constant::Int(4294967295));
    table.constant("NVML_DEVICE_ARCH_VOLTA", Constant::Int(5));
    table.constant("NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE", Constant::Int(16));
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
    table.constant("NVML_FI_DEV_C2C_LINK_COUNT", Constant::Int(170));
    table.constant("NVML_FI_DEV_C2C_LINK_ERROR_INTR", Constant::Int(231));
    table.constant("NVML_FI_DEV_C2C_LINK_ERROR_REPLAY", Constant::Int(232));
    table.constant("NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B", Constant::Int(233));
    table.constant("NVML_FI_DEV_C2C_LINK_GET_MAX_BW", Constant::Int(172));
    table.constant("NVML_FI_DEV_C2C_LINK_GET_STATUS", Constant::Int(171));
    table.constant("NVML_FI_DEV_C2C_LINK_POWER_STATE", Constant::Int(234));
    table.constant("NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP", Constant::Int(74));
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
    table.constant("NVML_FI_DEV_ENERGY", Constant::Int(191));
    table.constant("NVML_FI_DEV_GET_GPU_RECOVERY_ACTION", Constant::Int(230));
    table.constant("NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE", Constant::Int(199));
    table.constant("NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED", Constant::Int(184));
    table.constant("NVML_FI_DEV_MEMORY_TEMP", Constant::Int(82));
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
    table.constant("NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1", Constant::Int(217));
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
    table.constant("NVML_FI_DEV_REMAPPED_COR", Constant::Int(142));
    table.constant("NVML_FI_DEV_REMAPPED_FAILURE", Constant::Int(145));
    table.constant("NVML_FI_DEV_REMAPPED_PENDING", Constant::Int(144));
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
    table.constant("NVML_GPM_METRICS_GET_VERSION", Constant::Int(1));
    table.constant("NVML_GPM_SUPPORT_VERSION", Constant::Int(1));
    table.constant("NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE", Constant::Int(5120));
    table.constant("NVML_GPU_CERT_CHAIN_SIZE", Constant::Int(4096));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY", Constant::Int(6));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY", Constant::Int(4));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_STATE_COMPLETED", Constant::Int(3));
    table.constant("NVML_GPU_FABRIC_STATE_IN_PROGRESS", Constant::Int(2));
    table.constant("NVML_GPU_FABRIC_STATE_NOT_STARTED", Constant::Int(1));
    table.constant("NVML_GPU_FABRIC_STATE_NOT_SUPPORTED", Constant::Int(0));
    table.constant("NVML_GPU_FABRIC_UUID_LEN", Constant::Int(16));
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
    table.constant("NVML_GPU_INSTANCE_PROFILE_4_SLICE", Constant::Int(3));
    table.constant("NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX", Constant::Int(12));
    table.constant("NVML_GPU_INSTANCE_PROFILE_6_SLICE", Constant::Int(6));
    table.constant("NVML_GPU_INSTANCE_PROFILE_7_SLICE", Constant::Int(4));
    table.constant("NVML_GPU_INSTANCE_PROFILE_8_SLICE", Constant::Int(5));
    table.constant("NVML_GPU_INSTANCE_PROFILE_CAPS_GFX", Constant::Int(2));
    table.constant("NVML_GPU_INSTANCE_PROFILE_CAPS_P2P", Constant::Int(1));
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
    table.constant("NVML_INIT_FLAG_NO_ATTACH", Constant::Int(2));
    table.constant("NVML_INIT_FLAG_NO_GPUS", Constant::Int(1));
    table.constant("NVML_INVALID_VGPU_PLACEMENT_ID", Constant::Int(65535));
    table.constant("NVML_MAX_GPU_PERF_PSTATES", Constant::Int(16));
    table.constant("NVML_MAX_GPU_UTILIZATIONS", Constant::Int(8));
    table.constant("NVML_MAX_PHYSICAL_BRIDGE", Constant::Int(128));
    table.constant("NVML_MAX_THERMAL_SENSORS_PER_GPU", Constant::Int(3));
    table.constant("NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE", Constant::Int(8));
    table.constant("NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT", Constant::Int(4));
    table.constant("NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT", Constant::Int(16));
    table.constant("NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED", Constant::Int(2));
    table.constant("NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED", Constant::Int(1));
    table.constant("NVML_NVLINK_BER_EXP_SHIFT", Constant::Int(0));
    table.constant("NVML_NVLINK_BER_EXP_WIDTH", Constant::Int(255));
    table.constant("NVML_NVLINK_BER_MANTISSA_SHIFT", Constant::Int(8));
    table.constant("NVML_NVLINK_BER_MANTISSA_WIDTH", Constant::Int(15));
    table.constant("NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT", Constant::Int(4294967295));
    table.constant("NVML_NVLINK_LOW_POWER_THRESHOLD_MAX", Constant::Int(8191));
    table.constant("NVML_NVLINK_LOW_POWER_THRESHOLD_MIN", Constant::Int(1));
    table.constant("NVML_NVLINK_LOW_POWER_THRESHOLD_RESET", Constant::Int(4294967295));
    table.constant("NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US", Constant::Int(0));
    table.constant("NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US", Constant::Int(1));
    table.constant("NVML_NVLINK_POWER_STATE_HIGH_SPEED", Constant::Int(0));
    table.constant("NVML_NVLINK_POWER_STATE_LOW", Constant::Int(1));
    table.constant("NVML_NVLINK_STATE_ACTIVE", Constant::Int(1));
    table.constant("NVML_NVLINK_STATE_INACTIVE", Constant::Int(0));
    table.constant("NVML_NVLINK_STATE_SLEEP", Constant::Int(2));
    table.constant("NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES", Constant::Int(23));
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
    table.constant("NVML_PERF_MODES_BUFFER_SIZE", Constant::Int(2048));
    table.constant("NVML_POWER_SCOPE_GPU", Constant::Int(0));
    table.constant("NVML_POWER_SCOPE_MEMORY", Constant::Int(2));
    table.constant("NVML_POWER_SCOPE_MODULE", Constant::Int(1));
    table.constant("NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET", Constant::Int(4294967295));
    table.constant("NVML_POWER_SMOOTHING_MAX_NUM_PROFILES", Constant::Int(5));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR", Constant::Int(0));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS", Constant::Int(3));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE", Constant::Int(2));
    table.constant("NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE", Constant::Int(1));
    table.constant("NVML_POWER_SOURCE_AC", Constant::Int(0));
    table.constant("NVML_POWER_SOURCE_BATTERY", Constant::Int(1));
    table.constant("NVML_POWER_SOURCE_UNDERSIZED", Constant::Int(2));
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
    table.constant("nvmlClocksEventReasonApplicationsClocksSetting", Constant::Int(2));
    table.constant("nvmlClocksEventReasonDisplayClockSetting", Constant::Int(256));
    table.constant("nvmlClocksEventReasonGpuIdle", Constant::Int(1));
    table.constant("nvmlClocksEventReasonNone", Constant::Int(0));
    table.constant("nvmlClocksEventReasonSwPowerCap", Constant::Int(4));
    table.constant("nvmlClocksEventReasonSwThermalSlowdown", Constant::Int(32));
    table.constant("nvmlClocksEventReasonSyncBoost", Constant::Int(16));
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
    table.constant("nvmlDeviceCapabilities_v1", Constant::Int(16777224));
    table.constant("nvmlDeviceCurrentClockFreqs_v1", Constant::Int(16779268));
    table.constant("nvmlDevicePerfModes_v1", Constant::Int(16779268));
    table.constant("nvmlDramEncryptionInfo_v1", Constant::Int(16777224));
    table.constant("nvmlEccSramErrorStatus_v1", Constant::Int(16777320));
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
    table.constant("nvmlGpuInstanceProfileInfo_v2", Constant::Int(33554584));
    table.constant("nvmlGpuInstanceProfileInfo_v3", Constant::Int(50331800));
    table.constant("nvmlMarginTemperature_v1", Constant::Int(16777224));
    table.constant("nvmlMemory_v2", Constant::Int(33554472));
    table.constant("nvmlNvlinkGetBwMode_v1", Constant::Int(16777228));
    table.constant("nvmlNvlinkSetBwMode_v1", Constant::Int(16777228));
    table.constant("nvmlNvlinkSupportedBwModes_v1", Constant::Int(16777244));
    table.constant("nvmlPciInfoExt_v1", Constant::Int(16777280));
    table.constant("nvmlPlatformInfo_v1", Constant::Int(16777260));
    table.constant("nvmlPlatformInfo_v2", Constant::Int(33554476));
    table.constant("nvmlPowerSmoothingProfile_v1", Constant::Int(16777240));
    table.constant("nvmlPowerSmoothingState_v1", Constant::Int(16777224));
    table.constant("nvmlPowerValue_v2", Constant::Int(33554444));
    table.constant("nvmlProcessDetailList_v1", Constant::Int(16777240));
    table.constant("nvmlProcessesUtilizationInfo_v1", Constant::Int(16777240));
    table.constant("nvmlSystemConfComputeSettings_v1", Constant::Int(16777236));
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
