//! C functions that are declared alike in all major versions: NVVM.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    NVVM, Err(_) => core::ptr::null();

    /// In `nvvm.h` since CUDA 12.0 or earlier.
    fn nvvmGetErrorString(result: nvvmResult) -> *const core::ffi::c_char;
}

sys! {
    NVVM, Err(missing) => missing.status();

    /// In `nvvm.h` since CUDA 12.0 or earlier.
    fn nvvmAddModuleToProgram(prog: nvvmProgram, buffer: *const core::ffi::c_char, size: usize, name: *const core::ffi::c_char) -> nvvmResult;

    /// In `nvvm.h` since CUDA 12.0 or earlier.
    fn nvvmCompileProgram(prog: nvvmProgram, numOptions: i32, options: *mut *const core::ffi::c_char) -> nvvmResult;

    /// In `nvvm.h` since CUDA 12.0 or earlier.
    fn nvvmCreateProgram(prog: *mut nvvmProgram) -> nvvmResult;

    /// In `nvvm.h` since CUDA 12.0 or earlier.
    fn nvvmDestroyProgram(prog: *mut nvvmProgram) -> nvvmResult;

    /// In `nvvm.h` since CUDA 12.0 or earlier.
    fn nvvmGetCompiledResult(prog: nvvmProgram, buffer: *mut core::ffi::c_char) -> nvvmResult;

    /// In `nvvm.h` since CUDA 12.0 or earlier.
    fn nvvmGetCompiledResultSize(prog: nvvmProgram, bufferSizeRet: *mut usize) -> nvvmResult;

    /// In `nvvm.h` since CUDA 12.0 or earlier.
    fn nvvmGetProgramLog(prog: nvvmProgram, buffer: *mut core::ffi::c_char) -> nvvmResult;

    /// In `nvvm.h` since CUDA 12.0 or earlier.
    fn nvvmGetProgramLogSize(prog: nvvmProgram, bufferSizeRet: *mut usize) -> nvvmResult;

    /// In `nvvm.h` since CUDA 12.0 or earlier.
    fn nvvmIRVersion(majorIR: *mut i32, minorIR: *mut i32, majorDbg: *mut i32, minorDbg: *mut i32) -> nvvmResult;

    /// In `nvvm.h` since CUDA 12.0 or earlier.
    fn nvvmLazyAddModuleToProgram(prog: nvvmProgram, buffer: *const core::ffi::c_char, size: usize, name: *const core::ffi::c_char) -> nvvmResult;

    /// In `nvvm.h` since CUDA 12.0 or earlier.
    fn nvvmVerifyProgram(prog: nvvmProgram, numOptions: i32, options: *mut *const core::ffi::c_char) -> nvvmResult;

    /// In `nvvm.h` since CUDA 12.0 or earlier.
    fn nvvmVersion(major: *mut i32, minor: *mut i32) -> nvvmResult;
}
