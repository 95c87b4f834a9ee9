//! The C functions, as the library exports them: NVML.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::shared::nvml::{NVML, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;

sys! {
    NVML, Err(_) => core::ptr::null();

    /// `const char *nvmlErrorString(nvmlReturn_t result)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlErrorString(result: nvmlReturn_t) -> *const core::ffi::c_char;
}

sys! {
    NVML, Err(missing) => missing.status();

    /// `nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlComputeInstanceDestroy(computeInstance: nvmlComputeInstance_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlComputeInstanceGetInfo_v2(computeInstance: nvmlComputeInstance_t, info: *mut nvmlComputeInstanceInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceClearAccountingPids(device: nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceClearCpuAffinity(device: nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceClearEccErrorCounts(device: nvmlDevice_t, counterType: nvmlEccCounterType_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceClearFieldValues(device: nvmlDevice_t, valuesCount: i32, values: *mut nvmlFieldValue_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstance)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceCreateGpuInstance(device: nvmlDevice_t, profileId: u32, gpuInstance: *mut nvmlGpuInstance_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int profileId, const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceCreateGpuInstanceWithPlacement(device: nvmlDevice_t, profileId: u32, placement: *const nvmlGpuInstancePlacement_t, gpuInstance: *mut nvmlGpuInstance_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceDiscoverGpus(pciInfo: *mut nvmlPciInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlEnableState_t freeze)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceFreezeNvLinkUtilizationCounter(device: nvmlDevice_t, link: u32, counter: u32, freeze: nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetAPIRestriction(device: nvmlDevice_t, apiType: nvmlRestrictedAPI_t, isRestricted: *mut nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetAccountingBufferSize(device: nvmlDevice_t, bufferSize: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetAccountingMode(device: nvmlDevice_t, mode: *mut nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count, unsigned int *pids)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetAccountingPids(device: nvmlDevice_t, count: *mut u32, pids: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid, nvmlAccountingStats_t *stats)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetAccountingStats(device: nvmlDevice_t, pid: u32, stats: *mut nvmlAccountingStats_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuInstance_t *vgpuInstances)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetActiveVgpus(device: nvmlDevice_t, vgpuCount: *mut u32, vgpuInstances: *mut nvmlVgpuInstance_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device, unsigned int *adaptiveClockStatus)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetAdaptiveClockInfoStatus(device: nvmlDevice_t, adaptiveClockStatus: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetApplicationsClock(device: nvmlDevice_t, clockType: nvmlClockType_t, clockMHz: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetArchitecture(device: nvmlDevice_t, arch: *mut nvmlDeviceArchitecture_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetAttributes_v2(device: nvmlDevice_t, attributes: *mut nvmlDeviceAttributes_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetAutoBoostedClocksEnabled(device: nvmlDevice_t, isEnabled: *mut nvmlEnableState_t, defaultIsEnabled: *mut nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetBAR1MemoryInfo(device: nvmlDevice_t, bar1Memory: *mut nvmlBAR1Memory_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetBoardId(device: nvmlDevice_t, boardId: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber, unsigned int length)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetBoardPartNumber(device: nvmlDevice_t, partNumber: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device, nvmlBridgeChipHierarchy_t *bridgeHierarchy)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetBridgeChipInfo(device: nvmlDevice_t, bridgeHierarchy: *mut nvmlBridgeChipHierarchy_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetBusType(device: nvmlDevice_t, r#type: *mut nvmlBusType_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)`
    ///
    /// In `nvml.h` since CUDA 12.3.
    #[since = "12.3"]
    fn nvmlDeviceGetC2cModeInfoV(device: nvmlDevice_t, c2cModeInfo: *mut nvmlC2cModeInfo_v1_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)`
    ///
    /// In `nvml.h` since CUDA 12.5.
    #[since = "12.5"]
    fn nvmlDeviceGetCapabilities(device: nvmlDevice_t, caps: *mut nvmlDeviceCapabilities_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetClkMonStatus(device: nvmlDevice_t, status: *mut nvmlClkMonStatus_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId, unsigned int *clockMHz)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetClock(device: nvmlDevice_t, clockType: nvmlClockType_t, clockId: nvmlClockId_t, clockMHz: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetClockInfo(device: nvmlDevice_t, r#type: nvmlClockType_t, clock: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)`
    ///
    /// In `nvml.h` since CUDA 12.5.
    #[since = "12.5"]
    fn nvmlDeviceGetClockOffsets(device: nvmlDevice_t, info: *mut nvmlClockOffset_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetComputeInstanceId(device: nvmlDevice_t, id: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetComputeMode(device: nvmlDevice_t, mode: *mut nvmlComputeMode_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device, nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlDeviceGetConfComputeGpuAttestationReport(device: nvmlDevice_t, gpuAtstReport: *mut nvmlConfComputeGpuAttestationReport_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device, nvmlConfComputeGpuCertificate_t *gpuCert)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlDeviceGetConfComputeGpuCertificate(device: nvmlDevice_t, gpuCert: *mut nvmlConfComputeGpuCertificate_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlDeviceGetConfComputeMemSizeInfo(device: nvmlDevice_t, memInfo: *mut nvmlConfComputeMemSizeInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device, nvmlMemory_t *memory)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlDeviceGetConfComputeProtectedMemoryUsage(device: nvmlDevice_t, memory: *mut nvmlMemory_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceGetCoolerInfo(device: nvmlDevice_t, coolerInfo: *mut nvmlCoolerInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetCount_v2(deviceCount: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetCpuAffinity(device: nvmlDevice_t, cpuSetSize: u32, cpuSet: *mut core::ffi::c_ulong) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet, nvmlAffinityScope_t scope)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetCpuAffinityWithinScope(device: nvmlDevice_t, cpuSetSize: u32, cpuSet: *mut core::ffi::c_ulong, scope: nvmlAffinityScope_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetCreatableVgpus(device: nvmlDevice_t, vgpuCount: *mut u32, vgpuTypeIds: *mut nvmlVgpuTypeId_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetCudaComputeCapability(device: nvmlDevice_t, major: *mut i32, minor: *mut i32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetCurrPcieLinkGeneration(device: nvmlDevice_t, currLinkGen: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetCurrPcieLinkWidth(device: nvmlDevice_t, currLinkWidth: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceGetCurrentClockFreqs(device: nvmlDevice_t, currentClockFreqs: *mut nvmlDeviceCurrentClockFreqs_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device, unsigned long long *clocksEventReasons)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlDeviceGetCurrentClocksEventReasons(device: nvmlDevice_t, clocksEventReasons: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device, unsigned long long *clocksThrottleReasons)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetCurrentClocksThrottleReasons(device: nvmlDevice_t, clocksThrottleReasons: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetDecoderUtilization(device: nvmlDevice_t, utilization: *mut u32, samplingPeriodUs: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetDefaultApplicationsClock(device: nvmlDevice_t, clockType: nvmlClockType_t, clockMHz: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetDefaultEccMode(device: nvmlDevice_t, defaultMode: *mut nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetDetailedEccErrors(device: nvmlDevice_t, errorType: nvmlMemoryErrorType_t, counterType: nvmlEccCounterType_t, eccCounts: *mut nvmlEccErrorCounts_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice, nvmlDevice_t *device)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetDeviceHandleFromMigDeviceHandle(migDevice: nvmlDevice_t, device: *mut nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetDisplayActive(device: nvmlDevice_t, isActive: *mut nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetDisplayMode(device: nvmlDevice_t, display: *mut nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceGetDramEncryptionMode(device: nvmlDevice_t, current: *mut nvmlDramEncryptionInfo_t, pending: *mut nvmlDramEncryptionInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending)`
    ///
    /// In `nvml.h` since CUDA 12.5.
    #[since = "12.5"]
    fn nvmlDeviceGetDriverModel_v2(device: nvmlDevice_t, current: *mut nvmlDriverModel_t, pending: *mut nvmlDriverModel_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetDynamicPstatesInfo(device: nvmlDevice_t, pDynamicPstatesInfo: *mut nvmlGpuDynamicPstatesInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current, nvmlEnableState_t *pending)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetEccMode(device: nvmlDevice_t, current: *mut nvmlEnableState_t, pending: *mut nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetEncoderCapacity(device: nvmlDevice_t, encoderQueryType: nvmlEncoderType_t, encoderCapacity: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetEncoderSessions(device: nvmlDevice_t, sessionCount: *mut u32, sessionInfos: *mut nvmlEncoderSessionInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetEncoderStats(device: nvmlDevice_t, sessionCount: *mut u32, averageFps: *mut u32, averageLatency: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetEncoderUtilization(device: nvmlDevice_t, utilization: *mut u32, samplingPeriodUs: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetEnforcedPowerLimit(device: nvmlDevice_t, limit: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetFBCSessions(device: nvmlDevice_t, sessionCount: *mut u32, sessionInfo: *mut nvmlFBCSessionInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetFBCStats(device: nvmlDevice_t, fbcStats: *mut nvmlFBCStats_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t *policy)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetFanControlPolicy_v2(device: nvmlDevice_t, fan: u32, policy: *mut nvmlFanControlPolicy_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetFanSpeed(device: nvmlDevice_t, speed: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceGetFanSpeedRPM(device: nvmlDevice_t, fanSpeed: *mut nvmlFanSpeedInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetFanSpeed_v2(device: nvmlDevice_t, fan: u32, speed: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetFieldValues(device: nvmlDevice_t, valuesCount: i32, values: *mut nvmlFieldValue_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGpcClkMinMaxVfOffset(device: nvmlDevice_t, minOffset: *mut i32, maxOffset: *mut i32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGpcClkVfOffset(device: nvmlDevice_t, offset: *mut i32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGpuFabricInfo(device: nvmlDevice_t, gpuFabricInfo: *mut nvmlGpuFabricInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t *gpuInstance)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGpuInstanceById(device: nvmlDevice_t, id: u32, gpuInstance: *mut nvmlGpuInstance_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGpuInstanceId(device: nvmlDevice_t, id: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGpuInstancePossiblePlacements_v2(device: nvmlDevice_t, profileId: u32, placements: *mut nvmlGpuInstancePlacement_t, count: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_t *info)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGpuInstanceProfileInfo(device: nvmlDevice_t, profile: u32, info: *mut nvmlGpuInstanceProfileInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGpuInstanceProfileInfoV(device: nvmlDevice_t, profile: u32, info: *mut nvmlGpuInstanceProfileInfo_v2_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int profileId, unsigned int *count)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGpuInstanceRemainingCapacity(device: nvmlDevice_t, profileId: u32, count: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstances, unsigned int *count)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGpuInstances(device: nvmlDevice_t, profileId: u32, gpuInstances: *mut nvmlGpuInstance_t, count: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGenDevice)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGpuMaxPcieLinkGeneration(device: nvmlDevice_t, maxLinkGenDevice: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGpuOperationMode(device: nvmlDevice_t, current: *mut nvmlGpuOperationMode_t, pending: *mut nvmlGpuOperationMode_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGridLicensableFeatures_v4(device: nvmlDevice_t, pGridLicensableFeatures: *mut nvmlGridLicensableFeatures_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled, unsigned int *defaultMode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGspFirmwareMode(device: nvmlDevice_t, isEnabled: *mut u32, defaultMode: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetGspFirmwareVersion(device: nvmlDevice_t, version: *mut core::ffi::c_char) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetHandleByIndex_v2(index: u32, device: *mut nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetHandleByPciBusId_v2(pciBusId: *const core::ffi::c_char, device: *mut nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetHandleBySerial(serial: *const core::ffi::c_char, device: *mut nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetHandleByUUID(uuid: *const core::ffi::c_char, device: *mut nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)`
    ///
    /// In `nvml.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvmlDeviceGetHandleByUUIDV(uuid: *const nvmlUUID_t, device: *mut nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetHostVgpuMode(device: nvmlDevice_t, pHostVgpuMode: *mut nvmlHostVgpuMode_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetIndex(device: nvmlDevice_t, index: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int *checksum)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetInforomConfigurationChecksum(device: nvmlDevice_t, checksum: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version, unsigned int length)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetInforomImageVersion(device: nvmlDevice_t, version: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object, char *version, unsigned int length)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetInforomVersion(device: nvmlDevice_t, object: nvmlInforomObject_t, version: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetIrqNum(device: nvmlDevice_t, irqNum: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlDeviceGetJpgUtilization(device: nvmlDevice_t, utilization: *mut u32, samplingPeriodUs: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp, unsigned long *durationUs)`
    ///
    /// In `nvml.h` since CUDA 12.3.
    #[since = "12.3"]
    fn nvmlDeviceGetLastBBXFlushTime(device: nvmlDevice_t, timestamp: *mut u64, durationUs: *mut core::ffi::c_ulong) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device, nvmlMarginTemperature_t *marginTempInfo)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceGetMarginTemperature(device: nvmlDevice_t, marginTempInfo: *mut nvmlMarginTemperature_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMaxClockInfo(device: nvmlDevice_t, r#type: nvmlClockType_t, clock: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMaxCustomerBoostClock(device: nvmlDevice_t, clockType: nvmlClockType_t, clockMHz: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMaxMigDeviceCount(device: nvmlDevice_t, count: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMaxPcieLinkGeneration(device: nvmlDevice_t, maxLinkGen: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMaxPcieLinkWidth(device: nvmlDevice_t, maxLinkWidth: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMemClkMinMaxVfOffset(device: nvmlDevice_t, minOffset: *mut i32, maxOffset: *mut i32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMemClkVfOffset(device: nvmlDevice_t, offset: *mut i32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize, unsigned long *nodeSet, nvmlAffinityScope_t scope)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMemoryAffinity(device: nvmlDevice_t, nodeSetSize: u32, nodeSet: *mut core::ffi::c_ulong, scope: nvmlAffinityScope_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMemoryBusWidth(device: nvmlDevice_t, busWidth: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType, unsigned long long *count)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMemoryErrorCounter(device: nvmlDevice_t, errorType: nvmlMemoryErrorType_t, counterType: nvmlEccCounterType_t, locationType: nvmlMemoryLocation_t, count: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMemoryInfo(device: nvmlDevice_t, memory: *mut nvmlMemory_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMemoryInfo_v2(device: nvmlDevice_t, memory: *mut nvmlMemory_v2_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index, nvmlDevice_t *migDevice)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMigDeviceHandleByIndex(device: nvmlDevice_t, index: u32, migDevice: *mut nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMigMode(device: nvmlDevice_t, currentMode: *mut u32, pendingMode: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMinMaxClockOfPState(device: nvmlDevice_t, r#type: nvmlClockType_t, pstate: nvmlPstates_t, minClockMHz: *mut u32, maxClockMHz: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMinMaxFanSpeed(device: nvmlDevice_t, minSpeed: *mut u32, maxSpeed: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMinorNumber(device: nvmlDevice_t, minorNumber: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlDeviceGetModuleId(device: nvmlDevice_t, moduleId: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetMultiGpuBoard(device: nvmlDevice_t, multiGpuBool: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetName(device: nvmlDevice_t, name: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetNumFans(device: nvmlDevice_t, numFans: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetNumGpuCores(device: nvmlDevice_t, numCores: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlDeviceGetNumaNodeId(device: nvmlDevice_t, node: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link, nvmlNvLinkCapability_t capability, unsigned int *capResult)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetNvLinkCapability(device: nvmlDevice_t, link: u32, capability: nvmlNvLinkCapability_t, capResult: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link, nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetNvLinkErrorCounter(device: nvmlDevice_t, link: u32, counter: nvmlNvLinkErrorCounter_t, counterValue: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link, nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetNvLinkRemoteDeviceType(device: nvmlDevice_t, link: u32, pNvLinkDeviceType: *mut nvmlIntNvLinkDeviceType_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetNvLinkRemotePciInfo_v2(device: nvmlDevice_t, link: u32, pci: *mut nvmlPciInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetNvLinkState(device: nvmlDevice_t, link: u32, isActive: *mut nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetNvLinkUtilizationControl(device: nvmlDevice_t, link: u32, counter: u32, control: *mut nvmlNvLinkUtilizationControl_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetNvLinkUtilizationCounter(device: nvmlDevice_t, link: u32, counter: u32, rxcounter: *mut u64, txcounter: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link, unsigned int *version)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetNvLinkVersion(device: nvmlDevice_t, link: u32, version: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceGetNvlinkBwMode(device: nvmlDevice_t, getBwMode: *mut nvmlNvlinkGetBwMode_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device, nvmlNvlinkSupportedBwModes_t *supportedBwMode)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceGetNvlinkSupportedBwModes(device: nvmlDevice_t, supportedBwMode: *mut nvmlNvlinkSupportedBwModes_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlDeviceGetOfaUtilization(device: nvmlDevice_t, utilization: *mut u32, samplingPeriodUs: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetP2PStatus(device1: nvmlDevice_t, device2: nvmlDevice_t, p2pIndex: nvmlGpuP2PCapsIndex_t, p2pStatus: *mut nvmlGpuP2PStatus_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlDeviceGetPciInfoExt(device: nvmlDevice_t, pci: *mut nvmlPciInfoExt_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPciInfo_v3(device: nvmlDevice_t, pci: *mut nvmlPciInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPcieLinkMaxSpeed(device: nvmlDevice_t, maxSpeed: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPcieReplayCounter(device: nvmlDevice_t, value: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPcieSpeed(device: nvmlDevice_t, pcieSpeed: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int *value)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPcieThroughput(device: nvmlDevice_t, counter: nvmlPcieUtilCounter_t, value: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceGetPerformanceModes(device: nvmlDevice_t, perfModes: *mut nvmlDevicePerfModes_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPerformanceState(device: nvmlDevice_t, pState: *mut nvmlPstates_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPersistenceMode(device: nvmlDevice_t, mode: *mut nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPgpuMetadataString(device: nvmlDevice_t, pgpuMetadata: *mut core::ffi::c_char, bufferSize: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceGetPlatformInfo(device: nvmlDevice_t, platformInfo: *mut nvmlPlatformInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device, unsigned int *defaultLimit)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPowerManagementDefaultLimit(device: nvmlDevice_t, defaultLimit: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPowerManagementLimit(device: nvmlDevice_t, limit: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device, unsigned int *minLimit, unsigned int *maxLimit)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPowerManagementLimitConstraints(device: nvmlDevice_t, minLimit: *mut u32, maxLimit: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPowerManagementMode(device: nvmlDevice_t, mode: *mut nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPowerSource(device: nvmlDevice_t, powerSource: *mut nvmlPowerSource_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPowerState(device: nvmlDevice_t, pState: *mut nvmlPstates_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetPowerUsage(device: nvmlDevice_t, power: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device, nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetProcessUtilization(device: nvmlDevice_t, utilization: *mut nvmlProcessUtilizationSample_t, processSamplesCount: *mut u32, lastSeenTimeStamp: u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device, nvmlProcessesUtilizationInfo_t *procesesUtilInfo)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlDeviceGetProcessesUtilizationInfo(device: nvmlDevice_t, procesesUtilInfo: *mut nvmlProcessesUtilizationInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows, unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetRemappedRows(device: nvmlDevice_t, corrRows: *mut u32, uncRows: *mut u32, isPending: *mut u32, failureOccurred: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetRetiredPages(device: nvmlDevice_t, cause: nvmlPageRetirementCause_t, pageCount: *mut u32, addresses: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device, nvmlEnableState_t *isPending)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetRetiredPagesPendingStatus(device: nvmlDevice_t, isPending: *mut nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses, unsigned long long *timestamps)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetRetiredPages_v2(device: nvmlDevice_t, cause: nvmlPageRetirementCause_t, pageCount: *mut u32, addresses: *mut u64, timestamps: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device, nvmlRowRemapperHistogramValues_t *values)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetRowRemapperHistogram(device: nvmlDevice_t, values: *mut nvmlRowRemapperHistogramValues_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device, nvmlProcessDetailList_t *plist)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlDeviceGetRunningProcessDetailList(device: nvmlDevice_t, plist: *mut nvmlProcessDetailList_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *sampleCount, nvmlSample_t *samples)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetSamples(device: nvmlDevice_t, r#type: nvmlSamplingType_t, lastSeenTimeStamp: u64, sampleValType: *mut nvmlValueType_t, sampleCount: *mut u32, samples: *mut nvmlSample_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetSerial(device: nvmlDevice_t, serial: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlDeviceGetSramEccErrorStatus(device: nvmlDevice_t, status: *mut nvmlEccSramErrorStatus_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device, unsigned long long *supportedClocksEventReasons)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlDeviceGetSupportedClocksEventReasons(device: nvmlDevice_t, supportedClocksEventReasons: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device, unsigned long long *supportedClocksThrottleReasons)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetSupportedClocksThrottleReasons(device: nvmlDevice_t, supportedClocksThrottleReasons: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long *eventTypes)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetSupportedEventTypes(device: nvmlDevice_t, eventTypes: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetSupportedGraphicsClocks(device: nvmlDevice_t, memoryClockMHz: u32, count: *mut u32, clocksMHz: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count, unsigned int *clocksMHz)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetSupportedMemoryClocks(device: nvmlDevice_t, count: *mut u32, clocksMHz: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates, unsigned int size)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetSupportedPerformanceStates(device: nvmlDevice_t, pstates: *mut nvmlPstates_t, size: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetSupportedVgpus(device: nvmlDevice_t, vgpuCount: *mut u32, vgpuTypeIds: *mut nvmlVgpuTypeId_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetTargetFanSpeed(device: nvmlDevice_t, fan: u32, targetSpeed: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetTemperatureThreshold(device: nvmlDevice_t, thresholdType: nvmlTemperatureThresholds_t, temp: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex, nvmlGpuThermalSettings_t *pThermalSettings)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetThermalSettings(device: nvmlDevice_t, sensorIndex: u32, pThermalSettings: *mut nvmlGpuThermalSettings_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetTopologyCommonAncestor(device1: nvmlDevice_t, device2: nvmlDevice_t, pathInfo: *mut nvmlGpuTopologyLevel_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level, unsigned int *count, nvmlDevice_t *deviceArray)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetTopologyNearestGpus(device: nvmlDevice_t, level: nvmlGpuTopologyLevel_t, count: *mut u32, deviceArray: *mut nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, unsigned long long *eccCounts)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetTotalEccErrors(device: nvmlDevice_t, errorType: nvmlMemoryErrorType_t, counterType: nvmlEccCounterType_t, eccCounts: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetTotalEnergyConsumption(device: nvmlDevice_t, energy: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetUUID(device: nvmlDevice_t, uuid: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetUtilizationRates(device: nvmlDevice_t, utilization: *mut nvmlUtilization_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetVbiosVersion(device: nvmlDevice_t, version: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlDeviceGetVgpuHeterogeneousMode(device: nvmlDevice_t, pHeterogeneousMode: *mut nvmlVgpuHeterogeneousMode_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device, nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlDeviceGetVgpuInstancesUtilizationInfo(device: nvmlDevice_t, vgpuUtilInfo: *mut nvmlVgpuInstancesUtilizationInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetVgpuMetadata(device: nvmlDevice_t, pgpuMetadata: *mut nvmlVgpuPgpuMetadata_t, bufferSize: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t *utilizationSamples)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetVgpuProcessUtilization(device: nvmlDevice_t, lastSeenTimeStamp: u64, vgpuProcessSamplesCount: *mut u32, utilizationSamples: *mut nvmlVgpuProcessUtilizationSample_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device, nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlDeviceGetVgpuProcessesUtilizationInfo(device: nvmlDevice_t, vgpuProcUtilInfo: *mut nvmlVgpuProcessesUtilizationInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device, nvmlVgpuSchedulerCapabilities_t *pCapabilities)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetVgpuSchedulerCapabilities(device: nvmlDevice_t, pCapabilities: *mut nvmlVgpuSchedulerCapabilities_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetVgpuSchedulerLog(device: nvmlDevice_t, pSchedulerLog: *mut nvmlVgpuSchedulerLog_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerGetState_t *pSchedulerState)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetVgpuSchedulerState(device: nvmlDevice_t, pSchedulerState: *mut nvmlVgpuSchedulerGetState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlDeviceGetVgpuTypeCreatablePlacements(device: nvmlDevice_t, vgpuTypeId: nvmlVgpuTypeId_t, pPlacementList: *mut nvmlVgpuPlacementList_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlDeviceGetVgpuTypeSupportedPlacements(device: nvmlDevice_t, vgpuTypeId: nvmlVgpuTypeId_t, pPlacementList: *mut nvmlVgpuPlacementList_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount, nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetVgpuUtilization(device: nvmlDevice_t, lastSeenTimeStamp: u64, sampleValType: *mut nvmlValueType_t, vgpuInstanceSamplesCount: *mut u32, utilizationSamples: *mut nvmlVgpuInstanceUtilizationSample_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetViolationStatus(device: nvmlDevice_t, perfPolicyType: nvmlPerfPolicyType_t, violTime: *mut nvmlViolationTime_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceGetVirtualizationMode(device: nvmlDevice_t, pVirtualMode: *mut nvmlGpuVirtualizationMode_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceIsMigDeviceHandle(device: nvmlDevice_t, isMigDevice: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceModifyDrainState(pciInfo: *mut nvmlPciInfo_t, newState: nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceOnSameBoard(device1: nvmlDevice_t, device2: nvmlDevice_t, onSameBoard: *mut i32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDevicePowerSmoothingActivatePresetProfile(device: nvmlDevice_t, profile: *mut nvmlPowerSmoothingProfile_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t *state)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDevicePowerSmoothingSetState(device: nvmlDevice_t, state: *mut nvmlPowerSmoothingState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDevicePowerSmoothingUpdatePresetProfileParam(device: nvmlDevice_t, profile: *mut nvmlPowerSmoothingProfile_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceQueryDrainState(pciInfo: *mut nvmlPciInfo_t, currentState: *mut nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceRegisterEvents(device: nvmlDevice_t, eventTypes: u64, set: nvmlEventSet_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceRemoveGpu_v2(pciInfo: *mut nvmlPciInfo_t, gpuState: nvmlDetachGpuState_t, linkState: nvmlPcieLinkState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceResetGpuLockedClocks(device: nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceResetMemoryLockedClocks(device: nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceResetNvLinkErrorCounters(device: nvmlDevice_t, link: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceResetNvLinkUtilizationCounter(device: nvmlDevice_t, link: u32, counter: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetAPIRestriction(device: nvmlDevice_t, apiType: nvmlRestrictedAPI_t, isRestricted: nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetAccountingMode(device: nvmlDevice_t, mode: nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetApplicationsClocks(device: nvmlDevice_t, memClockMHz: u32, graphicsClockMHz: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetAutoBoostedClocksEnabled(device: nvmlDevice_t, enabled: nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)`
    ///
    /// In `nvml.h` since CUDA 12.5.
    #[since = "12.5"]
    fn nvmlDeviceSetClockOffsets(device: nvmlDevice_t, info: *mut nvmlClockOffset_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetComputeMode(device: nvmlDevice_t, mode: nvmlComputeMode_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device, unsigned long long sizeKiB)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlDeviceSetConfComputeUnprotectedMemSize(device: nvmlDevice_t, sizeKiB: u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetCpuAffinity(device: nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetDefaultAutoBoostedClocksEnabled(device: nvmlDevice_t, enabled: nvmlEnableState_t, flags: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetDefaultFanSpeed_v2(device: nvmlDevice_t, fan: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device, const nvmlDramEncryptionInfo_t *dramEncryption)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceSetDramEncryptionMode(device: nvmlDevice_t, dramEncryption: *const nvmlDramEncryptionInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetDriverModel(device: nvmlDevice_t, driverModel: nvmlDriverModel_t, flags: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetEccMode(device: nvmlDevice_t, ecc: nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetFanControlPolicy(device: nvmlDevice_t, fan: u32, policy: nvmlFanControlPolicy_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetFanSpeed_v2(device: nvmlDevice_t, fan: u32, speed: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetGpcClkVfOffset(device: nvmlDevice_t, offset: i32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetGpuLockedClocks(device: nvmlDevice_t, minGpuClockMHz: u32, maxGpuClockMHz: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetGpuOperationMode(device: nvmlDevice_t, mode: nvmlGpuOperationMode_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetMemClkVfOffset(device: nvmlDevice_t, offset: i32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz, unsigned int maxMemClockMHz)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetMemoryLockedClocks(device: nvmlDevice_t, minMemClockMHz: u32, maxMemClockMHz: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetMigMode(device: nvmlDevice_t, mode: u32, activationStatus: *mut nvmlReturn_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device, nvmlNvLinkPowerThres_t *info)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetNvLinkDeviceLowPowerThreshold(device: nvmlDevice_t, info: *mut nvmlNvLinkPowerThres_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetNvLinkUtilizationControl(device: nvmlDevice_t, link: u32, counter: u32, control: *mut nvmlNvLinkUtilizationControl_t, reset: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceSetNvlinkBwMode(device: nvmlDevice_t, setBwMode: *mut nvmlNvlinkSetBwMode_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetPersistenceMode(device: nvmlDevice_t, mode: nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetPowerManagementLimit(device: nvmlDevice_t, limit: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlDeviceSetPowerManagementLimit_v2(device: nvmlDevice_t, powerValue: *mut nvmlPowerValue_v2_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, int *temp)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetTemperatureThreshold(device: nvmlDevice_t, thresholdType: nvmlTemperatureThresholds_t, temp: *mut i32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlDeviceSetVgpuHeterogeneousMode(device: nvmlDevice_t, pHeterogeneousMode: *const nvmlVgpuHeterogeneousMode_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlDeviceSetVgpuSchedulerState(device: nvmlDevice_t, pSchedulerState: *mut nvmlVgpuSchedulerSetState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceSetVirtualizationMode(device: nvmlDevice_t, virtualMode: nvmlGpuVirtualizationMode_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlDeviceValidateInforom(device: nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(device: nvmlDevice_t, requestedProfiles: *mut nvmlWorkloadPowerProfileRequestedProfiles_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(device: nvmlDevice_t, currentProfiles: *mut nvmlWorkloadPowerProfileCurrentProfiles_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device, nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceWorkloadPowerProfileGetProfilesInfo(device: nvmlDevice_t, profilesInfo: *mut nvmlWorkloadPowerProfileProfilesInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(device: nvmlDevice_t, requestedProfiles: *mut nvmlWorkloadPowerProfileRequestedProfiles_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlEventSetCreate(set: *mut nvmlEventSet_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlEventSetFree(set: nvmlEventSet_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlEventSetWait_v2(set: nvmlEventSet_t, data: *mut nvmlEventData_t, timeoutms: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGetExcludedDeviceCount(deviceCount: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGetExcludedDeviceInfoByIndex(index: u32, info: *mut nvmlExcludedDeviceInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata, nvmlVgpuPgpuCompatibility_t *compatibilityInfo)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGetVgpuCompatibility(vgpuMetadata: *mut nvmlVgpuMetadata_t, pgpuMetadata: *mut nvmlVgpuPgpuMetadata_t, compatibilityInfo: *mut nvmlVgpuPgpuCompatibility_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability, unsigned int *capResult)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGetVgpuDriverCapabilities(capability: nvmlVgpuDriverCapability_t, capResult: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGetVgpuVersion(supported: *mut nvmlVgpuVersion_t, current: *mut nvmlVgpuVersion_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpmMigSampleGet(device: nvmlDevice_t, gpuInstanceId: u32, gpmSample: nvmlGpmSample_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpmQueryDeviceSupport(device: nvmlDevice_t, gpmSupport: *mut nvmlGpmSupport_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlGpmQueryIfStreamingEnabled(device: nvmlDevice_t, state: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpmSampleAlloc(gpmSample: *mut nvmlGpmSample_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpmSampleFree(gpmSample: nvmlGpmSample_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpmSampleGet(device: nvmlDevice_t, gpmSample: nvmlGpmSample_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlGpmSetStreamingEnabled(device: nvmlDevice_t, state: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstance)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpuInstanceCreateComputeInstance(gpuInstance: nvmlGpuInstance_t, profileId: u32, computeInstance: *mut nvmlComputeInstance_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance, unsigned int profileId, const nvmlComputeInstancePlacement_t *placement, nvmlComputeInstance_t *computeInstance)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpuInstanceCreateComputeInstanceWithPlacement(gpuInstance: nvmlGpuInstance_t, profileId: u32, placement: *const nvmlComputeInstancePlacement_t, computeInstance: *mut nvmlComputeInstance_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpuInstanceDestroy(gpuInstance: nvmlGpuInstance_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance, nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)`
    ///
    /// In `nvml.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvmlGpuInstanceGetActiveVgpus(gpuInstance: nvmlGpuInstance_t, pVgpuInstanceInfo: *mut nvmlActiveVgpuInstanceInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int id, nvmlComputeInstance_t *computeInstance)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpuInstanceGetComputeInstanceById(gpuInstance: nvmlGpuInstance_t, id: u32, computeInstance: *mut nvmlComputeInstance_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstancePlacement_t *placements, unsigned int *count)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpuInstanceGetComputeInstancePossiblePlacements(gpuInstance: nvmlGpuInstance_t, profileId: u32, placements: *mut nvmlComputeInstancePlacement_t, count: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_t *info)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpuInstanceGetComputeInstanceProfileInfo(gpuInstance: nvmlGpuInstance_t, profile: u32, engProfile: u32, info: *mut nvmlComputeInstanceProfileInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t *info)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpuInstanceGetComputeInstanceProfileInfoV(gpuInstance: nvmlGpuInstance_t, profile: u32, engProfile: u32, info: *mut nvmlComputeInstanceProfileInfo_v2_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpuInstanceGetComputeInstanceRemainingCapacity(gpuInstance: nvmlGpuInstance_t, profileId: u32, count: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstances, unsigned int *count)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpuInstanceGetComputeInstances(gpuInstance: nvmlGpuInstance_t, profileId: u32, computeInstances: *mut nvmlComputeInstance_t, count: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t *pVgpus)`
    ///
    /// In `nvml.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvmlGpuInstanceGetCreatableVgpus(gpuInstance: nvmlGpuInstance_t, pVgpus: *mut nvmlVgpuTypeIdInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlGpuInstanceGetInfo(gpuInstance: nvmlGpuInstance_t, info: *mut nvmlGpuInstanceInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)`
    ///
    /// In `nvml.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvmlGpuInstanceGetVgpuHeterogeneousMode(gpuInstance: nvmlGpuInstance_t, pHeterogeneousMode: *mut nvmlVgpuHeterogeneousMode_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)`
    ///
    /// In `nvml.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvmlGpuInstanceGetVgpuSchedulerLog(gpuInstance: nvmlGpuInstance_t, pSchedulerLogInfo: *mut nvmlVgpuSchedulerLogInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)`
    ///
    /// In `nvml.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvmlGpuInstanceGetVgpuSchedulerState(gpuInstance: nvmlGpuInstance_t, pSchedulerStateInfo: *mut nvmlVgpuSchedulerStateInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance, nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)`
    ///
    /// In `nvml.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvmlGpuInstanceGetVgpuTypeCreatablePlacements(gpuInstance: nvmlGpuInstance_t, pCreatablePlacementInfo: *mut nvmlVgpuCreatablePlacementInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)`
    ///
    /// In `nvml.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvmlGpuInstanceSetVgpuHeterogeneousMode(gpuInstance: nvmlGpuInstance_t, pHeterogeneousMode: *const nvmlVgpuHeterogeneousMode_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t *pScheduler)`
    ///
    /// In `nvml.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvmlGpuInstanceSetVgpuSchedulerState(gpuInstance: nvmlGpuInstance_t, pScheduler: *mut nvmlVgpuSchedulerState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlInitWithFlags(unsigned int flags)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlInitWithFlags(flags: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlInit_v2(void)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlInit_v2() -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlSetVgpuVersion(vgpuVersion: *mut nvmlVgpuVersion_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlShutdown(void)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlShutdown() -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)`
    ///
    /// In `nvml.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvmlSystemEventSetCreate(request: *mut nvmlSystemEventSetCreateRequest_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)`
    ///
    /// In `nvml.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvmlSystemEventSetFree(request: *mut nvmlSystemEventSetFreeRequest_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)`
    ///
    /// In `nvml.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvmlSystemEventSetWait(request: *mut nvmlSystemEventSetWaitRequest_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlSystemGetConfComputeCapabilities(capabilities: *mut nvmlConfComputeSystemCaps_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlSystemGetConfComputeGpusReadyState(isAcceptingWork: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlSystemGetConfComputeKeyRotationThresholdInfo(pKeyRotationThrInfo: *mut nvmlConfComputeGetKeyRotationThresholdInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlSystemGetConfComputeSettings(settings: *mut nvmlSystemConfComputeSettings_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlSystemGetConfComputeState(state: *mut nvmlConfComputeSystemState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlSystemGetCudaDriverVersion(cudaDriverVersion: *mut i32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlSystemGetCudaDriverVersion_v2(cudaDriverVersion: *mut i32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length)`
    ///
    /// In `nvml.h` since CUDA 12.6.
    #[since = "12.6"]
    fn nvmlSystemGetDriverBranch(branchInfo: *mut nvmlSystemDriverBranchInfo_t, length: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlSystemGetDriverVersion(version: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlSystemGetHicVersion(hwbcCount: *mut u32, hwbcEntries: *mut nvmlHwbcEntry_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlSystemGetNVMLVersion(version: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlSystemGetNvlinkBwMode(nvlinkBwMode: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlSystemGetProcessName(pid: u32, name: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count, nvmlDevice_t *deviceArray)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlSystemGetTopologyGpuSet(cpuNumber: u32, count: *mut u32, deviceArray: *mut nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)`
    ///
    /// In `nvml.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvmlSystemRegisterEvents(request: *mut nvmlSystemRegisterEventRequest_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlSystemSetConfComputeKeyRotationThresholdInfo(pKeyRotationThrInfo: *mut nvmlConfComputeSetKeyRotationThresholdInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)`
    ///
    /// In `nvml.h` since CUDA 12.2.
    #[since = "12.2"]
    fn nvmlSystemSetNvlinkBwMode(nvlinkBwMode: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlUnitGetCount(unitCount: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlUnitGetDevices(unit: nvmlUnit_t, deviceCount: *mut u32, devices: *mut nvmlDevice_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlUnitGetFanSpeedInfo(unit: nvmlUnit_t, fanSpeeds: *mut nvmlUnitFanSpeeds_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlUnitGetHandleByIndex(index: u32, unit: *mut nvmlUnit_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlUnitGetLedState(unit: nvmlUnit_t, state: *mut nvmlLedState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlUnitGetPsuInfo(unit: nvmlUnit_t, psu: *mut nvmlPSUInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlUnitGetTemperature(unit: nvmlUnit_t, r#type: u32, temp: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlUnitGetUnitInfo(unit: nvmlUnit_t, info: *mut nvmlUnitInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlUnitSetLedState(unit: nvmlUnit_t, color: nvmlLedColor_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceClearAccountingPids(vgpuInstance: nvmlVgpuInstance_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *mode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetAccountingMode(vgpuInstance: nvmlVgpuInstance_t, mode: *mut nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int *count, unsigned int *pids)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetAccountingPids(vgpuInstance: nvmlVgpuInstance_t, count: *mut u32, pids: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int pid, nvmlAccountingStats_t *stats)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetAccountingStats(vgpuInstance: nvmlVgpuInstance_t, pid: u32, stats: *mut nvmlAccountingStats_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetEccMode(vgpuInstance: nvmlVgpuInstance_t, eccMode: *mut nvmlEnableState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int *encoderCapacity)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetEncoderCapacity(vgpuInstance: nvmlVgpuInstance_t, encoderCapacity: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetEncoderSessions(vgpuInstance: nvmlVgpuInstance_t, sessionCount: *mut u32, sessionInfo: *mut nvmlEncoderSessionInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetEncoderStats(vgpuInstance: nvmlVgpuInstance_t, sessionCount: *mut u32, averageFps: *mut u32, averageLatency: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetFBCSessions(vgpuInstance: nvmlVgpuInstance_t, sessionCount: *mut u32, sessionInfo: *mut nvmlFBCSessionInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetFBCStats(vgpuInstance: nvmlVgpuInstance_t, fbcStats: *mut nvmlFBCStats_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetFbUsage(vgpuInstance: nvmlVgpuInstance_t, fbUsage: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetFrameRateLimit(vgpuInstance: nvmlVgpuInstance_t, frameRateLimit: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetGpuInstanceId(vgpuInstance: nvmlVgpuInstance_t, gpuInstanceId: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetGpuPciId(vgpuInstance: nvmlVgpuInstance_t, vgpuPciId: *mut core::ffi::c_char, length: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetLicenseInfo_v2(vgpuInstance: nvmlVgpuInstance_t, licenseInfo: *mut nvmlVgpuLicenseInfo_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetLicenseStatus(vgpuInstance: nvmlVgpuInstance_t, licensed: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetMdevUUID(vgpuInstance: nvmlVgpuInstance_t, mdevUuid: *mut core::ffi::c_char, size: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetMetadata(vgpuInstance: nvmlVgpuInstance_t, vgpuMetadata: *mut nvmlVgpuMetadata_t, bufferSize: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuPlacementId_t *pPlacement)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlVgpuInstanceGetPlacementId(vgpuInstance: nvmlVgpuInstance_t, pPlacement: *mut nvmlVgpuPlacementId_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuRuntimeState_t *pState)`
    ///
    /// In `nvml.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvmlVgpuInstanceGetRuntimeStateSize(vgpuInstance: nvmlVgpuInstance_t, pState: *mut nvmlVgpuRuntimeState_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetType(vgpuInstance: nvmlVgpuInstance_t, vgpuTypeId: *mut nvmlVgpuTypeId_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetUUID(vgpuInstance: nvmlVgpuInstance_t, uuid: *mut core::ffi::c_char, size: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version, unsigned int length)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetVmDriverVersion(vgpuInstance: nvmlVgpuInstance_t, version: *mut core::ffi::c_char, length: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size, nvmlVgpuVmIdType_t *vmIdType)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceGetVmID(vgpuInstance: nvmlVgpuInstance_t, vmId: *mut core::ffi::c_char, size: u32, vmIdType: *mut nvmlVgpuVmIdType_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuInstanceSetEncoderCapacity(vgpuInstance: nvmlVgpuInstance_t, encoderCapacity: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info)`
    ///
    /// In `nvml.h` since CUDA 12.6.
    #[since = "12.6"]
    fn nvmlVgpuTypeGetBAR1Info(vgpuTypeId: nvmlVgpuTypeId_t, bar1Info: *mut nvmlVgpuTypeBar1Info_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability, unsigned int *capResult)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuTypeGetCapabilities(vgpuTypeId: nvmlVgpuTypeId_t, capability: nvmlVgpuCapability_t, capResult: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuTypeGetClass(vgpuTypeId: nvmlVgpuTypeId_t, vgpuTypeClass: *mut core::ffi::c_char, size: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID, unsigned long long *subsystemID)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuTypeGetDeviceID(vgpuTypeId: nvmlVgpuTypeId_t, deviceID: *mut u64, subsystemID: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbReservation)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlVgpuTypeGetFbReservation(vgpuTypeId: nvmlVgpuTypeId_t, fbReservation: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *frameRateLimit)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuTypeGetFrameRateLimit(vgpuTypeId: nvmlVgpuTypeId_t, frameRateLimit: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuTypeGetFramebufferSize(vgpuTypeId: nvmlVgpuTypeId_t, fbSize: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *gpuInstanceProfileId)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuTypeGetGpuInstanceProfileId(vgpuTypeId: nvmlVgpuTypeId_t, gpuInstanceProfileId: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize)`
    ///
    /// In `nvml.h` since CUDA 12.4.
    #[since = "12.4"]
    fn nvmlVgpuTypeGetGspHeapSize(vgpuTypeId: nvmlVgpuTypeId_t, gspHeapSize: *mut u64) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuTypeGetLicense(vgpuTypeId: nvmlVgpuTypeId_t, vgpuTypeLicenseString: *mut core::ffi::c_char, size: u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuTypeGetMaxInstances(device: nvmlDevice_t, vgpuTypeId: nvmlVgpuTypeId_t, vgpuInstanceCount: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)`
    ///
    /// In `nvml.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvmlVgpuTypeGetMaxInstancesPerGpuInstance(pMaxInstance: *mut nvmlVgpuTypeMaxInstance_t) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCountPerVm)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuTypeGetMaxInstancesPerVm(vgpuTypeId: nvmlVgpuTypeId_t, vgpuInstanceCountPerVm: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuTypeGetName(vgpuTypeId: nvmlVgpuTypeId_t, vgpuTypeName: *mut core::ffi::c_char, size: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *numDisplayHeads)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuTypeGetNumDisplayHeads(vgpuTypeId: nvmlVgpuTypeId_t, numDisplayHeads: *mut u32) -> nvmlReturn_t;

    /// `nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex, unsigned int *xdim, unsigned int *ydim)`
    ///
    /// In `nvml.h` since CUDA 12.0 or earlier.
    fn nvmlVgpuTypeGetResolution(vgpuTypeId: nvmlVgpuTypeId_t, displayIndex: u32, xdim: *mut u32, ydim: *mut u32) -> nvmlReturn_t;
}
