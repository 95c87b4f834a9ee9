//! Functions with a `Result` that are identical in all major versions (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Returns the element format, the extent in elements and the flags of a CUDA array.
    /// Returns `desc`, `extent`, `flags`.
    ///
    /// # Safety
    ///
    /// `array`: a live handle that no other thread uses during the call.
    fn cudaArrayGetInfo(array: cudaArray_t) -> (cudaChannelFormatDesc, cudaExtent, u32);
    #[other = owned]
    /// Returns the size and alignment of the memory that a CUDA array with deferred mapping requires.
    /// # Safety
    ///
    /// `array`: a live handle that no other thread uses during the call.
    fn cudaArrayGetMemoryRequirements(array: cudaArray_t, device: i32) -> cudaArrayMemoryRequirements;
    #[other = owned]
    /// Returns one plane of a CUDA array with a planar format, such as NV12, as a CUDA array.
    /// # Safety
    ///
    /// `hArray`: a live handle that no other thread uses during the call.
    fn cudaArrayGetPlane(hArray: cudaArray_t, planeIdx: u32) -> cudaArray_t;
    #[other = owned]
    /// Returns the tile size and the mip tail of a sparse CUDA array.
    /// # Safety
    ///
    /// `array`: a live handle that no other thread uses during the call.
    fn cudaArrayGetSparseProperties(array: cudaArray_t) -> cudaArraySparseProperties;
    /// Selects the device whose properties best match the requested ones.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaChooseDevice(prop: &cudaDeviceProp) -> i32;
    #[other = owned]
    /// Creates a surface object, with which kernels read and write a CUDA array.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pResDesc` must stay valid as long as `pSurfObject` exists.
    fn cudaCreateSurfaceObject(pResDesc: &cudaResourceDesc) -> cudaSurfaceObject_t;
    #[other = owned]
    /// Creates a texture object from a resource and modes for addressing, filtering and reading.
    /// - `pResViewDesc`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pResDesc` must stay valid as long as `pTexObject` exists.
    fn cudaCreateTextureObject(
        pResDesc: &cudaResourceDesc, pTexDesc: &cudaTextureDesc, pResViewDesc: Option<&cudaResourceViewDesc>,
    ) -> cudaTextureObject_t;
}

checked! {
    runtime, RUNTIME, cudaError;
    /// Resets all persisting lines in the L2 cache of the current device to the normal state.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaCtxResetPersistingL2Cache() -> ();
    /// Destroys imported memory; its mappings must be freed first.
    /// - `extMem`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `extMem`: a live handle that no other thread uses during the call.
    /// - No thread may use `extMem`, or objects that belong to it, during or after the call.
    fn cudaDestroyExternalMemory(extMem: cudaExternalMemory_t) -> ();
    /// Destroys an imported semaphore; all work that uses it must be complete.
    /// - `extSem`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `extSem`: a live handle that no other thread uses during the call.
    /// - No thread may use `extSem`, or objects that belong to it, during or after the call.
    fn cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t) -> ();
    /// Destroys a surface object, but not its array.
    /// - `surfObject`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `surfObject`: a live handle that no other thread uses during the call.
    /// - No thread may use `surfObject`, or objects that belong to it, during or after the call.
    fn cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t) -> ();
}

checked! {
    runtime, RUNTIME, cudaError;
    /// Destroys a texture object, but not its resource.
    /// - `texObject`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `texObject`: a live handle that no other thread uses during the call.
    /// - No thread may use `texObject`, or objects that belong to it, during or after the call.
    fn cudaDestroyTextureObject(texObject: cudaTextureObject_t) -> ();
    /// Returns whether a device can directly access another device's memory.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceCanAccessPeer(device: i32, peerDevice: i32) -> i32;
    /// Disables the current device's direct access to a peer device's memory.
    /// # Safety
    ///
    /// Before the call, all work on the current device that uses memory of `peerDevice` must be complete.
    fn cudaDeviceDisablePeerAccess(peerDevice: i32) -> ();
    /// Gives the current device direct access to a peer device's memory, but not vice versa.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceEnablePeerAccess(peerDevice: i32, flags: u32) -> ();
    /// Blocks until all previous GPUDirect RDMA writes are visible in the given scope.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceFlushGPUDirectRDMAWrites(
        target: cudaFlushGPUDirectRDMAWritesTarget, scope: cudaFlushGPUDirectRDMAWritesScope,
    ) -> ();
    /// Returns the value of one device attribute, such as the number of multiprocessors.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetAttribute(attr: cudaDeviceAttr, device: i32) -> i32;
    /// Returns the device at a PCI address, given as a string such as `0000:3b:00.0`.
    /// - `pciBusId`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetByPCIBusId(pciBusId: &CStr) -> i32;
    /// Returns the preferred split of on-chip memory between L1 and shared memory for the current device.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetCacheConfig() -> cudaFuncCache;
    /// Returns a device's default memory pool, which the driver created and which cannot be destroyed.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetDefaultMemPool(device: i32) -> cudaMemPool_t;
    /// Returns one limit of the current device, such as the stack size of each device thread in bytes.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetLimit(limit: cudaLimit) -> usize;
    /// Returns a device's current memory pool, from which `cudaMallocAsync` allocates.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetMemPool(device: i32) -> cudaMemPool_t;
    /// Fills an NvSciSync attribute list with the attributes that a device needs to signal or wait on NvSciSync objects.
    /// - `nvSciSyncAttrList`: in, an address, passed unchanged
    /// - `flags`: in, flags: [`cudaNvSciSyncAttrSignal`], [`cudaNvSciSyncAttrWait`]
    ///
    /// # Safety
    ///
    /// `nvSciSyncAttrList`: valid memory of the size that the other arguments imply.
    fn cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: *mut c_void, device: i32, flags: i32) -> ();
    /// Returns one property of the link between two devices, such as its performance rank or support for atomics.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetP2PAttribute(attr: cudaDeviceP2PAttr, srcDevice: i32, dstDevice: i32) -> i32;
    /// Returns the bank width of shared memory on the current device.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaDeviceGetSharedMemConfig() -> cudaSharedMemConfig;
    /// Returns the lowest and highest stream priorities; smaller numbers mean higher priorities.
    /// Returns `leastPriority`, `greatestPriority`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetStreamPriorityRange() -> (i32, i32);
    /// Returns the maximum number of elements of a 1D texture in linear memory, for a given format.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetTexture1DLinearMaxWidth(fmtDesc: &cudaChannelFormatDesc, device: i32) -> usize;
    /// Releases a device's unused memory that is reserved for graphs to the operating system.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGraphMemTrim(device: i32) -> ();
    /// Registers a callback for asynchronous notifications from a device, for example if memory use exceeds a budget.
    /// - `callbackFunc`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callbackFunc` may be called with `userData` until `cudaDeviceUnregisterAsyncNotification` is called, on any thread: it must not unwind. `userData` must live as long as `callbackFunc` may be called.
    fn cudaDeviceRegisterAsyncNotification(
        device: i32, callbackFunc: cudaAsyncCallback, userData: *mut c_void,
    ) -> cudaAsyncCallbackHandle_t;
    /// Destroys all allocations and state of this process on the current device.
    /// # Safety
    ///
    /// Nothing in the process may use objects of the device's primary context during or after the call. Library handles that were created in it must be destroyed first, because destroying one uses the context.
    fn cudaDeviceReset() -> ();
    /// Sets the preferred split of on-chip memory between L1 and shared memory for the current device.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> ();
    /// Requests a new limit for the current device; the driver may round or clamp the value.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceSetLimit(limit: cudaLimit, value: usize) -> ();
    #[other = owned]
    /// Sets a device's current memory pool, from which later `cudaMallocAsync` calls allocate.
    /// # Safety
    ///
    /// `memPool`: a live handle.
    fn cudaDeviceSetMemPool(device: i32, memPool: cudaMemPool_t) -> ();
    /// Sets the bank width of shared memory on the current device, if the device supports it.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> ();
    /// Blocks until all work submitted to the current device has finished.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceSynchronize() -> ();
    /// Unregisters a callback for asynchronous notifications from a device.
    /// - `callback`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `callback`: a live handle.
    /// - No thread may use `callback`, or objects that belong to it, during or after the call.
    fn cudaDeviceUnregisterAsyncNotification(device: i32, callback: cudaAsyncCallbackHandle_t) -> ();
    /// Returns the newest CUDA version that the installed driver supports, as 1000·major + 10·minor.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDriverGetVersion() -> i32;
}

checked! {
    runtime, RUNTIME, cudaError;
    /// Acquires the next frame of an EGL stream; waits up to a timeout in microseconds.
    /// - `conn`, `pCudaResource`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - `pCudaResource`: a live handle that no other thread uses during the call.
    fn cudaEGLStreamConsumerAcquireFrame(
        conn: &mut cudaEglStreamConnection, pCudaResource: &mut cudaGraphicsResource_t, pStream: Option<&cudaStream_t>,
        timeout: u32,
    ) -> ();
    /// Makes CUDA the consumer of an EGL stream's frames.
    /// # Safety
    ///
    /// `eglStream`: a live handle.
    fn cudaEGLStreamConsumerConnect(eglStream: driver::EGLStreamKHR) -> cudaEglStreamConnection;
    /// Makes CUDA the consumer of an EGL stream's frames; flags specify the memory location of the frames.
    /// # Safety
    ///
    /// `eglStream`: a live handle.
    fn cudaEGLStreamConsumerConnectWithFlags(
        eglStream: driver::EGLStreamKHR, flags: cudaEglResourceLocationFlags,
    ) -> cudaEglStreamConnection;
    /// Disconnects CUDA as the consumer of an EGL stream.
    /// - `conn`: read and updated in place
    ///
    /// # Safety
    ///
    /// `conn`: a live handle.
    fn cudaEGLStreamConsumerDisconnect(conn: &mut cudaEglStreamConnection) -> ();
    #[other = owned]
    /// Gives a frame back to the EGL stream from which it was acquired.
    /// - `conn`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - `pCudaResource`: a live handle that no other thread uses during the call.
    fn cudaEGLStreamConsumerReleaseFrame(
        conn: &mut cudaEglStreamConnection, pCudaResource: cudaGraphicsResource_t, pStream: Option<&cudaStream_t>,
    ) -> ();
    /// Makes CUDA the producer of an EGL stream's frames of a given size.
    /// # Safety
    ///
    /// `eglStream`: a live handle.
    fn cudaEGLStreamProducerConnect(
        eglStream: driver::EGLStreamKHR, width: driver::EGLint, height: driver::EGLint,
    ) -> cudaEglStreamConnection;
    /// Disconnects CUDA as the producer of an EGL stream.
    /// - `conn`: read and updated in place
    ///
    /// # Safety
    ///
    /// `conn`: a live handle.
    fn cudaEGLStreamProducerDisconnect(conn: &mut cudaEglStreamConnection) -> ();
    /// Passes a frame to the consumer of an EGL stream, in stream order.
    /// - `conn`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - Pointers, handles and lengths in `eglframe` must be valid.
    fn cudaEGLStreamProducerPresentFrame(
        conn: &mut cudaEglStreamConnection, eglframe: cudaEglFrame, pStream: Option<&cudaStream_t>,
    ) -> ();
    /// Retrieves, for the producer of an EGL stream, a frame that the consumer has released.
    /// - `conn`, `eglframe`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - Pointers, handles and lengths in `eglframe` must be valid.
    fn cudaEGLStreamProducerReturnFrame(
        conn: &mut cudaEglStreamConnection, eglframe: &mut cudaEglFrame, pStream: Option<&cudaStream_t>,
    ) -> ();
    #[other = owned]
    /// Creates an event on the current device, with timing enabled.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaEventCreate() -> cudaEvent_t;
    #[other = owned]
    /// Creates an event from an EGL sync object, so that streams can wait for it.
    /// - `flags`: in, flags: [`cudaEventBlockingSync`], [`cudaEventDefault`]
    ///
    /// # Safety
    ///
    /// `eglSync`: a live handle.
    fn cudaEventCreateFromEGLSync(eglSync: driver::EGLSyncKHR, flags: u32) -> cudaEvent_t;
    #[other = owned]
    /// Creates an event on the current device; flags disable timing or allow interprocess use.
    /// - `flags`: in, flags: [`cudaEventBlockingSync`], [`cudaEventDefault`], [`cudaEventDisableTiming`], [`cudaEventInterprocess`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaEventCreateWithFlags(flags: u32) -> cudaEvent_t;
}

checked! {
    runtime, RUNTIME, cudaError;
    /// Destroys an event, even if it has not completed yet.
    /// - `event`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `event`: a live handle.
    /// - No thread may use `event`, or objects that belong to it, during or after the call.
    fn cudaEventDestroy(event: cudaEvent_t) -> ();
    #[other = owned]
    /// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
    /// # Safety
    ///
    /// `start`, `end`: live handles.
    fn cudaEventElapsedTime(start: cudaEvent_t, end: cudaEvent_t) -> f32;
    #[other = owned]
    /// Checks without blocking whether an event has completed (if not, `cudaErrorNotReady`).
    /// # Safety
    ///
    /// `event`: a live handle.
    fn cudaEventQuery(event: cudaEvent_t) -> ();
    #[other = owned]
    /// Records an event that completes when all work submitted to a stream so far is complete.
    /// # Safety
    ///
    /// - `event`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn cudaEventRecord(event: cudaEvent_t, stream: cudaStream_t) -> ();
    #[other = owned]
    /// Records an event in a stream with flags; during capture, a flag adds the event to the graph as a node.
    /// - `flags`: in, flags: [`cudaEventRecordDefault`], [`cudaEventRecordExternal`]
    ///
    /// # Safety
    ///
    /// - `event`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn cudaEventRecordWithFlags(event: cudaEvent_t, stream: cudaStream_t, flags: u32) -> ();
    #[other = owned]
    /// Blocks until an event has completed.
    /// # Safety
    ///
    /// `event`: a live handle.
    fn cudaEventSynchronize(event: cudaEvent_t) -> ();
}

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Maps a range of imported memory as device memory.
    /// # Safety
    ///
    /// `extMem`: a live handle that no other thread uses during the call.
    fn cudaExternalMemoryGetMappedBuffer(
        extMem: cudaExternalMemory_t, bufferDesc: &cudaExternalMemoryBufferDesc,
    ) -> *mut c_void;
    #[other = owned]
    /// Maps imported memory as a mipmapped CUDA array.
    /// # Safety
    ///
    /// `extMem`: a live handle that no other thread uses during the call.
    fn cudaExternalMemoryGetMappedMipmappedArray(
        extMem: cudaExternalMemory_t, mipmapDesc: &cudaExternalMemoryMipmappedArrayDesc,
    ) -> cudaMipmappedArray_t;
    /// Frees device or managed memory; does nothing for null.
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `devPtr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cudaFree(devPtr: *mut c_void) -> ();
    /// Destroys a CUDA array that was created with `cudaMallocArray` or `cudaMalloc3DArray`.
    /// - `array`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `array`: a live handle that no other thread uses during the call.
    /// - No thread may use `array`, or objects that belong to it, during or after the call.
    fn cudaFreeArray(array: cudaArray_t) -> ();
    #[other = owned]
    /// Frees memory in stream order, after earlier work in the stream has finished.
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `devPtr` must come from the function that creates, allocates or registers it; all uses must precede this call in the order of `hStream`.
    fn cudaFreeAsync(devPtr: *mut c_void, hStream: cudaStream_t) -> ();
    /// Frees page-locked memory that was allocated with `cudaMallocHost` or `cudaHostAlloc`.
    /// - `ptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `ptr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cudaFreeHost(ptr: *mut c_void) -> ();
    /// Destroys a mipmapped CUDA array, including all levels.
    /// - `mipmappedArray`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `mipmappedArray`: a live handle that no other thread uses during the call.
    /// - No thread may use `mipmappedArray`, or objects that belong to it, during or after the call.
    fn cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t) -> ();
    /// Returns the attributes of a kernel, such as its register count, memory use and PTX version.
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaFuncGetAttributes(func: *const c_void) -> cudaFuncAttributes;
    /// Returns a kernel's mangled name.
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - `name` points to memory of the library, valid as long as `func` exists.
    fn cudaFuncGetName(func: *const c_void) -> *const core::ffi::c_char;
    /// Returns the offset and size in bytes of one of a kernel's parameters.
    /// - `func`: in, an address, passed unchanged
    ///
    /// Returns `paramOffset`, `paramSize`.
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaFuncGetParamInfo(func: *const c_void, paramIndex: usize) -> (usize, usize);
    /// Sets an attribute of a kernel, such as the limit on dynamic shared memory.
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaFuncSetAttribute(func: *const c_void, attr: cudaFuncAttribute, value: i32) -> ();
    /// Sets the preferred split of on-chip memory between L1 and shared memory for a kernel.
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaFuncSetCacheConfig(func: *const c_void, cacheConfig: cudaFuncCache) -> ();
    /// Sets the bank width of shared memory for launches of a kernel.
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaFuncSetSharedMemConfig(func: *const c_void, config: cudaSharedMemConfig) -> ();
    /// Lists the CUDA devices on which the current OpenGL context renders.
    /// - `pCudaDevices`: out, array, whose length is passed as `cudaDeviceCount`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGLGetDevices(pCudaDevices: &mut [i32], deviceList: cudaGLDeviceList) -> u32;
    /// Maps a shared OpenGL buffer and returns its device address and size in bytes.
    /// # Safety
    ///
    /// OpenGL must not use the buffer until it is unmapped.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLMapBufferObject(bufObj: driver::GLuint) -> *mut c_void;
    #[other = owned]
    /// Maps a shared OpenGL buffer in stream order and returns its device address and size in bytes.
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - OpenGL must not use the buffer until it is unmapped.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLMapBufferObjectAsync(bufObj: driver::GLuint, stream: cudaStream_t) -> *mut c_void;
    /// Shares an OpenGL buffer with CUDA (superseded by `cudaGraphicsGLRegisterBuffer`).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLRegisterBufferObject(bufObj: driver::GLuint) -> ();
    /// Specifies how CUDA will use an OpenGL buffer while it is mapped.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLSetBufferObjectMapFlags(bufObj: driver::GLuint, flags: cudaGLMapFlags) -> ();
    /// Makes a device current for use with OpenGL (superseded by `cudaSetDevice`).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLSetGLDevice(device: i32) -> ();
}

checked! {
    runtime, RUNTIME, cudaError;
    /// Unmaps a buffer, so that OpenGL can use it again.
    /// # Safety
    ///
    /// No thread may use the mapped or bound memory that `bufObj` specifies, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLUnmapBufferObject(bufObj: driver::GLuint) -> ();
    #[other = owned]
    /// Unmaps a buffer in stream order, so that OpenGL can use it again.
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - No thread may use the mapped or bound memory that `bufObj` specifies, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLUnmapBufferObjectAsync(bufObj: driver::GLuint, stream: cudaStream_t) -> ();
    /// Ends CUDA's use of an OpenGL buffer.
    /// # Safety
    ///
    /// `bufObj` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaGLUnregisterBufferObject(bufObj: driver::GLuint) -> ();
}

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Returns the element format of a CUDA array.
    /// # Safety
    ///
    /// `array`: a live handle that no other thread uses during the call.
    fn cudaGetChannelDesc(array: cudaArray_const_t) -> cudaChannelFormatDesc;
    /// Returns the current device of the calling thread.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGetDevice() -> i32;
    /// Returns the number of CUDA devices that this process can see (`CUDA_VISIBLE_DEVICES` limits them).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGetDeviceCount() -> i32;
    /// Returns the flags of the current device, which specify, for example, how the CPU waits for the GPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGetDeviceFlags() -> u32;
    /// Looks up the address of a driver function by name, in the revision for a given CUDA version.
    /// - `symbol`: in, string
    ///
    /// Returns `funcPtr`, `driverStatus`.
    ///
    /// # Safety
    ///
    /// `funcPtr` points to memory of the library, valid as long as the process runs.
    fn cudaGetDriverEntryPointByVersion(
        symbol: &CStr, cudaVersion: u32, flags: cudaGetDriverEntryPointFlags,
    ) -> (*mut c_void, cudaDriverEntryPointQueryResult);
    /// Looks up a table of internal functions by its UUID; these functions are undocumented.
    /// # Safety
    ///
    /// `ppExportTable` points to memory of the library, valid as long as the process runs.
    fn cudaGetExportTable(pExportTableId: &cudaUUID_t) -> *const c_void;
    /// Returns a kernel's driver function handle (`cudaFunction_t`), given the kernel's host-side symbol.
    /// - `symbolPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `symbolPtr`: a live handle.
    fn cudaGetFuncBySymbol(symbolPtr: *const c_void) -> cudaFunction_t;
    /// Returns a kernel's `cudaKernel_t` handle, given the kernel's host-side symbol.
    /// - `entryFuncAddr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `entryFuncAddr`: a live handle.
    fn cudaGetKernel(entryFuncAddr: *const c_void) -> cudaKernel_t;
    /// Reports the last error of this thread's runtime calls, and clears it unless it is sticky.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGetLastError() -> ();
    #[other = owned]
    /// Returns one level of a mipmapped array as a CUDA array.
    /// # Safety
    ///
    /// `mipmappedArray`: a live handle that no other thread uses during the call.
    fn cudaGetMipmappedArrayLevel(mipmappedArray: cudaMipmappedArray_const_t, level: u32) -> cudaArray_t;
    #[other = owned]
    /// Returns the CUDA array that a surface object accesses.
    /// # Safety
    ///
    /// - `surfObject`: a live handle that no other thread uses during the call.
    /// - Pointers in `pResDesc` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cudaGetSurfaceObjectResourceDesc(surfObject: cudaSurfaceObject_t) -> cudaResourceDesc;
    /// Returns the device address of a `__device__` variable, given its host-side symbol.
    /// - `symbol`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `symbol`: a live handle.
    fn cudaGetSymbolAddress(symbol: *const c_void) -> *mut c_void;
    /// Returns the size in bytes of a `__device__` variable, given its host-side symbol.
    /// - `symbol`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `symbol`: a live handle.
    fn cudaGetSymbolSize(symbol: *const c_void) -> usize;
    #[other = owned]
    /// Returns the array or memory that a texture object reads.
    /// # Safety
    ///
    /// - `texObject`: a live handle that no other thread uses during the call.
    /// - Pointers in `pResDesc` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cudaGetTextureObjectResourceDesc(texObject: cudaTextureObject_t) -> cudaResourceDesc;
    #[other = owned]
    /// Returns the format, size and mipmap levels with which a texture object views its resource.
    /// # Safety
    ///
    /// `texObject`: a live handle that no other thread uses during the call.
    fn cudaGetTextureObjectResourceViewDesc(texObject: cudaTextureObject_t) -> cudaResourceViewDesc;
    #[other = owned]
    /// Returns the addressing, filtering and read modes of a texture object.
    /// # Safety
    ///
    /// `texObject`: a live handle that no other thread uses during the call.
    fn cudaGetTextureObjectTextureDesc(texObject: cudaTextureObject_t) -> cudaTextureDesc;
    #[other = owned]
    /// Adds a graph node that runs a copy of another graph.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`, `childGraph`: live handles that no other thread uses during the call.
    /// - `childGraph` must not be `graph` itself.
    fn cudaGraphAddChildGraphNode(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], childGraph: cudaGraph_t,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Adds a graph node that does nothing except join and fork dependencies.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `graph`, `pDependencies`: live handles that no other thread uses during the call.
    fn cudaGraphAddEmptyNode(graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t]) -> cudaGraphNode_t;
    #[other = owned]
    /// Adds a graph node that records an event.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddEventRecordNode(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], event: cudaEvent_t,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Adds a graph node that waits for an event.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddEventWaitNode(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], event: cudaEvent_t,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Adds a graph node that signals external semaphores.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddExternalSemaphoresSignalNode(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], nodeParams: &cudaExternalSemaphoreSignalNodeParams,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Adds a graph node that waits for external semaphores.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddExternalSemaphoresWaitNode(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], nodeParams: &cudaExternalSemaphoreWaitNodeParams,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Adds a graph node that calls a host function.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddHostNode(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], pNodeParams: &cudaHostNodeParams,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Adds a graph node that launches a kernel.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` must stay valid during the call, which copies the data that it needs.
    /// - The kernel must not use a texture or surface reference.
    fn cudaGraphAddKernelNode(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], pNodeParams: &cudaKernelNodeParams,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Adds a graph node that allocates memory at a fixed address, which is written to the parameter record.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddMemAllocNode(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], nodeParams: &mut cudaMemAllocNodeParams,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Adds a graph node that frees the memory that an allocation node allocated.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    /// - `dptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - `dptr`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddMemFreeNode(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], dptr: *mut c_void,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Adds a graph node that copies a 3D region of memory.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pCopyParams` must stay valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddMemcpyNode(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], pCopyParams: &cudaMemcpy3DParms,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Adds a graph node that copies bytes between host and device memory.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    /// - `dst`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
    /// - `kind` must match the locations of `dst` and `src`.
    fn cudaGraphAddMemcpyNode1D(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], dst: *mut c_void, src: *const c_void, count: usize,
        kind: cudaMemcpyKind,
    ) -> cudaGraphNode_t;
}

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Adds a graph node that copies bytes from a `__device__` variable.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    /// - `dst`, `symbol`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - `symbol`: a live handle.
    /// - `dst`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddMemcpyNodeFromSymbol(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], dst: *mut c_void, symbol: *const c_void, count: usize,
        offset: usize, kind: cudaMemcpyKind,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Adds a graph node that copies bytes into a `__device__` variable.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    /// - `symbol`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - `symbol`: a live handle.
    /// - `src`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddMemcpyNodeToSymbol(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], symbol: *const c_void, src: *const c_void, count: usize,
        offset: usize, kind: cudaMemcpyKind,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Adds a graph node that fills memory with a value.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pMemsetParams` must stay valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddMemsetNode(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], pMemsetParams: &cudaMemsetParams,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Returns the graph that a child graph node contains and owns.
    /// # Safety
    ///
    /// `node`: a live handle that no other thread uses during the call.
    fn cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t) -> cudaGraph_t;
    #[other = owned]
    /// Copies a graph, including its nodes and child graphs.
    /// # Safety
    ///
    /// `originalGraph`: a live handle that no other thread uses during the call.
    fn cudaGraphClone(originalGraph: cudaGraph_t) -> cudaGraph_t;
    #[other = owned]
    /// Creates the handle with which kernels set the condition of a conditional node.
    /// # Safety
    ///
    /// `graph`: a live handle that no other thread uses during the call.
    fn cudaGraphConditionalHandleCreate(
        graph: cudaGraph_t, defaultLaunchValue: u32, flags: cudaGraphConditionalHandleFlags,
    ) -> cudaGraphConditionalHandle;
    #[other = owned]
    /// Creates a graph without nodes.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGraphCreate(flags: u32) -> cudaGraph_t;
    #[other = owned]
    /// Writes a graph to a file in Graphviz's DOT language.
    /// - `path`: in, string
    ///
    /// # Safety
    ///
    /// `graph`: a live handle that no other thread uses during the call.
    fn cudaGraphDebugDotPrint(graph: cudaGraph_t, path: &CStr, flags: cudaGraphDebugDotFlags) -> ();
    /// Destroys a graph and its nodes; executable graphs that were created from it remain.
    /// - `graph`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - No thread may use `graph`, or objects that belong to it, during or after the call.
    fn cudaGraphDestroy(graph: cudaGraph_t) -> ();
    /// Removes a node and its edges from its graph.
    /// - `node`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - No thread may use `node`, or objects that belong to it, during or after the call.
    fn cudaGraphDestroyNode(node: cudaGraphNode_t) -> ();
    #[other = owned]
    /// Returns the event that a node records.
    /// # Safety
    ///
    /// `node`: a live handle that no other thread uses during the call.
    fn cudaGraphEventRecordNodeGetEvent(node: cudaGraphNode_t) -> cudaEvent_t;
    #[other = owned]
    /// Sets the event that a node records.
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `node`, or a copy of it, exists.
    fn cudaGraphEventRecordNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> ();
    #[other = owned]
    /// Returns the event that a node waits for.
    /// # Safety
    ///
    /// `node`: a live handle that no other thread uses during the call.
    fn cudaGraphEventWaitNodeGetEvent(node: cudaGraphNode_t) -> cudaEvent_t;
    #[other = owned]
    /// Sets the event that a node waits for.
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `node`, or a copy of it, exists.
    fn cudaGraphEventWaitNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> ();
    #[other = owned]
    /// Updates a child graph of an executable graph with the parameters of another graph.
    /// # Safety
    ///
    /// `hGraphExec`, `node`, `childGraph`: live handles that no other thread uses during the call.
    fn cudaGraphExecChildGraphNodeSetParams(
        hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, childGraph: cudaGraph_t,
    ) -> ();
    /// Destroys an executable graph; a running launch finishes first.
    /// - `graphExec`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `graphExec`: a live handle that no other thread uses during the call.
    /// - No thread may use `graphExec`, or objects that belong to it, during or after the call.
    fn cudaGraphExecDestroy(graphExec: cudaGraphExec_t) -> ();
    #[other = owned]
    /// Sets the event that a node of an executable graph records.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
    fn cudaGraphExecEventRecordNodeSetEvent(
        hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, event: cudaEvent_t,
    ) -> ();
    #[other = owned]
    /// Sets the event that a node of an executable graph waits for.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
    fn cudaGraphExecEventWaitNodeSetEvent(
        hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, event: cudaEvent_t,
    ) -> ();
    #[other = owned]
    /// Sets the external semaphores that a node of an executable graph signals.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
    fn cudaGraphExecExternalSemaphoresSignalNodeSetParams(
        hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, nodeParams: &cudaExternalSemaphoreSignalNodeParams,
    ) -> ();
    #[other = owned]
    /// Sets the external semaphores that a node of an executable graph waits for.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
    fn cudaGraphExecExternalSemaphoresWaitNodeSetParams(
        hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, nodeParams: &cudaExternalSemaphoreWaitNodeParams,
    ) -> ();
    #[other = owned]
    /// Returns the flags with which an executable graph was created.
    /// # Safety
    ///
    /// `graphExec`: a live handle that no other thread uses during the call.
    fn cudaGraphExecGetFlags(graphExec: cudaGraphExec_t) -> cudaGraphInstantiateFlags;
    #[other = owned]
    /// Sets the function of a host node, and the function's argument, in an executable graph.
    /// # Safety
    ///
    /// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `hGraphExec` exists.
    fn cudaGraphExecHostNodeSetParams(
        hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: &cudaHostNodeParams,
    ) -> ();
    #[other = owned]
    /// Sets a kernel node's function, grid and arguments, in an executable graph only.
    /// # Safety
    ///
    /// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` must stay valid during the call, which copies the data that it needs.
    /// - No kernel on the device may update the node at the same time.
    fn cudaGraphExecKernelNodeSetParams(
        hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: &cudaKernelNodeParams,
    ) -> ();
    #[other = owned]
    /// Sets the parameters of a memory copy node in an executable graph.
    /// # Safety
    ///
    /// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `hGraphExec` exists.
    fn cudaGraphExecMemcpyNodeSetParams(
        hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: &cudaMemcpy3DParms,
    ) -> ();
    #[other = owned]
    /// Makes a memory copy node of an executable graph copy bytes between host and device memory.
    /// - `dst`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
    /// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
    fn cudaGraphExecMemcpyNodeSetParams1D(
        hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, dst: *mut c_void, src: *const c_void, count: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Makes a memory copy node of an executable graph copy from a `__device__` variable.
    /// - `dst`, `symbol`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
    /// - `symbol`: a live handle.
    /// - `dst`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
    fn cudaGraphExecMemcpyNodeSetParamsFromSymbol(
        hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, dst: *mut c_void, symbol: *const c_void, count: usize,
        offset: usize, kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Makes a memory copy node of an executable graph copy into a `__device__` variable.
    /// - `symbol`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
    /// - `symbol`: a live handle.
    /// - `src`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
    fn cudaGraphExecMemcpyNodeSetParamsToSymbol(
        hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, symbol: *const c_void, src: *const c_void, count: usize,
        offset: usize, kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Sets the destination and the value of a memset node in an executable graph.
    /// # Safety
    ///
    /// - `hGraphExec`, `node`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `hGraphExec` exists.
    fn cudaGraphExecMemsetNodeSetParams(
        hGraphExec: cudaGraphExec_t, node: cudaGraphNode_t, pNodeParams: &cudaMemsetParams,
    ) -> ();
    #[other = owned]
    /// Sets the parameters of a node of any type, in an executable graph only.
    /// # Safety
    ///
    /// - `graphExec`, `node`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graphExec` exists.
    fn cudaGraphExecNodeSetParams(
        graphExec: cudaGraphExec_t, node: cudaGraphNode_t, nodeParams: &cudaGraphNodeParams,
    ) -> ();
    #[other = owned]
    /// Updates an executable graph with the parameters of a graph that has the same nodes and edges.
    /// # Safety
    ///
    /// - `hGraphExec`, `hGraph`: live handles that no other thread uses during the call.
    /// - Pointers in `resultInfo` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cudaGraphExecUpdate(hGraphExec: cudaGraphExec_t, hGraph: cudaGraph_t) -> cudaGraphExecUpdateResultInfo;
    #[other = owned]
    /// Returns the external semaphores that a node signals, and the signaled values.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `params_out` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
    fn cudaGraphExternalSemaphoresSignalNodeGetParams(hNode: cudaGraphNode_t) -> cudaExternalSemaphoreSignalNodeParams;
    #[other = owned]
    /// Sets the external semaphores that a node signals, and the signaled values.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
    fn cudaGraphExternalSemaphoresSignalNodeSetParams(
        hNode: cudaGraphNode_t, nodeParams: &cudaExternalSemaphoreSignalNodeParams,
    ) -> ();
    #[other = owned]
    /// Returns the external semaphores that a node waits for, and the expected values.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `params_out` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
    fn cudaGraphExternalSemaphoresWaitNodeGetParams(hNode: cudaGraphNode_t) -> cudaExternalSemaphoreWaitNodeParams;
    #[other = owned]
    /// Sets the external semaphores that a node waits for, and the expected values.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
    fn cudaGraphExternalSemaphoresWaitNodeSetParams(
        hNode: cudaGraphNode_t, nodeParams: &cudaExternalSemaphoreWaitNodeParams,
    ) -> ();
    #[other = owned]
    /// Returns the function of a host node and the function's argument.
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `pNodeParams` points to memory of the library, valid until another value is set in `node`, or `node` is destroyed.
    fn cudaGraphHostNodeGetParams(node: cudaGraphNode_t) -> cudaHostNodeParams;
    #[other = owned]
    /// Sets the function of a host node and the function's argument.
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `node`, or a copy of it, exists.
    fn cudaGraphHostNodeSetParams(node: cudaGraphNode_t, pNodeParams: &cudaHostNodeParams) -> ();
    #[other = owned]
    /// Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.
    /// # Safety
    ///
    /// `graph`: a live handle that no other thread uses during the call.
    fn cudaGraphInstantiate(graph: cudaGraph_t, flags: cudaGraphInstantiateFlags) -> cudaGraphExec_t;
    #[other = owned]
    /// Creates an executable version of a graph, with flags such as automatic freeing of memory at launch.
    /// # Safety
    ///
    /// `graph`: a live handle that no other thread uses during the call.
    fn cudaGraphInstantiateWithFlags(graph: cudaGraph_t, flags: cudaGraphInstantiateFlags) -> cudaGraphExec_t;
    #[other = owned]
    /// Creates an executable version of a graph, with flags and an upload stream; returns a detailed result.
    /// - `instantiateParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `instantiateParams` must be valid.
    fn cudaGraphInstantiateWithParams(
        graph: cudaGraph_t, instantiateParams: &mut cudaGraphInstantiateParams,
    ) -> cudaGraphExec_t;
    #[other = owned]
    /// Returns an attribute of a kernel node, such as the priority.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `hNode` must be a kernel node, and `attr` an attribute of kernels.
    /// - Pointers in `value_out` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cudaGraphKernelNodeGetAttribute(hNode: cudaGraphNode_t, attr: cudaLaunchAttributeID) -> cudaLaunchAttributeValue;
    #[other = owned]
    /// Returns the kernel, grid and arguments of a kernel node.
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `pNodeParams` points to memory of the library, valid until another value is set in `node`, or `node` is destroyed.
    fn cudaGraphKernelNodeGetParams(node: cudaGraphNode_t) -> cudaKernelNodeParams;
    #[other = owned]
    /// Sets an attribute of a kernel node, such as the priority.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `value` must stay valid as long as `hNode`, or a copy of it, exists.
    fn cudaGraphKernelNodeSetAttribute(
        hNode: cudaGraphNode_t, attr: cudaLaunchAttributeID, value: &cudaLaunchAttributeValue,
    ) -> ();
    #[other = owned]
    /// Sets the kernel, grid and arguments of a kernel node.
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` must stay valid during the call, which copies the data that it needs.
    fn cudaGraphKernelNodeSetParams(node: cudaGraphNode_t, pNodeParams: &cudaKernelNodeParams) -> ();
    #[other = owned]
    /// Launches an executable graph in stream order; launches of the same graph run one after another.
    /// # Safety
    ///
    /// - `graphExec`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Everything that `graphExec` launches, and the memory that it uses, must stay valid, until the call's work completes on `stream`.
    fn cudaGraphLaunch(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> ();
    #[other = owned]
    /// Returns the pool, size and address of the memory that a node allocates.
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `params_out` points to memory of the library, valid until another value is set in `node`, or `node` is destroyed.
    fn cudaGraphMemAllocNodeGetParams(node: cudaGraphNode_t) -> cudaMemAllocNodeParams;
    #[other = owned]
    /// Returns the address of the memory that a node frees.
    /// # Safety
    ///
    /// `node`: a live handle that no other thread uses during the call.
    fn cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t) -> *mut c_void;
    #[other = owned]
    /// Returns the parameters of a memory copy node.
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `pNodeParams` points to memory of the library, valid until another value is set in `node`, or `node` is destroyed.
    fn cudaGraphMemcpyNodeGetParams(node: cudaGraphNode_t) -> cudaMemcpy3DParms;
    #[other = owned]
    /// Sets the parameters of a memory copy node.
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `node`, or a copy of it, exists.
    fn cudaGraphMemcpyNodeSetParams(node: cudaGraphNode_t, pNodeParams: &cudaMemcpy3DParms) -> ();
    #[other = owned]
    /// Makes a memory copy node copy bytes between host and device memory.
    /// - `dst`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
    /// - `kind` must match the locations of `dst` and `src`.
    fn cudaGraphMemcpyNodeSetParams1D(
        node: cudaGraphNode_t, dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Makes a memory copy node copy from a `__device__` variable.
    /// - `dst`, `symbol`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `symbol`: a live handle.
    /// - `dst`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
    fn cudaGraphMemcpyNodeSetParamsFromSymbol(
        node: cudaGraphNode_t, dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Makes a memory copy node copy into a `__device__` variable.
    /// - `symbol`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `symbol`: a live handle.
    /// - `src`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
    fn cudaGraphMemcpyNodeSetParamsToSymbol(
        node: cudaGraphNode_t, symbol: *const c_void, src: *const c_void, count: usize, offset: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Returns the destination and the value of a memset node.
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `pNodeParams` points to memory of the library, valid until another value is set in `node`, or `node` is destroyed.
    fn cudaGraphMemsetNodeGetParams(node: cudaGraphNode_t) -> cudaMemsetParams;
    #[other = owned]
    /// Sets the destination and the value of a memset node.
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `node`, or a copy of it, exists.
    fn cudaGraphMemsetNodeSetParams(node: cudaGraphNode_t, pNodeParams: &cudaMemsetParams) -> ();
    #[other = owned]
    /// Finds the node in a cloned graph that was copied from a given node.
    /// # Safety
    ///
    /// - `originalNode`, `clonedGraph`: live handles that no other thread uses during the call.
    /// - `originalNode` must be a node of the graph from which `clonedGraph` was cloned.
    fn cudaGraphNodeFindInClone(originalNode: cudaGraphNode_t, clonedGraph: cudaGraph_t) -> cudaGraphNode_t;
}

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Returns whether a node of an executable graph is enabled; a disabled node does nothing.
    /// # Safety
    ///
    /// `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    fn cudaGraphNodeGetEnabled(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t) -> u32;
    #[other = owned]
    /// Returns the type of a node.
    /// # Safety
    ///
    /// `node`: a live handle that no other thread uses during the call.
    fn cudaGraphNodeGetType(node: cudaGraphNode_t) -> cudaGraphNodeType;
    #[other = owned]
    /// Enables or disables a kernel, memory copy or memset node in an executable graph.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - No kernel on the device may update the node at the same time.
    fn cudaGraphNodeSetEnabled(hGraphExec: cudaGraphExec_t, hNode: cudaGraphNode_t, isEnabled: u32) -> ();
    #[other = owned]
    /// Sets the parameters of a node of any type; the type itself cannot change.
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `node`, or a copy of it, exists.
    fn cudaGraphNodeSetParams(node: cudaGraphNode_t, nodeParams: &cudaGraphNodeParams) -> ();
    #[other = owned]
    /// Releases a graph's references to a user object.
    /// # Safety
    ///
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - `object`: a live handle.
    /// - The caller must own the references to `object` that the call releases.
    fn cudaGraphReleaseUserObject(graph: cudaGraph_t, object: cudaUserObject_t, count: u32) -> ();
    #[other = owned]
    /// Makes a graph hold references to a user object; a flag transfers the caller's references.
    /// # Safety
    ///
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - `object`: a live handle.
    /// - The caller must own the references to `object` that the call releases.
    fn cudaGraphRetainUserObject(
        graph: cudaGraph_t, object: cudaUserObject_t, count: u32, flags: cudaUserObjectRetainFlags,
    ) -> ();
}

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Uploads an executable graph to the device in stream order, to make its first launch faster.
    /// # Safety
    ///
    /// - `graphExec`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn cudaGraphUpload(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> ();
    #[other = owned]
    /// Shares an EGL image with CUDA.
    /// # Safety
    ///
    /// `image`: a live handle.
    fn cudaGraphicsEGLRegisterImage(
        image: driver::EGLImageKHR, flags: cudaGraphicsRegisterFlags,
    ) -> cudaGraphicsResource_t;
    #[other = owned]
    /// Shares an OpenGL buffer with CUDA.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGraphicsGLRegisterBuffer(buffer: driver::GLuint, flags: cudaGraphicsRegisterFlags) -> cudaGraphicsResource_t;
    #[other = owned]
    /// Shares an OpenGL texture or renderbuffer with CUDA.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGraphicsGLRegisterImage(
        image: driver::GLuint, target: driver::GLenum, flags: cudaGraphicsRegisterFlags,
    ) -> cudaGraphicsResource_t;
    #[other = owned]
    /// Maps registered graphics resources for use by CUDA, in stream order.
    /// - `resources`: in, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// - `resources`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - The graphics API must not use the resources until they are unmapped.
    fn cudaGraphicsMapResources(resources: &[cudaGraphicsResource_t], stream: cudaStream_t) -> ();
    #[other = owned]
    /// Returns the frame of a mapped EGL resource.
    /// # Safety
    ///
    /// - `resource`: a live handle that no other thread uses during the call.
    /// - Pointers in `eglFrame` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cudaGraphicsResourceGetMappedEglFrame(
        resource: cudaGraphicsResource_t, index: u32, mipLevel: u32,
    ) -> cudaEglFrame;
    #[other = owned]
    /// Returns a mapped graphics image as a mipmapped CUDA array.
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cudaGraphicsResourceGetMappedMipmappedArray(resource: cudaGraphicsResource_t) -> cudaMipmappedArray_t;
}

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Returns the address and size in bytes of a mapped graphics buffer.
    /// Returns `devPtr`, `size`.
    ///
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cudaGraphicsResourceGetMappedPointer(resource: cudaGraphicsResource_t) -> (*mut c_void, usize);
    #[other = owned]
    /// Specifies how CUDA will use a graphics resource while it is mapped, for example for reading only.
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cudaGraphicsResourceSetMapFlags(resource: cudaGraphicsResource_t, flags: cudaGraphicsMapFlags) -> ();
    #[other = owned]
    /// Returns one layer and mipmap level of a mapped graphics image as a CUDA array.
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cudaGraphicsSubResourceGetMappedArray(
        resource: cudaGraphicsResource_t, arrayIndex: u32, mipLevel: u32,
    ) -> cudaArray_t;
    #[other = owned]
    /// Unmaps graphics resources in stream order, so that the graphics API can use them again.
    /// - `resources`: in, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// - `resources`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - No thread may use the mapped or bound memory that `resources` specifies, during or after the call.
    fn cudaGraphicsUnmapResources(resources: &[cudaGraphicsResource_t], stream: cudaStream_t) -> ();
    /// Unregisters a graphics resource from CUDA; its handle becomes invalid.
    /// - `resource`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `resource`: a live handle that no other thread uses during the call.
    /// - No thread may use `resource`, or objects that belong to it, during or after the call.
    fn cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t) -> ();
    #[other = owned]
    /// Shares a VDPAU output surface with CUDA.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGraphicsVDPAURegisterOutputSurface(
        vdpSurface: driver::VdpOutputSurface, flags: cudaGraphicsMapFlags,
    ) -> cudaGraphicsResource_t;
    #[other = owned]
    /// Shares a VDPAU video surface with CUDA.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGraphicsVDPAURegisterVideoSurface(
        vdpSurface: driver::VdpVideoSurface, flags: cudaGraphicsMapFlags,
    ) -> cudaGraphicsResource_t;
}

checked! {
    runtime, RUNTIME, cudaError;
    /// Allocates page-locked host memory with flags (portable, mapped, write-combined).
    /// - `flags`: in, flags: [`cudaHostAllocDefault`], [`cudaHostAllocMapped`], [`cudaHostAllocPortable`], [`cudaHostAllocWriteCombined`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaHostAlloc(size: usize, flags: u32) -> *mut c_void;
    /// Returns the device address of mapped, page-locked host memory.
    /// - `pHost`: in, an address, passed unchanged
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaHostGetDevicePointer(pHost: *mut c_void, flags: u32) -> *mut c_void;
    /// Returns the flags with which page-locked host memory was allocated.
    /// - `pHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaHostGetFlags(pHost: *mut c_void) -> u32;
    /// Page-locks existing host memory, and maps it into device address spaces if requested.
    /// - `ptr`: in, an address, passed unchanged
    /// - `flags`: in, flags: [`cudaHostRegisterDefault`], [`cudaHostRegisterIoMemory`], [`cudaHostRegisterMapped`], [`cudaHostRegisterPortable`], [`cudaHostRegisterReadOnly`]
    ///
    /// # Safety
    ///
    /// `ptr`: valid memory of the size that the other arguments imply, until `cudaHostUnregister` is called.
    fn cudaHostRegister(ptr: *mut c_void, size: usize, flags: u32) -> ();
    /// Undoes `cudaHostRegister`; the memory is pageable again.
    /// - `ptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `ptr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cudaHostUnregister(ptr: *mut c_void) -> ();
}

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Imports memory from another API, such as Vulkan, Direct3D or NvSciBuf, given its handle.
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `memHandleDesc` must stay valid as long as `extMem_out` exists.
    /// - A file descriptor in `memHandleDesc` belongs to the driver if the call succeeds: the program must neither use nor close it.
    fn cudaImportExternalMemory(memHandleDesc: &cudaExternalMemoryHandleDesc) -> cudaExternalMemory_t;
    #[other = owned]
    /// Imports a semaphore or fence from another API, given its handle.
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `semHandleDesc` must stay valid as long as `extSem_out` exists.
    /// - A file descriptor in `semHandleDesc` belongs to the driver if the call succeeds: the program must neither use nor close it.
    fn cudaImportExternalSemaphore(semHandleDesc: &cudaExternalSemaphoreHandleDesc) -> cudaExternalSemaphore_t;
    /// Initializes a device with flags, but does not make it current.
    /// - `deviceFlags`: in, flags: [`cudaDeviceLmemResizeToMax`], [`cudaDeviceMapHost`], [`cudaDeviceScheduleAuto`], [`cudaDeviceScheduleBlockingSync`], [`cudaDeviceScheduleSpin`], [`cudaDeviceScheduleYield`], [`cudaDeviceSyncMemops`]
    /// - `flags`: in, flags: [`cudaInitDeviceFlagsAreValid`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaInitDevice(device: i32, deviceFlags: u32, flags: u32) -> ();
    /// Unmaps memory that `cudaIpcOpenMemHandle` mapped; the exporting process keeps it.
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `devPtr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cudaIpcCloseMemHandle(devPtr: *mut c_void) -> ();
    #[other = owned]
    /// Creates a handle with which other processes can open an event that was created for interprocess use.
    /// # Safety
    ///
    /// - `event`: a live handle.
    /// - Other processes must not use the event after this process has destroyed it.
    fn cudaIpcGetEventHandle(event: cudaEvent_t) -> cudaIpcEventHandle_t;
    /// Creates a handle with which other processes can open an allocation of device memory.
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaIpcGetMemHandle(devPtr: *mut c_void) -> cudaIpcMemHandle_t;
    #[other = owned]
    /// Opens another process's event, given its handle.
    /// # Safety
    ///
    /// Another process must have exported `handle`. The event must not be used after that process has destroyed it.
    fn cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> cudaEvent_t;
    /// Maps another process's device memory, given by its handle, for the current device.
    /// - `flags`: in, flags: [`cudaIpcMemLazyEnablePeerAccess`]
    ///
    /// # Safety
    ///
    /// The process that exported the memory must not free it before this process has closed it.
    fn cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: u32) -> *mut c_void;
    #[other = owned]
    /// Sets an attribute of a kernel on one device, such as the limit on dynamic shared memory.
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cudaKernelSetAttributeForDevice(kernel: cudaKernel_t, attr: cudaFuncAttribute, value: i32, device: i32) -> ();
    #[other = owned]
    /// Launches a kernel whose blocks all run at the same time and can synchronize across the grid.
    /// - `func`: in, an address, passed unchanged
    /// - `args`: in, the addresses of the kernel's arguments; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `args`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `stream`.
    fn cudaLaunchCooperativeKernel(
        func: *const c_void, gridDim: dim3, blockDim: dim3, args: &mut [*mut c_void], sharedMem: usize,
        stream: cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Runs a host function in stream order; the function must not call CUDA, and does not run after errors.
    /// - `fn`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context is in an error state.
    fn cudaLaunchHostFunc(stream: cudaStream_t, r#fn: cudaHostFn_t, userData: *mut c_void) -> ();
    #[other = owned]
    /// Launches a kernel in a stream with a grid size, a block size and dynamic shared memory in bytes.
    /// - `func`: in, an address, passed unchanged
    /// - `args`: in, the addresses of the kernel's arguments; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `args`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `stream`.
    fn cudaLaunchKernel(
        func: *const c_void, gridDim: dim3, blockDim: dim3, args: &mut [*mut c_void], sharedMem: usize,
        stream: cudaStream_t,
    ) -> ();
    /// Launches a kernel with a configuration record: grid, stream, and attributes such as the cluster size.
    /// - `func`: in, an address, passed unchanged
    /// - `args`: in, the addresses of the kernel's arguments; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - `args`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `config`'s stream.
    /// - Pointers, handles and lengths in `config` must stay valid until the call's work completes on `config`'s stream.
    fn cudaLaunchKernelExC(config: &cudaLaunchConfig_t, func: *const c_void, args: &mut [*mut c_void]) -> ();
    #[other = owned]
    /// Lists the kernels in a library, up to a given number.
    /// - `kernels`: out, array, whose length is passed as `numKernels`
    ///
    /// # Safety
    ///
    /// `lib`: a live handle.
    fn cudaLibraryEnumerateKernels(kernels: &mut [cudaKernel_t], lib: cudaLibrary_t) -> ();
    #[other = owned]
    /// Returns the current device's address, and the size, of a library's `__device__` or `__constant__` variable.
    /// - `name`: in, string
    ///
    /// Returns `dptr`, `bytes`.
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - `dptr` points to memory of the library, valid as long as `library` exists.
    fn cudaLibraryGetGlobal(library: cudaLibrary_t, name: &CStr) -> (*mut c_void, usize);
    #[other = owned]
    /// Finds a kernel in a library by its (mangled) name.
    /// - `name`: in, string
    ///
    /// # Safety
    ///
    /// `library`: a live handle.
    fn cudaLibraryGetKernel(library: cudaLibrary_t, name: &CStr) -> cudaKernel_t;
    #[other = owned]
    /// Returns the number of kernels in a library.
    /// # Safety
    ///
    /// `lib`: a live handle.
    fn cudaLibraryGetKernelCount(lib: cudaLibrary_t) -> u32;
    #[other = owned]
    /// Returns the address (the same on all devices) and the size of a library's `__managed__` variable.
    /// - `name`: in, string
    ///
    /// Returns `dptr`, `bytes`.
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - `dptr` points to memory of the library, valid as long as `library` exists.
    fn cudaLibraryGetManaged(library: cudaLibrary_t, name: &CStr) -> (*mut c_void, usize);
    #[other = owned]
    /// Finds a library's function by symbol name, and returns a pointer that host and device code can call.
    /// - `symbol`: in, string
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - `fptr` points to memory of the library, valid as long as `library` exists.
    fn cudaLibraryGetUnifiedFunction(library: cudaLibrary_t, symbol: &CStr) -> *mut c_void;
    #[other = owned]
    /// Loads code from memory as a library, which is not tied to any device.
    /// - `code`: in, an address, passed unchanged
    /// - `jitOptions`: in, array, whose length is passed as `numJitOptions`; an empty slice passes NULL
    /// - `jitOptionsValues`: in, values; `jitOptions` selects their types: `char *` for `cudaJitInfoLogBuffer`, `cudaJitErrorLogBuffer`; `cudaJit_CacheMode` for `cudaJitCacheMode`; `cudaJit_Fallback` for `cudaJitFallbackStrategy`; `float` for `cudaJitWallTime`; `int` for `cudaJitGenerateDebugInfo`, `cudaJitLogVerbose`, `cudaJitGenerateLineInfo`, `cudaJitPositionIndependentCode`, `cudaJitMaxThreadsPerBlock`, `cudaJitOverrideDirectiveValues`; `unsigned int` for `cudaJitMaxRegisters`, `cudaJitThreadsPerBlock`, `cudaJitInfoLogBufferSizeBytes`, `cudaJitErrorLogBufferSizeBytes`, `cudaJitOptimizationLevel`, `cudaJitMinCtaPerSm`; an empty slice passes NULL
    /// - `libraryOptions`: in, array, whose length is passed as `numLibraryOptions`; an empty slice passes NULL
    /// - `libraryOptionValues`: in, values; `libraryOptions` selects their types: `cudalibraryHostUniversalFunctionAndDataTable *` for `cudaLibraryHostUniversalFunctionAndDataTable`; `unsigned int` for `cudaLibraryBinaryIsPreserved`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `code`: the address of NUL-terminated PTX, or of a complete cubin or fatbin, for the duration that `libraryOptions` specifies.
    /// - Each element of `jitOptionsValues` is the value, or the address of the value, that the element of `jitOptions` at the same index selects.
    /// - Each element of `libraryOptionValues` is the value, or the address of the value, that the element of `libraryOptions` at the same index selects.
    fn cudaLibraryLoadData(
        code: *const c_void, jitOptions: &[cudaJitOption], jitOptionsValues: &mut [*mut c_void],
        libraryOptions: &[cudaLibraryOption], libraryOptionValues: &mut [*mut c_void],
    ) -> cudaLibrary_t;
    #[other = owned]
    /// Loads code from a file as a library, which is not tied to any device.
    /// - `fileName`: in, string
    /// - `jitOptions`: in, array, whose length is passed as `numJitOptions`; an empty slice passes NULL
    /// - `jitOptionsValues`: in, values; `jitOptions` selects their types: `char *` for `cudaJitInfoLogBuffer`, `cudaJitErrorLogBuffer`; `cudaJit_CacheMode` for `cudaJitCacheMode`; `cudaJit_Fallback` for `cudaJitFallbackStrategy`; `float` for `cudaJitWallTime`; `int` for `cudaJitGenerateDebugInfo`, `cudaJitLogVerbose`, `cudaJitGenerateLineInfo`, `cudaJitPositionIndependentCode`, `cudaJitMaxThreadsPerBlock`, `cudaJitOverrideDirectiveValues`; `unsigned int` for `cudaJitMaxRegisters`, `cudaJitThreadsPerBlock`, `cudaJitInfoLogBufferSizeBytes`, `cudaJitErrorLogBufferSizeBytes`, `cudaJitOptimizationLevel`, `cudaJitMinCtaPerSm`; an empty slice passes NULL
    /// - `libraryOptions`: in, array, whose length is passed as `numLibraryOptions`; an empty slice passes NULL
    /// - `libraryOptionValues`: in, values; `libraryOptions` selects their types: `cudalibraryHostUniversalFunctionAndDataTable *` for `cudaLibraryHostUniversalFunctionAndDataTable`; `unsigned int` for `cudaLibraryBinaryIsPreserved`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `fileName` must name a complete, valid file; the library does not check the contents.
    /// - Each element of `jitOptionsValues` is the value, or the address of the value, that the element of `jitOptions` at the same index selects.
    /// - Each element of `libraryOptionValues` is the value, or the address of the value, that the element of `libraryOptions` at the same index selects.
    fn cudaLibraryLoadFromFile(
        fileName: &CStr, jitOptions: &[cudaJitOption], jitOptionsValues: &mut [*mut c_void],
        libraryOptions: &[cudaLibraryOption], libraryOptionValues: &mut [*mut c_void],
    ) -> cudaLibrary_t;
    /// Unloads a library; its kernels and variables must not be used again.
    /// - `library`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - No thread may use `library`, or objects that belong to it, during or after the call.
    fn cudaLibraryUnload(library: cudaLibrary_t) -> ();
    /// Allocates device memory on the current device.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMalloc(size: usize) -> *mut c_void;
    /// Allocates a 3D region of device memory, whose rows are padded to a pitch in bytes.
    /// # Safety
    ///
    /// `pitchedDevPtr` points to memory of the library, valid until `cudaFree` is called.
    fn cudaMalloc3D(extent: cudaExtent) -> cudaPitchedPtr;
}

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Creates a CUDA array with up to three dimensions, optionally layered, cubemap or sparse.
    /// - `flags`: in, flags: [`cudaArrayCubemap`], [`cudaArrayDefault`], [`cudaArrayDeferredMapping`], [`cudaArrayLayered`], [`cudaArraySparse`], [`cudaArraySurfaceLoadStore`], [`cudaArrayTextureGather`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMalloc3DArray(desc: &cudaChannelFormatDesc, extent: cudaExtent, flags: u32) -> cudaArray_t;
    #[other = owned]
    /// Creates a one- or two-dimensional CUDA array, for textures and surfaces.
    /// - `flags`: in, flags: [`cudaArrayDefault`], [`cudaArrayDeferredMapping`], [`cudaArraySparse`], [`cudaArraySurfaceLoadStore`], [`cudaArrayTextureGather`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMallocArray(desc: &cudaChannelFormatDesc, width: usize, height: usize, flags: u32) -> cudaArray_t;
    #[other = owned]
    /// Allocates device memory in stream order, from the current pool of the stream's device.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cudaMallocAsync(size: usize, hStream: cudaStream_t) -> *mut c_void;
    #[other = owned]
    /// Allocates memory in stream order, from a given memory pool.
    /// # Safety
    ///
    /// - `memPool`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn cudaMallocFromPoolAsync(size: usize, memPool: cudaMemPool_t, stream: cudaStream_t) -> *mut c_void;
    /// Allocates page-locked host memory that the device can read and write.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMallocHost(size: usize) -> *mut c_void;
    /// Allocates managed memory, which migrates automatically between the host and devices.
    /// - `flags`: in, flags: [`cudaMemAttachGlobal`], [`cudaMemAttachHost`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMallocManaged(size: usize, flags: u32) -> *mut c_void;
    #[other = owned]
    /// Creates a mipmapped CUDA array with a given number of levels.
    /// - `flags`: in, flags: [`cudaArrayCubemap`], [`cudaArrayDefault`], [`cudaArrayDeferredMapping`], [`cudaArrayLayered`], [`cudaArraySparse`], [`cudaArraySurfaceLoadStore`], [`cudaArrayTextureGather`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMallocMipmappedArray(
        desc: &cudaChannelFormatDesc, extent: cudaExtent, numLevels: u32, flags: u32,
    ) -> cudaMipmappedArray_t;
    /// Allocates rows of device memory, padded to a pitch in bytes that allows coalesced access.
    /// Returns `devPtr`, `pitch`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMallocPitch(width: usize, height: usize) -> (*mut c_void, usize);
    /// Returns the free and the total memory in bytes of the current device.
    /// Returns `free`, `total`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMemGetInfo() -> (usize, usize);
}

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Creates a memory pool on a device or on the host.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `poolProps` must be valid.
    fn cudaMemPoolCreate(poolProps: &cudaMemPoolProps) -> cudaMemPool_t;
    /// Destroys a memory pool; its memory is released after all allocations have been freed.
    /// - `memPool`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `memPool`: a live handle.
    /// - No thread may use `memPool`, or objects that belong to it, during or after the call.
    fn cudaMemPoolDestroy(memPool: cudaMemPool_t) -> ();
    /// Returns the data with which another process can import one allocation of a shared pool.
    /// - `ptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMemPoolExportPointer(ptr: *mut c_void) -> cudaMemPoolPtrExportData;
    #[other = owned]
    /// Returns the access that a location has to a pool's memory.
    /// # Safety
    ///
    /// `memPool`: a live handle.
    fn cudaMemPoolGetAccess(memPool: cudaMemPool_t, location: &cudaMemLocation) -> cudaMemAccessFlags;
    #[other = owned]
    /// Imports a memory pool of another process, given its handle.
    /// - `shareableHandle`: in, an address, passed unchanged
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `shareableHandle`: the value that `handleType` requires, or its address.
    fn cudaMemPoolImportFromShareableHandle(
        shareableHandle: *mut c_void, handleType: cudaMemAllocationHandleType, flags: u32,
    ) -> cudaMemPool_t;
    #[other = owned]
    /// Imports one allocation of an imported pool, using the exporter's data.
    /// # Safety
    ///
    /// `memPool`: a live handle.
    fn cudaMemPoolImportPointer(memPool: cudaMemPool_t, exportData: &cudaMemPoolPtrExportData) -> *mut c_void;
    #[other = owned]
    /// Sets the access that devices have to a pool's memory.
    /// - `descList`: in, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// - `memPool`: a live handle.
    /// - Memory of the pool must not be used from a location that loses access.
    fn cudaMemPoolSetAccess(memPool: cudaMemPool_t, descList: &[cudaMemAccessDesc]) -> ();
    #[other = owned]
    /// Releases unused memory of a pool until the pool holds at most a given number of bytes.
    /// # Safety
    ///
    /// `memPool`: a live handle.
    fn cudaMemPoolTrimTo(memPool: cudaMemPool_t, minBytesToKeep: usize) -> ();
    /// Returns several attributes of a range of managed memory.
    /// - `data`: out, values; `attributes` selects their types: `cudaMemLocationType` for `cudaMemRangeAttributePreferredLocationType`, `cudaMemRangeAttributeLastPrefetchLocationType`; `int` for `cudaMemRangeAttributeReadMostly`, `cudaMemRangeAttributePreferredLocation`, `cudaMemRangeAttributeLastPrefetchLocation`, `cudaMemRangeAttributePreferredLocationId`, `cudaMemRangeAttributeLastPrefetchLocationId`; `int []` for `cudaMemRangeAttributeAccessedBy`
    /// - `dataSizes`, `attributes`: in, array, whose length is passed as `numAttributes`
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// Each element of `data` is the address of memory for the value that the element of `attributes` at the same index selects, of the size in `dataSizes`.
    fn cudaMemRangeGetAttributes(
        data: &mut [*mut c_void], dataSizes: &[usize], attributes: &[cudaMemRangeAttribute], devPtr: *const c_void,
        count: usize,
    ) -> ();
    /// Copies bytes between host and device memory, in the direction that `kind` specifies.
    /// - `dst`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `dst`: valid memory of `count` bytes; memory on the device must stay valid until the program has synchronized every device that the library uses.
    /// - `src`: valid memory of `count` bytes; memory on the device must stay valid until the program has synchronized every device that the library uses.
    /// - `kind` must match the locations of `dst` and `src`.
    /// - Source and destination must not overlap.
    fn cudaMemcpy(dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> ();
    /// Copies a 2D region between host and device memory; each side has its own row pitch in bytes.
    /// - `dst`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart; memory on the device must stay valid until the program has synchronized every device that the library uses.
    /// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart; memory on the device must stay valid until the program has synchronized every device that the library uses.
    /// - `kind` must match the locations of `dst` and `src`.
    fn cudaMemcpy2D(
        dst: *mut c_void, dpitch: usize, src: *const c_void, spitch: usize, width: usize, height: usize,
        kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Copies a 2D region from one CUDA array to another.
    /// # Safety
    ///
    /// `dst`, `src`: live handles that no other thread uses during the call.
    fn cudaMemcpy2DArrayToArray(
        dst: cudaArray_t, wOffsetDst: usize, hOffsetDst: usize, src: cudaArray_const_t, wOffsetSrc: usize,
        hOffsetSrc: usize, width: usize, height: usize, kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Copies a 2D region between host and device memory, in stream order; each side has its own row pitch in bytes.
    /// - `dst`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart, until the call's work completes on `stream`.
    /// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart, until the call's work completes on `stream`.
    /// - `kind` must match the locations of `dst` and `src`.
    fn cudaMemcpy2DAsync(
        dst: *mut c_void, dpitch: usize, src: *const c_void, spitch: usize, width: usize, height: usize,
        kind: cudaMemcpyKind, stream: cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Copies a 2D region of a CUDA array to rows of memory.
    /// - `dst`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `src`: a live handle that no other thread uses during the call.
    /// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart; memory on the device must stay valid until the program has synchronized every device that the library uses.
    fn cudaMemcpy2DFromArray(
        dst: *mut c_void, dpitch: usize, src: cudaArray_const_t, wOffset: usize, hOffset: usize, width: usize,
        height: usize, kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Copies a 2D region of a CUDA array to rows of memory, in stream order.
    /// - `dst`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `src`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart, until the call's work completes on `stream`.
    fn cudaMemcpy2DFromArrayAsync(
        dst: *mut c_void, dpitch: usize, src: cudaArray_const_t, wOffset: usize, hOffset: usize, width: usize,
        height: usize, kind: cudaMemcpyKind, stream: cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Copies rows of memory into a 2D region of a CUDA array.
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `dst`: a live handle that no other thread uses during the call.
    /// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart; memory on the device must stay valid until the program has synchronized every device that the library uses.
    fn cudaMemcpy2DToArray(
        dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize, width: usize,
        height: usize, kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Copies rows of memory into a 2D region of a CUDA array, in stream order.
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `dst`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart, until the call's work completes on `stream`.
    fn cudaMemcpy2DToArrayAsync(
        dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize, width: usize,
        height: usize, kind: cudaMemcpyKind, stream: cudaStream_t,
    ) -> ();
    /// Copies a 3D region between host memory, device memory and CUDA arrays.
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `p` must stay valid until the program has synchronized every device that the library uses.
    /// - Source and destination must not overlap.
    fn cudaMemcpy3D(p: &cudaMemcpy3DParms) -> ();
    #[other = owned]
    /// Copies a 3D region between host memory, device memory and CUDA arrays, in stream order.
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `p` must stay valid until the call's work completes on `stream`.
    /// - Source and destination must not overlap.
    fn cudaMemcpy3DAsync(p: &cudaMemcpy3DParms, stream: cudaStream_t) -> ();
    /// Copies a 3D region of memory from one device to another.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `p` must stay valid until the program has synchronized every device that the library uses.
    fn cudaMemcpy3DPeer(p: &cudaMemcpy3DPeerParms) -> ();
    #[other = owned]
    /// Copies a 3D region of memory from one device to another, in stream order.
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `p` must stay valid until the call's work completes on `stream`.
    fn cudaMemcpy3DPeerAsync(p: &cudaMemcpy3DPeerParms, stream: cudaStream_t) -> ();
    #[other = owned]
    /// Copies bytes from one CUDA array to another (superseded by `cudaMemcpy2DArrayToArray`).
    /// # Safety
    ///
    /// `dst`, `src`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaMemcpyArrayToArray(
        dst: cudaArray_t, wOffsetDst: usize, hOffsetDst: usize, src: cudaArray_const_t, wOffsetSrc: usize,
        hOffsetSrc: usize, count: usize, kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Copies bytes between host and device memory in stream order, in the direction that `kind` specifies.
    /// - `dst`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `dst`, `src`: valid memory of `count` bytes, until the call's work completes on `stream`.
    /// - `kind` must match the locations of `dst` and `src`.
    /// - Source and destination must not overlap.
    fn cudaMemcpyAsync(
        dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t,
    ) -> ();
}

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Copies bytes from a CUDA array (superseded by `cudaMemcpy2DFromArray`).
    /// - `dst`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `src`: a live handle that no other thread uses during the call.
    /// - `dst`: valid memory of `count` bytes; memory on the device must stay valid until the program has synchronized every device that the library uses.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaMemcpyFromArray(
        dst: *mut c_void, src: cudaArray_const_t, wOffset: usize, hOffset: usize, count: usize, kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Copies bytes from a CUDA array in stream order (superseded by `cudaMemcpy2DFromArrayAsync`).
    /// - `dst`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `src`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `dst`: valid memory of `count` bytes, until the call's work completes on `stream`.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaMemcpyFromArrayAsync(
        dst: *mut c_void, src: cudaArray_const_t, wOffset: usize, hOffset: usize, count: usize, kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    /// Copies bytes from a `__device__` variable, starting at an offset.
    /// - `dst`, `symbol`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `symbol`: a live handle.
    /// - `dst`: valid memory of `count` bytes; memory on the device must stay valid until the program has synchronized every device that the library uses.
    fn cudaMemcpyFromSymbol(
        dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Copies bytes from a `__device__` variable, starting at an offset, in stream order.
    /// - `dst`, `symbol`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `symbol`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `dst`: valid memory of `count` bytes, until the call's work completes on `stream`.
    fn cudaMemcpyFromSymbolAsync(
        dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    /// Copies bytes of device memory from one device to another.
    /// - `dst`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `dst`, `src`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cudaMemcpyPeer(dst: *mut c_void, dstDevice: i32, src: *const c_void, srcDevice: i32, count: usize) -> ();
    #[other = owned]
    /// Copies bytes of device memory from one device to another, in stream order.
    /// - `dst`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `dst`, `src`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudaMemcpyPeerAsync(
        dst: *mut c_void, dstDevice: i32, src: *const c_void, srcDevice: i32, count: usize, stream: cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Copies bytes into a CUDA array (superseded by `cudaMemcpy2DToArray`).
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `dst`: a live handle that no other thread uses during the call.
    /// - `src`: valid memory of `count` bytes; memory on the device must stay valid until the program has synchronized every device that the library uses.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaMemcpyToArray(
        dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, count: usize, kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Copies bytes into a CUDA array in stream order (superseded by `cudaMemcpy2DToArrayAsync`).
    /// - `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `dst`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `src`: valid memory of `count` bytes, until the call's work completes on `stream`.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaMemcpyToArrayAsync(
        dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, count: usize, kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    /// Copies bytes into a `__device__` variable, starting at an offset.
    /// - `symbol`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `symbol`: a live handle.
    /// - `src`: valid memory of `count` bytes; memory on the device must stay valid until the program has synchronized every device that the library uses.
    fn cudaMemcpyToSymbol(
        symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
    ) -> ();
    #[other = owned]
    /// Copies bytes into a `__device__` variable, starting at an offset, in stream order.
    /// - `symbol`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `symbol`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `src`: valid memory of `count` bytes, until the call's work completes on `stream`.
    fn cudaMemcpyToSymbolAsync(
        symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> ();
    /// Fills `count` bytes of device memory with the low byte of `value`.
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `devPtr`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cudaMemset(devPtr: *mut c_void, value: i32, count: usize) -> ();
    /// Fills a 2D region of device memory with the low byte of a value; the row pitch is in bytes.
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `devPtr`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cudaMemset2D(devPtr: *mut c_void, pitch: usize, value: i32, width: usize, height: usize) -> ();
    #[other = owned]
    /// Fills a 2D region of device memory with the low byte of a value, in stream order; the row pitch is in bytes.
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudaMemset2DAsync(
        devPtr: *mut c_void, pitch: usize, value: i32, width: usize, height: usize, stream: cudaStream_t,
    ) -> ();
    /// Fills a 3D region of pitched device memory with the low byte of a value.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pitchedDevPtr` must stay valid until the program has synchronized every device that the library uses.
    fn cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: i32, extent: cudaExtent) -> ();
    #[other = owned]
    /// Fills a 3D region of pitched device memory with the low byte of a value, in stream order.
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `pitchedDevPtr` must stay valid until the call's work completes on `stream`.
    fn cudaMemset3DAsync(pitchedDevPtr: cudaPitchedPtr, value: i32, extent: cudaExtent, stream: cudaStream_t) -> ();
    #[other = owned]
    /// Fills `count` bytes of device memory with the low byte of `value`, in stream order.
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudaMemsetAsync(devPtr: *mut c_void, value: i32, count: usize, stream: cudaStream_t) -> ();
    #[other = owned]
    /// Returns the size and alignment of the memory that a mipmapped array with deferred mapping requires.
    /// # Safety
    ///
    /// `mipmap`: a live handle that no other thread uses during the call.
    fn cudaMipmappedArrayGetMemoryRequirements(
        mipmap: cudaMipmappedArray_t, device: i32,
    ) -> cudaArrayMemoryRequirements;
    #[other = owned]
    /// Returns the tile size and the mip tail of a sparse mipmapped array.
    /// # Safety
    ///
    /// `mipmap`: a live handle that no other thread uses during the call.
    fn cudaMipmappedArrayGetSparseProperties(mipmap: cudaMipmappedArray_t) -> cudaArraySparseProperties;
    /// Returns the dynamic shared memory available to each of a number of blocks that share a multiprocessor.
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaOccupancyAvailableDynamicSMemPerBlock(func: *const c_void, numBlocks: i32, blockSize: i32) -> usize;
    /// Returns the maximum number of blocks of a kernel that can reside on a multiprocessor.
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(
        func: *const c_void, blockSize: i32, dynamicSMemSize: usize,
    ) -> i32;
    /// Returns the maximum number of blocks of a kernel that can reside on a multiprocessor, with caching flags.
    /// - `func`: in, an address, passed unchanged
    /// - `flags`: in, flags: [`cudaOccupancyDefault`], [`cudaOccupancyDisableCachingOverride`]
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        func: *const c_void, blockSize: i32, dynamicSMemSize: usize, flags: u32,
    ) -> i32;
    /// Returns the maximum number of clusters of a launch that can run on a device at the same time.
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - Pointers, handles and lengths in `launchConfig` must be valid.
    fn cudaOccupancyMaxActiveClusters(func: *const c_void, launchConfig: &cudaLaunchConfig_t) -> i32;
    /// Returns the maximum cluster size, in blocks, for a launch configuration.
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - Pointers, handles and lengths in `launchConfig` must be valid.
    fn cudaOccupancyMaxPotentialClusterSize(func: *const c_void, launchConfig: &cudaLaunchConfig_t) -> i32;
    /// Reports the last error of this thread's runtime calls without clearing it.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaPeekAtLastError() -> ();
    /// Returns the memory type at an address (host, device, managed or unknown) and the device.
    /// - `ptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// Pointers in `attributes` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cudaPointerGetAttributes(ptr: *const c_void) -> cudaPointerAttributes;
    /// Starts data collection by an attached profiler.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaProfilerStart() -> ();
    /// Stops data collection by an attached profiler.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaProfilerStop() -> ();
    /// Returns the CUDA version of the runtime library, as 1000·major + 10·minor.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaRuntimeGetVersion() -> i32;
    /// Makes a device current to the calling thread and, since CUDA 12, initializes it.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaSetDevice(device: i32) -> ();
    /// Sets the flags of the current device, which specify, for example, how the CPU waits for the GPU.
    /// - `flags`: in, flags: [`cudaDeviceLmemResizeToMax`], [`cudaDeviceMapHost`], [`cudaDeviceScheduleAuto`], [`cudaDeviceScheduleBlockingSync`], [`cudaDeviceScheduleSpin`], [`cudaDeviceScheduleYield`], [`cudaDeviceSyncMemops`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaSetDeviceFlags(flags: u32) -> ();
    /// Sets the list of devices that the runtime may select from automatically, in order of preference.
    /// - `device_arr`: in, array, whose length is passed as `len`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaSetValidDevices(device_arr: &[i32]) -> ();
    #[other = owned]
    /// Runs a host callback in stream order, even after errors, and passes it the stream's status.
    /// - `callback`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `callback` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then.
    fn cudaStreamAddCallback(
        stream: cudaStream_t, callback: cudaStreamCallback_t, userData: *mut c_void, flags: u32,
    ) -> ();
    #[other = owned]
    /// Attaches managed memory to one stream, to all streams or to the host, in stream order.
    /// - `devPtr`: in, an address, passed unchanged
    /// - `flags`: in, flags: [`cudaMemAttachGlobal`], [`cudaMemAttachHost`], [`cudaMemAttachSingle`]
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - On the device, only work in the stream that the memory is attached to may use it.
    fn cudaStreamAttachMemAsync(stream: cudaStream_t, devPtr: *mut c_void, length: usize, flags: u32) -> ();
}

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Starts capturing the work submitted to a stream as a graph, instead of running it.
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Captured kernels must not use texture or surface references.
    fn cudaStreamBeginCapture(stream: cudaStream_t, mode: cudaStreamCaptureMode) -> ();
    #[other = owned]
    /// Starts capturing a stream's work into an existing graph, after the given nodes.
    /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `graph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Captured kernels must not use texture or surface references.
    fn cudaStreamBeginCaptureToGraph(
        stream: cudaStream_t, graph: cudaGraph_t, dependencies: &[cudaGraphNode_t],
        dependencyData: &[cudaGraphEdgeData], mode: cudaStreamCaptureMode,
    ) -> ();
    #[other = owned]
    /// Copies all attributes of one stream to another stream of the same device.
    /// # Safety
    ///
    /// `dst`, `src`: live handles, or a default stream (NULL).
    fn cudaStreamCopyAttributes(dst: cudaStream_t, src: cudaStream_t) -> ();
    #[other = owned]
    /// Creates a stream on the current device that synchronizes with the legacy default stream.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaStreamCreate() -> cudaStream_t;
}

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Creates a stream; flags specify whether it synchronizes with the legacy default stream.
    /// - `flags`: in, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaStreamCreateWithFlags(flags: u32) -> cudaStream_t;
}

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Creates a stream with a priority; smaller numbers mean higher priorities.
    /// - `flags`: in, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaStreamCreateWithPriority(flags: u32, priority: i32) -> cudaStream_t;
    /// Destroys a stream; work that was already submitted to it still finishes.
    /// - `stream`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - No thread may use `stream`, or objects that belong to it, during or after the call.
    fn cudaStreamDestroy(stream: cudaStream_t) -> ();
    #[other = owned]
    /// Ends the capture of a stream and returns the graph, or null if the capture became invalid.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn cudaStreamEndCapture(stream: cudaStream_t) -> cudaGraph_t;
    #[other = owned]
    /// Returns an attribute of a stream, such as the L2 access policy window.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers in `value_out` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cudaStreamGetAttribute(hStream: cudaStream_t, attr: cudaLaunchAttributeID) -> cudaLaunchAttributeValue;
}

checked! {
    runtime, RUNTIME, cudaError;
    #[other = owned]
    /// Returns the device that a stream belongs to.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cudaStreamGetDevice(hStream: cudaStream_t) -> i32;
    #[other = owned]
    /// Returns the flags with which a stream was created.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cudaStreamGetFlags(hStream: cudaStream_t) -> u32;
    #[other = owned]
    /// Returns a stream's ID, which is unique in the process.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cudaStreamGetId(hStream: cudaStream_t) -> u64;
    #[other = owned]
    /// Returns a stream's priority, clamped to the range of the device.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cudaStreamGetPriority(hStream: cudaStream_t) -> i32;
    #[other = owned]
    /// Returns whether a stream is being captured, and whether the capture is still valid.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn cudaStreamIsCapturing(stream: cudaStream_t) -> cudaStreamCaptureStatus;
    #[other = owned]
    /// Checks without blocking whether all work in a stream is complete (if not, `cudaErrorNotReady`).
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn cudaStreamQuery(stream: cudaStream_t) -> ();
    #[other = owned]
    /// Sets an attribute of a stream, such as the L2 access policy window.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `value` must stay valid until another value is set in `hStream`, or `hStream` is destroyed.
    fn cudaStreamSetAttribute(
        hStream: cudaStream_t, attr: cudaLaunchAttributeID, value: &cudaLaunchAttributeValue,
    ) -> ();
    #[other = owned]
    /// Blocks until all work submitted to a stream so far is complete.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn cudaStreamSynchronize(stream: cudaStream_t) -> ();
    #[other = owned]
    /// Makes later work in a stream wait for an event, without blocking the caller.
    /// - `flags`: in, flags: [`cudaEventWaitDefault`], [`cudaEventWaitExternal`]
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `event`: a live handle.
    fn cudaStreamWaitEvent(stream: cudaStream_t, event: cudaEvent_t, flags: u32) -> ();
    /// Sets the thread's capture mode, which restricts unsafe calls during captures, and returns the previous mode.
    /// - `mode`: in and out
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaThreadExchangeStreamCaptureMode(mode: cudaStreamCaptureMode) -> cudaStreamCaptureMode;
    /// Creates a reference-counted user object from a pointer and its destructor.
    /// - `ptr`: in, passed to the callback
    /// - `destroy`: in, called by CUDA with `ptr`
    ///
    /// # Safety
    ///
    /// `destroy` is called with `ptr` once, later, on a driver thread: it must not unwind and must not call CUDA. `ptr` must live until then.
    fn cudaUserObjectCreate(
        ptr: *mut c_void, destroy: cudaHostFn_t, initialRefcount: u32, flags: cudaUserObjectFlags,
    ) -> cudaUserObject_t;
    /// Releases the caller's references to a user object; the last release runs its destructor.
    /// # Safety
    ///
    /// - `object`: a live handle.
    /// - The caller must own the references to `object` that the call releases.
    fn cudaUserObjectRelease(object: cudaUserObject_t, count: u32) -> ();
    /// Adds references to a user object on behalf of the caller.
    /// # Safety
    ///
    /// `object`: a live handle.
    fn cudaUserObjectRetain(object: cudaUserObject_t, count: u32) -> ();
    /// Returns the CUDA device that corresponds to a VDPAU device.
    /// - `vdpGetProcAddress`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `vdpGetProcAddress` may be called only before this function returns: it must not unwind.
    fn cudaVDPAUGetDevice(vdpDevice: driver::VdpDevice, vdpGetProcAddress: driver::VdpGetProcAddress) -> i32;
    /// Makes a device current and prepares it for sharing surfaces with a VDPAU device.
    /// - `vdpGetProcAddress`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `vdpGetProcAddress` may be called only before this function returns: it must not unwind.
    fn cudaVDPAUSetVDPAUDevice(
        device: i32, vdpDevice: driver::VdpDevice, vdpGetProcAddress: driver::VdpGetProcAddress,
    ) -> ();
}

/// Returns the amount of memory in bytes, current or peak, that graphs use or reserve on a device.
///
/// Like [`cudaDeviceGetGraphMemAttribute`](raw::cudaDeviceGetGraphMemAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, runtime cudaDeviceGetGraphMemAttribute))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetGraphMemAttribute<T: AttributeValue<C>, C: Output>(
    device: i32,
    attr: Key<cudaGraphMemAttributeType, T, C>,
) -> Result<T, support::Error<cudaError>> {
    support::checked(
            called!(RUNTIME, cudaDeviceGetGraphMemAttribute),
            unsafe { raw::cudaDeviceGetGraphMemAttribute::<C>(device, attr.selector()) },
        )
        .map(T::from_c)
}

/// Returns a device's PCI address, such as `0000:3b:00.0`.
///
/// Like [`cudaDeviceGetPCIBusId`](raw::cudaDeviceGetPCIBusId), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, runtime cudaDeviceGetPCIBusId))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetPCIBusId(
    device: i32,
) -> Result<CString, support::Error<cudaError>> {
    grow::string(
        called!(RUNTIME, cudaDeviceGetPCIBusId),
        |pciBusId| {
            let (returned,) = unsafe { raw::cudaDeviceGetPCIBusId(pciBusId, device) };
            returned
        },
    )
}

/// Resets a high-water mark of graph memory on a device.
///
/// Like [`cudaDeviceSetGraphMemAttribute`](raw::cudaDeviceSetGraphMemAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, runtime cudaDeviceSetGraphMemAttribute))]
/// - `value`: in, one value; `attr` selects the type: `cuuint64_t` for `cudaGraphMemAttrUsedMemCurrent`, `cudaGraphMemAttrUsedMemHigh`, `cudaGraphMemAttrReservedMemCurrent`, `cudaGraphMemAttrReservedMemHigh`
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceSetGraphMemAttribute<T: AttributeValue<C>, C: Input>(
    device: i32,
    attr: Key<cudaGraphMemAttributeType, T, C>,
    value: T,
) -> Result<(), support::Error<cudaError>> {
    support::checked(
        called!(RUNTIME, cudaDeviceSetGraphMemAttribute),
        unsafe {
            raw::cudaDeviceSetGraphMemAttribute::<
                C,
            >(device, attr.selector(), &value.into_c())
        },
    )
}

/// Lists the nodes of a graph.
///
/// Like [`cudaGraphGetNodes`](raw::cudaGraphGetNodes), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, runtime cudaGraphGetNodes))]
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphGetNodes(
    graph: cudaGraph_t,
) -> Result<Vec<cudaGraphNode_t>, support::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphGetNodes),
        |room| {
            let mut nodes = grow::room(room);
            let (returned, numNodes) = unsafe { raw::cudaGraphGetNodes(graph, &mut nodes) };
            let len = grow::length(numNodes);
            nodes.truncate(len);
            (returned, len, nodes)
        },
    )
}

/// Lists the root nodes of a graph (nodes without dependencies).
///
/// Like [`cudaGraphGetRootNodes`](raw::cudaGraphGetRootNodes), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, runtime cudaGraphGetRootNodes))]
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphGetRootNodes(
    graph: cudaGraph_t,
) -> Result<Vec<cudaGraphNode_t>, support::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphGetRootNodes),
        |room| {
            let mut pRootNodes = grow::room(room);
            let (returned, pNumRootNodes) = unsafe { raw::cudaGraphGetRootNodes(graph, &mut pRootNodes) };
            let len = grow::length(pNumRootNodes);
            pRootNodes.truncate(len);
            (returned, len, pRootNodes)
        },
    )
}

/// Exports a memory pool to other processes, as an operating-system handle.
///
/// Like [`cudaMemPoolExportToShareableHandle`](raw::cudaMemPoolExportToShareableHandle), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(
    doc,
    doc = form!(different owned, runtime cudaMemPoolExportToShareableHandle)
)]
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
) -> Result<T, support::Error<cudaError>> {
    support::checked(
            called!(RUNTIME, cudaMemPoolExportToShareableHandle),
            unsafe {
                raw::cudaMemPoolExportToShareableHandle::<
                    C,
                >(memPool, handleType.selector(), flags)
            },
        )
        .map(T::from_c)
}

/// Returns an attribute of a memory pool, such as the release threshold or the number of bytes in use.
///
/// Like [`cudaMemPoolGetAttribute`](raw::cudaMemPoolGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, runtime cudaMemPoolGetAttribute))]
/// # Safety
///
/// `memPool`: a live handle.
#[inline]
pub unsafe fn cudaMemPoolGetAttribute<T: AttributeValue<C>, C: Output>(
    memPool: cudaMemPool_t,
    attr: Key<cudaMemPoolAttr, T, C>,
) -> Result<T, support::Error<cudaError>> {
    support::checked(
            called!(RUNTIME, cudaMemPoolGetAttribute),
            unsafe { raw::cudaMemPoolGetAttribute::<C>(memPool, attr.selector()) },
        )
        .map(T::from_c)
}

/// Sets an attribute of a memory pool, such as the release threshold.
///
/// Like [`cudaMemPoolSetAttribute`](raw::cudaMemPoolSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, runtime cudaMemPoolSetAttribute))]
/// - `value`: in, one value; `attr` selects the type: `cudaMemAllocationHandleType` for `cudaMemPoolAttrExportHandleTypes`; `cudaMemAllocationType` for `cudaMemPoolAttrAllocationType`; `cudaMemLocationType` for `cudaMemPoolAttrLocationType`; `cuuint64_t` for `cudaMemPoolAttrReleaseThreshold`, `cudaMemPoolAttrReservedMemCurrent`, `cudaMemPoolAttrReservedMemHigh`, `cudaMemPoolAttrUsedMemCurrent`, `cudaMemPoolAttrUsedMemHigh`, `cudaMemPoolAttrMaxPoolSize`; `int` for `cudaMemPoolReuseFollowEventDependencies`, `cudaMemPoolReuseAllowOpportunistic`, `cudaMemPoolReuseAllowInternalDependencies`, `cudaMemPoolAttrLocationId`, `cudaMemPoolAttrHwDecompressEnabled`, `cudaMemPoolAttrLocalityDomainId`
///
/// # Safety
///
/// `memPool`: a live handle.
#[inline]
pub unsafe fn cudaMemPoolSetAttribute<T: AttributeValue<C>, C: Input>(
    memPool: cudaMemPool_t,
    attr: Key<cudaMemPoolAttr, T, C>,
    value: T,
) -> Result<(), support::Error<cudaError>> {
    support::checked(
        called!(RUNTIME, cudaMemPoolSetAttribute),
        unsafe { raw::cudaMemPoolSetAttribute::<C>(memPool, attr.selector(), &value.into_c()) },
    )
}

/// Returns one attribute of a range of managed memory, such as its preferred location.
///
/// Like [`cudaMemRangeGetAttribute`](raw::cudaMemRangeGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, runtime cudaMemRangeGetAttribute))]
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
) -> Result<T, support::Error<cudaError>> {
    support::checked(
            called!(RUNTIME, cudaMemRangeGetAttribute),
            unsafe { raw::cudaMemRangeGetAttribute::<C>(attribute.selector(), devPtr, count) },
        )
        .map(T::from_c)
}
