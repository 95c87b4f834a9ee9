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
//! with Rust's signatures, each has a [`Library`] with its own name, so that several modules can be imported by globs:
//! `driver::DRIVER`, `runtime::RUNTIME` and `nvrtc::NVRTC` say what was loaded, or why not. The C functions are unchanged
//! in `cuda13::sys::driver`, `cuda13::sys::runtime` and `cuda13::sys::nvrtc`.
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
//! Host memory of no particular type is a slice of whatever means the same when its bytes are copied: [`Input`] where CUDA
//! reads it, [`Output`] where CUDA writes it. Numbers, arrays of them and this crate's types have both; a record of your
//! own is given them by one line:
//!
//! ```no_run
//! use cubind::Outcome;
//! use cubind::cuda13::driver::*;
//!
//! #[derive(Clone, Copy)]
//! #[repr(C)]
//! struct Particle {
//!     position: [f32; 3],
//!     id: u32,
//! }
//! // SAFETY: numbers, of which any bits are values. What is `Output` is `Input` as well.
//! unsafe impl cubind::Output for Particle {}
//!
//! fn copy(particles: &[Particle], memory: CUdeviceptr) -> Result<(), CUresult> {
//!     unsafe { cuMemcpyHtoD(memory, particles).ok() }
//! }
//! ```
//!
//! # Unions without a name
//!
//! Where C reaches the member of a union without naming the union, a record has an accessor: `id()` reads and `set_id()`
//! writes it, in every major version, also where the field was once outside of the union. Reading is `unsafe`, as nobody
//! knows which member was written.
//!
//! ```
//! use cubind::cuda13::driver::*;
//!
//! let mut location = CUmemLocation::default();
//! location.r#type = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
//! location.set_id(1);
//! // SAFETY: `id` is what was written.
//! assert_eq!(unsafe { location.id() }, 1);
//! ```
//!
//! # What a result code means
//!
//! A code is an [`Error`](std::error::Error) that shows its name and the library's own words. Codes for what is missing are
//! also ones that CUDA itself may return: [`cause()`](Status::cause) tells them apart.
//!
//! ```no_run
//! use cubind::cuda13::driver::*;
//! use cubind::{Cause, Outcome, Status};
//!
//! if let Err(code) = unsafe { cuInit(0) }.ok() {
//!     match code.cause() {
//!         Cause::Library(error) => println!("no driver: {error}"),
//!         Cause::Function(function) => println!("the driver is too old: it has no {function}"),
//!         Cause::Cuda => println!("the driver says {code}"),
//!     }
//! }
//! ```
//!
//! # Default streams
//!
//! [`set_per_thread_default_stream`], called before anything else, makes the default stream the calling thread's own, as
//! compiling C with `CUDA_API_PER_THREAD_DEFAULT_STREAM` does; `CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM` in the
//! environment decides where nobody calls it. Python has the same switch, `cubind.set_per_thread_default_stream`, and reads
//! the same variable. The crate and the Python package each have their own switch: set both in a process that has both.
//!
//! ```
//! cubind::set_per_thread_default_stream(true)?;
//! assert!(cubind::per_thread_default_stream());
//! # Ok::<(), cubind::AlreadyDecided>(())
//! ```
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
