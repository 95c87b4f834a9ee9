//! The functions of the CUDA driver API as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver as raw;
#[allow(unused_imports)]
use raw::DRIVER;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::shared::driver::all_types::*;

checked! {
    DRIVER, CUresult;
    fn cuArray3DCreate(pAllocateArray: &CUDA_ARRAY3D_DESCRIPTOR) -> CUarray;
    fn cuArray3DGetDescriptor(hArray: CUarray) -> CUDA_ARRAY3D_DESCRIPTOR;
    fn cuArrayCreate(pAllocateArray: &CUDA_ARRAY_DESCRIPTOR) -> CUarray;
    fn cuArrayDestroy(hArray: CUarray) -> ();
    fn cuArrayGetDescriptor(hArray: CUarray) -> CUDA_ARRAY_DESCRIPTOR;
    fn cuArrayGetMemoryRequirements(
        array: CUarray,
        device: CUdevice,
    ) -> CUDA_ARRAY_MEMORY_REQUIREMENTS;
    fn cuArrayGetPlane(hArray: CUarray, planeIdx: u32) -> CUarray;
    fn cuArrayGetSparseProperties(array: CUarray) -> CUDA_ARRAY_SPARSE_PROPERTIES;
    fn cuCheckpointProcessGetRestoreThreadId(pid: i32) -> i32;
    fn cuCheckpointProcessGetState(pid: i32) -> CUprocessState;
    fn cuCheckpointProcessLock(pid: i32, args: Option<&CUcheckpointLockArgs>) -> ();
    fn cuCheckpointProcessUnlock(pid: i32, args: Option<&CUcheckpointUnlockArgs>) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuCtxAttach(flags: u32) -> CUcontext;
    fn cuCtxDestroy(ctx: CUcontext) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuCtxDetach(ctx: CUcontext) -> ();
    fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> ();
    fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: u32) -> ();
    fn cuCtxFromGreenCtx(hCtx: CUgreenCtx) -> CUcontext;
    fn cuCtxGetApiVersion(ctx: CUcontext) -> u32;
    fn cuCtxGetCacheConfig() -> CUfunc_cache;
    fn cuCtxGetCurrent() -> CUcontext;
    fn cuCtxGetDevice() -> CUdevice;
    fn cuCtxGetExecAffinity(r#type: CUexecAffinityType) -> CUexecAffinityParam;
    fn cuCtxGetFlags() -> CUctx_flags;
    fn cuCtxGetId(ctx: CUcontext) -> u64;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuCtxGetSharedMemConfig() -> CUsharedconfig;
    fn cuCtxGetStreamPriorityRange() -> (i32, i32);
    fn cuCtxPopCurrent() -> CUcontext;
    fn cuCtxPushCurrent(ctx: CUcontext) -> ();
    fn cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent) -> ();
    fn cuCtxResetPersistingL2Cache() -> ();
    fn cuCtxSetCacheConfig(config: CUfunc_cache) -> ();
    fn cuCtxSetCurrent(ctx: CUcontext) -> ();
    fn cuCtxSetFlags(flags: CUctx_flags) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> ();
    fn cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent) -> ();
    fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> ();
    fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> ();
    fn cuDeviceCanAccessPeer(dev: CUdevice, peerDev: CUdevice) -> i32;
    #[deprecated(note = "use `cuDeviceGetAttribute` instead")]
    fn cuDeviceComputeCapability(dev: CUdevice) -> (i32, i32);
    fn cuDeviceGet(ordinal: i32) -> CUdevice;
    fn cuDeviceGetByPCIBusId(pciBusId: &CStr) -> CUdevice;
    fn cuDeviceGetCount() -> i32;
    fn cuDeviceGetDefaultMemPool(dev: CUdevice) -> CUmemoryPool;
    fn cuDeviceGetExecAffinitySupport(r#type: CUexecAffinityType, dev: CUdevice) -> i32;
    fn cuDeviceGetLuid(dev: CUdevice) -> ([core::ffi::c_char; 8], u32);
    fn cuDeviceGetMemPool(dev: CUdevice) -> CUmemoryPool;
    fn cuDeviceGetNvSciSyncAttributes(
        nvSciSyncAttrList: *mut c_void,
        dev: CUdevice,
        flags: i32,
    ) -> ();
    fn cuDeviceGetP2PAttribute(
        attrib: CUdevice_P2PAttribute,
        srcDevice: CUdevice,
        dstDevice: CUdevice,
    ) -> i32;
    #[deprecated(note = "use `cuDeviceGetAttribute` instead")]
    fn cuDeviceGetProperties(dev: CUdevice) -> CUdevprop;
    fn cuDeviceGetTexture1DLinearMaxWidth(
        format: CUarray_format,
        numChannels: u32,
        dev: CUdevice,
    ) -> usize;
    fn cuDeviceGraphMemTrim(device: CUdevice) -> ();
    fn cuDevicePrimaryCtxGetState(dev: CUdevice) -> (CUctx_flags, i32);
    fn cuDevicePrimaryCtxRelease(dev: CUdevice) -> ();
    fn cuDevicePrimaryCtxReset(dev: CUdevice) -> ();
    fn cuDevicePrimaryCtxRetain(dev: CUdevice) -> CUcontext;
    fn cuDevicePrimaryCtxSetFlags(dev: CUdevice, flags: CUctx_flags) -> ();
    fn cuDeviceRegisterAsyncNotification(
        device: CUdevice,
        callbackFunc: CUasyncCallback,
        userData: *mut c_void,
    ) -> CUasyncCallbackHandle;
    fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool) -> ();
    fn cuDeviceTotalMem(dev: CUdevice) -> usize;
    fn cuDeviceUnregisterAsyncNotification(
        device: CUdevice,
        callback: CUasyncCallbackHandle,
    ) -> ();
    fn cuDriverGetVersion() -> i32;
    fn cuEGLStreamConsumerAcquireFrame(
        conn: &mut CUeglStreamConnection,
        pCudaResource: &mut CUgraphicsResource,
        pStream: Option<&CUstream>,
        timeout: u32,
    ) -> ();
    fn cuEGLStreamConsumerConnect(stream: EGLStreamKHR) -> CUeglStreamConnection;
    fn cuEGLStreamConsumerConnectWithFlags(
        stream: EGLStreamKHR,
        flags: CUeglResourceLocationFlags,
    ) -> CUeglStreamConnection;
    fn cuEGLStreamConsumerDisconnect(conn: &mut CUeglStreamConnection) -> ();
    fn cuEGLStreamConsumerReleaseFrame(
        conn: &mut CUeglStreamConnection,
        pCudaResource: CUgraphicsResource,
        pStream: Option<&CUstream>,
    ) -> ();
    fn cuEGLStreamProducerConnect(
        stream: EGLStreamKHR,
        width: EGLint,
        height: EGLint,
    ) -> CUeglStreamConnection;
    fn cuEGLStreamProducerDisconnect(conn: &mut CUeglStreamConnection) -> ();
    fn cuEGLStreamProducerPresentFrame(
        conn: &mut CUeglStreamConnection,
        eglframe: CUeglFrame,
        pStream: Option<&CUstream>,
    ) -> ();
    fn cuEGLStreamProducerReturnFrame(
        conn: &mut CUeglStreamConnection,
        eglframe: &mut CUeglFrame,
        pStream: Option<&CUstream>,
    ) -> ();
    fn cuEventCreate(Flags: CUevent_flags) -> CUevent;
    fn cuEventCreateFromEGLSync(eglSync: EGLSyncKHR, flags: CUevent_flags) -> CUevent;
    fn cuEventDestroy(hEvent: CUevent) -> ();
    fn cuEventQuery(hEvent: CUevent) -> ();
    fn cuEventRecord(hEvent: CUevent, hStream: CUstream) -> ();
    fn cuEventRecordWithFlags(
        hEvent: CUevent,
        hStream: CUstream,
        flags: CUevent_record_flags,
    ) -> ();
    fn cuEventSynchronize(hEvent: CUevent) -> ();
    fn cuExternalMemoryGetMappedMipmappedArray(
        extMem: CUexternalMemory,
        mipmapDesc: &CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    ) -> CUmipmappedArray;
    fn cuFlushGPUDirectRDMAWrites(
        target: CUflushGPUDirectRDMAWritesTarget,
        scope: CUflushGPUDirectRDMAWritesScope,
    ) -> ();
    fn cuFuncGetModule(hfunc: CUfunction) -> CUmodule;
    fn cuFuncGetName(hfunc: CUfunction) -> *const core::ffi::c_char;
    fn cuFuncGetParamInfo(func: CUfunction, paramIndex: usize) -> (usize, usize);
    fn cuFuncIsLoaded(function: CUfunction) -> CUfunctionLoadingState;
    fn cuFuncLoad(function: CUfunction) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuFuncSetBlockShape(hfunc: CUfunction, x: i32, y: i32, z: i32) -> ();
    fn cuFuncSetCacheConfig(hfunc: CUfunction, config: CUfunc_cache) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuFuncSetSharedMemConfig(hfunc: CUfunction, config: CUsharedconfig) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuFuncSetSharedSize(hfunc: CUfunction, bytes: u32) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLCtxCreate(Flags: CUctx_flags, device: CUdevice) -> CUcontext;
    fn cuGLGetDevices(pCudaDevices: &mut [CUdevice], deviceList: CUGLDeviceList) -> u32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLInit() -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLMapBufferObject(buffer: GLuint) -> (CUdeviceptr, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLMapBufferObjectAsync(
        buffer: GLuint,
        hStream: CUstream,
    ) -> (CUdeviceptr, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLRegisterBufferObject(buffer: GLuint) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLSetBufferObjectMapFlags(buffer: GLuint, Flags: CUGLmap_flags) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLUnmapBufferObject(buffer: GLuint) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLUnmapBufferObjectAsync(buffer: GLuint, hStream: CUstream) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLUnregisterBufferObject(buffer: GLuint) -> ();
    fn cuGetErrorName(error: CUresult) -> Option<&'static CStr>;
    fn cuGetErrorString(error: CUresult) -> Option<&'static CStr>;
    fn cuGetExportTable(pExportTableId: &CUuuid) -> *const c_void;
    fn cuGetProcAddress(
        symbol: &CStr,
        cudaVersion: i32,
        flags: CUdriverProcAddress_flags,
    ) -> (*mut c_void, CUdriverProcAddressQueryResult);
    fn cuGraphAddChildGraphNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        childGraph: CUgraph,
    ) -> CUgraphNode;
    fn cuGraphAddEmptyNode(hGraph: CUgraph, dependencies: &[CUgraphNode]) -> CUgraphNode;
    fn cuGraphAddEventRecordNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        event: CUevent,
    ) -> CUgraphNode;
    fn cuGraphAddEventWaitNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        event: CUevent,
    ) -> CUgraphNode;
    fn cuGraphAddExternalSemaphoresSignalNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    ) -> CUgraphNode;
    fn cuGraphAddExternalSemaphoresWaitNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    ) -> CUgraphNode;
    fn cuGraphAddHostNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        nodeParams: &CUDA_HOST_NODE_PARAMS,
    ) -> CUgraphNode;
    fn cuGraphAddKernelNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        nodeParams: &CUDA_KERNEL_NODE_PARAMS,
    ) -> CUgraphNode;
    fn cuGraphAddMemFreeNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        dptr: CUdeviceptr,
    ) -> CUgraphNode;
    fn cuGraphAddMemcpyNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        copyParams: &CUDA_MEMCPY3D,
        ctx: CUcontext,
    ) -> CUgraphNode;
    fn cuGraphAddMemsetNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        memsetParams: &CUDA_MEMSET_NODE_PARAMS,
        ctx: CUcontext,
    ) -> CUgraphNode;
    fn cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode) -> CUgraph;
    fn cuGraphClone(originalGraph: CUgraph) -> CUgraph;
    fn cuGraphConditionalHandleCreate(
        hGraph: CUgraph,
        ctx: CUcontext,
        defaultLaunchValue: u32,
        flags: u32,
    ) -> CUgraphConditionalHandle;
    fn cuGraphCreate(flags: u32) -> CUgraph;
    fn cuGraphDebugDotPrint(
        hGraph: CUgraph,
        path: &CStr,
        flags: CUgraphDebugDot_flags,
    ) -> ();
    fn cuGraphDestroy(hGraph: CUgraph) -> ();
    fn cuGraphDestroyNode(hNode: CUgraphNode) -> ();
    fn cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode) -> CUevent;
    fn cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> ();
    fn cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode) -> CUevent;
    fn cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> ();
    fn cuGraphExecChildGraphNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        childGraph: CUgraph,
    ) -> ();
    fn cuGraphExecDestroy(hGraphExec: CUgraphExec) -> ();
    fn cuGraphExecEventRecordNodeSetEvent(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        event: CUevent,
    ) -> ();
    fn cuGraphExecEventWaitNodeSetEvent(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        event: CUevent,
    ) -> ();
    fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    ) -> ();
    fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    ) -> ();
    fn cuGraphExecGetFlags(hGraphExec: CUgraphExec) -> CUgraphInstantiate_flags;
    fn cuGraphExecHostNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: &CUDA_HOST_NODE_PARAMS,
    ) -> ();
    fn cuGraphExecKernelNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: &CUDA_KERNEL_NODE_PARAMS,
    ) -> ();
    fn cuGraphExecMemcpyNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        copyParams: &CUDA_MEMCPY3D,
        ctx: CUcontext,
    ) -> ();
    fn cuGraphExecMemsetNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        memsetParams: &CUDA_MEMSET_NODE_PARAMS,
        ctx: CUcontext,
    ) -> ();
    fn cuGraphExecUpdate(
        hGraphExec: CUgraphExec,
        hGraph: CUgraph,
    ) -> CUgraphExecUpdateResultInfo;
    fn cuGraphExternalSemaphoresSignalNodeGetParams(
        hNode: CUgraphNode,
    ) -> CUDA_EXT_SEM_SIGNAL_NODE_PARAMS;
    fn cuGraphExternalSemaphoresSignalNodeSetParams(
        hNode: CUgraphNode,
        nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    ) -> ();
    fn cuGraphExternalSemaphoresWaitNodeGetParams(
        hNode: CUgraphNode,
    ) -> CUDA_EXT_SEM_WAIT_NODE_PARAMS;
    fn cuGraphExternalSemaphoresWaitNodeSetParams(
        hNode: CUgraphNode,
        nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    ) -> ();
    fn cuGraphHostNodeGetParams(hNode: CUgraphNode) -> CUDA_HOST_NODE_PARAMS;
    fn cuGraphHostNodeSetParams(
        hNode: CUgraphNode,
        nodeParams: &CUDA_HOST_NODE_PARAMS,
    ) -> ();
    #[symbol = cuGraphInstantiateWithFlags]
    fn cuGraphInstantiate(
        hGraph: CUgraph,
        flags: CUgraphInstantiate_flags,
    ) -> CUgraphExec;
    fn cuGraphInstantiateWithParams(
        hGraph: CUgraph,
        instantiateParams: &mut CUDA_GRAPH_INSTANTIATE_PARAMS,
    ) -> CUgraphExec;
    fn cuGraphInstantiate_v2(
        hGraph: CUgraph,
        logBuffer: &mut [u8],
    ) -> (CUgraphExec, CUgraphNode);
    fn cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode) -> ();
    fn cuGraphKernelNodeGetParams(hNode: CUgraphNode) -> CUDA_KERNEL_NODE_PARAMS;
    fn cuGraphKernelNodeSetParams(
        hNode: CUgraphNode,
        nodeParams: &CUDA_KERNEL_NODE_PARAMS,
    ) -> ();
    fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) -> ();
    fn cuGraphMemFreeNodeGetParams(hNode: CUgraphNode) -> CUdeviceptr;
    fn cuGraphMemcpyNodeGetParams(hNode: CUgraphNode) -> CUDA_MEMCPY3D;
    fn cuGraphMemcpyNodeSetParams(hNode: CUgraphNode, nodeParams: &CUDA_MEMCPY3D) -> ();
    fn cuGraphMemsetNodeGetParams(hNode: CUgraphNode) -> CUDA_MEMSET_NODE_PARAMS;
    fn cuGraphMemsetNodeSetParams(
        hNode: CUgraphNode,
        nodeParams: &CUDA_MEMSET_NODE_PARAMS,
    ) -> ();
    fn cuGraphNodeFindInClone(
        hOriginalNode: CUgraphNode,
        hClonedGraph: CUgraph,
    ) -> CUgraphNode;
    fn cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode) -> u32;
    fn cuGraphNodeGetType(hNode: CUgraphNode) -> CUgraphNodeType;
    fn cuGraphNodeSetEnabled(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        isEnabled: u32,
    ) -> ();
    fn cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject, count: u32) -> ();
    fn cuGraphRetainUserObject(
        graph: CUgraph,
        object: CUuserObject,
        count: u32,
        flags: CUuserObjectRetain_flags,
    ) -> ();
    fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) -> ();
    fn cuGraphicsEGLRegisterImage(
        image: EGLImageKHR,
        flags: CUgraphicsMapResourceFlags,
    ) -> CUgraphicsResource;
    fn cuGraphicsGLRegisterBuffer(
        buffer: GLuint,
        Flags: CUgraphicsRegisterFlags,
    ) -> CUgraphicsResource;
    fn cuGraphicsGLRegisterImage(
        image: GLuint,
        target: GLenum,
        Flags: CUgraphicsRegisterFlags,
    ) -> CUgraphicsResource;
    fn cuGraphicsMapResources(resources: &[CUgraphicsResource], hStream: CUstream) -> ();
    fn cuGraphicsResourceGetMappedEglFrame(
        resource: CUgraphicsResource,
        index: u32,
        mipLevel: u32,
    ) -> CUeglFrame;
    fn cuGraphicsResourceGetMappedMipmappedArray(
        resource: CUgraphicsResource,
    ) -> CUmipmappedArray;
    fn cuGraphicsResourceGetMappedPointer(
        resource: CUgraphicsResource,
    ) -> (CUdeviceptr, usize);
    fn cuGraphicsResourceSetMapFlags(
        resource: CUgraphicsResource,
        flags: CUgraphicsMapResourceFlags,
    ) -> ();
    fn cuGraphicsSubResourceGetMappedArray(
        resource: CUgraphicsResource,
        arrayIndex: u32,
        mipLevel: u32,
    ) -> CUarray;
    fn cuGraphicsUnmapResources(
        resources: &[CUgraphicsResource],
        hStream: CUstream,
    ) -> ();
    fn cuGraphicsUnregisterResource(resource: CUgraphicsResource) -> ();
    fn cuGraphicsVDPAURegisterOutputSurface(
        vdpSurface: VdpOutputSurface,
        flags: CUgraphicsMapResourceFlags,
    ) -> CUgraphicsResource;
    fn cuGraphicsVDPAURegisterVideoSurface(
        vdpSurface: VdpVideoSurface,
        flags: CUgraphicsMapResourceFlags,
    ) -> CUgraphicsResource;
    fn cuGreenCtxCreate(
        desc: CUdevResourceDesc,
        dev: CUdevice,
        flags: CUgreenCtxCreate_flags,
    ) -> CUgreenCtx;
    fn cuGreenCtxDestroy(hCtx: CUgreenCtx) -> ();
    fn cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> ();
    fn cuGreenCtxStreamCreate(
        greenCtx: CUgreenCtx,
        flags: CUstream_flags,
        priority: i32,
    ) -> CUstream;
    fn cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> ();
    fn cuImportExternalMemory(
        memHandleDesc: &CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    ) -> CUexternalMemory;
    fn cuImportExternalSemaphore(
        semHandleDesc: &CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    ) -> CUexternalSemaphore;
    fn cuInit(Flags: u32) -> ();
    fn cuIpcCloseMemHandle(dptr: CUdeviceptr) -> ();
    fn cuIpcGetEventHandle(event: CUevent) -> CUipcEventHandle;
    fn cuIpcGetMemHandle(dptr: CUdeviceptr) -> CUipcMemHandle;
    fn cuIpcOpenEventHandle(handle: CUipcEventHandle) -> CUevent;
    fn cuIpcOpenMemHandle(handle: CUipcMemHandle, Flags: CUipcMem_flags) -> CUdeviceptr;
    fn cuKernelGetFunction(kernel: CUkernel) -> CUfunction;
    fn cuKernelGetLibrary(kernel: CUkernel) -> CUlibrary;
    fn cuKernelGetName(hfunc: CUkernel) -> *const core::ffi::c_char;
    fn cuKernelGetParamInfo(kernel: CUkernel, paramIndex: usize) -> (usize, usize);
    fn cuKernelSetCacheConfig(
        kernel: CUkernel,
        config: CUfunc_cache,
        dev: CUdevice,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuLaunch(f: CUfunction) -> ();
    fn cuLaunchCooperativeKernel(
        f: CUfunction,
        gridDimX: u32,
        gridDimY: u32,
        gridDimZ: u32,
        blockDimX: u32,
        blockDimY: u32,
        blockDimZ: u32,
        sharedMemBytes: u32,
        hStream: CUstream,
        kernelParams: &mut [*mut c_void],
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuLaunchCooperativeKernelMultiDevice(
        launchParamsList: &[CUDA_LAUNCH_PARAMS],
        flags: u32,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuLaunchGrid(f: CUfunction, grid_width: i32, grid_height: i32) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuLaunchGridAsync(
        f: CUfunction,
        grid_width: i32,
        grid_height: i32,
        hStream: CUstream,
    ) -> ();
    fn cuLaunchHostFunc(hStream: CUstream, r#fn: CUhostFn, userData: *mut c_void) -> ();
    fn cuLaunchKernel(
        f: CUfunction,
        gridDimX: u32,
        gridDimY: u32,
        gridDimZ: u32,
        blockDimX: u32,
        blockDimY: u32,
        blockDimZ: u32,
        sharedMemBytes: u32,
        hStream: CUstream,
        kernelParams: &mut [*mut c_void],
        extra: *mut *mut c_void,
    ) -> ();
    fn cuLibraryEnumerateKernels(kernels: &mut [CUkernel], lib: CUlibrary) -> ();
    fn cuLibraryGetGlobal(library: CUlibrary, name: &CStr) -> (CUdeviceptr, usize);
    fn cuLibraryGetKernel(library: CUlibrary, name: &CStr) -> CUkernel;
    fn cuLibraryGetKernelCount(lib: CUlibrary) -> u32;
    fn cuLibraryGetManaged(library: CUlibrary, name: &CStr) -> (CUdeviceptr, usize);
    fn cuLibraryGetModule(library: CUlibrary) -> CUmodule;
    fn cuLibraryGetUnifiedFunction(library: CUlibrary, symbol: &CStr) -> *mut c_void;
    fn cuLibraryUnload(library: CUlibrary) -> ();
    fn cuLinkComplete(state: CUlinkState) -> (*mut c_void, usize);
    fn cuLinkDestroy(state: CUlinkState) -> ();
    fn cuLogsCurrent(flags: u32) -> CUlogIterator;
    fn cuLogsDumpToFile(
        iterator: Option<&mut CUlogIterator>,
        pathToFile: &CStr,
        flags: u32,
    ) -> ();
    fn cuLogsDumpToMemory(
        iterator: Option<&mut CUlogIterator>,
        buffer: &mut [u8],
        flags: u32,
    ) -> usize;
    fn cuLogsRegisterCallback(
        callbackFunc: CUlogsCallback,
        userData: *mut c_void,
    ) -> CUlogsCallbackHandle;
    fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) -> ();
    fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) -> ();
    fn cuMemAddressReserve(
        size: usize,
        alignment: usize,
        addr: CUdeviceptr,
        flags: u64,
    ) -> CUdeviceptr;
    fn cuMemAllocAsync(bytesize: usize, hStream: CUstream) -> CUdeviceptr;
    fn cuMemAllocFromPoolAsync(
        bytesize: usize,
        pool: CUmemoryPool,
        hStream: CUstream,
    ) -> CUdeviceptr;
    fn cuMemAllocManaged(bytesize: usize, flags: CUmemAttach_flags) -> CUdeviceptr;
    fn cuMemAllocPitch(
        WidthInBytes: usize,
        Height: usize,
        ElementSizeBytes: u32,
    ) -> (CUdeviceptr, usize);
    fn cuMemBatchDecompressAsync(
        paramsArray: &[CUmemDecompressParams],
        flags: u32,
        stream: CUstream,
    ) -> usize;
    fn cuMemFree(dptr: CUdeviceptr) -> ();
    fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) -> ();
    fn cuMemFreeHost(p: *mut c_void) -> ();
    fn cuMemGetAddressRange(dptr: CUdeviceptr) -> (CUdeviceptr, usize);
    fn cuMemGetInfo() -> (usize, usize);
    fn cuMemHostGetDevicePointer(p: *mut c_void, Flags: u32) -> CUdeviceptr;
    fn cuMemHostGetFlags(p: *mut c_void) -> u32;
    fn cuMemHostUnregister(p: *mut c_void) -> ();
    fn cuMemImportFromShareableHandle(
        osHandle: *mut c_void,
        shHandleType: CUmemAllocationHandleType,
    ) -> CUmemGenericAllocationHandle;
    fn cuMemMap(
        ptr: CUdeviceptr,
        size: usize,
        offset: usize,
        handle: CUmemGenericAllocationHandle,
        flags: u64,
    ) -> ();
    fn cuMemMapArrayAsync(mapInfoList: &[CUarrayMapInfo], hStream: CUstream) -> ();
    fn cuMemPoolDestroy(pool: CUmemoryPool) -> ();
    fn cuMemPoolExportPointer(ptr: CUdeviceptr) -> CUmemPoolPtrExportData;
    fn cuMemPoolImportFromShareableHandle(
        handle: *mut c_void,
        handleType: CUmemAllocationHandleType,
        flags: u64,
    ) -> CUmemoryPool;
    fn cuMemPoolImportPointer(
        pool: CUmemoryPool,
        shareData: &CUmemPoolPtrExportData,
    ) -> CUdeviceptr;
    fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize) -> ();
    fn cuMemRangeGetAttributes(
        data: &mut [*mut c_void],
        dataSizes: &[usize],
        attributes: &[CUmem_range_attribute],
        devPtr: CUdeviceptr,
        count: usize,
    ) -> ();
    fn cuMemRelease(handle: CUmemGenericAllocationHandle) -> ();
    fn cuMemRetainAllocationHandle(addr: *mut c_void) -> CUmemGenericAllocationHandle;
    fn cuMemUnmap(ptr: CUdeviceptr, size: usize) -> ();
    fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> ();
    fn cuMemcpy2D(pCopy: &CUDA_MEMCPY2D) -> ();
    fn cuMemcpy2DAsync(pCopy: &CUDA_MEMCPY2D, hStream: CUstream) -> ();
    fn cuMemcpy2DUnaligned(pCopy: &CUDA_MEMCPY2D) -> ();
    fn cuMemcpy3D(pCopy: &CUDA_MEMCPY3D) -> ();
    fn cuMemcpy3DAsync(pCopy: &CUDA_MEMCPY3D, hStream: CUstream) -> ();
    fn cuMemcpy3DPeer(pCopy: &CUDA_MEMCPY3D_PEER) -> ();
    fn cuMemcpy3DPeerAsync(pCopy: &CUDA_MEMCPY3D_PEER, hStream: CUstream) -> ();
    fn cuMemcpyAsync(
        dst: CUdeviceptr,
        src: CUdeviceptr,
        ByteCount: usize,
        hStream: CUstream,
    ) -> ();
    fn cuMemcpyAtoA(
        dstArray: CUarray,
        dstOffset: usize,
        srcArray: CUarray,
        srcOffset: usize,
        ByteCount: usize,
    ) -> ();
    fn cuMemcpyAtoD(
        dstDevice: CUdeviceptr,
        srcArray: CUarray,
        srcOffset: usize,
        ByteCount: usize,
    ) -> ();
    fn cuMemcpyAtoH<T: Output>(
        dstHost: &mut [T],
        srcArray: CUarray,
        srcOffset: usize,
    ) -> ();
    fn cuMemcpyAtoHAsync<T: Output>(
        dstHost: &mut [T],
        srcArray: CUarray,
        srcOffset: usize,
        hStream: CUstream,
    ) -> ();
    fn cuMemcpyDtoA(
        dstArray: CUarray,
        dstOffset: usize,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
    ) -> ();
    fn cuMemcpyDtoD(
        dstDevice: CUdeviceptr,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
    ) -> ();
    fn cuMemcpyDtoDAsync(
        dstDevice: CUdeviceptr,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
        hStream: CUstream,
    ) -> ();
    fn cuMemcpyDtoH<T: Output>(dstHost: &mut [T], srcDevice: CUdeviceptr) -> ();
    fn cuMemcpyDtoHAsync<T: Output>(
        dstHost: &mut [T],
        srcDevice: CUdeviceptr,
        hStream: CUstream,
    ) -> ();
    fn cuMemcpyHtoA<T: Input>(dstArray: CUarray, dstOffset: usize, srcHost: &[T]) -> ();
    fn cuMemcpyHtoAAsync<T: Input>(
        dstArray: CUarray,
        dstOffset: usize,
        srcHost: &[T],
        hStream: CUstream,
    ) -> ();
    fn cuMemcpyHtoD<T: Input>(dstDevice: CUdeviceptr, srcHost: &[T]) -> ();
    fn cuMemcpyHtoDAsync<T: Input>(
        dstDevice: CUdeviceptr,
        srcHost: &[T],
        hStream: CUstream,
    ) -> ();
    fn cuMemcpyPeer(
        dstDevice: CUdeviceptr,
        dstContext: CUcontext,
        srcDevice: CUdeviceptr,
        srcContext: CUcontext,
        ByteCount: usize,
    ) -> ();
    fn cuMemcpyPeerAsync(
        dstDevice: CUdeviceptr,
        dstContext: CUcontext,
        srcDevice: CUdeviceptr,
        srcContext: CUcontext,
        ByteCount: usize,
        hStream: CUstream,
    ) -> ();
    fn cuMemsetD16(dstDevice: CUdeviceptr, us: u16, N: usize) -> ();
    fn cuMemsetD16Async(
        dstDevice: CUdeviceptr,
        us: u16,
        N: usize,
        hStream: CUstream,
    ) -> ();
    fn cuMemsetD2D16(
        dstDevice: CUdeviceptr,
        dstPitch: usize,
        us: u16,
        Width: usize,
        Height: usize,
    ) -> ();
    fn cuMemsetD2D16Async(
        dstDevice: CUdeviceptr,
        dstPitch: usize,
        us: u16,
        Width: usize,
        Height: usize,
        hStream: CUstream,
    ) -> ();
    fn cuMemsetD2D32(
        dstDevice: CUdeviceptr,
        dstPitch: usize,
        ui: u32,
        Width: usize,
        Height: usize,
    ) -> ();
    fn cuMemsetD2D32Async(
        dstDevice: CUdeviceptr,
        dstPitch: usize,
        ui: u32,
        Width: usize,
        Height: usize,
        hStream: CUstream,
    ) -> ();
    fn cuMemsetD2D8(
        dstDevice: CUdeviceptr,
        dstPitch: usize,
        uc: u8,
        Width: usize,
        Height: usize,
    ) -> ();
    fn cuMemsetD2D8Async(
        dstDevice: CUdeviceptr,
        dstPitch: usize,
        uc: u8,
        Width: usize,
        Height: usize,
        hStream: CUstream,
    ) -> ();
    fn cuMemsetD32(dstDevice: CUdeviceptr, ui: u32, N: usize) -> ();
    fn cuMemsetD32Async(
        dstDevice: CUdeviceptr,
        ui: u32,
        N: usize,
        hStream: CUstream,
    ) -> ();
    fn cuMemsetD8(dstDevice: CUdeviceptr, uc: u8, N: usize) -> ();
    fn cuMemsetD8Async(
        dstDevice: CUdeviceptr,
        uc: u8,
        N: usize,
        hStream: CUstream,
    ) -> ();
    fn cuMipmappedArrayCreate(
        pMipmappedArrayDesc: &CUDA_ARRAY3D_DESCRIPTOR,
        numMipmapLevels: u32,
    ) -> CUmipmappedArray;
    fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) -> ();
    fn cuMipmappedArrayGetLevel(
        hMipmappedArray: CUmipmappedArray,
        level: u32,
    ) -> CUarray;
    fn cuMipmappedArrayGetMemoryRequirements(
        mipmap: CUmipmappedArray,
        device: CUdevice,
    ) -> CUDA_ARRAY_MEMORY_REQUIREMENTS;
    fn cuMipmappedArrayGetSparseProperties(
        mipmap: CUmipmappedArray,
    ) -> CUDA_ARRAY_SPARSE_PROPERTIES;
    fn cuModuleEnumerateFunctions(functions: &mut [CUfunction], r#mod: CUmodule) -> ();
    fn cuModuleGetFunction(hmod: CUmodule, name: &CStr) -> CUfunction;
    fn cuModuleGetFunctionCount(r#mod: CUmodule) -> u32;
    fn cuModuleGetGlobal(hmod: CUmodule, name: &CStr) -> (CUdeviceptr, usize);
    fn cuModuleGetLoadingMode() -> CUmoduleLoadingMode;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuModuleGetSurfRef(hmod: CUmodule, name: &CStr) -> CUsurfref;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuModuleGetTexRef(hmod: CUmodule, name: &CStr) -> CUtexref;
    fn cuModuleLoad(fname: &CStr) -> CUmodule;
    fn cuModuleLoadData(image: *const c_void) -> CUmodule;
    fn cuModuleLoadFatBinary(fatCubin: *const c_void) -> CUmodule;
    fn cuModuleUnload(hmod: CUmodule) -> ();
    fn cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice) -> ();
    fn cuMulticastCreate(prop: &CUmulticastObjectProp) -> CUmemGenericAllocationHandle;
    fn cuMulticastGetGranularity(
        prop: &CUmulticastObjectProp,
        option: CUmulticastGranularity_flags,
    ) -> usize;
    fn cuMulticastUnbind(
        mcHandle: CUmemGenericAllocationHandle,
        dev: CUdevice,
        mcOffset: usize,
        size: usize,
    ) -> ();
    fn cuOccupancyAvailableDynamicSMemPerBlock(
        func: CUfunction,
        numBlocks: i32,
        blockSize: i32,
    ) -> usize;
    fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
        func: CUfunction,
        blockSize: i32,
        dynamicSMemSize: usize,
    ) -> i32;
    fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        func: CUfunction,
        blockSize: i32,
        dynamicSMemSize: usize,
        flags: CUoccupancy_flags,
    ) -> i32;
    fn cuOccupancyMaxPotentialBlockSize(
        func: CUfunction,
        blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
        dynamicSMemSize: usize,
        blockSizeLimit: i32,
    ) -> (i32, i32);
    fn cuOccupancyMaxPotentialBlockSizeWithFlags(
        func: CUfunction,
        blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
        dynamicSMemSize: usize,
        blockSizeLimit: i32,
        flags: CUoccupancy_flags,
    ) -> (i32, i32);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSetSize(hfunc: CUfunction, numbytes: u32) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSetTexRef(hfunc: CUfunction, texunit: i32, hTexRef: CUtexref) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSetf(hfunc: CUfunction, offset: i32, value: f32) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSeti(hfunc: CUfunction, offset: i32, value: u32) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSetv<T: Input>(hfunc: CUfunction, offset: i32, ptr: &[T]) -> ();
    fn cuPointerGetAttributes(
        attributes: &[CUpointer_attribute],
        data: &mut [*mut c_void],
        ptr: CUdeviceptr,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuProfilerInitialize(
        configFile: &CStr,
        outputFile: &CStr,
        outputMode: CUoutput_mode,
    ) -> ();
    fn cuProfilerStart() -> ();
    fn cuProfilerStop() -> ();
    fn cuSignalExternalSemaphoresAsync(
        extSemArray: &[CUexternalSemaphore],
        paramsArray: &[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS],
        stream: CUstream,
    ) -> ();
    fn cuStreamAddCallback(
        hStream: CUstream,
        callback: CUstreamCallback,
        userData: *mut c_void,
        flags: u32,
    ) -> ();
    fn cuStreamAttachMemAsync(
        hStream: CUstream,
        dptr: CUdeviceptr,
        length: usize,
        flags: CUmemAttach_flags,
    ) -> ();
    fn cuStreamBeginCapture(hStream: CUstream, mode: CUstreamCaptureMode) -> ();
    fn cuStreamBeginCaptureToGraph(
        hStream: CUstream,
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        dependencyData: &[CUgraphEdgeData],
        mode: CUstreamCaptureMode,
    ) -> ();
    fn cuStreamCopyAttributes(dst: CUstream, src: CUstream) -> ();
    fn cuStreamDestroy(hStream: CUstream) -> ();
    fn cuStreamEndCapture(hStream: CUstream) -> CUgraph;
    fn cuStreamGetCtx(hStream: CUstream) -> CUcontext;
    fn cuStreamGetCtx_v2(hStream: CUstream) -> (CUcontext, CUgreenCtx);
    fn cuStreamGetDevice(hStream: CUstream) -> CUdevice;
    fn cuStreamGetFlags(hStream: CUstream) -> CUstream_flags;
    fn cuStreamGetGreenCtx(hStream: CUstream) -> CUgreenCtx;
    fn cuStreamGetId(hStream: CUstream) -> u64;
    fn cuStreamGetPriority(hStream: CUstream) -> i32;
    fn cuStreamIsCapturing(hStream: CUstream) -> CUstreamCaptureStatus;
    fn cuStreamQuery(hStream: CUstream) -> ();
    fn cuStreamSynchronize(hStream: CUstream) -> ();
    fn cuStreamWaitEvent(
        hStream: CUstream,
        hEvent: CUevent,
        Flags: CUevent_wait_flags,
    ) -> ();
    fn cuStreamWaitValue32(
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint32_t,
        flags: CUstreamWaitValue_flags,
    ) -> ();
    fn cuStreamWaitValue64(
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint64_t,
        flags: CUstreamWaitValue_flags,
    ) -> ();
    fn cuStreamWriteValue32(
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint32_t,
        flags: CUstreamWriteValue_flags,
    ) -> ();
    fn cuStreamWriteValue64(
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint64_t,
        flags: CUstreamWriteValue_flags,
    ) -> ();
    fn cuSurfObjectCreate(pResDesc: &CUDA_RESOURCE_DESC) -> CUsurfObject;
    fn cuSurfObjectDestroy(surfObject: CUsurfObject) -> ();
    fn cuSurfObjectGetResourceDesc(surfObject: CUsurfObject) -> CUDA_RESOURCE_DESC;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuSurfRefGetArray(hSurfRef: CUsurfref) -> CUarray;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: CUarray, Flags: u32) -> ();
    fn cuTexObjectCreate(
        pResDesc: &CUDA_RESOURCE_DESC,
        pTexDesc: &CUDA_TEXTURE_DESC,
        pResViewDesc: Option<&CUDA_RESOURCE_VIEW_DESC>,
    ) -> CUtexObject;
    fn cuTexObjectDestroy(texObject: CUtexObject) -> ();
    fn cuTexObjectGetResourceDesc(texObject: CUtexObject) -> CUDA_RESOURCE_DESC;
    fn cuTexObjectGetResourceViewDesc(texObject: CUtexObject) -> CUDA_RESOURCE_VIEW_DESC;
    fn cuTexObjectGetTextureDesc(texObject: CUtexObject) -> CUDA_TEXTURE_DESC;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefCreate() -> CUtexref;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefDestroy(hTexRef: CUtexref) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetAddress(hTexRef: CUtexref) -> CUdeviceptr;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetAddressMode(hTexRef: CUtexref, dim: i32) -> CUaddress_mode;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetArray(hTexRef: CUtexref) -> CUarray;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetBorderColor(hTexRef: CUtexref) -> [f32; 4];
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetFilterMode(hTexRef: CUtexref) -> CUfilter_mode;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetFlags(hTexRef: CUtexref) -> u32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetFormat(hTexRef: CUtexref) -> (CUarray_format, i32);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMaxAnisotropy(hTexRef: CUtexref) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMipmapFilterMode(hTexRef: CUtexref) -> CUfilter_mode;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMipmapLevelBias(hTexRef: CUtexref) -> f32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref) -> (f32, f32);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMipmappedArray(hTexRef: CUtexref) -> CUmipmappedArray;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetAddress(hTexRef: CUtexref, dptr: CUdeviceptr, bytes: usize) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetAddress2D(
        hTexRef: CUtexref,
        desc: &CUDA_ARRAY_DESCRIPTOR,
        dptr: CUdeviceptr,
        Pitch: usize,
    ) -> ();
    fn cuTexRefSetAddress2D_v2(
        hTexRef: CUtexref,
        desc: &CUDA_ARRAY_DESCRIPTOR,
        dptr: CUdeviceptr,
        Pitch: usize,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetAddressMode(hTexRef: CUtexref, dim: i32, am: CUaddress_mode) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray, Flags: u32) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetBorderColor(hTexRef: CUtexref, pBorderColor: &[f32; 4]) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetFlags(hTexRef: CUtexref, Flags: u32) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetFormat(
        hTexRef: CUtexref,
        fmt: CUarray_format,
        NumPackedComponents: i32,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: u32) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMipmapFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: f32) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMipmapLevelClamp(
        hTexRef: CUtexref,
        minMipmapLevelClamp: f32,
        maxMipmapLevelClamp: f32,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMipmappedArray(
        hTexRef: CUtexref,
        hMipmappedArray: CUmipmappedArray,
        Flags: u32,
    ) -> ();
    fn cuThreadExchangeStreamCaptureMode(
        mode: CUstreamCaptureMode,
    ) -> CUstreamCaptureMode;
    fn cuUserObjectCreate(
        ptr: *mut c_void,
        destroy: CUhostFn,
        initialRefcount: u32,
        flags: CUuserObject_flags,
    ) -> CUuserObject;
    fn cuUserObjectRelease(object: CUuserObject, count: u32) -> ();
    fn cuUserObjectRetain(object: CUuserObject, count: u32) -> ();
    fn cuVDPAUCtxCreate(
        flags: CUctx_flags,
        device: CUdevice,
        vdpDevice: VdpDevice,
        vdpGetProcAddress: VdpGetProcAddress,
    ) -> CUcontext;
    fn cuVDPAUGetDevice(
        vdpDevice: VdpDevice,
        vdpGetProcAddress: VdpGetProcAddress,
    ) -> CUdevice;
    fn cuWaitExternalSemaphoresAsync(
        extSemArray: &[CUexternalSemaphore],
        paramsArray: &[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS],
        stream: CUstream,
    ) -> ();
}

/// What selects attributes, with the type of each value: see [`crate::Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;

    keys! {
        CUcoredumpSettings {
            CU_COREDUMP_ENABLE_ON_EXCEPTION: bool as u8,
            CU_COREDUMP_TRIGGER_HOST: bool as u8,
            CU_COREDUMP_LIGHTWEIGHT: bool as u8,
            CU_COREDUMP_ENABLE_USER_TRIGGER: bool as u8,
            CU_COREDUMP_FILE: [core::ffi::c_char; 1024],
            CU_COREDUMP_PIPE: [core::ffi::c_char; 1024],
            CU_COREDUMP_GENERATION_FLAGS: u32,
        }
        CUgraphMem_attribute {
            CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT: cuuint64_t,
            CU_GRAPH_MEM_ATTR_USED_MEM_HIGH: cuuint64_t,
            CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT: cuuint64_t,
            CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH: cuuint64_t,
        }
        CUmemAllocationHandleType {
            CU_MEM_HANDLE_TYPE_NONE: i32,
            CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR: i32,
            CU_MEM_HANDLE_TYPE_WIN32: *mut c_void,
            CU_MEM_HANDLE_TYPE_WIN32_KMT: u32,
            CU_MEM_HANDLE_TYPE_FABRIC: CUmemFabricHandle,
        }
        CUmemPool_attribute {
            CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES: i32,
            CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC: i32,
            CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES: i32,
            CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: cuuint64_t,
            CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT: cuuint64_t,
            CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH: cuuint64_t,
            CU_MEMPOOL_ATTR_USED_MEM_CURRENT: cuuint64_t,
            CU_MEMPOOL_ATTR_USED_MEM_HIGH: cuuint64_t,
            CU_MEMPOOL_ATTR_ALLOCATION_TYPE: CUmemAllocationType,
            CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES: CUmemAllocationHandleType,
            CU_MEMPOOL_ATTR_LOCATION_ID: i32,
            CU_MEMPOOL_ATTR_LOCATION_TYPE: CUmemLocationType,
            CU_MEMPOOL_ATTR_MAX_POOL_SIZE: cuuint64_t,
            CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED: i32,
            CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID: i32,
        }
        CUmemRangeHandleType {
            CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD: i32,
        }
        CUmem_range_attribute {
            CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY: i32,
            CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION: i32,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION: i32,
            CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE: CUmemLocationType,
            CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID: i32,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE: CUmemLocationType,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID: i32,
        } + [
            CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY: i32,
        ]
        CUpointer_attribute {
            CU_POINTER_ATTRIBUTE_CONTEXT: CUcontext,
            CU_POINTER_ATTRIBUTE_MEMORY_TYPE: CUmemorytype,
            CU_POINTER_ATTRIBUTE_DEVICE_POINTER: CUdeviceptr,
            CU_POINTER_ATTRIBUTE_HOST_POINTER: *mut c_void,
            CU_POINTER_ATTRIBUTE_P2P_TOKENS: CUDA_POINTER_ATTRIBUTE_P2P_TOKENS,
            CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: bool as i32,
            CU_POINTER_ATTRIBUTE_BUFFER_ID: u64,
            CU_POINTER_ATTRIBUTE_IS_MANAGED: bool as i32,
            CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: i32,
            CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE: bool as i32,
            CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: CUdeviceptr,
            CU_POINTER_ATTRIBUTE_RANGE_SIZE: usize,
            CU_POINTER_ATTRIBUTE_MAPPED: bool as i32,
            CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: u64,
            CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: u32,
            CU_POINTER_ATTRIBUTE_ACCESS_FLAGS: CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS,
            CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: CUmemoryPool,
            CU_POINTER_ATTRIBUTE_MAPPING_SIZE: usize,
            CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR: CUdeviceptr,
            CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID: u64,
            CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE: bool as i32,
            CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL: i32,
        }
    }
}

/// As [`cuCoredumpGetAttribute`](raw::cuCoredumpGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuCoredumpGetAttribute<T: AttributeValue<C>, C: Output>(
    attrib: Key<CUcoredumpSettings, T, C>,
) -> Result<(T, usize), crate::Error<CUresult>> {
    crate::support::checked(
            called!(DRIVER, cuCoredumpGetAttribute),
            unsafe { raw::cuCoredumpGetAttribute::<C>(attrib.selector()) },
        )
        .map(|(value, size)| (T::from_c(value), size))
}

/// As [`cuCoredumpGetAttributeGlobal`](raw::cuCoredumpGetAttributeGlobal), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuCoredumpGetAttributeGlobal<T: AttributeValue<C>, C: Output>(
    attrib: Key<CUcoredumpSettings, T, C>,
) -> Result<(T, usize), crate::Error<CUresult>> {
    crate::support::checked(
            called!(DRIVER, cuCoredumpGetAttributeGlobal),
            unsafe { raw::cuCoredumpGetAttributeGlobal::<C>(attrib.selector()) },
        )
        .map(|(value, size)| (T::from_c(value), size))
}

/// As [`cuCoredumpSetAttribute`](raw::cuCoredumpSetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuCoredumpSetAttribute<T: AttributeValue<C>, C: Input>(
    attrib: Key<CUcoredumpSettings, T, C>,
    value: T,
) -> Result<usize, crate::Error<CUresult>> {
    crate::support::checked(
        called!(DRIVER, cuCoredumpSetAttribute),
        unsafe { raw::cuCoredumpSetAttribute::<C>(attrib.selector(), &value.into_c()) },
    )
}

/// As [`cuCoredumpSetAttributeGlobal`](raw::cuCoredumpSetAttributeGlobal), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuCoredumpSetAttributeGlobal<T: AttributeValue<C>, C: Input>(
    attrib: Key<CUcoredumpSettings, T, C>,
    value: T,
) -> Result<usize, crate::Error<CUresult>> {
    crate::support::checked(
        called!(DRIVER, cuCoredumpSetAttributeGlobal),
        unsafe {
            raw::cuCoredumpSetAttributeGlobal::<C>(attrib.selector(), &value.into_c())
        },
    )
}

/// As [`cuDeviceGetGraphMemAttribute`](raw::cuDeviceGetGraphMemAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuDeviceGetGraphMemAttribute<T: AttributeValue<C>, C: Output>(
    device: CUdevice,
    attr: Key<CUgraphMem_attribute, T, C>,
) -> Result<T, crate::Error<CUresult>> {
    crate::support::checked(
            called!(DRIVER, cuDeviceGetGraphMemAttribute),
            unsafe { raw::cuDeviceGetGraphMemAttribute::<C>(device, attr.selector()) },
        )
        .map(T::from_c)
}

/// As [`cuDeviceGetName`](raw::cuDeviceGetName), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuDeviceGetName(dev: CUdevice) -> Result<CString, crate::Error<CUresult>> {
    grow::string(
        called!(DRIVER, cuDeviceGetName),
        |name| {
            let (returned,) = unsafe { raw::cuDeviceGetName(name, dev) };
            returned
        },
    )
}

/// As [`cuDeviceGetPCIBusId`](raw::cuDeviceGetPCIBusId), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuDeviceGetPCIBusId(
    dev: CUdevice,
) -> Result<CString, crate::Error<CUresult>> {
    grow::string(
        called!(DRIVER, cuDeviceGetPCIBusId),
        |pciBusId| {
            let (returned,) = unsafe { raw::cuDeviceGetPCIBusId(pciBusId, dev) };
            returned
        },
    )
}

/// As [`cuDeviceSetGraphMemAttribute`](raw::cuDeviceSetGraphMemAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuDeviceSetGraphMemAttribute<T: AttributeValue<C>, C: Input>(
    device: CUdevice,
    attr: Key<CUgraphMem_attribute, T, C>,
    value: T,
) -> Result<(), crate::Error<CUresult>> {
    crate::support::checked(
        called!(DRIVER, cuDeviceSetGraphMemAttribute),
        unsafe {
            raw::cuDeviceSetGraphMemAttribute::<
                C,
            >(device, attr.selector(), &value.into_c())
        },
    )
}

/// As [`cuGraphGetNodes`](raw::cuGraphGetNodes), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuGraphGetNodes(
    hGraph: CUgraph,
) -> Result<Vec<CUgraphNode>, crate::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphGetNodes),
        |room| {
            let mut nodes = grow::room(room);
            let (returned, numNodes) = unsafe {
                raw::cuGraphGetNodes(hGraph, &mut nodes)
            };
            let len = grow::length(numNodes);
            nodes.truncate(len);
            (returned, len, nodes)
        },
    )
}

/// As [`cuGraphGetRootNodes`](raw::cuGraphGetRootNodes), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuGraphGetRootNodes(
    hGraph: CUgraph,
) -> Result<Vec<CUgraphNode>, crate::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphGetRootNodes),
        |room| {
            let mut rootNodes = grow::room(room);
            let (returned, numRootNodes) = unsafe {
                raw::cuGraphGetRootNodes(hGraph, &mut rootNodes)
            };
            let len = grow::length(numRootNodes);
            rootNodes.truncate(len);
            (returned, len, rootNodes)
        },
    )
}

/// As [`cuMemExportToShareableHandle`](raw::cuMemExportToShareableHandle), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuMemExportToShareableHandle<T: AttributeValue<C>, C: Output>(
    handle: CUmemGenericAllocationHandle,
    handleType: Key<CUmemAllocationHandleType, T, C>,
    flags: u64,
) -> Result<T, crate::Error<CUresult>> {
    crate::support::checked(
            called!(DRIVER, cuMemExportToShareableHandle),
            unsafe {
                raw::cuMemExportToShareableHandle::<
                    C,
                >(handle, handleType.selector(), flags)
            },
        )
        .map(T::from_c)
}

/// As [`cuMemGetHandleForAddressRange`](raw::cuMemGetHandleForAddressRange), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuMemGetHandleForAddressRange<T: AttributeValue<C>, C: Output>(
    dptr: CUdeviceptr,
    size: usize,
    handleType: Key<CUmemRangeHandleType, T, C>,
    flags: CUmemRangeFlags,
) -> Result<T, crate::Error<CUresult>> {
    crate::support::checked(
            called!(DRIVER, cuMemGetHandleForAddressRange),
            unsafe {
                raw::cuMemGetHandleForAddressRange::<
                    C,
                >(dptr, size, handleType.selector(), flags)
            },
        )
        .map(T::from_c)
}

/// As [`cuMemPoolExportToShareableHandle`](raw::cuMemPoolExportToShareableHandle), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuMemPoolExportToShareableHandle<T: AttributeValue<C>, C: Output>(
    pool: CUmemoryPool,
    handleType: Key<CUmemAllocationHandleType, T, C>,
    flags: u64,
) -> Result<T, crate::Error<CUresult>> {
    crate::support::checked(
            called!(DRIVER, cuMemPoolExportToShareableHandle),
            unsafe {
                raw::cuMemPoolExportToShareableHandle::<
                    C,
                >(pool, handleType.selector(), flags)
            },
        )
        .map(T::from_c)
}

/// As [`cuMemPoolGetAttribute`](raw::cuMemPoolGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuMemPoolGetAttribute<T: AttributeValue<C>, C: Output>(
    pool: CUmemoryPool,
    attr: Key<CUmemPool_attribute, T, C>,
) -> Result<T, crate::Error<CUresult>> {
    crate::support::checked(
            called!(DRIVER, cuMemPoolGetAttribute),
            unsafe { raw::cuMemPoolGetAttribute::<C>(pool, attr.selector()) },
        )
        .map(T::from_c)
}

/// As [`cuMemPoolSetAttribute`](raw::cuMemPoolSetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuMemPoolSetAttribute<T: AttributeValue<C>, C: Input>(
    pool: CUmemoryPool,
    attr: Key<CUmemPool_attribute, T, C>,
    value: T,
) -> Result<(), crate::Error<CUresult>> {
    crate::support::checked(
        called!(DRIVER, cuMemPoolSetAttribute),
        unsafe {
            raw::cuMemPoolSetAttribute::<C>(pool, attr.selector(), &value.into_c())
        },
    )
}

/// As [`cuMemRangeGetAttribute`](raw::cuMemRangeGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuMemRangeGetAttribute<T: AttributeValue<C>, C: Output>(
    attribute: Key<CUmem_range_attribute, T, C>,
    devPtr: CUdeviceptr,
    count: usize,
) -> Result<T, crate::Error<CUresult>> {
    crate::support::checked(
            called!(DRIVER, cuMemRangeGetAttribute),
            unsafe {
                raw::cuMemRangeGetAttribute::<C>(attribute.selector(), devPtr, count)
            },
        )
        .map(T::from_c)
}

/// As [`cuPointerGetAttribute`](raw::cuPointerGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuPointerGetAttribute<T: AttributeValue<C>, C: Output>(
    attribute: Key<CUpointer_attribute, T, C>,
    ptr: CUdeviceptr,
) -> Result<T, crate::Error<CUresult>> {
    crate::support::checked(
            called!(DRIVER, cuPointerGetAttribute),
            unsafe { raw::cuPointerGetAttribute::<C>(attribute.selector(), ptr) },
        )
        .map(T::from_c)
}

/// As [`cuPointerSetAttribute`](raw::cuPointerSetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuPointerSetAttribute<T: AttributeValue<C>, C: Input>(
    value: T,
    attribute: Key<CUpointer_attribute, T, C>,
    ptr: CUdeviceptr,
) -> Result<(), crate::Error<CUresult>> {
    crate::support::checked(
        called!(DRIVER, cuPointerSetAttribute),
        unsafe {
            raw::cuPointerSetAttribute::<C>(&value.into_c(), attribute.selector(), ptr)
        },
    )
}

#[doc(no_inline)]
pub use self::cuArray3DCreate as cuArray3DCreate_v2;

#[doc(no_inline)]
pub use self::cuArray3DGetDescriptor as cuArray3DGetDescriptor_v2;

#[doc(no_inline)]
pub use self::cuArrayCreate as cuArrayCreate_v2;

#[doc(no_inline)]
pub use self::cuArrayGetDescriptor as cuArrayGetDescriptor_v2;

#[doc(no_inline)]
pub use self::cuCtxDestroy as cuCtxDestroy_v2;

#[doc(no_inline)]
pub use self::cuCtxPopCurrent as cuCtxPopCurrent_v2;

#[doc(no_inline)]
pub use self::cuCtxPushCurrent as cuCtxPushCurrent_v2;

#[doc(no_inline)]
pub use self::cuDevicePrimaryCtxRelease as cuDevicePrimaryCtxRelease_v2;

#[doc(no_inline)]
pub use self::cuDevicePrimaryCtxReset as cuDevicePrimaryCtxReset_v2;

#[doc(no_inline)]
pub use self::cuDevicePrimaryCtxSetFlags as cuDevicePrimaryCtxSetFlags_v2;

#[doc(no_inline)]
pub use self::cuDeviceTotalMem as cuDeviceTotalMem_v2;

#[doc(no_inline)]
pub use self::cuEventDestroy as cuEventDestroy_v2;

#[doc(no_inline)]
pub use self::cuGLCtxCreate as cuGLCtxCreate_v2;

#[doc(no_inline)]
pub use self::cuGLGetDevices as cuGLGetDevices_v2;

#[doc(no_inline)]
pub use self::cuGLMapBufferObject as cuGLMapBufferObject_v2;

#[doc(no_inline)]
pub use self::cuGLMapBufferObjectAsync as cuGLMapBufferObjectAsync_v2;

#[doc(no_inline)]
pub use self::cuGetProcAddress as cuGetProcAddress_v2;

#[doc(no_inline)]
pub use self::cuGraphAddKernelNode as cuGraphAddKernelNode_v2;

#[doc(no_inline)]
pub use self::cuGraphExecKernelNodeSetParams as cuGraphExecKernelNodeSetParams_v2;

#[doc(no_inline)]
pub use self::cuGraphExecUpdate as cuGraphExecUpdate_v2;

#[doc(no_inline)]
pub use self::cuGraphInstantiate as cuGraphInstantiateWithFlags;

#[doc(no_inline)]
pub use self::cuGraphKernelNodeGetParams as cuGraphKernelNodeGetParams_v2;

#[doc(no_inline)]
pub use self::cuGraphKernelNodeSetParams as cuGraphKernelNodeSetParams_v2;

#[doc(no_inline)]
pub use self::cuGraphicsResourceGetMappedPointer as cuGraphicsResourceGetMappedPointer_v2;

#[doc(no_inline)]
pub use self::cuGraphicsResourceSetMapFlags as cuGraphicsResourceSetMapFlags_v2;

#[doc(no_inline)]
pub use self::cuIpcOpenMemHandle as cuIpcOpenMemHandle_v2;

#[doc(no_inline)]
pub use self::cuMemAllocPitch as cuMemAllocPitch_v2;

#[doc(no_inline)]
pub use self::cuMemFree as cuMemFree_v2;

#[doc(no_inline)]
pub use self::cuMemGetAddressRange as cuMemGetAddressRange_v2;

#[doc(no_inline)]
pub use self::cuMemGetInfo as cuMemGetInfo_v2;

#[doc(no_inline)]
pub use self::cuMemHostGetDevicePointer as cuMemHostGetDevicePointer_v2;

#[doc(no_inline)]
pub use self::cuMemcpy2D as cuMemcpy2D_v2;

#[doc(no_inline)]
pub use self::cuMemcpy2DAsync as cuMemcpy2DAsync_v2;

#[doc(no_inline)]
pub use self::cuMemcpy2DUnaligned as cuMemcpy2DUnaligned_v2;

#[doc(no_inline)]
pub use self::cuMemcpy3D as cuMemcpy3D_v2;

#[doc(no_inline)]
pub use self::cuMemcpy3DAsync as cuMemcpy3DAsync_v2;

#[doc(no_inline)]
pub use self::cuMemcpyAtoA as cuMemcpyAtoA_v2;

#[doc(no_inline)]
pub use self::cuMemcpyAtoD as cuMemcpyAtoD_v2;

#[doc(no_inline)]
pub use self::cuMemcpyAtoH as cuMemcpyAtoH_v2;

#[doc(no_inline)]
pub use self::cuMemcpyAtoHAsync as cuMemcpyAtoHAsync_v2;

#[doc(no_inline)]
pub use self::cuMemcpyDtoA as cuMemcpyDtoA_v2;

#[doc(no_inline)]
pub use self::cuMemcpyDtoD as cuMemcpyDtoD_v2;

#[doc(no_inline)]
pub use self::cuMemcpyDtoDAsync as cuMemcpyDtoDAsync_v2;

#[doc(no_inline)]
pub use self::cuMemcpyDtoH as cuMemcpyDtoH_v2;

#[doc(no_inline)]
pub use self::cuMemcpyDtoHAsync as cuMemcpyDtoHAsync_v2;

#[doc(no_inline)]
pub use self::cuMemcpyHtoA as cuMemcpyHtoA_v2;

#[doc(no_inline)]
pub use self::cuMemcpyHtoAAsync as cuMemcpyHtoAAsync_v2;

#[doc(no_inline)]
pub use self::cuMemcpyHtoD as cuMemcpyHtoD_v2;

#[doc(no_inline)]
pub use self::cuMemcpyHtoDAsync as cuMemcpyHtoDAsync_v2;

#[doc(no_inline)]
pub use self::cuMemsetD16 as cuMemsetD16_v2;

#[doc(no_inline)]
pub use self::cuMemsetD2D16 as cuMemsetD2D16_v2;

#[doc(no_inline)]
pub use self::cuMemsetD2D32 as cuMemsetD2D32_v2;

#[doc(no_inline)]
pub use self::cuMemsetD2D8 as cuMemsetD2D8_v2;

#[doc(no_inline)]
pub use self::cuMemsetD32 as cuMemsetD32_v2;

#[doc(no_inline)]
pub use self::cuMemsetD8 as cuMemsetD8_v2;

#[doc(no_inline)]
pub use self::cuModuleGetGlobal as cuModuleGetGlobal_v2;

#[doc(no_inline)]
pub use self::cuStreamBeginCapture as cuStreamBeginCapture_v2;

#[doc(no_inline)]
pub use self::cuStreamDestroy as cuStreamDestroy_v2;

#[doc(no_inline)]
pub use self::cuStreamWaitValue32 as cuStreamWaitValue32_v2;

#[doc(no_inline)]
pub use self::cuStreamWaitValue64 as cuStreamWaitValue64_v2;

#[doc(no_inline)]
pub use self::cuStreamWriteValue32 as cuStreamWriteValue32_v2;

#[doc(no_inline)]
pub use self::cuStreamWriteValue64 as cuStreamWriteValue64_v2;

#[doc(no_inline)]
pub use self::cuTexRefGetAddress as cuTexRefGetAddress_v2;

#[doc(no_inline)]
pub use self::cuTexRefSetAddress as cuTexRefSetAddress_v2;

#[doc(no_inline)]
pub use self::cuTexRefSetAddress2D as cuTexRefSetAddress2D_v3;

#[doc(no_inline)]
pub use self::cuVDPAUCtxCreate as cuVDPAUCtxCreate_v2;
