//! The C functions of NVVM, as the library exports them.
//!
//! [`nvvm`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::nvvm::NVVM;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::nvvm as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvvm::all_types::*;

#[path = "../../common/sys/nvvm.rs"]
mod common;
pub use common::*;

sys! {
    nvvm, NVVM, Err(missing) => missing.status();

    #[called_by(nvvmLLVMVersion)]
    #[since = "13.1"]
    fn nvvmLLVMVersion(arch: *const core::ffi::c_char, major: *mut i32) -> nvvmResult;
}
