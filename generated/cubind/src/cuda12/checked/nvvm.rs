//! The functions of the NVVM as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::nvvm as raw;
#[allow(unused_imports)]
use raw::NVVM;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::nvvm::all_types::*;

checked! {
    NVVM, nvvmResult;
    /// - `buffer`: in, host memory, `size` bytes
    /// - `name`: in, string; `None` passes NULL
    ///
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvvmAddModuleToProgram(
        prog: nvvmProgram,
        buffer: &[u8],
        name: Option<&CStr>,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvvmCreateProgram() -> nvvmProgram;
    /// - `prog`: read and updated in place; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `prog`: a live handle that no other thread uses during the call.
    /// - No thread uses `prog`, or objects that belong to it, during or after the call.
    fn nvvmDestroyProgram(prog: &mut nvvmProgram) -> ();
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvvmGetCompiledResultSize(prog: nvvmProgram) -> usize;
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvvmGetProgramLogSize(prog: nvvmProgram) -> usize;
    /// Returns `majorIR`, `minorIR`, `majorDbg`, `minorDbg`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvvmIRVersion() -> (i32, i32, i32, i32);
    /// - `buffer`: in, host memory, `size` bytes
    /// - `name`: in, string; `None` passes NULL
    ///
    /// # Safety
    ///
    /// `prog`: a live handle that no other thread uses during the call.
    fn nvvmLazyAddModuleToProgram(
        prog: nvvmProgram,
        buffer: &[u8],
        name: Option<&CStr>,
    ) -> ();
    /// Returns `major`, `minor`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvvmVersion() -> (i32, i32);
}

/// As [`nvvmCompileProgram`](raw::nvvmCompileProgram), with a `Result` and strings instead of their addresses.
///
/// - `options`: in, array, length `numOptions`; an empty slice passes NULL
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvvmCompileProgram(
    prog: nvvmProgram,
    options: &[&CStr],
) -> Result<(), crate::Error<nvvmResult>> {
    let options = grow::addresses(options);
    crate::support::checked_with_log(
        called!(NVVM, nvvmCompileProgram),
        unsafe { raw::nvvmCompileProgram(prog, &options) },
        prog,
    )
}

/// As [`nvvmGetCompiledResult`](raw::nvvmGetCompiledResult), with a `Result` and as much as [`nvvmGetCompiledResultSize`](raw::nvvmGetCompiledResultSize) reports.
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvvmGetCompiledResult(
    prog: nvvmProgram,
) -> Result<Vec<u8>, crate::Error<nvvmResult>> {
    let size = unsafe { nvvmGetCompiledResultSize(prog)? };
    let mut buffer = grow::room(grow::length(size));
    if size > 0 {
        crate::support::checked(
            called!(NVVM, nvvmGetCompiledResult),
            unsafe { raw::nvvmGetCompiledResult(prog, &mut buffer) },
        )?;
    }
    Ok(buffer)
}

/// As [`nvvmGetProgramLog`](raw::nvvmGetProgramLog), with a `Result` and as much as [`nvvmGetProgramLogSize`](raw::nvvmGetProgramLogSize) reports.
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvvmGetProgramLog(
    prog: nvvmProgram,
) -> Result<CString, crate::Error<nvvmResult>> {
    let size = unsafe { nvvmGetProgramLogSize(prog)? };
    let mut buffer = grow::room(grow::length(size));
    if size > 0 {
        crate::support::checked(
            called!(NVVM, nvvmGetProgramLog),
            unsafe { raw::nvvmGetProgramLog(prog, &mut buffer) },
        )?;
    }
    Ok(grow::text(buffer))
}

/// As [`nvvmVerifyProgram`](raw::nvvmVerifyProgram), with a `Result` and strings instead of their addresses.
///
/// - `options`: in, array, length `numOptions`; an empty slice passes NULL
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvvmVerifyProgram(
    prog: nvvmProgram,
    options: &[&CStr],
) -> Result<(), crate::Error<nvvmResult>> {
    let options = grow::addresses(options);
    crate::support::checked_with_log(
        called!(NVVM, nvvmVerifyProgram),
        unsafe { raw::nvvmVerifyProgram(prog, &options) },
        prog,
    )
}
