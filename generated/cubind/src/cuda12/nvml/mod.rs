//! NVML of CUDA 12: GPU state: temperature, power, clocks, memory, processes.
//!
//! ```no_run
//! use cubind::cuda12::checked::nvml::*;
//!
//! fn main() -> Result<(), cubind::Error<nvmlReturn_t>> {
//!     unsafe {
//!         nvmlInit()?;
//!         for index in 0..nvmlDeviceGetCount()? {
//!             let device = nvmlDeviceGetHandleByIndex(index)?;
//!             println!("{} °C", nvmlDeviceGetTemperature(device, nvmlTemperatureSensors_t::NVML_TEMPERATURE_GPU)?);
//!         }
//!         nvmlShutdown()
//!     }
//! }
//! ```
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::nvml`](super::checked::nvml) returns [`Result`]s, [`sys::nvml`](super::sys::nvml) has the C functions unchanged.
//!
//! [`NVML`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda12::sys::nvml as sys;

mod enums;
mod types;
mod records;
mod constants;
mod functions;

pub use enums::*;
pub use types::*;
pub use records::*;
pub use constants::*;
pub use functions::*;
pub(crate) mod history;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use super::enums::*;
    #[allow(unused_imports)]
    pub use super::types::*;
    #[allow(unused_imports)]
    pub use super::records::*;
    #[allow(unused_imports)]
    pub use super::constants::*;
    #[allow(unused_imports)]
    pub use crate::shared::nvml::all_types::*;
}

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::nvml::*;

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("power"))]
pub use crate::shared::nvml::nvmlDeviceGetPowerUsage;
#[cfg(doc)]
#[doc(inline, alias("temperature"))]
pub use functions::nvmlDeviceGetTemperature;
#[cfg(doc)]
#[doc(inline, alias("utilization"))]
pub use crate::shared::nvml::nvmlDeviceGetUtilizationRates;
