//! cuDLA: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::cudla as checked;
#[allow(unused_imports)]
use crate::cuda13::cudla::CUDLA;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::cudla::all_types::*;

destroy! {
    cudlaStatus;
    0 cudlaDevHandle: |handle| checked::cudlaDestroyDevice(handle);
}

owned! {
    cudlaStatus;

    safe {
        fn cudlaCreateDevice(device: u64, flags: u32) -> Owned<cudlaDevHandle> {
            Owned::from_raw(checked::cudlaCreateDevice(device, flags)?)
        }
        fn cudlaDeviceGetAttribute(
            devHandle: impl AsHandle<cudlaDevHandle>, attrib: cudlaDevAttributeType,
        ) -> cudlaDevAttribute {
            checked::cudlaDeviceGetAttribute(devHandle.as_handle(), attrib)?
        }
        fn cudlaGetLastError(devHandle: impl AsHandle<cudlaDevHandle>) -> () {
            checked::cudlaGetLastError(devHandle.as_handle())?
        }
        fn cudlaSetTaskTimeoutInMs(devHandle: impl AsHandle<cudlaDevHandle>, timeout: u32) -> () {
            checked::cudlaSetTaskTimeoutInMs(devHandle.as_handle(), timeout)?
        }
    }

    unsafe {
        /// - Pointers, handles and lengths in `desc` are valid.
        /// - The NvSciBuf object is a raw buffer or a tensor, aligned to 32 bytes.
        /// - `desc` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudlaImportExternalMemory(
            devHandle: impl AsHandle<cudlaDevHandle>, desc: &cudlaExternalMemoryHandleDesc,
            flags: cudlaAccessPermissionFlags,
        ) -> *mut u64 {
            checked::cudlaImportExternalMemory(devHandle.as_handle(), desc, flags)?
        }
        /// - Pointers, handles and lengths in `desc` are valid.
        /// - `desc` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudlaImportExternalSemaphore(
            devHandle: impl AsHandle<cudlaDevHandle>, desc: &cudlaExternalSemaphoreHandleDesc, flags: u32,
        ) -> *mut u64 {
            checked::cudlaImportExternalSemaphore(devHandle.as_handle(), desc, flags)?
        }
        /// - `ptr`: valid memory of the size that the other arguments imply, until `cudlaMemUnregister` is called.
        /// - `ptr` is aligned to 32 bytes.
        fn cudlaMemRegister(
            devHandle: impl AsHandle<cudlaDevHandle>, ptr: *const u64, size: usize, flags: cudlaAccessPermissionFlags,
        ) -> *mut u64 {
            checked::cudlaMemRegister(devHandle.as_handle(), ptr, size, flags)?
        }
        /// - `devPtr`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
        fn cudlaMemUnregister(devHandle: impl AsHandle<cudlaDevHandle>, devPtr: *const u64) -> () {
            checked::cudlaMemUnregister(devHandle.as_handle(), devPtr)?
        }
        /// - `pModule` is neither moved, changed nor freed as long as the library may keep its address.
        /// - The memory lives as long as the module.
        fn cudlaModuleLoadFromMemory(
            devHandle: impl AsHandle<cudlaDevHandle>, pModule: &[u8], flags: cudlaModuleLoadFlags,
        ) -> cudlaModule {
            checked::cudlaModuleLoadFromMemory(devHandle.as_handle(), pModule, flags)?
        }
        /// - `stream`: a live handle.
        /// - Pointers, handles and lengths in `ptrToTasks` are valid until this call completes on `stream`.
        /// - `ptrToTasks` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudlaSubmitTask(
            devHandle: impl AsHandle<cudlaDevHandle>, ptrToTasks: &[cudlaTask], stream: *mut c_void,
            flags: cudlaSubmissionFlags,
        ) -> () {
            checked::cudlaSubmitTask(devHandle.as_handle(), ptrToTasks, stream, flags)?
        }
    }
}
