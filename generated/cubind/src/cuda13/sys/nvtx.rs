//! The C functions, as the library exports them: NVTX.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda13::nvtx::{NVTX, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

/// `void nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData)`
///
/// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxCounterBatchSubmit(
    hDomain: nvtxDomainHandle_t,
    counterData: *const nvtxCounterBatch_t,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, *const nvtxCounterBatch_t),
    > = Symbol::new(c"nvtxCounterBatchSubmit").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(hDomain, counterData) }
    }
}

/// `uint64_t nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)`
///
/// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxCounterRegister(
    hDomain: nvtxDomainHandle_t,
    attr: *const nvtxCounterAttr_t,
) -> u64 {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, *const nvtxCounterAttr_t) -> u64,
    > = Symbol::new(c"nvtxCounterRegister").since("13.0");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(hDomain, attr) }
        Err(_) => output::zeroed(),
    }
}

/// `void nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value, size_t size)`
///
/// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxCounterSample(
    hDomain: nvtxDomainHandle_t,
    counterId: u64,
    value: *const c_void,
    size: usize,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, u64, *const c_void, usize),
    > = Symbol::new(c"nvtxCounterSample").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(hDomain, counterId, value, size) }
    }
}

/// `void nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId, double value)`
///
/// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxCounterSampleFloat64(
    hDomain: nvtxDomainHandle_t,
    counterId: u64,
    value: f64,
) {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtxDomainHandle_t, u64, f64)> = Symbol::new(
            c"nvtxCounterSampleFloat64",
        )
        .since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(hDomain, counterId, value) }
    }
}

/// `void nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value)`
///
/// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxCounterSampleInt64(
    hDomain: nvtxDomainHandle_t,
    counterId: u64,
    value: i64,
) {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtxDomainHandle_t, u64, i64)> = Symbol::new(
            c"nvtxCounterSampleInt64",
        )
        .since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(hDomain, counterId, value) }
    }
}

/// `void nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason)`
///
/// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxCounterSampleNoValue(
    hDomain: nvtxDomainHandle_t,
    counterId: u64,
    reason: u8,
) {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtxDomainHandle_t, u64, u8)> = Symbol::new(
            c"nvtxCounterSampleNoValue",
        )
        .since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(hDomain, counterId, reason) }
    }
}

/// `nvtxDomainHandle_t nvtxDomainCreateA(const char *name)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainCreateA(name: *const core::ffi::c_char) -> nvtxDomainHandle_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const core::ffi::c_char) -> nvtxDomainHandle_t,
    > = Symbol::new(c"nvtxDomainCreateA");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(name) }
        Err(_) => output::zeroed(),
    }
}

/// `nvtxDomainHandle_t nvtxDomainCreateW(const wchar_t *name)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainCreateW(name: *const wchar_t) -> nvtxDomainHandle_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const wchar_t) -> nvtxDomainHandle_t,
    > = Symbol::new(c"nvtxDomainCreateW");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(name) }
        Err(_) => output::zeroed(),
    }
}

/// `void nvtxDomainDestroy(nvtxDomainHandle_t domain)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainDestroy(domain: nvtxDomainHandle_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtxDomainHandle_t)> = Symbol::new(
        c"nvtxDomainDestroy",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain) }
    }
}

/// `uint8_t nvtxDomainIsEnabled(nvtxDomainHandle_t domain)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainIsEnabled(domain: nvtxDomainHandle_t) -> u8 {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtxDomainHandle_t) -> u8> = Symbol::new(
            c"nvtxDomainIsEnabled",
        )
        .since("13.0");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain) }
        Err(_) => output::zeroed(),
    }
}

/// `void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainMarkEx(
    domain: nvtxDomainHandle_t,
    eventAttrib: *const nvtxEventAttributes_t,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, *const nvtxEventAttributes_t),
    > = Symbol::new(c"nvtxDomainMarkEx");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, eventAttrib) }
    }
}

/// `void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainNameCategoryA(
    domain: nvtxDomainHandle_t,
    category: u32,
    name: *const core::ffi::c_char,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, u32, *const core::ffi::c_char),
    > = Symbol::new(c"nvtxDomainNameCategoryA");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, category, name) }
    }
}

/// `void nvtxDomainNameCategoryW(nvtxDomainHandle_t domain, uint32_t category, const wchar_t *name)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainNameCategoryW(
    domain: nvtxDomainHandle_t,
    category: u32,
    name: *const wchar_t,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, u32, *const wchar_t),
    > = Symbol::new(c"nvtxDomainNameCategoryW");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, category, name) }
    }
}

/// `void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainRangeEnd(domain: nvtxDomainHandle_t, id: nvtxRangeId_t) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, nvtxRangeId_t),
    > = Symbol::new(c"nvtxDomainRangeEnd");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, id) }
    }
}

/// `int nvtxDomainRangePop(nvtxDomainHandle_t domain)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainRangePop(domain: nvtxDomainHandle_t) -> i32 {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtxDomainHandle_t) -> i32> = Symbol::new(
        c"nvtxDomainRangePop",
    );
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain) }
        Err(_) => output::zeroed(),
    }
}

/// `int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainRangePushEx(
    domain: nvtxDomainHandle_t,
    eventAttrib: *const nvtxEventAttributes_t,
) -> i32 {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *const nvtxEventAttributes_t,
        ) -> i32,
    > = Symbol::new(c"nvtxDomainRangePushEx");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, eventAttrib) }
        Err(_) => output::zeroed(),
    }
}

/// `nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainRangeStartEx(
    domain: nvtxDomainHandle_t,
    eventAttrib: *const nvtxEventAttributes_t,
) -> nvtxRangeId_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *const nvtxEventAttributes_t,
        ) -> nvtxRangeId_t,
    > = Symbol::new(c"nvtxDomainRangeStartEx");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, eventAttrib) }
        Err(_) => output::zeroed(),
    }
}

/// `nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainRegisterStringA(
    domain: nvtxDomainHandle_t,
    string: *const core::ffi::c_char,
) -> nvtxStringHandle_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *const core::ffi::c_char,
        ) -> nvtxStringHandle_t,
    > = Symbol::new(c"nvtxDomainRegisterStringA");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, string) }
        Err(_) => output::zeroed(),
    }
}

/// `nvtxStringHandle_t nvtxDomainRegisterStringW(nvtxDomainHandle_t domain, const wchar_t *string)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainRegisterStringW(
    domain: nvtxDomainHandle_t,
    string: *const wchar_t,
) -> nvtxStringHandle_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *const wchar_t,
        ) -> nvtxStringHandle_t,
    > = Symbol::new(c"nvtxDomainRegisterStringW");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, string) }
        Err(_) => output::zeroed(),
    }
}

/// `nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainResourceCreate(
    domain: nvtxDomainHandle_t,
    attribs: *mut nvtxResourceAttributes_t,
) -> nvtxResourceHandle_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *mut nvtxResourceAttributes_t,
        ) -> nvtxResourceHandle_t,
    > = Symbol::new(c"nvtxDomainResourceCreate");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, attribs) }
        Err(_) => output::zeroed(),
    }
}

/// `void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtxResourceHandle_t)> = Symbol::new(
        c"nvtxDomainResourceDestroy",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(resource) }
    }
}

/// `void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)`
///
/// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtxSyncUser_t)> = Symbol::new(
        c"nvtxDomainSyncUserAcquireFailed",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(handle) }
    }
}

/// `void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)`
///
/// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtxSyncUser_t)> = Symbol::new(
        c"nvtxDomainSyncUserAcquireStart",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(handle) }
    }
}

/// `void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)`
///
/// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtxSyncUser_t)> = Symbol::new(
        c"nvtxDomainSyncUserAcquireSuccess",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(handle) }
    }
}

/// `nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)`
///
/// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainSyncUserCreate(
    domain: nvtxDomainHandle_t,
    attribs: *const nvtxSyncUserAttributes_t,
) -> nvtxSyncUser_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *const nvtxSyncUserAttributes_t,
        ) -> nvtxSyncUser_t,
    > = Symbol::new(c"nvtxDomainSyncUserCreate");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, attribs) }
        Err(_) => output::zeroed(),
    }
}

/// `void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)`
///
/// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtxSyncUser_t)> = Symbol::new(
        c"nvtxDomainSyncUserDestroy",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(handle) }
    }
}

/// `void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)`
///
/// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtxSyncUser_t)> = Symbol::new(
        c"nvtxDomainSyncUserReleasing",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(handle) }
    }
}

/// `void nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxEventBatchSubmit(
    domain: nvtxDomainHandle_t,
    eventBatch: *const nvtxEventBatch_t,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, *const nvtxEventBatch_t),
    > = Symbol::new(c"nvtxEventBatchSubmit").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, eventBatch) }
    }
}

/// `void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t numPayloads)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxEventSubmit(
    domain: nvtxDomainHandle_t,
    payloadData: *const nvtxPayloadData_t,
    numPayloads: usize,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, *const nvtxPayloadData_t, usize),
    > = Symbol::new(c"nvtxEventSubmit").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, payloadData, numPayloads) }
    }
}

/// `void nvtxInitialize(const void *reserved)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxInitialize(reserved: *const c_void) {
    static SYMBOL: Symbol<unsafe extern "system" fn(*const c_void)> = Symbol::new(
        c"nvtxInitialize",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(reserved) }
    }
}

/// `void nvtxMarkA(const char *message)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMarkA(message: *const core::ffi::c_char) {
    static SYMBOL: Symbol<unsafe extern "system" fn(*const core::ffi::c_char)> = Symbol::new(
        c"nvtxMarkA",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(message) }
    }
}

/// `void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMarkEx(eventAttrib: *const nvtxEventAttributes_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(*const nvtxEventAttributes_t)> = Symbol::new(
        c"nvtxMarkEx",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(eventAttrib) }
    }
}

/// `void nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMarkPayload(
    domain: nvtxDomainHandle_t,
    payloadData: *const nvtxPayloadData_t,
    count: usize,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, *const nvtxPayloadData_t, usize),
    > = Symbol::new(c"nvtxMarkPayload").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, payloadData, count) }
    }
}

/// `void nvtxMarkW(const wchar_t *message)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMarkW(message: *const wchar_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(*const wchar_t)> = Symbol::new(
        c"nvtxMarkW",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(message) }
    }
}

/// `nvtxMemPermissionsHandle_t nvtxMemCudaGetDeviceWidePermissions(nvtxDomainHandle_t domain, int device)`
///
/// In `nvtx3/nvToolsExtMemCudaRt.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemCudaGetDeviceWidePermissions(
    domain: nvtxDomainHandle_t,
    device: i32,
) -> nvtxMemPermissionsHandle_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, i32) -> nvtxMemPermissionsHandle_t,
    > = Symbol::new(c"nvtxMemCudaGetDeviceWidePermissions").since("13.0");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, device) }
        Err(_) => output::zeroed(),
    }
}

/// `nvtxMemPermissionsHandle_t nvtxMemCudaGetProcessWidePermissions(nvtxDomainHandle_t domain)`
///
/// In `nvtx3/nvToolsExtMemCudaRt.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemCudaGetProcessWidePermissions(
    domain: nvtxDomainHandle_t,
) -> nvtxMemPermissionsHandle_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t) -> nvtxMemPermissionsHandle_t,
    > = Symbol::new(c"nvtxMemCudaGetProcessWidePermissions").since("13.0");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain) }
        Err(_) => output::zeroed(),
    }
}

/// `void nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream, uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)`
///
/// In `nvtx3/nvToolsExtMemCudaRt.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemCudaMarkInitialized(
    domain: nvtxDomainHandle_t,
    stream: runtime::cudaStream_t,
    isPerThreadStream: u8,
    desc: *const nvtxMemMarkInitializedBatch_t,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            runtime::cudaStream_t,
            u8,
            *const nvtxMemMarkInitializedBatch_t,
        ),
    > = Symbol::new(c"nvtxMemCudaMarkInitialized").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, stream, isPerThreadStream, desc) }
    }
}

/// `void nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, int devicePeer, uint32_t flags)`
///
/// In `nvtx3/nvToolsExtMemCudaRt.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemCudaSetPeerAccess(
    domain: nvtxDomainHandle_t,
    permissions: nvtxMemPermissionsHandle_t,
    devicePeer: i32,
    flags: u32,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            nvtxMemPermissionsHandle_t,
            i32,
            u32,
        ),
    > = Symbol::new(c"nvtxMemCudaSetPeerAccess").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, permissions, devicePeer, flags) }
    }
}

/// `nvtxMemHeapHandle_t nvtxMemHeapRegister(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc)`
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemHeapRegister(
    domain: nvtxDomainHandle_t,
    desc: *const nvtxMemHeapDesc_t,
) -> nvtxMemHeapHandle_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *const nvtxMemHeapDesc_t,
        ) -> nvtxMemHeapHandle_t,
    > = Symbol::new(c"nvtxMemHeapRegister").since("13.0");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, desc) }
        Err(_) => output::zeroed(),
    }
}

/// `void nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)`
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemHeapReset(domain: nvtxDomainHandle_t, heap: nvtxMemHeapHandle_t) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, nvtxMemHeapHandle_t),
    > = Symbol::new(c"nvtxMemHeapReset").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, heap) }
    }
}

/// `void nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)`
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemHeapUnregister(
    domain: nvtxDomainHandle_t,
    heap: nvtxMemHeapHandle_t,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, nvtxMemHeapHandle_t),
    > = Symbol::new(c"nvtxMemHeapUnregister").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, heap) }
    }
}

/// `void nvtxMemPermissionsAssign(nvtxDomainHandle_t domain, const nvtxMemPermissionsAssignBatch_t *desc)`
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemPermissionsAssign(
    domain: nvtxDomainHandle_t,
    desc: *const nvtxMemPermissionsAssignBatch_t,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *const nvtxMemPermissionsAssignBatch_t,
        ),
    > = Symbol::new(c"nvtxMemPermissionsAssign").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, desc) }
    }
}

/// `void nvtxMemPermissionsBind(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, uint32_t bindScope, uint32_t bindFlags)`
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemPermissionsBind(
    domain: nvtxDomainHandle_t,
    permissions: nvtxMemPermissionsHandle_t,
    bindScope: u32,
    bindFlags: u32,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            nvtxMemPermissionsHandle_t,
            u32,
            u32,
        ),
    > = Symbol::new(c"nvtxMemPermissionsBind").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, permissions, bindScope, bindFlags) }
    }
}

/// `nvtxMemPermissionsHandle_t nvtxMemPermissionsCreate(nvtxDomainHandle_t domain, int32_t creationflags)`
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemPermissionsCreate(
    domain: nvtxDomainHandle_t,
    creationflags: i32,
) -> nvtxMemPermissionsHandle_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, i32) -> nvtxMemPermissionsHandle_t,
    > = Symbol::new(c"nvtxMemPermissionsCreate").since("13.0");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, creationflags) }
        Err(_) => output::zeroed(),
    }
}

/// `void nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)`
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemPermissionsDestroy(
    domain: nvtxDomainHandle_t,
    permissionsHandle: nvtxMemPermissionsHandle_t,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, nvtxMemPermissionsHandle_t),
    > = Symbol::new(c"nvtxMemPermissionsDestroy").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, permissionsHandle) }
    }
}

/// `void nvtxMemPermissionsReset(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)`
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemPermissionsReset(
    domain: nvtxDomainHandle_t,
    permissionsHandle: nvtxMemPermissionsHandle_t,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, nvtxMemPermissionsHandle_t),
    > = Symbol::new(c"nvtxMemPermissionsReset").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, permissionsHandle) }
    }
}

/// `void nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)`
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemPermissionsUnbind(domain: nvtxDomainHandle_t, bindScope: u32) {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtxDomainHandle_t, u32)> = Symbol::new(
            c"nvtxMemPermissionsUnbind",
        )
        .since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, bindScope) }
    }
}

/// `void nvtxMemRegionsName(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc)`
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemRegionsName(
    domain: nvtxDomainHandle_t,
    desc: *const nvtxMemRegionsNameBatch_t,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, *const nvtxMemRegionsNameBatch_t),
    > = Symbol::new(c"nvtxMemRegionsName").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, desc) }
    }
}

/// `void nvtxMemRegionsRegister(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc)`
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemRegionsRegister(
    domain: nvtxDomainHandle_t,
    desc: *const nvtxMemRegionsRegisterBatch_t,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *const nvtxMemRegionsRegisterBatch_t,
        ),
    > = Symbol::new(c"nvtxMemRegionsRegister").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, desc) }
    }
}

/// `void nvtxMemRegionsResize(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc)`
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemRegionsResize(
    domain: nvtxDomainHandle_t,
    desc: *const nvtxMemRegionsResizeBatch_t,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, *const nvtxMemRegionsResizeBatch_t),
    > = Symbol::new(c"nvtxMemRegionsResize").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, desc) }
    }
}

/// `void nvtxMemRegionsUnregister(nvtxDomainHandle_t domain, const nvtxMemRegionsUnregisterBatch_t *desc)`
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxMemRegionsUnregister(
    domain: nvtxDomainHandle_t,
    desc: *const nvtxMemRegionsUnregisterBatch_t,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *const nvtxMemRegionsUnregisterBatch_t,
        ),
    > = Symbol::new(c"nvtxMemRegionsUnregister").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, desc) }
    }
}

/// `void nvtxNameCategoryA(uint32_t category, const char *name)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCategoryA(category: u32, name: *const core::ffi::c_char) {
    static SYMBOL: Symbol<unsafe extern "system" fn(u32, *const core::ffi::c_char)> = Symbol::new(
        c"nvtxNameCategoryA",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(category, name) }
    }
}

/// `void nvtxNameCategoryW(uint32_t category, const wchar_t *name)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCategoryW(category: u32, name: *const wchar_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(u32, *const wchar_t)> = Symbol::new(
        c"nvtxNameCategoryW",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(category, name) }
    }
}

/// `void nvtxNameCuContextA(CUcontext context, const char *name)`
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCuContextA(
    context: driver::CUcontext,
    name: *const core::ffi::c_char,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUcontext, *const core::ffi::c_char),
    > = Symbol::new(c"nvtxNameCuContextA");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(context, name) }
    }
}

/// `void nvtxNameCuContextW(CUcontext context, const wchar_t *name)`
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCuContextW(context: driver::CUcontext, name: *const wchar_t) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUcontext, *const wchar_t),
    > = Symbol::new(c"nvtxNameCuContextW");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(context, name) }
    }
}

/// `void nvtxNameCuDeviceA(CUdevice device, const char *name)`
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCuDeviceA(
    device: driver::CUdevice,
    name: *const core::ffi::c_char,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUdevice, *const core::ffi::c_char),
    > = Symbol::new(c"nvtxNameCuDeviceA");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(device, name) }
    }
}

/// `void nvtxNameCuDeviceW(CUdevice device, const wchar_t *name)`
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCuDeviceW(device: driver::CUdevice, name: *const wchar_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(driver::CUdevice, *const wchar_t)> = Symbol::new(
        c"nvtxNameCuDeviceW",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(device, name) }
    }
}

/// `void nvtxNameCuEventA(CUevent event, const char *name)`
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCuEventA(event: driver::CUevent, name: *const core::ffi::c_char) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUevent, *const core::ffi::c_char),
    > = Symbol::new(c"nvtxNameCuEventA");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(event, name) }
    }
}

/// `void nvtxNameCuEventW(CUevent event, const wchar_t *name)`
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCuEventW(event: driver::CUevent, name: *const wchar_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(driver::CUevent, *const wchar_t)> = Symbol::new(
        c"nvtxNameCuEventW",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(event, name) }
    }
}

/// `void nvtxNameCuStreamA(CUstream stream, const char *name)`
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCuStreamA(
    stream: driver::CUstream,
    name: *const core::ffi::c_char,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUstream, *const core::ffi::c_char),
    > = Symbol::new(c"nvtxNameCuStreamA");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(stream, name) }
    }
}

/// `void nvtxNameCuStreamW(CUstream stream, const wchar_t *name)`
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCuStreamW(stream: driver::CUstream, name: *const wchar_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(driver::CUstream, *const wchar_t)> = Symbol::new(
        c"nvtxNameCuStreamW",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(stream, name) }
    }
}

/// `void nvtxNameCudaDeviceA(int device, const char *name)`
///
/// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCudaDeviceA(device: i32, name: *const core::ffi::c_char) {
    static SYMBOL: Symbol<unsafe extern "system" fn(i32, *const core::ffi::c_char)> = Symbol::new(
        c"nvtxNameCudaDeviceA",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(device, name) }
    }
}

/// `void nvtxNameCudaDeviceW(int device, const wchar_t *name)`
///
/// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCudaDeviceW(device: i32, name: *const wchar_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(i32, *const wchar_t)> = Symbol::new(
        c"nvtxNameCudaDeviceW",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(device, name) }
    }
}

/// `void nvtxNameCudaEventA(cudaEvent_t event, const char *name)`
///
/// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCudaEventA(
    event: runtime::cudaEvent_t,
    name: *const core::ffi::c_char,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(runtime::cudaEvent_t, *const core::ffi::c_char),
    > = Symbol::new(c"nvtxNameCudaEventA");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(event, name) }
    }
}

/// `void nvtxNameCudaEventW(cudaEvent_t event, const wchar_t *name)`
///
/// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCudaEventW(event: runtime::cudaEvent_t, name: *const wchar_t) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(runtime::cudaEvent_t, *const wchar_t),
    > = Symbol::new(c"nvtxNameCudaEventW");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(event, name) }
    }
}

/// `void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)`
///
/// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCudaStreamA(
    stream: runtime::cudaStream_t,
    name: *const core::ffi::c_char,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(runtime::cudaStream_t, *const core::ffi::c_char),
    > = Symbol::new(c"nvtxNameCudaStreamA");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(stream, name) }
    }
}

/// `void nvtxNameCudaStreamW(cudaStream_t stream, const wchar_t *name)`
///
/// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameCudaStreamW(stream: runtime::cudaStream_t, name: *const wchar_t) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(runtime::cudaStream_t, *const wchar_t),
    > = Symbol::new(c"nvtxNameCudaStreamW");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(stream, name) }
    }
}

/// `void nvtxNameOsThreadA(uint32_t threadId, const char *name)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameOsThreadA(threadId: u32, name: *const core::ffi::c_char) {
    static SYMBOL: Symbol<unsafe extern "system" fn(u32, *const core::ffi::c_char)> = Symbol::new(
        c"nvtxNameOsThreadA",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(threadId, name) }
    }
}

/// `void nvtxNameOsThreadW(uint32_t threadId, const wchar_t *name)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxNameOsThreadW(threadId: u32, name: *const wchar_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(u32, *const wchar_t)> = Symbol::new(
        c"nvtxNameOsThreadW",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(threadId, name) }
    }
}

/// `uint64_t nvtxPayloadEnumRegister(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxPayloadEnumRegister(
    domain: nvtxDomainHandle_t,
    attr: *const nvtxPayloadEnumAttr_t,
) -> u64 {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *const nvtxPayloadEnumAttr_t,
        ) -> u64,
    > = Symbol::new(c"nvtxPayloadEnumRegister").since("13.0");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, attr) }
        Err(_) => output::zeroed(),
    }
}

/// `uint64_t nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain, const nvtxPayloadSchemaAttr_t *attr)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxPayloadSchemaRegister(
    domain: nvtxDomainHandle_t,
    attr: *const nvtxPayloadSchemaAttr_t,
) -> u64 {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *const nvtxPayloadSchemaAttr_t,
        ) -> u64,
    > = Symbol::new(c"nvtxPayloadSchemaRegister").since("13.0");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, attr) }
        Err(_) => output::zeroed(),
    }
}

/// `void nvtxRangeEnd(nvtxRangeId_t id)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxRangeEnd(id: nvtxRangeId_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtxRangeId_t)> = Symbol::new(
        c"nvtxRangeEnd",
    );
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(id) }
    }
}

/// `void nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id, const nvtxPayloadData_t *payloadData, size_t count)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxRangeEndPayload(
    domain: nvtxDomainHandle_t,
    id: nvtxRangeId_t,
    payloadData: *const nvtxPayloadData_t,
    count: usize,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            nvtxRangeId_t,
            *const nvtxPayloadData_t,
            usize,
        ),
    > = Symbol::new(c"nvtxRangeEndPayload").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, id, payloadData, count) }
    }
}

/// `int nvtxRangePop(void)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxRangePop() -> i32 {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> i32> = Symbol::new(
        c"nvtxRangePop",
    );
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported() }
        Err(_) => output::zeroed(),
    }
}

/// `int nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxRangePopPayload(
    domain: nvtxDomainHandle_t,
    payloadData: *const nvtxPayloadData_t,
    count: usize,
) -> i32 {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *const nvtxPayloadData_t,
            usize,
        ) -> i32,
    > = Symbol::new(c"nvtxRangePopPayload").since("13.0");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, payloadData, count) }
        Err(_) => output::zeroed(),
    }
}

/// `int nvtxRangePushA(const char *message)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxRangePushA(message: *const core::ffi::c_char) -> i32 {
    static SYMBOL: Symbol<unsafe extern "system" fn(*const core::ffi::c_char) -> i32> = Symbol::new(
        c"nvtxRangePushA",
    );
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(message) }
        Err(_) => output::zeroed(),
    }
}

/// `int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxRangePushEx(eventAttrib: *const nvtxEventAttributes_t) -> i32 {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const nvtxEventAttributes_t) -> i32,
    > = Symbol::new(c"nvtxRangePushEx");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(eventAttrib) }
        Err(_) => output::zeroed(),
    }
}

/// `int nvtxRangePushPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxRangePushPayload(
    domain: nvtxDomainHandle_t,
    payloadData: *const nvtxPayloadData_t,
    count: usize,
) -> i32 {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *const nvtxPayloadData_t,
            usize,
        ) -> i32,
    > = Symbol::new(c"nvtxRangePushPayload").since("13.0");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, payloadData, count) }
        Err(_) => output::zeroed(),
    }
}

/// `int nvtxRangePushW(const wchar_t *message)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxRangePushW(message: *const wchar_t) -> i32 {
    static SYMBOL: Symbol<unsafe extern "system" fn(*const wchar_t) -> i32> = Symbol::new(
        c"nvtxRangePushW",
    );
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(message) }
        Err(_) => output::zeroed(),
    }
}

/// `nvtxRangeId_t nvtxRangeStartA(const char *message)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxRangeStartA(message: *const core::ffi::c_char) -> nvtxRangeId_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const core::ffi::c_char) -> nvtxRangeId_t,
    > = Symbol::new(c"nvtxRangeStartA");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(message) }
        Err(_) => output::zeroed(),
    }
}

/// `nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxRangeStartEx(
    eventAttrib: *const nvtxEventAttributes_t,
) -> nvtxRangeId_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const nvtxEventAttributes_t) -> nvtxRangeId_t,
    > = Symbol::new(c"nvtxRangeStartEx");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(eventAttrib) }
        Err(_) => output::zeroed(),
    }
}

/// `nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxRangeStartPayload(
    domain: nvtxDomainHandle_t,
    payloadData: *const nvtxPayloadData_t,
    count: usize,
) -> nvtxRangeId_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            *const nvtxPayloadData_t,
            usize,
        ) -> nvtxRangeId_t,
    > = Symbol::new(c"nvtxRangeStartPayload").since("13.0");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, payloadData, count) }
        Err(_) => output::zeroed(),
    }
}

/// `nvtxRangeId_t nvtxRangeStartW(const wchar_t *message)`
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxRangeStartW(message: *const wchar_t) -> nvtxRangeId_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*const wchar_t) -> nvtxRangeId_t> = Symbol::new(
        c"nvtxRangeStartW",
    );
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(message) }
        Err(_) => output::zeroed(),
    }
}

/// `uint64_t nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxScopeRegister(
    domain: nvtxDomainHandle_t,
    attr: *const nvtxScopeAttr_t,
) -> u64 {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, *const nvtxScopeAttr_t) -> u64,
    > = Symbol::new(c"nvtxScopeRegister").since("13.0");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, attr) }
        Err(_) => output::zeroed(),
    }
}

/// `uint64_t nvtxTimeDomainRegister(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxTimeDomainRegister(
    domain: nvtxDomainHandle_t,
    timeAttr: *const nvtxTimeDomainAttr_t,
) -> u64 {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, *const nvtxTimeDomainAttr_t) -> u64,
    > = Symbol::new(c"nvtxTimeDomainRegister").since("13.0");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported(domain, timeAttr) }
        Err(_) => output::zeroed(),
    }
}

/// `void nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1, uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxTimeSyncPoint(
    domain: nvtxDomainHandle_t,
    timeDomainId1: u64,
    timeDomainId2: u64,
    timestamp1: i64,
    timestamp2: i64,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, u64, u64, i64, i64),
    > = Symbol::new(c"nvtxTimeSyncPoint").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, timeDomainId1, timeDomainId2, timestamp1, timestamp2) }
    }
}

/// `void nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxTimeSyncPointTable(
    domain: nvtxDomainHandle_t,
    timeDomainIdSrc: u64,
    timeDomainIdDst: u64,
    syncPoints: *const nvtxSyncPoint_t,
    count: usize,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            u64,
            u64,
            *const nvtxSyncPoint_t,
            usize,
        ),
    > = Symbol::new(c"nvtxTimeSyncPointTable").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, timeDomainIdSrc, timeDomainIdDst, syncPoints, count) }
    }
}

/// `void nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags, int64_t (*timestampProviderFn)())`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxTimerSource(
    domain: nvtxDomainHandle_t,
    timeDomainId: u64,
    flags: u64,
    timestampProviderFn: Option<unsafe extern "system" fn() -> i64>,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            u64,
            u64,
            Option<unsafe extern "system" fn() -> i64>,
        ),
    > = Symbol::new(c"nvtxTimerSource").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, timeDomainId, flags, timestampProviderFn) }
    }
}

/// `void nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags, int64_t (*timestampProviderFn)(void *), void *data)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxTimerSourceWithData(
    domain: nvtxDomainHandle_t,
    timeDomainId: u64,
    flags: u64,
    timestampProviderFn: Option<unsafe extern "system" fn(*mut c_void) -> i64>,
    data: *mut c_void,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtxDomainHandle_t,
            u64,
            u64,
            Option<unsafe extern "system" fn(*mut c_void) -> i64>,
            *mut c_void,
        ),
    > = Symbol::new(c"nvtxTimerSourceWithData").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe { exported(domain, timeDomainId, flags, timestampProviderFn, data) }
    }
}

/// `void nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxTimestampConversionFactor(
    domain: nvtxDomainHandle_t,
    timeDomainIdSrc: u64,
    timeDomainIdDst: u64,
    slope: f64,
    timestampSrc: i64,
    timestampDst: i64,
) {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtxDomainHandle_t, u64, u64, f64, i64, i64),
    > = Symbol::new(c"nvtxTimestampConversionFactor").since("13.0");
    if let Ok(exported) = SYMBOL.get(&NVTX) {
        unsafe {
            exported(
                domain,
                timeDomainIdSrc,
                timeDomainIdDst,
                slope,
                timestampSrc,
                timestampDst,
            )
        }
    }
}

/// `int64_t nvtxTimestampGet(void)`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtxTimestampGet() -> i64 {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> i64> = Symbol::new(
            c"nvtxTimestampGet",
        )
        .since("13.0");
    match SYMBOL.get(&NVTX) {
        Ok(exported) => unsafe { exported() }
        Err(_) => output::zeroed(),
    }
}
