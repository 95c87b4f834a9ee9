//! nvJitLink with owned handles: links compiled kernels at run time.
//!
//! See [`owned`](super) for this form of the functions. [`nvjitlink`](raw) describes the library, and contains a program.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 12.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::nvjitlink as checked;
#[allow(unused_imports)]
use crate::cuda12::nvjitlink::NVJITLINK;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::nvjitlink as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvjitlink::all_types::*;

destroy! {
    nvJitLinkResult;
    12 nvJitLinkHandle: |handle| checked::nvJitLinkDestroy(&mut handle);
}

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 12;

#[path = "../../common/owned/nvjitlink.rs"]
mod common;
pub use common::*;
