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
    /// - `computeInstance`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `computeInstance`: a live handle.
    /// - No thread uses `computeInstance`, or objects that belong to it, during or after the call.
    fn nvmlComputeInstanceDestroy(computeInstance: nvmlComputeInstance_t) -> ();
    /// # Safety
    ///
    /// - `computeInstance`: a live handle.
    /// - Pointers in `info` are borrowed; they are valid until their owner changes or is destroyed.
    fn nvmlComputeInstanceGetInfo(
        computeInstance: nvmlComputeInstance_t,
    ) -> nvmlComputeInstanceInfo_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceClearAccountingPids(device: nvmlDevice_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceClearCpuAffinity(device: nvmlDevice_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceClearEccErrorCounts(
        device: nvmlDevice_t,
        counterType: nvmlEccCounterType_t,
    ) -> ();
    /// - `values`: in and out, array, length `valuesCount`
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceClearFieldValues(
        device: nvmlDevice_t,
        values: &mut [nvmlFieldValue_t],
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceCreateGpuInstance(
        device: nvmlDevice_t,
        profileId: u32,
    ) -> nvmlGpuInstance_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceCreateGpuInstanceWithPlacement(
        device: nvmlDevice_t,
        profileId: u32,
        placement: &nvmlGpuInstancePlacement_t,
    ) -> nvmlGpuInstance_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceDiscoverGpus(pciInfo: &nvmlPciInfo_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAPIRestriction(
        device: nvmlDevice_t,
        apiType: nvmlRestrictedAPI_t,
    ) -> nvmlEnableState_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAccountingBufferSize(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAccountingMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAccountingStats(
        device: nvmlDevice_t,
        pid: u32,
    ) -> nvmlAccountingStats_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAdaptiveClockInfoStatus(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetArchitecture(device: nvmlDevice_t) -> nvmlDeviceArchitecture_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAttributes(device: nvmlDevice_t) -> nvmlDeviceAttributes_t;
    /// Returns `isEnabled`, `defaultIsEnabled`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAutoBoostedClocksEnabled(
        device: nvmlDevice_t,
    ) -> (nvmlEnableState_t, nvmlEnableState_t);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBAR1MemoryInfo(device: nvmlDevice_t) -> nvmlBAR1Memory_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBoardId(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBridgeChipInfo(device: nvmlDevice_t) -> nvmlBridgeChipHierarchy_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBusType(device: nvmlDevice_t) -> nvmlBusType_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetC2cModeInfoV(device: nvmlDevice_t) -> nvmlC2cModeInfo_v1_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCapabilities(device: nvmlDevice_t) -> nvmlDeviceCapabilities_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetClkMonStatus(device: nvmlDevice_t) -> nvmlClkMonStatus_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetClock(
        device: nvmlDevice_t,
        clockType: nvmlClockType_t,
        clockId: nvmlClockId_t,
    ) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetClockInfo(device: nvmlDevice_t, r#type: nvmlClockType_t) -> u32;
    /// - `info`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetClockOffsets(
        device: nvmlDevice_t,
        info: &mut nvmlClockOffset_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetComputeInstanceId(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetComputeMode(device: nvmlDevice_t) -> nvmlComputeMode_t;
    /// - `gpuAtstReport`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetConfComputeGpuAttestationReport(
        device: nvmlDevice_t,
        gpuAtstReport: &mut nvmlConfComputeGpuAttestationReport_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetConfComputeGpuCertificate(
        device: nvmlDevice_t,
    ) -> nvmlConfComputeGpuCertificate_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetConfComputeMemSizeInfo(
        device: nvmlDevice_t,
    ) -> nvmlConfComputeMemSizeInfo_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetConfComputeProtectedMemoryUsage(
        device: nvmlDevice_t,
    ) -> nvmlMemory_t;
    /// - `coolerInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCoolerInfo(
        device: nvmlDevice_t,
        coolerInfo: &mut nvmlCoolerInfo_t,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceGetCount() -> u32;
    /// - `cpuSet`: out, array, length `cpuSetSize`
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCpuAffinity(
        device: nvmlDevice_t,
        cpuSet: &mut [core::ffi::c_ulong],
    ) -> ();
    /// - `cpuSet`: out, array, length `cpuSetSize`
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCpuAffinityWithinScope(
        device: nvmlDevice_t,
        cpuSet: &mut [core::ffi::c_ulong],
        scope: nvmlAffinityScope_t,
    ) -> ();
    /// Returns `major`, `minor`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCudaComputeCapability(device: nvmlDevice_t) -> (i32, i32);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCurrPcieLinkGeneration(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCurrPcieLinkWidth(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCurrentClockFreqs(
        device: nvmlDevice_t,
    ) -> nvmlDeviceCurrentClockFreqs_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCurrentClocksEventReasons(device: nvmlDevice_t) -> u64;
    /// Returns `utilization`, `samplingPeriodUs`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDecoderUtilization(device: nvmlDevice_t) -> (u32, u32);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDefaultEccMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// # Safety
    ///
    /// `migDevice`: a live handle.
    fn nvmlDeviceGetDeviceHandleFromMigDeviceHandle(
        migDevice: nvmlDevice_t,
    ) -> nvmlDevice_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDisplayActive(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDisplayMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// Returns `current`, `pending`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDramEncryptionMode(
        device: nvmlDevice_t,
    ) -> (nvmlDramEncryptionInfo_t, nvmlDramEncryptionInfo_t);
    /// Returns `current`, `pending`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDriverModel(
        device: nvmlDevice_t,
    ) -> (nvmlDriverModel_t, nvmlDriverModel_t);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDynamicPstatesInfo(
        device: nvmlDevice_t,
    ) -> nvmlGpuDynamicPstatesInfo_t;
    /// Returns `current`, `pending`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetEccMode(
        device: nvmlDevice_t,
    ) -> (nvmlEnableState_t, nvmlEnableState_t);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetEncoderCapacity(
        device: nvmlDevice_t,
        encoderQueryType: nvmlEncoderType_t,
    ) -> u32;
    /// Returns `sessionCount`, `averageFps`, `averageLatency`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetEncoderStats(device: nvmlDevice_t) -> (u32, u32, u32);
    /// Returns `utilization`, `samplingPeriodUs`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetEncoderUtilization(device: nvmlDevice_t) -> (u32, u32);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetEnforcedPowerLimit(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetFBCStats(device: nvmlDevice_t) -> nvmlFBCStats_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetFanSpeed(device: nvmlDevice_t) -> u32;
    /// - `fanSpeed`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetFanSpeedRPM(
        device: nvmlDevice_t,
        fanSpeed: &mut nvmlFanSpeedInfo_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetFanSpeed_v2(device: nvmlDevice_t, fan: u32) -> u32;
    /// - `values`: in and out, array, length `valuesCount`
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetFieldValues(
        device: nvmlDevice_t,
        values: &mut [nvmlFieldValue_t],
    ) -> ();
    /// Returns `minOffset`, `maxOffset`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpcClkMinMaxVfOffset(device: nvmlDevice_t) -> (i32, i32);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpcClkVfOffset(device: nvmlDevice_t) -> i32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuInstanceById(device: nvmlDevice_t, id: u32) -> nvmlGpuInstance_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuInstanceId(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuInstanceProfileInfo(
        device: nvmlDevice_t,
        profile: u32,
    ) -> nvmlGpuInstanceProfileInfo_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuInstanceProfileInfoV(
        device: nvmlDevice_t,
        profile: u32,
    ) -> nvmlGpuInstanceProfileInfo_v2_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuInstanceRemainingCapacity(
        device: nvmlDevice_t,
        profileId: u32,
    ) -> u32;
    /// - `gpuInstances`: out, array, length `count`
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - `gpuInstances`: at least as long as `profileId` needs; that is not checked.
    fn nvmlDeviceGetGpuInstances(
        device: nvmlDevice_t,
        profileId: u32,
        gpuInstances: &mut [nvmlGpuInstance_t],
    ) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuMaxPcieLinkGeneration(device: nvmlDevice_t) -> u32;
    /// Returns `current`, `pending`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuOperationMode(
        device: nvmlDevice_t,
    ) -> (nvmlGpuOperationMode_t, nvmlGpuOperationMode_t);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGridLicensableFeatures(
        device: nvmlDevice_t,
    ) -> nvmlGridLicensableFeatures_t;
    /// Returns `isEnabled`, `defaultMode`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGspFirmwareMode(device: nvmlDevice_t) -> (u32, u32);
    /// - `version`: out, a buffer for a string of up to `64` bytes
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGspFirmwareVersion(
        device: nvmlDevice_t,
        version: &mut [u8; 64],
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceGetHandleByIndex(index: u32) -> nvmlDevice_t;
    /// - `pciBusId`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceGetHandleByPciBusId(pciBusId: &CStr) -> nvmlDevice_t;
    /// - `uuid`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceGetHandleByUUID(uuid: &CStr) -> nvmlDevice_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceGetHandleByUUIDV(uuid: &nvmlUUID_t) -> nvmlDevice_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetHostVgpuMode(device: nvmlDevice_t) -> nvmlHostVgpuMode_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetIndex(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetInforomConfigurationChecksum(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetIrqNum(device: nvmlDevice_t) -> u32;
    /// Returns `utilization`, `samplingPeriodUs`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetJpgUtilization(device: nvmlDevice_t) -> (u32, u32);
    /// Returns `timestamp`, `durationUs`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetLastBBXFlushTime(device: nvmlDevice_t) -> (u64, core::ffi::c_ulong);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMarginTemperature(device: nvmlDevice_t) -> nvmlMarginTemperature_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMaxClockInfo(device: nvmlDevice_t, r#type: nvmlClockType_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMaxCustomerBoostClock(
        device: nvmlDevice_t,
        clockType: nvmlClockType_t,
    ) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMaxMigDeviceCount(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMaxPcieLinkGeneration(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMaxPcieLinkWidth(device: nvmlDevice_t) -> u32;
    /// Returns `minOffset`, `maxOffset`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemClkMinMaxVfOffset(device: nvmlDevice_t) -> (i32, i32);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemClkVfOffset(device: nvmlDevice_t) -> i32;
    /// - `nodeSet`: out, array, length `nodeSetSize`
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemoryAffinity(
        device: nvmlDevice_t,
        nodeSet: &mut [core::ffi::c_ulong],
        scope: nvmlAffinityScope_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemoryBusWidth(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemoryErrorCounter(
        device: nvmlDevice_t,
        errorType: nvmlMemoryErrorType_t,
        counterType: nvmlEccCounterType_t,
        locationType: nvmlMemoryLocation_t,
    ) -> u64;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMigDeviceHandleByIndex(
        device: nvmlDevice_t,
        index: u32,
    ) -> nvmlDevice_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMinorNumber(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetModuleId(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMultiGpuBoard(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNumFans(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNumGpuCores(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNumaNodeId(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkCapability(
        device: nvmlDevice_t,
        link: u32,
        capability: nvmlNvLinkCapability_t,
    ) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkErrorCounter(
        device: nvmlDevice_t,
        link: u32,
        counter: nvmlNvLinkErrorCounter_t,
    ) -> u64;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkRemoteDeviceType(
        device: nvmlDevice_t,
        link: u32,
    ) -> nvmlIntNvLinkDeviceType_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkRemotePciInfo(
        device: nvmlDevice_t,
        link: u32,
    ) -> nvmlPciInfo_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkState(device: nvmlDevice_t, link: u32) -> nvmlEnableState_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkVersion(device: nvmlDevice_t, link: u32) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvlinkBwMode(device: nvmlDevice_t) -> nvmlNvlinkGetBwMode_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvlinkSupportedBwModes(
        device: nvmlDevice_t,
    ) -> nvmlNvlinkSupportedBwModes_t;
    /// Returns `utilization`, `samplingPeriodUs`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetOfaUtilization(device: nvmlDevice_t) -> (u32, u32);
    /// # Safety
    ///
    /// `device1`, `device2`: live handles.
    fn nvmlDeviceGetP2PStatus(
        device1: nvmlDevice_t,
        device2: nvmlDevice_t,
        p2pIndex: nvmlGpuP2PCapsIndex_t,
    ) -> nvmlGpuP2PStatus_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPciInfo(device: nvmlDevice_t) -> nvmlPciInfo_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPciInfoExt(device: nvmlDevice_t) -> nvmlPciInfoExt_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPcieLinkMaxSpeed(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPcieReplayCounter(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPcieSpeed(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPcieThroughput(
        device: nvmlDevice_t,
        counter: nvmlPcieUtilCounter_t,
    ) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPerformanceModes(device: nvmlDevice_t) -> nvmlDevicePerfModes_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPerformanceState(device: nvmlDevice_t) -> nvmlPstates_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPersistenceMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPlatformInfo(device: nvmlDevice_t) -> nvmlPlatformInfo_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPowerManagementDefaultLimit(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPowerManagementLimit(device: nvmlDevice_t) -> u32;
    /// Returns `minLimit`, `maxLimit`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPowerManagementLimitConstraints(device: nvmlDevice_t) -> (u32, u32);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPowerSource(device: nvmlDevice_t) -> nvmlPowerSource_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPowerUsage(device: nvmlDevice_t) -> u32;
    /// - `procesesUtilInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `procesesUtilInfo` are valid.
    fn nvmlDeviceGetProcessesUtilizationInfo(
        device: nvmlDevice_t,
        procesesUtilInfo: &mut nvmlProcessesUtilizationInfo_t,
    ) -> ();
    /// Returns `corrRows`, `uncRows`, `isPending`, `failureOccurred`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetRemappedRows(device: nvmlDevice_t) -> (u32, u32, u32, u32);
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetRetiredPagesPendingStatus(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetRowRemapperHistogram(
        device: nvmlDevice_t,
    ) -> nvmlRowRemapperHistogramValues_t;
    /// - `plist`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `plist` are valid.
    fn nvmlDeviceGetRunningProcessDetailList(
        device: nvmlDevice_t,
        plist: &mut nvmlProcessDetailList_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetSramEccErrorStatus(device: nvmlDevice_t) -> nvmlEccSramErrorStatus_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetSupportedClocksEventReasons(device: nvmlDevice_t) -> u64;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetSupportedEventTypes(device: nvmlDevice_t) -> u64;
    /// - `pstates`: out, host memory, `size` bytes
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetSupportedPerformanceStates<T: Output>(
        device: nvmlDevice_t,
        pstates: &mut [T],
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetTargetFanSpeed(device: nvmlDevice_t, fan: u32) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetTemperatureThreshold(
        device: nvmlDevice_t,
        thresholdType: nvmlTemperatureThresholds_t,
    ) -> u32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetThermalSettings(
        device: nvmlDevice_t,
        sensorIndex: u32,
    ) -> nvmlGpuThermalSettings_t;
    /// # Safety
    ///
    /// `device1`, `device2`: live handles.
    fn nvmlDeviceGetTopologyCommonAncestor(
        device1: nvmlDevice_t,
        device2: nvmlDevice_t,
    ) -> nvmlGpuTopologyLevel_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetTotalEccErrors(
        device: nvmlDevice_t,
        errorType: nvmlMemoryErrorType_t,
        counterType: nvmlEccCounterType_t,
    ) -> u64;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetTotalEnergyConsumption(device: nvmlDevice_t) -> u64;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetUtilizationRates(device: nvmlDevice_t) -> nvmlUtilization_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuHeterogeneousMode(
        device: nvmlDevice_t,
    ) -> nvmlVgpuHeterogeneousMode_t;
    /// - `vgpuUtilInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `vgpuUtilInfo` are valid.
    fn nvmlDeviceGetVgpuInstancesUtilizationInfo(
        device: nvmlDevice_t,
        vgpuUtilInfo: &mut nvmlVgpuInstancesUtilizationInfo_t,
    ) -> ();
    /// - `pgpuMetadata`: out, host memory, `bufferSize` bytes; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuMetadata<T: Output>(
        device: nvmlDevice_t,
        pgpuMetadata: &mut [T],
    ) -> u32;
    /// - `vgpuProcUtilInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `vgpuProcUtilInfo` are valid.
    fn nvmlDeviceGetVgpuProcessesUtilizationInfo(
        device: nvmlDevice_t,
        vgpuProcUtilInfo: &mut nvmlVgpuProcessesUtilizationInfo_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuSchedulerCapabilities(
        device: nvmlDevice_t,
    ) -> nvmlVgpuSchedulerCapabilities_t;
    /// - `pPlacementList`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `pPlacementList` are valid.
    fn nvmlDeviceGetVgpuTypeCreatablePlacements(
        device: nvmlDevice_t,
        vgpuTypeId: nvmlVgpuTypeId_t,
        pPlacementList: &mut nvmlVgpuPlacementList_t,
    ) -> ();
    /// - `pPlacementList`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `pPlacementList` are valid.
    fn nvmlDeviceGetVgpuTypeSupportedPlacements(
        device: nvmlDevice_t,
        vgpuTypeId: nvmlVgpuTypeId_t,
        pPlacementList: &mut nvmlVgpuPlacementList_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVirtualizationMode(
        device: nvmlDevice_t,
    ) -> nvmlGpuVirtualizationMode_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceIsMigDeviceHandle(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceModifyDrainState(
        pciInfo: &nvmlPciInfo_t,
        newState: nvmlEnableState_t,
    ) -> ();
    /// # Safety
    ///
    /// `device1`, `device2`: live handles.
    fn nvmlDeviceOnSameBoard(device1: nvmlDevice_t, device2: nvmlDevice_t) -> i32;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDevicePowerSmoothingActivatePresetProfile(
        device: nvmlDevice_t,
        profile: &nvmlPowerSmoothingProfile_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDevicePowerSmoothingSetState(
        device: nvmlDevice_t,
        state: &nvmlPowerSmoothingState_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDevicePowerSmoothingUpdatePresetProfileParam(
        device: nvmlDevice_t,
        profile: &nvmlPowerSmoothingProfile_t,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceQueryDrainState(pciInfo: &nvmlPciInfo_t) -> nvmlEnableState_t;
    /// # Safety
    ///
    /// `device`, `set`: live handles.
    fn nvmlDeviceRegisterEvents(
        device: nvmlDevice_t,
        eventTypes: u64,
        set: nvmlEventSet_t,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceRemoveGpu(
        pciInfo: &nvmlPciInfo_t,
        gpuState: nvmlDetachGpuState_t,
        linkState: nvmlPcieLinkState_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceResetGpuLockedClocks(device: nvmlDevice_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceResetMemoryLockedClocks(device: nvmlDevice_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceResetNvLinkErrorCounters(device: nvmlDevice_t, link: u32) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetAPIRestriction(
        device: nvmlDevice_t,
        apiType: nvmlRestrictedAPI_t,
        isRestricted: nvmlEnableState_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetAccountingMode(device: nvmlDevice_t, mode: nvmlEnableState_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetAutoBoostedClocksEnabled(
        device: nvmlDevice_t,
        enabled: nvmlEnableState_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetClockOffsets(device: nvmlDevice_t, info: &nvmlClockOffset_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetComputeMode(device: nvmlDevice_t, mode: nvmlComputeMode_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetConfComputeUnprotectedMemSize(
        device: nvmlDevice_t,
        sizeKiB: u64,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetCpuAffinity(device: nvmlDevice_t) -> ();
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetDefaultAutoBoostedClocksEnabled(
        device: nvmlDevice_t,
        enabled: nvmlEnableState_t,
        flags: u32,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetDramEncryptionMode(
        device: nvmlDevice_t,
        dramEncryption: &nvmlDramEncryptionInfo_t,
    ) -> ();
    /// - `flags`: in, flags: [`nvmlFlagDefault`], [`nvmlFlagForce`]
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetDriverModel(
        device: nvmlDevice_t,
        driverModel: nvmlDriverModel_t,
        flags: u32,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetEccMode(device: nvmlDevice_t, ecc: nvmlEnableState_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetFanSpeed_v2(device: nvmlDevice_t, fan: u32, speed: u32) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetGpuLockedClocks(
        device: nvmlDevice_t,
        minGpuClockMHz: u32,
        maxGpuClockMHz: u32,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetGpuOperationMode(
        device: nvmlDevice_t,
        mode: nvmlGpuOperationMode_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetMemoryLockedClocks(
        device: nvmlDevice_t,
        minMemClockMHz: u32,
        maxMemClockMHz: u32,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetMigMode(device: nvmlDevice_t, mode: u32) -> nvmlReturn_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetNvLinkDeviceLowPowerThreshold(
        device: nvmlDevice_t,
        info: &nvmlNvLinkPowerThres_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetNvlinkBwMode(
        device: nvmlDevice_t,
        setBwMode: &nvmlNvlinkSetBwMode_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetPersistenceMode(device: nvmlDevice_t, mode: nvmlEnableState_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetPowerManagementLimit(device: nvmlDevice_t, limit: u32) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetPowerManagementLimit_v2(
        device: nvmlDevice_t,
        powerValue: &nvmlPowerValue_v2_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetTemperatureThreshold(
        device: nvmlDevice_t,
        thresholdType: nvmlTemperatureThresholds_t,
        temp: &i32,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetVgpuHeterogeneousMode(
        device: nvmlDevice_t,
        pHeterogeneousMode: &nvmlVgpuHeterogeneousMode_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetVirtualizationMode(
        device: nvmlDevice_t,
        virtualMode: nvmlGpuVirtualizationMode_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceValidateInforom(device: nvmlDevice_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(
        device: nvmlDevice_t,
    ) -> nvmlWorkloadPowerProfileCurrentProfiles_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceWorkloadPowerProfileGetProfilesInfo(
        device: nvmlDevice_t,
    ) -> nvmlWorkloadPowerProfileProfilesInfo_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlEventSetCreate() -> nvmlEventSet_t;
    /// # Safety
    ///
    /// - `set`: a live handle.
    /// - No thread uses `set`, or objects that belong to it, during or after the call.
    fn nvmlEventSetFree(set: nvmlEventSet_t) -> ();
    /// # Safety
    ///
    /// - `set`: a live handle.
    /// - Pointers in `data` are borrowed; they are valid until their owner changes or is destroyed.
    fn nvmlEventSetWait(set: nvmlEventSet_t, timeoutms: u32) -> nvmlEventData_t;
    #[symbol = nvmlGetExcludedDeviceCount]
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlGetBlacklistDeviceCount() -> u32;
    #[symbol = nvmlGetExcludedDeviceInfoByIndex]
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlGetBlacklistDeviceInfoByIndex(index: u32) -> nvmlExcludedDeviceInfo_t;
    /// - `vgpuMetadata`: in, an address, passed unchanged
    /// - `pgpuMetadata`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `vgpuMetadata`, `pgpuMetadata`: valid memory of the size that the other arguments imply.
    fn nvmlGetVgpuCompatibility(
        vgpuMetadata: *mut nvmlVgpuMetadata_t,
        pgpuMetadata: *mut nvmlVgpuPgpuMetadata_t,
    ) -> nvmlVgpuPgpuCompatibility_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlGetVgpuDriverCapabilities(capability: nvmlVgpuDriverCapability_t) -> u32;
    /// Returns `supported`, `current`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlGetVgpuVersion() -> (nvmlVgpuVersion_t, nvmlVgpuVersion_t);
    /// # Safety
    ///
    /// `device`, `gpmSample`: live handles.
    fn nvmlGpmMigSampleGet(
        device: nvmlDevice_t,
        gpuInstanceId: u32,
        gpmSample: nvmlGpmSample_t,
    ) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlGpmQueryDeviceSupport(device: nvmlDevice_t) -> nvmlGpmSupport_t;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlGpmQueryIfStreamingEnabled(device: nvmlDevice_t) -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlGpmSampleAlloc() -> nvmlGpmSample_t;
    /// # Safety
    ///
    /// - `gpmSample`: a live handle.
    /// - No thread uses `gpmSample`, or objects that belong to it, during or after the call.
    fn nvmlGpmSampleFree(gpmSample: nvmlGpmSample_t) -> ();
    /// # Safety
    ///
    /// `device`, `gpmSample`: live handles.
    fn nvmlGpmSampleGet(device: nvmlDevice_t, gpmSample: nvmlGpmSample_t) -> ();
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlGpmSetStreamingEnabled(device: nvmlDevice_t, state: u32) -> ();
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceCreateComputeInstance(
        gpuInstance: nvmlGpuInstance_t,
        profileId: u32,
    ) -> nvmlComputeInstance_t;
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceCreateComputeInstanceWithPlacement(
        gpuInstance: nvmlGpuInstance_t,
        profileId: u32,
        placement: &nvmlComputeInstancePlacement_t,
    ) -> nvmlComputeInstance_t;
    /// - `gpuInstance`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `gpuInstance`: a live handle.
    /// - No thread uses `gpuInstance`, or objects that belong to it, during or after the call.
    fn nvmlGpuInstanceDestroy(gpuInstance: nvmlGpuInstance_t) -> ();
    /// - `pVgpuInstanceInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `gpuInstance`: a live handle.
    /// - Pointers, handles and lengths in `pVgpuInstanceInfo` are valid.
    fn nvmlGpuInstanceGetActiveVgpus(
        gpuInstance: nvmlGpuInstance_t,
        pVgpuInstanceInfo: &mut nvmlActiveVgpuInstanceInfo_t,
    ) -> ();
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetComputeInstanceById(
        gpuInstance: nvmlGpuInstance_t,
        id: u32,
    ) -> nvmlComputeInstance_t;
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetComputeInstanceProfileInfo(
        gpuInstance: nvmlGpuInstance_t,
        profile: u32,
        engProfile: u32,
    ) -> nvmlComputeInstanceProfileInfo_t;
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetComputeInstanceProfileInfoV(
        gpuInstance: nvmlGpuInstance_t,
        profile: u32,
        engProfile: u32,
    ) -> nvmlComputeInstanceProfileInfo_v2_t;
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetComputeInstanceRemainingCapacity(
        gpuInstance: nvmlGpuInstance_t,
        profileId: u32,
    ) -> u32;
    /// - `computeInstances`: out, array, length `count`
    ///
    /// # Safety
    ///
    /// - `gpuInstance`: a live handle.
    /// - `computeInstances`: at least as long as `profileId` needs; that is not checked.
    fn nvmlGpuInstanceGetComputeInstances(
        gpuInstance: nvmlGpuInstance_t,
        profileId: u32,
        computeInstances: &mut [nvmlComputeInstance_t],
    ) -> u32;
    /// - `pVgpus`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `gpuInstance`: a live handle.
    /// - Pointers, handles and lengths in `pVgpus` are valid.
    fn nvmlGpuInstanceGetCreatableVgpus(
        gpuInstance: nvmlGpuInstance_t,
        pVgpus: &mut nvmlVgpuTypeIdInfo_t,
    ) -> ();
    /// # Safety
    ///
    /// - `gpuInstance`: a live handle.
    /// - Pointers in `info` are borrowed; they are valid until their owner changes or is destroyed.
    fn nvmlGpuInstanceGetInfo(gpuInstance: nvmlGpuInstance_t) -> nvmlGpuInstanceInfo_t;
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetVgpuHeterogeneousMode(
        gpuInstance: nvmlGpuInstance_t,
    ) -> nvmlVgpuHeterogeneousMode_t;
    /// - `pCreatablePlacementInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `gpuInstance`: a live handle.
    /// - Pointers, handles and lengths in `pCreatablePlacementInfo` are valid.
    fn nvmlGpuInstanceGetVgpuTypeCreatablePlacements(
        gpuInstance: nvmlGpuInstance_t,
        pCreatablePlacementInfo: &mut nvmlVgpuCreatablePlacementInfo_t,
    ) -> ();
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceSetVgpuHeterogeneousMode(
        gpuInstance: nvmlGpuInstance_t,
        pHeterogeneousMode: &nvmlVgpuHeterogeneousMode_t,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlInit() -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSetVgpuVersion(vgpuVersion: &nvmlVgpuVersion_t) -> ();
    /// # Safety
    ///
    /// No thread uses what the library has returned during or after the call.
    fn nvmlShutdown() -> ();
    /// # Safety
    ///
    /// Pointers, handles and lengths in `request` are valid.
    fn nvmlSystemEventSetFree(request: &nvmlSystemEventSetFreeRequest_t) -> ();
    /// - `request`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `request` are valid.
    fn nvmlSystemEventSetWait(request: &mut nvmlSystemEventSetWaitRequest_t) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetConfComputeCapabilities() -> nvmlConfComputeSystemCaps_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetConfComputeGpusReadyState() -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetConfComputeKeyRotationThresholdInfo() -> nvmlConfComputeGetKeyRotationThresholdInfo_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetConfComputeSettings() -> nvmlSystemConfComputeSettings_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetConfComputeState() -> nvmlConfComputeSystemState_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetCudaDriverVersion() -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetCudaDriverVersion_v2() -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetDriverBranch(length: u32) -> nvmlSystemDriverBranchInfo_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetNvlinkBwMode() -> u32;
    /// # Safety
    ///
    /// Pointers, handles and lengths in `request` are valid.
    fn nvmlSystemRegisterEvents(request: &nvmlSystemRegisterEventRequest_t) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork: u32) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemSetConfComputeKeyRotationThresholdInfo(
        pKeyRotationThrInfo: &nvmlConfComputeSetKeyRotationThresholdInfo_t,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemSetNvlinkBwMode(nvlinkBwMode: u32) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlUnitGetCount() -> u32;
    /// # Safety
    ///
    /// `unit`: a live handle.
    fn nvmlUnitGetFanSpeedInfo(unit: nvmlUnit_t) -> nvmlUnitFanSpeeds_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlUnitGetHandleByIndex(index: u32) -> nvmlUnit_t;
    /// # Safety
    ///
    /// `unit`: a live handle.
    fn nvmlUnitGetLedState(unit: nvmlUnit_t) -> nvmlLedState_t;
    /// # Safety
    ///
    /// `unit`: a live handle.
    fn nvmlUnitGetPsuInfo(unit: nvmlUnit_t) -> nvmlPSUInfo_t;
    /// # Safety
    ///
    /// `unit`: a live handle.
    fn nvmlUnitGetTemperature(unit: nvmlUnit_t, r#type: u32) -> u32;
    /// # Safety
    ///
    /// `unit`: a live handle.
    fn nvmlUnitGetUnitInfo(unit: nvmlUnit_t) -> nvmlUnitInfo_t;
    /// # Safety
    ///
    /// `unit`: a live handle.
    fn nvmlUnitSetLedState(unit: nvmlUnit_t, color: nvmlLedColor_t) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceClearAccountingPids(vgpuInstance: nvmlVgpuInstance_t) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetAccountingMode(
        vgpuInstance: nvmlVgpuInstance_t,
    ) -> nvmlEnableState_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetAccountingStats(
        vgpuInstance: nvmlVgpuInstance_t,
        pid: u32,
    ) -> nvmlAccountingStats_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetEccMode(vgpuInstance: nvmlVgpuInstance_t) -> nvmlEnableState_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetEncoderCapacity(vgpuInstance: nvmlVgpuInstance_t) -> u32;
    /// Returns `sessionCount`, `averageFps`, `averageLatency`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetEncoderStats(
        vgpuInstance: nvmlVgpuInstance_t,
    ) -> (u32, u32, u32);
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetFBCStats(vgpuInstance: nvmlVgpuInstance_t) -> nvmlFBCStats_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetFbUsage(vgpuInstance: nvmlVgpuInstance_t) -> u64;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetFrameRateLimit(vgpuInstance: nvmlVgpuInstance_t) -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetGpuInstanceId(vgpuInstance: nvmlVgpuInstance_t) -> u32;
    /// - `vgpuPciId`: out, a buffer for a string of up to `length` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetGpuPciId(
        vgpuInstance: nvmlVgpuInstance_t,
        vgpuPciId: &mut [u8],
    ) -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetLicenseInfo(
        vgpuInstance: nvmlVgpuInstance_t,
    ) -> nvmlVgpuLicenseInfo_t;
    /// - `vgpuMetadata`: out, host memory, `bufferSize` bytes; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetMetadata<T: Output>(
        vgpuInstance: nvmlVgpuInstance_t,
        vgpuMetadata: &mut [T],
    ) -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetPlacementId(
        vgpuInstance: nvmlVgpuInstance_t,
    ) -> nvmlVgpuPlacementId_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetRuntimeStateSize(
        vgpuInstance: nvmlVgpuInstance_t,
    ) -> nvmlVgpuRuntimeState_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetType(vgpuInstance: nvmlVgpuInstance_t) -> nvmlVgpuTypeId_t;
    /// - `vmId`: out, a buffer for a string of up to `size` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetVmID(
        vgpuInstance: nvmlVgpuInstance_t,
        vmId: &mut [u8],
    ) -> nvmlVgpuVmIdType_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceSetEncoderCapacity(
        vgpuInstance: nvmlVgpuInstance_t,
        encoderCapacity: u32,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetBAR1Info(vgpuTypeId: nvmlVgpuTypeId_t) -> nvmlVgpuTypeBar1Info_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetCapabilities(
        vgpuTypeId: nvmlVgpuTypeId_t,
        capability: nvmlVgpuCapability_t,
    ) -> u32;
    /// - `vgpuTypeClass`: out, a buffer for a string of up to `size` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetClass(
        vgpuTypeId: nvmlVgpuTypeId_t,
        vgpuTypeClass: &mut [u8],
    ) -> u32;
    /// Returns `deviceID`, `subsystemID`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetDeviceID(vgpuTypeId: nvmlVgpuTypeId_t) -> (u64, u64);
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetFbReservation(vgpuTypeId: nvmlVgpuTypeId_t) -> u64;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetFrameRateLimit(vgpuTypeId: nvmlVgpuTypeId_t) -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetFramebufferSize(vgpuTypeId: nvmlVgpuTypeId_t) -> u64;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetGpuInstanceProfileId(vgpuTypeId: nvmlVgpuTypeId_t) -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetGspHeapSize(vgpuTypeId: nvmlVgpuTypeId_t) -> u64;
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlVgpuTypeGetMaxInstances(
        device: nvmlDevice_t,
        vgpuTypeId: nvmlVgpuTypeId_t,
    ) -> u32;
    /// - `pMaxInstance`: read and updated in place
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetMaxInstancesPerGpuInstance(
        pMaxInstance: &mut nvmlVgpuTypeMaxInstance_t,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetMaxInstancesPerVm(vgpuTypeId: nvmlVgpuTypeId_t) -> u32;
    /// - `vgpuTypeName`: out, a buffer for a string of up to `size` bytes
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetName(vgpuTypeId: nvmlVgpuTypeId_t, vgpuTypeName: &mut [u8]) -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetNumDisplayHeads(vgpuTypeId: nvmlVgpuTypeId_t) -> u32;
    /// Returns `xdim`, `ydim`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetResolution(
        vgpuTypeId: nvmlVgpuTypeId_t,
        displayIndex: u32,
    ) -> (u32, u32);
}

/// As [`nvmlDeviceGetAccountingPids`](raw::nvmlDeviceGetAccountingPids), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// Returns `addresses`, `timestamps`.
///
/// # Safety
///
/// `device`: a live handle.
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
/// Returns `sampleValType`, `samples`.
///
/// # Safety
///
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// `device`: a live handle.
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
/// Returns `sampleValType`, `utilizationSamples`.
///
/// # Safety
///
/// `device`: a live handle.
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
/// `gpuInstance`: a live handle.
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
/// No preconditions: invalid arguments return an error code.
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
/// No preconditions: invalid arguments return an error code.
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
/// No preconditions: invalid arguments return an error code.
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
/// No preconditions: invalid arguments return an error code.
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
/// No preconditions: invalid arguments return an error code.
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
/// `unit`: a live handle.
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
/// No preconditions: invalid arguments return an error code.
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
/// No preconditions: invalid arguments return an error code.
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
/// No preconditions: invalid arguments return an error code.
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
/// No preconditions: invalid arguments return an error code.
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
/// No preconditions: invalid arguments return an error code.
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
/// No preconditions: invalid arguments return an error code.
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
/// No preconditions: invalid arguments return an error code.
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
