//! CUDA driver API with functions that return [`Result`]s: devices, contexts, memory, modules, streams, events and graphs.
//!
//! See [`checked`](super) for this form of the functions. [`driver`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::shared as place;
#[allow(unused_imports)]
use raw::DRIVER;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::shared::driver::all_types::*;

/// Keys that select attributes, with the type of each value: see [`Key`].
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

checked! {
    driver, DRIVER, CUresult;
    #[symbol = cuArray3DCreate_v2]
    #[other = owned]
    /// Creates a CUDA array with up to three dimensions, optionally layered, cubemap or sparse.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuArray3DCreate(pAllocateArray: &CUDA_ARRAY3D_DESCRIPTOR) -> CUarray;
    #[symbol = cuArray3DGetDescriptor_v2]
    #[other = owned]
    /// Returns the size, element format and flags of any CUDA array.
    /// # Safety
    ///
    /// `hArray`: a live handle that no other thread uses during the call.
    fn cuArray3DGetDescriptor(hArray: CUarray) -> CUDA_ARRAY3D_DESCRIPTOR;
    #[symbol = cuArrayCreate_v2]
    #[other = owned]
    /// Creates a one- or two-dimensional CUDA array, for textures and surfaces.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuArrayCreate(pAllocateArray: &CUDA_ARRAY_DESCRIPTOR) -> CUarray;
    /// Destroys a CUDA array, which must no longer be used by any texture or surface.
    /// - `hArray`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hArray`: a live handle that no other thread uses during the call.
    /// - No thread may use `hArray`, or objects that belong to it, during or after the call.
    fn cuArrayDestroy(hArray: CUarray) -> ();
    #[symbol = cuArrayGetDescriptor_v2]
    #[other = owned]
    /// Returns the width, height and element format of a one- or two-dimensional CUDA array.
    /// # Safety
    ///
    /// `hArray`: a live handle that no other thread uses during the call.
    fn cuArrayGetDescriptor(hArray: CUarray) -> CUDA_ARRAY_DESCRIPTOR;
    #[other = owned]
    /// Returns the size and alignment of the memory that a CUDA array with deferred mapping requires.
    /// # Safety
    ///
    /// `array`: a live handle that no other thread uses during the call.
    fn cuArrayGetMemoryRequirements(array: CUarray, device: CUdevice) -> CUDA_ARRAY_MEMORY_REQUIREMENTS;
    #[other = owned]
    /// Returns one plane of a CUDA array with a planar format, such as NV12, as a CUDA array.
    /// # Safety
    ///
    /// `hArray`: a live handle that no other thread uses during the call.
    fn cuArrayGetPlane(hArray: CUarray, planeIdx: u32) -> CUarray;
    #[other = owned]
    /// Returns the tile size and the mip tail of a sparse CUDA array.
    /// # Safety
    ///
    /// `array`: a live handle that no other thread uses during the call.
    fn cuArrayGetSparseProperties(array: CUarray) -> CUDA_ARRAY_SPARSE_PROPERTIES;
    /// Returns the ID of the thread that restores the CUDA state of a process.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCheckpointProcessGetRestoreThreadId(pid: i32) -> i32;
    /// Returns a process's checkpoint state: running, locked, checkpointed or failed.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCheckpointProcessGetState(pid: i32) -> CUprocessState;
    /// Blocks further CUDA calls of a process and waits for its pending work, before a checkpoint.
    /// - `args`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCheckpointProcessLock(pid: i32, args: Option<&CUcheckpointLockArgs>) -> ();
    /// Allows a locked process to call CUDA again.
    /// - `args`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCheckpointProcessUnlock(pid: i32, args: Option<&CUcheckpointUnlockArgs>) -> ();
    /// Increments the usage count of the current context and returns the context.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuCtxAttach(flags: u32) -> CUcontext;
    #[symbol = cuCtxDestroy_v2]
    /// Destroys a context and all its resources; threads to which it was current must not use it again.
    /// - `ctx`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `ctx`: a live handle.
    /// - No thread may use `ctx`, or objects that belong to it, during or after the call.
    fn cuCtxDestroy(ctx: CUcontext) -> ();
    #[other = owned]
    /// Decrements the usage count of a context, and destroys the context if the count is zero.
    /// # Safety
    ///
    /// - `ctx`: a live handle.
    /// - No thread may use `ctx`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuCtxDetach(ctx: CUcontext) -> ();
    #[other = owned]
    /// Disables the current context's direct access to a peer context's memory.
    /// # Safety
    ///
    /// - `peerContext`: a live handle.
    /// - Before the call, all work in the current context that uses memory of `peerContext` must be complete.
    fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> ();
    #[other = owned]
    /// Gives the current context direct access to a peer context's memory, but not vice versa.
    /// - `Flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `peerContext`: a live handle.
    fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: u32) -> ();
    #[other = owned]
    /// Converts a green context to a context handle, for functions such as `cuCtxSetCurrent`.
    /// # Safety
    ///
    /// - `hCtx`: a live handle that no other thread uses during the call.
    /// - The returned context must not be destroyed separately: it is destroyed with `hCtx`.
    fn cuCtxFromGreenCtx(hCtx: CUgreenCtx) -> CUcontext;
    #[other = owned]
    /// Returns the API version that a context was created for (3010 or later).
    /// - `ctx`: in; may be NULL
    ///
    /// # Safety
    ///
    /// `ctx`: a live handle, or NULL.
    fn cuCtxGetApiVersion(ctx: CUcontext) -> u32;
    /// Returns the preferred split of on-chip memory between L1 and shared memory for the current context.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetCacheConfig() -> CUfunc_cache;
    /// Returns the calling thread's current context, or null if there is none.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetCurrent() -> CUcontext;
    /// Returns the device that the current context belongs to.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetDevice() -> CUdevice;
    /// Returns an execution affinity of the current context, such as the number of SMs that it may use.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetExecAffinity(r#type: CUexecAffinityType) -> CUexecAffinityParam;
    /// Returns the flags of the current context, which specify, for example, how the CPU waits for the GPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetFlags() -> CUctx_flags;
    #[other = owned]
    /// Returns a context's ID, which is unique for the lifetime of the process.
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuCtxGetId(ctx: CUcontext) -> u64;
    /// Returns the bank width of shared memory in the current context.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuCtxGetSharedMemConfig() -> CUsharedconfig;
    /// Returns the lowest and highest stream priorities; smaller numbers mean higher priorities.
    /// Returns `leastPriority`, `greatestPriority`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetStreamPriorityRange() -> (i32, i32);
}

checked! {
    driver, DRIVER, CUresult;
    #[symbol = cuCtxPopCurrent_v2]
    /// Removes the current context from the top of the calling thread's stack, and returns the context.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxPopCurrent() -> CUcontext;
    #[symbol = cuCtxPushCurrent_v2]
    #[other = owned]
    /// Pushes a context onto the calling thread's context stack, which makes it current.
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuCtxPushCurrent(ctx: CUcontext) -> ();
    #[other = owned]
    /// Records an event that completes when all work submitted to a context so far is complete.
    /// # Safety
    ///
    /// `hCtx`, `hEvent`: live handles.
    fn cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent) -> ();
    /// Resets all persisting lines in the L2 cache of the current context's device to the normal state.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxResetPersistingL2Cache() -> ();
    /// Sets the preferred split of on-chip memory between L1 and shared memory for the current context.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxSetCacheConfig(config: CUfunc_cache) -> ();
    #[other = owned]
    /// Makes a context current to the calling thread, replacing the context on top of the thread's stack.
    /// - `ctx`: in; may be NULL
    ///
    /// # Safety
    ///
    /// `ctx`: a live handle, or NULL.
    fn cuCtxSetCurrent(ctx: CUcontext) -> ();
    /// Changes the flags of the current context, which specify, for example, how the CPU waits for the GPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxSetFlags(flags: CUctx_flags) -> ();
    /// Sets the bank width of shared memory for kernels of the current context, if the device supports it.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> ();
    #[other = owned]
    /// Makes all work that is later submitted to a context wait for an event.
    /// # Safety
    ///
    /// `hCtx`, `hEvent`: live handles.
    fn cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent) -> ();
    /// Destroys imported memory; its mappings must be freed first.
    /// - `extMem`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `extMem`: a live handle that no other thread uses during the call.
    /// - No thread may use `extMem`, or objects that belong to it, during or after the call.
    fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> ();
    /// Destroys an imported semaphore; all work that uses it must be complete.
    /// - `extSem`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `extSem`: a live handle that no other thread uses during the call.
    /// - No thread may use `extSem`, or objects that belong to it, during or after the call.
    fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> ();
    /// Returns whether a device can directly access another device's memory.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceCanAccessPeer(dev: CUdevice, peerDev: CUdevice) -> i32;
    /// Returns a device's compute capability, major and minor (superseded by `cuDeviceGetAttribute`).
    /// Returns `major`, `minor`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "use `cuDeviceGetAttribute` instead")]
    fn cuDeviceComputeCapability(dev: CUdevice) -> (i32, i32);
    /// Returns the handle of the device with the given ordinal, from 0 to the device count minus 1.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGet(ordinal: i32) -> CUdevice;
}

checked! {
    driver, DRIVER, CUresult;
    /// Returns the device at a PCI address, given as a string such as `0000:3b:00.0`.
    /// - `pciBusId`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetByPCIBusId(pciBusId: &CStr) -> CUdevice;
    /// Returns the number of CUDA devices that this process can see (`CUDA_VISIBLE_DEVICES` limits them).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetCount() -> i32;
    /// Returns a device's default memory pool, which the driver created and which cannot be destroyed.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetDefaultMemPool(dev: CUdevice) -> CUmemoryPool;
    /// Returns whether a device supports one type of execution affinity for contexts, such as an SM count.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetExecAffinitySupport(r#type: CUexecAffinityType, dev: CUdevice) -> i32;
    /// Returns a device's LUID and node mask, which identify the adapter in Windows graphics APIs.
    /// Returns `luid`, `deviceNodeMask`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetLuid(dev: CUdevice) -> ([core::ffi::c_char; 8], u32);
    /// Returns a device's current memory pool, from which `cuMemAllocAsync` allocates.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetMemPool(dev: CUdevice) -> CUmemoryPool;
    /// Fills an NvSciSync attribute list with the attributes that a device needs to signal or wait on NvSciSync objects.
    /// - `nvSciSyncAttrList`: in, an address, passed unchanged
    /// - `flags`: in, flags: [`CUDA_NVSCISYNC_ATTR_SIGNAL`], [`CUDA_NVSCISYNC_ATTR_WAIT`]
    ///
    /// # Safety
    ///
    /// `nvSciSyncAttrList`: valid memory of the size that the other arguments imply.
    fn cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: *mut c_void, dev: CUdevice, flags: i32) -> ();
    /// Returns one property of the link between two devices, such as its performance rank or support for atomics.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetP2PAttribute(attrib: CUdevice_P2PAttribute, srcDevice: CUdevice, dstDevice: CUdevice) -> i32;
    /// Returns basic limits and the clock rate of a device (superseded by `cuDeviceGetAttribute`).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "use `cuDeviceGetAttribute` instead")]
    fn cuDeviceGetProperties(dev: CUdevice) -> CUdevprop;
    /// Returns the maximum number of elements of a 1D texture in linear memory, for a given format.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetTexture1DLinearMaxWidth(format: CUarray_format, numChannels: u32, dev: CUdevice) -> usize;
    /// Releases a device's unused memory that is reserved for graphs to the operating system.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGraphMemTrim(device: CUdevice) -> ();
    /// Returns the flags of a device's primary context and whether the context is active.
    /// Returns `flags`, `active`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDevicePrimaryCtxGetState(dev: CUdevice) -> (CUctx_flags, i32);
    #[symbol = cuDevicePrimaryCtxRelease_v2]
    /// Releases one reference to a device's primary context; the last release resets the context.
    /// # Safety
    ///
    /// Nothing in the process may use objects of the device's primary context during or after the call. Library handles that were created in it must be destroyed first, because destroying one uses the context.
    fn cuDevicePrimaryCtxRelease(dev: CUdevice) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    #[symbol = cuDevicePrimaryCtxReset_v2]
    /// Destroys all allocations and state in a device's primary context, even if it is still referenced.
    /// # Safety
    ///
    /// Nothing in the process may use objects of the device's primary context during or after the call. Library handles that were created in it must be destroyed first, because destroying one uses the context.
    fn cuDevicePrimaryCtxReset(dev: CUdevice) -> ();
    /// Retains a device's primary context, creating it if necessary, but does not make it current.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDevicePrimaryCtxRetain(dev: CUdevice) -> CUcontext;
    #[symbol = cuDevicePrimaryCtxSetFlags_v2]
    /// Sets the flags of a device's primary context, which specify, for example, how the CPU waits for the GPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDevicePrimaryCtxSetFlags(dev: CUdevice, flags: CUctx_flags) -> ();
    /// Registers a callback for asynchronous notifications from a device, for example if memory use exceeds a budget.
    /// - `callbackFunc`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callbackFunc` may be called with `userData` until `cuDeviceUnregisterAsyncNotification` is called, on any thread: it must not unwind. `userData` must live as long as `callbackFunc` may be called.
    fn cuDeviceRegisterAsyncNotification(
        device: CUdevice, callbackFunc: CUasyncCallback, userData: *mut c_void,
    ) -> CUasyncCallbackHandle;
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Sets a device's current memory pool, from which later `cuMemAllocAsync` calls allocate.
    /// # Safety
    ///
    /// `pool`: a live handle.
    fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool) -> ();
    #[symbol = cuDeviceTotalMem_v2]
    /// Returns the total size in bytes of a device's memory.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceTotalMem(dev: CUdevice) -> usize;
    /// Unregisters a callback for asynchronous notifications from a device.
    /// - `callback`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `callback`: a live handle.
    /// - No thread may use `callback`, or objects that belong to it, during or after the call.
    fn cuDeviceUnregisterAsyncNotification(device: CUdevice, callback: CUasyncCallbackHandle) -> ();
    /// Returns the newest CUDA version that the installed driver supports, as 1000·major + 10·minor.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDriverGetVersion() -> i32;
    /// Acquires the next frame of an EGL stream; waits up to a timeout in microseconds.
    /// - `conn`, `pCudaResource`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - `pCudaResource`: a live handle that no other thread uses during the call.
    fn cuEGLStreamConsumerAcquireFrame(
        conn: &mut CUeglStreamConnection, pCudaResource: &mut CUgraphicsResource, pStream: Option<&CUstream>,
        timeout: u32,
    ) -> ();
    /// Makes CUDA the consumer of an EGL stream's frames.
    /// # Safety
    ///
    /// `stream`: a live handle.
    fn cuEGLStreamConsumerConnect(stream: EGLStreamKHR) -> CUeglStreamConnection;
    /// Makes CUDA the consumer of an EGL stream's frames; flags specify the memory location of the frames.
    /// # Safety
    ///
    /// `stream`: a live handle.
    fn cuEGLStreamConsumerConnectWithFlags(
        stream: EGLStreamKHR, flags: CUeglResourceLocationFlags,
    ) -> CUeglStreamConnection;
    /// Disconnects CUDA as the consumer of an EGL stream.
    /// - `conn`: read and updated in place
    ///
    /// # Safety
    ///
    /// `conn`: a live handle.
    fn cuEGLStreamConsumerDisconnect(conn: &mut CUeglStreamConnection) -> ();
    #[other = owned]
    /// Gives a frame back to the EGL stream from which it was acquired.
    /// - `conn`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - `pCudaResource`: a live handle that no other thread uses during the call.
    fn cuEGLStreamConsumerReleaseFrame(
        conn: &mut CUeglStreamConnection, pCudaResource: CUgraphicsResource, pStream: Option<&CUstream>,
    ) -> ();
    /// Makes CUDA the producer of an EGL stream's frames of a given size.
    /// # Safety
    ///
    /// `stream`: a live handle.
    fn cuEGLStreamProducerConnect(stream: EGLStreamKHR, width: EGLint, height: EGLint) -> CUeglStreamConnection;
}

checked! {
    driver, DRIVER, CUresult;
    /// Disconnects CUDA as the producer of an EGL stream.
    /// - `conn`: read and updated in place
    ///
    /// # Safety
    ///
    /// `conn`: a live handle.
    fn cuEGLStreamProducerDisconnect(conn: &mut CUeglStreamConnection) -> ();
    /// Passes a frame to the consumer of an EGL stream, in stream order.
    /// - `conn`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - Pointers, handles and lengths in `eglframe` must be valid.
    /// - The frame must not be freed before the producer has disconnected.
    fn cuEGLStreamProducerPresentFrame(
        conn: &mut CUeglStreamConnection, eglframe: CUeglFrame, pStream: Option<&CUstream>,
    ) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    /// Retrieves, for the producer of an EGL stream, a frame that the consumer has released.
    /// - `conn`, `eglframe`: read and updated in place
    /// - `pStream`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `conn`, `pStream`: live handles.
    /// - Pointers, handles and lengths in `eglframe` must be valid.
    fn cuEGLStreamProducerReturnFrame(
        conn: &mut CUeglStreamConnection, eglframe: &mut CUeglFrame, pStream: Option<&CUstream>,
    ) -> ();
    #[other = owned]
    /// Creates an event in the current context; flags disable timing or allow interprocess use.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuEventCreate(Flags: CUevent_flags) -> CUevent;
    #[other = owned]
    /// Creates an event from an EGL sync object, so that streams can wait for it.
    /// # Safety
    ///
    /// `eglSync`: a live handle.
    fn cuEventCreateFromEGLSync(eglSync: EGLSyncKHR, flags: CUevent_flags) -> CUevent;
    #[symbol = cuEventDestroy_v2]
    /// Destroys an event, even if it has not completed yet.
    /// - `hEvent`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hEvent`: a live handle.
    /// - No thread may use `hEvent`, or objects that belong to it, during or after the call.
    fn cuEventDestroy(hEvent: CUevent) -> ();
    #[other = owned]
    /// Checks without blocking whether an event has completed (if not, `CUDA_ERROR_NOT_READY`).
    /// # Safety
    ///
    /// `hEvent`: a live handle.
    fn cuEventQuery(hEvent: CUevent) -> ();
    #[other = owned]
    /// Records an event that completes when all work submitted to a stream so far is complete.
    /// # Safety
    ///
    /// - `hEvent`: a live handle.
    /// - `hStream`: a live handle, or a default stream (NULL).
    fn cuEventRecord(hEvent: CUevent, hStream: CUstream) -> ();
    #[other = owned]
    /// Records an event in a stream with flags; during capture, a flag adds the event to the graph as a node.
    /// # Safety
    ///
    /// - `hEvent`: a live handle.
    /// - `hStream`: a live handle, or a default stream (NULL).
    fn cuEventRecordWithFlags(hEvent: CUevent, hStream: CUstream, flags: CUevent_record_flags) -> ();
    #[other = owned]
    /// Blocks until an event has completed.
    /// # Safety
    ///
    /// `hEvent`: a live handle.
    fn cuEventSynchronize(hEvent: CUevent) -> ();
    #[other = owned]
    /// Maps imported memory as a mipmapped CUDA array.
    /// # Safety
    ///
    /// `extMem`: a live handle that no other thread uses during the call.
    fn cuExternalMemoryGetMappedMipmappedArray(
        extMem: CUexternalMemory, mipmapDesc: &CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    ) -> CUmipmappedArray;
    /// Blocks until all previous GPUDirect RDMA writes are visible in the given scope.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFlushGPUDirectRDMAWrites(
        target: CUflushGPUDirectRDMAWritesTarget, scope: CUflushGPUDirectRDMAWritesScope,
    ) -> ();
    #[other = owned]
    /// Returns the module that contains a function.
    /// # Safety
    ///
    /// - `hfunc`: a live handle.
    /// - The program must not unload a module that the CUDA runtime has loaded.
    fn cuFuncGetModule(hfunc: CUfunction) -> CUmodule;
    #[other = owned]
    /// Returns a function's mangled name.
    /// # Safety
    ///
    /// - `hfunc`: a live handle.
    /// - `name` points to memory of the library, valid as long as `hfunc` exists.
    fn cuFuncGetName(hfunc: CUfunction) -> *const core::ffi::c_char;
    #[other = owned]
    /// Returns the offset and size in bytes of one of a function's parameters.
    /// Returns `paramOffset`, `paramSize`.
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cuFuncGetParamInfo(func: CUfunction, paramIndex: usize) -> (usize, usize);
    #[other = owned]
    /// Returns whether a function's code has already been loaded (lazy loading).
    /// # Safety
    ///
    /// `function`: a live handle.
    fn cuFuncIsLoaded(function: CUfunction) -> CUfunctionLoadingState;
    #[other = owned]
    /// Loads a function's code immediately, rather than at its first launch.
    /// # Safety
    ///
    /// `function`: a live handle.
    fn cuFuncLoad(function: CUfunction) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Sets the block dimensions for launches of a function by `cuLaunch`.
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuFuncSetBlockShape(hfunc: CUfunction, x: i32, y: i32, z: i32) -> ();
    #[other = owned]
    /// Sets the preferred split of on-chip memory between L1 and shared memory for a function.
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    fn cuFuncSetCacheConfig(hfunc: CUfunction, config: CUfunc_cache) -> ();
    #[other = owned]
    /// Sets the bank width of shared memory for launches of a function.
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuFuncSetSharedMemConfig(hfunc: CUfunction, config: CUsharedconfig) -> ();
    #[other = owned]
    /// Sets the size in bytes of dynamic shared memory for launches by `cuLaunch`.
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuFuncSetSharedSize(hfunc: CUfunction, bytes: u32) -> ();
    #[symbol = cuGLCtxCreate_v2]
    #[other = owned]
    /// Creates a context for use with OpenGL (superseded by `cuCtxCreate`).
    /// # Safety
    ///
    /// Destroying `pCtx` destroys everything that was created in it, which must not be used afterwards.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLCtxCreate(Flags: CUctx_flags, device: CUdevice) -> CUcontext;
    #[symbol = cuGLGetDevices_v2]
    /// Lists the CUDA devices on which the current OpenGL context renders.
    /// - `pCudaDevices`: out, array, whose length is passed as `cudaDeviceCount`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGLGetDevices(pCudaDevices: &mut [CUdevice], deviceList: CUGLDeviceList) -> u32;
}

checked! {
    driver, DRIVER, CUresult;
    /// Prepares OpenGL for use with CUDA (no longer required).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLInit() -> ();
    #[symbol = cuGLMapBufferObject_v2]
    /// Maps a shared OpenGL buffer and returns its device address and size in bytes.
    /// Returns `dptr`, `size`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLMapBufferObject(buffer: GLuint) -> (CUdeviceptr, usize);
    #[symbol = cuGLMapBufferObjectAsync_v2]
    #[other = owned]
    /// Maps a shared OpenGL buffer in stream order and returns its device address and size in bytes.
    /// Returns `dptr`, `size`.
    ///
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLMapBufferObjectAsync(buffer: GLuint, hStream: CUstream) -> (CUdeviceptr, usize);
    /// Shares an OpenGL buffer with CUDA (superseded by `cuGraphicsGLRegisterBuffer`).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLRegisterBufferObject(buffer: GLuint) -> ();
    /// Specifies how CUDA will use an OpenGL buffer while it is mapped.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLSetBufferObjectMapFlags(buffer: GLuint, Flags: CUGLmap_flags) -> ();
    /// Unmaps a buffer, so that OpenGL can use it again.
    /// # Safety
    ///
    /// No thread may use the mapped or bound memory that `buffer` specifies, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLUnmapBufferObject(buffer: GLuint) -> ();
    #[other = owned]
    /// Unmaps a buffer in stream order, so that OpenGL can use it again.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - No thread may use the mapped or bound memory that `buffer` specifies, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLUnmapBufferObjectAsync(buffer: GLuint, hStream: CUstream) -> ();
    /// Ends CUDA's use of an OpenGL buffer.
    /// # Safety
    ///
    /// `buffer` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuGLUnregisterBufferObject(buffer: GLuint) -> ();
    /// Returns the name of an error code, such as `CUDA_ERROR_INVALID_VALUE`.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGetErrorName(error: CUresult) -> Option<&'static CStr>;
    /// Returns the English description of an error code.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGetErrorString(error: CUresult) -> Option<&'static CStr>;
    /// Looks up a table of driver-internal functions by its UUID; these functions are undocumented.
    /// # Safety
    ///
    /// `ppExportTable` points to memory of the library, valid as long as the process runs.
    fn cuGetExportTable(pExportTableId: &CUuuid) -> *const c_void;
    #[symbol = cuGetProcAddress_v2]
    /// Looks up the address of a driver function by name, in the revision for a given CUDA version.
    /// - `symbol`: in, string
    ///
    /// Returns `pfn`, `symbolStatus`.
    ///
    /// # Safety
    ///
    /// `pfn` points to memory of the library, valid as long as the process runs.
    fn cuGetProcAddress(
        symbol: &CStr, cudaVersion: i32, flags: CUdriverProcAddress_flags,
    ) -> (*mut c_void, CUdriverProcAddressQueryResult);
    #[other = owned]
    /// Adds a graph node that runs a copy of another graph.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`, `childGraph`: live handles that no other thread uses during the call.
    /// - `childGraph` must not be `hGraph` itself.
    fn cuGraphAddChildGraphNode(hGraph: CUgraph, dependencies: &[CUgraphNode], childGraph: CUgraph) -> CUgraphNode;
    #[other = owned]
    /// Adds a graph node that does nothing except join and fork dependencies.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    fn cuGraphAddEmptyNode(hGraph: CUgraph, dependencies: &[CUgraphNode]) -> CUgraphNode;
    #[other = owned]
    /// Adds a graph node that records an event.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddEventRecordNode(hGraph: CUgraph, dependencies: &[CUgraphNode], event: CUevent) -> CUgraphNode;
    #[other = owned]
    /// Adds a graph node that waits for an event.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddEventWaitNode(hGraph: CUgraph, dependencies: &[CUgraphNode], event: CUevent) -> CUgraphNode;
    #[other = owned]
    /// Adds a graph node that signals external semaphores.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddExternalSemaphoresSignalNode(
        hGraph: CUgraph, dependencies: &[CUgraphNode], nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    ) -> CUgraphNode;
    #[other = owned]
    /// Adds a graph node that waits for external semaphores.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddExternalSemaphoresWaitNode(
        hGraph: CUgraph, dependencies: &[CUgraphNode], nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    ) -> CUgraphNode;
    #[other = owned]
    /// Adds a graph node that calls a host function.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddHostNode(
        hGraph: CUgraph, dependencies: &[CUgraphNode], nodeParams: &CUDA_HOST_NODE_PARAMS,
    ) -> CUgraphNode;
    #[symbol = cuGraphAddKernelNode_v2]
    #[other = owned]
    /// Adds a graph node that launches a kernel.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid during the call, which copies the data that it needs.
    /// - The kernel must not use a texture or surface reference.
    fn cuGraphAddKernelNode(
        hGraph: CUgraph, dependencies: &[CUgraphNode], nodeParams: &CUDA_KERNEL_NODE_PARAMS,
    ) -> CUgraphNode;
    #[other = owned]
    /// Adds a graph node that frees the memory that an allocation node allocated.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - `dptr`: valid memory of the size that the other arguments imply, as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddMemFreeNode(hGraph: CUgraph, dependencies: &[CUgraphNode], dptr: CUdeviceptr) -> CUgraphNode;
    #[other = owned]
    /// Adds a graph node that copies a 3D region of memory.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - `ctx`: a live handle.
    /// - Pointers, handles and lengths in `copyParams` must stay valid as long as `hGraph`, or a copy of it, exists.
    /// - `ctx`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddMemcpyNode(
        hGraph: CUgraph, dependencies: &[CUgraphNode], copyParams: &CUDA_MEMCPY3D, ctx: CUcontext,
    ) -> CUgraphNode;
    #[other = owned]
    /// Adds a graph node that fills memory with a value.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - `ctx`: a live handle.
    /// - Pointers, handles and lengths in `memsetParams` must stay valid as long as `hGraph`, or a copy of it, exists.
    /// - `ctx`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddMemsetNode(
        hGraph: CUgraph, dependencies: &[CUgraphNode], memsetParams: &CUDA_MEMSET_NODE_PARAMS, ctx: CUcontext,
    ) -> CUgraphNode;
    #[other = owned]
    /// Returns the graph that a child graph node contains and owns.
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode) -> CUgraph;
    #[other = owned]
    /// Copies a graph, including its nodes and child graphs.
    /// # Safety
    ///
    /// `originalGraph`: a live handle that no other thread uses during the call.
    fn cuGraphClone(originalGraph: CUgraph) -> CUgraph;
    #[other = owned]
    /// Creates the handle with which kernels set the condition of a conditional node.
    /// - `flags`: in, flags: [`CU_GRAPH_COND_ASSIGN_DEFAULT`]
    ///
    /// # Safety
    ///
    /// - `hGraph`: a live handle that no other thread uses during the call.
    /// - `ctx`: a live handle.
    fn cuGraphConditionalHandleCreate(
        hGraph: CUgraph, ctx: CUcontext, defaultLaunchValue: u32, flags: u32,
    ) -> CUgraphConditionalHandle;
    #[other = owned]
    /// Creates a graph without nodes.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGraphCreate(flags: u32) -> CUgraph;
    #[other = owned]
    /// Writes a graph to a file in Graphviz's DOT language.
    /// - `path`: in, string
    ///
    /// # Safety
    ///
    /// `hGraph`: a live handle that no other thread uses during the call.
    fn cuGraphDebugDotPrint(hGraph: CUgraph, path: &CStr, flags: CUgraphDebugDot_flags) -> ();
    /// Destroys a graph and its nodes; executable graphs that were created from it remain.
    /// - `hGraph`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hGraph`: a live handle that no other thread uses during the call.
    /// - No thread may use `hGraph`, or objects that belong to it, during or after the call.
    fn cuGraphDestroy(hGraph: CUgraph) -> ();
    /// Removes a node and its edges from its graph.
    /// - `hNode`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - No thread may use `hNode`, or objects that belong to it, during or after the call.
    fn cuGraphDestroyNode(hNode: CUgraphNode) -> ();
    #[other = owned]
    /// Returns the event that a node records.
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode) -> CUevent;
    #[other = owned]
    /// Sets the event that a node records.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hNode`, or a copy of it, exists.
    fn cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> ();
    #[other = owned]
    /// Returns the event that a node waits for.
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode) -> CUevent;
    #[other = owned]
    /// Sets the event that a node waits for.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hNode`, or a copy of it, exists.
    fn cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> ();
    #[other = owned]
    /// Updates a child graph of an executable graph with the parameters of another graph.
    /// # Safety
    ///
    /// `hGraphExec`, `hNode`, `childGraph`: live handles that no other thread uses during the call.
    fn cuGraphExecChildGraphNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, childGraph: CUgraph) -> ();
    /// Destroys an executable graph; a running launch finishes first.
    /// - `hGraphExec`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hGraphExec`: a live handle that no other thread uses during the call.
    /// - No thread may use `hGraphExec`, or objects that belong to it, during or after the call.
    fn cuGraphExecDestroy(hGraphExec: CUgraphExec) -> ();
    #[other = owned]
    /// Sets the event that a node of an executable graph records.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
    fn cuGraphExecEventRecordNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent) -> ();
    #[other = owned]
    /// Sets the event that a node of an executable graph waits for.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - `event`: a live handle.
    /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
    fn cuGraphExecEventWaitNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent) -> ();
    #[other = owned]
    /// Sets the external semaphores that a node of an executable graph signals.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
    fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
        hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    ) -> ();
    #[other = owned]
    /// Sets the external semaphores that a node of an executable graph waits for.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
    fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
        hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    ) -> ();
    #[other = owned]
    /// Returns the flags with which an executable graph was created.
    /// # Safety
    ///
    /// `hGraphExec`: a live handle that no other thread uses during the call.
    fn cuGraphExecGetFlags(hGraphExec: CUgraphExec) -> CUgraphInstantiate_flags;
    #[other = owned]
    /// Sets the function of a host node, and the function's argument, in an executable graph.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
    fn cuGraphExecHostNodeSetParams(
        hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: &CUDA_HOST_NODE_PARAMS,
    ) -> ();
    #[symbol = cuGraphExecKernelNodeSetParams_v2]
    #[other = owned]
    /// Sets a kernel node's function, grid and arguments, in an executable graph only.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid during the call, which copies the data that it needs.
    /// - No kernel on the device may update the node at the same time.
    fn cuGraphExecKernelNodeSetParams(
        hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: &CUDA_KERNEL_NODE_PARAMS,
    ) -> ();
    #[other = owned]
    /// Sets the parameters of a memory copy node in an executable graph.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - `ctx`: a live handle.
    /// - Pointers, handles and lengths in `copyParams` must stay valid as long as `hGraphExec` exists.
    /// - `ctx`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
    fn cuGraphExecMemcpyNodeSetParams(
        hGraphExec: CUgraphExec, hNode: CUgraphNode, copyParams: &CUDA_MEMCPY3D, ctx: CUcontext,
    ) -> ();
    #[other = owned]
    /// Sets the destination and the value of a memset node in an executable graph.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - `ctx`: a live handle.
    /// - Pointers, handles and lengths in `memsetParams` must stay valid as long as `hGraphExec` exists.
    /// - `ctx`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
    fn cuGraphExecMemsetNodeSetParams(
        hGraphExec: CUgraphExec, hNode: CUgraphNode, memsetParams: &CUDA_MEMSET_NODE_PARAMS, ctx: CUcontext,
    ) -> ();
    #[symbol = cuGraphExecUpdate_v2]
    #[other = owned]
    /// Updates an executable graph with the parameters of a graph that has the same nodes and edges.
    /// # Safety
    ///
    /// - `hGraphExec`, `hGraph`: live handles that no other thread uses during the call.
    /// - Pointers in `resultInfo` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cuGraphExecUpdate(hGraphExec: CUgraphExec, hGraph: CUgraph) -> CUgraphExecUpdateResultInfo;
    #[other = owned]
    /// Returns the external semaphores that a node signals, and the signaled values.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `params_out` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
    fn cuGraphExternalSemaphoresSignalNodeGetParams(hNode: CUgraphNode) -> CUDA_EXT_SEM_SIGNAL_NODE_PARAMS;
    #[other = owned]
    /// Sets the external semaphores that a node signals, and the signaled values.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphExternalSemaphoresSignalNodeSetParams(
        hNode: CUgraphNode, nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    ) -> ();
    #[other = owned]
    /// Returns the external semaphores that a node waits for, and the expected values.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `params_out` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
    fn cuGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode) -> CUDA_EXT_SEM_WAIT_NODE_PARAMS;
    #[other = owned]
    /// Sets the external semaphores that a node waits for, and the expected values.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphExternalSemaphoresWaitNodeSetParams(hNode: CUgraphNode, nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> ();
    #[other = owned]
    /// Returns the function of a host node and the function's argument.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `nodeParams` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
    fn cuGraphHostNodeGetParams(hNode: CUgraphNode) -> CUDA_HOST_NODE_PARAMS;
    #[other = owned]
    /// Sets the function of a host node and the function's argument.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphHostNodeSetParams(hNode: CUgraphNode, nodeParams: &CUDA_HOST_NODE_PARAMS) -> ();
    #[symbol = cuGraphInstantiateWithFlags]
    #[other = owned]
    /// Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.
    /// # Safety
    ///
    /// `hGraph`: a live handle that no other thread uses during the call.
    fn cuGraphInstantiate(hGraph: CUgraph, flags: CUgraphInstantiate_flags) -> CUgraphExec;
    #[other = owned]
    /// Creates an executable version of a graph, with flags and an upload stream; returns a detailed result.
    /// - `instantiateParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `hGraph`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `instantiateParams` must be valid.
    fn cuGraphInstantiateWithParams(
        hGraph: CUgraph, instantiateParams: &mut CUDA_GRAPH_INSTANTIATE_PARAMS,
    ) -> CUgraphExec;
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.
    /// - `logBuffer`: out, a buffer for a string whose size in bytes is passed as `bufferSize`; an empty slice passes NULL
    ///
    /// Returns `phGraphExec`, `phErrorNode`.
    ///
    /// # Safety
    ///
    /// `hGraph`: a live handle that no other thread uses during the call.
    fn cuGraphInstantiate_v2(hGraph: CUgraph, logBuffer: &mut [u8]) -> (CUgraphExec, CUgraphNode);
    #[other = owned]
    /// Copies all attributes of one kernel node to another.
    /// # Safety
    ///
    /// `dst`, `src`: live handles that no other thread uses during the call.
    fn cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode) -> ();
    #[symbol = cuGraphKernelNodeGetParams_v2]
    #[other = owned]
    /// Returns the kernel, grid and arguments of a kernel node.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `nodeParams` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
    fn cuGraphKernelNodeGetParams(hNode: CUgraphNode) -> CUDA_KERNEL_NODE_PARAMS;
    #[symbol = cuGraphKernelNodeSetParams_v2]
    #[other = owned]
    /// Sets the kernel, grid and arguments of a kernel node.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid during the call, which copies the data that it needs.
    fn cuGraphKernelNodeSetParams(hNode: CUgraphNode, nodeParams: &CUDA_KERNEL_NODE_PARAMS) -> ();
    #[other = owned]
    /// Launches an executable graph in stream order; launches of the same graph run one after another.
    /// # Safety
    ///
    /// - `hGraphExec`: a live handle that no other thread uses during the call.
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Everything that `hGraphExec` launches, and the memory that it uses, must stay valid, until the call's work completes on `hStream`.
    fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Returns the address of the memory that a node frees.
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphMemFreeNodeGetParams(hNode: CUgraphNode) -> CUdeviceptr;
    #[other = owned]
    /// Returns the parameters of a memory copy node.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `nodeParams` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
    fn cuGraphMemcpyNodeGetParams(hNode: CUgraphNode) -> CUDA_MEMCPY3D;
    #[other = owned]
    /// Sets the parameters of a memory copy node.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphMemcpyNodeSetParams(hNode: CUgraphNode, nodeParams: &CUDA_MEMCPY3D) -> ();
    #[other = owned]
    /// Returns the destination and the value of a memset node.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `nodeParams` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
    fn cuGraphMemsetNodeGetParams(hNode: CUgraphNode) -> CUDA_MEMSET_NODE_PARAMS;
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Sets the destination and the value of a memset node.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphMemsetNodeSetParams(hNode: CUgraphNode, nodeParams: &CUDA_MEMSET_NODE_PARAMS) -> ();
    #[other = owned]
    /// Finds the node in a cloned graph that was copied from a given node.
    /// # Safety
    ///
    /// - `hOriginalNode`, `hClonedGraph`: live handles that no other thread uses during the call.
    /// - `hOriginalNode` must be a node of the graph from which `hClonedGraph` was cloned.
    fn cuGraphNodeFindInClone(hOriginalNode: CUgraphNode, hClonedGraph: CUgraph) -> CUgraphNode;
    #[other = owned]
    /// Returns whether a node of an executable graph is enabled; a disabled node does nothing.
    /// # Safety
    ///
    /// `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    fn cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode) -> u32;
    #[other = owned]
    /// Returns the type of a node.
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphNodeGetType(hNode: CUgraphNode) -> CUgraphNodeType;
    #[other = owned]
    /// Enables or disables a kernel, memory copy or memset node in an executable graph.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - No kernel on the device may update the node at the same time.
    fn cuGraphNodeSetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: u32) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Releases a graph's references to a user object.
    /// # Safety
    ///
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - `object`: a live handle.
    /// - The caller must own the references to `object` that the call releases.
    fn cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject, count: u32) -> ();
    #[other = owned]
    /// Makes a graph hold references to a user object; a flag transfers the caller's references.
    /// # Safety
    ///
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - `object`: a live handle.
    /// - The caller must own the references to `object` that the call releases.
    fn cuGraphRetainUserObject(graph: CUgraph, object: CUuserObject, count: u32, flags: CUuserObjectRetain_flags) -> ();
    #[other = owned]
    /// Uploads an executable graph to the device in stream order, to make its first launch faster.
    /// # Safety
    ///
    /// - `hGraphExec`: a live handle that no other thread uses during the call.
    /// - `hStream`: a live handle, or a default stream (NULL).
    fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Shares an EGL image with CUDA.
    /// # Safety
    ///
    /// `image`: a live handle.
    fn cuGraphicsEGLRegisterImage(image: EGLImageKHR, flags: CUgraphicsMapResourceFlags) -> CUgraphicsResource;
    #[other = owned]
    /// Shares an OpenGL buffer with CUDA.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGraphicsGLRegisterBuffer(buffer: GLuint, Flags: CUgraphicsRegisterFlags) -> CUgraphicsResource;
    #[other = owned]
    /// Shares an OpenGL texture or renderbuffer with CUDA.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGraphicsGLRegisterImage(image: GLuint, target: GLenum, Flags: CUgraphicsRegisterFlags) -> CUgraphicsResource;
    #[other = owned]
    /// Maps registered graphics resources for use by CUDA, in stream order.
    /// - `resources`: in, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// - `resources`: a live handle that no other thread uses during the call.
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - The graphics API must not use the resources until they are unmapped.
    fn cuGraphicsMapResources(resources: &[CUgraphicsResource], hStream: CUstream) -> ();
    #[other = owned]
    /// Returns the frame of a mapped EGL resource.
    /// # Safety
    ///
    /// - `resource`: a live handle that no other thread uses during the call.
    /// - Pointers in `eglFrame` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cuGraphicsResourceGetMappedEglFrame(resource: CUgraphicsResource, index: u32, mipLevel: u32) -> CUeglFrame;
    #[other = owned]
    /// Returns a mapped graphics image as a mipmapped CUDA array.
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cuGraphicsResourceGetMappedMipmappedArray(resource: CUgraphicsResource) -> CUmipmappedArray;
    #[symbol = cuGraphicsResourceGetMappedPointer_v2]
    #[other = owned]
    /// Returns the address and size in bytes of a mapped graphics buffer.
    /// Returns `pDevPtr`, `pSize`.
    ///
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cuGraphicsResourceGetMappedPointer(resource: CUgraphicsResource) -> (CUdeviceptr, usize);
    #[symbol = cuGraphicsResourceSetMapFlags_v2]
    #[other = owned]
    /// Specifies how CUDA will use a graphics resource while it is mapped, for example for reading only.
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource, flags: CUgraphicsMapResourceFlags) -> ();
    #[other = owned]
    /// Returns one layer and mipmap level of a mapped graphics image as a CUDA array.
    /// # Safety
    ///
    /// `resource`: a live handle that no other thread uses during the call.
    fn cuGraphicsSubResourceGetMappedArray(resource: CUgraphicsResource, arrayIndex: u32, mipLevel: u32) -> CUarray;
    #[other = owned]
    /// Unmaps graphics resources in stream order, so that the graphics API can use them again.
    /// - `resources`: in, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// - `resources`: a live handle that no other thread uses during the call.
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - No thread may use the mapped or bound memory that `resources` specifies, during or after the call.
    fn cuGraphicsUnmapResources(resources: &[CUgraphicsResource], hStream: CUstream) -> ();
    /// Unregisters a graphics resource from CUDA; its handle becomes invalid.
    /// - `resource`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `resource`: a live handle that no other thread uses during the call.
    /// - No thread may use `resource`, or objects that belong to it, during or after the call.
    fn cuGraphicsUnregisterResource(resource: CUgraphicsResource) -> ();
    #[other = owned]
    /// Shares a VDPAU output surface with CUDA.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGraphicsVDPAURegisterOutputSurface(
        vdpSurface: VdpOutputSurface, flags: CUgraphicsMapResourceFlags,
    ) -> CUgraphicsResource;
    #[other = owned]
    /// Shares a VDPAU video surface with CUDA.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuGraphicsVDPAURegisterVideoSurface(
        vdpSurface: VdpVideoSurface, flags: CUgraphicsMapResourceFlags,
    ) -> CUgraphicsResource;
    #[other = owned]
    /// Creates a green context, whose work runs only on some of a device's SMs and work queues.
    /// # Safety
    ///
    /// - `desc`: a live handle.
    /// - Destroying `phCtx` destroys everything that was created in it, which must not be used afterwards.
    fn cuGreenCtxCreate(desc: CUdevResourceDesc, dev: CUdevice, flags: CUgreenCtxCreate_flags) -> CUgreenCtx;
}

checked! {
    driver, DRIVER, CUresult;
    /// Destroys a green context, frees its resources and releases the device's primary context.
    /// - `hCtx`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hCtx`: a live handle that no other thread uses during the call.
    /// - No thread may use `hCtx`, or objects that belong to it, during or after the call.
    fn cuGreenCtxDestroy(hCtx: CUgreenCtx) -> ();
    #[other = owned]
    /// Records an event that completes when all work submitted to a green context so far is complete.
    /// # Safety
    ///
    /// - `hCtx`: a live handle that no other thread uses during the call.
    /// - `hEvent`: a live handle.
    fn cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> ();
    #[other = owned]
    /// Creates a stream with a priority; its work runs on the resources of a green context.
    /// # Safety
    ///
    /// `greenCtx`: a live handle that no other thread uses during the call.
    fn cuGreenCtxStreamCreate(greenCtx: CUgreenCtx, flags: CUstream_flags, priority: i32) -> CUstream;
    #[other = owned]
    /// Makes all work that is later submitted to a green context wait for an event.
    /// # Safety
    ///
    /// - `hCtx`: a live handle that no other thread uses during the call.
    /// - `hEvent`: a live handle.
    fn cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> ();
    #[other = owned]
    /// Imports memory from another API, such as Vulkan, Direct3D or NvSciBuf, given its handle.
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `memHandleDesc` must stay valid as long as `extMem_out` exists.
    /// - A file descriptor in `memHandleDesc` belongs to the driver if the call succeeds: the program must neither use nor close it.
    fn cuImportExternalMemory(memHandleDesc: &CUDA_EXTERNAL_MEMORY_HANDLE_DESC) -> CUexternalMemory;
    #[other = owned]
    /// Imports a semaphore or fence from another API, given its handle.
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `semHandleDesc` must stay valid as long as `extSem_out` exists.
    /// - A file descriptor in `semHandleDesc` belongs to the driver if the call succeeds: the program must neither use nor close it.
    fn cuImportExternalSemaphore(semHandleDesc: &CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC) -> CUexternalSemaphore;
    /// Initializes the driver API for the process; nearly all other functions fail until it succeeds.
    /// - `Flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuInit(Flags: u32) -> ();
    /// Unmaps memory that `cuIpcOpenMemHandle` mapped; the exporting process keeps it.
    /// # Safety
    ///
    /// `dptr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cuIpcCloseMemHandle(dptr: CUdeviceptr) -> ();
    #[other = owned]
    /// Creates a handle with which other processes can open an event that was created for interprocess use.
    /// # Safety
    ///
    /// - `event`: a live handle.
    /// - Other processes must not use the event after this process has destroyed it.
    fn cuIpcGetEventHandle(event: CUevent) -> CUipcEventHandle;
    /// Creates a handle with which other processes can open an allocation of device memory.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuIpcGetMemHandle(dptr: CUdeviceptr) -> CUipcMemHandle;
    #[other = owned]
    /// Opens another process's event, given its handle.
    /// # Safety
    ///
    /// Another process must have exported `handle`. The event must not be used after that process has destroyed it.
    fn cuIpcOpenEventHandle(handle: CUipcEventHandle) -> CUevent;
}

checked! {
    driver, DRIVER, CUresult;
    #[symbol = cuIpcOpenMemHandle_v2]
    /// Maps another process's device memory, given by its handle, into the current context.
    /// # Safety
    ///
    /// The process that exported the memory must not free it before this process has closed it.
    fn cuIpcOpenMemHandle(handle: CUipcMemHandle, Flags: CUipcMem_flags) -> CUdeviceptr;
    #[other = owned]
    /// Returns a kernel's function handle in the current context.
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelGetFunction(kernel: CUkernel) -> CUfunction;
    #[other = owned]
    /// Returns the library that contains a kernel.
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelGetLibrary(kernel: CUkernel) -> CUlibrary;
    #[other = owned]
    /// Returns a kernel's mangled name.
    /// # Safety
    ///
    /// - `hfunc`: a live handle.
    /// - `name` points to memory of the library, valid as long as `hfunc` exists.
    fn cuKernelGetName(hfunc: CUkernel) -> *const core::ffi::c_char;
    #[other = owned]
    /// Returns the offset and size in bytes of one of a kernel's parameters.
    /// Returns `paramOffset`, `paramSize`.
    ///
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelGetParamInfo(kernel: CUkernel, paramIndex: usize) -> (usize, usize);
    #[other = owned]
    /// Sets the preferred split of on-chip memory between L1 and shared memory for a kernel on a device.
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelSetCacheConfig(kernel: CUkernel, config: CUfunc_cache, dev: CUdevice) -> ();
    #[other = owned]
    /// Launches a function as one block, with the previously set parameters (superseded by `cuLaunchKernel`).
    /// # Safety
    ///
    /// - `f`: a live handle.
    /// - Everything that `f` launches, and the memory that it uses, must stay valid.
    /// - The block size, shared memory size and parameters of `f` must have been set since `cuLaunchKernel` last launched it.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuLaunch(f: CUfunction) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Launches a kernel whose blocks all run at the same time and can synchronize across the grid.
    /// - `kernelParams`: in, the addresses of the kernel's arguments; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `f`: a live handle.
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `kernelParams`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `hStream`.
    fn cuLaunchCooperativeKernel(
        f: CUfunction, gridDimX: u32, gridDimY: u32, gridDimZ: u32, blockDimX: u32, blockDimY: u32, blockDimZ: u32,
        sharedMemBytes: u32, hStream: CUstream, kernelParams: &mut [*mut c_void],
    ) -> ();
    /// Launches a kernel on several devices, whose grids can synchronize with each other.
    /// - `launchParamsList`: in, array, whose length is passed as `numDevices`
    /// - `flags`: in, flags: [`CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC`], [`CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC`]
    ///
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `launchParamsList` must stay valid until the call's work completes on `launchParamsList`'s stream.
    /// - `kernelParams` of each element must contain one address for each parameter of the kernel, which points to a value of the parameter's type.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuLaunchCooperativeKernelMultiDevice(launchParamsList: &[CUDA_LAUNCH_PARAMS], flags: u32) -> ();
    #[other = owned]
    /// Launches a function on a 2D grid, with the previously set parameters (superseded by `cuLaunchKernel`).
    /// # Safety
    ///
    /// - `f`: a live handle.
    /// - Everything that `f` launches, and the memory that it uses, must stay valid.
    /// - The block size, shared memory size and parameters of `f` must have been set since `cuLaunchKernel` last launched it.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuLaunchGrid(f: CUfunction, grid_width: i32, grid_height: i32) -> ();
    #[other = owned]
    /// Launches a function on a 2D grid in stream order, with the previously set parameters.
    /// # Safety
    ///
    /// - `f`: a live handle.
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Everything that `f` launches, and the memory that it uses, must stay valid, until the call's work completes on `hStream`.
    /// - The block size, shared memory size and parameters of `f` must have been set since `cuLaunchKernel` last launched it.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuLaunchGridAsync(f: CUfunction, grid_width: i32, grid_height: i32, hStream: CUstream) -> ();
    #[other = owned]
    /// Runs a host function in stream order; the function must not call CUDA, and does not run after errors.
    /// - `fn`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context is in an error state.
    fn cuLaunchHostFunc(hStream: CUstream, r#fn: CUhostFn, userData: *mut c_void) -> ();
    #[other = owned]
    /// Launches a kernel in a stream with a grid size, a block size and dynamic shared memory in bytes.
    /// - `kernelParams`: in, the addresses of the kernel's arguments; an empty slice passes NULL
    /// - `extra`: in, an address, passed unchanged; may be NULL
    ///
    /// # Safety
    ///
    /// - `f`: a live handle.
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `extra`: valid memory of the size that the other arguments imply.
    /// - Each address in `extra` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    /// - `kernelParams`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `hStream`.
    fn cuLaunchKernel(
        f: CUfunction, gridDimX: u32, gridDimY: u32, gridDimZ: u32, blockDimX: u32, blockDimY: u32, blockDimZ: u32,
        sharedMemBytes: u32, hStream: CUstream, kernelParams: &mut [*mut c_void], extra: *mut *mut c_void,
    ) -> ();
    #[other = owned]
    /// Lists the kernels in a library, up to a given number.
    /// - `kernels`: out, array, whose length is passed as `numKernels`
    ///
    /// # Safety
    ///
    /// `lib`: a live handle.
    fn cuLibraryEnumerateKernels(kernels: &mut [CUkernel], lib: CUlibrary) -> ();
    #[other = owned]
    /// Returns the current context's address, and the size, of a library's `__device__` or `__constant__` variable.
    /// - `name`: in, string
    ///
    /// Returns `dptr`, `bytes`.
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - `dptr` points to memory of the library, valid as long as `library` exists.
    fn cuLibraryGetGlobal(library: CUlibrary, name: &CStr) -> (CUdeviceptr, usize);
    #[other = owned]
    /// Finds a kernel in a library by its (mangled) name.
    /// - `name`: in, string
    ///
    /// # Safety
    ///
    /// `library`: a live handle.
    fn cuLibraryGetKernel(library: CUlibrary, name: &CStr) -> CUkernel;
    #[other = owned]
    /// Returns the number of kernels in a library.
    /// # Safety
    ///
    /// `lib`: a live handle.
    fn cuLibraryGetKernelCount(lib: CUlibrary) -> u32;
    #[other = owned]
    /// Returns the address (the same in all contexts) and the size of a library's `__managed__` variable.
    /// - `name`: in, string
    ///
    /// Returns `dptr`, `bytes`.
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - `dptr` points to memory of the library, valid as long as `library` exists.
    fn cuLibraryGetManaged(library: CUlibrary, name: &CStr) -> (CUdeviceptr, usize);
    #[other = owned]
    /// Returns the module that a library has in the current context, after loading it if necessary.
    /// # Safety
    ///
    /// `library`: a live handle.
    fn cuLibraryGetModule(library: CUlibrary) -> CUmodule;
    #[other = owned]
    /// Finds a library's function by symbol name, and returns a pointer that host and device code can call.
    /// - `symbol`: in, string
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - `fptr` points to memory of the library, valid as long as `library` exists.
    fn cuLibraryGetUnifiedFunction(library: CUlibrary, symbol: &CStr) -> *mut c_void;
    /// Unloads a library; its kernels and variables must not be used again.
    /// - `library`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `library`: a live handle.
    /// - No thread may use `library`, or objects that belong to it, during or after the call.
    fn cuLibraryUnload(library: CUlibrary) -> ();
    #[other = owned]
    /// Completes a link and returns the address and size of the cubin, which the linker state owns.
    /// Returns `cubinOut`, `sizeOut`.
    ///
    /// # Safety
    ///
    /// - `state`: a live handle that no other thread uses during the call.
    /// - `cubinOut` points to memory of the library, valid as long as `state` exists.
    fn cuLinkComplete(state: CUlinkState) -> (*mut c_void, usize);
    /// Destroys a linker state and its cubin.
    /// - `state`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `state`: a live handle that no other thread uses during the call.
    /// - No thread may use `state`, or objects that belong to it, during or after the call.
    fn cuLinkDestroy(state: CUlinkState) -> ();
    /// Returns an iterator to the current end of the driver's log.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuLogsCurrent(flags: u32) -> CUlogIterator;
    /// Writes the driver's log messages, starting at an iterator, to a file.
    /// - `iterator`: in and out; `None` passes NULL
    /// - `pathToFile`: in, string
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuLogsDumpToFile(iterator: Option<&mut CUlogIterator>, pathToFile: &CStr, flags: u32) -> ();
    /// Writes the driver's log messages, starting at an iterator, to a buffer.
    /// - `iterator`: in and out; `None` passes NULL
    /// - `buffer`: out, host memory, whose size in bytes is passed as `size`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuLogsDumpToMemory(iterator: Option<&mut CUlogIterator>, buffer: &mut [u8], flags: u32) -> usize;
    #[other = owned]
    /// Registers a callback that receives the driver's log messages about errors.
    /// - `callbackFunc`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callbackFunc` may be called with `userData` until `cuLogsUnregisterCallback` is called, on any thread: it must not unwind. `userData` must live as long as `callbackFunc` may be called.
    fn cuLogsRegisterCallback(callbackFunc: CUlogsCallback, userData: *mut c_void) -> CUlogsCallbackHandle;
    /// Unregisters a callback that receives the driver's log messages.
    /// - `callback`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `callback`: a live handle that no other thread uses during the call.
    /// - No thread may use `callback`, or objects that belong to it, during or after the call.
    fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) -> ();
    /// Frees a reserved range of virtual addresses, which must be unmapped.
    /// # Safety
    ///
    /// - `ptr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    /// - `size` must be that of the reservation.
    fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) -> ();
    /// Reserves a range of virtual addresses, without physical memory.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAddressReserve(size: usize, alignment: usize, addr: CUdeviceptr, flags: u64) -> CUdeviceptr;
    #[other = owned]
    /// Allocates device memory in stream order, from the current pool of the stream's device.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cuMemAllocAsync(bytesize: usize, hStream: CUstream) -> CUdeviceptr;
    #[other = owned]
    /// Allocates memory in stream order, from a given memory pool.
    /// # Safety
    ///
    /// - `pool`: a live handle.
    /// - `hStream`: a live handle, or a default stream (NULL).
    fn cuMemAllocFromPoolAsync(bytesize: usize, pool: CUmemoryPool, hStream: CUstream) -> CUdeviceptr;
    /// Allocates managed memory, which migrates automatically between the host and devices.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAllocManaged(bytesize: usize, flags: CUmemAttach_flags) -> CUdeviceptr;
    #[symbol = cuMemAllocPitch_v2]
    /// Allocates rows of device memory, padded to a pitch in bytes that allows coalesced access.
    /// Returns `dptr`, `pPitch`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAllocPitch(WidthInBytes: usize, Height: usize, ElementSizeBytes: u32) -> (CUdeviceptr, usize);
    #[other = owned]
    /// Decompresses multiple buffers with the hardware decompression engine, in stream order.
    /// - `paramsArray`: in, array, whose length is passed as `count`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `paramsArray` must stay valid until the call's work completes on `stream`.
    fn cuMemBatchDecompressAsync(paramsArray: &[CUmemDecompressParams], flags: u32, stream: CUstream) -> usize;
    #[symbol = cuMemFree_v2]
    /// Frees device or managed memory, given the address that the allocation returned.
    /// # Safety
    ///
    /// `dptr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cuMemFree(dptr: CUdeviceptr) -> ();
    #[other = owned]
    /// Frees memory in stream order, after earlier work in the stream has finished.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dptr` must come from the function that creates, allocates or registers it; all uses must precede this call in the order of `hStream`.
    fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) -> ();
    /// Frees page-locked memory that was allocated with `cuMemAllocHost` or `cuMemHostAlloc`.
    /// - `p`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `p` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cuMemFreeHost(p: *mut c_void) -> ();
    #[symbol = cuMemGetAddressRange_v2]
    /// Returns the start and the size in bytes of the allocation that contains a device address.
    /// Returns `pbase`, `psize`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemGetAddressRange(dptr: CUdeviceptr) -> (CUdeviceptr, usize);
    #[symbol = cuMemGetInfo_v2]
    /// Returns the free and the total memory in bytes of the current context's device.
    /// Returns `free`, `total`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemGetInfo() -> (usize, usize);
    #[symbol = cuMemHostGetDevicePointer_v2]
    /// Returns the device address of mapped, page-locked host memory.
    /// - `p`: in, an address, passed unchanged
    /// - `Flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemHostGetDevicePointer(p: *mut c_void, Flags: u32) -> CUdeviceptr;
    /// Returns the flags with which page-locked host memory was allocated.
    /// - `p`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemHostGetFlags(p: *mut c_void) -> u32;
    /// Undoes `cuMemHostRegister`; the memory is pageable again.
    /// - `p`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `p` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cuMemHostUnregister(p: *mut c_void) -> ();
    #[other = owned]
    /// Imports physical memory of another process, given its handle.
    /// - `osHandle`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `osHandle`: the value that `shHandleType` requires, or its address.
    fn cuMemImportFromShareableHandle(
        osHandle: *mut c_void, shHandleType: CUmemAllocationHandleType,
    ) -> CUmemGenericAllocationHandle;
    #[other = owned]
    /// Maps physical memory into a reserved range, which is inaccessible until `cuMemSetAccess` is called.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `ptr`: valid memory of the size that the other arguments imply.
    fn cuMemMap(ptr: CUdeviceptr, size: usize, offset: usize, handle: CUmemGenericAllocationHandle, flags: u64) -> ();
    #[other = owned]
    /// Maps memory to parts of sparse CUDA arrays, or unmaps memory from them, in stream order.
    /// - `mapInfoList`: in, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `mapInfoList` must stay valid until the call's work completes on `hStream`.
    fn cuMemMapArrayAsync(mapInfoList: &[CUarrayMapInfo], hStream: CUstream) -> ();
    /// Destroys a memory pool; its memory is released after all allocations have been freed.
    /// - `pool`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `pool`: a live handle.
    /// - No thread may use `pool`, or objects that belong to it, during or after the call.
    fn cuMemPoolDestroy(pool: CUmemoryPool) -> ();
    /// Returns the data with which another process can import one allocation of a shared pool.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemPoolExportPointer(ptr: CUdeviceptr) -> CUmemPoolPtrExportData;
    #[other = owned]
    /// Imports a memory pool of another process, given its handle.
    /// - `handle`: in, an address, passed unchanged
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `handle`: the value that `handleType` requires, or its address.
    fn cuMemPoolImportFromShareableHandle(
        handle: *mut c_void, handleType: CUmemAllocationHandleType, flags: u64,
    ) -> CUmemoryPool;
    #[other = owned]
    /// Imports one allocation of an imported pool, using the exporter's data.
    /// # Safety
    ///
    /// `pool`: a live handle.
    fn cuMemPoolImportPointer(pool: CUmemoryPool, shareData: &CUmemPoolPtrExportData) -> CUdeviceptr;
    #[other = owned]
    /// Releases unused memory of a pool until the pool holds at most a given number of bytes.
    /// # Safety
    ///
    /// `pool`: a live handle.
    fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize) -> ();
    /// Returns several attributes of a range of managed memory.
    /// - `data`: out, values; `attributes` selects their types: `CUmemLocationType` for `CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE`, `CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE`; `int` for `CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY`, `CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION`, `CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION`, `CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID`, `CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID`; `int []` for `CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`
    /// - `dataSizes`, `attributes`: in, array, whose length is passed as `numAttributes`
    ///
    /// # Safety
    ///
    /// Each element of `data` is the address of memory for the value that the element of `attributes` at the same index selects, of the size in `dataSizes`.
    fn cuMemRangeGetAttributes(
        data: &mut [*mut c_void], dataSizes: &[usize], attributes: &[CUmem_range_attribute], devPtr: CUdeviceptr,
        count: usize,
    ) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    /// Releases a handle of physical memory, which is freed once it is neither mapped nor referenced.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn cuMemRelease(handle: CUmemGenericAllocationHandle) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Returns the handle of the physical memory that is mapped at an address, and adds a reference.
    /// - `addr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemRetainAllocationHandle(addr: *mut c_void) -> CUmemGenericAllocationHandle;
    /// Unmaps a range of virtual addresses from its physical memory.
    /// # Safety
    ///
    /// `ptr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cuMemUnmap(ptr: CUdeviceptr, size: usize) -> ();
    /// Copies bytes between two unified addresses, each in host or device memory.
    /// # Safety
    ///
    /// `dst`, `src`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> ();
    #[symbol = cuMemcpy2D_v2]
    /// Copies a 2D region between host memory, device memory and CUDA arrays.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pCopy` must stay valid until the program has synchronized every device that the library uses.
    fn cuMemcpy2D(pCopy: &CUDA_MEMCPY2D) -> ();
    #[symbol = cuMemcpy2DAsync_v2]
    #[other = owned]
    /// Copies a 2D region between host memory, device memory and CUDA arrays, in stream order.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `pCopy` must stay valid until the call's work completes on `hStream`.
    fn cuMemcpy2DAsync(pCopy: &CUDA_MEMCPY2D, hStream: CUstream) -> ();
    #[symbol = cuMemcpy2DUnaligned_v2]
    /// Copies a 2D region like `cuMemcpy2D`, but accepts any pitch and may be slower.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pCopy` must stay valid until the program has synchronized every device that the library uses.
    fn cuMemcpy2DUnaligned(pCopy: &CUDA_MEMCPY2D) -> ();
    #[symbol = cuMemcpy3D_v2]
    /// Copies a 3D region between host memory, device memory and CUDA arrays.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pCopy` must stay valid until the program has synchronized every device that the library uses.
    fn cuMemcpy3D(pCopy: &CUDA_MEMCPY3D) -> ();
    #[symbol = cuMemcpy3DAsync_v2]
    #[other = owned]
    /// Copies a 3D region between host memory, device memory and CUDA arrays, in stream order.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `pCopy` must stay valid until the call's work completes on `hStream`.
    fn cuMemcpy3DAsync(pCopy: &CUDA_MEMCPY3D, hStream: CUstream) -> ();
    /// Copies a 3D region of memory from one context to another.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pCopy` must stay valid until the program has synchronized every device that the library uses.
    fn cuMemcpy3DPeer(pCopy: &CUDA_MEMCPY3D_PEER) -> ();
    #[other = owned]
    /// Copies a 3D region of memory from one context to another, in stream order.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `pCopy` must stay valid until the call's work completes on `hStream`.
    fn cuMemcpy3DPeerAsync(pCopy: &CUDA_MEMCPY3D_PEER, hStream: CUstream) -> ();
    #[other = owned]
    /// Copies bytes between two unified addresses, each in host or device memory, in stream order.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dst`, `src`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    fn cuMemcpyAsync(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> ();
    #[symbol = cuMemcpyAtoA_v2]
    #[other = owned]
    /// Copies bytes between 1D CUDA arrays, whose element sizes must match although their formats may differ.
    /// # Safety
    ///
    /// `dstArray`, `srcArray`: live handles that no other thread uses during the call.
    fn cuMemcpyAtoA(dstArray: CUarray, dstOffset: usize, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> ();
    #[symbol = cuMemcpyAtoD_v2]
    #[other = owned]
    /// Copies bytes from a 1D CUDA array into device memory.
    /// # Safety
    ///
    /// - `srcArray`: a live handle that no other thread uses during the call.
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cuMemcpyAtoD(dstDevice: CUdeviceptr, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    #[symbol = cuMemcpyAtoH_v2]
    #[other = owned]
    /// Copies bytes from a 1D CUDA array into host memory.
    /// - `dstHost`: out, host memory, whose size in bytes is passed as `ByteCount`
    ///
    /// # Safety
    ///
    /// `srcArray`: a live handle that no other thread uses during the call.
    fn cuMemcpyAtoH<T: Output>(dstHost: &mut [T], srcArray: CUarray, srcOffset: usize) -> ();
    #[symbol = cuMemcpyAtoHAsync_v2]
    #[other = owned]
    /// Copies bytes from a 1D CUDA array into host memory, in stream order.
    /// - `dstHost`: out, host memory, whose size in bytes is passed as `ByteCount`
    ///
    /// # Safety
    ///
    /// - `srcArray`: a live handle that no other thread uses during the call.
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dstHost` is used after the call returns: keep it alive and do not access it until the call's work completes on `hStream`.
    fn cuMemcpyAtoHAsync<T: Output>(dstHost: &mut [T], srcArray: CUarray, srcOffset: usize, hStream: CUstream) -> ();
    #[symbol = cuMemcpyDtoA_v2]
    #[other = owned]
    /// Copies bytes from device memory into a 1D CUDA array.
    /// # Safety
    ///
    /// - `dstArray`: a live handle that no other thread uses during the call.
    /// - `srcDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cuMemcpyDtoA(dstArray: CUarray, dstOffset: usize, srcDevice: CUdeviceptr, ByteCount: usize) -> ();
    #[symbol = cuMemcpyDtoD_v2]
    /// Copies bytes within device memory, or between devices.
    /// # Safety
    ///
    /// `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cuMemcpyDtoD(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize) -> ();
    #[symbol = cuMemcpyDtoDAsync_v2]
    #[other = owned]
    /// Copies bytes within device memory, or between devices, in stream order.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    fn cuMemcpyDtoDAsync(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> ();
    #[symbol = cuMemcpyDtoH_v2]
    /// Copies bytes from device to host memory.
    /// - `dstHost`: out, host memory, whose size in bytes is passed as `ByteCount`
    ///
    /// # Safety
    ///
    /// `srcDevice`: valid memory of the size that the other arguments imply.
    fn cuMemcpyDtoH<T: Output>(dstHost: &mut [T], srcDevice: CUdeviceptr) -> ();
    #[symbol = cuMemcpyDtoHAsync_v2]
    #[other = owned]
    /// Copies bytes from device to host memory in stream order.
    /// - `dstHost`: out, host memory, whose size in bytes is passed as `ByteCount`
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dstHost` is used after the call returns: keep it alive and do not access it until the call's work completes on `hStream`.
    /// - `srcDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    fn cuMemcpyDtoHAsync<T: Output>(dstHost: &mut [T], srcDevice: CUdeviceptr, hStream: CUstream) -> ();
    #[symbol = cuMemcpyHtoA_v2]
    #[other = owned]
    /// Copies bytes from host memory into a 1D CUDA array.
    /// - `srcHost`: in, host memory, whose size in bytes is passed as `ByteCount`
    ///
    /// # Safety
    ///
    /// `dstArray`: a live handle that no other thread uses during the call.
    fn cuMemcpyHtoA<T: Input>(dstArray: CUarray, dstOffset: usize, srcHost: &[T]) -> ();
    #[symbol = cuMemcpyHtoAAsync_v2]
    #[other = owned]
    /// Copies bytes from host memory into a 1D CUDA array, in stream order.
    /// - `srcHost`: in, host memory, whose size in bytes is passed as `ByteCount`
    ///
    /// # Safety
    ///
    /// - `dstArray`: a live handle that no other thread uses during the call.
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `srcHost` is used after the call returns: keep it alive and do not modify it until the call's work completes on `hStream`.
    fn cuMemcpyHtoAAsync<T: Input>(dstArray: CUarray, dstOffset: usize, srcHost: &[T], hStream: CUstream) -> ();
    #[symbol = cuMemcpyHtoD_v2]
    /// Copies bytes from host to device memory.
    /// - `srcHost`: in, host memory, whose size in bytes is passed as `ByteCount`
    ///
    /// # Safety
    ///
    /// `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cuMemcpyHtoD<T: Input>(dstDevice: CUdeviceptr, srcHost: &[T]) -> ();
    #[symbol = cuMemcpyHtoDAsync_v2]
    #[other = owned]
    /// Copies bytes from host to device memory in stream order.
    /// - `srcHost`: in, host memory, whose size in bytes is passed as `ByteCount`
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    /// - `srcHost` is used after the call returns: keep it alive and do not modify it until the call's work completes on `hStream`.
    fn cuMemcpyHtoDAsync<T: Input>(dstDevice: CUdeviceptr, srcHost: &[T], hStream: CUstream) -> ();
    #[other = owned]
    /// Copies bytes of device memory from one context to another.
    /// # Safety
    ///
    /// - `dstContext`, `srcContext`: live handles.
    /// - `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cuMemcpyPeer(
        dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize,
    ) -> ();
    #[other = owned]
    /// Copies bytes of device memory from one context to another, in stream order.
    /// # Safety
    ///
    /// - `dstContext`, `srcContext`: live handles.
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    fn cuMemcpyPeerAsync(
        dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize,
        hStream: CUstream,
    ) -> ();
    #[symbol = cuMemsetD16_v2]
    /// Fills device memory with N copies of a 16-bit value; the address must be even.
    /// # Safety
    ///
    /// `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cuMemsetD16(dstDevice: CUdeviceptr, us: u16, N: usize) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Fills device memory with N copies of a 16-bit value, in stream order; the address must be even.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    fn cuMemsetD16Async(dstDevice: CUdeviceptr, us: u16, N: usize, hStream: CUstream) -> ();
    #[symbol = cuMemsetD2D16_v2]
    /// Fills a 2D region of device memory with a 16-bit value; the row pitch is in bytes.
    /// # Safety
    ///
    /// `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cuMemsetD2D16(dstDevice: CUdeviceptr, dstPitch: usize, us: u16, Width: usize, Height: usize) -> ();
    #[other = owned]
    /// Fills a 2D region of device memory with a 16-bit value, in stream order; the row pitch is in bytes.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    fn cuMemsetD2D16Async(
        dstDevice: CUdeviceptr, dstPitch: usize, us: u16, Width: usize, Height: usize, hStream: CUstream,
    ) -> ();
    #[symbol = cuMemsetD2D32_v2]
    /// Fills a 2D region of device memory with a 32-bit value; the row pitch is in bytes.
    /// # Safety
    ///
    /// `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cuMemsetD2D32(dstDevice: CUdeviceptr, dstPitch: usize, ui: u32, Width: usize, Height: usize) -> ();
    #[other = owned]
    /// Fills a 2D region of device memory with a 32-bit value, in stream order; the row pitch is in bytes.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    fn cuMemsetD2D32Async(
        dstDevice: CUdeviceptr, dstPitch: usize, ui: u32, Width: usize, Height: usize, hStream: CUstream,
    ) -> ();
    #[symbol = cuMemsetD2D8_v2]
    /// Fills a 2D region of device memory with an 8-bit value; the row pitch is in bytes.
    /// # Safety
    ///
    /// `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cuMemsetD2D8(dstDevice: CUdeviceptr, dstPitch: usize, uc: u8, Width: usize, Height: usize) -> ();
    #[other = owned]
    /// Fills a 2D region of device memory with an 8-bit value, in stream order; the row pitch is in bytes.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    fn cuMemsetD2D8Async(
        dstDevice: CUdeviceptr, dstPitch: usize, uc: u8, Width: usize, Height: usize, hStream: CUstream,
    ) -> ();
    #[symbol = cuMemsetD32_v2]
    /// Fills device memory with N copies of a 32-bit value; the address must be a multiple of 4.
    /// # Safety
    ///
    /// `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cuMemsetD32(dstDevice: CUdeviceptr, ui: u32, N: usize) -> ();
    #[other = owned]
    /// Fills device memory with N copies of a 32-bit value, in stream order; the address must be a multiple of 4.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    fn cuMemsetD32Async(dstDevice: CUdeviceptr, ui: u32, N: usize, hStream: CUstream) -> ();
    #[symbol = cuMemsetD8_v2]
    /// Fills device memory with N copies of an 8-bit value.
    /// # Safety
    ///
    /// `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cuMemsetD8(dstDevice: CUdeviceptr, uc: u8, N: usize) -> ();
    #[other = owned]
    /// Fills device memory with N copies of an 8-bit value, in stream order.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    fn cuMemsetD8Async(dstDevice: CUdeviceptr, uc: u8, N: usize, hStream: CUstream) -> ();
    #[other = owned]
    /// Creates a mipmapped CUDA array with a given number of levels.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMipmappedArrayCreate(pMipmappedArrayDesc: &CUDA_ARRAY3D_DESCRIPTOR, numMipmapLevels: u32) -> CUmipmappedArray;
}

checked! {
    driver, DRIVER, CUresult;
    /// Destroys a mipmapped CUDA array, including all levels.
    /// - `hMipmappedArray`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hMipmappedArray`: a live handle that no other thread uses during the call.
    /// - No thread may use `hMipmappedArray`, or objects that belong to it, during or after the call.
    fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) -> ();
    #[other = owned]
    /// Returns one level of a mipmapped array as a CUDA array.
    /// # Safety
    ///
    /// `hMipmappedArray`: a live handle that no other thread uses during the call.
    fn cuMipmappedArrayGetLevel(hMipmappedArray: CUmipmappedArray, level: u32) -> CUarray;
    #[other = owned]
    /// Returns the size and alignment of the memory that a mipmapped array with deferred mapping requires.
    /// # Safety
    ///
    /// `mipmap`: a live handle that no other thread uses during the call.
    fn cuMipmappedArrayGetMemoryRequirements(
        mipmap: CUmipmappedArray, device: CUdevice,
    ) -> CUDA_ARRAY_MEMORY_REQUIREMENTS;
    #[other = owned]
    /// Returns the tile size and the mip tail of a sparse mipmapped array.
    /// # Safety
    ///
    /// `mipmap`: a live handle that no other thread uses during the call.
    fn cuMipmappedArrayGetSparseProperties(mipmap: CUmipmappedArray) -> CUDA_ARRAY_SPARSE_PROPERTIES;
    #[other = owned]
    /// Lists the functions (kernels) of a loaded module, up to a given number.
    /// - `functions`: out, array, whose length is passed as `numFunctions`
    ///
    /// # Safety
    ///
    /// `mod`: a live handle.
    fn cuModuleEnumerateFunctions(functions: &mut [CUfunction], r#mod: CUmodule) -> ();
    #[other = owned]
    /// Finds a kernel in a module by its (mangled) name.
    /// - `name`: in, string
    ///
    /// # Safety
    ///
    /// `hmod`: a live handle.
    fn cuModuleGetFunction(hmod: CUmodule, name: &CStr) -> CUfunction;
    #[other = owned]
    /// Returns the number of kernels in a module.
    /// # Safety
    ///
    /// `mod`: a live handle.
    fn cuModuleGetFunctionCount(r#mod: CUmodule) -> u32;
    #[symbol = cuModuleGetGlobal_v2]
    #[other = owned]
    /// Returns the address and size in bytes of a module's global or constant variable, found by name.
    /// - `name`: in, string
    ///
    /// Returns `dptr`, `bytes`.
    ///
    /// # Safety
    ///
    /// - `hmod`: a live handle.
    /// - `dptr` points to memory of the library, valid as long as `hmod` exists.
    fn cuModuleGetGlobal(hmod: CUmodule, name: &CStr) -> (CUdeviceptr, usize);
    /// Returns whether functions of modules are loaded eagerly or at first use (`CUDA_MODULE_LOADING`).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuModuleGetLoadingMode() -> CUmoduleLoadingMode;
    #[other = owned]
    /// Finds a surface reference in a module by name.
    /// - `name`: in, string
    ///
    /// # Safety
    ///
    /// `hmod`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuModuleGetSurfRef(hmod: CUmodule, name: &CStr) -> CUsurfref;
    #[other = owned]
    /// Finds a texture reference in a module by name.
    /// - `name`: in, string
    ///
    /// # Safety
    ///
    /// `hmod`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuModuleGetTexRef(hmod: CUmodule, name: &CStr) -> CUtexref;
    #[other = owned]
    /// Loads a module (PTX, cubin or fat binary) from a file into the current context.
    /// - `fname`: in, string
    ///
    /// # Safety
    ///
    /// `fname` must name a complete, valid file; the library does not check the contents.
    fn cuModuleLoad(fname: &CStr) -> CUmodule;
    #[other = owned]
    /// Loads a module from PTX, a cubin or a fat binary in memory into the current context.
    /// - `image`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `image`: the address of NUL-terminated PTX, or of a complete cubin or fatbin.
    fn cuModuleLoadData(image: *const c_void) -> CUmodule;
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Loads a module from a fat binary in memory, using the image that best suits the device.
    /// - `fatCubin`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `fatCubin`: the address of NUL-terminated PTX, or of a complete cubin or fatbin.
    fn cuModuleLoadFatBinary(fatCubin: *const c_void) -> CUmodule;
    /// Unloads a module from the current context; its functions and variables must not be used again.
    /// - `hmod`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hmod`: a live handle.
    /// - No thread may use `hmod`, or objects that belong to it, during or after the call.
    fn cuModuleUnload(hmod: CUmodule) -> ();
    #[other = owned]
    /// Adds a device to a multicast object, which must include all devices before memory is bound.
    /// # Safety
    ///
    /// `mcHandle`: a live handle that no other thread uses during the call.
    fn cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice) -> ();
    #[other = owned]
    /// Creates a multicast object: accesses to its address write to, or reduce over, several devices.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMulticastCreate(prop: &CUmulticastObjectProp) -> CUmemGenericAllocationHandle;
    /// Returns the granularity in bytes of a multicast object, to which sizes and offsets must be aligned.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMulticastGetGranularity(prop: &CUmulticastObjectProp, option: CUmulticastGranularity_flags) -> usize;
    #[other = owned]
    /// Unbinds a device's memory from a range of a multicast object.
    /// # Safety
    ///
    /// - `mcHandle`: a live handle that no other thread uses during the call.
    /// - No thread may use the mapped or bound memory that `mcHandle` specifies, during or after the call.
    /// - `mcOffset` and `size` must be those of the call that bound the memory.
    fn cuMulticastUnbind(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, size: usize) -> ();
    #[other = owned]
    /// Returns the dynamic shared memory available to each of a number of blocks that share a multiprocessor.
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cuOccupancyAvailableDynamicSMemPerBlock(func: CUfunction, numBlocks: i32, blockSize: i32) -> usize;
    #[other = owned]
    /// Returns the maximum number of blocks of a kernel that can reside on a multiprocessor.
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cuOccupancyMaxActiveBlocksPerMultiprocessor(func: CUfunction, blockSize: i32, dynamicSMemSize: usize) -> i32;
    #[other = owned]
    /// Returns the maximum number of blocks of a kernel that can reside on a multiprocessor, with caching flags.
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        func: CUfunction, blockSize: i32, dynamicSMemSize: usize, flags: CUoccupancy_flags,
    ) -> i32;
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Suggests a block size with maximum occupancy, and the smallest grid that achieves it.
    /// - `blockSizeToDynamicSMemSize`: in, called by CUDA; `None` passes NULL
    ///
    /// Returns `minGridSize`, `blockSize`.
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - `blockSizeToDynamicSMemSize` may be called only before this function returns: it must not unwind.
    fn cuOccupancyMaxPotentialBlockSize(
        func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: i32,
    ) -> (i32, i32);
    #[other = owned]
    /// Suggests a block size with maximum occupancy, and the smallest grid that achieves it; accepts caching flags.
    /// - `blockSizeToDynamicSMemSize`: in, called by CUDA; `None` passes NULL
    ///
    /// Returns `minGridSize`, `blockSize`.
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - `blockSizeToDynamicSMemSize` may be called only before this function returns: it must not unwind.
    fn cuOccupancyMaxPotentialBlockSizeWithFlags(
        func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: i32,
        flags: CUoccupancy_flags,
    ) -> (i32, i32);
    #[other = owned]
    /// Sets the total size in bytes of a function's parameters for `cuLaunch`.
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSetSize(hfunc: CUfunction, numbytes: u32) -> ();
    #[other = owned]
    /// Makes the array or memory of a texture reference visible to a function.
    /// # Safety
    ///
    /// - `hfunc`: a live handle.
    /// - `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSetTexRef(hfunc: CUfunction, texunit: i32, hTexRef: CUtexref) -> ();
    #[other = owned]
    /// Sets a `float` parameter of a function, at an offset, for `cuLaunch`.
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSetf(hfunc: CUfunction, offset: i32, value: f32) -> ();
    #[other = owned]
    /// Sets an integer parameter of a function, at an offset, for `cuLaunch`.
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSeti(hfunc: CUfunction, offset: i32, value: u32) -> ();
    #[other = owned]
    /// Copies bytes to an offset in a function's parameters, for `cuLaunch`.
    /// - `ptr`: in, host memory, whose size in bytes is passed as `numbytes`
    ///
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuParamSetv<T: Input>(hfunc: CUfunction, offset: i32, ptr: &[T]) -> ();
    /// Returns several attributes of a pointer; inapplicable attributes are zero or null.
    /// - `attributes`: in, array, whose length is passed as `numAttributes`
    /// - `data`: out, values; `attributes` selects their types: `CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS` for `CU_POINTER_ATTRIBUTE_ACCESS_FLAGS`; `CUDA_POINTER_ATTRIBUTE_P2P_TOKENS` for `CU_POINTER_ATTRIBUTE_P2P_TOKENS`; `CUcontext` for `CU_POINTER_ATTRIBUTE_CONTEXT`; `CUdeviceptr` for `CU_POINTER_ATTRIBUTE_DEVICE_POINTER`, `CU_POINTER_ATTRIBUTE_RANGE_START_ADDR`, `CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR`; `CUmemoryPool` for `CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE`; `CUmemorytype` for `CU_POINTER_ATTRIBUTE_MEMORY_TYPE`; `int` for `CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`, `CU_POINTER_ATTRIBUTE_IS_MANAGED`, `CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL`, `CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE`, `CU_POINTER_ATTRIBUTE_MAPPED`, `CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE`, `CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL`; `size_t` for `CU_POINTER_ATTRIBUTE_RANGE_SIZE`, `CU_POINTER_ATTRIBUTE_MAPPING_SIZE`; `unsigned int` for `CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE`; `unsigned long long` for `CU_POINTER_ATTRIBUTE_BUFFER_ID`, `CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES`, `CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID`; `void *` for `CU_POINTER_ATTRIBUTE_HOST_POINTER`
    ///
    /// # Safety
    ///
    /// Each element of `data` is the address of memory for the value that the element of `attributes` at the same index selects.
    fn cuPointerGetAttributes(attributes: &[CUpointer_attribute], data: &mut [*mut c_void], ptr: CUdeviceptr) -> ();
    /// Initializes the old command-line profiler with its configuration and output files.
    /// - `configFile`, `outputFile`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuProfilerInitialize(configFile: &CStr, outputFile: &CStr, outputMode: CUoutput_mode) -> ();
    /// Starts data collection by an attached profiler.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuProfilerStart() -> ();
    /// Stops data collection by an attached profiler.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuProfilerStop() -> ();
    #[other = owned]
    /// Signals imported semaphores in stream order.
    /// - `extSemArray`, `paramsArray`: in, array, whose length is passed as `numExtSems`
    ///
    /// # Safety
    ///
    /// - `extSemArray`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `paramsArray` must stay valid until the call's work completes on `stream`.
    /// - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
    /// - Each NvSciSync object may have only one outstanding fence with a timestamp. The timestamp must not be read before the fence has been signaled.
    fn cuSignalExternalSemaphoresAsync(
        extSemArray: &[CUexternalSemaphore], paramsArray: &[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS], stream: CUstream,
    ) -> ();
    #[other = owned]
    /// Runs a host callback in stream order, even after errors, and passes it the stream's status.
    /// - `callback`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `callback` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then.
    fn cuStreamAddCallback(hStream: CUstream, callback: CUstreamCallback, userData: *mut c_void, flags: u32) -> ();
    #[other = owned]
    /// Attaches managed memory to one stream, to all streams or to the host, in stream order.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dptr`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    /// - On the device, only work in the stream that the memory is attached to may use it.
    fn cuStreamAttachMemAsync(hStream: CUstream, dptr: CUdeviceptr, length: usize, flags: CUmemAttach_flags) -> ();
    #[symbol = cuStreamBeginCapture_v2]
    #[other = owned]
    /// Starts capturing the work submitted to a stream as a graph, instead of running it.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Captured kernels must not use texture or surface references.
    fn cuStreamBeginCapture(hStream: CUstream, mode: CUstreamCaptureMode) -> ();
    #[other = owned]
    /// Starts capturing a stream's work into an existing graph, after the given nodes.
    /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Captured kernels must not use texture or surface references.
    fn cuStreamBeginCaptureToGraph(
        hStream: CUstream, hGraph: CUgraph, dependencies: &[CUgraphNode], dependencyData: &[CUgraphEdgeData],
        mode: CUstreamCaptureMode,
    ) -> ();
    #[other = owned]
    /// Copies all attributes of one stream to another stream of the same context.
    /// # Safety
    ///
    /// `dst`, `src`: live handles, or a default stream (NULL).
    fn cuStreamCopyAttributes(dst: CUstream, src: CUstream) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    #[symbol = cuStreamDestroy_v2]
    /// Destroys a stream; work that was already submitted to it still finishes.
    /// - `hStream`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - No thread may use `hStream`, or objects that belong to it, during or after the call.
    fn cuStreamDestroy(hStream: CUstream) -> ();
    #[other = owned]
    /// Ends the capture of a stream and returns the graph, or null if the capture became invalid.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cuStreamEndCapture(hStream: CUstream) -> CUgraph;
    #[other = owned]
    /// Returns the context that a stream belongs to.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cuStreamGetCtx(hStream: CUstream) -> CUcontext;
    #[other = owned]
    /// Returns the context that a stream belongs to, and the stream's green context if there is one.
    /// Returns `pCtx`, `pGreenCtx`.
    ///
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cuStreamGetCtx_v2(hStream: CUstream) -> (CUcontext, CUgreenCtx);
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Returns the device that a stream belongs to.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cuStreamGetDevice(hStream: CUstream) -> CUdevice;
    #[other = owned]
    /// Returns the flags with which a stream was created.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cuStreamGetFlags(hStream: CUstream) -> CUstream_flags;
    #[other = owned]
    /// Returns the green context that a stream was created in, or null if there is none.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cuStreamGetGreenCtx(hStream: CUstream) -> CUgreenCtx;
    #[other = owned]
    /// Returns a stream's ID, which is unique in the process.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cuStreamGetId(hStream: CUstream) -> u64;
    #[other = owned]
    /// Returns a stream's priority, clamped to the range of the device.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cuStreamGetPriority(hStream: CUstream) -> i32;
    #[other = owned]
    /// Returns whether a stream is being captured, and whether the capture is still valid.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cuStreamIsCapturing(hStream: CUstream) -> CUstreamCaptureStatus;
    #[other = owned]
    /// Checks without blocking whether all work in a stream is complete (if not, `CUDA_ERROR_NOT_READY`).
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cuStreamQuery(hStream: CUstream) -> ();
    #[other = owned]
    /// Blocks until all work submitted to a stream so far is complete.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cuStreamSynchronize(hStream: CUstream) -> ();
    #[other = owned]
    /// Makes later work in a stream wait for an event, without blocking the caller.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `hEvent`: a live handle.
    fn cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: CUevent_wait_flags) -> ();
    #[symbol = cuStreamWaitValue32_v2]
    #[other = owned]
    /// Makes a stream wait until the comparison of a 32-bit memory word with a value is true.
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `addr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cuStreamWaitValue32(
        stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: CUstreamWaitValue_flags,
    ) -> ();
    #[symbol = cuStreamWaitValue64_v2]
    #[other = owned]
    /// Makes a stream wait until the comparison of a 64-bit memory word with a value is true.
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `addr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cuStreamWaitValue64(
        stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: CUstreamWaitValue_flags,
    ) -> ();
    #[symbol = cuStreamWriteValue32_v2]
    #[other = owned]
    /// Writes a 32-bit value to memory in stream order, by default after a memory barrier.
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `addr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cuStreamWriteValue32(
        stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: CUstreamWriteValue_flags,
    ) -> ();
    #[symbol = cuStreamWriteValue64_v2]
    #[other = owned]
    /// Writes a 64-bit value to memory in stream order, by default after a memory barrier.
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `addr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cuStreamWriteValue64(
        stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: CUstreamWriteValue_flags,
    ) -> ();
    #[other = owned]
    /// Creates a surface object, with which kernels read and write a CUDA array.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pResDesc` must stay valid as long as `pSurfObject` exists.
    fn cuSurfObjectCreate(pResDesc: &CUDA_RESOURCE_DESC) -> CUsurfObject;
    /// Destroys a surface object, but not its array.
    /// - `surfObject`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `surfObject`: a live handle that no other thread uses during the call.
    /// - No thread may use `surfObject`, or objects that belong to it, during or after the call.
    fn cuSurfObjectDestroy(surfObject: CUsurfObject) -> ();
    #[other = owned]
    /// Returns the CUDA array that a surface object accesses.
    /// # Safety
    ///
    /// - `surfObject`: a live handle that no other thread uses during the call.
    /// - Pointers in `pResDesc` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cuSurfObjectGetResourceDesc(surfObject: CUsurfObject) -> CUDA_RESOURCE_DESC;
    /// Returns the CUDA array that a surface reference accesses.
    /// # Safety
    ///
    /// `hSurfRef`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuSurfRefGetArray(hSurfRef: CUsurfref) -> CUarray;
    #[other = owned]
    /// Binds a surface reference to a CUDA array.
    /// - `Flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hSurfRef`: a live handle.
    /// - `hArray`: a live handle that no other thread uses during the call.
    /// - `hArray`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `hSurfRef`, or `hSurfRef` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: CUarray, Flags: u32) -> ();
    #[other = owned]
    /// Creates a texture object from a resource and modes for addressing, filtering and reading.
    /// - `pResViewDesc`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pResDesc` must stay valid as long as `pTexObject` exists.
    fn cuTexObjectCreate(
        pResDesc: &CUDA_RESOURCE_DESC, pTexDesc: &CUDA_TEXTURE_DESC, pResViewDesc: Option<&CUDA_RESOURCE_VIEW_DESC>,
    ) -> CUtexObject;
    /// Destroys a texture object, but not its resource.
    /// - `texObject`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `texObject`: a live handle that no other thread uses during the call.
    /// - No thread may use `texObject`, or objects that belong to it, during or after the call.
    fn cuTexObjectDestroy(texObject: CUtexObject) -> ();
    #[other = owned]
    /// Returns the array or memory that a texture object reads.
    /// # Safety
    ///
    /// - `texObject`: a live handle that no other thread uses during the call.
    /// - Pointers in `pResDesc` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cuTexObjectGetResourceDesc(texObject: CUtexObject) -> CUDA_RESOURCE_DESC;
    #[other = owned]
    /// Returns the format, size and mipmap levels with which a texture object views its resource.
    /// # Safety
    ///
    /// `texObject`: a live handle that no other thread uses during the call.
    fn cuTexObjectGetResourceViewDesc(texObject: CUtexObject) -> CUDA_RESOURCE_VIEW_DESC;
    #[other = owned]
    /// Returns the addressing, filtering and read modes of a texture object.
    /// # Safety
    ///
    /// `texObject`: a live handle that no other thread uses during the call.
    fn cuTexObjectGetTextureDesc(texObject: CUtexObject) -> CUDA_TEXTURE_DESC;
    #[other = owned]
    /// Creates a texture reference that does not belong to a module.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefCreate() -> CUtexref;
    /// Destroys a texture reference created by `cuTexRefCreate`.
    /// - `hTexRef`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `hTexRef`: a live handle that no other thread uses during the call.
    /// - No thread may use `hTexRef`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefDestroy(hTexRef: CUtexref) -> ();
    #[symbol = cuTexRefGetAddress_v2]
    #[other = owned]
    /// Returns the memory that a texture reference reads.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetAddress(hTexRef: CUtexref) -> CUdeviceptr;
    #[other = owned]
    /// Returns how a texture reference treats coordinates outside a dimension.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetAddressMode(hTexRef: CUtexref, dim: i32) -> CUaddress_mode;
    #[other = owned]
    /// Returns the CUDA array that a texture reference reads.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetArray(hTexRef: CUtexref) -> CUarray;
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Returns the color (RGBA) that a texture reference reads outside its array.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetBorderColor(hTexRef: CUtexref) -> [f32; 4];
    #[other = owned]
    /// Returns whether a texture reference reads the nearest element or interpolates linearly.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetFilterMode(hTexRef: CUtexref) -> CUfilter_mode;
    #[other = owned]
    /// Returns the read flags of a texture reference: unconverted integers, normalized coordinates, sRGB.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetFlags(hTexRef: CUtexref) -> u32;
    #[other = owned]
    /// Returns the format and the number of components of the texels that a texture reference reads.
    /// Returns `pFormat`, `pNumChannels`.
    ///
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetFormat(hTexRef: CUtexref) -> (CUarray_format, i32);
    #[other = owned]
    /// Returns the maximum anisotropy ratio of a texture reference.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMaxAnisotropy(hTexRef: CUtexref) -> i32;
    #[other = owned]
    /// Returns whether a texture reference reads the nearest mipmap level or interpolates between two levels.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMipmapFilterMode(hTexRef: CUtexref) -> CUfilter_mode;
    #[other = owned]
    /// Returns the offset that a texture reference adds to a mipmap level.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMipmapLevelBias(hTexRef: CUtexref) -> f32;
    #[other = owned]
    /// Returns the lowest and highest mipmap level that a texture reference reads.
    /// Returns `pminMipmapLevelClamp`, `pmaxMipmapLevelClamp`.
    ///
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref) -> (f32, f32);
    #[other = owned]
    /// Returns the mipmapped CUDA array that a texture reference reads.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefGetMipmappedArray(hTexRef: CUtexref) -> CUmipmappedArray;
    #[symbol = cuTexRefSetAddress_v2]
    #[other = owned]
    /// Binds a texture reference to linear memory; returns the offset in bytes that fetches must add.
    /// # Safety
    ///
    /// - `hTexRef`: a live handle that no other thread uses during the call.
    /// - `dptr`: valid memory of the size that the other arguments imply, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetAddress(hTexRef: CUtexref, dptr: CUdeviceptr, bytes: usize) -> usize;
    #[symbol = cuTexRefSetAddress2D_v3]
    #[other = owned]
    /// Binds a texture reference to rows of memory with a pitch in bytes.
    /// # Safety
    ///
    /// - `hTexRef`: a live handle that no other thread uses during the call.
    /// - `dptr`: valid memory of the size that the other arguments imply, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetAddress2D(hTexRef: CUtexref, desc: &CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize) -> ();
    #[other = owned]
    /// Binds a texture reference to rows of memory with a pitch in bytes.
    /// # Safety
    ///
    /// - `hTexRef`: a live handle that no other thread uses during the call.
    /// - `dptr`: valid memory of the size that the other arguments imply, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
    fn cuTexRefSetAddress2D_v2(hTexRef: CUtexref, desc: &CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize) -> ();
    #[other = owned]
    /// Sets how a texture reference treats coordinates outside a dimension (wrap, clamp, mirror or border).
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetAddressMode(hTexRef: CUtexref, dim: i32, am: CUaddress_mode) -> ();
    #[other = owned]
    /// Binds a texture reference to a CUDA array.
    /// - `Flags`: in, flags: [`CU_TRSA_OVERRIDE_FORMAT`]
    ///
    /// # Safety
    ///
    /// - `hTexRef`, `hArray`: live handles that no other thread uses during the call.
    /// - `hArray`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray, Flags: u32) -> ();
    #[other = owned]
    /// Sets the color (RGBA) that a texture reference reads outside its array.
    /// - `pBorderColor`: in, array, length `4`
    ///
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetBorderColor(hTexRef: CUtexref, pBorderColor: &[f32; 4]) -> ();
    #[other = owned]
    /// Sets whether a texture reference reads the nearest element or interpolates linearly.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> ();
    #[other = owned]
    /// Sets the read flags of a texture reference: unconverted integers, normalized coordinates, sRGB.
    /// - `Flags`: in, flags: [`CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION`], [`CU_TRSF_NORMALIZED_COORDINATES`], [`CU_TRSF_READ_AS_INTEGER`], [`CU_TRSF_SEAMLESS_CUBEMAP`], [`CU_TRSF_SRGB`]
    ///
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetFlags(hTexRef: CUtexref, Flags: u32) -> ();
    #[other = owned]
    /// Sets the format and the number of components of the texels that a texture reference reads.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetFormat(hTexRef: CUtexref, fmt: CUarray_format, NumPackedComponents: i32) -> ();
    #[other = owned]
    /// Sets the maximum anisotropy ratio of a texture reference.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: u32) -> ();
    #[other = owned]
    /// Sets whether a texture reference reads the nearest mipmap level or interpolates between two levels.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMipmapFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> ();
    #[other = owned]
    /// Sets the offset that a texture reference adds to a mipmap level.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: f32) -> ();
    #[other = owned]
    /// Sets the lowest and highest mipmap level that a texture reference reads.
    /// # Safety
    ///
    /// `hTexRef`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMipmapLevelClamp(hTexRef: CUtexref, minMipmapLevelClamp: f32, maxMipmapLevelClamp: f32) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Binds a texture reference to a mipmapped CUDA array.
    /// - `Flags`: in, flags: [`CU_TRSA_OVERRIDE_FORMAT`]
    ///
    /// # Safety
    ///
    /// - `hTexRef`, `hMipmappedArray`: live handles that no other thread uses during the call.
    /// - `hMipmappedArray`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuTexRefSetMipmappedArray(hTexRef: CUtexref, hMipmappedArray: CUmipmappedArray, Flags: u32) -> ();
    /// Sets the thread's capture mode, which restricts unsafe calls during captures, and returns the previous mode.
    /// - `mode`: in and out
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuThreadExchangeStreamCaptureMode(mode: CUstreamCaptureMode) -> CUstreamCaptureMode;
    /// Creates a reference-counted user object from a pointer and its destructor.
    /// - `ptr`: in, passed to the callback
    /// - `destroy`: in, called by CUDA with `ptr`
    ///
    /// # Safety
    ///
    /// `destroy` is called with `ptr` once, later, on a driver thread: it must not unwind and must not call CUDA. `ptr` must live until then.
    fn cuUserObjectCreate(
        ptr: *mut c_void, destroy: CUhostFn, initialRefcount: u32, flags: CUuserObject_flags,
    ) -> CUuserObject;
    /// Releases the caller's references to a user object; the last release runs its destructor.
    /// # Safety
    ///
    /// - `object`: a live handle.
    /// - The caller must own the references to `object` that the call releases.
    fn cuUserObjectRelease(object: CUuserObject, count: u32) -> ();
    /// Adds references to a user object on behalf of the caller.
    /// # Safety
    ///
    /// `object`: a live handle.
    fn cuUserObjectRetain(object: CUuserObject, count: u32) -> ();
    #[symbol = cuVDPAUCtxCreate_v2]
    #[other = owned]
    /// Creates a context that can share surfaces with a VDPAU device.
    /// - `vdpGetProcAddress`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// - `vdpGetProcAddress` may be called only before this function returns: it must not unwind.
    /// - Destroying `pCtx` destroys everything that was created in it, which must not be used afterwards.
    fn cuVDPAUCtxCreate(
        flags: CUctx_flags, device: CUdevice, vdpDevice: VdpDevice, vdpGetProcAddress: VdpGetProcAddress,
    ) -> CUcontext;
    /// Returns the CUDA device that corresponds to a VDPAU device.
    /// - `vdpGetProcAddress`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `vdpGetProcAddress` may be called only before this function returns: it must not unwind.
    fn cuVDPAUGetDevice(vdpDevice: VdpDevice, vdpGetProcAddress: VdpGetProcAddress) -> CUdevice;
    #[other = owned]
    /// Makes a stream wait for imported semaphores.
    /// - `extSemArray`, `paramsArray`: in, array, whose length is passed as `numExtSems`
    ///
    /// # Safety
    ///
    /// - `extSemArray`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `paramsArray` must stay valid until the call's work completes on `stream`.
    /// - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
    fn cuWaitExternalSemaphoresAsync(
        extSemArray: &[CUexternalSemaphore], paramsArray: &[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS], stream: CUstream,
    ) -> ();
}

/// Returns one attribute, such as the file name, of GPU core dumps for the current context.
///
/// Like [`cuCoredumpGetAttribute`](raw::cuCoredumpGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, driver cuCoredumpGetAttribute))]
/// Returns `value`, `size`.
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCoredumpGetAttribute<T: AttributeValue<C>, C: Output>(
    attrib: Key<CUcoredumpSettings, T, C>,
) -> Result<(T, usize), support::Error<CUresult>> {
    support::checked(
            called!(DRIVER, cuCoredumpGetAttribute),
            unsafe { raw::cuCoredumpGetAttribute::<C>(attrib.selector()) },
        )
        .map(|(value, size)| (T::from_c(value), size))
}

/// Returns one attribute of GPU core dumps for the whole process.
///
/// Like [`cuCoredumpGetAttributeGlobal`](raw::cuCoredumpGetAttributeGlobal), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, driver cuCoredumpGetAttributeGlobal))]
/// Returns `value`, `size`.
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCoredumpGetAttributeGlobal<T: AttributeValue<C>, C: Output>(
    attrib: Key<CUcoredumpSettings, T, C>,
) -> Result<(T, usize), support::Error<CUresult>> {
    support::checked(
            called!(DRIVER, cuCoredumpGetAttributeGlobal),
            unsafe { raw::cuCoredumpGetAttributeGlobal::<C>(attrib.selector()) },
        )
        .map(|(value, size)| (T::from_c(value), size))
}

/// Changes one attribute, such as the file name, of GPU core dumps for the current context.
///
/// Like [`cuCoredumpSetAttribute`](raw::cuCoredumpSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, driver cuCoredumpSetAttribute))]
/// - `value`: in, one value; `attrib` selects the type: `_Bool` for `CU_COREDUMP_ENABLE_ON_EXCEPTION`, `CU_COREDUMP_TRIGGER_HOST`, `CU_COREDUMP_LIGHTWEIGHT`, `CU_COREDUMP_ENABLE_USER_TRIGGER`; `char [1024]` for `CU_COREDUMP_FILE`, `CU_COREDUMP_PIPE`; `unsigned int` for `CU_COREDUMP_GENERATION_FLAGS`
///
/// # Safety
///
/// `CU_COREDUMP_GENERATION_FLAGS` must not be set together with the attributes that it replaces.
#[inline]
pub unsafe fn cuCoredumpSetAttribute<T: AttributeValue<C>, C: Input>(
    attrib: Key<CUcoredumpSettings, T, C>,
    value: T,
) -> Result<usize, support::Error<CUresult>> {
    support::checked(
        called!(DRIVER, cuCoredumpSetAttribute),
        unsafe { raw::cuCoredumpSetAttribute::<C>(attrib.selector(), &value.into_c()) },
    )
}

/// Changes one attribute of GPU core dumps for the whole process.
///
/// Like [`cuCoredumpSetAttributeGlobal`](raw::cuCoredumpSetAttributeGlobal), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, driver cuCoredumpSetAttributeGlobal))]
/// - `value`: in, one value; `attrib` selects the type: `_Bool` for `CU_COREDUMP_ENABLE_ON_EXCEPTION`, `CU_COREDUMP_TRIGGER_HOST`, `CU_COREDUMP_LIGHTWEIGHT`, `CU_COREDUMP_ENABLE_USER_TRIGGER`; `char [1024]` for `CU_COREDUMP_FILE`, `CU_COREDUMP_PIPE`; `unsigned int` for `CU_COREDUMP_GENERATION_FLAGS`
///
/// # Safety
///
/// `CU_COREDUMP_GENERATION_FLAGS` must not be set together with the attributes that it replaces.
#[inline]
pub unsafe fn cuCoredumpSetAttributeGlobal<T: AttributeValue<C>, C: Input>(
    attrib: Key<CUcoredumpSettings, T, C>,
    value: T,
) -> Result<usize, support::Error<CUresult>> {
    support::checked(
        called!(DRIVER, cuCoredumpSetAttributeGlobal),
        unsafe { raw::cuCoredumpSetAttributeGlobal::<C>(attrib.selector(), &value.into_c()) },
    )
}

/// Returns the amount of memory in bytes, current or peak, that graphs use or reserve on a device.
///
/// Like [`cuDeviceGetGraphMemAttribute`](raw::cuDeviceGetGraphMemAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, driver cuDeviceGetGraphMemAttribute))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetGraphMemAttribute<T: AttributeValue<C>, C: Output>(
    device: CUdevice,
    attr: Key<CUgraphMem_attribute, T, C>,
) -> Result<T, support::Error<CUresult>> {
    support::checked(
            called!(DRIVER, cuDeviceGetGraphMemAttribute),
            unsafe { raw::cuDeviceGetGraphMemAttribute::<C>(device, attr.selector()) },
        )
        .map(T::from_c)
}

/// Returns a device's product name, truncated to the given length.
///
/// Like [`cuDeviceGetName`](raw::cuDeviceGetName), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, driver cuDeviceGetName))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetName(
    dev: CUdevice,
) -> Result<CString, support::Error<CUresult>> {
    grow::string(
        called!(DRIVER, cuDeviceGetName),
        |name| {
            let (returned,) = unsafe { raw::cuDeviceGetName(name, dev) };
            returned
        },
    )
}

/// Returns a device's PCI address, such as `0000:3b:00.0`.
///
/// Like [`cuDeviceGetPCIBusId`](raw::cuDeviceGetPCIBusId), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, driver cuDeviceGetPCIBusId))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetPCIBusId(
    dev: CUdevice,
) -> Result<CString, support::Error<CUresult>> {
    grow::string(
        called!(DRIVER, cuDeviceGetPCIBusId),
        |pciBusId| {
            let (returned,) = unsafe { raw::cuDeviceGetPCIBusId(pciBusId, dev) };
            returned
        },
    )
}

/// Resets a high-water mark of graph memory on a device.
///
/// Like [`cuDeviceSetGraphMemAttribute`](raw::cuDeviceSetGraphMemAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, driver cuDeviceSetGraphMemAttribute))]
/// - `value`: in, one value; `attr` selects the type: `cuuint64_t` for `CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT`, `CU_GRAPH_MEM_ATTR_USED_MEM_HIGH`, `CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT`, `CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH`
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceSetGraphMemAttribute<T: AttributeValue<C>, C: Input>(
    device: CUdevice,
    attr: Key<CUgraphMem_attribute, T, C>,
    value: T,
) -> Result<(), support::Error<CUresult>> {
    support::checked(
        called!(DRIVER, cuDeviceSetGraphMemAttribute),
        unsafe {
            raw::cuDeviceSetGraphMemAttribute::<
                C,
            >(device, attr.selector(), &value.into_c())
        },
    )
}

/// Lists the nodes of a graph.
///
/// Like [`cuGraphGetNodes`](raw::cuGraphGetNodes), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, driver cuGraphGetNodes))]
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphGetNodes(
    hGraph: CUgraph,
) -> Result<Vec<CUgraphNode>, support::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphGetNodes),
        |room| {
            let mut nodes = grow::room(room);
            let (returned, numNodes) = unsafe { raw::cuGraphGetNodes(hGraph, &mut nodes) };
            let len = grow::length(numNodes);
            nodes.truncate(len);
            (returned, len, nodes)
        },
    )
}

/// Lists the root nodes of a graph (nodes without dependencies).
///
/// Like [`cuGraphGetRootNodes`](raw::cuGraphGetRootNodes), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, driver cuGraphGetRootNodes))]
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphGetRootNodes(
    hGraph: CUgraph,
) -> Result<Vec<CUgraphNode>, support::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphGetRootNodes),
        |room| {
            let mut rootNodes = grow::room(room);
            let (returned, numRootNodes) = unsafe { raw::cuGraphGetRootNodes(hGraph, &mut rootNodes) };
            let len = grow::length(numRootNodes);
            rootNodes.truncate(len);
            (returned, len, rootNodes)
        },
    )
}

/// Exports physical memory to other processes, as an operating-system or fabric handle.
///
/// Like [`cuMemExportToShareableHandle`](raw::cuMemExportToShareableHandle), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, driver cuMemExportToShareableHandle))]
/// - `flags`: in; must be 0
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `handle` must not be used after it has been released and everything that was exported from it has been closed.
#[inline]
pub unsafe fn cuMemExportToShareableHandle<T: AttributeValue<C>, C: Output>(
    handle: CUmemGenericAllocationHandle,
    handleType: Key<CUmemAllocationHandleType, T, C>,
    flags: u64,
) -> Result<T, support::Error<CUresult>> {
    support::checked(
            called!(DRIVER, cuMemExportToShareableHandle),
            unsafe {
                raw::cuMemExportToShareableHandle::<
                    C,
                >(handle, handleType.selector(), flags)
            },
        )
        .map(T::from_c)
}

/// Creates a handle, such as a dma-buf file descriptor, for a range of device memory.
///
/// Like [`cuMemGetHandleForAddressRange`](raw::cuMemGetHandleForAddressRange), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, driver cuMemGetHandleForAddressRange))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemGetHandleForAddressRange<T: AttributeValue<C>, C: Output>(
    dptr: CUdeviceptr,
    size: usize,
    handleType: Key<CUmemRangeHandleType, T, C>,
    flags: CUmemRangeFlags,
) -> Result<T, support::Error<CUresult>> {
    support::checked(
            called!(DRIVER, cuMemGetHandleForAddressRange),
            unsafe {
                raw::cuMemGetHandleForAddressRange::<
                    C,
                >(dptr, size, handleType.selector(), flags)
            },
        )
        .map(T::from_c)
}

/// Exports a memory pool to other processes, as an operating-system handle.
///
/// Like [`cuMemPoolExportToShareableHandle`](raw::cuMemPoolExportToShareableHandle), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, driver cuMemPoolExportToShareableHandle))]
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
) -> Result<T, support::Error<CUresult>> {
    support::checked(
            called!(DRIVER, cuMemPoolExportToShareableHandle),
            unsafe {
                raw::cuMemPoolExportToShareableHandle::<
                    C,
                >(pool, handleType.selector(), flags)
            },
        )
        .map(T::from_c)
}

/// Returns an attribute of a memory pool, such as the release threshold or the number of bytes in use.
///
/// Like [`cuMemPoolGetAttribute`](raw::cuMemPoolGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, driver cuMemPoolGetAttribute))]
/// # Safety
///
/// `pool`: a live handle.
#[inline]
pub unsafe fn cuMemPoolGetAttribute<T: AttributeValue<C>, C: Output>(
    pool: CUmemoryPool,
    attr: Key<CUmemPool_attribute, T, C>,
) -> Result<T, support::Error<CUresult>> {
    support::checked(
            called!(DRIVER, cuMemPoolGetAttribute),
            unsafe { raw::cuMemPoolGetAttribute::<C>(pool, attr.selector()) },
        )
        .map(T::from_c)
}

/// Sets an attribute of a memory pool, such as the release threshold.
///
/// Like [`cuMemPoolSetAttribute`](raw::cuMemPoolSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, driver cuMemPoolSetAttribute))]
/// - `value`: in, one value; `attr` selects the type: `CUmemAllocationHandleType` for `CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES`; `CUmemAllocationType` for `CU_MEMPOOL_ATTR_ALLOCATION_TYPE`; `CUmemLocationType` for `CU_MEMPOOL_ATTR_LOCATION_TYPE`; `cuuint64_t` for `CU_MEMPOOL_ATTR_RELEASE_THRESHOLD`, `CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT`, `CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH`, `CU_MEMPOOL_ATTR_USED_MEM_CURRENT`, `CU_MEMPOOL_ATTR_USED_MEM_HIGH`, `CU_MEMPOOL_ATTR_MAX_POOL_SIZE`; `int` for `CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES`, `CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC`, `CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES`, `CU_MEMPOOL_ATTR_LOCATION_ID`, `CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED`, `CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID`
///
/// # Safety
///
/// `pool`: a live handle.
#[inline]
pub unsafe fn cuMemPoolSetAttribute<T: AttributeValue<C>, C: Input>(
    pool: CUmemoryPool,
    attr: Key<CUmemPool_attribute, T, C>,
    value: T,
) -> Result<(), support::Error<CUresult>> {
    support::checked(
        called!(DRIVER, cuMemPoolSetAttribute),
        unsafe { raw::cuMemPoolSetAttribute::<C>(pool, attr.selector(), &value.into_c()) },
    )
}

/// Returns one attribute of a range of managed memory, such as its preferred location.
///
/// Like [`cuMemRangeGetAttribute`](raw::cuMemRangeGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, driver cuMemRangeGetAttribute))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemRangeGetAttribute<T: AttributeValue<C>, C: Output>(
    attribute: Key<CUmem_range_attribute, T, C>,
    devPtr: CUdeviceptr,
    count: usize,
) -> Result<T, support::Error<CUresult>> {
    support::checked(
            called!(DRIVER, cuMemRangeGetAttribute),
            unsafe { raw::cuMemRangeGetAttribute::<C>(attribute.selector(), devPtr, count) },
        )
        .map(T::from_c)
}

/// Returns one attribute of a pointer, such as the memory type or the device.
///
/// Like [`cuPointerGetAttribute`](raw::cuPointerGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, driver cuPointerGetAttribute))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuPointerGetAttribute<T: AttributeValue<C>, C: Output>(
    attribute: Key<CUpointer_attribute, T, C>,
    ptr: CUdeviceptr,
) -> Result<T, support::Error<CUresult>> {
    support::checked(
            called!(DRIVER, cuPointerGetAttribute),
            unsafe { raw::cuPointerGetAttribute::<C>(attribute.selector(), ptr) },
        )
        .map(T::from_c)
}

/// Sets an attribute, such as synchronous memory operations, of the allocation that contains an address.
///
/// Like [`cuPointerSetAttribute`](raw::cuPointerSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, driver cuPointerSetAttribute))]
/// - `value`: in, one value; `attribute` selects the type: `CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS` for `CU_POINTER_ATTRIBUTE_ACCESS_FLAGS`; `CUDA_POINTER_ATTRIBUTE_P2P_TOKENS` for `CU_POINTER_ATTRIBUTE_P2P_TOKENS`; `CUcontext` for `CU_POINTER_ATTRIBUTE_CONTEXT`; `CUdeviceptr` for `CU_POINTER_ATTRIBUTE_DEVICE_POINTER`, `CU_POINTER_ATTRIBUTE_RANGE_START_ADDR`, `CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR`; `CUmemoryPool` for `CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE`; `CUmemorytype` for `CU_POINTER_ATTRIBUTE_MEMORY_TYPE`; `int` for `CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`, `CU_POINTER_ATTRIBUTE_IS_MANAGED`, `CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL`, `CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE`, `CU_POINTER_ATTRIBUTE_MAPPED`, `CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE`, `CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL`; `size_t` for `CU_POINTER_ATTRIBUTE_RANGE_SIZE`, `CU_POINTER_ATTRIBUTE_MAPPING_SIZE`; `unsigned int` for `CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE`; `unsigned long long` for `CU_POINTER_ATTRIBUTE_BUFFER_ID`, `CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES`, `CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID`; `void *` for `CU_POINTER_ATTRIBUTE_HOST_POINTER`
///
/// # Safety
///
/// Pointers, handles and lengths in `value` must be valid.
#[inline]
pub unsafe fn cuPointerSetAttribute<T: AttributeValue<C>, C: Input>(
    value: T,
    attribute: Key<CUpointer_attribute, T, C>,
    ptr: CUdeviceptr,
) -> Result<(), support::Error<CUresult>> {
    support::checked(
        called!(DRIVER, cuPointerSetAttribute),
        unsafe { raw::cuPointerSetAttribute::<C>(&value.into_c(), attribute.selector(), ptr) },
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
