//! The C functions of cuSOLVERMg, as the library exports them.
//!
//! [`cusolvermg`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::cusolvermg::CUSOLVERMG;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cusolvermg as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;
#[allow(unused_imports)]
use crate::cuda13::cublas;
#[allow(unused_imports)]
use crate::cuda13::cusolver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cusolvermg::all_types::*;

#[path = "../../common/sys/cusolvermg.rs"]
mod common;
pub use common::*;
