//! Functions that are identical in all major versions (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Returns a GPU's brand, such as GeForce or Tesla.
///
/// `nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetBrand))]
///
/// Returns `(nvmlReturn_t, type: nvmlBrandType_t)`.
///
/// - `type`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetBrand(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlBrandType_t) {
    let mut r#type: nvmlBrandType_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetBrand(device, &mut r#type) };
    (returned, r#type)
}

/// Lists the processes that compute on a GPU, and the memory that each uses.
///
/// `nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)`
#[cfg_attr(
    doc,
    doc = forms!(
        nvml::nvmlDeviceGetComputeRunningProcesses = nvmlDeviceGetComputeRunningProcesses_v3
    )
)]
///
/// Returns `(nvmlReturn_t, infoCount: unsigned int)`.
///
/// - `infoCount`: in and out: the length of `infos`
/// - `infos`: out, array, length `infoCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetComputeRunningProcesses(
    device: nvmlDevice_t,
    infos: &mut [nvmlProcessInfo_t],
) -> (nvmlReturn_t, u32) {
    let mut infoCount: u32 = args::count(infos.len());
    let returned = unsafe {
        sys::nvmlDeviceGetComputeRunningProcesses_v3(device, &mut infoCount, args::as_mut_ptr(infos))
    };
    (returned, infoCount)
}

/// The symbol behind [`nvmlDeviceGetComputeRunningProcesses`].
pub use self::nvmlDeviceGetComputeRunningProcesses as nvmlDeviceGetComputeRunningProcesses_v3;

/// Returns information about a GPU's NVLink fabric: cluster, clique, state and health.
///
/// `nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpuFabricInfoV))]
///
/// Returns `(nvmlReturn_t, gpuFabricInfo: nvmlGpuFabricInfoV_t)`.
///
/// - `gpuFabricInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpuFabricInfoV(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlGpuFabricInfoV_t) {
    let mut gpuFabricInfo = output::Reserved::<
        nvmlGpuFabricInfoV_t,
    >::with(nvmlGpuFabricInfoV_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetGpuFabricInfoV(device, gpuFabricInfo.slot()) };
    (returned, gpuFabricInfo.take())
}

/// Lists the processes that use a GPU for graphics, and the memory that each uses.
///
/// `nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)`
#[cfg_attr(
    doc,
    doc = forms!(
        nvml::nvmlDeviceGetGraphicsRunningProcesses = nvmlDeviceGetGraphicsRunningProcesses_v3
    )
)]
///
/// Returns `(nvmlReturn_t, infoCount: unsigned int)`.
///
/// - `infoCount`: in and out: the length of `infos`
/// - `infos`: out, array, length `infoCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGraphicsRunningProcesses(
    device: nvmlDevice_t,
    infos: &mut [nvmlProcessInfo_t],
) -> (nvmlReturn_t, u32) {
    let mut infoCount: u32 = args::count(infos.len());
    let returned = unsafe {
        sys::nvmlDeviceGetGraphicsRunningProcesses_v3(device, &mut infoCount, args::as_mut_ptr(infos))
    };
    (returned, infoCount)
}

/// The symbol behind [`nvmlDeviceGetGraphicsRunningProcesses`].
pub use self::nvmlDeviceGetGraphicsRunningProcesses as nvmlDeviceGetGraphicsRunningProcesses_v3;

/// Lists the MPS clients with a compute context on a GPU, and the memory that each uses.
///
/// `nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)`
#[cfg_attr(
    doc,
    doc = forms!(
        nvml::nvmlDeviceGetMPSComputeRunningProcesses = nvmlDeviceGetMPSComputeRunningProcesses_v3
    )
)]
///
/// Returns `(nvmlReturn_t, infoCount: unsigned int)`.
///
/// - `infoCount`: in and out: the length of `infos`
/// - `infos`: out, array, length `infoCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMPSComputeRunningProcesses(
    device: nvmlDevice_t,
    infos: &mut [nvmlProcessInfo_t],
) -> (nvmlReturn_t, u32) {
    let mut infoCount: u32 = args::count(infos.len());
    let returned = unsafe {
        sys::nvmlDeviceGetMPSComputeRunningProcesses_v3(device, &mut infoCount, args::as_mut_ptr(infos))
    };
    (returned, infoCount)
}

/// The symbol behind [`nvmlDeviceGetMPSComputeRunningProcesses`].
pub use self::nvmlDeviceGetMPSComputeRunningProcesses as nvmlDeviceGetMPSComputeRunningProcesses_v3;

/// Stores in `temperature` the temperature in °C that a GPU's sensor measures.
///
/// `nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetTemperatureV))]
///
/// - `temperature`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetTemperatureV(
    device: nvmlDevice_t,
    temperature: &mut nvmlTemperature_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetTemperatureV(device, temperature) };
    (returned,)
}

/// Returns whether a GPU has a vGPU capability, such as mixed vGPU sizes.
///
/// `nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, unsigned int *capResult)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVgpuCapabilities))]
///
/// Returns `(nvmlReturn_t, capResult: unsigned int)`.
///
/// - `capResult`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuCapabilities(
    device: nvmlDevice_t,
    capability: nvmlDeviceVgpuCapability_t,
) -> (nvmlReturn_t, u32) {
    let mut capResult: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetVgpuCapabilities(device, capability, &mut capResult) };
    (returned, capResult)
}

/// Enables or disables a vGPU capability of a GPU.
///
/// `nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetVgpuCapabilities))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetVgpuCapabilities(
    device: nvmlDevice_t,
    capability: nvmlDeviceVgpuCapability_t,
    state: nvmlEnableState_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetVgpuCapabilities(device, capability, state) };
    (returned,)
}

/// Computes metrics, such as SM occupancy, from two GPM samples.
///
/// `nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpmMetricsGet))]
///
/// - `metricsGet`: read and updated in place
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `metricsGet` must be valid.
#[inline]
pub unsafe fn nvmlGpmMetricsGet(
    metricsGet: &mut nvmlGpmMetricsGet_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpmMetricsGet(metricsGet) };
    (returned,)
}
