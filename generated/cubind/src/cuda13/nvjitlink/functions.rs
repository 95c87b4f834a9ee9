//! Functions (nvJitLink).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/nvjitlink/functions.rs"]
mod common;
pub use common::*;

/// Starts a link with options in the style of `nvlink`; `-arch=sm_…` is required.
///
/// `nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions, const char **options)`
#[cfg_attr(doc, doc = forms!(owned nvjitlink::nvJitLinkCreate))]
///
/// Returns `(nvJitLinkResult, handle: nvJitLinkHandle)`.
///
/// - `handle`: out
/// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
///
/// In `nvJitLink.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkCreate).
///
/// # Safety
///
/// `options`: NUL-terminated strings.
#[inline]
pub unsafe fn nvJitLinkCreate(
    options: &[*const core::ffi::c_char],
) -> (nvJitLinkResult, nvJitLinkHandle) {
    let mut handle: nvJitLinkHandle = output::zeroed();
    let returned = unsafe {
        sys::nvJitLinkCreate(&mut handle, args::count(options.len()), args::as_ptr(options).cast_mut())
    };
    (returned, handle)
}

/// Gets a link's LTO-IR, whose size `nvJitLinkGetLinkedLTOIRSize` returns.
///
/// `nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir)`
#[cfg_attr(doc, doc = forms!(owned nvjitlink::nvJitLinkGetLinkedLTOIR))]
///
/// - `ltoir`: out, host memory, of the length that `nvJitLinkGetLinkedLTOIRSize` returns
///
/// In `nvJitLink.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedLTOIR).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `ltoir`: at least as long as the length that `nvJitLinkGetLinkedLTOIRSize` returns. The length is not checked.
#[inline]
pub unsafe fn nvJitLinkGetLinkedLTOIR<T: Output>(
    handle: nvJitLinkHandle,
    ltoir: &mut [T],
) -> (nvJitLinkResult,) {
    let returned = unsafe { sys::nvJitLinkGetLinkedLTOIR(handle, args::as_mut_ptr(ltoir).cast()) };
    (returned,)
}

/// Returns the size in bytes of the LTO-IR that a link produced.
///
/// `nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size)`
#[cfg_attr(doc, doc = forms!(owned nvjitlink::nvJitLinkGetLinkedLTOIRSize))]
///
/// Returns `(nvJitLinkResult, size: size_t)`.
///
/// - `size`: out
///
/// In `nvJitLink.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedLTOIRSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvJitLinkGetLinkedLTOIRSize(
    handle: nvJitLinkHandle,
) -> (nvJitLinkResult, usize) {
    let mut size: usize = output::zeroed();
    let returned = unsafe { sys::nvJitLinkGetLinkedLTOIRSize(handle, &mut size) };
    (returned, size)
}
