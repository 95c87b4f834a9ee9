//! CUDA driver API with owned handles: devices, contexts, memory, modules, streams, events and graphs.
//!
//! See [`owned`](super) for this form of the functions. [`driver`](raw) lists the functions by group, and contains a program.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 13.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::driver as checked;
#[allow(unused_imports)]
use crate::cuda13::driver::DRIVER;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::driver as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::driver::all_types::*;
#[doc(inline)]
pub use crate::shared::owned::driver::*;

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 13;

#[path = "../../common/owned/driver.rs"]
mod common;
pub use common::*;

owned! {
    driver, CUresult;

    safe {
        /// Returns the device that the given context belongs to.
        /// - `ctx`: in; may be NULL
        fn cuCtxGetDevice_v2(ctx: impl MaybeHandle<CUcontext>) -> CUdevice {
            checked::cuCtxGetDevice_v2(ctx.as_handle_or_null())?
        }
        /// Blocks until all work submitted to the given context has finished.
        /// - `ctx`: in; may be NULL
        fn cuCtxSynchronize_v2(ctx: impl MaybeHandle<CUcontext>) -> () {
            checked::cuCtxSynchronize_v2(ctx.as_handle_or_null())?
        }
        #[symbol = cuEventElapsedTime_v2]
        /// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
        fn cuEventElapsedTime(hStart: impl AsHandle<CUevent>, hEnd: impl AsHandle<CUevent>) -> f32 {
            checked::cuEventElapsedTime(hStart.as_handle(), hEnd.as_handle())?
        }
        /// Returns the number of parameters of a function.
        fn cuFuncGetParamCount(func: impl AsHandle<CUfunction>) -> usize {
            checked::cuFuncGetParamCount(func.as_handle())?
        }
        #[symbol = cuGraphAddDependencies_v2]
        /// Adds edges to a graph: each `to[i]` waits for `from[i]`.
        /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        fn cuGraphAddDependencies(
            hGraph: impl AsHandle<CUgraph>, from: &[Borrowed<'_, CUgraphNode>], to: &[Borrowed<'_, CUgraphNode>],
            edgeData: &[CUgraphEdgeData],
        ) -> () {
            checked::cuGraphAddDependencies(hGraph.as_handle(), Borrowed::handles(from), Borrowed::handles(to), edgeData)?
        }
        /// Returns an executable graph's ID.
        fn cuGraphExecGetId(hGraphExec: impl AsHandle<CUgraphExec>) -> u32 {
            checked::cuGraphExecGetId(hGraphExec.as_handle())?
        }
        #[symbol = cuGraphGetEdges_v2]
        /// Lists the edges of a graph as two arrays of nodes.
        /// Returns `from`, `to`, `edgeData`.
        fn cuGraphGetEdges<'a>(
            hGraph: impl LendHandle<'a, CUgraph>,
        ) -> (Vec<Borrowed<'a, CUgraphNode>>, Vec<Borrowed<'a, CUgraphNode>>, Vec<CUgraphEdgeData>) {
            let (output0, output1, output2) = checked::cuGraphGetEdges(hGraph.as_handle())?;
            (
                output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(),
                output1.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output2,
            )
        }
        /// Returns a graph's ID.
        fn cuGraphGetId(hGraph: impl AsHandle<CUgraph>) -> u32 {
            checked::cuGraphGetId(hGraph.as_handle())?
        }
        /// Returns the graph that contains a node.
        fn cuGraphNodeGetContainingGraph<'a>(hNode: impl LendHandle<'a, CUgraphNode>) -> Borrowed<'a, CUgraph> {
            Borrowed::from_raw(checked::cuGraphNodeGetContainingGraph(hNode.as_handle())?)
        }
        #[symbol = cuGraphNodeGetDependencies_v2]
        /// Lists the nodes that a node waits for.
        /// Returns `dependencies`, `edgeData`.
        fn cuGraphNodeGetDependencies<'a>(
            hNode: impl LendHandle<'a, CUgraphNode>,
        ) -> (Vec<Borrowed<'a, CUgraphNode>>, Vec<CUgraphEdgeData>) {
            let (output0, output1) = checked::cuGraphNodeGetDependencies(hNode.as_handle())?;
            (output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output1)
        }
        #[symbol = cuGraphNodeGetDependentNodes_v2]
        /// Lists the nodes that wait for a node.
        /// Returns `dependentNodes`, `edgeData`.
        fn cuGraphNodeGetDependentNodes<'a>(
            hNode: impl LendHandle<'a, CUgraphNode>,
        ) -> (Vec<Borrowed<'a, CUgraphNode>>, Vec<CUgraphEdgeData>) {
            let (output0, output1) = checked::cuGraphNodeGetDependentNodes(hNode.as_handle())?;
            (output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output1)
        }
        /// Returns a node's ID within its graph.
        fn cuGraphNodeGetLocalId(hNode: impl AsHandle<CUgraphNode>) -> u32 {
            checked::cuGraphNodeGetLocalId(hNode.as_handle())?
        }
        /// Returns the parameters of a node of any type.
        fn cuGraphNodeGetParams(hNode: impl AsHandle<CUgraphNode>) -> CUgraphNodeParams {
            checked::cuGraphNodeGetParams(hNode.as_handle())?
        }
        /// Returns the ID by which tools such as profilers identify a node.
        fn cuGraphNodeGetToolsId(hNode: impl AsHandle<CUgraphNode>) -> u64 {
            checked::cuGraphNodeGetToolsId(hNode.as_handle())?
        }
        #[symbol = cuGraphRemoveDependencies_v2]
        /// Removes edges from a graph: the edge from each `from[i]` to `to[i]`.
        /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        fn cuGraphRemoveDependencies(
            hGraph: impl AsHandle<CUgraph>, from: &[Borrowed<'_, CUgraphNode>], to: &[Borrowed<'_, CUgraphNode>],
            edgeData: &[CUgraphEdgeData],
        ) -> () {
            checked::cuGraphRemoveDependencies(
                hGraph.as_handle(), Borrowed::handles(from), Borrowed::handles(to), edgeData,
            )?
        }
        /// Returns a green context's ID, which is unique in the process.
        fn cuGreenCtxGetId(greenCtx: impl AsHandle<CUgreenCtx>) -> u64 {
            checked::cuGreenCtxGetId(greenCtx.as_handle())?
        }
        /// Returns the number of parameters of a kernel.
        fn cuKernelGetParamCount(kernel: impl AsHandle<CUkernel>) -> usize {
            checked::cuKernelGetParamCount(kernel.as_handle())?
        }
        #[symbol = cuStreamGetCaptureInfo_v3]
        /// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
        /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `edgeData_out`, `numDependencies_out`.
        fn cuStreamGetCaptureInfo(
            hStream: impl MaybeHandle<CUstream>,
        ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, *const CUgraphEdgeData, usize) {
            checked::cuStreamGetCaptureInfo(hStream.as_handle_or_null())?
        }
        /// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
        /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `numDependencies_out`.
        fn cuStreamGetCaptureInfo_v2(
            hStream: impl MaybeHandle<CUstream>,
        ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, usize) {
            checked::cuStreamGetCaptureInfo_v2(hStream.as_handle_or_null())?
        }
        /// Returns the resources of one type, such as SMs or work queues, that a stream's work may use.
        fn cuStreamGetDevResource(hStream: impl MaybeHandle<CUstream>, r#type: CUdevResourceType) -> CUdevResource {
            checked::cuStreamGetDevResource(hStream.as_handle_or_null(), r#type)?
        }
    }

    unsafe {}
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        #[symbol = cuCtxCreate_v4]
        /// Creates a context on a device, pushes it onto the thread's context stack and makes it current.
        /// - `ctxCreateParams`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `ctxCreateParams` must be valid.
        /// - `ctxCreateParams` must not set both `execAffinityParams` and `cigParams`.
        /// - Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
        /// - `pctx` must outlive all objects that were created while it was current, even leaked ones.
        /// - `ctxCreateParams` must not be moved, changed or freed while the library may hold its address.
        fn cuCtxCreate(ctxCreateParams: Option<&CUctxCreateParams>, flags: CUctx_flags, dev: CUdevice) -> Owned<CUcontext> {
            Owned::from_raw(checked::cuCtxCreate(ctxCreateParams, flags, dev)?)
        }
        /// Creates a context on a device, pushes it onto the thread's context stack and makes it current.
        /// # Safety
        ///
        /// - Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
        /// - `pctx` must outlive all objects that were created while it was current, even leaked ones.
        fn cuCtxCreate_v2(flags: CUctx_flags, dev: CUdevice) -> Owned<CUcontext> {
            Owned::from_raw(checked::cuCtxCreate_v2(flags, dev)?)
        }
        /// Copies multiple ranges in stream order, each to or from an address or a logical endpoint.
        /// - `opList`: in, array, whose length is passed as `numOps`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `opList` must stay valid until the call's work completes on `hStream`.
        /// - No copy of the batch may depend on another copy of the batch.
        /// - `opList` must not be moved, changed or freed while the library may hold its address.
        fn cuFabricCpyBatchAsync(
            opList: &[CUDA_FABRIC_COPY_BATCH_OP], flags: u64, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuFabricCpyBatchAsync(opList, flags, hStream.as_handle_or_null())?
        }
        #[symbol = cuGraphAddNode_v2]
        /// Adds a node of any type, described by one record, to a graph.
        /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        /// - `nodeParams`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `dependencyData` must not be moved, changed or freed while the library may hold its address.
        fn cuGraphAddNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            dependencyData: &[CUgraphEdgeData], nodeParams: &mut CUgraphNodeParams,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddNode(hGraph.as_handle(), Borrowed::handles(dependencies), dependencyData, nodeParams)?,
            )
        }
        /// Adds a node of any type, described by one record, to a graph.
        /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        /// - `nodeParams`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `dependencyData` must not be moved, changed or freed while the library may hold its address.
        fn cuGraphAddNode_v3<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            dependencyData: &[CUgraphEdgeData], nodeParams: &mut CUgraphNodeParams,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddNode_v3(
                    hGraph.as_handle(), Borrowed::handles(dependencies), dependencyData, nodeParams,
                )?,
            )
        }
        /// Sets the parameters of a node of any type; the type itself cannot change.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphNodeSetParams_v2(hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUgraphNodeParams) -> () {
            checked::cuGraphNodeSetParams_v2(hNode.as_handle(), nodeParams)?
        }
        /// Runs a host function in stream order; a mode specifies whether waiting for the function blocks or spins.
        /// - `fn`: in, called by CUDA with `userData`
        /// - `userData`: in, passed to the callback
        ///
        /// # Safety
        ///
        /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context is in an error state.
        fn cuLaunchHostFunc_v2(
            hStream: impl MaybeHandle<CUstream>, r#fn: CUhostFn, userData: *mut c_void, syncMode: u32,
        ) -> () {
            checked::cuLaunchHostFunc_v2(hStream.as_handle_or_null(), r#fn, userData, syncMode)?
        }
        /// Binds physical device memory, given by its handle, at an offset within a logical endpoint.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - The memory is unbound before it is dropped.
        fn cuLogicalEndpointBindMem(
            leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t,
            memHandle: impl AsHandle<CUmemGenericAllocationHandle>, memOffset: cuuint64_t, size: cuuint64_t, flags: u64,
        ) -> () {
            checked::cuLogicalEndpointBindMem(leId, dev, offset, memHandle.as_handle(), memOffset, size, flags)?
        }
        /// Discards the contents of managed memory ranges, then prefetches the ranges, in stream order.
        /// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
        /// - `prefetchLocs`, `prefetchLocIdxs`: in, array, whose length is passed as `numPrefetchLocs`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        /// - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
        /// - `dptrs` must not be moved, changed or freed while the library may hold its address.
        /// - `sizes` must not be moved, changed or freed while the library may hold its address.
        /// - `prefetchLocs` must not be moved, changed or freed while the library may hold its address.
        /// - `prefetchLocIdxs` must not be moved, changed or freed while the library may hold its address.
        fn cuMemDiscardAndPrefetchBatchAsync(
            dptrs: &[CUdeviceptr], sizes: &[usize], prefetchLocs: &[CUmemLocation], prefetchLocIdxs: &[usize], flags: u64,
            hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemDiscardAndPrefetchBatchAsync(
                dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, hStream.as_handle_or_null(),
            )?
        }
        /// Discards the contents of managed memory ranges in stream order, so that they are not copied on migration.
        /// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        /// - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
        /// - `dptrs` must not be moved, changed or freed while the library may hold its address.
        /// - `sizes` must not be moved, changed or freed while the library may hold its address.
        fn cuMemDiscardBatchAsync(
            dptrs: &[CUdeviceptr], sizes: &[usize], flags: u64, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemDiscardBatchAsync(dptrs, sizes, flags, hStream.as_handle_or_null())?
        }
        #[symbol = cuMemPrefetchAsync_v2]
        /// Prefetches managed memory to a device or to the host, in stream order.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        fn cuMemPrefetchAsync(
            devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: u32, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemPrefetchAsync(devPtr, count, location, flags, hStream.as_handle_or_null())?
        }
        /// Prefetches multiple ranges of managed memory, each to its own location, in stream order.
        /// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
        /// - `prefetchLocs`, `prefetchLocIdxs`: in, array, whose length is passed as `numPrefetchLocs`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        /// - `dptrs` must not be moved, changed or freed while the library may hold its address.
        /// - `sizes` must not be moved, changed or freed while the library may hold its address.
        /// - `prefetchLocs` must not be moved, changed or freed while the library may hold its address.
        /// - `prefetchLocIdxs` must not be moved, changed or freed while the library may hold its address.
        fn cuMemPrefetchBatchAsync(
            dptrs: &[CUdeviceptr], sizes: &[usize], prefetchLocs: &[CUmemLocation], prefetchLocIdxs: &[usize], flags: u64,
            hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemPrefetchBatchAsync(
                dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, hStream.as_handle_or_null(),
            )?
        }
        /// Selects the current memory pool for a location and an allocation type.
        /// # Safety
        ///
        /// - `location` must not be moved, changed or freed while the library may hold its address.
        /// - The pool is not dropped while it is the current pool.
        fn cuMemSetMemPool(location: &CUmemLocation, r#type: CUmemAllocationType, pool: impl AsHandle<CUmemoryPool>) -> () {
            checked::cuMemSetMemPool(location, r#type, pool.as_handle())?
        }
        #[symbol = cuMemcpy3DBatchAsync_v2]
        /// Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.
        /// - `opList`: in, array, whose length is passed as `numOps`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `opList` must stay valid until the call's work completes on `hStream`.
        /// - No copy of the batch may depend on another copy of the batch.
        /// - `opList` must not be moved, changed or freed while the library may hold its address.
        fn cuMemcpy3DBatchAsync(opList: &[CUDA_MEMCPY3D_BATCH_OP], flags: u64, hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuMemcpy3DBatchAsync(opList, flags, hStream.as_handle_or_null())?
        }
        /// Copies a 3D region in stream order; attributes specify, for example, when the source is read.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `op` must stay valid until the call's work completes on `hStream`.
        /// - `op` must not be moved, changed or freed while the library may hold its address.
        fn cuMemcpy3DWithAttributesAsync(
            op: &CUDA_MEMCPY3D_BATCH_OP, flags: u64, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemcpy3DWithAttributesAsync(op, flags, hStream.as_handle_or_null())?
        }
        #[symbol = cuMemcpyBatchAsync_v2]
        /// Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.
        /// - `dsts`, `srcs`, `sizes`: in, array, whose length is passed as `count`
        /// - `attrs`, `attrsIdxs`: in, array, whose length is passed as `numAttrs`
        ///
        /// # Safety
        ///
        /// - Each address in `dsts` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        /// - Each address in `srcs` points to valid memory of the size that the other arguments imply, for the duration that `attrs` specifies.
        /// - No copy of the batch may depend on another copy of the batch.
        /// - `dsts` must not be moved, changed or freed while the library may hold its address.
        /// - `sizes` must not be moved, changed or freed while the library may hold its address.
        /// - `attrs` must not be moved, changed or freed while the library may hold its address.
        /// - `attrsIdxs` must not be moved, changed or freed while the library may hold its address.
        fn cuMemcpyBatchAsync(
            dsts: &[CUdeviceptr], srcs: &[CUdeviceptr], sizes: &[usize], attrs: &[CUmemcpyAttributes], attrsIdxs: &[usize],
            hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemcpyBatchAsync(dsts, srcs, sizes, attrs, attrsIdxs, hStream.as_handle_or_null())?
        }
        /// Copies bytes in stream order; attributes specify, for example, when the source is read.
        /// # Safety
        ///
        /// - `dst`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        /// - `src`: valid memory of the size that the other arguments imply, for the duration that `attr` specifies.
        /// - `attr` must not be moved, changed or freed while the library may hold its address.
        fn cuMemcpyWithAttributesAsync(
            dst: CUdeviceptr, src: CUdeviceptr, size: usize, attr: &CUmemcpyAttributes, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemcpyWithAttributesAsync(dst, src, size, attr, hStream.as_handle_or_null())?
        }
        /// Binds mapped memory, given by its address, at an offset within a multicast object, for a given device.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `memptr`: valid memory of the size that the other arguments imply, until `cuMulticastUnbind` is called.
        fn cuMulticastBindAddr_v2(
            mcHandle: impl AsHandle<CUmemGenericAllocationHandle>, dev: CUdevice, mcOffset: usize, memptr: CUdeviceptr,
            size: usize, flags: u64,
        ) -> () {
            checked::cuMulticastBindAddr_v2(mcHandle.as_handle(), dev, mcOffset, memptr, size, flags)?
        }
        /// Binds physical memory, given by its handle, at an offset within a multicast object, for a given device.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuMulticastBindMem_v2(
            mcHandle: impl AsHandle<CUmemGenericAllocationHandle>, dev: CUdevice, mcOffset: usize,
            memHandle: impl AsHandle<CUmemGenericAllocationHandle>, memOffset: usize, size: usize, flags: u64,
        ) -> () {
            checked::cuMulticastBindMem_v2(
                mcHandle.as_handle(), dev, mcOffset, memHandle.as_handle(), memOffset, size, flags,
            )?
        }
        /// Starts capturing a stream's work into a command list of a graphics API.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `streamCigCaptureParams` must stay valid until the call's work completes on `hStream`.
        /// - `streamCigCaptureParams` must not be moved, changed or freed while the library may hold its address.
        /// - The call follows the graphics API's rules for CUDA work in its queues.
        fn cuStreamBeginCaptureToCig(
            hStream: impl MaybeHandle<CUstream>, streamCigCaptureParams: &CUstreamCigCaptureParams,
        ) -> () {
            checked::cuStreamBeginCaptureToCig(hStream.as_handle_or_null(), streamCigCaptureParams)?
        }
        /// Starts recapturing a stream's work into an existing graph; a callback receives the parameters of changed nodes.
        /// - `callbackFunc`: in, called by CUDA with `userData`
        /// - `userData`: in, passed to the callback
        ///
        /// # Safety
        ///
        /// - `callbackFunc` may be called with `userData` until `cuStreamEndCapture` is called, on any thread: it must not unwind. `userData` must live as long as `callbackFunc` may be called.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuStreamBeginRecaptureToGraph(
            hStream: impl MaybeHandle<CUstream>, mode: CUstreamCaptureMode, hGraph: impl AsHandle<CUgraph>,
            callbackFunc: CUgraphRecaptureCallback, userData: *mut c_void,
        ) -> () {
            checked::cuStreamBeginRecaptureToGraph(
                hStream.as_handle_or_null(), mode, hGraph.as_handle(), callbackFunc, userData,
            )?
        }
        /// Ends the capture that `cuStreamBeginCaptureToCig` started in a stream.
        /// # Safety
        ///
        /// - The call follows the graphics API's rules for CUDA work in its queues.
        fn cuStreamEndCaptureToCig(hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuStreamEndCaptureToCig(hStream.as_handle_or_null())?
        }
        #[symbol = cuStreamUpdateCaptureDependencies_v2]
        /// Adds or replaces the nodes on which the next captured work of a stream depends.
        /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `dependencyData` must not be moved, changed or freed while the library may hold its address.
        fn cuStreamUpdateCaptureDependencies(
            hStream: impl MaybeHandle<CUstream>, dependencies: &[Borrowed<'_, CUgraphNode>],
            dependencyData: &[CUgraphEdgeData], flags: CUstreamUpdateCaptureDependencies_flags,
        ) -> () {
            checked::cuStreamUpdateCaptureDependencies(
                hStream.as_handle_or_null(), Borrowed::handles(dependencies), dependencyData, flags,
            )?
        }
    }
}
