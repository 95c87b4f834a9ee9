//! CUDA driver API with owned handles: devices, contexts, memory, modules, streams, events and graphs.
//!
//! See [`owned`](super) for this form of the functions. [`driver`](raw) describes the library, and contains a program.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::shared::checked::driver as checked;
#[allow(unused_imports)]
use crate::shared::driver::DRIVER;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::shared::driver as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::shared as place;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::shared::driver::all_types::*;

destroy! {
    CUresult;
    0 CUcontext: |handle| checked::cuCtxDestroy(handle);
    0 CUexternalMemory: |handle| checked::cuDestroyExternalMemory(handle);
    0 CUexternalSemaphore: |handle| checked::cuDestroyExternalSemaphore(handle);
    0 CUevent: |handle| checked::cuEventDestroy(handle);
    0 CUgraph: |handle| checked::cuGraphDestroy(handle), retire crate::owned::graph_ends;
    0 CUgraphExec: |handle| checked::cuGraphExecDestroy(handle), retire crate::owned::executable_ends;
    0 CUgraphicsResource: |handle| checked::cuGraphicsUnregisterResource(handle);
    0 CUgreenCtx: |handle| checked::cuGreenCtxDestroy(handle);
    0 CUlibrary: |handle| checked::cuLibraryUnload(handle);
    0 CUlinkState: |handle| checked::cuLinkDestroy(handle);
    0 CUlogsCallbackHandle: |handle| checked::cuLogsUnregisterCallback(handle);
    0 CUmemoryPool: |handle| checked::cuMemPoolDestroy(handle);
    0 CUmemGenericAllocationHandle: |handle| checked::cuMemRelease(handle);
    0 CUstream: |handle| checked::cuStreamDestroy(handle), retire crate::owned::stream_ends;
    0 CUtexref: |handle| checked::cuTexRefDestroy(handle);
}

destroy_in_context! {
    CUresult; CUcontext: checked::cuCtxGetCurrent, checked::cuCtxPushCurrent, checked::cuCtxPopCurrent;
    0 CUarray: |handle| checked::cuArrayDestroy(handle);
    0 CUmipmappedArray: |handle| checked::cuMipmappedArrayDestroy(handle);
    0 CUmodule: |handle| checked::cuModuleUnload(handle);
    0 CUsurfObject: |handle| checked::cuSurfObjectDestroy(handle);
    0 CUtexObject: |handle| checked::cuTexObjectDestroy(handle);
}

any_thread! {
    0 CUarray // CUDA C++ Programming Guide, Initialization
    0 CUcontext // tested: tests/rust/tests/owned_threads.rs
    0 CUevent // tested: tests/rust/tests/owned_threads.rs
    0 CUgraph // CUDA Driver API, Graph object thread safety
    0 CUgraphExec // CUDA Driver API, Graph object thread safety
    0 CUlibrary // tested: tests/rust/tests/owned_threads.rs
    0 CUmemoryPool // tested: tests/rust/tests/owned_threads.rs
    0 CUmemGenericAllocationHandle // CUDA C++ Programming Guide, Initialization
    0 CUmipmappedArray // CUDA C++ Programming Guide, Initialization
    0 CUmodule // tested: tests/rust/tests/owned_threads.rs
    0 CUstream // tested: tests/rust/tests/owned_threads.rs
    0 CUsurfObject // CUDA C++ Programming Guide, Initialization
    0 CUtexObject // CUDA C++ Programming Guide, Initialization
}

thread_safe! {
    CUcontext // tested: tests/rust/tests/owned_threads.rs
    CUevent // tested: tests/rust/tests/owned_threads.rs
    CUfunction // tested: tests/rust/tests/owned_threads.rs
    CUkernel // tested: tests/rust/tests/owned_threads.rs
    CUlibrary // tested: tests/rust/tests/owned_threads.rs
    CUmemoryPool // tested: tests/rust/tests/owned_threads.rs
    CUmodule // tested: tests/rust/tests/owned_threads.rs
    CUstream // tested: tests/rust/tests/owned_threads.rs
}

owned! {
    driver, CUresult;

    safe {
        #[symbol = cuArray3DCreate_v2]
        /// Creates a CUDA array with up to three dimensions, optionally layered, cubemap or sparse.
        fn cuArray3DCreate(pAllocateArray: &CUDA_ARRAY3D_DESCRIPTOR) -> Owned<CUarray> {
            Owned::from_raw(checked::cuArray3DCreate(pAllocateArray)?)
        }
        #[symbol = cuArray3DGetDescriptor_v2]
        /// Returns the size, element format and flags of any CUDA array.
        fn cuArray3DGetDescriptor(hArray: impl AsHandle<CUarray>) -> CUDA_ARRAY3D_DESCRIPTOR {
            checked::cuArray3DGetDescriptor(hArray.as_handle())?
        }
        #[symbol = cuArrayCreate_v2]
        /// Creates a one- or two-dimensional CUDA array, for textures and surfaces.
        fn cuArrayCreate(pAllocateArray: &CUDA_ARRAY_DESCRIPTOR) -> Owned<CUarray> {
            Owned::from_raw(checked::cuArrayCreate(pAllocateArray)?)
        }
        #[symbol = cuArrayGetDescriptor_v2]
        /// Returns the width, height and element format of a one- or two-dimensional CUDA array.
        fn cuArrayGetDescriptor(hArray: impl AsHandle<CUarray>) -> CUDA_ARRAY_DESCRIPTOR {
            checked::cuArrayGetDescriptor(hArray.as_handle())?
        }
        /// Returns the size and alignment of the memory that a CUDA array with deferred mapping requires.
        fn cuArrayGetMemoryRequirements(array: impl AsHandle<CUarray>, device: CUdevice) -> CUDA_ARRAY_MEMORY_REQUIREMENTS {
            checked::cuArrayGetMemoryRequirements(array.as_handle(), device)?
        }
        /// Returns one plane of a CUDA array with a planar format, such as NV12, as a CUDA array.
        fn cuArrayGetPlane<'a>(hArray: impl LendHandle<'a, CUarray>, planeIdx: u32) -> Borrowed<'a, CUarray> {
            Borrowed::from_raw(checked::cuArrayGetPlane(hArray.as_handle(), planeIdx)?)
        }
        /// Returns the tile size and the mip tail of a sparse CUDA array.
        fn cuArrayGetSparseProperties(array: impl AsHandle<CUarray>) -> CUDA_ARRAY_SPARSE_PROPERTIES {
            checked::cuArrayGetSparseProperties(array.as_handle())?
        }
        /// Gives the current context direct access to a peer context's memory, but not vice versa.
        /// - `Flags`: in; must be 0
        fn cuCtxEnablePeerAccess(peerContext: impl AsHandle<CUcontext>, Flags: u32) -> () {
            checked::cuCtxEnablePeerAccess(peerContext.as_handle(), Flags)?
        }
        /// Converts a green context to a context handle, for functions such as `cuCtxSetCurrent`.
        fn cuCtxFromGreenCtx(hCtx: impl AsHandle<CUgreenCtx>) -> CUcontext {
            checked::cuCtxFromGreenCtx(hCtx.as_handle())?
        }
        /// Returns the API version that a context was created for (3010 or later).
        /// - `ctx`: in; may be NULL
        fn cuCtxGetApiVersion(ctx: impl MaybeHandle<CUcontext>) -> u32 {
            checked::cuCtxGetApiVersion(ctx.as_handle_or_null())?
        }
        /// Returns a context's ID, which is unique for the lifetime of the process.
        fn cuCtxGetId(ctx: impl AsHandle<CUcontext>) -> u64 {
            checked::cuCtxGetId(ctx.as_handle())?
        }
        #[symbol = cuCtxPushCurrent_v2]
        /// Pushes a context onto the calling thread's context stack, which makes it current.
        fn cuCtxPushCurrent(ctx: impl AsHandle<CUcontext>) -> () {
            checked::cuCtxPushCurrent(ctx.as_handle())?
        }
        /// Makes a context current to the calling thread, replacing the context on top of the thread's stack.
        /// - `ctx`: in; may be NULL
        fn cuCtxSetCurrent(ctx: impl MaybeHandle<CUcontext>) -> () {
            checked::cuCtxSetCurrent(ctx.as_handle_or_null())?
        }
        /// Sets a device's current memory pool, from which later `cuMemAllocAsync` calls allocate.
        fn cuDeviceSetMemPool(dev: CUdevice, pool: impl AsHandle<CUmemoryPool>) -> () {
            checked::cuDeviceSetMemPool(dev, pool.as_handle())?
        }
        /// Creates an event in the current context; flags disable timing or allow interprocess use.
        fn cuEventCreate(Flags: CUevent_flags) -> Owned<CUevent> {
            Owned::from_raw(checked::cuEventCreate(Flags)?)
        }
        /// Checks without blocking whether an event has completed (if not, `CUDA_ERROR_NOT_READY`).
        fn cuEventQuery(hEvent: impl AsHandle<CUevent>) -> () {
            checked::cuEventQuery(hEvent.as_handle())?
        }
        /// Records an event that completes when all work submitted to a stream so far is complete.
        fn cuEventRecord(hEvent: impl AsHandle<CUevent>, hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuEventRecord(hEvent.as_handle(), hStream.as_handle_or_null())?
        }
        /// Blocks until an event has completed.
        fn cuEventSynchronize(hEvent: impl AsHandle<CUevent>) -> () {
            checked::cuEventSynchronize(hEvent.as_handle())?
        }
        /// Returns the module that contains a function.
        fn cuFuncGetModule<'a>(hfunc: impl LendHandle<'a, CUfunction>) -> Borrowed<'a, CUmodule> {
            Borrowed::from_raw(checked::cuFuncGetModule(hfunc.as_handle())?)
        }
        /// Returns a function's mangled name.
        fn cuFuncGetName(hfunc: impl AsHandle<CUfunction>) -> *const core::ffi::c_char {
            checked::cuFuncGetName(hfunc.as_handle())?
        }
        /// Returns the offset and size in bytes of one of a function's parameters.
        /// Returns `paramOffset`, `paramSize`.
        fn cuFuncGetParamInfo(func: impl AsHandle<CUfunction>, paramIndex: usize) -> (usize, usize) {
            checked::cuFuncGetParamInfo(func.as_handle(), paramIndex)?
        }
        /// Returns whether a function's code has already been loaded (lazy loading).
        fn cuFuncIsLoaded(function: impl AsHandle<CUfunction>) -> CUfunctionLoadingState {
            checked::cuFuncIsLoaded(function.as_handle())?
        }
        /// Loads a function's code immediately, rather than at its first launch.
        fn cuFuncLoad(function: impl AsHandle<CUfunction>) -> () {
            checked::cuFuncLoad(function.as_handle())?
        }
    }

    unsafe {}
}

owned! {
    driver, CUresult;

    safe {
        /// Sets the block dimensions for launches of a function by `cuLaunch`.
        fn cuFuncSetBlockShape(hfunc: impl AsHandle<CUfunction>, x: i32, y: i32, z: i32) -> () {
            checked::cuFuncSetBlockShape(hfunc.as_handle(), x, y, z)?
        }
        /// Sets the preferred split of on-chip memory between L1 and shared memory for a function.
        fn cuFuncSetCacheConfig(hfunc: impl AsHandle<CUfunction>, config: CUfunc_cache) -> () {
            checked::cuFuncSetCacheConfig(hfunc.as_handle(), config)?
        }
        /// Sets the bank width of shared memory for launches of a function.
        fn cuFuncSetSharedMemConfig(hfunc: impl AsHandle<CUfunction>, config: CUsharedconfig) -> () {
            checked::cuFuncSetSharedMemConfig(hfunc.as_handle(), config)?
        }
        /// Sets the size in bytes of dynamic shared memory for launches by `cuLaunch`.
        fn cuFuncSetSharedSize(hfunc: impl AsHandle<CUfunction>, bytes: u32) -> () {
            checked::cuFuncSetSharedSize(hfunc.as_handle(), bytes)?
        }
        /// Adds a graph node that does nothing except join and fork dependencies.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        fn cuGraphAddEmptyNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(checked::cuGraphAddEmptyNode(hGraph.as_handle(), Borrowed::handles(dependencies))?)
        }
        /// Returns the graph that a child graph node contains and owns.
        fn cuGraphChildGraphNodeGetGraph<'a>(hNode: impl LendHandle<'a, CUgraphNode>) -> Borrowed<'a, CUgraph> {
            Borrowed::from_raw(checked::cuGraphChildGraphNodeGetGraph(hNode.as_handle())?)
        }
        /// Copies a graph, including its nodes and child graphs.
        fn cuGraphClone(originalGraph: impl AsHandle<CUgraph>) -> Owned<CUgraph> {
            Owned::from_raw(checked::cuGraphClone(originalGraph.as_handle())?)
        }
        /// Creates a graph without nodes.
        /// - `flags`: in; must be 0
        fn cuGraphCreate(flags: u32) -> Owned<CUgraph> {
            Owned::from_raw(checked::cuGraphCreate(flags)?)
        }
        /// Writes a graph to a file in Graphviz's DOT language.
        /// - `path`: in, string
        fn cuGraphDebugDotPrint(hGraph: impl AsHandle<CUgraph>, path: &CStr, flags: CUgraphDebugDot_flags) -> () {
            checked::cuGraphDebugDotPrint(hGraph.as_handle(), path, flags)?
        }
        /// Returns the event that a node records.
        fn cuGraphEventRecordNodeGetEvent(hNode: impl AsHandle<CUgraphNode>) -> CUevent {
            checked::cuGraphEventRecordNodeGetEvent(hNode.as_handle())?
        }
        /// Returns the event that a node waits for.
        fn cuGraphEventWaitNodeGetEvent(hNode: impl AsHandle<CUgraphNode>) -> CUevent {
            checked::cuGraphEventWaitNodeGetEvent(hNode.as_handle())?
        }
        /// Returns the flags with which an executable graph was created.
        fn cuGraphExecGetFlags(hGraphExec: impl AsHandle<CUgraphExec>) -> CUgraphInstantiate_flags {
            checked::cuGraphExecGetFlags(hGraphExec.as_handle())?
        }
        /// Returns the external semaphores that a node signals, and the signaled values.
        fn cuGraphExternalSemaphoresSignalNodeGetParams(
            hNode: impl AsHandle<CUgraphNode>,
        ) -> CUDA_EXT_SEM_SIGNAL_NODE_PARAMS {
            checked::cuGraphExternalSemaphoresSignalNodeGetParams(hNode.as_handle())?
        }
        /// Returns the external semaphores that a node waits for, and the expected values.
        fn cuGraphExternalSemaphoresWaitNodeGetParams(hNode: impl AsHandle<CUgraphNode>) -> CUDA_EXT_SEM_WAIT_NODE_PARAMS {
            checked::cuGraphExternalSemaphoresWaitNodeGetParams(hNode.as_handle())?
        }
        /// Lists the nodes of a graph.
        fn cuGraphGetNodes<'a>(hGraph: impl LendHandle<'a, CUgraph>) -> Vec<Borrowed<'a, CUgraphNode>> {
            checked::cuGraphGetNodes(hGraph.as_handle())?.into_iter().map(|made| Borrowed::from_raw(made)).collect()
        }
        /// Lists the root nodes of a graph (nodes without dependencies).
        fn cuGraphGetRootNodes<'a>(hGraph: impl LendHandle<'a, CUgraph>) -> Vec<Borrowed<'a, CUgraphNode>> {
            checked::cuGraphGetRootNodes(hGraph.as_handle())?.into_iter().map(|made| Borrowed::from_raw(made)).collect()
        }
        /// Returns the function of a host node and the function's argument.
        fn cuGraphHostNodeGetParams(hNode: impl AsHandle<CUgraphNode>) -> CUDA_HOST_NODE_PARAMS {
            checked::cuGraphHostNodeGetParams(hNode.as_handle())?
        }
        #[symbol = cuGraphInstantiateWithFlags]
        /// Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.
        fn cuGraphInstantiate(hGraph: impl AsHandle<CUgraph>, flags: CUgraphInstantiate_flags) -> Owned<CUgraphExec> {
            Owned::from_raw(checked::cuGraphInstantiate(hGraph.as_handle(), flags)?)
        }
        /// Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.
        /// - `logBuffer`: out, a buffer for a string whose size in bytes is passed as `bufferSize`; an empty slice passes NULL
        ///
        /// Returns `phGraphExec`, `phErrorNode`.
        fn cuGraphInstantiate_v2(
            hGraph: impl AsHandle<CUgraph>, logBuffer: &mut [u8],
        ) -> (Owned<CUgraphExec>, CUgraphNode) {
            let (output0, output1) = checked::cuGraphInstantiate_v2(hGraph.as_handle(), logBuffer)?;
            (Owned::from_raw(output0), output1)
        }
        /// Copies all attributes of one kernel node to another.
        fn cuGraphKernelNodeCopyAttributes(dst: impl AsHandle<CUgraphNode>, src: impl AsHandle<CUgraphNode>) -> () {
            checked::cuGraphKernelNodeCopyAttributes(dst.as_handle(), src.as_handle())?
        }
        #[symbol = cuGraphKernelNodeGetParams_v2]
        /// Returns the kernel, grid and arguments of a kernel node.
        fn cuGraphKernelNodeGetParams(hNode: impl AsHandle<CUgraphNode>) -> CUDA_KERNEL_NODE_PARAMS {
            checked::cuGraphKernelNodeGetParams(hNode.as_handle())?
        }
        /// Returns the address of the memory that a node frees.
        fn cuGraphMemFreeNodeGetParams(hNode: impl AsHandle<CUgraphNode>) -> CUdeviceptr {
            checked::cuGraphMemFreeNodeGetParams(hNode.as_handle())?
        }
        /// Returns the parameters of a memory copy node.
        fn cuGraphMemcpyNodeGetParams(hNode: impl AsHandle<CUgraphNode>) -> CUDA_MEMCPY3D {
            checked::cuGraphMemcpyNodeGetParams(hNode.as_handle())?
        }
        /// Returns the destination and the value of a memset node.
        fn cuGraphMemsetNodeGetParams(hNode: impl AsHandle<CUgraphNode>) -> CUDA_MEMSET_NODE_PARAMS {
            checked::cuGraphMemsetNodeGetParams(hNode.as_handle())?
        }
    }

    unsafe {}
}

owned! {
    driver, CUresult;

    safe {
        /// Returns the type of a node.
        fn cuGraphNodeGetType(hNode: impl AsHandle<CUgraphNode>) -> CUgraphNodeType {
            checked::cuGraphNodeGetType(hNode.as_handle())?
        }
        /// Returns the frame of a mapped EGL resource.
        fn cuGraphicsResourceGetMappedEglFrame(
            resource: impl AsHandle<CUgraphicsResource>, index: u32, mipLevel: u32,
        ) -> CUeglFrame {
            checked::cuGraphicsResourceGetMappedEglFrame(resource.as_handle(), index, mipLevel)?
        }
        /// Returns a mapped graphics image as a mipmapped CUDA array.
        fn cuGraphicsResourceGetMappedMipmappedArray(resource: impl AsHandle<CUgraphicsResource>) -> CUmipmappedArray {
            checked::cuGraphicsResourceGetMappedMipmappedArray(resource.as_handle())?
        }
        #[symbol = cuGraphicsResourceGetMappedPointer_v2]
        /// Returns the address and size in bytes of a mapped graphics buffer.
        /// Returns `pDevPtr`, `pSize`.
        fn cuGraphicsResourceGetMappedPointer(resource: impl AsHandle<CUgraphicsResource>) -> (CUdeviceptr, usize) {
            checked::cuGraphicsResourceGetMappedPointer(resource.as_handle())?
        }
        #[symbol = cuGraphicsResourceSetMapFlags_v2]
        /// Specifies how CUDA will use a graphics resource while it is mapped, for example for reading only.
        fn cuGraphicsResourceSetMapFlags(
            resource: impl AsHandle<CUgraphicsResource>, flags: CUgraphicsMapResourceFlags,
        ) -> () {
            checked::cuGraphicsResourceSetMapFlags(resource.as_handle(), flags)?
        }
        /// Returns one layer and mipmap level of a mapped graphics image as a CUDA array.
        fn cuGraphicsSubResourceGetMappedArray(
            resource: impl AsHandle<CUgraphicsResource>, arrayIndex: u32, mipLevel: u32,
        ) -> CUarray {
            checked::cuGraphicsSubResourceGetMappedArray(resource.as_handle(), arrayIndex, mipLevel)?
        }
        /// Returns a kernel's function handle in the current context.
        fn cuKernelGetFunction<'a>(kernel: impl LendHandle<'a, CUkernel>) -> Borrowed<'a, CUfunction> {
            Borrowed::from_raw(checked::cuKernelGetFunction(kernel.as_handle())?)
        }
        /// Returns the library that contains a kernel.
        fn cuKernelGetLibrary<'a>(kernel: impl LendHandle<'a, CUkernel>) -> Borrowed<'a, CUlibrary> {
            Borrowed::from_raw(checked::cuKernelGetLibrary(kernel.as_handle())?)
        }
        /// Returns a kernel's mangled name.
        fn cuKernelGetName(hfunc: impl AsHandle<CUkernel>) -> *const core::ffi::c_char {
            checked::cuKernelGetName(hfunc.as_handle())?
        }
        /// Returns the offset and size in bytes of one of a kernel's parameters.
        /// Returns `paramOffset`, `paramSize`.
        fn cuKernelGetParamInfo(kernel: impl AsHandle<CUkernel>, paramIndex: usize) -> (usize, usize) {
            checked::cuKernelGetParamInfo(kernel.as_handle(), paramIndex)?
        }
        /// Sets the preferred split of on-chip memory between L1 and shared memory for a kernel on a device.
        fn cuKernelSetCacheConfig(kernel: impl AsHandle<CUkernel>, config: CUfunc_cache, dev: CUdevice) -> () {
            checked::cuKernelSetCacheConfig(kernel.as_handle(), config, dev)?
        }
        /// Lists the kernels in a library, up to a given number.
        /// - `kernels`: out, array, whose length is passed as `numKernels`
        fn cuLibraryEnumerateKernels(kernels: &mut [CUkernel], lib: impl AsHandle<CUlibrary>) -> () {
            checked::cuLibraryEnumerateKernels(kernels, lib.as_handle())?
        }
        /// Returns the current context's address, and the size, of a library's `__device__` or `__constant__` variable.
        /// - `name`: in, string
        ///
        /// Returns `dptr`, `bytes`.
        fn cuLibraryGetGlobal(library: impl AsHandle<CUlibrary>, name: &CStr) -> (CUdeviceptr, usize) {
            checked::cuLibraryGetGlobal(library.as_handle(), name)?
        }
        /// Finds a kernel in a library by its (mangled) name.
        /// - `name`: in, string
        fn cuLibraryGetKernel<'a>(library: impl LendHandle<'a, CUlibrary>, name: &CStr) -> Borrowed<'a, CUkernel> {
            Borrowed::from_raw(checked::cuLibraryGetKernel(library.as_handle(), name)?)
        }
        /// Returns the number of kernels in a library.
        fn cuLibraryGetKernelCount(lib: impl AsHandle<CUlibrary>) -> u32 {
            checked::cuLibraryGetKernelCount(lib.as_handle())?
        }
        /// Returns the address (the same in all contexts) and the size of a library's `__managed__` variable.
        /// - `name`: in, string
        ///
        /// Returns `dptr`, `bytes`.
        fn cuLibraryGetManaged(library: impl AsHandle<CUlibrary>, name: &CStr) -> (CUdeviceptr, usize) {
            checked::cuLibraryGetManaged(library.as_handle(), name)?
        }
        /// Returns the module that a library has in the current context, after loading it if necessary.
        fn cuLibraryGetModule<'a>(library: impl LendHandle<'a, CUlibrary>) -> Borrowed<'a, CUmodule> {
            Borrowed::from_raw(checked::cuLibraryGetModule(library.as_handle())?)
        }
        /// Finds a library's function by symbol name, and returns a pointer that host and device code can call.
        /// - `symbol`: in, string
        fn cuLibraryGetUnifiedFunction(library: impl AsHandle<CUlibrary>, symbol: &CStr) -> *mut c_void {
            checked::cuLibraryGetUnifiedFunction(library.as_handle(), symbol)?
        }
        /// Completes a link and returns the address and size of the cubin, which the linker state owns.
        /// Returns `cubinOut`, `sizeOut`.
        fn cuLinkComplete(state: impl AsHandle<CUlinkState>) -> (*mut c_void, usize) {
            checked::cuLinkComplete(state.as_handle())?
        }
        /// Allocates device memory in stream order, from the current pool of the stream's device.
        fn cuMemAllocAsync(bytesize: usize, hStream: impl MaybeHandle<CUstream>) -> CUdeviceptr {
            checked::cuMemAllocAsync(bytesize, hStream.as_handle_or_null())?
        }
        /// Allocates memory in stream order, from a given memory pool.
        fn cuMemAllocFromPoolAsync(
            bytesize: usize, pool: impl AsHandle<CUmemoryPool>, hStream: impl MaybeHandle<CUstream>,
        ) -> CUdeviceptr {
            checked::cuMemAllocFromPoolAsync(bytesize, pool.as_handle(), hStream.as_handle_or_null())?
        }
        /// Releases unused memory of a pool until the pool holds at most a given number of bytes.
        fn cuMemPoolTrimTo(pool: impl AsHandle<CUmemoryPool>, minBytesToKeep: usize) -> () {
            checked::cuMemPoolTrimTo(pool.as_handle(), minBytesToKeep)?
        }
        /// Creates a mipmapped CUDA array with a given number of levels.
        fn cuMipmappedArrayCreate(
            pMipmappedArrayDesc: &CUDA_ARRAY3D_DESCRIPTOR, numMipmapLevels: u32,
        ) -> Owned<CUmipmappedArray> {
            Owned::from_raw(checked::cuMipmappedArrayCreate(pMipmappedArrayDesc, numMipmapLevels)?)
        }
    }

    unsafe {}
}

owned! {
    driver, CUresult;

    safe {
        /// Returns one level of a mipmapped array as a CUDA array.
        fn cuMipmappedArrayGetLevel<'a>(
            hMipmappedArray: impl LendHandle<'a, CUmipmappedArray>, level: u32,
        ) -> Borrowed<'a, CUarray> {
            Borrowed::from_raw(checked::cuMipmappedArrayGetLevel(hMipmappedArray.as_handle(), level)?)
        }
        /// Returns the size and alignment of the memory that a mipmapped array with deferred mapping requires.
        fn cuMipmappedArrayGetMemoryRequirements(
            mipmap: impl AsHandle<CUmipmappedArray>, device: CUdevice,
        ) -> CUDA_ARRAY_MEMORY_REQUIREMENTS {
            checked::cuMipmappedArrayGetMemoryRequirements(mipmap.as_handle(), device)?
        }
        /// Returns the tile size and the mip tail of a sparse mipmapped array.
        fn cuMipmappedArrayGetSparseProperties(mipmap: impl AsHandle<CUmipmappedArray>) -> CUDA_ARRAY_SPARSE_PROPERTIES {
            checked::cuMipmappedArrayGetSparseProperties(mipmap.as_handle())?
        }
        /// Lists the functions (kernels) of a loaded module, up to a given number.
        /// - `functions`: out, array, whose length is passed as `numFunctions`
        fn cuModuleEnumerateFunctions(functions: &mut [CUfunction], r#mod: impl AsHandle<CUmodule>) -> () {
            checked::cuModuleEnumerateFunctions(functions, r#mod.as_handle())?
        }
        /// Finds a kernel in a module by its (mangled) name.
        /// - `name`: in, string
        fn cuModuleGetFunction<'a>(hmod: impl LendHandle<'a, CUmodule>, name: &CStr) -> Borrowed<'a, CUfunction> {
            Borrowed::from_raw(checked::cuModuleGetFunction(hmod.as_handle(), name)?)
        }
        /// Returns the number of kernels in a module.
        fn cuModuleGetFunctionCount(r#mod: impl AsHandle<CUmodule>) -> u32 {
            checked::cuModuleGetFunctionCount(r#mod.as_handle())?
        }
        #[symbol = cuModuleGetGlobal_v2]
        /// Returns the address and size in bytes of a module's global or constant variable, found by name.
        /// - `name`: in, string
        ///
        /// Returns `dptr`, `bytes`.
        fn cuModuleGetGlobal(hmod: impl AsHandle<CUmodule>, name: &CStr) -> (CUdeviceptr, usize) {
            checked::cuModuleGetGlobal(hmod.as_handle(), name)?
        }
        /// Finds a surface reference in a module by name.
        /// - `name`: in, string
        fn cuModuleGetSurfRef(hmod: impl AsHandle<CUmodule>, name: &CStr) -> CUsurfref {
            checked::cuModuleGetSurfRef(hmod.as_handle(), name)?
        }
        /// Finds a texture reference in a module by name.
        /// - `name`: in, string
        fn cuModuleGetTexRef<'a>(hmod: impl LendHandle<'a, CUmodule>, name: &CStr) -> Borrowed<'a, CUtexref> {
            Borrowed::from_raw(checked::cuModuleGetTexRef(hmod.as_handle(), name)?)
        }
        /// Adds a device to a multicast object, which must include all devices before memory is bound.
        fn cuMulticastAddDevice(mcHandle: impl AsHandle<CUmemGenericAllocationHandle>, dev: CUdevice) -> () {
            checked::cuMulticastAddDevice(mcHandle.as_handle(), dev)?
        }
        /// Creates a multicast object: accesses to its address write to, or reduce over, several devices.
        fn cuMulticastCreate(prop: &CUmulticastObjectProp) -> Owned<CUmemGenericAllocationHandle> {
            Owned::from_raw(checked::cuMulticastCreate(prop)?)
        }
        /// Returns the dynamic shared memory available to each of a number of blocks that share a multiprocessor.
        fn cuOccupancyAvailableDynamicSMemPerBlock(
            func: impl AsHandle<CUfunction>, numBlocks: i32, blockSize: i32,
        ) -> usize {
            checked::cuOccupancyAvailableDynamicSMemPerBlock(func.as_handle(), numBlocks, blockSize)?
        }
        /// Returns the maximum number of blocks of a kernel that can reside on a multiprocessor.
        fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
            func: impl AsHandle<CUfunction>, blockSize: i32, dynamicSMemSize: usize,
        ) -> i32 {
            checked::cuOccupancyMaxActiveBlocksPerMultiprocessor(func.as_handle(), blockSize, dynamicSMemSize)?
        }
        /// Returns the maximum number of blocks of a kernel that can reside on a multiprocessor, with caching flags.
        fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
            func: impl AsHandle<CUfunction>, blockSize: i32, dynamicSMemSize: usize, flags: CUoccupancy_flags,
        ) -> i32 {
            checked::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
                func.as_handle(), blockSize, dynamicSMemSize, flags,
            )?
        }
    }

    unsafe {}
}

owned! {
    driver, CUresult;

    safe {
        /// Copies all attributes of one stream to another stream of the same context.
        fn cuStreamCopyAttributes(dst: impl MaybeHandle<CUstream>, src: impl MaybeHandle<CUstream>) -> () {
            checked::cuStreamCopyAttributes(dst.as_handle_or_null(), src.as_handle_or_null())?
        }
    }

    unsafe {}
}

owned! {
    driver, CUresult;

    safe {
        /// Returns the context that a stream belongs to.
        fn cuStreamGetCtx(hStream: impl MaybeHandle<CUstream>) -> CUcontext {
            checked::cuStreamGetCtx(hStream.as_handle_or_null())?
        }
        /// Returns the context that a stream belongs to, and the stream's green context if there is one.
        /// Returns `pCtx`, `pGreenCtx`.
        fn cuStreamGetCtx_v2(hStream: impl MaybeHandle<CUstream>) -> (CUcontext, CUgreenCtx) {
            checked::cuStreamGetCtx_v2(hStream.as_handle_or_null())?
        }
    }

    unsafe {}
}

owned! {
    driver, CUresult;

    safe {
        /// Returns the device that a stream belongs to.
        fn cuStreamGetDevice(hStream: impl MaybeHandle<CUstream>) -> CUdevice {
            checked::cuStreamGetDevice(hStream.as_handle_or_null())?
        }
        /// Returns the flags with which a stream was created.
        fn cuStreamGetFlags(hStream: impl MaybeHandle<CUstream>) -> CUstream_flags {
            checked::cuStreamGetFlags(hStream.as_handle_or_null())?
        }
        /// Returns the green context that a stream was created in, or null if there is none.
        fn cuStreamGetGreenCtx(hStream: impl MaybeHandle<CUstream>) -> CUgreenCtx {
            checked::cuStreamGetGreenCtx(hStream.as_handle_or_null())?
        }
        /// Returns a stream's ID, which is unique in the process.
        fn cuStreamGetId(hStream: impl MaybeHandle<CUstream>) -> u64 {
            checked::cuStreamGetId(hStream.as_handle_or_null())?
        }
        /// Returns a stream's priority, clamped to the range of the device.
        fn cuStreamGetPriority(hStream: impl MaybeHandle<CUstream>) -> i32 {
            checked::cuStreamGetPriority(hStream.as_handle_or_null())?
        }
        /// Returns whether a stream is being captured, and whether the capture is still valid.
        fn cuStreamIsCapturing(hStream: impl MaybeHandle<CUstream>) -> CUstreamCaptureStatus {
            checked::cuStreamIsCapturing(hStream.as_handle_or_null())?
        }
        /// Checks without blocking whether all work in a stream is complete (if not, `CUDA_ERROR_NOT_READY`).
        fn cuStreamQuery(hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuStreamQuery(hStream.as_handle_or_null())?
        }
        /// Blocks until all work submitted to a stream so far is complete.
        fn cuStreamSynchronize(hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuStreamSynchronize(hStream.as_handle_or_null())?
        }
        /// Returns the CUDA array that a surface object accesses.
        fn cuSurfObjectGetResourceDesc(surfObject: impl AsHandle<CUsurfObject>) -> CUDA_RESOURCE_DESC {
            checked::cuSurfObjectGetResourceDesc(surfObject.as_handle())?
        }
        /// Returns the array or memory that a texture object reads.
        fn cuTexObjectGetResourceDesc(texObject: impl AsHandle<CUtexObject>) -> CUDA_RESOURCE_DESC {
            checked::cuTexObjectGetResourceDesc(texObject.as_handle())?
        }
        /// Returns the format, size and mipmap levels with which a texture object views its resource.
        fn cuTexObjectGetResourceViewDesc(texObject: impl AsHandle<CUtexObject>) -> CUDA_RESOURCE_VIEW_DESC {
            checked::cuTexObjectGetResourceViewDesc(texObject.as_handle())?
        }
        /// Returns the addressing, filtering and read modes of a texture object.
        fn cuTexObjectGetTextureDesc(texObject: impl AsHandle<CUtexObject>) -> CUDA_TEXTURE_DESC {
            checked::cuTexObjectGetTextureDesc(texObject.as_handle())?
        }
    }

    unsafe {}
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        /// Decrements the usage count of a context, and destroys the context if the count is zero.
        /// # Safety
        ///
        /// - No thread may use `ctx`, or objects that belong to it, during or after the call.
        fn cuCtxDetach(ctx: impl AsHandle<CUcontext>) -> () {
            checked::cuCtxDetach(ctx.as_handle())?
        }
        /// Disables the current context's direct access to a peer context's memory.
        /// # Safety
        ///
        /// - Before the call, all work in the current context that uses memory of `peerContext` must be complete.
        fn cuCtxDisablePeerAccess(peerContext: impl AsHandle<CUcontext>) -> () {
            checked::cuCtxDisablePeerAccess(peerContext.as_handle())?
        }
        /// Records an event that completes when all work submitted to a context so far is complete.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuCtxRecordEvent(hCtx: impl AsHandle<CUcontext>, hEvent: impl AsHandle<CUevent>) -> () {
            checked::cuCtxRecordEvent(hCtx.as_handle(), hEvent.as_handle())?
        }
        /// Makes all work that is later submitted to a context wait for an event.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuCtxWaitEvent(hCtx: impl AsHandle<CUcontext>, hEvent: impl AsHandle<CUevent>) -> () {
            checked::cuCtxWaitEvent(hCtx.as_handle(), hEvent.as_handle())?
        }
        /// Gives a frame back to the EGL stream from which it was acquired.
        /// - `conn`: read and updated in place
        /// - `pStream`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `conn`, `pStream`: live handles.
        /// - `pStream` must not be moved, changed or freed while the library may hold its address.
        /// - The EGL objects that the call names are valid and used as EGL requires.
        fn cuEGLStreamConsumerReleaseFrame(
            conn: &mut CUeglStreamConnection, pCudaResource: impl AsHandle<CUgraphicsResource>, pStream: Option<&CUstream>,
        ) -> () {
            checked::cuEGLStreamConsumerReleaseFrame(conn, pCudaResource.as_handle(), pStream)?
        }
        /// Creates an event from an EGL sync object, so that streams can wait for it.
        /// # Safety
        ///
        /// - `eglSync`: a live handle.
        fn cuEventCreateFromEGLSync(eglSync: EGLSyncKHR, flags: CUevent_flags) -> Owned<CUevent> {
            Owned::from_raw(checked::cuEventCreateFromEGLSync(eglSync, flags)?)
        }
        /// Records an event in a stream with flags; during capture, a flag adds the event to the graph as a node.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuEventRecordWithFlags(
            hEvent: impl AsHandle<CUevent>, hStream: impl MaybeHandle<CUstream>, flags: CUevent_record_flags,
        ) -> () {
            checked::cuEventRecordWithFlags(hEvent.as_handle(), hStream.as_handle_or_null(), flags)?
        }
        /// Maps imported memory as a mipmapped CUDA array.
        /// # Safety
        ///
        /// - `mipmap` must be dropped before `extMem`.
        fn cuExternalMemoryGetMappedMipmappedArray(
            extMem: impl AsHandle<CUexternalMemory>, mipmapDesc: &CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
        ) -> Owned<CUmipmappedArray> {
            Owned::from_raw(checked::cuExternalMemoryGetMappedMipmappedArray(extMem.as_handle(), mipmapDesc)?)
        }
        #[symbol = cuGLCtxCreate_v2]
        /// Creates a context for use with OpenGL (superseded by `cuCtxCreate`).
        /// # Safety
        ///
        /// - Destroying `pCtx` destroys everything that was created in it, which must not be used afterwards.
        /// - `pCtx` must outlive all objects that were created while it was current, even leaked ones.
        /// - The object exists in OpenGL, whose context is current.
        fn cuGLCtxCreate(Flags: CUctx_flags, device: CUdevice) -> Owned<CUcontext> {
            Owned::from_raw(checked::cuGLCtxCreate(Flags, device)?)
        }
        #[symbol = cuGLMapBufferObjectAsync_v2]
        /// Maps a shared OpenGL buffer in stream order and returns its device address and size in bytes.
        /// Returns `dptr`, `size`.
        ///
        /// # Safety
        ///
        /// - The object exists in OpenGL, whose context is current.
        fn cuGLMapBufferObjectAsync(buffer: GLuint, hStream: impl MaybeHandle<CUstream>) -> (CUdeviceptr, usize) {
            checked::cuGLMapBufferObjectAsync(buffer, hStream.as_handle_or_null())?
        }
        /// Unmaps a buffer in stream order, so that OpenGL can use it again.
        /// # Safety
        ///
        /// - No thread may use the mapped or bound memory that `buffer` specifies, during or after the call.
        /// - The object exists in OpenGL, whose context is current.
        fn cuGLUnmapBufferObjectAsync(buffer: GLuint, hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuGLUnmapBufferObjectAsync(buffer, hStream.as_handle_or_null())?
        }
        /// Adds a graph node that runs a copy of another graph.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `childGraph` must not be `hGraph` itself.
        fn cuGraphAddChildGraphNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            childGraph: impl AsHandle<CUgraph>,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddChildGraphNode(
                    hGraph.as_handle(), Borrowed::handles(dependencies), childGraph.as_handle(),
                )?,
            )
        }
        /// Adds a graph node that records an event.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphAddEventRecordNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>], event: impl AsHandle<CUevent>,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddEventRecordNode(hGraph.as_handle(), Borrowed::handles(dependencies), event.as_handle())?,
            )
        }
        /// Adds a graph node that waits for an event.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphAddEventWaitNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>], event: impl AsHandle<CUevent>,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddEventWaitNode(hGraph.as_handle(), Borrowed::handles(dependencies), event.as_handle())?,
            )
        }
        /// Adds a graph node that signals external semaphores.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphAddExternalSemaphoresSignalNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddExternalSemaphoresSignalNode(
                    hGraph.as_handle(), Borrowed::handles(dependencies), nodeParams,
                )?,
            )
        }
        /// Adds a graph node that waits for external semaphores.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphAddExternalSemaphoresWaitNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddExternalSemaphoresWaitNode(
                    hGraph.as_handle(), Borrowed::handles(dependencies), nodeParams,
                )?,
            )
        }
        /// Adds a graph node that calls a host function.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphAddHostNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            nodeParams: &CUDA_HOST_NODE_PARAMS,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddHostNode(hGraph.as_handle(), Borrowed::handles(dependencies), nodeParams)?,
            )
        }
        #[symbol = cuGraphAddKernelNode_v2]
        /// Adds a graph node that launches a kernel.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid during the call, which copies the data that it needs.
        /// - The kernel must not use a texture or surface reference.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphAddKernelNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            nodeParams: &CUDA_KERNEL_NODE_PARAMS,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddKernelNode(hGraph.as_handle(), Borrowed::handles(dependencies), nodeParams)?,
            )
        }
        /// Adds a graph node that frees the memory that an allocation node allocated.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `dptr`: valid memory of the size that the other arguments imply, as long as `hGraph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphAddMemFreeNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>], dptr: CUdeviceptr,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(checked::cuGraphAddMemFreeNode(hGraph.as_handle(), Borrowed::handles(dependencies), dptr)?)
        }
        /// Adds a graph node that copies a 3D region of memory.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `copyParams` must stay valid as long as `hGraph`, or a copy of it, exists.
        /// - `ctx`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphAddMemcpyNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>], copyParams: &CUDA_MEMCPY3D,
            ctx: impl AsHandle<CUcontext>,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddMemcpyNode(
                    hGraph.as_handle(), Borrowed::handles(dependencies), copyParams, ctx.as_handle(),
                )?,
            )
        }
        /// Adds a graph node that fills memory with a value.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `memsetParams` must stay valid as long as `hGraph`, or a copy of it, exists.
        /// - `ctx`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphAddMemsetNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            memsetParams: &CUDA_MEMSET_NODE_PARAMS, ctx: impl AsHandle<CUcontext>,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddMemsetNode(
                    hGraph.as_handle(), Borrowed::handles(dependencies), memsetParams, ctx.as_handle(),
                )?,
            )
        }
        /// Creates the handle with which kernels set the condition of a conditional node.
        /// - `flags`: in, flags: [`CU_GRAPH_COND_ASSIGN_DEFAULT`]
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphConditionalHandleCreate(
            hGraph: impl AsHandle<CUgraph>, ctx: impl AsHandle<CUcontext>, defaultLaunchValue: u32, flags: u32,
        ) -> CUgraphConditionalHandle {
            checked::cuGraphConditionalHandleCreate(hGraph.as_handle(), ctx.as_handle(), defaultLaunchValue, flags)?
        }
        /// Sets the event that a node records.
        /// # Safety
        ///
        /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hNode`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphEventRecordNodeSetEvent(hNode: impl AsHandle<CUgraphNode>, event: impl AsHandle<CUevent>) -> () {
            checked::cuGraphEventRecordNodeSetEvent(hNode.as_handle(), event.as_handle())?
        }
        /// Sets the event that a node waits for.
        /// # Safety
        ///
        /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hNode`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphEventWaitNodeSetEvent(hNode: impl AsHandle<CUgraphNode>, event: impl AsHandle<CUevent>) -> () {
            checked::cuGraphEventWaitNodeSetEvent(hNode.as_handle(), event.as_handle())?
        }
        /// Updates a child graph of an executable graph with the parameters of another graph.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphExecChildGraphNodeSetParams(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>, childGraph: impl AsHandle<CUgraph>,
        ) -> () {
            checked::cuGraphExecChildGraphNodeSetParams(hGraphExec.as_handle(), hNode.as_handle(), childGraph.as_handle())?
        }
        /// Sets the event that a node of an executable graph records.
        /// # Safety
        ///
        /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphExecEventRecordNodeSetEvent(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>, event: impl AsHandle<CUevent>,
        ) -> () {
            checked::cuGraphExecEventRecordNodeSetEvent(hGraphExec.as_handle(), hNode.as_handle(), event.as_handle())?
        }
        /// Sets the event that a node of an executable graph waits for.
        /// # Safety
        ///
        /// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphExecEventWaitNodeSetEvent(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>, event: impl AsHandle<CUevent>,
        ) -> () {
            checked::cuGraphExecEventWaitNodeSetEvent(hGraphExec.as_handle(), hNode.as_handle(), event.as_handle())?
        }
        /// Sets the external semaphores that a node of an executable graph signals.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>,
            nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
        ) -> () {
            checked::cuGraphExecExternalSemaphoresSignalNodeSetParams(
                hGraphExec.as_handle(), hNode.as_handle(), nodeParams,
            )?
        }
        /// Sets the external semaphores that a node of an executable graph waits for.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>,
            nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
        ) -> () {
            checked::cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec.as_handle(), hNode.as_handle(), nodeParams)?
        }
        /// Sets the function of a host node, and the function's argument, in an executable graph.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphExecHostNodeSetParams(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUDA_HOST_NODE_PARAMS,
        ) -> () {
            checked::cuGraphExecHostNodeSetParams(hGraphExec.as_handle(), hNode.as_handle(), nodeParams)?
        }
        #[symbol = cuGraphExecKernelNodeSetParams_v2]
        /// Sets a kernel node's function, grid and arguments, in an executable graph only.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid during the call, which copies the data that it needs.
        /// - No kernel on the device may update the node at the same time.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphExecKernelNodeSetParams(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUDA_KERNEL_NODE_PARAMS,
        ) -> () {
            checked::cuGraphExecKernelNodeSetParams(hGraphExec.as_handle(), hNode.as_handle(), nodeParams)?
        }
        /// Sets the parameters of a memory copy node in an executable graph.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `copyParams` must stay valid as long as `hGraphExec` exists.
        /// - `ctx`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphExecMemcpyNodeSetParams(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>, copyParams: &CUDA_MEMCPY3D,
            ctx: impl AsHandle<CUcontext>,
        ) -> () {
            checked::cuGraphExecMemcpyNodeSetParams(hGraphExec.as_handle(), hNode.as_handle(), copyParams, ctx.as_handle())?
        }
        /// Sets the destination and the value of a memset node in an executable graph.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `memsetParams` must stay valid as long as `hGraphExec` exists.
        /// - `ctx`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphExecMemsetNodeSetParams(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>,
            memsetParams: &CUDA_MEMSET_NODE_PARAMS, ctx: impl AsHandle<CUcontext>,
        ) -> () {
            checked::cuGraphExecMemsetNodeSetParams(
                hGraphExec.as_handle(), hNode.as_handle(), memsetParams, ctx.as_handle(),
            )?
        }
        #[symbol = cuGraphExecUpdate_v2]
        /// Updates an executable graph with the parameters of a graph that has the same nodes and edges.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphExecUpdate(
            hGraphExec: impl AsHandle<CUgraphExec>, hGraph: impl AsHandle<CUgraph>,
        ) -> CUgraphExecUpdateResultInfo {
            checked::cuGraphExecUpdate(hGraphExec.as_handle(), hGraph.as_handle())?
        }
        /// Sets the external semaphores that a node signals, and the signaled values.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphExternalSemaphoresSignalNodeSetParams(
            hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
        ) -> () {
            checked::cuGraphExternalSemaphoresSignalNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// Sets the external semaphores that a node waits for, and the expected values.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphExternalSemaphoresWaitNodeSetParams(
            hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
        ) -> () {
            checked::cuGraphExternalSemaphoresWaitNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// Sets the function of a host node and the function's argument.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphHostNodeSetParams(hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUDA_HOST_NODE_PARAMS) -> () {
            checked::cuGraphHostNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// Creates an executable version of a graph, with flags and an upload stream; returns a detailed result.
        /// - `instantiateParams`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `instantiateParams` must be valid.
        fn cuGraphInstantiateWithParams(
            hGraph: impl AsHandle<CUgraph>, instantiateParams: &mut CUDA_GRAPH_INSTANTIATE_PARAMS,
        ) -> Owned<CUgraphExec> {
            Owned::from_raw(checked::cuGraphInstantiateWithParams(hGraph.as_handle(), instantiateParams)?)
        }
    }
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        #[symbol = cuGraphKernelNodeSetParams_v2]
        /// Sets the kernel, grid and arguments of a kernel node.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid during the call, which copies the data that it needs.
        fn cuGraphKernelNodeSetParams(hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUDA_KERNEL_NODE_PARAMS) -> () {
            checked::cuGraphKernelNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// Launches an executable graph in stream order; launches of the same graph run one after another.
        /// # Safety
        ///
        /// - Everything that `hGraphExec` launches, and the memory that it uses, must stay valid, until the call's work completes on `hStream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphLaunch(hGraphExec: impl AsHandle<CUgraphExec>, hStream: impl MaybeHandle<CUstream>) -> () {
            launched!(
                graph_launched DRIVER cuGraphLaunch : hGraphExec.as_handle(), hStream;
                checked::cuGraphLaunch(hGraphExec.as_handle(), hStream.as_handle_or_null())
            )
        }
    }
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        /// Sets the parameters of a memory copy node.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphMemcpyNodeSetParams(hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUDA_MEMCPY3D) -> () {
            checked::cuGraphMemcpyNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// Sets the destination and the value of a memset node.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphMemsetNodeSetParams(hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUDA_MEMSET_NODE_PARAMS) -> () {
            checked::cuGraphMemsetNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// Finds the node in a cloned graph that was copied from a given node.
        /// # Safety
        ///
        /// - `hOriginalNode` must be a node of the graph from which `hClonedGraph` was cloned.
        fn cuGraphNodeFindInClone<'a>(
            hOriginalNode: impl AsHandle<CUgraphNode>, hClonedGraph: impl LendHandle<'a, CUgraph>,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(checked::cuGraphNodeFindInClone(hOriginalNode.as_handle(), hClonedGraph.as_handle())?)
        }
        /// Returns whether a node of an executable graph is enabled; a disabled node does nothing.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphNodeGetEnabled(hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>) -> u32 {
            checked::cuGraphNodeGetEnabled(hGraphExec.as_handle(), hNode.as_handle())?
        }
        /// Enables or disables a kernel, memory copy or memset node in an executable graph.
        /// # Safety
        ///
        /// - No kernel on the device may update the node at the same time.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphNodeSetEnabled(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>, isEnabled: u32,
        ) -> () {
            checked::cuGraphNodeSetEnabled(hGraphExec.as_handle(), hNode.as_handle(), isEnabled)?
        }
    }
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        /// Releases a graph's references to a user object.
        /// # Safety
        ///
        /// - `object`: a live handle.
        /// - The caller must own the references to `object` that the call releases.
        fn cuGraphReleaseUserObject(graph: impl AsHandle<CUgraph>, object: CUuserObject, count: u32) -> () {
            checked::cuGraphReleaseUserObject(graph.as_handle(), object, count)?
        }
        /// Makes a graph hold references to a user object; a flag transfers the caller's references.
        /// # Safety
        ///
        /// - `object`: a live handle.
        /// - The caller must own the references to `object` that the call releases.
        fn cuGraphRetainUserObject(
            graph: impl AsHandle<CUgraph>, object: CUuserObject, count: u32, flags: CUuserObjectRetain_flags,
        ) -> () {
            checked::cuGraphRetainUserObject(graph.as_handle(), object, count, flags)?
        }
        /// Uploads an executable graph to the device in stream order, to make its first launch faster.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphUpload(hGraphExec: impl AsHandle<CUgraphExec>, hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuGraphUpload(hGraphExec.as_handle(), hStream.as_handle_or_null())?
        }
    }
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        /// Shares an EGL image with CUDA.
        /// # Safety
        ///
        /// - `image`: a live handle.
        /// - The EGL objects that the call names are valid and used as EGL requires.
        fn cuGraphicsEGLRegisterImage(image: EGLImageKHR, flags: CUgraphicsMapResourceFlags) -> Owned<CUgraphicsResource> {
            Owned::from_raw(checked::cuGraphicsEGLRegisterImage(image, flags)?)
        }
        /// Shares an OpenGL buffer with CUDA.
        /// # Safety
        ///
        /// - The OpenGL context of the object is current.
        fn cuGraphicsGLRegisterBuffer(buffer: GLuint, Flags: CUgraphicsRegisterFlags) -> Owned<CUgraphicsResource> {
            Owned::from_raw(checked::cuGraphicsGLRegisterBuffer(buffer, Flags)?)
        }
        /// Shares an OpenGL texture or renderbuffer with CUDA.
        /// # Safety
        ///
        /// - The OpenGL context of the object is current.
        fn cuGraphicsGLRegisterImage(
            image: GLuint, target: GLenum, Flags: CUgraphicsRegisterFlags,
        ) -> Owned<CUgraphicsResource> {
            Owned::from_raw(checked::cuGraphicsGLRegisterImage(image, target, Flags)?)
        }
        /// Maps registered graphics resources for use by CUDA, in stream order.
        /// - `resources`: in, array, whose length is passed as `count`
        ///
        /// # Safety
        ///
        /// - The graphics API must not use the resources until they are unmapped.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphicsMapResources(
            resources: &[Borrowed<'_, CUgraphicsResource>], hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuGraphicsMapResources(Borrowed::handles(resources), hStream.as_handle_or_null())?
        }
        /// Unmaps graphics resources in stream order, so that the graphics API can use them again.
        /// - `resources`: in, array, whose length is passed as `count`
        ///
        /// # Safety
        ///
        /// - No thread may use the mapped or bound memory that `resources` specifies, during or after the call.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphicsUnmapResources(
            resources: &[Borrowed<'_, CUgraphicsResource>], hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuGraphicsUnmapResources(Borrowed::handles(resources), hStream.as_handle_or_null())?
        }
        /// Shares a VDPAU output surface with CUDA.
        /// # Safety
        ///
        /// - The VDPAU objects that the call names are valid.
        fn cuGraphicsVDPAURegisterOutputSurface(
            vdpSurface: VdpOutputSurface, flags: CUgraphicsMapResourceFlags,
        ) -> Owned<CUgraphicsResource> {
            Owned::from_raw(checked::cuGraphicsVDPAURegisterOutputSurface(vdpSurface, flags)?)
        }
        /// Shares a VDPAU video surface with CUDA.
        /// # Safety
        ///
        /// - The VDPAU objects that the call names are valid.
        fn cuGraphicsVDPAURegisterVideoSurface(
            vdpSurface: VdpVideoSurface, flags: CUgraphicsMapResourceFlags,
        ) -> Owned<CUgraphicsResource> {
            Owned::from_raw(checked::cuGraphicsVDPAURegisterVideoSurface(vdpSurface, flags)?)
        }
        /// Creates a green context, whose work runs only on some of a device's SMs and work queues.
        /// # Safety
        ///
        /// - `desc`: a live handle.
        /// - Destroying `phCtx` destroys everything that was created in it, which must not be used afterwards.
        /// - `phCtx` must outlive all objects that were created while its context was current.
        fn cuGreenCtxCreate(desc: CUdevResourceDesc, dev: CUdevice, flags: CUgreenCtxCreate_flags) -> Owned<CUgreenCtx> {
            Owned::from_raw(checked::cuGreenCtxCreate(desc, dev, flags)?)
        }
    }
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        /// Records an event that completes when all work submitted to a green context so far is complete.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGreenCtxRecordEvent(hCtx: impl AsHandle<CUgreenCtx>, hEvent: impl AsHandle<CUevent>) -> () {
            checked::cuGreenCtxRecordEvent(hCtx.as_handle(), hEvent.as_handle())?
        }
        /// Creates a stream with a priority; its work runs on the resources of a green context.
        /// # Safety
        ///
        /// - `phStream` must be dropped before `greenCtx`.
        fn cuGreenCtxStreamCreate(
            greenCtx: impl AsHandle<CUgreenCtx>, flags: CUstream_flags, priority: i32,
        ) -> Owned<CUstream> {
            Owned::from_raw(checked::cuGreenCtxStreamCreate(greenCtx.as_handle(), flags, priority)?)
        }
        /// Makes all work that is later submitted to a green context wait for an event.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGreenCtxWaitEvent(hCtx: impl AsHandle<CUgreenCtx>, hEvent: impl AsHandle<CUevent>) -> () {
            checked::cuGreenCtxWaitEvent(hCtx.as_handle(), hEvent.as_handle())?
        }
        /// Imports memory from another API, such as Vulkan, Direct3D or NvSciBuf, given its handle.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `memHandleDesc` must stay valid as long as `extMem_out` exists.
        /// - A file descriptor in `memHandleDesc` belongs to the driver if the call succeeds: the program must neither use nor close it.
        fn cuImportExternalMemory(memHandleDesc: &CUDA_EXTERNAL_MEMORY_HANDLE_DESC) -> Owned<CUexternalMemory> {
            Owned::from_raw(checked::cuImportExternalMemory(memHandleDesc)?)
        }
        /// Imports a semaphore or fence from another API, given its handle.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `semHandleDesc` must stay valid as long as `extSem_out` exists.
        /// - A file descriptor in `semHandleDesc` belongs to the driver if the call succeeds: the program must neither use nor close it.
        fn cuImportExternalSemaphore(semHandleDesc: &CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC) -> Owned<CUexternalSemaphore> {
            Owned::from_raw(checked::cuImportExternalSemaphore(semHandleDesc)?)
        }
        /// Creates a handle with which other processes can open an event that was created for interprocess use.
        /// # Safety
        ///
        /// - Other processes must not use the event after this process has destroyed it.
        fn cuIpcGetEventHandle(event: impl AsHandle<CUevent>) -> CUipcEventHandle {
            checked::cuIpcGetEventHandle(event.as_handle())?
        }
        /// Opens another process's event, given its handle.
        /// # Safety
        ///
        /// - Another process must have exported `handle`. The event must not be used after that process has destroyed it.
        fn cuIpcOpenEventHandle(handle: CUipcEventHandle) -> Owned<CUevent> {
            Owned::from_raw(checked::cuIpcOpenEventHandle(handle)?)
        }
    }
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        /// Launches a function as one block, with the previously set parameters (superseded by `cuLaunchKernel`).
        /// # Safety
        ///
        /// - Everything that `f` launches, and the memory that it uses, must stay valid.
        /// - The block size, shared memory size and parameters of `f` must have been set since `cuLaunchKernel` last launched it.
        fn cuLaunch(f: impl AsHandle<CUfunction>) -> () {
            checked::cuLaunch(f.as_handle())?
        }
    }
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        /// Launches a kernel whose blocks all run at the same time and can synchronize across the grid.
        /// - `kernelParams`: in, the addresses of the kernel's arguments; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `kernelParams`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `hStream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `kernelParams` must not be moved, changed or freed while the library may hold its address.
        fn cuLaunchCooperativeKernel(
            f: impl AsHandle<CUfunction>, gridDimX: u32, gridDimY: u32, gridDimZ: u32, blockDimX: u32, blockDimY: u32,
            blockDimZ: u32, sharedMemBytes: u32, hStream: impl MaybeHandle<CUstream>, kernelParams: &mut [*mut c_void],
        ) -> () {
            checked::cuLaunchCooperativeKernel(
                f.as_handle(), gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes,
                hStream.as_handle_or_null(), kernelParams,
            )?
        }
        /// Launches a function on a 2D grid, with the previously set parameters (superseded by `cuLaunchKernel`).
        /// # Safety
        ///
        /// - Everything that `f` launches, and the memory that it uses, must stay valid.
        /// - The block size, shared memory size and parameters of `f` must have been set since `cuLaunchKernel` last launched it.
        fn cuLaunchGrid(f: impl AsHandle<CUfunction>, grid_width: i32, grid_height: i32) -> () {
            checked::cuLaunchGrid(f.as_handle(), grid_width, grid_height)?
        }
        /// Launches a function on a 2D grid in stream order, with the previously set parameters.
        /// # Safety
        ///
        /// - Everything that `f` launches, and the memory that it uses, must stay valid, until the call's work completes on `hStream`.
        /// - The block size, shared memory size and parameters of `f` must have been set since `cuLaunchKernel` last launched it.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuLaunchGridAsync(
            f: impl AsHandle<CUfunction>, grid_width: i32, grid_height: i32, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuLaunchGridAsync(f.as_handle(), grid_width, grid_height, hStream.as_handle_or_null())?
        }
        /// Runs a host function in stream order; the function must not call CUDA, and does not run after errors.
        /// - `fn`: in, called by CUDA with `userData`
        /// - `userData`: in, passed to the callback
        ///
        /// # Safety
        ///
        /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context is in an error state.
        fn cuLaunchHostFunc(hStream: impl MaybeHandle<CUstream>, r#fn: CUhostFn, userData: *mut c_void) -> () {
            checked::cuLaunchHostFunc(hStream.as_handle_or_null(), r#fn, userData)?
        }
        /// Launches a kernel in a stream with a grid size, a block size and dynamic shared memory in bytes.
        /// - `kernelParams`: in, the addresses of the kernel's arguments; an empty slice passes NULL
        /// - `extra`: in, an address, passed unchanged; may be NULL
        ///
        /// # Safety
        ///
        /// - `extra`: valid memory of the size that the other arguments imply.
        /// - Each address in `extra` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        /// - `kernelParams`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `hStream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `kernelParams` must not be moved, changed or freed while the library may hold its address.
        fn cuLaunchKernel(
            f: impl AsHandle<CUfunction>, gridDimX: u32, gridDimY: u32, gridDimZ: u32, blockDimX: u32, blockDimY: u32,
            blockDimZ: u32, sharedMemBytes: u32, hStream: impl MaybeHandle<CUstream>, kernelParams: &mut [*mut c_void],
            extra: *mut *mut c_void,
        ) -> () {
            checked::cuLaunchKernel(
                f.as_handle(), gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes,
                hStream.as_handle_or_null(), kernelParams, extra,
            )?
        }
        /// Registers a callback that receives the driver's log messages about errors.
        /// - `callbackFunc`: in, called by CUDA with `userData`
        /// - `userData`: in, passed to the callback
        ///
        /// # Safety
        ///
        /// - `callbackFunc` may be called with `userData` until `cuLogsUnregisterCallback` is called, on any thread: it must not unwind. `userData` must live as long as `callbackFunc` may be called.
        fn cuLogsRegisterCallback(callbackFunc: CUlogsCallback, userData: *mut c_void) -> Owned<CUlogsCallbackHandle> {
            Owned::from_raw(checked::cuLogsRegisterCallback(callbackFunc, userData)?)
        }
        /// Decompresses multiple buffers with the hardware decompression engine, in stream order.
        /// - `paramsArray`: in, array, whose length is passed as `count`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `paramsArray` must stay valid until the call's work completes on `stream`.
        /// - `paramsArray` must not be moved, changed or freed while the library may hold its address.
        fn cuMemBatchDecompressAsync(
            paramsArray: &[CUmemDecompressParams], flags: u32, stream: impl MaybeHandle<CUstream>,
        ) -> usize {
            checked::cuMemBatchDecompressAsync(paramsArray, flags, stream.as_handle_or_null())?
        }
        /// Exports physical memory to other processes, as an operating-system or fabric handle.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `handle` must not be used after it has been released and everything that was exported from it has been closed.
        /// - `shareableHandle`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cuMemExportToShareableHandle<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<CUmemGenericAllocationHandle>, handleType: Key<CUmemAllocationHandleType, T, C>,
            flags: u64,
        ) -> T {
            checked::cuMemExportToShareableHandle(handle.as_handle(), handleType, flags)?
        }
        /// Frees memory in stream order, after earlier work in the stream has finished.
        /// # Safety
        ///
        /// - `dptr` must come from the function that creates, allocates or registers it; all uses must precede this call in the order of `hStream`.
        fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuMemFreeAsync(dptr, hStream.as_handle_or_null())?
        }
        /// Imports physical memory of another process, given its handle.
        /// - `osHandle`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `osHandle`: the value that `shHandleType` requires, or its address.
        fn cuMemImportFromShareableHandle(
            osHandle: *mut c_void, shHandleType: CUmemAllocationHandleType,
        ) -> Owned<CUmemGenericAllocationHandle> {
            Owned::from_raw(checked::cuMemImportFromShareableHandle(osHandle, shHandleType)?)
        }
        /// Maps physical memory into a reserved range, which is inaccessible until `cuMemSetAccess` is called.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `ptr`: valid memory of the size that the other arguments imply.
        fn cuMemMap(
            ptr: CUdeviceptr, size: usize, offset: usize, handle: impl AsHandle<CUmemGenericAllocationHandle>, flags: u64,
        ) -> () {
            checked::cuMemMap(ptr, size, offset, handle.as_handle(), flags)?
        }
        /// Maps memory to parts of sparse CUDA arrays, or unmaps memory from them, in stream order.
        /// - `mapInfoList`: in, array, whose length is passed as `count`
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `mapInfoList` must stay valid until the call's work completes on `hStream`.
        /// - `mapInfoList` must not be moved, changed or freed while the library may hold its address.
        fn cuMemMapArrayAsync(mapInfoList: &[CUarrayMapInfo], hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuMemMapArrayAsync(mapInfoList, hStream.as_handle_or_null())?
        }
        /// Exports a memory pool to other processes, as an operating-system handle.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `handle_out`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cuMemPoolExportToShareableHandle<T: AttributeValue<C>, C: Output>(
            pool: impl AsHandle<CUmemoryPool>, handleType: Key<CUmemAllocationHandleType, T, C>, flags: u64,
        ) -> T {
            checked::cuMemPoolExportToShareableHandle(pool.as_handle(), handleType, flags)?
        }
        /// Returns an attribute of a memory pool, such as the release threshold or the number of bytes in use.
        /// # Safety
        ///
        /// - `value`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cuMemPoolGetAttribute<T: AttributeValue<C>, C: Output>(
            pool: impl AsHandle<CUmemoryPool>, attr: Key<CUmemPool_attribute, T, C>,
        ) -> T {
            checked::cuMemPoolGetAttribute(pool.as_handle(), attr)?
        }
    }
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        /// Imports a memory pool of another process, given its handle.
        /// - `handle`: in, an address, passed unchanged
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `handle`: the value that `handleType` requires, or its address.
        fn cuMemPoolImportFromShareableHandle(
            handle: *mut c_void, handleType: CUmemAllocationHandleType, flags: u64,
        ) -> Owned<CUmemoryPool> {
            Owned::from_raw(checked::cuMemPoolImportFromShareableHandle(handle, handleType, flags)?)
        }
        /// Imports one allocation of an imported pool, using the exporter's data.
        /// # Safety
        ///
        /// - `shareData` must not be moved, changed or freed while the library may hold its address.
        /// - Another process exported the data, from this pool.
        fn cuMemPoolImportPointer(pool: impl AsHandle<CUmemoryPool>, shareData: &CUmemPoolPtrExportData) -> CUdeviceptr {
            checked::cuMemPoolImportPointer(pool.as_handle(), shareData)?
        }
        /// Sets an attribute of a memory pool, such as the release threshold.
        /// - `value`: in, one value; `attr` selects the type: `CUmemAllocationHandleType` for `CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES`; `CUmemAllocationType` for `CU_MEMPOOL_ATTR_ALLOCATION_TYPE`; `CUmemLocationType` for `CU_MEMPOOL_ATTR_LOCATION_TYPE`; `cuuint64_t` for `CU_MEMPOOL_ATTR_RELEASE_THRESHOLD`, `CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT`, `CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH`, `CU_MEMPOOL_ATTR_USED_MEM_CURRENT`, `CU_MEMPOOL_ATTR_USED_MEM_HIGH`, `CU_MEMPOOL_ATTR_MAX_POOL_SIZE`; `int` for `CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES`, `CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC`, `CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES`, `CU_MEMPOOL_ATTR_LOCATION_ID`, `CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED`, `CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID`
        ///
        /// # Safety
        ///
        /// - `value` must not be moved, changed or freed while the library may hold its address.
        /// - `value`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cuMemPoolSetAttribute<T: AttributeValue<C>, C: Input>(
            pool: impl AsHandle<CUmemoryPool>, attr: Key<CUmemPool_attribute, T, C>, value: T,
        ) -> () {
            checked::cuMemPoolSetAttribute(pool.as_handle(), attr, value)?
        }
        /// Returns the handle of the physical memory that is mapped at an address, and adds a reference.
        /// - `addr`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `addr`: NULL, or a value that the library's documentation allows.
        fn cuMemRetainAllocationHandle(addr: *mut c_void) -> Owned<CUmemGenericAllocationHandle> {
            Owned::from_raw(checked::cuMemRetainAllocationHandle(addr)?)
        }
        #[symbol = cuMemcpy2DAsync_v2]
        /// Copies a 2D region between host memory, device memory and CUDA arrays, in stream order.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pCopy` must stay valid until the call's work completes on `hStream`.
        /// - `pCopy` must not be moved, changed or freed while the library may hold its address.
        fn cuMemcpy2DAsync(pCopy: &CUDA_MEMCPY2D, hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuMemcpy2DAsync(pCopy, hStream.as_handle_or_null())?
        }
        #[symbol = cuMemcpy3DAsync_v2]
        /// Copies a 3D region between host memory, device memory and CUDA arrays, in stream order.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pCopy` must stay valid until the call's work completes on `hStream`.
        /// - `pCopy` must not be moved, changed or freed while the library may hold its address.
        fn cuMemcpy3DAsync(pCopy: &CUDA_MEMCPY3D, hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuMemcpy3DAsync(pCopy, hStream.as_handle_or_null())?
        }
        /// Copies a 3D region of memory from one context to another, in stream order.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pCopy` must stay valid until the call's work completes on `hStream`.
        /// - `pCopy` must not be moved, changed or freed while the library may hold its address.
        fn cuMemcpy3DPeerAsync(pCopy: &CUDA_MEMCPY3D_PEER, hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuMemcpy3DPeerAsync(pCopy, hStream.as_handle_or_null())?
        }
        /// Copies bytes between two unified addresses, each in host or device memory, in stream order.
        /// # Safety
        ///
        /// - `dst`, `src`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        fn cuMemcpyAsync(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize, hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuMemcpyAsync(dst, src, ByteCount, hStream.as_handle_or_null())?
        }
        #[symbol = cuMemcpyAtoA_v2]
        /// Copies bytes between 1D CUDA arrays, whose element sizes must match although their formats may differ.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuMemcpyAtoA(
            dstArray: impl AsHandle<CUarray>, dstOffset: usize, srcArray: impl AsHandle<CUarray>, srcOffset: usize,
            ByteCount: usize,
        ) -> () {
            checked::cuMemcpyAtoA(dstArray.as_handle(), dstOffset, srcArray.as_handle(), srcOffset, ByteCount)?
        }
        #[symbol = cuMemcpyAtoD_v2]
        /// Copies bytes from a 1D CUDA array into device memory.
        /// # Safety
        ///
        /// - `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        fn cuMemcpyAtoD(
            dstDevice: CUdeviceptr, srcArray: impl AsHandle<CUarray>, srcOffset: usize, ByteCount: usize,
        ) -> () {
            checked::cuMemcpyAtoD(dstDevice, srcArray.as_handle(), srcOffset, ByteCount)?
        }
    }
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        #[symbol = cuMemcpyAtoH_v2]
        /// Copies bytes from a 1D CUDA array into host memory.
        /// - `dstHost`: out, host memory, whose size in bytes is passed as `ByteCount`
        ///
        /// # Safety
        ///
        /// - The host memory is not managed memory, because the driver may still write that when the call returns.
        fn cuMemcpyAtoH<T: Output>(dstHost: &mut [T], srcArray: impl AsHandle<CUarray>, srcOffset: usize) -> () {
            checked::cuMemcpyAtoH(dstHost, srcArray.as_handle(), srcOffset)?
        }
        #[symbol = cuMemcpyAtoHAsync_v2]
        /// Copies bytes from a 1D CUDA array into host memory, in stream order.
        /// - `dstHost`: out, host memory, whose size in bytes is passed as `ByteCount`
        ///
        /// # Safety
        ///
        /// - `dstHost` is used after the call returns: keep it alive and do not access it until the call's work completes on `hStream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuMemcpyAtoHAsync<T: Output>(
            dstHost: &mut [T], srcArray: impl AsHandle<CUarray>, srcOffset: usize, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemcpyAtoHAsync(dstHost, srcArray.as_handle(), srcOffset, hStream.as_handle_or_null())?
        }
        #[symbol = cuMemcpyDtoA_v2]
        /// Copies bytes from device memory into a 1D CUDA array.
        /// # Safety
        ///
        /// - `srcDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        fn cuMemcpyDtoA(
            dstArray: impl AsHandle<CUarray>, dstOffset: usize, srcDevice: CUdeviceptr, ByteCount: usize,
        ) -> () {
            checked::cuMemcpyDtoA(dstArray.as_handle(), dstOffset, srcDevice, ByteCount)?
        }
        #[symbol = cuMemcpyDtoDAsync_v2]
        /// Copies bytes within device memory, or between devices, in stream order.
        /// # Safety
        ///
        /// - `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        fn cuMemcpyDtoDAsync(
            dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemcpyDtoDAsync(dstDevice, srcDevice, ByteCount, hStream.as_handle_or_null())?
        }
        #[symbol = cuMemcpyDtoHAsync_v2]
        /// Copies bytes from device to host memory in stream order.
        /// - `dstHost`: out, host memory, whose size in bytes is passed as `ByteCount`
        ///
        /// # Safety
        ///
        /// - `dstHost` is used after the call returns: keep it alive and do not access it until the call's work completes on `hStream`.
        /// - `srcDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        fn cuMemcpyDtoHAsync<T: Output>(
            dstHost: &mut [T], srcDevice: CUdeviceptr, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemcpyDtoHAsync(dstHost, srcDevice, hStream.as_handle_or_null())?
        }
        #[symbol = cuMemcpyHtoA_v2]
        /// Copies bytes from host memory into a 1D CUDA array.
        /// - `srcHost`: in, host memory, whose size in bytes is passed as `ByteCount`
        ///
        /// # Safety
        ///
        /// - The host memory is not managed memory, because the driver may still read that when the call returns.
        fn cuMemcpyHtoA<T: Input>(dstArray: impl AsHandle<CUarray>, dstOffset: usize, srcHost: &[T]) -> () {
            checked::cuMemcpyHtoA(dstArray.as_handle(), dstOffset, srcHost)?
        }
        #[symbol = cuMemcpyHtoAAsync_v2]
        /// Copies bytes from host memory into a 1D CUDA array, in stream order.
        /// - `srcHost`: in, host memory, whose size in bytes is passed as `ByteCount`
        ///
        /// # Safety
        ///
        /// - `srcHost` is used after the call returns: keep it alive and do not modify it until the call's work completes on `hStream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `srcHost` must not be moved, changed or freed while the library may hold its address.
        fn cuMemcpyHtoAAsync<T: Input>(
            dstArray: impl AsHandle<CUarray>, dstOffset: usize, srcHost: &[T], hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemcpyHtoAAsync(dstArray.as_handle(), dstOffset, srcHost, hStream.as_handle_or_null())?
        }
        #[symbol = cuMemcpyHtoDAsync_v2]
        /// Copies bytes from host to device memory in stream order.
        /// - `srcHost`: in, host memory, whose size in bytes is passed as `ByteCount`
        ///
        /// # Safety
        ///
        /// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        /// - `srcHost` is used after the call returns: keep it alive and do not modify it until the call's work completes on `hStream`.
        /// - `srcHost` must not be moved, changed or freed while the library may hold its address.
        fn cuMemcpyHtoDAsync<T: Input>(dstDevice: CUdeviceptr, srcHost: &[T], hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuMemcpyHtoDAsync(dstDevice, srcHost, hStream.as_handle_or_null())?
        }
        /// Copies bytes of device memory from one context to another.
        /// # Safety
        ///
        /// - `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuMemcpyPeer(
            dstDevice: CUdeviceptr, dstContext: impl AsHandle<CUcontext>, srcDevice: CUdeviceptr,
            srcContext: impl AsHandle<CUcontext>, ByteCount: usize,
        ) -> () {
            checked::cuMemcpyPeer(dstDevice, dstContext.as_handle(), srcDevice, srcContext.as_handle(), ByteCount)?
        }
        /// Copies bytes of device memory from one context to another, in stream order.
        /// # Safety
        ///
        /// - `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuMemcpyPeerAsync(
            dstDevice: CUdeviceptr, dstContext: impl AsHandle<CUcontext>, srcDevice: CUdeviceptr,
            srcContext: impl AsHandle<CUcontext>, ByteCount: usize, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemcpyPeerAsync(
                dstDevice, dstContext.as_handle(), srcDevice, srcContext.as_handle(), ByteCount,
                hStream.as_handle_or_null(),
            )?
        }
        /// Fills device memory with N copies of a 16-bit value, in stream order; the address must be even.
        /// # Safety
        ///
        /// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        fn cuMemsetD16Async(dstDevice: CUdeviceptr, us: u16, N: usize, hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuMemsetD16Async(dstDevice, us, N, hStream.as_handle_or_null())?
        }
        /// Fills a 2D region of device memory with a 16-bit value, in stream order; the row pitch is in bytes.
        /// # Safety
        ///
        /// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        fn cuMemsetD2D16Async(
            dstDevice: CUdeviceptr, dstPitch: usize, us: u16, Width: usize, Height: usize,
            hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream.as_handle_or_null())?
        }
        /// Fills a 2D region of device memory with a 32-bit value, in stream order; the row pitch is in bytes.
        /// # Safety
        ///
        /// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        fn cuMemsetD2D32Async(
            dstDevice: CUdeviceptr, dstPitch: usize, ui: u32, Width: usize, Height: usize,
            hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream.as_handle_or_null())?
        }
        /// Fills a 2D region of device memory with an 8-bit value, in stream order; the row pitch is in bytes.
        /// # Safety
        ///
        /// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        fn cuMemsetD2D8Async(
            dstDevice: CUdeviceptr, dstPitch: usize, uc: u8, Width: usize, Height: usize,
            hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream.as_handle_or_null())?
        }
        /// Fills device memory with N copies of a 32-bit value, in stream order; the address must be a multiple of 4.
        /// # Safety
        ///
        /// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        fn cuMemsetD32Async(dstDevice: CUdeviceptr, ui: u32, N: usize, hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuMemsetD32Async(dstDevice, ui, N, hStream.as_handle_or_null())?
        }
        /// Fills device memory with N copies of an 8-bit value, in stream order.
        /// # Safety
        ///
        /// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        fn cuMemsetD8Async(dstDevice: CUdeviceptr, uc: u8, N: usize, hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuMemsetD8Async(dstDevice, uc, N, hStream.as_handle_or_null())?
        }
        /// Loads a module (PTX, cubin or fat binary) from a file into the current context.
        /// - `fname`: in, string
        ///
        /// # Safety
        ///
        /// - `fname` must name a complete, valid file; the library does not check the contents.
        fn cuModuleLoad(fname: &CStr) -> Owned<CUmodule> {
            Owned::from_raw(checked::cuModuleLoad(fname)?)
        }
        /// Loads a module from PTX, a cubin or a fat binary in memory into the current context.
        /// - `image`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `image`: the address of NUL-terminated PTX, or of a complete cubin or fatbin.
        fn cuModuleLoadData(image: *const c_void) -> Owned<CUmodule> {
            Owned::from_raw(checked::cuModuleLoadData(image)?)
        }
    }
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        /// Loads a module from a fat binary in memory, using the image that best suits the device.
        /// - `fatCubin`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `fatCubin`: the address of NUL-terminated PTX, or of a complete cubin or fatbin.
        fn cuModuleLoadFatBinary(fatCubin: *const c_void) -> Owned<CUmodule> {
            Owned::from_raw(checked::cuModuleLoadFatBinary(fatCubin)?)
        }
        /// Unbinds a device's memory from a range of a multicast object.
        /// # Safety
        ///
        /// - No thread may use the mapped or bound memory that `mcHandle` specifies, during or after the call.
        /// - `mcOffset` and `size` must be those of the call that bound the memory.
        /// - Nothing uses the memory that is bound at the offset.
        fn cuMulticastUnbind(
            mcHandle: impl AsHandle<CUmemGenericAllocationHandle>, dev: CUdevice, mcOffset: usize, size: usize,
        ) -> () {
            checked::cuMulticastUnbind(mcHandle.as_handle(), dev, mcOffset, size)?
        }
        /// Suggests a block size with maximum occupancy, and the smallest grid that achieves it.
        /// - `blockSizeToDynamicSMemSize`: in, called by CUDA; `None` passes NULL
        ///
        /// Returns `minGridSize`, `blockSize`.
        ///
        /// # Safety
        ///
        /// - `blockSizeToDynamicSMemSize` may be called only before this function returns: it must not unwind.
        fn cuOccupancyMaxPotentialBlockSize(
            func: impl AsHandle<CUfunction>, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: usize,
            blockSizeLimit: i32,
        ) -> (i32, i32) {
            checked::cuOccupancyMaxPotentialBlockSize(
                func.as_handle(), blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit,
            )?
        }
        /// Suggests a block size with maximum occupancy, and the smallest grid that achieves it; accepts caching flags.
        /// - `blockSizeToDynamicSMemSize`: in, called by CUDA; `None` passes NULL
        ///
        /// Returns `minGridSize`, `blockSize`.
        ///
        /// # Safety
        ///
        /// - `blockSizeToDynamicSMemSize` may be called only before this function returns: it must not unwind.
        fn cuOccupancyMaxPotentialBlockSizeWithFlags(
            func: impl AsHandle<CUfunction>, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: usize,
            blockSizeLimit: i32, flags: CUoccupancy_flags,
        ) -> (i32, i32) {
            checked::cuOccupancyMaxPotentialBlockSizeWithFlags(
                func.as_handle(), blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags,
            )?
        }
        /// Sets the total size in bytes of a function's parameters for `cuLaunch`.
        /// # Safety
        ///
        /// - The offset is the offset of one of the kernel's parameters.
        fn cuParamSetSize(hfunc: impl AsHandle<CUfunction>, numbytes: u32) -> () {
            checked::cuParamSetSize(hfunc.as_handle(), numbytes)?
        }
        /// Makes the array or memory of a texture reference visible to a function.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - The offset is the offset of one of the kernel's parameters.
        fn cuParamSetTexRef(hfunc: impl AsHandle<CUfunction>, texunit: i32, hTexRef: impl AsHandle<CUtexref>) -> () {
            checked::cuParamSetTexRef(hfunc.as_handle(), texunit, hTexRef.as_handle())?
        }
        /// Sets a `float` parameter of a function, at an offset, for `cuLaunch`.
        /// # Safety
        ///
        /// - The offset is the offset of one of the kernel's parameters.
        fn cuParamSetf(hfunc: impl AsHandle<CUfunction>, offset: i32, value: f32) -> () {
            checked::cuParamSetf(hfunc.as_handle(), offset, value)?
        }
        /// Sets an integer parameter of a function, at an offset, for `cuLaunch`.
        /// # Safety
        ///
        /// - The offset is the offset of one of the kernel's parameters.
        fn cuParamSeti(hfunc: impl AsHandle<CUfunction>, offset: i32, value: u32) -> () {
            checked::cuParamSeti(hfunc.as_handle(), offset, value)?
        }
        /// Copies bytes to an offset in a function's parameters, for `cuLaunch`.
        /// - `ptr`: in, host memory, whose size in bytes is passed as `numbytes`
        ///
        /// # Safety
        ///
        /// - `ptr` must not be moved, changed or freed while the library may hold its address.
        /// - The offset is the offset of one of the kernel's parameters.
        fn cuParamSetv<T: Input>(hfunc: impl AsHandle<CUfunction>, offset: i32, ptr: &[T]) -> () {
            checked::cuParamSetv(hfunc.as_handle(), offset, ptr)?
        }
        /// Signals imported semaphores in stream order.
        /// - `extSemArray`, `paramsArray`: in, array, whose length is passed as `numExtSems`
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `paramsArray` must stay valid until the call's work completes on `stream`.
        /// - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
        /// - Each NvSciSync object may have only one outstanding fence with a timestamp. The timestamp must not be read before the fence has been signaled.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `paramsArray` must not be moved, changed or freed while the library may hold its address.
        fn cuSignalExternalSemaphoresAsync(
            extSemArray: &[Borrowed<'_, CUexternalSemaphore>], paramsArray: &[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS],
            stream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuSignalExternalSemaphoresAsync(
                Borrowed::handles(extSemArray), paramsArray, stream.as_handle_or_null(),
            )?
        }
        /// Runs a host callback in stream order, even after errors, and passes it the stream's status.
        /// - `callback`: in, called by CUDA with `userData`
        /// - `userData`: in, passed to the callback
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `callback` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then.
        fn cuStreamAddCallback(
            hStream: impl MaybeHandle<CUstream>, callback: CUstreamCallback, userData: *mut c_void, flags: u32,
        ) -> () {
            checked::cuStreamAddCallback(hStream.as_handle_or_null(), callback, userData, flags)?
        }
        /// Attaches managed memory to one stream, to all streams or to the host, in stream order.
        /// # Safety
        ///
        /// - `dptr`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        /// - On the device, only work in the stream that the memory is attached to may use it.
        fn cuStreamAttachMemAsync(
            hStream: impl MaybeHandle<CUstream>, dptr: CUdeviceptr, length: usize, flags: CUmemAttach_flags,
        ) -> () {
            checked::cuStreamAttachMemAsync(hStream.as_handle_or_null(), dptr, length, flags)?
        }
        #[symbol = cuStreamBeginCapture_v2]
        /// Starts capturing the work submitted to a stream as a graph, instead of running it.
        /// # Safety
        ///
        /// - Captured kernels must not use texture or surface references.
        fn cuStreamBeginCapture(hStream: impl MaybeHandle<CUstream>, mode: CUstreamCaptureMode) -> () {
            checked::cuStreamBeginCapture(hStream.as_handle_or_null(), mode)?
        }
        /// Starts capturing a stream's work into an existing graph, after the given nodes.
        /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Captured kernels must not use texture or surface references.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `dependencyData` must not be moved, changed or freed while the library may hold its address.
        fn cuStreamBeginCaptureToGraph(
            hStream: impl MaybeHandle<CUstream>, hGraph: impl AsHandle<CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            dependencyData: &[CUgraphEdgeData], mode: CUstreamCaptureMode,
        ) -> () {
            checked::cuStreamBeginCaptureToGraph(
                hStream.as_handle_or_null(), hGraph.as_handle(), Borrowed::handles(dependencies), dependencyData, mode,
            )?
        }
        /// Ends the capture of a stream and returns the graph, or null if the capture became invalid.
        /// # Safety
        ///
        /// - The capture did not begin with a graph, because that graph already has an owner.
        fn cuStreamEndCapture(hStream: impl MaybeHandle<CUstream>) -> Owned<CUgraph> {
            Owned::from_raw(checked::cuStreamEndCapture(hStream.as_handle_or_null())?)
        }
        /// Makes later work in a stream wait for an event, without blocking the caller.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuStreamWaitEvent(
            hStream: impl MaybeHandle<CUstream>, hEvent: impl AsHandle<CUevent>, Flags: CUevent_wait_flags,
        ) -> () {
            checked::cuStreamWaitEvent(hStream.as_handle_or_null(), hEvent.as_handle(), Flags)?
        }
        #[symbol = cuStreamWaitValue32_v2]
        /// Makes a stream wait until the comparison of a 32-bit memory word with a value is true.
        /// # Safety
        ///
        /// - `addr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cuStreamWaitValue32(
            stream: impl MaybeHandle<CUstream>, addr: CUdeviceptr, value: cuuint32_t, flags: CUstreamWaitValue_flags,
        ) -> () {
            checked::cuStreamWaitValue32(stream.as_handle_or_null(), addr, value, flags)?
        }
        #[symbol = cuStreamWaitValue64_v2]
        /// Makes a stream wait until the comparison of a 64-bit memory word with a value is true.
        /// # Safety
        ///
        /// - `addr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cuStreamWaitValue64(
            stream: impl MaybeHandle<CUstream>, addr: CUdeviceptr, value: cuuint64_t, flags: CUstreamWaitValue_flags,
        ) -> () {
            checked::cuStreamWaitValue64(stream.as_handle_or_null(), addr, value, flags)?
        }
        #[symbol = cuStreamWriteValue32_v2]
        /// Writes a 32-bit value to memory in stream order, by default after a memory barrier.
        /// # Safety
        ///
        /// - `addr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cuStreamWriteValue32(
            stream: impl MaybeHandle<CUstream>, addr: CUdeviceptr, value: cuuint32_t, flags: CUstreamWriteValue_flags,
        ) -> () {
            checked::cuStreamWriteValue32(stream.as_handle_or_null(), addr, value, flags)?
        }
        #[symbol = cuStreamWriteValue64_v2]
        /// Writes a 64-bit value to memory in stream order, by default after a memory barrier.
        /// # Safety
        ///
        /// - `addr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cuStreamWriteValue64(
            stream: impl MaybeHandle<CUstream>, addr: CUdeviceptr, value: cuuint64_t, flags: CUstreamWriteValue_flags,
        ) -> () {
            checked::cuStreamWriteValue64(stream.as_handle_or_null(), addr, value, flags)?
        }
        /// Creates a surface object, with which kernels read and write a CUDA array.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pResDesc` must stay valid as long as `pSurfObject` exists.
        fn cuSurfObjectCreate(pResDesc: &CUDA_RESOURCE_DESC) -> Owned<CUsurfObject> {
            Owned::from_raw(checked::cuSurfObjectCreate(pResDesc)?)
        }
        /// Binds a surface reference to a CUDA array.
        /// - `Flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `hSurfRef`: a live handle.
        /// - `hArray`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `hSurfRef`, or `hSurfRef` is destroyed.
        fn cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: impl AsHandle<CUarray>, Flags: u32) -> () {
            checked::cuSurfRefSetArray(hSurfRef, hArray.as_handle(), Flags)?
        }
        /// Creates a texture object from a resource and modes for addressing, filtering and reading.
        /// - `pResViewDesc`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `pResDesc` must stay valid as long as `pTexObject` exists.
        /// - `pTexDesc` must not be moved, changed or freed while the library may hold its address.
        /// - `pResViewDesc` must not be moved, changed or freed while the library may hold its address.
        fn cuTexObjectCreate(
            pResDesc: &CUDA_RESOURCE_DESC, pTexDesc: &CUDA_TEXTURE_DESC, pResViewDesc: Option<&CUDA_RESOURCE_VIEW_DESC>,
        ) -> Owned<CUtexObject> {
            Owned::from_raw(checked::cuTexObjectCreate(pResDesc, pTexDesc, pResViewDesc)?)
        }
        /// Creates a texture reference that does not belong to a module.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefCreate() -> Owned<CUtexref> {
            Owned::from_raw(checked::cuTexRefCreate()?)
        }
        #[symbol = cuTexRefGetAddress_v2]
        /// Returns the memory that a texture reference reads.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefGetAddress(hTexRef: impl AsHandle<CUtexref>) -> CUdeviceptr {
            checked::cuTexRefGetAddress(hTexRef.as_handle())?
        }
        /// Returns how a texture reference treats coordinates outside a dimension.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefGetAddressMode(hTexRef: impl AsHandle<CUtexref>, dim: i32) -> CUaddress_mode {
            checked::cuTexRefGetAddressMode(hTexRef.as_handle(), dim)?
        }
        /// Returns the CUDA array that a texture reference reads.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefGetArray(hTexRef: impl AsHandle<CUtexref>) -> CUarray {
            checked::cuTexRefGetArray(hTexRef.as_handle())?
        }
    }
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        /// Returns the color (RGBA) that a texture reference reads outside its array.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefGetBorderColor(hTexRef: impl AsHandle<CUtexref>) -> [f32; 4] {
            checked::cuTexRefGetBorderColor(hTexRef.as_handle())?
        }
        /// Returns whether a texture reference reads the nearest element or interpolates linearly.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefGetFilterMode(hTexRef: impl AsHandle<CUtexref>) -> CUfilter_mode {
            checked::cuTexRefGetFilterMode(hTexRef.as_handle())?
        }
        /// Returns the read flags of a texture reference: unconverted integers, normalized coordinates, sRGB.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefGetFlags(hTexRef: impl AsHandle<CUtexref>) -> u32 {
            checked::cuTexRefGetFlags(hTexRef.as_handle())?
        }
        /// Returns the format and the number of components of the texels that a texture reference reads.
        /// Returns `pFormat`, `pNumChannels`.
        ///
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefGetFormat(hTexRef: impl AsHandle<CUtexref>) -> (CUarray_format, i32) {
            checked::cuTexRefGetFormat(hTexRef.as_handle())?
        }
        /// Returns the maximum anisotropy ratio of a texture reference.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefGetMaxAnisotropy(hTexRef: impl AsHandle<CUtexref>) -> i32 {
            checked::cuTexRefGetMaxAnisotropy(hTexRef.as_handle())?
        }
        /// Returns whether a texture reference reads the nearest mipmap level or interpolates between two levels.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefGetMipmapFilterMode(hTexRef: impl AsHandle<CUtexref>) -> CUfilter_mode {
            checked::cuTexRefGetMipmapFilterMode(hTexRef.as_handle())?
        }
        /// Returns the offset that a texture reference adds to a mipmap level.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefGetMipmapLevelBias(hTexRef: impl AsHandle<CUtexref>) -> f32 {
            checked::cuTexRefGetMipmapLevelBias(hTexRef.as_handle())?
        }
        /// Returns the lowest and highest mipmap level that a texture reference reads.
        /// Returns `pminMipmapLevelClamp`, `pmaxMipmapLevelClamp`.
        ///
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefGetMipmapLevelClamp(hTexRef: impl AsHandle<CUtexref>) -> (f32, f32) {
            checked::cuTexRefGetMipmapLevelClamp(hTexRef.as_handle())?
        }
        /// Returns the mipmapped CUDA array that a texture reference reads.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefGetMipmappedArray(hTexRef: impl AsHandle<CUtexref>) -> CUmipmappedArray {
            checked::cuTexRefGetMipmappedArray(hTexRef.as_handle())?
        }
        #[symbol = cuTexRefSetAddress_v2]
        /// Binds a texture reference to linear memory; returns the offset in bytes that fetches must add.
        /// # Safety
        ///
        /// - `dptr`: valid memory of the size that the other arguments imply, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
        /// - The values are valid for the texture.
        fn cuTexRefSetAddress(hTexRef: impl AsHandle<CUtexref>, dptr: CUdeviceptr, bytes: usize) -> usize {
            checked::cuTexRefSetAddress(hTexRef.as_handle(), dptr, bytes)?
        }
        #[symbol = cuTexRefSetAddress2D_v3]
        /// Binds a texture reference to rows of memory with a pitch in bytes.
        /// # Safety
        ///
        /// - `dptr`: valid memory of the size that the other arguments imply, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
        /// - `desc` must not be moved, changed or freed while the library may hold its address.
        /// - The values are valid for the texture.
        fn cuTexRefSetAddress2D(
            hTexRef: impl AsHandle<CUtexref>, desc: &CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize,
        ) -> () {
            checked::cuTexRefSetAddress2D(hTexRef.as_handle(), desc, dptr, Pitch)?
        }
        /// Binds a texture reference to rows of memory with a pitch in bytes.
        /// # Safety
        ///
        /// - `dptr`: valid memory of the size that the other arguments imply, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
        /// - `desc` must not be moved, changed or freed while the library may hold its address.
        /// - The values are valid for the texture.
        fn cuTexRefSetAddress2D_v2(
            hTexRef: impl AsHandle<CUtexref>, desc: &CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize,
        ) -> () {
            checked::cuTexRefSetAddress2D_v2(hTexRef.as_handle(), desc, dptr, Pitch)?
        }
        /// Sets how a texture reference treats coordinates outside a dimension (wrap, clamp, mirror or border).
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefSetAddressMode(hTexRef: impl AsHandle<CUtexref>, dim: i32, am: CUaddress_mode) -> () {
            checked::cuTexRefSetAddressMode(hTexRef.as_handle(), dim, am)?
        }
        /// Binds a texture reference to a CUDA array.
        /// - `Flags`: in, flags: [`CU_TRSA_OVERRIDE_FORMAT`]
        ///
        /// # Safety
        ///
        /// - `hArray`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - The values are valid for the texture.
        fn cuTexRefSetArray(hTexRef: impl AsHandle<CUtexref>, hArray: impl AsHandle<CUarray>, Flags: u32) -> () {
            checked::cuTexRefSetArray(hTexRef.as_handle(), hArray.as_handle(), Flags)?
        }
        /// Sets the color (RGBA) that a texture reference reads outside its array.
        /// - `pBorderColor`: in, array, length `4`
        ///
        /// # Safety
        ///
        /// - `pBorderColor` must not be moved, changed or freed while the library may hold its address.
        /// - The values are valid for the texture.
        fn cuTexRefSetBorderColor(hTexRef: impl AsHandle<CUtexref>, pBorderColor: &[f32; 4]) -> () {
            checked::cuTexRefSetBorderColor(hTexRef.as_handle(), pBorderColor)?
        }
        /// Sets whether a texture reference reads the nearest element or interpolates linearly.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefSetFilterMode(hTexRef: impl AsHandle<CUtexref>, fm: CUfilter_mode) -> () {
            checked::cuTexRefSetFilterMode(hTexRef.as_handle(), fm)?
        }
        /// Sets the read flags of a texture reference: unconverted integers, normalized coordinates, sRGB.
        /// - `Flags`: in, flags: [`CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION`], [`CU_TRSF_NORMALIZED_COORDINATES`], [`CU_TRSF_READ_AS_INTEGER`], [`CU_TRSF_SEAMLESS_CUBEMAP`], [`CU_TRSF_SRGB`]
        ///
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefSetFlags(hTexRef: impl AsHandle<CUtexref>, Flags: u32) -> () {
            checked::cuTexRefSetFlags(hTexRef.as_handle(), Flags)?
        }
        /// Sets the format and the number of components of the texels that a texture reference reads.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefSetFormat(hTexRef: impl AsHandle<CUtexref>, fmt: CUarray_format, NumPackedComponents: i32) -> () {
            checked::cuTexRefSetFormat(hTexRef.as_handle(), fmt, NumPackedComponents)?
        }
        /// Sets the maximum anisotropy ratio of a texture reference.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefSetMaxAnisotropy(hTexRef: impl AsHandle<CUtexref>, maxAniso: u32) -> () {
            checked::cuTexRefSetMaxAnisotropy(hTexRef.as_handle(), maxAniso)?
        }
        /// Sets whether a texture reference reads the nearest mipmap level or interpolates between two levels.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefSetMipmapFilterMode(hTexRef: impl AsHandle<CUtexref>, fm: CUfilter_mode) -> () {
            checked::cuTexRefSetMipmapFilterMode(hTexRef.as_handle(), fm)?
        }
        /// Sets the offset that a texture reference adds to a mipmap level.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefSetMipmapLevelBias(hTexRef: impl AsHandle<CUtexref>, bias: f32) -> () {
            checked::cuTexRefSetMipmapLevelBias(hTexRef.as_handle(), bias)?
        }
        /// Sets the lowest and highest mipmap level that a texture reference reads.
        /// # Safety
        ///
        /// - The values are valid for the texture.
        fn cuTexRefSetMipmapLevelClamp(
            hTexRef: impl AsHandle<CUtexref>, minMipmapLevelClamp: f32, maxMipmapLevelClamp: f32,
        ) -> () {
            checked::cuTexRefSetMipmapLevelClamp(hTexRef.as_handle(), minMipmapLevelClamp, maxMipmapLevelClamp)?
        }
    }
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        /// Binds a texture reference to a mipmapped CUDA array.
        /// - `Flags`: in, flags: [`CU_TRSA_OVERRIDE_FORMAT`]
        ///
        /// # Safety
        ///
        /// - `hMipmappedArray`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - The values are valid for the texture.
        fn cuTexRefSetMipmappedArray(
            hTexRef: impl AsHandle<CUtexref>, hMipmappedArray: impl AsHandle<CUmipmappedArray>, Flags: u32,
        ) -> () {
            checked::cuTexRefSetMipmappedArray(hTexRef.as_handle(), hMipmappedArray.as_handle(), Flags)?
        }
        #[symbol = cuVDPAUCtxCreate_v2]
        /// Creates a context that can share surfaces with a VDPAU device.
        /// - `vdpGetProcAddress`: in, called by CUDA
        ///
        /// # Safety
        ///
        /// - `vdpGetProcAddress` may be called only before this function returns: it must not unwind.
        /// - Destroying `pCtx` destroys everything that was created in it, which must not be used afterwards.
        /// - `pCtx` must outlive all objects that were created while it was current, even leaked ones.
        /// - The VDPAU objects that the call names are valid.
        fn cuVDPAUCtxCreate(
            flags: CUctx_flags, device: CUdevice, vdpDevice: VdpDevice, vdpGetProcAddress: VdpGetProcAddress,
        ) -> Owned<CUcontext> {
            Owned::from_raw(checked::cuVDPAUCtxCreate(flags, device, vdpDevice, vdpGetProcAddress)?)
        }
        /// Makes a stream wait for imported semaphores.
        /// - `extSemArray`, `paramsArray`: in, array, whose length is passed as `numExtSems`
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `paramsArray` must stay valid until the call's work completes on `stream`.
        /// - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `paramsArray` must not be moved, changed or freed while the library may hold its address.
        fn cuWaitExternalSemaphoresAsync(
            extSemArray: &[Borrowed<'_, CUexternalSemaphore>], paramsArray: &[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS],
            stream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuWaitExternalSemaphoresAsync(Borrowed::handles(extSemArray), paramsArray, stream.as_handle_or_null())?
        }
    }
}
