//! The C functions of NVML, as the library exports them.
//!
//! [`nvml`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::shared::nvml::NVML;
#[cfg(all(doc, feature = "cuda-13"))] // For links.
#[allow(unused_imports)]
use crate::cuda13::nvml as raw;
#[cfg(all(doc, feature = "cuda-13"))]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[cfg(all(doc, feature = "cuda-12", not(feature = "cuda-13")))] // For links.
#[allow(unused_imports)]
use crate::cuda12::nvml as raw;
#[cfg(all(doc, feature = "cuda-12", not(feature = "cuda-13")))]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::shared::nvml::all_types::*;

sys! {
    nvml, NVML, Err(_) => core::ptr::null();

    #[called_by(only nvmlErrorString)]
    fn nvmlErrorString(result: nvmlReturn_t) -> *const core::ffi::c_char;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlComputeInstanceDestroy)]
    fn nvmlComputeInstanceDestroy(computeInstance: nvmlComputeInstance_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlComputeInstanceGetInfo(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlComputeInstanceGetInfo_v2`, which [`nvmlComputeInstanceGetInfo`](raw::nvmlComputeInstanceGetInfo) calls.
    fn nvmlComputeInstanceGetInfo(computeInstance: nvmlComputeInstance_t, info: *mut nvmlComputeInstanceInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlComputeInstanceGetInfo)]
    fn nvmlComputeInstanceGetInfo_v2(computeInstance: nvmlComputeInstance_t, info: *mut nvmlComputeInstanceInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceClearAccountingPids)]
    fn nvmlDeviceClearAccountingPids(device: nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceClearCpuAffinity)]
    fn nvmlDeviceClearCpuAffinity(device: nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceClearEccErrorCounts)]
    fn nvmlDeviceClearEccErrorCounts(device: nvmlDevice_t, counterType: nvmlEccCounterType_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceClearFieldValues)]
    fn nvmlDeviceClearFieldValues(device: nvmlDevice_t, valuesCount: i32, values: *mut nvmlFieldValue_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceCreateGpuInstance)]
    fn nvmlDeviceCreateGpuInstance(device: nvmlDevice_t, profileId: u32, gpuInstance: *mut nvmlGpuInstance_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceCreateGpuInstanceWithPlacement)]
    fn nvmlDeviceCreateGpuInstanceWithPlacement(device: nvmlDevice_t, profileId: u32, placement: *const nvmlGpuInstancePlacement_t, gpuInstance: *mut nvmlGpuInstance_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceDiscoverGpus)]
    fn nvmlDeviceDiscoverGpus(pciInfo: *mut nvmlPciInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceFreezeNvLinkUtilizationCounter)]
    fn nvmlDeviceFreezeNvLinkUtilizationCounter(device: nvmlDevice_t, link: u32, counter: u32, freeze: nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetAPIRestriction)]
    fn nvmlDeviceGetAPIRestriction(device: nvmlDevice_t, apiType: nvmlRestrictedAPI_t, isRestricted: *mut nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetAccountingBufferSize)]
    fn nvmlDeviceGetAccountingBufferSize(device: nvmlDevice_t, bufferSize: *mut u32) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlDeviceGetAccountingMode)]
    fn nvmlDeviceGetAccountingMode(device: nvmlDevice_t, mode: *mut nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetAccountingPids)]
    fn nvmlDeviceGetAccountingPids(device: nvmlDevice_t, count: *mut u32, pids: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetAccountingStats)]
    fn nvmlDeviceGetAccountingStats(device: nvmlDevice_t, pid: u32, stats: *mut nvmlAccountingStats_t) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlDeviceGetActiveVgpus)]
    fn nvmlDeviceGetActiveVgpus(device: nvmlDevice_t, vgpuCount: *mut u32, vgpuInstances: *mut nvmlVgpuInstance_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetAdaptiveClockInfoStatus)]
    fn nvmlDeviceGetAdaptiveClockInfoStatus(device: nvmlDevice_t, adaptiveClockStatus: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetApplicationsClock)]
    fn nvmlDeviceGetApplicationsClock(device: nvmlDevice_t, clockType: nvmlClockType_t, clockMHz: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetArchitecture)]
    fn nvmlDeviceGetArchitecture(device: nvmlDevice_t, arch: *mut nvmlDeviceArchitecture_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetAttributes(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlDeviceGetAttributes_v2`, which [`nvmlDeviceGetAttributes`](raw::nvmlDeviceGetAttributes) calls.
    fn nvmlDeviceGetAttributes(device: nvmlDevice_t, attributes: *mut nvmlDeviceAttributes_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetAttributes)]
    fn nvmlDeviceGetAttributes_v2(device: nvmlDevice_t, attributes: *mut nvmlDeviceAttributes_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetAutoBoostedClocksEnabled)]
    fn nvmlDeviceGetAutoBoostedClocksEnabled(device: nvmlDevice_t, isEnabled: *mut nvmlEnableState_t, defaultIsEnabled: *mut nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetBAR1MemoryInfo)]
    fn nvmlDeviceGetBAR1MemoryInfo(device: nvmlDevice_t, bar1Memory: *mut nvmlBAR1Memory_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetBoardId)]
    fn nvmlDeviceGetBoardId(device: nvmlDevice_t, boardId: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetBoardPartNumber)]
    fn nvmlDeviceGetBoardPartNumber(device: nvmlDevice_t, partNumber: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetBridgeChipInfo)]
    fn nvmlDeviceGetBridgeChipInfo(device: nvmlDevice_t, bridgeHierarchy: *mut nvmlBridgeChipHierarchy_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetBusType)]
    fn nvmlDeviceGetBusType(device: nvmlDevice_t, r#type: *mut nvmlBusType_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetC2cModeInfoV)]
    #[since = "12.3"]
    fn nvmlDeviceGetC2cModeInfoV(device: nvmlDevice_t, c2cModeInfo: *mut nvmlC2cModeInfo_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetCapabilities)]
    #[since = "12.5"]
    fn nvmlDeviceGetCapabilities(device: nvmlDevice_t, caps: *mut nvmlDeviceCapabilities_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetClkMonStatus)]
    fn nvmlDeviceGetClkMonStatus(device: nvmlDevice_t, status: *mut nvmlClkMonStatus_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetClock)]
    fn nvmlDeviceGetClock(device: nvmlDevice_t, clockType: nvmlClockType_t, clockId: nvmlClockId_t, clockMHz: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetClockInfo)]
    fn nvmlDeviceGetClockInfo(device: nvmlDevice_t, r#type: nvmlClockType_t, clock: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetClockOffsets)]
    #[since = "12.5"]
    fn nvmlDeviceGetClockOffsets(device: nvmlDevice_t, info: *mut nvmlClockOffset_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetComputeInstanceId)]
    fn nvmlDeviceGetComputeInstanceId(device: nvmlDevice_t, id: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetComputeMode)]
    fn nvmlDeviceGetComputeMode(device: nvmlDevice_t, mode: *mut nvmlComputeMode_t) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    /// `nvmlReturn_t nvmlDeviceGetComputeRunningProcesses(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v1_t *infos)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlDeviceGetComputeRunningProcesses_v3`, which [`nvmlDeviceGetComputeRunningProcesses`](raw::nvmlDeviceGetComputeRunningProcesses) calls.
    fn nvmlDeviceGetComputeRunningProcesses(device: nvmlDevice_t, infoCount: *mut u32, infos: *mut nvmlProcessInfo_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetComputeRunningProcesses_v2)]
    fn nvmlDeviceGetComputeRunningProcesses_v2(device: nvmlDevice_t, infoCount: *mut u32, infos: *mut nvmlProcessInfo_v2_t) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlDeviceGetConfComputeGpuAttestationReport)]
    #[since = "12.2"]
    fn nvmlDeviceGetConfComputeGpuAttestationReport(device: nvmlDevice_t, gpuAtstReport: *mut nvmlConfComputeGpuAttestationReport_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetConfComputeGpuCertificate)]
    #[since = "12.2"]
    fn nvmlDeviceGetConfComputeGpuCertificate(device: nvmlDevice_t, gpuCert: *mut nvmlConfComputeGpuCertificate_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetConfComputeMemSizeInfo)]
    #[since = "12.2"]
    fn nvmlDeviceGetConfComputeMemSizeInfo(device: nvmlDevice_t, memInfo: *mut nvmlConfComputeMemSizeInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetConfComputeProtectedMemoryUsage)]
    #[since = "12.2"]
    fn nvmlDeviceGetConfComputeProtectedMemoryUsage(device: nvmlDevice_t, memory: *mut nvmlMemory_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetCoolerInfo)]
    #[since = "12.8"]
    fn nvmlDeviceGetCoolerInfo(device: nvmlDevice_t, coolerInfo: *mut nvmlCoolerInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetCount(unsigned int *deviceCount)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlDeviceGetCount_v2`, which [`nvmlDeviceGetCount`](raw::nvmlDeviceGetCount) calls.
    fn nvmlDeviceGetCount(deviceCount: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetCount)]
    fn nvmlDeviceGetCount_v2(deviceCount: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetCpuAffinity)]
    fn nvmlDeviceGetCpuAffinity(device: nvmlDevice_t, cpuSetSize: u32, cpuSet: *mut core::ffi::c_ulong) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetCpuAffinityWithinScope)]
    fn nvmlDeviceGetCpuAffinityWithinScope(device: nvmlDevice_t, cpuSetSize: u32, cpuSet: *mut core::ffi::c_ulong, scope: nvmlAffinityScope_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetCreatableVgpus)]
    fn nvmlDeviceGetCreatableVgpus(device: nvmlDevice_t, vgpuCount: *mut u32, vgpuTypeIds: *mut nvmlVgpuTypeId_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetCudaComputeCapability)]
    fn nvmlDeviceGetCudaComputeCapability(device: nvmlDevice_t, major: *mut i32, minor: *mut i32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetCurrPcieLinkGeneration)]
    fn nvmlDeviceGetCurrPcieLinkGeneration(device: nvmlDevice_t, currLinkGen: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetCurrPcieLinkWidth)]
    fn nvmlDeviceGetCurrPcieLinkWidth(device: nvmlDevice_t, currLinkWidth: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetCurrentClockFreqs)]
    #[since = "12.8"]
    fn nvmlDeviceGetCurrentClockFreqs(device: nvmlDevice_t, currentClockFreqs: *mut nvmlDeviceCurrentClockFreqs_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetCurrentClocksEventReasons)]
    #[since = "12.2"]
    fn nvmlDeviceGetCurrentClocksEventReasons(device: nvmlDevice_t, clocksEventReasons: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetCurrentClocksThrottleReasons)]
    fn nvmlDeviceGetCurrentClocksThrottleReasons(device: nvmlDevice_t, clocksThrottleReasons: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetDecoderUtilization)]
    fn nvmlDeviceGetDecoderUtilization(device: nvmlDevice_t, utilization: *mut u32, samplingPeriodUs: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetDefaultApplicationsClock)]
    fn nvmlDeviceGetDefaultApplicationsClock(device: nvmlDevice_t, clockType: nvmlClockType_t, clockMHz: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetDefaultEccMode)]
    fn nvmlDeviceGetDefaultEccMode(device: nvmlDevice_t, defaultMode: *mut nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetDetailedEccErrors)]
    fn nvmlDeviceGetDetailedEccErrors(device: nvmlDevice_t, errorType: nvmlMemoryErrorType_t, counterType: nvmlEccCounterType_t, eccCounts: *mut nvmlEccErrorCounts_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetDeviceHandleFromMigDeviceHandle)]
    fn nvmlDeviceGetDeviceHandleFromMigDeviceHandle(migDevice: nvmlDevice_t, device: *mut nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetDisplayActive)]
    fn nvmlDeviceGetDisplayActive(device: nvmlDevice_t, isActive: *mut nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetDisplayMode)]
    fn nvmlDeviceGetDisplayMode(device: nvmlDevice_t, display: *mut nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetDramEncryptionMode)]
    #[since = "12.8"]
    fn nvmlDeviceGetDramEncryptionMode(device: nvmlDevice_t, current: *mut nvmlDramEncryptionInfo_t, pending: *mut nvmlDramEncryptionInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetDriverModel(nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlDeviceGetDriverModel_v2`, which [`nvmlDeviceGetDriverModel`](raw::nvmlDeviceGetDriverModel) calls.
    fn nvmlDeviceGetDriverModel(device: nvmlDevice_t, current: *mut nvmlDriverModel_t, pending: *mut nvmlDriverModel_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetDriverModel)]
    #[since = "12.5"]
    fn nvmlDeviceGetDriverModel_v2(device: nvmlDevice_t, current: *mut nvmlDriverModel_t, pending: *mut nvmlDriverModel_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetDynamicPstatesInfo)]
    fn nvmlDeviceGetDynamicPstatesInfo(device: nvmlDevice_t, pDynamicPstatesInfo: *mut nvmlGpuDynamicPstatesInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetEccMode)]
    fn nvmlDeviceGetEccMode(device: nvmlDevice_t, current: *mut nvmlEnableState_t, pending: *mut nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetEncoderCapacity)]
    fn nvmlDeviceGetEncoderCapacity(device: nvmlDevice_t, encoderQueryType: nvmlEncoderType_t, encoderCapacity: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetEncoderSessions)]
    fn nvmlDeviceGetEncoderSessions(device: nvmlDevice_t, sessionCount: *mut u32, sessionInfos: *mut nvmlEncoderSessionInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetEncoderStats)]
    fn nvmlDeviceGetEncoderStats(device: nvmlDevice_t, sessionCount: *mut u32, averageFps: *mut u32, averageLatency: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetEncoderUtilization)]
    fn nvmlDeviceGetEncoderUtilization(device: nvmlDevice_t, utilization: *mut u32, samplingPeriodUs: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetEnforcedPowerLimit)]
    fn nvmlDeviceGetEnforcedPowerLimit(device: nvmlDevice_t, limit: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetFBCSessions)]
    fn nvmlDeviceGetFBCSessions(device: nvmlDevice_t, sessionCount: *mut u32, sessionInfo: *mut nvmlFBCSessionInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetFBCStats)]
    fn nvmlDeviceGetFBCStats(device: nvmlDevice_t, fbcStats: *mut nvmlFBCStats_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetFanControlPolicy_v2)]
    fn nvmlDeviceGetFanControlPolicy_v2(device: nvmlDevice_t, fan: u32, policy: *mut nvmlFanControlPolicy_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetFanSpeed)]
    fn nvmlDeviceGetFanSpeed(device: nvmlDevice_t, speed: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetFanSpeedRPM)]
    #[since = "12.8"]
    fn nvmlDeviceGetFanSpeedRPM(device: nvmlDevice_t, fanSpeed: *mut nvmlFanSpeedInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetFanSpeed_v2)]
    fn nvmlDeviceGetFanSpeed_v2(device: nvmlDevice_t, fan: u32, speed: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetFieldValues)]
    fn nvmlDeviceGetFieldValues(device: nvmlDevice_t, valuesCount: i32, values: *mut nvmlFieldValue_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpcClkMinMaxVfOffset)]
    fn nvmlDeviceGetGpcClkMinMaxVfOffset(device: nvmlDevice_t, minOffset: *mut i32, maxOffset: *mut i32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpcClkVfOffset)]
    fn nvmlDeviceGetGpcClkVfOffset(device: nvmlDevice_t, offset: *mut i32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpuFabricInfo)]
    fn nvmlDeviceGetGpuFabricInfo(device: nvmlDevice_t, gpuFabricInfo: *mut nvmlGpuFabricInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpuInstanceById)]
    fn nvmlDeviceGetGpuInstanceById(device: nvmlDevice_t, id: u32, gpuInstance: *mut nvmlGpuInstance_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpuInstanceId)]
    fn nvmlDeviceGetGpuInstanceId(device: nvmlDevice_t, id: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlDeviceGetGpuInstancePossiblePlacements_v2`, which [`nvmlDeviceGetGpuInstancePossiblePlacements`](raw::nvmlDeviceGetGpuInstancePossiblePlacements) calls.
    fn nvmlDeviceGetGpuInstancePossiblePlacements(device: nvmlDevice_t, profileId: u32, placements: *mut nvmlGpuInstancePlacement_t, count: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpuInstancePossiblePlacements)]
    fn nvmlDeviceGetGpuInstancePossiblePlacements_v2(device: nvmlDevice_t, profileId: u32, placements: *mut nvmlGpuInstancePlacement_t, count: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpuInstanceProfileInfo)]
    fn nvmlDeviceGetGpuInstanceProfileInfo(device: nvmlDevice_t, profile: u32, info: *mut nvmlGpuInstanceProfileInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpuInstanceProfileInfoV)]
    fn nvmlDeviceGetGpuInstanceProfileInfoV(device: nvmlDevice_t, profile: u32, info: *mut nvmlGpuInstanceProfileInfo_v2_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpuInstanceRemainingCapacity)]
    fn nvmlDeviceGetGpuInstanceRemainingCapacity(device: nvmlDevice_t, profileId: u32, count: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpuInstances)]
    fn nvmlDeviceGetGpuInstances(device: nvmlDevice_t, profileId: u32, gpuInstances: *mut nvmlGpuInstance_t, count: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpuMaxPcieLinkGeneration)]
    fn nvmlDeviceGetGpuMaxPcieLinkGeneration(device: nvmlDevice_t, maxLinkGenDevice: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpuOperationMode)]
    fn nvmlDeviceGetGpuOperationMode(device: nvmlDevice_t, current: *mut nvmlGpuOperationMode_t, pending: *mut nvmlGpuOperationMode_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v1_t *infos)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlDeviceGetGraphicsRunningProcesses_v3`, which [`nvmlDeviceGetGraphicsRunningProcesses`](raw::nvmlDeviceGetGraphicsRunningProcesses) calls.
    fn nvmlDeviceGetGraphicsRunningProcesses(device: nvmlDevice_t, infoCount: *mut u32, infos: *mut nvmlProcessInfo_v1_t) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlDeviceGetGraphicsRunningProcesses_v2)]
    fn nvmlDeviceGetGraphicsRunningProcesses_v2(device: nvmlDevice_t, infoCount: *mut u32, infos: *mut nvmlProcessInfo_v2_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGridLicensableFeatures(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlDeviceGetGridLicensableFeatures_v4`, which [`nvmlDeviceGetGridLicensableFeatures`](raw::nvmlDeviceGetGridLicensableFeatures) calls.
    fn nvmlDeviceGetGridLicensableFeatures(device: nvmlDevice_t, pGridLicensableFeatures: *mut nvmlGridLicensableFeatures_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGridLicensableFeatures_v2)]
    fn nvmlDeviceGetGridLicensableFeatures_v2(device: nvmlDevice_t, pGridLicensableFeatures: *mut nvmlGridLicensableFeatures_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGridLicensableFeatures_v3)]
    fn nvmlDeviceGetGridLicensableFeatures_v3(device: nvmlDevice_t, pGridLicensableFeatures: *mut nvmlGridLicensableFeatures_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGridLicensableFeatures)]
    fn nvmlDeviceGetGridLicensableFeatures_v4(device: nvmlDevice_t, pGridLicensableFeatures: *mut nvmlGridLicensableFeatures_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGspFirmwareMode)]
    fn nvmlDeviceGetGspFirmwareMode(device: nvmlDevice_t, isEnabled: *mut u32, defaultMode: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGspFirmwareVersion)]
    fn nvmlDeviceGetGspFirmwareVersion(device: nvmlDevice_t, version: *mut core::ffi::c_char) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetHandleByIndex(unsigned int index, nvmlDevice_t *device)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlDeviceGetHandleByIndex_v2`, which [`nvmlDeviceGetHandleByIndex`](raw::nvmlDeviceGetHandleByIndex) calls.
    fn nvmlDeviceGetHandleByIndex(index: u32, device: *mut nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetHandleByIndex)]
    fn nvmlDeviceGetHandleByIndex_v2(index: u32, device: *mut nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetHandleByPciBusId(const char *pciBusId, nvmlDevice_t *device)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlDeviceGetHandleByPciBusId_v2`, which [`nvmlDeviceGetHandleByPciBusId`](raw::nvmlDeviceGetHandleByPciBusId) calls.
    fn nvmlDeviceGetHandleByPciBusId(pciBusId: *const core::ffi::c_char, device: *mut nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetHandleByPciBusId)]
    fn nvmlDeviceGetHandleByPciBusId_v2(pciBusId: *const core::ffi::c_char, device: *mut nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetHandleBySerial)]
    fn nvmlDeviceGetHandleBySerial(serial: *const core::ffi::c_char, device: *mut nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetHandleByUUID)]
    fn nvmlDeviceGetHandleByUUID(uuid: *const core::ffi::c_char, device: *mut nvmlDevice_t) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlDeviceGetHandleByUUIDV)]
    #[since = "12.9"]
    fn nvmlDeviceGetHandleByUUIDV(uuid: *const nvmlUUID_t, device: *mut nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetHostVgpuMode)]
    fn nvmlDeviceGetHostVgpuMode(device: nvmlDevice_t, pHostVgpuMode: *mut nvmlHostVgpuMode_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetIndex)]
    fn nvmlDeviceGetIndex(device: nvmlDevice_t, index: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetInforomConfigurationChecksum)]
    fn nvmlDeviceGetInforomConfigurationChecksum(device: nvmlDevice_t, checksum: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetInforomImageVersion)]
    fn nvmlDeviceGetInforomImageVersion(device: nvmlDevice_t, version: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetInforomVersion)]
    fn nvmlDeviceGetInforomVersion(device: nvmlDevice_t, object: nvmlInforomObject_t, version: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetIrqNum)]
    fn nvmlDeviceGetIrqNum(device: nvmlDevice_t, irqNum: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetJpgUtilization)]
    #[since = "12.2"]
    fn nvmlDeviceGetJpgUtilization(device: nvmlDevice_t, utilization: *mut u32, samplingPeriodUs: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetLastBBXFlushTime)]
    #[since = "12.3"]
    fn nvmlDeviceGetLastBBXFlushTime(device: nvmlDevice_t, timestamp: *mut u64, durationUs: *mut core::ffi::c_ulong) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v1_t *infos)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlDeviceGetMPSComputeRunningProcesses_v3`, which [`nvmlDeviceGetMPSComputeRunningProcesses`](raw::nvmlDeviceGetMPSComputeRunningProcesses) calls.
    fn nvmlDeviceGetMPSComputeRunningProcesses(device: nvmlDevice_t, infoCount: *mut u32, infos: *mut nvmlProcessInfo_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMPSComputeRunningProcesses_v2)]
    fn nvmlDeviceGetMPSComputeRunningProcesses_v2(device: nvmlDevice_t, infoCount: *mut u32, infos: *mut nvmlProcessInfo_v2_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMarginTemperature)]
    #[since = "12.8"]
    fn nvmlDeviceGetMarginTemperature(device: nvmlDevice_t, marginTempInfo: *mut nvmlMarginTemperature_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMaxClockInfo)]
    fn nvmlDeviceGetMaxClockInfo(device: nvmlDevice_t, r#type: nvmlClockType_t, clock: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMaxCustomerBoostClock)]
    fn nvmlDeviceGetMaxCustomerBoostClock(device: nvmlDevice_t, clockType: nvmlClockType_t, clockMHz: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMaxMigDeviceCount)]
    fn nvmlDeviceGetMaxMigDeviceCount(device: nvmlDevice_t, count: *mut u32) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlDeviceGetMaxPcieLinkGeneration)]
    fn nvmlDeviceGetMaxPcieLinkGeneration(device: nvmlDevice_t, maxLinkGen: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMaxPcieLinkWidth)]
    fn nvmlDeviceGetMaxPcieLinkWidth(device: nvmlDevice_t, maxLinkWidth: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMemClkMinMaxVfOffset)]
    fn nvmlDeviceGetMemClkMinMaxVfOffset(device: nvmlDevice_t, minOffset: *mut i32, maxOffset: *mut i32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMemClkVfOffset)]
    fn nvmlDeviceGetMemClkVfOffset(device: nvmlDevice_t, offset: *mut i32) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlDeviceGetMemoryAffinity)]
    fn nvmlDeviceGetMemoryAffinity(device: nvmlDevice_t, nodeSetSize: u32, nodeSet: *mut core::ffi::c_ulong, scope: nvmlAffinityScope_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMemoryBusWidth)]
    fn nvmlDeviceGetMemoryBusWidth(device: nvmlDevice_t, busWidth: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMemoryErrorCounter)]
    fn nvmlDeviceGetMemoryErrorCounter(device: nvmlDevice_t, errorType: nvmlMemoryErrorType_t, counterType: nvmlEccCounterType_t, locationType: nvmlMemoryLocation_t, count: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMemoryInfo)]
    fn nvmlDeviceGetMemoryInfo(device: nvmlDevice_t, memory: *mut nvmlMemory_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMemoryInfo_v2)]
    fn nvmlDeviceGetMemoryInfo_v2(device: nvmlDevice_t, memory: *mut nvmlMemory_v2_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMigDeviceHandleByIndex)]
    fn nvmlDeviceGetMigDeviceHandleByIndex(device: nvmlDevice_t, index: u32, migDevice: *mut nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMigMode)]
    fn nvmlDeviceGetMigMode(device: nvmlDevice_t, currentMode: *mut u32, pendingMode: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMinMaxClockOfPState)]
    fn nvmlDeviceGetMinMaxClockOfPState(device: nvmlDevice_t, r#type: nvmlClockType_t, pstate: nvmlPstates_t, minClockMHz: *mut u32, maxClockMHz: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMinMaxFanSpeed)]
    fn nvmlDeviceGetMinMaxFanSpeed(device: nvmlDevice_t, minSpeed: *mut u32, maxSpeed: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMinorNumber)]
    fn nvmlDeviceGetMinorNumber(device: nvmlDevice_t, minorNumber: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetModuleId)]
    #[since = "12.2"]
    fn nvmlDeviceGetModuleId(device: nvmlDevice_t, moduleId: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMultiGpuBoard)]
    fn nvmlDeviceGetMultiGpuBoard(device: nvmlDevice_t, multiGpuBool: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetName)]
    fn nvmlDeviceGetName(device: nvmlDevice_t, name: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNumFans)]
    fn nvmlDeviceGetNumFans(device: nvmlDevice_t, numFans: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNumGpuCores)]
    fn nvmlDeviceGetNumGpuCores(device: nvmlDevice_t, numCores: *mut u32) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlDeviceGetNumaNodeId)]
    #[since = "12.4"]
    fn nvmlDeviceGetNumaNodeId(device: nvmlDevice_t, node: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvLinkCapability)]
    fn nvmlDeviceGetNvLinkCapability(device: nvmlDevice_t, link: u32, capability: nvmlNvLinkCapability_t, capResult: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvLinkErrorCounter)]
    fn nvmlDeviceGetNvLinkErrorCounter(device: nvmlDevice_t, link: u32, counter: nvmlNvLinkErrorCounter_t, counterValue: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvLinkRemoteDeviceType)]
    fn nvmlDeviceGetNvLinkRemoteDeviceType(device: nvmlDevice_t, link: u32, pNvLinkDeviceType: *mut nvmlIntNvLinkDeviceType_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlDeviceGetNvLinkRemotePciInfo_v2`, which [`nvmlDeviceGetNvLinkRemotePciInfo`](raw::nvmlDeviceGetNvLinkRemotePciInfo) calls.
    fn nvmlDeviceGetNvLinkRemotePciInfo(device: nvmlDevice_t, link: u32, pci: *mut nvmlPciInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvLinkRemotePciInfo)]
    fn nvmlDeviceGetNvLinkRemotePciInfo_v2(device: nvmlDevice_t, link: u32, pci: *mut nvmlPciInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvLinkState)]
    fn nvmlDeviceGetNvLinkState(device: nvmlDevice_t, link: u32, isActive: *mut nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvLinkUtilizationControl)]
    fn nvmlDeviceGetNvLinkUtilizationControl(device: nvmlDevice_t, link: u32, counter: u32, control: *mut nvmlNvLinkUtilizationControl_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvLinkUtilizationCounter)]
    fn nvmlDeviceGetNvLinkUtilizationCounter(device: nvmlDevice_t, link: u32, counter: u32, rxcounter: *mut u64, txcounter: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvLinkVersion)]
    fn nvmlDeviceGetNvLinkVersion(device: nvmlDevice_t, link: u32, version: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvlinkBwMode)]
    #[since = "12.8"]
    fn nvmlDeviceGetNvlinkBwMode(device: nvmlDevice_t, getBwMode: *mut nvmlNvlinkGetBwMode_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvlinkSupportedBwModes)]
    #[since = "12.8"]
    fn nvmlDeviceGetNvlinkSupportedBwModes(device: nvmlDevice_t, supportedBwMode: *mut nvmlNvlinkSupportedBwModes_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetOfaUtilization)]
    #[since = "12.2"]
    fn nvmlDeviceGetOfaUtilization(device: nvmlDevice_t, utilization: *mut u32, samplingPeriodUs: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetP2PStatus)]
    fn nvmlDeviceGetP2PStatus(device1: nvmlDevice_t, device2: nvmlDevice_t, p2pIndex: nvmlGpuP2PCapsIndex_t, p2pStatus: *mut nvmlGpuP2PStatus_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPciInfo(nvmlDevice_t device, nvmlPciInfo_t *pci)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlDeviceGetPciInfo_v3`, which [`nvmlDeviceGetPciInfo`](raw::nvmlDeviceGetPciInfo) calls.
    fn nvmlDeviceGetPciInfo(device: nvmlDevice_t, pci: *mut nvmlPciInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPciInfoExt)]
    #[since = "12.4"]
    fn nvmlDeviceGetPciInfoExt(device: nvmlDevice_t, pci: *mut nvmlPciInfoExt_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPciInfo_v2)]
    fn nvmlDeviceGetPciInfo_v2(device: nvmlDevice_t, pci: *mut nvmlPciInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPciInfo)]
    fn nvmlDeviceGetPciInfo_v3(device: nvmlDevice_t, pci: *mut nvmlPciInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPcieLinkMaxSpeed)]
    fn nvmlDeviceGetPcieLinkMaxSpeed(device: nvmlDevice_t, maxSpeed: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPcieReplayCounter)]
    fn nvmlDeviceGetPcieReplayCounter(device: nvmlDevice_t, value: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPcieSpeed)]
    fn nvmlDeviceGetPcieSpeed(device: nvmlDevice_t, pcieSpeed: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPcieThroughput)]
    fn nvmlDeviceGetPcieThroughput(device: nvmlDevice_t, counter: nvmlPcieUtilCounter_t, value: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPerformanceModes)]
    #[since = "12.8"]
    fn nvmlDeviceGetPerformanceModes(device: nvmlDevice_t, perfModes: *mut nvmlDevicePerfModes_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPerformanceState)]
    fn nvmlDeviceGetPerformanceState(device: nvmlDevice_t, pState: *mut nvmlPstates_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPersistenceMode)]
    fn nvmlDeviceGetPersistenceMode(device: nvmlDevice_t, mode: *mut nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPgpuMetadataString)]
    fn nvmlDeviceGetPgpuMetadataString(device: nvmlDevice_t, pgpuMetadata: *mut core::ffi::c_char, bufferSize: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPlatformInfo)]
    #[since = "12.8"]
    fn nvmlDeviceGetPlatformInfo(device: nvmlDevice_t, platformInfo: *mut nvmlPlatformInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPowerManagementDefaultLimit)]
    fn nvmlDeviceGetPowerManagementDefaultLimit(device: nvmlDevice_t, defaultLimit: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPowerManagementLimit)]
    fn nvmlDeviceGetPowerManagementLimit(device: nvmlDevice_t, limit: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPowerManagementLimitConstraints)]
    fn nvmlDeviceGetPowerManagementLimitConstraints(device: nvmlDevice_t, minLimit: *mut u32, maxLimit: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPowerManagementMode)]
    fn nvmlDeviceGetPowerManagementMode(device: nvmlDevice_t, mode: *mut nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPowerSource)]
    fn nvmlDeviceGetPowerSource(device: nvmlDevice_t, powerSource: *mut nvmlPowerSource_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPowerState)]
    fn nvmlDeviceGetPowerState(device: nvmlDevice_t, pState: *mut nvmlPstates_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPowerUsage)]
    fn nvmlDeviceGetPowerUsage(device: nvmlDevice_t, power: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetProcessUtilization)]
    fn nvmlDeviceGetProcessUtilization(device: nvmlDevice_t, utilization: *mut nvmlProcessUtilizationSample_t, processSamplesCount: *mut u32, lastSeenTimeStamp: u64) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetProcessesUtilizationInfo)]
    #[since = "12.4"]
    fn nvmlDeviceGetProcessesUtilizationInfo(device: nvmlDevice_t, procesesUtilInfo: *mut nvmlProcessesUtilizationInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetRemappedRows)]
    fn nvmlDeviceGetRemappedRows(device: nvmlDevice_t, corrRows: *mut u32, uncRows: *mut u32, isPending: *mut u32, failureOccurred: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetRetiredPages)]
    fn nvmlDeviceGetRetiredPages(device: nvmlDevice_t, cause: nvmlPageRetirementCause_t, pageCount: *mut u32, addresses: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetRetiredPagesPendingStatus)]
    fn nvmlDeviceGetRetiredPagesPendingStatus(device: nvmlDevice_t, isPending: *mut nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetRetiredPages_v2)]
    fn nvmlDeviceGetRetiredPages_v2(device: nvmlDevice_t, cause: nvmlPageRetirementCause_t, pageCount: *mut u32, addresses: *mut u64, timestamps: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetRowRemapperHistogram)]
    fn nvmlDeviceGetRowRemapperHistogram(device: nvmlDevice_t, values: *mut nvmlRowRemapperHistogramValues_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetRunningProcessDetailList)]
    #[since = "12.2"]
    fn nvmlDeviceGetRunningProcessDetailList(device: nvmlDevice_t, plist: *mut nvmlProcessDetailList_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetSamples)]
    fn nvmlDeviceGetSamples(device: nvmlDevice_t, r#type: nvmlSamplingType_t, lastSeenTimeStamp: u64, sampleValType: *mut nvmlValueType_t, sampleCount: *mut u32, samples: *mut nvmlSample_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetSerial)]
    fn nvmlDeviceGetSerial(device: nvmlDevice_t, serial: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetSramEccErrorStatus)]
    #[since = "12.4"]
    fn nvmlDeviceGetSramEccErrorStatus(device: nvmlDevice_t, status: *mut nvmlEccSramErrorStatus_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetSupportedClocksEventReasons)]
    #[since = "12.2"]
    fn nvmlDeviceGetSupportedClocksEventReasons(device: nvmlDevice_t, supportedClocksEventReasons: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetSupportedClocksThrottleReasons)]
    fn nvmlDeviceGetSupportedClocksThrottleReasons(device: nvmlDevice_t, supportedClocksThrottleReasons: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetSupportedEventTypes)]
    fn nvmlDeviceGetSupportedEventTypes(device: nvmlDevice_t, eventTypes: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetSupportedGraphicsClocks)]
    fn nvmlDeviceGetSupportedGraphicsClocks(device: nvmlDevice_t, memoryClockMHz: u32, count: *mut u32, clocksMHz: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetSupportedMemoryClocks)]
    fn nvmlDeviceGetSupportedMemoryClocks(device: nvmlDevice_t, count: *mut u32, clocksMHz: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetSupportedPerformanceStates)]
    fn nvmlDeviceGetSupportedPerformanceStates(device: nvmlDevice_t, pstates: *mut nvmlPstates_t, size: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetSupportedVgpus)]
    fn nvmlDeviceGetSupportedVgpus(device: nvmlDevice_t, vgpuCount: *mut u32, vgpuTypeIds: *mut nvmlVgpuTypeId_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetTargetFanSpeed)]
    fn nvmlDeviceGetTargetFanSpeed(device: nvmlDevice_t, fan: u32, targetSpeed: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetTemperatureThreshold)]
    fn nvmlDeviceGetTemperatureThreshold(device: nvmlDevice_t, thresholdType: nvmlTemperatureThresholds_t, temp: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetThermalSettings)]
    fn nvmlDeviceGetThermalSettings(device: nvmlDevice_t, sensorIndex: u32, pThermalSettings: *mut nvmlGpuThermalSettings_t) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlDeviceGetTopologyCommonAncestor)]
    fn nvmlDeviceGetTopologyCommonAncestor(device1: nvmlDevice_t, device2: nvmlDevice_t, pathInfo: *mut nvmlGpuTopologyLevel_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetTopologyNearestGpus)]
    fn nvmlDeviceGetTopologyNearestGpus(device: nvmlDevice_t, level: nvmlGpuTopologyLevel_t, count: *mut u32, deviceArray: *mut nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetTotalEccErrors)]
    fn nvmlDeviceGetTotalEccErrors(device: nvmlDevice_t, errorType: nvmlMemoryErrorType_t, counterType: nvmlEccCounterType_t, eccCounts: *mut u64) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlDeviceGetTotalEnergyConsumption)]
    fn nvmlDeviceGetTotalEnergyConsumption(device: nvmlDevice_t, energy: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetUUID)]
    fn nvmlDeviceGetUUID(device: nvmlDevice_t, uuid: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetUtilizationRates)]
    fn nvmlDeviceGetUtilizationRates(device: nvmlDevice_t, utilization: *mut nvmlUtilization_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVbiosVersion)]
    fn nvmlDeviceGetVbiosVersion(device: nvmlDevice_t, version: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVgpuHeterogeneousMode)]
    #[since = "12.4"]
    fn nvmlDeviceGetVgpuHeterogeneousMode(device: nvmlDevice_t, pHeterogeneousMode: *mut nvmlVgpuHeterogeneousMode_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVgpuInstancesUtilizationInfo)]
    #[since = "12.4"]
    fn nvmlDeviceGetVgpuInstancesUtilizationInfo(device: nvmlDevice_t, vgpuUtilInfo: *mut nvmlVgpuInstancesUtilizationInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVgpuMetadata)]
    fn nvmlDeviceGetVgpuMetadata(device: nvmlDevice_t, pgpuMetadata: *mut nvmlVgpuPgpuMetadata_t, bufferSize: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVgpuProcessUtilization)]
    fn nvmlDeviceGetVgpuProcessUtilization(device: nvmlDevice_t, lastSeenTimeStamp: u64, vgpuProcessSamplesCount: *mut u32, utilizationSamples: *mut nvmlVgpuProcessUtilizationSample_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVgpuProcessesUtilizationInfo)]
    #[since = "12.4"]
    fn nvmlDeviceGetVgpuProcessesUtilizationInfo(device: nvmlDevice_t, vgpuProcUtilInfo: *mut nvmlVgpuProcessesUtilizationInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVgpuSchedulerCapabilities)]
    fn nvmlDeviceGetVgpuSchedulerCapabilities(device: nvmlDevice_t, pCapabilities: *mut nvmlVgpuSchedulerCapabilities_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVgpuSchedulerLog)]
    fn nvmlDeviceGetVgpuSchedulerLog(device: nvmlDevice_t, pSchedulerLog: *mut nvmlVgpuSchedulerLog_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVgpuSchedulerState)]
    fn nvmlDeviceGetVgpuSchedulerState(device: nvmlDevice_t, pSchedulerState: *mut nvmlVgpuSchedulerGetState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVgpuTypeCreatablePlacements)]
    #[since = "12.4"]
    fn nvmlDeviceGetVgpuTypeCreatablePlacements(device: nvmlDevice_t, vgpuTypeId: nvmlVgpuTypeId_t, pPlacementList: *mut nvmlVgpuPlacementList_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVgpuTypeSupportedPlacements)]
    #[since = "12.4"]
    fn nvmlDeviceGetVgpuTypeSupportedPlacements(device: nvmlDevice_t, vgpuTypeId: nvmlVgpuTypeId_t, pPlacementList: *mut nvmlVgpuPlacementList_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVgpuUtilization)]
    fn nvmlDeviceGetVgpuUtilization(device: nvmlDevice_t, lastSeenTimeStamp: u64, sampleValType: *mut nvmlValueType_t, vgpuInstanceSamplesCount: *mut u32, utilizationSamples: *mut nvmlVgpuInstanceUtilizationSample_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetViolationStatus)]
    fn nvmlDeviceGetViolationStatus(device: nvmlDevice_t, perfPolicyType: nvmlPerfPolicyType_t, violTime: *mut nvmlViolationTime_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVirtualizationMode)]
    fn nvmlDeviceGetVirtualizationMode(device: nvmlDevice_t, pVirtualMode: *mut nvmlGpuVirtualizationMode_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceIsMigDeviceHandle)]
    fn nvmlDeviceIsMigDeviceHandle(device: nvmlDevice_t, isMigDevice: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceModifyDrainState)]
    fn nvmlDeviceModifyDrainState(pciInfo: *mut nvmlPciInfo_t, newState: nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceOnSameBoard)]
    fn nvmlDeviceOnSameBoard(device1: nvmlDevice_t, device2: nvmlDevice_t, onSameBoard: *mut i32) -> nvmlReturn_t;

    #[called_by(nvmlDevicePowerSmoothingActivatePresetProfile)]
    #[since = "12.8"]
    fn nvmlDevicePowerSmoothingActivatePresetProfile(device: nvmlDevice_t, profile: *mut nvmlPowerSmoothingProfile_t) -> nvmlReturn_t;

    #[called_by(nvmlDevicePowerSmoothingSetState)]
    #[since = "12.8"]
    fn nvmlDevicePowerSmoothingSetState(device: nvmlDevice_t, state: *mut nvmlPowerSmoothingState_t) -> nvmlReturn_t;

    #[called_by(nvmlDevicePowerSmoothingUpdatePresetProfileParam)]
    #[since = "12.8"]
    fn nvmlDevicePowerSmoothingUpdatePresetProfileParam(device: nvmlDevice_t, profile: *mut nvmlPowerSmoothingProfile_t) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlDeviceQueryDrainState)]
    fn nvmlDeviceQueryDrainState(pciInfo: *mut nvmlPciInfo_t, currentState: *mut nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceRegisterEvents)]
    fn nvmlDeviceRegisterEvents(device: nvmlDevice_t, eventTypes: u64, set: nvmlEventSet_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceRemoveGpu(nvmlPciInfo_t *pciInfo)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlDeviceRemoveGpu_v2`, which [`nvmlDeviceRemoveGpu`](raw::nvmlDeviceRemoveGpu) calls.
    fn nvmlDeviceRemoveGpu(pciInfo: *mut nvmlPciInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceRemoveGpu)]
    fn nvmlDeviceRemoveGpu_v2(pciInfo: *mut nvmlPciInfo_t, gpuState: nvmlDetachGpuState_t, linkState: nvmlPcieLinkState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceResetApplicationsClocks)]
    fn nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceResetGpuLockedClocks)]
    fn nvmlDeviceResetGpuLockedClocks(device: nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceResetMemoryLockedClocks)]
    fn nvmlDeviceResetMemoryLockedClocks(device: nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceResetNvLinkErrorCounters)]
    fn nvmlDeviceResetNvLinkErrorCounters(device: nvmlDevice_t, link: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceResetNvLinkUtilizationCounter)]
    fn nvmlDeviceResetNvLinkUtilizationCounter(device: nvmlDevice_t, link: u32, counter: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetAPIRestriction)]
    fn nvmlDeviceSetAPIRestriction(device: nvmlDevice_t, apiType: nvmlRestrictedAPI_t, isRestricted: nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetAccountingMode)]
    fn nvmlDeviceSetAccountingMode(device: nvmlDevice_t, mode: nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetApplicationsClocks)]
    fn nvmlDeviceSetApplicationsClocks(device: nvmlDevice_t, memClockMHz: u32, graphicsClockMHz: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetAutoBoostedClocksEnabled)]
    fn nvmlDeviceSetAutoBoostedClocksEnabled(device: nvmlDevice_t, enabled: nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetClockOffsets)]
    #[since = "12.5"]
    fn nvmlDeviceSetClockOffsets(device: nvmlDevice_t, info: *mut nvmlClockOffset_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetComputeMode)]
    fn nvmlDeviceSetComputeMode(device: nvmlDevice_t, mode: nvmlComputeMode_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetConfComputeUnprotectedMemSize)]
    #[since = "12.2"]
    fn nvmlDeviceSetConfComputeUnprotectedMemSize(device: nvmlDevice_t, sizeKiB: u64) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetCpuAffinity)]
    fn nvmlDeviceSetCpuAffinity(device: nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetDefaultAutoBoostedClocksEnabled)]
    fn nvmlDeviceSetDefaultAutoBoostedClocksEnabled(device: nvmlDevice_t, enabled: nvmlEnableState_t, flags: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetDefaultFanSpeed_v2)]
    fn nvmlDeviceSetDefaultFanSpeed_v2(device: nvmlDevice_t, fan: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetDramEncryptionMode)]
    #[since = "12.8"]
    fn nvmlDeviceSetDramEncryptionMode(device: nvmlDevice_t, dramEncryption: *const nvmlDramEncryptionInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetDriverModel)]
    fn nvmlDeviceSetDriverModel(device: nvmlDevice_t, driverModel: nvmlDriverModel_t, flags: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetEccMode)]
    fn nvmlDeviceSetEccMode(device: nvmlDevice_t, ecc: nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetFanControlPolicy)]
    fn nvmlDeviceSetFanControlPolicy(device: nvmlDevice_t, fan: u32, policy: nvmlFanControlPolicy_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetFanSpeed_v2)]
    fn nvmlDeviceSetFanSpeed_v2(device: nvmlDevice_t, fan: u32, speed: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetGpcClkVfOffset)]
    fn nvmlDeviceSetGpcClkVfOffset(device: nvmlDevice_t, offset: i32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetGpuLockedClocks)]
    fn nvmlDeviceSetGpuLockedClocks(device: nvmlDevice_t, minGpuClockMHz: u32, maxGpuClockMHz: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetGpuOperationMode)]
    fn nvmlDeviceSetGpuOperationMode(device: nvmlDevice_t, mode: nvmlGpuOperationMode_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetMemClkVfOffset)]
    fn nvmlDeviceSetMemClkVfOffset(device: nvmlDevice_t, offset: i32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetMemoryLockedClocks)]
    fn nvmlDeviceSetMemoryLockedClocks(device: nvmlDevice_t, minMemClockMHz: u32, maxMemClockMHz: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetMigMode)]
    fn nvmlDeviceSetMigMode(device: nvmlDevice_t, mode: u32, activationStatus: *mut nvmlReturn_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetNvLinkDeviceLowPowerThreshold)]
    fn nvmlDeviceSetNvLinkDeviceLowPowerThreshold(device: nvmlDevice_t, info: *mut nvmlNvLinkPowerThres_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetNvLinkUtilizationControl)]
    fn nvmlDeviceSetNvLinkUtilizationControl(device: nvmlDevice_t, link: u32, counter: u32, control: *mut nvmlNvLinkUtilizationControl_t, reset: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetNvlinkBwMode)]
    #[since = "12.8"]
    fn nvmlDeviceSetNvlinkBwMode(device: nvmlDevice_t, setBwMode: *mut nvmlNvlinkSetBwMode_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetPersistenceMode)]
    fn nvmlDeviceSetPersistenceMode(device: nvmlDevice_t, mode: nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetPowerManagementLimit)]
    fn nvmlDeviceSetPowerManagementLimit(device: nvmlDevice_t, limit: u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetPowerManagementLimit_v2)]
    #[since = "12.2"]
    fn nvmlDeviceSetPowerManagementLimit_v2(device: nvmlDevice_t, powerValue: *mut nvmlPowerValue_v2_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetTemperatureThreshold)]
    fn nvmlDeviceSetTemperatureThreshold(device: nvmlDevice_t, thresholdType: nvmlTemperatureThresholds_t, temp: *mut i32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetVgpuHeterogeneousMode)]
    #[since = "12.4"]
    fn nvmlDeviceSetVgpuHeterogeneousMode(device: nvmlDevice_t, pHeterogeneousMode: *const nvmlVgpuHeterogeneousMode_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetVgpuSchedulerState)]
    #[since = "12.2"]
    fn nvmlDeviceSetVgpuSchedulerState(device: nvmlDevice_t, pSchedulerState: *mut nvmlVgpuSchedulerSetState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetVirtualizationMode)]
    fn nvmlDeviceSetVirtualizationMode(device: nvmlDevice_t, virtualMode: nvmlGpuVirtualizationMode_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceValidateInforom)]
    fn nvmlDeviceValidateInforom(device: nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceWorkloadPowerProfileClearRequestedProfiles)]
    #[since = "12.8"]
    fn nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(device: nvmlDevice_t, requestedProfiles: *mut nvmlWorkloadPowerProfileRequestedProfiles_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceWorkloadPowerProfileGetCurrentProfiles)]
    #[since = "12.8"]
    fn nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(device: nvmlDevice_t, currentProfiles: *mut nvmlWorkloadPowerProfileCurrentProfiles_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceWorkloadPowerProfileGetProfilesInfo)]
    #[since = "12.8"]
    fn nvmlDeviceWorkloadPowerProfileGetProfilesInfo(device: nvmlDevice_t, profilesInfo: *mut nvmlWorkloadPowerProfileProfilesInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles)]
    #[since = "12.8"]
    fn nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(device: nvmlDevice_t, requestedProfiles: *mut nvmlWorkloadPowerProfileRequestedProfiles_t) -> nvmlReturn_t;

    #[called_by(nvmlEventSetCreate)]
    fn nvmlEventSetCreate(set: *mut nvmlEventSet_t) -> nvmlReturn_t;

    #[called_by(nvmlEventSetFree)]
    fn nvmlEventSetFree(set: nvmlEventSet_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlEventSetWait(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlEventSetWait_v2`, which [`nvmlEventSetWait`](raw::nvmlEventSetWait) calls.
    fn nvmlEventSetWait(set: nvmlEventSet_t, data: *mut nvmlEventData_t, timeoutms: u32) -> nvmlReturn_t;

    #[called_by(nvmlEventSetWait)]
    fn nvmlEventSetWait_v2(set: nvmlEventSet_t, data: *mut nvmlEventData_t, timeoutms: u32) -> nvmlReturn_t;

    #[called_by(nvmlGetBlacklistDeviceCount)]
    fn nvmlGetExcludedDeviceCount(deviceCount: *mut u32) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlGetBlacklistDeviceInfoByIndex)]
    fn nvmlGetExcludedDeviceInfoByIndex(index: u32, info: *mut nvmlExcludedDeviceInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlGetVgpuCompatibility)]
    fn nvmlGetVgpuCompatibility(vgpuMetadata: *mut nvmlVgpuMetadata_t, pgpuMetadata: *mut nvmlVgpuPgpuMetadata_t, compatibilityInfo: *mut nvmlVgpuPgpuCompatibility_t) -> nvmlReturn_t;

    #[called_by(nvmlGetVgpuDriverCapabilities)]
    fn nvmlGetVgpuDriverCapabilities(capability: nvmlVgpuDriverCapability_t, capResult: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlGetVgpuVersion)]
    fn nvmlGetVgpuVersion(supported: *mut nvmlVgpuVersion_t, current: *mut nvmlVgpuVersion_t) -> nvmlReturn_t;

    #[called_by(nvmlGpmMigSampleGet)]
    fn nvmlGpmMigSampleGet(device: nvmlDevice_t, gpuInstanceId: u32, gpmSample: nvmlGpmSample_t) -> nvmlReturn_t;

    #[called_by(nvmlGpmQueryDeviceSupport)]
    fn nvmlGpmQueryDeviceSupport(device: nvmlDevice_t, gpmSupport: *mut nvmlGpmSupport_t) -> nvmlReturn_t;

    #[called_by(nvmlGpmQueryIfStreamingEnabled)]
    #[since = "12.2"]
    fn nvmlGpmQueryIfStreamingEnabled(device: nvmlDevice_t, state: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlGpmSampleAlloc)]
    fn nvmlGpmSampleAlloc(gpmSample: *mut nvmlGpmSample_t) -> nvmlReturn_t;

    #[called_by(nvmlGpmSampleFree)]
    fn nvmlGpmSampleFree(gpmSample: nvmlGpmSample_t) -> nvmlReturn_t;

    #[called_by(nvmlGpmSampleGet)]
    fn nvmlGpmSampleGet(device: nvmlDevice_t, gpmSample: nvmlGpmSample_t) -> nvmlReturn_t;

    #[called_by(nvmlGpmSetStreamingEnabled)]
    #[since = "12.2"]
    fn nvmlGpmSetStreamingEnabled(device: nvmlDevice_t, state: u32) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceCreateComputeInstance)]
    fn nvmlGpuInstanceCreateComputeInstance(gpuInstance: nvmlGpuInstance_t, profileId: u32, computeInstance: *mut nvmlComputeInstance_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceCreateComputeInstanceWithPlacement)]
    fn nvmlGpuInstanceCreateComputeInstanceWithPlacement(gpuInstance: nvmlGpuInstance_t, profileId: u32, placement: *const nvmlComputeInstancePlacement_t, computeInstance: *mut nvmlComputeInstance_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceDestroy)]
    fn nvmlGpuInstanceDestroy(gpuInstance: nvmlGpuInstance_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceGetActiveVgpus)]
    #[since = "12.9"]
    fn nvmlGpuInstanceGetActiveVgpus(gpuInstance: nvmlGpuInstance_t, pVgpuInstanceInfo: *mut nvmlActiveVgpuInstanceInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceGetComputeInstanceById)]
    fn nvmlGpuInstanceGetComputeInstanceById(gpuInstance: nvmlGpuInstance_t, id: u32, computeInstance: *mut nvmlComputeInstance_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceGetComputeInstancePossiblePlacements)]
    fn nvmlGpuInstanceGetComputeInstancePossiblePlacements(gpuInstance: nvmlGpuInstance_t, profileId: u32, placements: *mut nvmlComputeInstancePlacement_t, count: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceGetComputeInstanceProfileInfo)]
    fn nvmlGpuInstanceGetComputeInstanceProfileInfo(gpuInstance: nvmlGpuInstance_t, profile: u32, engProfile: u32, info: *mut nvmlComputeInstanceProfileInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceGetComputeInstanceProfileInfoV)]
    fn nvmlGpuInstanceGetComputeInstanceProfileInfoV(gpuInstance: nvmlGpuInstance_t, profile: u32, engProfile: u32, info: *mut nvmlComputeInstanceProfileInfo_v2_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceGetComputeInstanceRemainingCapacity)]
    fn nvmlGpuInstanceGetComputeInstanceRemainingCapacity(gpuInstance: nvmlGpuInstance_t, profileId: u32, count: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceGetComputeInstances)]
    fn nvmlGpuInstanceGetComputeInstances(gpuInstance: nvmlGpuInstance_t, profileId: u32, computeInstances: *mut nvmlComputeInstance_t, count: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceGetCreatableVgpus)]
    #[since = "12.9"]
    fn nvmlGpuInstanceGetCreatableVgpus(gpuInstance: nvmlGpuInstance_t, pVgpus: *mut nvmlVgpuTypeIdInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceGetInfo)]
    fn nvmlGpuInstanceGetInfo(gpuInstance: nvmlGpuInstance_t, info: *mut nvmlGpuInstanceInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceGetVgpuHeterogeneousMode)]
    #[since = "12.9"]
    fn nvmlGpuInstanceGetVgpuHeterogeneousMode(gpuInstance: nvmlGpuInstance_t, pHeterogeneousMode: *mut nvmlVgpuHeterogeneousMode_t) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlGpuInstanceGetVgpuSchedulerLog)]
    #[since = "12.9"]
    fn nvmlGpuInstanceGetVgpuSchedulerLog(gpuInstance: nvmlGpuInstance_t, pSchedulerLogInfo: *mut nvmlVgpuSchedulerLogInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceGetVgpuSchedulerState)]
    #[since = "12.9"]
    fn nvmlGpuInstanceGetVgpuSchedulerState(gpuInstance: nvmlGpuInstance_t, pSchedulerStateInfo: *mut nvmlVgpuSchedulerStateInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceGetVgpuTypeCreatablePlacements)]
    #[since = "12.9"]
    fn nvmlGpuInstanceGetVgpuTypeCreatablePlacements(gpuInstance: nvmlGpuInstance_t, pCreatablePlacementInfo: *mut nvmlVgpuCreatablePlacementInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceSetVgpuHeterogeneousMode)]
    #[since = "12.9"]
    fn nvmlGpuInstanceSetVgpuHeterogeneousMode(gpuInstance: nvmlGpuInstance_t, pHeterogeneousMode: *const nvmlVgpuHeterogeneousMode_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceSetVgpuSchedulerState)]
    #[since = "12.9"]
    fn nvmlGpuInstanceSetVgpuSchedulerState(gpuInstance: nvmlGpuInstance_t, pScheduler: *mut nvmlVgpuSchedulerState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlInit(void)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlInit_v2`, which [`nvmlInit`](raw::nvmlInit) calls.
    fn nvmlInit() -> nvmlReturn_t;

    #[called_by(nvmlInitWithFlags)]
    fn nvmlInitWithFlags(flags: u32) -> nvmlReturn_t;

    #[called_by(nvmlInit)]
    fn nvmlInit_v2() -> nvmlReturn_t;

    #[called_by(nvmlSetVgpuVersion)]
    fn nvmlSetVgpuVersion(vgpuVersion: *mut nvmlVgpuVersion_t) -> nvmlReturn_t;

    #[called_by(nvmlShutdown)]
    fn nvmlShutdown() -> nvmlReturn_t;

    #[called_by(nvmlSystemEventSetCreate)]
    #[since = "12.9"]
    fn nvmlSystemEventSetCreate(request: *mut nvmlSystemEventSetCreateRequest_t) -> nvmlReturn_t;

    #[called_by(nvmlSystemEventSetFree)]
    #[since = "12.9"]
    fn nvmlSystemEventSetFree(request: *mut nvmlSystemEventSetFreeRequest_t) -> nvmlReturn_t;

    #[called_by(nvmlSystemEventSetWait)]
    #[since = "12.9"]
    fn nvmlSystemEventSetWait(request: *mut nvmlSystemEventSetWaitRequest_t) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetConfComputeCapabilities)]
    #[since = "12.2"]
    fn nvmlSystemGetConfComputeCapabilities(capabilities: *mut nvmlConfComputeSystemCaps_t) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetConfComputeGpusReadyState)]
    #[since = "12.2"]
    fn nvmlSystemGetConfComputeGpusReadyState(isAcceptingWork: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetConfComputeKeyRotationThresholdInfo)]
    #[since = "12.4"]
    fn nvmlSystemGetConfComputeKeyRotationThresholdInfo(pKeyRotationThrInfo: *mut nvmlConfComputeGetKeyRotationThresholdInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetConfComputeSettings)]
    #[since = "12.4"]
    fn nvmlSystemGetConfComputeSettings(settings: *mut nvmlSystemConfComputeSettings_t) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetConfComputeState)]
    #[since = "12.2"]
    fn nvmlSystemGetConfComputeState(state: *mut nvmlConfComputeSystemState_t) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetCudaDriverVersion)]
    fn nvmlSystemGetCudaDriverVersion(cudaDriverVersion: *mut i32) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetCudaDriverVersion_v2)]
    fn nvmlSystemGetCudaDriverVersion_v2(cudaDriverVersion: *mut i32) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetDriverBranch)]
    #[since = "12.6"]
    fn nvmlSystemGetDriverBranch(branchInfo: *mut nvmlSystemDriverBranchInfo_t, length: u32) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetDriverVersion)]
    fn nvmlSystemGetDriverVersion(version: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetHicVersion)]
    fn nvmlSystemGetHicVersion(hwbcCount: *mut u32, hwbcEntries: *mut nvmlHwbcEntry_t) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetNVMLVersion)]
    fn nvmlSystemGetNVMLVersion(version: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetNvlinkBwMode)]
    #[since = "12.2"]
    fn nvmlSystemGetNvlinkBwMode(nvlinkBwMode: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetProcessName)]
    fn nvmlSystemGetProcessName(pid: u32, name: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetTopologyGpuSet)]
    fn nvmlSystemGetTopologyGpuSet(cpuNumber: u32, count: *mut u32, deviceArray: *mut nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlSystemRegisterEvents)]
    #[since = "12.9"]
    fn nvmlSystemRegisterEvents(request: *mut nvmlSystemRegisterEventRequest_t) -> nvmlReturn_t;

    #[called_by(nvmlSystemSetConfComputeGpusReadyState)]
    #[since = "12.2"]
    fn nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork: u32) -> nvmlReturn_t;

    #[called_by(nvmlSystemSetConfComputeKeyRotationThresholdInfo)]
    #[since = "12.4"]
    fn nvmlSystemSetConfComputeKeyRotationThresholdInfo(pKeyRotationThrInfo: *mut nvmlConfComputeSetKeyRotationThresholdInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlSystemSetNvlinkBwMode)]
    #[since = "12.2"]
    fn nvmlSystemSetNvlinkBwMode(nvlinkBwMode: u32) -> nvmlReturn_t;

    #[called_by(nvmlUnitGetCount)]
    fn nvmlUnitGetCount(unitCount: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlUnitGetDevices)]
    fn nvmlUnitGetDevices(unit: nvmlUnit_t, deviceCount: *mut u32, devices: *mut nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlUnitGetFanSpeedInfo)]
    fn nvmlUnitGetFanSpeedInfo(unit: nvmlUnit_t, fanSpeeds: *mut nvmlUnitFanSpeeds_t) -> nvmlReturn_t;

    #[called_by(nvmlUnitGetHandleByIndex)]
    fn nvmlUnitGetHandleByIndex(index: u32, unit: *mut nvmlUnit_t) -> nvmlReturn_t;

    #[called_by(nvmlUnitGetLedState)]
    fn nvmlUnitGetLedState(unit: nvmlUnit_t, state: *mut nvmlLedState_t) -> nvmlReturn_t;

    #[called_by(nvmlUnitGetPsuInfo)]
    fn nvmlUnitGetPsuInfo(unit: nvmlUnit_t, psu: *mut nvmlPSUInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlUnitGetTemperature)]
    fn nvmlUnitGetTemperature(unit: nvmlUnit_t, r#type: u32, temp: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlUnitGetUnitInfo)]
    fn nvmlUnitGetUnitInfo(unit: nvmlUnit_t, info: *mut nvmlUnitInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlUnitSetLedState)]
    fn nvmlUnitSetLedState(unit: nvmlUnit_t, color: nvmlLedColor_t) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceClearAccountingPids)]
    fn nvmlVgpuInstanceClearAccountingPids(vgpuInstance: nvmlVgpuInstance_t) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetAccountingMode)]
    fn nvmlVgpuInstanceGetAccountingMode(vgpuInstance: nvmlVgpuInstance_t, mode: *mut nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetAccountingPids)]
    fn nvmlVgpuInstanceGetAccountingPids(vgpuInstance: nvmlVgpuInstance_t, count: *mut u32, pids: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetAccountingStats)]
    fn nvmlVgpuInstanceGetAccountingStats(vgpuInstance: nvmlVgpuInstance_t, pid: u32, stats: *mut nvmlAccountingStats_t) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetEccMode)]
    fn nvmlVgpuInstanceGetEccMode(vgpuInstance: nvmlVgpuInstance_t, eccMode: *mut nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetEncoderCapacity)]
    fn nvmlVgpuInstanceGetEncoderCapacity(vgpuInstance: nvmlVgpuInstance_t, encoderCapacity: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetEncoderSessions)]
    fn nvmlVgpuInstanceGetEncoderSessions(vgpuInstance: nvmlVgpuInstance_t, sessionCount: *mut u32, sessionInfo: *mut nvmlEncoderSessionInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetEncoderStats)]
    fn nvmlVgpuInstanceGetEncoderStats(vgpuInstance: nvmlVgpuInstance_t, sessionCount: *mut u32, averageFps: *mut u32, averageLatency: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetFBCSessions)]
    fn nvmlVgpuInstanceGetFBCSessions(vgpuInstance: nvmlVgpuInstance_t, sessionCount: *mut u32, sessionInfo: *mut nvmlFBCSessionInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetFBCStats)]
    fn nvmlVgpuInstanceGetFBCStats(vgpuInstance: nvmlVgpuInstance_t, fbcStats: *mut nvmlFBCStats_t) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetFbUsage)]
    fn nvmlVgpuInstanceGetFbUsage(vgpuInstance: nvmlVgpuInstance_t, fbUsage: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetFrameRateLimit)]
    fn nvmlVgpuInstanceGetFrameRateLimit(vgpuInstance: nvmlVgpuInstance_t, frameRateLimit: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetGpuInstanceId)]
    fn nvmlVgpuInstanceGetGpuInstanceId(vgpuInstance: nvmlVgpuInstance_t, gpuInstanceId: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetGpuPciId)]
    fn nvmlVgpuInstanceGetGpuPciId(vgpuInstance: nvmlVgpuInstance_t, vgpuPciId: *mut core::ffi::c_char, length: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo)`
    ///
    /// In `nvml.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `nvmlVgpuInstanceGetLicenseInfo_v2`, which [`nvmlVgpuInstanceGetLicenseInfo`](raw::nvmlVgpuInstanceGetLicenseInfo) calls.
    fn nvmlVgpuInstanceGetLicenseInfo(vgpuInstance: nvmlVgpuInstance_t, licenseInfo: *mut nvmlVgpuLicenseInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetLicenseInfo)]
    fn nvmlVgpuInstanceGetLicenseInfo_v2(vgpuInstance: nvmlVgpuInstance_t, licenseInfo: *mut nvmlVgpuLicenseInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetLicenseStatus)]
    fn nvmlVgpuInstanceGetLicenseStatus(vgpuInstance: nvmlVgpuInstance_t, licensed: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetMdevUUID)]
    fn nvmlVgpuInstanceGetMdevUUID(vgpuInstance: nvmlVgpuInstance_t, mdevUuid: *mut core::ffi::c_char, size: u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetMetadata)]
    fn nvmlVgpuInstanceGetMetadata(vgpuInstance: nvmlVgpuInstance_t, vgpuMetadata: *mut nvmlVgpuMetadata_t, bufferSize: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetPlacementId)]
    #[since = "12.4"]
    fn nvmlVgpuInstanceGetPlacementId(vgpuInstance: nvmlVgpuInstance_t, pPlacement: *mut nvmlVgpuPlacementId_t) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlVgpuInstanceGetRuntimeStateSize)]
    #[since = "12.8"]
    fn nvmlVgpuInstanceGetRuntimeStateSize(vgpuInstance: nvmlVgpuInstance_t, pState: *mut nvmlVgpuRuntimeState_t) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetType)]
    fn nvmlVgpuInstanceGetType(vgpuInstance: nvmlVgpuInstance_t, vgpuTypeId: *mut nvmlVgpuTypeId_t) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetUUID)]
    fn nvmlVgpuInstanceGetUUID(vgpuInstance: nvmlVgpuInstance_t, uuid: *mut core::ffi::c_char, size: u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetVmDriverVersion)]
    fn nvmlVgpuInstanceGetVmDriverVersion(vgpuInstance: nvmlVgpuInstance_t, version: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceGetVmID)]
    fn nvmlVgpuInstanceGetVmID(vgpuInstance: nvmlVgpuInstance_t, vmId: *mut core::ffi::c_char, size: u32, vmIdType: *mut nvmlVgpuVmIdType_t) -> nvmlReturn_t;

    #[called_by(nvmlVgpuInstanceSetEncoderCapacity)]
    fn nvmlVgpuInstanceSetEncoderCapacity(vgpuInstance: nvmlVgpuInstance_t, encoderCapacity: u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetBAR1Info)]
    #[since = "12.6"]
    fn nvmlVgpuTypeGetBAR1Info(vgpuTypeId: nvmlVgpuTypeId_t, bar1Info: *mut nvmlVgpuTypeBar1Info_t) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetCapabilities)]
    fn nvmlVgpuTypeGetCapabilities(vgpuTypeId: nvmlVgpuTypeId_t, capability: nvmlVgpuCapability_t, capResult: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetClass)]
    fn nvmlVgpuTypeGetClass(vgpuTypeId: nvmlVgpuTypeId_t, vgpuTypeClass: *mut core::ffi::c_char, size: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetDeviceID)]
    fn nvmlVgpuTypeGetDeviceID(vgpuTypeId: nvmlVgpuTypeId_t, deviceID: *mut u64, subsystemID: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetFbReservation)]
    #[since = "12.4"]
    fn nvmlVgpuTypeGetFbReservation(vgpuTypeId: nvmlVgpuTypeId_t, fbReservation: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetFrameRateLimit)]
    fn nvmlVgpuTypeGetFrameRateLimit(vgpuTypeId: nvmlVgpuTypeId_t, frameRateLimit: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetFramebufferSize)]
    fn nvmlVgpuTypeGetFramebufferSize(vgpuTypeId: nvmlVgpuTypeId_t, fbSize: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetGpuInstanceProfileId)]
    fn nvmlVgpuTypeGetGpuInstanceProfileId(vgpuTypeId: nvmlVgpuTypeId_t, gpuInstanceProfileId: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetGspHeapSize)]
    #[since = "12.4"]
    fn nvmlVgpuTypeGetGspHeapSize(vgpuTypeId: nvmlVgpuTypeId_t, gspHeapSize: *mut u64) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetLicense)]
    fn nvmlVgpuTypeGetLicense(vgpuTypeId: nvmlVgpuTypeId_t, vgpuTypeLicenseString: *mut core::ffi::c_char, size: u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetMaxInstances)]
    fn nvmlVgpuTypeGetMaxInstances(device: nvmlDevice_t, vgpuTypeId: nvmlVgpuTypeId_t, vgpuInstanceCount: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetMaxInstancesPerGpuInstance)]
    #[since = "12.9"]
    fn nvmlVgpuTypeGetMaxInstancesPerGpuInstance(pMaxInstance: *mut nvmlVgpuTypeMaxInstance_t) -> nvmlReturn_t;
}

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlVgpuTypeGetMaxInstancesPerVm)]
    fn nvmlVgpuTypeGetMaxInstancesPerVm(vgpuTypeId: nvmlVgpuTypeId_t, vgpuInstanceCountPerVm: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetName)]
    fn nvmlVgpuTypeGetName(vgpuTypeId: nvmlVgpuTypeId_t, vgpuTypeName: *mut core::ffi::c_char, size: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetNumDisplayHeads)]
    fn nvmlVgpuTypeGetNumDisplayHeads(vgpuTypeId: nvmlVgpuTypeId_t, numDisplayHeads: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlVgpuTypeGetResolution)]
    fn nvmlVgpuTypeGetResolution(vgpuTypeId: nvmlVgpuTypeId_t, displayIndex: u32, xdim: *mut u32, ydim: *mut u32) -> nvmlReturn_t;
}
