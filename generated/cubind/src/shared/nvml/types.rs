//! Handles, integer typedefs, callback types and other type aliases (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef nvmlActiveVgpuInstanceInfo_v1_t nvmlActiveVgpuInstanceInfo_t`, from `nvml.h`, since CUDA 12.9.
pub type nvmlActiveVgpuInstanceInfo_t = nvmlActiveVgpuInstanceInfo_v1_t;

/// `typedef unsigned int nvmlAffinityScope_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlAffinityScope_t(pub u32);

scalar!(nvmlAffinityScope_t, u32);

/// `typedef nvmlExcludedDeviceInfo_t nvmlBlacklistDeviceInfo_t`, from `nvml.h`, since at least CUDA 12.0.
pub type nvmlBlacklistDeviceInfo_t = nvmlExcludedDeviceInfo_t;

/// `typedef unsigned int nvmlBusType_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlBusType_t(pub u32);

scalar!(nvmlBusType_t, u32);

/// `typedef nvmlClockOffset_v1_t nvmlClockOffset_t`, from `nvml.h`, since CUDA 12.5.
pub type nvmlClockOffset_t = nvmlClockOffset_v1_t;

/// `typedef struct nvmlComputeInstance_st *nvmlComputeInstance_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlComputeInstance_t(pub *mut c_void);

handle!(nvmlComputeInstance_t);

/// `typedef nvmlConfComputeGetKeyRotationThresholdInfo_v1_t nvmlConfComputeGetKeyRotationThresholdInfo_t`, from `nvml.h`, since CUDA 12.4.
pub type nvmlConfComputeGetKeyRotationThresholdInfo_t = nvmlConfComputeGetKeyRotationThresholdInfo_v1_t;

/// `typedef nvmlConfComputeSetKeyRotationThresholdInfo_v1_t nvmlConfComputeSetKeyRotationThresholdInfo_t`, from `nvml.h`, since CUDA 12.4.
pub type nvmlConfComputeSetKeyRotationThresholdInfo_t = nvmlConfComputeSetKeyRotationThresholdInfo_v1_t;

/// `typedef nvmlCoolerInfo_v1_t nvmlCoolerInfo_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlCoolerInfo_t = nvmlCoolerInfo_v1_t;

/// `typedef unsigned int nvmlDeviceArchitecture_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlDeviceArchitecture_t(pub u32);

scalar!(nvmlDeviceArchitecture_t, u32);

/// `typedef nvmlDeviceCapabilities_v1_t nvmlDeviceCapabilities_t`, from `nvml.h`, since CUDA 12.5.
pub type nvmlDeviceCapabilities_t = nvmlDeviceCapabilities_v1_t;

/// `typedef nvmlDeviceCurrentClockFreqs_v1_t nvmlDeviceCurrentClockFreqs_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlDeviceCurrentClockFreqs_t = nvmlDeviceCurrentClockFreqs_v1_t;

/// `typedef nvmlDevicePerfModes_v1_t nvmlDevicePerfModes_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlDevicePerfModes_t = nvmlDevicePerfModes_v1_t;

/// `typedef struct nvmlDevice_st *nvmlDevice_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlDevice_t(pub *mut c_void);

handle!(nvmlDevice_t);

/// `typedef nvmlDramEncryptionInfo_v1_t nvmlDramEncryptionInfo_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlDramEncryptionInfo_t = nvmlDramEncryptionInfo_v1_t;

/// `typedef nvmlMemoryErrorType_t nvmlEccBitType_t`, from `nvml.h`, since at least CUDA 12.0.
pub type nvmlEccBitType_t = nvmlMemoryErrorType_t;

/// `typedef nvmlEccSramErrorStatus_v1_t nvmlEccSramErrorStatus_t`, from `nvml.h`, since CUDA 12.4.
pub type nvmlEccSramErrorStatus_t = nvmlEccSramErrorStatus_v1_t;

/// `typedef struct nvmlEventSet_st *nvmlEventSet_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlEventSet_t(pub *mut c_void);

handle!(nvmlEventSet_t);

/// `typedef unsigned int nvmlFanControlPolicy_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlFanControlPolicy_t(pub u32);

scalar!(nvmlFanControlPolicy_t, u32);

/// `typedef nvmlFanSpeedInfo_v1_t nvmlFanSpeedInfo_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlFanSpeedInfo_t = nvmlFanSpeedInfo_v1_t;

/// `typedef struct nvmlGpmSample_st *nvmlGpmSample_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpmSample_t(pub *mut c_void);

handle!(nvmlGpmSample_t);

/// `typedef unsigned char nvmlGpuFabricState_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlGpuFabricState_t(pub u8);

scalar!(nvmlGpuFabricState_t, u8);

/// `typedef struct nvmlGpuInstance_st *nvmlGpuInstance_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuInstance_t(pub *mut c_void);

handle!(nvmlGpuInstance_t);

/// `typedef nvmlMarginTemperature_v1_t nvmlMarginTemperature_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlMarginTemperature_t = nvmlMarginTemperature_v1_t;

/// `typedef nvmlNvlinkGetBwMode_v1_t nvmlNvlinkGetBwMode_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlNvlinkGetBwMode_t = nvmlNvlinkGetBwMode_v1_t;

/// `typedef nvmlNvlinkSetBwMode_v1_t nvmlNvlinkSetBwMode_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlNvlinkSetBwMode_t = nvmlNvlinkSetBwMode_v1_t;

/// `typedef nvmlNvlinkSupportedBwModes_v1_t nvmlNvlinkSupportedBwModes_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlNvlinkSupportedBwModes_t = nvmlNvlinkSupportedBwModes_v1_t;

/// `typedef nvmlPciInfoExt_v1_t nvmlPciInfoExt_t`, from `nvml.h`, since CUDA 12.4.
pub type nvmlPciInfoExt_t = nvmlPciInfoExt_v1_t;

/// `typedef nvmlPlatformInfo_v2_t nvmlPlatformInfo_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlPlatformInfo_t = nvmlPlatformInfo_v2_t;

/// `typedef unsigned char nvmlPowerScopeType_t`, from `nvml.h`, since CUDA 12.2.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlPowerScopeType_t(pub u8);

scalar!(nvmlPowerScopeType_t, u8);

/// `typedef nvmlPowerSmoothingProfile_v1_t nvmlPowerSmoothingProfile_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlPowerSmoothingProfile_t = nvmlPowerSmoothingProfile_v1_t;

/// `typedef nvmlPowerSmoothingState_v1_t nvmlPowerSmoothingState_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlPowerSmoothingState_t = nvmlPowerSmoothingState_v1_t;

/// `typedef unsigned int nvmlPowerSource_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlPowerSource_t(pub u32);

scalar!(nvmlPowerSource_t, u32);

/// `typedef nvmlProcessDetailList_v1_t nvmlProcessDetailList_t`, from `nvml.h`, since CUDA 12.2.
pub type nvmlProcessDetailList_t = nvmlProcessDetailList_v1_t;

/// `typedef nvmlProcessesUtilizationInfo_v1_t nvmlProcessesUtilizationInfo_t`, from `nvml.h`, since CUDA 12.4.
pub type nvmlProcessesUtilizationInfo_t = nvmlProcessesUtilizationInfo_v1_t;

/// `typedef nvmlSystemConfComputeSettings_v1_t nvmlSystemConfComputeSettings_t`, from `nvml.h`, since CUDA 12.4.
pub type nvmlSystemConfComputeSettings_t = nvmlSystemConfComputeSettings_v1_t;

/// `typedef nvmlSystemDriverBranchInfo_v1_t nvmlSystemDriverBranchInfo_t`, from `nvml.h`, since CUDA 12.6.
pub type nvmlSystemDriverBranchInfo_t = nvmlSystemDriverBranchInfo_v1_t;

/// `typedef nvmlSystemEventSetCreateRequest_v1_t nvmlSystemEventSetCreateRequest_t`, from `nvml.h`, since CUDA 12.9.
pub type nvmlSystemEventSetCreateRequest_t = nvmlSystemEventSetCreateRequest_v1_t;

/// `typedef nvmlSystemEventSetFreeRequest_v1_t nvmlSystemEventSetFreeRequest_t`, from `nvml.h`, since CUDA 12.9.
pub type nvmlSystemEventSetFreeRequest_t = nvmlSystemEventSetFreeRequest_v1_t;

/// `typedef nvmlSystemEventSetWaitRequest_v1_t nvmlSystemEventSetWaitRequest_t`, from `nvml.h`, since CUDA 12.9.
pub type nvmlSystemEventSetWaitRequest_t = nvmlSystemEventSetWaitRequest_v1_t;

/// `typedef struct nvmlSystemEventSet_st *nvmlSystemEventSet_t`, from `nvml.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlSystemEventSet_t(pub *mut c_void);

handle!(nvmlSystemEventSet_t);

/// `typedef nvmlSystemRegisterEventRequest_v1_t nvmlSystemRegisterEventRequest_t`, from `nvml.h`, since CUDA 12.9.
pub type nvmlSystemRegisterEventRequest_t = nvmlSystemRegisterEventRequest_v1_t;

/// `typedef nvmlUUID_v1_t nvmlUUID_t`, from `nvml.h`, since CUDA 12.9.
pub type nvmlUUID_t = nvmlUUID_v1_t;

/// `typedef struct nvmlUnit_st *nvmlUnit_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlUnit_t(pub *mut c_void);

handle!(nvmlUnit_t);

/// `typedef nvmlVgpuCreatablePlacementInfo_v1_t nvmlVgpuCreatablePlacementInfo_t`, from `nvml.h`, since CUDA 12.9.
pub type nvmlVgpuCreatablePlacementInfo_t = nvmlVgpuCreatablePlacementInfo_v1_t;

/// `typedef nvmlVgpuHeterogeneousMode_v1_t nvmlVgpuHeterogeneousMode_t`, from `nvml.h`, since CUDA 12.4.
pub type nvmlVgpuHeterogeneousMode_t = nvmlVgpuHeterogeneousMode_v1_t;

/// `typedef unsigned int nvmlVgpuInstance_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlVgpuInstance_t(pub u32);

scalar!(nvmlVgpuInstance_t, u32);

/// `typedef nvmlVgpuInstancesUtilizationInfo_v1_t nvmlVgpuInstancesUtilizationInfo_t`, from `nvml.h`, since CUDA 12.4.
pub type nvmlVgpuInstancesUtilizationInfo_t = nvmlVgpuInstancesUtilizationInfo_v1_t;

/// `typedef nvmlVgpuPlacementId_v1_t nvmlVgpuPlacementId_t`, from `nvml.h`, since CUDA 12.4.
pub type nvmlVgpuPlacementId_t = nvmlVgpuPlacementId_v1_t;

/// `typedef nvmlVgpuPlacementList_v2_t nvmlVgpuPlacementList_t`, from `nvml.h`, since CUDA 12.4.
pub type nvmlVgpuPlacementList_t = nvmlVgpuPlacementList_v2_t;

/// `typedef nvmlVgpuProcessesUtilizationInfo_v1_t nvmlVgpuProcessesUtilizationInfo_t`, from `nvml.h`, since CUDA 12.4.
pub type nvmlVgpuProcessesUtilizationInfo_t = nvmlVgpuProcessesUtilizationInfo_v1_t;

/// `typedef nvmlVgpuRuntimeState_v1_t nvmlVgpuRuntimeState_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlVgpuRuntimeState_t = nvmlVgpuRuntimeState_v1_t;

/// `typedef nvmlVgpuSchedulerLogInfo_v1_t nvmlVgpuSchedulerLogInfo_t`, from `nvml.h`, since CUDA 12.9.
pub type nvmlVgpuSchedulerLogInfo_t = nvmlVgpuSchedulerLogInfo_v1_t;

/// `typedef nvmlVgpuSchedulerStateInfo_v1_t nvmlVgpuSchedulerStateInfo_t`, from `nvml.h`, since CUDA 12.9.
pub type nvmlVgpuSchedulerStateInfo_t = nvmlVgpuSchedulerStateInfo_v1_t;

/// `typedef nvmlVgpuSchedulerState_v1_t nvmlVgpuSchedulerState_t`, from `nvml.h`, since CUDA 12.9.
pub type nvmlVgpuSchedulerState_t = nvmlVgpuSchedulerState_v1_t;

/// `typedef nvmlVgpuTypeBar1Info_v1_t nvmlVgpuTypeBar1Info_t`, from `nvml.h`, since CUDA 12.6.
pub type nvmlVgpuTypeBar1Info_t = nvmlVgpuTypeBar1Info_v1_t;

/// `typedef nvmlVgpuTypeIdInfo_v1_t nvmlVgpuTypeIdInfo_t`, from `nvml.h`, since CUDA 12.9.
pub type nvmlVgpuTypeIdInfo_t = nvmlVgpuTypeIdInfo_v1_t;

/// `typedef unsigned int nvmlVgpuTypeId_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlVgpuTypeId_t(pub u32);

scalar!(nvmlVgpuTypeId_t, u32);

/// `typedef nvmlVgpuTypeMaxInstance_v1_t nvmlVgpuTypeMaxInstance_t`, from `nvml.h`, since CUDA 12.9.
pub type nvmlVgpuTypeMaxInstance_t = nvmlVgpuTypeMaxInstance_v1_t;

/// `typedef nvmlWorkloadPowerProfileCurrentProfiles_v1_t nvmlWorkloadPowerProfileCurrentProfiles_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlWorkloadPowerProfileCurrentProfiles_t = nvmlWorkloadPowerProfileCurrentProfiles_v1_t;

/// `typedef nvmlWorkloadPowerProfileInfo_v1_t nvmlWorkloadPowerProfileInfo_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlWorkloadPowerProfileInfo_t = nvmlWorkloadPowerProfileInfo_v1_t;

/// `typedef nvmlWorkloadPowerProfileProfilesInfo_v1_t nvmlWorkloadPowerProfileProfilesInfo_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlWorkloadPowerProfileProfilesInfo_t = nvmlWorkloadPowerProfileProfilesInfo_v1_t;

/// `typedef nvmlWorkloadPowerProfileRequestedProfiles_v1_t nvmlWorkloadPowerProfileRequestedProfiles_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlWorkloadPowerProfileRequestedProfiles_t = nvmlWorkloadPowerProfileRequestedProfiles_v1_t;
