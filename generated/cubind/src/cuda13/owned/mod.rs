//! The functions of CUDA 13, with handles that have owners.
//!
//! ```no_run
//! use cubind::cuda13::owned::cublas::*;
//! use cubind::owned::{Device, DeviceBuffer};
//!
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     Device::get(0)?.make_current()?;
//!     let blas = cublasCreate()?;
//!     let x = DeviceBuffer::from_slice(&[1.0_f32, -2.0, 3.0])?;
//!     let mut sum = 0.0;
//!     cublasSasum(&blas, 3, &x, 1, &mut sum)?;
//!     assert_eq!(sum, 6.0);
//!     Ok(())
//! }
//! ```
//!
//! Each function has the name of the function in [`checked`](super::checked) that it calls. It takes live handles,
//! `&`[`Owned`] or [`Borrowed`], and returns owned
//! handles: objects that it creates are destroyed when they are dropped. It is safe unless it has further requirements.
//! This module contains the functions that take or return such handles. The functions that destroy objects are called
//! by `drop` and [`close`](crate::owned::Owned::close).
// Written by cubind's generator from `specs/`: do not edit.

#[doc(no_inline)]
pub use crate::owned::*;

#[cfg(all(feature = "cudla", not(windows)))]
pub mod cudla;
#[cfg(feature = "driver")]
pub mod driver;
#[cfg(all(feature = "cufile", not(windows)))]
pub mod cufile;
#[cfg(feature = "nvfatbin")]
pub mod nvfatbin;
#[cfg(feature = "nvjitlink")]
pub mod nvjitlink;
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

#[cfg(all(feature = "std", feature = "nvrtc"))]
crate::owned::source_code::source_code!();
