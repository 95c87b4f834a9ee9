//! NVML with functions that return [`Result`]s: GPU state: temperature, power, clocks, memory, processes.
//!
//! See [`checked`](super) for this form of the functions. [`nvml`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::nvml as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::NVML;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvml::all_types::*;
#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::checked::nvml::*;

#[path = "../../common/checked/nvml.rs"]
mod common;
pub use common::*;

checked! {
    nvml, NVML, nvmlReturn_t;
    /// Returns whether streaming of a GPU's counter collection unit (CCU) is enabled.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceCcuGetStreamState(device: nvmlDevice_t) -> u32;
    /// Enables or disables streaming of a GPU's counter collection unit (CCU).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceCcuSetStreamState(device: nvmlDevice_t, state: u32) -> ();
    /// Returns the frequency in MHz of an applications clock (superseded by locked clocks).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetApplicationsClock(device: nvmlDevice_t, clockType: nvmlClockType_t) -> u32;
    /// Returns the default frequency in MHz of an applications clock.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetDefaultApplicationsClock(device: nvmlDevice_t, clockType: nvmlClockType_t) -> u32;
    /// Returns a GPU's NVLink cluster, clique and fabric state (superseded by `nvmlDeviceGetGpuFabricInfoV`).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetGpuFabricInfo(device: nvmlDevice_t) -> nvmlGpuFabricInfo_t;
    /// Reads the log of a GPU's vGPU scheduler (superseded by `nvmlDeviceGetVgpuSchedulerLog_v2`).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuSchedulerLog(device: nvmlDevice_t) -> nvmlVgpuSchedulerLog_t;
    /// Returns the configuration of a GPU's vGPU scheduler (superseded by `nvmlDeviceGetVgpuSchedulerState_v2`).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetVgpuSchedulerState(device: nvmlDevice_t) -> nvmlVgpuSchedulerGetState_t;
    /// Returns how long a policy, such as the power limit, has reduced a GPU's clocks.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceGetViolationStatus(device: nvmlDevice_t, perfPolicyType: nvmlPerfPolicyType_t) -> nvmlViolationTime_t;
    /// Resets the applications clocks to their defaults.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t) -> ();
    /// Sets the memory and graphics clocks for applications, in MHz (superseded by locked clocks).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetApplicationsClocks(device: nvmlDevice_t, memClockMHz: u32, graphicsClockMHz: u32) -> ();
    /// Sets the offset in MHz of the graphics clock's voltage-frequency curve.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetGpcClkVfOffset(device: nvmlDevice_t, offset: i32) -> ();
    /// Sets the offset in MHz of the memory clock's voltage-frequency curve.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetMemClkVfOffset(device: nvmlDevice_t, offset: i32) -> ();
    /// Configures a GPU's vGPU scheduler (superseded by `nvmlDeviceSetVgpuSchedulerState_v2`).
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceSetVgpuSchedulerState(device: nvmlDevice_t, pSchedulerState: &nvmlVgpuSchedulerSetState_t) -> ();
    /// Removes workload power profiles from those requested for a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
        device: nvmlDevice_t, requestedProfiles: &nvmlWorkloadPowerProfileRequestedProfiles_t,
    ) -> ();
    /// Adds workload power profiles to those requested for a GPU.
    /// # Safety
    ///
    /// `device`: a live handle.
    fn nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
        device: nvmlDevice_t, requestedProfiles: &nvmlWorkloadPowerProfileRequestedProfiles_t,
    ) -> ();
    /// Reads the log of a GPU instance's vGPU scheduler (superseded by `nvmlGpuInstanceGetVgpuSchedulerLog_v2`).
    /// - `pSchedulerLogInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetVgpuSchedulerLog(
        gpuInstance: nvmlGpuInstance_t, pSchedulerLogInfo: &mut nvmlVgpuSchedulerLogInfo_t,
    ) -> ();
    /// Stores in `pSchedulerStateInfo` the configuration of a GPU instance's vGPU scheduler.
    /// - `pSchedulerStateInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceGetVgpuSchedulerState(
        gpuInstance: nvmlGpuInstance_t, pSchedulerStateInfo: &mut nvmlVgpuSchedulerStateInfo_t,
    ) -> ();
    /// Configures a GPU instance's vGPU scheduler (superseded by `nvmlGpuInstanceSetVgpuSchedulerState_v2`).
    /// # Safety
    ///
    /// `gpuInstance`: a live handle.
    fn nvmlGpuInstanceSetVgpuSchedulerState(
        gpuInstance: nvmlGpuInstance_t, pScheduler: &nvmlVgpuSchedulerState_t,
    ) -> ();
    /// Initializes NVML with flags, for example so that the absence of GPUs is not an error.
    /// - `flags`: in, flags: [`NVML_INIT_FLAG_NO_ATTACH`], [`NVML_INIT_FLAG_NO_GPUS`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvmlInitWithFlags(flags: u32) -> ();
}

#[doc(no_inline)]
pub use self::nvmlDeviceGetComputeRunningProcesses as nvmlDeviceGetComputeRunningProcesses_v3;

#[doc(no_inline)]
pub use self::nvmlDeviceGetGraphicsRunningProcesses as nvmlDeviceGetGraphicsRunningProcesses_v3;

#[doc(no_inline)]
pub use self::nvmlDeviceGetMPSComputeRunningProcesses as nvmlDeviceGetMPSComputeRunningProcesses_v3;
