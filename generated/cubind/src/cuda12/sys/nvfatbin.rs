//! The C functions, as the library exports them: nvFatbin.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda12::nvfatbin::{NVFATBIN, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;

/// `nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char *identifier)`
///
/// In `nvFatbin.h` since CUDA 12.4 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvFatbinAddCubin(
    handle: nvFatbinHandle,
    code: *const c_void,
    size: usize,
    arch: *const core::ffi::c_char,
    identifier: *const core::ffi::c_char,
) -> nvFatbinResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvFatbinHandle,
            *const c_void,
            usize,
            *const core::ffi::c_char,
            *const core::ffi::c_char,
        ) -> nvFatbinResult,
    > = Symbol::new(c"nvFatbinAddCubin");
    match SYMBOL.get(&NVFATBIN) {
        Ok(exported) => unsafe { exported(handle, code, size, arch, identifier) }
        Err(missing) => missing.status(),
    }
}

/// `nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size, const char *identifier)`
///
/// In `nvFatbin.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvFatbinAddIndex(
    handle: nvFatbinHandle,
    code: *const c_void,
    size: usize,
    identifier: *const core::ffi::c_char,
) -> nvFatbinResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvFatbinHandle,
            *const c_void,
            usize,
            *const core::ffi::c_char,
        ) -> nvFatbinResult,
    > = Symbol::new(c"nvFatbinAddIndex").since("12.5");
    match SYMBOL.get(&NVFATBIN) {
        Ok(exported) => unsafe { exported(handle, code, size, identifier) }
        Err(missing) => missing.status(),
    }
}

/// `nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)`
///
/// In `nvFatbin.h` since CUDA 12.4 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvFatbinAddLTOIR(
    handle: nvFatbinHandle,
    code: *const c_void,
    size: usize,
    arch: *const core::ffi::c_char,
    identifier: *const core::ffi::c_char,
    optionsCmdLine: *const core::ffi::c_char,
) -> nvFatbinResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvFatbinHandle,
            *const c_void,
            usize,
            *const core::ffi::c_char,
            *const core::ffi::c_char,
            *const core::ffi::c_char,
        ) -> nvFatbinResult,
    > = Symbol::new(c"nvFatbinAddLTOIR");
    match SYMBOL.get(&NVFATBIN) {
        Ok(exported) => {
            unsafe { exported(handle, code, size, arch, identifier, optionsCmdLine) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)`
///
/// In `nvFatbin.h` since CUDA 12.4 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvFatbinAddPTX(
    handle: nvFatbinHandle,
    code: *const core::ffi::c_char,
    size: usize,
    arch: *const core::ffi::c_char,
    identifier: *const core::ffi::c_char,
    optionsCmdLine: *const core::ffi::c_char,
) -> nvFatbinResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvFatbinHandle,
            *const core::ffi::c_char,
            usize,
            *const core::ffi::c_char,
            *const core::ffi::c_char,
            *const core::ffi::c_char,
        ) -> nvFatbinResult,
    > = Symbol::new(c"nvFatbinAddPTX");
    match SYMBOL.get(&NVFATBIN) {
        Ok(exported) => {
            unsafe { exported(handle, code, size, arch, identifier, optionsCmdLine) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)`
///
/// In `nvFatbin.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvFatbinAddReloc(
    handle: nvFatbinHandle,
    code: *const c_void,
    size: usize,
) -> nvFatbinResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvFatbinHandle, *const c_void, usize) -> nvFatbinResult,
    > = Symbol::new(c"nvFatbinAddReloc").since("12.5");
    match SYMBOL.get(&NVFATBIN) {
        Ok(exported) => unsafe { exported(handle, code, size) }
        Err(missing) => missing.status(),
    }
}

/// `nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options, size_t optionsCount)`
///
/// In `nvFatbin.h` since CUDA 12.4 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvFatbinCreate(
    handle_indirect: *mut nvFatbinHandle,
    options: *mut *const core::ffi::c_char,
    optionsCount: usize,
) -> nvFatbinResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut nvFatbinHandle,
            *mut *const core::ffi::c_char,
            usize,
        ) -> nvFatbinResult,
    > = Symbol::new(c"nvFatbinCreate");
    match SYMBOL.get(&NVFATBIN) {
        Ok(exported) => unsafe { exported(handle_indirect, options, optionsCount) }
        Err(missing) => missing.status(),
    }
}

/// `nvFatbinResult nvFatbinDestroy(nvFatbinHandle *handle_indirect)`
///
/// In `nvFatbin.h` since CUDA 12.4 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvFatbinDestroy(handle_indirect: *mut nvFatbinHandle) -> nvFatbinResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvFatbinHandle) -> nvFatbinResult,
    > = Symbol::new(c"nvFatbinDestroy");
    match SYMBOL.get(&NVFATBIN) {
        Ok(exported) => unsafe { exported(handle_indirect) }
        Err(missing) => missing.status(),
    }
}

/// `nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)`
///
/// In `nvFatbin.h` since CUDA 12.4 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvFatbinGet(
    handle: nvFatbinHandle,
    buffer: *mut c_void,
) -> nvFatbinResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvFatbinHandle, *mut c_void) -> nvFatbinResult,
    > = Symbol::new(c"nvFatbinGet");
    match SYMBOL.get(&NVFATBIN) {
        Ok(exported) => unsafe { exported(handle, buffer) }
        Err(missing) => missing.status(),
    }
}

/// `const char *nvFatbinGetErrorString(nvFatbinResult result)`
///
/// In `nvFatbin.h` since CUDA 12.4 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvFatbinGetErrorString(
    result: nvFatbinResult,
) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvFatbinResult) -> *const core::ffi::c_char,
    > = Symbol::new(c"nvFatbinGetErrorString");
    match SYMBOL.get(&NVFATBIN) {
        Ok(exported) => unsafe { exported(result) }
        Err(_) => core::ptr::null(),
    }
}

/// `nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t *size)`
///
/// In `nvFatbin.h` since CUDA 12.4 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvFatbinSize(handle: nvFatbinHandle, size: *mut usize) -> nvFatbinResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvFatbinHandle, *mut usize) -> nvFatbinResult,
    > = Symbol::new(c"nvFatbinSize");
    match SYMBOL.get(&NVFATBIN) {
        Ok(exported) => unsafe { exported(handle, size) }
        Err(missing) => missing.status(),
    }
}

/// `nvFatbinResult nvFatbinVersion(unsigned int *major, unsigned int *minor)`
///
/// In `nvFatbin.h` since CUDA 12.4 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvFatbinVersion(major: *mut u32, minor: *mut u32) -> nvFatbinResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut u32, *mut u32) -> nvFatbinResult,
    > = Symbol::new(c"nvFatbinVersion");
    match SYMBOL.get(&NVFATBIN) {
        Ok(exported) => unsafe { exported(major, minor) }
        Err(missing) => missing.status(),
    }
}
