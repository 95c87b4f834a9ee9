//! NCCL 2, with the API of version 2.32: collective communication between GPUs of one or several hosts.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::nccl`](super::checked::nccl) returns [`Result`]s, [`owned::nccl`](super::owned::nccl) owns handles,
//! [`sys::nccl`](super::sys::nccl) has the C functions unchanged.
//!
//! [`NCCL`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::sys::nccl as sys;

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
}

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("allreduce"))]
pub use functions::ncclAllReduce;
#[cfg(doc)]
#[doc(inline, alias("broadcast"))]
pub use functions::ncclBroadcast;

/// The file with the functions: NCCL.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static NCCL: Library = unsafe { Library::new(
    "NCCL 2",
    if cfg!(windows) {
        &[]
    } else {
        &["libnccl.so.2"]
    },
    None,
) }
.versions_of("NCCL")
.installed_by(&["nvidia-nccl-cu13", "nvidia-nccl-cu12"])
.last_message(LastMessage::Lent { function: c"ncclGetLastError", takes_object: true });
