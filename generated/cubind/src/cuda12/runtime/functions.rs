//! Functions (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/runtime/functions.rs"]
mod common;
pub use common::*;

const fn value_size_cudaGraphMemAttributeType(
    selector: cudaGraphMemAttributeType,
) -> ValueSize {
    match selector {
        cudaGraphMemAttributeType::cudaGraphMemAttrUsedMemCurrent
        | cudaGraphMemAttributeType::cudaGraphMemAttrUsedMemHigh
        | cudaGraphMemAttributeType::cudaGraphMemAttrReservedMemCurrent
        | cudaGraphMemAttributeType::cudaGraphMemAttrReservedMemHigh => ValueSize::One(8),
        _ => ValueSize::Any,
    }
}

const fn value_size_cudaMemAllocationHandleType(
    selector: cudaMemAllocationHandleType,
) -> ValueSize {
    match selector {
        cudaMemAllocationHandleType::cudaMemHandleTypeNone
        | cudaMemAllocationHandleType::cudaMemHandleTypePosixFileDescriptor
        | cudaMemAllocationHandleType::cudaMemHandleTypeWin32Kmt => ValueSize::One(4),
        cudaMemAllocationHandleType::cudaMemHandleTypeWin32 => ValueSize::One(8),
        cudaMemAllocationHandleType::cudaMemHandleTypeFabric => ValueSize::One(64),
        _ => ValueSize::Any,
    }
}

const fn value_size_cudaMemPoolAttr(selector: cudaMemPoolAttr) -> ValueSize {
    match selector {
        cudaMemPoolAttr::cudaMemPoolReuseFollowEventDependencies
        | cudaMemPoolAttr::cudaMemPoolReuseAllowOpportunistic
        | cudaMemPoolAttr::cudaMemPoolReuseAllowInternalDependencies
        | cudaMemPoolAttr::cudaMemPoolAttrAllocationType
        | cudaMemPoolAttr::cudaMemPoolAttrExportHandleTypes
        | cudaMemPoolAttr::cudaMemPoolAttrLocationId
        | cudaMemPoolAttr::cudaMemPoolAttrLocationType
        | cudaMemPoolAttr::cudaMemPoolAttrHwDecompressEnabled
        | cudaMemPoolAttr::cudaMemPoolAttrLocalityDomainId => ValueSize::One(4),
        cudaMemPoolAttr::cudaMemPoolAttrReleaseThreshold
        | cudaMemPoolAttr::cudaMemPoolAttrReservedMemCurrent
        | cudaMemPoolAttr::cudaMemPoolAttrReservedMemHigh
        | cudaMemPoolAttr::cudaMemPoolAttrUsedMemCurrent
        | cudaMemPoolAttr::cudaMemPoolAttrUsedMemHigh
        | cudaMemPoolAttr::cudaMemPoolAttrMaxPoolSize => ValueSize::One(8),
        _ => ValueSize::Any,
    }
}

const fn value_size_cudaMemRangeAttribute(selector: cudaMemRangeAttribute) -> ValueSize {
    match selector {
        cudaMemRangeAttribute::cudaMemRangeAttributeReadMostly
        | cudaMemRangeAttribute::cudaMemRangeAttributePreferredLocation
        | cudaMemRangeAttribute::cudaMemRangeAttributeLastPrefetchLocation
        | cudaMemRangeAttribute::cudaMemRangeAttributePreferredLocationType
        | cudaMemRangeAttribute::cudaMemRangeAttributePreferredLocationId
        | cudaMemRangeAttribute::cudaMemRangeAttributeLastPrefetchLocationType
        | cudaMemRangeAttribute::cudaMemRangeAttributeLastPrefetchLocationId => {
            ValueSize::One(4)
        }
        cudaMemRangeAttribute::cudaMemRangeAttributeAccessedBy => {
            ValueSize::Elements {
                size: 4,
                count: 0,
            }
        }
        _ => ValueSize::Any,
    }
}

/// Blocks until all work submitted to the current device has finished.
///
/// `cudaError_t cudaDeviceSynchronize(void)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceSynchronize))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSynchronize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceSynchronize() -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDeviceSynchronize() };
    (returned,)
}

/// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
///
/// `cudaError_t cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t end)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaEventElapsedTime_v2))]
///
/// Returns `(cudaError_t, ms: float)`.
///
/// - `ms`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLaunchFailure`], [`cudaError::cudaErrorNotReady`], [`cudaError::cudaErrorUnknown`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EVENT.html#:~:text=cudaEventElapsedTime_v2).
///
/// # Safety
///
/// `start`, `end`: live handles.
#[inline]
pub unsafe fn cudaEventElapsedTime_v2(
    start: cudaEvent_t,
    end: cudaEvent_t,
) -> (cudaError_t, f32) {
    let mut ms: f32 = output::zeroed();
    let returned = unsafe { sys::cudaEventElapsedTime_v2(&mut ms, start, end) };
    (returned, ms)
}

/// Returns the properties of a device: name, compute capability, memory and limits.
///
/// `cudaError_t cudaGetDeviceProperties_v2(cudaDeviceProp *prop, int device)`
#[cfg_attr(
    doc,
    doc = forms!(runtime::cudaGetDeviceProperties = cudaGetDeviceProperties_v2)
)]
///
/// Returns `(cudaError_t, prop: cudaDeviceProp)`.
///
/// - `prop`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceProperties).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaGetDeviceProperties(device: i32) -> (cudaError_t, cudaDeviceProp) {
    let mut prop = output::Reserved::<cudaDeviceProp>::new();
    let returned = unsafe { sys::cudaGetDeviceProperties_v2(prop.slot(), device) };
    (returned, prop.take())
}

/// The symbol behind [`cudaGetDeviceProperties`].
pub use self::cudaGetDeviceProperties as cudaGetDeviceProperties_v2;

/// Looks up the address of a driver function by name, in the revision for the runtime's CUDA version.
///
/// `cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult *driverStatus)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGetDriverEntryPoint))]
///
/// Returns `(cudaError_t, funcPtr: void *, driverStatus: cudaDriverEntryPointQueryResult)`.
///
/// - `symbol`: in, string
/// - `funcPtr`, `driverStatus`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPoint).
///
/// # Safety
///
/// `funcPtr` points to memory of the library, valid as long as the process runs.
#[inline]
pub unsafe fn cudaGetDriverEntryPoint(
    symbol: &CStr,
    flags: cudaGetDriverEntryPointFlags,
) -> (cudaError_t, *mut c_void, cudaDriverEntryPointQueryResult) {
    let mut funcPtr: *mut c_void = output::zeroed();
    let mut driverStatus: cudaDriverEntryPointQueryResult = output::zeroed();
    let returned = unsafe {
        sys::cudaGetDriverEntryPoint(symbol.as_ptr(), &mut funcPtr, flag_set::integer(flags.bits()), &mut driverStatus)
    };
    (returned, funcPtr, driverStatus)
}

/// Adds edges to a graph: each `to[i]` waits for `from[i]`.
///
/// `cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t numDependencies)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddDependencies))]
///
/// - `from`, `to`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddDependencies).
///
/// # Safety
///
/// `graph`, `from`, `to`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphAddDependencies(
    graph: cudaGraph_t,
    from: &[cudaGraphNode_t],
    to: &[cudaGraphNode_t],
) -> (cudaError_t,) {
    let Some(numDependencies) = args::same_len([from.len(), to.len()], []) else {
        refusal::refuse("cudaGraphAddDependencies", "the lengths of `from`, `to` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe {
        sys::cudaGraphAddDependencies(graph, args::as_ptr(from), args::as_ptr(to), args::count(numDependencies))
    };
    (returned,)
}

/// Adds edges to a graph, with edge data (ports and type): each `to[i]` waits for `from[i]`.
///
/// `cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddDependencies_v2))]
///
/// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddDependencies_v2).
///
/// # Safety
///
/// `graph`, `from`, `to`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphAddDependencies_v2(
    graph: cudaGraph_t,
    from: &[cudaGraphNode_t],
    to: &[cudaGraphNode_t],
    edgeData: &[cudaGraphEdgeData],
) -> (cudaError_t,) {
    let Some(numDependencies) = args::same_len([from.len(), to.len()], [edgeData.len()])
    else {
        refusal::refuse("cudaGraphAddDependencies_v2", "the lengths of `from`, `to`, `edgeData` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaGraphAddDependencies_v2(
        graph, args::as_ptr(from), args::as_ptr(to), args::as_ptr(edgeData), args::count(numDependencies),
    ) };
    (returned,)
}

/// Adds a node of any type, described by one record, to a graph.
///
/// `cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraphNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddNode))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
/// - `nodeParams`: read and updated in place
///
/// Documented errors: [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddNode).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphAddNode(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    nodeParams: &mut cudaGraphNodeParams,
) -> (cudaError_t, cudaGraphNode_t) {
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddNode(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::count(pDependencies.len()), nodeParams,
    ) };
    (returned, pGraphNode)
}

/// Adds a node of any type to a graph, with data for the edges to its dependencies.
///
/// `cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaGraphNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddNode_v2))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
/// - `nodeParams`: read and updated in place
///
/// Documented errors: [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddNode_v2).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphAddNode_v2(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    dependencyData: &[cudaGraphEdgeData],
    nodeParams: &mut cudaGraphNodeParams,
) -> (cudaError_t, cudaGraphNode_t) {
    let Some(numDependencies) = args::same_len([pDependencies.len()], [dependencyData.len()]) else {
        refusal::refuse("cudaGraphAddNode_v2", "the lengths of `pDependencies`, `dependencyData` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddNode_v2(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::as_ptr(dependencyData), args::count(numDependencies),
        nodeParams,
    ) };
    (returned, pGraphNode)
}

/// Lists the edges of a graph as two arrays of nodes.
///
/// `cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *numEdges)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphGetEdges))]
///
/// Returns `(cudaError_t, numEdges: size_t)`.
///
/// - `from`, `to`: out, array, length `numEdges`; an empty slice passes NULL
/// - `numEdges`: in and out: the length of `from`, `to`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetEdges).
///
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphGetEdges(
    graph: cudaGraph_t,
    from: &mut [cudaGraphNode_t],
    to: &mut [cudaGraphNode_t],
) -> (cudaError_t, usize) {
    let Some(numEdges) = args::same_len([from.len(), to.len()], []) else {
        refusal::refuse("cudaGraphGetEdges", "the lengths of `from`, `to` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut numEdges: usize = args::count(numEdges);
    let returned = unsafe {
        sys::cudaGraphGetEdges(graph, args::as_mut_ptr(from), args::as_mut_ptr(to), &mut numEdges)
    };
    (returned, numEdges)
}

/// Lists the edges of a graph as two arrays of nodes, with data for each edge.
///
/// `cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphGetEdges_v2))]
///
/// Returns `(cudaError_t, numEdges: size_t)`.
///
/// - `from`, `to`, `edgeData`: out, array, length `numEdges`; an empty slice passes NULL
/// - `numEdges`: in and out: the length of `from`, `to`, `edgeData`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLossyQuery`].
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetEdges_v2).
///
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphGetEdges_v2(
    graph: cudaGraph_t,
    from: &mut [cudaGraphNode_t],
    to: &mut [cudaGraphNode_t],
    edgeData: &mut [cudaGraphEdgeData],
) -> (cudaError_t, usize) {
    let Some(numEdges) = args::same_len([from.len(), to.len()], [edgeData.len()]) else {
        refusal::refuse("cudaGraphGetEdges_v2", "the lengths of `from`, `to`, `edgeData` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut numEdges: usize = args::count(numEdges);
    let returned = unsafe { sys::cudaGraphGetEdges_v2(
        graph, args::as_mut_ptr(from), args::as_mut_ptr(to), args::as_mut_ptr(edgeData), &mut numEdges,
    ) };
    (returned, numEdges)
}

/// Copies all attributes of one kernel node to another.
///
/// `cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc, cudaGraphNode_t hDst)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphKernelNodeCopyAttributes))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeCopyAttributes).
///
/// # Safety
///
/// `hSrc`, `hDst`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphKernelNodeCopyAttributes(
    hSrc: cudaGraphNode_t,
    hDst: cudaGraphNode_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphKernelNodeCopyAttributes(hSrc, hDst) };
    (returned,)
}

/// Lists the nodes that a node waits for.
///
/// `cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, size_t *pNumDependencies)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeGetDependencies))]
///
/// Returns `(cudaError_t, pNumDependencies: size_t)`.
///
/// - `pDependencies`: out, array, length `pNumDependencies`; an empty slice passes NULL
/// - `pNumDependencies`: in and out: the length of `pDependencies`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependencies).
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t,
    pDependencies: &mut [cudaGraphNode_t],
) -> (cudaError_t, usize) {
    let mut pNumDependencies: usize = args::count(pDependencies.len());
    let returned = unsafe {
        sys::cudaGraphNodeGetDependencies(node, args::as_mut_ptr(pDependencies), &mut pNumDependencies)
    };
    (returned, pNumDependencies)
}

/// Lists the nodes that a node waits for, with data for each edge.
///
/// `cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeGetDependencies_v2))]
///
/// Returns `(cudaError_t, pNumDependencies: size_t)`.
///
/// - `pDependencies`, `edgeData`: out, array, length `pNumDependencies`; an empty slice passes NULL
/// - `pNumDependencies`: in and out: the length of `pDependencies`, `edgeData`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLossyQuery`].
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependencies_v2).
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetDependencies_v2(
    node: cudaGraphNode_t,
    pDependencies: &mut [cudaGraphNode_t],
    edgeData: &mut [cudaGraphEdgeData],
) -> (cudaError_t, usize) {
    let Some(pNumDependencies) = args::same_len([pDependencies.len()], [edgeData.len()])
    else {
        refusal::refuse("cudaGraphNodeGetDependencies_v2", "the lengths of `pDependencies`, `edgeData` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut pNumDependencies: usize = args::count(pNumDependencies);
    let returned = unsafe { sys::cudaGraphNodeGetDependencies_v2(
        node, args::as_mut_ptr(pDependencies), args::as_mut_ptr(edgeData), &mut pNumDependencies,
    ) };
    (returned, pNumDependencies)
}

/// Lists the nodes that wait for a node.
///
/// `cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, size_t *pNumDependentNodes)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeGetDependentNodes))]
///
/// Returns `(cudaError_t, pNumDependentNodes: size_t)`.
///
/// - `pDependentNodes`: out, array, length `pNumDependentNodes`; an empty slice passes NULL
/// - `pNumDependentNodes`: in and out: the length of `pDependentNodes`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependentNodes).
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t,
    pDependentNodes: &mut [cudaGraphNode_t],
) -> (cudaError_t, usize) {
    let mut pNumDependentNodes: usize = args::count(pDependentNodes.len());
    let returned = unsafe {
        sys::cudaGraphNodeGetDependentNodes(node, args::as_mut_ptr(pDependentNodes), &mut pNumDependentNodes)
    };
    (returned, pNumDependentNodes)
}

/// Lists the nodes that wait for a node, with data for each edge.
///
/// `cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeGetDependentNodes_v2))]
///
/// Returns `(cudaError_t, pNumDependentNodes: size_t)`.
///
/// - `pDependentNodes`, `edgeData`: out, array, length `pNumDependentNodes`; an empty slice passes NULL
/// - `pNumDependentNodes`: in and out: the length of `pDependentNodes`, `edgeData`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLossyQuery`].
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependentNodes_v2).
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetDependentNodes_v2(
    node: cudaGraphNode_t,
    pDependentNodes: &mut [cudaGraphNode_t],
    edgeData: &mut [cudaGraphEdgeData],
) -> (cudaError_t, usize) {
    let Some(pNumDependentNodes) = args::same_len([pDependentNodes.len()], [edgeData.len()]) else {
        refusal::refuse("cudaGraphNodeGetDependentNodes_v2", "the lengths of `pDependentNodes`, `edgeData` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut pNumDependentNodes: usize = args::count(pNumDependentNodes);
    let returned = unsafe { sys::cudaGraphNodeGetDependentNodes_v2(
        node, args::as_mut_ptr(pDependentNodes), args::as_mut_ptr(edgeData), &mut pNumDependentNodes,
    ) };
    (returned, pNumDependentNodes)
}

/// Removes edges from a graph: the edge from each `from[i]` to `to[i]`.
///
/// `cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t numDependencies)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphRemoveDependencies))]
///
/// - `from`, `to`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphRemoveDependencies).
///
/// # Safety
///
/// `graph`, `from`, `to`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphRemoveDependencies(
    graph: cudaGraph_t,
    from: &[cudaGraphNode_t],
    to: &[cudaGraphNode_t],
) -> (cudaError_t,) {
    let Some(numDependencies) = args::same_len([from.len(), to.len()], []) else {
        refusal::refuse("cudaGraphRemoveDependencies", "the lengths of `from`, `to` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe {
        sys::cudaGraphRemoveDependencies(graph, args::as_ptr(from), args::as_ptr(to), args::count(numDependencies))
    };
    (returned,)
}

/// Removes edges with the given edge data from a graph: the edge from each `from[i]` to `to[i]`.
///
/// `cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphRemoveDependencies_v2))]
///
/// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphRemoveDependencies_v2).
///
/// # Safety
///
/// `graph`, `from`, `to`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphRemoveDependencies_v2(
    graph: cudaGraph_t,
    from: &[cudaGraphNode_t],
    to: &[cudaGraphNode_t],
    edgeData: &[cudaGraphEdgeData],
) -> (cudaError_t,) {
    let Some(numDependencies) = args::same_len([from.len(), to.len()], [edgeData.len()])
    else {
        refusal::refuse("cudaGraphRemoveDependencies_v2", "the lengths of `from`, `to`, `edgeData` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaGraphRemoveDependencies_v2(
        graph, args::as_ptr(from), args::as_ptr(to), args::as_ptr(edgeData), args::count(numDependencies),
    ) };
    (returned,)
}

/// Allocates page-locked host memory with flags (portable, mapped, write-combined).
///
/// `cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaHostAlloc))]
///
/// Returns `(cudaError_t, pHost: void *)`.
///
/// - `pHost`: out
/// - `flags`: in, flags: [`cudaHostAllocDefault`], [`cudaHostAllocMapped`], [`cudaHostAllocPortable`], [`cudaHostAllocWriteCombined`]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostAlloc).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaHostAlloc(size: usize, flags: u32) -> (cudaError_t, *mut c_void) {
    let mut pHost: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaHostAlloc(&mut pHost, size, flags) };
    (returned, pHost)
}

/// Page-locks existing host memory, and maps it into device address spaces if requested.
///
/// `cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaHostRegister))]
///
/// - `ptr`: in, an address, passed unchanged
/// - `flags`: in, flags: [`cudaHostRegisterDefault`], [`cudaHostRegisterIoMemory`], [`cudaHostRegisterMapped`], [`cudaHostRegisterPortable`], [`cudaHostRegisterReadOnly`]
///
/// Documented errors: [`cudaError::cudaErrorHostMemoryAlreadyRegistered`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostRegister).
///
/// # Safety
///
/// `ptr`: valid memory of the size that the other arguments imply, until `cudaHostUnregister` is called.
#[inline]
pub unsafe fn cudaHostRegister(
    ptr: *mut c_void,
    size: usize,
    flags: u32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaHostRegister(ptr, size, flags) };
    (returned,)
}

/// Launches a kernel on several devices, whose grids can synchronize with each other.
///
/// `cudaError_t cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams *launchParamsList, unsigned int numDevices, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaLaunchCooperativeKernelMultiDevice))]
///
/// - `launchParamsList`: in, array, whose length is passed as `numDevices`
/// - `flags`: in, flags: [`cudaCooperativeLaunchMultiDeviceNoPostSync`], [`cudaCooperativeLaunchMultiDeviceNoPreSync`]
///
/// Documented errors: [`cudaError::cudaErrorCooperativeLaunchTooLarge`], [`cudaError::cudaErrorInvalidConfiguration`], [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorLaunchFailure`], [`cudaError::cudaErrorLaunchOutOfResources`], [`cudaError::cudaErrorLaunchTimeout`], [`cudaError::cudaErrorSharedObjectInitFailed`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchCooperativeKernelMultiDevice).
///
/// # Safety
///
/// - Pointers, handles and lengths in `launchParamsList` must stay valid until the call's work completes on `launchParamsList`'s stream.
/// - `args` of each element must contain one address for each parameter of the kernel, which points to a value of the parameter's type.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaLaunchCooperativeKernelMultiDevice(
    launchParamsList: &[cudaLaunchParams],
    flags: u32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaLaunchCooperativeKernelMultiDevice(
        args::as_ptr(launchParamsList).cast_mut(), args::count(launchParamsList.len()), flags,
    ) };
    (returned,)
}

/// Allocates device memory on the current device.
///
/// `cudaError_t cudaMalloc(void **devPtr, size_t size)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMalloc))]
///
/// Returns `(cudaError_t, devPtr: void *)`.
///
/// - `devPtr`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMalloc).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMalloc(size: usize) -> (cudaError_t, *mut c_void) {
    let mut devPtr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaMalloc(&mut devPtr, size) };
    (returned, devPtr)
}

/// Allocates page-locked host memory that the device can read and write.
///
/// `cudaError_t cudaMallocHost(void **ptr, size_t size)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMallocHost))]
///
/// Returns `(cudaError_t, ptr: void *)`.
///
/// - `ptr`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocHost).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMallocHost(size: usize) -> (cudaError_t, *mut c_void) {
    let mut ptr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaMallocHost(&mut ptr, size) };
    (returned, ptr)
}

/// Advises the driver about the use of a range of managed memory, for example that it is mostly read.
///
/// `cudaError_t cudaMemAdvise(const void *devPtr, size_t count, cudaMemoryAdvise advice, int device)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemAdvise))]
///
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemAdvise).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMemAdvise(
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
    device: i32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemAdvise(devPtr, count, advice, device) };
    (returned,)
}

/// Advises the driver about the use of a range of managed memory, for example that it is mostly read.
///
/// `cudaError_t cudaMemAdvise_v2(const void *devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemAdvise_v2))]
///
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.2, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemAdvise_v2).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMemAdvise_v2(
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
    location: cudaMemLocation,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemAdvise_v2(devPtr, count, advice, location) };
    (returned,)
}

/// Sets the access that devices have to a pool's memory.
///
/// `cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const cudaMemAccessDesc *descList, size_t count)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemPoolSetAccess))]
///
/// - `descList`: in, array, whose length is passed as `count`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolSetAccess).
///
/// # Safety
///
/// - `memPool`: a live handle.
/// - Memory of the pool must not be used from a location that loses access.
#[inline]
pub unsafe fn cudaMemPoolSetAccess(
    memPool: cudaMemPool_t,
    descList: &[cudaMemAccessDesc],
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemPoolSetAccess(memPool, args::as_ptr(descList), args::count(descList.len())) };
    (returned,)
}

/// Prefetches managed memory to a device or to the host, in stream order.
///
/// `cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemPrefetchAsync))]
///
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaMemPrefetchAsync(
    devPtr: *const c_void,
    count: usize,
    dstDevice: i32,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemPrefetchAsync(devPtr, count, dstDevice, stream) };
    (returned,)
}

/// Prefetches managed memory to a device or to the host, in stream order.
///
/// `cudaError_t cudaMemPrefetchAsync_v2(const void *devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemPrefetchAsync_v2))]
///
/// - `devPtr`: in, an address, passed unchanged
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.2, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchAsync_v2).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaMemPrefetchAsync_v2(
    devPtr: *const c_void,
    count: usize,
    location: cudaMemLocation,
    flags: u32,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemPrefetchAsync_v2(devPtr, count, location, flags, stream) };
    (returned,)
}

/// Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.
///
/// `cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp *opList, size_t *failIdx, unsigned long long flags, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpy3DBatchAsync))]
///
/// Returns `(cudaError_t, failIdx: size_t)`.
///
/// - `opList`: in, array, whose length is passed as `numOps`
/// - `failIdx`: out
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DBatchAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `opList` must stay valid until the call's work completes on `stream`.
/// - No copy of the batch may depend on another copy of the batch.
#[inline]
pub unsafe fn cudaMemcpy3DBatchAsync(
    opList: &[cudaMemcpy3DBatchOp],
    flags: u64,
    stream: cudaStream_t,
) -> (cudaError_t, usize) {
    let mut failIdx: usize = output::zeroed();
    let returned = unsafe { sys::cudaMemcpy3DBatchAsync(
        args::count(opList.len()), args::as_ptr(opList).cast_mut(), &mut failIdx, flags, stream,
    ) };
    (returned, failIdx)
}

/// Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.
///
/// `cudaError_t cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count, cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpyBatchAsync))]
///
/// Returns `(cudaError_t, failIdx: size_t)`.
///
/// - `dsts`, `srcs`, `sizes`: in, array, whose length is passed as `count`
/// - `attrs`, `attrsIdxs`: in, array, whose length is passed as `numAttrs`
/// - `failIdx`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyBatchAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - Each address in `dsts` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `srcs` points to valid memory of the size that the other arguments imply, for the duration that `attrs` specifies.
/// - No copy of the batch may depend on another copy of the batch.
#[inline]
pub unsafe fn cudaMemcpyBatchAsync(
    dsts: &[*mut c_void],
    srcs: &[*mut c_void],
    sizes: &[usize],
    attrs: &[cudaMemcpyAttributes],
    attrsIdxs: &[usize],
    stream: cudaStream_t,
) -> (cudaError_t, usize) {
    let Some(count) = args::same_len([dsts.len(), srcs.len(), sizes.len()], []) else {
        refusal::refuse("cudaMemcpyBatchAsync", "the lengths of `dsts`, `srcs`, `sizes` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let Some(numAttrs) = args::same_len([attrs.len(), attrsIdxs.len()], []) else {
        refusal::refuse("cudaMemcpyBatchAsync", "the lengths of `attrs`, `attrsIdxs` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut failIdx: usize = output::zeroed();
    let returned = unsafe { sys::cudaMemcpyBatchAsync(
        args::as_ptr(dsts).cast_mut(), args::as_ptr(srcs).cast_mut(), args::as_ptr(sizes).cast_mut(),
        args::count(count), args::as_ptr(attrs).cast_mut(), args::as_ptr(attrsIdxs).cast_mut(), args::count(numAttrs),
        &mut failIdx, stream,
    ) };
    (returned, failIdx)
}

/// Has no effect; formerly converted a `double` for devices without double precision.
///
/// `cudaError_t cudaSetDoubleForDevice(double *d)`
#[cfg_attr(doc, doc = forms!(runtime::cudaSetDoubleForDevice))]
///
/// Returns `(cudaError_t, d: double)`.
///
/// - `d`: in and out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaSetDoubleForDevice).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaSetDoubleForDevice(mut d: f64) -> (cudaError_t, f64) {
    let returned = unsafe { sys::cudaSetDoubleForDevice(&mut d) };
    (returned, d)
}

/// Has no effect; formerly restored a `double` from devices without double precision.
///
/// `cudaError_t cudaSetDoubleForHost(double *d)`
#[cfg_attr(doc, doc = forms!(runtime::cudaSetDoubleForHost))]
///
/// Returns `(cudaError_t, d: double)`.
///
/// - `d`: in and out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaSetDoubleForHost).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudaSetDoubleForHost(mut d: f64) -> (cudaError_t, f64) {
    let returned = unsafe { sys::cudaSetDoubleForHost(&mut d) };
    (returned, d)
}

/// Signals imported semaphores in stream order.
///
/// `cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)`
#[cfg_attr(
    doc,
    doc = forms!(
        owned
        runtime::cudaSignalExternalSemaphoresAsync = cudaSignalExternalSemaphoresAsync_v2
    )
)]
///
/// - `extSemArray`, `paramsArray`: in, array, whose length is passed as `numExtSems`
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaSignalExternalSemaphoresAsync).
///
/// # Safety
///
/// - `extSemArray`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `paramsArray` must stay valid until the call's work completes on `stream`.
/// - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
/// - Each NvSciSync object may have only one outstanding fence with a timestamp. The timestamp must not be read before the fence has been signaled.
#[inline]
pub unsafe fn cudaSignalExternalSemaphoresAsync(
    extSemArray: &[cudaExternalSemaphore_t],
    paramsArray: &[cudaExternalSemaphoreSignalParams],
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let Some(numExtSems) = args::same_len([extSemArray.len(), paramsArray.len()], [])
    else {
        refusal::refuse("cudaSignalExternalSemaphoresAsync", "the lengths of `extSemArray`, `paramsArray` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaSignalExternalSemaphoresAsync_v2(
        args::as_ptr(extSemArray), args::as_ptr(paramsArray), args::count(numExtSems), stream,
    ) };
    (returned,)
}

/// The symbol behind [`cudaSignalExternalSemaphoresAsync`].
pub use self::cudaSignalExternalSemaphoresAsync as cudaSignalExternalSemaphoresAsync_v2;

/// Creates a stream on the current device that synchronizes with the legacy default stream.
///
/// `cudaError_t cudaStreamCreate(cudaStream_t *pStream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamCreate))]
///
/// Returns `(cudaError_t, pStream: cudaStream_t)`.
///
/// - `pStream`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaStreamCreate() -> (cudaError_t, cudaStream_t) {
    let mut pStream: cudaStream_t = output::zeroed();
    let returned = unsafe { sys::cudaStreamCreate(&mut pStream) };
    (returned, pStream)
}

/// Creates a stream; flags specify whether it synchronizes with the legacy default stream.
///
/// `cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamCreateWithFlags))]
///
/// Returns `(cudaError_t, pStream: cudaStream_t)`.
///
/// - `pStream`: out
/// - `flags`: in, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithFlags).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaStreamCreateWithFlags(flags: u32) -> (cudaError_t, cudaStream_t) {
    let mut pStream: cudaStream_t = output::zeroed();
    let returned = unsafe { sys::cudaStreamCreateWithFlags(&mut pStream, flags) };
    (returned, pStream)
}

/// Creates a stream with a priority; smaller numbers mean higher priorities.
///
/// `cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamCreateWithPriority))]
///
/// Returns `(cudaError_t, pStream: cudaStream_t)`.
///
/// - `pStream`: out
/// - `flags`: in, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithPriority).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaStreamCreateWithPriority(
    flags: u32,
    priority: i32,
) -> (cudaError_t, cudaStream_t) {
    let mut pStream: cudaStream_t = output::zeroed();
    let returned = unsafe { sys::cudaStreamCreateWithPriority(&mut pStream, flags, priority) };
    (returned, pStream)
}

/// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
///
/// `cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, size_t *numDependencies_out)`
#[cfg_attr(
    doc,
    doc = forms!(owned runtime::cudaStreamGetCaptureInfo = cudaStreamGetCaptureInfo_v2)
)]
///
/// Returns `(cudaError_t, captureStatus_out: cudaStreamCaptureStatus, id_out: unsigned long long, graph_out: cudaGraph_t, dependencies_out: const cudaGraphNode_t *, numDependencies_out: size_t)`.
///
/// - `captureStatus_out`, `id_out`, `graph_out`, `numDependencies_out`: out
/// - `dependencies_out`: out, an array of `numDependencies_out` elements that CUDA owns
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorStreamCaptureImplicit`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetCaptureInfo).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `dependencies_out` points to memory of the library, valid until the next call with `stream`.
#[inline]
pub unsafe fn cudaStreamGetCaptureInfo(
    stream: cudaStream_t,
) -> (cudaError_t, cudaStreamCaptureStatus, u64, cudaGraph_t, *const cudaGraphNode_t, usize) {
    let mut captureStatus_out: cudaStreamCaptureStatus = output::zeroed();
    let mut id_out: u64 = output::zeroed();
    let mut graph_out: cudaGraph_t = output::zeroed();
    let mut dependencies_out: *const cudaGraphNode_t = output::zeroed();
    let mut numDependencies_out: usize = output::zeroed();
    let returned = unsafe { sys::cudaStreamGetCaptureInfo_v2(
        stream, &mut captureStatus_out, &mut id_out, &mut graph_out, &mut dependencies_out, &mut numDependencies_out,
    ) };
    (returned, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out)
}

/// The symbol behind [`cudaStreamGetCaptureInfo`].
pub use self::cudaStreamGetCaptureInfo as cudaStreamGetCaptureInfo_v2;

/// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
///
/// `cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamGetCaptureInfo_v3))]
///
/// Returns `(cudaError_t, captureStatus_out: cudaStreamCaptureStatus, id_out: unsigned long long, graph_out: cudaGraph_t, dependencies_out: const cudaGraphNode_t *, edgeData_out: const cudaGraphEdgeData *, numDependencies_out: size_t)`.
///
/// - `captureStatus_out`, `id_out`, `graph_out`, `numDependencies_out`: out
/// - `dependencies_out`, `edgeData_out`: out, an array of `numDependencies_out` elements that CUDA owns
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLossyQuery`], [`cudaError::cudaErrorStreamCaptureImplicit`].
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetCaptureInfo_v3).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `dependencies_out`, `edgeData_out` point to memory of the library, valid until the next call with `stream`.
#[inline]
pub unsafe fn cudaStreamGetCaptureInfo_v3(
    stream: cudaStream_t,
) -> (cudaError_t, cudaStreamCaptureStatus, u64, cudaGraph_t, *const cudaGraphNode_t, *const cudaGraphEdgeData, usize) {
    let mut captureStatus_out: cudaStreamCaptureStatus = output::zeroed();
    let mut id_out: u64 = output::zeroed();
    let mut graph_out: cudaGraph_t = output::zeroed();
    let mut dependencies_out: *const cudaGraphNode_t = output::zeroed();
    let mut edgeData_out: *const cudaGraphEdgeData = output::zeroed();
    let mut numDependencies_out: usize = output::zeroed();
    let returned = unsafe { sys::cudaStreamGetCaptureInfo_v3(
        stream, &mut captureStatus_out, &mut id_out, &mut graph_out, &mut dependencies_out, &mut edgeData_out,
        &mut numDependencies_out,
    ) };
    (returned, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out)
}

/// Adds or replaces the nodes on which the next captured work of a stream depends.
///
/// `cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies, size_t numDependencies, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamUpdateCaptureDependencies))]
///
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorIllegalState`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamUpdateCaptureDependencies).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `dependencies`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t,
    dependencies: &[cudaGraphNode_t],
    flags: cudaStreamUpdateCaptureDependenciesFlags,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaStreamUpdateCaptureDependencies(
        stream, args::as_ptr(dependencies).cast_mut(), args::count(dependencies.len()), flags.bits(),
    ) };
    (returned,)
}

/// Adds or replaces the nodes on which the next captured work of a stream depends.
///
/// `cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamUpdateCaptureDependencies_v2))]
///
/// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorIllegalState`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamUpdateCaptureDependencies_v2).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `dependencies`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaStreamUpdateCaptureDependencies_v2(
    stream: cudaStream_t,
    dependencies: &[cudaGraphNode_t],
    dependencyData: &[cudaGraphEdgeData],
    flags: cudaStreamUpdateCaptureDependenciesFlags,
) -> (cudaError_t,) {
    let Some(numDependencies) = args::same_len([dependencies.len()], [dependencyData.len()]) else {
        refusal::refuse(
            "cudaStreamUpdateCaptureDependencies_v2", "the lengths of `dependencies`, `dependencyData` disagree",
        );
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaStreamUpdateCaptureDependencies_v2(
        stream, args::as_ptr(dependencies).cast_mut(), args::as_ptr(dependencyData), args::count(numDependencies),
        flags.bits(),
    ) };
    (returned,)
}

/// Works like `cudaDeviceReset`, which supersedes this function.
///
/// `cudaError_t cudaThreadExit(void)`
#[cfg_attr(doc, doc = forms!(runtime::cudaThreadExit))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadExit).
///
/// # Safety
///
/// Nothing in the process may use objects of the device's primary context during or after the call. Library handles that were created in it must be destroyed first, because destroying one uses the context.
#[deprecated(note = "use `cudaDeviceReset` instead")]
#[inline]
pub unsafe fn cudaThreadExit() -> (cudaError_t,) {
    let returned = unsafe { sys::cudaThreadExit() };
    (returned,)
}

/// Works like `cudaDeviceGetCacheConfig`, which supersedes this function.
///
/// `cudaError_t cudaThreadGetCacheConfig(cudaFuncCache *pCacheConfig)`
#[cfg_attr(doc, doc = forms!(runtime::cudaThreadGetCacheConfig))]
///
/// Returns `(cudaError_t, pCacheConfig: cudaFuncCache)`.
///
/// - `pCacheConfig`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadGetCacheConfig).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "use `cudaDeviceGetCacheConfig` instead")]
#[inline]
pub unsafe fn cudaThreadGetCacheConfig() -> (cudaError_t, cudaFuncCache) {
    let mut pCacheConfig: cudaFuncCache = output::zeroed();
    let returned = unsafe { sys::cudaThreadGetCacheConfig(&mut pCacheConfig) };
    (returned, pCacheConfig)
}

/// Works like `cudaDeviceGetLimit`, which supersedes this function.
///
/// `cudaError_t cudaThreadGetLimit(size_t *pValue, cudaLimit limit)`
#[cfg_attr(doc, doc = forms!(runtime::cudaThreadGetLimit))]
///
/// Returns `(cudaError_t, pValue: size_t)`.
///
/// - `pValue`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnsupportedLimit`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadGetLimit).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "use `cudaDeviceGetLimit` instead")]
#[inline]
pub unsafe fn cudaThreadGetLimit(limit: cudaLimit) -> (cudaError_t, usize) {
    let mut pValue: usize = output::zeroed();
    let returned = unsafe { sys::cudaThreadGetLimit(&mut pValue, limit) };
    (returned, pValue)
}

/// Works like `cudaDeviceSetCacheConfig`, which supersedes this function.
///
/// `cudaError_t cudaThreadSetCacheConfig(cudaFuncCache cacheConfig)`
#[cfg_attr(doc, doc = forms!(runtime::cudaThreadSetCacheConfig))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadSetCacheConfig).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "use `cudaDeviceSetCacheConfig` instead")]
#[inline]
pub unsafe fn cudaThreadSetCacheConfig(cacheConfig: cudaFuncCache) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaThreadSetCacheConfig(cacheConfig) };
    (returned,)
}

/// Works like `cudaDeviceSetLimit`, which supersedes this function.
///
/// `cudaError_t cudaThreadSetLimit(cudaLimit limit, size_t value)`
#[cfg_attr(doc, doc = forms!(runtime::cudaThreadSetLimit))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorUnsupportedLimit`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadSetLimit).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "use `cudaDeviceSetLimit` instead")]
#[inline]
pub unsafe fn cudaThreadSetLimit(limit: cudaLimit, value: usize) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaThreadSetLimit(limit, value) };
    (returned,)
}

/// Works like `cudaDeviceSynchronize`, which supersedes this function.
///
/// `cudaError_t cudaThreadSynchronize(void)`
#[cfg_attr(doc, doc = forms!(runtime::cudaThreadSynchronize))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadSynchronize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "use `cudaDeviceSynchronize` instead")]
#[inline]
pub unsafe fn cudaThreadSynchronize() -> (cudaError_t,) {
    let returned = unsafe { sys::cudaThreadSynchronize() };
    (returned,)
}

/// Makes a stream wait for imported semaphores.
///
/// `cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)`
#[cfg_attr(
    doc,
    doc = forms!(
        owned
        runtime::cudaWaitExternalSemaphoresAsync = cudaWaitExternalSemaphoresAsync_v2
    )
)]
///
/// - `extSemArray`, `paramsArray`: in, array, whose length is passed as `numExtSems`
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorTimeout`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaWaitExternalSemaphoresAsync).
///
/// # Safety
///
/// - `extSemArray`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `paramsArray` must stay valid until the call's work completes on `stream`.
/// - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
#[inline]
pub unsafe fn cudaWaitExternalSemaphoresAsync(
    extSemArray: &[cudaExternalSemaphore_t],
    paramsArray: &[cudaExternalSemaphoreWaitParams],
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let Some(numExtSems) = args::same_len([extSemArray.len(), paramsArray.len()], [])
    else {
        refusal::refuse("cudaWaitExternalSemaphoresAsync", "the lengths of `extSemArray`, `paramsArray` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaWaitExternalSemaphoresAsync_v2(
        args::as_ptr(extSemArray), args::as_ptr(paramsArray), args::count(numExtSems), stream,
    ) };
    (returned,)
}

/// The symbol behind [`cudaWaitExternalSemaphoresAsync`].
pub use self::cudaWaitExternalSemaphoresAsync as cudaWaitExternalSemaphoresAsync_v2;
