//! The functions that are the same in every major version; `cuda12` and `cuda13` re-export them, as [`Result`]s.
//!
//! A function here has the name and the parameters of the one that returns a tuple, and calls it. It returns the outputs,
//! nothing, one or a tuple, or an [`Error`](crate::Error) that has the function's name beside the result code. Functions
//! that return no result code are not repeated; types are.
//!
//! Arrays, buffers and strings whose size only the library knows are returned as `Vec`s and
//! [`CString`](alloc::ffi::CString)s where the others take slices for them, and arrays of strings are `&[&CStr]`.
//!
//! Outputs of a failed call are lost here: call the other function where they matter. A call whose work goes on
//! ([`Status::IN_PROGRESS`](crate::Status::IN_PROGRESS)) has not failed; `ncclCommGetAsyncError` tells what became of it.
//! Neither has one that returns a [warning](crate::Status::WARNINGS): call the other function to see which.
//!
//! Where the library tells in words why a call has failed, as NVRTC's log does, the error [has them](crate::Error::message).
//!
//! Written by cubind's generator from `specs/`: do not edit.

#[cfg(feature = "driver")]
pub mod driver;
#[cfg(feature = "nvml")]
pub mod nvml;
#[cfg(feature = "curand")]
pub mod curand;
#[cfg(feature = "cusparse")]
pub mod cusparse;
