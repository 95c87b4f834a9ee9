//! NVVM: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::nvvm as checked;
#[allow(unused_imports)]
use crate::cuda13::nvvm::NVVM;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::nvvm::all_types::*;

destroy! {
    nvvmResult;
    13 nvvmProgram: |handle| checked::nvvmDestroyProgram(&mut handle);
}

any_thread! {
    13 nvvmProgram // libNVVM API, Thread Safety; tested: tests/rust/tests/drop_threads.rs
}

owned! {
    nvvmResult;

    safe {
        fn nvvmCompileProgram(prog: impl AsHandle<nvvmProgram, 13>, options: &[&CStr]) -> () {
            checked::nvvmCompileProgram(prog.as_handle(), options)?
        }
        fn nvvmCreateProgram() -> Owned<nvvmProgram, 13> {
            Owned::from_raw(checked::nvvmCreateProgram()?)
        }
        fn nvvmGetCompiledResult(prog: impl AsHandle<nvvmProgram, 13>) -> Vec<u8> {
            checked::nvvmGetCompiledResult(prog.as_handle())?
        }
        fn nvvmGetCompiledResultSize(prog: impl AsHandle<nvvmProgram, 13>) -> usize {
            checked::nvvmGetCompiledResultSize(prog.as_handle())?
        }
        fn nvvmGetProgramLog(prog: impl AsHandle<nvvmProgram, 13>) -> CString {
            checked::nvvmGetProgramLog(prog.as_handle())?
        }
        fn nvvmGetProgramLogSize(prog: impl AsHandle<nvvmProgram, 13>) -> usize {
            checked::nvvmGetProgramLogSize(prog.as_handle())?
        }
        fn nvvmVerifyProgram(prog: impl AsHandle<nvvmProgram, 13>, options: &[&CStr]) -> () {
            checked::nvvmVerifyProgram(prog.as_handle(), options)?
        }
    }

    unsafe {
        /// - `buffer` is neither moved, changed nor freed as long as the library may keep its address.
        /// - The buffer lives as long as the program.
        fn nvvmAddModuleToProgram(prog: impl AsHandle<nvvmProgram, 13>, buffer: &[u8], name: Option<&CStr>) -> () {
            checked::nvvmAddModuleToProgram(prog.as_handle(), buffer, name)?
        }
        /// - `buffer` is neither moved, changed nor freed as long as the library may keep its address.
        /// - The buffer lives as long as the program.
        fn nvvmLazyAddModuleToProgram(prog: impl AsHandle<nvvmProgram, 13>, buffer: &[u8], name: Option<&CStr>) -> () {
            checked::nvvmLazyAddModuleToProgram(prog.as_handle(), buffer, name)?
        }
    }
}
