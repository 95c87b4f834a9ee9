//! cuBLASLt of CUDA 12: matrix products with selectable layouts, types, algorithms and epilogues.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::cublaslt`](super::checked::cublaslt) returns [`Result`]s, [`owned::cublaslt`](super::owned::cublaslt) owns handles,
//! [`sys::cublaslt`](super::sys::cublaslt) has the C functions unchanged.
//!
//! [`CUBLASLT`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[allow(unused_imports)]
use crate::cuda12::cublas;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda12::sys::cublaslt as sys;

mod enums;
mod types;
mod records;
mod functions;

pub use enums::*;
pub use types::*;
pub use records::*;
pub use functions::*;
pub(crate) mod history;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use super::enums::*;
    #[allow(unused_imports)]
    pub use super::types::*;
    #[allow(unused_imports)]
    pub use super::records::*;
    #[allow(unused_imports)]
    pub use crate::shared::cublaslt::all_types::*;
}

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::cublaslt::*;

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("matmul", "gemm"))]
pub use functions::cublasLtMatmul;

/// The file with the functions: cuBLASLt.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static CUBLASLT: Library = unsafe { Library::new(
    "cuBLASLt of CUDA 12",
    if cfg!(windows) {
        &["cublasLt64_12.dll"]
    } else {
        &["libcublasLt.so.12"]
    },
    Some(Toolkit { major: 12, folder: "" }),
) }
.installed_by(&["nvidia-cublas-cu12"]);
