//! cuDNN 9, with the API of version 9.28: neural network layers, and graphs of operations.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::cudnn`](super::checked::cudnn) returns [`Result`]s, [`owned::cudnn`](super::owned::cudnn) owns handles,
//! [`sys::cudnn`](super::sys::cudnn) has the C functions unchanged.
//!
//! [`CUDNN`] reports the file that was loaded, or the error.
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
use crate::sys::cudnn as sys;

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
#[doc(inline, alias("convolution"))]
pub use functions::cudnnConvolutionForward;
#[cfg(doc)]
#[doc(inline, alias("pooling"))]
pub use functions::cudnnPoolingForward;
#[cfg(doc)]
#[doc(inline, alias("softmax"))]
pub use functions::cudnnSoftmaxForward;

/// The file with the functions: cuDNN.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static CUDNN: Library = unsafe { Library::new(
    "cuDNN 9",
    if cfg!(windows) {
        &["cudnn64_9.dll"]
    } else {
        &["libcudnn.so.9"]
    },
    None,
) }
.versions_of("cuDNN")
.installed_by(&["nvidia-cudnn-cu13", "nvidia-cudnn-cu12"])
.last_message(LastMessage::Copied(c"cudnnGetLastErrorString"));
