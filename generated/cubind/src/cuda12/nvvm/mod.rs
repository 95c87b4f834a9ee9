//! NVVM of CUDA 12: compiles NVVM IR to PTX.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::nvvm`](super::checked::nvvm) returns [`Result`]s, [`owned::nvvm`](super::owned::nvvm) owns handles,
//! [`sys::nvvm`](super::sys::nvvm) has the C functions unchanged.
//!
//! [`NVVM`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda12::sys::nvvm as sys;

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
    pub use crate::shared::nvvm::all_types::*;
}

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::nvvm::*;

/// The file with the functions: NVVM.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static NVVM: Library = unsafe { Library::new(
    "NVVM of CUDA 12",
    if cfg!(windows) {
        &["nvvm64_40_0.dll"]
    } else {
        &["libnvvm.so.4", "libnvvm.so"]
    },
    Some(Toolkit { major: 12, folder: "nvvm" }),
) }
.installed_by(&["nvidia-cuda-nvcc-cu12"])
.last_message(LastMessage::Log { function: c"nvvmGetProgramLog", size: c"nvvmGetProgramLogSize" });
