//! Functions with a `Result` that are identical in all major versions (NVVM).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    nvvm, NVVM, nvvmResult;
    #[other = owned]
    /// Adds a module of NVVM IR, as LLVM bitcode or text, to a program.
    /// - `buffer`: in, host memory, whose size in bytes is passed as `size`
    /// - `name`: in, string; `None` passes NULL
    ///
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvvmAddModuleToProgram(prog: nvvmProgram, buffer: &[u8], name: Option<&CStr>) -> ();
    #[other = owned]
    /// Creates a program that contains no modules.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvvmCreateProgram() -> nvvmProgram;
    /// Destroys a program and sets its handle to null.
    /// - `prog`: read and updated in place; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `prog`: a live handle that no other thread uses during the call.
    /// - No thread may use `prog`, or objects that belong to it, during or after the call.
    fn nvvmDestroyProgram(prog: &mut nvvmProgram) -> ();
    #[other = owned]
    /// Returns the size in bytes of the compiled PTX (including the final NUL) or LTO-IR.
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvvmGetCompiledResultSize(prog: nvvmProgram) -> usize;
    #[other = owned]
    /// Returns the size in bytes of a program's log, including the final NUL.
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvvmGetProgramLogSize(prog: nvvmProgram) -> usize;
    /// Returns the versions of NVVM IR and of its debug metadata that the library supports.
    /// Returns `majorIR`, `minorIR`, `majorDbg`, `minorDbg`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvvmIRVersion() -> (i32, i32, i32, i32);
    #[other = owned]
    /// Adds a module, such as libdevice, from which only the symbols that other modules need are linked.
    /// - `buffer`: in, host memory, whose size in bytes is passed as `size`
    /// - `name`: in, string; `None` passes NULL
    ///
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvvmLazyAddModuleToProgram(prog: nvvmProgram, buffer: &[u8], name: Option<&CStr>) -> ();
    /// Returns the major and minor version of libNVVM.
    /// Returns `major`, `minor`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvvmVersion() -> (i32, i32);
}

/// Compiles a program to PTX (or LTO-IR), with options such as `-arch=compute_90`.
///
/// Like [`nvvmCompileProgram`](raw::nvvmCompileProgram), but takes strings instead of their addresses, and returns a `Result`.
#[cfg_attr(doc, doc = form!(different owned, nvvm nvvmCompileProgram))]
/// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvvmCompileProgram(
    prog: nvvmProgram,
    options: &[&CStr],
) -> Result<(), support::Error<nvvmResult>> {
    let options = grow::addresses(options);
    unsafe {
        support::checked_with_log(called!(NVVM, nvvmCompileProgram), raw::nvvmCompileProgram(prog, &options), prog)
    }
}

/// Gets the compiled PTX or LTO-IR, whose size `nvvmGetCompiledResultSize` returns.
///
/// Like [`nvvmGetCompiledResult`](raw::nvvmGetCompiledResult), but returns a `Result` of a value of the size that [`nvvmGetCompiledResultSize`](raw::nvvmGetCompiledResultSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvvm nvvmGetCompiledResult))]
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvvmGetCompiledResult(
    prog: nvvmProgram,
) -> Result<Vec<u8>, support::Error<nvvmResult>> {
    let size = unsafe { nvvmGetCompiledResultSize(prog)? };
    let mut buffer = grow::room(grow::length(size));
    if size > 0 {
        support::checked(
            called!(NVVM, nvvmGetCompiledResult), unsafe { raw::nvvmGetCompiledResult(prog, &mut buffer) },
        )?;
    }
    Ok(buffer)
}

/// Gets a program's warnings and errors, whose size `nvvmGetProgramLogSize` returns.
///
/// Like [`nvvmGetProgramLog`](raw::nvvmGetProgramLog), but returns a `Result` of a value of the size that [`nvvmGetProgramLogSize`](raw::nvvmGetProgramLogSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvvm nvvmGetProgramLog))]
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvvmGetProgramLog(
    prog: nvvmProgram,
) -> Result<CString, support::Error<nvvmResult>> {
    let size = unsafe { nvvmGetProgramLogSize(prog)? };
    let mut buffer = grow::room(grow::length(size));
    if size > 0 {
        support::checked(called!(NVVM, nvvmGetProgramLog), unsafe { raw::nvvmGetProgramLog(prog, &mut buffer) })?;
    }
    Ok(grow::text(buffer))
}

/// Verifies that the modules of a program are valid NVVM IR; the log describes the errors.
///
/// Like [`nvvmVerifyProgram`](raw::nvvmVerifyProgram), but takes strings instead of their addresses, and returns a `Result`.
#[cfg_attr(doc, doc = form!(different owned, nvvm nvvmVerifyProgram))]
/// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvvmVerifyProgram(
    prog: nvvmProgram,
    options: &[&CStr],
) -> Result<(), support::Error<nvvmResult>> {
    let options = grow::addresses(options);
    unsafe { support::checked_with_log(called!(NVVM, nvvmVerifyProgram), raw::nvvmVerifyProgram(prog, &options), prog) }
}
