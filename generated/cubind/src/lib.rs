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
//! `cuda13::driver`, `cuda13::runtime`, `cuda13::nvrtc`, and the same for the other major versions. Beside the functions
//! with Rust's signatures, each has the C functions unchanged, in `sys`, and its `LIBRARY`, which says what was loaded, or
//! why not.
//!
//! # Signatures
//!
//! | in C | in Rust |
//! |---|---|
//! | a pointer that CUDA writes one value through | an element of the returned tuple |
//! | an array and its length | a slice; the length is the slice's, and an empty slice is NULL |
//! | host memory and its size | a slice of any type |
//! | `const char *` | [`&CStr`](core::ffi::CStr) |
//! | what may be NULL | an [`Option`] |
//! | an enum | a transparent newtype with associated constants, so that an unknown value is a value |
//! | a function that returns no result code | its value; all zeros or `None` where the library is missing |
//!
//! Slices that share one length in C must be equally long, else the call returns
//! [`INVALID_ARGUMENT`](Status::INVALID_ARGUMENT) without reaching CUDA; those that may be absent may also be empty.
//!
//! # Safety
//!
//! Every function is `unsafe`: CUDA trusts its caller with handles, addresses and lifetimes, on the device as well. What
//! a function asks for is in NVIDIA's documentation, to which each of them links.
//!
//! # Features
//!
//! - `cuda-12`: the module `cuda12`.
//! - `cuda-13`: the module `cuda13`.
//! - `driver`, `runtime` (with `driver`, whose types it takes), `nvrtc`: these modules in each of them.
//!
//! All are on by default. A feature adds modules, and never changes what is there without it.
#![cfg_attr(docsrs, feature(doc_cfg))]
#![warn(missing_docs)]
// C's names are kept, so that NVIDIA's documentation and everybody's experience apply.
#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]
// C's signatures are what they are, and the safety of all functions is told once, above.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::type_complexity)]
// Layout assertions subtract every offset, zero too.
#![allow(clippy::identity_op)]

// Public, and before the majors, so that a compiler's messages call a type by this path: otherwise they say `cuda12`,
// whatever major the program uses.
#[cfg(any(feature = "cuda-12", feature = "cuda-13"))]
pub mod shared;

#[cfg(feature = "cuda-12")]
pub mod cuda12;
#[cfg(feature = "cuda-13")]
pub mod cuda13;
mod support;

pub use support::{AlreadyDecided, Attempt, Cause, Input, Library, LoadError, MissingFunction, Outcome, Output, Status};
pub use support::{per_thread_default_stream, set_per_thread_default_stream};
