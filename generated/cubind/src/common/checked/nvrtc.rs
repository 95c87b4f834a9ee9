//! Functions with a `Result` that are identical in all major versions (NVRTC).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    nvrtc, NVRTC, nvrtcResult;
    #[other = owned]
    /// Registers, before compilation, a kernel or variable whose mangled name is needed later.
    /// - `name_expression`: in, string
    ///
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvrtcAddNameExpression(prog: nvrtcProgram, name_expression: &CStr) -> ();
    /// Destroys a program and sets its handle to null.
    /// - `prog`: read and updated in place; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `prog`: a live handle that no other thread uses during the call.
    /// - No thread may use `prog`, or objects that belong to it, during or after the call.
    fn nvrtcDestroyProgram(prog: &mut nvrtcProgram) -> ();
    #[other = owned]
    /// Returns the size in bytes of a compiled program's cubin, or 0 if the architecture was virtual.
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvrtcGetCUBINSize(prog: nvrtcProgram) -> usize;
    #[other = owned]
    /// Returns the size in bytes of a compiled program's LTO-IR, or 0 without the option `-dlto`.
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvrtcGetLTOIRSize(prog: nvrtcProgram) -> usize;
    #[other = owned]
    /// Returns the mangled name of a registered kernel or variable of a compiled program.
    /// - `name_expression`: in, string
    ///
    /// # Safety
    ///
    /// - `prog`: a live handle that no other thread uses during the call.
    /// - `lowered_name` points to memory of the library, valid as long as `prog` exists.
    fn nvrtcGetLoweredName(prog: nvrtcProgram, name_expression: &CStr) -> *const core::ffi::c_char;
    /// Returns the number of architectures that `nvrtcGetSupportedArchs` lists.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvrtcGetNumSupportedArchs() -> i32;
    #[other = owned]
    /// Returns the size in bytes of a compiled program's OptiX-IR, or 0 without the option `--optix-ir`.
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvrtcGetOptiXIRSize(prog: nvrtcProgram) -> usize;
    #[other = owned]
    /// Reports whether a program's precompiled header (PCH) was created, or why it was not.
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvrtcGetPCHCreateStatus(prog: nvrtcProgram) -> ();
    /// Returns the size in bytes of the heap for precompiled headers (PCH).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvrtcGetPCHHeapSize() -> usize;
    #[other = owned]
    /// Returns the heap size in bytes that a program's precompiled header (PCH) required or would have required.
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram) -> usize;
    #[other = owned]
    /// Returns the size in bytes of a compiled program's PTX, including the final NUL.
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvrtcGetPTXSize(prog: nvrtcProgram) -> usize;
    #[other = owned]
    /// Returns the size in bytes of a program's compilation log, including the final NUL.
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvrtcGetProgramLogSize(prog: nvrtcProgram) -> usize;
    #[other = owned]
    /// Sets a callback that is called periodically during compilation and can cancel it.
    /// - `callback`: in, called by CUDA with `payload`
    /// - `payload`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// - `prog`: a live handle that no other thread uses during the call.
    /// - `callback` may be called with `payload` as long as `prog` exists, on any thread: it must not unwind and must not call CUDA. `payload` must live as long as `callback` may be called.
    fn nvrtcSetFlowCallback(
        prog: nvrtcProgram, callback: Option<unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32>,
        payload: *mut c_void,
    ) -> ();
    /// Sets the size in bytes of the heap for precompiled headers (PCH).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvrtcSetPCHHeapSize(size: usize) -> ();
    /// Returns the major and minor version of NVRTC, which equal those of its CUDA toolkit.
    /// Returns `major`, `minor`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvrtcVersion() -> (i32, i32);
}

/// Compiles a program with `nvcc`-style options, such as `--gpu-architecture=sm_90` and `--include-path=DIR`.
///
/// Like [`nvrtcCompileProgram`](raw::nvrtcCompileProgram), but takes strings instead of their addresses, and returns a `Result`.
#[cfg_attr(doc, doc = form!(different owned, nvrtc nvrtcCompileProgram))]
/// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - A precompiled header that `options` name, or that the compiler finds, must have been written by the same compiler and must be unchanged.
#[inline]
pub unsafe fn nvrtcCompileProgram(
    prog: nvrtcProgram,
    options: &[&CStr],
) -> Result<(), support::Error<nvrtcResult>> {
    let options = grow::addresses(options);
    unsafe {
        support::checked_with_log(called!(NVRTC, nvrtcCompileProgram), raw::nvrtcCompileProgram(prog, &options), prog)
    }
}

/// Creates a program from CUDA C++ source, a name for messages, and headers in memory.
///
/// Like [`nvrtcCreateProgram`](raw::nvrtcCreateProgram), but takes strings instead of their addresses, and returns a `Result`.
#[cfg_attr(doc, doc = form!(different owned, nvrtc nvrtcCreateProgram))]
/// - `src`: in, string
/// - `name`: in, string; `None` passes NULL
/// - `headers`, `includeNames`: in, array, whose length is passed as `numHeaders`; an empty slice passes NULL
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvrtcCreateProgram(
    src: &CStr,
    name: Option<&CStr>,
    headers: &[&CStr],
    includeNames: &[&CStr],
) -> Result<nvrtcProgram, support::Error<nvrtcResult>> {
    let headers = grow::addresses(headers);
    let includeNames = grow::addresses(includeNames);
    support::checked(
        called!(NVRTC, nvrtcCreateProgram), unsafe { raw::nvrtcCreateProgram(src, name, &headers, &includeNames) },
    )
}

/// Gets a compiled program's cubin, whose size `nvrtcGetCUBINSize` returns.
///
/// Like [`nvrtcGetCUBIN`](raw::nvrtcGetCUBIN), but returns a `Result` of a value of the size that [`nvrtcGetCUBINSize`](raw::nvrtcGetCUBINSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvrtc nvrtcGetCUBIN))]
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcGetCUBIN(
    prog: nvrtcProgram,
) -> Result<Vec<u8>, support::Error<nvrtcResult>> {
    let size = unsafe { nvrtcGetCUBINSize(prog)? };
    let mut cubin = grow::room(grow::length(size));
    if size > 0 {
        support::checked(called!(NVRTC, nvrtcGetCUBIN), unsafe { raw::nvrtcGetCUBIN(prog, &mut cubin) })?;
    }
    Ok(cubin)
}

/// Gets a compiled program's LTO-IR, for nvJitLink; its size is the result of `nvrtcGetLTOIRSize`.
///
/// Like [`nvrtcGetLTOIR`](raw::nvrtcGetLTOIR), but returns a `Result` of a value of the size that [`nvrtcGetLTOIRSize`](raw::nvrtcGetLTOIRSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvrtc nvrtcGetLTOIR))]
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcGetLTOIR(
    prog: nvrtcProgram,
) -> Result<Vec<u8>, support::Error<nvrtcResult>> {
    let size = unsafe { nvrtcGetLTOIRSize(prog)? };
    let mut LTOIR = grow::room(grow::length(size));
    if size > 0 {
        support::checked(called!(NVRTC, nvrtcGetLTOIR), unsafe { raw::nvrtcGetLTOIR(prog, &mut LTOIR) })?;
    }
    Ok(LTOIR)
}

/// Gets a compiled program's OptiX-IR, whose size `nvrtcGetOptiXIRSize` returns.
///
/// Like [`nvrtcGetOptiXIR`](raw::nvrtcGetOptiXIR), but returns a `Result` of a value of the size that [`nvrtcGetOptiXIRSize`](raw::nvrtcGetOptiXIRSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvrtc nvrtcGetOptiXIR))]
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcGetOptiXIR(
    prog: nvrtcProgram,
) -> Result<Vec<u8>, support::Error<nvrtcResult>> {
    let size = unsafe { nvrtcGetOptiXIRSize(prog)? };
    let mut optixir = grow::room(grow::length(size));
    if size > 0 {
        support::checked(called!(NVRTC, nvrtcGetOptiXIR), unsafe { raw::nvrtcGetOptiXIR(prog, &mut optixir) })?;
    }
    Ok(optixir)
}

/// Gets a compiled program's PTX, whose size `nvrtcGetPTXSize` returns.
///
/// Like [`nvrtcGetPTX`](raw::nvrtcGetPTX), but returns a `Result` of a value of the size that [`nvrtcGetPTXSize`](raw::nvrtcGetPTXSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvrtc nvrtcGetPTX))]
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcGetPTX(
    prog: nvrtcProgram,
) -> Result<CString, support::Error<nvrtcResult>> {
    let size = unsafe { nvrtcGetPTXSize(prog)? };
    let mut ptx = grow::room(grow::length(size));
    if size > 0 {
        support::checked(called!(NVRTC, nvrtcGetPTX), unsafe { raw::nvrtcGetPTX(prog, &mut ptx) })?;
    }
    Ok(grow::text(ptx))
}

/// Gets a program's warnings and errors, whose size `nvrtcGetProgramLogSize` returns.
///
/// Like [`nvrtcGetProgramLog`](raw::nvrtcGetProgramLog), but returns a `Result` of a value of the size that [`nvrtcGetProgramLogSize`](raw::nvrtcGetProgramLogSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvrtc nvrtcGetProgramLog))]
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvrtcGetProgramLog(
    prog: nvrtcProgram,
) -> Result<CString, support::Error<nvrtcResult>> {
    let size = unsafe { nvrtcGetProgramLogSize(prog)? };
    let mut log = grow::room(grow::length(size));
    if size > 0 {
        support::checked(called!(NVRTC, nvrtcGetProgramLog), unsafe { raw::nvrtcGetProgramLog(prog, &mut log) })?;
    }
    Ok(grow::text(log))
}

/// Lists the compute capabilities that NVRTC supports, as integers such as 90, in ascending order.
///
/// Like [`nvrtcGetSupportedArchs`](raw::nvrtcGetSupportedArchs), but returns a `Result` of a value of the size that [`nvrtcGetNumSupportedArchs`](raw::nvrtcGetNumSupportedArchs) returns.
#[cfg_attr(doc, doc = form!(different, nvrtc nvrtcGetSupportedArchs))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvrtcGetSupportedArchs() -> Result<Vec<i32>, support::Error<nvrtcResult>> {
    let size = unsafe { nvrtcGetNumSupportedArchs()? };
    let mut supportedArchs = grow::room(grow::length(size));
    if size > 0 {
        support::checked(
            called!(NVRTC, nvrtcGetSupportedArchs), unsafe { raw::nvrtcGetSupportedArchs(&mut supportedArchs) },
        )?;
    }
    Ok(supportedArchs)
}
