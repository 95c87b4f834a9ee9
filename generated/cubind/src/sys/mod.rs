//! The C functions of libraries with versions of their own, as they export them, looked up at the first call.
//!
//! Written by cubind's generator from `specs/`: do not edit.

#[cfg(feature = "cudnn")]
pub mod cudnn;
#[cfg(feature = "cusparselt")]
pub mod cusparselt;
#[cfg(all(feature = "nccl", not(windows)))]
pub mod nccl;
