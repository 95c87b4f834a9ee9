//! Functions with a `Result` that are identical in all major versions (nvJitLink).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    nvjitlink, NVJITLINK, nvJitLinkResult;
    #[other = owned]
    #[object = handle]
    /// Adds device code in memory to a link: cubin, PTX, LTO-IR, fat binary, object or library.
    /// - `data`: in, host memory, whose size in bytes is passed as `size`
    /// - `name`: in, string; `None` passes NULL
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvJitLinkAddData<T: Input>(
        handle: nvJitLinkHandle, inputType: nvJitLinkInputType, data: &[T], name: Option<&CStr>,
    ) -> ();
    #[other = owned]
    #[object = handle]
    /// Adds a file of device code to a link: cubin, PTX, LTO-IR, fat binary, object or library.
    /// - `fileName`: in, string
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `fileName` must name a complete, valid file; the library does not check the contents.
    fn nvJitLinkAddFile(handle: nvJitLinkHandle, inputType: nvJitLinkInputType, fileName: &CStr) -> ();
    #[other = owned]
    #[object = handle]
    /// Links the added inputs, with link-time optimization if requested.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvJitLinkComplete(handle: nvJitLinkHandle) -> ();
    /// Destroys a link with all its resources and sets its handle to null.
    /// - `handle`: read and updated in place; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn nvJitLinkDestroy(handle: &mut nvJitLinkHandle) -> ();
    #[other = owned]
    /// Returns the size in bytes of a link's error log, including the final NUL.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvJitLinkGetErrorLogSize(handle: nvJitLinkHandle) -> usize;
    #[other = owned]
    /// Returns the size in bytes of a link's info log, including the final NUL.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle) -> usize;
    #[other = owned]
    /// Returns the size in bytes of the cubin that a link produced.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvJitLinkGetLinkedCubinSize(handle: nvJitLinkHandle) -> usize;
    #[other = owned]
    /// Returns the size in bytes of the PTX that a link produced, which requires the options `-lto -ptx`.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvJitLinkGetLinkedPtxSize(handle: nvJitLinkHandle) -> usize;
    /// Returns the major and minor version of nvJitLink, which equal those of its CUDA toolkit.
    /// Returns `major`, `minor`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvJitLinkVersion() -> (u32, u32);
}

/// Starts a link with options in the style of `nvlink`; `-arch=sm_…` is required.
///
/// Like [`nvJitLinkCreate`](raw::nvJitLinkCreate), but takes strings instead of their addresses, and returns a `Result`.
#[cfg_attr(doc, doc = form!(different owned, nvjitlink nvJitLinkCreate))]
/// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvJitLinkCreate(
    options: &[&CStr],
) -> Result<nvJitLinkHandle, support::Error<nvJitLinkResult>> {
    let options = grow::addresses(options);
    support::checked(called!(NVJITLINK, nvJitLinkCreate), unsafe { raw::nvJitLinkCreate(&options) })
}

/// Gets a link's error log, whose size `nvJitLinkGetErrorLogSize` returns.
///
/// Like [`nvJitLinkGetErrorLog`](raw::nvJitLinkGetErrorLog), but returns a `Result` of a value of the size that [`nvJitLinkGetErrorLogSize`](raw::nvJitLinkGetErrorLogSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvjitlink nvJitLinkGetErrorLog))]
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvJitLinkGetErrorLog(
    handle: nvJitLinkHandle,
) -> Result<CString, support::Error<nvJitLinkResult>> {
    let size = unsafe { nvJitLinkGetErrorLogSize(handle)? };
    let mut log = grow::room(grow::length(size));
    if size > 0 {
        support::checked(
            called!(NVJITLINK, nvJitLinkGetErrorLog), unsafe { raw::nvJitLinkGetErrorLog(handle, &mut log) },
        )?;
    }
    Ok(grow::text(log))
}

/// Gets a link's notes and warnings (info log), whose size `nvJitLinkGetInfoLogSize` returns.
///
/// Like [`nvJitLinkGetInfoLog`](raw::nvJitLinkGetInfoLog), but returns a `Result` of a value of the size that [`nvJitLinkGetInfoLogSize`](raw::nvJitLinkGetInfoLogSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvjitlink nvJitLinkGetInfoLog))]
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvJitLinkGetInfoLog(
    handle: nvJitLinkHandle,
) -> Result<CString, support::Error<nvJitLinkResult>> {
    let size = unsafe { nvJitLinkGetInfoLogSize(handle)? };
    let mut log = grow::room(grow::length(size));
    if size > 0 {
        support::checked(
            called!(NVJITLINK, nvJitLinkGetInfoLog), unsafe { raw::nvJitLinkGetInfoLog(handle, &mut log) },
        )?;
    }
    Ok(grow::text(log))
}

/// Gets a link's cubin, whose size `nvJitLinkGetLinkedCubinSize` returns.
///
/// Like [`nvJitLinkGetLinkedCubin`](raw::nvJitLinkGetLinkedCubin), but returns a `Result` of a value of the size that [`nvJitLinkGetLinkedCubinSize`](raw::nvJitLinkGetLinkedCubinSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvjitlink nvJitLinkGetLinkedCubin))]
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvJitLinkGetLinkedCubin(
    handle: nvJitLinkHandle,
) -> Result<Vec<u8>, support::Error<nvJitLinkResult>> {
    let size = unsafe { nvJitLinkGetLinkedCubinSize(handle)? };
    let mut cubin = grow::room(grow::length(size));
    if size > 0 {
        support::checked(
            called!(NVJITLINK, nvJitLinkGetLinkedCubin), unsafe { raw::nvJitLinkGetLinkedCubin(handle, &mut cubin) },
        )?;
    }
    Ok(cubin)
}

/// Gets a link's PTX, whose size `nvJitLinkGetLinkedPtxSize` returns.
///
/// Like [`nvJitLinkGetLinkedPtx`](raw::nvJitLinkGetLinkedPtx), but returns a `Result` of a value of the size that [`nvJitLinkGetLinkedPtxSize`](raw::nvJitLinkGetLinkedPtxSize) returns.
#[cfg_attr(doc, doc = form!(different owned, nvjitlink nvJitLinkGetLinkedPtx))]
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvJitLinkGetLinkedPtx(
    handle: nvJitLinkHandle,
) -> Result<CString, support::Error<nvJitLinkResult>> {
    let size = unsafe { nvJitLinkGetLinkedPtxSize(handle)? };
    let mut ptx = grow::room(grow::length(size));
    if size > 0 {
        support::checked(
            called!(NVJITLINK, nvJitLinkGetLinkedPtx), unsafe { raw::nvJitLinkGetLinkedPtx(handle, &mut ptx) },
        )?;
    }
    Ok(grow::text(ptx))
}
