//! The C functions, as the library exports them: NVML.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda13::nvml::{NVML, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;

pub use crate::shared::sys::nvml::*;

/// `nvmlReturn_t nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device, nvmlAccountingStats_v2_t *stats)`
///
/// In `nvml.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetAccountingStats_v2(
    device: nvmlDevice_t,
    stats: *mut nvmlAccountingStats_v2_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlAccountingStats_v2_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetAccountingStats_v2").since("13.3");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, stats) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetAdaptiveTgpModeInfo_v1(nvmlDevice_t device, nvmlAdaptiveTgpModeInfo_v1_t *info)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetAdaptiveTgpModeInfo_v1(
    device: nvmlDevice_t,
    info: *mut nvmlAdaptiveTgpModeInfo_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlAdaptiveTgpModeInfo_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetAdaptiveTgpModeInfo_v1").since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetAddressingMode(nvmlDevice_t device, nvmlDeviceAddressingMode_t *mode)`
///
/// In `nvml.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetAddressingMode(
    device: nvmlDevice_t,
    mode: *mut nvmlDeviceAddressingMode_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlDeviceAddressingMode_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetAddressingMode").since("13.0");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, mode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device, nvmlBBXTimeData_v1_t *timeData)`
///
/// In `nvml.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetBBXTimeData_v1(
    device: nvmlDevice_t,
    timeData: *mut nvmlBBXTimeData_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlBBXTimeData_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetBBXTimeData_v1").since("13.3");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, timeData) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device, nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetBankRemapperStatus_v1(
    device: nvmlDevice_t,
    pBankRemapperStatus: *mut nvmlEccBankRemapperStatus_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlEccBankRemapperStatus_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetBankRemapperStatus_v1").since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pBankRemapperStatus) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetBrand(
    device: nvmlDevice_t,
    r#type: *mut nvmlBrandType_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlBrandType_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetBrand");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetComputeRunningProcesses_v3(
    device: nvmlDevice_t,
    infoCount: *mut u32,
    infos: *mut nvmlProcessInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut u32,
            *mut nvmlProcessInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetComputeRunningProcesses_v3");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, infoCount, infos) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpuFabricInfoV(
    device: nvmlDevice_t,
    gpuFabricInfo: *mut nvmlGpuFabricInfoV_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlGpuFabricInfoV_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpuFabricInfoV").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, gpuFabricInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device, nvmlGpuFabricInfo_v4_t *gpuFabricInfo)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpuFabricInfo_v4(
    device: nvmlDevice_t,
    gpuFabricInfo: *mut nvmlGpuFabricInfo_v4_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlGpuFabricInfo_v4_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpuFabricInfo_v4").since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, gpuFabricInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstanceProfileInfo_v2_t *info)`
///
/// In `nvml.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstanceProfileInfoByIdV(
    device: nvmlDevice_t,
    profileId: u32,
    info: *mut nvmlGpuInstanceProfileInfo_v2_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut nvmlGpuInstanceProfileInfo_v2_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpuInstanceProfileInfoByIdV").since("13.0");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, profileId, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpuUptime_v1(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime)`
///
/// In `nvml.h` since CUDA 13.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpuUptime_v1(
    device: nvmlDevice_t,
    uptime: *mut nvmlGpuUptime_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlGpuUptime_v1_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpuUptime_v1").since("13.5");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, uptime) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGraphicsRunningProcesses_v3(
    device: nvmlDevice_t,
    infoCount: *mut u32,
    infos: *mut nvmlProcessInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut u32,
            *mut nvmlProcessInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGraphicsRunningProcesses_v3");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, infoCount, infos) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)`
///
/// In `nvml.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetHostname_v1(
    device: nvmlDevice_t,
    hostname: *mut nvmlHostname_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlHostname_v1_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetHostname_v1").since("13.0");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, hostname) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMPSComputeRunningProcesses_v3(
    device: nvmlDevice_t,
    infoCount: *mut u32,
    infos: *mut nvmlProcessInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut u32,
            *mut nvmlProcessInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMPSComputeRunningProcesses_v3");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, infoCount, infos) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMemoryLimits_v1(nvmlDevice_t device, nvmlGetMemoryLimits_v1_t *limits)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMemoryLimits_v1(
    device: nvmlDevice_t,
    limits: *mut nvmlGetMemoryLimits_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlGetMemoryLimits_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMemoryLimits_v1").since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, limits) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info)`
///
/// In `nvml.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkInfo(
    device: nvmlDevice_t,
    info: *mut nvmlNvLinkInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlNvLinkInfo_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvLinkInfo").since("13.0");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)`
///
/// In `nvml.h` since CUDA 13.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkInfo_v3(
    device: nvmlDevice_t,
    info: *mut nvmlNvLinkInfo_v3_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlNvLinkInfo_v3_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvLinkInfo_v3").since("13.5");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device, nvmlNvlinkTelemetrySamples_v1_t *samples)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkTelemetrySamples_v1(
    device: nvmlDevice_t,
    samples: *mut nvmlNvlinkTelemetrySamples_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlNvlinkTelemetrySamples_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvLinkTelemetrySamples_v1").since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, samples) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device, nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)`
///
/// In `nvml.h` since CUDA 13.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvlinkNvlePrivateInfo_v1(
    device: nvmlDevice_t,
    privateInfo: *mut nvmlNvlinkNvlePrivateInfo_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlNvlinkNvlePrivateInfo_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvlinkNvlePrivateInfo_v1").since("13.5");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, privateInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device, nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)`
///
/// In `nvml.h` since CUDA 13.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvlinkRemapTableInfo_v1(
    device: nvmlDevice_t,
    remapTableInfo: *mut nvmlNvlinkGetRemapTableInfo_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlNvlinkGetRemapTableInfo_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvlinkRemapTableInfo_v1").since("13.5");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, remapTableInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi)`
///
/// In `nvml.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPdi(
    device: nvmlDevice_t,
    pdi: *mut nvmlPdi_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlPdi_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPdi").since("13.0");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pdi) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPowerMizerMode_v1(nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode)`
///
/// In `nvml.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPowerMizerMode_v1(
    device: nvmlDevice_t,
    powerMizerMode: *mut nvmlDevicePowerMizerModes_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlDevicePowerMizerModes_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPowerMizerMode_v1").since("13.0");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, powerMizerMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetRemappedRows_v2(nvmlDevice_t device, nvmlRemappedRowsInfo_v2_t *info)`
///
/// In `nvml.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetRemappedRows_v2(
    device: nvmlDevice_t,
    info: *mut nvmlRemappedRowsInfo_v2_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlRemappedRowsInfo_v2_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetRemappedRows_v2").since("13.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetRepairStatus(nvmlDevice_t device, nvmlRepairStatus_t *repairStatus)`
///
/// In `nvml.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetRepairStatus(
    device: nvmlDevice_t,
    repairStatus: *mut nvmlRepairStatus_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlRepairStatus_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetRepairStatus").since("13.0");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, repairStatus) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device, nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)`
///
/// In `nvml.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(
    device: nvmlDevice_t,
    errorCounts: *mut nvmlEccSramUniqueUncorrectedErrorCounts_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlEccSramUniqueUncorrectedErrorCounts_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts").since("13.0");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, errorCounts) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType, unsigned int *temp)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetTemperature(
    device: nvmlDevice_t,
    sensorType: nvmlTemperatureSensors_t,
    temp: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlTemperatureSensors_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetTemperature");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, sensorType, temp) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetTemperatureV(
    device: nvmlDevice_t,
    temperature: *mut nvmlTemperature_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlTemperature_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetTemperatureV").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, temperature) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device, nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)`
///
/// In `nvml.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetUnrepairableMemoryFlag_v1(
    device: nvmlDevice_t,
    unrepairableMemoryStatus: *mut nvmlUnrepairableMemoryStatus_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlUnrepairableMemoryStatus_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetUnrepairableMemoryFlag_v1").since("13.1");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, unrepairableMemoryStatus) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, unsigned int *capResult)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuCapabilities(
    device: nvmlDevice_t,
    capability: nvmlDeviceVgpuCapability_t,
    capResult: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlDeviceVgpuCapability_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVgpuCapabilities");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, capability, capResult) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog_v2(nvmlDevice_t device, nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)`
///
/// In `nvml.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuSchedulerLog_v2(
    device: nvmlDevice_t,
    pSchedulerLogInfo: *mut nvmlVgpuSchedulerLogInfo_v2_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlVgpuSchedulerLogInfo_v2_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVgpuSchedulerLog_v2").since("13.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pSchedulerLogInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerState_v2(nvmlDevice_t device, nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)`
///
/// In `nvml.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuSchedulerState_v2(
    device: nvmlDevice_t,
    pSchedulerStateInfo: *mut nvmlVgpuSchedulerStateInfo_v2_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlVgpuSchedulerStateInfo_v2_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVgpuSchedulerState_v2").since("13.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pSchedulerStateInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device, nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo)`
///
/// In `nvml.h` since CUDA 13.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceLockNvlinkRemapTable_v1(
    device: nvmlDevice_t,
    remapTableLockInfo: *mut nvmlNvlinkLockRemapTable_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlNvlinkLockRemapTable_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceLockNvlinkRemapTable_v1").since("13.5");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, remapTableLockInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDevicePerfMetricsGetSamples_v1(nvmlDevice_t device, nvmlPerfMetricsSamples_v1_t *samples)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDevicePerfMetricsGetSamples_v1(
    device: nvmlDevice_t,
    samples: *mut nvmlPerfMetricsSamples_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlPerfMetricsSamples_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDevicePerfMetricsGetSamples_v1").since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, samples) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device, nvmlPRMCounterList_v1_t *counterList)`
///
/// In `nvml.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceReadPRMCounters_v1(
    device: nvmlDevice_t,
    counterList: *mut nvmlPRMCounterList_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlPRMCounterList_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceReadPRMCounters_v1").since("13.1");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, counterList) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)`
///
/// In `nvml.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceReadWritePRM_v1(
    device: nvmlDevice_t,
    buffer: *mut nvmlPRMTLV_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlPRMTLV_v1_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceReadWritePRM_v1").since("13.0");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, buffer) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetAdaptiveTgpMode_v1(nvmlDevice_t device, nvmlEnableState_t mode)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetAdaptiveTgpMode_v1(
    device: nvmlDevice_t,
    mode: nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, nvmlEnableState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetAdaptiveTgpMode_v1").since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, mode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)`
///
/// In `nvml.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetHostname_v1(
    device: nvmlDevice_t,
    hostname: *mut nvmlHostname_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlHostname_v1_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetHostname_v1").since("13.0");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, hostname) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetMemoryLimits_v1(nvmlDevice_t device, nvmlSetMemoryLimits_v1_t *limits)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetMemoryLimits_v1(
    device: nvmlDevice_t,
    limits: *mut nvmlSetMemoryLimits_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlSetMemoryLimits_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetMemoryLimits_v1").since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, limits) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device, nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetNvlinkBwModeAsync_v1(
    device: nvmlDevice_t,
    setBwModeAsync: *mut nvmlNvlinkSetBwModeAsync_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlNvlinkSetBwModeAsync_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetNvlinkBwModeAsync_v1").since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, setBwModeAsync) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device, nvmlNvlinkSetNvleReady_v1_t *setNvleReady)`
///
/// In `nvml.h` since CUDA 13.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetNvlinkNvleReady_v1(
    device: nvmlDevice_t,
    setNvleReady: *mut nvmlNvlinkSetNvleReady_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlNvlinkSetNvleReady_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetNvlinkNvleReady_v1").since("13.5");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, setNvleReady) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetPowerMizerMode_v1(nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode)`
///
/// In `nvml.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetPowerMizerMode_v1(
    device: nvmlDevice_t,
    powerMizerMode: *mut nvmlDevicePowerMizerModes_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlDevicePowerMizerModes_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetPowerMizerMode_v1").since("13.0");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, powerMizerMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device, nvmlRusdSettings_v1_t *settings)`
///
/// In `nvml.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetRusdSettings_v1(
    device: nvmlDevice_t,
    settings: *mut nvmlRusdSettings_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlRusdSettings_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetRusdSettings_v1").since("13.1");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, settings) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetVgpuCapabilities(
    device: nvmlDevice_t,
    capability: nvmlDeviceVgpuCapability_t,
    state: nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlDeviceVgpuCapability_t,
            nvmlEnableState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetVgpuCapabilities").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, capability, state) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetVgpuSchedulerState_v2(nvmlDevice_t device, nvmlVgpuSchedulerState_v2_t *pSchedulerState)`
///
/// In `nvml.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetVgpuSchedulerState_v2(
    device: nvmlDevice_t,
    pSchedulerState: *mut nvmlVgpuSchedulerState_v2_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlVgpuSchedulerState_v2_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetVgpuSchedulerState_v2").since("13.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pSchedulerState) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device, nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)`
///
/// In `nvml.h` since CUDA 13.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(
    device: nvmlDevice_t,
    encryptionKey: *mut nvmlNvlinkSetupNvleEncryptionKey_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlNvlinkSetupNvleEncryptionKey_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetupNvlinkNvleEncryptionKey_v1").since("13.5");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, encryptionKey) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device)`
///
/// In `nvml.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceVgpuForceGspUnload(device: nvmlDevice_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvmlDevice_t) -> nvmlReturn_t> = Symbol::new(
            c"nvmlDeviceVgpuForceGspUnload",
        )
        .since("13.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(nvmlDevice_t device, nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles)`
///
/// In `nvml.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(
    device: nvmlDevice_t,
    updateProfiles: *mut nvmlWorkloadPowerProfileUpdateProfiles_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlWorkloadPowerProfileUpdateProfiles_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1").since("13.1");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, updateProfiles) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlEventSetGetContextCount_v1(nvmlEventSet_t set, nvmlEventSetGetContextCount_v1_t *params)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlEventSetGetContextCount_v1(
    set: nvmlEventSet_t,
    params: *mut nvmlEventSetGetContextCount_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlEventSet_t,
            *mut nvmlEventSetGetContextCount_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlEventSetGetContextCount_v1").since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(set, params) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlEventSetGetContextData_v1(nvmlEventSet_t set, nvmlEventSetGetContextData_v1_t *params)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlEventSetGetContextData_v1(
    set: nvmlEventSet_t,
    params: *mut nvmlEventSetGetContextData_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlEventSet_t,
            *mut nvmlEventSetGetContextData_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlEventSetGetContextData_v1").since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(set, params) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set, nvmlEventSetGetContextInfo_v1_t *params)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlEventSetGetContextInfo_v1(
    set: nvmlEventSet_t,
    params: *mut nvmlEventSetGetContextInfo_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlEventSet_t,
            *mut nvmlEventSetGetContextInfo_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlEventSetGetContextInfo_v1").since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(set, params) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set, nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(
    set: nvmlEventSet_t,
    params: *mut nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlEventSet_t,
            *mut nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1")
        .since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(set, params) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet, const nvmlGpuOperationalEventConfig_v1_t *config)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlEventSetRegisterGpuOperationalEvents_v1(
    eventSet: nvmlEventSet_t,
    config: *const nvmlGpuOperationalEventConfig_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlEventSet_t,
            *const nvmlGpuOperationalEventConfig_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlEventSetRegisterGpuOperationalEvents_v1").since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(eventSet, config) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)`
///
/// In `nvml.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlEventSetWait_v3(
    set: nvmlEventSet_t,
    params: *mut nvmlEventSetWait_v3_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlEventSet_t,
            *mut nvmlEventSetWait_v3_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlEventSetWait_v3").since("13.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(set, params) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpmMetricsGet(metricsGet: *mut nvmlGpmMetricsGet_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlGpmMetricsGet_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpmMetricsGet");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(metricsGet) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)`
///
/// In `nvml.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetVgpuSchedulerLog_v2(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerLogInfo: *mut nvmlVgpuSchedulerLogInfo_v2_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            *mut nvmlVgpuSchedulerLogInfo_v2_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetVgpuSchedulerLog_v2").since("13.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, pSchedulerLogInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)`
///
/// In `nvml.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetVgpuSchedulerState_v2(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerStateInfo: *mut nvmlVgpuSchedulerStateInfo_v2_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            *mut nvmlVgpuSchedulerStateInfo_v2_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetVgpuSchedulerState_v2").since("13.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, pSchedulerStateInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_v2_t *pSchedulerState)`
///
/// In `nvml.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceSetVgpuSchedulerState_v2(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerState: *mut nvmlVgpuSchedulerState_v2_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            *mut nvmlVgpuSchedulerState_v2_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceSetVgpuSchedulerState_v2").since("13.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, pSchedulerState) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetCPER_v1(nvmlGetCPER_v1_t *cper)`
///
/// In `nvml.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetCPER_v1(cper: *mut nvmlGetCPER_v1_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlGetCPER_v1_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemGetCPER_v1").since("13.3");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(cper) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetConfComputeSettings_v2(nvmlSystemConfComputeSettings_v2_t *settings)`
///
/// In `nvml.h` since CUDA 13.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetConfComputeSettings_v2(
    settings: *mut nvmlSystemConfComputeSettings_v2_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut nvmlSystemConfComputeSettings_v2_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemGetConfComputeSettings_v2").since("13.5");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(settings) }
        Err(missing) => missing.status(),
    }
}
