//! C functions that are declared alike in all major versions: CUDA runtime API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    RUNTIME, Err(_) => core::ptr::null();

    /// `const char *cudaGetErrorName(cudaError_t error)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetErrorName(error: cudaError_t) -> *const core::ffi::c_char;

    /// `const char *cudaGetErrorString(cudaError_t error)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetErrorString(error: cudaError_t) -> *const core::ffi::c_char;
}

sys! {
    RUNTIME, Err(_) => output::zeroed();

    /// `cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaCreateChannelDesc(x: i32, y: i32, z: i32, w: i32, f: cudaChannelFormatKind) -> cudaChannelFormatDesc;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// `cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc *desc, cudaExtent *extent, unsigned int *flags, cudaArray_t array)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaArrayGetInfo(desc: *mut cudaChannelFormatDesc, extent: *mut cudaExtent, flags: *mut u32, array: cudaArray_t) -> cudaError_t;

    /// `cudaError_t cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaArrayGetMemoryRequirements(memoryRequirements: *mut cudaArrayMemoryRequirements, array: cudaArray_t, device: i32) -> cudaError_t;

    /// `cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaArrayGetPlane(pPlaneArray: *mut cudaArray_t, hArray: cudaArray_t, planeIdx: u32) -> cudaError_t;

    /// `cudaError_t cudaArrayGetSparseProperties(cudaArraySparseProperties *sparseProperties, cudaArray_t array)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaArrayGetSparseProperties(sparseProperties: *mut cudaArraySparseProperties, array: cudaArray_t) -> cudaError_t;

    /// `cudaError_t cudaChooseDevice(int *device, const cudaDeviceProp *prop)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaChooseDevice(device: *mut i32, prop: *const cudaDeviceProp) -> cudaError_t;

    /// `cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const cudaResourceDesc *pResDesc)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaCreateSurfaceObject(pSurfObject: *mut cudaSurfaceObject_t, pResDesc: *const cudaResourceDesc) -> cudaError_t;

    /// `cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const cudaResourceDesc *pResDesc, const cudaTextureDesc *pTexDesc, const cudaResourceViewDesc *pResViewDesc)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaCreateTextureObject(pTexObject: *mut cudaTextureObject_t, pResDesc: *const cudaResourceDesc, pTexDesc: *const cudaTextureDesc, pResViewDesc: *const cudaResourceViewDesc) -> cudaError_t;

    /// `cudaError_t cudaCtxResetPersistingL2Cache(void)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaCtxResetPersistingL2Cache() -> cudaError_t;

    /// `cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDestroyExternalMemory(extMem: cudaExternalMemory_t) -> cudaError_t;

    /// `cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t) -> cudaError_t;

    /// `cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t) -> cudaError_t;

    /// `cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDestroyTextureObject(texObject: cudaTextureObject_t) -> cudaError_t;

    /// `cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceCanAccessPeer(canAccessPeer: *mut i32, device: i32, peerDevice: i32) -> cudaError_t;

    /// `cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceDisablePeerAccess(peerDevice: i32) -> cudaError_t;

    /// `cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceEnablePeerAccess(peerDevice: i32, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget target, cudaFlushGPUDirectRDMAWritesScope scope)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceFlushGPUDirectRDMAWrites(target: cudaFlushGPUDirectRDMAWritesTarget, scope: cudaFlushGPUDirectRDMAWritesScope) -> cudaError_t;

    /// `cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attr, int device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetAttribute(value: *mut i32, attr: cudaDeviceAttr, device: i32) -> cudaError_t;

    /// `cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetByPCIBusId(device: *mut i32, pciBusId: *const core::ffi::c_char) -> cudaError_t;

    /// `cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *pCacheConfig)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetCacheConfig(pCacheConfig: *mut cudaFuncCache) -> cudaError_t;

    /// `cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetDefaultMemPool(memPool: *mut cudaMemPool_t, device: i32) -> cudaError_t;

    /// `cudaError_t cudaDeviceGetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetGraphMemAttribute(device: i32, attr: cudaGraphMemAttributeType, value: *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaDeviceGetLimit(size_t *pValue, cudaLimit limit)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetLimit(pValue: *mut usize, limit: cudaLimit) -> cudaError_t;

    /// `cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetMemPool(memPool: *mut cudaMemPool_t, device: i32) -> cudaError_t;

    /// `cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: *mut c_void, device: i32, flags: i32) -> cudaError_t;

    /// `cudaError_t cudaDeviceGetP2PAttribute(int *value, cudaDeviceP2PAttr attr, int srcDevice, int dstDevice)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetP2PAttribute(value: *mut i32, attr: cudaDeviceP2PAttr, srcDevice: i32, dstDevice: i32) -> cudaError_t;

    /// `cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetPCIBusId(pciBusId: *mut core::ffi::c_char, len: i32, device: i32) -> cudaError_t;

    /// `cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *pConfig)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetSharedMemConfig(pConfig: *mut cudaSharedMemConfig) -> cudaError_t;

    /// `cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetStreamPriorityRange(leastPriority: *mut i32, greatestPriority: *mut i32) -> cudaError_t;

    /// `cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, const cudaChannelFormatDesc *fmtDesc, int device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: *mut usize, fmtDesc: *const cudaChannelFormatDesc, device: i32) -> cudaError_t;

    /// `cudaError_t cudaDeviceGraphMemTrim(int device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGraphMemTrim(device: i32) -> cudaError_t;

    /// `cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void *userData, cudaAsyncCallbackHandle_t *callback)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cudaDeviceRegisterAsyncNotification(device: i32, callbackFunc: cudaAsyncCallback, userData: *mut c_void, callback: *mut cudaAsyncCallbackHandle_t) -> cudaError_t;

    /// `cudaError_t cudaDeviceReset(void)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceReset() -> cudaError_t;

    /// `cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache cacheConfig)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> cudaError_t;

    /// `cudaError_t cudaDeviceSetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceSetGraphMemAttribute(device: i32, attr: cudaGraphMemAttributeType, value: *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceSetLimit(limit: cudaLimit, value: usize) -> cudaError_t;

    /// `cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceSetMemPool(device: i32, memPool: cudaMemPool_t) -> cudaError_t;

    /// `cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> cudaError_t;

    /// `cudaError_t cudaDeviceSynchronize(void)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceSynchronize() -> cudaError_t;

    /// `cudaError_t cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cudaDeviceUnregisterAsyncNotification(device: i32, callback: cudaAsyncCallbackHandle_t) -> cudaError_t;

    /// `cudaError_t cudaDriverGetVersion(int *driverVersion)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDriverGetVersion(driverVersion: *mut i32) -> cudaError_t;

    /// `cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)`
    ///
    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamConsumerAcquireFrame(conn: *mut cudaEglStreamConnection, pCudaResource: *mut cudaGraphicsResource_t, pStream: *mut cudaStream_t, timeout: u32) -> cudaError_t;

    /// `cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)`
    ///
    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamConsumerConnect(conn: *mut cudaEglStreamConnection, eglStream: driver::EGLStreamKHR) -> cudaError_t;

    /// `cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned int flags)`
    ///
    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamConsumerConnectWithFlags(conn: *mut cudaEglStreamConnection, eglStream: driver::EGLStreamKHR, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)`
    ///
    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamConsumerDisconnect(conn: *mut cudaEglStreamConnection) -> cudaError_t;

    /// `cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)`
    ///
    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamConsumerReleaseFrame(conn: *mut cudaEglStreamConnection, pCudaResource: cudaGraphicsResource_t, pStream: *mut cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width, EGLint height)`
    ///
    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamProducerConnect(conn: *mut cudaEglStreamConnection, eglStream: driver::EGLStreamKHR, width: driver::EGLint, height: driver::EGLint) -> cudaError_t;

    /// `cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)`
    ///
    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamProducerDisconnect(conn: *mut cudaEglStreamConnection) -> cudaError_t;

    /// `cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn, cudaEglFrame eglframe, cudaStream_t *pStream)`
    ///
    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamProducerPresentFrame(conn: *mut cudaEglStreamConnection, eglframe: cudaEglFrame, pStream: *mut cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn, cudaEglFrame *eglframe, cudaStream_t *pStream)`
    ///
    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamProducerReturnFrame(conn: *mut cudaEglStreamConnection, eglframe: *mut cudaEglFrame, pStream: *mut cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaEventCreate(cudaEvent_t *event)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaEventCreate(event: *mut cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags)`
    ///
    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEventCreateFromEGLSync(phEvent: *mut cudaEvent_t, eglSync: driver::EGLSyncKHR, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaEventCreateWithFlags(event: *mut cudaEvent_t, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaEventDestroy(cudaEvent_t event)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaEventDestroy(event: cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaEventElapsedTime(ms: *mut f32, start: cudaEvent_t, end: cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaEventQuery(cudaEvent_t event)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaEventQuery(event: cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaEventRecord(event: cudaEvent_t, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaEventRecordWithFlags(event: cudaEvent_t, stream: cudaStream_t, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaEventSynchronize(cudaEvent_t event)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaEventSynchronize(event: cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem, const cudaExternalMemoryBufferDesc *bufferDesc)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaExternalMemoryGetMappedBuffer(devPtr: *mut *mut c_void, extMem: cudaExternalMemory_t, bufferDesc: *const cudaExternalMemoryBufferDesc) -> cudaError_t;

    /// `cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem, const cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaExternalMemoryGetMappedMipmappedArray(mipmap: *mut cudaMipmappedArray_t, extMem: cudaExternalMemory_t, mipmapDesc: *const cudaExternalMemoryMipmappedArrayDesc) -> cudaError_t;

    /// `cudaError_t cudaFree(void *devPtr)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFree(devPtr: *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaFreeArray(cudaArray_t array)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFreeArray(array: cudaArray_t) -> cudaError_t;

    /// `cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaFreeAsync(devPtr: *mut c_void, hStream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaFreeHost(void *ptr)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFreeHost(ptr: *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t) -> cudaError_t;

    /// `cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attr, const void *func)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFuncGetAttributes(attr: *mut cudaFuncAttributes, func: *const c_void) -> cudaError_t;

    /// `cudaError_t cudaFuncGetName(const char **name, const void *func)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.3.
    #[since = "12.3"]
    fn cudaFuncGetName(name: *mut *const core::ffi::c_char, func: *const c_void) -> cudaError_t;

    /// `cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cudaFuncGetParamInfo(func: *const c_void, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> cudaError_t;

    /// `cudaError_t cudaFuncSetAttribute(const void *func, cudaFuncAttribute attr, int value)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFuncSetAttribute(func: *const c_void, attr: cudaFuncAttribute, value: i32) -> cudaError_t;

    /// `cudaError_t cudaFuncSetCacheConfig(const void *func, cudaFuncCache cacheConfig)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFuncSetCacheConfig(func: *const c_void, cacheConfig: cudaFuncCache) -> cudaError_t;

    /// `cudaError_t cudaFuncSetSharedMemConfig(const void *func, cudaSharedMemConfig config)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFuncSetSharedMemConfig(func: *const c_void, config: cudaSharedMemConfig) -> cudaError_t;

    /// `cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount, cudaGLDeviceList deviceList)`
    ///
    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLGetDevices(pCudaDeviceCount: *mut u32, pCudaDevices: *mut i32, cudaDeviceCount: u32, deviceList: cudaGLDeviceList) -> cudaError_t;

    /// `cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)`
    ///
    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLMapBufferObject(devPtr: *mut *mut c_void, bufObj: driver::GLuint) -> cudaError_t;

    /// `cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)`
    ///
    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLMapBufferObjectAsync(devPtr: *mut *mut c_void, bufObj: driver::GLuint, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)`
    ///
    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLRegisterBufferObject(bufObj: driver::GLuint) -> cudaError_t;

    /// `cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)`
    ///
    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLSetBufferObjectMapFlags(bufObj: driver::GLuint, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaGLSetGLDevice(int device)`
    ///
    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLSetGLDevice(device: i32) -> cudaError_t;

    /// `cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)`
    ///
    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLUnmapBufferObject(bufObj: driver::GLuint) -> cudaError_t;

    /// `cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)`
    ///
    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLUnmapBufferObjectAsync(bufObj: driver::GLuint, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)`
    ///
    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLUnregisterBufferObject(bufObj: driver::GLuint) -> cudaError_t;

    /// `cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc *desc, cudaArray_const_t array)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetChannelDesc(desc: *mut cudaChannelFormatDesc, array: cudaArray_const_t) -> cudaError_t;

    /// `cudaError_t cudaGetDevice(int *device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetDevice(device: *mut i32) -> cudaError_t;

    /// `cudaError_t cudaGetDeviceCount(int *count)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetDeviceCount(count: *mut i32) -> cudaError_t;

    /// `cudaError_t cudaGetDeviceFlags(unsigned int *flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetDeviceFlags(flags: *mut u32) -> cudaError_t;

    /// `cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult *driverStatus)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaGetDriverEntryPoint(symbol: *const core::ffi::c_char, funcPtr: *mut *mut c_void, flags: u64, driverStatus: *mut cudaDriverEntryPointQueryResult) -> cudaError_t;

    /// `cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr, unsigned int cudaVersion, unsigned long long flags, cudaDriverEntryPointQueryResult *driverStatus)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.5.
    #[per_thread = "_ptsz"]
    #[since = "12.5"]
    fn cudaGetDriverEntryPointByVersion(symbol: *const core::ffi::c_char, funcPtr: *mut *mut c_void, cudaVersion: u32, flags: u64, driverStatus: *mut cudaDriverEntryPointQueryResult) -> cudaError_t;

    /// `cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetExportTable(ppExportTable: *mut *const c_void, pExportTableId: *const cudaUUID_t) -> cudaError_t;

    /// `cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetFuncBySymbol(functionPtr: *mut cudaFunction_t, symbolPtr: *const c_void) -> cudaError_t;

    /// `cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.1.
    #[since = "12.1"]
    fn cudaGetKernel(kernelPtr: *mut cudaKernel_t, entryFuncAddr: *const c_void) -> cudaError_t;

    /// `cudaError_t cudaGetLastError(void)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetLastError() -> cudaError_t;

    /// `cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetMipmappedArrayLevel(levelArray: *mut cudaArray_t, mipmappedArray: cudaMipmappedArray_const_t, level: u32) -> cudaError_t;

    /// `cudaError_t cudaGetSurfaceObjectResourceDesc(cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetSurfaceObjectResourceDesc(pResDesc: *mut cudaResourceDesc, surfObject: cudaSurfaceObject_t) -> cudaError_t;

    /// `cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetSymbolAddress(devPtr: *mut *mut c_void, symbol: *const c_void) -> cudaError_t;

    /// `cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetSymbolSize(size: *mut usize, symbol: *const c_void) -> cudaError_t;

    /// `cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc *pResDesc, cudaTextureObject_t texObject)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetTextureObjectResourceDesc(pResDesc: *mut cudaResourceDesc, texObject: cudaTextureObject_t) -> cudaError_t;

    /// `cudaError_t cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetTextureObjectResourceViewDesc(pResViewDesc: *mut cudaResourceViewDesc, texObject: cudaTextureObject_t) -> cudaError_t;

    /// `cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetTextureObjectTextureDesc(pTexDesc: *mut cudaTextureDesc, texObject: cudaTextureObject_t) -> cudaError_t;

    /// `cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddChildGraphNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, childGraph: cudaGraph_t) -> cudaError_t;

    /// `cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddEmptyNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize) -> cudaError_t;

    /// `cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddEventRecordNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, event: cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddEventWaitNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, event: cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreSignalNodeParams *nodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddExternalSemaphoresSignalNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, nodeParams: *const cudaExternalSemaphoreSignalNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreWaitNodeParams *nodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddExternalSemaphoresWaitNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, nodeParams: *const cudaExternalSemaphoreWaitNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaHostNodeParams *pNodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddHostNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, pNodeParams: *const cudaHostNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaKernelNodeParams *pNodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddKernelNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, pNodeParams: *const cudaKernelNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaMemAllocNodeParams *nodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddMemAllocNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, nodeParams: *mut cudaMemAllocNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddMemFreeNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, dptr: *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaMemcpy3DParms *pCopyParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddMemcpyNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, pCopyParams: *const cudaMemcpy3DParms) -> cudaError_t;

    /// `cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src, size_t count, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddMemcpyNode1D(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddMemcpyNodeFromSymbol(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddMemcpyNodeToSymbol(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaMemsetParams *pMemsetParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddMemsetNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, pMemsetParams: *const cudaMemsetParams) -> cudaError_t;

    /// `cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t, pGraph: *mut cudaGraph_t) -> cudaError_t;

    /// `cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphClone(pGraphClone: *mut cudaGraph_t, originalGraph: cudaGraph_t) -> cudaError_t;

    /// `cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.3.
    #[since = "12.3"]
    fn cudaGraphConditionalHandleCreate(pHandle_out: *mut cudaGraphConditionalHandle, graph: cudaGraph_t, defaultLaunchValue: u32, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphCreate(pGraph: *mut cudaGraph_t, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphDebugDotPrint(graph: cudaGraph_t, path: *const core::ffi::c_char, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaGraphDestroy(cudaGraph_t graph)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphDestroy(graph: cudaGraph_t) -> cudaError_t;

    /// `cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphDestroyNode(node: cudaGraphNode_t) -> cudaError_t;

    /// `cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphEventRecordNodeGetEvent(node: cudaGraphNode_t, event_out: *mut cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphEventRecordNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphEventWaitNodeGetEvent(node: cudaGraphNode_t, event_out: *mut cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphEventWaitNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecChildGraphNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, childGraph: cudaGraph_t) -> cudaError_t;

    /// `cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecDestroy(graphExec: cudaGraphExec_t) -> cudaError_t;

    /// `cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecEventRecordNodeSetEvent(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecEventWaitNodeSetEvent(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, nodeParams: *const cudaExternalSemaphoreSignalNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, nodeParams: *const cudaExternalSemaphoreWaitNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecGetFlags(graphExec: cudaGraphExec_t, flags: *mut u64) -> cudaError_t;

    /// `cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecHostNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: *const cudaHostNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecKernelNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: *const cudaKernelNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecMemcpyNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: *const cudaMemcpy3DParms) -> cudaError_t;

    /// `cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *src, size_t count, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecMemcpyNodeSetParams1D(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecMemsetNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: *const cudaMemsetParams) -> cudaError_t;

    /// `cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cudaGraphExecNodeSetParams(graphExec: cudaGraphExec_t, node: cudaGraphNode_t, nodeParams: *mut cudaGraphNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo *resultInfo)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecUpdate(hGraphExec: cudaGraphExec_t, hGraph: cudaGraph_t, resultInfo: *mut cudaGraphExecUpdateResultInfo) -> cudaError_t;

    /// `cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreSignalNodeParams *params_out)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExternalSemaphoresSignalNodeGetParams(hNode: cudaGraphNode_t, params_out: *mut cudaExternalSemaphoreSignalNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExternalSemaphoresSignalNodeSetParams(hNode: cudaGraphNode_t, nodeParams: *const cudaExternalSemaphoreSignalNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreWaitNodeParams *params_out)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExternalSemaphoresWaitNodeGetParams(hNode: cudaGraphNode_t, params_out: *mut cudaExternalSemaphoreWaitNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExternalSemaphoresWaitNodeSetParams(hNode: cudaGraphNode_t, nodeParams: *const cudaExternalSemaphoreWaitNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphGetNodes(graph: cudaGraph_t, nodes: *mut cudaGraphNode_t, numNodes: *mut usize) -> cudaError_t;

    /// `cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphGetRootNodes(graph: cudaGraph_t, pRootNodes: *mut cudaGraphNode_t, pNumRootNodes: *mut usize) -> cudaError_t;

    /// `cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, cudaHostNodeParams *pNodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphHostNodeGetParams(node: cudaGraphNode_t, pNodeParams: *mut cudaHostNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphHostNodeSetParams(node: cudaGraphNode_t, pNodeParams: *const cudaHostNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphInstantiate(pGraphExec: *mut cudaGraphExec_t, graph: cudaGraph_t, flags: u64) -> cudaError_t;

    /// `cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphInstantiateWithFlags(pGraphExec: *mut cudaGraphExec_t, graph: cudaGraph_t, flags: u64) -> cudaError_t;

    /// `cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaGraphInstantiateWithParams(pGraphExec: *mut cudaGraphExec_t, graph: cudaGraph_t, instantiateParams: *mut cudaGraphInstantiateParams) -> cudaError_t;

    /// `cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphKernelNodeGetAttribute(hNode: cudaGraphNode_t, attr: cudaLaunchAttributeID, value_out: *mut cudaLaunchAttributeValue) -> cudaError_t;

    /// `cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams *pNodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphKernelNodeGetParams(node: cudaGraphNode_t, pNodeParams: *mut cudaKernelNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphKernelNodeSetAttribute(hNode: cudaGraphNode_t, attr: cudaLaunchAttributeID, value: *const cudaLaunchAttributeValue) -> cudaError_t;

    /// `cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphKernelNodeSetParams(node: cudaGraphNode_t, pNodeParams: *const cudaKernelNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaGraphLaunch(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams *params_out)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemAllocNodeGetParams(node: cudaGraphNode_t, params_out: *mut cudaMemAllocNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t, dptr_out: *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, cudaMemcpy3DParms *pNodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemcpyNodeGetParams(node: cudaGraphNode_t, pNodeParams: *mut cudaMemcpy3DParms) -> cudaError_t;

    /// `cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemcpyNodeSetParams(node: cudaGraphNode_t, pNodeParams: *const cudaMemcpy3DParms) -> cudaError_t;

    /// `cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src, size_t count, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemcpyNodeSetParams1D(node: cudaGraphNode_t, dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemcpyNodeSetParamsFromSymbol(node: cudaGraphNode_t, dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemcpyNodeSetParamsToSymbol(node: cudaGraphNode_t, symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, cudaMemsetParams *pNodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemsetNodeGetParams(node: cudaGraphNode_t, pNodeParams: *mut cudaMemsetParams) -> cudaError_t;

    /// `cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemsetNodeSetParams(node: cudaGraphNode_t, pNodeParams: *const cudaMemsetParams) -> cudaError_t;

    /// `cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphNodeFindInClone(pNode: *mut cudaGraphNode_t, originalNode: cudaGraphNode_t, clonedGraph: cudaGraph_t) -> cudaError_t;

    /// `cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphNodeGetEnabled(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, isEnabled: *mut u32) -> cudaError_t;

    /// `cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType *pType)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphNodeGetType(node: cudaGraphNode_t, pType: *mut cudaGraphNodeType) -> cudaError_t;

    /// `cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphNodeSetEnabled(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, isEnabled: u32) -> cudaError_t;

    /// `cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cudaGraphNodeSetParams(node: cudaGraphNode_t, nodeParams: *mut cudaGraphNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphReleaseUserObject(graph: cudaGraph_t, object: cudaUserObject_t, count: u32) -> cudaError_t;

    /// `cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphRetainUserObject(graph: cudaGraph_t, object: cudaUserObject_t, count: u32, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaGraphUpload(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource **pCudaResource, EGLImageKHR image, unsigned int flags)`
    ///
    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsEGLRegisterImage(pCudaResource: *mut cudaGraphicsResource_t, image: driver::EGLImageKHR, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource **resource, GLuint buffer, unsigned int flags)`
    ///
    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsGLRegisterBuffer(resource: *mut cudaGraphicsResource_t, buffer: driver::GLuint, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource **resource, GLuint image, GLenum target, unsigned int flags)`
    ///
    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsGLRegisterImage(resource: *mut cudaGraphicsResource_t, image: driver::GLuint, target: driver::GLenum, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsMapResources(count: i32, resources: *mut cudaGraphicsResource_t, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame, cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel)`
    ///
    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsResourceGetMappedEglFrame(eglFrame: *mut cudaEglFrame, resource: cudaGraphicsResource_t, index: u32, mipLevel: u32) -> cudaError_t;

    /// `cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsResourceGetMappedMipmappedArray(mipmappedArray: *mut cudaMipmappedArray_t, resource: cudaGraphicsResource_t) -> cudaError_t;

    /// `cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size, cudaGraphicsResource_t resource)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsResourceGetMappedPointer(devPtr: *mut *mut c_void, size: *mut usize, resource: cudaGraphicsResource_t) -> cudaError_t;

    /// `cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsResourceSetMapFlags(resource: cudaGraphicsResource_t, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsSubResourceGetMappedArray(array: *mut cudaArray_t, resource: cudaGraphicsResource_t, arrayIndex: u32, mipLevel: u32) -> cudaError_t;

    /// `cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsUnmapResources(count: i32, resources: *mut cudaGraphicsResource_t, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t) -> cudaError_t;

    /// `cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource **resource, VdpOutputSurface vdpSurface, unsigned int flags)`
    ///
    /// In `cuda_vdpau_interop.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsVDPAURegisterOutputSurface(resource: *mut cudaGraphicsResource_t, vdpSurface: driver::VdpOutputSurface, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource **resource, VdpVideoSurface vdpSurface, unsigned int flags)`
    ///
    /// In `cuda_vdpau_interop.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsVDPAURegisterVideoSurface(resource: *mut cudaGraphicsResource_t, vdpSurface: driver::VdpVideoSurface, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaHostAlloc(pHost: *mut *mut c_void, size: usize, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaHostGetDevicePointer(pDevice: *mut *mut c_void, pHost: *mut c_void, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaHostGetFlags(pFlags: *mut u32, pHost: *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaHostRegister(ptr: *mut c_void, size: usize, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaHostUnregister(void *ptr)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaHostUnregister(ptr: *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out, const cudaExternalMemoryHandleDesc *memHandleDesc)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaImportExternalMemory(extMem_out: *mut cudaExternalMemory_t, memHandleDesc: *const cudaExternalMemoryHandleDesc) -> cudaError_t;

    /// `cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out, const cudaExternalSemaphoreHandleDesc *semHandleDesc)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaImportExternalSemaphore(extSem_out: *mut cudaExternalSemaphore_t, semHandleDesc: *const cudaExternalSemaphoreHandleDesc) -> cudaError_t;

    /// `cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaInitDevice(device: i32, deviceFlags: u32, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaIpcCloseMemHandle(void *devPtr)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaIpcCloseMemHandle(devPtr: *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaIpcGetEventHandle(handle: *mut cudaIpcEventHandle_t, event: cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaIpcGetMemHandle(handle: *mut cudaIpcMemHandle_t, devPtr: *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaIpcOpenEventHandle(event: *mut cudaEvent_t, handle: cudaIpcEventHandle_t) -> cudaError_t;

    /// `cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaIpcOpenMemHandle(devPtr: *mut *mut c_void, handle: cudaIpcMemHandle_t, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute attr, int value, int device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaKernelSetAttributeForDevice(kernel: cudaKernel_t, attr: cudaFuncAttribute, value: i32, device: i32) -> cudaError_t;

    /// `cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaLaunchCooperativeKernel(func: *const c_void, gridDim: dim3, blockDim: dim3, args: *mut *mut c_void, sharedMem: usize, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaLaunchHostFunc(stream: cudaStream_t, r#fn: cudaHostFn_t, userData: *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaLaunchKernel(func: *const c_void, gridDim: dim3, blockDim: dim3, args: *mut *mut c_void, sharedMem: usize, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaLaunchKernelExC(config: *const cudaLaunchConfig_t, func: *const c_void, args: *mut *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryEnumerateKernels(kernels: *mut cudaKernel_t, numKernels: u32, lib: cudaLibrary_t) -> cudaError_t;

    /// `cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryGetGlobal(dptr: *mut *mut c_void, bytes: *mut usize, library: cudaLibrary_t, name: *const core::ffi::c_char) -> cudaError_t;

    /// `cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryGetKernel(pKernel: *mut cudaKernel_t, library: cudaLibrary_t, name: *const core::ffi::c_char) -> cudaError_t;

    /// `cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryGetKernelCount(count: *mut u32, lib: cudaLibrary_t) -> cudaError_t;

    /// `cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryGetManaged(dptr: *mut *mut c_void, bytes: *mut usize, library: cudaLibrary_t, name: *const core::ffi::c_char) -> cudaError_t;

    /// `cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryGetUnifiedFunction(fptr: *mut *mut c_void, library: cudaLibrary_t, symbol: *const core::ffi::c_char) -> cudaError_t;

    /// `cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code, cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryLoadData(library: *mut cudaLibrary_t, code: *const c_void, jitOptions: *mut cudaJitOption, jitOptionsValues: *mut *mut c_void, numJitOptions: u32, libraryOptions: *mut cudaLibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: u32) -> cudaError_t;

    /// `cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName, cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryLoadFromFile(library: *mut cudaLibrary_t, fileName: *const core::ffi::c_char, jitOptions: *mut cudaJitOption, jitOptionsValues: *mut *mut c_void, numJitOptions: u32, libraryOptions: *mut cudaLibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: u32) -> cudaError_t;

    /// `cudaError_t cudaLibraryUnload(cudaLibrary_t library)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryUnload(library: cudaLibrary_t) -> cudaError_t;

    /// `cudaError_t cudaMalloc(void **devPtr, size_t size)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMalloc(devPtr: *mut *mut c_void, size: usize) -> cudaError_t;

    /// `cudaError_t cudaMalloc3D(cudaPitchedPtr *pitchedDevPtr, cudaExtent extent)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMalloc3D(pitchedDevPtr: *mut cudaPitchedPtr, extent: cudaExtent) -> cudaError_t;

    /// `cudaError_t cudaMalloc3DArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMalloc3DArray(array: *mut cudaArray_t, desc: *const cudaChannelFormatDesc, extent: cudaExtent, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaMallocArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, size_t width, size_t height, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMallocArray(array: *mut cudaArray_t, desc: *const cudaChannelFormatDesc, width: usize, height: usize, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMallocAsync(devPtr: *mut *mut c_void, size: usize, hStream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMallocFromPoolAsync(ptr: *mut *mut c_void, size: usize, memPool: cudaMemPool_t, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMallocHost(void **ptr, size_t size)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMallocHost(ptr: *mut *mut c_void, size: usize) -> cudaError_t;

    /// `cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMallocManaged(devPtr: *mut *mut c_void, size: usize, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int numLevels, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMallocMipmappedArray(mipmappedArray: *mut cudaMipmappedArray_t, desc: *const cudaChannelFormatDesc, extent: cudaExtent, numLevels: u32, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMallocPitch(devPtr: *mut *mut c_void, pitch: *mut usize, width: usize, height: usize) -> cudaError_t;

    /// `cudaError_t cudaMemGetInfo(size_t *free, size_t *total)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemGetInfo(free: *mut usize, total: *mut usize) -> cudaError_t;

    /// `cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool, const cudaMemPoolProps *poolProps)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolCreate(memPool: *mut cudaMemPool_t, poolProps: *const cudaMemPoolProps) -> cudaError_t;

    /// `cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolDestroy(memPool: cudaMemPool_t) -> cudaError_t;

    /// `cudaError_t cudaMemPoolExportPointer(cudaMemPoolPtrExportData *exportData, void *ptr)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolExportPointer(exportData: *mut cudaMemPoolPtrExportData, ptr: *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool, cudaMemAllocationHandleType handleType, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolExportToShareableHandle(shareableHandle: *mut c_void, memPool: cudaMemPool_t, handleType: cudaMemAllocationHandleType, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags *flags, cudaMemPool_t memPool, cudaMemLocation *location)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolGetAccess(flags: *mut cudaMemAccessFlags, memPool: cudaMemPool_t, location: *mut cudaMemLocation) -> cudaError_t;

    /// `cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolGetAttribute(memPool: cudaMemPool_t, attr: cudaMemPoolAttr, value: *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle, cudaMemAllocationHandleType handleType, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolImportFromShareableHandle(memPool: *mut cudaMemPool_t, shareableHandle: *mut c_void, handleType: cudaMemAllocationHandleType, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool, cudaMemPoolPtrExportData *exportData)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolImportPointer(ptr: *mut *mut c_void, memPool: cudaMemPool_t, exportData: *mut cudaMemPoolPtrExportData) -> cudaError_t;

    /// `cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const cudaMemAccessDesc *descList, size_t count)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolSetAccess(memPool: cudaMemPool_t, descList: *const cudaMemAccessDesc, count: usize) -> cudaError_t;

    /// `cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolSetAttribute(memPool: cudaMemPool_t, attr: cudaMemPoolAttr, value: *mut c_void) -> cudaError_t;

    /// `cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolTrimTo(memPool: cudaMemPool_t, minBytesToKeep: usize) -> cudaError_t;

    /// `cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize, cudaMemRangeAttribute attribute, const void *devPtr, size_t count)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemRangeGetAttribute(data: *mut c_void, dataSize: usize, attribute: cudaMemRangeAttribute, devPtr: *const c_void, count: usize) -> cudaError_t;

    /// `cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes, cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr, size_t count)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemRangeGetAttributes(data: *mut *mut c_void, dataSizes: *mut usize, attributes: *mut cudaMemRangeAttribute, numAttributes: usize, devPtr: *const c_void, count: usize) -> cudaError_t;

    /// `cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpy(dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpy2D(dst: *mut c_void, dpitch: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpy2DArrayToArray(dst: cudaArray_t, wOffsetDst: usize, hOffsetDst: usize, src: cudaArray_const_t, wOffsetSrc: usize, hOffsetSrc: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpy2DAsync(dst: *mut c_void, dpitch: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpy2DFromArray(dst: *mut c_void, dpitch: usize, src: cudaArray_const_t, wOffset: usize, hOffset: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpy2DFromArrayAsync(dst: *mut c_void, dpitch: usize, src: cudaArray_const_t, wOffset: usize, hOffset: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpy2DToArray(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpy2DToArrayAsync(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *p)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpy3D(p: *const cudaMemcpy3DParms) -> cudaError_t;

    /// `cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *p, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpy3DAsync(p: *const cudaMemcpy3DParms, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms *p)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpy3DPeer(p: *const cudaMemcpy3DPeerParms) -> cudaError_t;

    /// `cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms *p, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpy3DPeerAsync(p: *const cudaMemcpy3DPeerParms, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpyArrayToArray(dst: cudaArray_t, wOffsetDst: usize, hOffsetDst: usize, src: cudaArray_const_t, wOffsetSrc: usize, hOffsetSrc: usize, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, cudaMemcpyKind kind, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpyAsync(dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpyFromArray(dst: *mut c_void, src: cudaArray_const_t, wOffset: usize, hOffset: usize, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpyFromArrayAsync(dst: *mut c_void, src: cudaArray_const_t, wOffset: usize, hOffset: usize, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpyFromSymbol(dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpyFromSymbolAsync(dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t count)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemcpyPeer(dst: *mut c_void, dstDevice: i32, src: *const c_void, srcDevice: i32, count: usize) -> cudaError_t;

    /// `cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t count, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemcpyPeerAsync(dst: *mut c_void, dstDevice: i32, src: *const c_void, srcDevice: i32, count: usize, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpyToArray(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, cudaMemcpyKind kind, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpyToArrayAsync(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpyToSymbol(symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// `cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpyToSymbolAsync(symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemset(void *devPtr, int value, size_t count)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemset(devPtr: *mut c_void, value: i32, count: usize) -> cudaError_t;

    /// `cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemset2D(devPtr: *mut c_void, pitch: usize, value: i32, width: usize, height: usize) -> cudaError_t;

    /// `cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemset2DAsync(devPtr: *mut c_void, pitch: usize, value: i32, width: usize, height: usize, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemset3D(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: i32, extent: cudaExtent) -> cudaError_t;

    /// `cudaError_t cudaMemset3DAsync(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemset3DAsync(pitchedDevPtr: cudaPitchedPtr, value: i32, extent: cudaExtent, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemsetAsync(devPtr: *mut c_void, value: i32, count: usize, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap, int device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMipmappedArrayGetMemoryRequirements(memoryRequirements: *mut cudaArrayMemoryRequirements, mipmap: cudaMipmappedArray_t, device: i32) -> cudaError_t;

    /// `cudaError_t cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMipmappedArrayGetSparseProperties(sparseProperties: *mut cudaArraySparseProperties, mipmap: cudaMipmappedArray_t) -> cudaError_t;

    /// `cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func, int numBlocks, int blockSize)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: *mut usize, func: *const c_void, numBlocks: i32, blockSize: i32) -> cudaError_t;

    /// `cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: *mut i32, func: *const c_void, blockSize: i32, dynamicSMemSize: usize) -> cudaError_t;

    /// `cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: *mut i32, func: *const c_void, blockSize: i32, dynamicSMemSize: usize, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func, const cudaLaunchConfig_t *launchConfig)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaOccupancyMaxActiveClusters(numClusters: *mut i32, func: *const c_void, launchConfig: *const cudaLaunchConfig_t) -> cudaError_t;

    /// `cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func, const cudaLaunchConfig_t *launchConfig)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaOccupancyMaxPotentialClusterSize(clusterSize: *mut i32, func: *const c_void, launchConfig: *const cudaLaunchConfig_t) -> cudaError_t;

    /// `cudaError_t cudaPeekAtLastError(void)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaPeekAtLastError() -> cudaError_t;

    /// `cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *ptr)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaPointerGetAttributes(attributes: *mut cudaPointerAttributes, ptr: *const c_void) -> cudaError_t;

    /// `cudaError_t cudaProfilerStart(void)`
    ///
    /// In `cuda_profiler_api.h` since CUDA 12.0 or earlier.
    fn cudaProfilerStart() -> cudaError_t;

    /// `cudaError_t cudaProfilerStop(void)`
    ///
    /// In `cuda_profiler_api.h` since CUDA 12.0 or earlier.
    fn cudaProfilerStop() -> cudaError_t;

    /// `cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaRuntimeGetVersion(runtimeVersion: *mut i32) -> cudaError_t;

    /// `cudaError_t cudaSetDevice(int device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaSetDevice(device: i32) -> cudaError_t;

    /// `cudaError_t cudaSetDeviceFlags(unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaSetDeviceFlags(flags: u32) -> cudaError_t;

    /// `cudaError_t cudaSetValidDevices(int *device_arr, int len)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaSetValidDevices(device_arr: *mut i32, len: i32) -> cudaError_t;

    /// `cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamAddCallback(stream: cudaStream_t, callback: cudaStreamCallback_t, userData: *mut c_void, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamAttachMemAsync(stream: cudaStream_t, devPtr: *mut c_void, length: usize, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamBeginCapture(stream: cudaStream_t, mode: cudaStreamCaptureMode) -> cudaError_t;

    /// `cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaStreamCaptureMode mode)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.3.
    #[per_thread = "_ptsz"]
    #[since = "12.3"]
    fn cudaStreamBeginCaptureToGraph(stream: cudaStream_t, graph: cudaGraph_t, dependencies: *const cudaGraphNode_t, dependencyData: *const cudaGraphEdgeData, numDependencies: usize, mode: cudaStreamCaptureMode) -> cudaError_t;

    /// `cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamCopyAttributes(dst: cudaStream_t, src: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaStreamCreate(cudaStream_t *pStream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaStreamCreate(pStream: *mut cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaStreamCreateWithFlags(pStream: *mut cudaStream_t, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaStreamCreateWithPriority(pStream: *mut cudaStream_t, flags: u32, priority: i32) -> cudaError_t;

    /// `cudaError_t cudaStreamDestroy(cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaStreamDestroy(stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamEndCapture(stream: cudaStream_t, pGraph: *mut cudaGraph_t) -> cudaError_t;

    /// `cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamGetAttribute(hStream: cudaStream_t, attr: cudaLaunchAttributeID, value_out: *mut cudaLaunchAttributeValue) -> cudaError_t;

    /// `cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[per_thread = "_ptsz"]
    #[since = "12.8"]
    fn cudaStreamGetDevice(hStream: cudaStream_t, device: *mut i32) -> cudaError_t;

    /// `cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamGetFlags(hStream: cudaStream_t, flags: *mut u32) -> cudaError_t;

    /// `cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamGetId(hStream: cudaStream_t, streamId: *mut u64) -> cudaError_t;

    /// `cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamGetPriority(hStream: cudaStream_t, priority: *mut i32) -> cudaError_t;

    /// `cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus *pCaptureStatus)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamIsCapturing(stream: cudaStream_t, pCaptureStatus: *mut cudaStreamCaptureStatus) -> cudaError_t;

    /// `cudaError_t cudaStreamQuery(cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamQuery(stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamSetAttribute(hStream: cudaStream_t, attr: cudaLaunchAttributeID, value: *const cudaLaunchAttributeValue) -> cudaError_t;

    /// `cudaError_t cudaStreamSynchronize(cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamSynchronize(stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamWaitEvent(stream: cudaStream_t, event: cudaEvent_t, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *mode)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaThreadExchangeStreamCaptureMode(mode: *mut cudaStreamCaptureMode) -> cudaError_t;

    /// `cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaUserObjectCreate(object_out: *mut cudaUserObject_t, ptr: *mut c_void, destroy: cudaHostFn_t, initialRefcount: u32, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaUserObjectRelease(object: cudaUserObject_t, count: u32) -> cudaError_t;

    /// `cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaUserObjectRetain(object: cudaUserObject_t, count: u32) -> cudaError_t;

    /// `cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)`
    ///
    /// In `cuda_vdpau_interop.h` since CUDA 12.0 or earlier.
    fn cudaVDPAUGetDevice(device: *mut i32, vdpDevice: driver::VdpDevice, vdpGetProcAddress: driver::VdpGetProcAddress) -> cudaError_t;

    /// `cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)`
    ///
    /// In `cuda_vdpau_interop.h` since CUDA 12.0 or earlier.
    fn cudaVDPAUSetVDPAUDevice(device: i32, vdpDevice: driver::VdpDevice, vdpGetProcAddress: driver::VdpGetProcAddress) -> cudaError_t;
}
