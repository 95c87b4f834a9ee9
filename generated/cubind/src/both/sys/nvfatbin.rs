//! C functions that are declared alike in all major versions: nvFatbin.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    NVFATBIN, Err(_) => core::ptr::null();

    /// `const char *nvFatbinGetErrorString(nvFatbinResult result)`
    ///
    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinGetErrorString(result: nvFatbinResult) -> *const core::ffi::c_char;
}

sys! {
    NVFATBIN, Err(missing) => missing.status();

    /// `nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char *identifier)`
    ///
    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinAddCubin(handle: nvFatbinHandle, code: *const c_void, size: usize, arch: *const core::ffi::c_char, identifier: *const core::ffi::c_char) -> nvFatbinResult;

    /// `nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size, const char *identifier)`
    ///
    /// In `nvFatbin.h` since CUDA 12.5.
    #[since = "12.5"]
    fn nvFatbinAddIndex(handle: nvFatbinHandle, code: *const c_void, size: usize, identifier: *const core::ffi::c_char) -> nvFatbinResult;

    /// `nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)`
    ///
    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinAddLTOIR(handle: nvFatbinHandle, code: *const c_void, size: usize, arch: *const core::ffi::c_char, identifier: *const core::ffi::c_char, optionsCmdLine: *const core::ffi::c_char) -> nvFatbinResult;

    /// `nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)`
    ///
    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinAddPTX(handle: nvFatbinHandle, code: *const core::ffi::c_char, size: usize, arch: *const core::ffi::c_char, identifier: *const core::ffi::c_char, optionsCmdLine: *const core::ffi::c_char) -> nvFatbinResult;

    /// `nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)`
    ///
    /// In `nvFatbin.h` since CUDA 12.5.
    #[since = "12.5"]
    fn nvFatbinAddReloc(handle: nvFatbinHandle, code: *const c_void, size: usize) -> nvFatbinResult;

    /// `nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options, size_t optionsCount)`
    ///
    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinCreate(handle_indirect: *mut nvFatbinHandle, options: *mut *const core::ffi::c_char, optionsCount: usize) -> nvFatbinResult;

    /// `nvFatbinResult nvFatbinDestroy(nvFatbinHandle *handle_indirect)`
    ///
    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinDestroy(handle_indirect: *mut nvFatbinHandle) -> nvFatbinResult;

    /// `nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)`
    ///
    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinGet(handle: nvFatbinHandle, buffer: *mut c_void) -> nvFatbinResult;

    /// `nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t *size)`
    ///
    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinSize(handle: nvFatbinHandle, size: *mut usize) -> nvFatbinResult;

    /// `nvFatbinResult nvFatbinVersion(unsigned int *major, unsigned int *minor)`
    ///
    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinVersion(major: *mut u32, minor: *mut u32) -> nvFatbinResult;
}
