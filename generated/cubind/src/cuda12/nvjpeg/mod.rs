//! nvJPEG of CUDA 12: decoder and encoder for JPEG images.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::nvjpeg`](super::checked::nvjpeg) returns [`Result`]s, [`owned::nvjpeg`](super::owned::nvjpeg) owns handles,
//! [`sys::nvjpeg`](super::sys::nvjpeg) has the C functions unchanged.
//!
//! [`NVJPEG`] reports the file that was loaded, or the error.
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
use crate::cuda12::sys::nvjpeg as sys;

mod enums;
mod constants;
mod functions;

pub use enums::*;
pub use constants::*;
pub use functions::*;
pub(crate) mod history;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use super::enums::*;
    #[allow(unused_imports)]
    pub use super::constants::*;
    #[allow(unused_imports)]
    pub use crate::shared::nvjpeg::all_types::*;
}

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::nvjpeg::*;

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("jpeg"))]
pub use functions::nvjpegDecode;

/// The file with the functions: nvJPEG.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static NVJPEG: Library = unsafe { Library::new(
    "nvJPEG of CUDA 12",
    if cfg!(windows) {
        &["nvjpeg64_12.dll"]
    } else {
        &["libnvjpeg.so.12"]
    },
    Some(Toolkit { major: 12, folder: "" }),
) }
.installed_by(&["nvidia-nvjpeg-cu12"]);
