//! C functions with identical declarations in all major versions (NVVM).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    nvvm, NVVM, Err(_) => core::ptr::null();

    #[called_by(only nvvmGetErrorString)]
    fn nvvmGetErrorString(result: nvvmResult) -> *const core::ffi::c_char;
}

sys! {
    nvvm, NVVM, Err(missing) => missing.status();

    #[called_by(owned nvvmAddModuleToProgram)]
    fn nvvmAddModuleToProgram(prog: nvvmProgram, buffer: *const core::ffi::c_char, size: usize, name: *const core::ffi::c_char) -> nvvmResult;

    #[called_by(owned nvvmCompileProgram)]
    fn nvvmCompileProgram(prog: nvvmProgram, numOptions: i32, options: *mut *const core::ffi::c_char) -> nvvmResult;

    #[called_by(owned nvvmCreateProgram)]
    fn nvvmCreateProgram(prog: *mut nvvmProgram) -> nvvmResult;

    #[called_by(nvvmDestroyProgram)]
    fn nvvmDestroyProgram(prog: *mut nvvmProgram) -> nvvmResult;

    #[called_by(owned nvvmGetCompiledResult)]
    fn nvvmGetCompiledResult(prog: nvvmProgram, buffer: *mut core::ffi::c_char) -> nvvmResult;

    #[called_by(owned nvvmGetCompiledResultSize)]
    fn nvvmGetCompiledResultSize(prog: nvvmProgram, bufferSizeRet: *mut usize) -> nvvmResult;

    #[called_by(owned nvvmGetProgramLog)]
    fn nvvmGetProgramLog(prog: nvvmProgram, buffer: *mut core::ffi::c_char) -> nvvmResult;

    #[called_by(owned nvvmGetProgramLogSize)]
    fn nvvmGetProgramLogSize(prog: nvvmProgram, bufferSizeRet: *mut usize) -> nvvmResult;

    #[called_by(nvvmIRVersion)]
    fn nvvmIRVersion(majorIR: *mut i32, minorIR: *mut i32, majorDbg: *mut i32, minorDbg: *mut i32) -> nvvmResult;

    #[called_by(owned nvvmLazyAddModuleToProgram)]
    fn nvvmLazyAddModuleToProgram(prog: nvvmProgram, buffer: *const core::ffi::c_char, size: usize, name: *const core::ffi::c_char) -> nvvmResult;

    #[called_by(owned nvvmVerifyProgram)]
    fn nvvmVerifyProgram(prog: nvvmProgram, numOptions: i32, options: *mut *const core::ffi::c_char) -> nvvmResult;

    #[called_by(nvvmVersion)]
    fn nvvmVersion(major: *mut i32, minor: *mut i32) -> nvvmResult;
}
