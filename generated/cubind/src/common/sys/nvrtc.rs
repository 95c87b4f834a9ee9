//! C functions with identical declarations in all major versions (NVRTC).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    nvrtc, NVRTC, Err(_) => core::ptr::null();

    #[called_by(only nvrtcGetErrorString)]
    fn nvrtcGetErrorString(result: nvrtcResult) -> *const core::ffi::c_char;
}

sys! {
    nvrtc, NVRTC, Err(missing) => missing.status();

    #[called_by(owned nvrtcAddNameExpression)]
    fn nvrtcAddNameExpression(prog: nvrtcProgram, name_expression: *const core::ffi::c_char) -> nvrtcResult;

    #[called_by(owned nvrtcCompileProgram)]
    fn nvrtcCompileProgram(prog: nvrtcProgram, numOptions: i32, options: *const *const core::ffi::c_char) -> nvrtcResult;

    #[called_by(owned nvrtcCreateProgram)]
    fn nvrtcCreateProgram(prog: *mut nvrtcProgram, src: *const core::ffi::c_char, name: *const core::ffi::c_char, numHeaders: i32, headers: *const *const core::ffi::c_char, includeNames: *const *const core::ffi::c_char) -> nvrtcResult;

    #[called_by(nvrtcDestroyProgram)]
    fn nvrtcDestroyProgram(prog: *mut nvrtcProgram) -> nvrtcResult;

    #[called_by(owned nvrtcGetCUBIN)]
    fn nvrtcGetCUBIN(prog: nvrtcProgram, cubin: *mut core::ffi::c_char) -> nvrtcResult;

    #[called_by(owned nvrtcGetCUBINSize)]
    fn nvrtcGetCUBINSize(prog: nvrtcProgram, cubinSizeRet: *mut usize) -> nvrtcResult;

    #[called_by(owned nvrtcGetLTOIR)]
    fn nvrtcGetLTOIR(prog: nvrtcProgram, LTOIR: *mut core::ffi::c_char) -> nvrtcResult;

    #[called_by(owned nvrtcGetLTOIRSize)]
    fn nvrtcGetLTOIRSize(prog: nvrtcProgram, LTOIRSizeRet: *mut usize) -> nvrtcResult;

    #[called_by(owned nvrtcGetLoweredName)]
    fn nvrtcGetLoweredName(prog: nvrtcProgram, name_expression: *const core::ffi::c_char, lowered_name: *mut *const core::ffi::c_char) -> nvrtcResult;

    #[called_by(nvrtcGetNumSupportedArchs)]
    fn nvrtcGetNumSupportedArchs(numArchs: *mut i32) -> nvrtcResult;

    #[called_by(owned nvrtcGetOptiXIR)]
    fn nvrtcGetOptiXIR(prog: nvrtcProgram, optixir: *mut core::ffi::c_char) -> nvrtcResult;

    #[called_by(owned nvrtcGetOptiXIRSize)]
    fn nvrtcGetOptiXIRSize(prog: nvrtcProgram, optixirSizeRet: *mut usize) -> nvrtcResult;

    #[called_by(owned nvrtcGetPCHCreateStatus)]
    #[since = "12.8"]
    fn nvrtcGetPCHCreateStatus(prog: nvrtcProgram) -> nvrtcResult;

    #[called_by(nvrtcGetPCHHeapSize)]
    #[since = "12.8"]
    fn nvrtcGetPCHHeapSize(ret: *mut usize) -> nvrtcResult;

    #[called_by(owned nvrtcGetPCHHeapSizeRequired)]
    #[since = "12.8"]
    fn nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram, size: *mut usize) -> nvrtcResult;

    #[called_by(owned nvrtcGetPTX)]
    fn nvrtcGetPTX(prog: nvrtcProgram, ptx: *mut core::ffi::c_char) -> nvrtcResult;

    #[called_by(owned nvrtcGetPTXSize)]
    fn nvrtcGetPTXSize(prog: nvrtcProgram, ptxSizeRet: *mut usize) -> nvrtcResult;

    #[called_by(owned nvrtcGetProgramLog)]
    fn nvrtcGetProgramLog(prog: nvrtcProgram, log: *mut core::ffi::c_char) -> nvrtcResult;

    #[called_by(owned nvrtcGetProgramLogSize)]
    fn nvrtcGetProgramLogSize(prog: nvrtcProgram, logSizeRet: *mut usize) -> nvrtcResult;

    #[called_by(nvrtcGetSupportedArchs)]
    fn nvrtcGetSupportedArchs(supportedArchs: *mut i32) -> nvrtcResult;

    #[called_by(owned nvrtcSetFlowCallback)]
    #[since = "12.8"]
    fn nvrtcSetFlowCallback(prog: nvrtcProgram, callback: Option<unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32>, payload: *mut c_void) -> nvrtcResult;

    #[called_by(nvrtcSetPCHHeapSize)]
    #[since = "12.8"]
    fn nvrtcSetPCHHeapSize(size: usize) -> nvrtcResult;

    #[called_by(nvrtcVersion)]
    fn nvrtcVersion(major: *mut i32, minor: *mut i32) -> nvrtcResult;
}
