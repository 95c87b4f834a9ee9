//! NVRTC with owned handles: compiles CUDA C++ to PTX or machine code at run time.
//!
//! See [`owned`](super) for this form of the functions. [`nvrtc`](raw) describes the library, and contains a program.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 12.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::nvrtc as checked;
#[allow(unused_imports)]
use crate::cuda12::nvrtc::NVRTC;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::nvrtc as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvrtc::all_types::*;

destroy! {
    nvrtcResult;
    12 nvrtcProgram: |handle| checked::nvrtcDestroyProgram(&mut handle);
}

any_thread! {
    12 nvrtcProgram // tested: tests/rust/tests/drop_threads.rs
}

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 12;

#[path = "../../common/owned/nvrtc.rs"]
mod common;
pub use common::*;

owned! {
    nvrtc, nvrtcResult;

    safe {
        /// Gets a compiled program's NVVM IR (superseded by `nvrtcGetLTOIR`).
        fn nvrtcGetNVVM(prog: impl AsHandle<nvrtcProgram, MAJOR>) -> Vec<u8> {
            checked::nvrtcGetNVVM(prog.as_handle())?
        }
        /// Returns the size in bytes of a compiled program's NVVM IR (superseded by `nvrtcGetLTOIRSize`).
        fn nvrtcGetNVVMSize(prog: impl AsHandle<nvrtcProgram, MAJOR>) -> usize {
            checked::nvrtcGetNVVMSize(prog.as_handle())?
        }
    }

    unsafe {}
}
