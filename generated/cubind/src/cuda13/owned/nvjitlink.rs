//! nvJitLink: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::nvjitlink as checked;
#[allow(unused_imports)]
use crate::cuda13::nvjitlink::NVJITLINK;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::nvjitlink::all_types::*;

destroy! {
    nvJitLinkResult;
    13 nvJitLinkHandle: |handle| checked::nvJitLinkDestroy(&mut handle);
}

owned! {
    nvJitLinkResult;

    safe {
        fn nvJitLinkComplete(handle: impl AsHandle<nvJitLinkHandle, 13>) -> () {
            checked::nvJitLinkComplete(handle.as_handle())?
        }
        fn nvJitLinkCreate(options: &[&CStr]) -> Owned<nvJitLinkHandle, 13> {
            Owned::from_raw(checked::nvJitLinkCreate(options)?)
        }
        fn nvJitLinkGetErrorLog(handle: impl AsHandle<nvJitLinkHandle, 13>) -> CString {
            checked::nvJitLinkGetErrorLog(handle.as_handle())?
        }
        fn nvJitLinkGetErrorLogSize(handle: impl AsHandle<nvJitLinkHandle, 13>) -> usize {
            checked::nvJitLinkGetErrorLogSize(handle.as_handle())?
        }
        fn nvJitLinkGetInfoLog(handle: impl AsHandle<nvJitLinkHandle, 13>) -> CString {
            checked::nvJitLinkGetInfoLog(handle.as_handle())?
        }
        fn nvJitLinkGetInfoLogSize(handle: impl AsHandle<nvJitLinkHandle, 13>) -> usize {
            checked::nvJitLinkGetInfoLogSize(handle.as_handle())?
        }
        fn nvJitLinkGetLinkedCubin(handle: impl AsHandle<nvJitLinkHandle, 13>) -> Vec<u8> {
            checked::nvJitLinkGetLinkedCubin(handle.as_handle())?
        }
        fn nvJitLinkGetLinkedCubinSize(handle: impl AsHandle<nvJitLinkHandle, 13>) -> usize {
            checked::nvJitLinkGetLinkedCubinSize(handle.as_handle())?
        }
        fn nvJitLinkGetLinkedLTOIR(handle: impl AsHandle<nvJitLinkHandle, 13>) -> Vec<u8> {
            checked::nvJitLinkGetLinkedLTOIR(handle.as_handle())?
        }
        fn nvJitLinkGetLinkedLTOIRSize(handle: impl AsHandle<nvJitLinkHandle, 13>) -> usize {
            checked::nvJitLinkGetLinkedLTOIRSize(handle.as_handle())?
        }
        fn nvJitLinkGetLinkedPtx(handle: impl AsHandle<nvJitLinkHandle, 13>) -> CString {
            checked::nvJitLinkGetLinkedPtx(handle.as_handle())?
        }
        fn nvJitLinkGetLinkedPtxSize(handle: impl AsHandle<nvJitLinkHandle, 13>) -> usize {
            checked::nvJitLinkGetLinkedPtxSize(handle.as_handle())?
        }
    }

    unsafe {
        /// - `data` is neither moved, changed nor freed as long as the library may keep its address.
        /// - Text is NUL-terminated, and the data lives until `nvJitLinkComplete` has returned.
        fn nvJitLinkAddData<T: Input>(
            handle: impl AsHandle<nvJitLinkHandle, 13>, inputType: nvJitLinkInputType, data: &[T], name: Option<&CStr>,
        ) -> () {
            checked::nvJitLinkAddData(handle.as_handle(), inputType, data, name)?
        }
        /// - `fileName`: a complete, valid file: the library does not check its contents.
        fn nvJitLinkAddFile(
            handle: impl AsHandle<nvJitLinkHandle, 13>, inputType: nvJitLinkInputType, fileName: &CStr,
        ) -> () {
            checked::nvJitLinkAddFile(handle.as_handle(), inputType, fileName)?
        }
    }
}
