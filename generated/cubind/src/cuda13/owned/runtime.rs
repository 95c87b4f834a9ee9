//! CUDA runtime API with owned handles: devices, memory, streams, events and graphs, without explicit contexts.
//!
//! See [`owned`](super) for this form of the functions. [`runtime`](raw) lists the functions by group, and contains a program.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 13.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::runtime as checked;
#[allow(unused_imports)]
use crate::cuda13::runtime::RUNTIME;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::runtime as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::cuda13::driver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::runtime::all_types::*;

destroy! {
    cudaError;
    13 cudaExternalMemory_t: |handle| checked::cudaDestroyExternalMemory(handle);
    13 cudaExternalSemaphore_t: |handle| checked::cudaDestroyExternalSemaphore(handle);
    13 cudaSurfaceObject_t: |handle| checked::cudaDestroySurfaceObject(handle);
    13 cudaTextureObject_t: |handle| checked::cudaDestroyTextureObject(handle);
    13 cudaExecutionContext_t: |handle| checked::cudaExecutionCtxDestroy(handle);
    13 cudaArray_t: |handle| checked::cudaFreeArray(handle);
    13 cudaMipmappedArray_t: |handle| checked::cudaFreeMipmappedArray(handle);
    13 cudaGraphicsResource_t: |handle| checked::cudaGraphicsUnregisterResource(handle);
}

any_thread! {
    13 cudaSurfaceObject_t // CUDA C++ Programming Guide, Initialization
    13 cudaTextureObject_t // CUDA C++ Programming Guide, Initialization
    13 cudaArray_t // CUDA C++ Programming Guide, Initialization
    13 cudaMipmappedArray_t // CUDA C++ Programming Guide, Initialization
}

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 13;

#[path = "../../common/owned/runtime.rs"]
mod common;
pub use common::*;

owned! {
    runtime, cudaError;

    safe {
        /// Returns an execution context's resources of one type, such as SMs or work queues.
        fn cudaExecutionCtxGetDevResource(
            ctx: impl AsHandle<cudaExecutionContext_t, MAJOR>, r#type: cudaDevResourceType,
        ) -> cudaDevResource {
            checked::cudaExecutionCtxGetDevResource(ctx.as_handle(), r#type)?
        }
        /// Returns the device that an execution context belongs to.
        fn cudaExecutionCtxGetDevice(ctx: impl AsHandle<cudaExecutionContext_t, MAJOR>) -> i32 {
            checked::cudaExecutionCtxGetDevice(ctx.as_handle())?
        }
        /// Returns an execution context's ID, which is unique in the process.
        fn cudaExecutionCtxGetId(ctx: impl AsHandle<cudaExecutionContext_t, MAJOR>) -> u64 {
            checked::cudaExecutionCtxGetId(ctx.as_handle())?
        }
        /// Blocks until all work submitted to an execution context has finished.
        fn cudaExecutionCtxSynchronize(ctx: impl AsHandle<cudaExecutionContext_t, MAJOR>) -> () {
            checked::cudaExecutionCtxSynchronize(ctx.as_handle())?
        }
        /// Adds edges to a graph: each `to[i]` waits for `from[i]`.
        /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        fn cudaGraphAddDependencies(
            graph: impl AsHandle<driver::CUgraph>, from: &[Borrowed<'_, driver::CUgraphNode>],
            to: &[Borrowed<'_, driver::CUgraphNode>], edgeData: &[cudaGraphEdgeData],
        ) -> () {
            checked::cudaGraphAddDependencies(graph.as_handle(), Borrowed::handles(from), Borrowed::handles(to), edgeData)?
        }
        /// Returns an executable graph's ID.
        fn cudaGraphExecGetId(hGraphExec: impl AsHandle<driver::CUgraphExec>) -> u32 {
            checked::cudaGraphExecGetId(hGraphExec.as_handle())?
        }
        /// Lists the edges of a graph as two arrays of nodes.
        /// Returns `from`, `to`, `edgeData`.
        fn cudaGraphGetEdges<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>,
        ) -> (Vec<Borrowed<'a, driver::CUgraphNode>>, Vec<Borrowed<'a, driver::CUgraphNode>>, Vec<cudaGraphEdgeData>) {
            let (output0, output1, output2) = checked::cudaGraphGetEdges(graph.as_handle())?;
            (
                output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(),
                output1.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output2,
            )
        }
        /// Returns a graph's ID.
        fn cudaGraphGetId(hGraph: impl AsHandle<driver::CUgraph>) -> u32 {
            checked::cudaGraphGetId(hGraph.as_handle())?
        }
        /// Copies all attributes of one kernel node to another.
        fn cudaGraphKernelNodeCopyAttributes(
            hDst: impl AsHandle<driver::CUgraphNode>, hSrc: impl AsHandle<driver::CUgraphNode>,
        ) -> () {
            checked::cudaGraphKernelNodeCopyAttributes(hDst.as_handle(), hSrc.as_handle())?
        }
        /// Returns the graph that contains a node.
        fn cudaGraphNodeGetContainingGraph<'a>(
            hNode: impl LendHandle<'a, driver::CUgraphNode>,
        ) -> Borrowed<'a, driver::CUgraph> {
            Borrowed::from_raw(checked::cudaGraphNodeGetContainingGraph(hNode.as_handle())?)
        }
        /// Lists the nodes that a node waits for.
        /// Returns `pDependencies`, `edgeData`.
        fn cudaGraphNodeGetDependencies<'a>(
            node: impl LendHandle<'a, driver::CUgraphNode>,
        ) -> (Vec<Borrowed<'a, driver::CUgraphNode>>, Vec<cudaGraphEdgeData>) {
            let (output0, output1) = checked::cudaGraphNodeGetDependencies(node.as_handle())?;
            (output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output1)
        }
        /// Lists the nodes that wait for a node.
        /// Returns `pDependentNodes`, `edgeData`.
        fn cudaGraphNodeGetDependentNodes<'a>(
            node: impl LendHandle<'a, driver::CUgraphNode>,
        ) -> (Vec<Borrowed<'a, driver::CUgraphNode>>, Vec<cudaGraphEdgeData>) {
            let (output0, output1) = checked::cudaGraphNodeGetDependentNodes(node.as_handle())?;
            (output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output1)
        }
        /// Returns a node's ID within its graph.
        fn cudaGraphNodeGetLocalId(hNode: impl AsHandle<driver::CUgraphNode>) -> u32 {
            checked::cudaGraphNodeGetLocalId(hNode.as_handle())?
        }
        /// Returns the parameters of a node of any type.
        fn cudaGraphNodeGetParams(node: impl AsHandle<driver::CUgraphNode>) -> cudaGraphNodeParams {
            checked::cudaGraphNodeGetParams(node.as_handle())?
        }
        /// Returns the ID by which tools such as profilers identify a node.
        fn cudaGraphNodeGetToolsId(hNode: impl AsHandle<driver::CUgraphNode>) -> u64 {
            checked::cudaGraphNodeGetToolsId(hNode.as_handle())?
        }
        /// Removes edges from a graph: the edge from each `from[i]` to `to[i]`.
        /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        fn cudaGraphRemoveDependencies(
            graph: impl AsHandle<driver::CUgraph>, from: &[Borrowed<'_, driver::CUgraphNode>],
            to: &[Borrowed<'_, driver::CUgraphNode>], edgeData: &[cudaGraphEdgeData],
        ) -> () {
            checked::cudaGraphRemoveDependencies(
                graph.as_handle(), Borrowed::handles(from), Borrowed::handles(to), edgeData,
            )?
        }
        /// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
        /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `edgeData_out`, `numDependencies_out`.
        fn cudaStreamGetCaptureInfo(
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> (cudaStreamCaptureStatus, u64, cudaGraph_t, *const cudaGraphNode_t, *const cudaGraphEdgeData, usize) {
            checked::cudaStreamGetCaptureInfo(stream.as_handle_or_null())?
        }
        /// Returns the resources of one type, such as SMs or work queues, that a stream's work may use.
        fn cudaStreamGetDevResource(
            hStream: impl MaybeHandle<driver::CUstream>, r#type: cudaDevResourceType,
        ) -> cudaDevResource {
            checked::cudaStreamGetDevResource(hStream.as_handle_or_null(), r#type)?
        }
    }

    unsafe {}
}

owned! {
    runtime, cudaError;

    safe {}

    unsafe {
        /// Records an event that completes when all work submitted to an execution context so far is complete.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaExecutionCtxRecordEvent(
            ctx: impl AsHandle<cudaExecutionContext_t, MAJOR>, event: impl AsHandle<driver::CUevent>,
        ) -> () {
            checked::cudaExecutionCtxRecordEvent(ctx.as_handle(), event.as_handle())?
        }
        /// Creates a stream with a priority; its work runs on the resources of an execution context.
        /// - `flags`: in, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
        ///
        /// # Safety
        ///
        /// - `phStream` must be dropped before `ctx`.
        fn cudaExecutionCtxStreamCreate(
            ctx: impl AsHandle<cudaExecutionContext_t, MAJOR>, flags: u32, priority: i32,
        ) -> Owned<driver::CUstream> {
            Owned::from_raw(checked::cudaExecutionCtxStreamCreate(ctx.as_handle(), flags, priority)?)
        }
        /// Makes all work that is later submitted to an execution context wait for an event.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaExecutionCtxWaitEvent(
            ctx: impl AsHandle<cudaExecutionContext_t, MAJOR>, event: impl AsHandle<driver::CUevent>,
        ) -> () {
            checked::cudaExecutionCtxWaitEvent(ctx.as_handle(), event.as_handle())?
        }
        /// Adds a node of any type, described by one record, to a graph.
        /// - `pDependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        /// - `nodeParams`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `dependencyData` must not be moved, changed or freed while the library may hold its address.
        fn cudaGraphAddNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            dependencyData: &[cudaGraphEdgeData], nodeParams: &mut cudaGraphNodeParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddNode(graph.as_handle(), Borrowed::handles(pDependencies), dependencyData, nodeParams)?,
            )
        }
        /// Creates the handle with which kernels set a conditional node's condition, in an execution context.
        /// - `ctx`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphConditionalHandleCreate_v2(
            graph: impl AsHandle<driver::CUgraph>, ctx: impl MaybeHandle<cudaExecutionContext_t, MAJOR>,
            defaultLaunchValue: u32, flags: cudaGraphConditionalHandleFlags,
        ) -> cudaGraphConditionalHandle {
            checked::cudaGraphConditionalHandleCreate_v2(
                graph.as_handle(), ctx.as_handle_or_null(), defaultLaunchValue, flags,
            )?
        }
        /// Creates an execution context whose work runs only on some of a device's SMs and work queues.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `desc`: a live handle.
        /// - Destroying `phCtx` destroys everything that was created in it, which must not be used afterwards.
        /// - `phCtx` must outlive all objects that were created while it was current, even leaked ones.
        fn cudaGreenCtxCreate(
            desc: cudaDevResourceDesc_t, device: i32, flags: u32,
        ) -> Owned<cudaExecutionContext_t, MAJOR> {
            Owned::from_raw(checked::cudaGreenCtxCreate(desc, device, flags)?)
        }
        /// Runs a host function in stream order; a mode specifies whether waiting for the function blocks or spins.
        /// - `fn`: in, called by CUDA with `userData`
        /// - `userData`: in, passed to the callback
        ///
        /// # Safety
        ///
        /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context is in an error state.
        fn cudaLaunchHostFunc_v2(
            stream: impl MaybeHandle<driver::CUstream>, r#fn: cudaHostFn_t, userData: *mut c_void, syncMode: u32,
        ) -> () {
            checked::cudaLaunchHostFunc_v2(stream.as_handle_or_null(), r#fn, userData, syncMode)?
        }
        /// Registers a callback that receives the driver's log messages about errors.
        /// - `callbackFunc`: in, called by CUDA with `userData`
        /// - `userData`: in, passed to the callback
        ///
        /// # Safety
        ///
        /// - `callbackFunc` may be called with `userData` until `cudaLogsUnregisterCallback` is called, on any thread: it must not unwind. `userData` must live as long as `callbackFunc` may be called.
        fn cudaLogsRegisterCallback(
            callbackFunc: cudaLogsCallback_t, userData: *mut c_void,
        ) -> Owned<driver::CUlogsCallbackHandle> {
            Owned::from_raw(checked::cudaLogsRegisterCallback(callbackFunc, userData)?)
        }
        /// Discards the contents of managed memory ranges, then prefetches the ranges, in stream order.
        /// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
        /// - `prefetchLocs`, `prefetchLocIdxs`: in, array, whose length is passed as `numPrefetchLocs`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
        /// - `dptrs` must not be moved, changed or freed while the library may hold its address.
        /// - `sizes` must not be moved, changed or freed while the library may hold its address.
        /// - `prefetchLocs` must not be moved, changed or freed while the library may hold its address.
        /// - `prefetchLocIdxs` must not be moved, changed or freed while the library may hold its address.
        fn cudaMemDiscardAndPrefetchBatchAsync(
            dptrs: &[*mut c_void], sizes: &[usize], prefetchLocs: &[cudaMemLocation], prefetchLocIdxs: &[usize], flags: u64,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemDiscardAndPrefetchBatchAsync(
                dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, stream.as_handle_or_null(),
            )?
        }
        /// Discards the contents of managed memory ranges in stream order, so that they are not copied on migration.
        /// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
        /// - `dptrs` must not be moved, changed or freed while the library may hold its address.
        /// - `sizes` must not be moved, changed or freed while the library may hold its address.
        fn cudaMemDiscardBatchAsync(
            dptrs: &[*mut c_void], sizes: &[usize], flags: u64, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemDiscardBatchAsync(dptrs, sizes, flags, stream.as_handle_or_null())?
        }
        /// Prefetches managed memory to a device or to the host, in stream order.
        /// - `devPtr`: in, an address, passed unchanged
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudaMemPrefetchAsync(
            devPtr: *const c_void, count: usize, location: cudaMemLocation, flags: u32,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemPrefetchAsync(devPtr, count, location, flags, stream.as_handle_or_null())?
        }
        /// Prefetches multiple ranges of managed memory, each to its own location, in stream order.
        /// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
        /// - `prefetchLocs`, `prefetchLocIdxs`: in, array, whose length is passed as `numPrefetchLocs`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `dptrs` must not be moved, changed or freed while the library may hold its address.
        /// - `sizes` must not be moved, changed or freed while the library may hold its address.
        /// - `prefetchLocs` must not be moved, changed or freed while the library may hold its address.
        /// - `prefetchLocIdxs` must not be moved, changed or freed while the library may hold its address.
        fn cudaMemPrefetchBatchAsync(
            dptrs: &[*mut c_void], sizes: &[usize], prefetchLocs: &[cudaMemLocation], prefetchLocIdxs: &[usize], flags: u64,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemPrefetchBatchAsync(
                dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, stream.as_handle_or_null(),
            )?
        }
        /// Selects the current memory pool for a location and an allocation type.
        /// # Safety
        ///
        /// - `location` must not be moved, changed or freed while the library may hold its address.
        /// - The pool is not dropped while it is the current pool.
        fn cudaMemSetMemPool(
            location: &cudaMemLocation, r#type: cudaMemAllocationType, memPool: impl AsHandle<driver::CUmemoryPool>,
        ) -> () {
            checked::cudaMemSetMemPool(location, r#type, memPool.as_handle())?
        }
        /// Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.
        /// - `opList`: in, array, whose length is passed as `numOps`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `opList` must stay valid until the call's work completes on `stream`.
        /// - No copy of the batch may depend on another copy of the batch.
        /// - `opList` must not be moved, changed or freed while the library may hold its address.
        fn cudaMemcpy3DBatchAsync(
            opList: &[cudaMemcpy3DBatchOp], flags: u64, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpy3DBatchAsync(opList, flags, stream.as_handle_or_null())?
        }
        /// Copies a 3D region in stream order; attributes specify, for example, when the source is read.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `op` must stay valid until the call's work completes on `stream`.
        /// - `op` must not be moved, changed or freed while the library may hold its address.
        fn cudaMemcpy3DWithAttributesAsync(
            op: &cudaMemcpy3DBatchOp, flags: u64, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpy3DWithAttributesAsync(op, flags, stream.as_handle_or_null())?
        }
        /// Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.
        /// - `dsts`, `srcs`, `sizes`: in, array, whose length is passed as `count`
        /// - `attrs`, `attrsIdxs`: in, array, whose length is passed as `numAttrs`
        ///
        /// # Safety
        ///
        /// - Each address in `dsts` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `srcs` points to valid memory of the size that the other arguments imply, for the duration that `attrs` specifies.
        /// - No copy of the batch may depend on another copy of the batch.
        /// - `dsts` must not be moved, changed or freed while the library may hold its address.
        /// - `sizes` must not be moved, changed or freed while the library may hold its address.
        /// - `attrs` must not be moved, changed or freed while the library may hold its address.
        /// - `attrsIdxs` must not be moved, changed or freed while the library may hold its address.
        fn cudaMemcpyBatchAsync(
            dsts: &[*mut c_void], srcs: &[*const c_void], sizes: &[usize], attrs: &[cudaMemcpyAttributes],
            attrsIdxs: &[usize], stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyBatchAsync(dsts, srcs, sizes, attrs, attrsIdxs, stream.as_handle_or_null())?
        }
        /// Copies bytes in stream order; attributes specify, for example, when the source is read.
        /// - `dst`, `src`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `dst`: valid memory of `size` bytes, until the call's work completes on `stream`.
        /// - `src`: valid memory of `size` bytes, for the duration that `attr` specifies.
        /// - `attr` must not be moved, changed or freed while the library may hold its address.
        fn cudaMemcpyWithAttributesAsync(
            dst: *mut c_void, src: *const c_void, size: usize, attr: &cudaMemcpyAttributes,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyWithAttributesAsync(dst, src, size, attr, stream.as_handle_or_null())?
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
        fn cudaSignalExternalSemaphoresAsync(
            extSemArray: &[Borrowed<'_, cudaExternalSemaphore_t, MAJOR>], paramsArray: &[cudaExternalSemaphoreSignalParams],
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaSignalExternalSemaphoresAsync(
                Borrowed::handles(extSemArray), paramsArray, stream.as_handle_or_null(),
            )?
        }
        /// Starts recapturing a stream's work into an existing graph; a callback receives the parameters of changed nodes.
        /// - `callbackData`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `callbackData` is used after the call returns: keep it alive and do not modify it until `cudaStreamEndCapture` is called.
        /// - Pointers, handles and lengths in `callbackData` must stay valid until `cudaStreamEndCapture` is called.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaStreamBeginRecaptureToGraph(
            stream: impl MaybeHandle<driver::CUstream>, mode: cudaStreamCaptureMode, graph: impl AsHandle<driver::CUgraph>,
            callbackData: Option<&cudaGraphRecaptureCallbackData>,
        ) -> () {
            checked::cudaStreamBeginRecaptureToGraph(stream.as_handle_or_null(), mode, graph.as_handle(), callbackData)?
        }
        /// Adds or replaces the nodes on which the next captured work of a stream depends.
        /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `dependencyData` must not be moved, changed or freed while the library may hold its address.
        fn cudaStreamUpdateCaptureDependencies(
            stream: impl MaybeHandle<driver::CUstream>, dependencies: &[Borrowed<'_, driver::CUgraphNode>],
            dependencyData: &[cudaGraphEdgeData], flags: cudaStreamUpdateCaptureDependenciesFlags,
        ) -> () {
            checked::cudaStreamUpdateCaptureDependencies(
                stream.as_handle_or_null(), Borrowed::handles(dependencies), dependencyData, flags,
            )?
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
        fn cudaWaitExternalSemaphoresAsync(
            extSemArray: &[Borrowed<'_, cudaExternalSemaphore_t, MAJOR>], paramsArray: &[cudaExternalSemaphoreWaitParams],
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaWaitExternalSemaphoresAsync(
                Borrowed::handles(extSemArray), paramsArray, stream.as_handle_or_null(),
            )?
        }
    }
}
