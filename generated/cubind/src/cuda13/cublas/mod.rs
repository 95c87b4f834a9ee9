//! cuBLAS and cuBLASXt of CUDA 13: linear algebra with vectors and matrices.
//!
//! ```no_run
//! use cubind::cuda13::owned::cublas::*;
//! use cubind::owned::{Device, DeviceBuffer};
//!
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     Device::get(0)?.make_current()?;
//!     let blas = cublasCreate()?;
//!     let x = DeviceBuffer::from_slice(&[1.0_f32, -2.0, 3.0])?;
//!     let mut sum = 0.0;
//!     cublasSasum(&blas, 3, &x, 1, &mut sum)?;
//!     assert_eq!(sum, 6.0);
//!     Ok(())
//! }
//! ```
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::cublas`](super::checked::cublas) returns [`Result`]s, [`owned::cublas`](super::owned::cublas) owns handles,
//! [`sys::cublas`](super::sys::cublas) has the C functions unchanged.
//!
//! [`CUBLAS`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda13::sys::cublas as sys;

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
    pub use crate::shared::cublas::all_types::*;
}

#[doc(inline)]
pub use crate::shared::cublas::*;

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("gemm"))]
pub use functions::cublasGemmEx;
#[cfg(doc)]
#[doc(inline, alias("axpy"))]
pub use functions::cublasSaxpy;
#[cfg(doc)]
#[doc(inline, alias("dot"))]
pub use functions::cublasSdot;
#[cfg(doc)]
#[doc(inline, alias("gemm", "matmul"))]
pub use functions::cublasSgemm;
#[cfg(doc)]
#[doc(inline, alias("gemv"))]
pub use functions::cublasSgemv;

/// The file with the functions: cuBLAS and cuBLASXt.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static CUBLAS: Library = unsafe { Library::new(
    "cuBLAS and cuBLASXt of CUDA 13",
    if cfg!(windows) {
        &["cublas64_13.dll"]
    } else {
        &["libcublas.so.13"]
    },
    Some(Toolkit { major: 13, folder: "" }),
) }
.installed_by(&["nvidia-cublas"]);
