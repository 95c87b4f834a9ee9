//! Functions (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Destroys a compute instance, which no process may be using.
///
/// `nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlComputeInstanceDestroy))]
///
/// - `computeInstance`: in; invalid afterwards
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_IN_USE`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `computeInstance`: a live handle.
/// - No thread may use `computeInstance`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvmlComputeInstanceDestroy(
    computeInstance: nvmlComputeInstance_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlComputeInstanceDestroy(computeInstance) };
    (returned,)
}

/// Returns the GPU instance, ID, profile and placement of a compute instance.
///
/// `nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info)`
#[cfg_attr(
    doc,
    doc = forms!(nvml::nvmlComputeInstanceGetInfo = nvmlComputeInstanceGetInfo_v2)
)]
///
/// Returns `(nvmlReturn_t, info: nvmlComputeInstanceInfo_t)`.
///
/// - `info`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `computeInstance`: a live handle.
/// - Pointers in `info` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn nvmlComputeInstanceGetInfo(
    computeInstance: nvmlComputeInstance_t,
) -> (nvmlReturn_t, nvmlComputeInstanceInfo_t) {
    let mut info = output::Reserved::<nvmlComputeInstanceInfo_t>::new();
    let returned = unsafe { sys::nvmlComputeInstanceGetInfo_v2(computeInstance, info.slot()) };
    (returned, info.take())
}

/// The symbol behind [`nvmlComputeInstanceGetInfo`].
pub use self::nvmlComputeInstanceGetInfo as nvmlComputeInstanceGetInfo_v2;

/// Discards a GPU's accounting statistics of terminated processes.
///
/// `nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceClearAccountingPids))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceClearAccountingPids(device: nvmlDevice_t) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceClearAccountingPids(device) };
    (returned,)
}

/// Removes the calling thread's binding to the CPUs close to a GPU.
///
/// `nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceClearCpuAffinity))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceClearCpuAffinity(device: nvmlDevice_t) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceClearCpuAffinity(device) };
    (returned,)
}

/// Resets the volatile or aggregate ECC error counts of a GPU.
///
/// `nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceClearEccErrorCounts))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceClearEccErrorCounts(
    device: nvmlDevice_t,
    counterType: nvmlEccCounterType_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceClearEccErrorCounts(device, counterType) };
    (returned,)
}

/// Clears several values of a GPU by their field IDs.
///
/// `nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceClearFieldValues))]
///
/// - `values`: in and out, array, whose length is passed as `valuesCount`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceClearFieldValues(
    device: nvmlDevice_t,
    values: &mut [nvmlFieldValue_t],
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceClearFieldValues(device, args::count(values.len()), args::as_mut_ptr(values))
    };
    (returned,)
}

/// Creates a GPU instance with a given profile.
///
/// `nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstance)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceCreateGpuInstance))]
///
/// Returns `(nvmlReturn_t, gpuInstance: nvmlGpuInstance_t)`.
///
/// - `gpuInstance`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_RESOURCES`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceCreateGpuInstance(
    device: nvmlDevice_t,
    profileId: u32,
) -> (nvmlReturn_t, nvmlGpuInstance_t) {
    let mut gpuInstance: nvmlGpuInstance_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceCreateGpuInstance(device, profileId, &mut gpuInstance) };
    (returned, gpuInstance)
}

/// Creates a GPU instance with a given profile and placement.
///
/// `nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int profileId, const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceCreateGpuInstanceWithPlacement))]
///
/// Returns `(nvmlReturn_t, gpuInstance: nvmlGpuInstance_t)`.
///
/// - `gpuInstance`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_RESOURCES`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceCreateGpuInstanceWithPlacement(
    device: nvmlDevice_t,
    profileId: u32,
    placement: &nvmlGpuInstancePlacement_t,
) -> (nvmlReturn_t, nvmlGpuInstance_t) {
    let mut gpuInstance: nvmlGpuInstance_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceCreateGpuInstanceWithPlacement(
        device, profileId, core::ptr::from_ref(placement), &mut gpuInstance,
    ) };
    (returned, gpuInstance)
}

/// Rescans the PCI bus for GPUs after one has been removed.
///
/// `nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceDiscoverGpus))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_OPERATING_SYSTEM`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlDeviceDiscoverGpus(pciInfo: &nvmlPciInfo_t) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceDiscoverGpus(core::ptr::from_ref(pciInfo).cast_mut()) };
    (returned,)
}

/// Freezes or unfreezes an NVLink traffic counter.
///
/// `nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlEnableState_t freeze)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceFreezeNvLinkUtilizationCounter))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn nvmlDeviceFreezeNvLinkUtilizationCounter(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
    freeze: nvmlEnableState_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceFreezeNvLinkUtilizationCounter(device, link, counter, freeze) };
    (returned,)
}

/// Returns whether only administrators may change one setting of a GPU, such as automatic clock boost.
///
/// `nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetAPIRestriction))]
///
/// Returns `(nvmlReturn_t, isRestricted: nvmlEnableState_t)`.
///
/// - `isRestricted`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetAPIRestriction(
    device: nvmlDevice_t,
    apiType: nvmlRestrictedAPI_t,
) -> (nvmlReturn_t, nvmlEnableState_t) {
    let mut isRestricted: nvmlEnableState_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetAPIRestriction(device, apiType, &mut isRestricted) };
    (returned, isRestricted)
}

/// Returns the number of processes for which a GPU can keep accounting statistics.
///
/// `nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetAccountingBufferSize))]
///
/// Returns `(nvmlReturn_t, bufferSize: unsigned int)`.
///
/// - `bufferSize`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetAccountingBufferSize(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut bufferSize: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetAccountingBufferSize(device, &mut bufferSize) };
    (returned, bufferSize)
}

/// Returns whether a GPU keeps accounting statistics of processes.
///
/// `nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetAccountingMode))]
///
/// Returns `(nvmlReturn_t, mode: nvmlEnableState_t)`.
///
/// - `mode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetAccountingMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlEnableState_t) {
    let mut mode: nvmlEnableState_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetAccountingMode(device, &mut mode) };
    (returned, mode)
}

/// Lists the IDs of the processes, including terminated ones, for which a GPU keeps statistics.
///
/// `nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count, unsigned int *pids)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetAccountingPids))]
///
/// Returns `(nvmlReturn_t, count: unsigned int)`.
///
/// - `count`: in and out: the length of `pids`
/// - `pids`: out, array, length `count`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetAccountingPids(
    device: nvmlDevice_t,
    pids: &mut [u32],
) -> (nvmlReturn_t, u32) {
    let mut count: u32 = args::count(pids.len());
    let returned = unsafe { sys::nvmlDeviceGetAccountingPids(device, &mut count, args::as_mut_ptr(pids)) };
    (returned, count)
}

/// Returns the utilization, peak memory use, start time and run time of one process on a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid, nvmlAccountingStats_t *stats)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetAccountingStats))]
///
/// Returns `(nvmlReturn_t, stats: nvmlAccountingStats_t)`.
///
/// - `stats`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetAccountingStats(
    device: nvmlDevice_t,
    pid: u32,
) -> (nvmlReturn_t, nvmlAccountingStats_t) {
    let mut stats = output::Reserved::<nvmlAccountingStats_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetAccountingStats(device, pid, stats.slot()) };
    (returned, stats.take())
}

/// Lists the active vGPUs on a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuInstance_t *vgpuInstances)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetActiveVgpus))]
///
/// Returns `(nvmlReturn_t, vgpuCount: unsigned int)`.
///
/// - `vgpuCount`: in and out: the length of `vgpuInstances`
/// - `vgpuInstances`: out, array, length `vgpuCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetActiveVgpus(
    device: nvmlDevice_t,
    vgpuInstances: &mut [nvmlVgpuInstance_t],
) -> (nvmlReturn_t, u32) {
    let mut vgpuCount: u32 = args::count(vgpuInstances.len());
    let returned = unsafe { sys::nvmlDeviceGetActiveVgpus(device, &mut vgpuCount, args::as_mut_ptr(vgpuInstances)) };
    (returned, vgpuCount)
}

/// Returns whether adaptive clocking is enabled on a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device, unsigned int *adaptiveClockStatus)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetAdaptiveClockInfoStatus))]
///
/// Returns `(nvmlReturn_t, adaptiveClockStatus: unsigned int)`.
///
/// - `adaptiveClockStatus`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetAdaptiveClockInfoStatus(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut adaptiveClockStatus: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetAdaptiveClockInfoStatus(device, &mut adaptiveClockStatus) };
    (returned, adaptiveClockStatus)
}

/// Returns the architecture of a GPU, such as Hopper, as an integer.
///
/// `nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetArchitecture))]
///
/// Returns `(nvmlReturn_t, arch: nvmlDeviceArchitecture_t)`.
///
/// - `arch`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetArchitecture(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlDeviceArchitecture_t) {
    let mut arch: nvmlDeviceArchitecture_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetArchitecture(device, &mut arch) };
    (returned, arch)
}

/// Returns a MIG device's share of its GPU: multiprocessors, slices, engines and memory.
///
/// `nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)`
#[cfg_attr(
    doc,
    doc = forms!(nvml::nvmlDeviceGetAttributes = nvmlDeviceGetAttributes_v2)
)]
///
/// Returns `(nvmlReturn_t, attributes: nvmlDeviceAttributes_t)`.
///
/// - `attributes`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetAttributes(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlDeviceAttributes_t) {
    let mut attributes = output::Reserved::<nvmlDeviceAttributes_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetAttributes_v2(device, attributes.slot()) };
    (returned, attributes.take())
}

/// The symbol behind [`nvmlDeviceGetAttributes`].
pub use self::nvmlDeviceGetAttributes as nvmlDeviceGetAttributes_v2;

/// Returns whether automatic clock boost is enabled on a GPU, now and by default.
///
/// `nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetAutoBoostedClocksEnabled))]
///
/// Returns `(nvmlReturn_t, isEnabled: nvmlEnableState_t, defaultIsEnabled: nvmlEnableState_t)`.
///
/// - `isEnabled`, `defaultIsEnabled`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetAutoBoostedClocksEnabled(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlEnableState_t, nvmlEnableState_t) {
    let mut isEnabled: nvmlEnableState_t = output::zeroed();
    let mut defaultIsEnabled: nvmlEnableState_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetAutoBoostedClocksEnabled(device, &mut isEnabled, &mut defaultIsEnabled) };
    (returned, isEnabled, defaultIsEnabled)
}

/// Returns the total, free and used bytes of a GPU's BAR1, through which the CPU and devices access its memory.
///
/// `nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetBAR1MemoryInfo))]
///
/// Returns `(nvmlReturn_t, bar1Memory: nvmlBAR1Memory_t)`.
///
/// - `bar1Memory`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetBAR1MemoryInfo(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlBAR1Memory_t) {
    let mut bar1Memory = output::Reserved::<nvmlBAR1Memory_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetBAR1MemoryInfo(device, bar1Memory.slot()) };
    (returned, bar1Memory.take())
}

/// Returns the ID of a GPU's board; GPUs on the same board have the same ID.
///
/// `nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetBoardId))]
///
/// Returns `(nvmlReturn_t, boardId: unsigned int)`.
///
/// - `boardId`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetBoardId(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut boardId: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetBoardId(device, &mut boardId) };
    (returned, boardId)
}

/// Returns the part number of a GPU's board as a string.
///
/// `nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber, unsigned int length)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetBoardPartNumber))]
///
/// - `partNumber`: out, a buffer for a string whose size in bytes is passed as `length`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetBoardPartNumber(
    device: nvmlDevice_t,
    partNumber: &mut [u8],
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceGetBoardPartNumber(device, args::as_mut_ptr(partNumber).cast(), args::count(partNumber.len()))
    };
    (returned,)
}

/// Lists the bridge chips on a GPU's board and their firmware versions.
///
/// `nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device, nvmlBridgeChipHierarchy_t *bridgeHierarchy)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetBridgeChipInfo))]
///
/// Returns `(nvmlReturn_t, bridgeHierarchy: nvmlBridgeChipHierarchy_t)`.
///
/// - `bridgeHierarchy`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetBridgeChipInfo(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlBridgeChipHierarchy_t) {
    let mut bridgeHierarchy = output::Reserved::<nvmlBridgeChipHierarchy_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetBridgeChipInfo(device, bridgeHierarchy.slot()) };
    (returned, bridgeHierarchy.take())
}

/// Returns the type of the bus that connects a GPU, such as PCIe.
///
/// `nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetBusType))]
///
/// Returns `(nvmlReturn_t, type: nvmlBusType_t)`.
///
/// - `type`: out
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetBusType(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlBusType_t) {
    let mut r#type: nvmlBusType_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetBusType(device, &mut r#type) };
    (returned, r#type)
}

/// Returns whether a GPU's chip-to-chip link to the CPU (NVLink-C2C) is enabled.
///
/// `nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetC2cModeInfoV))]
///
/// Returns `(nvmlReturn_t, c2cModeInfo: nvmlC2cModeInfo_v1_t)`.
///
/// - `c2cModeInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetC2cModeInfoV(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlC2cModeInfo_v1_t) {
    let mut c2cModeInfo = output::Reserved::<nvmlC2cModeInfo_v1_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetC2cModeInfoV(device, c2cModeInfo.slot()) };
    (returned, c2cModeInfo.take())
}

/// Returns the capabilities of a GPU as a bit mask.
///
/// `nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetCapabilities))]
///
/// Returns `(nvmlReturn_t, caps: nvmlDeviceCapabilities_t)`.
///
/// - `caps`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetCapabilities(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlDeviceCapabilities_t) {
    let mut caps = output::Reserved::<
        nvmlDeviceCapabilities_t,
    >::with(nvmlDeviceCapabilities_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetCapabilities(device, caps.slot()) };
    (returned, caps.take())
}

/// Returns the clocks for which a GPU's clock monitors have detected a fault.
///
/// `nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetClkMonStatus))]
///
/// Returns `(nvmlReturn_t, status: nvmlClkMonStatus_t)`.
///
/// - `status`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetClkMonStatus(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlClkMonStatus_t) {
    let mut status = output::Reserved::<nvmlClkMonStatus_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetClkMonStatus(device, status.slot()) };
    (returned, status.take())
}

/// Returns the current, target or default frequency in MHz of a GPU clock.
///
/// `nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId, unsigned int *clockMHz)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetClock))]
///
/// Returns `(nvmlReturn_t, clockMHz: unsigned int)`.
///
/// - `clockMHz`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetClock(
    device: nvmlDevice_t,
    clockType: nvmlClockType_t,
    clockId: nvmlClockId_t,
) -> (nvmlReturn_t, u32) {
    let mut clockMHz: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetClock(device, clockType, clockId, &mut clockMHz) };
    (returned, clockMHz)
}

/// Returns the current frequency in MHz of a GPU clock (graphics, SM, memory or video).
///
/// `nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetClockInfo))]
///
/// Returns `(nvmlReturn_t, clock: unsigned int)`.
///
/// - `clock`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetClockInfo(
    device: nvmlDevice_t,
    r#type: nvmlClockType_t,
) -> (nvmlReturn_t, u32) {
    let mut clock: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetClockInfo(device, r#type, &mut clock) };
    (returned, clock)
}

/// Stores in `info` the offset in MHz of a GPU clock in a performance state, and the range of offsets.
///
/// `nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetClockOffsets))]
///
/// - `info`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetClockOffsets(
    device: nvmlDevice_t,
    info: &mut nvmlClockOffset_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetClockOffsets(device, info) };
    (returned,)
}

/// Returns the ID of the compute instance of a MIG device.
///
/// `nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetComputeInstanceId))]
///
/// Returns `(nvmlReturn_t, id: unsigned int)`.
///
/// - `id`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetComputeInstanceId(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut id: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetComputeInstanceId(device, &mut id) };
    (returned, id)
}

/// Returns how many processes may have a context on a GPU: any number, one or none.
///
/// `nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetComputeMode))]
///
/// Returns `(nvmlReturn_t, mode: nvmlComputeMode_t)`.
///
/// - `mode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetComputeMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlComputeMode_t) {
    let mut mode: nvmlComputeMode_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetComputeMode(device, &mut mode) };
    (returned, mode)
}

/// Lists the processes that compute on a GPU, and the memory that each uses.
///
/// `nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetComputeRunningProcesses_v2))]
///
/// Returns `(nvmlReturn_t, infoCount: unsigned int)`.
///
/// - `infoCount`: in and out: the length of `infos`
/// - `infos`: out, array, length `infoCount`; an empty slice passes NULL
///
/// In `nvml.h` since at least CUDA 12.0, kept for binary compatibility. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetComputeRunningProcesses_v2(
    device: nvmlDevice_t,
    infos: &mut [nvmlProcessInfo_v2_t],
) -> (nvmlReturn_t, u32) {
    let mut infoCount: u32 = args::count(infos.len());
    let returned = unsafe {
        sys::nvmlDeviceGetComputeRunningProcesses_v2(device, &mut infoCount, args::as_mut_ptr(infos))
    };
    (returned, infoCount)
}

/// Stores in `gpuAtstReport` a GPU's signed attestation report for the caller's nonce.
///
/// `nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device, nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetConfComputeGpuAttestationReport))]
///
/// - `gpuAtstReport`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetConfComputeGpuAttestationReport(
    device: nvmlDevice_t,
    gpuAtstReport: &mut nvmlConfComputeGpuAttestationReport_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetConfComputeGpuAttestationReport(device, gpuAtstReport) };
    (returned,)
}

/// Returns a GPU's certificate and its attestation certificate chain.
///
/// `nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device, nvmlConfComputeGpuCertificate_t *gpuCert)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetConfComputeGpuCertificate))]
///
/// Returns `(nvmlReturn_t, gpuCert: nvmlConfComputeGpuCertificate_t)`.
///
/// - `gpuCert`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetConfComputeGpuCertificate(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlConfComputeGpuCertificate_t) {
    let mut gpuCert = output::Reserved::<nvmlConfComputeGpuCertificate_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetConfComputeGpuCertificate(device, gpuCert.slot()) };
    (returned, gpuCert.take())
}

/// Returns the sizes in KiB of a GPU's protected and unprotected memory.
///
/// `nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetConfComputeMemSizeInfo))]
///
/// Returns `(nvmlReturn_t, memInfo: nvmlConfComputeMemSizeInfo_t)`.
///
/// - `memInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetConfComputeMemSizeInfo(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlConfComputeMemSizeInfo_t) {
    let mut memInfo = output::Reserved::<nvmlConfComputeMemSizeInfo_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetConfComputeMemSizeInfo(device, memInfo.slot()) };
    (returned, memInfo.take())
}

/// Returns the total, used and free protected memory in bytes of a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device, nvmlMemory_t *memory)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetConfComputeProtectedMemoryUsage))]
///
/// Returns `(nvmlReturn_t, memory: nvmlMemory_t)`.
///
/// - `memory`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetConfComputeProtectedMemoryUsage(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlMemory_t) {
    let mut memory = output::Reserved::<nvmlMemory_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetConfComputeProtectedMemoryUsage(device, memory.slot()) };
    (returned, memory.take())
}

/// Stores in `coolerInfo` the target of a GPU's cooler, and how the cooler is controlled.
///
/// `nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetCoolerInfo))]
///
/// - `coolerInfo`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetCoolerInfo(
    device: nvmlDevice_t,
    coolerInfo: &mut nvmlCoolerInfo_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetCoolerInfo(device, coolerInfo) };
    (returned,)
}

/// Returns the number of GPUs, including those that this process may not open.
///
/// `nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetCount = nvmlDeviceGetCount_v2))]
///
/// Returns `(nvmlReturn_t, deviceCount: unsigned int)`.
///
/// - `deviceCount`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlDeviceGetCount() -> (nvmlReturn_t, u32) {
    let mut deviceCount: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetCount_v2(&mut deviceCount) };
    (returned, deviceCount)
}

/// The symbol behind [`nvmlDeviceGetCount`].
pub use self::nvmlDeviceGetCount as nvmlDeviceGetCount_v2;

/// Returns a bit mask of the CPUs that are ideal for a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetCpuAffinity))]
///
/// - `cpuSet`: out, array, whose length is passed as `cpuSetSize`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetCpuAffinity(
    device: nvmlDevice_t,
    cpuSet: &mut [core::ffi::c_ulong],
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceGetCpuAffinity(device, args::count(cpuSet.len()), args::as_mut_ptr(cpuSet))
    };
    (returned,)
}

/// Returns a bit mask of the CPUs close to a GPU, within its NUMA node or socket.
///
/// `nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet, nvmlAffinityScope_t scope)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetCpuAffinityWithinScope))]
///
/// - `cpuSet`: out, array, whose length is passed as `cpuSetSize`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetCpuAffinityWithinScope(
    device: nvmlDevice_t,
    cpuSet: &mut [core::ffi::c_ulong],
    scope: nvmlAffinityScope_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceGetCpuAffinityWithinScope(device, args::count(cpuSet.len()), args::as_mut_ptr(cpuSet), scope)
    };
    (returned,)
}

/// Lists the vGPU types that can currently be created on a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetCreatableVgpus))]
///
/// Returns `(nvmlReturn_t, vgpuCount: unsigned int)`.
///
/// - `vgpuCount`: in and out: the length of `vgpuTypeIds`
/// - `vgpuTypeIds`: out, array, length `vgpuCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetCreatableVgpus(
    device: nvmlDevice_t,
    vgpuTypeIds: &mut [nvmlVgpuTypeId_t],
) -> (nvmlReturn_t, u32) {
    let mut vgpuCount: u32 = args::count(vgpuTypeIds.len());
    let returned = unsafe { sys::nvmlDeviceGetCreatableVgpus(device, &mut vgpuCount, args::as_mut_ptr(vgpuTypeIds)) };
    (returned, vgpuCount)
}

/// Returns the major and minor CUDA compute capability of a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetCudaComputeCapability))]
///
/// Returns `(nvmlReturn_t, major: int, minor: int)`.
///
/// - `major`, `minor`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetCudaComputeCapability(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, i32, i32) {
    let mut major: i32 = output::zeroed();
    let mut minor: i32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetCudaComputeCapability(device, &mut major, &mut minor) };
    (returned, major, minor)
}

/// Returns the PCIe generation in use, which may be lower while a GPU is idle.
///
/// `nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetCurrPcieLinkGeneration))]
///
/// Returns `(nvmlReturn_t, currLinkGen: unsigned int)`.
///
/// - `currLinkGen`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetCurrPcieLinkGeneration(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut currLinkGen: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetCurrPcieLinkGeneration(device, &mut currLinkGen) };
    (returned, currLinkGen)
}

/// Returns the number of PCIe lanes that a GPU currently uses.
///
/// `nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetCurrPcieLinkWidth))]
///
/// Returns `(nvmlReturn_t, currLinkWidth: unsigned int)`.
///
/// - `currLinkWidth`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetCurrPcieLinkWidth(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut currLinkWidth: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetCurrPcieLinkWidth(device, &mut currLinkWidth) };
    (returned, currLinkWidth)
}

/// Returns all current clock frequencies of a GPU as one string.
///
/// `nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetCurrentClockFreqs))]
///
/// Returns `(nvmlReturn_t, currentClockFreqs: nvmlDeviceCurrentClockFreqs_t)`.
///
/// - `currentClockFreqs`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetCurrentClockFreqs(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlDeviceCurrentClockFreqs_t) {
    let mut currentClockFreqs = output::Reserved::<
        nvmlDeviceCurrentClockFreqs_t,
    >::with(nvmlDeviceCurrentClockFreqs_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetCurrentClockFreqs(device, currentClockFreqs.slot()) };
    (returned, currentClockFreqs.take())
}

/// Returns the reasons why a GPU's clocks are reduced, such as power or heat, as a bit mask.
///
/// `nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device, unsigned long long *clocksEventReasons)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetCurrentClocksEventReasons))]
///
/// Returns `(nvmlReturn_t, clocksEventReasons: unsigned long long)`.
///
/// - `clocksEventReasons`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetCurrentClocksEventReasons(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u64) {
    let mut clocksEventReasons: u64 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetCurrentClocksEventReasons(device, &mut clocksEventReasons) };
    (returned, clocksEventReasons)
}

/// Returns the utilization of a GPU's video decoder as a percentage, and the sampling period in µs.
///
/// `nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetDecoderUtilization))]
///
/// Returns `(nvmlReturn_t, utilization: unsigned int, samplingPeriodUs: unsigned int)`.
///
/// - `utilization`, `samplingPeriodUs`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetDecoderUtilization(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32, u32) {
    let mut utilization: u32 = output::zeroed();
    let mut samplingPeriodUs: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetDecoderUtilization(device, &mut utilization, &mut samplingPeriodUs) };
    (returned, utilization, samplingPeriodUs)
}

/// Returns whether ECC is enabled on a GPU by default.
///
/// `nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetDefaultEccMode))]
///
/// Returns `(nvmlReturn_t, defaultMode: nvmlEnableState_t)`.
///
/// - `defaultMode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetDefaultEccMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlEnableState_t) {
    let mut defaultMode: nvmlEnableState_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetDefaultEccMode(device, &mut defaultMode) };
    (returned, defaultMode)
}

/// Returns a GPU's ECC errors by location (superseded by `nvmlDeviceGetMemoryErrorCounter`).
///
/// `nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetDetailedEccErrors))]
///
/// Returns `(nvmlReturn_t, eccCounts: nvmlEccErrorCounts_t)`.
///
/// - `eccCounts`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceGetMemoryErrorCounter` instead")]
#[inline]
pub unsafe fn nvmlDeviceGetDetailedEccErrors(
    device: nvmlDevice_t,
    errorType: nvmlMemoryErrorType_t,
    counterType: nvmlEccCounterType_t,
) -> (nvmlReturn_t, nvmlEccErrorCounts_t) {
    let mut eccCounts = output::Reserved::<nvmlEccErrorCounts_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetDetailedEccErrors(device, errorType, counterType, eccCounts.slot()) };
    (returned, eccCounts.take())
}

/// Returns the handle of the GPU that contains a MIG device.
///
/// `nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice, nvmlDevice_t *device)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetDeviceHandleFromMigDeviceHandle))]
///
/// Returns `(nvmlReturn_t, device: nvmlDevice_t)`.
///
/// - `device`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `migDevice`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetDeviceHandleFromMigDeviceHandle(
    migDevice: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlDevice_t) {
    let mut device: nvmlDevice_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetDeviceHandleFromMigDeviceHandle(migDevice, &mut device) };
    (returned, device)
}

/// Returns whether a GPU currently drives a display.
///
/// `nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetDisplayActive))]
///
/// Returns `(nvmlReturn_t, isActive: nvmlEnableState_t)`.
///
/// - `isActive`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetDisplayActive(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlEnableState_t) {
    let mut isActive: nvmlEnableState_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetDisplayActive(device, &mut isActive) };
    (returned, isActive)
}

/// Returns whether a display is connected to a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetDisplayMode))]
///
/// Returns `(nvmlReturn_t, display: nvmlEnableState_t)`.
///
/// - `display`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetDisplayMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlEnableState_t) {
    let mut display: nvmlEnableState_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetDisplayMode(device, &mut display) };
    (returned, display)
}

/// Returns whether DRAM encryption is enabled on a GPU, now and after the next reboot.
///
/// `nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetDramEncryptionMode))]
///
/// Returns `(nvmlReturn_t, current: nvmlDramEncryptionInfo_t, pending: nvmlDramEncryptionInfo_t)`.
///
/// - `current`, `pending`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetDramEncryptionMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlDramEncryptionInfo_t, nvmlDramEncryptionInfo_t) {
    let mut current = output::Reserved::<
        nvmlDramEncryptionInfo_t,
    >::with(nvmlDramEncryptionInfo_t::begin);
    let mut pending = output::Reserved::<
        nvmlDramEncryptionInfo_t,
    >::with(nvmlDramEncryptionInfo_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetDramEncryptionMode(device, current.slot(), pending.slot()) };
    (returned, current.take(), pending.take())
}

/// Returns a GPU's current Windows driver model, and the model after the next reboot.
///
/// `nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending)`
#[cfg_attr(
    doc,
    doc = forms!(nvml::nvmlDeviceGetDriverModel = nvmlDeviceGetDriverModel_v2)
)]
///
/// Returns `(nvmlReturn_t, current: nvmlDriverModel_t, pending: nvmlDriverModel_t)`.
///
/// - `current`, `pending`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetDriverModel(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlDriverModel_t, nvmlDriverModel_t) {
    let mut current: nvmlDriverModel_t = output::zeroed();
    let mut pending: nvmlDriverModel_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetDriverModel_v2(device, &mut current, &mut pending) };
    (returned, current, pending)
}

/// The symbol behind [`nvmlDeviceGetDriverModel`].
pub use self::nvmlDeviceGetDriverModel as nvmlDeviceGetDriverModel_v2;

/// Returns the utilization of each of a GPU's domains, on which the performance state is based.
///
/// `nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetDynamicPstatesInfo))]
///
/// Returns `(nvmlReturn_t, pDynamicPstatesInfo: nvmlGpuDynamicPstatesInfo_t)`.
///
/// - `pDynamicPstatesInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetDynamicPstatesInfo(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlGpuDynamicPstatesInfo_t) {
    let mut pDynamicPstatesInfo = output::Reserved::<nvmlGpuDynamicPstatesInfo_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetDynamicPstatesInfo(device, pDynamicPstatesInfo.slot()) };
    (returned, pDynamicPstatesInfo.take())
}

/// Returns whether ECC is enabled on a GPU, now and after the next reboot.
///
/// `nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current, nvmlEnableState_t *pending)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetEccMode))]
///
/// Returns `(nvmlReturn_t, current: nvmlEnableState_t, pending: nvmlEnableState_t)`.
///
/// - `current`, `pending`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetEccMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlEnableState_t, nvmlEnableState_t) {
    let mut current: nvmlEnableState_t = output::zeroed();
    let mut pending: nvmlEnableState_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetEccMode(device, &mut current, &mut pending) };
    (returned, current, pending)
}

/// Returns the remaining capacity of a GPU's encoder for a codec, as a percentage.
///
/// `nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetEncoderCapacity))]
///
/// Returns `(nvmlReturn_t, encoderCapacity: unsigned int)`.
///
/// - `encoderCapacity`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetEncoderCapacity(
    device: nvmlDevice_t,
    encoderQueryType: nvmlEncoderType_t,
) -> (nvmlReturn_t, u32) {
    let mut encoderCapacity: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetEncoderCapacity(device, encoderQueryType, &mut encoderCapacity) };
    (returned, encoderCapacity)
}

/// Lists a GPU's active encoder sessions.
///
/// `nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetEncoderSessions))]
///
/// Returns `(nvmlReturn_t, sessionCount: unsigned int)`.
///
/// - `sessionCount`: in and out: the length of `sessionInfos`
/// - `sessionInfos`: out, array, length `sessionCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetEncoderSessions(
    device: nvmlDevice_t,
    sessionInfos: &mut [nvmlEncoderSessionInfo_t],
) -> (nvmlReturn_t, u32) {
    let mut sessionCount: u32 = args::count(sessionInfos.len());
    let returned = unsafe {
        sys::nvmlDeviceGetEncoderSessions(device, &mut sessionCount, args::as_mut_ptr(sessionInfos))
    };
    (returned, sessionCount)
}

/// Returns the number of a GPU's active encoder sessions, with their average frame rate and latency.
///
/// `nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetEncoderStats))]
///
/// Returns `(nvmlReturn_t, sessionCount: unsigned int, averageFps: unsigned int, averageLatency: unsigned int)`.
///
/// - `sessionCount`, `averageFps`, `averageLatency`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetEncoderStats(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32, u32, u32) {
    let mut sessionCount: u32 = output::zeroed();
    let mut averageFps: u32 = output::zeroed();
    let mut averageLatency: u32 = output::zeroed();
    let returned = unsafe {
        sys::nvmlDeviceGetEncoderStats(device, &mut sessionCount, &mut averageFps, &mut averageLatency)
    };
    (returned, sessionCount, averageFps, averageLatency)
}

/// Returns the utilization of a GPU's video encoder as a percentage, and the sampling period in µs.
///
/// `nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetEncoderUtilization))]
///
/// Returns `(nvmlReturn_t, utilization: unsigned int, samplingPeriodUs: unsigned int)`.
///
/// - `utilization`, `samplingPeriodUs`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetEncoderUtilization(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32, u32) {
    let mut utilization: u32 = output::zeroed();
    let mut samplingPeriodUs: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetEncoderUtilization(device, &mut utilization, &mut samplingPeriodUs) };
    (returned, utilization, samplingPeriodUs)
}

/// Returns the effective power limit in milliwatts of a GPU: the lowest of all its limits.
///
/// `nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetEnforcedPowerLimit))]
///
/// Returns `(nvmlReturn_t, limit: unsigned int)`.
///
/// - `limit`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetEnforcedPowerLimit(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut limit: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetEnforcedPowerLimit(device, &mut limit) };
    (returned, limit)
}

/// Lists a GPU's active frame capture sessions.
///
/// `nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetFBCSessions))]
///
/// Returns `(nvmlReturn_t, sessionCount: unsigned int)`.
///
/// - `sessionCount`: in and out: the length of `sessionInfo`
/// - `sessionInfo`: out, array, length `sessionCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetFBCSessions(
    device: nvmlDevice_t,
    sessionInfo: &mut [nvmlFBCSessionInfo_t],
) -> (nvmlReturn_t, u32) {
    let mut sessionCount: u32 = args::count(sessionInfo.len());
    let returned = unsafe { sys::nvmlDeviceGetFBCSessions(device, &mut sessionCount, args::as_mut_ptr(sessionInfo)) };
    (returned, sessionCount)
}

/// Returns the number of a GPU's active frame capture sessions, with their average frame rate and latency.
///
/// `nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetFBCStats))]
///
/// Returns `(nvmlReturn_t, fbcStats: nvmlFBCStats_t)`.
///
/// - `fbcStats`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetFBCStats(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlFBCStats_t) {
    let mut fbcStats = output::Reserved::<nvmlFBCStats_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetFBCStats(device, fbcStats.slot()) };
    (returned, fbcStats.take())
}

/// Returns the intended speed of a GPU's fan as a percentage of its maximum.
///
/// `nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetFanSpeed))]
///
/// Returns `(nvmlReturn_t, speed: unsigned int)`.
///
/// - `speed`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetFanSpeed(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut speed: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetFanSpeed(device, &mut speed) };
    (returned, speed)
}

/// Stores in `fanSpeed` the speed of one of a GPU's fans in revolutions per minute.
///
/// `nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetFanSpeedRPM))]
///
/// - `fanSpeed`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetFanSpeedRPM(
    device: nvmlDevice_t,
    fanSpeed: &mut nvmlFanSpeedInfo_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetFanSpeedRPM(device, fanSpeed) };
    (returned,)
}

/// Returns the intended speed of one of a GPU's fans as a percentage of its maximum.
///
/// `nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetFanSpeed_v2))]
///
/// Returns `(nvmlReturn_t, speed: unsigned int)`.
///
/// - `speed`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetFanSpeed_v2(
    device: nvmlDevice_t,
    fan: u32,
) -> (nvmlReturn_t, u32) {
    let mut speed: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetFanSpeed_v2(device, fan, &mut speed) };
    (returned, speed)
}

/// Reads several values of a GPU by their field IDs, each with its own result code.
///
/// `nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetFieldValues))]
///
/// - `values`: in and out, array, whose length is passed as `valuesCount`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetFieldValues(
    device: nvmlDevice_t,
    values: &mut [nvmlFieldValue_t],
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceGetFieldValues(device, args::count(values.len()), args::as_mut_ptr(values))
    };
    (returned,)
}

/// Returns the range of offsets in MHz for the graphics clock's voltage-frequency curve.
///
/// `nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpcClkMinMaxVfOffset))]
///
/// Returns `(nvmlReturn_t, minOffset: int, maxOffset: int)`.
///
/// - `minOffset`, `maxOffset`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpcClkMinMaxVfOffset(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, i32, i32) {
    let mut minOffset: i32 = output::zeroed();
    let mut maxOffset: i32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetGpcClkMinMaxVfOffset(device, &mut minOffset, &mut maxOffset) };
    (returned, minOffset, maxOffset)
}

/// Returns the offset in MHz of the graphics clock's voltage-frequency curve.
///
/// `nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpcClkVfOffset))]
///
/// Returns `(nvmlReturn_t, offset: int)`.
///
/// - `offset`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpcClkVfOffset(device: nvmlDevice_t) -> (nvmlReturn_t, i32) {
    let mut offset: i32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetGpcClkVfOffset(device, &mut offset) };
    (returned, offset)
}

/// Returns a GPU instance of a GPU, given its ID.
///
/// `nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t *gpuInstance)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpuInstanceById))]
///
/// Returns `(nvmlReturn_t, gpuInstance: nvmlGpuInstance_t)`.
///
/// - `gpuInstance`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstanceById(
    device: nvmlDevice_t,
    id: u32,
) -> (nvmlReturn_t, nvmlGpuInstance_t) {
    let mut gpuInstance: nvmlGpuInstance_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetGpuInstanceById(device, id, &mut gpuInstance) };
    (returned, gpuInstance)
}

/// Returns the ID of the GPU instance of a MIG device.
///
/// `nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpuInstanceId))]
///
/// Returns `(nvmlReturn_t, id: unsigned int)`.
///
/// - `id`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstanceId(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut id: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetGpuInstanceId(device, &mut id) };
    (returned, id)
}

/// Lists the possible placements of GPU instances with a given profile on a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)`
#[cfg_attr(
    doc,
    doc = forms!(
        nvml::nvmlDeviceGetGpuInstancePossiblePlacements = nvmlDeviceGetGpuInstancePossiblePlacements_v2
    )
)]
///
/// Returns `(nvmlReturn_t, count: unsigned int)`.
///
/// - `placements`: out, array, length `count`; an empty slice passes NULL
/// - `count`: in and out: the length of `placements`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `device`: a live handle.
/// - `placements`: at least as long as `profileId` requires. The length is not checked.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstancePossiblePlacements(
    device: nvmlDevice_t,
    profileId: u32,
    placements: &mut [nvmlGpuInstancePlacement_t],
) -> (nvmlReturn_t, u32) {
    let mut count: u32 = args::count(placements.len());
    let returned = unsafe {
        sys::nvmlDeviceGetGpuInstancePossiblePlacements_v2(device, profileId, args::as_mut_ptr(placements), &mut count)
    };
    (returned, count)
}

/// The symbol behind [`nvmlDeviceGetGpuInstancePossiblePlacements`].
pub use self::nvmlDeviceGetGpuInstancePossiblePlacements as nvmlDeviceGetGpuInstancePossiblePlacements_v2;

/// Returns the resources of a GPU instance profile: slices, SMs, engines and memory.
///
/// `nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_t *info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpuInstanceProfileInfo))]
///
/// Returns `(nvmlReturn_t, info: nvmlGpuInstanceProfileInfo_t)`.
///
/// - `info`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstanceProfileInfo(
    device: nvmlDevice_t,
    profile: u32,
) -> (nvmlReturn_t, nvmlGpuInstanceProfileInfo_t) {
    let mut info = output::Reserved::<nvmlGpuInstanceProfileInfo_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetGpuInstanceProfileInfo(device, profile, info.slot()) };
    (returned, info.take())
}

/// Returns the resources of a GPU instance profile, as a versioned record with its name.
///
/// `nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpuInstanceProfileInfoV))]
///
/// Returns `(nvmlReturn_t, info: nvmlGpuInstanceProfileInfo_v2_t)`.
///
/// - `info`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstanceProfileInfoV(
    device: nvmlDevice_t,
    profile: u32,
) -> (nvmlReturn_t, nvmlGpuInstanceProfileInfo_v2_t) {
    let mut info = output::Reserved::<
        nvmlGpuInstanceProfileInfo_v2_t,
    >::with(nvmlGpuInstanceProfileInfo_v2_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetGpuInstanceProfileInfoV(device, profile, info.slot()) };
    (returned, info.take())
}

/// Returns how many more GPU instances with a given profile fit on a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int profileId, unsigned int *count)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpuInstanceRemainingCapacity))]
///
/// Returns `(nvmlReturn_t, count: unsigned int)`.
///
/// - `count`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstanceRemainingCapacity(
    device: nvmlDevice_t,
    profileId: u32,
) -> (nvmlReturn_t, u32) {
    let mut count: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetGpuInstanceRemainingCapacity(device, profileId, &mut count) };
    (returned, count)
}

/// Lists the GPU instances of a GPU that have a given profile.
///
/// `nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstances, unsigned int *count)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpuInstances))]
///
/// Returns `(nvmlReturn_t, count: unsigned int)`.
///
/// - `gpuInstances`: out, array, length `count`
/// - `count`: in and out: the length of `gpuInstances`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `device`: a live handle.
/// - `gpuInstances`: at least as long as `profileId` requires. The length is not checked.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstances(
    device: nvmlDevice_t,
    profileId: u32,
    gpuInstances: &mut [nvmlGpuInstance_t],
) -> (nvmlReturn_t, u32) {
    let mut count: u32 = args::count(gpuInstances.len());
    let returned = unsafe {
        sys::nvmlDeviceGetGpuInstances(device, profileId, args::as_mut_ptr(gpuInstances), &mut count)
    };
    (returned, count)
}

/// Returns the newest PCIe generation that a GPU supports.
///
/// `nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGenDevice)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpuMaxPcieLinkGeneration))]
///
/// Returns `(nvmlReturn_t, maxLinkGenDevice: unsigned int)`.
///
/// - `maxLinkGenDevice`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpuMaxPcieLinkGeneration(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut maxLinkGenDevice: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetGpuMaxPcieLinkGeneration(device, &mut maxLinkGenDevice) };
    (returned, maxLinkGenDevice)
}

/// Returns a GPU's current operation mode, and the mode after the next reboot (all, compute only or low double).
///
/// `nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGpuOperationMode))]
///
/// Returns `(nvmlReturn_t, current: nvmlGpuOperationMode_t, pending: nvmlGpuOperationMode_t)`.
///
/// - `current`, `pending`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGpuOperationMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlGpuOperationMode_t, nvmlGpuOperationMode_t) {
    let mut current: nvmlGpuOperationMode_t = output::zeroed();
    let mut pending: nvmlGpuOperationMode_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetGpuOperationMode(device, &mut current, &mut pending) };
    (returned, current, pending)
}

/// Lists the processes that use a GPU for graphics, and the memory that each uses.
///
/// `nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGraphicsRunningProcesses_v2))]
///
/// Returns `(nvmlReturn_t, infoCount: unsigned int)`.
///
/// - `infoCount`: in and out: the length of `infos`
/// - `infos`: out, array, length `infoCount`; an empty slice passes NULL
///
/// In `nvml.h` since at least CUDA 12.0, kept for binary compatibility. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGraphicsRunningProcesses_v2(
    device: nvmlDevice_t,
    infos: &mut [nvmlProcessInfo_v2_t],
) -> (nvmlReturn_t, u32) {
    let mut infoCount: u32 = args::count(infos.len());
    let returned = unsafe {
        sys::nvmlDeviceGetGraphicsRunningProcesses_v2(device, &mut infoCount, args::as_mut_ptr(infos))
    };
    (returned, infoCount)
}

/// Lists the licensable features of a GPU, and whether each is licensed.
///
/// `nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)`
#[cfg_attr(
    doc,
    doc = forms!(
        nvml::nvmlDeviceGetGridLicensableFeatures = nvmlDeviceGetGridLicensableFeatures_v4
    )
)]
///
/// Returns `(nvmlReturn_t, pGridLicensableFeatures: nvmlGridLicensableFeatures_t)`.
///
/// - `pGridLicensableFeatures`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGridLicensableFeatures(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlGridLicensableFeatures_t) {
    let mut pGridLicensableFeatures = output::Reserved::<
        nvmlGridLicensableFeatures_t,
    >::new();
    let returned = unsafe { sys::nvmlDeviceGetGridLicensableFeatures_v4(device, pGridLicensableFeatures.slot()) };
    (returned, pGridLicensableFeatures.take())
}

/// The symbol behind [`nvmlDeviceGetGridLicensableFeatures`].
pub use self::nvmlDeviceGetGridLicensableFeatures as nvmlDeviceGetGridLicensableFeatures_v4;

/// Lists the licensable features of a GPU, and whether each is licensed.
///
/// `nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v2(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGridLicensableFeatures_v2))]
///
/// Returns `(nvmlReturn_t, pGridLicensableFeatures: nvmlGridLicensableFeatures_t)`.
///
/// - `pGridLicensableFeatures`: out
///
/// In `nvml.h` since at least CUDA 12.0, kept for binary compatibility. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGridLicensableFeatures_v2(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlGridLicensableFeatures_t) {
    let mut pGridLicensableFeatures = output::Reserved::<
        nvmlGridLicensableFeatures_t,
    >::new();
    let returned = unsafe { sys::nvmlDeviceGetGridLicensableFeatures_v2(device, pGridLicensableFeatures.slot()) };
    (returned, pGridLicensableFeatures.take())
}

/// Lists the licensable features of a GPU, and whether each is licensed.
///
/// `nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v3(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGridLicensableFeatures_v3))]
///
/// Returns `(nvmlReturn_t, pGridLicensableFeatures: nvmlGridLicensableFeatures_t)`.
///
/// - `pGridLicensableFeatures`: out
///
/// In `nvml.h` since at least CUDA 12.0, kept for binary compatibility. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGridLicensableFeatures_v3(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlGridLicensableFeatures_t) {
    let mut pGridLicensableFeatures = output::Reserved::<
        nvmlGridLicensableFeatures_t,
    >::new();
    let returned = unsafe { sys::nvmlDeviceGetGridLicensableFeatures_v3(device, pGridLicensableFeatures.slot()) };
    (returned, pGridLicensableFeatures.take())
}

/// Returns whether GSP firmware is enabled on a GPU, and whether this is the default.
///
/// `nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled, unsigned int *defaultMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGspFirmwareMode))]
///
/// Returns `(nvmlReturn_t, isEnabled: unsigned int, defaultMode: unsigned int)`.
///
/// - `isEnabled`, `defaultMode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGspFirmwareMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32, u32) {
    let mut isEnabled: u32 = output::zeroed();
    let mut defaultMode: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetGspFirmwareMode(device, &mut isEnabled, &mut defaultMode) };
    (returned, isEnabled, defaultMode)
}

/// Returns the firmware version of a GPU's system processor (GSP) as a string.
///
/// `nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetGspFirmwareVersion))]
///
/// - `version`: out, a buffer for a string of up to `64` bytes
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetGspFirmwareVersion(
    device: nvmlDevice_t,
    version: &mut [u8; 64],
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetGspFirmwareVersion(device, version.as_mut_ptr().cast()) };
    (returned,)
}

/// Returns the handle of a GPU by its index, which may differ from the CUDA ordinal and may change at reboot.
///
/// `nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)`
#[cfg_attr(
    doc,
    doc = forms!(nvml::nvmlDeviceGetHandleByIndex = nvmlDeviceGetHandleByIndex_v2)
)]
///
/// Returns `(nvmlReturn_t, device: nvmlDevice_t)`.
///
/// - `device`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_POWER`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_IRQ_ISSUE`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlDeviceGetHandleByIndex(index: u32) -> (nvmlReturn_t, nvmlDevice_t) {
    let mut device: nvmlDevice_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetHandleByIndex_v2(index, &mut device) };
    (returned, device)
}

/// The symbol behind [`nvmlDeviceGetHandleByIndex`].
pub use self::nvmlDeviceGetHandleByIndex as nvmlDeviceGetHandleByIndex_v2;

/// Returns the handle of a GPU by its PCI address, such as `00000000:3B:00.0`.
///
/// `nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)`
#[cfg_attr(
    doc,
    doc = forms!(nvml::nvmlDeviceGetHandleByPciBusId = nvmlDeviceGetHandleByPciBusId_v2)
)]
///
/// Returns `(nvmlReturn_t, device: nvmlDevice_t)`.
///
/// - `pciBusId`: in, string
/// - `device`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_POWER`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_IRQ_ISSUE`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlDeviceGetHandleByPciBusId(
    pciBusId: &CStr,
) -> (nvmlReturn_t, nvmlDevice_t) {
    let mut device: nvmlDevice_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetHandleByPciBusId_v2(pciBusId.as_ptr(), &mut device) };
    (returned, device)
}

/// The symbol behind [`nvmlDeviceGetHandleByPciBusId`].
pub use self::nvmlDeviceGetHandleByPciBusId as nvmlDeviceGetHandleByPciBusId_v2;

/// Returns the handle of a GPU by its serial number (superseded by `nvmlDeviceGetHandleByUUID`).
///
/// `nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetHandleBySerial))]
///
/// Returns `(nvmlReturn_t, device: nvmlDevice_t)`.
///
/// - `serial`: in, string
/// - `device`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_POWER`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_IRQ_ISSUE`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "use `nvmlDeviceGetHandleByUUID` instead")]
#[inline]
pub unsafe fn nvmlDeviceGetHandleBySerial(
    serial: &CStr,
) -> (nvmlReturn_t, nvmlDevice_t) {
    let mut device: nvmlDevice_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetHandleBySerial(serial.as_ptr(), &mut device) };
    (returned, device)
}

/// Returns the handle of a GPU or MIG device by its UUID, given as a string.
///
/// `nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetHandleByUUID))]
///
/// Returns `(nvmlReturn_t, device: nvmlDevice_t)`.
///
/// - `uuid`: in, string
/// - `device`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_POWER`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_IRQ_ISSUE`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlDeviceGetHandleByUUID(uuid: &CStr) -> (nvmlReturn_t, nvmlDevice_t) {
    let mut device: nvmlDevice_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetHandleByUUID(uuid.as_ptr(), &mut device) };
    (returned, device)
}

/// Returns the handle of a GPU or MIG device by its UUID, given as a string or 16 bytes.
///
/// `nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetHandleByUUIDV))]
///
/// Returns `(nvmlReturn_t, device: nvmlDevice_t)`.
///
/// - `device`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlDeviceGetHandleByUUIDV(
    uuid: &nvmlUUID_t,
) -> (nvmlReturn_t, nvmlDevice_t) {
    let mut device: nvmlDevice_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetHandleByUUIDV(core::ptr::from_ref(uuid), &mut device) };
    (returned, device)
}

/// Returns whether a host GPU runs vGPUs with or without SR-IOV.
///
/// `nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetHostVgpuMode))]
///
/// Returns `(nvmlReturn_t, pHostVgpuMode: nvmlHostVgpuMode_t)`.
///
/// - `pHostVgpuMode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetHostVgpuMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlHostVgpuMode_t) {
    let mut pHostVgpuMode: nvmlHostVgpuMode_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetHostVgpuMode(device, &mut pHostVgpuMode) };
    (returned, pHostVgpuMode)
}

/// Returns the index of a GPU, as in `nvmlDeviceGetHandleByIndex`.
///
/// `nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetIndex))]
///
/// Returns `(nvmlReturn_t, index: unsigned int)`.
///
/// - `index`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetIndex(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut index: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetIndex(device, &mut index) };
    (returned, index)
}

/// Returns a checksum of the configuration in a GPU's InfoROM.
///
/// `nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int *checksum)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetInforomConfigurationChecksum))]
///
/// Returns `(nvmlReturn_t, checksum: unsigned int)`.
///
/// - `checksum`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_CORRUPTED_INFOROM`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetInforomConfigurationChecksum(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut checksum: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetInforomConfigurationChecksum(device, &mut checksum) };
    (returned, checksum)
}

/// Returns the version of a GPU's whole InfoROM image as a string.
///
/// `nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version, unsigned int length)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetInforomImageVersion))]
///
/// - `version`: out, a buffer for a string whose size in bytes is passed as `length`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetInforomImageVersion(
    device: nvmlDevice_t,
    version: &mut [u8],
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceGetInforomImageVersion(device, args::as_mut_ptr(version).cast(), args::count(version.len()))
    };
    (returned,)
}

/// Returns the version of one object in a GPU's InfoROM as a string.
///
/// `nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object, char *version, unsigned int length)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetInforomVersion))]
///
/// - `version`: out, a buffer for a string whose size in bytes is passed as `length`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetInforomVersion(
    device: nvmlDevice_t,
    object: nvmlInforomObject_t,
    version: &mut [u8],
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceGetInforomVersion(device, object, args::as_mut_ptr(version).cast(), args::count(version.len()))
    };
    (returned,)
}

/// Returns the number of a GPU's interrupt.
///
/// `nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetIrqNum))]
///
/// Returns `(nvmlReturn_t, irqNum: unsigned int)`.
///
/// - `irqNum`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetIrqNum(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut irqNum: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetIrqNum(device, &mut irqNum) };
    (returned, irqNum)
}

/// Returns the utilization of a GPU's JPEG engine as a percentage, and the sampling period in µs.
///
/// `nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetJpgUtilization))]
///
/// Returns `(nvmlReturn_t, utilization: unsigned int, samplingPeriodUs: unsigned int)`.
///
/// - `utilization`, `samplingPeriodUs`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetJpgUtilization(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32, u32) {
    let mut utilization: u32 = output::zeroed();
    let mut samplingPeriodUs: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetJpgUtilization(device, &mut utilization, &mut samplingPeriodUs) };
    (returned, utilization, samplingPeriodUs)
}

/// Returns when a GPU's black box was last flushed to the InfoROM, and the duration of that flush.
///
/// `nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp, unsigned long *durationUs)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetLastBBXFlushTime))]
///
/// Returns `(nvmlReturn_t, timestamp: unsigned long long, durationUs: unsigned long)`.
///
/// - `timestamp`, `durationUs`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_NOT_READY`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetLastBBXFlushTime(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u64, core::ffi::c_ulong) {
    let mut timestamp: u64 = output::zeroed();
    let mut durationUs: core::ffi::c_ulong = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetLastBBXFlushTime(device, &mut timestamp, &mut durationUs) };
    (returned, timestamp, durationUs)
}

/// Lists the MPS clients with a compute context on a GPU, and the memory that each uses.
///
/// `nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMPSComputeRunningProcesses_v2))]
///
/// Returns `(nvmlReturn_t, infoCount: unsigned int)`.
///
/// - `infoCount`: in and out: the length of `infos`
/// - `infos`: out, array, length `infoCount`; an empty slice passes NULL
///
/// In `nvml.h` since at least CUDA 12.0, kept for binary compatibility. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMPSComputeRunningProcesses_v2(
    device: nvmlDevice_t,
    infos: &mut [nvmlProcessInfo_v2_t],
) -> (nvmlReturn_t, u32) {
    let mut infoCount: u32 = args::count(infos.len());
    let returned = unsafe {
        sys::nvmlDeviceGetMPSComputeRunningProcesses_v2(device, &mut infoCount, args::as_mut_ptr(infos))
    };
    (returned, infoCount)
}

/// Returns the margin in °C between a GPU's temperature and its nearest slowdown threshold.
///
/// `nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device, nvmlMarginTemperature_t *marginTempInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMarginTemperature))]
///
/// Returns `(nvmlReturn_t, marginTempInfo: nvmlMarginTemperature_t)`.
///
/// - `marginTempInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMarginTemperature(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlMarginTemperature_t) {
    let mut marginTempInfo = output::Reserved::<
        nvmlMarginTemperature_t,
    >::with(nvmlMarginTemperature_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetMarginTemperature(device, marginTempInfo.slot()) };
    (returned, marginTempInfo.take())
}

/// Returns the maximum frequency in MHz of a GPU clock.
///
/// `nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMaxClockInfo))]
///
/// Returns `(nvmlReturn_t, clock: unsigned int)`.
///
/// - `clock`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMaxClockInfo(
    device: nvmlDevice_t,
    r#type: nvmlClockType_t,
) -> (nvmlReturn_t, u32) {
    let mut clock: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetMaxClockInfo(device, r#type, &mut clock) };
    (returned, clock)
}

/// Returns the maximum boost frequency in MHz that users may set for a GPU clock.
///
/// `nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMaxCustomerBoostClock))]
///
/// Returns `(nvmlReturn_t, clockMHz: unsigned int)`.
///
/// - `clockMHz`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMaxCustomerBoostClock(
    device: nvmlDevice_t,
    clockType: nvmlClockType_t,
) -> (nvmlReturn_t, u32) {
    let mut clockMHz: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetMaxCustomerBoostClock(device, clockType, &mut clockMHz) };
    (returned, clockMHz)
}

/// Returns the maximum number of MIG devices of a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMaxMigDeviceCount))]
///
/// Returns `(nvmlReturn_t, count: unsigned int)`.
///
/// - `count`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMaxMigDeviceCount(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut count: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetMaxMigDeviceCount(device, &mut count) };
    (returned, count)
}

/// Returns the newest PCIe generation that both the GPU and the system support.
///
/// `nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMaxPcieLinkGeneration))]
///
/// Returns `(nvmlReturn_t, maxLinkGen: unsigned int)`.
///
/// - `maxLinkGen`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMaxPcieLinkGeneration(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut maxLinkGen: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetMaxPcieLinkGeneration(device, &mut maxLinkGen) };
    (returned, maxLinkGen)
}

/// Returns the maximum number of PCIe lanes that both the GPU and the system support.
///
/// `nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMaxPcieLinkWidth))]
///
/// Returns `(nvmlReturn_t, maxLinkWidth: unsigned int)`.
///
/// - `maxLinkWidth`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMaxPcieLinkWidth(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut maxLinkWidth: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetMaxPcieLinkWidth(device, &mut maxLinkWidth) };
    (returned, maxLinkWidth)
}

/// Returns the range of offsets in MHz for the memory clock's voltage-frequency curve.
///
/// `nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMemClkMinMaxVfOffset))]
///
/// Returns `(nvmlReturn_t, minOffset: int, maxOffset: int)`.
///
/// - `minOffset`, `maxOffset`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMemClkMinMaxVfOffset(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, i32, i32) {
    let mut minOffset: i32 = output::zeroed();
    let mut maxOffset: i32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetMemClkMinMaxVfOffset(device, &mut minOffset, &mut maxOffset) };
    (returned, minOffset, maxOffset)
}

/// Returns the offset in MHz of the memory clock's voltage-frequency curve.
///
/// `nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMemClkVfOffset))]
///
/// Returns `(nvmlReturn_t, offset: int)`.
///
/// - `offset`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMemClkVfOffset(device: nvmlDevice_t) -> (nvmlReturn_t, i32) {
    let mut offset: i32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetMemClkVfOffset(device, &mut offset) };
    (returned, offset)
}

/// Returns a bit mask of the NUMA nodes close to a GPU, within its NUMA node or socket.
///
/// `nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize, unsigned long *nodeSet, nvmlAffinityScope_t scope)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMemoryAffinity))]
///
/// - `nodeSet`: out, array, whose length is passed as `nodeSetSize`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMemoryAffinity(
    device: nvmlDevice_t,
    nodeSet: &mut [core::ffi::c_ulong],
    scope: nvmlAffinityScope_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceGetMemoryAffinity(device, args::count(nodeSet.len()), args::as_mut_ptr(nodeSet), scope)
    };
    (returned,)
}

/// Returns the width of a GPU's memory bus in bits.
///
/// `nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMemoryBusWidth))]
///
/// Returns `(nvmlReturn_t, busWidth: unsigned int)`.
///
/// - `busWidth`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMemoryBusWidth(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut busWidth: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetMemoryBusWidth(device, &mut busWidth) };
    (returned, busWidth)
}

/// Returns the number of memory errors of one kind in one location of a GPU, such as the L2 cache.
///
/// `nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType, unsigned long long *count)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMemoryErrorCounter))]
///
/// Returns `(nvmlReturn_t, count: unsigned long long)`.
///
/// - `count`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMemoryErrorCounter(
    device: nvmlDevice_t,
    errorType: nvmlMemoryErrorType_t,
    counterType: nvmlEccCounterType_t,
    locationType: nvmlMemoryLocation_t,
) -> (nvmlReturn_t, u64) {
    let mut count: u64 = output::zeroed();
    let returned = unsafe {
        sys::nvmlDeviceGetMemoryErrorCounter(device, errorType, counterType, locationType, &mut count)
    };
    (returned, count)
}

/// Returns the handle of one of a GPU's MIG devices by its index.
///
/// `nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index, nvmlDevice_t *migDevice)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMigDeviceHandleByIndex))]
///
/// Returns `(nvmlReturn_t, migDevice: nvmlDevice_t)`.
///
/// - `migDevice`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMigDeviceHandleByIndex(
    device: nvmlDevice_t,
    index: u32,
) -> (nvmlReturn_t, nvmlDevice_t) {
    let mut migDevice: nvmlDevice_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetMigDeviceHandleByIndex(device, index, &mut migDevice) };
    (returned, migDevice)
}

/// Returns the minor number N of a GPU's device file, `/dev/nvidiaN`.
///
/// `nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMinorNumber))]
///
/// Returns `(nvmlReturn_t, minorNumber: unsigned int)`.
///
/// - `minorNumber`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMinorNumber(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut minorNumber: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetMinorNumber(device, &mut minorNumber) };
    (returned, minorNumber)
}

/// Returns the module ID of a GPU on its baseboard.
///
/// `nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetModuleId))]
///
/// Returns `(nvmlReturn_t, moduleId: unsigned int)`.
///
/// - `moduleId`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetModuleId(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut moduleId: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetModuleId(device, &mut moduleId) };
    (returned, moduleId)
}

/// Returns whether a GPU is on a board with several GPUs.
///
/// `nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetMultiGpuBoard))]
///
/// Returns `(nvmlReturn_t, multiGpuBool: unsigned int)`.
///
/// - `multiGpuBool`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetMultiGpuBoard(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut multiGpuBool: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetMultiGpuBoard(device, &mut multiGpuBool) };
    (returned, multiGpuBool)
}

/// Returns a GPU's product name.
///
/// `nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetName))]
///
/// - `name`: out, a buffer for a string whose size in bytes is passed as `length`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetName(
    device: nvmlDevice_t,
    name: &mut [u8],
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetName(device, args::as_mut_ptr(name).cast(), args::count(name.len())) };
    (returned,)
}

/// Returns the number of fans of a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNumFans))]
///
/// Returns `(nvmlReturn_t, numFans: unsigned int)`.
///
/// - `numFans`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNumFans(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut numFans: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetNumFans(device, &mut numFans) };
    (returned, numFans)
}

/// Returns the number of CUDA cores of a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNumGpuCores))]
///
/// Returns `(nvmlReturn_t, numCores: unsigned int)`.
///
/// - `numCores`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNumGpuCores(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut numCores: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetNumGpuCores(device, &mut numCores) };
    (returned, numCores)
}

/// Returns the ID of the NUMA node that a GPU's own memory forms.
///
/// `nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNumaNodeId))]
///
/// Returns `(nvmlReturn_t, node: unsigned int)`.
///
/// - `node`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNumaNodeId(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut node: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetNumaNodeId(device, &mut node) };
    (returned, node)
}

/// Returns whether one of a GPU's NVLinks has a capability, such as atomics.
///
/// `nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link, nvmlNvLinkCapability_t capability, unsigned int *capResult)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNvLinkCapability))]
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
pub unsafe fn nvmlDeviceGetNvLinkCapability(
    device: nvmlDevice_t,
    link: u32,
    capability: nvmlNvLinkCapability_t,
) -> (nvmlReturn_t, u32) {
    let mut capResult: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetNvLinkCapability(device, link, capability, &mut capResult) };
    (returned, capResult)
}

/// Returns the number of errors of one kind on an NVLink.
///
/// `nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link, nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNvLinkErrorCounter))]
///
/// Returns `(nvmlReturn_t, counterValue: unsigned long long)`.
///
/// - `counterValue`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkErrorCounter(
    device: nvmlDevice_t,
    link: u32,
    counter: nvmlNvLinkErrorCounter_t,
) -> (nvmlReturn_t, u64) {
    let mut counterValue: u64 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetNvLinkErrorCounter(device, link, counter, &mut counterValue) };
    (returned, counterValue)
}

/// Returns the kind of device at the other end of an NVLink: GPU, CPU or switch.
///
/// `nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link, nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNvLinkRemoteDeviceType))]
///
/// Returns `(nvmlReturn_t, pNvLinkDeviceType: nvmlIntNvLinkDeviceType_t)`.
///
/// - `pNvLinkDeviceType`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkRemoteDeviceType(
    device: nvmlDevice_t,
    link: u32,
) -> (nvmlReturn_t, nvmlIntNvLinkDeviceType_t) {
    let mut pNvLinkDeviceType: nvmlIntNvLinkDeviceType_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetNvLinkRemoteDeviceType(device, link, &mut pNvLinkDeviceType) };
    (returned, pNvLinkDeviceType)
}

/// Returns the PCI address of the device at the other end of an NVLink.
///
/// `nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci)`
#[cfg_attr(
    doc,
    doc = forms!(
        nvml::nvmlDeviceGetNvLinkRemotePciInfo = nvmlDeviceGetNvLinkRemotePciInfo_v2
    )
)]
///
/// Returns `(nvmlReturn_t, pci: nvmlPciInfo_t)`.
///
/// - `pci`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkRemotePciInfo(
    device: nvmlDevice_t,
    link: u32,
) -> (nvmlReturn_t, nvmlPciInfo_t) {
    let mut pci = output::Reserved::<nvmlPciInfo_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetNvLinkRemotePciInfo_v2(device, link, pci.slot()) };
    (returned, pci.take())
}

/// The symbol behind [`nvmlDeviceGetNvLinkRemotePciInfo`].
pub use self::nvmlDeviceGetNvLinkRemotePciInfo as nvmlDeviceGetNvLinkRemotePciInfo_v2;

/// Returns whether one of a GPU's NVLinks is active.
///
/// `nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNvLinkState))]
///
/// Returns `(nvmlReturn_t, isActive: nvmlEnableState_t)`.
///
/// - `isActive`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkState(
    device: nvmlDevice_t,
    link: u32,
) -> (nvmlReturn_t, nvmlEnableState_t) {
    let mut isActive: nvmlEnableState_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetNvLinkState(device, link, &mut isActive) };
    (returned, isActive)
}

/// Returns the events that an NVLink traffic counter counts.
///
/// `nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNvLinkUtilizationControl))]
///
/// Returns `(nvmlReturn_t, control: nvmlNvLinkUtilizationControl_t)`.
///
/// - `control`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkUtilizationControl(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
) -> (nvmlReturn_t, nvmlNvLinkUtilizationControl_t) {
    let mut control = output::Reserved::<nvmlNvLinkUtilizationControl_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetNvLinkUtilizationControl(device, link, counter, control.slot()) };
    (returned, control.take())
}

/// Returns the receive and transmit values of an NVLink traffic counter.
///
/// `nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNvLinkUtilizationCounter))]
///
/// Returns `(nvmlReturn_t, rxcounter: unsigned long long, txcounter: unsigned long long)`.
///
/// - `rxcounter`, `txcounter`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceGetFieldValues` instead")]
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkUtilizationCounter(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
) -> (nvmlReturn_t, u64, u64) {
    let mut rxcounter: u64 = output::zeroed();
    let mut txcounter: u64 = output::zeroed();
    let returned = unsafe {
        sys::nvmlDeviceGetNvLinkUtilizationCounter(device, link, counter, &mut rxcounter, &mut txcounter)
    };
    (returned, rxcounter, txcounter)
}

/// Returns the version of one of a GPU's NVLinks.
///
/// `nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link, unsigned int *version)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNvLinkVersion))]
///
/// Returns `(nvmlReturn_t, version: unsigned int)`.
///
/// - `version`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkVersion(
    device: nvmlDevice_t,
    link: u32,
) -> (nvmlReturn_t, u32) {
    let mut version: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetNvLinkVersion(device, link, &mut version) };
    (returned, version)
}

/// Returns the NVLink bandwidth mode of a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNvlinkBwMode))]
///
/// Returns `(nvmlReturn_t, getBwMode: nvmlNvlinkGetBwMode_t)`.
///
/// - `getBwMode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNvlinkBwMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlNvlinkGetBwMode_t) {
    let mut getBwMode = output::Reserved::<
        nvmlNvlinkGetBwMode_t,
    >::with(nvmlNvlinkGetBwMode_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetNvlinkBwMode(device, getBwMode.slot()) };
    (returned, getBwMode.take())
}

/// Lists the NVLink bandwidth modes that a GPU supports.
///
/// `nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device, nvmlNvlinkSupportedBwModes_t *supportedBwMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetNvlinkSupportedBwModes))]
///
/// Returns `(nvmlReturn_t, supportedBwMode: nvmlNvlinkSupportedBwModes_t)`.
///
/// - `supportedBwMode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetNvlinkSupportedBwModes(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlNvlinkSupportedBwModes_t) {
    let mut supportedBwMode = output::Reserved::<
        nvmlNvlinkSupportedBwModes_t,
    >::with(nvmlNvlinkSupportedBwModes_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetNvlinkSupportedBwModes(device, supportedBwMode.slot()) };
    (returned, supportedBwMode.take())
}

/// Returns the utilization of a GPU's optical flow engine as a percentage, and the sampling period in µs.
///
/// `nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetOfaUtilization))]
///
/// Returns `(nvmlReturn_t, utilization: unsigned int, samplingPeriodUs: unsigned int)`.
///
/// - `utilization`, `samplingPeriodUs`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetOfaUtilization(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32, u32) {
    let mut utilization: u32 = output::zeroed();
    let mut samplingPeriodUs: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetOfaUtilization(device, &mut utilization, &mut samplingPeriodUs) };
    (returned, utilization, samplingPeriodUs)
}

/// Returns whether two GPUs support a peer-to-peer operation, or the reason if they do not.
///
/// `nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetP2PStatus))]
///
/// Returns `(nvmlReturn_t, p2pStatus: nvmlGpuP2PStatus_t)`.
///
/// - `p2pStatus`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device1`, `device2`: live handles.
#[inline]
pub unsafe fn nvmlDeviceGetP2PStatus(
    device1: nvmlDevice_t,
    device2: nvmlDevice_t,
    p2pIndex: nvmlGpuP2PCapsIndex_t,
) -> (nvmlReturn_t, nvmlGpuP2PStatus_t) {
    let mut p2pStatus: nvmlGpuP2PStatus_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetP2PStatus(device1, device2, p2pIndex, &mut p2pStatus) };
    (returned, p2pStatus)
}

/// Returns the PCI address and PCI IDs of a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPciInfo = nvmlDeviceGetPciInfo_v3))]
///
/// Returns `(nvmlReturn_t, pci: nvmlPciInfo_t)`.
///
/// - `pci`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPciInfo(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlPciInfo_t) {
    let mut pci = output::Reserved::<nvmlPciInfo_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetPciInfo_v3(device, pci.slot()) };
    (returned, pci.take())
}

/// The symbol behind [`nvmlDeviceGetPciInfo`].
pub use self::nvmlDeviceGetPciInfo as nvmlDeviceGetPciInfo_v3;

/// Returns the PCI address, PCI IDs and PCI class of a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPciInfoExt))]
///
/// Returns `(nvmlReturn_t, pci: nvmlPciInfoExt_t)`.
///
/// - `pci`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPciInfoExt(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlPciInfoExt_t) {
    let mut pci = output::Reserved::<nvmlPciInfoExt_t>::with(nvmlPciInfoExt_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetPciInfoExt(device, pci.slot()) };
    (returned, pci.take())
}

/// Returns the PCI address and PCI IDs of a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetPciInfo_v2(nvmlDevice_t device, nvmlPciInfo_t *pci)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPciInfo_v2))]
///
/// Returns `(nvmlReturn_t, pci: nvmlPciInfo_t)`.
///
/// - `pci`: out
///
/// In `nvml.h` since at least CUDA 12.0, kept for binary compatibility. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPciInfo_v2(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlPciInfo_t) {
    let mut pci = output::Reserved::<nvmlPciInfo_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetPciInfo_v2(device, pci.slot()) };
    (returned, pci.take())
}

/// Returns the maximum speed of a GPU's PCIe link as an enumeration value.
///
/// `nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPcieLinkMaxSpeed))]
///
/// Returns `(nvmlReturn_t, maxSpeed: unsigned int)`.
///
/// - `maxSpeed`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPcieLinkMaxSpeed(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut maxSpeed: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPcieLinkMaxSpeed(device, &mut maxSpeed) };
    (returned, maxSpeed)
}

/// Returns the number of packets that a GPU's PCIe link has retransmitted.
///
/// `nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPcieReplayCounter))]
///
/// Returns `(nvmlReturn_t, value: unsigned int)`.
///
/// - `value`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPcieReplayCounter(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut value: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPcieReplayCounter(device, &mut value) };
    (returned, value)
}

/// Returns the speed in MB/s of a GPU's PCIe link.
///
/// `nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPcieSpeed))]
///
/// Returns `(nvmlReturn_t, pcieSpeed: unsigned int)`.
///
/// - `pcieSpeed`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPcieSpeed(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut pcieSpeed: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPcieSpeed(device, &mut pcieSpeed) };
    (returned, pcieSpeed)
}

/// Returns the PCIe traffic in KB/s that a GPU sent or received during a short interval.
///
/// `nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int *value)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPcieThroughput))]
///
/// Returns `(nvmlReturn_t, value: unsigned int)`.
///
/// - `value`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPcieThroughput(
    device: nvmlDevice_t,
    counter: nvmlPcieUtilCounter_t,
) -> (nvmlReturn_t, u32) {
    let mut value: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPcieThroughput(device, counter, &mut value) };
    (returned, value)
}

/// Returns all performance modes of a GPU and their clock ranges as one string.
///
/// `nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPerformanceModes))]
///
/// Returns `(nvmlReturn_t, perfModes: nvmlDevicePerfModes_t)`.
///
/// - `perfModes`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPerformanceModes(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlDevicePerfModes_t) {
    let mut perfModes = output::Reserved::<
        nvmlDevicePerfModes_t,
    >::with(nvmlDevicePerfModes_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetPerformanceModes(device, perfModes.slot()) };
    (returned, perfModes.take())
}

/// Returns a GPU's performance state, from P0 (fastest) to P15.
///
/// `nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPerformanceState))]
///
/// Returns `(nvmlReturn_t, pState: nvmlPstates_t)`.
///
/// - `pState`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPerformanceState(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlPstates_t) {
    let mut pState: nvmlPstates_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPerformanceState(device, &mut pState) };
    (returned, pState)
}

/// Returns whether the driver of a GPU stays loaded while there are no clients (Linux).
///
/// `nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPersistenceMode))]
///
/// Returns `(nvmlReturn_t, mode: nvmlEnableState_t)`.
///
/// - `mode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPersistenceMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlEnableState_t) {
    let mut mode: nvmlEnableState_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPersistenceMode(device, &mut mode) };
    (returned, mode)
}

/// Returns a host GPU's migration metadata as an opaque string.
///
/// `nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPgpuMetadataString))]
///
/// Returns `(nvmlReturn_t, bufferSize: unsigned int)`.
///
/// - `pgpuMetadata`: out, a buffer for a string of up to `bufferSize` bytes; an empty slice passes NULL
/// - `bufferSize`: in and out: the length of `pgpuMetadata`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPgpuMetadataString(
    device: nvmlDevice_t,
    pgpuMetadata: &mut [u8],
) -> (nvmlReturn_t, u32) {
    let mut bufferSize: u32 = args::count(pgpuMetadata.len());
    let returned = unsafe {
        sys::nvmlDeviceGetPgpuMetadataString(device, args::as_mut_ptr(pgpuMetadata).cast(), &mut bufferSize)
    };
    (returned, bufferSize)
}

/// Returns the location of a GPU: chassis, slot, tray, host and module.
///
/// `nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPlatformInfo))]
///
/// Returns `(nvmlReturn_t, platformInfo: nvmlPlatformInfo_t)`.
///
/// - `platformInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_MEMORY`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPlatformInfo(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlPlatformInfo_t) {
    let mut platformInfo = output::Reserved::<
        nvmlPlatformInfo_t,
    >::with(nvmlPlatformInfo_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetPlatformInfo(device, platformInfo.slot()) };
    (returned, platformInfo.take())
}

/// Returns the default power limit in milliwatts of a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device, unsigned int *defaultLimit)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPowerManagementDefaultLimit))]
///
/// Returns `(nvmlReturn_t, defaultLimit: unsigned int)`.
///
/// - `defaultLimit`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPowerManagementDefaultLimit(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut defaultLimit: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPowerManagementDefaultLimit(device, &mut defaultLimit) };
    (returned, defaultLimit)
}

/// Returns the power limit in milliwatts that is set for a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPowerManagementLimit))]
///
/// Returns `(nvmlReturn_t, limit: unsigned int)`.
///
/// - `limit`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPowerManagementLimit(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut limit: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPowerManagementLimit(device, &mut limit) };
    (returned, limit)
}

/// Returns the minimum and maximum power limits in milliwatts of a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device, unsigned int *minLimit, unsigned int *maxLimit)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPowerManagementLimitConstraints))]
///
/// Returns `(nvmlReturn_t, minLimit: unsigned int, maxLimit: unsigned int)`.
///
/// - `minLimit`, `maxLimit`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPowerManagementLimitConstraints(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32, u32) {
    let mut minLimit: u32 = output::zeroed();
    let mut maxLimit: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPowerManagementLimitConstraints(device, &mut minLimit, &mut maxLimit) };
    (returned, minLimit, maxLimit)
}

/// Returns whether a power limit can be enforced on a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPowerManagementMode))]
///
/// Returns `(nvmlReturn_t, mode: nvmlEnableState_t)`.
///
/// - `mode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn nvmlDeviceGetPowerManagementMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlEnableState_t) {
    let mut mode: nvmlEnableState_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPowerManagementMode(device, &mut mode) };
    (returned, mode)
}

/// Returns whether a GPU's power comes from AC, from a battery or from an insufficient supply.
///
/// `nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPowerSource))]
///
/// Returns `(nvmlReturn_t, powerSource: nvmlPowerSource_t)`.
///
/// - `powerSource`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPowerSource(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlPowerSource_t) {
    let mut powerSource: nvmlPowerSource_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPowerSource(device, &mut powerSource) };
    (returned, powerSource)
}

/// Returns a GPU's performance state (superseded by `nvmlDeviceGetPerformanceState`).
///
/// `nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPowerState))]
///
/// Returns `(nvmlReturn_t, pState: nvmlPstates_t)`.
///
/// - `pState`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "use `nvmlDeviceGetPerformanceState` instead")]
#[inline]
pub unsafe fn nvmlDeviceGetPowerState(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlPstates_t) {
    let mut pState: nvmlPstates_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPowerState(device, &mut pState) };
    (returned, pState)
}

/// Returns the power draw in milliwatts of a GPU, including its memory.
///
/// `nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetPowerUsage))]
///
/// Returns `(nvmlReturn_t, power: unsigned int)`.
///
/// - `power`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetPowerUsage(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut power: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetPowerUsage(device, &mut power) };
    (returned, power)
}

/// Lists samples of the utilization of a GPU's engines by each process, since a timestamp.
///
/// `nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device, nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetProcessUtilization))]
///
/// Returns `(nvmlReturn_t, processSamplesCount: unsigned int)`.
///
/// - `utilization`: out, array, length `processSamplesCount`; an empty slice passes NULL
/// - `processSamplesCount`: in and out: the length of `utilization`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetProcessUtilization(
    device: nvmlDevice_t,
    utilization: &mut [nvmlProcessUtilizationSample_t],
    lastSeenTimeStamp: u64,
) -> (nvmlReturn_t, u32) {
    let mut processSamplesCount: u32 = args::count(utilization.len());
    let returned = unsafe { sys::nvmlDeviceGetProcessUtilization(
        device, args::as_mut_ptr(utilization), &mut processSamplesCount, lastSeenTimeStamp,
    ) };
    (returned, processSamplesCount)
}

/// Stores in `procesesUtilInfo` samples of each process's GPU utilization, including JPEG and optical flow.
///
/// `nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device, nvmlProcessesUtilizationInfo_t *procesesUtilInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetProcessesUtilizationInfo))]
///
/// - `procesesUtilInfo`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `device`: a live handle.
/// - Pointers, handles and lengths in `procesesUtilInfo` must be valid.
#[inline]
pub unsafe fn nvmlDeviceGetProcessesUtilizationInfo(
    device: nvmlDevice_t,
    procesesUtilInfo: &mut nvmlProcessesUtilizationInfo_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetProcessesUtilizationInfo(device, procesesUtilInfo) };
    (returned,)
}

/// Returns a GPU's numbers of remapped memory rows, and whether remappings are pending or have failed.
///
/// `nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows, unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetRemappedRows))]
///
/// Returns `(nvmlReturn_t, corrRows: unsigned int, uncRows: unsigned int, isPending: unsigned int, failureOccurred: unsigned int)`.
///
/// - `corrRows`, `uncRows`, `isPending`, `failureOccurred`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetRemappedRows(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32, u32, u32, u32) {
    let mut corrRows: u32 = output::zeroed();
    let mut uncRows: u32 = output::zeroed();
    let mut isPending: u32 = output::zeroed();
    let mut failureOccurred: u32 = output::zeroed();
    let returned = unsafe {
        sys::nvmlDeviceGetRemappedRows(device, &mut corrRows, &mut uncRows, &mut isPending, &mut failureOccurred)
    };
    (returned, corrRows, uncRows, isPending, failureOccurred)
}

/// Lists the addresses of a GPU's memory pages that were retired for one cause.
///
/// `nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetRetiredPages))]
///
/// Returns `(nvmlReturn_t, pageCount: unsigned int)`.
///
/// - `pageCount`: in and out: the length of `addresses`
/// - `addresses`: out, array, length `pageCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetRetiredPages(
    device: nvmlDevice_t,
    cause: nvmlPageRetirementCause_t,
    addresses: &mut [u64],
) -> (nvmlReturn_t, u32) {
    let mut pageCount: u32 = args::count(addresses.len());
    let returned = unsafe {
        sys::nvmlDeviceGetRetiredPages(device, cause, &mut pageCount, args::as_mut_ptr(addresses))
    };
    (returned, pageCount)
}

/// Returns whether memory pages of a GPU will be retired at the next reboot.
///
/// `nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device, nvmlEnableState_t *isPending)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetRetiredPagesPendingStatus))]
///
/// Returns `(nvmlReturn_t, isPending: nvmlEnableState_t)`.
///
/// - `isPending`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetRetiredPagesPendingStatus(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlEnableState_t) {
    let mut isPending: nvmlEnableState_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetRetiredPagesPendingStatus(device, &mut isPending) };
    (returned, isPending)
}

/// Lists the addresses and timestamps of a GPU's memory pages that were retired for one cause.
///
/// `nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses, unsigned long long *timestamps)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetRetiredPages_v2))]
///
/// Returns `(nvmlReturn_t, pageCount: unsigned int)`.
///
/// - `pageCount`: in and out: the length of `addresses`, `timestamps`
/// - `addresses`, `timestamps`: out, array, length `pageCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetRetiredPages_v2(
    device: nvmlDevice_t,
    cause: nvmlPageRetirementCause_t,
    addresses: &mut [u64],
    timestamps: &mut [u64],
) -> (nvmlReturn_t, u32) {
    let Some(pageCount) = args::same_len([addresses.len(), timestamps.len()], []) else {
        refusal::refuse("nvmlDeviceGetRetiredPages_v2", "the lengths of `addresses`, `timestamps` disagree");
        return (nvmlReturn_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut pageCount: u32 = args::count(pageCount);
    let returned = unsafe { sys::nvmlDeviceGetRetiredPages_v2(
        device, cause, &mut pageCount, args::as_mut_ptr(addresses), args::as_mut_ptr(timestamps),
    ) };
    (returned, pageCount)
}

/// Returns a histogram of the spare rows that remain in a GPU's memory banks.
///
/// `nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device, nvmlRowRemapperHistogramValues_t *values)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetRowRemapperHistogram))]
///
/// Returns `(nvmlReturn_t, values: nvmlRowRemapperHistogramValues_t)`.
///
/// - `values`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetRowRemapperHistogram(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlRowRemapperHistogramValues_t) {
    let mut values = output::Reserved::<nvmlRowRemapperHistogramValues_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetRowRemapperHistogram(device, values.slot()) };
    (returned, values.take())
}

/// Stores in `plist` the processes of one kind on a GPU, including their use of protected memory.
///
/// `nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device, nvmlProcessDetailList_t *plist)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetRunningProcessDetailList))]
///
/// - `plist`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `device`: a live handle.
/// - Pointers, handles and lengths in `plist` must be valid.
#[inline]
pub unsafe fn nvmlDeviceGetRunningProcessDetailList(
    device: nvmlDevice_t,
    plist: &mut nvmlProcessDetailList_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetRunningProcessDetailList(device, plist) };
    (returned,)
}

/// Lists recent samples of a GPU's power, utilization or clocks since a timestamp.
///
/// `nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *sampleCount, nvmlSample_t *samples)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetSamples))]
///
/// Returns `(nvmlReturn_t, sampleValType: nvmlValueType_t, sampleCount: unsigned int)`.
///
/// - `sampleValType`: out
/// - `sampleCount`: in and out: the length of `samples`
/// - `samples`: out, array, length `sampleCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetSamples(
    device: nvmlDevice_t,
    r#type: nvmlSamplingType_t,
    lastSeenTimeStamp: u64,
    samples: &mut [nvmlSample_t],
) -> (nvmlReturn_t, nvmlValueType_t, u32) {
    let mut sampleValType: nvmlValueType_t = output::zeroed();
    let mut sampleCount: u32 = args::count(samples.len());
    let returned = unsafe { sys::nvmlDeviceGetSamples(
        device, r#type, lastSeenTimeStamp, &mut sampleValType, &mut sampleCount, args::as_mut_ptr(samples),
    ) };
    (returned, sampleValType, sampleCount)
}

/// Returns the serial number that is printed on a GPU's board, as a string.
///
/// `nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetSerial))]
///
/// - `serial`: out, a buffer for a string whose size in bytes is passed as `length`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetSerial(
    device: nvmlDevice_t,
    serial: &mut [u8],
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceGetSerial(device, args::as_mut_ptr(serial).cast(), args::count(serial.len()))
    };
    (returned,)
}

/// Returns a GPU's SRAM ECC errors by kind, and whether a threshold is exceeded.
///
/// `nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetSramEccErrorStatus))]
///
/// Returns `(nvmlReturn_t, status: nvmlEccSramErrorStatus_t)`.
///
/// - `status`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetSramEccErrorStatus(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlEccSramErrorStatus_t) {
    let mut status = output::Reserved::<
        nvmlEccSramErrorStatus_t,
    >::with(nvmlEccSramErrorStatus_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetSramEccErrorStatus(device, status.slot()) };
    (returned, status.take())
}

/// Returns a bit mask of the reasons for reduced clocks that a GPU can report.
///
/// `nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device, unsigned long long *supportedClocksEventReasons)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetSupportedClocksEventReasons))]
///
/// Returns `(nvmlReturn_t, supportedClocksEventReasons: unsigned long long)`.
///
/// - `supportedClocksEventReasons`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedClocksEventReasons(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u64) {
    let mut supportedClocksEventReasons: u64 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetSupportedClocksEventReasons(device, &mut supportedClocksEventReasons) };
    (returned, supportedClocksEventReasons)
}

/// Returns a bit mask of the event types that a GPU can report.
///
/// `nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long *eventTypes)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetSupportedEventTypes))]
///
/// Returns `(nvmlReturn_t, eventTypes: unsigned long long)`.
///
/// - `eventTypes`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedEventTypes(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u64) {
    let mut eventTypes: u64 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetSupportedEventTypes(device, &mut eventTypes) };
    (returned, eventTypes)
}

/// Lists the graphics clock frequencies in MHz that a GPU supports at a given memory clock frequency.
///
/// `nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetSupportedGraphicsClocks))]
///
/// Returns `(nvmlReturn_t, count: unsigned int)`.
///
/// - `count`: in and out: the length of `clocksMHz`
/// - `clocksMHz`: out, array, length `count`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedGraphicsClocks(
    device: nvmlDevice_t,
    memoryClockMHz: u32,
    clocksMHz: &mut [u32],
) -> (nvmlReturn_t, u32) {
    let mut count: u32 = args::count(clocksMHz.len());
    let returned = unsafe {
        sys::nvmlDeviceGetSupportedGraphicsClocks(device, memoryClockMHz, &mut count, args::as_mut_ptr(clocksMHz))
    };
    (returned, count)
}

/// Lists the memory clock frequencies in MHz that a GPU supports.
///
/// `nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count, unsigned int *clocksMHz)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetSupportedMemoryClocks))]
///
/// Returns `(nvmlReturn_t, count: unsigned int)`.
///
/// - `count`: in and out: the length of `clocksMHz`
/// - `clocksMHz`: out, array, length `count`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedMemoryClocks(
    device: nvmlDevice_t,
    clocksMHz: &mut [u32],
) -> (nvmlReturn_t, u32) {
    let mut count: u32 = args::count(clocksMHz.len());
    let returned = unsafe { sys::nvmlDeviceGetSupportedMemoryClocks(device, &mut count, args::as_mut_ptr(clocksMHz)) };
    (returned, count)
}

/// Stores in `pstates` the performance states that a GPU supports.
///
/// `nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates, unsigned int size)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetSupportedPerformanceStates))]
///
/// - `pstates`: out, host memory, whose size in bytes is passed as `size`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedPerformanceStates<T: Output>(
    device: nvmlDevice_t,
    pstates: &mut [T],
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetSupportedPerformanceStates(
        device, args::as_mut_ptr(pstates).cast(), args::count(size_of_val(pstates)),
    ) };
    (returned,)
}

/// Lists the vGPU types that a GPU supports.
///
/// `nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetSupportedVgpus))]
///
/// Returns `(nvmlReturn_t, vgpuCount: unsigned int)`.
///
/// - `vgpuCount`: in and out: the length of `vgpuTypeIds`
/// - `vgpuTypeIds`: out, array, length `vgpuCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedVgpus(
    device: nvmlDevice_t,
    vgpuTypeIds: &mut [nvmlVgpuTypeId_t],
) -> (nvmlReturn_t, u32) {
    let mut vgpuCount: u32 = args::count(vgpuTypeIds.len());
    let returned = unsafe { sys::nvmlDeviceGetSupportedVgpus(device, &mut vgpuCount, args::as_mut_ptr(vgpuTypeIds)) };
    (returned, vgpuCount)
}

/// Returns the target speed of one of a GPU's fans as a percentage.
///
/// `nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetTargetFanSpeed))]
///
/// Returns `(nvmlReturn_t, targetSpeed: unsigned int)`.
///
/// - `targetSpeed`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetTargetFanSpeed(
    device: nvmlDevice_t,
    fan: u32,
) -> (nvmlReturn_t, u32) {
    let mut targetSpeed: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetTargetFanSpeed(device, fan, &mut targetSpeed) };
    (returned, targetSpeed)
}

/// Returns a temperature threshold in °C of a GPU, such as the one for slowdown or shutdown.
///
/// `nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetTemperatureThreshold))]
///
/// Returns `(nvmlReturn_t, temp: unsigned int)`.
///
/// - `temp`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetTemperatureThreshold(
    device: nvmlDevice_t,
    thresholdType: nvmlTemperatureThresholds_t,
) -> (nvmlReturn_t, u32) {
    let mut temp: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetTemperatureThreshold(device, thresholdType, &mut temp) };
    (returned, temp)
}

/// Returns a GPU's thermal sensors, each with its controller, range, temperature and target.
///
/// `nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex, nvmlGpuThermalSettings_t *pThermalSettings)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetThermalSettings))]
///
/// Returns `(nvmlReturn_t, pThermalSettings: nvmlGpuThermalSettings_t)`.
///
/// - `pThermalSettings`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetThermalSettings(
    device: nvmlDevice_t,
    sensorIndex: u32,
) -> (nvmlReturn_t, nvmlGpuThermalSettings_t) {
    let mut pThermalSettings = output::Reserved::<nvmlGpuThermalSettings_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetThermalSettings(device, sensorIndex, pThermalSettings.slot()) };
    (returned, pThermalSettings.take())
}

/// Returns the closest common ancestor of two GPUs: board, switch, host bridge, NUMA node or system.
///
/// `nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetTopologyCommonAncestor))]
///
/// Returns `(nvmlReturn_t, pathInfo: nvmlGpuTopologyLevel_t)`.
///
/// - `pathInfo`: out
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device1`, `device2`: live handles.
#[inline]
pub unsafe fn nvmlDeviceGetTopologyCommonAncestor(
    device1: nvmlDevice_t,
    device2: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlGpuTopologyLevel_t) {
    let mut pathInfo: nvmlGpuTopologyLevel_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetTopologyCommonAncestor(device1, device2, &mut pathInfo) };
    (returned, pathInfo)
}

/// Lists the GPUs whose closest common ancestor with a GPU is at a given topology level.
///
/// `nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level, unsigned int *count, nvmlDevice_t *deviceArray)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetTopologyNearestGpus))]
///
/// Returns `(nvmlReturn_t, count: unsigned int)`.
///
/// - `count`: in and out: the length of `deviceArray`
/// - `deviceArray`: out, array, length `count`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetTopologyNearestGpus(
    device: nvmlDevice_t,
    level: nvmlGpuTopologyLevel_t,
    deviceArray: &mut [nvmlDevice_t],
) -> (nvmlReturn_t, u32) {
    let mut count: u32 = args::count(deviceArray.len());
    let returned = unsafe {
        sys::nvmlDeviceGetTopologyNearestGpus(device, level, &mut count, args::as_mut_ptr(deviceArray))
    };
    (returned, count)
}

/// Returns a GPU's total number of ECC errors of one kind, since the last reboot or overall.
///
/// `nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, unsigned long long *eccCounts)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetTotalEccErrors))]
///
/// Returns `(nvmlReturn_t, eccCounts: unsigned long long)`.
///
/// - `eccCounts`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetTotalEccErrors(
    device: nvmlDevice_t,
    errorType: nvmlMemoryErrorType_t,
    counterType: nvmlEccCounterType_t,
) -> (nvmlReturn_t, u64) {
    let mut eccCounts: u64 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetTotalEccErrors(device, errorType, counterType, &mut eccCounts) };
    (returned, eccCounts)
}

/// Returns the energy in millijoules that a GPU has consumed since its driver was loaded.
///
/// `nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetTotalEnergyConsumption))]
///
/// Returns `(nvmlReturn_t, energy: unsigned long long)`.
///
/// - `energy`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetTotalEnergyConsumption(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u64) {
    let mut energy: u64 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetTotalEnergyConsumption(device, &mut energy) };
    (returned, energy)
}

/// Returns the UUID of a GPU or MIG device as a string, such as `GPU-…`.
///
/// `nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetUUID))]
///
/// - `uuid`: out, a buffer for a string whose size in bytes is passed as `length`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetUUID(
    device: nvmlDevice_t,
    uuid: &mut [u8],
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetUUID(device, args::as_mut_ptr(uuid).cast(), args::count(uuid.len())) };
    (returned,)
}

/// Returns the percentages of a recent period during which kernels ran and during which memory was accessed.
///
/// `nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetUtilizationRates))]
///
/// Returns `(nvmlReturn_t, utilization: nvmlUtilization_t)`.
///
/// - `utilization`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetUtilizationRates(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlUtilization_t) {
    let mut utilization = output::Reserved::<nvmlUtilization_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetUtilizationRates(device, utilization.slot()) };
    (returned, utilization.take())
}

/// Returns the version of a GPU's video BIOS as a string.
///
/// `nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVbiosVersion))]
///
/// - `version`: out, a buffer for a string whose size in bytes is passed as `length`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVbiosVersion(
    device: nvmlDevice_t,
    version: &mut [u8],
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceGetVbiosVersion(device, args::as_mut_ptr(version).cast(), args::count(version.len()))
    };
    (returned,)
}

/// Returns whether vGPUs of different sizes may run on a GPU.
///
/// `nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVgpuHeterogeneousMode))]
///
/// Returns `(nvmlReturn_t, pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t)`.
///
/// - `pHeterogeneousMode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuHeterogeneousMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlVgpuHeterogeneousMode_t) {
    let mut pHeterogeneousMode = output::Reserved::<
        nvmlVgpuHeterogeneousMode_t,
    >::with(nvmlVgpuHeterogeneousMode_t::begin);
    let returned = unsafe { sys::nvmlDeviceGetVgpuHeterogeneousMode(device, pHeterogeneousMode.slot()) };
    (returned, pHeterogeneousMode.take())
}

/// Stores in `vgpuUtilInfo` samples of each vGPU's utilization, including JPEG and optical flow.
///
/// `nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device, nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVgpuInstancesUtilizationInfo))]
///
/// - `vgpuUtilInfo`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `device`: a live handle.
/// - Pointers, handles and lengths in `vgpuUtilInfo` must be valid.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuInstancesUtilizationInfo(
    device: nvmlDevice_t,
    vgpuUtilInfo: &mut nvmlVgpuInstancesUtilizationInfo_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetVgpuInstancesUtilizationInfo(device, vgpuUtilInfo) };
    (returned,)
}

/// Returns a host GPU's metadata, which determine whether vGPUs can migrate to the GPU.
///
/// `nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVgpuMetadata))]
///
/// Returns `(nvmlReturn_t, bufferSize: unsigned int)`.
///
/// - `pgpuMetadata`: out, host memory, `bufferSize` bytes; an empty slice passes NULL
/// - `bufferSize`: in and out: the length of `pgpuMetadata`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuMetadata<T: Output>(
    device: nvmlDevice_t,
    pgpuMetadata: &mut [T],
) -> (nvmlReturn_t, u32) {
    let mut bufferSize: u32 = args::count(size_of_val(pgpuMetadata));
    let returned = unsafe {
        sys::nvmlDeviceGetVgpuMetadata(device, args::as_mut_ptr(pgpuMetadata).cast(), &mut bufferSize)
    };
    (returned, bufferSize)
}

/// Lists samples of the utilization of a GPU by each process in its vGPUs, since a timestamp.
///
/// `nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t *utilizationSamples)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVgpuProcessUtilization))]
///
/// Returns `(nvmlReturn_t, vgpuProcessSamplesCount: unsigned int)`.
///
/// - `vgpuProcessSamplesCount`: in and out: the length of `utilizationSamples`
/// - `utilizationSamples`: out, array, length `vgpuProcessSamplesCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuProcessUtilization(
    device: nvmlDevice_t,
    lastSeenTimeStamp: u64,
    utilizationSamples: &mut [nvmlVgpuProcessUtilizationSample_t],
) -> (nvmlReturn_t, u32) {
    let mut vgpuProcessSamplesCount: u32 = args::count(utilizationSamples.len());
    let returned = unsafe { sys::nvmlDeviceGetVgpuProcessUtilization(
        device, lastSeenTimeStamp, &mut vgpuProcessSamplesCount, args::as_mut_ptr(utilizationSamples),
    ) };
    (returned, vgpuProcessSamplesCount)
}

/// Stores in `vgpuProcUtilInfo` samples of the utilization by each process in vGPUs.
///
/// `nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device, nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVgpuProcessesUtilizationInfo))]
///
/// - `vgpuProcUtilInfo`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `device`: a live handle.
/// - Pointers, handles and lengths in `vgpuProcUtilInfo` must be valid.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuProcessesUtilizationInfo(
    device: nvmlDevice_t,
    vgpuProcUtilInfo: &mut nvmlVgpuProcessesUtilizationInfo_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetVgpuProcessesUtilizationInfo(device, vgpuProcUtilInfo) };
    (returned,)
}

/// Returns the vGPU scheduler configurations that a GPU supports.
///
/// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device, nvmlVgpuSchedulerCapabilities_t *pCapabilities)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVgpuSchedulerCapabilities))]
///
/// Returns `(nvmlReturn_t, pCapabilities: nvmlVgpuSchedulerCapabilities_t)`.
///
/// - `pCapabilities`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuSchedulerCapabilities(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlVgpuSchedulerCapabilities_t) {
    let mut pCapabilities = output::Reserved::<nvmlVgpuSchedulerCapabilities_t>::new();
    let returned = unsafe { sys::nvmlDeviceGetVgpuSchedulerCapabilities(device, pCapabilities.slot()) };
    (returned, pCapabilities.take())
}

/// Stores in `pPlacementList` the placements on a GPU where a vGPU of a type can currently be created.
///
/// `nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVgpuTypeCreatablePlacements))]
///
/// - `pPlacementList`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `device`: a live handle.
/// - Pointers, handles and lengths in `pPlacementList` must be valid.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuTypeCreatablePlacements(
    device: nvmlDevice_t,
    vgpuTypeId: nvmlVgpuTypeId_t,
    pPlacementList: &mut nvmlVgpuPlacementList_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetVgpuTypeCreatablePlacements(device, vgpuTypeId, pPlacementList) };
    (returned,)
}

/// Stores in `pPlacementList` the placements that a GPU supports for a vGPU type.
///
/// `nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVgpuTypeSupportedPlacements))]
///
/// - `pPlacementList`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `device`: a live handle.
/// - Pointers, handles and lengths in `pPlacementList` must be valid.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuTypeSupportedPlacements(
    device: nvmlDevice_t,
    vgpuTypeId: nvmlVgpuTypeId_t,
    pPlacementList: &mut nvmlVgpuPlacementList_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceGetVgpuTypeSupportedPlacements(device, vgpuTypeId, pPlacementList) };
    (returned,)
}

/// Lists samples of the utilization of a GPU by each vGPU, since a timestamp.
///
/// `nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount, nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVgpuUtilization))]
///
/// Returns `(nvmlReturn_t, sampleValType: nvmlValueType_t, vgpuInstanceSamplesCount: unsigned int)`.
///
/// - `sampleValType`: out
/// - `vgpuInstanceSamplesCount`: in and out: the length of `utilizationSamples`
/// - `utilizationSamples`: out, array, length `vgpuInstanceSamplesCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuUtilization(
    device: nvmlDevice_t,
    lastSeenTimeStamp: u64,
    utilizationSamples: &mut [nvmlVgpuInstanceUtilizationSample_t],
) -> (nvmlReturn_t, nvmlValueType_t, u32) {
    let mut sampleValType: nvmlValueType_t = output::zeroed();
    let mut vgpuInstanceSamplesCount: u32 = args::count(utilizationSamples.len());
    let returned = unsafe { sys::nvmlDeviceGetVgpuUtilization(
        device, lastSeenTimeStamp, &mut sampleValType, &mut vgpuInstanceSamplesCount,
        args::as_mut_ptr(utilizationSamples),
    ) };
    (returned, sampleValType, vgpuInstanceSamplesCount)
}

/// Returns whether a GPU is passed through, is a vGPU, hosts vGPUs or is not virtualized.
///
/// `nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceGetVirtualizationMode))]
///
/// Returns `(nvmlReturn_t, pVirtualMode: nvmlGpuVirtualizationMode_t)`.
///
/// - `pVirtualMode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceGetVirtualizationMode(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlGpuVirtualizationMode_t) {
    let mut pVirtualMode: nvmlGpuVirtualizationMode_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceGetVirtualizationMode(device, &mut pVirtualMode) };
    (returned, pVirtualMode)
}

/// Returns whether a handle refers to a MIG device.
///
/// `nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceIsMigDeviceHandle))]
///
/// Returns `(nvmlReturn_t, isMigDevice: unsigned int)`.
///
/// - `isMigDevice`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceIsMigDeviceHandle(device: nvmlDevice_t) -> (nvmlReturn_t, u32) {
    let mut isMigDevice: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceIsMigDeviceHandle(device, &mut isMigDevice) };
    (returned, isMigDevice)
}

/// Sets whether a GPU, given by its PCI address, rejects new clients.
///
/// `nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceModifyDrainState))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_IN_USE`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlDeviceModifyDrainState(
    pciInfo: &nvmlPciInfo_t,
    newState: nvmlEnableState_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceModifyDrainState(core::ptr::from_ref(pciInfo).cast_mut(), newState) };
    (returned,)
}

/// Returns whether two GPUs are on the same board.
///
/// `nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceOnSameBoard))]
///
/// Returns `(nvmlReturn_t, onSameBoard: int)`.
///
/// - `onSameBoard`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device1`, `device2`: live handles.
#[inline]
pub unsafe fn nvmlDeviceOnSameBoard(
    device1: nvmlDevice_t,
    device2: nvmlDevice_t,
) -> (nvmlReturn_t, i32) {
    let mut onSameBoard: i32 = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceOnSameBoard(device1, device2, &mut onSameBoard) };
    (returned, onSameBoard)
}

/// Activates one of a GPU's power smoothing profiles.
///
/// `nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDevicePowerSmoothingActivatePresetProfile))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDevicePowerSmoothingActivatePresetProfile(
    device: nvmlDevice_t,
    profile: &nvmlPowerSmoothingProfile_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDevicePowerSmoothingActivatePresetProfile(device, core::ptr::from_ref(profile).cast_mut())
    };
    (returned,)
}

/// Enables or disables power smoothing on a GPU.
///
/// `nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t *state)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDevicePowerSmoothingSetState))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDevicePowerSmoothingSetState(
    device: nvmlDevice_t,
    state: &nvmlPowerSmoothingState_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDevicePowerSmoothingSetState(device, core::ptr::from_ref(state).cast_mut()) };
    (returned,)
}

/// Sets one parameter of one of a GPU's power smoothing profiles.
///
/// `nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDevicePowerSmoothingUpdatePresetProfileParam))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDevicePowerSmoothingUpdatePresetProfileParam(
    device: nvmlDevice_t,
    profile: &nvmlPowerSmoothingProfile_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDevicePowerSmoothingUpdatePresetProfileParam(device, core::ptr::from_ref(profile).cast_mut())
    };
    (returned,)
}

/// Returns whether a GPU, given by its PCI address, rejects new clients.
///
/// `nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceQueryDrainState))]
///
/// Returns `(nvmlReturn_t, currentState: nvmlEnableState_t)`.
///
/// - `currentState`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlDeviceQueryDrainState(
    pciInfo: &nvmlPciInfo_t,
) -> (nvmlReturn_t, nvmlEnableState_t) {
    let mut currentState: nvmlEnableState_t = output::zeroed();
    let returned = unsafe {
        sys::nvmlDeviceQueryDrainState(core::ptr::from_ref(pciInfo).cast_mut(), &mut currentState)
    };
    (returned, currentState)
}

/// Adds event types of a GPU, such as Xid errors or clock changes, to an event set.
///
/// `nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceRegisterEvents))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`, `set`: live handles.
#[inline]
pub unsafe fn nvmlDeviceRegisterEvents(
    device: nvmlDevice_t,
    eventTypes: u64,
    set: nvmlEventSet_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceRegisterEvents(device, eventTypes, set) };
    (returned,)
}

/// Detaches a GPU, given by its PCI address, from its driver; the GPU must be drained and unused.
///
/// `nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceRemoveGpu = nvmlDeviceRemoveGpu_v2))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_IN_USE`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlDeviceRemoveGpu(
    pciInfo: &nvmlPciInfo_t,
    gpuState: nvmlDetachGpuState_t,
    linkState: nvmlPcieLinkState_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceRemoveGpu_v2(core::ptr::from_ref(pciInfo).cast_mut(), gpuState, linkState) };
    (returned,)
}

/// The symbol behind [`nvmlDeviceRemoveGpu`].
pub use self::nvmlDeviceRemoveGpu as nvmlDeviceRemoveGpu_v2;

/// Unlocks a GPU's graphics clock.
///
/// `nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceResetGpuLockedClocks))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceResetGpuLockedClocks(device: nvmlDevice_t) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceResetGpuLockedClocks(device) };
    (returned,)
}

/// Unlocks a GPU's memory clock.
///
/// `nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceResetMemoryLockedClocks))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceResetMemoryLockedClocks(
    device: nvmlDevice_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceResetMemoryLockedClocks(device) };
    (returned,)
}

/// Resets all error counters of an NVLink.
///
/// `nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceResetNvLinkErrorCounters))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceResetNvLinkErrorCounters(
    device: nvmlDevice_t,
    link: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceResetNvLinkErrorCounters(device, link) };
    (returned,)
}

/// Resets an NVLink traffic counter.
///
/// `nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceResetNvLinkUtilizationCounter))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn nvmlDeviceResetNvLinkUtilizationCounter(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceResetNvLinkUtilizationCounter(device, link, counter) };
    (returned,)
}

/// Specifies whether only administrators may change one setting of a GPU, such as automatic clock boost.
///
/// `nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetAPIRestriction))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetAPIRestriction(
    device: nvmlDevice_t,
    apiType: nvmlRestrictedAPI_t,
    isRestricted: nvmlEnableState_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetAPIRestriction(device, apiType, isRestricted) };
    (returned,)
}

/// Sets whether a GPU keeps accounting statistics of processes.
///
/// `nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetAccountingMode))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetAccountingMode(
    device: nvmlDevice_t,
    mode: nvmlEnableState_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetAccountingMode(device, mode) };
    (returned,)
}

/// Enables or disables automatic clock boost on a GPU, until its last client exits.
///
/// `nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetAutoBoostedClocksEnabled))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetAutoBoostedClocksEnabled(
    device: nvmlDevice_t,
    enabled: nvmlEnableState_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetAutoBoostedClocksEnabled(device, enabled) };
    (returned,)
}

/// Sets the offset in MHz of a GPU clock in a performance state.
///
/// `nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetClockOffsets))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetClockOffsets(
    device: nvmlDevice_t,
    info: &nvmlClockOffset_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetClockOffsets(device, core::ptr::from_ref(info).cast_mut()) };
    (returned,)
}

/// Sets how many processes may have a context on a GPU: any number, one or none.
///
/// `nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetComputeMode))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetComputeMode(
    device: nvmlDevice_t,
    mode: nvmlComputeMode_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetComputeMode(device, mode) };
    (returned,)
}

/// Sets the size in KiB of a GPU's unprotected memory.
///
/// `nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device, unsigned long long sizeKiB)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetConfComputeUnprotectedMemSize))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetConfComputeUnprotectedMemSize(
    device: nvmlDevice_t,
    sizeKiB: u64,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetConfComputeUnprotectedMemSize(device, sizeKiB) };
    (returned,)
}

/// Binds the calling thread to the CPUs that are close to a GPU.
///
/// `nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetCpuAffinity))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetCpuAffinity(device: nvmlDevice_t) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetCpuAffinity(device) };
    (returned,)
}

/// Sets whether automatic clock boost is enabled on a GPU by default; clients can override the setting.
///
/// `nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetDefaultAutoBoostedClocksEnabled))]
///
/// - `flags`: in; must be 0
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetDefaultAutoBoostedClocksEnabled(
    device: nvmlDevice_t,
    enabled: nvmlEnableState_t,
    flags: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetDefaultAutoBoostedClocksEnabled(device, enabled, flags) };
    (returned,)
}

/// Enables or disables DRAM encryption on a GPU, effective after the next reboot.
///
/// `nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device, const nvmlDramEncryptionInfo_t *dramEncryption)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetDramEncryptionMode))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetDramEncryptionMode(
    device: nvmlDevice_t,
    dramEncryption: &nvmlDramEncryptionInfo_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetDramEncryptionMode(device, core::ptr::from_ref(dramEncryption)) };
    (returned,)
}

/// Sets the Windows driver model (WDDM or TCC) that a GPU uses after the next reboot.
///
/// `nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetDriverModel))]
///
/// - `flags`: in, flags: [`nvmlFlagDefault`], [`nvmlFlagForce`]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetDriverModel(
    device: nvmlDevice_t,
    driverModel: nvmlDriverModel_t,
    flags: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetDriverModel(device, driverModel, flags) };
    (returned,)
}

/// Enables or disables ECC on a GPU, effective after the next reboot.
///
/// `nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetEccMode))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetEccMode(
    device: nvmlDevice_t,
    ecc: nvmlEnableState_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetEccMode(device, ecc) };
    (returned,)
}

/// Sets the speed of a fan in percent and disables automatic control; the program must monitor the temperature.
///
/// `nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetFanSpeed_v2))]
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetFanSpeed_v2(
    device: nvmlDevice_t,
    fan: u32,
    speed: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetFanSpeed_v2(device, fan, speed) };
    (returned,)
}

/// Locks a GPU's graphics clock to a range of frequencies in MHz.
///
/// `nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetGpuLockedClocks))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetGpuLockedClocks(
    device: nvmlDevice_t,
    minGpuClockMHz: u32,
    maxGpuClockMHz: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetGpuLockedClocks(device, minGpuClockMHz, maxGpuClockMHz) };
    (returned,)
}

/// Sets the operation mode (all, compute only or low double) that a GPU has after the next reboot.
///
/// `nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetGpuOperationMode))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetGpuOperationMode(
    device: nvmlDevice_t,
    mode: nvmlGpuOperationMode_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetGpuOperationMode(device, mode) };
    (returned,)
}

/// Locks a GPU's memory clock to a range of frequencies in MHz.
///
/// `nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz, unsigned int maxMemClockMHz)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetMemoryLockedClocks))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetMemoryLockedClocks(
    device: nvmlDevice_t,
    minMemClockMHz: u32,
    maxMemClockMHz: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetMemoryLockedClocks(device, minMemClockMHz, maxMemClockMHz) };
    (returned,)
}

/// Enables or disables a GPU's MIG mode; `activationStatus` reports whether a reset is still required.
///
/// `nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetMigMode))]
///
/// Returns `(nvmlReturn_t, activationStatus: nvmlReturn_t)`.
///
/// - `activationStatus`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetMigMode(
    device: nvmlDevice_t,
    mode: u32,
) -> (nvmlReturn_t, nvmlReturn_t) {
    let mut activationStatus: nvmlReturn_t = output::zeroed();
    let returned = unsafe { sys::nvmlDeviceSetMigMode(device, mode, &mut activationStatus) };
    (returned, activationStatus)
}

/// Sets the idle time after which NVLinks of a GPU enter the low-power state.
///
/// `nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device, nvmlNvLinkPowerThres_t *info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetNvLinkDeviceLowPowerThreshold))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_READY`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetNvLinkDeviceLowPowerThreshold(
    device: nvmlDevice_t,
    info: &nvmlNvLinkPowerThres_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceSetNvLinkDeviceLowPowerThreshold(device, core::ptr::from_ref(info).cast_mut())
    };
    (returned,)
}

/// Sets the events that an NVLink traffic counter counts.
///
/// `nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetNvLinkUtilizationControl))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn nvmlDeviceSetNvLinkUtilizationControl(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
    control: &nvmlNvLinkUtilizationControl_t,
    reset: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetNvLinkUtilizationControl(
        device, link, counter, core::ptr::from_ref(control).cast_mut(), reset,
    ) };
    (returned,)
}

/// Sets the NVLink bandwidth mode of a GPU.
///
/// `nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetNvlinkBwMode))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetNvlinkBwMode(
    device: nvmlDevice_t,
    setBwMode: &nvmlNvlinkSetBwMode_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetNvlinkBwMode(device, core::ptr::from_ref(setBwMode).cast_mut()) };
    (returned,)
}

/// Sets whether the driver of a GPU stays loaded while there are no clients (Linux).
///
/// `nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetPersistenceMode))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetPersistenceMode(
    device: nvmlDevice_t,
    mode: nvmlEnableState_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetPersistenceMode(device, mode) };
    (returned,)
}

/// Sets the power limit in milliwatts of a GPU, until the driver is unloaded.
///
/// `nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetPowerManagementLimit))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetPowerManagementLimit(
    device: nvmlDevice_t,
    limit: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetPowerManagementLimit(device, limit) };
    (returned,)
}

/// Sets the power limit in milliwatts of a GPU or of its whole module.
///
/// `nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetPowerManagementLimit_v2))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetPowerManagementLimit_v2(
    device: nvmlDevice_t,
    powerValue: &nvmlPowerValue_v2_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceSetPowerManagementLimit_v2(device, core::ptr::from_ref(powerValue).cast_mut())
    };
    (returned,)
}

/// Sets a temperature threshold in °C of a GPU, if the GPU supports it.
///
/// `nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, int *temp)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetTemperatureThreshold))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetTemperatureThreshold(
    device: nvmlDevice_t,
    thresholdType: nvmlTemperatureThresholds_t,
    temp: &i32,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlDeviceSetTemperatureThreshold(device, thresholdType, core::ptr::from_ref(temp).cast_mut())
    };
    (returned,)
}

/// Sets whether vGPUs of different sizes may run on a GPU.
///
/// `nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetVgpuHeterogeneousMode))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_IN_USE`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetVgpuHeterogeneousMode(
    device: nvmlDevice_t,
    pHeterogeneousMode: &nvmlVgpuHeterogeneousMode_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetVgpuHeterogeneousMode(device, core::ptr::from_ref(pHeterogeneousMode)) };
    (returned,)
}

/// Sets the virtualization mode of a GPU.
///
/// `nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceSetVirtualizationMode))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceSetVirtualizationMode(
    device: nvmlDevice_t,
    virtualMode: nvmlGpuVirtualizationMode_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceSetVirtualizationMode(device, virtualMode) };
    (returned,)
}

/// Reads a GPU's InfoROM and verifies its checksums.
///
/// `nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceValidateInforom))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_CORRUPTED_INFOROM`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceValidateInforom(device: nvmlDevice_t) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlDeviceValidateInforom(device) };
    (returned,)
}

/// Returns the requested and the enforced workload power profiles of a GPU.
///
/// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceWorkloadPowerProfileGetCurrentProfiles))]
///
/// Returns `(nvmlReturn_t, currentProfiles: nvmlWorkloadPowerProfileCurrentProfiles_t)`.
///
/// - `currentProfiles`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlWorkloadPowerProfileCurrentProfiles_t) {
    let mut currentProfiles = output::Reserved::<
        nvmlWorkloadPowerProfileCurrentProfiles_t,
    >::with(nvmlWorkloadPowerProfileCurrentProfiles_t::begin);
    let returned = unsafe { sys::nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(device, currentProfiles.slot()) };
    (returned, currentProfiles.take())
}

/// Lists a GPU's workload power profiles, with their priorities and conflicts.
///
/// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device, nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlDeviceWorkloadPowerProfileGetProfilesInfo))]
///
/// Returns `(nvmlReturn_t, profilesInfo: nvmlWorkloadPowerProfileProfilesInfo_t)`.
///
/// - `profilesInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlDeviceWorkloadPowerProfileGetProfilesInfo(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlWorkloadPowerProfileProfilesInfo_t) {
    let mut profilesInfo = output::Reserved::<
        nvmlWorkloadPowerProfileProfilesInfo_t,
    >::with(nvmlWorkloadPowerProfileProfilesInfo_t::begin);
    let returned = unsafe { sys::nvmlDeviceWorkloadPowerProfileGetProfilesInfo(device, profilesInfo.slot()) };
    (returned, profilesInfo.take())
}

/// Returns the English description of a result code.
///
/// `const char *nvmlErrorString(nvmlReturn_t result)`
#[cfg_attr(doc, doc = forms!(only nvml::nvmlErrorString))]
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvmlErrorString(result: nvmlReturn_t) -> Option<&'static CStr> {
    unsafe { support::text(sys::nvmlErrorString(result)) }
}

/// Creates an empty event set.
///
/// `nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlEventSetCreate))]
///
/// Returns `(nvmlReturn_t, set: nvmlEventSet_t)`.
///
/// - `set`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlEventSetCreate() -> (nvmlReturn_t, nvmlEventSet_t) {
    let mut set: nvmlEventSet_t = output::zeroed();
    let returned = unsafe { sys::nvmlEventSetCreate(&mut set) };
    (returned, set)
}

/// Frees an event set.
///
/// `nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlEventSetFree))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `set`: a live handle.
/// - No thread may use `set`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvmlEventSetFree(set: nvmlEventSet_t) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlEventSetFree(set) };
    (returned,)
}

/// Waits for one event of an event set, up to a timeout in milliseconds.
///
/// `nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlEventSetWait = nvmlEventSetWait_v2))]
///
/// Returns `(nvmlReturn_t, data: nvmlEventData_t)`.
///
/// - `data`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_TIMEOUT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `set`: a live handle.
/// - Pointers in `data` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn nvmlEventSetWait(
    set: nvmlEventSet_t,
    timeoutms: u32,
) -> (nvmlReturn_t, nvmlEventData_t) {
    let mut data = output::Reserved::<nvmlEventData_t>::new();
    let returned = unsafe { sys::nvmlEventSetWait_v2(set, data.slot(), timeoutms) };
    (returned, data.take())
}

/// The symbol behind [`nvmlEventSetWait`].
pub use self::nvmlEventSetWait as nvmlEventSetWait_v2;

/// Returns the number of GPUs that the driver configuration excludes.
///
/// `nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)`
#[cfg_attr(
    doc,
    doc = forms!(nvml::nvmlGetBlacklistDeviceCount = nvmlGetExcludedDeviceCount)
)]
///
/// Returns `(nvmlReturn_t, deviceCount: unsigned int)`.
///
/// - `deviceCount`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlGetBlacklistDeviceCount() -> (nvmlReturn_t, u32) {
    let mut deviceCount: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlGetExcludedDeviceCount(&mut deviceCount) };
    (returned, deviceCount)
}

/// The symbol behind [`nvmlGetBlacklistDeviceCount`].
pub use self::nvmlGetBlacklistDeviceCount as nvmlGetExcludedDeviceCount;

/// Returns the PCI address and UUID of an excluded GPU, given its index.
///
/// `nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)`
#[cfg_attr(
    doc,
    doc = forms!(
        nvml::nvmlGetBlacklistDeviceInfoByIndex = nvmlGetExcludedDeviceInfoByIndex
    )
)]
///
/// Returns `(nvmlReturn_t, info: nvmlExcludedDeviceInfo_t)`.
///
/// - `info`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlGetBlacklistDeviceInfoByIndex(
    index: u32,
) -> (nvmlReturn_t, nvmlExcludedDeviceInfo_t) {
    let mut info = output::Reserved::<nvmlExcludedDeviceInfo_t>::new();
    let returned = unsafe { sys::nvmlGetExcludedDeviceInfoByIndex(index, info.slot()) };
    (returned, info.take())
}

/// The symbol behind [`nvmlGetBlacklistDeviceInfoByIndex`].
pub use self::nvmlGetBlacklistDeviceInfoByIndex as nvmlGetExcludedDeviceInfoByIndex;

/// Returns whether a vGPU can migrate to a host GPU, given the metadata of both.
///
/// `nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata, nvmlVgpuPgpuCompatibility_t *compatibilityInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGetVgpuCompatibility))]
///
/// Returns `(nvmlReturn_t, compatibilityInfo: nvmlVgpuPgpuCompatibility_t)`.
///
/// - `vgpuMetadata`, `pgpuMetadata`: in, an address, passed unchanged
/// - `compatibilityInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `vgpuMetadata`, `pgpuMetadata`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvmlGetVgpuCompatibility(
    vgpuMetadata: *mut nvmlVgpuMetadata_t,
    pgpuMetadata: *mut nvmlVgpuPgpuMetadata_t,
) -> (nvmlReturn_t, nvmlVgpuPgpuCompatibility_t) {
    let mut compatibilityInfo = output::Reserved::<nvmlVgpuPgpuCompatibility_t>::new();
    let returned = unsafe { sys::nvmlGetVgpuCompatibility(vgpuMetadata, pgpuMetadata, compatibilityInfo.slot()) };
    (returned, compatibilityInfo.take())
}

/// Returns whether the driver has a vGPU capability, such as mixed vGPU types on one GPU.
///
/// `nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability, unsigned int *capResult)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGetVgpuDriverCapabilities))]
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
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlGetVgpuDriverCapabilities(
    capability: nvmlVgpuDriverCapability_t,
) -> (nvmlReturn_t, u32) {
    let mut capResult: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlGetVgpuDriverCapabilities(capability, &mut capResult) };
    (returned, capResult)
}

/// Returns the range of vGPU versions that the host supports, and the range to which the host is limited.
///
/// `nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGetVgpuVersion))]
///
/// Returns `(nvmlReturn_t, supported: nvmlVgpuVersion_t, current: nvmlVgpuVersion_t)`.
///
/// - `supported`, `current`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlGetVgpuVersion() -> (
    nvmlReturn_t,
    nvmlVgpuVersion_t,
    nvmlVgpuVersion_t,
) {
    let mut supported = output::Reserved::<nvmlVgpuVersion_t>::new();
    let mut current = output::Reserved::<nvmlVgpuVersion_t>::new();
    let returned = unsafe { sys::nvmlGetVgpuVersion(supported.slot(), current.slot()) };
    (returned, supported.take(), current.take())
}

/// Takes a GPM sample of one MIG GPU instance.
///
/// `nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpmMigSampleGet))]
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`, `gpmSample`: live handles.
#[inline]
pub unsafe fn nvmlGpmMigSampleGet(
    device: nvmlDevice_t,
    gpuInstanceId: u32,
    gpmSample: nvmlGpmSample_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpmMigSampleGet(device, gpuInstanceId, gpmSample) };
    (returned,)
}

/// Returns whether a GPU supports GPU performance monitoring (GPM).
///
/// `nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpmQueryDeviceSupport))]
///
/// Returns `(nvmlReturn_t, gpmSupport: nvmlGpmSupport_t)`.
///
/// - `gpmSupport`: out
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlGpmQueryDeviceSupport(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, nvmlGpmSupport_t) {
    let mut gpmSupport = output::Reserved::<
        nvmlGpmSupport_t,
    >::with(nvmlGpmSupport_t::begin);
    let returned = unsafe { sys::nvmlGpmQueryDeviceSupport(device, gpmSupport.slot()) };
    (returned, gpmSupport.take())
}

/// Returns whether streaming of GPM samples is enabled on a GPU.
///
/// `nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpmQueryIfStreamingEnabled))]
///
/// Returns `(nvmlReturn_t, state: unsigned int)`.
///
/// - `state`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlGpmQueryIfStreamingEnabled(
    device: nvmlDevice_t,
) -> (nvmlReturn_t, u32) {
    let mut state: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlGpmQueryIfStreamingEnabled(device, &mut state) };
    (returned, state)
}

/// Allocates a buffer for one GPM sample.
///
/// `nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpmSampleAlloc))]
///
/// Returns `(nvmlReturn_t, gpmSample: nvmlGpmSample_t)`.
///
/// - `gpmSample`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_MEMORY`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlGpmSampleAlloc() -> (nvmlReturn_t, nvmlGpmSample_t) {
    let mut gpmSample: nvmlGpmSample_t = output::zeroed();
    let returned = unsafe { sys::nvmlGpmSampleAlloc(&mut gpmSample) };
    (returned, gpmSample)
}

/// Frees the buffer of a GPM sample.
///
/// `nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpmSampleFree))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `gpmSample`: a live handle.
/// - No thread may use `gpmSample`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvmlGpmSampleFree(gpmSample: nvmlGpmSample_t) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpmSampleFree(gpmSample) };
    (returned,)
}

/// Takes a GPM sample of a whole GPU.
///
/// `nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpmSampleGet))]
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`, `gpmSample`: live handles.
#[inline]
pub unsafe fn nvmlGpmSampleGet(
    device: nvmlDevice_t,
    gpmSample: nvmlGpmSample_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpmSampleGet(device, gpmSample) };
    (returned,)
}

/// Enables or disables streaming of GPM samples on a GPU.
///
/// `nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpmSetStreamingEnabled))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlGpmSetStreamingEnabled(
    device: nvmlDevice_t,
    state: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpmSetStreamingEnabled(device, state) };
    (returned,)
}

/// Creates a compute instance with a given profile in a GPU instance.
///
/// `nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstance)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceCreateComputeInstance))]
///
/// Returns `(nvmlReturn_t, computeInstance: nvmlComputeInstance_t)`.
///
/// - `computeInstance`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_RESOURCES`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceCreateComputeInstance(
    gpuInstance: nvmlGpuInstance_t,
    profileId: u32,
) -> (nvmlReturn_t, nvmlComputeInstance_t) {
    let mut computeInstance: nvmlComputeInstance_t = output::zeroed();
    let returned = unsafe { sys::nvmlGpuInstanceCreateComputeInstance(gpuInstance, profileId, &mut computeInstance) };
    (returned, computeInstance)
}

/// Creates a compute instance with a given profile and placement in a GPU instance.
///
/// `nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance, unsigned int profileId, const nvmlComputeInstancePlacement_t *placement, nvmlComputeInstance_t *computeInstance)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceCreateComputeInstanceWithPlacement))]
///
/// Returns `(nvmlReturn_t, computeInstance: nvmlComputeInstance_t)`.
///
/// - `computeInstance`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_RESOURCES`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceCreateComputeInstanceWithPlacement(
    gpuInstance: nvmlGpuInstance_t,
    profileId: u32,
    placement: &nvmlComputeInstancePlacement_t,
) -> (nvmlReturn_t, nvmlComputeInstance_t) {
    let mut computeInstance: nvmlComputeInstance_t = output::zeroed();
    let returned = unsafe { sys::nvmlGpuInstanceCreateComputeInstanceWithPlacement(
        gpuInstance, profileId, core::ptr::from_ref(placement), &mut computeInstance,
    ) };
    (returned, computeInstance)
}

/// Destroys a GPU instance, which must not contain compute instances.
///
/// `nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceDestroy))]
///
/// - `gpuInstance`: in; invalid afterwards
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_IN_USE`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `gpuInstance`: a live handle.
/// - No thread may use `gpuInstance`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvmlGpuInstanceDestroy(gpuInstance: nvmlGpuInstance_t) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpuInstanceDestroy(gpuInstance) };
    (returned,)
}

/// Stores in `pVgpuInstanceInfo` the active vGPUs in a GPU instance.
///
/// `nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance, nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetActiveVgpus))]
///
/// - `pVgpuInstanceInfo`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `gpuInstance`: a live handle.
/// - Pointers, handles and lengths in `pVgpuInstanceInfo` must be valid.
#[inline]
pub unsafe fn nvmlGpuInstanceGetActiveVgpus(
    gpuInstance: nvmlGpuInstance_t,
    pVgpuInstanceInfo: &mut nvmlActiveVgpuInstanceInfo_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpuInstanceGetActiveVgpus(gpuInstance, pVgpuInstanceInfo) };
    (returned,)
}

/// Returns a compute instance of a GPU instance, given its ID.
///
/// `nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int id, nvmlComputeInstance_t *computeInstance)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetComputeInstanceById))]
///
/// Returns `(nvmlReturn_t, computeInstance: nvmlComputeInstance_t)`.
///
/// - `computeInstance`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceGetComputeInstanceById(
    gpuInstance: nvmlGpuInstance_t,
    id: u32,
) -> (nvmlReturn_t, nvmlComputeInstance_t) {
    let mut computeInstance: nvmlComputeInstance_t = output::zeroed();
    let returned = unsafe { sys::nvmlGpuInstanceGetComputeInstanceById(gpuInstance, id, &mut computeInstance) };
    (returned, computeInstance)
}

/// Lists the possible placements of compute instances with a given profile in a GPU instance.
///
/// `nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstancePlacement_t *placements, unsigned int *count)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetComputeInstancePossiblePlacements))]
///
/// Returns `(nvmlReturn_t, count: unsigned int)`.
///
/// - `placements`: out, array, length `count`; an empty slice passes NULL
/// - `count`: in and out: the length of `placements`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `gpuInstance`: a live handle.
/// - `placements`: at least as long as `profileId` requires. The length is not checked.
#[inline]
pub unsafe fn nvmlGpuInstanceGetComputeInstancePossiblePlacements(
    gpuInstance: nvmlGpuInstance_t,
    profileId: u32,
    placements: &mut [nvmlComputeInstancePlacement_t],
) -> (nvmlReturn_t, u32) {
    let mut count: u32 = args::count(placements.len());
    let returned = unsafe { sys::nvmlGpuInstanceGetComputeInstancePossiblePlacements(
        gpuInstance, profileId, args::as_mut_ptr(placements), &mut count,
    ) };
    (returned, count)
}

/// Returns the resources of a compute instance profile: slices, SMs and engines.
///
/// `nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_t *info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetComputeInstanceProfileInfo))]
///
/// Returns `(nvmlReturn_t, info: nvmlComputeInstanceProfileInfo_t)`.
///
/// - `info`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceGetComputeInstanceProfileInfo(
    gpuInstance: nvmlGpuInstance_t,
    profile: u32,
    engProfile: u32,
) -> (nvmlReturn_t, nvmlComputeInstanceProfileInfo_t) {
    let mut info = output::Reserved::<nvmlComputeInstanceProfileInfo_t>::new();
    let returned = unsafe {
        sys::nvmlGpuInstanceGetComputeInstanceProfileInfo(gpuInstance, profile, engProfile, info.slot())
    };
    (returned, info.take())
}

/// Returns the resources of a compute instance profile, as a versioned record with its name.
///
/// `nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t *info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetComputeInstanceProfileInfoV))]
///
/// Returns `(nvmlReturn_t, info: nvmlComputeInstanceProfileInfo_v2_t)`.
///
/// - `info`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceGetComputeInstanceProfileInfoV(
    gpuInstance: nvmlGpuInstance_t,
    profile: u32,
    engProfile: u32,
) -> (nvmlReturn_t, nvmlComputeInstanceProfileInfo_v2_t) {
    let mut info = output::Reserved::<
        nvmlComputeInstanceProfileInfo_v2_t,
    >::with(nvmlComputeInstanceProfileInfo_v2_t::begin);
    let returned = unsafe {
        sys::nvmlGpuInstanceGetComputeInstanceProfileInfoV(gpuInstance, profile, engProfile, info.slot())
    };
    (returned, info.take())
}

/// Returns how many more compute instances with a given profile fit in a GPU instance.
///
/// `nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetComputeInstanceRemainingCapacity))]
///
/// Returns `(nvmlReturn_t, count: unsigned int)`.
///
/// - `count`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceGetComputeInstanceRemainingCapacity(
    gpuInstance: nvmlGpuInstance_t,
    profileId: u32,
) -> (nvmlReturn_t, u32) {
    let mut count: u32 = output::zeroed();
    let returned = unsafe {
        sys::nvmlGpuInstanceGetComputeInstanceRemainingCapacity(gpuInstance, profileId, &mut count)
    };
    (returned, count)
}

/// Lists the compute instances of a GPU instance that have a given profile.
///
/// `nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstances, unsigned int *count)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetComputeInstances))]
///
/// Returns `(nvmlReturn_t, count: unsigned int)`.
///
/// - `computeInstances`: out, array, length `count`
/// - `count`: in and out: the length of `computeInstances`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `gpuInstance`: a live handle.
/// - `computeInstances`: at least as long as `profileId` requires. The length is not checked.
#[inline]
pub unsafe fn nvmlGpuInstanceGetComputeInstances(
    gpuInstance: nvmlGpuInstance_t,
    profileId: u32,
    computeInstances: &mut [nvmlComputeInstance_t],
) -> (nvmlReturn_t, u32) {
    let mut count: u32 = args::count(computeInstances.len());
    let returned = unsafe {
        sys::nvmlGpuInstanceGetComputeInstances(gpuInstance, profileId, args::as_mut_ptr(computeInstances), &mut count)
    };
    (returned, count)
}

/// Stores in `pVgpus` the vGPU types that can currently be created in a GPU instance.
///
/// `nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t *pVgpus)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetCreatableVgpus))]
///
/// - `pVgpus`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `gpuInstance`: a live handle.
/// - Pointers, handles and lengths in `pVgpus` must be valid.
#[inline]
pub unsafe fn nvmlGpuInstanceGetCreatableVgpus(
    gpuInstance: nvmlGpuInstance_t,
    pVgpus: &mut nvmlVgpuTypeIdInfo_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpuInstanceGetCreatableVgpus(gpuInstance, pVgpus) };
    (returned,)
}

/// Returns the device, ID, profile and placement of a GPU instance.
///
/// `nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetInfo))]
///
/// Returns `(nvmlReturn_t, info: nvmlGpuInstanceInfo_t)`.
///
/// - `info`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `gpuInstance`: a live handle.
/// - Pointers in `info` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn nvmlGpuInstanceGetInfo(
    gpuInstance: nvmlGpuInstance_t,
) -> (nvmlReturn_t, nvmlGpuInstanceInfo_t) {
    let mut info = output::Reserved::<nvmlGpuInstanceInfo_t>::new();
    let returned = unsafe { sys::nvmlGpuInstanceGetInfo(gpuInstance, info.slot()) };
    (returned, info.take())
}

/// Returns whether vGPUs of different sizes may run in a GPU instance.
///
/// `nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetVgpuHeterogeneousMode))]
///
/// Returns `(nvmlReturn_t, pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t)`.
///
/// - `pHeterogeneousMode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceGetVgpuHeterogeneousMode(
    gpuInstance: nvmlGpuInstance_t,
) -> (nvmlReturn_t, nvmlVgpuHeterogeneousMode_t) {
    let mut pHeterogeneousMode = output::Reserved::<
        nvmlVgpuHeterogeneousMode_t,
    >::with(nvmlVgpuHeterogeneousMode_t::begin);
    let returned = unsafe { sys::nvmlGpuInstanceGetVgpuHeterogeneousMode(gpuInstance, pHeterogeneousMode.slot()) };
    (returned, pHeterogeneousMode.take())
}

/// Stores in `pCreatablePlacementInfo` the placements in a GPU instance where a vGPU type can be created.
///
/// `nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance, nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceGetVgpuTypeCreatablePlacements))]
///
/// - `pCreatablePlacementInfo`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// - `gpuInstance`: a live handle.
/// - Pointers, handles and lengths in `pCreatablePlacementInfo` must be valid.
#[inline]
pub unsafe fn nvmlGpuInstanceGetVgpuTypeCreatablePlacements(
    gpuInstance: nvmlGpuInstance_t,
    pCreatablePlacementInfo: &mut nvmlVgpuCreatablePlacementInfo_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlGpuInstanceGetVgpuTypeCreatablePlacements(gpuInstance, pCreatablePlacementInfo) };
    (returned,)
}

/// Sets whether vGPUs of different sizes may run in a GPU instance.
///
/// `nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlGpuInstanceSetVgpuHeterogeneousMode))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_IN_USE`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `gpuInstance`: a live handle.
#[inline]
pub unsafe fn nvmlGpuInstanceSetVgpuHeterogeneousMode(
    gpuInstance: nvmlGpuInstance_t,
    pHeterogeneousMode: &nvmlVgpuHeterogeneousMode_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlGpuInstanceSetVgpuHeterogeneousMode(gpuInstance, core::ptr::from_ref(pHeterogeneousMode))
    };
    (returned,)
}

/// Initializes NVML and finds the GPUs without opening them; each call requires a matching `nvmlShutdown`.
///
/// `nvmlReturn_t nvmlInit_v2(void)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlInit = nvmlInit_v2))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_DRIVER_NOT_LOADED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlInit() -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlInit_v2() };
    (returned,)
}

/// The symbol behind [`nvmlInit`].
pub use self::nvmlInit as nvmlInit_v2;

/// Limits the host to a range of vGPU versions.
///
/// `nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSetVgpuVersion))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_IN_USE`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSetVgpuVersion(vgpuVersion: &nvmlVgpuVersion_t) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlSetVgpuVersion(core::ptr::from_ref(vgpuVersion).cast_mut()) };
    (returned,)
}

/// Undoes one initialization of NVML; the last call frees all its resources.
///
/// `nvmlReturn_t nvmlShutdown(void)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlShutdown))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No thread may use objects that the library has returned, during or after the call.
#[inline]
pub unsafe fn nvmlShutdown() -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlShutdown() };
    (returned,)
}

/// Frees an event set for system events.
///
/// `nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemEventSetFree))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `request` must be valid.
#[inline]
pub unsafe fn nvmlSystemEventSetFree(
    request: &nvmlSystemEventSetFreeRequest_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlSystemEventSetFree(core::ptr::from_ref(request).cast_mut()) };
    (returned,)
}

/// Waits for system events, up to a timeout in milliseconds.
///
/// `nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemEventSetWait))]
///
/// - `request`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_TIMEOUT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `request` must be valid.
#[inline]
pub unsafe fn nvmlSystemEventSetWait(
    request: &mut nvmlSystemEventSetWaitRequest_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlSystemEventSetWait(request) };
    (returned,)
}

/// Returns the confidential computing capabilities of the CPU and the GPUs.
///
/// `nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetConfComputeCapabilities))]
///
/// Returns `(nvmlReturn_t, capabilities: nvmlConfComputeSystemCaps_t)`.
///
/// - `capabilities`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetConfComputeCapabilities() -> (
    nvmlReturn_t,
    nvmlConfComputeSystemCaps_t,
) {
    let mut capabilities = output::Reserved::<nvmlConfComputeSystemCaps_t>::new();
    let returned = unsafe { sys::nvmlSystemGetConfComputeCapabilities(capabilities.slot()) };
    (returned, capabilities.take())
}

/// Returns whether the GPUs accept work under confidential computing.
///
/// `nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetConfComputeGpusReadyState))]
///
/// Returns `(nvmlReturn_t, isAcceptingWork: unsigned int)`.
///
/// - `isAcceptingWork`: out
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetConfComputeGpusReadyState() -> (nvmlReturn_t, u32) {
    let mut isAcceptingWork: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlSystemGetConfComputeGpusReadyState(&mut isAcceptingWork) };
    (returned, isAcceptingWork)
}

/// Returns the attacker advantage that triggers a rotation of the encryption keys.
///
/// `nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetConfComputeKeyRotationThresholdInfo))]
///
/// Returns `(nvmlReturn_t, pKeyRotationThrInfo: nvmlConfComputeGetKeyRotationThresholdInfo_t)`.
///
/// - `pKeyRotationThrInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetConfComputeKeyRotationThresholdInfo() -> (
    nvmlReturn_t,
    nvmlConfComputeGetKeyRotationThresholdInfo_t,
) {
    let mut pKeyRotationThrInfo = output::Reserved::<
        nvmlConfComputeGetKeyRotationThresholdInfo_t,
    >::with(nvmlConfComputeGetKeyRotationThresholdInfo_t::begin);
    let returned = unsafe { sys::nvmlSystemGetConfComputeKeyRotationThresholdInfo(pKeyRotationThrInfo.slot()) };
    (returned, pKeyRotationThrInfo.take())
}

/// Returns the system's confidential computing settings, such as the multi-GPU mode.
///
/// `nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetConfComputeSettings))]
///
/// Returns `(nvmlReturn_t, settings: nvmlSystemConfComputeSettings_t)`.
///
/// - `settings`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_GPU_IS_LOST`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetConfComputeSettings() -> (
    nvmlReturn_t,
    nvmlSystemConfComputeSettings_t,
) {
    let mut settings = output::Reserved::<
        nvmlSystemConfComputeSettings_t,
    >::with(nvmlSystemConfComputeSettings_t::begin);
    let returned = unsafe { sys::nvmlSystemGetConfComputeSettings(settings.slot()) };
    (returned, settings.take())
}

/// Returns whether confidential computing and its development mode are enabled.
///
/// `nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetConfComputeState))]
///
/// Returns `(nvmlReturn_t, state: nvmlConfComputeSystemState_t)`.
///
/// - `state`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetConfComputeState() -> (
    nvmlReturn_t,
    nvmlConfComputeSystemState_t,
) {
    let mut state = output::Reserved::<nvmlConfComputeSystemState_t>::new();
    let returned = unsafe { sys::nvmlSystemGetConfComputeState(state.slot()) };
    (returned, state.take())
}

/// Returns the CUDA version of the driver, as 1000·major + 10·minor.
///
/// `nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetCudaDriverVersion))]
///
/// Returns `(nvmlReturn_t, cudaDriverVersion: int)`.
///
/// - `cudaDriverVersion`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetCudaDriverVersion() -> (nvmlReturn_t, i32) {
    let mut cudaDriverVersion: i32 = output::zeroed();
    let returned = unsafe { sys::nvmlSystemGetCudaDriverVersion(&mut cudaDriverVersion) };
    (returned, cudaDriverVersion)
}

/// Returns the CUDA version of the driver library found at run time, as 1000·major + 10·minor.
///
/// `nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetCudaDriverVersion_v2))]
///
/// Returns `(nvmlReturn_t, cudaDriverVersion: int)`.
///
/// - `cudaDriverVersion`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_FUNCTION_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_LIBRARY_NOT_FOUND`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetCudaDriverVersion_v2() -> (nvmlReturn_t, i32) {
    let mut cudaDriverVersion: i32 = output::zeroed();
    let returned = unsafe { sys::nvmlSystemGetCudaDriverVersion_v2(&mut cudaDriverVersion) };
    (returned, cudaDriverVersion)
}

/// Returns the release branch of the graphics driver as a string.
///
/// `nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetDriverBranch))]
///
/// Returns `(nvmlReturn_t, branchInfo: nvmlSystemDriverBranchInfo_t)`.
///
/// - `branchInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetDriverBranch(
    length: u32,
) -> (nvmlReturn_t, nvmlSystemDriverBranchInfo_t) {
    let mut branchInfo = output::Reserved::<
        nvmlSystemDriverBranchInfo_t,
    >::with(nvmlSystemDriverBranchInfo_t::begin);
    let returned = unsafe { sys::nvmlSystemGetDriverBranch(branchInfo.slot(), length) };
    (returned, branchInfo.take())
}

/// Returns the version of the graphics driver as a string, such as `580.65.06`.
///
/// `nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetDriverVersion))]
///
/// - `version`: out, a buffer for a string whose size in bytes is passed as `length`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetDriverVersion(version: &mut [u8]) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlSystemGetDriverVersion(args::as_mut_ptr(version).cast(), args::count(version.len()))
    };
    (returned,)
}

/// Lists the host interface cards of S-class systems and their firmware versions.
///
/// `nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetHicVersion))]
///
/// Returns `(nvmlReturn_t, hwbcCount: unsigned int)`.
///
/// - `hwbcCount`: in and out: the length of `hwbcEntries`
/// - `hwbcEntries`: out, array, length `hwbcCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetHicVersion(
    hwbcEntries: &mut [nvmlHwbcEntry_t],
) -> (nvmlReturn_t, u32) {
    let mut hwbcCount: u32 = args::count(hwbcEntries.len());
    let returned = unsafe { sys::nvmlSystemGetHicVersion(&mut hwbcCount, args::as_mut_ptr(hwbcEntries)) };
    (returned, hwbcCount)
}

/// Returns the version of NVML as a string.
///
/// `nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetNVMLVersion))]
///
/// - `version`: out, a buffer for a string whose size in bytes is passed as `length`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetNVMLVersion(version: &mut [u8]) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlSystemGetNVMLVersion(args::as_mut_ptr(version).cast(), args::count(version.len()))
    };
    (returned,)
}

/// Returns the NVLink bandwidth mode of the whole system.
///
/// `nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetNvlinkBwMode))]
///
/// Returns `(nvmlReturn_t, nvlinkBwMode: unsigned int)`.
///
/// - `nvlinkBwMode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetNvlinkBwMode() -> (nvmlReturn_t, u32) {
    let mut nvlinkBwMode: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlSystemGetNvlinkBwMode(&mut nvlinkBwMode) };
    (returned, nvlinkBwMode)
}

/// Returns the name of a process, given its ID, with its path and arguments if possible.
///
/// `nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetProcessName))]
///
/// - `name`: out, a buffer for a string whose size in bytes is passed as `length`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetProcessName(pid: u32, name: &mut [u8]) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlSystemGetProcessName(pid, args::as_mut_ptr(name).cast(), args::count(name.len()))
    };
    (returned,)
}

/// Lists the GPUs that are close to a CPU.
///
/// `nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count, nvmlDevice_t *deviceArray)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemGetTopologyGpuSet))]
///
/// Returns `(nvmlReturn_t, count: unsigned int)`.
///
/// - `count`: in and out: the length of `deviceArray`
/// - `deviceArray`: out, array, length `count`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemGetTopologyGpuSet(
    cpuNumber: u32,
    deviceArray: &mut [nvmlDevice_t],
) -> (nvmlReturn_t, u32) {
    let mut count: u32 = args::count(deviceArray.len());
    let returned = unsafe { sys::nvmlSystemGetTopologyGpuSet(cpuNumber, &mut count, args::as_mut_ptr(deviceArray)) };
    (returned, count)
}

/// Adds types of system events to an event set.
///
/// `nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemRegisterEvents))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// Pointers, handles and lengths in `request` must be valid.
#[inline]
pub unsafe fn nvmlSystemRegisterEvents(
    request: &nvmlSystemRegisterEventRequest_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlSystemRegisterEvents(core::ptr::from_ref(request).cast_mut()) };
    (returned,)
}

/// Sets whether the GPUs accept work under confidential computing.
///
/// `nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemSetConfComputeGpusReadyState))]
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemSetConfComputeGpusReadyState(
    isAcceptingWork: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork) };
    (returned,)
}

/// Sets the attacker advantage that triggers a rotation of the encryption keys.
///
/// `nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemSetConfComputeKeyRotationThresholdInfo))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_INVALID_STATE`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemSetConfComputeKeyRotationThresholdInfo(
    pKeyRotationThrInfo: &nvmlConfComputeSetKeyRotationThresholdInfo_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlSystemSetConfComputeKeyRotationThresholdInfo(core::ptr::from_ref(pKeyRotationThrInfo).cast_mut())
    };
    (returned,)
}

/// Sets the NVLink bandwidth mode of the whole system.
///
/// `nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlSystemSetNvlinkBwMode))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_IN_USE`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`].
///
/// In `nvml.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlSystemSetNvlinkBwMode(nvlinkBwMode: u32) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlSystemSetNvlinkBwMode(nvlinkBwMode) };
    (returned,)
}

/// Returns the number of S-class units in the system.
///
/// `nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlUnitGetCount))]
///
/// Returns `(nvmlReturn_t, unitCount: unsigned int)`.
///
/// - `unitCount`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlUnitGetCount() -> (nvmlReturn_t, u32) {
    let mut unitCount: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlUnitGetCount(&mut unitCount) };
    (returned, unitCount)
}

/// Lists the GPUs in an S-class unit.
///
/// `nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlUnitGetDevices))]
///
/// Returns `(nvmlReturn_t, deviceCount: unsigned int)`.
///
/// - `deviceCount`: in and out: the length of `devices`
/// - `devices`: out, array, length `deviceCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `unit`: a live handle.
#[inline]
pub unsafe fn nvmlUnitGetDevices(
    unit: nvmlUnit_t,
    devices: &mut [nvmlDevice_t],
) -> (nvmlReturn_t, u32) {
    let mut deviceCount: u32 = args::count(devices.len());
    let returned = unsafe { sys::nvmlUnitGetDevices(unit, &mut deviceCount, args::as_mut_ptr(devices)) };
    (returned, deviceCount)
}

/// Returns the speed and state of each fan of an S-class unit.
///
/// `nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlUnitGetFanSpeedInfo))]
///
/// Returns `(nvmlReturn_t, fanSpeeds: nvmlUnitFanSpeeds_t)`.
///
/// - `fanSpeeds`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `unit`: a live handle.
#[inline]
pub unsafe fn nvmlUnitGetFanSpeedInfo(
    unit: nvmlUnit_t,
) -> (nvmlReturn_t, nvmlUnitFanSpeeds_t) {
    let mut fanSpeeds = output::Reserved::<nvmlUnitFanSpeeds_t>::new();
    let returned = unsafe { sys::nvmlUnitGetFanSpeedInfo(unit, fanSpeeds.slot()) };
    (returned, fanSpeeds.take())
}

/// Returns the handle of an S-class unit by its index.
///
/// `nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlUnitGetHandleByIndex))]
///
/// Returns `(nvmlReturn_t, unit: nvmlUnit_t)`.
///
/// - `unit`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlUnitGetHandleByIndex(index: u32) -> (nvmlReturn_t, nvmlUnit_t) {
    let mut unit: nvmlUnit_t = output::zeroed();
    let returned = unsafe { sys::nvmlUnitGetHandleByIndex(index, &mut unit) };
    (returned, unit)
}

/// Returns the color of an S-class unit's LED, and the cause if the LED is amber.
///
/// `nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlUnitGetLedState))]
///
/// Returns `(nvmlReturn_t, state: nvmlLedState_t)`.
///
/// - `state`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `unit`: a live handle.
#[inline]
pub unsafe fn nvmlUnitGetLedState(unit: nvmlUnit_t) -> (nvmlReturn_t, nvmlLedState_t) {
    let mut state = output::Reserved::<nvmlLedState_t>::new();
    let returned = unsafe { sys::nvmlUnitGetLedState(unit, state.slot()) };
    (returned, state.take())
}

/// Returns the state, current, voltage and power of an S-class unit's power supply.
///
/// `nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlUnitGetPsuInfo))]
///
/// Returns `(nvmlReturn_t, psu: nvmlPSUInfo_t)`.
///
/// - `psu`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `unit`: a live handle.
#[inline]
pub unsafe fn nvmlUnitGetPsuInfo(unit: nvmlUnit_t) -> (nvmlReturn_t, nvmlPSUInfo_t) {
    let mut psu = output::Reserved::<nvmlPSUInfo_t>::new();
    let returned = unsafe { sys::nvmlUnitGetPsuInfo(unit, psu.slot()) };
    (returned, psu.take())
}

/// Returns an intake, exhaust or board temperature in °C of an S-class unit.
///
/// `nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlUnitGetTemperature))]
///
/// Returns `(nvmlReturn_t, temp: unsigned int)`.
///
/// - `temp`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `unit`: a live handle.
#[inline]
pub unsafe fn nvmlUnitGetTemperature(
    unit: nvmlUnit_t,
    r#type: u32,
) -> (nvmlReturn_t, u32) {
    let mut temp: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlUnitGetTemperature(unit, r#type, &mut temp) };
    (returned, temp)
}

/// Returns the name, ID, serial number and firmware version of an S-class unit.
///
/// `nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlUnitGetUnitInfo))]
///
/// Returns `(nvmlReturn_t, info: nvmlUnitInfo_t)`.
///
/// - `info`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `unit`: a live handle.
#[inline]
pub unsafe fn nvmlUnitGetUnitInfo(unit: nvmlUnit_t) -> (nvmlReturn_t, nvmlUnitInfo_t) {
    let mut info = output::Reserved::<nvmlUnitInfo_t>::new();
    let returned = unsafe { sys::nvmlUnitGetUnitInfo(unit, info.slot()) };
    (returned, info.take())
}

/// Sets the color of an S-class unit's LED.
///
/// `nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlUnitSetLedState))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `unit`: a live handle.
#[inline]
pub unsafe fn nvmlUnitSetLedState(
    unit: nvmlUnit_t,
    color: nvmlLedColor_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlUnitSetLedState(unit, color) };
    (returned,)
}

/// Discards a vGPU's accounting statistics of terminated processes.
///
/// `nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceClearAccountingPids))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_NO_PERMISSION`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceClearAccountingPids(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlVgpuInstanceClearAccountingPids(vgpuInstance) };
    (returned,)
}

/// Returns whether a vGPU keeps accounting statistics of processes.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *mode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetAccountingMode))]
///
/// Returns `(nvmlReturn_t, mode: nvmlEnableState_t)`.
///
/// - `mode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_DRIVER_NOT_LOADED`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetAccountingMode(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t, nvmlEnableState_t) {
    let mut mode: nvmlEnableState_t = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuInstanceGetAccountingMode(vgpuInstance, &mut mode) };
    (returned, mode)
}

/// Lists the IDs of the processes, including terminated ones, for which a vGPU keeps statistics.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int *count, unsigned int *pids)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetAccountingPids))]
///
/// Returns `(nvmlReturn_t, count: unsigned int)`.
///
/// - `count`: in and out: the length of `pids`
/// - `pids`: out, array, length `count`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetAccountingPids(
    vgpuInstance: nvmlVgpuInstance_t,
    pids: &mut [u32],
) -> (nvmlReturn_t, u32) {
    let mut count: u32 = args::count(pids.len());
    let returned = unsafe { sys::nvmlVgpuInstanceGetAccountingPids(vgpuInstance, &mut count, args::as_mut_ptr(pids)) };
    (returned, count)
}

/// Returns the utilization, peak memory use, start time and run time of one process in a vGPU.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int pid, nvmlAccountingStats_t *stats)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetAccountingStats))]
///
/// Returns `(nvmlReturn_t, stats: nvmlAccountingStats_t)`.
///
/// - `stats`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetAccountingStats(
    vgpuInstance: nvmlVgpuInstance_t,
    pid: u32,
) -> (nvmlReturn_t, nvmlAccountingStats_t) {
    let mut stats = output::Reserved::<nvmlAccountingStats_t>::new();
    let returned = unsafe { sys::nvmlVgpuInstanceGetAccountingStats(vgpuInstance, pid, stats.slot()) };
    (returned, stats.take())
}

/// Returns whether ECC is enabled for a vGPU.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetEccMode))]
///
/// Returns `(nvmlReturn_t, eccMode: nvmlEnableState_t)`.
///
/// - `eccMode`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetEccMode(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t, nvmlEnableState_t) {
    let mut eccMode: nvmlEnableState_t = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuInstanceGetEccMode(vgpuInstance, &mut eccMode) };
    (returned, eccMode)
}

/// Returns the percentage of the encoder's capacity that a vGPU may use.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int *encoderCapacity)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetEncoderCapacity))]
///
/// Returns `(nvmlReturn_t, encoderCapacity: unsigned int)`.
///
/// - `encoderCapacity`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetEncoderCapacity(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t, u32) {
    let mut encoderCapacity: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuInstanceGetEncoderCapacity(vgpuInstance, &mut encoderCapacity) };
    (returned, encoderCapacity)
}

/// Lists a vGPU's active encoder sessions.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetEncoderSessions))]
///
/// Returns `(nvmlReturn_t, sessionCount: unsigned int)`.
///
/// - `sessionCount`: in and out: the length of `sessionInfo`
/// - `sessionInfo`: out, array, length `sessionCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetEncoderSessions(
    vgpuInstance: nvmlVgpuInstance_t,
    sessionInfo: &mut [nvmlEncoderSessionInfo_t],
) -> (nvmlReturn_t, u32) {
    let mut sessionCount: u32 = args::count(sessionInfo.len());
    let returned = unsafe {
        sys::nvmlVgpuInstanceGetEncoderSessions(vgpuInstance, &mut sessionCount, args::as_mut_ptr(sessionInfo))
    };
    (returned, sessionCount)
}

/// Returns the number of a vGPU's active encoder sessions, with their average frame rate and latency.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetEncoderStats))]
///
/// Returns `(nvmlReturn_t, sessionCount: unsigned int, averageFps: unsigned int, averageLatency: unsigned int)`.
///
/// - `sessionCount`, `averageFps`, `averageLatency`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetEncoderStats(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t, u32, u32, u32) {
    let mut sessionCount: u32 = output::zeroed();
    let mut averageFps: u32 = output::zeroed();
    let mut averageLatency: u32 = output::zeroed();
    let returned = unsafe {
        sys::nvmlVgpuInstanceGetEncoderStats(vgpuInstance, &mut sessionCount, &mut averageFps, &mut averageLatency)
    };
    (returned, sessionCount, averageFps, averageLatency)
}

/// Lists a vGPU's active frame capture sessions.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetFBCSessions))]
///
/// Returns `(nvmlReturn_t, sessionCount: unsigned int)`.
///
/// - `sessionCount`: in and out: the length of `sessionInfo`
/// - `sessionInfo`: out, array, length `sessionCount`; an empty slice passes NULL
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetFBCSessions(
    vgpuInstance: nvmlVgpuInstance_t,
    sessionInfo: &mut [nvmlFBCSessionInfo_t],
) -> (nvmlReturn_t, u32) {
    let mut sessionCount: u32 = args::count(sessionInfo.len());
    let returned = unsafe {
        sys::nvmlVgpuInstanceGetFBCSessions(vgpuInstance, &mut sessionCount, args::as_mut_ptr(sessionInfo))
    };
    (returned, sessionCount)
}

/// Returns the number of a vGPU's active frame capture sessions, with their average frame rate and latency.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetFBCStats))]
///
/// Returns `(nvmlReturn_t, fbcStats: nvmlFBCStats_t)`.
///
/// - `fbcStats`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetFBCStats(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t, nvmlFBCStats_t) {
    let mut fbcStats = output::Reserved::<nvmlFBCStats_t>::new();
    let returned = unsafe { sys::nvmlVgpuInstanceGetFBCStats(vgpuInstance, fbcStats.slot()) };
    (returned, fbcStats.take())
}

/// Returns the size in bytes of the memory that a vGPU uses.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetFbUsage))]
///
/// Returns `(nvmlReturn_t, fbUsage: unsigned long long)`.
///
/// - `fbUsage`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetFbUsage(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t, u64) {
    let mut fbUsage: u64 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuInstanceGetFbUsage(vgpuInstance, &mut fbUsage) };
    (returned, fbUsage)
}

/// Returns the frame rate limit of a vGPU in frames per second.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetFrameRateLimit))]
///
/// Returns `(nvmlReturn_t, frameRateLimit: unsigned int)`.
///
/// - `frameRateLimit`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetFrameRateLimit(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t, u32) {
    let mut frameRateLimit: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuInstanceGetFrameRateLimit(vgpuInstance, &mut frameRateLimit) };
    (returned, frameRateLimit)
}

/// Returns the ID of the GPU instance that contains a vGPU.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetGpuInstanceId))]
///
/// Returns `(nvmlReturn_t, gpuInstanceId: unsigned int)`.
///
/// - `gpuInstanceId`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetGpuInstanceId(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t, u32) {
    let mut gpuInstanceId: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuInstanceGetGpuInstanceId(vgpuInstance, &mut gpuInstanceId) };
    (returned, gpuInstanceId)
}

/// Returns a vGPU's PCI address in its virtual machine.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetGpuPciId))]
///
/// Returns `(nvmlReturn_t, length: unsigned int)`.
///
/// - `vgpuPciId`: out, a buffer for a string of up to `length` bytes
/// - `length`: in and out: the length of `vgpuPciId`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_DRIVER_NOT_LOADED`], [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetGpuPciId(
    vgpuInstance: nvmlVgpuInstance_t,
    vgpuPciId: &mut [u8],
) -> (nvmlReturn_t, u32) {
    let mut length: u32 = args::count(vgpuPciId.len());
    let returned = unsafe {
        sys::nvmlVgpuInstanceGetGpuPciId(vgpuInstance, args::as_mut_ptr(vgpuPciId).cast(), &mut length)
    };
    (returned, length)
}

/// Returns whether a vGPU is licensed, and when the license expires.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo)`
#[cfg_attr(
    doc,
    doc = forms!(
        nvml::nvmlVgpuInstanceGetLicenseInfo = nvmlVgpuInstanceGetLicenseInfo_v2
    )
)]
///
/// Returns `(nvmlReturn_t, licenseInfo: nvmlVgpuLicenseInfo_t)`.
///
/// - `licenseInfo`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_DRIVER_NOT_LOADED`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetLicenseInfo(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t, nvmlVgpuLicenseInfo_t) {
    let mut licenseInfo = output::Reserved::<nvmlVgpuLicenseInfo_t>::new();
    let returned = unsafe { sys::nvmlVgpuInstanceGetLicenseInfo_v2(vgpuInstance, licenseInfo.slot()) };
    (returned, licenseInfo.take())
}

/// The symbol behind [`nvmlVgpuInstanceGetLicenseInfo`].
pub use self::nvmlVgpuInstanceGetLicenseInfo as nvmlVgpuInstanceGetLicenseInfo_v2;

/// Returns whether a vGPU is licensed (superseded by `nvmlVgpuInstanceGetLicenseInfo`).
///
/// `nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetLicenseStatus))]
///
/// Returns `(nvmlReturn_t, licensed: unsigned int)`.
///
/// - `licensed`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "use `nvmlVgpuInstanceGetLicenseInfo` instead")]
#[inline]
pub unsafe fn nvmlVgpuInstanceGetLicenseStatus(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t, u32) {
    let mut licensed: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuInstanceGetLicenseStatus(vgpuInstance, &mut licensed) };
    (returned, licensed)
}

/// Returns the UUID of a vGPU's mediated device as a string.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetMdevUUID))]
///
/// - `mdevUuid`: out, a buffer for a string whose size in bytes is passed as `size`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetMdevUUID(
    vgpuInstance: nvmlVgpuInstance_t,
    mdevUuid: &mut [u8],
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlVgpuInstanceGetMdevUUID(vgpuInstance, args::as_mut_ptr(mdevUuid).cast(), args::count(mdevUuid.len()))
    };
    (returned,)
}

/// Returns a vGPU's metadata, which determine whether the vGPU can migrate.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetMetadata))]
///
/// Returns `(nvmlReturn_t, bufferSize: unsigned int)`.
///
/// - `vgpuMetadata`: out, host memory, `bufferSize` bytes; an empty slice passes NULL
/// - `bufferSize`: in and out: the length of `vgpuMetadata`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetMetadata<T: Output>(
    vgpuInstance: nvmlVgpuInstance_t,
    vgpuMetadata: &mut [T],
) -> (nvmlReturn_t, u32) {
    let mut bufferSize: u32 = args::count(size_of_val(vgpuMetadata));
    let returned = unsafe {
        sys::nvmlVgpuInstanceGetMetadata(vgpuInstance, args::as_mut_ptr(vgpuMetadata).cast(), &mut bufferSize)
    };
    (returned, bufferSize)
}

/// Returns the ID of a vGPU's placement on its GPU.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuPlacementId_t *pPlacement)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetPlacementId))]
///
/// Returns `(nvmlReturn_t, pPlacement: nvmlVgpuPlacementId_t)`.
///
/// - `pPlacement`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetPlacementId(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t, nvmlVgpuPlacementId_t) {
    let mut pPlacement = output::Reserved::<
        nvmlVgpuPlacementId_t,
    >::with(nvmlVgpuPlacementId_t::begin);
    let returned = unsafe { sys::nvmlVgpuInstanceGetPlacementId(vgpuInstance, pPlacement.slot()) };
    (returned, pPlacement.take())
}

/// Returns the size in bytes of a vGPU's runtime state, which a migration transfers.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuRuntimeState_t *pState)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetRuntimeStateSize))]
///
/// Returns `(nvmlReturn_t, pState: nvmlVgpuRuntimeState_t)`.
///
/// - `pState`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetRuntimeStateSize(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t, nvmlVgpuRuntimeState_t) {
    let mut pState = output::Reserved::<
        nvmlVgpuRuntimeState_t,
    >::with(nvmlVgpuRuntimeState_t::begin);
    let returned = unsafe { sys::nvmlVgpuInstanceGetRuntimeStateSize(vgpuInstance, pState.slot()) };
    (returned, pState.take())
}

/// Returns the type of a vGPU.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetType))]
///
/// Returns `(nvmlReturn_t, vgpuTypeId: nvmlVgpuTypeId_t)`.
///
/// - `vgpuTypeId`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetType(
    vgpuInstance: nvmlVgpuInstance_t,
) -> (nvmlReturn_t, nvmlVgpuTypeId_t) {
    let mut vgpuTypeId: nvmlVgpuTypeId_t = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuInstanceGetType(vgpuInstance, &mut vgpuTypeId) };
    (returned, vgpuTypeId)
}

/// Returns the UUID of a vGPU as a string.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetUUID))]
///
/// - `uuid`: out, a buffer for a string whose size in bytes is passed as `size`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetUUID(
    vgpuInstance: nvmlVgpuInstance_t,
    uuid: &mut [u8],
) -> (nvmlReturn_t,) {
    let returned = unsafe {
        sys::nvmlVgpuInstanceGetUUID(vgpuInstance, args::as_mut_ptr(uuid).cast(), args::count(uuid.len()))
    };
    (returned,)
}

/// Returns the version of the driver in the virtual machine of a vGPU.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version, unsigned int length)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetVmDriverVersion))]
///
/// - `version`: out, a buffer for a string whose size in bytes is passed as `length`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetVmDriverVersion(
    vgpuInstance: nvmlVgpuInstance_t,
    version: &mut [u8],
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlVgpuInstanceGetVmDriverVersion(
        vgpuInstance, args::as_mut_ptr(version).cast(), args::count(version.len()),
    ) };
    (returned,)
}

/// Returns the ID of the virtual machine that uses a vGPU, and the kind of this ID.
///
/// `nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size, nvmlVgpuVmIdType_t *vmIdType)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceGetVmID))]
///
/// Returns `(nvmlReturn_t, vmIdType: nvmlVgpuVmIdType_t)`.
///
/// - `vmId`: out, a buffer for a string whose size in bytes is passed as `size`
/// - `vmIdType`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetVmID(
    vgpuInstance: nvmlVgpuInstance_t,
    vmId: &mut [u8],
) -> (nvmlReturn_t, nvmlVgpuVmIdType_t) {
    let mut vmIdType: nvmlVgpuVmIdType_t = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuInstanceGetVmID(
        vgpuInstance, args::as_mut_ptr(vmId).cast(), args::count(vmId.len()), &mut vmIdType,
    ) };
    (returned, vmIdType)
}

/// Sets the percentage of the encoder's capacity that a vGPU may use.
///
/// `nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuInstanceSetEncoderCapacity))]
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_FOUND`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuInstanceSetEncoderCapacity(
    vgpuInstance: nvmlVgpuInstance_t,
    encoderCapacity: u32,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlVgpuInstanceSetEncoderCapacity(vgpuInstance, encoderCapacity) };
    (returned,)
}

/// Returns the BAR1 size of a vGPU type.
///
/// `nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetBAR1Info))]
///
/// Returns `(nvmlReturn_t, bar1Info: nvmlVgpuTypeBar1Info_t)`.
///
/// - `bar1Info`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetBAR1Info(
    vgpuTypeId: nvmlVgpuTypeId_t,
) -> (nvmlReturn_t, nvmlVgpuTypeBar1Info_t) {
    let mut bar1Info = output::Reserved::<
        nvmlVgpuTypeBar1Info_t,
    >::with(nvmlVgpuTypeBar1Info_t::begin);
    let returned = unsafe { sys::nvmlVgpuTypeGetBAR1Info(vgpuTypeId, bar1Info.slot()) };
    (returned, bar1Info.take())
}

/// Returns whether a vGPU type has a capability, such as peer-to-peer access.
///
/// `nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability, unsigned int *capResult)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetCapabilities))]
///
/// Returns `(nvmlReturn_t, capResult: unsigned int)`.
///
/// - `capResult`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetCapabilities(
    vgpuTypeId: nvmlVgpuTypeId_t,
    capability: nvmlVgpuCapability_t,
) -> (nvmlReturn_t, u32) {
    let mut capResult: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuTypeGetCapabilities(vgpuTypeId, capability, &mut capResult) };
    (returned, capResult)
}

/// Returns the class of a vGPU type, such as `Quadro`.
///
/// `nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetClass))]
///
/// Returns `(nvmlReturn_t, size: unsigned int)`.
///
/// - `vgpuTypeClass`: out, a buffer for a string of up to `size` bytes
/// - `size`: in and out: the length of `vgpuTypeClass`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetClass(
    vgpuTypeId: nvmlVgpuTypeId_t,
    vgpuTypeClass: &mut [u8],
) -> (nvmlReturn_t, u32) {
    let mut size: u32 = args::count(vgpuTypeClass.len());
    let returned = unsafe { sys::nvmlVgpuTypeGetClass(vgpuTypeId, args::as_mut_ptr(vgpuTypeClass).cast(), &mut size) };
    (returned, size)
}

/// Returns the PCI device ID and subsystem ID of a vGPU type.
///
/// `nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID, unsigned long long *subsystemID)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetDeviceID))]
///
/// Returns `(nvmlReturn_t, deviceID: unsigned long long, subsystemID: unsigned long long)`.
///
/// - `deviceID`, `subsystemID`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetDeviceID(
    vgpuTypeId: nvmlVgpuTypeId_t,
) -> (nvmlReturn_t, u64, u64) {
    let mut deviceID: u64 = output::zeroed();
    let mut subsystemID: u64 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuTypeGetDeviceID(vgpuTypeId, &mut deviceID, &mut subsystemID) };
    (returned, deviceID, subsystemID)
}

/// Returns the size in bytes of the memory that a vGPU type reserves for itself.
///
/// `nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbReservation)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetFbReservation))]
///
/// Returns `(nvmlReturn_t, fbReservation: unsigned long long)`.
///
/// - `fbReservation`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetFbReservation(
    vgpuTypeId: nvmlVgpuTypeId_t,
) -> (nvmlReturn_t, u64) {
    let mut fbReservation: u64 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuTypeGetFbReservation(vgpuTypeId, &mut fbReservation) };
    (returned, fbReservation)
}

/// Returns the frame rate limit of a vGPU type in frames per second.
///
/// `nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *frameRateLimit)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetFrameRateLimit))]
///
/// Returns `(nvmlReturn_t, frameRateLimit: unsigned int)`.
///
/// - `frameRateLimit`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetFrameRateLimit(
    vgpuTypeId: nvmlVgpuTypeId_t,
) -> (nvmlReturn_t, u32) {
    let mut frameRateLimit: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuTypeGetFrameRateLimit(vgpuTypeId, &mut frameRateLimit) };
    (returned, frameRateLimit)
}

/// Returns the memory size of a vGPU type in bytes.
///
/// `nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetFramebufferSize))]
///
/// Returns `(nvmlReturn_t, fbSize: unsigned long long)`.
///
/// - `fbSize`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetFramebufferSize(
    vgpuTypeId: nvmlVgpuTypeId_t,
) -> (nvmlReturn_t, u64) {
    let mut fbSize: u64 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuTypeGetFramebufferSize(vgpuTypeId, &mut fbSize) };
    (returned, fbSize)
}

/// Returns the ID of the GPU instance profile of a vGPU type that runs on MIG.
///
/// `nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *gpuInstanceProfileId)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetGpuInstanceProfileId))]
///
/// Returns `(nvmlReturn_t, gpuInstanceProfileId: unsigned int)`.
///
/// - `gpuInstanceProfileId`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetGpuInstanceProfileId(
    vgpuTypeId: nvmlVgpuTypeId_t,
) -> (nvmlReturn_t, u32) {
    let mut gpuInstanceProfileId: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuTypeGetGpuInstanceProfileId(vgpuTypeId, &mut gpuInstanceProfileId) };
    (returned, gpuInstanceProfileId)
}

/// Returns the size in bytes of the GSP heap that a vGPU type requires.
///
/// `nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetGspHeapSize))]
///
/// Returns `(nvmlReturn_t, gspHeapSize: unsigned long long)`.
///
/// - `gspHeapSize`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetGspHeapSize(
    vgpuTypeId: nvmlVgpuTypeId_t,
) -> (nvmlReturn_t, u64) {
    let mut gspHeapSize: u64 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuTypeGetGspHeapSize(vgpuTypeId, &mut gspHeapSize) };
    (returned, gspHeapSize)
}

/// Returns the license that a vGPU type requires, as a string.
///
/// `nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetLicense))]
///
/// - `vgpuTypeLicenseString`: out, a buffer for a string whose size in bytes is passed as `size`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetLicense(
    vgpuTypeId: nvmlVgpuTypeId_t,
    vgpuTypeLicenseString: &mut [u8],
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlVgpuTypeGetLicense(
        vgpuTypeId, args::as_mut_ptr(vgpuTypeLicenseString).cast(), args::count(vgpuTypeLicenseString.len()),
    ) };
    (returned,)
}

/// Returns the maximum number of vGPUs of one type on a GPU.
///
/// `nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetMaxInstances))]
///
/// Returns `(nvmlReturn_t, vgpuInstanceCount: unsigned int)`.
///
/// - `vgpuInstanceCount`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// `device`: a live handle.
#[inline]
pub unsafe fn nvmlVgpuTypeGetMaxInstances(
    device: nvmlDevice_t,
    vgpuTypeId: nvmlVgpuTypeId_t,
) -> (nvmlReturn_t, u32) {
    let mut vgpuInstanceCount: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuTypeGetMaxInstances(device, vgpuTypeId, &mut vgpuInstanceCount) };
    (returned, vgpuInstanceCount)
}

/// Stores in `pMaxInstance` the maximum number of vGPUs of one type in a GPU instance.
///
/// `nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetMaxInstancesPerGpuInstance))]
///
/// - `pMaxInstance`: read and updated in place
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_ARGUMENT_VERSION_MISMATCH`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_NOT_SUPPORTED`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetMaxInstancesPerGpuInstance(
    pMaxInstance: &mut nvmlVgpuTypeMaxInstance_t,
) -> (nvmlReturn_t,) {
    let returned = unsafe { sys::nvmlVgpuTypeGetMaxInstancesPerGpuInstance(pMaxInstance) };
    (returned,)
}

/// Returns the maximum number of vGPUs of one type in a virtual machine.
///
/// `nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCountPerVm)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetMaxInstancesPerVm))]
///
/// Returns `(nvmlReturn_t, vgpuInstanceCountPerVm: unsigned int)`.
///
/// - `vgpuInstanceCountPerVm`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetMaxInstancesPerVm(
    vgpuTypeId: nvmlVgpuTypeId_t,
) -> (nvmlReturn_t, u32) {
    let mut vgpuInstanceCountPerVm: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuTypeGetMaxInstancesPerVm(vgpuTypeId, &mut vgpuInstanceCountPerVm) };
    (returned, vgpuInstanceCountPerVm)
}

/// Returns the name of a vGPU type.
///
/// `nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetName))]
///
/// Returns `(nvmlReturn_t, size: unsigned int)`.
///
/// - `vgpuTypeName`: out, a buffer for a string of up to `size` bytes
/// - `size`: in and out: the length of `vgpuTypeName`
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INSUFFICIENT_SIZE`], [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetName(
    vgpuTypeId: nvmlVgpuTypeId_t,
    vgpuTypeName: &mut [u8],
) -> (nvmlReturn_t, u32) {
    let mut size: u32 = args::count(vgpuTypeName.len());
    let returned = unsafe { sys::nvmlVgpuTypeGetName(vgpuTypeId, args::as_mut_ptr(vgpuTypeName).cast(), &mut size) };
    (returned, size)
}

/// Returns the number of displays that a vGPU type can drive.
///
/// `nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *numDisplayHeads)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetNumDisplayHeads))]
///
/// Returns `(nvmlReturn_t, numDisplayHeads: unsigned int)`.
///
/// - `numDisplayHeads`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetNumDisplayHeads(
    vgpuTypeId: nvmlVgpuTypeId_t,
) -> (nvmlReturn_t, u32) {
    let mut numDisplayHeads: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuTypeGetNumDisplayHeads(vgpuTypeId, &mut numDisplayHeads) };
    (returned, numDisplayHeads)
}

/// Returns the maximum width and height of one display of a vGPU type.
///
/// `nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex, unsigned int *xdim, unsigned int *ydim)`
#[cfg_attr(doc, doc = forms!(nvml::nvmlVgpuTypeGetResolution))]
///
/// Returns `(nvmlReturn_t, xdim: unsigned int, ydim: unsigned int)`.
///
/// - `xdim`, `ydim`: out
///
/// Documented errors: [`nvmlReturn_t::NVML_ERROR_INVALID_ARGUMENT`], [`nvmlReturn_t::NVML_ERROR_UNINITIALIZED`], [`nvmlReturn_t::NVML_ERROR_UNKNOWN`].
///
/// In `nvml.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/deploy/nvml-api/index.html).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvmlVgpuTypeGetResolution(
    vgpuTypeId: nvmlVgpuTypeId_t,
    displayIndex: u32,
) -> (nvmlReturn_t, u32, u32) {
    let mut xdim: u32 = output::zeroed();
    let mut ydim: u32 = output::zeroed();
    let returned = unsafe { sys::nvmlVgpuTypeGetResolution(vgpuTypeId, displayIndex, &mut xdim, &mut ydim) };
    (returned, xdim, ydim)
}
