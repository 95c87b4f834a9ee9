//! The C functions, as the library exports them: NVVM.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda13::nvvm::{NVVM, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;

/// `nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)`
///
/// In `nvvm.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvvmAddModuleToProgram(
    prog: nvvmProgram,
    buffer: *const core::ffi::c_char,
    size: usize,
    name: *const core::ffi::c_char,
) -> nvvmResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvvmProgram,
            *const core::ffi::c_char,
            usize,
            *const core::ffi::c_char,
        ) -> nvvmResult,
    > = Symbol::new(c"nvvmAddModuleToProgram");
    match SYMBOL.get(&NVVM) {
        Ok(exported) => unsafe { exported(prog, buffer, size, name) }
        Err(missing) => missing.status(),
    }
}

/// `nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)`
///
/// In `nvvm.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvvmCompileProgram(
    prog: nvvmProgram,
    numOptions: i32,
    options: *mut *const core::ffi::c_char,
) -> nvvmResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvvmProgram,
            i32,
            *mut *const core::ffi::c_char,
        ) -> nvvmResult,
    > = Symbol::new(c"nvvmCompileProgram");
    match SYMBOL.get(&NVVM) {
        Ok(exported) => unsafe { exported(prog, numOptions, options) }
        Err(missing) => missing.status(),
    }
}

/// `nvvmResult nvvmCreateProgram(nvvmProgram *prog)`
///
/// In `nvvm.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvvmCreateProgram(prog: *mut nvvmProgram) -> nvvmResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut nvvmProgram) -> nvvmResult> = Symbol::new(
        c"nvvmCreateProgram",
    );
    match SYMBOL.get(&NVVM) {
        Ok(exported) => unsafe { exported(prog) }
        Err(missing) => missing.status(),
    }
}

/// `nvvmResult nvvmDestroyProgram(nvvmProgram *prog)`
///
/// In `nvvm.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvvmDestroyProgram(prog: *mut nvvmProgram) -> nvvmResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut nvvmProgram) -> nvvmResult> = Symbol::new(
        c"nvvmDestroyProgram",
    );
    match SYMBOL.get(&NVVM) {
        Ok(exported) => unsafe { exported(prog) }
        Err(missing) => missing.status(),
    }
}

/// `nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer)`
///
/// In `nvvm.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvvmGetCompiledResult(
    prog: nvvmProgram,
    buffer: *mut core::ffi::c_char,
) -> nvvmResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvvmProgram, *mut core::ffi::c_char) -> nvvmResult,
    > = Symbol::new(c"nvvmGetCompiledResult");
    match SYMBOL.get(&NVVM) {
        Ok(exported) => unsafe { exported(prog, buffer) }
        Err(missing) => missing.status(),
    }
}

/// `nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)`
///
/// In `nvvm.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvvmGetCompiledResultSize(
    prog: nvvmProgram,
    bufferSizeRet: *mut usize,
) -> nvvmResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvvmProgram, *mut usize) -> nvvmResult,
    > = Symbol::new(c"nvvmGetCompiledResultSize");
    match SYMBOL.get(&NVVM) {
        Ok(exported) => unsafe { exported(prog, bufferSizeRet) }
        Err(missing) => missing.status(),
    }
}

/// `const char *nvvmGetErrorString(nvvmResult result)`
///
/// In `nvvm.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvvmGetErrorString(result: nvvmResult) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvvmResult) -> *const core::ffi::c_char,
    > = Symbol::new(c"nvvmGetErrorString");
    match SYMBOL.get(&NVVM) {
        Ok(exported) => unsafe { exported(result) }
        Err(_) => core::ptr::null(),
    }
}

/// `nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer)`
///
/// In `nvvm.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvvmGetProgramLog(
    prog: nvvmProgram,
    buffer: *mut core::ffi::c_char,
) -> nvvmResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvvmProgram, *mut core::ffi::c_char) -> nvvmResult,
    > = Symbol::new(c"nvvmGetProgramLog");
    match SYMBOL.get(&NVVM) {
        Ok(exported) => unsafe { exported(prog, buffer) }
        Err(missing) => missing.status(),
    }
}

/// `nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)`
///
/// In `nvvm.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvvmGetProgramLogSize(
    prog: nvvmProgram,
    bufferSizeRet: *mut usize,
) -> nvvmResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvvmProgram, *mut usize) -> nvvmResult,
    > = Symbol::new(c"nvvmGetProgramLogSize");
    match SYMBOL.get(&NVVM) {
        Ok(exported) => unsafe { exported(prog, bufferSizeRet) }
        Err(missing) => missing.status(),
    }
}

/// `nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)`
///
/// In `nvvm.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvvmIRVersion(
    majorIR: *mut i32,
    minorIR: *mut i32,
    majorDbg: *mut i32,
    minorDbg: *mut i32,
) -> nvvmResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, *mut i32, *mut i32, *mut i32) -> nvvmResult,
    > = Symbol::new(c"nvvmIRVersion");
    match SYMBOL.get(&NVVM) {
        Ok(exported) => unsafe { exported(majorIR, minorIR, majorDbg, minorDbg) }
        Err(missing) => missing.status(),
    }
}

/// `nvvmResult nvvmLLVMVersion(const char *arch, int *major)`
///
/// In `nvvm.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvvmLLVMVersion(
    arch: *const core::ffi::c_char,
    major: *mut i32,
) -> nvvmResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const core::ffi::c_char, *mut i32) -> nvvmResult,
    > = Symbol::new(c"nvvmLLVMVersion").since("13.1");
    match SYMBOL.get(&NVVM) {
        Ok(exported) => unsafe { exported(arch, major) }
        Err(missing) => missing.status(),
    }
}

/// `nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)`
///
/// In `nvvm.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvvmLazyAddModuleToProgram(
    prog: nvvmProgram,
    buffer: *const core::ffi::c_char,
    size: usize,
    name: *const core::ffi::c_char,
) -> nvvmResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvvmProgram,
            *const core::ffi::c_char,
            usize,
            *const core::ffi::c_char,
        ) -> nvvmResult,
    > = Symbol::new(c"nvvmLazyAddModuleToProgram");
    match SYMBOL.get(&NVVM) {
        Ok(exported) => unsafe { exported(prog, buffer, size, name) }
        Err(missing) => missing.status(),
    }
}

/// `nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)`
///
/// In `nvvm.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvvmVerifyProgram(
    prog: nvvmProgram,
    numOptions: i32,
    options: *mut *const core::ffi::c_char,
) -> nvvmResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvvmProgram,
            i32,
            *mut *const core::ffi::c_char,
        ) -> nvvmResult,
    > = Symbol::new(c"nvvmVerifyProgram");
    match SYMBOL.get(&NVVM) {
        Ok(exported) => unsafe { exported(prog, numOptions, options) }
        Err(missing) => missing.status(),
    }
}

/// `nvvmResult nvvmVersion(int *major, int *minor)`
///
/// In `nvvm.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvvmVersion(major: *mut i32, minor: *mut i32) -> nvvmResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32, *mut i32) -> nvvmResult> = Symbol::new(
        c"nvvmVersion",
    );
    match SYMBOL.get(&NVVM) {
        Ok(exported) => unsafe { exported(major, minor) }
        Err(missing) => missing.status(),
    }
}
