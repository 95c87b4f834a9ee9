//! nvFatbin with owned handles: packs compiled kernels for several GPU architectures into one file.
//!
//! See [`owned`](super) for this form of the functions. [`nvfatbin`](raw) describes the library.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 13.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::nvfatbin as checked;
#[allow(unused_imports)]
use crate::cuda13::nvfatbin::NVFATBIN;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::nvfatbin as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvfatbin::all_types::*;

destroy! {
    nvFatbinResult;
    13 nvFatbinHandle: |handle| checked::nvFatbinDestroy(&mut handle);
}

any_thread! {
    13 nvFatbinHandle // tested: tests/rust/tests/drop_threads.rs
}

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 13;

#[path = "../../common/owned/nvfatbin.rs"]
mod common;
pub use common::*;

owned! {
    nvfatbin, nvFatbinResult;

    safe {}

    unsafe {
        /// Adds Tile IR to a fat binary, with options for compiling it later.
        /// - `code`: in, host memory, whose size in bytes is passed as `size`
        /// - `identifier`, `optionsCmdLine`: in, string
        ///
        /// # Safety
        ///
        /// - `code` must not be moved, changed or freed while the library may hold its address.
        /// - The code is complete, text is NUL-terminated, and both stay valid until `nvFatbinGet` has returned.
        fn nvFatbinAddTileIR<T: Input>(
            handle: impl AsHandle<nvFatbinHandle, MAJOR>, code: &[T], identifier: &CStr, optionsCmdLine: &CStr,
        ) -> () {
            checked::nvFatbinAddTileIR(handle.as_handle(), code, identifier, optionsCmdLine)?
        }
    }
}
