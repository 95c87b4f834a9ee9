//! Functions (nvFatbin).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/nvfatbin/functions.rs"]
mod common;
pub use common::*;

/// Adds Tile IR to a fat binary, with options for compiling it later.
///
/// `nvFatbinResult nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size, const char *identifier, const char *optionsCmdLine)`
#[cfg_attr(doc, doc = forms!(owned nvfatbin::nvFatbinAddTileIR))]
///
/// - `code`: in, host memory, whose size in bytes is passed as `size`
/// - `identifier`, `optionsCmdLine`: in, string
///
/// Documented errors: [`nvFatbinResult::NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED`], [`nvFatbinResult::NVFATBIN_ERROR_COMPRESSION_FAILED`], [`nvFatbinResult::NVFATBIN_ERROR_EMPTY_INPUT`], [`nvFatbinResult::NVFATBIN_ERROR_INTERNAL`], [`nvFatbinResult::NVFATBIN_ERROR_INVALID_ARCH`], [`nvFatbinResult::NVFATBIN_ERROR_UNRECOGNIZED_OPTION`].
///
/// In `nvFatbin.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddTileIR).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvFatbinAddTileIR<T: Input>(
    handle: nvFatbinHandle,
    code: &[T],
    identifier: &CStr,
    optionsCmdLine: &CStr,
) -> (nvFatbinResult,) {
    let returned = unsafe { sys::nvFatbinAddTileIR(
        handle, args::as_ptr(code).cast(), args::count(size_of_val(code)), identifier.as_ptr(), optionsCmdLine.as_ptr(),
    ) };
    (returned,)
}
