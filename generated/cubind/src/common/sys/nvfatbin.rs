//! C functions with identical declarations in all major versions (nvFatbin).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    nvfatbin, NVFATBIN, Err(_) => core::ptr::null();

    #[called_by(only nvFatbinGetErrorString)]
    fn nvFatbinGetErrorString(result: nvFatbinResult) -> *const core::ffi::c_char;
}

sys! {
    nvfatbin, NVFATBIN, Err(missing) => missing.status();

    #[called_by(owned nvFatbinAddCubin)]
    fn nvFatbinAddCubin(handle: nvFatbinHandle, code: *const c_void, size: usize, arch: *const core::ffi::c_char, identifier: *const core::ffi::c_char) -> nvFatbinResult;

    #[called_by(owned nvFatbinAddIndex)]
    #[since = "12.5"]
    fn nvFatbinAddIndex(handle: nvFatbinHandle, code: *const c_void, size: usize, identifier: *const core::ffi::c_char) -> nvFatbinResult;

    #[called_by(owned nvFatbinAddLTOIR)]
    fn nvFatbinAddLTOIR(handle: nvFatbinHandle, code: *const c_void, size: usize, arch: *const core::ffi::c_char, identifier: *const core::ffi::c_char, optionsCmdLine: *const core::ffi::c_char) -> nvFatbinResult;

    #[called_by(owned nvFatbinAddPTX)]
    fn nvFatbinAddPTX(handle: nvFatbinHandle, code: *const core::ffi::c_char, size: usize, arch: *const core::ffi::c_char, identifier: *const core::ffi::c_char, optionsCmdLine: *const core::ffi::c_char) -> nvFatbinResult;

    #[called_by(owned nvFatbinAddReloc)]
    #[since = "12.5"]
    fn nvFatbinAddReloc(handle: nvFatbinHandle, code: *const c_void, size: usize) -> nvFatbinResult;

    #[called_by(owned nvFatbinCreate)]
    fn nvFatbinCreate(handle_indirect: *mut nvFatbinHandle, options: *mut *const core::ffi::c_char, optionsCount: usize) -> nvFatbinResult;

    #[called_by(nvFatbinDestroy)]
    fn nvFatbinDestroy(handle_indirect: *mut nvFatbinHandle) -> nvFatbinResult;

    #[called_by(owned nvFatbinGet)]
    fn nvFatbinGet(handle: nvFatbinHandle, buffer: *mut c_void) -> nvFatbinResult;

    #[called_by(owned nvFatbinSize)]
    fn nvFatbinSize(handle: nvFatbinHandle, size: *mut usize) -> nvFatbinResult;

    #[called_by(nvFatbinVersion)]
    fn nvFatbinVersion(major: *mut u32, minor: *mut u32) -> nvFatbinResult;
}
