//! C functions that are declared alike in all major versions: nvJitLink.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    NVJITLINK, Err(missing) => missing.status();

    /// In `nvJitLink.h` since CUDA 12.0 or earlier.
    fn nvJitLinkAddData(handle: nvJitLinkHandle, inputType: nvJitLinkInputType, data: *const c_void, size: usize, name: *const core::ffi::c_char) -> nvJitLinkResult;

    /// In `nvJitLink.h` since CUDA 12.0 or earlier.
    fn nvJitLinkAddFile(handle: nvJitLinkHandle, inputType: nvJitLinkInputType, fileName: *const core::ffi::c_char) -> nvJitLinkResult;

    /// In `nvJitLink.h` since CUDA 12.0 or earlier.
    fn nvJitLinkComplete(handle: nvJitLinkHandle) -> nvJitLinkResult;

    /// In `nvJitLink.h` since CUDA 12.0 or earlier.
    fn nvJitLinkCreate(handle: *mut nvJitLinkHandle, numOptions: u32, options: *mut *const core::ffi::c_char) -> nvJitLinkResult;

    /// In `nvJitLink.h` since CUDA 12.0 or earlier.
    fn nvJitLinkDestroy(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

    /// In `nvJitLink.h` since CUDA 12.0 or earlier.
    fn nvJitLinkGetErrorLog(handle: nvJitLinkHandle, log: *mut core::ffi::c_char) -> nvJitLinkResult;

    /// In `nvJitLink.h` since CUDA 12.0 or earlier.
    fn nvJitLinkGetErrorLogSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

    /// In `nvJitLink.h` since CUDA 12.0 or earlier.
    fn nvJitLinkGetInfoLog(handle: nvJitLinkHandle, log: *mut core::ffi::c_char) -> nvJitLinkResult;

    /// In `nvJitLink.h` since CUDA 12.0 or earlier.
    fn nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

    /// In `nvJitLink.h` since CUDA 12.0 or earlier.
    fn nvJitLinkGetLinkedCubin(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

    /// In `nvJitLink.h` since CUDA 12.0 or earlier.
    fn nvJitLinkGetLinkedCubinSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

    /// In `nvJitLink.h` since CUDA 12.0 or earlier.
    fn nvJitLinkGetLinkedPtx(handle: nvJitLinkHandle, ptx: *mut core::ffi::c_char) -> nvJitLinkResult;

    /// In `nvJitLink.h` since CUDA 12.0 or earlier.
    fn nvJitLinkGetLinkedPtxSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

    /// In `nvJitLink.h` since CUDA 12.3.
    #[since = "12.3"]
    fn nvJitLinkVersion(major: *mut u32, minor: *mut u32) -> nvJitLinkResult;
}
