//! cuSPARSE of CUDA 12: linear algebra with sparse matrices and vectors.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::cusparse`](super::checked::cusparse) returns [`Result`]s, [`owned::cusparse`](super::owned::cusparse) owns handles,
//! [`sys::cusparse`](super::sys::cusparse) has the C functions unchanged.
//!
//! [`CUSPARSE`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda12::sys::cusparse as sys;

mod constants;
mod functions;

pub use constants::*;
pub use functions::*;
pub(crate) mod history;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use super::constants::*;
    #[allow(unused_imports)]
    pub use crate::shared::cusparse::all_types::*;
}

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::cusparse::*;

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("spmm"))]
pub use crate::shared::cusparse::cusparseSpMM;
#[cfg(doc)]
#[doc(inline, alias("spmv"))]
pub use crate::shared::cusparse::cusparseSpMV;
