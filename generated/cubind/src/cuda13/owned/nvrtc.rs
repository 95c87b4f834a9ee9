//! NVRTC: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::nvrtc as checked;
#[allow(unused_imports)]
use crate::cuda13::nvrtc::NVRTC;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::nvrtc::all_types::*;

destroy! {
    nvrtcResult;
    13 nvrtcProgram: |handle| checked::nvrtcDestroyProgram(&mut handle);
}

any_thread! {
    13 nvrtcProgram // tested: tests/rust/tests/drop_threads.rs
}

owned! {
    nvrtcResult;

    safe {
        fn nvrtcAddNameExpression(prog: impl AsHandle<nvrtcProgram, 13>, name_expression: &CStr) -> () {
            checked::nvrtcAddNameExpression(prog.as_handle(), name_expression)?
        }
        fn nvrtcCreateProgram(
            src: &CStr, name: Option<&CStr>, headers: &[&CStr], includeNames: &[&CStr],
        ) -> Owned<nvrtcProgram, 13> {
            Owned::from_raw(checked::nvrtcCreateProgram(src, name, headers, includeNames)?)
        }
        fn nvrtcGetCUBIN(prog: impl AsHandle<nvrtcProgram, 13>) -> Vec<u8> {
            checked::nvrtcGetCUBIN(prog.as_handle())?
        }
        fn nvrtcGetCUBINSize(prog: impl AsHandle<nvrtcProgram, 13>) -> usize {
            checked::nvrtcGetCUBINSize(prog.as_handle())?
        }
        fn nvrtcGetLTOIR(prog: impl AsHandle<nvrtcProgram, 13>) -> Vec<u8> {
            checked::nvrtcGetLTOIR(prog.as_handle())?
        }
        fn nvrtcGetLTOIRSize(prog: impl AsHandle<nvrtcProgram, 13>) -> usize {
            checked::nvrtcGetLTOIRSize(prog.as_handle())?
        }
        fn nvrtcGetLoweredName(prog: impl AsHandle<nvrtcProgram, 13>, name_expression: &CStr) -> *const core::ffi::c_char {
            checked::nvrtcGetLoweredName(prog.as_handle(), name_expression)?
        }
        fn nvrtcGetOptiXIR(prog: impl AsHandle<nvrtcProgram, 13>) -> Vec<u8> {
            checked::nvrtcGetOptiXIR(prog.as_handle())?
        }
        fn nvrtcGetOptiXIRSize(prog: impl AsHandle<nvrtcProgram, 13>) -> usize {
            checked::nvrtcGetOptiXIRSize(prog.as_handle())?
        }
        fn nvrtcGetPCHCreateStatus(prog: impl AsHandle<nvrtcProgram, 13>) -> () {
            checked::nvrtcGetPCHCreateStatus(prog.as_handle())?
        }
        fn nvrtcGetPCHHeapSizeRequired(prog: impl AsHandle<nvrtcProgram, 13>) -> usize {
            checked::nvrtcGetPCHHeapSizeRequired(prog.as_handle())?
        }
        fn nvrtcGetPTX(prog: impl AsHandle<nvrtcProgram, 13>) -> CString {
            checked::nvrtcGetPTX(prog.as_handle())?
        }
        fn nvrtcGetPTXSize(prog: impl AsHandle<nvrtcProgram, 13>) -> usize {
            checked::nvrtcGetPTXSize(prog.as_handle())?
        }
        fn nvrtcGetProgramLog(prog: impl AsHandle<nvrtcProgram, 13>) -> CString {
            checked::nvrtcGetProgramLog(prog.as_handle())?
        }
        fn nvrtcGetProgramLogSize(prog: impl AsHandle<nvrtcProgram, 13>) -> usize {
            checked::nvrtcGetProgramLogSize(prog.as_handle())?
        }
        fn nvrtcGetTileIR(prog: impl AsHandle<nvrtcProgram, 13>) -> Vec<u8> {
            checked::nvrtcGetTileIR(prog.as_handle())?
        }
        fn nvrtcGetTileIRSize(prog: impl AsHandle<nvrtcProgram, 13>) -> usize {
            checked::nvrtcGetTileIRSize(prog.as_handle())?
        }
    }

    unsafe {
        /// - A precompiled header that `options` name, or let the compiler find, is one that the same compiler wrote, unchanged.
        fn nvrtcCompileProgram(prog: impl AsHandle<nvrtcProgram, 13>, options: &[&CStr]) -> () {
            checked::nvrtcCompileProgram(prog.as_handle(), options)?
        }
        /// - `callback` is called with `payload` as long as `prog` exists, on any thread: it must not unwind and must not call CUDA. `payload` must live as long.
        fn nvrtcSetFlowCallback(
            prog: impl AsHandle<nvrtcProgram, 13>,
            callback: Option<unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32>, payload: *mut c_void,
        ) -> () {
            checked::nvrtcSetFlowCallback(prog.as_handle(), callback, payload)?
        }
    }
}
