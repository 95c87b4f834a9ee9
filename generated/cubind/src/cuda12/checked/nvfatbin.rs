//! The functions of the nvFatbin as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::nvfatbin as raw;
#[allow(unused_imports)]
use raw::NVFATBIN;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::nvfatbin::all_types::*;

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
    fn nvFatbinCreate(options: &[*const core::ffi::c_char]) -> nvFatbinHandle;
    fn nvFatbinDestroy(handle_indirect: &mut nvFatbinHandle) -> ();
    fn nvFatbinGet<T: Output>(handle: nvFatbinHandle, buffer: &mut [T]) -> ();
    fn nvFatbinSize(handle: nvFatbinHandle) -> usize;
    fn nvFatbinVersion() -> (u32, u32);
}
