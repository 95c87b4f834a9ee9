//! The C functions, as the library exports them: NVTX.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda12::nvtx::{NVTX, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

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
