//! The C functions of NVRTC, as the library exports them.
//!
//! [`nvrtc`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::nvrtc::NVRTC;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::nvrtc as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvrtc::all_types::*;

#[path = "../../common/sys/nvrtc.rs"]
mod common;
pub use common::*;

sys! {
    nvrtc, NVRTC, Err(missing) => missing.status();

    #[called_by(owned nvrtcGetNVVM)]
    fn nvrtcGetNVVM(prog: nvrtcProgram, nvvm: *mut core::ffi::c_char) -> nvrtcResult;

    #[called_by(owned nvrtcGetNVVMSize)]
    fn nvrtcGetNVVMSize(prog: nvrtcProgram, nvvmSizeRet: *mut usize) -> nvrtcResult;
}
