//! NVVM with owned handles: compiles NVVM IR to PTX.
//!
//! See [`owned`](super) for this form of the functions. [`nvvm`](raw) describes the library.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 12.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::nvvm as checked;
#[allow(unused_imports)]
use crate::cuda12::nvvm::NVVM;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::nvvm as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvvm::all_types::*;

destroy! {
    nvvmResult;
    12 nvvmProgram: |handle| checked::nvvmDestroyProgram(&mut handle);
}

any_thread! {
    12 nvvmProgram // libNVVM API, Thread Safety; tested: tests/rust/tests/drop_threads.rs
}

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 12;

#[path = "../../common/owned/nvvm.rs"]
mod common;
pub use common::*;
