//! Functions that return [`Result`]s, and the library's types (nvFatbin). See [`checked`](super).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::nvfatbin as raw;
#[allow(unused_imports)]
use raw::NVFATBIN;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvfatbin::all_types::*;

#[path = "../../common/checked/nvfatbin.rs"]
mod common;
pub use common::*;

checked! {
    NVFATBIN, nvFatbinResult;
    /// Adds Tile IR to a fat binary, with options for compiling it later.
    /// - `code`: in, host memory, whose size in bytes is passed as `size`
    /// - `identifier`, `optionsCmdLine`: in, string
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvFatbinAddTileIR<T: Input>(handle: nvFatbinHandle, code: &[T], identifier: &CStr, optionsCmdLine: &CStr) -> ();
}
