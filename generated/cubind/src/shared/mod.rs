//! Items that are the same in every major version. They are defined once, and `cuda12` and `cuda13` re-export them.
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
#[cfg(all(feature = "nvtx", not(windows)))]
pub mod nvtx;
#[cfg(feature = "checked")]
pub mod checked;
#[cfg(feature = "owned")]
pub mod owned;
pub mod sys;
