//! CUDA runtime API with functions that return [`Result`]s: devices, memory, streams, events and graphs, without explicit contexts.
//!
//! See [`checked`](super) for this form of the functions. [`runtime`](raw) lists the functions by group, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::runtime as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use raw::RUNTIME;
#[allow(unused_imports)]
use crate::cuda13::driver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::runtime::all_types::*;

/// Keys that select attributes, with the type of each value: see [`Key`].
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

#[path = "../../common/checked/runtime.rs"]
mod common;
pub use common::*;

checked! {
    runtime, RUNTIME, cudaError;
    /// Combines device resources into a descriptor for `cudaGreenCtxCreate`.
    /// - `resources`: in, array, whose length is passed as `nbResources`
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `resources` must be valid.
    fn cudaDevResourceGenerateDesc(resources: &[cudaDevResource]) -> cudaDevResourceDesc_t;
    /// Splits SMs into groups, each described by its own record, and a remainder.
    /// - `result`: out, array, whose length is passed as `nbGroups`; an empty slice passes NULL
    /// - `flags`: in; must be 0
    /// - `groupParams`: in and out, array, whose length is passed as `nbGroups`
    ///
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `input` must be valid.
    /// - Pointers in `result`, `remainder` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cudaDevSmResourceSplit(
        result: &mut [cudaDevResource], input: &cudaDevResource, flags: u32,
        groupParams: &mut [cudaDevSmResourceGroupParams],
    ) -> cudaDevResource;
    /// Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.
    /// - `result`: out, array, whose length is passed as `nbGroups`; an empty slice passes NULL
    ///
    /// Returns `nbGroups`, `remaining`.
    ///
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `input` must be valid.
    /// - Pointers in `result`, `remaining` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cudaDevSmResourceSplitByCount(
        result: &mut [cudaDevResource], input: &cudaDevResource, flags: cudaDevSmResourceSplitByCount_flags,
        minCount: u32,
    ) -> (u32, cudaDevResource);
    /// Returns all of a device's resources of one type, such as SMs or work queues, for later splitting.
    /// # Safety
    ///
    /// Pointers in `resource` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cudaDeviceGetDevResource(device: i32, r#type: cudaDevResourceType) -> cudaDevResource;
    /// Returns the execution context of a whole device, which is its primary context.
    /// # Safety
    ///
    /// The returned context must not be destroyed.
    fn cudaDeviceGetExecutionCtx(device: i32) -> cudaExecutionContext_t;
    /// Returns a device's support for each of the given atomic operations on host memory.
    /// - `capabilities`: out, array, whose length is passed as `count`
    /// - `operations`: in, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetHostAtomicCapabilities(
        capabilities: &mut [u32], operations: &[cudaAtomicOperation], device: i32,
    ) -> ();
    /// Returns a device's support for each of the given atomic operations on a peer device's memory.
    /// - `capabilities`: out, array, whose length is passed as `count`
    /// - `operations`: in, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaDeviceGetP2PAtomicCapabilities(
        capabilities: &mut [u32], operations: &[cudaAtomicOperation], srcDevice: i32, dstDevice: i32,
    ) -> ();
    /// Destroys a green context and frees its resources.
    /// - `ctx`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `ctx`: a live handle that no other thread uses during the call.
    /// - No thread may use `ctx`, or objects that belong to it, during or after the call.
    /// - The program must have created `ctx`; it must not be a device's context.
    fn cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t) -> ();
    #[other = owned]
    /// Returns an execution context's resources of one type, such as SMs or work queues.
    /// # Safety
    ///
    /// - `ctx`: a live handle that no other thread uses during the call.
    /// - Pointers in `resource` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cudaExecutionCtxGetDevResource(ctx: cudaExecutionContext_t, r#type: cudaDevResourceType) -> cudaDevResource;
    #[other = owned]
    /// Returns the device that an execution context belongs to.
    /// # Safety
    ///
    /// `ctx`: a live handle that no other thread uses during the call.
    fn cudaExecutionCtxGetDevice(ctx: cudaExecutionContext_t) -> i32;
    #[other = owned]
    /// Returns an execution context's ID, which is unique in the process.
    /// # Safety
    ///
    /// `ctx`: a live handle that no other thread uses during the call.
    fn cudaExecutionCtxGetId(ctx: cudaExecutionContext_t) -> u64;
    #[other = owned]
    /// Records an event that completes when all work submitted to an execution context so far is complete.
    /// # Safety
    ///
    /// - `ctx`: a live handle that no other thread uses during the call.
    /// - `event`: a live handle.
    fn cudaExecutionCtxRecordEvent(ctx: cudaExecutionContext_t, event: cudaEvent_t) -> ();
    #[other = owned]
    /// Creates a stream with a priority; its work runs on the resources of an execution context.
    /// - `flags`: in, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
    ///
    /// # Safety
    ///
    /// `ctx`: a live handle that no other thread uses during the call.
    fn cudaExecutionCtxStreamCreate(ctx: cudaExecutionContext_t, flags: u32, priority: i32) -> cudaStream_t;
    #[other = owned]
    /// Blocks until all work submitted to an execution context has finished.
    /// # Safety
    ///
    /// `ctx`: a live handle that no other thread uses during the call.
    fn cudaExecutionCtxSynchronize(ctx: cudaExecutionContext_t) -> ();
    #[other = owned]
    /// Makes all work that is later submitted to an execution context wait for an event.
    /// # Safety
    ///
    /// - `ctx`: a live handle that no other thread uses during the call.
    /// - `event`: a live handle.
    fn cudaExecutionCtxWaitEvent(ctx: cudaExecutionContext_t, event: cudaEvent_t) -> ();
    /// Returns the number of parameters of a kernel.
    /// - `func`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cudaFuncGetParamCount(func: *const c_void) -> usize;
    /// Returns the properties of a device: name, compute capability, memory and limits.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaGetDeviceProperties(device: i32) -> cudaDeviceProp;
    /// Looks up the address of a driver function by name, in the revision for the runtime's CUDA version.
    /// - `symbol`: in, string
    ///
    /// Returns `funcPtr`, `driverStatus`.
    ///
    /// # Safety
    ///
    /// `funcPtr` points to memory of the library, valid as long as the process runs.
    #[deprecated(note = "use `cudaGetDriverEntryPointByVersion` instead")]
    fn cudaGetDriverEntryPoint(
        symbol: &CStr, flags: cudaGetDriverEntryPointFlags,
    ) -> (*mut c_void, cudaDriverEntryPointQueryResult);
    #[other = owned]
    /// Adds edges to a graph: each `to[i]` waits for `from[i]`.
    /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `graph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cudaGraphAddDependencies(
        graph: cudaGraph_t, from: &[cudaGraphNode_t], to: &[cudaGraphNode_t], edgeData: &[cudaGraphEdgeData],
    ) -> ();
    #[other = owned]
    /// Adds a node of any type, described by one record, to a graph.
    /// - `pDependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddNode(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], dependencyData: &[cudaGraphEdgeData],
        nodeParams: &mut cudaGraphNodeParams,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Creates the handle with which kernels set a conditional node's condition, in an execution context.
    /// - `ctx`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - `ctx`: a live handle that no other thread uses during the call, or NULL.
    fn cudaGraphConditionalHandleCreate_v2(
        graph: cudaGraph_t, ctx: cudaExecutionContext_t, defaultLaunchValue: u32,
        flags: cudaGraphConditionalHandleFlags,
    ) -> cudaGraphConditionalHandle;
    #[other = owned]
    /// Returns an executable graph's ID.
    /// # Safety
    ///
    /// `hGraphExec`: a live handle that no other thread uses during the call.
    fn cudaGraphExecGetId(hGraphExec: cudaGraphExec_t) -> u32;
    #[other = owned]
    /// Returns a graph's ID.
    /// # Safety
    ///
    /// `hGraph`: a live handle that no other thread uses during the call.
    fn cudaGraphGetId(hGraph: cudaGraph_t) -> u32;
    #[other = owned]
    /// Copies all attributes of one kernel node to another.
    /// # Safety
    ///
    /// `hDst`, `hSrc`: live handles that no other thread uses during the call.
    fn cudaGraphKernelNodeCopyAttributes(hDst: cudaGraphNode_t, hSrc: cudaGraphNode_t) -> ();
    #[other = owned]
    /// Returns the graph that contains a node.
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cudaGraphNodeGetContainingGraph(hNode: cudaGraphNode_t) -> cudaGraph_t;
    #[other = owned]
    /// Returns a node's ID within its graph.
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cudaGraphNodeGetLocalId(hNode: cudaGraphNode_t) -> u32;
    #[other = owned]
    /// Returns the parameters of a node of any type.
    /// # Safety
    ///
    /// - `node`: a live handle that no other thread uses during the call.
    /// - `nodeParams` points to memory of the library, valid until another value is set in `node`, or `node` is destroyed.
    fn cudaGraphNodeGetParams(node: cudaGraphNode_t) -> cudaGraphNodeParams;
    #[other = owned]
    /// Returns the ID by which tools such as profilers identify a node.
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cudaGraphNodeGetToolsId(hNode: cudaGraphNode_t) -> u64;
    #[other = owned]
    /// Removes edges from a graph: the edge from each `from[i]` to `to[i]`.
    /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `graph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cudaGraphRemoveDependencies(
        graph: cudaGraph_t, from: &[cudaGraphNode_t], to: &[cudaGraphNode_t], edgeData: &[cudaGraphEdgeData],
    ) -> ();
    #[other = owned]
    /// Creates an execution context whose work runs only on some of a device's SMs and work queues.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `desc`: a live handle.
    /// - Destroying `phCtx` destroys everything that was created in it, which must not be used afterwards.
    fn cudaGreenCtxCreate(desc: cudaDevResourceDesc_t, device: i32, flags: u32) -> cudaExecutionContext_t;
    #[other = owned]
    /// Runs a host function in stream order; a mode specifies whether waiting for the function blocks or spins.
    /// - `fn`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context is in an error state.
    fn cudaLaunchHostFunc_v2(stream: cudaStream_t, r#fn: cudaHostFn_t, userData: *mut c_void, syncMode: u32) -> ();
    /// Returns an iterator to the current end of the driver's log.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaLogsCurrent(flags: u32) -> cudaLogIterator;
    /// Writes the driver's log messages, starting at an iterator, to a file.
    /// - `iterator`: in and out; `None` passes NULL
    /// - `pathToFile`: in, string
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaLogsDumpToFile(iterator: Option<&mut cudaLogIterator>, pathToFile: &CStr, flags: u32) -> ();
    /// Writes the driver's log messages, starting at an iterator, to a buffer.
    /// - `iterator`: in and out; `None` passes NULL
    /// - `buffer`: out, host memory, whose size in bytes is passed as `size`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaLogsDumpToMemory(iterator: Option<&mut cudaLogIterator>, buffer: &mut [u8], flags: u32) -> usize;
    #[other = owned]
    /// Registers a callback that receives the driver's log messages about errors.
    /// - `callbackFunc`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callbackFunc` may be called with `userData` until `cudaLogsUnregisterCallback` is called, on any thread: it must not unwind. `userData` must live as long as `callbackFunc` may be called.
    fn cudaLogsRegisterCallback(callbackFunc: cudaLogsCallback_t, userData: *mut c_void) -> cudaLogsCallbackHandle;
    /// Unregisters a callback that receives the driver's log messages.
    /// - `callback`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `callback`: a live handle that no other thread uses during the call.
    /// - No thread may use `callback`, or objects that belong to it, during or after the call.
    fn cudaLogsUnregisterCallback(callback: cudaLogsCallbackHandle) -> ();
    /// Advises the driver about the use of a range of managed memory, for example that it is mostly read.
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMemAdvise(devPtr: *const c_void, count: usize, advice: cudaMemoryAdvise, location: cudaMemLocation) -> ();
    #[other = owned]
    /// Discards the contents of managed memory ranges, then prefetches the ranges, in stream order.
    /// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
    /// - `prefetchLocs`, `prefetchLocIdxs`: in, array, whose length is passed as `numPrefetchLocs`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
    fn cudaMemDiscardAndPrefetchBatchAsync(
        dptrs: &[*mut c_void], sizes: &[usize], prefetchLocs: &[cudaMemLocation], prefetchLocIdxs: &[usize], flags: u64,
        stream: cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Discards the contents of managed memory ranges in stream order, so that they are not copied on migration.
    /// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
    fn cudaMemDiscardBatchAsync(dptrs: &[*mut c_void], sizes: &[usize], flags: u64, stream: cudaStream_t) -> ();
    /// Returns the default memory pool, created by the driver, for a location and an allocation type.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMemGetDefaultMemPool(location: &cudaMemLocation, r#type: cudaMemAllocationType) -> cudaMemPool_t;
    /// Stores in `location_out` the memory location of each part of an address range.
    /// - `devPtr`: in, an address, passed unchanged
    /// - `location_out`: in and out, array, length `ceil(size / summaryGranularity)`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMemGetLocationInfo(
        devPtr: *mut c_void, size: usize, summaryGranularity: usize, samplingGranularity: usize,
        location_out: &mut [cudaMemLocation],
    ) -> ();
    /// Returns the current memory pool for a location and an allocation type.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMemGetMemPool(location: &cudaMemLocation, r#type: cudaMemAllocationType) -> cudaMemPool_t;
    #[other = owned]
    /// Prefetches managed memory to a device or to the host, in stream order.
    /// - `devPtr`: in, an address, passed unchanged
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudaMemPrefetchAsync(
        devPtr: *const c_void, count: usize, location: cudaMemLocation, flags: u32, stream: cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Prefetches multiple ranges of managed memory, each to its own location, in stream order.
    /// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
    /// - `prefetchLocs`, `prefetchLocIdxs`: in, array, whose length is passed as `numPrefetchLocs`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudaMemPrefetchBatchAsync(
        dptrs: &[*mut c_void], sizes: &[usize], prefetchLocs: &[cudaMemLocation], prefetchLocIdxs: &[usize], flags: u64,
        stream: cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Selects the current memory pool for a location and an allocation type.
    /// # Safety
    ///
    /// `memPool`: a live handle.
    fn cudaMemSetMemPool(location: &cudaMemLocation, r#type: cudaMemAllocationType, memPool: cudaMemPool_t) -> ();
    #[other = owned]
    /// Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.
    /// - `opList`: in, array, whose length is passed as `numOps`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `opList` must stay valid until the call's work completes on `stream`.
    /// - No copy of the batch may depend on another copy of the batch.
    fn cudaMemcpy3DBatchAsync(opList: &[cudaMemcpy3DBatchOp], flags: u64, stream: cudaStream_t) -> ();
    #[other = owned]
    /// Copies a 3D region in stream order; attributes specify, for example, when the source is read.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `op` must stay valid until the call's work completes on `stream`.
    fn cudaMemcpy3DWithAttributesAsync(op: &cudaMemcpy3DBatchOp, flags: u64, stream: cudaStream_t) -> ();
    #[other = owned]
    /// Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.
    /// - `dsts`, `srcs`, `sizes`: in, array, whose length is passed as `count`
    /// - `attrs`, `attrsIdxs`: in, array, whose length is passed as `numAttrs`
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Each address in `dsts` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `srcs` points to valid memory of the size that the other arguments imply, for the duration that `attrs` specifies.
    /// - No copy of the batch may depend on another copy of the batch.
    fn cudaMemcpyBatchAsync(
        dsts: &[*mut c_void], srcs: &[*const c_void], sizes: &[usize], attrs: &[cudaMemcpyAttributes],
        attrsIdxs: &[usize], stream: cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Copies bytes in stream order; attributes specify, for example, when the source is read.
    /// - `dst`, `src`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `dst`: valid memory of `size` bytes, until the call's work completes on `stream`.
    /// - `src`: valid memory of `size` bytes, for the duration that `attr` specifies.
    fn cudaMemcpyWithAttributesAsync(
        dst: *mut c_void, src: *const c_void, size: usize, attr: &cudaMemcpyAttributes, stream: cudaStream_t,
    ) -> ();
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
    fn cudaSignalExternalSemaphoresAsync(
        extSemArray: &[cudaExternalSemaphore_t], paramsArray: &[cudaExternalSemaphoreSignalParams],
        stream: cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Starts recapturing a stream's work into an existing graph; a callback receives the parameters of changed nodes.
    /// - `callbackData`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `graph`: a live handle that no other thread uses during the call.
    /// - `callbackData` is used after the call returns: keep it alive and do not modify it until `cudaStreamEndCapture` is called.
    /// - Pointers, handles and lengths in `callbackData` must stay valid until `cudaStreamEndCapture` is called.
    fn cudaStreamBeginRecaptureToGraph(
        stream: cudaStream_t, mode: cudaStreamCaptureMode, graph: cudaGraph_t,
        callbackData: Option<&cudaGraphRecaptureCallbackData>,
    ) -> ();
    #[other = owned]
    /// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
    /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `edgeData_out`, `numDependencies_out`.
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `dependencies_out`, `edgeData_out` point to memory of the library, valid until the next call with `stream`.
    fn cudaStreamGetCaptureInfo(
        stream: cudaStream_t,
    ) -> (cudaStreamCaptureStatus, u64, cudaGraph_t, *const cudaGraphNode_t, *const cudaGraphEdgeData, usize);
    #[other = owned]
    /// Returns the resources of one type, such as SMs or work queues, that a stream's work may use.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers in `resource` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cudaStreamGetDevResource(hStream: cudaStream_t, r#type: cudaDevResourceType) -> cudaDevResource;
    #[other = owned]
    /// Adds or replaces the nodes on which the next captured work of a stream depends.
    /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `dependencies`: a live handle that no other thread uses during the call.
    fn cudaStreamUpdateCaptureDependencies(
        stream: cudaStream_t, dependencies: &[cudaGraphNode_t], dependencyData: &[cudaGraphEdgeData],
        flags: cudaStreamUpdateCaptureDependenciesFlags,
    ) -> ();
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
    fn cudaWaitExternalSemaphoresAsync(
        extSemArray: &[cudaExternalSemaphore_t], paramsArray: &[cudaExternalSemaphoreWaitParams], stream: cudaStream_t,
    ) -> ();
}

/// Lists the edges of a graph as two arrays of nodes.
///
/// Like [`cudaGraphGetEdges`](raw::cudaGraphGetEdges), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, runtime cudaGraphGetEdges))]
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
    support::Error<cudaError>,
> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphGetEdges),
        |room| {
            let mut from = grow::room(room);
            let mut to = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numEdges) = unsafe { raw::cudaGraphGetEdges(graph, &mut from, &mut to, &mut edgeData) };
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
/// Like [`cudaGraphNodeGetDependencies`](raw::cudaGraphNodeGetDependencies), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, runtime cudaGraphNodeGetDependencies))]
/// Returns `pDependencies`, `edgeData`.
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t,
) -> Result<(Vec<cudaGraphNode_t>, Vec<cudaGraphEdgeData>), support::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphNodeGetDependencies),
        |room| {
            let mut pDependencies = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, pNumDependencies) = unsafe {
                raw::cudaGraphNodeGetDependencies(node, &mut pDependencies, &mut edgeData)
            };
            let len = grow::length(pNumDependencies);
            pDependencies.truncate(len);
            edgeData.truncate(len);
            (returned, len, (pDependencies, edgeData))
        },
    )
}

/// Lists the nodes that wait for a node.
///
/// Like [`cudaGraphNodeGetDependentNodes`](raw::cudaGraphNodeGetDependentNodes), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, runtime cudaGraphNodeGetDependentNodes))]
/// Returns `pDependentNodes`, `edgeData`.
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t,
) -> Result<(Vec<cudaGraphNode_t>, Vec<cudaGraphEdgeData>), support::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphNodeGetDependentNodes),
        |room| {
            let mut pDependentNodes = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, pNumDependentNodes) = unsafe {
                raw::cudaGraphNodeGetDependentNodes(node, &mut pDependentNodes, &mut edgeData)
            };
            let len = grow::length(pNumDependentNodes);
            pDependentNodes.truncate(len);
            edgeData.truncate(len);
            (returned, len, (pDependentNodes, edgeData))
        },
    )
}
