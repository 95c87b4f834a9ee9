//! The C functions, as the library exports them: CUDA runtime API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda12::runtime::{RUNTIME, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;

/// `cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc *desc, cudaExtent *extent, unsigned int *flags, cudaArray_t array)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaArrayGetInfo(
    desc: *mut cudaChannelFormatDesc,
    extent: *mut cudaExtent,
    flags: *mut u32,
    array: cudaArray_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaChannelFormatDesc,
            *mut cudaExtent,
            *mut u32,
            cudaArray_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaArrayGetInfo");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(desc, extent, flags, array) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaArrayGetMemoryRequirements(
    memoryRequirements: *mut cudaArrayMemoryRequirements,
    array: cudaArray_t,
    device: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaArrayMemoryRequirements,
            cudaArray_t,
            i32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaArrayGetMemoryRequirements");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(memoryRequirements, array, device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaArrayGetPlane(
    pPlaneArray: *mut cudaArray_t,
    hArray: cudaArray_t,
    planeIdx: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaArray_t, cudaArray_t, u32) -> cudaError_t,
    > = Symbol::new(c"cudaArrayGetPlane");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pPlaneArray, hArray, planeIdx) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaArrayGetSparseProperties(cudaArraySparseProperties *sparseProperties, cudaArray_t array)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaArrayGetSparseProperties(
    sparseProperties: *mut cudaArraySparseProperties,
    array: cudaArray_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaArraySparseProperties,
            cudaArray_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaArrayGetSparseProperties");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(sparseProperties, array) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaChooseDevice(int *device, const cudaDeviceProp *prop)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaChooseDevice(
    device: *mut i32,
    prop: *const cudaDeviceProp,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, *const cudaDeviceProp) -> cudaError_t,
    > = Symbol::new(c"cudaChooseDevice");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device, prop) }
        Err(missing) => missing.status(),
    }
}

/// `cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaCreateChannelDesc(
    x: i32,
    y: i32,
    z: i32,
    w: i32,
    f: cudaChannelFormatKind,
) -> cudaChannelFormatDesc {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            i32,
            i32,
            cudaChannelFormatKind,
        ) -> cudaChannelFormatDesc,
    > = Symbol::new(c"cudaCreateChannelDesc");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(x, y, z, w, f) }
        Err(_) => output::zeroed(),
    }
}

/// `cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const cudaResourceDesc *pResDesc)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaCreateSurfaceObject(
    pSurfObject: *mut cudaSurfaceObject_t,
    pResDesc: *const cudaResourceDesc,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaSurfaceObject_t,
            *const cudaResourceDesc,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaCreateSurfaceObject");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pSurfObject, pResDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const cudaResourceDesc *pResDesc, const cudaTextureDesc *pTexDesc, const cudaResourceViewDesc *pResViewDesc)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaCreateTextureObject(
    pTexObject: *mut cudaTextureObject_t,
    pResDesc: *const cudaResourceDesc,
    pTexDesc: *const cudaTextureDesc,
    pResViewDesc: *const cudaResourceViewDesc,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaTextureObject_t,
            *const cudaResourceDesc,
            *const cudaTextureDesc,
            *const cudaResourceViewDesc,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaCreateTextureObject");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pTexObject, pResDesc, pTexDesc, pResViewDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaCtxResetPersistingL2Cache(void)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaCtxResetPersistingL2Cache() -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cudaError_t> = Symbol::new(
        c"cudaCtxResetPersistingL2Cache",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDestroyExternalMemory(extMem: cudaExternalMemory_t) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaExternalMemory_t) -> cudaError_t,
    > = Symbol::new(c"cudaDestroyExternalMemory");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(extMem) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDestroyExternalSemaphore(
    extSem: cudaExternalSemaphore_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaExternalSemaphore_t) -> cudaError_t,
    > = Symbol::new(c"cudaDestroyExternalSemaphore");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(extSem) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaSurfaceObject_t) -> cudaError_t,
    > = Symbol::new(c"cudaDestroySurfaceObject");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(surfObject) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDestroyTextureObject(texObject: cudaTextureObject_t) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaTextureObject_t) -> cudaError_t,
    > = Symbol::new(c"cudaDestroyTextureObject");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(texObject) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceCanAccessPeer(
    canAccessPeer: *mut i32,
    device: i32,
    peerDevice: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, i32, i32) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceCanAccessPeer");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(canAccessPeer, device, peerDevice) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceDisablePeerAccess(peerDevice: i32) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(i32) -> cudaError_t> = Symbol::new(
        c"cudaDeviceDisablePeerAccess",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(peerDevice) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceEnablePeerAccess(peerDevice: i32, flags: u32) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(i32, u32) -> cudaError_t> = Symbol::new(
        c"cudaDeviceEnablePeerAccess",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(peerDevice, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget target, cudaFlushGPUDirectRDMAWritesScope scope)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget,
    scope: cudaFlushGPUDirectRDMAWritesScope,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaFlushGPUDirectRDMAWritesTarget,
            cudaFlushGPUDirectRDMAWritesScope,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceFlushGPUDirectRDMAWrites");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(target, scope) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attr, int device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceGetAttribute(
    value: *mut i32,
    attr: cudaDeviceAttr,
    device: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, cudaDeviceAttr, i32) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceGetAttribute");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(value, attr, device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceGetByPCIBusId(
    device: *mut i32,
    pciBusId: *const core::ffi::c_char,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, *const core::ffi::c_char) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceGetByPCIBusId");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device, pciBusId) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *pCacheConfig)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceGetCacheConfig(pCacheConfig: *mut cudaFuncCache) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaFuncCache) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceGetCacheConfig");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pCacheConfig) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceGetDefaultMemPool(
    memPool: *mut cudaMemPool_t,
    device: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaMemPool_t, i32) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceGetDefaultMemPool");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(memPool, device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceGetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceGetGraphMemAttribute(
    device: i32,
    attr: cudaGraphMemAttributeType,
    value: *mut c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            cudaGraphMemAttributeType,
            *mut c_void,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceGetGraphMemAttribute");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceGetLimit(size_t *pValue, cudaLimit limit)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceGetLimit(pValue: *mut usize, limit: cudaLimit) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize, cudaLimit) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceGetLimit");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pValue, limit) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceGetMemPool(
    memPool: *mut cudaMemPool_t,
    device: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaMemPool_t, i32) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceGetMemPool");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(memPool, device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: *mut c_void,
    device: i32,
    flags: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, i32, i32) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceGetNvSciSyncAttributes");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(nvSciSyncAttrList, device, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceGetP2PAttribute(int *value, cudaDeviceP2PAttr attr, int srcDevice, int dstDevice)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceGetP2PAttribute(
    value: *mut i32,
    attr: cudaDeviceP2PAttr,
    srcDevice: i32,
    dstDevice: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, cudaDeviceP2PAttr, i32, i32) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceGetP2PAttribute");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(value, attr, srcDevice, dstDevice) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceGetPCIBusId(
    pciBusId: *mut core::ffi::c_char,
    len: i32,
    device: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut core::ffi::c_char, i32, i32) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceGetPCIBusId");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pciBusId, len, device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *pConfig)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceGetSharedMemConfig(
    pConfig: *mut cudaSharedMemConfig,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaSharedMemConfig) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceGetSharedMemConfig");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pConfig) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceGetStreamPriorityRange(
    leastPriority: *mut i32,
    greatestPriority: *mut i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, *mut i32) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceGetStreamPriorityRange");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(leastPriority, greatestPriority) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, const cudaChannelFormatDesc *fmtDesc, int device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceGetTexture1DLinearMaxWidth(
    maxWidthInElements: *mut usize,
    fmtDesc: *const cudaChannelFormatDesc,
    device: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut usize,
            *const cudaChannelFormatDesc,
            i32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceGetTexture1DLinearMaxWidth");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(maxWidthInElements, fmtDesc, device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceGraphMemTrim(int device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceGraphMemTrim(device: i32) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(i32) -> cudaError_t> = Symbol::new(
        c"cudaDeviceGraphMemTrim",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void *userData, cudaAsyncCallbackHandle_t *callback)`
///
/// In `cuda_runtime_api.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceRegisterAsyncNotification(
    device: i32,
    callbackFunc: cudaAsyncCallback,
    userData: *mut c_void,
    callback: *mut cudaAsyncCallbackHandle_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            cudaAsyncCallback,
            *mut c_void,
            *mut cudaAsyncCallbackHandle_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceRegisterAsyncNotification").since("12.4");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device, callbackFunc, userData, callback) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceReset(void)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceReset() -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cudaError_t> = Symbol::new(
        c"cudaDeviceReset",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache cacheConfig)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaFuncCache) -> cudaError_t> = Symbol::new(
        c"cudaDeviceSetCacheConfig",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(cacheConfig) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceSetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceSetGraphMemAttribute(
    device: i32,
    attr: cudaGraphMemAttributeType,
    value: *mut c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            cudaGraphMemAttributeType,
            *mut c_void,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceSetGraphMemAttribute");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceSetLimit(limit: cudaLimit, value: usize) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaLimit, usize) -> cudaError_t> = Symbol::new(
        c"cudaDeviceSetLimit",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(limit, value) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceSetMemPool(device: i32, memPool: cudaMemPool_t) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(i32, cudaMemPool_t) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceSetMemPool");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device, memPool) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaSharedMemConfig) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceSetSharedMemConfig");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(config) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceSynchronize(void)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceSynchronize() -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cudaError_t> = Symbol::new(
        c"cudaDeviceSynchronize",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback)`
///
/// In `cuda_runtime_api.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDeviceUnregisterAsyncNotification(
    device: i32,
    callback: cudaAsyncCallbackHandle_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(i32, cudaAsyncCallbackHandle_t) -> cudaError_t,
    > = Symbol::new(c"cudaDeviceUnregisterAsyncNotification").since("12.4");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device, callback) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaDriverGetVersion(int *driverVersion)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaDriverGetVersion(driverVersion: *mut i32) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> cudaError_t> = Symbol::new(
        c"cudaDriverGetVersion",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(driverVersion) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)`
///
/// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEGLStreamConsumerAcquireFrame(
    conn: *mut cudaEglStreamConnection,
    pCudaResource: *mut cudaGraphicsResource_t,
    pStream: *mut cudaStream_t,
    timeout: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaEglStreamConnection,
            *mut cudaGraphicsResource_t,
            *mut cudaStream_t,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaEGLStreamConsumerAcquireFrame");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(conn, pCudaResource, pStream, timeout) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)`
///
/// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEGLStreamConsumerConnect(
    conn: *mut cudaEglStreamConnection,
    eglStream: driver::EGLStreamKHR,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaEglStreamConnection,
            driver::EGLStreamKHR,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaEGLStreamConsumerConnect");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(conn, eglStream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned int flags)`
///
/// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEGLStreamConsumerConnectWithFlags(
    conn: *mut cudaEglStreamConnection,
    eglStream: driver::EGLStreamKHR,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaEglStreamConnection,
            driver::EGLStreamKHR,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaEGLStreamConsumerConnectWithFlags");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(conn, eglStream, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)`
///
/// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEGLStreamConsumerDisconnect(
    conn: *mut cudaEglStreamConnection,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaEglStreamConnection) -> cudaError_t,
    > = Symbol::new(c"cudaEGLStreamConsumerDisconnect");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(conn) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)`
///
/// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEGLStreamConsumerReleaseFrame(
    conn: *mut cudaEglStreamConnection,
    pCudaResource: cudaGraphicsResource_t,
    pStream: *mut cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaEglStreamConnection,
            cudaGraphicsResource_t,
            *mut cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaEGLStreamConsumerReleaseFrame");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(conn, pCudaResource, pStream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width, EGLint height)`
///
/// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEGLStreamProducerConnect(
    conn: *mut cudaEglStreamConnection,
    eglStream: driver::EGLStreamKHR,
    width: driver::EGLint,
    height: driver::EGLint,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaEglStreamConnection,
            driver::EGLStreamKHR,
            driver::EGLint,
            driver::EGLint,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaEGLStreamProducerConnect");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(conn, eglStream, width, height) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)`
///
/// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEGLStreamProducerDisconnect(
    conn: *mut cudaEglStreamConnection,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaEglStreamConnection) -> cudaError_t,
    > = Symbol::new(c"cudaEGLStreamProducerDisconnect");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(conn) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn, cudaEglFrame eglframe, cudaStream_t *pStream)`
///
/// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEGLStreamProducerPresentFrame(
    conn: *mut cudaEglStreamConnection,
    eglframe: cudaEglFrame,
    pStream: *mut cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaEglStreamConnection,
            cudaEglFrame,
            *mut cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaEGLStreamProducerPresentFrame");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(conn, eglframe, pStream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn, cudaEglFrame *eglframe, cudaStream_t *pStream)`
///
/// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEGLStreamProducerReturnFrame(
    conn: *mut cudaEglStreamConnection,
    eglframe: *mut cudaEglFrame,
    pStream: *mut cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaEglStreamConnection,
            *mut cudaEglFrame,
            *mut cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaEGLStreamProducerReturnFrame");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(conn, eglframe, pStream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEventCreate(cudaEvent_t *event)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEventCreate(event: *mut cudaEvent_t) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut cudaEvent_t) -> cudaError_t> = Symbol::new(
        c"cudaEventCreate",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(event) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags)`
///
/// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEventCreateFromEGLSync(
    phEvent: *mut cudaEvent_t,
    eglSync: driver::EGLSyncKHR,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaEvent_t,
            driver::EGLSyncKHR,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaEventCreateFromEGLSync");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(phEvent, eglSync, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEventCreateWithFlags(
    event: *mut cudaEvent_t,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaEvent_t, u32) -> cudaError_t,
    > = Symbol::new(c"cudaEventCreateWithFlags");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(event, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEventDestroy(cudaEvent_t event)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEventDestroy(event: cudaEvent_t) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaEvent_t) -> cudaError_t> = Symbol::new(
        c"cudaEventDestroy",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(event) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEventElapsedTime(
    ms: *mut f32,
    start: cudaEvent_t,
    end: cudaEvent_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut f32, cudaEvent_t, cudaEvent_t) -> cudaError_t,
    > = Symbol::new(c"cudaEventElapsedTime");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(ms, start, end) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t end)`
///
/// In `cuda_runtime_api.h` since CUDA 12.8, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEventElapsedTime_v2(
    ms: *mut f32,
    start: cudaEvent_t,
    end: cudaEvent_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut f32, cudaEvent_t, cudaEvent_t) -> cudaError_t,
    > = Symbol::new(c"cudaEventElapsedTime_v2").since("12.8");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(ms, start, end) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEventQuery(cudaEvent_t event)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEventQuery(event: cudaEvent_t) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaEvent_t) -> cudaError_t> = Symbol::new(
        c"cudaEventQuery",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(event) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEventRecord(event: cudaEvent_t, stream: cudaStream_t) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaEvent_t, cudaStream_t) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaEventRecord", c"cudaEventRecord_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(event, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEventRecordWithFlags(
    event: cudaEvent_t,
    stream: cudaStream_t,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaEvent_t, cudaStream_t, u32) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaEventRecordWithFlags",
        c"cudaEventRecordWithFlags_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(event, stream, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaEventSynchronize(cudaEvent_t event)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaEventSynchronize(event: cudaEvent_t) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaEvent_t) -> cudaError_t> = Symbol::new(
        c"cudaEventSynchronize",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(event) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem, const cudaExternalMemoryBufferDesc *bufferDesc)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaExternalMemoryGetMappedBuffer(
    devPtr: *mut *mut c_void,
    extMem: cudaExternalMemory_t,
    bufferDesc: *const cudaExternalMemoryBufferDesc,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut c_void,
            cudaExternalMemory_t,
            *const cudaExternalMemoryBufferDesc,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaExternalMemoryGetMappedBuffer");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, extMem, bufferDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem, const cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaExternalMemoryGetMappedMipmappedArray(
    mipmap: *mut cudaMipmappedArray_t,
    extMem: cudaExternalMemory_t,
    mipmapDesc: *const cudaExternalMemoryMipmappedArrayDesc,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaMipmappedArray_t,
            cudaExternalMemory_t,
            *const cudaExternalMemoryMipmappedArrayDesc,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaExternalMemoryGetMappedMipmappedArray");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(mipmap, extMem, mipmapDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaFree(void *devPtr)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaFree(devPtr: *mut c_void) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut c_void) -> cudaError_t> = Symbol::new(
        c"cudaFree",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaFreeArray(cudaArray_t array)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaFreeArray(array: cudaArray_t) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaArray_t) -> cudaError_t> = Symbol::new(
        c"cudaFreeArray",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(array) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaFreeAsync(devPtr: *mut c_void, hStream: cudaStream_t) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, cudaStream_t) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaFreeAsync", c"cudaFreeAsync_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaFreeHost(void *ptr)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaFreeHost(ptr: *mut c_void) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut c_void) -> cudaError_t> = Symbol::new(
        c"cudaFreeHost",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(ptr) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaFreeMipmappedArray(
    mipmappedArray: cudaMipmappedArray_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaMipmappedArray_t) -> cudaError_t,
    > = Symbol::new(c"cudaFreeMipmappedArray");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(mipmappedArray) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attr, const void *func)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaFuncGetAttributes(
    attr: *mut cudaFuncAttributes,
    func: *const c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaFuncAttributes, *const c_void) -> cudaError_t,
    > = Symbol::new(c"cudaFuncGetAttributes");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(attr, func) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaFuncGetName(const char **name, const void *func)`
///
/// In `cuda_runtime_api.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaFuncGetName(
    name: *mut *const core::ffi::c_char,
    func: *const c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *const core::ffi::c_char,
            *const c_void,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaFuncGetName").since("12.3");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(name, func) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)`
///
/// In `cuda_runtime_api.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaFuncGetParamInfo(
    func: *const c_void,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            usize,
            *mut usize,
            *mut usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaFuncGetParamInfo").since("12.4");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(func, paramIndex, paramOffset, paramSize) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaFuncSetAttribute(const void *func, cudaFuncAttribute attr, int value)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaFuncSetAttribute(
    func: *const c_void,
    attr: cudaFuncAttribute,
    value: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const c_void, cudaFuncAttribute, i32) -> cudaError_t,
    > = Symbol::new(c"cudaFuncSetAttribute");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(func, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaFuncSetCacheConfig(const void *func, cudaFuncCache cacheConfig)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaFuncSetCacheConfig(
    func: *const c_void,
    cacheConfig: cudaFuncCache,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const c_void, cudaFuncCache) -> cudaError_t,
    > = Symbol::new(c"cudaFuncSetCacheConfig");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(func, cacheConfig) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaFuncSetSharedMemConfig(const void *func, cudaSharedMemConfig config)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaFuncSetSharedMemConfig(
    func: *const c_void,
    config: cudaSharedMemConfig,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const c_void, cudaSharedMemConfig) -> cudaError_t,
    > = Symbol::new(c"cudaFuncSetSharedMemConfig");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(func, config) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount, cudaGLDeviceList deviceList)`
///
/// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGLGetDevices(
    pCudaDeviceCount: *mut u32,
    pCudaDevices: *mut i32,
    cudaDeviceCount: u32,
    deviceList: cudaGLDeviceList,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut u32,
            *mut i32,
            u32,
            cudaGLDeviceList,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGLGetDevices");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)`
///
/// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGLMapBufferObject(
    devPtr: *mut *mut c_void,
    bufObj: driver::GLuint,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *mut c_void, driver::GLuint) -> cudaError_t,
    > = Symbol::new(c"cudaGLMapBufferObject");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, bufObj) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)`
///
/// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGLMapBufferObjectAsync(
    devPtr: *mut *mut c_void,
    bufObj: driver::GLuint,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut c_void,
            driver::GLuint,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGLMapBufferObjectAsync");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, bufObj, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)`
///
/// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGLRegisterBufferObject(bufObj: driver::GLuint) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(driver::GLuint) -> cudaError_t> = Symbol::new(
        c"cudaGLRegisterBufferObject",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(bufObj) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)`
///
/// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGLSetBufferObjectMapFlags(
    bufObj: driver::GLuint,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::GLuint, u32) -> cudaError_t,
    > = Symbol::new(c"cudaGLSetBufferObjectMapFlags");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(bufObj, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGLSetGLDevice(int device)`
///
/// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGLSetGLDevice(device: i32) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(i32) -> cudaError_t> = Symbol::new(
        c"cudaGLSetGLDevice",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)`
///
/// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGLUnmapBufferObject(bufObj: driver::GLuint) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(driver::GLuint) -> cudaError_t> = Symbol::new(
        c"cudaGLUnmapBufferObject",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(bufObj) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)`
///
/// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGLUnmapBufferObjectAsync(
    bufObj: driver::GLuint,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::GLuint, cudaStream_t) -> cudaError_t,
    > = Symbol::new(c"cudaGLUnmapBufferObjectAsync");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(bufObj, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)`
///
/// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGLUnregisterBufferObject(bufObj: driver::GLuint) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(driver::GLuint) -> cudaError_t> = Symbol::new(
        c"cudaGLUnregisterBufferObject",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(bufObj) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc *desc, cudaArray_const_t array)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetChannelDesc(
    desc: *mut cudaChannelFormatDesc,
    array: cudaArray_const_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaChannelFormatDesc,
            cudaArray_const_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGetChannelDesc");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(desc, array) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetDevice(int *device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetDevice(device: *mut i32) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> cudaError_t> = Symbol::new(
        c"cudaGetDevice",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetDeviceCount(int *count)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetDeviceCount(count: *mut i32) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> cudaError_t> = Symbol::new(
        c"cudaGetDeviceCount",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(count) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetDeviceFlags(unsigned int *flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetDeviceFlags(flags: *mut u32) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32) -> cudaError_t> = Symbol::new(
        c"cudaGetDeviceFlags",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetDeviceProperties(cudaDeviceProp *prop, int device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// Older ABI version: for the headers this name is `cudaGetDeviceProperties_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetDeviceProperties(
    prop: *mut cudaDeviceProp,
    device: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaDeviceProp, i32) -> cudaError_t,
    > = Symbol::new(c"cudaGetDeviceProperties");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(prop, device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetDeviceProperties_v2(cudaDeviceProp *prop, int device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetDeviceProperties_v2(
    prop: *mut cudaDeviceProp,
    device: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaDeviceProp, i32) -> cudaError_t,
    > = Symbol::new(c"cudaGetDeviceProperties_v2");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(prop, device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult *driverStatus)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetDriverEntryPoint(
    symbol: *const core::ffi::c_char,
    funcPtr: *mut *mut c_void,
    flags: u64,
    driverStatus: *mut cudaDriverEntryPointQueryResult,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const core::ffi::c_char,
            *mut *mut c_void,
            u64,
            *mut cudaDriverEntryPointQueryResult,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaGetDriverEntryPoint",
        c"cudaGetDriverEntryPoint_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(symbol, funcPtr, flags, driverStatus) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr, unsigned int cudaVersion, unsigned long long flags, cudaDriverEntryPointQueryResult *driverStatus)`
///
/// In `cuda_runtime_api.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetDriverEntryPointByVersion(
    symbol: *const core::ffi::c_char,
    funcPtr: *mut *mut c_void,
    cudaVersion: u32,
    flags: u64,
    driverStatus: *mut cudaDriverEntryPointQueryResult,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const core::ffi::c_char,
            *mut *mut c_void,
            u32,
            u64,
            *mut cudaDriverEntryPointQueryResult,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
            c"cudaGetDriverEntryPointByVersion",
            c"cudaGetDriverEntryPointByVersion_ptsz",
        )
        .since("12.5");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(symbol, funcPtr, cudaVersion, flags, driverStatus) }
        }
        Err(missing) => missing.status(),
    }
}

/// `const char *cudaGetErrorName(cudaError_t error)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetErrorName(error: cudaError_t) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaError_t) -> *const core::ffi::c_char,
    > = Symbol::new(c"cudaGetErrorName");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(error) }
        Err(_) => core::ptr::null(),
    }
}

/// `const char *cudaGetErrorString(cudaError_t error)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetErrorString(error: cudaError_t) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaError_t) -> *const core::ffi::c_char,
    > = Symbol::new(c"cudaGetErrorString");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(error) }
        Err(_) => core::ptr::null(),
    }
}

/// `cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetExportTable(
    ppExportTable: *mut *const c_void,
    pExportTableId: *const cudaUUID_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *const c_void, *const cudaUUID_t) -> cudaError_t,
    > = Symbol::new(c"cudaGetExportTable");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(ppExportTable, pExportTableId) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetFuncBySymbol(
    functionPtr: *mut cudaFunction_t,
    symbolPtr: *const c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaFunction_t, *const c_void) -> cudaError_t,
    > = Symbol::new(c"cudaGetFuncBySymbol");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(functionPtr, symbolPtr) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)`
///
/// In `cuda_runtime_api.h` since CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetKernel(
    kernelPtr: *mut cudaKernel_t,
    entryFuncAddr: *const c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaKernel_t, *const c_void) -> cudaError_t,
    > = Symbol::new(c"cudaGetKernel").since("12.1");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(kernelPtr, entryFuncAddr) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetLastError(void)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetLastError() -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cudaError_t> = Symbol::new(
        c"cudaGetLastError",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetMipmappedArrayLevel(
    levelArray: *mut cudaArray_t,
    mipmappedArray: cudaMipmappedArray_const_t,
    level: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaArray_t,
            cudaMipmappedArray_const_t,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGetMipmappedArrayLevel");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(levelArray, mipmappedArray, level) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetSurfaceObjectResourceDesc(cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetSurfaceObjectResourceDesc(
    pResDesc: *mut cudaResourceDesc,
    surfObject: cudaSurfaceObject_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaResourceDesc,
            cudaSurfaceObject_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGetSurfaceObjectResourceDesc");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pResDesc, surfObject) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetSymbolAddress(
    devPtr: *mut *mut c_void,
    symbol: *const c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *mut c_void, *const c_void) -> cudaError_t,
    > = Symbol::new(c"cudaGetSymbolAddress");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, symbol) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetSymbolSize(size: *mut usize, symbol: *const c_void) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize, *const c_void) -> cudaError_t,
    > = Symbol::new(c"cudaGetSymbolSize");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(size, symbol) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc *pResDesc, cudaTextureObject_t texObject)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetTextureObjectResourceDesc(
    pResDesc: *mut cudaResourceDesc,
    texObject: cudaTextureObject_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaResourceDesc,
            cudaTextureObject_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGetTextureObjectResourceDesc");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pResDesc, texObject) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetTextureObjectResourceViewDesc(
    pResViewDesc: *mut cudaResourceViewDesc,
    texObject: cudaTextureObject_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaResourceViewDesc,
            cudaTextureObject_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGetTextureObjectResourceViewDesc");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pResViewDesc, texObject) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGetTextureObjectTextureDesc(
    pTexDesc: *mut cudaTextureDesc,
    texObject: cudaTextureObject_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaTextureDesc,
            cudaTextureObject_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGetTextureObjectTextureDesc");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pTexDesc, texObject) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddChildGraphNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    childGraph: cudaGraph_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            cudaGraph_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddChildGraphNode");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(pGraphNode, graph, pDependencies, numDependencies, childGraph)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t numDependencies)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddDependencies(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    numDependencies: usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraph_t,
            *const cudaGraphNode_t,
            *const cudaGraphNode_t,
            usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddDependencies");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graph, from, to, numDependencies) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)`
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddDependencies_v2(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    edgeData: *const cudaGraphEdgeData,
    numDependencies: usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraph_t,
            *const cudaGraphNode_t,
            *const cudaGraphNode_t,
            *const cudaGraphEdgeData,
            usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddDependencies_v2").since("12.3");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graph, from, to, edgeData, numDependencies) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddEmptyNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddEmptyNode");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(pGraphNode, graph, pDependencies, numDependencies) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddEventRecordNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    event: cudaEvent_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            cudaEvent_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddEventRecordNode");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(pGraphNode, graph, pDependencies, numDependencies, event) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddEventWaitNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    event: cudaEvent_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            cudaEvent_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddEventWaitNode");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(pGraphNode, graph, pDependencies, numDependencies, event) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreSignalNodeParams *nodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddExternalSemaphoresSignalNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    nodeParams: *const cudaExternalSemaphoreSignalNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            *const cudaExternalSemaphoreSignalNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddExternalSemaphoresSignalNode");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(pGraphNode, graph, pDependencies, numDependencies, nodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreWaitNodeParams *nodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddExternalSemaphoresWaitNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    nodeParams: *const cudaExternalSemaphoreWaitNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            *const cudaExternalSemaphoreWaitNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddExternalSemaphoresWaitNode");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(pGraphNode, graph, pDependencies, numDependencies, nodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaHostNodeParams *pNodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddHostNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pNodeParams: *const cudaHostNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            *const cudaHostNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddHostNode");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(pGraphNode, graph, pDependencies, numDependencies, pNodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaKernelNodeParams *pNodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddKernelNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pNodeParams: *const cudaKernelNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            *const cudaKernelNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddKernelNode");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(pGraphNode, graph, pDependencies, numDependencies, pNodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaMemAllocNodeParams *nodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddMemAllocNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    nodeParams: *mut cudaMemAllocNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            *mut cudaMemAllocNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddMemAllocNode");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(pGraphNode, graph, pDependencies, numDependencies, nodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddMemFreeNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    dptr: *mut c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            *mut c_void,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddMemFreeNode");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(pGraphNode, graph, pDependencies, numDependencies, dptr) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaMemcpy3DParms *pCopyParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddMemcpyNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pCopyParams: *const cudaMemcpy3DParms,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            *const cudaMemcpy3DParms,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddMemcpyNode");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(pGraphNode, graph, pDependencies, numDependencies, pCopyParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src, size_t count, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddMemcpyNode1D(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            *mut c_void,
            *const c_void,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddMemcpyNode1D");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(
                    pGraphNode,
                    graph,
                    pDependencies,
                    numDependencies,
                    dst,
                    src,
                    count,
                    kind,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddMemcpyNodeFromSymbol(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            *mut c_void,
            *const c_void,
            usize,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddMemcpyNodeFromSymbol");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(
                    pGraphNode,
                    graph,
                    pDependencies,
                    numDependencies,
                    dst,
                    symbol,
                    count,
                    offset,
                    kind,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddMemcpyNodeToSymbol(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            *const c_void,
            *const c_void,
            usize,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddMemcpyNodeToSymbol");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(
                    pGraphNode,
                    graph,
                    pDependencies,
                    numDependencies,
                    symbol,
                    src,
                    count,
                    offset,
                    kind,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaMemsetParams *pMemsetParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddMemsetNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pMemsetParams: *const cudaMemsetParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            *const cudaMemsetParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddMemsetNode");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(
                    pGraphNode,
                    graph,
                    pDependencies,
                    numDependencies,
                    pMemsetParams,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraphNodeParams *nodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    nodeParams: *mut cudaGraphNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            usize,
            *mut cudaGraphNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddNode").since("12.2");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(pGraphNode, graph, pDependencies, numDependencies, nodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaGraphNodeParams *nodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphAddNode_v2(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut cudaGraphNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            *const cudaGraphEdgeData,
            usize,
            *mut cudaGraphNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphAddNode_v2").since("12.3");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(
                    pGraphNode,
                    graph,
                    pDependencies,
                    dependencyData,
                    numDependencies,
                    nodeParams,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphChildGraphNodeGetGraph(
    node: cudaGraphNode_t,
    pGraph: *mut cudaGraph_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphNode_t, *mut cudaGraph_t) -> cudaError_t,
    > = Symbol::new(c"cudaGraphChildGraphNodeGetGraph");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, pGraph) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphClone(
    pGraphClone: *mut cudaGraph_t,
    originalGraph: cudaGraph_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaGraph_t, cudaGraph_t) -> cudaError_t,
    > = Symbol::new(c"cudaGraphClone");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pGraphClone, originalGraph) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphConditionalHandleCreate(
    pHandle_out: *mut cudaGraphConditionalHandle,
    graph: cudaGraph_t,
    defaultLaunchValue: u32,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphConditionalHandle,
            cudaGraph_t,
            u32,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphConditionalHandleCreate").since("12.3");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(pHandle_out, graph, defaultLaunchValue, flags) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphCreate(pGraph: *mut cudaGraph_t, flags: u32) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaGraph_t, u32) -> cudaError_t,
    > = Symbol::new(c"cudaGraphCreate");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pGraph, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphDebugDotPrint(
    graph: cudaGraph_t,
    path: *const core::ffi::c_char,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraph_t,
            *const core::ffi::c_char,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphDebugDotPrint");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graph, path, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphDestroy(cudaGraph_t graph)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphDestroy(graph: cudaGraph_t) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaGraph_t) -> cudaError_t> = Symbol::new(
        c"cudaGraphDestroy",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graph) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphDestroyNode(node: cudaGraphNode_t) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaGraphNode_t) -> cudaError_t> = Symbol::new(
        c"cudaGraphDestroyNode",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphEventRecordNodeGetEvent(
    node: cudaGraphNode_t,
    event_out: *mut cudaEvent_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphNode_t, *mut cudaEvent_t) -> cudaError_t,
    > = Symbol::new(c"cudaGraphEventRecordNodeGetEvent");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, event_out) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphEventRecordNodeSetEvent(
    node: cudaGraphNode_t,
    event: cudaEvent_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphNode_t, cudaEvent_t) -> cudaError_t,
    > = Symbol::new(c"cudaGraphEventRecordNodeSetEvent");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, event) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphEventWaitNodeGetEvent(
    node: cudaGraphNode_t,
    event_out: *mut cudaEvent_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphNode_t, *mut cudaEvent_t) -> cudaError_t,
    > = Symbol::new(c"cudaGraphEventWaitNodeGetEvent");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, event_out) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphEventWaitNodeSetEvent(
    node: cudaGraphNode_t,
    event: cudaEvent_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphNode_t, cudaEvent_t) -> cudaError_t,
    > = Symbol::new(c"cudaGraphEventWaitNodeSetEvent");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, event) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    childGraph: cudaGraph_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraphNode_t,
            cudaGraph_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecChildGraphNodeSetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hGraphExec, node, childGraph) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecDestroy(graphExec: cudaGraphExec_t) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaGraphExec_t) -> cudaError_t> = Symbol::new(
        c"cudaGraphExecDestroy",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graphExec) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    event: cudaEvent_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraphNode_t,
            cudaEvent_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecEventRecordNodeSetEvent");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, event) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    event: cudaEvent_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraphNode_t,
            cudaEvent_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecEventWaitNodeSetEvent");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, event) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    nodeParams: *const cudaExternalSemaphoreSignalNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraphNode_t,
            *const cudaExternalSemaphoreSignalNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecExternalSemaphoresSignalNodeSetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    nodeParams: *const cudaExternalSemaphoreWaitNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraphNode_t,
            *const cudaExternalSemaphoreWaitNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecExternalSemaphoresWaitNodeSetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecGetFlags(
    graphExec: cudaGraphExec_t,
    flags: *mut u64,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphExec_t, *mut u64) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecGetFlags");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graphExec, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: *const cudaHostNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraphNode_t,
            *const cudaHostNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecHostNodeSetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hGraphExec, node, pNodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: *const cudaKernelNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraphNode_t,
            *const cudaKernelNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecKernelNodeSetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hGraphExec, node, pNodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: *const cudaMemcpy3DParms,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraphNode_t,
            *const cudaMemcpy3DParms,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecMemcpyNodeSetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hGraphExec, node, pNodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *src, size_t count, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraphNode_t,
            *mut c_void,
            *const c_void,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecMemcpyNodeSetParams1D");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hGraphExec, node, dst, src, count, kind) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraphNode_t,
            *mut c_void,
            *const c_void,
            usize,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecMemcpyNodeSetParamsFromSymbol");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(hGraphExec, node, dst, symbol, count, offset, kind) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecMemcpyNodeSetParamsToSymbol(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraphNode_t,
            *const c_void,
            *const c_void,
            usize,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecMemcpyNodeSetParamsToSymbol");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(hGraphExec, node, symbol, src, count, offset, kind) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: *const cudaMemsetParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraphNode_t,
            *const cudaMemsetParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecMemsetNodeSetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hGraphExec, node, pNodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    nodeParams: *mut cudaGraphNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraphNode_t,
            *mut cudaGraphNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecNodeSetParams").since("12.2");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graphExec, node, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo *resultInfo)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t,
    hGraph: cudaGraph_t,
    resultInfo: *mut cudaGraphExecUpdateResultInfo,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraph_t,
            *mut cudaGraphExecUpdateResultInfo,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExecUpdate");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hGraphExec, hGraph, resultInfo) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreSignalNodeParams *params_out)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t,
    params_out: *mut cudaExternalSemaphoreSignalNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *mut cudaExternalSemaphoreSignalNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExternalSemaphoresSignalNodeGetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hNode, params_out) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t,
    nodeParams: *const cudaExternalSemaphoreSignalNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *const cudaExternalSemaphoreSignalNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExternalSemaphoresSignalNodeSetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreWaitNodeParams *params_out)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t,
    params_out: *mut cudaExternalSemaphoreWaitNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *mut cudaExternalSemaphoreWaitNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExternalSemaphoresWaitNodeGetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hNode, params_out) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t,
    nodeParams: *const cudaExternalSemaphoreWaitNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *const cudaExternalSemaphoreWaitNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphExternalSemaphoresWaitNodeSetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *numEdges)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphGetEdges(
    graph: cudaGraph_t,
    from: *mut cudaGraphNode_t,
    to: *mut cudaGraphNode_t,
    numEdges: *mut usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraph_t,
            *mut cudaGraphNode_t,
            *mut cudaGraphNode_t,
            *mut usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphGetEdges");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graph, from, to, numEdges) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)`
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphGetEdges_v2(
    graph: cudaGraph_t,
    from: *mut cudaGraphNode_t,
    to: *mut cudaGraphNode_t,
    edgeData: *mut cudaGraphEdgeData,
    numEdges: *mut usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraph_t,
            *mut cudaGraphNode_t,
            *mut cudaGraphNode_t,
            *mut cudaGraphEdgeData,
            *mut usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphGetEdges_v2").since("12.3");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graph, from, to, edgeData, numEdges) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphGetNodes(
    graph: cudaGraph_t,
    nodes: *mut cudaGraphNode_t,
    numNodes: *mut usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraph_t,
            *mut cudaGraphNode_t,
            *mut usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphGetNodes");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graph, nodes, numNodes) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphGetRootNodes(
    graph: cudaGraph_t,
    pRootNodes: *mut cudaGraphNode_t,
    pNumRootNodes: *mut usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraph_t,
            *mut cudaGraphNode_t,
            *mut usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphGetRootNodes");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graph, pRootNodes, pNumRootNodes) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, cudaHostNodeParams *pNodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphHostNodeGetParams(
    node: cudaGraphNode_t,
    pNodeParams: *mut cudaHostNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *mut cudaHostNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphHostNodeGetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, pNodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphHostNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: *const cudaHostNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *const cudaHostNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphHostNodeSetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, pNodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphInstantiate(
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    flags: u64,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaGraphExec_t, cudaGraph_t, u64) -> cudaError_t,
    > = Symbol::new(c"cudaGraphInstantiate");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pGraphExec, graph, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphInstantiateWithFlags(
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    flags: u64,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaGraphExec_t, cudaGraph_t, u64) -> cudaError_t,
    > = Symbol::new(c"cudaGraphInstantiateWithFlags");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pGraphExec, graph, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphInstantiateWithParams(
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    instantiateParams: *mut cudaGraphInstantiateParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphExec_t,
            cudaGraph_t,
            *mut cudaGraphInstantiateParams,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaGraphInstantiateWithParams",
        c"cudaGraphInstantiateWithParams_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pGraphExec, graph, instantiateParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc, cudaGraphNode_t hDst)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphKernelNodeCopyAttributes(
    hSrc: cudaGraphNode_t,
    hDst: cudaGraphNode_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphNode_t, cudaGraphNode_t) -> cudaError_t,
    > = Symbol::new(c"cudaGraphKernelNodeCopyAttributes");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hSrc, hDst) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t,
    attr: cudaLaunchAttributeID,
    value_out: *mut cudaLaunchAttributeValue,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            cudaLaunchAttributeID,
            *mut cudaLaunchAttributeValue,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphKernelNodeGetAttribute");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hNode, attr, value_out) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams *pNodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphKernelNodeGetParams(
    node: cudaGraphNode_t,
    pNodeParams: *mut cudaKernelNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *mut cudaKernelNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphKernelNodeGetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, pNodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t,
    attr: cudaLaunchAttributeID,
    value: *const cudaLaunchAttributeValue,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            cudaLaunchAttributeID,
            *const cudaLaunchAttributeValue,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphKernelNodeSetAttribute");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hNode, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: *const cudaKernelNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *const cudaKernelNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphKernelNodeSetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, pNodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphLaunch(
    graphExec: cudaGraphExec_t,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphExec_t, cudaStream_t) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaGraphLaunch", c"cudaGraphLaunch_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graphExec, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams *params_out)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphMemAllocNodeGetParams(
    node: cudaGraphNode_t,
    params_out: *mut cudaMemAllocNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *mut cudaMemAllocNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphMemAllocNodeGetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, params_out) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphMemFreeNodeGetParams(
    node: cudaGraphNode_t,
    dptr_out: *mut c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphNode_t, *mut c_void) -> cudaError_t,
    > = Symbol::new(c"cudaGraphMemFreeNodeGetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, dptr_out) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, cudaMemcpy3DParms *pNodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphMemcpyNodeGetParams(
    node: cudaGraphNode_t,
    pNodeParams: *mut cudaMemcpy3DParms,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphNode_t, *mut cudaMemcpy3DParms) -> cudaError_t,
    > = Symbol::new(c"cudaGraphMemcpyNodeGetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, pNodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphMemcpyNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: *const cudaMemcpy3DParms,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *const cudaMemcpy3DParms,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphMemcpyNodeSetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, pNodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src, size_t count, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *mut c_void,
            *const c_void,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphMemcpyNodeSetParams1D");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, dst, src, count, kind) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphMemcpyNodeSetParamsFromSymbol(
    node: cudaGraphNode_t,
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *mut c_void,
            *const c_void,
            usize,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphMemcpyNodeSetParamsFromSymbol");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, dst, symbol, count, offset, kind) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphMemcpyNodeSetParamsToSymbol(
    node: cudaGraphNode_t,
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *const c_void,
            *const c_void,
            usize,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphMemcpyNodeSetParamsToSymbol");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, symbol, src, count, offset, kind) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, cudaMemsetParams *pNodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphMemsetNodeGetParams(
    node: cudaGraphNode_t,
    pNodeParams: *mut cudaMemsetParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphNode_t, *mut cudaMemsetParams) -> cudaError_t,
    > = Symbol::new(c"cudaGraphMemsetNodeGetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, pNodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphMemsetNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: *const cudaMemsetParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *const cudaMemsetParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphMemsetNodeSetParams");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, pNodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphNodeFindInClone(
    pNode: *mut cudaGraphNode_t,
    originalNode: cudaGraphNode_t,
    clonedGraph: cudaGraph_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphNode_t,
            cudaGraphNode_t,
            cudaGraph_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphNodeFindInClone");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pNode, originalNode, clonedGraph) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, size_t *pNumDependencies)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t,
    pDependencies: *mut cudaGraphNode_t,
    pNumDependencies: *mut usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *mut cudaGraphNode_t,
            *mut usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphNodeGetDependencies");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, pDependencies, pNumDependencies) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies)`
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphNodeGetDependencies_v2(
    node: cudaGraphNode_t,
    pDependencies: *mut cudaGraphNode_t,
    edgeData: *mut cudaGraphEdgeData,
    pNumDependencies: *mut usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *mut cudaGraphNode_t,
            *mut cudaGraphEdgeData,
            *mut usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphNodeGetDependencies_v2").since("12.3");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(node, pDependencies, edgeData, pNumDependencies) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, size_t *pNumDependentNodes)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t,
    pDependentNodes: *mut cudaGraphNode_t,
    pNumDependentNodes: *mut usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *mut cudaGraphNode_t,
            *mut usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphNodeGetDependentNodes");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, pDependentNodes, pNumDependentNodes) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)`
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphNodeGetDependentNodes_v2(
    node: cudaGraphNode_t,
    pDependentNodes: *mut cudaGraphNode_t,
    edgeData: *mut cudaGraphEdgeData,
    pNumDependentNodes: *mut usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *mut cudaGraphNode_t,
            *mut cudaGraphEdgeData,
            *mut usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphNodeGetDependentNodes_v2").since("12.3");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(node, pDependentNodes, edgeData, pNumDependentNodes) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphNodeGetEnabled(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    isEnabled: *mut u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphExec_t,
            cudaGraphNode_t,
            *mut u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphNodeGetEnabled");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, isEnabled) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType *pType)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphNodeGetType(
    node: cudaGraphNode_t,
    pType: *mut cudaGraphNodeType,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphNode_t, *mut cudaGraphNodeType) -> cudaError_t,
    > = Symbol::new(c"cudaGraphNodeGetType");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, pType) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    isEnabled: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphExec_t, cudaGraphNode_t, u32) -> cudaError_t,
    > = Symbol::new(c"cudaGraphNodeSetEnabled");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, isEnabled) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)`
///
/// In `cuda_runtime_api.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphNodeSetParams(
    node: cudaGraphNode_t,
    nodeParams: *mut cudaGraphNodeParams,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraphNode_t,
            *mut cudaGraphNodeParams,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphNodeSetParams").since("12.2");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(node, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphReleaseUserObject(
    graph: cudaGraph_t,
    object: cudaUserObject_t,
    count: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraph_t, cudaUserObject_t, u32) -> cudaError_t,
    > = Symbol::new(c"cudaGraphReleaseUserObject");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graph, object, count) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t numDependencies)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphRemoveDependencies(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    numDependencies: usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraph_t,
            *const cudaGraphNode_t,
            *const cudaGraphNode_t,
            usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphRemoveDependencies");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graph, from, to, numDependencies) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)`
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphRemoveDependencies_v2(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    edgeData: *const cudaGraphEdgeData,
    numDependencies: usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaGraph_t,
            *const cudaGraphNode_t,
            *const cudaGraphNode_t,
            *const cudaGraphEdgeData,
            usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphRemoveDependencies_v2").since("12.3");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graph, from, to, edgeData, numDependencies) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphRetainUserObject(
    graph: cudaGraph_t,
    object: cudaUserObject_t,
    count: u32,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraph_t, cudaUserObject_t, u32, u32) -> cudaError_t,
    > = Symbol::new(c"cudaGraphRetainUserObject");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graph, object, count, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphUpload(
    graphExec: cudaGraphExec_t,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphExec_t, cudaStream_t) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaGraphUpload", c"cudaGraphUpload_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(graphExec, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource **pCudaResource, EGLImageKHR image, unsigned int flags)`
///
/// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphicsEGLRegisterImage(
    pCudaResource: *mut cudaGraphicsResource_t,
    image: driver::EGLImageKHR,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphicsResource_t,
            driver::EGLImageKHR,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphicsEGLRegisterImage");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pCudaResource, image, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource **resource, GLuint buffer, unsigned int flags)`
///
/// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphicsGLRegisterBuffer(
    resource: *mut cudaGraphicsResource_t,
    buffer: driver::GLuint,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphicsResource_t,
            driver::GLuint,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphicsGLRegisterBuffer");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(resource, buffer, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource **resource, GLuint image, GLenum target, unsigned int flags)`
///
/// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphicsGLRegisterImage(
    resource: *mut cudaGraphicsResource_t,
    image: driver::GLuint,
    target: driver::GLenum,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphicsResource_t,
            driver::GLuint,
            driver::GLenum,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphicsGLRegisterImage");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(resource, image, target, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphicsMapResources(
    count: i32,
    resources: *mut cudaGraphicsResource_t,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            *mut cudaGraphicsResource_t,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphicsMapResources");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(count, resources, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame, cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel)`
///
/// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphicsResourceGetMappedEglFrame(
    eglFrame: *mut cudaEglFrame,
    resource: cudaGraphicsResource_t,
    index: u32,
    mipLevel: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaEglFrame,
            cudaGraphicsResource_t,
            u32,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphicsResourceGetMappedEglFrame");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(eglFrame, resource, index, mipLevel) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphicsResourceGetMappedMipmappedArray(
    mipmappedArray: *mut cudaMipmappedArray_t,
    resource: cudaGraphicsResource_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaMipmappedArray_t,
            cudaGraphicsResource_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphicsResourceGetMappedMipmappedArray");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(mipmappedArray, resource) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size, cudaGraphicsResource_t resource)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphicsResourceGetMappedPointer(
    devPtr: *mut *mut c_void,
    size: *mut usize,
    resource: cudaGraphicsResource_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut c_void,
            *mut usize,
            cudaGraphicsResource_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphicsResourceGetMappedPointer");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, size, resource) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphicsResourceSetMapFlags(
    resource: cudaGraphicsResource_t,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphicsResource_t, u32) -> cudaError_t,
    > = Symbol::new(c"cudaGraphicsResourceSetMapFlags");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(resource, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphicsSubResourceGetMappedArray(
    array: *mut cudaArray_t,
    resource: cudaGraphicsResource_t,
    arrayIndex: u32,
    mipLevel: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaArray_t,
            cudaGraphicsResource_t,
            u32,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphicsSubResourceGetMappedArray");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(array, resource, arrayIndex, mipLevel) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphicsUnmapResources(
    count: i32,
    resources: *mut cudaGraphicsResource_t,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            *mut cudaGraphicsResource_t,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphicsUnmapResources");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(count, resources, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphicsUnregisterResource(
    resource: cudaGraphicsResource_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaGraphicsResource_t) -> cudaError_t,
    > = Symbol::new(c"cudaGraphicsUnregisterResource");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(resource) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource **resource, VdpOutputSurface vdpSurface, unsigned int flags)`
///
/// In `cuda_vdpau_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphicsVDPAURegisterOutputSurface(
    resource: *mut cudaGraphicsResource_t,
    vdpSurface: driver::VdpOutputSurface,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphicsResource_t,
            driver::VdpOutputSurface,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphicsVDPAURegisterOutputSurface");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(resource, vdpSurface, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource **resource, VdpVideoSurface vdpSurface, unsigned int flags)`
///
/// In `cuda_vdpau_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaGraphicsVDPAURegisterVideoSurface(
    resource: *mut cudaGraphicsResource_t,
    vdpSurface: driver::VdpVideoSurface,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaGraphicsResource_t,
            driver::VdpVideoSurface,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaGraphicsVDPAURegisterVideoSurface");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(resource, vdpSurface, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaHostAlloc(
    pHost: *mut *mut c_void,
    size: usize,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *mut c_void, usize, u32) -> cudaError_t,
    > = Symbol::new(c"cudaHostAlloc");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pHost, size, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaHostGetDevicePointer(
    pDevice: *mut *mut c_void,
    pHost: *mut c_void,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *mut c_void, *mut c_void, u32) -> cudaError_t,
    > = Symbol::new(c"cudaHostGetDevicePointer");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pDevice, pHost, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaHostGetFlags(pFlags: *mut u32, pHost: *mut c_void) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut u32, *mut c_void) -> cudaError_t,
    > = Symbol::new(c"cudaHostGetFlags");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pFlags, pHost) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaHostRegister(
    ptr: *mut c_void,
    size: usize,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, usize, u32) -> cudaError_t,
    > = Symbol::new(c"cudaHostRegister");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(ptr, size, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaHostUnregister(void *ptr)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaHostUnregister(ptr: *mut c_void) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut c_void) -> cudaError_t> = Symbol::new(
        c"cudaHostUnregister",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(ptr) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out, const cudaExternalMemoryHandleDesc *memHandleDesc)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaImportExternalMemory(
    extMem_out: *mut cudaExternalMemory_t,
    memHandleDesc: *const cudaExternalMemoryHandleDesc,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaExternalMemory_t,
            *const cudaExternalMemoryHandleDesc,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaImportExternalMemory");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(extMem_out, memHandleDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out, const cudaExternalSemaphoreHandleDesc *semHandleDesc)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaImportExternalSemaphore(
    extSem_out: *mut cudaExternalSemaphore_t,
    semHandleDesc: *const cudaExternalSemaphoreHandleDesc,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaExternalSemaphore_t,
            *const cudaExternalSemaphoreHandleDesc,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaImportExternalSemaphore");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(extSem_out, semHandleDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaInitDevice(device: i32, deviceFlags: u32, flags: u32) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(i32, u32, u32) -> cudaError_t> = Symbol::new(
        c"cudaInitDevice",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device, deviceFlags, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaIpcCloseMemHandle(void *devPtr)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaIpcCloseMemHandle(devPtr: *mut c_void) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut c_void) -> cudaError_t> = Symbol::new(
        c"cudaIpcCloseMemHandle",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaIpcGetEventHandle(
    handle: *mut cudaIpcEventHandle_t,
    event: cudaEvent_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaIpcEventHandle_t, cudaEvent_t) -> cudaError_t,
    > = Symbol::new(c"cudaIpcGetEventHandle");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(handle, event) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaIpcGetMemHandle(
    handle: *mut cudaIpcMemHandle_t,
    devPtr: *mut c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaIpcMemHandle_t, *mut c_void) -> cudaError_t,
    > = Symbol::new(c"cudaIpcGetMemHandle");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(handle, devPtr) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaIpcOpenEventHandle(
    event: *mut cudaEvent_t,
    handle: cudaIpcEventHandle_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaEvent_t, cudaIpcEventHandle_t) -> cudaError_t,
    > = Symbol::new(c"cudaIpcOpenEventHandle");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(event, handle) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaIpcOpenMemHandle(
    devPtr: *mut *mut c_void,
    handle: cudaIpcMemHandle_t,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut c_void,
            cudaIpcMemHandle_t,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaIpcOpenMemHandle");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, handle, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute attr, int value, int device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t,
    attr: cudaFuncAttribute,
    value: i32,
    device: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaKernel_t,
            cudaFuncAttribute,
            i32,
            i32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaKernelSetAttributeForDevice").since("12.8");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(kernel, attr, value, device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaLaunchCooperativeKernel(
    func: *const c_void,
    gridDim: dim3,
    blockDim: dim3,
    args: *mut *mut c_void,
    sharedMem: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            dim3,
            dim3,
            *mut *mut c_void,
            usize,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaLaunchCooperativeKernel",
        c"cudaLaunchCooperativeKernel_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(func, gridDim, blockDim, args, sharedMem, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams *launchParamsList, unsigned int numDevices, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaLaunchCooperativeKernelMultiDevice(
    launchParamsList: *mut cudaLaunchParams,
    numDevices: u32,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaLaunchParams, u32, u32) -> cudaError_t,
    > = Symbol::new(c"cudaLaunchCooperativeKernelMultiDevice");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(launchParamsList, numDevices, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaLaunchHostFunc(
    stream: cudaStream_t,
    r#fn: cudaHostFn_t,
    userData: *mut c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaStream_t, cudaHostFn_t, *mut c_void) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaLaunchHostFunc", c"cudaLaunchHostFunc_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(stream, r#fn, userData) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaLaunchKernel(
    func: *const c_void,
    gridDim: dim3,
    blockDim: dim3,
    args: *mut *mut c_void,
    sharedMem: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            dim3,
            dim3,
            *mut *mut c_void,
            usize,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaLaunchKernel", c"cudaLaunchKernel_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(func, gridDim, blockDim, args, sharedMem, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaLaunchKernelExC(
    config: *const cudaLaunchConfig_t,
    func: *const c_void,
    args: *mut *mut c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const cudaLaunchConfig_t,
            *const c_void,
            *mut *mut c_void,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaLaunchKernelExC", c"cudaLaunchKernelExC_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(config, func, args) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib)`
///
/// In `cuda_runtime_api.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaLibraryEnumerateKernels(
    kernels: *mut cudaKernel_t,
    numKernels: u32,
    lib: cudaLibrary_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaKernel_t, u32, cudaLibrary_t) -> cudaError_t,
    > = Symbol::new(c"cudaLibraryEnumerateKernels").since("12.8");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(kernels, numKernels, lib) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)`
///
/// In `cuda_runtime_api.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaLibraryGetGlobal(
    dptr: *mut *mut c_void,
    bytes: *mut usize,
    library: cudaLibrary_t,
    name: *const core::ffi::c_char,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut c_void,
            *mut usize,
            cudaLibrary_t,
            *const core::ffi::c_char,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaLibraryGetGlobal").since("12.8");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(dptr, bytes, library, name) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)`
///
/// In `cuda_runtime_api.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaLibraryGetKernel(
    pKernel: *mut cudaKernel_t,
    library: cudaLibrary_t,
    name: *const core::ffi::c_char,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaKernel_t,
            cudaLibrary_t,
            *const core::ffi::c_char,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaLibraryGetKernel").since("12.8");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pKernel, library, name) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)`
///
/// In `cuda_runtime_api.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaLibraryGetKernelCount(
    count: *mut u32,
    lib: cudaLibrary_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut u32, cudaLibrary_t) -> cudaError_t,
    > = Symbol::new(c"cudaLibraryGetKernelCount").since("12.8");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(count, lib) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)`
///
/// In `cuda_runtime_api.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaLibraryGetManaged(
    dptr: *mut *mut c_void,
    bytes: *mut usize,
    library: cudaLibrary_t,
    name: *const core::ffi::c_char,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut c_void,
            *mut usize,
            cudaLibrary_t,
            *const core::ffi::c_char,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaLibraryGetManaged").since("12.8");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(dptr, bytes, library, name) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)`
///
/// In `cuda_runtime_api.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaLibraryGetUnifiedFunction(
    fptr: *mut *mut c_void,
    library: cudaLibrary_t,
    symbol: *const core::ffi::c_char,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut c_void,
            cudaLibrary_t,
            *const core::ffi::c_char,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaLibraryGetUnifiedFunction").since("12.8");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(fptr, library, symbol) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code, cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)`
///
/// In `cuda_runtime_api.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaLibraryLoadData(
    library: *mut cudaLibrary_t,
    code: *const c_void,
    jitOptions: *mut cudaJitOption,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: u32,
    libraryOptions: *mut cudaLibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaLibrary_t,
            *const c_void,
            *mut cudaJitOption,
            *mut *mut c_void,
            u32,
            *mut cudaLibraryOption,
            *mut *mut c_void,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaLibraryLoadData").since("12.8");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(
                    library,
                    code,
                    jitOptions,
                    jitOptionsValues,
                    numJitOptions,
                    libraryOptions,
                    libraryOptionValues,
                    numLibraryOptions,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName, cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)`
///
/// In `cuda_runtime_api.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaLibraryLoadFromFile(
    library: *mut cudaLibrary_t,
    fileName: *const core::ffi::c_char,
    jitOptions: *mut cudaJitOption,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: u32,
    libraryOptions: *mut cudaLibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaLibrary_t,
            *const core::ffi::c_char,
            *mut cudaJitOption,
            *mut *mut c_void,
            u32,
            *mut cudaLibraryOption,
            *mut *mut c_void,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaLibraryLoadFromFile").since("12.8");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(
                    library,
                    fileName,
                    jitOptions,
                    jitOptionsValues,
                    numJitOptions,
                    libraryOptions,
                    libraryOptionValues,
                    numLibraryOptions,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaLibraryUnload(cudaLibrary_t library)`
///
/// In `cuda_runtime_api.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaLibraryUnload(library: cudaLibrary_t) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaLibrary_t) -> cudaError_t> = Symbol::new(
            c"cudaLibraryUnload",
        )
        .since("12.8");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(library) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMalloc(void **devPtr, size_t size)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMalloc(devPtr: *mut *mut c_void, size: usize) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *mut c_void, usize) -> cudaError_t,
    > = Symbol::new(c"cudaMalloc");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, size) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMalloc3D(cudaPitchedPtr *pitchedDevPtr, cudaExtent extent)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMalloc3D(
    pitchedDevPtr: *mut cudaPitchedPtr,
    extent: cudaExtent,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaPitchedPtr, cudaExtent) -> cudaError_t,
    > = Symbol::new(c"cudaMalloc3D");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pitchedDevPtr, extent) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMalloc3DArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMalloc3DArray(
    array: *mut cudaArray_t,
    desc: *const cudaChannelFormatDesc,
    extent: cudaExtent,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaArray_t,
            *const cudaChannelFormatDesc,
            cudaExtent,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMalloc3DArray");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(array, desc, extent, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMallocArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, size_t width, size_t height, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMallocArray(
    array: *mut cudaArray_t,
    desc: *const cudaChannelFormatDesc,
    width: usize,
    height: usize,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaArray_t,
            *const cudaChannelFormatDesc,
            usize,
            usize,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMallocArray");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(array, desc, width, height, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMallocAsync(
    devPtr: *mut *mut c_void,
    size: usize,
    hStream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *mut c_void, usize, cudaStream_t) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMallocAsync", c"cudaMallocAsync_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, size, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMallocFromPoolAsync(
    ptr: *mut *mut c_void,
    size: usize,
    memPool: cudaMemPool_t,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut c_void,
            usize,
            cudaMemPool_t,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaMallocFromPoolAsync",
        c"cudaMallocFromPoolAsync_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(ptr, size, memPool, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMallocHost(void **ptr, size_t size)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMallocHost(ptr: *mut *mut c_void, size: usize) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *mut c_void, usize) -> cudaError_t,
    > = Symbol::new(c"cudaMallocHost");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(ptr, size) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMallocManaged(
    devPtr: *mut *mut c_void,
    size: usize,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *mut c_void, usize, u32) -> cudaError_t,
    > = Symbol::new(c"cudaMallocManaged");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, size, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int numLevels, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMallocMipmappedArray(
    mipmappedArray: *mut cudaMipmappedArray_t,
    desc: *const cudaChannelFormatDesc,
    extent: cudaExtent,
    numLevels: u32,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaMipmappedArray_t,
            *const cudaChannelFormatDesc,
            cudaExtent,
            u32,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMallocMipmappedArray");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(mipmappedArray, desc, extent, numLevels, flags) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMallocPitch(
    devPtr: *mut *mut c_void,
    pitch: *mut usize,
    width: usize,
    height: usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut c_void,
            *mut usize,
            usize,
            usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMallocPitch");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, pitch, width, height) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemAdvise(const void *devPtr, size_t count, cudaMemoryAdvise advice, int device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemAdvise(
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
    device: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            usize,
            cudaMemoryAdvise,
            i32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemAdvise");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, count, advice, device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemAdvise_v2(const void *devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location)`
///
/// In `cuda_runtime_api.h` since CUDA 12.2, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemAdvise_v2(
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
    location: cudaMemLocation,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            usize,
            cudaMemoryAdvise,
            cudaMemLocation,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemAdvise_v2").since("12.2");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, count, advice, location) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemGetInfo(size_t *free, size_t *total)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemGetInfo(free: *mut usize, total: *mut usize) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize, *mut usize) -> cudaError_t,
    > = Symbol::new(c"cudaMemGetInfo");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(free, total) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool, const cudaMemPoolProps *poolProps)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemPoolCreate(
    memPool: *mut cudaMemPool_t,
    poolProps: *const cudaMemPoolProps,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaMemPool_t,
            *const cudaMemPoolProps,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemPoolCreate");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(memPool, poolProps) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemPoolDestroy(memPool: cudaMemPool_t) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaMemPool_t) -> cudaError_t> = Symbol::new(
        c"cudaMemPoolDestroy",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(memPool) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemPoolExportPointer(cudaMemPoolPtrExportData *exportData, void *ptr)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemPoolExportPointer(
    exportData: *mut cudaMemPoolPtrExportData,
    ptr: *mut c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaMemPoolPtrExportData,
            *mut c_void,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemPoolExportPointer");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(exportData, ptr) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool, cudaMemAllocationHandleType handleType, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemPoolExportToShareableHandle(
    shareableHandle: *mut c_void,
    memPool: cudaMemPool_t,
    handleType: cudaMemAllocationHandleType,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            cudaMemPool_t,
            cudaMemAllocationHandleType,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemPoolExportToShareableHandle");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(shareableHandle, memPool, handleType, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags *flags, cudaMemPool_t memPool, cudaMemLocation *location)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemPoolGetAccess(
    flags: *mut cudaMemAccessFlags,
    memPool: cudaMemPool_t,
    location: *mut cudaMemLocation,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaMemAccessFlags,
            cudaMemPool_t,
            *mut cudaMemLocation,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemPoolGetAccess");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(flags, memPool, location) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemPoolGetAttribute(
    memPool: cudaMemPool_t,
    attr: cudaMemPoolAttr,
    value: *mut c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaMemPool_t,
            cudaMemPoolAttr,
            *mut c_void,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemPoolGetAttribute");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(memPool, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle, cudaMemAllocationHandleType handleType, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemPoolImportFromShareableHandle(
    memPool: *mut cudaMemPool_t,
    shareableHandle: *mut c_void,
    handleType: cudaMemAllocationHandleType,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaMemPool_t,
            *mut c_void,
            cudaMemAllocationHandleType,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemPoolImportFromShareableHandle");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(memPool, shareableHandle, handleType, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool, cudaMemPoolPtrExportData *exportData)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemPoolImportPointer(
    ptr: *mut *mut c_void,
    memPool: cudaMemPool_t,
    exportData: *mut cudaMemPoolPtrExportData,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut c_void,
            cudaMemPool_t,
            *mut cudaMemPoolPtrExportData,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemPoolImportPointer");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(ptr, memPool, exportData) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const cudaMemAccessDesc *descList, size_t count)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemPoolSetAccess(
    memPool: cudaMemPool_t,
    descList: *const cudaMemAccessDesc,
    count: usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaMemPool_t,
            *const cudaMemAccessDesc,
            usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemPoolSetAccess");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(memPool, descList, count) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemPoolSetAttribute(
    memPool: cudaMemPool_t,
    attr: cudaMemPoolAttr,
    value: *mut c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaMemPool_t,
            cudaMemPoolAttr,
            *mut c_void,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemPoolSetAttribute");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(memPool, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemPoolTrimTo(
    memPool: cudaMemPool_t,
    minBytesToKeep: usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaMemPool_t, usize) -> cudaError_t,
    > = Symbol::new(c"cudaMemPoolTrimTo");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(memPool, minBytesToKeep) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemPrefetchAsync(
    devPtr: *const c_void,
    count: usize,
    dstDevice: i32,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const c_void, usize, i32, cudaStream_t) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemPrefetchAsync", c"cudaMemPrefetchAsync_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, count, dstDevice, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemPrefetchAsync_v2(const void *devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.2, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemPrefetchAsync_v2(
    devPtr: *const c_void,
    count: usize,
    location: cudaMemLocation,
    flags: u32,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            usize,
            cudaMemLocation,
            u32,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
            c"cudaMemPrefetchAsync_v2",
            c"cudaMemPrefetchAsync_v2_ptsz",
        )
        .since("12.2");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, count, location, flags, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize, cudaMemRangeAttribute attribute, const void *devPtr, size_t count)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemRangeGetAttribute(
    data: *mut c_void,
    dataSize: usize,
    attribute: cudaMemRangeAttribute,
    devPtr: *const c_void,
    count: usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            usize,
            cudaMemRangeAttribute,
            *const c_void,
            usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemRangeGetAttribute");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(data, dataSize, attribute, devPtr, count) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes, cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr, size_t count)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemRangeGetAttributes(
    data: *mut *mut c_void,
    dataSizes: *mut usize,
    attributes: *mut cudaMemRangeAttribute,
    numAttributes: usize,
    devPtr: *const c_void,
    count: usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut c_void,
            *mut usize,
            *mut cudaMemRangeAttribute,
            usize,
            *const c_void,
            usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemRangeGetAttributes");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(data, dataSizes, attributes, numAttributes, devPtr, count)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpy(
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            *const c_void,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpy", c"cudaMemcpy_ptds");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(dst, src, count, kind) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpy2D(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            usize,
            *const c_void,
            usize,
            usize,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpy2D", c"cudaMemcpy2D_ptds");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(dst, dpitch, src, spitch, width, height, kind) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpy2DArrayToArray(
    dst: cudaArray_t,
    wOffsetDst: usize,
    hOffsetDst: usize,
    src: cudaArray_const_t,
    wOffsetSrc: usize,
    hOffsetSrc: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaArray_t,
            usize,
            usize,
            cudaArray_const_t,
            usize,
            usize,
            usize,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaMemcpy2DArrayToArray",
        c"cudaMemcpy2DArrayToArray_ptds",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(
                    dst,
                    wOffsetDst,
                    hOffsetDst,
                    src,
                    wOffsetSrc,
                    hOffsetSrc,
                    width,
                    height,
                    kind,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpy2DAsync(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            usize,
            *const c_void,
            usize,
            usize,
            usize,
            cudaMemcpyKind,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpy2DAsync", c"cudaMemcpy2DAsync_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(dst, dpitch, src, spitch, width, height, kind, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpy2DFromArray(
    dst: *mut c_void,
    dpitch: usize,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            usize,
            cudaArray_const_t,
            usize,
            usize,
            usize,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpy2DFromArray", c"cudaMemcpy2DFromArray_ptds");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(dst, dpitch, src, wOffset, hOffset, width, height, kind) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpy2DFromArrayAsync(
    dst: *mut c_void,
    dpitch: usize,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            usize,
            cudaArray_const_t,
            usize,
            usize,
            usize,
            usize,
            cudaMemcpyKind,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaMemcpy2DFromArrayAsync",
        c"cudaMemcpy2DFromArrayAsync_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpy2DToArray(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaArray_t,
            usize,
            usize,
            *const c_void,
            usize,
            usize,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpy2DToArray", c"cudaMemcpy2DToArray_ptds");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(dst, wOffset, hOffset, src, spitch, width, height, kind) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpy2DToArrayAsync(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaArray_t,
            usize,
            usize,
            *const c_void,
            usize,
            usize,
            usize,
            cudaMemcpyKind,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaMemcpy2DToArrayAsync",
        c"cudaMemcpy2DToArrayAsync_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(dst, wOffset, hOffset, src, spitch, width, height, kind, stream)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *p)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpy3D(p: *const cudaMemcpy3DParms) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const cudaMemcpy3DParms) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpy3D", c"cudaMemcpy3D_ptds");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(p) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *p, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpy3DAsync(
    p: *const cudaMemcpy3DParms,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const cudaMemcpy3DParms, cudaStream_t) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpy3DAsync", c"cudaMemcpy3DAsync_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(p, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp *opList, size_t *failIdx, unsigned long long flags, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpy3DBatchAsync(
    numOps: usize,
    opList: *mut cudaMemcpy3DBatchOp,
    failIdx: *mut usize,
    flags: u64,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            usize,
            *mut cudaMemcpy3DBatchOp,
            *mut usize,
            u64,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
            c"cudaMemcpy3DBatchAsync",
            c"cudaMemcpy3DBatchAsync_ptsz",
        )
        .since("12.8");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(numOps, opList, failIdx, flags, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms *p)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpy3DPeer(p: *const cudaMemcpy3DPeerParms) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const cudaMemcpy3DPeerParms) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpy3DPeer", c"cudaMemcpy3DPeer_ptds");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(p) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms *p, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpy3DPeerAsync(
    p: *const cudaMemcpy3DPeerParms,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const cudaMemcpy3DPeerParms,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpy3DPeerAsync", c"cudaMemcpy3DPeerAsync_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(p, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpyArrayToArray(
    dst: cudaArray_t,
    wOffsetDst: usize,
    hOffsetDst: usize,
    src: cudaArray_const_t,
    wOffsetSrc: usize,
    hOffsetSrc: usize,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaArray_t,
            usize,
            usize,
            cudaArray_const_t,
            usize,
            usize,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaMemcpyArrayToArray",
        c"cudaMemcpyArrayToArray_ptds",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(
                    dst,
                    wOffsetDst,
                    hOffsetDst,
                    src,
                    wOffsetSrc,
                    hOffsetSrc,
                    count,
                    kind,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, cudaMemcpyKind kind, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpyAsync(
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            *const c_void,
            usize,
            cudaMemcpyKind,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpyAsync", c"cudaMemcpyAsync_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(dst, src, count, kind, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count, cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpyBatchAsync(
    dsts: *mut *mut c_void,
    srcs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    attrs: *mut cudaMemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    failIdx: *mut usize,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut c_void,
            *mut *mut c_void,
            *mut usize,
            usize,
            *mut cudaMemcpyAttributes,
            *mut usize,
            usize,
            *mut usize,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpyBatchAsync", c"cudaMemcpyBatchAsync_ptsz")
        .since("12.8");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(
                    dsts,
                    srcs,
                    sizes,
                    count,
                    attrs,
                    attrsIdxs,
                    numAttrs,
                    failIdx,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpyFromArray(
    dst: *mut c_void,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            cudaArray_const_t,
            usize,
            usize,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpyFromArray", c"cudaMemcpyFromArray_ptds");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(dst, src, wOffset, hOffset, count, kind) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpyFromArrayAsync(
    dst: *mut c_void,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            cudaArray_const_t,
            usize,
            usize,
            usize,
            cudaMemcpyKind,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaMemcpyFromArrayAsync",
        c"cudaMemcpyFromArrayAsync_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(dst, src, wOffset, hOffset, count, kind, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpyFromSymbol(
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            *const c_void,
            usize,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpyFromSymbol", c"cudaMemcpyFromSymbol_ptds");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(dst, symbol, count, offset, kind) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpyFromSymbolAsync(
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            *const c_void,
            usize,
            usize,
            cudaMemcpyKind,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaMemcpyFromSymbolAsync",
        c"cudaMemcpyFromSymbolAsync_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(dst, symbol, count, offset, kind, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t count)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpyPeer(
    dst: *mut c_void,
    dstDevice: i32,
    src: *const c_void,
    srcDevice: i32,
    count: usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            i32,
            *const c_void,
            i32,
            usize,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemcpyPeer");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(dst, dstDevice, src, srcDevice, count) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t count, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpyPeerAsync(
    dst: *mut c_void,
    dstDevice: i32,
    src: *const c_void,
    srcDevice: i32,
    count: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            i32,
            *const c_void,
            i32,
            usize,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMemcpyPeerAsync");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(dst, dstDevice, src, srcDevice, count, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpyToArray(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaArray_t,
            usize,
            usize,
            *const c_void,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpyToArray", c"cudaMemcpyToArray_ptds");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(dst, wOffset, hOffset, src, count, kind) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, cudaMemcpyKind kind, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpyToArrayAsync(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaArray_t,
            usize,
            usize,
            *const c_void,
            usize,
            cudaMemcpyKind,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaMemcpyToArrayAsync",
        c"cudaMemcpyToArrayAsync_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(dst, wOffset, hOffset, src, count, kind, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpyToSymbol(
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *const c_void,
            usize,
            usize,
            cudaMemcpyKind,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemcpyToSymbol", c"cudaMemcpyToSymbol_ptds");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(symbol, src, count, offset, kind) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemcpyToSymbolAsync(
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *const c_void,
            usize,
            usize,
            cudaMemcpyKind,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaMemcpyToSymbolAsync",
        c"cudaMemcpyToSymbolAsync_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(symbol, src, count, offset, kind, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemset(void *devPtr, int value, size_t count)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemset(devPtr: *mut c_void, value: i32, count: usize) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, i32, usize) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemset", c"cudaMemset_ptds");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, value, count) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemset2D(
    devPtr: *mut c_void,
    pitch: usize,
    value: i32,
    width: usize,
    height: usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, usize, i32, usize, usize) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemset2D", c"cudaMemset2D_ptds");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, pitch, value, width, height) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemset2DAsync(
    devPtr: *mut c_void,
    pitch: usize,
    value: i32,
    width: usize,
    height: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            usize,
            i32,
            usize,
            usize,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemset2DAsync", c"cudaMemset2DAsync_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, pitch, value, width, height, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemset3D(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemset3D(
    pitchedDevPtr: cudaPitchedPtr,
    value: i32,
    extent: cudaExtent,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaPitchedPtr, i32, cudaExtent) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemset3D", c"cudaMemset3D_ptds");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pitchedDevPtr, value, extent) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemset3DAsync(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: i32,
    extent: cudaExtent,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaPitchedPtr,
            i32,
            cudaExtent,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemset3DAsync", c"cudaMemset3DAsync_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pitchedDevPtr, value, extent, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMemsetAsync(
    devPtr: *mut c_void,
    value: i32,
    count: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, i32, usize, cudaStream_t) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaMemsetAsync", c"cudaMemsetAsync_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(devPtr, value, count, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap, int device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMipmappedArrayGetMemoryRequirements(
    memoryRequirements: *mut cudaArrayMemoryRequirements,
    mipmap: cudaMipmappedArray_t,
    device: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaArrayMemoryRequirements,
            cudaMipmappedArray_t,
            i32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMipmappedArrayGetMemoryRequirements");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(memoryRequirements, mipmap, device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaMipmappedArrayGetSparseProperties(
    sparseProperties: *mut cudaArraySparseProperties,
    mipmap: cudaMipmappedArray_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaArraySparseProperties,
            cudaMipmappedArray_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaMipmappedArrayGetSparseProperties");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(sparseProperties, mipmap) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func, int numBlocks, int blockSize)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaOccupancyAvailableDynamicSMemPerBlock(
    dynamicSmemSize: *mut usize,
    func: *const c_void,
    numBlocks: i32,
    blockSize: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize, *const c_void, i32, i32) -> cudaError_t,
    > = Symbol::new(c"cudaOccupancyAvailableDynamicSMemPerBlock");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(dynamicSmemSize, func, numBlocks, blockSize) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    numBlocks: *mut i32,
    func: *const c_void,
    blockSize: i32,
    dynamicSMemSize: usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, *const c_void, i32, usize) -> cudaError_t,
    > = Symbol::new(c"cudaOccupancyMaxActiveBlocksPerMultiprocessor");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(numBlocks, func, blockSize, dynamicSMemSize) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    numBlocks: *mut i32,
    func: *const c_void,
    blockSize: i32,
    dynamicSMemSize: usize,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut i32,
            *const c_void,
            i32,
            usize,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(numBlocks, func, blockSize, dynamicSMemSize, flags) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func, const cudaLaunchConfig_t *launchConfig)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaOccupancyMaxActiveClusters(
    numClusters: *mut i32,
    func: *const c_void,
    launchConfig: *const cudaLaunchConfig_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut i32,
            *const c_void,
            *const cudaLaunchConfig_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaOccupancyMaxActiveClusters");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(numClusters, func, launchConfig) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func, const cudaLaunchConfig_t *launchConfig)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaOccupancyMaxPotentialClusterSize(
    clusterSize: *mut i32,
    func: *const c_void,
    launchConfig: *const cudaLaunchConfig_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut i32,
            *const c_void,
            *const cudaLaunchConfig_t,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaOccupancyMaxPotentialClusterSize");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(clusterSize, func, launchConfig) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaPeekAtLastError(void)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaPeekAtLastError() -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cudaError_t> = Symbol::new(
        c"cudaPeekAtLastError",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *ptr)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaPointerGetAttributes(
    attributes: *mut cudaPointerAttributes,
    ptr: *const c_void,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaPointerAttributes,
            *const c_void,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaPointerGetAttributes");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(attributes, ptr) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaProfilerStart(void)`
///
/// In `cuda_profiler_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaProfilerStart() -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cudaError_t> = Symbol::new(
        c"cudaProfilerStart",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaProfilerStop(void)`
///
/// In `cuda_profiler_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaProfilerStop() -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cudaError_t> = Symbol::new(
        c"cudaProfilerStop",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaRuntimeGetVersion(runtimeVersion: *mut i32) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> cudaError_t> = Symbol::new(
        c"cudaRuntimeGetVersion",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(runtimeVersion) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaSetDevice(int device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaSetDevice(device: i32) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(i32) -> cudaError_t> = Symbol::new(
        c"cudaSetDevice",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaSetDeviceFlags(unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaSetDeviceFlags(flags: u32) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(u32) -> cudaError_t> = Symbol::new(
        c"cudaSetDeviceFlags",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaSetDoubleForDevice(double *d)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaSetDoubleForDevice(d: *mut f64) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut f64) -> cudaError_t> = Symbol::new(
        c"cudaSetDoubleForDevice",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(d) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaSetDoubleForHost(double *d)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaSetDoubleForHost(d: *mut f64) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut f64) -> cudaError_t> = Symbol::new(
        c"cudaSetDoubleForHost",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(d) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaSetValidDevices(int *device_arr, int len)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaSetValidDevices(device_arr: *mut i32, len: i32) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32, i32) -> cudaError_t> = Symbol::new(
        c"cudaSetValidDevices",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device_arr, len) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreSignalParams_v1 *paramsArray, unsigned int numExtSems, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// Older ABI version: for the headers this name is `cudaSignalExternalSemaphoresAsync_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaSignalExternalSemaphoresAsync(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreSignalParams_v1,
    numExtSems: u32,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const cudaExternalSemaphore_t,
            *const cudaExternalSemaphoreSignalParams_v1,
            u32,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaSignalExternalSemaphoresAsync",
        c"cudaSignalExternalSemaphoresAsync_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(extSemArray, paramsArray, numExtSems, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaSignalExternalSemaphoresAsync_v2(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreSignalParams,
    numExtSems: u32,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const cudaExternalSemaphore_t,
            *const cudaExternalSemaphoreSignalParams,
            u32,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaSignalExternalSemaphoresAsync_v2",
        c"cudaSignalExternalSemaphoresAsync_v2_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(extSemArray, paramsArray, numExtSems, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamAddCallback(
    stream: cudaStream_t,
    callback: cudaStreamCallback_t,
    userData: *mut c_void,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaStream_t,
            cudaStreamCallback_t,
            *mut c_void,
            u32,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaStreamAddCallback", c"cudaStreamAddCallback_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(stream, callback, userData, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamAttachMemAsync(
    stream: cudaStream_t,
    devPtr: *mut c_void,
    length: usize,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaStream_t, *mut c_void, usize, u32) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaStreamAttachMemAsync",
        c"cudaStreamAttachMemAsync_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(stream, devPtr, length, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamBeginCapture(
    stream: cudaStream_t,
    mode: cudaStreamCaptureMode,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaStream_t, cudaStreamCaptureMode) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaStreamBeginCapture",
        c"cudaStreamBeginCapture_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(stream, mode) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaStreamCaptureMode mode)`
///
/// In `cuda_runtime_api.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t,
    graph: cudaGraph_t,
    dependencies: *const cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    mode: cudaStreamCaptureMode,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaStream_t,
            cudaGraph_t,
            *const cudaGraphNode_t,
            *const cudaGraphEdgeData,
            usize,
            cudaStreamCaptureMode,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
            c"cudaStreamBeginCaptureToGraph",
            c"cudaStreamBeginCaptureToGraph_ptsz",
        )
        .since("12.3");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    graph,
                    dependencies,
                    dependencyData,
                    numDependencies,
                    mode,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamCopyAttributes(
    dst: cudaStream_t,
    src: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaStream_t, cudaStream_t) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaStreamCopyAttributes",
        c"cudaStreamCopyAttributes_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(dst, src) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamCreate(cudaStream_t *pStream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamCreate(pStream: *mut cudaStream_t) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut cudaStream_t) -> cudaError_t> = Symbol::new(
        c"cudaStreamCreate",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pStream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamCreateWithFlags(
    pStream: *mut cudaStream_t,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaStream_t, u32) -> cudaError_t,
    > = Symbol::new(c"cudaStreamCreateWithFlags");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pStream, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamCreateWithPriority(
    pStream: *mut cudaStream_t,
    flags: u32,
    priority: i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaStream_t, u32, i32) -> cudaError_t,
    > = Symbol::new(c"cudaStreamCreateWithPriority");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pStream, flags, priority) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamDestroy(cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamDestroy(stream: cudaStream_t) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaStream_t) -> cudaError_t> = Symbol::new(
        c"cudaStreamDestroy",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamEndCapture(
    stream: cudaStream_t,
    pGraph: *mut cudaGraph_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaStream_t, *mut cudaGraph_t) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaStreamEndCapture", c"cudaStreamEndCapture_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(stream, pGraph) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamGetAttribute(
    hStream: cudaStream_t,
    attr: cudaLaunchAttributeID,
    value_out: *mut cudaLaunchAttributeValue,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaStream_t,
            cudaLaunchAttributeID,
            *mut cudaLaunchAttributeValue,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaStreamGetAttribute",
        c"cudaStreamGetAttribute_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hStream, attr, value_out) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// Older ABI version: for the headers this name is `cudaStreamGetCaptureInfo_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamGetCaptureInfo(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut u64,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaStream_t,
            *mut cudaStreamCaptureStatus,
            *mut u64,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaStreamGetCaptureInfo",
        c"cudaStreamGetCaptureInfo_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(stream, captureStatus_out, id_out) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, size_t *numDependencies_out)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamGetCaptureInfo_v2(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut u64,
    graph_out: *mut cudaGraph_t,
    dependencies_out: *mut *const cudaGraphNode_t,
    numDependencies_out: *mut usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaStream_t,
            *mut cudaStreamCaptureStatus,
            *mut u64,
            *mut cudaGraph_t,
            *mut *const cudaGraphNode_t,
            *mut usize,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaStreamGetCaptureInfo_v2",
        c"cudaStreamGetCaptureInfo_v2_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    captureStatus_out,
                    id_out,
                    graph_out,
                    dependencies_out,
                    numDependencies_out,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)`
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamGetCaptureInfo_v3(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut u64,
    graph_out: *mut cudaGraph_t,
    dependencies_out: *mut *const cudaGraphNode_t,
    edgeData_out: *mut *const cudaGraphEdgeData,
    numDependencies_out: *mut usize,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaStream_t,
            *mut cudaStreamCaptureStatus,
            *mut u64,
            *mut cudaGraph_t,
            *mut *const cudaGraphNode_t,
            *mut *const cudaGraphEdgeData,
            *mut usize,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
            c"cudaStreamGetCaptureInfo_v3",
            c"cudaStreamGetCaptureInfo_v3_ptsz",
        )
        .since("12.3");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    captureStatus_out,
                    id_out,
                    graph_out,
                    dependencies_out,
                    edgeData_out,
                    numDependencies_out,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)`
///
/// In `cuda_runtime_api.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamGetDevice(
    hStream: cudaStream_t,
    device: *mut i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaStream_t, *mut i32) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaStreamGetDevice", c"cudaStreamGetDevice_ptsz")
        .since("12.8");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hStream, device) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamGetFlags(hStream: cudaStream_t, flags: *mut u32) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaStream_t, *mut u32) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaStreamGetFlags", c"cudaStreamGetFlags_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hStream, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamGetId(hStream: cudaStream_t, streamId: *mut u64) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaStream_t, *mut u64) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaStreamGetId", c"cudaStreamGetId_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hStream, streamId) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamGetPriority(
    hStream: cudaStream_t,
    priority: *mut i32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaStream_t, *mut i32) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaStreamGetPriority", c"cudaStreamGetPriority_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hStream, priority) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus *pCaptureStatus)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamIsCapturing(
    stream: cudaStream_t,
    pCaptureStatus: *mut cudaStreamCaptureStatus,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaStream_t,
            *mut cudaStreamCaptureStatus,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaStreamIsCapturing", c"cudaStreamIsCapturing_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(stream, pCaptureStatus) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamQuery(cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamQuery(stream: cudaStream_t) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaStream_t) -> cudaError_t> = Symbol::with_per_thread(
        c"cudaStreamQuery",
        c"cudaStreamQuery_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamSetAttribute(
    hStream: cudaStream_t,
    attr: cudaLaunchAttributeID,
    value: *const cudaLaunchAttributeValue,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaStream_t,
            cudaLaunchAttributeID,
            *const cudaLaunchAttributeValue,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaStreamSetAttribute",
        c"cudaStreamSetAttribute_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(hStream, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamSynchronize(cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamSynchronize(stream: cudaStream_t) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaStream_t) -> cudaError_t> = Symbol::with_per_thread(
        c"cudaStreamSynchronize",
        c"cudaStreamSynchronize_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies, size_t numDependencies, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t,
    dependencies: *mut cudaGraphNode_t,
    numDependencies: usize,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaStream_t,
            *mut cudaGraphNode_t,
            usize,
            u32,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaStreamUpdateCaptureDependencies",
        c"cudaStreamUpdateCaptureDependencies_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(stream, dependencies, numDependencies, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamUpdateCaptureDependencies_v2(
    stream: cudaStream_t,
    dependencies: *mut cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudaStream_t,
            *mut cudaGraphNode_t,
            *const cudaGraphEdgeData,
            usize,
            u32,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
            c"cudaStreamUpdateCaptureDependencies_v2",
            c"cudaStreamUpdateCaptureDependencies_v2_ptsz",
        )
        .since("12.3");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe {
                exported(stream, dependencies, dependencyData, numDependencies, flags)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaStreamWaitEvent(
    stream: cudaStream_t,
    event: cudaEvent_t,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaStream_t, cudaEvent_t, u32) -> cudaError_t,
    > = Symbol::with_per_thread(c"cudaStreamWaitEvent", c"cudaStreamWaitEvent_ptsz");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(stream, event, flags) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *mode)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaThreadExchangeStreamCaptureMode(
    mode: *mut cudaStreamCaptureMode,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaStreamCaptureMode) -> cudaError_t,
    > = Symbol::new(c"cudaThreadExchangeStreamCaptureMode");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(mode) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaThreadExit(void)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaThreadExit() -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cudaError_t> = Symbol::new(
        c"cudaThreadExit",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaThreadGetCacheConfig(cudaFuncCache *pCacheConfig)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaThreadGetCacheConfig(pCacheConfig: *mut cudaFuncCache) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudaFuncCache) -> cudaError_t,
    > = Symbol::new(c"cudaThreadGetCacheConfig");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pCacheConfig) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaThreadGetLimit(size_t *pValue, cudaLimit limit)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaThreadGetLimit(pValue: *mut usize, limit: cudaLimit) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize, cudaLimit) -> cudaError_t,
    > = Symbol::new(c"cudaThreadGetLimit");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(pValue, limit) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaThreadSetCacheConfig(cudaFuncCache cacheConfig)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaThreadSetCacheConfig(cacheConfig: cudaFuncCache) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaFuncCache) -> cudaError_t> = Symbol::new(
        c"cudaThreadSetCacheConfig",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(cacheConfig) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaThreadSetLimit(cudaLimit limit, size_t value)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaThreadSetLimit(limit: cudaLimit, value: usize) -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudaLimit, usize) -> cudaError_t> = Symbol::new(
        c"cudaThreadSetLimit",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(limit, value) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaThreadSynchronize(void)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaThreadSynchronize() -> cudaError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cudaError_t> = Symbol::new(
        c"cudaThreadSynchronize",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaUserObjectCreate(
    object_out: *mut cudaUserObject_t,
    ptr: *mut c_void,
    destroy: cudaHostFn_t,
    initialRefcount: u32,
    flags: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudaUserObject_t,
            *mut c_void,
            cudaHostFn_t,
            u32,
            u32,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaUserObjectCreate");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => {
            unsafe { exported(object_out, ptr, destroy, initialRefcount, flags) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaUserObjectRelease(
    object: cudaUserObject_t,
    count: u32,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaUserObject_t, u32) -> cudaError_t,
    > = Symbol::new(c"cudaUserObjectRelease");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(object, count) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaUserObjectRetain(object: cudaUserObject_t, count: u32) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudaUserObject_t, u32) -> cudaError_t,
    > = Symbol::new(c"cudaUserObjectRetain");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(object, count) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)`
///
/// In `cuda_vdpau_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaVDPAUGetDevice(
    device: *mut i32,
    vdpDevice: driver::VdpDevice,
    vdpGetProcAddress: driver::VdpGetProcAddress,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut i32,
            driver::VdpDevice,
            driver::VdpGetProcAddress,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaVDPAUGetDevice");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device, vdpDevice, vdpGetProcAddress) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)`
///
/// In `cuda_vdpau_interop.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaVDPAUSetVDPAUDevice(
    device: i32,
    vdpDevice: driver::VdpDevice,
    vdpGetProcAddress: driver::VdpGetProcAddress,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            driver::VdpDevice,
            driver::VdpGetProcAddress,
        ) -> cudaError_t,
    > = Symbol::new(c"cudaVDPAUSetVDPAUDevice");
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(device, vdpDevice, vdpGetProcAddress) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreWaitParams_v1 *paramsArray, unsigned int numExtSems, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
///
/// Older ABI version: for the headers this name is `cudaWaitExternalSemaphoresAsync_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaWaitExternalSemaphoresAsync(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreWaitParams_v1,
    numExtSems: u32,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const cudaExternalSemaphore_t,
            *const cudaExternalSemaphoreWaitParams_v1,
            u32,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaWaitExternalSemaphoresAsync",
        c"cudaWaitExternalSemaphoresAsync_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(extSemArray, paramsArray, numExtSems, stream) }
        Err(missing) => missing.status(),
    }
}

/// `cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)`
///
/// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudaWaitExternalSemaphoresAsync_v2(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreWaitParams,
    numExtSems: u32,
    stream: cudaStream_t,
) -> cudaError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const cudaExternalSemaphore_t,
            *const cudaExternalSemaphoreWaitParams,
            u32,
            cudaStream_t,
        ) -> cudaError_t,
    > = Symbol::with_per_thread(
        c"cudaWaitExternalSemaphoresAsync_v2",
        c"cudaWaitExternalSemaphoresAsync_v2_ptsz",
    );
    match SYMBOL.get(&RUNTIME) {
        Ok(exported) => unsafe { exported(extSemArray, paramsArray, numExtSems, stream) }
        Err(missing) => missing.status(),
    }
}
