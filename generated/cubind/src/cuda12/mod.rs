//! CUDA 12, as of toolkit 12.9.
//!
//! Written by cubind's generator from `specs/`: do not edit.

#[cfg(feature = "driver")]
pub mod driver;
#[cfg(feature = "nvrtc")]
pub mod nvrtc;
#[cfg(feature = "runtime")]
pub mod runtime;
pub mod sys;
