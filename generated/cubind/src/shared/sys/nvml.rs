//! The C functions, as the library exports them: NVML.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::shared::nvml::{NVML, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;

/// `nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlComputeInstanceDestroy(
    computeInstance: nvmlComputeInstance_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlComputeInstance_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlComputeInstanceDestroy");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(computeInstance) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlComputeInstanceGetInfo_v2(
    computeInstance: nvmlComputeInstance_t,
    info: *mut nvmlComputeInstanceInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlComputeInstance_t,
            *mut nvmlComputeInstanceInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlComputeInstanceGetInfo_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(computeInstance, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceClearAccountingPids(device: nvmlDevice_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvmlDevice_t) -> nvmlReturn_t> = Symbol::new(
        c"nvmlDeviceClearAccountingPids",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceClearCpuAffinity(device: nvmlDevice_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvmlDevice_t) -> nvmlReturn_t> = Symbol::new(
        c"nvmlDeviceClearCpuAffinity",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceClearEccErrorCounts(
    device: nvmlDevice_t,
    counterType: nvmlEccCounterType_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, nvmlEccCounterType_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceClearEccErrorCounts");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, counterType) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceClearFieldValues(
    device: nvmlDevice_t,
    valuesCount: i32,
    values: *mut nvmlFieldValue_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            i32,
            *mut nvmlFieldValue_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceClearFieldValues");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, valuesCount, values) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstance)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceCreateGpuInstance(
    device: nvmlDevice_t,
    profileId: u32,
    gpuInstance: *mut nvmlGpuInstance_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut nvmlGpuInstance_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceCreateGpuInstance");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, profileId, gpuInstance) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int profileId, const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceCreateGpuInstanceWithPlacement(
    device: nvmlDevice_t,
    profileId: u32,
    placement: *const nvmlGpuInstancePlacement_t,
    gpuInstance: *mut nvmlGpuInstance_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *const nvmlGpuInstancePlacement_t,
            *mut nvmlGpuInstance_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceCreateGpuInstanceWithPlacement");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, profileId, placement, gpuInstance) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceDiscoverGpus(pciInfo: *mut nvmlPciInfo_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlPciInfo_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceDiscoverGpus");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(pciInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlEnableState_t freeze)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceFreezeNvLinkUtilizationCounter(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
    freeze: nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            u32,
            nvmlEnableState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceFreezeNvLinkUtilizationCounter");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, link, counter, freeze) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetAPIRestriction(
    device: nvmlDevice_t,
    apiType: nvmlRestrictedAPI_t,
    isRestricted: *mut nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlRestrictedAPI_t,
            *mut nvmlEnableState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetAPIRestriction");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, apiType, isRestricted) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetAccountingBufferSize(
    device: nvmlDevice_t,
    bufferSize: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetAccountingBufferSize");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, bufferSize) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetAccountingMode(
    device: nvmlDevice_t,
    mode: *mut nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlEnableState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetAccountingMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, mode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count, unsigned int *pids)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetAccountingPids(
    device: nvmlDevice_t,
    count: *mut u32,
    pids: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetAccountingPids");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, count, pids) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid, nvmlAccountingStats_t *stats)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetAccountingStats(
    device: nvmlDevice_t,
    pid: u32,
    stats: *mut nvmlAccountingStats_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut nvmlAccountingStats_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetAccountingStats");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pid, stats) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuInstance_t *vgpuInstances)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetActiveVgpus(
    device: nvmlDevice_t,
    vgpuCount: *mut u32,
    vgpuInstances: *mut nvmlVgpuInstance_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut u32,
            *mut nvmlVgpuInstance_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetActiveVgpus");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, vgpuCount, vgpuInstances) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device, unsigned int *adaptiveClockStatus)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetAdaptiveClockInfoStatus(
    device: nvmlDevice_t,
    adaptiveClockStatus: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetAdaptiveClockInfoStatus");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, adaptiveClockStatus) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetApplicationsClock(
    device: nvmlDevice_t,
    clockType: nvmlClockType_t,
    clockMHz: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlClockType_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetApplicationsClock");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, clockType, clockMHz) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetArchitecture(
    device: nvmlDevice_t,
    arch: *mut nvmlDeviceArchitecture_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlDeviceArchitecture_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetArchitecture");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, arch) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetAttributes_v2(
    device: nvmlDevice_t,
    attributes: *mut nvmlDeviceAttributes_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlDeviceAttributes_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetAttributes_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, attributes) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetAutoBoostedClocksEnabled(
    device: nvmlDevice_t,
    isEnabled: *mut nvmlEnableState_t,
    defaultIsEnabled: *mut nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlEnableState_t,
            *mut nvmlEnableState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetAutoBoostedClocksEnabled");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, isEnabled, defaultIsEnabled) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetBAR1MemoryInfo(
    device: nvmlDevice_t,
    bar1Memory: *mut nvmlBAR1Memory_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlBAR1Memory_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetBAR1MemoryInfo");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, bar1Memory) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetBoardId(
    device: nvmlDevice_t,
    boardId: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetBoardId");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, boardId) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber, unsigned int length)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetBoardPartNumber(
    device: nvmlDevice_t,
    partNumber: *mut core::ffi::c_char,
    length: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut core::ffi::c_char,
            u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetBoardPartNumber");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, partNumber, length) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device, nvmlBridgeChipHierarchy_t *bridgeHierarchy)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetBridgeChipInfo(
    device: nvmlDevice_t,
    bridgeHierarchy: *mut nvmlBridgeChipHierarchy_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlBridgeChipHierarchy_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetBridgeChipInfo");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, bridgeHierarchy) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetBusType(
    device: nvmlDevice_t,
    r#type: *mut nvmlBusType_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlBusType_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetBusType");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)`
///
/// In `nvml.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetC2cModeInfoV(
    device: nvmlDevice_t,
    c2cModeInfo: *mut nvmlC2cModeInfo_v1_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlC2cModeInfo_v1_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetC2cModeInfoV").since("12.3");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, c2cModeInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)`
///
/// In `nvml.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetCapabilities(
    device: nvmlDevice_t,
    caps: *mut nvmlDeviceCapabilities_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlDeviceCapabilities_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetCapabilities").since("12.5");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, caps) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetClkMonStatus(
    device: nvmlDevice_t,
    status: *mut nvmlClkMonStatus_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlClkMonStatus_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetClkMonStatus");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, status) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId, unsigned int *clockMHz)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetClock(
    device: nvmlDevice_t,
    clockType: nvmlClockType_t,
    clockId: nvmlClockId_t,
    clockMHz: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlClockType_t,
            nvmlClockId_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetClock");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, clockType, clockId, clockMHz) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetClockInfo(
    device: nvmlDevice_t,
    r#type: nvmlClockType_t,
    clock: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlClockType_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetClockInfo");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, r#type, clock) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)`
///
/// In `nvml.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetClockOffsets(
    device: nvmlDevice_t,
    info: *mut nvmlClockOffset_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlClockOffset_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetClockOffsets").since("12.5");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetComputeInstanceId(
    device: nvmlDevice_t,
    id: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetComputeInstanceId");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, id) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetComputeMode(
    device: nvmlDevice_t,
    mode: *mut nvmlComputeMode_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlComputeMode_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetComputeMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, mode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device, nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetConfComputeGpuAttestationReport(
    device: nvmlDevice_t,
    gpuAtstReport: *mut nvmlConfComputeGpuAttestationReport_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlConfComputeGpuAttestationReport_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetConfComputeGpuAttestationReport").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, gpuAtstReport) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device, nvmlConfComputeGpuCertificate_t *gpuCert)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetConfComputeGpuCertificate(
    device: nvmlDevice_t,
    gpuCert: *mut nvmlConfComputeGpuCertificate_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlConfComputeGpuCertificate_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetConfComputeGpuCertificate").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, gpuCert) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetConfComputeMemSizeInfo(
    device: nvmlDevice_t,
    memInfo: *mut nvmlConfComputeMemSizeInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlConfComputeMemSizeInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetConfComputeMemSizeInfo").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, memInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device, nvmlMemory_t *memory)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetConfComputeProtectedMemoryUsage(
    device: nvmlDevice_t,
    memory: *mut nvmlMemory_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlMemory_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetConfComputeProtectedMemoryUsage").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, memory) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetCoolerInfo(
    device: nvmlDevice_t,
    coolerInfo: *mut nvmlCoolerInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlCoolerInfo_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetCoolerInfo").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, coolerInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetCount_v2(deviceCount: *mut u32) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32) -> nvmlReturn_t> = Symbol::new(
        c"nvmlDeviceGetCount_v2",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(deviceCount) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetCpuAffinity(
    device: nvmlDevice_t,
    cpuSetSize: u32,
    cpuSet: *mut core::ffi::c_ulong,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut core::ffi::c_ulong,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetCpuAffinity");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, cpuSetSize, cpuSet) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet, nvmlAffinityScope_t scope)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetCpuAffinityWithinScope(
    device: nvmlDevice_t,
    cpuSetSize: u32,
    cpuSet: *mut core::ffi::c_ulong,
    scope: nvmlAffinityScope_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut core::ffi::c_ulong,
            nvmlAffinityScope_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetCpuAffinityWithinScope");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, cpuSetSize, cpuSet, scope) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetCreatableVgpus(
    device: nvmlDevice_t,
    vgpuCount: *mut u32,
    vgpuTypeIds: *mut nvmlVgpuTypeId_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut u32,
            *mut nvmlVgpuTypeId_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetCreatableVgpus");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, vgpuCount, vgpuTypeIds) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetCudaComputeCapability(
    device: nvmlDevice_t,
    major: *mut i32,
    minor: *mut i32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut i32, *mut i32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetCudaComputeCapability");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, major, minor) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetCurrPcieLinkGeneration(
    device: nvmlDevice_t,
    currLinkGen: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetCurrPcieLinkGeneration");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, currLinkGen) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetCurrPcieLinkWidth(
    device: nvmlDevice_t,
    currLinkWidth: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetCurrPcieLinkWidth");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, currLinkWidth) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetCurrentClockFreqs(
    device: nvmlDevice_t,
    currentClockFreqs: *mut nvmlDeviceCurrentClockFreqs_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlDeviceCurrentClockFreqs_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetCurrentClockFreqs").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, currentClockFreqs) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device, unsigned long long *clocksEventReasons)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetCurrentClocksEventReasons(
    device: nvmlDevice_t,
    clocksEventReasons: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u64) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetCurrentClocksEventReasons").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, clocksEventReasons) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device, unsigned long long *clocksThrottleReasons)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetCurrentClocksThrottleReasons(
    device: nvmlDevice_t,
    clocksThrottleReasons: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u64) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetCurrentClocksThrottleReasons");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, clocksThrottleReasons) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetDecoderUtilization(
    device: nvmlDevice_t,
    utilization: *mut u32,
    samplingPeriodUs: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetDecoderUtilization");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, utilization, samplingPeriodUs) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetDefaultApplicationsClock(
    device: nvmlDevice_t,
    clockType: nvmlClockType_t,
    clockMHz: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlClockType_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetDefaultApplicationsClock");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, clockType, clockMHz) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetDefaultEccMode(
    device: nvmlDevice_t,
    defaultMode: *mut nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlEnableState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetDefaultEccMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, defaultMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetDetailedEccErrors(
    device: nvmlDevice_t,
    errorType: nvmlMemoryErrorType_t,
    counterType: nvmlEccCounterType_t,
    eccCounts: *mut nvmlEccErrorCounts_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlMemoryErrorType_t,
            nvmlEccCounterType_t,
            *mut nvmlEccErrorCounts_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetDetailedEccErrors");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, errorType, counterType, eccCounts) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice, nvmlDevice_t *device)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetDeviceHandleFromMigDeviceHandle(
    migDevice: nvmlDevice_t,
    device: *mut nvmlDevice_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlDevice_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetDeviceHandleFromMigDeviceHandle");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(migDevice, device) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetDisplayActive(
    device: nvmlDevice_t,
    isActive: *mut nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlEnableState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetDisplayActive");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, isActive) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetDisplayMode(
    device: nvmlDevice_t,
    display: *mut nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlEnableState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetDisplayMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, display) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetDramEncryptionMode(
    device: nvmlDevice_t,
    current: *mut nvmlDramEncryptionInfo_t,
    pending: *mut nvmlDramEncryptionInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlDramEncryptionInfo_t,
            *mut nvmlDramEncryptionInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetDramEncryptionMode").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, current, pending) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending)`
///
/// In `nvml.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetDriverModel_v2(
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
    > = Symbol::new(c"nvmlDeviceGetDriverModel_v2").since("12.5");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, current, pending) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetDynamicPstatesInfo(
    device: nvmlDevice_t,
    pDynamicPstatesInfo: *mut nvmlGpuDynamicPstatesInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlGpuDynamicPstatesInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetDynamicPstatesInfo");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pDynamicPstatesInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current, nvmlEnableState_t *pending)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetEccMode(
    device: nvmlDevice_t,
    current: *mut nvmlEnableState_t,
    pending: *mut nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlEnableState_t,
            *mut nvmlEnableState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetEccMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, current, pending) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetEncoderCapacity(
    device: nvmlDevice_t,
    encoderQueryType: nvmlEncoderType_t,
    encoderCapacity: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlEncoderType_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetEncoderCapacity");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, encoderQueryType, encoderCapacity) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetEncoderSessions(
    device: nvmlDevice_t,
    sessionCount: *mut u32,
    sessionInfos: *mut nvmlEncoderSessionInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut u32,
            *mut nvmlEncoderSessionInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetEncoderSessions");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, sessionCount, sessionInfos) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetEncoderStats(
    device: nvmlDevice_t,
    sessionCount: *mut u32,
    averageFps: *mut u32,
    averageLatency: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut u32,
            *mut u32,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetEncoderStats");
    match SYMBOL.get(&NVML) {
        Ok(exported) => {
            unsafe { exported(device, sessionCount, averageFps, averageLatency) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetEncoderUtilization(
    device: nvmlDevice_t,
    utilization: *mut u32,
    samplingPeriodUs: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetEncoderUtilization");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, utilization, samplingPeriodUs) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetEnforcedPowerLimit(
    device: nvmlDevice_t,
    limit: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetEnforcedPowerLimit");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, limit) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetFBCSessions(
    device: nvmlDevice_t,
    sessionCount: *mut u32,
    sessionInfo: *mut nvmlFBCSessionInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut u32,
            *mut nvmlFBCSessionInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetFBCSessions");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, sessionCount, sessionInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetFBCStats(
    device: nvmlDevice_t,
    fbcStats: *mut nvmlFBCStats_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlFBCStats_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetFBCStats");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, fbcStats) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t *policy)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetFanControlPolicy_v2(
    device: nvmlDevice_t,
    fan: u32,
    policy: *mut nvmlFanControlPolicy_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut nvmlFanControlPolicy_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetFanControlPolicy_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, fan, policy) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetFanSpeed(
    device: nvmlDevice_t,
    speed: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetFanSpeed");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, speed) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetFanSpeedRPM(
    device: nvmlDevice_t,
    fanSpeed: *mut nvmlFanSpeedInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlFanSpeedInfo_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetFanSpeedRPM").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, fanSpeed) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetFanSpeed_v2(
    device: nvmlDevice_t,
    fan: u32,
    speed: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetFanSpeed_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, fan, speed) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetFieldValues(
    device: nvmlDevice_t,
    valuesCount: i32,
    values: *mut nvmlFieldValue_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            i32,
            *mut nvmlFieldValue_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetFieldValues");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, valuesCount, values) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpcClkMinMaxVfOffset(
    device: nvmlDevice_t,
    minOffset: *mut i32,
    maxOffset: *mut i32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut i32, *mut i32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpcClkMinMaxVfOffset");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, minOffset, maxOffset) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpcClkVfOffset(
    device: nvmlDevice_t,
    offset: *mut i32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut i32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpcClkVfOffset");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, offset) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpuFabricInfo(
    device: nvmlDevice_t,
    gpuFabricInfo: *mut nvmlGpuFabricInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlGpuFabricInfo_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpuFabricInfo");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, gpuFabricInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t *gpuInstance)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstanceById(
    device: nvmlDevice_t,
    id: u32,
    gpuInstance: *mut nvmlGpuInstance_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut nvmlGpuInstance_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpuInstanceById");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, id, gpuInstance) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstanceId(
    device: nvmlDevice_t,
    id: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpuInstanceId");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, id) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstancePossiblePlacements_v2(
    device: nvmlDevice_t,
    profileId: u32,
    placements: *mut nvmlGpuInstancePlacement_t,
    count: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut nvmlGpuInstancePlacement_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpuInstancePossiblePlacements_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, profileId, placements, count) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_t *info)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstanceProfileInfo(
    device: nvmlDevice_t,
    profile: u32,
    info: *mut nvmlGpuInstanceProfileInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut nvmlGpuInstanceProfileInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpuInstanceProfileInfo");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, profile, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstanceProfileInfoV(
    device: nvmlDevice_t,
    profile: u32,
    info: *mut nvmlGpuInstanceProfileInfo_v2_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut nvmlGpuInstanceProfileInfo_v2_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpuInstanceProfileInfoV");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, profile, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int profileId, unsigned int *count)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstanceRemainingCapacity(
    device: nvmlDevice_t,
    profileId: u32,
    count: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpuInstanceRemainingCapacity");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, profileId, count) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstances, unsigned int *count)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpuInstances(
    device: nvmlDevice_t,
    profileId: u32,
    gpuInstances: *mut nvmlGpuInstance_t,
    count: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut nvmlGpuInstance_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpuInstances");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, profileId, gpuInstances, count) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGenDevice)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpuMaxPcieLinkGeneration(
    device: nvmlDevice_t,
    maxLinkGenDevice: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpuMaxPcieLinkGeneration");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, maxLinkGenDevice) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGpuOperationMode(
    device: nvmlDevice_t,
    current: *mut nvmlGpuOperationMode_t,
    pending: *mut nvmlGpuOperationMode_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlGpuOperationMode_t,
            *mut nvmlGpuOperationMode_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGpuOperationMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, current, pending) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGridLicensableFeatures_v4(
    device: nvmlDevice_t,
    pGridLicensableFeatures: *mut nvmlGridLicensableFeatures_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlGridLicensableFeatures_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGridLicensableFeatures_v4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pGridLicensableFeatures) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled, unsigned int *defaultMode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGspFirmwareMode(
    device: nvmlDevice_t,
    isEnabled: *mut u32,
    defaultMode: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGspFirmwareMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, isEnabled, defaultMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetGspFirmwareVersion(
    device: nvmlDevice_t,
    version: *mut core::ffi::c_char,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut core::ffi::c_char) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetGspFirmwareVersion");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, version) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetHandleByIndex_v2(
    index: u32,
    device: *mut nvmlDevice_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(u32, *mut nvmlDevice_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetHandleByIndex_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(index, device) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetHandleByPciBusId_v2(
    pciBusId: *const core::ffi::c_char,
    device: *mut nvmlDevice_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const core::ffi::c_char,
            *mut nvmlDevice_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetHandleByPciBusId_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(pciBusId, device) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetHandleBySerial(
    serial: *const core::ffi::c_char,
    device: *mut nvmlDevice_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const core::ffi::c_char,
            *mut nvmlDevice_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetHandleBySerial");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(serial, device) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetHandleByUUID(
    uuid: *const core::ffi::c_char,
    device: *mut nvmlDevice_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const core::ffi::c_char,
            *mut nvmlDevice_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetHandleByUUID");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(uuid, device) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)`
///
/// In `nvml.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetHandleByUUIDV(
    uuid: *const nvmlUUID_t,
    device: *mut nvmlDevice_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const nvmlUUID_t, *mut nvmlDevice_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetHandleByUUIDV").since("12.9");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(uuid, device) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetHostVgpuMode(
    device: nvmlDevice_t,
    pHostVgpuMode: *mut nvmlHostVgpuMode_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlHostVgpuMode_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetHostVgpuMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pHostVgpuMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetIndex(device: nvmlDevice_t, index: *mut u32) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetIndex");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, index) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int *checksum)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetInforomConfigurationChecksum(
    device: nvmlDevice_t,
    checksum: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetInforomConfigurationChecksum");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, checksum) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version, unsigned int length)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetInforomImageVersion(
    device: nvmlDevice_t,
    version: *mut core::ffi::c_char,
    length: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut core::ffi::c_char,
            u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetInforomImageVersion");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, version, length) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object, char *version, unsigned int length)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetInforomVersion(
    device: nvmlDevice_t,
    object: nvmlInforomObject_t,
    version: *mut core::ffi::c_char,
    length: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlInforomObject_t,
            *mut core::ffi::c_char,
            u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetInforomVersion");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, object, version, length) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetIrqNum(
    device: nvmlDevice_t,
    irqNum: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetIrqNum");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, irqNum) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetJpgUtilization(
    device: nvmlDevice_t,
    utilization: *mut u32,
    samplingPeriodUs: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetJpgUtilization").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, utilization, samplingPeriodUs) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp, unsigned long *durationUs)`
///
/// In `nvml.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetLastBBXFlushTime(
    device: nvmlDevice_t,
    timestamp: *mut u64,
    durationUs: *mut core::ffi::c_ulong,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut u64,
            *mut core::ffi::c_ulong,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetLastBBXFlushTime").since("12.3");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, timestamp, durationUs) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device, nvmlMarginTemperature_t *marginTempInfo)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMarginTemperature(
    device: nvmlDevice_t,
    marginTempInfo: *mut nvmlMarginTemperature_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlMarginTemperature_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMarginTemperature").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, marginTempInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMaxClockInfo(
    device: nvmlDevice_t,
    r#type: nvmlClockType_t,
    clock: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlClockType_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMaxClockInfo");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, r#type, clock) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMaxCustomerBoostClock(
    device: nvmlDevice_t,
    clockType: nvmlClockType_t,
    clockMHz: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlClockType_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMaxCustomerBoostClock");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, clockType, clockMHz) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMaxMigDeviceCount(
    device: nvmlDevice_t,
    count: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMaxMigDeviceCount");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, count) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMaxPcieLinkGeneration(
    device: nvmlDevice_t,
    maxLinkGen: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMaxPcieLinkGeneration");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, maxLinkGen) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMaxPcieLinkWidth(
    device: nvmlDevice_t,
    maxLinkWidth: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMaxPcieLinkWidth");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, maxLinkWidth) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMemClkMinMaxVfOffset(
    device: nvmlDevice_t,
    minOffset: *mut i32,
    maxOffset: *mut i32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut i32, *mut i32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMemClkMinMaxVfOffset");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, minOffset, maxOffset) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMemClkVfOffset(
    device: nvmlDevice_t,
    offset: *mut i32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut i32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMemClkVfOffset");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, offset) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize, unsigned long *nodeSet, nvmlAffinityScope_t scope)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMemoryAffinity(
    device: nvmlDevice_t,
    nodeSetSize: u32,
    nodeSet: *mut core::ffi::c_ulong,
    scope: nvmlAffinityScope_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut core::ffi::c_ulong,
            nvmlAffinityScope_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMemoryAffinity");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, nodeSetSize, nodeSet, scope) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMemoryBusWidth(
    device: nvmlDevice_t,
    busWidth: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMemoryBusWidth");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, busWidth) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType, unsigned long long *count)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMemoryErrorCounter(
    device: nvmlDevice_t,
    errorType: nvmlMemoryErrorType_t,
    counterType: nvmlEccCounterType_t,
    locationType: nvmlMemoryLocation_t,
    count: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlMemoryErrorType_t,
            nvmlEccCounterType_t,
            nvmlMemoryLocation_t,
            *mut u64,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMemoryErrorCounter");
    match SYMBOL.get(&NVML) {
        Ok(exported) => {
            unsafe { exported(device, errorType, counterType, locationType, count) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMemoryInfo(
    device: nvmlDevice_t,
    memory: *mut nvmlMemory_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlMemory_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMemoryInfo");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, memory) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMemoryInfo_v2(
    device: nvmlDevice_t,
    memory: *mut nvmlMemory_v2_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlMemory_v2_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMemoryInfo_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, memory) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index, nvmlDevice_t *migDevice)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMigDeviceHandleByIndex(
    device: nvmlDevice_t,
    index: u32,
    migDevice: *mut nvmlDevice_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32, *mut nvmlDevice_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMigDeviceHandleByIndex");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, index, migDevice) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMigMode(
    device: nvmlDevice_t,
    currentMode: *mut u32,
    pendingMode: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMigMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, currentMode, pendingMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMinMaxClockOfPState(
    device: nvmlDevice_t,
    r#type: nvmlClockType_t,
    pstate: nvmlPstates_t,
    minClockMHz: *mut u32,
    maxClockMHz: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlClockType_t,
            nvmlPstates_t,
            *mut u32,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMinMaxClockOfPState");
    match SYMBOL.get(&NVML) {
        Ok(exported) => {
            unsafe { exported(device, r#type, pstate, minClockMHz, maxClockMHz) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMinMaxFanSpeed(
    device: nvmlDevice_t,
    minSpeed: *mut u32,
    maxSpeed: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMinMaxFanSpeed");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, minSpeed, maxSpeed) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMinorNumber(
    device: nvmlDevice_t,
    minorNumber: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMinorNumber");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, minorNumber) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetModuleId(
    device: nvmlDevice_t,
    moduleId: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetModuleId").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, moduleId) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetMultiGpuBoard(
    device: nvmlDevice_t,
    multiGpuBool: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetMultiGpuBoard");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, multiGpuBool) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetName(
    device: nvmlDevice_t,
    name: *mut core::ffi::c_char,
    length: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut core::ffi::c_char,
            u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetName");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, name, length) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNumFans(
    device: nvmlDevice_t,
    numFans: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNumFans");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, numFans) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNumGpuCores(
    device: nvmlDevice_t,
    numCores: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNumGpuCores");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, numCores) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNumaNodeId(
    device: nvmlDevice_t,
    node: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNumaNodeId").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, node) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link, nvmlNvLinkCapability_t capability, unsigned int *capResult)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkCapability(
    device: nvmlDevice_t,
    link: u32,
    capability: nvmlNvLinkCapability_t,
    capResult: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            nvmlNvLinkCapability_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvLinkCapability");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, link, capability, capResult) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link, nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkErrorCounter(
    device: nvmlDevice_t,
    link: u32,
    counter: nvmlNvLinkErrorCounter_t,
    counterValue: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            nvmlNvLinkErrorCounter_t,
            *mut u64,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvLinkErrorCounter");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, link, counter, counterValue) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link, nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkRemoteDeviceType(
    device: nvmlDevice_t,
    link: u32,
    pNvLinkDeviceType: *mut nvmlIntNvLinkDeviceType_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut nvmlIntNvLinkDeviceType_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvLinkRemoteDeviceType");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, link, pNvLinkDeviceType) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkRemotePciInfo_v2(
    device: nvmlDevice_t,
    link: u32,
    pci: *mut nvmlPciInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32, *mut nvmlPciInfo_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvLinkRemotePciInfo_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, link, pci) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkState(
    device: nvmlDevice_t,
    link: u32,
    isActive: *mut nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut nvmlEnableState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvLinkState");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, link, isActive) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkUtilizationControl(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
    control: *mut nvmlNvLinkUtilizationControl_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            u32,
            *mut nvmlNvLinkUtilizationControl_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvLinkUtilizationControl");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, link, counter, control) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkUtilizationCounter(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
    rxcounter: *mut u64,
    txcounter: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            u32,
            *mut u64,
            *mut u64,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvLinkUtilizationCounter");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, link, counter, rxcounter, txcounter) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link, unsigned int *version)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvLinkVersion(
    device: nvmlDevice_t,
    link: u32,
    version: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvLinkVersion");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, link, version) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvlinkBwMode(
    device: nvmlDevice_t,
    getBwMode: *mut nvmlNvlinkGetBwMode_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlNvlinkGetBwMode_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvlinkBwMode").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, getBwMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device, nvmlNvlinkSupportedBwModes_t *supportedBwMode)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetNvlinkSupportedBwModes(
    device: nvmlDevice_t,
    supportedBwMode: *mut nvmlNvlinkSupportedBwModes_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlNvlinkSupportedBwModes_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetNvlinkSupportedBwModes").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, supportedBwMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetOfaUtilization(
    device: nvmlDevice_t,
    utilization: *mut u32,
    samplingPeriodUs: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetOfaUtilization").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, utilization, samplingPeriodUs) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetP2PStatus(
    device1: nvmlDevice_t,
    device2: nvmlDevice_t,
    p2pIndex: nvmlGpuP2PCapsIndex_t,
    p2pStatus: *mut nvmlGpuP2PStatus_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlDevice_t,
            nvmlGpuP2PCapsIndex_t,
            *mut nvmlGpuP2PStatus_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetP2PStatus");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device1, device2, p2pIndex, p2pStatus) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPciInfoExt(
    device: nvmlDevice_t,
    pci: *mut nvmlPciInfoExt_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlPciInfoExt_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPciInfoExt").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pci) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPciInfo_v3(
    device: nvmlDevice_t,
    pci: *mut nvmlPciInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlPciInfo_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPciInfo_v3");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pci) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPcieLinkMaxSpeed(
    device: nvmlDevice_t,
    maxSpeed: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPcieLinkMaxSpeed");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, maxSpeed) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPcieReplayCounter(
    device: nvmlDevice_t,
    value: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPcieReplayCounter");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, value) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPcieSpeed(
    device: nvmlDevice_t,
    pcieSpeed: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPcieSpeed");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pcieSpeed) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int *value)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPcieThroughput(
    device: nvmlDevice_t,
    counter: nvmlPcieUtilCounter_t,
    value: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlPcieUtilCounter_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPcieThroughput");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, counter, value) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPerformanceModes(
    device: nvmlDevice_t,
    perfModes: *mut nvmlDevicePerfModes_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlDevicePerfModes_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPerformanceModes").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, perfModes) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPerformanceState(
    device: nvmlDevice_t,
    pState: *mut nvmlPstates_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlPstates_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPerformanceState");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pState) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPersistenceMode(
    device: nvmlDevice_t,
    mode: *mut nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlEnableState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPersistenceMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, mode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPgpuMetadataString(
    device: nvmlDevice_t,
    pgpuMetadata: *mut core::ffi::c_char,
    bufferSize: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut core::ffi::c_char,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPgpuMetadataString");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pgpuMetadata, bufferSize) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPlatformInfo(
    device: nvmlDevice_t,
    platformInfo: *mut nvmlPlatformInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlPlatformInfo_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPlatformInfo").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, platformInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device, unsigned int *defaultLimit)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPowerManagementDefaultLimit(
    device: nvmlDevice_t,
    defaultLimit: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPowerManagementDefaultLimit");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, defaultLimit) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPowerManagementLimit(
    device: nvmlDevice_t,
    limit: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPowerManagementLimit");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, limit) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device, unsigned int *minLimit, unsigned int *maxLimit)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPowerManagementLimitConstraints(
    device: nvmlDevice_t,
    minLimit: *mut u32,
    maxLimit: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPowerManagementLimitConstraints");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, minLimit, maxLimit) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPowerManagementMode(
    device: nvmlDevice_t,
    mode: *mut nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlEnableState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPowerManagementMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, mode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPowerSource(
    device: nvmlDevice_t,
    powerSource: *mut nvmlPowerSource_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlPowerSource_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPowerSource");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, powerSource) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPowerState(
    device: nvmlDevice_t,
    pState: *mut nvmlPstates_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlPstates_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPowerState");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pState) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetPowerUsage(
    device: nvmlDevice_t,
    power: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetPowerUsage");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, power) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device, nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetProcessUtilization(
    device: nvmlDevice_t,
    utilization: *mut nvmlProcessUtilizationSample_t,
    processSamplesCount: *mut u32,
    lastSeenTimeStamp: u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlProcessUtilizationSample_t,
            *mut u32,
            u64,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetProcessUtilization");
    match SYMBOL.get(&NVML) {
        Ok(exported) => {
            unsafe {
                exported(device, utilization, processSamplesCount, lastSeenTimeStamp)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device, nvmlProcessesUtilizationInfo_t *procesesUtilInfo)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetProcessesUtilizationInfo(
    device: nvmlDevice_t,
    procesesUtilInfo: *mut nvmlProcessesUtilizationInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlProcessesUtilizationInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetProcessesUtilizationInfo").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, procesesUtilInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows, unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetRemappedRows(
    device: nvmlDevice_t,
    corrRows: *mut u32,
    uncRows: *mut u32,
    isPending: *mut u32,
    failureOccurred: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut u32,
            *mut u32,
            *mut u32,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetRemappedRows");
    match SYMBOL.get(&NVML) {
        Ok(exported) => {
            unsafe { exported(device, corrRows, uncRows, isPending, failureOccurred) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetRetiredPages(
    device: nvmlDevice_t,
    cause: nvmlPageRetirementCause_t,
    pageCount: *mut u32,
    addresses: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlPageRetirementCause_t,
            *mut u32,
            *mut u64,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetRetiredPages");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, cause, pageCount, addresses) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device, nvmlEnableState_t *isPending)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetRetiredPagesPendingStatus(
    device: nvmlDevice_t,
    isPending: *mut nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlEnableState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetRetiredPagesPendingStatus");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, isPending) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses, unsigned long long *timestamps)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetRetiredPages_v2(
    device: nvmlDevice_t,
    cause: nvmlPageRetirementCause_t,
    pageCount: *mut u32,
    addresses: *mut u64,
    timestamps: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlPageRetirementCause_t,
            *mut u32,
            *mut u64,
            *mut u64,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetRetiredPages_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => {
            unsafe { exported(device, cause, pageCount, addresses, timestamps) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device, nvmlRowRemapperHistogramValues_t *values)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetRowRemapperHistogram(
    device: nvmlDevice_t,
    values: *mut nvmlRowRemapperHistogramValues_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlRowRemapperHistogramValues_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetRowRemapperHistogram");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, values) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device, nvmlProcessDetailList_t *plist)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetRunningProcessDetailList(
    device: nvmlDevice_t,
    plist: *mut nvmlProcessDetailList_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlProcessDetailList_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetRunningProcessDetailList").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, plist) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *sampleCount, nvmlSample_t *samples)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetSamples(
    device: nvmlDevice_t,
    r#type: nvmlSamplingType_t,
    lastSeenTimeStamp: u64,
    sampleValType: *mut nvmlValueType_t,
    sampleCount: *mut u32,
    samples: *mut nvmlSample_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlSamplingType_t,
            u64,
            *mut nvmlValueType_t,
            *mut u32,
            *mut nvmlSample_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetSamples");
    match SYMBOL.get(&NVML) {
        Ok(exported) => {
            unsafe {
                exported(
                    device,
                    r#type,
                    lastSeenTimeStamp,
                    sampleValType,
                    sampleCount,
                    samples,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetSerial(
    device: nvmlDevice_t,
    serial: *mut core::ffi::c_char,
    length: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut core::ffi::c_char,
            u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetSerial");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, serial, length) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetSramEccErrorStatus(
    device: nvmlDevice_t,
    status: *mut nvmlEccSramErrorStatus_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlEccSramErrorStatus_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetSramEccErrorStatus").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, status) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device, unsigned long long *supportedClocksEventReasons)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedClocksEventReasons(
    device: nvmlDevice_t,
    supportedClocksEventReasons: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u64) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetSupportedClocksEventReasons").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, supportedClocksEventReasons) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device, unsigned long long *supportedClocksThrottleReasons)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedClocksThrottleReasons(
    device: nvmlDevice_t,
    supportedClocksThrottleReasons: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u64) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetSupportedClocksThrottleReasons");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, supportedClocksThrottleReasons) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long *eventTypes)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedEventTypes(
    device: nvmlDevice_t,
    eventTypes: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u64) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetSupportedEventTypes");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, eventTypes) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedGraphicsClocks(
    device: nvmlDevice_t,
    memoryClockMHz: u32,
    count: *mut u32,
    clocksMHz: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32, *mut u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetSupportedGraphicsClocks");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, memoryClockMHz, count, clocksMHz) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count, unsigned int *clocksMHz)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedMemoryClocks(
    device: nvmlDevice_t,
    count: *mut u32,
    clocksMHz: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetSupportedMemoryClocks");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, count, clocksMHz) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates, unsigned int size)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedPerformanceStates(
    device: nvmlDevice_t,
    pstates: *mut nvmlPstates_t,
    size: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlPstates_t, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetSupportedPerformanceStates");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pstates, size) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetSupportedVgpus(
    device: nvmlDevice_t,
    vgpuCount: *mut u32,
    vgpuTypeIds: *mut nvmlVgpuTypeId_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut u32,
            *mut nvmlVgpuTypeId_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetSupportedVgpus");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, vgpuCount, vgpuTypeIds) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetTargetFanSpeed(
    device: nvmlDevice_t,
    fan: u32,
    targetSpeed: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetTargetFanSpeed");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, fan, targetSpeed) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetTemperatureThreshold(
    device: nvmlDevice_t,
    thresholdType: nvmlTemperatureThresholds_t,
    temp: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlTemperatureThresholds_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetTemperatureThreshold");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, thresholdType, temp) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex, nvmlGpuThermalSettings_t *pThermalSettings)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetThermalSettings(
    device: nvmlDevice_t,
    sensorIndex: u32,
    pThermalSettings: *mut nvmlGpuThermalSettings_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            *mut nvmlGpuThermalSettings_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetThermalSettings");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, sensorIndex, pThermalSettings) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetTopologyCommonAncestor(
    device1: nvmlDevice_t,
    device2: nvmlDevice_t,
    pathInfo: *mut nvmlGpuTopologyLevel_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlDevice_t,
            *mut nvmlGpuTopologyLevel_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetTopologyCommonAncestor");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device1, device2, pathInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level, unsigned int *count, nvmlDevice_t *deviceArray)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetTopologyNearestGpus(
    device: nvmlDevice_t,
    level: nvmlGpuTopologyLevel_t,
    count: *mut u32,
    deviceArray: *mut nvmlDevice_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlGpuTopologyLevel_t,
            *mut u32,
            *mut nvmlDevice_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetTopologyNearestGpus");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, level, count, deviceArray) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, unsigned long long *eccCounts)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetTotalEccErrors(
    device: nvmlDevice_t,
    errorType: nvmlMemoryErrorType_t,
    counterType: nvmlEccCounterType_t,
    eccCounts: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlMemoryErrorType_t,
            nvmlEccCounterType_t,
            *mut u64,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetTotalEccErrors");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, errorType, counterType, eccCounts) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetTotalEnergyConsumption(
    device: nvmlDevice_t,
    energy: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u64) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetTotalEnergyConsumption");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, energy) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetUUID(
    device: nvmlDevice_t,
    uuid: *mut core::ffi::c_char,
    length: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut core::ffi::c_char,
            u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetUUID");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, uuid, length) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetUtilizationRates(
    device: nvmlDevice_t,
    utilization: *mut nvmlUtilization_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlUtilization_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetUtilizationRates");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, utilization) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVbiosVersion(
    device: nvmlDevice_t,
    version: *mut core::ffi::c_char,
    length: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut core::ffi::c_char,
            u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVbiosVersion");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, version, length) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuHeterogeneousMode(
    device: nvmlDevice_t,
    pHeterogeneousMode: *mut nvmlVgpuHeterogeneousMode_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlVgpuHeterogeneousMode_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVgpuHeterogeneousMode").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pHeterogeneousMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device, nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuInstancesUtilizationInfo(
    device: nvmlDevice_t,
    vgpuUtilInfo: *mut nvmlVgpuInstancesUtilizationInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlVgpuInstancesUtilizationInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVgpuInstancesUtilizationInfo").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, vgpuUtilInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuMetadata(
    device: nvmlDevice_t,
    pgpuMetadata: *mut nvmlVgpuPgpuMetadata_t,
    bufferSize: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlVgpuPgpuMetadata_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVgpuMetadata");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pgpuMetadata, bufferSize) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t *utilizationSamples)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuProcessUtilization(
    device: nvmlDevice_t,
    lastSeenTimeStamp: u64,
    vgpuProcessSamplesCount: *mut u32,
    utilizationSamples: *mut nvmlVgpuProcessUtilizationSample_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u64,
            *mut u32,
            *mut nvmlVgpuProcessUtilizationSample_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVgpuProcessUtilization");
    match SYMBOL.get(&NVML) {
        Ok(exported) => {
            unsafe {
                exported(
                    device,
                    lastSeenTimeStamp,
                    vgpuProcessSamplesCount,
                    utilizationSamples,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device, nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuProcessesUtilizationInfo(
    device: nvmlDevice_t,
    vgpuProcUtilInfo: *mut nvmlVgpuProcessesUtilizationInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlVgpuProcessesUtilizationInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVgpuProcessesUtilizationInfo").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, vgpuProcUtilInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device, nvmlVgpuSchedulerCapabilities_t *pCapabilities)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuSchedulerCapabilities(
    device: nvmlDevice_t,
    pCapabilities: *mut nvmlVgpuSchedulerCapabilities_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlVgpuSchedulerCapabilities_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVgpuSchedulerCapabilities");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pCapabilities) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuSchedulerLog(
    device: nvmlDevice_t,
    pSchedulerLog: *mut nvmlVgpuSchedulerLog_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlVgpuSchedulerLog_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVgpuSchedulerLog");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pSchedulerLog) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerGetState_t *pSchedulerState)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuSchedulerState(
    device: nvmlDevice_t,
    pSchedulerState: *mut nvmlVgpuSchedulerGetState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlVgpuSchedulerGetState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVgpuSchedulerState");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pSchedulerState) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuTypeCreatablePlacements(
    device: nvmlDevice_t,
    vgpuTypeId: nvmlVgpuTypeId_t,
    pPlacementList: *mut nvmlVgpuPlacementList_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlVgpuTypeId_t,
            *mut nvmlVgpuPlacementList_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVgpuTypeCreatablePlacements").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, vgpuTypeId, pPlacementList) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuTypeSupportedPlacements(
    device: nvmlDevice_t,
    vgpuTypeId: nvmlVgpuTypeId_t,
    pPlacementList: *mut nvmlVgpuPlacementList_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlVgpuTypeId_t,
            *mut nvmlVgpuPlacementList_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVgpuTypeSupportedPlacements").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, vgpuTypeId, pPlacementList) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount, nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVgpuUtilization(
    device: nvmlDevice_t,
    lastSeenTimeStamp: u64,
    sampleValType: *mut nvmlValueType_t,
    vgpuInstanceSamplesCount: *mut u32,
    utilizationSamples: *mut nvmlVgpuInstanceUtilizationSample_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u64,
            *mut nvmlValueType_t,
            *mut u32,
            *mut nvmlVgpuInstanceUtilizationSample_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVgpuUtilization");
    match SYMBOL.get(&NVML) {
        Ok(exported) => {
            unsafe {
                exported(
                    device,
                    lastSeenTimeStamp,
                    sampleValType,
                    vgpuInstanceSamplesCount,
                    utilizationSamples,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetViolationStatus(
    device: nvmlDevice_t,
    perfPolicyType: nvmlPerfPolicyType_t,
    violTime: *mut nvmlViolationTime_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlPerfPolicyType_t,
            *mut nvmlViolationTime_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetViolationStatus");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, perfPolicyType, violTime) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceGetVirtualizationMode(
    device: nvmlDevice_t,
    pVirtualMode: *mut nvmlGpuVirtualizationMode_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlGpuVirtualizationMode_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceGetVirtualizationMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pVirtualMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceIsMigDeviceHandle(
    device: nvmlDevice_t,
    isMigDevice: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceIsMigDeviceHandle");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, isMigDevice) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceModifyDrainState(
    pciInfo: *mut nvmlPciInfo_t,
    newState: nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlPciInfo_t, nvmlEnableState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceModifyDrainState");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(pciInfo, newState) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceOnSameBoard(
    device1: nvmlDevice_t,
    device2: nvmlDevice_t,
    onSameBoard: *mut i32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, nvmlDevice_t, *mut i32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceOnSameBoard");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device1, device2, onSameBoard) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDevicePowerSmoothingActivatePresetProfile(
    device: nvmlDevice_t,
    profile: *mut nvmlPowerSmoothingProfile_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlPowerSmoothingProfile_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDevicePowerSmoothingActivatePresetProfile").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, profile) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t *state)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDevicePowerSmoothingSetState(
    device: nvmlDevice_t,
    state: *mut nvmlPowerSmoothingState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlPowerSmoothingState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDevicePowerSmoothingSetState").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, state) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDevicePowerSmoothingUpdatePresetProfileParam(
    device: nvmlDevice_t,
    profile: *mut nvmlPowerSmoothingProfile_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlPowerSmoothingProfile_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDevicePowerSmoothingUpdatePresetProfileParam").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, profile) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceQueryDrainState(
    pciInfo: *mut nvmlPciInfo_t,
    currentState: *mut nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut nvmlPciInfo_t,
            *mut nvmlEnableState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceQueryDrainState");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(pciInfo, currentState) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceRegisterEvents(
    device: nvmlDevice_t,
    eventTypes: u64,
    set: nvmlEventSet_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u64, nvmlEventSet_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceRegisterEvents");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, eventTypes, set) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceRemoveGpu_v2(
    pciInfo: *mut nvmlPciInfo_t,
    gpuState: nvmlDetachGpuState_t,
    linkState: nvmlPcieLinkState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut nvmlPciInfo_t,
            nvmlDetachGpuState_t,
            nvmlPcieLinkState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceRemoveGpu_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(pciInfo, gpuState, linkState) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvmlDevice_t) -> nvmlReturn_t> = Symbol::new(
        c"nvmlDeviceResetApplicationsClocks",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceResetGpuLockedClocks(device: nvmlDevice_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvmlDevice_t) -> nvmlReturn_t> = Symbol::new(
        c"nvmlDeviceResetGpuLockedClocks",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceResetMemoryLockedClocks(device: nvmlDevice_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvmlDevice_t) -> nvmlReturn_t> = Symbol::new(
        c"nvmlDeviceResetMemoryLockedClocks",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceResetNvLinkErrorCounters(
    device: nvmlDevice_t,
    link: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceResetNvLinkErrorCounters");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, link) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceResetNvLinkUtilizationCounter(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceResetNvLinkUtilizationCounter");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, link, counter) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetAPIRestriction(
    device: nvmlDevice_t,
    apiType: nvmlRestrictedAPI_t,
    isRestricted: nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlRestrictedAPI_t,
            nvmlEnableState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetAPIRestriction");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, apiType, isRestricted) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetAccountingMode(
    device: nvmlDevice_t,
    mode: nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, nvmlEnableState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetAccountingMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, mode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetApplicationsClocks(
    device: nvmlDevice_t,
    memClockMHz: u32,
    graphicsClockMHz: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetApplicationsClocks");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, memClockMHz, graphicsClockMHz) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetAutoBoostedClocksEnabled(
    device: nvmlDevice_t,
    enabled: nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, nvmlEnableState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetAutoBoostedClocksEnabled");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, enabled) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)`
///
/// In `nvml.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetClockOffsets(
    device: nvmlDevice_t,
    info: *mut nvmlClockOffset_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlClockOffset_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetClockOffsets").since("12.5");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetComputeMode(
    device: nvmlDevice_t,
    mode: nvmlComputeMode_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, nvmlComputeMode_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetComputeMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, mode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device, unsigned long long sizeKiB)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetConfComputeUnprotectedMemSize(
    device: nvmlDevice_t,
    sizeKiB: u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u64) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetConfComputeUnprotectedMemSize").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, sizeKiB) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetCpuAffinity(device: nvmlDevice_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvmlDevice_t) -> nvmlReturn_t> = Symbol::new(
        c"nvmlDeviceSetCpuAffinity",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetDefaultAutoBoostedClocksEnabled(
    device: nvmlDevice_t,
    enabled: nvmlEnableState_t,
    flags: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, nvmlEnableState_t, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetDefaultAutoBoostedClocksEnabled");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, enabled, flags) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetDefaultFanSpeed_v2(
    device: nvmlDevice_t,
    fan: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetDefaultFanSpeed_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, fan) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device, const nvmlDramEncryptionInfo_t *dramEncryption)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetDramEncryptionMode(
    device: nvmlDevice_t,
    dramEncryption: *const nvmlDramEncryptionInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *const nvmlDramEncryptionInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetDramEncryptionMode").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, dramEncryption) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetDriverModel(
    device: nvmlDevice_t,
    driverModel: nvmlDriverModel_t,
    flags: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, nvmlDriverModel_t, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetDriverModel");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, driverModel, flags) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetEccMode(
    device: nvmlDevice_t,
    ecc: nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, nvmlEnableState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetEccMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, ecc) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetFanControlPolicy(
    device: nvmlDevice_t,
    fan: u32,
    policy: nvmlFanControlPolicy_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            nvmlFanControlPolicy_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetFanControlPolicy");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, fan, policy) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetFanSpeed_v2(
    device: nvmlDevice_t,
    fan: u32,
    speed: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetFanSpeed_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, fan, speed) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetGpcClkVfOffset(
    device: nvmlDevice_t,
    offset: i32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, i32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetGpcClkVfOffset");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, offset) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetGpuLockedClocks(
    device: nvmlDevice_t,
    minGpuClockMHz: u32,
    maxGpuClockMHz: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetGpuLockedClocks");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, minGpuClockMHz, maxGpuClockMHz) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetGpuOperationMode(
    device: nvmlDevice_t,
    mode: nvmlGpuOperationMode_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, nvmlGpuOperationMode_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetGpuOperationMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, mode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetMemClkVfOffset(
    device: nvmlDevice_t,
    offset: i32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, i32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetMemClkVfOffset");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, offset) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz, unsigned int maxMemClockMHz)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetMemoryLockedClocks(
    device: nvmlDevice_t,
    minMemClockMHz: u32,
    maxMemClockMHz: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetMemoryLockedClocks");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, minMemClockMHz, maxMemClockMHz) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetMigMode(
    device: nvmlDevice_t,
    mode: u32,
    activationStatus: *mut nvmlReturn_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32, *mut nvmlReturn_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetMigMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, mode, activationStatus) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device, nvmlNvLinkPowerThres_t *info)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetNvLinkDeviceLowPowerThreshold(
    device: nvmlDevice_t,
    info: *mut nvmlNvLinkPowerThres_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlNvLinkPowerThres_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetNvLinkDeviceLowPowerThreshold");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetNvLinkUtilizationControl(
    device: nvmlDevice_t,
    link: u32,
    counter: u32,
    control: *mut nvmlNvLinkUtilizationControl_t,
    reset: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            u32,
            u32,
            *mut nvmlNvLinkUtilizationControl_t,
            u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetNvLinkUtilizationControl");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, link, counter, control, reset) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetNvlinkBwMode(
    device: nvmlDevice_t,
    setBwMode: *mut nvmlNvlinkSetBwMode_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlNvlinkSetBwMode_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetNvlinkBwMode").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, setBwMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetPersistenceMode(
    device: nvmlDevice_t,
    mode: nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, nvmlEnableState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetPersistenceMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, mode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetPowerManagementLimit(
    device: nvmlDevice_t,
    limit: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetPowerManagementLimit");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, limit) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetPowerManagementLimit_v2(
    device: nvmlDevice_t,
    powerValue: *mut nvmlPowerValue_v2_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlPowerValue_v2_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetPowerManagementLimit_v2").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, powerValue) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, int *temp)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetTemperatureThreshold(
    device: nvmlDevice_t,
    thresholdType: nvmlTemperatureThresholds_t,
    temp: *mut i32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlTemperatureThresholds_t,
            *mut i32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetTemperatureThreshold");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, thresholdType, temp) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetVgpuHeterogeneousMode(
    device: nvmlDevice_t,
    pHeterogeneousMode: *const nvmlVgpuHeterogeneousMode_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *const nvmlVgpuHeterogeneousMode_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetVgpuHeterogeneousMode").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pHeterogeneousMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetVgpuSchedulerState(
    device: nvmlDevice_t,
    pSchedulerState: *mut nvmlVgpuSchedulerSetState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlVgpuSchedulerSetState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetVgpuSchedulerState").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, pSchedulerState) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceSetVirtualizationMode(
    device: nvmlDevice_t,
    virtualMode: nvmlGpuVirtualizationMode_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlGpuVirtualizationMode_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceSetVirtualizationMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, virtualMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceValidateInforom(device: nvmlDevice_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvmlDevice_t) -> nvmlReturn_t> = Symbol::new(
        c"nvmlDeviceValidateInforom",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
    device: nvmlDevice_t,
    requestedProfiles: *mut nvmlWorkloadPowerProfileRequestedProfiles_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlWorkloadPowerProfileRequestedProfiles_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceWorkloadPowerProfileClearRequestedProfiles")
        .since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, requestedProfiles) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(
    device: nvmlDevice_t,
    currentProfiles: *mut nvmlWorkloadPowerProfileCurrentProfiles_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlWorkloadPowerProfileCurrentProfiles_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceWorkloadPowerProfileGetCurrentProfiles").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, currentProfiles) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device, nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceWorkloadPowerProfileGetProfilesInfo(
    device: nvmlDevice_t,
    profilesInfo: *mut nvmlWorkloadPowerProfileProfilesInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlWorkloadPowerProfileProfilesInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceWorkloadPowerProfileGetProfilesInfo").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, profilesInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
    device: nvmlDevice_t,
    requestedProfiles: *mut nvmlWorkloadPowerProfileRequestedProfiles_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            *mut nvmlWorkloadPowerProfileRequestedProfiles_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlDeviceWorkloadPowerProfileSetRequestedProfiles").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, requestedProfiles) }
        Err(missing) => missing.status(),
    }
}

/// `const char *nvmlErrorString(nvmlReturn_t result)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlErrorString(result: nvmlReturn_t) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlReturn_t) -> *const core::ffi::c_char,
    > = Symbol::new(c"nvmlErrorString");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(result) }
        Err(_) => core::ptr::null(),
    }
}

/// `nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlEventSetCreate(set: *mut nvmlEventSet_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlEventSet_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlEventSetCreate");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(set) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlEventSetFree(set: nvmlEventSet_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvmlEventSet_t) -> nvmlReturn_t> = Symbol::new(
        c"nvmlEventSetFree",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(set) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlEventSetWait_v2(
    set: nvmlEventSet_t,
    data: *mut nvmlEventData_t,
    timeoutms: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlEventSet_t,
            *mut nvmlEventData_t,
            u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlEventSetWait_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(set, data, timeoutms) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGetExcludedDeviceCount(deviceCount: *mut u32) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32) -> nvmlReturn_t> = Symbol::new(
        c"nvmlGetExcludedDeviceCount",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(deviceCount) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGetExcludedDeviceInfoByIndex(
    index: u32,
    info: *mut nvmlExcludedDeviceInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(u32, *mut nvmlExcludedDeviceInfo_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGetExcludedDeviceInfoByIndex");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(index, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata, nvmlVgpuPgpuCompatibility_t *compatibilityInfo)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGetVgpuCompatibility(
    vgpuMetadata: *mut nvmlVgpuMetadata_t,
    pgpuMetadata: *mut nvmlVgpuPgpuMetadata_t,
    compatibilityInfo: *mut nvmlVgpuPgpuCompatibility_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut nvmlVgpuMetadata_t,
            *mut nvmlVgpuPgpuMetadata_t,
            *mut nvmlVgpuPgpuCompatibility_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGetVgpuCompatibility");
    match SYMBOL.get(&NVML) {
        Ok(exported) => {
            unsafe { exported(vgpuMetadata, pgpuMetadata, compatibilityInfo) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability, unsigned int *capResult)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGetVgpuDriverCapabilities(
    capability: nvmlVgpuDriverCapability_t,
    capResult: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuDriverCapability_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGetVgpuDriverCapabilities");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(capability, capResult) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGetVgpuVersion(
    supported: *mut nvmlVgpuVersion_t,
    current: *mut nvmlVgpuVersion_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut nvmlVgpuVersion_t,
            *mut nvmlVgpuVersion_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGetVgpuVersion");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(supported, current) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpmMigSampleGet(
    device: nvmlDevice_t,
    gpuInstanceId: u32,
    gpmSample: nvmlGpmSample_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32, nvmlGpmSample_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpmMigSampleGet");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, gpuInstanceId, gpmSample) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpmQueryDeviceSupport(
    device: nvmlDevice_t,
    gpmSupport: *mut nvmlGpmSupport_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut nvmlGpmSupport_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpmQueryDeviceSupport");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, gpmSupport) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpmQueryIfStreamingEnabled(
    device: nvmlDevice_t,
    state: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpmQueryIfStreamingEnabled").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, state) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpmSampleAlloc(gpmSample: *mut nvmlGpmSample_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlGpmSample_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpmSampleAlloc");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpmSample) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpmSampleFree(gpmSample: nvmlGpmSample_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvmlGpmSample_t) -> nvmlReturn_t> = Symbol::new(
        c"nvmlGpmSampleFree",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpmSample) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpmSampleGet(
    device: nvmlDevice_t,
    gpmSample: nvmlGpmSample_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, nvmlGpmSample_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpmSampleGet");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, gpmSample) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpmSetStreamingEnabled(
    device: nvmlDevice_t,
    state: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlDevice_t, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpmSetStreamingEnabled").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, state) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstance)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceCreateComputeInstance(
    gpuInstance: nvmlGpuInstance_t,
    profileId: u32,
    computeInstance: *mut nvmlComputeInstance_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            u32,
            *mut nvmlComputeInstance_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceCreateComputeInstance");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, profileId, computeInstance) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance, unsigned int profileId, const nvmlComputeInstancePlacement_t *placement, nvmlComputeInstance_t *computeInstance)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceCreateComputeInstanceWithPlacement(
    gpuInstance: nvmlGpuInstance_t,
    profileId: u32,
    placement: *const nvmlComputeInstancePlacement_t,
    computeInstance: *mut nvmlComputeInstance_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            u32,
            *const nvmlComputeInstancePlacement_t,
            *mut nvmlComputeInstance_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceCreateComputeInstanceWithPlacement");
    match SYMBOL.get(&NVML) {
        Ok(exported) => {
            unsafe { exported(gpuInstance, profileId, placement, computeInstance) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceDestroy(gpuInstance: nvmlGpuInstance_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlGpuInstance_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceDestroy");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance, nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)`
///
/// In `nvml.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetActiveVgpus(
    gpuInstance: nvmlGpuInstance_t,
    pVgpuInstanceInfo: *mut nvmlActiveVgpuInstanceInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            *mut nvmlActiveVgpuInstanceInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetActiveVgpus").since("12.9");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, pVgpuInstanceInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int id, nvmlComputeInstance_t *computeInstance)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetComputeInstanceById(
    gpuInstance: nvmlGpuInstance_t,
    id: u32,
    computeInstance: *mut nvmlComputeInstance_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            u32,
            *mut nvmlComputeInstance_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetComputeInstanceById");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, id, computeInstance) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstancePlacement_t *placements, unsigned int *count)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetComputeInstancePossiblePlacements(
    gpuInstance: nvmlGpuInstance_t,
    profileId: u32,
    placements: *mut nvmlComputeInstancePlacement_t,
    count: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            u32,
            *mut nvmlComputeInstancePlacement_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetComputeInstancePossiblePlacements");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, profileId, placements, count) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_t *info)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetComputeInstanceProfileInfo(
    gpuInstance: nvmlGpuInstance_t,
    profile: u32,
    engProfile: u32,
    info: *mut nvmlComputeInstanceProfileInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            u32,
            u32,
            *mut nvmlComputeInstanceProfileInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetComputeInstanceProfileInfo");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, profile, engProfile, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t *info)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetComputeInstanceProfileInfoV(
    gpuInstance: nvmlGpuInstance_t,
    profile: u32,
    engProfile: u32,
    info: *mut nvmlComputeInstanceProfileInfo_v2_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            u32,
            u32,
            *mut nvmlComputeInstanceProfileInfo_v2_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetComputeInstanceProfileInfoV");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, profile, engProfile, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetComputeInstanceRemainingCapacity(
    gpuInstance: nvmlGpuInstance_t,
    profileId: u32,
    count: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlGpuInstance_t, u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetComputeInstanceRemainingCapacity");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, profileId, count) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstances, unsigned int *count)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetComputeInstances(
    gpuInstance: nvmlGpuInstance_t,
    profileId: u32,
    computeInstances: *mut nvmlComputeInstance_t,
    count: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            u32,
            *mut nvmlComputeInstance_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetComputeInstances");
    match SYMBOL.get(&NVML) {
        Ok(exported) => {
            unsafe { exported(gpuInstance, profileId, computeInstances, count) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t *pVgpus)`
///
/// In `nvml.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetCreatableVgpus(
    gpuInstance: nvmlGpuInstance_t,
    pVgpus: *mut nvmlVgpuTypeIdInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            *mut nvmlVgpuTypeIdInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetCreatableVgpus").since("12.9");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, pVgpus) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetInfo(
    gpuInstance: nvmlGpuInstance_t,
    info: *mut nvmlGpuInstanceInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            *mut nvmlGpuInstanceInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetInfo");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)`
///
/// In `nvml.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetVgpuHeterogeneousMode(
    gpuInstance: nvmlGpuInstance_t,
    pHeterogeneousMode: *mut nvmlVgpuHeterogeneousMode_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            *mut nvmlVgpuHeterogeneousMode_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetVgpuHeterogeneousMode").since("12.9");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, pHeterogeneousMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)`
///
/// In `nvml.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetVgpuSchedulerLog(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerLogInfo: *mut nvmlVgpuSchedulerLogInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            *mut nvmlVgpuSchedulerLogInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetVgpuSchedulerLog").since("12.9");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, pSchedulerLogInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)`
///
/// In `nvml.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t,
    pSchedulerStateInfo: *mut nvmlVgpuSchedulerStateInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            *mut nvmlVgpuSchedulerStateInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetVgpuSchedulerState").since("12.9");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, pSchedulerStateInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance, nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)`
///
/// In `nvml.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceGetVgpuTypeCreatablePlacements(
    gpuInstance: nvmlGpuInstance_t,
    pCreatablePlacementInfo: *mut nvmlVgpuCreatablePlacementInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            *mut nvmlVgpuCreatablePlacementInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceGetVgpuTypeCreatablePlacements").since("12.9");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, pCreatablePlacementInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)`
///
/// In `nvml.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceSetVgpuHeterogeneousMode(
    gpuInstance: nvmlGpuInstance_t,
    pHeterogeneousMode: *const nvmlVgpuHeterogeneousMode_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            *const nvmlVgpuHeterogeneousMode_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceSetVgpuHeterogeneousMode").since("12.9");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, pHeterogeneousMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t *pScheduler)`
///
/// In `nvml.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlGpuInstanceSetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t,
    pScheduler: *mut nvmlVgpuSchedulerState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlGpuInstance_t,
            *mut nvmlVgpuSchedulerState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlGpuInstanceSetVgpuSchedulerState").since("12.9");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(gpuInstance, pScheduler) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlInitWithFlags(unsigned int flags)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlInitWithFlags(flags: u32) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(u32) -> nvmlReturn_t> = Symbol::new(
        c"nvmlInitWithFlags",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(flags) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlInit_v2(void)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlInit_v2() -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> nvmlReturn_t> = Symbol::new(
        c"nvmlInit_v2",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSetVgpuVersion(vgpuVersion: *mut nvmlVgpuVersion_t) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlVgpuVersion_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSetVgpuVersion");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuVersion) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlShutdown(void)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlShutdown() -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> nvmlReturn_t> = Symbol::new(
        c"nvmlShutdown",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)`
///
/// In `nvml.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemEventSetCreate(
    request: *mut nvmlSystemEventSetCreateRequest_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlSystemEventSetCreateRequest_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemEventSetCreate").since("12.9");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(request) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)`
///
/// In `nvml.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemEventSetFree(
    request: *mut nvmlSystemEventSetFreeRequest_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlSystemEventSetFreeRequest_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemEventSetFree").since("12.9");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(request) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)`
///
/// In `nvml.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemEventSetWait(
    request: *mut nvmlSystemEventSetWaitRequest_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlSystemEventSetWaitRequest_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemEventSetWait").since("12.9");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(request) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetConfComputeCapabilities(
    capabilities: *mut nvmlConfComputeSystemCaps_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlConfComputeSystemCaps_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemGetConfComputeCapabilities").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(capabilities) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetConfComputeGpusReadyState(
    isAcceptingWork: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32) -> nvmlReturn_t> = Symbol::new(
            c"nvmlSystemGetConfComputeGpusReadyState",
        )
        .since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(isAcceptingWork) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetConfComputeKeyRotationThresholdInfo(
    pKeyRotationThrInfo: *mut nvmlConfComputeGetKeyRotationThresholdInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut nvmlConfComputeGetKeyRotationThresholdInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemGetConfComputeKeyRotationThresholdInfo").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(pKeyRotationThrInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetConfComputeSettings(
    settings: *mut nvmlSystemConfComputeSettings_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlSystemConfComputeSettings_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemGetConfComputeSettings").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(settings) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetConfComputeState(
    state: *mut nvmlConfComputeSystemState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlConfComputeSystemState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemGetConfComputeState").since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(state) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetCudaDriverVersion(
    cudaDriverVersion: *mut i32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> nvmlReturn_t> = Symbol::new(
        c"nvmlSystemGetCudaDriverVersion",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(cudaDriverVersion) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetCudaDriverVersion_v2(
    cudaDriverVersion: *mut i32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> nvmlReturn_t> = Symbol::new(
        c"nvmlSystemGetCudaDriverVersion_v2",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(cudaDriverVersion) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length)`
///
/// In `nvml.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetDriverBranch(
    branchInfo: *mut nvmlSystemDriverBranchInfo_t,
    length: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlSystemDriverBranchInfo_t, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemGetDriverBranch").since("12.6");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(branchInfo, length) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetDriverVersion(
    version: *mut core::ffi::c_char,
    length: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut core::ffi::c_char, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemGetDriverVersion");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(version, length) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetHicVersion(
    hwbcCount: *mut u32,
    hwbcEntries: *mut nvmlHwbcEntry_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut u32, *mut nvmlHwbcEntry_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemGetHicVersion");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(hwbcCount, hwbcEntries) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetNVMLVersion(
    version: *mut core::ffi::c_char,
    length: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut core::ffi::c_char, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemGetNVMLVersion");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(version, length) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetNvlinkBwMode(nvlinkBwMode: *mut u32) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32) -> nvmlReturn_t> = Symbol::new(
            c"nvmlSystemGetNvlinkBwMode",
        )
        .since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(nvlinkBwMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetProcessName(
    pid: u32,
    name: *mut core::ffi::c_char,
    length: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(u32, *mut core::ffi::c_char, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemGetProcessName");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(pid, name, length) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count, nvmlDevice_t *deviceArray)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemGetTopologyGpuSet(
    cpuNumber: u32,
    count: *mut u32,
    deviceArray: *mut nvmlDevice_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(u32, *mut u32, *mut nvmlDevice_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemGetTopologyGpuSet");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(cpuNumber, count, deviceArray) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)`
///
/// In `nvml.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemRegisterEvents(
    request: *mut nvmlSystemRegisterEventRequest_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlSystemRegisterEventRequest_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemRegisterEvents").since("12.9");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(request) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemSetConfComputeGpusReadyState(
    isAcceptingWork: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(u32) -> nvmlReturn_t> = Symbol::new(
            c"nvmlSystemSetConfComputeGpusReadyState",
        )
        .since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(isAcceptingWork) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemSetConfComputeKeyRotationThresholdInfo(
    pKeyRotationThrInfo: *mut nvmlConfComputeSetKeyRotationThresholdInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut nvmlConfComputeSetKeyRotationThresholdInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlSystemSetConfComputeKeyRotationThresholdInfo").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(pKeyRotationThrInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)`
///
/// In `nvml.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlSystemSetNvlinkBwMode(nvlinkBwMode: u32) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(u32) -> nvmlReturn_t> = Symbol::new(
            c"nvmlSystemSetNvlinkBwMode",
        )
        .since("12.2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(nvlinkBwMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlUnitGetCount(unitCount: *mut u32) -> nvmlReturn_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32) -> nvmlReturn_t> = Symbol::new(
        c"nvmlUnitGetCount",
    );
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(unitCount) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlUnitGetDevices(
    unit: nvmlUnit_t,
    deviceCount: *mut u32,
    devices: *mut nvmlDevice_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlUnit_t,
            *mut u32,
            *mut nvmlDevice_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlUnitGetDevices");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(unit, deviceCount, devices) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlUnitGetFanSpeedInfo(
    unit: nvmlUnit_t,
    fanSpeeds: *mut nvmlUnitFanSpeeds_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlUnit_t, *mut nvmlUnitFanSpeeds_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlUnitGetFanSpeedInfo");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(unit, fanSpeeds) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlUnitGetHandleByIndex(
    index: u32,
    unit: *mut nvmlUnit_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(u32, *mut nvmlUnit_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlUnitGetHandleByIndex");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(index, unit) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlUnitGetLedState(
    unit: nvmlUnit_t,
    state: *mut nvmlLedState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlUnit_t, *mut nvmlLedState_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlUnitGetLedState");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(unit, state) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlUnitGetPsuInfo(
    unit: nvmlUnit_t,
    psu: *mut nvmlPSUInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlUnit_t, *mut nvmlPSUInfo_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlUnitGetPsuInfo");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(unit, psu) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlUnitGetTemperature(
    unit: nvmlUnit_t,
    r#type: u32,
    temp: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlUnit_t, u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlUnitGetTemperature");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(unit, r#type, temp) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlUnitGetUnitInfo(
    unit: nvmlUnit_t,
    info: *mut nvmlUnitInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlUnit_t, *mut nvmlUnitInfo_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlUnitGetUnitInfo");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(unit, info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlUnitSetLedState(
    unit: nvmlUnit_t,
    color: nvmlLedColor_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlUnit_t, nvmlLedColor_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlUnitSetLedState");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(unit, color) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceClearAccountingPids(
    vgpuInstance: nvmlVgpuInstance_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuInstance_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceClearAccountingPids");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *mode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetAccountingMode(
    vgpuInstance: nvmlVgpuInstance_t,
    mode: *mut nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut nvmlEnableState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetAccountingMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, mode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int *count, unsigned int *pids)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetAccountingPids(
    vgpuInstance: nvmlVgpuInstance_t,
    count: *mut u32,
    pids: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuInstance_t, *mut u32, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetAccountingPids");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, count, pids) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int pid, nvmlAccountingStats_t *stats)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetAccountingStats(
    vgpuInstance: nvmlVgpuInstance_t,
    pid: u32,
    stats: *mut nvmlAccountingStats_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            u32,
            *mut nvmlAccountingStats_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetAccountingStats");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, pid, stats) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetEccMode(
    vgpuInstance: nvmlVgpuInstance_t,
    eccMode: *mut nvmlEnableState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut nvmlEnableState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetEccMode");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, eccMode) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int *encoderCapacity)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetEncoderCapacity(
    vgpuInstance: nvmlVgpuInstance_t,
    encoderCapacity: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuInstance_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetEncoderCapacity");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, encoderCapacity) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetEncoderSessions(
    vgpuInstance: nvmlVgpuInstance_t,
    sessionCount: *mut u32,
    sessionInfo: *mut nvmlEncoderSessionInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut u32,
            *mut nvmlEncoderSessionInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetEncoderSessions");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, sessionCount, sessionInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetEncoderStats(
    vgpuInstance: nvmlVgpuInstance_t,
    sessionCount: *mut u32,
    averageFps: *mut u32,
    averageLatency: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut u32,
            *mut u32,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetEncoderStats");
    match SYMBOL.get(&NVML) {
        Ok(exported) => {
            unsafe { exported(vgpuInstance, sessionCount, averageFps, averageLatency) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetFBCSessions(
    vgpuInstance: nvmlVgpuInstance_t,
    sessionCount: *mut u32,
    sessionInfo: *mut nvmlFBCSessionInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut u32,
            *mut nvmlFBCSessionInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetFBCSessions");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, sessionCount, sessionInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetFBCStats(
    vgpuInstance: nvmlVgpuInstance_t,
    fbcStats: *mut nvmlFBCStats_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut nvmlFBCStats_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetFBCStats");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, fbcStats) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetFbUsage(
    vgpuInstance: nvmlVgpuInstance_t,
    fbUsage: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuInstance_t, *mut u64) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetFbUsage");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, fbUsage) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetFrameRateLimit(
    vgpuInstance: nvmlVgpuInstance_t,
    frameRateLimit: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuInstance_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetFrameRateLimit");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, frameRateLimit) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetGpuInstanceId(
    vgpuInstance: nvmlVgpuInstance_t,
    gpuInstanceId: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuInstance_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetGpuInstanceId");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, gpuInstanceId) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetGpuPciId(
    vgpuInstance: nvmlVgpuInstance_t,
    vgpuPciId: *mut core::ffi::c_char,
    length: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut core::ffi::c_char,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetGpuPciId");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, vgpuPciId, length) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetLicenseInfo_v2(
    vgpuInstance: nvmlVgpuInstance_t,
    licenseInfo: *mut nvmlVgpuLicenseInfo_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut nvmlVgpuLicenseInfo_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetLicenseInfo_v2");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, licenseInfo) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetLicenseStatus(
    vgpuInstance: nvmlVgpuInstance_t,
    licensed: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuInstance_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetLicenseStatus");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, licensed) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetMdevUUID(
    vgpuInstance: nvmlVgpuInstance_t,
    mdevUuid: *mut core::ffi::c_char,
    size: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut core::ffi::c_char,
            u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetMdevUUID");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, mdevUuid, size) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetMetadata(
    vgpuInstance: nvmlVgpuInstance_t,
    vgpuMetadata: *mut nvmlVgpuMetadata_t,
    bufferSize: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut nvmlVgpuMetadata_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetMetadata");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, vgpuMetadata, bufferSize) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuPlacementId_t *pPlacement)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetPlacementId(
    vgpuInstance: nvmlVgpuInstance_t,
    pPlacement: *mut nvmlVgpuPlacementId_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut nvmlVgpuPlacementId_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetPlacementId").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, pPlacement) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuRuntimeState_t *pState)`
///
/// In `nvml.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetRuntimeStateSize(
    vgpuInstance: nvmlVgpuInstance_t,
    pState: *mut nvmlVgpuRuntimeState_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut nvmlVgpuRuntimeState_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetRuntimeStateSize").since("12.8");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, pState) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetType(
    vgpuInstance: nvmlVgpuInstance_t,
    vgpuTypeId: *mut nvmlVgpuTypeId_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut nvmlVgpuTypeId_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetType");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, vgpuTypeId) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetUUID(
    vgpuInstance: nvmlVgpuInstance_t,
    uuid: *mut core::ffi::c_char,
    size: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut core::ffi::c_char,
            u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetUUID");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, uuid, size) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version, unsigned int length)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetVmDriverVersion(
    vgpuInstance: nvmlVgpuInstance_t,
    version: *mut core::ffi::c_char,
    length: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut core::ffi::c_char,
            u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetVmDriverVersion");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, version, length) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size, nvmlVgpuVmIdType_t *vmIdType)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceGetVmID(
    vgpuInstance: nvmlVgpuInstance_t,
    vmId: *mut core::ffi::c_char,
    size: u32,
    vmIdType: *mut nvmlVgpuVmIdType_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuInstance_t,
            *mut core::ffi::c_char,
            u32,
            *mut nvmlVgpuVmIdType_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceGetVmID");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, vmId, size, vmIdType) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuInstanceSetEncoderCapacity(
    vgpuInstance: nvmlVgpuInstance_t,
    encoderCapacity: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuInstance_t, u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuInstanceSetEncoderCapacity");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuInstance, encoderCapacity) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info)`
///
/// In `nvml.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetBAR1Info(
    vgpuTypeId: nvmlVgpuTypeId_t,
    bar1Info: *mut nvmlVgpuTypeBar1Info_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuTypeId_t,
            *mut nvmlVgpuTypeBar1Info_t,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetBAR1Info").since("12.6");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuTypeId, bar1Info) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability, unsigned int *capResult)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetCapabilities(
    vgpuTypeId: nvmlVgpuTypeId_t,
    capability: nvmlVgpuCapability_t,
    capResult: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuTypeId_t,
            nvmlVgpuCapability_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetCapabilities");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuTypeId, capability, capResult) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetClass(
    vgpuTypeId: nvmlVgpuTypeId_t,
    vgpuTypeClass: *mut core::ffi::c_char,
    size: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuTypeId_t,
            *mut core::ffi::c_char,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetClass");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuTypeId, vgpuTypeClass, size) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID, unsigned long long *subsystemID)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetDeviceID(
    vgpuTypeId: nvmlVgpuTypeId_t,
    deviceID: *mut u64,
    subsystemID: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuTypeId_t, *mut u64, *mut u64) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetDeviceID");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuTypeId, deviceID, subsystemID) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbReservation)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetFbReservation(
    vgpuTypeId: nvmlVgpuTypeId_t,
    fbReservation: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuTypeId_t, *mut u64) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetFbReservation").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuTypeId, fbReservation) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *frameRateLimit)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetFrameRateLimit(
    vgpuTypeId: nvmlVgpuTypeId_t,
    frameRateLimit: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuTypeId_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetFrameRateLimit");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuTypeId, frameRateLimit) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetFramebufferSize(
    vgpuTypeId: nvmlVgpuTypeId_t,
    fbSize: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuTypeId_t, *mut u64) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetFramebufferSize");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuTypeId, fbSize) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *gpuInstanceProfileId)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetGpuInstanceProfileId(
    vgpuTypeId: nvmlVgpuTypeId_t,
    gpuInstanceProfileId: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuTypeId_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetGpuInstanceProfileId");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuTypeId, gpuInstanceProfileId) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize)`
///
/// In `nvml.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetGspHeapSize(
    vgpuTypeId: nvmlVgpuTypeId_t,
    gspHeapSize: *mut u64,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuTypeId_t, *mut u64) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetGspHeapSize").since("12.4");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuTypeId, gspHeapSize) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetLicense(
    vgpuTypeId: nvmlVgpuTypeId_t,
    vgpuTypeLicenseString: *mut core::ffi::c_char,
    size: u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuTypeId_t,
            *mut core::ffi::c_char,
            u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetLicense");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuTypeId, vgpuTypeLicenseString, size) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetMaxInstances(
    device: nvmlDevice_t,
    vgpuTypeId: nvmlVgpuTypeId_t,
    vgpuInstanceCount: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlDevice_t,
            nvmlVgpuTypeId_t,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetMaxInstances");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(device, vgpuTypeId, vgpuInstanceCount) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)`
///
/// In `nvml.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetMaxInstancesPerGpuInstance(
    pMaxInstance: *mut nvmlVgpuTypeMaxInstance_t,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvmlVgpuTypeMaxInstance_t) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetMaxInstancesPerGpuInstance").since("12.9");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(pMaxInstance) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCountPerVm)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetMaxInstancesPerVm(
    vgpuTypeId: nvmlVgpuTypeId_t,
    vgpuInstanceCountPerVm: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuTypeId_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetMaxInstancesPerVm");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuTypeId, vgpuInstanceCountPerVm) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetName(
    vgpuTypeId: nvmlVgpuTypeId_t,
    vgpuTypeName: *mut core::ffi::c_char,
    size: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuTypeId_t,
            *mut core::ffi::c_char,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetName");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuTypeId, vgpuTypeName, size) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *numDisplayHeads)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetNumDisplayHeads(
    vgpuTypeId: nvmlVgpuTypeId_t,
    numDisplayHeads: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvmlVgpuTypeId_t, *mut u32) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetNumDisplayHeads");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuTypeId, numDisplayHeads) }
        Err(missing) => missing.status(),
    }
}

/// `nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex, unsigned int *xdim, unsigned int *ydim)`
///
/// In `nvml.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvmlVgpuTypeGetResolution(
    vgpuTypeId: nvmlVgpuTypeId_t,
    displayIndex: u32,
    xdim: *mut u32,
    ydim: *mut u32,
) -> nvmlReturn_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvmlVgpuTypeId_t,
            u32,
            *mut u32,
            *mut u32,
        ) -> nvmlReturn_t,
    > = Symbol::new(c"nvmlVgpuTypeGetResolution");
    match SYMBOL.get(&NVML) {
        Ok(exported) => unsafe { exported(vgpuTypeId, displayIndex, xdim, ydim) }
        Err(missing) => missing.status(),
    }
}
