//! The C functions, as the library exports them: cuDLA.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::cudla::CUDLA;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cudla::all_types::*;

sys! {
    CUDLA, Err(missing) => missing.status();

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaCreateDevice(device: u64, devHandle: *mut cudlaDevHandle, flags: u32) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaDestroyDevice(devHandle: cudlaDevHandle) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaDeviceGetAttribute(devHandle: cudlaDevHandle, attrib: cudlaDevAttributeType, pAttribute: *mut cudlaDevAttribute) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaDeviceGetCount(pNumDevices: *mut u64) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaGetLastError(devHandle: cudlaDevHandle) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaGetNvSciSyncAttributes(attrList: *mut u64, flags: u32) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaGetVersion(version: *mut u64) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaImportExternalMemory(devHandle: cudlaDevHandle, desc: *const cudlaExternalMemoryHandleDesc, devPtr: *mut *mut u64, flags: u32) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaImportExternalSemaphore(devHandle: cudlaDevHandle, desc: *const cudlaExternalSemaphoreHandleDesc, devPtr: *mut *mut u64, flags: u32) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaMemRegister(devHandle: cudlaDevHandle, ptr: *const u64, size: usize, devPtr: *mut *mut u64, flags: u32) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaMemUnregister(devHandle: cudlaDevHandle, devPtr: *const u64) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaModuleGetAttributes(hModule: cudlaModule, attrType: cudlaModuleAttributeType, attribute: *mut cudlaModuleAttribute) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaModuleLoadFromMemory(devHandle: cudlaDevHandle, pModule: *const u8, moduleSize: usize, hModule: *mut cudlaModule, flags: u32) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaModuleUnload(hModule: cudlaModule, flags: u32) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaSetTaskTimeoutInMs(devHandle: cudlaDevHandle, timeout: u32) -> cudlaStatus;

    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaSubmitTask(devHandle: cudlaDevHandle, ptrToTasks: *const cudlaTask, numTasks: u32, stream: *mut c_void, flags: u32) -> cudlaStatus;
}
