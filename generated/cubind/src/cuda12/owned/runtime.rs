//! CUDA runtime API with owned handles: devices, memory, streams, events and graphs, without explicit contexts.
//!
//! See [`owned`](super) for this form of the functions. [`runtime`](raw) lists the functions by group, and contains a program.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 12.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::runtime as checked;
#[allow(unused_imports)]
use crate::cuda12::runtime::RUNTIME;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::runtime as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::cuda12::driver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::runtime::all_types::*;

destroy! {
    cudaError;
    12 cudaExternalMemory_t: |handle| checked::cudaDestroyExternalMemory(handle);
    12 cudaExternalSemaphore_t: |handle| checked::cudaDestroyExternalSemaphore(handle);
    12 cudaSurfaceObject_t: |handle| checked::cudaDestroySurfaceObject(handle);
    12 cudaTextureObject_t: |handle| checked::cudaDestroyTextureObject(handle);
    12 cudaArray_t: |handle| checked::cudaFreeArray(handle);
    12 cudaMipmappedArray_t: |handle| checked::cudaFreeMipmappedArray(handle);
    12 cudaGraphicsResource_t: |handle| checked::cudaGraphicsUnregisterResource(handle);
}

any_thread! {
    12 cudaSurfaceObject_t // CUDA C++ Programming Guide, Initialization
    12 cudaTextureObject_t // CUDA C++ Programming Guide, Initialization
    12 cudaArray_t // CUDA C++ Programming Guide, Initialization
    12 cudaMipmappedArray_t // CUDA C++ Programming Guide, Initialization
}

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 12;

#[path = "../../common/owned/runtime.rs"]
mod common;
pub use common::*;

owned! {
    runtime, cudaError;

    safe {
        /// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
        fn cudaEventElapsedTime_v2(start: impl AsHandle<driver::CUevent>, end: impl AsHandle<driver::CUevent>) -> f32 {
            checked::cudaEventElapsedTime_v2(start.as_handle(), end.as_handle())?
        }
        /// Adds edges to a graph: each `to[i]` waits for `from[i]`.
        /// - `from`, `to`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        fn cudaGraphAddDependencies(
            graph: impl AsHandle<driver::CUgraph>, from: &[Borrowed<'_, driver::CUgraphNode>],
            to: &[Borrowed<'_, driver::CUgraphNode>],
        ) -> () {
            checked::cudaGraphAddDependencies(graph.as_handle(), Borrowed::handles(from), Borrowed::handles(to))?
        }
        /// Adds edges to a graph, with edge data (ports and type): each `to[i]` waits for `from[i]`.
        /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        fn cudaGraphAddDependencies_v2(
            graph: impl AsHandle<driver::CUgraph>, from: &[Borrowed<'_, driver::CUgraphNode>],
            to: &[Borrowed<'_, driver::CUgraphNode>], edgeData: &[cudaGraphEdgeData],
        ) -> () {
            checked::cudaGraphAddDependencies_v2(
                graph.as_handle(), Borrowed::handles(from), Borrowed::handles(to), edgeData,
            )?
        }
        /// Lists the edges of a graph as two arrays of nodes.
        /// Returns `from`, `to`.
        fn cudaGraphGetEdges<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>,
        ) -> (Vec<Borrowed<'a, driver::CUgraphNode>>, Vec<Borrowed<'a, driver::CUgraphNode>>) {
            let (output0, output1) = checked::cudaGraphGetEdges(graph.as_handle())?;
            (
                output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(),
                output1.into_iter().map(|made| Borrowed::from_raw(made)).collect(),
            )
        }
        /// Lists the edges of a graph as two arrays of nodes, with data for each edge.
        /// Returns `from`, `to`, `edgeData`.
        fn cudaGraphGetEdges_v2<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>,
        ) -> (Vec<Borrowed<'a, driver::CUgraphNode>>, Vec<Borrowed<'a, driver::CUgraphNode>>, Vec<cudaGraphEdgeData>) {
            let (output0, output1, output2) = checked::cudaGraphGetEdges_v2(graph.as_handle())?;
            (
                output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(),
                output1.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output2,
            )
        }
        /// Copies all attributes of one kernel node to another.
        fn cudaGraphKernelNodeCopyAttributes(
            hSrc: impl AsHandle<driver::CUgraphNode>, hDst: impl AsHandle<driver::CUgraphNode>,
        ) -> () {
            checked::cudaGraphKernelNodeCopyAttributes(hSrc.as_handle(), hDst.as_handle())?
        }
        /// Lists the nodes that a node waits for.
        fn cudaGraphNodeGetDependencies<'a>(
            node: impl LendHandle<'a, driver::CUgraphNode>,
        ) -> Vec<Borrowed<'a, driver::CUgraphNode>> {
            checked::cudaGraphNodeGetDependencies(node.as_handle())?.into_iter().map(|made| Borrowed::from_raw(made))
                .collect()
        }
        /// Lists the nodes that a node waits for, with data for each edge.
        /// Returns `pDependencies`, `edgeData`.
        fn cudaGraphNodeGetDependencies_v2<'a>(
            node: impl LendHandle<'a, driver::CUgraphNode>,
        ) -> (Vec<Borrowed<'a, driver::CUgraphNode>>, Vec<cudaGraphEdgeData>) {
            let (output0, output1) = checked::cudaGraphNodeGetDependencies_v2(node.as_handle())?;
            (output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output1)
        }
        /// Lists the nodes that wait for a node.
        fn cudaGraphNodeGetDependentNodes<'a>(
            node: impl LendHandle<'a, driver::CUgraphNode>,
        ) -> Vec<Borrowed<'a, driver::CUgraphNode>> {
            checked::cudaGraphNodeGetDependentNodes(node.as_handle())?.into_iter().map(|made| Borrowed::from_raw(made))
                .collect()
        }
        /// Lists the nodes that wait for a node, with data for each edge.
        /// Returns `pDependentNodes`, `edgeData`.
        fn cudaGraphNodeGetDependentNodes_v2<'a>(
            node: impl LendHandle<'a, driver::CUgraphNode>,
        ) -> (Vec<Borrowed<'a, driver::CUgraphNode>>, Vec<cudaGraphEdgeData>) {
            let (output0, output1) = checked::cudaGraphNodeGetDependentNodes_v2(node.as_handle())?;
            (output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output1)
        }
        /// Removes edges from a graph: the edge from each `from[i]` to `to[i]`.
        /// - `from`, `to`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        fn cudaGraphRemoveDependencies(
            graph: impl AsHandle<driver::CUgraph>, from: &[Borrowed<'_, driver::CUgraphNode>],
            to: &[Borrowed<'_, driver::CUgraphNode>],
        ) -> () {
            checked::cudaGraphRemoveDependencies(graph.as_handle(), Borrowed::handles(from), Borrowed::handles(to))?
        }
        /// Removes edges with the given edge data from a graph: the edge from each `from[i]` to `to[i]`.
        /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        fn cudaGraphRemoveDependencies_v2(
            graph: impl AsHandle<driver::CUgraph>, from: &[Borrowed<'_, driver::CUgraphNode>],
            to: &[Borrowed<'_, driver::CUgraphNode>], edgeData: &[cudaGraphEdgeData],
        ) -> () {
            checked::cudaGraphRemoveDependencies_v2(
                graph.as_handle(), Borrowed::handles(from), Borrowed::handles(to), edgeData,
            )?
        }
        #[symbol = cudaStreamGetCaptureInfo_v2]
        /// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
        /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `numDependencies_out`.
        fn cudaStreamGetCaptureInfo(
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> (cudaStreamCaptureStatus, u64, cudaGraph_t, *const cudaGraphNode_t, usize) {
            checked::cudaStreamGetCaptureInfo(stream.as_handle_or_null())?
        }
        /// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
        /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `edgeData_out`, `numDependencies_out`.
        fn cudaStreamGetCaptureInfo_v3(
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> (cudaStreamCaptureStatus, u64, cudaGraph_t, *const cudaGraphNode_t, *const cudaGraphEdgeData, usize) {
            checked::cudaStreamGetCaptureInfo_v3(stream.as_handle_or_null())?
        }
    }

    unsafe {}
}

owned! {
    runtime, cudaError;

    safe {}

    unsafe {
        /// Adds a node of any type, described by one record, to a graph.
        /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        /// - `nodeParams`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaGraphAddNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            nodeParams: &mut cudaGraphNodeParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(checked::cudaGraphAddNode(graph.as_handle(), Borrowed::handles(pDependencies), nodeParams)?)
        }
        /// Adds a node of any type to a graph, with data for the edges to its dependencies.
        /// - `pDependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        /// - `nodeParams`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `dependencyData` must not be moved, changed or freed while the library may hold its address.
        fn cudaGraphAddNode_v2<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            dependencyData: &[cudaGraphEdgeData], nodeParams: &mut cudaGraphNodeParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddNode_v2(
                    graph.as_handle(), Borrowed::handles(pDependencies), dependencyData, nodeParams,
                )?,
            )
        }
        /// Prefetches managed memory to a device or to the host, in stream order.
        /// - `devPtr`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudaMemPrefetchAsync(
            devPtr: *const c_void, count: usize, dstDevice: i32, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemPrefetchAsync(devPtr, count, dstDevice, stream.as_handle_or_null())?
        }
        /// Prefetches managed memory to a device or to the host, in stream order.
        /// - `devPtr`: in, an address, passed unchanged
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudaMemPrefetchAsync_v2(
            devPtr: *const c_void, count: usize, location: cudaMemLocation, flags: u32,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemPrefetchAsync_v2(devPtr, count, location, flags, stream.as_handle_or_null())?
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
        ) -> usize {
            checked::cudaMemcpy3DBatchAsync(opList, flags, stream.as_handle_or_null())?
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
            dsts: &[*mut c_void], srcs: &[*mut c_void], sizes: &[usize], attrs: &[cudaMemcpyAttributes],
            attrsIdxs: &[usize], stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::cudaMemcpyBatchAsync(dsts, srcs, sizes, attrs, attrsIdxs, stream.as_handle_or_null())?
        }
        #[symbol = cudaSignalExternalSemaphoresAsync_v2]
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
        /// Adds or replaces the nodes on which the next captured work of a stream depends.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudaStreamUpdateCaptureDependencies(
            stream: impl MaybeHandle<driver::CUstream>, dependencies: &[Borrowed<'_, driver::CUgraphNode>],
            flags: cudaStreamUpdateCaptureDependenciesFlags,
        ) -> () {
            checked::cudaStreamUpdateCaptureDependencies(
                stream.as_handle_or_null(), Borrowed::handles(dependencies), flags,
            )?
        }
        /// Adds or replaces the nodes on which the next captured work of a stream depends.
        /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `dependencyData` must not be moved, changed or freed while the library may hold its address.
        fn cudaStreamUpdateCaptureDependencies_v2(
            stream: impl MaybeHandle<driver::CUstream>, dependencies: &[Borrowed<'_, driver::CUgraphNode>],
            dependencyData: &[cudaGraphEdgeData], flags: cudaStreamUpdateCaptureDependenciesFlags,
        ) -> () {
            checked::cudaStreamUpdateCaptureDependencies_v2(
                stream.as_handle_or_null(), Borrowed::handles(dependencies), dependencyData, flags,
            )?
        }
        #[symbol = cudaWaitExternalSemaphoresAsync_v2]
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
