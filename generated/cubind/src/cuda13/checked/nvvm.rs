//! NVVM with functions that return [`Result`]s: compiles NVVM IR to PTX.
//!
//! See [`checked`](super) for this form of the functions. [`nvvm`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::nvvm as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use raw::NVVM;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvvm::all_types::*;

#[path = "../../common/checked/nvvm.rs"]
mod common;
pub use common::*;

checked! {
    nvvm, NVVM, nvvmResult;
    /// Returns the major version of the LLVM bitcode that the library supports for an architecture.
    /// - `arch`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvvmLLVMVersion(arch: &CStr) -> i32;
}
