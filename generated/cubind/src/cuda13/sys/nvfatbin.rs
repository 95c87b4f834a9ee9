//! The C functions of nvFatbin, as the library exports them.
//!
//! [`nvfatbin`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::nvfatbin::NVFATBIN;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::nvfatbin as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvfatbin::all_types::*;

#[path = "../../common/sys/nvfatbin.rs"]
mod common;
pub use common::*;

sys! {
    nvfatbin, NVFATBIN, Err(missing) => missing.status();

    #[called_by(owned nvFatbinAddTileIR)]
    #[since = "13.1"]
    fn nvFatbinAddTileIR(handle: nvFatbinHandle, code: *const c_void, size: usize, identifier: *const core::ffi::c_char, optionsCmdLine: *const core::ffi::c_char) -> nvFatbinResult;
}
