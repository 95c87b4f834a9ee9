//! NVRTC with functions that return [`Result`]s: compiles CUDA C++ to PTX or machine code at run time.
//!
//! See [`checked`](super) for this form of the functions. [`nvrtc`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::nvrtc as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::NVRTC;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvrtc::all_types::*;

#[path = "../../common/checked/nvrtc.rs"]
mod common;
pub use common::*;

checked! {
    nvrtc, NVRTC, nvrtcResult;
    #[other = owned]
    /// Returns the size in bytes of a compiled program's NVVM IR (superseded by `nvrtcGetLTOIRSize`).
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    #[deprecated(note = "use `nvrtcGetLTOIRSize` instead")]
    fn nvrtcGetNVVMSize(prog: nvrtcProgram) -> usize;
}

/// Gets a compiled program's NVVM IR (superseded by `nvrtcGetLTOIR`).
///
/// Like [`nvrtcGetNVVM`](raw::nvrtcGetNVVM), but returns a `Result` of a value of the size that [`nvrtcGetNVVMSize`](raw::nvrtcGetNVVMSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvrtc nvrtcGetNVVM))]
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[deprecated(note = "use `nvrtcGetLTOIR` instead")]
#[inline]
pub unsafe fn nvrtcGetNVVM(
    prog: nvrtcProgram,
) -> Result<Vec<u8>, support::Error<nvrtcResult>> {
    let size = unsafe { nvrtcGetNVVMSize(prog)? };
    let mut nvvm = grow::room(grow::length(size));
    if size > 0 {
        support::checked(called!(NVRTC, nvrtcGetNVVM), unsafe { raw::nvrtcGetNVVM(prog, &mut nvvm) })?;
    }
    Ok(nvvm)
}
