//! C functions that are declared alike in all major versions: nvFatbin.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    NVFATBIN, Err(_) => core::ptr::null();

    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinGetErrorString(result: nvFatbinResult) -> *const core::ffi::c_char;
}

sys! {
    NVFATBIN, Err(missing) => missing.status();

    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinAddCubin(handle: nvFatbinHandle, code: *const c_void, size: usize, arch: *const core::ffi::c_char, identifier: *const core::ffi::c_char) -> nvFatbinResult;

    /// In `nvFatbin.h` since CUDA 12.5.
    #[since = "12.5"]
    fn nvFatbinAddIndex(handle: nvFatbinHandle, code: *const c_void, size: usize, identifier: *const core::ffi::c_char) -> nvFatbinResult;

    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinAddLTOIR(handle: nvFatbinHandle, code: *const c_void, size: usize, arch: *const core::ffi::c_char, identifier: *const core::ffi::c_char, optionsCmdLine: *const core::ffi::c_char) -> nvFatbinResult;

    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinAddPTX(handle: nvFatbinHandle, code: *const core::ffi::c_char, size: usize, arch: *const core::ffi::c_char, identifier: *const core::ffi::c_char, optionsCmdLine: *const core::ffi::c_char) -> nvFatbinResult;

    /// In `nvFatbin.h` since CUDA 12.5.
    #[since = "12.5"]
    fn nvFatbinAddReloc(handle: nvFatbinHandle, code: *const c_void, size: usize) -> nvFatbinResult;

    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinCreate(handle_indirect: *mut nvFatbinHandle, options: *mut *const core::ffi::c_char, optionsCount: usize) -> nvFatbinResult;

    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinDestroy(handle_indirect: *mut nvFatbinHandle) -> nvFatbinResult;

    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinGet(handle: nvFatbinHandle, buffer: *mut c_void) -> nvFatbinResult;

    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinSize(handle: nvFatbinHandle, size: *mut usize) -> nvFatbinResult;

    /// In `nvFatbin.h` since CUDA 12.4 or earlier.
    fn nvFatbinVersion(major: *mut u32, minor: *mut u32) -> nvFatbinResult;
}
