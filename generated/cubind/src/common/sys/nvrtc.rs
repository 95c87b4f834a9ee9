//! C functions that are declared alike in all major versions: NVRTC.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    NVRTC, Err(_) => core::ptr::null();

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetErrorString(result: nvrtcResult) -> *const core::ffi::c_char;
}

sys! {
    NVRTC, Err(missing) => missing.status();

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcAddNameExpression(prog: nvrtcProgram, name_expression: *const core::ffi::c_char) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcCompileProgram(prog: nvrtcProgram, numOptions: i32, options: *const *const core::ffi::c_char) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcCreateProgram(prog: *mut nvrtcProgram, src: *const core::ffi::c_char, name: *const core::ffi::c_char, numHeaders: i32, headers: *const *const core::ffi::c_char, includeNames: *const *const core::ffi::c_char) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcDestroyProgram(prog: *mut nvrtcProgram) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetCUBIN(prog: nvrtcProgram, cubin: *mut core::ffi::c_char) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetCUBINSize(prog: nvrtcProgram, cubinSizeRet: *mut usize) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetLTOIR(prog: nvrtcProgram, LTOIR: *mut core::ffi::c_char) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetLTOIRSize(prog: nvrtcProgram, LTOIRSizeRet: *mut usize) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetLoweredName(prog: nvrtcProgram, name_expression: *const core::ffi::c_char, lowered_name: *mut *const core::ffi::c_char) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetNumSupportedArchs(numArchs: *mut i32) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetOptiXIR(prog: nvrtcProgram, optixir: *mut core::ffi::c_char) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetOptiXIRSize(prog: nvrtcProgram, optixirSizeRet: *mut usize) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvrtcGetPCHCreateStatus(prog: nvrtcProgram) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvrtcGetPCHHeapSize(ret: *mut usize) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram, size: *mut usize) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetPTX(prog: nvrtcProgram, ptx: *mut core::ffi::c_char) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetPTXSize(prog: nvrtcProgram, ptxSizeRet: *mut usize) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetProgramLog(prog: nvrtcProgram, log: *mut core::ffi::c_char) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetProgramLogSize(prog: nvrtcProgram, logSizeRet: *mut usize) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcGetSupportedArchs(supportedArchs: *mut i32) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvrtcSetFlowCallback(prog: nvrtcProgram, callback: Option<unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32>, payload: *mut c_void) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.8.
    #[since = "12.8"]
    fn nvrtcSetPCHHeapSize(size: usize) -> nvrtcResult;

    /// In `nvrtc.h` since CUDA 12.0 or earlier.
    fn nvrtcVersion(major: *mut i32, minor: *mut i32) -> nvrtcResult;
}
