//! Functions (NVRTC).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/nvrtc/functions.rs"]
mod common;
pub use common::*;

/// Returns the number, sizes and CUDA version of the headers that the library contains, if any.
///
/// `nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *info, const char **errorLog)`
#[cfg_attr(doc, doc = forms!(nvrtc::nvrtcGetBundledHeadersInfo))]
///
/// Returns `(nvrtcResult, info: nvrtcBundledHeadersInfo, errorLog: const char *)`.
///
/// - `info`, `errorLog`: out
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_BUILTIN_OPERATION_FAILURE`], [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`].
///
/// In `nvrtc.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetBundledHeadersInfo).
///
/// # Safety
///
/// `errorLog` points to memory of the library, valid until `nvrtcInstallBundledHeaders` is called.
#[inline]
pub unsafe fn nvrtcGetBundledHeadersInfo() -> (
    nvrtcResult,
    nvrtcBundledHeadersInfo,
    *const core::ffi::c_char,
) {
    let mut info = output::Reserved::<nvrtcBundledHeadersInfo>::new();
    let mut errorLog: *const core::ffi::c_char = output::zeroed();
    let returned = unsafe { sys::nvrtcGetBundledHeadersInfo(info.slot(), &mut errorLog) };
    (returned, info.take(), errorLog)
}

/// Gets a compiled program's Tile IR, whose size `nvrtcGetTileIRSize` returns.
///
/// `nvrtcResult nvrtcGetTileIR(nvrtcProgram prog, char *TileIR)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetTileIR))]
///
/// - `TileIR`: out, host memory, of the length that `nvrtcGetTileIRSize` returns
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`].
///
/// In `nvrtc.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetTileIR).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - `TileIR`: at least as long as the length that `nvrtcGetTileIRSize` returns. The length is not checked.
#[inline]
pub unsafe fn nvrtcGetTileIR(prog: nvrtcProgram, TileIR: &mut [u8]) -> (nvrtcResult,) {
    let returned = unsafe { sys::nvrtcGetTileIR(prog, args::as_mut_ptr(TileIR).cast()) };
    (returned,)
}

/// Returns the size in bytes of a compiled program's Tile IR.
///
/// `nvrtcResult nvrtcGetTileIRSize(nvrtcProgram prog, size_t *TileIRSizeRet)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetTileIRSize))]
///
/// Returns `(nvrtcResult, TileIRSizeRet: size_t)`.
///
/// - `TileIRSizeRet`: out
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`].
///
/// In `nvrtc.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetTileIRSize).
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcGetTileIRSize(prog: nvrtcProgram) -> (nvrtcResult, usize) {
    let mut TileIRSizeRet: usize = output::zeroed();
    let returned = unsafe { sys::nvrtcGetTileIRSize(prog, &mut TileIRSizeRet) };
    (returned, TileIRSizeRet)
}

/// Unpacks the headers that the library contains into a directory.
///
/// `nvrtcResult nvrtcInstallBundledHeaders(const char *installPath, unsigned int flags, const char **errorLog)`
#[cfg_attr(doc, doc = forms!(nvrtc::nvrtcInstallBundledHeaders))]
///
/// Returns `(nvrtcResult, errorLog: const char *)`.
///
/// - `installPath`: in, string
/// - `flags`: in, flags: [`NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE`], [`NVRTC_INSTALL_HEADERS_NO_WAIT`], [`NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS`]
/// - `errorLog`: out
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_BUILTIN_OPERATION_FAILURE`], [`nvrtcResult::NVRTC_ERROR_BUSY`], [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`].
///
/// In `nvrtc.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcInstallBundledHeaders).
///
/// # Safety
///
/// `errorLog` points to memory of the library, valid until `nvrtcInstallBundledHeaders` is called.
#[inline]
pub unsafe fn nvrtcInstallBundledHeaders(
    installPath: &CStr,
    flags: u32,
) -> (nvrtcResult, *const core::ffi::c_char) {
    let mut errorLog: *const core::ffi::c_char = output::zeroed();
    let returned = unsafe { sys::nvrtcInstallBundledHeaders(installPath.as_ptr(), flags, &mut errorLog) };
    (returned, errorLog)
}

/// Removes the headers that `nvrtcInstallBundledHeaders` unpacked into a directory.
///
/// `nvrtcResult nvrtcRemoveBundledHeaders(const char *installPath, const char **errorLog)`
#[cfg_attr(doc, doc = forms!(nvrtc::nvrtcRemoveBundledHeaders))]
///
/// Returns `(nvrtcResult, errorLog: const char *)`.
///
/// - `installPath`: in, string
/// - `errorLog`: out
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_BUILTIN_OPERATION_FAILURE`], [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`].
///
/// In `nvrtc.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcRemoveBundledHeaders).
///
/// # Safety
///
/// `errorLog` points to memory of the library, valid until `nvrtcInstallBundledHeaders` is called.
#[inline]
pub unsafe fn nvrtcRemoveBundledHeaders(
    installPath: &CStr,
) -> (nvrtcResult, *const core::ffi::c_char) {
    let mut errorLog: *const core::ffi::c_char = output::zeroed();
    let returned = unsafe { sys::nvrtcRemoveBundledHeaders(installPath.as_ptr(), &mut errorLog) };
    (returned, errorLog)
}
