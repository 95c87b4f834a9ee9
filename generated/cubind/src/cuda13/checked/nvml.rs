//! NVML with functions that return [`Result`]s: GPU state: temperature, power, clocks, memory, processes.
//!
//! See [`checked`](super) for this form of the functions. [`nvml`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::nvml as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use raw::NVML;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvml::all_types::*;
#[doc(inline)]
pub use crate::shared::checked::nvml::*;

#[path = "../../common/checked/nvml.rs"]
mod common;
pub use common::*;

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Stores in `stats`, a larger record, the utilization, peak memory use and times of one process on a GPU.
    /// - `stats`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAccountingStats_v2(device: nvmlDevice_t, stats: &mut nvmlAccountingStats_v2_t) -> ();
    /// Returns whether a GPU adapts its total graphics power (TGP) limit, and the limit in milliwatts.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAdaptiveTgpModeInfo_v1(device: nvmlDevice_t) -> nvmlAdaptiveTgpModeInfo_v1_t;
    /// Returns how a GPU addresses system memory (HMM, ATS or neither).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetAddressingMode(device: nvmlDevice_t) -> nvmlDeviceAddressingMode_t;
    /// Returns the frequency in MHz of an applications clock (superseded by locked clocks).
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceGetApplicationsClock(device: nvmlDevice_t, clockType: nvmlClockType_t) -> u32;
    /// Returns the run time that a GPU's black box has recorded.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBBXTimeData_v1(device: nvmlDevice_t) -> nvmlBBXTimeData_v1_t;
    /// Returns a GPU's number of remapped memory banks, and whether remappings are pending.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetBankRemapperStatus_v1(device: nvmlDevice_t) -> nvmlEccBankRemapperStatus_v1_t;
    /// Returns the default frequency in MHz of an applications clock.
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceGetDefaultApplicationsClock(device: nvmlDevice_t, clockType: nvmlClockType_t) -> u32;
    /// Returns a GPU's NVLink cluster, clique and fabric state (superseded by `nvmlDeviceGetGpuFabricInfoV`).
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetGpuFabricInfo_v4` instead")]
    fn nvmlDeviceGetGpuFabricInfo(device: nvmlDevice_t) -> nvmlGpuFabricInfo_t;
    /// Returns information about a GPU's NVLink fabric, in version 4 of the record.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuFabricInfo_v4(device: nvmlDevice_t) -> nvmlGpuFabricInfo_v4_t;
    /// Returns the resources of a GPU instance profile that is given by its ID.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuInstanceProfileInfoByIdV(
        device: nvmlDevice_t, profileId: u32,
    ) -> nvmlGpuInstanceProfileInfo_v2_t;
    /// Returns the uptime of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuUptime_v1(device: nvmlDevice_t) -> nvmlGpuUptime_v1_t;
    /// Returns the host name that is stored for a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetHostname_v1(device: nvmlDevice_t) -> nvmlHostname_v1_t;
    /// Stores in `limits` a namespace's soft and hard limits on GPU memory, and its memory use.
    /// - `limits`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `limits` must be valid.
    fn nvmlDeviceGetMemoryLimits_v1(device: nvmlDevice_t, limits: &mut nvmlGetMemoryLimits_v1_t) -> ();
    /// Returns whether a GPU's NVLinks are encrypted, and information about their firmware.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkInfo(device: nvmlDevice_t) -> nvmlNvLinkInfo_t;
    /// Returns whether a GPU's NVLinks are encrypted or ready for encryption, and firmware information.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvLinkInfo_v3(device: nvmlDevice_t) -> nvmlNvLinkInfo_v3_t;
    /// Reads telemetry samples of a GPU's NVLinks.
    /// - `samples`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `samples` must be valid.
    fn nvmlDeviceGetNvLinkTelemetrySamples_v1(
        device: nvmlDevice_t, samples: &mut nvmlNvlinkTelemetrySamples_v1_t,
    ) -> ();
    /// Returns a GPU's contribution to the setup of NVLink encryption (NVLE).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvlinkNvlePrivateInfo_v1(device: nvmlDevice_t) -> nvmlNvlinkNvlePrivateInfo_v1_t;
    /// Returns a GPU's NVLink remap tables.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetNvlinkRemapTableInfo_v1(device: nvmlDevice_t) -> nvmlNvlinkGetRemapTableInfo_v1_t;
    /// Returns a GPU's per-device identifier (PDI), a 64-bit integer.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPdi(device: nvmlDevice_t) -> nvmlPdi_t;
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Returns a GPU's PowerMizer mode, and the modes that the GPU supports.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetPowerMizerMode_v1(device: nvmlDevice_t) -> nvmlDevicePowerMizerModes_v1_t;
    /// Returns a GPU's numbers of active and inactive remapped memory rows.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetRemappedRows_v2(device: nvmlDevice_t) -> nvmlRemappedRowsInfo_v2_t;
    /// Returns whether repairs of a GPU's memory channels or TPCs are pending.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetRepairStatus(device: nvmlDevice_t) -> nvmlRepairStatus_t;
    /// Stores in `errorCounts` the counts of a GPU's uncorrected SRAM ECC errors, with one entry for each address.
    /// - `errorCounts`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `errorCounts` must be valid.
    fn nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(
        device: nvmlDevice_t, errorCounts: &mut nvmlEccSramUniqueUncorrectedErrorCounts_t,
    ) -> ();
    /// Returns whether a GPU has memory that cannot be repaired.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetUnrepairableMemoryFlag_v1(device: nvmlDevice_t) -> nvmlUnrepairableMemoryStatus_v1_t;
    /// Reads the log of a GPU's vGPU scheduler (superseded by `nvmlDeviceGetVgpuSchedulerLog_v2`).
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetVgpuSchedulerLog_v2` instead")]
    fn nvmlDeviceGetVgpuSchedulerLog(device: nvmlDevice_t) -> nvmlVgpuSchedulerLog_t;
    /// Reads the log of a GPU's vGPU scheduler for one engine.
    /// - `pSchedulerLogInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuSchedulerLog_v2(
        device: nvmlDevice_t, pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_v2_t,
    ) -> ();
    /// Returns the configuration of a GPU's vGPU scheduler (superseded by `nvmlDeviceGetVgpuSchedulerState_v2`).
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetVgpuSchedulerState_v2` instead")]
    fn nvmlDeviceGetVgpuSchedulerState(device: nvmlDevice_t) -> nvmlVgpuSchedulerGetState_t;
    /// Stores in `pSchedulerStateInfo` a GPU's vGPU scheduler configuration (policy, averaging and time slice).
    /// - `pSchedulerStateInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuSchedulerState_v2(
        device: nvmlDevice_t, pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_v2_t,
    ) -> ();
    /// Returns how long a policy, such as the power limit, has reduced a GPU's clocks.
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceGetFieldValues` instead")]
    fn nvmlDeviceGetViolationStatus(device: nvmlDevice_t, perfPolicyType: nvmlPerfPolicyType_t) -> nvmlViolationTime_t;
    /// Locks a GPU's NVLink remap tables.
    /// - `remapTableLockInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceLockNvlinkRemapTable_v1(
        device: nvmlDevice_t, remapTableLockInfo: &mut nvmlNvlinkLockRemapTable_v1_t,
    ) -> ();
    /// Reads recent samples of a GPU's performance metrics.
    /// - `samples`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDevicePerfMetricsGetSamples_v1(device: nvmlDevice_t, samples: &mut nvmlPerfMetricsSamples_v1_t) -> ();
    /// Reads several port counters of a GPU, in the PRM format.
    /// - `counterList`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `counterList` must be valid.
    fn nvmlDeviceReadPRMCounters_v1(device: nvmlDevice_t, counterList: &mut nvmlPRMCounterList_v1_t) -> ();
    /// Reads or writes one of a GPU's port registers, in the PRM format.
    /// - `buffer`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceReadWritePRM_v1(device: nvmlDevice_t, buffer: &mut nvmlPRMTLV_v1_t) -> ();
    /// Resets the applications clocks to their defaults.
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t) -> ();
    /// Requests that a GPU adapt, or not adapt, its total graphics power (TGP) limit.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetAdaptiveTgpMode_v1(device: nvmlDevice_t, mode: nvmlEnableState_t) -> ();
    /// Sets the memory and graphics clocks for applications, in MHz (superseded by locked clocks).
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvmlDeviceSetApplicationsClocks(device: nvmlDevice_t, memClockMHz: u32, graphicsClockMHz: u32) -> ();
    /// Sets the offset in MHz of the graphics clock's voltage-frequency curve.
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceSetClockOffsets` instead")]
    fn nvmlDeviceSetGpcClkVfOffset(device: nvmlDevice_t, offset: i32) -> ();
    /// Stores a host name for a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetHostname_v1(device: nvmlDevice_t, hostname: &nvmlHostname_v1_t) -> ();
    /// Sets the offset in MHz of the memory clock's voltage-frequency curve.
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceSetClockOffsets` instead")]
    fn nvmlDeviceSetMemClkVfOffset(device: nvmlDevice_t, offset: i32) -> ();
    /// Sets a namespace's soft and hard limits on GPU memory.
    /// # Safety
    ///
    /// - `device`: a live handle.
    /// - Pointers, handles and lengths in `limits` must be valid.
    fn nvmlDeviceSetMemoryLimits_v1(device: nvmlDevice_t, limits: &nvmlSetMemoryLimits_v1_t) -> ();
    /// Sets the NVLink bandwidth mode of a GPU and waits for completion, up to a timeout.
    /// - `setBwModeAsync`: read and updated in place
    ///
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetNvlinkBwModeAsync_v1(
        device: nvmlDevice_t, setBwModeAsync: &mut nvmlNvlinkSetBwModeAsync_v1_t,
    ) -> ();
    /// Sets whether a GPU is ready for NVLink encryption (NVLE).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetNvlinkNvleReady_v1(device: nvmlDevice_t, setNvleReady: &nvmlNvlinkSetNvleReady_v1_t) -> ();
    /// Sets the PowerMizer mode of a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetPowerMizerMode_v1(device: nvmlDevice_t, powerMizerMode: &nvmlDevicePowerMizerModes_v1_t) -> ();
    /// Selects the groups of values that the driver polls for a GPU's user-shared data (RUSD).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetRusdSettings_v1(device: nvmlDevice_t, settings: &nvmlRusdSettings_v1_t) -> ();
    /// Configures a GPU's vGPU scheduler (superseded by `nvmlDeviceSetVgpuSchedulerState_v2`).
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceSetVgpuSchedulerState_v2` instead")]
    fn nvmlDeviceSetVgpuSchedulerState(device: nvmlDevice_t, pSchedulerState: &nvmlVgpuSchedulerSetState_t) -> ();
    /// Configures a GPU's vGPU scheduler: policy, averaging and time slice.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetVgpuSchedulerState_v2(device: nvmlDevice_t, pSchedulerState: &nvmlVgpuSchedulerState_v2_t) -> ();
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Sets the key with which two GPUs encrypt their NVLink traffic (NVLE).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(
        device: nvmlDevice_t, encryptionKey: &nvmlNvlinkSetupNvleEncryptionKey_v1_t,
    ) -> ();
    /// Forces a GPU that hosts vGPUs to unload its GSP firmware.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceVgpuForceGspUnload(device: nvmlDevice_t) -> ();
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Removes workload power profiles from those requested for a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1` instead")]
    fn nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
        device: nvmlDevice_t, requestedProfiles: &nvmlWorkloadPowerProfileRequestedProfiles_t,
    ) -> ();
    /// Adds workload power profiles to those requested for a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    #[deprecated(note = "use `nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1` instead")]
    fn nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
        device: nvmlDevice_t, requestedProfiles: &nvmlWorkloadPowerProfileRequestedProfiles_t,
    ) -> ();
    /// Adds, removes or replaces the workload power profiles requested for a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(
        device: nvmlDevice_t, updateProfiles: &nvmlWorkloadPowerProfileUpdateProfiles_v1_t,
    ) -> ();
    /// Returns the number of context items of the last event of an event set.
    /// # Safety
    ///
    /// `set`: a live handle.
    fn nvmlEventSetGetContextCount_v1(set: nvmlEventSet_t) -> nvmlEventSetGetContextCount_v1_t;
    /// Copies the data of one context item of an event.
    /// - `params`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `set`: a live handle.
    /// - Pointers, handles and lengths in `params` must be valid.
    fn nvmlEventSetGetContextData_v1(set: nvmlEventSet_t, params: &mut nvmlEventSetGetContextData_v1_t) -> ();
    /// Stores in `params` the kind and size of one context item of an event.
    /// - `params`: read and updated in place
    ///
    /// # Safety
    ///
    /// `set`: a live handle.
    fn nvmlEventSetGetContextInfo_v1(set: nvmlEventSet_t, params: &mut nvmlEventSetGetContextInfo_v1_t) -> ();
    /// Stores in `params` the Xid code in one context item of an event.
    /// - `params`: read and updated in place
    ///
    /// # Safety
    ///
    /// `set`: a live handle.
    fn nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(
        set: nvmlEventSet_t, params: &mut nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t,
    ) -> ();
    /// Adds operational events of a GPU, from a given level and severity upward, to an event set.
    /// # Safety
    ///
    /// `eventSet`: a live handle.
    fn nvmlEventSetRegisterGpuOperationalEvents_v1(
        eventSet: nvmlEventSet_t, config: &nvmlGpuOperationalEventConfig_v1_t,
    ) -> ();
    /// Waits for one event of an event set, and returns its module, severity, timestamp and instance.
    /// - `params`: read and updated in place
    ///
    /// # Safety
    ///
    /// `set`: a live handle.
    fn nvmlEventSetWait_v3(set: nvmlEventSet_t, params: &mut nvmlEventSetWait_v3_t) -> ();
    /// Reads the log of a GPU instance's vGPU scheduler (superseded by `nvmlGpuInstanceGetVgpuSchedulerLog_v2`).
    /// - `pSchedulerLogInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    #[deprecated(note = "use `nvmlGpuInstanceGetVgpuSchedulerLog_v2` instead")]
    fn nvmlGpuInstanceGetVgpuSchedulerLog(
        gpuInstance: nvmlGpuInstance_t, pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_t,
    ) -> ();
    /// Reads the log of a GPU instance's vGPU scheduler for one engine.
    /// - `pSchedulerLogInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetVgpuSchedulerLog_v2(
        gpuInstance: nvmlGpuInstance_t, pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_v2_t,
    ) -> ();
    /// Stores in `pSchedulerStateInfo` the configuration of a GPU instance's vGPU scheduler.
    /// - `pSchedulerStateInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    #[deprecated(note = "use `nvmlGpuInstanceGetVgpuSchedulerState_v2` instead")]
    fn nvmlGpuInstanceGetVgpuSchedulerState(
        gpuInstance: nvmlGpuInstance_t, pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_t,
    ) -> ();
    /// Stores in `pSchedulerStateInfo` a GPU instance's vGPU scheduler policy, averaging and time slice.
    /// - `pSchedulerStateInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetVgpuSchedulerState_v2(
        gpuInstance: nvmlGpuInstance_t, pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_v2_t,
    ) -> ();
    /// Configures a GPU instance's vGPU scheduler (superseded by `nvmlGpuInstanceSetVgpuSchedulerState_v2`).
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    #[deprecated(note = "use `nvmlGpuInstanceSetVgpuSchedulerState_v2` instead")]
    fn nvmlGpuInstanceSetVgpuSchedulerState(
        gpuInstance: nvmlGpuInstance_t, pScheduler: &nvmlVgpuSchedulerState_t,
    ) -> ();
    /// Configures a GPU instance's vGPU scheduler: policy, averaging and time slice.
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceSetVgpuSchedulerState_v2(
        gpuInstance: nvmlGpuInstance_t, pSchedulerState: &nvmlVgpuSchedulerState_v2_t,
    ) -> ();
}

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Initializes NVML with flags, for example so that the absence of GPUs is not an error.
    /// - `flags`: in, flags: [`NVML_INIT_FLAG_FORCE_INIT`], [`NVML_INIT_FLAG_NO_ATTACH`], [`NVML_INIT_FLAG_NO_GPUS`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlInitWithFlags(flags: u32) -> ();
    /// Reads hardware error records in the CPER format, starting at a cursor.
    /// - `cper`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `cper` must be valid.
    fn nvmlSystemGetCPER_v1(cper: &mut nvmlGetCPER_v1_t) -> ();
    /// Returns the system's confidential computing settings, in version 2 of the record.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlSystemGetConfComputeSettings_v2() -> nvmlSystemConfComputeSettings_v2_t;
}

#[doc(no_inline)]
pub use self::nvmlDeviceGetComputeRunningProcesses as nvmlDeviceGetComputeRunningProcesses_v3;

#[doc(no_inline)]
pub use self::nvmlDeviceGetGraphicsRunningProcesses as nvmlDeviceGetGraphicsRunningProcesses_v3;

#[doc(no_inline)]
pub use self::nvmlDeviceGetMPSComputeRunningProcesses as nvmlDeviceGetMPSComputeRunningProcesses_v3;
