//! The contents of `cubind.cuda12.driver`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::driver::{both, only12, slots};
use crate::support::prelude::*;
use crate::tables::{driver, driver12};

static LIBRARY: LibraryDef = LibraryDef::new(
    "CUDA driver API",
    &["libcuda.so.1"],
    None,
    &[],
    "",
    &[],
);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::cuArray3DCreate, None, "2.0"),
        (slots::cuArray3DCreate_v2, None, "3.2"),
        (slots::cuArray3DGetDescriptor, None, "2.0"),
        (slots::cuArray3DGetDescriptor_v2, None, "3.2"),
        (slots::cuArrayCreate, None, "2.0"),
        (slots::cuArrayCreate_v2, None, "3.2"),
        (slots::cuArrayDestroy, None, "2.0"),
        (slots::cuArrayGetDescriptor, None, "2.0"),
        (slots::cuArrayGetDescriptor_v2, None, "3.2"),
        (slots::cuArrayGetMemoryRequirements, None, "11.6"),
        (slots::cuArrayGetPlane, None, "11.2"),
        (slots::cuArrayGetSparseProperties, None, "11.1"),
        (slots::cuCheckpointProcessCheckpoint, None, "12.8"),
        (slots::cuCheckpointProcessGetRestoreThreadId, None, "12.8"),
        (slots::cuCheckpointProcessGetState, None, "12.8"),
        (slots::cuCheckpointProcessLock, None, "12.8"),
        (slots::cuCheckpointProcessRestore, None, "12.8"),
        (slots::cuCheckpointProcessUnlock, None, "12.8"),
        (slots::cuCoredumpGetAttribute, None, "12.1"),
        (slots::cuCoredumpGetAttributeGlobal, None, "12.1"),
        (slots::cuCoredumpSetAttribute, None, "12.1"),
        (slots::cuCoredumpSetAttributeGlobal, None, "12.1"),
        (slots::cuCtxAttach, None, "2.0"),
        (slots::cuCtxCreate, None, "2.0"),
        (slots::cuCtxCreate_v2, None, "3.2"),
        (slots::cuCtxCreate_v3, None, "11.4"),
        (slots::cuCtxCreate_v4, None, "12.5"),
        (slots::cuCtxDestroy, None, "2.0"),
        (slots::cuCtxDestroy_v2, None, "4.0"),
        (slots::cuCtxDetach, None, "2.0"),
        (slots::cuCtxDisablePeerAccess, None, "4.0"),
        (slots::cuCtxEnablePeerAccess, None, "4.0"),
        (slots::cuCtxFromGreenCtx, None, "12.4"),
        (slots::cuCtxGetApiVersion, None, "3.2"),
        (slots::cuCtxGetCacheConfig, None, "3.2"),
        (slots::cuCtxGetCurrent, None, "4.0"),
        (slots::cuCtxGetDevResource, None, "12.4"),
        (slots::cuCtxGetDevice, None, "2.0"),
        (slots::cuCtxGetExecAffinity, None, "11.4"),
        (slots::cuCtxGetFlags, None, "7.0"),
        (slots::cuCtxGetId, None, "12.0"),
        (slots::cuCtxGetLimit, None, "3.1"),
        (slots::cuCtxGetSharedMemConfig, None, "4.2"),
        (slots::cuCtxGetStreamPriorityRange, None, "5.5"),
        (slots::cuCtxPopCurrent, None, "2.0"),
        (slots::cuCtxPopCurrent_v2, None, "4.0"),
        (slots::cuCtxPushCurrent, None, "2.0"),
        (slots::cuCtxPushCurrent_v2, None, "4.0"),
        (slots::cuCtxRecordEvent, None, "12.5"),
        (slots::cuCtxResetPersistingL2Cache, None, "11.0"),
        (slots::cuCtxSetCacheConfig, None, "3.2"),
        (slots::cuCtxSetCurrent, None, "4.0"),
        (slots::cuCtxSetFlags, None, "12.1"),
        (slots::cuCtxSetLimit, None, "3.1"),
        (slots::cuCtxSetSharedMemConfig, None, "4.2"),
        (slots::cuCtxSynchronize, None, "2.0"),
        (slots::cuCtxWaitEvent, None, "12.5"),
        (slots::cuDestroyExternalMemory, None, "10.0"),
        (slots::cuDestroyExternalSemaphore, None, "10.0"),
        (slots::cuDevResourceGenerateDesc, None, "12.4"),
        (slots::cuDevSmResourceSplitByCount, None, "12.4"),
        (slots::cuDeviceCanAccessPeer, None, "4.0"),
        (slots::cuDeviceComputeCapability, None, "2.0"),
        (slots::cuDeviceGet, None, "2.0"),
        (slots::cuDeviceGetAttribute, None, "2.0"),
        (slots::cuDeviceGetByPCIBusId, None, "4.1"),
        (slots::cuDeviceGetCount, None, "2.0"),
        (slots::cuDeviceGetDefaultMemPool, None, "11.2"),
        (slots::cuDeviceGetDevResource, None, "12.4"),
        (slots::cuDeviceGetExecAffinitySupport, None, "11.4"),
        (slots::cuDeviceGetGraphMemAttribute, None, "11.4"),
        (slots::cuDeviceGetLuid, None, "10.0"),
        (slots::cuDeviceGetMemPool, None, "11.2"),
        (slots::cuDeviceGetName, None, "2.0"),
        (slots::cuDeviceGetNvSciSyncAttributes, None, "10.2"),
        (slots::cuDeviceGetP2PAttribute, None, "8.0"),
        (slots::cuDeviceGetPCIBusId, None, "4.1"),
        (slots::cuDeviceGetProperties, None, "2.0"),
        (slots::cuDeviceGetTexture1DLinearMaxWidth, None, "11.1"),
        (slots::cuDeviceGetUuid, None, "9.2"),
        (slots::cuDeviceGetUuid_v2, None, "11.4"),
        (slots::cuDeviceGraphMemTrim, None, "11.4"),
        (slots::cuDevicePrimaryCtxGetState, None, "7.0"),
        (slots::cuDevicePrimaryCtxRelease, None, "7.0"),
        (slots::cuDevicePrimaryCtxRelease_v2, None, "11.0"),
        (slots::cuDevicePrimaryCtxReset, None, "7.0"),
        (slots::cuDevicePrimaryCtxReset_v2, None, "11.0"),
        (slots::cuDevicePrimaryCtxRetain, None, "7.0"),
        (slots::cuDevicePrimaryCtxSetFlags, None, "7.0"),
        (slots::cuDevicePrimaryCtxSetFlags_v2, None, "11.0"),
        (slots::cuDeviceRegisterAsyncNotification, None, "12.4"),
        (slots::cuDeviceSetGraphMemAttribute, None, "11.4"),
        (slots::cuDeviceSetMemPool, None, "11.2"),
        (slots::cuDeviceTotalMem, None, "2.0"),
        (slots::cuDeviceTotalMem_v2, None, "3.2"),
        (slots::cuDeviceUnregisterAsyncNotification, None, "12.4"),
        (slots::cuDriverGetVersion, None, "2.2"),
        (slots::cuEGLStreamConsumerAcquireFrame, None, "7.0"),
        (slots::cuEGLStreamConsumerConnect, None, "7.0"),
        (slots::cuEGLStreamConsumerConnectWithFlags, None, "8.0"),
        (slots::cuEGLStreamConsumerDisconnect, None, "7.0"),
        (slots::cuEGLStreamConsumerReleaseFrame, None, "7.0"),
        (slots::cuEGLStreamProducerConnect, None, "7.0"),
        (slots::cuEGLStreamProducerDisconnect, None, "7.0"),
        (slots::cuEGLStreamProducerPresentFrame, None, "7.0"),
        (slots::cuEGLStreamProducerReturnFrame, None, "7.0"),
        (slots::cuEventCreate, None, "2.0"),
        (slots::cuEventCreateFromEGLSync, None, "9.0"),
        (slots::cuEventDestroy, None, "2.0"),
        (slots::cuEventDestroy_v2, None, "4.0"),
        (slots::cuEventElapsedTime, None, "2.0"),
        (slots::cuEventElapsedTime_v2, None, "12.8"),
        (slots::cuEventQuery, None, "2.0"),
        (slots::cuEventRecord, Some(slots::cuEventRecord_ptsz), "2.0"),
        (
            slots::cuEventRecordWithFlags,
            Some(slots::cuEventRecordWithFlags_ptsz),
            "11.1",
        ),
        (slots::cuEventSynchronize, None, "2.0"),
        (slots::cuExternalMemoryGetMappedBuffer, None, "10.0"),
        (slots::cuExternalMemoryGetMappedMipmappedArray, None, "10.0"),
        (slots::cuFlushGPUDirectRDMAWrites, None, "11.3"),
        (slots::cuFuncGetAttribute, None, "2.2"),
        (slots::cuFuncGetModule, None, "11.0"),
        (slots::cuFuncGetName, None, "12.3"),
        (slots::cuFuncGetParamInfo, None, "12.4"),
        (slots::cuFuncIsLoaded, None, "12.4"),
        (slots::cuFuncLoad, None, "12.4"),
        (slots::cuFuncSetAttribute, None, "9.0"),
        (slots::cuFuncSetBlockShape, None, "2.0"),
        (slots::cuFuncSetCacheConfig, None, "3.0"),
        (slots::cuFuncSetSharedMemConfig, None, "4.2"),
        (slots::cuFuncSetSharedSize, None, "2.0"),
        (slots::cuGLCtxCreate, None, "2.0"),
        (slots::cuGLCtxCreate_v2, None, "3.2"),
        (slots::cuGLGetDevices, None, "4.1"),
        (slots::cuGLGetDevices_v2, None, "6.5"),
        (slots::cuGLInit, None, "2.0"),
        (slots::cuGLMapBufferObject, None, "2.0"),
        (slots::cuGLMapBufferObjectAsync, None, "2.3"),
        (
            slots::cuGLMapBufferObjectAsync_v2,
            Some(slots::cuGLMapBufferObjectAsync_v2_ptsz),
            "3.2",
        ),
        (slots::cuGLMapBufferObject_v2, Some(slots::cuGLMapBufferObject_v2_ptds), "3.2"),
        (slots::cuGLRegisterBufferObject, None, "2.0"),
        (slots::cuGLSetBufferObjectMapFlags, None, "2.3"),
        (slots::cuGLUnmapBufferObject, None, "2.0"),
        (slots::cuGLUnmapBufferObjectAsync, None, "2.3"),
        (slots::cuGLUnregisterBufferObject, None, "2.0"),
        (slots::cuGetErrorName, None, "6.0"),
        (slots::cuGetErrorString, None, "6.0"),
        (slots::cuGetExportTable, None, "3.0"),
        (slots::cuGetProcAddress, None, "11.3"),
        (slots::cuGetProcAddress_v2, None, "12.0"),
        (slots::cuGraphAddBatchMemOpNode, None, "11.7"),
        (slots::cuGraphAddChildGraphNode, None, "10.0"),
        (slots::cuGraphAddDependencies, None, "10.0"),
        (slots::cuGraphAddDependencies_v2, None, "12.3"),
        (slots::cuGraphAddEmptyNode, None, "10.0"),
        (slots::cuGraphAddEventRecordNode, None, "11.1"),
        (slots::cuGraphAddEventWaitNode, None, "11.1"),
        (slots::cuGraphAddExternalSemaphoresSignalNode, None, "11.2"),
        (slots::cuGraphAddExternalSemaphoresWaitNode, None, "11.2"),
        (slots::cuGraphAddHostNode, None, "10.0"),
        (slots::cuGraphAddKernelNode, None, "10.0"),
        (slots::cuGraphAddKernelNode_v2, None, "12.0"),
        (slots::cuGraphAddMemAllocNode, None, "11.4"),
        (slots::cuGraphAddMemFreeNode, None, "11.4"),
        (slots::cuGraphAddMemcpyNode, None, "10.0"),
        (slots::cuGraphAddMemsetNode, None, "10.0"),
        (slots::cuGraphAddNode, None, "12.2"),
        (slots::cuGraphAddNode_v2, None, "12.3"),
        (slots::cuGraphBatchMemOpNodeGetParams, None, "11.7"),
        (slots::cuGraphBatchMemOpNodeSetParams, None, "11.7"),
        (slots::cuGraphChildGraphNodeGetGraph, None, "10.0"),
        (slots::cuGraphClone, None, "10.0"),
        (slots::cuGraphConditionalHandleCreate, None, "12.3"),
        (slots::cuGraphCreate, None, "10.0"),
        (slots::cuGraphDebugDotPrint, None, "11.3"),
        (slots::cuGraphDestroy, None, "10.0"),
        (slots::cuGraphDestroyNode, None, "10.0"),
        (slots::cuGraphEventRecordNodeGetEvent, None, "11.1"),
        (slots::cuGraphEventRecordNodeSetEvent, None, "11.1"),
        (slots::cuGraphEventWaitNodeGetEvent, None, "11.1"),
        (slots::cuGraphEventWaitNodeSetEvent, None, "11.1"),
        (slots::cuGraphExecBatchMemOpNodeSetParams, None, "11.7"),
        (slots::cuGraphExecChildGraphNodeSetParams, None, "11.1"),
        (slots::cuGraphExecDestroy, None, "10.0"),
        (slots::cuGraphExecEventRecordNodeSetEvent, None, "11.1"),
        (slots::cuGraphExecEventWaitNodeSetEvent, None, "11.1"),
        (slots::cuGraphExecExternalSemaphoresSignalNodeSetParams, None, "11.2"),
        (slots::cuGraphExecExternalSemaphoresWaitNodeSetParams, None, "11.2"),
        (slots::cuGraphExecGetFlags, None, "12.0"),
        (slots::cuGraphExecHostNodeSetParams, None, "10.2"),
        (slots::cuGraphExecKernelNodeSetParams, None, "10.1"),
        (slots::cuGraphExecKernelNodeSetParams_v2, None, "12.0"),
        (slots::cuGraphExecMemcpyNodeSetParams, None, "10.2"),
        (slots::cuGraphExecMemsetNodeSetParams, None, "10.2"),
        (slots::cuGraphExecNodeSetParams, None, "12.2"),
        (slots::cuGraphExecUpdate, None, "10.2"),
        (slots::cuGraphExecUpdate_v2, None, "12.0"),
        (slots::cuGraphExternalSemaphoresSignalNodeGetParams, None, "11.2"),
        (slots::cuGraphExternalSemaphoresSignalNodeSetParams, None, "11.2"),
        (slots::cuGraphExternalSemaphoresWaitNodeGetParams, None, "11.2"),
        (slots::cuGraphExternalSemaphoresWaitNodeSetParams, None, "11.2"),
        (slots::cuGraphGetEdges, None, "10.0"),
        (slots::cuGraphGetEdges_v2, None, "12.3"),
        (slots::cuGraphGetNodes, None, "10.0"),
        (slots::cuGraphGetRootNodes, None, "10.0"),
        (slots::cuGraphHostNodeGetParams, None, "10.0"),
        (slots::cuGraphHostNodeSetParams, None, "10.0"),
        (slots::cuGraphInstantiate, None, "10.0"),
        (slots::cuGraphInstantiateWithFlags, None, "11.4"),
        (
            slots::cuGraphInstantiateWithParams,
            Some(slots::cuGraphInstantiateWithParams_ptsz),
            "12.0",
        ),
        (slots::cuGraphInstantiate_v2, None, "11.0"),
        (slots::cuGraphKernelNodeCopyAttributes, None, "11.0"),
        (slots::cuGraphKernelNodeGetAttribute, None, "11.0"),
        (slots::cuGraphKernelNodeGetParams, None, "10.0"),
        (slots::cuGraphKernelNodeGetParams_v2, None, "12.0"),
        (slots::cuGraphKernelNodeSetAttribute, None, "11.0"),
        (slots::cuGraphKernelNodeSetParams, None, "10.0"),
        (slots::cuGraphKernelNodeSetParams_v2, None, "12.0"),
        (slots::cuGraphLaunch, Some(slots::cuGraphLaunch_ptsz), "10.0"),
        (slots::cuGraphMemAllocNodeGetParams, None, "11.4"),
        (slots::cuGraphMemFreeNodeGetParams, None, "11.4"),
        (slots::cuGraphMemcpyNodeGetParams, None, "10.0"),
        (slots::cuGraphMemcpyNodeSetParams, None, "10.0"),
        (slots::cuGraphMemsetNodeGetParams, None, "10.0"),
        (slots::cuGraphMemsetNodeSetParams, None, "10.0"),
        (slots::cuGraphNodeFindInClone, None, "10.0"),
        (slots::cuGraphNodeGetDependencies, None, "10.0"),
        (slots::cuGraphNodeGetDependencies_v2, None, "12.3"),
        (slots::cuGraphNodeGetDependentNodes, None, "10.0"),
        (slots::cuGraphNodeGetDependentNodes_v2, None, "12.3"),
        (slots::cuGraphNodeGetEnabled, None, "11.6"),
        (slots::cuGraphNodeGetType, None, "10.0"),
        (slots::cuGraphNodeSetEnabled, None, "11.6"),
        (slots::cuGraphNodeSetParams, None, "12.2"),
        (slots::cuGraphReleaseUserObject, None, "11.3"),
        (slots::cuGraphRemoveDependencies, None, "10.0"),
        (slots::cuGraphRemoveDependencies_v2, None, "12.3"),
        (slots::cuGraphRetainUserObject, None, "11.3"),
        (slots::cuGraphUpload, Some(slots::cuGraphUpload_ptsz), "11.1"),
        (slots::cuGraphicsEGLRegisterImage, None, "7.0"),
        (slots::cuGraphicsGLRegisterBuffer, None, "3.0"),
        (slots::cuGraphicsGLRegisterImage, None, "3.0"),
        (slots::cuGraphicsMapResources, Some(slots::cuGraphicsMapResources_ptsz), "3.0"),
        (slots::cuGraphicsResourceGetMappedEglFrame, None, "7.0"),
        (slots::cuGraphicsResourceGetMappedMipmappedArray, None, "5.0"),
        (slots::cuGraphicsResourceGetMappedPointer, None, "3.0"),
        (slots::cuGraphicsResourceGetMappedPointer_v2, None, "3.2"),
        (slots::cuGraphicsResourceSetMapFlags, None, "3.0"),
        (slots::cuGraphicsResourceSetMapFlags_v2, None, "6.5"),
        (slots::cuGraphicsSubResourceGetMappedArray, None, "3.0"),
        (
            slots::cuGraphicsUnmapResources,
            Some(slots::cuGraphicsUnmapResources_ptsz),
            "3.0",
        ),
        (slots::cuGraphicsUnregisterResource, None, "3.0"),
        (slots::cuGraphicsVDPAURegisterOutputSurface, None, "3.1"),
        (slots::cuGraphicsVDPAURegisterVideoSurface, None, "3.1"),
        (slots::cuGreenCtxCreate, None, "12.4"),
        (slots::cuGreenCtxDestroy, None, "12.4"),
        (slots::cuGreenCtxGetDevResource, None, "12.4"),
        (slots::cuGreenCtxRecordEvent, None, "12.4"),
        (slots::cuGreenCtxStreamCreate, None, "12.5"),
        (slots::cuGreenCtxWaitEvent, None, "12.4"),
        (slots::cuImportExternalMemory, None, "10.0"),
        (slots::cuImportExternalSemaphore, None, "10.0"),
        (slots::cuInit, None, "2.0"),
        (slots::cuIpcCloseMemHandle, None, "4.1"),
        (slots::cuIpcGetEventHandle, None, "4.1"),
        (slots::cuIpcGetMemHandle, None, "4.1"),
        (slots::cuIpcOpenEventHandle, None, "4.1"),
        (slots::cuIpcOpenMemHandle, None, "4.1"),
        (slots::cuIpcOpenMemHandle_v2, None, "11.0"),
        (slots::cuKernelGetAttribute, None, "12.0"),
        (slots::cuKernelGetFunction, None, "12.0"),
        (slots::cuKernelGetLibrary, None, "12.5"),
        (slots::cuKernelGetName, None, "12.3"),
        (slots::cuKernelGetParamInfo, None, "12.4"),
        (slots::cuKernelSetAttribute, None, "12.0"),
        (slots::cuKernelSetCacheConfig, None, "12.0"),
        (slots::cuLaunch, None, "2.0"),
        (
            slots::cuLaunchCooperativeKernel,
            Some(slots::cuLaunchCooperativeKernel_ptsz),
            "9.0",
        ),
        (slots::cuLaunchCooperativeKernelMultiDevice, None, "9.0"),
        (slots::cuLaunchGrid, None, "2.0"),
        (slots::cuLaunchGridAsync, None, "2.0"),
        (slots::cuLaunchHostFunc, Some(slots::cuLaunchHostFunc_ptsz), "10.0"),
        (slots::cuLaunchKernel, Some(slots::cuLaunchKernel_ptsz), "4.0"),
        (slots::cuLaunchKernelEx, Some(slots::cuLaunchKernelEx_ptsz), "11.6"),
        (slots::cuLibraryEnumerateKernels, None, "12.4"),
        (slots::cuLibraryGetGlobal, None, "12.0"),
        (slots::cuLibraryGetKernel, None, "12.0"),
        (slots::cuLibraryGetKernelCount, None, "12.4"),
        (slots::cuLibraryGetManaged, None, "12.0"),
        (slots::cuLibraryGetModule, None, "12.0"),
        (slots::cuLibraryGetUnifiedFunction, None, "12.0"),
        (slots::cuLibraryLoadData, None, "12.0"),
        (slots::cuLibraryLoadFromFile, None, "12.0"),
        (slots::cuLibraryUnload, None, "12.0"),
        (slots::cuLinkAddData, None, "5.5"),
        (slots::cuLinkAddData_v2, None, "6.5"),
        (slots::cuLinkAddFile, None, "5.5"),
        (slots::cuLinkAddFile_v2, None, "6.5"),
        (slots::cuLinkComplete, None, "5.5"),
        (slots::cuLinkCreate, None, "5.5"),
        (slots::cuLinkCreate_v2, None, "6.5"),
        (slots::cuLinkDestroy, None, "5.5"),
        (slots::cuLogsCurrent, None, "12.9"),
        (slots::cuLogsDumpToFile, None, "12.9"),
        (slots::cuLogsDumpToMemory, None, "12.9"),
        (slots::cuLogsRegisterCallback, None, "12.9"),
        (slots::cuLogsUnregisterCallback, None, "12.9"),
        (slots::cuMemAddressFree, None, "10.2"),
        (slots::cuMemAddressReserve, None, "10.2"),
        (slots::cuMemAdvise, None, "8.0"),
        (slots::cuMemAdvise_v2, None, "12.2"),
        (slots::cuMemAlloc, None, "2.0"),
        (slots::cuMemAllocAsync, Some(slots::cuMemAllocAsync_ptsz), "11.2"),
        (
            slots::cuMemAllocFromPoolAsync,
            Some(slots::cuMemAllocFromPoolAsync_ptsz),
            "11.2",
        ),
        (slots::cuMemAllocHost, None, "2.0"),
        (slots::cuMemAllocHost_v2, None, "3.2"),
        (slots::cuMemAllocManaged, None, "6.0"),
        (slots::cuMemAllocPitch, None, "2.0"),
        (slots::cuMemAllocPitch_v2, None, "3.2"),
        (slots::cuMemAlloc_v2, None, "3.2"),
        (
            slots::cuMemBatchDecompressAsync,
            Some(slots::cuMemBatchDecompressAsync_ptsz),
            "12.6",
        ),
        (slots::cuMemCreate, None, "10.2"),
        (slots::cuMemExportToShareableHandle, None, "10.2"),
        (slots::cuMemFree, None, "2.0"),
        (slots::cuMemFreeAsync, Some(slots::cuMemFreeAsync_ptsz), "11.2"),
        (slots::cuMemFreeHost, None, "2.0"),
        (slots::cuMemFree_v2, None, "3.2"),
        (slots::cuMemGetAccess, None, "10.2"),
        (slots::cuMemGetAddressRange, None, "2.0"),
        (slots::cuMemGetAddressRange_v2, None, "3.2"),
        (slots::cuMemGetAllocationGranularity, None, "10.2"),
        (slots::cuMemGetAllocationPropertiesFromHandle, None, "10.2"),
        (slots::cuMemGetHandleForAddressRange, None, "11.7"),
        (slots::cuMemGetInfo, None, "2.0"),
        (slots::cuMemGetInfo_v2, None, "3.2"),
        (slots::cuMemHostAlloc, None, "2.2"),
        (slots::cuMemHostGetDevicePointer, None, "2.2"),
        (slots::cuMemHostGetDevicePointer_v2, None, "3.2"),
        (slots::cuMemHostGetFlags, None, "2.3"),
        (slots::cuMemHostRegister, None, "4.0"),
        (slots::cuMemHostRegister_v2, None, "6.5"),
        (slots::cuMemHostUnregister, None, "4.0"),
        (slots::cuMemImportFromShareableHandle, None, "10.2"),
        (slots::cuMemMap, None, "10.2"),
        (slots::cuMemMapArrayAsync, Some(slots::cuMemMapArrayAsync_ptsz), "11.1"),
        (slots::cuMemPoolCreate, None, "11.2"),
        (slots::cuMemPoolDestroy, None, "11.2"),
        (slots::cuMemPoolExportPointer, None, "11.2"),
        (slots::cuMemPoolExportToShareableHandle, None, "11.2"),
        (slots::cuMemPoolGetAccess, None, "11.2"),
        (slots::cuMemPoolGetAttribute, None, "11.2"),
        (slots::cuMemPoolImportFromShareableHandle, None, "11.2"),
        (slots::cuMemPoolImportPointer, None, "11.2"),
        (slots::cuMemPoolSetAccess, None, "11.2"),
        (slots::cuMemPoolSetAttribute, None, "11.2"),
        (slots::cuMemPoolTrimTo, None, "11.2"),
        (slots::cuMemPrefetchAsync, Some(slots::cuMemPrefetchAsync_ptsz), "8.0"),
        (slots::cuMemPrefetchAsync_v2, Some(slots::cuMemPrefetchAsync_v2_ptsz), "12.2"),
        (slots::cuMemRangeGetAttribute, None, "8.0"),
        (slots::cuMemRangeGetAttributes, None, "8.0"),
        (slots::cuMemRelease, None, "10.2"),
        (slots::cuMemRetainAllocationHandle, None, "11.0"),
        (slots::cuMemSetAccess, None, "10.2"),
        (slots::cuMemUnmap, None, "10.2"),
        (slots::cuMemcpy, Some(slots::cuMemcpy_ptds), "4.0"),
        (slots::cuMemcpy2D, None, "2.0"),
        (slots::cuMemcpy2DAsync, None, "2.0"),
        (slots::cuMemcpy2DAsync_v2, Some(slots::cuMemcpy2DAsync_v2_ptsz), "3.2"),
        (slots::cuMemcpy2DUnaligned, None, "2.0"),
        (slots::cuMemcpy2DUnaligned_v2, Some(slots::cuMemcpy2DUnaligned_v2_ptds), "3.2"),
        (slots::cuMemcpy2D_v2, Some(slots::cuMemcpy2D_v2_ptds), "3.2"),
        (slots::cuMemcpy3D, None, "2.0"),
        (slots::cuMemcpy3DAsync, None, "2.0"),
        (slots::cuMemcpy3DAsync_v2, Some(slots::cuMemcpy3DAsync_v2_ptsz), "3.2"),
        (slots::cuMemcpy3DBatchAsync, Some(slots::cuMemcpy3DBatchAsync_ptsz), "12.8"),
        (slots::cuMemcpy3DPeer, Some(slots::cuMemcpy3DPeer_ptds), "4.0"),
        (slots::cuMemcpy3DPeerAsync, Some(slots::cuMemcpy3DPeerAsync_ptsz), "4.0"),
        (slots::cuMemcpy3D_v2, Some(slots::cuMemcpy3D_v2_ptds), "3.2"),
        (slots::cuMemcpyAsync, Some(slots::cuMemcpyAsync_ptsz), "4.0"),
        (slots::cuMemcpyAtoA, None, "2.0"),
        (slots::cuMemcpyAtoA_v2, Some(slots::cuMemcpyAtoA_v2_ptds), "3.2"),
        (slots::cuMemcpyAtoD, None, "2.0"),
        (slots::cuMemcpyAtoD_v2, Some(slots::cuMemcpyAtoD_v2_ptds), "3.2"),
        (slots::cuMemcpyAtoH, None, "2.0"),
        (slots::cuMemcpyAtoHAsync, None, "2.0"),
        (slots::cuMemcpyAtoHAsync_v2, Some(slots::cuMemcpyAtoHAsync_v2_ptsz), "3.2"),
        (slots::cuMemcpyAtoH_v2, Some(slots::cuMemcpyAtoH_v2_ptds), "3.2"),
        (slots::cuMemcpyBatchAsync, Some(slots::cuMemcpyBatchAsync_ptsz), "12.8"),
        (slots::cuMemcpyDtoA, None, "2.0"),
        (slots::cuMemcpyDtoA_v2, Some(slots::cuMemcpyDtoA_v2_ptds), "3.2"),
        (slots::cuMemcpyDtoD, None, "2.0"),
        (slots::cuMemcpyDtoDAsync, None, "3.0"),
        (slots::cuMemcpyDtoDAsync_v2, Some(slots::cuMemcpyDtoDAsync_v2_ptsz), "3.2"),
        (slots::cuMemcpyDtoD_v2, Some(slots::cuMemcpyDtoD_v2_ptds), "3.2"),
        (slots::cuMemcpyDtoH, None, "2.0"),
        (slots::cuMemcpyDtoHAsync, None, "2.0"),
        (slots::cuMemcpyDtoHAsync_v2, Some(slots::cuMemcpyDtoHAsync_v2_ptsz), "3.2"),
        (slots::cuMemcpyDtoH_v2, Some(slots::cuMemcpyDtoH_v2_ptds), "3.2"),
        (slots::cuMemcpyHtoA, None, "2.0"),
        (slots::cuMemcpyHtoAAsync, None, "2.0"),
        (slots::cuMemcpyHtoAAsync_v2, Some(slots::cuMemcpyHtoAAsync_v2_ptsz), "3.2"),
        (slots::cuMemcpyHtoA_v2, Some(slots::cuMemcpyHtoA_v2_ptds), "3.2"),
        (slots::cuMemcpyHtoD, None, "2.0"),
        (slots::cuMemcpyHtoDAsync, None, "2.0"),
        (slots::cuMemcpyHtoDAsync_v2, Some(slots::cuMemcpyHtoDAsync_v2_ptsz), "3.2"),
        (slots::cuMemcpyHtoD_v2, Some(slots::cuMemcpyHtoD_v2_ptds), "3.2"),
        (slots::cuMemcpyPeer, Some(slots::cuMemcpyPeer_ptds), "4.0"),
        (slots::cuMemcpyPeerAsync, Some(slots::cuMemcpyPeerAsync_ptsz), "4.0"),
        (slots::cuMemsetD16, None, "2.0"),
        (slots::cuMemsetD16Async, Some(slots::cuMemsetD16Async_ptsz), "3.2"),
        (slots::cuMemsetD16_v2, Some(slots::cuMemsetD16_v2_ptds), "3.2"),
        (slots::cuMemsetD2D16, None, "2.0"),
        (slots::cuMemsetD2D16Async, Some(slots::cuMemsetD2D16Async_ptsz), "3.2"),
        (slots::cuMemsetD2D16_v2, Some(slots::cuMemsetD2D16_v2_ptds), "3.2"),
        (slots::cuMemsetD2D32, None, "2.0"),
        (slots::cuMemsetD2D32Async, Some(slots::cuMemsetD2D32Async_ptsz), "3.2"),
        (slots::cuMemsetD2D32_v2, Some(slots::cuMemsetD2D32_v2_ptds), "3.2"),
        (slots::cuMemsetD2D8, None, "2.0"),
        (slots::cuMemsetD2D8Async, Some(slots::cuMemsetD2D8Async_ptsz), "3.2"),
        (slots::cuMemsetD2D8_v2, Some(slots::cuMemsetD2D8_v2_ptds), "3.2"),
        (slots::cuMemsetD32, None, "2.0"),
        (slots::cuMemsetD32Async, Some(slots::cuMemsetD32Async_ptsz), "3.2"),
        (slots::cuMemsetD32_v2, Some(slots::cuMemsetD32_v2_ptds), "3.2"),
        (slots::cuMemsetD8, None, "2.0"),
        (slots::cuMemsetD8Async, Some(slots::cuMemsetD8Async_ptsz), "3.2"),
        (slots::cuMemsetD8_v2, Some(slots::cuMemsetD8_v2_ptds), "3.2"),
        (slots::cuMipmappedArrayCreate, None, "5.0"),
        (slots::cuMipmappedArrayDestroy, None, "5.0"),
        (slots::cuMipmappedArrayGetLevel, None, "5.0"),
        (slots::cuMipmappedArrayGetMemoryRequirements, None, "11.6"),
        (slots::cuMipmappedArrayGetSparseProperties, None, "11.1"),
        (slots::cuModuleEnumerateFunctions, None, "12.4"),
        (slots::cuModuleGetFunction, None, "2.0"),
        (slots::cuModuleGetFunctionCount, None, "12.4"),
        (slots::cuModuleGetGlobal, None, "2.0"),
        (slots::cuModuleGetGlobal_v2, None, "3.2"),
        (slots::cuModuleGetLoadingMode, None, "11.7"),
        (slots::cuModuleGetSurfRef, None, "3.0"),
        (slots::cuModuleGetTexRef, None, "2.0"),
        (slots::cuModuleLoad, None, "2.0"),
        (slots::cuModuleLoadData, None, "2.0"),
        (slots::cuModuleLoadDataEx, None, "2.1"),
        (slots::cuModuleLoadFatBinary, None, "2.0"),
        (slots::cuModuleUnload, None, "2.0"),
        (slots::cuMulticastAddDevice, None, "12.1"),
        (slots::cuMulticastBindAddr, None, "12.1"),
        (slots::cuMulticastBindMem, None, "12.1"),
        (slots::cuMulticastCreate, None, "12.1"),
        (slots::cuMulticastGetGranularity, None, "12.1"),
        (slots::cuMulticastUnbind, None, "12.1"),
        (slots::cuOccupancyAvailableDynamicSMemPerBlock, None, "10.2"),
        (slots::cuOccupancyMaxActiveBlocksPerMultiprocessor, None, "6.5"),
        (slots::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, None, "7.0"),
        (slots::cuOccupancyMaxActiveClusters, None, "11.7"),
        (slots::cuOccupancyMaxPotentialBlockSize, None, "6.5"),
        (slots::cuOccupancyMaxPotentialBlockSizeWithFlags, None, "7.0"),
        (slots::cuOccupancyMaxPotentialClusterSize, None, "11.7"),
        (slots::cuParamSetSize, None, "2.0"),
        (slots::cuParamSetTexRef, None, "2.0"),
        (slots::cuParamSetf, None, "2.0"),
        (slots::cuParamSeti, None, "2.0"),
        (slots::cuParamSetv, None, "2.0"),
        (slots::cuPointerGetAttribute, None, "4.0"),
        (slots::cuPointerGetAttributes, None, "7.0"),
        (slots::cuPointerSetAttribute, None, "6.0"),
        (slots::cuProfilerInitialize, None, "4.0"),
        (slots::cuProfilerStart, None, "4.0"),
        (slots::cuProfilerStop, None, "4.0"),
        (
            slots::cuSignalExternalSemaphoresAsync,
            Some(slots::cuSignalExternalSemaphoresAsync_ptsz),
            "10.0",
        ),
        (slots::cuStreamAddCallback, Some(slots::cuStreamAddCallback_ptsz), "5.0"),
        (slots::cuStreamAttachMemAsync, Some(slots::cuStreamAttachMemAsync_ptsz), "6.0"),
        (slots::cuStreamBatchMemOp, Some(slots::cuStreamBatchMemOp_ptsz), "8.0"),
        (slots::cuStreamBatchMemOp_v2, Some(slots::cuStreamBatchMemOp_v2_ptsz), "11.7"),
        (slots::cuStreamBeginCapture, Some(slots::cuStreamBeginCapture_ptsz), "10.0"),
        (
            slots::cuStreamBeginCaptureToGraph,
            Some(slots::cuStreamBeginCaptureToGraph_ptsz),
            "12.3",
        ),
        (
            slots::cuStreamBeginCapture_v2,
            Some(slots::cuStreamBeginCapture_v2_ptsz),
            "10.1",
        ),
        (
            slots::cuStreamCopyAttributes,
            Some(slots::cuStreamCopyAttributes_ptsz),
            "11.0",
        ),
        (slots::cuStreamCreate, None, "2.0"),
        (slots::cuStreamCreateWithPriority, None, "5.5"),
        (slots::cuStreamDestroy, None, "2.0"),
        (slots::cuStreamDestroy_v2, None, "4.0"),
        (slots::cuStreamEndCapture, Some(slots::cuStreamEndCapture_ptsz), "10.0"),
        (slots::cuStreamGetAttribute, Some(slots::cuStreamGetAttribute_ptsz), "11.0"),
        (
            slots::cuStreamGetCaptureInfo,
            Some(slots::cuStreamGetCaptureInfo_ptsz),
            "10.1",
        ),
        (
            slots::cuStreamGetCaptureInfo_v2,
            Some(slots::cuStreamGetCaptureInfo_v2_ptsz),
            "11.3",
        ),
        (
            slots::cuStreamGetCaptureInfo_v3,
            Some(slots::cuStreamGetCaptureInfo_v3_ptsz),
            "12.3",
        ),
        (slots::cuStreamGetCtx, Some(slots::cuStreamGetCtx_ptsz), "9.2"),
        (slots::cuStreamGetCtx_v2, Some(slots::cuStreamGetCtx_v2_ptsz), "12.5"),
        (slots::cuStreamGetDevice, Some(slots::cuStreamGetDevice_ptsz), "12.8"),
        (slots::cuStreamGetFlags, Some(slots::cuStreamGetFlags_ptsz), "5.5"),
        (slots::cuStreamGetGreenCtx, None, "12.4"),
        (slots::cuStreamGetId, Some(slots::cuStreamGetId_ptsz), "12.0"),
        (slots::cuStreamGetPriority, Some(slots::cuStreamGetPriority_ptsz), "5.5"),
        (slots::cuStreamIsCapturing, Some(slots::cuStreamIsCapturing_ptsz), "10.0"),
        (slots::cuStreamQuery, Some(slots::cuStreamQuery_ptsz), "2.0"),
        (slots::cuStreamSetAttribute, Some(slots::cuStreamSetAttribute_ptsz), "11.0"),
        (slots::cuStreamSynchronize, Some(slots::cuStreamSynchronize_ptsz), "2.0"),
        (
            slots::cuStreamUpdateCaptureDependencies,
            Some(slots::cuStreamUpdateCaptureDependencies_ptsz),
            "11.3",
        ),
        (
            slots::cuStreamUpdateCaptureDependencies_v2,
            Some(slots::cuStreamUpdateCaptureDependencies_v2_ptsz),
            "12.3",
        ),
        (slots::cuStreamWaitEvent, Some(slots::cuStreamWaitEvent_ptsz), "3.2"),
        (slots::cuStreamWaitValue32, Some(slots::cuStreamWaitValue32_ptsz), "8.0"),
        (
            slots::cuStreamWaitValue32_v2,
            Some(slots::cuStreamWaitValue32_v2_ptsz),
            "11.7",
        ),
        (slots::cuStreamWaitValue64, Some(slots::cuStreamWaitValue64_ptsz), "9.0"),
        (
            slots::cuStreamWaitValue64_v2,
            Some(slots::cuStreamWaitValue64_v2_ptsz),
            "11.7",
        ),
        (slots::cuStreamWriteValue32, Some(slots::cuStreamWriteValue32_ptsz), "8.0"),
        (
            slots::cuStreamWriteValue32_v2,
            Some(slots::cuStreamWriteValue32_v2_ptsz),
            "11.7",
        ),
        (slots::cuStreamWriteValue64, Some(slots::cuStreamWriteValue64_ptsz), "9.0"),
        (
            slots::cuStreamWriteValue64_v2,
            Some(slots::cuStreamWriteValue64_v2_ptsz),
            "11.7",
        ),
        (slots::cuSurfObjectCreate, None, "5.0"),
        (slots::cuSurfObjectDestroy, None, "5.0"),
        (slots::cuSurfObjectGetResourceDesc, None, "5.0"),
        (slots::cuSurfRefGetArray, None, "3.0"),
        (slots::cuSurfRefSetArray, None, "3.0"),
        (slots::cuTensorMapEncodeIm2col, None, "12.0"),
        (slots::cuTensorMapEncodeIm2colWide, None, "12.8"),
        (slots::cuTensorMapEncodeTiled, None, "12.0"),
        (slots::cuTensorMapReplaceAddress, None, "12.0"),
        (slots::cuTexObjectCreate, None, "5.0"),
        (slots::cuTexObjectDestroy, None, "5.0"),
        (slots::cuTexObjectGetResourceDesc, None, "5.0"),
        (slots::cuTexObjectGetResourceViewDesc, None, "5.0"),
        (slots::cuTexObjectGetTextureDesc, None, "5.0"),
        (slots::cuTexRefCreate, None, "2.0"),
        (slots::cuTexRefDestroy, None, "2.0"),
        (slots::cuTexRefGetAddress, None, "2.0"),
        (slots::cuTexRefGetAddressMode, None, "2.0"),
        (slots::cuTexRefGetAddress_v2, None, "3.2"),
        (slots::cuTexRefGetArray, None, "2.0"),
        (slots::cuTexRefGetBorderColor, None, "8.0"),
        (slots::cuTexRefGetFilterMode, None, "2.0"),
        (slots::cuTexRefGetFlags, None, "2.0"),
        (slots::cuTexRefGetFormat, None, "2.0"),
        (slots::cuTexRefGetMaxAnisotropy, None, "5.0"),
        (slots::cuTexRefGetMipmapFilterMode, None, "5.0"),
        (slots::cuTexRefGetMipmapLevelBias, None, "5.0"),
        (slots::cuTexRefGetMipmapLevelClamp, None, "5.0"),
        (slots::cuTexRefGetMipmappedArray, None, "5.0"),
        (slots::cuTexRefSetAddress, None, "2.0"),
        (slots::cuTexRefSetAddress2D, None, "2.2"),
        (slots::cuTexRefSetAddress2D_v2, None, "3.2"),
        (slots::cuTexRefSetAddress2D_v3, None, "4.1"),
        (slots::cuTexRefSetAddressMode, None, "2.0"),
        (slots::cuTexRefSetAddress_v2, None, "3.2"),
        (slots::cuTexRefSetArray, None, "2.0"),
        (slots::cuTexRefSetBorderColor, None, "8.0"),
        (slots::cuTexRefSetFilterMode, None, "2.0"),
        (slots::cuTexRefSetFlags, None, "2.0"),
        (slots::cuTexRefSetFormat, None, "2.0"),
        (slots::cuTexRefSetMaxAnisotropy, None, "5.0"),
        (slots::cuTexRefSetMipmapFilterMode, None, "5.0"),
        (slots::cuTexRefSetMipmapLevelBias, None, "5.0"),
        (slots::cuTexRefSetMipmapLevelClamp, None, "5.0"),
        (slots::cuTexRefSetMipmappedArray, None, "5.0"),
        (slots::cuThreadExchangeStreamCaptureMode, None, "10.1"),
        (slots::cuUserObjectCreate, None, "11.3"),
        (slots::cuUserObjectRelease, None, "11.3"),
        (slots::cuUserObjectRetain, None, "11.3"),
        (slots::cuVDPAUCtxCreate, None, "3.1"),
        (slots::cuVDPAUCtxCreate_v2, None, "3.2"),
        (slots::cuVDPAUGetDevice, None, "3.1"),
        (
            slots::cuWaitExternalSemaphoresAsync,
            Some(slots::cuWaitExternalSemaphoresAsync_ptsz),
            "10.0",
        ),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "driver",
    name: c"cubind.cuda12.driver",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

extern "C" fn missing<const SLOT: usize, const CODE: u64>() -> u64 {
    capsules::missing(&MODULE, SLOT, CODE)
}

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"cuArray3DCreate",
            both::cuArray3DCreate,
            c"cuArray3DCreate($self, pAllocateArray)\n--\n\nCreates a CUDA array of up to three dimensions, or a layered, cubemap or sparse one.\n\n``CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)``\n\nParameters\n----------\npAllocateArray : CUDA_ARRAY3D_DESCRIPTOR or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.\npHandle : CUarray\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArray3DCreate\n",
        );
    table
        .function(
            c"cuArray3DCreate_v2",
            both::cuArray3DCreate,
            c"cuArray3DCreate_v2($self, pAllocateArray)\n--\n\nCreates a CUDA array of up to three dimensions, or a layered, cubemap or sparse one.\n\n``CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)``\n\nParameters\n----------\npAllocateArray : CUDA_ARRAY3D_DESCRIPTOR or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.\npHandle : CUarray\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArray3DCreate\n",
        );
    table
        .function(
            c"cuArray3DGetDescriptor",
            both::cuArray3DGetDescriptor,
            c"cuArray3DGetDescriptor($self, hArray)\n--\n\nTells the size, element format and flags of any CUDA array.\n\n``CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)``\n\nParameters\n----------\nhArray : CUarray or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npArrayDescriptor : CUDA_ARRAY3D_DESCRIPTOR\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArray3DGetDescriptor\n",
        );
    table
        .function(
            c"cuArray3DGetDescriptor_v2",
            both::cuArray3DGetDescriptor,
            c"cuArray3DGetDescriptor_v2($self, hArray)\n--\n\nTells the size, element format and flags of any CUDA array.\n\n``CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)``\n\nParameters\n----------\nhArray : CUarray or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npArrayDescriptor : CUDA_ARRAY3D_DESCRIPTOR\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArray3DGetDescriptor\n",
        );
    table
        .function(
            c"cuArrayCreate",
            both::cuArrayCreate,
            c"cuArrayCreate($self, pAllocateArray)\n--\n\nCreates a CUDA array of one or two dimensions, for textures and surfaces.\n\n``CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)``\n\nParameters\n----------\npAllocateArray : CUDA_ARRAY_DESCRIPTOR or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.\npHandle : CUarray\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayCreate\n",
        );
    table
        .function(
            c"cuArrayCreate_v2",
            both::cuArrayCreate,
            c"cuArrayCreate_v2($self, pAllocateArray)\n--\n\nCreates a CUDA array of one or two dimensions, for textures and surfaces.\n\n``CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)``\n\nParameters\n----------\npAllocateArray : CUDA_ARRAY_DESCRIPTOR or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.\npHandle : CUarray\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayCreate\n",
        );
    table
        .function(
            c"cuArrayDestroy",
            both::cuArrayDestroy,
            c"cuArrayDestroy($self, hArray)\n--\n\nDestroys a CUDA array; no texture or surface may still use it.\n\n``CUresult cuArrayDestroy(CUarray hArray)``\n\nParameters\n----------\nhArray : CUarray or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ARRAY_IS_MAPPED``, ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayDestroy\n",
        );
    table
        .function(
            c"cuArrayGetDescriptor",
            both::cuArrayGetDescriptor,
            c"cuArrayGetDescriptor($self, hArray)\n--\n\nTells the width, height and element format of a CUDA array that has no depth.\n\n``CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)``\n\nParameters\n----------\nhArray : CUarray or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npArrayDescriptor : CUDA_ARRAY_DESCRIPTOR\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayGetDescriptor\n",
        );
    table
        .function(
            c"cuArrayGetDescriptor_v2",
            both::cuArrayGetDescriptor,
            c"cuArrayGetDescriptor_v2($self, hArray)\n--\n\nTells the width, height and element format of a CUDA array that has no depth.\n\n``CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)``\n\nParameters\n----------\nhArray : CUarray or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npArrayDescriptor : CUDA_ARRAY_DESCRIPTOR\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayGetDescriptor\n",
        );
    table
        .function(
            c"cuArrayGetMemoryRequirements",
            both::cuArrayGetMemoryRequirements,
            c"cuArrayGetMemoryRequirements($self, array, device)\n--\n\nTells the size and alignment of the memory to map to a CUDA array with deferred mapping.\n\n``CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device)``\n\nParameters\n----------\narray : CUarray or None\ndevice : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nmemoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.6.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayGetMemoryRequirements\n",
        );
    table
        .function(
            c"cuArrayGetPlane",
            both::cuArrayGetPlane,
            c"cuArrayGetPlane($self, hArray, planeIdx)\n--\n\nGives one plane of a CUDA array with a planar format, such as NV12, as an array.\n\n``CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)``\n\nParameters\n----------\nhArray : CUarray or None\nplaneIdx : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npPlaneArray : CUarray\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayGetPlane\n",
        );
    table
        .function(
            c"cuArrayGetSparseProperties",
            both::cuArrayGetSparseProperties,
            c"cuArrayGetSparseProperties($self, array)\n--\n\nTells the tile size and the mip tail of a sparse CUDA array.\n\n``CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array)``\n\nParameters\n----------\narray : CUarray or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nsparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayGetSparseProperties\n",
        );
    table
        .function(
            c"cuCheckpointProcessCheckpoint",
            only12::cuCheckpointProcessCheckpoint,
            c"cuCheckpointProcessCheckpoint($self, pid, args)\n--\n\nSaves a locked process's GPU memory, by default to host memory, and frees its GPUs.\n\n``CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)``\n\nParameters\n----------\npid : int\nargs : CUcheckpointCheckpointArgs or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessCheckpoint\n",
        );
    table
        .function(
            c"cuCheckpointProcessGetRestoreThreadId",
            both::cuCheckpointProcessGetRestoreThreadId,
            c"cuCheckpointProcessGetRestoreThreadId($self, pid)\n--\n\nTells the ID of the thread in a process that restores its CUDA state.\n\n``CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)``\n\nParameters\n----------\npid : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\ntid : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessGetRestoreThreadId\n",
        );
    table
        .function(
            c"cuCheckpointProcessGetState",
            both::cuCheckpointProcessGetState,
            c"cuCheckpointProcessGetState($self, pid)\n--\n\nTells whether a process runs, is locked, checkpointed or failed.\n\n``CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)``\n\nParameters\n----------\npid : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\nstate : CUprocessState\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessGetState\n",
        );
    table
        .function(
            c"cuCheckpointProcessLock",
            both::cuCheckpointProcessLock,
            c"cuCheckpointProcessLock($self, pid, args)\n--\n\nLocks a process's CUDA calls and waits for its work, before a checkpoint.\n\n``CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)``\n\nParameters\n----------\npid : int\nargs : CUcheckpointLockArgs or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_READY``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessLock\n",
        );
    table
        .function(
            c"cuCheckpointProcessRestore",
            only12::cuCheckpointProcessRestore,
            c"cuCheckpointProcessRestore($self, pid, args)\n--\n\nBrings a checkpointed process's memory back to GPUs, the same or others; it stays locked.\n\n``CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)``\n\nParameters\n----------\npid : int\nargs : CUcheckpointRestoreArgs or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessRestore\n",
        );
    table
        .function(
            c"cuCheckpointProcessUnlock",
            both::cuCheckpointProcessUnlock,
            c"cuCheckpointProcessUnlock($self, pid, args)\n--\n\nLets a locked process call CUDA again.\n\n``CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)``\n\nParameters\n----------\npid : int\nargs : CUcheckpointUnlockArgs or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessUnlock\n",
        );
    table
        .function(
            c"cuCoredumpGetAttribute",
            both::cuCoredumpGetAttribute,
            c"cuCoredumpGetAttribute($self, attrib)\n--\n\nTells a setting of the current context's GPU core dumps, such as the file.\n\n``CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)``\n\nParameters\n----------\nattrib : CUcoredumpSettings\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``.\nvalue : object\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpGetAttribute\n",
        );
    table
        .function(
            c"cuCoredumpGetAttributeGlobal",
            both::cuCoredumpGetAttributeGlobal,
            c"cuCoredumpGetAttributeGlobal($self, attrib)\n--\n\nTells a GPU core dump setting of the whole process.\n\n``CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)``\n\nParameters\n----------\nattrib : CUcoredumpSettings\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nvalue : object\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpGetAttributeGlobal\n",
        );
    table
        .function(
            c"cuCoredumpSetAttribute",
            both::cuCoredumpSetAttribute,
            c"cuCoredumpSetAttribute($self, attrib, value)\n--\n\nChanges a setting of the current context's GPU core dumps, such as the file.\n\n``CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)``\n\nParameters\n----------\nattrib : CUcoredumpSettings\nvalue : object\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpSetAttribute\n",
        );
    table
        .function(
            c"cuCoredumpSetAttributeGlobal",
            both::cuCoredumpSetAttributeGlobal,
            c"cuCoredumpSetAttributeGlobal($self, attrib, value)\n--\n\nChanges a GPU core dump setting of the whole process.\n\n``CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)``\n\nParameters\n----------\nattrib : CUcoredumpSettings\nvalue : object\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_PERMITTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpSetAttributeGlobal\n",
        );
    table
        .function(
            c"cuCtxAttach",
            both::cuCtxAttach,
            c"cuCtxAttach($self, flags)\n--\n\nAdds one to the usage count of the current context and returns the context (superseded).\n\n``CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)``\n\nParameters\n----------\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npctx : CUcontext\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX__DEPRECATED.html#:~:text=cuCtxAttach\n",
        );
    table
        .function(
            c"cuCtxCreate",
            only12::cuCtxCreate,
            c"cuCtxCreate($self, flags, dev)\n--\n\nCreates a context on a device and makes it current, on top of the thread's stack of contexts.\n\n``CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)``\n\nParameters\n----------\nflags : int\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.\npctx : CUcontext\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__CTX.html#:~:text=cuCtxCreate\n",
        );
    table
        .function(
            c"cuCtxCreate_v2",
            only12::cuCtxCreate,
            c"cuCtxCreate_v2($self, flags, dev)\n--\n\nCreates a context on a device and makes it current, on top of the thread's stack of contexts.\n\n``CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)``\n\nParameters\n----------\nflags : int\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.\npctx : CUcontext\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__CTX.html#:~:text=cuCtxCreate\n",
        );
    table
        .function(
            c"cuCtxCreate_v3",
            both::cuCtxCreate_v3,
            c"cuCtxCreate_v3($self, paramsArray, numParams, flags, dev)\n--\n\nCreates a context on a device, limited by execution affinities such as an SM count; makes it current.\n\n``CUresult cuCtxCreate_v3(CUcontext *pctx, CUexecAffinityParam *paramsArray, int numParams, unsigned int flags, CUdevice dev)``\n\nParameters\n----------\nparamsArray : list[CUexecAffinityParam] or None\nnumParams : int\nflags : int\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``, ``CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY``.\npctx : CUcontext\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.4.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__CTX.html#:~:text=cuCtxCreate_v3\n",
        );
    table
        .function(
            c"cuCtxCreate_v4",
            both::cuCtxCreate_v4,
            c"cuCtxCreate_v4($self, ctxCreateParams, flags, dev)\n--\n\nCreates a context on a device, with execution affinity or graphics sharing if asked; makes it current.\n\n``CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags, CUdevice dev)``\n\nParameters\n----------\nctxCreateParams : CUctxCreateParams or None, optional\nflags : int\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.\npctx : CUcontext\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxCreate_v4\n",
        );
    table
        .function(
            c"cuCtxDestroy",
            both::cuCtxDestroy,
            c"cuCtxDestroy($self, ctx)\n--\n\nDestroys a context and all that it holds; a thread that has it current must not use it again.\n\n``CUresult cuCtxDestroy_v2(CUcontext ctx)``\n\nParameters\n----------\nctx : CUcontext or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxDestroy\n",
        );
    table
        .function(
            c"cuCtxDestroy_v2",
            both::cuCtxDestroy,
            c"cuCtxDestroy_v2($self, ctx)\n--\n\nDestroys a context and all that it holds; a thread that has it current must not use it again.\n\n``CUresult cuCtxDestroy_v2(CUcontext ctx)``\n\nParameters\n----------\nctx : CUcontext or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxDestroy\n",
        );
    table
        .function(
            c"cuCtxDetach",
            both::cuCtxDetach,
            c"cuCtxDetach($self, ctx)\n--\n\nTakes one from a context's usage count, which destroys the context at zero (superseded).\n\n``CUresult cuCtxDetach(CUcontext ctx)``\n\nParameters\n----------\nctx : CUcontext or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX__DEPRECATED.html#:~:text=cuCtxDetach\n",
        );
    table
        .function(
            c"cuCtxDisablePeerAccess",
            both::cuCtxDisablePeerAccess,
            c"cuCtxDisablePeerAccess($self, peerContext)\n--\n\nEnds the current context's direct access to a peer context's memory.\n\n``CUresult cuCtxDisablePeerAccess(CUcontext peerContext)``\n\nParameters\n----------\npeerContext : CUcontext or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_PEER_ACCESS_NOT_ENABLED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PEER__ACCESS.html#:~:text=cuCtxDisablePeerAccess\n",
        );
    table
        .function(
            c"cuCtxEnablePeerAccess",
            both::cuCtxEnablePeerAccess,
            c"cuCtxEnablePeerAccess($self, peerContext, Flags)\n--\n\nLets the current context use memory of a peer context directly, but not the other way round.\n\n``CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)``\n\nParameters\n----------\npeerContext : CUcontext or None\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED``, ``CUDA_ERROR_PEER_ACCESS_UNSUPPORTED``, ``CUDA_ERROR_TOO_MANY_PEERS``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PEER__ACCESS.html#:~:text=cuCtxEnablePeerAccess\n",
        );
    table
        .function(
            c"cuCtxFromGreenCtx",
            both::cuCtxFromGreenCtx,
            c"cuCtxFromGreenCtx($self, hCtx)\n--\n\nConverts a green context to a context handle, for functions such as ``cuCtxSetCurrent``.\n\n``CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)``\n\nParameters\n----------\nhCtx : CUgreenCtx or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npContext : CUcontext\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuCtxFromGreenCtx\n",
        );
    table
        .function(
            c"cuCtxGetApiVersion",
            both::cuCtxGetApiVersion,
            c"cuCtxGetApiVersion($self, ctx)\n--\n\nTells the API version that a context was created for (3010 or later).\n\n``CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)``\n\nParameters\n----------\nctx : CUcontext or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.\nversion : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetApiVersion\n",
        );
    table
        .function(
            c"cuCtxGetCacheConfig",
            both::cuCtxGetCacheConfig,
            c"cuCtxGetCacheConfig($self)\n--\n\nTells how the current context prefers to divide on-chip memory into L1 and shared memory.\n\n``CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npconfig : CUfunc_cache\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetCacheConfig\n",
        );
    table
        .function(
            c"cuCtxGetCurrent",
            both::cuCtxGetCurrent,
            c"cuCtxGetCurrent($self)\n--\n\nGives the calling thread's current context, or null if there is none.\n\n``CUresult cuCtxGetCurrent(CUcontext *pctx)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_NOT_INITIALIZED``.\npctx : CUcontext\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetCurrent\n",
        );
    table
        .function(
            c"cuCtxGetDevResource",
            only12::cuCtxGetDevResource,
            c"cuCtxGetDevResource($self, hCtx, typename)\n--\n\nTells which SMs or work queues are a context's.\n\n``CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)``\n\nParameters\n----------\nhCtx : CUcontext or None\ntypename : CUdevResourceType\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nresource : CUdevResource\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuCtxGetDevResource\n",
        );
    table
        .function(
            c"cuCtxGetDevice",
            both::cuCtxGetDevice,
            c"cuCtxGetDevice($self)\n--\n\nTells which device the current context belongs to.\n\n``CUresult cuCtxGetDevice(CUdevice *device)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndevice : CUdevice\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetDevice\n",
        );
    table
        .function(
            c"cuCtxGetExecAffinity",
            both::cuCtxGetExecAffinity,
            c"cuCtxGetExecAffinity($self, typename)\n--\n\nTells an execution affinity of the current context, such as how many SMs it may use.\n\n``CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type)``\n\nParameters\n----------\ntypename : CUexecAffinityType\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY``.\npExecAffinity : CUexecAffinityParam\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetExecAffinity\n",
        );
    table
        .function(
            c"cuCtxGetFlags",
            both::cuCtxGetFlags,
            c"cuCtxGetFlags($self)\n--\n\nTells how the current context was made: how the CPU waits, and other flags.\n\n``CUresult cuCtxGetFlags(unsigned int *flags)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nflags : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetFlags\n",
        );
    table
        .function(
            c"cuCtxGetId",
            both::cuCtxGetId,
            c"cuCtxGetId($self, ctx)\n--\n\nTells a context's number, which no other context of this process ever has.\n\n``CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)``\n\nParameters\n----------\nctx : CUcontext or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nctxId : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetId\n",
        );
    table
        .function(
            c"cuCtxGetLimit",
            only12::cuCtxGetLimit,
            c"cuCtxGetLimit($self, limit)\n--\n\nTells a limit of the current context, such as the stack bytes of a device thread.\n\n``CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)``\n\nParameters\n----------\nlimit : CUlimit\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_UNSUPPORTED_LIMIT``.\npvalue : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetLimit\n",
        );
    table
        .function(
            c"cuCtxGetSharedMemConfig",
            both::cuCtxGetSharedMemConfig,
            c"cuCtxGetSharedMemConfig($self)\n--\n\nTells how wide shared memory's banks are in the current context.\n\n``CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npConfig : CUsharedconfig\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.2. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX__DEPRECATED.html#:~:text=cuCtxGetSharedMemConfig\n",
        );
    table
        .function(
            c"cuCtxGetStreamPriorityRange",
            both::cuCtxGetStreamPriorityRange,
            c"cuCtxGetStreamPriorityRange($self)\n--\n\nTells the lowest and the highest priority of streams; smaller numbers go first.\n\n``CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nleastPriority : int\ngreatestPriority : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetStreamPriorityRange\n",
        );
    table
        .function(
            c"cuCtxPopCurrent",
            both::cuCtxPopCurrent,
            c"cuCtxPopCurrent($self)\n--\n\nTakes the current context off the calling thread's stack and returns it.\n\n``CUresult cuCtxPopCurrent_v2(CUcontext *pctx)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.\npctx : CUcontext\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxPopCurrent\n",
        );
    table
        .function(
            c"cuCtxPopCurrent_v2",
            both::cuCtxPopCurrent,
            c"cuCtxPopCurrent_v2($self)\n--\n\nTakes the current context off the calling thread's stack and returns it.\n\n``CUresult cuCtxPopCurrent_v2(CUcontext *pctx)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.\npctx : CUcontext\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxPopCurrent\n",
        );
    table
        .function(
            c"cuCtxPushCurrent",
            both::cuCtxPushCurrent,
            c"cuCtxPushCurrent($self, ctx)\n--\n\nPuts a context on top of the calling thread's stack, which makes it current.\n\n``CUresult cuCtxPushCurrent_v2(CUcontext ctx)``\n\nParameters\n----------\nctx : CUcontext or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxPushCurrent\n",
        );
    table
        .function(
            c"cuCtxPushCurrent_v2",
            both::cuCtxPushCurrent,
            c"cuCtxPushCurrent_v2($self, ctx)\n--\n\nPuts a context on top of the calling thread's stack, which makes it current.\n\n``CUresult cuCtxPushCurrent_v2(CUcontext ctx)``\n\nParameters\n----------\nctx : CUcontext or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxPushCurrent\n",
        );
    table
        .function(
            c"cuCtxRecordEvent",
            both::cuCtxRecordEvent,
            c"cuCtxRecordEvent($self, hCtx, hEvent)\n--\n\nRecords in an event all work that has been submitted to a context so far.\n\n``CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)``\n\nParameters\n----------\nhCtx : CUcontext or None\nhEvent : CUevent or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxRecordEvent\n",
        );
    table
        .function(
            c"cuCtxResetPersistingL2Cache",
            both::cuCtxResetPersistingL2Cache,
            c"cuCtxResetPersistingL2Cache($self)\n--\n\nMakes every persisting line in the L2 cache of the current context's device a normal one.\n\n``CUresult cuCtxResetPersistingL2Cache(void)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxResetPersistingL2Cache\n",
        );
    table
        .function(
            c"cuCtxSetCacheConfig",
            both::cuCtxSetCacheConfig,
            c"cuCtxSetCacheConfig($self, config)\n--\n\nSets how the current context prefers to divide on-chip memory into L1 and shared memory.\n\n``CUresult cuCtxSetCacheConfig(CUfunc_cache config)``\n\nParameters\n----------\nconfig : CUfunc_cache\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSetCacheConfig\n",
        );
    table
        .function(
            c"cuCtxSetCurrent",
            both::cuCtxSetCurrent,
            c"cuCtxSetCurrent($self, ctx)\n--\n\nMakes a context current to the calling thread, in place of the one on top of its stack.\n\n``CUresult cuCtxSetCurrent(CUcontext ctx)``\n\nParameters\n----------\nctx : CUcontext or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSetCurrent\n",
        );
    table
        .function(
            c"cuCtxSetFlags",
            both::cuCtxSetFlags,
            c"cuCtxSetFlags($self, flags)\n--\n\nChanges flags of the current context, such as the ones that say how the CPU waits.\n\n``CUresult cuCtxSetFlags(unsigned int flags)``\n\nParameters\n----------\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSetFlags\n",
        );
    table
        .function(
            c"cuCtxSetLimit",
            only12::cuCtxSetLimit,
            c"cuCtxSetLimit($self, limit, value)\n--\n\nAsks for a limit of the current context, which the driver may round or clamp.\n\n``CUresult cuCtxSetLimit(CUlimit limit, size_t value)``\n\nParameters\n----------\nlimit : CUlimit\nvalue : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNSUPPORTED_LIMIT``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSetLimit\n",
        );
    table
        .function(
            c"cuCtxSetSharedMemConfig",
            both::cuCtxSetSharedMemConfig,
            c"cuCtxSetSharedMemConfig($self, config)\n--\n\nSets how wide shared memory's banks are for kernels of the current context, where devices can.\n\n``CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)``\n\nParameters\n----------\nconfig : CUsharedconfig\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.2. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX__DEPRECATED.html#:~:text=cuCtxSetSharedMemConfig\n",
        );
    table
        .function(
            c"cuCtxSynchronize",
            both::cuCtxSynchronize,
            c"cuCtxSynchronize($self)\n--\n\nBlocks until everything submitted to the current context has finished.\n\n``CUresult cuCtxSynchronize(void)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSynchronize\n",
        );
    table
        .function(
            c"cuCtxWaitEvent",
            both::cuCtxWaitEvent,
            c"cuCtxWaitEvent($self, hCtx, hEvent)\n--\n\nMakes all work submitted to a context from now on wait for an event.\n\n``CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)``\n\nParameters\n----------\nhCtx : CUcontext or None\nhEvent : CUevent or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxWaitEvent\n",
        );
    table
        .function(
            c"cuDestroyExternalMemory",
            both::cuDestroyExternalMemory,
            c"cuDestroyExternalMemory($self, extMem)\n--\n\nDestroys imported memory; what was mapped of it must be freed before.\n\n``CUresult cuDestroyExternalMemory(CUexternalMemory extMem)``\n\nParameters\n----------\nextMem : CUexternalMemory or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuDestroyExternalMemory\n",
        );
    table
        .function(
            c"cuDestroyExternalSemaphore",
            both::cuDestroyExternalSemaphore,
            c"cuDestroyExternalSemaphore($self, extSem)\n--\n\nDestroys an imported semaphore; all work with it must be done.\n\n``CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)``\n\nParameters\n----------\nextSem : CUexternalSemaphore or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuDestroyExternalSemaphore\n",
        );
    table
        .function(
            c"cuDevResourceGenerateDesc",
            only12::cuDevResourceGenerateDesc,
            c"cuDevResourceGenerateDesc($self, resources, nbResources)\n--\n\nCombines device resources into a descriptor for ``cuGreenCtxCreate``.\n\n``CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources, unsigned int nbResources)``\n\nParameters\n----------\nresources : list[CUdevResource] or None\nnbResources : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nphDesc : CUdevResourceDesc\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDevResourceGenerateDesc\n",
        );
    table
        .function(
            c"cuDevSmResourceSplitByCount",
            only12::cuDevSmResourceSplitByCount,
            c"cuDevSmResourceSplitByCount($self, nbGroups, input_, useFlags, minCount)\n--\n\nSplits SMs into equal groups of at least a given count, and a remainder.\n\n``CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input, CUdevResource *remaining, unsigned int useFlags, unsigned int minCount)``\n\nParameters\n----------\nnbGroups : int\ninput_ : CUdevResource or None\nuseFlags : int\nminCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nresult : list[CUdevResource]\nnbGroups : int\nremaining : CUdevResource\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/archive/13.3.0/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDevSmResourceSplitByCount\n",
        );
    table
        .function(
            c"cuDeviceCanAccessPeer",
            both::cuDeviceCanAccessPeer,
            c"cuDeviceCanAccessPeer($self, dev, peerDev)\n--\n\nTells whether a device can be given direct access to another device's memory.\n\n``CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)``\n\nParameters\n----------\ndev : CUdevice or None\npeerDev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_NOT_INITIALIZED``.\ncanAccessPeer : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PEER__ACCESS.html#:~:text=cuDeviceCanAccessPeer\n",
        );
    table
        .function(
            c"cuDeviceComputeCapability",
            both::cuDeviceComputeCapability,
            c"cuDeviceComputeCapability($self, dev)\n--\n\nTells a device's compute capability as major and minor numbers (superseded by attributes).\n\n``CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nmajor : int\nminor : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE__DEPRECATED.html#:~:text=cuDeviceComputeCapability\n",
        );
    table
        .function(
            c"cuDeviceGet",
            both::cuDeviceGet,
            c"cuDeviceGet($self, ordinal)\n--\n\nGives the handle of the device with an ordinal from 0 to the device count minus 1.\n\n``CUresult cuDeviceGet(CUdevice *device, int ordinal)``\n\nParameters\n----------\nordinal : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndevice : CUdevice\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGet\n",
        );
    table
        .function(
            c"cuDeviceGetAttribute",
            only12::cuDeviceGetAttribute,
            c"cuDeviceGetAttribute($self, attrib, dev)\n--\n\nTells the value of one device attribute, such as the number of multiprocessors.\n\n``CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)``\n\nParameters\n----------\nattrib : CUdevice_attribute\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npi : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetAttribute\n",
        );
    table
        .function(
            c"cuDeviceGetByPCIBusId",
            both::cuDeviceGetByPCIBusId,
            c"cuDeviceGetByPCIBusId($self, pciBusId)\n--\n\nFinds a device by its PCI address, a string such as ``0000:3b:00.0``.\n\n``CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)``\n\nParameters\n----------\npciBusId : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndev : CUdevice\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuDeviceGetByPCIBusId\n",
        );
    table
        .function(
            c"cuDeviceGetCount",
            both::cuDeviceGetCount,
            c"cuDeviceGetCount($self)\n--\n\nCounts the CUDA devices that this process can see (``CUDA_VISIBLE_DEVICES`` limits them).\n\n``CUresult cuDeviceGetCount(int *count)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\ncount : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetCount\n",
        );
    table
        .function(
            c"cuDeviceGetDefaultMemPool",
            both::cuDeviceGetDefaultMemPool,
            c"cuDeviceGetDefaultMemPool($self, dev)\n--\n\nGives the memory pool that the driver made for a device; it cannot be destroyed.\n\n``CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\npool_out : CUmemoryPool\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetDefaultMemPool\n",
        );
    table
        .function(
            c"cuDeviceGetDevResource",
            only12::cuDeviceGetDevResource,
            c"cuDeviceGetDevResource($self, device, typename)\n--\n\nTells which SMs or work queues a device has, as the start for a split.\n\n``CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)``\n\nParameters\n----------\ndevice : CUdevice or None\ntypename : CUdevResourceType\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nresource : CUdevResource\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDeviceGetDevResource\n",
        );
    table
        .function(
            c"cuDeviceGetExecAffinitySupport",
            both::cuDeviceGetExecAffinitySupport,
            c"cuDeviceGetExecAffinitySupport($self, typename, dev)\n--\n\nTells whether contexts of a device can be limited by an execution affinity, such as SM count.\n\n``CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)``\n\nParameters\n----------\ntypename : CUexecAffinityType\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npi : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetExecAffinitySupport\n",
        );
    table
        .function(
            c"cuDeviceGetGraphMemAttribute",
            both::cuDeviceGetGraphMemAttribute,
            c"cuDeviceGetGraphMemAttribute($self, device, attr)\n--\n\nTells how many bytes graphs use or reserve on a device, now or at most so far.\n\n``CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)``\n\nParameters\n----------\ndevice : CUdevice or None\nattr : CUgraphMem_attribute\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``.\nvalue : object\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuDeviceGetGraphMemAttribute\n",
        );
    table
        .function(
            c"cuDeviceGetLuid",
            both::cuDeviceGetLuid,
            c"cuDeviceGetLuid($self, dev)\n--\n\nTells a device's LUID and node mask, by which Windows graphics APIs name adapters.\n\n``CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nluid : bytes\ndeviceNodeMask : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetLuid\n",
        );
    table
        .function(
            c"cuDeviceGetMemPool",
            both::cuDeviceGetMemPool,
            c"cuDeviceGetMemPool($self, dev)\n--\n\nGives the memory pool that a device now uses for ``cuMemAllocAsync``.\n\n``CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\npool : CUmemoryPool\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetMemPool\n",
        );
    table
        .function(
            c"cuDeviceGetName",
            both::cuDeviceGetName,
            c"cuDeviceGetName($self, length, dev)\n--\n\nCopies a device's product name into a buffer, cut to its size and NUL-terminated.\n\n``CUresult cuDeviceGetName(char *name, int len, CUdevice dev)``\n\nParameters\n----------\nlength : int\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nname : bytes\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetName\n",
        );
    table
        .function(
            c"cuDeviceGetNvSciSyncAttributes",
            both::cuDeviceGetNvSciSyncAttributes,
            c"cuDeviceGetNvSciSyncAttributes($self, nvSciSyncAttrList, dev, flags)\n--\n\nFills an NvSciSync attribute list with what a device needs to signal or wait on such objects.\n\n``CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)``\n\nParameters\n----------\nnvSciSyncAttrList : address or buffer\ndev : CUdevice or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetNvSciSyncAttributes\n",
        );
    table
        .function(
            c"cuDeviceGetP2PAttribute",
            both::cuDeviceGetP2PAttribute,
            c"cuDeviceGetP2PAttribute($self, attrib, srcDevice, dstDevice)\n--\n\nTells how two devices are linked: performance rank, access, native atomics.\n\n``CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice)``\n\nParameters\n----------\nattrib : CUdevice_P2PAttribute\nsrcDevice : CUdevice or None\ndstDevice : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nvalue : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 8.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PEER__ACCESS.html#:~:text=cuDeviceGetP2PAttribute\n",
        );
    table
        .function(
            c"cuDeviceGetPCIBusId",
            both::cuDeviceGetPCIBusId,
            c"cuDeviceGetPCIBusId($self, length, dev)\n--\n\nWrites a device's PCI address, such as ``0000:3b:00.0``, to a buffer.\n\n``CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)``\n\nParameters\n----------\nlength : int\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npciBusId : bytes\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuDeviceGetPCIBusId\n",
        );
    table
        .function(
            c"cuDeviceGetProperties",
            both::cuDeviceGetProperties,
            c"cuDeviceGetProperties($self, dev)\n--\n\nFills a record of basic limits and the clock rate of a device (superseded by attributes).\n\n``CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nprop : CUdevprop\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE__DEPRECATED.html#:~:text=cuDeviceGetProperties\n",
        );
    table
        .function(
            c"cuDeviceGetTexture1DLinearMaxWidth",
            both::cuDeviceGetTexture1DLinearMaxWidth,
            c"cuDeviceGetTexture1DLinearMaxWidth($self, pformat, numChannels, dev)\n--\n\nTells how many elements a 1D texture on linear memory may have in a given format.\n\n``CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned int numChannels, CUdevice dev)``\n\nParameters\n----------\npformat : CUarray_format\nnumChannels : int\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nmaxWidthInElements : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetTexture1DLinearMaxWidth\n",
        );
    table
        .function(
            c"cuDeviceGetUuid",
            only12::cuDeviceGetUuid,
            c"cuDeviceGetUuid($self, dev)\n--\n\nTells a device's UUID, 16 bytes.\n\n``CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nuuid : CUuuid\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 9.2.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetUuid\n",
        );
    table
        .function(
            c"cuDeviceGetUuid_v2",
            both::cuDeviceGetUuid_v2,
            c"cuDeviceGetUuid_v2($self, dev)\n--\n\nTells a device's UUID, 16 bytes; for a MIG instance its own.\n\n``CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nuuid : CUuuid\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetUuid_v2\n",
        );
    table
        .function(
            c"cuDeviceGraphMemTrim",
            both::cuDeviceGraphMemTrim,
            c"cuDeviceGraphMemTrim($self, device)\n--\n\nReturns memory that a device keeps for graphs, and no graph uses, to the system.\n\n``CUresult cuDeviceGraphMemTrim(CUdevice device)``\n\nParameters\n----------\ndevice : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuDeviceGraphMemTrim\n",
        );
    table
        .function(
            c"cuDevicePrimaryCtxGetState",
            both::cuDevicePrimaryCtxGetState,
            c"cuDevicePrimaryCtxGetState($self, dev)\n--\n\nTells a device's primary context flags and whether the context is active.\n\n``CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nflags : int\nactive : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxGetState\n",
        );
    table
        .function(
            c"cuDevicePrimaryCtxRelease",
            both::cuDevicePrimaryCtxRelease,
            c"cuDevicePrimaryCtxRelease($self, dev)\n--\n\nDrops a reference to a device's primary context; with the last one it is reset.\n\n``CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxRelease\n",
        );
    table
        .function(
            c"cuDevicePrimaryCtxRelease_v2",
            both::cuDevicePrimaryCtxRelease,
            c"cuDevicePrimaryCtxRelease_v2($self, dev)\n--\n\nDrops a reference to a device's primary context; with the last one it is reset.\n\n``CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxRelease\n",
        );
    table
        .function(
            c"cuDevicePrimaryCtxReset",
            both::cuDevicePrimaryCtxReset,
            c"cuDevicePrimaryCtxReset($self, dev)\n--\n\nDestroys all allocations and state in a device's primary context, whoever holds references.\n\n``CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxReset\n",
        );
    table
        .function(
            c"cuDevicePrimaryCtxReset_v2",
            both::cuDevicePrimaryCtxReset,
            c"cuDevicePrimaryCtxReset_v2($self, dev)\n--\n\nDestroys all allocations and state in a device's primary context, whoever holds references.\n\n``CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxReset\n",
        );
    table
        .function(
            c"cuDevicePrimaryCtxRetain",
            both::cuDevicePrimaryCtxRetain,
            c"cuDevicePrimaryCtxRetain($self, dev)\n--\n\nGives a device's primary context, created if need be, with one more reference; not made current.\n\n``CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.\npctx : CUcontext\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxRetain\n",
        );
    table
        .function(
            c"cuDevicePrimaryCtxSetFlags",
            both::cuDevicePrimaryCtxSetFlags,
            c"cuDevicePrimaryCtxSetFlags($self, dev, flags)\n--\n\nSets the flags, such as how the CPU waits, of a device's primary context.\n\n``CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)``\n\nParameters\n----------\ndev : CUdevice or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxSetFlags\n",
        );
    table
        .function(
            c"cuDevicePrimaryCtxSetFlags_v2",
            both::cuDevicePrimaryCtxSetFlags,
            c"cuDevicePrimaryCtxSetFlags_v2($self, dev, flags)\n--\n\nSets the flags, such as how the CPU waits, of a device's primary context.\n\n``CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)``\n\nParameters\n----------\ndev : CUdevice or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxSetFlags\n",
        );
    table
        .function(
            c"cuDeviceRegisterAsyncNotification",
            both::cuDeviceRegisterAsyncNotification,
            c"cuDeviceRegisterAsyncNotification($self, device, callbackFunc, userData)\n--\n\nRegisters a callback for a device's events, such as memory use over its budget.\n\n``CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void *userData, CUasyncCallbackHandle *callback)``\n\nParameters\n----------\ndevice : CUdevice or None\ncallbackFunc : callback\n    cubind keeps it alive as long as ``callback`` exists.\nuserData : object\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_UNKNOWN``.\ncallback : CUasyncCallbackHandle\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuDeviceRegisterAsyncNotification\n",
        );
    table
        .function(
            c"cuDeviceSetGraphMemAttribute",
            both::cuDeviceSetGraphMemAttribute,
            c"cuDeviceSetGraphMemAttribute($self, device, attr, value)\n--\n\nResets a high-water mark of the memory that graphs use on a device.\n\n``CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)``\n\nParameters\n----------\ndevice : CUdevice or None\nattr : CUgraphMem_attribute\nvalue : object\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuDeviceSetGraphMemAttribute\n",
        );
    table
        .function(
            c"cuDeviceSetMemPool",
            both::cuDeviceSetMemPool,
            c"cuDeviceSetMemPool($self, dev, pool)\n--\n\nMakes a memory pool the current one of a device, for later ``cuMemAllocAsync`` calls.\n\n``CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)``\n\nParameters\n----------\ndev : CUdevice or None\npool : CUmemoryPool or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceSetMemPool\n",
        );
    table
        .function(
            c"cuDeviceTotalMem",
            both::cuDeviceTotalMem,
            c"cuDeviceTotalMem($self, dev)\n--\n\nTells how many bytes of memory a device has in all.\n\n``CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nbytes : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceTotalMem\n",
        );
    table
        .function(
            c"cuDeviceTotalMem_v2",
            both::cuDeviceTotalMem,
            c"cuDeviceTotalMem_v2($self, dev)\n--\n\nTells how many bytes of memory a device has in all.\n\n``CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)``\n\nParameters\n----------\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nbytes : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceTotalMem\n",
        );
    table
        .function(
            c"cuDeviceUnregisterAsyncNotification",
            both::cuDeviceUnregisterAsyncNotification,
            c"cuDeviceUnregisterAsyncNotification($self, device, callback)\n--\n\nRemoves a callback for a device's events.\n\n``CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)``\n\nParameters\n----------\ndevice : CUdevice or None\ncallback : CUasyncCallbackHandle or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuDeviceUnregisterAsyncNotification\n",
        );
    table
        .function(
            c"cuDriverGetVersion",
            both::cuDriverGetVersion,
            c"cuDriverGetVersion($self)\n--\n\nTells the newest CUDA version the installed driver supports, as 1000·major + 10·minor.\n\n``CUresult cuDriverGetVersion(int *driverVersion)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\ndriverVersion : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VERSION.html#:~:text=cuDriverGetVersion\n",
        );
    table
        .function(
            c"cuEGLStreamConsumerAcquireFrame",
            both::cuEGLStreamConsumerAcquireFrame,
            c"cuEGLStreamConsumerAcquireFrame($self, conn, pCudaResource, pStream, timeout)\n--\n\nTakes the next frame of an EGL stream, waiting up to a timeout in microseconds.\n\n``CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn, CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout)``\n\nParameters\n----------\nconn : object\npCudaResource : object\npStream : CUstream or None\ntimeout : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_LAUNCH_TIMEOUT``.\n\nNotes\n-----\nIn ``cudaEGL.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerAcquireFrame\n",
        );
    table
        .function(
            c"cuEGLStreamConsumerConnect",
            both::cuEGLStreamConsumerConnect,
            c"cuEGLStreamConsumerConnect($self, stream)\n--\n\nMakes CUDA the consumer of an EGL stream's frames.\n\n``CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)``\n\nParameters\n----------\nstream : EGLStreamKHR or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.\nconn : CUeglStreamConnection\n\nNotes\n-----\nIn ``cudaEGL.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerConnect\n",
        );
    table
        .function(
            c"cuEGLStreamConsumerConnectWithFlags",
            both::cuEGLStreamConsumerConnectWithFlags,
            c"cuEGLStreamConsumerConnectWithFlags($self, stream, flags)\n--\n\nMakes CUDA the consumer of an EGL stream; flags say where frames are placed.\n\n``CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream, unsigned int flags)``\n\nParameters\n----------\nstream : EGLStreamKHR or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.\nconn : CUeglStreamConnection\n\nNotes\n-----\nIn ``cudaEGL.h``. Since CUDA 8.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerConnectWithFlags\n",
        );
    table
        .function(
            c"cuEGLStreamConsumerDisconnect",
            both::cuEGLStreamConsumerDisconnect,
            c"cuEGLStreamConsumerDisconnect($self, conn)\n--\n\nDisconnects an EGL stream of which CUDA was the consumer.\n\n``CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)``\n\nParameters\n----------\nconn : object\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.\n\nNotes\n-----\nIn ``cudaEGL.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerDisconnect\n",
        );
    table
        .function(
            c"cuEGLStreamConsumerReleaseFrame",
            both::cuEGLStreamConsumerReleaseFrame,
            c"cuEGLStreamConsumerReleaseFrame($self, conn, pCudaResource, pStream)\n--\n\nReturns a frame to the EGL stream from which it was acquired.\n\n``CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn, CUgraphicsResource pCudaResource, CUstream *pStream)``\n\nParameters\n----------\nconn : object\npCudaResource : CUgraphicsResource or None\npStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``.\n\nNotes\n-----\nIn ``cudaEGL.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerReleaseFrame\n",
        );
    table
        .function(
            c"cuEGLStreamProducerConnect",
            both::cuEGLStreamProducerConnect,
            c"cuEGLStreamProducerConnect($self, stream, width, height)\n--\n\nMakes CUDA the producer of an EGL stream's frames of a given size.\n\n``CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width, EGLint height)``\n\nParameters\n----------\nstream : EGLStreamKHR or None\nwidth : EGLint or None\nheight : EGLint or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.\nconn : CUeglStreamConnection\n\nNotes\n-----\nIn ``cudaEGL.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamProducerConnect\n",
        );
    table
        .function(
            c"cuEGLStreamProducerDisconnect",
            both::cuEGLStreamProducerDisconnect,
            c"cuEGLStreamProducerDisconnect($self, conn)\n--\n\nDisconnects an EGL stream of which CUDA was the producer.\n\n``CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)``\n\nParameters\n----------\nconn : object\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.\n\nNotes\n-----\nIn ``cudaEGL.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamProducerDisconnect\n",
        );
    table
        .function(
            c"cuEGLStreamProducerPresentFrame",
            both::cuEGLStreamProducerPresentFrame,
            c"cuEGLStreamProducerPresentFrame($self, conn, eglframe, pStream)\n--\n\nHands a frame to the consumer of an EGL stream, in stream order.\n\n``CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe, CUstream *pStream)``\n\nParameters\n----------\nconn : object\neglframe : CUeglFrame\npStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``.\n\nNotes\n-----\nIn ``cudaEGL.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamProducerPresentFrame\n",
        );
    table
        .function(
            c"cuEGLStreamProducerReturnFrame",
            both::cuEGLStreamProducerReturnFrame,
            c"cuEGLStreamProducerReturnFrame($self, conn, eglframe, pStream)\n--\n\nTakes a frame back that the consumer of an EGL stream has released.\n\n``CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe, CUstream *pStream)``\n\nParameters\n----------\nconn : object\neglframe : CUeglFrame or None\npStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_LAUNCH_TIMEOUT``.\n\nNotes\n-----\nIn ``cudaEGL.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamProducerReturnFrame\n",
        );
    table
        .function(
            c"cuEventCreate",
            both::cuEventCreate,
            c"cuEventCreate($self, Flags)\n--\n\nCreates an event in the current context; flags turn off timing or allow other processes.\n\n``CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)``\n\nParameters\n----------\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nphEvent : CUevent\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventCreate\n",
        );
    table
        .function(
            c"cuEventCreateFromEGLSync",
            both::cuEventCreateFromEGLSync,
            c"cuEventCreateFromEGLSync($self, eglSync, flags)\n--\n\nCreates an event from an EGL sync object, for streams to wait on.\n\n``CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)``\n\nParameters\n----------\neglSync : EGLSyncKHR or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nphEvent : CUevent\n\nNotes\n-----\nIn ``cudaEGL.h``. Since CUDA 9.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEventCreateFromEGLSync\n",
        );
    table
        .function(
            c"cuEventDestroy",
            both::cuEventDestroy,
            c"cuEventDestroy($self, hEvent)\n--\n\nDestroys an event, also one that has not been reached yet.\n\n``CUresult cuEventDestroy_v2(CUevent hEvent)``\n\nParameters\n----------\nhEvent : CUevent or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventDestroy\n",
        );
    table
        .function(
            c"cuEventDestroy_v2",
            both::cuEventDestroy,
            c"cuEventDestroy_v2($self, hEvent)\n--\n\nDestroys an event, also one that has not been reached yet.\n\n``CUresult cuEventDestroy_v2(CUevent hEvent)``\n\nParameters\n----------\nhEvent : CUevent or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventDestroy\n",
        );
    table
        .function(
            c"cuEventElapsedTime",
            only12::cuEventElapsedTime,
            c"cuEventElapsedTime($self, hStart, hEnd)\n--\n\nTells the milliseconds between two events, both recorded with timing.\n\n``CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)``\n\nParameters\n----------\nhStart : CUevent or None\nhEnd : CUevent or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_READY``, ``CUDA_ERROR_UNKNOWN``.\npMilliseconds : float\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__EVENT.html#:~:text=cuEventElapsedTime\n",
        );
    table
        .function(
            c"cuEventElapsedTime_v2",
            both::cuEventElapsedTime_v2,
            c"cuEventElapsedTime_v2($self, hStart, hEnd)\n--\n\nTells the milliseconds between two events, both recorded with timing.\n\n``CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)``\n\nParameters\n----------\nhStart : CUevent or None\nhEnd : CUevent or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_READY``, ``CUDA_ERROR_UNKNOWN``.\npMilliseconds : float\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventElapsedTime_v2\n",
        );
    table
        .function(
            c"cuEventQuery",
            both::cuEventQuery,
            c"cuEventQuery($self, hEvent)\n--\n\nTells without waiting whether an event's work is done (else ``CUDA_ERROR_NOT_READY``).\n\n``CUresult cuEventQuery(CUevent hEvent)``\n\nParameters\n----------\nhEvent : CUevent or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_READY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventQuery\n",
        );
    table
        .function(
            c"cuEventRecord",
            both::cuEventRecord,
            c"cuEventRecord($self, hEvent, hStream)\n--\n\nMakes an event stand for the work on a stream so far.\n\n``CUresult cuEventRecord(CUevent hEvent, CUstream hStream)``\n\nParameters\n----------\nhEvent : CUevent or None\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventRecord\n",
        );
    table
        .function(
            c"cuEventRecordWithFlags",
            both::cuEventRecordWithFlags,
            c"cuEventRecordWithFlags($self, hEvent, hStream, flags)\n--\n\nMakes an event stand for the work on a stream so far; during capture, if asked, as a node.\n\n``CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)``\n\nParameters\n----------\nhEvent : CUevent or None\nhStream : CUstream or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventRecordWithFlags\n",
        );
    table
        .function(
            c"cuEventSynchronize",
            both::cuEventSynchronize,
            c"cuEventSynchronize($self, hEvent)\n--\n\nBlocks until the work that an event stands for is done.\n\n``CUresult cuEventSynchronize(CUevent hEvent)``\n\nParameters\n----------\nhEvent : CUevent or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventSynchronize\n",
        );
    table
        .function(
            c"cuExternalMemoryGetMappedBuffer",
            both::cuExternalMemoryGetMappedBuffer,
            c"cuExternalMemoryGetMappedBuffer($self, extMem, bufferDesc)\n--\n\nMaps a range of imported memory as device memory.\n\n``CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)``\n\nParameters\n----------\nextMem : CUexternalMemory or None\nbufferDesc : CUDA_EXTERNAL_MEMORY_BUFFER_DESC or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndevPtr : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuExternalMemoryGetMappedBuffer\n",
        );
    table
        .function(
            c"cuExternalMemoryGetMappedMipmappedArray",
            both::cuExternalMemoryGetMappedMipmappedArray,
            c"cuExternalMemoryGetMappedMipmappedArray($self, extMem, mipmapDesc)\n--\n\nMaps imported memory as a mipmapped CUDA array.\n\n``CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)``\n\nParameters\n----------\nextMem : CUexternalMemory or None\nmipmapDesc : CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nmipmap : CUmipmappedArray\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuExternalMemoryGetMappedMipmappedArray\n",
        );
    table
        .function(
            c"cuFlushGPUDirectRDMAWrites",
            both::cuFlushGPUDirectRDMAWrites,
            c"cuFlushGPUDirectRDMAWrites($self, target, scope)\n--\n\nBlocks until remote (GPUDirect RDMA) writes made so far can be seen in the given scope.\n\n``CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope)``\n\nParameters\n----------\ntarget : CUflushGPUDirectRDMAWritesTarget\nscope : CUflushGPUDirectRDMAWritesScope\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuFlushGPUDirectRDMAWrites\n",
        );
    table
        .function(
            c"cuFuncGetAttribute",
            only12::cuFuncGetAttribute,
            c"cuFuncGetAttribute($self, attrib, hfunc)\n--\n\nTells an attribute of a function, such as its registers per thread or static shared memory.\n\n``CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)``\n\nParameters\n----------\nattrib : CUfunction_attribute\nhfunc : CUfunction or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_FUNCTION_NOT_LOADED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npi : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetAttribute\n",
        );
    table
        .function(
            c"cuFuncGetModule",
            both::cuFuncGetModule,
            c"cuFuncGetModule($self, hfunc)\n--\n\nGives the module that a function is part of.\n\n``CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)``\n\nParameters\n----------\nhfunc : CUfunction or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\nhmod : CUmodule\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetModule\n",
        );
    table
        .function(
            c"cuFuncGetName",
            both::cuFuncGetName,
            c"cuFuncGetName($self, hfunc)\n--\n\nTells a function's mangled name; the string lives as long as its module.\n\n``CUresult cuFuncGetName(const char **name, CUfunction hfunc)``\n\nParameters\n----------\nhfunc : CUfunction or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nname : bytes\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetName\n",
        );
    table
        .function(
            c"cuFuncGetParamInfo",
            both::cuFuncGetParamInfo,
            c"cuFuncGetParamInfo($self, func, paramIndex)\n--\n\nTells the offset and size in bytes of one of a function's parameters.\n\n``CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)``\n\nParameters\n----------\nfunc : CUfunction or None\nparamIndex : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nparamOffset : int\nparamSize : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetParamInfo\n",
        );
    table
        .function(
            c"cuFuncIsLoaded",
            both::cuFuncIsLoaded,
            c"cuFuncIsLoaded($self, function)\n--\n\nTells whether a function's code has been loaded yet (lazy loading).\n\n``CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)``\n\nParameters\n----------\nfunction : CUfunction or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.\nstate : CUfunctionLoadingState\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncIsLoaded\n",
        );
    table
        .function(
            c"cuFuncLoad",
            both::cuFuncLoad,
            c"cuFuncLoad($self, function)\n--\n\nLoads a function's code now, rather than at its first launch.\n\n``CUresult cuFuncLoad(CUfunction function)``\n\nParameters\n----------\nfunction : CUfunction or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncLoad\n",
        );
    table
        .function(
            c"cuFuncSetAttribute",
            only12::cuFuncSetAttribute,
            c"cuFuncSetAttribute($self, hfunc, attrib, value)\n--\n\nSets an attribute of a function, such as the dynamic shared memory it may be launched with.\n\n``CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)``\n\nParameters\n----------\nhfunc : CUfunction or None\nattrib : CUfunction_attribute\nvalue : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 9.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncSetAttribute\n",
        );
    table
        .function(
            c"cuFuncSetBlockShape",
            both::cuFuncSetBlockShape,
            c"cuFuncSetBlockShape($self, hfunc, x, y, z)\n--\n\nSets the block dimensions for launches of a function by ``cuLaunch`` (superseded).\n\n``CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)``\n\nParameters\n----------\nhfunc : CUfunction or None\nx : int\ny : int\nz : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuFuncSetBlockShape\n",
        );
    table
        .function(
            c"cuFuncSetCacheConfig",
            both::cuFuncSetCacheConfig,
            c"cuFuncSetCacheConfig($self, hfunc, config)\n--\n\nSets how a function prefers to divide on-chip memory into L1 and shared memory.\n\n``CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)``\n\nParameters\n----------\nhfunc : CUfunction or None\nconfig : CUfunc_cache\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncSetCacheConfig\n",
        );
    table
        .function(
            c"cuFuncSetSharedMemConfig",
            both::cuFuncSetSharedMemConfig,
            c"cuFuncSetSharedMemConfig($self, hfunc, config)\n--\n\nSets how wide shared memory's banks are when a function runs.\n\n``CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)``\n\nParameters\n----------\nhfunc : CUfunction or None\nconfig : CUsharedconfig\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.2. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuFuncSetSharedMemConfig\n",
        );
    table
        .function(
            c"cuFuncSetSharedSize",
            both::cuFuncSetSharedSize,
            c"cuFuncSetSharedSize($self, hfunc, numbytes)\n--\n\nSets the dynamic shared memory in bytes for launches by ``cuLaunch`` (superseded).\n\n``CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)``\n\nParameters\n----------\nhfunc : CUfunction or None\nnumbytes : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuFuncSetSharedSize\n",
        );
    table
        .function(
            c"cuGLCtxCreate",
            both::cuGLCtxCreate,
            c"cuGLCtxCreate($self, Flags, device)\n--\n\nCreates a context for use with OpenGL (superseded by ``cuCtxCreate``).\n\n``CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)``\n\nParameters\n----------\nFlags : int\ndevice : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\npCtx : CUcontext\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 3.2. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLCtxCreate\n",
        );
    table
        .function(
            c"cuGLCtxCreate_v2",
            both::cuGLCtxCreate,
            c"cuGLCtxCreate_v2($self, Flags, device)\n--\n\nCreates a context for use with OpenGL (superseded by ``cuCtxCreate``).\n\n``CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)``\n\nParameters\n----------\nFlags : int\ndevice : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\npCtx : CUcontext\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 3.2. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLCtxCreate\n",
        );
    table
        .function(
            c"cuGLGetDevices",
            both::cuGLGetDevices,
            c"cuGLGetDevices($self, cudaDeviceCount, deviceList)\n--\n\nLists the CUDA devices on which the current OpenGL context renders.\n\n``CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList)``\n\nParameters\n----------\ncudaDeviceCount : int\ndeviceList : CUGLDeviceList\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_GRAPHICS_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NO_DEVICE``, ``CUDA_ERROR_OPERATING_SYSTEM``.\npCudaDeviceCount : int\npCudaDevices : list[CUdevice]\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 6.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL.html#:~:text=cuGLGetDevices\n",
        );
    table
        .function(
            c"cuGLGetDevices_v2",
            both::cuGLGetDevices,
            c"cuGLGetDevices_v2($self, cudaDeviceCount, deviceList)\n--\n\nLists the CUDA devices on which the current OpenGL context renders.\n\n``CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList)``\n\nParameters\n----------\ncudaDeviceCount : int\ndeviceList : CUGLDeviceList\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_GRAPHICS_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NO_DEVICE``, ``CUDA_ERROR_OPERATING_SYSTEM``.\npCudaDeviceCount : int\npCudaDevices : list[CUdevice]\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 6.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL.html#:~:text=cuGLGetDevices\n",
        );
    table
        .function(
            c"cuGLInit",
            both::cuGLInit,
            c"cuGLInit($self)\n--\n\nPrepares OpenGL for use with CUDA (superseded, no longer needed).\n\n``CUresult cuGLInit(void)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLInit\n",
        );
    table
        .function(
            c"cuGLMapBufferObject",
            both::cuGLMapBufferObject,
            c"cuGLMapBufferObject($self, buffer)\n--\n\nMaps a shared OpenGL buffer: its device address and bytes (superseded).\n\n``CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)``\n\nParameters\n----------\nbuffer : GLuint or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndptr : CUdeviceptr\nsize : int\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 3.2. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLMapBufferObject\n",
        );
    table
        .function(
            c"cuGLMapBufferObject_v2",
            both::cuGLMapBufferObject,
            c"cuGLMapBufferObject_v2($self, buffer)\n--\n\nMaps a shared OpenGL buffer: its device address and bytes (superseded).\n\n``CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)``\n\nParameters\n----------\nbuffer : GLuint or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndptr : CUdeviceptr\nsize : int\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 3.2. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLMapBufferObject\n",
        );
    table
        .function(
            c"cuGLMapBufferObjectAsync",
            both::cuGLMapBufferObjectAsync,
            c"cuGLMapBufferObjectAsync($self, buffer, hStream)\n--\n\nMaps a shared OpenGL buffer in stream order: its device address and bytes (superseded).\n\n``CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream)``\n\nParameters\n----------\nbuffer : GLuint or None\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndptr : CUdeviceptr\nsize : int\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 3.2. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLMapBufferObjectAsync\n",
        );
    table
        .function(
            c"cuGLMapBufferObjectAsync_v2",
            both::cuGLMapBufferObjectAsync,
            c"cuGLMapBufferObjectAsync_v2($self, buffer, hStream)\n--\n\nMaps a shared OpenGL buffer in stream order: its device address and bytes (superseded).\n\n``CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream)``\n\nParameters\n----------\nbuffer : GLuint or None\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndptr : CUdeviceptr\nsize : int\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 3.2. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLMapBufferObjectAsync\n",
        );
    table
        .function(
            c"cuGLRegisterBufferObject",
            both::cuGLRegisterBufferObject,
            c"cuGLRegisterBufferObject($self, buffer)\n--\n\nShares an OpenGL buffer with CUDA (superseded by ``cuGraphicsGLRegisterBuffer``).\n\n``CUresult cuGLRegisterBufferObject(GLuint buffer)``\n\nParameters\n----------\nbuffer : GLuint or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLRegisterBufferObject\n",
        );
    table
        .function(
            c"cuGLSetBufferObjectMapFlags",
            both::cuGLSetBufferObjectMapFlags,
            c"cuGLSetBufferObjectMapFlags($self, buffer, Flags)\n--\n\nSays how CUDA will use an OpenGL buffer when mapped (superseded).\n\n``CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)``\n\nParameters\n----------\nbuffer : GLuint or None\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 2.3. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLSetBufferObjectMapFlags\n",
        );
    table
        .function(
            c"cuGLUnmapBufferObject",
            both::cuGLUnmapBufferObject,
            c"cuGLUnmapBufferObject($self, buffer)\n--\n\nReturns a mapped buffer to OpenGL (superseded).\n\n``CUresult cuGLUnmapBufferObject(GLuint buffer)``\n\nParameters\n----------\nbuffer : GLuint or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLUnmapBufferObject\n",
        );
    table
        .function(
            c"cuGLUnmapBufferObjectAsync",
            both::cuGLUnmapBufferObjectAsync,
            c"cuGLUnmapBufferObjectAsync($self, buffer, hStream)\n--\n\nReturns a mapped buffer to OpenGL in stream order (superseded).\n\n``CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)``\n\nParameters\n----------\nbuffer : GLuint or None\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 2.3. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLUnmapBufferObjectAsync\n",
        );
    table
        .function(
            c"cuGLUnregisterBufferObject",
            both::cuGLUnregisterBufferObject,
            c"cuGLUnregisterBufferObject($self, buffer)\n--\n\nEnds CUDA's use of an OpenGL buffer (superseded).\n\n``CUresult cuGLUnregisterBufferObject(GLuint buffer)``\n\nParameters\n----------\nbuffer : GLuint or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLUnregisterBufferObject\n",
        );
    table
        .function(
            c"cuGetErrorName",
            both::cuGetErrorName,
            c"cuGetErrorName($self, error)\n--\n\nTells an error code's name as a C string, such as ``CUDA_ERROR_INVALID_VALUE``.\n\n``CUresult cuGetErrorName(CUresult error, const char **pStr)``\n\nParameters\n----------\nerror : CUresult\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\npStr : bytes\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__ERROR.html#:~:text=cuGetErrorName\n",
        );
    table
        .function(
            c"cuGetErrorString",
            both::cuGetErrorString,
            c"cuGetErrorString($self, error)\n--\n\nTells what an error code means, as a C string in English.\n\n``CUresult cuGetErrorString(CUresult error, const char **pStr)``\n\nParameters\n----------\nerror : CUresult\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\npStr : bytes\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__ERROR.html#:~:text=cuGetErrorString\n",
        );
    table
        .function(
            c"cuGetExportTable",
            both::cuGetExportTable,
            c"cuGetExportTable($self, pExportTableId)\n--\n\nLooks up a table of driver-internal functions by its UUID; NVIDIA documents none of them.\n\n``CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)``\n\nParameters\n----------\npExportTableId : CUuuid or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nppExportTable : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/index.html\n",
        );
    table
        .function(
            c"cuGetProcAddress",
            both::cuGetProcAddress,
            c"cuGetProcAddress($self, symbol, cudaVersion, flags)\n--\n\nLooks up a driver function's address by name, in the revision that belongs to a CUDA version.\n\n``CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus)``\n\nParameters\n----------\nsymbol : bytes or str\ncudaVersion : int\nflags : cuuint64_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\npfn : int\nsymbolStatus : CUdriverProcAddressQueryResult\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DRIVER__ENTRY__POINT.html#:~:text=cuGetProcAddress\n",
        );
    table
        .function(
            c"cuGetProcAddress_v2",
            both::cuGetProcAddress,
            c"cuGetProcAddress_v2($self, symbol, cudaVersion, flags)\n--\n\nLooks up a driver function's address by name, in the revision that belongs to a CUDA version.\n\n``CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus)``\n\nParameters\n----------\nsymbol : bytes or str\ncudaVersion : int\nflags : cuuint64_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\npfn : int\nsymbolStatus : CUdriverProcAddressQueryResult\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DRIVER__ENTRY__POINT.html#:~:text=cuGetProcAddress\n",
        );
    table
        .function(
            c"cuGraphAddBatchMemOpNode",
            only12::cuGraphAddBatchMemOpNode,
            c"cuGraphAddBatchMemOpNode($self, hGraph, dependencies, numDependencies, nodeParams)\n--\n\nAdds a node that waits on and writes memory words, as ``cuStreamBatchMemOp`` does.\n\n``CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\nnodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None\n    cubind keeps it alive as long as ``hGraph``, or anything made from it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7. CUDA 13.5 announces that it will be deprecated: use ``cuGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddBatchMemOpNode\n",
        );
    table
        .function(
            c"cuGraphAddChildGraphNode",
            both::cuGraphAddChildGraphNode,
            c"cuGraphAddChildGraphNode($self, hGraph, dependencies, numDependencies, childGraph)\n--\n\nAdds to a graph a node that runs a copy of another graph.\n\n``CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\nchildGraph : CUgraph or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddChildGraphNode\n",
        );
    table
        .function(
            c"cuGraphAddDependencies",
            only12::cuGraphAddDependencies,
            c"cuGraphAddDependencies($self, hGraph, from_, to, numDependencies)\n--\n\nAdds edges to a graph: each ``to[i]`` waits for ``from[i]``.\n\n``CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)``\n\nParameters\n----------\nhGraph : CUgraph or None\nfrom_ : list[CUgraphNode] or None\nto : list[CUgraphNode] or None\nnumDependencies : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphAddDependencies\n",
        );
    table
        .function(
            c"cuGraphAddDependencies_v2",
            both::cuGraphAddDependencies_v2,
            c"cuGraphAddDependencies_v2($self, hGraph, from_, to, edgeData, numDependencies)\n--\n\nAdds edges to a graph, with data on their ports and kind: each ``to[i]`` waits for ``from[i]``.\n\n``CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)``\n\nParameters\n----------\nhGraph : CUgraph or None\nfrom_ : list[CUgraphNode] or None\nto : list[CUgraphNode] or None\nedgeData : list[CUgraphEdgeData] or None\nnumDependencies : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddDependencies_v2\n",
        );
    table
        .function(
            c"cuGraphAddEmptyNode",
            both::cuGraphAddEmptyNode,
            c"cuGraphAddEmptyNode($self, hGraph, dependencies, numDependencies)\n--\n\nAdds a node that does nothing but join and fork edges.\n\n``CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddEmptyNode\n",
        );
    table
        .function(
            c"cuGraphAddEventRecordNode",
            both::cuGraphAddEventRecordNode,
            c"cuGraphAddEventRecordNode($self, hGraph, dependencies, numDependencies, event)\n--\n\nAdds to a graph a node that records an event.\n\n``CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\nevent : CUevent or None\n    Used after the call: keep it alive as long as ``hGraph``, or a copy of it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1. CUDA 13.5 announces that it will be deprecated: use ``cuGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddEventRecordNode\n",
        );
    table
        .function(
            c"cuGraphAddEventWaitNode",
            both::cuGraphAddEventWaitNode,
            c"cuGraphAddEventWaitNode($self, hGraph, dependencies, numDependencies, event)\n--\n\nAdds to a graph a node that waits for an event.\n\n``CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\nevent : CUevent or None\n    Used after the call: keep it alive as long as ``hGraph``, or a copy of it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1. CUDA 13.5 announces that it will be deprecated: use ``cuGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddEventWaitNode\n",
        );
    table
        .function(
            c"cuGraphAddExternalSemaphoresSignalNode",
            both::cuGraphAddExternalSemaphoresSignalNode,
            c"cuGraphAddExternalSemaphoresSignalNode($self, hGraph, dependencies, numDependencies, nodeParams)\n--\n\nAdds to a graph a node that signals external semaphores.\n\n``CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\nnodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None\n    cubind keeps it alive as long as ``hGraph``, or anything made from it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2. CUDA 13.5 announces that it will be deprecated: use ``cuGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddExternalSemaphoresSignalNode\n",
        );
    table
        .function(
            c"cuGraphAddExternalSemaphoresWaitNode",
            both::cuGraphAddExternalSemaphoresWaitNode,
            c"cuGraphAddExternalSemaphoresWaitNode($self, hGraph, dependencies, numDependencies, nodeParams)\n--\n\nAdds to a graph a node that waits for external semaphores.\n\n``CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\nnodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None\n    cubind keeps it alive as long as ``hGraph``, or anything made from it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2. CUDA 13.5 announces that it will be deprecated: use ``cuGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddExternalSemaphoresWaitNode\n",
        );
    table
        .function(
            c"cuGraphAddHostNode",
            both::cuGraphAddHostNode,
            c"cuGraphAddHostNode($self, hGraph, dependencies, numDependencies, nodeParams)\n--\n\nAdds to a graph a node that calls a host function.\n\n``CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\nnodeParams : CUDA_HOST_NODE_PARAMS or None\n    cubind keeps it alive as long as ``hGraph``, or anything made from it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddHostNode\n",
        );
    table
        .function(
            c"cuGraphAddKernelNode",
            both::cuGraphAddKernelNode,
            c"cuGraphAddKernelNode($self, hGraph, dependencies, numDependencies, nodeParams)\n--\n\nAdds to a graph a node that launches a kernel.\n\n``CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\nnodeParams : CUDA_KERNEL_NODE_PARAMS or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddKernelNode\n",
        );
    table
        .function(
            c"cuGraphAddKernelNode_v2",
            both::cuGraphAddKernelNode,
            c"cuGraphAddKernelNode_v2($self, hGraph, dependencies, numDependencies, nodeParams)\n--\n\nAdds to a graph a node that launches a kernel.\n\n``CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\nnodeParams : CUDA_KERNEL_NODE_PARAMS or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddKernelNode\n",
        );
    table
        .function(
            c"cuGraphAddMemAllocNode",
            only12::cuGraphAddMemAllocNode,
            c"cuGraphAddMemAllocNode($self, hGraph, dependencies, numDependencies, nodeParams)\n--\n\nAdds a node that allocates memory; its address, fixed at once, is in the record.\n\n``CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\nnodeParams : CUDA_MEM_ALLOC_NODE_PARAMS or None\n    cubind keeps it alive as long as ``hGraph``, or anything made from it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.4. CUDA 13.5 announces that it will be deprecated: use ``cuGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddMemAllocNode\n",
        );
    table
        .function(
            c"cuGraphAddMemFreeNode",
            both::cuGraphAddMemFreeNode,
            c"cuGraphAddMemFreeNode($self, hGraph, dependencies, numDependencies, dptr)\n--\n\nAdds a node that frees memory which an allocation node of a graph made.\n\n``CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\ndptr : CUdeviceptr or array on a device or None\n    cubind keeps it alive as long as ``hGraph``, or anything made from it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.4. CUDA 13.5 announces that it will be deprecated: use ``cuGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddMemFreeNode\n",
        );
    table
        .function(
            c"cuGraphAddMemcpyNode",
            both::cuGraphAddMemcpyNode,
            c"cuGraphAddMemcpyNode($self, hGraph, dependencies, numDependencies, copyParams, ctx)\n--\n\nAdds to a graph a node that copies a box of memory.\n\n``CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\ncopyParams : CUDA_MEMCPY3D or None\n    cubind keeps it alive as long as ``hGraph``, or anything made from it, exists.\nctx : CUcontext or None\n    Used after the call: keep it alive as long as ``hGraph``, or a copy of it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddMemcpyNode\n",
        );
    table
        .function(
            c"cuGraphAddMemsetNode",
            both::cuGraphAddMemsetNode,
            c"cuGraphAddMemsetNode($self, hGraph, dependencies, numDependencies, memsetParams, ctx)\n--\n\nAdds to a graph a node that fills memory.\n\n``CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\nmemsetParams : CUDA_MEMSET_NODE_PARAMS or None\n    cubind keeps it alive as long as ``hGraph``, or anything made from it, exists.\nctx : CUcontext or None\n    Used after the call: keep it alive as long as ``hGraph``, or a copy of it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddMemsetNode\n",
        );
    table
        .function(
            c"cuGraphAddNode",
            only12::cuGraphAddNode,
            c"cuGraphAddNode($self, hGraph, dependencies, numDependencies, nodeParams)\n--\n\nAdds a node of any type to a graph, described by one record.\n\n``CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\nnumDependencies : int\nnodeParams : CUgraphNodeParams or None\n    cubind keeps it alive as long as ``hGraph``, or anything made from it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphAddNode\n",
        );
    table
        .function(
            c"cuGraphAddNode_v2",
            both::cuGraphAddNode_v2,
            c"cuGraphAddNode_v2($self, hGraph, dependencies, dependencyData, numDependencies, nodeParams)\n--\n\nAdds a node of any type to a graph, with data for the edges to what it waits for.\n\n``CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)``\n\nParameters\n----------\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\ndependencyData : list[CUgraphEdgeData] or None\nnumDependencies : int\nnodeParams : CUgraphNodeParams or None\n    cubind keeps it alive as long as ``hGraph``, or anything made from it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\nphGraphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddNode_v2\n",
        );
    table
        .function(
            c"cuGraphBatchMemOpNodeGetParams",
            only12::cuGraphBatchMemOpNodeGetParams,
            c"cuGraphBatchMemOpNodeGetParams($self, hNode)\n--\n\nTells the memory operations of a batch node.\n\n``CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nnodeParams_out : CUDA_BATCH_MEM_OP_NODE_PARAMS\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphBatchMemOpNodeGetParams\n",
        );
    table
        .function(
            c"cuGraphBatchMemOpNodeSetParams",
            only12::cuGraphBatchMemOpNodeSetParams,
            c"cuGraphBatchMemOpNodeSetParams($self, hNode, nodeParams)\n--\n\nSets the memory operations of a batch node.\n\n``CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nnodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None\n    Used after the call: keep it alive as long as ``hNode``, or a copy of it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphBatchMemOpNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphChildGraphNodeGetGraph",
            both::cuGraphChildGraphNodeGetGraph,
            c"cuGraphChildGraphNodeGetGraph($self, hNode)\n--\n\nGives the graph inside a child graph node, which still owns it.\n\n``CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nphGraph : CUgraph\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphChildGraphNodeGetGraph\n",
        );
    table
        .function(
            c"cuGraphClone",
            both::cuGraphClone,
            c"cuGraphClone($self, originalGraph)\n--\n\nCopies a graph with its nodes and child graphs.\n\n``CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)``\n\nParameters\n----------\noriginalGraph : CUgraph or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nphGraphClone : CUgraph\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphClone\n",
        );
    table
        .function(
            c"cuGraphConditionalHandleCreate",
            both::cuGraphConditionalHandleCreate,
            c"cuGraphConditionalHandleCreate($self, hGraph, ctx, defaultLaunchValue, flags)\n--\n\nCreates the handle with which kernels set the condition of a conditional node.\n\n``CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)``\n\nParameters\n----------\nhGraph : CUgraph or None\nctx : CUcontext or None\ndefaultLaunchValue : int\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\npHandle_out : CUgraphConditionalHandle\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphConditionalHandleCreate\n",
        );
    table
        .function(
            c"cuGraphCreate",
            both::cuGraphCreate,
            c"cuGraphCreate($self, flags)\n--\n\nCreates a graph without nodes.\n\n``CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)``\n\nParameters\n----------\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nphGraph : CUgraph\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphCreate\n",
        );
    table
        .function(
            c"cuGraphDebugDotPrint",
            both::cuGraphDebugDotPrint,
            c"cuGraphDebugDotPrint($self, hGraph, path, flags)\n--\n\nWrites a graph to a file in Graphviz's DOT language.\n\n``CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)``\n\nParameters\n----------\nhGraph : CUgraph or None\npath : bytes or str\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OPERATING_SYSTEM``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphDebugDotPrint\n",
        );
    table
        .function(
            c"cuGraphDestroy",
            both::cuGraphDestroy,
            c"cuGraphDestroy($self, hGraph)\n--\n\nDestroys a graph with its nodes; executable graphs made of it stay.\n\n``CUresult cuGraphDestroy(CUgraph hGraph)``\n\nParameters\n----------\nhGraph : CUgraph or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphDestroy\n",
        );
    table
        .function(
            c"cuGraphDestroyNode",
            both::cuGraphDestroyNode,
            c"cuGraphDestroyNode($self, hNode)\n--\n\nRemoves a node and its edges from its graph.\n\n``CUresult cuGraphDestroyNode(CUgraphNode hNode)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphDestroyNode\n",
        );
    table
        .function(
            c"cuGraphEventRecordNodeGetEvent",
            both::cuGraphEventRecordNodeGetEvent,
            c"cuGraphEventRecordNodeGetEvent($self, hNode)\n--\n\nTells which event a node records.\n\n``CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nevent_out : CUevent\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphEventRecordNodeGetEvent\n",
        );
    table
        .function(
            c"cuGraphEventRecordNodeSetEvent",
            both::cuGraphEventRecordNodeSetEvent,
            c"cuGraphEventRecordNodeSetEvent($self, hNode, event)\n--\n\nSets which event a node records.\n\n``CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nevent : CUevent or None\n    Used after the call: keep it alive as long as ``hNode``, or a copy of it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphEventRecordNodeSetEvent\n",
        );
    table
        .function(
            c"cuGraphEventWaitNodeGetEvent",
            both::cuGraphEventWaitNodeGetEvent,
            c"cuGraphEventWaitNodeGetEvent($self, hNode)\n--\n\nTells which event a node waits for.\n\n``CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nevent_out : CUevent\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphEventWaitNodeGetEvent\n",
        );
    table
        .function(
            c"cuGraphEventWaitNodeSetEvent",
            both::cuGraphEventWaitNodeSetEvent,
            c"cuGraphEventWaitNodeSetEvent($self, hNode, event)\n--\n\nSets which event a node waits for.\n\n``CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nevent : CUevent or None\n    Used after the call: keep it alive as long as ``hNode``, or a copy of it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphEventWaitNodeSetEvent\n",
        );
    table
        .function(
            c"cuGraphExecBatchMemOpNodeSetParams",
            only12::cuGraphExecBatchMemOpNodeSetParams,
            c"cuGraphExecBatchMemOpNodeSetParams($self, hGraphExec, hNode, nodeParams)\n--\n\nSets the memory operations of a batch node in an executable graph.\n\n``CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhNode : CUgraphNode or None\nnodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None\n    cubind keeps it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7. CUDA 13.5 announces that it will be deprecated: use ``cuGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecBatchMemOpNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphExecChildGraphNodeSetParams",
            both::cuGraphExecChildGraphNodeSetParams,
            c"cuGraphExecChildGraphNodeSetParams($self, hGraphExec, hNode, childGraph)\n--\n\nUpdates a child graph inside an executable graph to the parameters of a graph.\n\n``CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhNode : CUgraphNode or None\nchildGraph : CUgraph or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1. CUDA 13.5 announces that it will be deprecated: use ``cuGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecChildGraphNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphExecDestroy",
            both::cuGraphExecDestroy,
            c"cuGraphExecDestroy($self, hGraphExec)\n--\n\nDestroys an executable graph; one that still runs finishes first.\n\n``CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecDestroy\n",
        );
    table
        .function(
            c"cuGraphExecEventRecordNodeSetEvent",
            both::cuGraphExecEventRecordNodeSetEvent,
            c"cuGraphExecEventRecordNodeSetEvent($self, hGraphExec, hNode, event)\n--\n\nSets which event a node of an executable graph records.\n\n``CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhNode : CUgraphNode or None\nevent : CUevent or None\n    Used after the call: keep it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1. CUDA 13.5 announces that it will be deprecated: use ``cuGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecEventRecordNodeSetEvent\n",
        );
    table
        .function(
            c"cuGraphExecEventWaitNodeSetEvent",
            both::cuGraphExecEventWaitNodeSetEvent,
            c"cuGraphExecEventWaitNodeSetEvent($self, hGraphExec, hNode, event)\n--\n\nSets which event a node of an executable graph waits for.\n\n``CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhNode : CUgraphNode or None\nevent : CUevent or None\n    Used after the call: keep it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1. CUDA 13.5 announces that it will be deprecated: use ``cuGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecEventWaitNodeSetEvent\n",
        );
    table
        .function(
            c"cuGraphExecExternalSemaphoresSignalNodeSetParams",
            both::cuGraphExecExternalSemaphoresSignalNodeSetParams,
            c"cuGraphExecExternalSemaphoresSignalNodeSetParams($self, hGraphExec, hNode, nodeParams)\n--\n\nSets which external semaphores a node of an executable graph signals.\n\n``CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhNode : CUgraphNode or None\nnodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None\n    cubind keeps it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2. CUDA 13.5 announces that it will be deprecated: use ``cuGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecExternalSemaphoresSignalNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphExecExternalSemaphoresWaitNodeSetParams",
            both::cuGraphExecExternalSemaphoresWaitNodeSetParams,
            c"cuGraphExecExternalSemaphoresWaitNodeSetParams($self, hGraphExec, hNode, nodeParams)\n--\n\nSets which external semaphores a node of an executable graph waits for.\n\n``CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhNode : CUgraphNode or None\nnodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None\n    cubind keeps it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2. CUDA 13.5 announces that it will be deprecated: use ``cuGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecExternalSemaphoresWaitNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphExecGetFlags",
            both::cuGraphExecGetFlags,
            c"cuGraphExecGetFlags($self, hGraphExec)\n--\n\nTells the flags that an executable graph was made with.\n\n``CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nflags : cuuint64_t\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecGetFlags\n",
        );
    table
        .function(
            c"cuGraphExecHostNodeSetParams",
            both::cuGraphExecHostNodeSetParams,
            c"cuGraphExecHostNodeSetParams($self, hGraphExec, hNode, nodeParams)\n--\n\nSets the function and argument of a host node in an executable graph.\n\n``CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhNode : CUgraphNode or None\nnodeParams : CUDA_HOST_NODE_PARAMS or None\n    cubind keeps it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2. CUDA 13.5 announces that it will be deprecated: use ``cuGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecHostNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphExecKernelNodeSetParams",
            both::cuGraphExecKernelNodeSetParams,
            c"cuGraphExecKernelNodeSetParams($self, hGraphExec, hNode, nodeParams)\n--\n\nGives a kernel node new kernel, grid and arguments in an executable graph only.\n\n``CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhNode : CUgraphNode or None\nnodeParams : CUDA_KERNEL_NODE_PARAMS or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecKernelNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphExecKernelNodeSetParams_v2",
            both::cuGraphExecKernelNodeSetParams,
            c"cuGraphExecKernelNodeSetParams_v2($self, hGraphExec, hNode, nodeParams)\n--\n\nGives a kernel node new kernel, grid and arguments in an executable graph only.\n\n``CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhNode : CUgraphNode or None\nnodeParams : CUDA_KERNEL_NODE_PARAMS or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecKernelNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphExecMemcpyNodeSetParams",
            both::cuGraphExecMemcpyNodeSetParams,
            c"cuGraphExecMemcpyNodeSetParams($self, hGraphExec, hNode, copyParams, ctx)\n--\n\nSets what a copy node of an executable graph copies.\n\n``CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhNode : CUgraphNode or None\ncopyParams : CUDA_MEMCPY3D or None\n    cubind keeps it alive as long as ``hGraphExec`` exists.\nctx : CUcontext or None\n    Used after the call: keep it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2. CUDA 13.5 announces that it will be deprecated: use ``cuGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecMemcpyNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphExecMemsetNodeSetParams",
            both::cuGraphExecMemsetNodeSetParams,
            c"cuGraphExecMemsetNodeSetParams($self, hGraphExec, hNode, memsetParams, ctx)\n--\n\nSets what a fill node of an executable graph fills, and with which value.\n\n``CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhNode : CUgraphNode or None\nmemsetParams : CUDA_MEMSET_NODE_PARAMS or None\n    cubind keeps it alive as long as ``hGraphExec`` exists.\nctx : CUcontext or None\n    Used after the call: keep it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2. CUDA 13.5 announces that it will be deprecated: use ``cuGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecMemsetNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphExecNodeSetParams",
            only12::cuGraphExecNodeSetParams,
            c"cuGraphExecNodeSetParams($self, hGraphExec, hNode, nodeParams)\n--\n\nGives a node of any type new parameters in an executable graph only.\n\n``CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams *nodeParams)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhNode : CUgraphNode or None\nnodeParams : CUgraphNodeParams or None\n    cubind keeps it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphExecUpdate",
            both::cuGraphExecUpdate,
            c"cuGraphExecUpdate($self, hGraphExec, hGraph)\n--\n\nUpdates an executable graph to the parameters of a graph with the same nodes and edges.\n\n``CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo *resultInfo)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhGraph : CUgraph or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE``.\nresultInfo : CUgraphExecUpdateResultInfo\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecUpdate\n",
        );
    table
        .function(
            c"cuGraphExecUpdate_v2",
            both::cuGraphExecUpdate,
            c"cuGraphExecUpdate_v2($self, hGraphExec, hGraph)\n--\n\nUpdates an executable graph to the parameters of a graph with the same nodes and edges.\n\n``CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo *resultInfo)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhGraph : CUgraph or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE``.\nresultInfo : CUgraphExecUpdateResultInfo\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecUpdate\n",
        );
    table
        .function(
            c"cuGraphExternalSemaphoresSignalNodeGetParams",
            both::cuGraphExternalSemaphoresSignalNodeGetParams,
            c"cuGraphExternalSemaphoresSignalNodeGetParams($self, hNode)\n--\n\nTells which external semaphores a node signals, and with what values.\n\n``CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nparams_out : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExternalSemaphoresSignalNodeGetParams\n",
        );
    table
        .function(
            c"cuGraphExternalSemaphoresSignalNodeSetParams",
            both::cuGraphExternalSemaphoresSignalNodeSetParams,
            c"cuGraphExternalSemaphoresSignalNodeSetParams($self, hNode, nodeParams)\n--\n\nSets which external semaphores a node signals, and with what values.\n\n``CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nnodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None\n    Used after the call: keep it alive as long as ``hNode``, or a copy of it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExternalSemaphoresSignalNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphExternalSemaphoresWaitNodeGetParams",
            both::cuGraphExternalSemaphoresWaitNodeGetParams,
            c"cuGraphExternalSemaphoresWaitNodeGetParams($self, hNode)\n--\n\nTells which external semaphores a node waits for, and at what values.\n\n``CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nparams_out : CUDA_EXT_SEM_WAIT_NODE_PARAMS\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExternalSemaphoresWaitNodeGetParams\n",
        );
    table
        .function(
            c"cuGraphExternalSemaphoresWaitNodeSetParams",
            both::cuGraphExternalSemaphoresWaitNodeSetParams,
            c"cuGraphExternalSemaphoresWaitNodeSetParams($self, hNode, nodeParams)\n--\n\nSets which external semaphores a node waits for, and at what values.\n\n``CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nnodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None\n    Used after the call: keep it alive as long as ``hNode``, or a copy of it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExternalSemaphoresWaitNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphGetEdges",
            only12::cuGraphGetEdges,
            c"cuGraphGetEdges($self, hGraph, numEdges=0)\n--\n\nLists the edges of a graph as two arrays of nodes; without arrays, counts them.\n\n``CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)``\n\nParameters\n----------\nhGraph : CUgraph or None\nnumEdges : int, optional\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nfrom : list[CUgraphNode]\nto : list[CUgraphNode]\nnumEdges : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphGetEdges\n",
        );
    table
        .function(
            c"cuGraphGetEdges_v2",
            both::cuGraphGetEdges_v2,
            c"cuGraphGetEdges_v2($self, hGraph, numEdges=0)\n--\n\nLists the edges of a graph as two arrays of nodes, with data for each edge.\n\n``CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges)``\n\nParameters\n----------\nhGraph : CUgraph or None\nnumEdges : int, optional\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.\nfrom : list[CUgraphNode]\nto : list[CUgraphNode]\nedgeData : list[CUgraphEdgeData]\nnumEdges : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetEdges_v2\n",
        );
    table
        .function(
            c"cuGraphGetNodes",
            both::cuGraphGetNodes,
            c"cuGraphGetNodes($self, hGraph, numNodes=0)\n--\n\nLists the nodes of a graph; without an array, counts them.\n\n``CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)``\n\nParameters\n----------\nhGraph : CUgraph or None\nnumNodes : int, optional\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nnodes : list[CUgraphNode]\nnumNodes : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetNodes\n",
        );
    table
        .function(
            c"cuGraphGetRootNodes",
            both::cuGraphGetRootNodes,
            c"cuGraphGetRootNodes($self, hGraph, numRootNodes=0)\n--\n\nLists a graph's root nodes, which wait for no other; without an array, counts them.\n\n``CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)``\n\nParameters\n----------\nhGraph : CUgraph or None\nnumRootNodes : int, optional\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nrootNodes : list[CUgraphNode]\nnumRootNodes : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetRootNodes\n",
        );
    table
        .function(
            c"cuGraphHostNodeGetParams",
            both::cuGraphHostNodeGetParams,
            c"cuGraphHostNodeGetParams($self, hNode)\n--\n\nTells the function and argument of a host node.\n\n``CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nnodeParams : CUDA_HOST_NODE_PARAMS\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphHostNodeGetParams\n",
        );
    table
        .function(
            c"cuGraphHostNodeSetParams",
            both::cuGraphHostNodeSetParams,
            c"cuGraphHostNodeSetParams($self, hNode, nodeParams)\n--\n\nSets the function and argument of a host node.\n\n``CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nnodeParams : CUDA_HOST_NODE_PARAMS or None\n    Used after the call: keep it alive as long as ``hNode``, or a copy of it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphHostNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphInstantiate",
            both::cuGraphInstantiate,
            c"cuGraphInstantiate($self, hGraph, flags)\n--\n\nBuilds an executable graph out of a graph: checks it and fixes its nodes and edges.\n\n``CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags)``\n\nParameters\n----------\nhGraph : CUgraph or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nphGraphExec : CUgraphExec\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphInstantiate\n",
        );
    table
        .function(
            c"cuGraphInstantiateWithFlags",
            both::cuGraphInstantiate,
            c"cuGraphInstantiateWithFlags($self, hGraph, flags)\n--\n\nBuilds an executable graph out of a graph: checks it and fixes its nodes and edges.\n\n``CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags)``\n\nParameters\n----------\nhGraph : CUgraph or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nphGraphExec : CUgraphExec\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphInstantiate\n",
        );
    table
        .function(
            c"cuGraphInstantiateWithParams",
            both::cuGraphInstantiateWithParams,
            c"cuGraphInstantiateWithParams($self, hGraph, instantiateParams)\n--\n\nMakes an executable graph, with flags, a stream for its upload, and a detailed result.\n\n``CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)``\n\nParameters\n----------\nhGraph : CUgraph or None\ninstantiateParams : CUDA_GRAPH_INSTANTIATE_PARAMS or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nphGraphExec : CUgraphExec\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphInstantiateWithParams\n",
        );
    table
        .function(
            c"cuGraphInstantiate_v2",
            both::cuGraphInstantiate_v2,
            c"cuGraphInstantiate_v2($self, hGraph, bufferSize)\n--\n\nBuilds an executable graph out of a graph: checks it and fixes its nodes and edges.\n\n``CUresult cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)``\n\nParameters\n----------\nhGraph : CUgraph or None\nbufferSize : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nphGraphExec : CUgraphExec\nphErrorNode : CUgraphNode\nlogBuffer : bytes\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0. Kept for binary compatibility.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/index.html\n",
        );
    table
        .function(
            c"cuGraphKernelNodeCopyAttributes",
            both::cuGraphKernelNodeCopyAttributes,
            c"cuGraphKernelNodeCopyAttributes($self, dst, src)\n--\n\nCopies all attributes of one kernel node to another.\n\n``CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)``\n\nParameters\n----------\ndst : CUgraphNode or None\nsrc : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeCopyAttributes\n",
        );
    table
        .function(
            c"cuGraphKernelNodeGetAttribute",
            only12::cuGraphKernelNodeGetAttribute,
            c"cuGraphKernelNodeGetAttribute($self, hNode, attr)\n--\n\nTells an attribute of a kernel node, such as its priority.\n\n``CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue *value_out)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nattr : CUlaunchAttributeID\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.\nvalue_out : CUkernelNodeAttrValue\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeGetAttribute\n",
        );
    table
        .function(
            c"cuGraphKernelNodeGetParams",
            both::cuGraphKernelNodeGetParams,
            c"cuGraphKernelNodeGetParams($self, hNode)\n--\n\nTells the kernel, grid and arguments of a kernel node.\n\n``CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nnodeParams : CUDA_KERNEL_NODE_PARAMS\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeGetParams\n",
        );
    table
        .function(
            c"cuGraphKernelNodeGetParams_v2",
            both::cuGraphKernelNodeGetParams,
            c"cuGraphKernelNodeGetParams_v2($self, hNode)\n--\n\nTells the kernel, grid and arguments of a kernel node.\n\n``CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nnodeParams : CUDA_KERNEL_NODE_PARAMS\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeGetParams\n",
        );
    table
        .function(
            c"cuGraphKernelNodeSetAttribute",
            only12::cuGraphKernelNodeSetAttribute,
            c"cuGraphKernelNodeSetAttribute($self, hNode, attr, value)\n--\n\nSets an attribute of a kernel node, such as its priority.\n\n``CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue *value)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nattr : CUlaunchAttributeID\nvalue : CUkernelNodeAttrValue or None\n    Used after the call: keep it alive as long as ``hNode``, or a copy of it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeSetAttribute\n",
        );
    table
        .function(
            c"cuGraphKernelNodeSetParams",
            both::cuGraphKernelNodeSetParams,
            c"cuGraphKernelNodeSetParams($self, hNode, nodeParams)\n--\n\nSets the kernel, grid and arguments of a kernel node.\n\n``CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nnodeParams : CUDA_KERNEL_NODE_PARAMS or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphKernelNodeSetParams_v2",
            both::cuGraphKernelNodeSetParams,
            c"cuGraphKernelNodeSetParams_v2($self, hNode, nodeParams)\n--\n\nSets the kernel, grid and arguments of a kernel node.\n\n``CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nnodeParams : CUDA_KERNEL_NODE_PARAMS or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphLaunch",
            both::cuGraphLaunch,
            c"cuGraphLaunch($self, hGraphExec, hStream)\n--\n\nLaunches an executable graph on a stream; launches of the same one run in turn.\n\n``CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphLaunch\n",
        );
    table
        .function(
            c"cuGraphMemAllocNodeGetParams",
            only12::cuGraphMemAllocNodeGetParams,
            c"cuGraphMemAllocNodeGetParams($self, hNode)\n--\n\nTells the pool, size and address of a node that allocates memory.\n\n``CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nparams_out : CUDA_MEM_ALLOC_NODE_PARAMS\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.4. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemAllocNodeGetParams\n",
        );
    table
        .function(
            c"cuGraphMemFreeNodeGetParams",
            both::cuGraphMemFreeNodeGetParams,
            c"cuGraphMemFreeNodeGetParams($self, hNode)\n--\n\nTells the address that a node frees.\n\n``CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndptr_out : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.4. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemFreeNodeGetParams\n",
        );
    table
        .function(
            c"cuGraphMemcpyNodeGetParams",
            both::cuGraphMemcpyNodeGetParams,
            c"cuGraphMemcpyNodeGetParams($self, hNode)\n--\n\nTells what a copy node copies.\n\n``CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nnodeParams : CUDA_MEMCPY3D\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemcpyNodeGetParams\n",
        );
    table
        .function(
            c"cuGraphMemcpyNodeSetParams",
            both::cuGraphMemcpyNodeSetParams,
            c"cuGraphMemcpyNodeSetParams($self, hNode, nodeParams)\n--\n\nSets what a copy node copies.\n\n``CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nnodeParams : CUDA_MEMCPY3D or None\n    Used after the call: keep it alive as long as ``hNode``, or a copy of it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemcpyNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphMemsetNodeGetParams",
            both::cuGraphMemsetNodeGetParams,
            c"cuGraphMemsetNodeGetParams($self, hNode)\n--\n\nTells what a fill node fills, and with which value.\n\n``CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nnodeParams : CUDA_MEMSET_NODE_PARAMS\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemsetNodeGetParams\n",
        );
    table
        .function(
            c"cuGraphMemsetNodeSetParams",
            both::cuGraphMemsetNodeSetParams,
            c"cuGraphMemsetNodeSetParams($self, hNode, nodeParams)\n--\n\nSets what a fill node fills, and with which value.\n\n``CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nnodeParams : CUDA_MEMSET_NODE_PARAMS or None\n    Used after the call: keep it alive as long as ``hNode``, or a copy of it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0. CUDA 13.5 announces that it will be deprecated: use ``cuGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemsetNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphNodeFindInClone",
            both::cuGraphNodeFindInClone,
            c"cuGraphNodeFindInClone($self, hOriginalNode, hClonedGraph)\n--\n\nFinds the node of a cloned graph that was copied from a given node.\n\n``CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph)``\n\nParameters\n----------\nhOriginalNode : CUgraphNode or None\nhClonedGraph : CUgraph or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nphNode : CUgraphNode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeFindInClone\n",
        );
    table
        .function(
            c"cuGraphNodeGetDependencies",
            only12::cuGraphNodeGetDependencies,
            c"cuGraphNodeGetDependencies($self, hNode, numDependencies=0)\n--\n\nLists the nodes that a node waits for; without an array, counts them.\n\n``CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nnumDependencies : int, optional\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndependencies : list[CUgraphNode]\nnumDependencies : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependencies\n",
        );
    table
        .function(
            c"cuGraphNodeGetDependencies_v2",
            both::cuGraphNodeGetDependencies_v2,
            c"cuGraphNodeGetDependencies_v2($self, hNode, numDependencies=0)\n--\n\nLists the nodes that a node waits for, with data for each edge.\n\n``CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nnumDependencies : int, optional\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndependencies : list[CUgraphNode]\nedgeData : list[CUgraphEdgeData]\nnumDependencies : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependencies_v2\n",
        );
    table
        .function(
            c"cuGraphNodeGetDependentNodes",
            only12::cuGraphNodeGetDependentNodes,
            c"cuGraphNodeGetDependentNodes($self, hNode, numDependentNodes=0)\n--\n\nLists the nodes that wait for a node; without an array, counts them.\n\n``CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nnumDependentNodes : int, optional\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndependentNodes : list[CUgraphNode]\nnumDependentNodes : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependentNodes\n",
        );
    table
        .function(
            c"cuGraphNodeGetDependentNodes_v2",
            both::cuGraphNodeGetDependentNodes_v2,
            c"cuGraphNodeGetDependentNodes_v2($self, hNode, numDependentNodes=0)\n--\n\nLists the nodes that wait for a node, with data for each edge.\n\n``CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nnumDependentNodes : int, optional\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndependentNodes : list[CUgraphNode]\nedgeData : list[CUgraphEdgeData]\nnumDependentNodes : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependentNodes_v2\n",
        );
    table
        .function(
            c"cuGraphNodeGetEnabled",
            both::cuGraphNodeGetEnabled,
            c"cuGraphNodeGetEnabled($self, hGraphExec, hNode)\n--\n\nTells whether a node of an executable graph is enabled or does nothing.\n\n``CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nisEnabled : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.6.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetEnabled\n",
        );
    table
        .function(
            c"cuGraphNodeGetType",
            both::cuGraphNodeGetType,
            c"cuGraphNodeGetType($self, hNode)\n--\n\nTells the type of a node.\n\n``CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)``\n\nParameters\n----------\nhNode : CUgraphNode or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\ntype : CUgraphNodeType\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetType\n",
        );
    table
        .function(
            c"cuGraphNodeSetEnabled",
            both::cuGraphNodeSetEnabled,
            c"cuGraphNodeSetEnabled($self, hGraphExec, hNode, isEnabled)\n--\n\nTurns a kernel, copy or fill node of an executable graph on or off.\n\n``CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhNode : CUgraphNode or None\nisEnabled : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.6.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeSetEnabled\n",
        );
    table
        .function(
            c"cuGraphNodeSetParams",
            only12::cuGraphNodeSetParams,
            c"cuGraphNodeSetParams($self, hNode, nodeParams)\n--\n\nSets the parameters of a node of any type, but not its type.\n\n``CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)``\n\nParameters\n----------\nhNode : CUgraphNode or None\nnodeParams : CUgraphNodeParams or None\n    Used after the call: keep it alive as long as ``hNode``, or a copy of it, exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeSetParams\n",
        );
    table
        .function(
            c"cuGraphReleaseUserObject",
            both::cuGraphReleaseUserObject,
            c"cuGraphReleaseUserObject($self, graph, object, count)\n--\n\nDrops references that a graph holds to a user object.\n\n``CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)``\n\nParameters\n----------\ngraph : CUgraph or None\nobject : CUuserObject or None\ncount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphReleaseUserObject\n",
        );
    table
        .function(
            c"cuGraphRemoveDependencies",
            only12::cuGraphRemoveDependencies,
            c"cuGraphRemoveDependencies($self, hGraph, from_, to, numDependencies)\n--\n\nRemoves the edges from each ``from[i]`` to ``to[i]`` of a graph.\n\n``CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)``\n\nParameters\n----------\nhGraph : CUgraph or None\nfrom_ : list[CUgraphNode] or None\nto : list[CUgraphNode] or None\nnumDependencies : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphRemoveDependencies\n",
        );
    table
        .function(
            c"cuGraphRemoveDependencies_v2",
            both::cuGraphRemoveDependencies_v2,
            c"cuGraphRemoveDependencies_v2($self, hGraph, from_, to, edgeData, numDependencies)\n--\n\nRemoves the edges from each ``from[i]`` to ``to[i]`` whose data match.\n\n``CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)``\n\nParameters\n----------\nhGraph : CUgraph or None\nfrom_ : list[CUgraphNode] or None\nto : list[CUgraphNode] or None\nedgeData : list[CUgraphEdgeData] or None\nnumDependencies : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphRemoveDependencies_v2\n",
        );
    table
        .function(
            c"cuGraphRetainUserObject",
            both::cuGraphRetainUserObject,
            c"cuGraphRetainUserObject($self, graph, object, count, flags)\n--\n\nMakes a graph hold references to a user object, the caller's own if so flagged.\n\n``CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags)``\n\nParameters\n----------\ngraph : CUgraph or None\nobject : CUuserObject or None\ncount : int\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphRetainUserObject\n",
        );
    table
        .function(
            c"cuGraphUpload",
            both::cuGraphUpload,
            c"cuGraphUpload($self, hGraphExec, hStream)\n--\n\nPrepares an executable graph on the device in stream order, so that its first launch is short.\n\n``CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)``\n\nParameters\n----------\nhGraphExec : CUgraphExec or None\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphUpload\n",
        );
    table
        .function(
            c"cuGraphicsEGLRegisterImage",
            both::cuGraphicsEGLRegisterImage,
            c"cuGraphicsEGLRegisterImage($self, image, flags)\n--\n\nShares an EGL image with CUDA.\n\n``CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image, unsigned int flags)``\n\nParameters\n----------\nimage : EGLImageKHR or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.\npCudaResource : CUgraphicsResource\n\nNotes\n-----\nIn ``cudaEGL.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuGraphicsEGLRegisterImage\n",
        );
    table
        .function(
            c"cuGraphicsGLRegisterBuffer",
            both::cuGraphicsGLRegisterBuffer,
            c"cuGraphicsGLRegisterBuffer($self, buffer, Flags)\n--\n\nShares an OpenGL buffer with CUDA.\n\n``CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer, unsigned int Flags)``\n\nParameters\n----------\nbuffer : GLuint or None\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_OPERATING_SYSTEM``.\npCudaResource : CUgraphicsResource\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 3.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL.html#:~:text=cuGraphicsGLRegisterBuffer\n",
        );
    table
        .function(
            c"cuGraphicsGLRegisterImage",
            both::cuGraphicsGLRegisterImage,
            c"cuGraphicsGLRegisterImage($self, image, target, Flags)\n--\n\nShares an OpenGL texture or renderbuffer with CUDA.\n\n``CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum target, unsigned int Flags)``\n\nParameters\n----------\nimage : GLuint or None\ntarget : GLenum or None\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_OPERATING_SYSTEM``.\npCudaResource : CUgraphicsResource\n\nNotes\n-----\nIn ``cudaGL.h``. Since CUDA 3.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL.html#:~:text=cuGraphicsGLRegisterImage\n",
        );
    table
        .function(
            c"cuGraphicsMapResources",
            both::cuGraphicsMapResources,
            c"cuGraphicsMapResources($self, count, resources, hStream)\n--\n\nGives CUDA the use of registered graphics resources, in stream order, until they are unmapped.\n\n``CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)``\n\nParameters\n----------\ncount : int\nresources : CUgraphicsResource or int or list[CUgraphicsResource] or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsMapResources\n",
        );
    table
        .function(
            c"cuGraphicsResourceGetMappedEglFrame",
            both::cuGraphicsResourceGetMappedEglFrame,
            c"cuGraphicsResourceGetMappedEglFrame($self, resource, index, mipLevel)\n--\n\nGives the frame of a mapped EGL resource.\n\n``CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource, unsigned int index, unsigned int mipLevel)``\n\nParameters\n----------\nresource : CUgraphicsResource or None\nindex : int\nmipLevel : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``.\neglFrame : CUeglFrame\n\nNotes\n-----\nIn ``cudaEGL.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuGraphicsResourceGetMappedEglFrame\n",
        );
    table
        .function(
            c"cuGraphicsResourceGetMappedMipmappedArray",
            both::cuGraphicsResourceGetMappedMipmappedArray,
            c"cuGraphicsResourceGetMappedMipmappedArray($self, resource)\n--\n\nGives a mapped graphics image as a mipmapped CUDA array.\n\n``CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource)``\n\nParameters\n----------\nresource : CUgraphicsResource or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``, ``CUDA_ERROR_NOT_MAPPED_AS_ARRAY``.\npMipmappedArray : CUmipmappedArray\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsResourceGetMappedMipmappedArray\n",
        );
    table
        .function(
            c"cuGraphicsResourceGetMappedPointer",
            both::cuGraphicsResourceGetMappedPointer,
            c"cuGraphicsResourceGetMappedPointer($self, resource)\n--\n\nTells the address and bytes of a mapped graphics buffer.\n\n``CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource)``\n\nParameters\n----------\nresource : CUgraphicsResource or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``, ``CUDA_ERROR_NOT_MAPPED_AS_POINTER``.\npDevPtr : CUdeviceptr\npSize : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsResourceGetMappedPointer\n",
        );
    table
        .function(
            c"cuGraphicsResourceGetMappedPointer_v2",
            both::cuGraphicsResourceGetMappedPointer,
            c"cuGraphicsResourceGetMappedPointer_v2($self, resource)\n--\n\nTells the address and bytes of a mapped graphics buffer.\n\n``CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource)``\n\nParameters\n----------\nresource : CUgraphicsResource or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``, ``CUDA_ERROR_NOT_MAPPED_AS_POINTER``.\npDevPtr : CUdeviceptr\npSize : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsResourceGetMappedPointer\n",
        );
    table
        .function(
            c"cuGraphicsResourceSetMapFlags",
            both::cuGraphicsResourceSetMapFlags,
            c"cuGraphicsResourceSetMapFlags($self, resource, flags)\n--\n\nSays how CUDA will use a graphics resource when mapped, such as read only.\n\n``CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)``\n\nParameters\n----------\nresource : CUgraphicsResource or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsResourceSetMapFlags\n",
        );
    table
        .function(
            c"cuGraphicsResourceSetMapFlags_v2",
            both::cuGraphicsResourceSetMapFlags,
            c"cuGraphicsResourceSetMapFlags_v2($self, resource, flags)\n--\n\nSays how CUDA will use a graphics resource when mapped, such as read only.\n\n``CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)``\n\nParameters\n----------\nresource : CUgraphicsResource or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsResourceSetMapFlags\n",
        );
    table
        .function(
            c"cuGraphicsSubResourceGetMappedArray",
            both::cuGraphicsSubResourceGetMappedArray,
            c"cuGraphicsSubResourceGetMappedArray($self, resource, arrayIndex, mipLevel)\n--\n\nGives one layer and level of a mapped graphics image as a CUDA array.\n\n``CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel)``\n\nParameters\n----------\nresource : CUgraphicsResource or None\narrayIndex : int\nmipLevel : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``, ``CUDA_ERROR_NOT_MAPPED_AS_ARRAY``.\npArray : CUarray\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsSubResourceGetMappedArray\n",
        );
    table
        .function(
            c"cuGraphicsUnmapResources",
            both::cuGraphicsUnmapResources,
            c"cuGraphicsUnmapResources($self, count, resources, hStream)\n--\n\nReturns mapped resources to the graphics API, in stream order.\n\n``CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)``\n\nParameters\n----------\ncount : int\nresources : CUgraphicsResource or int or list[CUgraphicsResource] or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``, ``CUDA_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsUnmapResources\n",
        );
    table
        .function(
            c"cuGraphicsUnregisterResource",
            both::cuGraphicsUnregisterResource,
            c"cuGraphicsUnregisterResource($self, resource)\n--\n\nEnds CUDA's use of a graphics resource, whose handle is then invalid.\n\n``CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)``\n\nParameters\n----------\nresource : CUgraphicsResource or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsUnregisterResource\n",
        );
    table
        .function(
            c"cuGraphicsVDPAURegisterOutputSurface",
            both::cuGraphicsVDPAURegisterOutputSurface,
            c"cuGraphicsVDPAURegisterOutputSurface($self, vdpSurface, flags)\n--\n\nShares a VDPAU output surface with CUDA.\n\n``CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource, VdpOutputSurface vdpSurface, unsigned int flags)``\n\nParameters\n----------\nvdpSurface : VdpOutputSurface or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.\npCudaResource : CUgraphicsResource\n\nNotes\n-----\nIn ``cudaVDPAU.h``. Since CUDA 3.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VDPAU.html#:~:text=cuGraphicsVDPAURegisterOutputSurface\n",
        );
    table
        .function(
            c"cuGraphicsVDPAURegisterVideoSurface",
            both::cuGraphicsVDPAURegisterVideoSurface,
            c"cuGraphicsVDPAURegisterVideoSurface($self, vdpSurface, flags)\n--\n\nShares a VDPAU video surface with CUDA.\n\n``CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource, VdpVideoSurface vdpSurface, unsigned int flags)``\n\nParameters\n----------\nvdpSurface : VdpVideoSurface or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.\npCudaResource : CUgraphicsResource\n\nNotes\n-----\nIn ``cudaVDPAU.h``. Since CUDA 3.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VDPAU.html#:~:text=cuGraphicsVDPAURegisterVideoSurface\n",
        );
    table
        .function(
            c"cuGreenCtxCreate",
            both::cuGreenCtxCreate,
            c"cuGreenCtxCreate($self, desc, dev, flags)\n--\n\nCreates a green context, which runs work on some of a device's SMs and work queues only.\n\n``CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags)``\n\nParameters\n----------\ndesc : CUdevResourceDesc or None\ndev : CUdevice or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nphCtx : CUgreenCtx\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxCreate\n",
        );
    table
        .function(
            c"cuGreenCtxDestroy",
            both::cuGreenCtxDestroy,
            c"cuGreenCtxDestroy($self, hCtx)\n--\n\nDestroys a green context and its share of the primary context.\n\n``CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)``\n\nParameters\n----------\nhCtx : CUgreenCtx or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxDestroy\n",
        );
    table
        .function(
            c"cuGreenCtxGetDevResource",
            only12::cuGreenCtxGetDevResource,
            c"cuGreenCtxGetDevResource($self, hCtx, typename)\n--\n\nTells which SMs or work queues are a green context's.\n\n``CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type)``\n\nParameters\n----------\nhCtx : CUgreenCtx or None\ntypename : CUdevResourceType\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nresource : CUdevResource\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxGetDevResource\n",
        );
    table
        .function(
            c"cuGreenCtxRecordEvent",
            both::cuGreenCtxRecordEvent,
            c"cuGreenCtxRecordEvent($self, hCtx, hEvent)\n--\n\nRecords in an event all work that has been submitted to a green context so far.\n\n``CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)``\n\nParameters\n----------\nhCtx : CUgreenCtx or None\nhEvent : CUevent or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxRecordEvent\n",
        );
    table
        .function(
            c"cuGreenCtxStreamCreate",
            both::cuGreenCtxStreamCreate,
            c"cuGreenCtxStreamCreate($self, greenCtx, flags, priority)\n--\n\nCreates a stream with a priority, whose work runs on the resources of a green context.\n\n``CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags, int priority)``\n\nParameters\n----------\ngreenCtx : CUgreenCtx or None\nflags : int\npriority : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nphStream : CUstream\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxStreamCreate\n",
        );
    table
        .function(
            c"cuGreenCtxWaitEvent",
            both::cuGreenCtxWaitEvent,
            c"cuGreenCtxWaitEvent($self, hCtx, hEvent)\n--\n\nMakes all work submitted to a green context from now on wait for an event.\n\n``CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)``\n\nParameters\n----------\nhCtx : CUgreenCtx or None\nhEvent : CUevent or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxWaitEvent\n",
        );
    table
        .function(
            c"cuImportExternalMemory",
            both::cuImportExternalMemory,
            c"cuImportExternalMemory($self, memHandleDesc)\n--\n\nImports memory of another API (Vulkan, Direct3D, NvSciBuf …) from its handle.\n\n``CUresult cuImportExternalMemory(CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)``\n\nParameters\n----------\nmemHandleDesc : CUDA_EXTERNAL_MEMORY_HANDLE_DESC or None\n    cubind keeps it alive as long as ``extMem_out`` exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OPERATING_SYSTEM``.\nextMem_out : CUexternalMemory\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuImportExternalMemory\n",
        );
    table
        .function(
            c"cuImportExternalSemaphore",
            both::cuImportExternalSemaphore,
            c"cuImportExternalSemaphore($self, semHandleDesc)\n--\n\nImports a semaphore or fence of another API from its handle.\n\n``CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)``\n\nParameters\n----------\nsemHandleDesc : CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC or None\n    cubind keeps it alive as long as ``extSem_out`` exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OPERATING_SYSTEM``.\nextSem_out : CUexternalSemaphore\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuImportExternalSemaphore\n",
        );
    table
        .function(
            c"cuInit",
            both::cuInit,
            c"cuInit($self, Flags)\n--\n\nStarts the driver API for the process; until it succeeds, nearly all other functions fail.\n\n``CUresult cuInit(unsigned int Flags)``\n\nParameters\n----------\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_SYSTEM_DRIVER_MISMATCH``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__INITIALIZE.html#:~:text=cuInit\n",
        );
    table
        .function(
            c"cuIpcCloseMemHandle",
            both::cuIpcCloseMemHandle,
            c"cuIpcCloseMemHandle($self, dptr)\n--\n\nUnmaps memory of ``cuIpcOpenMemHandle``; the exporting process keeps it.\n\n``CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)``\n\nParameters\n----------\ndptr : CUdeviceptr or array on a device or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcCloseMemHandle\n",
        );
    table
        .function(
            c"cuIpcGetEventHandle",
            both::cuIpcGetEventHandle,
            c"cuIpcGetEventHandle($self, event)\n--\n\nMakes a handle with which other processes open an event made for that.\n\n``CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)``\n\nParameters\n----------\nevent : CUevent or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\npHandle : CUipcEventHandle\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcGetEventHandle\n",
        );
    table
        .function(
            c"cuIpcGetMemHandle",
            both::cuIpcGetMemHandle,
            c"cuIpcGetMemHandle($self, dptr)\n--\n\nMakes a handle with which other processes open an allocation of device memory.\n\n``CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)``\n\nParameters\n----------\ndptr : CUdeviceptr or array on a device or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\npHandle : CUipcMemHandle\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcGetMemHandle\n",
        );
    table
        .function(
            c"cuIpcOpenEventHandle",
            both::cuIpcOpenEventHandle,
            c"cuIpcOpenEventHandle($self, handle)\n--\n\nOpens another process's event from its handle.\n\n``CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)``\n\nParameters\n----------\nhandle : CUipcEventHandle\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_PEER_ACCESS_UNSUPPORTED``.\nphEvent : CUevent\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcOpenEventHandle\n",
        );
    table
        .function(
            c"cuIpcOpenMemHandle",
            both::cuIpcOpenMemHandle,
            c"cuIpcOpenMemHandle($self, handle, Flags)\n--\n\nMaps another process's device memory, given its handle, into the current context.\n\n``CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)``\n\nParameters\n----------\nhandle : CUipcMemHandle\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_TOO_MANY_PEERS``.\npdptr : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcOpenMemHandle\n",
        );
    table
        .function(
            c"cuIpcOpenMemHandle_v2",
            both::cuIpcOpenMemHandle,
            c"cuIpcOpenMemHandle_v2($self, handle, Flags)\n--\n\nMaps another process's device memory, given its handle, into the current context.\n\n``CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)``\n\nParameters\n----------\nhandle : CUipcMemHandle\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_TOO_MANY_PEERS``.\npdptr : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcOpenMemHandle\n",
        );
    table
        .function(
            c"cuKernelGetAttribute",
            only12::cuKernelGetAttribute,
            c"cuKernelGetAttribute($self, attrib, kernel, dev)\n--\n\nTells an attribute of a kernel on a device, such as its registers per thread.\n\n``CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev)``\n\nParameters\n----------\nattrib : CUfunction_attribute\nkernel : CUkernel or None\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npi : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetAttribute\n",
        );
    table
        .function(
            c"cuKernelGetFunction",
            both::cuKernelGetFunction,
            c"cuKernelGetFunction($self, kernel)\n--\n\nGives the function that a library's kernel is in the current context.\n\n``CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)``\n\nParameters\n----------\nkernel : CUkernel or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\npFunc : CUfunction\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetFunction\n",
        );
    table
        .function(
            c"cuKernelGetLibrary",
            both::cuKernelGetLibrary,
            c"cuKernelGetLibrary($self, kernel)\n--\n\nGives the library that a kernel is part of.\n\n``CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)``\n\nParameters\n----------\nkernel : CUkernel or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\npLib : CUlibrary\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetLibrary\n",
        );
    table
        .function(
            c"cuKernelGetName",
            both::cuKernelGetName,
            c"cuKernelGetName($self, hfunc)\n--\n\nTells a kernel's mangled name; the string lives as long as its library.\n\n``CUresult cuKernelGetName(const char **name, CUkernel hfunc)``\n\nParameters\n----------\nhfunc : CUkernel or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nname : bytes\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetName\n",
        );
    table
        .function(
            c"cuKernelGetParamInfo",
            both::cuKernelGetParamInfo,
            c"cuKernelGetParamInfo($self, kernel, paramIndex)\n--\n\nTells the offset and size in bytes of one of a kernel's parameters.\n\n``CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize)``\n\nParameters\n----------\nkernel : CUkernel or None\nparamIndex : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nparamOffset : int\nparamSize : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetParamInfo\n",
        );
    table
        .function(
            c"cuKernelSetAttribute",
            only12::cuKernelSetAttribute,
            c"cuKernelSetAttribute($self, attrib, val, kernel, dev)\n--\n\nSets an attribute of a kernel for one device, such as its dynamic shared memory limit.\n\n``CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)``\n\nParameters\n----------\nattrib : CUfunction_attribute\nval : int\nkernel : CUkernel or None\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelSetAttribute\n",
        );
    table
        .function(
            c"cuKernelSetCacheConfig",
            both::cuKernelSetCacheConfig,
            c"cuKernelSetCacheConfig($self, kernel, config, dev)\n--\n\nSets how a kernel prefers to divide on-chip memory into L1 and shared memory on a device.\n\n``CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)``\n\nParameters\n----------\nkernel : CUkernel or None\nconfig : CUfunc_cache\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelSetCacheConfig\n",
        );
    table
        .function(
            c"cuLaunch",
            both::cuLaunch,
            c"cuLaunch($self, f)\n--\n\nRuns a function as one block, with the parameters set before (superseded).\n\n``CUresult cuLaunch(CUfunction f)``\n\nParameters\n----------\nf : CUfunction or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuLaunch\n",
        );
    table
        .function(
            c"cuLaunchCooperativeKernel",
            both::cuLaunchCooperativeKernel,
            c"cuLaunchCooperativeKernel($self, f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams)\n--\n\nLaunches a kernel whose blocks all run at once and may synchronize over the grid.\n\n``CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)``\n\nParameters\n----------\nf : CUfunction or None\ngridDimX : int\ngridDimY : int\ngridDimZ : int\nblockDimX : int\nblockDimY : int\nblockDimZ : int\nsharedMemBytes : int\nhStream : CUstream or None\nkernelParams : kernel parameters\n    Used after the call: keep it alive until this call completes on ``hStream``.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 9.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchCooperativeKernel\n",
        );
    table
        .function(
            c"cuLaunchCooperativeKernelMultiDevice",
            both::cuLaunchCooperativeKernelMultiDevice,
            c"cuLaunchCooperativeKernelMultiDevice($self, launchParamsList, numDevices, flags)\n--\n\nLaunches a kernel on several devices whose grids may synchronize with each other.\n\n``CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int numDevices, unsigned int flags)``\n\nParameters\n----------\nlaunchParamsList : list[CUDA_LAUNCH_PARAMS] or None\n    Used after the call: keep it alive until this call completes on ``launchParamsList``'s stream.\nnumDevices : int\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 9.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuLaunchCooperativeKernelMultiDevice\n",
        );
    table
        .function(
            c"cuLaunchGrid",
            both::cuLaunchGrid,
            c"cuLaunchGrid($self, f, grid_width, grid_height)\n--\n\nRuns a function on a 2D grid, with the parameters set before (superseded).\n\n``CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)``\n\nParameters\n----------\nf : CUfunction or None\ngrid_width : int\ngrid_height : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuLaunchGrid\n",
        );
    table
        .function(
            c"cuLaunchGridAsync",
            both::cuLaunchGridAsync,
            c"cuLaunchGridAsync($self, f, grid_width, grid_height, hStream)\n--\n\nRuns a function on a 2D grid in stream order, with the parameters set before (superseded).\n\n``CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)``\n\nParameters\n----------\nf : CUfunction or None\ngrid_width : int\ngrid_height : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuLaunchGridAsync\n",
        );
    table
        .function(
            c"cuLaunchHostFunc",
            both::cuLaunchHostFunc,
            c"cuLaunchHostFunc($self, hStream, fn, userData)\n--\n\nRuns a host function in stream order; it must not call CUDA, and does not run after errors.\n\n``CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)``\n\nParameters\n----------\nhStream : CUstream or None\nfn : callback\nuserData : object\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchHostFunc\n",
        );
    table
        .function(
            c"cuLaunchKernel",
            both::cuLaunchKernel,
            c"cuLaunchKernel($self, f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra)\n--\n\nLaunches a kernel on a stream with a grid, a block size and dynamic shared memory in bytes.\n\n``CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)``\n\nParameters\n----------\nf : CUfunction or None\ngridDimX : int\ngridDimY : int\ngridDimZ : int\nblockDimX : int\nblockDimY : int\nblockDimZ : int\nsharedMemBytes : int\nhStream : CUstream or None\nkernelParams : kernel parameters\n    Used after the call: keep it alive until this call completes on ``hStream``.\nextra : address or buffer\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchKernel\n",
        );
    table
        .function(
            c"cuLaunchKernelEx",
            only12::cuLaunchKernelEx,
            c"cuLaunchKernelEx($self, config, f, kernelParams, extra)\n--\n\nLaunches a kernel with a record of grid, stream and attributes such as cluster size.\n\n``CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)``\n\nParameters\n----------\nconfig : CUlaunchConfig or None\n    Used after the call: keep it alive until this call completes on ``config``'s stream.\nf : CUfunction or None\nkernelParams : kernel parameters\n    Used after the call: keep it alive until this call completes on ``config``'s stream.\nextra : address or buffer\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.6.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchKernelEx\n",
        );
    table
        .function(
            c"cuLibraryEnumerateKernels",
            both::cuLibraryEnumerateKernels,
            c"cuLibraryEnumerateKernels($self, numKernels, lib)\n--\n\nLists kernels of a library, as many as the array has room for.\n\n``CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)``\n\nParameters\n----------\nnumKernels : int\nlib : CUlibrary or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.\nkernels : list[CUkernel]\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryEnumerateKernels\n",
        );
    table
        .function(
            c"cuLibraryGetGlobal",
            both::cuLibraryGetGlobal,
            c"cuLibraryGetGlobal($self, library, name)\n--\n\nFinds a library's ``__device__`` or ``__constant__`` variable for the current context: address and bytes.\n\n``CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)``\n\nParameters\n----------\nlibrary : CUlibrary or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndptr : CUdeviceptr\nbytes : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetGlobal\n",
        );
    table
        .function(
            c"cuLibraryGetKernel",
            both::cuLibraryGetKernel,
            c"cuLibraryGetKernel($self, library, name)\n--\n\nFinds a kernel of a library by its (mangled) name.\n\n``CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)``\n\nParameters\n----------\nlibrary : CUlibrary or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\npKernel : CUkernel\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetKernel\n",
        );
    table
        .function(
            c"cuLibraryGetKernelCount",
            both::cuLibraryGetKernelCount,
            c"cuLibraryGetKernelCount($self, lib)\n--\n\nTells how many kernels a library has.\n\n``CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)``\n\nParameters\n----------\nlib : CUlibrary or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.\ncount : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetKernelCount\n",
        );
    table
        .function(
            c"cuLibraryGetManaged",
            both::cuLibraryGetManaged,
            c"cuLibraryGetManaged($self, library, name)\n--\n\nFinds a library's ``__managed__`` variable: its address, the same in all contexts, and its bytes.\n\n``CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)``\n\nParameters\n----------\nlibrary : CUlibrary or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndptr : CUdeviceptr\nbytes : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetManaged\n",
        );
    table
        .function(
            c"cuLibraryGetModule",
            both::cuLibraryGetModule,
            c"cuLibraryGetModule($self, library)\n--\n\nGives the module that a library is in the current context, loaded if need be.\n\n``CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)``\n\nParameters\n----------\nlibrary : CUlibrary or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\npMod : CUmodule\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetModule\n",
        );
    table
        .function(
            c"cuLibraryGetUnifiedFunction",
            both::cuLibraryGetUnifiedFunction,
            c"cuLibraryGetUnifiedFunction($self, library, symbol)\n--\n\nFinds a library's function by symbol, as a pointer that can be called on host and device.\n\n``CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)``\n\nParameters\n----------\nlibrary : CUlibrary or None\nsymbol : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\nfptr : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetUnifiedFunction\n",
        );
    table
        .function(
            c"cuLibraryLoadData",
            only12::cuLibraryLoadData,
            c"cuLibraryLoadData($self, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)\n--\n\nLoads code from memory as a library, which is not tied to any context.\n\n``CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)``\n\nParameters\n----------\ncode : address or buffer\n    Used after the call: keep it alive as long as ``libraryOptions`` says.\njitOptions : list[CUjit_option] or None\njitOptionsValues : list[object] or None\nnumJitOptions : int\nlibraryOptions : list[CUlibraryOption] or None\nlibraryOptionValues : list[object] or None\nnumLibraryOptions : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.\nlibrary : CUlibrary\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryLoadData\n",
        );
    table
        .function(
            c"cuLibraryLoadFromFile",
            only12::cuLibraryLoadFromFile,
            c"cuLibraryLoadFromFile($self, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)\n--\n\nLoads code from a file as a library, which is not tied to any context.\n\n``CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)``\n\nParameters\n----------\nfileName : bytes or str\njitOptions : list[CUjit_option] or None\njitOptionsValues : list[object] or None\nnumJitOptions : int\nlibraryOptions : list[CUlibraryOption] or None\nlibraryOptionValues : list[object] or None\nnumLibraryOptions : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.\nlibrary : CUlibrary\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryLoadFromFile\n",
        );
    table
        .function(
            c"cuLibraryUnload",
            both::cuLibraryUnload,
            c"cuLibraryUnload($self, library)\n--\n\nUnloads a library; its kernels and variables must not be used again.\n\n``CUresult cuLibraryUnload(CUlibrary library)``\n\nParameters\n----------\nlibrary : CUlibrary or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryUnload\n",
        );
    table
        .function(
            c"cuLinkAddData",
            only12::cuLinkAddData,
            c"cuLinkAddData($self, state, typename, data, size, name, numOptions, options, optionValues)\n--\n\nAdds PTX, a cubin, a fat binary, an object or a library in memory to a link.\n\n``CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)``\n\nParameters\n----------\nstate : CUlinkState or None\ntypename : CUjitInputType\ndata : address or buffer\nsize : int\nname : bytes or str or None\nnumOptions : int\noptions : list[CUjit_option] or None\noptionValues : list[object] or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkAddData\n",
        );
    table
        .function(
            c"cuLinkAddData_v2",
            only12::cuLinkAddData,
            c"cuLinkAddData_v2($self, state, typename, data, size, name, numOptions, options, optionValues)\n--\n\nAdds PTX, a cubin, a fat binary, an object or a library in memory to a link.\n\n``CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)``\n\nParameters\n----------\nstate : CUlinkState or None\ntypename : CUjitInputType\ndata : address or buffer\nsize : int\nname : bytes or str or None\nnumOptions : int\noptions : list[CUjit_option] or None\noptionValues : list[object] or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkAddData\n",
        );
    table
        .function(
            c"cuLinkAddFile",
            only12::cuLinkAddFile,
            c"cuLinkAddFile($self, state, typename, path, numOptions, options, optionValues)\n--\n\nAdds a file of PTX, a cubin, a fat binary, an object or a library to a link.\n\n``CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions, CUjit_option *options, void **optionValues)``\n\nParameters\n----------\nstate : CUlinkState or None\ntypename : CUjitInputType\npath : bytes or str\nnumOptions : int\noptions : list[CUjit_option] or None\noptionValues : list[object] or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_FILE_NOT_FOUND``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkAddFile\n",
        );
    table
        .function(
            c"cuLinkAddFile_v2",
            only12::cuLinkAddFile,
            c"cuLinkAddFile_v2($self, state, typename, path, numOptions, options, optionValues)\n--\n\nAdds a file of PTX, a cubin, a fat binary, an object or a library to a link.\n\n``CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions, CUjit_option *options, void **optionValues)``\n\nParameters\n----------\nstate : CUlinkState or None\ntypename : CUjitInputType\npath : bytes or str\nnumOptions : int\noptions : list[CUjit_option] or None\noptionValues : list[object] or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_FILE_NOT_FOUND``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkAddFile\n",
        );
    table
        .function(
            c"cuLinkComplete",
            both::cuLinkComplete,
            c"cuLinkComplete($self, state)\n--\n\nEnds a link and returns the cubin, which the linker state owns.\n\n``CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)``\n\nParameters\n----------\nstate : CUlinkState or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_OUT_OF_MEMORY``.\ncubinOut : int\nsizeOut : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkComplete\n",
        );
    table
        .function(
            c"cuLinkCreate",
            only12::cuLinkCreate,
            c"cuLinkCreate($self, numOptions, options, optionValues)\n--\n\nBegins to link device code: creates a linker state with options for the JIT compiler.\n\n``CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut)``\n\nParameters\n----------\nnumOptions : int\noptions : list[CUjit_option] or None\noptionValues : list[object] or None\n    cubind keeps it alive as long as ``stateOut`` exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nstateOut : CUlinkState\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkCreate\n",
        );
    table
        .function(
            c"cuLinkCreate_v2",
            only12::cuLinkCreate,
            c"cuLinkCreate_v2($self, numOptions, options, optionValues)\n--\n\nBegins to link device code: creates a linker state with options for the JIT compiler.\n\n``CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut)``\n\nParameters\n----------\nnumOptions : int\noptions : list[CUjit_option] or None\noptionValues : list[object] or None\n    cubind keeps it alive as long as ``stateOut`` exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nstateOut : CUlinkState\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkCreate\n",
        );
    table
        .function(
            c"cuLinkDestroy",
            both::cuLinkDestroy,
            c"cuLinkDestroy($self, state)\n--\n\nDestroys a linker state and the cubin it made.\n\n``CUresult cuLinkDestroy(CUlinkState state)``\n\nParameters\n----------\nstate : CUlinkState or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkDestroy\n",
        );
    table
        .function(
            c"cuLogsCurrent",
            both::cuLogsCurrent,
            c"cuLogsCurrent($self, flags)\n--\n\nGives an iterator at the present end of the driver's log.\n\n``CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)``\n\nParameters\n----------\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\niterator_out : CUlogIterator\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsCurrent\n",
        );
    table
        .function(
            c"cuLogsDumpToFile",
            both::cuLogsDumpToFile,
            c"cuLogsDumpToFile($self, iterator, pathToFile, flags)\n--\n\nWrites the driver's log messages, from an iterator on, to a file.\n\n``CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)``\n\nParameters\n----------\niterator : CUlogIterator\npathToFile : bytes or str\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\niterator : CUlogIterator or None\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsDumpToFile\n",
        );
    table
        .function(
            c"cuLogsDumpToMemory",
            both::cuLogsDumpToMemory,
            c"cuLogsDumpToMemory($self, iterator, buffer, size, flags)\n--\n\nWrites the driver's log messages, from an iterator on, to a buffer.\n\n``CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags)``\n\nParameters\n----------\niterator : CUlogIterator\nbuffer : buffer\nsize : int\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\niterator : CUlogIterator or None\nsize : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsDumpToMemory\n",
        );
    table
        .function(
            c"cuLogsRegisterCallback",
            both::cuLogsRegisterCallback,
            c"cuLogsRegisterCallback($self, callbackFunc, userData)\n--\n\nRegisters a callback for the driver's log messages on errors.\n\n``CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData, CUlogsCallbackHandle *callback_out)``\n\nParameters\n----------\ncallbackFunc : callback\n    cubind keeps it alive as long as ``callback_out`` exists.\nuserData : object\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\ncallback_out : CUlogsCallbackHandle\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsRegisterCallback\n",
        );
    table
        .function(
            c"cuLogsUnregisterCallback",
            both::cuLogsUnregisterCallback,
            c"cuLogsUnregisterCallback($self, callback)\n--\n\nRemoves a callback for the driver's log messages.\n\n``CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)``\n\nParameters\n----------\ncallback : CUlogsCallbackHandle or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsUnregisterCallback\n",
        );
    table
        .function(
            c"cuMemAddressFree",
            both::cuMemAddressFree,
            c"cuMemAddressFree($self, ptr, size)\n--\n\nReturns a reserved range of virtual addresses, which must be unmapped.\n\n``CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)``\n\nParameters\n----------\nptr : CUdeviceptr or array on a device or None\nsize : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemAddressFree\n",
        );
    table
        .function(
            c"cuMemAddressReserve",
            both::cuMemAddressReserve,
            c"cuMemAddressReserve($self, size, alignment, addr, flags)\n--\n\nReserves a range of virtual addresses, without memory behind it.\n\n``CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags)``\n\nParameters\n----------\nsize : int\nalignment : int\naddr : CUdeviceptr or array on a device or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nptr : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemAddressReserve\n",
        );
    table
        .function(
            c"cuMemAdvise",
            only12::cuMemAdvise,
            c"cuMemAdvise($self, devPtr, count, advice, device)\n--\n\nTells the driver how a range of managed memory will be used, such as read mostly.\n\n``CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device)``\n\nParameters\n----------\ndevPtr : CUdeviceptr or array on a device or None\ncount : int\nadvice : CUmem_advise\ndevice : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 8.0.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__UNIFIED.html#:~:text=cuMemAdvise\n",
        );
    table
        .function(
            c"cuMemAdvise_v2",
            both::cuMemAdvise_v2,
            c"cuMemAdvise_v2($self, devPtr, count, advice, location)\n--\n\nTells the driver how a range of managed memory will be used, such as read mostly.\n\n``CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location)``\n\nParameters\n----------\ndevPtr : CUdeviceptr or array on a device or None\ncount : int\nadvice : CUmem_advise\nlocation : CUmemLocation\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemAdvise_v2\n",
        );
    table
        .function(
            c"cuMemAlloc",
            both::cuMemAlloc,
            c"cuMemAlloc($self, bytesize)\n--\n\nReserves bytes of memory on the current context's device.\n\n``CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)``\n\nParameters\n----------\nbytesize : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\ndptr : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAlloc\n",
        );
    table
        .function(
            c"cuMemAlloc_v2",
            both::cuMemAlloc,
            c"cuMemAlloc_v2($self, bytesize)\n--\n\nReserves bytes of memory on the current context's device.\n\n``CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)``\n\nParameters\n----------\nbytesize : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\ndptr : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAlloc\n",
        );
    table
        .function(
            c"cuMemAllocAsync",
            both::cuMemAllocAsync,
            c"cuMemAllocAsync($self, bytesize, hStream)\n--\n\nReserves device memory in stream order, from the current pool of the stream's device.\n\n``CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)``\n\nParameters\n----------\nbytesize : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\ndptr : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemAllocAsync\n",
        );
    table
        .function(
            c"cuMemAllocFromPoolAsync",
            both::cuMemAllocFromPoolAsync,
            c"cuMemAllocFromPoolAsync($self, bytesize, pool, hStream)\n--\n\nReserves memory in stream order from a given memory pool.\n\n``CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)``\n\nParameters\n----------\nbytesize : int\npool : CUmemoryPool or None\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\ndptr : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemAllocFromPoolAsync\n",
        );
    table
        .function(
            c"cuMemAllocHost",
            both::cuMemAllocHost,
            c"cuMemAllocHost($self, bytesize)\n--\n\nReserves page-locked host memory that the device can read and write.\n\n``CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)``\n\nParameters\n----------\nbytesize : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\npp : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAllocHost\n",
        );
    table
        .function(
            c"cuMemAllocHost_v2",
            both::cuMemAllocHost,
            c"cuMemAllocHost_v2($self, bytesize)\n--\n\nReserves page-locked host memory that the device can read and write.\n\n``CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)``\n\nParameters\n----------\nbytesize : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\npp : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAllocHost\n",
        );
    table
        .function(
            c"cuMemAllocManaged",
            both::cuMemAllocManaged,
            c"cuMemAllocManaged($self, bytesize, flags)\n--\n\nReserves managed memory, which moves between host and devices by itself.\n\n``CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)``\n\nParameters\n----------\nbytesize : int\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\ndptr : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAllocManaged\n",
        );
    table
        .function(
            c"cuMemAllocPitch",
            both::cuMemAllocPitch,
            c"cuMemAllocPitch($self, WidthInBytes, Height, ElementSizeBytes)\n--\n\nReserves rows of device memory, padded to a pitch in bytes that suits coalesced access.\n\n``CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned int ElementSizeBytes)``\n\nParameters\n----------\nWidthInBytes : int\nHeight : int\nElementSizeBytes : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\ndptr : CUdeviceptr\npPitch : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAllocPitch\n",
        );
    table
        .function(
            c"cuMemAllocPitch_v2",
            both::cuMemAllocPitch,
            c"cuMemAllocPitch_v2($self, WidthInBytes, Height, ElementSizeBytes)\n--\n\nReserves rows of device memory, padded to a pitch in bytes that suits coalesced access.\n\n``CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned int ElementSizeBytes)``\n\nParameters\n----------\nWidthInBytes : int\nHeight : int\nElementSizeBytes : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\ndptr : CUdeviceptr\npPitch : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAllocPitch\n",
        );
    table
        .function(
            c"cuMemBatchDecompressAsync",
            both::cuMemBatchDecompressAsync,
            c"cuMemBatchDecompressAsync($self, paramsArray, count, flags, stream)\n--\n\nDecompresses many buffers with the hardware engine, in stream order.\n\n``CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count, unsigned int flags, size_t *errorIndex, CUstream stream)``\n\nParameters\n----------\nparamsArray : CUmemDecompressParams or list[CUmemDecompressParams] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ncount : int\nflags : int\nstream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nerrorIndex : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.8 (its drivers since 12.6).\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemBatchDecompressAsync\n",
        );
    table
        .function(
            c"cuMemCreate",
            only12::cuMemCreate,
            c"cuMemCreate($self, size, prop, flags)\n--\n\nCreates physical memory as a handle, which ``cuMemMap`` gives an address.\n\n``CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop, unsigned long long flags)``\n\nParameters\n----------\nsize : int\nprop : CUmemAllocationProp or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nhandle : CUmemGenericAllocationHandle\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemCreate\n",
        );
    table
        .function(
            c"cuMemExportToShareableHandle",
            both::cuMemExportToShareableHandle,
            c"cuMemExportToShareableHandle($self, handle, handleType, flags)\n--\n\nMakes an operating-system or fabric handle of physical memory, for other processes.\n\n``CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, unsigned long long flags)``\n\nParameters\n----------\nhandle : CUmemGenericAllocationHandle or None\nhandleType : CUmemAllocationHandleType\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.\nshareableHandle : object\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemExportToShareableHandle\n",
        );
    table
        .function(
            c"cuMemFree",
            both::cuMemFree,
            c"cuMemFree($self, dptr)\n--\n\nFrees device or managed memory, given the address that the allocation returned.\n\n``CUresult cuMemFree_v2(CUdeviceptr dptr)``\n\nParameters\n----------\ndptr : CUdeviceptr or array on a device or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemFree\n",
        );
    table
        .function(
            c"cuMemFree_v2",
            both::cuMemFree,
            c"cuMemFree_v2($self, dptr)\n--\n\nFrees device or managed memory, given the address that the allocation returned.\n\n``CUresult cuMemFree_v2(CUdeviceptr dptr)``\n\nParameters\n----------\ndptr : CUdeviceptr or array on a device or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemFree\n",
        );
    table
        .function(
            c"cuMemFreeAsync",
            both::cuMemFreeAsync,
            c"cuMemFreeAsync($self, dptr, hStream)\n--\n\nFrees memory in stream order, once earlier work on the stream is done.\n\n``CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)``\n\nParameters\n----------\ndptr : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemFreeAsync\n",
        );
    table
        .function(
            c"cuMemFreeHost",
            both::cuMemFreeHost,
            c"cuMemFreeHost($self, p)\n--\n\nFrees page-locked memory of ``cuMemAllocHost`` or ``cuMemHostAlloc``.\n\n``CUresult cuMemFreeHost(void *p)``\n\nParameters\n----------\np : address or buffer\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemFreeHost\n",
        );
    table
        .function(
            c"cuMemGetAccess",
            only12::cuMemGetAccess,
            c"cuMemGetAccess($self, location, ptr)\n--\n\nTells what access a location has to a mapped address.\n\n``CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr)``\n\nParameters\n----------\nlocation : CUmemLocation or None\nptr : CUdeviceptr or array on a device or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.\nflags : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemGetAccess\n",
        );
    table
        .function(
            c"cuMemGetAddressRange",
            both::cuMemGetAddressRange,
            c"cuMemGetAddressRange($self, dptr)\n--\n\nTells the start and the bytes of the allocation that a device address is in.\n\n``CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)``\n\nParameters\n----------\ndptr : CUdeviceptr or array on a device or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\npbase : CUdeviceptr\npsize : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemGetAddressRange\n",
        );
    table
        .function(
            c"cuMemGetAddressRange_v2",
            both::cuMemGetAddressRange,
            c"cuMemGetAddressRange_v2($self, dptr)\n--\n\nTells the start and the bytes of the allocation that a device address is in.\n\n``CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)``\n\nParameters\n----------\ndptr : CUdeviceptr or array on a device or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\npbase : CUdeviceptr\npsize : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemGetAddressRange\n",
        );
    table
        .function(
            c"cuMemGetAllocationGranularity",
            only12::cuMemGetAllocationGranularity,
            c"cuMemGetAllocationGranularity($self, prop, option)\n--\n\nTells of what number of bytes sizes in ``cuMemCreate`` must be multiples.\n\n``CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option)``\n\nParameters\n----------\nprop : CUmemAllocationProp or None\noption : CUmemAllocationGranularity_flags\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.\ngranularity : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemGetAllocationGranularity\n",
        );
    table
        .function(
            c"cuMemGetAllocationPropertiesFromHandle",
            only12::cuMemGetAllocationPropertiesFromHandle,
            c"cuMemGetAllocationPropertiesFromHandle($self, handle)\n--\n\nTells the properties that a handle of physical memory was created with.\n\n``CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop, CUmemGenericAllocationHandle handle)``\n\nParameters\n----------\nhandle : CUmemGenericAllocationHandle or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.\nprop : CUmemAllocationProp\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemGetAllocationPropertiesFromHandle\n",
        );
    table
        .function(
            c"cuMemGetHandleForAddressRange",
            both::cuMemGetHandleForAddressRange,
            c"cuMemGetHandleForAddressRange($self, dptr, size, handleType, flags)\n--\n\nMakes a handle, such as a dma-buf file descriptor, for a range of device memory.\n\n``CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, unsigned long long flags)``\n\nParameters\n----------\ndptr : CUdeviceptr or array on a device or None\nsize : int\nhandleType : CUmemRangeHandleType\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\nhandle : object\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemGetHandleForAddressRange\n",
        );
    table
        .function(
            c"cuMemGetInfo",
            both::cuMemGetInfo,
            c"cuMemGetInfo($self)\n--\n\nTells how many bytes are free, and how many there are, on the current context's device.\n\n``CUresult cuMemGetInfo_v2(size_t *free, size_t *total)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nfree : int\ntotal : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemGetInfo\n",
        );
    table
        .function(
            c"cuMemGetInfo_v2",
            both::cuMemGetInfo,
            c"cuMemGetInfo_v2($self)\n--\n\nTells how many bytes are free, and how many there are, on the current context's device.\n\n``CUresult cuMemGetInfo_v2(size_t *free, size_t *total)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nfree : int\ntotal : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemGetInfo\n",
        );
    table
        .function(
            c"cuMemHostAlloc",
            both::cuMemHostAlloc,
            c"cuMemHostAlloc($self, bytesize, Flags)\n--\n\nReserves page-locked host memory with flags: portable, mapped, write-combined.\n\n``CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)``\n\nParameters\n----------\nbytesize : int\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\npp : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostAlloc\n",
        );
    table
        .function(
            c"cuMemHostGetDevicePointer",
            both::cuMemHostGetDevicePointer,
            c"cuMemHostGetDevicePointer($self, p, Flags)\n--\n\nTells the address by which the device reaches mapped, page-locked host memory.\n\n``CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)``\n\nParameters\n----------\np : address or buffer\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npdptr : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostGetDevicePointer\n",
        );
    table
        .function(
            c"cuMemHostGetDevicePointer_v2",
            both::cuMemHostGetDevicePointer,
            c"cuMemHostGetDevicePointer_v2($self, p, Flags)\n--\n\nTells the address by which the device reaches mapped, page-locked host memory.\n\n``CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)``\n\nParameters\n----------\np : address or buffer\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npdptr : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostGetDevicePointer\n",
        );
    table
        .function(
            c"cuMemHostGetFlags",
            both::cuMemHostGetFlags,
            c"cuMemHostGetFlags($self, p)\n--\n\nTells the flags that page-locked host memory was allocated with.\n\n``CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)``\n\nParameters\n----------\np : address or buffer\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npFlags : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostGetFlags\n",
        );
    table
        .function(
            c"cuMemHostRegister",
            both::cuMemHostRegister,
            c"cuMemHostRegister($self, p, bytesize, Flags)\n--\n\nPage-locks host memory that exists already, and maps it for devices if asked.\n\n``CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)``\n\nParameters\n----------\np : address or buffer\n    Used after the call: keep it alive until ``cuMemHostUnregister`` is called.\nbytesize : int\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostRegister\n",
        );
    table
        .function(
            c"cuMemHostRegister_v2",
            both::cuMemHostRegister,
            c"cuMemHostRegister_v2($self, p, bytesize, Flags)\n--\n\nPage-locks host memory that exists already, and maps it for devices if asked.\n\n``CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)``\n\nParameters\n----------\np : address or buffer\n    Used after the call: keep it alive until ``cuMemHostUnregister`` is called.\nbytesize : int\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostRegister\n",
        );
    table
        .function(
            c"cuMemHostUnregister",
            both::cuMemHostUnregister,
            c"cuMemHostUnregister($self, p)\n--\n\nUndoes ``cuMemHostRegister``: the memory is pageable again.\n\n``CUresult cuMemHostUnregister(void *p)``\n\nParameters\n----------\np : address or buffer\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostUnregister\n",
        );
    table
        .function(
            c"cuMemImportFromShareableHandle",
            both::cuMemImportFromShareableHandle,
            c"cuMemImportFromShareableHandle($self, osHandle, shHandleType)\n--\n\nOpens physical memory of another process from its handle.\n\n``CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType)``\n\nParameters\n----------\nosHandle : address or buffer\nshHandleType : CUmemAllocationHandleType\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.\nhandle : CUmemGenericAllocationHandle\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemImportFromShareableHandle\n",
        );
    table
        .function(
            c"cuMemMap",
            both::cuMemMap,
            c"cuMemMap($self, ptr, size, offset, handle, flags)\n--\n\nMaps physical memory into a reserved range; no access until ``cuMemSetAccess``.\n\n``CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags)``\n\nParameters\n----------\nptr : CUdeviceptr or array on a device or None\nsize : int\noffset : int\nhandle : CUmemGenericAllocationHandle or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemMap\n",
        );
    table
        .function(
            c"cuMemMapArrayAsync",
            both::cuMemMapArrayAsync,
            c"cuMemMapArrayAsync($self, mapInfoList, count, hStream)\n--\n\nMaps or unmaps memory of parts of sparse CUDA arrays, in stream order.\n\n``CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)``\n\nParameters\n----------\nmapInfoList : list[CUarrayMapInfo] or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\ncount : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemMapArrayAsync\n",
        );
    table
        .function(
            c"cuMemPoolCreate",
            only12::cuMemPoolCreate,
            c"cuMemPoolCreate($self, poolProps)\n--\n\nCreates a memory pool on a device or host location.\n\n``CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)``\n\nParameters\n----------\npoolProps : CUmemPoolProps or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\npool : CUmemoryPool\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolCreate\n",
        );
    table
        .function(
            c"cuMemPoolDestroy",
            both::cuMemPoolDestroy,
            c"cuMemPoolDestroy($self, pool)\n--\n\nDestroys a memory pool; its memory goes back once all allocations are freed.\n\n``CUresult cuMemPoolDestroy(CUmemoryPool pool)``\n\nParameters\n----------\npool : CUmemoryPool or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolDestroy\n",
        );
    table
        .function(
            c"cuMemPoolExportPointer",
            both::cuMemPoolExportPointer,
            c"cuMemPoolExportPointer($self, ptr)\n--\n\nProduces the data with which another process opens one allocation of a shared pool.\n\n``CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)``\n\nParameters\n----------\nptr : CUdeviceptr or array on a device or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nshareData_out : CUmemPoolPtrExportData\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolExportPointer\n",
        );
    table
        .function(
            c"cuMemPoolExportToShareableHandle",
            both::cuMemPoolExportToShareableHandle,
            c"cuMemPoolExportToShareableHandle($self, pool, handleType, flags)\n--\n\nMakes an operating-system handle of a pool, for other processes.\n\n``CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, unsigned long long flags)``\n\nParameters\n----------\npool : CUmemoryPool or None\nhandleType : CUmemAllocationHandleType\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nhandle_out : object\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolExportToShareableHandle\n",
        );
    table
        .function(
            c"cuMemPoolGetAccess",
            only12::cuMemPoolGetAccess,
            c"cuMemPoolGetAccess($self, memPool, location)\n--\n\nTells what access a location has to a pool's memory.\n\n``CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location)``\n\nParameters\n----------\nmemPool : CUmemoryPool or None\nlocation : CUmemLocation or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nflags : CUmemAccess_flags\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolGetAccess\n",
        );
    table
        .function(
            c"cuMemPoolGetAttribute",
            both::cuMemPoolGetAttribute,
            c"cuMemPoolGetAttribute($self, pool, attr)\n--\n\nTells an attribute of a memory pool, such as its release threshold or bytes in use.\n\n``CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)``\n\nParameters\n----------\npool : CUmemoryPool or None\nattr : CUmemPool_attribute\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nvalue : object\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolGetAttribute\n",
        );
    table
        .function(
            c"cuMemPoolImportFromShareableHandle",
            both::cuMemPoolImportFromShareableHandle,
            c"cuMemPoolImportFromShareableHandle($self, handle, handleType, flags)\n--\n\nOpens a memory pool of another process from its handle.\n\n``CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, unsigned long long flags)``\n\nParameters\n----------\nhandle : address or buffer\nhandleType : CUmemAllocationHandleType\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\npool_out : CUmemoryPool\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolImportFromShareableHandle\n",
        );
    table
        .function(
            c"cuMemPoolImportPointer",
            both::cuMemPoolImportPointer,
            c"cuMemPoolImportPointer($self, pool, shareData)\n--\n\nOpens an allocation of an imported pool from the exporter's data.\n\n``CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData *shareData)``\n\nParameters\n----------\npool : CUmemoryPool or None\nshareData : CUmemPoolPtrExportData or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nptr_out : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolImportPointer\n",
        );
    table
        .function(
            c"cuMemPoolSetAccess",
            only12::cuMemPoolSetAccess,
            c"cuMemPoolSetAccess($self, pool, map, count)\n--\n\nSets what access devices have to a pool's memory.\n\n``CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)``\n\nParameters\n----------\npool : CUmemoryPool or None\nmap : list[CUmemAccessDesc] or None\ncount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolSetAccess\n",
        );
    table
        .function(
            c"cuMemPoolSetAttribute",
            both::cuMemPoolSetAttribute,
            c"cuMemPoolSetAttribute($self, pool, attr, value)\n--\n\nSets an attribute of a memory pool, such as its release threshold.\n\n``CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)``\n\nParameters\n----------\npool : CUmemoryPool or None\nattr : CUmemPool_attribute\nvalue : object\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolSetAttribute\n",
        );
    table
        .function(
            c"cuMemPoolTrimTo",
            both::cuMemPoolTrimTo,
            c"cuMemPoolTrimTo($self, pool, minBytesToKeep)\n--\n\nReleases a pool's unused memory until it holds no more than a given number of bytes.\n\n``CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)``\n\nParameters\n----------\npool : CUmemoryPool or None\nminBytesToKeep : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolTrimTo\n",
        );
    table
        .function(
            c"cuMemPrefetchAsync",
            only12::cuMemPrefetchAsync,
            c"cuMemPrefetchAsync($self, devPtr, count, dstDevice, hStream)\n--\n\nMoves managed memory to a device or to the host, in stream order, before it is needed there.\n\n``CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)``\n\nParameters\n----------\ndevPtr : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\ncount : int\ndstDevice : CUdevice or None\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 8.0.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__UNIFIED.html#:~:text=cuMemPrefetchAsync\n",
        );
    table
        .function(
            c"cuMemPrefetchAsync_v2",
            both::cuMemPrefetchAsync_v2,
            c"cuMemPrefetchAsync_v2($self, devPtr, count, location, flags, hStream)\n--\n\nMoves managed memory to a device or to the host, in stream order, before it is needed there.\n\n``CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream)``\n\nParameters\n----------\ndevPtr : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\ncount : int\nlocation : CUmemLocation\nflags : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemPrefetchAsync_v2\n",
        );
    table
        .function(
            c"cuMemRangeGetAttribute",
            both::cuMemRangeGetAttribute,
            c"cuMemRangeGetAttribute($self, dataSize, attribute, devPtr, count)\n--\n\nTells one attribute of a range of managed memory, such as its preferred location.\n\n``CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count)``\n\nParameters\n----------\ndataSize : int\nattribute : CUmem_range_attribute\ndevPtr : CUdeviceptr or array on a device or None\ncount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.\ndata : object\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 8.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemRangeGetAttribute\n",
        );
    table
        .function(
            c"cuMemRangeGetAttributes",
            both::cuMemRangeGetAttributes,
            c"cuMemRangeGetAttributes($self, dataSizes, attributes, numAttributes, devPtr, count)\n--\n\nTells several attributes of a range of managed memory.\n\n``CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count)``\n\nParameters\n----------\ndataSizes : list[int] or None\nattributes : list[CUmem_range_attribute] or None\nnumAttributes : int\ndevPtr : CUdeviceptr or array on a device or None\ncount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.\ndata : list[object]\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 8.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemRangeGetAttributes\n",
        );
    table
        .function(
            c"cuMemRelease",
            both::cuMemRelease,
            c"cuMemRelease($self, handle)\n--\n\nReleases a handle of physical memory, which lives on while it is mapped or referenced.\n\n``CUresult cuMemRelease(CUmemGenericAllocationHandle handle)``\n\nParameters\n----------\nhandle : CUmemGenericAllocationHandle or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemRelease\n",
        );
    table
        .function(
            c"cuMemRetainAllocationHandle",
            both::cuMemRetainAllocationHandle,
            c"cuMemRetainAllocationHandle($self, addr)\n--\n\nGives the handle of the physical memory that is mapped at an address, and adds a reference.\n\n``CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)``\n\nParameters\n----------\naddr : address or buffer\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.\nhandle : CUmemGenericAllocationHandle\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemRetainAllocationHandle\n",
        );
    table
        .function(
            c"cuMemSetAccess",
            only12::cuMemSetAccess,
            c"cuMemSetAccess($self, ptr, size, desc, count)\n--\n\nSets which devices may read and write a mapped range of addresses.\n\n``CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)``\n\nParameters\n----------\nptr : CUdeviceptr or array on a device or None\nsize : int\ndesc : list[CUmemAccessDesc] or None\ncount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemSetAccess\n",
        );
    table
        .function(
            c"cuMemUnmap",
            both::cuMemUnmap,
            c"cuMemUnmap($self, ptr, size)\n--\n\nUnmaps the physical memory behind a range of virtual addresses.\n\n``CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)``\n\nParameters\n----------\nptr : CUdeviceptr or array on a device or None\nsize : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemUnmap\n",
        );
    table
        .function(
            c"cuMemcpy",
            both::cuMemcpy,
            c"cuMemcpy($self, dst, src, ByteCount)\n--\n\nCopies bytes between any two unified addresses, on host or device.\n\n``CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)``\n\nParameters\n----------\ndst : CUdeviceptr or array on a device or None\nsrc : CUdeviceptr or array on a device or None\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy\n",
        );
    table
        .function(
            c"cuMemcpy2D",
            both::cuMemcpy2D,
            c"cuMemcpy2D($self, pCopy)\n--\n\nCopies a rectangle between host memory, device memory and CUDA arrays.\n\n``CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)``\n\nParameters\n----------\npCopy : CUDA_MEMCPY2D or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy2D\n",
        );
    table
        .function(
            c"cuMemcpy2D_v2",
            both::cuMemcpy2D,
            c"cuMemcpy2D_v2($self, pCopy)\n--\n\nCopies a rectangle between host memory, device memory and CUDA arrays.\n\n``CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)``\n\nParameters\n----------\npCopy : CUDA_MEMCPY2D or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy2D\n",
        );
    table
        .function(
            c"cuMemcpy2DAsync",
            both::cuMemcpy2DAsync,
            c"cuMemcpy2DAsync($self, pCopy, hStream)\n--\n\nCopies a rectangle between host memory, device memory and CUDA arrays, in stream order.\n\n``CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)``\n\nParameters\n----------\npCopy : CUDA_MEMCPY2D or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy2DAsync\n",
        );
    table
        .function(
            c"cuMemcpy2DAsync_v2",
            both::cuMemcpy2DAsync,
            c"cuMemcpy2DAsync_v2($self, pCopy, hStream)\n--\n\nCopies a rectangle between host memory, device memory and CUDA arrays, in stream order.\n\n``CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)``\n\nParameters\n----------\npCopy : CUDA_MEMCPY2D or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy2DAsync\n",
        );
    table
        .function(
            c"cuMemcpy2DUnaligned",
            both::cuMemcpy2DUnaligned,
            c"cuMemcpy2DUnaligned($self, pCopy)\n--\n\nCopies a rectangle as ``cuMemcpy2D`` does, with any pitch, though perhaps slower.\n\n``CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)``\n\nParameters\n----------\npCopy : CUDA_MEMCPY2D or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy2DUnaligned\n",
        );
    table
        .function(
            c"cuMemcpy2DUnaligned_v2",
            both::cuMemcpy2DUnaligned,
            c"cuMemcpy2DUnaligned_v2($self, pCopy)\n--\n\nCopies a rectangle as ``cuMemcpy2D`` does, with any pitch, though perhaps slower.\n\n``CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)``\n\nParameters\n----------\npCopy : CUDA_MEMCPY2D or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy2DUnaligned\n",
        );
    table
        .function(
            c"cuMemcpy3D",
            both::cuMemcpy3D,
            c"cuMemcpy3D($self, pCopy)\n--\n\nCopies a box between host memory, device memory and CUDA arrays.\n\n``CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)``\n\nParameters\n----------\npCopy : CUDA_MEMCPY3D or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3D\n",
        );
    table
        .function(
            c"cuMemcpy3D_v2",
            both::cuMemcpy3D,
            c"cuMemcpy3D_v2($self, pCopy)\n--\n\nCopies a box between host memory, device memory and CUDA arrays.\n\n``CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)``\n\nParameters\n----------\npCopy : CUDA_MEMCPY3D or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3D\n",
        );
    table
        .function(
            c"cuMemcpy3DAsync",
            both::cuMemcpy3DAsync,
            c"cuMemcpy3DAsync($self, pCopy, hStream)\n--\n\nCopies a box between host memory, device memory and CUDA arrays, in stream order.\n\n``CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)``\n\nParameters\n----------\npCopy : CUDA_MEMCPY3D or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3DAsync\n",
        );
    table
        .function(
            c"cuMemcpy3DAsync_v2",
            both::cuMemcpy3DAsync,
            c"cuMemcpy3DAsync_v2($self, pCopy, hStream)\n--\n\nCopies a box between host memory, device memory and CUDA arrays, in stream order.\n\n``CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)``\n\nParameters\n----------\npCopy : CUDA_MEMCPY3D or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3DAsync\n",
        );
    table
        .function(
            c"cuMemcpy3DBatchAsync",
            only12::cuMemcpy3DBatchAsync,
            c"cuMemcpy3DBatchAsync($self, numOps, opList, flags, hStream)\n--\n\nMakes many copies of boxes in one call; the batch keeps stream order, its copies have none.\n\n``CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx, unsigned long long flags, CUstream hStream)``\n\nParameters\n----------\nnumOps : int\nopList : list[CUDA_MEMCPY3D_BATCH_OP] or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nflags : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nfailIdx : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__MEM.html#:~:text=cuMemcpy3DBatchAsync\n",
        );
    table
        .function(
            c"cuMemcpy3DPeer",
            both::cuMemcpy3DPeer,
            c"cuMemcpy3DPeer($self, pCopy)\n--\n\nCopies a box of memory from one context to another.\n\n``CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)``\n\nParameters\n----------\npCopy : CUDA_MEMCPY3D_PEER or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3DPeer\n",
        );
    table
        .function(
            c"cuMemcpy3DPeerAsync",
            both::cuMemcpy3DPeerAsync,
            c"cuMemcpy3DPeerAsync($self, pCopy, hStream)\n--\n\nCopies a box of memory from one context to another, in stream order.\n\n``CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)``\n\nParameters\n----------\npCopy : CUDA_MEMCPY3D_PEER or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3DPeerAsync\n",
        );
    table
        .function(
            c"cuMemcpyAsync",
            both::cuMemcpyAsync,
            c"cuMemcpyAsync($self, dst, src, ByteCount, hStream)\n--\n\nCopies bytes between any two unified addresses, in stream order.\n\n``CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)``\n\nParameters\n----------\ndst : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nsrc : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nByteCount : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAsync\n",
        );
    table
        .function(
            c"cuMemcpyAtoA",
            both::cuMemcpyAtoA,
            c"cuMemcpyAtoA($self, dstArray, dstOffset, srcArray, srcOffset, ByteCount)\n--\n\nCopies bytes between 1D CUDA arrays; formats may differ, but not element sizes.\n\n``CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount)``\n\nParameters\n----------\ndstArray : CUarray or None\ndstOffset : int\nsrcArray : CUarray or None\nsrcOffset : int\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoA\n",
        );
    table
        .function(
            c"cuMemcpyAtoA_v2",
            both::cuMemcpyAtoA,
            c"cuMemcpyAtoA_v2($self, dstArray, dstOffset, srcArray, srcOffset, ByteCount)\n--\n\nCopies bytes between 1D CUDA arrays; formats may differ, but not element sizes.\n\n``CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount)``\n\nParameters\n----------\ndstArray : CUarray or None\ndstOffset : int\nsrcArray : CUarray or None\nsrcOffset : int\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoA\n",
        );
    table
        .function(
            c"cuMemcpyAtoD",
            both::cuMemcpyAtoD,
            c"cuMemcpyAtoD($self, dstDevice, srcArray, srcOffset, ByteCount)\n--\n\nCopies bytes out of a 1D CUDA array into device memory.\n\n``CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\nsrcArray : CUarray or None\nsrcOffset : int\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoD\n",
        );
    table
        .function(
            c"cuMemcpyAtoD_v2",
            both::cuMemcpyAtoD,
            c"cuMemcpyAtoD_v2($self, dstDevice, srcArray, srcOffset, ByteCount)\n--\n\nCopies bytes out of a 1D CUDA array into device memory.\n\n``CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\nsrcArray : CUarray or None\nsrcOffset : int\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoD\n",
        );
    table
        .function(
            c"cuMemcpyAtoH",
            both::cuMemcpyAtoH,
            c"cuMemcpyAtoH($self, dstHost, srcArray, srcOffset, ByteCount)\n--\n\nCopies bytes out of a 1D CUDA array into host memory.\n\n``CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)``\n\nParameters\n----------\ndstHost : address or buffer\nsrcArray : CUarray or None\nsrcOffset : int\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoH\n",
        );
    table
        .function(
            c"cuMemcpyAtoH_v2",
            both::cuMemcpyAtoH,
            c"cuMemcpyAtoH_v2($self, dstHost, srcArray, srcOffset, ByteCount)\n--\n\nCopies bytes out of a 1D CUDA array into host memory.\n\n``CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)``\n\nParameters\n----------\ndstHost : address or buffer\nsrcArray : CUarray or None\nsrcOffset : int\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoH\n",
        );
    table
        .function(
            c"cuMemcpyAtoHAsync",
            both::cuMemcpyAtoHAsync,
            c"cuMemcpyAtoHAsync($self, dstHost, srcArray, srcOffset, ByteCount, hStream)\n--\n\nCopies bytes out of a 1D CUDA array into host memory, in stream order.\n\n``CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream)``\n\nParameters\n----------\ndstHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``hStream``.\nsrcArray : CUarray or None\nsrcOffset : int\nByteCount : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoHAsync\n",
        );
    table
        .function(
            c"cuMemcpyAtoHAsync_v2",
            both::cuMemcpyAtoHAsync,
            c"cuMemcpyAtoHAsync_v2($self, dstHost, srcArray, srcOffset, ByteCount, hStream)\n--\n\nCopies bytes out of a 1D CUDA array into host memory, in stream order.\n\n``CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream)``\n\nParameters\n----------\ndstHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``hStream``.\nsrcArray : CUarray or None\nsrcOffset : int\nByteCount : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoHAsync\n",
        );
    table
        .function(
            c"cuMemcpyBatchAsync",
            only12::cuMemcpyBatchAsync,
            c"cuMemcpyBatchAsync($self, dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream)\n--\n\nMakes many copies in one call; the batch keeps stream order, its copies have none.\n\n``CUresult cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream)``\n\nParameters\n----------\ndsts : list[CUdeviceptr] or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nsrcs : list[CUdeviceptr] or None\n    Used after the call: keep it alive as long as ``attrs`` says.\nsizes : list[int] or None\ncount : int\nattrs : list[CUmemcpyAttributes] or None\nattrsIdxs : list[int] or None\nnumAttrs : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nfailIdx : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__MEM.html#:~:text=cuMemcpyBatchAsync\n",
        );
    table
        .function(
            c"cuMemcpyDtoA",
            both::cuMemcpyDtoA,
            c"cuMemcpyDtoA($self, dstArray, dstOffset, srcDevice, ByteCount)\n--\n\nCopies bytes from device memory into a 1D CUDA array.\n\n``CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)``\n\nParameters\n----------\ndstArray : CUarray or None\ndstOffset : int\nsrcDevice : CUdeviceptr or array on a device or None\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoA\n",
        );
    table
        .function(
            c"cuMemcpyDtoA_v2",
            both::cuMemcpyDtoA,
            c"cuMemcpyDtoA_v2($self, dstArray, dstOffset, srcDevice, ByteCount)\n--\n\nCopies bytes from device memory into a 1D CUDA array.\n\n``CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)``\n\nParameters\n----------\ndstArray : CUarray or None\ndstOffset : int\nsrcDevice : CUdeviceptr or array on a device or None\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoA\n",
        );
    table
        .function(
            c"cuMemcpyDtoD",
            both::cuMemcpyDtoD,
            c"cuMemcpyDtoD($self, dstDevice, srcDevice, ByteCount)\n--\n\nCopies bytes within device memory, or between devices.\n\n``CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\nsrcDevice : CUdeviceptr or array on a device or None\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoD\n",
        );
    table
        .function(
            c"cuMemcpyDtoD_v2",
            both::cuMemcpyDtoD,
            c"cuMemcpyDtoD_v2($self, dstDevice, srcDevice, ByteCount)\n--\n\nCopies bytes within device memory, or between devices.\n\n``CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\nsrcDevice : CUdeviceptr or array on a device or None\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoD\n",
        );
    table
        .function(
            c"cuMemcpyDtoDAsync",
            both::cuMemcpyDtoDAsync,
            c"cuMemcpyDtoDAsync($self, dstDevice, srcDevice, ByteCount, hStream)\n--\n\nCopies bytes within device memory, or between devices, in stream order.\n\n``CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nsrcDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nByteCount : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoDAsync\n",
        );
    table
        .function(
            c"cuMemcpyDtoDAsync_v2",
            both::cuMemcpyDtoDAsync,
            c"cuMemcpyDtoDAsync_v2($self, dstDevice, srcDevice, ByteCount, hStream)\n--\n\nCopies bytes within device memory, or between devices, in stream order.\n\n``CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nsrcDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nByteCount : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoDAsync\n",
        );
    table
        .function(
            c"cuMemcpyDtoH",
            both::cuMemcpyDtoH,
            c"cuMemcpyDtoH($self, dstHost, srcDevice, ByteCount)\n--\n\nCopies bytes from device to host memory.\n\n``CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)``\n\nParameters\n----------\ndstHost : address or buffer\nsrcDevice : CUdeviceptr or array on a device or None\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoH\n",
        );
    table
        .function(
            c"cuMemcpyDtoH_v2",
            both::cuMemcpyDtoH,
            c"cuMemcpyDtoH_v2($self, dstHost, srcDevice, ByteCount)\n--\n\nCopies bytes from device to host memory.\n\n``CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)``\n\nParameters\n----------\ndstHost : address or buffer\nsrcDevice : CUdeviceptr or array on a device or None\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoH\n",
        );
    table
        .function(
            c"cuMemcpyDtoHAsync",
            both::cuMemcpyDtoHAsync,
            c"cuMemcpyDtoHAsync($self, dstHost, srcDevice, ByteCount, hStream)\n--\n\nCopies bytes from device to host memory in stream order.\n\n``CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)``\n\nParameters\n----------\ndstHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``hStream``.\nsrcDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nByteCount : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoHAsync\n",
        );
    table
        .function(
            c"cuMemcpyDtoHAsync_v2",
            both::cuMemcpyDtoHAsync,
            c"cuMemcpyDtoHAsync_v2($self, dstHost, srcDevice, ByteCount, hStream)\n--\n\nCopies bytes from device to host memory in stream order.\n\n``CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)``\n\nParameters\n----------\ndstHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``hStream``.\nsrcDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nByteCount : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoHAsync\n",
        );
    table
        .function(
            c"cuMemcpyHtoA",
            both::cuMemcpyHtoA,
            c"cuMemcpyHtoA($self, dstArray, dstOffset, srcHost, ByteCount)\n--\n\nCopies bytes from host memory into a 1D CUDA array.\n\n``CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)``\n\nParameters\n----------\ndstArray : CUarray or None\ndstOffset : int\nsrcHost : address or buffer\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoA\n",
        );
    table
        .function(
            c"cuMemcpyHtoA_v2",
            both::cuMemcpyHtoA,
            c"cuMemcpyHtoA_v2($self, dstArray, dstOffset, srcHost, ByteCount)\n--\n\nCopies bytes from host memory into a 1D CUDA array.\n\n``CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)``\n\nParameters\n----------\ndstArray : CUarray or None\ndstOffset : int\nsrcHost : address or buffer\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoA\n",
        );
    table
        .function(
            c"cuMemcpyHtoAAsync",
            both::cuMemcpyHtoAAsync,
            c"cuMemcpyHtoAAsync($self, dstArray, dstOffset, srcHost, ByteCount, hStream)\n--\n\nCopies bytes from host memory into a 1D CUDA array, in stream order.\n\n``CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream)``\n\nParameters\n----------\ndstArray : CUarray or None\ndstOffset : int\nsrcHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``hStream``.\nByteCount : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoAAsync\n",
        );
    table
        .function(
            c"cuMemcpyHtoAAsync_v2",
            both::cuMemcpyHtoAAsync,
            c"cuMemcpyHtoAAsync_v2($self, dstArray, dstOffset, srcHost, ByteCount, hStream)\n--\n\nCopies bytes from host memory into a 1D CUDA array, in stream order.\n\n``CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream)``\n\nParameters\n----------\ndstArray : CUarray or None\ndstOffset : int\nsrcHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``hStream``.\nByteCount : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoAAsync\n",
        );
    table
        .function(
            c"cuMemcpyHtoD",
            both::cuMemcpyHtoD,
            c"cuMemcpyHtoD($self, dstDevice, srcHost, ByteCount)\n--\n\nCopies bytes from host to device memory.\n\n``CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\nsrcHost : address or buffer\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoD\n",
        );
    table
        .function(
            c"cuMemcpyHtoD_v2",
            both::cuMemcpyHtoD,
            c"cuMemcpyHtoD_v2($self, dstDevice, srcHost, ByteCount)\n--\n\nCopies bytes from host to device memory.\n\n``CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\nsrcHost : address or buffer\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoD\n",
        );
    table
        .function(
            c"cuMemcpyHtoDAsync",
            both::cuMemcpyHtoDAsync,
            c"cuMemcpyHtoDAsync($self, dstDevice, srcHost, ByteCount, hStream)\n--\n\nCopies bytes from host to device memory in stream order.\n\n``CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nsrcHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``hStream``.\nByteCount : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoDAsync\n",
        );
    table
        .function(
            c"cuMemcpyHtoDAsync_v2",
            both::cuMemcpyHtoDAsync,
            c"cuMemcpyHtoDAsync_v2($self, dstDevice, srcHost, ByteCount, hStream)\n--\n\nCopies bytes from host to device memory in stream order.\n\n``CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nsrcHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``hStream``.\nByteCount : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoDAsync\n",
        );
    table
        .function(
            c"cuMemcpyPeer",
            both::cuMemcpyPeer,
            c"cuMemcpyPeer($self, dstDevice, dstContext, srcDevice, srcContext, ByteCount)\n--\n\nCopies bytes of device memory from one context to another.\n\n``CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\ndstContext : CUcontext or None\nsrcDevice : CUdeviceptr or array on a device or None\nsrcContext : CUcontext or None\nByteCount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyPeer\n",
        );
    table
        .function(
            c"cuMemcpyPeerAsync",
            both::cuMemcpyPeerAsync,
            c"cuMemcpyPeerAsync($self, dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream)\n--\n\nCopies bytes of device memory from one context to another, in stream order.\n\n``CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\ndstContext : CUcontext or None\nsrcDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nsrcContext : CUcontext or None\nByteCount : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyPeerAsync\n",
        );
    table
        .function(
            c"cuMemsetD16",
            both::cuMemsetD16,
            c"cuMemsetD16($self, dstDevice, us, N)\n--\n\nFills device memory with N copies of a 16-bit value; the address must be even.\n\n``CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\nus : int\nN : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD16\n",
        );
    table
        .function(
            c"cuMemsetD16_v2",
            both::cuMemsetD16,
            c"cuMemsetD16_v2($self, dstDevice, us, N)\n--\n\nFills device memory with N copies of a 16-bit value; the address must be even.\n\n``CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\nus : int\nN : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD16\n",
        );
    table
        .function(
            c"cuMemsetD16Async",
            both::cuMemsetD16Async,
            c"cuMemsetD16Async($self, dstDevice, us, N, hStream)\n--\n\nFills device memory with N copies of a 16-bit value, in stream order; the address must be even.\n\n``CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nus : int\nN : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD16Async\n",
        );
    table
        .function(
            c"cuMemsetD2D16",
            both::cuMemsetD2D16,
            c"cuMemsetD2D16($self, dstDevice, dstPitch, us, Width, Height)\n--\n\nFills rows of device memory, a pitch in bytes apart, with a 16-bit value.\n\n``CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\ndstPitch : int\nus : int\nWidth : int\nHeight : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D16\n",
        );
    table
        .function(
            c"cuMemsetD2D16_v2",
            both::cuMemsetD2D16,
            c"cuMemsetD2D16_v2($self, dstDevice, dstPitch, us, Width, Height)\n--\n\nFills rows of device memory, a pitch in bytes apart, with a 16-bit value.\n\n``CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\ndstPitch : int\nus : int\nWidth : int\nHeight : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D16\n",
        );
    table
        .function(
            c"cuMemsetD2D16Async",
            both::cuMemsetD2D16Async,
            c"cuMemsetD2D16Async($self, dstDevice, dstPitch, us, Width, Height, hStream)\n--\n\nFills rows of device memory, a pitch in bytes apart, with a 16-bit value, in stream order.\n\n``CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\ndstPitch : int\nus : int\nWidth : int\nHeight : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D16Async\n",
        );
    table
        .function(
            c"cuMemsetD2D32",
            both::cuMemsetD2D32,
            c"cuMemsetD2D32($self, dstDevice, dstPitch, ui, Width, Height)\n--\n\nFills rows of device memory, a pitch in bytes apart, with a 32-bit value.\n\n``CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\ndstPitch : int\nui : int\nWidth : int\nHeight : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D32\n",
        );
    table
        .function(
            c"cuMemsetD2D32_v2",
            both::cuMemsetD2D32,
            c"cuMemsetD2D32_v2($self, dstDevice, dstPitch, ui, Width, Height)\n--\n\nFills rows of device memory, a pitch in bytes apart, with a 32-bit value.\n\n``CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\ndstPitch : int\nui : int\nWidth : int\nHeight : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D32\n",
        );
    table
        .function(
            c"cuMemsetD2D32Async",
            both::cuMemsetD2D32Async,
            c"cuMemsetD2D32Async($self, dstDevice, dstPitch, ui, Width, Height, hStream)\n--\n\nFills rows of device memory, a pitch in bytes apart, with a 32-bit value, in stream order.\n\n``CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\ndstPitch : int\nui : int\nWidth : int\nHeight : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D32Async\n",
        );
    table
        .function(
            c"cuMemsetD2D8",
            both::cuMemsetD2D8,
            c"cuMemsetD2D8($self, dstDevice, dstPitch, uc, Width, Height)\n--\n\nFills rows of device memory, a pitch in bytes apart, with an 8-bit value.\n\n``CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\ndstPitch : int\nuc : int\nWidth : int\nHeight : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D8\n",
        );
    table
        .function(
            c"cuMemsetD2D8_v2",
            both::cuMemsetD2D8,
            c"cuMemsetD2D8_v2($self, dstDevice, dstPitch, uc, Width, Height)\n--\n\nFills rows of device memory, a pitch in bytes apart, with an 8-bit value.\n\n``CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\ndstPitch : int\nuc : int\nWidth : int\nHeight : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D8\n",
        );
    table
        .function(
            c"cuMemsetD2D8Async",
            both::cuMemsetD2D8Async,
            c"cuMemsetD2D8Async($self, dstDevice, dstPitch, uc, Width, Height, hStream)\n--\n\nFills rows of device memory, a pitch in bytes apart, with an 8-bit value, in stream order.\n\n``CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\ndstPitch : int\nuc : int\nWidth : int\nHeight : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D8Async\n",
        );
    table
        .function(
            c"cuMemsetD32",
            both::cuMemsetD32,
            c"cuMemsetD32($self, dstDevice, ui, N)\n--\n\nFills device memory with N copies of a 32-bit value; the address must be a multiple of 4.\n\n``CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\nui : int\nN : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD32\n",
        );
    table
        .function(
            c"cuMemsetD32_v2",
            both::cuMemsetD32,
            c"cuMemsetD32_v2($self, dstDevice, ui, N)\n--\n\nFills device memory with N copies of a 32-bit value; the address must be a multiple of 4.\n\n``CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\nui : int\nN : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD32\n",
        );
    table
        .function(
            c"cuMemsetD32Async",
            both::cuMemsetD32Async,
            c"cuMemsetD32Async($self, dstDevice, ui, N, hStream)\n--\n\nFills device memory with N copies of a 32-bit value in stream order, at a multiple of 4.\n\n``CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nui : int\nN : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD32Async\n",
        );
    table
        .function(
            c"cuMemsetD8",
            both::cuMemsetD8,
            c"cuMemsetD8($self, dstDevice, uc, N)\n--\n\nFills device memory with N copies of an 8-bit value.\n\n``CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\nuc : int\nN : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD8\n",
        );
    table
        .function(
            c"cuMemsetD8_v2",
            both::cuMemsetD8,
            c"cuMemsetD8_v2($self, dstDevice, uc, N)\n--\n\nFills device memory with N copies of an 8-bit value.\n\n``CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\nuc : int\nN : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD8\n",
        );
    table
        .function(
            c"cuMemsetD8Async",
            both::cuMemsetD8Async,
            c"cuMemsetD8Async($self, dstDevice, uc, N, hStream)\n--\n\nFills device memory with N copies of an 8-bit value, in stream order.\n\n``CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)``\n\nParameters\n----------\ndstDevice : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nuc : int\nN : int\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD8Async\n",
        );
    table
        .function(
            c"cuMipmappedArrayCreate",
            both::cuMipmappedArrayCreate,
            c"cuMipmappedArrayCreate($self, pMipmappedArrayDesc, numMipmapLevels)\n--\n\nCreates a mipmapped CUDA array with a number of levels.\n\n``CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)``\n\nParameters\n----------\npMipmappedArrayDesc : CUDA_ARRAY3D_DESCRIPTOR or None\nnumMipmapLevels : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.\npHandle : CUmipmappedArray\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayCreate\n",
        );
    table
        .function(
            c"cuMipmappedArrayDestroy",
            both::cuMipmappedArrayDestroy,
            c"cuMipmappedArrayDestroy($self, hMipmappedArray)\n--\n\nDestroys a mipmapped CUDA array, with all levels.\n\n``CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)``\n\nParameters\n----------\nhMipmappedArray : CUmipmappedArray or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ARRAY_IS_MAPPED``, ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayDestroy\n",
        );
    table
        .function(
            c"cuMipmappedArrayGetLevel",
            both::cuMipmappedArrayGetLevel,
            c"cuMipmappedArrayGetLevel($self, hMipmappedArray, level)\n--\n\nGives one level of a mipmapped array as a CUDA array.\n\n``CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level)``\n\nParameters\n----------\nhMipmappedArray : CUmipmappedArray or None\nlevel : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npLevelArray : CUarray\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayGetLevel\n",
        );
    table
        .function(
            c"cuMipmappedArrayGetMemoryRequirements",
            both::cuMipmappedArrayGetMemoryRequirements,
            c"cuMipmappedArrayGetMemoryRequirements($self, mipmap, device)\n--\n\nTells the size and alignment of the memory to map to a mipmapped array with deferred mapping.\n\n``CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap, CUdevice device)``\n\nParameters\n----------\nmipmap : CUmipmappedArray or None\ndevice : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nmemoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.6.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayGetMemoryRequirements\n",
        );
    table
        .function(
            c"cuMipmappedArrayGetSparseProperties",
            both::cuMipmappedArrayGetSparseProperties,
            c"cuMipmappedArrayGetSparseProperties($self, mipmap)\n--\n\nTells the tile size and the mip tail of a sparse mipmapped array.\n\n``CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap)``\n\nParameters\n----------\nmipmap : CUmipmappedArray or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nsparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayGetSparseProperties\n",
        );
    table
        .function(
            c"cuModuleEnumerateFunctions",
            both::cuModuleEnumerateFunctions,
            c"cuModuleEnumerateFunctions($self, numFunctions, mod)\n--\n\nLists kernels of a module, as many as the array has room for.\n\n``CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions, CUmodule mod)``\n\nParameters\n----------\nnumFunctions : int\nmod : CUmodule or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.\nfunctions : list[CUfunction]\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleEnumerateFunctions\n",
        );
    table
        .function(
            c"cuModuleGetFunction",
            both::cuModuleGetFunction,
            c"cuModuleGetFunction($self, hmod, name)\n--\n\nFinds a kernel of a module by its (mangled) name.\n\n``CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)``\n\nParameters\n----------\nhmod : CUmodule or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\nhfunc : CUfunction\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleGetFunction\n",
        );
    table
        .function(
            c"cuModuleGetFunctionCount",
            both::cuModuleGetFunctionCount,
            c"cuModuleGetFunctionCount($self, mod)\n--\n\nTells how many kernels a module has.\n\n``CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)``\n\nParameters\n----------\nmod : CUmodule or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.\ncount : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleGetFunctionCount\n",
        );
    table
        .function(
            c"cuModuleGetGlobal",
            both::cuModuleGetGlobal,
            c"cuModuleGetGlobal($self, hmod, name)\n--\n\nFinds a global or constant variable of a module by name: its address and bytes.\n\n``CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)``\n\nParameters\n----------\nhmod : CUmodule or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndptr : CUdeviceptr\nbytes : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleGetGlobal\n",
        );
    table
        .function(
            c"cuModuleGetGlobal_v2",
            both::cuModuleGetGlobal,
            c"cuModuleGetGlobal_v2($self, hmod, name)\n--\n\nFinds a global or constant variable of a module by name: its address and bytes.\n\n``CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)``\n\nParameters\n----------\nhmod : CUmodule or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndptr : CUdeviceptr\nbytes : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleGetGlobal\n",
        );
    table
        .function(
            c"cuModuleGetLoadingMode",
            both::cuModuleGetLoadingMode,
            c"cuModuleGetLoadingMode($self)\n--\n\nTells whether modules load functions at once or at first use (``CUDA_MODULE_LOADING``).\n\n``CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nmode : CUmoduleLoadingMode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleGetLoadingMode\n",
        );
    table
        .function(
            c"cuModuleGetSurfRef",
            both::cuModuleGetSurfRef,
            c"cuModuleGetSurfRef($self, hmod, name)\n--\n\nFinds a surface reference of a module by name.\n\n``CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)``\n\nParameters\n----------\nhmod : CUmodule or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\npSurfRef : CUsurfref\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE__DEPRECATED.html#:~:text=cuModuleGetSurfRef\n",
        );
    table
        .function(
            c"cuModuleGetTexRef",
            both::cuModuleGetTexRef,
            c"cuModuleGetTexRef($self, hmod, name)\n--\n\nFinds a texture reference of a module by name.\n\n``CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)``\n\nParameters\n----------\nhmod : CUmodule or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.\npTexRef : CUtexref\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE__DEPRECATED.html#:~:text=cuModuleGetTexRef\n",
        );
    table
        .function(
            c"cuModuleLoad",
            both::cuModuleLoad,
            c"cuModuleLoad($self, fname)\n--\n\nLoads a module (PTX, cubin or fat binary) from a file into the current context.\n\n``CUresult cuModuleLoad(CUmodule *module, const char *fname)``\n\nParameters\n----------\nfname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_FILE_NOT_FOUND``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.\nmodule : CUmodule\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleLoad\n",
        );
    table
        .function(
            c"cuModuleLoadData",
            both::cuModuleLoadData,
            c"cuModuleLoadData($self, image)\n--\n\nLoads a module from PTX, cubin or fat binary in memory into the current context.\n\n``CUresult cuModuleLoadData(CUmodule *module, const void *image)``\n\nParameters\n----------\nimage : address or buffer\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.\nmodule : CUmodule\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleLoadData\n",
        );
    table
        .function(
            c"cuModuleLoadDataEx",
            only12::cuModuleLoadDataEx,
            c"cuModuleLoadDataEx($self, image, numOptions, options, optionValues)\n--\n\nLoads a module from memory as ``cuModuleLoadData`` does, with options for the JIT compiler.\n\n``CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions, CUjit_option *options, void **optionValues)``\n\nParameters\n----------\nimage : address or buffer\nnumOptions : int\noptions : list[CUjit_option] or None\noptionValues : list[object] or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.\nmodule : CUmodule\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleLoadDataEx\n",
        );
    table
        .function(
            c"cuModuleLoadFatBinary",
            both::cuModuleLoadFatBinary,
            c"cuModuleLoadFatBinary($self, fatCubin)\n--\n\nLoads a module from a fat binary in memory: the image that suits the device best.\n\n``CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)``\n\nParameters\n----------\nfatCubin : address or buffer\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.\nmodule : CUmodule\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleLoadFatBinary\n",
        );
    table
        .function(
            c"cuModuleUnload",
            both::cuModuleUnload,
            c"cuModuleUnload($self, hmod)\n--\n\nRemoves a module from the current context; its functions and globals must not be used again.\n\n``CUresult cuModuleUnload(CUmodule hmod)``\n\nParameters\n----------\nhmod : CUmodule or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleUnload\n",
        );
    table
        .function(
            c"cuMulticastAddDevice",
            both::cuMulticastAddDevice,
            c"cuMulticastAddDevice($self, mcHandle, dev)\n--\n\nAdds a device to the team of a multicast object; all must be in before memory is bound.\n\n``CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)``\n\nParameters\n----------\nmcHandle : CUmemGenericAllocationHandle or None\ndev : CUdevice or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastAddDevice\n",
        );
    table
        .function(
            c"cuMulticastBindAddr",
            both::cuMulticastBindAddr,
            c"cuMulticastBindAddr($self, mcHandle, mcOffset, memptr, size, flags)\n--\n\nBinds mapped memory, given by its address, to an offset of a multicast object.\n\n``CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)``\n\nParameters\n----------\nmcHandle : CUmemGenericAllocationHandle or None\nmcOffset : int\nmemptr : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until ``cuMulticastUnbind`` is called.\nsize : int\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindAddr\n",
        );
    table
        .function(
            c"cuMulticastBindMem",
            both::cuMulticastBindMem,
            c"cuMulticastBindMem($self, mcHandle, mcOffset, memHandle, memOffset, size, flags)\n--\n\nBinds physical memory, given as a handle, to an offset of a multicast object.\n\n``CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)``\n\nParameters\n----------\nmcHandle : CUmemGenericAllocationHandle or None\nmcOffset : int\nmemHandle : CUmemGenericAllocationHandle or None\nmemOffset : int\nsize : int\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindMem\n",
        );
    table
        .function(
            c"cuMulticastCreate",
            both::cuMulticastCreate,
            c"cuMulticastCreate($self, prop)\n--\n\nCreates a multicast object: one address that writes to, or reduces over, several devices.\n\n``CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp *prop)``\n\nParameters\n----------\nprop : CUmulticastObjectProp or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nmcHandle : CUmemGenericAllocationHandle\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastCreate\n",
        );
    table
        .function(
            c"cuMulticastGetGranularity",
            both::cuMulticastGetGranularity,
            c"cuMulticastGetGranularity($self, prop, option)\n--\n\nTells of what number of bytes a multicast object's sizes and offsets must be multiples.\n\n``CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option)``\n\nParameters\n----------\nprop : CUmulticastObjectProp or None\noption : CUmulticastGranularity_flags\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.\ngranularity : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastGetGranularity\n",
        );
    table
        .function(
            c"cuMulticastUnbind",
            both::cuMulticastUnbind,
            c"cuMulticastUnbind($self, mcHandle, dev, mcOffset, size)\n--\n\nUnbinds a device's memory from a range of a multicast object.\n\n``CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size)``\n\nParameters\n----------\nmcHandle : CUmemGenericAllocationHandle or None\ndev : CUdevice or None\nmcOffset : int\nsize : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastUnbind\n",
        );
    table
        .function(
            c"cuOccupancyAvailableDynamicSMemPerBlock",
            both::cuOccupancyAvailableDynamicSMemPerBlock,
            c"cuOccupancyAvailableDynamicSMemPerBlock($self, func, numBlocks, blockSize)\n--\n\nTells the dynamic shared memory left for each block if so many share a multiprocessor.\n\n``CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize)``\n\nParameters\n----------\nfunc : CUfunction or None\nnumBlocks : int\nblockSize : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.\ndynamicSmemSize : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyAvailableDynamicSMemPerBlock\n",
        );
    table
        .function(
            c"cuOccupancyMaxActiveBlocksPerMultiprocessor",
            both::cuOccupancyMaxActiveBlocksPerMultiprocessor,
            c"cuOccupancyMaxActiveBlocksPerMultiprocessor($self, func, blockSize, dynamicSMemSize)\n--\n\nTells how many blocks of a kernel fit on a multiprocessor at once.\n\n``CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize)``\n\nParameters\n----------\nfunc : CUfunction or None\nblockSize : int\ndynamicSMemSize : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.\nnumBlocks : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxActiveBlocksPerMultiprocessor\n",
        );
    table
        .function(
            c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
            both::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
            c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags($self, func, blockSize, dynamicSMemSize, flags)\n--\n\nTells how many blocks of a kernel fit on a multiprocessor at once, with caching flags.\n\n``CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags)``\n\nParameters\n----------\nfunc : CUfunction or None\nblockSize : int\ndynamicSMemSize : int\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.\nnumBlocks : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags\n",
        );
    table
        .function(
            c"cuOccupancyMaxActiveClusters",
            only12::cuOccupancyMaxActiveClusters,
            c"cuOccupancyMaxActiveClusters($self, func, config)\n--\n\nTells how many clusters of a launch could run at once on the device.\n\n``CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config)``\n\nParameters\n----------\nfunc : CUfunction or None\nconfig : CUlaunchConfig or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CLUSTER_SIZE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.\nnumClusters : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxActiveClusters\n",
        );
    table
        .function(
            c"cuOccupancyMaxPotentialBlockSize",
            both::cuOccupancyMaxPotentialBlockSize,
            c"cuOccupancyMaxPotentialBlockSize($self, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit)\n--\n\nSuggests a block size for the best occupancy, and the smallest grid that reaches it.\n\n``CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit)``\n\nParameters\n----------\nfunc : CUfunction or None\nblockSizeToDynamicSMemSize : callback\ndynamicSMemSize : int\nblockSizeLimit : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.\nminGridSize : int\nblockSize : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxPotentialBlockSize\n",
        );
    table
        .function(
            c"cuOccupancyMaxPotentialBlockSizeWithFlags",
            both::cuOccupancyMaxPotentialBlockSizeWithFlags,
            c"cuOccupancyMaxPotentialBlockSizeWithFlags($self, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags)\n--\n\nSuggests a block size for the best occupancy, and the smallest such grid, with flags.\n\n``CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags)``\n\nParameters\n----------\nfunc : CUfunction or None\nblockSizeToDynamicSMemSize : callback\ndynamicSMemSize : int\nblockSizeLimit : int\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.\nminGridSize : int\nblockSize : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxPotentialBlockSizeWithFlags\n",
        );
    table
        .function(
            c"cuOccupancyMaxPotentialClusterSize",
            only12::cuOccupancyMaxPotentialClusterSize,
            c"cuOccupancyMaxPotentialClusterSize($self, func, config)\n--\n\nTells the largest cluster size, in blocks, that a launch could have.\n\n``CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config)``\n\nParameters\n----------\nfunc : CUfunction or None\nconfig : CUlaunchConfig or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.\nclusterSize : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxPotentialClusterSize\n",
        );
    table
        .function(
            c"cuParamSetSize",
            both::cuParamSetSize,
            c"cuParamSetSize($self, hfunc, numbytes)\n--\n\nSets the bytes of parameters that a function takes in ``cuLaunch`` (superseded).\n\n``CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)``\n\nParameters\n----------\nhfunc : CUfunction or None\nnumbytes : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSetSize\n",
        );
    table
        .function(
            c"cuParamSetTexRef",
            both::cuParamSetTexRef,
            c"cuParamSetTexRef($self, hfunc, texunit, hTexRef)\n--\n\nMakes the array or memory of a texture reference visible to a function (superseded).\n\n``CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)``\n\nParameters\n----------\nhfunc : CUfunction or None\ntexunit : int\nhTexRef : CUtexref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSetTexRef\n",
        );
    table
        .function(
            c"cuParamSetf",
            both::cuParamSetf,
            c"cuParamSetf($self, hfunc, offset, value)\n--\n\nSets a ``float`` parameter at an offset, for ``cuLaunch`` (superseded).\n\n``CUresult cuParamSetf(CUfunction hfunc, int offset, float value)``\n\nParameters\n----------\nhfunc : CUfunction or None\noffset : int\nvalue : float\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSetf\n",
        );
    table
        .function(
            c"cuParamSeti",
            both::cuParamSeti,
            c"cuParamSeti($self, hfunc, offset, value)\n--\n\nSets an integer parameter at an offset, for ``cuLaunch`` (superseded).\n\n``CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)``\n\nParameters\n----------\nhfunc : CUfunction or None\noffset : int\nvalue : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSeti\n",
        );
    table
        .function(
            c"cuParamSetv",
            both::cuParamSetv,
            c"cuParamSetv($self, hfunc, offset, ptr, numbytes)\n--\n\nCopies bytes to the parameters at an offset, for ``cuLaunch`` (superseded).\n\n``CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)``\n\nParameters\n----------\nhfunc : CUfunction or None\noffset : int\nptr : address or buffer\nnumbytes : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSetv\n",
        );
    table
        .function(
            c"cuPointerGetAttribute",
            both::cuPointerGetAttribute,
            c"cuPointerGetAttribute($self, attribute, ptr)\n--\n\nTells one attribute of a pointer, such as its memory type or its device.\n\n``CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)``\n\nParameters\n----------\nattribute : CUpointer_attribute\nptr : CUdeviceptr or array on a device or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\ndata : object\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuPointerGetAttribute\n",
        );
    table
        .function(
            c"cuPointerGetAttributes",
            both::cuPointerGetAttributes,
            c"cuPointerGetAttributes($self, numAttributes, attributes, ptr)\n--\n\nTells several attributes of a pointer; zero or null for those that do not apply.\n\n``CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes, void **data, CUdeviceptr ptr)``\n\nParameters\n----------\nnumAttributes : int\nattributes : list[CUpointer_attribute] or None\nptr : CUdeviceptr or array on a device or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.\ndata : list[object]\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 7.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuPointerGetAttributes\n",
        );
    table
        .function(
            c"cuPointerSetAttribute",
            both::cuPointerSetAttribute,
            c"cuPointerSetAttribute($self, value, attribute, ptr)\n--\n\nSets an attribute of the allocation a pointer is in, such as synchronous memory operations.\n\n``CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)``\n\nParameters\n----------\nvalue : object\nattribute : CUpointer_attribute\nptr : CUdeviceptr or array on a device or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuPointerSetAttribute\n",
        );
    table
        .function(
            c"cuProfilerInitialize",
            both::cuProfilerInitialize,
            c"cuProfilerInitialize($self, configFile, outputFile, outputMode)\n--\n\nPrepares the old command-line profiler with its configuration and output files (superseded).\n\n``CUresult cuProfilerInitialize(const char *configFile, const char *outputFile, CUoutput_mode outputMode)``\n\nParameters\n----------\nconfigFile : bytes or str\noutputFile : bytes or str\noutputMode : CUoutput_mode\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cudaProfiler.h``. Since CUDA 4.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PROFILER__DEPRECATED.html#:~:text=cuProfilerInitialize\n",
        );
    table
        .function(
            c"cuProfilerStart",
            both::cuProfilerStart,
            c"cuProfilerStart($self)\n--\n\nMakes an attached profiler begin to collect.\n\n``CUresult cuProfilerStart(void)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``.\n\nNotes\n-----\nIn ``cudaProfiler.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PROFILER.html#:~:text=cuProfilerStart\n",
        );
    table
        .function(
            c"cuProfilerStop",
            both::cuProfilerStop,
            c"cuProfilerStop($self)\n--\n\nMakes an attached profiler stop collecting.\n\n``CUresult cuProfilerStop(void)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``.\n\nNotes\n-----\nIn ``cudaProfiler.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PROFILER.html#:~:text=cuProfilerStop\n",
        );
    table
        .function(
            c"cuSignalExternalSemaphoresAsync",
            both::cuSignalExternalSemaphoresAsync,
            c"cuSignalExternalSemaphoresAsync($self, extSemArray, paramsArray, numExtSems, stream)\n--\n\nSignals imported semaphores in stream order.\n\n``CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)``\n\nParameters\n----------\nextSemArray : list[CUexternalSemaphore] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nparamsArray : list[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nnumExtSems : int\nstream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuSignalExternalSemaphoresAsync\n",
        );
    table
        .function(
            c"cuStreamAddCallback",
            both::cuStreamAddCallback,
            c"cuStreamAddCallback($self, hStream, callback, userData, flags)\n--\n\nRuns a host callback in stream order, with the stream's status, even after errors.\n\n``CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData, unsigned int flags)``\n\nParameters\n----------\nhStream : CUstream or None\ncallback : callback\nuserData : object\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0. CUDA 12.0 announces that it will be deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamAddCallback\n",
        );
    table
        .function(
            c"cuStreamAttachMemAsync",
            both::cuStreamAttachMemAsync,
            c"cuStreamAttachMemAsync($self, hStream, dptr, length, flags)\n--\n\nTies managed memory to one stream, or to all, so that the host may use it meanwhile.\n\n``CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags)``\n\nParameters\n----------\nhStream : CUstream or None\ndptr : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nlength : int\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 6.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamAttachMemAsync\n",
        );
    table
        .function(
            c"cuStreamBatchMemOp",
            only12::cuStreamBatchMemOp,
            c"cuStreamBatchMemOp($self, stream, count, paramArray, flags)\n--\n\nQueues several waits, writes, barriers and flushes on memory words, in stream order.\n\n``CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray, unsigned int flags)``\n\nParameters\n----------\nstream : CUstream or None\ncount : int\nparamArray : list[CUstreamBatchMemOpParams] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamBatchMemOp\n",
        );
    table
        .function(
            c"cuStreamBatchMemOp_v2",
            only12::cuStreamBatchMemOp,
            c"cuStreamBatchMemOp_v2($self, stream, count, paramArray, flags)\n--\n\nQueues several waits, writes, barriers and flushes on memory words, in stream order.\n\n``CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray, unsigned int flags)``\n\nParameters\n----------\nstream : CUstream or None\ncount : int\nparamArray : list[CUstreamBatchMemOpParams] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamBatchMemOp\n",
        );
    table
        .function(
            c"cuStreamBeginCapture",
            both::cuStreamBeginCapture,
            c"cuStreamBeginCapture($self, hStream, mode)\n--\n\nBegins to capture the work submitted to a stream as a graph, instead of running it.\n\n``CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)``\n\nParameters\n----------\nhStream : CUstream or None\nmode : CUstreamCaptureMode\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamBeginCapture\n",
        );
    table
        .function(
            c"cuStreamBeginCapture_v2",
            both::cuStreamBeginCapture,
            c"cuStreamBeginCapture_v2($self, hStream, mode)\n--\n\nBegins to capture the work submitted to a stream as a graph, instead of running it.\n\n``CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)``\n\nParameters\n----------\nhStream : CUstream or None\nmode : CUstreamCaptureMode\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamBeginCapture\n",
        );
    table
        .function(
            c"cuStreamBeginCaptureToGraph",
            both::cuStreamBeginCaptureToGraph,
            c"cuStreamBeginCaptureToGraph($self, hStream, hGraph, dependencies, dependencyData, numDependencies, mode)\n--\n\nBegins to capture a stream's work into an existing graph, after given nodes.\n\n``CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode)``\n\nParameters\n----------\nhStream : CUstream or None\nhGraph : CUgraph or None\ndependencies : list[CUgraphNode] or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\ndependencyData : list[CUgraphEdgeData] or None\nnumDependencies : int\nmode : CUstreamCaptureMode\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamBeginCaptureToGraph\n",
        );
    table
        .function(
            c"cuStreamCopyAttributes",
            both::cuStreamCopyAttributes,
            c"cuStreamCopyAttributes($self, dst, src)\n--\n\nCopies all attributes of one stream to another of the same context.\n\n``CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)``\n\nParameters\n----------\ndst : CUstream or None\nsrc : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamCopyAttributes\n",
        );
    table
        .function(
            c"cuStreamCreate",
            both::cuStreamCreate,
            c"cuStreamCreate($self, Flags)\n--\n\nCreates a stream in the current context; flags say if it synchronizes with the legacy default stream.\n\n``CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)``\n\nParameters\n----------\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nphStream : CUstream\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamCreate\n",
        );
    table
        .function(
            c"cuStreamCreateWithPriority",
            both::cuStreamCreateWithPriority,
            c"cuStreamCreateWithPriority($self, flags, priority)\n--\n\nCreates a stream with a priority: smaller numbers go first.\n\n``CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)``\n\nParameters\n----------\nflags : int\npriority : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nphStream : CUstream\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamCreateWithPriority\n",
        );
    table
        .function(
            c"cuStreamDestroy",
            both::cuStreamDestroy,
            c"cuStreamDestroy($self, hStream)\n--\n\nDestroys a stream; work already submitted to it still finishes.\n\n``CUresult cuStreamDestroy_v2(CUstream hStream)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamDestroy\n",
        );
    table
        .function(
            c"cuStreamDestroy_v2",
            both::cuStreamDestroy,
            c"cuStreamDestroy_v2($self, hStream)\n--\n\nDestroys a stream; work already submitted to it still finishes.\n\n``CUresult cuStreamDestroy_v2(CUstream hStream)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamDestroy\n",
        );
    table
        .function(
            c"cuStreamEndCapture",
            both::cuStreamEndCapture,
            c"cuStreamEndCapture($self, hStream)\n--\n\nEnds the capture of a stream and gives its graph, or null if it became invalid.\n\n``CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD``.\nphGraph : CUgraph\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamEndCapture\n",
        );
    table
        .function(
            c"cuStreamGetAttribute",
            only12::cuStreamGetAttribute,
            c"cuStreamGetAttribute($self, hStream, attr)\n--\n\nTells an attribute of a stream, such as its L2 access policy window.\n\n``CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)``\n\nParameters\n----------\nhStream : CUstream or None\nattr : CUlaunchAttributeID\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.\nvalue_out : CUstreamAttrValue\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetAttribute\n",
        );
    table
        .function(
            c"cuStreamGetCaptureInfo",
            only12::cuStreamGetCaptureInfo,
            c"cuStreamGetCaptureInfo($self, hStream)\n--\n\nTells a stream's capture status and ID, and the graph and nodes that its next work follows.\n\n``CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, size_t *numDependencies_out)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_STREAM_CAPTURE_IMPLICIT``.\ncaptureStatus_out : CUstreamCaptureStatus\nid_out : cuuint64_t\ngraph_out : CUgraph\ndependencies_out : list[CUgraphNode]\nnumDependencies_out : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.3.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__STREAM.html#:~:text=cuStreamGetCaptureInfo\n",
        );
    table
        .function(
            c"cuStreamGetCaptureInfo_v2",
            only12::cuStreamGetCaptureInfo,
            c"cuStreamGetCaptureInfo_v2($self, hStream)\n--\n\nTells a stream's capture status and ID, and the graph and nodes that its next work follows.\n\n``CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, size_t *numDependencies_out)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_STREAM_CAPTURE_IMPLICIT``.\ncaptureStatus_out : CUstreamCaptureStatus\nid_out : cuuint64_t\ngraph_out : CUgraph\ndependencies_out : list[CUgraphNode]\nnumDependencies_out : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.3.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__STREAM.html#:~:text=cuStreamGetCaptureInfo\n",
        );
    table
        .function(
            c"cuStreamGetCaptureInfo_v3",
            both::cuStreamGetCaptureInfo_v3,
            c"cuStreamGetCaptureInfo_v3($self, hStream)\n--\n\nTells a stream's capture status and ID, and the graph and nodes that its next work follows.\n\n``CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_STREAM_CAPTURE_IMPLICIT``.\ncaptureStatus_out : CUstreamCaptureStatus\nid_out : cuuint64_t\ngraph_out : CUgraph\ndependencies_out : list[CUgraphNode]\nedgeData_out : list[CUgraphEdgeData]\nnumDependencies_out : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetCaptureInfo_v3\n",
        );
    table
        .function(
            c"cuStreamGetCtx",
            both::cuStreamGetCtx,
            c"cuStreamGetCtx($self, hStream)\n--\n\nGives the context that a stream belongs to.\n\n``CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.\npctx : CUcontext\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 9.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetCtx\n",
        );
    table
        .function(
            c"cuStreamGetCtx_v2",
            both::cuStreamGetCtx_v2,
            c"cuStreamGetCtx_v2($self, hStream)\n--\n\nGives the context and, if there is one, the green context that a stream belongs to.\n\n``CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npCtx : CUcontext\npGreenCtx : CUgreenCtx\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetCtx_v2\n",
        );
    table
        .function(
            c"cuStreamGetDevice",
            both::cuStreamGetDevice,
            c"cuStreamGetDevice($self, hStream)\n--\n\nTells which device a stream belongs to.\n\n``CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\ndevice : CUdevice\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetDevice\n",
        );
    table
        .function(
            c"cuStreamGetFlags",
            both::cuStreamGetFlags,
            c"cuStreamGetFlags($self, hStream)\n--\n\nTells the flags that a stream was created with.\n\n``CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\nflags : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetFlags\n",
        );
    table
        .function(
            c"cuStreamGetGreenCtx",
            both::cuStreamGetGreenCtx,
            c"cuStreamGetGreenCtx($self, hStream)\n--\n\nGives the green context that a stream was created in, or null.\n\n``CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nphCtx : CUgreenCtx\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuStreamGetGreenCtx\n",
        );
    table
        .function(
            c"cuStreamGetId",
            both::cuStreamGetId,
            c"cuStreamGetId($self, hStream)\n--\n\nTells a stream's number, which no other stream of the process has.\n\n``CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.\nstreamId : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetId\n",
        );
    table
        .function(
            c"cuStreamGetPriority",
            both::cuStreamGetPriority,
            c"cuStreamGetPriority($self, hStream)\n--\n\nTells the priority of a stream, after clamping to the device's range.\n\n``CUresult cuStreamGetPriority(CUstream hStream, int *priority)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\npriority : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.5.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetPriority\n",
        );
    table
        .function(
            c"cuStreamIsCapturing",
            both::cuStreamIsCapturing,
            c"cuStreamIsCapturing($self, hStream)\n--\n\nTells whether a stream is being captured, and whether the capture is still valid.\n\n``CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_IMPLICIT``.\ncaptureStatus : CUstreamCaptureStatus\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamIsCapturing\n",
        );
    table
        .function(
            c"cuStreamQuery",
            both::cuStreamQuery,
            c"cuStreamQuery($self, hStream)\n--\n\nTells without waiting whether all work on a stream is done (else ``CUDA_ERROR_NOT_READY``).\n\n``CUresult cuStreamQuery(CUstream hStream)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_READY``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamQuery\n",
        );
    table
        .function(
            c"cuStreamSetAttribute",
            only12::cuStreamSetAttribute,
            c"cuStreamSetAttribute($self, hStream, attr, value)\n--\n\nSets an attribute of a stream, such as its L2 access policy window.\n\n``CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)``\n\nParameters\n----------\nhStream : CUstream or None\nattr : CUlaunchAttributeID\nvalue : CUstreamAttrValue or None\n    cubind keeps it alive until ``hStream`` is destroyed, or such a call replaces it.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamSetAttribute\n",
        );
    table
        .function(
            c"cuStreamSynchronize",
            both::cuStreamSynchronize,
            c"cuStreamSynchronize($self, hStream)\n--\n\nBlocks until all work submitted to a stream so far is done.\n\n``CUresult cuStreamSynchronize(CUstream hStream)``\n\nParameters\n----------\nhStream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamSynchronize\n",
        );
    table
        .function(
            c"cuStreamUpdateCaptureDependencies",
            only12::cuStreamUpdateCaptureDependencies,
            c"cuStreamUpdateCaptureDependencies($self, hStream, dependencies, numDependencies, flags)\n--\n\nAdds to or replaces the nodes that the next captured work of a stream follows.\n\n``CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies, size_t numDependencies, unsigned int flags)``\n\nParameters\n----------\nhStream : CUstream or None\ndependencies : list[CUgraphNode] or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\nnumDependencies : int\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.3.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__STREAM.html#:~:text=cuStreamUpdateCaptureDependencies\n",
        );
    table
        .function(
            c"cuStreamUpdateCaptureDependencies_v2",
            both::cuStreamUpdateCaptureDependencies_v2,
            c"cuStreamUpdateCaptureDependencies_v2($self, hStream, dependencies, dependencyData, numDependencies, flags)\n--\n\nAdds to or replaces the nodes that the next captured work of a stream follows.\n\n``CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)``\n\nParameters\n----------\nhStream : CUstream or None\ndependencies : list[CUgraphNode] or None\n    Used after the call: keep it alive until this call completes on ``hStream``.\ndependencyData : list[CUgraphEdgeData] or None\nnumDependencies : int\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamUpdateCaptureDependencies_v2\n",
        );
    table
        .function(
            c"cuStreamWaitEvent",
            both::cuStreamWaitEvent,
            c"cuStreamWaitEvent($self, hStream, hEvent, Flags)\n--\n\nMakes later work on a stream wait for an event, without blocking the caller.\n\n``CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)``\n\nParameters\n----------\nhStream : CUstream or None\nhEvent : CUevent or None\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamWaitEvent\n",
        );
    table
        .function(
            c"cuStreamWaitValue32",
            both::cuStreamWaitValue32,
            c"cuStreamWaitValue32($self, stream, addr, value, flags)\n--\n\nMakes a stream wait until a 32-bit word of memory compares as asked with a value.\n\n``CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)``\n\nParameters\n----------\nstream : CUstream or None\naddr : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nvalue : cuuint32_t or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWaitValue32\n",
        );
    table
        .function(
            c"cuStreamWaitValue32_v2",
            both::cuStreamWaitValue32,
            c"cuStreamWaitValue32_v2($self, stream, addr, value, flags)\n--\n\nMakes a stream wait until a 32-bit word of memory compares as asked with a value.\n\n``CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)``\n\nParameters\n----------\nstream : CUstream or None\naddr : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nvalue : cuuint32_t or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWaitValue32\n",
        );
    table
        .function(
            c"cuStreamWaitValue64",
            both::cuStreamWaitValue64,
            c"cuStreamWaitValue64($self, stream, addr, value, flags)\n--\n\nMakes a stream wait until a 64-bit word of memory compares as asked with a value.\n\n``CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)``\n\nParameters\n----------\nstream : CUstream or None\naddr : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nvalue : cuuint64_t or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWaitValue64\n",
        );
    table
        .function(
            c"cuStreamWaitValue64_v2",
            both::cuStreamWaitValue64,
            c"cuStreamWaitValue64_v2($self, stream, addr, value, flags)\n--\n\nMakes a stream wait until a 64-bit word of memory compares as asked with a value.\n\n``CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)``\n\nParameters\n----------\nstream : CUstream or None\naddr : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nvalue : cuuint64_t or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWaitValue64\n",
        );
    table
        .function(
            c"cuStreamWriteValue32",
            both::cuStreamWriteValue32,
            c"cuStreamWriteValue32($self, stream, addr, value, flags)\n--\n\nWrites a 32-bit value to memory in stream order, by default after a memory barrier.\n\n``CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)``\n\nParameters\n----------\nstream : CUstream or None\naddr : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nvalue : cuuint32_t or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWriteValue32\n",
        );
    table
        .function(
            c"cuStreamWriteValue32_v2",
            both::cuStreamWriteValue32,
            c"cuStreamWriteValue32_v2($self, stream, addr, value, flags)\n--\n\nWrites a 32-bit value to memory in stream order, by default after a memory barrier.\n\n``CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)``\n\nParameters\n----------\nstream : CUstream or None\naddr : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nvalue : cuuint32_t or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWriteValue32\n",
        );
    table
        .function(
            c"cuStreamWriteValue64",
            both::cuStreamWriteValue64,
            c"cuStreamWriteValue64($self, stream, addr, value, flags)\n--\n\nWrites a 64-bit value to memory in stream order, by default after a memory barrier.\n\n``CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)``\n\nParameters\n----------\nstream : CUstream or None\naddr : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nvalue : cuuint64_t or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWriteValue64\n",
        );
    table
        .function(
            c"cuStreamWriteValue64_v2",
            both::cuStreamWriteValue64,
            c"cuStreamWriteValue64_v2($self, stream, addr, value, flags)\n--\n\nWrites a 64-bit value to memory in stream order, by default after a memory barrier.\n\n``CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)``\n\nParameters\n----------\nstream : CUstream or None\naddr : CUdeviceptr or array on a device or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nvalue : cuuint64_t or None\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.7.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWriteValue64\n",
        );
    table
        .function(
            c"cuSurfObjectCreate",
            both::cuSurfObjectCreate,
            c"cuSurfObjectCreate($self, pResDesc)\n--\n\nCreates a surface object, by which kernels read and write a CUDA array.\n\n``CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)``\n\nParameters\n----------\npResDesc : CUDA_RESOURCE_DESC or None\n    cubind keeps it alive as long as ``pSurfObject`` exists.\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npSurfObject : CUsurfObject\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFOBJECT.html#:~:text=cuSurfObjectCreate\n",
        );
    table
        .function(
            c"cuSurfObjectDestroy",
            both::cuSurfObjectDestroy,
            c"cuSurfObjectDestroy($self, surfObject)\n--\n\nDestroys a surface object, but not its array.\n\n``CUresult cuSurfObjectDestroy(CUsurfObject surfObject)``\n\nParameters\n----------\nsurfObject : CUsurfObject or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFOBJECT.html#:~:text=cuSurfObjectDestroy\n",
        );
    table
        .function(
            c"cuSurfObjectGetResourceDesc",
            both::cuSurfObjectGetResourceDesc,
            c"cuSurfObjectGetResourceDesc($self, surfObject)\n--\n\nTells the array of a surface object.\n\n``CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)``\n\nParameters\n----------\nsurfObject : CUsurfObject or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npResDesc : CUDA_RESOURCE_DESC\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFOBJECT.html#:~:text=cuSurfObjectGetResourceDesc\n",
        );
    table
        .function(
            c"cuSurfRefGetArray",
            both::cuSurfRefGetArray,
            c"cuSurfRefGetArray($self, hSurfRef)\n--\n\nGives the CUDA array of a surface reference.\n\n``CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)``\n\nParameters\n----------\nhSurfRef : CUsurfref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nphArray : CUarray\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFREF__DEPRECATED.html#:~:text=cuSurfRefGetArray\n",
        );
    table
        .function(
            c"cuSurfRefSetArray",
            both::cuSurfRefSetArray,
            c"cuSurfRefSetArray($self, hSurfRef, hArray, Flags)\n--\n\nMakes a surface reference read and write a CUDA array.\n\n``CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)``\n\nParameters\n----------\nhSurfRef : CUsurfref or None\nhArray : CUarray or None\n    Used after the call: keep it alive until ``hSurfRef`` is destroyed or set again.\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFREF__DEPRECATED.html#:~:text=cuSurfRefSetArray\n",
        );
    table
        .function(
            c"cuTensorMapEncodeIm2col",
            only12::cuTensorMapEncodeIm2col,
            c"cuTensorMapEncodeIm2col($self, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill)\n--\n\nFills a tensor map for TMA copies of an image tensor as convolution (im2col) columns.\n\n``CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)``\n\nParameters\n----------\ntensorDataType : CUtensorMapDataType\ntensorRank : cuuint32_t or None\nglobalAddress : address or buffer\nglobalDim : list[cuuint64_t] or None\nglobalStrides : list[cuuint64_t] or None\npixelBoxLowerCorner : list[int] or None\npixelBoxUpperCorner : list[int] or None\nchannelsPerPixel : cuuint32_t or None\npixelsPerColumn : cuuint32_t or None\nelementStrides : list[cuuint32_t] or None\ninterleave : CUtensorMapInterleave\nswizzle : CUtensorMapSwizzle\nl2Promotion : CUtensorMapL2promotion\noobFill : CUtensorMapFloatOOBfill\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\ntensorMap : CUtensorMap\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapEncodeIm2col\n",
        );
    table
        .function(
            c"cuTensorMapEncodeIm2colWide",
            only12::cuTensorMapEncodeIm2colWide,
            c"cuTensorMapEncodeIm2colWide($self, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill)\n--\n\nFills a tensor map for TMA copies of an image tensor as wide im2col columns.\n\n``CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)``\n\nParameters\n----------\ntensorDataType : CUtensorMapDataType\ntensorRank : cuuint32_t or None\nglobalAddress : address or buffer\nglobalDim : list[cuuint64_t] or None\nglobalStrides : list[cuuint64_t] or None\npixelBoxLowerCornerWidth : int\npixelBoxUpperCornerWidth : int\nchannelsPerPixel : cuuint32_t or None\npixelsPerColumn : cuuint32_t or None\nelementStrides : list[cuuint32_t] or None\ninterleave : CUtensorMapInterleave\nmode : CUtensorMapIm2ColWideMode\nswizzle : CUtensorMapSwizzle\nl2Promotion : CUtensorMapL2promotion\noobFill : CUtensorMapFloatOOBfill\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\ntensorMap : CUtensorMap\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapEncodeIm2colWide\n",
        );
    table
        .function(
            c"cuTensorMapEncodeTiled",
            only12::cuTensorMapEncodeTiled,
            c"cuTensorMapEncodeTiled($self, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill)\n--\n\nFills a tensor map for TMA copies of boxes of a tensor with up to five dimensions.\n\n``CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)``\n\nParameters\n----------\ntensorDataType : CUtensorMapDataType\ntensorRank : cuuint32_t or None\nglobalAddress : address or buffer\nglobalDim : list[cuuint64_t] or None\nglobalStrides : list[cuuint64_t] or None\nboxDim : list[cuuint32_t] or None\nelementStrides : list[cuuint32_t] or None\ninterleave : CUtensorMapInterleave\nswizzle : CUtensorMapSwizzle\nl2Promotion : CUtensorMapL2promotion\noobFill : CUtensorMapFloatOOBfill\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\ntensorMap : CUtensorMap\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapEncodeTiled\n",
        );
    table
        .function(
            c"cuTensorMapReplaceAddress",
            only12::cuTensorMapReplaceAddress,
            c"cuTensorMapReplaceAddress($self, tensorMap, globalAddress)\n--\n\nChanges the tensor's address in a tensor map.\n\n``CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)``\n\nParameters\n----------\ntensorMap : CUtensorMap or None\nglobalAddress : address or buffer\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapReplaceAddress\n",
        );
    table
        .function(
            c"cuTexObjectCreate",
            both::cuTexObjectCreate,
            c"cuTexObjectCreate($self, pResDesc, pTexDesc, pResViewDesc)\n--\n\nCreates a texture object: a resource with rules for addressing, filtering and reading.\n\n``CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc, const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)``\n\nParameters\n----------\npResDesc : CUDA_RESOURCE_DESC or None\n    cubind keeps it alive as long as ``pTexObject`` exists.\npTexDesc : CUDA_TEXTURE_DESC or None\npResViewDesc : CUDA_RESOURCE_VIEW_DESC or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npTexObject : CUtexObject\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectCreate\n",
        );
    table
        .function(
            c"cuTexObjectDestroy",
            both::cuTexObjectDestroy,
            c"cuTexObjectDestroy($self, texObject)\n--\n\nDestroys a texture object, but not its resource.\n\n``CUresult cuTexObjectDestroy(CUtexObject texObject)``\n\nParameters\n----------\ntexObject : CUtexObject or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectDestroy\n",
        );
    table
        .function(
            c"cuTexObjectGetResourceDesc",
            both::cuTexObjectGetResourceDesc,
            c"cuTexObjectGetResourceDesc($self, texObject)\n--\n\nTells the array or memory that a texture object reads.\n\n``CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)``\n\nParameters\n----------\ntexObject : CUtexObject or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npResDesc : CUDA_RESOURCE_DESC\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectGetResourceDesc\n",
        );
    table
        .function(
            c"cuTexObjectGetResourceViewDesc",
            both::cuTexObjectGetResourceViewDesc,
            c"cuTexObjectGetResourceViewDesc($self, texObject)\n--\n\nTells the format, size and levels by which a texture object views its resource.\n\n``CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject texObject)``\n\nParameters\n----------\ntexObject : CUtexObject or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npResViewDesc : CUDA_RESOURCE_VIEW_DESC\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectGetResourceViewDesc\n",
        );
    table
        .function(
            c"cuTexObjectGetTextureDesc",
            both::cuTexObjectGetTextureDesc,
            c"cuTexObjectGetTextureDesc($self, texObject)\n--\n\nTells the addressing, filtering and reading rules of a texture object.\n\n``CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)``\n\nParameters\n----------\ntexObject : CUtexObject or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npTexDesc : CUDA_TEXTURE_DESC\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectGetTextureDesc\n",
        );
    table
        .function(
            c"cuTexRefCreate",
            both::cuTexRefCreate,
            c"cuTexRefCreate($self)\n--\n\nMakes a new texture reference that is part of no module.\n\n``CUresult cuTexRefCreate(CUtexref *pTexRef)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npTexRef : CUtexref\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefCreate\n",
        );
    table
        .function(
            c"cuTexRefDestroy",
            both::cuTexRefDestroy,
            c"cuTexRefDestroy($self, hTexRef)\n--\n\nDestroys a texture reference made by ``cuTexRefCreate``.\n\n``CUresult cuTexRefDestroy(CUtexref hTexRef)``\n\nParameters\n----------\nhTexRef : CUtexref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefDestroy\n",
        );
    table
        .function(
            c"cuTexRefGetAddress",
            both::cuTexRefGetAddress,
            c"cuTexRefGetAddress($self, hTexRef)\n--\n\nTells the memory that a texture reference reads.\n\n``CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)``\n\nParameters\n----------\nhTexRef : CUtexref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npdptr : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetAddress\n",
        );
    table
        .function(
            c"cuTexRefGetAddress_v2",
            both::cuTexRefGetAddress,
            c"cuTexRefGetAddress_v2($self, hTexRef)\n--\n\nTells the memory that a texture reference reads.\n\n``CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)``\n\nParameters\n----------\nhTexRef : CUtexref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npdptr : CUdeviceptr\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetAddress\n",
        );
    table
        .function(
            c"cuTexRefGetAddressMode",
            both::cuTexRefGetAddressMode,
            c"cuTexRefGetAddressMode($self, hTexRef, dim)\n--\n\nTells what coordinates of a texture reference read outside a dimension.\n\n``CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)``\n\nParameters\n----------\nhTexRef : CUtexref or None\ndim : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npam : CUaddress_mode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetAddressMode\n",
        );
    table
        .function(
            c"cuTexRefGetArray",
            both::cuTexRefGetArray,
            c"cuTexRefGetArray($self, hTexRef)\n--\n\nGives the CUDA array that a texture reference reads.\n\n``CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)``\n\nParameters\n----------\nhTexRef : CUtexref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nphArray : CUarray\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetArray\n",
        );
    table
        .function(
            c"cuTexRefGetBorderColor",
            both::cuTexRefGetBorderColor,
            c"cuTexRefGetBorderColor($self, hTexRef)\n--\n\nTells the color that a texture reference reads outside its array (RGBA).\n\n``CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)``\n\nParameters\n----------\nhTexRef : CUtexref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npBorderColor : list[float]\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 8.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetBorderColor\n",
        );
    table
        .function(
            c"cuTexRefGetFilterMode",
            both::cuTexRefGetFilterMode,
            c"cuTexRefGetFilterMode($self, hTexRef)\n--\n\nTells whether a texture reference reads the nearest element or a linear mix.\n\n``CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)``\n\nParameters\n----------\nhTexRef : CUtexref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npfm : CUfilter_mode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetFilterMode\n",
        );
    table
        .function(
            c"cuTexRefGetFlags",
            both::cuTexRefGetFlags,
            c"cuTexRefGetFlags($self, hTexRef)\n--\n\nTells how a texture reference reads: integers as they are, normalized coordinates, sRGB.\n\n``CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)``\n\nParameters\n----------\nhTexRef : CUtexref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npFlags : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetFlags\n",
        );
    table
        .function(
            c"cuTexRefGetFormat",
            both::cuTexRefGetFormat,
            c"cuTexRefGetFormat($self, hTexRef)\n--\n\nTells the element format and component count of what a texture reference reads.\n\n``CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)``\n\nParameters\n----------\nhTexRef : CUtexref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npFormat : CUarray_format\npNumChannels : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetFormat\n",
        );
    table
        .function(
            c"cuTexRefGetMaxAnisotropy",
            both::cuTexRefGetMaxAnisotropy,
            c"cuTexRefGetMaxAnisotropy($self, hTexRef)\n--\n\nTells the largest anisotropy ratio of a texture reference.\n\n``CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)``\n\nParameters\n----------\nhTexRef : CUtexref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npmaxAniso : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMaxAnisotropy\n",
        );
    table
        .function(
            c"cuTexRefGetMipmapFilterMode",
            both::cuTexRefGetMipmapFilterMode,
            c"cuTexRefGetMipmapFilterMode($self, hTexRef)\n--\n\nTells whether a texture reference reads the nearest mipmap level or a mix of two.\n\n``CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)``\n\nParameters\n----------\nhTexRef : CUtexref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npfm : CUfilter_mode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMipmapFilterMode\n",
        );
    table
        .function(
            c"cuTexRefGetMipmapLevelBias",
            both::cuTexRefGetMipmapLevelBias,
            c"cuTexRefGetMipmapLevelBias($self, hTexRef)\n--\n\nTells what a texture reference adds to a mipmap level.\n\n``CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)``\n\nParameters\n----------\nhTexRef : CUtexref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npbias : float\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMipmapLevelBias\n",
        );
    table
        .function(
            c"cuTexRefGetMipmapLevelClamp",
            both::cuTexRefGetMipmapLevelClamp,
            c"cuTexRefGetMipmapLevelClamp($self, hTexRef)\n--\n\nTells the lowest and highest mipmap level that a texture reference reads.\n\n``CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef)``\n\nParameters\n----------\nhTexRef : CUtexref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npminMipmapLevelClamp : float\npmaxMipmapLevelClamp : float\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMipmapLevelClamp\n",
        );
    table
        .function(
            c"cuTexRefGetMipmappedArray",
            both::cuTexRefGetMipmappedArray,
            c"cuTexRefGetMipmappedArray($self, hTexRef)\n--\n\nGives the mipmapped CUDA array that a texture reference reads.\n\n``CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)``\n\nParameters\n----------\nhTexRef : CUtexref or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nphMipmappedArray : CUmipmappedArray\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMipmappedArray\n",
        );
    table
        .function(
            c"cuTexRefSetAddress",
            both::cuTexRefSetAddress,
            c"cuTexRefSetAddress($self, hTexRef, dptr, numbytes)\n--\n\nMakes a texture reference read linear memory; returns the offset in bytes that fetches add.\n\n``CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)``\n\nParameters\n----------\nhTexRef : CUtexref or None\ndptr : CUdeviceptr or array on a device or None\n    cubind keeps it alive until ``hTexRef`` is destroyed, or such a call replaces it.\nnumbytes : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nByteOffset : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetAddress\n",
        );
    table
        .function(
            c"cuTexRefSetAddress_v2",
            both::cuTexRefSetAddress,
            c"cuTexRefSetAddress_v2($self, hTexRef, dptr, numbytes)\n--\n\nMakes a texture reference read linear memory; returns the offset in bytes that fetches add.\n\n``CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)``\n\nParameters\n----------\nhTexRef : CUtexref or None\ndptr : CUdeviceptr or array on a device or None\n    cubind keeps it alive until ``hTexRef`` is destroyed, or such a call replaces it.\nnumbytes : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nByteOffset : int\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetAddress\n",
        );
    table
        .function(
            c"cuTexRefSetAddress2D",
            both::cuTexRefSetAddress2D,
            c"cuTexRefSetAddress2D($self, hTexRef, desc, dptr, Pitch)\n--\n\nMakes a texture reference read rows of memory, a pitch in bytes apart.\n\n``CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch)``\n\nParameters\n----------\nhTexRef : CUtexref or None\ndesc : CUDA_ARRAY_DESCRIPTOR or None\ndptr : CUdeviceptr or array on a device or None\n    cubind keeps it alive until ``hTexRef`` is destroyed, or such a call replaces it.\nPitch : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.1. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetAddress2D\n",
        );
    table
        .function(
            c"cuTexRefSetAddress2D_v3",
            both::cuTexRefSetAddress2D,
            c"cuTexRefSetAddress2D_v3($self, hTexRef, desc, dptr, Pitch)\n--\n\nMakes a texture reference read rows of memory, a pitch in bytes apart.\n\n``CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch)``\n\nParameters\n----------\nhTexRef : CUtexref or None\ndesc : CUDA_ARRAY_DESCRIPTOR or None\ndptr : CUdeviceptr or array on a device or None\n    cubind keeps it alive until ``hTexRef`` is destroyed, or such a call replaces it.\nPitch : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 4.1. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetAddress2D\n",
        );
    table
        .function(
            c"cuTexRefSetAddress2D_v2",
            both::cuTexRefSetAddress2D_v2,
            c"cuTexRefSetAddress2D_v2($self, hTexRef, desc, dptr, Pitch)\n--\n\nMakes a texture reference read rows of memory, a pitch in bytes apart.\n\n``CUresult cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch)``\n\nParameters\n----------\nhTexRef : CUtexref or None\ndesc : CUDA_ARRAY_DESCRIPTOR or None\ndptr : CUdeviceptr or array on a device or None\n    cubind keeps it alive until ``hTexRef`` is destroyed, or such a call replaces it.\nPitch : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 3.2. Kept for binary compatibility.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/index.html\n",
        );
    table
        .function(
            c"cuTexRefSetAddressMode",
            both::cuTexRefSetAddressMode,
            c"cuTexRefSetAddressMode($self, hTexRef, dim, am)\n--\n\nSets what coordinates outside a dimension read: wrapped, clamped, mirrored or the border.\n\n``CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)``\n\nParameters\n----------\nhTexRef : CUtexref or None\ndim : int\nam : CUaddress_mode\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetAddressMode\n",
        );
    table
        .function(
            c"cuTexRefSetArray",
            both::cuTexRefSetArray,
            c"cuTexRefSetArray($self, hTexRef, hArray, Flags)\n--\n\nMakes a texture reference read a CUDA array.\n\n``CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)``\n\nParameters\n----------\nhTexRef : CUtexref or None\nhArray : CUarray or None\n    Used after the call: keep it alive until ``hTexRef`` is destroyed or set again.\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetArray\n",
        );
    table
        .function(
            c"cuTexRefSetBorderColor",
            both::cuTexRefSetBorderColor,
            c"cuTexRefSetBorderColor($self, hTexRef, pBorderColor)\n--\n\nSets the color that a texture reference reads outside its array (RGBA).\n\n``CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)``\n\nParameters\n----------\nhTexRef : CUtexref or None\npBorderColor : list[float] or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 8.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetBorderColor\n",
        );
    table
        .function(
            c"cuTexRefSetFilterMode",
            both::cuTexRefSetFilterMode,
            c"cuTexRefSetFilterMode($self, hTexRef, fm)\n--\n\nSets whether a texture reference reads the nearest element or a linear mix.\n\n``CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)``\n\nParameters\n----------\nhTexRef : CUtexref or None\nfm : CUfilter_mode\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetFilterMode\n",
        );
    table
        .function(
            c"cuTexRefSetFlags",
            both::cuTexRefSetFlags,
            c"cuTexRefSetFlags($self, hTexRef, Flags)\n--\n\nSets how a texture reference reads: integers as they are, normalized coordinates, sRGB.\n\n``CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)``\n\nParameters\n----------\nhTexRef : CUtexref or None\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetFlags\n",
        );
    table
        .function(
            c"cuTexRefSetFormat",
            both::cuTexRefSetFormat,
            c"cuTexRefSetFormat($self, hTexRef, fmt, NumPackedComponents)\n--\n\nSets the format and the number of components of what a texture reference reads.\n\n``CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)``\n\nParameters\n----------\nhTexRef : CUtexref or None\nfmt : CUarray_format\nNumPackedComponents : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 2.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetFormat\n",
        );
    table
        .function(
            c"cuTexRefSetMaxAnisotropy",
            both::cuTexRefSetMaxAnisotropy,
            c"cuTexRefSetMaxAnisotropy($self, hTexRef, maxAniso)\n--\n\nSets the largest anisotropy ratio of a texture reference.\n\n``CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)``\n\nParameters\n----------\nhTexRef : CUtexref or None\nmaxAniso : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMaxAnisotropy\n",
        );
    table
        .function(
            c"cuTexRefSetMipmapFilterMode",
            both::cuTexRefSetMipmapFilterMode,
            c"cuTexRefSetMipmapFilterMode($self, hTexRef, fm)\n--\n\nSets whether a texture reference reads the nearest mipmap level or a mix of two.\n\n``CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)``\n\nParameters\n----------\nhTexRef : CUtexref or None\nfm : CUfilter_mode\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMipmapFilterMode\n",
        );
    table
        .function(
            c"cuTexRefSetMipmapLevelBias",
            both::cuTexRefSetMipmapLevelBias,
            c"cuTexRefSetMipmapLevelBias($self, hTexRef, bias)\n--\n\nSets what a texture reference adds to a mipmap level.\n\n``CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)``\n\nParameters\n----------\nhTexRef : CUtexref or None\nbias : float\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMipmapLevelBias\n",
        );
    table
        .function(
            c"cuTexRefSetMipmapLevelClamp",
            both::cuTexRefSetMipmapLevelClamp,
            c"cuTexRefSetMipmapLevelClamp($self, hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp)\n--\n\nSets the lowest and highest mipmap level that a texture reference reads.\n\n``CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp)``\n\nParameters\n----------\nhTexRef : CUtexref or None\nminMipmapLevelClamp : float\nmaxMipmapLevelClamp : float\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMipmapLevelClamp\n",
        );
    table
        .function(
            c"cuTexRefSetMipmappedArray",
            both::cuTexRefSetMipmappedArray,
            c"cuTexRefSetMipmappedArray($self, hTexRef, hMipmappedArray, Flags)\n--\n\nMakes a texture reference read a mipmapped CUDA array.\n\n``CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags)``\n\nParameters\n----------\nhTexRef : CUtexref or None\nhMipmappedArray : CUmipmappedArray or None\n    Used after the call: keep it alive until ``hTexRef`` is destroyed or set again.\nFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 5.0. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMipmappedArray\n",
        );
    table
        .function(
            c"cuThreadExchangeStreamCaptureMode",
            both::cuThreadExchangeStreamCaptureMode,
            c"cuThreadExchangeStreamCaptureMode($self, mode)\n--\n\nSwaps the thread's rule on unsafe calls during capture with the one passed in.\n\n``CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)``\n\nParameters\n----------\nmode : CUstreamCaptureMode\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\nmode : CUstreamCaptureMode\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuThreadExchangeStreamCaptureMode\n",
        );
    table
        .function(
            c"cuUserObjectCreate",
            both::cuUserObjectCreate,
            c"cuUserObjectCreate($self, ptr, destroy, initialRefcount, flags)\n--\n\nWraps a pointer and its destructor as a user object, counted by references.\n\n``CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy, unsigned int initialRefcount, unsigned int flags)``\n\nParameters\n----------\nptr : object\ndestroy : callback\ninitialRefcount : int\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\nobject_out : CUuserObject\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuUserObjectCreate\n",
        );
    table
        .function(
            c"cuUserObjectRelease",
            both::cuUserObjectRelease,
            c"cuUserObjectRelease($self, object, count)\n--\n\nDrops references that the caller owns to a user object; with the last, its destructor runs.\n\n``CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)``\n\nParameters\n----------\nobject : CUuserObject or None\ncount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuUserObjectRelease\n",
        );
    table
        .function(
            c"cuUserObjectRetain",
            both::cuUserObjectRetain,
            c"cuUserObjectRetain($self, object, count)\n--\n\nAdds the caller's references to a user object.\n\n``CUresult cuUserObjectRetain(CUuserObject object, unsigned int count)``\n\nParameters\n----------\nobject : CUuserObject or None\ncount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 11.3.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuUserObjectRetain\n",
        );
    table
        .function(
            c"cuVDPAUCtxCreate",
            both::cuVDPAUCtxCreate,
            c"cuVDPAUCtxCreate($self, flags, device, vdpDevice, vdpGetProcAddress)\n--\n\nCreates a context that can share surfaces with a VDPAU device.\n\n``CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)``\n\nParameters\n----------\nflags : int\ndevice : CUdevice or None\nvdpDevice : VdpDevice or None\nvdpGetProcAddress : callback\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\npCtx : CUcontext\n\nNotes\n-----\nIn ``cudaVDPAU.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VDPAU.html#:~:text=cuVDPAUCtxCreate\n",
        );
    table
        .function(
            c"cuVDPAUCtxCreate_v2",
            both::cuVDPAUCtxCreate,
            c"cuVDPAUCtxCreate_v2($self, flags, device, vdpDevice, vdpGetProcAddress)\n--\n\nCreates a context that can share surfaces with a VDPAU device.\n\n``CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)``\n\nParameters\n----------\nflags : int\ndevice : CUdevice or None\nvdpDevice : VdpDevice or None\nvdpGetProcAddress : callback\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.\npCtx : CUcontext\n\nNotes\n-----\nIn ``cudaVDPAU.h``. Since CUDA 3.2.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VDPAU.html#:~:text=cuVDPAUCtxCreate\n",
        );
    table
        .function(
            c"cuVDPAUGetDevice",
            both::cuVDPAUGetDevice,
            c"cuVDPAUGetDevice($self, vdpDevice, vdpGetProcAddress)\n--\n\nTells which CUDA device a VDPAU device is on.\n\n``CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)``\n\nParameters\n----------\nvdpDevice : VdpDevice or None\nvdpGetProcAddress : callback\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.\npDevice : CUdevice\n\nNotes\n-----\nIn ``cudaVDPAU.h``. Since CUDA 3.1.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VDPAU.html#:~:text=cuVDPAUGetDevice\n",
        );
    table
        .function(
            c"cuWaitExternalSemaphoresAsync",
            both::cuWaitExternalSemaphoresAsync,
            c"cuWaitExternalSemaphoresAsync($self, extSemArray, paramsArray, numExtSems, stream)\n--\n\nMakes a stream wait for imported semaphores.\n\n``CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)``\n\nParameters\n----------\nextSemArray : list[CUexternalSemaphore] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nparamsArray : list[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nnumExtSems : int\nstream : CUstream or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_TIMEOUT``.\n\nNotes\n-----\nIn ``cuda.h``. Since CUDA 10.0.\nhttps://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuWaitExternalSemaphoresAsync\n",
        );
}

fn c_functions(table: &mut Rows<CFunction>) {
    table
        .c_function(
            c"cuArray3DCreate",
            c"CUresult (CUarray *, CUDA_ARRAY3D_DESCRIPTOR const *)",
            slots::cuArray3DCreate_v2,
            Some(missing::<{ slots::cuArray3DCreate_v2 }, 500>),
        );
    table
        .c_function(
            c"cuArray3DGetDescriptor",
            c"CUresult (CUDA_ARRAY3D_DESCRIPTOR *, CUarray)",
            slots::cuArray3DGetDescriptor_v2,
            Some(missing::<{ slots::cuArray3DGetDescriptor_v2 }, 500>),
        );
    table
        .c_function(
            c"cuArrayCreate",
            c"CUresult (CUarray *, CUDA_ARRAY_DESCRIPTOR const *)",
            slots::cuArrayCreate_v2,
            Some(missing::<{ slots::cuArrayCreate_v2 }, 500>),
        );
    table
        .c_function(
            c"cuArrayDestroy",
            c"CUresult (CUarray)",
            slots::cuArrayDestroy,
            Some(missing::<{ slots::cuArrayDestroy }, 500>),
        );
    table
        .c_function(
            c"cuArrayGetDescriptor",
            c"CUresult (CUDA_ARRAY_DESCRIPTOR *, CUarray)",
            slots::cuArrayGetDescriptor_v2,
            Some(missing::<{ slots::cuArrayGetDescriptor_v2 }, 500>),
        );
    table
        .c_function(
            c"cuArrayGetMemoryRequirements",
            c"CUresult (CUDA_ARRAY_MEMORY_REQUIREMENTS *, CUarray, CUdevice)",
            slots::cuArrayGetMemoryRequirements,
            Some(missing::<{ slots::cuArrayGetMemoryRequirements }, 500>),
        );
    table
        .c_function(
            c"cuArrayGetPlane",
            c"CUresult (CUarray *, CUarray, unsigned int)",
            slots::cuArrayGetPlane,
            Some(missing::<{ slots::cuArrayGetPlane }, 500>),
        );
    table
        .c_function(
            c"cuArrayGetSparseProperties",
            c"CUresult (CUDA_ARRAY_SPARSE_PROPERTIES *, CUarray)",
            slots::cuArrayGetSparseProperties,
            Some(missing::<{ slots::cuArrayGetSparseProperties }, 500>),
        );
    table
        .c_function(
            c"cuCheckpointProcessCheckpoint",
            c"CUresult (int, CUcheckpointCheckpointArgs *)",
            slots::cuCheckpointProcessCheckpoint,
            Some(missing::<{ slots::cuCheckpointProcessCheckpoint }, 500>),
        );
    table
        .c_function(
            c"cuCheckpointProcessGetRestoreThreadId",
            c"CUresult (int, int *)",
            slots::cuCheckpointProcessGetRestoreThreadId,
            Some(missing::<{ slots::cuCheckpointProcessGetRestoreThreadId }, 500>),
        );
    table
        .c_function(
            c"cuCheckpointProcessGetState",
            c"CUresult (int, CUprocessState *)",
            slots::cuCheckpointProcessGetState,
            Some(missing::<{ slots::cuCheckpointProcessGetState }, 500>),
        );
    table
        .c_function(
            c"cuCheckpointProcessLock",
            c"CUresult (int, CUcheckpointLockArgs *)",
            slots::cuCheckpointProcessLock,
            Some(missing::<{ slots::cuCheckpointProcessLock }, 500>),
        );
    table
        .c_function(
            c"cuCheckpointProcessRestore",
            c"CUresult (int, CUcheckpointRestoreArgs *)",
            slots::cuCheckpointProcessRestore,
            Some(missing::<{ slots::cuCheckpointProcessRestore }, 500>),
        );
    table
        .c_function(
            c"cuCheckpointProcessUnlock",
            c"CUresult (int, CUcheckpointUnlockArgs *)",
            slots::cuCheckpointProcessUnlock,
            Some(missing::<{ slots::cuCheckpointProcessUnlock }, 500>),
        );
    table
        .c_function(
            c"cuCoredumpGetAttribute",
            c"CUresult (CUcoredumpSettings, void *, size_t *)",
            slots::cuCoredumpGetAttribute,
            Some(missing::<{ slots::cuCoredumpGetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuCoredumpGetAttributeGlobal",
            c"CUresult (CUcoredumpSettings, void *, size_t *)",
            slots::cuCoredumpGetAttributeGlobal,
            Some(missing::<{ slots::cuCoredumpGetAttributeGlobal }, 500>),
        );
    table
        .c_function(
            c"cuCoredumpSetAttribute",
            c"CUresult (CUcoredumpSettings, void *, size_t *)",
            slots::cuCoredumpSetAttribute,
            Some(missing::<{ slots::cuCoredumpSetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuCoredumpSetAttributeGlobal",
            c"CUresult (CUcoredumpSettings, void *, size_t *)",
            slots::cuCoredumpSetAttributeGlobal,
            Some(missing::<{ slots::cuCoredumpSetAttributeGlobal }, 500>),
        );
    table
        .c_function(
            c"cuCtxAttach",
            c"CUresult (CUcontext *, unsigned int)",
            slots::cuCtxAttach,
            Some(missing::<{ slots::cuCtxAttach }, 500>),
        );
    table
        .c_function(
            c"cuCtxCreate",
            c"CUresult (CUcontext *, unsigned int, CUdevice)",
            slots::cuCtxCreate_v2,
            Some(missing::<{ slots::cuCtxCreate_v2 }, 500>),
        );
    table
        .c_function(
            c"cuCtxCreate_v3",
            c"CUresult (CUcontext *, CUexecAffinityParam *, int, unsigned int, CUdevice)",
            slots::cuCtxCreate_v3,
            Some(missing::<{ slots::cuCtxCreate_v3 }, 500>),
        );
    table
        .c_function(
            c"cuCtxCreate_v4",
            c"CUresult (CUcontext *, CUctxCreateParams *, unsigned int, CUdevice)",
            slots::cuCtxCreate_v4,
            Some(missing::<{ slots::cuCtxCreate_v4 }, 500>),
        );
    table
        .c_function(
            c"cuCtxDestroy",
            c"CUresult (CUcontext)",
            slots::cuCtxDestroy_v2,
            Some(missing::<{ slots::cuCtxDestroy_v2 }, 500>),
        );
    table
        .c_function(
            c"cuCtxDetach",
            c"CUresult (CUcontext)",
            slots::cuCtxDetach,
            Some(missing::<{ slots::cuCtxDetach }, 500>),
        );
    table
        .c_function(
            c"cuCtxDisablePeerAccess",
            c"CUresult (CUcontext)",
            slots::cuCtxDisablePeerAccess,
            Some(missing::<{ slots::cuCtxDisablePeerAccess }, 500>),
        );
    table
        .c_function(
            c"cuCtxEnablePeerAccess",
            c"CUresult (CUcontext, unsigned int)",
            slots::cuCtxEnablePeerAccess,
            Some(missing::<{ slots::cuCtxEnablePeerAccess }, 500>),
        );
    table
        .c_function(
            c"cuCtxFromGreenCtx",
            c"CUresult (CUcontext *, CUgreenCtx)",
            slots::cuCtxFromGreenCtx,
            Some(missing::<{ slots::cuCtxFromGreenCtx }, 500>),
        );
    table
        .c_function(
            c"cuCtxGetApiVersion",
            c"CUresult (CUcontext, unsigned int *)",
            slots::cuCtxGetApiVersion,
            Some(missing::<{ slots::cuCtxGetApiVersion }, 500>),
        );
    table
        .c_function(
            c"cuCtxGetCacheConfig",
            c"CUresult (CUfunc_cache *)",
            slots::cuCtxGetCacheConfig,
            Some(missing::<{ slots::cuCtxGetCacheConfig }, 500>),
        );
    table
        .c_function(
            c"cuCtxGetCurrent",
            c"CUresult (CUcontext *)",
            slots::cuCtxGetCurrent,
            Some(missing::<{ slots::cuCtxGetCurrent }, 500>),
        );
    table
        .c_function(
            c"cuCtxGetDevResource",
            c"CUresult (CUcontext, CUdevResource *, CUdevResourceType)",
            slots::cuCtxGetDevResource,
            Some(missing::<{ slots::cuCtxGetDevResource }, 500>),
        );
    table
        .c_function(
            c"cuCtxGetDevice",
            c"CUresult (CUdevice *)",
            slots::cuCtxGetDevice,
            Some(missing::<{ slots::cuCtxGetDevice }, 500>),
        );
    table
        .c_function(
            c"cuCtxGetExecAffinity",
            c"CUresult (CUexecAffinityParam *, CUexecAffinityType)",
            slots::cuCtxGetExecAffinity,
            Some(missing::<{ slots::cuCtxGetExecAffinity }, 500>),
        );
    table
        .c_function(
            c"cuCtxGetFlags",
            c"CUresult (unsigned int *)",
            slots::cuCtxGetFlags,
            Some(missing::<{ slots::cuCtxGetFlags }, 500>),
        );
    table
        .c_function(
            c"cuCtxGetId",
            c"CUresult (CUcontext, unsigned PY_LONG_LONG *)",
            slots::cuCtxGetId,
            Some(missing::<{ slots::cuCtxGetId }, 500>),
        );
    table
        .c_function(
            c"cuCtxGetLimit",
            c"CUresult (size_t *, CUlimit)",
            slots::cuCtxGetLimit,
            Some(missing::<{ slots::cuCtxGetLimit }, 500>),
        );
    table
        .c_function(
            c"cuCtxGetSharedMemConfig",
            c"CUresult (CUsharedconfig *)",
            slots::cuCtxGetSharedMemConfig,
            Some(missing::<{ slots::cuCtxGetSharedMemConfig }, 500>),
        );
    table
        .c_function(
            c"cuCtxGetStreamPriorityRange",
            c"CUresult (int *, int *)",
            slots::cuCtxGetStreamPriorityRange,
            Some(missing::<{ slots::cuCtxGetStreamPriorityRange }, 500>),
        );
    table
        .c_function(
            c"cuCtxPopCurrent",
            c"CUresult (CUcontext *)",
            slots::cuCtxPopCurrent_v2,
            Some(missing::<{ slots::cuCtxPopCurrent_v2 }, 500>),
        );
    table
        .c_function(
            c"cuCtxPushCurrent",
            c"CUresult (CUcontext)",
            slots::cuCtxPushCurrent_v2,
            Some(missing::<{ slots::cuCtxPushCurrent_v2 }, 500>),
        );
    table
        .c_function(
            c"cuCtxRecordEvent",
            c"CUresult (CUcontext, CUevent)",
            slots::cuCtxRecordEvent,
            Some(missing::<{ slots::cuCtxRecordEvent }, 500>),
        );
    table
        .c_function(
            c"cuCtxResetPersistingL2Cache",
            c"CUresult (void)",
            slots::cuCtxResetPersistingL2Cache,
            Some(missing::<{ slots::cuCtxResetPersistingL2Cache }, 500>),
        );
    table
        .c_function(
            c"cuCtxSetCacheConfig",
            c"CUresult (CUfunc_cache)",
            slots::cuCtxSetCacheConfig,
            Some(missing::<{ slots::cuCtxSetCacheConfig }, 500>),
        );
    table
        .c_function(
            c"cuCtxSetCurrent",
            c"CUresult (CUcontext)",
            slots::cuCtxSetCurrent,
            Some(missing::<{ slots::cuCtxSetCurrent }, 500>),
        );
    table
        .c_function(
            c"cuCtxSetFlags",
            c"CUresult (unsigned int)",
            slots::cuCtxSetFlags,
            Some(missing::<{ slots::cuCtxSetFlags }, 500>),
        );
    table
        .c_function(
            c"cuCtxSetLimit",
            c"CUresult (CUlimit, size_t)",
            slots::cuCtxSetLimit,
            Some(missing::<{ slots::cuCtxSetLimit }, 500>),
        );
    table
        .c_function(
            c"cuCtxSetSharedMemConfig",
            c"CUresult (CUsharedconfig)",
            slots::cuCtxSetSharedMemConfig,
            Some(missing::<{ slots::cuCtxSetSharedMemConfig }, 500>),
        );
    table
        .c_function(
            c"cuCtxSynchronize",
            c"CUresult (void)",
            slots::cuCtxSynchronize,
            Some(missing::<{ slots::cuCtxSynchronize }, 500>),
        );
    table
        .c_function(
            c"cuCtxWaitEvent",
            c"CUresult (CUcontext, CUevent)",
            slots::cuCtxWaitEvent,
            Some(missing::<{ slots::cuCtxWaitEvent }, 500>),
        );
    table
        .c_function(
            c"cuDestroyExternalMemory",
            c"CUresult (CUexternalMemory)",
            slots::cuDestroyExternalMemory,
            Some(missing::<{ slots::cuDestroyExternalMemory }, 500>),
        );
    table
        .c_function(
            c"cuDestroyExternalSemaphore",
            c"CUresult (CUexternalSemaphore)",
            slots::cuDestroyExternalSemaphore,
            Some(missing::<{ slots::cuDestroyExternalSemaphore }, 500>),
        );
    table
        .c_function(
            c"cuDevResourceGenerateDesc",
            c"CUresult (CUdevResourceDesc *, CUdevResource *, unsigned int)",
            slots::cuDevResourceGenerateDesc,
            Some(missing::<{ slots::cuDevResourceGenerateDesc }, 500>),
        );
    table
        .c_function(
            c"cuDevSmResourceSplitByCount",
            c"CUresult (CUdevResource *, unsigned int *, CUdevResource const *, CUdevResource *, unsigned int, unsigned int)",
            slots::cuDevSmResourceSplitByCount,
            Some(missing::<{ slots::cuDevSmResourceSplitByCount }, 500>),
        );
    table
        .c_function(
            c"cuDeviceCanAccessPeer",
            c"CUresult (int *, CUdevice, CUdevice)",
            slots::cuDeviceCanAccessPeer,
            Some(missing::<{ slots::cuDeviceCanAccessPeer }, 500>),
        );
    table
        .c_function(
            c"cuDeviceComputeCapability",
            c"CUresult (int *, int *, CUdevice)",
            slots::cuDeviceComputeCapability,
            Some(missing::<{ slots::cuDeviceComputeCapability }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGet",
            c"CUresult (CUdevice *, int)",
            slots::cuDeviceGet,
            Some(missing::<{ slots::cuDeviceGet }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetAttribute",
            c"CUresult (int *, CUdevice_attribute, CUdevice)",
            slots::cuDeviceGetAttribute,
            Some(missing::<{ slots::cuDeviceGetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetByPCIBusId",
            c"CUresult (CUdevice *, char const *)",
            slots::cuDeviceGetByPCIBusId,
            Some(missing::<{ slots::cuDeviceGetByPCIBusId }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetCount",
            c"CUresult (int *)",
            slots::cuDeviceGetCount,
            Some(missing::<{ slots::cuDeviceGetCount }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetDefaultMemPool",
            c"CUresult (CUmemoryPool *, CUdevice)",
            slots::cuDeviceGetDefaultMemPool,
            Some(missing::<{ slots::cuDeviceGetDefaultMemPool }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetDevResource",
            c"CUresult (CUdevice, CUdevResource *, CUdevResourceType)",
            slots::cuDeviceGetDevResource,
            Some(missing::<{ slots::cuDeviceGetDevResource }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetExecAffinitySupport",
            c"CUresult (int *, CUexecAffinityType, CUdevice)",
            slots::cuDeviceGetExecAffinitySupport,
            Some(missing::<{ slots::cuDeviceGetExecAffinitySupport }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetGraphMemAttribute",
            c"CUresult (CUdevice, CUgraphMem_attribute, void *)",
            slots::cuDeviceGetGraphMemAttribute,
            Some(missing::<{ slots::cuDeviceGetGraphMemAttribute }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetLuid",
            c"CUresult (char *, unsigned int *, CUdevice)",
            slots::cuDeviceGetLuid,
            Some(missing::<{ slots::cuDeviceGetLuid }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetMemPool",
            c"CUresult (CUmemoryPool *, CUdevice)",
            slots::cuDeviceGetMemPool,
            Some(missing::<{ slots::cuDeviceGetMemPool }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetName",
            c"CUresult (char *, int, CUdevice)",
            slots::cuDeviceGetName,
            Some(missing::<{ slots::cuDeviceGetName }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetNvSciSyncAttributes",
            c"CUresult (void *, CUdevice, int)",
            slots::cuDeviceGetNvSciSyncAttributes,
            Some(missing::<{ slots::cuDeviceGetNvSciSyncAttributes }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetP2PAttribute",
            c"CUresult (int *, CUdevice_P2PAttribute, CUdevice, CUdevice)",
            slots::cuDeviceGetP2PAttribute,
            Some(missing::<{ slots::cuDeviceGetP2PAttribute }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetPCIBusId",
            c"CUresult (char *, int, CUdevice)",
            slots::cuDeviceGetPCIBusId,
            Some(missing::<{ slots::cuDeviceGetPCIBusId }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetProperties",
            c"CUresult (CUdevprop *, CUdevice)",
            slots::cuDeviceGetProperties,
            Some(missing::<{ slots::cuDeviceGetProperties }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetTexture1DLinearMaxWidth",
            c"CUresult (size_t *, CUarray_format, unsigned int, CUdevice)",
            slots::cuDeviceGetTexture1DLinearMaxWidth,
            Some(missing::<{ slots::cuDeviceGetTexture1DLinearMaxWidth }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetUuid",
            c"CUresult (CUuuid *, CUdevice)",
            slots::cuDeviceGetUuid,
            Some(missing::<{ slots::cuDeviceGetUuid }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGetUuid_v2",
            c"CUresult (CUuuid *, CUdevice)",
            slots::cuDeviceGetUuid_v2,
            Some(missing::<{ slots::cuDeviceGetUuid_v2 }, 500>),
        );
    table
        .c_function(
            c"cuDeviceGraphMemTrim",
            c"CUresult (CUdevice)",
            slots::cuDeviceGraphMemTrim,
            Some(missing::<{ slots::cuDeviceGraphMemTrim }, 500>),
        );
    table
        .c_function(
            c"cuDevicePrimaryCtxGetState",
            c"CUresult (CUdevice, unsigned int *, int *)",
            slots::cuDevicePrimaryCtxGetState,
            Some(missing::<{ slots::cuDevicePrimaryCtxGetState }, 500>),
        );
    table
        .c_function(
            c"cuDevicePrimaryCtxRelease",
            c"CUresult (CUdevice)",
            slots::cuDevicePrimaryCtxRelease_v2,
            Some(missing::<{ slots::cuDevicePrimaryCtxRelease_v2 }, 500>),
        );
    table
        .c_function(
            c"cuDevicePrimaryCtxReset",
            c"CUresult (CUdevice)",
            slots::cuDevicePrimaryCtxReset_v2,
            Some(missing::<{ slots::cuDevicePrimaryCtxReset_v2 }, 500>),
        );
    table
        .c_function(
            c"cuDevicePrimaryCtxRetain",
            c"CUresult (CUcontext *, CUdevice)",
            slots::cuDevicePrimaryCtxRetain,
            Some(missing::<{ slots::cuDevicePrimaryCtxRetain }, 500>),
        );
    table
        .c_function(
            c"cuDevicePrimaryCtxSetFlags",
            c"CUresult (CUdevice, unsigned int)",
            slots::cuDevicePrimaryCtxSetFlags_v2,
            Some(missing::<{ slots::cuDevicePrimaryCtxSetFlags_v2 }, 500>),
        );
    table
        .c_function(
            c"cuDeviceRegisterAsyncNotification",
            c"CUresult (CUdevice, CUasyncCallback, void *, CUasyncCallbackHandle *)",
            slots::cuDeviceRegisterAsyncNotification,
            Some(missing::<{ slots::cuDeviceRegisterAsyncNotification }, 500>),
        );
    table
        .c_function(
            c"cuDeviceSetGraphMemAttribute",
            c"CUresult (CUdevice, CUgraphMem_attribute, void *)",
            slots::cuDeviceSetGraphMemAttribute,
            Some(missing::<{ slots::cuDeviceSetGraphMemAttribute }, 500>),
        );
    table
        .c_function(
            c"cuDeviceSetMemPool",
            c"CUresult (CUdevice, CUmemoryPool)",
            slots::cuDeviceSetMemPool,
            Some(missing::<{ slots::cuDeviceSetMemPool }, 500>),
        );
    table
        .c_function(
            c"cuDeviceTotalMem",
            c"CUresult (size_t *, CUdevice)",
            slots::cuDeviceTotalMem_v2,
            Some(missing::<{ slots::cuDeviceTotalMem_v2 }, 500>),
        );
    table
        .c_function(
            c"cuDeviceUnregisterAsyncNotification",
            c"CUresult (CUdevice, CUasyncCallbackHandle)",
            slots::cuDeviceUnregisterAsyncNotification,
            Some(missing::<{ slots::cuDeviceUnregisterAsyncNotification }, 500>),
        );
    table
        .c_function(
            c"cuDriverGetVersion",
            c"CUresult (int *)",
            slots::cuDriverGetVersion,
            Some(missing::<{ slots::cuDriverGetVersion }, 500>),
        );
    table
        .c_function(
            c"cuEGLStreamConsumerAcquireFrame",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, CUgraphicsResource *, CUstream *, unsigned int)",
            slots::cuEGLStreamConsumerAcquireFrame,
            Some(missing::<{ slots::cuEGLStreamConsumerAcquireFrame }, 500>),
        );
    table
        .c_function(
            c"cuEGLStreamConsumerConnect",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_EGLStreamKHR)",
            slots::cuEGLStreamConsumerConnect,
            Some(missing::<{ slots::cuEGLStreamConsumerConnect }, 500>),
        );
    table
        .c_function(
            c"cuEGLStreamConsumerConnectWithFlags",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_EGLStreamKHR, unsigned int)",
            slots::cuEGLStreamConsumerConnectWithFlags,
            Some(missing::<{ slots::cuEGLStreamConsumerConnectWithFlags }, 500>),
        );
    table
        .c_function(
            c"cuEGLStreamConsumerDisconnect",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *)",
            slots::cuEGLStreamConsumerDisconnect,
            Some(missing::<{ slots::cuEGLStreamConsumerDisconnect }, 500>),
        );
    table
        .c_function(
            c"cuEGLStreamConsumerReleaseFrame",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, CUgraphicsResource, CUstream *)",
            slots::cuEGLStreamConsumerReleaseFrame,
            Some(missing::<{ slots::cuEGLStreamConsumerReleaseFrame }, 500>),
        );
    table
        .c_function(
            c"cuEGLStreamProducerConnect",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_EGLStreamKHR, __pyx_t_4cuda_8bindings_8cydriver_EGLint, __pyx_t_4cuda_8bindings_8cydriver_EGLint)",
            slots::cuEGLStreamProducerConnect,
            Some(missing::<{ slots::cuEGLStreamProducerConnect }, 500>),
        );
    table
        .c_function(
            c"cuEGLStreamProducerDisconnect",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *)",
            slots::cuEGLStreamProducerDisconnect,
            Some(missing::<{ slots::cuEGLStreamProducerDisconnect }, 500>),
        );
    table
        .c_function(
            c"cuEGLStreamProducerPresentFrame",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_CUeglFrame, CUstream *)",
            slots::cuEGLStreamProducerPresentFrame,
            Some(missing::<{ slots::cuEGLStreamProducerPresentFrame }, 500>),
        );
    table
        .c_function(
            c"cuEGLStreamProducerReturnFrame",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_CUeglFrame *, CUstream *)",
            slots::cuEGLStreamProducerReturnFrame,
            Some(missing::<{ slots::cuEGLStreamProducerReturnFrame }, 500>),
        );
    table
        .c_function(
            c"cuEventCreate",
            c"CUresult (CUevent *, unsigned int)",
            slots::cuEventCreate,
            Some(missing::<{ slots::cuEventCreate }, 500>),
        );
    table
        .c_function(
            c"cuEventCreateFromEGLSync",
            c"CUresult (CUevent *, __pyx_t_4cuda_8bindings_8cydriver_EGLSyncKHR, unsigned int)",
            slots::cuEventCreateFromEGLSync,
            Some(missing::<{ slots::cuEventCreateFromEGLSync }, 500>),
        );
    table
        .c_function(
            c"cuEventDestroy",
            c"CUresult (CUevent)",
            slots::cuEventDestroy_v2,
            Some(missing::<{ slots::cuEventDestroy_v2 }, 500>),
        );
    table
        .c_function(
            c"cuEventElapsedTime",
            c"CUresult (float *, CUevent, CUevent)",
            slots::cuEventElapsedTime,
            Some(missing::<{ slots::cuEventElapsedTime }, 500>),
        );
    table
        .c_function(
            c"cuEventElapsedTime_v2",
            c"CUresult (float *, CUevent, CUevent)",
            slots::cuEventElapsedTime_v2,
            Some(missing::<{ slots::cuEventElapsedTime_v2 }, 500>),
        );
    table
        .c_function(
            c"cuEventQuery",
            c"CUresult (CUevent)",
            slots::cuEventQuery,
            Some(missing::<{ slots::cuEventQuery }, 500>),
        );
    table
        .c_function(
            c"cuEventRecord",
            c"CUresult (CUevent, CUstream)",
            slots::cuEventRecord,
            Some(missing::<{ slots::cuEventRecord }, 500>),
        );
    table
        .c_function(
            c"cuEventRecordWithFlags",
            c"CUresult (CUevent, CUstream, unsigned int)",
            slots::cuEventRecordWithFlags,
            Some(missing::<{ slots::cuEventRecordWithFlags }, 500>),
        );
    table
        .c_function(
            c"cuEventSynchronize",
            c"CUresult (CUevent)",
            slots::cuEventSynchronize,
            Some(missing::<{ slots::cuEventSynchronize }, 500>),
        );
    table
        .c_function(
            c"cuExternalMemoryGetMappedBuffer",
            c"CUresult (CUdeviceptr *, CUexternalMemory, CUDA_EXTERNAL_MEMORY_BUFFER_DESC const *)",
            slots::cuExternalMemoryGetMappedBuffer,
            Some(missing::<{ slots::cuExternalMemoryGetMappedBuffer }, 500>),
        );
    table
        .c_function(
            c"cuExternalMemoryGetMappedMipmappedArray",
            c"CUresult (CUmipmappedArray *, CUexternalMemory, CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC const *)",
            slots::cuExternalMemoryGetMappedMipmappedArray,
            Some(missing::<{ slots::cuExternalMemoryGetMappedMipmappedArray }, 500>),
        );
    table
        .c_function(
            c"cuFlushGPUDirectRDMAWrites",
            c"CUresult (CUflushGPUDirectRDMAWritesTarget, CUflushGPUDirectRDMAWritesScope)",
            slots::cuFlushGPUDirectRDMAWrites,
            Some(missing::<{ slots::cuFlushGPUDirectRDMAWrites }, 500>),
        );
    table
        .c_function(
            c"cuFuncGetAttribute",
            c"CUresult (int *, CUfunction_attribute, CUfunction)",
            slots::cuFuncGetAttribute,
            Some(missing::<{ slots::cuFuncGetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuFuncGetModule",
            c"CUresult (CUmodule *, CUfunction)",
            slots::cuFuncGetModule,
            Some(missing::<{ slots::cuFuncGetModule }, 500>),
        );
    table
        .c_function(
            c"cuFuncGetName",
            c"CUresult (char const **, CUfunction)",
            slots::cuFuncGetName,
            Some(missing::<{ slots::cuFuncGetName }, 500>),
        );
    table
        .c_function(
            c"cuFuncGetParamInfo",
            c"CUresult (CUfunction, size_t, size_t *, size_t *)",
            slots::cuFuncGetParamInfo,
            Some(missing::<{ slots::cuFuncGetParamInfo }, 500>),
        );
    table
        .c_function(
            c"cuFuncIsLoaded",
            c"CUresult (CUfunctionLoadingState *, CUfunction)",
            slots::cuFuncIsLoaded,
            Some(missing::<{ slots::cuFuncIsLoaded }, 500>),
        );
    table
        .c_function(
            c"cuFuncLoad",
            c"CUresult (CUfunction)",
            slots::cuFuncLoad,
            Some(missing::<{ slots::cuFuncLoad }, 500>),
        );
    table
        .c_function(
            c"cuFuncSetAttribute",
            c"CUresult (CUfunction, CUfunction_attribute, int)",
            slots::cuFuncSetAttribute,
            Some(missing::<{ slots::cuFuncSetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuFuncSetBlockShape",
            c"CUresult (CUfunction, int, int, int)",
            slots::cuFuncSetBlockShape,
            Some(missing::<{ slots::cuFuncSetBlockShape }, 500>),
        );
    table
        .c_function(
            c"cuFuncSetCacheConfig",
            c"CUresult (CUfunction, CUfunc_cache)",
            slots::cuFuncSetCacheConfig,
            Some(missing::<{ slots::cuFuncSetCacheConfig }, 500>),
        );
    table
        .c_function(
            c"cuFuncSetSharedMemConfig",
            c"CUresult (CUfunction, CUsharedconfig)",
            slots::cuFuncSetSharedMemConfig,
            Some(missing::<{ slots::cuFuncSetSharedMemConfig }, 500>),
        );
    table
        .c_function(
            c"cuFuncSetSharedSize",
            c"CUresult (CUfunction, unsigned int)",
            slots::cuFuncSetSharedSize,
            Some(missing::<{ slots::cuFuncSetSharedSize }, 500>),
        );
    table
        .c_function(
            c"cuGLCtxCreate",
            c"CUresult (CUcontext *, unsigned int, CUdevice)",
            slots::cuGLCtxCreate_v2,
            Some(missing::<{ slots::cuGLCtxCreate_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGLGetDevices",
            c"CUresult (unsigned int *, CUdevice *, unsigned int, __pyx_t_4cuda_8bindings_8cydriver_CUGLDeviceList)",
            slots::cuGLGetDevices_v2,
            Some(missing::<{ slots::cuGLGetDevices_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGLInit",
            c"CUresult (void)",
            slots::cuGLInit,
            Some(missing::<{ slots::cuGLInit }, 500>),
        );
    table
        .c_function(
            c"cuGLMapBufferObject",
            c"CUresult (CUdeviceptr *, size_t *, __pyx_t_4cuda_8bindings_8cydriver_GLuint)",
            slots::cuGLMapBufferObject_v2,
            Some(missing::<{ slots::cuGLMapBufferObject_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGLMapBufferObjectAsync",
            c"CUresult (CUdeviceptr *, size_t *, __pyx_t_4cuda_8bindings_8cydriver_GLuint, CUstream)",
            slots::cuGLMapBufferObjectAsync_v2,
            Some(missing::<{ slots::cuGLMapBufferObjectAsync_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGLRegisterBufferObject",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint)",
            slots::cuGLRegisterBufferObject,
            Some(missing::<{ slots::cuGLRegisterBufferObject }, 500>),
        );
    table
        .c_function(
            c"cuGLSetBufferObjectMapFlags",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint, unsigned int)",
            slots::cuGLSetBufferObjectMapFlags,
            Some(missing::<{ slots::cuGLSetBufferObjectMapFlags }, 500>),
        );
    table
        .c_function(
            c"cuGLUnmapBufferObject",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint)",
            slots::cuGLUnmapBufferObject,
            Some(missing::<{ slots::cuGLUnmapBufferObject }, 500>),
        );
    table
        .c_function(
            c"cuGLUnmapBufferObjectAsync",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint, CUstream)",
            slots::cuGLUnmapBufferObjectAsync,
            Some(missing::<{ slots::cuGLUnmapBufferObjectAsync }, 500>),
        );
    table
        .c_function(
            c"cuGLUnregisterBufferObject",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint)",
            slots::cuGLUnregisterBufferObject,
            Some(missing::<{ slots::cuGLUnregisterBufferObject }, 500>),
        );
    table
        .c_function(
            c"cuGetErrorName",
            c"CUresult (CUresult, char const **)",
            slots::cuGetErrorName,
            Some(missing::<{ slots::cuGetErrorName }, 500>),
        );
    table
        .c_function(
            c"cuGetErrorString",
            c"CUresult (CUresult, char const **)",
            slots::cuGetErrorString,
            Some(missing::<{ slots::cuGetErrorString }, 500>),
        );
    table
        .c_function(
            c"cuGetExportTable",
            c"CUresult (void const **, CUuuid const *)",
            slots::cuGetExportTable,
            Some(missing::<{ slots::cuGetExportTable }, 500>),
        );
    table
        .c_function(
            c"cuGetProcAddress",
            c"CUresult (char const *, void **, int, cuuint64_t, CUdriverProcAddressQueryResult *)",
            slots::cuGetProcAddress_v2,
            Some(missing::<{ slots::cuGetProcAddress_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddBatchMemOpNode",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_BATCH_MEM_OP_NODE_PARAMS const *)",
            slots::cuGraphAddBatchMemOpNode,
            Some(missing::<{ slots::cuGraphAddBatchMemOpNode }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddChildGraphNode",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUgraph)",
            slots::cuGraphAddChildGraphNode,
            Some(missing::<{ slots::cuGraphAddChildGraphNode }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddDependencies",
            c"CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, size_t)",
            slots::cuGraphAddDependencies,
            Some(missing::<{ slots::cuGraphAddDependencies }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddDependencies_v2",
            c"CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, CUgraphEdgeData const *, size_t)",
            slots::cuGraphAddDependencies_v2,
            Some(missing::<{ slots::cuGraphAddDependencies_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddEmptyNode",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t)",
            slots::cuGraphAddEmptyNode,
            Some(missing::<{ slots::cuGraphAddEmptyNode }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddEventRecordNode",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUevent)",
            slots::cuGraphAddEventRecordNode,
            Some(missing::<{ slots::cuGraphAddEventRecordNode }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddEventWaitNode",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUevent)",
            slots::cuGraphAddEventWaitNode,
            Some(missing::<{ slots::cuGraphAddEventWaitNode }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddExternalSemaphoresSignalNode",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS const *)",
            slots::cuGraphAddExternalSemaphoresSignalNode,
            Some(missing::<{ slots::cuGraphAddExternalSemaphoresSignalNode }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddExternalSemaphoresWaitNode",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_EXT_SEM_WAIT_NODE_PARAMS const *)",
            slots::cuGraphAddExternalSemaphoresWaitNode,
            Some(missing::<{ slots::cuGraphAddExternalSemaphoresWaitNode }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddHostNode",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_HOST_NODE_PARAMS const *)",
            slots::cuGraphAddHostNode,
            Some(missing::<{ slots::cuGraphAddHostNode }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddKernelNode",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_KERNEL_NODE_PARAMS const *)",
            slots::cuGraphAddKernelNode_v2,
            Some(missing::<{ slots::cuGraphAddKernelNode_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddMemAllocNode",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_MEM_ALLOC_NODE_PARAMS *)",
            slots::cuGraphAddMemAllocNode,
            Some(missing::<{ slots::cuGraphAddMemAllocNode }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddMemFreeNode",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUdeviceptr)",
            slots::cuGraphAddMemFreeNode,
            Some(missing::<{ slots::cuGraphAddMemFreeNode }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddMemcpyNode",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_MEMCPY3D const *, CUcontext)",
            slots::cuGraphAddMemcpyNode,
            Some(missing::<{ slots::cuGraphAddMemcpyNode }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddMemsetNode",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_MEMSET_NODE_PARAMS const *, CUcontext)",
            slots::cuGraphAddMemsetNode,
            Some(missing::<{ slots::cuGraphAddMemsetNode }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddNode",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUgraphNodeParams *)",
            slots::cuGraphAddNode,
            Some(missing::<{ slots::cuGraphAddNode }, 500>),
        );
    table
        .c_function(
            c"cuGraphAddNode_v2",
            c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, CUgraphEdgeData const *, size_t, CUgraphNodeParams *)",
            slots::cuGraphAddNode_v2,
            Some(missing::<{ slots::cuGraphAddNode_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphBatchMemOpNodeGetParams",
            c"CUresult (CUgraphNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *)",
            slots::cuGraphBatchMemOpNodeGetParams,
            Some(missing::<{ slots::cuGraphBatchMemOpNodeGetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphBatchMemOpNodeSetParams",
            c"CUresult (CUgraphNode, CUDA_BATCH_MEM_OP_NODE_PARAMS const *)",
            slots::cuGraphBatchMemOpNodeSetParams,
            Some(missing::<{ slots::cuGraphBatchMemOpNodeSetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphChildGraphNodeGetGraph",
            c"CUresult (CUgraphNode, CUgraph *)",
            slots::cuGraphChildGraphNodeGetGraph,
            Some(missing::<{ slots::cuGraphChildGraphNodeGetGraph }, 500>),
        );
    table
        .c_function(
            c"cuGraphClone",
            c"CUresult (CUgraph *, CUgraph)",
            slots::cuGraphClone,
            Some(missing::<{ slots::cuGraphClone }, 500>),
        );
    table
        .c_function(
            c"cuGraphConditionalHandleCreate",
            c"CUresult (CUgraphConditionalHandle *, CUgraph, CUcontext, unsigned int, unsigned int)",
            slots::cuGraphConditionalHandleCreate,
            Some(missing::<{ slots::cuGraphConditionalHandleCreate }, 500>),
        );
    table
        .c_function(
            c"cuGraphCreate",
            c"CUresult (CUgraph *, unsigned int)",
            slots::cuGraphCreate,
            Some(missing::<{ slots::cuGraphCreate }, 500>),
        );
    table
        .c_function(
            c"cuGraphDebugDotPrint",
            c"CUresult (CUgraph, char const *, unsigned int)",
            slots::cuGraphDebugDotPrint,
            Some(missing::<{ slots::cuGraphDebugDotPrint }, 500>),
        );
    table
        .c_function(
            c"cuGraphDestroy",
            c"CUresult (CUgraph)",
            slots::cuGraphDestroy,
            Some(missing::<{ slots::cuGraphDestroy }, 500>),
        );
    table
        .c_function(
            c"cuGraphDestroyNode",
            c"CUresult (CUgraphNode)",
            slots::cuGraphDestroyNode,
            Some(missing::<{ slots::cuGraphDestroyNode }, 500>),
        );
    table
        .c_function(
            c"cuGraphEventRecordNodeGetEvent",
            c"CUresult (CUgraphNode, CUevent *)",
            slots::cuGraphEventRecordNodeGetEvent,
            Some(missing::<{ slots::cuGraphEventRecordNodeGetEvent }, 500>),
        );
    table
        .c_function(
            c"cuGraphEventRecordNodeSetEvent",
            c"CUresult (CUgraphNode, CUevent)",
            slots::cuGraphEventRecordNodeSetEvent,
            Some(missing::<{ slots::cuGraphEventRecordNodeSetEvent }, 500>),
        );
    table
        .c_function(
            c"cuGraphEventWaitNodeGetEvent",
            c"CUresult (CUgraphNode, CUevent *)",
            slots::cuGraphEventWaitNodeGetEvent,
            Some(missing::<{ slots::cuGraphEventWaitNodeGetEvent }, 500>),
        );
    table
        .c_function(
            c"cuGraphEventWaitNodeSetEvent",
            c"CUresult (CUgraphNode, CUevent)",
            slots::cuGraphEventWaitNodeSetEvent,
            Some(missing::<{ slots::cuGraphEventWaitNodeSetEvent }, 500>),
        );
    table
        .c_function(
            c"cuGraphExecBatchMemOpNodeSetParams",
            c"CUresult (CUgraphExec, CUgraphNode, CUDA_BATCH_MEM_OP_NODE_PARAMS const *)",
            slots::cuGraphExecBatchMemOpNodeSetParams,
            Some(missing::<{ slots::cuGraphExecBatchMemOpNodeSetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphExecChildGraphNodeSetParams",
            c"CUresult (CUgraphExec, CUgraphNode, CUgraph)",
            slots::cuGraphExecChildGraphNodeSetParams,
            Some(missing::<{ slots::cuGraphExecChildGraphNodeSetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphExecDestroy",
            c"CUresult (CUgraphExec)",
            slots::cuGraphExecDestroy,
            Some(missing::<{ slots::cuGraphExecDestroy }, 500>),
        );
    table
        .c_function(
            c"cuGraphExecEventRecordNodeSetEvent",
            c"CUresult (CUgraphExec, CUgraphNode, CUevent)",
            slots::cuGraphExecEventRecordNodeSetEvent,
            Some(missing::<{ slots::cuGraphExecEventRecordNodeSetEvent }, 500>),
        );
    table
        .c_function(
            c"cuGraphExecEventWaitNodeSetEvent",
            c"CUresult (CUgraphExec, CUgraphNode, CUevent)",
            slots::cuGraphExecEventWaitNodeSetEvent,
            Some(missing::<{ slots::cuGraphExecEventWaitNodeSetEvent }, 500>),
        );
    table
        .c_function(
            c"cuGraphExecExternalSemaphoresSignalNodeSetParams",
            c"CUresult (CUgraphExec, CUgraphNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS const *)",
            slots::cuGraphExecExternalSemaphoresSignalNodeSetParams,
            Some(
                missing::<
                    { slots::cuGraphExecExternalSemaphoresSignalNodeSetParams },
                    500,
                >,
            ),
        );
    table
        .c_function(
            c"cuGraphExecExternalSemaphoresWaitNodeSetParams",
            c"CUresult (CUgraphExec, CUgraphNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS const *)",
            slots::cuGraphExecExternalSemaphoresWaitNodeSetParams,
            Some(
                missing::<{ slots::cuGraphExecExternalSemaphoresWaitNodeSetParams }, 500>,
            ),
        );
    table
        .c_function(
            c"cuGraphExecGetFlags",
            c"CUresult (CUgraphExec, cuuint64_t *)",
            slots::cuGraphExecGetFlags,
            Some(missing::<{ slots::cuGraphExecGetFlags }, 500>),
        );
    table
        .c_function(
            c"cuGraphExecHostNodeSetParams",
            c"CUresult (CUgraphExec, CUgraphNode, CUDA_HOST_NODE_PARAMS const *)",
            slots::cuGraphExecHostNodeSetParams,
            Some(missing::<{ slots::cuGraphExecHostNodeSetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphExecKernelNodeSetParams",
            c"CUresult (CUgraphExec, CUgraphNode, CUDA_KERNEL_NODE_PARAMS const *)",
            slots::cuGraphExecKernelNodeSetParams_v2,
            Some(missing::<{ slots::cuGraphExecKernelNodeSetParams_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphExecMemcpyNodeSetParams",
            c"CUresult (CUgraphExec, CUgraphNode, CUDA_MEMCPY3D const *, CUcontext)",
            slots::cuGraphExecMemcpyNodeSetParams,
            Some(missing::<{ slots::cuGraphExecMemcpyNodeSetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphExecMemsetNodeSetParams",
            c"CUresult (CUgraphExec, CUgraphNode, CUDA_MEMSET_NODE_PARAMS const *, CUcontext)",
            slots::cuGraphExecMemsetNodeSetParams,
            Some(missing::<{ slots::cuGraphExecMemsetNodeSetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphExecNodeSetParams",
            c"CUresult (CUgraphExec, CUgraphNode, CUgraphNodeParams *)",
            slots::cuGraphExecNodeSetParams,
            Some(missing::<{ slots::cuGraphExecNodeSetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphExecUpdate",
            c"CUresult (CUgraphExec, CUgraph, CUgraphExecUpdateResultInfo *)",
            slots::cuGraphExecUpdate_v2,
            Some(missing::<{ slots::cuGraphExecUpdate_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphExternalSemaphoresSignalNodeGetParams",
            c"CUresult (CUgraphNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *)",
            slots::cuGraphExternalSemaphoresSignalNodeGetParams,
            Some(missing::<{ slots::cuGraphExternalSemaphoresSignalNodeGetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphExternalSemaphoresSignalNodeSetParams",
            c"CUresult (CUgraphNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS const *)",
            slots::cuGraphExternalSemaphoresSignalNodeSetParams,
            Some(missing::<{ slots::cuGraphExternalSemaphoresSignalNodeSetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphExternalSemaphoresWaitNodeGetParams",
            c"CUresult (CUgraphNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS *)",
            slots::cuGraphExternalSemaphoresWaitNodeGetParams,
            Some(missing::<{ slots::cuGraphExternalSemaphoresWaitNodeGetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphExternalSemaphoresWaitNodeSetParams",
            c"CUresult (CUgraphNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS const *)",
            slots::cuGraphExternalSemaphoresWaitNodeSetParams,
            Some(missing::<{ slots::cuGraphExternalSemaphoresWaitNodeSetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphGetEdges",
            c"CUresult (CUgraph, CUgraphNode *, CUgraphNode *, size_t *)",
            slots::cuGraphGetEdges,
            Some(missing::<{ slots::cuGraphGetEdges }, 500>),
        );
    table
        .c_function(
            c"cuGraphGetEdges_v2",
            c"CUresult (CUgraph, CUgraphNode *, CUgraphNode *, CUgraphEdgeData *, size_t *)",
            slots::cuGraphGetEdges_v2,
            Some(missing::<{ slots::cuGraphGetEdges_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphGetNodes",
            c"CUresult (CUgraph, CUgraphNode *, size_t *)",
            slots::cuGraphGetNodes,
            Some(missing::<{ slots::cuGraphGetNodes }, 500>),
        );
    table
        .c_function(
            c"cuGraphGetRootNodes",
            c"CUresult (CUgraph, CUgraphNode *, size_t *)",
            slots::cuGraphGetRootNodes,
            Some(missing::<{ slots::cuGraphGetRootNodes }, 500>),
        );
    table
        .c_function(
            c"cuGraphHostNodeGetParams",
            c"CUresult (CUgraphNode, CUDA_HOST_NODE_PARAMS *)",
            slots::cuGraphHostNodeGetParams,
            Some(missing::<{ slots::cuGraphHostNodeGetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphHostNodeSetParams",
            c"CUresult (CUgraphNode, CUDA_HOST_NODE_PARAMS const *)",
            slots::cuGraphHostNodeSetParams,
            Some(missing::<{ slots::cuGraphHostNodeSetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphInstantiate",
            c"CUresult (CUgraphExec *, CUgraph, unsigned PY_LONG_LONG)",
            slots::cuGraphInstantiateWithFlags,
            Some(missing::<{ slots::cuGraphInstantiateWithFlags }, 500>),
        );
    table
        .c_function(
            c"cuGraphInstantiateWithParams",
            c"CUresult (CUgraphExec *, CUgraph, CUDA_GRAPH_INSTANTIATE_PARAMS *)",
            slots::cuGraphInstantiateWithParams,
            Some(missing::<{ slots::cuGraphInstantiateWithParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphInstantiate_v2",
            c"CUresult (CUgraphExec *, CUgraph, CUgraphNode *, char *, size_t)",
            slots::cuGraphInstantiate_v2,
            Some(missing::<{ slots::cuGraphInstantiate_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphKernelNodeCopyAttributes",
            c"CUresult (CUgraphNode, CUgraphNode)",
            slots::cuGraphKernelNodeCopyAttributes,
            Some(missing::<{ slots::cuGraphKernelNodeCopyAttributes }, 500>),
        );
    table
        .c_function(
            c"cuGraphKernelNodeGetAttribute",
            c"CUresult (CUgraphNode, CUkernelNodeAttrID, CUkernelNodeAttrValue *)",
            slots::cuGraphKernelNodeGetAttribute,
            Some(missing::<{ slots::cuGraphKernelNodeGetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuGraphKernelNodeGetParams",
            c"CUresult (CUgraphNode, CUDA_KERNEL_NODE_PARAMS *)",
            slots::cuGraphKernelNodeGetParams_v2,
            Some(missing::<{ slots::cuGraphKernelNodeGetParams_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphKernelNodeSetAttribute",
            c"CUresult (CUgraphNode, CUkernelNodeAttrID, CUkernelNodeAttrValue const *)",
            slots::cuGraphKernelNodeSetAttribute,
            Some(missing::<{ slots::cuGraphKernelNodeSetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuGraphKernelNodeSetParams",
            c"CUresult (CUgraphNode, CUDA_KERNEL_NODE_PARAMS const *)",
            slots::cuGraphKernelNodeSetParams_v2,
            Some(missing::<{ slots::cuGraphKernelNodeSetParams_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphLaunch",
            c"CUresult (CUgraphExec, CUstream)",
            slots::cuGraphLaunch,
            Some(missing::<{ slots::cuGraphLaunch }, 500>),
        );
    table
        .c_function(
            c"cuGraphMemAllocNodeGetParams",
            c"CUresult (CUgraphNode, CUDA_MEM_ALLOC_NODE_PARAMS *)",
            slots::cuGraphMemAllocNodeGetParams,
            Some(missing::<{ slots::cuGraphMemAllocNodeGetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphMemFreeNodeGetParams",
            c"CUresult (CUgraphNode, CUdeviceptr *)",
            slots::cuGraphMemFreeNodeGetParams,
            Some(missing::<{ slots::cuGraphMemFreeNodeGetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphMemcpyNodeGetParams",
            c"CUresult (CUgraphNode, CUDA_MEMCPY3D *)",
            slots::cuGraphMemcpyNodeGetParams,
            Some(missing::<{ slots::cuGraphMemcpyNodeGetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphMemcpyNodeSetParams",
            c"CUresult (CUgraphNode, CUDA_MEMCPY3D const *)",
            slots::cuGraphMemcpyNodeSetParams,
            Some(missing::<{ slots::cuGraphMemcpyNodeSetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphMemsetNodeGetParams",
            c"CUresult (CUgraphNode, CUDA_MEMSET_NODE_PARAMS *)",
            slots::cuGraphMemsetNodeGetParams,
            Some(missing::<{ slots::cuGraphMemsetNodeGetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphMemsetNodeSetParams",
            c"CUresult (CUgraphNode, CUDA_MEMSET_NODE_PARAMS const *)",
            slots::cuGraphMemsetNodeSetParams,
            Some(missing::<{ slots::cuGraphMemsetNodeSetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphNodeFindInClone",
            c"CUresult (CUgraphNode *, CUgraphNode, CUgraph)",
            slots::cuGraphNodeFindInClone,
            Some(missing::<{ slots::cuGraphNodeFindInClone }, 500>),
        );
    table
        .c_function(
            c"cuGraphNodeGetDependencies",
            c"CUresult (CUgraphNode, CUgraphNode *, size_t *)",
            slots::cuGraphNodeGetDependencies,
            Some(missing::<{ slots::cuGraphNodeGetDependencies }, 500>),
        );
    table
        .c_function(
            c"cuGraphNodeGetDependencies_v2",
            c"CUresult (CUgraphNode, CUgraphNode *, CUgraphEdgeData *, size_t *)",
            slots::cuGraphNodeGetDependencies_v2,
            Some(missing::<{ slots::cuGraphNodeGetDependencies_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphNodeGetDependentNodes",
            c"CUresult (CUgraphNode, CUgraphNode *, size_t *)",
            slots::cuGraphNodeGetDependentNodes,
            Some(missing::<{ slots::cuGraphNodeGetDependentNodes }, 500>),
        );
    table
        .c_function(
            c"cuGraphNodeGetDependentNodes_v2",
            c"CUresult (CUgraphNode, CUgraphNode *, CUgraphEdgeData *, size_t *)",
            slots::cuGraphNodeGetDependentNodes_v2,
            Some(missing::<{ slots::cuGraphNodeGetDependentNodes_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphNodeGetEnabled",
            c"CUresult (CUgraphExec, CUgraphNode, unsigned int *)",
            slots::cuGraphNodeGetEnabled,
            Some(missing::<{ slots::cuGraphNodeGetEnabled }, 500>),
        );
    table
        .c_function(
            c"cuGraphNodeGetType",
            c"CUresult (CUgraphNode, CUgraphNodeType *)",
            slots::cuGraphNodeGetType,
            Some(missing::<{ slots::cuGraphNodeGetType }, 500>),
        );
    table
        .c_function(
            c"cuGraphNodeSetEnabled",
            c"CUresult (CUgraphExec, CUgraphNode, unsigned int)",
            slots::cuGraphNodeSetEnabled,
            Some(missing::<{ slots::cuGraphNodeSetEnabled }, 500>),
        );
    table
        .c_function(
            c"cuGraphNodeSetParams",
            c"CUresult (CUgraphNode, CUgraphNodeParams *)",
            slots::cuGraphNodeSetParams,
            Some(missing::<{ slots::cuGraphNodeSetParams }, 500>),
        );
    table
        .c_function(
            c"cuGraphReleaseUserObject",
            c"CUresult (CUgraph, CUuserObject, unsigned int)",
            slots::cuGraphReleaseUserObject,
            Some(missing::<{ slots::cuGraphReleaseUserObject }, 500>),
        );
    table
        .c_function(
            c"cuGraphRemoveDependencies",
            c"CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, size_t)",
            slots::cuGraphRemoveDependencies,
            Some(missing::<{ slots::cuGraphRemoveDependencies }, 500>),
        );
    table
        .c_function(
            c"cuGraphRemoveDependencies_v2",
            c"CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, CUgraphEdgeData const *, size_t)",
            slots::cuGraphRemoveDependencies_v2,
            Some(missing::<{ slots::cuGraphRemoveDependencies_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphRetainUserObject",
            c"CUresult (CUgraph, CUuserObject, unsigned int, unsigned int)",
            slots::cuGraphRetainUserObject,
            Some(missing::<{ slots::cuGraphRetainUserObject }, 500>),
        );
    table
        .c_function(
            c"cuGraphUpload",
            c"CUresult (CUgraphExec, CUstream)",
            slots::cuGraphUpload,
            Some(missing::<{ slots::cuGraphUpload }, 500>),
        );
    table
        .c_function(
            c"cuGraphicsEGLRegisterImage",
            c"CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_EGLImageKHR, unsigned int)",
            slots::cuGraphicsEGLRegisterImage,
            Some(missing::<{ slots::cuGraphicsEGLRegisterImage }, 500>),
        );
    table
        .c_function(
            c"cuGraphicsGLRegisterBuffer",
            c"CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_GLuint, unsigned int)",
            slots::cuGraphicsGLRegisterBuffer,
            Some(missing::<{ slots::cuGraphicsGLRegisterBuffer }, 500>),
        );
    table
        .c_function(
            c"cuGraphicsGLRegisterImage",
            c"CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_GLuint, __pyx_t_4cuda_8bindings_8cydriver_GLenum, unsigned int)",
            slots::cuGraphicsGLRegisterImage,
            Some(missing::<{ slots::cuGraphicsGLRegisterImage }, 500>),
        );
    table
        .c_function(
            c"cuGraphicsMapResources",
            c"CUresult (unsigned int, CUgraphicsResource *, CUstream)",
            slots::cuGraphicsMapResources,
            Some(missing::<{ slots::cuGraphicsMapResources }, 500>),
        );
    table
        .c_function(
            c"cuGraphicsResourceGetMappedEglFrame",
            c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglFrame *, CUgraphicsResource, unsigned int, unsigned int)",
            slots::cuGraphicsResourceGetMappedEglFrame,
            Some(missing::<{ slots::cuGraphicsResourceGetMappedEglFrame }, 500>),
        );
    table
        .c_function(
            c"cuGraphicsResourceGetMappedMipmappedArray",
            c"CUresult (CUmipmappedArray *, CUgraphicsResource)",
            slots::cuGraphicsResourceGetMappedMipmappedArray,
            Some(missing::<{ slots::cuGraphicsResourceGetMappedMipmappedArray }, 500>),
        );
    table
        .c_function(
            c"cuGraphicsResourceGetMappedPointer",
            c"CUresult (CUdeviceptr *, size_t *, CUgraphicsResource)",
            slots::cuGraphicsResourceGetMappedPointer_v2,
            Some(missing::<{ slots::cuGraphicsResourceGetMappedPointer_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphicsResourceSetMapFlags",
            c"CUresult (CUgraphicsResource, unsigned int)",
            slots::cuGraphicsResourceSetMapFlags_v2,
            Some(missing::<{ slots::cuGraphicsResourceSetMapFlags_v2 }, 500>),
        );
    table
        .c_function(
            c"cuGraphicsSubResourceGetMappedArray",
            c"CUresult (CUarray *, CUgraphicsResource, unsigned int, unsigned int)",
            slots::cuGraphicsSubResourceGetMappedArray,
            Some(missing::<{ slots::cuGraphicsSubResourceGetMappedArray }, 500>),
        );
    table
        .c_function(
            c"cuGraphicsUnmapResources",
            c"CUresult (unsigned int, CUgraphicsResource *, CUstream)",
            slots::cuGraphicsUnmapResources,
            Some(missing::<{ slots::cuGraphicsUnmapResources }, 500>),
        );
    table
        .c_function(
            c"cuGraphicsUnregisterResource",
            c"CUresult (CUgraphicsResource)",
            slots::cuGraphicsUnregisterResource,
            Some(missing::<{ slots::cuGraphicsUnregisterResource }, 500>),
        );
    table
        .c_function(
            c"cuGraphicsVDPAURegisterOutputSurface",
            c"CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_VdpOutputSurface, unsigned int)",
            slots::cuGraphicsVDPAURegisterOutputSurface,
            Some(missing::<{ slots::cuGraphicsVDPAURegisterOutputSurface }, 500>),
        );
    table
        .c_function(
            c"cuGraphicsVDPAURegisterVideoSurface",
            c"CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_VdpVideoSurface, unsigned int)",
            slots::cuGraphicsVDPAURegisterVideoSurface,
            Some(missing::<{ slots::cuGraphicsVDPAURegisterVideoSurface }, 500>),
        );
    table
        .c_function(
            c"cuGreenCtxCreate",
            c"CUresult (CUgreenCtx *, CUdevResourceDesc, CUdevice, unsigned int)",
            slots::cuGreenCtxCreate,
            Some(missing::<{ slots::cuGreenCtxCreate }, 500>),
        );
    table
        .c_function(
            c"cuGreenCtxDestroy",
            c"CUresult (CUgreenCtx)",
            slots::cuGreenCtxDestroy,
            Some(missing::<{ slots::cuGreenCtxDestroy }, 500>),
        );
    table
        .c_function(
            c"cuGreenCtxGetDevResource",
            c"CUresult (CUgreenCtx, CUdevResource *, CUdevResourceType)",
            slots::cuGreenCtxGetDevResource,
            Some(missing::<{ slots::cuGreenCtxGetDevResource }, 500>),
        );
    table
        .c_function(
            c"cuGreenCtxRecordEvent",
            c"CUresult (CUgreenCtx, CUevent)",
            slots::cuGreenCtxRecordEvent,
            Some(missing::<{ slots::cuGreenCtxRecordEvent }, 500>),
        );
    table
        .c_function(
            c"cuGreenCtxStreamCreate",
            c"CUresult (CUstream *, CUgreenCtx, unsigned int, int)",
            slots::cuGreenCtxStreamCreate,
            Some(missing::<{ slots::cuGreenCtxStreamCreate }, 500>),
        );
    table
        .c_function(
            c"cuGreenCtxWaitEvent",
            c"CUresult (CUgreenCtx, CUevent)",
            slots::cuGreenCtxWaitEvent,
            Some(missing::<{ slots::cuGreenCtxWaitEvent }, 500>),
        );
    table
        .c_function(
            c"cuImportExternalMemory",
            c"CUresult (CUexternalMemory *, CUDA_EXTERNAL_MEMORY_HANDLE_DESC const *)",
            slots::cuImportExternalMemory,
            Some(missing::<{ slots::cuImportExternalMemory }, 500>),
        );
    table
        .c_function(
            c"cuImportExternalSemaphore",
            c"CUresult (CUexternalSemaphore *, CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC const *)",
            slots::cuImportExternalSemaphore,
            Some(missing::<{ slots::cuImportExternalSemaphore }, 500>),
        );
    table
        .c_function(
            c"cuInit",
            c"CUresult (unsigned int)",
            slots::cuInit,
            Some(missing::<{ slots::cuInit }, 500>),
        );
    table
        .c_function(
            c"cuIpcCloseMemHandle",
            c"CUresult (CUdeviceptr)",
            slots::cuIpcCloseMemHandle,
            Some(missing::<{ slots::cuIpcCloseMemHandle }, 500>),
        );
    table
        .c_function(
            c"cuIpcGetEventHandle",
            c"CUresult (CUipcEventHandle *, CUevent)",
            slots::cuIpcGetEventHandle,
            Some(missing::<{ slots::cuIpcGetEventHandle }, 500>),
        );
    table
        .c_function(
            c"cuIpcGetMemHandle",
            c"CUresult (CUipcMemHandle *, CUdeviceptr)",
            slots::cuIpcGetMemHandle,
            Some(missing::<{ slots::cuIpcGetMemHandle }, 500>),
        );
    table
        .c_function(
            c"cuIpcOpenEventHandle",
            c"CUresult (CUevent *, CUipcEventHandle)",
            slots::cuIpcOpenEventHandle,
            Some(missing::<{ slots::cuIpcOpenEventHandle }, 500>),
        );
    table
        .c_function(
            c"cuIpcOpenMemHandle",
            c"CUresult (CUdeviceptr *, CUipcMemHandle, unsigned int)",
            slots::cuIpcOpenMemHandle_v2,
            Some(missing::<{ slots::cuIpcOpenMemHandle_v2 }, 500>),
        );
    table
        .c_function(
            c"cuKernelGetAttribute",
            c"CUresult (int *, CUfunction_attribute, CUkernel, CUdevice)",
            slots::cuKernelGetAttribute,
            Some(missing::<{ slots::cuKernelGetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuKernelGetFunction",
            c"CUresult (CUfunction *, CUkernel)",
            slots::cuKernelGetFunction,
            Some(missing::<{ slots::cuKernelGetFunction }, 500>),
        );
    table
        .c_function(
            c"cuKernelGetLibrary",
            c"CUresult (CUlibrary *, CUkernel)",
            slots::cuKernelGetLibrary,
            Some(missing::<{ slots::cuKernelGetLibrary }, 500>),
        );
    table
        .c_function(
            c"cuKernelGetName",
            c"CUresult (char const **, CUkernel)",
            slots::cuKernelGetName,
            Some(missing::<{ slots::cuKernelGetName }, 500>),
        );
    table
        .c_function(
            c"cuKernelGetParamInfo",
            c"CUresult (CUkernel, size_t, size_t *, size_t *)",
            slots::cuKernelGetParamInfo,
            Some(missing::<{ slots::cuKernelGetParamInfo }, 500>),
        );
    table
        .c_function(
            c"cuKernelSetAttribute",
            c"CUresult (CUfunction_attribute, int, CUkernel, CUdevice)",
            slots::cuKernelSetAttribute,
            Some(missing::<{ slots::cuKernelSetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuKernelSetCacheConfig",
            c"CUresult (CUkernel, CUfunc_cache, CUdevice)",
            slots::cuKernelSetCacheConfig,
            Some(missing::<{ slots::cuKernelSetCacheConfig }, 500>),
        );
    table
        .c_function(
            c"cuLaunch",
            c"CUresult (CUfunction)",
            slots::cuLaunch,
            Some(missing::<{ slots::cuLaunch }, 500>),
        );
    table
        .c_function(
            c"cuLaunchCooperativeKernel",
            c"CUresult (CUfunction, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, CUstream, void **)",
            slots::cuLaunchCooperativeKernel,
            Some(missing::<{ slots::cuLaunchCooperativeKernel }, 500>),
        );
    table
        .c_function(
            c"cuLaunchCooperativeKernelMultiDevice",
            c"CUresult (CUDA_LAUNCH_PARAMS *, unsigned int, unsigned int)",
            slots::cuLaunchCooperativeKernelMultiDevice,
            Some(missing::<{ slots::cuLaunchCooperativeKernelMultiDevice }, 500>),
        );
    table
        .c_function(
            c"cuLaunchGrid",
            c"CUresult (CUfunction, int, int)",
            slots::cuLaunchGrid,
            Some(missing::<{ slots::cuLaunchGrid }, 500>),
        );
    table
        .c_function(
            c"cuLaunchGridAsync",
            c"CUresult (CUfunction, int, int, CUstream)",
            slots::cuLaunchGridAsync,
            Some(missing::<{ slots::cuLaunchGridAsync }, 500>),
        );
    table
        .c_function(
            c"cuLaunchHostFunc",
            c"CUresult (CUstream, CUhostFn, void *)",
            slots::cuLaunchHostFunc,
            Some(missing::<{ slots::cuLaunchHostFunc }, 500>),
        );
    table
        .c_function(
            c"cuLaunchKernel",
            c"CUresult (CUfunction, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, CUstream, void **, void **)",
            slots::cuLaunchKernel,
            Some(missing::<{ slots::cuLaunchKernel }, 500>),
        );
    table
        .c_function(
            c"cuLaunchKernelEx",
            c"CUresult (CUlaunchConfig const *, CUfunction, void **, void **)",
            slots::cuLaunchKernelEx,
            Some(missing::<{ slots::cuLaunchKernelEx }, 500>),
        );
    table
        .c_function(
            c"cuLibraryEnumerateKernels",
            c"CUresult (CUkernel *, unsigned int, CUlibrary)",
            slots::cuLibraryEnumerateKernels,
            Some(missing::<{ slots::cuLibraryEnumerateKernels }, 500>),
        );
    table
        .c_function(
            c"cuLibraryGetGlobal",
            c"CUresult (CUdeviceptr *, size_t *, CUlibrary, char const *)",
            slots::cuLibraryGetGlobal,
            Some(missing::<{ slots::cuLibraryGetGlobal }, 500>),
        );
    table
        .c_function(
            c"cuLibraryGetKernel",
            c"CUresult (CUkernel *, CUlibrary, char const *)",
            slots::cuLibraryGetKernel,
            Some(missing::<{ slots::cuLibraryGetKernel }, 500>),
        );
    table
        .c_function(
            c"cuLibraryGetKernelCount",
            c"CUresult (unsigned int *, CUlibrary)",
            slots::cuLibraryGetKernelCount,
            Some(missing::<{ slots::cuLibraryGetKernelCount }, 500>),
        );
    table
        .c_function(
            c"cuLibraryGetManaged",
            c"CUresult (CUdeviceptr *, size_t *, CUlibrary, char const *)",
            slots::cuLibraryGetManaged,
            Some(missing::<{ slots::cuLibraryGetManaged }, 500>),
        );
    table
        .c_function(
            c"cuLibraryGetModule",
            c"CUresult (CUmodule *, CUlibrary)",
            slots::cuLibraryGetModule,
            Some(missing::<{ slots::cuLibraryGetModule }, 500>),
        );
    table
        .c_function(
            c"cuLibraryGetUnifiedFunction",
            c"CUresult (void **, CUlibrary, char const *)",
            slots::cuLibraryGetUnifiedFunction,
            Some(missing::<{ slots::cuLibraryGetUnifiedFunction }, 500>),
        );
    table
        .c_function(
            c"cuLibraryLoadData",
            c"CUresult (CUlibrary *, void const *, CUjit_option *, void **, unsigned int, CUlibraryOption *, void **, unsigned int)",
            slots::cuLibraryLoadData,
            Some(missing::<{ slots::cuLibraryLoadData }, 500>),
        );
    table
        .c_function(
            c"cuLibraryLoadFromFile",
            c"CUresult (CUlibrary *, char const *, CUjit_option *, void **, unsigned int, CUlibraryOption *, void **, unsigned int)",
            slots::cuLibraryLoadFromFile,
            Some(missing::<{ slots::cuLibraryLoadFromFile }, 500>),
        );
    table
        .c_function(
            c"cuLibraryUnload",
            c"CUresult (CUlibrary)",
            slots::cuLibraryUnload,
            Some(missing::<{ slots::cuLibraryUnload }, 500>),
        );
    table
        .c_function(
            c"cuLinkAddData",
            c"CUresult (CUlinkState, CUjitInputType, void *, size_t, char const *, unsigned int, CUjit_option *, void **)",
            slots::cuLinkAddData_v2,
            Some(missing::<{ slots::cuLinkAddData_v2 }, 500>),
        );
    table
        .c_function(
            c"cuLinkAddFile",
            c"CUresult (CUlinkState, CUjitInputType, char const *, unsigned int, CUjit_option *, void **)",
            slots::cuLinkAddFile_v2,
            Some(missing::<{ slots::cuLinkAddFile_v2 }, 500>),
        );
    table
        .c_function(
            c"cuLinkComplete",
            c"CUresult (CUlinkState, void **, size_t *)",
            slots::cuLinkComplete,
            Some(missing::<{ slots::cuLinkComplete }, 500>),
        );
    table
        .c_function(
            c"cuLinkCreate",
            c"CUresult (unsigned int, CUjit_option *, void **, CUlinkState *)",
            slots::cuLinkCreate_v2,
            Some(missing::<{ slots::cuLinkCreate_v2 }, 500>),
        );
    table
        .c_function(
            c"cuLinkDestroy",
            c"CUresult (CUlinkState)",
            slots::cuLinkDestroy,
            Some(missing::<{ slots::cuLinkDestroy }, 500>),
        );
    table
        .c_function(
            c"cuLogsCurrent",
            c"CUresult (CUlogIterator *, unsigned int)",
            slots::cuLogsCurrent,
            Some(missing::<{ slots::cuLogsCurrent }, 500>),
        );
    table
        .c_function(
            c"cuLogsDumpToFile",
            c"CUresult (CUlogIterator *, char const *, unsigned int)",
            slots::cuLogsDumpToFile,
            Some(missing::<{ slots::cuLogsDumpToFile }, 500>),
        );
    table
        .c_function(
            c"cuLogsDumpToMemory",
            c"CUresult (CUlogIterator *, char *, size_t *, unsigned int)",
            slots::cuLogsDumpToMemory,
            Some(missing::<{ slots::cuLogsDumpToMemory }, 500>),
        );
    table
        .c_function(
            c"cuLogsRegisterCallback",
            c"CUresult (CUlogsCallback, void *, CUlogsCallbackHandle *)",
            slots::cuLogsRegisterCallback,
            Some(missing::<{ slots::cuLogsRegisterCallback }, 500>),
        );
    table
        .c_function(
            c"cuLogsUnregisterCallback",
            c"CUresult (CUlogsCallbackHandle)",
            slots::cuLogsUnregisterCallback,
            Some(missing::<{ slots::cuLogsUnregisterCallback }, 500>),
        );
    table
        .c_function(
            c"cuMemAddressFree",
            c"CUresult (CUdeviceptr, size_t)",
            slots::cuMemAddressFree,
            Some(missing::<{ slots::cuMemAddressFree }, 500>),
        );
    table
        .c_function(
            c"cuMemAddressReserve",
            c"CUresult (CUdeviceptr *, size_t, size_t, CUdeviceptr, unsigned PY_LONG_LONG)",
            slots::cuMemAddressReserve,
            Some(missing::<{ slots::cuMemAddressReserve }, 500>),
        );
    table
        .c_function(
            c"cuMemAdvise",
            c"CUresult (CUdeviceptr, size_t, CUmem_advise, CUdevice)",
            slots::cuMemAdvise,
            Some(missing::<{ slots::cuMemAdvise }, 500>),
        );
    table
        .c_function(
            c"cuMemAdvise_v2",
            c"CUresult (CUdeviceptr, size_t, CUmem_advise, CUmemLocation)",
            slots::cuMemAdvise_v2,
            Some(missing::<{ slots::cuMemAdvise_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemAlloc",
            c"CUresult (CUdeviceptr *, size_t)",
            slots::cuMemAlloc_v2,
            Some(missing::<{ slots::cuMemAlloc_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemAllocAsync",
            c"CUresult (CUdeviceptr *, size_t, CUstream)",
            slots::cuMemAllocAsync,
            Some(missing::<{ slots::cuMemAllocAsync }, 500>),
        );
    table
        .c_function(
            c"cuMemAllocFromPoolAsync",
            c"CUresult (CUdeviceptr *, size_t, CUmemoryPool, CUstream)",
            slots::cuMemAllocFromPoolAsync,
            Some(missing::<{ slots::cuMemAllocFromPoolAsync }, 500>),
        );
    table
        .c_function(
            c"cuMemAllocHost",
            c"CUresult (void **, size_t)",
            slots::cuMemAllocHost_v2,
            Some(missing::<{ slots::cuMemAllocHost_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemAllocManaged",
            c"CUresult (CUdeviceptr *, size_t, unsigned int)",
            slots::cuMemAllocManaged,
            Some(missing::<{ slots::cuMemAllocManaged }, 500>),
        );
    table
        .c_function(
            c"cuMemAllocPitch",
            c"CUresult (CUdeviceptr *, size_t *, size_t, size_t, unsigned int)",
            slots::cuMemAllocPitch_v2,
            Some(missing::<{ slots::cuMemAllocPitch_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemBatchDecompressAsync",
            c"CUresult (CUmemDecompressParams *, size_t, unsigned int, size_t *, CUstream)",
            slots::cuMemBatchDecompressAsync,
            Some(missing::<{ slots::cuMemBatchDecompressAsync }, 500>),
        );
    table
        .c_function(
            c"cuMemCreate",
            c"CUresult (CUmemGenericAllocationHandle *, size_t, CUmemAllocationProp const *, unsigned PY_LONG_LONG)",
            slots::cuMemCreate,
            Some(missing::<{ slots::cuMemCreate }, 500>),
        );
    table
        .c_function(
            c"cuMemExportToShareableHandle",
            c"CUresult (void *, CUmemGenericAllocationHandle, CUmemAllocationHandleType, unsigned PY_LONG_LONG)",
            slots::cuMemExportToShareableHandle,
            Some(missing::<{ slots::cuMemExportToShareableHandle }, 500>),
        );
    table
        .c_function(
            c"cuMemFree",
            c"CUresult (CUdeviceptr)",
            slots::cuMemFree_v2,
            Some(missing::<{ slots::cuMemFree_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemFreeAsync",
            c"CUresult (CUdeviceptr, CUstream)",
            slots::cuMemFreeAsync,
            Some(missing::<{ slots::cuMemFreeAsync }, 500>),
        );
    table
        .c_function(
            c"cuMemFreeHost",
            c"CUresult (void *)",
            slots::cuMemFreeHost,
            Some(missing::<{ slots::cuMemFreeHost }, 500>),
        );
    table
        .c_function(
            c"cuMemGetAccess",
            c"CUresult (unsigned PY_LONG_LONG *, CUmemLocation const *, CUdeviceptr)",
            slots::cuMemGetAccess,
            Some(missing::<{ slots::cuMemGetAccess }, 500>),
        );
    table
        .c_function(
            c"cuMemGetAddressRange",
            c"CUresult (CUdeviceptr *, size_t *, CUdeviceptr)",
            slots::cuMemGetAddressRange_v2,
            Some(missing::<{ slots::cuMemGetAddressRange_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemGetAllocationGranularity",
            c"CUresult (size_t *, CUmemAllocationProp const *, CUmemAllocationGranularity_flags)",
            slots::cuMemGetAllocationGranularity,
            Some(missing::<{ slots::cuMemGetAllocationGranularity }, 500>),
        );
    table
        .c_function(
            c"cuMemGetAllocationPropertiesFromHandle",
            c"CUresult (CUmemAllocationProp *, CUmemGenericAllocationHandle)",
            slots::cuMemGetAllocationPropertiesFromHandle,
            Some(missing::<{ slots::cuMemGetAllocationPropertiesFromHandle }, 500>),
        );
    table
        .c_function(
            c"cuMemGetHandleForAddressRange",
            c"CUresult (void *, CUdeviceptr, size_t, CUmemRangeHandleType, unsigned PY_LONG_LONG)",
            slots::cuMemGetHandleForAddressRange,
            Some(missing::<{ slots::cuMemGetHandleForAddressRange }, 500>),
        );
    table
        .c_function(
            c"cuMemGetInfo",
            c"CUresult (size_t *, size_t *)",
            slots::cuMemGetInfo_v2,
            Some(missing::<{ slots::cuMemGetInfo_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemHostAlloc",
            c"CUresult (void **, size_t, unsigned int)",
            slots::cuMemHostAlloc,
            Some(missing::<{ slots::cuMemHostAlloc }, 500>),
        );
    table
        .c_function(
            c"cuMemHostGetDevicePointer",
            c"CUresult (CUdeviceptr *, void *, unsigned int)",
            slots::cuMemHostGetDevicePointer_v2,
            Some(missing::<{ slots::cuMemHostGetDevicePointer_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemHostGetFlags",
            c"CUresult (unsigned int *, void *)",
            slots::cuMemHostGetFlags,
            Some(missing::<{ slots::cuMemHostGetFlags }, 500>),
        );
    table
        .c_function(
            c"cuMemHostRegister",
            c"CUresult (void *, size_t, unsigned int)",
            slots::cuMemHostRegister_v2,
            Some(missing::<{ slots::cuMemHostRegister_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemHostUnregister",
            c"CUresult (void *)",
            slots::cuMemHostUnregister,
            Some(missing::<{ slots::cuMemHostUnregister }, 500>),
        );
    table
        .c_function(
            c"cuMemImportFromShareableHandle",
            c"CUresult (CUmemGenericAllocationHandle *, void *, CUmemAllocationHandleType)",
            slots::cuMemImportFromShareableHandle,
            Some(missing::<{ slots::cuMemImportFromShareableHandle }, 500>),
        );
    table
        .c_function(
            c"cuMemMap",
            c"CUresult (CUdeviceptr, size_t, size_t, CUmemGenericAllocationHandle, unsigned PY_LONG_LONG)",
            slots::cuMemMap,
            Some(missing::<{ slots::cuMemMap }, 500>),
        );
    table
        .c_function(
            c"cuMemMapArrayAsync",
            c"CUresult (CUarrayMapInfo *, unsigned int, CUstream)",
            slots::cuMemMapArrayAsync,
            Some(missing::<{ slots::cuMemMapArrayAsync }, 500>),
        );
    table
        .c_function(
            c"cuMemPoolCreate",
            c"CUresult (CUmemoryPool *, CUmemPoolProps const *)",
            slots::cuMemPoolCreate,
            Some(missing::<{ slots::cuMemPoolCreate }, 500>),
        );
    table
        .c_function(
            c"cuMemPoolDestroy",
            c"CUresult (CUmemoryPool)",
            slots::cuMemPoolDestroy,
            Some(missing::<{ slots::cuMemPoolDestroy }, 500>),
        );
    table
        .c_function(
            c"cuMemPoolExportPointer",
            c"CUresult (CUmemPoolPtrExportData *, CUdeviceptr)",
            slots::cuMemPoolExportPointer,
            Some(missing::<{ slots::cuMemPoolExportPointer }, 500>),
        );
    table
        .c_function(
            c"cuMemPoolExportToShareableHandle",
            c"CUresult (void *, CUmemoryPool, CUmemAllocationHandleType, unsigned PY_LONG_LONG)",
            slots::cuMemPoolExportToShareableHandle,
            Some(missing::<{ slots::cuMemPoolExportToShareableHandle }, 500>),
        );
    table
        .c_function(
            c"cuMemPoolGetAccess",
            c"CUresult (CUmemAccess_flags *, CUmemoryPool, CUmemLocation *)",
            slots::cuMemPoolGetAccess,
            Some(missing::<{ slots::cuMemPoolGetAccess }, 500>),
        );
    table
        .c_function(
            c"cuMemPoolGetAttribute",
            c"CUresult (CUmemoryPool, CUmemPool_attribute, void *)",
            slots::cuMemPoolGetAttribute,
            Some(missing::<{ slots::cuMemPoolGetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuMemPoolImportFromShareableHandle",
            c"CUresult (CUmemoryPool *, void *, CUmemAllocationHandleType, unsigned PY_LONG_LONG)",
            slots::cuMemPoolImportFromShareableHandle,
            Some(missing::<{ slots::cuMemPoolImportFromShareableHandle }, 500>),
        );
    table
        .c_function(
            c"cuMemPoolImportPointer",
            c"CUresult (CUdeviceptr *, CUmemoryPool, CUmemPoolPtrExportData *)",
            slots::cuMemPoolImportPointer,
            Some(missing::<{ slots::cuMemPoolImportPointer }, 500>),
        );
    table
        .c_function(
            c"cuMemPoolSetAccess",
            c"CUresult (CUmemoryPool, CUmemAccessDesc const *, size_t)",
            slots::cuMemPoolSetAccess,
            Some(missing::<{ slots::cuMemPoolSetAccess }, 500>),
        );
    table
        .c_function(
            c"cuMemPoolSetAttribute",
            c"CUresult (CUmemoryPool, CUmemPool_attribute, void *)",
            slots::cuMemPoolSetAttribute,
            Some(missing::<{ slots::cuMemPoolSetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuMemPoolTrimTo",
            c"CUresult (CUmemoryPool, size_t)",
            slots::cuMemPoolTrimTo,
            Some(missing::<{ slots::cuMemPoolTrimTo }, 500>),
        );
    table
        .c_function(
            c"cuMemPrefetchAsync",
            c"CUresult (CUdeviceptr, size_t, CUdevice, CUstream)",
            slots::cuMemPrefetchAsync,
            Some(missing::<{ slots::cuMemPrefetchAsync }, 500>),
        );
    table
        .c_function(
            c"cuMemPrefetchAsync_v2",
            c"CUresult (CUdeviceptr, size_t, CUmemLocation, unsigned int, CUstream)",
            slots::cuMemPrefetchAsync_v2,
            Some(missing::<{ slots::cuMemPrefetchAsync_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemRangeGetAttribute",
            c"CUresult (void *, size_t, CUmem_range_attribute, CUdeviceptr, size_t)",
            slots::cuMemRangeGetAttribute,
            Some(missing::<{ slots::cuMemRangeGetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuMemRangeGetAttributes",
            c"CUresult (void **, size_t *, CUmem_range_attribute *, size_t, CUdeviceptr, size_t)",
            slots::cuMemRangeGetAttributes,
            Some(missing::<{ slots::cuMemRangeGetAttributes }, 500>),
        );
    table
        .c_function(
            c"cuMemRelease",
            c"CUresult (CUmemGenericAllocationHandle)",
            slots::cuMemRelease,
            Some(missing::<{ slots::cuMemRelease }, 500>),
        );
    table
        .c_function(
            c"cuMemRetainAllocationHandle",
            c"CUresult (CUmemGenericAllocationHandle *, void *)",
            slots::cuMemRetainAllocationHandle,
            Some(missing::<{ slots::cuMemRetainAllocationHandle }, 500>),
        );
    table
        .c_function(
            c"cuMemSetAccess",
            c"CUresult (CUdeviceptr, size_t, CUmemAccessDesc const *, size_t)",
            slots::cuMemSetAccess,
            Some(missing::<{ slots::cuMemSetAccess }, 500>),
        );
    table
        .c_function(
            c"cuMemUnmap",
            c"CUresult (CUdeviceptr, size_t)",
            slots::cuMemUnmap,
            Some(missing::<{ slots::cuMemUnmap }, 500>),
        );
    table
        .c_function(
            c"cuMemcpy",
            c"CUresult (CUdeviceptr, CUdeviceptr, size_t)",
            slots::cuMemcpy,
            Some(missing::<{ slots::cuMemcpy }, 500>),
        );
    table
        .c_function(
            c"cuMemcpy2D",
            c"CUresult (CUDA_MEMCPY2D const *)",
            slots::cuMemcpy2D_v2,
            Some(missing::<{ slots::cuMemcpy2D_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpy2DAsync",
            c"CUresult (CUDA_MEMCPY2D const *, CUstream)",
            slots::cuMemcpy2DAsync_v2,
            Some(missing::<{ slots::cuMemcpy2DAsync_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpy2DUnaligned",
            c"CUresult (CUDA_MEMCPY2D const *)",
            slots::cuMemcpy2DUnaligned_v2,
            Some(missing::<{ slots::cuMemcpy2DUnaligned_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpy3D",
            c"CUresult (CUDA_MEMCPY3D const *)",
            slots::cuMemcpy3D_v2,
            Some(missing::<{ slots::cuMemcpy3D_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpy3DAsync",
            c"CUresult (CUDA_MEMCPY3D const *, CUstream)",
            slots::cuMemcpy3DAsync_v2,
            Some(missing::<{ slots::cuMemcpy3DAsync_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpy3DBatchAsync",
            c"CUresult (size_t, CUDA_MEMCPY3D_BATCH_OP *, size_t *, unsigned PY_LONG_LONG, CUstream)",
            slots::cuMemcpy3DBatchAsync,
            Some(missing::<{ slots::cuMemcpy3DBatchAsync }, 500>),
        );
    table
        .c_function(
            c"cuMemcpy3DPeer",
            c"CUresult (CUDA_MEMCPY3D_PEER const *)",
            slots::cuMemcpy3DPeer,
            Some(missing::<{ slots::cuMemcpy3DPeer }, 500>),
        );
    table
        .c_function(
            c"cuMemcpy3DPeerAsync",
            c"CUresult (CUDA_MEMCPY3D_PEER const *, CUstream)",
            slots::cuMemcpy3DPeerAsync,
            Some(missing::<{ slots::cuMemcpy3DPeerAsync }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyAsync",
            c"CUresult (CUdeviceptr, CUdeviceptr, size_t, CUstream)",
            slots::cuMemcpyAsync,
            Some(missing::<{ slots::cuMemcpyAsync }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyAtoA",
            c"CUresult (CUarray, size_t, CUarray, size_t, size_t)",
            slots::cuMemcpyAtoA_v2,
            Some(missing::<{ slots::cuMemcpyAtoA_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyAtoD",
            c"CUresult (CUdeviceptr, CUarray, size_t, size_t)",
            slots::cuMemcpyAtoD_v2,
            Some(missing::<{ slots::cuMemcpyAtoD_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyAtoH",
            c"CUresult (void *, CUarray, size_t, size_t)",
            slots::cuMemcpyAtoH_v2,
            Some(missing::<{ slots::cuMemcpyAtoH_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyAtoHAsync",
            c"CUresult (void *, CUarray, size_t, size_t, CUstream)",
            slots::cuMemcpyAtoHAsync_v2,
            Some(missing::<{ slots::cuMemcpyAtoHAsync_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyBatchAsync",
            c"CUresult (CUdeviceptr *, CUdeviceptr *, size_t *, size_t, CUmemcpyAttributes *, size_t *, size_t, size_t *, CUstream)",
            slots::cuMemcpyBatchAsync,
            Some(missing::<{ slots::cuMemcpyBatchAsync }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyDtoA",
            c"CUresult (CUarray, size_t, CUdeviceptr, size_t)",
            slots::cuMemcpyDtoA_v2,
            Some(missing::<{ slots::cuMemcpyDtoA_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyDtoD",
            c"CUresult (CUdeviceptr, CUdeviceptr, size_t)",
            slots::cuMemcpyDtoD_v2,
            Some(missing::<{ slots::cuMemcpyDtoD_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyDtoDAsync",
            c"CUresult (CUdeviceptr, CUdeviceptr, size_t, CUstream)",
            slots::cuMemcpyDtoDAsync_v2,
            Some(missing::<{ slots::cuMemcpyDtoDAsync_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyDtoH",
            c"CUresult (void *, CUdeviceptr, size_t)",
            slots::cuMemcpyDtoH_v2,
            Some(missing::<{ slots::cuMemcpyDtoH_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyDtoHAsync",
            c"CUresult (void *, CUdeviceptr, size_t, CUstream)",
            slots::cuMemcpyDtoHAsync_v2,
            Some(missing::<{ slots::cuMemcpyDtoHAsync_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyHtoA",
            c"CUresult (CUarray, size_t, void const *, size_t)",
            slots::cuMemcpyHtoA_v2,
            Some(missing::<{ slots::cuMemcpyHtoA_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyHtoAAsync",
            c"CUresult (CUarray, size_t, void const *, size_t, CUstream)",
            slots::cuMemcpyHtoAAsync_v2,
            Some(missing::<{ slots::cuMemcpyHtoAAsync_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyHtoD",
            c"CUresult (CUdeviceptr, void const *, size_t)",
            slots::cuMemcpyHtoD_v2,
            Some(missing::<{ slots::cuMemcpyHtoD_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyHtoDAsync",
            c"CUresult (CUdeviceptr, void const *, size_t, CUstream)",
            slots::cuMemcpyHtoDAsync_v2,
            Some(missing::<{ slots::cuMemcpyHtoDAsync_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyPeer",
            c"CUresult (CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t)",
            slots::cuMemcpyPeer,
            Some(missing::<{ slots::cuMemcpyPeer }, 500>),
        );
    table
        .c_function(
            c"cuMemcpyPeerAsync",
            c"CUresult (CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t, CUstream)",
            slots::cuMemcpyPeerAsync,
            Some(missing::<{ slots::cuMemcpyPeerAsync }, 500>),
        );
    table
        .c_function(
            c"cuMemsetD16",
            c"CUresult (CUdeviceptr, unsigned short, size_t)",
            slots::cuMemsetD16_v2,
            Some(missing::<{ slots::cuMemsetD16_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemsetD16Async",
            c"CUresult (CUdeviceptr, unsigned short, size_t, CUstream)",
            slots::cuMemsetD16Async,
            Some(missing::<{ slots::cuMemsetD16Async }, 500>),
        );
    table
        .c_function(
            c"cuMemsetD2D16",
            c"CUresult (CUdeviceptr, size_t, unsigned short, size_t, size_t)",
            slots::cuMemsetD2D16_v2,
            Some(missing::<{ slots::cuMemsetD2D16_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemsetD2D16Async",
            c"CUresult (CUdeviceptr, size_t, unsigned short, size_t, size_t, CUstream)",
            slots::cuMemsetD2D16Async,
            Some(missing::<{ slots::cuMemsetD2D16Async }, 500>),
        );
    table
        .c_function(
            c"cuMemsetD2D32",
            c"CUresult (CUdeviceptr, size_t, unsigned int, size_t, size_t)",
            slots::cuMemsetD2D32_v2,
            Some(missing::<{ slots::cuMemsetD2D32_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemsetD2D32Async",
            c"CUresult (CUdeviceptr, size_t, unsigned int, size_t, size_t, CUstream)",
            slots::cuMemsetD2D32Async,
            Some(missing::<{ slots::cuMemsetD2D32Async }, 500>),
        );
    table
        .c_function(
            c"cuMemsetD2D8",
            c"CUresult (CUdeviceptr, size_t, unsigned char, size_t, size_t)",
            slots::cuMemsetD2D8_v2,
            Some(missing::<{ slots::cuMemsetD2D8_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemsetD2D8Async",
            c"CUresult (CUdeviceptr, size_t, unsigned char, size_t, size_t, CUstream)",
            slots::cuMemsetD2D8Async,
            Some(missing::<{ slots::cuMemsetD2D8Async }, 500>),
        );
    table
        .c_function(
            c"cuMemsetD32",
            c"CUresult (CUdeviceptr, unsigned int, size_t)",
            slots::cuMemsetD32_v2,
            Some(missing::<{ slots::cuMemsetD32_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemsetD32Async",
            c"CUresult (CUdeviceptr, unsigned int, size_t, CUstream)",
            slots::cuMemsetD32Async,
            Some(missing::<{ slots::cuMemsetD32Async }, 500>),
        );
    table
        .c_function(
            c"cuMemsetD8",
            c"CUresult (CUdeviceptr, unsigned char, size_t)",
            slots::cuMemsetD8_v2,
            Some(missing::<{ slots::cuMemsetD8_v2 }, 500>),
        );
    table
        .c_function(
            c"cuMemsetD8Async",
            c"CUresult (CUdeviceptr, unsigned char, size_t, CUstream)",
            slots::cuMemsetD8Async,
            Some(missing::<{ slots::cuMemsetD8Async }, 500>),
        );
    table
        .c_function(
            c"cuMipmappedArrayCreate",
            c"CUresult (CUmipmappedArray *, CUDA_ARRAY3D_DESCRIPTOR const *, unsigned int)",
            slots::cuMipmappedArrayCreate,
            Some(missing::<{ slots::cuMipmappedArrayCreate }, 500>),
        );
    table
        .c_function(
            c"cuMipmappedArrayDestroy",
            c"CUresult (CUmipmappedArray)",
            slots::cuMipmappedArrayDestroy,
            Some(missing::<{ slots::cuMipmappedArrayDestroy }, 500>),
        );
    table
        .c_function(
            c"cuMipmappedArrayGetLevel",
            c"CUresult (CUarray *, CUmipmappedArray, unsigned int)",
            slots::cuMipmappedArrayGetLevel,
            Some(missing::<{ slots::cuMipmappedArrayGetLevel }, 500>),
        );
    table
        .c_function(
            c"cuMipmappedArrayGetMemoryRequirements",
            c"CUresult (CUDA_ARRAY_MEMORY_REQUIREMENTS *, CUmipmappedArray, CUdevice)",
            slots::cuMipmappedArrayGetMemoryRequirements,
            Some(missing::<{ slots::cuMipmappedArrayGetMemoryRequirements }, 500>),
        );
    table
        .c_function(
            c"cuMipmappedArrayGetSparseProperties",
            c"CUresult (CUDA_ARRAY_SPARSE_PROPERTIES *, CUmipmappedArray)",
            slots::cuMipmappedArrayGetSparseProperties,
            Some(missing::<{ slots::cuMipmappedArrayGetSparseProperties }, 500>),
        );
    table
        .c_function(
            c"cuModuleEnumerateFunctions",
            c"CUresult (CUfunction *, unsigned int, CUmodule)",
            slots::cuModuleEnumerateFunctions,
            Some(missing::<{ slots::cuModuleEnumerateFunctions }, 500>),
        );
    table
        .c_function(
            c"cuModuleGetFunction",
            c"CUresult (CUfunction *, CUmodule, char const *)",
            slots::cuModuleGetFunction,
            Some(missing::<{ slots::cuModuleGetFunction }, 500>),
        );
    table
        .c_function(
            c"cuModuleGetFunctionCount",
            c"CUresult (unsigned int *, CUmodule)",
            slots::cuModuleGetFunctionCount,
            Some(missing::<{ slots::cuModuleGetFunctionCount }, 500>),
        );
    table
        .c_function(
            c"cuModuleGetGlobal",
            c"CUresult (CUdeviceptr *, size_t *, CUmodule, char const *)",
            slots::cuModuleGetGlobal_v2,
            Some(missing::<{ slots::cuModuleGetGlobal_v2 }, 500>),
        );
    table
        .c_function(
            c"cuModuleGetLoadingMode",
            c"CUresult (CUmoduleLoadingMode *)",
            slots::cuModuleGetLoadingMode,
            Some(missing::<{ slots::cuModuleGetLoadingMode }, 500>),
        );
    table
        .c_function(
            c"cuModuleGetSurfRef",
            c"CUresult (CUsurfref *, CUmodule, char const *)",
            slots::cuModuleGetSurfRef,
            Some(missing::<{ slots::cuModuleGetSurfRef }, 500>),
        );
    table
        .c_function(
            c"cuModuleGetTexRef",
            c"CUresult (CUtexref *, CUmodule, char const *)",
            slots::cuModuleGetTexRef,
            Some(missing::<{ slots::cuModuleGetTexRef }, 500>),
        );
    table
        .c_function(
            c"cuModuleLoad",
            c"CUresult (CUmodule *, char const *)",
            slots::cuModuleLoad,
            Some(missing::<{ slots::cuModuleLoad }, 500>),
        );
    table
        .c_function(
            c"cuModuleLoadData",
            c"CUresult (CUmodule *, void const *)",
            slots::cuModuleLoadData,
            Some(missing::<{ slots::cuModuleLoadData }, 500>),
        );
    table
        .c_function(
            c"cuModuleLoadDataEx",
            c"CUresult (CUmodule *, void const *, unsigned int, CUjit_option *, void **)",
            slots::cuModuleLoadDataEx,
            Some(missing::<{ slots::cuModuleLoadDataEx }, 500>),
        );
    table
        .c_function(
            c"cuModuleLoadFatBinary",
            c"CUresult (CUmodule *, void const *)",
            slots::cuModuleLoadFatBinary,
            Some(missing::<{ slots::cuModuleLoadFatBinary }, 500>),
        );
    table
        .c_function(
            c"cuModuleUnload",
            c"CUresult (CUmodule)",
            slots::cuModuleUnload,
            Some(missing::<{ slots::cuModuleUnload }, 500>),
        );
    table
        .c_function(
            c"cuMulticastAddDevice",
            c"CUresult (CUmemGenericAllocationHandle, CUdevice)",
            slots::cuMulticastAddDevice,
            Some(missing::<{ slots::cuMulticastAddDevice }, 500>),
        );
    table
        .c_function(
            c"cuMulticastBindAddr",
            c"CUresult (CUmemGenericAllocationHandle, size_t, CUdeviceptr, size_t, unsigned PY_LONG_LONG)",
            slots::cuMulticastBindAddr,
            Some(missing::<{ slots::cuMulticastBindAddr }, 500>),
        );
    table
        .c_function(
            c"cuMulticastBindMem",
            c"CUresult (CUmemGenericAllocationHandle, size_t, CUmemGenericAllocationHandle, size_t, size_t, unsigned PY_LONG_LONG)",
            slots::cuMulticastBindMem,
            Some(missing::<{ slots::cuMulticastBindMem }, 500>),
        );
    table
        .c_function(
            c"cuMulticastCreate",
            c"CUresult (CUmemGenericAllocationHandle *, CUmulticastObjectProp const *)",
            slots::cuMulticastCreate,
            Some(missing::<{ slots::cuMulticastCreate }, 500>),
        );
    table
        .c_function(
            c"cuMulticastGetGranularity",
            c"CUresult (size_t *, CUmulticastObjectProp const *, CUmulticastGranularity_flags)",
            slots::cuMulticastGetGranularity,
            Some(missing::<{ slots::cuMulticastGetGranularity }, 500>),
        );
    table
        .c_function(
            c"cuMulticastUnbind",
            c"CUresult (CUmemGenericAllocationHandle, CUdevice, size_t, size_t)",
            slots::cuMulticastUnbind,
            Some(missing::<{ slots::cuMulticastUnbind }, 500>),
        );
    table
        .c_function(
            c"cuOccupancyAvailableDynamicSMemPerBlock",
            c"CUresult (size_t *, CUfunction, int, int)",
            slots::cuOccupancyAvailableDynamicSMemPerBlock,
            Some(missing::<{ slots::cuOccupancyAvailableDynamicSMemPerBlock }, 500>),
        );
    table
        .c_function(
            c"cuOccupancyMaxActiveBlocksPerMultiprocessor",
            c"CUresult (int *, CUfunction, int, size_t)",
            slots::cuOccupancyMaxActiveBlocksPerMultiprocessor,
            Some(missing::<{ slots::cuOccupancyMaxActiveBlocksPerMultiprocessor }, 500>),
        );
    table
        .c_function(
            c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
            c"CUresult (int *, CUfunction, int, size_t, unsigned int)",
            slots::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
            Some(
                missing::<
                    { slots::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags },
                    500,
                >,
            ),
        );
    table
        .c_function(
            c"cuOccupancyMaxActiveClusters",
            c"CUresult (int *, CUfunction, CUlaunchConfig const *)",
            slots::cuOccupancyMaxActiveClusters,
            Some(missing::<{ slots::cuOccupancyMaxActiveClusters }, 500>),
        );
    table
        .c_function(
            c"cuOccupancyMaxPotentialBlockSize",
            c"CUresult (int *, int *, CUfunction, CUoccupancyB2DSize, size_t, int)",
            slots::cuOccupancyMaxPotentialBlockSize,
            Some(missing::<{ slots::cuOccupancyMaxPotentialBlockSize }, 500>),
        );
    table
        .c_function(
            c"cuOccupancyMaxPotentialBlockSizeWithFlags",
            c"CUresult (int *, int *, CUfunction, CUoccupancyB2DSize, size_t, int, unsigned int)",
            slots::cuOccupancyMaxPotentialBlockSizeWithFlags,
            Some(missing::<{ slots::cuOccupancyMaxPotentialBlockSizeWithFlags }, 500>),
        );
    table
        .c_function(
            c"cuOccupancyMaxPotentialClusterSize",
            c"CUresult (int *, CUfunction, CUlaunchConfig const *)",
            slots::cuOccupancyMaxPotentialClusterSize,
            Some(missing::<{ slots::cuOccupancyMaxPotentialClusterSize }, 500>),
        );
    table
        .c_function(
            c"cuParamSetSize",
            c"CUresult (CUfunction, unsigned int)",
            slots::cuParamSetSize,
            Some(missing::<{ slots::cuParamSetSize }, 500>),
        );
    table
        .c_function(
            c"cuParamSetTexRef",
            c"CUresult (CUfunction, int, CUtexref)",
            slots::cuParamSetTexRef,
            Some(missing::<{ slots::cuParamSetTexRef }, 500>),
        );
    table
        .c_function(
            c"cuParamSetf",
            c"CUresult (CUfunction, int, float)",
            slots::cuParamSetf,
            Some(missing::<{ slots::cuParamSetf }, 500>),
        );
    table
        .c_function(
            c"cuParamSeti",
            c"CUresult (CUfunction, int, unsigned int)",
            slots::cuParamSeti,
            Some(missing::<{ slots::cuParamSeti }, 500>),
        );
    table
        .c_function(
            c"cuParamSetv",
            c"CUresult (CUfunction, int, void *, unsigned int)",
            slots::cuParamSetv,
            Some(missing::<{ slots::cuParamSetv }, 500>),
        );
    table
        .c_function(
            c"cuPointerGetAttribute",
            c"CUresult (void *, CUpointer_attribute, CUdeviceptr)",
            slots::cuPointerGetAttribute,
            Some(missing::<{ slots::cuPointerGetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuPointerGetAttributes",
            c"CUresult (unsigned int, CUpointer_attribute *, void **, CUdeviceptr)",
            slots::cuPointerGetAttributes,
            Some(missing::<{ slots::cuPointerGetAttributes }, 500>),
        );
    table
        .c_function(
            c"cuPointerSetAttribute",
            c"CUresult (void const *, CUpointer_attribute, CUdeviceptr)",
            slots::cuPointerSetAttribute,
            Some(missing::<{ slots::cuPointerSetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuProfilerInitialize",
            c"CUresult (char const *, char const *, CUoutput_mode)",
            slots::cuProfilerInitialize,
            Some(missing::<{ slots::cuProfilerInitialize }, 500>),
        );
    table
        .c_function(
            c"cuProfilerStart",
            c"CUresult (void)",
            slots::cuProfilerStart,
            Some(missing::<{ slots::cuProfilerStart }, 500>),
        );
    table
        .c_function(
            c"cuProfilerStop",
            c"CUresult (void)",
            slots::cuProfilerStop,
            Some(missing::<{ slots::cuProfilerStop }, 500>),
        );
    table
        .c_function(
            c"cuSignalExternalSemaphoresAsync",
            c"CUresult (CUexternalSemaphore const *, CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS const *, unsigned int, CUstream)",
            slots::cuSignalExternalSemaphoresAsync,
            Some(missing::<{ slots::cuSignalExternalSemaphoresAsync }, 500>),
        );
    table
        .c_function(
            c"cuStreamAddCallback",
            c"CUresult (CUstream, CUstreamCallback, void *, unsigned int)",
            slots::cuStreamAddCallback,
            Some(missing::<{ slots::cuStreamAddCallback }, 500>),
        );
    table
        .c_function(
            c"cuStreamAttachMemAsync",
            c"CUresult (CUstream, CUdeviceptr, size_t, unsigned int)",
            slots::cuStreamAttachMemAsync,
            Some(missing::<{ slots::cuStreamAttachMemAsync }, 500>),
        );
    table
        .c_function(
            c"cuStreamBatchMemOp",
            c"CUresult (CUstream, unsigned int, CUstreamBatchMemOpParams *, unsigned int)",
            slots::cuStreamBatchMemOp_v2,
            Some(missing::<{ slots::cuStreamBatchMemOp_v2 }, 500>),
        );
    table
        .c_function(
            c"cuStreamBeginCapture",
            c"CUresult (CUstream, CUstreamCaptureMode)",
            slots::cuStreamBeginCapture_v2,
            Some(missing::<{ slots::cuStreamBeginCapture_v2 }, 500>),
        );
    table
        .c_function(
            c"cuStreamBeginCaptureToGraph",
            c"CUresult (CUstream, CUgraph, CUgraphNode const *, CUgraphEdgeData const *, size_t, CUstreamCaptureMode)",
            slots::cuStreamBeginCaptureToGraph,
            Some(missing::<{ slots::cuStreamBeginCaptureToGraph }, 500>),
        );
    table
        .c_function(
            c"cuStreamCopyAttributes",
            c"CUresult (CUstream, CUstream)",
            slots::cuStreamCopyAttributes,
            Some(missing::<{ slots::cuStreamCopyAttributes }, 500>),
        );
    table
        .c_function(
            c"cuStreamCreate",
            c"CUresult (CUstream *, unsigned int)",
            slots::cuStreamCreate,
            Some(missing::<{ slots::cuStreamCreate }, 500>),
        );
    table
        .c_function(
            c"cuStreamCreateWithPriority",
            c"CUresult (CUstream *, unsigned int, int)",
            slots::cuStreamCreateWithPriority,
            Some(missing::<{ slots::cuStreamCreateWithPriority }, 500>),
        );
    table
        .c_function(
            c"cuStreamDestroy",
            c"CUresult (CUstream)",
            slots::cuStreamDestroy_v2,
            Some(missing::<{ slots::cuStreamDestroy_v2 }, 500>),
        );
    table
        .c_function(
            c"cuStreamEndCapture",
            c"CUresult (CUstream, CUgraph *)",
            slots::cuStreamEndCapture,
            Some(missing::<{ slots::cuStreamEndCapture }, 500>),
        );
    table
        .c_function(
            c"cuStreamGetAttribute",
            c"CUresult (CUstream, CUstreamAttrID, CUstreamAttrValue *)",
            slots::cuStreamGetAttribute,
            Some(missing::<{ slots::cuStreamGetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuStreamGetCaptureInfo",
            c"CUresult (CUstream, CUstreamCaptureStatus *, cuuint64_t *, CUgraph *, CUgraphNode const **, size_t *)",
            slots::cuStreamGetCaptureInfo_v2,
            Some(missing::<{ slots::cuStreamGetCaptureInfo_v2 }, 500>),
        );
    table
        .c_function(
            c"cuStreamGetCaptureInfo_v3",
            c"CUresult (CUstream, CUstreamCaptureStatus *, cuuint64_t *, CUgraph *, CUgraphNode const **, CUgraphEdgeData const **, size_t *)",
            slots::cuStreamGetCaptureInfo_v3,
            Some(missing::<{ slots::cuStreamGetCaptureInfo_v3 }, 500>),
        );
    table
        .c_function(
            c"cuStreamGetCtx",
            c"CUresult (CUstream, CUcontext *)",
            slots::cuStreamGetCtx,
            Some(missing::<{ slots::cuStreamGetCtx }, 500>),
        );
    table
        .c_function(
            c"cuStreamGetCtx_v2",
            c"CUresult (CUstream, CUcontext *, CUgreenCtx *)",
            slots::cuStreamGetCtx_v2,
            Some(missing::<{ slots::cuStreamGetCtx_v2 }, 500>),
        );
    table
        .c_function(
            c"cuStreamGetDevice",
            c"CUresult (CUstream, CUdevice *)",
            slots::cuStreamGetDevice,
            Some(missing::<{ slots::cuStreamGetDevice }, 500>),
        );
    table
        .c_function(
            c"cuStreamGetFlags",
            c"CUresult (CUstream, unsigned int *)",
            slots::cuStreamGetFlags,
            Some(missing::<{ slots::cuStreamGetFlags }, 500>),
        );
    table
        .c_function(
            c"cuStreamGetGreenCtx",
            c"CUresult (CUstream, CUgreenCtx *)",
            slots::cuStreamGetGreenCtx,
            Some(missing::<{ slots::cuStreamGetGreenCtx }, 500>),
        );
    table
        .c_function(
            c"cuStreamGetId",
            c"CUresult (CUstream, unsigned PY_LONG_LONG *)",
            slots::cuStreamGetId,
            Some(missing::<{ slots::cuStreamGetId }, 500>),
        );
    table
        .c_function(
            c"cuStreamGetPriority",
            c"CUresult (CUstream, int *)",
            slots::cuStreamGetPriority,
            Some(missing::<{ slots::cuStreamGetPriority }, 500>),
        );
    table
        .c_function(
            c"cuStreamIsCapturing",
            c"CUresult (CUstream, CUstreamCaptureStatus *)",
            slots::cuStreamIsCapturing,
            Some(missing::<{ slots::cuStreamIsCapturing }, 500>),
        );
    table
        .c_function(
            c"cuStreamQuery",
            c"CUresult (CUstream)",
            slots::cuStreamQuery,
            Some(missing::<{ slots::cuStreamQuery }, 500>),
        );
    table
        .c_function(
            c"cuStreamSetAttribute",
            c"CUresult (CUstream, CUstreamAttrID, CUstreamAttrValue const *)",
            slots::cuStreamSetAttribute,
            Some(missing::<{ slots::cuStreamSetAttribute }, 500>),
        );
    table
        .c_function(
            c"cuStreamSynchronize",
            c"CUresult (CUstream)",
            slots::cuStreamSynchronize,
            Some(missing::<{ slots::cuStreamSynchronize }, 500>),
        );
    table
        .c_function(
            c"cuStreamUpdateCaptureDependencies",
            c"CUresult (CUstream, CUgraphNode *, size_t, unsigned int)",
            slots::cuStreamUpdateCaptureDependencies,
            Some(missing::<{ slots::cuStreamUpdateCaptureDependencies }, 500>),
        );
    table
        .c_function(
            c"cuStreamUpdateCaptureDependencies_v2",
            c"CUresult (CUstream, CUgraphNode *, CUgraphEdgeData const *, size_t, unsigned int)",
            slots::cuStreamUpdateCaptureDependencies_v2,
            Some(missing::<{ slots::cuStreamUpdateCaptureDependencies_v2 }, 500>),
        );
    table
        .c_function(
            c"cuStreamWaitEvent",
            c"CUresult (CUstream, CUevent, unsigned int)",
            slots::cuStreamWaitEvent,
            Some(missing::<{ slots::cuStreamWaitEvent }, 500>),
        );
    table
        .c_function(
            c"cuStreamWaitValue32",
            c"CUresult (CUstream, CUdeviceptr, cuuint32_t, unsigned int)",
            slots::cuStreamWaitValue32_v2,
            Some(missing::<{ slots::cuStreamWaitValue32_v2 }, 500>),
        );
    table
        .c_function(
            c"cuStreamWaitValue64",
            c"CUresult (CUstream, CUdeviceptr, cuuint64_t, unsigned int)",
            slots::cuStreamWaitValue64_v2,
            Some(missing::<{ slots::cuStreamWaitValue64_v2 }, 500>),
        );
    table
        .c_function(
            c"cuStreamWriteValue32",
            c"CUresult (CUstream, CUdeviceptr, cuuint32_t, unsigned int)",
            slots::cuStreamWriteValue32_v2,
            Some(missing::<{ slots::cuStreamWriteValue32_v2 }, 500>),
        );
    table
        .c_function(
            c"cuStreamWriteValue64",
            c"CUresult (CUstream, CUdeviceptr, cuuint64_t, unsigned int)",
            slots::cuStreamWriteValue64_v2,
            Some(missing::<{ slots::cuStreamWriteValue64_v2 }, 500>),
        );
    table
        .c_function(
            c"cuSurfObjectCreate",
            c"CUresult (CUsurfObject *, CUDA_RESOURCE_DESC const *)",
            slots::cuSurfObjectCreate,
            Some(missing::<{ slots::cuSurfObjectCreate }, 500>),
        );
    table
        .c_function(
            c"cuSurfObjectDestroy",
            c"CUresult (CUsurfObject)",
            slots::cuSurfObjectDestroy,
            Some(missing::<{ slots::cuSurfObjectDestroy }, 500>),
        );
    table
        .c_function(
            c"cuSurfObjectGetResourceDesc",
            c"CUresult (CUDA_RESOURCE_DESC *, CUsurfObject)",
            slots::cuSurfObjectGetResourceDesc,
            Some(missing::<{ slots::cuSurfObjectGetResourceDesc }, 500>),
        );
    table
        .c_function(
            c"cuSurfRefGetArray",
            c"CUresult (CUarray *, CUsurfref)",
            slots::cuSurfRefGetArray,
            Some(missing::<{ slots::cuSurfRefGetArray }, 500>),
        );
    table
        .c_function(
            c"cuSurfRefSetArray",
            c"CUresult (CUsurfref, CUarray, unsigned int)",
            slots::cuSurfRefSetArray,
            Some(missing::<{ slots::cuSurfRefSetArray }, 500>),
        );
    table
        .c_function(
            c"cuTensorMapEncodeIm2col",
            c"CUresult (CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *, cuuint64_t const *, cuuint64_t const *, int const *, int const *, cuuint32_t, cuuint32_t, cuuint32_t const *, CUtensorMapInterleave, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill)",
            slots::cuTensorMapEncodeIm2col,
            Some(missing::<{ slots::cuTensorMapEncodeIm2col }, 500>),
        );
    table
        .c_function(
            c"cuTensorMapEncodeIm2colWide",
            c"CUresult (CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *, cuuint64_t const *, cuuint64_t const *, int, int, cuuint32_t, cuuint32_t, cuuint32_t const *, CUtensorMapInterleave, CUtensorMapIm2ColWideMode, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill)",
            slots::cuTensorMapEncodeIm2colWide,
            Some(missing::<{ slots::cuTensorMapEncodeIm2colWide }, 500>),
        );
    table
        .c_function(
            c"cuTensorMapEncodeTiled",
            c"CUresult (CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *, cuuint64_t const *, cuuint64_t const *, cuuint32_t const *, cuuint32_t const *, CUtensorMapInterleave, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill)",
            slots::cuTensorMapEncodeTiled,
            Some(missing::<{ slots::cuTensorMapEncodeTiled }, 500>),
        );
    table
        .c_function(
            c"cuTensorMapReplaceAddress",
            c"CUresult (CUtensorMap *, void *)",
            slots::cuTensorMapReplaceAddress,
            Some(missing::<{ slots::cuTensorMapReplaceAddress }, 500>),
        );
    table
        .c_function(
            c"cuTexObjectCreate",
            c"CUresult (CUtexObject *, CUDA_RESOURCE_DESC const *, CUDA_TEXTURE_DESC const *, CUDA_RESOURCE_VIEW_DESC const *)",
            slots::cuTexObjectCreate,
            Some(missing::<{ slots::cuTexObjectCreate }, 500>),
        );
    table
        .c_function(
            c"cuTexObjectDestroy",
            c"CUresult (CUtexObject)",
            slots::cuTexObjectDestroy,
            Some(missing::<{ slots::cuTexObjectDestroy }, 500>),
        );
    table
        .c_function(
            c"cuTexObjectGetResourceDesc",
            c"CUresult (CUDA_RESOURCE_DESC *, CUtexObject)",
            slots::cuTexObjectGetResourceDesc,
            Some(missing::<{ slots::cuTexObjectGetResourceDesc }, 500>),
        );
    table
        .c_function(
            c"cuTexObjectGetResourceViewDesc",
            c"CUresult (CUDA_RESOURCE_VIEW_DESC *, CUtexObject)",
            slots::cuTexObjectGetResourceViewDesc,
            Some(missing::<{ slots::cuTexObjectGetResourceViewDesc }, 500>),
        );
    table
        .c_function(
            c"cuTexObjectGetTextureDesc",
            c"CUresult (CUDA_TEXTURE_DESC *, CUtexObject)",
            slots::cuTexObjectGetTextureDesc,
            Some(missing::<{ slots::cuTexObjectGetTextureDesc }, 500>),
        );
    table
        .c_function(
            c"cuTexRefCreate",
            c"CUresult (CUtexref *)",
            slots::cuTexRefCreate,
            Some(missing::<{ slots::cuTexRefCreate }, 500>),
        );
    table
        .c_function(
            c"cuTexRefDestroy",
            c"CUresult (CUtexref)",
            slots::cuTexRefDestroy,
            Some(missing::<{ slots::cuTexRefDestroy }, 500>),
        );
    table
        .c_function(
            c"cuTexRefGetAddress",
            c"CUresult (CUdeviceptr *, CUtexref)",
            slots::cuTexRefGetAddress_v2,
            Some(missing::<{ slots::cuTexRefGetAddress_v2 }, 500>),
        );
    table
        .c_function(
            c"cuTexRefGetAddressMode",
            c"CUresult (CUaddress_mode *, CUtexref, int)",
            slots::cuTexRefGetAddressMode,
            Some(missing::<{ slots::cuTexRefGetAddressMode }, 500>),
        );
    table
        .c_function(
            c"cuTexRefGetArray",
            c"CUresult (CUarray *, CUtexref)",
            slots::cuTexRefGetArray,
            Some(missing::<{ slots::cuTexRefGetArray }, 500>),
        );
    table
        .c_function(
            c"cuTexRefGetBorderColor",
            c"CUresult (float *, CUtexref)",
            slots::cuTexRefGetBorderColor,
            Some(missing::<{ slots::cuTexRefGetBorderColor }, 500>),
        );
    table
        .c_function(
            c"cuTexRefGetFilterMode",
            c"CUresult (CUfilter_mode *, CUtexref)",
            slots::cuTexRefGetFilterMode,
            Some(missing::<{ slots::cuTexRefGetFilterMode }, 500>),
        );
    table
        .c_function(
            c"cuTexRefGetFlags",
            c"CUresult (unsigned int *, CUtexref)",
            slots::cuTexRefGetFlags,
            Some(missing::<{ slots::cuTexRefGetFlags }, 500>),
        );
    table
        .c_function(
            c"cuTexRefGetFormat",
            c"CUresult (CUarray_format *, int *, CUtexref)",
            slots::cuTexRefGetFormat,
            Some(missing::<{ slots::cuTexRefGetFormat }, 500>),
        );
    table
        .c_function(
            c"cuTexRefGetMaxAnisotropy",
            c"CUresult (int *, CUtexref)",
            slots::cuTexRefGetMaxAnisotropy,
            Some(missing::<{ slots::cuTexRefGetMaxAnisotropy }, 500>),
        );
    table
        .c_function(
            c"cuTexRefGetMipmapFilterMode",
            c"CUresult (CUfilter_mode *, CUtexref)",
            slots::cuTexRefGetMipmapFilterMode,
            Some(missing::<{ slots::cuTexRefGetMipmapFilterMode }, 500>),
        );
    table
        .c_function(
            c"cuTexRefGetMipmapLevelBias",
            c"CUresult (float *, CUtexref)",
            slots::cuTexRefGetMipmapLevelBias,
            Some(missing::<{ slots::cuTexRefGetMipmapLevelBias }, 500>),
        );
    table
        .c_function(
            c"cuTexRefGetMipmapLevelClamp",
            c"CUresult (float *, float *, CUtexref)",
            slots::cuTexRefGetMipmapLevelClamp,
            Some(missing::<{ slots::cuTexRefGetMipmapLevelClamp }, 500>),
        );
    table
        .c_function(
            c"cuTexRefGetMipmappedArray",
            c"CUresult (CUmipmappedArray *, CUtexref)",
            slots::cuTexRefGetMipmappedArray,
            Some(missing::<{ slots::cuTexRefGetMipmappedArray }, 500>),
        );
    table
        .c_function(
            c"cuTexRefSetAddress",
            c"CUresult (size_t *, CUtexref, CUdeviceptr, size_t)",
            slots::cuTexRefSetAddress_v2,
            Some(missing::<{ slots::cuTexRefSetAddress_v2 }, 500>),
        );
    table
        .c_function(
            c"cuTexRefSetAddress2D",
            c"CUresult (CUtexref, CUDA_ARRAY_DESCRIPTOR const *, CUdeviceptr, size_t)",
            slots::cuTexRefSetAddress2D_v3,
            Some(missing::<{ slots::cuTexRefSetAddress2D_v3 }, 500>),
        );
    table
        .c_function(
            c"cuTexRefSetAddress2D_v2",
            c"CUresult (CUtexref, CUDA_ARRAY_DESCRIPTOR const *, CUdeviceptr, size_t)",
            slots::cuTexRefSetAddress2D_v2,
            Some(missing::<{ slots::cuTexRefSetAddress2D_v2 }, 500>),
        );
    table
        .c_function(
            c"cuTexRefSetAddressMode",
            c"CUresult (CUtexref, int, CUaddress_mode)",
            slots::cuTexRefSetAddressMode,
            Some(missing::<{ slots::cuTexRefSetAddressMode }, 500>),
        );
    table
        .c_function(
            c"cuTexRefSetArray",
            c"CUresult (CUtexref, CUarray, unsigned int)",
            slots::cuTexRefSetArray,
            Some(missing::<{ slots::cuTexRefSetArray }, 500>),
        );
    table
        .c_function(
            c"cuTexRefSetBorderColor",
            c"CUresult (CUtexref, float *)",
            slots::cuTexRefSetBorderColor,
            Some(missing::<{ slots::cuTexRefSetBorderColor }, 500>),
        );
    table
        .c_function(
            c"cuTexRefSetFilterMode",
            c"CUresult (CUtexref, CUfilter_mode)",
            slots::cuTexRefSetFilterMode,
            Some(missing::<{ slots::cuTexRefSetFilterMode }, 500>),
        );
    table
        .c_function(
            c"cuTexRefSetFlags",
            c"CUresult (CUtexref, unsigned int)",
            slots::cuTexRefSetFlags,
            Some(missing::<{ slots::cuTexRefSetFlags }, 500>),
        );
    table
        .c_function(
            c"cuTexRefSetFormat",
            c"CUresult (CUtexref, CUarray_format, int)",
            slots::cuTexRefSetFormat,
            Some(missing::<{ slots::cuTexRefSetFormat }, 500>),
        );
    table
        .c_function(
            c"cuTexRefSetMaxAnisotropy",
            c"CUresult (CUtexref, unsigned int)",
            slots::cuTexRefSetMaxAnisotropy,
            Some(missing::<{ slots::cuTexRefSetMaxAnisotropy }, 500>),
        );
    table
        .c_function(
            c"cuTexRefSetMipmapFilterMode",
            c"CUresult (CUtexref, CUfilter_mode)",
            slots::cuTexRefSetMipmapFilterMode,
            Some(missing::<{ slots::cuTexRefSetMipmapFilterMode }, 500>),
        );
    table
        .c_function(
            c"cuTexRefSetMipmapLevelBias",
            c"CUresult (CUtexref, float)",
            slots::cuTexRefSetMipmapLevelBias,
            Some(missing::<{ slots::cuTexRefSetMipmapLevelBias }, 500>),
        );
    table
        .c_function(
            c"cuTexRefSetMipmapLevelClamp",
            c"CUresult (CUtexref, float, float)",
            slots::cuTexRefSetMipmapLevelClamp,
            Some(missing::<{ slots::cuTexRefSetMipmapLevelClamp }, 500>),
        );
    table
        .c_function(
            c"cuTexRefSetMipmappedArray",
            c"CUresult (CUtexref, CUmipmappedArray, unsigned int)",
            slots::cuTexRefSetMipmappedArray,
            Some(missing::<{ slots::cuTexRefSetMipmappedArray }, 500>),
        );
    table
        .c_function(
            c"cuThreadExchangeStreamCaptureMode",
            c"CUresult (CUstreamCaptureMode *)",
            slots::cuThreadExchangeStreamCaptureMode,
            Some(missing::<{ slots::cuThreadExchangeStreamCaptureMode }, 500>),
        );
    table
        .c_function(
            c"cuUserObjectCreate",
            c"CUresult (CUuserObject *, void *, CUhostFn, unsigned int, unsigned int)",
            slots::cuUserObjectCreate,
            Some(missing::<{ slots::cuUserObjectCreate }, 500>),
        );
    table
        .c_function(
            c"cuUserObjectRelease",
            c"CUresult (CUuserObject, unsigned int)",
            slots::cuUserObjectRelease,
            Some(missing::<{ slots::cuUserObjectRelease }, 500>),
        );
    table
        .c_function(
            c"cuUserObjectRetain",
            c"CUresult (CUuserObject, unsigned int)",
            slots::cuUserObjectRetain,
            Some(missing::<{ slots::cuUserObjectRetain }, 500>),
        );
    table
        .c_function(
            c"cuVDPAUCtxCreate",
            c"CUresult (CUcontext *, unsigned int, CUdevice, __pyx_t_4cuda_8bindings_8cydriver_VdpDevice, __pyx_t_4cuda_8bindings_8cydriver_VdpGetProcAddress *)",
            slots::cuVDPAUCtxCreate_v2,
            Some(missing::<{ slots::cuVDPAUCtxCreate_v2 }, 500>),
        );
    table
        .c_function(
            c"cuVDPAUGetDevice",
            c"CUresult (CUdevice *, __pyx_t_4cuda_8bindings_8cydriver_VdpDevice, __pyx_t_4cuda_8bindings_8cydriver_VdpGetProcAddress *)",
            slots::cuVDPAUGetDevice,
            Some(missing::<{ slots::cuVDPAUGetDevice }, 500>),
        );
    table
        .c_function(
            c"cuWaitExternalSemaphoresAsync",
            c"CUresult (CUexternalSemaphore const *, CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS const *, unsigned int, CUstream)",
            slots::cuWaitExternalSemaphoresAsync,
            Some(missing::<{ slots::cuWaitExternalSemaphoresAsync }, 500>),
        );
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Enum(&driver12::CUCoredumpGenerationFlags));
    table.class(Class::Record(&driver::CUDA_ARRAY3D_DESCRIPTOR));
    table.class(Class::Record(&driver::CUDA_ARRAY3D_DESCRIPTOR_st));
    table.class(Class::Record(&driver::CUDA_ARRAY3D_DESCRIPTOR_v1));
    table.class(Class::Record(&driver::CUDA_ARRAY3D_DESCRIPTOR_v1_st));
    table.class(Class::Record(&driver::CUDA_ARRAY3D_DESCRIPTOR_v2));
    table.class(Class::Record(&driver::CUDA_ARRAY_DESCRIPTOR));
    table.class(Class::Record(&driver::CUDA_ARRAY_DESCRIPTOR_st));
    table.class(Class::Record(&driver::CUDA_ARRAY_DESCRIPTOR_v1));
    table.class(Class::Record(&driver::CUDA_ARRAY_DESCRIPTOR_v1_st));
    table.class(Class::Record(&driver::CUDA_ARRAY_DESCRIPTOR_v2));
    table.class(Class::Record(&driver::CUDA_ARRAY_MEMORY_REQUIREMENTS));
    table.class(Class::Record(&driver::CUDA_ARRAY_MEMORY_REQUIREMENTS_st));
    table.class(Class::Record(&driver::CUDA_ARRAY_MEMORY_REQUIREMENTS_v1));
    table.class(Class::Record(&driver::CUDA_ARRAY_SPARSE_PROPERTIES));
    table.class(Class::Record(&driver::CUDA_ARRAY_SPARSE_PROPERTIES_st));
    table.class(Class::Record(&driver::CUDA_ARRAY_SPARSE_PROPERTIES_v1));
    table.class(Class::Record(&driver::CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent));
    table.class(Class::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS));
    table.class(Class::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_st));
    table.class(Class::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v1));
    table.class(Class::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st));
    table.class(Class::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2));
    table.class(Class::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver::CUDA_CHILD_GRAPH_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_CHILD_GRAPH_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_CONDITIONAL_NODE_PARAMS));
    table.class(Class::Record(&driver12::CUDA_EVENT_RECORD_NODE_PARAMS));
    table.class(Class::Record(&driver12::CUDA_EVENT_RECORD_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_EVENT_WAIT_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_EVENT_WAIT_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle));
    table
        .class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle));
    table
        .class(
            Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32),
        );
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params));
    table
        .class(
            Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence),
        );
    table
        .class(
            Class::Record(
                &driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex,
            ),
        );
    table
        .class(
            Class::Record(
                &driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync,
            ),
        );
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params));
    table
        .class(
            Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence),
        );
    table
        .class(
            Class::Record(
                &driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex,
            ),
        );
    table
        .class(
            Class::Record(
                &driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync,
            ),
        );
    table.class(Class::Record(&driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1));
    table.class(Class::Record(&driver12::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2));
    table.class(Class::Record(&driver12::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1));
    table.class(Class::Record(&driver12::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2));
    table.class(Class::Record(&driver12::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver::CUDA_GRAPH_INSTANTIATE_PARAMS));
    table.class(Class::Record(&driver::CUDA_GRAPH_INSTANTIATE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_HOST_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_HOST_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_HOST_NODE_PARAMS_v1));
    table.class(Class::Record(&driver12::CUDA_HOST_NODE_PARAMS_v2));
    table.class(Class::Record(&driver12::CUDA_HOST_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver::CUDA_KERNEL_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_KERNEL_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v2));
    table.class(Class::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v3));
    table.class(Class::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v3_st));
    table.class(Class::Record(&driver::CUDA_LAUNCH_PARAMS));
    table.class(Class::Record(&driver::CUDA_LAUNCH_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_LAUNCH_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_MEMCPY2D));
    table.class(Class::Record(&driver::CUDA_MEMCPY2D_st));
    table.class(Class::Record(&driver::CUDA_MEMCPY2D_v1));
    table.class(Class::Record(&driver::CUDA_MEMCPY2D_v1_st));
    table.class(Class::Record(&driver::CUDA_MEMCPY2D_v2));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D));
    table.class(Class::Record(&driver12::CUDA_MEMCPY3D_BATCH_OP));
    table.class(Class::Record(&driver12::CUDA_MEMCPY3D_BATCH_OP_st));
    table.class(Class::Record(&driver12::CUDA_MEMCPY3D_BATCH_OP_v1));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D_PEER));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D_PEER_st));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D_PEER_v1));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D_st));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D_v1));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D_v1_st));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D_v2));
    table.class(Class::Record(&driver::CUDA_MEMCPY_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_MEMCPY_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_MEMSET_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_MEMSET_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_MEMSET_NODE_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_MEMSET_NODE_PARAMS_v2));
    table.class(Class::Record(&driver::CUDA_MEMSET_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS));
    table.class(Class::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS_st));
    table.class(Class::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v1));
    table.class(Class::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v1_st));
    table.class(Class::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v2));
    table.class(Class::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver::CUDA_MEM_FREE_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_MEM_FREE_NODE_PARAMS_st));
    table.class(Class::Enum(&driver::CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS));
    table.class(Class::Record(&driver::CUDA_POINTER_ATTRIBUTE_P2P_TOKENS));
    table.class(Class::Record(&driver::CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st));
    table.class(Class::Record(&driver::CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_st));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_v1));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_v1_res));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_v1_res_array));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_v1_res_linear));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_v1_res_mipmap));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_v1_res_pitch2D));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_v1_res_reserved));
    table.class(Class::Record(&driver::CUDA_RESOURCE_VIEW_DESC));
    table.class(Class::Record(&driver::CUDA_RESOURCE_VIEW_DESC_st));
    table.class(Class::Record(&driver::CUDA_RESOURCE_VIEW_DESC_v1));
    table.class(Class::Record(&driver::CUDA_TEXTURE_DESC));
    table.class(Class::Record(&driver::CUDA_TEXTURE_DESC_st));
    table.class(Class::Record(&driver::CUDA_TEXTURE_DESC_v1));
    table.class(Class::Enum(&driver::CUGLDeviceList));
    table.class(Class::Enum(&driver::CUGLmap_flags));
    table.class(Class::Enum(&driver::CUGPUDirectRDMAWritesOrdering));
    table.class(Class::Record(&driver::CUaccessPolicyWindow));
    table.class(Class::Record(&driver::CUaccessPolicyWindow_st));
    table.class(Class::Record(&driver::CUaccessPolicyWindow_v1));
    table.class(Class::Enum(&driver::CUaccessProperty));
    table.class(Class::Enum(&driver::CUaddress_mode));
    table.class(Class::Value(&driver::CUarray));
    table.class(Class::Record(&driver::CUarrayMapInfo));
    table.class(Class::Record(&driver::CUarrayMapInfo_st));
    table.class(Class::Record(&driver::CUarrayMapInfo_v1));
    table.class(Class::Record(&driver::CUarrayMapInfo_v1_memHandle));
    table.class(Class::Record(&driver::CUarrayMapInfo_v1_resource));
    table.class(Class::Record(&driver::CUarrayMapInfo_v1_subresource));
    table.class(Class::Record(&driver::CUarrayMapInfo_v1_subresource_miptail));
    table.class(Class::Record(&driver::CUarrayMapInfo_v1_subresource_sparseLevel));
    table.class(Class::Enum(&driver::CUarraySparseSubresourceType));
    table.class(Class::Enum(&driver::CUarray_cubemap_face));
    table.class(Class::Enum(&driver::CUarray_format));
    table.class(Class::Value(&driver::CUasyncCallback));
    table.class(Class::Value(&driver::CUasyncCallbackHandle));
    table.class(Class::Record(&driver::CUasyncNotificationInfo));
    table.class(Class::Record(&driver::CUasyncNotificationInfo_info));
    table.class(Class::Record(&driver::CUasyncNotificationInfo_info_overBudget));
    table.class(Class::Record(&driver::CUasyncNotificationInfo_st));
    table.class(Class::Enum(&driver::CUasyncNotificationType));
    table.class(Class::Record(&driver12::CUcheckpointCheckpointArgs));
    table.class(Class::Record(&driver12::CUcheckpointCheckpointArgs_st));
    table.class(Class::Record(&driver::CUcheckpointLockArgs));
    table.class(Class::Record(&driver::CUcheckpointLockArgs_st));
    table.class(Class::Record(&driver12::CUcheckpointRestoreArgs));
    table.class(Class::Record(&driver12::CUcheckpointRestoreArgs_st));
    table.class(Class::Record(&driver::CUcheckpointUnlockArgs));
    table.class(Class::Record(&driver::CUcheckpointUnlockArgs_st));
    table.class(Class::Enum(&driver::CUcigDataType));
    table.class(Class::Enum(&driver::CUclusterSchedulingPolicy));
    table.class(Class::Enum(&driver::CUcomputemode));
    table.class(Class::Value(&driver::CUcontext));
    table.class(Class::Enum(&driver::CUcoredumpSettings));
    table.class(Class::Record(&driver::CUctxCigParam));
    table.class(Class::Record(&driver::CUctxCigParam_st));
    table.class(Class::Record(&driver::CUctxCreateParams));
    table.class(Class::Record(&driver::CUctxCreateParams_st));
    table.class(Class::Enum(&driver::CUctx_flags));
    table.class(Class::Record(&driver12::CUdevResource));
    table.class(Class::Value(&driver::CUdevResourceDesc));
    table.class(Class::Enum(&driver::CUdevResourceType));
    table.class(Class::Record(&driver12::CUdevResource_st));
    table.class(Class::Record(&driver12::CUdevResource_v1));
    table.class(Class::Record(&driver12::CUdevResource_v1_anon0));
    table.class(Class::Record(&driver12::CUdevSmResource));
    table.class(Class::Enum(&driver12::CUdevSmResourceSplit_flags));
    table.class(Class::Record(&driver12::CUdevSmResource_st));
    table.class(Class::Value(&driver::CUdevice));
    table.class(Class::Enum(&driver::CUdeviceNumaConfig));
    table.class(Class::Enum(&driver::CUdevice_P2PAttribute));
    table.class(Class::Enum(&driver12::CUdevice_attribute));
    table.class_as("CUdevice_v1", Class::Value(&driver::CUdevice));
    table.class(Class::Value(&driver::CUdeviceptr));
    table.class(Class::Value(&driver::CUdeviceptr_v1));
    table.class_as("CUdeviceptr_v2", Class::Value(&driver::CUdeviceptr));
    table.class(Class::Record(&driver::CUdevprop));
    table.class(Class::Record(&driver::CUdevprop_st));
    table.class(Class::Record(&driver::CUdevprop_v1));
    table.class(Class::Enum(&driver::CUdriverProcAddressQueryResult));
    table.class(Class::Enum(&driver::CUdriverProcAddress_flags));
    table.class(Class::Enum(&driver::CUeglColorFormat));
    table.class(Class::Record(&driver::CUeglFrame));
    table.class(Class::Enum(&driver::CUeglFrameType));
    table.class(Class::Record(&driver::CUeglFrame_st));
    table.class(Class::Record(&driver::CUeglFrame_v1));
    table.class(Class::Record(&driver::CUeglFrame_v1_frame));
    table.class(Class::Enum(&driver::CUeglResourceLocationFlags));
    table.class(Class::Value(&driver::CUeglStreamConnection));
    table.class(Class::Value(&driver::CUevent));
    table.class(Class::Enum(&driver::CUevent_flags));
    table.class(Class::Enum(&driver::CUevent_record_flags));
    table.class(Class::Enum(&driver::CUevent_sched_flags));
    table.class(Class::Enum(&driver::CUevent_wait_flags));
    table.class(Class::Record(&driver::CUexecAffinityParam));
    table.class(Class::Record(&driver::CUexecAffinityParam_st));
    table.class(Class::Record(&driver::CUexecAffinityParam_v1));
    table.class(Class::Record(&driver::CUexecAffinityParam_v1_param));
    table.class(Class::Record(&driver::CUexecAffinitySmCount));
    table.class(Class::Record(&driver::CUexecAffinitySmCount_st));
    table.class(Class::Record(&driver::CUexecAffinitySmCount_v1));
    table.class(Class::Enum(&driver::CUexecAffinityType));
    table.class(Class::Record(&driver::CUextent3D));
    table.class(Class::Record(&driver::CUextent3D_st));
    table.class(Class::Record(&driver::CUextent3D_v1));
    table.class(Class::Value(&driver::CUexternalMemory));
    table.class(Class::Enum(&driver::CUexternalMemoryHandleType));
    table.class(Class::Value(&driver::CUexternalSemaphore));
    table.class(Class::Enum(&driver::CUexternalSemaphoreHandleType));
    table.class(Class::Enum(&driver::CUfilter_mode));
    table.class(Class::Enum(&driver::CUflushGPUDirectRDMAWritesOptions));
    table.class(Class::Enum(&driver::CUflushGPUDirectRDMAWritesScope));
    table.class(Class::Enum(&driver::CUflushGPUDirectRDMAWritesTarget));
    table.class(Class::Enum(&driver::CUfunc_cache));
    table.class(Class::Value(&driver::CUfunction));
    table.class(Class::Enum(&driver::CUfunctionLoadingState));
    table.class(Class::Enum(&driver12::CUfunction_attribute));
    table.class(Class::Value(&driver::CUgraph));
    table.class(Class::Enum(&driver::CUgraphChildGraphNodeOwnership));
    table.class(Class::Value(&driver::CUgraphConditionalHandle));
    table.class(Class::Enum(&driver::CUgraphConditionalNodeType));
    table.class(Class::Enum(&driver::CUgraphDebugDot_flags));
    table.class(Class::Enum(&driver::CUgraphDependencyType));
    table.class(Class::Value(&driver::CUgraphDeviceNode));
    table.class(Class::Record(&driver::CUgraphEdgeData));
    table.class(Class::Record(&driver::CUgraphEdgeData_st));
    table.class(Class::Value(&driver::CUgraphExec));
    table.class(Class::Enum(&driver::CUgraphExecUpdateResult));
    table.class(Class::Record(&driver::CUgraphExecUpdateResultInfo));
    table.class(Class::Record(&driver::CUgraphExecUpdateResultInfo_st));
    table.class(Class::Record(&driver::CUgraphExecUpdateResultInfo_v1));
    table.class(Class::Enum(&driver::CUgraphInstantiateResult));
    table.class(Class::Enum(&driver::CUgraphInstantiate_flags));
    table.class(Class::Enum(&driver::CUgraphMem_attribute));
    table.class(Class::Value(&driver::CUgraphNode));
    table.class(Class::Record(&driver12::CUgraphNodeParams));
    table.class(Class::Record(&driver12::CUgraphNodeParams_anon0));
    table.class(Class::Record(&driver12::CUgraphNodeParams_st));
    table.class(Class::Enum(&driver::CUgraphNodeType));
    table.class(Class::Enum(&driver::CUgraphicsMapResourceFlags));
    table.class(Class::Enum(&driver::CUgraphicsRegisterFlags));
    table.class(Class::Value(&driver::CUgraphicsResource));
    table.class(Class::Value(&driver::CUgreenCtx));
    table.class(Class::Enum(&driver::CUgreenCtxCreate_flags));
    table.class(Class::Value(&driver::CUhostFn));
    table.class(Class::Record(&driver::CUipcEventHandle));
    table.class(Class::Record(&driver::CUipcEventHandle_st));
    table.class(Class::Record(&driver::CUipcEventHandle_v1));
    table.class(Class::Record(&driver::CUipcMemHandle));
    table.class(Class::Record(&driver::CUipcMemHandle_st));
    table.class(Class::Record(&driver::CUipcMemHandle_v1));
    table.class(Class::Enum(&driver::CUipcMem_flags));
    table.class(Class::Enum(&driver::CUjitInputType));
    table.class(Class::Enum(&driver::CUjit_cacheMode));
    table.class(Class::Enum(&driver::CUjit_fallback));
    table.class(Class::Enum(&driver12::CUjit_option));
    table.class(Class::Enum(&driver::CUjit_target));
    table.class(Class::Value(&driver::CUkernel));
    table.class_as("CUkernelNodeAttrID", Class::Enum(&driver::CUlaunchAttributeID));
    table.class(Class::Record(&driver12::CUkernelNodeAttrValue));
    table.class(Class::Record(&driver12::CUkernelNodeAttrValue_v1));
    table.class(Class::Record(&driver12::CUlaunchAttribute));
    table.class(Class::Enum(&driver::CUlaunchAttributeID));
    table.class(Class::Record(&driver12::CUlaunchAttributeValue));
    table.class(Class::Record(&driver::CUlaunchAttributeValue_clusterDim));
    table
        .class(Class::Record(&driver::CUlaunchAttributeValue_deviceUpdatableKernelNode));
    table.class(Class::Record(&driver::CUlaunchAttributeValue_launchCompletionEvent));
    table.class(Class::Record(&driver::CUlaunchAttributeValue_preferredClusterDim));
    table.class(Class::Record(&driver::CUlaunchAttributeValue_programmaticEvent));
    table.class(Class::Record(&driver12::CUlaunchAttributeValue_union));
    table.class(Class::Record(&driver12::CUlaunchAttribute_st));
    table.class(Class::Record(&driver12::CUlaunchConfig));
    table.class(Class::Record(&driver12::CUlaunchConfig_st));
    table.class(Class::Enum(&driver::CUlaunchMemSyncDomain));
    table.class(Class::Record(&driver::CUlaunchMemSyncDomainMap));
    table.class(Class::Record(&driver::CUlaunchMemSyncDomainMap_st));
    table.class(Class::Value(&driver::CUlibrary));
    table.class(Class::Record(&driver::CUlibraryHostUniversalFunctionAndDataTable));
    table.class(Class::Record(&driver::CUlibraryHostUniversalFunctionAndDataTable_st));
    table.class(Class::Enum(&driver::CUlibraryOption));
    table.class(Class::Enum(&driver12::CUlimit));
    table.class(Class::Value(&driver::CUlinkState));
    table.class(Class::Value(&driver::CUlogIterator));
    table.class(Class::Enum(&driver::CUlogLevel));
    table.class(Class::Value(&driver::CUlogsCallback));
    table.class(Class::Value(&driver::CUlogsCallbackHandle));
    table.class(Class::Record(&driver12::CUmemAccessDesc));
    table.class(Class::Record(&driver12::CUmemAccessDesc_st));
    table.class(Class::Record(&driver12::CUmemAccessDesc_v1));
    table.class(Class::Enum(&driver::CUmemAccess_flags));
    table.class(Class::Enum(&driver::CUmemAllocationCompType));
    table.class(Class::Enum(&driver::CUmemAllocationGranularity_flags));
    table.class(Class::Enum(&driver::CUmemAllocationHandleType));
    table.class(Class::Record(&driver12::CUmemAllocationProp));
    table.class(Class::Record(&driver12::CUmemAllocationProp_st));
    table.class(Class::Record(&driver12::CUmemAllocationProp_v1));
    table.class(Class::Record(&driver::CUmemAllocationProp_v1_allocFlags));
    table.class(Class::Enum(&driver::CUmemAllocationType));
    table.class(Class::Enum(&driver::CUmemAttach_flags));
    table.class(Class::Enum(&driver::CUmemDecompressAlgorithm));
    table.class(Class::Record(&driver::CUmemDecompressParams));
    table.class(Class::Record(&driver::CUmemDecompressParams_st));
    table.class(Class::Record(&driver::CUmemFabricHandle));
    table.class(Class::Record(&driver::CUmemFabricHandle_st));
    table.class(Class::Record(&driver::CUmemFabricHandle_v1));
    table.class(Class::Value(&driver::CUmemGenericAllocationHandle));
    table
        .class_as(
            "CUmemGenericAllocationHandle_v1",
            Class::Value(&driver::CUmemGenericAllocationHandle),
        );
    table.class(Class::Enum(&driver::CUmemHandleType));
    table.class(Class::Record(&driver12::CUmemLocation));
    table.class(Class::Enum(&driver::CUmemLocationType));
    table.class(Class::Record(&driver12::CUmemLocation_st));
    table.class(Class::Record(&driver12::CUmemLocation_v1));
    table.class(Class::Enum(&driver::CUmemOperationType));
    table.class(Class::Record(&driver12::CUmemPoolProps));
    table.class(Class::Record(&driver12::CUmemPoolProps_st));
    table.class(Class::Record(&driver12::CUmemPoolProps_v1));
    table.class(Class::Record(&driver::CUmemPoolPtrExportData));
    table.class(Class::Record(&driver::CUmemPoolPtrExportData_st));
    table.class(Class::Record(&driver::CUmemPoolPtrExportData_v1));
    table.class(Class::Enum(&driver::CUmemPool_attribute));
    table.class(Class::Enum(&driver::CUmemRangeFlags));
    table.class(Class::Enum(&driver::CUmemRangeHandleType));
    table.class(Class::Enum(&driver::CUmem_advise));
    table.class(Class::Enum(&driver::CUmem_range_attribute));
    table.class(Class::Record(&driver12::CUmemcpy3DOperand));
    table.class(Class::Enum(&driver::CUmemcpy3DOperandType));
    table.class(Class::Record(&driver12::CUmemcpy3DOperand_st));
    table.class(Class::Record(&driver12::CUmemcpy3DOperand_v1));
    table.class(Class::Record(&driver12::CUmemcpy3DOperand_v1_op));
    table.class(Class::Record(&driver::CUmemcpy3DOperand_v1_op_array));
    table.class(Class::Record(&driver12::CUmemcpy3DOperand_v1_op_ptr));
    table.class(Class::Record(&driver12::CUmemcpyAttributes));
    table.class(Class::Record(&driver12::CUmemcpyAttributes_st));
    table.class(Class::Record(&driver12::CUmemcpyAttributes_v1));
    table.class(Class::Enum(&driver::CUmemcpyFlags));
    table.class(Class::Enum(&driver::CUmemcpySrcAccessOrder));
    table.class(Class::Value(&driver::CUmemoryPool));
    table.class(Class::Enum(&driver::CUmemorytype));
    table.class(Class::Value(&driver::CUmipmappedArray));
    table.class(Class::Value(&driver::CUmodule));
    table.class(Class::Enum(&driver::CUmoduleLoadingMode));
    table.class(Class::Enum(&driver::CUmulticastGranularity_flags));
    table.class(Class::Record(&driver::CUmulticastObjectProp));
    table.class(Class::Record(&driver::CUmulticastObjectProp_st));
    table.class(Class::Record(&driver::CUmulticastObjectProp_v1));
    table.class(Class::Value(&driver::CUoccupancyB2DSize));
    table.class(Class::Enum(&driver::CUoccupancy_flags));
    table.class(Class::Record(&driver::CUoffset3D));
    table.class(Class::Record(&driver::CUoffset3D_st));
    table.class(Class::Record(&driver::CUoffset3D_v1));
    table.class(Class::Enum(&driver::CUoutput_mode));
    table.class(Class::Enum(&driver::CUpointer_attribute));
    table.class(Class::Enum(&driver::CUprocessState));
    table.class(Class::Enum(&driver::CUresourceViewFormat));
    table.class(Class::Enum(&driver::CUresourcetype));
    table.class(Class::Enum(&driver::CUresult));
    table.class(Class::Enum(&driver::CUshared_carveout));
    table.class(Class::Enum(&driver::CUsharedconfig));
    table.class(Class::Value(&driver::CUstream));
    table.class_as("CUstreamAttrID", Class::Enum(&driver::CUlaunchAttributeID));
    table.class(Class::Record(&driver12::CUstreamAttrValue));
    table.class(Class::Record(&driver12::CUstreamAttrValue_v1));
    table.class(Class::Record(&driver12::CUstreamBatchMemOpParams));
    table.class(Class::Record(&driver12::CUstreamBatchMemOpParams_union));
    table.class(Class::Record(&driver12::CUstreamBatchMemOpParams_v1));
    table.class(Class::Enum(&driver::CUstreamBatchMemOpType));
    table.class(Class::Value(&driver::CUstreamCallback));
    table.class(Class::Enum(&driver::CUstreamCaptureMode));
    table.class(Class::Enum(&driver::CUstreamCaptureStatus));
    table.class(Class::Record(&driver::CUstreamMemOpFlushRemoteWritesParams_st));
    table.class(Class::Record(&driver::CUstreamMemOpMemoryBarrierParams_st));
    table.class(Class::Record(&driver::CUstreamMemOpWaitValueParams_st));
    table.class(Class::Record(&driver::CUstreamMemOpWaitValueParams_st_anon0));
    table.class(Class::Record(&driver::CUstreamMemOpWriteValueParams_st));
    table.class(Class::Record(&driver::CUstreamMemOpWriteValueParams_st_anon0));
    table.class(Class::Enum(&driver::CUstreamMemoryBarrier_flags));
    table.class(Class::Enum(&driver::CUstreamUpdateCaptureDependencies_flags));
    table.class(Class::Enum(&driver::CUstreamWaitValue_flags));
    table.class(Class::Enum(&driver::CUstreamWriteValue_flags));
    table.class(Class::Enum(&driver::CUstream_flags));
    table.class(Class::Value(&driver::CUsurfObject));
    table.class_as("CUsurfObject_v1", Class::Value(&driver::CUsurfObject));
    table.class(Class::Value(&driver::CUsurfref));
    table.class(Class::Enum(&driver::CUsynchronizationPolicy));
    table.class(Class::Record(&driver12::CUtensorMap));
    table.class(Class::Enum(&driver::CUtensorMapDataType));
    table.class(Class::Enum(&driver::CUtensorMapFloatOOBfill));
    table.class(Class::Enum(&driver::CUtensorMapIm2ColWideMode));
    table.class(Class::Enum(&driver::CUtensorMapInterleave));
    table.class(Class::Enum(&driver::CUtensorMapL2promotion));
    table.class(Class::Enum(&driver::CUtensorMapSwizzle));
    table.class(Class::Record(&driver12::CUtensorMap_st));
    table.class(Class::Value(&driver::CUtexObject));
    table.class_as("CUtexObject_v1", Class::Value(&driver::CUtexObject));
    table.class(Class::Value(&driver::CUtexref));
    table.class(Class::Value(&driver::CUuserObject));
    table.class(Class::Enum(&driver::CUuserObjectRetain_flags));
    table.class(Class::Enum(&driver::CUuserObject_flags));
    table.class(Class::Record(&driver::CUuuid));
    table.class(Class::Record(&driver::CUuuid_st));
    table.class(Class::Value(&driver::EGLImageKHR));
    table.class(Class::Value(&driver::EGLStreamKHR));
    table.class(Class::Value(&driver::EGLSyncKHR));
    table.class(Class::Value(&driver::EGLint));
    table.class(Class::Value(&driver::GLenum));
    table.class(Class::Value(&driver::GLuint));
    table.class(Class::Value(&driver::VdpDevice));
    table.class(Class::Value(&driver::VdpFuncId));
    table.class(Class::Value(&driver::VdpGetProcAddress));
    table.class(Class::Value(&driver::VdpOutputSurface));
    table.class(Class::Enum(&driver::VdpStatus));
    table.class(Class::Value(&driver::VdpVideoSurface));
    table.class(Class::Enum(&driver::cl_context_flags));
    table.class(Class::Enum(&driver::cl_event_flags));
    table.class(Class::Value(&driver::cuuint32_t));
    table.class(Class::Value(&driver::cuuint64_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CUDA_ARRAY3D_2DARRAY", Constant::Int(1));
    table.constant("CUDA_ARRAY3D_COLOR_ATTACHMENT", Constant::Int(32));
    table.constant("CUDA_ARRAY3D_CUBEMAP", Constant::Int(4));
    table.constant("CUDA_ARRAY3D_DEFERRED_MAPPING", Constant::Int(128));
    table.constant("CUDA_ARRAY3D_DEPTH_TEXTURE", Constant::Int(16));
    table.constant("CUDA_ARRAY3D_LAYERED", Constant::Int(1));
    table.constant("CUDA_ARRAY3D_SPARSE", Constant::Int(64));
    table.constant("CUDA_ARRAY3D_SURFACE_LDST", Constant::Int(2));
    table.constant("CUDA_ARRAY3D_TEXTURE_GATHER", Constant::Int(8));
    table.constant("CUDA_ARRAY3D_VIDEO_ENCODE_DECODE", Constant::Int(256));
    table
        .constant(
            "CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC",
            Constant::Int(2),
        );
    table
        .constant(
            "CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC",
            Constant::Int(1),
        );
    table.constant("CUDA_EGL_INFINITE_TIMEOUT", Constant::Int(4294967295));
    table.constant("CUDA_EXTERNAL_MEMORY_DEDICATED", Constant::Int(1));
    table
        .constant(
            "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC",
            Constant::Int(1),
        );
    table
        .constant(
            "CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC",
            Constant::Int(2),
        );
    table.constant("CUDA_NVSCISYNC_ATTR_SIGNAL", Constant::Int(1));
    table.constant("CUDA_NVSCISYNC_ATTR_WAIT", Constant::Int(2));
    table.constant("CUDA_VERSION", Constant::Int(12090));
    table.constant("CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL", Constant::Int(1));
    table.constant("CU_COMPUTE_ACCELERATED_TARGET_BASE", Constant::Int(65536));
    table.constant("CU_COMPUTE_FAMILY_TARGET_BASE", Constant::Int(131072));
    table.constant("CU_DEVICE_CPU", Constant::Int(-1));
    table.constant("CU_DEVICE_INVALID", Constant::Int(-2));
    table.constant("CU_GRAPH_COND_ASSIGN_DEFAULT", Constant::Int(1));
    table.constant("CU_GRAPH_KERNEL_NODE_PORT_DEFAULT", Constant::Int(0));
    table.constant("CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER", Constant::Int(2));
    table.constant("CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC", Constant::Int(1));
    table.constant("CU_IPC_HANDLE_SIZE", Constant::Int(64));
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW",
            Constant::Enum(&driver::CUlaunchAttributeID, 1),
        );
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION",
            Constant::Enum(&driver::CUlaunchAttributeID, 4),
        );
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE",
            Constant::Enum(&driver::CUlaunchAttributeID, 5),
        );
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE",
            Constant::Enum(&driver::CUlaunchAttributeID, 2),
        );
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE",
            Constant::Enum(&driver::CUlaunchAttributeID, 13),
        );
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN",
            Constant::Enum(&driver::CUlaunchAttributeID, 10),
        );
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP",
            Constant::Enum(&driver::CUlaunchAttributeID, 9),
        );
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION",
            Constant::Enum(&driver::CUlaunchAttributeID, 11),
        );
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT",
            Constant::Enum(&driver::CUlaunchAttributeID, 14),
        );
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_PRIORITY",
            Constant::Enum(&driver::CUlaunchAttributeID, 8),
        );
    table.constant("CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM", Constant::Int(1));
    table.constant("CU_LAUNCH_PARAM_BUFFER_POINTER", Constant::Int(1));
    table.constant("CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT", Constant::Int(1));
    table.constant("CU_LAUNCH_PARAM_BUFFER_SIZE", Constant::Int(2));
    table.constant("CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT", Constant::Int(2));
    table.constant("CU_LAUNCH_PARAM_END", Constant::Int(0));
    table.constant("CU_LAUNCH_PARAM_END_AS_INT", Constant::Int(0));
    table.constant("CU_MEMHOSTALLOC_DEVICEMAP", Constant::Int(2));
    table.constant("CU_MEMHOSTALLOC_PORTABLE", Constant::Int(1));
    table.constant("CU_MEMHOSTALLOC_WRITECOMBINED", Constant::Int(4));
    table.constant("CU_MEMHOSTREGISTER_DEVICEMAP", Constant::Int(2));
    table.constant("CU_MEMHOSTREGISTER_IOMEMORY", Constant::Int(4));
    table.constant("CU_MEMHOSTREGISTER_PORTABLE", Constant::Int(1));
    table.constant("CU_MEMHOSTREGISTER_READ_ONLY", Constant::Int(8));
    table.constant("CU_MEM_CREATE_USAGE_HW_DECOMPRESS", Constant::Int(2));
    table.constant("CU_MEM_CREATE_USAGE_TILE_POOL", Constant::Int(1));
    table.constant("CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS", Constant::Int(2));
    table.constant("CU_PARAM_TR_DEFAULT", Constant::Int(-1));
    table
        .constant(
            "CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW",
            Constant::Enum(&driver::CUlaunchAttributeID, 1),
        );
    table
        .constant(
            "CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN",
            Constant::Enum(&driver::CUlaunchAttributeID, 10),
        );
    table
        .constant(
            "CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP",
            Constant::Enum(&driver::CUlaunchAttributeID, 9),
        );
    table
        .constant(
            "CU_STREAM_ATTRIBUTE_PRIORITY",
            Constant::Enum(&driver::CUlaunchAttributeID, 8),
        );
    table
        .constant(
            "CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY",
            Constant::Enum(&driver::CUlaunchAttributeID, 3),
        );
    table.constant("CU_STREAM_LEGACY", Constant::Int(1));
    table.constant("CU_STREAM_PER_THREAD", Constant::Int(2));
    table.constant("CU_TENSOR_MAP_NUM_QWORDS", Constant::Int(16));
    table.constant("CU_TRSA_OVERRIDE_FORMAT", Constant::Int(1));
    table.constant("CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION", Constant::Int(32));
    table.constant("CU_TRSF_NORMALIZED_COORDINATES", Constant::Int(2));
    table.constant("CU_TRSF_READ_AS_INTEGER", Constant::Int(1));
    table.constant("CU_TRSF_SEAMLESS_CUBEMAP", Constant::Int(64));
    table.constant("CU_TRSF_SRGB", Constant::Int(16));
    table.constant("MAX_PLANES", Constant::Int(3));
    table.constant("RESOURCE_ABI_EXTERNAL_BYTES", Constant::Int(48));
    table.constant("RESOURCE_ABI_VERSION", Constant::Int(1));
}
