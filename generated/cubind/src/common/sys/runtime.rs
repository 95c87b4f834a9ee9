//! C functions that are declared alike in all major versions: CUDA runtime API.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    RUNTIME, Err(_) => core::ptr::null();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetErrorName(error: cudaError_t) -> *const core::ffi::c_char;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetErrorString(error: cudaError_t) -> *const core::ffi::c_char;
}

sys! {
    RUNTIME, Err(_) => output::zeroed();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaCreateChannelDesc(x: i32, y: i32, z: i32, w: i32, f: cudaChannelFormatKind) -> cudaChannelFormatDesc;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaArrayGetInfo(desc: *mut cudaChannelFormatDesc, extent: *mut cudaExtent, flags: *mut u32, array: cudaArray_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaArrayGetMemoryRequirements(memoryRequirements: *mut cudaArrayMemoryRequirements, array: cudaArray_t, device: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaArrayGetPlane(pPlaneArray: *mut cudaArray_t, hArray: cudaArray_t, planeIdx: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaArrayGetSparseProperties(sparseProperties: *mut cudaArraySparseProperties, array: cudaArray_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaChooseDevice(device: *mut i32, prop: *const cudaDeviceProp) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaCreateSurfaceObject(pSurfObject: *mut cudaSurfaceObject_t, pResDesc: *const cudaResourceDesc) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaCreateTextureObject(pTexObject: *mut cudaTextureObject_t, pResDesc: *const cudaResourceDesc, pTexDesc: *const cudaTextureDesc, pResViewDesc: *const cudaResourceViewDesc) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaCtxResetPersistingL2Cache() -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDestroyExternalMemory(extMem: cudaExternalMemory_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDestroyTextureObject(texObject: cudaTextureObject_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceCanAccessPeer(canAccessPeer: *mut i32, device: i32, peerDevice: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceDisablePeerAccess(peerDevice: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceEnablePeerAccess(peerDevice: i32, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceFlushGPUDirectRDMAWrites(target: cudaFlushGPUDirectRDMAWritesTarget, scope: cudaFlushGPUDirectRDMAWritesScope) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetAttribute(value: *mut i32, attr: cudaDeviceAttr, device: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetByPCIBusId(device: *mut i32, pciBusId: *const core::ffi::c_char) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetCacheConfig(pCacheConfig: *mut cudaFuncCache) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetDefaultMemPool(memPool: *mut cudaMemPool_t, device: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetGraphMemAttribute(device: i32, attr: cudaGraphMemAttributeType, value: *mut c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetLimit(pValue: *mut usize, limit: cudaLimit) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetMemPool(memPool: *mut cudaMemPool_t, device: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: *mut c_void, device: i32, flags: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetP2PAttribute(value: *mut i32, attr: cudaDeviceP2PAttr, srcDevice: i32, dstDevice: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetPCIBusId(pciBusId: *mut core::ffi::c_char, len: i32, device: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetSharedMemConfig(pConfig: *mut cudaSharedMemConfig) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetStreamPriorityRange(leastPriority: *mut i32, greatestPriority: *mut i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: *mut usize, fmtDesc: *const cudaChannelFormatDesc, device: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceGraphMemTrim(device: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cudaDeviceRegisterAsyncNotification(device: i32, callbackFunc: cudaAsyncCallback, userData: *mut c_void, callback: *mut cudaAsyncCallbackHandle_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceReset() -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceSetGraphMemAttribute(device: i32, attr: cudaGraphMemAttributeType, value: *mut c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceSetLimit(limit: cudaLimit, value: usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceSetMemPool(device: i32, memPool: cudaMemPool_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDeviceSynchronize() -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cudaDeviceUnregisterAsyncNotification(device: i32, callback: cudaAsyncCallbackHandle_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaDriverGetVersion(driverVersion: *mut i32) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamConsumerAcquireFrame(conn: *mut cudaEglStreamConnection, pCudaResource: *mut cudaGraphicsResource_t, pStream: *mut cudaStream_t, timeout: u32) -> cudaError_t;

    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamConsumerConnect(conn: *mut cudaEglStreamConnection, eglStream: driver::EGLStreamKHR) -> cudaError_t;

    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamConsumerConnectWithFlags(conn: *mut cudaEglStreamConnection, eglStream: driver::EGLStreamKHR, flags: u32) -> cudaError_t;

    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamConsumerDisconnect(conn: *mut cudaEglStreamConnection) -> cudaError_t;

    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamConsumerReleaseFrame(conn: *mut cudaEglStreamConnection, pCudaResource: cudaGraphicsResource_t, pStream: *mut cudaStream_t) -> cudaError_t;

    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamProducerConnect(conn: *mut cudaEglStreamConnection, eglStream: driver::EGLStreamKHR, width: driver::EGLint, height: driver::EGLint) -> cudaError_t;

    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamProducerDisconnect(conn: *mut cudaEglStreamConnection) -> cudaError_t;

    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamProducerPresentFrame(conn: *mut cudaEglStreamConnection, eglframe: cudaEglFrame, pStream: *mut cudaStream_t) -> cudaError_t;

    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEGLStreamProducerReturnFrame(conn: *mut cudaEglStreamConnection, eglframe: *mut cudaEglFrame, pStream: *mut cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaEventCreate(event: *mut cudaEvent_t) -> cudaError_t;

    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaEventCreateFromEGLSync(phEvent: *mut cudaEvent_t, eglSync: driver::EGLSyncKHR, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaEventCreateWithFlags(event: *mut cudaEvent_t, flags: u32) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaEventDestroy(event: cudaEvent_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaEventElapsedTime(ms: *mut f32, start: cudaEvent_t, end: cudaEvent_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaEventQuery(event: cudaEvent_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaEventRecord(event: cudaEvent_t, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaEventRecordWithFlags(event: cudaEvent_t, stream: cudaStream_t, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaEventSynchronize(event: cudaEvent_t) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaExternalMemoryGetMappedBuffer(devPtr: *mut *mut c_void, extMem: cudaExternalMemory_t, bufferDesc: *const cudaExternalMemoryBufferDesc) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaExternalMemoryGetMappedMipmappedArray(mipmap: *mut cudaMipmappedArray_t, extMem: cudaExternalMemory_t, mipmapDesc: *const cudaExternalMemoryMipmappedArrayDesc) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFree(devPtr: *mut c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFreeArray(array: cudaArray_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaFreeAsync(devPtr: *mut c_void, hStream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFreeHost(ptr: *mut c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFuncGetAttributes(attr: *mut cudaFuncAttributes, func: *const c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.3.
    #[since = "12.3"]
    fn cudaFuncGetName(name: *mut *const core::ffi::c_char, func: *const c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cudaFuncGetParamInfo(func: *const c_void, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFuncSetAttribute(func: *const c_void, attr: cudaFuncAttribute, value: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFuncSetCacheConfig(func: *const c_void, cacheConfig: cudaFuncCache) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaFuncSetSharedMemConfig(func: *const c_void, config: cudaSharedMemConfig) -> cudaError_t;

    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLGetDevices(pCudaDeviceCount: *mut u32, pCudaDevices: *mut i32, cudaDeviceCount: u32, deviceList: cudaGLDeviceList) -> cudaError_t;

    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLMapBufferObject(devPtr: *mut *mut c_void, bufObj: driver::GLuint) -> cudaError_t;

    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLMapBufferObjectAsync(devPtr: *mut *mut c_void, bufObj: driver::GLuint, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLRegisterBufferObject(bufObj: driver::GLuint) -> cudaError_t;

    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLSetBufferObjectMapFlags(bufObj: driver::GLuint, flags: u32) -> cudaError_t;

    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLSetGLDevice(device: i32) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLUnmapBufferObject(bufObj: driver::GLuint) -> cudaError_t;

    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLUnmapBufferObjectAsync(bufObj: driver::GLuint, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGLUnregisterBufferObject(bufObj: driver::GLuint) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetChannelDesc(desc: *mut cudaChannelFormatDesc, array: cudaArray_const_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetDevice(device: *mut i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetDeviceCount(count: *mut i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetDeviceFlags(flags: *mut u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaGetDriverEntryPoint(symbol: *const core::ffi::c_char, funcPtr: *mut *mut c_void, flags: u64, driverStatus: *mut cudaDriverEntryPointQueryResult) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.5.
    #[per_thread = "_ptsz"]
    #[since = "12.5"]
    fn cudaGetDriverEntryPointByVersion(symbol: *const core::ffi::c_char, funcPtr: *mut *mut c_void, cudaVersion: u32, flags: u64, driverStatus: *mut cudaDriverEntryPointQueryResult) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetExportTable(ppExportTable: *mut *const c_void, pExportTableId: *const cudaUUID_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetFuncBySymbol(functionPtr: *mut cudaFunction_t, symbolPtr: *const c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.1.
    #[since = "12.1"]
    fn cudaGetKernel(kernelPtr: *mut cudaKernel_t, entryFuncAddr: *const c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetLastError() -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetMipmappedArrayLevel(levelArray: *mut cudaArray_t, mipmappedArray: cudaMipmappedArray_const_t, level: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetSurfaceObjectResourceDesc(pResDesc: *mut cudaResourceDesc, surfObject: cudaSurfaceObject_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetSymbolAddress(devPtr: *mut *mut c_void, symbol: *const c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetSymbolSize(size: *mut usize, symbol: *const c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetTextureObjectResourceDesc(pResDesc: *mut cudaResourceDesc, texObject: cudaTextureObject_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetTextureObjectResourceViewDesc(pResViewDesc: *mut cudaResourceViewDesc, texObject: cudaTextureObject_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGetTextureObjectTextureDesc(pTexDesc: *mut cudaTextureDesc, texObject: cudaTextureObject_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddChildGraphNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, childGraph: cudaGraph_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddEmptyNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddEventRecordNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, event: cudaEvent_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddEventWaitNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, event: cudaEvent_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddExternalSemaphoresSignalNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, nodeParams: *const cudaExternalSemaphoreSignalNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddExternalSemaphoresWaitNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, nodeParams: *const cudaExternalSemaphoreWaitNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddHostNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, pNodeParams: *const cudaHostNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddKernelNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, pNodeParams: *const cudaKernelNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddMemAllocNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, nodeParams: *mut cudaMemAllocNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddMemFreeNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, dptr: *mut c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddMemcpyNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, pCopyParams: *const cudaMemcpy3DParms) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddMemcpyNode1D(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddMemcpyNodeFromSymbol(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddMemcpyNodeToSymbol(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddMemsetNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, pMemsetParams: *const cudaMemsetParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t, pGraph: *mut cudaGraph_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphClone(pGraphClone: *mut cudaGraph_t, originalGraph: cudaGraph_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.3.
    #[since = "12.3"]
    fn cudaGraphConditionalHandleCreate(pHandle_out: *mut cudaGraphConditionalHandle, graph: cudaGraph_t, defaultLaunchValue: u32, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphCreate(pGraph: *mut cudaGraph_t, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphDebugDotPrint(graph: cudaGraph_t, path: *const core::ffi::c_char, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphDestroy(graph: cudaGraph_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphDestroyNode(node: cudaGraphNode_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphEventRecordNodeGetEvent(node: cudaGraphNode_t, event_out: *mut cudaEvent_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphEventRecordNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphEventWaitNodeGetEvent(node: cudaGraphNode_t, event_out: *mut cudaEvent_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphEventWaitNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecChildGraphNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, childGraph: cudaGraph_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecDestroy(graphExec: cudaGraphExec_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecEventRecordNodeSetEvent(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecEventWaitNodeSetEvent(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, nodeParams: *const cudaExternalSemaphoreSignalNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, nodeParams: *const cudaExternalSemaphoreWaitNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecGetFlags(graphExec: cudaGraphExec_t, flags: *mut u64) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecHostNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: *const cudaHostNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecKernelNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: *const cudaKernelNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecMemcpyNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: *const cudaMemcpy3DParms) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecMemcpyNodeSetParams1D(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecMemsetNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: *const cudaMemsetParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cudaGraphExecNodeSetParams(graphExec: cudaGraphExec_t, node: cudaGraphNode_t, nodeParams: *mut cudaGraphNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExecUpdate(hGraphExec: cudaGraphExec_t, hGraph: cudaGraph_t, resultInfo: *mut cudaGraphExecUpdateResultInfo) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExternalSemaphoresSignalNodeGetParams(hNode: cudaGraphNode_t, params_out: *mut cudaExternalSemaphoreSignalNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExternalSemaphoresSignalNodeSetParams(hNode: cudaGraphNode_t, nodeParams: *const cudaExternalSemaphoreSignalNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExternalSemaphoresWaitNodeGetParams(hNode: cudaGraphNode_t, params_out: *mut cudaExternalSemaphoreWaitNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphExternalSemaphoresWaitNodeSetParams(hNode: cudaGraphNode_t, nodeParams: *const cudaExternalSemaphoreWaitNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphGetNodes(graph: cudaGraph_t, nodes: *mut cudaGraphNode_t, numNodes: *mut usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphGetRootNodes(graph: cudaGraph_t, pRootNodes: *mut cudaGraphNode_t, pNumRootNodes: *mut usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphHostNodeGetParams(node: cudaGraphNode_t, pNodeParams: *mut cudaHostNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphHostNodeSetParams(node: cudaGraphNode_t, pNodeParams: *const cudaHostNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphInstantiate(pGraphExec: *mut cudaGraphExec_t, graph: cudaGraph_t, flags: u64) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphInstantiateWithFlags(pGraphExec: *mut cudaGraphExec_t, graph: cudaGraph_t, flags: u64) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaGraphInstantiateWithParams(pGraphExec: *mut cudaGraphExec_t, graph: cudaGraph_t, instantiateParams: *mut cudaGraphInstantiateParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphKernelNodeGetAttribute(hNode: cudaGraphNode_t, attr: cudaLaunchAttributeID, value_out: *mut cudaLaunchAttributeValue) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphKernelNodeGetParams(node: cudaGraphNode_t, pNodeParams: *mut cudaKernelNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphKernelNodeSetAttribute(hNode: cudaGraphNode_t, attr: cudaLaunchAttributeID, value: *const cudaLaunchAttributeValue) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphKernelNodeSetParams(node: cudaGraphNode_t, pNodeParams: *const cudaKernelNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaGraphLaunch(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemAllocNodeGetParams(node: cudaGraphNode_t, params_out: *mut cudaMemAllocNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t, dptr_out: *mut c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemcpyNodeGetParams(node: cudaGraphNode_t, pNodeParams: *mut cudaMemcpy3DParms) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemcpyNodeSetParams(node: cudaGraphNode_t, pNodeParams: *const cudaMemcpy3DParms) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemcpyNodeSetParams1D(node: cudaGraphNode_t, dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemcpyNodeSetParamsFromSymbol(node: cudaGraphNode_t, dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemcpyNodeSetParamsToSymbol(node: cudaGraphNode_t, symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemsetNodeGetParams(node: cudaGraphNode_t, pNodeParams: *mut cudaMemsetParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphMemsetNodeSetParams(node: cudaGraphNode_t, pNodeParams: *const cudaMemsetParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphNodeFindInClone(pNode: *mut cudaGraphNode_t, originalNode: cudaGraphNode_t, clonedGraph: cudaGraph_t) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphNodeGetEnabled(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, isEnabled: *mut u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphNodeGetType(node: cudaGraphNode_t, pType: *mut cudaGraphNodeType) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphNodeSetEnabled(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, isEnabled: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cudaGraphNodeSetParams(node: cudaGraphNode_t, nodeParams: *mut cudaGraphNodeParams) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphReleaseUserObject(graph: cudaGraph_t, object: cudaUserObject_t, count: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphRetainUserObject(graph: cudaGraph_t, object: cudaUserObject_t, count: u32, flags: u32) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaGraphUpload(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsEGLRegisterImage(pCudaResource: *mut cudaGraphicsResource_t, image: driver::EGLImageKHR, flags: u32) -> cudaError_t;

    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsGLRegisterBuffer(resource: *mut cudaGraphicsResource_t, buffer: driver::GLuint, flags: u32) -> cudaError_t;

    /// In `cuda_gl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsGLRegisterImage(resource: *mut cudaGraphicsResource_t, image: driver::GLuint, target: driver::GLenum, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsMapResources(count: i32, resources: *mut cudaGraphicsResource_t, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_egl_interop.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsResourceGetMappedEglFrame(eglFrame: *mut cudaEglFrame, resource: cudaGraphicsResource_t, index: u32, mipLevel: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsResourceGetMappedMipmappedArray(mipmappedArray: *mut cudaMipmappedArray_t, resource: cudaGraphicsResource_t) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsResourceGetMappedPointer(devPtr: *mut *mut c_void, size: *mut usize, resource: cudaGraphicsResource_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsResourceSetMapFlags(resource: cudaGraphicsResource_t, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsSubResourceGetMappedArray(array: *mut cudaArray_t, resource: cudaGraphicsResource_t, arrayIndex: u32, mipLevel: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsUnmapResources(count: i32, resources: *mut cudaGraphicsResource_t, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t) -> cudaError_t;

    /// In `cuda_vdpau_interop.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsVDPAURegisterOutputSurface(resource: *mut cudaGraphicsResource_t, vdpSurface: driver::VdpOutputSurface, flags: u32) -> cudaError_t;

    /// In `cuda_vdpau_interop.h` since CUDA 12.0 or earlier.
    fn cudaGraphicsVDPAURegisterVideoSurface(resource: *mut cudaGraphicsResource_t, vdpSurface: driver::VdpVideoSurface, flags: u32) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaHostAlloc(pHost: *mut *mut c_void, size: usize, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaHostGetDevicePointer(pDevice: *mut *mut c_void, pHost: *mut c_void, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaHostGetFlags(pFlags: *mut u32, pHost: *mut c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaHostRegister(ptr: *mut c_void, size: usize, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaHostUnregister(ptr: *mut c_void) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaImportExternalMemory(extMem_out: *mut cudaExternalMemory_t, memHandleDesc: *const cudaExternalMemoryHandleDesc) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaImportExternalSemaphore(extSem_out: *mut cudaExternalSemaphore_t, semHandleDesc: *const cudaExternalSemaphoreHandleDesc) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaInitDevice(device: i32, deviceFlags: u32, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaIpcCloseMemHandle(devPtr: *mut c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaIpcGetEventHandle(handle: *mut cudaIpcEventHandle_t, event: cudaEvent_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaIpcGetMemHandle(handle: *mut cudaIpcMemHandle_t, devPtr: *mut c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaIpcOpenEventHandle(event: *mut cudaEvent_t, handle: cudaIpcEventHandle_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaIpcOpenMemHandle(devPtr: *mut *mut c_void, handle: cudaIpcMemHandle_t, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaKernelSetAttributeForDevice(kernel: cudaKernel_t, attr: cudaFuncAttribute, value: i32, device: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaLaunchCooperativeKernel(func: *const c_void, gridDim: dim3, blockDim: dim3, args: *mut *mut c_void, sharedMem: usize, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaLaunchHostFunc(stream: cudaStream_t, r#fn: cudaHostFn_t, userData: *mut c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaLaunchKernel(func: *const c_void, gridDim: dim3, blockDim: dim3, args: *mut *mut c_void, sharedMem: usize, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaLaunchKernelExC(config: *const cudaLaunchConfig_t, func: *const c_void, args: *mut *mut c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryEnumerateKernels(kernels: *mut cudaKernel_t, numKernels: u32, lib: cudaLibrary_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryGetGlobal(dptr: *mut *mut c_void, bytes: *mut usize, library: cudaLibrary_t, name: *const core::ffi::c_char) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryGetKernel(pKernel: *mut cudaKernel_t, library: cudaLibrary_t, name: *const core::ffi::c_char) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryGetKernelCount(count: *mut u32, lib: cudaLibrary_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryGetManaged(dptr: *mut *mut c_void, bytes: *mut usize, library: cudaLibrary_t, name: *const core::ffi::c_char) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryGetUnifiedFunction(fptr: *mut *mut c_void, library: cudaLibrary_t, symbol: *const core::ffi::c_char) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryLoadData(library: *mut cudaLibrary_t, code: *const c_void, jitOptions: *mut cudaJitOption, jitOptionsValues: *mut *mut c_void, numJitOptions: u32, libraryOptions: *mut cudaLibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryLoadFromFile(library: *mut cudaLibrary_t, fileName: *const core::ffi::c_char, jitOptions: *mut cudaJitOption, jitOptionsValues: *mut *mut c_void, numJitOptions: u32, libraryOptions: *mut cudaLibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[since = "12.8"]
    fn cudaLibraryUnload(library: cudaLibrary_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMalloc(devPtr: *mut *mut c_void, size: usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMalloc3D(pitchedDevPtr: *mut cudaPitchedPtr, extent: cudaExtent) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMalloc3DArray(array: *mut cudaArray_t, desc: *const cudaChannelFormatDesc, extent: cudaExtent, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMallocArray(array: *mut cudaArray_t, desc: *const cudaChannelFormatDesc, width: usize, height: usize, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMallocAsync(devPtr: *mut *mut c_void, size: usize, hStream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMallocFromPoolAsync(ptr: *mut *mut c_void, size: usize, memPool: cudaMemPool_t, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMallocHost(ptr: *mut *mut c_void, size: usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMallocManaged(devPtr: *mut *mut c_void, size: usize, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMallocMipmappedArray(mipmappedArray: *mut cudaMipmappedArray_t, desc: *const cudaChannelFormatDesc, extent: cudaExtent, numLevels: u32, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMallocPitch(devPtr: *mut *mut c_void, pitch: *mut usize, width: usize, height: usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemGetInfo(free: *mut usize, total: *mut usize) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolCreate(memPool: *mut cudaMemPool_t, poolProps: *const cudaMemPoolProps) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolDestroy(memPool: cudaMemPool_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolExportPointer(exportData: *mut cudaMemPoolPtrExportData, ptr: *mut c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolExportToShareableHandle(shareableHandle: *mut c_void, memPool: cudaMemPool_t, handleType: cudaMemAllocationHandleType, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolGetAccess(flags: *mut cudaMemAccessFlags, memPool: cudaMemPool_t, location: *mut cudaMemLocation) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolGetAttribute(memPool: cudaMemPool_t, attr: cudaMemPoolAttr, value: *mut c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolImportFromShareableHandle(memPool: *mut cudaMemPool_t, shareableHandle: *mut c_void, handleType: cudaMemAllocationHandleType, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolImportPointer(ptr: *mut *mut c_void, memPool: cudaMemPool_t, exportData: *mut cudaMemPoolPtrExportData) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolSetAccess(memPool: cudaMemPool_t, descList: *const cudaMemAccessDesc, count: usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolSetAttribute(memPool: cudaMemPool_t, attr: cudaMemPoolAttr, value: *mut c_void) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemPoolTrimTo(memPool: cudaMemPool_t, minBytesToKeep: usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemRangeGetAttribute(data: *mut c_void, dataSize: usize, attribute: cudaMemRangeAttribute, devPtr: *const c_void, count: usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemRangeGetAttributes(data: *mut *mut c_void, dataSizes: *mut usize, attributes: *mut cudaMemRangeAttribute, numAttributes: usize, devPtr: *const c_void, count: usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpy(dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpy2D(dst: *mut c_void, dpitch: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpy2DArrayToArray(dst: cudaArray_t, wOffsetDst: usize, hOffsetDst: usize, src: cudaArray_const_t, wOffsetSrc: usize, hOffsetSrc: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpy2DAsync(dst: *mut c_void, dpitch: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpy2DFromArray(dst: *mut c_void, dpitch: usize, src: cudaArray_const_t, wOffset: usize, hOffset: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpy2DFromArrayAsync(dst: *mut c_void, dpitch: usize, src: cudaArray_const_t, wOffset: usize, hOffset: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpy2DToArray(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpy2DToArrayAsync(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpy3D(p: *const cudaMemcpy3DParms) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpy3DAsync(p: *const cudaMemcpy3DParms, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpy3DPeer(p: *const cudaMemcpy3DPeerParms) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpy3DPeerAsync(p: *const cudaMemcpy3DPeerParms, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpyArrayToArray(dst: cudaArray_t, wOffsetDst: usize, hOffsetDst: usize, src: cudaArray_const_t, wOffsetSrc: usize, hOffsetSrc: usize, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpyAsync(dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpyFromArray(dst: *mut c_void, src: cudaArray_const_t, wOffset: usize, hOffset: usize, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpyFromArrayAsync(dst: *mut c_void, src: cudaArray_const_t, wOffset: usize, hOffset: usize, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpyFromSymbol(dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpyFromSymbolAsync(dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemcpyPeer(dst: *mut c_void, dstDevice: i32, src: *const c_void, srcDevice: i32, count: usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemcpyPeerAsync(dst: *mut c_void, dstDevice: i32, src: *const c_void, srcDevice: i32, count: usize, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpyToArray(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpyToArrayAsync(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemcpyToSymbol(symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemcpyToSymbolAsync(symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemset(devPtr: *mut c_void, value: i32, count: usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemset2D(devPtr: *mut c_void, pitch: usize, value: i32, width: usize, height: usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemset2DAsync(devPtr: *mut c_void, pitch: usize, value: i32, width: usize, height: usize, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptds"]
    fn cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: i32, extent: cudaExtent) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemset3DAsync(pitchedDevPtr: cudaPitchedPtr, value: i32, extent: cudaExtent, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemsetAsync(devPtr: *mut c_void, value: i32, count: usize, stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMipmappedArrayGetMemoryRequirements(memoryRequirements: *mut cudaArrayMemoryRequirements, mipmap: cudaMipmappedArray_t, device: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMipmappedArrayGetSparseProperties(sparseProperties: *mut cudaArraySparseProperties, mipmap: cudaMipmappedArray_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: *mut usize, func: *const c_void, numBlocks: i32, blockSize: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: *mut i32, func: *const c_void, blockSize: i32, dynamicSMemSize: usize) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: *mut i32, func: *const c_void, blockSize: i32, dynamicSMemSize: usize, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaOccupancyMaxActiveClusters(numClusters: *mut i32, func: *const c_void, launchConfig: *const cudaLaunchConfig_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaOccupancyMaxPotentialClusterSize(clusterSize: *mut i32, func: *const c_void, launchConfig: *const cudaLaunchConfig_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaPeekAtLastError() -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaPointerGetAttributes(attributes: *mut cudaPointerAttributes, ptr: *const c_void) -> cudaError_t;

    /// In `cuda_profiler_api.h` since CUDA 12.0 or earlier.
    fn cudaProfilerStart() -> cudaError_t;

    /// In `cuda_profiler_api.h` since CUDA 12.0 or earlier.
    fn cudaProfilerStop() -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaRuntimeGetVersion(runtimeVersion: *mut i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaSetDevice(device: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaSetDeviceFlags(flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaSetValidDevices(device_arr: *mut i32, len: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamAddCallback(stream: cudaStream_t, callback: cudaStreamCallback_t, userData: *mut c_void, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamAttachMemAsync(stream: cudaStream_t, devPtr: *mut c_void, length: usize, flags: u32) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamBeginCapture(stream: cudaStream_t, mode: cudaStreamCaptureMode) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.3.
    #[per_thread = "_ptsz"]
    #[since = "12.3"]
    fn cudaStreamBeginCaptureToGraph(stream: cudaStream_t, graph: cudaGraph_t, dependencies: *const cudaGraphNode_t, dependencyData: *const cudaGraphEdgeData, numDependencies: usize, mode: cudaStreamCaptureMode) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamCopyAttributes(dst: cudaStream_t, src: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaStreamCreate(pStream: *mut cudaStream_t) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaStreamCreateWithFlags(pStream: *mut cudaStream_t, flags: u32) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaStreamCreateWithPriority(pStream: *mut cudaStream_t, flags: u32, priority: i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaStreamDestroy(stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamEndCapture(stream: cudaStream_t, pGraph: *mut cudaGraph_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamGetAttribute(hStream: cudaStream_t, attr: cudaLaunchAttributeID, value_out: *mut cudaLaunchAttributeValue) -> cudaError_t;
}

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[per_thread = "_ptsz"]
    #[since = "12.8"]
    fn cudaStreamGetDevice(hStream: cudaStream_t, device: *mut i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamGetFlags(hStream: cudaStream_t, flags: *mut u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamGetId(hStream: cudaStream_t, streamId: *mut u64) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamGetPriority(hStream: cudaStream_t, priority: *mut i32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamIsCapturing(stream: cudaStream_t, pCaptureStatus: *mut cudaStreamCaptureStatus) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamQuery(stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamSetAttribute(hStream: cudaStream_t, attr: cudaLaunchAttributeID, value: *const cudaLaunchAttributeValue) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamSynchronize(stream: cudaStream_t) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamWaitEvent(stream: cudaStream_t, event: cudaEvent_t, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaThreadExchangeStreamCaptureMode(mode: *mut cudaStreamCaptureMode) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaUserObjectCreate(object_out: *mut cudaUserObject_t, ptr: *mut c_void, destroy: cudaHostFn_t, initialRefcount: u32, flags: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaUserObjectRelease(object: cudaUserObject_t, count: u32) -> cudaError_t;

    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaUserObjectRetain(object: cudaUserObject_t, count: u32) -> cudaError_t;

    /// In `cuda_vdpau_interop.h` since CUDA 12.0 or earlier.
    fn cudaVDPAUGetDevice(device: *mut i32, vdpDevice: driver::VdpDevice, vdpGetProcAddress: driver::VdpGetProcAddress) -> cudaError_t;

    /// In `cuda_vdpau_interop.h` since CUDA 12.0 or earlier.
    fn cudaVDPAUSetVDPAUDevice(device: i32, vdpDevice: driver::VdpDevice, vdpGetProcAddress: driver::VdpGetProcAddress) -> cudaError_t;
}
