//! The C functions of CUDA driver API, as the library exports them.
//!
//! [`driver`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::shared::driver::DRIVER;
#[cfg(all(doc, feature = "cuda-13"))] // For links.
#[allow(unused_imports)]
use crate::cuda13::driver as raw;
#[cfg(all(doc, feature = "cuda-13"))]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[cfg(all(doc, feature = "cuda-12", not(feature = "cuda-13")))] // For links.
#[allow(unused_imports)]
use crate::cuda12::driver as raw;
#[cfg(all(doc, feature = "cuda-12", not(feature = "cuda-13")))]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::shared::driver::all_types::*;

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    /// `CUresult cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuArray3DCreate_v2`, which [`cuArray3DCreate`](raw::cuArray3DCreate) calls.
    #[since = "2.0"]
    fn cuArray3DCreate(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR_v1) -> CUresult;

    #[called_by(owned cuArray3DCreate)]
    #[since = "3.2"]
    fn cuArray3DCreate_v2(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR) -> CUresult;

    /// `CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuArray3DGetDescriptor_v2`, which [`cuArray3DGetDescriptor`](raw::cuArray3DGetDescriptor) calls.
    #[since = "2.0"]
    fn cuArray3DGetDescriptor(pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR_v1, hArray: CUarray) -> CUresult;

    #[called_by(owned cuArray3DGetDescriptor)]
    #[since = "3.2"]
    fn cuArray3DGetDescriptor_v2(pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR, hArray: CUarray) -> CUresult;

    /// `CUresult cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuArrayCreate_v2`, which [`cuArrayCreate`](raw::cuArrayCreate) calls.
    #[since = "2.0"]
    fn cuArrayCreate(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR_v1) -> CUresult;

    #[called_by(owned cuArrayCreate)]
    #[since = "3.2"]
    fn cuArrayCreate_v2(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR) -> CUresult;

    #[called_by(cuArrayDestroy)]
    #[since = "2.0"]
    fn cuArrayDestroy(hArray: CUarray) -> CUresult;

    /// `CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuArrayGetDescriptor_v2`, which [`cuArrayGetDescriptor`](raw::cuArrayGetDescriptor) calls.
    #[since = "2.0"]
    fn cuArrayGetDescriptor(pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR_v1, hArray: CUarray) -> CUresult;

    #[called_by(owned cuArrayGetDescriptor)]
    #[since = "3.2"]
    fn cuArrayGetDescriptor_v2(pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR, hArray: CUarray) -> CUresult;

    #[called_by(owned cuArrayGetMemoryRequirements)]
    #[since = "11.6"]
    fn cuArrayGetMemoryRequirements(memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS, array: CUarray, device: CUdevice) -> CUresult;

    #[called_by(owned cuArrayGetPlane)]
    #[since = "11.2"]
    fn cuArrayGetPlane(pPlaneArray: *mut CUarray, hArray: CUarray, planeIdx: u32) -> CUresult;

    #[called_by(owned cuArrayGetSparseProperties)]
    #[since = "11.1"]
    fn cuArrayGetSparseProperties(sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES, array: CUarray) -> CUresult;

    #[called_by(cuCheckpointProcessGetRestoreThreadId)]
    #[since = "12.8"]
    fn cuCheckpointProcessGetRestoreThreadId(pid: i32, tid: *mut i32) -> CUresult;

    #[called_by(cuCheckpointProcessGetState)]
    #[since = "12.8"]
    fn cuCheckpointProcessGetState(pid: i32, state: *mut CUprocessState) -> CUresult;

    #[called_by(cuCheckpointProcessLock)]
    #[since = "12.8"]
    fn cuCheckpointProcessLock(pid: i32, args: *mut CUcheckpointLockArgs) -> CUresult;

    #[called_by(cuCheckpointProcessUnlock)]
    #[since = "12.8"]
    fn cuCheckpointProcessUnlock(pid: i32, args: *mut CUcheckpointUnlockArgs) -> CUresult;

    #[called_by(cuCoredumpGetAttribute)]
    #[since = "12.1"]
    fn cuCoredumpGetAttribute(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult;

    #[called_by(cuCoredumpGetAttributeGlobal)]
    #[since = "12.1"]
    fn cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult;

    #[called_by(cuCoredumpSetAttribute)]
    #[since = "12.1"]
    fn cuCoredumpSetAttribute(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult;

    #[called_by(cuCoredumpSetAttributeGlobal)]
    #[since = "12.1"]
    fn cuCoredumpSetAttributeGlobal(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(cuCtxAttach)]
    #[since = "2.0"]
    fn cuCtxAttach(pctx: *mut CUcontext, flags: u32) -> CUresult;

    /// `CUresult cuCtxCreate(CUcontext *pctx, unsigned int flags, CUdevice dev)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuCtxCreate_v4`, which [`cuCtxCreate`](raw::cuCtxCreate) calls.
    #[since = "2.0"]
    fn cuCtxCreate(pctx: *mut CUcontext, flags: u32, dev: CUdevice) -> CUresult;

    #[called_by(owned cuCtxCreate_v2)]
    #[since = "3.2"]
    fn cuCtxCreate_v2(pctx: *mut CUcontext, flags: u32, dev: CUdevice) -> CUresult;

    #[called_by(owned cuCtxCreate_v3)]
    #[since = "11.4"]
    fn cuCtxCreate_v3(pctx: *mut CUcontext, paramsArray: *mut CUexecAffinityParam, numParams: i32, flags: u32, dev: CUdevice) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuCtxCreate)]
    #[since = "12.5"]
    fn cuCtxCreate_v4(pctx: *mut CUcontext, ctxCreateParams: *mut CUctxCreateParams, flags: u32, dev: CUdevice) -> CUresult;

    /// `CUresult cuCtxDestroy(CUcontext ctx)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuCtxDestroy_v2`, which [`cuCtxDestroy`](raw::cuCtxDestroy) calls.
    #[since = "2.0"]
    fn cuCtxDestroy(ctx: CUcontext) -> CUresult;

    #[called_by(cuCtxDestroy)]
    #[since = "4.0"]
    fn cuCtxDestroy_v2(ctx: CUcontext) -> CUresult;

    #[called_by(owned cuCtxDetach)]
    #[since = "2.0"]
    fn cuCtxDetach(ctx: CUcontext) -> CUresult;

    #[called_by(owned cuCtxDisablePeerAccess)]
    #[since = "4.0"]
    fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> CUresult;

    #[called_by(owned cuCtxEnablePeerAccess)]
    #[since = "4.0"]
    fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: u32) -> CUresult;

    #[called_by(owned cuCtxFromGreenCtx)]
    #[since = "12.4"]
    fn cuCtxFromGreenCtx(pContext: *mut CUcontext, hCtx: CUgreenCtx) -> CUresult;

    #[called_by(owned cuCtxGetApiVersion)]
    #[since = "3.2"]
    fn cuCtxGetApiVersion(ctx: CUcontext, version: *mut u32) -> CUresult;

    #[called_by(cuCtxGetCacheConfig)]
    #[since = "3.2"]
    fn cuCtxGetCacheConfig(pconfig: *mut CUfunc_cache) -> CUresult;

    #[called_by(cuCtxGetCurrent)]
    #[since = "4.0"]
    fn cuCtxGetCurrent(pctx: *mut CUcontext) -> CUresult;

    #[called_by(cuCtxGetDevice)]
    #[since = "2.0"]
    fn cuCtxGetDevice(device: *mut CUdevice) -> CUresult;

    #[called_by(cuCtxGetExecAffinity)]
    #[since = "11.4"]
    fn cuCtxGetExecAffinity(pExecAffinity: *mut CUexecAffinityParam, r#type: CUexecAffinityType) -> CUresult;

    #[called_by(cuCtxGetFlags)]
    #[since = "7.0"]
    fn cuCtxGetFlags(flags: *mut u32) -> CUresult;

    #[called_by(owned cuCtxGetId)]
    #[since = "12.0"]
    fn cuCtxGetId(ctx: CUcontext, ctxId: *mut u64) -> CUresult;

    #[called_by(cuCtxGetSharedMemConfig)]
    #[since = "4.2"]
    fn cuCtxGetSharedMemConfig(pConfig: *mut CUsharedconfig) -> CUresult;

    #[called_by(cuCtxGetStreamPriorityRange)]
    #[since = "5.5"]
    fn cuCtxGetStreamPriorityRange(leastPriority: *mut i32, greatestPriority: *mut i32) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    /// `CUresult cuCtxPopCurrent(CUcontext *pctx)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuCtxPopCurrent_v2`, which [`cuCtxPopCurrent`](raw::cuCtxPopCurrent) calls.
    #[since = "2.0"]
    fn cuCtxPopCurrent(pctx: *mut CUcontext) -> CUresult;

    #[called_by(cuCtxPopCurrent)]
    #[since = "4.0"]
    fn cuCtxPopCurrent_v2(pctx: *mut CUcontext) -> CUresult;

    /// `CUresult cuCtxPushCurrent(CUcontext ctx)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuCtxPushCurrent_v2`, which [`cuCtxPushCurrent`](raw::cuCtxPushCurrent) calls.
    #[since = "2.0"]
    fn cuCtxPushCurrent(ctx: CUcontext) -> CUresult;

    #[called_by(owned cuCtxPushCurrent)]
    #[since = "4.0"]
    fn cuCtxPushCurrent_v2(ctx: CUcontext) -> CUresult;

    #[called_by(owned cuCtxRecordEvent)]
    #[since = "12.5"]
    fn cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent) -> CUresult;

    #[called_by(cuCtxResetPersistingL2Cache)]
    #[since = "11.0"]
    fn cuCtxResetPersistingL2Cache() -> CUresult;

    #[called_by(cuCtxSetCacheConfig)]
    #[since = "3.2"]
    fn cuCtxSetCacheConfig(config: CUfunc_cache) -> CUresult;

    #[called_by(owned cuCtxSetCurrent)]
    #[since = "4.0"]
    fn cuCtxSetCurrent(ctx: CUcontext) -> CUresult;

    #[called_by(cuCtxSetFlags)]
    #[since = "12.1"]
    fn cuCtxSetFlags(flags: u32) -> CUresult;

    #[called_by(cuCtxSetSharedMemConfig)]
    #[since = "4.2"]
    fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> CUresult;

    #[called_by(cuCtxSynchronize)]
    #[since = "2.0"]
    fn cuCtxSynchronize() -> CUresult;

    #[called_by(owned cuCtxWaitEvent)]
    #[since = "12.5"]
    fn cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent) -> CUresult;

    #[called_by(cuDestroyExternalMemory)]
    #[since = "10.0"]
    fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> CUresult;

    #[called_by(cuDestroyExternalSemaphore)]
    #[since = "10.0"]
    fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> CUresult;

    #[called_by(cuDeviceCanAccessPeer)]
    #[since = "4.0"]
    fn cuDeviceCanAccessPeer(canAccessPeer: *mut i32, dev: CUdevice, peerDev: CUdevice) -> CUresult;

    #[called_by(cuDeviceComputeCapability)]
    #[since = "2.0"]
    fn cuDeviceComputeCapability(major: *mut i32, minor: *mut i32, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGet)]
    #[since = "2.0"]
    fn cuDeviceGet(device: *mut CUdevice, ordinal: i32) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(cuDeviceGetByPCIBusId)]
    #[since = "4.1"]
    fn cuDeviceGetByPCIBusId(dev: *mut CUdevice, pciBusId: *const core::ffi::c_char) -> CUresult;

    #[called_by(cuDeviceGetCount)]
    #[since = "2.0"]
    fn cuDeviceGetCount(count: *mut i32) -> CUresult;

    #[called_by(cuDeviceGetDefaultMemPool)]
    #[since = "11.2"]
    fn cuDeviceGetDefaultMemPool(pool_out: *mut CUmemoryPool, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGetExecAffinitySupport)]
    #[since = "11.4"]
    fn cuDeviceGetExecAffinitySupport(pi: *mut i32, r#type: CUexecAffinityType, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGetGraphMemAttribute)]
    #[since = "11.4"]
    fn cuDeviceGetGraphMemAttribute(device: CUdevice, attr: CUgraphMem_attribute, value: *mut c_void) -> CUresult;

    #[called_by(cuDeviceGetLuid)]
    #[since = "10.0"]
    fn cuDeviceGetLuid(luid: *mut core::ffi::c_char, deviceNodeMask: *mut u32, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGetMemPool)]
    #[since = "11.2"]
    fn cuDeviceGetMemPool(pool: *mut CUmemoryPool, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGetName)]
    #[since = "2.0"]
    fn cuDeviceGetName(name: *mut core::ffi::c_char, len: i32, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGetNvSciSyncAttributes)]
    #[since = "10.2"]
    fn cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: *mut c_void, dev: CUdevice, flags: i32) -> CUresult;

    #[called_by(cuDeviceGetP2PAttribute)]
    #[since = "8.0"]
    fn cuDeviceGetP2PAttribute(value: *mut i32, attrib: CUdevice_P2PAttribute, srcDevice: CUdevice, dstDevice: CUdevice) -> CUresult;

    #[called_by(cuDeviceGetPCIBusId)]
    #[since = "4.1"]
    fn cuDeviceGetPCIBusId(pciBusId: *mut core::ffi::c_char, len: i32, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGetProperties)]
    #[since = "2.0"]
    fn cuDeviceGetProperties(prop: *mut CUdevprop, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGetTexture1DLinearMaxWidth)]
    #[since = "11.1"]
    fn cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: *mut usize, format: CUarray_format, numChannels: u32, dev: CUdevice) -> CUresult;

    /// `CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)`
    ///
    /// In `cuda.h` since CUDA 9.2.
    ///
    /// Older ABI version. In the headers, this name refers to `cuDeviceGetUuid_v2`, which [`cuDeviceGetUuid`](raw::cuDeviceGetUuid) calls.
    #[since = "9.2"]
    fn cuDeviceGetUuid(uuid: *mut CUuuid, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGetUuid)]
    #[since = "11.4"]
    fn cuDeviceGetUuid_v2(uuid: *mut CUuuid, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGraphMemTrim)]
    #[since = "11.4"]
    fn cuDeviceGraphMemTrim(device: CUdevice) -> CUresult;

    #[called_by(cuDevicePrimaryCtxGetState)]
    #[since = "7.0"]
    fn cuDevicePrimaryCtxGetState(dev: CUdevice, flags: *mut u32, active: *mut i32) -> CUresult;

    /// `CUresult cuDevicePrimaryCtxRelease(CUdevice dev)`
    ///
    /// In `cuda.h` since CUDA 7.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuDevicePrimaryCtxRelease_v2`, which [`cuDevicePrimaryCtxRelease`](raw::cuDevicePrimaryCtxRelease) calls.
    #[since = "7.0"]
    fn cuDevicePrimaryCtxRelease(dev: CUdevice) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(cuDevicePrimaryCtxRelease)]
    #[since = "11.0"]
    fn cuDevicePrimaryCtxRelease_v2(dev: CUdevice) -> CUresult;

    /// `CUresult cuDevicePrimaryCtxReset(CUdevice dev)`
    ///
    /// In `cuda.h` since CUDA 7.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuDevicePrimaryCtxReset_v2`, which [`cuDevicePrimaryCtxReset`](raw::cuDevicePrimaryCtxReset) calls.
    #[since = "7.0"]
    fn cuDevicePrimaryCtxReset(dev: CUdevice) -> CUresult;

    #[called_by(cuDevicePrimaryCtxReset)]
    #[since = "11.0"]
    fn cuDevicePrimaryCtxReset_v2(dev: CUdevice) -> CUresult;

    #[called_by(cuDevicePrimaryCtxRetain)]
    #[since = "7.0"]
    fn cuDevicePrimaryCtxRetain(pctx: *mut CUcontext, dev: CUdevice) -> CUresult;

    /// `CUresult cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned int flags)`
    ///
    /// In `cuda.h` since CUDA 7.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuDevicePrimaryCtxSetFlags_v2`, which [`cuDevicePrimaryCtxSetFlags`](raw::cuDevicePrimaryCtxSetFlags) calls.
    #[since = "7.0"]
    fn cuDevicePrimaryCtxSetFlags(dev: CUdevice, flags: u32) -> CUresult;

    #[called_by(cuDevicePrimaryCtxSetFlags)]
    #[since = "11.0"]
    fn cuDevicePrimaryCtxSetFlags_v2(dev: CUdevice, flags: u32) -> CUresult;

    #[called_by(cuDeviceRegisterAsyncNotification)]
    #[since = "12.4"]
    fn cuDeviceRegisterAsyncNotification(device: CUdevice, callbackFunc: CUasyncCallback, userData: *mut c_void, callback: *mut CUasyncCallbackHandle) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(cuDeviceSetGraphMemAttribute)]
    #[since = "11.4"]
    fn cuDeviceSetGraphMemAttribute(device: CUdevice, attr: CUgraphMem_attribute, value: *mut c_void) -> CUresult;

    #[called_by(owned cuDeviceSetMemPool)]
    #[since = "11.2"]
    fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool) -> CUresult;

    /// `CUresult cuDeviceTotalMem(unsigned int *bytes, CUdevice dev)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuDeviceTotalMem_v2`, which [`cuDeviceTotalMem`](raw::cuDeviceTotalMem) calls.
    #[since = "2.0"]
    fn cuDeviceTotalMem(bytes: *mut u32, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceTotalMem)]
    #[since = "3.2"]
    fn cuDeviceTotalMem_v2(bytes: *mut usize, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceUnregisterAsyncNotification)]
    #[since = "12.4"]
    fn cuDeviceUnregisterAsyncNotification(device: CUdevice, callback: CUasyncCallbackHandle) -> CUresult;

    #[called_by(cuDriverGetVersion)]
    #[since = "2.2"]
    fn cuDriverGetVersion(driverVersion: *mut i32) -> CUresult;

    #[called_by(cuEGLStreamConsumerAcquireFrame)]
    #[since = "7.0"]
    fn cuEGLStreamConsumerAcquireFrame(conn: *mut CUeglStreamConnection, pCudaResource: *mut CUgraphicsResource, pStream: *mut CUstream, timeout: u32) -> CUresult;

    #[called_by(cuEGLStreamConsumerConnect)]
    #[since = "7.0"]
    fn cuEGLStreamConsumerConnect(conn: *mut CUeglStreamConnection, stream: EGLStreamKHR) -> CUresult;

    #[called_by(cuEGLStreamConsumerConnectWithFlags)]
    #[since = "8.0"]
    fn cuEGLStreamConsumerConnectWithFlags(conn: *mut CUeglStreamConnection, stream: EGLStreamKHR, flags: u32) -> CUresult;

    #[called_by(cuEGLStreamConsumerDisconnect)]
    #[since = "7.0"]
    fn cuEGLStreamConsumerDisconnect(conn: *mut CUeglStreamConnection) -> CUresult;

    #[called_by(owned cuEGLStreamConsumerReleaseFrame)]
    #[since = "7.0"]
    fn cuEGLStreamConsumerReleaseFrame(conn: *mut CUeglStreamConnection, pCudaResource: CUgraphicsResource, pStream: *mut CUstream) -> CUresult;

    #[called_by(cuEGLStreamProducerConnect)]
    #[since = "7.0"]
    fn cuEGLStreamProducerConnect(conn: *mut CUeglStreamConnection, stream: EGLStreamKHR, width: EGLint, height: EGLint) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(cuEGLStreamProducerDisconnect)]
    #[since = "7.0"]
    fn cuEGLStreamProducerDisconnect(conn: *mut CUeglStreamConnection) -> CUresult;

    #[called_by(cuEGLStreamProducerPresentFrame)]
    #[since = "7.0"]
    fn cuEGLStreamProducerPresentFrame(conn: *mut CUeglStreamConnection, eglframe: CUeglFrame, pStream: *mut CUstream) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(cuEGLStreamProducerReturnFrame)]
    #[since = "7.0"]
    fn cuEGLStreamProducerReturnFrame(conn: *mut CUeglStreamConnection, eglframe: *mut CUeglFrame, pStream: *mut CUstream) -> CUresult;

    #[called_by(owned cuEventCreate)]
    #[since = "2.0"]
    fn cuEventCreate(phEvent: *mut CUevent, Flags: u32) -> CUresult;

    #[called_by(owned cuEventCreateFromEGLSync)]
    #[since = "9.0"]
    fn cuEventCreateFromEGLSync(phEvent: *mut CUevent, eglSync: EGLSyncKHR, flags: u32) -> CUresult;

    /// `CUresult cuEventDestroy(CUevent hEvent)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuEventDestroy_v2`, which [`cuEventDestroy`](raw::cuEventDestroy) calls.
    #[since = "2.0"]
    fn cuEventDestroy(hEvent: CUevent) -> CUresult;

    #[called_by(cuEventDestroy)]
    #[since = "4.0"]
    fn cuEventDestroy_v2(hEvent: CUevent) -> CUresult;

    /// `CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuEventElapsedTime_v2`, which [`cuEventElapsedTime`](raw::cuEventElapsedTime) calls.
    #[since = "2.0"]
    fn cuEventElapsedTime(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) -> CUresult;

    #[called_by(owned cuEventElapsedTime)]
    #[since = "12.8"]
    fn cuEventElapsedTime_v2(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) -> CUresult;

    #[called_by(owned cuEventQuery)]
    #[since = "2.0"]
    fn cuEventQuery(hEvent: CUevent) -> CUresult;

    #[called_by(owned cuEventRecord)]
    #[per_thread = "_ptsz"]
    #[since = "2.0"]
    fn cuEventRecord(hEvent: CUevent, hStream: CUstream) -> CUresult;

    #[called_by(owned cuEventRecordWithFlags)]
    #[per_thread = "_ptsz"]
    #[since = "11.1"]
    fn cuEventRecordWithFlags(hEvent: CUevent, hStream: CUstream, flags: u32) -> CUresult;

    #[called_by(owned cuEventSynchronize)]
    #[since = "2.0"]
    fn cuEventSynchronize(hEvent: CUevent) -> CUresult;

    #[called_by(owned cuExternalMemoryGetMappedBuffer)]
    #[since = "10.0"]
    fn cuExternalMemoryGetMappedBuffer(devPtr: *mut CUdeviceptr, extMem: CUexternalMemory, bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC) -> CUresult;

    #[called_by(owned cuExternalMemoryGetMappedMipmappedArray)]
    #[since = "10.0"]
    fn cuExternalMemoryGetMappedMipmappedArray(mipmap: *mut CUmipmappedArray, extMem: CUexternalMemory, mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC) -> CUresult;

    #[called_by(cuFlushGPUDirectRDMAWrites)]
    #[since = "11.3"]
    fn cuFlushGPUDirectRDMAWrites(target: CUflushGPUDirectRDMAWritesTarget, scope: CUflushGPUDirectRDMAWritesScope) -> CUresult;

    #[called_by(owned cuFuncGetModule)]
    #[since = "11.0"]
    fn cuFuncGetModule(hmod: *mut CUmodule, hfunc: CUfunction) -> CUresult;

    #[called_by(owned cuFuncGetName)]
    #[since = "12.3"]
    fn cuFuncGetName(name: *mut *const core::ffi::c_char, hfunc: CUfunction) -> CUresult;

    #[called_by(owned cuFuncGetParamInfo)]
    #[since = "12.4"]
    fn cuFuncGetParamInfo(func: CUfunction, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> CUresult;

    #[called_by(owned cuFuncIsLoaded)]
    #[since = "12.4"]
    fn cuFuncIsLoaded(state: *mut CUfunctionLoadingState, function: CUfunction) -> CUresult;

    #[called_by(owned cuFuncLoad)]
    #[since = "12.4"]
    fn cuFuncLoad(function: CUfunction) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuFuncSetBlockShape)]
    #[since = "2.0"]
    fn cuFuncSetBlockShape(hfunc: CUfunction, x: i32, y: i32, z: i32) -> CUresult;

    #[called_by(owned cuFuncSetCacheConfig)]
    #[since = "3.0"]
    fn cuFuncSetCacheConfig(hfunc: CUfunction, config: CUfunc_cache) -> CUresult;

    #[called_by(owned cuFuncSetSharedMemConfig)]
    #[since = "4.2"]
    fn cuFuncSetSharedMemConfig(hfunc: CUfunction, config: CUsharedconfig) -> CUresult;

    #[called_by(owned cuFuncSetSharedSize)]
    #[since = "2.0"]
    fn cuFuncSetSharedSize(hfunc: CUfunction, bytes: u32) -> CUresult;

    /// `CUresult cuGLCtxCreate(CUcontext *pCtx, unsigned int Flags, CUdevice device)`
    ///
    /// In `cudaGL.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGLCtxCreate_v2`, which [`cuGLCtxCreate`](raw::cuGLCtxCreate) calls.
    #[since = "2.0"]
    fn cuGLCtxCreate(pCtx: *mut CUcontext, Flags: u32, device: CUdevice) -> CUresult;

    #[called_by(owned cuGLCtxCreate)]
    #[since = "3.2"]
    fn cuGLCtxCreate_v2(pCtx: *mut CUcontext, Flags: u32, device: CUdevice) -> CUresult;

    /// `CUresult cuGLGetDevices(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList)`
    ///
    /// In `cudaGL.h` since CUDA 4.1.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGLGetDevices_v2`, which [`cuGLGetDevices`](raw::cuGLGetDevices) calls.
    #[since = "4.1"]
    fn cuGLGetDevices(pCudaDeviceCount: *mut u32, pCudaDevices: *mut CUdevice, cudaDeviceCount: u32, deviceList: CUGLDeviceList) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(cuGLGetDevices)]
    #[since = "6.5"]
    fn cuGLGetDevices_v2(pCudaDeviceCount: *mut u32, pCudaDevices: *mut CUdevice, cudaDeviceCount: u32, deviceList: CUGLDeviceList) -> CUresult;

    #[called_by(cuGLInit)]
    #[since = "2.0"]
    fn cuGLInit() -> CUresult;

    /// `CUresult cuGLMapBufferObject(CUdeviceptr_v1 *dptr, unsigned int *size, GLuint buffer)`
    ///
    /// In `cudaGL.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGLMapBufferObject_v2`, which [`cuGLMapBufferObject`](raw::cuGLMapBufferObject) calls.
    #[since = "2.0"]
    fn cuGLMapBufferObject(dptr: *mut CUdeviceptr_v1, size: *mut u32, buffer: GLuint) -> CUresult;

    /// `CUresult cuGLMapBufferObjectAsync(CUdeviceptr_v1 *dptr, unsigned int *size, GLuint buffer, CUstream hStream)`
    ///
    /// In `cudaGL.h` since CUDA 2.3.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGLMapBufferObjectAsync_v2`, which [`cuGLMapBufferObjectAsync`](raw::cuGLMapBufferObjectAsync) calls.
    #[since = "2.3"]
    fn cuGLMapBufferObjectAsync(dptr: *mut CUdeviceptr_v1, size: *mut u32, buffer: GLuint, hStream: CUstream) -> CUresult;

    #[called_by(owned cuGLMapBufferObjectAsync)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuGLMapBufferObjectAsync_v2(dptr: *mut CUdeviceptr, size: *mut usize, buffer: GLuint, hStream: CUstream) -> CUresult;

    #[called_by(cuGLMapBufferObject)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuGLMapBufferObject_v2(dptr: *mut CUdeviceptr, size: *mut usize, buffer: GLuint) -> CUresult;

    #[called_by(cuGLRegisterBufferObject)]
    #[since = "2.0"]
    fn cuGLRegisterBufferObject(buffer: GLuint) -> CUresult;

    #[called_by(cuGLSetBufferObjectMapFlags)]
    #[since = "2.3"]
    fn cuGLSetBufferObjectMapFlags(buffer: GLuint, Flags: u32) -> CUresult;

    #[called_by(cuGLUnmapBufferObject)]
    #[since = "2.0"]
    fn cuGLUnmapBufferObject(buffer: GLuint) -> CUresult;

    #[called_by(owned cuGLUnmapBufferObjectAsync)]
    #[since = "2.3"]
    fn cuGLUnmapBufferObjectAsync(buffer: GLuint, hStream: CUstream) -> CUresult;

    #[called_by(cuGLUnregisterBufferObject)]
    #[since = "2.0"]
    fn cuGLUnregisterBufferObject(buffer: GLuint) -> CUresult;

    #[called_by(cuGetErrorName)]
    #[since = "6.0"]
    fn cuGetErrorName(error: CUresult, pStr: *mut *const core::ffi::c_char) -> CUresult;

    #[called_by(cuGetErrorString)]
    #[since = "6.0"]
    fn cuGetErrorString(error: CUresult, pStr: *mut *const core::ffi::c_char) -> CUresult;

    #[called_by(cuGetExportTable)]
    #[since = "3.0"]
    fn cuGetExportTable(ppExportTable: *mut *const c_void, pExportTableId: *const CUuuid) -> CUresult;

    /// `CUresult cuGetProcAddress(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags)`
    ///
    /// In `cuda.h` since CUDA 11.3.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGetProcAddress_v2`, which [`cuGetProcAddress`](raw::cuGetProcAddress) calls.
    #[since = "11.3"]
    fn cuGetProcAddress(symbol: *const core::ffi::c_char, pfn: *mut *mut c_void, cudaVersion: i32, flags: cuuint64_t) -> CUresult;

    #[called_by(cuGetProcAddress)]
    #[since = "12.0"]
    fn cuGetProcAddress_v2(symbol: *const core::ffi::c_char, pfn: *mut *mut c_void, cudaVersion: i32, flags: cuuint64_t, symbolStatus: *mut CUdriverProcAddressQueryResult) -> CUresult;

    #[called_by(owned cuGraphAddChildGraphNode)]
    #[since = "10.0"]
    fn cuGraphAddChildGraphNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, childGraph: CUgraph) -> CUresult;

    /// `CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)`
    ///
    /// In `cuda.h` since CUDA 10.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGraphAddDependencies_v2`, which [`cuGraphAddDependencies`](raw::cuGraphAddDependencies) calls.
    #[since = "10.0"]
    fn cuGraphAddDependencies(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, numDependencies: usize) -> CUresult;

    #[called_by(owned cuGraphAddDependencies)]
    #[since = "12.3"]
    fn cuGraphAddDependencies_v2(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, edgeData: *const CUgraphEdgeData, numDependencies: usize) -> CUresult;

    #[called_by(owned cuGraphAddEmptyNode)]
    #[since = "10.0"]
    fn cuGraphAddEmptyNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize) -> CUresult;

    #[called_by(owned cuGraphAddEventRecordNode)]
    #[since = "11.1"]
    fn cuGraphAddEventRecordNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, event: CUevent) -> CUresult;

    #[called_by(owned cuGraphAddEventWaitNode)]
    #[since = "11.1"]
    fn cuGraphAddEventWaitNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, event: CUevent) -> CUresult;

    #[called_by(owned cuGraphAddExternalSemaphoresSignalNode)]
    #[since = "11.2"]
    fn cuGraphAddExternalSemaphoresSignalNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphAddExternalSemaphoresWaitNode)]
    #[since = "11.2"]
    fn cuGraphAddExternalSemaphoresWaitNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphAddHostNode)]
    #[since = "10.0"]
    fn cuGraphAddHostNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_HOST_NODE_PARAMS) -> CUresult;

    /// `CUresult cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)`
    ///
    /// In `cuda.h` since CUDA 10.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGraphAddKernelNode_v2`, which [`cuGraphAddKernelNode`](raw::cuGraphAddKernelNode) calls.
    #[since = "10.0"]
    fn cuGraphAddKernelNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) -> CUresult;

    #[called_by(owned cuGraphAddKernelNode)]
    #[since = "12.0"]
    fn cuGraphAddKernelNode_v2(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphAddMemFreeNode)]
    #[since = "11.4"]
    fn cuGraphAddMemFreeNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, dptr: CUdeviceptr) -> CUresult;

    #[called_by(owned cuGraphAddMemcpyNode)]
    #[since = "10.0"]
    fn cuGraphAddMemcpyNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, copyParams: *const CUDA_MEMCPY3D, ctx: CUcontext) -> CUresult;

    #[called_by(owned cuGraphAddMemsetNode)]
    #[since = "10.0"]
    fn cuGraphAddMemsetNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, memsetParams: *const CUDA_MEMSET_NODE_PARAMS, ctx: CUcontext) -> CUresult;

    #[called_by(owned cuGraphChildGraphNodeGetGraph)]
    #[since = "10.0"]
    fn cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode, phGraph: *mut CUgraph) -> CUresult;

    #[called_by(owned cuGraphClone)]
    #[since = "10.0"]
    fn cuGraphClone(phGraphClone: *mut CUgraph, originalGraph: CUgraph) -> CUresult;

    #[called_by(owned cuGraphConditionalHandleCreate)]
    #[since = "12.3"]
    fn cuGraphConditionalHandleCreate(pHandle_out: *mut CUgraphConditionalHandle, hGraph: CUgraph, ctx: CUcontext, defaultLaunchValue: u32, flags: u32) -> CUresult;

    #[called_by(owned cuGraphCreate)]
    #[since = "10.0"]
    fn cuGraphCreate(phGraph: *mut CUgraph, flags: u32) -> CUresult;

    #[called_by(owned cuGraphDebugDotPrint)]
    #[since = "11.3"]
    fn cuGraphDebugDotPrint(hGraph: CUgraph, path: *const core::ffi::c_char, flags: u32) -> CUresult;

    #[called_by(cuGraphDestroy)]
    #[since = "10.0"]
    fn cuGraphDestroy(hGraph: CUgraph) -> CUresult;

    #[called_by(cuGraphDestroyNode)]
    #[since = "10.0"]
    fn cuGraphDestroyNode(hNode: CUgraphNode) -> CUresult;

    #[called_by(owned cuGraphEventRecordNodeGetEvent)]
    #[since = "11.1"]
    fn cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode, event_out: *mut CUevent) -> CUresult;

    #[called_by(owned cuGraphEventRecordNodeSetEvent)]
    #[since = "11.1"]
    fn cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> CUresult;

    #[called_by(owned cuGraphEventWaitNodeGetEvent)]
    #[since = "11.1"]
    fn cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode, event_out: *mut CUevent) -> CUresult;

    #[called_by(owned cuGraphEventWaitNodeSetEvent)]
    #[since = "11.1"]
    fn cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> CUresult;

    #[called_by(owned cuGraphExecChildGraphNodeSetParams)]
    #[since = "11.1"]
    fn cuGraphExecChildGraphNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, childGraph: CUgraph) -> CUresult;

    #[called_by(cuGraphExecDestroy)]
    #[since = "10.0"]
    fn cuGraphExecDestroy(hGraphExec: CUgraphExec) -> CUresult;

    #[called_by(owned cuGraphExecEventRecordNodeSetEvent)]
    #[since = "11.1"]
    fn cuGraphExecEventRecordNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent) -> CUresult;

    #[called_by(owned cuGraphExecEventWaitNodeSetEvent)]
    #[since = "11.1"]
    fn cuGraphExecEventWaitNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent) -> CUresult;

    #[called_by(owned cuGraphExecExternalSemaphoresSignalNodeSetParams)]
    #[since = "11.2"]
    fn cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphExecExternalSemaphoresWaitNodeSetParams)]
    #[since = "11.2"]
    fn cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphExecGetFlags)]
    #[since = "12.0"]
    fn cuGraphExecGetFlags(hGraphExec: CUgraphExec, flags: *mut cuuint64_t) -> CUresult;

    #[called_by(owned cuGraphExecHostNodeSetParams)]
    #[since = "10.2"]
    fn cuGraphExecHostNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_HOST_NODE_PARAMS) -> CUresult;

    /// `CUresult cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)`
    ///
    /// In `cuda.h` since CUDA 10.1.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGraphExecKernelNodeSetParams_v2`, which [`cuGraphExecKernelNodeSetParams`](raw::cuGraphExecKernelNodeSetParams) calls.
    #[since = "10.1"]
    fn cuGraphExecKernelNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) -> CUresult;

    #[called_by(owned cuGraphExecKernelNodeSetParams)]
    #[since = "12.0"]
    fn cuGraphExecKernelNodeSetParams_v2(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphExecMemcpyNodeSetParams)]
    #[since = "10.2"]
    fn cuGraphExecMemcpyNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, copyParams: *const CUDA_MEMCPY3D, ctx: CUcontext) -> CUresult;

    #[called_by(owned cuGraphExecMemsetNodeSetParams)]
    #[since = "10.2"]
    fn cuGraphExecMemsetNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, memsetParams: *const CUDA_MEMSET_NODE_PARAMS, ctx: CUcontext) -> CUresult;

    /// `CUresult cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out, CUgraphExecUpdateResult *updateResult_out)`
    ///
    /// In `cuda.h` since CUDA 10.2.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGraphExecUpdate_v2`, which [`cuGraphExecUpdate`](raw::cuGraphExecUpdate) calls.
    #[since = "10.2"]
    fn cuGraphExecUpdate(hGraphExec: CUgraphExec, hGraph: CUgraph, hErrorNode_out: *mut CUgraphNode, updateResult_out: *mut CUgraphExecUpdateResult) -> CUresult;

    #[called_by(owned cuGraphExecUpdate)]
    #[since = "12.0"]
    fn cuGraphExecUpdate_v2(hGraphExec: CUgraphExec, hGraph: CUgraph, resultInfo: *mut CUgraphExecUpdateResultInfo) -> CUresult;

    #[called_by(owned cuGraphExternalSemaphoresSignalNodeGetParams)]
    #[since = "11.2"]
    fn cuGraphExternalSemaphoresSignalNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphExternalSemaphoresSignalNodeSetParams)]
    #[since = "11.2"]
    fn cuGraphExternalSemaphoresSignalNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphExternalSemaphoresWaitNodeGetParams)]
    #[since = "11.2"]
    fn cuGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphExternalSemaphoresWaitNodeSetParams)]
    #[since = "11.2"]
    fn cuGraphExternalSemaphoresWaitNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult;

    /// `CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)`
    ///
    /// In `cuda.h` since CUDA 10.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGraphGetEdges_v2`, which [`cuGraphGetEdges`](raw::cuGraphGetEdges) calls.
    #[since = "10.0"]
    fn cuGraphGetEdges(hGraph: CUgraph, from: *mut CUgraphNode, to: *mut CUgraphNode, numEdges: *mut usize) -> CUresult;

    #[called_by(owned cuGraphGetEdges)]
    #[since = "12.3"]
    fn cuGraphGetEdges_v2(hGraph: CUgraph, from: *mut CUgraphNode, to: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numEdges: *mut usize) -> CUresult;

    #[called_by(owned cuGraphGetNodes)]
    #[since = "10.0"]
    fn cuGraphGetNodes(hGraph: CUgraph, nodes: *mut CUgraphNode, numNodes: *mut usize) -> CUresult;

    #[called_by(owned cuGraphGetRootNodes)]
    #[since = "10.0"]
    fn cuGraphGetRootNodes(hGraph: CUgraph, rootNodes: *mut CUgraphNode, numRootNodes: *mut usize) -> CUresult;

    #[called_by(owned cuGraphHostNodeGetParams)]
    #[since = "10.0"]
    fn cuGraphHostNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_HOST_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphHostNodeSetParams)]
    #[since = "10.0"]
    fn cuGraphHostNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_HOST_NODE_PARAMS) -> CUresult;

    /// `CUresult cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)`
    ///
    /// In `cuda.h` since CUDA 10.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGraphInstantiateWithFlags`, which [`cuGraphInstantiate`](raw::cuGraphInstantiate) calls.
    #[since = "10.0"]
    fn cuGraphInstantiate(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, phErrorNode: *mut CUgraphNode, logBuffer: *mut core::ffi::c_char, bufferSize: usize) -> CUresult;

    #[called_by(owned cuGraphInstantiate)]
    #[since = "11.4"]
    fn cuGraphInstantiateWithFlags(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, flags: u64) -> CUresult;

    #[called_by(owned cuGraphInstantiateWithParams)]
    #[per_thread = "_ptsz"]
    #[since = "12.0"]
    fn cuGraphInstantiateWithParams(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuGraphInstantiate_v2)]
    #[since = "11.0"]
    fn cuGraphInstantiate_v2(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, phErrorNode: *mut CUgraphNode, logBuffer: *mut core::ffi::c_char, bufferSize: usize) -> CUresult;

    #[called_by(owned cuGraphKernelNodeCopyAttributes)]
    #[since = "11.0"]
    fn cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode) -> CUresult;

    /// `CUresult cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)`
    ///
    /// In `cuda.h` since CUDA 10.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGraphKernelNodeGetParams_v2`, which [`cuGraphKernelNodeGetParams`](raw::cuGraphKernelNodeGetParams) calls.
    #[since = "10.0"]
    fn cuGraphKernelNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_KERNEL_NODE_PARAMS_v1) -> CUresult;

    #[called_by(owned cuGraphKernelNodeGetParams)]
    #[since = "12.0"]
    fn cuGraphKernelNodeGetParams_v2(hNode: CUgraphNode, nodeParams: *mut CUDA_KERNEL_NODE_PARAMS) -> CUresult;

    /// `CUresult cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)`
    ///
    /// In `cuda.h` since CUDA 10.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGraphKernelNodeSetParams_v2`, which [`cuGraphKernelNodeSetParams`](raw::cuGraphKernelNodeSetParams) calls.
    #[since = "10.0"]
    fn cuGraphKernelNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) -> CUresult;

    #[called_by(owned cuGraphKernelNodeSetParams)]
    #[since = "12.0"]
    fn cuGraphKernelNodeSetParams_v2(hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphLaunch)]
    #[per_thread = "_ptsz"]
    #[since = "10.0"]
    fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuGraphMemFreeNodeGetParams)]
    #[since = "11.4"]
    fn cuGraphMemFreeNodeGetParams(hNode: CUgraphNode, dptr_out: *mut CUdeviceptr) -> CUresult;

    #[called_by(owned cuGraphMemcpyNodeGetParams)]
    #[since = "10.0"]
    fn cuGraphMemcpyNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_MEMCPY3D) -> CUresult;

    #[called_by(owned cuGraphMemcpyNodeSetParams)]
    #[since = "10.0"]
    fn cuGraphMemcpyNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_MEMCPY3D) -> CUresult;

    #[called_by(owned cuGraphMemsetNodeGetParams)]
    #[since = "10.0"]
    fn cuGraphMemsetNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_MEMSET_NODE_PARAMS) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuGraphMemsetNodeSetParams)]
    #[since = "10.0"]
    fn cuGraphMemsetNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_MEMSET_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphNodeFindInClone)]
    #[since = "10.0"]
    fn cuGraphNodeFindInClone(phNode: *mut CUgraphNode, hOriginalNode: CUgraphNode, hClonedGraph: CUgraph) -> CUresult;

    /// `CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies)`
    ///
    /// In `cuda.h` since CUDA 10.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGraphNodeGetDependencies_v2`, which [`cuGraphNodeGetDependencies`](raw::cuGraphNodeGetDependencies) calls.
    #[since = "10.0"]
    fn cuGraphNodeGetDependencies(hNode: CUgraphNode, dependencies: *mut CUgraphNode, numDependencies: *mut usize) -> CUresult;

    #[called_by(owned cuGraphNodeGetDependencies)]
    #[since = "12.3"]
    fn cuGraphNodeGetDependencies_v2(hNode: CUgraphNode, dependencies: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numDependencies: *mut usize) -> CUresult;

    /// `CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes)`
    ///
    /// In `cuda.h` since CUDA 10.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGraphNodeGetDependentNodes_v2`, which [`cuGraphNodeGetDependentNodes`](raw::cuGraphNodeGetDependentNodes) calls.
    #[since = "10.0"]
    fn cuGraphNodeGetDependentNodes(hNode: CUgraphNode, dependentNodes: *mut CUgraphNode, numDependentNodes: *mut usize) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuGraphNodeGetDependentNodes)]
    #[since = "12.3"]
    fn cuGraphNodeGetDependentNodes_v2(hNode: CUgraphNode, dependentNodes: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numDependentNodes: *mut usize) -> CUresult;

    #[called_by(owned cuGraphNodeGetEnabled)]
    #[since = "11.6"]
    fn cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: *mut u32) -> CUresult;

    #[called_by(owned cuGraphNodeGetType)]
    #[since = "10.0"]
    fn cuGraphNodeGetType(hNode: CUgraphNode, r#type: *mut CUgraphNodeType) -> CUresult;

    #[called_by(owned cuGraphNodeSetEnabled)]
    #[since = "11.6"]
    fn cuGraphNodeSetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: u32) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuGraphReleaseUserObject)]
    #[since = "11.3"]
    fn cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject, count: u32) -> CUresult;

    /// `CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)`
    ///
    /// In `cuda.h` since CUDA 10.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGraphRemoveDependencies_v2`, which [`cuGraphRemoveDependencies`](raw::cuGraphRemoveDependencies) calls.
    #[since = "10.0"]
    fn cuGraphRemoveDependencies(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, numDependencies: usize) -> CUresult;

    #[called_by(owned cuGraphRemoveDependencies)]
    #[since = "12.3"]
    fn cuGraphRemoveDependencies_v2(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, edgeData: *const CUgraphEdgeData, numDependencies: usize) -> CUresult;

    #[called_by(owned cuGraphRetainUserObject)]
    #[since = "11.3"]
    fn cuGraphRetainUserObject(graph: CUgraph, object: CUuserObject, count: u32, flags: u32) -> CUresult;

    #[called_by(owned cuGraphUpload)]
    #[per_thread = "_ptsz"]
    #[since = "11.1"]
    fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuGraphicsEGLRegisterImage)]
    #[since = "7.0"]
    fn cuGraphicsEGLRegisterImage(pCudaResource: *mut CUgraphicsResource, image: EGLImageKHR, flags: u32) -> CUresult;

    #[called_by(owned cuGraphicsGLRegisterBuffer)]
    #[since = "3.0"]
    fn cuGraphicsGLRegisterBuffer(pCudaResource: *mut CUgraphicsResource, buffer: GLuint, Flags: u32) -> CUresult;

    #[called_by(owned cuGraphicsGLRegisterImage)]
    #[since = "3.0"]
    fn cuGraphicsGLRegisterImage(pCudaResource: *mut CUgraphicsResource, image: GLuint, target: GLenum, Flags: u32) -> CUresult;

    #[called_by(owned cuGraphicsMapResources)]
    #[per_thread = "_ptsz"]
    #[since = "3.0"]
    fn cuGraphicsMapResources(count: u32, resources: *mut CUgraphicsResource, hStream: CUstream) -> CUresult;

    #[called_by(owned cuGraphicsResourceGetMappedEglFrame)]
    #[since = "7.0"]
    fn cuGraphicsResourceGetMappedEglFrame(eglFrame: *mut CUeglFrame, resource: CUgraphicsResource, index: u32, mipLevel: u32) -> CUresult;

    #[called_by(owned cuGraphicsResourceGetMappedMipmappedArray)]
    #[since = "5.0"]
    fn cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray: *mut CUmipmappedArray, resource: CUgraphicsResource) -> CUresult;

    /// `CUresult cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *pDevPtr, unsigned int *pSize, CUgraphicsResource resource)`
    ///
    /// In `cuda.h` since CUDA 3.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGraphicsResourceGetMappedPointer_v2`, which [`cuGraphicsResourceGetMappedPointer`](raw::cuGraphicsResourceGetMappedPointer) calls.
    #[since = "3.0"]
    fn cuGraphicsResourceGetMappedPointer(pDevPtr: *mut CUdeviceptr_v1, pSize: *mut u32, resource: CUgraphicsResource) -> CUresult;

    #[called_by(owned cuGraphicsResourceGetMappedPointer)]
    #[since = "3.2"]
    fn cuGraphicsResourceGetMappedPointer_v2(pDevPtr: *mut CUdeviceptr, pSize: *mut usize, resource: CUgraphicsResource) -> CUresult;

    /// `CUresult cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned int flags)`
    ///
    /// In `cuda.h` since CUDA 3.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuGraphicsResourceSetMapFlags_v2`, which [`cuGraphicsResourceSetMapFlags`](raw::cuGraphicsResourceSetMapFlags) calls.
    #[since = "3.0"]
    fn cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource, flags: u32) -> CUresult;

    #[called_by(owned cuGraphicsResourceSetMapFlags)]
    #[since = "6.5"]
    fn cuGraphicsResourceSetMapFlags_v2(resource: CUgraphicsResource, flags: u32) -> CUresult;

    #[called_by(owned cuGraphicsSubResourceGetMappedArray)]
    #[since = "3.0"]
    fn cuGraphicsSubResourceGetMappedArray(pArray: *mut CUarray, resource: CUgraphicsResource, arrayIndex: u32, mipLevel: u32) -> CUresult;

    #[called_by(owned cuGraphicsUnmapResources)]
    #[per_thread = "_ptsz"]
    #[since = "3.0"]
    fn cuGraphicsUnmapResources(count: u32, resources: *mut CUgraphicsResource, hStream: CUstream) -> CUresult;

    #[called_by(cuGraphicsUnregisterResource)]
    #[since = "3.0"]
    fn cuGraphicsUnregisterResource(resource: CUgraphicsResource) -> CUresult;

    #[called_by(owned cuGraphicsVDPAURegisterOutputSurface)]
    #[since = "3.1"]
    fn cuGraphicsVDPAURegisterOutputSurface(pCudaResource: *mut CUgraphicsResource, vdpSurface: VdpOutputSurface, flags: u32) -> CUresult;

    #[called_by(owned cuGraphicsVDPAURegisterVideoSurface)]
    #[since = "3.1"]
    fn cuGraphicsVDPAURegisterVideoSurface(pCudaResource: *mut CUgraphicsResource, vdpSurface: VdpVideoSurface, flags: u32) -> CUresult;

    #[called_by(owned cuGreenCtxCreate)]
    #[since = "12.4"]
    fn cuGreenCtxCreate(phCtx: *mut CUgreenCtx, desc: CUdevResourceDesc, dev: CUdevice, flags: u32) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(cuGreenCtxDestroy)]
    #[since = "12.4"]
    fn cuGreenCtxDestroy(hCtx: CUgreenCtx) -> CUresult;

    #[called_by(owned cuGreenCtxRecordEvent)]
    #[since = "12.4"]
    fn cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> CUresult;

    #[called_by(owned cuGreenCtxStreamCreate)]
    #[since = "12.5"]
    fn cuGreenCtxStreamCreate(phStream: *mut CUstream, greenCtx: CUgreenCtx, flags: u32, priority: i32) -> CUresult;

    #[called_by(owned cuGreenCtxWaitEvent)]
    #[since = "12.4"]
    fn cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> CUresult;

    #[called_by(owned cuImportExternalMemory)]
    #[since = "10.0"]
    fn cuImportExternalMemory(extMem_out: *mut CUexternalMemory, memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC) -> CUresult;

    #[called_by(owned cuImportExternalSemaphore)]
    #[since = "10.0"]
    fn cuImportExternalSemaphore(extSem_out: *mut CUexternalSemaphore, semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC) -> CUresult;

    #[called_by(cuInit)]
    #[since = "2.0"]
    fn cuInit(Flags: u32) -> CUresult;

    #[called_by(cuIpcCloseMemHandle)]
    #[since = "4.1"]
    fn cuIpcCloseMemHandle(dptr: CUdeviceptr) -> CUresult;

    #[called_by(owned cuIpcGetEventHandle)]
    #[since = "4.1"]
    fn cuIpcGetEventHandle(pHandle: *mut CUipcEventHandle, event: CUevent) -> CUresult;

    #[called_by(cuIpcGetMemHandle)]
    #[since = "4.1"]
    fn cuIpcGetMemHandle(pHandle: *mut CUipcMemHandle, dptr: CUdeviceptr) -> CUresult;

    #[called_by(owned cuIpcOpenEventHandle)]
    #[since = "4.1"]
    fn cuIpcOpenEventHandle(phEvent: *mut CUevent, handle: CUipcEventHandle) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    /// `CUresult cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)`
    ///
    /// In `cuda.h` since CUDA 4.1.
    ///
    /// Older ABI version. In the headers, this name refers to `cuIpcOpenMemHandle_v2`, which [`cuIpcOpenMemHandle`](raw::cuIpcOpenMemHandle) calls.
    #[since = "4.1"]
    fn cuIpcOpenMemHandle(pdptr: *mut CUdeviceptr, handle: CUipcMemHandle, Flags: u32) -> CUresult;

    #[called_by(cuIpcOpenMemHandle)]
    #[since = "11.0"]
    fn cuIpcOpenMemHandle_v2(pdptr: *mut CUdeviceptr, handle: CUipcMemHandle, Flags: u32) -> CUresult;

    #[called_by(owned cuKernelGetFunction)]
    #[since = "12.0"]
    fn cuKernelGetFunction(pFunc: *mut CUfunction, kernel: CUkernel) -> CUresult;

    #[called_by(owned cuKernelGetLibrary)]
    #[since = "12.5"]
    fn cuKernelGetLibrary(pLib: *mut CUlibrary, kernel: CUkernel) -> CUresult;

    #[called_by(owned cuKernelGetName)]
    #[since = "12.3"]
    fn cuKernelGetName(name: *mut *const core::ffi::c_char, hfunc: CUkernel) -> CUresult;

    #[called_by(owned cuKernelGetParamInfo)]
    #[since = "12.4"]
    fn cuKernelGetParamInfo(kernel: CUkernel, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> CUresult;

    #[called_by(owned cuKernelSetCacheConfig)]
    #[since = "12.0"]
    fn cuKernelSetCacheConfig(kernel: CUkernel, config: CUfunc_cache, dev: CUdevice) -> CUresult;

    #[called_by(owned cuLaunch)]
    #[since = "2.0"]
    fn cuLaunch(f: CUfunction) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuLaunchCooperativeKernel)]
    #[per_thread = "_ptsz"]
    #[since = "9.0"]
    fn cuLaunchCooperativeKernel(f: CUfunction, gridDimX: u32, gridDimY: u32, gridDimZ: u32, blockDimX: u32, blockDimY: u32, blockDimZ: u32, sharedMemBytes: u32, hStream: CUstream, kernelParams: *mut *mut c_void) -> CUresult;

    #[called_by(cuLaunchCooperativeKernelMultiDevice)]
    #[since = "9.0"]
    fn cuLaunchCooperativeKernelMultiDevice(launchParamsList: *mut CUDA_LAUNCH_PARAMS, numDevices: u32, flags: u32) -> CUresult;

    #[called_by(owned cuLaunchGrid)]
    #[since = "2.0"]
    fn cuLaunchGrid(f: CUfunction, grid_width: i32, grid_height: i32) -> CUresult;

    #[called_by(owned cuLaunchGridAsync)]
    #[since = "2.0"]
    fn cuLaunchGridAsync(f: CUfunction, grid_width: i32, grid_height: i32, hStream: CUstream) -> CUresult;

    #[called_by(owned cuLaunchHostFunc)]
    #[per_thread = "_ptsz"]
    #[since = "10.0"]
    fn cuLaunchHostFunc(hStream: CUstream, r#fn: CUhostFn, userData: *mut c_void) -> CUresult;

    #[called_by(owned cuLaunchKernel)]
    #[per_thread = "_ptsz"]
    #[since = "4.0"]
    fn cuLaunchKernel(f: CUfunction, gridDimX: u32, gridDimY: u32, gridDimZ: u32, blockDimX: u32, blockDimY: u32, blockDimZ: u32, sharedMemBytes: u32, hStream: CUstream, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) -> CUresult;

    #[called_by(owned cuLibraryEnumerateKernels)]
    #[since = "12.4"]
    fn cuLibraryEnumerateKernels(kernels: *mut CUkernel, numKernels: u32, lib: CUlibrary) -> CUresult;

    #[called_by(owned cuLibraryGetGlobal)]
    #[since = "12.0"]
    fn cuLibraryGetGlobal(dptr: *mut CUdeviceptr, bytes: *mut usize, library: CUlibrary, name: *const core::ffi::c_char) -> CUresult;

    #[called_by(owned cuLibraryGetKernel)]
    #[since = "12.0"]
    fn cuLibraryGetKernel(pKernel: *mut CUkernel, library: CUlibrary, name: *const core::ffi::c_char) -> CUresult;

    #[called_by(owned cuLibraryGetKernelCount)]
    #[since = "12.4"]
    fn cuLibraryGetKernelCount(count: *mut u32, lib: CUlibrary) -> CUresult;

    #[called_by(owned cuLibraryGetManaged)]
    #[since = "12.0"]
    fn cuLibraryGetManaged(dptr: *mut CUdeviceptr, bytes: *mut usize, library: CUlibrary, name: *const core::ffi::c_char) -> CUresult;

    #[called_by(owned cuLibraryGetModule)]
    #[since = "12.0"]
    fn cuLibraryGetModule(pMod: *mut CUmodule, library: CUlibrary) -> CUresult;

    #[called_by(owned cuLibraryGetUnifiedFunction)]
    #[since = "12.0"]
    fn cuLibraryGetUnifiedFunction(fptr: *mut *mut c_void, library: CUlibrary, symbol: *const core::ffi::c_char) -> CUresult;

    #[called_by(cuLibraryUnload)]
    #[since = "12.0"]
    fn cuLibraryUnload(library: CUlibrary) -> CUresult;

    #[called_by(owned cuLinkComplete)]
    #[since = "5.5"]
    fn cuLinkComplete(state: CUlinkState, cubinOut: *mut *mut c_void, sizeOut: *mut usize) -> CUresult;

    #[called_by(cuLinkDestroy)]
    #[since = "5.5"]
    fn cuLinkDestroy(state: CUlinkState) -> CUresult;

    #[called_by(cuLogsCurrent)]
    #[since = "12.9"]
    fn cuLogsCurrent(iterator_out: *mut CUlogIterator, flags: u32) -> CUresult;

    #[called_by(cuLogsDumpToFile)]
    #[since = "12.9"]
    fn cuLogsDumpToFile(iterator: *mut CUlogIterator, pathToFile: *const core::ffi::c_char, flags: u32) -> CUresult;

    #[called_by(cuLogsDumpToMemory)]
    #[since = "12.9"]
    fn cuLogsDumpToMemory(iterator: *mut CUlogIterator, buffer: *mut core::ffi::c_char, size: *mut usize, flags: u32) -> CUresult;

    #[called_by(owned cuLogsRegisterCallback)]
    #[since = "12.9"]
    fn cuLogsRegisterCallback(callbackFunc: CUlogsCallback, userData: *mut c_void, callback_out: *mut CUlogsCallbackHandle) -> CUresult;

    #[called_by(cuLogsUnregisterCallback)]
    #[since = "12.9"]
    fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) -> CUresult;

    #[called_by(cuMemAddressFree)]
    #[since = "10.2"]
    fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) -> CUresult;

    #[called_by(cuMemAddressReserve)]
    #[since = "10.2"]
    fn cuMemAddressReserve(ptr: *mut CUdeviceptr, size: usize, alignment: usize, addr: CUdeviceptr, flags: u64) -> CUresult;

    /// `CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device)`
    ///
    /// In `cuda.h` since CUDA 8.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemAdvise_v2`, which [`cuMemAdvise`](raw::cuMemAdvise) calls.
    #[since = "8.0"]
    fn cuMemAdvise(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, device: CUdevice) -> CUresult;

    /// `CUresult cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned int bytesize)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemAlloc_v2`, which [`cuMemAlloc`](raw::cuMemAlloc) calls.
    #[since = "2.0"]
    fn cuMemAlloc(dptr: *mut CUdeviceptr_v1, bytesize: u32) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuMemAllocAsync)]
    #[per_thread = "_ptsz"]
    #[since = "11.2"]
    fn cuMemAllocAsync(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemAllocFromPoolAsync)]
    #[per_thread = "_ptsz"]
    #[since = "11.2"]
    fn cuMemAllocFromPoolAsync(dptr: *mut CUdeviceptr, bytesize: usize, pool: CUmemoryPool, hStream: CUstream) -> CUresult;

    /// `CUresult cuMemAllocHost(void **pp, unsigned int bytesize)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemAllocHost_v2`, which [`cuMemAllocHost`](raw::cuMemAllocHost) calls.
    #[since = "2.0"]
    fn cuMemAllocHost(pp: *mut *mut c_void, bytesize: u32) -> CUresult;

    #[called_by(cuMemAllocHost)]
    #[since = "3.2"]
    fn cuMemAllocHost_v2(pp: *mut *mut c_void, bytesize: usize) -> CUresult;

    #[called_by(cuMemAllocManaged)]
    #[since = "6.0"]
    fn cuMemAllocManaged(dptr: *mut CUdeviceptr, bytesize: usize, flags: u32) -> CUresult;

    /// `CUresult cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned int *pPitch, unsigned int WidthInBytes, unsigned int Height, unsigned int ElementSizeBytes)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemAllocPitch_v2`, which [`cuMemAllocPitch`](raw::cuMemAllocPitch) calls.
    #[since = "2.0"]
    fn cuMemAllocPitch(dptr: *mut CUdeviceptr_v1, pPitch: *mut u32, WidthInBytes: u32, Height: u32, ElementSizeBytes: u32) -> CUresult;

    #[called_by(cuMemAllocPitch)]
    #[since = "3.2"]
    fn cuMemAllocPitch_v2(dptr: *mut CUdeviceptr, pPitch: *mut usize, WidthInBytes: usize, Height: usize, ElementSizeBytes: u32) -> CUresult;

    #[called_by(cuMemAlloc)]
    #[since = "3.2"]
    fn cuMemAlloc_v2(dptr: *mut CUdeviceptr, bytesize: usize) -> CUresult;

    #[called_by(owned cuMemBatchDecompressAsync)]
    #[per_thread = "_ptsz"]
    #[since = "12.6"]
    fn cuMemBatchDecompressAsync(paramsArray: *mut CUmemDecompressParams, count: usize, flags: u32, errorIndex: *mut usize, stream: CUstream) -> CUresult;

    #[called_by(owned cuMemExportToShareableHandle)]
    #[since = "10.2"]
    fn cuMemExportToShareableHandle(shareableHandle: *mut c_void, handle: CUmemGenericAllocationHandle, handleType: CUmemAllocationHandleType, flags: u64) -> CUresult;

    /// `CUresult cuMemFree(CUdeviceptr_v1 dptr)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemFree_v2`, which [`cuMemFree`](raw::cuMemFree) calls.
    #[since = "2.0"]
    fn cuMemFree(dptr: CUdeviceptr_v1) -> CUresult;

    #[called_by(owned cuMemFreeAsync)]
    #[per_thread = "_ptsz"]
    #[since = "11.2"]
    fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) -> CUresult;

    #[called_by(cuMemFreeHost)]
    #[since = "2.0"]
    fn cuMemFreeHost(p: *mut c_void) -> CUresult;

    #[called_by(cuMemFree)]
    #[since = "3.2"]
    fn cuMemFree_v2(dptr: CUdeviceptr) -> CUresult;

    /// `CUresult cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned int *psize, CUdeviceptr_v1 dptr)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemGetAddressRange_v2`, which [`cuMemGetAddressRange`](raw::cuMemGetAddressRange) calls.
    #[since = "2.0"]
    fn cuMemGetAddressRange(pbase: *mut CUdeviceptr_v1, psize: *mut u32, dptr: CUdeviceptr_v1) -> CUresult;

    #[called_by(cuMemGetAddressRange)]
    #[since = "3.2"]
    fn cuMemGetAddressRange_v2(pbase: *mut CUdeviceptr, psize: *mut usize, dptr: CUdeviceptr) -> CUresult;

    #[called_by(cuMemGetHandleForAddressRange)]
    #[since = "11.7"]
    fn cuMemGetHandleForAddressRange(handle: *mut c_void, dptr: CUdeviceptr, size: usize, handleType: CUmemRangeHandleType, flags: u64) -> CUresult;

    /// `CUresult cuMemGetInfo(unsigned int *free, unsigned int *total)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemGetInfo_v2`, which [`cuMemGetInfo`](raw::cuMemGetInfo) calls.
    #[since = "2.0"]
    fn cuMemGetInfo(free: *mut u32, total: *mut u32) -> CUresult;

    #[called_by(cuMemGetInfo)]
    #[since = "3.2"]
    fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(cuMemHostAlloc)]
    #[since = "2.2"]
    fn cuMemHostAlloc(pp: *mut *mut c_void, bytesize: usize, Flags: u32) -> CUresult;

    /// `CUresult cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned int Flags)`
    ///
    /// In `cuda.h` since CUDA 2.2.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemHostGetDevicePointer_v2`, which [`cuMemHostGetDevicePointer`](raw::cuMemHostGetDevicePointer) calls.
    #[since = "2.2"]
    fn cuMemHostGetDevicePointer(pdptr: *mut CUdeviceptr_v1, p: *mut c_void, Flags: u32) -> CUresult;

    #[called_by(cuMemHostGetDevicePointer)]
    #[since = "3.2"]
    fn cuMemHostGetDevicePointer_v2(pdptr: *mut CUdeviceptr, p: *mut c_void, Flags: u32) -> CUresult;

    #[called_by(cuMemHostGetFlags)]
    #[since = "2.3"]
    fn cuMemHostGetFlags(pFlags: *mut u32, p: *mut c_void) -> CUresult;

    /// `CUresult cuMemHostRegister(void *p, size_t bytesize, unsigned int Flags)`
    ///
    /// In `cuda.h` since CUDA 4.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemHostRegister_v2`, which [`cuMemHostRegister`](raw::cuMemHostRegister) calls.
    #[since = "4.0"]
    fn cuMemHostRegister(p: *mut c_void, bytesize: usize, Flags: u32) -> CUresult;

    #[called_by(cuMemHostRegister)]
    #[since = "6.5"]
    fn cuMemHostRegister_v2(p: *mut c_void, bytesize: usize, Flags: u32) -> CUresult;

    #[called_by(cuMemHostUnregister)]
    #[since = "4.0"]
    fn cuMemHostUnregister(p: *mut c_void) -> CUresult;

    #[called_by(owned cuMemImportFromShareableHandle)]
    #[since = "10.2"]
    fn cuMemImportFromShareableHandle(handle: *mut CUmemGenericAllocationHandle, osHandle: *mut c_void, shHandleType: CUmemAllocationHandleType) -> CUresult;

    #[called_by(owned cuMemMap)]
    #[since = "10.2"]
    fn cuMemMap(ptr: CUdeviceptr, size: usize, offset: usize, handle: CUmemGenericAllocationHandle, flags: u64) -> CUresult;

    #[called_by(owned cuMemMapArrayAsync)]
    #[per_thread = "_ptsz"]
    #[since = "11.1"]
    fn cuMemMapArrayAsync(mapInfoList: *mut CUarrayMapInfo, count: u32, hStream: CUstream) -> CUresult;

    #[called_by(cuMemPoolDestroy)]
    #[since = "11.2"]
    fn cuMemPoolDestroy(pool: CUmemoryPool) -> CUresult;

    #[called_by(cuMemPoolExportPointer)]
    #[since = "11.2"]
    fn cuMemPoolExportPointer(shareData_out: *mut CUmemPoolPtrExportData, ptr: CUdeviceptr) -> CUresult;

    #[called_by(owned cuMemPoolExportToShareableHandle)]
    #[since = "11.2"]
    fn cuMemPoolExportToShareableHandle(handle_out: *mut c_void, pool: CUmemoryPool, handleType: CUmemAllocationHandleType, flags: u64) -> CUresult;

    #[called_by(owned cuMemPoolGetAttribute)]
    #[since = "11.2"]
    fn cuMemPoolGetAttribute(pool: CUmemoryPool, attr: CUmemPool_attribute, value: *mut c_void) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuMemPoolImportFromShareableHandle)]
    #[since = "11.2"]
    fn cuMemPoolImportFromShareableHandle(pool_out: *mut CUmemoryPool, handle: *mut c_void, handleType: CUmemAllocationHandleType, flags: u64) -> CUresult;

    #[called_by(owned cuMemPoolImportPointer)]
    #[since = "11.2"]
    fn cuMemPoolImportPointer(ptr_out: *mut CUdeviceptr, pool: CUmemoryPool, shareData: *mut CUmemPoolPtrExportData) -> CUresult;

    #[called_by(owned cuMemPoolSetAttribute)]
    #[since = "11.2"]
    fn cuMemPoolSetAttribute(pool: CUmemoryPool, attr: CUmemPool_attribute, value: *mut c_void) -> CUresult;

    #[called_by(owned cuMemPoolTrimTo)]
    #[since = "11.2"]
    fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize) -> CUresult;

    /// `CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)`
    ///
    /// In `cuda.h` since CUDA 8.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemPrefetchAsync_v2`, which [`cuMemPrefetchAsync`](raw::cuMemPrefetchAsync) calls.
    #[per_thread = "_ptsz"]
    #[since = "8.0"]
    fn cuMemPrefetchAsync(devPtr: CUdeviceptr, count: usize, dstDevice: CUdevice, hStream: CUstream) -> CUresult;

    #[called_by(cuMemRangeGetAttribute)]
    #[since = "8.0"]
    fn cuMemRangeGetAttribute(data: *mut c_void, dataSize: usize, attribute: CUmem_range_attribute, devPtr: CUdeviceptr, count: usize) -> CUresult;

    #[called_by(cuMemRangeGetAttributes)]
    #[since = "8.0"]
    fn cuMemRangeGetAttributes(data: *mut *mut c_void, dataSizes: *mut usize, attributes: *mut CUmem_range_attribute, numAttributes: usize, devPtr: CUdeviceptr, count: usize) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(cuMemRelease)]
    #[since = "10.2"]
    fn cuMemRelease(handle: CUmemGenericAllocationHandle) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuMemRetainAllocationHandle)]
    #[since = "11.0"]
    fn cuMemRetainAllocationHandle(handle: *mut CUmemGenericAllocationHandle, addr: *mut c_void) -> CUresult;

    #[called_by(cuMemUnmap)]
    #[since = "10.2"]
    fn cuMemUnmap(ptr: CUdeviceptr, size: usize) -> CUresult;

    #[called_by(cuMemcpy)]
    #[per_thread = "_ptds"]
    #[since = "4.0"]
    fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> CUresult;

    /// `CUresult cuMemcpy2D(const CUDA_MEMCPY2D_v1 *pCopy)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpy2D_v2`, which [`cuMemcpy2D`](raw::cuMemcpy2D) calls.
    #[since = "2.0"]
    fn cuMemcpy2D(pCopy: *const CUDA_MEMCPY2D_v1) -> CUresult;

    /// `CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpy2DAsync_v2`, which [`cuMemcpy2DAsync`](raw::cuMemcpy2DAsync) calls.
    #[since = "2.0"]
    fn cuMemcpy2DAsync(pCopy: *const CUDA_MEMCPY2D_v1, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpy2DAsync)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuMemcpy2DAsync_v2(pCopy: *const CUDA_MEMCPY2D, hStream: CUstream) -> CUresult;

    /// `CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *pCopy)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpy2DUnaligned_v2`, which [`cuMemcpy2DUnaligned`](raw::cuMemcpy2DUnaligned) calls.
    #[since = "2.0"]
    fn cuMemcpy2DUnaligned(pCopy: *const CUDA_MEMCPY2D_v1) -> CUresult;

    #[called_by(cuMemcpy2DUnaligned)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemcpy2DUnaligned_v2(pCopy: *const CUDA_MEMCPY2D) -> CUresult;

    #[called_by(cuMemcpy2D)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemcpy2D_v2(pCopy: *const CUDA_MEMCPY2D) -> CUresult;

    /// `CUresult cuMemcpy3D(const CUDA_MEMCPY3D_v1 *pCopy)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpy3D_v2`, which [`cuMemcpy3D`](raw::cuMemcpy3D) calls.
    #[since = "2.0"]
    fn cuMemcpy3D(pCopy: *const CUDA_MEMCPY3D_v1) -> CUresult;

    /// `CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpy3DAsync_v2`, which [`cuMemcpy3DAsync`](raw::cuMemcpy3DAsync) calls.
    #[since = "2.0"]
    fn cuMemcpy3DAsync(pCopy: *const CUDA_MEMCPY3D_v1, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpy3DAsync)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuMemcpy3DAsync_v2(pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) -> CUresult;

    #[called_by(cuMemcpy3DPeer)]
    #[per_thread = "_ptds"]
    #[since = "4.0"]
    fn cuMemcpy3DPeer(pCopy: *const CUDA_MEMCPY3D_PEER) -> CUresult;

    #[called_by(owned cuMemcpy3DPeerAsync)]
    #[per_thread = "_ptsz"]
    #[since = "4.0"]
    fn cuMemcpy3DPeerAsync(pCopy: *const CUDA_MEMCPY3D_PEER, hStream: CUstream) -> CUresult;

    #[called_by(cuMemcpy3D)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemcpy3D_v2(pCopy: *const CUDA_MEMCPY3D) -> CUresult;

    #[called_by(owned cuMemcpyAsync)]
    #[per_thread = "_ptsz"]
    #[since = "4.0"]
    fn cuMemcpyAsync(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult;

    /// `CUresult cuMemcpyAtoA(CUarray dstArray, unsigned int dstOffset, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpyAtoA_v2`, which [`cuMemcpyAtoA`](raw::cuMemcpyAtoA) calls.
    #[since = "2.0"]
    fn cuMemcpyAtoA(dstArray: CUarray, dstOffset: u32, srcArray: CUarray, srcOffset: u32, ByteCount: u32) -> CUresult;

    #[called_by(owned cuMemcpyAtoA)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemcpyAtoA_v2(dstArray: CUarray, dstOffset: usize, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult;

    /// `CUresult cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpyAtoD_v2`, which [`cuMemcpyAtoD`](raw::cuMemcpyAtoD) calls.
    #[since = "2.0"]
    fn cuMemcpyAtoD(dstDevice: CUdeviceptr_v1, srcArray: CUarray, srcOffset: u32, ByteCount: u32) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuMemcpyAtoD)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemcpyAtoD_v2(dstDevice: CUdeviceptr, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult;

    /// `CUresult cuMemcpyAtoH(void *dstHost, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpyAtoH_v2`, which [`cuMemcpyAtoH`](raw::cuMemcpyAtoH) calls.
    #[since = "2.0"]
    fn cuMemcpyAtoH(dstHost: *mut c_void, srcArray: CUarray, srcOffset: u32, ByteCount: u32) -> CUresult;

    /// `CUresult cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount, CUstream hStream)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpyAtoHAsync_v2`, which [`cuMemcpyAtoHAsync`](raw::cuMemcpyAtoHAsync) calls.
    #[since = "2.0"]
    fn cuMemcpyAtoHAsync(dstHost: *mut c_void, srcArray: CUarray, srcOffset: u32, ByteCount: u32, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpyAtoHAsync)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuMemcpyAtoHAsync_v2(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpyAtoH)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemcpyAtoH_v2(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult;

    /// `CUresult cuMemcpyDtoA(CUarray dstArray, unsigned int dstOffset, CUdeviceptr_v1 srcDevice, unsigned int ByteCount)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpyDtoA_v2`, which [`cuMemcpyDtoA`](raw::cuMemcpyDtoA) calls.
    #[since = "2.0"]
    fn cuMemcpyDtoA(dstArray: CUarray, dstOffset: u32, srcDevice: CUdeviceptr_v1, ByteCount: u32) -> CUresult;

    #[called_by(owned cuMemcpyDtoA)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemcpyDtoA_v2(dstArray: CUarray, dstOffset: usize, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult;

    /// `CUresult cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpyDtoD_v2`, which [`cuMemcpyDtoD`](raw::cuMemcpyDtoD) calls.
    #[since = "2.0"]
    fn cuMemcpyDtoD(dstDevice: CUdeviceptr_v1, srcDevice: CUdeviceptr_v1, ByteCount: u32) -> CUresult;

    /// `CUresult cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream)`
    ///
    /// In `cuda.h` since CUDA 3.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpyDtoDAsync_v2`, which [`cuMemcpyDtoDAsync`](raw::cuMemcpyDtoDAsync) calls.
    #[since = "3.0"]
    fn cuMemcpyDtoDAsync(dstDevice: CUdeviceptr_v1, srcDevice: CUdeviceptr_v1, ByteCount: u32, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpyDtoDAsync)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuMemcpyDtoDAsync_v2(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult;

    #[called_by(cuMemcpyDtoD)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemcpyDtoD_v2(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult;

    /// `CUresult cuMemcpyDtoH(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpyDtoH_v2`, which [`cuMemcpyDtoH`](raw::cuMemcpyDtoH) calls.
    #[since = "2.0"]
    fn cuMemcpyDtoH(dstHost: *mut c_void, srcDevice: CUdeviceptr_v1, ByteCount: u32) -> CUresult;

    /// `CUresult cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpyDtoHAsync_v2`, which [`cuMemcpyDtoHAsync`](raw::cuMemcpyDtoHAsync) calls.
    #[since = "2.0"]
    fn cuMemcpyDtoHAsync(dstHost: *mut c_void, srcDevice: CUdeviceptr_v1, ByteCount: u32, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpyDtoHAsync)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuMemcpyDtoHAsync_v2(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult;

    #[called_by(cuMemcpyDtoH)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemcpyDtoH_v2(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult;

    /// `CUresult cuMemcpyHtoA(CUarray dstArray, unsigned int dstOffset, const void *srcHost, unsigned int ByteCount)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpyHtoA_v2`, which [`cuMemcpyHtoA`](raw::cuMemcpyHtoA) calls.
    #[since = "2.0"]
    fn cuMemcpyHtoA(dstArray: CUarray, dstOffset: u32, srcHost: *const c_void, ByteCount: u32) -> CUresult;

    /// `CUresult cuMemcpyHtoAAsync(CUarray dstArray, unsigned int dstOffset, const void *srcHost, unsigned int ByteCount, CUstream hStream)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpyHtoAAsync_v2`, which [`cuMemcpyHtoAAsync`](raw::cuMemcpyHtoAAsync) calls.
    #[since = "2.0"]
    fn cuMemcpyHtoAAsync(dstArray: CUarray, dstOffset: u32, srcHost: *const c_void, ByteCount: u32, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpyHtoAAsync)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuMemcpyHtoAAsync_v2(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpyHtoA)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemcpyHtoA_v2(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize) -> CUresult;

    /// `CUresult cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned int ByteCount)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpyHtoD_v2`, which [`cuMemcpyHtoD`](raw::cuMemcpyHtoD) calls.
    #[since = "2.0"]
    fn cuMemcpyHtoD(dstDevice: CUdeviceptr_v1, srcHost: *const c_void, ByteCount: u32) -> CUresult;

    /// `CUresult cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned int ByteCount, CUstream hStream)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemcpyHtoDAsync_v2`, which [`cuMemcpyHtoDAsync`](raw::cuMemcpyHtoDAsync) calls.
    #[since = "2.0"]
    fn cuMemcpyHtoDAsync(dstDevice: CUdeviceptr_v1, srcHost: *const c_void, ByteCount: u32, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpyHtoDAsync)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuMemcpyHtoDAsync_v2(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) -> CUresult;

    #[called_by(cuMemcpyHtoD)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemcpyHtoD_v2(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize) -> CUresult;

    #[called_by(owned cuMemcpyPeer)]
    #[per_thread = "_ptds"]
    #[since = "4.0"]
    fn cuMemcpyPeer(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize) -> CUresult;

    #[called_by(owned cuMemcpyPeerAsync)]
    #[per_thread = "_ptsz"]
    #[since = "4.0"]
    fn cuMemcpyPeerAsync(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize, hStream: CUstream) -> CUresult;

    /// `CUresult cuMemsetD16(CUdeviceptr_v1 dstDevice, unsigned short us, unsigned int N)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemsetD16_v2`, which [`cuMemsetD16`](raw::cuMemsetD16) calls.
    #[since = "2.0"]
    fn cuMemsetD16(dstDevice: CUdeviceptr_v1, us: u16, N: u32) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuMemsetD16Async)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuMemsetD16Async(dstDevice: CUdeviceptr, us: u16, N: usize, hStream: CUstream) -> CUresult;

    #[called_by(cuMemsetD16)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemsetD16_v2(dstDevice: CUdeviceptr, us: u16, N: usize) -> CUresult;

    /// `CUresult cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned short us, unsigned int Width, unsigned int Height)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemsetD2D16_v2`, which [`cuMemsetD2D16`](raw::cuMemsetD2D16) calls.
    #[since = "2.0"]
    fn cuMemsetD2D16(dstDevice: CUdeviceptr_v1, dstPitch: u32, us: u16, Width: u32, Height: u32) -> CUresult;

    #[called_by(owned cuMemsetD2D16Async)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuMemsetD2D16Async(dstDevice: CUdeviceptr, dstPitch: usize, us: u16, Width: usize, Height: usize, hStream: CUstream) -> CUresult;

    #[called_by(cuMemsetD2D16)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemsetD2D16_v2(dstDevice: CUdeviceptr, dstPitch: usize, us: u16, Width: usize, Height: usize) -> CUresult;

    /// `CUresult cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned int ui, unsigned int Width, unsigned int Height)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemsetD2D32_v2`, which [`cuMemsetD2D32`](raw::cuMemsetD2D32) calls.
    #[since = "2.0"]
    fn cuMemsetD2D32(dstDevice: CUdeviceptr_v1, dstPitch: u32, ui: u32, Width: u32, Height: u32) -> CUresult;

    #[called_by(owned cuMemsetD2D32Async)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuMemsetD2D32Async(dstDevice: CUdeviceptr, dstPitch: usize, ui: u32, Width: usize, Height: usize, hStream: CUstream) -> CUresult;

    #[called_by(cuMemsetD2D32)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemsetD2D32_v2(dstDevice: CUdeviceptr, dstPitch: usize, ui: u32, Width: usize, Height: usize) -> CUresult;

    /// `CUresult cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned char uc, unsigned int Width, unsigned int Height)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemsetD2D8_v2`, which [`cuMemsetD2D8`](raw::cuMemsetD2D8) calls.
    #[since = "2.0"]
    fn cuMemsetD2D8(dstDevice: CUdeviceptr_v1, dstPitch: u32, uc: u8, Width: u32, Height: u32) -> CUresult;

    #[called_by(owned cuMemsetD2D8Async)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuMemsetD2D8Async(dstDevice: CUdeviceptr, dstPitch: usize, uc: u8, Width: usize, Height: usize, hStream: CUstream) -> CUresult;

    #[called_by(cuMemsetD2D8)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemsetD2D8_v2(dstDevice: CUdeviceptr, dstPitch: usize, uc: u8, Width: usize, Height: usize) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    /// `CUresult cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned int ui, unsigned int N)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemsetD32_v2`, which [`cuMemsetD32`](raw::cuMemsetD32) calls.
    #[since = "2.0"]
    fn cuMemsetD32(dstDevice: CUdeviceptr_v1, ui: u32, N: u32) -> CUresult;

    #[called_by(owned cuMemsetD32Async)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuMemsetD32Async(dstDevice: CUdeviceptr, ui: u32, N: usize, hStream: CUstream) -> CUresult;

    #[called_by(cuMemsetD32)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemsetD32_v2(dstDevice: CUdeviceptr, ui: u32, N: usize) -> CUresult;

    /// `CUresult cuMemsetD8(CUdeviceptr_v1 dstDevice, unsigned char uc, unsigned int N)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuMemsetD8_v2`, which [`cuMemsetD8`](raw::cuMemsetD8) calls.
    #[since = "2.0"]
    fn cuMemsetD8(dstDevice: CUdeviceptr_v1, uc: u8, N: u32) -> CUresult;

    #[called_by(owned cuMemsetD8Async)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuMemsetD8Async(dstDevice: CUdeviceptr, uc: u8, N: usize, hStream: CUstream) -> CUresult;

    #[called_by(cuMemsetD8)]
    #[per_thread = "_ptds"]
    #[since = "3.2"]
    fn cuMemsetD8_v2(dstDevice: CUdeviceptr, uc: u8, N: usize) -> CUresult;

    #[called_by(owned cuMipmappedArrayCreate)]
    #[since = "5.0"]
    fn cuMipmappedArrayCreate(pHandle: *mut CUmipmappedArray, pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR, numMipmapLevels: u32) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(cuMipmappedArrayDestroy)]
    #[since = "5.0"]
    fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) -> CUresult;

    #[called_by(owned cuMipmappedArrayGetLevel)]
    #[since = "5.0"]
    fn cuMipmappedArrayGetLevel(pLevelArray: *mut CUarray, hMipmappedArray: CUmipmappedArray, level: u32) -> CUresult;

    #[called_by(owned cuMipmappedArrayGetMemoryRequirements)]
    #[since = "11.6"]
    fn cuMipmappedArrayGetMemoryRequirements(memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS, mipmap: CUmipmappedArray, device: CUdevice) -> CUresult;

    #[called_by(owned cuMipmappedArrayGetSparseProperties)]
    #[since = "11.1"]
    fn cuMipmappedArrayGetSparseProperties(sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES, mipmap: CUmipmappedArray) -> CUresult;

    #[called_by(owned cuModuleEnumerateFunctions)]
    #[since = "12.4"]
    fn cuModuleEnumerateFunctions(functions: *mut CUfunction, numFunctions: u32, r#mod: CUmodule) -> CUresult;

    #[called_by(owned cuModuleGetFunction)]
    #[since = "2.0"]
    fn cuModuleGetFunction(hfunc: *mut CUfunction, hmod: CUmodule, name: *const core::ffi::c_char) -> CUresult;

    #[called_by(owned cuModuleGetFunctionCount)]
    #[since = "12.4"]
    fn cuModuleGetFunctionCount(count: *mut u32, r#mod: CUmodule) -> CUresult;

    /// `CUresult cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned int *bytes, CUmodule hmod, const char *name)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuModuleGetGlobal_v2`, which [`cuModuleGetGlobal`](raw::cuModuleGetGlobal) calls.
    #[since = "2.0"]
    fn cuModuleGetGlobal(dptr: *mut CUdeviceptr_v1, bytes: *mut u32, hmod: CUmodule, name: *const core::ffi::c_char) -> CUresult;

    #[called_by(owned cuModuleGetGlobal)]
    #[since = "3.2"]
    fn cuModuleGetGlobal_v2(dptr: *mut CUdeviceptr, bytes: *mut usize, hmod: CUmodule, name: *const core::ffi::c_char) -> CUresult;

    #[called_by(cuModuleGetLoadingMode)]
    #[since = "11.7"]
    fn cuModuleGetLoadingMode(mode: *mut CUmoduleLoadingMode) -> CUresult;

    #[called_by(owned cuModuleGetSurfRef)]
    #[since = "3.0"]
    fn cuModuleGetSurfRef(pSurfRef: *mut CUsurfref, hmod: CUmodule, name: *const core::ffi::c_char) -> CUresult;

    #[called_by(owned cuModuleGetTexRef)]
    #[since = "2.0"]
    fn cuModuleGetTexRef(pTexRef: *mut CUtexref, hmod: CUmodule, name: *const core::ffi::c_char) -> CUresult;

    #[called_by(owned cuModuleLoad)]
    #[since = "2.0"]
    fn cuModuleLoad(module: *mut CUmodule, fname: *const core::ffi::c_char) -> CUresult;

    #[called_by(owned cuModuleLoadData)]
    #[since = "2.0"]
    fn cuModuleLoadData(module: *mut CUmodule, image: *const c_void) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuModuleLoadFatBinary)]
    #[since = "2.0"]
    fn cuModuleLoadFatBinary(module: *mut CUmodule, fatCubin: *const c_void) -> CUresult;

    #[called_by(cuModuleUnload)]
    #[since = "2.0"]
    fn cuModuleUnload(hmod: CUmodule) -> CUresult;

    #[called_by(owned cuMulticastAddDevice)]
    #[since = "12.1"]
    fn cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice) -> CUresult;

    #[called_by(owned cuMulticastBindAddr)]
    #[since = "12.1"]
    fn cuMulticastBindAddr(mcHandle: CUmemGenericAllocationHandle, mcOffset: usize, memptr: CUdeviceptr, size: usize, flags: u64) -> CUresult;

    #[called_by(owned cuMulticastBindMem)]
    #[since = "12.1"]
    fn cuMulticastBindMem(mcHandle: CUmemGenericAllocationHandle, mcOffset: usize, memHandle: CUmemGenericAllocationHandle, memOffset: usize, size: usize, flags: u64) -> CUresult;

    #[called_by(owned cuMulticastCreate)]
    #[since = "12.1"]
    fn cuMulticastCreate(mcHandle: *mut CUmemGenericAllocationHandle, prop: *const CUmulticastObjectProp) -> CUresult;

    #[called_by(cuMulticastGetGranularity)]
    #[since = "12.1"]
    fn cuMulticastGetGranularity(granularity: *mut usize, prop: *const CUmulticastObjectProp, option: CUmulticastGranularity_flags) -> CUresult;

    #[called_by(owned cuMulticastUnbind)]
    #[since = "12.1"]
    fn cuMulticastUnbind(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, size: usize) -> CUresult;

    #[called_by(owned cuOccupancyAvailableDynamicSMemPerBlock)]
    #[since = "10.2"]
    fn cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: *mut usize, func: CUfunction, numBlocks: i32, blockSize: i32) -> CUresult;

    #[called_by(owned cuOccupancyMaxActiveBlocksPerMultiprocessor)]
    #[since = "6.5"]
    fn cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: *mut i32, func: CUfunction, blockSize: i32, dynamicSMemSize: usize) -> CUresult;

    #[called_by(owned cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)]
    #[since = "7.0"]
    fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: *mut i32, func: CUfunction, blockSize: i32, dynamicSMemSize: usize, flags: u32) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuOccupancyMaxPotentialBlockSize)]
    #[since = "6.5"]
    fn cuOccupancyMaxPotentialBlockSize(minGridSize: *mut i32, blockSize: *mut i32, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: i32) -> CUresult;

    #[called_by(owned cuOccupancyMaxPotentialBlockSizeWithFlags)]
    #[since = "7.0"]
    fn cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize: *mut i32, blockSize: *mut i32, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: i32, flags: u32) -> CUresult;

    #[called_by(owned cuParamSetSize)]
    #[since = "2.0"]
    fn cuParamSetSize(hfunc: CUfunction, numbytes: u32) -> CUresult;

    #[called_by(owned cuParamSetTexRef)]
    #[since = "2.0"]
    fn cuParamSetTexRef(hfunc: CUfunction, texunit: i32, hTexRef: CUtexref) -> CUresult;

    #[called_by(owned cuParamSetf)]
    #[since = "2.0"]
    fn cuParamSetf(hfunc: CUfunction, offset: i32, value: f32) -> CUresult;

    #[called_by(owned cuParamSeti)]
    #[since = "2.0"]
    fn cuParamSeti(hfunc: CUfunction, offset: i32, value: u32) -> CUresult;

    #[called_by(owned cuParamSetv)]
    #[since = "2.0"]
    fn cuParamSetv(hfunc: CUfunction, offset: i32, ptr: *mut c_void, numbytes: u32) -> CUresult;

    #[called_by(cuPointerGetAttribute)]
    #[since = "4.0"]
    fn cuPointerGetAttribute(data: *mut c_void, attribute: CUpointer_attribute, ptr: CUdeviceptr) -> CUresult;

    #[called_by(cuPointerGetAttributes)]
    #[since = "7.0"]
    fn cuPointerGetAttributes(numAttributes: u32, attributes: *mut CUpointer_attribute, data: *mut *mut c_void, ptr: CUdeviceptr) -> CUresult;

    #[called_by(cuPointerSetAttribute)]
    #[since = "6.0"]
    fn cuPointerSetAttribute(value: *const c_void, attribute: CUpointer_attribute, ptr: CUdeviceptr) -> CUresult;

    #[called_by(cuProfilerInitialize)]
    #[since = "4.0"]
    fn cuProfilerInitialize(configFile: *const core::ffi::c_char, outputFile: *const core::ffi::c_char, outputMode: CUoutput_mode) -> CUresult;

    #[called_by(cuProfilerStart)]
    #[since = "4.0"]
    fn cuProfilerStart() -> CUresult;

    #[called_by(cuProfilerStop)]
    #[since = "4.0"]
    fn cuProfilerStop() -> CUresult;

    #[called_by(owned cuSignalExternalSemaphoresAsync)]
    #[per_thread = "_ptsz"]
    #[since = "10.0"]
    fn cuSignalExternalSemaphoresAsync(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, numExtSems: u32, stream: CUstream) -> CUresult;

    #[called_by(owned cuStreamAddCallback)]
    #[per_thread = "_ptsz"]
    #[since = "5.0"]
    fn cuStreamAddCallback(hStream: CUstream, callback: CUstreamCallback, userData: *mut c_void, flags: u32) -> CUresult;

    #[called_by(owned cuStreamAttachMemAsync)]
    #[per_thread = "_ptsz"]
    #[since = "6.0"]
    fn cuStreamAttachMemAsync(hStream: CUstream, dptr: CUdeviceptr, length: usize, flags: u32) -> CUresult;

    /// `CUresult cuStreamBeginCapture(CUstream hStream)`
    ///
    /// In `cuda.h` since CUDA 10.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuStreamBeginCapture_v2`, which [`cuStreamBeginCapture`](raw::cuStreamBeginCapture) calls.
    #[per_thread = "_ptsz"]
    #[since = "10.0"]
    fn cuStreamBeginCapture(hStream: CUstream) -> CUresult;

    #[called_by(owned cuStreamBeginCaptureToGraph)]
    #[per_thread = "_ptsz"]
    #[since = "12.3"]
    fn cuStreamBeginCaptureToGraph(hStream: CUstream, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, mode: CUstreamCaptureMode) -> CUresult;

    #[called_by(owned cuStreamBeginCapture)]
    #[per_thread = "_ptsz"]
    #[since = "10.1"]
    fn cuStreamBeginCapture_v2(hStream: CUstream, mode: CUstreamCaptureMode) -> CUresult;

    #[called_by(owned cuStreamCopyAttributes)]
    #[per_thread = "_ptsz"]
    #[since = "11.0"]
    fn cuStreamCopyAttributes(dst: CUstream, src: CUstream) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuStreamCreate)]
    #[since = "2.0"]
    fn cuStreamCreate(phStream: *mut CUstream, Flags: u32) -> CUresult;

    #[called_by(owned cuStreamCreateWithPriority)]
    #[since = "5.5"]
    fn cuStreamCreateWithPriority(phStream: *mut CUstream, flags: u32, priority: i32) -> CUresult;

    /// `CUresult cuStreamDestroy(CUstream hStream)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuStreamDestroy_v2`, which [`cuStreamDestroy`](raw::cuStreamDestroy) calls.
    #[since = "2.0"]
    fn cuStreamDestroy(hStream: CUstream) -> CUresult;

    #[called_by(cuStreamDestroy)]
    #[since = "4.0"]
    fn cuStreamDestroy_v2(hStream: CUstream) -> CUresult;

    #[called_by(owned cuStreamEndCapture)]
    #[per_thread = "_ptsz"]
    #[since = "10.0"]
    fn cuStreamEndCapture(hStream: CUstream, phGraph: *mut CUgraph) -> CUresult;

    /// `CUresult cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out)`
    ///
    /// In `cuda.h` since CUDA 10.1.
    ///
    /// Older ABI version. In the headers, this name refers to `cuStreamGetCaptureInfo_v3`, which [`cuStreamGetCaptureInfo`](raw::cuStreamGetCaptureInfo) calls.
    #[per_thread = "_ptsz"]
    #[since = "10.1"]
    fn cuStreamGetCaptureInfo(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t) -> CUresult;

    #[called_by(owned cuStreamGetCaptureInfo_v2)]
    #[per_thread = "_ptsz"]
    #[since = "11.3"]
    fn cuStreamGetCaptureInfo_v2(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, numDependencies_out: *mut usize) -> CUresult;

    #[called_by(owned cuStreamGetCaptureInfo)]
    #[per_thread = "_ptsz"]
    #[since = "12.3"]
    fn cuStreamGetCaptureInfo_v3(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, edgeData_out: *mut *const CUgraphEdgeData, numDependencies_out: *mut usize) -> CUresult;

    #[called_by(owned cuStreamGetCtx)]
    #[per_thread = "_ptsz"]
    #[since = "9.2"]
    fn cuStreamGetCtx(hStream: CUstream, pctx: *mut CUcontext) -> CUresult;

    #[called_by(owned cuStreamGetCtx_v2)]
    #[per_thread = "_ptsz"]
    #[since = "12.5"]
    fn cuStreamGetCtx_v2(hStream: CUstream, pCtx: *mut CUcontext, pGreenCtx: *mut CUgreenCtx) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuStreamGetDevice)]
    #[per_thread = "_ptsz"]
    #[since = "12.8"]
    fn cuStreamGetDevice(hStream: CUstream, device: *mut CUdevice) -> CUresult;

    #[called_by(owned cuStreamGetFlags)]
    #[per_thread = "_ptsz"]
    #[since = "5.5"]
    fn cuStreamGetFlags(hStream: CUstream, flags: *mut u32) -> CUresult;

    #[called_by(owned cuStreamGetGreenCtx)]
    #[since = "12.4"]
    fn cuStreamGetGreenCtx(hStream: CUstream, phCtx: *mut CUgreenCtx) -> CUresult;

    #[called_by(owned cuStreamGetId)]
    #[per_thread = "_ptsz"]
    #[since = "12.0"]
    fn cuStreamGetId(hStream: CUstream, streamId: *mut u64) -> CUresult;

    #[called_by(owned cuStreamGetPriority)]
    #[per_thread = "_ptsz"]
    #[since = "5.5"]
    fn cuStreamGetPriority(hStream: CUstream, priority: *mut i32) -> CUresult;

    #[called_by(owned cuStreamIsCapturing)]
    #[per_thread = "_ptsz"]
    #[since = "10.0"]
    fn cuStreamIsCapturing(hStream: CUstream, captureStatus: *mut CUstreamCaptureStatus) -> CUresult;

    #[called_by(owned cuStreamQuery)]
    #[per_thread = "_ptsz"]
    #[since = "2.0"]
    fn cuStreamQuery(hStream: CUstream) -> CUresult;

    #[called_by(owned cuStreamSynchronize)]
    #[per_thread = "_ptsz"]
    #[since = "2.0"]
    fn cuStreamSynchronize(hStream: CUstream) -> CUresult;

    /// `CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies, size_t numDependencies, unsigned int flags)`
    ///
    /// In `cuda.h` since CUDA 11.3.
    ///
    /// Older ABI version. In the headers, this name refers to `cuStreamUpdateCaptureDependencies_v2`, which [`cuStreamUpdateCaptureDependencies`](raw::cuStreamUpdateCaptureDependencies) calls.
    #[per_thread = "_ptsz"]
    #[since = "11.3"]
    fn cuStreamUpdateCaptureDependencies(hStream: CUstream, dependencies: *mut CUgraphNode, numDependencies: usize, flags: u32) -> CUresult;

    #[called_by(owned cuStreamUpdateCaptureDependencies)]
    #[per_thread = "_ptsz"]
    #[since = "12.3"]
    fn cuStreamUpdateCaptureDependencies_v2(hStream: CUstream, dependencies: *mut CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, flags: u32) -> CUresult;

    #[called_by(owned cuStreamWaitEvent)]
    #[per_thread = "_ptsz"]
    #[since = "3.2"]
    fn cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: u32) -> CUresult;

    /// `CUresult cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)`
    ///
    /// In `cuda.h` since CUDA 8.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuStreamWaitValue32_v2`, which [`cuStreamWaitValue32`](raw::cuStreamWaitValue32) calls.
    #[per_thread = "_ptsz"]
    #[since = "8.0"]
    fn cuStreamWaitValue32(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: u32) -> CUresult;

    #[called_by(owned cuStreamWaitValue32)]
    #[per_thread = "_ptsz"]
    #[since = "11.7"]
    fn cuStreamWaitValue32_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: u32) -> CUresult;

    /// `CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)`
    ///
    /// In `cuda.h` since CUDA 9.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuStreamWaitValue64_v2`, which [`cuStreamWaitValue64`](raw::cuStreamWaitValue64) calls.
    #[per_thread = "_ptsz"]
    #[since = "9.0"]
    fn cuStreamWaitValue64(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: u32) -> CUresult;

    #[called_by(owned cuStreamWaitValue64)]
    #[per_thread = "_ptsz"]
    #[since = "11.7"]
    fn cuStreamWaitValue64_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: u32) -> CUresult;

    /// `CUresult cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)`
    ///
    /// In `cuda.h` since CUDA 8.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuStreamWriteValue32_v2`, which [`cuStreamWriteValue32`](raw::cuStreamWriteValue32) calls.
    #[per_thread = "_ptsz"]
    #[since = "8.0"]
    fn cuStreamWriteValue32(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: u32) -> CUresult;

    #[called_by(owned cuStreamWriteValue32)]
    #[per_thread = "_ptsz"]
    #[since = "11.7"]
    fn cuStreamWriteValue32_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: u32) -> CUresult;

    /// `CUresult cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)`
    ///
    /// In `cuda.h` since CUDA 9.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuStreamWriteValue64_v2`, which [`cuStreamWriteValue64`](raw::cuStreamWriteValue64) calls.
    #[per_thread = "_ptsz"]
    #[since = "9.0"]
    fn cuStreamWriteValue64(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: u32) -> CUresult;

    #[called_by(owned cuStreamWriteValue64)]
    #[per_thread = "_ptsz"]
    #[since = "11.7"]
    fn cuStreamWriteValue64_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: u32) -> CUresult;

    #[called_by(owned cuSurfObjectCreate)]
    #[since = "5.0"]
    fn cuSurfObjectCreate(pSurfObject: *mut CUsurfObject, pResDesc: *const CUDA_RESOURCE_DESC) -> CUresult;

    #[called_by(cuSurfObjectDestroy)]
    #[since = "5.0"]
    fn cuSurfObjectDestroy(surfObject: CUsurfObject) -> CUresult;

    #[called_by(owned cuSurfObjectGetResourceDesc)]
    #[since = "5.0"]
    fn cuSurfObjectGetResourceDesc(pResDesc: *mut CUDA_RESOURCE_DESC, surfObject: CUsurfObject) -> CUresult;

    #[called_by(cuSurfRefGetArray)]
    #[since = "3.0"]
    fn cuSurfRefGetArray(phArray: *mut CUarray, hSurfRef: CUsurfref) -> CUresult;

    #[called_by(owned cuSurfRefSetArray)]
    #[since = "3.0"]
    fn cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: CUarray, Flags: u32) -> CUresult;

    #[called_by(owned cuTexObjectCreate)]
    #[since = "5.0"]
    fn cuTexObjectCreate(pTexObject: *mut CUtexObject, pResDesc: *const CUDA_RESOURCE_DESC, pTexDesc: *const CUDA_TEXTURE_DESC, pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC) -> CUresult;

    #[called_by(cuTexObjectDestroy)]
    #[since = "5.0"]
    fn cuTexObjectDestroy(texObject: CUtexObject) -> CUresult;

    #[called_by(owned cuTexObjectGetResourceDesc)]
    #[since = "5.0"]
    fn cuTexObjectGetResourceDesc(pResDesc: *mut CUDA_RESOURCE_DESC, texObject: CUtexObject) -> CUresult;

    #[called_by(owned cuTexObjectGetResourceViewDesc)]
    #[since = "5.0"]
    fn cuTexObjectGetResourceViewDesc(pResViewDesc: *mut CUDA_RESOURCE_VIEW_DESC, texObject: CUtexObject) -> CUresult;

    #[called_by(owned cuTexObjectGetTextureDesc)]
    #[since = "5.0"]
    fn cuTexObjectGetTextureDesc(pTexDesc: *mut CUDA_TEXTURE_DESC, texObject: CUtexObject) -> CUresult;

    #[called_by(owned cuTexRefCreate)]
    #[since = "2.0"]
    fn cuTexRefCreate(pTexRef: *mut CUtexref) -> CUresult;

    #[called_by(cuTexRefDestroy)]
    #[since = "2.0"]
    fn cuTexRefDestroy(hTexRef: CUtexref) -> CUresult;

    /// `CUresult cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuTexRefGetAddress_v2`, which [`cuTexRefGetAddress`](raw::cuTexRefGetAddress) calls.
    #[since = "2.0"]
    fn cuTexRefGetAddress(pdptr: *mut CUdeviceptr_v1, hTexRef: CUtexref) -> CUresult;

    #[called_by(owned cuTexRefGetAddressMode)]
    #[since = "2.0"]
    fn cuTexRefGetAddressMode(pam: *mut CUaddress_mode, hTexRef: CUtexref, dim: i32) -> CUresult;

    #[called_by(owned cuTexRefGetAddress)]
    #[since = "3.2"]
    fn cuTexRefGetAddress_v2(pdptr: *mut CUdeviceptr, hTexRef: CUtexref) -> CUresult;

    #[called_by(owned cuTexRefGetArray)]
    #[since = "2.0"]
    fn cuTexRefGetArray(phArray: *mut CUarray, hTexRef: CUtexref) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuTexRefGetBorderColor)]
    #[since = "8.0"]
    fn cuTexRefGetBorderColor(pBorderColor: *mut f32, hTexRef: CUtexref) -> CUresult;

    #[called_by(owned cuTexRefGetFilterMode)]
    #[since = "2.0"]
    fn cuTexRefGetFilterMode(pfm: *mut CUfilter_mode, hTexRef: CUtexref) -> CUresult;

    #[called_by(owned cuTexRefGetFlags)]
    #[since = "2.0"]
    fn cuTexRefGetFlags(pFlags: *mut u32, hTexRef: CUtexref) -> CUresult;

    #[called_by(owned cuTexRefGetFormat)]
    #[since = "2.0"]
    fn cuTexRefGetFormat(pFormat: *mut CUarray_format, pNumChannels: *mut i32, hTexRef: CUtexref) -> CUresult;

    #[called_by(owned cuTexRefGetMaxAnisotropy)]
    #[since = "5.0"]
    fn cuTexRefGetMaxAnisotropy(pmaxAniso: *mut i32, hTexRef: CUtexref) -> CUresult;

    #[called_by(owned cuTexRefGetMipmapFilterMode)]
    #[since = "5.0"]
    fn cuTexRefGetMipmapFilterMode(pfm: *mut CUfilter_mode, hTexRef: CUtexref) -> CUresult;

    #[called_by(owned cuTexRefGetMipmapLevelBias)]
    #[since = "5.0"]
    fn cuTexRefGetMipmapLevelBias(pbias: *mut f32, hTexRef: CUtexref) -> CUresult;

    #[called_by(owned cuTexRefGetMipmapLevelClamp)]
    #[since = "5.0"]
    fn cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: *mut f32, pmaxMipmapLevelClamp: *mut f32, hTexRef: CUtexref) -> CUresult;

    #[called_by(owned cuTexRefGetMipmappedArray)]
    #[since = "5.0"]
    fn cuTexRefGetMipmappedArray(phMipmappedArray: *mut CUmipmappedArray, hTexRef: CUtexref) -> CUresult;

    /// `CUresult cuTexRefSetAddress(unsigned int *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned int bytes)`
    ///
    /// In `cuda.h` since CUDA 2.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuTexRefSetAddress_v2`, which [`cuTexRefSetAddress`](raw::cuTexRefSetAddress) calls.
    #[since = "2.0"]
    fn cuTexRefSetAddress(ByteOffset: *mut u32, hTexRef: CUtexref, dptr: CUdeviceptr_v1, bytes: u32) -> CUresult;

    /// `CUresult cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc, CUdeviceptr_v1 dptr, unsigned int Pitch)`
    ///
    /// In `cuda.h` since CUDA 2.2.
    ///
    /// Older ABI version. In the headers, this name refers to `cuTexRefSetAddress2D_v3`, which [`cuTexRefSetAddress2D`](raw::cuTexRefSetAddress2D) calls.
    #[since = "2.2"]
    fn cuTexRefSetAddress2D(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR_v1, dptr: CUdeviceptr_v1, Pitch: u32) -> CUresult;

    #[called_by(owned cuTexRefSetAddress2D_v2)]
    #[since = "3.2"]
    fn cuTexRefSetAddress2D_v2(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize) -> CUresult;

    #[called_by(owned cuTexRefSetAddress2D)]
    #[since = "4.1"]
    fn cuTexRefSetAddress2D_v3(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize) -> CUresult;

    #[called_by(owned cuTexRefSetAddressMode)]
    #[since = "2.0"]
    fn cuTexRefSetAddressMode(hTexRef: CUtexref, dim: i32, am: CUaddress_mode) -> CUresult;

    #[called_by(owned cuTexRefSetAddress)]
    #[since = "3.2"]
    fn cuTexRefSetAddress_v2(ByteOffset: *mut usize, hTexRef: CUtexref, dptr: CUdeviceptr, bytes: usize) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuTexRefSetArray)]
    #[since = "2.0"]
    fn cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray, Flags: u32) -> CUresult;

    #[called_by(owned cuTexRefSetBorderColor)]
    #[since = "8.0"]
    fn cuTexRefSetBorderColor(hTexRef: CUtexref, pBorderColor: *mut f32) -> CUresult;

    #[called_by(owned cuTexRefSetFilterMode)]
    #[since = "2.0"]
    fn cuTexRefSetFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> CUresult;

    #[called_by(owned cuTexRefSetFlags)]
    #[since = "2.0"]
    fn cuTexRefSetFlags(hTexRef: CUtexref, Flags: u32) -> CUresult;

    #[called_by(owned cuTexRefSetFormat)]
    #[since = "2.0"]
    fn cuTexRefSetFormat(hTexRef: CUtexref, fmt: CUarray_format, NumPackedComponents: i32) -> CUresult;

    #[called_by(owned cuTexRefSetMaxAnisotropy)]
    #[since = "5.0"]
    fn cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: u32) -> CUresult;

    #[called_by(owned cuTexRefSetMipmapFilterMode)]
    #[since = "5.0"]
    fn cuTexRefSetMipmapFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> CUresult;

    #[called_by(owned cuTexRefSetMipmapLevelBias)]
    #[since = "5.0"]
    fn cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: f32) -> CUresult;

    #[called_by(owned cuTexRefSetMipmapLevelClamp)]
    #[since = "5.0"]
    fn cuTexRefSetMipmapLevelClamp(hTexRef: CUtexref, minMipmapLevelClamp: f32, maxMipmapLevelClamp: f32) -> CUresult;
}

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(owned cuTexRefSetMipmappedArray)]
    #[since = "5.0"]
    fn cuTexRefSetMipmappedArray(hTexRef: CUtexref, hMipmappedArray: CUmipmappedArray, Flags: u32) -> CUresult;

    #[called_by(cuThreadExchangeStreamCaptureMode)]
    #[since = "10.1"]
    fn cuThreadExchangeStreamCaptureMode(mode: *mut CUstreamCaptureMode) -> CUresult;

    #[called_by(cuUserObjectCreate)]
    #[since = "11.3"]
    fn cuUserObjectCreate(object_out: *mut CUuserObject, ptr: *mut c_void, destroy: CUhostFn, initialRefcount: u32, flags: u32) -> CUresult;

    #[called_by(cuUserObjectRelease)]
    #[since = "11.3"]
    fn cuUserObjectRelease(object: CUuserObject, count: u32) -> CUresult;

    #[called_by(cuUserObjectRetain)]
    #[since = "11.3"]
    fn cuUserObjectRetain(object: CUuserObject, count: u32) -> CUresult;

    /// `CUresult cuVDPAUCtxCreate(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)`
    ///
    /// In `cudaVDPAU.h` since CUDA 3.1.
    ///
    /// Older ABI version. In the headers, this name refers to `cuVDPAUCtxCreate_v2`, which [`cuVDPAUCtxCreate`](raw::cuVDPAUCtxCreate) calls.
    #[since = "3.1"]
    fn cuVDPAUCtxCreate(pCtx: *mut CUcontext, flags: u32, device: CUdevice, vdpDevice: VdpDevice, vdpGetProcAddress: VdpGetProcAddress) -> CUresult;

    #[called_by(owned cuVDPAUCtxCreate)]
    #[since = "3.2"]
    fn cuVDPAUCtxCreate_v2(pCtx: *mut CUcontext, flags: u32, device: CUdevice, vdpDevice: VdpDevice, vdpGetProcAddress: VdpGetProcAddress) -> CUresult;

    #[called_by(cuVDPAUGetDevice)]
    #[since = "3.1"]
    fn cuVDPAUGetDevice(pDevice: *mut CUdevice, vdpDevice: VdpDevice, vdpGetProcAddress: VdpGetProcAddress) -> CUresult;

    #[called_by(owned cuWaitExternalSemaphoresAsync)]
    #[per_thread = "_ptsz"]
    #[since = "10.0"]
    fn cuWaitExternalSemaphoresAsync(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, numExtSems: u32, stream: CUstream) -> CUresult;
}
