//! Functions that are identical in all major versions (NVRTC).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Registers, before compilation, a kernel or variable whose mangled name is needed later.
///
/// `nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog, const char *name_expression)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcAddNameExpression))]
///
/// - `name_expression`: in, string
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`], [`nvrtcResult::NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcAddNameExpression).
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcAddNameExpression(
    prog: nvrtcProgram,
    name_expression: &CStr,
) -> (nvrtcResult,) {
    let returned = unsafe { sys::nvrtcAddNameExpression(prog, name_expression.as_ptr()) };
    (returned,)
}

/// Compiles a program with `nvcc`-style options, such as `--gpu-architecture=sm_90` and `--include-path=DIR`.
///
/// `nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcCompileProgram))]
///
/// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_BUILTIN_OPERATION_FAILURE`], [`nvrtcResult::NVRTC_ERROR_CANCELLED`], [`nvrtcResult::NVRTC_ERROR_COMPILATION`], [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_OPTION`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`], [`nvrtcResult::NVRTC_ERROR_OUT_OF_MEMORY`], [`nvrtcResult::NVRTC_ERROR_TIME_FILE_WRITE_FAILED`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcCompileProgram).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - `options`: NUL-terminated strings.
/// - A precompiled header that `options` name, or that the compiler finds, must have been written by the same compiler and must be unchanged.
#[inline]
pub unsafe fn nvrtcCompileProgram(
    prog: nvrtcProgram,
    options: &[*const core::ffi::c_char],
) -> (nvrtcResult,) {
    let returned = unsafe { sys::nvrtcCompileProgram(prog, args::count(options.len()), args::as_ptr(options)) };
    (returned,)
}

/// Creates a program from CUDA C++ source, a name for messages, and headers in memory.
///
/// `nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name, int numHeaders, const char *const *headers, const char *const *includeNames)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcCreateProgram))]
///
/// Returns `(nvrtcResult, prog: nvrtcProgram)`.
///
/// - `prog`: out
/// - `src`: in, string
/// - `name`: in, string; `None` passes NULL
/// - `headers`, `includeNames`: in, array, whose length is passed as `numHeaders`; an empty slice passes NULL
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`], [`nvrtcResult::NVRTC_ERROR_OUT_OF_MEMORY`], [`nvrtcResult::NVRTC_ERROR_PROGRAM_CREATION_FAILURE`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcCreateProgram).
///
/// # Safety
///
/// `headers`, `includeNames`: NUL-terminated strings.
#[inline]
pub unsafe fn nvrtcCreateProgram(
    src: &CStr,
    name: Option<&CStr>,
    headers: &[*const core::ffi::c_char],
    includeNames: &[*const core::ffi::c_char],
) -> (nvrtcResult, nvrtcProgram) {
    let Some(numHeaders) = args::same_len([headers.len(), includeNames.len()], []) else {
        refusal::refuse("nvrtcCreateProgram", "the lengths of `headers`, `includeNames` disagree");
        return (nvrtcResult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut prog: nvrtcProgram = output::zeroed();
    let returned = unsafe { sys::nvrtcCreateProgram(
        &mut prog, src.as_ptr(), args::option_text(name), args::count(numHeaders), args::as_ptr(headers),
        args::as_ptr(includeNames),
    ) };
    (returned, prog)
}

/// Destroys a program and sets its handle to null.
///
/// `nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog)`
#[cfg_attr(doc, doc = forms!(nvrtc::nvrtcDestroyProgram))]
///
/// - `prog`: read and updated in place; invalid afterwards
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcDestroyProgram).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - No thread may use `prog`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvrtcDestroyProgram(prog: &mut nvrtcProgram) -> (nvrtcResult,) {
    let returned = unsafe { sys::nvrtcDestroyProgram(prog) };
    (returned,)
}

/// Gets a compiled program's cubin, whose size `nvrtcGetCUBINSize` returns.
///
/// `nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetCUBIN))]
///
/// - `cubin`: out, host memory, of the length that `nvrtcGetCUBINSize` returns
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetCUBIN).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - `cubin`: at least as long as the length that `nvrtcGetCUBINSize` returns. The length is not checked.
#[inline]
pub unsafe fn nvrtcGetCUBIN(prog: nvrtcProgram, cubin: &mut [u8]) -> (nvrtcResult,) {
    let returned = unsafe { sys::nvrtcGetCUBIN(prog, args::as_mut_ptr(cubin).cast()) };
    (returned,)
}

/// Returns the size in bytes of a compiled program's cubin, or 0 if the architecture was virtual.
///
/// `nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetCUBINSize))]
///
/// Returns `(nvrtcResult, cubinSizeRet: size_t)`.
///
/// - `cubinSizeRet`: out
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetCUBINSize).
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcGetCUBINSize(prog: nvrtcProgram) -> (nvrtcResult, usize) {
    let mut cubinSizeRet: usize = output::zeroed();
    let returned = unsafe { sys::nvrtcGetCUBINSize(prog, &mut cubinSizeRet) };
    (returned, cubinSizeRet)
}

/// Returns the name of a result code, such as `NVRTC_ERROR_COMPILATION`.
///
/// `const char *nvrtcGetErrorString(nvrtcResult result)`
#[cfg_attr(doc, doc = forms!(only nvrtc::nvrtcGetErrorString))]
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetErrorString).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvrtcGetErrorString(result: nvrtcResult) -> Option<&'static CStr> {
    unsafe { support::text(sys::nvrtcGetErrorString(result)) }
}

/// Gets a compiled program's LTO-IR, for nvJitLink; its size is the result of `nvrtcGetLTOIRSize`.
///
/// `nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetLTOIR))]
///
/// - `LTOIR`: out, host memory, of the length that `nvrtcGetLTOIRSize` returns
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLTOIR).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - `LTOIR`: at least as long as the length that `nvrtcGetLTOIRSize` returns. The length is not checked.
#[inline]
pub unsafe fn nvrtcGetLTOIR(prog: nvrtcProgram, LTOIR: &mut [u8]) -> (nvrtcResult,) {
    let returned = unsafe { sys::nvrtcGetLTOIR(prog, args::as_mut_ptr(LTOIR).cast()) };
    (returned,)
}

/// Returns the size in bytes of a compiled program's LTO-IR, or 0 without the option `-dlto`.
///
/// `nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetLTOIRSize))]
///
/// Returns `(nvrtcResult, LTOIRSizeRet: size_t)`.
///
/// - `LTOIRSizeRet`: out
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLTOIRSize).
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcGetLTOIRSize(prog: nvrtcProgram) -> (nvrtcResult, usize) {
    let mut LTOIRSizeRet: usize = output::zeroed();
    let returned = unsafe { sys::nvrtcGetLTOIRSize(prog, &mut LTOIRSizeRet) };
    (returned, LTOIRSizeRet)
}

/// Returns the mangled name of a registered kernel or variable of a compiled program.
///
/// `nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *name_expression, const char **lowered_name)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetLoweredName))]
///
/// Returns `(nvrtcResult, lowered_name: const char *)`.
///
/// - `name_expression`: in, string
/// - `lowered_name`: out
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`], [`nvrtcResult::NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID`], [`nvrtcResult::NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLoweredName).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - `lowered_name` points to memory of the library, valid as long as `prog` exists.
#[inline]
pub unsafe fn nvrtcGetLoweredName(
    prog: nvrtcProgram,
    name_expression: &CStr,
) -> (nvrtcResult, *const core::ffi::c_char) {
    let mut lowered_name: *const core::ffi::c_char = output::zeroed();
    let returned = unsafe { sys::nvrtcGetLoweredName(prog, name_expression.as_ptr(), &mut lowered_name) };
    (returned, lowered_name)
}

/// Returns the number of architectures that `nvrtcGetSupportedArchs` lists.
///
/// `nvrtcResult nvrtcGetNumSupportedArchs(int *numArchs)`
#[cfg_attr(doc, doc = forms!(nvrtc::nvrtcGetNumSupportedArchs))]
///
/// Returns `(nvrtcResult, numArchs: int)`.
///
/// - `numArchs`: out
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetNumSupportedArchs).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvrtcGetNumSupportedArchs() -> (nvrtcResult, i32) {
    let mut numArchs: i32 = output::zeroed();
    let returned = unsafe { sys::nvrtcGetNumSupportedArchs(&mut numArchs) };
    (returned, numArchs)
}

/// Gets a compiled program's OptiX-IR, whose size `nvrtcGetOptiXIRSize` returns.
///
/// `nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetOptiXIR))]
///
/// - `optixir`: out, host memory, of the length that `nvrtcGetOptiXIRSize` returns
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetOptiXIR).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - `optixir`: at least as long as the length that `nvrtcGetOptiXIRSize` returns. The length is not checked.
#[inline]
pub unsafe fn nvrtcGetOptiXIR(prog: nvrtcProgram, optixir: &mut [u8]) -> (nvrtcResult,) {
    let returned = unsafe { sys::nvrtcGetOptiXIR(prog, args::as_mut_ptr(optixir).cast()) };
    (returned,)
}

/// Returns the size in bytes of a compiled program's OptiX-IR, or 0 without the option `--optix-ir`.
///
/// `nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetOptiXIRSize))]
///
/// Returns `(nvrtcResult, optixirSizeRet: size_t)`.
///
/// - `optixirSizeRet`: out
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetOptiXIRSize).
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcGetOptiXIRSize(prog: nvrtcProgram) -> (nvrtcResult, usize) {
    let mut optixirSizeRet: usize = output::zeroed();
    let returned = unsafe { sys::nvrtcGetOptiXIRSize(prog, &mut optixirSizeRet) };
    (returned, optixirSizeRet)
}

/// Reports whether a program's precompiled header (PCH) was created, or why it was not.
///
/// `nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram prog)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetPCHCreateStatus))]
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`], [`nvrtcResult::NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED`], [`nvrtcResult::NVRTC_ERROR_PCH_CREATE`], [`nvrtcResult::NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED`].
///
/// In `nvrtc.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHCreateStatus).
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcGetPCHCreateStatus(prog: nvrtcProgram) -> (nvrtcResult,) {
    let returned = unsafe { sys::nvrtcGetPCHCreateStatus(prog) };
    (returned,)
}

/// Returns the size in bytes of the heap for precompiled headers (PCH).
///
/// `nvrtcResult nvrtcGetPCHHeapSize(size_t *ret)`
#[cfg_attr(doc, doc = forms!(nvrtc::nvrtcGetPCHHeapSize))]
///
/// Returns `(nvrtcResult, ret: size_t)`.
///
/// - `ret`: out
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`].
///
/// In `nvrtc.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHHeapSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvrtcGetPCHHeapSize() -> (nvrtcResult, usize) {
    let mut ret: usize = output::zeroed();
    let returned = unsafe { sys::nvrtcGetPCHHeapSize(&mut ret) };
    (returned, ret)
}

/// Returns the heap size in bytes that a program's precompiled header (PCH) required or would have required.
///
/// `nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetPCHHeapSizeRequired))]
///
/// Returns `(nvrtcResult, size: size_t)`.
///
/// - `size`: out
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`], [`nvrtcResult::NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED`].
///
/// In `nvrtc.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHHeapSizeRequired).
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram) -> (nvrtcResult, usize) {
    let mut size: usize = output::zeroed();
    let returned = unsafe { sys::nvrtcGetPCHHeapSizeRequired(prog, &mut size) };
    (returned, size)
}

/// Gets a compiled program's PTX, whose size `nvrtcGetPTXSize` returns.
///
/// `nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetPTX))]
///
/// - `ptx`: out, host memory, of the length that `nvrtcGetPTXSize` returns
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPTX).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - `ptx`: at least as long as the length that `nvrtcGetPTXSize` returns. The length is not checked.
#[inline]
pub unsafe fn nvrtcGetPTX(prog: nvrtcProgram, ptx: &mut [u8]) -> (nvrtcResult,) {
    let returned = unsafe { sys::nvrtcGetPTX(prog, args::as_mut_ptr(ptx).cast()) };
    (returned,)
}

/// Returns the size in bytes of a compiled program's PTX, including the final NUL.
///
/// `nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetPTXSize))]
///
/// Returns `(nvrtcResult, ptxSizeRet: size_t)`.
///
/// - `ptxSizeRet`: out
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPTXSize).
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcGetPTXSize(prog: nvrtcProgram) -> (nvrtcResult, usize) {
    let mut ptxSizeRet: usize = output::zeroed();
    let returned = unsafe { sys::nvrtcGetPTXSize(prog, &mut ptxSizeRet) };
    (returned, ptxSizeRet)
}

/// Gets a program's warnings and errors, whose size `nvrtcGetProgramLogSize` returns.
///
/// `nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetProgramLog))]
///
/// - `log`: out, host memory, of the length that `nvrtcGetProgramLogSize` returns
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetProgramLog).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - `log`: at least as long as the length that `nvrtcGetProgramLogSize` returns. The length is not checked.
#[inline]
pub unsafe fn nvrtcGetProgramLog(prog: nvrtcProgram, log: &mut [u8]) -> (nvrtcResult,) {
    let returned = unsafe { sys::nvrtcGetProgramLog(prog, args::as_mut_ptr(log).cast()) };
    (returned,)
}

/// Returns the size in bytes of a program's compilation log, including the final NUL.
///
/// `nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetProgramLogSize))]
///
/// Returns `(nvrtcResult, logSizeRet: size_t)`.
///
/// - `logSizeRet`: out
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetProgramLogSize).
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcGetProgramLogSize(prog: nvrtcProgram) -> (nvrtcResult, usize) {
    let mut logSizeRet: usize = output::zeroed();
    let returned = unsafe { sys::nvrtcGetProgramLogSize(prog, &mut logSizeRet) };
    (returned, logSizeRet)
}

/// Lists the compute capabilities that NVRTC supports, as integers such as 90, in ascending order.
///
/// `nvrtcResult nvrtcGetSupportedArchs(int *supportedArchs)`
#[cfg_attr(doc, doc = forms!(nvrtc::nvrtcGetSupportedArchs))]
///
/// - `supportedArchs`: out, array, of the length that `nvrtcGetNumSupportedArchs` returns
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetSupportedArchs).
///
/// # Safety
///
/// `supportedArchs`: at least as long as the length that `nvrtcGetNumSupportedArchs` returns. The length is not checked.
#[inline]
pub unsafe fn nvrtcGetSupportedArchs(supportedArchs: &mut [i32]) -> (nvrtcResult,) {
    let returned = unsafe { sys::nvrtcGetSupportedArchs(args::as_mut_ptr(supportedArchs)) };
    (returned,)
}

/// Sets a callback that is called periodically during compilation and can cancel it.
///
/// `nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *), void *payload)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcSetFlowCallback))]
///
/// - `callback`: in, called by CUDA with `payload`
/// - `payload`: in, passed to the callback
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`], [`nvrtcResult::NVRTC_ERROR_INVALID_PROGRAM`].
///
/// In `nvrtc.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcSetFlowCallback).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - `callback` may be called with `payload` as long as `prog` exists, on any thread: it must not unwind and must not call CUDA. `payload` must live as long as `callback` may be called.
#[inline]
pub unsafe fn nvrtcSetFlowCallback(
    prog: nvrtcProgram,
    callback: Option<unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32>,
    payload: *mut c_void,
) -> (nvrtcResult,) {
    let returned = unsafe { sys::nvrtcSetFlowCallback(prog, callback, payload) };
    (returned,)
}

/// Sets the size in bytes of the heap for precompiled headers (PCH).
///
/// `nvrtcResult nvrtcSetPCHHeapSize(size_t size)`
#[cfg_attr(doc, doc = forms!(nvrtc::nvrtcSetPCHHeapSize))]
///
/// In `nvrtc.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcSetPCHHeapSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvrtcSetPCHHeapSize(size: usize) -> (nvrtcResult,) {
    let returned = unsafe { sys::nvrtcSetPCHHeapSize(size) };
    (returned,)
}

/// Returns the major and minor version of NVRTC, which equal those of its CUDA toolkit.
///
/// `nvrtcResult nvrtcVersion(int *major, int *minor)`
#[cfg_attr(doc, doc = forms!(nvrtc::nvrtcVersion))]
///
/// Returns `(nvrtcResult, major: int, minor: int)`.
///
/// - `major`, `minor`: out
///
/// Documented errors: [`nvrtcResult::NVRTC_ERROR_INVALID_INPUT`].
///
/// In `nvrtc.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvrtcVersion() -> (nvrtcResult, i32, i32) {
    let mut major: i32 = output::zeroed();
    let mut minor: i32 = output::zeroed();
    let returned = unsafe { sys::nvrtcVersion(&mut major, &mut minor) };
    (returned, major, minor)
}
