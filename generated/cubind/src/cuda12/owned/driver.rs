//! CUDA driver API with owned handles: devices, contexts, memory, modules, streams, events and graphs.
//!
//! See [`owned`](super) for this form of the functions. [`driver`](raw) lists the functions by group, and contains a program.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 12.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::driver as checked;
#[allow(unused_imports)]
use crate::cuda12::driver::DRIVER;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::driver as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::driver::all_types::*;
#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::owned::driver::*;

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 12;

#[path = "../../common/owned/driver.rs"]
mod common;
pub use common::*;

owned! {
    driver, CUresult;

    safe {
        /// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
        fn cuEventElapsedTime(hStart: impl AsHandle<CUevent>, hEnd: impl AsHandle<CUevent>) -> f32 {
            checked::cuEventElapsedTime(hStart.as_handle(), hEnd.as_handle())?
        }
        /// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
        fn cuEventElapsedTime_v2(hStart: impl AsHandle<CUevent>, hEnd: impl AsHandle<CUevent>) -> f32 {
            checked::cuEventElapsedTime_v2(hStart.as_handle(), hEnd.as_handle())?
        }
        /// Adds edges to a graph: each `to[i]` waits for `from[i]`.
        /// - `from`, `to`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        fn cuGraphAddDependencies(
            hGraph: impl AsHandle<CUgraph>, from: &[Borrowed<'_, CUgraphNode>], to: &[Borrowed<'_, CUgraphNode>],
        ) -> () {
            checked::cuGraphAddDependencies(hGraph.as_handle(), Borrowed::handles(from), Borrowed::handles(to))?
        }
        /// Adds edges to a graph, with edge data (ports and type): each `to[i]` waits for `from[i]`.
        /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        fn cuGraphAddDependencies_v2(
            hGraph: impl AsHandle<CUgraph>, from: &[Borrowed<'_, CUgraphNode>], to: &[Borrowed<'_, CUgraphNode>],
            edgeData: &[CUgraphEdgeData],
        ) -> () {
            checked::cuGraphAddDependencies_v2(
                hGraph.as_handle(), Borrowed::handles(from), Borrowed::handles(to), edgeData,
            )?
        }
        /// Lists the edges of a graph as two arrays of nodes.
        /// Returns `from`, `to`.
        fn cuGraphGetEdges<'a>(
            hGraph: impl LendHandle<'a, CUgraph>,
        ) -> (Vec<Borrowed<'a, CUgraphNode>>, Vec<Borrowed<'a, CUgraphNode>>) {
            let (output0, output1) = checked::cuGraphGetEdges(hGraph.as_handle())?;
            (
                output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(),
                output1.into_iter().map(|made| Borrowed::from_raw(made)).collect(),
            )
        }
        /// Lists the edges of a graph as two arrays of nodes, with data for each edge.
        /// Returns `from`, `to`, `edgeData`.
        fn cuGraphGetEdges_v2<'a>(
            hGraph: impl LendHandle<'a, CUgraph>,
        ) -> (Vec<Borrowed<'a, CUgraphNode>>, Vec<Borrowed<'a, CUgraphNode>>, Vec<CUgraphEdgeData>) {
            let (output0, output1, output2) = checked::cuGraphGetEdges_v2(hGraph.as_handle())?;
            (
                output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(),
                output1.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output2,
            )
        }
        /// Lists the nodes that a node waits for.
        fn cuGraphNodeGetDependencies<'a>(hNode: impl LendHandle<'a, CUgraphNode>) -> Vec<Borrowed<'a, CUgraphNode>> {
            checked::cuGraphNodeGetDependencies(hNode.as_handle())?.into_iter().map(|made| Borrowed::from_raw(made))
                .collect()
        }
        /// Lists the nodes that a node waits for, with data for each edge.
        /// Returns `dependencies`, `edgeData`.
        fn cuGraphNodeGetDependencies_v2<'a>(
            hNode: impl LendHandle<'a, CUgraphNode>,
        ) -> (Vec<Borrowed<'a, CUgraphNode>>, Vec<CUgraphEdgeData>) {
            let (output0, output1) = checked::cuGraphNodeGetDependencies_v2(hNode.as_handle())?;
            (output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output1)
        }
        /// Lists the nodes that wait for a node.
        fn cuGraphNodeGetDependentNodes<'a>(hNode: impl LendHandle<'a, CUgraphNode>) -> Vec<Borrowed<'a, CUgraphNode>> {
            checked::cuGraphNodeGetDependentNodes(hNode.as_handle())?.into_iter().map(|made| Borrowed::from_raw(made))
                .collect()
        }
        /// Lists the nodes that wait for a node, with data for each edge.
        /// Returns `dependentNodes`, `edgeData`.
        fn cuGraphNodeGetDependentNodes_v2<'a>(
            hNode: impl LendHandle<'a, CUgraphNode>,
        ) -> (Vec<Borrowed<'a, CUgraphNode>>, Vec<CUgraphEdgeData>) {
            let (output0, output1) = checked::cuGraphNodeGetDependentNodes_v2(hNode.as_handle())?;
            (output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output1)
        }
        /// Removes edges from a graph: the edge from each `from[i]` to `to[i]`.
        /// - `from`, `to`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        fn cuGraphRemoveDependencies(
            hGraph: impl AsHandle<CUgraph>, from: &[Borrowed<'_, CUgraphNode>], to: &[Borrowed<'_, CUgraphNode>],
        ) -> () {
            checked::cuGraphRemoveDependencies(hGraph.as_handle(), Borrowed::handles(from), Borrowed::handles(to))?
        }
        /// Removes edges with the given edge data from a graph: the edge from each `from[i]` to `to[i]`.
        /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        fn cuGraphRemoveDependencies_v2(
            hGraph: impl AsHandle<CUgraph>, from: &[Borrowed<'_, CUgraphNode>], to: &[Borrowed<'_, CUgraphNode>],
            edgeData: &[CUgraphEdgeData],
        ) -> () {
            checked::cuGraphRemoveDependencies_v2(
                hGraph.as_handle(), Borrowed::handles(from), Borrowed::handles(to), edgeData,
            )?
        }
        #[symbol = cuStreamGetCaptureInfo_v2]
        /// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
        /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `numDependencies_out`.
        fn cuStreamGetCaptureInfo(
            hStream: impl MaybeHandle<CUstream>,
        ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, usize) {
            checked::cuStreamGetCaptureInfo(hStream.as_handle_or_null())?
        }
        /// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
        /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `edgeData_out`, `numDependencies_out`.
        fn cuStreamGetCaptureInfo_v3(
            hStream: impl MaybeHandle<CUstream>,
        ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, *const CUgraphEdgeData, usize) {
            checked::cuStreamGetCaptureInfo_v3(hStream.as_handle_or_null())?
        }
    }

    unsafe {}
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        #[symbol = cuCtxCreate_v2]
        /// Creates a context on a device, pushes it onto the thread's context stack and makes it current.
        /// # Safety
        ///
        /// - Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
        /// - `pctx` must outlive all objects that were created while it was current, even leaked ones.
        fn cuCtxCreate(flags: CUctx_flags, dev: CUdevice) -> Owned<CUcontext> {
            Owned::from_raw(checked::cuCtxCreate(flags, dev)?)
        }
        /// Creates a context, optionally with execution affinities or access to a graphics API, and makes it current.
        /// - `ctxCreateParams`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `ctxCreateParams` must be valid.
        /// - `ctxCreateParams` must not set both `execAffinityParams` and `cigParams`.
        /// - Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
        /// - `pctx` must outlive all objects that were created while it was current, even leaked ones.
        /// - `ctxCreateParams` must not be moved, changed or freed while the library may hold its address.
        fn cuCtxCreate_v4(
            ctxCreateParams: Option<&CUctxCreateParams>, flags: CUctx_flags, dev: CUdevice,
        ) -> Owned<CUcontext> {
            Owned::from_raw(checked::cuCtxCreate_v4(ctxCreateParams, flags, dev)?)
        }
        /// Adds a node of any type, described by one record, to a graph.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        /// - `nodeParams`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphAddNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            nodeParams: &mut CUgraphNodeParams,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(checked::cuGraphAddNode(hGraph.as_handle(), Borrowed::handles(dependencies), nodeParams)?)
        }
        /// Adds a node of any type to a graph, with data for the edges to its dependencies.
        /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        /// - `nodeParams`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `dependencyData` must not be moved, changed or freed while the library may hold its address.
        fn cuGraphAddNode_v2<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            dependencyData: &[CUgraphEdgeData], nodeParams: &mut CUgraphNodeParams,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddNode_v2(
                    hGraph.as_handle(), Borrowed::handles(dependencies), dependencyData, nodeParams,
                )?,
            )
        }
        /// Prefetches managed memory to a device or to the host, in stream order.
        /// # Safety
        ///
        /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        fn cuMemPrefetchAsync(
            devPtr: CUdeviceptr, count: usize, dstDevice: CUdevice, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemPrefetchAsync(devPtr, count, dstDevice, hStream.as_handle_or_null())?
        }
        /// Prefetches managed memory to a device or to the host, in stream order.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
        fn cuMemPrefetchAsync_v2(
            devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: u32, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream.as_handle_or_null())?
        }
        /// Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.
        /// - `opList`: in, array, whose length is passed as `numOps`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `opList` must stay valid until the call's work completes on `hStream`.
        /// - No copy of the batch may depend on another copy of the batch.
        /// - `opList` must not be moved, changed or freed while the library may hold its address.
        fn cuMemcpy3DBatchAsync(
            opList: &[CUDA_MEMCPY3D_BATCH_OP], flags: u64, hStream: impl MaybeHandle<CUstream>,
        ) -> usize {
            checked::cuMemcpy3DBatchAsync(opList, flags, hStream.as_handle_or_null())?
        }
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
        ) -> usize {
            checked::cuMemcpyBatchAsync(dsts, srcs, sizes, attrs, attrsIdxs, hStream.as_handle_or_null())?
        }
        /// Adds or replaces the nodes on which the next captured work of a stream depends.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuStreamUpdateCaptureDependencies(
            hStream: impl MaybeHandle<CUstream>, dependencies: &[Borrowed<'_, CUgraphNode>],
            flags: CUstreamUpdateCaptureDependencies_flags,
        ) -> () {
            checked::cuStreamUpdateCaptureDependencies(hStream.as_handle_or_null(), Borrowed::handles(dependencies), flags)?
        }
        /// Adds or replaces the nodes on which the next captured work of a stream depends.
        /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `dependencyData` must not be moved, changed or freed while the library may hold its address.
        fn cuStreamUpdateCaptureDependencies_v2(
            hStream: impl MaybeHandle<CUstream>, dependencies: &[Borrowed<'_, CUgraphNode>],
            dependencyData: &[CUgraphEdgeData], flags: CUstreamUpdateCaptureDependencies_flags,
        ) -> () {
            checked::cuStreamUpdateCaptureDependencies_v2(
                hStream.as_handle_or_null(), Borrowed::handles(dependencies), dependencyData, flags,
            )?
        }
    }
}
