//! The C functions of CUDA driver API, as the library exports them.
//!
//! [`driver`](raw) lists the functions by group, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::driver::DRIVER;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::driver as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::driver::all_types::*;

#[doc(inline)]
pub use crate::shared::sys::driver::*;

#[path = "../../common/sys/driver.rs"]
mod common;
pub use common::*;

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(cuCheckpointOperationComplete)]
    #[since = "13.4"]
    fn cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle) -> CUresult;

    #[called_by(cuCoredumpDeregisterCompleteCallback)]
    #[since = "13.2"]
    fn cuCoredumpDeregisterCompleteCallback(callback: CUcoredumpCallbackHandle) -> CUresult;

    #[called_by(cuCoredumpDeregisterStartCallback)]
    #[since = "13.2"]
    fn cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle) -> CUresult;

    #[called_by(cuCoredumpRegisterCompleteCallback)]
    #[since = "13.2"]
    fn cuCoredumpRegisterCompleteCallback(callback: CUcoredumpStatusCallback, userData: *mut c_void, callbackOut: *mut CUcoredumpCallbackHandle) -> CUresult;

    #[called_by(cuCoredumpRegisterStartCallback)]
    #[since = "13.2"]
    fn cuCoredumpRegisterStartCallback(callback: CUcoredumpStatusCallback, userData: *mut c_void, callbackOut: *mut CUcoredumpCallbackHandle) -> CUresult;

    #[called_by(owned cuCtxGetDevice_v2)]
    #[since = "13.0"]
    fn cuCtxGetDevice_v2(device: *mut CUdevice, ctx: CUcontext) -> CUresult;

    #[called_by(owned cuCtxSynchronize_v2)]
    #[since = "13.0"]
    fn cuCtxSynchronize_v2(ctx: CUcontext) -> CUresult;

    #[called_by(cuDevSmResourceSplit)]
    #[since = "13.1"]
    fn cuDevSmResourceSplit(result: *mut CUdevResource, nbGroups: u32, input: *const CUdevResource, remainder: *mut CUdevResource, flags: u32, groupParams: *mut CU_DEV_SM_RESOURCE_GROUP_PARAMS) -> CUresult;

    #[called_by(cuDevSmResourceSplitByCount)]
    #[since = "12.4"]
    fn cuDevSmResourceSplitByCount(result: *mut CUdevResource, nbGroups: *mut u32, input: *const CUdevResource, remainder: *mut CUdevResource, flags: u32, minCount: u32) -> CUresult;

    #[called_by(cuDeviceGetCliqueCount)]
    #[since = "13.4"]
    fn cuDeviceGetCliqueCount(count: *mut usize, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGetCliqueInfo)]
    #[since = "13.4"]
    fn cuDeviceGetCliqueInfo(cliqueInfo: *mut CUcliqueInfo, count: *mut usize, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGetFabricClusterUuid)]
    #[since = "13.4"]
    fn cuDeviceGetFabricClusterUuid(uuid: *mut CUuuid, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGetHostAtomicCapabilities)]
    #[since = "13.0"]
    fn cuDeviceGetHostAtomicCapabilities(capabilities: *mut u32, operations: *const CUatomicOperation, count: u32, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGetP2PAtomicCapabilities)]
    #[since = "13.0"]
    fn cuDeviceGetP2PAtomicCapabilities(capabilities: *mut u32, operations: *const CUatomicOperation, count: u32, srcDevice: CUdevice, dstDevice: CUdevice) -> CUresult;

    #[called_by(owned cuFabricCpyBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "13.5"]
    fn cuFabricCpyBatchAsync(numOps: usize, opList: *mut CUDA_FABRIC_COPY_BATCH_OP, flags: u64, hStream: CUstream) -> CUresult;

    #[called_by(owned cuFuncGetParamCount)]
    #[since = "13.2"]
    fn cuFuncGetParamCount(func: CUfunction, paramCount: *mut usize) -> CUresult;

    /// `CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams)`
    ///
    /// In `cuda.h` since CUDA 12.2.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGraphAddNode_v2`, which [`cuGraphAddNode`](raw::cuGraphAddNode) calls.
    #[since = "12.2"]
    fn cuGraphAddNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) -> CUresult;

    #[called_by(owned cuGraphAddNode)]
    #[since = "12.3"]
    fn cuGraphAddNode_v2(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) -> CUresult;

    #[called_by(owned cuGraphAddNode_v3)]
    #[since = "13.4"]
    fn cuGraphAddNode_v3(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) -> CUresult;

    #[called_by(owned cuGraphExecGetId)]
    #[since = "13.1"]
    fn cuGraphExecGetId(hGraphExec: CUgraphExec, graphId: *mut u32) -> CUresult;

    #[called_by(owned cuGraphGetId)]
    #[since = "13.1"]
    fn cuGraphGetId(hGraph: CUgraph, graphId: *mut u32) -> CUresult;

    #[called_by(owned cuGraphNodeGetContainingGraph)]
    #[since = "13.1"]
    fn cuGraphNodeGetContainingGraph(hNode: CUgraphNode, phGraph: *mut CUgraph) -> CUresult;

    #[called_by(owned cuGraphNodeGetLocalId)]
    #[since = "13.1"]
    fn cuGraphNodeGetLocalId(hNode: CUgraphNode, nodeId: *mut u32) -> CUresult;

    #[called_by(owned cuGraphNodeGetParams)]
    #[since = "13.2"]
    fn cuGraphNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult;

    #[called_by(owned cuGraphNodeGetToolsId)]
    #[since = "13.1"]
    fn cuGraphNodeGetToolsId(hNode: CUgraphNode, toolsNodeId: *mut u64) -> CUresult;

    #[called_by(owned cuGraphNodeSetParams_v2)]
    #[since = "13.4"]
    fn cuGraphNodeSetParams_v2(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult;

    #[called_by(owned cuGreenCtxGetId)]
    #[since = "12.9"]
    fn cuGreenCtxGetId(greenCtx: CUgreenCtx, greenCtxId: *mut u64) -> CUresult;

    #[called_by(owned cuKernelGetParamCount)]
    #[since = "13.2"]
    fn cuKernelGetParamCount(kernel: CUkernel, paramCount: *mut usize) -> CUresult;

    #[called_by(owned cuLaunchHostFunc_v2)]
    #[per_thread = "_ptsz"]
    #[since = "13.1"]
    fn cuLaunchHostFunc_v2(hStream: CUstream, r#fn: CUhostFn, userData: *mut c_void, syncMode: u32) -> CUresult;

    #[called_by(cuLogicalEndpointAddDevice)]
    #[since = "13.3"]
    fn cuLogicalEndpointAddDevice(leId: CUlogicalEndpointId, dev: CUdevice) -> CUresult;

    #[called_by(cuLogicalEndpointBindAddr)]
    #[since = "13.3"]
    fn cuLogicalEndpointBindAddr(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, ptr: *mut c_void, size: cuuint64_t, flags: u64) -> CUresult;

    #[called_by(owned cuLogicalEndpointBindMem)]
    #[since = "13.3"]
    fn cuLogicalEndpointBindMem(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, memHandle: CUmemGenericAllocationHandle, memOffset: cuuint64_t, size: cuuint64_t, flags: u64) -> CUresult;

    #[called_by(cuLogicalEndpointCreate)]
    #[since = "13.3"]
    fn cuLogicalEndpointCreate(leId: CUlogicalEndpointId, prop: *const CUlogicalEndpointProp) -> CUresult;

    #[called_by(cuLogicalEndpointDestroy)]
    #[since = "13.3"]
    fn cuLogicalEndpointDestroy(leId: CUlogicalEndpointId) -> CUresult;

    #[called_by(cuLogicalEndpointExport)]
    #[since = "13.3"]
    fn cuLogicalEndpointExport(handle: *mut c_void, leId: CUlogicalEndpointId, handleType: CUlogicalEndpointIpcHandleType) -> CUresult;

    #[called_by(cuLogicalEndpointGetLimits)]
    #[since = "13.3"]
    fn cuLogicalEndpointGetLimits(bindAlignment: *mut cuuint64_t, maxSize: *mut cuuint64_t, prop: *const CUlogicalEndpointProp) -> CUresult;

    #[called_by(cuLogicalEndpointIdRelease)]
    #[since = "13.3"]
    fn cuLogicalEndpointIdRelease(baseLeId: CUlogicalEndpointId, count: cuuint32_t) -> CUresult;

    #[called_by(cuLogicalEndpointIdReserve)]
    #[since = "13.3"]
    fn cuLogicalEndpointIdReserve(baseLeId: *mut CUlogicalEndpointId, count: cuuint32_t) -> CUresult;

    #[called_by(cuLogicalEndpointImport)]
    #[since = "13.3"]
    fn cuLogicalEndpointImport(leId: CUlogicalEndpointId, handle: *const c_void, handleType: CUlogicalEndpointIpcHandleType) -> CUresult;

    #[called_by(cuLogicalEndpointQuery)]
    #[since = "13.3"]
    fn cuLogicalEndpointQuery(leId: CUlogicalEndpointId, count: cuuint32_t, queryStatus: *mut i32) -> CUresult;

    #[called_by(cuLogicalEndpointUnbind)]
    #[since = "13.3"]
    fn cuLogicalEndpointUnbind(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, size: cuuint64_t) -> CUresult;

    #[called_by(cuMemAdvise)]
    #[since = "12.2"]
    fn cuMemAdvise_v2(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, location: CUmemLocation) -> CUresult;

    #[called_by(owned cuMemDiscardAndPrefetchBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "13.0"]
    fn cuMemDiscardAndPrefetchBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: u64, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemDiscardBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "13.0"]
    fn cuMemDiscardBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, flags: u64, hStream: CUstream) -> CUresult;

    #[called_by(cuMemGetDefaultMemPool)]
    #[since = "13.0"]
    fn cuMemGetDefaultMemPool(pool_out: *mut CUmemoryPool, location: *mut CUmemLocation, r#type: CUmemAllocationType) -> CUresult;

    #[called_by(cuMemGetLocationInfo)]
    #[since = "13.4"]
    fn cuMemGetLocationInfo(ptr: CUdeviceptr, size: usize, summaryGranularity: usize, samplingGranularity: usize, location_out: *mut CUmemLocation) -> CUresult;

    #[called_by(cuMemGetMemPool)]
    #[since = "13.0"]
    fn cuMemGetMemPool(pool: *mut CUmemoryPool, location: *mut CUmemLocation, r#type: CUmemAllocationType) -> CUresult;

    #[called_by(owned cuMemPrefetchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "12.2"]
    fn cuMemPrefetchAsync_v2(devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: u32, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemPrefetchBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "13.0"]
    fn cuMemPrefetchBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: u64, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemSetMemPool)]
    #[since = "13.0"]
    fn cuMemSetMemPool(location: *mut CUmemLocation, r#type: CUmemAllocationType, pool: CUmemoryPool) -> CUresult;

    /// `CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx, unsigned long long flags, CUstream hStream)`
    ///
    /// In `cuda.h` since CUDA 12.8.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpy3DBatchAsync_v2`, which [`cuMemcpy3DBatchAsync`](raw::cuMemcpy3DBatchAsync) calls.
    #[per_thread = "_ptsz"]
    #[since = "12.8"]
    fn cuMemcpy3DBatchAsync(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, failIdx: *mut usize, flags: u64, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpy3DBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "13.0"]
    fn cuMemcpy3DBatchAsync_v2(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, flags: u64, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpy3DWithAttributesAsync)]
    #[per_thread = "_ptsz"]
    #[since = "13.2"]
    fn cuMemcpy3DWithAttributesAsync(op: *mut CUDA_MEMCPY3D_BATCH_OP, flags: u64, hStream: CUstream) -> CUresult;

    /// `CUresult cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream)`
    ///
    /// In `cuda.h` since CUDA 12.8.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpyBatchAsync_v2`, which [`cuMemcpyBatchAsync`](raw::cuMemcpyBatchAsync) calls.
    #[per_thread = "_ptsz"]
    #[since = "12.8"]
    fn cuMemcpyBatchAsync(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, failIdx: *mut usize, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpyBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "13.0"]
    fn cuMemcpyBatchAsync_v2(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpyWithAttributesAsync)]
    #[per_thread = "_ptsz"]
    #[since = "13.2"]
    fn cuMemcpyWithAttributesAsync(dst: CUdeviceptr, src: CUdeviceptr, size: usize, attr: *mut CUmemcpyAttributes, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMulticastBindAddr_v2)]
    #[since = "13.1"]
    fn cuMulticastBindAddr_v2(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, memptr: CUdeviceptr, size: usize, flags: u64) -> CUresult;

    #[called_by(owned cuMulticastBindMem_v2)]
    #[since = "13.1"]
    fn cuMulticastBindMem_v2(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, memHandle: CUmemGenericAllocationHandle, memOffset: usize, size: usize, flags: u64) -> CUresult;

    #[called_by(owned cuStreamBeginCaptureToCig)]
    #[per_thread = "_ptsz"]
    #[since = "13.1"]
    fn cuStreamBeginCaptureToCig(hStream: CUstream, streamCigCaptureParams: *mut CUstreamCigCaptureParams) -> CUresult;

    #[called_by(owned cuStreamBeginRecaptureToGraph)]
    #[per_thread = "_ptsz"]
    #[since = "13.3"]
    fn cuStreamBeginRecaptureToGraph(hStream: CUstream, mode: CUstreamCaptureMode, hGraph: CUgraph, callbackFunc: CUgraphRecaptureCallback, userData: *mut c_void) -> CUresult;

    #[called_by(owned cuStreamEndCaptureToCig)]
    #[per_thread = "_ptsz"]
    #[since = "13.1"]
    fn cuStreamEndCaptureToCig(hStream: CUstream) -> CUresult;

    #[called_by(owned cuStreamGetDevResource)]
    #[per_thread = "_ptsz"]
    #[since = "13.1"]
    fn cuStreamGetDevResource(hStream: CUstream, resource: *mut CUdevResource, r#type: CUdevResourceType) -> CUresult;

    #[called_by(cuTensorMapSetAllocationClass)]
    #[since = "13.5"]
    fn cuTensorMapSetAllocationClass(tensorMap: *mut CUtensorMap, allocClass: CUtensorMapAllocClass, outAllocClass: *mut CUtensorMapAllocClass) -> CUresult;
}
