//! The C functions of CUDA runtime API, as the library exports them.
//!
//! [`runtime`](raw) lists the functions by group, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::runtime::RUNTIME;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::runtime as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::runtime::all_types::*;

#[path = "../../common/sys/runtime.rs"]
mod common;
pub use common::*;

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(cudaDevResourceGenerateDesc)]
    #[since = "13.1"]
    fn cudaDevResourceGenerateDesc(phDesc: *mut cudaDevResourceDesc_t, resources: *mut cudaDevResource, nbResources: u32) -> cudaError_t;

    #[called_by(cudaDevSmResourceSplit)]
    #[since = "13.1"]
    fn cudaDevSmResourceSplit(result: *mut cudaDevResource, nbGroups: u32, input: *const cudaDevResource, remainder: *mut cudaDevResource, flags: u32, groupParams: *mut cudaDevSmResourceGroupParams) -> cudaError_t;

    #[called_by(cudaDevSmResourceSplitByCount)]
    #[since = "13.1"]
    fn cudaDevSmResourceSplitByCount(result: *mut cudaDevResource, nbGroups: *mut u32, input: *const cudaDevResource, remaining: *mut cudaDevResource, flags: u32, minCount: u32) -> cudaError_t;

    #[called_by(cudaDeviceGetDevResource)]
    #[since = "13.1"]
    fn cudaDeviceGetDevResource(device: i32, resource: *mut cudaDevResource, r#type: cudaDevResourceType) -> cudaError_t;

    #[called_by(cudaDeviceGetExecutionCtx)]
    #[since = "13.1"]
    fn cudaDeviceGetExecutionCtx(ctx: *mut cudaExecutionContext_t, device: i32) -> cudaError_t;

    #[called_by(cudaDeviceGetHostAtomicCapabilities)]
    #[since = "13.0"]
    fn cudaDeviceGetHostAtomicCapabilities(capabilities: *mut u32, operations: *const cudaAtomicOperation, count: u32, device: i32) -> cudaError_t;

    #[called_by(cudaDeviceGetP2PAtomicCapabilities)]
    #[since = "13.0"]
    fn cudaDeviceGetP2PAtomicCapabilities(capabilities: *mut u32, operations: *const cudaAtomicOperation, count: u32, srcDevice: i32, dstDevice: i32) -> cudaError_t;

    #[called_by(cudaExecutionCtxDestroy)]
    #[since = "13.1"]
    fn cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t) -> cudaError_t;

    #[called_by(owned cudaExecutionCtxGetDevResource)]
    #[since = "13.1"]
    fn cudaExecutionCtxGetDevResource(ctx: cudaExecutionContext_t, resource: *mut cudaDevResource, r#type: cudaDevResourceType) -> cudaError_t;

    #[called_by(owned cudaExecutionCtxGetDevice)]
    #[since = "13.1"]
    fn cudaExecutionCtxGetDevice(device: *mut i32, ctx: cudaExecutionContext_t) -> cudaError_t;

    #[called_by(owned cudaExecutionCtxGetId)]
    #[since = "13.1"]
    fn cudaExecutionCtxGetId(ctx: cudaExecutionContext_t, ctxId: *mut u64) -> cudaError_t;

    #[called_by(owned cudaExecutionCtxRecordEvent)]
    #[since = "13.1"]
    fn cudaExecutionCtxRecordEvent(ctx: cudaExecutionContext_t, event: cudaEvent_t) -> cudaError_t;

    #[called_by(owned cudaExecutionCtxStreamCreate)]
    #[since = "13.1"]
    fn cudaExecutionCtxStreamCreate(phStream: *mut cudaStream_t, ctx: cudaExecutionContext_t, flags: u32, priority: i32) -> cudaError_t;

    #[called_by(owned cudaExecutionCtxSynchronize)]
    #[since = "13.1"]
    fn cudaExecutionCtxSynchronize(ctx: cudaExecutionContext_t) -> cudaError_t;

    #[called_by(owned cudaExecutionCtxWaitEvent)]
    #[since = "13.1"]
    fn cudaExecutionCtxWaitEvent(ctx: cudaExecutionContext_t, event: cudaEvent_t) -> cudaError_t;

    #[called_by(cudaFuncGetParamCount)]
    #[since = "13.2"]
    fn cudaFuncGetParamCount(func: *const c_void, paramCount: *mut usize) -> cudaError_t;

    #[called_by(cudaGetDeviceProperties)]
    fn cudaGetDeviceProperties(prop: *mut cudaDeviceProp, device: i32) -> cudaError_t;

    #[called_by(owned cudaGraphAddDependencies)]
    fn cudaGraphAddDependencies(graph: cudaGraph_t, from: *const cudaGraphNode_t, to: *const cudaGraphNode_t, edgeData: *const cudaGraphEdgeData, numDependencies: usize) -> cudaError_t;

    #[called_by(owned cudaGraphAddNode)]
    #[since = "12.2"]
    fn cudaGraphAddNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, dependencyData: *const cudaGraphEdgeData, numDependencies: usize, nodeParams: *mut cudaGraphNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphConditionalHandleCreate_v2)]
    #[since = "13.1"]
    fn cudaGraphConditionalHandleCreate_v2(pHandle_out: *mut cudaGraphConditionalHandle, graph: cudaGraph_t, ctx: cudaExecutionContext_t, defaultLaunchValue: u32, flags: u32) -> cudaError_t;

    #[called_by(owned cudaGraphExecGetId)]
    #[since = "13.1"]
    fn cudaGraphExecGetId(hGraphExec: cudaGraphExec_t, graphID: *mut u32) -> cudaError_t;

    #[called_by(owned cudaGraphGetEdges)]
    fn cudaGraphGetEdges(graph: cudaGraph_t, from: *mut cudaGraphNode_t, to: *mut cudaGraphNode_t, edgeData: *mut cudaGraphEdgeData, numEdges: *mut usize) -> cudaError_t;

    #[called_by(owned cudaGraphGetId)]
    #[since = "13.1"]
    fn cudaGraphGetId(hGraph: cudaGraph_t, graphID: *mut u32) -> cudaError_t;

    #[called_by(owned cudaGraphKernelNodeCopyAttributes)]
    fn cudaGraphKernelNodeCopyAttributes(hDst: cudaGraphNode_t, hSrc: cudaGraphNode_t) -> cudaError_t;

    #[called_by(owned cudaGraphNodeGetContainingGraph)]
    #[since = "13.1"]
    fn cudaGraphNodeGetContainingGraph(hNode: cudaGraphNode_t, phGraph: *mut cudaGraph_t) -> cudaError_t;

    #[called_by(owned cudaGraphNodeGetDependencies)]
    fn cudaGraphNodeGetDependencies(node: cudaGraphNode_t, pDependencies: *mut cudaGraphNode_t, edgeData: *mut cudaGraphEdgeData, pNumDependencies: *mut usize) -> cudaError_t;

    #[called_by(owned cudaGraphNodeGetDependentNodes)]
    fn cudaGraphNodeGetDependentNodes(node: cudaGraphNode_t, pDependentNodes: *mut cudaGraphNode_t, edgeData: *mut cudaGraphEdgeData, pNumDependentNodes: *mut usize) -> cudaError_t;

    #[called_by(owned cudaGraphNodeGetLocalId)]
    #[since = "13.1"]
    fn cudaGraphNodeGetLocalId(hNode: cudaGraphNode_t, nodeId: *mut u32) -> cudaError_t;

    #[called_by(owned cudaGraphNodeGetParams)]
    #[since = "13.2"]
    fn cudaGraphNodeGetParams(node: cudaGraphNode_t, nodeParams: *mut cudaGraphNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphNodeGetToolsId)]
    #[since = "13.1"]
    fn cudaGraphNodeGetToolsId(hNode: cudaGraphNode_t, toolsNodeId: *mut u64) -> cudaError_t;

    #[called_by(owned cudaGraphRemoveDependencies)]
    fn cudaGraphRemoveDependencies(graph: cudaGraph_t, from: *const cudaGraphNode_t, to: *const cudaGraphNode_t, edgeData: *const cudaGraphEdgeData, numDependencies: usize) -> cudaError_t;

    #[called_by(owned cudaGreenCtxCreate)]
    #[since = "13.1"]
    fn cudaGreenCtxCreate(phCtx: *mut cudaExecutionContext_t, desc: cudaDevResourceDesc_t, device: i32, flags: u32) -> cudaError_t;

    #[called_by(owned cudaLaunchHostFunc_v2)]
    #[per_thread = "_ptsz"]
    #[since = "13.2"]
    fn cudaLaunchHostFunc_v2(stream: cudaStream_t, r#fn: cudaHostFn_t, userData: *mut c_void, syncMode: u32) -> cudaError_t;

    #[called_by(cudaLogsCurrent)]
    #[since = "13.0"]
    fn cudaLogsCurrent(iterator_out: *mut cudaLogIterator, flags: u32) -> cudaError_t;

    #[called_by(cudaLogsDumpToFile)]
    #[since = "13.0"]
    fn cudaLogsDumpToFile(iterator: *mut cudaLogIterator, pathToFile: *const core::ffi::c_char, flags: u32) -> cudaError_t;

    #[called_by(cudaLogsDumpToMemory)]
    #[since = "13.0"]
    fn cudaLogsDumpToMemory(iterator: *mut cudaLogIterator, buffer: *mut core::ffi::c_char, size: *mut usize, flags: u32) -> cudaError_t;

    #[called_by(owned cudaLogsRegisterCallback)]
    #[since = "13.0"]
    fn cudaLogsRegisterCallback(callbackFunc: cudaLogsCallback_t, userData: *mut c_void, callback_out: *mut cudaLogsCallbackHandle) -> cudaError_t;

    #[called_by(cudaLogsUnregisterCallback)]
    #[since = "13.0"]
    fn cudaLogsUnregisterCallback(callback: cudaLogsCallbackHandle) -> cudaError_t;

    #[called_by(cudaMemAdvise)]
    fn cudaMemAdvise(devPtr: *const c_void, count: usize, advice: cudaMemoryAdvise, location: cudaMemLocation) -> cudaError_t;

    #[called_by(owned cudaMemDiscardAndPrefetchBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "13.0"]
    fn cudaMemDiscardAndPrefetchBatchAsync(dptrs: *mut *mut c_void, sizes: *mut usize, count: usize, prefetchLocs: *mut cudaMemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: u64, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMemDiscardBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "13.0"]
    fn cudaMemDiscardBatchAsync(dptrs: *mut *mut c_void, sizes: *mut usize, count: usize, flags: u64, stream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaMemGetDefaultMemPool)]
    #[since = "13.0"]
    fn cudaMemGetDefaultMemPool(memPool: *mut cudaMemPool_t, location: *mut cudaMemLocation, r#type: cudaMemAllocationType) -> cudaError_t;

    #[called_by(cudaMemGetLocationInfo)]
    #[since = "13.4"]
    fn cudaMemGetLocationInfo(devPtr: *mut c_void, size: usize, summaryGranularity: usize, samplingGranularity: usize, location_out: *mut cudaMemLocation) -> cudaError_t;

    #[called_by(cudaMemGetMemPool)]
    #[since = "13.0"]
    fn cudaMemGetMemPool(memPool: *mut cudaMemPool_t, location: *mut cudaMemLocation, r#type: cudaMemAllocationType) -> cudaError_t;

    #[called_by(owned cudaMemPrefetchAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemPrefetchAsync(devPtr: *const c_void, count: usize, location: cudaMemLocation, flags: u32, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMemPrefetchBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "13.0"]
    fn cudaMemPrefetchBatchAsync(dptrs: *mut *mut c_void, sizes: *mut usize, count: usize, prefetchLocs: *mut cudaMemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: u64, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMemSetMemPool)]
    #[since = "13.0"]
    fn cudaMemSetMemPool(location: *mut cudaMemLocation, r#type: cudaMemAllocationType, memPool: cudaMemPool_t) -> cudaError_t;

    #[called_by(owned cudaMemcpy3DBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "12.8"]
    fn cudaMemcpy3DBatchAsync(numOps: usize, opList: *mut cudaMemcpy3DBatchOp, flags: u64, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMemcpy3DWithAttributesAsync)]
    #[per_thread = "_ptsz"]
    #[since = "13.2"]
    fn cudaMemcpy3DWithAttributesAsync(op: *mut cudaMemcpy3DBatchOp, flags: u64, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMemcpyBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "12.8"]
    fn cudaMemcpyBatchAsync(dsts: *const *mut c_void, srcs: *const *const c_void, sizes: *const usize, count: usize, attrs: *mut cudaMemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMemcpyWithAttributesAsync)]
    #[per_thread = "_ptsz"]
    #[since = "13.2"]
    fn cudaMemcpyWithAttributesAsync(dst: *mut c_void, src: *const c_void, size: usize, attr: *mut cudaMemcpyAttributes, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaSignalExternalSemaphoresAsync)]
    #[per_thread = "_ptsz"]
    fn cudaSignalExternalSemaphoresAsync(extSemArray: *const cudaExternalSemaphore_t, paramsArray: *const cudaExternalSemaphoreSignalParams, numExtSems: u32, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaStreamBeginRecaptureToGraph)]
    #[per_thread = "_ptsz"]
    #[since = "13.3"]
    fn cudaStreamBeginRecaptureToGraph(stream: cudaStream_t, mode: cudaStreamCaptureMode, graph: cudaGraph_t, callbackData: *mut cudaGraphRecaptureCallbackData) -> cudaError_t;

    #[called_by(owned cudaStreamGetCaptureInfo)]
    #[per_thread = "_ptsz"]
    fn cudaStreamGetCaptureInfo(stream: cudaStream_t, captureStatus_out: *mut cudaStreamCaptureStatus, id_out: *mut u64, graph_out: *mut cudaGraph_t, dependencies_out: *mut *const cudaGraphNode_t, edgeData_out: *mut *const cudaGraphEdgeData, numDependencies_out: *mut usize) -> cudaError_t;

    #[called_by(owned cudaStreamGetDevResource)]
    #[per_thread = "_ptsz"]
    #[since = "13.1"]
    fn cudaStreamGetDevResource(hStream: cudaStream_t, resource: *mut cudaDevResource, r#type: cudaDevResourceType) -> cudaError_t;

    #[called_by(owned cudaStreamUpdateCaptureDependencies)]
    #[per_thread = "_ptsz"]
    fn cudaStreamUpdateCaptureDependencies(stream: cudaStream_t, dependencies: *mut cudaGraphNode_t, dependencyData: *const cudaGraphEdgeData, numDependencies: usize, flags: u32) -> cudaError_t;

    #[called_by(owned cudaWaitExternalSemaphoresAsync)]
    #[per_thread = "_ptsz"]
    fn cudaWaitExternalSemaphoresAsync(extSemArray: *const cudaExternalSemaphore_t, paramsArray: *const cudaExternalSemaphoreWaitParams, numExtSems: u32, stream: cudaStream_t) -> cudaError_t;
}
