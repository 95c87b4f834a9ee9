//! Functions with owned handles that are identical in all major versions (nvFatbin).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

owned! {
    nvfatbin, nvFatbinResult;

    safe {
        /// Creates an empty fat binary, with options such as `-64` and `-compress=true`.
        /// - `options`: in, array, whose length is passed as `optionsCount`; an empty slice passes NULL
        fn nvFatbinCreate(options: &[&CStr]) -> Owned<nvFatbinHandle, MAJOR> {
            Owned::from_raw(checked::nvFatbinCreate(options)?)
        }
        /// Gets a finished fat binary, whose size `nvFatbinSize` returns.
        fn nvFatbinGet(handle: impl AsHandle<nvFatbinHandle, MAJOR>) -> Vec<u8> {
            checked::nvFatbinGet(handle.as_handle())?
        }
        /// Returns the size in bytes of a finished fat binary.
        fn nvFatbinSize(handle: impl AsHandle<nvFatbinHandle, MAJOR>) -> usize {
            checked::nvFatbinSize(handle.as_handle())?
        }
    }

    unsafe {}
}

owned! {
    nvfatbin, nvFatbinResult;

    safe {}

    unsafe {
        /// Adds a cubin for an architecture, given as a string such as `90`, to a fat binary.
        /// - `code`: in, host memory, whose size in bytes is passed as `size`
        /// - `arch`, `identifier`: in, string
        ///
        /// # Safety
        ///
        /// - `code` must not be moved, changed or freed while the library may hold its address.
        /// - The code is complete, text is NUL-terminated, and both stay valid until `nvFatbinGet` has returned.
        fn nvFatbinAddCubin<T: Input>(
            handle: impl AsHandle<nvFatbinHandle, MAJOR>, code: &[T], arch: &CStr, identifier: &CStr,
        ) -> () {
            checked::nvFatbinAddCubin(handle.as_handle(), code, arch, identifier)?
        }
        /// Adds an index file to a fat binary, under an identifier.
        /// - `code`: in, host memory, whose size in bytes is passed as `size`
        /// - `identifier`: in, string
        ///
        /// # Safety
        ///
        /// - `code` must not be moved, changed or freed while the library may hold its address.
        /// - The code is complete, text is NUL-terminated, and both stay valid until `nvFatbinGet` has returned.
        fn nvFatbinAddIndex<T: Input>(handle: impl AsHandle<nvFatbinHandle, MAJOR>, code: &[T], identifier: &CStr) -> () {
            checked::nvFatbinAddIndex(handle.as_handle(), code, identifier)?
        }
        /// Adds LTO-IR for an architecture to a fat binary, with options for compiling it later.
        /// - `code`: in, host memory, whose size in bytes is passed as `size`
        /// - `arch`, `identifier`, `optionsCmdLine`: in, string
        ///
        /// # Safety
        ///
        /// - `code` must not be moved, changed or freed while the library may hold its address.
        /// - The code is complete, text is NUL-terminated, and both stay valid until `nvFatbinGet` has returned.
        fn nvFatbinAddLTOIR<T: Input>(
            handle: impl AsHandle<nvFatbinHandle, MAJOR>, code: &[T], arch: &CStr, identifier: &CStr, optionsCmdLine: &CStr,
        ) -> () {
            checked::nvFatbinAddLTOIR(handle.as_handle(), code, arch, identifier, optionsCmdLine)?
        }
        /// Adds PTX for an architecture to a fat binary, with options for compiling it later.
        /// - `code`: in, host memory, whose size in bytes is passed as `size`
        /// - `arch`, `identifier`, `optionsCmdLine`: in, string
        ///
        /// # Safety
        ///
        /// - `code` must not be moved, changed or freed while the library may hold its address.
        /// - The code is complete, text is NUL-terminated, and both stay valid until `nvFatbinGet` has returned.
        fn nvFatbinAddPTX(
            handle: impl AsHandle<nvFatbinHandle, MAJOR>, code: &[u8], arch: &CStr, identifier: &CStr,
            optionsCmdLine: &CStr,
        ) -> () {
            checked::nvFatbinAddPTX(handle.as_handle(), code, arch, identifier, optionsCmdLine)?
        }
        /// Adds the relocatable PTX in a host object file to a fat binary.
        /// - `code`: in, host memory, whose size in bytes is passed as `size`
        ///
        /// # Safety
        ///
        /// - `code` must not be moved, changed or freed while the library may hold its address.
        /// - The code is complete, text is NUL-terminated, and both stay valid until `nvFatbinGet` has returned.
        fn nvFatbinAddReloc<T: Input>(handle: impl AsHandle<nvFatbinHandle, MAJOR>, code: &[T]) -> () {
            checked::nvFatbinAddReloc(handle.as_handle(), code)?
        }
    }
}
