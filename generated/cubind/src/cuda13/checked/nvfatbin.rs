//! nvFatbin with functions that return [`Result`]s: packs compiled kernels for several GPU architectures into one file.
//!
//! See [`checked`](super) for this form of the functions. [`nvfatbin`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::nvfatbin as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use raw::NVFATBIN;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvfatbin::all_types::*;

#[path = "../../common/checked/nvfatbin.rs"]
mod common;
pub use common::*;

checked! {
    nvfatbin, NVFATBIN, nvFatbinResult;
    #[other = owned]
    /// Adds Tile IR to a fat binary, with options for compiling it later.
    /// - `code`: in, host memory, whose size in bytes is passed as `size`
    /// - `identifier`, `optionsCmdLine`: in, string
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvFatbinAddTileIR<T: Input>(handle: nvFatbinHandle, code: &[T], identifier: &CStr, optionsCmdLine: &CStr) -> ();
}
