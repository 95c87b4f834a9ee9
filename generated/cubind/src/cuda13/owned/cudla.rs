//! cuDLA with owned handles: deep learning accelerators (DLA).
//!
//! See [`owned`](super) for this form of the functions. [`cudla`](raw) describes the library.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 13.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::cudla as checked;
#[allow(unused_imports)]
use crate::cuda13::cudla::CUDLA;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cudla as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cudla::all_types::*;

destroy! {
    cudlaStatus;
    0 cudlaDevHandle: |handle| checked::cudlaDestroyDevice(handle);
}

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 13;

owned! {
    cudla, cudlaStatus;

    safe {
        /// Opens a DLA, for use with CUDA streams or in standalone mode.
        /// - `flags`: in, flags: [`cudlaMode`], [`cudlaScratchMemoryConfig`]
        fn cudlaCreateDevice(device: u64, flags: u32) -> Owned<cudlaDevHandle> {
            Owned::from_raw(checked::cudlaCreateDevice(device, flags)?)
        }
        /// Returns an attribute of a DLA, such as the support for unified addressing.
        fn cudlaDeviceGetAttribute(
            devHandle: impl AsHandle<cudlaDevHandle>, attrib: cudlaDevAttributeType,
        ) -> cudlaDevAttribute {
            checked::cudlaDeviceGetAttribute(devHandle.as_handle(), attrib)?
        }
        /// Reports the last error of the asynchronous work of a DLA.
        fn cudlaGetLastError(devHandle: impl AsHandle<cudlaDevHandle>) -> () {
            checked::cudlaGetLastError(devHandle.as_handle())?
        }
        /// Sets the timeout in milliseconds of a DLA's tasks.
        fn cudlaSetTaskTimeoutInMs(devHandle: impl AsHandle<cudlaDevHandle>, timeout: u32) -> () {
            checked::cudlaSetTaskTimeoutInMs(devHandle.as_handle(), timeout)?
        }
    }

    unsafe {}
}

owned! {
    cudla, cudlaStatus;

    safe {}

    unsafe {
        /// Imports NvSciBuf memory and registers it with a DLA.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `desc` must be valid.
        /// - The NvSciBuf object must be a raw buffer or a tensor, aligned to 32 bytes.
        /// - `desc` must not be moved, changed or freed while the library may hold its address.
        fn cudlaImportExternalMemory(
            devHandle: impl AsHandle<cudlaDevHandle>, desc: &cudlaExternalMemoryHandleDesc,
            flags: cudlaAccessPermissionFlags,
        ) -> *mut u64 {
            checked::cudlaImportExternalMemory(devHandle.as_handle(), desc, flags)?
        }
        /// Imports an NvSciSync object that a DLA's tasks can wait on or signal.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `desc` must be valid.
        /// - `desc` must not be moved, changed or freed while the library may hold its address.
        fn cudlaImportExternalSemaphore(
            devHandle: impl AsHandle<cudlaDevHandle>, desc: &cudlaExternalSemaphoreHandleDesc, flags: u32,
        ) -> *mut u64 {
            checked::cudlaImportExternalSemaphore(devHandle.as_handle(), desc, flags)?
        }
        /// Registers CUDA memory with a DLA and returns the address for tasks.
        /// - `ptr`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `ptr`: valid memory of the size that the other arguments imply, until `cudlaMemUnregister` is called.
        /// - `ptr` must be aligned to 32 bytes.
        fn cudlaMemRegister(
            devHandle: impl AsHandle<cudlaDevHandle>, ptr: *const u64, size: usize, flags: cudlaAccessPermissionFlags,
        ) -> *mut u64 {
            checked::cudlaMemRegister(devHandle.as_handle(), ptr, size, flags)?
        }
        /// Undoes the registration or import of memory, or of a semaphore, with a DLA.
        /// - `devPtr`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `devPtr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
        fn cudlaMemUnregister(devHandle: impl AsHandle<cudlaDevHandle>, devPtr: *const u64) -> () {
            checked::cudlaMemUnregister(devHandle.as_handle(), devPtr)?
        }
        /// Loads a module (a network compiled to a loadable) from memory into a DLA.
        /// - `pModule`: in, host memory, whose size in bytes is passed as `moduleSize`
        ///
        /// # Safety
        ///
        /// - `pModule` must not be moved, changed or freed while the library may hold its address.
        /// - The memory stays valid until the module is unloaded.
        fn cudlaModuleLoadFromMemory(
            devHandle: impl AsHandle<cudlaDevHandle>, pModule: &[u8], flags: cudlaModuleLoadFlags,
        ) -> cudlaModule {
            checked::cudlaModuleLoadFromMemory(devHandle.as_handle(), pModule, flags)?
        }
        /// Submits tasks, which run modules on their tensors, to a DLA, optionally through a CUDA stream.
        /// - `ptrToTasks`: in, array, whose length is passed as `numTasks`
        /// - `stream`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `stream`: a live handle.
        /// - Pointers, handles and lengths in `ptrToTasks` must stay valid until the call's work completes on `stream`.
        /// - `ptrToTasks` must not be moved, changed or freed while the library may hold its address.
        fn cudlaSubmitTask(
            devHandle: impl AsHandle<cudlaDevHandle>, ptrToTasks: &[cudlaTask], stream: *mut c_void,
            flags: cudlaSubmissionFlags,
        ) -> () {
            checked::cudlaSubmitTask(devHandle.as_handle(), ptrToTasks, stream, flags)?
        }
    }
}
