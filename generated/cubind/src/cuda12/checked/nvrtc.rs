//! Functions that return [`Result`]s, and the library's types (NVRTC). See [`checked`](super).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::nvrtc as raw;
#[allow(unused_imports)]
use raw::NVRTC;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvrtc::all_types::*;

#[path = "../../common/checked/nvrtc.rs"]
mod common;
pub use common::*;

checked! {
    NVRTC, nvrtcResult;
    /// Returns the size in bytes of a compiled program's NVVM IR (superseded by `nvrtcGetLTOIRSize`).
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    #[deprecated(note = "use `nvrtcGetLTOIRSize` instead")]
    fn nvrtcGetNVVMSize(prog: nvrtcProgram) -> usize;
}

/// Gets a compiled program's NVVM IR (superseded by `nvrtcGetLTOIR`).
///
/// Like [`nvrtcGetNVVM`](raw::nvrtcGetNVVM), which has the C prototype and the documented errors, but returns a `Result` of a value of the size that [`nvrtcGetNVVMSize`](raw::nvrtcGetNVVMSize) returns.
///
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
