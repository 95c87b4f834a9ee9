//! cuSOLVERMg with owned handles: factorizations and eigenvalue problems on several GPUs.
//!
//! See [`owned`](super) for this form of the functions. [`cusolvermg`](raw) describes the library.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 13.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::cusolvermg as checked;
#[allow(unused_imports)]
use crate::cuda13::cusolvermg::CUSOLVERMG;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cusolvermg as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
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

destroy! {
    cusolver::cusolverStatus_t;
    13 cusolverMgHandle_t: |handle| checked::cusolverMgDestroy(handle);
    13 cudaLibMgGrid_t: |handle| checked::cusolverMgDestroyGrid(handle);
    13 cudaLibMgMatrixDesc_t: |handle| checked::cusolverMgDestroyMatrixDesc(handle);
}

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 13;

#[path = "../../common/owned/cusolvermg.rs"]
mod common;
pub use common::*;
