//! Functions with owned handles that are identical in all major versions (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

owned! {
    runtime, cudaError;

    safe {
        /// Returns the element format, the extent in elements and the flags of a CUDA array.
        /// Returns `desc`, `extent`, `flags`.
        fn cudaArrayGetInfo(array: impl AsHandle<cudaArray_t, MAJOR>) -> (cudaChannelFormatDesc, cudaExtent, u32) {
            checked::cudaArrayGetInfo(array.as_handle())?
        }
        /// Returns the size and alignment of the memory that a CUDA array with deferred mapping requires.
        fn cudaArrayGetMemoryRequirements(
            array: impl AsHandle<cudaArray_t, MAJOR>, device: i32,
        ) -> cudaArrayMemoryRequirements {
            checked::cudaArrayGetMemoryRequirements(array.as_handle(), device)?
        }
        /// Returns one plane of a CUDA array with a planar format, such as NV12, as a CUDA array.
        fn cudaArrayGetPlane<'a>(
            hArray: impl LendHandle<'a, cudaArray_t, MAJOR>, planeIdx: u32,
        ) -> Borrowed<'a, cudaArray_t, MAJOR> {
            Borrowed::from_raw(checked::cudaArrayGetPlane(hArray.as_handle(), planeIdx)?)
        }
        /// Returns the tile size and the mip tail of a sparse CUDA array.
        fn cudaArrayGetSparseProperties(array: impl AsHandle<cudaArray_t, MAJOR>) -> cudaArraySparseProperties {
            checked::cudaArrayGetSparseProperties(array.as_handle())?
        }
        /// Sets a device's current memory pool, from which later `cudaMallocAsync` calls allocate.
        fn cudaDeviceSetMemPool(device: i32, memPool: impl AsHandle<driver::CUmemoryPool>) -> () {
            checked::cudaDeviceSetMemPool(device, memPool.as_handle())?
        }
        /// Creates an event on the current device, with timing enabled.
        fn cudaEventCreate() -> Owned<driver::CUevent> {
            Owned::from_raw(checked::cudaEventCreate()?)
        }
        /// Creates an event on the current device; flags disable timing or allow interprocess use.
        /// - `flags`: in, flags: [`cudaEventBlockingSync`], [`cudaEventDefault`], [`cudaEventDisableTiming`], [`cudaEventInterprocess`]
        fn cudaEventCreateWithFlags(flags: u32) -> Owned<driver::CUevent> {
            Owned::from_raw(checked::cudaEventCreateWithFlags(flags)?)
        }
    }

    unsafe {}
}

owned! {
    runtime, cudaError;

    safe {
        /// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
        fn cudaEventElapsedTime(start: impl AsHandle<driver::CUevent>, end: impl AsHandle<driver::CUevent>) -> f32 {
            checked::cudaEventElapsedTime(start.as_handle(), end.as_handle())?
        }
        /// Checks without blocking whether an event has completed (if not, `cudaErrorNotReady`).
        fn cudaEventQuery(event: impl AsHandle<driver::CUevent>) -> () {
            checked::cudaEventQuery(event.as_handle())?
        }
        /// Records an event that completes when all work submitted to a stream so far is complete.
        fn cudaEventRecord(event: impl AsHandle<driver::CUevent>, stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudaEventRecord(event.as_handle(), stream.as_handle_or_null())?
        }
        /// Blocks until an event has completed.
        fn cudaEventSynchronize(event: impl AsHandle<driver::CUevent>) -> () {
            checked::cudaEventSynchronize(event.as_handle())?
        }
    }

    unsafe {}
}

owned! {
    runtime, cudaError;

    safe {
        /// Maps a range of imported memory as device memory.
        fn cudaExternalMemoryGetMappedBuffer(
            extMem: impl AsHandle<cudaExternalMemory_t, MAJOR>, bufferDesc: &cudaExternalMemoryBufferDesc,
        ) -> *mut c_void {
            checked::cudaExternalMemoryGetMappedBuffer(extMem.as_handle(), bufferDesc)?
        }
        /// Returns the element format of a CUDA array.
        fn cudaGetChannelDesc(array: impl AsHandle<cudaArray_t, MAJOR>) -> cudaChannelFormatDesc {
            checked::cudaGetChannelDesc(array.as_handle())?
        }
        /// Returns one level of a mipmapped array as a CUDA array.
        fn cudaGetMipmappedArrayLevel(
            mipmappedArray: impl AsHandle<cudaMipmappedArray_t, MAJOR>, level: u32,
        ) -> cudaArray_t {
            checked::cudaGetMipmappedArrayLevel(mipmappedArray.as_handle(), level)?
        }
        /// Returns the CUDA array that a surface object accesses.
        fn cudaGetSurfaceObjectResourceDesc(surfObject: impl AsHandle<cudaSurfaceObject_t, MAJOR>) -> cudaResourceDesc {
            checked::cudaGetSurfaceObjectResourceDesc(surfObject.as_handle())?
        }
        /// Returns the array or memory that a texture object reads.
        fn cudaGetTextureObjectResourceDesc(texObject: impl AsHandle<cudaTextureObject_t, MAJOR>) -> cudaResourceDesc {
            checked::cudaGetTextureObjectResourceDesc(texObject.as_handle())?
        }
        /// Returns the format, size and mipmap levels with which a texture object views its resource.
        fn cudaGetTextureObjectResourceViewDesc(
            texObject: impl AsHandle<cudaTextureObject_t, MAJOR>,
        ) -> cudaResourceViewDesc {
            checked::cudaGetTextureObjectResourceViewDesc(texObject.as_handle())?
        }
        /// Returns the addressing, filtering and read modes of a texture object.
        fn cudaGetTextureObjectTextureDesc(texObject: impl AsHandle<cudaTextureObject_t, MAJOR>) -> cudaTextureDesc {
            checked::cudaGetTextureObjectTextureDesc(texObject.as_handle())?
        }
        /// Adds a graph node that does nothing except join and fork dependencies.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        fn cudaGraphAddEmptyNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(checked::cudaGraphAddEmptyNode(graph.as_handle(), Borrowed::handles(pDependencies))?)
        }
        /// Returns the graph that a child graph node contains and owns.
        fn cudaGraphChildGraphNodeGetGraph<'a>(
            node: impl LendHandle<'a, driver::CUgraphNode>,
        ) -> Borrowed<'a, driver::CUgraph> {
            Borrowed::from_raw(checked::cudaGraphChildGraphNodeGetGraph(node.as_handle())?)
        }
        /// Copies a graph, including its nodes and child graphs.
        fn cudaGraphClone(originalGraph: impl AsHandle<driver::CUgraph>) -> Owned<driver::CUgraph> {
            Owned::from_raw(checked::cudaGraphClone(originalGraph.as_handle())?)
        }
        /// Creates the handle with which kernels set the condition of a conditional node.
        fn cudaGraphConditionalHandleCreate(
            graph: impl AsHandle<driver::CUgraph>, defaultLaunchValue: u32, flags: cudaGraphConditionalHandleFlags,
        ) -> cudaGraphConditionalHandle {
            checked::cudaGraphConditionalHandleCreate(graph.as_handle(), defaultLaunchValue, flags)?
        }
        /// Creates a graph without nodes.
        /// - `flags`: in; must be 0
        fn cudaGraphCreate(flags: u32) -> Owned<driver::CUgraph> {
            Owned::from_raw(checked::cudaGraphCreate(flags)?)
        }
        /// Writes a graph to a file in Graphviz's DOT language.
        /// - `path`: in, string
        fn cudaGraphDebugDotPrint(graph: impl AsHandle<driver::CUgraph>, path: &CStr, flags: cudaGraphDebugDotFlags) -> () {
            checked::cudaGraphDebugDotPrint(graph.as_handle(), path, flags)?
        }
        /// Returns the event that a node records.
        fn cudaGraphEventRecordNodeGetEvent(node: impl AsHandle<driver::CUgraphNode>) -> cudaEvent_t {
            checked::cudaGraphEventRecordNodeGetEvent(node.as_handle())?
        }
        /// Returns the event that a node waits for.
        fn cudaGraphEventWaitNodeGetEvent(node: impl AsHandle<driver::CUgraphNode>) -> cudaEvent_t {
            checked::cudaGraphEventWaitNodeGetEvent(node.as_handle())?
        }
        /// Returns the flags with which an executable graph was created.
        fn cudaGraphExecGetFlags(graphExec: impl AsHandle<driver::CUgraphExec>) -> cudaGraphInstantiateFlags {
            checked::cudaGraphExecGetFlags(graphExec.as_handle())?
        }
        /// Returns the external semaphores that a node signals, and the signaled values.
        fn cudaGraphExternalSemaphoresSignalNodeGetParams(
            hNode: impl AsHandle<driver::CUgraphNode>,
        ) -> cudaExternalSemaphoreSignalNodeParams {
            checked::cudaGraphExternalSemaphoresSignalNodeGetParams(hNode.as_handle())?
        }
        /// Returns the external semaphores that a node waits for, and the expected values.
        fn cudaGraphExternalSemaphoresWaitNodeGetParams(
            hNode: impl AsHandle<driver::CUgraphNode>,
        ) -> cudaExternalSemaphoreWaitNodeParams {
            checked::cudaGraphExternalSemaphoresWaitNodeGetParams(hNode.as_handle())?
        }
        /// Lists the nodes of a graph.
        fn cudaGraphGetNodes<'a>(graph: impl LendHandle<'a, driver::CUgraph>) -> Vec<Borrowed<'a, driver::CUgraphNode>> {
            checked::cudaGraphGetNodes(graph.as_handle())?.into_iter().map(|made| Borrowed::from_raw(made)).collect()
        }
        /// Lists the root nodes of a graph (nodes without dependencies).
        fn cudaGraphGetRootNodes<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>,
        ) -> Vec<Borrowed<'a, driver::CUgraphNode>> {
            checked::cudaGraphGetRootNodes(graph.as_handle())?.into_iter().map(|made| Borrowed::from_raw(made)).collect()
        }
        /// Returns the function of a host node and the function's argument.
        fn cudaGraphHostNodeGetParams(node: impl AsHandle<driver::CUgraphNode>) -> cudaHostNodeParams {
            checked::cudaGraphHostNodeGetParams(node.as_handle())?
        }
        /// Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.
        fn cudaGraphInstantiate(
            graph: impl AsHandle<driver::CUgraph>, flags: cudaGraphInstantiateFlags,
        ) -> Owned<driver::CUgraphExec> {
            Owned::from_raw(checked::cudaGraphInstantiate(graph.as_handle(), flags)?)
        }
        /// Creates an executable version of a graph, with flags such as automatic freeing of memory at launch.
        fn cudaGraphInstantiateWithFlags(
            graph: impl AsHandle<driver::CUgraph>, flags: cudaGraphInstantiateFlags,
        ) -> Owned<driver::CUgraphExec> {
            Owned::from_raw(checked::cudaGraphInstantiateWithFlags(graph.as_handle(), flags)?)
        }
        /// Returns the kernel, grid and arguments of a kernel node.
        fn cudaGraphKernelNodeGetParams(node: impl AsHandle<driver::CUgraphNode>) -> cudaKernelNodeParams {
            checked::cudaGraphKernelNodeGetParams(node.as_handle())?
        }
        /// Returns the pool, size and address of the memory that a node allocates.
        fn cudaGraphMemAllocNodeGetParams(node: impl AsHandle<driver::CUgraphNode>) -> cudaMemAllocNodeParams {
            checked::cudaGraphMemAllocNodeGetParams(node.as_handle())?
        }
        /// Returns the address of the memory that a node frees.
        fn cudaGraphMemFreeNodeGetParams(node: impl AsHandle<driver::CUgraphNode>) -> *mut c_void {
            checked::cudaGraphMemFreeNodeGetParams(node.as_handle())?
        }
        /// Returns the parameters of a memory copy node.
        fn cudaGraphMemcpyNodeGetParams(node: impl AsHandle<driver::CUgraphNode>) -> cudaMemcpy3DParms {
            checked::cudaGraphMemcpyNodeGetParams(node.as_handle())?
        }
        /// Returns the destination and the value of a memset node.
        fn cudaGraphMemsetNodeGetParams(node: impl AsHandle<driver::CUgraphNode>) -> cudaMemsetParams {
            checked::cudaGraphMemsetNodeGetParams(node.as_handle())?
        }
        /// Returns the type of a node.
        fn cudaGraphNodeGetType(node: impl AsHandle<driver::CUgraphNode>) -> cudaGraphNodeType {
            checked::cudaGraphNodeGetType(node.as_handle())?
        }
        /// Returns the frame of a mapped EGL resource.
        fn cudaGraphicsResourceGetMappedEglFrame(
            resource: impl AsHandle<cudaGraphicsResource_t, MAJOR>, index: u32, mipLevel: u32,
        ) -> cudaEglFrame {
            checked::cudaGraphicsResourceGetMappedEglFrame(resource.as_handle(), index, mipLevel)?
        }
        /// Returns a mapped graphics image as a mipmapped CUDA array.
        fn cudaGraphicsResourceGetMappedMipmappedArray(
            resource: impl AsHandle<cudaGraphicsResource_t, MAJOR>,
        ) -> cudaMipmappedArray_t {
            checked::cudaGraphicsResourceGetMappedMipmappedArray(resource.as_handle())?
        }
    }

    unsafe {}
}

owned! {
    runtime, cudaError;

    safe {
        /// Returns the address and size in bytes of a mapped graphics buffer.
        /// Returns `devPtr`, `size`.
        fn cudaGraphicsResourceGetMappedPointer(
            resource: impl AsHandle<cudaGraphicsResource_t, MAJOR>,
        ) -> (*mut c_void, usize) {
            checked::cudaGraphicsResourceGetMappedPointer(resource.as_handle())?
        }
        /// Specifies how CUDA will use a graphics resource while it is mapped, for example for reading only.
        fn cudaGraphicsResourceSetMapFlags(
            resource: impl AsHandle<cudaGraphicsResource_t, MAJOR>, flags: cudaGraphicsMapFlags,
        ) -> () {
            checked::cudaGraphicsResourceSetMapFlags(resource.as_handle(), flags)?
        }
        /// Returns one layer and mipmap level of a mapped graphics image as a CUDA array.
        fn cudaGraphicsSubResourceGetMappedArray(
            resource: impl AsHandle<cudaGraphicsResource_t, MAJOR>, arrayIndex: u32, mipLevel: u32,
        ) -> cudaArray_t {
            checked::cudaGraphicsSubResourceGetMappedArray(resource.as_handle(), arrayIndex, mipLevel)?
        }
        /// Sets an attribute of a kernel on one device, such as the limit on dynamic shared memory.
        fn cudaKernelSetAttributeForDevice(
            kernel: impl AsHandle<driver::CUkernel>, attr: cudaFuncAttribute, value: i32, device: i32,
        ) -> () {
            checked::cudaKernelSetAttributeForDevice(kernel.as_handle(), attr, value, device)?
        }
        /// Lists the kernels in a library, up to a given number.
        /// - `kernels`: out, array, whose length is passed as `numKernels`
        fn cudaLibraryEnumerateKernels(kernels: &mut [cudaKernel_t], lib: impl AsHandle<driver::CUlibrary>) -> () {
            checked::cudaLibraryEnumerateKernels(kernels, lib.as_handle())?
        }
        /// Returns the current device's address, and the size, of a library's `__device__` or `__constant__` variable.
        /// - `name`: in, string
        ///
        /// Returns `dptr`, `bytes`.
        fn cudaLibraryGetGlobal(library: impl AsHandle<driver::CUlibrary>, name: &CStr) -> (*mut c_void, usize) {
            checked::cudaLibraryGetGlobal(library.as_handle(), name)?
        }
        /// Finds a kernel in a library by its (mangled) name.
        /// - `name`: in, string
        fn cudaLibraryGetKernel<'a>(
            library: impl LendHandle<'a, driver::CUlibrary>, name: &CStr,
        ) -> Borrowed<'a, driver::CUkernel> {
            Borrowed::from_raw(checked::cudaLibraryGetKernel(library.as_handle(), name)?)
        }
        /// Returns the number of kernels in a library.
        fn cudaLibraryGetKernelCount(lib: impl AsHandle<driver::CUlibrary>) -> u32 {
            checked::cudaLibraryGetKernelCount(lib.as_handle())?
        }
        /// Returns the address (the same on all devices) and the size of a library's `__managed__` variable.
        /// - `name`: in, string
        ///
        /// Returns `dptr`, `bytes`.
        fn cudaLibraryGetManaged(library: impl AsHandle<driver::CUlibrary>, name: &CStr) -> (*mut c_void, usize) {
            checked::cudaLibraryGetManaged(library.as_handle(), name)?
        }
        /// Finds a library's function by symbol name, and returns a pointer that host and device code can call.
        /// - `symbol`: in, string
        fn cudaLibraryGetUnifiedFunction(library: impl AsHandle<driver::CUlibrary>, symbol: &CStr) -> *mut c_void {
            checked::cudaLibraryGetUnifiedFunction(library.as_handle(), symbol)?
        }
        /// Creates a CUDA array with up to three dimensions, optionally layered, cubemap or sparse.
        /// - `flags`: in, flags: [`cudaArrayCubemap`], [`cudaArrayDefault`], [`cudaArrayDeferredMapping`], [`cudaArrayLayered`], [`cudaArraySparse`], [`cudaArraySurfaceLoadStore`], [`cudaArrayTextureGather`]
        fn cudaMalloc3DArray(desc: &cudaChannelFormatDesc, extent: cudaExtent, flags: u32) -> Owned<cudaArray_t, MAJOR> {
            Owned::from_raw(checked::cudaMalloc3DArray(desc, extent, flags)?)
        }
        /// Creates a one- or two-dimensional CUDA array, for textures and surfaces.
        /// - `flags`: in, flags: [`cudaArrayDefault`], [`cudaArrayDeferredMapping`], [`cudaArraySparse`], [`cudaArraySurfaceLoadStore`], [`cudaArrayTextureGather`]
        fn cudaMallocArray(
            desc: &cudaChannelFormatDesc, width: usize, height: usize, flags: u32,
        ) -> Owned<cudaArray_t, MAJOR> {
            Owned::from_raw(checked::cudaMallocArray(desc, width, height, flags)?)
        }
        /// Allocates device memory in stream order, from the current pool of the stream's device.
        fn cudaMallocAsync(size: usize, hStream: impl MaybeHandle<driver::CUstream>) -> *mut c_void {
            checked::cudaMallocAsync(size, hStream.as_handle_or_null())?
        }
        /// Creates a mipmapped CUDA array with a given number of levels.
        /// - `flags`: in, flags: [`cudaArrayCubemap`], [`cudaArrayDefault`], [`cudaArrayDeferredMapping`], [`cudaArrayLayered`], [`cudaArraySparse`], [`cudaArraySurfaceLoadStore`], [`cudaArrayTextureGather`]
        fn cudaMallocMipmappedArray(
            desc: &cudaChannelFormatDesc, extent: cudaExtent, numLevels: u32, flags: u32,
        ) -> Owned<cudaMipmappedArray_t, MAJOR> {
            Owned::from_raw(checked::cudaMallocMipmappedArray(desc, extent, numLevels, flags)?)
        }
        /// Returns the access that a location has to a pool's memory.
        fn cudaMemPoolGetAccess(
            memPool: impl AsHandle<driver::CUmemoryPool>, location: &cudaMemLocation,
        ) -> cudaMemAccessFlags {
            checked::cudaMemPoolGetAccess(memPool.as_handle(), location)?
        }
        /// Releases unused memory of a pool until the pool holds at most a given number of bytes.
        fn cudaMemPoolTrimTo(memPool: impl AsHandle<driver::CUmemoryPool>, minBytesToKeep: usize) -> () {
            checked::cudaMemPoolTrimTo(memPool.as_handle(), minBytesToKeep)?
        }
        /// Returns the size and alignment of the memory that a mipmapped array with deferred mapping requires.
        fn cudaMipmappedArrayGetMemoryRequirements(
            mipmap: impl AsHandle<cudaMipmappedArray_t, MAJOR>, device: i32,
        ) -> cudaArrayMemoryRequirements {
            checked::cudaMipmappedArrayGetMemoryRequirements(mipmap.as_handle(), device)?
        }
        /// Returns the tile size and the mip tail of a sparse mipmapped array.
        fn cudaMipmappedArrayGetSparseProperties(
            mipmap: impl AsHandle<cudaMipmappedArray_t, MAJOR>,
        ) -> cudaArraySparseProperties {
            checked::cudaMipmappedArrayGetSparseProperties(mipmap.as_handle())?
        }
        /// Copies all attributes of one stream to another stream of the same device.
        fn cudaStreamCopyAttributes(
            dst: impl MaybeHandle<driver::CUstream>, src: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaStreamCopyAttributes(dst.as_handle_or_null(), src.as_handle_or_null())?
        }
        /// Creates a stream on the current device that synchronizes with the legacy default stream.
        fn cudaStreamCreate() -> Owned<driver::CUstream> {
            Owned::from_raw(checked::cudaStreamCreate()?)
        }
    }

    unsafe {}
}

owned! {
    runtime, cudaError;

    safe {
        /// Creates a stream; flags specify whether it synchronizes with the legacy default stream.
        /// - `flags`: in, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
        fn cudaStreamCreateWithFlags(flags: u32) -> Owned<driver::CUstream> {
            Owned::from_raw(checked::cudaStreamCreateWithFlags(flags)?)
        }
    }

    unsafe {}
}

owned! {
    runtime, cudaError;

    safe {
        /// Creates a stream with a priority; smaller numbers mean higher priorities.
        /// - `flags`: in, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
        fn cudaStreamCreateWithPriority(flags: u32, priority: i32) -> Owned<driver::CUstream> {
            Owned::from_raw(checked::cudaStreamCreateWithPriority(flags, priority)?)
        }
        /// Returns an attribute of a stream, such as the L2 access policy window.
        fn cudaStreamGetAttribute(
            hStream: impl MaybeHandle<driver::CUstream>, attr: cudaLaunchAttributeID,
        ) -> cudaLaunchAttributeValue {
            checked::cudaStreamGetAttribute(hStream.as_handle_or_null(), attr)?
        }
    }

    unsafe {}
}

owned! {
    runtime, cudaError;

    safe {
        /// Returns the device that a stream belongs to.
        fn cudaStreamGetDevice(hStream: impl MaybeHandle<driver::CUstream>) -> i32 {
            checked::cudaStreamGetDevice(hStream.as_handle_or_null())?
        }
        /// Returns the flags with which a stream was created.
        fn cudaStreamGetFlags(hStream: impl MaybeHandle<driver::CUstream>) -> u32 {
            checked::cudaStreamGetFlags(hStream.as_handle_or_null())?
        }
        /// Returns a stream's ID, which is unique in the process.
        fn cudaStreamGetId(hStream: impl MaybeHandle<driver::CUstream>) -> u64 {
            checked::cudaStreamGetId(hStream.as_handle_or_null())?
        }
        /// Returns a stream's priority, clamped to the range of the device.
        fn cudaStreamGetPriority(hStream: impl MaybeHandle<driver::CUstream>) -> i32 {
            checked::cudaStreamGetPriority(hStream.as_handle_or_null())?
        }
        /// Returns whether a stream is being captured, and whether the capture is still valid.
        fn cudaStreamIsCapturing(stream: impl MaybeHandle<driver::CUstream>) -> cudaStreamCaptureStatus {
            checked::cudaStreamIsCapturing(stream.as_handle_or_null())?
        }
        /// Checks without blocking whether all work in a stream is complete (if not, `cudaErrorNotReady`).
        fn cudaStreamQuery(stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudaStreamQuery(stream.as_handle_or_null())?
        }
        /// Blocks until all work submitted to a stream so far is complete.
        fn cudaStreamSynchronize(stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudaStreamSynchronize(stream.as_handle_or_null())?
        }
    }

    unsafe {}
}

owned! {
    runtime, cudaError;

    safe {}

    unsafe {
        /// Creates a surface object, with which kernels read and write a CUDA array.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pResDesc` must stay valid as long as `pSurfObject` exists.
        /// - The object is dropped while the same device is current as during this call.
        fn cudaCreateSurfaceObject(pResDesc: &cudaResourceDesc) -> Owned<cudaSurfaceObject_t, MAJOR> {
            Owned::from_raw(checked::cudaCreateSurfaceObject(pResDesc)?)
        }
        /// Creates a texture object from a resource and modes for addressing, filtering and reading.
        /// - `pResViewDesc`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pResDesc` must stay valid as long as `pTexObject` exists.
        /// - `pTexDesc` must not be moved, changed or freed while the library may hold its address.
        /// - `pResViewDesc` must not be moved, changed or freed while the library may hold its address.
        /// - The object is dropped while the same device is current as during this call.
        fn cudaCreateTextureObject(
            pResDesc: &cudaResourceDesc, pTexDesc: &cudaTextureDesc, pResViewDesc: Option<&cudaResourceViewDesc>,
        ) -> Owned<cudaTextureObject_t, MAJOR> {
            Owned::from_raw(checked::cudaCreateTextureObject(pResDesc, pTexDesc, pResViewDesc)?)
        }
    }
}

owned! {
    runtime, cudaError;

    safe {}

    unsafe {
        /// Gives a frame back to the EGL stream from which it was acquired.
        /// - `conn`: read and updated in place
        /// - `pStream`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `conn`, `pStream`: live handles.
        /// - `pStream` must not be moved, changed or freed while the library may hold its address.
        /// - The EGL objects that the call names are valid and used as EGL requires.
        fn cudaEGLStreamConsumerReleaseFrame(
            conn: &mut cudaEglStreamConnection, pCudaResource: impl AsHandle<cudaGraphicsResource_t, MAJOR>,
            pStream: Option<&cudaStream_t>,
        ) -> () {
            checked::cudaEGLStreamConsumerReleaseFrame(conn, pCudaResource.as_handle(), pStream)?
        }
        /// Creates an event from an EGL sync object, so that streams can wait for it.
        /// - `flags`: in, flags: [`cudaEventBlockingSync`], [`cudaEventDefault`]
        ///
        /// # Safety
        ///
        /// - `eglSync`: a live handle.
        fn cudaEventCreateFromEGLSync(eglSync: driver::EGLSyncKHR, flags: u32) -> Owned<driver::CUevent> {
            Owned::from_raw(checked::cudaEventCreateFromEGLSync(eglSync, flags)?)
        }
        /// Records an event in a stream with flags; during capture, a flag adds the event to the graph as a node.
        /// - `flags`: in, flags: [`cudaEventRecordDefault`], [`cudaEventRecordExternal`]
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaEventRecordWithFlags(
            event: impl AsHandle<driver::CUevent>, stream: impl MaybeHandle<driver::CUstream>, flags: u32,
        ) -> () {
            checked::cudaEventRecordWithFlags(event.as_handle(), stream.as_handle_or_null(), flags)?
        }
        /// Maps imported memory as a mipmapped CUDA array.
        /// # Safety
        ///
        /// - `mipmap` must be dropped before `extMem`.
        fn cudaExternalMemoryGetMappedMipmappedArray(
            extMem: impl AsHandle<cudaExternalMemory_t, MAJOR>, mipmapDesc: &cudaExternalMemoryMipmappedArrayDesc,
        ) -> Owned<cudaMipmappedArray_t, MAJOR> {
            Owned::from_raw(checked::cudaExternalMemoryGetMappedMipmappedArray(extMem.as_handle(), mipmapDesc)?)
        }
        /// Frees memory in stream order, after earlier work in the stream has finished.
        /// - `devPtr`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `devPtr` must come from the function that creates, allocates or registers it; all uses must precede this call in the order of `hStream`.
        fn cudaFreeAsync(devPtr: *mut c_void, hStream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudaFreeAsync(devPtr, hStream.as_handle_or_null())?
        }
        /// Maps a shared OpenGL buffer in stream order and returns its device address and size in bytes.
        /// # Safety
        ///
        /// - OpenGL must not use the buffer until it is unmapped.
        /// - The object exists in OpenGL, whose context is current.
        fn cudaGLMapBufferObjectAsync(bufObj: driver::GLuint, stream: impl MaybeHandle<driver::CUstream>) -> *mut c_void {
            checked::cudaGLMapBufferObjectAsync(bufObj, stream.as_handle_or_null())?
        }
        /// Unmaps a buffer in stream order, so that OpenGL can use it again.
        /// # Safety
        ///
        /// - No thread may use the mapped or bound memory that `bufObj` specifies, during or after the call.
        /// - The object exists in OpenGL, whose context is current.
        fn cudaGLUnmapBufferObjectAsync(bufObj: driver::GLuint, stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudaGLUnmapBufferObjectAsync(bufObj, stream.as_handle_or_null())?
        }
        /// Adds a graph node that runs a copy of another graph.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `childGraph` must not be `graph` itself.
        fn cudaGraphAddChildGraphNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            childGraph: impl AsHandle<driver::CUgraph>,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddChildGraphNode(
                    graph.as_handle(), Borrowed::handles(pDependencies), childGraph.as_handle(),
                )?,
            )
        }
        /// Adds a graph node that records an event.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphAddEventRecordNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            event: impl AsHandle<driver::CUevent>,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddEventRecordNode(
                    graph.as_handle(), Borrowed::handles(pDependencies), event.as_handle(),
                )?,
            )
        }
        /// Adds a graph node that waits for an event.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphAddEventWaitNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            event: impl AsHandle<driver::CUevent>,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddEventWaitNode(graph.as_handle(), Borrowed::handles(pDependencies), event.as_handle())?,
            )
        }
        /// Adds a graph node that signals external semaphores.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphAddExternalSemaphoresSignalNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            nodeParams: &cudaExternalSemaphoreSignalNodeParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddExternalSemaphoresSignalNode(
                    graph.as_handle(), Borrowed::handles(pDependencies), nodeParams,
                )?,
            )
        }
        /// Adds a graph node that waits for external semaphores.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphAddExternalSemaphoresWaitNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            nodeParams: &cudaExternalSemaphoreWaitNodeParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddExternalSemaphoresWaitNode(
                    graph.as_handle(), Borrowed::handles(pDependencies), nodeParams,
                )?,
            )
        }
        /// Adds a graph node that calls a host function.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphAddHostNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            pNodeParams: &cudaHostNodeParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddHostNode(graph.as_handle(), Borrowed::handles(pDependencies), pNodeParams)?,
            )
        }
        /// Adds a graph node that launches a kernel.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pNodeParams` must stay valid during the call, which copies the data that it needs.
        /// - The kernel must not use a texture or surface reference.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphAddKernelNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            pNodeParams: &cudaKernelNodeParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddKernelNode(graph.as_handle(), Borrowed::handles(pDependencies), pNodeParams)?,
            )
        }
        /// Adds a graph node that allocates memory at a fixed address, which is written to the parameter record.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        /// - `nodeParams`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphAddMemAllocNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            nodeParams: &mut cudaMemAllocNodeParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddMemAllocNode(graph.as_handle(), Borrowed::handles(pDependencies), nodeParams)?,
            )
        }
        /// Adds a graph node that frees the memory that an allocation node allocated.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        /// - `dptr`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `dptr`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphAddMemFreeNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            dptr: *mut c_void,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(checked::cudaGraphAddMemFreeNode(graph.as_handle(), Borrowed::handles(pDependencies), dptr)?)
        }
        /// Adds a graph node that copies a 3D region of memory.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pCopyParams` must stay valid as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphAddMemcpyNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            pCopyParams: &cudaMemcpy3DParms,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddMemcpyNode(graph.as_handle(), Borrowed::handles(pDependencies), pCopyParams)?,
            )
        }
        /// Adds a graph node that copies bytes between host and device memory.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        /// - `dst`, `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
        /// - `kind` must match the locations of `dst` and `src`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphAddMemcpyNode1D<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddMemcpyNode1D(
                    graph.as_handle(), Borrowed::handles(pDependencies), dst, src, count, kind,
                )?,
            )
        }
    }
}

owned! {
    runtime, cudaError;

    safe {}

    unsafe {
        /// Adds a graph node that copies bytes from a `__device__` variable.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        /// - `dst`, `symbol`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `symbol`: a live handle.
        /// - `dst`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphAddMemcpyNodeFromSymbol<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddMemcpyNodeFromSymbol(
                    graph.as_handle(), Borrowed::handles(pDependencies), dst, symbol, count, offset, kind,
                )?,
            )
        }
        /// Adds a graph node that copies bytes into a `__device__` variable.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        /// - `symbol`, `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `symbol`: a live handle.
        /// - `src`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphAddMemcpyNodeToSymbol<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddMemcpyNodeToSymbol(
                    graph.as_handle(), Borrowed::handles(pDependencies), symbol, src, count, offset, kind,
                )?,
            )
        }
        /// Adds a graph node that fills memory with a value.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pMemsetParams` must stay valid as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphAddMemsetNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            pMemsetParams: &cudaMemsetParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddMemsetNode(graph.as_handle(), Borrowed::handles(pDependencies), pMemsetParams)?,
            )
        }
        /// Sets the event that a node records.
        /// # Safety
        ///
        /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `node`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphEventRecordNodeSetEvent(
            node: impl AsHandle<driver::CUgraphNode>, event: impl AsHandle<driver::CUevent>,
        ) -> () {
            checked::cudaGraphEventRecordNodeSetEvent(node.as_handle(), event.as_handle())?
        }
        /// Sets the event that a node waits for.
        /// # Safety
        ///
        /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `node`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphEventWaitNodeSetEvent(
            node: impl AsHandle<driver::CUgraphNode>, event: impl AsHandle<driver::CUevent>,
        ) -> () {
            checked::cudaGraphEventWaitNodeSetEvent(node.as_handle(), event.as_handle())?
        }
        /// Updates a child graph of an executable graph with the parameters of another graph.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphExecChildGraphNodeSetParams(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>,
            childGraph: impl AsHandle<driver::CUgraph>,
        ) -> () {
            checked::cudaGraphExecChildGraphNodeSetParams(hGraphExec.as_handle(), node.as_handle(), childGraph.as_handle())?
        }
        /// Sets the event that a node of an executable graph records.
        /// # Safety
        ///
        /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphExecEventRecordNodeSetEvent(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, hNode: impl AsHandle<driver::CUgraphNode>,
            event: impl AsHandle<driver::CUevent>,
        ) -> () {
            checked::cudaGraphExecEventRecordNodeSetEvent(hGraphExec.as_handle(), hNode.as_handle(), event.as_handle())?
        }
        /// Sets the event that a node of an executable graph waits for.
        /// # Safety
        ///
        /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphExecEventWaitNodeSetEvent(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, hNode: impl AsHandle<driver::CUgraphNode>,
            event: impl AsHandle<driver::CUevent>,
        ) -> () {
            checked::cudaGraphExecEventWaitNodeSetEvent(hGraphExec.as_handle(), hNode.as_handle(), event.as_handle())?
        }
        /// Sets the external semaphores that a node of an executable graph signals.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphExecExternalSemaphoresSignalNodeSetParams(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, hNode: impl AsHandle<driver::CUgraphNode>,
            nodeParams: &cudaExternalSemaphoreSignalNodeParams,
        ) -> () {
            checked::cudaGraphExecExternalSemaphoresSignalNodeSetParams(
                hGraphExec.as_handle(), hNode.as_handle(), nodeParams,
            )?
        }
        /// Sets the external semaphores that a node of an executable graph waits for.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphExecExternalSemaphoresWaitNodeSetParams(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, hNode: impl AsHandle<driver::CUgraphNode>,
            nodeParams: &cudaExternalSemaphoreWaitNodeParams,
        ) -> () {
            checked::cudaGraphExecExternalSemaphoresWaitNodeSetParams(
                hGraphExec.as_handle(), hNode.as_handle(), nodeParams,
            )?
        }
        /// Sets the function of a host node, and the function's argument, in an executable graph.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphExecHostNodeSetParams(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>,
            pNodeParams: &cudaHostNodeParams,
        ) -> () {
            checked::cudaGraphExecHostNodeSetParams(hGraphExec.as_handle(), node.as_handle(), pNodeParams)?
        }
        /// Sets a kernel node's function, grid and arguments, in an executable graph only.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pNodeParams` must stay valid during the call, which copies the data that it needs.
        /// - No kernel on the device may update the node at the same time.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphExecKernelNodeSetParams(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>,
            pNodeParams: &cudaKernelNodeParams,
        ) -> () {
            checked::cudaGraphExecKernelNodeSetParams(hGraphExec.as_handle(), node.as_handle(), pNodeParams)?
        }
        /// Sets the parameters of a memory copy node in an executable graph.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphExecMemcpyNodeSetParams(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>,
            pNodeParams: &cudaMemcpy3DParms,
        ) -> () {
            checked::cudaGraphExecMemcpyNodeSetParams(hGraphExec.as_handle(), node.as_handle(), pNodeParams)?
        }
        /// Makes a memory copy node of an executable graph copy bytes between host and device memory.
        /// - `dst`, `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphExecMemcpyNodeSetParams1D(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>, dst: *mut c_void,
            src: *const c_void, count: usize, kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaGraphExecMemcpyNodeSetParams1D(hGraphExec.as_handle(), node.as_handle(), dst, src, count, kind)?
        }
        /// Makes a memory copy node of an executable graph copy from a `__device__` variable.
        /// - `dst`, `symbol`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `symbol`: a live handle.
        /// - `dst`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphExecMemcpyNodeSetParamsFromSymbol(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>, dst: *mut c_void,
            symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaGraphExecMemcpyNodeSetParamsFromSymbol(
                hGraphExec.as_handle(), node.as_handle(), dst, symbol, count, offset, kind,
            )?
        }
        /// Makes a memory copy node of an executable graph copy into a `__device__` variable.
        /// - `symbol`, `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `symbol`: a live handle.
        /// - `src`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphExecMemcpyNodeSetParamsToSymbol(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>, symbol: *const c_void,
            src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaGraphExecMemcpyNodeSetParamsToSymbol(
                hGraphExec.as_handle(), node.as_handle(), symbol, src, count, offset, kind,
            )?
        }
        /// Sets the destination and the value of a memset node in an executable graph.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphExecMemsetNodeSetParams(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>,
            pNodeParams: &cudaMemsetParams,
        ) -> () {
            checked::cudaGraphExecMemsetNodeSetParams(hGraphExec.as_handle(), node.as_handle(), pNodeParams)?
        }
        /// Sets the parameters of a node of any type, in an executable graph only.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphExecNodeSetParams(
            graphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>,
            nodeParams: &cudaGraphNodeParams,
        ) -> () {
            checked::cudaGraphExecNodeSetParams(graphExec.as_handle(), node.as_handle(), nodeParams)?
        }
        /// Updates an executable graph with the parameters of a graph that has the same nodes and edges.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphExecUpdate(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, hGraph: impl AsHandle<driver::CUgraph>,
        ) -> cudaGraphExecUpdateResultInfo {
            checked::cudaGraphExecUpdate(hGraphExec.as_handle(), hGraph.as_handle())?
        }
        /// Sets the external semaphores that a node signals, and the signaled values.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
        fn cudaGraphExternalSemaphoresSignalNodeSetParams(
            hNode: impl AsHandle<driver::CUgraphNode>, nodeParams: &cudaExternalSemaphoreSignalNodeParams,
        ) -> () {
            checked::cudaGraphExternalSemaphoresSignalNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// Sets the external semaphores that a node waits for, and the expected values.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
        fn cudaGraphExternalSemaphoresWaitNodeSetParams(
            hNode: impl AsHandle<driver::CUgraphNode>, nodeParams: &cudaExternalSemaphoreWaitNodeParams,
        ) -> () {
            checked::cudaGraphExternalSemaphoresWaitNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// Sets the function of a host node and the function's argument.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `node`, or a copy of it, exists.
        fn cudaGraphHostNodeSetParams(node: impl AsHandle<driver::CUgraphNode>, pNodeParams: &cudaHostNodeParams) -> () {
            checked::cudaGraphHostNodeSetParams(node.as_handle(), pNodeParams)?
        }
        /// Creates an executable version of a graph, with flags and an upload stream; returns a detailed result.
        /// - `instantiateParams`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `instantiateParams` must be valid.
        fn cudaGraphInstantiateWithParams(
            graph: impl AsHandle<driver::CUgraph>, instantiateParams: &mut cudaGraphInstantiateParams,
        ) -> Owned<driver::CUgraphExec> {
            Owned::from_raw(checked::cudaGraphInstantiateWithParams(graph.as_handle(), instantiateParams)?)
        }
        /// Returns an attribute of a kernel node, such as the priority.
        /// # Safety
        ///
        /// - `hNode` must be a kernel node, and `attr` an attribute of kernels.
        fn cudaGraphKernelNodeGetAttribute(
            hNode: impl AsHandle<driver::CUgraphNode>, attr: cudaLaunchAttributeID,
        ) -> cudaLaunchAttributeValue {
            checked::cudaGraphKernelNodeGetAttribute(hNode.as_handle(), attr)?
        }
        /// Sets an attribute of a kernel node, such as the priority.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `value` must stay valid as long as `hNode`, or a copy of it, exists.
        fn cudaGraphKernelNodeSetAttribute(
            hNode: impl AsHandle<driver::CUgraphNode>, attr: cudaLaunchAttributeID, value: &cudaLaunchAttributeValue,
        ) -> () {
            checked::cudaGraphKernelNodeSetAttribute(hNode.as_handle(), attr, value)?
        }
        /// Sets the kernel, grid and arguments of a kernel node.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pNodeParams` must stay valid during the call, which copies the data that it needs.
        fn cudaGraphKernelNodeSetParams(
            node: impl AsHandle<driver::CUgraphNode>, pNodeParams: &cudaKernelNodeParams,
        ) -> () {
            checked::cudaGraphKernelNodeSetParams(node.as_handle(), pNodeParams)?
        }
        /// Launches an executable graph in stream order; launches of the same graph run one after another.
        /// # Safety
        ///
        /// - Everything that `graphExec` launches, and the memory that it uses, must stay valid, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphLaunch(
            graphExec: impl AsHandle<driver::CUgraphExec>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            launched!(
                graph_launched RUNTIME cudaGraphLaunch : graphExec.as_handle(), stream;
                checked::cudaGraphLaunch(graphExec.as_handle(), stream.as_handle_or_null())
            )
        }
        /// Sets the parameters of a memory copy node.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `node`, or a copy of it, exists.
        fn cudaGraphMemcpyNodeSetParams(node: impl AsHandle<driver::CUgraphNode>, pNodeParams: &cudaMemcpy3DParms) -> () {
            checked::cudaGraphMemcpyNodeSetParams(node.as_handle(), pNodeParams)?
        }
        /// Makes a memory copy node copy bytes between host and device memory.
        /// - `dst`, `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
        /// - `kind` must match the locations of `dst` and `src`.
        fn cudaGraphMemcpyNodeSetParams1D(
            node: impl AsHandle<driver::CUgraphNode>, dst: *mut c_void, src: *const c_void, count: usize,
            kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaGraphMemcpyNodeSetParams1D(node.as_handle(), dst, src, count, kind)?
        }
        /// Makes a memory copy node copy from a `__device__` variable.
        /// - `dst`, `symbol`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `symbol`: a live handle.
        /// - `dst`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
        fn cudaGraphMemcpyNodeSetParamsFromSymbol(
            node: impl AsHandle<driver::CUgraphNode>, dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize,
            kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaGraphMemcpyNodeSetParamsFromSymbol(node.as_handle(), dst, symbol, count, offset, kind)?
        }
        /// Makes a memory copy node copy into a `__device__` variable.
        /// - `symbol`, `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `symbol`: a live handle.
        /// - `src`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
        fn cudaGraphMemcpyNodeSetParamsToSymbol(
            node: impl AsHandle<driver::CUgraphNode>, symbol: *const c_void, src: *const c_void, count: usize,
            offset: usize, kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaGraphMemcpyNodeSetParamsToSymbol(node.as_handle(), symbol, src, count, offset, kind)?
        }
        /// Sets the destination and the value of a memset node.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pNodeParams` must stay valid as long as `node`, or a copy of it, exists.
        fn cudaGraphMemsetNodeSetParams(node: impl AsHandle<driver::CUgraphNode>, pNodeParams: &cudaMemsetParams) -> () {
            checked::cudaGraphMemsetNodeSetParams(node.as_handle(), pNodeParams)?
        }
        /// Finds the node in a cloned graph that was copied from a given node.
        /// # Safety
        ///
        /// - `originalNode` must be a node of the graph from which `clonedGraph` was cloned.
        fn cudaGraphNodeFindInClone<'a>(
            originalNode: impl AsHandle<driver::CUgraphNode>, clonedGraph: impl LendHandle<'a, driver::CUgraph>,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(checked::cudaGraphNodeFindInClone(originalNode.as_handle(), clonedGraph.as_handle())?)
        }
    }
}

owned! {
    runtime, cudaError;

    safe {}

    unsafe {
        /// Returns whether a node of an executable graph is enabled; a disabled node does nothing.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphNodeGetEnabled(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, hNode: impl AsHandle<driver::CUgraphNode>,
        ) -> u32 {
            checked::cudaGraphNodeGetEnabled(hGraphExec.as_handle(), hNode.as_handle())?
        }
        /// Enables or disables a kernel, memory copy or memset node in an executable graph.
        /// # Safety
        ///
        /// - No kernel on the device may update the node at the same time.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphNodeSetEnabled(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, hNode: impl AsHandle<driver::CUgraphNode>, isEnabled: u32,
        ) -> () {
            checked::cudaGraphNodeSetEnabled(hGraphExec.as_handle(), hNode.as_handle(), isEnabled)?
        }
        /// Sets the parameters of a node of any type; the type itself cannot change.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `node`, or a copy of it, exists.
        fn cudaGraphNodeSetParams(node: impl AsHandle<driver::CUgraphNode>, nodeParams: &cudaGraphNodeParams) -> () {
            checked::cudaGraphNodeSetParams(node.as_handle(), nodeParams)?
        }
        /// Releases a graph's references to a user object.
        /// # Safety
        ///
        /// - `object`: a live handle.
        /// - The caller must own the references to `object` that the call releases.
        fn cudaGraphReleaseUserObject(graph: impl AsHandle<driver::CUgraph>, object: cudaUserObject_t, count: u32) -> () {
            checked::cudaGraphReleaseUserObject(graph.as_handle(), object, count)?
        }
        /// Makes a graph hold references to a user object; a flag transfers the caller's references.
        /// # Safety
        ///
        /// - `object`: a live handle.
        /// - The caller must own the references to `object` that the call releases.
        fn cudaGraphRetainUserObject(
            graph: impl AsHandle<driver::CUgraph>, object: cudaUserObject_t, count: u32, flags: cudaUserObjectRetainFlags,
        ) -> () {
            checked::cudaGraphRetainUserObject(graph.as_handle(), object, count, flags)?
        }
    }
}

owned! {
    runtime, cudaError;

    safe {}

    unsafe {
        /// Uploads an executable graph to the device in stream order, to make its first launch faster.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphUpload(
            graphExec: impl AsHandle<driver::CUgraphExec>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaGraphUpload(graphExec.as_handle(), stream.as_handle_or_null())?
        }
        /// Shares an EGL image with CUDA.
        /// # Safety
        ///
        /// - `image`: a live handle.
        /// - The EGL objects that the call names are valid and used as EGL requires.
        fn cudaGraphicsEGLRegisterImage(
            image: driver::EGLImageKHR, flags: cudaGraphicsRegisterFlags,
        ) -> Owned<cudaGraphicsResource_t, MAJOR> {
            Owned::from_raw(checked::cudaGraphicsEGLRegisterImage(image, flags)?)
        }
        /// Shares an OpenGL buffer with CUDA.
        /// # Safety
        ///
        /// - The OpenGL context of the object is current.
        fn cudaGraphicsGLRegisterBuffer(
            buffer: driver::GLuint, flags: cudaGraphicsRegisterFlags,
        ) -> Owned<cudaGraphicsResource_t, MAJOR> {
            Owned::from_raw(checked::cudaGraphicsGLRegisterBuffer(buffer, flags)?)
        }
        /// Shares an OpenGL texture or renderbuffer with CUDA.
        /// # Safety
        ///
        /// - The OpenGL context of the object is current.
        fn cudaGraphicsGLRegisterImage(
            image: driver::GLuint, target: driver::GLenum, flags: cudaGraphicsRegisterFlags,
        ) -> Owned<cudaGraphicsResource_t, MAJOR> {
            Owned::from_raw(checked::cudaGraphicsGLRegisterImage(image, target, flags)?)
        }
        /// Maps registered graphics resources for use by CUDA, in stream order.
        /// - `resources`: in, array, whose length is passed as `count`
        ///
        /// # Safety
        ///
        /// - The graphics API must not use the resources until they are unmapped.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphicsMapResources(
            resources: &[Borrowed<'_, cudaGraphicsResource_t, MAJOR>], stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaGraphicsMapResources(Borrowed::handles(resources), stream.as_handle_or_null())?
        }
        /// Unmaps graphics resources in stream order, so that the graphics API can use them again.
        /// - `resources`: in, array, whose length is passed as `count`
        ///
        /// # Safety
        ///
        /// - No thread may use the mapped or bound memory that `resources` specifies, during or after the call.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphicsUnmapResources(
            resources: &[Borrowed<'_, cudaGraphicsResource_t, MAJOR>], stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaGraphicsUnmapResources(Borrowed::handles(resources), stream.as_handle_or_null())?
        }
        /// Shares a VDPAU output surface with CUDA.
        /// # Safety
        ///
        /// - The VDPAU objects that the call names are valid.
        fn cudaGraphicsVDPAURegisterOutputSurface(
            vdpSurface: driver::VdpOutputSurface, flags: cudaGraphicsMapFlags,
        ) -> Owned<cudaGraphicsResource_t, MAJOR> {
            Owned::from_raw(checked::cudaGraphicsVDPAURegisterOutputSurface(vdpSurface, flags)?)
        }
        /// Shares a VDPAU video surface with CUDA.
        /// # Safety
        ///
        /// - The VDPAU objects that the call names are valid.
        fn cudaGraphicsVDPAURegisterVideoSurface(
            vdpSurface: driver::VdpVideoSurface, flags: cudaGraphicsMapFlags,
        ) -> Owned<cudaGraphicsResource_t, MAJOR> {
            Owned::from_raw(checked::cudaGraphicsVDPAURegisterVideoSurface(vdpSurface, flags)?)
        }
    }
}

owned! {
    runtime, cudaError;

    safe {}

    unsafe {
        /// Imports memory from another API, such as Vulkan, Direct3D or NvSciBuf, given its handle.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `memHandleDesc` must stay valid as long as `extMem_out` exists.
        /// - A file descriptor in `memHandleDesc` belongs to the driver if the call succeeds: the program must neither use nor close it.
        fn cudaImportExternalMemory(memHandleDesc: &cudaExternalMemoryHandleDesc) -> Owned<cudaExternalMemory_t, MAJOR> {
            Owned::from_raw(checked::cudaImportExternalMemory(memHandleDesc)?)
        }
        /// Imports a semaphore or fence from another API, given its handle.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `semHandleDesc` must stay valid as long as `extSem_out` exists.
        /// - A file descriptor in `semHandleDesc` belongs to the driver if the call succeeds: the program must neither use nor close it.
        fn cudaImportExternalSemaphore(
            semHandleDesc: &cudaExternalSemaphoreHandleDesc,
        ) -> Owned<cudaExternalSemaphore_t, MAJOR> {
            Owned::from_raw(checked::cudaImportExternalSemaphore(semHandleDesc)?)
        }
        /// Creates a handle with which other processes can open an event that was created for interprocess use.
        /// # Safety
        ///
        /// - Other processes must not use the event after this process has destroyed it.
        fn cudaIpcGetEventHandle(event: impl AsHandle<driver::CUevent>) -> cudaIpcEventHandle_t {
            checked::cudaIpcGetEventHandle(event.as_handle())?
        }
        /// Opens another process's event, given its handle.
        /// # Safety
        ///
        /// - Another process must have exported `handle`. The event must not be used after that process has destroyed it.
        fn cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> Owned<driver::CUevent> {
            Owned::from_raw(checked::cudaIpcOpenEventHandle(handle)?)
        }
        /// Launches a kernel whose blocks all run at the same time and can synchronize across the grid.
        /// - `func`: in, an address, passed unchanged
        /// - `args`: in, the addresses of the kernel's arguments; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `func`: a live handle.
        /// - `args`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `stream`.
        /// - `args` must not be moved, changed or freed while the library may hold its address.
        fn cudaLaunchCooperativeKernel(
            func: *const c_void, gridDim: dim3, blockDim: dim3, args: &mut [*mut c_void], sharedMem: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaLaunchCooperativeKernel(func, gridDim, blockDim, args, sharedMem, stream.as_handle_or_null())?
        }
        /// Runs a host function in stream order; the function must not call CUDA, and does not run after errors.
        /// - `fn`: in, called by CUDA with `userData`
        /// - `userData`: in, passed to the callback
        ///
        /// # Safety
        ///
        /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context is in an error state.
        fn cudaLaunchHostFunc(stream: impl MaybeHandle<driver::CUstream>, r#fn: cudaHostFn_t, userData: *mut c_void) -> () {
            checked::cudaLaunchHostFunc(stream.as_handle_or_null(), r#fn, userData)?
        }
        /// Launches a kernel in a stream with a grid size, a block size and dynamic shared memory in bytes.
        /// - `func`: in, an address, passed unchanged
        /// - `args`: in, the addresses of the kernel's arguments; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `func`: a live handle.
        /// - `args`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `stream`.
        /// - `args` must not be moved, changed or freed while the library may hold its address.
        fn cudaLaunchKernel(
            func: *const c_void, gridDim: dim3, blockDim: dim3, args: &mut [*mut c_void], sharedMem: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaLaunchKernel(func, gridDim, blockDim, args, sharedMem, stream.as_handle_or_null())?
        }
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
        /// - `jitOptions` must not be moved, changed or freed while the library may hold its address.
        /// - `jitOptionsValues` must not be moved, changed or freed while the library may hold its address.
        /// - `jitOptionsValues`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `libraryOptions` must not be moved, changed or freed while the library may hold its address.
        /// - `libraryOptionValues` must not be moved, changed or freed while the library may hold its address.
        /// - `libraryOptionValues`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cudaLibraryLoadData(
            code: *const c_void, jitOptions: &[cudaJitOption], jitOptionsValues: &mut [*mut c_void],
            libraryOptions: &[cudaLibraryOption], libraryOptionValues: &mut [*mut c_void],
        ) -> Owned<driver::CUlibrary> {
            Owned::from_raw(
                checked::cudaLibraryLoadData(code, jitOptions, jitOptionsValues, libraryOptions, libraryOptionValues)?,
            )
        }
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
        /// - `jitOptions` must not be moved, changed or freed while the library may hold its address.
        /// - `jitOptionsValues` must not be moved, changed or freed while the library may hold its address.
        /// - `jitOptionsValues`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `libraryOptions` must not be moved, changed or freed while the library may hold its address.
        /// - `libraryOptionValues` must not be moved, changed or freed while the library may hold its address.
        /// - `libraryOptionValues`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cudaLibraryLoadFromFile(
            fileName: &CStr, jitOptions: &[cudaJitOption], jitOptionsValues: &mut [*mut c_void],
            libraryOptions: &[cudaLibraryOption], libraryOptionValues: &mut [*mut c_void],
        ) -> Owned<driver::CUlibrary> {
            Owned::from_raw(
                checked::cudaLibraryLoadFromFile(
                    fileName, jitOptions, jitOptionsValues, libraryOptions, libraryOptionValues,
                )?,
            )
        }
        /// Allocates memory in stream order, from a given memory pool.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaMallocFromPoolAsync(
            size: usize, memPool: impl AsHandle<driver::CUmemoryPool>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> *mut c_void {
            checked::cudaMallocFromPoolAsync(size, memPool.as_handle(), stream.as_handle_or_null())?
        }
        /// Creates a memory pool on a device or on the host.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `poolProps` must be valid.
        /// - `poolProps` must not be moved, changed or freed while the library may hold its address.
        fn cudaMemPoolCreate(poolProps: &cudaMemPoolProps) -> Owned<driver::CUmemoryPool> {
            Owned::from_raw(checked::cudaMemPoolCreate(poolProps)?)
        }
        /// Exports a memory pool to other processes, as an operating-system handle.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `shareableHandle`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cudaMemPoolExportToShareableHandle<T: AttributeValue<C>, C: Output>(
            memPool: impl AsHandle<driver::CUmemoryPool>, handleType: Key<cudaMemAllocationHandleType, T, C>, flags: u32,
        ) -> T {
            checked::cudaMemPoolExportToShareableHandle(memPool.as_handle(), handleType, flags)?
        }
        /// Returns an attribute of a memory pool, such as the release threshold or the number of bytes in use.
        /// # Safety
        ///
        /// - `value`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cudaMemPoolGetAttribute<T: AttributeValue<C>, C: Output>(
            memPool: impl AsHandle<driver::CUmemoryPool>, attr: Key<cudaMemPoolAttr, T, C>,
        ) -> T {
            checked::cudaMemPoolGetAttribute(memPool.as_handle(), attr)?
        }
        /// Imports a memory pool of another process, given its handle.
        /// - `shareableHandle`: in, an address, passed unchanged
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `shareableHandle`: the value that `handleType` requires, or its address.
        fn cudaMemPoolImportFromShareableHandle(
            shareableHandle: *mut c_void, handleType: cudaMemAllocationHandleType, flags: u32,
        ) -> Owned<driver::CUmemoryPool> {
            Owned::from_raw(checked::cudaMemPoolImportFromShareableHandle(shareableHandle, handleType, flags)?)
        }
        /// Imports one allocation of an imported pool, using the exporter's data.
        /// # Safety
        ///
        /// - `exportData` must not be moved, changed or freed while the library may hold its address.
        /// - Another process exported the data, from this pool.
        fn cudaMemPoolImportPointer(
            memPool: impl AsHandle<driver::CUmemoryPool>, exportData: &cudaMemPoolPtrExportData,
        ) -> *mut c_void {
            checked::cudaMemPoolImportPointer(memPool.as_handle(), exportData)?
        }
        /// Sets the access that devices have to a pool's memory.
        /// - `descList`: in, array, whose length is passed as `count`
        ///
        /// # Safety
        ///
        /// - Memory of the pool must not be used from a location that loses access.
        fn cudaMemPoolSetAccess(memPool: impl AsHandle<driver::CUmemoryPool>, descList: &[cudaMemAccessDesc]) -> () {
            checked::cudaMemPoolSetAccess(memPool.as_handle(), descList)?
        }
        /// Sets an attribute of a memory pool, such as the release threshold.
        /// - `value`: in, one value; `attr` selects the type: `cudaMemAllocationHandleType` for `cudaMemPoolAttrExportHandleTypes`; `cudaMemAllocationType` for `cudaMemPoolAttrAllocationType`; `cudaMemLocationType` for `cudaMemPoolAttrLocationType`; `cuuint64_t` for `cudaMemPoolAttrReleaseThreshold`, `cudaMemPoolAttrReservedMemCurrent`, `cudaMemPoolAttrReservedMemHigh`, `cudaMemPoolAttrUsedMemCurrent`, `cudaMemPoolAttrUsedMemHigh`, `cudaMemPoolAttrMaxPoolSize`; `int` for `cudaMemPoolReuseFollowEventDependencies`, `cudaMemPoolReuseAllowOpportunistic`, `cudaMemPoolReuseAllowInternalDependencies`, `cudaMemPoolAttrLocationId`, `cudaMemPoolAttrHwDecompressEnabled`, `cudaMemPoolAttrLocalityDomainId`
        ///
        /// # Safety
        ///
        /// - `value` must not be moved, changed or freed while the library may hold its address.
        /// - `value`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cudaMemPoolSetAttribute<T: AttributeValue<C>, C: Input>(
            memPool: impl AsHandle<driver::CUmemoryPool>, attr: Key<cudaMemPoolAttr, T, C>, value: T,
        ) -> () {
            checked::cudaMemPoolSetAttribute(memPool.as_handle(), attr, value)?
        }
        /// Copies a 2D region from one CUDA array to another.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaMemcpy2DArrayToArray(
            dst: impl AsHandle<cudaArray_t, MAJOR>, wOffsetDst: usize, hOffsetDst: usize,
            src: impl AsHandle<cudaArray_t, MAJOR>, wOffsetSrc: usize, hOffsetSrc: usize, width: usize, height: usize,
            kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaMemcpy2DArrayToArray(
                dst.as_handle(), wOffsetDst, hOffsetDst, src.as_handle(), wOffsetSrc, hOffsetSrc, width, height, kind,
            )?
        }
        /// Copies a 2D region between host and device memory, in stream order; each side has its own row pitch in bytes.
        /// - `dst`, `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart, until the call's work completes on `stream`.
        /// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart, until the call's work completes on `stream`.
        /// - `kind` must match the locations of `dst` and `src`.
        fn cudaMemcpy2DAsync(
            dst: *mut c_void, dpitch: usize, src: *const c_void, spitch: usize, width: usize, height: usize,
            kind: cudaMemcpyKind, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream.as_handle_or_null())?
        }
        /// Copies a 2D region of a CUDA array to rows of memory.
        /// - `dst`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart; memory on the device must stay valid until the program has synchronized every device that the library uses.
        fn cudaMemcpy2DFromArray(
            dst: *mut c_void, dpitch: usize, src: impl AsHandle<cudaArray_t, MAJOR>, wOffset: usize, hOffset: usize,
            width: usize, height: usize, kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaMemcpy2DFromArray(dst, dpitch, src.as_handle(), wOffset, hOffset, width, height, kind)?
        }
        /// Copies a 2D region of a CUDA array to rows of memory, in stream order.
        /// - `dst`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaMemcpy2DFromArrayAsync(
            dst: *mut c_void, dpitch: usize, src: impl AsHandle<cudaArray_t, MAJOR>, wOffset: usize, hOffset: usize,
            width: usize, height: usize, kind: cudaMemcpyKind, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpy2DFromArrayAsync(
                dst, dpitch, src.as_handle(), wOffset, hOffset, width, height, kind, stream.as_handle_or_null(),
            )?
        }
        /// Copies rows of memory into a 2D region of a CUDA array.
        /// - `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart; memory on the device must stay valid until the program has synchronized every device that the library uses.
        fn cudaMemcpy2DToArray(
            dst: impl AsHandle<cudaArray_t, MAJOR>, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize,
            width: usize, height: usize, kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaMemcpy2DToArray(dst.as_handle(), wOffset, hOffset, src, spitch, width, height, kind)?
        }
        /// Copies rows of memory into a 2D region of a CUDA array, in stream order.
        /// - `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `dst` must outlive every graph that records the call.
        fn cudaMemcpy2DToArrayAsync(
            dst: impl AsHandle<cudaArray_t, MAJOR>, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize,
            width: usize, height: usize, kind: cudaMemcpyKind, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpy2DToArrayAsync(
                dst.as_handle(), wOffset, hOffset, src, spitch, width, height, kind, stream.as_handle_or_null(),
            )?
        }
        /// Copies a 3D region between host memory, device memory and CUDA arrays, in stream order.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `p` must stay valid until the call's work completes on `stream`.
        /// - Source and destination must not overlap.
        /// - `p` must not be moved, changed or freed while the library may hold its address.
        fn cudaMemcpy3DAsync(p: &cudaMemcpy3DParms, stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudaMemcpy3DAsync(p, stream.as_handle_or_null())?
        }
        /// Copies a 3D region of memory from one device to another, in stream order.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `p` must stay valid until the call's work completes on `stream`.
        /// - `p` must not be moved, changed or freed while the library may hold its address.
        fn cudaMemcpy3DPeerAsync(p: &cudaMemcpy3DPeerParms, stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudaMemcpy3DPeerAsync(p, stream.as_handle_or_null())?
        }
        /// Copies bytes from one CUDA array to another (superseded by `cudaMemcpy2DArrayToArray`).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaMemcpyArrayToArray(
            dst: impl AsHandle<cudaArray_t, MAJOR>, wOffsetDst: usize, hOffsetDst: usize,
            src: impl AsHandle<cudaArray_t, MAJOR>, wOffsetSrc: usize, hOffsetSrc: usize, count: usize,
            kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaMemcpyArrayToArray(
                dst.as_handle(), wOffsetDst, hOffsetDst, src.as_handle(), wOffsetSrc, hOffsetSrc, count, kind,
            )?
        }
        /// Copies bytes between host and device memory in stream order, in the direction that `kind` specifies.
        /// - `dst`, `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `dst`, `src`: valid memory of `count` bytes, until the call's work completes on `stream`.
        /// - `kind` must match the locations of `dst` and `src`.
        /// - Source and destination must not overlap.
        fn cudaMemcpyAsync(
            dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyAsync(dst, src, count, kind, stream.as_handle_or_null())?
        }
    }
}

owned! {
    runtime, cudaError;

    safe {}

    unsafe {
        /// Copies bytes from a CUDA array (superseded by `cudaMemcpy2DFromArray`).
        /// - `dst`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `dst`: valid memory of `count` bytes; memory on the device must stay valid until the program has synchronized every device that the library uses.
        fn cudaMemcpyFromArray(
            dst: *mut c_void, src: impl AsHandle<cudaArray_t, MAJOR>, wOffset: usize, hOffset: usize, count: usize,
            kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaMemcpyFromArray(dst, src.as_handle(), wOffset, hOffset, count, kind)?
        }
        /// Copies bytes from a CUDA array in stream order (superseded by `cudaMemcpy2DFromArrayAsync`).
        /// - `dst`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `dst`: valid memory of `count` bytes, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaMemcpyFromArrayAsync(
            dst: *mut c_void, src: impl AsHandle<cudaArray_t, MAJOR>, wOffset: usize, hOffset: usize, count: usize,
            kind: cudaMemcpyKind, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyFromArrayAsync(
                dst, src.as_handle(), wOffset, hOffset, count, kind, stream.as_handle_or_null(),
            )?
        }
        /// Copies bytes from a `__device__` variable, starting at an offset, in stream order.
        /// - `dst`, `symbol`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `symbol`: a live handle.
        /// - `dst`: valid memory of `count` bytes, until the call's work completes on `stream`.
        fn cudaMemcpyFromSymbolAsync(
            dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyFromSymbolAsync(dst, symbol, count, offset, kind, stream.as_handle_or_null())?
        }
        /// Copies bytes of device memory from one device to another, in stream order.
        /// - `dst`, `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `dst`, `src`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudaMemcpyPeerAsync(
            dst: *mut c_void, dstDevice: i32, src: *const c_void, srcDevice: i32, count: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, count, stream.as_handle_or_null())?
        }
        /// Copies bytes into a CUDA array (superseded by `cudaMemcpy2DToArray`).
        /// - `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `src`: valid memory of `count` bytes; memory on the device must stay valid until the program has synchronized every device that the library uses.
        fn cudaMemcpyToArray(
            dst: impl AsHandle<cudaArray_t, MAJOR>, wOffset: usize, hOffset: usize, src: *const c_void, count: usize,
            kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaMemcpyToArray(dst.as_handle(), wOffset, hOffset, src, count, kind)?
        }
        /// Copies bytes into a CUDA array in stream order (superseded by `cudaMemcpy2DToArrayAsync`).
        /// - `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `src`: valid memory of `count` bytes, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `dst` must outlive every graph that records the call.
        fn cudaMemcpyToArrayAsync(
            dst: impl AsHandle<cudaArray_t, MAJOR>, wOffset: usize, hOffset: usize, src: *const c_void, count: usize,
            kind: cudaMemcpyKind, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyToArrayAsync(
                dst.as_handle(), wOffset, hOffset, src, count, kind, stream.as_handle_or_null(),
            )?
        }
        /// Copies bytes into a `__device__` variable, starting at an offset, in stream order.
        /// - `symbol`, `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `symbol`: a live handle.
        /// - `src`: valid memory of `count` bytes, until the call's work completes on `stream`.
        fn cudaMemcpyToSymbolAsync(
            symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream.as_handle_or_null())?
        }
        /// Fills a 2D region of device memory with the low byte of a value, in stream order; the row pitch is in bytes.
        /// - `devPtr`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudaMemset2DAsync(
            devPtr: *mut c_void, pitch: usize, value: i32, width: usize, height: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemset2DAsync(devPtr, pitch, value, width, height, stream.as_handle_or_null())?
        }
        /// Fills a 3D region of pitched device memory with the low byte of a value, in stream order.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pitchedDevPtr` must stay valid until the call's work completes on `stream`.
        fn cudaMemset3DAsync(
            pitchedDevPtr: cudaPitchedPtr, value: i32, extent: cudaExtent, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemset3DAsync(pitchedDevPtr, value, extent, stream.as_handle_or_null())?
        }
        /// Fills `count` bytes of device memory with the low byte of `value`, in stream order.
        /// - `devPtr`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudaMemsetAsync(
            devPtr: *mut c_void, value: i32, count: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemsetAsync(devPtr, value, count, stream.as_handle_or_null())?
        }
        /// Runs a host callback in stream order, even after errors, and passes it the stream's status.
        /// - `callback`: in, called by CUDA with `userData`
        /// - `userData`: in, passed to the callback
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `callback` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then.
        fn cudaStreamAddCallback(
            stream: impl MaybeHandle<driver::CUstream>, callback: cudaStreamCallback_t, userData: *mut c_void, flags: u32,
        ) -> () {
            checked::cudaStreamAddCallback(stream.as_handle_or_null(), callback, userData, flags)?
        }
        /// Attaches managed memory to one stream, to all streams or to the host, in stream order.
        /// - `devPtr`: in, an address, passed unchanged
        /// - `flags`: in, flags: [`cudaMemAttachGlobal`], [`cudaMemAttachHost`], [`cudaMemAttachSingle`]
        ///
        /// # Safety
        ///
        /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - On the device, only work in the stream that the memory is attached to may use it.
        fn cudaStreamAttachMemAsync(
            stream: impl MaybeHandle<driver::CUstream>, devPtr: *mut c_void, length: usize, flags: u32,
        ) -> () {
            checked::cudaStreamAttachMemAsync(stream.as_handle_or_null(), devPtr, length, flags)?
        }
    }
}

owned! {
    runtime, cudaError;

    safe {}

    unsafe {
        /// Starts capturing the work submitted to a stream as a graph, instead of running it.
        /// # Safety
        ///
        /// - Captured kernels must not use texture or surface references.
        fn cudaStreamBeginCapture(stream: impl MaybeHandle<driver::CUstream>, mode: cudaStreamCaptureMode) -> () {
            checked::cudaStreamBeginCapture(stream.as_handle_or_null(), mode)?
        }
        /// Starts capturing a stream's work into an existing graph, after the given nodes.
        /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Captured kernels must not use texture or surface references.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `dependencyData` must not be moved, changed or freed while the library may hold its address.
        fn cudaStreamBeginCaptureToGraph(
            stream: impl MaybeHandle<driver::CUstream>, graph: impl AsHandle<driver::CUgraph>,
            dependencies: &[Borrowed<'_, driver::CUgraphNode>], dependencyData: &[cudaGraphEdgeData],
            mode: cudaStreamCaptureMode,
        ) -> () {
            checked::cudaStreamBeginCaptureToGraph(
                stream.as_handle_or_null(), graph.as_handle(), Borrowed::handles(dependencies), dependencyData, mode,
            )?
        }
        /// Ends the capture of a stream and returns the graph, or null if the capture became invalid.
        /// # Safety
        ///
        /// - The capture did not begin with a graph, because that graph already has an owner.
        fn cudaStreamEndCapture(stream: impl MaybeHandle<driver::CUstream>) -> Owned<driver::CUgraph> {
            Owned::from_raw(checked::cudaStreamEndCapture(stream.as_handle_or_null())?)
        }
        /// Sets an attribute of a stream, such as the L2 access policy window.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `value` must stay valid until another value is set in `hStream`, or `hStream` is destroyed.
        fn cudaStreamSetAttribute(
            hStream: impl MaybeHandle<driver::CUstream>, attr: cudaLaunchAttributeID, value: &cudaLaunchAttributeValue,
        ) -> () {
            checked::cudaStreamSetAttribute(hStream.as_handle_or_null(), attr, value)?
        }
        /// Makes later work in a stream wait for an event, without blocking the caller.
        /// - `flags`: in, flags: [`cudaEventWaitDefault`], [`cudaEventWaitExternal`]
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaStreamWaitEvent(
            stream: impl MaybeHandle<driver::CUstream>, event: impl AsHandle<driver::CUevent>, flags: u32,
        ) -> () {
            checked::cudaStreamWaitEvent(stream.as_handle_or_null(), event.as_handle(), flags)?
        }
    }
}
