//! The C functions of cuDLA, as the library exports them.
//!
//! [`cudla`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::cudla::CUDLA;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cudla as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cudla::all_types::*;

sys! {
    cudla, CUDLA, Err(missing) => missing.status();

    #[called_by(owned cudlaCreateDevice)]
    fn cudlaCreateDevice(device: u64, devHandle: *mut cudlaDevHandle, flags: u32) -> cudlaStatus;

    #[called_by(cudlaDestroyDevice)]
    fn cudlaDestroyDevice(devHandle: cudlaDevHandle) -> cudlaStatus;

    #[called_by(owned cudlaDeviceGetAttribute)]
    fn cudlaDeviceGetAttribute(devHandle: cudlaDevHandle, attrib: cudlaDevAttributeType, pAttribute: *mut cudlaDevAttribute) -> cudlaStatus;

    #[called_by(cudlaDeviceGetCount)]
    fn cudlaDeviceGetCount(pNumDevices: *mut u64) -> cudlaStatus;

    #[called_by(owned cudlaGetLastError)]
    fn cudlaGetLastError(devHandle: cudlaDevHandle) -> cudlaStatus;

    #[called_by(cudlaGetNvSciSyncAttributes)]
    fn cudlaGetNvSciSyncAttributes(attrList: *mut u64, flags: u32) -> cudlaStatus;

    #[called_by(cudlaGetVersion)]
    fn cudlaGetVersion(version: *mut u64) -> cudlaStatus;

    #[called_by(owned cudlaImportExternalMemory)]
    fn cudlaImportExternalMemory(devHandle: cudlaDevHandle, desc: *const cudlaExternalMemoryHandleDesc, devPtr: *mut *mut u64, flags: u32) -> cudlaStatus;

    #[called_by(owned cudlaImportExternalSemaphore)]
    fn cudlaImportExternalSemaphore(devHandle: cudlaDevHandle, desc: *const cudlaExternalSemaphoreHandleDesc, devPtr: *mut *mut u64, flags: u32) -> cudlaStatus;

    #[called_by(owned cudlaMemRegister)]
    fn cudlaMemRegister(devHandle: cudlaDevHandle, ptr: *const u64, size: usize, devPtr: *mut *mut u64, flags: u32) -> cudlaStatus;

    #[called_by(owned cudlaMemUnregister)]
    fn cudlaMemUnregister(devHandle: cudlaDevHandle, devPtr: *const u64) -> cudlaStatus;

    #[called_by(cudlaModuleGetAttributes)]
    fn cudlaModuleGetAttributes(hModule: cudlaModule, attrType: cudlaModuleAttributeType, attribute: *mut cudlaModuleAttribute) -> cudlaStatus;

    #[called_by(owned cudlaModuleLoadFromMemory)]
    fn cudlaModuleLoadFromMemory(devHandle: cudlaDevHandle, pModule: *const u8, moduleSize: usize, hModule: *mut cudlaModule, flags: u32) -> cudlaStatus;

    #[called_by(cudlaModuleUnload)]
    fn cudlaModuleUnload(hModule: cudlaModule, flags: u32) -> cudlaStatus;

    #[called_by(owned cudlaSetTaskTimeoutInMs)]
    fn cudlaSetTaskTimeoutInMs(devHandle: cudlaDevHandle, timeout: u32) -> cudlaStatus;

    #[called_by(owned cudlaSubmitTask)]
    fn cudlaSubmitTask(devHandle: cudlaDevHandle, ptrToTasks: *const cudlaTask, numTasks: u32, stream: *mut c_void, flags: u32) -> cudlaStatus;
}
