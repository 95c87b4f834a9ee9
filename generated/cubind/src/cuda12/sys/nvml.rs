//! The C functions, as the library exports them: NVML.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda12::nvml::{NVML, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;

pub use crate::shared::sys::nvml::*;

/// `nvmlReturn_t nvmlDeviceCcuGetStreamState(nvmlDevice_t device, unsigned int *state)`
///
/// In `nvml.h` since CUDA 12.0 or earlier, until CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceCcuGetStreamState(
    device: nvmlDevice_t,
    state: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceCcuGetStreamState");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, state) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceCcuSetStreamState(nvmlDevice_t device, unsigned int state)`
///
/// In `nvml.h` since CUDA 12.0 or earlier, until CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceCcuSetStreamState(
    device: nvmlDevice_t,
    state: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceCcuSetStreamState");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, state) }
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

/// `nvmlReturn_t nvmlDeviceGetDriverModel(nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending)`
///
/// In `nvml.h` since CUDA 12.0 or earlier, until CUDA 12.4.
///
/// Older ABI version: for the headers this name is `nvmlDeviceGetDriverModel_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetDriverModel(
    device: nvmlDevice_t,
    current: *mut nvmlDriverModel_t,
    pending: *mut nvmlDriverModel_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlDriverModel_t,
            *mut nvmlDriverModel_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetDriverModel");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, current, pending) }
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
