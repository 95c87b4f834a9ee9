//! Functions that are identical in all major versions (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Returns the element format, the extent in elements and the flags of a CUDA array.
///
/// `cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc *desc, cudaExtent *extent, unsigned int *flags, cudaArray_t array)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaArrayGetInfo))]
///
/// Returns `(cudaError_t, desc: cudaChannelFormatDesc, extent: cudaExtent, flags: unsigned int)`.
///
/// - `desc`, `extent`: out
/// - `flags`: out, flags: [`cudaArrayCubemap`], [`cudaArrayDefault`], [`cudaArrayDeferredMapping`], [`cudaArrayLayered`], [`cudaArraySparse`], [`cudaArraySurfaceLoadStore`], [`cudaArrayTextureGather`]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetInfo).
///
/// # Safety
///
/// `array`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaArrayGetInfo(
    array: cudaArray_t,
) -> (cudaError_t, cudaChannelFormatDesc, cudaExtent, u32) {
    let mut desc = output::Reserved::<cudaChannelFormatDesc>::new();
    let mut extent = output::Reserved::<cudaExtent>::new();
    let mut flags: u32 = output::zeroed();
    let returned = unsafe { sys::cudaArrayGetInfo(desc.slot(), extent.slot(), &mut flags, array) };
    (returned, desc.take(), extent.take(), flags)
}

/// Returns the size and alignment of the memory that a CUDA array with deferred mapping requires.
///
/// `cudaError_t cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaArrayGetMemoryRequirements))]
///
/// Returns `(cudaError_t, memoryRequirements: cudaArrayMemoryRequirements)`.
///
/// - `memoryRequirements`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetMemoryRequirements).
///
/// # Safety
///
/// `array`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaArrayGetMemoryRequirements(
    array: cudaArray_t,
    device: i32,
) -> (cudaError_t, cudaArrayMemoryRequirements) {
    let mut memoryRequirements = output::Reserved::<cudaArrayMemoryRequirements>::new();
    let returned = unsafe { sys::cudaArrayGetMemoryRequirements(memoryRequirements.slot(), array, device) };
    (returned, memoryRequirements.take())
}

/// Returns one plane of a CUDA array with a planar format, such as NV12, as a CUDA array.
///
/// `cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaArrayGetPlane))]
///
/// Returns `(cudaError_t, pPlaneArray: cudaArray_t)`.
///
/// - `pPlaneArray`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetPlane).
///
/// # Safety
///
/// `hArray`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaArrayGetPlane(
    hArray: cudaArray_t,
    planeIdx: u32,
) -> (cudaError_t, cudaArray_t) {
    let mut pPlaneArray: cudaArray_t = output::zeroed();
    let returned = unsafe { sys::cudaArrayGetPlane(&mut pPlaneArray, hArray, planeIdx) };
    (returned, pPlaneArray)
}

/// Returns the tile size and the mip tail of a sparse CUDA array.
///
/// `cudaError_t cudaArrayGetSparseProperties(cudaArraySparseProperties *sparseProperties, cudaArray_t array)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaArrayGetSparseProperties))]
///
/// Returns `(cudaError_t, sparseProperties: cudaArraySparseProperties)`.
///
/// - `sparseProperties`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetSparseProperties).
///
/// # Safety
///
/// `array`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaArrayGetSparseProperties(
    array: cudaArray_t,
) -> (cudaError_t, cudaArraySparseProperties) {
    let mut sparseProperties = output::Reserved::<cudaArraySparseProperties>::new();
    let returned = unsafe { sys::cudaArrayGetSparseProperties(sparseProperties.slot(), array) };
    (returned, sparseProperties.take())
}

/// Selects the device whose properties best match the requested ones.
///
/// `cudaError_t cudaChooseDevice(int *device, const cudaDeviceProp *prop)`
#[cfg_attr(doc, doc = forms!(runtime::cudaChooseDevice))]
///
/// Returns `(cudaError_t, device: int)`.
///
/// - `device`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaChooseDevice).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaChooseDevice(prop: &cudaDeviceProp) -> (cudaError_t, i32) {
    let mut device: i32 = output::zeroed();
    let returned = unsafe { sys::cudaChooseDevice(&mut device, core::ptr::from_ref(prop)) };
    (returned, device)
}

/// Creates an element format from the number of bits of x, y, z and w, and their type (signed, unsigned or float).
///
/// `cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f)`
#[cfg_attr(doc, doc = forms!(only runtime::cudaCreateChannelDesc))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaCreateChannelDesc).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cudaCreateChannelDesc(
    x: i32,
    y: i32,
    z: i32,
    w: i32,
    f: cudaChannelFormatKind,
) -> cudaChannelFormatDesc {
    unsafe { sys::cudaCreateChannelDesc(x, y, z, w, f) }
}

/// Creates a surface object, with which kernels read and write a CUDA array.
///
/// `cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const cudaResourceDesc *pResDesc)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaCreateSurfaceObject))]
///
/// Returns `(cudaError_t, pSurfObject: cudaSurfaceObject_t)`.
///
/// - `pSurfObject`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidChannelDescriptor`], [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaCreateSurfaceObject).
///
/// # Safety
///
/// Pointers, handles and lengths in `pResDesc` must stay valid as long as `pSurfObject` exists.
#[inline]
pub unsafe fn cudaCreateSurfaceObject(
    pResDesc: &cudaResourceDesc,
) -> (cudaError_t, cudaSurfaceObject_t) {
    let mut pSurfObject: cudaSurfaceObject_t = output::zeroed();
    let returned = unsafe { sys::cudaCreateSurfaceObject(&mut pSurfObject, core::ptr::from_ref(pResDesc)) };
    (returned, pSurfObject)
}

/// Creates a texture object from a resource and modes for addressing, filtering and reading.
///
/// `cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const cudaResourceDesc *pResDesc, const cudaTextureDesc *pTexDesc, const cudaResourceViewDesc *pResViewDesc)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaCreateTextureObject))]
///
/// Returns `(cudaError_t, pTexObject: cudaTextureObject_t)`.
///
/// - `pTexObject`: out
/// - `pResViewDesc`: in; `None` passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaCreateTextureObject).
///
/// # Safety
///
/// Pointers, handles and lengths in `pResDesc` must stay valid as long as `pTexObject` exists.
#[inline]
pub unsafe fn cudaCreateTextureObject(
    pResDesc: &cudaResourceDesc,
    pTexDesc: &cudaTextureDesc,
    pResViewDesc: Option<&cudaResourceViewDesc>,
) -> (cudaError_t, cudaTextureObject_t) {
    let mut pTexObject: cudaTextureObject_t = output::zeroed();
    let returned = unsafe { sys::cudaCreateTextureObject(
        &mut pTexObject, core::ptr::from_ref(pResDesc), core::ptr::from_ref(pTexDesc), args::option_ptr(pResViewDesc),
    ) };
    (returned, pTexObject)
}

/// Resets all persisting lines in the L2 cache of the current device to the normal state.
///
/// `cudaError_t cudaCtxResetPersistingL2Cache(void)`
#[cfg_attr(doc, doc = forms!(runtime::cudaCtxResetPersistingL2Cache))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaCtxResetPersistingL2Cache).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaCtxResetPersistingL2Cache() -> (cudaError_t,) {
    let returned = unsafe { sys::cudaCtxResetPersistingL2Cache() };
    (returned,)
}

/// Destroys imported memory; its mappings must be freed first.
///
/// `cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDestroyExternalMemory))]
///
/// - `extMem`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaDestroyExternalMemory).
///
/// # Safety
///
/// - `extMem`: a live handle that no other thread uses during the call.
/// - No thread may use `extMem`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaDestroyExternalMemory(extMem: cudaExternalMemory_t) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDestroyExternalMemory(extMem) };
    (returned,)
}

/// Destroys an imported semaphore; all work that uses it must be complete.
///
/// `cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDestroyExternalSemaphore))]
///
/// - `extSem`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaDestroyExternalSemaphore).
///
/// # Safety
///
/// - `extSem`: a live handle that no other thread uses during the call.
/// - No thread may use `extSem`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaDestroyExternalSemaphore(
    extSem: cudaExternalSemaphore_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDestroyExternalSemaphore(extSem) };
    (returned,)
}

/// Destroys a surface object, but not its array.
///
/// `cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDestroySurfaceObject))]
///
/// - `surfObject`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaDestroySurfaceObject).
///
/// # Safety
///
/// - `surfObject`: a live handle that no other thread uses during the call.
/// - No thread may use `surfObject`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaDestroySurfaceObject(
    surfObject: cudaSurfaceObject_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDestroySurfaceObject(surfObject) };
    (returned,)
}

/// Destroys a texture object, but not its resource.
///
/// `cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDestroyTextureObject))]
///
/// - `texObject`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaDestroyTextureObject).
///
/// # Safety
///
/// - `texObject`: a live handle that no other thread uses during the call.
/// - No thread may use `texObject`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaDestroyTextureObject(
    texObject: cudaTextureObject_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDestroyTextureObject(texObject) };
    (returned,)
}

/// Returns whether a device can directly access another device's memory.
///
/// `cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceCanAccessPeer))]
///
/// Returns `(cudaError_t, canAccessPeer: int)`.
///
/// - `canAccessPeer`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PEER.html#:~:text=cudaDeviceCanAccessPeer).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceCanAccessPeer(
    device: i32,
    peerDevice: i32,
) -> (cudaError_t, i32) {
    let mut canAccessPeer: i32 = output::zeroed();
    let returned = unsafe { sys::cudaDeviceCanAccessPeer(&mut canAccessPeer, device, peerDevice) };
    (returned, canAccessPeer)
}

/// Disables the current device's direct access to a peer device's memory.
///
/// `cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceDisablePeerAccess))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorPeerAccessNotEnabled`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PEER.html#:~:text=cudaDeviceDisablePeerAccess).
///
/// # Safety
///
/// Before the call, all work on the current device that uses memory of `peerDevice` must be complete.
#[inline]
pub unsafe fn cudaDeviceDisablePeerAccess(peerDevice: i32) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDeviceDisablePeerAccess(peerDevice) };
    (returned,)
}

/// Gives the current device direct access to a peer device's memory, but not vice versa.
///
/// `cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceEnablePeerAccess))]
///
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorPeerAccessAlreadyEnabled`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PEER.html#:~:text=cudaDeviceEnablePeerAccess).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceEnablePeerAccess(peerDevice: i32, flags: u32) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDeviceEnablePeerAccess(peerDevice, flags) };
    (returned,)
}

/// Blocks until all previous GPUDirect RDMA writes are visible in the given scope.
///
/// `cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget target, cudaFlushGPUDirectRDMAWritesScope scope)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceFlushGPUDirectRDMAWrites))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceFlushGPUDirectRDMAWrites).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget,
    scope: cudaFlushGPUDirectRDMAWritesScope,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDeviceFlushGPUDirectRDMAWrites(target, scope) };
    (returned,)
}

/// Returns the value of one device attribute, such as the number of multiprocessors.
///
/// `cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attr, int device)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetAttribute))]
///
/// Returns `(cudaError_t, value: int)`.
///
/// - `value`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetAttribute(
    attr: cudaDeviceAttr,
    device: i32,
) -> (cudaError_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::cudaDeviceGetAttribute(&mut value, attr, device) };
    (returned, value)
}

/// Returns the device at a PCI address, given as a string such as `0000:3b:00.0`.
///
/// `cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetByPCIBusId))]
///
/// Returns `(cudaError_t, device: int)`.
///
/// - `device`: out
/// - `pciBusId`: in, string
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetByPCIBusId).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetByPCIBusId(pciBusId: &CStr) -> (cudaError_t, i32) {
    let mut device: i32 = output::zeroed();
    let returned = unsafe { sys::cudaDeviceGetByPCIBusId(&mut device, pciBusId.as_ptr()) };
    (returned, device)
}

/// Returns the preferred split of on-chip memory between L1 and shared memory for the current device.
///
/// `cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *pCacheConfig)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetCacheConfig))]
///
/// Returns `(cudaError_t, pCacheConfig: cudaFuncCache)`.
///
/// - `pCacheConfig`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetCacheConfig).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetCacheConfig() -> (cudaError_t, cudaFuncCache) {
    let mut pCacheConfig: cudaFuncCache = output::zeroed();
    let returned = unsafe { sys::cudaDeviceGetCacheConfig(&mut pCacheConfig) };
    (returned, pCacheConfig)
}

/// Returns a device's default memory pool, which the driver created and which cannot be destroyed.
///
/// `cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetDefaultMemPool))]
///
/// Returns `(cudaError_t, memPool: cudaMemPool_t)`.
///
/// - `memPool`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetDefaultMemPool).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetDefaultMemPool(device: i32) -> (cudaError_t, cudaMemPool_t) {
    let mut memPool: cudaMemPool_t = output::zeroed();
    let returned = unsafe { sys::cudaDeviceGetDefaultMemPool(&mut memPool, device) };
    (returned, memPool)
}

/// Returns the amount of memory in bytes, current or peak, that graphs use or reserve on a device.
///
/// `cudaError_t cudaDeviceGetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetGraphMemAttribute))]
///
/// Returns `(cudaError_t, value: T)`.
///
/// - `value`: out, one value; `attr` selects the type: `cuuint64_t` for `cudaGraphMemAttrUsedMemCurrent`, `cudaGraphMemAttrUsedMemHigh`, `cudaGraphMemAttrReservedMemCurrent`, `cudaGraphMemAttrReservedMemHigh`
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaDeviceGetGraphMemAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetGraphMemAttribute<T: Output>(
    device: i32,
    attr: cudaGraphMemAttributeType,
) -> (cudaError_t, T) {
    if !value_size_cudaGraphMemAttributeType(attr).fits(size_of::<T>()) {
        refusal::refuse(
            "cudaDeviceGetGraphMemAttribute",
            "the size of a value of `value` differs from that of the type that `attr` selects",
        );
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut value = output::Reserved::<T>::new();
    let returned = unsafe { sys::cudaDeviceGetGraphMemAttribute(device, attr, value.slot().cast()) };
    (returned, value.take())
}

/// Returns one limit of the current device, such as the stack size of each device thread in bytes.
///
/// `cudaError_t cudaDeviceGetLimit(size_t *pValue, cudaLimit limit)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetLimit))]
///
/// Returns `(cudaError_t, pValue: size_t)`.
///
/// - `pValue`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnsupportedLimit`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetLimit).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetLimit(limit: cudaLimit) -> (cudaError_t, usize) {
    let mut pValue: usize = output::zeroed();
    let returned = unsafe { sys::cudaDeviceGetLimit(&mut pValue, limit) };
    (returned, pValue)
}

/// Returns a device's current memory pool, from which `cudaMallocAsync` allocates.
///
/// `cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetMemPool))]
///
/// Returns `(cudaError_t, memPool: cudaMemPool_t)`.
///
/// - `memPool`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetMemPool).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetMemPool(device: i32) -> (cudaError_t, cudaMemPool_t) {
    let mut memPool: cudaMemPool_t = output::zeroed();
    let returned = unsafe { sys::cudaDeviceGetMemPool(&mut memPool, device) };
    (returned, memPool)
}

/// Fills an NvSciSync attribute list with the attributes that a device needs to signal or wait on NvSciSync objects.
///
/// `cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetNvSciSyncAttributes))]
///
/// - `nvSciSyncAttrList`: in, an address, passed unchanged
/// - `flags`: in, flags: [`cudaNvSciSyncAttrSignal`], [`cudaNvSciSyncAttrWait`]
///
/// Documented errors: [`cudaError::cudaErrorDeviceUninitialized`], [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetNvSciSyncAttributes).
///
/// # Safety
///
/// `nvSciSyncAttrList`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cudaDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: *mut c_void,
    device: i32,
    flags: i32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, device, flags) };
    (returned,)
}

/// Returns one property of the link between two devices, such as its performance rank or support for atomics.
///
/// `cudaError_t cudaDeviceGetP2PAttribute(int *value, cudaDeviceP2PAttr attr, int srcDevice, int dstDevice)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetP2PAttribute))]
///
/// Returns `(cudaError_t, value: int)`.
///
/// - `value`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetP2PAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetP2PAttribute(
    attr: cudaDeviceP2PAttr,
    srcDevice: i32,
    dstDevice: i32,
) -> (cudaError_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::cudaDeviceGetP2PAttribute(&mut value, attr, srcDevice, dstDevice) };
    (returned, value)
}

/// Returns a device's PCI address, such as `0000:3b:00.0`.
///
/// `cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetPCIBusId))]
///
/// - `pciBusId`: out, a buffer for a string whose size in bytes is passed as `len`
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetPCIBusId).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetPCIBusId(pciBusId: &mut [u8], device: i32) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaDeviceGetPCIBusId(args::as_mut_ptr(pciBusId).cast(), args::count(pciBusId.len()), device)
    };
    (returned,)
}

/// Returns the bank width of shared memory on the current device.
///
/// `cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *pConfig)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetSharedMemConfig))]
///
/// Returns `(cudaError_t, pConfig: cudaSharedMemConfig)`.
///
/// - `pConfig`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE__DEPRECATED.html#:~:text=cudaDeviceGetSharedMemConfig).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaDeviceGetSharedMemConfig() -> (cudaError_t, cudaSharedMemConfig) {
    let mut pConfig: cudaSharedMemConfig = output::zeroed();
    let returned = unsafe { sys::cudaDeviceGetSharedMemConfig(&mut pConfig) };
    (returned, pConfig)
}

/// Returns the lowest and highest stream priorities; smaller numbers mean higher priorities.
///
/// `cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetStreamPriorityRange))]
///
/// Returns `(cudaError_t, leastPriority: int, greatestPriority: int)`.
///
/// - `leastPriority`, `greatestPriority`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetStreamPriorityRange).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetStreamPriorityRange() -> (cudaError_t, i32, i32) {
    let mut leastPriority: i32 = output::zeroed();
    let mut greatestPriority: i32 = output::zeroed();
    let returned = unsafe { sys::cudaDeviceGetStreamPriorityRange(&mut leastPriority, &mut greatestPriority) };
    (returned, leastPriority, greatestPriority)
}

/// Returns the maximum number of elements of a 1D texture in linear memory, for a given format.
///
/// `cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, const cudaChannelFormatDesc *fmtDesc, int device)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetTexture1DLinearMaxWidth))]
///
/// Returns `(cudaError_t, maxWidthInElements: size_t)`.
///
/// - `maxWidthInElements`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetTexture1DLinearMaxWidth).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetTexture1DLinearMaxWidth(
    fmtDesc: &cudaChannelFormatDesc,
    device: i32,
) -> (cudaError_t, usize) {
    let mut maxWidthInElements: usize = output::zeroed();
    let returned = unsafe {
        sys::cudaDeviceGetTexture1DLinearMaxWidth(&mut maxWidthInElements, core::ptr::from_ref(fmtDesc), device)
    };
    (returned, maxWidthInElements)
}

/// Releases a device's unused memory that is reserved for graphs to the operating system.
///
/// `cudaError_t cudaDeviceGraphMemTrim(int device)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGraphMemTrim))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaDeviceGraphMemTrim).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGraphMemTrim(device: i32) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDeviceGraphMemTrim(device) };
    (returned,)
}

/// Registers a callback for asynchronous notifications from a device, for example if memory use exceeds a budget.
///
/// `cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void *userData, cudaAsyncCallbackHandle_t *callback)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceRegisterAsyncNotification))]
///
/// Returns `(cudaError_t, callback: cudaAsyncCallbackHandle_t)`.
///
/// - `callbackFunc`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
/// - `callback`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotPermitted`], [`cudaError::cudaErrorNotSupported`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceRegisterAsyncNotification).
///
/// # Safety
///
/// `callbackFunc` may be called with `userData` until `cudaDeviceUnregisterAsyncNotification` is called, on any thread: it must not unwind. `userData` must live as long as `callbackFunc` may be called.
#[inline]
pub unsafe fn cudaDeviceRegisterAsyncNotification(
    device: i32,
    callbackFunc: cudaAsyncCallback,
    userData: *mut c_void,
) -> (cudaError_t, cudaAsyncCallbackHandle_t) {
    let mut callback: cudaAsyncCallbackHandle_t = output::zeroed();
    let returned = unsafe { sys::cudaDeviceRegisterAsyncNotification(device, callbackFunc, userData, &mut callback) };
    (returned, callback)
}

/// Destroys all allocations and state of this process on the current device.
///
/// `cudaError_t cudaDeviceReset(void)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceReset))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceReset).
///
/// # Safety
///
/// Nothing in the process may use objects of the device's primary context during or after the call. Library handles that were created in it must be destroyed first, because destroying one uses the context.
#[inline]
pub unsafe fn cudaDeviceReset() -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDeviceReset() };
    (returned,)
}

/// Sets the preferred split of on-chip memory between L1 and shared memory for the current device.
///
/// `cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache cacheConfig)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceSetCacheConfig))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetCacheConfig).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDeviceSetCacheConfig(cacheConfig) };
    (returned,)
}

/// Resets a high-water mark of graph memory on a device.
///
/// `cudaError_t cudaDeviceSetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceSetGraphMemAttribute))]
///
/// - `value`: in, one value; `attr` selects the type: `cuuint64_t` for `cudaGraphMemAttrUsedMemCurrent`, `cudaGraphMemAttrUsedMemHigh`, `cudaGraphMemAttrReservedMemCurrent`, `cudaGraphMemAttrReservedMemHigh`
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaDeviceSetGraphMemAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceSetGraphMemAttribute<T: Input>(
    device: i32,
    attr: cudaGraphMemAttributeType,
    value: &T,
) -> (cudaError_t,) {
    if !value_size_cudaGraphMemAttributeType(attr).fits(size_of::<T>()) {
        refusal::refuse(
            "cudaDeviceSetGraphMemAttribute",
            "the size of a value of `value` differs from that of the type that `attr` selects",
        );
        return (cudaError_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe {
        sys::cudaDeviceSetGraphMemAttribute(device, attr, core::ptr::from_ref(value).cast_mut().cast())
    };
    (returned,)
}

/// Requests a new limit for the current device; the driver may round or clamp the value.
///
/// `cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceSetLimit))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`], [`cudaError::cudaErrorUnsupportedLimit`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetLimit).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceSetLimit(limit: cudaLimit, value: usize) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDeviceSetLimit(limit, value) };
    (returned,)
}

/// Sets a device's current memory pool, from which later `cudaMallocAsync` calls allocate.
///
/// `cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaDeviceSetMemPool))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetMemPool).
///
/// # Safety
///
/// `memPool`: a live handle.
#[inline]
pub unsafe fn cudaDeviceSetMemPool(
    device: i32,
    memPool: cudaMemPool_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDeviceSetMemPool(device, memPool) };
    (returned,)
}

/// Sets the bank width of shared memory on the current device, if the device supports it.
///
/// `cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceSetSharedMemConfig))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE__DEPRECATED.html#:~:text=cudaDeviceSetSharedMemConfig).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaDeviceSetSharedMemConfig(
    config: cudaSharedMemConfig,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDeviceSetSharedMemConfig(config) };
    (returned,)
}

/// Unregisters a callback for asynchronous notifications from a device.
///
/// `cudaError_t cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceUnregisterAsyncNotification))]
///
/// - `callback`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotPermitted`], [`cudaError::cudaErrorNotSupported`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceUnregisterAsyncNotification).
///
/// # Safety
///
/// - `callback`: a live handle.
/// - No thread may use `callback`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaDeviceUnregisterAsyncNotification(
    device: i32,
    callback: cudaAsyncCallbackHandle_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDeviceUnregisterAsyncNotification(device, callback) };
    (returned,)
}

/// Returns the newest CUDA version that the installed driver supports, as 1000·major + 10·minor.
///
/// `cudaError_t cudaDriverGetVersion(int *driverVersion)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDriverGetVersion))]
///
/// Returns `(cudaError_t, driverVersion: int)`.
///
/// - `driverVersion`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART____VERSION.html#:~:text=cudaDriverGetVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDriverGetVersion() -> (cudaError_t, i32) {
    let mut driverVersion: i32 = output::zeroed();
    let returned = unsafe { sys::cudaDriverGetVersion(&mut driverVersion) };
    (returned, driverVersion)
}

/// Acquires the next frame of an EGL stream; waits up to a timeout in microseconds.
///
/// `cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)`
#[cfg_attr(doc, doc = forms!(runtime::cudaEGLStreamConsumerAcquireFrame))]
///
/// - `conn`, `pCudaResource`: read and updated in place
/// - `pStream`: in; `None` passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLaunchTimeout`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_egl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerAcquireFrame).
///
/// # Safety
///
/// - `conn`, `pStream`: live handles.
/// - `pCudaResource`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaEGLStreamConsumerAcquireFrame(
    conn: &mut cudaEglStreamConnection,
    pCudaResource: &mut cudaGraphicsResource_t,
    pStream: Option<&cudaStream_t>,
    timeout: u32,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaEGLStreamConsumerAcquireFrame(conn, pCudaResource, args::option_ptr(pStream).cast_mut(), timeout)
    };
    (returned,)
}

/// Makes CUDA the consumer of an EGL stream's frames.
///
/// `cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)`
#[cfg_attr(doc, doc = forms!(runtime::cudaEGLStreamConsumerConnect))]
///
/// Returns `(cudaError_t, conn: cudaEglStreamConnection)`.
///
/// - `conn`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_egl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerConnect).
///
/// # Safety
///
/// `eglStream`: a live handle.
#[inline]
pub unsafe fn cudaEGLStreamConsumerConnect(
    eglStream: driver::EGLStreamKHR,
) -> (cudaError_t, cudaEglStreamConnection) {
    let mut conn: cudaEglStreamConnection = output::zeroed();
    let returned = unsafe { sys::cudaEGLStreamConsumerConnect(&mut conn, eglStream) };
    (returned, conn)
}

/// Makes CUDA the consumer of an EGL stream's frames; flags specify the memory location of the frames.
///
/// `cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaEGLStreamConsumerConnectWithFlags))]
///
/// Returns `(cudaError_t, conn: cudaEglStreamConnection)`.
///
/// - `conn`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_egl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerConnectWithFlags).
///
/// # Safety
///
/// `eglStream`: a live handle.
#[inline]
pub unsafe fn cudaEGLStreamConsumerConnectWithFlags(
    eglStream: driver::EGLStreamKHR,
    flags: cudaEglResourceLocationFlags,
) -> (cudaError_t, cudaEglStreamConnection) {
    let mut conn: cudaEglStreamConnection = output::zeroed();
    let returned = unsafe { sys::cudaEGLStreamConsumerConnectWithFlags(&mut conn, eglStream, flags.bits()) };
    (returned, conn)
}

/// Disconnects CUDA as the consumer of an EGL stream.
///
/// `cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)`
#[cfg_attr(doc, doc = forms!(runtime::cudaEGLStreamConsumerDisconnect))]
///
/// - `conn`: read and updated in place
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_egl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerDisconnect).
///
/// # Safety
///
/// `conn`: a live handle.
#[inline]
pub unsafe fn cudaEGLStreamConsumerDisconnect(
    conn: &mut cudaEglStreamConnection,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaEGLStreamConsumerDisconnect(conn) };
    (returned,)
}

/// Gives a frame back to the EGL stream from which it was acquired.
///
/// `cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaEGLStreamConsumerReleaseFrame))]
///
/// - `conn`: read and updated in place
/// - `pStream`: in; `None` passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_egl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerReleaseFrame).
///
/// # Safety
///
/// - `conn`, `pStream`: live handles.
/// - `pCudaResource`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaEGLStreamConsumerReleaseFrame(
    conn: &mut cudaEglStreamConnection,
    pCudaResource: cudaGraphicsResource_t,
    pStream: Option<&cudaStream_t>,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaEGLStreamConsumerReleaseFrame(conn, pCudaResource, args::option_ptr(pStream).cast_mut())
    };
    (returned,)
}

/// Makes CUDA the producer of an EGL stream's frames of a given size.
///
/// `cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width, EGLint height)`
#[cfg_attr(doc, doc = forms!(runtime::cudaEGLStreamProducerConnect))]
///
/// Returns `(cudaError_t, conn: cudaEglStreamConnection)`.
///
/// - `conn`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_egl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerConnect).
///
/// # Safety
///
/// `eglStream`: a live handle.
#[inline]
pub unsafe fn cudaEGLStreamProducerConnect(
    eglStream: driver::EGLStreamKHR,
    width: driver::EGLint,
    height: driver::EGLint,
) -> (cudaError_t, cudaEglStreamConnection) {
    let mut conn: cudaEglStreamConnection = output::zeroed();
    let returned = unsafe { sys::cudaEGLStreamProducerConnect(&mut conn, eglStream, width, height) };
    (returned, conn)
}

/// Disconnects CUDA as the producer of an EGL stream.
///
/// `cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)`
#[cfg_attr(doc, doc = forms!(runtime::cudaEGLStreamProducerDisconnect))]
///
/// - `conn`: read and updated in place
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_egl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerDisconnect).
///
/// # Safety
///
/// `conn`: a live handle.
#[inline]
pub unsafe fn cudaEGLStreamProducerDisconnect(
    conn: &mut cudaEglStreamConnection,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaEGLStreamProducerDisconnect(conn) };
    (returned,)
}

/// Passes a frame to the consumer of an EGL stream, in stream order.
///
/// `cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn, cudaEglFrame eglframe, cudaStream_t *pStream)`
#[cfg_attr(doc, doc = forms!(runtime::cudaEGLStreamProducerPresentFrame))]
///
/// - `conn`: read and updated in place
/// - `pStream`: in; `None` passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_egl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerPresentFrame).
///
/// # Safety
///
/// - `conn`, `pStream`: live handles.
/// - Pointers, handles and lengths in `eglframe` must be valid.
#[inline]
pub unsafe fn cudaEGLStreamProducerPresentFrame(
    conn: &mut cudaEglStreamConnection,
    eglframe: cudaEglFrame,
    pStream: Option<&cudaStream_t>,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaEGLStreamProducerPresentFrame(conn, eglframe, args::option_ptr(pStream).cast_mut())
    };
    (returned,)
}

/// Retrieves, for the producer of an EGL stream, a frame that the consumer has released.
///
/// `cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn, cudaEglFrame *eglframe, cudaStream_t *pStream)`
#[cfg_attr(doc, doc = forms!(runtime::cudaEGLStreamProducerReturnFrame))]
///
/// - `conn`, `eglframe`: read and updated in place
/// - `pStream`: in; `None` passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLaunchTimeout`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_egl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerReturnFrame).
///
/// # Safety
///
/// - `conn`, `pStream`: live handles.
/// - Pointers, handles and lengths in `eglframe` must be valid.
#[inline]
pub unsafe fn cudaEGLStreamProducerReturnFrame(
    conn: &mut cudaEglStreamConnection,
    eglframe: &mut cudaEglFrame,
    pStream: Option<&cudaStream_t>,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaEGLStreamProducerReturnFrame(conn, eglframe, args::option_ptr(pStream).cast_mut())
    };
    (returned,)
}

/// Creates an event on the current device, with timing enabled.
///
/// `cudaError_t cudaEventCreate(cudaEvent_t *event)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaEventCreate))]
///
/// Returns `(cudaError_t, event: cudaEvent_t)`.
///
/// - `event`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLaunchFailure`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaEventCreate() -> (cudaError_t, cudaEvent_t) {
    let mut event: cudaEvent_t = output::zeroed();
    let returned = unsafe { sys::cudaEventCreate(&mut event) };
    (returned, event)
}

/// Creates an event from an EGL sync object, so that streams can wait for it.
///
/// `cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaEventCreateFromEGLSync))]
///
/// Returns `(cudaError_t, phEvent: cudaEvent_t)`.
///
/// - `phEvent`: out
/// - `flags`: in, flags: [`cudaEventBlockingSync`], [`cudaEventDefault`]
///
/// Documented errors: [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLaunchFailure`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_egl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEventCreateFromEGLSync).
///
/// # Safety
///
/// `eglSync`: a live handle.
#[inline]
pub unsafe fn cudaEventCreateFromEGLSync(
    eglSync: driver::EGLSyncKHR,
    flags: u32,
) -> (cudaError_t, cudaEvent_t) {
    let mut phEvent: cudaEvent_t = output::zeroed();
    let returned = unsafe { sys::cudaEventCreateFromEGLSync(&mut phEvent, eglSync, flags) };
    (returned, phEvent)
}

/// Creates an event on the current device; flags disable timing or allow interprocess use.
///
/// `cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaEventCreateWithFlags))]
///
/// Returns `(cudaError_t, event: cudaEvent_t)`.
///
/// - `event`: out
/// - `flags`: in, flags: [`cudaEventBlockingSync`], [`cudaEventDefault`], [`cudaEventDisableTiming`], [`cudaEventInterprocess`]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLaunchFailure`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventCreateWithFlags).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaEventCreateWithFlags(flags: u32) -> (cudaError_t, cudaEvent_t) {
    let mut event: cudaEvent_t = output::zeroed();
    let returned = unsafe { sys::cudaEventCreateWithFlags(&mut event, flags) };
    (returned, event)
}

/// Destroys an event, even if it has not completed yet.
///
/// `cudaError_t cudaEventDestroy(cudaEvent_t event)`
#[cfg_attr(doc, doc = forms!(runtime::cudaEventDestroy))]
///
/// - `event`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLaunchFailure`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventDestroy).
///
/// # Safety
///
/// - `event`: a live handle.
/// - No thread may use `event`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaEventDestroy(event: cudaEvent_t) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaEventDestroy(event) };
    (returned,)
}

/// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
///
/// `cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaEventElapsedTime))]
///
/// Returns `(cudaError_t, ms: float)`.
///
/// - `ms`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLaunchFailure`], [`cudaError::cudaErrorNotReady`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventElapsedTime).
///
/// # Safety
///
/// `start`, `end`: live handles.
#[inline]
pub unsafe fn cudaEventElapsedTime(
    start: cudaEvent_t,
    end: cudaEvent_t,
) -> (cudaError_t, f32) {
    let mut ms: f32 = output::zeroed();
    let returned = unsafe { sys::cudaEventElapsedTime(&mut ms, start, end) };
    (returned, ms)
}

/// Checks without blocking whether an event has completed (if not, `cudaErrorNotReady`).
///
/// `cudaError_t cudaEventQuery(cudaEvent_t event)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaEventQuery))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLaunchFailure`], [`cudaError::cudaErrorNotReady`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventQuery).
///
/// # Safety
///
/// `event`: a live handle.
#[inline]
pub unsafe fn cudaEventQuery(event: cudaEvent_t) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaEventQuery(event) };
    (returned,)
}

/// Records an event that completes when all work submitted to a stream so far is complete.
///
/// `cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaEventRecord))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLaunchFailure`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventRecord).
///
/// # Safety
///
/// - `event`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cudaEventRecord(
    event: cudaEvent_t,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaEventRecord(event, stream) };
    (returned,)
}

/// Records an event in a stream with flags; during capture, a flag adds the event to the graph as a node.
///
/// `cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaEventRecordWithFlags))]
///
/// - `flags`: in, flags: [`cudaEventRecordDefault`], [`cudaEventRecordExternal`]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventRecordWithFlags).
///
/// # Safety
///
/// - `event`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cudaEventRecordWithFlags(
    event: cudaEvent_t,
    stream: cudaStream_t,
    flags: u32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaEventRecordWithFlags(event, stream, flags) };
    (returned,)
}

/// Blocks until an event has completed.
///
/// `cudaError_t cudaEventSynchronize(cudaEvent_t event)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaEventSynchronize))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLaunchFailure`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventSynchronize).
///
/// # Safety
///
/// `event`: a live handle.
#[inline]
pub unsafe fn cudaEventSynchronize(event: cudaEvent_t) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaEventSynchronize(event) };
    (returned,)
}

/// Maps a range of imported memory as device memory.
///
/// `cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem, const cudaExternalMemoryBufferDesc *bufferDesc)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaExternalMemoryGetMappedBuffer))]
///
/// Returns `(cudaError_t, devPtr: void *)`.
///
/// - `devPtr`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaExternalMemoryGetMappedBuffer).
///
/// # Safety
///
/// `extMem`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaExternalMemoryGetMappedBuffer(
    extMem: cudaExternalMemory_t,
    bufferDesc: &cudaExternalMemoryBufferDesc,
) -> (cudaError_t, *mut c_void) {
    let mut devPtr: *mut c_void = output::zeroed();
    let returned = unsafe {
        sys::cudaExternalMemoryGetMappedBuffer(&mut devPtr, extMem, core::ptr::from_ref(bufferDesc))
    };
    (returned, devPtr)
}

/// Maps imported memory as a mipmapped CUDA array.
///
/// `cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem, const cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaExternalMemoryGetMappedMipmappedArray))]
///
/// Returns `(cudaError_t, mipmap: cudaMipmappedArray_t)`.
///
/// - `mipmap`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaExternalMemoryGetMappedMipmappedArray).
///
/// # Safety
///
/// `extMem`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaExternalMemoryGetMappedMipmappedArray(
    extMem: cudaExternalMemory_t,
    mipmapDesc: &cudaExternalMemoryMipmappedArrayDesc,
) -> (cudaError_t, cudaMipmappedArray_t) {
    let mut mipmap: cudaMipmappedArray_t = output::zeroed();
    let returned = unsafe {
        sys::cudaExternalMemoryGetMappedMipmappedArray(&mut mipmap, extMem, core::ptr::from_ref(mipmapDesc))
    };
    (returned, mipmap)
}

/// Frees device or managed memory; does nothing for null.
///
/// `cudaError_t cudaFree(void *devPtr)`
#[cfg_attr(doc, doc = forms!(runtime::cudaFree))]
///
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFree).
///
/// # Safety
///
/// `devPtr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cudaFree(devPtr: *mut c_void) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaFree(devPtr) };
    (returned,)
}

/// Destroys a CUDA array that was created with `cudaMallocArray` or `cudaMalloc3DArray`.
///
/// `cudaError_t cudaFreeArray(cudaArray_t array)`
#[cfg_attr(doc, doc = forms!(runtime::cudaFreeArray))]
///
/// - `array`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFreeArray).
///
/// # Safety
///
/// - `array`: a live handle that no other thread uses during the call.
/// - No thread may use `array`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaFreeArray(array: cudaArray_t) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaFreeArray(array) };
    (returned,)
}

/// Frees memory in stream order, after earlier work in the stream has finished.
///
/// `cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaFreeAsync))]
///
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaFreeAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `devPtr` must come from the function that creates, allocates or registers it; all uses must precede this call in the order of `hStream`.
#[inline]
pub unsafe fn cudaFreeAsync(
    devPtr: *mut c_void,
    hStream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaFreeAsync(devPtr, hStream) };
    (returned,)
}

/// Frees page-locked memory that was allocated with `cudaMallocHost` or `cudaHostAlloc`.
///
/// `cudaError_t cudaFreeHost(void *ptr)`
#[cfg_attr(doc, doc = forms!(runtime::cudaFreeHost))]
///
/// - `ptr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFreeHost).
///
/// # Safety
///
/// `ptr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cudaFreeHost(ptr: *mut c_void) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaFreeHost(ptr) };
    (returned,)
}

/// Destroys a mipmapped CUDA array, including all levels.
///
/// `cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)`
#[cfg_attr(doc, doc = forms!(runtime::cudaFreeMipmappedArray))]
///
/// - `mipmappedArray`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFreeMipmappedArray).
///
/// # Safety
///
/// - `mipmappedArray`: a live handle that no other thread uses during the call.
/// - No thread may use `mipmappedArray`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaFreeMipmappedArray(
    mipmappedArray: cudaMipmappedArray_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaFreeMipmappedArray(mipmappedArray) };
    (returned,)
}

/// Returns the attributes of a kernel, such as its register count, memory use and PTX version.
///
/// `cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attr, const void *func)`
#[cfg_attr(doc, doc = forms!(runtime::cudaFuncGetAttributes))]
///
/// Returns `(cudaError_t, attr: cudaFuncAttributes)`.
///
/// - `attr`: out
/// - `func`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDeviceFunction`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetAttributes).
///
/// # Safety
///
/// `func`: a live handle.
#[inline]
pub unsafe fn cudaFuncGetAttributes(
    func: *const c_void,
) -> (cudaError_t, cudaFuncAttributes) {
    let mut attr = output::Reserved::<cudaFuncAttributes>::new();
    let returned = unsafe { sys::cudaFuncGetAttributes(attr.slot(), func) };
    (returned, attr.take())
}

/// Returns a kernel's mangled name.
///
/// `cudaError_t cudaFuncGetName(const char **name, const void *func)`
#[cfg_attr(doc, doc = forms!(runtime::cudaFuncGetName))]
///
/// Returns `(cudaError_t, name: const char *)`.
///
/// - `name`: out
/// - `func`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetName).
///
/// # Safety
///
/// - `func`: a live handle.
/// - `name` points to memory of the library, valid as long as `func` exists.
#[inline]
pub unsafe fn cudaFuncGetName(
    func: *const c_void,
) -> (cudaError_t, *const core::ffi::c_char) {
    let mut name: *const core::ffi::c_char = output::zeroed();
    let returned = unsafe { sys::cudaFuncGetName(&mut name, func) };
    (returned, name)
}

/// Returns the offset and size in bytes of one of a kernel's parameters.
///
/// `cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)`
#[cfg_attr(doc, doc = forms!(runtime::cudaFuncGetParamInfo))]
///
/// Returns `(cudaError_t, paramOffset: size_t, paramSize: size_t)`.
///
/// - `func`: in, an address, passed unchanged
/// - `paramOffset`, `paramSize`: out
///
/// In `cuda_runtime_api.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetParamInfo).
///
/// # Safety
///
/// `func`: a live handle.
#[inline]
pub unsafe fn cudaFuncGetParamInfo(
    func: *const c_void,
    paramIndex: usize,
) -> (cudaError_t, usize, usize) {
    let mut paramOffset: usize = output::zeroed();
    let mut paramSize: usize = output::zeroed();
    let returned = unsafe { sys::cudaFuncGetParamInfo(func, paramIndex, &mut paramOffset, &mut paramSize) };
    (returned, paramOffset, paramSize)
}

/// Sets an attribute of a kernel, such as the limit on dynamic shared memory.
///
/// `cudaError_t cudaFuncSetAttribute(const void *func, cudaFuncAttribute attr, int value)`
#[cfg_attr(doc, doc = forms!(runtime::cudaFuncSetAttribute))]
///
/// - `func`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncSetAttribute).
///
/// # Safety
///
/// `func`: a live handle.
#[inline]
pub unsafe fn cudaFuncSetAttribute(
    func: *const c_void,
    attr: cudaFuncAttribute,
    value: i32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaFuncSetAttribute(func, attr, value) };
    (returned,)
}

/// Sets the preferred split of on-chip memory between L1 and shared memory for a kernel.
///
/// `cudaError_t cudaFuncSetCacheConfig(const void *func, cudaFuncCache cacheConfig)`
#[cfg_attr(doc, doc = forms!(runtime::cudaFuncSetCacheConfig))]
///
/// - `func`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDeviceFunction`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncSetCacheConfig).
///
/// # Safety
///
/// `func`: a live handle.
#[inline]
pub unsafe fn cudaFuncSetCacheConfig(
    func: *const c_void,
    cacheConfig: cudaFuncCache,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaFuncSetCacheConfig(func, cacheConfig) };
    (returned,)
}

/// Sets the bank width of shared memory for launches of a kernel.
///
/// `cudaError_t cudaFuncSetSharedMemConfig(const void *func, cudaSharedMemConfig config)`
#[cfg_attr(doc, doc = forms!(runtime::cudaFuncSetSharedMemConfig))]
///
/// - `func`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__DEPRECATED.html#:~:text=cudaFuncSetSharedMemConfig).
///
/// # Safety
///
/// `func`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaFuncSetSharedMemConfig(
    func: *const c_void,
    config: cudaSharedMemConfig,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaFuncSetSharedMemConfig(func, config) };
    (returned,)
}

/// Lists the CUDA devices on which the current OpenGL context renders.
///
/// `cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount, cudaGLDeviceList deviceList)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGLGetDevices))]
///
/// Returns `(cudaError_t, pCudaDeviceCount: unsigned int)`.
///
/// - `pCudaDeviceCount`: out
/// - `pCudaDevices`: out, array, whose length is passed as `cudaDeviceCount`
///
/// Documented errors: [`cudaError::cudaErrorInvalidGraphicsContext`], [`cudaError::cudaErrorNoDevice`], [`cudaError::cudaErrorOperatingSystem`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_gl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL.html#:~:text=cudaGLGetDevices).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaGLGetDevices(
    pCudaDevices: &mut [i32],
    deviceList: cudaGLDeviceList,
) -> (cudaError_t, u32) {
    let mut pCudaDeviceCount: u32 = output::zeroed();
    let returned = unsafe { sys::cudaGLGetDevices(
        &mut pCudaDeviceCount, args::as_mut_ptr(pCudaDevices), args::count(pCudaDevices.len()), deviceList,
    ) };
    (returned, pCudaDeviceCount)
}

/// Maps a shared OpenGL buffer and returns its device address and size in bytes.
///
/// `cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGLMapBufferObject))]
///
/// Returns `(cudaError_t, devPtr: void *)`.
///
/// - `devPtr`: out
///
/// Documented errors: [`cudaError::cudaErrorMapBufferObjectFailed`].
///
/// In `cuda_gl_interop.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLMapBufferObject).
///
/// # Safety
///
/// OpenGL must not use the buffer until it is unmapped.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaGLMapBufferObject(
    bufObj: driver::GLuint,
) -> (cudaError_t, *mut c_void) {
    let mut devPtr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaGLMapBufferObject(&mut devPtr, bufObj) };
    (returned, devPtr)
}

/// Maps a shared OpenGL buffer in stream order and returns its device address and size in bytes.
///
/// `cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGLMapBufferObjectAsync))]
///
/// Returns `(cudaError_t, devPtr: void *)`.
///
/// - `devPtr`: out
///
/// Documented errors: [`cudaError::cudaErrorMapBufferObjectFailed`].
///
/// In `cuda_gl_interop.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLMapBufferObjectAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - OpenGL must not use the buffer until it is unmapped.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaGLMapBufferObjectAsync(
    bufObj: driver::GLuint,
    stream: cudaStream_t,
) -> (cudaError_t, *mut c_void) {
    let mut devPtr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaGLMapBufferObjectAsync(&mut devPtr, bufObj, stream) };
    (returned, devPtr)
}

/// Shares an OpenGL buffer with CUDA (superseded by `cudaGraphicsGLRegisterBuffer`).
///
/// `cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGLRegisterBufferObject))]
///
/// Documented errors: [`cudaError::cudaErrorInitializationError`].
///
/// In `cuda_gl_interop.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLRegisterBufferObject).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaGLRegisterBufferObject(bufObj: driver::GLuint) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGLRegisterBufferObject(bufObj) };
    (returned,)
}

/// Specifies how CUDA will use an OpenGL buffer while it is mapped.
///
/// `cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGLSetBufferObjectMapFlags))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_gl_interop.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLSetBufferObjectMapFlags).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaGLSetBufferObjectMapFlags(
    bufObj: driver::GLuint,
    flags: cudaGLMapFlags,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGLSetBufferObjectMapFlags(bufObj, flags.bits()) };
    (returned,)
}

/// Makes a device current for use with OpenGL (superseded by `cudaSetDevice`).
///
/// `cudaError_t cudaGLSetGLDevice(int device)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGLSetGLDevice))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorSetOnActiveProcess`].
///
/// In `cuda_gl_interop.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLSetGLDevice).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaGLSetGLDevice(device: i32) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGLSetGLDevice(device) };
    (returned,)
}

/// Unmaps a buffer, so that OpenGL can use it again.
///
/// `cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGLUnmapBufferObject))]
///
/// Documented errors: [`cudaError::cudaErrorUnmapBufferObjectFailed`].
///
/// In `cuda_gl_interop.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnmapBufferObject).
///
/// # Safety
///
/// No thread may use the mapped or bound memory that `bufObj` specifies, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaGLUnmapBufferObject(bufObj: driver::GLuint) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGLUnmapBufferObject(bufObj) };
    (returned,)
}

/// Unmaps a buffer in stream order, so that OpenGL can use it again.
///
/// `cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGLUnmapBufferObjectAsync))]
///
/// Documented errors: [`cudaError::cudaErrorUnmapBufferObjectFailed`].
///
/// In `cuda_gl_interop.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnmapBufferObjectAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - No thread may use the mapped or bound memory that `bufObj` specifies, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaGLUnmapBufferObjectAsync(
    bufObj: driver::GLuint,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGLUnmapBufferObjectAsync(bufObj, stream) };
    (returned,)
}

/// Ends CUDA's use of an OpenGL buffer.
///
/// `cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGLUnregisterBufferObject))]
///
/// In `cuda_gl_interop.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnregisterBufferObject).
///
/// # Safety
///
/// `bufObj` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaGLUnregisterBufferObject(bufObj: driver::GLuint) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGLUnregisterBufferObject(bufObj) };
    (returned,)
}

/// Returns the element format of a CUDA array.
///
/// `cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc *desc, cudaArray_const_t array)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGetChannelDesc))]
///
/// Returns `(cudaError_t, desc: cudaChannelFormatDesc)`.
///
/// - `desc`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetChannelDesc).
///
/// # Safety
///
/// `array`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGetChannelDesc(
    array: cudaArray_const_t,
) -> (cudaError_t, cudaChannelFormatDesc) {
    let mut desc = output::Reserved::<cudaChannelFormatDesc>::new();
    let returned = unsafe { sys::cudaGetChannelDesc(desc.slot(), array) };
    (returned, desc.take())
}

/// Returns the current device of the calling thread.
///
/// `cudaError_t cudaGetDevice(int *device)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGetDevice))]
///
/// Returns `(cudaError_t, device: int)`.
///
/// - `device`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDevice).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaGetDevice() -> (cudaError_t, i32) {
    let mut device: i32 = output::zeroed();
    let returned = unsafe { sys::cudaGetDevice(&mut device) };
    (returned, device)
}

/// Returns the number of CUDA devices that this process can see (`CUDA_VISIBLE_DEVICES` limits them).
///
/// `cudaError_t cudaGetDeviceCount(int *count)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGetDeviceCount))]
///
/// Returns `(cudaError_t, count: int)`.
///
/// - `count`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceCount).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaGetDeviceCount() -> (cudaError_t, i32) {
    let mut count: i32 = output::zeroed();
    let returned = unsafe { sys::cudaGetDeviceCount(&mut count) };
    (returned, count)
}

/// Returns the flags of the current device, which specify, for example, how the CPU waits for the GPU.
///
/// `cudaError_t cudaGetDeviceFlags(unsigned int *flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGetDeviceFlags))]
///
/// Returns `(cudaError_t, flags: unsigned int)`.
///
/// - `flags`: out, flags: [`cudaDeviceLmemResizeToMax`], [`cudaDeviceMapHost`], [`cudaDeviceScheduleAuto`], [`cudaDeviceScheduleBlockingSync`], [`cudaDeviceScheduleSpin`], [`cudaDeviceScheduleYield`], [`cudaDeviceSyncMemops`]
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceFlags).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaGetDeviceFlags() -> (cudaError_t, u32) {
    let mut flags: u32 = output::zeroed();
    let returned = unsafe { sys::cudaGetDeviceFlags(&mut flags) };
    (returned, flags)
}

/// Looks up the address of a driver function by name, in the revision for a given CUDA version.
///
/// `cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr, unsigned int cudaVersion, unsigned long long flags, cudaDriverEntryPointQueryResult *driverStatus)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGetDriverEntryPointByVersion))]
///
/// Returns `(cudaError_t, funcPtr: void *, driverStatus: cudaDriverEntryPointQueryResult)`.
///
/// - `symbol`: in, string
/// - `funcPtr`, `driverStatus`: out
///
/// In `cuda_runtime_api.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPointByVersion).
///
/// # Safety
///
/// `funcPtr` points to memory of the library, valid as long as the process runs.
#[inline]
pub unsafe fn cudaGetDriverEntryPointByVersion(
    symbol: &CStr,
    cudaVersion: u32,
    flags: cudaGetDriverEntryPointFlags,
) -> (cudaError_t, *mut c_void, cudaDriverEntryPointQueryResult) {
    let mut funcPtr: *mut c_void = output::zeroed();
    let mut driverStatus: cudaDriverEntryPointQueryResult = output::zeroed();
    let returned = unsafe { sys::cudaGetDriverEntryPointByVersion(
        symbol.as_ptr(), &mut funcPtr, cudaVersion, flag_set::integer(flags.bits()), &mut driverStatus,
    ) };
    (returned, funcPtr, driverStatus)
}

/// Returns the name of an error code, such as `cudaErrorInvalidValue`.
///
/// `const char *cudaGetErrorName(cudaError_t error)`
#[cfg_attr(doc, doc = forms!(only runtime::cudaGetErrorName))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaGetErrorName).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cudaGetErrorName(error: cudaError_t) -> Option<&'static CStr> {
    unsafe { support::text(sys::cudaGetErrorName(error)) }
}

/// Returns the English description of an error code.
///
/// `const char *cudaGetErrorString(cudaError_t error)`
#[cfg_attr(doc, doc = forms!(only runtime::cudaGetErrorString))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaGetErrorString).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cudaGetErrorString(error: cudaError_t) -> Option<&'static CStr> {
    unsafe { support::text(sys::cudaGetErrorString(error)) }
}

/// Looks up a table of internal functions by its UUID; these functions are undocumented.
///
/// `cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGetExportTable))]
///
/// Returns `(cudaError_t, ppExportTable: const void *)`.
///
/// - `ppExportTable`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/index.html).
///
/// # Safety
///
/// `ppExportTable` points to memory of the library, valid as long as the process runs.
#[inline]
pub unsafe fn cudaGetExportTable(
    pExportTableId: &cudaUUID_t,
) -> (cudaError_t, *const c_void) {
    let mut ppExportTable: *const c_void = output::zeroed();
    let returned = unsafe { sys::cudaGetExportTable(&mut ppExportTable, core::ptr::from_ref(pExportTableId)) };
    (returned, ppExportTable)
}

/// Returns a kernel's driver function handle (`cudaFunction_t`), given the kernel's host-side symbol.
///
/// `cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGetFuncBySymbol))]
///
/// Returns `(cudaError_t, functionPtr: cudaFunction_t)`.
///
/// - `functionPtr`: out
/// - `symbolPtr`: in, an address, passed unchanged
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER.html#:~:text=cudaGetFuncBySymbol).
///
/// # Safety
///
/// `symbolPtr`: a live handle.
#[inline]
pub unsafe fn cudaGetFuncBySymbol(
    symbolPtr: *const c_void,
) -> (cudaError_t, cudaFunction_t) {
    let mut functionPtr: cudaFunction_t = output::zeroed();
    let returned = unsafe { sys::cudaGetFuncBySymbol(&mut functionPtr, symbolPtr) };
    (returned, functionPtr)
}

/// Returns a kernel's `cudaKernel_t` handle, given the kernel's host-side symbol.
///
/// `cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGetKernel))]
///
/// Returns `(cudaError_t, kernelPtr: cudaKernel_t)`.
///
/// - `kernelPtr`: out
/// - `entryFuncAddr`: in, an address, passed unchanged
///
/// In `cuda_runtime_api.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER.html#:~:text=cudaGetKernel).
///
/// # Safety
///
/// `entryFuncAddr`: a live handle.
#[inline]
pub unsafe fn cudaGetKernel(
    entryFuncAddr: *const c_void,
) -> (cudaError_t, cudaKernel_t) {
    let mut kernelPtr: cudaKernel_t = output::zeroed();
    let returned = unsafe { sys::cudaGetKernel(&mut kernelPtr, entryFuncAddr) };
    (returned, kernelPtr)
}

/// Reports the last error of this thread's runtime calls, and clears it unless it is sticky.
///
/// `cudaError_t cudaGetLastError(void)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGetLastError))]
///
/// Documented errors: [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInsufficientDriver`], [`cudaError::cudaErrorInvalidChannelDescriptor`], [`cudaError::cudaErrorInvalidConfiguration`], [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidDevicePointer`], [`cudaError::cudaErrorInvalidFilterSetting`], [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidNormSetting`], [`cudaError::cudaErrorInvalidPitchValue`], [`cudaError::cudaErrorInvalidPtx`], [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidSymbol`], [`cudaError::cudaErrorInvalidTexture`], [`cudaError::cudaErrorInvalidTextureBinding`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorJitCompilationDisabled`], [`cudaError::cudaErrorJitCompilerNotFound`], [`cudaError::cudaErrorLaunchFailure`], [`cudaError::cudaErrorLaunchOutOfResources`], [`cudaError::cudaErrorLaunchTimeout`], [`cudaError::cudaErrorMemoryAllocation`], [`cudaError::cudaErrorMissingConfiguration`], [`cudaError::cudaErrorNoDevice`], [`cudaError::cudaErrorNoKernelImageForDevice`], [`cudaError::cudaErrorSetOnActiveProcess`], [`cudaError::cudaErrorStartupFailure`], [`cudaError::cudaErrorUnknown`], [`cudaError::cudaErrorUnmapBufferObjectFailed`], [`cudaError::cudaErrorUnsupportedPtxVersion`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaGetLastError).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaGetLastError() -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGetLastError() };
    (returned,)
}

/// Returns one level of a mipmapped array as a CUDA array.
///
/// `cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGetMipmappedArrayLevel))]
///
/// Returns `(cudaError_t, levelArray: cudaArray_t)`.
///
/// - `levelArray`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaGetMipmappedArrayLevel).
///
/// # Safety
///
/// `mipmappedArray`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGetMipmappedArrayLevel(
    mipmappedArray: cudaMipmappedArray_const_t,
    level: u32,
) -> (cudaError_t, cudaArray_t) {
    let mut levelArray: cudaArray_t = output::zeroed();
    let returned = unsafe { sys::cudaGetMipmappedArrayLevel(&mut levelArray, mipmappedArray, level) };
    (returned, levelArray)
}

/// Returns the CUDA array that a surface object accesses.
///
/// `cudaError_t cudaGetSurfaceObjectResourceDesc(cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGetSurfaceObjectResourceDesc))]
///
/// Returns `(cudaError_t, pResDesc: cudaResourceDesc)`.
///
/// - `pResDesc`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaGetSurfaceObjectResourceDesc).
///
/// # Safety
///
/// - `surfObject`: a live handle that no other thread uses during the call.
/// - Pointers in `pResDesc` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cudaGetSurfaceObjectResourceDesc(
    surfObject: cudaSurfaceObject_t,
) -> (cudaError_t, cudaResourceDesc) {
    let mut pResDesc = output::Reserved::<cudaResourceDesc>::new();
    let returned = unsafe { sys::cudaGetSurfaceObjectResourceDesc(pResDesc.slot(), surfObject) };
    (returned, pResDesc.take())
}

/// Returns the device address of a `__device__` variable, given its host-side symbol.
///
/// `cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGetSymbolAddress))]
///
/// Returns `(cudaError_t, devPtr: void *)`.
///
/// - `devPtr`: out
/// - `symbol`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidSymbol`], [`cudaError::cudaErrorNoKernelImageForDevice`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaGetSymbolAddress).
///
/// # Safety
///
/// `symbol`: a live handle.
#[inline]
pub unsafe fn cudaGetSymbolAddress(symbol: *const c_void) -> (cudaError_t, *mut c_void) {
    let mut devPtr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaGetSymbolAddress(&mut devPtr, symbol) };
    (returned, devPtr)
}

/// Returns the size in bytes of a `__device__` variable, given its host-side symbol.
///
/// `cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGetSymbolSize))]
///
/// Returns `(cudaError_t, size: size_t)`.
///
/// - `size`: out
/// - `symbol`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidSymbol`], [`cudaError::cudaErrorNoKernelImageForDevice`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaGetSymbolSize).
///
/// # Safety
///
/// `symbol`: a live handle.
#[inline]
pub unsafe fn cudaGetSymbolSize(symbol: *const c_void) -> (cudaError_t, usize) {
    let mut size: usize = output::zeroed();
    let returned = unsafe { sys::cudaGetSymbolSize(&mut size, symbol) };
    (returned, size)
}

/// Returns the array or memory that a texture object reads.
///
/// `cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc *pResDesc, cudaTextureObject_t texObject)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGetTextureObjectResourceDesc))]
///
/// Returns `(cudaError_t, pResDesc: cudaResourceDesc)`.
///
/// - `pResDesc`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectResourceDesc).
///
/// # Safety
///
/// - `texObject`: a live handle that no other thread uses during the call.
/// - Pointers in `pResDesc` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cudaGetTextureObjectResourceDesc(
    texObject: cudaTextureObject_t,
) -> (cudaError_t, cudaResourceDesc) {
    let mut pResDesc = output::Reserved::<cudaResourceDesc>::new();
    let returned = unsafe { sys::cudaGetTextureObjectResourceDesc(pResDesc.slot(), texObject) };
    (returned, pResDesc.take())
}

/// Returns the format, size and mipmap levels with which a texture object views its resource.
///
/// `cudaError_t cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGetTextureObjectResourceViewDesc))]
///
/// Returns `(cudaError_t, pResViewDesc: cudaResourceViewDesc)`.
///
/// - `pResViewDesc`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectResourceViewDesc).
///
/// # Safety
///
/// `texObject`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGetTextureObjectResourceViewDesc(
    texObject: cudaTextureObject_t,
) -> (cudaError_t, cudaResourceViewDesc) {
    let mut pResViewDesc = output::Reserved::<cudaResourceViewDesc>::new();
    let returned = unsafe { sys::cudaGetTextureObjectResourceViewDesc(pResViewDesc.slot(), texObject) };
    (returned, pResViewDesc.take())
}

/// Returns the addressing, filtering and read modes of a texture object.
///
/// `cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGetTextureObjectTextureDesc))]
///
/// Returns `(cudaError_t, pTexDesc: cudaTextureDesc)`.
///
/// - `pTexDesc`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectTextureDesc).
///
/// # Safety
///
/// `texObject`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGetTextureObjectTextureDesc(
    texObject: cudaTextureObject_t,
) -> (cudaError_t, cudaTextureDesc) {
    let mut pTexDesc = output::Reserved::<cudaTextureDesc>::new();
    let returned = unsafe { sys::cudaGetTextureObjectTextureDesc(pTexDesc.slot(), texObject) };
    (returned, pTexDesc.take())
}

/// Adds a graph node that runs a copy of another graph.
///
/// `cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddChildGraphNode))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddChildGraphNode).
///
/// # Safety
///
/// - `graph`, `pDependencies`, `childGraph`: live handles that no other thread uses during the call.
/// - `childGraph` must not be `graph` itself.
#[inline]
pub unsafe fn cudaGraphAddChildGraphNode(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    childGraph: cudaGraph_t,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddChildGraphNode(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()), childGraph,
    ) };
    (returned, pGraphNode)
}

/// Adds a graph node that does nothing except join and fork dependencies.
///
/// `cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddEmptyNode))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEmptyNode).
///
/// # Safety
///
/// `graph`, `pDependencies`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphAddEmptyNode(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddEmptyNode(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()),
    ) };
    (returned, pGraphNode)
}

/// Adds a graph node that records an event.
///
/// `cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddEventRecordNode))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEventRecordNode).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - `event`: a live handle.
/// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphAddEventRecordNode(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    event: cudaEvent_t,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddEventRecordNode(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()), event,
    ) };
    (returned, pGraphNode)
}

/// Adds a graph node that waits for an event.
///
/// `cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddEventWaitNode))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEventWaitNode).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - `event`: a live handle.
/// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphAddEventWaitNode(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    event: cudaEvent_t,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddEventWaitNode(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()), event,
    ) };
    (returned, pGraphNode)
}

/// Adds a graph node that signals external semaphores.
///
/// `cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreSignalNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddExternalSemaphoresSignalNode))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddExternalSemaphoresSignalNode).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphAddExternalSemaphoresSignalNode(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    nodeParams: &cudaExternalSemaphoreSignalNodeParams,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddExternalSemaphoresSignalNode(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()),
        core::ptr::from_ref(nodeParams),
    ) };
    (returned, pGraphNode)
}

/// Adds a graph node that waits for external semaphores.
///
/// `cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreWaitNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddExternalSemaphoresWaitNode))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddExternalSemaphoresWaitNode).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphAddExternalSemaphoresWaitNode(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    nodeParams: &cudaExternalSemaphoreWaitNodeParams,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddExternalSemaphoresWaitNode(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()),
        core::ptr::from_ref(nodeParams),
    ) };
    (returned, pGraphNode)
}

/// Adds a graph node that calls a host function.
///
/// `cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaHostNodeParams *pNodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddHostNode))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddHostNode).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphAddHostNode(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    pNodeParams: &cudaHostNodeParams,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddHostNode(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()),
        core::ptr::from_ref(pNodeParams),
    ) };
    (returned, pGraphNode)
}

/// Adds a graph node that launches a kernel.
///
/// `cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaKernelNodeParams *pNodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddKernelNode))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddKernelNode).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `pNodeParams` must stay valid during the call, which copies the data that it needs.
/// - The kernel must not use a texture or surface reference.
#[inline]
pub unsafe fn cudaGraphAddKernelNode(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    pNodeParams: &cudaKernelNodeParams,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddKernelNode(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()),
        core::ptr::from_ref(pNodeParams),
    ) };
    (returned, pGraphNode)
}

/// Adds a graph node that allocates memory at a fixed address, which is written to the parameter record.
///
/// `cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaMemAllocNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddMemAllocNode))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
/// - `nodeParams`: read and updated in place
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemAllocNode).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphAddMemAllocNode(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    nodeParams: &mut cudaMemAllocNodeParams,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddMemAllocNode(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()), nodeParams,
    ) };
    (returned, pGraphNode)
}

/// Adds a graph node that frees the memory that an allocation node allocated.
///
/// `cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddMemFreeNode))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
/// - `dptr`: in, an address, passed unchanged
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemFreeNode).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - `dptr`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphAddMemFreeNode(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    dptr: *mut c_void,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddMemFreeNode(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()), dptr,
    ) };
    (returned, pGraphNode)
}

/// Adds a graph node that copies a 3D region of memory.
///
/// `cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaMemcpy3DParms *pCopyParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddMemcpyNode))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNode).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `pCopyParams` must stay valid as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphAddMemcpyNode(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    pCopyParams: &cudaMemcpy3DParms,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddMemcpyNode(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()),
        core::ptr::from_ref(pCopyParams),
    ) };
    (returned, pGraphNode)
}

/// Adds a graph node that copies bytes between host and device memory.
///
/// `cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src, size_t count, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddMemcpyNode1D))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
/// - `dst`, `src`: in, an address, passed unchanged
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNode1D).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
/// - `kind` must match the locations of `dst` and `src`.
#[inline]
pub unsafe fn cudaGraphAddMemcpyNode1D(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddMemcpyNode1D(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()), dst, src, count, kind,
    ) };
    (returned, pGraphNode)
}

/// Adds a graph node that copies bytes from a `__device__` variable.
///
/// `cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddMemcpyNodeFromSymbol))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
/// - `dst`, `symbol`: in, an address, passed unchanged
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNodeFromSymbol).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - `symbol`: a live handle.
/// - `dst`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphAddMemcpyNodeFromSymbol(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddMemcpyNodeFromSymbol(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()), dst, symbol, count,
        offset, kind,
    ) };
    (returned, pGraphNode)
}

/// Adds a graph node that copies bytes into a `__device__` variable.
///
/// `cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddMemcpyNodeToSymbol))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
/// - `symbol`, `src`: in, an address, passed unchanged
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNodeToSymbol).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - `symbol`: a live handle.
/// - `src`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphAddMemcpyNodeToSymbol(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddMemcpyNodeToSymbol(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()), symbol, src, count,
        offset, kind,
    ) };
    (returned, pGraphNode)
}

/// Adds a graph node that fills memory with a value.
///
/// `cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaMemsetParams *pMemsetParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddMemsetNode))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemsetNode).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `pMemsetParams` must stay valid as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphAddMemsetNode(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    pMemsetParams: &cudaMemsetParams,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddMemsetNode(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()),
        core::ptr::from_ref(pMemsetParams),
    ) };
    (returned, pGraphNode)
}

/// Returns the graph that a child graph node contains and owns.
///
/// `cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphChildGraphNodeGetGraph))]
///
/// Returns `(cudaError_t, pGraph: cudaGraph_t)`.
///
/// - `pGraph`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphChildGraphNodeGetGraph).
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphChildGraphNodeGetGraph(
    node: cudaGraphNode_t,
) -> (cudaError_t, cudaGraph_t) {
    let mut pGraph: cudaGraph_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphChildGraphNodeGetGraph(node, &mut pGraph) };
    (returned, pGraph)
}

/// Copies a graph, including its nodes and child graphs.
///
/// `cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphClone))]
///
/// Returns `(cudaError_t, pGraphClone: cudaGraph_t)`.
///
/// - `pGraphClone`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphClone).
///
/// # Safety
///
/// `originalGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphClone(originalGraph: cudaGraph_t) -> (cudaError_t, cudaGraph_t) {
    let mut pGraphClone: cudaGraph_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphClone(&mut pGraphClone, originalGraph) };
    (returned, pGraphClone)
}

/// Creates the handle with which kernels set the condition of a conditional node.
///
/// `cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphConditionalHandleCreate))]
///
/// Returns `(cudaError_t, pHandle_out: cudaGraphConditionalHandle)`.
///
/// - `pHandle_out`: out
///
/// In `cuda_runtime_api.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphConditionalHandleCreate).
///
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphConditionalHandleCreate(
    graph: cudaGraph_t,
    defaultLaunchValue: u32,
    flags: cudaGraphConditionalHandleFlags,
) -> (cudaError_t, cudaGraphConditionalHandle) {
    let mut pHandle_out: cudaGraphConditionalHandle = output::zeroed();
    let returned = unsafe {
        sys::cudaGraphConditionalHandleCreate(&mut pHandle_out, graph, defaultLaunchValue, flags.bits())
    };
    (returned, pHandle_out)
}

/// Creates a graph without nodes.
///
/// `cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphCreate))]
///
/// Returns `(cudaError_t, pGraph: cudaGraph_t)`.
///
/// - `pGraph`: out
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaGraphCreate(flags: u32) -> (cudaError_t, cudaGraph_t) {
    let mut pGraph: cudaGraph_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphCreate(&mut pGraph, flags) };
    (returned, pGraph)
}

/// Writes a graph to a file in Graphviz's DOT language.
///
/// `cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphDebugDotPrint))]
///
/// - `path`: in, string
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorOperatingSystem`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphDebugDotPrint).
///
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphDebugDotPrint(
    graph: cudaGraph_t,
    path: &CStr,
    flags: cudaGraphDebugDotFlags,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphDebugDotPrint(graph, path.as_ptr(), flags.bits()) };
    (returned,)
}

/// Destroys a graph and its nodes; executable graphs that were created from it remain.
///
/// `cudaError_t cudaGraphDestroy(cudaGraph_t graph)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGraphDestroy))]
///
/// - `graph`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphDestroy).
///
/// # Safety
///
/// - `graph`: a live handle that no other thread uses during the call.
/// - No thread may use `graph`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaGraphDestroy(graph: cudaGraph_t) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphDestroy(graph) };
    (returned,)
}

/// Removes a node and its edges from its graph.
///
/// `cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGraphDestroyNode))]
///
/// - `node`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphDestroyNode).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - No thread may use `node`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaGraphDestroyNode(node: cudaGraphNode_t) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphDestroyNode(node) };
    (returned,)
}

/// Returns the event that a node records.
///
/// `cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphEventRecordNodeGetEvent))]
///
/// Returns `(cudaError_t, event_out: cudaEvent_t)`.
///
/// - `event_out`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventRecordNodeGetEvent).
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphEventRecordNodeGetEvent(
    node: cudaGraphNode_t,
) -> (cudaError_t, cudaEvent_t) {
    let mut event_out: cudaEvent_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphEventRecordNodeGetEvent(node, &mut event_out) };
    (returned, event_out)
}

/// Sets the event that a node records.
///
/// `cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphEventRecordNodeSetEvent))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventRecordNodeSetEvent).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - `event`: a live handle.
/// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `node`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphEventRecordNodeSetEvent(
    node: cudaGraphNode_t,
    event: cudaEvent_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphEventRecordNodeSetEvent(node, event) };
    (returned,)
}

/// Returns the event that a node waits for.
///
/// `cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphEventWaitNodeGetEvent))]
///
/// Returns `(cudaError_t, event_out: cudaEvent_t)`.
///
/// - `event_out`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventWaitNodeGetEvent).
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphEventWaitNodeGetEvent(
    node: cudaGraphNode_t,
) -> (cudaError_t, cudaEvent_t) {
    let mut event_out: cudaEvent_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphEventWaitNodeGetEvent(node, &mut event_out) };
    (returned, event_out)
}

/// Sets the event that a node waits for.
///
/// `cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphEventWaitNodeSetEvent))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventWaitNodeSetEvent).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - `event`: a live handle.
/// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `node`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphEventWaitNodeSetEvent(
    node: cudaGraphNode_t,
    event: cudaEvent_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphEventWaitNodeSetEvent(node, event) };
    (returned,)
}

/// Updates a child graph of an executable graph with the parameters of another graph.
///
/// `cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphExecChildGraphNodeSetParams))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecChildGraphNodeSetParams).
///
/// # Safety
///
/// `hGraphExec`, `node`, `childGraph`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    childGraph: cudaGraph_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphExecChildGraphNodeSetParams(hGraphExec, node, childGraph) };
    (returned,)
}

/// Destroys an executable graph; a running launch finishes first.
///
/// `cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGraphExecDestroy))]
///
/// - `graphExec`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecDestroy).
///
/// # Safety
///
/// - `graphExec`: a live handle that no other thread uses during the call.
/// - No thread may use `graphExec`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaGraphExecDestroy(graphExec: cudaGraphExec_t) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphExecDestroy(graphExec) };
    (returned,)
}

/// Sets the event that a node of an executable graph records.
///
/// `cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphExecEventRecordNodeSetEvent))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecEventRecordNodeSetEvent).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - `event`: a live handle.
/// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    event: cudaEvent_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event) };
    (returned,)
}

/// Sets the event that a node of an executable graph waits for.
///
/// `cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphExecEventWaitNodeSetEvent))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecEventWaitNodeSetEvent).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - `event`: a live handle.
/// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    event: cudaEvent_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event) };
    (returned,)
}

/// Sets the external semaphores that a node of an executable graph signals.
///
/// `cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams)`
#[cfg_attr(
    doc,
    doc = forms!(owned runtime::cudaGraphExecExternalSemaphoresSignalNodeSetParams)
)]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecExternalSemaphoresSignalNodeSetParams).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    nodeParams: &cudaExternalSemaphoreSignalNodeParams,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, core::ptr::from_ref(nodeParams))
    };
    (returned,)
}

/// Sets the external semaphores that a node of an executable graph waits for.
///
/// `cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams)`
#[cfg_attr(
    doc,
    doc = forms!(owned runtime::cudaGraphExecExternalSemaphoresWaitNodeSetParams)
)]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecExternalSemaphoresWaitNodeSetParams).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    nodeParams: &cudaExternalSemaphoreWaitNodeParams,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, core::ptr::from_ref(nodeParams))
    };
    (returned,)
}

/// Returns the flags with which an executable graph was created.
///
/// `cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphExecGetFlags))]
///
/// Returns `(cudaError_t, flags: cudaGraphInstantiateFlags)`.
///
/// - `flags`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecGetFlags).
///
/// # Safety
///
/// `graphExec`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphExecGetFlags(
    graphExec: cudaGraphExec_t,
) -> (cudaError_t, cudaGraphInstantiateFlags) {
    let mut flags: u64 = output::zeroed();
    let returned = unsafe { sys::cudaGraphExecGetFlags(graphExec, &mut flags) };
    (returned, cudaGraphInstantiateFlags(flag_set::bits(flags)))
}

/// Sets the function of a host node, and the function's argument, in an executable graph.
///
/// `cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphExecHostNodeSetParams))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecHostNodeSetParams).
///
/// # Safety
///
/// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: &cudaHostNodeParams,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphExecHostNodeSetParams(hGraphExec, node, core::ptr::from_ref(pNodeParams)) };
    (returned,)
}

/// Sets a kernel node's function, grid and arguments, in an executable graph only.
///
/// `cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphExecKernelNodeSetParams))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecKernelNodeSetParams).
///
/// # Safety
///
/// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `pNodeParams` must stay valid during the call, which copies the data that it needs.
/// - No kernel on the device may update the node at the same time.
#[inline]
pub unsafe fn cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: &cudaKernelNodeParams,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphExecKernelNodeSetParams(hGraphExec, node, core::ptr::from_ref(pNodeParams)) };
    (returned,)
}

/// Sets the parameters of a memory copy node in an executable graph.
///
/// `cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphExecMemcpyNodeSetParams))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParams).
///
/// # Safety
///
/// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: &cudaMemcpy3DParms,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphExecMemcpyNodeSetParams(hGraphExec, node, core::ptr::from_ref(pNodeParams)) };
    (returned,)
}

/// Makes a memory copy node of an executable graph copy bytes between host and device memory.
///
/// `cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *src, size_t count, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphExecMemcpyNodeSetParams1D))]
///
/// - `dst`, `src`: in, an address, passed unchanged
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParams1D).
///
/// # Safety
///
/// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
/// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphExecMemcpyNodeSetParams1D(hGraphExec, node, dst, src, count, kind) };
    (returned,)
}

/// Makes a memory copy node of an executable graph copy from a `__device__` variable.
///
/// `cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphExecMemcpyNodeSetParamsFromSymbol))]
///
/// - `dst`, `symbol`: in, an address, passed unchanged
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParamsFromSymbol).
///
/// # Safety
///
/// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
/// - `symbol`: a live handle.
/// - `dst`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec, node, dst, symbol, count, offset, kind)
    };
    (returned,)
}

/// Makes a memory copy node of an executable graph copy into a `__device__` variable.
///
/// `cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphExecMemcpyNodeSetParamsToSymbol))]
///
/// - `symbol`, `src`: in, an address, passed unchanged
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParamsToSymbol).
///
/// # Safety
///
/// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
/// - `symbol`: a live handle.
/// - `src`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cudaGraphExecMemcpyNodeSetParamsToSymbol(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec, node, symbol, src, count, offset, kind)
    };
    (returned,)
}

/// Sets the destination and the value of a memset node in an executable graph.
///
/// `cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphExecMemsetNodeSetParams))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemsetNodeSetParams).
///
/// # Safety
///
/// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: &cudaMemsetParams,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphExecMemsetNodeSetParams(hGraphExec, node, core::ptr::from_ref(pNodeParams)) };
    (returned,)
}

/// Sets the parameters of a node of any type, in an executable graph only.
///
/// `cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphExecNodeSetParams))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecNodeSetParams).
///
/// # Safety
///
/// - `graphExec`, `node`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graphExec` exists.
#[inline]
pub unsafe fn cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    nodeParams: &cudaGraphNodeParams,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaGraphExecNodeSetParams(graphExec, node, core::ptr::from_ref(nodeParams).cast_mut())
    };
    (returned,)
}

/// Updates an executable graph with the parameters of a graph that has the same nodes and edges.
///
/// `cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo *resultInfo)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphExecUpdate))]
///
/// Returns `(cudaError_t, resultInfo: cudaGraphExecUpdateResultInfo)`.
///
/// - `resultInfo`: out
///
/// Documented errors: [`cudaError::cudaErrorGraphExecUpdateFailure`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecUpdate).
///
/// # Safety
///
/// - `hGraphExec`, `hGraph`: live handles that no other thread uses during the call.
/// - Pointers in `resultInfo` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t,
    hGraph: cudaGraph_t,
) -> (cudaError_t, cudaGraphExecUpdateResultInfo) {
    let mut resultInfo = output::Reserved::<cudaGraphExecUpdateResultInfo>::new();
    let returned = unsafe { sys::cudaGraphExecUpdate(hGraphExec, hGraph, resultInfo.slot()) };
    (returned, resultInfo.take())
}

/// Returns the external semaphores that a node signals, and the signaled values.
///
/// `cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreSignalNodeParams *params_out)`
#[cfg_attr(
    doc,
    doc = forms!(owned runtime::cudaGraphExternalSemaphoresSignalNodeGetParams)
)]
///
/// Returns `(cudaError_t, params_out: cudaExternalSemaphoreSignalNodeParams)`.
///
/// - `params_out`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresSignalNodeGetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `params_out` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
#[inline]
pub unsafe fn cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t,
) -> (cudaError_t, cudaExternalSemaphoreSignalNodeParams) {
    let mut params_out = output::Reserved::<
        cudaExternalSemaphoreSignalNodeParams,
    >::new();
    let returned = unsafe { sys::cudaGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out.slot()) };
    (returned, params_out.take())
}

/// Sets the external semaphores that a node signals, and the signaled values.
///
/// `cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams)`
#[cfg_attr(
    doc,
    doc = forms!(owned runtime::cudaGraphExternalSemaphoresSignalNodeSetParams)
)]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresSignalNodeSetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t,
    nodeParams: &cudaExternalSemaphoreSignalNodeParams,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaGraphExternalSemaphoresSignalNodeSetParams(hNode, core::ptr::from_ref(nodeParams))
    };
    (returned,)
}

/// Returns the external semaphores that a node waits for, and the expected values.
///
/// `cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreWaitNodeParams *params_out)`
#[cfg_attr(
    doc,
    doc = forms!(owned runtime::cudaGraphExternalSemaphoresWaitNodeGetParams)
)]
///
/// Returns `(cudaError_t, params_out: cudaExternalSemaphoreWaitNodeParams)`.
///
/// - `params_out`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresWaitNodeGetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `params_out` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
#[inline]
pub unsafe fn cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t,
) -> (cudaError_t, cudaExternalSemaphoreWaitNodeParams) {
    let mut params_out = output::Reserved::<cudaExternalSemaphoreWaitNodeParams>::new();
    let returned = unsafe { sys::cudaGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out.slot()) };
    (returned, params_out.take())
}

/// Sets the external semaphores that a node waits for, and the expected values.
///
/// `cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams)`
#[cfg_attr(
    doc,
    doc = forms!(owned runtime::cudaGraphExternalSemaphoresWaitNodeSetParams)
)]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresWaitNodeSetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t,
    nodeParams: &cudaExternalSemaphoreWaitNodeParams,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphExternalSemaphoresWaitNodeSetParams(hNode, core::ptr::from_ref(nodeParams)) };
    (returned,)
}

/// Lists the nodes of a graph.
///
/// `cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphGetNodes))]
///
/// Returns `(cudaError_t, numNodes: size_t)`.
///
/// - `nodes`: out, array, length `numNodes`; an empty slice passes NULL
/// - `numNodes`: in and out: the length of `nodes`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetNodes).
///
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphGetNodes(
    graph: cudaGraph_t,
    nodes: &mut [cudaGraphNode_t],
) -> (cudaError_t, usize) {
    let mut numNodes: usize = args::count(nodes.len());
    let returned = unsafe { sys::cudaGraphGetNodes(graph, args::as_mut_ptr(nodes), &mut numNodes) };
    (returned, numNodes)
}

/// Lists the root nodes of a graph (nodes without dependencies).
///
/// `cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphGetRootNodes))]
///
/// Returns `(cudaError_t, pNumRootNodes: size_t)`.
///
/// - `pRootNodes`: out, array, length `pNumRootNodes`; an empty slice passes NULL
/// - `pNumRootNodes`: in and out: the length of `pRootNodes`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetRootNodes).
///
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphGetRootNodes(
    graph: cudaGraph_t,
    pRootNodes: &mut [cudaGraphNode_t],
) -> (cudaError_t, usize) {
    let mut pNumRootNodes: usize = args::count(pRootNodes.len());
    let returned = unsafe { sys::cudaGraphGetRootNodes(graph, args::as_mut_ptr(pRootNodes), &mut pNumRootNodes) };
    (returned, pNumRootNodes)
}

/// Returns the function of a host node and the function's argument.
///
/// `cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, cudaHostNodeParams *pNodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphHostNodeGetParams))]
///
/// Returns `(cudaError_t, pNodeParams: cudaHostNodeParams)`.
///
/// - `pNodeParams`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphHostNodeGetParams).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - `pNodeParams` points to memory of the library, valid until another value is set in `node`, or `node` is destroyed.
#[inline]
pub unsafe fn cudaGraphHostNodeGetParams(
    node: cudaGraphNode_t,
) -> (cudaError_t, cudaHostNodeParams) {
    let mut pNodeParams = output::Reserved::<cudaHostNodeParams>::new();
    let returned = unsafe { sys::cudaGraphHostNodeGetParams(node, pNodeParams.slot()) };
    (returned, pNodeParams.take())
}

/// Sets the function of a host node and the function's argument.
///
/// `cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphHostNodeSetParams))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphHostNodeSetParams).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `node`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphHostNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: &cudaHostNodeParams,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphHostNodeSetParams(node, core::ptr::from_ref(pNodeParams)) };
    (returned,)
}

/// Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.
///
/// `cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphInstantiate))]
///
/// Returns `(cudaError_t, pGraphExec: cudaGraphExec_t)`.
///
/// - `pGraphExec`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiate).
///
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphInstantiate(
    graph: cudaGraph_t,
    flags: cudaGraphInstantiateFlags,
) -> (cudaError_t, cudaGraphExec_t) {
    let mut pGraphExec: cudaGraphExec_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphInstantiate(&mut pGraphExec, graph, flag_set::integer(flags.bits())) };
    (returned, pGraphExec)
}

/// Creates an executable version of a graph, with flags such as automatic freeing of memory at launch.
///
/// `cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphInstantiateWithFlags))]
///
/// Returns `(cudaError_t, pGraphExec: cudaGraphExec_t)`.
///
/// - `pGraphExec`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiateWithFlags).
///
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphInstantiateWithFlags(
    graph: cudaGraph_t,
    flags: cudaGraphInstantiateFlags,
) -> (cudaError_t, cudaGraphExec_t) {
    let mut pGraphExec: cudaGraphExec_t = output::zeroed();
    let returned = unsafe {
        sys::cudaGraphInstantiateWithFlags(&mut pGraphExec, graph, flag_set::integer(flags.bits()))
    };
    (returned, pGraphExec)
}

/// Creates an executable version of a graph, with flags and an upload stream; returns a detailed result.
///
/// `cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphInstantiateWithParams))]
///
/// Returns `(cudaError_t, pGraphExec: cudaGraphExec_t)`.
///
/// - `pGraphExec`: out
/// - `instantiateParams`: read and updated in place
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiateWithParams).
///
/// # Safety
///
/// - `graph`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `instantiateParams` must be valid.
#[inline]
pub unsafe fn cudaGraphInstantiateWithParams(
    graph: cudaGraph_t,
    instantiateParams: &mut cudaGraphInstantiateParams,
) -> (cudaError_t, cudaGraphExec_t) {
    let mut pGraphExec: cudaGraphExec_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphInstantiateWithParams(&mut pGraphExec, graph, instantiateParams) };
    (returned, pGraphExec)
}

/// Returns an attribute of a kernel node, such as the priority.
///
/// `cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphKernelNodeGetAttribute))]
///
/// Returns `(cudaError_t, value_out: cudaLaunchAttributeValue)`.
///
/// - `value_out`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeGetAttribute).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `hNode` must be a kernel node, and `attr` an attribute of kernels.
/// - Pointers in `value_out` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t,
    attr: cudaLaunchAttributeID,
) -> (cudaError_t, cudaLaunchAttributeValue) {
    let mut value_out = output::Reserved::<cudaLaunchAttributeValue>::new();
    let returned = unsafe { sys::cudaGraphKernelNodeGetAttribute(hNode, attr, value_out.slot()) };
    (returned, value_out.take())
}

/// Returns the kernel, grid and arguments of a kernel node.
///
/// `cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams *pNodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphKernelNodeGetParams))]
///
/// Returns `(cudaError_t, pNodeParams: cudaKernelNodeParams)`.
///
/// - `pNodeParams`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeGetParams).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - `pNodeParams` points to memory of the library, valid until another value is set in `node`, or `node` is destroyed.
#[inline]
pub unsafe fn cudaGraphKernelNodeGetParams(
    node: cudaGraphNode_t,
) -> (cudaError_t, cudaKernelNodeParams) {
    let mut pNodeParams = output::Reserved::<
        cudaKernelNodeParams,
    >::with(cudaKernelNodeParams::begin);
    let returned = unsafe { sys::cudaGraphKernelNodeGetParams(node, pNodeParams.slot()) };
    (returned, pNodeParams.take())
}

/// Sets an attribute of a kernel node, such as the priority.
///
/// `cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphKernelNodeSetAttribute))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeSetAttribute).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `value` must stay valid as long as `hNode`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t,
    attr: cudaLaunchAttributeID,
    value: &cudaLaunchAttributeValue,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphKernelNodeSetAttribute(hNode, attr, core::ptr::from_ref(value)) };
    (returned,)
}

/// Sets the kernel, grid and arguments of a kernel node.
///
/// `cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphKernelNodeSetParams))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeSetParams).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `pNodeParams` must stay valid during the call, which copies the data that it needs.
#[inline]
pub unsafe fn cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: &cudaKernelNodeParams,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphKernelNodeSetParams(node, core::ptr::from_ref(pNodeParams)) };
    (returned,)
}

/// Launches an executable graph in stream order; launches of the same graph run one after another.
///
/// `cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphLaunch))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphLaunch).
///
/// # Safety
///
/// - `graphExec`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Everything that `graphExec` launches, and the memory that it uses, must stay valid, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaGraphLaunch(
    graphExec: cudaGraphExec_t,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphLaunch(graphExec, stream) };
    (returned,)
}

/// Returns the pool, size and address of the memory that a node allocates.
///
/// `cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams *params_out)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphMemAllocNodeGetParams))]
///
/// Returns `(cudaError_t, params_out: cudaMemAllocNodeParams)`.
///
/// - `params_out`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemAllocNodeGetParams).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - `params_out` points to memory of the library, valid until another value is set in `node`, or `node` is destroyed.
#[inline]
pub unsafe fn cudaGraphMemAllocNodeGetParams(
    node: cudaGraphNode_t,
) -> (cudaError_t, cudaMemAllocNodeParams) {
    let mut params_out = output::Reserved::<cudaMemAllocNodeParams>::new();
    let returned = unsafe { sys::cudaGraphMemAllocNodeGetParams(node, params_out.slot()) };
    (returned, params_out.take())
}

/// Returns the address of the memory that a node frees.
///
/// `cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphMemFreeNodeGetParams))]
///
/// Returns `(cudaError_t, dptr_out: void *)`.
///
/// - `dptr_out`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemFreeNodeGetParams).
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphMemFreeNodeGetParams(
    node: cudaGraphNode_t,
) -> (cudaError_t, *mut c_void) {
    let mut dptr_out: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaGraphMemFreeNodeGetParams(node, (&raw mut dptr_out).cast()) };
    (returned, dptr_out)
}

/// Returns the parameters of a memory copy node.
///
/// `cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, cudaMemcpy3DParms *pNodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphMemcpyNodeGetParams))]
///
/// Returns `(cudaError_t, pNodeParams: cudaMemcpy3DParms)`.
///
/// - `pNodeParams`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeGetParams).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - `pNodeParams` points to memory of the library, valid until another value is set in `node`, or `node` is destroyed.
#[inline]
pub unsafe fn cudaGraphMemcpyNodeGetParams(
    node: cudaGraphNode_t,
) -> (cudaError_t, cudaMemcpy3DParms) {
    let mut pNodeParams = output::Reserved::<cudaMemcpy3DParms>::new();
    let returned = unsafe { sys::cudaGraphMemcpyNodeGetParams(node, pNodeParams.slot()) };
    (returned, pNodeParams.take())
}

/// Sets the parameters of a memory copy node.
///
/// `cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphMemcpyNodeSetParams))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParams).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `node`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphMemcpyNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: &cudaMemcpy3DParms,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphMemcpyNodeSetParams(node, core::ptr::from_ref(pNodeParams)) };
    (returned,)
}

/// Makes a memory copy node copy bytes between host and device memory.
///
/// `cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src, size_t count, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphMemcpyNodeSetParams1D))]
///
/// - `dst`, `src`: in, an address, passed unchanged
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParams1D).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
/// - `kind` must match the locations of `dst` and `src`.
#[inline]
pub unsafe fn cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphMemcpyNodeSetParams1D(node, dst, src, count, kind) };
    (returned,)
}

/// Makes a memory copy node copy from a `__device__` variable.
///
/// `cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphMemcpyNodeSetParamsFromSymbol))]
///
/// - `dst`, `symbol`: in, an address, passed unchanged
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParamsFromSymbol).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - `symbol`: a live handle.
/// - `dst`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphMemcpyNodeSetParamsFromSymbol(
    node: cudaGraphNode_t,
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphMemcpyNodeSetParamsFromSymbol(node, dst, symbol, count, offset, kind) };
    (returned,)
}

/// Makes a memory copy node copy into a `__device__` variable.
///
/// `cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphMemcpyNodeSetParamsToSymbol))]
///
/// - `symbol`, `src`: in, an address, passed unchanged
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParamsToSymbol).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - `symbol`: a live handle.
/// - `src`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphMemcpyNodeSetParamsToSymbol(
    node: cudaGraphNode_t,
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphMemcpyNodeSetParamsToSymbol(node, symbol, src, count, offset, kind) };
    (returned,)
}

/// Returns the destination and the value of a memset node.
///
/// `cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, cudaMemsetParams *pNodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphMemsetNodeGetParams))]
///
/// Returns `(cudaError_t, pNodeParams: cudaMemsetParams)`.
///
/// - `pNodeParams`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemsetNodeGetParams).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - `pNodeParams` points to memory of the library, valid until another value is set in `node`, or `node` is destroyed.
#[inline]
pub unsafe fn cudaGraphMemsetNodeGetParams(
    node: cudaGraphNode_t,
) -> (cudaError_t, cudaMemsetParams) {
    let mut pNodeParams = output::Reserved::<cudaMemsetParams>::new();
    let returned = unsafe { sys::cudaGraphMemsetNodeGetParams(node, pNodeParams.slot()) };
    (returned, pNodeParams.take())
}

/// Sets the destination and the value of a memset node.
///
/// `cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphMemsetNodeSetParams))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use `cudaGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemsetNodeSetParams).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `node`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphMemsetNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: &cudaMemsetParams,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphMemsetNodeSetParams(node, core::ptr::from_ref(pNodeParams)) };
    (returned,)
}

/// Finds the node in a cloned graph that was copied from a given node.
///
/// `cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeFindInClone))]
///
/// Returns `(cudaError_t, pNode: cudaGraphNode_t)`.
///
/// - `pNode`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeFindInClone).
///
/// # Safety
///
/// - `originalNode`, `clonedGraph`: live handles that no other thread uses during the call.
/// - `originalNode` must be a node of the graph from which `clonedGraph` was cloned.
#[inline]
pub unsafe fn cudaGraphNodeFindInClone(
    originalNode: cudaGraphNode_t,
    clonedGraph: cudaGraph_t,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphNodeFindInClone(&mut pNode, originalNode, clonedGraph) };
    (returned, pNode)
}

/// Returns whether a node of an executable graph is enabled; a disabled node does nothing.
///
/// `cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeGetEnabled))]
///
/// Returns `(cudaError_t, isEnabled: unsigned int)`.
///
/// - `isEnabled`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetEnabled).
///
/// # Safety
///
/// `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetEnabled(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
) -> (cudaError_t, u32) {
    let mut isEnabled: u32 = output::zeroed();
    let returned = unsafe { sys::cudaGraphNodeGetEnabled(hGraphExec, hNode, &mut isEnabled) };
    (returned, isEnabled)
}

/// Returns the type of a node.
///
/// `cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType *pType)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeGetType))]
///
/// Returns `(cudaError_t, pType: cudaGraphNodeType)`.
///
/// - `pType`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetType).
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetType(
    node: cudaGraphNode_t,
) -> (cudaError_t, cudaGraphNodeType) {
    let mut pType: cudaGraphNodeType = output::zeroed();
    let returned = unsafe { sys::cudaGraphNodeGetType(node, &mut pType) };
    (returned, pType)
}

/// Enables or disables a kernel, memory copy or memset node in an executable graph.
///
/// `cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeSetEnabled))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeSetEnabled).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - No kernel on the device may update the node at the same time.
#[inline]
pub unsafe fn cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    isEnabled: u32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphNodeSetEnabled(hGraphExec, hNode, isEnabled) };
    (returned,)
}

/// Sets the parameters of a node of any type; the type itself cannot change.
///
/// `cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeSetParams))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeSetParams).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `node`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphNodeSetParams(
    node: cudaGraphNode_t,
    nodeParams: &cudaGraphNodeParams,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphNodeSetParams(node, core::ptr::from_ref(nodeParams).cast_mut()) };
    (returned,)
}

/// Releases a graph's references to a user object.
///
/// `cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphReleaseUserObject))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphReleaseUserObject).
///
/// # Safety
///
/// - `graph`: a live handle that no other thread uses during the call.
/// - `object`: a live handle.
/// - The caller must own the references to `object` that the call releases.
#[inline]
pub unsafe fn cudaGraphReleaseUserObject(
    graph: cudaGraph_t,
    object: cudaUserObject_t,
    count: u32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphReleaseUserObject(graph, object, count) };
    (returned,)
}

/// Makes a graph hold references to a user object; a flag transfers the caller's references.
///
/// `cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphRetainUserObject))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphRetainUserObject).
///
/// # Safety
///
/// - `graph`: a live handle that no other thread uses during the call.
/// - `object`: a live handle.
/// - The caller must own the references to `object` that the call releases.
#[inline]
pub unsafe fn cudaGraphRetainUserObject(
    graph: cudaGraph_t,
    object: cudaUserObject_t,
    count: u32,
    flags: cudaUserObjectRetainFlags,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphRetainUserObject(graph, object, count, flags.bits()) };
    (returned,)
}

/// Uploads an executable graph to the device in stream order, to make its first launch faster.
///
/// `cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphUpload))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphUpload).
///
/// # Safety
///
/// - `graphExec`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cudaGraphUpload(
    graphExec: cudaGraphExec_t,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphUpload(graphExec, stream) };
    (returned,)
}

/// Shares an EGL image with CUDA.
///
/// `cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource **pCudaResource, EGLImageKHR image, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphicsEGLRegisterImage))]
///
/// Returns `(cudaError_t, pCudaResource: cudaGraphicsResource *)`.
///
/// - `pCudaResource`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_egl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaGraphicsEGLRegisterImage).
///
/// # Safety
///
/// `image`: a live handle.
#[inline]
pub unsafe fn cudaGraphicsEGLRegisterImage(
    image: driver::EGLImageKHR,
    flags: cudaGraphicsRegisterFlags,
) -> (cudaError_t, cudaGraphicsResource_t) {
    let mut pCudaResource: cudaGraphicsResource_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphicsEGLRegisterImage(&mut pCudaResource, image, flags.bits()) };
    (returned, pCudaResource)
}

/// Shares an OpenGL buffer with CUDA.
///
/// `cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource **resource, GLuint buffer, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphicsGLRegisterBuffer))]
///
/// Returns `(cudaError_t, resource: cudaGraphicsResource *)`.
///
/// - `resource`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorOperatingSystem`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_gl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL.html#:~:text=cudaGraphicsGLRegisterBuffer).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaGraphicsGLRegisterBuffer(
    buffer: driver::GLuint,
    flags: cudaGraphicsRegisterFlags,
) -> (cudaError_t, cudaGraphicsResource_t) {
    let mut resource: cudaGraphicsResource_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphicsGLRegisterBuffer(&mut resource, buffer, flags.bits()) };
    (returned, resource)
}

/// Shares an OpenGL texture or renderbuffer with CUDA.
///
/// `cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource **resource, GLuint image, GLenum target, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphicsGLRegisterImage))]
///
/// Returns `(cudaError_t, resource: cudaGraphicsResource *)`.
///
/// - `resource`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorOperatingSystem`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_gl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL.html#:~:text=cudaGraphicsGLRegisterImage).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaGraphicsGLRegisterImage(
    image: driver::GLuint,
    target: driver::GLenum,
    flags: cudaGraphicsRegisterFlags,
) -> (cudaError_t, cudaGraphicsResource_t) {
    let mut resource: cudaGraphicsResource_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphicsGLRegisterImage(&mut resource, image, target, flags.bits()) };
    (returned, resource)
}

/// Maps registered graphics resources for use by CUDA, in stream order.
///
/// `cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphicsMapResources))]
///
/// - `resources`: in, array, whose length is passed as `count`
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsMapResources).
///
/// # Safety
///
/// - `resources`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - The graphics API must not use the resources until they are unmapped.
#[inline]
pub unsafe fn cudaGraphicsMapResources(
    resources: &[cudaGraphicsResource_t],
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaGraphicsMapResources(args::count(resources.len()), args::as_ptr(resources).cast_mut(), stream)
    };
    (returned,)
}

/// Returns the frame of a mapped EGL resource.
///
/// `cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame, cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphicsResourceGetMappedEglFrame))]
///
/// Returns `(cudaError_t, eglFrame: cudaEglFrame)`.
///
/// - `eglFrame`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_egl_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaGraphicsResourceGetMappedEglFrame).
///
/// # Safety
///
/// - `resource`: a live handle that no other thread uses during the call.
/// - Pointers in `eglFrame` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cudaGraphicsResourceGetMappedEglFrame(
    resource: cudaGraphicsResource_t,
    index: u32,
    mipLevel: u32,
) -> (cudaError_t, cudaEglFrame) {
    let mut eglFrame = output::Reserved::<cudaEglFrame>::new();
    let returned = unsafe { sys::cudaGraphicsResourceGetMappedEglFrame(eglFrame.slot(), resource, index, mipLevel) };
    (returned, eglFrame.take())
}

/// Returns a mapped graphics image as a mipmapped CUDA array.
///
/// `cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource)`
#[cfg_attr(
    doc,
    doc = forms!(owned runtime::cudaGraphicsResourceGetMappedMipmappedArray)
)]
///
/// Returns `(cudaError_t, mipmappedArray: cudaMipmappedArray_t)`.
///
/// - `mipmappedArray`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceGetMappedMipmappedArray).
///
/// # Safety
///
/// `resource`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphicsResourceGetMappedMipmappedArray(
    resource: cudaGraphicsResource_t,
) -> (cudaError_t, cudaMipmappedArray_t) {
    let mut mipmappedArray: cudaMipmappedArray_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphicsResourceGetMappedMipmappedArray(&mut mipmappedArray, resource) };
    (returned, mipmappedArray)
}

/// Returns the address and size in bytes of a mapped graphics buffer.
///
/// `cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size, cudaGraphicsResource_t resource)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphicsResourceGetMappedPointer))]
///
/// Returns `(cudaError_t, devPtr: void *, size: size_t)`.
///
/// - `devPtr`, `size`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceGetMappedPointer).
///
/// # Safety
///
/// `resource`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphicsResourceGetMappedPointer(
    resource: cudaGraphicsResource_t,
) -> (cudaError_t, *mut c_void, usize) {
    let mut devPtr: *mut c_void = output::zeroed();
    let mut size: usize = output::zeroed();
    let returned = unsafe { sys::cudaGraphicsResourceGetMappedPointer(&mut devPtr, &mut size, resource) };
    (returned, devPtr, size)
}

/// Specifies how CUDA will use a graphics resource while it is mapped, for example for reading only.
///
/// `cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphicsResourceSetMapFlags))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceSetMapFlags).
///
/// # Safety
///
/// `resource`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphicsResourceSetMapFlags(
    resource: cudaGraphicsResource_t,
    flags: cudaGraphicsMapFlags,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphicsResourceSetMapFlags(resource, flags.bits()) };
    (returned,)
}

/// Returns one layer and mipmap level of a mapped graphics image as a CUDA array.
///
/// `cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphicsSubResourceGetMappedArray))]
///
/// Returns `(cudaError_t, array: cudaArray_t)`.
///
/// - `array`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsSubResourceGetMappedArray).
///
/// # Safety
///
/// `resource`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphicsSubResourceGetMappedArray(
    resource: cudaGraphicsResource_t,
    arrayIndex: u32,
    mipLevel: u32,
) -> (cudaError_t, cudaArray_t) {
    let mut array: cudaArray_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphicsSubResourceGetMappedArray(&mut array, resource, arrayIndex, mipLevel) };
    (returned, array)
}

/// Unmaps graphics resources in stream order, so that the graphics API can use them again.
///
/// `cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphicsUnmapResources))]
///
/// - `resources`: in, array, whose length is passed as `count`
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsUnmapResources).
///
/// # Safety
///
/// - `resources`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - No thread may use the mapped or bound memory that `resources` specifies, during or after the call.
#[inline]
pub unsafe fn cudaGraphicsUnmapResources(
    resources: &[cudaGraphicsResource_t],
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaGraphicsUnmapResources(args::count(resources.len()), args::as_ptr(resources).cast_mut(), stream)
    };
    (returned,)
}

/// Unregisters a graphics resource from CUDA; its handle becomes invalid.
///
/// `cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGraphicsUnregisterResource))]
///
/// - `resource`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsUnregisterResource).
///
/// # Safety
///
/// - `resource`: a live handle that no other thread uses during the call.
/// - No thread may use `resource`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaGraphicsUnregisterResource(
    resource: cudaGraphicsResource_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphicsUnregisterResource(resource) };
    (returned,)
}

/// Shares a VDPAU output surface with CUDA.
///
/// `cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource **resource, VdpOutputSurface vdpSurface, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphicsVDPAURegisterOutputSurface))]
///
/// Returns `(cudaError_t, resource: cudaGraphicsResource *)`.
///
/// - `resource`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_vdpau_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaGraphicsVDPAURegisterOutputSurface).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaGraphicsVDPAURegisterOutputSurface(
    vdpSurface: driver::VdpOutputSurface,
    flags: cudaGraphicsMapFlags,
) -> (cudaError_t, cudaGraphicsResource_t) {
    let mut resource: cudaGraphicsResource_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphicsVDPAURegisterOutputSurface(&mut resource, vdpSurface, flags.bits()) };
    (returned, resource)
}

/// Shares a VDPAU video surface with CUDA.
///
/// `cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource **resource, VdpVideoSurface vdpSurface, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphicsVDPAURegisterVideoSurface))]
///
/// Returns `(cudaError_t, resource: cudaGraphicsResource *)`.
///
/// - `resource`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_vdpau_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaGraphicsVDPAURegisterVideoSurface).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaGraphicsVDPAURegisterVideoSurface(
    vdpSurface: driver::VdpVideoSurface,
    flags: cudaGraphicsMapFlags,
) -> (cudaError_t, cudaGraphicsResource_t) {
    let mut resource: cudaGraphicsResource_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphicsVDPAURegisterVideoSurface(&mut resource, vdpSurface, flags.bits()) };
    (returned, resource)
}

/// Returns the device address of mapped, page-locked host memory.
///
/// `cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaHostGetDevicePointer))]
///
/// Returns `(cudaError_t, pDevice: void *)`.
///
/// - `pDevice`: out
/// - `pHost`: in, an address, passed unchanged
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostGetDevicePointer).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaHostGetDevicePointer(
    pHost: *mut c_void,
    flags: u32,
) -> (cudaError_t, *mut c_void) {
    let mut pDevice: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaHostGetDevicePointer(&mut pDevice, pHost, flags) };
    (returned, pDevice)
}

/// Returns the flags with which page-locked host memory was allocated.
///
/// `cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)`
#[cfg_attr(doc, doc = forms!(runtime::cudaHostGetFlags))]
///
/// Returns `(cudaError_t, pFlags: unsigned int)`.
///
/// - `pFlags`: out, flags: [`cudaHostAllocDefault`], [`cudaHostAllocMapped`], [`cudaHostAllocPortable`], [`cudaHostAllocWriteCombined`]
/// - `pHost`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostGetFlags).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaHostGetFlags(pHost: *mut c_void) -> (cudaError_t, u32) {
    let mut pFlags: u32 = output::zeroed();
    let returned = unsafe { sys::cudaHostGetFlags(&mut pFlags, pHost) };
    (returned, pFlags)
}

/// Undoes `cudaHostRegister`; the memory is pageable again.
///
/// `cudaError_t cudaHostUnregister(void *ptr)`
#[cfg_attr(doc, doc = forms!(runtime::cudaHostUnregister))]
///
/// - `ptr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorHostMemoryNotRegistered`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostUnregister).
///
/// # Safety
///
/// `ptr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cudaHostUnregister(ptr: *mut c_void) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaHostUnregister(ptr) };
    (returned,)
}

/// Imports memory from another API, such as Vulkan, Direct3D or NvSciBuf, given its handle.
///
/// `cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out, const cudaExternalMemoryHandleDesc *memHandleDesc)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaImportExternalMemory))]
///
/// Returns `(cudaError_t, extMem_out: cudaExternalMemory_t)`.
///
/// - `extMem_out`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorOperatingSystem`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaImportExternalMemory).
///
/// # Safety
///
/// - Pointers, handles and lengths in `memHandleDesc` must stay valid as long as `extMem_out` exists.
/// - A file descriptor in `memHandleDesc` belongs to the driver if the call succeeds: the program must neither use nor close it.
#[inline]
pub unsafe fn cudaImportExternalMemory(
    memHandleDesc: &cudaExternalMemoryHandleDesc,
) -> (cudaError_t, cudaExternalMemory_t) {
    let mut extMem_out: cudaExternalMemory_t = output::zeroed();
    let returned = unsafe { sys::cudaImportExternalMemory(&mut extMem_out, core::ptr::from_ref(memHandleDesc)) };
    (returned, extMem_out)
}

/// Imports a semaphore or fence from another API, given its handle.
///
/// `cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out, const cudaExternalSemaphoreHandleDesc *semHandleDesc)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaImportExternalSemaphore))]
///
/// Returns `(cudaError_t, extSem_out: cudaExternalSemaphore_t)`.
///
/// - `extSem_out`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorOperatingSystem`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaImportExternalSemaphore).
///
/// # Safety
///
/// - Pointers, handles and lengths in `semHandleDesc` must stay valid as long as `extSem_out` exists.
/// - A file descriptor in `semHandleDesc` belongs to the driver if the call succeeds: the program must neither use nor close it.
#[inline]
pub unsafe fn cudaImportExternalSemaphore(
    semHandleDesc: &cudaExternalSemaphoreHandleDesc,
) -> (cudaError_t, cudaExternalSemaphore_t) {
    let mut extSem_out: cudaExternalSemaphore_t = output::zeroed();
    let returned = unsafe { sys::cudaImportExternalSemaphore(&mut extSem_out, core::ptr::from_ref(semHandleDesc)) };
    (returned, extSem_out)
}

/// Initializes a device with flags, but does not make it current.
///
/// `cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaInitDevice))]
///
/// - `deviceFlags`: in, flags: [`cudaDeviceLmemResizeToMax`], [`cudaDeviceMapHost`], [`cudaDeviceScheduleAuto`], [`cudaDeviceScheduleBlockingSync`], [`cudaDeviceScheduleSpin`], [`cudaDeviceScheduleYield`], [`cudaDeviceSyncMemops`]
/// - `flags`: in, flags: [`cudaInitDeviceFlagsAreValid`]
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaInitDevice).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaInitDevice(
    device: i32,
    deviceFlags: u32,
    flags: u32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaInitDevice(device, deviceFlags, flags) };
    (returned,)
}

/// Unmaps memory that `cudaIpcOpenMemHandle` mapped; the exporting process keeps it.
///
/// `cudaError_t cudaIpcCloseMemHandle(void *devPtr)`
#[cfg_attr(doc, doc = forms!(runtime::cudaIpcCloseMemHandle))]
///
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMapBufferObjectFailed`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcCloseMemHandle).
///
/// # Safety
///
/// `devPtr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cudaIpcCloseMemHandle(devPtr: *mut c_void) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaIpcCloseMemHandle(devPtr) };
    (returned,)
}

/// Creates a handle with which other processes can open an event that was created for interprocess use.
///
/// `cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaIpcGetEventHandle))]
///
/// Returns `(cudaError_t, handle: cudaIpcEventHandle_t)`.
///
/// - `handle`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMapBufferObjectFailed`], [`cudaError::cudaErrorMemoryAllocation`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcGetEventHandle).
///
/// # Safety
///
/// - `event`: a live handle.
/// - Other processes must not use the event after this process has destroyed it.
#[inline]
pub unsafe fn cudaIpcGetEventHandle(
    event: cudaEvent_t,
) -> (cudaError_t, cudaIpcEventHandle_t) {
    let mut handle = output::Reserved::<cudaIpcEventHandle_t>::new();
    let returned = unsafe { sys::cudaIpcGetEventHandle(handle.slot(), event) };
    (returned, handle.take())
}

/// Creates a handle with which other processes can open an allocation of device memory.
///
/// `cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)`
#[cfg_attr(doc, doc = forms!(runtime::cudaIpcGetMemHandle))]
///
/// Returns `(cudaError_t, handle: cudaIpcMemHandle_t)`.
///
/// - `handle`: out
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMapBufferObjectFailed`], [`cudaError::cudaErrorMemoryAllocation`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcGetMemHandle).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaIpcGetMemHandle(
    devPtr: *mut c_void,
) -> (cudaError_t, cudaIpcMemHandle_t) {
    let mut handle = output::Reserved::<cudaIpcMemHandle_t>::new();
    let returned = unsafe { sys::cudaIpcGetMemHandle(handle.slot(), devPtr) };
    (returned, handle.take())
}

/// Opens another process's event, given its handle.
///
/// `cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaIpcOpenEventHandle))]
///
/// Returns `(cudaError_t, event: cudaEvent_t)`.
///
/// - `event`: out
///
/// Documented errors: [`cudaError::cudaErrorDeviceUninitialized`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMapBufferObjectFailed`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcOpenEventHandle).
///
/// # Safety
///
/// Another process must have exported `handle`. The event must not be used after that process has destroyed it.
#[inline]
pub unsafe fn cudaIpcOpenEventHandle(
    handle: cudaIpcEventHandle_t,
) -> (cudaError_t, cudaEvent_t) {
    let mut event: cudaEvent_t = output::zeroed();
    let returned = unsafe { sys::cudaIpcOpenEventHandle(&mut event, handle) };
    (returned, event)
}

/// Maps another process's device memory, given by its handle, for the current device.
///
/// `cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaIpcOpenMemHandle))]
///
/// Returns `(cudaError_t, devPtr: void *)`.
///
/// - `devPtr`: out
/// - `flags`: in, flags: [`cudaIpcMemLazyEnablePeerAccess`]
///
/// Documented errors: [`cudaError::cudaErrorDeviceUninitialized`], [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMapBufferObjectFailed`], [`cudaError::cudaErrorNotSupported`], [`cudaError::cudaErrorTooManyPeers`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcOpenMemHandle).
///
/// # Safety
///
/// The process that exported the memory must not free it before this process has closed it.
#[inline]
pub unsafe fn cudaIpcOpenMemHandle(
    handle: cudaIpcMemHandle_t,
    flags: u32,
) -> (cudaError_t, *mut c_void) {
    let mut devPtr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaIpcOpenMemHandle(&mut devPtr, handle, flags) };
    (returned, devPtr)
}

/// Sets an attribute of a kernel on one device, such as the limit on dynamic shared memory.
///
/// `cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute attr, int value, int device)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaKernelSetAttributeForDevice))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaKernelSetAttributeForDevice).
///
/// # Safety
///
/// `kernel`: a live handle.
#[inline]
pub unsafe fn cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t,
    attr: cudaFuncAttribute,
    value: i32,
    device: i32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaKernelSetAttributeForDevice(kernel, attr, value, device) };
    (returned,)
}

/// Launches a kernel whose blocks all run at the same time and can synchronize across the grid.
///
/// `cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaLaunchCooperativeKernel))]
///
/// - `func`: in, an address, passed unchanged
/// - `args`: in, the addresses of the kernel's arguments; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorCooperativeLaunchTooLarge`], [`cudaError::cudaErrorInvalidConfiguration`], [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorLaunchFailure`], [`cudaError::cudaErrorLaunchOutOfResources`], [`cudaError::cudaErrorLaunchTimeout`], [`cudaError::cudaErrorSharedObjectInitFailed`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchCooperativeKernel).
///
/// # Safety
///
/// - `func`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `args`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaLaunchCooperativeKernel(
    func: *const c_void,
    gridDim: dim3,
    blockDim: dim3,
    args: &mut [*mut c_void],
    sharedMem: usize,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaLaunchCooperativeKernel(func, gridDim, blockDim, args::as_mut_ptr(args), sharedMem, stream)
    };
    (returned,)
}

/// Runs a host function in stream order; the function must not call CUDA, and does not run after errors.
///
/// `cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaLaunchHostFunc))]
///
/// - `fn`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchHostFunc).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `fn` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context is in an error state.
#[inline]
pub unsafe fn cudaLaunchHostFunc(
    stream: cudaStream_t,
    r#fn: cudaHostFn_t,
    userData: *mut c_void,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaLaunchHostFunc(stream, r#fn, userData) };
    (returned,)
}

/// Launches a kernel in a stream with a grid size, a block size and dynamic shared memory in bytes.
///
/// `cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaLaunchKernel))]
///
/// - `func`: in, an address, passed unchanged
/// - `args`: in, the addresses of the kernel's arguments; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidConfiguration`], [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidPtx`], [`cudaError::cudaErrorJitCompilationDisabled`], [`cudaError::cudaErrorJitCompilerNotFound`], [`cudaError::cudaErrorLaunchFailure`], [`cudaError::cudaErrorLaunchOutOfResources`], [`cudaError::cudaErrorLaunchTimeout`], [`cudaError::cudaErrorNoKernelImageForDevice`], [`cudaError::cudaErrorSharedObjectInitFailed`], [`cudaError::cudaErrorUnsupportedPtxVersion`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchKernel).
///
/// # Safety
///
/// - `func`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `args`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaLaunchKernel(
    func: *const c_void,
    gridDim: dim3,
    blockDim: dim3,
    args: &mut [*mut c_void],
    sharedMem: usize,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaLaunchKernel(func, gridDim, blockDim, args::as_mut_ptr(args), sharedMem, stream) };
    (returned,)
}

/// Launches a kernel with a configuration record: grid, stream, and attributes such as the cluster size.
///
/// `cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)`
#[cfg_attr(doc, doc = forms!(runtime::cudaLaunchKernelExC))]
///
/// - `func`: in, an address, passed unchanged
/// - `args`: in, the addresses of the kernel's arguments; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidConfiguration`], [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidPtx`], [`cudaError::cudaErrorJitCompilationDisabled`], [`cudaError::cudaErrorJitCompilerNotFound`], [`cudaError::cudaErrorLaunchFailure`], [`cudaError::cudaErrorLaunchOutOfResources`], [`cudaError::cudaErrorLaunchTimeout`], [`cudaError::cudaErrorNoKernelImageForDevice`], [`cudaError::cudaErrorSharedObjectInitFailed`], [`cudaError::cudaErrorUnsupportedPtxVersion`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchKernelExC).
///
/// # Safety
///
/// - `func`: a live handle.
/// - `args`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `config`'s stream.
/// - Pointers, handles and lengths in `config` must stay valid until the call's work completes on `config`'s stream.
#[inline]
pub unsafe fn cudaLaunchKernelExC(
    config: &cudaLaunchConfig_t,
    func: *const c_void,
    args: &mut [*mut c_void],
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaLaunchKernelExC(core::ptr::from_ref(config), func, args::as_mut_ptr(args)) };
    (returned,)
}

/// Lists the kernels in a library, up to a given number.
///
/// `cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaLibraryEnumerateKernels))]
///
/// - `kernels`: out, array, whose length is passed as `numKernels`
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryEnumerateKernels).
///
/// # Safety
///
/// `lib`: a live handle.
#[inline]
pub unsafe fn cudaLibraryEnumerateKernels(
    kernels: &mut [cudaKernel_t],
    lib: cudaLibrary_t,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaLibraryEnumerateKernels(args::as_mut_ptr(kernels), args::count(kernels.len()), lib)
    };
    (returned,)
}

/// Returns the current device's address, and the size, of a library's `__device__` or `__constant__` variable.
///
/// `cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaLibraryGetGlobal))]
///
/// Returns `(cudaError_t, dptr: void *, bytes: size_t)`.
///
/// - `dptr`, `bytes`: out
/// - `name`: in, string
///
/// Documented errors: [`cudaError::cudaErrorContextIsDestroyed`], [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorDeviceUninitialized`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorSymbolNotFound`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetGlobal).
///
/// # Safety
///
/// - `library`: a live handle.
/// - `dptr` points to memory of the library, valid as long as `library` exists.
#[inline]
pub unsafe fn cudaLibraryGetGlobal(
    library: cudaLibrary_t,
    name: &CStr,
) -> (cudaError_t, *mut c_void, usize) {
    let mut dptr: *mut c_void = output::zeroed();
    let mut bytes: usize = output::zeroed();
    let returned = unsafe { sys::cudaLibraryGetGlobal(&mut dptr, &mut bytes, library, name.as_ptr()) };
    (returned, dptr, bytes)
}

/// Finds a kernel in a library by its (mangled) name.
///
/// `cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaLibraryGetKernel))]
///
/// Returns `(cudaError_t, pKernel: cudaKernel_t)`.
///
/// - `pKernel`: out
/// - `name`: in, string
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorSymbolNotFound`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetKernel).
///
/// # Safety
///
/// `library`: a live handle.
#[inline]
pub unsafe fn cudaLibraryGetKernel(
    library: cudaLibrary_t,
    name: &CStr,
) -> (cudaError_t, cudaKernel_t) {
    let mut pKernel: cudaKernel_t = output::zeroed();
    let returned = unsafe { sys::cudaLibraryGetKernel(&mut pKernel, library, name.as_ptr()) };
    (returned, pKernel)
}

/// Returns the number of kernels in a library.
///
/// `cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaLibraryGetKernelCount))]
///
/// Returns `(cudaError_t, count: unsigned int)`.
///
/// - `count`: out
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetKernelCount).
///
/// # Safety
///
/// `lib`: a live handle.
#[inline]
pub unsafe fn cudaLibraryGetKernelCount(lib: cudaLibrary_t) -> (cudaError_t, u32) {
    let mut count: u32 = output::zeroed();
    let returned = unsafe { sys::cudaLibraryGetKernelCount(&mut count, lib) };
    (returned, count)
}

/// Returns the address (the same on all devices) and the size of a library's `__managed__` variable.
///
/// `cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaLibraryGetManaged))]
///
/// Returns `(cudaError_t, dptr: void *, bytes: size_t)`.
///
/// - `dptr`, `bytes`: out
/// - `name`: in, string
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorSymbolNotFound`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetManaged).
///
/// # Safety
///
/// - `library`: a live handle.
/// - `dptr` points to memory of the library, valid as long as `library` exists.
#[inline]
pub unsafe fn cudaLibraryGetManaged(
    library: cudaLibrary_t,
    name: &CStr,
) -> (cudaError_t, *mut c_void, usize) {
    let mut dptr: *mut c_void = output::zeroed();
    let mut bytes: usize = output::zeroed();
    let returned = unsafe { sys::cudaLibraryGetManaged(&mut dptr, &mut bytes, library, name.as_ptr()) };
    (returned, dptr, bytes)
}

/// Finds a library's function by symbol name, and returns a pointer that host and device code can call.
///
/// `cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaLibraryGetUnifiedFunction))]
///
/// Returns `(cudaError_t, fptr: void *)`.
///
/// - `fptr`: out
/// - `symbol`: in, string
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorSymbolNotFound`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetUnifiedFunction).
///
/// # Safety
///
/// - `library`: a live handle.
/// - `fptr` points to memory of the library, valid as long as `library` exists.
#[inline]
pub unsafe fn cudaLibraryGetUnifiedFunction(
    library: cudaLibrary_t,
    symbol: &CStr,
) -> (cudaError_t, *mut c_void) {
    let mut fptr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaLibraryGetUnifiedFunction(&mut fptr, library, symbol.as_ptr()) };
    (returned, fptr)
}

/// Loads code from memory as a library, which is not tied to any device.
///
/// `cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code, cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaLibraryLoadData))]
///
/// Returns `(cudaError_t, library: cudaLibrary_t)`.
///
/// - `library`: out
/// - `code`: in, an address, passed unchanged
/// - `jitOptions`: in, array, whose length is passed as `numJitOptions`; an empty slice passes NULL
/// - `jitOptionsValues`: in, values; `jitOptions` selects their types: `char *` for `cudaJitInfoLogBuffer`, `cudaJitErrorLogBuffer`; `cudaJit_CacheMode` for `cudaJitCacheMode`; `cudaJit_Fallback` for `cudaJitFallbackStrategy`; `float` for `cudaJitWallTime`; `int` for `cudaJitGenerateDebugInfo`, `cudaJitLogVerbose`, `cudaJitGenerateLineInfo`, `cudaJitPositionIndependentCode`, `cudaJitMaxThreadsPerBlock`, `cudaJitOverrideDirectiveValues`; `unsigned int` for `cudaJitMaxRegisters`, `cudaJitThreadsPerBlock`, `cudaJitInfoLogBufferSizeBytes`, `cudaJitErrorLogBufferSizeBytes`, `cudaJitOptimizationLevel`, `cudaJitMinCtaPerSm`; an empty slice passes NULL
/// - `libraryOptions`: in, array, whose length is passed as `numLibraryOptions`; an empty slice passes NULL
/// - `libraryOptionValues`: in, values; `libraryOptions` selects their types: `cudalibraryHostUniversalFunctionAndDataTable *` for `cudaLibraryHostUniversalFunctionAndDataTable`; `unsigned int` for `cudaLibraryBinaryIsPreserved`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidPtx`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorJitCompilerNotFound`], [`cudaError::cudaErrorMemoryAllocation`], [`cudaError::cudaErrorNoKernelImageForDevice`], [`cudaError::cudaErrorSharedObjectInitFailed`], [`cudaError::cudaErrorSharedObjectSymbolNotFound`], [`cudaError::cudaErrorUnsupportedPtxVersion`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryLoadData).
///
/// # Safety
///
/// - `code`: the address of NUL-terminated PTX, or of a complete cubin or fatbin, for the duration that `libraryOptions` specifies.
/// - Each element of `jitOptionsValues` is the value, or the address of the value, that the element of `jitOptions` at the same index selects.
/// - Each element of `libraryOptionValues` is the value, or the address of the value, that the element of `libraryOptions` at the same index selects.
#[inline]
pub unsafe fn cudaLibraryLoadData(
    code: *const c_void,
    jitOptions: &[cudaJitOption],
    jitOptionsValues: &mut [*mut c_void],
    libraryOptions: &[cudaLibraryOption],
    libraryOptionValues: &mut [*mut c_void],
) -> (cudaError_t, cudaLibrary_t) {
    let Some(numJitOptions) = args::same_len([jitOptions.len(), jitOptionsValues.len()], []) else {
        refusal::refuse("cudaLibraryLoadData", "the lengths of `jitOptions`, `jitOptionsValues` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let Some(numLibraryOptions) = args::same_len([libraryOptions.len(), libraryOptionValues.len()], []) else {
        refusal::refuse("cudaLibraryLoadData", "the lengths of `libraryOptions`, `libraryOptionValues` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut library: cudaLibrary_t = output::zeroed();
    let returned = unsafe { sys::cudaLibraryLoadData(
        &mut library, code, args::as_ptr(jitOptions).cast_mut(), args::as_mut_ptr(jitOptionsValues),
        args::count(numJitOptions), args::as_ptr(libraryOptions).cast_mut(), args::as_mut_ptr(libraryOptionValues),
        args::count(numLibraryOptions),
    ) };
    (returned, library)
}

/// Loads code from a file as a library, which is not tied to any device.
///
/// `cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName, cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaLibraryLoadFromFile))]
///
/// Returns `(cudaError_t, library: cudaLibrary_t)`.
///
/// - `library`: out
/// - `fileName`: in, string
/// - `jitOptions`: in, array, whose length is passed as `numJitOptions`; an empty slice passes NULL
/// - `jitOptionsValues`: in, values; `jitOptions` selects their types: `char *` for `cudaJitInfoLogBuffer`, `cudaJitErrorLogBuffer`; `cudaJit_CacheMode` for `cudaJitCacheMode`; `cudaJit_Fallback` for `cudaJitFallbackStrategy`; `float` for `cudaJitWallTime`; `int` for `cudaJitGenerateDebugInfo`, `cudaJitLogVerbose`, `cudaJitGenerateLineInfo`, `cudaJitPositionIndependentCode`, `cudaJitMaxThreadsPerBlock`, `cudaJitOverrideDirectiveValues`; `unsigned int` for `cudaJitMaxRegisters`, `cudaJitThreadsPerBlock`, `cudaJitInfoLogBufferSizeBytes`, `cudaJitErrorLogBufferSizeBytes`, `cudaJitOptimizationLevel`, `cudaJitMinCtaPerSm`; an empty slice passes NULL
/// - `libraryOptions`: in, array, whose length is passed as `numLibraryOptions`; an empty slice passes NULL
/// - `libraryOptionValues`: in, values; `libraryOptions` selects their types: `cudalibraryHostUniversalFunctionAndDataTable *` for `cudaLibraryHostUniversalFunctionAndDataTable`; `unsigned int` for `cudaLibraryBinaryIsPreserved`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidPtx`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorJitCompilerNotFound`], [`cudaError::cudaErrorMemoryAllocation`], [`cudaError::cudaErrorNoKernelImageForDevice`], [`cudaError::cudaErrorSharedObjectInitFailed`], [`cudaError::cudaErrorSharedObjectSymbolNotFound`], [`cudaError::cudaErrorUnsupportedPtxVersion`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryLoadFromFile).
///
/// # Safety
///
/// - `fileName` must name a complete, valid file; the library does not check the contents.
/// - Each element of `jitOptionsValues` is the value, or the address of the value, that the element of `jitOptions` at the same index selects.
/// - Each element of `libraryOptionValues` is the value, or the address of the value, that the element of `libraryOptions` at the same index selects.
#[inline]
pub unsafe fn cudaLibraryLoadFromFile(
    fileName: &CStr,
    jitOptions: &[cudaJitOption],
    jitOptionsValues: &mut [*mut c_void],
    libraryOptions: &[cudaLibraryOption],
    libraryOptionValues: &mut [*mut c_void],
) -> (cudaError_t, cudaLibrary_t) {
    let Some(numJitOptions) = args::same_len([jitOptions.len(), jitOptionsValues.len()], []) else {
        refusal::refuse("cudaLibraryLoadFromFile", "the lengths of `jitOptions`, `jitOptionsValues` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let Some(numLibraryOptions) = args::same_len([libraryOptions.len(), libraryOptionValues.len()], []) else {
        refusal::refuse("cudaLibraryLoadFromFile", "the lengths of `libraryOptions`, `libraryOptionValues` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut library: cudaLibrary_t = output::zeroed();
    let returned = unsafe { sys::cudaLibraryLoadFromFile(
        &mut library, fileName.as_ptr(), args::as_ptr(jitOptions).cast_mut(), args::as_mut_ptr(jitOptionsValues),
        args::count(numJitOptions), args::as_ptr(libraryOptions).cast_mut(), args::as_mut_ptr(libraryOptionValues),
        args::count(numLibraryOptions),
    ) };
    (returned, library)
}

/// Unloads a library; its kernels and variables must not be used again.
///
/// `cudaError_t cudaLibraryUnload(cudaLibrary_t library)`
#[cfg_attr(doc, doc = forms!(runtime::cudaLibraryUnload))]
///
/// - `library`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryUnload).
///
/// # Safety
///
/// - `library`: a live handle.
/// - No thread may use `library`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaLibraryUnload(library: cudaLibrary_t) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaLibraryUnload(library) };
    (returned,)
}

/// Allocates a 3D region of device memory, whose rows are padded to a pitch in bytes.
///
/// `cudaError_t cudaMalloc3D(cudaPitchedPtr *pitchedDevPtr, cudaExtent extent)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMalloc3D))]
///
/// Returns `(cudaError_t, pitchedDevPtr: cudaPitchedPtr)`.
///
/// - `pitchedDevPtr`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMalloc3D).
///
/// # Safety
///
/// `pitchedDevPtr` points to memory of the library, valid until `cudaFree` is called.
#[inline]
pub unsafe fn cudaMalloc3D(extent: cudaExtent) -> (cudaError_t, cudaPitchedPtr) {
    let mut pitchedDevPtr = output::Reserved::<cudaPitchedPtr>::new();
    let returned = unsafe { sys::cudaMalloc3D(pitchedDevPtr.slot(), extent) };
    (returned, pitchedDevPtr.take())
}

/// Creates a CUDA array with up to three dimensions, optionally layered, cubemap or sparse.
///
/// `cudaError_t cudaMalloc3DArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMalloc3DArray))]
///
/// Returns `(cudaError_t, array: cudaArray_t)`.
///
/// - `array`: out
/// - `flags`: in, flags: [`cudaArrayCubemap`], [`cudaArrayDefault`], [`cudaArrayDeferredMapping`], [`cudaArrayLayered`], [`cudaArraySparse`], [`cudaArraySurfaceLoadStore`], [`cudaArrayTextureGather`]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMalloc3DArray).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMalloc3DArray(
    desc: &cudaChannelFormatDesc,
    extent: cudaExtent,
    flags: u32,
) -> (cudaError_t, cudaArray_t) {
    let mut array: cudaArray_t = output::zeroed();
    let returned = unsafe { sys::cudaMalloc3DArray(&mut array, core::ptr::from_ref(desc), extent, flags) };
    (returned, array)
}

/// Creates a one- or two-dimensional CUDA array, for textures and surfaces.
///
/// `cudaError_t cudaMallocArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, size_t width, size_t height, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMallocArray))]
///
/// Returns `(cudaError_t, array: cudaArray_t)`.
///
/// - `array`: out
/// - `flags`: in, flags: [`cudaArrayDefault`], [`cudaArrayDeferredMapping`], [`cudaArraySparse`], [`cudaArraySurfaceLoadStore`], [`cudaArrayTextureGather`]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocArray).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMallocArray(
    desc: &cudaChannelFormatDesc,
    width: usize,
    height: usize,
    flags: u32,
) -> (cudaError_t, cudaArray_t) {
    let mut array: cudaArray_t = output::zeroed();
    let returned = unsafe { sys::cudaMallocArray(&mut array, core::ptr::from_ref(desc), width, height, flags) };
    (returned, array)
}

/// Allocates device memory in stream order, from the current pool of the stream's device.
///
/// `cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMallocAsync))]
///
/// Returns `(cudaError_t, devPtr: void *)`.
///
/// - `devPtr`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMallocAsync).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cudaMallocAsync(
    size: usize,
    hStream: cudaStream_t,
) -> (cudaError_t, *mut c_void) {
    let mut devPtr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaMallocAsync(&mut devPtr, size, hStream) };
    (returned, devPtr)
}

/// Allocates memory in stream order, from a given memory pool.
///
/// `cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMallocFromPoolAsync))]
///
/// Returns `(cudaError_t, ptr: void *)`.
///
/// - `ptr`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMallocFromPoolAsync).
///
/// # Safety
///
/// - `memPool`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cudaMallocFromPoolAsync(
    size: usize,
    memPool: cudaMemPool_t,
    stream: cudaStream_t,
) -> (cudaError_t, *mut c_void) {
    let mut ptr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaMallocFromPoolAsync(&mut ptr, size, memPool, stream) };
    (returned, ptr)
}

/// Allocates managed memory, which migrates automatically between the host and devices.
///
/// `cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMallocManaged))]
///
/// Returns `(cudaError_t, devPtr: void *)`.
///
/// - `devPtr`: out
/// - `flags`: in, flags: [`cudaMemAttachGlobal`], [`cudaMemAttachHost`]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocManaged).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMallocManaged(size: usize, flags: u32) -> (cudaError_t, *mut c_void) {
    let mut devPtr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaMallocManaged(&mut devPtr, size, flags) };
    (returned, devPtr)
}

/// Creates a mipmapped CUDA array with a given number of levels.
///
/// `cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int numLevels, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMallocMipmappedArray))]
///
/// Returns `(cudaError_t, mipmappedArray: cudaMipmappedArray_t)`.
///
/// - `mipmappedArray`: out
/// - `flags`: in, flags: [`cudaArrayCubemap`], [`cudaArrayDefault`], [`cudaArrayDeferredMapping`], [`cudaArrayLayered`], [`cudaArraySparse`], [`cudaArraySurfaceLoadStore`], [`cudaArrayTextureGather`]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocMipmappedArray).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMallocMipmappedArray(
    desc: &cudaChannelFormatDesc,
    extent: cudaExtent,
    numLevels: u32,
    flags: u32,
) -> (cudaError_t, cudaMipmappedArray_t) {
    let mut mipmappedArray: cudaMipmappedArray_t = output::zeroed();
    let returned = unsafe {
        sys::cudaMallocMipmappedArray(&mut mipmappedArray, core::ptr::from_ref(desc), extent, numLevels, flags)
    };
    (returned, mipmappedArray)
}

/// Allocates rows of device memory, padded to a pitch in bytes that allows coalesced access.
///
/// `cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMallocPitch))]
///
/// Returns `(cudaError_t, devPtr: void *, pitch: size_t)`.
///
/// - `devPtr`, `pitch`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocPitch).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMallocPitch(
    width: usize,
    height: usize,
) -> (cudaError_t, *mut c_void, usize) {
    let mut devPtr: *mut c_void = output::zeroed();
    let mut pitch: usize = output::zeroed();
    let returned = unsafe { sys::cudaMallocPitch(&mut devPtr, &mut pitch, width, height) };
    (returned, devPtr, pitch)
}

/// Returns the free and the total memory in bytes of the current device.
///
/// `cudaError_t cudaMemGetInfo(size_t *free, size_t *total)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemGetInfo))]
///
/// Returns `(cudaError_t, free: size_t, total: size_t)`.
///
/// - `free`, `total`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLaunchFailure`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemGetInfo).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMemGetInfo() -> (cudaError_t, usize, usize) {
    let mut free: usize = output::zeroed();
    let mut total: usize = output::zeroed();
    let returned = unsafe { sys::cudaMemGetInfo(&mut free, &mut total) };
    (returned, free, total)
}

/// Creates a memory pool on a device or on the host.
///
/// `cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool, const cudaMemPoolProps *poolProps)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemPoolCreate))]
///
/// Returns `(cudaError_t, memPool: cudaMemPool_t)`.
///
/// - `memPool`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolCreate).
///
/// # Safety
///
/// Pointers, handles and lengths in `poolProps` must be valid.
#[inline]
pub unsafe fn cudaMemPoolCreate(
    poolProps: &cudaMemPoolProps,
) -> (cudaError_t, cudaMemPool_t) {
    let mut memPool: cudaMemPool_t = output::zeroed();
    let returned = unsafe { sys::cudaMemPoolCreate(&mut memPool, core::ptr::from_ref(poolProps)) };
    (returned, memPool)
}

/// Destroys a memory pool; its memory is released after all allocations have been freed.
///
/// `cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemPoolDestroy))]
///
/// - `memPool`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolDestroy).
///
/// # Safety
///
/// - `memPool`: a live handle.
/// - No thread may use `memPool`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaMemPoolDestroy(memPool: cudaMemPool_t) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemPoolDestroy(memPool) };
    (returned,)
}

/// Returns the data with which another process can import one allocation of a shared pool.
///
/// `cudaError_t cudaMemPoolExportPointer(cudaMemPoolPtrExportData *exportData, void *ptr)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemPoolExportPointer))]
///
/// Returns `(cudaError_t, exportData: cudaMemPoolPtrExportData)`.
///
/// - `exportData`: out
/// - `ptr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolExportPointer).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMemPoolExportPointer(
    ptr: *mut c_void,
) -> (cudaError_t, cudaMemPoolPtrExportData) {
    let mut exportData = output::Reserved::<cudaMemPoolPtrExportData>::new();
    let returned = unsafe { sys::cudaMemPoolExportPointer(exportData.slot(), ptr) };
    (returned, exportData.take())
}

/// Exports a memory pool to other processes, as an operating-system handle.
///
/// `cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool, cudaMemAllocationHandleType handleType, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemPoolExportToShareableHandle))]
///
/// Returns `(cudaError_t, shareableHandle: T)`.
///
/// - `shareableHandle`: out, one value; `handleType` selects the type: `cudaMemFabricHandle_t` for `cudaMemHandleTypeFabric`; `int` for `cudaMemHandleTypeNone`, `cudaMemHandleTypePosixFileDescriptor`; `unsigned int` for `cudaMemHandleTypeWin32Kmt`; `void *` for `cudaMemHandleTypeWin32`
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolExportToShareableHandle).
///
/// # Safety
///
/// `memPool`: a live handle.
#[inline]
pub unsafe fn cudaMemPoolExportToShareableHandle<T: Output>(
    memPool: cudaMemPool_t,
    handleType: cudaMemAllocationHandleType,
    flags: u32,
) -> (cudaError_t, T) {
    if !value_size_cudaMemAllocationHandleType(handleType).fits(size_of::<T>()) {
        refusal::refuse(
            "cudaMemPoolExportToShareableHandle",
            "the size of a value of `shareableHandle` differs from that of the type that `handleType` selects",
        );
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut shareableHandle = output::Reserved::<T>::new();
    let returned = unsafe {
        sys::cudaMemPoolExportToShareableHandle(shareableHandle.slot().cast(), memPool, handleType, flags)
    };
    (returned, shareableHandle.take())
}

/// Returns the access that a location has to a pool's memory.
///
/// `cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags *flags, cudaMemPool_t memPool, cudaMemLocation *location)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemPoolGetAccess))]
///
/// Returns `(cudaError_t, flags: cudaMemAccessFlags)`.
///
/// - `flags`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolGetAccess).
///
/// # Safety
///
/// `memPool`: a live handle.
#[inline]
pub unsafe fn cudaMemPoolGetAccess(
    memPool: cudaMemPool_t,
    location: &cudaMemLocation,
) -> (cudaError_t, cudaMemAccessFlags) {
    let mut flags: cudaMemAccessFlags = output::zeroed();
    let returned = unsafe { sys::cudaMemPoolGetAccess(&mut flags, memPool, core::ptr::from_ref(location).cast_mut()) };
    (returned, flags)
}

/// Returns an attribute of a memory pool, such as the release threshold or the number of bytes in use.
///
/// `cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemPoolGetAttribute))]
///
/// Returns `(cudaError_t, value: T)`.
///
/// - `value`: out, one value; `attr` selects the type: `cudaMemAllocationHandleType` for `cudaMemPoolAttrExportHandleTypes`; `cudaMemAllocationType` for `cudaMemPoolAttrAllocationType`; `cudaMemLocationType` for `cudaMemPoolAttrLocationType`; `cuuint64_t` for `cudaMemPoolAttrReleaseThreshold`, `cudaMemPoolAttrReservedMemCurrent`, `cudaMemPoolAttrReservedMemHigh`, `cudaMemPoolAttrUsedMemCurrent`, `cudaMemPoolAttrUsedMemHigh`, `cudaMemPoolAttrMaxPoolSize`; `int` for `cudaMemPoolReuseFollowEventDependencies`, `cudaMemPoolReuseAllowOpportunistic`, `cudaMemPoolReuseAllowInternalDependencies`, `cudaMemPoolAttrLocationId`, `cudaMemPoolAttrHwDecompressEnabled`, `cudaMemPoolAttrLocalityDomainId`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolGetAttribute).
///
/// # Safety
///
/// `memPool`: a live handle.
#[inline]
pub unsafe fn cudaMemPoolGetAttribute<T: Output>(
    memPool: cudaMemPool_t,
    attr: cudaMemPoolAttr,
) -> (cudaError_t, T) {
    if !value_size_cudaMemPoolAttr(attr).fits(size_of::<T>()) {
        refusal::refuse(
            "cudaMemPoolGetAttribute",
            "the size of a value of `value` differs from that of the type that `attr` selects",
        );
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut value = output::Reserved::<T>::new();
    let returned = unsafe { sys::cudaMemPoolGetAttribute(memPool, attr, value.slot().cast()) };
    (returned, value.take())
}

/// Imports a memory pool of another process, given its handle.
///
/// `cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle, cudaMemAllocationHandleType handleType, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemPoolImportFromShareableHandle))]
///
/// Returns `(cudaError_t, memPool: cudaMemPool_t)`.
///
/// - `memPool`: out
/// - `shareableHandle`: in, an address, passed unchanged
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolImportFromShareableHandle).
///
/// # Safety
///
/// `shareableHandle`: the value that `handleType` requires, or its address.
#[inline]
pub unsafe fn cudaMemPoolImportFromShareableHandle(
    shareableHandle: *mut c_void,
    handleType: cudaMemAllocationHandleType,
    flags: u32,
) -> (cudaError_t, cudaMemPool_t) {
    let mut memPool: cudaMemPool_t = output::zeroed();
    let returned = unsafe {
        sys::cudaMemPoolImportFromShareableHandle(&mut memPool, shareableHandle, handleType, flags)
    };
    (returned, memPool)
}

/// Imports one allocation of an imported pool, using the exporter's data.
///
/// `cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool, cudaMemPoolPtrExportData *exportData)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemPoolImportPointer))]
///
/// Returns `(cudaError_t, ptr: void *)`.
///
/// - `ptr`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolImportPointer).
///
/// # Safety
///
/// `memPool`: a live handle.
#[inline]
pub unsafe fn cudaMemPoolImportPointer(
    memPool: cudaMemPool_t,
    exportData: &cudaMemPoolPtrExportData,
) -> (cudaError_t, *mut c_void) {
    let mut ptr: *mut c_void = output::zeroed();
    let returned = unsafe {
        sys::cudaMemPoolImportPointer(&mut ptr, memPool, core::ptr::from_ref(exportData).cast_mut())
    };
    (returned, ptr)
}

/// Sets an attribute of a memory pool, such as the release threshold.
///
/// `cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemPoolSetAttribute))]
///
/// - `value`: in, one value; `attr` selects the type: `cudaMemAllocationHandleType` for `cudaMemPoolAttrExportHandleTypes`; `cudaMemAllocationType` for `cudaMemPoolAttrAllocationType`; `cudaMemLocationType` for `cudaMemPoolAttrLocationType`; `cuuint64_t` for `cudaMemPoolAttrReleaseThreshold`, `cudaMemPoolAttrReservedMemCurrent`, `cudaMemPoolAttrReservedMemHigh`, `cudaMemPoolAttrUsedMemCurrent`, `cudaMemPoolAttrUsedMemHigh`, `cudaMemPoolAttrMaxPoolSize`; `int` for `cudaMemPoolReuseFollowEventDependencies`, `cudaMemPoolReuseAllowOpportunistic`, `cudaMemPoolReuseAllowInternalDependencies`, `cudaMemPoolAttrLocationId`, `cudaMemPoolAttrHwDecompressEnabled`, `cudaMemPoolAttrLocalityDomainId`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolSetAttribute).
///
/// # Safety
///
/// `memPool`: a live handle.
#[inline]
pub unsafe fn cudaMemPoolSetAttribute<T: Input>(
    memPool: cudaMemPool_t,
    attr: cudaMemPoolAttr,
    value: &T,
) -> (cudaError_t,) {
    if !value_size_cudaMemPoolAttr(attr).fits(size_of::<T>()) {
        refusal::refuse(
            "cudaMemPoolSetAttribute",
            "the size of a value of `value` differs from that of the type that `attr` selects",
        );
        return (cudaError_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cudaMemPoolSetAttribute(memPool, attr, core::ptr::from_ref(value).cast_mut().cast()) };
    (returned,)
}

/// Releases unused memory of a pool until the pool holds at most a given number of bytes.
///
/// `cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemPoolTrimTo))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolTrimTo).
///
/// # Safety
///
/// `memPool`: a live handle.
#[inline]
pub unsafe fn cudaMemPoolTrimTo(
    memPool: cudaMemPool_t,
    minBytesToKeep: usize,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemPoolTrimTo(memPool, minBytesToKeep) };
    (returned,)
}

/// Returns one attribute of a range of managed memory, such as its preferred location.
///
/// `cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize, cudaMemRangeAttribute attribute, const void *devPtr, size_t count)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemRangeGetAttribute))]
///
/// Returns `(cudaError_t, data: T)`.
///
/// - `data`: out, one value; `attribute` selects the type: `cudaMemLocationType` for `cudaMemRangeAttributePreferredLocationType`, `cudaMemRangeAttributeLastPrefetchLocationType`; `int` for `cudaMemRangeAttributeReadMostly`, `cudaMemRangeAttributePreferredLocation`, `cudaMemRangeAttributeLastPrefetchLocation`, `cudaMemRangeAttributePreferredLocationId`, `cudaMemRangeAttributeLastPrefetchLocationId`; `int []` for `cudaMemRangeAttributeAccessedBy`
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemRangeGetAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMemRangeGetAttribute<T: Output>(
    attribute: cudaMemRangeAttribute,
    devPtr: *const c_void,
    count: usize,
) -> (cudaError_t, T) {
    if !value_size_cudaMemRangeAttribute(attribute).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cudaMemRangeGetAttribute",
            "the size of a value of `data` differs from that of the type that `attribute` selects",
        );
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut data = output::Reserved::<T>::new();
    let returned = unsafe {
        sys::cudaMemRangeGetAttribute(data.slot().cast(), args::count(size_of::<T>()), attribute, devPtr, count)
    };
    (returned, data.take())
}

/// Returns several attributes of a range of managed memory.
///
/// `cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes, cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr, size_t count)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemRangeGetAttributes))]
///
/// - `data`: out, values; `attributes` selects their types: `cudaMemLocationType` for `cudaMemRangeAttributePreferredLocationType`, `cudaMemRangeAttributeLastPrefetchLocationType`; `int` for `cudaMemRangeAttributeReadMostly`, `cudaMemRangeAttributePreferredLocation`, `cudaMemRangeAttributeLastPrefetchLocation`, `cudaMemRangeAttributePreferredLocationId`, `cudaMemRangeAttributeLastPrefetchLocationId`; `int []` for `cudaMemRangeAttributeAccessedBy`
/// - `dataSizes`, `attributes`: in, array, whose length is passed as `numAttributes`
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemRangeGetAttributes).
///
/// # Safety
///
/// Each element of `data` is the address of memory for the value that the element of `attributes` at the same index selects, of the size in `dataSizes`.
#[inline]
pub unsafe fn cudaMemRangeGetAttributes(
    data: &mut [*mut c_void],
    dataSizes: &[usize],
    attributes: &[cudaMemRangeAttribute],
    devPtr: *const c_void,
    count: usize,
) -> (cudaError_t,) {
    let Some(numAttributes) = args::same_len([data.len(), dataSizes.len(), attributes.len()], []) else {
        refusal::refuse("cudaMemRangeGetAttributes", "the lengths of `data`, `dataSizes`, `attributes` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaMemRangeGetAttributes(
        args::as_mut_ptr(data), args::as_ptr(dataSizes).cast_mut(), args::as_ptr(attributes).cast_mut(),
        args::count(numAttributes), devPtr, count,
    ) };
    (returned,)
}

/// Copies bytes between host and device memory, in the direction that `kind` specifies.
///
/// `cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemcpy))]
///
/// - `dst`, `src`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy).
///
/// # Safety
///
/// - `dst`: valid memory of `count` bytes; memory on the device must stay valid until the program has synchronized every device that the library uses.
/// - `src`: valid memory of `count` bytes; memory on the device must stay valid until the program has synchronized every device that the library uses.
/// - `kind` must match the locations of `dst` and `src`.
/// - Source and destination must not overlap.
#[inline]
pub unsafe fn cudaMemcpy(
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpy(dst, src, count, kind) };
    (returned,)
}

/// Copies a 2D region between host and device memory; each side has its own row pitch in bytes.
///
/// `cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemcpy2D))]
///
/// - `dst`, `src`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidPitchValue`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2D).
///
/// # Safety
///
/// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart; memory on the device must stay valid until the program has synchronized every device that the library uses.
/// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart; memory on the device must stay valid until the program has synchronized every device that the library uses.
/// - `kind` must match the locations of `dst` and `src`.
#[inline]
pub unsafe fn cudaMemcpy2D(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpy2D(dst, dpitch, src, spitch, width, height, kind) };
    (returned,)
}

/// Copies a 2D region from one CUDA array to another.
///
/// `cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpy2DArrayToArray))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DArrayToArray).
///
/// # Safety
///
/// `dst`, `src`: live handles that no other thread uses during the call.
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
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaMemcpy2DArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind)
    };
    (returned,)
}

/// Copies a 2D region between host and device memory, in stream order; each side has its own row pitch in bytes.
///
/// `cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpy2DAsync))]
///
/// - `dst`, `src`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidPitchValue`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart, until the call's work completes on `stream`.
/// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart, until the call's work completes on `stream`.
/// - `kind` must match the locations of `dst` and `src`.
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
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream) };
    (returned,)
}

/// Copies a 2D region of a CUDA array to rows of memory.
///
/// `cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpy2DFromArray))]
///
/// - `dst`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidPitchValue`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DFromArray).
///
/// # Safety
///
/// - `src`: a live handle that no other thread uses during the call.
/// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart; memory on the device must stay valid until the program has synchronized every device that the library uses.
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
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpy2DFromArray(dst, dpitch, src, wOffset, hOffset, width, height, kind) };
    (returned,)
}

/// Copies a 2D region of a CUDA array to rows of memory, in stream order.
///
/// `cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpy2DFromArrayAsync))]
///
/// - `dst`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidPitchValue`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DFromArrayAsync).
///
/// # Safety
///
/// - `src`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart, until the call's work completes on `stream`.
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
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream)
    };
    (returned,)
}

/// Copies rows of memory into a 2D region of a CUDA array.
///
/// `cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpy2DToArray))]
///
/// - `src`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidPitchValue`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DToArray).
///
/// # Safety
///
/// - `dst`: a live handle that no other thread uses during the call.
/// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart; memory on the device must stay valid until the program has synchronized every device that the library uses.
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
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpy2DToArray(dst, wOffset, hOffset, src, spitch, width, height, kind) };
    (returned,)
}

/// Copies rows of memory into a 2D region of a CUDA array, in stream order.
///
/// `cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpy2DToArrayAsync))]
///
/// - `src`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidPitchValue`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DToArrayAsync).
///
/// # Safety
///
/// - `dst`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart, until the call's work completes on `stream`.
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
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width, height, kind, stream)
    };
    (returned,)
}

/// Copies a 3D region between host memory, device memory and CUDA arrays.
///
/// `cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *p)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemcpy3D))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidPitchValue`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3D).
///
/// # Safety
///
/// - Pointers, handles and lengths in `p` must stay valid until the program has synchronized every device that the library uses.
/// - Source and destination must not overlap.
#[inline]
pub unsafe fn cudaMemcpy3D(p: &cudaMemcpy3DParms) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpy3D(core::ptr::from_ref(p)) };
    (returned,)
}

/// Copies a 3D region between host memory, device memory and CUDA arrays, in stream order.
///
/// `cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *p, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpy3DAsync))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidPitchValue`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `p` must stay valid until the call's work completes on `stream`.
/// - Source and destination must not overlap.
#[inline]
pub unsafe fn cudaMemcpy3DAsync(
    p: &cudaMemcpy3DParms,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpy3DAsync(core::ptr::from_ref(p), stream) };
    (returned,)
}

/// Copies a 3D region of memory from one device to another.
///
/// `cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms *p)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemcpy3DPeer))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidPitchValue`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DPeer).
///
/// # Safety
///
/// Pointers, handles and lengths in `p` must stay valid until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cudaMemcpy3DPeer(p: &cudaMemcpy3DPeerParms) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpy3DPeer(core::ptr::from_ref(p)) };
    (returned,)
}

/// Copies a 3D region of memory from one device to another, in stream order.
///
/// `cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms *p, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpy3DPeerAsync))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidPitchValue`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DPeerAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `p` must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaMemcpy3DPeerAsync(
    p: &cudaMemcpy3DPeerParms,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpy3DPeerAsync(core::ptr::from_ref(p), stream) };
    (returned,)
}

/// Copies bytes from one CUDA array to another (superseded by `cudaMemcpy2DArrayToArray`).
///
/// `cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpyArrayToArray))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyArrayToArray).
///
/// # Safety
///
/// `dst`, `src`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaMemcpyArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind)
    };
    (returned,)
}

/// Copies bytes between host and device memory in stream order, in the direction that `kind` specifies.
///
/// `cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, cudaMemcpyKind kind, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpyAsync))]
///
/// - `dst`, `src`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `dst`, `src`: valid memory of `count` bytes, until the call's work completes on `stream`.
/// - `kind` must match the locations of `dst` and `src`.
/// - Source and destination must not overlap.
#[inline]
pub unsafe fn cudaMemcpyAsync(
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpyAsync(dst, src, count, kind, stream) };
    (returned,)
}

/// Copies bytes from a CUDA array (superseded by `cudaMemcpy2DFromArray`).
///
/// `cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpyFromArray))]
///
/// - `dst`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyFromArray).
///
/// # Safety
///
/// - `src`: a live handle that no other thread uses during the call.
/// - `dst`: valid memory of `count` bytes; memory on the device must stay valid until the program has synchronized every device that the library uses.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaMemcpyFromArray(
    dst: *mut c_void,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    count: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpyFromArray(dst, src, wOffset, hOffset, count, kind) };
    (returned,)
}

/// Copies bytes from a CUDA array in stream order (superseded by `cudaMemcpy2DFromArrayAsync`).
///
/// `cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpyFromArrayAsync))]
///
/// - `dst`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyFromArrayAsync).
///
/// # Safety
///
/// - `src`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `dst`: valid memory of `count` bytes, until the call's work completes on `stream`.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaMemcpyFromArrayAsync(
    dst: *mut c_void,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpyFromArrayAsync(dst, src, wOffset, hOffset, count, kind, stream) };
    (returned,)
}

/// Copies bytes from a `__device__` variable, starting at an offset.
///
/// `cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemcpyFromSymbol))]
///
/// - `dst`, `symbol`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidSymbol`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNoKernelImageForDevice`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyFromSymbol).
///
/// # Safety
///
/// - `symbol`: a live handle.
/// - `dst`: valid memory of `count` bytes; memory on the device must stay valid until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cudaMemcpyFromSymbol(
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpyFromSymbol(dst, symbol, count, offset, kind) };
    (returned,)
}

/// Copies bytes from a `__device__` variable, starting at an offset, in stream order.
///
/// `cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpyFromSymbolAsync))]
///
/// - `dst`, `symbol`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidSymbol`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNoKernelImageForDevice`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyFromSymbolAsync).
///
/// # Safety
///
/// - `symbol`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `dst`: valid memory of `count` bytes, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaMemcpyFromSymbolAsync(
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpyFromSymbolAsync(dst, symbol, count, offset, kind, stream) };
    (returned,)
}

/// Copies bytes of device memory from one device to another.
///
/// `cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t count)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemcpyPeer))]
///
/// - `dst`, `src`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyPeer).
///
/// # Safety
///
/// `dst`, `src`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cudaMemcpyPeer(
    dst: *mut c_void,
    dstDevice: i32,
    src: *const c_void,
    srcDevice: i32,
    count: usize,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpyPeer(dst, dstDevice, src, srcDevice, count) };
    (returned,)
}

/// Copies bytes of device memory from one device to another, in stream order.
///
/// `cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t count, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpyPeerAsync))]
///
/// - `dst`, `src`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyPeerAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `dst`, `src`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaMemcpyPeerAsync(
    dst: *mut c_void,
    dstDevice: i32,
    src: *const c_void,
    srcDevice: i32,
    count: usize,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, count, stream) };
    (returned,)
}

/// Copies bytes into a CUDA array (superseded by `cudaMemcpy2DToArray`).
///
/// `cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpyToArray))]
///
/// - `src`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyToArray).
///
/// # Safety
///
/// - `dst`: a live handle that no other thread uses during the call.
/// - `src`: valid memory of `count` bytes; memory on the device must stay valid until the program has synchronized every device that the library uses.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaMemcpyToArray(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpyToArray(dst, wOffset, hOffset, src, count, kind) };
    (returned,)
}

/// Copies bytes into a CUDA array in stream order (superseded by `cudaMemcpy2DToArrayAsync`).
///
/// `cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, cudaMemcpyKind kind, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpyToArrayAsync))]
///
/// - `src`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyToArrayAsync).
///
/// # Safety
///
/// - `dst`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `src`: valid memory of `count` bytes, until the call's work completes on `stream`.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaMemcpyToArrayAsync(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpyToArrayAsync(dst, wOffset, hOffset, src, count, kind, stream) };
    (returned,)
}

/// Copies bytes into a `__device__` variable, starting at an offset.
///
/// `cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemcpyToSymbol))]
///
/// - `symbol`, `src`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidSymbol`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNoKernelImageForDevice`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyToSymbol).
///
/// # Safety
///
/// - `symbol`: a live handle.
/// - `src`: valid memory of `count` bytes; memory on the device must stay valid until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cudaMemcpyToSymbol(
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpyToSymbol(symbol, src, count, offset, kind) };
    (returned,)
}

/// Copies bytes into a `__device__` variable, starting at an offset, in stream order.
///
/// `cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpyToSymbolAsync))]
///
/// - `symbol`, `src`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidSymbol`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNoKernelImageForDevice`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyToSymbolAsync).
///
/// # Safety
///
/// - `symbol`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `src`: valid memory of `count` bytes, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaMemcpyToSymbolAsync(
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream) };
    (returned,)
}

/// Fills `count` bytes of device memory with the low byte of `value`.
///
/// `cudaError_t cudaMemset(void *devPtr, int value, size_t count)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemset))]
///
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset).
///
/// # Safety
///
/// `devPtr`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cudaMemset(
    devPtr: *mut c_void,
    value: i32,
    count: usize,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemset(devPtr, value, count) };
    (returned,)
}

/// Fills a 2D region of device memory with the low byte of a value; the row pitch is in bytes.
///
/// `cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemset2D))]
///
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset2D).
///
/// # Safety
///
/// `devPtr`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cudaMemset2D(
    devPtr: *mut c_void,
    pitch: usize,
    value: i32,
    width: usize,
    height: usize,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemset2D(devPtr, pitch, value, width, height) };
    (returned,)
}

/// Fills a 2D region of device memory with the low byte of a value, in stream order; the row pitch is in bytes.
///
/// `cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemset2DAsync))]
///
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset2DAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaMemset2DAsync(
    devPtr: *mut c_void,
    pitch: usize,
    value: i32,
    width: usize,
    height: usize,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemset2DAsync(devPtr, pitch, value, width, height, stream) };
    (returned,)
}

/// Fills a 3D region of pitched device memory with the low byte of a value.
///
/// `cudaError_t cudaMemset3D(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemset3D))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset3D).
///
/// # Safety
///
/// Pointers, handles and lengths in `pitchedDevPtr` must stay valid until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cudaMemset3D(
    pitchedDevPtr: cudaPitchedPtr,
    value: i32,
    extent: cudaExtent,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemset3D(pitchedDevPtr, value, extent) };
    (returned,)
}

/// Fills a 3D region of pitched device memory with the low byte of a value, in stream order.
///
/// `cudaError_t cudaMemset3DAsync(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemset3DAsync))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset3DAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `pitchedDevPtr` must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: i32,
    extent: cudaExtent,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemset3DAsync(pitchedDevPtr, value, extent, stream) };
    (returned,)
}

/// Fills `count` bytes of device memory with the low byte of `value`, in stream order.
///
/// `cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemsetAsync))]
///
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemsetAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaMemsetAsync(
    devPtr: *mut c_void,
    value: i32,
    count: usize,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemsetAsync(devPtr, value, count, stream) };
    (returned,)
}

/// Returns the size and alignment of the memory that a mipmapped array with deferred mapping requires.
///
/// `cudaError_t cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap, int device)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMipmappedArrayGetMemoryRequirements))]
///
/// Returns `(cudaError_t, memoryRequirements: cudaArrayMemoryRequirements)`.
///
/// - `memoryRequirements`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMipmappedArrayGetMemoryRequirements).
///
/// # Safety
///
/// `mipmap`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaMipmappedArrayGetMemoryRequirements(
    mipmap: cudaMipmappedArray_t,
    device: i32,
) -> (cudaError_t, cudaArrayMemoryRequirements) {
    let mut memoryRequirements = output::Reserved::<cudaArrayMemoryRequirements>::new();
    let returned = unsafe { sys::cudaMipmappedArrayGetMemoryRequirements(memoryRequirements.slot(), mipmap, device) };
    (returned, memoryRequirements.take())
}

/// Returns the tile size and the mip tail of a sparse mipmapped array.
///
/// `cudaError_t cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMipmappedArrayGetSparseProperties))]
///
/// Returns `(cudaError_t, sparseProperties: cudaArraySparseProperties)`.
///
/// - `sparseProperties`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMipmappedArrayGetSparseProperties).
///
/// # Safety
///
/// `mipmap`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaMipmappedArrayGetSparseProperties(
    mipmap: cudaMipmappedArray_t,
) -> (cudaError_t, cudaArraySparseProperties) {
    let mut sparseProperties = output::Reserved::<cudaArraySparseProperties>::new();
    let returned = unsafe { sys::cudaMipmappedArrayGetSparseProperties(sparseProperties.slot(), mipmap) };
    (returned, sparseProperties.take())
}

/// Returns the dynamic shared memory available to each of a number of blocks that share a multiprocessor.
///
/// `cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func, int numBlocks, int blockSize)`
#[cfg_attr(doc, doc = forms!(runtime::cudaOccupancyAvailableDynamicSMemPerBlock))]
///
/// Returns `(cudaError_t, dynamicSmemSize: size_t)`.
///
/// - `dynamicSmemSize`: out
/// - `func`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyAvailableDynamicSMemPerBlock).
///
/// # Safety
///
/// `func`: a live handle.
#[inline]
pub unsafe fn cudaOccupancyAvailableDynamicSMemPerBlock(
    func: *const c_void,
    numBlocks: i32,
    blockSize: i32,
) -> (cudaError_t, usize) {
    let mut dynamicSmemSize: usize = output::zeroed();
    let returned = unsafe {
        sys::cudaOccupancyAvailableDynamicSMemPerBlock(&mut dynamicSmemSize, func, numBlocks, blockSize)
    };
    (returned, dynamicSmemSize)
}

/// Returns the maximum number of blocks of a kernel that can reside on a multiprocessor.
///
/// `cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize)`
#[cfg_attr(doc, doc = forms!(runtime::cudaOccupancyMaxActiveBlocksPerMultiprocessor))]
///
/// Returns `(cudaError_t, numBlocks: int)`.
///
/// - `numBlocks`: out
/// - `func`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveBlocksPerMultiprocessor).
///
/// # Safety
///
/// `func`: a live handle.
#[inline]
pub unsafe fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    func: *const c_void,
    blockSize: i32,
    dynamicSMemSize: usize,
) -> (cudaError_t, i32) {
    let mut numBlocks: i32 = output::zeroed();
    let returned = unsafe {
        sys::cudaOccupancyMaxActiveBlocksPerMultiprocessor(&mut numBlocks, func, blockSize, dynamicSMemSize)
    };
    (returned, numBlocks)
}

/// Returns the maximum number of blocks of a kernel that can reside on a multiprocessor, with caching flags.
///
/// `cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)`
#[cfg_attr(
    doc,
    doc = forms!(runtime::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)
)]
///
/// Returns `(cudaError_t, numBlocks: int)`.
///
/// - `numBlocks`: out
/// - `func`: in, an address, passed unchanged
/// - `flags`: in, flags: [`cudaOccupancyDefault`], [`cudaOccupancyDisableCachingOverride`]
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags).
///
/// # Safety
///
/// `func`: a live handle.
#[inline]
pub unsafe fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: *const c_void,
    blockSize: i32,
    dynamicSMemSize: usize,
    flags: u32,
) -> (cudaError_t, i32) {
    let mut numBlocks: i32 = output::zeroed();
    let returned = unsafe { sys::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        &mut numBlocks, func, blockSize, dynamicSMemSize, flags,
    ) };
    (returned, numBlocks)
}

/// Returns the maximum number of clusters of a launch that can run on a device at the same time.
///
/// `cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func, const cudaLaunchConfig_t *launchConfig)`
#[cfg_attr(doc, doc = forms!(runtime::cudaOccupancyMaxActiveClusters))]
///
/// Returns `(cudaError_t, numClusters: int)`.
///
/// - `numClusters`: out
/// - `func`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidClusterSize`], [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveClusters).
///
/// # Safety
///
/// - `func`: a live handle.
/// - Pointers, handles and lengths in `launchConfig` must be valid.
#[inline]
pub unsafe fn cudaOccupancyMaxActiveClusters(
    func: *const c_void,
    launchConfig: &cudaLaunchConfig_t,
) -> (cudaError_t, i32) {
    let mut numClusters: i32 = output::zeroed();
    let returned = unsafe {
        sys::cudaOccupancyMaxActiveClusters(&mut numClusters, func, core::ptr::from_ref(launchConfig))
    };
    (returned, numClusters)
}

/// Returns the maximum cluster size, in blocks, for a launch configuration.
///
/// `cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func, const cudaLaunchConfig_t *launchConfig)`
#[cfg_attr(doc, doc = forms!(runtime::cudaOccupancyMaxPotentialClusterSize))]
///
/// Returns `(cudaError_t, clusterSize: int)`.
///
/// - `clusterSize`: out
/// - `func`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxPotentialClusterSize).
///
/// # Safety
///
/// - `func`: a live handle.
/// - Pointers, handles and lengths in `launchConfig` must be valid.
#[inline]
pub unsafe fn cudaOccupancyMaxPotentialClusterSize(
    func: *const c_void,
    launchConfig: &cudaLaunchConfig_t,
) -> (cudaError_t, i32) {
    let mut clusterSize: i32 = output::zeroed();
    let returned = unsafe {
        sys::cudaOccupancyMaxPotentialClusterSize(&mut clusterSize, func, core::ptr::from_ref(launchConfig))
    };
    (returned, clusterSize)
}

/// Reports the last error of this thread's runtime calls without clearing it.
///
/// `cudaError_t cudaPeekAtLastError(void)`
#[cfg_attr(doc, doc = forms!(runtime::cudaPeekAtLastError))]
///
/// Documented errors: [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInsufficientDriver`], [`cudaError::cudaErrorInvalidChannelDescriptor`], [`cudaError::cudaErrorInvalidConfiguration`], [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidDevicePointer`], [`cudaError::cudaErrorInvalidFilterSetting`], [`cudaError::cudaErrorInvalidMemcpyDirection`], [`cudaError::cudaErrorInvalidNormSetting`], [`cudaError::cudaErrorInvalidPitchValue`], [`cudaError::cudaErrorInvalidPtx`], [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidSymbol`], [`cudaError::cudaErrorInvalidTexture`], [`cudaError::cudaErrorInvalidTextureBinding`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorJitCompilationDisabled`], [`cudaError::cudaErrorJitCompilerNotFound`], [`cudaError::cudaErrorLaunchFailure`], [`cudaError::cudaErrorLaunchOutOfResources`], [`cudaError::cudaErrorLaunchTimeout`], [`cudaError::cudaErrorMemoryAllocation`], [`cudaError::cudaErrorMissingConfiguration`], [`cudaError::cudaErrorNoDevice`], [`cudaError::cudaErrorNoKernelImageForDevice`], [`cudaError::cudaErrorSetOnActiveProcess`], [`cudaError::cudaErrorStartupFailure`], [`cudaError::cudaErrorUnknown`], [`cudaError::cudaErrorUnmapBufferObjectFailed`], [`cudaError::cudaErrorUnsupportedPtxVersion`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaPeekAtLastError).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaPeekAtLastError() -> (cudaError_t,) {
    let returned = unsafe { sys::cudaPeekAtLastError() };
    (returned,)
}

/// Returns the memory type at an address (host, device, managed or unknown) and the device.
///
/// `cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *ptr)`
#[cfg_attr(doc, doc = forms!(runtime::cudaPointerGetAttributes))]
///
/// Returns `(cudaError_t, attributes: cudaPointerAttributes)`.
///
/// - `attributes`: out
/// - `ptr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__UNIFIED.html#:~:text=cudaPointerGetAttributes).
///
/// # Safety
///
/// Pointers in `attributes` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cudaPointerGetAttributes(
    ptr: *const c_void,
) -> (cudaError_t, cudaPointerAttributes) {
    let mut attributes = output::Reserved::<cudaPointerAttributes>::new();
    let returned = unsafe { sys::cudaPointerGetAttributes(attributes.slot(), ptr) };
    (returned, attributes.take())
}

/// Starts data collection by an attached profiler.
///
/// `cudaError_t cudaProfilerStart(void)`
#[cfg_attr(doc, doc = forms!(runtime::cudaProfilerStart))]
///
/// In `cuda_profiler_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PROFILER.html#:~:text=cudaProfilerStart).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaProfilerStart() -> (cudaError_t,) {
    let returned = unsafe { sys::cudaProfilerStart() };
    (returned,)
}

/// Stops data collection by an attached profiler.
///
/// `cudaError_t cudaProfilerStop(void)`
#[cfg_attr(doc, doc = forms!(runtime::cudaProfilerStop))]
///
/// In `cuda_profiler_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PROFILER.html#:~:text=cudaProfilerStop).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaProfilerStop() -> (cudaError_t,) {
    let returned = unsafe { sys::cudaProfilerStop() };
    (returned,)
}

/// Returns the CUDA version of the runtime library, as 1000·major + 10·minor.
///
/// `cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)`
#[cfg_attr(doc, doc = forms!(runtime::cudaRuntimeGetVersion))]
///
/// Returns `(cudaError_t, runtimeVersion: int)`.
///
/// - `runtimeVersion`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART____VERSION.html#:~:text=cudaRuntimeGetVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaRuntimeGetVersion() -> (cudaError_t, i32) {
    let mut runtimeVersion: i32 = output::zeroed();
    let returned = unsafe { sys::cudaRuntimeGetVersion(&mut runtimeVersion) };
    (returned, runtimeVersion)
}

/// Makes a device current to the calling thread and, since CUDA 12, initializes it.
///
/// `cudaError_t cudaSetDevice(int device)`
#[cfg_attr(doc, doc = forms!(runtime::cudaSetDevice))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaSetDevice).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaSetDevice(device: i32) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaSetDevice(device) };
    (returned,)
}

/// Sets the flags of the current device, which specify, for example, how the CPU waits for the GPU.
///
/// `cudaError_t cudaSetDeviceFlags(unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaSetDeviceFlags))]
///
/// - `flags`: in, flags: [`cudaDeviceLmemResizeToMax`], [`cudaDeviceMapHost`], [`cudaDeviceScheduleAuto`], [`cudaDeviceScheduleBlockingSync`], [`cudaDeviceScheduleSpin`], [`cudaDeviceScheduleYield`], [`cudaDeviceSyncMemops`]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaSetDeviceFlags).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaSetDeviceFlags(flags: u32) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaSetDeviceFlags(flags) };
    (returned,)
}

/// Sets the list of devices that the runtime may select from automatically, in order of preference.
///
/// `cudaError_t cudaSetValidDevices(int *device_arr, int len)`
#[cfg_attr(doc, doc = forms!(runtime::cudaSetValidDevices))]
///
/// - `device_arr`: in, array, whose length is passed as `len`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaSetValidDevices).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaSetValidDevices(device_arr: &[i32]) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaSetValidDevices(args::as_ptr(device_arr).cast_mut(), args::count(device_arr.len()))
    };
    (returned,)
}

/// Runs a host callback in stream order, even after errors, and passes it the stream's status.
///
/// `cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamAddCallback))]
///
/// - `callback`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. Deprecation announced in CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamAddCallback).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `callback` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then.
#[inline]
pub unsafe fn cudaStreamAddCallback(
    stream: cudaStream_t,
    callback: cudaStreamCallback_t,
    userData: *mut c_void,
    flags: u32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaStreamAddCallback(stream, callback, userData, flags) };
    (returned,)
}

/// Attaches managed memory to one stream, to all streams or to the host, in stream order.
///
/// `cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamAttachMemAsync))]
///
/// - `devPtr`: in, an address, passed unchanged
/// - `flags`: in, flags: [`cudaMemAttachGlobal`], [`cudaMemAttachHost`], [`cudaMemAttachSingle`]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamAttachMemAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - On the device, only work in the stream that the memory is attached to may use it.
#[inline]
pub unsafe fn cudaStreamAttachMemAsync(
    stream: cudaStream_t,
    devPtr: *mut c_void,
    length: usize,
    flags: u32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaStreamAttachMemAsync(stream, devPtr, length, flags) };
    (returned,)
}

/// Starts capturing the work submitted to a stream as a graph, instead of running it.
///
/// `cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamBeginCapture))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginCapture).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - Captured kernels must not use texture or surface references.
#[inline]
pub unsafe fn cudaStreamBeginCapture(
    stream: cudaStream_t,
    mode: cudaStreamCaptureMode,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaStreamBeginCapture(stream, mode) };
    (returned,)
}

/// Starts capturing a stream's work into an existing graph, after the given nodes.
///
/// `cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaStreamCaptureMode mode)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamBeginCaptureToGraph))]
///
/// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginCaptureToGraph).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `graph`, `dependencies`: live handles that no other thread uses during the call.
/// - Captured kernels must not use texture or surface references.
#[inline]
pub unsafe fn cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t,
    graph: cudaGraph_t,
    dependencies: &[cudaGraphNode_t],
    dependencyData: &[cudaGraphEdgeData],
    mode: cudaStreamCaptureMode,
) -> (cudaError_t,) {
    let Some(numDependencies) = args::same_len([dependencies.len()], [dependencyData.len()]) else {
        refusal::refuse("cudaStreamBeginCaptureToGraph", "the lengths of `dependencies`, `dependencyData` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaStreamBeginCaptureToGraph(
        stream, graph, args::as_ptr(dependencies), args::as_ptr(dependencyData), args::count(numDependencies), mode,
    ) };
    (returned,)
}

/// Copies all attributes of one stream to another stream of the same device.
///
/// `cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamCopyAttributes))]
///
/// Documented errors: [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCopyAttributes).
///
/// # Safety
///
/// `dst`, `src`: live handles, or a default stream (NULL).
#[inline]
pub unsafe fn cudaStreamCopyAttributes(
    dst: cudaStream_t,
    src: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaStreamCopyAttributes(dst, src) };
    (returned,)
}

/// Destroys a stream; work that was already submitted to it still finishes.
///
/// `cudaError_t cudaStreamDestroy(cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(runtime::cudaStreamDestroy))]
///
/// - `stream`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamDestroy).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - No thread may use `stream`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaStreamDestroy(stream: cudaStream_t) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaStreamDestroy(stream) };
    (returned,)
}

/// Ends the capture of a stream and returns the graph, or null if the capture became invalid.
///
/// `cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamEndCapture))]
///
/// Returns `(cudaError_t, pGraph: cudaGraph_t)`.
///
/// - `pGraph`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorStreamCaptureWrongThread`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamEndCapture).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cudaStreamEndCapture(stream: cudaStream_t) -> (cudaError_t, cudaGraph_t) {
    let mut pGraph: cudaGraph_t = output::zeroed();
    let returned = unsafe { sys::cudaStreamEndCapture(stream, &mut pGraph) };
    (returned, pGraph)
}

/// Returns an attribute of a stream, such as the L2 access policy window.
///
/// `cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamGetAttribute))]
///
/// Returns `(cudaError_t, value_out: cudaLaunchAttributeValue)`.
///
/// - `value_out`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetAttribute).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Pointers in `value_out` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cudaStreamGetAttribute(
    hStream: cudaStream_t,
    attr: cudaLaunchAttributeID,
) -> (cudaError_t, cudaLaunchAttributeValue) {
    let mut value_out = output::Reserved::<cudaLaunchAttributeValue>::new();
    let returned = unsafe { sys::cudaStreamGetAttribute(hStream, attr, value_out.slot()) };
    (returned, value_out.take())
}

/// Returns the device that a stream belongs to.
///
/// `cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamGetDevice))]
///
/// Returns `(cudaError_t, device: int)`.
///
/// - `device`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetDevice).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cudaStreamGetDevice(hStream: cudaStream_t) -> (cudaError_t, i32) {
    let mut device: i32 = output::zeroed();
    let returned = unsafe { sys::cudaStreamGetDevice(hStream, &mut device) };
    (returned, device)
}

/// Returns the flags with which a stream was created.
///
/// `cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamGetFlags))]
///
/// Returns `(cudaError_t, flags: unsigned int)`.
///
/// - `flags`: out, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetFlags).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cudaStreamGetFlags(hStream: cudaStream_t) -> (cudaError_t, u32) {
    let mut flags: u32 = output::zeroed();
    let returned = unsafe { sys::cudaStreamGetFlags(hStream, &mut flags) };
    (returned, flags)
}

/// Returns a stream's ID, which is unique in the process.
///
/// `cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamGetId))]
///
/// Returns `(cudaError_t, streamId: unsigned long long)`.
///
/// - `streamId`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetId).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cudaStreamGetId(hStream: cudaStream_t) -> (cudaError_t, u64) {
    let mut streamId: u64 = output::zeroed();
    let returned = unsafe { sys::cudaStreamGetId(hStream, &mut streamId) };
    (returned, streamId)
}

/// Returns a stream's priority, clamped to the range of the device.
///
/// `cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamGetPriority))]
///
/// Returns `(cudaError_t, priority: int)`.
///
/// - `priority`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetPriority).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cudaStreamGetPriority(hStream: cudaStream_t) -> (cudaError_t, i32) {
    let mut priority: i32 = output::zeroed();
    let returned = unsafe { sys::cudaStreamGetPriority(hStream, &mut priority) };
    (returned, priority)
}

/// Returns whether a stream is being captured, and whether the capture is still valid.
///
/// `cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus *pCaptureStatus)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamIsCapturing))]
///
/// Returns `(cudaError_t, pCaptureStatus: cudaStreamCaptureStatus)`.
///
/// - `pCaptureStatus`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorStreamCaptureImplicit`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamIsCapturing).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cudaStreamIsCapturing(
    stream: cudaStream_t,
) -> (cudaError_t, cudaStreamCaptureStatus) {
    let mut pCaptureStatus: cudaStreamCaptureStatus = output::zeroed();
    let returned = unsafe { sys::cudaStreamIsCapturing(stream, &mut pCaptureStatus) };
    (returned, pCaptureStatus)
}

/// Checks without blocking whether all work in a stream is complete (if not, `cudaErrorNotReady`).
///
/// `cudaError_t cudaStreamQuery(cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamQuery))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorNotReady`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamQuery).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cudaStreamQuery(stream: cudaStream_t) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaStreamQuery(stream) };
    (returned,)
}

/// Sets an attribute of a stream, such as the L2 access policy window.
///
/// `cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamSetAttribute))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamSetAttribute).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `value` must stay valid until another value is set in `hStream`, or `hStream` is destroyed.
#[inline]
pub unsafe fn cudaStreamSetAttribute(
    hStream: cudaStream_t,
    attr: cudaLaunchAttributeID,
    value: &cudaLaunchAttributeValue,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaStreamSetAttribute(hStream, attr, core::ptr::from_ref(value)) };
    (returned,)
}

/// Blocks until all work submitted to a stream so far is complete.
///
/// `cudaError_t cudaStreamSynchronize(cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamSynchronize))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamSynchronize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cudaStreamSynchronize(stream: cudaStream_t) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaStreamSynchronize(stream) };
    (returned,)
}

/// Makes later work in a stream wait for an event, without blocking the caller.
///
/// `cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamWaitEvent))]
///
/// - `flags`: in, flags: [`cudaEventWaitDefault`], [`cudaEventWaitExternal`]
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamWaitEvent).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `event`: a live handle.
#[inline]
pub unsafe fn cudaStreamWaitEvent(
    stream: cudaStream_t,
    event: cudaEvent_t,
    flags: u32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaStreamWaitEvent(stream, event, flags) };
    (returned,)
}

/// Sets the thread's capture mode, which restricts unsafe calls during captures, and returns the previous mode.
///
/// `cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *mode)`
#[cfg_attr(doc, doc = forms!(runtime::cudaThreadExchangeStreamCaptureMode))]
///
/// Returns `(cudaError_t, mode: cudaStreamCaptureMode)`.
///
/// - `mode`: in and out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaThreadExchangeStreamCaptureMode).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaThreadExchangeStreamCaptureMode(
    mut mode: cudaStreamCaptureMode,
) -> (cudaError_t, cudaStreamCaptureMode) {
    let returned = unsafe { sys::cudaThreadExchangeStreamCaptureMode(&mut mode) };
    (returned, mode)
}

/// Creates a reference-counted user object from a pointer and its destructor.
///
/// `cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaUserObjectCreate))]
///
/// Returns `(cudaError_t, object_out: cudaUserObject_t)`.
///
/// - `object_out`: out
/// - `ptr`: in, passed to the callback
/// - `destroy`: in, called by CUDA with `ptr`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectCreate).
///
/// # Safety
///
/// `destroy` is called with `ptr` once, later, on a driver thread: it must not unwind and must not call CUDA. `ptr` must live until then.
#[inline]
pub unsafe fn cudaUserObjectCreate(
    ptr: *mut c_void,
    destroy: cudaHostFn_t,
    initialRefcount: u32,
    flags: cudaUserObjectFlags,
) -> (cudaError_t, cudaUserObject_t) {
    let mut object_out: cudaUserObject_t = output::zeroed();
    let returned = unsafe { sys::cudaUserObjectCreate(&mut object_out, ptr, destroy, initialRefcount, flags.bits()) };
    (returned, object_out)
}

/// Releases the caller's references to a user object; the last release runs its destructor.
///
/// `cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)`
#[cfg_attr(doc, doc = forms!(runtime::cudaUserObjectRelease))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectRelease).
///
/// # Safety
///
/// - `object`: a live handle.
/// - The caller must own the references to `object` that the call releases.
#[inline]
pub unsafe fn cudaUserObjectRelease(
    object: cudaUserObject_t,
    count: u32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaUserObjectRelease(object, count) };
    (returned,)
}

/// Adds references to a user object on behalf of the caller.
///
/// `cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)`
#[cfg_attr(doc, doc = forms!(runtime::cudaUserObjectRetain))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectRetain).
///
/// # Safety
///
/// `object`: a live handle.
#[inline]
pub unsafe fn cudaUserObjectRetain(
    object: cudaUserObject_t,
    count: u32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaUserObjectRetain(object, count) };
    (returned,)
}

/// Returns the CUDA device that corresponds to a VDPAU device.
///
/// `cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)`
#[cfg_attr(doc, doc = forms!(runtime::cudaVDPAUGetDevice))]
///
/// Returns `(cudaError_t, device: int)`.
///
/// - `device`: out
/// - `vdpGetProcAddress`: in, called by CUDA
///
/// In `cuda_vdpau_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaVDPAUGetDevice).
///
/// # Safety
///
/// `vdpGetProcAddress` may be called only before this function returns: it must not unwind.
#[inline]
pub unsafe fn cudaVDPAUGetDevice(
    vdpDevice: driver::VdpDevice,
    vdpGetProcAddress: driver::VdpGetProcAddress,
) -> (cudaError_t, i32) {
    let mut device: i32 = output::zeroed();
    let returned = unsafe { sys::cudaVDPAUGetDevice(&mut device, vdpDevice, vdpGetProcAddress) };
    (returned, device)
}

/// Makes a device current and prepares it for sharing surfaces with a VDPAU device.
///
/// `cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)`
#[cfg_attr(doc, doc = forms!(runtime::cudaVDPAUSetVDPAUDevice))]
///
/// - `vdpGetProcAddress`: in, called by CUDA
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorSetOnActiveProcess`].
///
/// In `cuda_vdpau_interop.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaVDPAUSetVDPAUDevice).
///
/// # Safety
///
/// `vdpGetProcAddress` may be called only before this function returns: it must not unwind.
#[inline]
pub unsafe fn cudaVDPAUSetVDPAUDevice(
    device: i32,
    vdpDevice: driver::VdpDevice,
    vdpGetProcAddress: driver::VdpGetProcAddress,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaVDPAUSetVDPAUDevice(device, vdpDevice, vdpGetProcAddress) };
    (returned,)
}
