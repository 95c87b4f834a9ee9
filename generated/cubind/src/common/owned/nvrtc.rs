//! Functions with owned handles that are identical in all major versions (NVRTC).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

owned! {
    nvrtc, nvrtcResult;

    safe {
        /// Registers, before compilation, a kernel or variable whose mangled name is needed later.
        /// - `name_expression`: in, string
        fn nvrtcAddNameExpression(prog: impl AsHandle<nvrtcProgram, MAJOR>, name_expression: &CStr) -> () {
            checked::nvrtcAddNameExpression(prog.as_handle(), name_expression)?
        }
        /// Creates a program from CUDA C++ source, a name for messages, and headers in memory.
        /// - `src`: in, string
        /// - `name`: in, string; `None` passes NULL
        /// - `headers`, `includeNames`: in, array, whose length is passed as `numHeaders`; an empty slice passes NULL
        fn nvrtcCreateProgram(
            src: &CStr, name: Option<&CStr>, headers: &[&CStr], includeNames: &[&CStr],
        ) -> Owned<nvrtcProgram, MAJOR> {
            Owned::from_raw(checked::nvrtcCreateProgram(src, name, headers, includeNames)?)
        }
        /// Gets a compiled program's cubin, whose size `nvrtcGetCUBINSize` returns.
        fn nvrtcGetCUBIN(prog: impl AsHandle<nvrtcProgram, MAJOR>) -> Vec<u8> {
            checked::nvrtcGetCUBIN(prog.as_handle())?
        }
        /// Returns the size in bytes of a compiled program's cubin, or 0 if the architecture was virtual.
        fn nvrtcGetCUBINSize(prog: impl AsHandle<nvrtcProgram, MAJOR>) -> usize {
            checked::nvrtcGetCUBINSize(prog.as_handle())?
        }
        /// Gets a compiled program's LTO-IR, for nvJitLink; its size is the result of `nvrtcGetLTOIRSize`.
        fn nvrtcGetLTOIR(prog: impl AsHandle<nvrtcProgram, MAJOR>) -> Vec<u8> {
            checked::nvrtcGetLTOIR(prog.as_handle())?
        }
        /// Returns the size in bytes of a compiled program's LTO-IR, or 0 without the option `-dlto`.
        fn nvrtcGetLTOIRSize(prog: impl AsHandle<nvrtcProgram, MAJOR>) -> usize {
            checked::nvrtcGetLTOIRSize(prog.as_handle())?
        }
        /// Returns the mangled name of a registered kernel or variable of a compiled program.
        /// - `name_expression`: in, string
        fn nvrtcGetLoweredName(
            prog: impl AsHandle<nvrtcProgram, MAJOR>, name_expression: &CStr,
        ) -> *const core::ffi::c_char {
            checked::nvrtcGetLoweredName(prog.as_handle(), name_expression)?
        }
        /// Gets a compiled program's OptiX-IR, whose size `nvrtcGetOptiXIRSize` returns.
        fn nvrtcGetOptiXIR(prog: impl AsHandle<nvrtcProgram, MAJOR>) -> Vec<u8> {
            checked::nvrtcGetOptiXIR(prog.as_handle())?
        }
        /// Returns the size in bytes of a compiled program's OptiX-IR, or 0 without the option `--optix-ir`.
        fn nvrtcGetOptiXIRSize(prog: impl AsHandle<nvrtcProgram, MAJOR>) -> usize {
            checked::nvrtcGetOptiXIRSize(prog.as_handle())?
        }
        /// Reports whether a program's precompiled header (PCH) was created, or why it was not.
        fn nvrtcGetPCHCreateStatus(prog: impl AsHandle<nvrtcProgram, MAJOR>) -> () {
            checked::nvrtcGetPCHCreateStatus(prog.as_handle())?
        }
        /// Returns the heap size in bytes that a program's precompiled header (PCH) required or would have required.
        fn nvrtcGetPCHHeapSizeRequired(prog: impl AsHandle<nvrtcProgram, MAJOR>) -> usize {
            checked::nvrtcGetPCHHeapSizeRequired(prog.as_handle())?
        }
        /// Gets a compiled program's PTX, whose size `nvrtcGetPTXSize` returns.
        fn nvrtcGetPTX(prog: impl AsHandle<nvrtcProgram, MAJOR>) -> CString {
            checked::nvrtcGetPTX(prog.as_handle())?
        }
        /// Returns the size in bytes of a compiled program's PTX, including the final NUL.
        fn nvrtcGetPTXSize(prog: impl AsHandle<nvrtcProgram, MAJOR>) -> usize {
            checked::nvrtcGetPTXSize(prog.as_handle())?
        }
        /// Gets a program's warnings and errors, whose size `nvrtcGetProgramLogSize` returns.
        fn nvrtcGetProgramLog(prog: impl AsHandle<nvrtcProgram, MAJOR>) -> CString {
            checked::nvrtcGetProgramLog(prog.as_handle())?
        }
        /// Returns the size in bytes of a program's compilation log, including the final NUL.
        fn nvrtcGetProgramLogSize(prog: impl AsHandle<nvrtcProgram, MAJOR>) -> usize {
            checked::nvrtcGetProgramLogSize(prog.as_handle())?
        }
    }

    unsafe {}
}

owned! {
    nvrtc, nvrtcResult;

    safe {}

    unsafe {
        /// Compiles a program with `nvcc`-style options, such as `--gpu-architecture=sm_90` and `--include-path=DIR`.
        /// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - A precompiled header that `options` name, or that the compiler finds, must have been written by the same compiler and must be unchanged.
        fn nvrtcCompileProgram(prog: impl AsHandle<nvrtcProgram, MAJOR>, options: &[&CStr]) -> () {
            checked::nvrtcCompileProgram(prog.as_handle(), options)?
        }
        /// Sets a callback that is called periodically during compilation and can cancel it.
        /// - `callback`: in, called by CUDA with `payload`
        /// - `payload`: in, passed to the callback
        ///
        /// # Safety
        ///
        /// - `callback` may be called with `payload` as long as `prog` exists, on any thread: it must not unwind and must not call CUDA. `payload` must live as long as `callback` may be called.
        fn nvrtcSetFlowCallback(
            prog: impl AsHandle<nvrtcProgram, MAJOR>,
            callback: Option<unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32>, payload: *mut c_void,
        ) -> () {
            checked::nvrtcSetFlowCallback(prog.as_handle(), callback, payload)?
        }
    }
}
