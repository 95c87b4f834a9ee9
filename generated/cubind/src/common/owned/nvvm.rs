//! Functions with owned handles that are identical in all major versions (NVVM).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

owned! {
    nvvm, nvvmResult;

    safe {
        /// Compiles a program to PTX (or LTO-IR), with options such as `-arch=compute_90`.
        /// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
        fn nvvmCompileProgram(prog: impl AsHandle<nvvmProgram, MAJOR>, options: &[&CStr]) -> () {
            checked::nvvmCompileProgram(prog.as_handle(), options)?
        }
        /// Creates a program that contains no modules.
        fn nvvmCreateProgram() -> Owned<nvvmProgram, MAJOR> {
            Owned::from_raw(checked::nvvmCreateProgram()?)
        }
        /// Gets the compiled PTX or LTO-IR, whose size `nvvmGetCompiledResultSize` returns.
        fn nvvmGetCompiledResult(prog: impl AsHandle<nvvmProgram, MAJOR>) -> Vec<u8> {
            checked::nvvmGetCompiledResult(prog.as_handle())?
        }
        /// Returns the size in bytes of the compiled PTX (including the final NUL) or LTO-IR.
        fn nvvmGetCompiledResultSize(prog: impl AsHandle<nvvmProgram, MAJOR>) -> usize {
            checked::nvvmGetCompiledResultSize(prog.as_handle())?
        }
        /// Gets a program's warnings and errors, whose size `nvvmGetProgramLogSize` returns.
        fn nvvmGetProgramLog(prog: impl AsHandle<nvvmProgram, MAJOR>) -> CString {
            checked::nvvmGetProgramLog(prog.as_handle())?
        }
        /// Returns the size in bytes of a program's log, including the final NUL.
        fn nvvmGetProgramLogSize(prog: impl AsHandle<nvvmProgram, MAJOR>) -> usize {
            checked::nvvmGetProgramLogSize(prog.as_handle())?
        }
        /// Verifies that the modules of a program are valid NVVM IR; the log describes the errors.
        /// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
        fn nvvmVerifyProgram(prog: impl AsHandle<nvvmProgram, MAJOR>, options: &[&CStr]) -> () {
            checked::nvvmVerifyProgram(prog.as_handle(), options)?
        }
    }

    unsafe {}
}

owned! {
    nvvm, nvvmResult;

    safe {}

    unsafe {
        /// Adds a module of NVVM IR, as LLVM bitcode or text, to a program.
        /// - `buffer`: in, host memory, whose size in bytes is passed as `size`
        /// - `name`: in, string; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `buffer` must not be moved, changed or freed while the library may hold its address.
        /// - The buffer stays valid until the program is destroyed.
        fn nvvmAddModuleToProgram(prog: impl AsHandle<nvvmProgram, MAJOR>, buffer: &[u8], name: Option<&CStr>) -> () {
            checked::nvvmAddModuleToProgram(prog.as_handle(), buffer, name)?
        }
        /// Adds a module, such as libdevice, from which only the symbols that other modules need are linked.
        /// - `buffer`: in, host memory, whose size in bytes is passed as `size`
        /// - `name`: in, string; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `buffer` must not be moved, changed or freed while the library may hold its address.
        /// - The buffer stays valid until the program is destroyed.
        fn nvvmLazyAddModuleToProgram(prog: impl AsHandle<nvvmProgram, MAJOR>, buffer: &[u8], name: Option<&CStr>) -> () {
            checked::nvvmLazyAddModuleToProgram(prog.as_handle(), buffer, name)?
        }
    }
}
