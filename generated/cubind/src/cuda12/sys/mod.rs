//! The C functions of CUDA 12, as the libraries export them. Each is looked up when it is first called.
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
