//! The C functions of independently versioned libraries, as the libraries export them. Each is looked up when it is first called.
// Written by cubind's generator from `specs/`: do not edit.

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
