//! nvJitLink with functions that return [`Result`]s: links compiled kernels at run time.
//!
//! See [`checked`](super) for this form of the functions. [`nvjitlink`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::nvjitlink as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use raw::NVJITLINK;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvjitlink::all_types::*;

#[path = "../../common/checked/nvjitlink.rs"]
mod common;
pub use common::*;

checked! {
    nvjitlink, NVJITLINK, nvJitLinkResult;
    #[other = owned]
    /// Returns the size in bytes of the LTO-IR that a link produced.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvJitLinkGetLinkedLTOIRSize(handle: nvJitLinkHandle) -> usize;
}

/// Gets a link's LTO-IR, whose size `nvJitLinkGetLinkedLTOIRSize` returns.
///
/// Like [`nvJitLinkGetLinkedLTOIR`](raw::nvJitLinkGetLinkedLTOIR), but returns a `Result` of a value of the size that [`nvJitLinkGetLinkedLTOIRSize`](raw::nvJitLinkGetLinkedLTOIRSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvjitlink nvJitLinkGetLinkedLTOIR))]
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvJitLinkGetLinkedLTOIR(
    handle: nvJitLinkHandle,
) -> Result<Vec<u8>, support::Error<nvJitLinkResult>> {
    let size = unsafe { nvJitLinkGetLinkedLTOIRSize(handle)? };
    let mut ltoir = grow::room(grow::length(size));
    if size > 0 {
        support::checked(
            called!(NVJITLINK, nvJitLinkGetLinkedLTOIR), unsafe { raw::nvJitLinkGetLinkedLTOIR(handle, &mut ltoir) },
        )?;
    }
    Ok(ltoir)
}
