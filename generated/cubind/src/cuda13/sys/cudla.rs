//! The C functions, as the library exports them: cuDLA.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda13::cudla::{CUDLA, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;

sys! {
    CUDLA, Err(missing) => missing.status();

    /// `cudlaStatus cudlaCreateDevice(uint64_t device, cudlaDevHandle *devHandle, uint32_t flags)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaCreateDevice(device: u64, devHandle: *mut cudlaDevHandle, flags: u32) -> cudlaStatus;

    /// `cudlaStatus cudlaDestroyDevice(cudlaDevHandle devHandle)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaDestroyDevice(devHandle: cudlaDevHandle) -> cudlaStatus;

    /// `cudlaStatus cudlaDeviceGetAttribute(cudlaDevHandle devHandle, cudlaDevAttributeType attrib, cudlaDevAttribute *pAttribute)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaDeviceGetAttribute(devHandle: cudlaDevHandle, attrib: cudlaDevAttributeType, pAttribute: *mut cudlaDevAttribute) -> cudlaStatus;

    /// `cudlaStatus cudlaDeviceGetCount(uint64_t *pNumDevices)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaDeviceGetCount(pNumDevices: *mut u64) -> cudlaStatus;

    /// `cudlaStatus cudlaGetLastError(cudlaDevHandle devHandle)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaGetLastError(devHandle: cudlaDevHandle) -> cudlaStatus;

    /// `cudlaStatus cudlaGetNvSciSyncAttributes(uint64_t *attrList, uint32_t flags)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaGetNvSciSyncAttributes(attrList: *mut u64, flags: u32) -> cudlaStatus;

    /// `cudlaStatus cudlaGetVersion(uint64_t *version)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaGetVersion(version: *mut u64) -> cudlaStatus;

    /// `cudlaStatus cudlaImportExternalMemory(cudlaDevHandle devHandle, const cudlaExternalMemoryHandleDesc *desc, uint64_t **devPtr, uint32_t flags)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaImportExternalMemory(devHandle: cudlaDevHandle, desc: *const cudlaExternalMemoryHandleDesc, devPtr: *mut *mut u64, flags: u32) -> cudlaStatus;

    /// `cudlaStatus cudlaImportExternalSemaphore(cudlaDevHandle devHandle, const cudlaExternalSemaphoreHandleDesc *desc, uint64_t **devPtr, uint32_t flags)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaImportExternalSemaphore(devHandle: cudlaDevHandle, desc: *const cudlaExternalSemaphoreHandleDesc, devPtr: *mut *mut u64, flags: u32) -> cudlaStatus;

    /// `cudlaStatus cudlaMemRegister(cudlaDevHandle devHandle, const uint64_t *ptr, size_t size, uint64_t **devPtr, uint32_t flags)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaMemRegister(devHandle: cudlaDevHandle, ptr: *const u64, size: usize, devPtr: *mut *mut u64, flags: u32) -> cudlaStatus;

    /// `cudlaStatus cudlaMemUnregister(cudlaDevHandle devHandle, const uint64_t *devPtr)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaMemUnregister(devHandle: cudlaDevHandle, devPtr: *const u64) -> cudlaStatus;

    /// `cudlaStatus cudlaModuleGetAttributes(cudlaModule hModule, cudlaModuleAttributeType attrType, cudlaModuleAttribute *attribute)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaModuleGetAttributes(hModule: cudlaModule, attrType: cudlaModuleAttributeType, attribute: *mut cudlaModuleAttribute) -> cudlaStatus;

    /// `cudlaStatus cudlaModuleLoadFromMemory(cudlaDevHandle devHandle, const uint8_t *pModule, size_t moduleSize, cudlaModule *hModule, uint32_t flags)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaModuleLoadFromMemory(devHandle: cudlaDevHandle, pModule: *const u8, moduleSize: usize, hModule: *mut cudlaModule, flags: u32) -> cudlaStatus;

    /// `cudlaStatus cudlaModuleUnload(cudlaModule hModule, uint32_t flags)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaModuleUnload(hModule: cudlaModule, flags: u32) -> cudlaStatus;

    /// `cudlaStatus cudlaSetTaskTimeoutInMs(cudlaDevHandle devHandle, uint32_t timeout)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaSetTaskTimeoutInMs(devHandle: cudlaDevHandle, timeout: u32) -> cudlaStatus;

    /// `cudlaStatus cudlaSubmitTask(cudlaDevHandle devHandle, const cudlaTask *ptrToTasks, uint32_t numTasks, void *stream, uint32_t flags)`
    ///
    /// In `cudla.h` since CUDA 13.2 or earlier.
    fn cudlaSubmitTask(devHandle: cudlaDevHandle, ptrToTasks: *const cudlaTask, numTasks: u32, stream: *mut c_void, flags: u32) -> cudlaStatus;
}
