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
/// Documented errors: [`nvJitLinkResult::NVJITLINK_ERROR_INVALID_INPUT`], [`nvJitLinkResult::NVJITLINK_ERROR_MISSING_ARCH`], [`nvJitLinkResult::NVJITLINK_ERROR_UNRECOGNIZED_OPTION`].
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
