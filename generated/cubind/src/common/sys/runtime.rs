//! C functions with identical declarations in all major versions (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    runtime, RUNTIME, Err(_) => core::ptr::null();

    #[called_by(only cudaGetErrorName)]
    fn cudaGetErrorName(error: cudaError_t) -> *const core::ffi::c_char;

    #[called_by(only cudaGetErrorString)]
    fn cudaGetErrorString(error: cudaError_t) -> *const core::ffi::c_char;
}

sys! {
    runtime, RUNTIME, Err(_) => output::zeroed();

    #[called_by(only cudaCreateChannelDesc)]
    fn cudaCreateChannelDesc(x: i32, y: i32, z: i32, w: i32, f: cudaChannelFormatKind) -> cudaChannelFormatDesc;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaArrayGetInfo)]
    fn cudaArrayGetInfo(desc: *mut cudaChannelFormatDesc, extent: *mut cudaExtent, flags: *mut u32, array: cudaArray_t) -> cudaError_t;

    #[called_by(owned cudaArrayGetMemoryRequirements)]
    fn cudaArrayGetMemoryRequirements(memoryRequirements: *mut cudaArrayMemoryRequirements, array: cudaArray_t, device: i32) -> cudaError_t;

    #[called_by(owned cudaArrayGetPlane)]
    fn cudaArrayGetPlane(pPlaneArray: *mut cudaArray_t, hArray: cudaArray_t, planeIdx: u32) -> cudaError_t;

    #[called_by(owned cudaArrayGetSparseProperties)]
    fn cudaArrayGetSparseProperties(sparseProperties: *mut cudaArraySparseProperties, array: cudaArray_t) -> cudaError_t;

    #[called_by(cudaChooseDevice)]
    fn cudaChooseDevice(device: *mut i32, prop: *const cudaDeviceProp) -> cudaError_t;

    #[called_by(owned cudaCreateSurfaceObject)]
    fn cudaCreateSurfaceObject(pSurfObject: *mut cudaSurfaceObject_t, pResDesc: *const cudaResourceDesc) -> cudaError_t;

    #[called_by(owned cudaCreateTextureObject)]
    fn cudaCreateTextureObject(pTexObject: *mut cudaTextureObject_t, pResDesc: *const cudaResourceDesc, pTexDesc: *const cudaTextureDesc, pResViewDesc: *const cudaResourceViewDesc) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(cudaCtxResetPersistingL2Cache)]
    fn cudaCtxResetPersistingL2Cache() -> cudaError_t;

    #[called_by(cudaDestroyExternalMemory)]
    fn cudaDestroyExternalMemory(extMem: cudaExternalMemory_t) -> cudaError_t;

    #[called_by(cudaDestroyExternalSemaphore)]
    fn cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t) -> cudaError_t;

    #[called_by(cudaDestroySurfaceObject)]
    fn cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(cudaDestroyTextureObject)]
    fn cudaDestroyTextureObject(texObject: cudaTextureObject_t) -> cudaError_t;

    #[called_by(cudaDeviceCanAccessPeer)]
    fn cudaDeviceCanAccessPeer(canAccessPeer: *mut i32, device: i32, peerDevice: i32) -> cudaError_t;

    #[called_by(cudaDeviceDisablePeerAccess)]
    fn cudaDeviceDisablePeerAccess(peerDevice: i32) -> cudaError_t;

    #[called_by(cudaDeviceEnablePeerAccess)]
    fn cudaDeviceEnablePeerAccess(peerDevice: i32, flags: u32) -> cudaError_t;

    #[called_by(cudaDeviceFlushGPUDirectRDMAWrites)]
    fn cudaDeviceFlushGPUDirectRDMAWrites(target: cudaFlushGPUDirectRDMAWritesTarget, scope: cudaFlushGPUDirectRDMAWritesScope) -> cudaError_t;

    #[called_by(cudaDeviceGetAttribute)]
    fn cudaDeviceGetAttribute(value: *mut i32, attr: cudaDeviceAttr, device: i32) -> cudaError_t;

    #[called_by(cudaDeviceGetByPCIBusId)]
    fn cudaDeviceGetByPCIBusId(device: *mut i32, pciBusId: *const core::ffi::c_char) -> cudaError_t;

    #[called_by(cudaDeviceGetCacheConfig)]
    fn cudaDeviceGetCacheConfig(pCacheConfig: *mut cudaFuncCache) -> cudaError_t;

    #[called_by(cudaDeviceGetDefaultMemPool)]
    fn cudaDeviceGetDefaultMemPool(memPool: *mut cudaMemPool_t, device: i32) -> cudaError_t;

    #[called_by(cudaDeviceGetGraphMemAttribute)]
    fn cudaDeviceGetGraphMemAttribute(device: i32, attr: cudaGraphMemAttributeType, value: *mut c_void) -> cudaError_t;

    #[called_by(cudaDeviceGetLimit)]
    fn cudaDeviceGetLimit(pValue: *mut usize, limit: cudaLimit) -> cudaError_t;

    #[called_by(cudaDeviceGetMemPool)]
    fn cudaDeviceGetMemPool(memPool: *mut cudaMemPool_t, device: i32) -> cudaError_t;

    #[called_by(cudaDeviceGetNvSciSyncAttributes)]
    fn cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: *mut c_void, device: i32, flags: i32) -> cudaError_t;

    #[called_by(cudaDeviceGetP2PAttribute)]
    fn cudaDeviceGetP2PAttribute(value: *mut i32, attr: cudaDeviceP2PAttr, srcDevice: i32, dstDevice: i32) -> cudaError_t;

    #[called_by(cudaDeviceGetPCIBusId)]
    fn cudaDeviceGetPCIBusId(pciBusId: *mut core::ffi::c_char, len: i32, device: i32) -> cudaError_t;

    #[called_by(cudaDeviceGetSharedMemConfig)]
    fn cudaDeviceGetSharedMemConfig(pConfig: *mut cudaSharedMemConfig) -> cudaError_t;

    #[called_by(cudaDeviceGetStreamPriorityRange)]
    fn cudaDeviceGetStreamPriorityRange(leastPriority: *mut i32, greatestPriority: *mut i32) -> cudaError_t;

    #[called_by(cudaDeviceGetTexture1DLinearMaxWidth)]
    fn cudaDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: *mut usize, fmtDesc: *const cudaChannelFormatDesc, device: i32) -> cudaError_t;

    #[called_by(cudaDeviceGraphMemTrim)]
    fn cudaDeviceGraphMemTrim(device: i32) -> cudaError_t;

    #[called_by(cudaDeviceRegisterAsyncNotification)]
    #[since = "12.4"]
    fn cudaDeviceRegisterAsyncNotification(device: i32, callbackFunc: cudaAsyncCallback, userData: *mut c_void, callback: *mut cudaAsyncCallbackHandle_t) -> cudaError_t;

    #[called_by(cudaDeviceReset)]
    fn cudaDeviceReset() -> cudaError_t;

    #[called_by(cudaDeviceSetCacheConfig)]
    fn cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> cudaError_t;

    #[called_by(cudaDeviceSetGraphMemAttribute)]
    fn cudaDeviceSetGraphMemAttribute(device: i32, attr: cudaGraphMemAttributeType, value: *mut c_void) -> cudaError_t;

    #[called_by(cudaDeviceSetLimit)]
    fn cudaDeviceSetLimit(limit: cudaLimit, value: usize) -> cudaError_t;

    #[called_by(owned cudaDeviceSetMemPool)]
    fn cudaDeviceSetMemPool(device: i32, memPool: cudaMemPool_t) -> cudaError_t;

    #[called_by(cudaDeviceSetSharedMemConfig)]
    fn cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> cudaError_t;

    #[called_by(cudaDeviceSynchronize)]
    fn cudaDeviceSynchronize() -> cudaError_t;

    #[called_by(cudaDeviceUnregisterAsyncNotification)]
    #[since = "12.4"]
    fn cudaDeviceUnregisterAsyncNotification(device: i32, callback: cudaAsyncCallbackHandle_t) -> cudaError_t;

    #[called_by(cudaDriverGetVersion)]
    fn cudaDriverGetVersion(driverVersion: *mut i32) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(cudaEGLStreamConsumerAcquireFrame)]
    fn cudaEGLStreamConsumerAcquireFrame(conn: *mut cudaEglStreamConnection, pCudaResource: *mut cudaGraphicsResource_t, pStream: *mut cudaStream_t, timeout: u32) -> cudaError_t;

    #[called_by(cudaEGLStreamConsumerConnect)]
    fn cudaEGLStreamConsumerConnect(conn: *mut cudaEglStreamConnection, eglStream: driver::EGLStreamKHR) -> cudaError_t;

    #[called_by(cudaEGLStreamConsumerConnectWithFlags)]
    fn cudaEGLStreamConsumerConnectWithFlags(conn: *mut cudaEglStreamConnection, eglStream: driver::EGLStreamKHR, flags: u32) -> cudaError_t;

    #[called_by(cudaEGLStreamConsumerDisconnect)]
    fn cudaEGLStreamConsumerDisconnect(conn: *mut cudaEglStreamConnection) -> cudaError_t;

    #[called_by(owned cudaEGLStreamConsumerReleaseFrame)]
    fn cudaEGLStreamConsumerReleaseFrame(conn: *mut cudaEglStreamConnection, pCudaResource: cudaGraphicsResource_t, pStream: *mut cudaStream_t) -> cudaError_t;

    #[called_by(cudaEGLStreamProducerConnect)]
    fn cudaEGLStreamProducerConnect(conn: *mut cudaEglStreamConnection, eglStream: driver::EGLStreamKHR, width: driver::EGLint, height: driver::EGLint) -> cudaError_t;

    #[called_by(cudaEGLStreamProducerDisconnect)]
    fn cudaEGLStreamProducerDisconnect(conn: *mut cudaEglStreamConnection) -> cudaError_t;

    #[called_by(cudaEGLStreamProducerPresentFrame)]
    fn cudaEGLStreamProducerPresentFrame(conn: *mut cudaEglStreamConnection, eglframe: cudaEglFrame, pStream: *mut cudaStream_t) -> cudaError_t;

    #[called_by(cudaEGLStreamProducerReturnFrame)]
    fn cudaEGLStreamProducerReturnFrame(conn: *mut cudaEglStreamConnection, eglframe: *mut cudaEglFrame, pStream: *mut cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaEventCreate)]
    fn cudaEventCreate(event: *mut cudaEvent_t) -> cudaError_t;

    #[called_by(owned cudaEventCreateFromEGLSync)]
    fn cudaEventCreateFromEGLSync(phEvent: *mut cudaEvent_t, eglSync: driver::EGLSyncKHR, flags: u32) -> cudaError_t;

    #[called_by(owned cudaEventCreateWithFlags)]
    fn cudaEventCreateWithFlags(event: *mut cudaEvent_t, flags: u32) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(cudaEventDestroy)]
    fn cudaEventDestroy(event: cudaEvent_t) -> cudaError_t;

    #[called_by(owned cudaEventElapsedTime)]
    fn cudaEventElapsedTime(ms: *mut f32, start: cudaEvent_t, end: cudaEvent_t) -> cudaError_t;

    #[called_by(owned cudaEventQuery)]
    fn cudaEventQuery(event: cudaEvent_t) -> cudaError_t;

    #[called_by(owned cudaEventRecord)]
    #[per_thread = "_ptsz"]
    fn cudaEventRecord(event: cudaEvent_t, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaEventRecordWithFlags)]
    #[per_thread = "_ptsz"]
    fn cudaEventRecordWithFlags(event: cudaEvent_t, stream: cudaStream_t, flags: u32) -> cudaError_t;

    #[called_by(owned cudaEventSynchronize)]
    fn cudaEventSynchronize(event: cudaEvent_t) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaExternalMemoryGetMappedBuffer)]
    fn cudaExternalMemoryGetMappedBuffer(devPtr: *mut *mut c_void, extMem: cudaExternalMemory_t, bufferDesc: *const cudaExternalMemoryBufferDesc) -> cudaError_t;

    #[called_by(owned cudaExternalMemoryGetMappedMipmappedArray)]
    fn cudaExternalMemoryGetMappedMipmappedArray(mipmap: *mut cudaMipmappedArray_t, extMem: cudaExternalMemory_t, mipmapDesc: *const cudaExternalMemoryMipmappedArrayDesc) -> cudaError_t;

    #[called_by(cudaFree)]
    fn cudaFree(devPtr: *mut c_void) -> cudaError_t;

    #[called_by(cudaFreeArray)]
    fn cudaFreeArray(array: cudaArray_t) -> cudaError_t;

    #[called_by(owned cudaFreeAsync)]
    #[per_thread = "_ptsz"]
    fn cudaFreeAsync(devPtr: *mut c_void, hStream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaFreeHost)]
    fn cudaFreeHost(ptr: *mut c_void) -> cudaError_t;

    #[called_by(cudaFreeMipmappedArray)]
    fn cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t) -> cudaError_t;

    #[called_by(cudaFuncGetAttributes)]
    fn cudaFuncGetAttributes(attr: *mut cudaFuncAttributes, func: *const c_void) -> cudaError_t;

    #[called_by(cudaFuncGetName)]
    #[since = "12.3"]
    fn cudaFuncGetName(name: *mut *const core::ffi::c_char, func: *const c_void) -> cudaError_t;

    #[called_by(cudaFuncGetParamInfo)]
    #[since = "12.4"]
    fn cudaFuncGetParamInfo(func: *const c_void, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> cudaError_t;

    #[called_by(cudaFuncSetAttribute)]
    fn cudaFuncSetAttribute(func: *const c_void, attr: cudaFuncAttribute, value: i32) -> cudaError_t;

    #[called_by(cudaFuncSetCacheConfig)]
    fn cudaFuncSetCacheConfig(func: *const c_void, cacheConfig: cudaFuncCache) -> cudaError_t;

    #[called_by(cudaFuncSetSharedMemConfig)]
    fn cudaFuncSetSharedMemConfig(func: *const c_void, config: cudaSharedMemConfig) -> cudaError_t;

    #[called_by(cudaGLGetDevices)]
    fn cudaGLGetDevices(pCudaDeviceCount: *mut u32, pCudaDevices: *mut i32, cudaDeviceCount: u32, deviceList: cudaGLDeviceList) -> cudaError_t;

    #[called_by(cudaGLMapBufferObject)]
    fn cudaGLMapBufferObject(devPtr: *mut *mut c_void, bufObj: driver::GLuint) -> cudaError_t;

    #[called_by(owned cudaGLMapBufferObjectAsync)]
    fn cudaGLMapBufferObjectAsync(devPtr: *mut *mut c_void, bufObj: driver::GLuint, stream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaGLRegisterBufferObject)]
    fn cudaGLRegisterBufferObject(bufObj: driver::GLuint) -> cudaError_t;

    #[called_by(cudaGLSetBufferObjectMapFlags)]
    fn cudaGLSetBufferObjectMapFlags(bufObj: driver::GLuint, flags: u32) -> cudaError_t;

    #[called_by(cudaGLSetGLDevice)]
    fn cudaGLSetGLDevice(device: i32) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(cudaGLUnmapBufferObject)]
    fn cudaGLUnmapBufferObject(bufObj: driver::GLuint) -> cudaError_t;

    #[called_by(owned cudaGLUnmapBufferObjectAsync)]
    fn cudaGLUnmapBufferObjectAsync(bufObj: driver::GLuint, stream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaGLUnregisterBufferObject)]
    fn cudaGLUnregisterBufferObject(bufObj: driver::GLuint) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaGetChannelDesc)]
    fn cudaGetChannelDesc(desc: *mut cudaChannelFormatDesc, array: cudaArray_const_t) -> cudaError_t;

    #[called_by(cudaGetDevice)]
    fn cudaGetDevice(device: *mut i32) -> cudaError_t;

    #[called_by(cudaGetDeviceCount)]
    fn cudaGetDeviceCount(count: *mut i32) -> cudaError_t;

    #[called_by(cudaGetDeviceFlags)]
    fn cudaGetDeviceFlags(flags: *mut u32) -> cudaError_t;

    #[called_by(cudaGetDriverEntryPoint)]
    #[per_thread = "_ptsz"]
    fn cudaGetDriverEntryPoint(symbol: *const core::ffi::c_char, funcPtr: *mut *mut c_void, flags: u64, driverStatus: *mut cudaDriverEntryPointQueryResult) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(cudaGetDriverEntryPointByVersion)]
    #[per_thread = "_ptsz"]
    #[since = "12.5"]
    fn cudaGetDriverEntryPointByVersion(symbol: *const core::ffi::c_char, funcPtr: *mut *mut c_void, cudaVersion: u32, flags: u64, driverStatus: *mut cudaDriverEntryPointQueryResult) -> cudaError_t;

    #[called_by(cudaGetExportTable)]
    fn cudaGetExportTable(ppExportTable: *mut *const c_void, pExportTableId: *const cudaUUID_t) -> cudaError_t;

    #[called_by(cudaGetFuncBySymbol)]
    fn cudaGetFuncBySymbol(functionPtr: *mut cudaFunction_t, symbolPtr: *const c_void) -> cudaError_t;

    #[called_by(cudaGetKernel)]
    #[since = "12.1"]
    fn cudaGetKernel(kernelPtr: *mut cudaKernel_t, entryFuncAddr: *const c_void) -> cudaError_t;

    #[called_by(cudaGetLastError)]
    fn cudaGetLastError() -> cudaError_t;

    #[called_by(owned cudaGetMipmappedArrayLevel)]
    fn cudaGetMipmappedArrayLevel(levelArray: *mut cudaArray_t, mipmappedArray: cudaMipmappedArray_const_t, level: u32) -> cudaError_t;

    #[called_by(owned cudaGetSurfaceObjectResourceDesc)]
    fn cudaGetSurfaceObjectResourceDesc(pResDesc: *mut cudaResourceDesc, surfObject: cudaSurfaceObject_t) -> cudaError_t;

    #[called_by(cudaGetSymbolAddress)]
    fn cudaGetSymbolAddress(devPtr: *mut *mut c_void, symbol: *const c_void) -> cudaError_t;

    #[called_by(cudaGetSymbolSize)]
    fn cudaGetSymbolSize(size: *mut usize, symbol: *const c_void) -> cudaError_t;

    #[called_by(owned cudaGetTextureObjectResourceDesc)]
    fn cudaGetTextureObjectResourceDesc(pResDesc: *mut cudaResourceDesc, texObject: cudaTextureObject_t) -> cudaError_t;

    #[called_by(owned cudaGetTextureObjectResourceViewDesc)]
    fn cudaGetTextureObjectResourceViewDesc(pResViewDesc: *mut cudaResourceViewDesc, texObject: cudaTextureObject_t) -> cudaError_t;

    #[called_by(owned cudaGetTextureObjectTextureDesc)]
    fn cudaGetTextureObjectTextureDesc(pTexDesc: *mut cudaTextureDesc, texObject: cudaTextureObject_t) -> cudaError_t;

    #[called_by(owned cudaGraphAddChildGraphNode)]
    fn cudaGraphAddChildGraphNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, childGraph: cudaGraph_t) -> cudaError_t;

    #[called_by(owned cudaGraphAddEmptyNode)]
    fn cudaGraphAddEmptyNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize) -> cudaError_t;

    #[called_by(owned cudaGraphAddEventRecordNode)]
    fn cudaGraphAddEventRecordNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, event: cudaEvent_t) -> cudaError_t;

    #[called_by(owned cudaGraphAddEventWaitNode)]
    fn cudaGraphAddEventWaitNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, event: cudaEvent_t) -> cudaError_t;

    #[called_by(owned cudaGraphAddExternalSemaphoresSignalNode)]
    fn cudaGraphAddExternalSemaphoresSignalNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, nodeParams: *const cudaExternalSemaphoreSignalNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphAddExternalSemaphoresWaitNode)]
    fn cudaGraphAddExternalSemaphoresWaitNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, nodeParams: *const cudaExternalSemaphoreWaitNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphAddHostNode)]
    fn cudaGraphAddHostNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, pNodeParams: *const cudaHostNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphAddKernelNode)]
    fn cudaGraphAddKernelNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, pNodeParams: *const cudaKernelNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphAddMemAllocNode)]
    fn cudaGraphAddMemAllocNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, nodeParams: *mut cudaMemAllocNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphAddMemFreeNode)]
    fn cudaGraphAddMemFreeNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, dptr: *mut c_void) -> cudaError_t;

    #[called_by(owned cudaGraphAddMemcpyNode)]
    fn cudaGraphAddMemcpyNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, pCopyParams: *const cudaMemcpy3DParms) -> cudaError_t;

    #[called_by(owned cudaGraphAddMemcpyNode1D)]
    fn cudaGraphAddMemcpyNode1D(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaGraphAddMemcpyNodeFromSymbol)]
    fn cudaGraphAddMemcpyNodeFromSymbol(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaGraphAddMemcpyNodeToSymbol)]
    fn cudaGraphAddMemcpyNodeToSymbol(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaGraphAddMemsetNode)]
    fn cudaGraphAddMemsetNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, pMemsetParams: *const cudaMemsetParams) -> cudaError_t;

    #[called_by(owned cudaGraphChildGraphNodeGetGraph)]
    fn cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t, pGraph: *mut cudaGraph_t) -> cudaError_t;

    #[called_by(owned cudaGraphClone)]
    fn cudaGraphClone(pGraphClone: *mut cudaGraph_t, originalGraph: cudaGraph_t) -> cudaError_t;

    #[called_by(owned cudaGraphConditionalHandleCreate)]
    #[since = "12.3"]
    fn cudaGraphConditionalHandleCreate(pHandle_out: *mut cudaGraphConditionalHandle, graph: cudaGraph_t, defaultLaunchValue: u32, flags: u32) -> cudaError_t;

    #[called_by(owned cudaGraphCreate)]
    fn cudaGraphCreate(pGraph: *mut cudaGraph_t, flags: u32) -> cudaError_t;

    #[called_by(owned cudaGraphDebugDotPrint)]
    fn cudaGraphDebugDotPrint(graph: cudaGraph_t, path: *const core::ffi::c_char, flags: u32) -> cudaError_t;

    #[called_by(cudaGraphDestroy)]
    fn cudaGraphDestroy(graph: cudaGraph_t) -> cudaError_t;

    #[called_by(cudaGraphDestroyNode)]
    fn cudaGraphDestroyNode(node: cudaGraphNode_t) -> cudaError_t;

    #[called_by(owned cudaGraphEventRecordNodeGetEvent)]
    fn cudaGraphEventRecordNodeGetEvent(node: cudaGraphNode_t, event_out: *mut cudaEvent_t) -> cudaError_t;

    #[called_by(owned cudaGraphEventRecordNodeSetEvent)]
    fn cudaGraphEventRecordNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t;

    #[called_by(owned cudaGraphEventWaitNodeGetEvent)]
    fn cudaGraphEventWaitNodeGetEvent(node: cudaGraphNode_t, event_out: *mut cudaEvent_t) -> cudaError_t;

    #[called_by(owned cudaGraphEventWaitNodeSetEvent)]
    fn cudaGraphEventWaitNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t;

    #[called_by(owned cudaGraphExecChildGraphNodeSetParams)]
    fn cudaGraphExecChildGraphNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, childGraph: cudaGraph_t) -> cudaError_t;

    #[called_by(cudaGraphExecDestroy)]
    fn cudaGraphExecDestroy(graphExec: cudaGraphExec_t) -> cudaError_t;

    #[called_by(owned cudaGraphExecEventRecordNodeSetEvent)]
    fn cudaGraphExecEventRecordNodeSetEvent(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t;

    #[called_by(owned cudaGraphExecEventWaitNodeSetEvent)]
    fn cudaGraphExecEventWaitNodeSetEvent(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t;

    #[called_by(owned cudaGraphExecExternalSemaphoresSignalNodeSetParams)]
    fn cudaGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, nodeParams: *const cudaExternalSemaphoreSignalNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphExecExternalSemaphoresWaitNodeSetParams)]
    fn cudaGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, nodeParams: *const cudaExternalSemaphoreWaitNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphExecGetFlags)]
    fn cudaGraphExecGetFlags(graphExec: cudaGraphExec_t, flags: *mut u64) -> cudaError_t;

    #[called_by(owned cudaGraphExecHostNodeSetParams)]
    fn cudaGraphExecHostNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: *const cudaHostNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphExecKernelNodeSetParams)]
    fn cudaGraphExecKernelNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: *const cudaKernelNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphExecMemcpyNodeSetParams)]
    fn cudaGraphExecMemcpyNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: *const cudaMemcpy3DParms) -> cudaError_t;

    #[called_by(owned cudaGraphExecMemcpyNodeSetParams1D)]
    fn cudaGraphExecMemcpyNodeSetParams1D(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaGraphExecMemcpyNodeSetParamsFromSymbol)]
    fn cudaGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaGraphExecMemcpyNodeSetParamsToSymbol)]
    fn cudaGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaGraphExecMemsetNodeSetParams)]
    fn cudaGraphExecMemsetNodeSetParams(hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: *const cudaMemsetParams) -> cudaError_t;

    #[called_by(owned cudaGraphExecNodeSetParams)]
    #[since = "12.2"]
    fn cudaGraphExecNodeSetParams(graphExec: cudaGraphExec_t, node: cudaGraphNode_t, nodeParams: *mut cudaGraphNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphExecUpdate)]
    fn cudaGraphExecUpdate(hGraphExec: cudaGraphExec_t, hGraph: cudaGraph_t, resultInfo: *mut cudaGraphExecUpdateResultInfo) -> cudaError_t;

    #[called_by(owned cudaGraphExternalSemaphoresSignalNodeGetParams)]
    fn cudaGraphExternalSemaphoresSignalNodeGetParams(hNode: cudaGraphNode_t, params_out: *mut cudaExternalSemaphoreSignalNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphExternalSemaphoresSignalNodeSetParams)]
    fn cudaGraphExternalSemaphoresSignalNodeSetParams(hNode: cudaGraphNode_t, nodeParams: *const cudaExternalSemaphoreSignalNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphExternalSemaphoresWaitNodeGetParams)]
    fn cudaGraphExternalSemaphoresWaitNodeGetParams(hNode: cudaGraphNode_t, params_out: *mut cudaExternalSemaphoreWaitNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphExternalSemaphoresWaitNodeSetParams)]
    fn cudaGraphExternalSemaphoresWaitNodeSetParams(hNode: cudaGraphNode_t, nodeParams: *const cudaExternalSemaphoreWaitNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphGetNodes)]
    fn cudaGraphGetNodes(graph: cudaGraph_t, nodes: *mut cudaGraphNode_t, numNodes: *mut usize) -> cudaError_t;

    #[called_by(owned cudaGraphGetRootNodes)]
    fn cudaGraphGetRootNodes(graph: cudaGraph_t, pRootNodes: *mut cudaGraphNode_t, pNumRootNodes: *mut usize) -> cudaError_t;

    #[called_by(owned cudaGraphHostNodeGetParams)]
    fn cudaGraphHostNodeGetParams(node: cudaGraphNode_t, pNodeParams: *mut cudaHostNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphHostNodeSetParams)]
    fn cudaGraphHostNodeSetParams(node: cudaGraphNode_t, pNodeParams: *const cudaHostNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphInstantiate)]
    fn cudaGraphInstantiate(pGraphExec: *mut cudaGraphExec_t, graph: cudaGraph_t, flags: u64) -> cudaError_t;

    #[called_by(owned cudaGraphInstantiateWithFlags)]
    fn cudaGraphInstantiateWithFlags(pGraphExec: *mut cudaGraphExec_t, graph: cudaGraph_t, flags: u64) -> cudaError_t;

    #[called_by(owned cudaGraphInstantiateWithParams)]
    #[per_thread = "_ptsz"]
    fn cudaGraphInstantiateWithParams(pGraphExec: *mut cudaGraphExec_t, graph: cudaGraph_t, instantiateParams: *mut cudaGraphInstantiateParams) -> cudaError_t;

    #[called_by(owned cudaGraphKernelNodeGetAttribute)]
    fn cudaGraphKernelNodeGetAttribute(hNode: cudaGraphNode_t, attr: cudaLaunchAttributeID, value_out: *mut cudaLaunchAttributeValue) -> cudaError_t;

    #[called_by(owned cudaGraphKernelNodeGetParams)]
    fn cudaGraphKernelNodeGetParams(node: cudaGraphNode_t, pNodeParams: *mut cudaKernelNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphKernelNodeSetAttribute)]
    fn cudaGraphKernelNodeSetAttribute(hNode: cudaGraphNode_t, attr: cudaLaunchAttributeID, value: *const cudaLaunchAttributeValue) -> cudaError_t;

    #[called_by(owned cudaGraphKernelNodeSetParams)]
    fn cudaGraphKernelNodeSetParams(node: cudaGraphNode_t, pNodeParams: *const cudaKernelNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphLaunch)]
    #[per_thread = "_ptsz"]
    fn cudaGraphLaunch(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaGraphMemAllocNodeGetParams)]
    fn cudaGraphMemAllocNodeGetParams(node: cudaGraphNode_t, params_out: *mut cudaMemAllocNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphMemFreeNodeGetParams)]
    fn cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t, dptr_out: *mut c_void) -> cudaError_t;

    #[called_by(owned cudaGraphMemcpyNodeGetParams)]
    fn cudaGraphMemcpyNodeGetParams(node: cudaGraphNode_t, pNodeParams: *mut cudaMemcpy3DParms) -> cudaError_t;

    #[called_by(owned cudaGraphMemcpyNodeSetParams)]
    fn cudaGraphMemcpyNodeSetParams(node: cudaGraphNode_t, pNodeParams: *const cudaMemcpy3DParms) -> cudaError_t;

    #[called_by(owned cudaGraphMemcpyNodeSetParams1D)]
    fn cudaGraphMemcpyNodeSetParams1D(node: cudaGraphNode_t, dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaGraphMemcpyNodeSetParamsFromSymbol)]
    fn cudaGraphMemcpyNodeSetParamsFromSymbol(node: cudaGraphNode_t, dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaGraphMemcpyNodeSetParamsToSymbol)]
    fn cudaGraphMemcpyNodeSetParamsToSymbol(node: cudaGraphNode_t, symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaGraphMemsetNodeGetParams)]
    fn cudaGraphMemsetNodeGetParams(node: cudaGraphNode_t, pNodeParams: *mut cudaMemsetParams) -> cudaError_t;

    #[called_by(owned cudaGraphMemsetNodeSetParams)]
    fn cudaGraphMemsetNodeSetParams(node: cudaGraphNode_t, pNodeParams: *const cudaMemsetParams) -> cudaError_t;

    #[called_by(owned cudaGraphNodeFindInClone)]
    fn cudaGraphNodeFindInClone(pNode: *mut cudaGraphNode_t, originalNode: cudaGraphNode_t, clonedGraph: cudaGraph_t) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaGraphNodeGetEnabled)]
    fn cudaGraphNodeGetEnabled(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, isEnabled: *mut u32) -> cudaError_t;

    #[called_by(owned cudaGraphNodeGetType)]
    fn cudaGraphNodeGetType(node: cudaGraphNode_t, pType: *mut cudaGraphNodeType) -> cudaError_t;

    #[called_by(owned cudaGraphNodeSetEnabled)]
    fn cudaGraphNodeSetEnabled(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, isEnabled: u32) -> cudaError_t;

    #[called_by(owned cudaGraphNodeSetParams)]
    #[since = "12.2"]
    fn cudaGraphNodeSetParams(node: cudaGraphNode_t, nodeParams: *mut cudaGraphNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphReleaseUserObject)]
    fn cudaGraphReleaseUserObject(graph: cudaGraph_t, object: cudaUserObject_t, count: u32) -> cudaError_t;

    #[called_by(owned cudaGraphRetainUserObject)]
    fn cudaGraphRetainUserObject(graph: cudaGraph_t, object: cudaUserObject_t, count: u32, flags: u32) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaGraphUpload)]
    #[per_thread = "_ptsz"]
    fn cudaGraphUpload(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaGraphicsEGLRegisterImage)]
    fn cudaGraphicsEGLRegisterImage(pCudaResource: *mut cudaGraphicsResource_t, image: driver::EGLImageKHR, flags: u32) -> cudaError_t;

    #[called_by(owned cudaGraphicsGLRegisterBuffer)]
    fn cudaGraphicsGLRegisterBuffer(resource: *mut cudaGraphicsResource_t, buffer: driver::GLuint, flags: u32) -> cudaError_t;

    #[called_by(owned cudaGraphicsGLRegisterImage)]
    fn cudaGraphicsGLRegisterImage(resource: *mut cudaGraphicsResource_t, image: driver::GLuint, target: driver::GLenum, flags: u32) -> cudaError_t;

    #[called_by(owned cudaGraphicsMapResources)]
    fn cudaGraphicsMapResources(count: i32, resources: *mut cudaGraphicsResource_t, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaGraphicsResourceGetMappedEglFrame)]
    fn cudaGraphicsResourceGetMappedEglFrame(eglFrame: *mut cudaEglFrame, resource: cudaGraphicsResource_t, index: u32, mipLevel: u32) -> cudaError_t;

    #[called_by(owned cudaGraphicsResourceGetMappedMipmappedArray)]
    fn cudaGraphicsResourceGetMappedMipmappedArray(mipmappedArray: *mut cudaMipmappedArray_t, resource: cudaGraphicsResource_t) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaGraphicsResourceGetMappedPointer)]
    fn cudaGraphicsResourceGetMappedPointer(devPtr: *mut *mut c_void, size: *mut usize, resource: cudaGraphicsResource_t) -> cudaError_t;

    #[called_by(owned cudaGraphicsResourceSetMapFlags)]
    fn cudaGraphicsResourceSetMapFlags(resource: cudaGraphicsResource_t, flags: u32) -> cudaError_t;

    #[called_by(owned cudaGraphicsSubResourceGetMappedArray)]
    fn cudaGraphicsSubResourceGetMappedArray(array: *mut cudaArray_t, resource: cudaGraphicsResource_t, arrayIndex: u32, mipLevel: u32) -> cudaError_t;

    #[called_by(owned cudaGraphicsUnmapResources)]
    fn cudaGraphicsUnmapResources(count: i32, resources: *mut cudaGraphicsResource_t, stream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaGraphicsUnregisterResource)]
    fn cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t) -> cudaError_t;

    #[called_by(owned cudaGraphicsVDPAURegisterOutputSurface)]
    fn cudaGraphicsVDPAURegisterOutputSurface(resource: *mut cudaGraphicsResource_t, vdpSurface: driver::VdpOutputSurface, flags: u32) -> cudaError_t;

    #[called_by(owned cudaGraphicsVDPAURegisterVideoSurface)]
    fn cudaGraphicsVDPAURegisterVideoSurface(resource: *mut cudaGraphicsResource_t, vdpSurface: driver::VdpVideoSurface, flags: u32) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(cudaHostAlloc)]
    fn cudaHostAlloc(pHost: *mut *mut c_void, size: usize, flags: u32) -> cudaError_t;

    #[called_by(cudaHostGetDevicePointer)]
    fn cudaHostGetDevicePointer(pDevice: *mut *mut c_void, pHost: *mut c_void, flags: u32) -> cudaError_t;

    #[called_by(cudaHostGetFlags)]
    fn cudaHostGetFlags(pFlags: *mut u32, pHost: *mut c_void) -> cudaError_t;

    #[called_by(cudaHostRegister)]
    fn cudaHostRegister(ptr: *mut c_void, size: usize, flags: u32) -> cudaError_t;

    #[called_by(cudaHostUnregister)]
    fn cudaHostUnregister(ptr: *mut c_void) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaImportExternalMemory)]
    fn cudaImportExternalMemory(extMem_out: *mut cudaExternalMemory_t, memHandleDesc: *const cudaExternalMemoryHandleDesc) -> cudaError_t;

    #[called_by(owned cudaImportExternalSemaphore)]
    fn cudaImportExternalSemaphore(extSem_out: *mut cudaExternalSemaphore_t, semHandleDesc: *const cudaExternalSemaphoreHandleDesc) -> cudaError_t;

    #[called_by(cudaInitDevice)]
    fn cudaInitDevice(device: i32, deviceFlags: u32, flags: u32) -> cudaError_t;

    #[called_by(cudaIpcCloseMemHandle)]
    fn cudaIpcCloseMemHandle(devPtr: *mut c_void) -> cudaError_t;

    #[called_by(owned cudaIpcGetEventHandle)]
    fn cudaIpcGetEventHandle(handle: *mut cudaIpcEventHandle_t, event: cudaEvent_t) -> cudaError_t;

    #[called_by(cudaIpcGetMemHandle)]
    fn cudaIpcGetMemHandle(handle: *mut cudaIpcMemHandle_t, devPtr: *mut c_void) -> cudaError_t;

    #[called_by(owned cudaIpcOpenEventHandle)]
    fn cudaIpcOpenEventHandle(event: *mut cudaEvent_t, handle: cudaIpcEventHandle_t) -> cudaError_t;

    #[called_by(cudaIpcOpenMemHandle)]
    fn cudaIpcOpenMemHandle(devPtr: *mut *mut c_void, handle: cudaIpcMemHandle_t, flags: u32) -> cudaError_t;

    #[called_by(owned cudaKernelSetAttributeForDevice)]
    #[since = "12.8"]
    fn cudaKernelSetAttributeForDevice(kernel: cudaKernel_t, attr: cudaFuncAttribute, value: i32, device: i32) -> cudaError_t;

    #[called_by(owned cudaLaunchCooperativeKernel)]
    #[per_thread = "_ptsz"]
    fn cudaLaunchCooperativeKernel(func: *const c_void, gridDim: dim3, blockDim: dim3, args: *mut *mut c_void, sharedMem: usize, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaLaunchHostFunc)]
    #[per_thread = "_ptsz"]
    fn cudaLaunchHostFunc(stream: cudaStream_t, r#fn: cudaHostFn_t, userData: *mut c_void) -> cudaError_t;

    #[called_by(owned cudaLaunchKernel)]
    #[per_thread = "_ptsz"]
    fn cudaLaunchKernel(func: *const c_void, gridDim: dim3, blockDim: dim3, args: *mut *mut c_void, sharedMem: usize, stream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaLaunchKernelExC)]
    #[per_thread = "_ptsz"]
    fn cudaLaunchKernelExC(config: *const cudaLaunchConfig_t, func: *const c_void, args: *mut *mut c_void) -> cudaError_t;

    #[called_by(owned cudaLibraryEnumerateKernels)]
    #[since = "12.8"]
    fn cudaLibraryEnumerateKernels(kernels: *mut cudaKernel_t, numKernels: u32, lib: cudaLibrary_t) -> cudaError_t;

    #[called_by(owned cudaLibraryGetGlobal)]
    #[since = "12.8"]
    fn cudaLibraryGetGlobal(dptr: *mut *mut c_void, bytes: *mut usize, library: cudaLibrary_t, name: *const core::ffi::c_char) -> cudaError_t;

    #[called_by(owned cudaLibraryGetKernel)]
    #[since = "12.8"]
    fn cudaLibraryGetKernel(pKernel: *mut cudaKernel_t, library: cudaLibrary_t, name: *const core::ffi::c_char) -> cudaError_t;

    #[called_by(owned cudaLibraryGetKernelCount)]
    #[since = "12.8"]
    fn cudaLibraryGetKernelCount(count: *mut u32, lib: cudaLibrary_t) -> cudaError_t;

    #[called_by(owned cudaLibraryGetManaged)]
    #[since = "12.8"]
    fn cudaLibraryGetManaged(dptr: *mut *mut c_void, bytes: *mut usize, library: cudaLibrary_t, name: *const core::ffi::c_char) -> cudaError_t;

    #[called_by(owned cudaLibraryGetUnifiedFunction)]
    #[since = "12.8"]
    fn cudaLibraryGetUnifiedFunction(fptr: *mut *mut c_void, library: cudaLibrary_t, symbol: *const core::ffi::c_char) -> cudaError_t;

    #[called_by(owned cudaLibraryLoadData)]
    #[since = "12.8"]
    fn cudaLibraryLoadData(library: *mut cudaLibrary_t, code: *const c_void, jitOptions: *mut cudaJitOption, jitOptionsValues: *mut *mut c_void, numJitOptions: u32, libraryOptions: *mut cudaLibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: u32) -> cudaError_t;

    #[called_by(owned cudaLibraryLoadFromFile)]
    #[since = "12.8"]
    fn cudaLibraryLoadFromFile(library: *mut cudaLibrary_t, fileName: *const core::ffi::c_char, jitOptions: *mut cudaJitOption, jitOptionsValues: *mut *mut c_void, numJitOptions: u32, libraryOptions: *mut cudaLibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: u32) -> cudaError_t;

    #[called_by(cudaLibraryUnload)]
    #[since = "12.8"]
    fn cudaLibraryUnload(library: cudaLibrary_t) -> cudaError_t;

    #[called_by(cudaMalloc)]
    fn cudaMalloc(devPtr: *mut *mut c_void, size: usize) -> cudaError_t;

    #[called_by(cudaMalloc3D)]
    fn cudaMalloc3D(pitchedDevPtr: *mut cudaPitchedPtr, extent: cudaExtent) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaMalloc3DArray)]
    fn cudaMalloc3DArray(array: *mut cudaArray_t, desc: *const cudaChannelFormatDesc, extent: cudaExtent, flags: u32) -> cudaError_t;

    #[called_by(owned cudaMallocArray)]
    fn cudaMallocArray(array: *mut cudaArray_t, desc: *const cudaChannelFormatDesc, width: usize, height: usize, flags: u32) -> cudaError_t;

    #[called_by(owned cudaMallocAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMallocAsync(devPtr: *mut *mut c_void, size: usize, hStream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMallocFromPoolAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMallocFromPoolAsync(ptr: *mut *mut c_void, size: usize, memPool: cudaMemPool_t, stream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaMallocHost)]
    fn cudaMallocHost(ptr: *mut *mut c_void, size: usize) -> cudaError_t;

    #[called_by(cudaMallocManaged)]
    fn cudaMallocManaged(devPtr: *mut *mut c_void, size: usize, flags: u32) -> cudaError_t;

    #[called_by(owned cudaMallocMipmappedArray)]
    fn cudaMallocMipmappedArray(mipmappedArray: *mut cudaMipmappedArray_t, desc: *const cudaChannelFormatDesc, extent: cudaExtent, numLevels: u32, flags: u32) -> cudaError_t;

    #[called_by(cudaMallocPitch)]
    fn cudaMallocPitch(devPtr: *mut *mut c_void, pitch: *mut usize, width: usize, height: usize) -> cudaError_t;

    #[called_by(cudaMemGetInfo)]
    fn cudaMemGetInfo(free: *mut usize, total: *mut usize) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaMemPoolCreate)]
    fn cudaMemPoolCreate(memPool: *mut cudaMemPool_t, poolProps: *const cudaMemPoolProps) -> cudaError_t;

    #[called_by(cudaMemPoolDestroy)]
    fn cudaMemPoolDestroy(memPool: cudaMemPool_t) -> cudaError_t;

    #[called_by(cudaMemPoolExportPointer)]
    fn cudaMemPoolExportPointer(exportData: *mut cudaMemPoolPtrExportData, ptr: *mut c_void) -> cudaError_t;

    #[called_by(owned cudaMemPoolExportToShareableHandle)]
    fn cudaMemPoolExportToShareableHandle(shareableHandle: *mut c_void, memPool: cudaMemPool_t, handleType: cudaMemAllocationHandleType, flags: u32) -> cudaError_t;

    #[called_by(owned cudaMemPoolGetAccess)]
    fn cudaMemPoolGetAccess(flags: *mut cudaMemAccessFlags, memPool: cudaMemPool_t, location: *mut cudaMemLocation) -> cudaError_t;

    #[called_by(owned cudaMemPoolGetAttribute)]
    fn cudaMemPoolGetAttribute(memPool: cudaMemPool_t, attr: cudaMemPoolAttr, value: *mut c_void) -> cudaError_t;

    #[called_by(owned cudaMemPoolImportFromShareableHandle)]
    fn cudaMemPoolImportFromShareableHandle(memPool: *mut cudaMemPool_t, shareableHandle: *mut c_void, handleType: cudaMemAllocationHandleType, flags: u32) -> cudaError_t;

    #[called_by(owned cudaMemPoolImportPointer)]
    fn cudaMemPoolImportPointer(ptr: *mut *mut c_void, memPool: cudaMemPool_t, exportData: *mut cudaMemPoolPtrExportData) -> cudaError_t;

    #[called_by(owned cudaMemPoolSetAccess)]
    fn cudaMemPoolSetAccess(memPool: cudaMemPool_t, descList: *const cudaMemAccessDesc, count: usize) -> cudaError_t;

    #[called_by(owned cudaMemPoolSetAttribute)]
    fn cudaMemPoolSetAttribute(memPool: cudaMemPool_t, attr: cudaMemPoolAttr, value: *mut c_void) -> cudaError_t;

    #[called_by(owned cudaMemPoolTrimTo)]
    fn cudaMemPoolTrimTo(memPool: cudaMemPool_t, minBytesToKeep: usize) -> cudaError_t;

    #[called_by(cudaMemRangeGetAttribute)]
    fn cudaMemRangeGetAttribute(data: *mut c_void, dataSize: usize, attribute: cudaMemRangeAttribute, devPtr: *const c_void, count: usize) -> cudaError_t;

    #[called_by(cudaMemRangeGetAttributes)]
    fn cudaMemRangeGetAttributes(data: *mut *mut c_void, dataSizes: *mut usize, attributes: *mut cudaMemRangeAttribute, numAttributes: usize, devPtr: *const c_void, count: usize) -> cudaError_t;

    #[called_by(cudaMemcpy)]
    #[per_thread = "_ptds"]
    fn cudaMemcpy(dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(cudaMemcpy2D)]
    #[per_thread = "_ptds"]
    fn cudaMemcpy2D(dst: *mut c_void, dpitch: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaMemcpy2DArrayToArray)]
    #[per_thread = "_ptds"]
    fn cudaMemcpy2DArrayToArray(dst: cudaArray_t, wOffsetDst: usize, hOffsetDst: usize, src: cudaArray_const_t, wOffsetSrc: usize, hOffsetSrc: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaMemcpy2DAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemcpy2DAsync(dst: *mut c_void, dpitch: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMemcpy2DFromArray)]
    #[per_thread = "_ptds"]
    fn cudaMemcpy2DFromArray(dst: *mut c_void, dpitch: usize, src: cudaArray_const_t, wOffset: usize, hOffset: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaMemcpy2DFromArrayAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemcpy2DFromArrayAsync(dst: *mut c_void, dpitch: usize, src: cudaArray_const_t, wOffset: usize, hOffset: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMemcpy2DToArray)]
    #[per_thread = "_ptds"]
    fn cudaMemcpy2DToArray(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaMemcpy2DToArrayAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemcpy2DToArrayAsync(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaMemcpy3D)]
    #[per_thread = "_ptds"]
    fn cudaMemcpy3D(p: *const cudaMemcpy3DParms) -> cudaError_t;

    #[called_by(owned cudaMemcpy3DAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemcpy3DAsync(p: *const cudaMemcpy3DParms, stream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaMemcpy3DPeer)]
    #[per_thread = "_ptds"]
    fn cudaMemcpy3DPeer(p: *const cudaMemcpy3DPeerParms) -> cudaError_t;

    #[called_by(owned cudaMemcpy3DPeerAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemcpy3DPeerAsync(p: *const cudaMemcpy3DPeerParms, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMemcpyArrayToArray)]
    #[per_thread = "_ptds"]
    fn cudaMemcpyArrayToArray(dst: cudaArray_t, wOffsetDst: usize, hOffsetDst: usize, src: cudaArray_const_t, wOffsetSrc: usize, hOffsetSrc: usize, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaMemcpyAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemcpyAsync(dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaMemcpyFromArray)]
    #[per_thread = "_ptds"]
    fn cudaMemcpyFromArray(dst: *mut c_void, src: cudaArray_const_t, wOffset: usize, hOffset: usize, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaMemcpyFromArrayAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemcpyFromArrayAsync(dst: *mut c_void, src: cudaArray_const_t, wOffset: usize, hOffset: usize, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaMemcpyFromSymbol)]
    #[per_thread = "_ptds"]
    fn cudaMemcpyFromSymbol(dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaMemcpyFromSymbolAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemcpyFromSymbolAsync(dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaMemcpyPeer)]
    fn cudaMemcpyPeer(dst: *mut c_void, dstDevice: i32, src: *const c_void, srcDevice: i32, count: usize) -> cudaError_t;

    #[called_by(owned cudaMemcpyPeerAsync)]
    fn cudaMemcpyPeerAsync(dst: *mut c_void, dstDevice: i32, src: *const c_void, srcDevice: i32, count: usize, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMemcpyToArray)]
    #[per_thread = "_ptds"]
    fn cudaMemcpyToArray(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaMemcpyToArrayAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemcpyToArrayAsync(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaMemcpyToSymbol)]
    #[per_thread = "_ptds"]
    fn cudaMemcpyToSymbol(symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t;

    #[called_by(owned cudaMemcpyToSymbolAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemcpyToSymbolAsync(symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaMemset)]
    #[per_thread = "_ptds"]
    fn cudaMemset(devPtr: *mut c_void, value: i32, count: usize) -> cudaError_t;

    #[called_by(cudaMemset2D)]
    #[per_thread = "_ptds"]
    fn cudaMemset2D(devPtr: *mut c_void, pitch: usize, value: i32, width: usize, height: usize) -> cudaError_t;

    #[called_by(owned cudaMemset2DAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemset2DAsync(devPtr: *mut c_void, pitch: usize, value: i32, width: usize, height: usize, stream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaMemset3D)]
    #[per_thread = "_ptds"]
    fn cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: i32, extent: cudaExtent) -> cudaError_t;

    #[called_by(owned cudaMemset3DAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemset3DAsync(pitchedDevPtr: cudaPitchedPtr, value: i32, extent: cudaExtent, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMemsetAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemsetAsync(devPtr: *mut c_void, value: i32, count: usize, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMipmappedArrayGetMemoryRequirements)]
    fn cudaMipmappedArrayGetMemoryRequirements(memoryRequirements: *mut cudaArrayMemoryRequirements, mipmap: cudaMipmappedArray_t, device: i32) -> cudaError_t;

    #[called_by(owned cudaMipmappedArrayGetSparseProperties)]
    fn cudaMipmappedArrayGetSparseProperties(sparseProperties: *mut cudaArraySparseProperties, mipmap: cudaMipmappedArray_t) -> cudaError_t;

    #[called_by(cudaOccupancyAvailableDynamicSMemPerBlock)]
    fn cudaOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: *mut usize, func: *const c_void, numBlocks: i32, blockSize: i32) -> cudaError_t;

    #[called_by(cudaOccupancyMaxActiveBlocksPerMultiprocessor)]
    fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: *mut i32, func: *const c_void, blockSize: i32, dynamicSMemSize: usize) -> cudaError_t;

    #[called_by(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)]
    fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: *mut i32, func: *const c_void, blockSize: i32, dynamicSMemSize: usize, flags: u32) -> cudaError_t;

    #[called_by(cudaOccupancyMaxActiveClusters)]
    fn cudaOccupancyMaxActiveClusters(numClusters: *mut i32, func: *const c_void, launchConfig: *const cudaLaunchConfig_t) -> cudaError_t;

    #[called_by(cudaOccupancyMaxPotentialClusterSize)]
    fn cudaOccupancyMaxPotentialClusterSize(clusterSize: *mut i32, func: *const c_void, launchConfig: *const cudaLaunchConfig_t) -> cudaError_t;

    #[called_by(cudaPeekAtLastError)]
    fn cudaPeekAtLastError() -> cudaError_t;

    #[called_by(cudaPointerGetAttributes)]
    fn cudaPointerGetAttributes(attributes: *mut cudaPointerAttributes, ptr: *const c_void) -> cudaError_t;

    #[called_by(cudaProfilerStart)]
    fn cudaProfilerStart() -> cudaError_t;

    #[called_by(cudaProfilerStop)]
    fn cudaProfilerStop() -> cudaError_t;

    #[called_by(cudaRuntimeGetVersion)]
    fn cudaRuntimeGetVersion(runtimeVersion: *mut i32) -> cudaError_t;

    #[called_by(cudaSetDevice)]
    fn cudaSetDevice(device: i32) -> cudaError_t;

    #[called_by(cudaSetDeviceFlags)]
    fn cudaSetDeviceFlags(flags: u32) -> cudaError_t;

    #[called_by(cudaSetValidDevices)]
    fn cudaSetValidDevices(device_arr: *mut i32, len: i32) -> cudaError_t;

    #[called_by(owned cudaStreamAddCallback)]
    #[per_thread = "_ptsz"]
    fn cudaStreamAddCallback(stream: cudaStream_t, callback: cudaStreamCallback_t, userData: *mut c_void, flags: u32) -> cudaError_t;

    #[called_by(owned cudaStreamAttachMemAsync)]
    #[per_thread = "_ptsz"]
    fn cudaStreamAttachMemAsync(stream: cudaStream_t, devPtr: *mut c_void, length: usize, flags: u32) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaStreamBeginCapture)]
    #[per_thread = "_ptsz"]
    fn cudaStreamBeginCapture(stream: cudaStream_t, mode: cudaStreamCaptureMode) -> cudaError_t;

    #[called_by(owned cudaStreamBeginCaptureToGraph)]
    #[per_thread = "_ptsz"]
    #[since = "12.3"]
    fn cudaStreamBeginCaptureToGraph(stream: cudaStream_t, graph: cudaGraph_t, dependencies: *const cudaGraphNode_t, dependencyData: *const cudaGraphEdgeData, numDependencies: usize, mode: cudaStreamCaptureMode) -> cudaError_t;

    #[called_by(owned cudaStreamCopyAttributes)]
    #[per_thread = "_ptsz"]
    fn cudaStreamCopyAttributes(dst: cudaStream_t, src: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaStreamCreate)]
    fn cudaStreamCreate(pStream: *mut cudaStream_t) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaStreamCreateWithFlags)]
    fn cudaStreamCreateWithFlags(pStream: *mut cudaStream_t, flags: u32) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaStreamCreateWithPriority)]
    fn cudaStreamCreateWithPriority(pStream: *mut cudaStream_t, flags: u32, priority: i32) -> cudaError_t;

    #[called_by(cudaStreamDestroy)]
    fn cudaStreamDestroy(stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaStreamEndCapture)]
    #[per_thread = "_ptsz"]
    fn cudaStreamEndCapture(stream: cudaStream_t, pGraph: *mut cudaGraph_t) -> cudaError_t;

    #[called_by(owned cudaStreamGetAttribute)]
    #[per_thread = "_ptsz"]
    fn cudaStreamGetAttribute(hStream: cudaStream_t, attr: cudaLaunchAttributeID, value_out: *mut cudaLaunchAttributeValue) -> cudaError_t;
}

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaStreamGetDevice)]
    #[per_thread = "_ptsz"]
    #[since = "12.8"]
    fn cudaStreamGetDevice(hStream: cudaStream_t, device: *mut i32) -> cudaError_t;

    #[called_by(owned cudaStreamGetFlags)]
    #[per_thread = "_ptsz"]
    fn cudaStreamGetFlags(hStream: cudaStream_t, flags: *mut u32) -> cudaError_t;

    #[called_by(owned cudaStreamGetId)]
    #[per_thread = "_ptsz"]
    fn cudaStreamGetId(hStream: cudaStream_t, streamId: *mut u64) -> cudaError_t;

    #[called_by(owned cudaStreamGetPriority)]
    #[per_thread = "_ptsz"]
    fn cudaStreamGetPriority(hStream: cudaStream_t, priority: *mut i32) -> cudaError_t;

    #[called_by(owned cudaStreamIsCapturing)]
    #[per_thread = "_ptsz"]
    fn cudaStreamIsCapturing(stream: cudaStream_t, pCaptureStatus: *mut cudaStreamCaptureStatus) -> cudaError_t;

    #[called_by(owned cudaStreamQuery)]
    #[per_thread = "_ptsz"]
    fn cudaStreamQuery(stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaStreamSetAttribute)]
    #[per_thread = "_ptsz"]
    fn cudaStreamSetAttribute(hStream: cudaStream_t, attr: cudaLaunchAttributeID, value: *const cudaLaunchAttributeValue) -> cudaError_t;

    #[called_by(owned cudaStreamSynchronize)]
    #[per_thread = "_ptsz"]
    fn cudaStreamSynchronize(stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaStreamWaitEvent)]
    #[per_thread = "_ptsz"]
    fn cudaStreamWaitEvent(stream: cudaStream_t, event: cudaEvent_t, flags: u32) -> cudaError_t;

    #[called_by(cudaThreadExchangeStreamCaptureMode)]
    fn cudaThreadExchangeStreamCaptureMode(mode: *mut cudaStreamCaptureMode) -> cudaError_t;

    #[called_by(cudaUserObjectCreate)]
    fn cudaUserObjectCreate(object_out: *mut cudaUserObject_t, ptr: *mut c_void, destroy: cudaHostFn_t, initialRefcount: u32, flags: u32) -> cudaError_t;

    #[called_by(cudaUserObjectRelease)]
    fn cudaUserObjectRelease(object: cudaUserObject_t, count: u32) -> cudaError_t;

    #[called_by(cudaUserObjectRetain)]
    fn cudaUserObjectRetain(object: cudaUserObject_t, count: u32) -> cudaError_t;

    #[called_by(cudaVDPAUGetDevice)]
    fn cudaVDPAUGetDevice(device: *mut i32, vdpDevice: driver::VdpDevice, vdpGetProcAddress: driver::VdpGetProcAddress) -> cudaError_t;

    #[called_by(cudaVDPAUSetVDPAUDevice)]
    fn cudaVDPAUSetVDPAUDevice(device: i32, vdpDevice: driver::VdpDevice, vdpGetProcAddress: driver::VdpGetProcAddress) -> cudaError_t;
}
