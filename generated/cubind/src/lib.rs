//! CUDA for Rust: the complete driver API, the runtime API, and NVIDIA's other host libraries, with their C names.
//!
//! - **Nothing to install before building.** Libraries are loaded, and functions are looked up, when they are first
//!   called. A missing library or function is an error value, never a panic.
//! - **A function returns what C writes through pointers**: it returns a tuple of the result code and the outputs.
//!   [`Outcome::ok`] converts the tuple to a [`Result`]. Arrays are slices, strings are [`CStr`](core::ffi::CStr),
//!   nullable arguments are [`Option`]s.
//! - **CUDA 12 and CUDA 13 side by side**, each in its own module.
//!
//! ```no_run
//! use cubind::Outcome;
//! use cubind::cuda13::driver::*;
//!
//! fn main() -> Result<(), CUresult> {
//!     unsafe {
//!         cuInit(0).ok()?;
//!         let device = cuDeviceGet(0).ok()?;
//!         let context = cuCtxCreate(None, CUctx_flags::CU_CTX_SCHED_AUTO, device).ok()?;
//!         let (free, total) = cuMemGetInfo().ok()?;
//!         println!("{} of {} MiB are free", free >> 20, total >> 20);
//!         cuCtxDestroy(context).ok()
//!     }
//! }
//! ```
//!
//! # Modules
//!
//! Each function exists in up to four forms, each in a separate module; the documentation of a function links to its
//! other forms. Device memory, streams, kernels and graphs with owners are in [`owned`]. The libraries of this build:
//!
//! | functions that return tuples | [`Result`]s | own handles | C's | |
//! |---|---|---|---|---|
#![cfg_attr(all(feature = "cuda-13", all(feature = "cudla", not(windows))), doc = "| [`cudla`](cuda13::cudla) | [`checked`](cuda13::checked::cudla) | [`owned`](cuda13::owned::cudla) | [`sys`](cuda13::sys::cudla) | deep learning accelerators (DLA) |")]
#![cfg_attr(all(feature = "cuda-13", feature = "driver"), doc = "| [`driver`](cuda13::driver) | [`checked`](cuda13::checked::driver) | [`owned`](cuda13::owned::driver) | [`sys`](cuda13::sys::driver) | devices, contexts, memory, modules, streams, events and graphs |")]
#![cfg_attr(all(feature = "cuda-13", all(feature = "cufile", not(windows))), doc = "| [`cufile`](cuda13::cufile) | [`checked`](cuda13::checked::cufile) | [`owned`](cuda13::owned::cufile) | [`sys`](cuda13::sys::cufile) | direct file I/O to and from device memory |")]
#![cfg_attr(all(feature = "cuda-13", feature = "nvfatbin"), doc = "| [`nvfatbin`](cuda13::nvfatbin) | [`checked`](cuda13::checked::nvfatbin) | [`owned`](cuda13::owned::nvfatbin) | [`sys`](cuda13::sys::nvfatbin) | packs compiled kernels for several GPU architectures into one file |")]
#![cfg_attr(all(feature = "cuda-13", feature = "nvjitlink"), doc = "| [`nvjitlink`](cuda13::nvjitlink) | [`checked`](cuda13::checked::nvjitlink) | [`owned`](cuda13::owned::nvjitlink) | [`sys`](cuda13::sys::nvjitlink) | links compiled kernels at run time |")]
#![cfg_attr(all(feature = "cuda-13", feature = "nvml"), doc = "| [`nvml`](cuda13::nvml) | [`checked`](cuda13::checked::nvml) |  | [`sys`](cuda13::sys::nvml) | GPU state: temperature, power, clocks, memory, processes |")]
#![cfg_attr(all(feature = "cuda-13", feature = "nvrtc"), doc = "| [`nvrtc`](cuda13::nvrtc) | [`checked`](cuda13::checked::nvrtc) | [`owned`](cuda13::owned::nvrtc) | [`sys`](cuda13::sys::nvrtc) | compiles CUDA C++ to PTX or machine code at run time |")]
#![cfg_attr(all(feature = "cuda-13", feature = "nvvm"), doc = "| [`nvvm`](cuda13::nvvm) | [`checked`](cuda13::checked::nvvm) | [`owned`](cuda13::owned::nvvm) | [`sys`](cuda13::sys::nvvm) | compiles NVVM IR to PTX |")]
#![cfg_attr(all(feature = "cuda-13", feature = "runtime"), doc = "| [`runtime`](cuda13::runtime) | [`checked`](cuda13::checked::runtime) | [`owned`](cuda13::owned::runtime) | [`sys`](cuda13::sys::runtime) | devices, memory, streams, events and graphs, without explicit contexts |")]
#![cfg_attr(all(feature = "cuda-13", feature = "cublas"), doc = "| [`cublas`](cuda13::cublas) | [`checked`](cuda13::checked::cublas) | [`owned`](cuda13::owned::cublas) | [`sys`](cuda13::sys::cublas) | linear algebra with vectors and matrices |")]
#![cfg_attr(all(feature = "cuda-13", feature = "cublaslt"), doc = "| [`cublaslt`](cuda13::cublaslt) | [`checked`](cuda13::checked::cublaslt) | [`owned`](cuda13::owned::cublaslt) | [`sys`](cuda13::sys::cublaslt) | matrix products with selectable layouts, types, algorithms and epilogues |")]
#![cfg_attr(feature = "cudnn", doc = "| [`cudnn`](cudnn) | [`checked`](checked::cudnn) | [`owned`](owned::cudnn) | [`sys`](sys::cudnn) | neural network layers, and graphs of operations |")]
#![cfg_attr(feature = "cudss", doc = "| [`cudss`](cudss) | [`checked`](checked::cudss) | [`owned`](owned::cudss) | [`sys`](sys::cudss) | direct solver for sparse linear systems |")]
#![cfg_attr(all(feature = "cuda-13", feature = "cufft"), doc = "| [`cufft`](cuda13::cufft) | [`checked`](cuda13::checked::cufft) | [`owned`](cuda13::owned::cufft) | [`sys`](cuda13::sys::cufft) | fast Fourier transforms in one to three dimensions |")]
#![cfg_attr(all(feature = "cuda-13", feature = "cupti"), doc = "| [`cupti`](cuda13::cupti) | [`checked`](cuda13::checked::cupti) | [`owned`](cuda13::owned::cupti) | [`sys`](cuda13::sys::cupti) | profiling: callbacks, activities and counters |")]
#![cfg_attr(all(feature = "cuda-13", feature = "curand"), doc = "| [`curand`](cuda13::curand) | [`checked`](cuda13::checked::curand) | [`owned`](cuda13::owned::curand) | [`sys`](cuda13::sys::curand) | random number generation |")]
#![cfg_attr(all(feature = "cuda-13", feature = "cusparse"), doc = "| [`cusparse`](cuda13::cusparse) | [`checked`](cuda13::checked::cusparse) | [`owned`](cuda13::owned::cusparse) | [`sys`](cuda13::sys::cusparse) | linear algebra with sparse matrices and vectors |")]
#![cfg_attr(all(feature = "cuda-13", feature = "cusolver"), doc = "| [`cusolver`](cuda13::cusolver) | [`checked`](cuda13::checked::cusolver) | [`owned`](cuda13::owned::cusolver) | [`sys`](cuda13::sys::cusolver) | factorizations, linear systems and eigenvalue problems with dense and sparse matrices |")]
#![cfg_attr(all(feature = "cuda-13", feature = "cusolvermg"), doc = "| [`cusolvermg`](cuda13::cusolvermg) | [`checked`](cuda13::checked::cusolvermg) | [`owned`](cuda13::owned::cusolvermg) | [`sys`](cuda13::sys::cusolvermg) | factorizations and eigenvalue problems on several GPUs |")]
#![cfg_attr(feature = "cusparselt", doc = "| [`cusparselt`](cusparselt) | [`checked`](checked::cusparselt) | [`owned`](owned::cusparselt) | [`sys`](sys::cusparselt) | products of matrices with structured sparsity |")]
#![cfg_attr(feature = "cutensor", doc = "| [`cutensor`](cutensor) | [`checked`](checked::cutensor) | [`owned`](owned::cutensor) | [`sys`](sys::cutensor) | tensor contractions, reductions and permutations |")]
#![cfg_attr(all(feature = "nccl", not(windows)), doc = "| [`nccl`](nccl) | [`checked`](checked::nccl) | [`owned`](owned::nccl) | [`sys`](sys::nccl) | collective communication between GPUs of one or several hosts |")]
#![cfg_attr(feature = "nvcomp", doc = "| [`nvcomp`](nvcomp) | [`checked`](checked::nvcomp) | [`owned`](owned::nvcomp) | [`sys`](sys::nvcomp) | compression and decompression of data in device memory |")]
#![cfg_attr(all(feature = "cuda-13", feature = "nvjpeg"), doc = "| [`nvjpeg`](cuda13::nvjpeg) | [`checked`](cuda13::checked::nvjpeg) | [`owned`](cuda13::owned::nvjpeg) | [`sys`](cuda13::sys::nvjpeg) | decoder and encoder for JPEG images |")]
#![cfg_attr(feature = "nvjpeg2k", doc = "| [`nvjpeg2k`](nvjpeg2k) | [`checked`](checked::nvjpeg2k) | [`owned`](owned::nvjpeg2k) | [`sys`](sys::nvjpeg2k) | decoder and encoder for JPEG 2000 images |")]
#![cfg_attr(feature = "nvtiff", doc = "| [`nvtiff`](nvtiff) | [`checked`](checked::nvtiff) | [`owned`](owned::nvtiff) | [`sys`](sys::nvtiff) | decoder and encoder for TIFF images |")]
#![cfg_attr(all(feature = "cuda-13", all(feature = "nvtx", not(windows))), doc = "| [`nvtx`](cuda13::nvtx) |  |  | [`sys`](cuda13::sys::nvtx) | markers and ranges for profilers |")]
//!
//! `cuda13` is a major version of CUDA; the modules of the other major versions have the same structure.
//! Libraries that are versioned independently of CUDA support all major versions, and their modules are at the root of
//! the crate. Each module contains a [`Library`], such as `driver::DRIVER`, which reports the loaded file or the error.
//!
//! Globs can import the modules of several libraries, but not two forms of one library, because their functions have
//! the same names. The compiler rejects an ambiguous name or, in some versions, only warns and uses the first one; with
//! `#![deny(ambiguous_glob_imports)]`, every version rejects it:
//!
//! ```compile_fail
//! #![deny(ambiguous_glob_imports)]
//! use cubind::cuda13::checked::driver::*;
//! use cubind::cuda13::driver::*;
//!
//! fn main() {
//!     let _ = unsafe { cuInit(0) };
//! }
//! ```
//!
#![doc = include_str!("../guide.md")]
//!
//! # Signatures
//!
//! | in C | in Rust |
//! |---|---|
//! | a pointer that CUDA writes one value through | an element of the returned tuple |
//! | an array and its length | a slice; an empty slice passes NULL |
//! | host memory and its size | a slice of any type |
//! | `const char *` | [`&CStr`](core::ffi::CStr) |
//! | a nullable argument | an [`Option`]; `None` passes NULL |
//! | an array on the device | a [`CuPtr`], made from a `CUdeviceptr` or from the pointer that `cudaMalloc` returns |
//! | a scalar on the host or on the device, as the pointer mode (`cublasSetPointerMode`) requires | a [`Scalar`] that is read or a [`ScalarMut`] that is written: `(&alpha).into()`, `(&mut result).into()`, or a [`CuPtr`] and `.into()` |
//! | such a scalar as a `void *`, which does not specify its type | an [`AnyScalar`] with its type, `AnyScalar::of::<f32>(1.0)`; always on the host: a [`HostScalar`] |
//! | a complex number | a record of `x` and `y`, from and into `num_complex::Complex` with the feature `num-complex` |
//! | an enum | a transparent newtype with associated constants, so that unknown values are valid |
//! | an integer that takes the bits of an enum | the enum, with `\|`, `&`, `!`, `contains` and the trait [`bitflags::Flags`] |
//! | a function that returns no result code | its value; all zeros or `None` if the library is missing |
//!
//! Slices that share one length in C must have the same length; otherwise the call returns
//! [`INVALID_ARGUMENT`](Status::INVALID_ARGUMENT) without calling CUDA. Optional slices may also be empty, which passes
//! NULL.
//!
//! Untyped host memory is a slice of plain data: elements implement [`Input`] where CUDA reads the memory and [`Output`]
//! where CUDA writes it. Numbers, arrays of them and this crate's types implement both; implement `Output` for your own
//! structs:
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
//! // SAFETY: the fields are numbers, for which every bit pattern is valid. `Output` implies `Input`.
//! unsafe impl cubind::Output for Particle {}
//!
//! fn copy(particles: &[Particle], memory: CUdeviceptr) -> Result<(), CUresult> {
//!     unsafe { cuMemcpyHtoD(memory, particles).ok() }
//! }
//! ```
//!
//! The macro [`plain_data!`] declares records that implement `Output` without `unsafe`.
//!
//! # Unnamed unions
//!
//! A record has accessors for the members of its unnamed unions: `id()` reads the member `id`, and `set_id()` writes
//! it. The accessors exist in every major version, even if the field is not in a union there. Reading is `unsafe`,
//! because another member may have been written.
//!
//! ```
//! use cubind::cuda13::driver::*;
//!
//! let mut location = CUmemLocation::default();
//! location.r#type = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
//! location.set_id(1);
//! // SAFETY: `id` was written.
//! assert_eq!(unsafe { location.id() }, 1);
//! ```
//!
//! # Result codes
//!
//! A code is an [`Error`](core::error::Error) that displays its name and the library's description. CUDA itself may return
//! the codes that this crate returns for a missing library or function: [`cause()`](Status::cause) distinguishes them.
//!
//! ```no_run
//! use cubind::cuda13::driver::*;
//! use cubind::{Cause, Outcome, Status};
//!
//! if let Err(code) = unsafe { cuInit(0) }.ok() {
//!     match code.cause() {
//!         Cause::Library(error) => println!("no driver: {error}"),
//!         Cause::Function(function) => println!("the driver is too old: it has no {function}"),
//!         _ => println!("the driver returned {code}"),
//!     }
//! }
//! ```
//!
//! # Errors that name the function
//!
//! `cuda13::checked` contains a second form of each function that returns a result code: it has the same
//! parameters, and returns a [`Result`] of the outputs. The [`Error`] names the function that failed, even after `?`
//! has propagated it. The modules of `checked` also contain the library's types and constants, so that one glob import
//! is enough.
//!
//! ```no_run
//! use cubind::Error;
//! use cubind::cuda13::checked::driver::*;
//!
//! fn main() -> Result<(), Error<CUresult>> {
//!     unsafe {
//!         cuInit(0)?;
//!         let context = cuCtxCreate(None, CUctx_flags::CU_CTX_SCHED_AUTO, cuDeviceGet(0)?)?;
//!         let stream = cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING)?;
//!         // An error is printed as `cuStreamSynchronize: CUDA_ERROR_ILLEGAL_ADDRESS (700): an illegal …`.
//!         cuStreamSynchronize(stream)?;
//!         cuStreamDestroy(stream)?;
//!         cuCtxDestroy(context)
//!     }
//! }
//! ```
//!
//! Functions of `checked` allocate memory whose size only the library determines: `cuGraphGetNodes(graph)?` queries the
//! number of nodes and returns a `Vec`; `nvrtcGetPTX(program)?` and `cuDeviceGetName(device)?` return
//! [`CString`](alloc::ffi::CString)s.
//!
//! Functions of `checked` that get or set an attribute take a [`Key`], such as
//! `keys::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD`. The type of the key determines the type of the value, so that neither an
//! integer of another size nor another handle can be passed.
//!
//! # Handles and addresses of other crates
//!
//! Handles convert from and into the pointers of other crates, and device addresses convert from integers and pointers:
//! `CUstream::from(…)`, `.into()`. The objects still belong to their owner, which must be alive while they are used.
//!
//! ```
//! use cubind::cuda13::driver::{CUdeviceptr, CUstream};
//! use cubind::CuPtr;
//!
//! # #[allow(non_camel_case_types)] enum CUstream_st {}
//! # struct Other; impl Other { fn cu_stream(&self) -> *mut CUstream_st { core::ptr::null_mut() } fn as_raw(&self) -> u64 { 4096 } }
//! # let (theirs, slice) = (Other, Other);
//! let stream = CUstream::from(theirs.cu_stream()); // a `*mut CUstream_st`
//! let address = CUdeviceptr::from(slice.as_raw()); // a `u64`
//! let floats: CuPtr<f32> = (address + 16).into();
//! let back: *mut CUstream_st = stream.into();
//! # assert_eq!((floats.address(), back.is_null()), (4112, true));
//! ```
//!
//! | crate | streams | addresses |
//! |---|---|---|
//! | cudarc 0.19 | `stream.cu_stream()`; likewise `cu_ctx()`, `cu_event()`, `cu_function()`, `cu_device()` | `slice.device_ptr(&stream).0` |
//! | cust 0.3 | `stream.as_inner()` | `buffer.as_device_ptr().as_raw()` |
//! | wgpu-hal 30 | none: a Vulkan semaphore's file descriptor, to `cuImportExternalSemaphore` | a Vulkan allocation's file descriptor (`vkGetMemoryFdKHR` of `Device::raw_device()`), to `cuImportExternalMemory` |
//!
//! # Default streams
//!
//! [`set_per_thread_default_stream`], if called before any other function, selects a separate default stream for each
//! thread, like compiling C with `CUDA_API_PER_THREAD_DEFAULT_STREAM`. If a program does not call it, the environment
//! variable `CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM` selects the default stream. The Python package reads the same
//! variable, but has a separate setting, `cubind.set_per_thread_default_stream`: in a process that uses both, set both.
//!
//! ```
//! cubind::set_per_thread_default_stream(true)?;
//! assert!(cubind::per_thread_default_stream());
//! # Ok::<(), cubind::AlreadyDecided>(())
//! ```
//!
//! # Safety
//!
//! Functions of CUDA are `unsafe`, except for many functions in `owned`. The section "Safety" of a function lists the
//! caller's obligations. The details are in NVIDIA's documentation, to which the form that returns a tuple links. A C
//! function in `sys` has the same obligations, and also requires valid pointers. These terms are used:
//!
//! - A **live handle** is a handle that the library has created and that has not been destroyed, neither directly nor
//!   together with the object that it belongs to (a module with its context, a node with its graph). NULL is a live
//!   handle if the function accepts it. NULL and the constants for default streams are live streams. If C identifies a
//!   kernel or a variable by a host address, it must belong to this program.
//! - A **call completes on a stream** when its work is done. The work is known to be done, for example, after the
//!   program has synchronized with the stream, or with an event that was recorded after the call. The memory of a slice
//!   may have to be valid until then, although Rust borrows the slice only until the call returns.
//! - **The size that the other arguments imply** follows from sizes, dimensions, strides and types. Until the call
//!   completes, no other code may write to memory that the call reads, or access memory that it writes, except in an
//!   order that streams and events establish.
//! - A **function that CUDA calls** must not unwind: a panic in such a function aborts the process.
//! - The current context is a property of each thread. Driver functions that take no context handle use the current
//!   context.
//!
//! # Versions
//!
//! A new toolkit of the same major version can break the same code as in C. For example, records can get additional
//! fields, so end literals with `..Default::default()`. Functions, types and members are kept as long as CUDA's major
//! version is supported, even if NVIDIA renames or removes them. Fields that move into an unnamed union keep their
//! accessors. The README describes the complete policy.
//!
//! # Features
//!
//! - `cuda-12`: the module `cuda12`.
//! - `cuda-13`: the module `cuda13`.
//! - a library's name: its module in each major version that has it, and those of the libraries whose types it takes:
//!   `cudla`, `driver`\*, `cufile`, `nvfatbin`, `nvjitlink`, `nvml`, `nvrtc`\*, `nvvm`, `runtime`\*, `cublas`, `cublaslt`, `cudnn`, `cudss`, `cufft`, `cupti`, `curand`, `cusparse`, `cusolver`, `cusolvermg`, `cusparselt`, `cutensor`, `nccl`, `nvcomp`, `nvjpeg`, `nvjpeg2k`, `nvtiff`, `nvtx`.
//! - `all-libraries`: all of these libraries.
//! - `checked`, `owned`\*: the modules with these names, which contain further forms of each function. `owned` enables
//!   `checked` as well. Crates that only use the form that returns tuples build in half the time without these
//!   features.
//! - `std`: searches for libraries and loads them. Without it, the crate is `no_std` with `alloc`. It contains
//!   everything except the search: a program passes [`Library::load_with`] a function that looks up symbols.
//!   Environment variables are not read.
//! - `num-complex`, `half`: conversions of complex numbers, and 16-bit floating-point values in host memory.
//!   `bytemuck`: `plain_data!` for types that implement `bytemuck::AnyBitPattern`.
//!
//! The following features add to [`owned`], and require `std` and `driver`:
//!
//! - `ndarray`: copies arrays of that crate to and from devices.
//! - `dlpack`: shares device memory with other libraries, such as PyTorch.
//! - `tracing`: emits launches, copies, allocations and waits as events and spans of that crate, at the level `TRACE`,
//!   with the target `cubind`. Without a subscriber, the overhead of a call is one load and one comparison.
//! - `nvtx`, which is a library: ranges and marks for profilers, as guards.
//!
//! `std`, `cuda-13`, `owned` and the libraries with a \* are enabled by default. Features are additive.
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(not(feature = "std"), no_std)]
#![warn(missing_docs)]
// C's names, as in NVIDIA's documentation.
#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]
// C's signatures.
#![allow(clippy::too_many_arguments, clippy::type_complexity)]
// Functions that are the same in all major versions are in one file, which each major version includes as a module.
#![allow(clippy::duplicate_mod)]
// The attribute `deprecated` is intended for programs; this crate's own uses of a deprecated item need no warning.
#![allow(deprecated)]
// Layout assertions subtract every offset, even zero.
#![allow(clippy::identity_op)]

#[cfg(any(not(target_pointer_width = "64"), target_family = "wasm"))]
compile_error!("cubind needs a target with 64-bit pointers that can load libraries: NVIDIA's libraries exist for no other target");

// The module is public and declared before the major versions, so that compiler messages show types with this path
// instead of `cuda12`, regardless of the major version that the program uses.
#[cfg(any(feature = "cuda-12", feature = "cuda-13", feature = "cudnn", feature = "cudss", feature = "cusparselt", feature = "cutensor", feature = "nccl", feature = "nvcomp", feature = "nvjpeg2k", feature = "nvtiff"))]
#[cfg_attr(doc, doc(hidden))] // Its items are documented in the modules of the newest major version.
pub mod shared;

#[cfg(feature = "cuda-12")]
pub mod cuda12;
#[cfg(feature = "cuda-13")]
pub mod cuda13;
#[cfg(feature = "cudnn")]
pub mod cudnn;
#[cfg(feature = "cudss")]
pub mod cudss;
#[cfg(feature = "cusparselt")]
pub mod cusparselt;
#[cfg(feature = "cutensor")]
pub mod cutensor;
#[cfg(all(feature = "nccl", not(windows)))]
pub mod nccl;
#[cfg(feature = "nvcomp")]
pub mod nvcomp;
#[cfg(feature = "nvjpeg2k")]
pub mod nvjpeg2k;
#[cfg(feature = "nvtiff")]
pub mod nvtiff;
#[cfg(all(feature = "checked", any(feature = "cudnn", feature = "cudss", feature = "cusparselt", feature = "cutensor", feature = "nccl", feature = "nvcomp", feature = "nvjpeg2k", feature = "nvtiff")))]
pub mod checked;
#[cfg(any(feature = "cudnn", feature = "cudss", feature = "cusparselt", feature = "cutensor", feature = "nccl", feature = "nvcomp", feature = "nvjpeg2k", feature = "nvtiff"))]
pub mod sys;
#[cfg(feature = "owned")]
pub mod owned;
mod support;

extern crate alloc;

// SAFETY: the arguments of the macros are written by cubind's generator.
#[allow(dead_code)] // A build may have no library.
const __TRUSTED: __gen1::Trusted = unsafe { __gen1::Trusted::new() };

/// The trait [`Flags`](bitflags::Flags) of this crate has further operations on flags, such as iterating over their
/// names.
#[doc(no_inline)]
pub use bitflags;
pub use support::{AlreadyDecided, AnyError, AnyScalar, Attempt, AttributeValue, Cause, CuPtr, Element, Error, HostScalar, Input, Key, KnownFunction, Library, LoadError, MissingFunction, Outcome, Output, Scalar, ScalarMut, ScalarType, Status};
/// 16-bit floating-point types: those of the crate `half` with the feature `half`, otherwise types that only store the bits.
#[doc(no_inline)]
pub use support::{bf16, f16};
#[cfg(feature = "bytemuck")]
#[doc(hidden)] // Used by `plain_data!`.
pub use bytemuck::AnyBitPattern;
#[doc(hidden)] // Only for generated code of this crate, and of crates that `cubind generate` writes.
pub use support::__gen1;
pub use support::{per_thread_default_stream, set_per_thread_default_stream};

/// Finds a function by its C name, in the newest major version of CUDA that is built, or in a library that is versioned
/// independently. Returns `None` if no library of this build contains it; `cuda13::function` searches a
/// single major version.
pub fn function(name: &str) -> Option<KnownFunction> {
    #[cfg(feature = "cuda-13")]
    if let Some(found) = cuda13::function(name) {
        return Some(found);
    }
    #[cfg(feature = "cuda-12")]
    if let Some(found) = cuda12::function(name) {
        return Some(found);
    }
    let own: &[__gen1::history::Functions] = &[
        #[cfg(feature = "nvtiff")]
        (nvtiff::history::FUNCTIONS, &nvtiff::NVTIFF),
        #[cfg(feature = "nvjpeg2k")]
        (nvjpeg2k::history::FUNCTIONS, &nvjpeg2k::NVJPEG2K),
        #[cfg(feature = "nvcomp")]
        (nvcomp::history::FUNCTIONS, &nvcomp::NVCOMP),
        #[cfg(all(feature = "nccl", not(windows)))]
        (nccl::history::FUNCTIONS, &nccl::NCCL),
        #[cfg(feature = "cutensor")]
        (cutensor::history::FUNCTIONS, &cutensor::CUTENSOR),
        #[cfg(feature = "cusparselt")]
        (cusparselt::history::FUNCTIONS, &cusparselt::CUSPARSELT),
        #[cfg(feature = "cudss")]
        (cudss::history::FUNCTIONS, &cudss::CUDSS),
        #[cfg(feature = "cudnn")]
        (cudnn::history::FUNCTIONS, &cudnn::CUDNN),
    ];
    __gen1::history::find(own, name)
}
