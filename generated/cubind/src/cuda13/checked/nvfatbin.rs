//! The functions of the nvFatbin as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::nvfatbin as raw;
#[allow(unused_imports)]
use raw::NVFATBIN;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::nvfatbin::all_types::*;

checked! {
    NVFATBIN, nvFatbinResult;
    fn nvFatbinAddCubin<T: Input>(
        handle: nvFatbinHandle,
        code: &[T],
        arch: &CStr,
        identifier: &CStr,
    ) -> ();
    fn nvFatbinAddIndex<T: Input>(
        handle: nvFatbinHandle,
        code: &[T],
        identifier: &CStr,
    ) -> ();
    fn nvFatbinAddLTOIR<T: Input>(
        handle: nvFatbinHandle,
        code: &[T],
        arch: &CStr,
        identifier: &CStr,
        optionsCmdLine: &CStr,
    ) -> ();
    fn nvFatbinAddPTX(
        handle: nvFatbinHandle,
        code: &[u8],
        arch: &CStr,
        identifier: &CStr,
        optionsCmdLine: &CStr,
    ) -> ();
    fn nvFatbinAddReloc<T: Input>(handle: nvFatbinHandle, code: &[T]) -> ();
    fn nvFatbinAddTileIR<T: Input>(
        handle: nvFatbinHandle,
        code: &[T],
        identifier: &CStr,
        optionsCmdLine: &CStr,
    ) -> ();
    fn nvFatbinDestroy(handle_indirect: &mut nvFatbinHandle) -> ();
    fn nvFatbinSize(handle: nvFatbinHandle) -> usize;
    fn nvFatbinVersion() -> (u32, u32);
}

/// As [`nvFatbinCreate`](raw::nvFatbinCreate), with a `Result` and strings instead of their addresses.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvFatbinCreate(
    options: &[&CStr],
) -> Result<nvFatbinHandle, crate::Error<nvFatbinResult>> {
    let options = grow::addresses(options);
    crate::support::checked(
        called!(NVFATBIN, nvFatbinCreate),
        unsafe { raw::nvFatbinCreate(&options) },
    )
}

/// As [`nvFatbinGet`](raw::nvFatbinGet), with a `Result` and as much as [`nvFatbinSize`](raw::nvFatbinSize) reports.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvFatbinGet(
    handle: nvFatbinHandle,
) -> Result<Vec<u8>, crate::Error<nvFatbinResult>> {
    let size = unsafe { nvFatbinSize(handle)? };
    let mut buffer = grow::room(grow::length(size));
    if size > 0 {
        crate::support::checked(
            called!(NVFATBIN, nvFatbinGet),
            unsafe { raw::nvFatbinGet(handle, &mut buffer) },
        )?;
    }
    Ok(buffer)
}
