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
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuArray3DCreate(pAllocateArray: &CUDA_ARRAY3D_DESCRIPTOR) -> CUarray;
    /// # Safety
    ///
    /// `hArray`: a live handle that no other thread uses during the call.
    fn cuArray3DGetDescriptor(hArray: CUarray) -> CUDA_ARRAY3D_DESCRIPTOR;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuArrayCreate(pAllocateArray: &CUDA_ARRAY_DESCRIPTOR) -> CUarray;
    /// - `hArray`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hArray`: a live handle that no other thread uses during the call.
    /// - No thread uses `hArray`, or objects that belong to it, during or after the call.
    fn cuArrayDestroy(hArray: CUarray) -> ();
    /// # Safety
    ///
    /// `hArray`: a live handle that no other thread uses during the call.
    fn cuArrayGetDescriptor(hArray: CUarray) -> CUDA_ARRAY_DESCRIPTOR;
    /// # Safety
    ///
    /// `array`: a live handle that no other thread uses during the call.
    fn cuArrayGetMemoryRequirements(
        array: CUarray,
        device: CUdevice,
    ) -> CUDA_ARRAY_MEMORY_REQUIREMENTS;
    /// # Safety
    ///
    /// `hArray`: a live handle that no other thread uses during the call.
    fn cuArrayGetPlane(hArray: CUarray, planeIdx: u32) -> CUarray;
    /// # Safety
    ///
    /// `array`: a live handle that no other thread uses during the call.
    fn cuArrayGetSparseProperties(array: CUarray) -> CUDA_ARRAY_SPARSE_PROPERTIES;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCheckpointProcessGetRestoreThreadId(pid: i32) -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCheckpointProcessGetState(pid: i32) -> CUprocessState;
    /// - `args`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCheckpointProcessLock(pid: i32, args: Option<&CUcheckpointLockArgs>) -> ();
    /// - `args`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCheckpointProcessUnlock(pid: i32, args: Option<&CUcheckpointUnlockArgs>) -> ();
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuCtxAttach(flags: u32) -> CUcontext;
    /// - `ctx`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `ctx`: a live handle.
    /// - No thread uses `ctx`, or objects that belong to it, during or after the call.
    fn cuCtxDestroy(ctx: CUcontext) -> ();
    /// # Safety
    ///
    /// - `ctx`: a live handle.
    /// - No thread uses `ctx`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuCtxDetach(ctx: CUcontext) -> ();
    /// # Safety
    ///
    /// - `peerContext`: a live handle.
    /// - No work in the current context uses memory of `peerContext` any more.
    fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> ();
    /// - `Flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `peerContext`: a live handle.
    fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: u32) -> ();
    /// # Safety
    ///
    /// - `hCtx`: a live handle that no other thread uses during the call.
    /// - The context that is returned is never destroyed by itself: it goes with `hCtx`.
    fn cuCtxFromGreenCtx(hCtx: CUgreenCtx) -> CUcontext;
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuCtxGetApiVersion(ctx: CUcontext) -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetCacheConfig() -> CUfunc_cache;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetCurrent() -> CUcontext;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetDevice() -> CUdevice;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetExecAffinity(r#type: CUexecAffinityType) -> CUexecAffinityParam;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetFlags() -> CUctx_flags;
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuCtxGetId(ctx: CUcontext) -> u64;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuCtxGetSharedMemConfig() -> CUsharedconfig;
    /// Returns `leastPriority`, `greatestPriority`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetStreamPriorityRange() -> (i32, i32);
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxPopCurrent() -> CUcontext;
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuCtxPushCurrent(ctx: CUcontext) -> ();
    /// # Safety
    ///
    /// `hCtx`, `hEvent`: live handles.
    fn cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxResetPersistingL2Cache() -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxSetCacheConfig(config: CUfunc_cache) -> ();
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuCtxSetCurrent(ctx: CUcontext) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxSetFlags(flags: CUctx_flags) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> ();
    /// # Safety
    ///
    /// `hCtx`, `hEvent`: live handles.
    fn cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent) -> ();
    /// - `extMem`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `extMem`: a live handle that no other thread uses during the call.
    /// - No thread uses `extMem`, or objects that belong to it, during or after the call.
    fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> ();
    /// - `extSem`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `extSem`: a live handle that no other thread uses during the call.
    /// - No thread uses `extSem`, or objects that belong to it, during or after the call.
    fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceCanAccessPeer(dev: CUdevice, peerDev: CUdevice) -> i32;
    /// Returns `major`, `minor`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "use `cuDeviceGetAttribute` instead")]
    fn cuDeviceComputeCapability(dev: CUdevice) -> (i32, i32);
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGet(ordinal: i32) -> CUdevice;
    /// - `pciBusId`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetByPCIBusId(pciBusId: &CStr) -> CUdevice;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetCount() -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetDefaultMemPool(dev: CUdevice) -> CUmemoryPool;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetExecAffinitySupport(r#type: CUexecAffinityType, dev: CUdevice) -> i32;
    /// Returns `luid`, `deviceNodeMask`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetLuid(dev: CUdevice) -> ([core::ffi::c_char; 8], u32);
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetMemPool(dev: CUdevice) -> CUmemoryPool;
    /// - `nvSciSyncAttrList`: in, an address, passed unchanged
    /// - `flags`: in, flags: [`CUDA_NVSCISYNC_ATTR_SIGNAL`], [`CUDA_NVSCISYNC_ATTR_WAIT`]
    ///
    /// # Safety
    ///
    /// `nvSciSyncAttrList`: valid memory of the size that the other arguments imply.
    fn cuDeviceGetNvSciSyncAttributes(
        nvSciSyncAttrList: *mut c_void,
        dev: CUdevice,
        flags: i32,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetP2PAttribute(
        attrib: CUdevice_P2PAttribute,
        srcDevice: CUdevice,
        dstDevice: CUdevice,
    ) -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "use `cuDeviceGetAttribute` instead")]
    fn cuDeviceGetProperties(dev: CUdevice) -> CUdevprop;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetTexture1DLinearMaxWidth(
        format: CUarray_format,
        numChannels: u32,
        dev: CUdevice,
    ) -> usize;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGraphMemTrim(device: CUdevice) -> ();
    /// Returns `flags`, `active`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDevicePrimaryCtxGetState(dev: CUdevice) -> (CUctx_flags, i32);
    /// # Safety
    ///
    /// Nothing in the process uses objects of the device's primary context during or after the call.
    fn cuDevicePrimaryCtxRelease(dev: CUdevice) -> ();
    /// # Safety
    ///
    /// Nothing in the process uses objects of the device's primary context during or after the call.
    fn cuDevicePrimaryCtxReset(dev: CUdevice) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDevicePrimaryCtxRetain(dev: CUdevice) -> CUcontext;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDevicePrimaryCtxSetFlags(dev: CUdevice, flags: CUctx_flags) -> ();
    /// - `callbackFunc`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callbackFunc` is called with `userData` until `cuDeviceUnregisterAsyncNotification` is called, on any thread: it must not unwind. `userData` must live as long.
    fn cuDeviceRegisterAsyncNotification(
        device: CUdevice,
        callbackFunc: CUasyncCallback,
        userData: *mut c_void,
    ) -> CUasyncCallbackHandle;
    /// # Safety
    ///
    /// `pool`: a live handle.
    fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceTotalMem(dev: CUdevice) -> usize;
    /// - `callback`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `callback`: a live handle.
    /// - No thread uses `callback`, or objects that belong to it, during or after the call.
    fn cuDeviceUnregisterAsyncNotification(
        device: CUdevice,
        callback: CUasyncCallbackHandle,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDriverGetVersion() -> i32;
    /// - `conn`: read and updated in place
    /// - `pCudaResource`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - `pCudaResource`: a live handle that no other thread uses during the call.
    fn cuEGLStreamConsumerAcquireFrame(
        conn: &mut CUeglStreamConnection,
        pCudaResource: &mut CUgraphicsResource,
        pStream: Option<&CUstream>,
        timeout: u32,
    ) -> ();
    /// # Safety
    ///
    /// `stream`: a live handle.
    fn cuEGLStreamConsumerConnect(stream: EGLStreamKHR) -> CUeglStreamConnection;
    /// # Safety
    ///
    /// `stream`: a live handle.
    fn cuEGLStreamConsumerConnectWithFlags(
        stream: EGLStreamKHR,
        flags: CUeglResourceLocationFlags,
    ) -> CUeglStreamConnection;
    /// - `conn`: read and updated in place
    ///
    /// # Safety
    ///
    /// `conn`: a live handle.
    fn cuEGLStreamConsumerDisconnect(conn: &mut CUeglStreamConnection) -> ();
    /// - `conn`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - `pCudaResource`: a live handle that no other thread uses during the call.
    fn cuEGLStreamConsumerReleaseFrame(
        conn: &mut CUeglStreamConnection,
        pCudaResource: CUgraphicsResource,
        pStream: Option<&CUstream>,
    ) -> ();
    /// # Safety
    ///
    /// `stream`: a live handle.
    fn cuEGLStreamProducerConnect(
        stream: EGLStreamKHR,
        width: EGLint,
        height: EGLint,
    ) -> CUeglStreamConnection;
    /// - `conn`: read and updated in place
    ///
    /// # Safety
    ///
    /// `conn`: a live handle.
    fn cuEGLStreamProducerDisconnect(conn: &mut CUeglStreamConnection) -> ();
    /// - `conn`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - Pointers, handles and lengths in `eglframe` are valid.
    /// - The frame is not freed before the producer has disconnected.
    fn cuEGLStreamProducerPresentFrame(
        conn: &mut CUeglStreamConnection,
        eglframe: CUeglFrame,
        pStream: Option<&CUstream>,
    ) -> ();
    /// - `conn`: read and updated in place
    /// - `eglframe`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - Pointers, handles and lengths in `eglframe` are valid.
    fn cuEGLStreamProducerReturnFrame(
        conn: &mut CUeglStreamConnection,
        eglframe: &mut CUeglFrame,
        pStream: Option<&CUstream>,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuEventCreate(Flags: CUevent_flags) -> CUevent;
    /// # Safety
    ///
    /// `eglSync`: a live handle.
    fn cuEventCreateFromEGLSync(eglSync: EGLSyncKHR, flags: CUevent_flags) -> CUevent;
    /// - `hEvent`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hEvent`: a live handle.
    /// - No thread uses `hEvent`, or objects that belong to it, during or after the call.
    fn cuEventDestroy(hEvent: CUevent) -> ();
    /// # Safety
    ///
    /// `hEvent`: a live handle.
    fn cuEventQuery(hEvent: CUevent) -> ();
    /// # Safety
    ///
    /// - `hEvent`: a live handle.
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    fn cuEventRecord(hEvent: CUevent, hStream: CUstream) -> ();
    /// # Safety
    ///
    /// - `hEvent`: a live handle.
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    fn cuEventRecordWithFlags(
        hEvent: CUevent,
        hStream: CUstream,
        flags: CUevent_record_flags,
    ) -> ();
    /// # Safety
    ///
    /// `hEvent`: a live handle.
    fn cuEventSynchronize(hEvent: CUevent) -> ();
    /// # Safety
    ///
    /// `extMem`: a live handle that no other thread uses during the call.
    fn cuExternalMemoryGetMappedMipmappedArray(
        extMem: CUexternalMemory,
        mipmapDesc: &CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    ) -> CUmipmappedArray;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFlushGPUDirectRDMAWrites(
        target: CUflushGPUDirectRDMAWritesTarget,
        scope: CUflushGPUDirectRDMAWritesScope,
    ) -> ();
    /// # Safety
    ///
    /// - `hfunc`: a live handle.
    /// - A module that the CUDA runtime has loaded is never unloaded by the program.
    fn cuFuncGetModule(hfunc: CUfunction) -> CUmodule;
    /// # Safety
    ///
    /// - `hfunc`: a live handle.
    /// - `name` points to memory of the library, valid as long as `hfunc` exists.
    fn cuFuncGetName(hfunc: CUfunction) -> *const core::ffi::c_char;
    /// Returns `paramOffset`, `paramSize`.
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cuFuncGetParamInfo(func: CUfunction, paramIndex: usize) -> (usize, usize);
    /// # Safety
    ///
    /// `function`: a live handle.
    fn cuFuncIsLoaded(function: CUfunction) -> CUfunctionLoadingState;
    /// # Safety
    ///
    /// `function`: a live handle.
    fn cuFuncLoad(function: CUfunction) -> ();
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuFuncSetBlockShape(hfunc: CUfunction, x: i32, y: i32, z: i32) -> ();
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    fn cuFuncSetCacheConfig(hfunc: CUfunction, config: CUfunc_cache) -> ();
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuFuncSetSharedMemConfig(hfunc: CUfunction, config: CUsharedconfig) -> ();
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuFuncSetSharedSize(hfunc: CUfunction, bytes: u32) -> ();
    /// # Safety
    ///
    /// Destroying `pCtx` destroys what is made in it: nothing uses that afterwards.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLCtxCreate(Flags: CUctx_flags, device: CUdevice) -> CUcontext;
    /// - `pCudaDevices`: out, array, length `cudaDeviceCount`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGLGetDevices(pCudaDevices: &mut [CUdevice], deviceList: CUGLDeviceList) -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLInit() -> ();
    /// Returns `dptr`, `size`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLMapBufferObject(buffer: GLuint) -> (CUdeviceptr, usize);
    /// Returns `dptr`, `size`.
    ///
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLMapBufferObjectAsync(
        buffer: GLuint,
        hStream: CUstream,
    ) -> (CUdeviceptr, usize);
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLRegisterBufferObject(buffer: GLuint) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLSetBufferObjectMapFlags(buffer: GLuint, Flags: CUGLmap_flags) -> ();
    /// # Safety
    ///
    /// No thread uses what `buffer` mapped or bound, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLUnmapBufferObject(buffer: GLuint) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - No thread uses what `buffer` mapped or bound, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLUnmapBufferObjectAsync(buffer: GLuint, hStream: CUstream) -> ();
    /// # Safety
    ///
    /// `buffer`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLUnregisterBufferObject(buffer: GLuint) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGetErrorName(error: CUresult) -> Option<&'static CStr>;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGetErrorString(error: CUresult) -> Option<&'static CStr>;
    /// # Safety
    ///
    /// `ppExportTable` points to memory of the library, valid as long as the process runs.
    fn cuGetExportTable(pExportTableId: &CUuuid) -> *const c_void;
    /// - `symbol`: in, string
    ///
    /// Returns `pfn`, `symbolStatus`.
    ///
    /// # Safety
    ///
    /// `pfn` points to memory of the library, valid as long as the process runs.
    fn cuGetProcAddress(
        symbol: &CStr,
        cudaVersion: i32,
        flags: CUdriverProcAddress_flags,
    ) -> (*mut c_void, CUdriverProcAddressQueryResult);
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `hGraph`, `dependencies`, `childGraph`: live handles that no other thread uses during the call.
    fn cuGraphAddChildGraphNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        childGraph: CUgraph,
    ) -> CUgraphNode;
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    fn cuGraphAddEmptyNode(hGraph: CUgraph, dependencies: &[CUgraphNode]) -> CUgraphNode;
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event` and what it refers to are used after the call, as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddEventRecordNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        event: CUevent,
    ) -> CUgraphNode;
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event` and what it refers to are used after the call, as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddEventWaitNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        event: CUevent,
    ) -> CUgraphNode;
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddExternalSemaphoresSignalNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    ) -> CUgraphNode;
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddExternalSemaphoresWaitNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    ) -> CUgraphNode;
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddHostNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        nodeParams: &CUDA_HOST_NODE_PARAMS,
    ) -> CUgraphNode;
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid during the call, which copies what it needs.
    /// - The kernel uses no texture or surface reference.
    fn cuGraphAddKernelNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        nodeParams: &CUDA_KERNEL_NODE_PARAMS,
    ) -> CUgraphNode;
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - `dptr`: valid memory of the size that the other arguments imply, as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddMemFreeNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        dptr: CUdeviceptr,
    ) -> CUgraphNode;
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - `ctx`: a live handle.
    /// - Pointers, handles and lengths in `copyParams` are valid as long as `hGraph`, or a copy of it, exists.
    /// - `ctx` and what it refers to are used after the call, as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddMemcpyNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        copyParams: &CUDA_MEMCPY3D,
        ctx: CUcontext,
    ) -> CUgraphNode;
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - `ctx`: a live handle.
    /// - Pointers, handles and lengths in `memsetParams` are valid as long as `hGraph`, or a copy of it, exists.
    /// - `ctx` and what it refers to are used after the call, as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddMemsetNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        memsetParams: &CUDA_MEMSET_NODE_PARAMS,
        ctx: CUcontext,
    ) -> CUgraphNode;
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode) -> CUgraph;
    /// # Safety
    ///
    /// `originalGraph`: a live handle that no other thread uses during the call.
    fn cuGraphClone(originalGraph: CUgraph) -> CUgraph;
    /// - `flags`: in, flags: [`CU_GRAPH_COND_ASSIGN_DEFAULT`]
    ///
    /// # Safety
    ///
    /// - `hGraph`: a live handle that no other thread uses during the call.
    /// - `ctx`: a live handle.
    fn cuGraphConditionalHandleCreate(
        hGraph: CUgraph,
        ctx: CUcontext,
        defaultLaunchValue: u32,
        flags: u32,
    ) -> CUgraphConditionalHandle;
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGraphCreate(flags: u32) -> CUgraph;
    /// - `path`: in, string
    ///
    /// # Safety
    ///
    /// `hGraph`: a live handle that no other thread uses during the call.
    fn cuGraphDebugDotPrint(
        hGraph: CUgraph,
        path: &CStr,
        flags: CUgraphDebugDot_flags,
    ) -> ();
    /// - `hGraph`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hGraph`: a live handle that no other thread uses during the call.
    /// - No thread uses `hGraph`, or objects that belong to it, during or after the call.
    fn cuGraphDestroy(hGraph: CUgraph) -> ();
    /// - `hNode`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - No thread uses `hNode`, or objects that belong to it, during or after the call.
    fn cuGraphDestroyNode(hNode: CUgraphNode) -> ();
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode) -> CUevent;
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event` and what it refers to are used after the call, as long as `hNode`, or a copy of it, exists.
    fn cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> ();
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode) -> CUevent;
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event` and what it refers to are used after the call, as long as `hNode`, or a copy of it, exists.
    fn cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> ();
    /// # Safety
    ///
    /// `hGraphExec`, `hNode`, `childGraph`: live handles that no other thread uses during the call.
    fn cuGraphExecChildGraphNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        childGraph: CUgraph,
    ) -> ();
    /// - `hGraphExec`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hGraphExec`: a live handle that no other thread uses during the call.
    /// - No thread uses `hGraphExec`, or objects that belong to it, during or after the call.
    fn cuGraphExecDestroy(hGraphExec: CUgraphExec) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event` and what it refers to are used after the call, as long as `hGraphExec` exists.
    fn cuGraphExecEventRecordNodeSetEvent(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        event: CUevent,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event` and what it refers to are used after the call, as long as `hGraphExec` exists.
    fn cuGraphExecEventWaitNodeSetEvent(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        event: CUevent,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
    fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
    fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    ) -> ();
    /// # Safety
    ///
    /// `hGraphExec`: a live handle that no other thread uses during the call.
    fn cuGraphExecGetFlags(hGraphExec: CUgraphExec) -> CUgraphInstantiate_flags;
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
    fn cuGraphExecHostNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: &CUDA_HOST_NODE_PARAMS,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid during the call, which copies what it needs.
    /// - No kernel on the device updates the node at the same time.
    fn cuGraphExecKernelNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: &CUDA_KERNEL_NODE_PARAMS,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - `ctx`: a live handle.
    /// - Pointers, handles and lengths in `copyParams` are valid as long as `hGraphExec` exists.
    /// - `ctx` and what it refers to are used after the call, as long as `hGraphExec` exists.
    fn cuGraphExecMemcpyNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        copyParams: &CUDA_MEMCPY3D,
        ctx: CUcontext,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - `ctx`: a live handle.
    /// - Pointers, handles and lengths in `memsetParams` are valid as long as `hGraphExec` exists.
    /// - `ctx` and what it refers to are used after the call, as long as `hGraphExec` exists.
    fn cuGraphExecMemsetNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        memsetParams: &CUDA_MEMSET_NODE_PARAMS,
        ctx: CUcontext,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `hGraph`: live handles that no other thread uses during the call.
    /// - Pointers in `resultInfo` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuGraphExecUpdate(
        hGraphExec: CUgraphExec,
        hGraph: CUgraph,
    ) -> CUgraphExecUpdateResultInfo;
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `params_out` points to memory of the library, valid until `hNode` is destroyed or set again.
    fn cuGraphExternalSemaphoresSignalNodeGetParams(
        hNode: CUgraphNode,
    ) -> CUDA_EXT_SEM_SIGNAL_NODE_PARAMS;
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphExternalSemaphoresSignalNodeSetParams(
        hNode: CUgraphNode,
        nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    ) -> ();
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `params_out` points to memory of the library, valid until `hNode` is destroyed or set again.
    fn cuGraphExternalSemaphoresWaitNodeGetParams(
        hNode: CUgraphNode,
    ) -> CUDA_EXT_SEM_WAIT_NODE_PARAMS;
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphExternalSemaphoresWaitNodeSetParams(
        hNode: CUgraphNode,
        nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    ) -> ();
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `nodeParams` points to memory of the library, valid until `hNode` is destroyed or set again.
    fn cuGraphHostNodeGetParams(hNode: CUgraphNode) -> CUDA_HOST_NODE_PARAMS;
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphHostNodeSetParams(
        hNode: CUgraphNode,
        nodeParams: &CUDA_HOST_NODE_PARAMS,
    ) -> ();
    #[symbol = cuGraphInstantiateWithFlags]
    /// # Safety
    ///
    /// `hGraph`: a live handle that no other thread uses during the call.
    fn cuGraphInstantiate(
        hGraph: CUgraph,
        flags: CUgraphInstantiate_flags,
    ) -> CUgraphExec;
    /// - `instantiateParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `hGraph`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `instantiateParams` are valid.
    fn cuGraphInstantiateWithParams(
        hGraph: CUgraph,
        instantiateParams: &mut CUDA_GRAPH_INSTANTIATE_PARAMS,
    ) -> CUgraphExec;
    /// - `logBuffer`: out, a buffer for a string of up to `bufferSize` bytes; an empty slice passes NULL
    ///
    /// Returns `phGraphExec`, `phErrorNode`.
    ///
    /// # Safety
    ///
    /// `hGraph`: a live handle that no other thread uses during the call.
    fn cuGraphInstantiate_v2(
        hGraph: CUgraph,
        logBuffer: &mut [u8],
    ) -> (CUgraphExec, CUgraphNode);
    /// # Safety
    ///
    /// `dst`, `src`: live handles that no other thread uses during the call.
    fn cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode) -> ();
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `nodeParams` points to memory of the library, valid until `hNode` is destroyed or set again.
    fn cuGraphKernelNodeGetParams(hNode: CUgraphNode) -> CUDA_KERNEL_NODE_PARAMS;
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid during the call, which copies what it needs.
    fn cuGraphKernelNodeSetParams(
        hNode: CUgraphNode,
        nodeParams: &CUDA_KERNEL_NODE_PARAMS,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`: a live handle that no other thread uses during the call.
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - All that `hGraphExec` runs is valid, and the memory that it uses is there, until this call completes on `hStream`.
    fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) -> ();
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphMemFreeNodeGetParams(hNode: CUgraphNode) -> CUdeviceptr;
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `nodeParams` points to memory of the library, valid until `hNode` is destroyed or set again.
    fn cuGraphMemcpyNodeGetParams(hNode: CUgraphNode) -> CUDA_MEMCPY3D;
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphMemcpyNodeSetParams(hNode: CUgraphNode, nodeParams: &CUDA_MEMCPY3D) -> ();
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `nodeParams` points to memory of the library, valid until `hNode` is destroyed or set again.
    fn cuGraphMemsetNodeGetParams(hNode: CUgraphNode) -> CUDA_MEMSET_NODE_PARAMS;
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphMemsetNodeSetParams(
        hNode: CUgraphNode,
        nodeParams: &CUDA_MEMSET_NODE_PARAMS,
    ) -> ();
    /// # Safety
    ///
    /// `hOriginalNode`, `hClonedGraph`: live handles that no other thread uses during the call.
    fn cuGraphNodeFindInClone(
        hOriginalNode: CUgraphNode,
        hClonedGraph: CUgraph,
    ) -> CUgraphNode;
    /// # Safety
    ///
    /// `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    fn cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode) -> u32;
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphNodeGetType(hNode: CUgraphNode) -> CUgraphNodeType;
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - No kernel on the device updates the node at the same time.
    fn cuGraphNodeSetEnabled(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        isEnabled: u32,
    ) -> ();
    /// # Safety
    ///
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - `object`: a live handle.
    /// - `object`: the references that the call gives back are the caller's.
    fn cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject, count: u32) -> ();
    /// # Safety
    ///
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - `object`: a live handle.
    /// - `object`: the references that the call gives back are the caller's.
    fn cuGraphRetainUserObject(
        graph: CUgraph,
        object: CUuserObject,
        count: u32,
        flags: CUuserObjectRetain_flags,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`: a live handle that no other thread uses during the call.
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) -> ();
    /// # Safety
    ///
    /// `image`: a live handle.
    fn cuGraphicsEGLRegisterImage(
        image: EGLImageKHR,
        flags: CUgraphicsMapResourceFlags,
    ) -> CUgraphicsResource;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGraphicsGLRegisterBuffer(
        buffer: GLuint,
        Flags: CUgraphicsRegisterFlags,
    ) -> CUgraphicsResource;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGraphicsGLRegisterImage(
        image: GLuint,
        target: GLenum,
        Flags: CUgraphicsRegisterFlags,
    ) -> CUgraphicsResource;
    /// - `resources`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// - `resources`: a live handle that no other thread uses during the call.
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - The graphics API does not use the resources until they are unmapped.
    fn cuGraphicsMapResources(resources: &[CUgraphicsResource], hStream: CUstream) -> ();
    /// # Safety
    ///
    /// - `resource`: a live handle that no other thread uses during the call.
    /// - Pointers in `eglFrame` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuGraphicsResourceGetMappedEglFrame(
        resource: CUgraphicsResource,
        index: u32,
        mipLevel: u32,
    ) -> CUeglFrame;
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cuGraphicsResourceGetMappedMipmappedArray(
        resource: CUgraphicsResource,
    ) -> CUmipmappedArray;
    /// Returns `pDevPtr`, `pSize`.
    ///
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cuGraphicsResourceGetMappedPointer(
        resource: CUgraphicsResource,
    ) -> (CUdeviceptr, usize);
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cuGraphicsResourceSetMapFlags(
        resource: CUgraphicsResource,
        flags: CUgraphicsMapResourceFlags,
    ) -> ();
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cuGraphicsSubResourceGetMappedArray(
        resource: CUgraphicsResource,
        arrayIndex: u32,
        mipLevel: u32,
    ) -> CUarray;
    /// - `resources`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// - `resources`: a live handle that no other thread uses during the call.
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - No thread uses what `resources` mapped or bound, during or after the call.
    fn cuGraphicsUnmapResources(
        resources: &[CUgraphicsResource],
        hStream: CUstream,
    ) -> ();
    /// - `resource`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `resource`: a live handle that no other thread uses during the call.
    /// - No thread uses `resource`, or objects that belong to it, during or after the call.
    fn cuGraphicsUnregisterResource(resource: CUgraphicsResource) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGraphicsVDPAURegisterOutputSurface(
        vdpSurface: VdpOutputSurface,
        flags: CUgraphicsMapResourceFlags,
    ) -> CUgraphicsResource;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGraphicsVDPAURegisterVideoSurface(
        vdpSurface: VdpVideoSurface,
        flags: CUgraphicsMapResourceFlags,
    ) -> CUgraphicsResource;
    /// # Safety
    ///
    /// - `desc`: a live handle.
    /// - Destroying `phCtx` destroys what is made in it: nothing uses that afterwards.
    fn cuGreenCtxCreate(
        desc: CUdevResourceDesc,
        dev: CUdevice,
        flags: CUgreenCtxCreate_flags,
    ) -> CUgreenCtx;
    /// - `hCtx`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hCtx`: a live handle that no other thread uses during the call.
    /// - No thread uses `hCtx`, or objects that belong to it, during or after the call.
    fn cuGreenCtxDestroy(hCtx: CUgreenCtx) -> ();
    /// # Safety
    ///
    /// - `hCtx`: a live handle that no other thread uses during the call.
    /// - `hEvent`: a live handle.
    fn cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> ();
    /// # Safety
    ///
    /// `greenCtx`: a live handle that no other thread uses during the call.
    fn cuGreenCtxStreamCreate(
        greenCtx: CUgreenCtx,
        flags: CUstream_flags,
        priority: i32,
    ) -> CUstream;
    /// # Safety
    ///
    /// - `hCtx`: a live handle that no other thread uses during the call.
    /// - `hEvent`: a live handle.
    fn cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> ();
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `memHandleDesc` are valid as long as `extMem_out` exists.
    /// - A file descriptor in `memHandleDesc` belongs to the driver if the call succeeds: the program neither uses nor closes it.
    fn cuImportExternalMemory(
        memHandleDesc: &CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    ) -> CUexternalMemory;
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `semHandleDesc` are valid as long as `extSem_out` exists.
    /// - A file descriptor in `semHandleDesc` belongs to the driver if the call succeeds: the program neither uses nor closes it.
    fn cuImportExternalSemaphore(
        semHandleDesc: &CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    ) -> CUexternalSemaphore;
    /// - `Flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuInit(Flags: u32) -> ();
    /// # Safety
    ///
    /// `dptr`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn cuIpcCloseMemHandle(dptr: CUdeviceptr) -> ();
    /// # Safety
    ///
    /// - `event`: a live handle.
    /// - Other processes do not use the event after this one has destroyed it.
    fn cuIpcGetEventHandle(event: CUevent) -> CUipcEventHandle;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuIpcGetMemHandle(dptr: CUdeviceptr) -> CUipcMemHandle;
    /// # Safety
    ///
    /// `handle` is one that another process exported, and the event is not used after that process has destroyed it.
    fn cuIpcOpenEventHandle(handle: CUipcEventHandle) -> CUevent;
    /// # Safety
    ///
    /// The process that exported the memory does not free it before this one has closed it.
    fn cuIpcOpenMemHandle(handle: CUipcMemHandle, Flags: CUipcMem_flags) -> CUdeviceptr;
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelGetFunction(kernel: CUkernel) -> CUfunction;
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelGetLibrary(kernel: CUkernel) -> CUlibrary;
    /// # Safety
    ///
    /// - `hfunc`: a live handle.
    /// - `name` points to memory of the library, valid as long as `hfunc` exists.
    fn cuKernelGetName(hfunc: CUkernel) -> *const core::ffi::c_char;
    /// Returns `paramOffset`, `paramSize`.
    ///
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelGetParamInfo(kernel: CUkernel, paramIndex: usize) -> (usize, usize);
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelSetCacheConfig(
        kernel: CUkernel,
        config: CUfunc_cache,
        dev: CUdevice,
    ) -> ();
    /// # Safety
    ///
    /// - `f`: a live handle.
    /// - All that `f` runs is valid, and the memory that it uses is there.
    /// - Block size, shared memory and parameters have been set for `f` since `cuLaunchKernel` last launched it.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuLaunch(f: CUfunction) -> ();
    /// - `kernelParams`: in, the addresses of the kernel's arguments; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `f`: a live handle.
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `kernelParams`: one address for each parameter of the kernel, of a value of its type; the number is not checked, and a shorter slice is read past its end. What the kernel accesses is valid until this call completes on `hStream`.
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
    /// - `launchParamsList`: in, array, length `numDevices`
    /// - `flags`: in, flags: [`CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC`], [`CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC`]
    ///
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `launchParamsList` are valid until this call completes on `launchParamsList`'s stream.
    /// - `kernelParams` of each element has one address for each parameter of the kernel, of a value of its type.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuLaunchCooperativeKernelMultiDevice(
        launchParamsList: &[CUDA_LAUNCH_PARAMS],
        flags: u32,
    ) -> ();
    /// # Safety
    ///
    /// - `f`: a live handle.
    /// - All that `f` runs is valid, and the memory that it uses is there.
    /// - Block size, shared memory and parameters have been set for `f` since `cuLaunchKernel` last launched it.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuLaunchGrid(f: CUfunction, grid_width: i32, grid_height: i32) -> ();
    /// # Safety
    ///
    /// - `f`: a live handle.
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - All that `f` runs is valid, and the memory that it uses is there, until this call completes on `hStream`.
    /// - Block size, shared memory and parameters have been set for `f` since `cuLaunchKernel` last launched it.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuLaunchGridAsync(
        f: CUfunction,
        grid_width: i32,
        grid_height: i32,
        hStream: CUstream,
    ) -> ();
    /// - `fn`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is capturing: at each graph launch): it must not unwind, nor call CUDA. `userData` must live until then. It is not called if the context has failed.
    fn cuLaunchHostFunc(hStream: CUstream, r#fn: CUhostFn, userData: *mut c_void) -> ();
    /// - `kernelParams`: in, the addresses of the kernel's arguments; an empty slice passes NULL
    /// - `extra`: in, an address, passed unchanged; may be NULL
    ///
    /// # Safety
    ///
    /// - `f`: a live handle.
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `extra`: valid memory of the size that the other arguments imply.
    /// - `kernelParams`: one address for each parameter of the kernel, of a value of its type; the number is not checked, and a shorter slice is read past its end. What the kernel accesses is valid until this call completes on `hStream`.
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
    /// - `kernels`: out, array, length `numKernels`
    ///
    /// # Safety
    ///
    /// `lib`: a live handle.
    fn cuLibraryEnumerateKernels(kernels: &mut [CUkernel], lib: CUlibrary) -> ();
    /// - `name`: in, string
    ///
    /// Returns `dptr`, `bytes`.
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - `dptr` points to memory of the library, valid as long as `library` exists.
    fn cuLibraryGetGlobal(library: CUlibrary, name: &CStr) -> (CUdeviceptr, usize);
    /// - `name`: in, string
    ///
    /// # Safety
    ///
    /// `library`: a live handle.
    fn cuLibraryGetKernel(library: CUlibrary, name: &CStr) -> CUkernel;
    /// # Safety
    ///
    /// `lib`: a live handle.
    fn cuLibraryGetKernelCount(lib: CUlibrary) -> u32;
    /// - `name`: in, string
    ///
    /// Returns `dptr`, `bytes`.
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - `dptr` points to memory of the library, valid as long as `library` exists.
    fn cuLibraryGetManaged(library: CUlibrary, name: &CStr) -> (CUdeviceptr, usize);
    /// # Safety
    ///
    /// `library`: a live handle.
    fn cuLibraryGetModule(library: CUlibrary) -> CUmodule;
    /// - `symbol`: in, string
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - `fptr` points to memory of the library, valid as long as `library` exists.
    fn cuLibraryGetUnifiedFunction(library: CUlibrary, symbol: &CStr) -> *mut c_void;
    /// - `library`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - No thread uses `library`, or objects that belong to it, during or after the call.
    fn cuLibraryUnload(library: CUlibrary) -> ();
    /// Returns `cubinOut`, `sizeOut`.
    ///
    /// # Safety
    ///
    /// - `state`: a live handle that no other thread uses during the call.
    /// - `cubinOut` points to memory of the library, valid as long as `state` exists.
    fn cuLinkComplete(state: CUlinkState) -> (*mut c_void, usize);
    /// - `state`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `state`: a live handle that no other thread uses during the call.
    /// - No thread uses `state`, or objects that belong to it, during or after the call.
    fn cuLinkDestroy(state: CUlinkState) -> ();
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuLogsCurrent(flags: u32) -> CUlogIterator;
    /// - `iterator`: in and out; `None` passes NULL
    /// - `pathToFile`: in, string
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuLogsDumpToFile(
        iterator: Option<&mut CUlogIterator>,
        pathToFile: &CStr,
        flags: u32,
    ) -> ();
    /// - `iterator`: in and out; `None` passes NULL
    /// - `buffer`: out, host memory, `size` bytes
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuLogsDumpToMemory(
        iterator: Option<&mut CUlogIterator>,
        buffer: &mut [u8],
        flags: u32,
    ) -> usize;
    /// - `callbackFunc`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callbackFunc` is called with `userData` until `cuLogsUnregisterCallback` is called, on any thread: it must not unwind. `userData` must live as long.
    fn cuLogsRegisterCallback(
        callbackFunc: CUlogsCallback,
        userData: *mut c_void,
    ) -> CUlogsCallbackHandle;
    /// - `callback`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `callback`: a live handle that no other thread uses during the call.
    /// - No thread uses `callback`, or objects that belong to it, during or after the call.
    fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) -> ();
    /// # Safety
    ///
    /// - `ptr`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    /// - `size` is that of the reservation.
    fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) -> ();
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAddressReserve(
        size: usize,
        alignment: usize,
        addr: CUdeviceptr,
        flags: u64,
    ) -> CUdeviceptr;
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cuMemAllocAsync(bytesize: usize, hStream: CUstream) -> CUdeviceptr;
    /// # Safety
    ///
    /// - `pool`: a live handle.
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    fn cuMemAllocFromPoolAsync(
        bytesize: usize,
        pool: CUmemoryPool,
        hStream: CUstream,
    ) -> CUdeviceptr;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAllocManaged(bytesize: usize, flags: CUmemAttach_flags) -> CUdeviceptr;
    /// Returns `dptr`, `pPitch`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAllocPitch(
        WidthInBytes: usize,
        Height: usize,
        ElementSizeBytes: u32,
    ) -> (CUdeviceptr, usize);
    /// - `paramsArray`: in, array, length `count`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `paramsArray` are valid until this call completes on `stream`.
    fn cuMemBatchDecompressAsync(
        paramsArray: &[CUmemDecompressParams],
        flags: u32,
        stream: CUstream,
    ) -> usize;
    /// # Safety
    ///
    /// `dptr`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn cuMemFree(dptr: CUdeviceptr) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dptr`: from the matching allocation or registration; all uses come before this call in the order of `hStream`.
    fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) -> ();
    /// - `p`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `p`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn cuMemFreeHost(p: *mut c_void) -> ();
    /// Returns `pbase`, `psize`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemGetAddressRange(dptr: CUdeviceptr) -> (CUdeviceptr, usize);
    /// Returns `free`, `total`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemGetInfo() -> (usize, usize);
    /// - `p`: in, an address, passed unchanged
    /// - `Flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemHostGetDevicePointer(p: *mut c_void, Flags: u32) -> CUdeviceptr;
    /// - `p`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemHostGetFlags(p: *mut c_void) -> u32;
    /// - `p`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `p`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn cuMemHostUnregister(p: *mut c_void) -> ();
    /// - `osHandle`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `osHandle`: what `shHandleType` asks for, or its address.
    fn cuMemImportFromShareableHandle(
        osHandle: *mut c_void,
        shHandleType: CUmemAllocationHandleType,
    ) -> CUmemGenericAllocationHandle;
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `ptr`: valid memory of the size that the other arguments imply.
    fn cuMemMap(
        ptr: CUdeviceptr,
        size: usize,
        offset: usize,
        handle: CUmemGenericAllocationHandle,
        flags: u64,
    ) -> ();
    /// - `mapInfoList`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `mapInfoList` are valid until this call completes on `hStream`.
    fn cuMemMapArrayAsync(mapInfoList: &[CUarrayMapInfo], hStream: CUstream) -> ();
    /// - `pool`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `pool`: a live handle.
    /// - No thread uses `pool`, or objects that belong to it, during or after the call.
    fn cuMemPoolDestroy(pool: CUmemoryPool) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemPoolExportPointer(ptr: CUdeviceptr) -> CUmemPoolPtrExportData;
    /// - `handle`: in, an address, passed unchanged
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `handle`: what `handleType` asks for, or its address.
    fn cuMemPoolImportFromShareableHandle(
        handle: *mut c_void,
        handleType: CUmemAllocationHandleType,
        flags: u64,
    ) -> CUmemoryPool;
    /// # Safety
    ///
    /// `pool`: a live handle.
    fn cuMemPoolImportPointer(
        pool: CUmemoryPool,
        shareData: &CUmemPoolPtrExportData,
    ) -> CUdeviceptr;
    /// # Safety
    ///
    /// `pool`: a live handle.
    fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize) -> ();
    /// - `data`: out, values; `attributes` chooses their types: `CUmemLocationType` for `CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE`, `CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE`; `int` for `CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY`, `CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION`, `CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION`, `CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID`, `CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID`; `int []` for `CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`
    /// - `dataSizes`: in, array, length `numAttributes`
    /// - `attributes`: in, array, length `numAttributes`
    ///
    /// # Safety
    ///
    /// Each element of `data` is the address of room for the value that `attributes` names at the same index, of the size in `dataSizes`.
    fn cuMemRangeGetAttributes(
        data: &mut [*mut c_void],
        dataSizes: &[usize],
        attributes: &[CUmem_range_attribute],
        devPtr: CUdeviceptr,
        count: usize,
    ) -> ();
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread uses `handle`, or objects that belong to it, during or after the call.
    fn cuMemRelease(handle: CUmemGenericAllocationHandle) -> ();
    /// - `addr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemRetainAllocationHandle(addr: *mut c_void) -> CUmemGenericAllocationHandle;
    /// # Safety
    ///
    /// `ptr`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn cuMemUnmap(ptr: CUdeviceptr, size: usize) -> ();
    /// # Safety
    ///
    /// `dst`, `src`: valid memory of the size that the other arguments imply.
    fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> ();
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pCopy` are valid.
    fn cuMemcpy2D(pCopy: &CUDA_MEMCPY2D) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `pCopy` are valid until this call completes on `hStream`.
    fn cuMemcpy2DAsync(pCopy: &CUDA_MEMCPY2D, hStream: CUstream) -> ();
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pCopy` are valid.
    fn cuMemcpy2DUnaligned(pCopy: &CUDA_MEMCPY2D) -> ();
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pCopy` are valid.
    fn cuMemcpy3D(pCopy: &CUDA_MEMCPY3D) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `pCopy` are valid until this call completes on `hStream`.
    fn cuMemcpy3DAsync(pCopy: &CUDA_MEMCPY3D, hStream: CUstream) -> ();
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pCopy` are valid.
    fn cuMemcpy3DPeer(pCopy: &CUDA_MEMCPY3D_PEER) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `pCopy` are valid until this call completes on `hStream`.
    fn cuMemcpy3DPeerAsync(pCopy: &CUDA_MEMCPY3D_PEER, hStream: CUstream) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dst`, `src`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    fn cuMemcpyAsync(
        dst: CUdeviceptr,
        src: CUdeviceptr,
        ByteCount: usize,
        hStream: CUstream,
    ) -> ();
    /// # Safety
    ///
    /// `dstArray`, `srcArray`: live handles that no other thread uses during the call.
    fn cuMemcpyAtoA(
        dstArray: CUarray,
        dstOffset: usize,
        srcArray: CUarray,
        srcOffset: usize,
        ByteCount: usize,
    ) -> ();
    /// # Safety
    ///
    /// - `srcArray`: a live handle that no other thread uses during the call.
    /// - `dstDevice`: valid memory of the size that the other arguments imply.
    fn cuMemcpyAtoD(
        dstDevice: CUdeviceptr,
        srcArray: CUarray,
        srcOffset: usize,
        ByteCount: usize,
    ) -> ();
    /// - `dstHost`: out, host memory, `ByteCount` bytes
    ///
    /// # Safety
    ///
    /// `srcArray`: a live handle that no other thread uses during the call.
    fn cuMemcpyAtoH<T: Output>(
        dstHost: &mut [T],
        srcArray: CUarray,
        srcOffset: usize,
    ) -> ();
    /// - `dstHost`: out, host memory, `ByteCount` bytes
    ///
    /// # Safety
    ///
    /// - `srcArray`: a live handle that no other thread uses during the call.
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dstHost` is used after the call: keep it alive and unread and unwritten until this call completes on `hStream`.
    fn cuMemcpyAtoHAsync<T: Output>(
        dstHost: &mut [T],
        srcArray: CUarray,
        srcOffset: usize,
        hStream: CUstream,
    ) -> ();
    /// # Safety
    ///
    /// - `dstArray`: a live handle that no other thread uses during the call.
    /// - `srcDevice`: valid memory of the size that the other arguments imply.
    fn cuMemcpyDtoA(
        dstArray: CUarray,
        dstOffset: usize,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
    ) -> ();
    /// # Safety
    ///
    /// `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply.
    fn cuMemcpyDtoD(
        dstDevice: CUdeviceptr,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
    ) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    fn cuMemcpyDtoDAsync(
        dstDevice: CUdeviceptr,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
        hStream: CUstream,
    ) -> ();
    /// - `dstHost`: out, host memory, `ByteCount` bytes
    ///
    /// # Safety
    ///
    /// `srcDevice`: valid memory of the size that the other arguments imply.
    fn cuMemcpyDtoH<T: Output>(dstHost: &mut [T], srcDevice: CUdeviceptr) -> ();
    /// - `dstHost`: out, host memory, `ByteCount` bytes
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dstHost` is used after the call: keep it alive and unread and unwritten until this call completes on `hStream`.
    /// - `srcDevice`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    fn cuMemcpyDtoHAsync<T: Output>(
        dstHost: &mut [T],
        srcDevice: CUdeviceptr,
        hStream: CUstream,
    ) -> ();
    /// - `srcHost`: in, host memory, `ByteCount` bytes
    ///
    /// # Safety
    ///
    /// `dstArray`: a live handle that no other thread uses during the call.
    fn cuMemcpyHtoA<T: Input>(dstArray: CUarray, dstOffset: usize, srcHost: &[T]) -> ();
    /// - `srcHost`: in, host memory, `ByteCount` bytes
    ///
    /// # Safety
    ///
    /// - `dstArray`: a live handle that no other thread uses during the call.
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `srcHost` is used after the call: keep it alive and unwritten until this call completes on `hStream`.
    fn cuMemcpyHtoAAsync<T: Input>(
        dstArray: CUarray,
        dstOffset: usize,
        srcHost: &[T],
        hStream: CUstream,
    ) -> ();
    /// - `srcHost`: in, host memory, `ByteCount` bytes
    ///
    /// # Safety
    ///
    /// `dstDevice`: valid memory of the size that the other arguments imply.
    fn cuMemcpyHtoD<T: Input>(dstDevice: CUdeviceptr, srcHost: &[T]) -> ();
    /// - `srcHost`: in, host memory, `ByteCount` bytes
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    /// - `srcHost` is used after the call: keep it alive and unwritten until this call completes on `hStream`.
    fn cuMemcpyHtoDAsync<T: Input>(
        dstDevice: CUdeviceptr,
        srcHost: &[T],
        hStream: CUstream,
    ) -> ();
    /// # Safety
    ///
    /// - `dstContext`, `srcContext`: live handles.
    /// - `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply.
    fn cuMemcpyPeer(
        dstDevice: CUdeviceptr,
        dstContext: CUcontext,
        srcDevice: CUdeviceptr,
        srcContext: CUcontext,
        ByteCount: usize,
    ) -> ();
    /// # Safety
    ///
    /// - `dstContext`, `srcContext`: live handles.
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    fn cuMemcpyPeerAsync(
        dstDevice: CUdeviceptr,
        dstContext: CUcontext,
        srcDevice: CUdeviceptr,
        srcContext: CUcontext,
        ByteCount: usize,
        hStream: CUstream,
    ) -> ();
    /// # Safety
    ///
    /// `dstDevice`: valid memory of the size that the other arguments imply.
    fn cuMemsetD16(dstDevice: CUdeviceptr, us: u16, N: usize) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    fn cuMemsetD16Async(
        dstDevice: CUdeviceptr,
        us: u16,
        N: usize,
        hStream: CUstream,
    ) -> ();
    /// # Safety
    ///
    /// `dstDevice`: valid memory of the size that the other arguments imply.
    fn cuMemsetD2D16(
        dstDevice: CUdeviceptr,
        dstPitch: usize,
        us: u16,
        Width: usize,
        Height: usize,
    ) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    fn cuMemsetD2D16Async(
        dstDevice: CUdeviceptr,
        dstPitch: usize,
        us: u16,
        Width: usize,
        Height: usize,
        hStream: CUstream,
    ) -> ();
    /// # Safety
    ///
    /// `dstDevice`: valid memory of the size that the other arguments imply.
    fn cuMemsetD2D32(
        dstDevice: CUdeviceptr,
        dstPitch: usize,
        ui: u32,
        Width: usize,
        Height: usize,
    ) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    fn cuMemsetD2D32Async(
        dstDevice: CUdeviceptr,
        dstPitch: usize,
        ui: u32,
        Width: usize,
        Height: usize,
        hStream: CUstream,
    ) -> ();
    /// # Safety
    ///
    /// `dstDevice`: valid memory of the size that the other arguments imply.
    fn cuMemsetD2D8(
        dstDevice: CUdeviceptr,
        dstPitch: usize,
        uc: u8,
        Width: usize,
        Height: usize,
    ) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    fn cuMemsetD2D8Async(
        dstDevice: CUdeviceptr,
        dstPitch: usize,
        uc: u8,
        Width: usize,
        Height: usize,
        hStream: CUstream,
    ) -> ();
    /// # Safety
    ///
    /// `dstDevice`: valid memory of the size that the other arguments imply.
    fn cuMemsetD32(dstDevice: CUdeviceptr, ui: u32, N: usize) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    fn cuMemsetD32Async(
        dstDevice: CUdeviceptr,
        ui: u32,
        N: usize,
        hStream: CUstream,
    ) -> ();
    /// # Safety
    ///
    /// `dstDevice`: valid memory of the size that the other arguments imply.
    fn cuMemsetD8(dstDevice: CUdeviceptr, uc: u8, N: usize) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    fn cuMemsetD8Async(
        dstDevice: CUdeviceptr,
        uc: u8,
        N: usize,
        hStream: CUstream,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMipmappedArrayCreate(
        pMipmappedArrayDesc: &CUDA_ARRAY3D_DESCRIPTOR,
        numMipmapLevels: u32,
    ) -> CUmipmappedArray;
    /// - `hMipmappedArray`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hMipmappedArray`: a live handle that no other thread uses during the call.
    /// - No thread uses `hMipmappedArray`, or objects that belong to it, during or after the call.
    fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) -> ();
    /// # Safety
    ///
    /// `hMipmappedArray`: a live handle that no other thread uses during the call.
    fn cuMipmappedArrayGetLevel(
        hMipmappedArray: CUmipmappedArray,
        level: u32,
    ) -> CUarray;
    /// # Safety
    ///
    /// `mipmap`: a live handle that no other thread uses during the call.
    fn cuMipmappedArrayGetMemoryRequirements(
        mipmap: CUmipmappedArray,
        device: CUdevice,
    ) -> CUDA_ARRAY_MEMORY_REQUIREMENTS;
    /// # Safety
    ///
    /// `mipmap`: a live handle that no other thread uses during the call.
    fn cuMipmappedArrayGetSparseProperties(
        mipmap: CUmipmappedArray,
    ) -> CUDA_ARRAY_SPARSE_PROPERTIES;
    /// - `functions`: out, array, length `numFunctions`
    ///
    /// # Safety
    ///
    /// `mod`: a live handle.
    fn cuModuleEnumerateFunctions(functions: &mut [CUfunction], r#mod: CUmodule) -> ();
    /// - `name`: in, string
    ///
    /// # Safety
    ///
    /// `hmod`: a live handle.
    fn cuModuleGetFunction(hmod: CUmodule, name: &CStr) -> CUfunction;
    /// # Safety
    ///
    /// `mod`: a live handle.
    fn cuModuleGetFunctionCount(r#mod: CUmodule) -> u32;
    /// - `name`: in, string
    ///
    /// Returns `dptr`, `bytes`.
    ///
    /// # Safety
    ///
    /// - `hmod`: a live handle.
    /// - `dptr` points to memory of the library, valid as long as `hmod` exists.
    fn cuModuleGetGlobal(hmod: CUmodule, name: &CStr) -> (CUdeviceptr, usize);
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuModuleGetLoadingMode() -> CUmoduleLoadingMode;
    /// - `name`: in, string
    ///
    /// # Safety
    ///
    /// `hmod`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuModuleGetSurfRef(hmod: CUmodule, name: &CStr) -> CUsurfref;
    /// - `name`: in, string
    ///
    /// # Safety
    ///
    /// `hmod`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuModuleGetTexRef(hmod: CUmodule, name: &CStr) -> CUtexref;
    /// - `fname`: in, string
    ///
    /// # Safety
    ///
    /// `fname`: a whole file, as its tool wrote it; the library does not check what is in it.
    fn cuModuleLoad(fname: &CStr) -> CUmodule;
    /// - `image`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `image`: the address of NUL-terminated PTX, or of a whole cubin or fatbin.
    fn cuModuleLoadData(image: *const c_void) -> CUmodule;
    /// - `fatCubin`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `fatCubin`: the address of NUL-terminated PTX, or of a whole cubin or fatbin.
    fn cuModuleLoadFatBinary(fatCubin: *const c_void) -> CUmodule;
    /// - `hmod`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hmod`: a live handle.
    /// - No thread uses `hmod`, or objects that belong to it, during or after the call.
    fn cuModuleUnload(hmod: CUmodule) -> ();
    /// # Safety
    ///
    /// `mcHandle`: a live handle that no other thread uses during the call.
    fn cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMulticastCreate(prop: &CUmulticastObjectProp) -> CUmemGenericAllocationHandle;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMulticastGetGranularity(
        prop: &CUmulticastObjectProp,
        option: CUmulticastGranularity_flags,
    ) -> usize;
    /// # Safety
    ///
    /// - `mcHandle`: a live handle that no other thread uses during the call.
    /// - No thread uses what `mcHandle` mapped or bound, during or after the call.
    /// - `mcOffset` and `size` are those of the call that bound the memory.
    fn cuMulticastUnbind(
        mcHandle: CUmemGenericAllocationHandle,
        dev: CUdevice,
        mcOffset: usize,
        size: usize,
    ) -> ();
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cuOccupancyAvailableDynamicSMemPerBlock(
        func: CUfunction,
        numBlocks: i32,
        blockSize: i32,
    ) -> usize;
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
        func: CUfunction,
        blockSize: i32,
        dynamicSMemSize: usize,
    ) -> i32;
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        func: CUfunction,
        blockSize: i32,
        dynamicSMemSize: usize,
        flags: CUoccupancy_flags,
    ) -> i32;
    /// - `blockSizeToDynamicSMemSize`: in, called by CUDA; `None` passes NULL
    ///
    /// Returns `minGridSize`, `blockSize`.
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - `blockSizeToDynamicSMemSize` is called during the call: it must not unwind.
    fn cuOccupancyMaxPotentialBlockSize(
        func: CUfunction,
        blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
        dynamicSMemSize: usize,
        blockSizeLimit: i32,
    ) -> (i32, i32);
    /// - `blockSizeToDynamicSMemSize`: in, called by CUDA; `None` passes NULL
    ///
    /// Returns `minGridSize`, `blockSize`.
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - `blockSizeToDynamicSMemSize` is called during the call: it must not unwind.
    fn cuOccupancyMaxPotentialBlockSizeWithFlags(
        func: CUfunction,
        blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
        dynamicSMemSize: usize,
        blockSizeLimit: i32,
        flags: CUoccupancy_flags,
    ) -> (i32, i32);
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSetSize(hfunc: CUfunction, numbytes: u32) -> ();
    /// # Safety
    ///
    /// - `hfunc`: a live handle.
    /// - `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSetTexRef(hfunc: CUfunction, texunit: i32, hTexRef: CUtexref) -> ();
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSetf(hfunc: CUfunction, offset: i32, value: f32) -> ();
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSeti(hfunc: CUfunction, offset: i32, value: u32) -> ();
    /// - `ptr`: in, host memory, `numbytes` bytes
    ///
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSetv<T: Input>(hfunc: CUfunction, offset: i32, ptr: &[T]) -> ();
    /// - `attributes`: in, array, length `numAttributes`
    /// - `data`: out, values; `attributes` chooses their types: `CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS` for `CU_POINTER_ATTRIBUTE_ACCESS_FLAGS`; `CUDA_POINTER_ATTRIBUTE_P2P_TOKENS` for `CU_POINTER_ATTRIBUTE_P2P_TOKENS`; `CUcontext` for `CU_POINTER_ATTRIBUTE_CONTEXT`; `CUdeviceptr` for `CU_POINTER_ATTRIBUTE_DEVICE_POINTER`, `CU_POINTER_ATTRIBUTE_RANGE_START_ADDR`, `CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR`; `CUmemoryPool` for `CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE`; `CUmemorytype` for `CU_POINTER_ATTRIBUTE_MEMORY_TYPE`; `int` for `CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`, `CU_POINTER_ATTRIBUTE_IS_MANAGED`, `CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL`, `CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE`, `CU_POINTER_ATTRIBUTE_MAPPED`, `CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE`, `CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL`; `size_t` for `CU_POINTER_ATTRIBUTE_RANGE_SIZE`, `CU_POINTER_ATTRIBUTE_MAPPING_SIZE`; `unsigned int` for `CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE`; `unsigned long long` for `CU_POINTER_ATTRIBUTE_BUFFER_ID`, `CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES`, `CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID`; `void *` for `CU_POINTER_ATTRIBUTE_HOST_POINTER`
    ///
    /// # Safety
    ///
    /// Each element of `data` is the address of room for the value that `attributes` names at the same index.
    fn cuPointerGetAttributes(
        attributes: &[CUpointer_attribute],
        data: &mut [*mut c_void],
        ptr: CUdeviceptr,
    ) -> ();
    /// - `configFile`: in, string
    /// - `outputFile`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuProfilerInitialize(
        configFile: &CStr,
        outputFile: &CStr,
        outputMode: CUoutput_mode,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuProfilerStart() -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuProfilerStop() -> ();
    /// - `extSemArray`: in, array, length `numExtSems`
    /// - `paramsArray`: in, array, length `numExtSems`
    ///
    /// # Safety
    ///
    /// - `extSemArray`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `paramsArray` are valid until this call completes on `stream`.
    /// - Flags that skip the synchronization of NvSciBuf memory are set only where no data has to be coherent.
    /// - Of each NvSciSync object one fence with a timestamp is outstanding at a time; its timestamp is read when it has been signaled.
    fn cuSignalExternalSemaphoresAsync(
        extSemArray: &[CUexternalSemaphore],
        paramsArray: &[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS],
        stream: CUstream,
    ) -> ();
    /// - `callback`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `callback` is called with `userData` once, later, on a driver thread (if the stream is capturing: at each graph launch): it must not unwind, nor call CUDA. `userData` must live until then.
    fn cuStreamAddCallback(
        hStream: CUstream,
        callback: CUstreamCallback,
        userData: *mut c_void,
        flags: u32,
    ) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dptr`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    /// - On the device, only work in the stream that the memory is attached to uses it.
    fn cuStreamAttachMemAsync(
        hStream: CUstream,
        dptr: CUdeviceptr,
        length: usize,
        flags: CUmemAttach_flags,
    ) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Kernels that are captured use no texture or surface reference.
    fn cuStreamBeginCapture(hStream: CUstream, mode: CUstreamCaptureMode) -> ();
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `dependencyData`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Kernels that are captured use no texture or surface reference.
    fn cuStreamBeginCaptureToGraph(
        hStream: CUstream,
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        dependencyData: &[CUgraphEdgeData],
        mode: CUstreamCaptureMode,
    ) -> ();
    /// # Safety
    ///
    /// `dst`, `src`: live handles, or a default stream (NULL is one).
    fn cuStreamCopyAttributes(dst: CUstream, src: CUstream) -> ();
    /// - `hStream`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - No thread uses `hStream`, or objects that belong to it, during or after the call.
    fn cuStreamDestroy(hStream: CUstream) -> ();
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cuStreamEndCapture(hStream: CUstream) -> CUgraph;
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cuStreamGetCtx(hStream: CUstream) -> CUcontext;
    /// Returns `pCtx`, `pGreenCtx`.
    ///
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cuStreamGetCtx_v2(hStream: CUstream) -> (CUcontext, CUgreenCtx);
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cuStreamGetDevice(hStream: CUstream) -> CUdevice;
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cuStreamGetFlags(hStream: CUstream) -> CUstream_flags;
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cuStreamGetGreenCtx(hStream: CUstream) -> CUgreenCtx;
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cuStreamGetId(hStream: CUstream) -> u64;
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cuStreamGetPriority(hStream: CUstream) -> i32;
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cuStreamIsCapturing(hStream: CUstream) -> CUstreamCaptureStatus;
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cuStreamQuery(hStream: CUstream) -> ();
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cuStreamSynchronize(hStream: CUstream) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `hEvent`: a live handle.
    fn cuStreamWaitEvent(
        hStream: CUstream,
        hEvent: CUevent,
        Flags: CUevent_wait_flags,
    ) -> ();
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `addr`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cuStreamWaitValue32(
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint32_t,
        flags: CUstreamWaitValue_flags,
    ) -> ();
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `addr`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cuStreamWaitValue64(
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint64_t,
        flags: CUstreamWaitValue_flags,
    ) -> ();
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `addr`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cuStreamWriteValue32(
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint32_t,
        flags: CUstreamWriteValue_flags,
    ) -> ();
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `addr`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cuStreamWriteValue64(
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint64_t,
        flags: CUstreamWriteValue_flags,
    ) -> ();
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pResDesc` are valid as long as `pSurfObject` exists.
    fn cuSurfObjectCreate(pResDesc: &CUDA_RESOURCE_DESC) -> CUsurfObject;
    /// - `surfObject`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `surfObject`: a live handle that no other thread uses during the call.
    /// - No thread uses `surfObject`, or objects that belong to it, during or after the call.
    fn cuSurfObjectDestroy(surfObject: CUsurfObject) -> ();
    /// # Safety
    ///
    /// - `surfObject`: a live handle that no other thread uses during the call.
    /// - Pointers in `pResDesc` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuSurfObjectGetResourceDesc(surfObject: CUsurfObject) -> CUDA_RESOURCE_DESC;
    /// # Safety
    ///
    /// `hSurfRef`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuSurfRefGetArray(hSurfRef: CUsurfref) -> CUarray;
    /// - `Flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hSurfRef`: a live handle.
    /// - `hArray`: a live handle that no other thread uses during the call.
    /// - `hArray` and what it refers to are used after the call, until `hSurfRef` is destroyed or set again.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: CUarray, Flags: u32) -> ();
    /// - `pResViewDesc`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pResDesc` are valid as long as `pTexObject` exists.
    fn cuTexObjectCreate(
        pResDesc: &CUDA_RESOURCE_DESC,
        pTexDesc: &CUDA_TEXTURE_DESC,
        pResViewDesc: Option<&CUDA_RESOURCE_VIEW_DESC>,
    ) -> CUtexObject;
    /// - `texObject`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `texObject`: a live handle that no other thread uses during the call.
    /// - No thread uses `texObject`, or objects that belong to it, during or after the call.
    fn cuTexObjectDestroy(texObject: CUtexObject) -> ();
    /// # Safety
    ///
    /// - `texObject`: a live handle that no other thread uses during the call.
    /// - Pointers in `pResDesc` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuTexObjectGetResourceDesc(texObject: CUtexObject) -> CUDA_RESOURCE_DESC;
    /// # Safety
    ///
    /// `texObject`: a live handle that no other thread uses during the call.
    fn cuTexObjectGetResourceViewDesc(texObject: CUtexObject) -> CUDA_RESOURCE_VIEW_DESC;
    /// # Safety
    ///
    /// `texObject`: a live handle that no other thread uses during the call.
    fn cuTexObjectGetTextureDesc(texObject: CUtexObject) -> CUDA_TEXTURE_DESC;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefCreate() -> CUtexref;
    /// - `hTexRef`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hTexRef`: a live handle that no other thread uses during the call.
    /// - No thread uses `hTexRef`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefDestroy(hTexRef: CUtexref) -> ();
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetAddress(hTexRef: CUtexref) -> CUdeviceptr;
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetAddressMode(hTexRef: CUtexref, dim: i32) -> CUaddress_mode;
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetArray(hTexRef: CUtexref) -> CUarray;
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetBorderColor(hTexRef: CUtexref) -> [f32; 4];
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetFilterMode(hTexRef: CUtexref) -> CUfilter_mode;
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetFlags(hTexRef: CUtexref) -> u32;
    /// Returns `pFormat`, `pNumChannels`.
    ///
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetFormat(hTexRef: CUtexref) -> (CUarray_format, i32);
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMaxAnisotropy(hTexRef: CUtexref) -> i32;
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMipmapFilterMode(hTexRef: CUtexref) -> CUfilter_mode;
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMipmapLevelBias(hTexRef: CUtexref) -> f32;
    /// Returns `pminMipmapLevelClamp`, `pmaxMipmapLevelClamp`.
    ///
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref) -> (f32, f32);
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMipmappedArray(hTexRef: CUtexref) -> CUmipmappedArray;
    /// # Safety
    ///
    /// - `hTexRef`: a live handle that no other thread uses during the call.
    /// - `dptr`: valid memory of the size that the other arguments imply, until `hTexRef` is destroyed or set again.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetAddress(hTexRef: CUtexref, dptr: CUdeviceptr, bytes: usize) -> usize;
    /// # Safety
    ///
    /// - `hTexRef`: a live handle that no other thread uses during the call.
    /// - `dptr`: valid memory of the size that the other arguments imply, until `hTexRef` is destroyed or set again.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetAddress2D(
        hTexRef: CUtexref,
        desc: &CUDA_ARRAY_DESCRIPTOR,
        dptr: CUdeviceptr,
        Pitch: usize,
    ) -> ();
    /// # Safety
    ///
    /// - `hTexRef`: a live handle that no other thread uses during the call.
    /// - `dptr`: valid memory of the size that the other arguments imply, until `hTexRef` is destroyed or set again.
    fn cuTexRefSetAddress2D_v2(
        hTexRef: CUtexref,
        desc: &CUDA_ARRAY_DESCRIPTOR,
        dptr: CUdeviceptr,
        Pitch: usize,
    ) -> ();
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetAddressMode(hTexRef: CUtexref, dim: i32, am: CUaddress_mode) -> ();
    /// - `Flags`: in, flags: [`CU_TRSA_OVERRIDE_FORMAT`]
    ///
    /// # Safety
    ///
    /// - `hTexRef`, `hArray`: live handles that no other thread uses during the call.
    /// - `hArray` and what it refers to are used after the call, until `hTexRef` is destroyed or set again.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray, Flags: u32) -> ();
    /// - `pBorderColor`: in, array, length `4`
    ///
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetBorderColor(hTexRef: CUtexref, pBorderColor: &[f32; 4]) -> ();
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> ();
    /// - `Flags`: in, flags: [`CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION`], [`CU_TRSF_NORMALIZED_COORDINATES`], [`CU_TRSF_READ_AS_INTEGER`], [`CU_TRSF_SEAMLESS_CUBEMAP`], [`CU_TRSF_SRGB`]
    ///
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetFlags(hTexRef: CUtexref, Flags: u32) -> ();
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetFormat(
        hTexRef: CUtexref,
        fmt: CUarray_format,
        NumPackedComponents: i32,
    ) -> ();
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: u32) -> ();
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMipmapFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> ();
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: f32) -> ();
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMipmapLevelClamp(
        hTexRef: CUtexref,
        minMipmapLevelClamp: f32,
        maxMipmapLevelClamp: f32,
    ) -> ();
    /// - `Flags`: in, flags: [`CU_TRSA_OVERRIDE_FORMAT`]
    ///
    /// # Safety
    ///
    /// - `hTexRef`, `hMipmappedArray`: live handles that no other thread uses during the call.
    /// - `hMipmappedArray` and what it refers to are used after the call, until `hTexRef` is destroyed or set again.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMipmappedArray(
        hTexRef: CUtexref,
        hMipmappedArray: CUmipmappedArray,
        Flags: u32,
    ) -> ();
    /// - `mode`: in and out
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuThreadExchangeStreamCaptureMode(
        mode: CUstreamCaptureMode,
    ) -> CUstreamCaptureMode;
    /// - `ptr`: in, passed to the callback
    /// - `destroy`: in, called by CUDA with `ptr`
    ///
    /// # Safety
    ///
    /// `destroy` is called with `ptr` once, later, on a driver thread: it must not unwind, nor call CUDA. `ptr` must live until then.
    fn cuUserObjectCreate(
        ptr: *mut c_void,
        destroy: CUhostFn,
        initialRefcount: u32,
        flags: CUuserObject_flags,
    ) -> CUuserObject;
    /// # Safety
    ///
    /// - `object`: a live handle.
    /// - `object`: the references that the call gives back are the caller's.
    fn cuUserObjectRelease(object: CUuserObject, count: u32) -> ();
    /// # Safety
    ///
    /// `object`: a live handle.
    fn cuUserObjectRetain(object: CUuserObject, count: u32) -> ();
    /// - `vdpGetProcAddress`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// - `vdpGetProcAddress` is called during the call: it must not unwind.
    /// - Destroying `pCtx` destroys what is made in it: nothing uses that afterwards.
    fn cuVDPAUCtxCreate(
        flags: CUctx_flags,
        device: CUdevice,
        vdpDevice: VdpDevice,
        vdpGetProcAddress: VdpGetProcAddress,
    ) -> CUcontext;
    /// - `vdpGetProcAddress`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `vdpGetProcAddress` is called during the call: it must not unwind.
    fn cuVDPAUGetDevice(
        vdpDevice: VdpDevice,
        vdpGetProcAddress: VdpGetProcAddress,
    ) -> CUdevice;
    /// - `extSemArray`: in, array, length `numExtSems`
    /// - `paramsArray`: in, array, length `numExtSems`
    ///
    /// # Safety
    ///
    /// - `extSemArray`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `paramsArray` are valid until this call completes on `stream`.
    /// - Flags that skip the synchronization of NvSciBuf memory are set only where no data has to be coherent.
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
/// Returns `value`, `size`.
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
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
/// Returns `value`, `size`.
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
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
/// - `value`: in, one value; `attrib` chooses the type: `_Bool` for `CU_COREDUMP_ENABLE_ON_EXCEPTION`, `CU_COREDUMP_TRIGGER_HOST`, `CU_COREDUMP_LIGHTWEIGHT`, `CU_COREDUMP_ENABLE_USER_TRIGGER`; `char [1024]` for `CU_COREDUMP_FILE`, `CU_COREDUMP_PIPE`; `unsigned int` for `CU_COREDUMP_GENERATION_FLAGS`
///
/// # Safety
///
/// `CU_COREDUMP_GENERATION_FLAGS` and the attributes that it replaces are not both set.
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
/// - `value`: in, one value; `attrib` chooses the type: `_Bool` for `CU_COREDUMP_ENABLE_ON_EXCEPTION`, `CU_COREDUMP_TRIGGER_HOST`, `CU_COREDUMP_LIGHTWEIGHT`, `CU_COREDUMP_ENABLE_USER_TRIGGER`; `char [1024]` for `CU_COREDUMP_FILE`, `CU_COREDUMP_PIPE`; `unsigned int` for `CU_COREDUMP_GENERATION_FLAGS`
///
/// # Safety
///
/// `CU_COREDUMP_GENERATION_FLAGS` and the attributes that it replaces are not both set.
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
/// No preconditions: invalid arguments return an error code.
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
/// No preconditions: invalid arguments return an error code.
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
/// No preconditions: invalid arguments return an error code.
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
/// - `value`: in, one value; `attr` chooses the type: `cuuint64_t` for `CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT`, `CU_GRAPH_MEM_ATTR_USED_MEM_HIGH`, `CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT`, `CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH`
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
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
/// `hGraph`: a live handle that no other thread uses during the call.
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
/// `hGraph`: a live handle that no other thread uses during the call.
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
/// - `flags`: in; must be 0
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - Nothing uses `handle` after it has been released and all that was exported from it has been closed.
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
/// No preconditions: invalid arguments return an error code.
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
/// - `flags`: in; must be 0
///
/// # Safety
///
/// `pool`: a live handle.
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
/// `pool`: a live handle.
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
/// - `value`: in, one value; `attr` chooses the type: `CUmemAllocationHandleType` for `CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES`; `CUmemAllocationType` for `CU_MEMPOOL_ATTR_ALLOCATION_TYPE`; `CUmemLocationType` for `CU_MEMPOOL_ATTR_LOCATION_TYPE`; `cuuint64_t` for `CU_MEMPOOL_ATTR_RELEASE_THRESHOLD`, `CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT`, `CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH`, `CU_MEMPOOL_ATTR_USED_MEM_CURRENT`, `CU_MEMPOOL_ATTR_USED_MEM_HIGH`, `CU_MEMPOOL_ATTR_MAX_POOL_SIZE`; `int` for `CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES`, `CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC`, `CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES`, `CU_MEMPOOL_ATTR_LOCATION_ID`, `CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED`, `CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID`
///
/// # Safety
///
/// `pool`: a live handle.
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
/// No preconditions: invalid arguments return an error code.
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
/// No preconditions: invalid arguments return an error code.
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
/// - `value`: in, one value; `attribute` chooses the type: `CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS` for `CU_POINTER_ATTRIBUTE_ACCESS_FLAGS`; `CUDA_POINTER_ATTRIBUTE_P2P_TOKENS` for `CU_POINTER_ATTRIBUTE_P2P_TOKENS`; `CUcontext` for `CU_POINTER_ATTRIBUTE_CONTEXT`; `CUdeviceptr` for `CU_POINTER_ATTRIBUTE_DEVICE_POINTER`, `CU_POINTER_ATTRIBUTE_RANGE_START_ADDR`, `CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR`; `CUmemoryPool` for `CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE`; `CUmemorytype` for `CU_POINTER_ATTRIBUTE_MEMORY_TYPE`; `int` for `CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`, `CU_POINTER_ATTRIBUTE_IS_MANAGED`, `CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL`, `CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE`, `CU_POINTER_ATTRIBUTE_MAPPED`, `CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE`, `CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL`; `size_t` for `CU_POINTER_ATTRIBUTE_RANGE_SIZE`, `CU_POINTER_ATTRIBUTE_MAPPING_SIZE`; `unsigned int` for `CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE`; `unsigned long long` for `CU_POINTER_ATTRIBUTE_BUFFER_ID`, `CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES`, `CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID`; `void *` for `CU_POINTER_ATTRIBUTE_HOST_POINTER`
///
/// # Safety
///
/// Pointers, handles and lengths in `value` are valid.
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
