//! The C functions of NVML, as the library exports them.
//!
//! [`nvml`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::nvml::NVML;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::nvml as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvml::all_types::*;

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::sys::nvml::*;

#[path = "../../common/sys/nvml.rs"]
mod common;
pub use common::*;

sys! {
    nvml, NVML, Err(missing) => missing.status();

    #[called_by(nvmlDeviceCcuGetStreamState)]
    fn nvmlDeviceCcuGetStreamState(device: nvmlDevice_t, state: *mut u32) -> nvmlReturn_t;

    #[called_by(nvmlDeviceCcuSetStreamState)]
    fn nvmlDeviceCcuSetStreamState(device: nvmlDevice_t, state: u32) -> nvmlReturn_t;
}
