//! cuSOLVER of CUDA 12: factorizations, linear systems and eigenvalue problems with dense and sparse matrices.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::cusolver`](super::checked::cusolver) returns [`Result`]s, [`owned::cusolver`](super::owned::cusolver) owns handles,
//! [`sys::cusolver`](super::sys::cusolver) has the C functions unchanged.
//!
//! [`CUSOLVER`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[allow(unused_imports)]
use crate::cuda12::cublas;
#[allow(unused_imports)]
use crate::cuda12::cusparse;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda12::sys::cusolver as sys;

mod enums;
mod constants;
mod functions;

pub use enums::*;
pub use constants::*;
pub use functions::*;
pub(crate) mod history;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use super::enums::*;
    #[allow(unused_imports)]
    pub use super::constants::*;
    #[allow(unused_imports)]
    pub use crate::shared::cusolver::all_types::*;
}

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::cusolver::*;

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("qr"))]
pub use functions::cusolverDnSgeqrf;
#[cfg(doc)]
#[doc(inline, alias("svd"))]
pub use functions::cusolverDnSgesvd;
#[cfg(doc)]
#[doc(inline, alias("lu"))]
pub use functions::cusolverDnSgetrf;
#[cfg(doc)]
#[doc(inline, alias("cholesky"))]
pub use functions::cusolverDnSpotrf;

/// The file with the functions: cuSOLVER.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static CUSOLVER: Library = unsafe { Library::new(
    "cuSOLVER of CUDA 12",
    if cfg!(windows) {
        &["cusolver64_11.dll"]
    } else {
        &["libcusolver.so.11"]
    },
    Some(Toolkit { major: 12, folder: "" }),
) }
.installed_by(&["nvidia-cusolver-cu12"]);
