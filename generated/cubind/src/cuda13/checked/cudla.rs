//! The functions of the cuDLA as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::cudla as raw;
#[allow(unused_imports)]
use raw::CUDLA;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::cudla::all_types::*;

checked! {
    CUDLA, cudlaStatus;
    fn cudlaCreateDevice(device: u64, flags: u32) -> cudlaDevHandle;
    fn cudlaDestroyDevice(devHandle: cudlaDevHandle) -> ();
    fn cudlaDeviceGetAttribute(
        devHandle: cudlaDevHandle,
        attrib: cudlaDevAttributeType,
    ) -> cudlaDevAttribute;
    fn cudlaDeviceGetCount() -> u64;
    fn cudlaGetLastError(devHandle: cudlaDevHandle) -> ();
    fn cudlaGetNvSciSyncAttributes(
        attrList: *mut u64,
        flags: cudlaNvSciSyncAttributes,
    ) -> ();
    fn cudlaGetVersion() -> u64;
    fn cudlaImportExternalMemory(
        devHandle: cudlaDevHandle,
        desc: &cudlaExternalMemoryHandleDesc,
        flags: cudlaAccessPermissionFlags,
    ) -> *mut u64;
    fn cudlaImportExternalSemaphore(
        devHandle: cudlaDevHandle,
        desc: &cudlaExternalSemaphoreHandleDesc,
        flags: u32,
    ) -> *mut u64;
    fn cudlaMemRegister(
        devHandle: cudlaDevHandle,
        ptr: *const u64,
        size: usize,
        flags: cudlaAccessPermissionFlags,
    ) -> *mut u64;
    fn cudlaMemUnregister(devHandle: cudlaDevHandle, devPtr: *const u64) -> ();
    fn cudlaModuleGetAttributes(
        hModule: cudlaModule,
        attrType: cudlaModuleAttributeType,
        attribute: &mut cudlaModuleAttribute,
    ) -> ();
    fn cudlaModuleLoadFromMemory(
        devHandle: cudlaDevHandle,
        pModule: &[u8],
        flags: cudlaModuleLoadFlags,
    ) -> cudlaModule;
    fn cudlaModuleUnload(hModule: cudlaModule, flags: u32) -> ();
    fn cudlaSetTaskTimeoutInMs(devHandle: cudlaDevHandle, timeout: u32) -> ();
    fn cudlaSubmitTask(
        devHandle: cudlaDevHandle,
        ptrToTasks: &[cudlaTask],
        stream: *mut c_void,
        flags: cudlaSubmissionFlags,
    ) -> ();
}
