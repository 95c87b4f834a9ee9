//! The C functions of cuBLASLt, as the library exports them.
//!
//! [`cublaslt`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::cublaslt::CUBLASLT;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::cublaslt as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[allow(unused_imports)]
use crate::cuda12::cublas;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cublaslt::all_types::*;

#[path = "../../common/sys/cublaslt.rs"]
mod common;
pub use common::*;
