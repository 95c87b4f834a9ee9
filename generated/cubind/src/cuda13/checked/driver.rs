//! CUDA driver API with functions that return [`Result`]s: devices, contexts, memory, modules, streams, events and graphs.
//!
//! See [`checked`](super) for this form of the functions. [`driver`](raw) lists the functions by group, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use raw::DRIVER;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::driver::all_types::*;
#[doc(inline)]
pub use crate::shared::checked::driver::*;

/// Keys that select attributes, with the type of each value: see [`Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;
    #[doc(inline)]
    pub use crate::shared::checked::driver::keys::*;

    keys! {
        CUlogicalEndpointIpcHandleType {
            CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE: CUlogicalEndpointFabricHandle,
            CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC: CUlogicalEndpointFabricHandle,
        }
    }
}

#[path = "../../common/checked/driver.rs"]
mod common;
pub use common::*;

checked! {
    driver, DRIVER, CUresult;
    /// Completes a checkpoint or restore operation in which the caller transfers the data.
    /// # Safety
    ///
    /// - `handle`: a live handle.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    /// Saves the GPU memory of a locked process, by default to host memory, and releases its GPUs.
    /// - `args`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `args` must be valid.
    fn cuCheckpointProcessCheckpoint(pid: i32, args: Option<&CUcheckpointCheckpointArgs>) -> ();
    /// Restores a checkpointed process's memory to the same or other GPUs; the process remains locked.
    /// - `args`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `args` must be valid.
    fn cuCheckpointProcessRestore(pid: i32, args: Option<&CUcheckpointRestoreArgs>) -> ();
    /// Unregisters a callback that runs when a GPU core dump is complete.
    /// - `callback`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `callback`: a live handle.
    /// - No thread may use `callback`, or objects that belong to it, during or after the call.
    fn cuCoredumpDeregisterCompleteCallback(callback: CUcoredumpCallbackHandle) -> ();
    /// Unregisters a callback that runs when a GPU core dump starts.
    /// - `callback`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `callback`: a live handle.
    /// - No thread may use `callback`, or objects that belong to it, during or after the call.
    fn cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle) -> ();
    /// Registers a callback that runs when a GPU core dump is complete.
    /// - `callback`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callback` may be called with `userData` until `cuCoredumpDeregisterCompleteCallback` is called, on any thread: it must not unwind. `userData` must live as long as `callback` may be called.
    fn cuCoredumpRegisterCompleteCallback(
        callback: CUcoredumpStatusCallback, userData: *mut c_void,
    ) -> CUcoredumpCallbackHandle;
    /// Registers a callback that runs when a GPU core dump starts.
    /// - `callback`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callback` may be called with `userData` until `cuCoredumpDeregisterStartCallback` is called, on any thread: it must not unwind. `userData` must live as long as `callback` may be called.
    fn cuCoredumpRegisterStartCallback(
        callback: CUcoredumpStatusCallback, userData: *mut c_void,
    ) -> CUcoredumpCallbackHandle;
    #[symbol = cuCtxCreate_v4]
    #[other = owned]
    /// Creates a context on a device, pushes it onto the thread's context stack and makes it current.
    /// - `ctxCreateParams`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `ctxCreateParams` must be valid.
    /// - `ctxCreateParams` must not set both `execAffinityParams` and `cigParams`.
    /// - Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
    fn cuCtxCreate(ctxCreateParams: Option<&CUctxCreateParams>, flags: CUctx_flags, dev: CUdevice) -> CUcontext;
    #[other = owned]
    /// Creates a context on a device, pushes it onto the thread's context stack and makes it current.
    /// # Safety
    ///
    /// Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
    fn cuCtxCreate_v2(flags: CUctx_flags, dev: CUdevice) -> CUcontext;
    #[other = owned]
    /// Returns a context's resources of one type, such as SMs or work queues.
    /// # Safety
    ///
    /// - `hCtx`: a live handle.
    /// - Pointers in `resource` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cuCtxGetDevResource(hCtx: CUcontext, r#type: CUdevResourceType) -> CUdevResource;
    #[other = owned]
    /// Returns the device that the given context belongs to.
    /// - `ctx`: in; may be NULL
    ///
    /// # Safety
    ///
    /// `ctx`: a live handle, or NULL.
    fn cuCtxGetDevice_v2(ctx: CUcontext) -> CUdevice;
    #[other = owned]
    /// Blocks until all work submitted to the given context has finished.
    /// - `ctx`: in; may be NULL
    ///
    /// # Safety
    ///
    /// `ctx`: a live handle, or NULL.
    fn cuCtxSynchronize_v2(ctx: CUcontext) -> ();
    /// Combines device resources into a descriptor for `cuGreenCtxCreate`.
    /// - `resources`: in, array, whose length is passed as `nbResources`
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `resources` must be valid.
    fn cuDevResourceGenerateDesc(resources: &[CUdevResource]) -> CUdevResourceDesc;
    /// Splits SMs into groups, each described by its own record, and a remainder.
    /// - `result`: out, array, whose length is passed as `nbGroups`; an empty slice passes NULL
    /// - `flags`: in; must be 0
    /// - `groupParams`: in and out, array, whose length is passed as `nbGroups`
    ///
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `input` must be valid.
    /// - Pointers in `result`, `remainder` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cuDevSmResourceSplit(
        result: &mut [CUdevResource], input: &CUdevResource, flags: u32,
        groupParams: &mut [CU_DEV_SM_RESOURCE_GROUP_PARAMS],
    ) -> CUdevResource;
    /// Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.
    /// - `result`: out, array, whose length is passed as `nbGroups`; an empty slice passes NULL
    ///
    /// Returns `nbGroups`, `remainder`.
    ///
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `input` must be valid.
    /// - Pointers in `result`, `remainder` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cuDevSmResourceSplitByCount(
        result: &mut [CUdevResource], input: &CUdevResource, flags: CUdevSmResourceSplitByCount_flags, minCount: u32,
    ) -> (u32, CUdevResource);
    /// Returns the number of fabric cliques that a device belongs to.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetCliqueCount(dev: CUdevice) -> usize;
    /// Returns all of a device's resources of one type, such as SMs or work queues, for later splitting.
    /// # Safety
    ///
    /// Pointers in `resource` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cuDeviceGetDevResource(device: CUdevice, r#type: CUdevResourceType) -> CUdevResource;
    /// Returns the UUID of the NVLink fabric cluster to which a device belongs.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetFabricClusterUuid(dev: CUdevice) -> CUuuid;
}

checked! {
    driver, DRIVER, CUresult;
    /// Returns a device's support for each of the given atomic operations on host memory.
    /// - `capabilities`: out, array, whose length is passed as `count`
    /// - `operations`: in, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetHostAtomicCapabilities(
        capabilities: &mut [u32], operations: &[CUatomicOperation], dev: CUdevice,
    ) -> ();
    /// Returns a device's support for each of the given atomic operations on a peer device's memory.
    /// - `capabilities`: out, array, whose length is passed as `count`
    /// - `operations`: in, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetP2PAtomicCapabilities(
        capabilities: &mut [u32], operations: &[CUatomicOperation], srcDevice: CUdevice, dstDevice: CUdevice,
    ) -> ();
    #[symbol = cuDeviceGetUuid_v2]
    /// Returns a device's UUID (16 bytes).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetUuid(dev: CUdevice) -> CUuuid;
    #[symbol = cuEventElapsedTime_v2]
    #[other = owned]
    /// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
    /// # Safety
    ///
    /// `hStart`, `hEnd`: live handles.
    fn cuEventElapsedTime(hStart: CUevent, hEnd: CUevent) -> f32;
    #[other = owned]
    /// Copies multiple ranges in stream order, each to or from an address or a logical endpoint.
    /// - `opList`: in, array, whose length is passed as `numOps`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `opList` must stay valid until the call's work completes on `hStream`.
    /// - No copy of the batch may depend on another copy of the batch.
    fn cuFabricCpyBatchAsync(opList: &[CUDA_FABRIC_COPY_BATCH_OP], flags: u64, hStream: CUstream) -> ();
    #[other = owned]
    /// Returns the number of parameters of a function.
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cuFuncGetParamCount(func: CUfunction) -> usize;
    #[symbol = cuGraphAddDependencies_v2]
    #[other = owned]
    /// Adds edges to a graph: each `to[i]` waits for `from[i]`.
    /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `hGraph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cuGraphAddDependencies(
        hGraph: CUgraph, from: &[CUgraphNode], to: &[CUgraphNode], edgeData: &[CUgraphEdgeData],
    ) -> ();
    #[symbol = cuGraphAddNode_v2]
    #[other = owned]
    /// Adds a node of any type, described by one record, to a graph.
    /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddNode(
        hGraph: CUgraph, dependencies: &[CUgraphNode], dependencyData: &[CUgraphEdgeData],
        nodeParams: &mut CUgraphNodeParams,
    ) -> CUgraphNode;
    #[other = owned]
    /// Adds a node of any type, described by one record, to a graph.
    /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddNode_v3(
        hGraph: CUgraph, dependencies: &[CUgraphNode], dependencyData: &[CUgraphEdgeData],
        nodeParams: &mut CUgraphNodeParams,
    ) -> CUgraphNode;
    #[other = owned]
    /// Returns an executable graph's ID.
    /// # Safety
    ///
    /// `hGraphExec`: a live handle that no other thread uses during the call.
    fn cuGraphExecGetId(hGraphExec: CUgraphExec) -> u32;
    #[other = owned]
    /// Returns a graph's ID.
    /// # Safety
    ///
    /// `hGraph`: a live handle that no other thread uses during the call.
    fn cuGraphGetId(hGraph: CUgraph) -> u32;
    #[other = owned]
    /// Returns the graph that contains a node.
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphNodeGetContainingGraph(hNode: CUgraphNode) -> CUgraph;
    #[other = owned]
    /// Returns a node's ID within its graph.
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphNodeGetLocalId(hNode: CUgraphNode) -> u32;
    #[other = owned]
    /// Returns the parameters of a node of any type.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `nodeParams` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
    fn cuGraphNodeGetParams(hNode: CUgraphNode) -> CUgraphNodeParams;
    #[other = owned]
    /// Returns the ID by which tools such as profilers identify a node.
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphNodeGetToolsId(hNode: CUgraphNode) -> u64;
    #[other = owned]
    /// Sets the parameters of a node of any type; the type itself cannot change.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphNodeSetParams_v2(hNode: CUgraphNode, nodeParams: &CUgraphNodeParams) -> ();
    #[symbol = cuGraphRemoveDependencies_v2]
    #[other = owned]
    /// Removes edges from a graph: the edge from each `from[i]` to `to[i]`.
    /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `hGraph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cuGraphRemoveDependencies(
        hGraph: CUgraph, from: &[CUgraphNode], to: &[CUgraphNode], edgeData: &[CUgraphEdgeData],
    ) -> ();
    #[other = owned]
    /// Returns a green context's resources of one type, such as SMs or work queues.
    /// # Safety
    ///
    /// - `hCtx`: a live handle that no other thread uses during the call.
    /// - Pointers in `resource` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cuGreenCtxGetDevResource(hCtx: CUgreenCtx, r#type: CUdevResourceType) -> CUdevResource;
    #[other = owned]
    /// Returns a green context's ID, which is unique in the process.
    /// # Safety
    ///
    /// `greenCtx`: a live handle that no other thread uses during the call.
    fn cuGreenCtxGetId(greenCtx: CUgreenCtx) -> u64;
}

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Returns the number of parameters of a kernel.
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelGetParamCount(kernel: CUkernel) -> usize;
    #[other = owned]
    /// Runs a host function in stream order; a mode specifies whether waiting for the function blocks or spins.
    /// - `fn`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context is in an error state.
    fn cuLaunchHostFunc_v2(hStream: CUstream, r#fn: CUhostFn, userData: *mut c_void, syncMode: u32) -> ();
    /// Adds one more device to the team of a multicast logical endpoint.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuLogicalEndpointAddDevice(leId: CUlogicalEndpointId, dev: CUdevice) -> ();
    /// Binds device memory, given by its address, at an offset within a logical endpoint.
    /// - `ptr`: in, an address, passed unchanged
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `ptr`: valid memory of the size that the other arguments imply.
    fn cuLogicalEndpointBindAddr(
        leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, ptr: *mut c_void, size: cuuint64_t, flags: u64,
    ) -> ();
    #[other = owned]
    /// Binds physical device memory, given by its handle, at an offset within a logical endpoint.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `memHandle`: a live handle that no other thread uses during the call.
    fn cuLogicalEndpointBindMem(
        leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, memHandle: CUmemGenericAllocationHandle,
        memOffset: cuuint64_t, size: cuuint64_t, flags: u64,
    ) -> ();
    /// Creates a unicast or multicast logical endpoint with a reserved ID.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuLogicalEndpointCreate(leId: CUlogicalEndpointId, prop: &CUlogicalEndpointProp) -> ();
    /// Destroys the logical endpoint with the given ID; the ID remains reserved.
    /// # Safety
    ///
    /// `leId` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cuLogicalEndpointDestroy(leId: CUlogicalEndpointId) -> ();
    /// Returns the alignment of bindings and the maximum size for one kind of logical endpoint.
    /// Returns `bindAlignment`, `maxSize`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuLogicalEndpointGetLimits(prop: &CUlogicalEndpointProp) -> (cuuint64_t, cuuint64_t);
    /// Releases reserved IDs of logical endpoints.
    /// # Safety
    ///
    /// `baseLeId` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cuLogicalEndpointIdRelease(baseLeId: CUlogicalEndpointId, count: cuuint32_t) -> ();
    /// Reserves a range of consecutive IDs for logical endpoints.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuLogicalEndpointIdReserve(count: cuuint32_t) -> CUlogicalEndpointId;
    /// Imports another process's logical endpoint, given its handle, under a reserved ID.
    /// - `handle`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `handle`: the value that `handleType` requires, or its address.
    fn cuLogicalEndpointImport(
        leId: CUlogicalEndpointId, handle: *const c_void, handleType: CUlogicalEndpointIpcHandleType,
    ) -> ();
    /// Returns whether the logical endpoints in a range of IDs are complete and can be used.
    /// # Safety
    ///
    /// An endpoint must not be used before a query has found it complete.
    fn cuLogicalEndpointQuery(leId: CUlogicalEndpointId, count: cuuint32_t) -> i32;
    /// Unbinds a device's memory from a range of a logical endpoint.
    /// # Safety
    ///
    /// No thread may use the mapped or bound memory that `leId` specifies, during or after the call.
    fn cuLogicalEndpointUnbind(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, size: cuuint64_t) -> ();
}

checked! {
    driver, DRIVER, CUresult;
    #[symbol = cuMemAdvise_v2]
    /// Advises the driver about the use of a range of managed memory, for example that it is mostly read.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAdvise(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, location: CUmemLocation) -> ();
    #[other = owned]
    /// Discards the contents of managed memory ranges, then prefetches the ranges, in stream order.
    /// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
    /// - `prefetchLocs`, `prefetchLocIdxs`: in, array, whose length is passed as `numPrefetchLocs`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    /// - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
    fn cuMemDiscardAndPrefetchBatchAsync(
        dptrs: &[CUdeviceptr], sizes: &[usize], prefetchLocs: &[CUmemLocation], prefetchLocIdxs: &[usize], flags: u64,
        hStream: CUstream,
    ) -> ();
    #[other = owned]
    /// Discards the contents of managed memory ranges in stream order, so that they are not copied on migration.
    /// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    /// - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
    fn cuMemDiscardBatchAsync(dptrs: &[CUdeviceptr], sizes: &[usize], flags: u64, hStream: CUstream) -> ();
    /// Returns the default memory pool, created by the driver, for a location and an allocation type.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemGetDefaultMemPool(location: &CUmemLocation, r#type: CUmemAllocationType) -> CUmemoryPool;
    /// Stores in `location_out` the memory location of each part of an address range.
    /// - `location_out`: in and out, array, length `ceil(size / summaryGranularity)`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemGetLocationInfo(
        ptr: CUdeviceptr, size: usize, summaryGranularity: usize, samplingGranularity: usize,
        location_out: &mut [CUmemLocation],
    ) -> ();
    /// Returns the current memory pool for a location and an allocation type.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemGetMemPool(location: &CUmemLocation, r#type: CUmemAllocationType) -> CUmemoryPool;
    #[symbol = cuMemPrefetchAsync_v2]
    #[other = owned]
    /// Prefetches managed memory to a device or to the host, in stream order.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    fn cuMemPrefetchAsync(
        devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: u32, hStream: CUstream,
    ) -> ();
    #[other = owned]
    /// Prefetches multiple ranges of managed memory, each to its own location, in stream order.
    /// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
    /// - `prefetchLocs`, `prefetchLocIdxs`: in, array, whose length is passed as `numPrefetchLocs`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    fn cuMemPrefetchBatchAsync(
        dptrs: &[CUdeviceptr], sizes: &[usize], prefetchLocs: &[CUmemLocation], prefetchLocIdxs: &[usize], flags: u64,
        hStream: CUstream,
    ) -> ();
    #[other = owned]
    /// Selects the current memory pool for a location and an allocation type.
    /// # Safety
    ///
    /// `pool`: a live handle.
    fn cuMemSetMemPool(location: &CUmemLocation, r#type: CUmemAllocationType, pool: CUmemoryPool) -> ();
    #[symbol = cuMemcpy3DBatchAsync_v2]
    #[other = owned]
    /// Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.
    /// - `opList`: in, array, whose length is passed as `numOps`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `opList` must stay valid until the call's work completes on `hStream`.
    /// - No copy of the batch may depend on another copy of the batch.
    fn cuMemcpy3DBatchAsync(opList: &[CUDA_MEMCPY3D_BATCH_OP], flags: u64, hStream: CUstream) -> ();
    #[other = owned]
    /// Copies a 3D region in stream order; attributes specify, for example, when the source is read.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `op` must stay valid until the call's work completes on `hStream`.
    fn cuMemcpy3DWithAttributesAsync(op: &CUDA_MEMCPY3D_BATCH_OP, flags: u64, hStream: CUstream) -> ();
    #[symbol = cuMemcpyBatchAsync_v2]
    #[other = owned]
    /// Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.
    /// - `dsts`, `srcs`, `sizes`: in, array, whose length is passed as `count`
    /// - `attrs`, `attrsIdxs`: in, array, whose length is passed as `numAttrs`
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Each address in `dsts` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    /// - Each address in `srcs` points to valid memory of the size that the other arguments imply, for the duration that `attrs` specifies.
    /// - No copy of the batch may depend on another copy of the batch.
    fn cuMemcpyBatchAsync(
        dsts: &[CUdeviceptr], srcs: &[CUdeviceptr], sizes: &[usize], attrs: &[CUmemcpyAttributes], attrsIdxs: &[usize],
        hStream: CUstream,
    ) -> ();
    #[other = owned]
    /// Copies bytes in stream order; attributes specify, for example, when the source is read.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dst`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    /// - `src`: valid memory of the size that the other arguments imply, for the duration that `attr` specifies.
    fn cuMemcpyWithAttributesAsync(
        dst: CUdeviceptr, src: CUdeviceptr, size: usize, attr: &CUmemcpyAttributes, hStream: CUstream,
    ) -> ();
    #[other = owned]
    /// Binds mapped memory, given by its address, at an offset within a multicast object, for a given device.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `mcHandle`: a live handle that no other thread uses during the call.
    /// - `memptr`: valid memory of the size that the other arguments imply, until `cuMulticastUnbind` is called.
    fn cuMulticastBindAddr_v2(
        mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, memptr: CUdeviceptr, size: usize,
        flags: u64,
    ) -> ();
    #[other = owned]
    /// Binds physical memory, given by its handle, at an offset within a multicast object, for a given device.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `mcHandle`, `memHandle`: live handles that no other thread uses during the call.
    fn cuMulticastBindMem_v2(
        mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, memHandle: CUmemGenericAllocationHandle,
        memOffset: usize, size: usize, flags: u64,
    ) -> ();
    #[other = owned]
    /// Starts capturing a stream's work into a command list of a graphics API.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `streamCigCaptureParams` must stay valid until the call's work completes on `hStream`.
    fn cuStreamBeginCaptureToCig(hStream: CUstream, streamCigCaptureParams: &CUstreamCigCaptureParams) -> ();
    #[other = owned]
    /// Starts recapturing a stream's work into an existing graph; a callback receives the parameters of changed nodes.
    /// - `callbackFunc`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `hGraph`: a live handle that no other thread uses during the call.
    /// - `callbackFunc` may be called with `userData` until `cuStreamEndCapture` is called, on any thread: it must not unwind. `userData` must live as long as `callbackFunc` may be called.
    fn cuStreamBeginRecaptureToGraph(
        hStream: CUstream, mode: CUstreamCaptureMode, hGraph: CUgraph, callbackFunc: CUgraphRecaptureCallback,
        userData: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Ends the capture that `cuStreamBeginCaptureToCig` started in a stream.
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL).
    fn cuStreamEndCaptureToCig(hStream: CUstream) -> ();
    #[symbol = cuStreamGetCaptureInfo_v3]
    #[other = owned]
    /// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
    /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `edgeData_out`, `numDependencies_out`.
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dependencies_out`, `edgeData_out` point to memory of the library, valid until the next call with `hStream`.
    fn cuStreamGetCaptureInfo(
        hStream: CUstream,
    ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, *const CUgraphEdgeData, usize);
    #[other = owned]
    /// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
    /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `numDependencies_out`.
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dependencies_out` points to memory of the library, valid until the next call with `hStream`.
    fn cuStreamGetCaptureInfo_v2(
        hStream: CUstream,
    ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, usize);
    #[other = owned]
    /// Returns the resources of one type, such as SMs or work queues, that a stream's work may use.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers in `resource` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cuStreamGetDevResource(hStream: CUstream, r#type: CUdevResourceType) -> CUdevResource;
    #[symbol = cuStreamUpdateCaptureDependencies_v2]
    #[other = owned]
    /// Adds or replaces the nodes on which the next captured work of a stream depends.
    /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dependencies`: a live handle that no other thread uses during the call.
    fn cuStreamUpdateCaptureDependencies(
        hStream: CUstream, dependencies: &[CUgraphNode], dependencyData: &[CUgraphEdgeData],
        flags: CUstreamUpdateCaptureDependencies_flags,
    ) -> ();
    /// Requests an allocation class (small, large or automatic) for a tensor map; returns the resulting class.
    /// - `tensorMap`: read and updated in place
    ///
    /// # Safety
    ///
    /// When a kernel uses the tensor map, the map's address must refer to accessible memory of the size that its class requires.
    fn cuTensorMapSetAllocationClass(
        tensorMap: &mut CUtensorMap, allocClass: CUtensorMapAllocClass,
    ) -> CUtensorMapAllocClass;
}

/// Lists the fabric cliques that a device belongs to, with the type and number of each clique.
///
/// Like [`cuDeviceGetCliqueInfo`](raw::cuDeviceGetCliqueInfo), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different, driver cuDeviceGetCliqueInfo))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetCliqueInfo(
    dev: CUdevice,
) -> Result<Vec<CUcliqueInfo>, support::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuDeviceGetCliqueInfo),
        |room| {
            let mut cliqueInfo = grow::room(room);
            let (returned, count) = unsafe { raw::cuDeviceGetCliqueInfo(&mut cliqueInfo, dev) };
            let len = grow::length(count);
            cliqueInfo.truncate(len);
            (returned, len, cliqueInfo)
        },
    )
}

/// Lists the edges of a graph as two arrays of nodes.
///
/// Like [`cuGraphGetEdges`](raw::cuGraphGetEdges), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, driver cuGraphGetEdges cuGraphGetEdges_v2))]
/// Returns `from`, `to`, `edgeData`.
///
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphGetEdges(
    hGraph: CUgraph,
) -> Result<
    (Vec<CUgraphNode>, Vec<CUgraphNode>, Vec<CUgraphEdgeData>),
    support::Error<CUresult>,
> {
    grow::two_calls(
        called!(DRIVER, cuGraphGetEdges, cuGraphGetEdges_v2),
        |room| {
            let mut from = grow::room(room);
            let mut to = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numEdges) = unsafe { raw::cuGraphGetEdges(hGraph, &mut from, &mut to, &mut edgeData) };
            let len = grow::length(numEdges);
            from.truncate(len);
            to.truncate(len);
            edgeData.truncate(len);
            (returned, len, (from, to, edgeData))
        },
    )
}

/// Lists the nodes that a node waits for.
///
/// Like [`cuGraphNodeGetDependencies`](raw::cuGraphNodeGetDependencies), but returns a `Result` of all elements.
#[cfg_attr(
    doc,
    doc = form!(
        different
        owned,
        driver
        cuGraphNodeGetDependencies
        cuGraphNodeGetDependencies_v2
    )
)]
/// Returns `dependencies`, `edgeData`.
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetDependencies(
    hNode: CUgraphNode,
) -> Result<(Vec<CUgraphNode>, Vec<CUgraphEdgeData>), support::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphNodeGetDependencies, cuGraphNodeGetDependencies_v2),
        |room| {
            let mut dependencies = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numDependencies) = unsafe {
                raw::cuGraphNodeGetDependencies(hNode, &mut dependencies, &mut edgeData)
            };
            let len = grow::length(numDependencies);
            dependencies.truncate(len);
            edgeData.truncate(len);
            (returned, len, (dependencies, edgeData))
        },
    )
}

/// Lists the nodes that wait for a node.
///
/// Like [`cuGraphNodeGetDependentNodes`](raw::cuGraphNodeGetDependentNodes), but returns a `Result` of all elements.
#[cfg_attr(
    doc,
    doc = form!(
        different
        owned,
        driver
        cuGraphNodeGetDependentNodes
        cuGraphNodeGetDependentNodes_v2
    )
)]
/// Returns `dependentNodes`, `edgeData`.
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode,
) -> Result<(Vec<CUgraphNode>, Vec<CUgraphEdgeData>), support::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphNodeGetDependentNodes, cuGraphNodeGetDependentNodes_v2),
        |room| {
            let mut dependentNodes = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numDependentNodes) = unsafe {
                raw::cuGraphNodeGetDependentNodes(hNode, &mut dependentNodes, &mut edgeData)
            };
            let len = grow::length(numDependentNodes);
            dependentNodes.truncate(len);
            edgeData.truncate(len);
            (returned, len, (dependentNodes, edgeData))
        },
    )
}

/// Exports a logical endpoint to other processes, as a fabric handle.
///
/// Like [`cuLogicalEndpointExport`](raw::cuLogicalEndpointExport), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, driver cuLogicalEndpointExport))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuLogicalEndpointExport<T: AttributeValue<C>, C: Output>(
    leId: CUlogicalEndpointId,
    handleType: Key<CUlogicalEndpointIpcHandleType, T, C>,
) -> Result<T, support::Error<CUresult>> {
    support::checked(
            called!(DRIVER, cuLogicalEndpointExport),
            unsafe { raw::cuLogicalEndpointExport::<C>(leId, handleType.selector()) },
        )
        .map(T::from_c)
}

#[doc(no_inline)]
pub use self::cuCtxCreate as cuCtxCreate_v4;

#[doc(no_inline)]
pub use self::cuDeviceGetUuid as cuDeviceGetUuid_v2;

#[doc(no_inline)]
pub use self::cuEventElapsedTime as cuEventElapsedTime_v2;

#[doc(no_inline)]
pub use self::cuGraphAddDependencies as cuGraphAddDependencies_v2;

#[doc(no_inline)]
pub use self::cuGraphAddNode as cuGraphAddNode_v2;

#[doc(no_inline)]
pub use self::cuGraphGetEdges as cuGraphGetEdges_v2;

#[doc(no_inline)]
pub use self::cuGraphNodeGetDependencies as cuGraphNodeGetDependencies_v2;

#[doc(no_inline)]
pub use self::cuGraphNodeGetDependentNodes as cuGraphNodeGetDependentNodes_v2;

#[doc(no_inline)]
pub use self::cuGraphRemoveDependencies as cuGraphRemoveDependencies_v2;

#[doc(no_inline)]
pub use self::cuLinkAddData as cuLinkAddData_v2;

#[doc(no_inline)]
pub use self::cuLinkAddFile as cuLinkAddFile_v2;

#[doc(no_inline)]
pub use self::cuLinkCreate as cuLinkCreate_v2;

#[doc(no_inline)]
pub use self::cuMemAdvise as cuMemAdvise_v2;

#[doc(no_inline)]
pub use self::cuMemAlloc as cuMemAlloc_v2;

#[doc(no_inline)]
pub use self::cuMemAllocHost as cuMemAllocHost_v2;

#[doc(no_inline)]
pub use self::cuMemHostRegister as cuMemHostRegister_v2;

#[doc(no_inline)]
pub use self::cuMemPrefetchAsync as cuMemPrefetchAsync_v2;

#[doc(no_inline)]
pub use self::cuMemcpy3DBatchAsync as cuMemcpy3DBatchAsync_v2;

#[doc(no_inline)]
pub use self::cuMemcpyBatchAsync as cuMemcpyBatchAsync_v2;

#[doc(no_inline)]
pub use self::cuStreamBatchMemOp as cuStreamBatchMemOp_v2;

#[doc(no_inline)]
pub use self::cuStreamGetCaptureInfo as cuStreamGetCaptureInfo_v3;

#[doc(no_inline)]
pub use self::cuStreamUpdateCaptureDependencies as cuStreamUpdateCaptureDependencies_v2;
