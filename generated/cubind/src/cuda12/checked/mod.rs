//! The functions of CUDA 12, in a form that returns [`Result`]s.
//!
//! ```no_run
//! use cubind::cuda12::checked::driver::*;
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
//! Each function has the name and the parameters of the function that returns a tuple, and calls that function. It
//! returns the outputs (none, one or a tuple), or an [`Error`](crate::Error) with the function's name and the result
//! code. Functions that return no result code are not available in these modules, but all types are.
//!
//! Arrays, buffers and strings whose size only the library determines are returned as `Vec`s and
//! [`CString`](alloc::ffi::CString)s; the form that returns tuples takes slices instead. Arrays of strings are
//! `&[&CStr]`.
//!
//! The outputs of a failed call are discarded: call the form that returns a tuple if you need them. A nonblocking call
//! that is still in progress ([`Status::IN_PROGRESS`](crate::Status::IN_PROGRESS)) has not failed;
//! `ncclCommGetAsyncError` returns its outcome. A call that returns a [warning](crate::Status::WARNINGS) has not failed
//! either: call the form that returns a tuple to see the code.
//!
//! If the library provides a message about the failure, such as NVRTC's log, the error [contains
//! it](crate::Error::message).
// Written by cubind's generator from `specs/`: do not edit.

#[cfg(feature = "driver")]
pub mod driver;
#[cfg(all(feature = "cufile", not(windows)))]
pub mod cufile;
#[cfg(feature = "nvfatbin")]
pub mod nvfatbin;
#[cfg(feature = "nvjitlink")]
pub mod nvjitlink;
#[cfg(feature = "nvml")]
pub mod nvml;
#[cfg(feature = "nvrtc")]
pub mod nvrtc;
#[cfg(feature = "nvvm")]
pub mod nvvm;
#[cfg(feature = "runtime")]
pub mod runtime;
#[cfg(feature = "cublas")]
pub mod cublas;
#[cfg(feature = "cublaslt")]
pub mod cublaslt;
#[cfg(feature = "cufft")]
pub mod cufft;
#[cfg(feature = "cupti")]
pub mod cupti;
#[cfg(feature = "curand")]
pub mod curand;
#[cfg(feature = "cusparse")]
pub mod cusparse;
#[cfg(feature = "cusolver")]
pub mod cusolver;
#[cfg(feature = "cusolvermg")]
pub mod cusolvermg;
#[cfg(feature = "nvjpeg")]
pub mod nvjpeg;
