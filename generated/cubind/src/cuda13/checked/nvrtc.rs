//! The functions of the NVRTC as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::nvrtc as raw;
#[allow(unused_imports)]
use raw::NVRTC;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::nvrtc::all_types::*;

checked! {
    NVRTC, nvrtcResult;
    fn nvrtcAddNameExpression(prog: nvrtcProgram, name_expression: &CStr) -> ();
    fn nvrtcCompileProgram(
        prog: nvrtcProgram,
        options: &[*const core::ffi::c_char],
    ) -> ();
    fn nvrtcCreateProgram(
        src: &CStr,
        name: Option<&CStr>,
        headers: &[*const core::ffi::c_char],
        includeNames: &[*const core::ffi::c_char],
    ) -> nvrtcProgram;
    fn nvrtcDestroyProgram(prog: &mut nvrtcProgram) -> ();
    fn nvrtcGetBundledHeadersInfo() -> (
        nvrtcBundledHeadersInfo,
        *const core::ffi::c_char,
    );
    fn nvrtcGetCUBIN(prog: nvrtcProgram, cubin: &mut [u8]) -> ();
    fn nvrtcGetCUBINSize(prog: nvrtcProgram) -> usize;
    fn nvrtcGetLTOIR(prog: nvrtcProgram, LTOIR: &mut [u8]) -> ();
    fn nvrtcGetLTOIRSize(prog: nvrtcProgram) -> usize;
    fn nvrtcGetLoweredName(
        prog: nvrtcProgram,
        name_expression: &CStr,
    ) -> *const core::ffi::c_char;
    fn nvrtcGetNumSupportedArchs() -> i32;
    fn nvrtcGetOptiXIR(prog: nvrtcProgram, optixir: &mut [u8]) -> ();
    fn nvrtcGetOptiXIRSize(prog: nvrtcProgram) -> usize;
    fn nvrtcGetPCHCreateStatus(prog: nvrtcProgram) -> ();
    fn nvrtcGetPCHHeapSize() -> usize;
    fn nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram) -> usize;
    fn nvrtcGetPTX(prog: nvrtcProgram, ptx: &mut [u8]) -> ();
    fn nvrtcGetPTXSize(prog: nvrtcProgram) -> usize;
    fn nvrtcGetProgramLog(prog: nvrtcProgram, log: &mut [u8]) -> ();
    fn nvrtcGetProgramLogSize(prog: nvrtcProgram) -> usize;
    fn nvrtcGetSupportedArchs(supportedArchs: &mut [i32]) -> ();
    fn nvrtcGetTileIR(prog: nvrtcProgram, TileIR: &mut [u8]) -> ();
    fn nvrtcGetTileIRSize(prog: nvrtcProgram) -> usize;
    fn nvrtcInstallBundledHeaders(
        installPath: &CStr,
        flags: u32,
    ) -> *const core::ffi::c_char;
    fn nvrtcRemoveBundledHeaders(installPath: &CStr) -> *const core::ffi::c_char;
    fn nvrtcSetFlowCallback(
        prog: nvrtcProgram,
        callback: Option<unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32>,
        payload: *mut c_void,
    ) -> ();
    fn nvrtcSetPCHHeapSize(size: usize) -> ();
    fn nvrtcVersion() -> (i32, i32);
}
