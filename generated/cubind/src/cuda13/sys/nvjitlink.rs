//! The C functions, as the library exports them: nvJitLink.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda13::nvjitlink::{NVJITLINK, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;

/// `nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data, size_t size, const char *name)`
///
/// In `nvJitLink.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkAddData(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const core::ffi::c_char,
) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvJitLinkHandle,
            nvJitLinkInputType,
            *const c_void,
            usize,
            *const core::ffi::c_char,
        ) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkAddData");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle, inputType, data, size, name) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName)`
///
/// In `nvJitLink.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkAddFile(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const core::ffi::c_char,
) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvJitLinkHandle,
            nvJitLinkInputType,
            *const core::ffi::c_char,
        ) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkAddFile");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle, inputType, fileName) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle)`
///
/// In `nvJitLink.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkComplete(handle: nvJitLinkHandle) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvJitLinkHandle) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkComplete");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions, const char **options)`
///
/// In `nvJitLink.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkCreate(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *mut *const core::ffi::c_char,
) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut nvJitLinkHandle,
            u32,
            *mut *const core::ffi::c_char,
        ) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkCreate");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle, numOptions, options) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle)`
///
/// In `nvJitLink.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkDestroy(handle: *mut nvJitLinkHandle) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvJitLinkHandle) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkDestroy");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)`
///
/// In `nvJitLink.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkGetErrorLog(
    handle: nvJitLinkHandle,
    log: *mut core::ffi::c_char,
) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvJitLinkHandle,
            *mut core::ffi::c_char,
        ) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkGetErrorLog");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle, log) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)`
///
/// In `nvJitLink.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkGetErrorLogSize(
    handle: nvJitLinkHandle,
    size: *mut usize,
) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvJitLinkHandle, *mut usize) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkGetErrorLogSize");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle, size) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)`
///
/// In `nvJitLink.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkGetInfoLog(
    handle: nvJitLinkHandle,
    log: *mut core::ffi::c_char,
) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvJitLinkHandle,
            *mut core::ffi::c_char,
        ) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkGetInfoLog");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle, log) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)`
///
/// In `nvJitLink.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkGetInfoLogSize(
    handle: nvJitLinkHandle,
    size: *mut usize,
) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvJitLinkHandle, *mut usize) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkGetInfoLogSize");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle, size) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)`
///
/// In `nvJitLink.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkGetLinkedCubin(
    handle: nvJitLinkHandle,
    cubin: *mut c_void,
) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvJitLinkHandle, *mut c_void) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkGetLinkedCubin");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle, cubin) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)`
///
/// In `nvJitLink.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkGetLinkedCubinSize(
    handle: nvJitLinkHandle,
    size: *mut usize,
) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvJitLinkHandle, *mut usize) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkGetLinkedCubinSize");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle, size) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir)`
///
/// In `nvJitLink.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkGetLinkedLTOIR(
    handle: nvJitLinkHandle,
    ltoir: *mut c_void,
) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvJitLinkHandle, *mut c_void) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkGetLinkedLTOIR").since("13.3");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle, ltoir) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size)`
///
/// In `nvJitLink.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkGetLinkedLTOIRSize(
    handle: nvJitLinkHandle,
    size: *mut usize,
) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvJitLinkHandle, *mut usize) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkGetLinkedLTOIRSize").since("13.3");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle, size) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)`
///
/// In `nvJitLink.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkGetLinkedPtx(
    handle: nvJitLinkHandle,
    ptx: *mut core::ffi::c_char,
) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvJitLinkHandle,
            *mut core::ffi::c_char,
        ) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkGetLinkedPtx");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle, ptx) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)`
///
/// In `nvJitLink.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkGetLinkedPtxSize(
    handle: nvJitLinkHandle,
    size: *mut usize,
) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvJitLinkHandle, *mut usize) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkGetLinkedPtxSize");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(handle, size) }
        Err(missing) => missing.status(),
    }
}

/// `nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor)`
///
/// In `nvJitLink.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvJitLinkVersion(major: *mut u32, minor: *mut u32) -> nvJitLinkResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut u32, *mut u32) -> nvJitLinkResult,
    > = Symbol::new(c"nvJitLinkVersion").since("12.3");
    match SYMBOL.get(&NVJITLINK) {
        Ok(exported) => unsafe { exported(major, minor) }
        Err(missing) => missing.status(),
    }
}
