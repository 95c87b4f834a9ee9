//! The C functions, as the library exports them: cuDLA.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda13::cudla::{CUDLA, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;

/// `cudlaStatus cudlaCreateDevice(uint64_t device, cudlaDevHandle *devHandle, uint32_t flags)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaCreateDevice(
    device: u64,
    devHandle: *mut cudlaDevHandle,
    flags: u32,
) -> cudlaStatus {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(u64, *mut cudlaDevHandle, u32) -> cudlaStatus,
    > = Symbol::new(c"cudlaCreateDevice");
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => unsafe { exported(device, devHandle, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaDestroyDevice(cudlaDevHandle devHandle)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaDestroyDevice(devHandle: cudlaDevHandle) -> cudlaStatus {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudlaDevHandle) -> cudlaStatus> = Symbol::new(
        c"cudlaDestroyDevice",
    );
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => unsafe { exported(devHandle) }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaDeviceGetAttribute(cudlaDevHandle devHandle, cudlaDevAttributeType attrib, cudlaDevAttribute *pAttribute)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaDeviceGetAttribute(
    devHandle: cudlaDevHandle,
    attrib: cudlaDevAttributeType,
    pAttribute: *mut cudlaDevAttribute,
) -> cudlaStatus {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudlaDevHandle,
            cudlaDevAttributeType,
            *mut cudlaDevAttribute,
        ) -> cudlaStatus,
    > = Symbol::new(c"cudlaDeviceGetAttribute");
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => unsafe { exported(devHandle, attrib, pAttribute) }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaDeviceGetCount(uint64_t *pNumDevices)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaDeviceGetCount(pNumDevices: *mut u64) -> cudlaStatus {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u64) -> cudlaStatus> = Symbol::new(
        c"cudlaDeviceGetCount",
    );
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => unsafe { exported(pNumDevices) }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaGetLastError(cudlaDevHandle devHandle)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaGetLastError(devHandle: cudlaDevHandle) -> cudlaStatus {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudlaDevHandle) -> cudlaStatus> = Symbol::new(
        c"cudlaGetLastError",
    );
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => unsafe { exported(devHandle) }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaGetNvSciSyncAttributes(uint64_t *attrList, uint32_t flags)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaGetNvSciSyncAttributes(
    attrList: *mut u64,
    flags: u32,
) -> cudlaStatus {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u64, u32) -> cudlaStatus> = Symbol::new(
        c"cudlaGetNvSciSyncAttributes",
    );
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => unsafe { exported(attrList, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaGetVersion(uint64_t *version)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaGetVersion(version: *mut u64) -> cudlaStatus {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u64) -> cudlaStatus> = Symbol::new(
        c"cudlaGetVersion",
    );
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => unsafe { exported(version) }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaImportExternalMemory(cudlaDevHandle devHandle, const cudlaExternalMemoryHandleDesc *desc, uint64_t **devPtr, uint32_t flags)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaImportExternalMemory(
    devHandle: cudlaDevHandle,
    desc: *const cudlaExternalMemoryHandleDesc,
    devPtr: *mut *mut u64,
    flags: u32,
) -> cudlaStatus {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudlaDevHandle,
            *const cudlaExternalMemoryHandleDesc,
            *mut *mut u64,
            u32,
        ) -> cudlaStatus,
    > = Symbol::new(c"cudlaImportExternalMemory");
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => unsafe { exported(devHandle, desc, devPtr, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaImportExternalSemaphore(cudlaDevHandle devHandle, const cudlaExternalSemaphoreHandleDesc *desc, uint64_t **devPtr, uint32_t flags)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaImportExternalSemaphore(
    devHandle: cudlaDevHandle,
    desc: *const cudlaExternalSemaphoreHandleDesc,
    devPtr: *mut *mut u64,
    flags: u32,
) -> cudlaStatus {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudlaDevHandle,
            *const cudlaExternalSemaphoreHandleDesc,
            *mut *mut u64,
            u32,
        ) -> cudlaStatus,
    > = Symbol::new(c"cudlaImportExternalSemaphore");
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => unsafe { exported(devHandle, desc, devPtr, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaMemRegister(cudlaDevHandle devHandle, const uint64_t *ptr, size_t size, uint64_t **devPtr, uint32_t flags)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaMemRegister(
    devHandle: cudlaDevHandle,
    ptr: *const u64,
    size: usize,
    devPtr: *mut *mut u64,
    flags: u32,
) -> cudlaStatus {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudlaDevHandle,
            *const u64,
            usize,
            *mut *mut u64,
            u32,
        ) -> cudlaStatus,
    > = Symbol::new(c"cudlaMemRegister");
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => unsafe { exported(devHandle, ptr, size, devPtr, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaMemUnregister(cudlaDevHandle devHandle, const uint64_t *devPtr)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaMemUnregister(
    devHandle: cudlaDevHandle,
    devPtr: *const u64,
) -> cudlaStatus {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudlaDevHandle, *const u64) -> cudlaStatus,
    > = Symbol::new(c"cudlaMemUnregister");
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => unsafe { exported(devHandle, devPtr) }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaModuleGetAttributes(cudlaModule hModule, cudlaModuleAttributeType attrType, cudlaModuleAttribute *attribute)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaModuleGetAttributes(
    hModule: cudlaModule,
    attrType: cudlaModuleAttributeType,
    attribute: *mut cudlaModuleAttribute,
) -> cudlaStatus {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudlaModule,
            cudlaModuleAttributeType,
            *mut cudlaModuleAttribute,
        ) -> cudlaStatus,
    > = Symbol::new(c"cudlaModuleGetAttributes");
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => unsafe { exported(hModule, attrType, attribute) }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaModuleLoadFromMemory(cudlaDevHandle devHandle, const uint8_t *pModule, size_t moduleSize, cudlaModule *hModule, uint32_t flags)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaModuleLoadFromMemory(
    devHandle: cudlaDevHandle,
    pModule: *const u8,
    moduleSize: usize,
    hModule: *mut cudlaModule,
    flags: u32,
) -> cudlaStatus {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudlaDevHandle,
            *const u8,
            usize,
            *mut cudlaModule,
            u32,
        ) -> cudlaStatus,
    > = Symbol::new(c"cudlaModuleLoadFromMemory");
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => {
            unsafe { exported(devHandle, pModule, moduleSize, hModule, flags) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaModuleUnload(cudlaModule hModule, uint32_t flags)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaModuleUnload(hModule: cudlaModule, flags: u32) -> cudlaStatus {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudlaModule, u32) -> cudlaStatus> = Symbol::new(
        c"cudlaModuleUnload",
    );
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => unsafe { exported(hModule, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaSetTaskTimeoutInMs(cudlaDevHandle devHandle, uint32_t timeout)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaSetTaskTimeoutInMs(
    devHandle: cudlaDevHandle,
    timeout: u32,
) -> cudlaStatus {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudlaDevHandle, u32) -> cudlaStatus,
    > = Symbol::new(c"cudlaSetTaskTimeoutInMs");
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => unsafe { exported(devHandle, timeout) }
        Err(missing) => missing.status(),
    }
}

/// `cudlaStatus cudlaSubmitTask(cudlaDevHandle devHandle, const cudlaTask *ptrToTasks, uint32_t numTasks, void *stream, uint32_t flags)`
///
/// In `cudla.h` since CUDA 13.2 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudlaSubmitTask(
    devHandle: cudlaDevHandle,
    ptrToTasks: *const cudlaTask,
    numTasks: u32,
    stream: *mut c_void,
    flags: u32,
) -> cudlaStatus {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudlaDevHandle,
            *const cudlaTask,
            u32,
            *mut c_void,
            u32,
        ) -> cudlaStatus,
    > = Symbol::new(c"cudlaSubmitTask");
    match SYMBOL.get(&CUDLA) {
        Ok(exported) => {
            unsafe { exported(devHandle, ptrToTasks, numTasks, stream, flags) }
        }
        Err(missing) => missing.status(),
    }
}
