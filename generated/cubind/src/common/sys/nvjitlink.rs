//! C functions with identical declarations in all major versions (nvJitLink).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    nvjitlink, NVJITLINK, Err(missing) => missing.status();

    #[called_by(owned nvJitLinkAddData)]
    fn nvJitLinkAddData(handle: nvJitLinkHandle, inputType: nvJitLinkInputType, data: *const c_void, size: usize, name: *const core::ffi::c_char) -> nvJitLinkResult;

    #[called_by(owned nvJitLinkAddFile)]
    fn nvJitLinkAddFile(handle: nvJitLinkHandle, inputType: nvJitLinkInputType, fileName: *const core::ffi::c_char) -> nvJitLinkResult;

    #[called_by(owned nvJitLinkComplete)]
    fn nvJitLinkComplete(handle: nvJitLinkHandle) -> nvJitLinkResult;

    #[called_by(owned nvJitLinkCreate)]
    fn nvJitLinkCreate(handle: *mut nvJitLinkHandle, numOptions: u32, options: *mut *const core::ffi::c_char) -> nvJitLinkResult;

    #[called_by(nvJitLinkDestroy)]
    fn nvJitLinkDestroy(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

    #[called_by(owned nvJitLinkGetErrorLog)]
    fn nvJitLinkGetErrorLog(handle: nvJitLinkHandle, log: *mut core::ffi::c_char) -> nvJitLinkResult;

    #[called_by(owned nvJitLinkGetErrorLogSize)]
    fn nvJitLinkGetErrorLogSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

    #[called_by(owned nvJitLinkGetInfoLog)]
    fn nvJitLinkGetInfoLog(handle: nvJitLinkHandle, log: *mut core::ffi::c_char) -> nvJitLinkResult;

    #[called_by(owned nvJitLinkGetInfoLogSize)]
    fn nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

    #[called_by(owned nvJitLinkGetLinkedCubin)]
    fn nvJitLinkGetLinkedCubin(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

    #[called_by(owned nvJitLinkGetLinkedCubinSize)]
    fn nvJitLinkGetLinkedCubinSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

    #[called_by(owned nvJitLinkGetLinkedPtx)]
    fn nvJitLinkGetLinkedPtx(handle: nvJitLinkHandle, ptx: *mut core::ffi::c_char) -> nvJitLinkResult;

    #[called_by(owned nvJitLinkGetLinkedPtxSize)]
    fn nvJitLinkGetLinkedPtxSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

    #[called_by(nvJitLinkVersion)]
    #[since = "12.3"]
    fn nvJitLinkVersion(major: *mut u32, minor: *mut u32) -> nvJitLinkResult;
}
