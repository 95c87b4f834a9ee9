//! CUDA driver API of CUDA 13: devices, contexts, memory, modules, streams, events and graphs.
//!
//! ```no_run
//! use cubind::cuda13::checked::driver::*;
//!
//! fn main() -> Result<(), cubind::Error<CUresult>> {
//!     unsafe { cuInit(0)? };
//!     for index in 0..unsafe { cuDeviceGetCount()? } {
//!         println!("{:?}", unsafe { cuDeviceGetName(cuDeviceGet(index)?)? });
//!     }
//!     Ok(())
//! }
//! ```
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::driver`](super::checked::driver) returns [`Result`]s, [`owned::driver`](super::owned::driver) owns handles,
//! [`sys::driver`](super::sys::driver) has the C functions unchanged.
//!
//! [`DRIVER`] reports the file that was loaded, or the error.
#![cfg_attr(doc, doc = include_str!("groups.md"))]
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda13::sys::driver as sys;

mod enums;
mod types;
mod records;
mod constants;
mod functions;

pub use enums::*;
pub use types::*;
pub use records::*;
pub use constants::*;
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
    pub use super::constants::*;
    #[allow(unused_imports)]
    pub use crate::shared::driver::all_types::*;
}

#[doc(inline)]
pub use crate::shared::driver::*;

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("context"))]
pub use functions::cuCtxCreate;
#[cfg(doc)]
#[doc(inline, alias("synchronize"))]
pub use functions::cuCtxSynchronize;
#[cfg(doc)]
#[doc(inline, alias("device"))]
pub use crate::shared::driver::cuDeviceGet;
#[cfg(doc)]
#[doc(inline, alias("event"))]
pub use crate::shared::driver::cuEventCreate;
#[cfg(doc)]
#[doc(inline, alias("graph"))]
pub use crate::shared::driver::cuGraphCreate;
#[cfg(doc)]
#[doc(inline, alias("launch", "kernel"))]
pub use crate::shared::driver::cuLaunchKernel;
#[cfg(doc)]
#[doc(inline, alias("malloc", "alloc"))]
pub use functions::cuMemAlloc;
#[cfg(doc)]
#[doc(inline, alias("managed"))]
pub use crate::shared::driver::cuMemAllocManaged;
#[cfg(doc)]
#[doc(inline, alias("free"))]
pub use crate::shared::driver::cuMemFree;
#[cfg(doc)]
#[doc(inline, alias("pinned"))]
pub use functions::cuMemHostAlloc;
#[cfg(doc)]
#[doc(inline, alias("memcpy"))]
pub use crate::shared::driver::cuMemcpy;
#[cfg(doc)]
#[doc(inline, alias("memset"))]
pub use crate::shared::driver::cuMemsetD8;
#[cfg(doc)]
#[doc(inline, alias("module", "ptx"))]
pub use crate::shared::driver::cuModuleLoadData;
#[cfg(doc)]
#[doc(inline, alias("stream"))]
pub use functions::cuStreamCreate;
