//! C functions that are declared alike in all major versions: NVRTC.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    NVRTC, Err(_) => core::ptr::null();

    /// `const char *nvrtcGetErrorString(nvrtcResult result)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetErrorString(result: nvrtcResult) -> *const core::ffi::c_char;
}

sys! {
    NVRTC, Err(missing) => missing.status();

    /// `nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog, const char *name_expression)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcAddNameExpression(prog: nvrtcProgram, name_expression: *const core::ffi::c_char) -> nvrtcResult;

    /// `nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcCompileProgram(prog: nvrtcProgram, numOptions: i32, options: *const *const core::ffi::c_char) -> nvrtcResult;

    /// `nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name, int numHeaders, const char *const *headers, const char *const *includeNames)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcCreateProgram(prog: *mut nvrtcProgram, src: *const core::ffi::c_char, name: *const core::ffi::c_char, numHeaders: i32, headers: *const *const core::ffi::c_char, includeNames: *const *const core::ffi::c_char) -> nvrtcResult;

    /// `nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcDestroyProgram(prog: *mut nvrtcProgram) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetCUBIN(prog: nvrtcProgram, cubin: *mut core::ffi::c_char) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetCUBINSize(prog: nvrtcProgram, cubinSizeRet: *mut usize) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetLTOIR(prog: nvrtcProgram, LTOIR: *mut core::ffi::c_char) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetLTOIRSize(prog: nvrtcProgram, LTOIRSizeRet: *mut usize) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *name_expression, const char **lowered_name)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetLoweredName(prog: nvrtcProgram, name_expression: *const core::ffi::c_char, lowered_name: *mut *const core::ffi::c_char) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetNumSupportedArchs(int *numArchs)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetNumSupportedArchs(numArchs: *mut i32) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetOptiXIR(prog: nvrtcProgram, optixir: *mut core::ffi::c_char) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetOptiXIRSize(prog: nvrtcProgram, optixirSizeRet: *mut usize) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram prog)`
    ///
    /// In `nvrtc.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvrtcGetPCHCreateStatus(prog: nvrtcProgram) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetPCHHeapSize(size_t *ret)`
    ///
    /// In `nvrtc.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvrtcGetPCHHeapSize(ret: *mut usize) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)`
    ///
    /// In `nvrtc.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram, size: *mut usize) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetPTX(prog: nvrtcProgram, ptx: *mut core::ffi::c_char) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetPTXSize(prog: nvrtcProgram, ptxSizeRet: *mut usize) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetProgramLog(prog: nvrtcProgram, log: *mut core::ffi::c_char) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetProgramLogSize(prog: nvrtcProgram, logSizeRet: *mut usize) -> nvrtcResult;

    /// `nvrtcResult nvrtcGetSupportedArchs(int *supportedArchs)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetSupportedArchs(supportedArchs: *mut i32) -> nvrtcResult;

    /// `nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *), void *payload)`
    ///
    /// In `nvrtc.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvrtcSetFlowCallback(prog: nvrtcProgram, callback: Option<unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32>, payload: *mut c_void) -> nvrtcResult;

    /// `nvrtcResult nvrtcSetPCHHeapSize(size_t size)`
    ///
    /// In `nvrtc.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvrtcSetPCHHeapSize(size: usize) -> nvrtcResult;

    /// `nvrtcResult nvrtcVersion(int *major, int *minor)`
    ///
    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcVersion(major: *mut i32, minor: *mut i32) -> nvrtcResult;
}
