//! Functions with a `Result` that are identical in all major versions (nvFatbin).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    nvfatbin, NVFATBIN, nvFatbinResult;
    #[other = owned]
    /// Adds a cubin for an architecture, given as a string such as `90`, to a fat binary.
    /// - `code`: in, host memory, whose size in bytes is passed as `size`
    /// - `arch`, `identifier`: in, string
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvFatbinAddCubin<T: Input>(handle: nvFatbinHandle, code: &[T], arch: &CStr, identifier: &CStr) -> ();
    #[other = owned]
    /// Adds an index file to a fat binary, under an identifier.
    /// - `code`: in, host memory, whose size in bytes is passed as `size`
    /// - `identifier`: in, string
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvFatbinAddIndex<T: Input>(handle: nvFatbinHandle, code: &[T], identifier: &CStr) -> ();
    #[other = owned]
    /// Adds LTO-IR for an architecture to a fat binary, with options for compiling it later.
    /// - `code`: in, host memory, whose size in bytes is passed as `size`
    /// - `arch`, `identifier`, `optionsCmdLine`: in, string
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvFatbinAddLTOIR<T: Input>(
        handle: nvFatbinHandle, code: &[T], arch: &CStr, identifier: &CStr, optionsCmdLine: &CStr,
    ) -> ();
    #[other = owned]
    /// Adds PTX for an architecture to a fat binary, with options for compiling it later.
    /// - `code`: in, host memory, whose size in bytes is passed as `size`
    /// - `arch`, `identifier`, `optionsCmdLine`: in, string
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvFatbinAddPTX(handle: nvFatbinHandle, code: &[u8], arch: &CStr, identifier: &CStr, optionsCmdLine: &CStr) -> ();
    #[other = owned]
    /// Adds the relocatable PTX in a host object file to a fat binary.
    /// - `code`: in, host memory, whose size in bytes is passed as `size`
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvFatbinAddReloc<T: Input>(handle: nvFatbinHandle, code: &[T]) -> ();
    /// Destroys a fat binary and sets its handle to null.
    /// - `handle_indirect`: read and updated in place; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle_indirect`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle_indirect`, or objects that belong to it, during or after the call.
    fn nvFatbinDestroy(handle_indirect: &mut nvFatbinHandle) -> ();
    #[other = owned]
    /// Returns the size in bytes of a finished fat binary.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvFatbinSize(handle: nvFatbinHandle) -> usize;
    /// Returns the major and minor version of nvFatbin, which equal those of its CUDA toolkit.
    /// Returns `major`, `minor`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvFatbinVersion() -> (u32, u32);
}

/// Creates an empty fat binary, with options such as `-64` and `-compress=true`.
///
/// Like [`nvFatbinCreate`](raw::nvFatbinCreate), but takes strings instead of their addresses, and returns a `Result`.
#[cfg_attr(doc, doc = form!(different owned, nvfatbin nvFatbinCreate))]
/// - `options`: in, array, whose length is passed as `optionsCount`; an empty slice passes NULL
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvFatbinCreate(
    options: &[&CStr],
) -> Result<nvFatbinHandle, support::Error<nvFatbinResult>> {
    let options = grow::addresses(options);
    support::checked(called!(NVFATBIN, nvFatbinCreate), unsafe { raw::nvFatbinCreate(&options) })
}

/// Gets a finished fat binary, whose size `nvFatbinSize` returns.
///
/// Like [`nvFatbinGet`](raw::nvFatbinGet), but returns a `Result` of a value of the size that [`nvFatbinSize`](raw::nvFatbinSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvfatbin nvFatbinGet))]
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvFatbinGet(
    handle: nvFatbinHandle,
) -> Result<Vec<u8>, support::Error<nvFatbinResult>> {
    let size = unsafe { nvFatbinSize(handle)? };
    let mut buffer = grow::room(grow::length(size));
    if size > 0 {
        support::checked(called!(NVFATBIN, nvFatbinGet), unsafe { raw::nvFatbinGet(handle, &mut buffer) })?;
    }
    Ok(buffer)
}
