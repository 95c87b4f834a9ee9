//! CUDA for Rust: the driver API, the runtime API and NVRTC, whole, with their C names.
//!
//! - **Nothing to install before building.** Libraries are loaded, and functions found, when they are first called. A
//!   library or a function that is missing is an error value, never a panic.
//! - **A function returns what C writes through pointers**: its result code, then its outputs. [`Outcome::ok`] makes a
//!   [`Result`] of that. Arrays are slices, strings are [`CStr`](core::ffi::CStr), what may be NULL is an [`Option`].
//! - **CUDA 12 and CUDA 13 side by side**, each in a module of its own; say which one you mean.
//!
//! ```no_run
//! use cubind::Outcome;
//! use cubind::cuda13::driver::*;
//!
//! fn main() -> Result<(), CUresult> {
//!     unsafe {
//!         cuInit(0).ok()?;
//!         let device = cuDeviceGet(0).ok()?;
//!         let context = cuCtxCreate(None, 0, device).ok()?;
//!         let (free, total) = cuMemGetInfo().ok()?;
//!         println!("{} of {} MiB are free", free >> 20, total >> 20);
//!         cuCtxDestroy(context).ok()
//!     }
//! }
//! ```
//!
//! # Where things are
//!
//! `cuda13::driver`, `cuda13::runtime`, `cuda13::nvrtc`, and the same in `cuda12`. Beside the functions with Rust's
//! signatures, each has the C functions unchanged, in `sys`, and its `LIBRARY`, which says what was loaded, or why not.
//!
//! # Safety
//!
//! Every function is `unsafe`: CUDA trusts its caller with handles, addresses and lifetimes, on the device as well. What
//! a function asks for is in NVIDIA's documentation, to which each of them links. This crate adds that all slices which
//! share one count in C should be of one length: the shortest counts.
//!
//! # Features
//!
//! `cuda-12`, `cuda-13`, `driver`, `runtime`, `nvrtc`: all on by default. A feature adds modules, and never changes what
//! is there without it.
#![cfg_attr(docsrs, feature(doc_cfg))]
#![warn(missing_docs)]
// C's names are kept, so that NVIDIA's documentation and everybody's experience apply.
#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]
// C's signatures are what they are, and the safety of all functions is told once, above.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::type_complexity)]
// Layout assertions subtract every offset, zero too.
#![allow(clippy::identity_op)]

#[cfg(feature = "cuda-12")]
pub mod cuda12;
#[cfg(feature = "cuda-13")]
pub mod cuda13;

mod support;

pub use support::{AlreadyDecided, Attempt, Library, LoadError, Outcome, Status};
pub use support::{per_thread_default_stream, set_per_thread_default_stream};
