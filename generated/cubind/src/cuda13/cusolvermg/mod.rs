//! cuSOLVERMg of CUDA 13: factorizations and eigenvalue problems on several GPUs.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::cusolvermg`](super::checked::cusolvermg) returns [`Result`]s, [`owned::cusolvermg`](super::owned::cusolvermg) owns handles,
//! [`sys::cusolvermg`](super::sys::cusolvermg) has the C functions unchanged.
//!
//! [`CUSOLVERMG`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;
#[allow(unused_imports)]
use crate::cuda13::cublas;
#[allow(unused_imports)]
use crate::cuda13::cusolver;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda13::sys::cusolvermg as sys;

mod functions;

pub use functions::*;
pub(crate) mod history;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use crate::shared::cusolvermg::all_types::*;
}

#[doc(inline)]
pub use crate::shared::cusolvermg::*;

/// The file with the functions: cuSOLVERMg.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static CUSOLVERMG: Library = unsafe { Library::new(
    "cuSOLVERMg of CUDA 13",
    if cfg!(windows) {
        &["cusolverMg64_12.dll"]
    } else {
        &["libcusolverMg.so.12"]
    },
    Some(Toolkit { major: 13, folder: "" }),
) }
.installed_by(&["nvidia-cusolver"]);
