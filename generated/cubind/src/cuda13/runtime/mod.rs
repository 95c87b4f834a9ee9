//! CUDA runtime API of CUDA 13: devices, memory, streams, events and graphs, without explicit contexts.
//!
//! ```no_run
//! use cubind::cuda13::checked::runtime::*;
//!
//! fn main() -> Result<(), cubind::Error<cudaError_t>> {
//!     let memory = unsafe { cudaMalloc(1024)? };
//!     unsafe { cudaMemset(memory, 0, 1024)? };
//!     let (free, total) = unsafe { cudaMemGetInfo()? };
//!     println!("{free} of {total} bytes are free");
//!     unsafe { cudaFree(memory) }
//! }
//! ```
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::runtime`](super::checked::runtime) returns [`Result`]s, [`owned::runtime`](super::owned::runtime) owns handles,
//! [`sys::runtime`](super::sys::runtime) has the C functions unchanged.
//!
//! [`RUNTIME`] reports the file that was loaded, or the error.
#![cfg_attr(doc, doc = include_str!("groups.md"))]
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda13::sys::runtime as sys;

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
    pub use crate::shared::runtime::all_types::*;
}

#[doc(inline)]
pub use crate::shared::runtime::*;

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("synchronize"))]
pub use functions::cudaDeviceSynchronize;
#[cfg(doc)]
#[doc(inline, alias("event"))]
pub use functions::cudaEventCreate;
#[cfg(doc)]
#[doc(inline, alias("free"))]
pub use functions::cudaFree;
#[cfg(doc)]
#[doc(inline, alias("graph"))]
pub use functions::cudaGraphCreate;
#[cfg(doc)]
#[doc(inline, alias("pinned"))]
pub use functions::cudaHostAlloc;
#[cfg(doc)]
#[doc(inline, alias("launch", "kernel"))]
pub use functions::cudaLaunchKernel;
#[cfg(doc)]
#[doc(inline, alias("malloc", "alloc"))]
pub use functions::cudaMalloc;
#[cfg(doc)]
#[doc(inline, alias("pinned"))]
pub use functions::cudaMallocHost;
#[cfg(doc)]
#[doc(inline, alias("managed"))]
pub use functions::cudaMallocManaged;
#[cfg(doc)]
#[doc(inline, alias("memcpy"))]
pub use functions::cudaMemcpy;
#[cfg(doc)]
#[doc(inline, alias("memset"))]
pub use functions::cudaMemset;
#[cfg(doc)]
#[doc(inline, alias("device"))]
pub use functions::cudaSetDevice;
#[cfg(doc)]
#[doc(inline, alias("stream"))]
pub use functions::cudaStreamCreate;

/// The file with the functions: CUDA runtime API.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static RUNTIME: Library = unsafe { Library::new(
    "CUDA runtime API of CUDA 13",
    if cfg!(windows) {
        &["cudart64_13.dll"]
    } else {
        &["libcudart.so.13"]
    },
    Some(Toolkit { major: 13, folder: "" }),
) }
.installed_by(&["nvidia-cuda-runtime"]);
