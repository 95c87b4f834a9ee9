//! The functions of the CUDA runtime API as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::runtime as raw;
#[allow(unused_imports)]
use raw::RUNTIME;
#[allow(unused_imports)]
use crate::cuda13::driver;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::runtime::all_types::*;

checked! {
    RUNTIME, cudaError;
    /// Returns `desc`, `extent`, `flags`.
    ///
    /// # Safety
    ///
    /// `array`: a live handle that no other thread uses during the call.
    fn cudaArrayGetInfo(array: cudaArray_t) -> (cudaChannelFormatDesc, cudaExtent, u32);
    /// # Safety
    ///
    /// `array`: a live handle that no other thread uses during the call.
    fn cudaArrayGetMemoryRequirements(
        array: cudaArray_t,
        device: i32,
    ) -> cudaArrayMemoryRequirements;
    /// # Safety
    ///
    /// `hArray`: a live handle that no other thread uses during the call.
    fn cudaArrayGetPlane(hArray: cudaArray_t, planeIdx: u32) -> cudaArray_t;
    /// # Safety
    ///
    /// `array`: a live handle that no other thread uses during the call.
    fn cudaArrayGetSparseProperties(array: cudaArray_t) -> cudaArraySparseProperties;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaChooseDevice(prop: &cudaDeviceProp) -> i32;
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pResDesc` are valid as long as `pSurfObject` exists.
    fn cudaCreateSurfaceObject(pResDesc: &cudaResourceDesc) -> cudaSurfaceObject_t;
    /// - `pResViewDesc`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pResDesc` are valid as long as `pTexObject` exists.
    fn cudaCreateTextureObject(
        pResDesc: &cudaResourceDesc,
        pTexDesc: &cudaTextureDesc,
        pResViewDesc: Option<&cudaResourceViewDesc>,
    ) -> cudaTextureObject_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaCtxResetPersistingL2Cache() -> ();
    /// - `extMem`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `extMem`: a live handle that no other thread uses during the call.
    /// - No thread uses `extMem`, or objects that belong to it, during or after the call.
    fn cudaDestroyExternalMemory(extMem: cudaExternalMemory_t) -> ();
    /// - `extSem`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `extSem`: a live handle that no other thread uses during the call.
    /// - No thread uses `extSem`, or objects that belong to it, during or after the call.
    fn cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t) -> ();
    /// - `surfObject`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `surfObject`: a live handle that no other thread uses during the call.
    /// - No thread uses `surfObject`, or objects that belong to it, during or after the call.
    fn cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t) -> ();
    /// - `texObject`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `texObject`: a live handle that no other thread uses during the call.
    /// - No thread uses `texObject`, or objects that belong to it, during or after the call.
    fn cudaDestroyTextureObject(texObject: cudaTextureObject_t) -> ();
    /// - `resources`: in, array, length `nbResources`
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `resources` are valid.
    fn cudaDevResourceGenerateDesc(
        resources: &[cudaDevResource],
    ) -> cudaDevResourceDesc_t;
    /// - `result`: out, array, length `nbGroups`; an empty slice passes NULL
    /// - `flags`: in; must be 0
    /// - `groupParams`: in and out, array, length `nbGroups`
    ///
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `input` are valid.
    /// - Pointers in `result`, `remainder` are borrowed; they are valid until their owner changes or is destroyed.
    fn cudaDevSmResourceSplit(
        result: &mut [cudaDevResource],
        input: &cudaDevResource,
        flags: u32,
        groupParams: &mut [cudaDevSmResourceGroupParams],
    ) -> cudaDevResource;
    /// - `result`: out, array, length `nbGroups`; an empty slice passes NULL
    ///
    /// Returns `nbGroups`, `remaining`.
    ///
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `input` are valid.
    /// - Pointers in `result`, `remaining` are borrowed; they are valid until their owner changes or is destroyed.
    fn cudaDevSmResourceSplitByCount(
        result: &mut [cudaDevResource],
        input: &cudaDevResource,
        flags: cudaDevSmResourceSplitByCount_flags,
        minCount: u32,
    ) -> (u32, cudaDevResource);
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceCanAccessPeer(device: i32, peerDevice: i32) -> i32;
    /// # Safety
    ///
    /// No work on the current device uses memory of `peerDevice` any more.
    fn cudaDeviceDisablePeerAccess(peerDevice: i32) -> ();
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceEnablePeerAccess(peerDevice: i32, flags: u32) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceFlushGPUDirectRDMAWrites(
        target: cudaFlushGPUDirectRDMAWritesTarget,
        scope: cudaFlushGPUDirectRDMAWritesScope,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetAttribute(attr: cudaDeviceAttr, device: i32) -> i32;
    /// - `pciBusId`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetByPCIBusId(pciBusId: &CStr) -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetCacheConfig() -> cudaFuncCache;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetDefaultMemPool(device: i32) -> cudaMemPool_t;
    /// # Safety
    ///
    /// Pointers in `resource` are borrowed; they are valid until their owner changes or is destroyed.
    fn cudaDeviceGetDevResource(
        device: i32,
        r#type: cudaDevResourceType,
    ) -> cudaDevResource;
    /// # Safety
    ///
    /// The context that is returned is never destroyed.
    fn cudaDeviceGetExecutionCtx(device: i32) -> cudaExecutionContext_t;
    /// - `capabilities`: out, array, length `count`
    /// - `operations`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetHostAtomicCapabilities(
        capabilities: &mut [u32],
        operations: &[cudaAtomicOperation],
        device: i32,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetLimit(limit: cudaLimit) -> usize;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetMemPool(device: i32) -> cudaMemPool_t;
    /// - `nvSciSyncAttrList`: in, an address, passed unchanged
    /// - `flags`: in, flags: [`cudaNvSciSyncAttrSignal`], [`cudaNvSciSyncAttrWait`]
    ///
    /// # Safety
    ///
    /// `nvSciSyncAttrList`: valid memory of the size that the other arguments imply.
    fn cudaDeviceGetNvSciSyncAttributes(
        nvSciSyncAttrList: *mut c_void,
        device: i32,
        flags: i32,
    ) -> ();
    /// - `capabilities`: out, array, length `count`
    /// - `operations`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetP2PAtomicCapabilities(
        capabilities: &mut [u32],
        operations: &[cudaAtomicOperation],
        srcDevice: i32,
        dstDevice: i32,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetP2PAttribute(
        attr: cudaDeviceP2PAttr,
        srcDevice: i32,
        dstDevice: i32,
    ) -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaDeviceGetSharedMemConfig() -> cudaSharedMemConfig;
    /// Returns `leastPriority`, `greatestPriority`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetStreamPriorityRange() -> (i32, i32);
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetTexture1DLinearMaxWidth(
        fmtDesc: &cudaChannelFormatDesc,
        device: i32,
    ) -> usize;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGraphMemTrim(device: i32) -> ();
    /// - `callbackFunc`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callbackFunc` is called with `userData` until `cudaDeviceUnregisterAsyncNotification` is called, on any thread: it must not unwind. `userData` must live as long.
    fn cudaDeviceRegisterAsyncNotification(
        device: i32,
        callbackFunc: cudaAsyncCallback,
        userData: *mut c_void,
    ) -> cudaAsyncCallbackHandle_t;
    /// # Safety
    ///
    /// Nothing in the process uses objects of the device's primary context during or after the call.
    fn cudaDeviceReset() -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceSetLimit(limit: cudaLimit, value: usize) -> ();
    /// # Safety
    ///
    /// `memPool`: a live handle.
    fn cudaDeviceSetMemPool(device: i32, memPool: cudaMemPool_t) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceSynchronize() -> ();
    /// - `callback`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `callback`: a live handle.
    /// - No thread uses `callback`, or objects that belong to it, during or after the call.
    fn cudaDeviceUnregisterAsyncNotification(
        device: i32,
        callback: cudaAsyncCallbackHandle_t,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDriverGetVersion() -> i32;
    /// - `conn`: read and updated in place
    /// - `pCudaResource`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - `pCudaResource`: a live handle that no other thread uses during the call.
    fn cudaEGLStreamConsumerAcquireFrame(
        conn: &mut cudaEglStreamConnection,
        pCudaResource: &mut cudaGraphicsResource_t,
        pStream: Option<&cudaStream_t>,
        timeout: u32,
    ) -> ();
    /// # Safety
    ///
    /// `eglStream`: a live handle.
    fn cudaEGLStreamConsumerConnect(
        eglStream: driver::EGLStreamKHR,
    ) -> cudaEglStreamConnection;
    /// # Safety
    ///
    /// `eglStream`: a live handle.
    fn cudaEGLStreamConsumerConnectWithFlags(
        eglStream: driver::EGLStreamKHR,
        flags: cudaEglResourceLocationFlags,
    ) -> cudaEglStreamConnection;
    /// - `conn`: read and updated in place
    ///
    /// # Safety
    ///
    /// `conn`: a live handle.
    fn cudaEGLStreamConsumerDisconnect(conn: &mut cudaEglStreamConnection) -> ();
    /// - `conn`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - `pCudaResource`: a live handle that no other thread uses during the call.
    fn cudaEGLStreamConsumerReleaseFrame(
        conn: &mut cudaEglStreamConnection,
        pCudaResource: cudaGraphicsResource_t,
        pStream: Option<&cudaStream_t>,
    ) -> ();
    /// # Safety
    ///
    /// `eglStream`: a live handle.
    fn cudaEGLStreamProducerConnect(
        eglStream: driver::EGLStreamKHR,
        width: driver::EGLint,
        height: driver::EGLint,
    ) -> cudaEglStreamConnection;
    /// - `conn`: read and updated in place
    ///
    /// # Safety
    ///
    /// `conn`: a live handle.
    fn cudaEGLStreamProducerDisconnect(conn: &mut cudaEglStreamConnection) -> ();
    /// - `conn`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - Pointers, handles and lengths in `eglframe` are valid.
    fn cudaEGLStreamProducerPresentFrame(
        conn: &mut cudaEglStreamConnection,
        eglframe: cudaEglFrame,
        pStream: Option<&cudaStream_t>,
    ) -> ();
    /// - `conn`: read and updated in place
    /// - `eglframe`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - Pointers, handles and lengths in `eglframe` are valid.
    fn cudaEGLStreamProducerReturnFrame(
        conn: &mut cudaEglStreamConnection,
        eglframe: &mut cudaEglFrame,
        pStream: Option<&cudaStream_t>,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaEventCreate() -> cudaEvent_t;
    /// - `flags`: in, flags: [`cudaEventBlockingSync`], [`cudaEventDefault`]
    ///
    /// # Safety
    ///
    /// `eglSync`: a live handle.
    fn cudaEventCreateFromEGLSync(
        eglSync: driver::EGLSyncKHR,
        flags: u32,
    ) -> cudaEvent_t;
    /// - `flags`: in, flags: [`cudaEventBlockingSync`], [`cudaEventDefault`], [`cudaEventDisableTiming`], [`cudaEventInterprocess`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaEventCreateWithFlags(flags: u32) -> cudaEvent_t;
    /// - `event`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `event`: a live handle.
    /// - No thread uses `event`, or objects that belong to it, during or after the call.
    fn cudaEventDestroy(event: cudaEvent_t) -> ();
    /// # Safety
    ///
    /// `start`, `end`: live handles.
    fn cudaEventElapsedTime(start: cudaEvent_t, end: cudaEvent_t) -> f32;
    /// # Safety
    ///
    /// `event`: a live handle.
    fn cudaEventQuery(event: cudaEvent_t) -> ();
    /// # Safety
    ///
    /// - `event`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn cudaEventRecord(event: cudaEvent_t, stream: cudaStream_t) -> ();
    /// - `flags`: in, flags: [`cudaEventRecordDefault`], [`cudaEventRecordExternal`]
    ///
    /// # Safety
    ///
    /// - `event`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn cudaEventRecordWithFlags(
        event: cudaEvent_t,
        stream: cudaStream_t,
        flags: u32,
    ) -> ();
    /// # Safety
    ///
    /// `event`: a live handle.
    fn cudaEventSynchronize(event: cudaEvent_t) -> ();
    /// - `ctx`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `ctx`: a live handle that no other thread uses during the call.
    /// - No thread uses `ctx`, or objects that belong to it, during or after the call.
    /// - The program made `ctx`: it is not that of a device.
    fn cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t) -> ();
    /// # Safety
    ///
    /// - `ctx`: a live handle that no other thread uses during the call.
    /// - Pointers in `resource` are borrowed; they are valid until their owner changes or is destroyed.
    fn cudaExecutionCtxGetDevResource(
        ctx: cudaExecutionContext_t,
        r#type: cudaDevResourceType,
    ) -> cudaDevResource;
    /// # Safety
    ///
    /// `ctx`: a live handle that no other thread uses during the call.
    fn cudaExecutionCtxGetDevice(ctx: cudaExecutionContext_t) -> i32;
    /// # Safety
    ///
    /// `ctx`: a live handle that no other thread uses during the call.
    fn cudaExecutionCtxGetId(ctx: cudaExecutionContext_t) -> u64;
    /// # Safety
    ///
    /// - `ctx`: a live handle that no other thread uses during the call.
    /// - `event`: a live handle.
    fn cudaExecutionCtxRecordEvent(
        ctx: cudaExecutionContext_t,
        event: cudaEvent_t,
    ) -> ();
    /// - `flags`: in, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
    ///
    /// # Safety
    ///
    /// `ctx`: a live handle that no other thread uses during the call.
    fn cudaExecutionCtxStreamCreate(
        ctx: cudaExecutionContext_t,
        flags: u32,
        priority: i32,
    ) -> cudaStream_t;
    /// # Safety
    ///
    /// `ctx`: a live handle that no other thread uses during the call.
    fn cudaExecutionCtxSynchronize(ctx: cudaExecutionContext_t) -> ();
    /// # Safety
    ///
    /// - `ctx`: a live handle that no other thread uses during the call.
    /// - `event`: a live handle.
    fn cudaExecutionCtxWaitEvent(ctx: cudaExecutionContext_t, event: cudaEvent_t) -> ();
    /// # Safety
    ///
    /// `extMem`: a live handle that no other thread uses during the call.
    fn cudaExternalMemoryGetMappedBuffer(
        extMem: cudaExternalMemory_t,
        bufferDesc: &cudaExternalMemoryBufferDesc,
    ) -> *mut c_void;
    /// # Safety
    ///
    /// `extMem`: a live handle that no other thread uses during the call.
    fn cudaExternalMemoryGetMappedMipmappedArray(
        extMem: cudaExternalMemory_t,
        mipmapDesc: &cudaExternalMemoryMipmappedArrayDesc,
    ) -> cudaMipmappedArray_t;
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `devPtr`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn cudaFree(devPtr: *mut c_void) -> ();
    /// - `array`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `array`: a live handle that no other thread uses during the call.
    /// - No thread uses `array`, or objects that belong to it, during or after the call.
    fn cudaFreeArray(array: cudaArray_t) -> ();
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `devPtr`: from the matching allocation or registration; all uses come before this call in the order of `hStream`.
    fn cudaFreeAsync(devPtr: *mut c_void, hStream: cudaStream_t) -> ();
    /// - `ptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `ptr`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn cudaFreeHost(ptr: *mut c_void) -> ();
    /// - `mipmappedArray`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `mipmappedArray`: a live handle that no other thread uses during the call.
    /// - No thread uses `mipmappedArray`, or objects that belong to it, during or after the call.
    fn cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t) -> ();
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaFuncGetAttributes(func: *const c_void) -> cudaFuncAttributes;
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - `name` points to memory of the library, valid as long as `func` exists.
    fn cudaFuncGetName(func: *const c_void) -> *const core::ffi::c_char;
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaFuncGetParamCount(func: *const c_void) -> usize;
    /// - `func`: in, an address, passed unchanged
    ///
    /// Returns `paramOffset`, `paramSize`.
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaFuncGetParamInfo(func: *const c_void, paramIndex: usize) -> (usize, usize);
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaFuncSetAttribute(
        func: *const c_void,
        attr: cudaFuncAttribute,
        value: i32,
    ) -> ();
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaFuncSetCacheConfig(func: *const c_void, cacheConfig: cudaFuncCache) -> ();
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaFuncSetSharedMemConfig(
        func: *const c_void,
        config: cudaSharedMemConfig,
    ) -> ();
    /// - `pCudaDevices`: out, array, length `cudaDeviceCount`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGLGetDevices(pCudaDevices: &mut [i32], deviceList: cudaGLDeviceList) -> u32;
    /// # Safety
    ///
    /// OpenGL does not use the buffer until it is unmapped.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLMapBufferObject(bufObj: driver::GLuint) -> *mut c_void;
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - OpenGL does not use the buffer until it is unmapped.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLMapBufferObjectAsync(
        bufObj: driver::GLuint,
        stream: cudaStream_t,
    ) -> *mut c_void;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLRegisterBufferObject(bufObj: driver::GLuint) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLSetBufferObjectMapFlags(
        bufObj: driver::GLuint,
        flags: cudaGLMapFlags,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLSetGLDevice(device: i32) -> ();
    /// # Safety
    ///
    /// No thread uses what `bufObj` mapped or bound, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLUnmapBufferObject(bufObj: driver::GLuint) -> ();
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - No thread uses what `bufObj` mapped or bound, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLUnmapBufferObjectAsync(bufObj: driver::GLuint, stream: cudaStream_t) -> ();
    /// # Safety
    ///
    /// `bufObj`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLUnregisterBufferObject(bufObj: driver::GLuint) -> ();
    /// # Safety
    ///
    /// `array`: a live handle that no other thread uses during the call.
    fn cudaGetChannelDesc(array: cudaArray_const_t) -> cudaChannelFormatDesc;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGetDevice() -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGetDeviceCount() -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGetDeviceFlags() -> u32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGetDeviceProperties(device: i32) -> cudaDeviceProp;
    /// - `symbol`: in, string
    ///
    /// Returns `funcPtr`, `driverStatus`.
    ///
    /// # Safety
    ///
    /// `funcPtr` points to memory of the library, valid as long as the process runs.
    #[deprecated(note = "use `cudaGetDriverEntryPointByVersion` instead")]
    fn cudaGetDriverEntryPoint(
        symbol: &CStr,
        flags: cudaGetDriverEntryPointFlags,
    ) -> (*mut c_void, cudaDriverEntryPointQueryResult);
    /// - `symbol`: in, string
    ///
    /// Returns `funcPtr`, `driverStatus`.
    ///
    /// # Safety
    ///
    /// `funcPtr` points to memory of the library, valid as long as the process runs.
    fn cudaGetDriverEntryPointByVersion(
        symbol: &CStr,
        cudaVersion: u32,
        flags: cudaGetDriverEntryPointFlags,
    ) -> (*mut c_void, cudaDriverEntryPointQueryResult);
    /// # Safety
    ///
    /// `ppExportTable` points to memory of the library, valid as long as the process runs.
    fn cudaGetExportTable(pExportTableId: &cudaUUID_t) -> *const c_void;
    /// - `symbolPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `symbolPtr`: a live handle.
    fn cudaGetFuncBySymbol(symbolPtr: *const c_void) -> cudaFunction_t;
    /// - `entryFuncAddr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `entryFuncAddr`: a live handle.
    fn cudaGetKernel(entryFuncAddr: *const c_void) -> cudaKernel_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGetLastError() -> ();
    /// # Safety
    ///
    /// `mipmappedArray`: a live handle that no other thread uses during the call.
    fn cudaGetMipmappedArrayLevel(
        mipmappedArray: cudaMipmappedArray_const_t,
        level: u32,
    ) -> cudaArray_t;
    /// # Safety
    ///
    /// - `surfObject`: a live handle that no other thread uses during the call.
    /// - Pointers in `pResDesc` are borrowed; they are valid until their owner changes or is destroyed.
    fn cudaGetSurfaceObjectResourceDesc(
        surfObject: cudaSurfaceObject_t,
    ) -> cudaResourceDesc;
    /// - `symbol`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `symbol`: a live handle.
    fn cudaGetSymbolAddress(symbol: *const c_void) -> *mut c_void;
    /// - `symbol`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `symbol`: a live handle.
    fn cudaGetSymbolSize(symbol: *const c_void) -> usize;
    /// # Safety
    ///
    /// - `texObject`: a live handle that no other thread uses during the call.
    /// - Pointers in `pResDesc` are borrowed; they are valid until their owner changes or is destroyed.
    fn cudaGetTextureObjectResourceDesc(
        texObject: cudaTextureObject_t,
    ) -> cudaResourceDesc;
    /// # Safety
    ///
    /// `texObject`: a live handle that no other thread uses during the call.
    fn cudaGetTextureObjectResourceViewDesc(
        texObject: cudaTextureObject_t,
    ) -> cudaResourceViewDesc;
    /// # Safety
    ///
    /// `texObject`: a live handle that no other thread uses during the call.
    fn cudaGetTextureObjectTextureDesc(
        texObject: cudaTextureObject_t,
    ) -> cudaTextureDesc;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `graph`, `pDependencies`, `childGraph`: live handles that no other thread uses during the call.
    fn cudaGraphAddChildGraphNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        childGraph: cudaGraph_t,
    ) -> cudaGraphNode_t;
    /// - `from`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `to`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `edgeData`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `graph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cudaGraphAddDependencies(
        graph: cudaGraph_t,
        from: &[cudaGraphNode_t],
        to: &[cudaGraphNode_t],
        edgeData: &[cudaGraphEdgeData],
    ) -> ();
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `graph`, `pDependencies`: live handles that no other thread uses during the call.
    fn cudaGraphAddEmptyNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
    ) -> cudaGraphNode_t;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event` and what it refers to are used after the call, as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddEventRecordNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        event: cudaEvent_t,
    ) -> cudaGraphNode_t;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event` and what it refers to are used after the call, as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddEventWaitNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        event: cudaEvent_t,
    ) -> cudaGraphNode_t;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddExternalSemaphoresSignalNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        nodeParams: &cudaExternalSemaphoreSignalNodeParams,
    ) -> cudaGraphNode_t;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddExternalSemaphoresWaitNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        nodeParams: &cudaExternalSemaphoreWaitNodeParams,
    ) -> cudaGraphNode_t;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` are valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddHostNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        pNodeParams: &cudaHostNodeParams,
    ) -> cudaGraphNode_t;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` are valid during the call, which copies what it needs.
    /// - The kernel uses no texture or surface reference.
    fn cudaGraphAddKernelNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        pNodeParams: &cudaKernelNodeParams,
    ) -> cudaGraphNode_t;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddMemAllocNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        nodeParams: &mut cudaMemAllocNodeParams,
    ) -> cudaGraphNode_t;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `dptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - `dptr`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddMemFreeNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        dptr: *mut c_void,
    ) -> cudaGraphNode_t;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pCopyParams` are valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddMemcpyNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        pCopyParams: &cudaMemcpy3DParms,
    ) -> cudaGraphNode_t;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `dst`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
    /// - `kind` says truly where `dst` and `src` are.
    fn cudaGraphAddMemcpyNode1D(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> cudaGraphNode_t;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `dst`: in, an address, passed unchanged
    /// - `symbol`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - `symbol`: a live handle.
    /// - `dst`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddMemcpyNodeFromSymbol(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> cudaGraphNode_t;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `symbol`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - `symbol`: a live handle.
    /// - `src`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddMemcpyNodeToSymbol(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> cudaGraphNode_t;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pMemsetParams` are valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddMemsetNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        pMemsetParams: &cudaMemsetParams,
    ) -> cudaGraphNode_t;
    /// - `pDependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `dependencyData`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddNode(
        graph: cudaGraph_t,
        pDependencies: &[cudaGraphNode_t],
        dependencyData: &[cudaGraphEdgeData],
        nodeParams: &mut cudaGraphNodeParams,
    ) -> cudaGraphNode_t;
    /// # Safety
    ///
    /// `node`: a live handle that no other thread uses during the call.
    fn cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t) -> cudaGraph_t;
    /// # Safety
    ///
    /// `originalGraph`: a live handle that no other thread uses during the call.
    fn cudaGraphClone(originalGraph: cudaGraph_t) -> cudaGraph_t;
    /// # Safety
    ///
    /// `graph`: a live handle that no other thread uses during the call.
    fn cudaGraphConditionalHandleCreate(
        graph: cudaGraph_t,
        defaultLaunchValue: u32,
        flags: cudaGraphConditionalHandleFlags,
    ) -> cudaGraphConditionalHandle;
    /// # Safety
    ///
    /// `graph`, `ctx`: live handles that no other thread uses during the call.
    fn cudaGraphConditionalHandleCreate_v2(
        graph: cudaGraph_t,
        ctx: cudaExecutionContext_t,
        defaultLaunchValue: u32,
        flags: cudaGraphConditionalHandleFlags,
    ) -> cudaGraphConditionalHandle;
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGraphCreate(flags: u32) -> cudaGraph_t;
    /// - `path`: in, string
    ///
    /// # Safety
    ///
    /// `graph`: a live handle that no other thread uses during the call.
    fn cudaGraphDebugDotPrint(
        graph: cudaGraph_t,
        path: &CStr,
        flags: cudaGraphDebugDotFlags,
    ) -> ();
    /// - `graph`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - No thread uses `graph`, or objects that belong to it, during or after the call.
    fn cudaGraphDestroy(graph: cudaGraph_t) -> ();
    /// - `node`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - No thread uses `node`, or objects that belong to it, during or after the call.
    fn cudaGraphDestroyNode(node: cudaGraphNode_t) -> ();
    /// # Safety
    ///
    /// `node`: a live handle that no other thread uses during the call.
    fn cudaGraphEventRecordNodeGetEvent(node: cudaGraphNode_t) -> cudaEvent_t;
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event` and what it refers to are used after the call, as long as `node`, or a copy of it, exists.
    fn cudaGraphEventRecordNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> ();
    /// # Safety
    ///
    /// `node`: a live handle that no other thread uses during the call.
    fn cudaGraphEventWaitNodeGetEvent(node: cudaGraphNode_t) -> cudaEvent_t;
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event` and what it refers to are used after the call, as long as `node`, or a copy of it, exists.
    fn cudaGraphEventWaitNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> ();
    /// # Safety
    ///
    /// `hGraphExec`, `node`, `childGraph`: live handles that no other thread uses during the call.
    fn cudaGraphExecChildGraphNodeSetParams(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        childGraph: cudaGraph_t,
    ) -> ();
    /// - `graphExec`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `graphExec`: a live handle that no other thread uses during the call.
    /// - No thread uses `graphExec`, or objects that belong to it, during or after the call.
    fn cudaGraphExecDestroy(graphExec: cudaGraphExec_t) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event` and what it refers to are used after the call, as long as `hGraphExec` exists.
    fn cudaGraphExecEventRecordNodeSetEvent(
        hGraphExec: cudaGraphExec_t,
        hNode: cudaGraphNode_t,
        event: cudaEvent_t,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event` and what it refers to are used after the call, as long as `hGraphExec` exists.
    fn cudaGraphExecEventWaitNodeSetEvent(
        hGraphExec: cudaGraphExec_t,
        hNode: cudaGraphNode_t,
        event: cudaEvent_t,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
    fn cudaGraphExecExternalSemaphoresSignalNodeSetParams(
        hGraphExec: cudaGraphExec_t,
        hNode: cudaGraphNode_t,
        nodeParams: &cudaExternalSemaphoreSignalNodeParams,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
    fn cudaGraphExecExternalSemaphoresWaitNodeSetParams(
        hGraphExec: cudaGraphExec_t,
        hNode: cudaGraphNode_t,
        nodeParams: &cudaExternalSemaphoreWaitNodeParams,
    ) -> ();
    /// # Safety
    ///
    /// `graphExec`: a live handle that no other thread uses during the call.
    fn cudaGraphExecGetFlags(graphExec: cudaGraphExec_t) -> cudaGraphInstantiateFlags;
    /// # Safety
    ///
    /// `hGraphExec`: a live handle that no other thread uses during the call.
    fn cudaGraphExecGetId(hGraphExec: cudaGraphExec_t) -> u32;
    /// # Safety
    ///
    /// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` are valid as long as `hGraphExec` exists.
    fn cudaGraphExecHostNodeSetParams(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        pNodeParams: &cudaHostNodeParams,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` are valid during the call, which copies what it needs.
    /// - No kernel on the device updates the node at the same time.
    fn cudaGraphExecKernelNodeSetParams(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        pNodeParams: &cudaKernelNodeParams,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` are valid as long as `hGraphExec` exists.
    fn cudaGraphExecMemcpyNodeSetParams(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        pNodeParams: &cudaMemcpy3DParms,
    ) -> ();
    /// - `dst`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
    /// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
    fn cudaGraphExecMemcpyNodeSetParams1D(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    /// - `dst`: in, an address, passed unchanged
    /// - `symbol`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
    /// - `symbol`: a live handle.
    /// - `dst`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
    fn cudaGraphExecMemcpyNodeSetParamsFromSymbol(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    /// - `symbol`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
    /// - `symbol`: a live handle.
    /// - `src`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
    fn cudaGraphExecMemcpyNodeSetParamsToSymbol(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` are valid as long as `hGraphExec` exists.
    fn cudaGraphExecMemsetNodeSetParams(
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        pNodeParams: &cudaMemsetParams,
    ) -> ();
    /// # Safety
    ///
    /// - `graphExec`, `node`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `graphExec` exists.
    fn cudaGraphExecNodeSetParams(
        graphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        nodeParams: &cudaGraphNodeParams,
    ) -> ();
    /// # Safety
    ///
    /// - `hGraphExec`, `hGraph`: live handles that no other thread uses during the call.
    /// - Pointers in `resultInfo` are borrowed; they are valid until their owner changes or is destroyed.
    fn cudaGraphExecUpdate(
        hGraphExec: cudaGraphExec_t,
        hGraph: cudaGraph_t,
    ) -> cudaGraphExecUpdateResultInfo;
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `params_out` points to memory of the library, valid until `hNode` is destroyed or set again.
    fn cudaGraphExternalSemaphoresSignalNodeGetParams(
        hNode: cudaGraphNode_t,
    ) -> cudaExternalSemaphoreSignalNodeParams;
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
    fn cudaGraphExternalSemaphoresSignalNodeSetParams(
        hNode: cudaGraphNode_t,
        nodeParams: &cudaExternalSemaphoreSignalNodeParams,
    ) -> ();
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `params_out` points to memory of the library, valid until `hNode` is destroyed or set again.
    fn cudaGraphExternalSemaphoresWaitNodeGetParams(
        hNode: cudaGraphNode_t,
    ) -> cudaExternalSemaphoreWaitNodeParams;
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
    fn cudaGraphExternalSemaphoresWaitNodeSetParams(
        hNode: cudaGraphNode_t,
        nodeParams: &cudaExternalSemaphoreWaitNodeParams,
    ) -> ();
    /// # Safety
    ///
    /// `hGraph`: a live handle that no other thread uses during the call.
    fn cudaGraphGetId(hGraph: cudaGraph_t) -> u32;
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `pNodeParams` points to memory of the library, valid until `node` is destroyed or set again.
    fn cudaGraphHostNodeGetParams(node: cudaGraphNode_t) -> cudaHostNodeParams;
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` are valid as long as `node`, or a copy of it, exists.
    fn cudaGraphHostNodeSetParams(
        node: cudaGraphNode_t,
        pNodeParams: &cudaHostNodeParams,
    ) -> ();
    /// # Safety
    ///
    /// `graph`: a live handle that no other thread uses during the call.
    fn cudaGraphInstantiate(
        graph: cudaGraph_t,
        flags: cudaGraphInstantiateFlags,
    ) -> cudaGraphExec_t;
    /// # Safety
    ///
    /// `graph`: a live handle that no other thread uses during the call.
    fn cudaGraphInstantiateWithFlags(
        graph: cudaGraph_t,
        flags: cudaGraphInstantiateFlags,
    ) -> cudaGraphExec_t;
    /// - `instantiateParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `instantiateParams` are valid.
    fn cudaGraphInstantiateWithParams(
        graph: cudaGraph_t,
        instantiateParams: &mut cudaGraphInstantiateParams,
    ) -> cudaGraphExec_t;
    /// # Safety
    ///
    /// `hDst`, `hSrc`: live handles that no other thread uses during the call.
    fn cudaGraphKernelNodeCopyAttributes(
        hDst: cudaGraphNode_t,
        hSrc: cudaGraphNode_t,
    ) -> ();
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers in `value_out` are borrowed; they are valid until their owner changes or is destroyed.
    fn cudaGraphKernelNodeGetAttribute(
        hNode: cudaGraphNode_t,
        attr: cudaLaunchAttributeID,
    ) -> cudaLaunchAttributeValue;
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `pNodeParams` points to memory of the library, valid until `node` is destroyed or set again.
    fn cudaGraphKernelNodeGetParams(node: cudaGraphNode_t) -> cudaKernelNodeParams;
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `value` are valid as long as `hNode`, or a copy of it, exists.
    fn cudaGraphKernelNodeSetAttribute(
        hNode: cudaGraphNode_t,
        attr: cudaLaunchAttributeID,
        value: &cudaLaunchAttributeValue,
    ) -> ();
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` are valid during the call, which copies what it needs.
    fn cudaGraphKernelNodeSetParams(
        node: cudaGraphNode_t,
        pNodeParams: &cudaKernelNodeParams,
    ) -> ();
    /// # Safety
    ///
    /// - `graphExec`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - All that `graphExec` runs is valid, and the memory that it uses is there, until this call completes on `stream`.
    fn cudaGraphLaunch(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> ();
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `params_out` points to memory of the library, valid until `node` is destroyed or set again.
    fn cudaGraphMemAllocNodeGetParams(node: cudaGraphNode_t) -> cudaMemAllocNodeParams;
    /// # Safety
    ///
    /// `node`: a live handle that no other thread uses during the call.
    fn cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t) -> *mut c_void;
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `pNodeParams` points to memory of the library, valid until `node` is destroyed or set again.
    fn cudaGraphMemcpyNodeGetParams(node: cudaGraphNode_t) -> cudaMemcpy3DParms;
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` are valid as long as `node`, or a copy of it, exists.
    fn cudaGraphMemcpyNodeSetParams(
        node: cudaGraphNode_t,
        pNodeParams: &cudaMemcpy3DParms,
    ) -> ();
    /// - `dst`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
    /// - `kind` says truly where `dst` and `src` are.
    fn cudaGraphMemcpyNodeSetParams1D(
        node: cudaGraphNode_t,
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    /// - `dst`: in, an address, passed unchanged
    /// - `symbol`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `symbol`: a live handle.
    /// - `dst`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
    fn cudaGraphMemcpyNodeSetParamsFromSymbol(
        node: cudaGraphNode_t,
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    /// - `symbol`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `symbol`: a live handle.
    /// - `src`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
    fn cudaGraphMemcpyNodeSetParamsToSymbol(
        node: cudaGraphNode_t,
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `pNodeParams` points to memory of the library, valid until `node` is destroyed or set again.
    fn cudaGraphMemsetNodeGetParams(node: cudaGraphNode_t) -> cudaMemsetParams;
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` are valid as long as `node`, or a copy of it, exists.
    fn cudaGraphMemsetNodeSetParams(
        node: cudaGraphNode_t,
        pNodeParams: &cudaMemsetParams,
    ) -> ();
    /// # Safety
    ///
    /// `originalNode`, `clonedGraph`: live handles that no other thread uses during the call.
    fn cudaGraphNodeFindInClone(
        originalNode: cudaGraphNode_t,
        clonedGraph: cudaGraph_t,
    ) -> cudaGraphNode_t;
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cudaGraphNodeGetContainingGraph(hNode: cudaGraphNode_t) -> cudaGraph_t;
    /// # Safety
    ///
    /// `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    fn cudaGraphNodeGetEnabled(
        hGraphExec: cudaGraphExec_t,
        hNode: cudaGraphNode_t,
    ) -> u32;
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cudaGraphNodeGetLocalId(hNode: cudaGraphNode_t) -> u32;
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `nodeParams` points to memory of the library, valid until `node` is destroyed or set again.
    fn cudaGraphNodeGetParams(node: cudaGraphNode_t) -> cudaGraphNodeParams;
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cudaGraphNodeGetToolsId(hNode: cudaGraphNode_t) -> u64;
    /// # Safety
    ///
    /// `node`: a live handle that no other thread uses during the call.
    fn cudaGraphNodeGetType(node: cudaGraphNode_t) -> cudaGraphNodeType;
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - No kernel on the device updates the node at the same time.
    fn cudaGraphNodeSetEnabled(
        hGraphExec: cudaGraphExec_t,
        hNode: cudaGraphNode_t,
        isEnabled: u32,
    ) -> ();
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `node`, or a copy of it, exists.
    fn cudaGraphNodeSetParams(
        node: cudaGraphNode_t,
        nodeParams: &cudaGraphNodeParams,
    ) -> ();
    /// # Safety
    ///
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - `object`: a live handle.
    /// - `object`: the references that the call gives back are the caller's.
    fn cudaGraphReleaseUserObject(
        graph: cudaGraph_t,
        object: cudaUserObject_t,
        count: u32,
    ) -> ();
    /// - `from`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `to`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `edgeData`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `graph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cudaGraphRemoveDependencies(
        graph: cudaGraph_t,
        from: &[cudaGraphNode_t],
        to: &[cudaGraphNode_t],
        edgeData: &[cudaGraphEdgeData],
    ) -> ();
    /// # Safety
    ///
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - `object`: a live handle.
    /// - `object`: the references that the call gives back are the caller's.
    fn cudaGraphRetainUserObject(
        graph: cudaGraph_t,
        object: cudaUserObject_t,
        count: u32,
        flags: cudaUserObjectRetainFlags,
    ) -> ();
    /// # Safety
    ///
    /// - `graphExec`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn cudaGraphUpload(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> ();
    /// # Safety
    ///
    /// `image`: a live handle.
    fn cudaGraphicsEGLRegisterImage(
        image: driver::EGLImageKHR,
        flags: cudaGraphicsRegisterFlags,
    ) -> cudaGraphicsResource_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGraphicsGLRegisterBuffer(
        buffer: driver::GLuint,
        flags: cudaGraphicsRegisterFlags,
    ) -> cudaGraphicsResource_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGraphicsGLRegisterImage(
        image: driver::GLuint,
        target: driver::GLenum,
        flags: cudaGraphicsRegisterFlags,
    ) -> cudaGraphicsResource_t;
    /// - `resources`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// - `resources`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - The graphics API does not use the resources until they are unmapped.
    fn cudaGraphicsMapResources(
        resources: &[cudaGraphicsResource_t],
        stream: cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// - `resource`: a live handle that no other thread uses during the call.
    /// - Pointers in `eglFrame` are borrowed; they are valid until their owner changes or is destroyed.
    fn cudaGraphicsResourceGetMappedEglFrame(
        resource: cudaGraphicsResource_t,
        index: u32,
        mipLevel: u32,
    ) -> cudaEglFrame;
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cudaGraphicsResourceGetMappedMipmappedArray(
        resource: cudaGraphicsResource_t,
    ) -> cudaMipmappedArray_t;
    /// Returns `devPtr`, `size`.
    ///
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cudaGraphicsResourceGetMappedPointer(
        resource: cudaGraphicsResource_t,
    ) -> (*mut c_void, usize);
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cudaGraphicsResourceSetMapFlags(
        resource: cudaGraphicsResource_t,
        flags: cudaGraphicsMapFlags,
    ) -> ();
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cudaGraphicsSubResourceGetMappedArray(
        resource: cudaGraphicsResource_t,
        arrayIndex: u32,
        mipLevel: u32,
    ) -> cudaArray_t;
    /// - `resources`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// - `resources`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - No thread uses what `resources` mapped or bound, during or after the call.
    fn cudaGraphicsUnmapResources(
        resources: &[cudaGraphicsResource_t],
        stream: cudaStream_t,
    ) -> ();
    /// - `resource`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `resource`: a live handle that no other thread uses during the call.
    /// - No thread uses `resource`, or objects that belong to it, during or after the call.
    fn cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGraphicsVDPAURegisterOutputSurface(
        vdpSurface: driver::VdpOutputSurface,
        flags: cudaGraphicsMapFlags,
    ) -> cudaGraphicsResource_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGraphicsVDPAURegisterVideoSurface(
        vdpSurface: driver::VdpVideoSurface,
        flags: cudaGraphicsMapFlags,
    ) -> cudaGraphicsResource_t;
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `desc`: a live handle.
    /// - Destroying `phCtx` destroys what is made in it: nothing uses that afterwards.
    fn cudaGreenCtxCreate(
        desc: cudaDevResourceDesc_t,
        device: i32,
        flags: u32,
    ) -> cudaExecutionContext_t;
    /// - `flags`: in, flags: [`cudaHostAllocDefault`], [`cudaHostAllocMapped`], [`cudaHostAllocPortable`], [`cudaHostAllocWriteCombined`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaHostAlloc(size: usize, flags: u32) -> *mut c_void;
    /// - `pHost`: in, an address, passed unchanged
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaHostGetDevicePointer(pHost: *mut c_void, flags: u32) -> *mut c_void;
    /// - `pHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaHostGetFlags(pHost: *mut c_void) -> u32;
    /// - `ptr`: in, an address, passed unchanged
    /// - `flags`: in, flags: [`cudaHostRegisterDefault`], [`cudaHostRegisterIoMemory`], [`cudaHostRegisterMapped`], [`cudaHostRegisterPortable`], [`cudaHostRegisterReadOnly`]
    ///
    /// # Safety
    ///
    /// `ptr`: valid memory of the size that the other arguments imply, until `cudaHostUnregister` is called.
    fn cudaHostRegister(ptr: *mut c_void, size: usize, flags: u32) -> ();
    /// - `ptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `ptr`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn cudaHostUnregister(ptr: *mut c_void) -> ();
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `memHandleDesc` are valid as long as `extMem_out` exists.
    /// - A file descriptor in `memHandleDesc` belongs to the driver if the call succeeds: the program neither uses nor closes it.
    fn cudaImportExternalMemory(
        memHandleDesc: &cudaExternalMemoryHandleDesc,
    ) -> cudaExternalMemory_t;
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `semHandleDesc` are valid as long as `extSem_out` exists.
    /// - A file descriptor in `semHandleDesc` belongs to the driver if the call succeeds: the program neither uses nor closes it.
    fn cudaImportExternalSemaphore(
        semHandleDesc: &cudaExternalSemaphoreHandleDesc,
    ) -> cudaExternalSemaphore_t;
    /// - `deviceFlags`: in, flags: [`cudaDeviceLmemResizeToMax`], [`cudaDeviceMapHost`], [`cudaDeviceScheduleAuto`], [`cudaDeviceScheduleBlockingSync`], [`cudaDeviceScheduleSpin`], [`cudaDeviceScheduleYield`], [`cudaDeviceSyncMemops`]
    /// - `flags`: in, flags: [`cudaInitDeviceFlagsAreValid`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaInitDevice(device: i32, deviceFlags: u32, flags: u32) -> ();
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `devPtr`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn cudaIpcCloseMemHandle(devPtr: *mut c_void) -> ();
    /// # Safety
    ///
    /// - `event`: a live handle.
    /// - Other processes do not use the event after this one has destroyed it.
    fn cudaIpcGetEventHandle(event: cudaEvent_t) -> cudaIpcEventHandle_t;
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaIpcGetMemHandle(devPtr: *mut c_void) -> cudaIpcMemHandle_t;
    /// # Safety
    ///
    /// `handle` is one that another process exported, and the event is not used after that process has destroyed it.
    fn cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> cudaEvent_t;
    /// - `flags`: in, flags: [`cudaIpcMemLazyEnablePeerAccess`]
    ///
    /// # Safety
    ///
    /// The process that exported the memory does not free it before this one has closed it.
    fn cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: u32) -> *mut c_void;
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cudaKernelSetAttributeForDevice(
        kernel: cudaKernel_t,
        attr: cudaFuncAttribute,
        value: i32,
        device: i32,
    ) -> ();
    /// - `func`: in, an address, passed unchanged
    /// - `args`: in, the addresses of the kernel's arguments; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `args`: one address for each parameter of the kernel, of a value of its type; the number is not checked, and a shorter slice is read past its end. What the kernel accesses is valid until this call completes on `stream`.
    fn cudaLaunchCooperativeKernel(
        func: *const c_void,
        gridDim: dim3,
        blockDim: dim3,
        args: &mut [*mut c_void],
        sharedMem: usize,
        stream: cudaStream_t,
    ) -> ();
    /// - `fn`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is capturing: at each graph launch): it must not unwind, nor call CUDA. `userData` must live until then. It is not called if the context has failed.
    fn cudaLaunchHostFunc(
        stream: cudaStream_t,
        r#fn: cudaHostFn_t,
        userData: *mut c_void,
    ) -> ();
    /// - `fn`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is capturing: at each graph launch): it must not unwind, nor call CUDA. `userData` must live until then. It is not called if the context has failed.
    fn cudaLaunchHostFunc_v2(
        stream: cudaStream_t,
        r#fn: cudaHostFn_t,
        userData: *mut c_void,
        syncMode: u32,
    ) -> ();
    /// - `func`: in, an address, passed unchanged
    /// - `args`: in, the addresses of the kernel's arguments; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `args`: one address for each parameter of the kernel, of a value of its type; the number is not checked, and a shorter slice is read past its end. What the kernel accesses is valid until this call completes on `stream`.
    fn cudaLaunchKernel(
        func: *const c_void,
        gridDim: dim3,
        blockDim: dim3,
        args: &mut [*mut c_void],
        sharedMem: usize,
        stream: cudaStream_t,
    ) -> ();
    /// - `func`: in, an address, passed unchanged
    /// - `args`: in, the addresses of the kernel's arguments; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - `args`: one address for each parameter of the kernel, of a value of its type; the number is not checked, and a shorter slice is read past its end. What the kernel accesses is valid until this call completes on `config`'s stream.
    /// - Pointers, handles and lengths in `config` are valid until this call completes on `config`'s stream.
    fn cudaLaunchKernelExC(
        config: &cudaLaunchConfig_t,
        func: *const c_void,
        args: &mut [*mut c_void],
    ) -> ();
    /// - `kernels`: out, array, length `numKernels`
    ///
    /// # Safety
    ///
    /// `lib`: a live handle.
    fn cudaLibraryEnumerateKernels(
        kernels: &mut [cudaKernel_t],
        lib: cudaLibrary_t,
    ) -> ();
    /// - `name`: in, string
    ///
    /// Returns `dptr`, `bytes`.
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - `dptr` points to memory of the library, valid as long as `library` exists.
    fn cudaLibraryGetGlobal(library: cudaLibrary_t, name: &CStr) -> (*mut c_void, usize);
    /// - `name`: in, string
    ///
    /// # Safety
    ///
    /// `library`: a live handle.
    fn cudaLibraryGetKernel(library: cudaLibrary_t, name: &CStr) -> cudaKernel_t;
    /// # Safety
    ///
    /// `lib`: a live handle.
    fn cudaLibraryGetKernelCount(lib: cudaLibrary_t) -> u32;
    /// - `name`: in, string
    ///
    /// Returns `dptr`, `bytes`.
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - `dptr` points to memory of the library, valid as long as `library` exists.
    fn cudaLibraryGetManaged(
        library: cudaLibrary_t,
        name: &CStr,
    ) -> (*mut c_void, usize);
    /// - `symbol`: in, string
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - `fptr` points to memory of the library, valid as long as `library` exists.
    fn cudaLibraryGetUnifiedFunction(
        library: cudaLibrary_t,
        symbol: &CStr,
    ) -> *mut c_void;
    /// - `code`: in, an address, passed unchanged
    /// - `jitOptions`: in, array, length `numJitOptions`; an empty slice passes NULL
    /// - `jitOptionsValues`: in, values; `jitOptions` chooses their types: `char *` for `cudaJitInfoLogBuffer`, `cudaJitErrorLogBuffer`; `cudaJit_CacheMode` for `cudaJitCacheMode`; `cudaJit_Fallback` for `cudaJitFallbackStrategy`; `float` for `cudaJitWallTime`; `int` for `cudaJitGenerateDebugInfo`, `cudaJitLogVerbose`, `cudaJitGenerateLineInfo`, `cudaJitPositionIndependentCode`, `cudaJitMaxThreadsPerBlock`, `cudaJitOverrideDirectiveValues`; `unsigned int` for `cudaJitMaxRegisters`, `cudaJitThreadsPerBlock`, `cudaJitInfoLogBufferSizeBytes`, `cudaJitErrorLogBufferSizeBytes`, `cudaJitOptimizationLevel`, `cudaJitMinCtaPerSm`; an empty slice passes NULL
    /// - `libraryOptions`: in, array, length `numLibraryOptions`; an empty slice passes NULL
    /// - `libraryOptionValues`: in, values; `libraryOptions` chooses their types: `cudalibraryHostUniversalFunctionAndDataTable *` for `cudaLibraryHostUniversalFunctionAndDataTable`; `unsigned int` for `cudaLibraryBinaryIsPreserved`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `code`: the address of NUL-terminated PTX, or of a whole cubin or fatbin, as long as `libraryOptions` says.
    /// - Each element of `jitOptionsValues` is the value, or the address of the value, that `jitOptions` names at the same index.
    /// - Each element of `libraryOptionValues` is the value, or the address of the value, that `libraryOptions` names at the same index.
    fn cudaLibraryLoadData(
        code: *const c_void,
        jitOptions: &[cudaJitOption],
        jitOptionsValues: &mut [*mut c_void],
        libraryOptions: &[cudaLibraryOption],
        libraryOptionValues: &mut [*mut c_void],
    ) -> cudaLibrary_t;
    /// - `fileName`: in, string
    /// - `jitOptions`: in, array, length `numJitOptions`; an empty slice passes NULL
    /// - `jitOptionsValues`: in, values; `jitOptions` chooses their types: `char *` for `cudaJitInfoLogBuffer`, `cudaJitErrorLogBuffer`; `cudaJit_CacheMode` for `cudaJitCacheMode`; `cudaJit_Fallback` for `cudaJitFallbackStrategy`; `float` for `cudaJitWallTime`; `int` for `cudaJitGenerateDebugInfo`, `cudaJitLogVerbose`, `cudaJitGenerateLineInfo`, `cudaJitPositionIndependentCode`, `cudaJitMaxThreadsPerBlock`, `cudaJitOverrideDirectiveValues`; `unsigned int` for `cudaJitMaxRegisters`, `cudaJitThreadsPerBlock`, `cudaJitInfoLogBufferSizeBytes`, `cudaJitErrorLogBufferSizeBytes`, `cudaJitOptimizationLevel`, `cudaJitMinCtaPerSm`; an empty slice passes NULL
    /// - `libraryOptions`: in, array, length `numLibraryOptions`; an empty slice passes NULL
    /// - `libraryOptionValues`: in, values; `libraryOptions` chooses their types: `cudalibraryHostUniversalFunctionAndDataTable *` for `cudaLibraryHostUniversalFunctionAndDataTable`; `unsigned int` for `cudaLibraryBinaryIsPreserved`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `fileName`: a whole file, as its tool wrote it; the library does not check what is in it.
    /// - Each element of `jitOptionsValues` is the value, or the address of the value, that `jitOptions` names at the same index.
    /// - Each element of `libraryOptionValues` is the value, or the address of the value, that `libraryOptions` names at the same index.
    fn cudaLibraryLoadFromFile(
        fileName: &CStr,
        jitOptions: &[cudaJitOption],
        jitOptionsValues: &mut [*mut c_void],
        libraryOptions: &[cudaLibraryOption],
        libraryOptionValues: &mut [*mut c_void],
    ) -> cudaLibrary_t;
    /// - `library`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - No thread uses `library`, or objects that belong to it, during or after the call.
    fn cudaLibraryUnload(library: cudaLibrary_t) -> ();
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaLogsCurrent(flags: u32) -> cudaLogIterator;
    /// - `iterator`: in and out; `None` passes NULL
    /// - `pathToFile`: in, string
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaLogsDumpToFile(
        iterator: Option<&mut cudaLogIterator>,
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
    fn cudaLogsDumpToMemory(
        iterator: Option<&mut cudaLogIterator>,
        buffer: &mut [u8],
        flags: u32,
    ) -> usize;
    /// - `callbackFunc`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callbackFunc` is called with `userData` until `cudaLogsUnregisterCallback` is called, on any thread: it must not unwind. `userData` must live as long.
    fn cudaLogsRegisterCallback(
        callbackFunc: cudaLogsCallback_t,
        userData: *mut c_void,
    ) -> cudaLogsCallbackHandle;
    /// - `callback`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `callback`: a live handle that no other thread uses during the call.
    /// - No thread uses `callback`, or objects that belong to it, during or after the call.
    fn cudaLogsUnregisterCallback(callback: cudaLogsCallbackHandle) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMalloc(size: usize) -> *mut c_void;
    /// # Safety
    ///
    /// `pitchedDevPtr` points to memory of the library, valid until `cudaFree` is called.
    fn cudaMalloc3D(extent: cudaExtent) -> cudaPitchedPtr;
    /// - `flags`: in, flags: [`cudaArrayCubemap`], [`cudaArrayDefault`], [`cudaArrayDeferredMapping`], [`cudaArrayLayered`], [`cudaArraySparse`], [`cudaArraySurfaceLoadStore`], [`cudaArrayTextureGather`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMalloc3DArray(
        desc: &cudaChannelFormatDesc,
        extent: cudaExtent,
        flags: u32,
    ) -> cudaArray_t;
    /// - `flags`: in, flags: [`cudaArrayDefault`], [`cudaArrayDeferredMapping`], [`cudaArraySparse`], [`cudaArraySurfaceLoadStore`], [`cudaArrayTextureGather`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMallocArray(
        desc: &cudaChannelFormatDesc,
        width: usize,
        height: usize,
        flags: u32,
    ) -> cudaArray_t;
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cudaMallocAsync(size: usize, hStream: cudaStream_t) -> *mut c_void;
    /// # Safety
    ///
    /// - `memPool`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn cudaMallocFromPoolAsync(
        size: usize,
        memPool: cudaMemPool_t,
        stream: cudaStream_t,
    ) -> *mut c_void;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMallocHost(size: usize) -> *mut c_void;
    /// - `flags`: in, flags: [`cudaMemAttachGlobal`], [`cudaMemAttachHost`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMallocManaged(size: usize, flags: u32) -> *mut c_void;
    /// - `flags`: in, flags: [`cudaArrayCubemap`], [`cudaArrayDefault`], [`cudaArrayDeferredMapping`], [`cudaArrayLayered`], [`cudaArraySparse`], [`cudaArraySurfaceLoadStore`], [`cudaArrayTextureGather`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMallocMipmappedArray(
        desc: &cudaChannelFormatDesc,
        extent: cudaExtent,
        numLevels: u32,
        flags: u32,
    ) -> cudaMipmappedArray_t;
    /// Returns `devPtr`, `pitch`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMallocPitch(width: usize, height: usize) -> (*mut c_void, usize);
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMemAdvise(
        devPtr: *const c_void,
        count: usize,
        advice: cudaMemoryAdvise,
        location: cudaMemLocation,
    ) -> ();
    /// - `dptrs`: in, array, length `count`
    /// - `sizes`: in, array, length `count`
    /// - `prefetchLocs`: in, array, length `numPrefetchLocs`
    /// - `prefetchLocIdxs`: in, array, length `numPrefetchLocs`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `dptrs`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    /// - Nothing reads, writes or prefetches the ranges at the same time, on the host or on the device.
    fn cudaMemDiscardAndPrefetchBatchAsync(
        dptrs: &[*mut c_void],
        sizes: &[usize],
        prefetchLocs: &[cudaMemLocation],
        prefetchLocIdxs: &[usize],
        flags: u64,
        stream: cudaStream_t,
    ) -> ();
    /// - `dptrs`: in, array, length `count`
    /// - `sizes`: in, array, length `count`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `dptrs`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    /// - Nothing reads, writes or prefetches the ranges at the same time, on the host or on the device.
    fn cudaMemDiscardBatchAsync(
        dptrs: &[*mut c_void],
        sizes: &[usize],
        flags: u64,
        stream: cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMemGetDefaultMemPool(
        location: &cudaMemLocation,
        r#type: cudaMemAllocationType,
    ) -> cudaMemPool_t;
    /// Returns `free`, `total`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMemGetInfo() -> (usize, usize);
    /// - `devPtr`: in, an address, passed unchanged
    /// - `location_out`: in and out, array, length `ceil(size / summaryGranularity)`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMemGetLocationInfo(
        devPtr: *mut c_void,
        size: usize,
        summaryGranularity: usize,
        samplingGranularity: usize,
        location_out: &mut [cudaMemLocation],
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMemGetMemPool(
        location: &cudaMemLocation,
        r#type: cudaMemAllocationType,
    ) -> cudaMemPool_t;
    /// # Safety
    ///
    /// Pointers, handles and lengths in `poolProps` are valid.
    fn cudaMemPoolCreate(poolProps: &cudaMemPoolProps) -> cudaMemPool_t;
    /// - `memPool`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `memPool`: a live handle.
    /// - No thread uses `memPool`, or objects that belong to it, during or after the call.
    fn cudaMemPoolDestroy(memPool: cudaMemPool_t) -> ();
    /// - `ptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMemPoolExportPointer(ptr: *mut c_void) -> cudaMemPoolPtrExportData;
    /// # Safety
    ///
    /// `memPool`: a live handle.
    fn cudaMemPoolGetAccess(
        memPool: cudaMemPool_t,
        location: &cudaMemLocation,
    ) -> cudaMemAccessFlags;
    /// - `shareableHandle`: in, an address, passed unchanged
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `shareableHandle`: what `handleType` asks for, or its address.
    fn cudaMemPoolImportFromShareableHandle(
        shareableHandle: *mut c_void,
        handleType: cudaMemAllocationHandleType,
        flags: u32,
    ) -> cudaMemPool_t;
    /// # Safety
    ///
    /// `memPool`: a live handle.
    fn cudaMemPoolImportPointer(
        memPool: cudaMemPool_t,
        exportData: &cudaMemPoolPtrExportData,
    ) -> *mut c_void;
    /// - `descList`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// - `memPool`: a live handle.
    /// - Nothing uses memory of the pool from a location that loses its access.
    fn cudaMemPoolSetAccess(
        memPool: cudaMemPool_t,
        descList: &[cudaMemAccessDesc],
    ) -> ();
    /// # Safety
    ///
    /// `memPool`: a live handle.
    fn cudaMemPoolTrimTo(memPool: cudaMemPool_t, minBytesToKeep: usize) -> ();
    /// - `devPtr`: in, an address, passed unchanged
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `devPtr`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cudaMemPrefetchAsync(
        devPtr: *const c_void,
        count: usize,
        location: cudaMemLocation,
        flags: u32,
        stream: cudaStream_t,
    ) -> ();
    /// - `dptrs`: in, array, length `count`
    /// - `sizes`: in, array, length `count`
    /// - `prefetchLocs`: in, array, length `numPrefetchLocs`
    /// - `prefetchLocIdxs`: in, array, length `numPrefetchLocs`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `dptrs`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cudaMemPrefetchBatchAsync(
        dptrs: &[*mut c_void],
        sizes: &[usize],
        prefetchLocs: &[cudaMemLocation],
        prefetchLocIdxs: &[usize],
        flags: u64,
        stream: cudaStream_t,
    ) -> ();
    /// - `data`: out, values; `attributes` chooses their types: `cudaMemLocationType` for `cudaMemRangeAttributePreferredLocationType`, `cudaMemRangeAttributeLastPrefetchLocationType`; `int` for `cudaMemRangeAttributeReadMostly`, `cudaMemRangeAttributePreferredLocation`, `cudaMemRangeAttributeLastPrefetchLocation`, `cudaMemRangeAttributePreferredLocationId`, `cudaMemRangeAttributeLastPrefetchLocationId`; `int []` for `cudaMemRangeAttributeAccessedBy`
    /// - `dataSizes`: in, array, length `numAttributes`
    /// - `attributes`: in, array, length `numAttributes`
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// Each element of `data` is the address of room for the value that `attributes` names at the same index, of the size in `dataSizes`.
    fn cudaMemRangeGetAttributes(
        data: &mut [*mut c_void],
        dataSizes: &[usize],
        attributes: &[cudaMemRangeAttribute],
        devPtr: *const c_void,
        count: usize,
    ) -> ();
    /// # Safety
    ///
    /// `memPool`: a live handle.
    fn cudaMemSetMemPool(
        location: &cudaMemLocation,
        r#type: cudaMemAllocationType,
        memPool: cudaMemPool_t,
    ) -> ();
    /// - `dst`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `dst`, `src`: valid memory of `count` bytes.
    /// - `kind` says truly where `dst` and `src` are.
    /// - Source and destination do not overlap.
    fn cudaMemcpy(
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    /// - `dst`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart.
    /// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart.
    /// - `kind` says truly where `dst` and `src` are.
    fn cudaMemcpy2D(
        dst: *mut c_void,
        dpitch: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    /// # Safety
    ///
    /// `dst`, `src`: live handles that no other thread uses during the call.
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
    /// - `dst`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart, until this call completes on `stream`.
    /// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart, until this call completes on `stream`.
    /// - `kind` says truly where `dst` and `src` are.
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
    /// - `dst`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `src`: a live handle that no other thread uses during the call.
    /// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart.
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
    /// - `dst`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `src`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart, until this call completes on `stream`.
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
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `dst`: a live handle that no other thread uses during the call.
    /// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart.
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
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `dst`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart, until this call completes on `stream`.
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
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `p` are valid.
    /// - Source and destination do not overlap.
    fn cudaMemcpy3D(p: &cudaMemcpy3DParms) -> ();
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `p` are valid until this call completes on `stream`.
    /// - Source and destination do not overlap.
    fn cudaMemcpy3DAsync(p: &cudaMemcpy3DParms, stream: cudaStream_t) -> ();
    /// - `opList`: in, array, length `numOps`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `opList` are valid until this call completes on `stream`.
    /// - No copy of the batch depends on another one of it.
    fn cudaMemcpy3DBatchAsync(
        opList: &[cudaMemcpy3DBatchOp],
        flags: u64,
        stream: cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// Pointers, handles and lengths in `p` are valid.
    fn cudaMemcpy3DPeer(p: &cudaMemcpy3DPeerParms) -> ();
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `p` are valid until this call completes on `stream`.
    fn cudaMemcpy3DPeerAsync(p: &cudaMemcpy3DPeerParms, stream: cudaStream_t) -> ();
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `op` are valid until this call completes on `stream`.
    fn cudaMemcpy3DWithAttributesAsync(
        op: &cudaMemcpy3DBatchOp,
        flags: u64,
        stream: cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// `dst`, `src`: live handles that no other thread uses during the call.
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
    /// - `dst`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `dst`, `src`: valid memory of `count` bytes, until this call completes on `stream`.
    /// - `kind` says truly where `dst` and `src` are.
    /// - Source and destination do not overlap.
    fn cudaMemcpyAsync(
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    /// - `dsts`: in, array, length `count`
    /// - `srcs`: in, array, length `count`
    /// - `sizes`: in, array, length `count`
    /// - `attrs`: in, array, length `numAttrs`
    /// - `attrsIdxs`: in, array, length `numAttrs`
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `dsts`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    /// - `srcs`: valid memory of the size that the other arguments imply, as long as `attrs` says.
    /// - No copy of the batch depends on another one of it.
    fn cudaMemcpyBatchAsync(
        dsts: &[*mut c_void],
        srcs: &[*const c_void],
        sizes: &[usize],
        attrs: &[cudaMemcpyAttributes],
        attrsIdxs: &[usize],
        stream: cudaStream_t,
    ) -> ();
    /// - `dst`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `src`: a live handle that no other thread uses during the call.
    /// - `dst`: valid memory of `count` bytes.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaMemcpyFromArray(
        dst: *mut c_void,
        src: cudaArray_const_t,
        wOffset: usize,
        hOffset: usize,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    /// - `dst`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `src`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `dst`: valid memory of `count` bytes, until this call completes on `stream`.
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
    /// - `dst`: in, an address, passed unchanged
    /// - `symbol`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `symbol`: a live handle.
    /// - `dst`: valid memory of `count` bytes.
    fn cudaMemcpyFromSymbol(
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    /// - `dst`: in, an address, passed unchanged
    /// - `symbol`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `symbol`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `dst`: valid memory of `count` bytes, until this call completes on `stream`.
    fn cudaMemcpyFromSymbolAsync(
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    /// - `dst`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `dst`, `src`: valid memory of the size that the other arguments imply.
    fn cudaMemcpyPeer(
        dst: *mut c_void,
        dstDevice: i32,
        src: *const c_void,
        srcDevice: i32,
        count: usize,
    ) -> ();
    /// - `dst`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `dst`, `src`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cudaMemcpyPeerAsync(
        dst: *mut c_void,
        dstDevice: i32,
        src: *const c_void,
        srcDevice: i32,
        count: usize,
        stream: cudaStream_t,
    ) -> ();
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `dst`: a live handle that no other thread uses during the call.
    /// - `src`: valid memory of `count` bytes.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaMemcpyToArray(
        dst: cudaArray_t,
        wOffset: usize,
        hOffset: usize,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `dst`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `src`: valid memory of `count` bytes, until this call completes on `stream`.
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
    /// - `symbol`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `symbol`: a live handle.
    /// - `src`: valid memory of `count` bytes.
    fn cudaMemcpyToSymbol(
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    /// - `symbol`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `symbol`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `src`: valid memory of `count` bytes, until this call completes on `stream`.
    fn cudaMemcpyToSymbolAsync(
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    /// - `dst`: in, an address, passed unchanged
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `dst`: valid memory of `size` bytes, until this call completes on `stream`.
    /// - `src`: valid memory of `size` bytes, as long as `attr` says.
    fn cudaMemcpyWithAttributesAsync(
        dst: *mut c_void,
        src: *const c_void,
        size: usize,
        attr: &cudaMemcpyAttributes,
        stream: cudaStream_t,
    ) -> ();
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `devPtr`: valid memory of the size that the other arguments imply.
    fn cudaMemset(devPtr: *mut c_void, value: i32, count: usize) -> ();
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `devPtr`: valid memory of the size that the other arguments imply.
    fn cudaMemset2D(
        devPtr: *mut c_void,
        pitch: usize,
        value: i32,
        width: usize,
        height: usize,
    ) -> ();
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `devPtr`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cudaMemset2DAsync(
        devPtr: *mut c_void,
        pitch: usize,
        value: i32,
        width: usize,
        height: usize,
        stream: cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pitchedDevPtr` are valid.
    fn cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: i32, extent: cudaExtent) -> ();
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `pitchedDevPtr` are valid until this call completes on `stream`.
    fn cudaMemset3DAsync(
        pitchedDevPtr: cudaPitchedPtr,
        value: i32,
        extent: cudaExtent,
        stream: cudaStream_t,
    ) -> ();
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `devPtr`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cudaMemsetAsync(
        devPtr: *mut c_void,
        value: i32,
        count: usize,
        stream: cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// `mipmap`: a live handle that no other thread uses during the call.
    fn cudaMipmappedArrayGetMemoryRequirements(
        mipmap: cudaMipmappedArray_t,
        device: i32,
    ) -> cudaArrayMemoryRequirements;
    /// # Safety
    ///
    /// `mipmap`: a live handle that no other thread uses during the call.
    fn cudaMipmappedArrayGetSparseProperties(
        mipmap: cudaMipmappedArray_t,
    ) -> cudaArraySparseProperties;
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaOccupancyAvailableDynamicSMemPerBlock(
        func: *const c_void,
        numBlocks: i32,
        blockSize: i32,
    ) -> usize;
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(
        func: *const c_void,
        blockSize: i32,
        dynamicSMemSize: usize,
    ) -> i32;
    /// - `func`: in, an address, passed unchanged
    /// - `flags`: in, flags: [`cudaOccupancyDefault`], [`cudaOccupancyDisableCachingOverride`]
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        func: *const c_void,
        blockSize: i32,
        dynamicSMemSize: usize,
        flags: u32,
    ) -> i32;
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - Pointers, handles and lengths in `launchConfig` are valid.
    fn cudaOccupancyMaxActiveClusters(
        func: *const c_void,
        launchConfig: &cudaLaunchConfig_t,
    ) -> i32;
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - Pointers, handles and lengths in `launchConfig` are valid.
    fn cudaOccupancyMaxPotentialClusterSize(
        func: *const c_void,
        launchConfig: &cudaLaunchConfig_t,
    ) -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaPeekAtLastError() -> ();
    /// - `ptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// Pointers in `attributes` are borrowed; they are valid until their owner changes or is destroyed.
    fn cudaPointerGetAttributes(ptr: *const c_void) -> cudaPointerAttributes;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaProfilerStart() -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaProfilerStop() -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaRuntimeGetVersion() -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaSetDevice(device: i32) -> ();
    /// - `flags`: in, flags: [`cudaDeviceLmemResizeToMax`], [`cudaDeviceMapHost`], [`cudaDeviceScheduleAuto`], [`cudaDeviceScheduleBlockingSync`], [`cudaDeviceScheduleSpin`], [`cudaDeviceScheduleYield`], [`cudaDeviceSyncMemops`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaSetDeviceFlags(flags: u32) -> ();
    /// - `device_arr`: in, array, length `len`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaSetValidDevices(device_arr: &[i32]) -> ();
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
    fn cudaSignalExternalSemaphoresAsync(
        extSemArray: &[cudaExternalSemaphore_t],
        paramsArray: &[cudaExternalSemaphoreSignalParams],
        stream: cudaStream_t,
    ) -> ();
    /// - `callback`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `callback` is called with `userData` once, later, on a driver thread (if the stream is capturing: at each graph launch): it must not unwind, nor call CUDA. `userData` must live until then.
    fn cudaStreamAddCallback(
        stream: cudaStream_t,
        callback: cudaStreamCallback_t,
        userData: *mut c_void,
        flags: u32,
    ) -> ();
    /// - `devPtr`: in, an address, passed unchanged
    /// - `flags`: in, flags: [`cudaMemAttachGlobal`], [`cudaMemAttachHost`], [`cudaMemAttachSingle`]
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `devPtr`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    /// - On the device, only work in the stream that the memory is attached to uses it.
    fn cudaStreamAttachMemAsync(
        stream: cudaStream_t,
        devPtr: *mut c_void,
        length: usize,
        flags: u32,
    ) -> ();
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Kernels that are captured use no texture or surface reference.
    fn cudaStreamBeginCapture(stream: cudaStream_t, mode: cudaStreamCaptureMode) -> ();
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `dependencyData`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `graph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Kernels that are captured use no texture or surface reference.
    fn cudaStreamBeginCaptureToGraph(
        stream: cudaStream_t,
        graph: cudaGraph_t,
        dependencies: &[cudaGraphNode_t],
        dependencyData: &[cudaGraphEdgeData],
        mode: cudaStreamCaptureMode,
    ) -> ();
    /// - `callbackData`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `callbackData` are valid until `cudaStreamEndCapture` is called.
    fn cudaStreamBeginRecaptureToGraph(
        stream: cudaStream_t,
        mode: cudaStreamCaptureMode,
        graph: cudaGraph_t,
        callbackData: Option<&cudaGraphRecaptureCallbackData>,
    ) -> ();
    /// # Safety
    ///
    /// `dst`, `src`: live handles, or a default stream (NULL is one).
    fn cudaStreamCopyAttributes(dst: cudaStream_t, src: cudaStream_t) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaStreamCreate() -> cudaStream_t;
    /// - `flags`: in, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaStreamCreateWithFlags(flags: u32) -> cudaStream_t;
    /// - `flags`: in, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaStreamCreateWithPriority(flags: u32, priority: i32) -> cudaStream_t;
    /// - `stream`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - No thread uses `stream`, or objects that belong to it, during or after the call.
    fn cudaStreamDestroy(stream: cudaStream_t) -> ();
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL is one).
    fn cudaStreamEndCapture(stream: cudaStream_t) -> cudaGraph_t;
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Pointers in `value_out` are borrowed; they are valid until their owner changes or is destroyed.
    fn cudaStreamGetAttribute(
        hStream: cudaStream_t,
        attr: cudaLaunchAttributeID,
    ) -> cudaLaunchAttributeValue;
    /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `edgeData_out`, `numDependencies_out`.
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `dependencies_out`, `edgeData_out` point to memory of the library, valid until the next call with `stream`.
    fn cudaStreamGetCaptureInfo(
        stream: cudaStream_t,
    ) -> (
        cudaStreamCaptureStatus,
        u64,
        cudaGraph_t,
        *const cudaGraphNode_t,
        *const cudaGraphEdgeData,
        usize,
    );
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Pointers in `resource` are borrowed; they are valid until their owner changes or is destroyed.
    fn cudaStreamGetDevResource(
        hStream: cudaStream_t,
        r#type: cudaDevResourceType,
    ) -> cudaDevResource;
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cudaStreamGetDevice(hStream: cudaStream_t) -> i32;
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cudaStreamGetFlags(hStream: cudaStream_t) -> u32;
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cudaStreamGetId(hStream: cudaStream_t) -> u64;
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cudaStreamGetPriority(hStream: cudaStream_t) -> i32;
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL is one).
    fn cudaStreamIsCapturing(stream: cudaStream_t) -> cudaStreamCaptureStatus;
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL is one).
    fn cudaStreamQuery(stream: cudaStream_t) -> ();
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `value` are valid until `hStream` is destroyed or set again.
    fn cudaStreamSetAttribute(
        hStream: cudaStream_t,
        attr: cudaLaunchAttributeID,
        value: &cudaLaunchAttributeValue,
    ) -> ();
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL is one).
    fn cudaStreamSynchronize(stream: cudaStream_t) -> ();
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `dependencyData`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `dependencies`: a live handle that no other thread uses during the call.
    fn cudaStreamUpdateCaptureDependencies(
        stream: cudaStream_t,
        dependencies: &[cudaGraphNode_t],
        dependencyData: &[cudaGraphEdgeData],
        flags: cudaStreamUpdateCaptureDependenciesFlags,
    ) -> ();
    /// - `flags`: in, flags: [`cudaEventWaitDefault`], [`cudaEventWaitExternal`]
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `event`: a live handle.
    fn cudaStreamWaitEvent(stream: cudaStream_t, event: cudaEvent_t, flags: u32) -> ();
    /// - `mode`: in and out
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaThreadExchangeStreamCaptureMode(
        mode: cudaStreamCaptureMode,
    ) -> cudaStreamCaptureMode;
    /// - `ptr`: in, passed to the callback
    /// - `destroy`: in, called by CUDA with `ptr`
    ///
    /// # Safety
    ///
    /// `destroy` is called with `ptr` once, later, on a driver thread: it must not unwind, nor call CUDA. `ptr` must live until then.
    fn cudaUserObjectCreate(
        ptr: *mut c_void,
        destroy: cudaHostFn_t,
        initialRefcount: u32,
        flags: cudaUserObjectFlags,
    ) -> cudaUserObject_t;
    /// # Safety
    ///
    /// - `object`: a live handle.
    /// - `object`: the references that the call gives back are the caller's.
    fn cudaUserObjectRelease(object: cudaUserObject_t, count: u32) -> ();
    /// # Safety
    ///
    /// `object`: a live handle.
    fn cudaUserObjectRetain(object: cudaUserObject_t, count: u32) -> ();
    /// - `vdpGetProcAddress`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `vdpGetProcAddress` is called during the call: it must not unwind.
    fn cudaVDPAUGetDevice(
        vdpDevice: driver::VdpDevice,
        vdpGetProcAddress: driver::VdpGetProcAddress,
    ) -> i32;
    /// - `vdpGetProcAddress`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `vdpGetProcAddress` is called during the call: it must not unwind.
    fn cudaVDPAUSetVDPAUDevice(
        device: i32,
        vdpDevice: driver::VdpDevice,
        vdpGetProcAddress: driver::VdpGetProcAddress,
    ) -> ();
    /// - `extSemArray`: in, array, length `numExtSems`
    /// - `paramsArray`: in, array, length `numExtSems`
    ///
    /// # Safety
    ///
    /// - `extSemArray`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `paramsArray` are valid until this call completes on `stream`.
    /// - Flags that skip the synchronization of NvSciBuf memory are set only where no data has to be coherent.
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
/// No preconditions: invalid arguments return an error code.
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
/// No preconditions: invalid arguments return an error code.
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
/// - `value`: in, one value; `attr` chooses the type: `cuuint64_t` for `cudaGraphMemAttrUsedMemCurrent`, `cudaGraphMemAttrUsedMemHigh`, `cudaGraphMemAttrReservedMemCurrent`, `cudaGraphMemAttrReservedMemHigh`
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
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
/// Returns `from`, `to`, `edgeData`.
///
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphGetEdges(
    graph: cudaGraph_t,
) -> Result<
    (Vec<cudaGraphNode_t>, Vec<cudaGraphNode_t>, Vec<cudaGraphEdgeData>),
    crate::Error<cudaError>,
> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphGetEdges),
        |room| {
            let mut from = grow::room(room);
            let mut to = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numEdges) = unsafe {
                raw::cudaGraphGetEdges(graph, &mut from, &mut to, &mut edgeData)
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
/// `graph`: a live handle that no other thread uses during the call.
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
/// `graph`: a live handle that no other thread uses during the call.
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
/// Returns `pDependencies`, `edgeData`.
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t,
) -> Result<(Vec<cudaGraphNode_t>, Vec<cudaGraphEdgeData>), crate::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphNodeGetDependencies),
        |room| {
            let mut pDependencies = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, pNumDependencies) = unsafe {
                raw::cudaGraphNodeGetDependencies(
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
/// Returns `pDependentNodes`, `edgeData`.
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t,
) -> Result<(Vec<cudaGraphNode_t>, Vec<cudaGraphEdgeData>), crate::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphNodeGetDependentNodes),
        |room| {
            let mut pDependentNodes = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, pNumDependentNodes) = unsafe {
                raw::cudaGraphNodeGetDependentNodes(
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
/// - `flags`: in; must be 0
///
/// # Safety
///
/// `memPool`: a live handle.
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
/// `memPool`: a live handle.
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
/// - `value`: in, one value; `attr` chooses the type: `cudaMemAllocationHandleType` for `cudaMemPoolAttrExportHandleTypes`; `cudaMemAllocationType` for `cudaMemPoolAttrAllocationType`; `cudaMemLocationType` for `cudaMemPoolAttrLocationType`; `cuuint64_t` for `cudaMemPoolAttrReleaseThreshold`, `cudaMemPoolAttrReservedMemCurrent`, `cudaMemPoolAttrReservedMemHigh`, `cudaMemPoolAttrUsedMemCurrent`, `cudaMemPoolAttrUsedMemHigh`, `cudaMemPoolAttrMaxPoolSize`; `int` for `cudaMemPoolReuseFollowEventDependencies`, `cudaMemPoolReuseAllowOpportunistic`, `cudaMemPoolReuseAllowInternalDependencies`, `cudaMemPoolAttrLocationId`, `cudaMemPoolAttrHwDecompressEnabled`, `cudaMemPoolAttrLocalityDomainId`
///
/// # Safety
///
/// `memPool`: a live handle.
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
/// - `devPtr`: in, an address, passed unchanged
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
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
