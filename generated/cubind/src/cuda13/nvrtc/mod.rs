//! The NVRTC of CUDA 13.
//!
//! C's names and C's order of parameters; outputs are returned behind the result. [`sys`] has the C functions unchanged,
//! [`LIBRARY`] says which file was loaded, or why none was.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Not every module needs all of it.
use crate::support::prelude::*;

mod enums;
mod records;
mod constants;
mod functions;
pub mod sys;

pub use enums::*;
pub use records::*;
pub use constants::*;
pub use functions::*;

/// Every type, without the functions: what [`sys`] imports, some of whose functions have the names of public ones.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub(crate) use super::enums::*;
    #[allow(unused_imports)]
    pub(crate) use super::records::*;
    #[allow(unused_imports)]
    pub(crate) use crate::shared::nvrtc::all_types::*;
}

#[doc(inline)]
pub use crate::shared::nvrtc::*;

/// The file that holds the functions of the NVRTC.
pub static LIBRARY: Library = Library::new(
    "the NVRTC of CUDA 13",
    if cfg!(windows) {
        &["nvrtc64_130_0.dll"]
    } else {
        &["libnvrtc.so.13"]
    },
    Some(13),
);
