//! CUDA driver API with functions that return [`Result`]s: devices, contexts, memory, modules, streams, events and graphs.
//!
//! See [`checked`](super) for this form of the functions. [`driver`](raw) lists the functions by group, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::DRIVER;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::driver::all_types::*;
#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::checked::driver::*;

/// Keys that select attributes, with the type of each value: see [`Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;
    #[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
    pub use crate::shared::checked::driver::keys::*;
}

#[path = "../../common/checked/driver.rs"]
mod common;
pub use common::*;

checked! {
    driver, DRIVER, CUresult;
    /// Saves the GPU memory of a locked process, by default to host memory, and releases its GPUs.
    /// - `args`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCheckpointProcessCheckpoint(pid: i32, args: Option<&CUcheckpointCheckpointArgs>) -> ();
    /// Restores a checkpointed process's memory to the same or other GPUs; the process remains locked.
    /// - `args`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCheckpointProcessRestore(pid: i32, args: Option<&CUcheckpointRestoreArgs>) -> ();
    #[symbol = cuCtxCreate_v2]
    #[other = owned]
    /// Creates a context on a device, pushes it onto the thread's context stack and makes it current.
    /// # Safety
    ///
    /// Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
    fn cuCtxCreate(flags: CUctx_flags, dev: CUdevice) -> CUcontext;
    #[other = owned]
    /// Creates a context, optionally with execution affinities or access to a graphics API, and makes it current.
    /// - `ctxCreateParams`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `ctxCreateParams` must be valid.
    /// - `ctxCreateParams` must not set both `execAffinityParams` and `cigParams`.
    /// - Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
    fn cuCtxCreate_v4(ctxCreateParams: Option<&CUctxCreateParams>, flags: CUctx_flags, dev: CUdevice) -> CUcontext;
    #[other = owned]
    /// Returns a context's resources of one type, such as SMs or work queues.
    /// # Safety
    ///
    /// `hCtx`: a live handle.
    fn cuCtxGetDevResource(hCtx: CUcontext, r#type: CUdevResourceType) -> CUdevResource;
    /// Combines device resources into a descriptor for `cuGreenCtxCreate`.
    /// - `resources`: in, array, whose length is passed as `nbResources`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDevResourceGenerateDesc(resources: &[CUdevResource]) -> CUdevResourceDesc;
    /// Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.
    /// - `result`: out, array, whose length is passed as `nbGroups`; an empty slice passes NULL
    ///
    /// Returns `nbGroups`, `remaining`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDevSmResourceSplitByCount(
        result: &mut [CUdevResource], input: &CUdevResource, useFlags: CUdevSmResourceSplit_flags, minCount: u32,
    ) -> (u32, CUdevResource);
    /// Returns all of a device's resources of one type, such as SMs or work queues, for later splitting.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetDevResource(device: CUdevice, r#type: CUdevResourceType) -> CUdevResource;
    /// Returns a device's UUID (16 bytes).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetUuid(dev: CUdevice) -> CUuuid;
    /// Returns a device's UUID (16 bytes); a MIG instance has its own UUID.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetUuid_v2(dev: CUdevice) -> CUuuid;
    #[other = owned]
    /// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
    /// # Safety
    ///
    /// `hStart`, `hEnd`: live handles.
    fn cuEventElapsedTime(hStart: CUevent, hEnd: CUevent) -> f32;
    #[other = owned]
    /// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
    /// # Safety
    ///
    /// `hStart`, `hEnd`: live handles.
    fn cuEventElapsedTime_v2(hStart: CUevent, hEnd: CUevent) -> f32;
    #[other = owned]
    /// Adds edges to a graph: each `to[i]` waits for `from[i]`.
    /// - `from`, `to`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `hGraph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cuGraphAddDependencies(hGraph: CUgraph, from: &[CUgraphNode], to: &[CUgraphNode]) -> ();
    #[other = owned]
    /// Adds edges to a graph, with edge data (ports and type): each `to[i]` waits for `from[i]`.
    /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `hGraph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cuGraphAddDependencies_v2(
        hGraph: CUgraph, from: &[CUgraphNode], to: &[CUgraphNode], edgeData: &[CUgraphEdgeData],
    ) -> ();
    #[other = owned]
    /// Adds a node of any type, described by one record, to a graph.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddNode(hGraph: CUgraph, dependencies: &[CUgraphNode], nodeParams: &mut CUgraphNodeParams) -> CUgraphNode;
    #[other = owned]
    /// Adds a node of any type to a graph, with data for the edges to its dependencies.
    /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddNode_v2(
        hGraph: CUgraph, dependencies: &[CUgraphNode], dependencyData: &[CUgraphEdgeData],
        nodeParams: &mut CUgraphNodeParams,
    ) -> CUgraphNode;
    #[other = owned]
    /// Removes edges from a graph: the edge from each `from[i]` to `to[i]`.
    /// - `from`, `to`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `hGraph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cuGraphRemoveDependencies(hGraph: CUgraph, from: &[CUgraphNode], to: &[CUgraphNode]) -> ();
    #[other = owned]
    /// Removes edges with the given edge data from a graph: the edge from each `from[i]` to `to[i]`.
    /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `hGraph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cuGraphRemoveDependencies_v2(
        hGraph: CUgraph, from: &[CUgraphNode], to: &[CUgraphNode], edgeData: &[CUgraphEdgeData],
    ) -> ();
    #[other = owned]
    /// Returns a green context's resources of one type, such as SMs or work queues.
    /// # Safety
    ///
    /// `hCtx`: a live handle that no other thread uses during the call.
    fn cuGreenCtxGetDevResource(hCtx: CUgreenCtx, r#type: CUdevResourceType) -> CUdevResource;
    /// Advises the driver about the use of a range of managed memory, for example that it is mostly read.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAdvise(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, device: CUdevice) -> ();
    /// Advises the driver about the use of a range of managed memory, for example that it is mostly read.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAdvise_v2(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, location: CUmemLocation) -> ();
    #[other = owned]
    /// Prefetches managed memory to a device or to the host, in stream order.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    fn cuMemPrefetchAsync(devPtr: CUdeviceptr, count: usize, dstDevice: CUdevice, hStream: CUstream) -> ();
    #[other = owned]
    /// Prefetches managed memory to a device or to the host, in stream order.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
    fn cuMemPrefetchAsync_v2(
        devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: u32, hStream: CUstream,
    ) -> ();
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
    fn cuMemcpy3DBatchAsync(opList: &[CUDA_MEMCPY3D_BATCH_OP], flags: u64, hStream: CUstream) -> usize;
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
    ) -> usize;
    #[symbol = cuStreamGetCaptureInfo_v2]
    #[other = owned]
    /// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
    /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `numDependencies_out`.
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dependencies_out` points to memory of the library, valid until the next call with `hStream`.
    fn cuStreamGetCaptureInfo(
        hStream: CUstream,
    ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, usize);
    #[other = owned]
    /// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
    /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `edgeData_out`, `numDependencies_out`.
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dependencies_out`, `edgeData_out` point to memory of the library, valid until the next call with `hStream`.
    fn cuStreamGetCaptureInfo_v3(
        hStream: CUstream,
    ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, *const CUgraphEdgeData, usize);
    #[other = owned]
    /// Adds or replaces the nodes on which the next captured work of a stream depends.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dependencies`: a live handle that no other thread uses during the call.
    fn cuStreamUpdateCaptureDependencies(
        hStream: CUstream, dependencies: &[CUgraphNode], flags: CUstreamUpdateCaptureDependencies_flags,
    ) -> ();
    #[other = owned]
    /// Adds or replaces the nodes on which the next captured work of a stream depends.
    /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - `dependencies`: a live handle that no other thread uses during the call.
    fn cuStreamUpdateCaptureDependencies_v2(
        hStream: CUstream, dependencies: &[CUgraphNode], dependencyData: &[CUgraphEdgeData],
        flags: CUstreamUpdateCaptureDependencies_flags,
    ) -> ();
}

/// Lists the edges of a graph as two arrays of nodes.
///
/// Like [`cuGraphGetEdges`](raw::cuGraphGetEdges), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, driver cuGraphGetEdges))]
/// Returns `from`, `to`.
///
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphGetEdges(
    hGraph: CUgraph,
) -> Result<(Vec<CUgraphNode>, Vec<CUgraphNode>), support::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphGetEdges),
        |room| {
            let mut from = grow::room(room);
            let mut to = grow::room(room);
            let (returned, numEdges) = unsafe { raw::cuGraphGetEdges(hGraph, &mut from, &mut to) };
            let len = grow::length(numEdges);
            from.truncate(len);
            to.truncate(len);
            (returned, len, (from, to))
        },
    )
}

/// Lists the edges of a graph as two arrays of nodes, with data for each edge.
///
/// Like [`cuGraphGetEdges_v2`](raw::cuGraphGetEdges_v2), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, driver cuGraphGetEdges_v2))]
/// Returns `from`, `to`, `edgeData`.
///
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphGetEdges_v2(
    hGraph: CUgraph,
) -> Result<
    (Vec<CUgraphNode>, Vec<CUgraphNode>, Vec<CUgraphEdgeData>),
    support::Error<CUresult>,
> {
    grow::two_calls(
        called!(DRIVER, cuGraphGetEdges_v2),
        |room| {
            let mut from = grow::room(room);
            let mut to = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numEdges) = unsafe { raw::cuGraphGetEdges_v2(hGraph, &mut from, &mut to, &mut edgeData) };
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
#[cfg_attr(doc, doc = form!(different owned, driver cuGraphNodeGetDependencies))]
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetDependencies(
    hNode: CUgraphNode,
) -> Result<Vec<CUgraphNode>, support::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphNodeGetDependencies),
        |room| {
            let mut dependencies = grow::room(room);
            let (returned, numDependencies) = unsafe { raw::cuGraphNodeGetDependencies(hNode, &mut dependencies) };
            let len = grow::length(numDependencies);
            dependencies.truncate(len);
            (returned, len, dependencies)
        },
    )
}

/// Lists the nodes that a node waits for, with data for each edge.
///
/// Like [`cuGraphNodeGetDependencies_v2`](raw::cuGraphNodeGetDependencies_v2), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, driver cuGraphNodeGetDependencies_v2))]
/// Returns `dependencies`, `edgeData`.
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode,
) -> Result<(Vec<CUgraphNode>, Vec<CUgraphEdgeData>), support::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphNodeGetDependencies_v2),
        |room| {
            let mut dependencies = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numDependencies) = unsafe {
                raw::cuGraphNodeGetDependencies_v2(hNode, &mut dependencies, &mut edgeData)
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
#[cfg_attr(doc, doc = form!(different owned, driver cuGraphNodeGetDependentNodes))]
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode,
) -> Result<Vec<CUgraphNode>, support::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphNodeGetDependentNodes),
        |room| {
            let mut dependentNodes = grow::room(room);
            let (returned, numDependentNodes) = unsafe {
                raw::cuGraphNodeGetDependentNodes(hNode, &mut dependentNodes)
            };
            let len = grow::length(numDependentNodes);
            dependentNodes.truncate(len);
            (returned, len, dependentNodes)
        },
    )
}

/// Lists the nodes that wait for a node, with data for each edge.
///
/// Like [`cuGraphNodeGetDependentNodes_v2`](raw::cuGraphNodeGetDependentNodes_v2), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, driver cuGraphNodeGetDependentNodes_v2))]
/// Returns `dependentNodes`, `edgeData`.
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode,
) -> Result<(Vec<CUgraphNode>, Vec<CUgraphEdgeData>), support::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphNodeGetDependentNodes_v2),
        |room| {
            let mut dependentNodes = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numDependentNodes) = unsafe {
                raw::cuGraphNodeGetDependentNodes_v2(hNode, &mut dependentNodes, &mut edgeData)
            };
            let len = grow::length(numDependentNodes);
            dependentNodes.truncate(len);
            edgeData.truncate(len);
            (returned, len, (dependentNodes, edgeData))
        },
    )
}

#[doc(no_inline)]
pub use self::cuCtxCreate as cuCtxCreate_v2;

#[doc(no_inline)]
pub use self::cuLinkAddData as cuLinkAddData_v2;

#[doc(no_inline)]
pub use self::cuLinkAddFile as cuLinkAddFile_v2;

#[doc(no_inline)]
pub use self::cuLinkCreate as cuLinkCreate_v2;

#[doc(no_inline)]
pub use self::cuMemAlloc as cuMemAlloc_v2;

#[doc(no_inline)]
pub use self::cuMemAllocHost as cuMemAllocHost_v2;

#[doc(no_inline)]
pub use self::cuMemHostRegister as cuMemHostRegister_v2;

#[doc(no_inline)]
pub use self::cuStreamBatchMemOp as cuStreamBatchMemOp_v2;

#[doc(no_inline)]
pub use self::cuStreamGetCaptureInfo as cuStreamGetCaptureInfo_v2;
