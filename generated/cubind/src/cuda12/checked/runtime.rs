//! CUDA runtime API with functions that return [`Result`]s: devices, memory, streams, events and graphs, without explicit contexts.
//!
//! See [`checked`](super) for this form of the functions. [`runtime`](raw) lists the functions by group, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::runtime as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::RUNTIME;
#[allow(unused_imports)]
use crate::cuda12::driver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::runtime::all_types::*;

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
    #[other = owned]
    /// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
    /// # Safety
    ///
    /// `start`, `end`: live handles.
    fn cudaEventElapsedTime_v2(start: cudaEvent_t, end: cudaEvent_t) -> f32;
    #[symbol = cudaGetDeviceProperties_v2]
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
    fn cudaGetDriverEntryPoint(
        symbol: &CStr, flags: cudaGetDriverEntryPointFlags,
    ) -> (*mut c_void, cudaDriverEntryPointQueryResult);
    #[other = owned]
    /// Adds edges to a graph: each `to[i]` waits for `from[i]`.
    /// - `from`, `to`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `graph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cudaGraphAddDependencies(graph: cudaGraph_t, from: &[cudaGraphNode_t], to: &[cudaGraphNode_t]) -> ();
    #[other = owned]
    /// Adds edges to a graph, with edge data (ports and type): each `to[i]` waits for `from[i]`.
    /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `graph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cudaGraphAddDependencies_v2(
        graph: cudaGraph_t, from: &[cudaGraphNode_t], to: &[cudaGraphNode_t], edgeData: &[cudaGraphEdgeData],
    ) -> ();
    #[other = owned]
    /// Adds a node of any type, described by one record, to a graph.
    /// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddNode(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], nodeParams: &mut cudaGraphNodeParams,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Adds a node of any type to a graph, with data for the edges to its dependencies.
    /// - `pDependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
    fn cudaGraphAddNode_v2(
        graph: cudaGraph_t, pDependencies: &[cudaGraphNode_t], dependencyData: &[cudaGraphEdgeData],
        nodeParams: &mut cudaGraphNodeParams,
    ) -> cudaGraphNode_t;
    #[other = owned]
    /// Copies all attributes of one kernel node to another.
    /// # Safety
    ///
    /// `hSrc`, `hDst`: live handles that no other thread uses during the call.
    fn cudaGraphKernelNodeCopyAttributes(hSrc: cudaGraphNode_t, hDst: cudaGraphNode_t) -> ();
    #[other = owned]
    /// Removes edges from a graph: the edge from each `from[i]` to `to[i]`.
    /// - `from`, `to`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `graph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cudaGraphRemoveDependencies(graph: cudaGraph_t, from: &[cudaGraphNode_t], to: &[cudaGraphNode_t]) -> ();
    #[other = owned]
    /// Removes edges with the given edge data from a graph: the edge from each `from[i]` to `to[i]`.
    /// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `graph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cudaGraphRemoveDependencies_v2(
        graph: cudaGraph_t, from: &[cudaGraphNode_t], to: &[cudaGraphNode_t], edgeData: &[cudaGraphEdgeData],
    ) -> ();
    /// Launches a kernel on several devices, whose grids can synchronize with each other.
    /// - `launchParamsList`: in, array, whose length is passed as `numDevices`
    /// - `flags`: in, flags: [`cudaCooperativeLaunchMultiDeviceNoPostSync`], [`cudaCooperativeLaunchMultiDeviceNoPreSync`]
    ///
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `launchParamsList` must stay valid until the call's work completes on `launchParamsList`'s stream.
    /// - `args` of each element must contain one address for each parameter of the kernel, which points to a value of the parameter's type.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaLaunchCooperativeKernelMultiDevice(launchParamsList: &[cudaLaunchParams], flags: u32) -> ();
    /// Advises the driver about the use of a range of managed memory, for example that it is mostly read.
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMemAdvise(devPtr: *const c_void, count: usize, advice: cudaMemoryAdvise, device: i32) -> ();
    /// Advises the driver about the use of a range of managed memory, for example that it is mostly read.
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudaMemAdvise_v2(devPtr: *const c_void, count: usize, advice: cudaMemoryAdvise, location: cudaMemLocation) -> ();
    #[other = owned]
    /// Prefetches managed memory to a device or to the host, in stream order.
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudaMemPrefetchAsync(devPtr: *const c_void, count: usize, dstDevice: i32, stream: cudaStream_t) -> ();
    #[other = owned]
    /// Prefetches managed memory to a device or to the host, in stream order.
    /// - `devPtr`: in, an address, passed unchanged
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudaMemPrefetchAsync_v2(
        devPtr: *const c_void, count: usize, location: cudaMemLocation, flags: u32, stream: cudaStream_t,
    ) -> ();
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
    fn cudaMemcpy3DBatchAsync(opList: &[cudaMemcpy3DBatchOp], flags: u64, stream: cudaStream_t) -> usize;
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
        dsts: &[*mut c_void], srcs: &[*mut c_void], sizes: &[usize], attrs: &[cudaMemcpyAttributes],
        attrsIdxs: &[usize], stream: cudaStream_t,
    ) -> usize;
    /// Has no effect; formerly converted a `double` for devices without double precision.
    /// - `d`: in and out
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaSetDoubleForDevice(d: f64) -> f64;
    /// Has no effect; formerly restored a `double` from devices without double precision.
    /// - `d`: in and out
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudaSetDoubleForHost(d: f64) -> f64;
    #[symbol = cudaSignalExternalSemaphoresAsync_v2]
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
    #[symbol = cudaStreamGetCaptureInfo_v2]
    #[other = owned]
    /// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
    /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `numDependencies_out`.
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `dependencies_out` points to memory of the library, valid until the next call with `stream`.
    fn cudaStreamGetCaptureInfo(
        stream: cudaStream_t,
    ) -> (cudaStreamCaptureStatus, u64, cudaGraph_t, *const cudaGraphNode_t, usize);
    #[other = owned]
    /// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
    /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `edgeData_out`, `numDependencies_out`.
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `dependencies_out`, `edgeData_out` point to memory of the library, valid until the next call with `stream`.
    fn cudaStreamGetCaptureInfo_v3(
        stream: cudaStream_t,
    ) -> (cudaStreamCaptureStatus, u64, cudaGraph_t, *const cudaGraphNode_t, *const cudaGraphEdgeData, usize);
    #[other = owned]
    /// Adds or replaces the nodes on which the next captured work of a stream depends.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `dependencies`: a live handle that no other thread uses during the call.
    fn cudaStreamUpdateCaptureDependencies(
        stream: cudaStream_t, dependencies: &[cudaGraphNode_t], flags: cudaStreamUpdateCaptureDependenciesFlags,
    ) -> ();
    #[other = owned]
    /// Adds or replaces the nodes on which the next captured work of a stream depends.
    /// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `dependencies`: a live handle that no other thread uses during the call.
    fn cudaStreamUpdateCaptureDependencies_v2(
        stream: cudaStream_t, dependencies: &[cudaGraphNode_t], dependencyData: &[cudaGraphEdgeData],
        flags: cudaStreamUpdateCaptureDependenciesFlags,
    ) -> ();
    /// Works like `cudaDeviceReset`, which supersedes this function.
    /// # Safety
    ///
    /// Nothing in the process may use objects of the device's primary context during or after the call. Library handles that were created in it must be destroyed first, because destroying one uses the context.
    #[deprecated(note = "use `cudaDeviceReset` instead")]
    fn cudaThreadExit() -> ();
    /// Works like `cudaDeviceGetCacheConfig`, which supersedes this function.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "use `cudaDeviceGetCacheConfig` instead")]
    fn cudaThreadGetCacheConfig() -> cudaFuncCache;
    /// Works like `cudaDeviceGetLimit`, which supersedes this function.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "use `cudaDeviceGetLimit` instead")]
    fn cudaThreadGetLimit(limit: cudaLimit) -> usize;
    /// Works like `cudaDeviceSetCacheConfig`, which supersedes this function.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "use `cudaDeviceSetCacheConfig` instead")]
    fn cudaThreadSetCacheConfig(cacheConfig: cudaFuncCache) -> ();
    /// Works like `cudaDeviceSetLimit`, which supersedes this function.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "use `cudaDeviceSetLimit` instead")]
    fn cudaThreadSetLimit(limit: cudaLimit, value: usize) -> ();
    /// Works like `cudaDeviceSynchronize`, which supersedes this function.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "use `cudaDeviceSynchronize` instead")]
    fn cudaThreadSynchronize() -> ();
    #[symbol = cudaWaitExternalSemaphoresAsync_v2]
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
/// Returns `from`, `to`.
///
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphGetEdges(
    graph: cudaGraph_t,
) -> Result<(Vec<cudaGraphNode_t>, Vec<cudaGraphNode_t>), support::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphGetEdges),
        |room| {
            let mut from = grow::room(room);
            let mut to = grow::room(room);
            let (returned, numEdges) = unsafe { raw::cudaGraphGetEdges(graph, &mut from, &mut to) };
            let len = grow::length(numEdges);
            from.truncate(len);
            to.truncate(len);
            (returned, len, (from, to))
        },
    )
}

/// Lists the edges of a graph as two arrays of nodes, with data for each edge.
///
/// Like [`cudaGraphGetEdges_v2`](raw::cudaGraphGetEdges_v2), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, runtime cudaGraphGetEdges_v2))]
/// Returns `from`, `to`, `edgeData`.
///
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphGetEdges_v2(
    graph: cudaGraph_t,
) -> Result<
    (Vec<cudaGraphNode_t>, Vec<cudaGraphNode_t>, Vec<cudaGraphEdgeData>),
    support::Error<cudaError>,
> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphGetEdges_v2),
        |room| {
            let mut from = grow::room(room);
            let mut to = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numEdges) = unsafe { raw::cudaGraphGetEdges_v2(graph, &mut from, &mut to, &mut edgeData) };
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
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t,
) -> Result<Vec<cudaGraphNode_t>, support::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphNodeGetDependencies),
        |room| {
            let mut pDependencies = grow::room(room);
            let (returned, pNumDependencies) = unsafe { raw::cudaGraphNodeGetDependencies(node, &mut pDependencies) };
            let len = grow::length(pNumDependencies);
            pDependencies.truncate(len);
            (returned, len, pDependencies)
        },
    )
}

/// Lists the nodes that a node waits for, with data for each edge.
///
/// Like [`cudaGraphNodeGetDependencies_v2`](raw::cudaGraphNodeGetDependencies_v2), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, runtime cudaGraphNodeGetDependencies_v2))]
/// Returns `pDependencies`, `edgeData`.
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetDependencies_v2(
    node: cudaGraphNode_t,
) -> Result<(Vec<cudaGraphNode_t>, Vec<cudaGraphEdgeData>), support::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphNodeGetDependencies_v2),
        |room| {
            let mut pDependencies = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, pNumDependencies) = unsafe {
                raw::cudaGraphNodeGetDependencies_v2(node, &mut pDependencies, &mut edgeData)
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
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t,
) -> Result<Vec<cudaGraphNode_t>, support::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphNodeGetDependentNodes),
        |room| {
            let mut pDependentNodes = grow::room(room);
            let (returned, pNumDependentNodes) = unsafe {
                raw::cudaGraphNodeGetDependentNodes(node, &mut pDependentNodes)
            };
            let len = grow::length(pNumDependentNodes);
            pDependentNodes.truncate(len);
            (returned, len, pDependentNodes)
        },
    )
}

/// Lists the nodes that wait for a node, with data for each edge.
///
/// Like [`cudaGraphNodeGetDependentNodes_v2`](raw::cudaGraphNodeGetDependentNodes_v2), but returns a `Result` of all elements.
#[cfg_attr(doc, doc = form!(different owned, runtime cudaGraphNodeGetDependentNodes_v2))]
/// Returns `pDependentNodes`, `edgeData`.
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetDependentNodes_v2(
    node: cudaGraphNode_t,
) -> Result<(Vec<cudaGraphNode_t>, Vec<cudaGraphEdgeData>), support::Error<cudaError>> {
    grow::two_calls(
        called!(RUNTIME, cudaGraphNodeGetDependentNodes_v2),
        |room| {
            let mut pDependentNodes = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, pNumDependentNodes) = unsafe {
                raw::cudaGraphNodeGetDependentNodes_v2(node, &mut pDependentNodes, &mut edgeData)
            };
            let len = grow::length(pNumDependentNodes);
            pDependentNodes.truncate(len);
            edgeData.truncate(len);
            (returned, len, (pDependentNodes, edgeData))
        },
    )
}

#[doc(no_inline)]
pub use self::cudaGetDeviceProperties as cudaGetDeviceProperties_v2;

#[doc(no_inline)]
pub use self::cudaSignalExternalSemaphoresAsync as cudaSignalExternalSemaphoresAsync_v2;

#[doc(no_inline)]
pub use self::cudaStreamGetCaptureInfo as cudaStreamGetCaptureInfo_v2;

#[doc(no_inline)]
pub use self::cudaWaitExternalSemaphoresAsync as cudaWaitExternalSemaphoresAsync_v2;
