//! The C functions of NVRTC, as the library exports them.
//!
//! [`nvrtc`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::nvrtc::NVRTC;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::nvrtc as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvrtc::all_types::*;

#[path = "../../common/sys/nvrtc.rs"]
mod common;
pub use common::*;

sys! {
    nvrtc, NVRTC, Err(missing) => missing.status();

    #[called_by(nvrtcGetBundledHeadersInfo)]
    #[since = "13.3"]
    fn nvrtcGetBundledHeadersInfo(info: *mut nvrtcBundledHeadersInfo, errorLog: *mut *const core::ffi::c_char) -> nvrtcResult;

    #[called_by(owned nvrtcGetTileIR)]
    #[since = "13.2"]
    fn nvrtcGetTileIR(prog: nvrtcProgram, TileIR: *mut core::ffi::c_char) -> nvrtcResult;

    #[called_by(owned nvrtcGetTileIRSize)]
    #[since = "13.2"]
    fn nvrtcGetTileIRSize(prog: nvrtcProgram, TileIRSizeRet: *mut usize) -> nvrtcResult;

    #[called_by(nvrtcInstallBundledHeaders)]
    #[since = "13.3"]
    fn nvrtcInstallBundledHeaders(installPath: *const core::ffi::c_char, flags: u32, errorLog: *mut *const core::ffi::c_char) -> nvrtcResult;

    #[called_by(nvrtcRemoveBundledHeaders)]
    #[since = "13.3"]
    fn nvrtcRemoveBundledHeaders(installPath: *const core::ffi::c_char, errorLog: *mut *const core::ffi::c_char) -> nvrtcResult;
}
