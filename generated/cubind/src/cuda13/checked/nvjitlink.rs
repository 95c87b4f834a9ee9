//! The functions of the nvJitLink as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::nvjitlink as raw;
#[allow(unused_imports)]
use raw::NVJITLINK;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::nvjitlink::all_types::*;

checked! {
    NVJITLINK, nvJitLinkResult;
    fn nvJitLinkAddData<T: Input>(
        handle: nvJitLinkHandle,
        inputType: nvJitLinkInputType,
        data: &[T],
        name: Option<&CStr>,
    ) -> ();
    fn nvJitLinkAddFile(
        handle: nvJitLinkHandle,
        inputType: nvJitLinkInputType,
        fileName: &CStr,
    ) -> ();
    fn nvJitLinkComplete(handle: nvJitLinkHandle) -> ();
    fn nvJitLinkCreate(options: &[*const core::ffi::c_char]) -> nvJitLinkHandle;
    fn nvJitLinkDestroy(handle: &mut nvJitLinkHandle) -> ();
    fn nvJitLinkGetErrorLog(handle: nvJitLinkHandle, log: &mut [u8]) -> ();
    fn nvJitLinkGetErrorLogSize(handle: nvJitLinkHandle) -> usize;
    fn nvJitLinkGetInfoLog(handle: nvJitLinkHandle, log: &mut [u8]) -> ();
    fn nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle) -> usize;
    fn nvJitLinkGetLinkedCubin<T: Output>(
        handle: nvJitLinkHandle,
        cubin: &mut [T],
    ) -> ();
    fn nvJitLinkGetLinkedCubinSize(handle: nvJitLinkHandle) -> usize;
    fn nvJitLinkGetLinkedLTOIR<T: Output>(
        handle: nvJitLinkHandle,
        ltoir: &mut [T],
    ) -> ();
    fn nvJitLinkGetLinkedLTOIRSize(handle: nvJitLinkHandle) -> usize;
    fn nvJitLinkGetLinkedPtx(handle: nvJitLinkHandle, ptx: &mut [u8]) -> ();
    fn nvJitLinkGetLinkedPtxSize(handle: nvJitLinkHandle) -> usize;
    fn nvJitLinkVersion() -> (u32, u32);
}
