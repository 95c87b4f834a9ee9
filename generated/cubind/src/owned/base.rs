//! CUDA driver API: what `owned::gpu` needs of it, the same in every major version, as the generator has verified.
//!
//! A function is called as the oldest major version calls it that is built: drivers are backward compatible (NVIDIA's guide
//! "CUDA Compatibility"), so those of newer ones have what older ones had.
//!
//! Written by cubind's generator from `specs/`: do not edit.

#[cfg(feature = "cuda-12")]
use crate::cuda12 as oldest;
#[cfg(all(feature = "cuda-13", not(feature = "cuda-12")))]
use crate::cuda13 as oldest;

pub use oldest::driver::DRIVER;
pub use oldest::driver::{
    CUDA_HOST_NODE_PARAMS,
    CUDA_KERNEL_NODE_PARAMS,
    CUcontext,
    CUdevice,
    CUdeviceptr,
    CUevent,
    CUfunction,
    CUgraph,
    CUgraphExec,
    CUgraphNode,
    CUhostFn,
    CUlogLevel,
    CUlogsCallbackHandle,
    CUmemGenericAllocationHandle,
    CUmodule,
    CUresult,
    CUstream,
    CUstreamCaptureMode,
    CUstreamCaptureStatus,
    CUuserObject,
    CUuuid,
};
pub(super) use oldest::driver::{
    CUdevice_attribute,
    CUevent_flags,
    CUevent_wait_flags,
    CUfunction_attribute,
    CUgraphInstantiate_flags,
    CUlaunchAttribute,
    CUlaunchAttributeID,
    CUlaunchAttributeValue,
    CUlaunchAttributeValue_clusterDim,
    CUlaunchConfig,
    CUmemAccessDesc,
    CUmemAccess_flags,
    CUmemAllocationGranularity_flags,
    CUmemAllocationProp,
    CUmemAllocationType,
    CUmemLocation,
    CUmemLocationType,
    CUstream_flags,
    CUuserObjectRetain_flags,
    CUuserObject_flags,
    CU_MEMHOSTALLOC_PORTABLE,
};

/// The functions that return `Result`s.
pub(super) mod checked {
    pub(in crate::owned) use super::oldest::checked::driver::{
    cuCtxGetCurrent,
    cuCtxPopCurrent,
    cuCtxPushCurrent,
    cuCtxSetCurrent,
    cuCtxSynchronize,
    cuDeviceGet,
    cuDeviceGetAttribute,
    cuDeviceGetCount,
    cuDeviceGetName,
    cuDeviceGetUuid_v2,
    cuDevicePrimaryCtxRetain,
    cuDeviceTotalMem,
    cuEventCreate,
    cuEventDestroy,
    cuEventElapsedTime,
    cuEventQuery,
    cuEventRecord,
    cuEventSynchronize,
    cuFuncGetAttribute,
    cuFuncGetParamInfo,
    cuFuncSetAttribute,
    cuGraphAddHostNode,
    cuGraphAddKernelNode,
    cuGraphCreate,
    cuGraphInstantiateWithFlags,
    cuGraphLaunch,
    cuGraphRetainUserObject,
    cuInit,
    cuLaunchHostFunc,
    cuLaunchKernel,
    cuLaunchKernelEx,
    cuLogsRegisterCallback,
    cuLogsUnregisterCallback,
    cuMemAddressFree,
    cuMemAddressReserve,
    cuMemAlloc,
    cuMemAllocAsync,
    cuMemCreate,
    cuMemFree,
    cuMemFreeAsync,
    cuMemFreeHost,
    cuMemGetAllocationGranularity,
    cuMemGetInfo,
    cuMemHostAlloc,
    cuMemMap,
    cuMemRelease,
    cuMemSetAccess,
    cuMemUnmap,
    cuMemcpyDtoD,
    cuMemcpyDtoH,
    cuMemcpyDtoHAsync,
    cuMemcpyHtoD,
    cuMemcpyHtoDAsync,
    cuMemsetD8,
    cuMemsetD8Async,
    cuModuleGetFunction,
    cuModuleLoadData,
    cuModuleUnload,
    cuOccupancyMaxPotentialBlockSize,
    cuStreamAddCallback,
    cuStreamBeginCapture,
    cuStreamCreate,
    cuStreamEndCapture,
    cuStreamGetCtx,
    cuStreamIsCapturing,
    cuStreamQuery,
    cuStreamSynchronize,
    cuStreamWaitEvent,
    cuUserObjectCreate,
    cuUserObjectRelease,
    };
}

/// The functions as the library exports them.
pub(super) mod sys {
    pub(in crate::owned) use super::oldest::sys::driver::{
    cuMemcpyDtoH_v2,
    cuStreamGetCaptureInfo_v2,
    };
}
