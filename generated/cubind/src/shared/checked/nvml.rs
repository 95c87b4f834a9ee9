//! NVML with functions that return [`Result`]s: GPU state: temperature, power, clocks, memory, processes.
//!
//! See [`checked`](super) for this form of the functions. [`nvml`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::nvml as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::shared as place;
#[allow(unused_imports)]
use raw::NVML;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::shared::nvml::all_types::*;

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Destroys a compute instance, which no process may be using.
    /// - `computeInstance`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `computeInstance`: a live handle.
    /// - No thread may use `computeInstance`, or objects that belong to it, during or after the call.
    fn nvmlComputeInstanceDestroy(computeInstance: nvmlComputeInstance_t) -> ();
    #[symbol = nvmlComputeInstanceGetInfo_v2]
    /// Returns the GPU instance, ID, profile and placement of a compute instance.
    /// # Safety
    ///
    /// - `computeInstance`: a live handle.
    /// - Pointers in `info` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn nvmlComputeInstanceGetInfo(computeInstance: nvmlComputeInstance_t) -> nvmlComputeInstanceInfo_t;
    /// Discards a GPU's accounting statistics of terminated processes.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceClearAccountingPids(device: nvmlDevice_t) -> ();
    /// Removes the calling thread's binding to the CPUs close to a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceClearCpuAffinity(device: nvmlDevice_t) -> ();
    /// Resets the volatile or aggregate ECC error counts of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceClearEccErrorCounts(device: nvmlDevice_t, counterType: nvmlEccCounterType_t) -> ();
    /// Clears several values of a GPU by their field IDs.
    /// - `values`: in and out, array, whose length is passed as `valuesCount`
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceClearFieldValues(device: nvmlDevice_t, values: &mut [nvmlFieldValue_t]) -> ();
    /// Creates a GPU instance with a given profile.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceCreateGpuInstance(device: nvmlDevice_t, profileId: u32) -> nvmlGpuInstance_t;
    /// Creates a GPU instance with a given profile and placement.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceCreateGpuInstanceWithPlacement(
        device: nvmlDevice_t, profileId: u32, placement: &nvmlGpuInstancePlacement_t,
    ) -> nvmlGpuInstance_t;
    /// Rescans the PCI bus for GPUs after one has been removed.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceDiscoverGpus(pciInfo: &nvmlPciInfo_t) -> ();
    /// Freezes or unfreezes an NVLink traffic counter.
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceFreezeNvLinkUtilizationCounter(
        device: nvmlDevice_t, link: u32, counter: u32, freeze: nvmlEnableState_t,
    ) -> ();
    /// Returns whether only administrators may change one setting of a GPU, such as automatic clock boost.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAPIRestriction(device: nvmlDevice_t, apiType: nvmlRestrictedAPI_t) -> nvmlEnableState_t;
    /// Returns the number of processes for which a GPU can keep accounting statistics.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAccountingBufferSize(device: nvmlDevice_t) -> u32;
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Returns whether a GPU keeps accounting statistics of processes.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAccountingMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// Returns the utilization, peak memory use, start time and run time of one process on a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAccountingStats(device: nvmlDevice_t, pid: u32) -> nvmlAccountingStats_t;
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Returns whether adaptive clocking is enabled on a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAdaptiveClockInfoStatus(device: nvmlDevice_t) -> u32;
    /// Returns the architecture of a GPU, such as Hopper, as an integer.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetArchitecture(device: nvmlDevice_t) -> nvmlDeviceArchitecture_t;
    #[symbol = nvmlDeviceGetAttributes_v2]
    /// Returns a MIG device's share of its GPU: multiprocessors, slices, engines and memory.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAttributes(device: nvmlDevice_t) -> nvmlDeviceAttributes_t;
    /// Returns whether automatic clock boost is enabled on a GPU, now and by default.
    /// Returns `isEnabled`, `defaultIsEnabled`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAutoBoostedClocksEnabled(device: nvmlDevice_t) -> (nvmlEnableState_t, nvmlEnableState_t);
    /// Returns the total, free and used bytes of a GPU's BAR1, through which the CPU and devices access its memory.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBAR1MemoryInfo(device: nvmlDevice_t) -> nvmlBAR1Memory_t;
    /// Returns the ID of a GPU's board; GPUs on the same board have the same ID.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBoardId(device: nvmlDevice_t) -> u32;
    /// Lists the bridge chips on a GPU's board and their firmware versions.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBridgeChipInfo(device: nvmlDevice_t) -> nvmlBridgeChipHierarchy_t;
    /// Returns the type of the bus that connects a GPU, such as PCIe.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBusType(device: nvmlDevice_t) -> nvmlBusType_t;
    /// Returns whether a GPU's chip-to-chip link to the CPU (NVLink-C2C) is enabled.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetC2cModeInfoV(device: nvmlDevice_t) -> nvmlC2cModeInfo_v1_t;
    /// Returns the capabilities of a GPU as a bit mask.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCapabilities(device: nvmlDevice_t) -> nvmlDeviceCapabilities_t;
    /// Returns the clocks for which a GPU's clock monitors have detected a fault.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetClkMonStatus(device: nvmlDevice_t) -> nvmlClkMonStatus_t;
    /// Returns the current, target or default frequency in MHz of a GPU clock.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetClock(device: nvmlDevice_t, clockType: nvmlClockType_t, clockId: nvmlClockId_t) -> u32;
    /// Returns the current frequency in MHz of a GPU clock (graphics, SM, memory or video).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetClockInfo(device: nvmlDevice_t, r#type: nvmlClockType_t) -> u32;
    /// Stores in `info` the offset in MHz of a GPU clock in a performance state, and the range of offsets.
    /// - `info`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetClockOffsets(device: nvmlDevice_t, info: &mut nvmlClockOffset_t) -> ();
    /// Returns the ID of the compute instance of a MIG device.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetComputeInstanceId(device: nvmlDevice_t) -> u32;
    /// Returns how many processes may have a context on a GPU: any number, one or none.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetComputeMode(device: nvmlDevice_t) -> nvmlComputeMode_t;
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Stores in `gpuAtstReport` a GPU's signed attestation report for the caller's nonce.
    /// - `gpuAtstReport`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetConfComputeGpuAttestationReport(
        device: nvmlDevice_t, gpuAtstReport: &mut nvmlConfComputeGpuAttestationReport_t,
    ) -> ();
    /// Returns a GPU's certificate and its attestation certificate chain.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetConfComputeGpuCertificate(device: nvmlDevice_t) -> nvmlConfComputeGpuCertificate_t;
    /// Returns the sizes in KiB of a GPU's protected and unprotected memory.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetConfComputeMemSizeInfo(device: nvmlDevice_t) -> nvmlConfComputeMemSizeInfo_t;
    /// Returns the total, used and free protected memory in bytes of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetConfComputeProtectedMemoryUsage(device: nvmlDevice_t) -> nvmlMemory_t;
    /// Stores in `coolerInfo` the target of a GPU's cooler, and how the cooler is controlled.
    /// - `coolerInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCoolerInfo(device: nvmlDevice_t, coolerInfo: &mut nvmlCoolerInfo_t) -> ();
    #[symbol = nvmlDeviceGetCount_v2]
    /// Returns the number of GPUs, including those that this process may not open.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceGetCount() -> u32;
    /// Returns a bit mask of the CPUs that are ideal for a GPU.
    /// - `cpuSet`: out, array, whose length is passed as `cpuSetSize`
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCpuAffinity(device: nvmlDevice_t, cpuSet: &mut [core::ffi::c_ulong]) -> ();
    /// Returns a bit mask of the CPUs close to a GPU, within its NUMA node or socket.
    /// - `cpuSet`: out, array, whose length is passed as `cpuSetSize`
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCpuAffinityWithinScope(
        device: nvmlDevice_t, cpuSet: &mut [core::ffi::c_ulong], scope: nvmlAffinityScope_t,
    ) -> ();
    /// Returns the major and minor CUDA compute capability of a GPU.
    /// Returns `major`, `minor`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCudaComputeCapability(device: nvmlDevice_t) -> (i32, i32);
    /// Returns the PCIe generation in use, which may be lower while a GPU is idle.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCurrPcieLinkGeneration(device: nvmlDevice_t) -> u32;
    /// Returns the number of PCIe lanes that a GPU currently uses.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCurrPcieLinkWidth(device: nvmlDevice_t) -> u32;
    /// Returns all current clock frequencies of a GPU as one string.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCurrentClockFreqs(device: nvmlDevice_t) -> nvmlDeviceCurrentClockFreqs_t;
    /// Returns the reasons why a GPU's clocks are reduced, such as power or heat, as a bit mask.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetCurrentClocksEventReasons(device: nvmlDevice_t) -> u64;
    /// Returns the utilization of a GPU's video decoder as a percentage, and the sampling period in µs.
    /// Returns `utilization`, `samplingPeriodUs`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDecoderUtilization(device: nvmlDevice_t) -> (u32, u32);
    /// Returns whether ECC is enabled on a GPU by default.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDefaultEccMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// Returns a GPU's ECC errors by location (superseded by `nvmlDeviceGetMemoryErrorCounter`).
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetMemoryErrorCounter` instead")]
    fn nvmlDeviceGetDetailedEccErrors(
        device: nvmlDevice_t, errorType: nvmlMemoryErrorType_t, counterType: nvmlEccCounterType_t,
    ) -> nvmlEccErrorCounts_t;
    /// Returns the handle of the GPU that contains a MIG device.
    /// # Safety
    ///
    /// `migDevice`: a live handle.
    fn nvmlDeviceGetDeviceHandleFromMigDeviceHandle(migDevice: nvmlDevice_t) -> nvmlDevice_t;
    /// Returns whether a GPU currently drives a display.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDisplayActive(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// Returns whether a display is connected to a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDisplayMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// Returns whether DRAM encryption is enabled on a GPU, now and after the next reboot.
    /// Returns `current`, `pending`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDramEncryptionMode(device: nvmlDevice_t) -> (nvmlDramEncryptionInfo_t, nvmlDramEncryptionInfo_t);
    #[symbol = nvmlDeviceGetDriverModel_v2]
    /// Returns a GPU's current Windows driver model, and the model after the next reboot.
    /// Returns `current`, `pending`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDriverModel(device: nvmlDevice_t) -> (nvmlDriverModel_t, nvmlDriverModel_t);
    /// Returns the utilization of each of a GPU's domains, on which the performance state is based.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDynamicPstatesInfo(device: nvmlDevice_t) -> nvmlGpuDynamicPstatesInfo_t;
    /// Returns whether ECC is enabled on a GPU, now and after the next reboot.
    /// Returns `current`, `pending`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetEccMode(device: nvmlDevice_t) -> (nvmlEnableState_t, nvmlEnableState_t);
    /// Returns the remaining capacity of a GPU's encoder for a codec, as a percentage.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetEncoderCapacity(device: nvmlDevice_t, encoderQueryType: nvmlEncoderType_t) -> u32;
    /// Returns the number of a GPU's active encoder sessions, with their average frame rate and latency.
    /// Returns `sessionCount`, `averageFps`, `averageLatency`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetEncoderStats(device: nvmlDevice_t) -> (u32, u32, u32);
    /// Returns the utilization of a GPU's video encoder as a percentage, and the sampling period in µs.
    /// Returns `utilization`, `samplingPeriodUs`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetEncoderUtilization(device: nvmlDevice_t) -> (u32, u32);
    /// Returns the effective power limit in milliwatts of a GPU: the lowest of all its limits.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetEnforcedPowerLimit(device: nvmlDevice_t) -> u32;
    /// Returns the number of a GPU's active frame capture sessions, with their average frame rate and latency.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetFBCStats(device: nvmlDevice_t) -> nvmlFBCStats_t;
    /// Returns the intended speed of a GPU's fan as a percentage of its maximum.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetFanSpeed(device: nvmlDevice_t) -> u32;
    /// Stores in `fanSpeed` the speed of one of a GPU's fans in revolutions per minute.
    /// - `fanSpeed`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetFanSpeedRPM(device: nvmlDevice_t, fanSpeed: &mut nvmlFanSpeedInfo_t) -> ();
    /// Returns the intended speed of one of a GPU's fans as a percentage of its maximum.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetFanSpeed_v2(device: nvmlDevice_t, fan: u32) -> u32;
    /// Reads several values of a GPU by their field IDs, each with its own result code.
    /// - `values`: in and out, array, whose length is passed as `valuesCount`
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetFieldValues(device: nvmlDevice_t, values: &mut [nvmlFieldValue_t]) -> ();
    /// Returns the range of offsets in MHz for the graphics clock's voltage-frequency curve.
    /// Returns `minOffset`, `maxOffset`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpcClkMinMaxVfOffset(device: nvmlDevice_t) -> (i32, i32);
    /// Returns the offset in MHz of the graphics clock's voltage-frequency curve.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpcClkVfOffset(device: nvmlDevice_t) -> i32;
    /// Returns a GPU instance of a GPU, given its ID.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuInstanceById(device: nvmlDevice_t, id: u32) -> nvmlGpuInstance_t;
    /// Returns the ID of the GPU instance of a MIG device.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuInstanceId(device: nvmlDevice_t) -> u32;
    /// Returns the resources of a GPU instance profile: slices, SMs, engines and memory.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuInstanceProfileInfo(device: nvmlDevice_t, profile: u32) -> nvmlGpuInstanceProfileInfo_t;
    /// Returns the resources of a GPU instance profile, as a versioned record with its name.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuInstanceProfileInfoV(device: nvmlDevice_t, profile: u32) -> nvmlGpuInstanceProfileInfo_v2_t;
    /// Returns how many more GPU instances with a given profile fit on a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuInstanceRemainingCapacity(device: nvmlDevice_t, profileId: u32) -> u32;
    /// Lists the GPU instances of a GPU that have a given profile.
    /// - `gpuInstances`: out, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - `gpuInstances`: at least as long as `profileId` requires. The length is not checked.
    fn nvmlDeviceGetGpuInstances(device: nvmlDevice_t, profileId: u32, gpuInstances: &mut [nvmlGpuInstance_t]) -> u32;
    /// Returns the newest PCIe generation that a GPU supports.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuMaxPcieLinkGeneration(device: nvmlDevice_t) -> u32;
    /// Returns a GPU's current operation mode, and the mode after the next reboot (all, compute only or low double).
    /// Returns `current`, `pending`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuOperationMode(device: nvmlDevice_t) -> (nvmlGpuOperationMode_t, nvmlGpuOperationMode_t);
    #[symbol = nvmlDeviceGetGridLicensableFeatures_v4]
    /// Lists the licensable features of a GPU, and whether each is licensed.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGridLicensableFeatures(device: nvmlDevice_t) -> nvmlGridLicensableFeatures_t;
    /// Lists the licensable features of a GPU, and whether each is licensed.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGridLicensableFeatures_v2(device: nvmlDevice_t) -> nvmlGridLicensableFeatures_t;
    /// Lists the licensable features of a GPU, and whether each is licensed.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGridLicensableFeatures_v3(device: nvmlDevice_t) -> nvmlGridLicensableFeatures_t;
    /// Returns whether GSP firmware is enabled on a GPU, and whether this is the default.
    /// Returns `isEnabled`, `defaultMode`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGspFirmwareMode(device: nvmlDevice_t) -> (u32, u32);
    /// Returns the firmware version of a GPU's system processor (GSP) as a string.
    /// - `version`: out, a buffer for a string of up to `64` bytes
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGspFirmwareVersion(device: nvmlDevice_t, version: &mut [u8; 64]) -> ();
    #[symbol = nvmlDeviceGetHandleByIndex_v2]
    /// Returns the handle of a GPU by its index, which may differ from the CUDA ordinal and may change at reboot.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceGetHandleByIndex(index: u32) -> nvmlDevice_t;
    #[symbol = nvmlDeviceGetHandleByPciBusId_v2]
    /// Returns the handle of a GPU by its PCI address, such as `00000000:3B:00.0`.
    /// - `pciBusId`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceGetHandleByPciBusId(pciBusId: &CStr) -> nvmlDevice_t;
    /// Returns the handle of a GPU by its serial number (superseded by `nvmlDeviceGetHandleByUUID`).
    /// - `serial`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "use `nvmlDeviceGetHandleByUUID` instead")]
    fn nvmlDeviceGetHandleBySerial(serial: &CStr) -> nvmlDevice_t;
    /// Returns the handle of a GPU or MIG device by its UUID, given as a string.
    /// - `uuid`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceGetHandleByUUID(uuid: &CStr) -> nvmlDevice_t;
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Returns the handle of a GPU or MIG device by its UUID, given as a string or 16 bytes.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceGetHandleByUUIDV(uuid: &nvmlUUID_t) -> nvmlDevice_t;
    /// Returns whether a host GPU runs vGPUs with or without SR-IOV.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetHostVgpuMode(device: nvmlDevice_t) -> nvmlHostVgpuMode_t;
    /// Returns the index of a GPU, as in `nvmlDeviceGetHandleByIndex`.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetIndex(device: nvmlDevice_t) -> u32;
    /// Returns a checksum of the configuration in a GPU's InfoROM.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetInforomConfigurationChecksum(device: nvmlDevice_t) -> u32;
    /// Returns the number of a GPU's interrupt.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetIrqNum(device: nvmlDevice_t) -> u32;
    /// Returns the utilization of a GPU's JPEG engine as a percentage, and the sampling period in µs.
    /// Returns `utilization`, `samplingPeriodUs`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetJpgUtilization(device: nvmlDevice_t) -> (u32, u32);
    /// Returns when a GPU's black box was last flushed to the InfoROM, and the duration of that flush.
    /// Returns `timestamp`, `durationUs`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetLastBBXFlushTime(device: nvmlDevice_t) -> (u64, core::ffi::c_ulong);
    /// Returns the margin in °C between a GPU's temperature and its nearest slowdown threshold.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMarginTemperature(device: nvmlDevice_t) -> nvmlMarginTemperature_t;
    /// Returns the maximum frequency in MHz of a GPU clock.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMaxClockInfo(device: nvmlDevice_t, r#type: nvmlClockType_t) -> u32;
    /// Returns the maximum boost frequency in MHz that users may set for a GPU clock.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMaxCustomerBoostClock(device: nvmlDevice_t, clockType: nvmlClockType_t) -> u32;
    /// Returns the maximum number of MIG devices of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMaxMigDeviceCount(device: nvmlDevice_t) -> u32;
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Returns the newest PCIe generation that both the GPU and the system support.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMaxPcieLinkGeneration(device: nvmlDevice_t) -> u32;
    /// Returns the maximum number of PCIe lanes that both the GPU and the system support.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMaxPcieLinkWidth(device: nvmlDevice_t) -> u32;
    /// Returns the range of offsets in MHz for the memory clock's voltage-frequency curve.
    /// Returns `minOffset`, `maxOffset`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemClkMinMaxVfOffset(device: nvmlDevice_t) -> (i32, i32);
    /// Returns the offset in MHz of the memory clock's voltage-frequency curve.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemClkVfOffset(device: nvmlDevice_t) -> i32;
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Returns a bit mask of the NUMA nodes close to a GPU, within its NUMA node or socket.
    /// - `nodeSet`: out, array, whose length is passed as `nodeSetSize`
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemoryAffinity(
        device: nvmlDevice_t, nodeSet: &mut [core::ffi::c_ulong], scope: nvmlAffinityScope_t,
    ) -> ();
    /// Returns the width of a GPU's memory bus in bits.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemoryBusWidth(device: nvmlDevice_t) -> u32;
    /// Returns the number of memory errors of one kind in one location of a GPU, such as the L2 cache.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMemoryErrorCounter(
        device: nvmlDevice_t, errorType: nvmlMemoryErrorType_t, counterType: nvmlEccCounterType_t,
        locationType: nvmlMemoryLocation_t,
    ) -> u64;
    /// Returns the handle of one of a GPU's MIG devices by its index.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMigDeviceHandleByIndex(device: nvmlDevice_t, index: u32) -> nvmlDevice_t;
    /// Returns the minor number N of a GPU's device file, `/dev/nvidiaN`.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMinorNumber(device: nvmlDevice_t) -> u32;
    /// Returns the module ID of a GPU on its baseboard.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetModuleId(device: nvmlDevice_t) -> u32;
    /// Returns whether a GPU is on a board with several GPUs.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetMultiGpuBoard(device: nvmlDevice_t) -> u32;
    /// Returns the number of fans of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNumFans(device: nvmlDevice_t) -> u32;
    /// Returns the number of CUDA cores of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNumGpuCores(device: nvmlDevice_t) -> u32;
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Returns the ID of the NUMA node that a GPU's own memory forms.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNumaNodeId(device: nvmlDevice_t) -> u32;
    /// Returns whether one of a GPU's NVLinks has a capability, such as atomics.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkCapability(device: nvmlDevice_t, link: u32, capability: nvmlNvLinkCapability_t) -> u32;
    /// Returns the number of errors of one kind on an NVLink.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkErrorCounter(device: nvmlDevice_t, link: u32, counter: nvmlNvLinkErrorCounter_t) -> u64;
    /// Returns the kind of device at the other end of an NVLink: GPU, CPU or switch.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkRemoteDeviceType(device: nvmlDevice_t, link: u32) -> nvmlIntNvLinkDeviceType_t;
    #[symbol = nvmlDeviceGetNvLinkRemotePciInfo_v2]
    /// Returns the PCI address of the device at the other end of an NVLink.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkRemotePciInfo(device: nvmlDevice_t, link: u32) -> nvmlPciInfo_t;
    /// Returns whether one of a GPU's NVLinks is active.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkState(device: nvmlDevice_t, link: u32) -> nvmlEnableState_t;
    /// Returns the events that an NVLink traffic counter counts.
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceGetNvLinkUtilizationControl(
        device: nvmlDevice_t, link: u32, counter: u32,
    ) -> nvmlNvLinkUtilizationControl_t;
    /// Returns the receive and transmit values of an NVLink traffic counter.
    /// Returns `rxcounter`, `txcounter`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetFieldValues` instead")]
    fn nvmlDeviceGetNvLinkUtilizationCounter(device: nvmlDevice_t, link: u32, counter: u32) -> (u64, u64);
    /// Returns the version of one of a GPU's NVLinks.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkVersion(device: nvmlDevice_t, link: u32) -> u32;
    /// Returns the NVLink bandwidth mode of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvlinkBwMode(device: nvmlDevice_t) -> nvmlNvlinkGetBwMode_t;
    /// Lists the NVLink bandwidth modes that a GPU supports.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvlinkSupportedBwModes(device: nvmlDevice_t) -> nvmlNvlinkSupportedBwModes_t;
    /// Returns the utilization of a GPU's optical flow engine as a percentage, and the sampling period in µs.
    /// Returns `utilization`, `samplingPeriodUs`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetOfaUtilization(device: nvmlDevice_t) -> (u32, u32);
    /// Returns whether two GPUs support a peer-to-peer operation, or the reason if they do not.
    /// # Safety
    ///
    /// `device1`, `device2`: live handles.
    fn nvmlDeviceGetP2PStatus(
        device1: nvmlDevice_t, device2: nvmlDevice_t, p2pIndex: nvmlGpuP2PCapsIndex_t,
    ) -> nvmlGpuP2PStatus_t;
    #[symbol = nvmlDeviceGetPciInfo_v3]
    /// Returns the PCI address and PCI IDs of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPciInfo(device: nvmlDevice_t) -> nvmlPciInfo_t;
    /// Returns the PCI address, PCI IDs and PCI class of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPciInfoExt(device: nvmlDevice_t) -> nvmlPciInfoExt_t;
    /// Returns the PCI address and PCI IDs of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPciInfo_v2(device: nvmlDevice_t) -> nvmlPciInfo_t;
    /// Returns the maximum speed of a GPU's PCIe link as an enumeration value.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPcieLinkMaxSpeed(device: nvmlDevice_t) -> u32;
    /// Returns the number of packets that a GPU's PCIe link has retransmitted.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPcieReplayCounter(device: nvmlDevice_t) -> u32;
    /// Returns the speed in MB/s of a GPU's PCIe link.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPcieSpeed(device: nvmlDevice_t) -> u32;
    /// Returns the PCIe traffic in KB/s that a GPU sent or received during a short interval.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPcieThroughput(device: nvmlDevice_t, counter: nvmlPcieUtilCounter_t) -> u32;
    /// Returns all performance modes of a GPU and their clock ranges as one string.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPerformanceModes(device: nvmlDevice_t) -> nvmlDevicePerfModes_t;
    /// Returns a GPU's performance state, from P0 (fastest) to P15.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPerformanceState(device: nvmlDevice_t) -> nvmlPstates_t;
    /// Returns whether the driver of a GPU stays loaded while there are no clients (Linux).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPersistenceMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// Returns the location of a GPU: chassis, slot, tray, host and module.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPlatformInfo(device: nvmlDevice_t) -> nvmlPlatformInfo_t;
    /// Returns the default power limit in milliwatts of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPowerManagementDefaultLimit(device: nvmlDevice_t) -> u32;
    /// Returns the power limit in milliwatts that is set for a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPowerManagementLimit(device: nvmlDevice_t) -> u32;
    /// Returns the minimum and maximum power limits in milliwatts of a GPU.
    /// Returns `minLimit`, `maxLimit`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPowerManagementLimitConstraints(device: nvmlDevice_t) -> (u32, u32);
    /// Returns whether a power limit can be enforced on a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceGetPowerManagementMode(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// Returns whether a GPU's power comes from AC, from a battery or from an insufficient supply.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPowerSource(device: nvmlDevice_t) -> nvmlPowerSource_t;
    /// Returns a GPU's performance state (superseded by `nvmlDeviceGetPerformanceState`).
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetPerformanceState` instead")]
    fn nvmlDeviceGetPowerState(device: nvmlDevice_t) -> nvmlPstates_t;
    /// Returns the power draw in milliwatts of a GPU, including its memory.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPowerUsage(device: nvmlDevice_t) -> u32;
    /// Stores in `procesesUtilInfo` samples of each process's GPU utilization, including JPEG and optical flow.
    /// - `procesesUtilInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `procesesUtilInfo` must be valid.
    fn nvmlDeviceGetProcessesUtilizationInfo(
        device: nvmlDevice_t, procesesUtilInfo: &mut nvmlProcessesUtilizationInfo_t,
    ) -> ();
    /// Returns a GPU's numbers of remapped memory rows, and whether remappings are pending or have failed.
    /// Returns `corrRows`, `uncRows`, `isPending`, `failureOccurred`.
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetRemappedRows(device: nvmlDevice_t) -> (u32, u32, u32, u32);
    /// Returns whether memory pages of a GPU will be retired at the next reboot.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetRetiredPagesPendingStatus(device: nvmlDevice_t) -> nvmlEnableState_t;
    /// Returns a histogram of the spare rows that remain in a GPU's memory banks.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetRowRemapperHistogram(device: nvmlDevice_t) -> nvmlRowRemapperHistogramValues_t;
    /// Stores in `plist` the processes of one kind on a GPU, including their use of protected memory.
    /// - `plist`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `plist` must be valid.
    fn nvmlDeviceGetRunningProcessDetailList(device: nvmlDevice_t, plist: &mut nvmlProcessDetailList_t) -> ();
    /// Returns a GPU's SRAM ECC errors by kind, and whether a threshold is exceeded.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetSramEccErrorStatus(device: nvmlDevice_t) -> nvmlEccSramErrorStatus_t;
    /// Returns a bit mask of the reasons for reduced clocks that a GPU can report.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetSupportedClocksEventReasons(device: nvmlDevice_t) -> u64;
    /// Returns a bit mask of the event types that a GPU can report.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetSupportedEventTypes(device: nvmlDevice_t) -> u64;
    /// Stores in `pstates` the performance states that a GPU supports.
    /// - `pstates`: out, host memory, whose size in bytes is passed as `size`
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetSupportedPerformanceStates<T: Output>(device: nvmlDevice_t, pstates: &mut [T]) -> ();
    /// Returns the target speed of one of a GPU's fans as a percentage.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetTargetFanSpeed(device: nvmlDevice_t, fan: u32) -> u32;
    /// Returns a temperature threshold in °C of a GPU, such as the one for slowdown or shutdown.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetTemperatureThreshold(device: nvmlDevice_t, thresholdType: nvmlTemperatureThresholds_t) -> u32;
    /// Returns a GPU's thermal sensors, each with its controller, range, temperature and target.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetThermalSettings(device: nvmlDevice_t, sensorIndex: u32) -> nvmlGpuThermalSettings_t;
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Returns the closest common ancestor of two GPUs: board, switch, host bridge, NUMA node or system.
    /// # Safety
    ///
    /// `device1`, `device2`: live handles.
    fn nvmlDeviceGetTopologyCommonAncestor(device1: nvmlDevice_t, device2: nvmlDevice_t) -> nvmlGpuTopologyLevel_t;
    /// Returns a GPU's total number of ECC errors of one kind, since the last reboot or overall.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetTotalEccErrors(
        device: nvmlDevice_t, errorType: nvmlMemoryErrorType_t, counterType: nvmlEccCounterType_t,
    ) -> u64;
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Returns the energy in millijoules that a GPU has consumed since its driver was loaded.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetTotalEnergyConsumption(device: nvmlDevice_t) -> u64;
    /// Returns the percentages of a recent period during which kernels ran and during which memory was accessed.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetUtilizationRates(device: nvmlDevice_t) -> nvmlUtilization_t;
    /// Returns whether vGPUs of different sizes may run on a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuHeterogeneousMode(device: nvmlDevice_t) -> nvmlVgpuHeterogeneousMode_t;
    /// Stores in `vgpuUtilInfo` samples of each vGPU's utilization, including JPEG and optical flow.
    /// - `vgpuUtilInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `vgpuUtilInfo` must be valid.
    fn nvmlDeviceGetVgpuInstancesUtilizationInfo(
        device: nvmlDevice_t, vgpuUtilInfo: &mut nvmlVgpuInstancesUtilizationInfo_t,
    ) -> ();
    /// Returns a host GPU's metadata, which determine whether vGPUs can migrate to the GPU.
    /// - `pgpuMetadata`: out, host memory, whose size in bytes is passed as `bufferSize`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuMetadata<T: Output>(device: nvmlDevice_t, pgpuMetadata: &mut [T]) -> u32;
    /// Stores in `vgpuProcUtilInfo` samples of the utilization by each process in vGPUs.
    /// - `vgpuProcUtilInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `vgpuProcUtilInfo` must be valid.
    fn nvmlDeviceGetVgpuProcessesUtilizationInfo(
        device: nvmlDevice_t, vgpuProcUtilInfo: &mut nvmlVgpuProcessesUtilizationInfo_t,
    ) -> ();
    /// Returns the vGPU scheduler configurations that a GPU supports.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuSchedulerCapabilities(device: nvmlDevice_t) -> nvmlVgpuSchedulerCapabilities_t;
    /// Stores in `pPlacementList` the placements on a GPU where a vGPU of a type can currently be created.
    /// - `pPlacementList`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `pPlacementList` must be valid.
    fn nvmlDeviceGetVgpuTypeCreatablePlacements(
        device: nvmlDevice_t, vgpuTypeId: nvmlVgpuTypeId_t, pPlacementList: &mut nvmlVgpuPlacementList_t,
    ) -> ();
    /// Stores in `pPlacementList` the placements that a GPU supports for a vGPU type.
    /// - `pPlacementList`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `pPlacementList` must be valid.
    fn nvmlDeviceGetVgpuTypeSupportedPlacements(
        device: nvmlDevice_t, vgpuTypeId: nvmlVgpuTypeId_t, pPlacementList: &mut nvmlVgpuPlacementList_t,
    ) -> ();
    /// Returns whether a GPU is passed through, is a vGPU, hosts vGPUs or is not virtualized.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVirtualizationMode(device: nvmlDevice_t) -> nvmlGpuVirtualizationMode_t;
    /// Returns whether a handle refers to a MIG device.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceIsMigDeviceHandle(device: nvmlDevice_t) -> u32;
    /// Sets whether a GPU, given by its PCI address, rejects new clients.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceModifyDrainState(pciInfo: &nvmlPciInfo_t, newState: nvmlEnableState_t) -> ();
    /// Returns whether two GPUs are on the same board.
    /// # Safety
    ///
    /// `device1`, `device2`: live handles.
    fn nvmlDeviceOnSameBoard(device1: nvmlDevice_t, device2: nvmlDevice_t) -> i32;
    /// Activates one of a GPU's power smoothing profiles.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDevicePowerSmoothingActivatePresetProfile(device: nvmlDevice_t, profile: &nvmlPowerSmoothingProfile_t) -> ();
    /// Enables or disables power smoothing on a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDevicePowerSmoothingSetState(device: nvmlDevice_t, state: &nvmlPowerSmoothingState_t) -> ();
    /// Sets one parameter of one of a GPU's power smoothing profiles.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDevicePowerSmoothingUpdatePresetProfileParam(
        device: nvmlDevice_t, profile: &nvmlPowerSmoothingProfile_t,
    ) -> ();
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Returns whether a GPU, given by its PCI address, rejects new clients.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceQueryDrainState(pciInfo: &nvmlPciInfo_t) -> nvmlEnableState_t;
    /// Adds event types of a GPU, such as Xid errors or clock changes, to an event set.
    /// # Safety
    ///
    /// `device`, `set`: live handles.
    fn nvmlDeviceRegisterEvents(device: nvmlDevice_t, eventTypes: u64, set: nvmlEventSet_t) -> ();
    #[symbol = nvmlDeviceRemoveGpu_v2]
    /// Detaches a GPU, given by its PCI address, from its driver; the GPU must be drained and unused.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlDeviceRemoveGpu(
        pciInfo: &nvmlPciInfo_t, gpuState: nvmlDetachGpuState_t, linkState: nvmlPcieLinkState_t,
    ) -> ();
    /// Unlocks a GPU's graphics clock.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceResetGpuLockedClocks(device: nvmlDevice_t) -> ();
    /// Unlocks a GPU's memory clock.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceResetMemoryLockedClocks(device: nvmlDevice_t) -> ();
    /// Resets all error counters of an NVLink.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceResetNvLinkErrorCounters(device: nvmlDevice_t, link: u32) -> ();
    /// Resets an NVLink traffic counter.
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceResetNvLinkUtilizationCounter(device: nvmlDevice_t, link: u32, counter: u32) -> ();
    /// Specifies whether only administrators may change one setting of a GPU, such as automatic clock boost.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetAPIRestriction(
        device: nvmlDevice_t, apiType: nvmlRestrictedAPI_t, isRestricted: nvmlEnableState_t,
    ) -> ();
    /// Sets whether a GPU keeps accounting statistics of processes.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetAccountingMode(device: nvmlDevice_t, mode: nvmlEnableState_t) -> ();
    /// Enables or disables automatic clock boost on a GPU, until its last client exits.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetAutoBoostedClocksEnabled(device: nvmlDevice_t, enabled: nvmlEnableState_t) -> ();
    /// Sets the offset in MHz of a GPU clock in a performance state.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetClockOffsets(device: nvmlDevice_t, info: &nvmlClockOffset_t) -> ();
    /// Sets how many processes may have a context on a GPU: any number, one or none.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetComputeMode(device: nvmlDevice_t, mode: nvmlComputeMode_t) -> ();
    /// Sets the size in KiB of a GPU's unprotected memory.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetConfComputeUnprotectedMemSize(device: nvmlDevice_t, sizeKiB: u64) -> ();
    /// Binds the calling thread to the CPUs that are close to a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetCpuAffinity(device: nvmlDevice_t) -> ();
    /// Sets whether automatic clock boost is enabled on a GPU by default; clients can override the setting.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetDefaultAutoBoostedClocksEnabled(device: nvmlDevice_t, enabled: nvmlEnableState_t, flags: u32) -> ();
    /// Enables or disables DRAM encryption on a GPU, effective after the next reboot.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetDramEncryptionMode(device: nvmlDevice_t, dramEncryption: &nvmlDramEncryptionInfo_t) -> ();
    /// Sets the Windows driver model (WDDM or TCC) that a GPU uses after the next reboot.
    /// - `flags`: in, flags: [`nvmlFlagDefault`], [`nvmlFlagForce`]
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetDriverModel(device: nvmlDevice_t, driverModel: nvmlDriverModel_t, flags: u32) -> ();
    /// Enables or disables ECC on a GPU, effective after the next reboot.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetEccMode(device: nvmlDevice_t, ecc: nvmlEnableState_t) -> ();
    /// Sets the speed of a fan in percent and disables automatic control; the program must monitor the temperature.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetFanSpeed_v2(device: nvmlDevice_t, fan: u32, speed: u32) -> ();
    /// Locks a GPU's graphics clock to a range of frequencies in MHz.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetGpuLockedClocks(device: nvmlDevice_t, minGpuClockMHz: u32, maxGpuClockMHz: u32) -> ();
    /// Sets the operation mode (all, compute only or low double) that a GPU has after the next reboot.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetGpuOperationMode(device: nvmlDevice_t, mode: nvmlGpuOperationMode_t) -> ();
    /// Locks a GPU's memory clock to a range of frequencies in MHz.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetMemoryLockedClocks(device: nvmlDevice_t, minMemClockMHz: u32, maxMemClockMHz: u32) -> ();
    /// Enables or disables a GPU's MIG mode; `activationStatus` reports whether a reset is still required.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetMigMode(device: nvmlDevice_t, mode: u32) -> nvmlReturn_t;
    /// Sets the idle time after which NVLinks of a GPU enter the low-power state.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetNvLinkDeviceLowPowerThreshold(device: nvmlDevice_t, info: &nvmlNvLinkPowerThres_t) -> ();
    /// Sets the events that an NVLink traffic counter counts.
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceSetNvLinkUtilizationControl(
        device: nvmlDevice_t, link: u32, counter: u32, control: &nvmlNvLinkUtilizationControl_t, reset: u32,
    ) -> ();
    /// Sets the NVLink bandwidth mode of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetNvlinkBwMode(device: nvmlDevice_t, setBwMode: &nvmlNvlinkSetBwMode_t) -> ();
    /// Sets whether the driver of a GPU stays loaded while there are no clients (Linux).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetPersistenceMode(device: nvmlDevice_t, mode: nvmlEnableState_t) -> ();
    /// Sets the power limit in milliwatts of a GPU, until the driver is unloaded.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetPowerManagementLimit(device: nvmlDevice_t, limit: u32) -> ();
    /// Sets the power limit in milliwatts of a GPU or of its whole module.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetPowerManagementLimit_v2(device: nvmlDevice_t, powerValue: &nvmlPowerValue_v2_t) -> ();
    /// Sets a temperature threshold in °C of a GPU, if the GPU supports it.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetTemperatureThreshold(
        device: nvmlDevice_t, thresholdType: nvmlTemperatureThresholds_t, temp: &i32,
    ) -> ();
    /// Sets whether vGPUs of different sizes may run on a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetVgpuHeterogeneousMode(device: nvmlDevice_t, pHeterogeneousMode: &nvmlVgpuHeterogeneousMode_t) -> ();
    /// Sets the virtualization mode of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetVirtualizationMode(device: nvmlDevice_t, virtualMode: nvmlGpuVirtualizationMode_t) -> ();
    /// Reads a GPU's InfoROM and verifies its checksums.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceValidateInforom(device: nvmlDevice_t) -> ();
    /// Returns the requested and the enforced workload power profiles of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(
        device: nvmlDevice_t,
    ) -> nvmlWorkloadPowerProfileCurrentProfiles_t;
    /// Lists a GPU's workload power profiles, with their priorities and conflicts.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceWorkloadPowerProfileGetProfilesInfo(device: nvmlDevice_t) -> nvmlWorkloadPowerProfileProfilesInfo_t;
    /// Creates an empty event set.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlEventSetCreate() -> nvmlEventSet_t;
    /// Frees an event set.
    /// # Safety
    ///
    /// - `set`: a live handle.
    /// - No thread may use `set`, or objects that belong to it, during or after the call.
    fn nvmlEventSetFree(set: nvmlEventSet_t) -> ();
    #[symbol = nvmlEventSetWait_v2]
    /// Waits for one event of an event set, up to a timeout in milliseconds.
    /// # Safety
    ///
    /// - `set`: a live handle.
    /// - Pointers in `data` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn nvmlEventSetWait(set: nvmlEventSet_t, timeoutms: u32) -> nvmlEventData_t;
    #[symbol = nvmlGetExcludedDeviceCount]
    /// Returns the number of GPUs that the driver configuration excludes.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlGetBlacklistDeviceCount() -> u32;
    #[symbol = nvmlGetExcludedDeviceInfoByIndex]
    /// Returns the PCI address and UUID of an excluded GPU, given its index.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlGetBlacklistDeviceInfoByIndex(index: u32) -> nvmlExcludedDeviceInfo_t;
    /// Returns whether a vGPU can migrate to a host GPU, given the metadata of both.
    /// - `vgpuMetadata`, `pgpuMetadata`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `vgpuMetadata`, `pgpuMetadata`: valid memory of the size that the other arguments imply.
    fn nvmlGetVgpuCompatibility(
        vgpuMetadata: *mut nvmlVgpuMetadata_t, pgpuMetadata: *mut nvmlVgpuPgpuMetadata_t,
    ) -> nvmlVgpuPgpuCompatibility_t;
    /// Returns whether the driver has a vGPU capability, such as mixed vGPU types on one GPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlGetVgpuDriverCapabilities(capability: nvmlVgpuDriverCapability_t) -> u32;
    /// Returns the range of vGPU versions that the host supports, and the range to which the host is limited.
    /// Returns `supported`, `current`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlGetVgpuVersion() -> (nvmlVgpuVersion_t, nvmlVgpuVersion_t);
    /// Takes a GPM sample of one MIG GPU instance.
    /// # Safety
    ///
    /// `device`, `gpmSample`: live handles.
    fn nvmlGpmMigSampleGet(device: nvmlDevice_t, gpuInstanceId: u32, gpmSample: nvmlGpmSample_t) -> ();
    /// Returns whether a GPU supports GPU performance monitoring (GPM).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlGpmQueryDeviceSupport(device: nvmlDevice_t) -> nvmlGpmSupport_t;
    /// Returns whether streaming of GPM samples is enabled on a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlGpmQueryIfStreamingEnabled(device: nvmlDevice_t) -> u32;
    /// Allocates a buffer for one GPM sample.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlGpmSampleAlloc() -> nvmlGpmSample_t;
    /// Frees the buffer of a GPM sample.
    /// # Safety
    ///
    /// - `gpmSample`: a live handle.
    /// - No thread may use `gpmSample`, or objects that belong to it, during or after the call.
    fn nvmlGpmSampleFree(gpmSample: nvmlGpmSample_t) -> ();
    /// Takes a GPM sample of a whole GPU.
    /// # Safety
    ///
    /// `device`, `gpmSample`: live handles.
    fn nvmlGpmSampleGet(device: nvmlDevice_t, gpmSample: nvmlGpmSample_t) -> ();
    /// Enables or disables streaming of GPM samples on a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlGpmSetStreamingEnabled(device: nvmlDevice_t, state: u32) -> ();
    /// Creates a compute instance with a given profile in a GPU instance.
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceCreateComputeInstance(gpuInstance: nvmlGpuInstance_t, profileId: u32) -> nvmlComputeInstance_t;
    /// Creates a compute instance with a given profile and placement in a GPU instance.
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceCreateComputeInstanceWithPlacement(
        gpuInstance: nvmlGpuInstance_t, profileId: u32, placement: &nvmlComputeInstancePlacement_t,
    ) -> nvmlComputeInstance_t;
    /// Destroys a GPU instance, which must not contain compute instances.
    /// - `gpuInstance`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `gpuInstance`: a live handle.
    /// - No thread may use `gpuInstance`, or objects that belong to it, during or after the call.
    fn nvmlGpuInstanceDestroy(gpuInstance: nvmlGpuInstance_t) -> ();
    /// Stores in `pVgpuInstanceInfo` the active vGPUs in a GPU instance.
    /// - `pVgpuInstanceInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `gpuInstance`: a live handle.
    /// - Pointers, handles and lengths in `pVgpuInstanceInfo` must be valid.
    fn nvmlGpuInstanceGetActiveVgpus(
        gpuInstance: nvmlGpuInstance_t, pVgpuInstanceInfo: &mut nvmlActiveVgpuInstanceInfo_t,
    ) -> ();
    /// Returns a compute instance of a GPU instance, given its ID.
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetComputeInstanceById(gpuInstance: nvmlGpuInstance_t, id: u32) -> nvmlComputeInstance_t;
    /// Returns the resources of a compute instance profile: slices, SMs and engines.
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetComputeInstanceProfileInfo(
        gpuInstance: nvmlGpuInstance_t, profile: u32, engProfile: u32,
    ) -> nvmlComputeInstanceProfileInfo_t;
    /// Returns the resources of a compute instance profile, as a versioned record with its name.
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetComputeInstanceProfileInfoV(
        gpuInstance: nvmlGpuInstance_t, profile: u32, engProfile: u32,
    ) -> nvmlComputeInstanceProfileInfo_v2_t;
    /// Returns how many more compute instances with a given profile fit in a GPU instance.
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetComputeInstanceRemainingCapacity(gpuInstance: nvmlGpuInstance_t, profileId: u32) -> u32;
    /// Lists the compute instances of a GPU instance that have a given profile.
    /// - `computeInstances`: out, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// - `gpuInstance`: a live handle.
    /// - `computeInstances`: at least as long as `profileId` requires. The length is not checked.
    fn nvmlGpuInstanceGetComputeInstances(
        gpuInstance: nvmlGpuInstance_t, profileId: u32, computeInstances: &mut [nvmlComputeInstance_t],
    ) -> u32;
    /// Stores in `pVgpus` the vGPU types that can currently be created in a GPU instance.
    /// - `pVgpus`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `gpuInstance`: a live handle.
    /// - Pointers, handles and lengths in `pVgpus` must be valid.
    fn nvmlGpuInstanceGetCreatableVgpus(gpuInstance: nvmlGpuInstance_t, pVgpus: &mut nvmlVgpuTypeIdInfo_t) -> ();
    /// Returns the device, ID, profile and placement of a GPU instance.
    /// # Safety
    ///
    /// - `gpuInstance`: a live handle.
    /// - Pointers in `info` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn nvmlGpuInstanceGetInfo(gpuInstance: nvmlGpuInstance_t) -> nvmlGpuInstanceInfo_t;
    /// Returns whether vGPUs of different sizes may run in a GPU instance.
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetVgpuHeterogeneousMode(gpuInstance: nvmlGpuInstance_t) -> nvmlVgpuHeterogeneousMode_t;
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Stores in `pCreatablePlacementInfo` the placements in a GPU instance where a vGPU type can be created.
    /// - `pCreatablePlacementInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `gpuInstance`: a live handle.
    /// - Pointers, handles and lengths in `pCreatablePlacementInfo` must be valid.
    fn nvmlGpuInstanceGetVgpuTypeCreatablePlacements(
        gpuInstance: nvmlGpuInstance_t, pCreatablePlacementInfo: &mut nvmlVgpuCreatablePlacementInfo_t,
    ) -> ();
    /// Sets whether vGPUs of different sizes may run in a GPU instance.
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceSetVgpuHeterogeneousMode(
        gpuInstance: nvmlGpuInstance_t, pHeterogeneousMode: &nvmlVgpuHeterogeneousMode_t,
    ) -> ();
    #[symbol = nvmlInit_v2]
    /// Initializes NVML and finds the GPUs without opening them; each call requires a matching `nvmlShutdown`.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlInit() -> ();
    /// Limits the host to a range of vGPU versions.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSetVgpuVersion(vgpuVersion: &nvmlVgpuVersion_t) -> ();
    /// Undoes one initialization of NVML; the last call frees all its resources.
    /// # Safety
    ///
    /// No thread may use objects that the library has returned, during or after the call.
    fn nvmlShutdown() -> ();
    /// Frees an event set for system events.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `request` must be valid.
    fn nvmlSystemEventSetFree(request: &nvmlSystemEventSetFreeRequest_t) -> ();
    /// Waits for system events, up to a timeout in milliseconds.
    /// - `request`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `request` must be valid.
    fn nvmlSystemEventSetWait(request: &mut nvmlSystemEventSetWaitRequest_t) -> ();
    /// Returns the confidential computing capabilities of the CPU and the GPUs.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetConfComputeCapabilities() -> nvmlConfComputeSystemCaps_t;
    /// Returns whether the GPUs accept work under confidential computing.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetConfComputeGpusReadyState() -> u32;
    /// Returns the attacker advantage that triggers a rotation of the encryption keys.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetConfComputeKeyRotationThresholdInfo() -> nvmlConfComputeGetKeyRotationThresholdInfo_t;
    /// Returns the system's confidential computing settings, such as the multi-GPU mode.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetConfComputeSettings() -> nvmlSystemConfComputeSettings_t;
    /// Returns whether confidential computing and its development mode are enabled.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetConfComputeState() -> nvmlConfComputeSystemState_t;
    /// Returns the CUDA version of the driver, as 1000·major + 10·minor.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetCudaDriverVersion() -> i32;
    /// Returns the CUDA version of the driver library found at run time, as 1000·major + 10·minor.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetCudaDriverVersion_v2() -> i32;
    /// Returns the release branch of the graphics driver as a string.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetDriverBranch(length: u32) -> nvmlSystemDriverBranchInfo_t;
    /// Returns the NVLink bandwidth mode of the whole system.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetNvlinkBwMode() -> u32;
    /// Adds types of system events to an event set.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `request` must be valid.
    fn nvmlSystemRegisterEvents(request: &nvmlSystemRegisterEventRequest_t) -> ();
    /// Sets whether the GPUs accept work under confidential computing.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork: u32) -> ();
    /// Sets the attacker advantage that triggers a rotation of the encryption keys.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemSetConfComputeKeyRotationThresholdInfo(
        pKeyRotationThrInfo: &nvmlConfComputeSetKeyRotationThresholdInfo_t,
    ) -> ();
    /// Sets the NVLink bandwidth mode of the whole system.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemSetNvlinkBwMode(nvlinkBwMode: u32) -> ();
    /// Returns the number of S-class units in the system.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlUnitGetCount() -> u32;
    /// Returns the speed and state of each fan of an S-class unit.
    /// # Safety
    ///
    /// `unit`: a live handle.
    fn nvmlUnitGetFanSpeedInfo(unit: nvmlUnit_t) -> nvmlUnitFanSpeeds_t;
    /// Returns the handle of an S-class unit by its index.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlUnitGetHandleByIndex(index: u32) -> nvmlUnit_t;
    /// Returns the color of an S-class unit's LED, and the cause if the LED is amber.
    /// # Safety
    ///
    /// `unit`: a live handle.
    fn nvmlUnitGetLedState(unit: nvmlUnit_t) -> nvmlLedState_t;
    /// Returns the state, current, voltage and power of an S-class unit's power supply.
    /// # Safety
    ///
    /// `unit`: a live handle.
    fn nvmlUnitGetPsuInfo(unit: nvmlUnit_t) -> nvmlPSUInfo_t;
    /// Returns an intake, exhaust or board temperature in °C of an S-class unit.
    /// # Safety
    ///
    /// `unit`: a live handle.
    fn nvmlUnitGetTemperature(unit: nvmlUnit_t, r#type: u32) -> u32;
    /// Returns the name, ID, serial number and firmware version of an S-class unit.
    /// # Safety
    ///
    /// `unit`: a live handle.
    fn nvmlUnitGetUnitInfo(unit: nvmlUnit_t) -> nvmlUnitInfo_t;
    /// Sets the color of an S-class unit's LED.
    /// # Safety
    ///
    /// `unit`: a live handle.
    fn nvmlUnitSetLedState(unit: nvmlUnit_t, color: nvmlLedColor_t) -> ();
    /// Discards a vGPU's accounting statistics of terminated processes.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceClearAccountingPids(vgpuInstance: nvmlVgpuInstance_t) -> ();
    /// Returns whether a vGPU keeps accounting statistics of processes.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetAccountingMode(vgpuInstance: nvmlVgpuInstance_t) -> nvmlEnableState_t;
    /// Returns the utilization, peak memory use, start time and run time of one process in a vGPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetAccountingStats(vgpuInstance: nvmlVgpuInstance_t, pid: u32) -> nvmlAccountingStats_t;
    /// Returns whether ECC is enabled for a vGPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetEccMode(vgpuInstance: nvmlVgpuInstance_t) -> nvmlEnableState_t;
    /// Returns the percentage of the encoder's capacity that a vGPU may use.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetEncoderCapacity(vgpuInstance: nvmlVgpuInstance_t) -> u32;
    /// Returns the number of a vGPU's active encoder sessions, with their average frame rate and latency.
    /// Returns `sessionCount`, `averageFps`, `averageLatency`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetEncoderStats(vgpuInstance: nvmlVgpuInstance_t) -> (u32, u32, u32);
    /// Returns the number of a vGPU's active frame capture sessions, with their average frame rate and latency.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetFBCStats(vgpuInstance: nvmlVgpuInstance_t) -> nvmlFBCStats_t;
    /// Returns the size in bytes of the memory that a vGPU uses.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetFbUsage(vgpuInstance: nvmlVgpuInstance_t) -> u64;
    /// Returns the frame rate limit of a vGPU in frames per second.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetFrameRateLimit(vgpuInstance: nvmlVgpuInstance_t) -> u32;
    /// Returns the ID of the GPU instance that contains a vGPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetGpuInstanceId(vgpuInstance: nvmlVgpuInstance_t) -> u32;
    /// Returns a vGPU's PCI address in its virtual machine.
    /// - `vgpuPciId`: out, a buffer for a string whose size in bytes is passed as `length`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetGpuPciId(vgpuInstance: nvmlVgpuInstance_t, vgpuPciId: &mut [u8]) -> u32;
    #[symbol = nvmlVgpuInstanceGetLicenseInfo_v2]
    /// Returns whether a vGPU is licensed, and when the license expires.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetLicenseInfo(vgpuInstance: nvmlVgpuInstance_t) -> nvmlVgpuLicenseInfo_t;
    /// Returns whether a vGPU is licensed (superseded by `nvmlVgpuInstanceGetLicenseInfo`).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "use `nvmlVgpuInstanceGetLicenseInfo` instead")]
    fn nvmlVgpuInstanceGetLicenseStatus(vgpuInstance: nvmlVgpuInstance_t) -> u32;
    /// Returns a vGPU's metadata, which determine whether the vGPU can migrate.
    /// - `vgpuMetadata`: out, host memory, whose size in bytes is passed as `bufferSize`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetMetadata<T: Output>(vgpuInstance: nvmlVgpuInstance_t, vgpuMetadata: &mut [T]) -> u32;
    /// Returns the ID of a vGPU's placement on its GPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetPlacementId(vgpuInstance: nvmlVgpuInstance_t) -> nvmlVgpuPlacementId_t;
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Returns the size in bytes of a vGPU's runtime state, which a migration transfers.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetRuntimeStateSize(vgpuInstance: nvmlVgpuInstance_t) -> nvmlVgpuRuntimeState_t;
    /// Returns the type of a vGPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetType(vgpuInstance: nvmlVgpuInstance_t) -> nvmlVgpuTypeId_t;
    /// Returns the ID of the virtual machine that uses a vGPU, and the kind of this ID.
    /// - `vmId`: out, a buffer for a string whose size in bytes is passed as `size`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceGetVmID(vgpuInstance: nvmlVgpuInstance_t, vmId: &mut [u8]) -> nvmlVgpuVmIdType_t;
    /// Sets the percentage of the encoder's capacity that a vGPU may use.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuInstanceSetEncoderCapacity(vgpuInstance: nvmlVgpuInstance_t, encoderCapacity: u32) -> ();
    /// Returns the BAR1 size of a vGPU type.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetBAR1Info(vgpuTypeId: nvmlVgpuTypeId_t) -> nvmlVgpuTypeBar1Info_t;
    /// Returns whether a vGPU type has a capability, such as peer-to-peer access.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetCapabilities(vgpuTypeId: nvmlVgpuTypeId_t, capability: nvmlVgpuCapability_t) -> u32;
    /// Returns the class of a vGPU type, such as `Quadro`.
    /// - `vgpuTypeClass`: out, a buffer for a string whose size in bytes is passed as `size`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetClass(vgpuTypeId: nvmlVgpuTypeId_t, vgpuTypeClass: &mut [u8]) -> u32;
    /// Returns the PCI device ID and subsystem ID of a vGPU type.
    /// Returns `deviceID`, `subsystemID`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetDeviceID(vgpuTypeId: nvmlVgpuTypeId_t) -> (u64, u64);
    /// Returns the size in bytes of the memory that a vGPU type reserves for itself.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetFbReservation(vgpuTypeId: nvmlVgpuTypeId_t) -> u64;
    /// Returns the frame rate limit of a vGPU type in frames per second.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetFrameRateLimit(vgpuTypeId: nvmlVgpuTypeId_t) -> u32;
    /// Returns the memory size of a vGPU type in bytes.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetFramebufferSize(vgpuTypeId: nvmlVgpuTypeId_t) -> u64;
    /// Returns the ID of the GPU instance profile of a vGPU type that runs on MIG.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetGpuInstanceProfileId(vgpuTypeId: nvmlVgpuTypeId_t) -> u32;
    /// Returns the size in bytes of the GSP heap that a vGPU type requires.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetGspHeapSize(vgpuTypeId: nvmlVgpuTypeId_t) -> u64;
    /// Returns the maximum number of vGPUs of one type on a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlVgpuTypeGetMaxInstances(device: nvmlDevice_t, vgpuTypeId: nvmlVgpuTypeId_t) -> u32;
    /// Stores in `pMaxInstance` the maximum number of vGPUs of one type in a GPU instance.
    /// - `pMaxInstance`: read and updated in place
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetMaxInstancesPerGpuInstance(pMaxInstance: &mut nvmlVgpuTypeMaxInstance_t) -> ();
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Returns the maximum number of vGPUs of one type in a virtual machine.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetMaxInstancesPerVm(vgpuTypeId: nvmlVgpuTypeId_t) -> u32;
    /// Returns the name of a vGPU type.
    /// - `vgpuTypeName`: out, a buffer for a string whose size in bytes is passed as `size`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetName(vgpuTypeId: nvmlVgpuTypeId_t, vgpuTypeName: &mut [u8]) -> u32;
    /// Returns the number of displays that a vGPU type can drive.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetNumDisplayHeads(vgpuTypeId: nvmlVgpuTypeId_t) -> u32;
    /// Returns the maximum width and height of one display of a vGPU type.
    /// Returns `xdim`, `ydim`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlVgpuTypeGetResolution(vgpuTypeId: nvmlVgpuTypeId_t, displayIndex: u32) -> (u32, u32);
}

/// Lists the IDs of the processes, including terminated ones, for which a GPU keeps statistics.
///
/// Like [`nvmlDeviceGetAccountingPids`](raw::nvmlDeviceGetAccountingPids), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetAccountingPids))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetAccountingPids(
    device: nvmlDevice_t,
) -> Result<Vec<u32>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetAccountingPids),
        |room| {
            let mut pids = grow::room(room);
            let (returned, count) = unsafe { raw::nvmlDeviceGetAccountingPids(device, &mut pids) };
            let len = grow::length(count);
            pids.truncate(len);
            (returned, len, pids)
        },
    )
}

/// Lists the active vGPUs on a GPU.
///
/// Like [`nvmlDeviceGetActiveVgpus`](raw::nvmlDeviceGetActiveVgpus), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetActiveVgpus))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetActiveVgpus(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlVgpuInstance_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetActiveVgpus),
        |room| {
            let mut vgpuInstances = grow::room(room);
            let (returned, vgpuCount) = unsafe { raw::nvmlDeviceGetActiveVgpus(device, &mut vgpuInstances) };
            let len = grow::length(vgpuCount);
            vgpuInstances.truncate(len);
            (returned, len, vgpuInstances)
        },
    )
}

/// Returns the part number of a GPU's board as a string.
///
/// Like [`nvmlDeviceGetBoardPartNumber`](raw::nvmlDeviceGetBoardPartNumber), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetBoardPartNumber))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetBoardPartNumber(
    device: nvmlDevice_t,
) -> Result<CString, support::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlDeviceGetBoardPartNumber),
        |partNumber| {
            let (returned,) = unsafe { raw::nvmlDeviceGetBoardPartNumber(device, partNumber) };
            returned
        },
    )
}

/// Lists the processes that compute on a GPU, and the memory that each uses.
///
/// Like [`nvmlDeviceGetComputeRunningProcesses_v2`](raw::nvmlDeviceGetComputeRunningProcesses_v2), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetComputeRunningProcesses_v2))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetComputeRunningProcesses_v2(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlProcessInfo_v2_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetComputeRunningProcesses_v2),
        |room| {
            let mut infos = grow::room(room);
            let (returned, infoCount) = unsafe { raw::nvmlDeviceGetComputeRunningProcesses_v2(device, &mut infos) };
            let len = grow::length(infoCount);
            infos.truncate(len);
            (returned, len, infos)
        },
    )
}

/// Lists the vGPU types that can currently be created on a GPU.
///
/// Like [`nvmlDeviceGetCreatableVgpus`](raw::nvmlDeviceGetCreatableVgpus), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetCreatableVgpus))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetCreatableVgpus(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlVgpuTypeId_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetCreatableVgpus),
        |room| {
            let mut vgpuTypeIds = grow::room(room);
            let (returned, vgpuCount) = unsafe { raw::nvmlDeviceGetCreatableVgpus(device, &mut vgpuTypeIds) };
            let len = grow::length(vgpuCount);
            vgpuTypeIds.truncate(len);
            (returned, len, vgpuTypeIds)
        },
    )
}

/// Lists a GPU's active encoder sessions.
///
/// Like [`nvmlDeviceGetEncoderSessions`](raw::nvmlDeviceGetEncoderSessions), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetEncoderSessions))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetEncoderSessions(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlEncoderSessionInfo_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetEncoderSessions),
        |room| {
            let mut sessionInfos = grow::room(room);
            let (returned, sessionCount) = unsafe { raw::nvmlDeviceGetEncoderSessions(device, &mut sessionInfos) };
            let len = grow::length(sessionCount);
            sessionInfos.truncate(len);
            (returned, len, sessionInfos)
        },
    )
}

/// Lists a GPU's active frame capture sessions.
///
/// Like [`nvmlDeviceGetFBCSessions`](raw::nvmlDeviceGetFBCSessions), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetFBCSessions))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetFBCSessions(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlFBCSessionInfo_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetFBCSessions),
        |room| {
            let mut sessionInfo = grow::room(room);
            let (returned, sessionCount) = unsafe { raw::nvmlDeviceGetFBCSessions(device, &mut sessionInfo) };
            let len = grow::length(sessionCount);
            sessionInfo.truncate(len);
            (returned, len, sessionInfo)
        },
    )
}

/// Lists the possible placements of GPU instances with a given profile on a GPU.
///
/// Like [`nvmlDeviceGetGpuInstancePossiblePlacements`](raw::nvmlDeviceGetGpuInstancePossiblePlacements), but returns a `Result` of all elements.
#[cfg_attr(
    doc,
    doc = form!(
        different,
        nvml
        nvmlDeviceGetGpuInstancePossiblePlacements
        nvmlDeviceGetGpuInstancePossiblePlacements_v2
    )
)]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstancePossiblePlacements(
    device: nvmlDevice_t,
    profileId: u32,
) -> Result<Vec<nvmlGpuInstancePlacement_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(
            NVML, nvmlDeviceGetGpuInstancePossiblePlacements,
            nvmlDeviceGetGpuInstancePossiblePlacements_v2
        ),
        |room| {
            let mut placements = grow::room(room);
            let (returned, count) = unsafe {
                raw::nvmlDeviceGetGpuInstancePossiblePlacements(device, profileId, &mut placements)
            };
            let len = grow::length(count);
            placements.truncate(len);
            (returned, len, placements)
        },
    )
}

/// Lists the processes that use a GPU for graphics, and the memory that each uses.
///
/// Like [`nvmlDeviceGetGraphicsRunningProcesses_v2`](raw::nvmlDeviceGetGraphicsRunningProcesses_v2), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetGraphicsRunningProcesses_v2))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGraphicsRunningProcesses_v2(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlProcessInfo_v2_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetGraphicsRunningProcesses_v2),
        |room| {
            let mut infos = grow::room(room);
            let (returned, infoCount) = unsafe { raw::nvmlDeviceGetGraphicsRunningProcesses_v2(device, &mut infos) };
            let len = grow::length(infoCount);
            infos.truncate(len);
            (returned, len, infos)
        },
    )
}

/// Returns the version of a GPU's whole InfoROM image as a string.
///
/// Like [`nvmlDeviceGetInforomImageVersion`](raw::nvmlDeviceGetInforomImageVersion), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetInforomImageVersion))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetInforomImageVersion(
    device: nvmlDevice_t,
) -> Result<CString, support::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlDeviceGetInforomImageVersion),
        |version| {
            let (returned,) = unsafe { raw::nvmlDeviceGetInforomImageVersion(device, version) };
            returned
        },
    )
}

/// Returns the version of one object in a GPU's InfoROM as a string.
///
/// Like [`nvmlDeviceGetInforomVersion`](raw::nvmlDeviceGetInforomVersion), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetInforomVersion))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetInforomVersion(
    device: nvmlDevice_t,
    object: nvmlInforomObject_t,
) -> Result<CString, support::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlDeviceGetInforomVersion),
        |version| {
            let (returned,) = unsafe { raw::nvmlDeviceGetInforomVersion(device, object, version) };
            returned
        },
    )
}

/// Lists the MPS clients with a compute context on a GPU, and the memory that each uses.
///
/// Like [`nvmlDeviceGetMPSComputeRunningProcesses_v2`](raw::nvmlDeviceGetMPSComputeRunningProcesses_v2), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetMPSComputeRunningProcesses_v2))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMPSComputeRunningProcesses_v2(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlProcessInfo_v2_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetMPSComputeRunningProcesses_v2),
        |room| {
            let mut infos = grow::room(room);
            let (returned, infoCount) = unsafe { raw::nvmlDeviceGetMPSComputeRunningProcesses_v2(device, &mut infos) };
            let len = grow::length(infoCount);
            infos.truncate(len);
            (returned, len, infos)
        },
    )
}

/// Returns a GPU's product name.
///
/// Like [`nvmlDeviceGetName`](raw::nvmlDeviceGetName), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetName))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetName(
    device: nvmlDevice_t,
) -> Result<CString, support::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlDeviceGetName),
        |name| {
            let (returned,) = unsafe { raw::nvmlDeviceGetName(device, name) };
            returned
        },
    )
}

/// Returns a host GPU's migration metadata as an opaque string.
///
/// Like [`nvmlDeviceGetPgpuMetadataString`](raw::nvmlDeviceGetPgpuMetadataString), but returns a `Result` of the whole string.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetPgpuMetadataString))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPgpuMetadataString(
    device: nvmlDevice_t,
) -> Result<CString, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetPgpuMetadataString),
        |room| {
            let mut pgpuMetadata = grow::room(room);
            let (returned, bufferSize) = unsafe { raw::nvmlDeviceGetPgpuMetadataString(device, &mut pgpuMetadata) };
            let len = grow::length(bufferSize);
            pgpuMetadata.truncate(len);
            (returned, len, grow::text(pgpuMetadata))
        },
    )
}

/// Lists samples of the utilization of a GPU's engines by each process, since a timestamp.
///
/// Like [`nvmlDeviceGetProcessUtilization`](raw::nvmlDeviceGetProcessUtilization), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetProcessUtilization))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetProcessUtilization(
    device: nvmlDevice_t,
    lastSeenTimeStamp: u64,
) -> Result<Vec<nvmlProcessUtilizationSample_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetProcessUtilization),
        |room| {
            let mut utilization = grow::room(room);
            let (returned, processSamplesCount) = unsafe {
                raw::nvmlDeviceGetProcessUtilization(device, &mut utilization, lastSeenTimeStamp)
            };
            let len = grow::length(processSamplesCount);
            utilization.truncate(len);
            (returned, len, utilization)
        },
    )
}

/// Lists the addresses of a GPU's memory pages that were retired for one cause.
///
/// Like [`nvmlDeviceGetRetiredPages`](raw::nvmlDeviceGetRetiredPages), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetRetiredPages))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetRetiredPages(
    device: nvmlDevice_t,
    cause: nvmlPageRetirementCause_t,
) -> Result<Vec<u64>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetRetiredPages),
        |room| {
            let mut addresses = grow::room(room);
            let (returned, pageCount) = unsafe { raw::nvmlDeviceGetRetiredPages(device, cause, &mut addresses) };
            let len = grow::length(pageCount);
            addresses.truncate(len);
            (returned, len, addresses)
        },
    )
}

/// Lists the addresses and timestamps of a GPU's memory pages that were retired for one cause.
///
/// Like [`nvmlDeviceGetRetiredPages_v2`](raw::nvmlDeviceGetRetiredPages_v2), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetRetiredPages_v2))]
/// Returns `addresses`, `timestamps`.
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetRetiredPages_v2(
    device: nvmlDevice_t,
    cause: nvmlPageRetirementCause_t,
) -> Result<(Vec<u64>, Vec<u64>), support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetRetiredPages_v2),
        |room| {
            let mut addresses = grow::room(room);
            let mut timestamps = grow::room(room);
            let (returned, pageCount) = unsafe {
                raw::nvmlDeviceGetRetiredPages_v2(device, cause, &mut addresses, &mut timestamps)
            };
            let len = grow::length(pageCount);
            addresses.truncate(len);
            timestamps.truncate(len);
            (returned, len, (addresses, timestamps))
        },
    )
}

/// Lists recent samples of a GPU's power, utilization or clocks since a timestamp.
///
/// Like [`nvmlDeviceGetSamples`](raw::nvmlDeviceGetSamples), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetSamples))]
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
) -> Result<(nvmlValueType_t, Vec<nvmlSample_t>), support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetSamples),
        |room| {
            let mut samples = grow::room(room);
            let (returned, sampleValType, sampleCount) = unsafe {
                raw::nvmlDeviceGetSamples(device, r#type, lastSeenTimeStamp, &mut samples)
            };
            let len = grow::length(sampleCount);
            samples.truncate(len);
            (returned, len, (sampleValType, samples))
        },
    )
}

/// Returns the serial number that is printed on a GPU's board, as a string.
///
/// Like [`nvmlDeviceGetSerial`](raw::nvmlDeviceGetSerial), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetSerial))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetSerial(
    device: nvmlDevice_t,
) -> Result<CString, support::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlDeviceGetSerial),
        |serial| {
            let (returned,) = unsafe { raw::nvmlDeviceGetSerial(device, serial) };
            returned
        },
    )
}

/// Lists the graphics clock frequencies in MHz that a GPU supports at a given memory clock frequency.
///
/// Like [`nvmlDeviceGetSupportedGraphicsClocks`](raw::nvmlDeviceGetSupportedGraphicsClocks), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetSupportedGraphicsClocks))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedGraphicsClocks(
    device: nvmlDevice_t,
    memoryClockMHz: u32,
) -> Result<Vec<u32>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetSupportedGraphicsClocks),
        |room| {
            let mut clocksMHz = grow::room(room);
            let (returned, count) = unsafe {
                raw::nvmlDeviceGetSupportedGraphicsClocks(device, memoryClockMHz, &mut clocksMHz)
            };
            let len = grow::length(count);
            clocksMHz.truncate(len);
            (returned, len, clocksMHz)
        },
    )
}

/// Lists the memory clock frequencies in MHz that a GPU supports.
///
/// Like [`nvmlDeviceGetSupportedMemoryClocks`](raw::nvmlDeviceGetSupportedMemoryClocks), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetSupportedMemoryClocks))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedMemoryClocks(
    device: nvmlDevice_t,
) -> Result<Vec<u32>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetSupportedMemoryClocks),
        |room| {
            let mut clocksMHz = grow::room(room);
            let (returned, count) = unsafe { raw::nvmlDeviceGetSupportedMemoryClocks(device, &mut clocksMHz) };
            let len = grow::length(count);
            clocksMHz.truncate(len);
            (returned, len, clocksMHz)
        },
    )
}

/// Lists the vGPU types that a GPU supports.
///
/// Like [`nvmlDeviceGetSupportedVgpus`](raw::nvmlDeviceGetSupportedVgpus), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetSupportedVgpus))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedVgpus(
    device: nvmlDevice_t,
) -> Result<Vec<nvmlVgpuTypeId_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetSupportedVgpus),
        |room| {
            let mut vgpuTypeIds = grow::room(room);
            let (returned, vgpuCount) = unsafe { raw::nvmlDeviceGetSupportedVgpus(device, &mut vgpuTypeIds) };
            let len = grow::length(vgpuCount);
            vgpuTypeIds.truncate(len);
            (returned, len, vgpuTypeIds)
        },
    )
}

/// Lists the GPUs whose closest common ancestor with a GPU is at a given topology level.
///
/// Like [`nvmlDeviceGetTopologyNearestGpus`](raw::nvmlDeviceGetTopologyNearestGpus), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetTopologyNearestGpus))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetTopologyNearestGpus(
    device: nvmlDevice_t,
    level: nvmlGpuTopologyLevel_t,
) -> Result<Vec<nvmlDevice_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetTopologyNearestGpus),
        |room| {
            let mut deviceArray = grow::room(room);
            let (returned, count) = unsafe { raw::nvmlDeviceGetTopologyNearestGpus(device, level, &mut deviceArray) };
            let len = grow::length(count);
            deviceArray.truncate(len);
            (returned, len, deviceArray)
        },
    )
}

/// Returns the UUID of a GPU or MIG device as a string, such as `GPU-…`.
///
/// Like [`nvmlDeviceGetUUID`](raw::nvmlDeviceGetUUID), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetUUID))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetUUID(
    device: nvmlDevice_t,
) -> Result<CString, support::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlDeviceGetUUID),
        |uuid| {
            let (returned,) = unsafe { raw::nvmlDeviceGetUUID(device, uuid) };
            returned
        },
    )
}

/// Returns the version of a GPU's video BIOS as a string.
///
/// Like [`nvmlDeviceGetVbiosVersion`](raw::nvmlDeviceGetVbiosVersion), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetVbiosVersion))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVbiosVersion(
    device: nvmlDevice_t,
) -> Result<CString, support::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlDeviceGetVbiosVersion),
        |version| {
            let (returned,) = unsafe { raw::nvmlDeviceGetVbiosVersion(device, version) };
            returned
        },
    )
}

/// Lists samples of the utilization of a GPU by each process in its vGPUs, since a timestamp.
///
/// Like [`nvmlDeviceGetVgpuProcessUtilization`](raw::nvmlDeviceGetVgpuProcessUtilization), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetVgpuProcessUtilization))]
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuProcessUtilization(
    device: nvmlDevice_t,
    lastSeenTimeStamp: u64,
) -> Result<Vec<nvmlVgpuProcessUtilizationSample_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetVgpuProcessUtilization),
        |room| {
            let mut utilizationSamples = grow::room(room);
            let (returned, vgpuProcessSamplesCount) = unsafe {
                raw::nvmlDeviceGetVgpuProcessUtilization(device, lastSeenTimeStamp, &mut utilizationSamples)
            };
            let len = grow::length(vgpuProcessSamplesCount);
            utilizationSamples.truncate(len);
            (returned, len, utilizationSamples)
        },
    )
}

/// Lists samples of the utilization of a GPU by each vGPU, since a timestamp.
///
/// Like [`nvmlDeviceGetVgpuUtilization`](raw::nvmlDeviceGetVgpuUtilization), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlDeviceGetVgpuUtilization))]
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
    support::Error<nvmlReturn_t>,
> {
    grow::two_calls(
        called!(NVML, nvmlDeviceGetVgpuUtilization),
        |room| {
            let mut utilizationSamples = grow::room(room);
            let (returned, sampleValType, vgpuInstanceSamplesCount) = unsafe {
                raw::nvmlDeviceGetVgpuUtilization(device, lastSeenTimeStamp, &mut utilizationSamples)
            };
            let len = grow::length(vgpuInstanceSamplesCount);
            utilizationSamples.truncate(len);
            (returned, len, (sampleValType, utilizationSamples))
        },
    )
}

/// Lists the possible placements of compute instances with a given profile in a GPU instance.
///
/// Like [`nvmlGpuInstanceGetComputeInstancePossiblePlacements`](raw::nvmlGpuInstanceGetComputeInstancePossiblePlacements), but returns a `Result` of all elements.
#[cfg_attr(
    doc,
    doc = form!(different, nvml nvmlGpuInstanceGetComputeInstancePossiblePlacements)
)]
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceGetComputeInstancePossiblePlacements(
    gpuInstance: nvmlGpuInstance_t,
    profileId: u32,
) -> Result<Vec<nvmlComputeInstancePlacement_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlGpuInstanceGetComputeInstancePossiblePlacements),
        |room| {
            let mut placements = grow::room(room);
            let (returned, count) = unsafe {
                raw::nvmlGpuInstanceGetComputeInstancePossiblePlacements(gpuInstance, profileId, &mut placements)
            };
            let len = grow::length(count);
            placements.truncate(len);
            (returned, len, placements)
        },
    )
}

/// Returns the version of the graphics driver as a string, such as `580.65.06`.
///
/// Like [`nvmlSystemGetDriverVersion`](raw::nvmlSystemGetDriverVersion), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, nvml nvmlSystemGetDriverVersion))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetDriverVersion() -> Result<
    CString,
    support::Error<nvmlReturn_t>,
> {
    grow::string(
        called!(NVML, nvmlSystemGetDriverVersion),
        |version| {
            let (returned,) = unsafe { raw::nvmlSystemGetDriverVersion(version) };
            returned
        },
    )
}

/// Lists the host interface cards of S-class systems and their firmware versions.
///
/// Like [`nvmlSystemGetHicVersion`](raw::nvmlSystemGetHicVersion), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlSystemGetHicVersion))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetHicVersion() -> Result<
    Vec<nvmlHwbcEntry_t>,
    support::Error<nvmlReturn_t>,
> {
    grow::two_calls(
        called!(NVML, nvmlSystemGetHicVersion),
        |room| {
            let mut hwbcEntries = grow::room(room);
            let (returned, hwbcCount) = unsafe { raw::nvmlSystemGetHicVersion(&mut hwbcEntries) };
            let len = grow::length(hwbcCount);
            hwbcEntries.truncate(len);
            (returned, len, hwbcEntries)
        },
    )
}

/// Returns the version of NVML as a string.
///
/// Like [`nvmlSystemGetNVMLVersion`](raw::nvmlSystemGetNVMLVersion), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, nvml nvmlSystemGetNVMLVersion))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetNVMLVersion() -> Result<
    CString,
    support::Error<nvmlReturn_t>,
> {
    grow::string(
        called!(NVML, nvmlSystemGetNVMLVersion),
        |version| {
            let (returned,) = unsafe { raw::nvmlSystemGetNVMLVersion(version) };
            returned
        },
    )
}

/// Returns the name of a process, given its ID, with its path and arguments if possible.
///
/// Like [`nvmlSystemGetProcessName`](raw::nvmlSystemGetProcessName), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, nvml nvmlSystemGetProcessName))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetProcessName(
    pid: u32,
) -> Result<CString, support::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlSystemGetProcessName),
        |name| {
            let (returned,) = unsafe { raw::nvmlSystemGetProcessName(pid, name) };
            returned
        },
    )
}

/// Lists the GPUs that are close to a CPU.
///
/// Like [`nvmlSystemGetTopologyGpuSet`](raw::nvmlSystemGetTopologyGpuSet), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlSystemGetTopologyGpuSet))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetTopologyGpuSet(
    cpuNumber: u32,
) -> Result<Vec<nvmlDevice_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlSystemGetTopologyGpuSet),
        |room| {
            let mut deviceArray = grow::room(room);
            let (returned, count) = unsafe { raw::nvmlSystemGetTopologyGpuSet(cpuNumber, &mut deviceArray) };
            let len = grow::length(count);
            deviceArray.truncate(len);
            (returned, len, deviceArray)
        },
    )
}

/// Lists the GPUs in an S-class unit.
///
/// Like [`nvmlUnitGetDevices`](raw::nvmlUnitGetDevices), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlUnitGetDevices))]
/// # Safety
///
/// `unit`: a live handle.
#[inline]
pub unsafe fn nvmlUnitGetDevices(
    unit: nvmlUnit_t,
) -> Result<Vec<nvmlDevice_t>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlUnitGetDevices),
        |room| {
            let mut devices = grow::room(room);
            let (returned, deviceCount) = unsafe { raw::nvmlUnitGetDevices(unit, &mut devices) };
            let len = grow::length(deviceCount);
            devices.truncate(len);
            (returned, len, devices)
        },
    )
}

/// Lists the IDs of the processes, including terminated ones, for which a vGPU keeps statistics.
///
/// Like [`nvmlVgpuInstanceGetAccountingPids`](raw::nvmlVgpuInstanceGetAccountingPids), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlVgpuInstanceGetAccountingPids))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetAccountingPids(
    vgpuInstance: nvmlVgpuInstance_t,
) -> Result<Vec<u32>, support::Error<nvmlReturn_t>> {
    grow::two_calls(
        called!(NVML, nvmlVgpuInstanceGetAccountingPids),
        |room| {
            let mut pids = grow::room(room);
            let (returned, count) = unsafe { raw::nvmlVgpuInstanceGetAccountingPids(vgpuInstance, &mut pids) };
            let len = grow::length(count);
            pids.truncate(len);
            (returned, len, pids)
        },
    )
}

/// Lists a vGPU's active encoder sessions.
///
/// Like [`nvmlVgpuInstanceGetEncoderSessions`](raw::nvmlVgpuInstanceGetEncoderSessions), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlVgpuInstanceGetEncoderSessions))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetEncoderSessions(
    vgpuInstance: nvmlVgpuInstance_t,
) -> Result<Vec<nvmlEncoderSessionInfo_t>, support::Error<nvmlReturn_t>> {
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

/// Lists a vGPU's active frame capture sessions.
///
/// Like [`nvmlVgpuInstanceGetFBCSessions`](raw::nvmlVgpuInstanceGetFBCSessions), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, nvml nvmlVgpuInstanceGetFBCSessions))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetFBCSessions(
    vgpuInstance: nvmlVgpuInstance_t,
) -> Result<Vec<nvmlFBCSessionInfo_t>, support::Error<nvmlReturn_t>> {
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

/// Returns the UUID of a vGPU's mediated device as a string.
///
/// Like [`nvmlVgpuInstanceGetMdevUUID`](raw::nvmlVgpuInstanceGetMdevUUID), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, nvml nvmlVgpuInstanceGetMdevUUID))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetMdevUUID(
    vgpuInstance: nvmlVgpuInstance_t,
) -> Result<CString, support::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlVgpuInstanceGetMdevUUID),
        |mdevUuid| {
            let (returned,) = unsafe { raw::nvmlVgpuInstanceGetMdevUUID(vgpuInstance, mdevUuid) };
            returned
        },
    )
}

/// Returns the UUID of a vGPU as a string.
///
/// Like [`nvmlVgpuInstanceGetUUID`](raw::nvmlVgpuInstanceGetUUID), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, nvml nvmlVgpuInstanceGetUUID))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetUUID(
    vgpuInstance: nvmlVgpuInstance_t,
) -> Result<CString, support::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlVgpuInstanceGetUUID),
        |uuid| {
            let (returned,) = unsafe { raw::nvmlVgpuInstanceGetUUID(vgpuInstance, uuid) };
            returned
        },
    )
}

/// Returns the version of the driver in the virtual machine of a vGPU.
///
/// Like [`nvmlVgpuInstanceGetVmDriverVersion`](raw::nvmlVgpuInstanceGetVmDriverVersion), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, nvml nvmlVgpuInstanceGetVmDriverVersion))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetVmDriverVersion(
    vgpuInstance: nvmlVgpuInstance_t,
) -> Result<CString, support::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlVgpuInstanceGetVmDriverVersion),
        |version| {
            let (returned,) = unsafe { raw::nvmlVgpuInstanceGetVmDriverVersion(vgpuInstance, version) };
            returned
        },
    )
}

/// Returns the license that a vGPU type requires, as a string.
///
/// Like [`nvmlVgpuTypeGetLicense`](raw::nvmlVgpuTypeGetLicense), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, nvml nvmlVgpuTypeGetLicense))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetLicense(
    vgpuTypeId: nvmlVgpuTypeId_t,
) -> Result<CString, support::Error<nvmlReturn_t>> {
    grow::string(
        called!(NVML, nvmlVgpuTypeGetLicense),
        |vgpuTypeLicenseString| {
            let (returned,) = unsafe { raw::nvmlVgpuTypeGetLicense(vgpuTypeId, vgpuTypeLicenseString) };
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
