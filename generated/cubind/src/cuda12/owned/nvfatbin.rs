//! nvFatbin with owned handles: packs compiled kernels for several GPU architectures into one file.
//!
//! See [`owned`](super) for this form of the functions. [`nvfatbin`](raw) describes the library.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 12.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::nvfatbin as checked;
#[allow(unused_imports)]
use crate::cuda12::nvfatbin::NVFATBIN;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::nvfatbin as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvfatbin::all_types::*;

destroy! {
    nvFatbinResult;
    12 nvFatbinHandle: |handle| checked::nvFatbinDestroy(&mut handle);
}

any_thread! {
    12 nvFatbinHandle // tested: tests/rust/tests/drop_threads.rs
}

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 12;

#[path = "../../common/owned/nvfatbin.rs"]
mod common;
pub use common::*;
