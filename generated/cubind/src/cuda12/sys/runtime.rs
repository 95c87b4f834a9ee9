//! The C functions of CUDA runtime API, as the library exports them.
//!
//! [`runtime`](raw) lists the functions by group, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::runtime::RUNTIME;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::runtime as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::runtime::all_types::*;

#[path = "../../common/sys/runtime.rs"]
mod common;
pub use common::*;

sys! {
    runtime, RUNTIME, Err(missing) => missing.status();

    #[called_by(owned cudaEventElapsedTime_v2)]
    #[since = "12.8"]
    fn cudaEventElapsedTime_v2(ms: *mut f32, start: cudaEvent_t, end: cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaGetDeviceProperties(cudaDeviceProp *prop, int device)`
    ///
    /// In `cuda_runtime_api.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cudaGetDeviceProperties_v2`, which [`cudaGetDeviceProperties`](raw::cudaGetDeviceProperties) calls.
    fn cudaGetDeviceProperties(prop: *mut cudaDeviceProp, device: i32) -> cudaError_t;

    #[called_by(cudaGetDeviceProperties)]
    fn cudaGetDeviceProperties_v2(prop: *mut cudaDeviceProp, device: i32) -> cudaError_t;

    #[called_by(owned cudaGraphAddDependencies)]
    fn cudaGraphAddDependencies(graph: cudaGraph_t, from: *const cudaGraphNode_t, to: *const cudaGraphNode_t, numDependencies: usize) -> cudaError_t;

    #[called_by(owned cudaGraphAddDependencies_v2)]
    #[since = "12.3"]
    fn cudaGraphAddDependencies_v2(graph: cudaGraph_t, from: *const cudaGraphNode_t, to: *const cudaGraphNode_t, edgeData: *const cudaGraphEdgeData, numDependencies: usize) -> cudaError_t;

    #[called_by(owned cudaGraphAddNode)]
    #[since = "12.2"]
    fn cudaGraphAddNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, nodeParams: *mut cudaGraphNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphAddNode_v2)]
    #[since = "12.3"]
    fn cudaGraphAddNode_v2(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, dependencyData: *const cudaGraphEdgeData, numDependencies: usize, nodeParams: *mut cudaGraphNodeParams) -> cudaError_t;

    #[called_by(owned cudaGraphGetEdges)]
    fn cudaGraphGetEdges(graph: cudaGraph_t, from: *mut cudaGraphNode_t, to: *mut cudaGraphNode_t, numEdges: *mut usize) -> cudaError_t;

    #[called_by(owned cudaGraphGetEdges_v2)]
    #[since = "12.3"]
    fn cudaGraphGetEdges_v2(graph: cudaGraph_t, from: *mut cudaGraphNode_t, to: *mut cudaGraphNode_t, edgeData: *mut cudaGraphEdgeData, numEdges: *mut usize) -> cudaError_t;

    #[called_by(owned cudaGraphKernelNodeCopyAttributes)]
    fn cudaGraphKernelNodeCopyAttributes(hSrc: cudaGraphNode_t, hDst: cudaGraphNode_t) -> cudaError_t;

    #[called_by(owned cudaGraphNodeGetDependencies)]
    fn cudaGraphNodeGetDependencies(node: cudaGraphNode_t, pDependencies: *mut cudaGraphNode_t, pNumDependencies: *mut usize) -> cudaError_t;

    #[called_by(owned cudaGraphNodeGetDependencies_v2)]
    #[since = "12.3"]
    fn cudaGraphNodeGetDependencies_v2(node: cudaGraphNode_t, pDependencies: *mut cudaGraphNode_t, edgeData: *mut cudaGraphEdgeData, pNumDependencies: *mut usize) -> cudaError_t;

    #[called_by(owned cudaGraphNodeGetDependentNodes)]
    fn cudaGraphNodeGetDependentNodes(node: cudaGraphNode_t, pDependentNodes: *mut cudaGraphNode_t, pNumDependentNodes: *mut usize) -> cudaError_t;

    #[called_by(owned cudaGraphNodeGetDependentNodes_v2)]
    #[since = "12.3"]
    fn cudaGraphNodeGetDependentNodes_v2(node: cudaGraphNode_t, pDependentNodes: *mut cudaGraphNode_t, edgeData: *mut cudaGraphEdgeData, pNumDependentNodes: *mut usize) -> cudaError_t;

    #[called_by(owned cudaGraphRemoveDependencies)]
    fn cudaGraphRemoveDependencies(graph: cudaGraph_t, from: *const cudaGraphNode_t, to: *const cudaGraphNode_t, numDependencies: usize) -> cudaError_t;

    #[called_by(owned cudaGraphRemoveDependencies_v2)]
    #[since = "12.3"]
    fn cudaGraphRemoveDependencies_v2(graph: cudaGraph_t, from: *const cudaGraphNode_t, to: *const cudaGraphNode_t, edgeData: *const cudaGraphEdgeData, numDependencies: usize) -> cudaError_t;

    #[called_by(cudaLaunchCooperativeKernelMultiDevice)]
    fn cudaLaunchCooperativeKernelMultiDevice(launchParamsList: *mut cudaLaunchParams, numDevices: u32, flags: u32) -> cudaError_t;

    #[called_by(cudaMemAdvise)]
    fn cudaMemAdvise(devPtr: *const c_void, count: usize, advice: cudaMemoryAdvise, device: i32) -> cudaError_t;

    #[called_by(cudaMemAdvise_v2)]
    #[since = "12.2"]
    fn cudaMemAdvise_v2(devPtr: *const c_void, count: usize, advice: cudaMemoryAdvise, location: cudaMemLocation) -> cudaError_t;

    #[called_by(owned cudaMemPrefetchAsync)]
    #[per_thread = "_ptsz"]
    fn cudaMemPrefetchAsync(devPtr: *const c_void, count: usize, dstDevice: i32, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMemPrefetchAsync_v2)]
    #[per_thread = "_ptsz"]
    #[since = "12.2"]
    fn cudaMemPrefetchAsync_v2(devPtr: *const c_void, count: usize, location: cudaMemLocation, flags: u32, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMemcpy3DBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "12.8"]
    fn cudaMemcpy3DBatchAsync(numOps: usize, opList: *mut cudaMemcpy3DBatchOp, failIdx: *mut usize, flags: u64, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaMemcpyBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "12.8"]
    fn cudaMemcpyBatchAsync(dsts: *mut *mut c_void, srcs: *mut *mut c_void, sizes: *mut usize, count: usize, attrs: *mut cudaMemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, failIdx: *mut usize, stream: cudaStream_t) -> cudaError_t;

    #[called_by(cudaSetDoubleForDevice)]
    fn cudaSetDoubleForDevice(d: *mut f64) -> cudaError_t;

    #[called_by(cudaSetDoubleForHost)]
    fn cudaSetDoubleForHost(d: *mut f64) -> cudaError_t;

    /// `cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreSignalParams_v1 *paramsArray, unsigned int numExtSems, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cudaSignalExternalSemaphoresAsync_v2`, which [`cudaSignalExternalSemaphoresAsync`](raw::cudaSignalExternalSemaphoresAsync) calls.
    #[per_thread = "_ptsz"]
    fn cudaSignalExternalSemaphoresAsync(extSemArray: *const cudaExternalSemaphore_t, paramsArray: *const cudaExternalSemaphoreSignalParams_v1, numExtSems: u32, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaSignalExternalSemaphoresAsync)]
    #[per_thread = "_ptsz"]
    fn cudaSignalExternalSemaphoresAsync_v2(extSemArray: *const cudaExternalSemaphore_t, paramsArray: *const cudaExternalSemaphoreSignalParams, numExtSems: u32, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out)`
    ///
    /// In `cuda_runtime_api.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cudaStreamGetCaptureInfo_v2`, which [`cudaStreamGetCaptureInfo`](raw::cudaStreamGetCaptureInfo) calls.
    #[per_thread = "_ptsz"]
    fn cudaStreamGetCaptureInfo(stream: cudaStream_t, captureStatus_out: *mut cudaStreamCaptureStatus, id_out: *mut u64) -> cudaError_t;

    #[called_by(owned cudaStreamGetCaptureInfo)]
    #[per_thread = "_ptsz"]
    fn cudaStreamGetCaptureInfo_v2(stream: cudaStream_t, captureStatus_out: *mut cudaStreamCaptureStatus, id_out: *mut u64, graph_out: *mut cudaGraph_t, dependencies_out: *mut *const cudaGraphNode_t, numDependencies_out: *mut usize) -> cudaError_t;

    #[called_by(owned cudaStreamGetCaptureInfo_v3)]
    #[per_thread = "_ptsz"]
    #[since = "12.3"]
    fn cudaStreamGetCaptureInfo_v3(stream: cudaStream_t, captureStatus_out: *mut cudaStreamCaptureStatus, id_out: *mut u64, graph_out: *mut cudaGraph_t, dependencies_out: *mut *const cudaGraphNode_t, edgeData_out: *mut *const cudaGraphEdgeData, numDependencies_out: *mut usize) -> cudaError_t;

    #[called_by(owned cudaStreamUpdateCaptureDependencies)]
    #[per_thread = "_ptsz"]
    fn cudaStreamUpdateCaptureDependencies(stream: cudaStream_t, dependencies: *mut cudaGraphNode_t, numDependencies: usize, flags: u32) -> cudaError_t;

    #[called_by(owned cudaStreamUpdateCaptureDependencies_v2)]
    #[per_thread = "_ptsz"]
    #[since = "12.3"]
    fn cudaStreamUpdateCaptureDependencies_v2(stream: cudaStream_t, dependencies: *mut cudaGraphNode_t, dependencyData: *const cudaGraphEdgeData, numDependencies: usize, flags: u32) -> cudaError_t;

    #[called_by(cudaThreadExit)]
    fn cudaThreadExit() -> cudaError_t;

    #[called_by(cudaThreadGetCacheConfig)]
    fn cudaThreadGetCacheConfig(pCacheConfig: *mut cudaFuncCache) -> cudaError_t;

    #[called_by(cudaThreadGetLimit)]
    fn cudaThreadGetLimit(pValue: *mut usize, limit: cudaLimit) -> cudaError_t;

    #[called_by(cudaThreadSetCacheConfig)]
    fn cudaThreadSetCacheConfig(cacheConfig: cudaFuncCache) -> cudaError_t;

    #[called_by(cudaThreadSetLimit)]
    fn cudaThreadSetLimit(limit: cudaLimit, value: usize) -> cudaError_t;

    #[called_by(cudaThreadSynchronize)]
    fn cudaThreadSynchronize() -> cudaError_t;

    /// `cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreWaitParams_v1 *paramsArray, unsigned int numExtSems, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since at least CUDA 12.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cudaWaitExternalSemaphoresAsync_v2`, which [`cudaWaitExternalSemaphoresAsync`](raw::cudaWaitExternalSemaphoresAsync) calls.
    #[per_thread = "_ptsz"]
    fn cudaWaitExternalSemaphoresAsync(extSemArray: *const cudaExternalSemaphore_t, paramsArray: *const cudaExternalSemaphoreWaitParams_v1, numExtSems: u32, stream: cudaStream_t) -> cudaError_t;

    #[called_by(owned cudaWaitExternalSemaphoresAsync)]
    #[per_thread = "_ptsz"]
    fn cudaWaitExternalSemaphoresAsync_v2(extSemArray: *const cudaExternalSemaphore_t, paramsArray: *const cudaExternalSemaphoreWaitParams, numExtSems: u32, stream: cudaStream_t) -> cudaError_t;
}
