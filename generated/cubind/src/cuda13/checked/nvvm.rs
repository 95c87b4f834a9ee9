//! The functions of the NVVM as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::nvvm as raw;
#[allow(unused_imports)]
use raw::NVVM;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::nvvm::all_types::*;

checked! {
    NVVM, nvvmResult;
    fn nvvmAddModuleToProgram(
        prog: nvvmProgram,
        buffer: &[u8],
        name: Option<&CStr>,
    ) -> ();
    fn nvvmCompileProgram(prog: nvvmProgram, options: &[*const core::ffi::c_char]) -> ();
    fn nvvmCreateProgram() -> nvvmProgram;
    fn nvvmDestroyProgram(prog: &mut nvvmProgram) -> ();
    fn nvvmGetCompiledResult(prog: nvvmProgram, buffer: &mut [u8]) -> ();
    fn nvvmGetCompiledResultSize(prog: nvvmProgram) -> usize;
    fn nvvmGetProgramLog(prog: nvvmProgram, buffer: &mut [u8]) -> ();
    fn nvvmGetProgramLogSize(prog: nvvmProgram) -> usize;
    fn nvvmIRVersion() -> (i32, i32, i32, i32);
    fn nvvmLLVMVersion(arch: &CStr) -> i32;
    fn nvvmLazyAddModuleToProgram(
        prog: nvvmProgram,
        buffer: &[u8],
        name: Option<&CStr>,
    ) -> ();
    fn nvvmVerifyProgram(prog: nvvmProgram, options: &[*const core::ffi::c_char]) -> ();
    fn nvvmVersion() -> (i32, i32);
}
