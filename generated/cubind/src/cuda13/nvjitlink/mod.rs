//! nvJitLink of CUDA 13: links compiled kernels at run time.
//!
//! ```no_run
//! use cubind::cuda13::owned::nvjitlink::*;
//!
//! fn main() -> Result<(), cubind::Error<nvJitLinkResult>> {
//!     let linker = nvJitLinkCreate(&[c"-arch=sm_80"])?;
//!     let ptx = std::fs::read("kernel.ptx").expect("a file with PTX");
//!     // SAFETY: the linker is alive.
//!     unsafe { nvJitLinkAddData(&linker, nvJitLinkInputType::NVJITLINK_INPUT_PTX, &ptx, Some(c"kernel"))? };
//!     nvJitLinkComplete(&linker)?;
//!     println!("{} bytes of machine code", nvJitLinkGetLinkedCubin(&linker)?.len());
//!     Ok(())
//! }
//! ```
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::nvjitlink`](super::checked::nvjitlink) returns [`Result`]s, [`owned::nvjitlink`](super::owned::nvjitlink) owns handles,
//! [`sys::nvjitlink`](super::sys::nvjitlink) has the C functions unchanged.
//!
//! [`NVJITLINK`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda13::sys::nvjitlink as sys;

mod enums;
mod functions;

pub use enums::*;
pub use functions::*;
pub(crate) mod history;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use super::enums::*;
    #[allow(unused_imports)]
    pub use crate::shared::nvjitlink::all_types::*;
}

#[doc(inline)]
pub use crate::shared::nvjitlink::*;

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("link"))]
pub use functions::nvJitLinkComplete;

/// The file with the functions: nvJitLink.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static NVJITLINK: Library = unsafe { Library::new(
    "nvJitLink of CUDA 13",
    if cfg!(windows) {
        &["nvJitLink_130_0.dll"]
    } else {
        &["libnvJitLink.so.13"]
    },
    Some(Toolkit { major: 13, folder: "" }),
) }
.installed_by(&["nvidia-nvjitlink"])
.last_message(LastMessage::Log { function: c"nvJitLinkGetErrorLog", size: c"nvJitLinkGetErrorLogSize" });
