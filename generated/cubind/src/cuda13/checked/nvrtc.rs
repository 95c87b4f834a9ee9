//! NVRTC with functions that return [`Result`]s: compiles CUDA C++ to PTX or machine code at run time.
//!
//! See [`checked`](super) for this form of the functions. [`nvrtc`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::nvrtc as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use raw::NVRTC;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvrtc::all_types::*;

#[path = "../../common/checked/nvrtc.rs"]
mod common;
pub use common::*;

checked! {
    nvrtc, NVRTC, nvrtcResult;
    /// Returns the number, sizes and CUDA version of the headers that the library contains, if any.
    /// Returns `info`, `errorLog`.
    ///
    /// # Safety
    ///
    /// `errorLog` points to memory of the library, valid until `nvrtcInstallBundledHeaders` is called.
    fn nvrtcGetBundledHeadersInfo() -> (nvrtcBundledHeadersInfo, *const core::ffi::c_char);
    #[other = owned]
    /// Returns the size in bytes of a compiled program's Tile IR.
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvrtcGetTileIRSize(prog: nvrtcProgram) -> usize;
    /// Unpacks the headers that the library contains into a directory.
    /// - `installPath`: in, string
    /// - `flags`: in, flags: [`NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE`], [`NVRTC_INSTALL_HEADERS_NO_WAIT`], [`NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS`]
    ///
    /// # Safety
    ///
    /// `errorLog` points to memory of the library, valid until `nvrtcInstallBundledHeaders` is called.
    fn nvrtcInstallBundledHeaders(installPath: &CStr, flags: u32) -> *const core::ffi::c_char;
    /// Removes the headers that `nvrtcInstallBundledHeaders` unpacked into a directory.
    /// - `installPath`: in, string
    ///
    /// # Safety
    ///
    /// `errorLog` points to memory of the library, valid until `nvrtcInstallBundledHeaders` is called.
    fn nvrtcRemoveBundledHeaders(installPath: &CStr) -> *const core::ffi::c_char;
}

/// Gets a compiled program's Tile IR, whose size `nvrtcGetTileIRSize` returns.
///
/// Like [`nvrtcGetTileIR`](raw::nvrtcGetTileIR), but returns a `Result` of a value of the size that [`nvrtcGetTileIRSize`](raw::nvrtcGetTileIRSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvrtc nvrtcGetTileIR))]
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcGetTileIR(
    prog: nvrtcProgram,
) -> Result<Vec<u8>, support::Error<nvrtcResult>> {
    let size = unsafe { nvrtcGetTileIRSize(prog)? };
    let mut TileIR = grow::room(grow::length(size));
    if size > 0 {
        support::checked(called!(NVRTC, nvrtcGetTileIR), unsafe { raw::nvrtcGetTileIR(prog, &mut TileIR) })?;
    }
    Ok(TileIR)
}
