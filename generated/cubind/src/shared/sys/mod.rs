//! The C functions that are the same in every major version; `cuda12` and `cuda13` re-export them.
// Written by cubind's generator from `specs/`: do not edit.

#[cfg(feature = "driver")]
pub mod driver;
#[cfg(all(feature = "cufile", not(windows)))]
pub mod cufile;
#[cfg(feature = "nvml")]
pub mod nvml;
#[cfg(feature = "curand")]
pub mod curand;
#[cfg(feature = "cusparse")]
pub mod cusparse;
