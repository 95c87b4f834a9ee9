//! The C functions of NVML, as the library exports them.
//!
//! [`nvml`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::nvml::NVML;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::nvml as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvml::all_types::*;

#[doc(inline)]
pub use crate::shared::sys::nvml::*;

#[path = "../../common/sys/nvml.rs"]
mod common;
pub use common::*;

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlDeviceGetAccountingStats_v2)]
    #[since = "13.3"]
    fn nvmlDeviceGetAccountingStats_v2(device: nvmlDevice_t, stats: *mut nvmlAccountingStats_v2_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetAdaptiveTgpModeInfo_v1)]
    #[since = "13.4"]
    fn nvmlDeviceGetAdaptiveTgpModeInfo_v1(device: nvmlDevice_t, info: *mut nvmlAdaptiveTgpModeInfo_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetAddressingMode)]
    #[since = "13.0"]
    fn nvmlDeviceGetAddressingMode(device: nvmlDevice_t, mode: *mut nvmlDeviceAddressingMode_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetBBXTimeData_v1)]
    #[since = "13.3"]
    fn nvmlDeviceGetBBXTimeData_v1(device: nvmlDevice_t, timeData: *mut nvmlBBXTimeData_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetBankRemapperStatus_v1)]
    #[since = "13.4"]
    fn nvmlDeviceGetBankRemapperStatus_v1(device: nvmlDevice_t, pBankRemapperStatus: *mut nvmlEccBankRemapperStatus_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpuFabricInfo_v4)]
    #[since = "13.4"]
    fn nvmlDeviceGetGpuFabricInfo_v4(device: nvmlDevice_t, gpuFabricInfo: *mut nvmlGpuFabricInfo_v4_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpuInstanceProfileInfoByIdV)]
    #[since = "13.0"]
    fn nvmlDeviceGetGpuInstanceProfileInfoByIdV(device: nvmlDevice_t, profileId: u32, info: *mut nvmlGpuInstanceProfileInfo_v2_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpuUptime_v1)]
    #[since = "13.5"]
    fn nvmlDeviceGetGpuUptime_v1(device: nvmlDevice_t, uptime: *mut nvmlGpuUptime_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetHostname_v1)]
    #[since = "13.0"]
    fn nvmlDeviceGetHostname_v1(device: nvmlDevice_t, hostname: *mut nvmlHostname_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMemoryLimits_v1)]
    #[since = "13.4"]
    fn nvmlDeviceGetMemoryLimits_v1(device: nvmlDevice_t, limits: *mut nvmlGetMemoryLimits_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvLinkInfo)]
    #[since = "13.0"]
    fn nvmlDeviceGetNvLinkInfo(device: nvmlDevice_t, info: *mut nvmlNvLinkInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvLinkInfo_v3)]
    #[since = "13.5"]
    fn nvmlDeviceGetNvLinkInfo_v3(device: nvmlDevice_t, info: *mut nvmlNvLinkInfo_v3_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvLinkTelemetrySamples_v1)]
    #[since = "13.4"]
    fn nvmlDeviceGetNvLinkTelemetrySamples_v1(device: nvmlDevice_t, samples: *mut nvmlNvlinkTelemetrySamples_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvlinkNvlePrivateInfo_v1)]
    #[since = "13.5"]
    fn nvmlDeviceGetNvlinkNvlePrivateInfo_v1(device: nvmlDevice_t, privateInfo: *mut nvmlNvlinkNvlePrivateInfo_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetNvlinkRemapTableInfo_v1)]
    #[since = "13.5"]
    fn nvmlDeviceGetNvlinkRemapTableInfo_v1(device: nvmlDevice_t, remapTableInfo: *mut nvmlNvlinkGetRemapTableInfo_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPdi)]
    #[since = "13.0"]
    fn nvmlDeviceGetPdi(device: nvmlDevice_t, pdi: *mut nvmlPdi_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetPowerMizerMode_v1)]
    #[since = "13.0"]
    fn nvmlDeviceGetPowerMizerMode_v1(device: nvmlDevice_t, powerMizerMode: *mut nvmlDevicePowerMizerModes_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetRemappedRows_v2)]
    #[since = "13.2"]
    fn nvmlDeviceGetRemappedRows_v2(device: nvmlDevice_t, info: *mut nvmlRemappedRowsInfo_v2_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetRepairStatus)]
    #[since = "13.0"]
    fn nvmlDeviceGetRepairStatus(device: nvmlDevice_t, repairStatus: *mut nvmlRepairStatus_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts)]
    #[since = "13.0"]
    fn nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(device: nvmlDevice_t, errorCounts: *mut nvmlEccSramUniqueUncorrectedErrorCounts_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetUnrepairableMemoryFlag_v1)]
    #[since = "13.1"]
    fn nvmlDeviceGetUnrepairableMemoryFlag_v1(device: nvmlDevice_t, unrepairableMemoryStatus: *mut nvmlUnrepairableMemoryStatus_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVgpuSchedulerLog_v2)]
    #[since = "13.2"]
    fn nvmlDeviceGetVgpuSchedulerLog_v2(device: nvmlDevice_t, pSchedulerLogInfo: *mut nvmlVgpuSchedulerLogInfo_v2_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVgpuSchedulerState_v2)]
    #[since = "13.2"]
    fn nvmlDeviceGetVgpuSchedulerState_v2(device: nvmlDevice_t, pSchedulerStateInfo: *mut nvmlVgpuSchedulerStateInfo_v2_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceLockNvlinkRemapTable_v1)]
    #[since = "13.5"]
    fn nvmlDeviceLockNvlinkRemapTable_v1(device: nvmlDevice_t, remapTableLockInfo: *mut nvmlNvlinkLockRemapTable_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDevicePerfMetricsGetSamples_v1)]
    #[since = "13.4"]
    fn nvmlDevicePerfMetricsGetSamples_v1(device: nvmlDevice_t, samples: *mut nvmlPerfMetricsSamples_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceReadPRMCounters_v1)]
    #[since = "13.1"]
    fn nvmlDeviceReadPRMCounters_v1(device: nvmlDevice_t, counterList: *mut nvmlPRMCounterList_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceReadWritePRM_v1)]
    #[since = "13.0"]
    fn nvmlDeviceReadWritePRM_v1(device: nvmlDevice_t, buffer: *mut nvmlPRMTLV_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetAdaptiveTgpMode_v1)]
    #[since = "13.4"]
    fn nvmlDeviceSetAdaptiveTgpMode_v1(device: nvmlDevice_t, mode: nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetHostname_v1)]
    #[since = "13.0"]
    fn nvmlDeviceSetHostname_v1(device: nvmlDevice_t, hostname: *mut nvmlHostname_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetMemoryLimits_v1)]
    #[since = "13.4"]
    fn nvmlDeviceSetMemoryLimits_v1(device: nvmlDevice_t, limits: *mut nvmlSetMemoryLimits_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetNvlinkBwModeAsync_v1)]
    #[since = "13.4"]
    fn nvmlDeviceSetNvlinkBwModeAsync_v1(device: nvmlDevice_t, setBwModeAsync: *mut nvmlNvlinkSetBwModeAsync_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetNvlinkNvleReady_v1)]
    #[since = "13.5"]
    fn nvmlDeviceSetNvlinkNvleReady_v1(device: nvmlDevice_t, setNvleReady: *mut nvmlNvlinkSetNvleReady_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetPowerMizerMode_v1)]
    #[since = "13.0"]
    fn nvmlDeviceSetPowerMizerMode_v1(device: nvmlDevice_t, powerMizerMode: *mut nvmlDevicePowerMizerModes_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetRusdSettings_v1)]
    #[since = "13.1"]
    fn nvmlDeviceSetRusdSettings_v1(device: nvmlDevice_t, settings: *mut nvmlRusdSettings_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetVgpuSchedulerState_v2)]
    #[since = "13.2"]
    fn nvmlDeviceSetVgpuSchedulerState_v2(device: nvmlDevice_t, pSchedulerState: *mut nvmlVgpuSchedulerState_v2_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetupNvlinkNvleEncryptionKey_v1)]
    #[since = "13.5"]
    fn nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(device: nvmlDevice_t, encryptionKey: *mut nvmlNvlinkSetupNvleEncryptionKey_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceVgpuForceGspUnload)]
    #[since = "13.2"]
    fn nvmlDeviceVgpuForceGspUnload(device: nvmlDevice_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1)]
    #[since = "13.1"]
    fn nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(device: nvmlDevice_t, updateProfiles: *mut nvmlWorkloadPowerProfileUpdateProfiles_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlEventSetGetContextCount_v1)]
    #[since = "13.4"]
    fn nvmlEventSetGetContextCount_v1(set: nvmlEventSet_t, params: *mut nvmlEventSetGetContextCount_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlEventSetGetContextData_v1)]
    #[since = "13.4"]
    fn nvmlEventSetGetContextData_v1(set: nvmlEventSet_t, params: *mut nvmlEventSetGetContextData_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlEventSetGetContextInfo_v1)]
    #[since = "13.4"]
    fn nvmlEventSetGetContextInfo_v1(set: nvmlEventSet_t, params: *mut nvmlEventSetGetContextInfo_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1)]
    #[since = "13.4"]
    fn nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(set: nvmlEventSet_t, params: *mut nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlEventSetRegisterGpuOperationalEvents_v1)]
    #[since = "13.4"]
    fn nvmlEventSetRegisterGpuOperationalEvents_v1(eventSet: nvmlEventSet_t, config: *const nvmlGpuOperationalEventConfig_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlEventSetWait_v3)]
    #[since = "13.4"]
    fn nvmlEventSetWait_v3(set: nvmlEventSet_t, params: *mut nvmlEventSetWait_v3_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceGetVgpuSchedulerLog_v2)]
    #[since = "13.2"]
    fn nvmlGpuInstanceGetVgpuSchedulerLog_v2(gpuInstance: nvmlGpuInstance_t, pSchedulerLogInfo: *mut nvmlVgpuSchedulerLogInfo_v2_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceGetVgpuSchedulerState_v2)]
    #[since = "13.2"]
    fn nvmlGpuInstanceGetVgpuSchedulerState_v2(gpuInstance: nvmlGpuInstance_t, pSchedulerStateInfo: *mut nvmlVgpuSchedulerStateInfo_v2_t) -> nvmlReturn_t;

    #[called_by(nvmlGpuInstanceSetVgpuSchedulerState_v2)]
    #[since = "13.2"]
    fn nvmlGpuInstanceSetVgpuSchedulerState_v2(gpuInstance: nvmlGpuInstance_t, pSchedulerState: *mut nvmlVgpuSchedulerState_v2_t) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetCPER_v1)]
    #[since = "13.3"]
    fn nvmlSystemGetCPER_v1(cper: *mut nvmlGetCPER_v1_t) -> nvmlReturn_t;

    #[called_by(nvmlSystemGetConfComputeSettings_v2)]
    #[since = "13.5"]
    fn nvmlSystemGetConfComputeSettings_v2(settings: *mut nvmlSystemConfComputeSettings_v2_t) -> nvmlReturn_t;
}
