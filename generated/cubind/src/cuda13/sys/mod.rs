//! The C functions of CUDA 13, as the libraries export them: found when they are first called, and otherwise
//! unchanged.
//!
//! Written by cubind's generator from `specs/`: do not edit.

#[cfg(feature = "driver")]
pub mod driver;
#[cfg(feature = "nvrtc")]
pub mod nvrtc;
#[cfg(feature = "runtime")]
pub mod runtime;
