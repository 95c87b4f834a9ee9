//! NVRTC of CUDA 12: compiles CUDA C++ to PTX or machine code at run time.
//!
//! ```no_run
//! use cubind::cuda12::owned::nvrtc::*;
//!
//! fn main() -> Result<(), cubind::Error<nvrtcResult>> {
//!     let program = nvrtcCreateProgram(c"__global__ void nothing() {}", Some(c"nothing.cu"), &[], &[])?;
//!     // SAFETY: the options name no precompiled header.
//!     unsafe { nvrtcCompileProgram(&program, &[c"--gpu-architecture=compute_80"])? };
//!     println!("{}", nvrtcGetPTX(&program)?.to_string_lossy());
//!     Ok(())
//! }
//! ```
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::nvrtc`](super::checked::nvrtc) returns [`Result`]s, [`owned::nvrtc`](super::owned::nvrtc) owns handles,
//! [`sys::nvrtc`](super::sys::nvrtc) has the C functions unchanged.
//!
//! [`NVRTC`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda12::sys::nvrtc as sys;

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
    pub use crate::shared::nvrtc::all_types::*;
}

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::nvrtc::*;

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("compile"))]
pub use functions::nvrtcCompileProgram;
#[cfg(doc)]
#[doc(inline, alias("ptx"))]
pub use functions::nvrtcGetPTX;

/// The file with the functions: NVRTC.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static NVRTC: Library = unsafe { Library::new(
    "NVRTC of CUDA 12",
    if cfg!(windows) {
        &["nvrtc64_120_0.dll"]
    } else {
        &["libnvrtc.so.12"]
    },
    Some(Toolkit { major: 12, folder: "" }),
) }
.installed_by(&["nvidia-cuda-nvrtc-cu12"])
.last_message(LastMessage::Log { function: c"nvrtcGetProgramLog", size: c"nvrtcGetProgramLogSize" });
