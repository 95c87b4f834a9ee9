//! cuFFT of CUDA 12: fast Fourier transforms in one to three dimensions.
//!
//! ```no_run
//! use cubind::cuda12::owned::cufft::*;
//! use cubind::owned::{Device, DeviceBuffer};
//!
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     Device::get(0)?.make_current()?;
//!     let plan = cufftPlan1d(8, cufftType::CUFFT_C2C, 1)?;
//!     let mut signal = DeviceBuffer::from_slice(&[cufftComplex { x: 1.0, y: 0.0 }; 8])?;
//!     let mut spectrum = DeviceBuffer::zeroed(8)?;
//!     cufftExecC2C(&plan, &mut signal, &mut spectrum, CUFFT_FORWARD)?;
//!     assert_eq!(spectrum.to_vec()?[0].x, 8.0);
//!     Ok(())
//! }
//! ```
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::cufft`](super::checked::cufft) returns [`Result`]s, [`owned::cufft`](super::owned::cufft) owns handles,
//! [`sys::cufft`](super::sys::cufft) has the C functions unchanged.
//!
//! [`CUFFT`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda12::sys::cufft as sys;

mod enums;
mod records;
mod constants;
mod functions;

pub use enums::*;
pub use records::*;
pub use constants::*;
pub use functions::*;
pub(crate) mod history;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use super::enums::*;
    #[allow(unused_imports)]
    pub use super::records::*;
    #[allow(unused_imports)]
    pub use super::constants::*;
    #[allow(unused_imports)]
    pub use crate::shared::cufft::all_types::*;
}

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::cufft::*;

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("fft", "plan"))]
pub use functions::cufftPlan1d;

/// The file with the functions: cuFFT.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static CUFFT: Library = unsafe { Library::new(
    "cuFFT of CUDA 12",
    if cfg!(windows) {
        &["cufft64_11.dll"]
    } else {
        &["libcufft.so.11"]
    },
    Some(Toolkit { major: 12, folder: "" }),
) }
.installed_by(&["nvidia-cufft-cu12"]);
