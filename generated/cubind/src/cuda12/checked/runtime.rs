//! The functions of the CUDA runtime API as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::runtime as raw;
#[allow(unused_imports)]
use raw::RUNTIME;
#[allow(unused_imports)]
use crate::cuda12::driver;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::runtime::all_types::*;

checked! {
    RUNTIME, cudaError;
    fn cudaArrayGetInfo(array: cudaArray_t) -> (cudaChannelFormatDesc, cudaExtent, u32);
    fn cudaArrayGetMemoryRequirements(
        array: cudaArray_t,
        device: i32,
    ) -> cudaArrayMemoryRequirements;
    fn cudaArrayGetPlane(hArray: cudaArray_t, planeIdx: u32) -> cudaArray_t;
    fn cudaArrayGetSparseProperties(array: cudaArray_t) -> cudaArraySparseProperties;
    fn cudaChooseDevice(prop: &cudaDeviceProp) -> i32;
    fn cudaCreateSurfaceObject(pResDesc: &cudaResourceDesc) -> cudaSurfaceObject_t;
    fn cudaCreateTextureObject(
        pResDesc: &cudaResourceDesc,
        pTexDesc: &cudaTextureDesc,
        pResViewDesc: Option<&cudaResourceViewDesc>,
    ) -> cudaTextureObject_t;
    fn cudaCtxResetPersistingL2Cache() -> ();
    fn cudaDestroyExternalMemory(extMem: cudaExternalMemory_t) -> ();
    fn cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t) -> ();
    fn cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t) -> ();
    fn cudaDestroyTextureObject(texObject: cudaTextureObject_t) -> ();
    fn cudaDeviceCanAccessPeer(device: i32, peerDevice: i32) -> i32;
    fn cudaDeviceDisablePeerAccess(peerDevice: i32) -> ();
    fn cudaDeviceEnablePeerAccess(peerDevice: i32, flags: u32) -> ();
    fn cudaDeviceFlushGPUDirectRDMAWrites(
        target: cudaFlushGPUDirectRDMAWritesTarget,
        scope: cudaFlushGPUDirectRDMAWritesScope,
    ) -> ();
    fn cudaDeviceGetAttribute(attr: cudaDeviceAttr, device: i32) -> i32;
    fn cudaDeviceGetByPCIBusId(pciBusId: &CStr) -> i32;
    fn cudaDeviceGetCacheConfig() -> cudaFuncCache;
    fn cudaDeviceGetDefaultMemPool(device: i32) -> cudaMemPool_t;
    fn cudaDeviceGetLimit(limit: cudaLimit) -> usize;
    fn cudaDeviceGetMemPool(device: i32) -> cudaMemPool_t;
    fn cudaDeviceGetNvSciSyncAttributes(
        nvSciSyncAttrList: *mut c_void,
        device: i32,
        flags: i32,
    ) -> ();
    fn cudaDeviceGetP2PAttribute(
        attr: cudaDeviceP2PAttr,
        srcDevice: i32,
        dstDevice: i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaDeviceGetSharedMemConfig() -> cudaSharedMemConfig;
    fn cudaDeviceGetStreamPriorityRange() -> (i32, i32);
    fn cudaDeviceGetTexture1DLinearMaxWidth(
        fmtDesc: &cudaChannelFormatDesc,
        device: i32,
    ) -> usize;
    fn cudaDeviceGraphMemTrim(device: i32) -> ();
    fn cudaDeviceRegisterAsyncNotification(
        device: i32,
        callbackFunc: cudaAsyncCallback,
        userData: *mut c_void,
    ) -> cudaAsyncCallbackHandle_t;
    fn cudaDeviceReset() -> ();
    fn cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> ();
    fn cudaDeviceSetLimit(limit: cudaLimit, value: usize) -> ();
    fn cudaDeviceSetMemPool(device: i32, memPool: cudaMemPool_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> ();
    fn cudaDeviceSynchronize() -> ();
    fn cudaDeviceUnregisterAsyncNotification(
        device: i32,
        callback: cudaAsyncCallbackHandle_t,
    ) -> ();
    fn cudaDriverGetVersion() -> i32;
    fn cudaEGLStreamConsumerAcquireFrame(
        conn: &mut cudaEglStreamConnection,
        pCudaResource: &mut cudaGraphicsResource_t,
        pStream: Option<&cudaStream_t>,
        timeout: u32,
    ) -> ();
    fn cudaEGLStreamConsumerConnect(
        eglStream: driver::EGLStreamKHR,
    ) -> cudaEglStreamConnection;
    fn cudaEGLStreamConsumerConnectWithFlags(
        eglStream: driver::EGLStreamKHR,
        flags: cudaEglResourceLocationFlags,
    ) -> cudaEglStreamConnection;
    fn cudaEGLStreamConsumerDisconnect(conn: &mut cudaEglStreamConnection) -> ();
    fn cudaEGLStreamConsumerReleaseFrame(
        conn: &mut cudaEglStreamConnection,
        pCudaResource: cudaGraphicsResource_t,
        pStream: Option<&cudaStream_t>,
    ) -> ();
    fn cudaEGLStreamProducerConnect(
        eglStream: driver::EGLStreamKHR,
        width: driver::EGLint,
        height: driver::EGLint,
    ) -> cudaEglStreamConnection;
    fn cudaEGLStreamProducerDisconnect(conn: &mut cudaEglStreamConnection) -> ();
    fn cudaEGLStreamProducerPresentFrame(
        conn: &mut cudaEglStreamConnection,
        eglframe: cudaEglFrame,
        pStream: Option<&cudaStream_t>,
    ) -> ();
    fn cudaEGLStreamProducerReturnFrame(
        conn: &mut cudaEglStreamConnection,
        eglframe: &mut cudaEglFrame,
        pStream: Option<&cudaStream_t>,
    ) -> ();
    fn cudaEventCreate() -> cudaEvent_t;
    fn cudaEventCreateFromEGLSync(
        eglSync: driver::EGLSyncKHR,
        flags: u32,
    ) -> cudaEvent_t;
    fn cudaEventCreateWithFlags(flags: u32) -> cudaEvent_t;
    fn cudaEventDestroy(event: cudaEvent_t) -> ();
    fn cudaEventElapsedTime(start: cudaEvent_t, end: cudaEvent_t) -> f32;
    fn cudaEventElapsedTime_v2(start: cudaEvent_t, end: cudaEvent_t) -> f32;
    fn cudaEventQuery(event: cudaEvent_t) -> ();
    fn cudaEventRecord(event: cudaEvent_t, stream: cudaStream_t) -> ();
    fn cudaEventRecordWithFlags(
        event: cudaEvent_t,
        stream: cudaStream_t,
        flags: u32,
    ) -> ();
    fn cudaEventSynchronize(event: cudaEvent_t) -> ();
    fn cudaExternalMemoryGetMappedBuffer(
        extMem: cudaExternalMemory_t,
        bufferDesc: &cudaExternalMemoryBufferDesc,
    ) -> *mut c_void;
    fn cudaExternalMemoryGetMappedMipmappedArray(
        extMem: cudaExternalMemory_t,
        mipmapDesc: &cudaExternalMemoryMipmappedArrayDesc,
    ) -> cudaMipmappedArray_t;
    fn cudaFree(devPtr: *mut c_void) -> ();
    fn cudaFreeArray(array: cudaArray_t) -> ();
    fn cudaFreeAsync(devPtr: *mut c_void, hStream: cudaStream_t) -> ();
    fn cudaFreeHost(ptr: *mut c_void) -> ();
    fn cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t) -> ();
    fn cudaFuncGetAttributes(func: *const c_void) -> cudaFuncAttributes;
    fn cudaFuncGetName(func: *const c_void) -> *const core::ffi::c_char;
    fn cudaFuncGetParamInfo(func: *const c_void, paramIndex: usize) -> (usize, usize);
    fn cudaFuncSetAttribute(
        func: *const c_void,
        attr: cudaFuncAttribute,
        value: i32,
    ) -> ();
    fn cudaFuncSetCacheConfig(func: *const c_void, cacheConfig: cudaFuncCache) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaFuncSetSharedMemConfig(
        func: *const c_void,
        config: cudaSharedMemConfig,
    ) -> ();
    fn cudaGLGetDevices(pCudaDevices: &mut [i32], deviceList: cudaGLDeviceList) -> u32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLMapBufferObject(bufObj: driver::GLuint) -> *mut c_void;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLMapBufferObjectAsync(
        bufObj: driver::GLuint,
        stream: cudaStream_t,
    ) -> *mut c_void;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLRegisterBufferObject(bufObj: driver::GLuint) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLSetBufferObjectMapFlags(
        bufObj: driver::GLuint,
        flags: cudaGLMapFlags,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLSetGLDevice(device: i32) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLUnmapBufferObject(bufObj: driver::GLuint) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLUnmapBufferObjectAsync(bufObj: driver::GLuint, stream: cudaStream_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLUnregisterBufferObject(bufObj: driver::GLuint) -> ();
    fn cudaGetChannelDesc(array: cudaArray_const_t) -> cudaChannelFormatDesc;
    fn cudaGetDevice() -> i32;
    fn cudaGetDeviceCount() -> i32;
    fn cudaGetDeviceFlags() -> u32;
    fn cudaGetDeviceProperties(device: i32) -> cudaDeviceProp;
    fn cudaGetDriverEntryPoint(
        symbol: &CStr,
        flags: cudaGetDriverEntryPointFlags,
    ) -> (*mut c_void, cudaDriverEntryPointQueryResult);
    fn cudaGetDriverEntryPointByVersion(
        symbol: &CStr,
        cudaVersion: u32,
        flags: cudaGetDriverEntryPointFlags,
    ) -> (*mut c_void, cudaDriverEntryPointQueryResult);
    fn cudaGetExportTable(pExportTableId: &cudaUUID_t) -> *const c_void;
    fn cudaGetFuncBySymbol(symbolPtr: *const c_void) -> cudaFunction_t;
    fn cudaGetKernel(entryFuncAddr: *const c_void) -> cudaKernel_t;
    fn cudaGetLastError() -> ();
    fn cudaGetMipmappedArrayLevel(
        mipmappedArray: cudaMipmappedArray_const_t,
        level: u32,
    ) -> cudaArray_t;
    fn cudaGetSurfaceObjectResourceDesc(
        surfObject: cudaSurfaceObject_t,
    ) -> cudaResourceDesc;
    fn cudaGetSymbolAddress(symbol: *const c_void) -> *mut c_void;
    fn cudaGetSymbolSize(symbol: *const c_void) -> usize;
    fn cudaGetTextureObjectResourceDesc(
        texObject: cudaTextureObject_t,
    ) -> cudaResourceDesc;
    fn cudaGetTextureObjectResourceViewDesc(
        texObject: cudaTextureObject_t,
    ) -> cudaResourceViewDesc;
    fn cudaGetTextureObjectTextureDesc(
        texObject: cudaTextureObject_t,
    ) -> cudaTextureDesc;
    fn cudaGraphAddChildGraphNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        childGraph: cudaGraph_t,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddDependencies(
        graph: cudaGraph_t,
        from: &[cudaGraphNode_t],
        to: &[cudaGraphNode_t],
    ) -> ();
    fn cudaGraphAddDependencies_v2(
        graph: cudaGraph_t,
        from: &[cudaGraphNode_t],
        to: &[cudaGraphNode_t],
        edgeData: &[cudaGraphEdgeData],
    ) -> ();
    fn cudaGraphAddEmptyNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
    ) -> cudaGraphNode_t;
    fn cudaGraphAddEventRecordNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        event: cudaEvent_t,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddEventWaitNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        event: cudaEvent_t,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddExternalSemaphoresSignalNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        nodeParams: &cudaExternalSemaphoreSignalNodeParams,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddExternalSemaphoresWaitNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        nodeParams: &cudaExternalSemaphoreWaitNodeParams,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddHostNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        pNodeParams: &cudaHostNodeParams,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddKernelNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        pNodeParams: &cudaKernelNodeParams,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddMemAllocNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        nodeParams: &mut cudaMemAllocNodeParams,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddMemFreeNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        dptr: *mut c_void,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddMemcpyNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        pCopyParams: &cudaMemcpy3DParms,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddMemcpyNode1D(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddMemcpyNodeFromSymbol(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddMemcpyNodeToSymbol(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddMemsetNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        pMemsetParams: &cudaMemsetParams,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        nodeParams: &mut cudaGraphNodeParams,
    ) -> cudaGraphNode_t;
    fn cudaGraphAddNode_v2(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        dependencyData: &[cudaGraphEdgeData],
        nodeParams: &mut cudaGraphNodeParams,
    ) -> cudaGraphNode_t;
    fn cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t) -> cudaGraph_t;
    fn cudaGraphClone(originalGraph: cudaGraph_t) -> cudaGraph_t;
    fn cudaGraphConditionalHandleCreate(
        graph: cudaGraph_t,
        defaultLaunchValue: u32,
        flags: cudaGraphConditionalHandleFlags,
    ) -> cudaGraphConditionalHandle;
    fn cudaGraphCreate(flags: u32) -> cudaGraph_t;
    fn cudaGraphDebugDotPrint(
        graph: cudaGraph_t,
        path: &CStr,
        flags: cudaGraphDebugDotFlags,
    ) -> ();
    fn cudaGraphDestroy(graph: cudaGraph_t) -> ();
    fn cudaGraphDestroyNode(node: cudaGraphNode_t) -> ();
    fn cudaGraphEventRecordNodeGetEvent(node: cudaGraphNode_t) -> cudaEvent_t;
    fn cudaGraphEventRecordNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> ();
    fn cudaGraphEventWaitNodeGetEvent(node: cudaGraphNode_t) -> cudaEvent_t;
    fn cudaGraphEventWaitNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> ();
    fn cudaGraphExecChildGraphNodeSetParams(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        childGraph: cudaGraph_t,
    ) -> ();
    fn cudaGraphExecDestroy(graphExec: cudaGraphExec_t) -> ();
    fn cudaGraphExecEventRecordNodeSetEvent(
        hGraphExec: cudaGraphExec_t,
        hNode: cudaGraphNode_t,
        event: cudaEvent_t,
    ) -> ();
    fn cudaGraphExecEventWaitNodeSetEvent(
        hGraphExec: cudaGraphExec_t,
        hNode: cudaGraphNode_t,
        event: cudaEvent_t,
    ) -> ();
    fn cudaGraphExecExternalSemaphoresSignalNodeSetParams(
        hGraphExec: cudaGraphExec_t,
        hNode: cudaGraphNode_t,
        nodeParams: &cudaExternalSemaphoreSignalNodeParams,
    ) -> ();
    fn cudaGraphExecExternalSemaphoresWaitNodeSetParams(
        hGraphExec: cudaGraphExec_t,
        hNode: cudaGraphNode_t,
        nodeParams: &cudaExternalSemaphoreWaitNodeParams,
    ) -> ();
    fn cudaGraphExecGetFlags(graphExec: cudaGraphExec_t) -> cudaGraphInstantiateFlags;
    fn cudaGraphExecHostNodeSetParams(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        pNodeParams: &cudaHostNodeParams,
    ) -> ();
    fn cudaGraphExecKernelNodeSetParams(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        pNodeParams: &cudaKernelNodeParams,
    ) -> ();
    fn cudaGraphExecMemcpyNodeSetParams(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        pNodeParams: &cudaMemcpy3DParms,
    ) -> ();
    fn cudaGraphExecMemcpyNodeSetParams1D(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    fn cudaGraphExecMemcpyNodeSetParamsFromSymbol(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    fn cudaGraphExecMemcpyNodeSetParamsToSymbol(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    fn cudaGraphExecMemsetNodeSetParams(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        pNodeParams: &cudaMemsetParams,
    ) -> ();
    fn cudaGraphExecNodeSetParams(
        graphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        nodeParams: &cudaGraphNodeParams,
    ) -> ();
    fn cudaGraphExecUpdate(
        hGraphExec: cudaGraphExec_t,
        hGraph: cudaGraph_t,
    ) -> cudaGraphExecUpdateResultInfo;
    fn cudaGraphExternalSemaphoresSignalNodeGetParams(
        hNode: cudaGraphNode_t,
    ) -> cudaExternalSemaphoreSignalNodeParams;
    fn cudaGraphExternalSemaphoresSignalNodeSetParams(
        hNode: cudaGraphNode_t,
        nodeParams: &cudaExternalSemaphoreSignalNodeParams,
    ) -> ();
    fn cudaGraphExternalSemaphoresWaitNodeGetParams(
        hNode: cudaGraphNode_t,
    ) -> cudaExternalSemaphoreWaitNodeParams;
    fn cudaGraphExternalSemaphoresWaitNodeSetParams(
        hNode: cudaGraphNode_t,
        nodeParams: &cudaExternalSemaphoreWaitNodeParams,
    ) -> ();
    fn cudaGraphHostNodeGetParams(node: cudaGraphNode_t) -> cudaHostNodeParams;
    fn cudaGraphHostNodeSetParams(
        node: cudaGraphNode_t,
        pNodeParams: &cudaHostNodeParams,
    ) -> ();
    fn cudaGraphInstantiate(
        graph: cudaGraph_t,
        flags: cudaGraphInstantiateFlags,
    ) -> cudaGraphExec_t;
    fn cudaGraphInstantiateWithFlags(
        graph: cudaGraph_t,
        flags: cudaGraphInstantiateFlags,
    ) -> cudaGraphExec_t;
    fn cudaGraphInstantiateWithParams(
        graph: cudaGraph_t,
        instantiateParams: &mut cudaGraphInstantiateParams,
    ) -> cudaGraphExec_t;
    fn cudaGraphKernelNodeCopyAttributes(
        hSrc: cudaGraphNode_t,
        hDst: cudaGraphNode_t,
    ) -> ();
    fn cudaGraphKernelNodeGetAttribute(
        hNode: cudaGraphNode_t,
        attr: cudaLaunchAttributeID,
    ) -> cudaLaunchAttributeValue;
    fn cudaGraphKernelNodeGetParams(node: cudaGraphNode_t) -> cudaKernelNodeParams;
    fn cudaGraphKernelNodeSetAttribute(
        hNode: cudaGraphNode_t,
        attr: cudaLaunchAttributeID,
        value: &cudaLaunchAttributeValue,
    ) -> ();
    fn cudaGraphKernelNodeSetParams(
        node: cudaGraphNode_t,
        pNodeParams: &cudaKernelNodeParams,
    ) -> ();
    fn cudaGraphLaunch(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> ();
    fn cudaGraphMemAllocNodeGetParams(node: cudaGraphNode_t) -> cudaMemAllocNodeParams;
    fn cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t) -> *mut c_void;
    fn cudaGraphMemcpyNodeGetParams(node: cudaGraphNode_t) -> cudaMemcpy3DParms;
    fn cudaGraphMemcpyNodeSetParams(
        node: cudaGraphNode_t,
        pNodeParams: &cudaMemcpy3DParms,
    ) -> ();
    fn cudaGraphMemcpyNodeSetParams1D(
        node: cudaGraphNode_t,
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    fn cudaGraphMemcpyNodeSetParamsFromSymbol(
        node: cudaGraphNode_t,
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    fn cudaGraphMemcpyNodeSetParamsToSymbol(
        node: cudaGraphNode_t,
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    fn cudaGraphMemsetNodeGetParams(node: cudaGraphNode_t) -> cudaMemsetParams;
    fn cudaGraphMemsetNodeSetParams(
        node: cudaGraphNode_t,
        pNodeParams: &cudaMemsetParams,
    ) -> ();
    fn cudaGraphNodeFindInClone(
        originalNode: cudaGraphNode_t,
        clonedGraph: cudaGraph_t,
    ) -> cudaGraphNode_t;
    fn cudaGraphNodeGetEnabled(
        hGraphExec: cudaGraphExec_t,
        hNode: cudaGraphNode_t,
    ) -> u32;
    fn cudaGraphNodeGetType(node: cudaGraphNode_t) -> cudaGraphNodeType;
    fn cudaGraphNodeSetEnabled(
        hGraphExec: cudaGraphExec_t,
        hNode: cudaGraphNode_t,
        isEnabled: u32,
    ) -> ();
    fn cudaGraphNodeSetParams(
        node: cudaGraphNode_t,
        nodeParams: &cudaGraphNodeParams,
    ) -> ();
    fn cudaGraphReleaseUserObject(
        graph: cudaGraph_t,
        object: cudaUserObject_t,
        count: u32,
    ) -> ();
    fn cudaGraphRemoveDependencies(
        graph: cudaGraph_t,
        from: &[cudaGraphNode_t],
        to: &[cudaGraphNode_t],
    ) -> ();
    fn cudaGraphRemoveDependencies_v2(
        graph: cudaGraph_t,
        from: &[cudaGraphNode_t],
        to: &[cudaGraphNode_t],
        edgeData: &[cudaGraphEdgeData],
    ) -> ();
    fn cudaGraphRetainUserObject(
        graph: cudaGraph_t,
        object: cudaUserObject_t,
        count: u32,
        flags: cudaUserObjectRetainFlags,
    ) -> ();
    fn cudaGraphUpload(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> ();
    fn cudaGraphicsEGLRegisterImage(
        image: driver::EGLImageKHR,
        flags: cudaGraphicsRegisterFlags,
    ) -> cudaGraphicsResource_t;
    fn cudaGraphicsGLRegisterBuffer(
        buffer: driver::GLuint,
        flags: cudaGraphicsRegisterFlags,
    ) -> cudaGraphicsResource_t;
    fn cudaGraphicsGLRegisterImage(
        image: driver::GLuint,
        target: driver::GLenum,
        flags: cudaGraphicsRegisterFlags,
    ) -> cudaGraphicsResource_t;
    fn cudaGraphicsMapResources(
        resources: &[cudaGraphicsResource_t],
        stream: cudaStream_t,
    ) -> ();
    fn cudaGraphicsResourceGetMappedEglFrame(
        resource: cudaGraphicsResource_t,
        index: u32,
        mipLevel: u32,
    ) -> cudaEglFrame;
    fn cudaGraphicsResourceGetMappedMipmappedArray(
        resource: cudaGraphicsResource_t,
    ) -> cudaMipmappedArray_t;
    fn cudaGraphicsResourceGetMappedPointer(
        resource: cudaGraphicsResource_t,
    ) -> (*mut c_void, usize);
    fn cudaGraphicsResourceSetMapFlags(
        resource: cudaGraphicsResource_t,
        flags: cudaGraphicsMapFlags,
    ) -> ();
    fn cudaGraphicsSubResourceGetMappedArray(
        resource: cudaGraphicsResource_t,
        arrayIndex: u32,
        mipLevel: u32,
    ) -> cudaArray_t;
    fn cudaGraphicsUnmapResources(
        resources: &[cudaGraphicsResource_t],
        stream: cudaStream_t,
    ) -> ();
    fn cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t) -> ();
    fn cudaGraphicsVDPAURegisterOutputSurface(
        vdpSurface: driver::VdpOutputSurface,
        flags: cudaGraphicsMapFlags,
    ) -> cudaGraphicsResource_t;
    fn cudaGraphicsVDPAURegisterVideoSurface(
        vdpSurface: driver::VdpVideoSurface,
        flags: cudaGraphicsMapFlags,
    ) -> cudaGraphicsResource_t;
    fn cudaHostAlloc(size: usize, flags: u32) -> *mut c_void;
    fn cudaHostGetDevicePointer(pHost: *mut c_void, flags: u32) -> *mut c_void;
    fn cudaHostGetFlags(pHost: *mut c_void) -> u32;
    fn cudaHostRegister(ptr: *mut c_void, size: usize, flags: u32) -> ();
    fn cudaHostUnregister(ptr: *mut c_void) -> ();
    fn cudaImportExternalMemory(
        memHandleDesc: &cudaExternalMemoryHandleDesc,
    ) -> cudaExternalMemory_t;
    fn cudaImportExternalSemaphore(
        semHandleDesc: &cudaExternalSemaphoreHandleDesc,
    ) -> cudaExternalSemaphore_t;
    fn cudaInitDevice(device: i32, deviceFlags: u32, flags: u32) -> ();
    fn cudaIpcCloseMemHandle(devPtr: *mut c_void) -> ();
    fn cudaIpcGetEventHandle(event: cudaEvent_t) -> cudaIpcEventHandle_t;
    fn cudaIpcGetMemHandle(devPtr: *mut c_void) -> cudaIpcMemHandle_t;
    fn cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> cudaEvent_t;
    fn cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: u32) -> *mut c_void;
    fn cudaKernelSetAttributeForDevice(
        kernel: cudaKernel_t,
        attr: cudaFuncAttribute,
        value: i32,
        device: i32,
    ) -> ();
    fn cudaLaunchCooperativeKernel(
        func: *const c_void,
        gridDim: dim3,
        blockDim: dim3,
        args: &mut [*mut c_void],
        sharedMem: usize,
        stream: cudaStream_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaLaunchCooperativeKernelMultiDevice(
        launchParamsList: &[cudaLaunchParams],
        flags: u32,
    ) -> ();
    fn cudaLaunchHostFunc(
        stream: cudaStream_t,
        r#fn: cudaHostFn_t,
        userData: *mut c_void,
    ) -> ();
    fn cudaLaunchKernel(
        func: *const c_void,
        gridDim: dim3,
        blockDim: dim3,
        args: &mut [*mut c_void],
        sharedMem: usize,
        stream: cudaStream_t,
    ) -> ();
    fn cudaLaunchKernelExC(
        config: &cudaLaunchConfig_t,
        func: *const c_void,
        args: &mut [*mut c_void],
    ) -> ();
    fn cudaLibraryEnumerateKernels(
        kernels: &mut [cudaKernel_t],
        lib: cudaLibrary_t,
    ) -> ();
    fn cudaLibraryGetGlobal(library: cudaLibrary_t, name: &CStr) -> (*mut c_void, usize);
    fn cudaLibraryGetKernel(library: cudaLibrary_t, name: &CStr) -> cudaKernel_t;
    fn cudaLibraryGetKernelCount(lib: cudaLibrary_t) -> u32;
    fn cudaLibraryGetManaged(
        library: cudaLibrary_t,
        name: &CStr,
    ) -> (*mut c_void, usize);
    fn cudaLibraryGetUnifiedFunction(
        library: cudaLibrary_t,
        symbol: &CStr,
    ) -> *mut c_void;
    fn cudaLibraryLoadData(
        code: *const c_void,
        jitOptions: &[cudaJitOption],
        jitOptionsValues: &mut [*mut c_void],
        libraryOptions: &[cudaLibraryOption],
        libraryOptionValues: &mut [*mut c_void],
    ) -> cudaLibrary_t;
    fn cudaLibraryLoadFromFile(
        fileName: &CStr,
        jitOptions: &[cudaJitOption],
        jitOptionsValues: &mut [*mut c_void],
        libraryOptions: &[cudaLibraryOption],
        libraryOptionValues: &mut [*mut c_void],
    ) -> cudaLibrary_t;
    fn cudaLibraryUnload(library: cudaLibrary_t) -> ();
    fn cudaMalloc(size: usize) -> *mut c_void;
    fn cudaMalloc3D(extent: cudaExtent) -> cudaPitchedPtr;
    fn cudaMalloc3DArray(
        desc: &cudaChannelFormatDesc,
        extent: cudaExtent,
        flags: u32,
    ) -> cudaArray_t;
    fn cudaMallocArray(
        desc: &cudaChannelFormatDesc,
        width: usize,
        height: usize,
        flags: u32,
    ) -> cudaArray_t;
    fn cudaMallocAsync(size: usize, hStream: cudaStream_t) -> *mut c_void;
    fn cudaMallocFromPoolAsync(
        size: usize,
        memPool: cudaMemPool_t,
        stream: cudaStream_t,
    ) -> *mut c_void;
    fn cudaMallocHost(size: usize) -> *mut c_void;
    fn cudaMallocManaged(size: usize, flags: u32) -> *mut c_void;
    fn cudaMallocMipmappedArray(
        desc: &cudaChannelFormatDesc,
        extent: cudaExtent,
        numLevels: u32,
        flags: u32,
    ) -> cudaMipmappedArray_t;
    fn cudaMallocPitch(width: usize, height: usize) -> (*mut c_void, usize);
    fn cudaMemAdvise(
        devPtr: *const c_void,
        count: usize,
        advice: cudaMemoryAdvise,
        device: i32,
    ) -> ();
    fn cudaMemAdvise_v2(
        devPtr: *const c_void,
        count: usize,
        advice: cudaMemoryAdvise,
        location: cudaMemLocation,
    ) -> ();
    fn cudaMemGetInfo() -> (usize, usize);
    fn cudaMemPoolCreate(poolProps: &cudaMemPoolProps) -> cudaMemPool_t;
    fn cudaMemPoolDestroy(memPool: cudaMemPool_t) -> ();
    fn cudaMemPoolExportPointer(ptr: *mut c_void) -> cudaMemPoolPtrExportData;
    fn cudaMemPoolGetAccess(
        memPool: cudaMemPool_t,
        location: &cudaMemLocation,
    ) -> cudaMemAccessFlags;
    fn cudaMemPoolImportFromShareableHandle(
        shareableHandle: *mut c_void,
        handleType: cudaMemAllocationHandleType,
        flags: u32,
    ) -> cudaMemPool_t;
    fn cudaMemPoolImportPointer(
        memPool: cudaMemPool_t,
        exportData: &cudaMemPoolPtrExportData,
    ) -> *mut c_void;
    fn cudaMemPoolSetAccess(
        memPool: cudaMemPool_t,
        descList: &[cudaMemAccessDesc],
    ) -> ();
    fn cudaMemPoolTrimTo(memPool: cudaMemPool_t, minBytesToKeep: usize) -> ();
    fn cudaMemPrefetchAsync(
        devPtr: *const c_void,
        count: usize,
        dstDevice: i32,
        stream: cudaStream_t,
    ) -> ();
    fn cudaMemPrefetchAsync_v2(
        devPtr: *const c_void,
        count: usize,
        location: cudaMemLocation,
        flags: u32,
        stream: cudaStream_t,
    ) -> ();
    fn cudaMemRangeGetAttributes(
        data: &mut [*mut c_void],
        dataSizes: &[usize],
        attributes: &[cudaMemRangeAttribute],
        devPtr: *const c_void,
        count: usize,
    ) -> ();
    fn cudaMemcpy(
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    fn cudaMemcpy2D(
        dst: *mut c_void,
        dpitch: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    fn cudaMemcpy2DArrayToArray(
        dst: cudaArray_t,
        wOffsetDst: usize,
        hOffsetDst: usize,
        src: cudaArray_const_t,
        wOffsetSrc: usize,
        hOffsetSrc: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    fn cudaMemcpy2DAsync(
        dst: *mut c_void,
        dpitch: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    fn cudaMemcpy2DFromArray(
        dst: *mut c_void,
        dpitch: usize,
        src: cudaArray_const_t,
        wOffset: usize,
        hOffset: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    fn cudaMemcpy2DFromArrayAsync(
        dst: *mut c_void,
        dpitch: usize,
        src: cudaArray_const_t,
        wOffset: usize,
        hOffset: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    fn cudaMemcpy2DToArray(
        dst: cudaArray_t,
        wOffset: usize,
        hOffset: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    fn cudaMemcpy2DToArrayAsync(
        dst: cudaArray_t,
        wOffset: usize,
        hOffset: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    fn cudaMemcpy3D(p: &cudaMemcpy3DParms) -> ();
    fn cudaMemcpy3DAsync(p: &cudaMemcpy3DParms, stream: cudaStream_t) -> ();
    fn cudaMemcpy3DBatchAsync(
        opList: &[cudaMemcpy3DBatchOp],
        flags: u64,
        stream: cudaStream_t,
    ) -> usize;
    fn cudaMemcpy3DPeer(p: &cudaMemcpy3DPeerParms) -> ();
    fn cudaMemcpy3DPeerAsync(p: &cudaMemcpy3DPeerParms, stream: cudaStream_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaMemcpyArrayToArray(
        dst: cudaArray_t,
        wOffsetDst: usize,
        hOffsetDst: usize,
        src: cudaArray_const_t,
        wOffsetSrc: usize,
        hOffsetSrc: usize,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    fn cudaMemcpyAsync(
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    fn cudaMemcpyBatchAsync(
        dsts: &[*mut c_void],
        srcs: &[*mut c_void],
        sizes: &[usize],
        attrs: &[cudaMemcpyAttributes],
        attrsIdxs: &[usize],
        stream: cudaStream_t,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaMemcpyFromArray(
        dst: *mut c_void,
        src: cudaArray_const_t,
        wOffset: usize,
        hOffset: usize,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaMemcpyFromArrayAsync(
        dst: *mut c_void,
        src: cudaArray_const_t,
        wOffset: usize,
        hOffset: usize,
        count: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    fn cudaMemcpyFromSymbol(
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    fn cudaMemcpyFromSymbolAsync(
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    fn cudaMemcpyPeer(
        dst: *mut c_void,
        dstDevice: i32,
        src: *const c_void,
        srcDevice: i32,
        count: usize,
    ) -> ();
    fn cudaMemcpyPeerAsync(
        dst: *mut c_void,
        dstDevice: i32,
        src: *const c_void,
        srcDevice: i32,
        count: usize,
        stream: cudaStream_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaMemcpyToArray(
        dst: cudaArray_t,
        wOffset: usize,
        hOffset: usize,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaMemcpyToArrayAsync(
        dst: cudaArray_t,
        wOffset: usize,
        hOffset: usize,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    fn cudaMemcpyToSymbol(
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    fn cudaMemcpyToSymbolAsync(
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    fn cudaMemset(devPtr: *mut c_void, value: i32, count: usize) -> ();
    fn cudaMemset2D(
        devPtr: *mut c_void,
        pitch: usize,
        value: i32,
        width: usize,
        height: usize,
    ) -> ();
    fn cudaMemset2DAsync(
        devPtr: *mut c_void,
        pitch: usize,
        value: i32,
        width: usize,
        height: usize,
        stream: cudaStream_t,
    ) -> ();
    fn cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: i32, extent: cudaExtent) -> ();
    fn cudaMemset3DAsync(
        pitchedDevPtr: cudaPitchedPtr,
        value: i32,
        extent: cudaExtent,
        stream: cudaStream_t,
    ) -> ();
    fn cudaMemsetAsync(
        devPtr: *mut c_void,
        value: i32,
        count: usize,
        stream: cudaStream_t,
    ) -> ();
    fn cudaMipmappedArrayGetMemoryRequirements(
        mipmap: cudaMipmappedArray_t,
        device: i32,
    ) -> cudaArrayMemoryRequirements;
    fn cudaMipmappedArrayGetSparseProperties(
        mipmap: cudaMipmappedArray_t,
    ) -> cudaArraySparseProperties;
    fn cudaOccupancyAvailableDynamicSMemPerBlock(
        func: *const c_void,
        numBlocks: i32,
        blockSize: i32,
    ) -> usize;
    fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(
        func: *const c_void,
        blockSize: i32,
        dynamicSMemSize: usize,
    ) -> i32;
    fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        func: *const c_void,
        blockSize: i32,
        dynamicSMemSize: usize,
        flags: u32,
    ) -> i32;
    fn cudaOccupancyMaxActiveClusters(
        func: *const c_void,
        launchConfig: &cudaLaunchConfig_t,
    ) -> i32;
    fn cudaOccupancyMaxPotentialClusterSize(
        func: *const c_void,
        launchConfig: &cudaLaunchConfig_t,
    ) -> i32;
    fn cudaPeekAtLastError() -> ();
    fn cudaPointerGetAttributes(ptr: *const c_void) -> cudaPointerAttributes;
    fn cudaProfilerStart() -> ();
    fn cudaProfilerStop() -> ();
    fn cudaRuntimeGetVersion() -> i32;
    fn cudaSetDevice(device: i32) -> ();
    fn cudaSetDeviceFlags(flags: u32) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaSetDoubleForDevice(d: f64) -> f64;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaSetDoubleForHost(d: f64) -> f64;
    fn cudaSetValidDevices(device_arr: &[i32]) -> ();
    fn cudaSignalExternalSemaphoresAsync(
        extSemArray: &[cudaExternalSemaphore_t],
        paramsArray: &[cudaExternalSemaphoreSignalParams],
        stream: cudaStream_t,
    ) -> ();
    fn cudaStreamAddCallback(
        stream: cudaStream_t,
        callback: cudaStreamCallback_t,
        userData: *mut c_void,
        flags: u32,
    ) -> ();
    fn cudaStreamAttachMemAsync(
        stream: cudaStream_t,
        devPtr: *mut c_void,
        length: usize,
        flags: u32,
    ) -> ();
    fn cudaStreamBeginCapture(stream: cudaStream_t, mode: cudaStreamCaptureMode) -> ();
    fn cudaStreamBeginCaptureToGraph(
        stream: cudaStream_t,
        graph: cudaGraph_t,
        dependencies: &[cudaGraphNode_t],
        dependencyData: &[cudaGraphEdgeData],
        mode: cudaStreamCaptureMode,
    ) -> ();
    fn cudaStreamCopyAttributes(dst: cudaStream_t, src: cudaStream_t) -> ();
    fn cudaStreamCreate() -> cudaStream_t;
    fn cudaStreamCreateWithFlags(flags: u32) -> cudaStream_t;
    fn cudaStreamCreateWithPriority(flags: u32, priority: i32) -> cudaStream_t;
    fn cudaStreamDestroy(stream: cudaStream_t) -> ();
    fn cudaStreamEndCapture(stream: cudaStream_t) -> cudaGraph_t;
    fn cudaStreamGetAttribute(
        hStream: cudaStream_t,
        attr: cudaLaunchAttributeID,
    ) -> cudaLaunchAttributeValue;
    fn cudaStreamGetCaptureInfo(
        stream: cudaStream_t,
    ) -> (cudaStreamCaptureStatus, u64, cudaGraph_t, *const cudaGraphNode_t, usize);
    fn cudaStreamGetCaptureInfo_v3(
        stream: cudaStream_t,
    ) -> (
        cudaStreamCaptureStatus,
        u64,
        cudaGraph_t,
        *const cudaGraphNode_t,
        *const cudaGraphEdgeData,
        usize,
    );
    fn cudaStreamGetDevice(hStream: cudaStream_t) -> i32;
    fn cudaStreamGetFlags(hStream: cudaStream_t) -> u32;
    fn cudaStreamGetId(hStream: cudaStream_t) -> u64;
    fn cudaStreamGetPriority(hStream: cudaStream_t) -> i32;
    fn cudaStreamIsCapturing(stream: cudaStream_t) -> cudaStreamCaptureStatus;
    fn cudaStreamQuery(stream: cudaStream_t) -> ();
    fn cudaStreamSetAttribute(
        hStream: cudaStream_t,
        attr: cudaLaunchAttributeID,
        value: &cudaLaunchAttributeValue,
    ) -> ();
    fn cudaStreamSynchronize(stream: cudaStream_t) -> ();
    fn cudaStreamUpdateCaptureDependencies(
        stream: cudaStream_t,
        dependencies: &[cudaGraphNode_t],
        flags: cudaStreamUpdateCaptureDependenciesFlags,
    ) -> ();
    fn cudaStreamUpdateCaptureDependencies_v2(
        stream: cudaStream_t,
        dependencies: &[cudaGraphNode_t],
        dependencyData: &[cudaGraphEdgeData],
        flags: cudaStreamUpdateCaptureDependenciesFlags,
    ) -> ();
    fn cudaStreamWaitEvent(stream: cudaStream_t, event: cudaEvent_t, flags: u32) -> ();
    fn cudaThreadExchangeStreamCaptureMode(
        mode: cudaStreamCaptureMode,
    ) -> cudaStreamCaptureMode;
    #[deprecated(note = "use `cudaDeviceReset` instead")]
    fn cudaThreadExit() -> ();
    #[deprecated(note = "use `cudaDeviceGetCacheConfig` instead")]
    fn cudaThreadGetCacheConfig() -> cudaFuncCache;
    #[deprecated(note = "use `cudaDeviceGetLimit` instead")]
    fn cudaThreadGetLimit(limit: cudaLimit) -> usize;
    #[deprecated(note = "use `cudaDeviceSetCacheConfig` instead")]
    fn cudaThreadSetCacheConfig(cacheConfig: cudaFuncCache) -> ();
    #[deprecated(note = "use `cudaDeviceSetLimit` instead")]
    fn cudaThreadSetLimit(limit: cudaLimit, value: usize) -> ();
    #[deprecated(note = "use `cudaDeviceSynchronize` instead")]
    fn cudaThreadSynchronize() -> ();
    fn cudaUserObjectCreate(
        ptr: *mut c_void,
        destroy: cudaHostFn_t,
        initialRefcount: u32,
        flags: cudaUserObjectFlags,
    ) -> cudaUserObject_t;
    fn cudaUserObjectRelease(object: cudaUserObject_t, count: u32) -> ();
    fn cudaUserObjectRetain(object: cudaUserObject_t, count: u32) -> ();
    fn cudaVDPAUGetDevice(
        vdpDevice: driver::VdpDevice,
        vdpGetProcAddress: driver::VdpGetProcAddress,
    ) -> i32;
    fn cudaVDPAUSetVDPAUDevice(
        device: i32,
        vdpDevice: driver::VdpDevice,
        vdpGetProcAddress: driver::VdpGetProcAddress,
    ) -> ();
    fn cudaWaitExternalSemaphoresAsync(
        extSemArray: &[cudaExternalSemaphore_t],
        paramsArray: &[cudaExternalSemaphoreWaitParams],
        stream: cudaStream_t,
    ) -> ();
}

/// What selects attributes, with the type of each value: see [`crate::Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;

    keys! {
        cudaGraphMemAttributeType {
            cudaGraphMemAttrUsedMemCurrent: driver::cuuint64_t,
            cudaGraphMemAttrUsedMemHigh: driver::cuuint64_t,
            cudaGraphMemAttrReservedMemCurrent: driver::cuuint64_t,
            cudaGraphMemAttrReservedMemHigh: driver::cuuint64_t,
        }
        cudaMemAllocationHandleType {
            cudaMemHandleTypeNone: i32,
            cudaMemHandleTypePosixFileDescriptor: i32,
            cudaMemHandleTypeWin32: *mut c_void,
            cudaMemHandleTypeWin32Kmt: u32,
            cudaMemHandleTypeFabric: cudaMemFabricHandle_t,
        }
        cudaMemPoolAttr {
            cudaMemPoolReuseFollowEventDependencies: i32,
            cudaMemPoolReuseAllowOpportunistic: i32,
            cudaMemPoolReuseAllowInternalDependencies: i32,
            cudaMemPoolAttrReleaseThreshold: driver::cuuint64_t,
            cudaMemPoolAttrReservedMemCurrent: driver::cuuint64_t,
            cudaMemPoolAttrReservedMemHigh: driver::cuuint64_t,
            cudaMemPoolAttrUsedMemCurrent: driver::cuuint64_t,
            cudaMemPoolAttrUsedMemHigh: driver::cuuint64_t,
            cudaMemPoolAttrAllocationType: cudaMemAllocationType,
            cudaMemPoolAttrExportHandleTypes: cudaMemAllocationHandleType,
            cudaMemPoolAttrLocationId: i32,
            cudaMemPoolAttrLocationType: cudaMemLocationType,
            cudaMemPoolAttrMaxPoolSize: driver::cuuint64_t,
            cudaMemPoolAttrHwDecompressEnabled: i32,
            cudaMemPoolAttrLocalityDomainId: i32,
        }
        cudaMemRangeAttribute {
            cudaMemRangeAttributeReadMostly: i32,
            cudaMemRangeAttributePreferredLocation: i32,
            cudaMemRangeAttributeLastPrefetchLocation: i32,
            cudaMemRangeAttributePreferredLocationType: cudaMemLocationType,
            cudaMemRangeAttributePreferredLocationId: i32,
            cudaMemRangeAttributeLastPrefetchLocationType: cudaMemLocationType,
            cudaMemRangeAttributeLastPrefetchLocationId: i32,
        } + [
            cudaMemRangeAttributeAccessedBy: i32,
        ]
    }
}

/// As [`cudaDeviceGetGraphMemAttribute`](raw::cudaDeviceGetGraphMemAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaDeviceGetGraphMemAttribute<T: AttributeValue<C>, C: Output>(
    device: i32,
    attr: Key<cudaGraphMemAttributeType, T, C>,
) -> Result<T, crate::Error<cudaError>> {
    crate::support::checked(
            called!(RUNTIME, cudaDeviceGetGraphMemAttribute),
            unsafe { raw::cudaDeviceGetGraphMemAttribute::<C>(device, attr.selector()) },
        )
        .map(T::from_c)
}

/// As [`cudaDeviceGetPCIBusId`](raw::cudaDeviceGetPCIBusId), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaDeviceGetPCIBusId(
    device: i32,
) -> Result<CString, crate::Error<cudaError>> {
    grow::string(
        called!(RUNTIME, cudaDeviceGetPCIBusId),
        |pciBusId| {
            let (returned,) = unsafe { raw::cudaDeviceGetPCIBusId(pciBusId, device) };
            returned
        },
    )
}

/// As [`cudaDeviceSetGraphMemAttribute`](raw::cudaDeviceSetGraphMemAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaDeviceSetGraphMemAttribute<T: AttributeValue<C>, C: Input>(
    device: i32,
    attr: Key<cudaGraphMemAttributeType, T, C>,
    value: T,
) -> Result<(), crate::Error<cudaError>> {
    crate::support::checked(
        called!(RUNTIME, cudaDeviceSetGraphMemAttribute),
        unsafe {
            raw::cudaDeviceSetGraphMemAttribute::<
                C,
            >(device, attr.selector(), &value.into_c())
        },
    )
}

/// As [`cudaGraphGetEdges`](raw::cudaGraphGetEdges), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaGraphGetEdges(
    graph: cudaGraph_t,
) -> Result<(Vec<cudaGraphNode_t>, Vec<cudaGraphNode_t>), crate::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphGetEdges),
        |room| {
            let mut from = grow::room(room);
            let mut to = grow::room(room);
            let (returned, numEdges) = unsafe {
                raw::cudaGraphGetEdges(graph, &mut from, &mut to)
            };
            let len = grow::length(numEdges);
            from.truncate(len);
            to.truncate(len);
            (returned, len, (from, to))
        },
    )
}

/// As [`cudaGraphGetEdges_v2`](raw::cudaGraphGetEdges_v2), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaGraphGetEdges_v2(
    graph: cudaGraph_t,
) -> Result<
    (Vec<cudaGraphNode_t>, Vec<cudaGraphNode_t>, Vec<cudaGraphEdgeData>),
    crate::Error<cudaError>,
> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphGetEdges_v2),
        |room| {
            let mut from = grow::room(room);
            let mut to = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numEdges) = unsafe {
                raw::cudaGraphGetEdges_v2(graph, &mut from, &mut to, &mut edgeData)
            };
            let len = grow::length(numEdges);
            from.truncate(len);
            to.truncate(len);
            edgeData.truncate(len);
            (returned, len, (from, to, edgeData))
        },
    )
}

/// As [`cudaGraphGetNodes`](raw::cudaGraphGetNodes), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaGraphGetNodes(
    graph: cudaGraph_t,
) -> Result<Vec<cudaGraphNode_t>, crate::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphGetNodes),
        |room| {
            let mut nodes = grow::room(room);
            let (returned, numNodes) = unsafe {
                raw::cudaGraphGetNodes(graph, &mut nodes)
            };
            let len = grow::length(numNodes);
            nodes.truncate(len);
            (returned, len, nodes)
        },
    )
}

/// As [`cudaGraphGetRootNodes`](raw::cudaGraphGetRootNodes), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaGraphGetRootNodes(
    graph: cudaGraph_t,
) -> Result<Vec<cudaGraphNode_t>, crate::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphGetRootNodes),
        |room| {
            let mut pRootNodes = grow::room(room);
            let (returned, pNumRootNodes) = unsafe {
                raw::cudaGraphGetRootNodes(graph, &mut pRootNodes)
            };
            let len = grow::length(pNumRootNodes);
            pRootNodes.truncate(len);
            (returned, len, pRootNodes)
        },
    )
}

/// As [`cudaGraphNodeGetDependencies`](raw::cudaGraphNodeGetDependencies), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t,
) -> Result<Vec<cudaGraphNode_t>, crate::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphNodeGetDependencies),
        |room| {
            let mut pDependencies = grow::room(room);
            let (returned, pNumDependencies) = unsafe {
                raw::cudaGraphNodeGetDependencies(node, &mut pDependencies)
            };
            let len = grow::length(pNumDependencies);
            pDependencies.truncate(len);
            (returned, len, pDependencies)
        },
    )
}

/// As [`cudaGraphNodeGetDependencies_v2`](raw::cudaGraphNodeGetDependencies_v2), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaGraphNodeGetDependencies_v2(
    node: cudaGraphNode_t,
) -> Result<(Vec<cudaGraphNode_t>, Vec<cudaGraphEdgeData>), crate::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphNodeGetDependencies_v2),
        |room| {
            let mut pDependencies = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, pNumDependencies) = unsafe {
                raw::cudaGraphNodeGetDependencies_v2(
                    node,
                    &mut pDependencies,
                    &mut edgeData,
                )
            };
            let len = grow::length(pNumDependencies);
            pDependencies.truncate(len);
            edgeData.truncate(len);
            (returned, len, (pDependencies, edgeData))
        },
    )
}

/// As [`cudaGraphNodeGetDependentNodes`](raw::cudaGraphNodeGetDependentNodes), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t,
) -> Result<Vec<cudaGraphNode_t>, crate::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphNodeGetDependentNodes),
        |room| {
            let mut pDependentNodes = grow::room(room);
            let (returned, pNumDependentNodes) = unsafe {
                raw::cudaGraphNodeGetDependentNodes(node, &mut pDependentNodes)
            };
            let len = grow::length(pNumDependentNodes);
            pDependentNodes.truncate(len);
            (returned, len, pDependentNodes)
        },
    )
}

/// As [`cudaGraphNodeGetDependentNodes_v2`](raw::cudaGraphNodeGetDependentNodes_v2), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaGraphNodeGetDependentNodes_v2(
    node: cudaGraphNode_t,
) -> Result<(Vec<cudaGraphNode_t>, Vec<cudaGraphEdgeData>), crate::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphNodeGetDependentNodes_v2),
        |room| {
            let mut pDependentNodes = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, pNumDependentNodes) = unsafe {
                raw::cudaGraphNodeGetDependentNodes_v2(
                    node,
                    &mut pDependentNodes,
                    &mut edgeData,
                )
            };
            let len = grow::length(pNumDependentNodes);
            pDependentNodes.truncate(len);
            edgeData.truncate(len);
            (returned, len, (pDependentNodes, edgeData))
        },
    )
}

/// As [`cudaMemPoolExportToShareableHandle`](raw::cudaMemPoolExportToShareableHandle), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaMemPoolExportToShareableHandle<T: AttributeValue<C>, C: Output>(
    memPool: cudaMemPool_t,
    handleType: Key<cudaMemAllocationHandleType, T, C>,
    flags: u32,
) -> Result<T, crate::Error<cudaError>> {
    crate::support::checked(
            called!(RUNTIME, cudaMemPoolExportToShareableHandle),
            unsafe {
                raw::cudaMemPoolExportToShareableHandle::<
                    C,
                >(memPool, handleType.selector(), flags)
            },
        )
        .map(T::from_c)
}

/// As [`cudaMemPoolGetAttribute`](raw::cudaMemPoolGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaMemPoolGetAttribute<T: AttributeValue<C>, C: Output>(
    memPool: cudaMemPool_t,
    attr: Key<cudaMemPoolAttr, T, C>,
) -> Result<T, crate::Error<cudaError>> {
    crate::support::checked(
            called!(RUNTIME, cudaMemPoolGetAttribute),
            unsafe { raw::cudaMemPoolGetAttribute::<C>(memPool, attr.selector()) },
        )
        .map(T::from_c)
}

/// As [`cudaMemPoolSetAttribute`](raw::cudaMemPoolSetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaMemPoolSetAttribute<T: AttributeValue<C>, C: Input>(
    memPool: cudaMemPool_t,
    attr: Key<cudaMemPoolAttr, T, C>,
    value: T,
) -> Result<(), crate::Error<cudaError>> {
    crate::support::checked(
        called!(RUNTIME, cudaMemPoolSetAttribute),
        unsafe {
            raw::cudaMemPoolSetAttribute::<C>(memPool, attr.selector(), &value.into_c())
        },
    )
}

/// As [`cudaMemRangeGetAttribute`](raw::cudaMemRangeGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cudaMemRangeGetAttribute<T: AttributeValue<C>, C: Output>(
    attribute: Key<cudaMemRangeAttribute, T, C>,
    devPtr: *const c_void,
    count: usize,
) -> Result<T, crate::Error<cudaError>> {
    crate::support::checked(
            called!(RUNTIME, cudaMemRangeGetAttribute),
            unsafe {
                raw::cudaMemRangeGetAttribute::<C>(attribute.selector(), devPtr, count)
            },
        )
        .map(T::from_c)
}

#[doc(no_inline)]
pub use self::cudaGetDeviceProperties as cudaGetDeviceProperties_v2;

#[doc(no_inline)]
pub use self::cudaSignalExternalSemaphoresAsync as cudaSignalExternalSemaphoresAsync_v2;

#[doc(no_inline)]
pub use self::cudaStreamGetCaptureInfo as cudaStreamGetCaptureInfo_v2;

#[doc(no_inline)]
pub use self::cudaWaitExternalSemaphoresAsync as cudaWaitExternalSemaphoresAsync_v2;
