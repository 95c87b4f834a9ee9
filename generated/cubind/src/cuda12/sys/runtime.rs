//! The C functions, as the library exports them: CUDA runtime API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda12::runtime::{RUNTIME, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;

#[path = "../../both/sys/runtime.rs"]
mod both;
pub use both::*;

sys! {
    RUNTIME, Err(missing) => missing.status();

    /// `cudaError_t cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t end)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.8, until CUDA 12.9.
    #[since = "12.8"]
    fn cudaEventElapsedTime_v2(ms: *mut f32, start: cudaEvent_t, end: cudaEvent_t) -> cudaError_t;

    /// `cudaError_t cudaGetDeviceProperties(cudaDeviceProp *prop, int device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    ///
    /// Older ABI version: for the headers this name is `cudaGetDeviceProperties_v2`.
    fn cudaGetDeviceProperties(prop: *mut cudaDeviceProp, device: i32) -> cudaError_t;

    /// `cudaError_t cudaGetDeviceProperties_v2(cudaDeviceProp *prop, int device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
    fn cudaGetDeviceProperties_v2(prop: *mut cudaDeviceProp, device: i32) -> cudaError_t;

    /// `cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t numDependencies)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphAddDependencies(graph: cudaGraph_t, from: *const cudaGraphNode_t, to: *const cudaGraphNode_t, numDependencies: usize) -> cudaError_t;

    /// `cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
    #[since = "12.3"]
    fn cudaGraphAddDependencies_v2(graph: cudaGraph_t, from: *const cudaGraphNode_t, to: *const cudaGraphNode_t, edgeData: *const cudaGraphEdgeData, numDependencies: usize) -> cudaError_t;

    /// `cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraphNodeParams *nodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cudaGraphAddNode(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, numDependencies: usize, nodeParams: *mut cudaGraphNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaGraphNodeParams *nodeParams)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
    #[since = "12.3"]
    fn cudaGraphAddNode_v2(pGraphNode: *mut cudaGraphNode_t, graph: cudaGraph_t, pDependencies: *const cudaGraphNode_t, dependencyData: *const cudaGraphEdgeData, numDependencies: usize, nodeParams: *mut cudaGraphNodeParams) -> cudaError_t;

    /// `cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *numEdges)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphGetEdges(graph: cudaGraph_t, from: *mut cudaGraphNode_t, to: *mut cudaGraphNode_t, numEdges: *mut usize) -> cudaError_t;

    /// `cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
    #[since = "12.3"]
    fn cudaGraphGetEdges_v2(graph: cudaGraph_t, from: *mut cudaGraphNode_t, to: *mut cudaGraphNode_t, edgeData: *mut cudaGraphEdgeData, numEdges: *mut usize) -> cudaError_t;

    /// `cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc, cudaGraphNode_t hDst)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphKernelNodeCopyAttributes(hSrc: cudaGraphNode_t, hDst: cudaGraphNode_t) -> cudaError_t;

    /// `cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, size_t *pNumDependencies)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphNodeGetDependencies(node: cudaGraphNode_t, pDependencies: *mut cudaGraphNode_t, pNumDependencies: *mut usize) -> cudaError_t;

    /// `cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
    #[since = "12.3"]
    fn cudaGraphNodeGetDependencies_v2(node: cudaGraphNode_t, pDependencies: *mut cudaGraphNode_t, edgeData: *mut cudaGraphEdgeData, pNumDependencies: *mut usize) -> cudaError_t;

    /// `cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, size_t *pNumDependentNodes)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphNodeGetDependentNodes(node: cudaGraphNode_t, pDependentNodes: *mut cudaGraphNode_t, pNumDependentNodes: *mut usize) -> cudaError_t;

    /// `cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
    #[since = "12.3"]
    fn cudaGraphNodeGetDependentNodes_v2(node: cudaGraphNode_t, pDependentNodes: *mut cudaGraphNode_t, edgeData: *mut cudaGraphEdgeData, pNumDependentNodes: *mut usize) -> cudaError_t;

    /// `cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t numDependencies)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaGraphRemoveDependencies(graph: cudaGraph_t, from: *const cudaGraphNode_t, to: *const cudaGraphNode_t, numDependencies: usize) -> cudaError_t;

    /// `cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
    #[since = "12.3"]
    fn cudaGraphRemoveDependencies_v2(graph: cudaGraph_t, from: *const cudaGraphNode_t, to: *const cudaGraphNode_t, edgeData: *const cudaGraphEdgeData, numDependencies: usize) -> cudaError_t;

    /// `cudaError_t cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams *launchParamsList, unsigned int numDevices, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
    fn cudaLaunchCooperativeKernelMultiDevice(launchParamsList: *mut cudaLaunchParams, numDevices: u32, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaMemAdvise(const void *devPtr, size_t count, cudaMemoryAdvise advice, int device)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    fn cudaMemAdvise(devPtr: *const c_void, count: usize, advice: cudaMemoryAdvise, device: i32) -> cudaError_t;

    /// `cudaError_t cudaMemAdvise_v2(const void *devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.2, until CUDA 12.9.
    #[since = "12.2"]
    fn cudaMemAdvise_v2(devPtr: *const c_void, count: usize, advice: cudaMemoryAdvise, location: cudaMemLocation) -> cudaError_t;

    /// `cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaMemPrefetchAsync(devPtr: *const c_void, count: usize, dstDevice: i32, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemPrefetchAsync_v2(const void *devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.2, until CUDA 12.9.
    #[per_thread = "_ptsz"]
    #[since = "12.2"]
    fn cudaMemPrefetchAsync_v2(devPtr: *const c_void, count: usize, location: cudaMemLocation, flags: u32, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp *opList, size_t *failIdx, unsigned long long flags, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[per_thread = "_ptsz"]
    #[since = "12.8"]
    fn cudaMemcpy3DBatchAsync(numOps: usize, opList: *mut cudaMemcpy3DBatchOp, failIdx: *mut usize, flags: u64, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count, cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.8.
    #[per_thread = "_ptsz"]
    #[since = "12.8"]
    fn cudaMemcpyBatchAsync(dsts: *mut *mut c_void, srcs: *mut *mut c_void, sizes: *mut usize, count: usize, attrs: *mut cudaMemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, failIdx: *mut usize, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaSetDoubleForDevice(double *d)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
    fn cudaSetDoubleForDevice(d: *mut f64) -> cudaError_t;

    /// `cudaError_t cudaSetDoubleForHost(double *d)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
    fn cudaSetDoubleForHost(d: *mut f64) -> cudaError_t;

    /// `cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreSignalParams_v1 *paramsArray, unsigned int numExtSems, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    ///
    /// Older ABI version: for the headers this name is `cudaSignalExternalSemaphoresAsync_v2`.
    #[per_thread = "_ptsz"]
    fn cudaSignalExternalSemaphoresAsync(extSemArray: *const cudaExternalSemaphore_t, paramsArray: *const cudaExternalSemaphoreSignalParams_v1, numExtSems: u32, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
    #[per_thread = "_ptsz"]
    fn cudaSignalExternalSemaphoresAsync_v2(extSemArray: *const cudaExternalSemaphore_t, paramsArray: *const cudaExternalSemaphoreSignalParams, numExtSems: u32, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    ///
    /// Older ABI version: for the headers this name is `cudaStreamGetCaptureInfo_v2`.
    #[per_thread = "_ptsz"]
    fn cudaStreamGetCaptureInfo(stream: cudaStream_t, captureStatus_out: *mut cudaStreamCaptureStatus, id_out: *mut u64) -> cudaError_t;

    /// `cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, size_t *numDependencies_out)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
    #[per_thread = "_ptsz"]
    fn cudaStreamGetCaptureInfo_v2(stream: cudaStream_t, captureStatus_out: *mut cudaStreamCaptureStatus, id_out: *mut u64, graph_out: *mut cudaGraph_t, dependencies_out: *mut *const cudaGraphNode_t, numDependencies_out: *mut usize) -> cudaError_t;

    /// `cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
    #[per_thread = "_ptsz"]
    #[since = "12.3"]
    fn cudaStreamGetCaptureInfo_v3(stream: cudaStream_t, captureStatus_out: *mut cudaStreamCaptureStatus, id_out: *mut u64, graph_out: *mut cudaGraph_t, dependencies_out: *mut *const cudaGraphNode_t, edgeData_out: *mut *const cudaGraphEdgeData, numDependencies_out: *mut usize) -> cudaError_t;

    /// `cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies, size_t numDependencies, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    #[per_thread = "_ptsz"]
    fn cudaStreamUpdateCaptureDependencies(stream: cudaStream_t, dependencies: *mut cudaGraphNode_t, numDependencies: usize, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.3, until CUDA 12.9.
    #[per_thread = "_ptsz"]
    #[since = "12.3"]
    fn cudaStreamUpdateCaptureDependencies_v2(stream: cudaStream_t, dependencies: *mut cudaGraphNode_t, dependencyData: *const cudaGraphEdgeData, numDependencies: usize, flags: u32) -> cudaError_t;

    /// `cudaError_t cudaThreadExit(void)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
    fn cudaThreadExit() -> cudaError_t;

    /// `cudaError_t cudaThreadGetCacheConfig(cudaFuncCache *pCacheConfig)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
    fn cudaThreadGetCacheConfig(pCacheConfig: *mut cudaFuncCache) -> cudaError_t;

    /// `cudaError_t cudaThreadGetLimit(size_t *pValue, cudaLimit limit)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
    fn cudaThreadGetLimit(pValue: *mut usize, limit: cudaLimit) -> cudaError_t;

    /// `cudaError_t cudaThreadSetCacheConfig(cudaFuncCache cacheConfig)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
    fn cudaThreadSetCacheConfig(cacheConfig: cudaFuncCache) -> cudaError_t;

    /// `cudaError_t cudaThreadSetLimit(cudaLimit limit, size_t value)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
    fn cudaThreadSetLimit(limit: cudaLimit, value: usize) -> cudaError_t;

    /// `cudaError_t cudaThreadSynchronize(void)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
    fn cudaThreadSynchronize() -> cudaError_t;

    /// `cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreWaitParams_v1 *paramsArray, unsigned int numExtSems, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier.
    ///
    /// Older ABI version: for the headers this name is `cudaWaitExternalSemaphoresAsync_v2`.
    #[per_thread = "_ptsz"]
    fn cudaWaitExternalSemaphoresAsync(extSemArray: *const cudaExternalSemaphore_t, paramsArray: *const cudaExternalSemaphoreWaitParams_v1, numExtSems: u32, stream: cudaStream_t) -> cudaError_t;

    /// `cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)`
    ///
    /// In `cuda_runtime_api.h` since CUDA 12.0 or earlier, until CUDA 12.9.
    #[per_thread = "_ptsz"]
    fn cudaWaitExternalSemaphoresAsync_v2(extSemArray: *const cudaExternalSemaphore_t, paramsArray: *const cudaExternalSemaphoreWaitParams, numExtSems: u32, stream: cudaStream_t) -> cudaError_t;
}
