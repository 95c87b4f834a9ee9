//! C functions with identical declarations in all major versions (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlDeviceGetBrand)]
    fn nvmlDeviceGetBrand(device: nvmlDevice_t, r#type: *mut nvmlBrandType_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetComputeRunningProcesses)]
    fn nvmlDeviceGetComputeRunningProcesses_v3(device: nvmlDevice_t, infoCount: *mut u32, infos: *mut nvmlProcessInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGpuFabricInfoV)]
    #[since = "12.4"]
    fn nvmlDeviceGetGpuFabricInfoV(device: nvmlDevice_t, gpuFabricInfo: *mut nvmlGpuFabricInfoV_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetGraphicsRunningProcesses)]
    fn nvmlDeviceGetGraphicsRunningProcesses_v3(device: nvmlDevice_t, infoCount: *mut u32, infos: *mut nvmlProcessInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetMPSComputeRunningProcesses)]
    fn nvmlDeviceGetMPSComputeRunningProcesses_v3(device: nvmlDevice_t, infoCount: *mut u32, infos: *mut nvmlProcessInfo_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetTemperature)]
    fn nvmlDeviceGetTemperature(device: nvmlDevice_t, sensorType: nvmlTemperatureSensors_t, temp: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetTemperatureV)]
    #[since = "12.8"]
    fn nvmlDeviceGetTemperatureV(device: nvmlDevice_t, temperature: *mut nvmlTemperature_t) -> nvmlReturn_t;

    #[called_by(nvmlDeviceGetVgpuCapabilities)]
    fn nvmlDeviceGetVgpuCapabilities(device: nvmlDevice_t, capability: nvmlDeviceVgpuCapability_t, capResult: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceSetVgpuCapabilities)]
    #[since = "12.4"]
    fn nvmlDeviceSetVgpuCapabilities(device: nvmlDevice_t, capability: nvmlDeviceVgpuCapability_t, state: nvmlEnableState_t) -> nvmlReturn_t;

    #[called_by(nvmlGpmMetricsGet)]
    fn nvmlGpmMetricsGet(metricsGet: *mut nvmlGpmMetricsGet_t) -> nvmlReturn_t;
}
