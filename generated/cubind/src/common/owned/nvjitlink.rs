//! Functions with owned handles that are identical in all major versions (nvJitLink).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

owned! {
    nvjitlink, nvJitLinkResult;

    safe {
        /// Links the added inputs, with link-time optimization if requested.
        fn nvJitLinkComplete(handle: impl AsHandle<nvJitLinkHandle, MAJOR>) -> () {
            checked::nvJitLinkComplete(handle.as_handle())?
        }
        /// Starts a link with options in the style of `nvlink`; `-arch=sm_…` is required.
        /// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
        fn nvJitLinkCreate(options: &[&CStr]) -> Owned<nvJitLinkHandle, MAJOR> {
            Owned::from_raw(checked::nvJitLinkCreate(options)?)
        }
        /// Gets a link's error log, whose size `nvJitLinkGetErrorLogSize` returns.
        fn nvJitLinkGetErrorLog(handle: impl AsHandle<nvJitLinkHandle, MAJOR>) -> CString {
            checked::nvJitLinkGetErrorLog(handle.as_handle())?
        }
        /// Returns the size in bytes of a link's error log, including the final NUL.
        fn nvJitLinkGetErrorLogSize(handle: impl AsHandle<nvJitLinkHandle, MAJOR>) -> usize {
            checked::nvJitLinkGetErrorLogSize(handle.as_handle())?
        }
        /// Gets a link's notes and warnings (info log), whose size `nvJitLinkGetInfoLogSize` returns.
        fn nvJitLinkGetInfoLog(handle: impl AsHandle<nvJitLinkHandle, MAJOR>) -> CString {
            checked::nvJitLinkGetInfoLog(handle.as_handle())?
        }
        /// Returns the size in bytes of a link's info log, including the final NUL.
        fn nvJitLinkGetInfoLogSize(handle: impl AsHandle<nvJitLinkHandle, MAJOR>) -> usize {
            checked::nvJitLinkGetInfoLogSize(handle.as_handle())?
        }
        /// Gets a link's cubin, whose size `nvJitLinkGetLinkedCubinSize` returns.
        fn nvJitLinkGetLinkedCubin(handle: impl AsHandle<nvJitLinkHandle, MAJOR>) -> Vec<u8> {
            checked::nvJitLinkGetLinkedCubin(handle.as_handle())?
        }
        /// Returns the size in bytes of the cubin that a link produced.
        fn nvJitLinkGetLinkedCubinSize(handle: impl AsHandle<nvJitLinkHandle, MAJOR>) -> usize {
            checked::nvJitLinkGetLinkedCubinSize(handle.as_handle())?
        }
        /// Gets a link's PTX, whose size `nvJitLinkGetLinkedPtxSize` returns.
        fn nvJitLinkGetLinkedPtx(handle: impl AsHandle<nvJitLinkHandle, MAJOR>) -> CString {
            checked::nvJitLinkGetLinkedPtx(handle.as_handle())?
        }
        /// Returns the size in bytes of the PTX that a link produced, which requires the options `-lto -ptx`.
        fn nvJitLinkGetLinkedPtxSize(handle: impl AsHandle<nvJitLinkHandle, MAJOR>) -> usize {
            checked::nvJitLinkGetLinkedPtxSize(handle.as_handle())?
        }
    }

    unsafe {}
}

owned! {
    nvjitlink, nvJitLinkResult;

    safe {}

    unsafe {
        /// Adds device code in memory to a link: cubin, PTX, LTO-IR, fat binary, object or library.
        /// - `data`: in, host memory, whose size in bytes is passed as `size`
        /// - `name`: in, string; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `data` must not be moved, changed or freed while the library may hold its address.
        /// - Text is NUL-terminated, and the data stays valid until `nvJitLinkComplete` has returned.
        fn nvJitLinkAddData<T: Input>(
            handle: impl AsHandle<nvJitLinkHandle, MAJOR>, inputType: nvJitLinkInputType, data: &[T], name: Option<&CStr>,
        ) -> () {
            checked::nvJitLinkAddData(handle.as_handle(), inputType, data, name)?
        }
        /// Adds a file of device code to a link: cubin, PTX, LTO-IR, fat binary, object or library.
        /// - `fileName`: in, string
        ///
        /// # Safety
        ///
        /// - `fileName` must name a complete, valid file; the library does not check the contents.
        fn nvJitLinkAddFile(
            handle: impl AsHandle<nvJitLinkHandle, MAJOR>, inputType: nvJitLinkInputType, fileName: &CStr,
        ) -> () {
            checked::nvJitLinkAddFile(handle.as_handle(), inputType, fileName)?
        }
    }
}
