//! Functions that are identical in all major versions (NVVM).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Adds a module of NVVM IR, as LLVM bitcode or text, to a program.
///
/// `nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)`
#[cfg_attr(doc, doc = forms!(owned nvvm::nvvmAddModuleToProgram))]
///
/// - `buffer`: in, host memory, whose size in bytes is passed as `size`
/// - `name`: in, string; `None` passes NULL
///
/// Documented errors: [`nvvmResult::NVVM_ERROR_INVALID_INPUT`], [`nvvmResult::NVVM_ERROR_INVALID_PROGRAM`], [`nvvmResult::NVVM_ERROR_OUT_OF_MEMORY`].
///
/// In `nvvm.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmAddModuleToProgram).
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvvmAddModuleToProgram(
    prog: nvvmProgram,
    buffer: &[u8],
    name: Option<&CStr>,
) -> (nvvmResult,) {
    let returned = unsafe { sys::nvvmAddModuleToProgram(
        prog, args::as_ptr(buffer).cast(), args::count(size_of_val(buffer)), args::option_text(name),
    ) };
    (returned,)
}

/// Compiles a program to PTX (or LTO-IR), with options such as `-arch=compute_90`.
///
/// `nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)`
#[cfg_attr(doc, doc = forms!(owned nvvm::nvvmCompileProgram))]
///
/// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
///
/// Documented errors: [`nvvmResult::NVVM_ERROR_COMPILATION`], [`nvvmResult::NVVM_ERROR_INVALID_OPTION`], [`nvvmResult::NVVM_ERROR_INVALID_PROGRAM`], [`nvvmResult::NVVM_ERROR_IR_VERSION_MISMATCH`], [`nvvmResult::NVVM_ERROR_NO_MODULE_IN_PROGRAM`], [`nvvmResult::NVVM_ERROR_OUT_OF_MEMORY`].
///
/// In `nvvm.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmCompileProgram).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - `options`: NUL-terminated strings.
#[inline]
pub unsafe fn nvvmCompileProgram(
    prog: nvvmProgram,
    options: &[*const core::ffi::c_char],
) -> (nvvmResult,) {
    let returned = unsafe {
        sys::nvvmCompileProgram(prog, args::count(options.len()), args::as_ptr(options).cast_mut())
    };
    (returned,)
}

/// Creates a program that contains no modules.
///
/// `nvvmResult nvvmCreateProgram(nvvmProgram *prog)`
#[cfg_attr(doc, doc = forms!(owned nvvm::nvvmCreateProgram))]
///
/// Returns `(nvvmResult, prog: nvvmProgram)`.
///
/// - `prog`: out
///
/// Documented errors: [`nvvmResult::NVVM_ERROR_INVALID_PROGRAM`], [`nvvmResult::NVVM_ERROR_OUT_OF_MEMORY`].
///
/// In `nvvm.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmCreateProgram).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvvmCreateProgram() -> (nvvmResult, nvvmProgram) {
    let mut prog: nvvmProgram = output::zeroed();
    let returned = unsafe { sys::nvvmCreateProgram(&mut prog) };
    (returned, prog)
}

/// Destroys a program and sets its handle to null.
///
/// `nvvmResult nvvmDestroyProgram(nvvmProgram *prog)`
#[cfg_attr(doc, doc = forms!(nvvm::nvvmDestroyProgram))]
///
/// - `prog`: read and updated in place; invalid afterwards
///
/// Documented errors: [`nvvmResult::NVVM_ERROR_INVALID_PROGRAM`].
///
/// In `nvvm.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmDestroyProgram).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - No thread may use `prog`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvvmDestroyProgram(prog: &mut nvvmProgram) -> (nvvmResult,) {
    let returned = unsafe { sys::nvvmDestroyProgram(prog) };
    (returned,)
}

/// Gets the compiled PTX or LTO-IR, whose size `nvvmGetCompiledResultSize` returns.
///
/// `nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer)`
#[cfg_attr(doc, doc = forms!(owned nvvm::nvvmGetCompiledResult))]
///
/// - `buffer`: out, host memory, of the length that `nvvmGetCompiledResultSize` returns
///
/// Documented errors: [`nvvmResult::NVVM_ERROR_INVALID_PROGRAM`].
///
/// In `nvvm.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetCompiledResult).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - `buffer`: at least as long as the length that `nvvmGetCompiledResultSize` returns. The length is not checked.
#[inline]
pub unsafe fn nvvmGetCompiledResult(
    prog: nvvmProgram,
    buffer: &mut [u8],
) -> (nvvmResult,) {
    let returned = unsafe { sys::nvvmGetCompiledResult(prog, args::as_mut_ptr(buffer).cast()) };
    (returned,)
}

/// Returns the size in bytes of the compiled PTX (including the final NUL) or LTO-IR.
///
/// `nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)`
#[cfg_attr(doc, doc = forms!(owned nvvm::nvvmGetCompiledResultSize))]
///
/// Returns `(nvvmResult, bufferSizeRet: size_t)`.
///
/// - `bufferSizeRet`: out
///
/// Documented errors: [`nvvmResult::NVVM_ERROR_INVALID_PROGRAM`].
///
/// In `nvvm.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetCompiledResultSize).
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvvmGetCompiledResultSize(prog: nvvmProgram) -> (nvvmResult, usize) {
    let mut bufferSizeRet: usize = output::zeroed();
    let returned = unsafe { sys::nvvmGetCompiledResultSize(prog, &mut bufferSizeRet) };
    (returned, bufferSizeRet)
}

/// Returns the name of a result code, such as `NVVM_ERROR_COMPILATION`.
///
/// `const char *nvvmGetErrorString(nvvmResult result)`
#[cfg_attr(doc, doc = forms!(only nvvm::nvvmGetErrorString))]
///
/// In `nvvm.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetErrorString).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvvmGetErrorString(result: nvvmResult) -> Option<&'static CStr> {
    unsafe { support::text(sys::nvvmGetErrorString(result)) }
}

/// Gets a program's warnings and errors, whose size `nvvmGetProgramLogSize` returns.
///
/// `nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer)`
#[cfg_attr(doc, doc = forms!(owned nvvm::nvvmGetProgramLog))]
///
/// - `buffer`: out, host memory, of the length that `nvvmGetProgramLogSize` returns
///
/// Documented errors: [`nvvmResult::NVVM_ERROR_INVALID_PROGRAM`].
///
/// In `nvvm.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetProgramLog).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - `buffer`: at least as long as the length that `nvvmGetProgramLogSize` returns. The length is not checked.
#[inline]
pub unsafe fn nvvmGetProgramLog(prog: nvvmProgram, buffer: &mut [u8]) -> (nvvmResult,) {
    let returned = unsafe { sys::nvvmGetProgramLog(prog, args::as_mut_ptr(buffer).cast()) };
    (returned,)
}

/// Returns the size in bytes of a program's log, including the final NUL.
///
/// `nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)`
#[cfg_attr(doc, doc = forms!(owned nvvm::nvvmGetProgramLogSize))]
///
/// Returns `(nvvmResult, bufferSizeRet: size_t)`.
///
/// - `bufferSizeRet`: out
///
/// Documented errors: [`nvvmResult::NVVM_ERROR_INVALID_PROGRAM`].
///
/// In `nvvm.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetProgramLogSize).
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvvmGetProgramLogSize(prog: nvvmProgram) -> (nvvmResult, usize) {
    let mut bufferSizeRet: usize = output::zeroed();
    let returned = unsafe { sys::nvvmGetProgramLogSize(prog, &mut bufferSizeRet) };
    (returned, bufferSizeRet)
}

/// Returns the versions of NVVM IR and of its debug metadata that the library supports.
///
/// `nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)`
#[cfg_attr(doc, doc = forms!(nvvm::nvvmIRVersion))]
///
/// Returns `(nvvmResult, majorIR: int, minorIR: int, majorDbg: int, minorDbg: int)`.
///
/// - `majorIR`, `minorIR`, `majorDbg`, `minorDbg`: out
///
/// In `nvvm.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmIRVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvvmIRVersion() -> (nvvmResult, i32, i32, i32, i32) {
    let mut majorIR: i32 = output::zeroed();
    let mut minorIR: i32 = output::zeroed();
    let mut majorDbg: i32 = output::zeroed();
    let mut minorDbg: i32 = output::zeroed();
    let returned = unsafe { sys::nvvmIRVersion(&mut majorIR, &mut minorIR, &mut majorDbg, &mut minorDbg) };
    (returned, majorIR, minorIR, majorDbg, minorDbg)
}

/// Adds a module, such as libdevice, from which only the symbols that other modules need are linked.
///
/// `nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)`
#[cfg_attr(doc, doc = forms!(owned nvvm::nvvmLazyAddModuleToProgram))]
///
/// - `buffer`: in, host memory, whose size in bytes is passed as `size`
/// - `name`: in, string; `None` passes NULL
///
/// Documented errors: [`nvvmResult::NVVM_ERROR_INVALID_INPUT`], [`nvvmResult::NVVM_ERROR_INVALID_PROGRAM`], [`nvvmResult::NVVM_ERROR_OUT_OF_MEMORY`].
///
/// In `nvvm.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmLazyAddModuleToProgram).
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvvmLazyAddModuleToProgram(
    prog: nvvmProgram,
    buffer: &[u8],
    name: Option<&CStr>,
) -> (nvvmResult,) {
    let returned = unsafe { sys::nvvmLazyAddModuleToProgram(
        prog, args::as_ptr(buffer).cast(), args::count(size_of_val(buffer)), args::option_text(name),
    ) };
    (returned,)
}

/// Verifies that the modules of a program are valid NVVM IR; the log describes the errors.
///
/// `nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)`
#[cfg_attr(doc, doc = forms!(owned nvvm::nvvmVerifyProgram))]
///
/// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
///
/// Documented errors: [`nvvmResult::NVVM_ERROR_INVALID_IR`], [`nvvmResult::NVVM_ERROR_INVALID_OPTION`], [`nvvmResult::NVVM_ERROR_INVALID_PROGRAM`], [`nvvmResult::NVVM_ERROR_IR_VERSION_MISMATCH`], [`nvvmResult::NVVM_ERROR_NO_MODULE_IN_PROGRAM`], [`nvvmResult::NVVM_ERROR_OUT_OF_MEMORY`].
///
/// In `nvvm.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmVerifyProgram).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - `options`: NUL-terminated strings.
#[inline]
pub unsafe fn nvvmVerifyProgram(
    prog: nvvmProgram,
    options: &[*const core::ffi::c_char],
) -> (nvvmResult,) {
    let returned = unsafe {
        sys::nvvmVerifyProgram(prog, args::count(options.len()), args::as_ptr(options).cast_mut())
    };
    (returned,)
}

/// Returns the major and minor version of libNVVM.
///
/// `nvvmResult nvvmVersion(int *major, int *minor)`
#[cfg_attr(doc, doc = forms!(nvvm::nvvmVersion))]
///
/// Returns `(nvvmResult, major: int, minor: int)`.
///
/// - `major`, `minor`: out
///
/// In `nvvm.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvvmVersion() -> (nvvmResult, i32, i32) {
    let mut major: i32 = output::zeroed();
    let mut minor: i32 = output::zeroed();
    let returned = unsafe { sys::nvvmVersion(&mut major, &mut minor) };
    (returned, major, minor)
}
