//! The contents of `cubind.cuda13.runtime`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::runtime::{both, only13, slots};
use crate::support::prelude::*;
use crate::tables::{driver, runtime, runtime13};

static LIBRARY: LibraryDef = LibraryDef::new(
        "CUDA runtime API of CUDA 13",
        &["libcudart.so.13"],
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cudart",
        &[],
    )
    .installed_by(&["cubind[cu13]"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::cudaArrayGetInfo, None, ""),
        (slots::cudaArrayGetMemoryRequirements, None, ""),
        (slots::cudaArrayGetPlane, None, ""),
        (slots::cudaArrayGetSparseProperties, None, ""),
        (slots::cudaChooseDevice, None, ""),
        (slots::cudaCreateChannelDesc, None, ""),
        (slots::cudaCreateSurfaceObject, None, ""),
        (slots::cudaCreateTextureObject, None, ""),
        (slots::cudaCtxResetPersistingL2Cache, None, ""),
        (slots::cudaDestroyExternalMemory, None, ""),
        (slots::cudaDestroyExternalSemaphore, None, ""),
        (slots::cudaDestroySurfaceObject, None, ""),
        (slots::cudaDestroyTextureObject, None, ""),
        (slots::cudaDevResourceGenerateDesc, None, "13.1"),
        (slots::cudaDevSmResourceSplit, None, "13.1"),
        (slots::cudaDevSmResourceSplitByCount, None, "13.1"),
        (slots::cudaDeviceCanAccessPeer, None, ""),
        (slots::cudaDeviceDisablePeerAccess, None, ""),
        (slots::cudaDeviceEnablePeerAccess, None, ""),
        (slots::cudaDeviceFlushGPUDirectRDMAWrites, None, ""),
        (slots::cudaDeviceGetAttribute, None, ""),
        (slots::cudaDeviceGetByPCIBusId, None, ""),
        (slots::cudaDeviceGetCacheConfig, None, ""),
        (slots::cudaDeviceGetDefaultMemPool, None, ""),
        (slots::cudaDeviceGetDevResource, None, "13.1"),
        (slots::cudaDeviceGetExecutionCtx, None, "13.1"),
        (slots::cudaDeviceGetGraphMemAttribute, None, ""),
        (slots::cudaDeviceGetHostAtomicCapabilities, None, "13.0"),
        (slots::cudaDeviceGetLimit, None, ""),
        (slots::cudaDeviceGetMemPool, None, ""),
        (slots::cudaDeviceGetNvSciSyncAttributes, None, ""),
        (slots::cudaDeviceGetP2PAtomicCapabilities, None, "13.0"),
        (slots::cudaDeviceGetP2PAttribute, None, ""),
        (slots::cudaDeviceGetPCIBusId, None, ""),
        (slots::cudaDeviceGetSharedMemConfig, None, ""),
        (slots::cudaDeviceGetStreamPriorityRange, None, ""),
        (slots::cudaDeviceGetTexture1DLinearMaxWidth, None, ""),
        (slots::cudaDeviceGraphMemTrim, None, ""),
        (slots::cudaDeviceRegisterAsyncNotification, None, "12.4"),
        (slots::cudaDeviceReset, None, ""),
        (slots::cudaDeviceSetCacheConfig, None, ""),
        (slots::cudaDeviceSetGraphMemAttribute, None, ""),
        (slots::cudaDeviceSetLimit, None, ""),
        (slots::cudaDeviceSetMemPool, None, ""),
        (slots::cudaDeviceSetSharedMemConfig, None, ""),
        (slots::cudaDeviceSynchronize, None, ""),
        (slots::cudaDeviceUnregisterAsyncNotification, None, "12.4"),
        (slots::cudaDriverGetVersion, None, ""),
        (slots::cudaEGLStreamConsumerAcquireFrame, None, ""),
        (slots::cudaEGLStreamConsumerConnect, None, ""),
        (slots::cudaEGLStreamConsumerConnectWithFlags, None, ""),
        (slots::cudaEGLStreamConsumerDisconnect, None, ""),
        (slots::cudaEGLStreamConsumerReleaseFrame, None, ""),
        (slots::cudaEGLStreamProducerConnect, None, ""),
        (slots::cudaEGLStreamProducerDisconnect, None, ""),
        (slots::cudaEGLStreamProducerPresentFrame, None, ""),
        (slots::cudaEGLStreamProducerReturnFrame, None, ""),
        (slots::cudaEventCreate, None, ""),
        (slots::cudaEventCreateFromEGLSync, None, ""),
        (slots::cudaEventCreateWithFlags, None, ""),
        (slots::cudaEventDestroy, None, ""),
        (slots::cudaEventElapsedTime, None, ""),
        (slots::cudaEventQuery, None, ""),
        (slots::cudaEventRecord, Some(slots::cudaEventRecord_ptsz), ""),
        (
            slots::cudaEventRecordWithFlags,
            Some(slots::cudaEventRecordWithFlags_ptsz),
            "",
        ),
        (slots::cudaEventSynchronize, None, ""),
        (slots::cudaExecutionCtxDestroy, None, "13.1"),
        (slots::cudaExecutionCtxGetDevResource, None, "13.1"),
        (slots::cudaExecutionCtxGetDevice, None, "13.1"),
        (slots::cudaExecutionCtxGetId, None, "13.1"),
        (slots::cudaExecutionCtxRecordEvent, None, "13.1"),
        (slots::cudaExecutionCtxStreamCreate, None, "13.1"),
        (slots::cudaExecutionCtxSynchronize, None, "13.1"),
        (slots::cudaExecutionCtxWaitEvent, None, "13.1"),
        (slots::cudaExternalMemoryGetMappedBuffer, None, ""),
        (slots::cudaExternalMemoryGetMappedMipmappedArray, None, ""),
        (slots::cudaFree, None, ""),
        (slots::cudaFreeArray, None, ""),
        (slots::cudaFreeAsync, Some(slots::cudaFreeAsync_ptsz), ""),
        (slots::cudaFreeHost, None, ""),
        (slots::cudaFreeMipmappedArray, None, ""),
        (slots::cudaFuncGetAttributes, None, ""),
        (slots::cudaFuncGetName, None, "12.3"),
        (slots::cudaFuncGetParamCount, None, "13.2"),
        (slots::cudaFuncGetParamInfo, None, "12.4"),
        (slots::cudaFuncSetAttribute, None, ""),
        (slots::cudaFuncSetCacheConfig, None, ""),
        (slots::cudaFuncSetSharedMemConfig, None, ""),
        (slots::cudaGLGetDevices, None, ""),
        (slots::cudaGLMapBufferObject, None, ""),
        (slots::cudaGLMapBufferObjectAsync, None, ""),
        (slots::cudaGLRegisterBufferObject, None, ""),
        (slots::cudaGLSetBufferObjectMapFlags, None, ""),
        (slots::cudaGLSetGLDevice, None, ""),
        (slots::cudaGLUnmapBufferObject, None, ""),
        (slots::cudaGLUnmapBufferObjectAsync, None, ""),
        (slots::cudaGLUnregisterBufferObject, None, ""),
        (slots::cudaGetChannelDesc, None, ""),
        (slots::cudaGetDevice, None, ""),
        (slots::cudaGetDeviceCount, None, ""),
        (slots::cudaGetDeviceFlags, None, ""),
        (slots::cudaGetDeviceProperties, None, ""),
        (slots::cudaGetDriverEntryPoint, Some(slots::cudaGetDriverEntryPoint_ptsz), ""),
        (
            slots::cudaGetDriverEntryPointByVersion,
            Some(slots::cudaGetDriverEntryPointByVersion_ptsz),
            "12.5",
        ),
        (slots::cudaGetErrorName, None, ""),
        (slots::cudaGetErrorString, None, ""),
        (slots::cudaGetExportTable, None, ""),
        (slots::cudaGetFuncBySymbol, None, ""),
        (slots::cudaGetKernel, None, "12.1"),
        (slots::cudaGetLastError, None, ""),
        (slots::cudaGetMipmappedArrayLevel, None, ""),
        (slots::cudaGetSurfaceObjectResourceDesc, None, ""),
        (slots::cudaGetSymbolAddress, None, ""),
        (slots::cudaGetSymbolSize, None, ""),
        (slots::cudaGetTextureObjectResourceDesc, None, ""),
        (slots::cudaGetTextureObjectResourceViewDesc, None, ""),
        (slots::cudaGetTextureObjectTextureDesc, None, ""),
        (slots::cudaGraphAddChildGraphNode, None, ""),
        (slots::cudaGraphAddDependencies, None, ""),
        (slots::cudaGraphAddEmptyNode, None, ""),
        (slots::cudaGraphAddEventRecordNode, None, ""),
        (slots::cudaGraphAddEventWaitNode, None, ""),
        (slots::cudaGraphAddExternalSemaphoresSignalNode, None, ""),
        (slots::cudaGraphAddExternalSemaphoresWaitNode, None, ""),
        (slots::cudaGraphAddHostNode, None, ""),
        (slots::cudaGraphAddKernelNode, None, ""),
        (slots::cudaGraphAddMemAllocNode, None, ""),
        (slots::cudaGraphAddMemFreeNode, None, ""),
        (slots::cudaGraphAddMemcpyNode, None, ""),
        (slots::cudaGraphAddMemcpyNode1D, None, ""),
        (slots::cudaGraphAddMemcpyNodeFromSymbol, None, ""),
        (slots::cudaGraphAddMemcpyNodeToSymbol, None, ""),
        (slots::cudaGraphAddMemsetNode, None, ""),
        (slots::cudaGraphAddNode, None, "12.2"),
        (slots::cudaGraphChildGraphNodeGetGraph, None, ""),
        (slots::cudaGraphClone, None, ""),
        (slots::cudaGraphConditionalHandleCreate, None, "12.3"),
        (slots::cudaGraphConditionalHandleCreate_v2, None, "13.1"),
        (slots::cudaGraphCreate, None, ""),
        (slots::cudaGraphDebugDotPrint, None, ""),
        (slots::cudaGraphDestroy, None, ""),
        (slots::cudaGraphDestroyNode, None, ""),
        (slots::cudaGraphEventRecordNodeGetEvent, None, ""),
        (slots::cudaGraphEventRecordNodeSetEvent, None, ""),
        (slots::cudaGraphEventWaitNodeGetEvent, None, ""),
        (slots::cudaGraphEventWaitNodeSetEvent, None, ""),
        (slots::cudaGraphExecChildGraphNodeSetParams, None, ""),
        (slots::cudaGraphExecDestroy, None, ""),
        (slots::cudaGraphExecEventRecordNodeSetEvent, None, ""),
        (slots::cudaGraphExecEventWaitNodeSetEvent, None, ""),
        (slots::cudaGraphExecExternalSemaphoresSignalNodeSetParams, None, ""),
        (slots::cudaGraphExecExternalSemaphoresWaitNodeSetParams, None, ""),
        (slots::cudaGraphExecGetFlags, None, ""),
        (slots::cudaGraphExecGetId, None, "13.1"),
        (slots::cudaGraphExecHostNodeSetParams, None, ""),
        (slots::cudaGraphExecKernelNodeSetParams, None, ""),
        (slots::cudaGraphExecMemcpyNodeSetParams, None, ""),
        (slots::cudaGraphExecMemcpyNodeSetParams1D, None, ""),
        (slots::cudaGraphExecMemcpyNodeSetParamsFromSymbol, None, ""),
        (slots::cudaGraphExecMemcpyNodeSetParamsToSymbol, None, ""),
        (slots::cudaGraphExecMemsetNodeSetParams, None, ""),
        (slots::cudaGraphExecNodeSetParams, None, "12.2"),
        (slots::cudaGraphExecUpdate, None, ""),
        (slots::cudaGraphExternalSemaphoresSignalNodeGetParams, None, ""),
        (slots::cudaGraphExternalSemaphoresSignalNodeSetParams, None, ""),
        (slots::cudaGraphExternalSemaphoresWaitNodeGetParams, None, ""),
        (slots::cudaGraphExternalSemaphoresWaitNodeSetParams, None, ""),
        (slots::cudaGraphGetEdges, None, ""),
        (slots::cudaGraphGetId, None, "13.1"),
        (slots::cudaGraphGetNodes, None, ""),
        (slots::cudaGraphGetRootNodes, None, ""),
        (slots::cudaGraphHostNodeGetParams, None, ""),
        (slots::cudaGraphHostNodeSetParams, None, ""),
        (slots::cudaGraphInstantiate, None, ""),
        (slots::cudaGraphInstantiateWithFlags, None, ""),
        (
            slots::cudaGraphInstantiateWithParams,
            Some(slots::cudaGraphInstantiateWithParams_ptsz),
            "",
        ),
        (slots::cudaGraphKernelNodeCopyAttributes, None, ""),
        (slots::cudaGraphKernelNodeGetAttribute, None, ""),
        (slots::cudaGraphKernelNodeGetParams, None, ""),
        (slots::cudaGraphKernelNodeSetAttribute, None, ""),
        (slots::cudaGraphKernelNodeSetParams, None, ""),
        (slots::cudaGraphLaunch, Some(slots::cudaGraphLaunch_ptsz), ""),
        (slots::cudaGraphMemAllocNodeGetParams, None, ""),
        (slots::cudaGraphMemFreeNodeGetParams, None, ""),
        (slots::cudaGraphMemcpyNodeGetParams, None, ""),
        (slots::cudaGraphMemcpyNodeSetParams, None, ""),
        (slots::cudaGraphMemcpyNodeSetParams1D, None, ""),
        (slots::cudaGraphMemcpyNodeSetParamsFromSymbol, None, ""),
        (slots::cudaGraphMemcpyNodeSetParamsToSymbol, None, ""),
        (slots::cudaGraphMemsetNodeGetParams, None, ""),
        (slots::cudaGraphMemsetNodeSetParams, None, ""),
        (slots::cudaGraphNodeFindInClone, None, ""),
        (slots::cudaGraphNodeGetContainingGraph, None, "13.1"),
        (slots::cudaGraphNodeGetDependencies, None, ""),
        (slots::cudaGraphNodeGetDependentNodes, None, ""),
        (slots::cudaGraphNodeGetEnabled, None, ""),
        (slots::cudaGraphNodeGetLocalId, None, "13.1"),
        (slots::cudaGraphNodeGetParams, None, "13.2"),
        (slots::cudaGraphNodeGetToolsId, None, "13.1"),
        (slots::cudaGraphNodeGetType, None, ""),
        (slots::cudaGraphNodeSetEnabled, None, ""),
        (slots::cudaGraphNodeSetParams, None, "12.2"),
        (slots::cudaGraphReleaseUserObject, None, ""),
        (slots::cudaGraphRemoveDependencies, None, ""),
        (slots::cudaGraphRetainUserObject, None, ""),
        (slots::cudaGraphUpload, Some(slots::cudaGraphUpload_ptsz), ""),
        (slots::cudaGraphicsEGLRegisterImage, None, ""),
        (slots::cudaGraphicsGLRegisterBuffer, None, ""),
        (slots::cudaGraphicsGLRegisterImage, None, ""),
        (slots::cudaGraphicsMapResources, None, ""),
        (slots::cudaGraphicsResourceGetMappedEglFrame, None, ""),
        (slots::cudaGraphicsResourceGetMappedMipmappedArray, None, ""),
        (slots::cudaGraphicsResourceGetMappedPointer, None, ""),
        (slots::cudaGraphicsResourceSetMapFlags, None, ""),
        (slots::cudaGraphicsSubResourceGetMappedArray, None, ""),
        (slots::cudaGraphicsUnmapResources, None, ""),
        (slots::cudaGraphicsUnregisterResource, None, ""),
        (slots::cudaGraphicsVDPAURegisterOutputSurface, None, ""),
        (slots::cudaGraphicsVDPAURegisterVideoSurface, None, ""),
        (slots::cudaGreenCtxCreate, None, "13.1"),
        (slots::cudaHostAlloc, None, ""),
        (slots::cudaHostGetDevicePointer, None, ""),
        (slots::cudaHostGetFlags, None, ""),
        (slots::cudaHostRegister, None, ""),
        (slots::cudaHostUnregister, None, ""),
        (slots::cudaImportExternalMemory, None, ""),
        (slots::cudaImportExternalSemaphore, None, ""),
        (slots::cudaInitDevice, None, ""),
        (slots::cudaIpcCloseMemHandle, None, ""),
        (slots::cudaIpcGetEventHandle, None, ""),
        (slots::cudaIpcGetMemHandle, None, ""),
        (slots::cudaIpcOpenEventHandle, None, ""),
        (slots::cudaIpcOpenMemHandle, None, ""),
        (slots::cudaKernelSetAttributeForDevice, None, "12.8"),
        (
            slots::cudaLaunchCooperativeKernel,
            Some(slots::cudaLaunchCooperativeKernel_ptsz),
            "",
        ),
        (slots::cudaLaunchHostFunc, Some(slots::cudaLaunchHostFunc_ptsz), ""),
        (slots::cudaLaunchHostFunc_v2, Some(slots::cudaLaunchHostFunc_v2_ptsz), "13.2"),
        (slots::cudaLaunchKernel, Some(slots::cudaLaunchKernel_ptsz), ""),
        (slots::cudaLaunchKernelExC, Some(slots::cudaLaunchKernelExC_ptsz), ""),
        (slots::cudaLibraryEnumerateKernels, None, "12.8"),
        (slots::cudaLibraryGetGlobal, None, "12.8"),
        (slots::cudaLibraryGetKernel, None, "12.8"),
        (slots::cudaLibraryGetKernelCount, None, "12.8"),
        (slots::cudaLibraryGetManaged, None, "12.8"),
        (slots::cudaLibraryGetUnifiedFunction, None, "12.8"),
        (slots::cudaLibraryLoadData, None, "12.8"),
        (slots::cudaLibraryLoadFromFile, None, "12.8"),
        (slots::cudaLibraryUnload, None, "12.8"),
        (slots::cudaLogsCurrent, None, "13.0"),
        (slots::cudaLogsDumpToFile, None, "13.0"),
        (slots::cudaLogsDumpToMemory, None, "13.0"),
        (slots::cudaLogsRegisterCallback, None, "13.0"),
        (slots::cudaLogsUnregisterCallback, None, "13.0"),
        (slots::cudaMalloc, None, ""),
        (slots::cudaMalloc3D, None, ""),
        (slots::cudaMalloc3DArray, None, ""),
        (slots::cudaMallocArray, None, ""),
        (slots::cudaMallocAsync, Some(slots::cudaMallocAsync_ptsz), ""),
        (slots::cudaMallocFromPoolAsync, Some(slots::cudaMallocFromPoolAsync_ptsz), ""),
        (slots::cudaMallocHost, None, ""),
        (slots::cudaMallocManaged, None, ""),
        (slots::cudaMallocMipmappedArray, None, ""),
        (slots::cudaMallocPitch, None, ""),
        (slots::cudaMemAdvise, None, ""),
        (
            slots::cudaMemDiscardAndPrefetchBatchAsync,
            Some(slots::cudaMemDiscardAndPrefetchBatchAsync_ptsz),
            "13.0",
        ),
        (
            slots::cudaMemDiscardBatchAsync,
            Some(slots::cudaMemDiscardBatchAsync_ptsz),
            "13.0",
        ),
        (slots::cudaMemGetDefaultMemPool, None, "13.0"),
        (slots::cudaMemGetInfo, None, ""),
        (slots::cudaMemGetLocationInfo, None, "13.4"),
        (slots::cudaMemGetMemPool, None, "13.0"),
        (slots::cudaMemPoolCreate, None, ""),
        (slots::cudaMemPoolDestroy, None, ""),
        (slots::cudaMemPoolExportPointer, None, ""),
        (slots::cudaMemPoolExportToShareableHandle, None, ""),
        (slots::cudaMemPoolGetAccess, None, ""),
        (slots::cudaMemPoolGetAttribute, None, ""),
        (slots::cudaMemPoolImportFromShareableHandle, None, ""),
        (slots::cudaMemPoolImportPointer, None, ""),
        (slots::cudaMemPoolSetAccess, None, ""),
        (slots::cudaMemPoolSetAttribute, None, ""),
        (slots::cudaMemPoolTrimTo, None, ""),
        (slots::cudaMemPrefetchAsync, Some(slots::cudaMemPrefetchAsync_ptsz), ""),
        (
            slots::cudaMemPrefetchBatchAsync,
            Some(slots::cudaMemPrefetchBatchAsync_ptsz),
            "13.0",
        ),
        (slots::cudaMemRangeGetAttribute, None, ""),
        (slots::cudaMemRangeGetAttributes, None, ""),
        (slots::cudaMemSetMemPool, None, "13.0"),
        (slots::cudaMemcpy, Some(slots::cudaMemcpy_ptds), ""),
        (slots::cudaMemcpy2D, Some(slots::cudaMemcpy2D_ptds), ""),
        (
            slots::cudaMemcpy2DArrayToArray,
            Some(slots::cudaMemcpy2DArrayToArray_ptds),
            "",
        ),
        (slots::cudaMemcpy2DAsync, Some(slots::cudaMemcpy2DAsync_ptsz), ""),
        (slots::cudaMemcpy2DFromArray, Some(slots::cudaMemcpy2DFromArray_ptds), ""),
        (
            slots::cudaMemcpy2DFromArrayAsync,
            Some(slots::cudaMemcpy2DFromArrayAsync_ptsz),
            "",
        ),
        (slots::cudaMemcpy2DToArray, Some(slots::cudaMemcpy2DToArray_ptds), ""),
        (
            slots::cudaMemcpy2DToArrayAsync,
            Some(slots::cudaMemcpy2DToArrayAsync_ptsz),
            "",
        ),
        (slots::cudaMemcpy3D, Some(slots::cudaMemcpy3D_ptds), ""),
        (slots::cudaMemcpy3DAsync, Some(slots::cudaMemcpy3DAsync_ptsz), ""),
        (
            slots::cudaMemcpy3DBatchAsync,
            Some(slots::cudaMemcpy3DBatchAsync_ptsz),
            "12.8",
        ),
        (slots::cudaMemcpy3DPeer, Some(slots::cudaMemcpy3DPeer_ptds), ""),
        (slots::cudaMemcpy3DPeerAsync, Some(slots::cudaMemcpy3DPeerAsync_ptsz), ""),
        (
            slots::cudaMemcpy3DWithAttributesAsync,
            Some(slots::cudaMemcpy3DWithAttributesAsync_ptsz),
            "13.2",
        ),
        (slots::cudaMemcpyArrayToArray, Some(slots::cudaMemcpyArrayToArray_ptds), ""),
        (slots::cudaMemcpyAsync, Some(slots::cudaMemcpyAsync_ptsz), ""),
        (slots::cudaMemcpyBatchAsync, Some(slots::cudaMemcpyBatchAsync_ptsz), "12.8"),
        (slots::cudaMemcpyFromArray, Some(slots::cudaMemcpyFromArray_ptds), ""),
        (
            slots::cudaMemcpyFromArrayAsync,
            Some(slots::cudaMemcpyFromArrayAsync_ptsz),
            "",
        ),
        (slots::cudaMemcpyFromSymbol, Some(slots::cudaMemcpyFromSymbol_ptds), ""),
        (
            slots::cudaMemcpyFromSymbolAsync,
            Some(slots::cudaMemcpyFromSymbolAsync_ptsz),
            "",
        ),
        (slots::cudaMemcpyPeer, None, ""),
        (slots::cudaMemcpyPeerAsync, None, ""),
        (slots::cudaMemcpyToArray, Some(slots::cudaMemcpyToArray_ptds), ""),
        (slots::cudaMemcpyToArrayAsync, Some(slots::cudaMemcpyToArrayAsync_ptsz), ""),
        (slots::cudaMemcpyToSymbol, Some(slots::cudaMemcpyToSymbol_ptds), ""),
        (slots::cudaMemcpyToSymbolAsync, Some(slots::cudaMemcpyToSymbolAsync_ptsz), ""),
        (
            slots::cudaMemcpyWithAttributesAsync,
            Some(slots::cudaMemcpyWithAttributesAsync_ptsz),
            "13.2",
        ),
        (slots::cudaMemset, Some(slots::cudaMemset_ptds), ""),
        (slots::cudaMemset2D, Some(slots::cudaMemset2D_ptds), ""),
        (slots::cudaMemset2DAsync, Some(slots::cudaMemset2DAsync_ptsz), ""),
        (slots::cudaMemset3D, Some(slots::cudaMemset3D_ptds), ""),
        (slots::cudaMemset3DAsync, Some(slots::cudaMemset3DAsync_ptsz), ""),
        (slots::cudaMemsetAsync, Some(slots::cudaMemsetAsync_ptsz), ""),
        (slots::cudaMipmappedArrayGetMemoryRequirements, None, ""),
        (slots::cudaMipmappedArrayGetSparseProperties, None, ""),
        (slots::cudaOccupancyAvailableDynamicSMemPerBlock, None, ""),
        (slots::cudaOccupancyMaxActiveBlocksPerMultiprocessor, None, ""),
        (slots::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, None, ""),
        (slots::cudaOccupancyMaxActiveClusters, None, ""),
        (slots::cudaOccupancyMaxPotentialClusterSize, None, ""),
        (slots::cudaPeekAtLastError, None, ""),
        (slots::cudaPointerGetAttributes, None, ""),
        (slots::cudaProfilerStart, None, ""),
        (slots::cudaProfilerStop, None, ""),
        (slots::cudaRuntimeGetVersion, None, ""),
        (slots::cudaSetDevice, None, ""),
        (slots::cudaSetDeviceFlags, None, ""),
        (slots::cudaSetValidDevices, None, ""),
        (
            slots::cudaSignalExternalSemaphoresAsync,
            Some(slots::cudaSignalExternalSemaphoresAsync_ptsz),
            "",
        ),
        (slots::cudaStreamAddCallback, Some(slots::cudaStreamAddCallback_ptsz), ""),
        (
            slots::cudaStreamAttachMemAsync,
            Some(slots::cudaStreamAttachMemAsync_ptsz),
            "",
        ),
        (slots::cudaStreamBeginCapture, Some(slots::cudaStreamBeginCapture_ptsz), ""),
        (
            slots::cudaStreamBeginCaptureToGraph,
            Some(slots::cudaStreamBeginCaptureToGraph_ptsz),
            "12.3",
        ),
        (
            slots::cudaStreamBeginRecaptureToGraph,
            Some(slots::cudaStreamBeginRecaptureToGraph_ptsz),
            "13.3",
        ),
        (
            slots::cudaStreamCopyAttributes,
            Some(slots::cudaStreamCopyAttributes_ptsz),
            "",
        ),
        (slots::cudaStreamCreate, None, ""),
        (slots::cudaStreamCreateWithFlags, None, ""),
        (slots::cudaStreamCreateWithPriority, None, ""),
        (slots::cudaStreamDestroy, None, ""),
        (slots::cudaStreamEndCapture, Some(slots::cudaStreamEndCapture_ptsz), ""),
        (slots::cudaStreamGetAttribute, Some(slots::cudaStreamGetAttribute_ptsz), ""),
        (
            slots::cudaStreamGetCaptureInfo,
            Some(slots::cudaStreamGetCaptureInfo_ptsz),
            "",
        ),
        (
            slots::cudaStreamGetDevResource,
            Some(slots::cudaStreamGetDevResource_ptsz),
            "13.1",
        ),
        (slots::cudaStreamGetDevice, Some(slots::cudaStreamGetDevice_ptsz), "12.8"),
        (slots::cudaStreamGetFlags, Some(slots::cudaStreamGetFlags_ptsz), ""),
        (slots::cudaStreamGetId, Some(slots::cudaStreamGetId_ptsz), ""),
        (slots::cudaStreamGetPriority, Some(slots::cudaStreamGetPriority_ptsz), ""),
        (slots::cudaStreamIsCapturing, Some(slots::cudaStreamIsCapturing_ptsz), ""),
        (slots::cudaStreamQuery, Some(slots::cudaStreamQuery_ptsz), ""),
        (slots::cudaStreamSetAttribute, Some(slots::cudaStreamSetAttribute_ptsz), ""),
        (slots::cudaStreamSynchronize, Some(slots::cudaStreamSynchronize_ptsz), ""),
        (
            slots::cudaStreamUpdateCaptureDependencies,
            Some(slots::cudaStreamUpdateCaptureDependencies_ptsz),
            "",
        ),
        (slots::cudaStreamWaitEvent, Some(slots::cudaStreamWaitEvent_ptsz), ""),
        (slots::cudaThreadExchangeStreamCaptureMode, None, ""),
        (slots::cudaUserObjectCreate, None, ""),
        (slots::cudaUserObjectRelease, None, ""),
        (slots::cudaUserObjectRetain, None, ""),
        (slots::cudaVDPAUGetDevice, None, ""),
        (slots::cudaVDPAUSetVDPAUDevice, None, ""),
        (
            slots::cudaWaitExternalSemaphoresAsync,
            Some(slots::cudaWaitExternalSemaphoresAsync_ptsz),
            "",
        ),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "runtime",
    name: c"cubind.cuda13.runtime",
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
            c"cudaArrayGetInfo",
            both::cudaArrayGetInfo,
            c"cudaArrayGetInfo($self, array)\n--\n\nTells the element format, extent in elements and flags of a CUDA array.\n\n``cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc *desc, cudaExtent *extent, unsigned int *flags, cudaArray_t array)``\n\nParameters\n----------\narray : cudaArray_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\ndesc : cudaChannelFormatDesc\nextent : cudaExtent\nflags : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetInfo\n",
        );
    table
        .function(
            c"cudaArrayGetMemoryRequirements",
            both::cudaArrayGetMemoryRequirements,
            c"cudaArrayGetMemoryRequirements($self, array, device)\n--\n\nTells the size and alignment of the memory to map to a CUDA array with deferred mapping.\n\n``cudaError_t cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device)``\n\nParameters\n----------\narray : cudaArray_t or None\ndevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\nmemoryRequirements : cudaArrayMemoryRequirements\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetMemoryRequirements\n",
        );
    table
        .function(
            c"cudaArrayGetPlane",
            both::cudaArrayGetPlane,
            c"cudaArrayGetPlane($self, hArray, planeIdx)\n--\n\nGives one plane of a CUDA array with a planar format, such as NV12, as an array.\n\n``cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx)``\n\nParameters\n----------\nhArray : cudaArray_t or None\nplaneIdx : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\npPlaneArray : cudaArray_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetPlane\n",
        );
    table
        .function(
            c"cudaArrayGetSparseProperties",
            both::cudaArrayGetSparseProperties,
            c"cudaArrayGetSparseProperties($self, array)\n--\n\nTells the tile size and the mip tail of a sparse CUDA array.\n\n``cudaError_t cudaArrayGetSparseProperties(cudaArraySparseProperties *sparseProperties, cudaArray_t array)``\n\nParameters\n----------\narray : cudaArray_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nsparseProperties : cudaArraySparseProperties\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetSparseProperties\n",
        );
    table
        .function(
            c"cudaChooseDevice",
            only13::cudaChooseDevice,
            c"cudaChooseDevice($self, prop)\n--\n\nPicks the device whose properties fit a wish list best.\n\n``cudaError_t cudaChooseDevice(int *device, const cudaDeviceProp *prop)``\n\nParameters\n----------\nprop : cudaDeviceProp or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\ndevice : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaChooseDevice\n",
        );
    table
        .function(
            c"cudaCreateChannelDesc",
            both::cudaCreateChannelDesc,
            c"cudaCreateChannelDesc($self, x, y, z, w, f)\n--\n\nMakes an element format: the bits of x, y, z and w, and their kind of number.\n\n``cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f)``\n\nParameters\n----------\nx : int\ny : int\nz : int\nw : int\nf : cudaChannelFormatKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nvalue : cudaChannelFormatDesc\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaCreateChannelDesc\n",
        );
    table
        .function(
            c"cudaCreateSurfaceObject",
            only13::cudaCreateSurfaceObject,
            c"cudaCreateSurfaceObject($self, pResDesc)\n--\n\nCreates a surface object, by which kernels read and write a CUDA array.\n\n``cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const cudaResourceDesc *pResDesc)``\n\nParameters\n----------\npResDesc : cudaResourceDesc or None\n    cubind keeps it alive as long as ``pSurfObject`` exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidChannelDescriptor``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\npSurfObject : cudaSurfaceObject_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaCreateSurfaceObject\n",
        );
    table
        .function(
            c"cudaCreateTextureObject",
            only13::cudaCreateTextureObject,
            c"cudaCreateTextureObject($self, pResDesc, pTexDesc, pResViewDesc)\n--\n\nCreates a texture object: a resource with rules for addressing, filtering and reading.\n\n``cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const cudaResourceDesc *pResDesc, const cudaTextureDesc *pTexDesc, const cudaResourceViewDesc *pResViewDesc)``\n\nParameters\n----------\npResDesc : cudaResourceDesc or None\n    cubind keeps it alive as long as ``pTexObject`` exists.\npTexDesc : cudaTextureDesc or None\npResViewDesc : cudaResourceViewDesc or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npTexObject : cudaTextureObject_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaCreateTextureObject\n",
        );
    table
        .function(
            c"cudaCtxResetPersistingL2Cache",
            both::cudaCtxResetPersistingL2Cache,
            c"cudaCtxResetPersistingL2Cache($self)\n--\n\nMakes every persisting line in the current device's L2 cache a normal one.\n\n``cudaError_t cudaCtxResetPersistingL2Cache(void)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaCtxResetPersistingL2Cache\n",
        );
    table
        .function(
            c"cudaDestroyExternalMemory",
            both::cudaDestroyExternalMemory,
            c"cudaDestroyExternalMemory($self, extMem)\n--\n\nDestroys imported memory; what was mapped of it must be freed before.\n\n``cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)``\n\nParameters\n----------\nextMem : cudaExternalMemory_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaDestroyExternalMemory\n",
        );
    table
        .function(
            c"cudaDestroyExternalSemaphore",
            both::cudaDestroyExternalSemaphore,
            c"cudaDestroyExternalSemaphore($self, extSem)\n--\n\nDestroys an imported semaphore; all work with it must be done.\n\n``cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)``\n\nParameters\n----------\nextSem : cudaExternalSemaphore_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaDestroyExternalSemaphore\n",
        );
    table
        .function(
            c"cudaDestroySurfaceObject",
            both::cudaDestroySurfaceObject,
            c"cudaDestroySurfaceObject($self, surfObject)\n--\n\nDestroys a surface object, but not its array.\n\n``cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)``\n\nParameters\n----------\nsurfObject : cudaSurfaceObject_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaDestroySurfaceObject\n",
        );
    table
        .function(
            c"cudaDestroyTextureObject",
            both::cudaDestroyTextureObject,
            c"cudaDestroyTextureObject($self, texObject)\n--\n\nDestroys a texture object, but not its resource.\n\n``cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)``\n\nParameters\n----------\ntexObject : cudaTextureObject_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaDestroyTextureObject\n",
        );
    table
        .function(
            c"cudaDevResourceGenerateDesc",
            both::cudaDevResourceGenerateDesc,
            c"cudaDevResourceGenerateDesc($self, resources, nbResources)\n--\n\nCombines device resources into a descriptor for ``cudaGreenCtxCreate``.\n\n``cudaError_t cudaDevResourceGenerateDesc(cudaDevResourceDesc_t *phDesc, cudaDevResource *resources, unsigned int nbResources)``\n\nParameters\n----------\nresources : list[cudaDevResource] or None\nnbResources : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceConfiguration``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.\nphDesc : cudaDevResourceDesc_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevResourceGenerateDesc\n",
        );
    table
        .function(
            c"cudaDevSmResourceSplit",
            both::cudaDevSmResourceSplit,
            c"cudaDevSmResourceSplit($self, nbGroups, input_, flags, groupParams)\n--\n\nSplits SMs into groups, each described by a record of its own, and a remainder.\n\n``cudaError_t cudaDevSmResourceSplit(cudaDevResource *result, unsigned int nbGroups, const cudaDevResource *input, cudaDevResource *remainder, unsigned int flags, cudaDevSmResourceGroupParams *groupParams)``\n\nParameters\n----------\nnbGroups : int\ninput_ : cudaDevResource or None\nflags : int\ngroupParams : list[cudaDevSmResourceGroupParams] or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceConfiguration``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.\nresult : list[cudaDevResource]\nremainder : cudaDevResource\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevSmResourceSplit\n",
        );
    table
        .function(
            c"cudaDevSmResourceSplitByCount",
            both::cudaDevSmResourceSplitByCount,
            c"cudaDevSmResourceSplitByCount($self, nbGroups, input_, flags, minCount)\n--\n\nSplits SMs into equal groups of at least a given count, and a remainder.\n\n``cudaError_t cudaDevSmResourceSplitByCount(cudaDevResource *result, unsigned int *nbGroups, const cudaDevResource *input, cudaDevResource *remaining, unsigned int flags, unsigned int minCount)``\n\nParameters\n----------\nnbGroups : int\ninput_ : cudaDevResource or None\nflags : int\nminCount : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceConfiguration``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.\nresult : list[cudaDevResource]\nnbGroups : int\nremaining : cudaDevResource\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevSmResourceSplitByCount\n",
        );
    table
        .function(
            c"cudaDeviceCanAccessPeer",
            both::cudaDeviceCanAccessPeer,
            c"cudaDeviceCanAccessPeer($self, device, peerDevice)\n--\n\nTells whether a device can be given direct access to another device's memory.\n\n``cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)``\n\nParameters\n----------\ndevice : int\npeerDevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.\ncanAccessPeer : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PEER.html#:~:text=cudaDeviceCanAccessPeer\n",
        );
    table
        .function(
            c"cudaDeviceDisablePeerAccess",
            both::cudaDeviceDisablePeerAccess,
            c"cudaDeviceDisablePeerAccess($self, peerDevice)\n--\n\nEnds the current device's direct access to a peer device's memory.\n\n``cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)``\n\nParameters\n----------\npeerDevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorPeerAccessNotEnabled``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PEER.html#:~:text=cudaDeviceDisablePeerAccess\n",
        );
    table
        .function(
            c"cudaDeviceEnablePeerAccess",
            both::cudaDeviceEnablePeerAccess,
            c"cudaDeviceEnablePeerAccess($self, peerDevice, flags)\n--\n\nLets the current device use memory of a peer device directly, but not the other way round.\n\n``cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)``\n\nParameters\n----------\npeerDevice : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorPeerAccessAlreadyEnabled``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PEER.html#:~:text=cudaDeviceEnablePeerAccess\n",
        );
    table
        .function(
            c"cudaDeviceFlushGPUDirectRDMAWrites",
            both::cudaDeviceFlushGPUDirectRDMAWrites,
            c"cudaDeviceFlushGPUDirectRDMAWrites($self, target, scope)\n--\n\nBlocks until remote (GPUDirect RDMA) writes made so far can be seen in the given scope.\n\n``cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget target, cudaFlushGPUDirectRDMAWritesScope scope)``\n\nParameters\n----------\ntarget : cudaFlushGPUDirectRDMAWritesTarget\nscope : cudaFlushGPUDirectRDMAWritesScope\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceFlushGPUDirectRDMAWrites\n",
        );
    table
        .function(
            c"cudaDeviceGetAttribute",
            only13::cudaDeviceGetAttribute,
            c"cudaDeviceGetAttribute($self, attr, device)\n--\n\nTells the value of one device attribute, such as the number of multiprocessors.\n\n``cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attr, int device)``\n\nParameters\n----------\nattr : cudaDeviceAttr\ndevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.\nvalue : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetAttribute\n",
        );
    table
        .function(
            c"cudaDeviceGetByPCIBusId",
            both::cudaDeviceGetByPCIBusId,
            c"cudaDeviceGetByPCIBusId($self, pciBusId)\n--\n\nFinds a device by its PCI address, a string such as ``0000:3b:00.0``.\n\n``cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)``\n\nParameters\n----------\npciBusId : bytes or str\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.\ndevice : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetByPCIBusId\n",
        );
    table
        .function(
            c"cudaDeviceGetCacheConfig",
            both::cudaDeviceGetCacheConfig,
            c"cudaDeviceGetCacheConfig($self)\n--\n\nTells how the current device prefers to divide on-chip memory into L1 and shared memory.\n\n``cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *pCacheConfig)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\npCacheConfig : cudaFuncCache\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetCacheConfig\n",
        );
    table
        .function(
            c"cudaDeviceGetDefaultMemPool",
            both::cudaDeviceGetDefaultMemPool,
            c"cudaDeviceGetDefaultMemPool($self, device)\n--\n\nGives the memory pool that the driver made for a device; it cannot be destroyed.\n\n``cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)``\n\nParameters\n----------\ndevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\nmemPool : cudaMemPool_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetDefaultMemPool\n",
        );
    table
        .function(
            c"cudaDeviceGetDevResource",
            both::cudaDeviceGetDevResource,
            c"cudaDeviceGetDevResource($self, device, typename)\n--\n\nTells which SMs or work queues a device has, as the start for a split.\n\n``cudaError_t cudaDeviceGetDevResource(int device, cudaDevResource *resource, cudaDevResourceType type)``\n\nParameters\n----------\ndevice : int\ntypename : cudaDevResourceType\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.\nresource : cudaDevResource\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDeviceGetDevResource\n",
        );
    table
        .function(
            c"cudaDeviceGetExecutionCtx",
            both::cudaDeviceGetExecutionCtx,
            c"cudaDeviceGetExecutionCtx($self, device)\n--\n\nGives the execution context that stands for all of a device (its primary context).\n\n``cudaError_t cudaDeviceGetExecutionCtx(cudaExecutionContext_t *ctx, int device)``\n\nParameters\n----------\ndevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.\nctx : cudaExecutionContext_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDeviceGetExecutionCtx\n",
        );
    table
        .function(
            c"cudaDeviceGetGraphMemAttribute",
            both::cudaDeviceGetGraphMemAttribute,
            c"cudaDeviceGetGraphMemAttribute($self, device, attr)\n--\n\nTells how many bytes graphs use or reserve on a device, now or at most so far.\n\n``cudaError_t cudaDeviceGetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value)``\n\nParameters\n----------\ndevice : int\nattr : cudaGraphMemAttributeType\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nvalue : object\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaDeviceGetGraphMemAttribute\n",
        );
    table
        .function(
            c"cudaDeviceGetHostAtomicCapabilities",
            both::cudaDeviceGetHostAtomicCapabilities,
            c"cudaDeviceGetHostAtomicCapabilities($self, operations, count, device)\n--\n\nTells for each listed atomic operation how a device can do it on host memory.\n\n``cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const cudaAtomicOperation *operations, unsigned int count, int device)``\n\nParameters\n----------\noperations : list[cudaAtomicOperation] or None\ncount : int\ndevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.\ncapabilities : list[int]\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetHostAtomicCapabilities\n",
        );
    table
        .function(
            c"cudaDeviceGetLimit",
            both::cudaDeviceGetLimit,
            c"cudaDeviceGetLimit($self, limit)\n--\n\nTells a limit of the current device, such as the stack bytes of a device thread.\n\n``cudaError_t cudaDeviceGetLimit(size_t *pValue, cudaLimit limit)``\n\nParameters\n----------\nlimit : cudaLimit\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnsupportedLimit``.\npValue : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetLimit\n",
        );
    table
        .function(
            c"cudaDeviceGetMemPool",
            both::cudaDeviceGetMemPool,
            c"cudaDeviceGetMemPool($self, device)\n--\n\nGives the memory pool that a device now uses for ``cudaMallocAsync``.\n\n``cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)``\n\nParameters\n----------\ndevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\nmemPool : cudaMemPool_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetMemPool\n",
        );
    table
        .function(
            c"cudaDeviceGetNvSciSyncAttributes",
            both::cudaDeviceGetNvSciSyncAttributes,
            c"cudaDeviceGetNvSciSyncAttributes($self, nvSciSyncAttrList, device, flags)\n--\n\nFills an NvSciSync attribute list with what a device needs to signal or wait on such objects.\n\n``cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)``\n\nParameters\n----------\nnvSciSyncAttrList : address or buffer\ndevice : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorDeviceUninitialized``, ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetNvSciSyncAttributes\n",
        );
    table
        .function(
            c"cudaDeviceGetP2PAtomicCapabilities",
            both::cudaDeviceGetP2PAtomicCapabilities,
            c"cudaDeviceGetP2PAtomicCapabilities($self, operations, count, srcDevice, dstDevice)\n--\n\nTells for each listed atomic operation how a device can do it on a peer device's memory.\n\n``cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const cudaAtomicOperation *operations, unsigned int count, int srcDevice, int dstDevice)``\n\nParameters\n----------\noperations : list[cudaAtomicOperation] or None\ncount : int\nsrcDevice : int\ndstDevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.\ncapabilities : list[int]\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetP2PAtomicCapabilities\n",
        );
    table
        .function(
            c"cudaDeviceGetP2PAttribute",
            both::cudaDeviceGetP2PAttribute,
            c"cudaDeviceGetP2PAttribute($self, attr, srcDevice, dstDevice)\n--\n\nTells how two devices are linked: performance rank, access, native atomics.\n\n``cudaError_t cudaDeviceGetP2PAttribute(int *value, cudaDeviceP2PAttr attr, int srcDevice, int dstDevice)``\n\nParameters\n----------\nattr : cudaDeviceP2PAttr\nsrcDevice : int\ndstDevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.\nvalue : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetP2PAttribute\n",
        );
    table
        .function(
            c"cudaDeviceGetPCIBusId",
            both::cudaDeviceGetPCIBusId,
            c"cudaDeviceGetPCIBusId($self, length, device)\n--\n\nWrites a device's PCI address, such as ``0000:3b:00.0``, to a buffer.\n\n``cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)``\n\nParameters\n----------\nlength : int\ndevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.\npciBusId : bytes\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetPCIBusId\n",
        );
    table
        .function(
            c"cudaDeviceGetSharedMemConfig",
            both::cudaDeviceGetSharedMemConfig,
            c"cudaDeviceGetSharedMemConfig($self)\n--\n\nTells how wide shared memory's banks are on the current device.\n\n``cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *pConfig)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npConfig : cudaSharedMemConfig\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE__DEPRECATED.html#:~:text=cudaDeviceGetSharedMemConfig\n",
        );
    table
        .function(
            c"cudaDeviceGetStreamPriorityRange",
            both::cudaDeviceGetStreamPriorityRange,
            c"cudaDeviceGetStreamPriorityRange($self)\n--\n\nTells the lowest and the highest priority of streams; smaller numbers go first.\n\n``cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nleastPriority : int\ngreatestPriority : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetStreamPriorityRange\n",
        );
    table
        .function(
            c"cudaDeviceGetTexture1DLinearMaxWidth",
            both::cudaDeviceGetTexture1DLinearMaxWidth,
            c"cudaDeviceGetTexture1DLinearMaxWidth($self, fmtDesc, device)\n--\n\nTells how many elements a 1D texture on linear memory may have in a given format.\n\n``cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, const cudaChannelFormatDesc *fmtDesc, int device)``\n\nParameters\n----------\nfmtDesc : cudaChannelFormatDesc or None\ndevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nmaxWidthInElements : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetTexture1DLinearMaxWidth\n",
        );
    table
        .function(
            c"cudaDeviceGraphMemTrim",
            both::cudaDeviceGraphMemTrim,
            c"cudaDeviceGraphMemTrim($self, device)\n--\n\nReturns memory that a device keeps for graphs, and no graph uses, to the system.\n\n``cudaError_t cudaDeviceGraphMemTrim(int device)``\n\nParameters\n----------\ndevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaDeviceGraphMemTrim\n",
        );
    table
        .function(
            c"cudaDeviceRegisterAsyncNotification",
            both::cudaDeviceRegisterAsyncNotification,
            c"cudaDeviceRegisterAsyncNotification($self, device, callbackFunc, userData)\n--\n\nRegisters a callback for a device's events, such as memory use over its budget.\n\n``cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void *userData, cudaAsyncCallbackHandle_t *callback)``\n\nParameters\n----------\ndevice : int\ncallbackFunc : callback\n    cubind keeps it alive as long as ``callback`` exists.\nuserData : object\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``, ``cudaErrorUnknown``.\ncallback : cudaAsyncCallbackHandle_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceRegisterAsyncNotification\n",
        );
    table
        .function(
            c"cudaDeviceReset",
            both::cudaDeviceReset,
            c"cudaDeviceReset($self)\n--\n\nDestroys all allocations and state of this process on the current device.\n\n``cudaError_t cudaDeviceReset(void)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceReset\n",
        );
    table
        .function(
            c"cudaDeviceSetCacheConfig",
            both::cudaDeviceSetCacheConfig,
            c"cudaDeviceSetCacheConfig($self, cacheConfig)\n--\n\nSets how the current device prefers to divide on-chip memory into L1 and shared memory.\n\n``cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache cacheConfig)``\n\nParameters\n----------\ncacheConfig : cudaFuncCache\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetCacheConfig\n",
        );
    table
        .function(
            c"cudaDeviceSetGraphMemAttribute",
            both::cudaDeviceSetGraphMemAttribute,
            c"cudaDeviceSetGraphMemAttribute($self, device, attr, value)\n--\n\nResets a high-water mark of the memory that graphs use on a device.\n\n``cudaError_t cudaDeviceSetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value)``\n\nParameters\n----------\ndevice : int\nattr : cudaGraphMemAttributeType\nvalue : object\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaDeviceSetGraphMemAttribute\n",
        );
    table
        .function(
            c"cudaDeviceSetLimit",
            both::cudaDeviceSetLimit,
            c"cudaDeviceSetLimit($self, limit, value)\n--\n\nAsks for a limit of the current device, which the driver may round or clamp.\n\n``cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value)``\n\nParameters\n----------\nlimit : cudaLimit\nvalue : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``, ``cudaErrorUnsupportedLimit``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetLimit\n",
        );
    table
        .function(
            c"cudaDeviceSetMemPool",
            both::cudaDeviceSetMemPool,
            c"cudaDeviceSetMemPool($self, device, memPool)\n--\n\nMakes a memory pool the current one of a device, for later ``cudaMallocAsync`` calls.\n\n``cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)``\n\nParameters\n----------\ndevice : int\nmemPool : cudaMemPool_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetMemPool\n",
        );
    table
        .function(
            c"cudaDeviceSetSharedMemConfig",
            both::cudaDeviceSetSharedMemConfig,
            c"cudaDeviceSetSharedMemConfig($self, config)\n--\n\nSets how wide shared memory's banks are on the current device, if it can.\n\n``cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config)``\n\nParameters\n----------\nconfig : cudaSharedMemConfig\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE__DEPRECATED.html#:~:text=cudaDeviceSetSharedMemConfig\n",
        );
    table
        .function(
            c"cudaDeviceSynchronize",
            both::cudaDeviceSynchronize,
            c"cudaDeviceSynchronize($self)\n--\n\nBlocks until everything submitted to the current device has finished.\n\n``cudaError_t cudaDeviceSynchronize(void)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorStreamCaptureUnsupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSynchronize\n",
        );
    table
        .function(
            c"cudaDeviceUnregisterAsyncNotification",
            both::cudaDeviceUnregisterAsyncNotification,
            c"cudaDeviceUnregisterAsyncNotification($self, device, callback)\n--\n\nRemoves a callback for a device's events.\n\n``cudaError_t cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback)``\n\nParameters\n----------\ndevice : int\ncallback : cudaAsyncCallbackHandle_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``, ``cudaErrorUnknown``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceUnregisterAsyncNotification\n",
        );
    table
        .function(
            c"cudaDriverGetVersion",
            both::cudaDriverGetVersion,
            c"cudaDriverGetVersion($self)\n--\n\nTells the newest CUDA version the installed driver supports, as 1000·major + 10·minor.\n\n``cudaError_t cudaDriverGetVersion(int *driverVersion)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\ndriverVersion : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART____VERSION.html#:~:text=cudaDriverGetVersion\n",
        );
    table
        .function(
            c"cudaEGLStreamConsumerAcquireFrame",
            both::cudaEGLStreamConsumerAcquireFrame,
            c"cudaEGLStreamConsumerAcquireFrame($self, conn, pCudaResource, pStream, timeout)\n--\n\nTakes the next frame of an EGL stream, waiting up to a timeout in microseconds.\n\n``cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)``\n\nParameters\n----------\nconn : object\npCudaResource : object\npStream : cudaStream_t or None\ntimeout : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchTimeout``, ``cudaErrorUnknown``.\n\nNotes\n-----\nIn ``cuda_egl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerAcquireFrame\n",
        );
    table
        .function(
            c"cudaEGLStreamConsumerConnect",
            both::cudaEGLStreamConsumerConnect,
            c"cudaEGLStreamConsumerConnect($self, eglStream)\n--\n\nMakes CUDA the consumer of an EGL stream's frames.\n\n``cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)``\n\nParameters\n----------\neglStream : driver.EGLStreamKHR or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\nconn : cudaEglStreamConnection\n\nNotes\n-----\nIn ``cuda_egl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerConnect\n",
        );
    table
        .function(
            c"cudaEGLStreamConsumerConnectWithFlags",
            both::cudaEGLStreamConsumerConnectWithFlags,
            c"cudaEGLStreamConsumerConnectWithFlags($self, eglStream, flags)\n--\n\nMakes CUDA the consumer of an EGL stream; flags say where frames are placed.\n\n``cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned int flags)``\n\nParameters\n----------\neglStream : driver.EGLStreamKHR or None\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\nconn : cudaEglStreamConnection\n\nNotes\n-----\nIn ``cuda_egl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerConnectWithFlags\n",
        );
    table
        .function(
            c"cudaEGLStreamConsumerDisconnect",
            both::cudaEGLStreamConsumerDisconnect,
            c"cudaEGLStreamConsumerDisconnect($self, conn)\n--\n\nDisconnects an EGL stream of which CUDA was the consumer.\n\n``cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)``\n\nParameters\n----------\nconn : object\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\n\nNotes\n-----\nIn ``cuda_egl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerDisconnect\n",
        );
    table
        .function(
            c"cudaEGLStreamConsumerReleaseFrame",
            both::cudaEGLStreamConsumerReleaseFrame,
            c"cudaEGLStreamConsumerReleaseFrame($self, conn, pCudaResource, pStream)\n--\n\nReturns a frame to the EGL stream from which it was acquired.\n\n``cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)``\n\nParameters\n----------\nconn : object\npCudaResource : cudaGraphicsResource_t or None\npStream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\n\nNotes\n-----\nIn ``cuda_egl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerReleaseFrame\n",
        );
    table
        .function(
            c"cudaEGLStreamProducerConnect",
            both::cudaEGLStreamProducerConnect,
            c"cudaEGLStreamProducerConnect($self, eglStream, width, height)\n--\n\nMakes CUDA the producer of an EGL stream's frames of a given size.\n\n``cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width, EGLint height)``\n\nParameters\n----------\neglStream : driver.EGLStreamKHR or None\nwidth : driver.EGLint or None\nheight : driver.EGLint or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\nconn : cudaEglStreamConnection\n\nNotes\n-----\nIn ``cuda_egl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerConnect\n",
        );
    table
        .function(
            c"cudaEGLStreamProducerDisconnect",
            both::cudaEGLStreamProducerDisconnect,
            c"cudaEGLStreamProducerDisconnect($self, conn)\n--\n\nDisconnects an EGL stream of which CUDA was the producer.\n\n``cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)``\n\nParameters\n----------\nconn : object\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\n\nNotes\n-----\nIn ``cuda_egl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerDisconnect\n",
        );
    table
        .function(
            c"cudaEGLStreamProducerPresentFrame",
            both::cudaEGLStreamProducerPresentFrame,
            c"cudaEGLStreamProducerPresentFrame($self, conn, eglframe, pStream)\n--\n\nHands a frame to the consumer of an EGL stream, in stream order.\n\n``cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn, cudaEglFrame eglframe, cudaStream_t *pStream)``\n\nParameters\n----------\nconn : object\neglframe : cudaEglFrame\npStream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\n\nNotes\n-----\nIn ``cuda_egl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerPresentFrame\n",
        );
    table
        .function(
            c"cudaEGLStreamProducerReturnFrame",
            both::cudaEGLStreamProducerReturnFrame,
            c"cudaEGLStreamProducerReturnFrame($self, conn, eglframe, pStream)\n--\n\nTakes a frame back that the consumer of an EGL stream has released.\n\n``cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn, cudaEglFrame *eglframe, cudaStream_t *pStream)``\n\nParameters\n----------\nconn : object\neglframe : cudaEglFrame or None\npStream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchTimeout``, ``cudaErrorUnknown``.\n\nNotes\n-----\nIn ``cuda_egl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerReturnFrame\n",
        );
    table
        .function(
            c"cudaEventCreate",
            both::cudaEventCreate,
            c"cudaEventCreate($self)\n--\n\nCreates an event on the current device, with timing.\n\n``cudaError_t cudaEventCreate(cudaEvent_t *event)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``, ``cudaErrorMemoryAllocation``.\nevent : cudaEvent_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventCreate\n",
        );
    table
        .function(
            c"cudaEventCreateFromEGLSync",
            both::cudaEventCreateFromEGLSync,
            c"cudaEventCreateFromEGLSync($self, eglSync, flags)\n--\n\nCreates an event from an EGL sync object, for streams to wait on.\n\n``cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags)``\n\nParameters\n----------\neglSync : driver.EGLSyncKHR or None\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``, ``cudaErrorMemoryAllocation``.\nphEvent : cudaEvent_t\n\nNotes\n-----\nIn ``cuda_egl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEventCreateFromEGLSync\n",
        );
    table
        .function(
            c"cudaEventCreateWithFlags",
            both::cudaEventCreateWithFlags,
            c"cudaEventCreateWithFlags($self, flags)\n--\n\nCreates an event on the current device; flags turn off timing or allow other processes.\n\n``cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)``\n\nParameters\n----------\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``, ``cudaErrorMemoryAllocation``.\nevent : cudaEvent_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventCreateWithFlags\n",
        );
    table
        .function(
            c"cudaEventDestroy",
            both::cudaEventDestroy,
            c"cudaEventDestroy($self, event)\n--\n\nDestroys an event, also one that has not been reached yet.\n\n``cudaError_t cudaEventDestroy(cudaEvent_t event)``\n\nParameters\n----------\nevent : cudaEvent_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventDestroy\n",
        );
    table
        .function(
            c"cudaEventElapsedTime",
            both::cudaEventElapsedTime,
            c"cudaEventElapsedTime($self, start, end)\n--\n\nTells the milliseconds between two events, both recorded with timing.\n\n``cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)``\n\nParameters\n----------\nstart : cudaEvent_t or None\nend : cudaEvent_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``, ``cudaErrorNotReady``, ``cudaErrorUnknown``.\nms : float\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventElapsedTime\n",
        );
    table
        .function(
            c"cudaEventQuery",
            both::cudaEventQuery,
            c"cudaEventQuery($self, event)\n--\n\nTells without waiting whether an event's work is done (else ``cudaErrorNotReady``).\n\n``cudaError_t cudaEventQuery(cudaEvent_t event)``\n\nParameters\n----------\nevent : cudaEvent_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``, ``cudaErrorNotReady``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventQuery\n",
        );
    table
        .function(
            c"cudaEventRecord",
            both::cudaEventRecord,
            c"cudaEventRecord($self, event, stream)\n--\n\nMakes an event stand for the work on a stream so far.\n\n``cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)``\n\nParameters\n----------\nevent : cudaEvent_t or None\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventRecord\n",
        );
    table
        .function(
            c"cudaEventRecordWithFlags",
            both::cudaEventRecordWithFlags,
            c"cudaEventRecordWithFlags($self, event, stream, flags)\n--\n\nMakes an event stand for the work on a stream so far; during capture, if asked, as a node.\n\n``cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)``\n\nParameters\n----------\nevent : cudaEvent_t or None\nstream : cudaStream_t or None\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventRecordWithFlags\n",
        );
    table
        .function(
            c"cudaEventSynchronize",
            both::cudaEventSynchronize,
            c"cudaEventSynchronize($self, event)\n--\n\nBlocks until the work that an event stands for is done.\n\n``cudaError_t cudaEventSynchronize(cudaEvent_t event)``\n\nParameters\n----------\nevent : cudaEvent_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventSynchronize\n",
        );
    table
        .function(
            c"cudaExecutionCtxDestroy",
            both::cudaExecutionCtxDestroy,
            c"cudaExecutionCtxDestroy($self, ctx)\n--\n\nDestroys a green context and its share of the device.\n\n``cudaError_t cudaExecutionCtxDestroy(cudaExecutionContext_t ctx)``\n\nParameters\n----------\nctx : cudaExecutionContext_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxDestroy\n",
        );
    table
        .function(
            c"cudaExecutionCtxGetDevResource",
            both::cudaExecutionCtxGetDevResource,
            c"cudaExecutionCtxGetDevResource($self, ctx, typename)\n--\n\nTells which SMs or work queues are an execution context's.\n\n``cudaError_t cudaExecutionCtxGetDevResource(cudaExecutionContext_t ctx, cudaDevResource *resource, cudaDevResourceType type)``\n\nParameters\n----------\nctx : cudaExecutionContext_t or None\ntypename : cudaDevResourceType\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.\nresource : cudaDevResource\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetDevResource\n",
        );
    table
        .function(
            c"cudaExecutionCtxGetDevice",
            both::cudaExecutionCtxGetDevice,
            c"cudaExecutionCtxGetDevice($self, ctx)\n--\n\nTells which device an execution context belongs to.\n\n``cudaError_t cudaExecutionCtxGetDevice(int *device, cudaExecutionContext_t ctx)``\n\nParameters\n----------\nctx : cudaExecutionContext_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.\ndevice : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetDevice\n",
        );
    table
        .function(
            c"cudaExecutionCtxGetId",
            both::cudaExecutionCtxGetId,
            c"cudaExecutionCtxGetId($self, ctx)\n--\n\nTells an execution context's number, unique in the process.\n\n``cudaError_t cudaExecutionCtxGetId(cudaExecutionContext_t ctx, unsigned long long *ctxId)``\n\nParameters\n----------\nctx : cudaExecutionContext_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.\nctxId : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetId\n",
        );
    table
        .function(
            c"cudaExecutionCtxRecordEvent",
            both::cudaExecutionCtxRecordEvent,
            c"cudaExecutionCtxRecordEvent($self, ctx, event)\n--\n\nRecords in an event all work that has been submitted to an execution context so far.\n\n``cudaError_t cudaExecutionCtxRecordEvent(cudaExecutionContext_t ctx, cudaEvent_t event)``\n\nParameters\n----------\nctx : cudaExecutionContext_t or None\nevent : cudaEvent_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorStreamCaptureUnsupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxRecordEvent\n",
        );
    table
        .function(
            c"cudaExecutionCtxStreamCreate",
            both::cudaExecutionCtxStreamCreate,
            c"cudaExecutionCtxStreamCreate($self, ctx, flags, priority)\n--\n\nCreates a stream with a priority, whose work runs on the resources of an execution context.\n\n``cudaError_t cudaExecutionCtxStreamCreate(cudaStream_t *phStream, cudaExecutionContext_t ctx, unsigned int flags, int priority)``\n\nParameters\n----------\nctx : cudaExecutionContext_t or None\nflags : int\npriority : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.\nphStream : cudaStream_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxStreamCreate\n",
        );
    table
        .function(
            c"cudaExecutionCtxSynchronize",
            both::cudaExecutionCtxSynchronize,
            c"cudaExecutionCtxSynchronize($self, ctx)\n--\n\nBlocks until everything submitted to an execution context has finished.\n\n``cudaError_t cudaExecutionCtxSynchronize(cudaExecutionContext_t ctx)``\n\nParameters\n----------\nctx : cudaExecutionContext_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorDeviceUninitialized``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxSynchronize\n",
        );
    table
        .function(
            c"cudaExecutionCtxWaitEvent",
            both::cudaExecutionCtxWaitEvent,
            c"cudaExecutionCtxWaitEvent($self, ctx, event)\n--\n\nMakes all work submitted to an execution context from now on wait for an event.\n\n``cudaError_t cudaExecutionCtxWaitEvent(cudaExecutionContext_t ctx, cudaEvent_t event)``\n\nParameters\n----------\nctx : cudaExecutionContext_t or None\nevent : cudaEvent_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorStreamCaptureUnsupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxWaitEvent\n",
        );
    table
        .function(
            c"cudaExternalMemoryGetMappedBuffer",
            only13::cudaExternalMemoryGetMappedBuffer,
            c"cudaExternalMemoryGetMappedBuffer($self, extMem, bufferDesc)\n--\n\nMaps a range of imported memory as device memory.\n\n``cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem, const cudaExternalMemoryBufferDesc *bufferDesc)``\n\nParameters\n----------\nextMem : cudaExternalMemory_t or None\nbufferDesc : cudaExternalMemoryBufferDesc or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\ndevPtr : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaExternalMemoryGetMappedBuffer\n",
        );
    table
        .function(
            c"cudaExternalMemoryGetMappedMipmappedArray",
            only13::cudaExternalMemoryGetMappedMipmappedArray,
            c"cudaExternalMemoryGetMappedMipmappedArray($self, extMem, mipmapDesc)\n--\n\nMaps imported memory as a mipmapped CUDA array.\n\n``cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem, const cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)``\n\nParameters\n----------\nextMem : cudaExternalMemory_t or None\nmipmapDesc : cudaExternalMemoryMipmappedArrayDesc or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\nmipmap : cudaMipmappedArray_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaExternalMemoryGetMappedMipmappedArray\n",
        );
    table
        .function(
            c"cudaFree",
            both::cudaFree,
            c"cudaFree($self, devPtr)\n--\n\nFrees device or managed memory; does nothing for null.\n\n``cudaError_t cudaFree(void *devPtr)``\n\nParameters\n----------\ndevPtr : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFree\n",
        );
    table
        .function(
            c"cudaFreeArray",
            both::cudaFreeArray,
            c"cudaFreeArray($self, array)\n--\n\nDestroys a CUDA array of ``cudaMallocArray`` or ``cudaMalloc3DArray``.\n\n``cudaError_t cudaFreeArray(cudaArray_t array)``\n\nParameters\n----------\narray : cudaArray_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFreeArray\n",
        );
    table
        .function(
            c"cudaFreeAsync",
            both::cudaFreeAsync,
            c"cudaFreeAsync($self, devPtr, hStream)\n--\n\nFrees memory in stream order, once earlier work on the stream is done.\n\n``cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)``\n\nParameters\n----------\ndevPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``hStream``.\nhStream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaFreeAsync\n",
        );
    table
        .function(
            c"cudaFreeHost",
            both::cudaFreeHost,
            c"cudaFreeHost($self, ptr)\n--\n\nFrees page-locked memory of ``cudaMallocHost`` or ``cudaHostAlloc``.\n\n``cudaError_t cudaFreeHost(void *ptr)``\n\nParameters\n----------\nptr : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFreeHost\n",
        );
    table
        .function(
            c"cudaFreeMipmappedArray",
            both::cudaFreeMipmappedArray,
            c"cudaFreeMipmappedArray($self, mipmappedArray)\n--\n\nDestroys a mipmapped CUDA array, with all levels.\n\n``cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)``\n\nParameters\n----------\nmipmappedArray : cudaMipmappedArray_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFreeMipmappedArray\n",
        );
    table
        .function(
            c"cudaFuncGetAttributes",
            only13::cudaFuncGetAttributes,
            c"cudaFuncGetAttributes($self, func)\n--\n\nTells a kernel's attributes: registers, shared, local and constant memory, version.\n\n``cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attr, const void *func)``\n\nParameters\n----------\nfunc : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``.\nattr : cudaFuncAttributes\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetAttributes\n",
        );
    table
        .function(
            c"cudaFuncGetName",
            both::cudaFuncGetName,
            c"cudaFuncGetName($self, func)\n--\n\nTells a kernel's mangled name.\n\n``cudaError_t cudaFuncGetName(const char **name, const void *func)``\n\nParameters\n----------\nfunc : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.\nname : bytes\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetName\n",
        );
    table
        .function(
            c"cudaFuncGetParamCount",
            both::cudaFuncGetParamCount,
            c"cudaFuncGetParamCount($self, func)\n--\n\nTells how many parameters a kernel takes.\n\n``cudaError_t cudaFuncGetParamCount(const void *func, size_t *paramCount)``\n\nParameters\n----------\nfunc : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nparamCount : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetParamCount\n",
        );
    table
        .function(
            c"cudaFuncGetParamInfo",
            both::cudaFuncGetParamInfo,
            c"cudaFuncGetParamInfo($self, func, paramIndex)\n--\n\nTells the offset and size in bytes of one of a kernel's parameters.\n\n``cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)``\n\nParameters\n----------\nfunc : address or buffer\nparamIndex : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nparamOffset : int\nparamSize : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetParamInfo\n",
        );
    table
        .function(
            c"cudaFuncSetAttribute",
            only13::cudaFuncSetAttribute,
            c"cudaFuncSetAttribute($self, func, attr, value)\n--\n\nSets an attribute of a kernel, such as the dynamic shared memory it may be launched with.\n\n``cudaError_t cudaFuncSetAttribute(const void *func, cudaFuncAttribute attr, int value)``\n\nParameters\n----------\nfunc : address or buffer\nattr : cudaFuncAttribute\nvalue : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncSetAttribute\n",
        );
    table
        .function(
            c"cudaFuncSetCacheConfig",
            both::cudaFuncSetCacheConfig,
            c"cudaFuncSetCacheConfig($self, func, cacheConfig)\n--\n\nSets how a kernel prefers to divide on-chip memory into L1 and shared memory.\n\n``cudaError_t cudaFuncSetCacheConfig(const void *func, cudaFuncCache cacheConfig)``\n\nParameters\n----------\nfunc : address or buffer\ncacheConfig : cudaFuncCache\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncSetCacheConfig\n",
        );
    table
        .function(
            c"cudaFuncSetSharedMemConfig",
            both::cudaFuncSetSharedMemConfig,
            c"cudaFuncSetSharedMemConfig($self, func, config)\n--\n\nSets how wide shared memory's banks are when a kernel runs.\n\n``cudaError_t cudaFuncSetSharedMemConfig(const void *func, cudaSharedMemConfig config)``\n\nParameters\n----------\nfunc : address or buffer\nconfig : cudaSharedMemConfig\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__DEPRECATED.html#:~:text=cudaFuncSetSharedMemConfig\n",
        );
    table
        .function(
            c"cudaGLGetDevices",
            both::cudaGLGetDevices,
            c"cudaGLGetDevices($self, cudaDeviceCount, deviceList)\n--\n\nLists the CUDA devices on which the current OpenGL context renders.\n\n``cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount, cudaGLDeviceList deviceList)``\n\nParameters\n----------\ncudaDeviceCount : int\ndeviceList : cudaGLDeviceList\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidGraphicsContext``, ``cudaErrorNoDevice``, ``cudaErrorOperatingSystem``, ``cudaErrorUnknown``.\npCudaDeviceCount : int\npCudaDevices : list[int]\n\nNotes\n-----\nIn ``cuda_gl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL.html#:~:text=cudaGLGetDevices\n",
        );
    table
        .function(
            c"cudaGLMapBufferObject",
            both::cudaGLMapBufferObject,
            c"cudaGLMapBufferObject($self, bufObj)\n--\n\nMaps a shared OpenGL buffer: its device address and bytes (superseded).\n\n``cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)``\n\nParameters\n----------\nbufObj : driver.GLuint or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorMapBufferObjectFailed``.\ndevPtr : int\n\nNotes\n-----\nIn ``cuda_gl_interop.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLMapBufferObject\n",
        );
    table
        .function(
            c"cudaGLMapBufferObjectAsync",
            both::cudaGLMapBufferObjectAsync,
            c"cudaGLMapBufferObjectAsync($self, bufObj, stream)\n--\n\nMaps a shared OpenGL buffer in stream order: its device address and bytes (superseded).\n\n``cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)``\n\nParameters\n----------\nbufObj : driver.GLuint or None\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorMapBufferObjectFailed``.\ndevPtr : int\n\nNotes\n-----\nIn ``cuda_gl_interop.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLMapBufferObjectAsync\n",
        );
    table
        .function(
            c"cudaGLRegisterBufferObject",
            both::cudaGLRegisterBufferObject,
            c"cudaGLRegisterBufferObject($self, bufObj)\n--\n\nShares an OpenGL buffer with CUDA (superseded by ``cudaGraphicsGLRegisterBuffer``).\n\n``cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)``\n\nParameters\n----------\nbufObj : driver.GLuint or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``.\n\nNotes\n-----\nIn ``cuda_gl_interop.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLRegisterBufferObject\n",
        );
    table
        .function(
            c"cudaGLSetBufferObjectMapFlags",
            both::cudaGLSetBufferObjectMapFlags,
            c"cudaGLSetBufferObjectMapFlags($self, bufObj, flags)\n--\n\nSays how CUDA will use an OpenGL buffer when mapped (superseded).\n\n``cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)``\n\nParameters\n----------\nbufObj : driver.GLuint or None\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\n\nNotes\n-----\nIn ``cuda_gl_interop.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLSetBufferObjectMapFlags\n",
        );
    table
        .function(
            c"cudaGLSetGLDevice",
            both::cudaGLSetGLDevice,
            c"cudaGLSetGLDevice($self, device)\n--\n\nMakes a device current for use with OpenGL (superseded by ``cudaSetDevice``).\n\n``cudaError_t cudaGLSetGLDevice(int device)``\n\nParameters\n----------\ndevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorSetOnActiveProcess``.\n\nNotes\n-----\nIn ``cuda_gl_interop.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLSetGLDevice\n",
        );
    table
        .function(
            c"cudaGLUnmapBufferObject",
            both::cudaGLUnmapBufferObject,
            c"cudaGLUnmapBufferObject($self, bufObj)\n--\n\nReturns a mapped buffer to OpenGL (superseded).\n\n``cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)``\n\nParameters\n----------\nbufObj : driver.GLuint or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorUnmapBufferObjectFailed``.\n\nNotes\n-----\nIn ``cuda_gl_interop.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnmapBufferObject\n",
        );
    table
        .function(
            c"cudaGLUnmapBufferObjectAsync",
            both::cudaGLUnmapBufferObjectAsync,
            c"cudaGLUnmapBufferObjectAsync($self, bufObj, stream)\n--\n\nReturns a mapped buffer to OpenGL in stream order (superseded).\n\n``cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)``\n\nParameters\n----------\nbufObj : driver.GLuint or None\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorUnmapBufferObjectFailed``.\n\nNotes\n-----\nIn ``cuda_gl_interop.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnmapBufferObjectAsync\n",
        );
    table
        .function(
            c"cudaGLUnregisterBufferObject",
            both::cudaGLUnregisterBufferObject,
            c"cudaGLUnregisterBufferObject($self, bufObj)\n--\n\nEnds CUDA's use of an OpenGL buffer (superseded).\n\n``cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)``\n\nParameters\n----------\nbufObj : driver.GLuint or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_gl_interop.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnregisterBufferObject\n",
        );
    table
        .function(
            c"cudaGetChannelDesc",
            both::cudaGetChannelDesc,
            c"cudaGetChannelDesc($self, array)\n--\n\nTells the element format of a CUDA array.\n\n``cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc *desc, cudaArray_const_t array)``\n\nParameters\n----------\narray : cudaArray_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\ndesc : cudaChannelFormatDesc\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetChannelDesc\n",
        );
    table
        .function(
            c"cudaGetDevice",
            both::cudaGetDevice,
            c"cudaGetDevice($self)\n--\n\nTells which device is current to the calling thread.\n\n``cudaError_t cudaGetDevice(int *device)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\ndevice : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDevice\n",
        );
    table
        .function(
            c"cudaGetDeviceCount",
            both::cudaGetDeviceCount,
            c"cudaGetDeviceCount($self)\n--\n\nCounts the CUDA devices that this process can see (``CUDA_VISIBLE_DEVICES`` limits them).\n\n``cudaError_t cudaGetDeviceCount(int *count)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\ncount : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceCount\n",
        );
    table
        .function(
            c"cudaGetDeviceFlags",
            both::cudaGetDeviceFlags,
            c"cudaGetDeviceFlags($self)\n--\n\nTells the flags of the current device, such as how the CPU waits.\n\n``cudaError_t cudaGetDeviceFlags(unsigned int *flags)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.\nflags : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceFlags\n",
        );
    table
        .function(
            c"cudaGetDeviceProperties",
            only13::cudaGetDeviceProperties,
            c"cudaGetDeviceProperties($self, device)\n--\n\nFills a record with a device's name, compute capability, memory and limits.\n\n``cudaError_t cudaGetDeviceProperties(cudaDeviceProp *prop, int device)``\n\nParameters\n----------\ndevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.\nprop : cudaDeviceProp\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceProperties\n",
        );
    table
        .function(
            c"cudaGetDriverEntryPoint",
            both::cudaGetDriverEntryPoint,
            c"cudaGetDriverEntryPoint($self, symbol, flags)\n--\n\nLooks up a driver function's address by name, in the revision of the runtime's own version.\n\n``cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult *driverStatus)``\n\nParameters\n----------\nsymbol : bytes or str\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nfuncPtr : int\ndriverStatus : cudaDriverEntryPointQueryResult\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPoint\n",
        );
    table
        .function(
            c"cudaGetDriverEntryPointByVersion",
            both::cudaGetDriverEntryPointByVersion,
            c"cudaGetDriverEntryPointByVersion($self, symbol, cudaVersion, flags)\n--\n\nLooks up a driver function's address by name, in the revision that belongs to a CUDA version.\n\n``cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr, unsigned int cudaVersion, unsigned long long flags, cudaDriverEntryPointQueryResult *driverStatus)``\n\nParameters\n----------\nsymbol : bytes or str\ncudaVersion : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nfuncPtr : int\ndriverStatus : cudaDriverEntryPointQueryResult\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPointByVersion\n",
        );
    table
        .function(
            c"cudaGetErrorName",
            both::cudaGetErrorName,
            c"cudaGetErrorName($self, error)\n--\n\nTells an error code's name as a C string, such as ``cudaErrorInvalidValue``.\n\n``const char *cudaGetErrorName(cudaError_t error)``\n\nParameters\n----------\nerror : cudaError\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nvalue : bytes\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaGetErrorName\n",
        );
    table
        .function(
            c"cudaGetErrorString",
            both::cudaGetErrorString,
            c"cudaGetErrorString($self, error)\n--\n\nTells what an error code means, as a C string in English.\n\n``const char *cudaGetErrorString(cudaError_t error)``\n\nParameters\n----------\nerror : cudaError\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nvalue : bytes\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaGetErrorString\n",
        );
    table
        .function(
            c"cudaGetExportTable",
            both::cudaGetExportTable,
            c"cudaGetExportTable($self, pExportTableId)\n--\n\nLooks up a table of internal functions by its UUID; NVIDIA documents none of them.\n\n``cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)``\n\nParameters\n----------\npExportTableId : cudaUUID_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nppExportTable : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/index.html\n",
        );
    table
        .function(
            c"cudaGetFuncBySymbol",
            both::cudaGetFuncBySymbol,
            c"cudaGetFuncBySymbol($self, symbolPtr)\n--\n\nGives a kernel's ``cudaFunction_t`` handle, a function of the driver, found by its host-side symbol.\n\n``cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)``\n\nParameters\n----------\nsymbolPtr : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nfunctionPtr : cudaFunction_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER.html#:~:text=cudaGetFuncBySymbol\n",
        );
    table
        .function(
            c"cudaGetKernel",
            both::cudaGetKernel,
            c"cudaGetKernel($self, entryFuncAddr)\n--\n\nGives a kernel's ``cudaKernel_t`` handle, found by its host-side symbol.\n\n``cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)``\n\nParameters\n----------\nentryFuncAddr : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nkernelPtr : cudaKernel_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER.html#:~:text=cudaGetKernel\n",
        );
    table
        .function(
            c"cudaGetLastError",
            both::cudaGetLastError,
            c"cudaGetLastError($self)\n--\n\nReturns the last error of this thread's runtime calls and clears it, unless it is sticky.\n\n``cudaError_t cudaGetLastError(void)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``, ``cudaErrorInsufficientDriver``, ``cudaErrorInvalidChannelDescriptor``, ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidDevicePointer``, ``cudaErrorInvalidFilterSetting``, ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidNormSetting``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidPtx``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidTexture``, ``cudaErrorInvalidTextureBinding``, ``cudaErrorInvalidValue``, ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``, ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorMemoryAllocation``, ``cudaErrorMissingConfiguration``, ``cudaErrorNoDevice``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSetOnActiveProcess``, ``cudaErrorStartupFailure``, ``cudaErrorUnknown``, ``cudaErrorUnmapBufferObjectFailed``, ``cudaErrorUnsupportedPtxVersion``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaGetLastError\n",
        );
    table
        .function(
            c"cudaGetMipmappedArrayLevel",
            both::cudaGetMipmappedArrayLevel,
            c"cudaGetMipmappedArrayLevel($self, mipmappedArray, level)\n--\n\nGives one level of a mipmapped array as a CUDA array.\n\n``cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level)``\n\nParameters\n----------\nmipmappedArray : cudaMipmappedArray_t or None\nlevel : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\nlevelArray : cudaArray_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaGetMipmappedArrayLevel\n",
        );
    table
        .function(
            c"cudaGetSurfaceObjectResourceDesc",
            only13::cudaGetSurfaceObjectResourceDesc,
            c"cudaGetSurfaceObjectResourceDesc($self, surfObject)\n--\n\nTells the array of a surface object.\n\n``cudaError_t cudaGetSurfaceObjectResourceDesc(cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject)``\n\nParameters\n----------\nsurfObject : cudaSurfaceObject_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npResDesc : cudaResourceDesc\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaGetSurfaceObjectResourceDesc\n",
        );
    table
        .function(
            c"cudaGetSymbolAddress",
            both::cudaGetSymbolAddress,
            c"cudaGetSymbolAddress($self, symbol)\n--\n\nTells the device address of a ``__device__`` variable, given its host-side symbol.\n\n``cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)``\n\nParameters\n----------\nsymbol : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidSymbol``, ``cudaErrorNoKernelImageForDevice``.\ndevPtr : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaGetSymbolAddress\n",
        );
    table
        .function(
            c"cudaGetSymbolSize",
            both::cudaGetSymbolSize,
            c"cudaGetSymbolSize($self, symbol)\n--\n\nTells the bytes of a ``__device__`` variable, given its host-side symbol.\n\n``cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)``\n\nParameters\n----------\nsymbol : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidSymbol``, ``cudaErrorNoKernelImageForDevice``.\nsize : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaGetSymbolSize\n",
        );
    table
        .function(
            c"cudaGetTextureObjectResourceDesc",
            only13::cudaGetTextureObjectResourceDesc,
            c"cudaGetTextureObjectResourceDesc($self, texObject)\n--\n\nTells the array or memory that a texture object reads.\n\n``cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc *pResDesc, cudaTextureObject_t texObject)``\n\nParameters\n----------\ntexObject : cudaTextureObject_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npResDesc : cudaResourceDesc\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectResourceDesc\n",
        );
    table
        .function(
            c"cudaGetTextureObjectResourceViewDesc",
            only13::cudaGetTextureObjectResourceViewDesc,
            c"cudaGetTextureObjectResourceViewDesc($self, texObject)\n--\n\nTells the format, size and levels by which a texture object views its resource.\n\n``cudaError_t cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject)``\n\nParameters\n----------\ntexObject : cudaTextureObject_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npResViewDesc : cudaResourceViewDesc\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectResourceViewDesc\n",
        );
    table
        .function(
            c"cudaGetTextureObjectTextureDesc",
            both::cudaGetTextureObjectTextureDesc,
            c"cudaGetTextureObjectTextureDesc($self, texObject)\n--\n\nTells the addressing, filtering and reading rules of a texture object.\n\n``cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject)``\n\nParameters\n----------\ntexObject : cudaTextureObject_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npTexDesc : cudaTextureDesc\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectTextureDesc\n",
        );
    table
        .function(
            c"cudaGraphAddChildGraphNode",
            both::cudaGraphAddChildGraphNode,
            c"cudaGraphAddChildGraphNode($self, graph, pDependencies, numDependencies, childGraph)\n--\n\nAdds to a graph a node that runs a copy of another graph.\n\n``cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\nchildGraph : cudaGraph_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddChildGraphNode\n",
        );
    table
        .function(
            c"cudaGraphAddDependencies",
            only13::cudaGraphAddDependencies,
            c"cudaGraphAddDependencies($self, graph, from_, to, edgeData, numDependencies)\n--\n\nAdds edges to a graph: each ``to[i]`` waits for ``from[i]``.\n\n``cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\nfrom_ : list[cudaGraphNode_t] or None\nto : list[cudaGraphNode_t] or None\nedgeData : list[cudaGraphEdgeData] or None\nnumDependencies : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddDependencies\n",
        );
    table
        .function(
            c"cudaGraphAddEmptyNode",
            both::cudaGraphAddEmptyNode,
            c"cudaGraphAddEmptyNode($self, graph, pDependencies, numDependencies)\n--\n\nAdds a node that does nothing but join and fork edges.\n\n``cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEmptyNode\n",
        );
    table
        .function(
            c"cudaGraphAddEventRecordNode",
            both::cudaGraphAddEventRecordNode,
            c"cudaGraphAddEventRecordNode($self, graph, pDependencies, numDependencies, event)\n--\n\nAdds to a graph a node that records an event.\n\n``cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\nevent : cudaEvent_t or None\n    Used after the call: keep it alive as long as ``graph``, or a copy of it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEventRecordNode\n",
        );
    table
        .function(
            c"cudaGraphAddEventWaitNode",
            both::cudaGraphAddEventWaitNode,
            c"cudaGraphAddEventWaitNode($self, graph, pDependencies, numDependencies, event)\n--\n\nAdds to a graph a node that waits for an event.\n\n``cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\nevent : cudaEvent_t or None\n    Used after the call: keep it alive as long as ``graph``, or a copy of it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEventWaitNode\n",
        );
    table
        .function(
            c"cudaGraphAddExternalSemaphoresSignalNode",
            both::cudaGraphAddExternalSemaphoresSignalNode,
            c"cudaGraphAddExternalSemaphoresSignalNode($self, graph, pDependencies, numDependencies, nodeParams)\n--\n\nAdds to a graph a node that signals external semaphores.\n\n``cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreSignalNodeParams *nodeParams)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\nnodeParams : cudaExternalSemaphoreSignalNodeParams or None\n    cubind keeps it alive as long as ``graph``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddExternalSemaphoresSignalNode\n",
        );
    table
        .function(
            c"cudaGraphAddExternalSemaphoresWaitNode",
            both::cudaGraphAddExternalSemaphoresWaitNode,
            c"cudaGraphAddExternalSemaphoresWaitNode($self, graph, pDependencies, numDependencies, nodeParams)\n--\n\nAdds to a graph a node that waits for external semaphores.\n\n``cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreWaitNodeParams *nodeParams)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\nnodeParams : cudaExternalSemaphoreWaitNodeParams or None\n    cubind keeps it alive as long as ``graph``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddExternalSemaphoresWaitNode\n",
        );
    table
        .function(
            c"cudaGraphAddHostNode",
            both::cudaGraphAddHostNode,
            c"cudaGraphAddHostNode($self, graph, pDependencies, numDependencies, pNodeParams)\n--\n\nAdds to a graph a node that calls a host function.\n\n``cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaHostNodeParams *pNodeParams)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\npNodeParams : cudaHostNodeParams or None\n    cubind keeps it alive as long as ``graph``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddHostNode\n",
        );
    table
        .function(
            c"cudaGraphAddKernelNode",
            both::cudaGraphAddKernelNode,
            c"cudaGraphAddKernelNode($self, graph, pDependencies, numDependencies, pNodeParams)\n--\n\nAdds to a graph a node that launches a kernel.\n\n``cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaKernelNodeParams *pNodeParams)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\npNodeParams : cudaKernelNodeParams or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddKernelNode\n",
        );
    table
        .function(
            c"cudaGraphAddMemAllocNode",
            only13::cudaGraphAddMemAllocNode,
            c"cudaGraphAddMemAllocNode($self, graph, pDependencies, numDependencies, nodeParams)\n--\n\nAdds a node that allocates memory; its address, fixed at once, is in the record.\n\n``cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaMemAllocNodeParams *nodeParams)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\nnodeParams : cudaMemAllocNodeParams or None\n    cubind keeps it alive as long as ``graph``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemAllocNode\n",
        );
    table
        .function(
            c"cudaGraphAddMemFreeNode",
            both::cudaGraphAddMemFreeNode,
            c"cudaGraphAddMemFreeNode($self, graph, pDependencies, numDependencies, dptr)\n--\n\nAdds a node that frees memory which an allocation node of a graph made.\n\n``cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\ndptr : address or buffer\n    cubind keeps it alive as long as ``graph``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemFreeNode\n",
        );
    table
        .function(
            c"cudaGraphAddMemcpyNode",
            both::cudaGraphAddMemcpyNode,
            c"cudaGraphAddMemcpyNode($self, graph, pDependencies, numDependencies, pCopyParams)\n--\n\nAdds to a graph a node that copies a box of memory.\n\n``cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaMemcpy3DParms *pCopyParams)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\npCopyParams : cudaMemcpy3DParms or None\n    cubind keeps it alive as long as ``graph``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNode\n",
        );
    table
        .function(
            c"cudaGraphAddMemcpyNode1D",
            both::cudaGraphAddMemcpyNode1D,
            c"cudaGraphAddMemcpyNode1D($self, graph, pDependencies, numDependencies, dst, src, count, kind)\n--\n\nAdds to a graph a node that copies bytes between host and device memory.\n\n``cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src, size_t count, cudaMemcpyKind kind)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\ndst : address or buffer\n    cubind keeps it alive as long as ``graph``, or anything made from it, exists.\nsrc : address or buffer\n    cubind keeps it alive as long as ``graph``, or anything made from it, exists.\ncount : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNode1D\n",
        );
    table
        .function(
            c"cudaGraphAddMemcpyNodeFromSymbol",
            both::cudaGraphAddMemcpyNodeFromSymbol,
            c"cudaGraphAddMemcpyNodeFromSymbol($self, graph, pDependencies, numDependencies, dst, symbol, count, offset, kind)\n--\n\nAdds to a graph a node that copies bytes out of a ``__device__`` variable.\n\n``cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\ndst : address or buffer\n    cubind keeps it alive as long as ``graph``, or anything made from it, exists.\nsymbol : address or buffer\ncount : int\noffset : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNodeFromSymbol\n",
        );
    table
        .function(
            c"cudaGraphAddMemcpyNodeToSymbol",
            both::cudaGraphAddMemcpyNodeToSymbol,
            c"cudaGraphAddMemcpyNodeToSymbol($self, graph, pDependencies, numDependencies, symbol, src, count, offset, kind)\n--\n\nAdds to a graph a node that copies bytes into a ``__device__`` variable.\n\n``cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\nsymbol : address or buffer\nsrc : address or buffer\n    cubind keeps it alive as long as ``graph``, or anything made from it, exists.\ncount : int\noffset : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNodeToSymbol\n",
        );
    table
        .function(
            c"cudaGraphAddMemsetNode",
            both::cudaGraphAddMemsetNode,
            c"cudaGraphAddMemsetNode($self, graph, pDependencies, numDependencies, pMemsetParams)\n--\n\nAdds to a graph a node that fills memory.\n\n``cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaMemsetParams *pMemsetParams)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\nnumDependencies : int\npMemsetParams : cudaMemsetParams or None\n    cubind keeps it alive as long as ``graph``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphAddNode``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemsetNode\n",
        );
    table
        .function(
            c"cudaGraphAddNode",
            only13::cudaGraphAddNode,
            c"cudaGraphAddNode($self, graph, pDependencies, dependencyData, numDependencies, nodeParams)\n--\n\nAdds a node of any type to a graph, described by one record.\n\n``cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaGraphNodeParams *nodeParams)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npDependencies : list[cudaGraphNode_t] or None\ndependencyData : list[cudaGraphEdgeData] or None\nnumDependencies : int\nnodeParams : cudaGraphNodeParams or None\n    cubind keeps it alive as long as ``graph``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\npGraphNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddNode\n",
        );
    table
        .function(
            c"cudaGraphChildGraphNodeGetGraph",
            both::cudaGraphChildGraphNodeGetGraph,
            c"cudaGraphChildGraphNodeGetGraph($self, node)\n--\n\nGives the graph inside a child graph node, which still owns it.\n\n``cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npGraph : cudaGraph_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphChildGraphNodeGetGraph\n",
        );
    table
        .function(
            c"cudaGraphClone",
            both::cudaGraphClone,
            c"cudaGraphClone($self, originalGraph)\n--\n\nCopies a graph with its nodes and child graphs.\n\n``cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)``\n\nParameters\n----------\noriginalGraph : cudaGraph_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.\npGraphClone : cudaGraph_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphClone\n",
        );
    table
        .function(
            c"cudaGraphConditionalHandleCreate",
            both::cudaGraphConditionalHandleCreate,
            c"cudaGraphConditionalHandleCreate($self, graph, defaultLaunchValue, flags)\n--\n\nCreates the handle with which kernels set the condition of a conditional node.\n\n``cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\ndefaultLaunchValue : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\npHandle_out : cudaGraphConditionalHandle\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphConditionalHandleCreate\n",
        );
    table
        .function(
            c"cudaGraphConditionalHandleCreate_v2",
            both::cudaGraphConditionalHandleCreate_v2,
            c"cudaGraphConditionalHandleCreate_v2($self, graph, ctx, defaultLaunchValue, flags)\n--\n\nCreates the handle of a conditional node's condition, for nodes in an execution context.\n\n``cudaError_t cudaGraphConditionalHandleCreate_v2(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, cudaExecutionContext_t ctx, unsigned int defaultLaunchValue, unsigned int flags)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\nctx : cudaExecutionContext_t or None\ndefaultLaunchValue : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\npHandle_out : cudaGraphConditionalHandle\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphConditionalHandleCreate_v2\n",
        );
    table
        .function(
            c"cudaGraphCreate",
            both::cudaGraphCreate,
            c"cudaGraphCreate($self, flags)\n--\n\nCreates a graph without nodes.\n\n``cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)``\n\nParameters\n----------\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.\npGraph : cudaGraph_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphCreate\n",
        );
    table
        .function(
            c"cudaGraphDebugDotPrint",
            both::cudaGraphDebugDotPrint,
            c"cudaGraphDebugDotPrint($self, graph, path, flags)\n--\n\nWrites a graph to a file in Graphviz's DOT language.\n\n``cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npath : bytes or str\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorOperatingSystem``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphDebugDotPrint\n",
        );
    table
        .function(
            c"cudaGraphDestroy",
            both::cudaGraphDestroy,
            c"cudaGraphDestroy($self, graph)\n--\n\nDestroys a graph with its nodes; executable graphs made of it stay.\n\n``cudaError_t cudaGraphDestroy(cudaGraph_t graph)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphDestroy\n",
        );
    table
        .function(
            c"cudaGraphDestroyNode",
            both::cudaGraphDestroyNode,
            c"cudaGraphDestroyNode($self, node)\n--\n\nRemoves a node and its edges from its graph.\n\n``cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphDestroyNode\n",
        );
    table
        .function(
            c"cudaGraphEventRecordNodeGetEvent",
            both::cudaGraphEventRecordNodeGetEvent,
            c"cudaGraphEventRecordNodeGetEvent($self, node)\n--\n\nTells which event a node records.\n\n``cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nevent_out : cudaEvent_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventRecordNodeGetEvent\n",
        );
    table
        .function(
            c"cudaGraphEventRecordNodeSetEvent",
            both::cudaGraphEventRecordNodeSetEvent,
            c"cudaGraphEventRecordNodeSetEvent($self, node, event)\n--\n\nSets which event a node records.\n\n``cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\nevent : cudaEvent_t or None\n    Used after the call: keep it alive as long as ``node``, or a copy of it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventRecordNodeSetEvent\n",
        );
    table
        .function(
            c"cudaGraphEventWaitNodeGetEvent",
            both::cudaGraphEventWaitNodeGetEvent,
            c"cudaGraphEventWaitNodeGetEvent($self, node)\n--\n\nTells which event a node waits for.\n\n``cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nevent_out : cudaEvent_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventWaitNodeGetEvent\n",
        );
    table
        .function(
            c"cudaGraphEventWaitNodeSetEvent",
            both::cudaGraphEventWaitNodeSetEvent,
            c"cudaGraphEventWaitNodeSetEvent($self, node, event)\n--\n\nSets which event a node waits for.\n\n``cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\nevent : cudaEvent_t or None\n    Used after the call: keep it alive as long as ``node``, or a copy of it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventWaitNodeSetEvent\n",
        );
    table
        .function(
            c"cudaGraphExecChildGraphNodeSetParams",
            both::cudaGraphExecChildGraphNodeSetParams,
            c"cudaGraphExecChildGraphNodeSetParams($self, hGraphExec, node, childGraph)\n--\n\nUpdates a child graph inside an executable graph to the parameters of a graph.\n\n``cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nnode : cudaGraphNode_t or None\nchildGraph : cudaGraph_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecChildGraphNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphExecDestroy",
            both::cudaGraphExecDestroy,
            c"cudaGraphExecDestroy($self, graphExec)\n--\n\nDestroys an executable graph; one that still runs finishes first.\n\n``cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)``\n\nParameters\n----------\ngraphExec : cudaGraphExec_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecDestroy\n",
        );
    table
        .function(
            c"cudaGraphExecEventRecordNodeSetEvent",
            both::cudaGraphExecEventRecordNodeSetEvent,
            c"cudaGraphExecEventRecordNodeSetEvent($self, hGraphExec, hNode, event)\n--\n\nSets which event a node of an executable graph records.\n\n``cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nhNode : cudaGraphNode_t or None\nevent : cudaEvent_t or None\n    Used after the call: keep it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecEventRecordNodeSetEvent\n",
        );
    table
        .function(
            c"cudaGraphExecEventWaitNodeSetEvent",
            both::cudaGraphExecEventWaitNodeSetEvent,
            c"cudaGraphExecEventWaitNodeSetEvent($self, hGraphExec, hNode, event)\n--\n\nSets which event a node of an executable graph waits for.\n\n``cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nhNode : cudaGraphNode_t or None\nevent : cudaEvent_t or None\n    Used after the call: keep it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecEventWaitNodeSetEvent\n",
        );
    table
        .function(
            c"cudaGraphExecExternalSemaphoresSignalNodeSetParams",
            both::cudaGraphExecExternalSemaphoresSignalNodeSetParams,
            c"cudaGraphExecExternalSemaphoresSignalNodeSetParams($self, hGraphExec, hNode, nodeParams)\n--\n\nSets which external semaphores a node of an executable graph signals.\n\n``cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nhNode : cudaGraphNode_t or None\nnodeParams : cudaExternalSemaphoreSignalNodeParams or None\n    cubind keeps it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecExternalSemaphoresSignalNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphExecExternalSemaphoresWaitNodeSetParams",
            both::cudaGraphExecExternalSemaphoresWaitNodeSetParams,
            c"cudaGraphExecExternalSemaphoresWaitNodeSetParams($self, hGraphExec, hNode, nodeParams)\n--\n\nSets which external semaphores a node of an executable graph waits for.\n\n``cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nhNode : cudaGraphNode_t or None\nnodeParams : cudaExternalSemaphoreWaitNodeParams or None\n    cubind keeps it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecExternalSemaphoresWaitNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphExecGetFlags",
            both::cudaGraphExecGetFlags,
            c"cudaGraphExecGetFlags($self, graphExec)\n--\n\nTells the flags that an executable graph was made with.\n\n``cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)``\n\nParameters\n----------\ngraphExec : cudaGraphExec_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\nflags : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecGetFlags\n",
        );
    table
        .function(
            c"cudaGraphExecGetId",
            both::cudaGraphExecGetId,
            c"cudaGraphExecGetId($self, hGraphExec)\n--\n\nTells an executable graph's number.\n\n``cudaError_t cudaGraphExecGetId(cudaGraphExec_t hGraphExec, unsigned int *graphID)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\ngraphID : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecGetId\n",
        );
    table
        .function(
            c"cudaGraphExecHostNodeSetParams",
            both::cudaGraphExecHostNodeSetParams,
            c"cudaGraphExecHostNodeSetParams($self, hGraphExec, node, pNodeParams)\n--\n\nSets the function and argument of a host node in an executable graph.\n\n``cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nnode : cudaGraphNode_t or None\npNodeParams : cudaHostNodeParams or None\n    cubind keeps it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecHostNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphExecKernelNodeSetParams",
            both::cudaGraphExecKernelNodeSetParams,
            c"cudaGraphExecKernelNodeSetParams($self, hGraphExec, node, pNodeParams)\n--\n\nGives a kernel node new kernel, grid and arguments in an executable graph only.\n\n``cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nnode : cudaGraphNode_t or None\npNodeParams : cudaKernelNodeParams or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecKernelNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphExecMemcpyNodeSetParams",
            both::cudaGraphExecMemcpyNodeSetParams,
            c"cudaGraphExecMemcpyNodeSetParams($self, hGraphExec, node, pNodeParams)\n--\n\nSets what a copy node of an executable graph copies.\n\n``cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nnode : cudaGraphNode_t or None\npNodeParams : cudaMemcpy3DParms or None\n    cubind keeps it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphExecMemcpyNodeSetParams1D",
            both::cudaGraphExecMemcpyNodeSetParams1D,
            c"cudaGraphExecMemcpyNodeSetParams1D($self, hGraphExec, node, dst, src, count, kind)\n--\n\nMakes a copy node of an executable graph copy bytes between host and device memory.\n\n``cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *src, size_t count, cudaMemcpyKind kind)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nnode : cudaGraphNode_t or None\ndst : address or buffer\n    cubind keeps it alive as long as ``hGraphExec`` exists.\nsrc : address or buffer\n    cubind keeps it alive as long as ``hGraphExec`` exists.\ncount : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParams1D\n",
        );
    table
        .function(
            c"cudaGraphExecMemcpyNodeSetParamsFromSymbol",
            both::cudaGraphExecMemcpyNodeSetParamsFromSymbol,
            c"cudaGraphExecMemcpyNodeSetParamsFromSymbol($self, hGraphExec, node, dst, symbol, count, offset, kind)\n--\n\nMakes a copy node of an executable graph copy out of a ``__device__`` variable.\n\n``cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nnode : cudaGraphNode_t or None\ndst : address or buffer\n    cubind keeps it alive as long as ``hGraphExec`` exists.\nsymbol : address or buffer\ncount : int\noffset : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParamsFromSymbol\n",
        );
    table
        .function(
            c"cudaGraphExecMemcpyNodeSetParamsToSymbol",
            both::cudaGraphExecMemcpyNodeSetParamsToSymbol,
            c"cudaGraphExecMemcpyNodeSetParamsToSymbol($self, hGraphExec, node, symbol, src, count, offset, kind)\n--\n\nMakes a copy node of an executable graph copy into a ``__device__`` variable.\n\n``cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nnode : cudaGraphNode_t or None\nsymbol : address or buffer\nsrc : address or buffer\n    cubind keeps it alive as long as ``hGraphExec`` exists.\ncount : int\noffset : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParamsToSymbol\n",
        );
    table
        .function(
            c"cudaGraphExecMemsetNodeSetParams",
            both::cudaGraphExecMemsetNodeSetParams,
            c"cudaGraphExecMemsetNodeSetParams($self, hGraphExec, node, pNodeParams)\n--\n\nSets what a fill node of an executable graph fills, and with which value.\n\n``cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nnode : cudaGraphNode_t or None\npNodeParams : cudaMemsetParams or None\n    cubind keeps it alive as long as ``hGraphExec`` exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphExecNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemsetNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphExecNodeSetParams",
            only13::cudaGraphExecNodeSetParams,
            c"cudaGraphExecNodeSetParams($self, graphExec, node, nodeParams)\n--\n\nGives a node of any type new parameters in an executable graph only.\n\n``cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)``\n\nParameters\n----------\ngraphExec : cudaGraphExec_t or None\nnode : cudaGraphNode_t or None\nnodeParams : cudaGraphNodeParams or None\n    cubind keeps it alive as long as ``graphExec`` exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphExecUpdate",
            both::cudaGraphExecUpdate,
            c"cudaGraphExecUpdate($self, hGraphExec, hGraph)\n--\n\nUpdates an executable graph to the parameters of a graph with the same nodes and edges.\n\n``cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo *resultInfo)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nhGraph : cudaGraph_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorGraphExecUpdateFailure``.\nresultInfo : cudaGraphExecUpdateResultInfo\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecUpdate\n",
        );
    table
        .function(
            c"cudaGraphExternalSemaphoresSignalNodeGetParams",
            both::cudaGraphExternalSemaphoresSignalNodeGetParams,
            c"cudaGraphExternalSemaphoresSignalNodeGetParams($self, hNode)\n--\n\nTells which external semaphores a node signals, and with what values.\n\n``cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreSignalNodeParams *params_out)``\n\nParameters\n----------\nhNode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nparams_out : cudaExternalSemaphoreSignalNodeParams\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresSignalNodeGetParams\n",
        );
    table
        .function(
            c"cudaGraphExternalSemaphoresSignalNodeSetParams",
            both::cudaGraphExternalSemaphoresSignalNodeSetParams,
            c"cudaGraphExternalSemaphoresSignalNodeSetParams($self, hNode, nodeParams)\n--\n\nSets which external semaphores a node signals, and with what values.\n\n``cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams)``\n\nParameters\n----------\nhNode : cudaGraphNode_t or None\nnodeParams : cudaExternalSemaphoreSignalNodeParams or None\n    cubind keeps it alive as long as ``hNode``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresSignalNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphExternalSemaphoresWaitNodeGetParams",
            both::cudaGraphExternalSemaphoresWaitNodeGetParams,
            c"cudaGraphExternalSemaphoresWaitNodeGetParams($self, hNode)\n--\n\nTells which external semaphores a node waits for, and at what values.\n\n``cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreWaitNodeParams *params_out)``\n\nParameters\n----------\nhNode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nparams_out : cudaExternalSemaphoreWaitNodeParams\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresWaitNodeGetParams\n",
        );
    table
        .function(
            c"cudaGraphExternalSemaphoresWaitNodeSetParams",
            both::cudaGraphExternalSemaphoresWaitNodeSetParams,
            c"cudaGraphExternalSemaphoresWaitNodeSetParams($self, hNode, nodeParams)\n--\n\nSets which external semaphores a node waits for, and at what values.\n\n``cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams)``\n\nParameters\n----------\nhNode : cudaGraphNode_t or None\nnodeParams : cudaExternalSemaphoreWaitNodeParams or None\n    cubind keeps it alive as long as ``hNode``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresWaitNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphGetEdges",
            only13::cudaGraphGetEdges,
            c"cudaGraphGetEdges($self, graph, numEdges=0)\n--\n\nLists the edges of a graph as two arrays of nodes; without arrays, counts them.\n\n``cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\nnumEdges : int, optional\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.\nfrom : list[cudaGraphNode_t]\nto : list[cudaGraphNode_t]\nedgeData : list[cudaGraphEdgeData]\nnumEdges : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetEdges\n",
        );
    table
        .function(
            c"cudaGraphGetId",
            both::cudaGraphGetId,
            c"cudaGraphGetId($self, hGraph)\n--\n\nTells a graph's number.\n\n``cudaError_t cudaGraphGetId(cudaGraph_t hGraph, unsigned int *graphID)``\n\nParameters\n----------\nhGraph : cudaGraph_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\ngraphID : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetId\n",
        );
    table
        .function(
            c"cudaGraphGetNodes",
            both::cudaGraphGetNodes,
            c"cudaGraphGetNodes($self, graph, numNodes=0)\n--\n\nLists the nodes of a graph; without an array, counts them.\n\n``cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\nnumNodes : int, optional\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\nnodes : list[cudaGraphNode_t]\nnumNodes : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetNodes\n",
        );
    table
        .function(
            c"cudaGraphGetRootNodes",
            both::cudaGraphGetRootNodes,
            c"cudaGraphGetRootNodes($self, graph, pNumRootNodes=0)\n--\n\nLists a graph's root nodes, which wait for no other; without an array, counts them.\n\n``cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\npNumRootNodes : int, optional\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npRootNodes : list[cudaGraphNode_t]\npNumRootNodes : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetRootNodes\n",
        );
    table
        .function(
            c"cudaGraphHostNodeGetParams",
            both::cudaGraphHostNodeGetParams,
            c"cudaGraphHostNodeGetParams($self, node)\n--\n\nTells the function and argument of a host node.\n\n``cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, cudaHostNodeParams *pNodeParams)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npNodeParams : cudaHostNodeParams\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphHostNodeGetParams\n",
        );
    table
        .function(
            c"cudaGraphHostNodeSetParams",
            both::cudaGraphHostNodeSetParams,
            c"cudaGraphHostNodeSetParams($self, node, pNodeParams)\n--\n\nSets the function and argument of a host node.\n\n``cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\npNodeParams : cudaHostNodeParams or None\n    cubind keeps it alive as long as ``node``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphHostNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphInstantiate",
            both::cudaGraphInstantiate,
            c"cudaGraphInstantiate($self, graph, flags)\n--\n\nBuilds an executable graph out of a graph: checks it and fixes its nodes and edges.\n\n``cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npGraphExec : cudaGraphExec_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiate\n",
        );
    table
        .function(
            c"cudaGraphInstantiateWithFlags",
            both::cudaGraphInstantiateWithFlags,
            c"cudaGraphInstantiateWithFlags($self, graph, flags)\n--\n\nBuilds an executable graph out of a graph, with flags such as free on launch.\n\n``cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\npGraphExec : cudaGraphExec_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiateWithFlags\n",
        );
    table
        .function(
            c"cudaGraphInstantiateWithParams",
            both::cudaGraphInstantiateWithParams,
            c"cudaGraphInstantiateWithParams($self, graph, instantiateParams)\n--\n\nMakes an executable graph, with flags, a stream for its upload, and a detailed result.\n\n``cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\ninstantiateParams : cudaGraphInstantiateParams or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npGraphExec : cudaGraphExec_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiateWithParams\n",
        );
    table
        .function(
            c"cudaGraphKernelNodeCopyAttributes",
            only13::cudaGraphKernelNodeCopyAttributes,
            c"cudaGraphKernelNodeCopyAttributes($self, hDst, hSrc)\n--\n\nCopies all attributes of one kernel node to another.\n\n``cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst, cudaGraphNode_t hSrc)``\n\nParameters\n----------\nhDst : cudaGraphNode_t or None\nhSrc : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeCopyAttributes\n",
        );
    table
        .function(
            c"cudaGraphKernelNodeGetAttribute",
            only13::cudaGraphKernelNodeGetAttribute,
            c"cudaGraphKernelNodeGetAttribute($self, hNode, attr)\n--\n\nTells an attribute of a kernel node, such as its priority.\n\n``cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)``\n\nParameters\n----------\nhNode : cudaGraphNode_t or None\nattr : cudaLaunchAttributeID\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\nvalue_out : cudaLaunchAttributeValue\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeGetAttribute\n",
        );
    table
        .function(
            c"cudaGraphKernelNodeGetParams",
            both::cudaGraphKernelNodeGetParams,
            c"cudaGraphKernelNodeGetParams($self, node)\n--\n\nTells the kernel, grid and arguments of a kernel node.\n\n``cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams *pNodeParams)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.\npNodeParams : cudaKernelNodeParams\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeGetParams\n",
        );
    table
        .function(
            c"cudaGraphKernelNodeSetAttribute",
            only13::cudaGraphKernelNodeSetAttribute,
            c"cudaGraphKernelNodeSetAttribute($self, hNode, attr, value)\n--\n\nSets an attribute of a kernel node, such as its priority.\n\n``cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)``\n\nParameters\n----------\nhNode : cudaGraphNode_t or None\nattr : cudaLaunchAttributeID\nvalue : cudaLaunchAttributeValue or None\n    cubind keeps it alive as long as ``hNode``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeSetAttribute\n",
        );
    table
        .function(
            c"cudaGraphKernelNodeSetParams",
            both::cudaGraphKernelNodeSetParams,
            c"cudaGraphKernelNodeSetParams($self, node, pNodeParams)\n--\n\nSets the kernel, grid and arguments of a kernel node.\n\n``cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\npNodeParams : cudaKernelNodeParams or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphLaunch",
            both::cudaGraphLaunch,
            c"cudaGraphLaunch($self, graphExec, stream)\n--\n\nLaunches an executable graph on a stream; launches of the same one run in turn.\n\n``cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)``\n\nParameters\n----------\ngraphExec : cudaGraphExec_t or None\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphLaunch\n",
        );
    table
        .function(
            c"cudaGraphMemAllocNodeGetParams",
            only13::cudaGraphMemAllocNodeGetParams,
            c"cudaGraphMemAllocNodeGetParams($self, node)\n--\n\nTells the pool, size and address of a node that allocates memory.\n\n``cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams *params_out)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nparams_out : cudaMemAllocNodeParams\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemAllocNodeGetParams\n",
        );
    table
        .function(
            c"cudaGraphMemFreeNodeGetParams",
            both::cudaGraphMemFreeNodeGetParams,
            c"cudaGraphMemFreeNodeGetParams($self, node)\n--\n\nTells the address that a node frees.\n\n``cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\ndptr_out : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemFreeNodeGetParams\n",
        );
    table
        .function(
            c"cudaGraphMemcpyNodeGetParams",
            both::cudaGraphMemcpyNodeGetParams,
            c"cudaGraphMemcpyNodeGetParams($self, node)\n--\n\nTells what a copy node copies.\n\n``cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, cudaMemcpy3DParms *pNodeParams)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npNodeParams : cudaMemcpy3DParms\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeGetParams\n",
        );
    table
        .function(
            c"cudaGraphMemcpyNodeSetParams",
            both::cudaGraphMemcpyNodeSetParams,
            c"cudaGraphMemcpyNodeSetParams($self, node, pNodeParams)\n--\n\nSets what a copy node copies.\n\n``cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\npNodeParams : cudaMemcpy3DParms or None\n    cubind keeps it alive as long as ``node``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphMemcpyNodeSetParams1D",
            both::cudaGraphMemcpyNodeSetParams1D,
            c"cudaGraphMemcpyNodeSetParams1D($self, node, dst, src, count, kind)\n--\n\nMakes a copy node copy bytes between host and device memory.\n\n``cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src, size_t count, cudaMemcpyKind kind)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\ndst : address or buffer\n    cubind keeps it alive as long as ``node``, or anything made from it, exists.\nsrc : address or buffer\n    cubind keeps it alive as long as ``node``, or anything made from it, exists.\ncount : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParams1D\n",
        );
    table
        .function(
            c"cudaGraphMemcpyNodeSetParamsFromSymbol",
            both::cudaGraphMemcpyNodeSetParamsFromSymbol,
            c"cudaGraphMemcpyNodeSetParamsFromSymbol($self, node, dst, symbol, count, offset, kind)\n--\n\nMakes a copy node copy out of a ``__device__`` variable.\n\n``cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\ndst : address or buffer\n    cubind keeps it alive as long as ``node``, or anything made from it, exists.\nsymbol : address or buffer\ncount : int\noffset : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParamsFromSymbol\n",
        );
    table
        .function(
            c"cudaGraphMemcpyNodeSetParamsToSymbol",
            both::cudaGraphMemcpyNodeSetParamsToSymbol,
            c"cudaGraphMemcpyNodeSetParamsToSymbol($self, node, symbol, src, count, offset, kind)\n--\n\nMakes a copy node copy into a ``__device__`` variable.\n\n``cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\nsymbol : address or buffer\nsrc : address or buffer\n    cubind keeps it alive as long as ``node``, or anything made from it, exists.\ncount : int\noffset : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParamsToSymbol\n",
        );
    table
        .function(
            c"cudaGraphMemsetNodeGetParams",
            both::cudaGraphMemsetNodeGetParams,
            c"cudaGraphMemsetNodeGetParams($self, node)\n--\n\nTells what a fill node fills, and with which value.\n\n``cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, cudaMemsetParams *pNodeParams)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npNodeParams : cudaMemsetParams\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeGetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemsetNodeGetParams\n",
        );
    table
        .function(
            c"cudaGraphMemsetNodeSetParams",
            both::cudaGraphMemsetNodeSetParams,
            c"cudaGraphMemsetNodeSetParams($self, node, pNodeParams)\n--\n\nSets what a fill node fills, and with which value.\n\n``cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\npNodeParams : cudaMemsetParams or None\n    cubind keeps it alive as long as ``node``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 13.5 announces that it will be deprecated: use ``cudaGraphNodeSetParams``.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemsetNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphNodeFindInClone",
            both::cudaGraphNodeFindInClone,
            c"cudaGraphNodeFindInClone($self, originalNode, clonedGraph)\n--\n\nFinds the node of a cloned graph that was copied from a given node.\n\n``cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph)``\n\nParameters\n----------\noriginalNode : cudaGraphNode_t or None\nclonedGraph : cudaGraph_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npNode : cudaGraphNode_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeFindInClone\n",
        );
    table
        .function(
            c"cudaGraphNodeGetContainingGraph",
            both::cudaGraphNodeGetContainingGraph,
            c"cudaGraphNodeGetContainingGraph($self, hNode)\n--\n\nGives the graph that a node is part of.\n\n``cudaError_t cudaGraphNodeGetContainingGraph(cudaGraphNode_t hNode, cudaGraph_t *phGraph)``\n\nParameters\n----------\nhNode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\nphGraph : cudaGraph_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetContainingGraph\n",
        );
    table
        .function(
            c"cudaGraphNodeGetDependencies",
            only13::cudaGraphNodeGetDependencies,
            c"cudaGraphNodeGetDependencies($self, node, pNumDependencies=0)\n--\n\nLists the nodes that a node waits for; without an array, counts them.\n\n``cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\npNumDependencies : int, optional\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.\npDependencies : list[cudaGraphNode_t]\nedgeData : list[cudaGraphEdgeData]\npNumDependencies : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependencies\n",
        );
    table
        .function(
            c"cudaGraphNodeGetDependentNodes",
            only13::cudaGraphNodeGetDependentNodes,
            c"cudaGraphNodeGetDependentNodes($self, node, pNumDependentNodes=0)\n--\n\nLists the nodes that wait for a node; without an array, counts them.\n\n``cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\npNumDependentNodes : int, optional\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.\npDependentNodes : list[cudaGraphNode_t]\nedgeData : list[cudaGraphEdgeData]\npNumDependentNodes : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependentNodes\n",
        );
    table
        .function(
            c"cudaGraphNodeGetEnabled",
            both::cudaGraphNodeGetEnabled,
            c"cudaGraphNodeGetEnabled($self, hGraphExec, hNode)\n--\n\nTells whether a node of an executable graph is enabled or does nothing.\n\n``cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nhNode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nisEnabled : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetEnabled\n",
        );
    table
        .function(
            c"cudaGraphNodeGetLocalId",
            both::cudaGraphNodeGetLocalId,
            c"cudaGraphNodeGetLocalId($self, hNode)\n--\n\nTells a node's number within its graph.\n\n``cudaError_t cudaGraphNodeGetLocalId(cudaGraphNode_t hNode, unsigned int *nodeId)``\n\nParameters\n----------\nhNode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\nnodeId : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetLocalId\n",
        );
    table
        .function(
            c"cudaGraphNodeGetParams",
            both::cudaGraphNodeGetParams,
            c"cudaGraphNodeGetParams($self, node)\n--\n\nTells the parameters of a node of any type.\n\n``cudaError_t cudaGraphNodeGetParams(cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\nnodeParams : cudaGraphNodeParams\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetParams\n",
        );
    table
        .function(
            c"cudaGraphNodeGetToolsId",
            both::cudaGraphNodeGetToolsId,
            c"cudaGraphNodeGetToolsId($self, hNode)\n--\n\nTells the number by which tools such as profilers know a node.\n\n``cudaError_t cudaGraphNodeGetToolsId(cudaGraphNode_t hNode, unsigned long long *toolsNodeId)``\n\nParameters\n----------\nhNode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\ntoolsNodeId : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetToolsId\n",
        );
    table
        .function(
            c"cudaGraphNodeGetType",
            only13::cudaGraphNodeGetType,
            c"cudaGraphNodeGetType($self, node)\n--\n\nTells the type of a node.\n\n``cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType *pType)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npType : cudaGraphNodeType\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetType\n",
        );
    table
        .function(
            c"cudaGraphNodeSetEnabled",
            both::cudaGraphNodeSetEnabled,
            c"cudaGraphNodeSetEnabled($self, hGraphExec, hNode, isEnabled)\n--\n\nTurns a kernel, copy or fill node of an executable graph on or off.\n\n``cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled)``\n\nParameters\n----------\nhGraphExec : cudaGraphExec_t or None\nhNode : cudaGraphNode_t or None\nisEnabled : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeSetEnabled\n",
        );
    table
        .function(
            c"cudaGraphNodeSetParams",
            only13::cudaGraphNodeSetParams,
            c"cudaGraphNodeSetParams($self, node, nodeParams)\n--\n\nSets the parameters of a node of any type, but not its type.\n\n``cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)``\n\nParameters\n----------\nnode : cudaGraphNode_t or None\nnodeParams : cudaGraphNodeParams or None\n    cubind keeps it alive as long as ``node``, or anything made from it, exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeSetParams\n",
        );
    table
        .function(
            c"cudaGraphReleaseUserObject",
            both::cudaGraphReleaseUserObject,
            c"cudaGraphReleaseUserObject($self, graph, object, count)\n--\n\nDrops references that a graph holds to a user object.\n\n``cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\nobject : cudaUserObject_t or None\ncount : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphReleaseUserObject\n",
        );
    table
        .function(
            c"cudaGraphRemoveDependencies",
            only13::cudaGraphRemoveDependencies,
            c"cudaGraphRemoveDependencies($self, graph, from_, to, edgeData, numDependencies)\n--\n\nRemoves the edges from each ``from[i]`` to ``to[i]`` of a graph.\n\n``cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\nfrom_ : list[cudaGraphNode_t] or None\nto : list[cudaGraphNode_t] or None\nedgeData : list[cudaGraphEdgeData] or None\nnumDependencies : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphRemoveDependencies\n",
        );
    table
        .function(
            c"cudaGraphRetainUserObject",
            both::cudaGraphRetainUserObject,
            c"cudaGraphRetainUserObject($self, graph, object, count, flags)\n--\n\nMakes a graph hold references to a user object, the caller's own if so flagged.\n\n``cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags)``\n\nParameters\n----------\ngraph : cudaGraph_t or None\nobject : cudaUserObject_t or None\ncount : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphRetainUserObject\n",
        );
    table
        .function(
            c"cudaGraphUpload",
            both::cudaGraphUpload,
            c"cudaGraphUpload($self, graphExec, stream)\n--\n\nPrepares an executable graph on the device in stream order, so that its first launch is short.\n\n``cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)``\n\nParameters\n----------\ngraphExec : cudaGraphExec_t or None\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphUpload\n",
        );
    table
        .function(
            c"cudaGraphicsEGLRegisterImage",
            both::cudaGraphicsEGLRegisterImage,
            c"cudaGraphicsEGLRegisterImage($self, image, flags)\n--\n\nShares an EGL image with CUDA.\n\n``cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource **pCudaResource, EGLImageKHR image, unsigned int flags)``\n\nParameters\n----------\nimage : driver.EGLImageKHR or None\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\npCudaResource : cudaGraphicsResource_t\n\nNotes\n-----\nIn ``cuda_egl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaGraphicsEGLRegisterImage\n",
        );
    table
        .function(
            c"cudaGraphicsGLRegisterBuffer",
            both::cudaGraphicsGLRegisterBuffer,
            c"cudaGraphicsGLRegisterBuffer($self, buffer, flags)\n--\n\nShares an OpenGL buffer with CUDA.\n\n``cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource **resource, GLuint buffer, unsigned int flags)``\n\nParameters\n----------\nbuffer : driver.GLuint or None\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorOperatingSystem``, ``cudaErrorUnknown``.\nresource : cudaGraphicsResource_t\n\nNotes\n-----\nIn ``cuda_gl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL.html#:~:text=cudaGraphicsGLRegisterBuffer\n",
        );
    table
        .function(
            c"cudaGraphicsGLRegisterImage",
            both::cudaGraphicsGLRegisterImage,
            c"cudaGraphicsGLRegisterImage($self, image, target, flags)\n--\n\nShares an OpenGL texture or renderbuffer with CUDA.\n\n``cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource **resource, GLuint image, GLenum target, unsigned int flags)``\n\nParameters\n----------\nimage : driver.GLuint or None\ntarget : driver.GLenum or None\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorOperatingSystem``, ``cudaErrorUnknown``.\nresource : cudaGraphicsResource_t\n\nNotes\n-----\nIn ``cuda_gl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL.html#:~:text=cudaGraphicsGLRegisterImage\n",
        );
    table
        .function(
            c"cudaGraphicsMapResources",
            both::cudaGraphicsMapResources,
            c"cudaGraphicsMapResources($self, count, resources, stream)\n--\n\nGives CUDA the use of registered graphics resources, in stream order, until they are unmapped.\n\n``cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)``\n\nParameters\n----------\ncount : int\nresources : cudaGraphicsResource_t or int or list[cudaGraphicsResource_t] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorUnknown``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsMapResources\n",
        );
    table
        .function(
            c"cudaGraphicsResourceGetMappedEglFrame",
            both::cudaGraphicsResourceGetMappedEglFrame,
            c"cudaGraphicsResourceGetMappedEglFrame($self, resource, index, mipLevel)\n--\n\nGives the frame of a mapped EGL resource.\n\n``cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame, cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel)``\n\nParameters\n----------\nresource : cudaGraphicsResource_t or None\nindex : int\nmipLevel : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\neglFrame : cudaEglFrame\n\nNotes\n-----\nIn ``cuda_egl_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaGraphicsResourceGetMappedEglFrame\n",
        );
    table
        .function(
            c"cudaGraphicsResourceGetMappedMipmappedArray",
            both::cudaGraphicsResourceGetMappedMipmappedArray,
            c"cudaGraphicsResourceGetMappedMipmappedArray($self, resource)\n--\n\nGives a mapped graphics image as a mipmapped CUDA array.\n\n``cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource)``\n\nParameters\n----------\nresource : cudaGraphicsResource_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\nmipmappedArray : cudaMipmappedArray_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceGetMappedMipmappedArray\n",
        );
    table
        .function(
            c"cudaGraphicsResourceGetMappedPointer",
            both::cudaGraphicsResourceGetMappedPointer,
            c"cudaGraphicsResourceGetMappedPointer($self, resource)\n--\n\nTells the address and bytes of a mapped graphics buffer.\n\n``cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size, cudaGraphicsResource_t resource)``\n\nParameters\n----------\nresource : cudaGraphicsResource_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\ndevPtr : int\nsize : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceGetMappedPointer\n",
        );
    table
        .function(
            c"cudaGraphicsResourceSetMapFlags",
            both::cudaGraphicsResourceSetMapFlags,
            c"cudaGraphicsResourceSetMapFlags($self, resource, flags)\n--\n\nSays how CUDA will use a graphics resource when mapped, such as read only.\n\n``cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)``\n\nParameters\n----------\nresource : cudaGraphicsResource_t or None\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceSetMapFlags\n",
        );
    table
        .function(
            c"cudaGraphicsSubResourceGetMappedArray",
            both::cudaGraphicsSubResourceGetMappedArray,
            c"cudaGraphicsSubResourceGetMappedArray($self, resource, arrayIndex, mipLevel)\n--\n\nGives one layer and level of a mapped graphics image as a CUDA array.\n\n``cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)``\n\nParameters\n----------\nresource : cudaGraphicsResource_t or None\narrayIndex : int\nmipLevel : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\narray : cudaArray_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsSubResourceGetMappedArray\n",
        );
    table
        .function(
            c"cudaGraphicsUnmapResources",
            both::cudaGraphicsUnmapResources,
            c"cudaGraphicsUnmapResources($self, count, resources, stream)\n--\n\nReturns mapped resources to the graphics API, in stream order.\n\n``cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)``\n\nParameters\n----------\ncount : int\nresources : cudaGraphicsResource_t or int or list[cudaGraphicsResource_t] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorUnknown``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsUnmapResources\n",
        );
    table
        .function(
            c"cudaGraphicsUnregisterResource",
            both::cudaGraphicsUnregisterResource,
            c"cudaGraphicsUnregisterResource($self, resource)\n--\n\nEnds CUDA's use of a graphics resource, whose handle is then invalid.\n\n``cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)``\n\nParameters\n----------\nresource : cudaGraphicsResource_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorUnknown``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsUnregisterResource\n",
        );
    table
        .function(
            c"cudaGraphicsVDPAURegisterOutputSurface",
            both::cudaGraphicsVDPAURegisterOutputSurface,
            c"cudaGraphicsVDPAURegisterOutputSurface($self, vdpSurface, flags)\n--\n\nShares a VDPAU output surface with CUDA.\n\n``cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource **resource, VdpOutputSurface vdpSurface, unsigned int flags)``\n\nParameters\n----------\nvdpSurface : driver.VdpOutputSurface or None\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\nresource : cudaGraphicsResource_t\n\nNotes\n-----\nIn ``cuda_vdpau_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaGraphicsVDPAURegisterOutputSurface\n",
        );
    table
        .function(
            c"cudaGraphicsVDPAURegisterVideoSurface",
            both::cudaGraphicsVDPAURegisterVideoSurface,
            c"cudaGraphicsVDPAURegisterVideoSurface($self, vdpSurface, flags)\n--\n\nShares a VDPAU video surface with CUDA.\n\n``cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource **resource, VdpVideoSurface vdpSurface, unsigned int flags)``\n\nParameters\n----------\nvdpSurface : driver.VdpVideoSurface or None\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\nresource : cudaGraphicsResource_t\n\nNotes\n-----\nIn ``cuda_vdpau_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaGraphicsVDPAURegisterVideoSurface\n",
        );
    table
        .function(
            c"cudaGreenCtxCreate",
            both::cudaGreenCtxCreate,
            c"cudaGreenCtxCreate($self, desc, device, flags)\n--\n\nCreates an execution context whose work runs on some of a device's SMs and work queues only.\n\n``cudaError_t cudaGreenCtxCreate(cudaExecutionContext_t *phCtx, cudaDevResourceDesc_t desc, int device, unsigned int flags)``\n\nParameters\n----------\ndesc : cudaDevResourceDesc_t or None\ndevice : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.\nphCtx : cudaExecutionContext_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaGreenCtxCreate\n",
        );
    table
        .function(
            c"cudaHostAlloc",
            both::cudaHostAlloc,
            c"cudaHostAlloc($self, size, flags)\n--\n\nReserves page-locked host memory with flags: portable, mapped, write-combined.\n\n``cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)``\n\nParameters\n----------\nsize : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.\npHost : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostAlloc\n",
        );
    table
        .function(
            c"cudaHostGetDevicePointer",
            both::cudaHostGetDevicePointer,
            c"cudaHostGetDevicePointer($self, pHost, flags)\n--\n\nTells the address by which the device reaches mapped, page-locked host memory.\n\n``cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)``\n\nParameters\n----------\npHost : address or buffer\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.\npDevice : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostGetDevicePointer\n",
        );
    table
        .function(
            c"cudaHostGetFlags",
            both::cudaHostGetFlags,
            c"cudaHostGetFlags($self, pHost)\n--\n\nTells the flags that page-locked host memory was allocated with.\n\n``cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)``\n\nParameters\n----------\npHost : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\npFlags : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostGetFlags\n",
        );
    table
        .function(
            c"cudaHostRegister",
            both::cudaHostRegister,
            c"cudaHostRegister($self, ptr, size, flags)\n--\n\nPage-locks host memory that exists already, and maps it for devices if asked.\n\n``cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)``\n\nParameters\n----------\nptr : address or buffer\n    Used after the call: keep it alive until ``cudaHostUnregister`` is called.\nsize : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorHostMemoryAlreadyRegistered``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostRegister\n",
        );
    table
        .function(
            c"cudaHostUnregister",
            both::cudaHostUnregister,
            c"cudaHostUnregister($self, ptr)\n--\n\nUndoes ``cudaHostRegister``: the memory is pageable again.\n\n``cudaError_t cudaHostUnregister(void *ptr)``\n\nParameters\n----------\nptr : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorHostMemoryNotRegistered``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostUnregister\n",
        );
    table
        .function(
            c"cudaImportExternalMemory",
            only13::cudaImportExternalMemory,
            c"cudaImportExternalMemory($self, memHandleDesc)\n--\n\nImports memory of another API (Vulkan, Direct3D, NvSciBuf …) from its handle.\n\n``cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out, const cudaExternalMemoryHandleDesc *memHandleDesc)``\n\nParameters\n----------\nmemHandleDesc : cudaExternalMemoryHandleDesc or None\n    cubind keeps it alive as long as ``extMem_out`` exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorOperatingSystem``.\nextMem_out : cudaExternalMemory_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaImportExternalMemory\n",
        );
    table
        .function(
            c"cudaImportExternalSemaphore",
            only13::cudaImportExternalSemaphore,
            c"cudaImportExternalSemaphore($self, semHandleDesc)\n--\n\nImports a semaphore or fence of another API from its handle.\n\n``cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out, const cudaExternalSemaphoreHandleDesc *semHandleDesc)``\n\nParameters\n----------\nsemHandleDesc : cudaExternalSemaphoreHandleDesc or None\n    cubind keeps it alive as long as ``extSem_out`` exists.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorOperatingSystem``.\nextSem_out : cudaExternalSemaphore_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaImportExternalSemaphore\n",
        );
    table
        .function(
            c"cudaInitDevice",
            both::cudaInitDevice,
            c"cudaInitDevice($self, device, deviceFlags, flags)\n--\n\nInitializes a device, with flags, so that later calls need not; does not make it current.\n\n``cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)``\n\nParameters\n----------\ndevice : int\ndeviceFlags : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaInitDevice\n",
        );
    table
        .function(
            c"cudaIpcCloseMemHandle",
            both::cudaIpcCloseMemHandle,
            c"cudaIpcCloseMemHandle($self, devPtr)\n--\n\nUnmaps memory of ``cudaIpcOpenMemHandle``; the exporting process keeps it.\n\n``cudaError_t cudaIpcCloseMemHandle(void *devPtr)``\n\nParameters\n----------\ndevPtr : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcCloseMemHandle\n",
        );
    table
        .function(
            c"cudaIpcGetEventHandle",
            both::cudaIpcGetEventHandle,
            c"cudaIpcGetEventHandle($self, event)\n--\n\nMakes a handle with which other processes open an event made for that.\n\n``cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)``\n\nParameters\n----------\nevent : cudaEvent_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.\nhandle : cudaIpcEventHandle_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcGetEventHandle\n",
        );
    table
        .function(
            c"cudaIpcGetMemHandle",
            both::cudaIpcGetMemHandle,
            c"cudaIpcGetMemHandle($self, devPtr)\n--\n\nMakes a handle with which other processes open an allocation of device memory.\n\n``cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)``\n\nParameters\n----------\ndevPtr : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.\nhandle : cudaIpcMemHandle_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcGetMemHandle\n",
        );
    table
        .function(
            c"cudaIpcOpenEventHandle",
            both::cudaIpcOpenEventHandle,
            c"cudaIpcOpenEventHandle($self, handle)\n--\n\nOpens another process's event from its handle.\n\n``cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)``\n\nParameters\n----------\nhandle : cudaIpcEventHandle_t\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorDeviceUninitialized``, ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``, ``cudaErrorNotSupported``.\nevent : cudaEvent_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcOpenEventHandle\n",
        );
    table
        .function(
            c"cudaIpcOpenMemHandle",
            both::cudaIpcOpenMemHandle,
            c"cudaIpcOpenMemHandle($self, handle, flags)\n--\n\nMaps another process's device memory, given its handle, on the current device.\n\n``cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)``\n\nParameters\n----------\nhandle : cudaIpcMemHandle_t\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorDeviceUninitialized``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``, ``cudaErrorNotSupported``, ``cudaErrorTooManyPeers``.\ndevPtr : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcOpenMemHandle\n",
        );
    table
        .function(
            c"cudaKernelSetAttributeForDevice",
            only13::cudaKernelSetAttributeForDevice,
            c"cudaKernelSetAttributeForDevice($self, kernel, attr, value, device)\n--\n\nSets an attribute of a kernel for one device, such as its dynamic shared memory limit.\n\n``cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute attr, int value, int device)``\n\nParameters\n----------\nkernel : cudaKernel_t or None\nattr : cudaFuncAttribute\nvalue : int\ndevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaKernelSetAttributeForDevice\n",
        );
    table
        .function(
            c"cudaLaunchCooperativeKernel",
            both::cudaLaunchCooperativeKernel,
            c"cudaLaunchCooperativeKernel($self, func, gridDim, blockDim, args, sharedMem, stream)\n--\n\nLaunches a kernel whose blocks all run at once and may synchronize over the grid.\n\n``cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)``\n\nParameters\n----------\nfunc : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\ngridDim : dim3\nblockDim : dim3\nargs : kernel parameters\n    Used after the call: keep it alive until this call completes on ``stream``.\nsharedMem : int\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCooperativeLaunchTooLarge``, ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorSharedObjectInitFailed``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchCooperativeKernel\n",
        );
    table
        .function(
            c"cudaLaunchHostFunc",
            both::cudaLaunchHostFunc,
            c"cudaLaunchHostFunc($self, stream, fn, userData)\n--\n\nRuns a host function in stream order; it must not call CUDA, and does not run after errors.\n\n``cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)``\n\nParameters\n----------\nstream : cudaStream_t or None\nfn : callback\nuserData : object\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchHostFunc\n",
        );
    table
        .function(
            c"cudaLaunchHostFunc_v2",
            both::cudaLaunchHostFunc_v2,
            c"cudaLaunchHostFunc_v2($self, stream, fn, userData, syncMode)\n--\n\nRuns a host function in stream order; a mode says whether the wait for it blocks or spins.\n\n``cudaError_t cudaLaunchHostFunc_v2(cudaStream_t stream, cudaHostFn_t fn, void *userData, unsigned int syncMode)``\n\nParameters\n----------\nstream : cudaStream_t or None\nfn : callback\nuserData : object\nsyncMode : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchHostFunc_v2\n",
        );
    table
        .function(
            c"cudaLaunchKernel",
            both::cudaLaunchKernel,
            c"cudaLaunchKernel($self, func, gridDim, blockDim, args, sharedMem, stream)\n--\n\nLaunches a kernel on a stream with a grid, a block size and dynamic shared memory in bytes.\n\n``cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)``\n\nParameters\n----------\nfunc : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\ngridDim : dim3\nblockDim : dim3\nargs : kernel parameters\n    Used after the call: keep it alive until this call completes on ``stream``.\nsharedMem : int\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidPtx``, ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``, ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSharedObjectInitFailed``, ``cudaErrorUnsupportedPtxVersion``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchKernel\n",
        );
    table
        .function(
            c"cudaLaunchKernelExC",
            only13::cudaLaunchKernelExC,
            c"cudaLaunchKernelExC($self, config, func, args)\n--\n\nLaunches a kernel with a record of grid, stream and attributes such as cluster size.\n\n``cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)``\n\nParameters\n----------\nconfig : cudaLaunchConfig_t or None\n    Used after the call: keep it alive until this call completes on ``config``'s stream.\nfunc : address or buffer\n    Used after the call: keep it alive until this call completes on ``config``'s stream.\nargs : kernel parameters\n    Used after the call: keep it alive until this call completes on ``config``'s stream.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidPtx``, ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``, ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSharedObjectInitFailed``, ``cudaErrorUnsupportedPtxVersion``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchKernelExC\n",
        );
    table
        .function(
            c"cudaLibraryEnumerateKernels",
            both::cudaLibraryEnumerateKernels,
            c"cudaLibraryEnumerateKernels($self, numKernels, lib)\n--\n\nLists kernels of a library, as many as the array has room for.\n\n``cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib)``\n\nParameters\n----------\nnumKernels : int\nlib : cudaLibrary_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\nkernels : list[cudaKernel_t]\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryEnumerateKernels\n",
        );
    table
        .function(
            c"cudaLibraryGetGlobal",
            both::cudaLibraryGetGlobal,
            c"cudaLibraryGetGlobal($self, library, name)\n--\n\nFinds a library's ``__device__`` or ``__constant__`` variable on the current device: address and bytes.\n\n``cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)``\n\nParameters\n----------\nlibrary : cudaLibrary_t or None\nname : bytes or str\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorContextIsDestroyed``, ``cudaErrorCudartUnloading``, ``cudaErrorDeviceUninitialized``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorSymbolNotFound``.\ndptr : int\nbytes : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetGlobal\n",
        );
    table
        .function(
            c"cudaLibraryGetKernel",
            both::cudaLibraryGetKernel,
            c"cudaLibraryGetKernel($self, library, name)\n--\n\nFinds a kernel of a library by its (mangled) name.\n\n``cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)``\n\nParameters\n----------\nlibrary : cudaLibrary_t or None\nname : bytes or str\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorSymbolNotFound``.\npKernel : cudaKernel_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetKernel\n",
        );
    table
        .function(
            c"cudaLibraryGetKernelCount",
            both::cudaLibraryGetKernelCount,
            c"cudaLibraryGetKernelCount($self, lib)\n--\n\nTells how many kernels a library has.\n\n``cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)``\n\nParameters\n----------\nlib : cudaLibrary_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\ncount : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetKernelCount\n",
        );
    table
        .function(
            c"cudaLibraryGetManaged",
            both::cudaLibraryGetManaged,
            c"cudaLibraryGetManaged($self, library, name)\n--\n\nFinds a library's ``__managed__`` variable: its address, the same on all devices, and its bytes.\n\n``cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)``\n\nParameters\n----------\nlibrary : cudaLibrary_t or None\nname : bytes or str\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorSymbolNotFound``.\ndptr : int\nbytes : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetManaged\n",
        );
    table
        .function(
            c"cudaLibraryGetUnifiedFunction",
            both::cudaLibraryGetUnifiedFunction,
            c"cudaLibraryGetUnifiedFunction($self, library, symbol)\n--\n\nFinds a library's function by symbol, as a pointer that can be called on host and device.\n\n``cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)``\n\nParameters\n----------\nlibrary : cudaLibrary_t or None\nsymbol : bytes or str\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorSymbolNotFound``.\nfptr : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetUnifiedFunction\n",
        );
    table
        .function(
            c"cudaLibraryLoadData",
            both::cudaLibraryLoadData,
            c"cudaLibraryLoadData($self, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)\n--\n\nLoads code from memory as a library, which is not tied to any device.\n\n``cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code, cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)``\n\nParameters\n----------\ncode : address or buffer\n    Used after the call: keep it alive as long as ``libraryOptions`` says.\njitOptions : list[cudaJitOption] or None\njitOptionsValues : list[object] or None\nnumJitOptions : int\nlibraryOptions : list[cudaLibraryOption] or None\nlibraryOptionValues : list[object] or None\nnumLibraryOptions : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidPtx``, ``cudaErrorInvalidValue``, ``cudaErrorJitCompilerNotFound``, ``cudaErrorMemoryAllocation``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSharedObjectInitFailed``, ``cudaErrorSharedObjectSymbolNotFound``, ``cudaErrorUnsupportedPtxVersion``.\nlibrary : cudaLibrary_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryLoadData\n",
        );
    table
        .function(
            c"cudaLibraryLoadFromFile",
            both::cudaLibraryLoadFromFile,
            c"cudaLibraryLoadFromFile($self, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)\n--\n\nLoads code from a file as a library, which is not tied to any device.\n\n``cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName, cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)``\n\nParameters\n----------\nfileName : bytes or str\njitOptions : list[cudaJitOption] or None\njitOptionsValues : list[object] or None\nnumJitOptions : int\nlibraryOptions : list[cudaLibraryOption] or None\nlibraryOptionValues : list[object] or None\nnumLibraryOptions : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidPtx``, ``cudaErrorInvalidValue``, ``cudaErrorJitCompilerNotFound``, ``cudaErrorMemoryAllocation``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSharedObjectInitFailed``, ``cudaErrorSharedObjectSymbolNotFound``, ``cudaErrorUnsupportedPtxVersion``.\nlibrary : cudaLibrary_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryLoadFromFile\n",
        );
    table
        .function(
            c"cudaLibraryUnload",
            both::cudaLibraryUnload,
            c"cudaLibraryUnload($self, library)\n--\n\nUnloads a library; its kernels and variables must not be used again.\n\n``cudaError_t cudaLibraryUnload(cudaLibrary_t library)``\n\nParameters\n----------\nlibrary : cudaLibrary_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryUnload\n",
        );
    table
        .function(
            c"cudaLogsCurrent",
            both::cudaLogsCurrent,
            c"cudaLogsCurrent($self, flags)\n--\n\nGives an iterator at the present end of the driver's log.\n\n``cudaError_t cudaLogsCurrent(cudaLogIterator *iterator_out, unsigned int flags)``\n\nParameters\n----------\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\niterator_out : cudaLogIterator\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsCurrent\n",
        );
    table
        .function(
            c"cudaLogsDumpToFile",
            both::cudaLogsDumpToFile,
            c"cudaLogsDumpToFile($self, iterator, pathToFile, flags)\n--\n\nWrites the driver's log messages, from an iterator on, to a file.\n\n``cudaError_t cudaLogsDumpToFile(cudaLogIterator *iterator, const char *pathToFile, unsigned int flags)``\n\nParameters\n----------\niterator : cudaLogIterator\npathToFile : bytes or str\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\niterator : cudaLogIterator or None\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsDumpToFile\n",
        );
    table
        .function(
            c"cudaLogsDumpToMemory",
            both::cudaLogsDumpToMemory,
            c"cudaLogsDumpToMemory($self, iterator, buffer, size, flags)\n--\n\nWrites the driver's log messages, from an iterator on, to a buffer.\n\n``cudaError_t cudaLogsDumpToMemory(cudaLogIterator *iterator, char *buffer, size_t *size, unsigned int flags)``\n\nParameters\n----------\niterator : cudaLogIterator\nbuffer : buffer\nsize : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\niterator : cudaLogIterator or None\nsize : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsDumpToMemory\n",
        );
    table
        .function(
            c"cudaLogsRegisterCallback",
            both::cudaLogsRegisterCallback,
            c"cudaLogsRegisterCallback($self, callbackFunc, userData)\n--\n\nRegisters a callback for the driver's log messages on errors.\n\n``cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t callbackFunc, void *userData, cudaLogsCallbackHandle *callback_out)``\n\nParameters\n----------\ncallbackFunc : callback\n    cubind keeps it alive as long as ``callback_out`` exists.\nuserData : object\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\ncallback_out : cudaLogsCallbackHandle\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsRegisterCallback\n",
        );
    table
        .function(
            c"cudaLogsUnregisterCallback",
            both::cudaLogsUnregisterCallback,
            c"cudaLogsUnregisterCallback($self, callback)\n--\n\nRemoves a callback for the driver's log messages.\n\n``cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle callback)``\n\nParameters\n----------\ncallback : cudaLogsCallbackHandle or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsUnregisterCallback\n",
        );
    table
        .function(
            c"cudaMalloc",
            both::cudaMalloc,
            c"cudaMalloc($self, size)\n--\n\nReserves bytes of memory on the current device.\n\n``cudaError_t cudaMalloc(void **devPtr, size_t size)``\n\nParameters\n----------\nsize : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.\ndevPtr : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMalloc\n",
        );
    table
        .function(
            c"cudaMalloc3D",
            both::cudaMalloc3D,
            c"cudaMalloc3D($self, extent)\n--\n\nReserves a box of device memory whose rows are padded to a pitch in bytes.\n\n``cudaError_t cudaMalloc3D(cudaPitchedPtr *pitchedDevPtr, cudaExtent extent)``\n\nParameters\n----------\nextent : cudaExtent\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.\npitchedDevPtr : cudaPitchedPtr\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMalloc3D\n",
        );
    table
        .function(
            c"cudaMalloc3DArray",
            both::cudaMalloc3DArray,
            c"cudaMalloc3DArray($self, desc, extent, flags)\n--\n\nCreates a CUDA array of up to three dimensions, or a layered, cubemap or sparse one.\n\n``cudaError_t cudaMalloc3DArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int flags)``\n\nParameters\n----------\ndesc : cudaChannelFormatDesc or None\nextent : cudaExtent\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.\narray : cudaArray_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMalloc3DArray\n",
        );
    table
        .function(
            c"cudaMallocArray",
            both::cudaMallocArray,
            c"cudaMallocArray($self, desc, width, height, flags)\n--\n\nCreates a CUDA array of one or two dimensions, for textures and surfaces.\n\n``cudaError_t cudaMallocArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, size_t width, size_t height, unsigned int flags)``\n\nParameters\n----------\ndesc : cudaChannelFormatDesc or None\nwidth : int\nheight : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.\narray : cudaArray_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocArray\n",
        );
    table
        .function(
            c"cudaMallocAsync",
            both::cudaMallocAsync,
            c"cudaMallocAsync($self, size, hStream)\n--\n\nReserves device memory in stream order, from the current pool of the stream's device.\n\n``cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)``\n\nParameters\n----------\nsize : int\nhStream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\ndevPtr : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMallocAsync\n",
        );
    table
        .function(
            c"cudaMallocFromPoolAsync",
            both::cudaMallocFromPoolAsync,
            c"cudaMallocFromPoolAsync($self, size, memPool, stream)\n--\n\nReserves memory in stream order from a given memory pool.\n\n``cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)``\n\nParameters\n----------\nsize : int\nmemPool : cudaMemPool_t or None\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\nptr : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMallocFromPoolAsync\n",
        );
    table
        .function(
            c"cudaMallocHost",
            both::cudaMallocHost,
            c"cudaMallocHost($self, size)\n--\n\nReserves page-locked host memory that the device can read and write.\n\n``cudaError_t cudaMallocHost(void **ptr, size_t size)``\n\nParameters\n----------\nsize : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.\nptr : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocHost\n",
        );
    table
        .function(
            c"cudaMallocManaged",
            both::cudaMallocManaged,
            c"cudaMallocManaged($self, size, flags)\n--\n\nReserves managed memory, which moves between host and devices by itself.\n\n``cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)``\n\nParameters\n----------\nsize : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\ndevPtr : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocManaged\n",
        );
    table
        .function(
            c"cudaMallocMipmappedArray",
            both::cudaMallocMipmappedArray,
            c"cudaMallocMipmappedArray($self, desc, extent, numLevels, flags)\n--\n\nCreates a mipmapped CUDA array with a number of levels.\n\n``cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int numLevels, unsigned int flags)``\n\nParameters\n----------\ndesc : cudaChannelFormatDesc or None\nextent : cudaExtent\nnumLevels : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.\nmipmappedArray : cudaMipmappedArray_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocMipmappedArray\n",
        );
    table
        .function(
            c"cudaMallocPitch",
            both::cudaMallocPitch,
            c"cudaMallocPitch($self, width, height)\n--\n\nReserves rows of device memory, padded to a pitch in bytes that suits coalesced access.\n\n``cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)``\n\nParameters\n----------\nwidth : int\nheight : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.\ndevPtr : int\npitch : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocPitch\n",
        );
    table
        .function(
            c"cudaMemAdvise",
            only13::cudaMemAdvise,
            c"cudaMemAdvise($self, devPtr, count, advice, location)\n--\n\nTells the driver how a range of managed memory will be used, such as read mostly.\n\n``cudaError_t cudaMemAdvise(const void *devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location)``\n\nParameters\n----------\ndevPtr : address or buffer\ncount : int\nadvice : cudaMemoryAdvise\nlocation : cudaMemLocation\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemAdvise\n",
        );
    table
        .function(
            c"cudaMemDiscardAndPrefetchBatchAsync",
            both::cudaMemDiscardAndPrefetchBatchAsync,
            c"cudaMemDiscardAndPrefetchBatchAsync($self, dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, stream)\n--\n\nDrops the contents of managed memory ranges and prefetches them, empty, in stream order.\n\n``cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count, cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)``\n\nParameters\n----------\ndptrs : list[address or buffer] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nsizes : list[int] or None\ncount : int\nprefetchLocs : list[cudaMemLocation] or None\nprefetchLocIdxs : list[int] or None\nnumPrefetchLocs : int\nflags : int\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemDiscardAndPrefetchBatchAsync\n",
        );
    table
        .function(
            c"cudaMemDiscardBatchAsync",
            both::cudaMemDiscardBatchAsync,
            c"cudaMemDiscardBatchAsync($self, dptrs, sizes, count, flags, stream)\n--\n\nDrops the contents of managed memory ranges, in stream order, so that no move copies them.\n\n``cudaError_t cudaMemDiscardBatchAsync(void **dptrs, size_t *sizes, size_t count, unsigned long long flags, cudaStream_t stream)``\n\nParameters\n----------\ndptrs : list[address or buffer] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nsizes : list[int] or None\ncount : int\nflags : int\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemDiscardBatchAsync\n",
        );
    table
        .function(
            c"cudaMemGetDefaultMemPool",
            both::cudaMemGetDefaultMemPool,
            c"cudaMemGetDefaultMemPool($self, location, typename)\n--\n\nGives the memory pool the driver made for a location and a type of allocation.\n\n``cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *memPool, cudaMemLocation *location, cudaMemAllocationType type)``\n\nParameters\n----------\nlocation : cudaMemLocation or None\ntypename : cudaMemAllocationType\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\nmemPool : cudaMemPool_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemGetDefaultMemPool\n",
        );
    table
        .function(
            c"cudaMemGetInfo",
            both::cudaMemGetInfo,
            c"cudaMemGetInfo($self)\n--\n\nTells how many bytes are free, and how many there are, on the current device.\n\n``cudaError_t cudaMemGetInfo(size_t *free, size_t *total)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``.\nfree : int\ntotal : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemGetInfo\n",
        );
    table
        .function(
            c"cudaMemGetLocationInfo",
            both::cudaMemGetLocationInfo,
            c"cudaMemGetLocationInfo($self, devPtr, size, summaryGranularity, samplingGranularity, location_out)\n--\n\nTells where the memory of an address range lies, one location for each stretch of it.\n\n``cudaError_t cudaMemGetLocationInfo(void *devPtr, size_t size, size_t summaryGranularity, size_t samplingGranularity, cudaMemLocation *location_out)``\n\nParameters\n----------\ndevPtr : address or buffer\nsize : int\nsummaryGranularity : int\nsamplingGranularity : int\nlocation_out : cudaMemLocation or list[cudaMemLocation] or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemGetLocationInfo\n",
        );
    table
        .function(
            c"cudaMemGetMemPool",
            both::cudaMemGetMemPool,
            c"cudaMemGetMemPool($self, location, typename)\n--\n\nGives the current memory pool of a location for a type of allocation.\n\n``cudaError_t cudaMemGetMemPool(cudaMemPool_t *memPool, cudaMemLocation *location, cudaMemAllocationType type)``\n\nParameters\n----------\nlocation : cudaMemLocation or None\ntypename : cudaMemAllocationType\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\nmemPool : cudaMemPool_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemGetMemPool\n",
        );
    table
        .function(
            c"cudaMemPoolCreate",
            only13::cudaMemPoolCreate,
            c"cudaMemPoolCreate($self, poolProps)\n--\n\nCreates a memory pool on a device or host location.\n\n``cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool, const cudaMemPoolProps *poolProps)``\n\nParameters\n----------\npoolProps : cudaMemPoolProps or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\nmemPool : cudaMemPool_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolCreate\n",
        );
    table
        .function(
            c"cudaMemPoolDestroy",
            both::cudaMemPoolDestroy,
            c"cudaMemPoolDestroy($self, memPool)\n--\n\nDestroys a memory pool; its memory goes back once all allocations are freed.\n\n``cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)``\n\nParameters\n----------\nmemPool : cudaMemPool_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolDestroy\n",
        );
    table
        .function(
            c"cudaMemPoolExportPointer",
            both::cudaMemPoolExportPointer,
            c"cudaMemPoolExportPointer($self, ptr)\n--\n\nProduces the data with which another process opens one allocation of a shared pool.\n\n``cudaError_t cudaMemPoolExportPointer(cudaMemPoolPtrExportData *exportData, void *ptr)``\n\nParameters\n----------\nptr : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\nexportData : cudaMemPoolPtrExportData\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolExportPointer\n",
        );
    table
        .function(
            c"cudaMemPoolExportToShareableHandle",
            both::cudaMemPoolExportToShareableHandle,
            c"cudaMemPoolExportToShareableHandle($self, memPool, handleType, flags)\n--\n\nMakes an operating-system handle of a pool, for other processes.\n\n``cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool, cudaMemAllocationHandleType handleType, unsigned int flags)``\n\nParameters\n----------\nmemPool : cudaMemPool_t or None\nhandleType : cudaMemAllocationHandleType\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\nshareableHandle : object\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolExportToShareableHandle\n",
        );
    table
        .function(
            c"cudaMemPoolGetAccess",
            only13::cudaMemPoolGetAccess,
            c"cudaMemPoolGetAccess($self, memPool, location)\n--\n\nTells what access a location has to a pool's memory.\n\n``cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags *flags, cudaMemPool_t memPool, cudaMemLocation *location)``\n\nParameters\n----------\nmemPool : cudaMemPool_t or None\nlocation : cudaMemLocation or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nflags : cudaMemAccessFlags\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolGetAccess\n",
        );
    table
        .function(
            c"cudaMemPoolGetAttribute",
            both::cudaMemPoolGetAttribute,
            c"cudaMemPoolGetAttribute($self, memPool, attr)\n--\n\nTells an attribute of a memory pool, such as its release threshold or bytes in use.\n\n``cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value)``\n\nParameters\n----------\nmemPool : cudaMemPool_t or None\nattr : cudaMemPoolAttr\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\nvalue : object\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolGetAttribute\n",
        );
    table
        .function(
            c"cudaMemPoolImportFromShareableHandle",
            both::cudaMemPoolImportFromShareableHandle,
            c"cudaMemPoolImportFromShareableHandle($self, shareableHandle, handleType, flags)\n--\n\nOpens a memory pool of another process from its handle.\n\n``cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle, cudaMemAllocationHandleType handleType, unsigned int flags)``\n\nParameters\n----------\nshareableHandle : address or buffer\nhandleType : cudaMemAllocationHandleType\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\nmemPool : cudaMemPool_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolImportFromShareableHandle\n",
        );
    table
        .function(
            c"cudaMemPoolImportPointer",
            both::cudaMemPoolImportPointer,
            c"cudaMemPoolImportPointer($self, memPool, exportData)\n--\n\nOpens an allocation of an imported pool from the exporter's data.\n\n``cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool, cudaMemPoolPtrExportData *exportData)``\n\nParameters\n----------\nmemPool : cudaMemPool_t or None\nexportData : cudaMemPoolPtrExportData or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nptr : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolImportPointer\n",
        );
    table
        .function(
            c"cudaMemPoolSetAccess",
            only13::cudaMemPoolSetAccess,
            c"cudaMemPoolSetAccess($self, memPool, descList, count)\n--\n\nSets what access devices have to a pool's memory.\n\n``cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const cudaMemAccessDesc *descList, size_t count)``\n\nParameters\n----------\nmemPool : cudaMemPool_t or None\ndescList : list[cudaMemAccessDesc] or None\ncount : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolSetAccess\n",
        );
    table
        .function(
            c"cudaMemPoolSetAttribute",
            both::cudaMemPoolSetAttribute,
            c"cudaMemPoolSetAttribute($self, memPool, attr, value)\n--\n\nSets an attribute of a memory pool, such as its release threshold.\n\n``cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value)``\n\nParameters\n----------\nmemPool : cudaMemPool_t or None\nattr : cudaMemPoolAttr\nvalue : object\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolSetAttribute\n",
        );
    table
        .function(
            c"cudaMemPoolTrimTo",
            both::cudaMemPoolTrimTo,
            c"cudaMemPoolTrimTo($self, memPool, minBytesToKeep)\n--\n\nReleases a pool's unused memory until it holds no more than a given number of bytes.\n\n``cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)``\n\nParameters\n----------\nmemPool : cudaMemPool_t or None\nminBytesToKeep : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolTrimTo\n",
        );
    table
        .function(
            c"cudaMemPrefetchAsync",
            only13::cudaMemPrefetchAsync,
            c"cudaMemPrefetchAsync($self, devPtr, count, location, flags, stream)\n--\n\nMoves managed memory to a device or to the host, in stream order, before it is needed there.\n\n``cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream)``\n\nParameters\n----------\ndevPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\ncount : int\nlocation : cudaMemLocation\nflags : int\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchAsync\n",
        );
    table
        .function(
            c"cudaMemPrefetchBatchAsync",
            both::cudaMemPrefetchBatchAsync,
            c"cudaMemPrefetchBatchAsync($self, dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, stream)\n--\n\nPrefetches many ranges of managed memory, each to a location, in stream order.\n\n``cudaError_t cudaMemPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count, cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)``\n\nParameters\n----------\ndptrs : list[address or buffer] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nsizes : list[int] or None\ncount : int\nprefetchLocs : list[cudaMemLocation] or None\nprefetchLocIdxs : list[int] or None\nnumPrefetchLocs : int\nflags : int\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchBatchAsync\n",
        );
    table
        .function(
            c"cudaMemRangeGetAttribute",
            both::cudaMemRangeGetAttribute,
            c"cudaMemRangeGetAttribute($self, dataSize, attribute, devPtr, count)\n--\n\nTells one attribute of a range of managed memory, such as its preferred location.\n\n``cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize, cudaMemRangeAttribute attribute, const void *devPtr, size_t count)``\n\nParameters\n----------\ndataSize : int\nattribute : cudaMemRangeAttribute\ndevPtr : address or buffer\ncount : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\ndata : object\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemRangeGetAttribute\n",
        );
    table
        .function(
            c"cudaMemRangeGetAttributes",
            both::cudaMemRangeGetAttributes,
            c"cudaMemRangeGetAttributes($self, dataSizes, attributes, numAttributes, devPtr, count)\n--\n\nTells several attributes of a range of managed memory.\n\n``cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes, cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr, size_t count)``\n\nParameters\n----------\ndataSizes : list[int] or None\nattributes : list[cudaMemRangeAttribute] or None\nnumAttributes : int\ndevPtr : address or buffer\ncount : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\ndata : list[object]\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemRangeGetAttributes\n",
        );
    table
        .function(
            c"cudaMemSetMemPool",
            both::cudaMemSetMemPool,
            c"cudaMemSetMemPool($self, location, typename, memPool)\n--\n\nMakes a memory pool the current one of a location for a type of allocation.\n\n``cudaError_t cudaMemSetMemPool(cudaMemLocation *location, cudaMemAllocationType type, cudaMemPool_t memPool)``\n\nParameters\n----------\nlocation : cudaMemLocation or None\ntypename : cudaMemAllocationType\nmemPool : cudaMemPool_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemSetMemPool\n",
        );
    table
        .function(
            c"cudaMemcpy",
            both::cudaMemcpy,
            c"cudaMemcpy($self, dst, src, count, kind)\n--\n\nCopies bytes between host and device memory, in the direction that ``kind`` says.\n\n``cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, cudaMemcpyKind kind)``\n\nParameters\n----------\ndst : address or buffer\nsrc : address or buffer\ncount : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy\n",
        );
    table
        .function(
            c"cudaMemcpy2D",
            both::cudaMemcpy2D,
            c"cudaMemcpy2D($self, dst, dpitch, src, spitch, width, height, kind)\n--\n\nCopies rows of bytes between host and device memory, each side with a pitch of its own.\n\n``cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind)``\n\nParameters\n----------\ndst : address or buffer\ndpitch : int\nsrc : address or buffer\nspitch : int\nwidth : int\nheight : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2D\n",
        );
    table
        .function(
            c"cudaMemcpy2DArrayToArray",
            both::cudaMemcpy2DArrayToArray,
            c"cudaMemcpy2DArrayToArray($self, dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind)\n--\n\nCopies a rectangle from one CUDA array to another.\n\n``cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind)``\n\nParameters\n----------\ndst : cudaArray_t or None\nwOffsetDst : int\nhOffsetDst : int\nsrc : cudaArray_t or None\nwOffsetSrc : int\nhOffsetSrc : int\nwidth : int\nheight : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DArrayToArray\n",
        );
    table
        .function(
            c"cudaMemcpy2DAsync",
            both::cudaMemcpy2DAsync,
            c"cudaMemcpy2DAsync($self, dst, dpitch, src, spitch, width, height, kind, stream)\n--\n\nCopies rows of bytes between host and device memory in stream order, each side with its pitch.\n\n``cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)``\n\nParameters\n----------\ndst : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\ndpitch : int\nsrc : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nspitch : int\nwidth : int\nheight : int\nkind : cudaMemcpyKind\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DAsync\n",
        );
    table
        .function(
            c"cudaMemcpy2DFromArray",
            both::cudaMemcpy2DFromArray,
            c"cudaMemcpy2DFromArray($self, dst, dpitch, src, wOffset, hOffset, width, height, kind)\n--\n\nCopies a rectangle out of a CUDA array to rows of memory.\n\n``cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind)``\n\nParameters\n----------\ndst : address or buffer\ndpitch : int\nsrc : cudaArray_t or None\nwOffset : int\nhOffset : int\nwidth : int\nheight : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DFromArray\n",
        );
    table
        .function(
            c"cudaMemcpy2DFromArrayAsync",
            both::cudaMemcpy2DFromArrayAsync,
            c"cudaMemcpy2DFromArrayAsync($self, dst, dpitch, src, wOffset, hOffset, width, height, kind, stream)\n--\n\nCopies a rectangle out of a CUDA array to rows of memory, in stream order.\n\n``cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)``\n\nParameters\n----------\ndst : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\ndpitch : int\nsrc : cudaArray_t or None\nwOffset : int\nhOffset : int\nwidth : int\nheight : int\nkind : cudaMemcpyKind\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DFromArrayAsync\n",
        );
    table
        .function(
            c"cudaMemcpy2DToArray",
            both::cudaMemcpy2DToArray,
            c"cudaMemcpy2DToArray($self, dst, wOffset, hOffset, src, spitch, width, height, kind)\n--\n\nCopies rows of memory into a rectangle of a CUDA array.\n\n``cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind)``\n\nParameters\n----------\ndst : cudaArray_t or None\nwOffset : int\nhOffset : int\nsrc : address or buffer\nspitch : int\nwidth : int\nheight : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DToArray\n",
        );
    table
        .function(
            c"cudaMemcpy2DToArrayAsync",
            both::cudaMemcpy2DToArrayAsync,
            c"cudaMemcpy2DToArrayAsync($self, dst, wOffset, hOffset, src, spitch, width, height, kind, stream)\n--\n\nCopies rows of memory into a rectangle of a CUDA array, in stream order.\n\n``cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)``\n\nParameters\n----------\ndst : cudaArray_t or None\nwOffset : int\nhOffset : int\nsrc : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nspitch : int\nwidth : int\nheight : int\nkind : cudaMemcpyKind\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DToArrayAsync\n",
        );
    table
        .function(
            c"cudaMemcpy3D",
            both::cudaMemcpy3D,
            c"cudaMemcpy3D($self, p)\n--\n\nCopies a box between host memory, device memory and CUDA arrays.\n\n``cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *p)``\n\nParameters\n----------\np : cudaMemcpy3DParms or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3D\n",
        );
    table
        .function(
            c"cudaMemcpy3DAsync",
            both::cudaMemcpy3DAsync,
            c"cudaMemcpy3DAsync($self, p, stream)\n--\n\nCopies a box between host memory, device memory and CUDA arrays, in stream order.\n\n``cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *p, cudaStream_t stream)``\n\nParameters\n----------\np : cudaMemcpy3DParms or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DAsync\n",
        );
    table
        .function(
            c"cudaMemcpy3DBatchAsync",
            only13::cudaMemcpy3DBatchAsync,
            c"cudaMemcpy3DBatchAsync($self, numOps, opList, flags, stream)\n--\n\nMakes many copies of boxes in one call; the batch keeps stream order, its copies have none.\n\n``cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp *opList, unsigned long long flags, cudaStream_t stream)``\n\nParameters\n----------\nnumOps : int\nopList : list[cudaMemcpy3DBatchOp] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nflags : int\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DBatchAsync\n",
        );
    table
        .function(
            c"cudaMemcpy3DPeer",
            both::cudaMemcpy3DPeer,
            c"cudaMemcpy3DPeer($self, p)\n--\n\nCopies a box of memory from one device to another.\n\n``cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms *p)``\n\nParameters\n----------\np : cudaMemcpy3DPeerParms or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DPeer\n",
        );
    table
        .function(
            c"cudaMemcpy3DPeerAsync",
            both::cudaMemcpy3DPeerAsync,
            c"cudaMemcpy3DPeerAsync($self, p, stream)\n--\n\nCopies a box of memory from one device to another, in stream order.\n\n``cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms *p, cudaStream_t stream)``\n\nParameters\n----------\np : cudaMemcpy3DPeerParms or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DPeerAsync\n",
        );
    table
        .function(
            c"cudaMemcpy3DWithAttributesAsync",
            both::cudaMemcpy3DWithAttributesAsync,
            c"cudaMemcpy3DWithAttributesAsync($self, op, flags, stream)\n--\n\nCopies a box in stream order, with attributes such as when the source is read.\n\n``cudaError_t cudaMemcpy3DWithAttributesAsync(cudaMemcpy3DBatchOp *op, unsigned long long flags, cudaStream_t stream)``\n\nParameters\n----------\nop : cudaMemcpy3DBatchOp or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nflags : int\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DWithAttributesAsync\n",
        );
    table
        .function(
            c"cudaMemcpyArrayToArray",
            both::cudaMemcpyArrayToArray,
            c"cudaMemcpyArrayToArray($self, dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind)\n--\n\nCopies bytes from one CUDA array to another (superseded by the 2D form).\n\n``cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind)``\n\nParameters\n----------\ndst : cudaArray_t or None\nwOffsetDst : int\nhOffsetDst : int\nsrc : cudaArray_t or None\nwOffsetSrc : int\nhOffsetSrc : int\ncount : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyArrayToArray\n",
        );
    table
        .function(
            c"cudaMemcpyAsync",
            both::cudaMemcpyAsync,
            c"cudaMemcpyAsync($self, dst, src, count, kind, stream)\n--\n\nCopies bytes between host and device memory in stream order, in the direction that ``kind`` says.\n\n``cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, cudaMemcpyKind kind, cudaStream_t stream)``\n\nParameters\n----------\ndst : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nsrc : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\ncount : int\nkind : cudaMemcpyKind\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyAsync\n",
        );
    table
        .function(
            c"cudaMemcpyBatchAsync",
            only13::cudaMemcpyBatchAsync,
            c"cudaMemcpyBatchAsync($self, dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stream)\n--\n\nMakes many copies in one call; the batch keeps stream order, its copies have none.\n\n``cudaError_t cudaMemcpyBatchAsync(void *const *dsts, const void *const *srcs, const size_t *sizes, size_t count, cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, cudaStream_t stream)``\n\nParameters\n----------\ndsts : list[address or buffer] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nsrcs : list[address or buffer] or None\n    Used after the call: keep it alive as long as ``attrs`` says.\nsizes : list[int] or None\ncount : int\nattrs : list[cudaMemcpyAttributes] or None\nattrsIdxs : list[int] or None\nnumAttrs : int\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyBatchAsync\n",
        );
    table
        .function(
            c"cudaMemcpyFromArray",
            both::cudaMemcpyFromArray,
            c"cudaMemcpyFromArray($self, dst, src, wOffset, hOffset, count, kind)\n--\n\nCopies bytes out of a CUDA array (superseded by the 2D form).\n\n``cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind)``\n\nParameters\n----------\ndst : address or buffer\nsrc : cudaArray_t or None\nwOffset : int\nhOffset : int\ncount : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyFromArray\n",
        );
    table
        .function(
            c"cudaMemcpyFromArrayAsync",
            both::cudaMemcpyFromArrayAsync,
            c"cudaMemcpyFromArrayAsync($self, dst, src, wOffset, hOffset, count, kind, stream)\n--\n\nCopies bytes out of a CUDA array in stream order (superseded by the 2D form).\n\n``cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream)``\n\nParameters\n----------\ndst : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nsrc : cudaArray_t or None\nwOffset : int\nhOffset : int\ncount : int\nkind : cudaMemcpyKind\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyFromArrayAsync\n",
        );
    table
        .function(
            c"cudaMemcpyFromSymbol",
            both::cudaMemcpyFromSymbol,
            c"cudaMemcpyFromSymbol($self, dst, symbol, count, offset, kind)\n--\n\nCopies bytes out of a ``__device__`` variable, from an offset on.\n\n``cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)``\n\nParameters\n----------\ndst : address or buffer\nsymbol : address or buffer\ncount : int\noffset : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyFromSymbol\n",
        );
    table
        .function(
            c"cudaMemcpyFromSymbolAsync",
            both::cudaMemcpyFromSymbolAsync,
            c"cudaMemcpyFromSymbolAsync($self, dst, symbol, count, offset, kind, stream)\n--\n\nCopies bytes out of a ``__device__`` variable, from an offset on, in stream order.\n\n``cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream)``\n\nParameters\n----------\ndst : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nsymbol : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\ncount : int\noffset : int\nkind : cudaMemcpyKind\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyFromSymbolAsync\n",
        );
    table
        .function(
            c"cudaMemcpyPeer",
            both::cudaMemcpyPeer,
            c"cudaMemcpyPeer($self, dst, dstDevice, src, srcDevice, count)\n--\n\nCopies bytes of memory from one device to another.\n\n``cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t count)``\n\nParameters\n----------\ndst : address or buffer\ndstDevice : int\nsrc : address or buffer\nsrcDevice : int\ncount : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyPeer\n",
        );
    table
        .function(
            c"cudaMemcpyPeerAsync",
            both::cudaMemcpyPeerAsync,
            c"cudaMemcpyPeerAsync($self, dst, dstDevice, src, srcDevice, count, stream)\n--\n\nCopies bytes of memory from one device to another, in stream order.\n\n``cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t count, cudaStream_t stream)``\n\nParameters\n----------\ndst : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\ndstDevice : int\nsrc : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nsrcDevice : int\ncount : int\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyPeerAsync\n",
        );
    table
        .function(
            c"cudaMemcpyToArray",
            both::cudaMemcpyToArray,
            c"cudaMemcpyToArray($self, dst, wOffset, hOffset, src, count, kind)\n--\n\nCopies bytes into a CUDA array (superseded by the 2D form).\n\n``cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, cudaMemcpyKind kind)``\n\nParameters\n----------\ndst : cudaArray_t or None\nwOffset : int\nhOffset : int\nsrc : address or buffer\ncount : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyToArray\n",
        );
    table
        .function(
            c"cudaMemcpyToArrayAsync",
            both::cudaMemcpyToArrayAsync,
            c"cudaMemcpyToArrayAsync($self, dst, wOffset, hOffset, src, count, kind, stream)\n--\n\nCopies bytes into a CUDA array in stream order (superseded by the 2D form).\n\n``cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, cudaMemcpyKind kind, cudaStream_t stream)``\n\nParameters\n----------\ndst : cudaArray_t or None\nwOffset : int\nhOffset : int\nsrc : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\ncount : int\nkind : cudaMemcpyKind\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyToArrayAsync\n",
        );
    table
        .function(
            c"cudaMemcpyToSymbol",
            both::cudaMemcpyToSymbol,
            c"cudaMemcpyToSymbol($self, symbol, src, count, offset, kind)\n--\n\nCopies bytes into a ``__device__`` variable, from an offset on.\n\n``cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)``\n\nParameters\n----------\nsymbol : address or buffer\nsrc : address or buffer\ncount : int\noffset : int\nkind : cudaMemcpyKind\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyToSymbol\n",
        );
    table
        .function(
            c"cudaMemcpyToSymbolAsync",
            both::cudaMemcpyToSymbolAsync,
            c"cudaMemcpyToSymbolAsync($self, symbol, src, count, offset, kind, stream)\n--\n\nCopies bytes into a ``__device__`` variable, from an offset on, in stream order.\n\n``cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream)``\n\nParameters\n----------\nsymbol : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nsrc : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\ncount : int\noffset : int\nkind : cudaMemcpyKind\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyToSymbolAsync\n",
        );
    table
        .function(
            c"cudaMemcpyWithAttributesAsync",
            both::cudaMemcpyWithAttributesAsync,
            c"cudaMemcpyWithAttributesAsync($self, dst, src, size, attr, stream)\n--\n\nCopies bytes in stream order, with attributes such as when the source is read.\n\n``cudaError_t cudaMemcpyWithAttributesAsync(void *dst, const void *src, size_t size, cudaMemcpyAttributes *attr, cudaStream_t stream)``\n\nParameters\n----------\ndst : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nsrc : address or buffer\n    Used after the call: keep it alive as long as ``attr`` says.\nsize : int\nattr : cudaMemcpyAttributes or None\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyWithAttributesAsync\n",
        );
    table
        .function(
            c"cudaMemset",
            both::cudaMemset,
            c"cudaMemset($self, devPtr, value, count)\n--\n\nFills ``count`` bytes of device memory with the low byte of ``value``.\n\n``cudaError_t cudaMemset(void *devPtr, int value, size_t count)``\n\nParameters\n----------\ndevPtr : address or buffer\nvalue : int\ncount : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset\n",
        );
    table
        .function(
            c"cudaMemset2D",
            both::cudaMemset2D,
            c"cudaMemset2D($self, devPtr, pitch, value, width, height)\n--\n\nFills rows of device memory, a pitch in bytes apart, with the low byte of a value.\n\n``cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)``\n\nParameters\n----------\ndevPtr : address or buffer\npitch : int\nvalue : int\nwidth : int\nheight : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset2D\n",
        );
    table
        .function(
            c"cudaMemset2DAsync",
            both::cudaMemset2DAsync,
            c"cudaMemset2DAsync($self, devPtr, pitch, value, width, height, stream)\n--\n\nFills rows of device memory, a pitch in bytes apart, with a byte value, in stream order.\n\n``cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream)``\n\nParameters\n----------\ndevPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\npitch : int\nvalue : int\nwidth : int\nheight : int\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset2DAsync\n",
        );
    table
        .function(
            c"cudaMemset3D",
            both::cudaMemset3D,
            c"cudaMemset3D($self, pitchedDevPtr, value, extent)\n--\n\nFills a box of pitched device memory with the low byte of a value.\n\n``cudaError_t cudaMemset3D(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent)``\n\nParameters\n----------\npitchedDevPtr : cudaPitchedPtr\nvalue : int\nextent : cudaExtent\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset3D\n",
        );
    table
        .function(
            c"cudaMemset3DAsync",
            both::cudaMemset3DAsync,
            c"cudaMemset3DAsync($self, pitchedDevPtr, value, extent, stream)\n--\n\nFills a box of pitched device memory with the low byte of a value, in stream order.\n\n``cudaError_t cudaMemset3DAsync(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream)``\n\nParameters\n----------\npitchedDevPtr : cudaPitchedPtr\n    Used after the call: keep it alive until this call completes on ``stream``.\nvalue : int\nextent : cudaExtent\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset3DAsync\n",
        );
    table
        .function(
            c"cudaMemsetAsync",
            both::cudaMemsetAsync,
            c"cudaMemsetAsync($self, devPtr, value, count, stream)\n--\n\nFills ``count`` bytes of device memory with the low byte of ``value``, in stream order.\n\n``cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)``\n\nParameters\n----------\ndevPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nvalue : int\ncount : int\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemsetAsync\n",
        );
    table
        .function(
            c"cudaMipmappedArrayGetMemoryRequirements",
            both::cudaMipmappedArrayGetMemoryRequirements,
            c"cudaMipmappedArrayGetMemoryRequirements($self, mipmap, device)\n--\n\nTells the size and alignment of the memory to map to a mipmapped array with deferred mapping.\n\n``cudaError_t cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap, int device)``\n\nParameters\n----------\nmipmap : cudaMipmappedArray_t or None\ndevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\nmemoryRequirements : cudaArrayMemoryRequirements\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMipmappedArrayGetMemoryRequirements\n",
        );
    table
        .function(
            c"cudaMipmappedArrayGetSparseProperties",
            both::cudaMipmappedArrayGetSparseProperties,
            c"cudaMipmappedArrayGetSparseProperties($self, mipmap)\n--\n\nTells the tile size and the mip tail of a sparse mipmapped array.\n\n``cudaError_t cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)``\n\nParameters\n----------\nmipmap : cudaMipmappedArray_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\nsparseProperties : cudaArraySparseProperties\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMipmappedArrayGetSparseProperties\n",
        );
    table
        .function(
            c"cudaOccupancyAvailableDynamicSMemPerBlock",
            both::cudaOccupancyAvailableDynamicSMemPerBlock,
            c"cudaOccupancyAvailableDynamicSMemPerBlock($self, func, numBlocks, blockSize)\n--\n\nTells the dynamic shared memory left for each block if so many share a multiprocessor.\n\n``cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func, int numBlocks, int blockSize)``\n\nParameters\n----------\nfunc : address or buffer\nnumBlocks : int\nblockSize : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\ndynamicSmemSize : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyAvailableDynamicSMemPerBlock\n",
        );
    table
        .function(
            c"cudaOccupancyMaxActiveBlocksPerMultiprocessor",
            both::cudaOccupancyMaxActiveBlocksPerMultiprocessor,
            c"cudaOccupancyMaxActiveBlocksPerMultiprocessor($self, func, blockSize, dynamicSMemSize)\n--\n\nTells how many blocks of a kernel fit on a multiprocessor at once.\n\n``cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize)``\n\nParameters\n----------\nfunc : address or buffer\nblockSize : int\ndynamicSMemSize : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\nnumBlocks : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveBlocksPerMultiprocessor\n",
        );
    table
        .function(
            c"cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
            both::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
            c"cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags($self, func, blockSize, dynamicSMemSize, flags)\n--\n\nTells how many blocks of a kernel fit on a multiprocessor at once, with caching flags.\n\n``cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)``\n\nParameters\n----------\nfunc : address or buffer\nblockSize : int\ndynamicSMemSize : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\nnumBlocks : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags\n",
        );
    table
        .function(
            c"cudaOccupancyMaxActiveClusters",
            only13::cudaOccupancyMaxActiveClusters,
            c"cudaOccupancyMaxActiveClusters($self, func, launchConfig)\n--\n\nTells how many clusters of a launch could run at once on the device.\n\n``cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func, const cudaLaunchConfig_t *launchConfig)``\n\nParameters\n----------\nfunc : address or buffer\nlaunchConfig : cudaLaunchConfig_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidClusterSize``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\nnumClusters : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveClusters\n",
        );
    table
        .function(
            c"cudaOccupancyMaxPotentialClusterSize",
            only13::cudaOccupancyMaxPotentialClusterSize,
            c"cudaOccupancyMaxPotentialClusterSize($self, func, launchConfig)\n--\n\nTells the largest cluster size, in blocks, that a launch could have.\n\n``cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func, const cudaLaunchConfig_t *launchConfig)``\n\nParameters\n----------\nfunc : address or buffer\nlaunchConfig : cudaLaunchConfig_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.\nclusterSize : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxPotentialClusterSize\n",
        );
    table
        .function(
            c"cudaPeekAtLastError",
            both::cudaPeekAtLastError,
            c"cudaPeekAtLastError($self)\n--\n\nReturns the last error of this thread's runtime calls and keeps it.\n\n``cudaError_t cudaPeekAtLastError(void)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``, ``cudaErrorInsufficientDriver``, ``cudaErrorInvalidChannelDescriptor``, ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidDevicePointer``, ``cudaErrorInvalidFilterSetting``, ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidNormSetting``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidPtx``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidTexture``, ``cudaErrorInvalidTextureBinding``, ``cudaErrorInvalidValue``, ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``, ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorMemoryAllocation``, ``cudaErrorMissingConfiguration``, ``cudaErrorNoDevice``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSetOnActiveProcess``, ``cudaErrorStartupFailure``, ``cudaErrorUnknown``, ``cudaErrorUnmapBufferObjectFailed``, ``cudaErrorUnsupportedPtxVersion``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaPeekAtLastError\n",
        );
    table
        .function(
            c"cudaPointerGetAttributes",
            only13::cudaPointerGetAttributes,
            c"cudaPointerGetAttributes($self, ptr)\n--\n\nTells what a pointer points to (host, device, managed or unknown memory) and on which device.\n\n``cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *ptr)``\n\nParameters\n----------\nptr : address or buffer\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.\nattributes : cudaPointerAttributes\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__UNIFIED.html#:~:text=cudaPointerGetAttributes\n",
        );
    table
        .function(
            c"cudaProfilerStart",
            both::cudaProfilerStart,
            c"cudaProfilerStart($self)\n--\n\nMakes an attached profiler begin to collect.\n\n``cudaError_t cudaProfilerStart(void)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_profiler_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PROFILER.html#:~:text=cudaProfilerStart\n",
        );
    table
        .function(
            c"cudaProfilerStop",
            both::cudaProfilerStop,
            c"cudaProfilerStop($self)\n--\n\nMakes an attached profiler stop collecting.\n\n``cudaError_t cudaProfilerStop(void)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_profiler_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PROFILER.html#:~:text=cudaProfilerStop\n",
        );
    table
        .function(
            c"cudaRuntimeGetVersion",
            both::cudaRuntimeGetVersion,
            c"cudaRuntimeGetVersion($self)\n--\n\nTells the CUDA version of the runtime library, as 1000·major + 10·minor.\n\n``cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\nruntimeVersion : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART____VERSION.html#:~:text=cudaRuntimeGetVersion\n",
        );
    table
        .function(
            c"getLocalRuntimeVersion",
            both::cudaRuntimeGetVersion,
            c"getLocalRuntimeVersion($self)\n--\n\nTells the CUDA version of the runtime library, as 1000·major + 10·minor.\n\n``cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\nruntimeVersion : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART____VERSION.html#:~:text=cudaRuntimeGetVersion\n",
        );
    table
        .function(
            c"cudaSetDevice",
            both::cudaSetDevice,
            c"cudaSetDevice($self, device)\n--\n\nMakes a device current to the calling thread; since CUDA 12, also initializes it.\n\n``cudaError_t cudaSetDevice(int device)``\n\nParameters\n----------\ndevice : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaSetDevice\n",
        );
    table
        .function(
            c"cudaSetDeviceFlags",
            both::cudaSetDeviceFlags,
            c"cudaSetDeviceFlags($self, flags)\n--\n\nSets flags of the current device, such as how the CPU waits for it.\n\n``cudaError_t cudaSetDeviceFlags(unsigned int flags)``\n\nParameters\n----------\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaSetDeviceFlags\n",
        );
    table
        .function(
            c"cudaSetValidDevices",
            both::cudaSetValidDevices,
            c"cudaSetValidDevices($self, device_arr, length)\n--\n\nLists the devices that the runtime may choose from by itself, the preferred ones first.\n\n``cudaError_t cudaSetValidDevices(int *device_arr, int len)``\n\nParameters\n----------\ndevice_arr : list[int] or None\nlength : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaSetValidDevices\n",
        );
    table
        .function(
            c"cudaSignalExternalSemaphoresAsync",
            only13::cudaSignalExternalSemaphoresAsync,
            c"cudaSignalExternalSemaphoresAsync($self, extSemArray, paramsArray, numExtSems, stream)\n--\n\nSignals imported semaphores in stream order.\n\n``cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)``\n\nParameters\n----------\nextSemArray : list[cudaExternalSemaphore_t] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nparamsArray : list[cudaExternalSemaphoreSignalParams] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nnumExtSems : int\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaSignalExternalSemaphoresAsync\n",
        );
    table
        .function(
            c"cudaStreamAddCallback",
            both::cudaStreamAddCallback,
            c"cudaStreamAddCallback($self, stream, callback, userData, flags)\n--\n\nRuns a host callback in stream order, with the stream's status, even after errors.\n\n``cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int flags)``\n\nParameters\n----------\nstream : cudaStream_t or None\ncallback : callback\nuserData : object\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier. CUDA 12.0 announces that it will be deprecated.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamAddCallback\n",
        );
    table
        .function(
            c"cudaStreamAttachMemAsync",
            both::cudaStreamAttachMemAsync,
            c"cudaStreamAttachMemAsync($self, stream, devPtr, length, flags)\n--\n\nTies managed memory to one stream, or to all, so that the host may use it meanwhile.\n\n``cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)``\n\nParameters\n----------\nstream : cudaStream_t or None\ndevPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nlength : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamAttachMemAsync\n",
        );
    table
        .function(
            c"cudaStreamBeginCapture",
            both::cudaStreamBeginCapture,
            c"cudaStreamBeginCapture($self, stream, mode)\n--\n\nBegins to capture the work submitted to a stream as a graph, instead of running it.\n\n``cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode)``\n\nParameters\n----------\nstream : cudaStream_t or None\nmode : cudaStreamCaptureMode\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginCapture\n",
        );
    table
        .function(
            c"cudaStreamBeginCaptureToGraph",
            both::cudaStreamBeginCaptureToGraph,
            c"cudaStreamBeginCaptureToGraph($self, stream, graph, dependencies, dependencyData, numDependencies, mode)\n--\n\nBegins to capture a stream's work into an existing graph, after given nodes.\n\n``cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaStreamCaptureMode mode)``\n\nParameters\n----------\nstream : cudaStream_t or None\ngraph : cudaGraph_t or None\ndependencies : list[cudaGraphNode_t] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ndependencyData : list[cudaGraphEdgeData] or None\nnumDependencies : int\nmode : cudaStreamCaptureMode\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginCaptureToGraph\n",
        );
    table
        .function(
            c"cudaStreamBeginRecaptureToGraph",
            both::cudaStreamBeginRecaptureToGraph,
            c"cudaStreamBeginRecaptureToGraph($self, stream, mode, graph, callbackData)\n--\n\nBegins to capture a stream's work over a graph; a callback sees each node's new parameters.\n\n``cudaError_t cudaStreamBeginRecaptureToGraph(cudaStream_t stream, cudaStreamCaptureMode mode, cudaGraph_t graph, cudaGraphRecaptureCallbackData *callbackData)``\n\nParameters\n----------\nstream : cudaStream_t or None\nmode : cudaStreamCaptureMode\ngraph : cudaGraph_t or None\ncallbackData : cudaGraphRecaptureCallbackData or None\n    Used after the call: keep it alive until ``cudaStreamEndCapture`` is called.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginRecaptureToGraph\n",
        );
    table
        .function(
            c"cudaStreamCopyAttributes",
            both::cudaStreamCopyAttributes,
            c"cudaStreamCopyAttributes($self, dst, src)\n--\n\nCopies all attributes of one stream to another of the same device.\n\n``cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)``\n\nParameters\n----------\ndst : cudaStream_t or None\nsrc : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorNotSupported``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCopyAttributes\n",
        );
    table
        .function(
            c"cudaStreamCreate",
            both::cudaStreamCreate,
            c"cudaStreamCreate($self)\n--\n\nCreates a stream on the current device that synchronizes with the legacy default stream.\n\n``cudaError_t cudaStreamCreate(cudaStream_t *pStream)``\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``.\npStream : cudaStream_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreate\n",
        );
    table
        .function(
            c"cudaStreamCreateWithFlags",
            both::cudaStreamCreateWithFlags,
            c"cudaStreamCreateWithFlags($self, flags)\n--\n\nCreates a stream; flags say if it synchronizes with the legacy default stream.\n\n``cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)``\n\nParameters\n----------\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``.\npStream : cudaStream_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithFlags\n",
        );
    table
        .function(
            c"cudaStreamCreateWithPriority",
            both::cudaStreamCreateWithPriority,
            c"cudaStreamCreateWithPriority($self, flags, priority)\n--\n\nCreates a stream with a priority: smaller numbers go first.\n\n``cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)``\n\nParameters\n----------\nflags : int\npriority : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``.\npStream : cudaStream_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithPriority\n",
        );
    table
        .function(
            c"cudaStreamDestroy",
            both::cudaStreamDestroy,
            c"cudaStreamDestroy($self, stream)\n--\n\nDestroys a stream; work already submitted to it still finishes.\n\n``cudaError_t cudaStreamDestroy(cudaStream_t stream)``\n\nParameters\n----------\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamDestroy\n",
        );
    table
        .function(
            c"cudaStreamEndCapture",
            both::cudaStreamEndCapture,
            c"cudaStreamEndCapture($self, stream)\n--\n\nEnds the capture of a stream and gives its graph, or null if it became invalid.\n\n``cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)``\n\nParameters\n----------\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorStreamCaptureWrongThread``.\npGraph : cudaGraph_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamEndCapture\n",
        );
    table
        .function(
            c"cudaStreamGetAttribute",
            only13::cudaStreamGetAttribute,
            c"cudaStreamGetAttribute($self, hStream, attr)\n--\n\nTells an attribute of a stream, such as its L2 access policy window.\n\n``cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)``\n\nParameters\n----------\nhStream : cudaStream_t or None\nattr : cudaLaunchAttributeID\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\nvalue_out : cudaLaunchAttributeValue\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetAttribute\n",
        );
    table
        .function(
            c"cudaStreamGetCaptureInfo",
            only13::cudaStreamGetCaptureInfo,
            c"cudaStreamGetCaptureInfo($self, stream)\n--\n\nTells a stream's capture status and ID, and the graph and nodes that its next work follows.\n\n``cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)``\n\nParameters\n----------\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``, ``cudaErrorStreamCaptureImplicit``.\ncaptureStatus_out : cudaStreamCaptureStatus\nid_out : int\ngraph_out : cudaGraph_t\ndependencies_out : list[cudaGraphNode_t]\nedgeData_out : list[cudaGraphEdgeData]\nnumDependencies_out : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetCaptureInfo\n",
        );
    table
        .function(
            c"cudaStreamGetDevResource",
            both::cudaStreamGetDevResource,
            c"cudaStreamGetDevResource($self, hStream, typename)\n--\n\nTells which SMs or work queues the work of a stream may use.\n\n``cudaError_t cudaStreamGetDevResource(cudaStream_t hStream, cudaDevResource *resource, cudaDevResourceType type)``\n\nParameters\n----------\nhStream : cudaStream_t or None\ntypename : cudaDevResourceType\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorCallRequiresNewerDriver``, ``cudaErrorCudartUnloading``, ``cudaErrorDeviceUninitialized``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.\nresource : cudaDevResource\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaStreamGetDevResource\n",
        );
    table
        .function(
            c"cudaStreamGetDevice",
            both::cudaStreamGetDevice,
            c"cudaStreamGetDevice($self, hStream)\n--\n\nTells which device a stream belongs to.\n\n``cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)``\n\nParameters\n----------\nhStream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\ndevice : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetDevice\n",
        );
    table
        .function(
            c"cudaStreamGetFlags",
            both::cudaStreamGetFlags,
            c"cudaStreamGetFlags($self, hStream)\n--\n\nTells the flags that a stream was created with.\n\n``cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)``\n\nParameters\n----------\nhStream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\nflags : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetFlags\n",
        );
    table
        .function(
            c"cudaStreamGetId",
            both::cudaStreamGetId,
            c"cudaStreamGetId($self, hStream)\n--\n\nTells a stream's number, which no other stream of the process has.\n\n``cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)``\n\nParameters\n----------\nhStream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\nstreamId : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetId\n",
        );
    table
        .function(
            c"cudaStreamGetPriority",
            both::cudaStreamGetPriority,
            c"cudaStreamGetPriority($self, hStream)\n--\n\nTells the priority of a stream, after clamping to the device's range.\n\n``cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)``\n\nParameters\n----------\nhStream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\npriority : int\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetPriority\n",
        );
    table
        .function(
            c"cudaStreamIsCapturing",
            both::cudaStreamIsCapturing,
            c"cudaStreamIsCapturing($self, stream)\n--\n\nTells whether a stream is being captured, and whether the capture is still valid.\n\n``cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus *pCaptureStatus)``\n\nParameters\n----------\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorStreamCaptureImplicit``.\npCaptureStatus : cudaStreamCaptureStatus\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamIsCapturing\n",
        );
    table
        .function(
            c"cudaStreamQuery",
            both::cudaStreamQuery,
            c"cudaStreamQuery($self, stream)\n--\n\nTells without waiting whether all work on a stream is done (else ``cudaErrorNotReady``).\n\n``cudaError_t cudaStreamQuery(cudaStream_t stream)``\n\nParameters\n----------\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorNotReady``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamQuery\n",
        );
    table
        .function(
            c"cudaStreamSetAttribute",
            only13::cudaStreamSetAttribute,
            c"cudaStreamSetAttribute($self, hStream, attr, value)\n--\n\nSets an attribute of a stream, such as its L2 access policy window.\n\n``cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)``\n\nParameters\n----------\nhStream : cudaStream_t or None\nattr : cudaLaunchAttributeID\nvalue : cudaLaunchAttributeValue or None\n    cubind keeps it alive until ``hStream`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamSetAttribute\n",
        );
    table
        .function(
            c"cudaStreamSynchronize",
            both::cudaStreamSynchronize,
            c"cudaStreamSynchronize($self, stream)\n--\n\nBlocks until all work submitted to a stream so far is done.\n\n``cudaError_t cudaStreamSynchronize(cudaStream_t stream)``\n\nParameters\n----------\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamSynchronize\n",
        );
    table
        .function(
            c"cudaStreamUpdateCaptureDependencies",
            only13::cudaStreamUpdateCaptureDependencies,
            c"cudaStreamUpdateCaptureDependencies($self, stream, dependencies, dependencyData, numDependencies, flags)\n--\n\nAdds to or replaces the nodes that the next captured work of a stream follows.\n\n``cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)``\n\nParameters\n----------\nstream : cudaStream_t or None\ndependencies : list[cudaGraphNode_t] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ndependencyData : list[cudaGraphEdgeData] or None\nnumDependencies : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorIllegalState``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamUpdateCaptureDependencies\n",
        );
    table
        .function(
            c"cudaStreamWaitEvent",
            both::cudaStreamWaitEvent,
            c"cudaStreamWaitEvent($self, stream, event, flags)\n--\n\nMakes later work on a stream wait for an event, without blocking the caller.\n\n``cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)``\n\nParameters\n----------\nstream : cudaStream_t or None\nevent : cudaEvent_t or None\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamWaitEvent\n",
        );
    table
        .function(
            c"cudaThreadExchangeStreamCaptureMode",
            both::cudaThreadExchangeStreamCaptureMode,
            c"cudaThreadExchangeStreamCaptureMode($self, mode)\n--\n\nSwaps the thread's rule on unsafe calls during capture with the one passed in.\n\n``cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *mode)``\n\nParameters\n----------\nmode : cudaStreamCaptureMode\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\nmode : cudaStreamCaptureMode\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaThreadExchangeStreamCaptureMode\n",
        );
    table
        .function(
            c"cudaUserObjectCreate",
            both::cudaUserObjectCreate,
            c"cudaUserObjectCreate($self, ptr, destroy, initialRefcount, flags)\n--\n\nWraps a pointer and its destructor as a user object, counted by references.\n\n``cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags)``\n\nParameters\n----------\nptr : object\ndestroy : callback\ninitialRefcount : int\nflags : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\nobject_out : cudaUserObject_t\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectCreate\n",
        );
    table
        .function(
            c"cudaUserObjectRelease",
            both::cudaUserObjectRelease,
            c"cudaUserObjectRelease($self, object, count)\n--\n\nDrops references that the caller owns to a user object; with the last, its destructor runs.\n\n``cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)``\n\nParameters\n----------\nobject : cudaUserObject_t or None\ncount : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectRelease\n",
        );
    table
        .function(
            c"cudaUserObjectRetain",
            both::cudaUserObjectRetain,
            c"cudaUserObjectRetain($self, object, count)\n--\n\nAdds the caller's references to a user object.\n\n``cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)``\n\nParameters\n----------\nobject : cudaUserObject_t or None\ncount : int\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectRetain\n",
        );
    table
        .function(
            c"cudaVDPAUGetDevice",
            both::cudaVDPAUGetDevice,
            c"cudaVDPAUGetDevice($self, vdpDevice, vdpGetProcAddress)\n--\n\nTells which CUDA device a VDPAU device is on.\n\n``cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)``\n\nParameters\n----------\nvdpDevice : driver.VdpDevice or None\nvdpGetProcAddress : callback\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``.\ndevice : int\n\nNotes\n-----\nIn ``cuda_vdpau_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaVDPAUGetDevice\n",
        );
    table
        .function(
            c"cudaVDPAUSetVDPAUDevice",
            both::cudaVDPAUSetVDPAUDevice,
            c"cudaVDPAUSetVDPAUDevice($self, device, vdpDevice, vdpGetProcAddress)\n--\n\nMakes a device current for sharing surfaces with a VDPAU device.\n\n``cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)``\n\nParameters\n----------\ndevice : int\nvdpDevice : driver.VdpDevice or None\nvdpGetProcAddress : callback\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorSetOnActiveProcess``.\n\nNotes\n-----\nIn ``cuda_vdpau_interop.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaVDPAUSetVDPAUDevice\n",
        );
    table
        .function(
            c"cudaWaitExternalSemaphoresAsync",
            only13::cudaWaitExternalSemaphoresAsync,
            c"cudaWaitExternalSemaphoresAsync($self, extSemArray, paramsArray, numExtSems, stream)\n--\n\nMakes a stream wait for imported semaphores.\n\n``cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)``\n\nParameters\n----------\nextSemArray : list[cudaExternalSemaphore_t] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nparamsArray : list[cudaExternalSemaphoreWaitParams] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nnumExtSems : int\nstream : cudaStream_t or None\n\nReturns\n-------\ncudaError\n    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorTimeout``.\n\nNotes\n-----\nIn ``cuda_runtime_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaWaitExternalSemaphoresAsync\n",
        );
    table
        .function(
            c"make_cuComplex",
            both::make_cuComplex,
            c"make_cuComplex($self, x, y)\n--\n\nMakes a complex number x + i·y in single precision.\n\n``cuComplex make_cuComplex``\n\nSince CUDA 12.0 or earlier.\n",
        );
    table
        .function(
            c"make_cuDoubleComplex",
            both::make_cuDoubleComplex,
            c"make_cuDoubleComplex($self, r, i)\n--\n\nMakes a complex number in double precision from its real and imaginary part.\n\n``cuDoubleComplex make_cuDoubleComplex``\n\nSince CUDA 12.0 or earlier.\n",
        );
    table
        .function(
            c"make_cuFloatComplex",
            both::make_cuFloatComplex,
            c"make_cuFloatComplex($self, r, i)\n--\n\nMakes a complex number in single precision from its real and imaginary part.\n\n``cuFloatComplex make_cuFloatComplex``\n\nSince CUDA 12.0 or earlier.\n",
        );
    table
        .function(
            c"make_cudaExtent",
            both::make_cudaExtent,
            c"make_cudaExtent($self, w, h, d)\n--\n\nMakes an extent of width (bytes for memory, elements for arrays), height and depth.\n\n``cudaExtent make_cudaExtent``\n\nSince CUDA 12.0 or earlier.\n",
        );
    table
        .function(
            c"make_cudaPitchedPtr",
            both::make_cudaPitchedPtr,
            c"make_cudaPitchedPtr($self, d, p, xsz, ysz)\n--\n\nMakes a record of an address, its pitch in bytes, and width and height of the box there.\n\n``cudaPitchedPtr make_cudaPitchedPtr``\n\nSince CUDA 12.0 or earlier.\n",
        );
    table
        .function(
            c"make_cudaPos",
            both::make_cudaPos,
            c"make_cudaPos($self, x, y, z)\n--\n\nMakes a position x, y, z inside a box, for 3D copies.\n\n``cudaPos make_cudaPos``\n\nSince CUDA 12.0 or earlier.\n",
        );
}

fn c_functions(table: &mut Rows<CFunction>) {
    table
        .c_function(
            c"cudaArrayGetInfo",
            c"cudaError_t (struct cudaChannelFormatDesc *, struct cudaExtent *, unsigned int *, cudaArray_t)",
            slots::cudaArrayGetInfo,
            Some(missing::<{ slots::cudaArrayGetInfo }, 36>),
        );
    table
        .c_function(
            c"cudaArrayGetMemoryRequirements",
            c"cudaError_t (struct cudaArrayMemoryRequirements *, cudaArray_t, int)",
            slots::cudaArrayGetMemoryRequirements,
            Some(missing::<{ slots::cudaArrayGetMemoryRequirements }, 36>),
        );
    table
        .c_function(
            c"cudaArrayGetPlane",
            c"cudaError_t (cudaArray_t *, cudaArray_t, unsigned int)",
            slots::cudaArrayGetPlane,
            Some(missing::<{ slots::cudaArrayGetPlane }, 36>),
        );
    table
        .c_function(
            c"cudaArrayGetSparseProperties",
            c"cudaError_t (struct cudaArraySparseProperties *, cudaArray_t)",
            slots::cudaArrayGetSparseProperties,
            Some(missing::<{ slots::cudaArrayGetSparseProperties }, 36>),
        );
    table
        .c_function(
            c"cudaChooseDevice",
            c"cudaError_t (int *, struct cudaDeviceProp const *)",
            slots::cudaChooseDevice,
            Some(missing::<{ slots::cudaChooseDevice }, 36>),
        );
    table
        .c_function(
            c"cudaCreateChannelDesc",
            c"struct cudaChannelFormatDesc (int, int, int, int, enum cudaChannelFormatKind)",
            slots::cudaCreateChannelDesc,
            None,
        );
    table
        .c_function(
            c"cudaCreateSurfaceObject",
            c"cudaError_t (cudaSurfaceObject_t *, struct cudaResourceDesc const *)",
            slots::cudaCreateSurfaceObject,
            Some(missing::<{ slots::cudaCreateSurfaceObject }, 36>),
        );
    table
        .c_function(
            c"cudaCreateTextureObject",
            c"cudaError_t (cudaTextureObject_t *, struct cudaResourceDesc const *, struct cudaTextureDesc const *, struct cudaResourceViewDesc const *)",
            slots::cudaCreateTextureObject,
            Some(missing::<{ slots::cudaCreateTextureObject }, 36>),
        );
    table
        .c_function(
            c"cudaCtxResetPersistingL2Cache",
            c"cudaError_t (void)",
            slots::cudaCtxResetPersistingL2Cache,
            Some(missing::<{ slots::cudaCtxResetPersistingL2Cache }, 36>),
        );
    table
        .c_function(
            c"cudaDestroyExternalMemory",
            c"cudaError_t (cudaExternalMemory_t)",
            slots::cudaDestroyExternalMemory,
            Some(missing::<{ slots::cudaDestroyExternalMemory }, 36>),
        );
    table
        .c_function(
            c"cudaDestroyExternalSemaphore",
            c"cudaError_t (cudaExternalSemaphore_t)",
            slots::cudaDestroyExternalSemaphore,
            Some(missing::<{ slots::cudaDestroyExternalSemaphore }, 36>),
        );
    table
        .c_function(
            c"cudaDestroySurfaceObject",
            c"cudaError_t (cudaSurfaceObject_t)",
            slots::cudaDestroySurfaceObject,
            Some(missing::<{ slots::cudaDestroySurfaceObject }, 36>),
        );
    table
        .c_function(
            c"cudaDestroyTextureObject",
            c"cudaError_t (cudaTextureObject_t)",
            slots::cudaDestroyTextureObject,
            Some(missing::<{ slots::cudaDestroyTextureObject }, 36>),
        );
    table
        .c_function(
            c"cudaDevResourceGenerateDesc",
            c"cudaError_t (cudaDevResourceDesc_t *, cudaDevResource *, unsigned int)",
            slots::cudaDevResourceGenerateDesc,
            Some(missing::<{ slots::cudaDevResourceGenerateDesc }, 36>),
        );
    table
        .c_function(
            c"cudaDevSmResourceSplit",
            c"cudaError_t (cudaDevResource *, unsigned int, cudaDevResource const *, cudaDevResource *, unsigned int, cudaDevSmResourceGroupParams *)",
            slots::cudaDevSmResourceSplit,
            Some(missing::<{ slots::cudaDevSmResourceSplit }, 36>),
        );
    table
        .c_function(
            c"cudaDevSmResourceSplitByCount",
            c"cudaError_t (cudaDevResource *, unsigned int *, cudaDevResource const *, cudaDevResource *, unsigned int, unsigned int)",
            slots::cudaDevSmResourceSplitByCount,
            Some(missing::<{ slots::cudaDevSmResourceSplitByCount }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceCanAccessPeer",
            c"cudaError_t (int *, int, int)",
            slots::cudaDeviceCanAccessPeer,
            Some(missing::<{ slots::cudaDeviceCanAccessPeer }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceDisablePeerAccess",
            c"cudaError_t (int)",
            slots::cudaDeviceDisablePeerAccess,
            Some(missing::<{ slots::cudaDeviceDisablePeerAccess }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceEnablePeerAccess",
            c"cudaError_t (int, unsigned int)",
            slots::cudaDeviceEnablePeerAccess,
            Some(missing::<{ slots::cudaDeviceEnablePeerAccess }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceFlushGPUDirectRDMAWrites",
            c"cudaError_t (enum cudaFlushGPUDirectRDMAWritesTarget, enum cudaFlushGPUDirectRDMAWritesScope)",
            slots::cudaDeviceFlushGPUDirectRDMAWrites,
            Some(missing::<{ slots::cudaDeviceFlushGPUDirectRDMAWrites }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetAttribute",
            c"cudaError_t (int *, enum cudaDeviceAttr, int)",
            slots::cudaDeviceGetAttribute,
            Some(missing::<{ slots::cudaDeviceGetAttribute }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetByPCIBusId",
            c"cudaError_t (int *, char const *)",
            slots::cudaDeviceGetByPCIBusId,
            Some(missing::<{ slots::cudaDeviceGetByPCIBusId }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetCacheConfig",
            c"cudaError_t (enum cudaFuncCache *)",
            slots::cudaDeviceGetCacheConfig,
            Some(missing::<{ slots::cudaDeviceGetCacheConfig }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetDefaultMemPool",
            c"cudaError_t (cudaMemPool_t *, int)",
            slots::cudaDeviceGetDefaultMemPool,
            Some(missing::<{ slots::cudaDeviceGetDefaultMemPool }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetDevResource",
            c"cudaError_t (int, cudaDevResource *, enum cudaDevResourceType)",
            slots::cudaDeviceGetDevResource,
            Some(missing::<{ slots::cudaDeviceGetDevResource }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetExecutionCtx",
            c"cudaError_t (cudaExecutionContext_t *, int)",
            slots::cudaDeviceGetExecutionCtx,
            Some(missing::<{ slots::cudaDeviceGetExecutionCtx }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetGraphMemAttribute",
            c"cudaError_t (int, enum cudaGraphMemAttributeType, void *)",
            slots::cudaDeviceGetGraphMemAttribute,
            Some(missing::<{ slots::cudaDeviceGetGraphMemAttribute }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetHostAtomicCapabilities",
            c"cudaError_t (unsigned int *, enum cudaAtomicOperation const *, unsigned int, int)",
            slots::cudaDeviceGetHostAtomicCapabilities,
            Some(missing::<{ slots::cudaDeviceGetHostAtomicCapabilities }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetLimit",
            c"cudaError_t (size_t *, enum cudaLimit)",
            slots::cudaDeviceGetLimit,
            Some(missing::<{ slots::cudaDeviceGetLimit }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetMemPool",
            c"cudaError_t (cudaMemPool_t *, int)",
            slots::cudaDeviceGetMemPool,
            Some(missing::<{ slots::cudaDeviceGetMemPool }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetNvSciSyncAttributes",
            c"cudaError_t (void *, int, int)",
            slots::cudaDeviceGetNvSciSyncAttributes,
            Some(missing::<{ slots::cudaDeviceGetNvSciSyncAttributes }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetP2PAtomicCapabilities",
            c"cudaError_t (unsigned int *, enum cudaAtomicOperation const *, unsigned int, int, int)",
            slots::cudaDeviceGetP2PAtomicCapabilities,
            Some(missing::<{ slots::cudaDeviceGetP2PAtomicCapabilities }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetP2PAttribute",
            c"cudaError_t (int *, enum cudaDeviceP2PAttr, int, int)",
            slots::cudaDeviceGetP2PAttribute,
            Some(missing::<{ slots::cudaDeviceGetP2PAttribute }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetPCIBusId",
            c"cudaError_t (char *, int, int)",
            slots::cudaDeviceGetPCIBusId,
            Some(missing::<{ slots::cudaDeviceGetPCIBusId }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetSharedMemConfig",
            c"cudaError_t (enum cudaSharedMemConfig *)",
            slots::cudaDeviceGetSharedMemConfig,
            Some(missing::<{ slots::cudaDeviceGetSharedMemConfig }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetStreamPriorityRange",
            c"cudaError_t (int *, int *)",
            slots::cudaDeviceGetStreamPriorityRange,
            Some(missing::<{ slots::cudaDeviceGetStreamPriorityRange }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGetTexture1DLinearMaxWidth",
            c"cudaError_t (size_t *, struct cudaChannelFormatDesc const *, int)",
            slots::cudaDeviceGetTexture1DLinearMaxWidth,
            Some(missing::<{ slots::cudaDeviceGetTexture1DLinearMaxWidth }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceGraphMemTrim",
            c"cudaError_t (int)",
            slots::cudaDeviceGraphMemTrim,
            Some(missing::<{ slots::cudaDeviceGraphMemTrim }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceRegisterAsyncNotification",
            c"cudaError_t (int, cudaAsyncCallback, void *, cudaAsyncCallbackHandle_t *)",
            slots::cudaDeviceRegisterAsyncNotification,
            Some(missing::<{ slots::cudaDeviceRegisterAsyncNotification }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceReset",
            c"cudaError_t (void)",
            slots::cudaDeviceReset,
            Some(missing::<{ slots::cudaDeviceReset }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceSetCacheConfig",
            c"cudaError_t (enum cudaFuncCache)",
            slots::cudaDeviceSetCacheConfig,
            Some(missing::<{ slots::cudaDeviceSetCacheConfig }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceSetGraphMemAttribute",
            c"cudaError_t (int, enum cudaGraphMemAttributeType, void *)",
            slots::cudaDeviceSetGraphMemAttribute,
            Some(missing::<{ slots::cudaDeviceSetGraphMemAttribute }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceSetLimit",
            c"cudaError_t (enum cudaLimit, size_t)",
            slots::cudaDeviceSetLimit,
            Some(missing::<{ slots::cudaDeviceSetLimit }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceSetMemPool",
            c"cudaError_t (int, cudaMemPool_t)",
            slots::cudaDeviceSetMemPool,
            Some(missing::<{ slots::cudaDeviceSetMemPool }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceSetSharedMemConfig",
            c"cudaError_t (enum cudaSharedMemConfig)",
            slots::cudaDeviceSetSharedMemConfig,
            Some(missing::<{ slots::cudaDeviceSetSharedMemConfig }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceSynchronize",
            c"cudaError_t (void)",
            slots::cudaDeviceSynchronize,
            Some(missing::<{ slots::cudaDeviceSynchronize }, 36>),
        );
    table
        .c_function(
            c"cudaDeviceUnregisterAsyncNotification",
            c"cudaError_t (int, cudaAsyncCallbackHandle_t)",
            slots::cudaDeviceUnregisterAsyncNotification,
            Some(missing::<{ slots::cudaDeviceUnregisterAsyncNotification }, 36>),
        );
    table
        .c_function(
            c"cudaDriverGetVersion",
            c"cudaError_t (int *)",
            slots::cudaDriverGetVersion,
            Some(missing::<{ slots::cudaDriverGetVersion }, 36>),
        );
    table
        .c_function(
            c"cudaEGLStreamConsumerAcquireFrame",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, cudaGraphicsResource_t *, cudaStream_t *, unsigned int)",
            slots::cudaEGLStreamConsumerAcquireFrame,
            Some(missing::<{ slots::cudaEGLStreamConsumerAcquireFrame }, 36>),
        );
    table
        .c_function(
            c"cudaEGLStreamConsumerConnect",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_EGLStreamKHR)",
            slots::cudaEGLStreamConsumerConnect,
            Some(missing::<{ slots::cudaEGLStreamConsumerConnect }, 36>),
        );
    table
        .c_function(
            c"cudaEGLStreamConsumerConnectWithFlags",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_EGLStreamKHR, unsigned int)",
            slots::cudaEGLStreamConsumerConnectWithFlags,
            Some(missing::<{ slots::cudaEGLStreamConsumerConnectWithFlags }, 36>),
        );
    table
        .c_function(
            c"cudaEGLStreamConsumerDisconnect",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *)",
            slots::cudaEGLStreamConsumerDisconnect,
            Some(missing::<{ slots::cudaEGLStreamConsumerDisconnect }, 36>),
        );
    table
        .c_function(
            c"cudaEGLStreamConsumerReleaseFrame",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, cudaGraphicsResource_t, cudaStream_t *)",
            slots::cudaEGLStreamConsumerReleaseFrame,
            Some(missing::<{ slots::cudaEGLStreamConsumerReleaseFrame }, 36>),
        );
    table
        .c_function(
            c"cudaEGLStreamProducerConnect",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_EGLStreamKHR, __pyx_t_4cuda_8bindings_9cyruntime_EGLint, __pyx_t_4cuda_8bindings_9cyruntime_EGLint)",
            slots::cudaEGLStreamProducerConnect,
            Some(missing::<{ slots::cudaEGLStreamProducerConnect }, 36>),
        );
    table
        .c_function(
            c"cudaEGLStreamProducerDisconnect",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *)",
            slots::cudaEGLStreamProducerDisconnect,
            Some(missing::<{ slots::cudaEGLStreamProducerDisconnect }, 36>),
        );
    table
        .c_function(
            c"cudaEGLStreamProducerPresentFrame",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_cudaEglFrame, cudaStream_t *)",
            slots::cudaEGLStreamProducerPresentFrame,
            Some(missing::<{ slots::cudaEGLStreamProducerPresentFrame }, 36>),
        );
    table
        .c_function(
            c"cudaEGLStreamProducerReturnFrame",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_cudaEglFrame *, cudaStream_t *)",
            slots::cudaEGLStreamProducerReturnFrame,
            Some(missing::<{ slots::cudaEGLStreamProducerReturnFrame }, 36>),
        );
    table
        .c_function(
            c"cudaEventCreate",
            c"cudaError_t (cudaEvent_t *)",
            slots::cudaEventCreate,
            Some(missing::<{ slots::cudaEventCreate }, 36>),
        );
    table
        .c_function(
            c"cudaEventCreateFromEGLSync",
            c"cudaError_t (cudaEvent_t *, __pyx_t_4cuda_8bindings_9cyruntime_EGLSyncKHR, unsigned int)",
            slots::cudaEventCreateFromEGLSync,
            Some(missing::<{ slots::cudaEventCreateFromEGLSync }, 36>),
        );
    table
        .c_function(
            c"cudaEventCreateWithFlags",
            c"cudaError_t (cudaEvent_t *, unsigned int)",
            slots::cudaEventCreateWithFlags,
            Some(missing::<{ slots::cudaEventCreateWithFlags }, 36>),
        );
    table
        .c_function(
            c"cudaEventDestroy",
            c"cudaError_t (cudaEvent_t)",
            slots::cudaEventDestroy,
            Some(missing::<{ slots::cudaEventDestroy }, 36>),
        );
    table
        .c_function(
            c"cudaEventElapsedTime",
            c"cudaError_t (float *, cudaEvent_t, cudaEvent_t)",
            slots::cudaEventElapsedTime,
            Some(missing::<{ slots::cudaEventElapsedTime }, 36>),
        );
    table
        .c_function(
            c"cudaEventQuery",
            c"cudaError_t (cudaEvent_t)",
            slots::cudaEventQuery,
            Some(missing::<{ slots::cudaEventQuery }, 36>),
        );
    table
        .c_function(
            c"cudaEventRecord",
            c"cudaError_t (cudaEvent_t, cudaStream_t)",
            slots::cudaEventRecord,
            Some(missing::<{ slots::cudaEventRecord }, 36>),
        );
    table
        .c_function(
            c"cudaEventRecordWithFlags",
            c"cudaError_t (cudaEvent_t, cudaStream_t, unsigned int)",
            slots::cudaEventRecordWithFlags,
            Some(missing::<{ slots::cudaEventRecordWithFlags }, 36>),
        );
    table
        .c_function(
            c"cudaEventSynchronize",
            c"cudaError_t (cudaEvent_t)",
            slots::cudaEventSynchronize,
            Some(missing::<{ slots::cudaEventSynchronize }, 36>),
        );
    table
        .c_function(
            c"cudaExecutionCtxDestroy",
            c"cudaError_t (cudaExecutionContext_t)",
            slots::cudaExecutionCtxDestroy,
            Some(missing::<{ slots::cudaExecutionCtxDestroy }, 36>),
        );
    table
        .c_function(
            c"cudaExecutionCtxGetDevResource",
            c"cudaError_t (cudaExecutionContext_t, cudaDevResource *, enum cudaDevResourceType)",
            slots::cudaExecutionCtxGetDevResource,
            Some(missing::<{ slots::cudaExecutionCtxGetDevResource }, 36>),
        );
    table
        .c_function(
            c"cudaExecutionCtxGetDevice",
            c"cudaError_t (int *, cudaExecutionContext_t)",
            slots::cudaExecutionCtxGetDevice,
            Some(missing::<{ slots::cudaExecutionCtxGetDevice }, 36>),
        );
    table
        .c_function(
            c"cudaExecutionCtxGetId",
            c"cudaError_t (cudaExecutionContext_t, unsigned PY_LONG_LONG *)",
            slots::cudaExecutionCtxGetId,
            Some(missing::<{ slots::cudaExecutionCtxGetId }, 36>),
        );
    table
        .c_function(
            c"cudaExecutionCtxRecordEvent",
            c"cudaError_t (cudaExecutionContext_t, cudaEvent_t)",
            slots::cudaExecutionCtxRecordEvent,
            Some(missing::<{ slots::cudaExecutionCtxRecordEvent }, 36>),
        );
    table
        .c_function(
            c"cudaExecutionCtxStreamCreate",
            c"cudaError_t (cudaStream_t *, cudaExecutionContext_t, unsigned int, int)",
            slots::cudaExecutionCtxStreamCreate,
            Some(missing::<{ slots::cudaExecutionCtxStreamCreate }, 36>),
        );
    table
        .c_function(
            c"cudaExecutionCtxSynchronize",
            c"cudaError_t (cudaExecutionContext_t)",
            slots::cudaExecutionCtxSynchronize,
            Some(missing::<{ slots::cudaExecutionCtxSynchronize }, 36>),
        );
    table
        .c_function(
            c"cudaExecutionCtxWaitEvent",
            c"cudaError_t (cudaExecutionContext_t, cudaEvent_t)",
            slots::cudaExecutionCtxWaitEvent,
            Some(missing::<{ slots::cudaExecutionCtxWaitEvent }, 36>),
        );
    table
        .c_function(
            c"cudaExternalMemoryGetMappedBuffer",
            c"cudaError_t (void **, cudaExternalMemory_t, struct cudaExternalMemoryBufferDesc const *)",
            slots::cudaExternalMemoryGetMappedBuffer,
            Some(missing::<{ slots::cudaExternalMemoryGetMappedBuffer }, 36>),
        );
    table
        .c_function(
            c"cudaExternalMemoryGetMappedMipmappedArray",
            c"cudaError_t (cudaMipmappedArray_t *, cudaExternalMemory_t, struct cudaExternalMemoryMipmappedArrayDesc const *)",
            slots::cudaExternalMemoryGetMappedMipmappedArray,
            Some(missing::<{ slots::cudaExternalMemoryGetMappedMipmappedArray }, 36>),
        );
    table
        .c_function(
            c"cudaFree",
            c"cudaError_t (void *)",
            slots::cudaFree,
            Some(missing::<{ slots::cudaFree }, 36>),
        );
    table
        .c_function(
            c"cudaFreeArray",
            c"cudaError_t (cudaArray_t)",
            slots::cudaFreeArray,
            Some(missing::<{ slots::cudaFreeArray }, 36>),
        );
    table
        .c_function(
            c"cudaFreeAsync",
            c"cudaError_t (void *, cudaStream_t)",
            slots::cudaFreeAsync,
            Some(missing::<{ slots::cudaFreeAsync }, 36>),
        );
    table
        .c_function(
            c"cudaFreeHost",
            c"cudaError_t (void *)",
            slots::cudaFreeHost,
            Some(missing::<{ slots::cudaFreeHost }, 36>),
        );
    table
        .c_function(
            c"cudaFreeMipmappedArray",
            c"cudaError_t (cudaMipmappedArray_t)",
            slots::cudaFreeMipmappedArray,
            Some(missing::<{ slots::cudaFreeMipmappedArray }, 36>),
        );
    table
        .c_function(
            c"cudaFuncGetAttributes",
            c"cudaError_t (struct cudaFuncAttributes *, void const *)",
            slots::cudaFuncGetAttributes,
            Some(missing::<{ slots::cudaFuncGetAttributes }, 36>),
        );
    table
        .c_function(
            c"cudaFuncGetName",
            c"cudaError_t (char const **, void const *)",
            slots::cudaFuncGetName,
            Some(missing::<{ slots::cudaFuncGetName }, 36>),
        );
    table
        .c_function(
            c"cudaFuncGetParamCount",
            c"cudaError_t (void const *, size_t *)",
            slots::cudaFuncGetParamCount,
            Some(missing::<{ slots::cudaFuncGetParamCount }, 36>),
        );
    table
        .c_function(
            c"cudaFuncGetParamInfo",
            c"cudaError_t (void const *, size_t, size_t *, size_t *)",
            slots::cudaFuncGetParamInfo,
            Some(missing::<{ slots::cudaFuncGetParamInfo }, 36>),
        );
    table
        .c_function(
            c"cudaFuncSetAttribute",
            c"cudaError_t (void const *, enum cudaFuncAttribute, int)",
            slots::cudaFuncSetAttribute,
            Some(missing::<{ slots::cudaFuncSetAttribute }, 36>),
        );
    table
        .c_function(
            c"cudaFuncSetCacheConfig",
            c"cudaError_t (void const *, enum cudaFuncCache)",
            slots::cudaFuncSetCacheConfig,
            Some(missing::<{ slots::cudaFuncSetCacheConfig }, 36>),
        );
    table
        .c_function(
            c"cudaFuncSetSharedMemConfig",
            c"cudaError_t (void const *, enum cudaSharedMemConfig)",
            slots::cudaFuncSetSharedMemConfig,
            Some(missing::<{ slots::cudaFuncSetSharedMemConfig }, 36>),
        );
    table
        .c_function(
            c"cudaGLGetDevices",
            c"cudaError_t (unsigned int *, int *, unsigned int, enum __pyx_t_4cuda_8bindings_9cyruntime_cudaGLDeviceList)",
            slots::cudaGLGetDevices,
            Some(missing::<{ slots::cudaGLGetDevices }, 36>),
        );
    table
        .c_function(
            c"cudaGLMapBufferObject",
            c"cudaError_t (void **, __pyx_t_4cuda_8bindings_9cyruntime_GLuint)",
            slots::cudaGLMapBufferObject,
            Some(missing::<{ slots::cudaGLMapBufferObject }, 36>),
        );
    table
        .c_function(
            c"cudaGLMapBufferObjectAsync",
            c"cudaError_t (void **, __pyx_t_4cuda_8bindings_9cyruntime_GLuint, cudaStream_t)",
            slots::cudaGLMapBufferObjectAsync,
            Some(missing::<{ slots::cudaGLMapBufferObjectAsync }, 36>),
        );
    table
        .c_function(
            c"cudaGLRegisterBufferObject",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint)",
            slots::cudaGLRegisterBufferObject,
            Some(missing::<{ slots::cudaGLRegisterBufferObject }, 36>),
        );
    table
        .c_function(
            c"cudaGLSetBufferObjectMapFlags",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint, unsigned int)",
            slots::cudaGLSetBufferObjectMapFlags,
            Some(missing::<{ slots::cudaGLSetBufferObjectMapFlags }, 36>),
        );
    table
        .c_function(
            c"cudaGLSetGLDevice",
            c"cudaError_t (int)",
            slots::cudaGLSetGLDevice,
            Some(missing::<{ slots::cudaGLSetGLDevice }, 36>),
        );
    table
        .c_function(
            c"cudaGLUnmapBufferObject",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint)",
            slots::cudaGLUnmapBufferObject,
            Some(missing::<{ slots::cudaGLUnmapBufferObject }, 36>),
        );
    table
        .c_function(
            c"cudaGLUnmapBufferObjectAsync",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint, cudaStream_t)",
            slots::cudaGLUnmapBufferObjectAsync,
            Some(missing::<{ slots::cudaGLUnmapBufferObjectAsync }, 36>),
        );
    table
        .c_function(
            c"cudaGLUnregisterBufferObject",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint)",
            slots::cudaGLUnregisterBufferObject,
            Some(missing::<{ slots::cudaGLUnregisterBufferObject }, 36>),
        );
    table
        .c_function(
            c"cudaGetChannelDesc",
            c"cudaError_t (struct cudaChannelFormatDesc *, cudaArray_const_t)",
            slots::cudaGetChannelDesc,
            Some(missing::<{ slots::cudaGetChannelDesc }, 36>),
        );
    table
        .c_function(
            c"cudaGetDevice",
            c"cudaError_t (int *)",
            slots::cudaGetDevice,
            Some(missing::<{ slots::cudaGetDevice }, 36>),
        );
    table
        .c_function(
            c"cudaGetDeviceCount",
            c"cudaError_t (int *)",
            slots::cudaGetDeviceCount,
            Some(missing::<{ slots::cudaGetDeviceCount }, 36>),
        );
    table
        .c_function(
            c"cudaGetDeviceFlags",
            c"cudaError_t (unsigned int *)",
            slots::cudaGetDeviceFlags,
            Some(missing::<{ slots::cudaGetDeviceFlags }, 36>),
        );
    table
        .c_function(
            c"cudaGetDeviceProperties",
            c"cudaError_t (struct cudaDeviceProp *, int)",
            slots::cudaGetDeviceProperties,
            Some(missing::<{ slots::cudaGetDeviceProperties }, 36>),
        );
    table
        .c_function(
            c"cudaGetDriverEntryPoint",
            c"cudaError_t (char const *, void **, unsigned PY_LONG_LONG, enum cudaDriverEntryPointQueryResult *)",
            slots::cudaGetDriverEntryPoint,
            Some(missing::<{ slots::cudaGetDriverEntryPoint }, 36>),
        );
    table
        .c_function(
            c"cudaGetDriverEntryPointByVersion",
            c"cudaError_t (char const *, void **, unsigned int, unsigned PY_LONG_LONG, enum cudaDriverEntryPointQueryResult *)",
            slots::cudaGetDriverEntryPointByVersion,
            Some(missing::<{ slots::cudaGetDriverEntryPointByVersion }, 36>),
        );
    table
        .c_function(
            c"cudaGetErrorName",
            c"char const *(cudaError_t)",
            slots::cudaGetErrorName,
            Some(missing::<{ slots::cudaGetErrorName }, 0>),
        );
    table
        .c_function(
            c"cudaGetErrorString",
            c"char const *(cudaError_t)",
            slots::cudaGetErrorString,
            Some(missing::<{ slots::cudaGetErrorString }, 0>),
        );
    table
        .c_function(
            c"cudaGetExportTable",
            c"cudaError_t (void const **, cudaUUID_t const *)",
            slots::cudaGetExportTable,
            Some(missing::<{ slots::cudaGetExportTable }, 36>),
        );
    table
        .c_function(
            c"cudaGetFuncBySymbol",
            c"cudaError_t (cudaFunction_t *, void const *)",
            slots::cudaGetFuncBySymbol,
            Some(missing::<{ slots::cudaGetFuncBySymbol }, 36>),
        );
    table
        .c_function(
            c"cudaGetKernel",
            c"cudaError_t (cudaKernel_t *, void const *)",
            slots::cudaGetKernel,
            Some(missing::<{ slots::cudaGetKernel }, 36>),
        );
    table
        .c_function(
            c"cudaGetLastError",
            c"cudaError_t (void)",
            slots::cudaGetLastError,
            Some(missing::<{ slots::cudaGetLastError }, 36>),
        );
    table
        .c_function(
            c"cudaGetMipmappedArrayLevel",
            c"cudaError_t (cudaArray_t *, cudaMipmappedArray_const_t, unsigned int)",
            slots::cudaGetMipmappedArrayLevel,
            Some(missing::<{ slots::cudaGetMipmappedArrayLevel }, 36>),
        );
    table
        .c_function(
            c"cudaGetSurfaceObjectResourceDesc",
            c"cudaError_t (struct cudaResourceDesc *, cudaSurfaceObject_t)",
            slots::cudaGetSurfaceObjectResourceDesc,
            Some(missing::<{ slots::cudaGetSurfaceObjectResourceDesc }, 36>),
        );
    table
        .c_function(
            c"cudaGetSymbolAddress",
            c"cudaError_t (void **, void const *)",
            slots::cudaGetSymbolAddress,
            Some(missing::<{ slots::cudaGetSymbolAddress }, 36>),
        );
    table
        .c_function(
            c"cudaGetSymbolSize",
            c"cudaError_t (size_t *, void const *)",
            slots::cudaGetSymbolSize,
            Some(missing::<{ slots::cudaGetSymbolSize }, 36>),
        );
    table
        .c_function(
            c"cudaGetTextureObjectResourceDesc",
            c"cudaError_t (struct cudaResourceDesc *, cudaTextureObject_t)",
            slots::cudaGetTextureObjectResourceDesc,
            Some(missing::<{ slots::cudaGetTextureObjectResourceDesc }, 36>),
        );
    table
        .c_function(
            c"cudaGetTextureObjectResourceViewDesc",
            c"cudaError_t (struct cudaResourceViewDesc *, cudaTextureObject_t)",
            slots::cudaGetTextureObjectResourceViewDesc,
            Some(missing::<{ slots::cudaGetTextureObjectResourceViewDesc }, 36>),
        );
    table
        .c_function(
            c"cudaGetTextureObjectTextureDesc",
            c"cudaError_t (struct cudaTextureDesc *, cudaTextureObject_t)",
            slots::cudaGetTextureObjectTextureDesc,
            Some(missing::<{ slots::cudaGetTextureObjectTextureDesc }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddChildGraphNode",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, cudaGraph_t)",
            slots::cudaGraphAddChildGraphNode,
            Some(missing::<{ slots::cudaGraphAddChildGraphNode }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddDependencies",
            c"cudaError_t (cudaGraph_t, cudaGraphNode_t const *, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t)",
            slots::cudaGraphAddDependencies,
            Some(missing::<{ slots::cudaGraphAddDependencies }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddEmptyNode",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t)",
            slots::cudaGraphAddEmptyNode,
            Some(missing::<{ slots::cudaGraphAddEmptyNode }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddEventRecordNode",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, cudaEvent_t)",
            slots::cudaGraphAddEventRecordNode,
            Some(missing::<{ slots::cudaGraphAddEventRecordNode }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddEventWaitNode",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, cudaEvent_t)",
            slots::cudaGraphAddEventWaitNode,
            Some(missing::<{ slots::cudaGraphAddEventWaitNode }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddExternalSemaphoresSignalNode",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaExternalSemaphoreSignalNodeParams const *)",
            slots::cudaGraphAddExternalSemaphoresSignalNode,
            Some(missing::<{ slots::cudaGraphAddExternalSemaphoresSignalNode }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddExternalSemaphoresWaitNode",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaExternalSemaphoreWaitNodeParams const *)",
            slots::cudaGraphAddExternalSemaphoresWaitNode,
            Some(missing::<{ slots::cudaGraphAddExternalSemaphoresWaitNode }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddHostNode",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaHostNodeParams const *)",
            slots::cudaGraphAddHostNode,
            Some(missing::<{ slots::cudaGraphAddHostNode }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddKernelNode",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaKernelNodeParams const *)",
            slots::cudaGraphAddKernelNode,
            Some(missing::<{ slots::cudaGraphAddKernelNode }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddMemAllocNode",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaMemAllocNodeParams *)",
            slots::cudaGraphAddMemAllocNode,
            Some(missing::<{ slots::cudaGraphAddMemAllocNode }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddMemFreeNode",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, void *)",
            slots::cudaGraphAddMemFreeNode,
            Some(missing::<{ slots::cudaGraphAddMemFreeNode }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddMemcpyNode",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaMemcpy3DParms const *)",
            slots::cudaGraphAddMemcpyNode,
            Some(missing::<{ slots::cudaGraphAddMemcpyNode }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddMemcpyNode1D",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, void *, void const *, size_t, enum cudaMemcpyKind)",
            slots::cudaGraphAddMemcpyNode1D,
            Some(missing::<{ slots::cudaGraphAddMemcpyNode1D }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddMemcpyNodeFromSymbol",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, void *, void const *, size_t, size_t, enum cudaMemcpyKind)",
            slots::cudaGraphAddMemcpyNodeFromSymbol,
            Some(missing::<{ slots::cudaGraphAddMemcpyNodeFromSymbol }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddMemcpyNodeToSymbol",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, void const *, void const *, size_t, size_t, enum cudaMemcpyKind)",
            slots::cudaGraphAddMemcpyNodeToSymbol,
            Some(missing::<{ slots::cudaGraphAddMemcpyNodeToSymbol }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddMemsetNode",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaMemsetParams const *)",
            slots::cudaGraphAddMemsetNode,
            Some(missing::<{ slots::cudaGraphAddMemsetNode }, 36>),
        );
    table
        .c_function(
            c"cudaGraphAddNode",
            c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t, struct cudaGraphNodeParams *)",
            slots::cudaGraphAddNode,
            Some(missing::<{ slots::cudaGraphAddNode }, 36>),
        );
    table
        .c_function(
            c"cudaGraphChildGraphNodeGetGraph",
            c"cudaError_t (cudaGraphNode_t, cudaGraph_t *)",
            slots::cudaGraphChildGraphNodeGetGraph,
            Some(missing::<{ slots::cudaGraphChildGraphNodeGetGraph }, 36>),
        );
    table
        .c_function(
            c"cudaGraphClone",
            c"cudaError_t (cudaGraph_t *, cudaGraph_t)",
            slots::cudaGraphClone,
            Some(missing::<{ slots::cudaGraphClone }, 36>),
        );
    table
        .c_function(
            c"cudaGraphConditionalHandleCreate",
            c"cudaError_t (cudaGraphConditionalHandle *, cudaGraph_t, unsigned int, unsigned int)",
            slots::cudaGraphConditionalHandleCreate,
            Some(missing::<{ slots::cudaGraphConditionalHandleCreate }, 36>),
        );
    table
        .c_function(
            c"cudaGraphConditionalHandleCreate_v2",
            c"cudaError_t (cudaGraphConditionalHandle *, cudaGraph_t, cudaExecutionContext_t, unsigned int, unsigned int)",
            slots::cudaGraphConditionalHandleCreate_v2,
            Some(missing::<{ slots::cudaGraphConditionalHandleCreate_v2 }, 36>),
        );
    table
        .c_function(
            c"cudaGraphCreate",
            c"cudaError_t (cudaGraph_t *, unsigned int)",
            slots::cudaGraphCreate,
            Some(missing::<{ slots::cudaGraphCreate }, 36>),
        );
    table
        .c_function(
            c"cudaGraphDebugDotPrint",
            c"cudaError_t (cudaGraph_t, char const *, unsigned int)",
            slots::cudaGraphDebugDotPrint,
            Some(missing::<{ slots::cudaGraphDebugDotPrint }, 36>),
        );
    table
        .c_function(
            c"cudaGraphDestroy",
            c"cudaError_t (cudaGraph_t)",
            slots::cudaGraphDestroy,
            Some(missing::<{ slots::cudaGraphDestroy }, 36>),
        );
    table
        .c_function(
            c"cudaGraphDestroyNode",
            c"cudaError_t (cudaGraphNode_t)",
            slots::cudaGraphDestroyNode,
            Some(missing::<{ slots::cudaGraphDestroyNode }, 36>),
        );
    table
        .c_function(
            c"cudaGraphEventRecordNodeGetEvent",
            c"cudaError_t (cudaGraphNode_t, cudaEvent_t *)",
            slots::cudaGraphEventRecordNodeGetEvent,
            Some(missing::<{ slots::cudaGraphEventRecordNodeGetEvent }, 36>),
        );
    table
        .c_function(
            c"cudaGraphEventRecordNodeSetEvent",
            c"cudaError_t (cudaGraphNode_t, cudaEvent_t)",
            slots::cudaGraphEventRecordNodeSetEvent,
            Some(missing::<{ slots::cudaGraphEventRecordNodeSetEvent }, 36>),
        );
    table
        .c_function(
            c"cudaGraphEventWaitNodeGetEvent",
            c"cudaError_t (cudaGraphNode_t, cudaEvent_t *)",
            slots::cudaGraphEventWaitNodeGetEvent,
            Some(missing::<{ slots::cudaGraphEventWaitNodeGetEvent }, 36>),
        );
    table
        .c_function(
            c"cudaGraphEventWaitNodeSetEvent",
            c"cudaError_t (cudaGraphNode_t, cudaEvent_t)",
            slots::cudaGraphEventWaitNodeSetEvent,
            Some(missing::<{ slots::cudaGraphEventWaitNodeSetEvent }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecChildGraphNodeSetParams",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, cudaGraph_t)",
            slots::cudaGraphExecChildGraphNodeSetParams,
            Some(missing::<{ slots::cudaGraphExecChildGraphNodeSetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecDestroy",
            c"cudaError_t (cudaGraphExec_t)",
            slots::cudaGraphExecDestroy,
            Some(missing::<{ slots::cudaGraphExecDestroy }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecEventRecordNodeSetEvent",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t)",
            slots::cudaGraphExecEventRecordNodeSetEvent,
            Some(missing::<{ slots::cudaGraphExecEventRecordNodeSetEvent }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecEventWaitNodeSetEvent",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t)",
            slots::cudaGraphExecEventWaitNodeSetEvent,
            Some(missing::<{ slots::cudaGraphExecEventWaitNodeSetEvent }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecExternalSemaphoresSignalNodeSetParams",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaExternalSemaphoreSignalNodeParams const *)",
            slots::cudaGraphExecExternalSemaphoresSignalNodeSetParams,
            Some(
                missing::<
                    { slots::cudaGraphExecExternalSemaphoresSignalNodeSetParams },
                    36,
                >,
            ),
        );
    table
        .c_function(
            c"cudaGraphExecExternalSemaphoresWaitNodeSetParams",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaExternalSemaphoreWaitNodeParams const *)",
            slots::cudaGraphExecExternalSemaphoresWaitNodeSetParams,
            Some(
                missing::<
                    { slots::cudaGraphExecExternalSemaphoresWaitNodeSetParams },
                    36,
                >,
            ),
        );
    table
        .c_function(
            c"cudaGraphExecGetFlags",
            c"cudaError_t (cudaGraphExec_t, unsigned PY_LONG_LONG *)",
            slots::cudaGraphExecGetFlags,
            Some(missing::<{ slots::cudaGraphExecGetFlags }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecGetId",
            c"cudaError_t (cudaGraphExec_t, unsigned int *)",
            slots::cudaGraphExecGetId,
            Some(missing::<{ slots::cudaGraphExecGetId }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecHostNodeSetParams",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaHostNodeParams const *)",
            slots::cudaGraphExecHostNodeSetParams,
            Some(missing::<{ slots::cudaGraphExecHostNodeSetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecKernelNodeSetParams",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaKernelNodeParams const *)",
            slots::cudaGraphExecKernelNodeSetParams,
            Some(missing::<{ slots::cudaGraphExecKernelNodeSetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecMemcpyNodeSetParams",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaMemcpy3DParms const *)",
            slots::cudaGraphExecMemcpyNodeSetParams,
            Some(missing::<{ slots::cudaGraphExecMemcpyNodeSetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecMemcpyNodeSetParams1D",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, void *, void const *, size_t, enum cudaMemcpyKind)",
            slots::cudaGraphExecMemcpyNodeSetParams1D,
            Some(missing::<{ slots::cudaGraphExecMemcpyNodeSetParams1D }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecMemcpyNodeSetParamsFromSymbol",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, void *, void const *, size_t, size_t, enum cudaMemcpyKind)",
            slots::cudaGraphExecMemcpyNodeSetParamsFromSymbol,
            Some(missing::<{ slots::cudaGraphExecMemcpyNodeSetParamsFromSymbol }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecMemcpyNodeSetParamsToSymbol",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, void const *, void const *, size_t, size_t, enum cudaMemcpyKind)",
            slots::cudaGraphExecMemcpyNodeSetParamsToSymbol,
            Some(missing::<{ slots::cudaGraphExecMemcpyNodeSetParamsToSymbol }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecMemsetNodeSetParams",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaMemsetParams const *)",
            slots::cudaGraphExecMemsetNodeSetParams,
            Some(missing::<{ slots::cudaGraphExecMemsetNodeSetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecNodeSetParams",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaGraphNodeParams *)",
            slots::cudaGraphExecNodeSetParams,
            Some(missing::<{ slots::cudaGraphExecNodeSetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExecUpdate",
            c"cudaError_t (cudaGraphExec_t, cudaGraph_t, cudaGraphExecUpdateResultInfo *)",
            slots::cudaGraphExecUpdate,
            Some(missing::<{ slots::cudaGraphExecUpdate }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExternalSemaphoresSignalNodeGetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaExternalSemaphoreSignalNodeParams *)",
            slots::cudaGraphExternalSemaphoresSignalNodeGetParams,
            Some(
                missing::<{ slots::cudaGraphExternalSemaphoresSignalNodeGetParams }, 36>,
            ),
        );
    table
        .c_function(
            c"cudaGraphExternalSemaphoresSignalNodeSetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaExternalSemaphoreSignalNodeParams const *)",
            slots::cudaGraphExternalSemaphoresSignalNodeSetParams,
            Some(
                missing::<{ slots::cudaGraphExternalSemaphoresSignalNodeSetParams }, 36>,
            ),
        );
    table
        .c_function(
            c"cudaGraphExternalSemaphoresWaitNodeGetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaExternalSemaphoreWaitNodeParams *)",
            slots::cudaGraphExternalSemaphoresWaitNodeGetParams,
            Some(missing::<{ slots::cudaGraphExternalSemaphoresWaitNodeGetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphExternalSemaphoresWaitNodeSetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaExternalSemaphoreWaitNodeParams const *)",
            slots::cudaGraphExternalSemaphoresWaitNodeSetParams,
            Some(missing::<{ slots::cudaGraphExternalSemaphoresWaitNodeSetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphGetEdges",
            c"cudaError_t (cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *)",
            slots::cudaGraphGetEdges,
            Some(missing::<{ slots::cudaGraphGetEdges }, 36>),
        );
    table
        .c_function(
            c"cudaGraphGetId",
            c"cudaError_t (cudaGraph_t, unsigned int *)",
            slots::cudaGraphGetId,
            Some(missing::<{ slots::cudaGraphGetId }, 36>),
        );
    table
        .c_function(
            c"cudaGraphGetNodes",
            c"cudaError_t (cudaGraph_t, cudaGraphNode_t *, size_t *)",
            slots::cudaGraphGetNodes,
            Some(missing::<{ slots::cudaGraphGetNodes }, 36>),
        );
    table
        .c_function(
            c"cudaGraphGetRootNodes",
            c"cudaError_t (cudaGraph_t, cudaGraphNode_t *, size_t *)",
            slots::cudaGraphGetRootNodes,
            Some(missing::<{ slots::cudaGraphGetRootNodes }, 36>),
        );
    table
        .c_function(
            c"cudaGraphHostNodeGetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaHostNodeParams *)",
            slots::cudaGraphHostNodeGetParams,
            Some(missing::<{ slots::cudaGraphHostNodeGetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphHostNodeSetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaHostNodeParams const *)",
            slots::cudaGraphHostNodeSetParams,
            Some(missing::<{ slots::cudaGraphHostNodeSetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphInstantiate",
            c"cudaError_t (cudaGraphExec_t *, cudaGraph_t, unsigned PY_LONG_LONG)",
            slots::cudaGraphInstantiate,
            Some(missing::<{ slots::cudaGraphInstantiate }, 36>),
        );
    table
        .c_function(
            c"cudaGraphInstantiateWithFlags",
            c"cudaError_t (cudaGraphExec_t *, cudaGraph_t, unsigned PY_LONG_LONG)",
            slots::cudaGraphInstantiateWithFlags,
            Some(missing::<{ slots::cudaGraphInstantiateWithFlags }, 36>),
        );
    table
        .c_function(
            c"cudaGraphInstantiateWithParams",
            c"cudaError_t (cudaGraphExec_t *, cudaGraph_t, cudaGraphInstantiateParams *)",
            slots::cudaGraphInstantiateWithParams,
            Some(missing::<{ slots::cudaGraphInstantiateWithParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphKernelNodeCopyAttributes",
            c"cudaError_t (cudaGraphNode_t, cudaGraphNode_t)",
            slots::cudaGraphKernelNodeCopyAttributes,
            Some(missing::<{ slots::cudaGraphKernelNodeCopyAttributes }, 36>),
        );
    table
        .c_function(
            c"cudaGraphKernelNodeGetAttribute",
            c"cudaError_t (cudaGraphNode_t, enum cudaLaunchAttributeID, union cudaLaunchAttributeValue *)",
            slots::cudaGraphKernelNodeGetAttribute,
            Some(missing::<{ slots::cudaGraphKernelNodeGetAttribute }, 36>),
        );
    table
        .c_function(
            c"cudaGraphKernelNodeGetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaKernelNodeParams *)",
            slots::cudaGraphKernelNodeGetParams,
            Some(missing::<{ slots::cudaGraphKernelNodeGetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphKernelNodeSetAttribute",
            c"cudaError_t (cudaGraphNode_t, enum cudaLaunchAttributeID, union cudaLaunchAttributeValue const *)",
            slots::cudaGraphKernelNodeSetAttribute,
            Some(missing::<{ slots::cudaGraphKernelNodeSetAttribute }, 36>),
        );
    table
        .c_function(
            c"cudaGraphKernelNodeSetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaKernelNodeParams const *)",
            slots::cudaGraphKernelNodeSetParams,
            Some(missing::<{ slots::cudaGraphKernelNodeSetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphLaunch",
            c"cudaError_t (cudaGraphExec_t, cudaStream_t)",
            slots::cudaGraphLaunch,
            Some(missing::<{ slots::cudaGraphLaunch }, 36>),
        );
    table
        .c_function(
            c"cudaGraphMemAllocNodeGetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaMemAllocNodeParams *)",
            slots::cudaGraphMemAllocNodeGetParams,
            Some(missing::<{ slots::cudaGraphMemAllocNodeGetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphMemFreeNodeGetParams",
            c"cudaError_t (cudaGraphNode_t, void *)",
            slots::cudaGraphMemFreeNodeGetParams,
            Some(missing::<{ slots::cudaGraphMemFreeNodeGetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphMemcpyNodeGetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaMemcpy3DParms *)",
            slots::cudaGraphMemcpyNodeGetParams,
            Some(missing::<{ slots::cudaGraphMemcpyNodeGetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphMemcpyNodeSetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaMemcpy3DParms const *)",
            slots::cudaGraphMemcpyNodeSetParams,
            Some(missing::<{ slots::cudaGraphMemcpyNodeSetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphMemcpyNodeSetParams1D",
            c"cudaError_t (cudaGraphNode_t, void *, void const *, size_t, enum cudaMemcpyKind)",
            slots::cudaGraphMemcpyNodeSetParams1D,
            Some(missing::<{ slots::cudaGraphMemcpyNodeSetParams1D }, 36>),
        );
    table
        .c_function(
            c"cudaGraphMemcpyNodeSetParamsFromSymbol",
            c"cudaError_t (cudaGraphNode_t, void *, void const *, size_t, size_t, enum cudaMemcpyKind)",
            slots::cudaGraphMemcpyNodeSetParamsFromSymbol,
            Some(missing::<{ slots::cudaGraphMemcpyNodeSetParamsFromSymbol }, 36>),
        );
    table
        .c_function(
            c"cudaGraphMemcpyNodeSetParamsToSymbol",
            c"cudaError_t (cudaGraphNode_t, void const *, void const *, size_t, size_t, enum cudaMemcpyKind)",
            slots::cudaGraphMemcpyNodeSetParamsToSymbol,
            Some(missing::<{ slots::cudaGraphMemcpyNodeSetParamsToSymbol }, 36>),
        );
    table
        .c_function(
            c"cudaGraphMemsetNodeGetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaMemsetParams *)",
            slots::cudaGraphMemsetNodeGetParams,
            Some(missing::<{ slots::cudaGraphMemsetNodeGetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphMemsetNodeSetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaMemsetParams const *)",
            slots::cudaGraphMemsetNodeSetParams,
            Some(missing::<{ slots::cudaGraphMemsetNodeSetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphNodeFindInClone",
            c"cudaError_t (cudaGraphNode_t *, cudaGraphNode_t, cudaGraph_t)",
            slots::cudaGraphNodeFindInClone,
            Some(missing::<{ slots::cudaGraphNodeFindInClone }, 36>),
        );
    table
        .c_function(
            c"cudaGraphNodeGetContainingGraph",
            c"cudaError_t (cudaGraphNode_t, cudaGraph_t *)",
            slots::cudaGraphNodeGetContainingGraph,
            Some(missing::<{ slots::cudaGraphNodeGetContainingGraph }, 36>),
        );
    table
        .c_function(
            c"cudaGraphNodeGetDependencies",
            c"cudaError_t (cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *)",
            slots::cudaGraphNodeGetDependencies,
            Some(missing::<{ slots::cudaGraphNodeGetDependencies }, 36>),
        );
    table
        .c_function(
            c"cudaGraphNodeGetDependentNodes",
            c"cudaError_t (cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *)",
            slots::cudaGraphNodeGetDependentNodes,
            Some(missing::<{ slots::cudaGraphNodeGetDependentNodes }, 36>),
        );
    table
        .c_function(
            c"cudaGraphNodeGetEnabled",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, unsigned int *)",
            slots::cudaGraphNodeGetEnabled,
            Some(missing::<{ slots::cudaGraphNodeGetEnabled }, 36>),
        );
    table
        .c_function(
            c"cudaGraphNodeGetLocalId",
            c"cudaError_t (cudaGraphNode_t, unsigned int *)",
            slots::cudaGraphNodeGetLocalId,
            Some(missing::<{ slots::cudaGraphNodeGetLocalId }, 36>),
        );
    table
        .c_function(
            c"cudaGraphNodeGetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaGraphNodeParams *)",
            slots::cudaGraphNodeGetParams,
            Some(missing::<{ slots::cudaGraphNodeGetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphNodeGetToolsId",
            c"cudaError_t (cudaGraphNode_t, unsigned PY_LONG_LONG *)",
            slots::cudaGraphNodeGetToolsId,
            Some(missing::<{ slots::cudaGraphNodeGetToolsId }, 36>),
        );
    table
        .c_function(
            c"cudaGraphNodeGetType",
            c"cudaError_t (cudaGraphNode_t, enum cudaGraphNodeType *)",
            slots::cudaGraphNodeGetType,
            Some(missing::<{ slots::cudaGraphNodeGetType }, 36>),
        );
    table
        .c_function(
            c"cudaGraphNodeSetEnabled",
            c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, unsigned int)",
            slots::cudaGraphNodeSetEnabled,
            Some(missing::<{ slots::cudaGraphNodeSetEnabled }, 36>),
        );
    table
        .c_function(
            c"cudaGraphNodeSetParams",
            c"cudaError_t (cudaGraphNode_t, struct cudaGraphNodeParams *)",
            slots::cudaGraphNodeSetParams,
            Some(missing::<{ slots::cudaGraphNodeSetParams }, 36>),
        );
    table
        .c_function(
            c"cudaGraphReleaseUserObject",
            c"cudaError_t (cudaGraph_t, cudaUserObject_t, unsigned int)",
            slots::cudaGraphReleaseUserObject,
            Some(missing::<{ slots::cudaGraphReleaseUserObject }, 36>),
        );
    table
        .c_function(
            c"cudaGraphRemoveDependencies",
            c"cudaError_t (cudaGraph_t, cudaGraphNode_t const *, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t)",
            slots::cudaGraphRemoveDependencies,
            Some(missing::<{ slots::cudaGraphRemoveDependencies }, 36>),
        );
    table
        .c_function(
            c"cudaGraphRetainUserObject",
            c"cudaError_t (cudaGraph_t, cudaUserObject_t, unsigned int, unsigned int)",
            slots::cudaGraphRetainUserObject,
            Some(missing::<{ slots::cudaGraphRetainUserObject }, 36>),
        );
    table
        .c_function(
            c"cudaGraphUpload",
            c"cudaError_t (cudaGraphExec_t, cudaStream_t)",
            slots::cudaGraphUpload,
            Some(missing::<{ slots::cudaGraphUpload }, 36>),
        );
    table
        .c_function(
            c"cudaGraphicsEGLRegisterImage",
            c"cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_EGLImageKHR, unsigned int)",
            slots::cudaGraphicsEGLRegisterImage,
            Some(missing::<{ slots::cudaGraphicsEGLRegisterImage }, 36>),
        );
    table
        .c_function(
            c"cudaGraphicsGLRegisterBuffer",
            c"cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_GLuint, unsigned int)",
            slots::cudaGraphicsGLRegisterBuffer,
            Some(missing::<{ slots::cudaGraphicsGLRegisterBuffer }, 36>),
        );
    table
        .c_function(
            c"cudaGraphicsGLRegisterImage",
            c"cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_GLuint, __pyx_t_4cuda_8bindings_9cyruntime_GLenum, unsigned int)",
            slots::cudaGraphicsGLRegisterImage,
            Some(missing::<{ slots::cudaGraphicsGLRegisterImage }, 36>),
        );
    table
        .c_function(
            c"cudaGraphicsMapResources",
            c"cudaError_t (int, cudaGraphicsResource_t *, cudaStream_t)",
            slots::cudaGraphicsMapResources,
            Some(missing::<{ slots::cudaGraphicsMapResources }, 36>),
        );
    table
        .c_function(
            c"cudaGraphicsResourceGetMappedEglFrame",
            c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglFrame *, cudaGraphicsResource_t, unsigned int, unsigned int)",
            slots::cudaGraphicsResourceGetMappedEglFrame,
            Some(missing::<{ slots::cudaGraphicsResourceGetMappedEglFrame }, 36>),
        );
    table
        .c_function(
            c"cudaGraphicsResourceGetMappedMipmappedArray",
            c"cudaError_t (cudaMipmappedArray_t *, cudaGraphicsResource_t)",
            slots::cudaGraphicsResourceGetMappedMipmappedArray,
            Some(missing::<{ slots::cudaGraphicsResourceGetMappedMipmappedArray }, 36>),
        );
    table
        .c_function(
            c"cudaGraphicsResourceGetMappedPointer",
            c"cudaError_t (void **, size_t *, cudaGraphicsResource_t)",
            slots::cudaGraphicsResourceGetMappedPointer,
            Some(missing::<{ slots::cudaGraphicsResourceGetMappedPointer }, 36>),
        );
    table
        .c_function(
            c"cudaGraphicsResourceSetMapFlags",
            c"cudaError_t (cudaGraphicsResource_t, unsigned int)",
            slots::cudaGraphicsResourceSetMapFlags,
            Some(missing::<{ slots::cudaGraphicsResourceSetMapFlags }, 36>),
        );
    table
        .c_function(
            c"cudaGraphicsSubResourceGetMappedArray",
            c"cudaError_t (cudaArray_t *, cudaGraphicsResource_t, unsigned int, unsigned int)",
            slots::cudaGraphicsSubResourceGetMappedArray,
            Some(missing::<{ slots::cudaGraphicsSubResourceGetMappedArray }, 36>),
        );
    table
        .c_function(
            c"cudaGraphicsUnmapResources",
            c"cudaError_t (int, cudaGraphicsResource_t *, cudaStream_t)",
            slots::cudaGraphicsUnmapResources,
            Some(missing::<{ slots::cudaGraphicsUnmapResources }, 36>),
        );
    table
        .c_function(
            c"cudaGraphicsUnregisterResource",
            c"cudaError_t (cudaGraphicsResource_t)",
            slots::cudaGraphicsUnregisterResource,
            Some(missing::<{ slots::cudaGraphicsUnregisterResource }, 36>),
        );
    table
        .c_function(
            c"cudaGraphicsVDPAURegisterOutputSurface",
            c"cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_VdpOutputSurface, unsigned int)",
            slots::cudaGraphicsVDPAURegisterOutputSurface,
            Some(missing::<{ slots::cudaGraphicsVDPAURegisterOutputSurface }, 36>),
        );
    table
        .c_function(
            c"cudaGraphicsVDPAURegisterVideoSurface",
            c"cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_VdpVideoSurface, unsigned int)",
            slots::cudaGraphicsVDPAURegisterVideoSurface,
            Some(missing::<{ slots::cudaGraphicsVDPAURegisterVideoSurface }, 36>),
        );
    table
        .c_function(
            c"cudaGreenCtxCreate",
            c"cudaError_t (cudaExecutionContext_t *, cudaDevResourceDesc_t, int, unsigned int)",
            slots::cudaGreenCtxCreate,
            Some(missing::<{ slots::cudaGreenCtxCreate }, 36>),
        );
    table
        .c_function(
            c"cudaHostAlloc",
            c"cudaError_t (void **, size_t, unsigned int)",
            slots::cudaHostAlloc,
            Some(missing::<{ slots::cudaHostAlloc }, 36>),
        );
    table
        .c_function(
            c"cudaHostGetDevicePointer",
            c"cudaError_t (void **, void *, unsigned int)",
            slots::cudaHostGetDevicePointer,
            Some(missing::<{ slots::cudaHostGetDevicePointer }, 36>),
        );
    table
        .c_function(
            c"cudaHostGetFlags",
            c"cudaError_t (unsigned int *, void *)",
            slots::cudaHostGetFlags,
            Some(missing::<{ slots::cudaHostGetFlags }, 36>),
        );
    table
        .c_function(
            c"cudaHostRegister",
            c"cudaError_t (void *, size_t, unsigned int)",
            slots::cudaHostRegister,
            Some(missing::<{ slots::cudaHostRegister }, 36>),
        );
    table
        .c_function(
            c"cudaHostUnregister",
            c"cudaError_t (void *)",
            slots::cudaHostUnregister,
            Some(missing::<{ slots::cudaHostUnregister }, 36>),
        );
    table
        .c_function(
            c"cudaImportExternalMemory",
            c"cudaError_t (cudaExternalMemory_t *, struct cudaExternalMemoryHandleDesc const *)",
            slots::cudaImportExternalMemory,
            Some(missing::<{ slots::cudaImportExternalMemory }, 36>),
        );
    table
        .c_function(
            c"cudaImportExternalSemaphore",
            c"cudaError_t (cudaExternalSemaphore_t *, struct cudaExternalSemaphoreHandleDesc const *)",
            slots::cudaImportExternalSemaphore,
            Some(missing::<{ slots::cudaImportExternalSemaphore }, 36>),
        );
    table
        .c_function(
            c"cudaInitDevice",
            c"cudaError_t (int, unsigned int, unsigned int)",
            slots::cudaInitDevice,
            Some(missing::<{ slots::cudaInitDevice }, 36>),
        );
    table
        .c_function(
            c"cudaIpcCloseMemHandle",
            c"cudaError_t (void *)",
            slots::cudaIpcCloseMemHandle,
            Some(missing::<{ slots::cudaIpcCloseMemHandle }, 36>),
        );
    table
        .c_function(
            c"cudaIpcGetEventHandle",
            c"cudaError_t (cudaIpcEventHandle_t *, cudaEvent_t)",
            slots::cudaIpcGetEventHandle,
            Some(missing::<{ slots::cudaIpcGetEventHandle }, 36>),
        );
    table
        .c_function(
            c"cudaIpcGetMemHandle",
            c"cudaError_t (cudaIpcMemHandle_t *, void *)",
            slots::cudaIpcGetMemHandle,
            Some(missing::<{ slots::cudaIpcGetMemHandle }, 36>),
        );
    table
        .c_function(
            c"cudaIpcOpenEventHandle",
            c"cudaError_t (cudaEvent_t *, cudaIpcEventHandle_t)",
            slots::cudaIpcOpenEventHandle,
            Some(missing::<{ slots::cudaIpcOpenEventHandle }, 36>),
        );
    table
        .c_function(
            c"cudaIpcOpenMemHandle",
            c"cudaError_t (void **, cudaIpcMemHandle_t, unsigned int)",
            slots::cudaIpcOpenMemHandle,
            Some(missing::<{ slots::cudaIpcOpenMemHandle }, 36>),
        );
    table
        .c_function(
            c"cudaKernelSetAttributeForDevice",
            c"cudaError_t (cudaKernel_t, enum cudaFuncAttribute, int, int)",
            slots::cudaKernelSetAttributeForDevice,
            Some(missing::<{ slots::cudaKernelSetAttributeForDevice }, 36>),
        );
    table
        .c_function(
            c"cudaLaunchCooperativeKernel",
            c"cudaError_t (void const *, struct dim3, struct dim3, void **, size_t, cudaStream_t)",
            slots::cudaLaunchCooperativeKernel,
            Some(missing::<{ slots::cudaLaunchCooperativeKernel }, 36>),
        );
    table
        .c_function(
            c"cudaLaunchHostFunc",
            c"cudaError_t (cudaStream_t, cudaHostFn_t, void *)",
            slots::cudaLaunchHostFunc,
            Some(missing::<{ slots::cudaLaunchHostFunc }, 36>),
        );
    table
        .c_function(
            c"cudaLaunchHostFunc_v2",
            c"cudaError_t (cudaStream_t, cudaHostFn_t, void *, unsigned int)",
            slots::cudaLaunchHostFunc_v2,
            Some(missing::<{ slots::cudaLaunchHostFunc_v2 }, 36>),
        );
    table
        .c_function(
            c"cudaLaunchKernel",
            c"cudaError_t (void const *, struct dim3, struct dim3, void **, size_t, cudaStream_t)",
            slots::cudaLaunchKernel,
            Some(missing::<{ slots::cudaLaunchKernel }, 36>),
        );
    table
        .c_function(
            c"cudaLaunchKernelExC",
            c"cudaError_t (cudaLaunchConfig_t const *, void const *, void **)",
            slots::cudaLaunchKernelExC,
            Some(missing::<{ slots::cudaLaunchKernelExC }, 36>),
        );
    table
        .c_function(
            c"cudaLibraryEnumerateKernels",
            c"cudaError_t (cudaKernel_t *, unsigned int, cudaLibrary_t)",
            slots::cudaLibraryEnumerateKernels,
            Some(missing::<{ slots::cudaLibraryEnumerateKernels }, 36>),
        );
    table
        .c_function(
            c"cudaLibraryGetGlobal",
            c"cudaError_t (void **, size_t *, cudaLibrary_t, char const *)",
            slots::cudaLibraryGetGlobal,
            Some(missing::<{ slots::cudaLibraryGetGlobal }, 36>),
        );
    table
        .c_function(
            c"cudaLibraryGetKernel",
            c"cudaError_t (cudaKernel_t *, cudaLibrary_t, char const *)",
            slots::cudaLibraryGetKernel,
            Some(missing::<{ slots::cudaLibraryGetKernel }, 36>),
        );
    table
        .c_function(
            c"cudaLibraryGetKernelCount",
            c"cudaError_t (unsigned int *, cudaLibrary_t)",
            slots::cudaLibraryGetKernelCount,
            Some(missing::<{ slots::cudaLibraryGetKernelCount }, 36>),
        );
    table
        .c_function(
            c"cudaLibraryGetManaged",
            c"cudaError_t (void **, size_t *, cudaLibrary_t, char const *)",
            slots::cudaLibraryGetManaged,
            Some(missing::<{ slots::cudaLibraryGetManaged }, 36>),
        );
    table
        .c_function(
            c"cudaLibraryGetUnifiedFunction",
            c"cudaError_t (void **, cudaLibrary_t, char const *)",
            slots::cudaLibraryGetUnifiedFunction,
            Some(missing::<{ slots::cudaLibraryGetUnifiedFunction }, 36>),
        );
    table
        .c_function(
            c"cudaLibraryLoadData",
            c"cudaError_t (cudaLibrary_t *, void const *, enum cudaJitOption *, void **, unsigned int, enum cudaLibraryOption *, void **, unsigned int)",
            slots::cudaLibraryLoadData,
            Some(missing::<{ slots::cudaLibraryLoadData }, 36>),
        );
    table
        .c_function(
            c"cudaLibraryLoadFromFile",
            c"cudaError_t (cudaLibrary_t *, char const *, enum cudaJitOption *, void **, unsigned int, enum cudaLibraryOption *, void **, unsigned int)",
            slots::cudaLibraryLoadFromFile,
            Some(missing::<{ slots::cudaLibraryLoadFromFile }, 36>),
        );
    table
        .c_function(
            c"cudaLibraryUnload",
            c"cudaError_t (cudaLibrary_t)",
            slots::cudaLibraryUnload,
            Some(missing::<{ slots::cudaLibraryUnload }, 36>),
        );
    table
        .c_function(
            c"cudaLogsCurrent",
            c"cudaError_t (cudaLogIterator *, unsigned int)",
            slots::cudaLogsCurrent,
            Some(missing::<{ slots::cudaLogsCurrent }, 36>),
        );
    table
        .c_function(
            c"cudaLogsDumpToFile",
            c"cudaError_t (cudaLogIterator *, char const *, unsigned int)",
            slots::cudaLogsDumpToFile,
            Some(missing::<{ slots::cudaLogsDumpToFile }, 36>),
        );
    table
        .c_function(
            c"cudaLogsDumpToMemory",
            c"cudaError_t (cudaLogIterator *, char *, size_t *, unsigned int)",
            slots::cudaLogsDumpToMemory,
            Some(missing::<{ slots::cudaLogsDumpToMemory }, 36>),
        );
    table
        .c_function(
            c"cudaLogsRegisterCallback",
            c"cudaError_t (cudaLogsCallback_t, void *, cudaLogsCallbackHandle *)",
            slots::cudaLogsRegisterCallback,
            Some(missing::<{ slots::cudaLogsRegisterCallback }, 36>),
        );
    table
        .c_function(
            c"cudaLogsUnregisterCallback",
            c"cudaError_t (cudaLogsCallbackHandle)",
            slots::cudaLogsUnregisterCallback,
            Some(missing::<{ slots::cudaLogsUnregisterCallback }, 36>),
        );
    table
        .c_function(
            c"cudaMalloc",
            c"cudaError_t (void **, size_t)",
            slots::cudaMalloc,
            Some(missing::<{ slots::cudaMalloc }, 36>),
        );
    table
        .c_function(
            c"cudaMalloc3D",
            c"cudaError_t (struct cudaPitchedPtr *, struct cudaExtent)",
            slots::cudaMalloc3D,
            Some(missing::<{ slots::cudaMalloc3D }, 36>),
        );
    table
        .c_function(
            c"cudaMalloc3DArray",
            c"cudaError_t (cudaArray_t *, struct cudaChannelFormatDesc const *, struct cudaExtent, unsigned int)",
            slots::cudaMalloc3DArray,
            Some(missing::<{ slots::cudaMalloc3DArray }, 36>),
        );
    table
        .c_function(
            c"cudaMallocArray",
            c"cudaError_t (cudaArray_t *, struct cudaChannelFormatDesc const *, size_t, size_t, unsigned int)",
            slots::cudaMallocArray,
            Some(missing::<{ slots::cudaMallocArray }, 36>),
        );
    table
        .c_function(
            c"cudaMallocAsync",
            c"cudaError_t (void **, size_t, cudaStream_t)",
            slots::cudaMallocAsync,
            Some(missing::<{ slots::cudaMallocAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMallocFromPoolAsync",
            c"cudaError_t (void **, size_t, cudaMemPool_t, cudaStream_t)",
            slots::cudaMallocFromPoolAsync,
            Some(missing::<{ slots::cudaMallocFromPoolAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMallocHost",
            c"cudaError_t (void **, size_t)",
            slots::cudaMallocHost,
            Some(missing::<{ slots::cudaMallocHost }, 36>),
        );
    table
        .c_function(
            c"cudaMallocManaged",
            c"cudaError_t (void **, size_t, unsigned int)",
            slots::cudaMallocManaged,
            Some(missing::<{ slots::cudaMallocManaged }, 36>),
        );
    table
        .c_function(
            c"cudaMallocMipmappedArray",
            c"cudaError_t (cudaMipmappedArray_t *, struct cudaChannelFormatDesc const *, struct cudaExtent, unsigned int, unsigned int)",
            slots::cudaMallocMipmappedArray,
            Some(missing::<{ slots::cudaMallocMipmappedArray }, 36>),
        );
    table
        .c_function(
            c"cudaMallocPitch",
            c"cudaError_t (void **, size_t *, size_t, size_t)",
            slots::cudaMallocPitch,
            Some(missing::<{ slots::cudaMallocPitch }, 36>),
        );
    table
        .c_function(
            c"cudaMemAdvise",
            c"cudaError_t (void const *, size_t, enum cudaMemoryAdvise, struct cudaMemLocation)",
            slots::cudaMemAdvise,
            Some(missing::<{ slots::cudaMemAdvise }, 36>),
        );
    table
        .c_function(
            c"cudaMemDiscardAndPrefetchBatchAsync",
            c"cudaError_t (void **, size_t *, size_t, struct cudaMemLocation *, size_t *, size_t, unsigned PY_LONG_LONG, cudaStream_t)",
            slots::cudaMemDiscardAndPrefetchBatchAsync,
            Some(missing::<{ slots::cudaMemDiscardAndPrefetchBatchAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemDiscardBatchAsync",
            c"cudaError_t (void **, size_t *, size_t, unsigned PY_LONG_LONG, cudaStream_t)",
            slots::cudaMemDiscardBatchAsync,
            Some(missing::<{ slots::cudaMemDiscardBatchAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemGetDefaultMemPool",
            c"cudaError_t (cudaMemPool_t *, struct cudaMemLocation *, enum cudaMemAllocationType)",
            slots::cudaMemGetDefaultMemPool,
            Some(missing::<{ slots::cudaMemGetDefaultMemPool }, 36>),
        );
    table
        .c_function(
            c"cudaMemGetInfo",
            c"cudaError_t (size_t *, size_t *)",
            slots::cudaMemGetInfo,
            Some(missing::<{ slots::cudaMemGetInfo }, 36>),
        );
    table
        .c_function(
            c"cudaMemGetLocationInfo",
            c"cudaError_t (void *, size_t, size_t, size_t, struct cudaMemLocation *)",
            slots::cudaMemGetLocationInfo,
            Some(missing::<{ slots::cudaMemGetLocationInfo }, 36>),
        );
    table
        .c_function(
            c"cudaMemGetMemPool",
            c"cudaError_t (cudaMemPool_t *, struct cudaMemLocation *, enum cudaMemAllocationType)",
            slots::cudaMemGetMemPool,
            Some(missing::<{ slots::cudaMemGetMemPool }, 36>),
        );
    table
        .c_function(
            c"cudaMemPoolCreate",
            c"cudaError_t (cudaMemPool_t *, struct cudaMemPoolProps const *)",
            slots::cudaMemPoolCreate,
            Some(missing::<{ slots::cudaMemPoolCreate }, 36>),
        );
    table
        .c_function(
            c"cudaMemPoolDestroy",
            c"cudaError_t (cudaMemPool_t)",
            slots::cudaMemPoolDestroy,
            Some(missing::<{ slots::cudaMemPoolDestroy }, 36>),
        );
    table
        .c_function(
            c"cudaMemPoolExportPointer",
            c"cudaError_t (struct cudaMemPoolPtrExportData *, void *)",
            slots::cudaMemPoolExportPointer,
            Some(missing::<{ slots::cudaMemPoolExportPointer }, 36>),
        );
    table
        .c_function(
            c"cudaMemPoolExportToShareableHandle",
            c"cudaError_t (void *, cudaMemPool_t, enum cudaMemAllocationHandleType, unsigned int)",
            slots::cudaMemPoolExportToShareableHandle,
            Some(missing::<{ slots::cudaMemPoolExportToShareableHandle }, 36>),
        );
    table
        .c_function(
            c"cudaMemPoolGetAccess",
            c"cudaError_t (enum cudaMemAccessFlags *, cudaMemPool_t, struct cudaMemLocation *)",
            slots::cudaMemPoolGetAccess,
            Some(missing::<{ slots::cudaMemPoolGetAccess }, 36>),
        );
    table
        .c_function(
            c"cudaMemPoolGetAttribute",
            c"cudaError_t (cudaMemPool_t, enum cudaMemPoolAttr, void *)",
            slots::cudaMemPoolGetAttribute,
            Some(missing::<{ slots::cudaMemPoolGetAttribute }, 36>),
        );
    table
        .c_function(
            c"cudaMemPoolImportFromShareableHandle",
            c"cudaError_t (cudaMemPool_t *, void *, enum cudaMemAllocationHandleType, unsigned int)",
            slots::cudaMemPoolImportFromShareableHandle,
            Some(missing::<{ slots::cudaMemPoolImportFromShareableHandle }, 36>),
        );
    table
        .c_function(
            c"cudaMemPoolImportPointer",
            c"cudaError_t (void **, cudaMemPool_t, struct cudaMemPoolPtrExportData *)",
            slots::cudaMemPoolImportPointer,
            Some(missing::<{ slots::cudaMemPoolImportPointer }, 36>),
        );
    table
        .c_function(
            c"cudaMemPoolSetAccess",
            c"cudaError_t (cudaMemPool_t, struct cudaMemAccessDesc const *, size_t)",
            slots::cudaMemPoolSetAccess,
            Some(missing::<{ slots::cudaMemPoolSetAccess }, 36>),
        );
    table
        .c_function(
            c"cudaMemPoolSetAttribute",
            c"cudaError_t (cudaMemPool_t, enum cudaMemPoolAttr, void *)",
            slots::cudaMemPoolSetAttribute,
            Some(missing::<{ slots::cudaMemPoolSetAttribute }, 36>),
        );
    table
        .c_function(
            c"cudaMemPoolTrimTo",
            c"cudaError_t (cudaMemPool_t, size_t)",
            slots::cudaMemPoolTrimTo,
            Some(missing::<{ slots::cudaMemPoolTrimTo }, 36>),
        );
    table
        .c_function(
            c"cudaMemPrefetchAsync",
            c"cudaError_t (void const *, size_t, struct cudaMemLocation, unsigned int, cudaStream_t)",
            slots::cudaMemPrefetchAsync,
            Some(missing::<{ slots::cudaMemPrefetchAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemPrefetchBatchAsync",
            c"cudaError_t (void **, size_t *, size_t, struct cudaMemLocation *, size_t *, size_t, unsigned PY_LONG_LONG, cudaStream_t)",
            slots::cudaMemPrefetchBatchAsync,
            Some(missing::<{ slots::cudaMemPrefetchBatchAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemRangeGetAttribute",
            c"cudaError_t (void *, size_t, enum cudaMemRangeAttribute, void const *, size_t)",
            slots::cudaMemRangeGetAttribute,
            Some(missing::<{ slots::cudaMemRangeGetAttribute }, 36>),
        );
    table
        .c_function(
            c"cudaMemRangeGetAttributes",
            c"cudaError_t (void **, size_t *, enum cudaMemRangeAttribute *, size_t, void const *, size_t)",
            slots::cudaMemRangeGetAttributes,
            Some(missing::<{ slots::cudaMemRangeGetAttributes }, 36>),
        );
    table
        .c_function(
            c"cudaMemSetMemPool",
            c"cudaError_t (struct cudaMemLocation *, enum cudaMemAllocationType, cudaMemPool_t)",
            slots::cudaMemSetMemPool,
            Some(missing::<{ slots::cudaMemSetMemPool }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpy",
            c"cudaError_t (void *, void const *, size_t, enum cudaMemcpyKind)",
            slots::cudaMemcpy,
            Some(missing::<{ slots::cudaMemcpy }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpy2D",
            c"cudaError_t (void *, size_t, void const *, size_t, size_t, size_t, enum cudaMemcpyKind)",
            slots::cudaMemcpy2D,
            Some(missing::<{ slots::cudaMemcpy2D }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpy2DArrayToArray",
            c"cudaError_t (cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind)",
            slots::cudaMemcpy2DArrayToArray,
            Some(missing::<{ slots::cudaMemcpy2DArrayToArray }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpy2DAsync",
            c"cudaError_t (void *, size_t, void const *, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)",
            slots::cudaMemcpy2DAsync,
            Some(missing::<{ slots::cudaMemcpy2DAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpy2DFromArray",
            c"cudaError_t (void *, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind)",
            slots::cudaMemcpy2DFromArray,
            Some(missing::<{ slots::cudaMemcpy2DFromArray }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpy2DFromArrayAsync",
            c"cudaError_t (void *, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)",
            slots::cudaMemcpy2DFromArrayAsync,
            Some(missing::<{ slots::cudaMemcpy2DFromArrayAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpy2DToArray",
            c"cudaError_t (cudaArray_t, size_t, size_t, void const *, size_t, size_t, size_t, enum cudaMemcpyKind)",
            slots::cudaMemcpy2DToArray,
            Some(missing::<{ slots::cudaMemcpy2DToArray }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpy2DToArrayAsync",
            c"cudaError_t (cudaArray_t, size_t, size_t, void const *, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)",
            slots::cudaMemcpy2DToArrayAsync,
            Some(missing::<{ slots::cudaMemcpy2DToArrayAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpy3D",
            c"cudaError_t (struct cudaMemcpy3DParms const *)",
            slots::cudaMemcpy3D,
            Some(missing::<{ slots::cudaMemcpy3D }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpy3DAsync",
            c"cudaError_t (struct cudaMemcpy3DParms const *, cudaStream_t)",
            slots::cudaMemcpy3DAsync,
            Some(missing::<{ slots::cudaMemcpy3DAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpy3DBatchAsync",
            c"cudaError_t (size_t, struct cudaMemcpy3DBatchOp *, unsigned PY_LONG_LONG, cudaStream_t)",
            slots::cudaMemcpy3DBatchAsync,
            Some(missing::<{ slots::cudaMemcpy3DBatchAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpy3DPeer",
            c"cudaError_t (struct cudaMemcpy3DPeerParms const *)",
            slots::cudaMemcpy3DPeer,
            Some(missing::<{ slots::cudaMemcpy3DPeer }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpy3DPeerAsync",
            c"cudaError_t (struct cudaMemcpy3DPeerParms const *, cudaStream_t)",
            slots::cudaMemcpy3DPeerAsync,
            Some(missing::<{ slots::cudaMemcpy3DPeerAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpy3DWithAttributesAsync",
            c"cudaError_t (struct cudaMemcpy3DBatchOp *, unsigned PY_LONG_LONG, cudaStream_t)",
            slots::cudaMemcpy3DWithAttributesAsync,
            Some(missing::<{ slots::cudaMemcpy3DWithAttributesAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpyArrayToArray",
            c"cudaError_t (cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind)",
            slots::cudaMemcpyArrayToArray,
            Some(missing::<{ slots::cudaMemcpyArrayToArray }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpyAsync",
            c"cudaError_t (void *, void const *, size_t, enum cudaMemcpyKind, cudaStream_t)",
            slots::cudaMemcpyAsync,
            Some(missing::<{ slots::cudaMemcpyAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpyBatchAsync",
            c"cudaError_t (void const **, void const **, size_t const *, size_t, struct cudaMemcpyAttributes *, size_t *, size_t, cudaStream_t)",
            slots::cudaMemcpyBatchAsync,
            Some(missing::<{ slots::cudaMemcpyBatchAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpyFromArray",
            c"cudaError_t (void *, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind)",
            slots::cudaMemcpyFromArray,
            Some(missing::<{ slots::cudaMemcpyFromArray }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpyFromArrayAsync",
            c"cudaError_t (void *, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)",
            slots::cudaMemcpyFromArrayAsync,
            Some(missing::<{ slots::cudaMemcpyFromArrayAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpyFromSymbol",
            c"cudaError_t (void *, void const *, size_t, size_t, enum cudaMemcpyKind)",
            slots::cudaMemcpyFromSymbol,
            Some(missing::<{ slots::cudaMemcpyFromSymbol }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpyFromSymbolAsync",
            c"cudaError_t (void *, void const *, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)",
            slots::cudaMemcpyFromSymbolAsync,
            Some(missing::<{ slots::cudaMemcpyFromSymbolAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpyPeer",
            c"cudaError_t (void *, int, void const *, int, size_t)",
            slots::cudaMemcpyPeer,
            Some(missing::<{ slots::cudaMemcpyPeer }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpyPeerAsync",
            c"cudaError_t (void *, int, void const *, int, size_t, cudaStream_t)",
            slots::cudaMemcpyPeerAsync,
            Some(missing::<{ slots::cudaMemcpyPeerAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpyToArray",
            c"cudaError_t (cudaArray_t, size_t, size_t, void const *, size_t, enum cudaMemcpyKind)",
            slots::cudaMemcpyToArray,
            Some(missing::<{ slots::cudaMemcpyToArray }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpyToArrayAsync",
            c"cudaError_t (cudaArray_t, size_t, size_t, void const *, size_t, enum cudaMemcpyKind, cudaStream_t)",
            slots::cudaMemcpyToArrayAsync,
            Some(missing::<{ slots::cudaMemcpyToArrayAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpyToSymbol",
            c"cudaError_t (void const *, void const *, size_t, size_t, enum cudaMemcpyKind)",
            slots::cudaMemcpyToSymbol,
            Some(missing::<{ slots::cudaMemcpyToSymbol }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpyToSymbolAsync",
            c"cudaError_t (void const *, void const *, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)",
            slots::cudaMemcpyToSymbolAsync,
            Some(missing::<{ slots::cudaMemcpyToSymbolAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemcpyWithAttributesAsync",
            c"cudaError_t (void *, void const *, size_t, struct cudaMemcpyAttributes *, cudaStream_t)",
            slots::cudaMemcpyWithAttributesAsync,
            Some(missing::<{ slots::cudaMemcpyWithAttributesAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemset",
            c"cudaError_t (void *, int, size_t)",
            slots::cudaMemset,
            Some(missing::<{ slots::cudaMemset }, 36>),
        );
    table
        .c_function(
            c"cudaMemset2D",
            c"cudaError_t (void *, size_t, int, size_t, size_t)",
            slots::cudaMemset2D,
            Some(missing::<{ slots::cudaMemset2D }, 36>),
        );
    table
        .c_function(
            c"cudaMemset2DAsync",
            c"cudaError_t (void *, size_t, int, size_t, size_t, cudaStream_t)",
            slots::cudaMemset2DAsync,
            Some(missing::<{ slots::cudaMemset2DAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemset3D",
            c"cudaError_t (struct cudaPitchedPtr, int, struct cudaExtent)",
            slots::cudaMemset3D,
            Some(missing::<{ slots::cudaMemset3D }, 36>),
        );
    table
        .c_function(
            c"cudaMemset3DAsync",
            c"cudaError_t (struct cudaPitchedPtr, int, struct cudaExtent, cudaStream_t)",
            slots::cudaMemset3DAsync,
            Some(missing::<{ slots::cudaMemset3DAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMemsetAsync",
            c"cudaError_t (void *, int, size_t, cudaStream_t)",
            slots::cudaMemsetAsync,
            Some(missing::<{ slots::cudaMemsetAsync }, 36>),
        );
    table
        .c_function(
            c"cudaMipmappedArrayGetMemoryRequirements",
            c"cudaError_t (struct cudaArrayMemoryRequirements *, cudaMipmappedArray_t, int)",
            slots::cudaMipmappedArrayGetMemoryRequirements,
            Some(missing::<{ slots::cudaMipmappedArrayGetMemoryRequirements }, 36>),
        );
    table
        .c_function(
            c"cudaMipmappedArrayGetSparseProperties",
            c"cudaError_t (struct cudaArraySparseProperties *, cudaMipmappedArray_t)",
            slots::cudaMipmappedArrayGetSparseProperties,
            Some(missing::<{ slots::cudaMipmappedArrayGetSparseProperties }, 36>),
        );
    table
        .c_function(
            c"cudaOccupancyAvailableDynamicSMemPerBlock",
            c"cudaError_t (size_t *, void const *, int, int)",
            slots::cudaOccupancyAvailableDynamicSMemPerBlock,
            Some(missing::<{ slots::cudaOccupancyAvailableDynamicSMemPerBlock }, 36>),
        );
    table
        .c_function(
            c"cudaOccupancyMaxActiveBlocksPerMultiprocessor",
            c"cudaError_t (int *, void const *, int, size_t)",
            slots::cudaOccupancyMaxActiveBlocksPerMultiprocessor,
            Some(missing::<{ slots::cudaOccupancyMaxActiveBlocksPerMultiprocessor }, 36>),
        );
    table
        .c_function(
            c"cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
            c"cudaError_t (int *, void const *, int, size_t, unsigned int)",
            slots::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
            Some(
                missing::<
                    { slots::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags },
                    36,
                >,
            ),
        );
    table
        .c_function(
            c"cudaOccupancyMaxActiveClusters",
            c"cudaError_t (int *, void const *, cudaLaunchConfig_t const *)",
            slots::cudaOccupancyMaxActiveClusters,
            Some(missing::<{ slots::cudaOccupancyMaxActiveClusters }, 36>),
        );
    table
        .c_function(
            c"cudaOccupancyMaxPotentialClusterSize",
            c"cudaError_t (int *, void const *, cudaLaunchConfig_t const *)",
            slots::cudaOccupancyMaxPotentialClusterSize,
            Some(missing::<{ slots::cudaOccupancyMaxPotentialClusterSize }, 36>),
        );
    table
        .c_function(
            c"cudaPeekAtLastError",
            c"cudaError_t (void)",
            slots::cudaPeekAtLastError,
            Some(missing::<{ slots::cudaPeekAtLastError }, 36>),
        );
    table
        .c_function(
            c"cudaPointerGetAttributes",
            c"cudaError_t (struct cudaPointerAttributes *, void const *)",
            slots::cudaPointerGetAttributes,
            Some(missing::<{ slots::cudaPointerGetAttributes }, 36>),
        );
    table
        .c_function(
            c"cudaProfilerStart",
            c"cudaError_t (void)",
            slots::cudaProfilerStart,
            Some(missing::<{ slots::cudaProfilerStart }, 36>),
        );
    table
        .c_function(
            c"cudaProfilerStop",
            c"cudaError_t (void)",
            slots::cudaProfilerStop,
            Some(missing::<{ slots::cudaProfilerStop }, 36>),
        );
    table
        .c_function(
            c"cudaRuntimeGetVersion",
            c"cudaError_t (int *)",
            slots::cudaRuntimeGetVersion,
            Some(missing::<{ slots::cudaRuntimeGetVersion }, 36>),
        );
    table
        .c_function(
            c"cudaSetDevice",
            c"cudaError_t (int)",
            slots::cudaSetDevice,
            Some(missing::<{ slots::cudaSetDevice }, 36>),
        );
    table
        .c_function(
            c"cudaSetDeviceFlags",
            c"cudaError_t (unsigned int)",
            slots::cudaSetDeviceFlags,
            Some(missing::<{ slots::cudaSetDeviceFlags }, 36>),
        );
    table
        .c_function(
            c"cudaSetValidDevices",
            c"cudaError_t (int *, int)",
            slots::cudaSetValidDevices,
            Some(missing::<{ slots::cudaSetValidDevices }, 36>),
        );
    table
        .c_function(
            c"cudaSignalExternalSemaphoresAsync",
            c"cudaError_t (cudaExternalSemaphore_t const *, struct cudaExternalSemaphoreSignalParams const *, unsigned int, cudaStream_t)",
            slots::cudaSignalExternalSemaphoresAsync,
            Some(missing::<{ slots::cudaSignalExternalSemaphoresAsync }, 36>),
        );
    table
        .c_function(
            c"cudaStreamAddCallback",
            c"cudaError_t (cudaStream_t, cudaStreamCallback_t, void *, unsigned int)",
            slots::cudaStreamAddCallback,
            Some(missing::<{ slots::cudaStreamAddCallback }, 36>),
        );
    table
        .c_function(
            c"cudaStreamAttachMemAsync",
            c"cudaError_t (cudaStream_t, void *, size_t, unsigned int)",
            slots::cudaStreamAttachMemAsync,
            Some(missing::<{ slots::cudaStreamAttachMemAsync }, 36>),
        );
    table
        .c_function(
            c"cudaStreamBeginCapture",
            c"cudaError_t (cudaStream_t, enum cudaStreamCaptureMode)",
            slots::cudaStreamBeginCapture,
            Some(missing::<{ slots::cudaStreamBeginCapture }, 36>),
        );
    table
        .c_function(
            c"cudaStreamBeginCaptureToGraph",
            c"cudaError_t (cudaStream_t, cudaGraph_t, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t, enum cudaStreamCaptureMode)",
            slots::cudaStreamBeginCaptureToGraph,
            Some(missing::<{ slots::cudaStreamBeginCaptureToGraph }, 36>),
        );
    table
        .c_function(
            c"cudaStreamBeginRecaptureToGraph",
            c"cudaError_t (cudaStream_t, enum cudaStreamCaptureMode, cudaGraph_t, struct cudaGraphRecaptureCallbackData *)",
            slots::cudaStreamBeginRecaptureToGraph,
            Some(missing::<{ slots::cudaStreamBeginRecaptureToGraph }, 36>),
        );
    table
        .c_function(
            c"cudaStreamCopyAttributes",
            c"cudaError_t (cudaStream_t, cudaStream_t)",
            slots::cudaStreamCopyAttributes,
            Some(missing::<{ slots::cudaStreamCopyAttributes }, 36>),
        );
    table
        .c_function(
            c"cudaStreamCreate",
            c"cudaError_t (cudaStream_t *)",
            slots::cudaStreamCreate,
            Some(missing::<{ slots::cudaStreamCreate }, 36>),
        );
    table
        .c_function(
            c"cudaStreamCreateWithFlags",
            c"cudaError_t (cudaStream_t *, unsigned int)",
            slots::cudaStreamCreateWithFlags,
            Some(missing::<{ slots::cudaStreamCreateWithFlags }, 36>),
        );
    table
        .c_function(
            c"cudaStreamCreateWithPriority",
            c"cudaError_t (cudaStream_t *, unsigned int, int)",
            slots::cudaStreamCreateWithPriority,
            Some(missing::<{ slots::cudaStreamCreateWithPriority }, 36>),
        );
    table
        .c_function(
            c"cudaStreamDestroy",
            c"cudaError_t (cudaStream_t)",
            slots::cudaStreamDestroy,
            Some(missing::<{ slots::cudaStreamDestroy }, 36>),
        );
    table
        .c_function(
            c"cudaStreamEndCapture",
            c"cudaError_t (cudaStream_t, cudaGraph_t *)",
            slots::cudaStreamEndCapture,
            Some(missing::<{ slots::cudaStreamEndCapture }, 36>),
        );
    table
        .c_function(
            c"cudaStreamGetAttribute",
            c"cudaError_t (cudaStream_t, enum cudaLaunchAttributeID, union cudaLaunchAttributeValue *)",
            slots::cudaStreamGetAttribute,
            Some(missing::<{ slots::cudaStreamGetAttribute }, 36>),
        );
    table
        .c_function(
            c"cudaStreamGetCaptureInfo",
            c"cudaError_t (cudaStream_t, enum cudaStreamCaptureStatus *, unsigned PY_LONG_LONG *, cudaGraph_t *, cudaGraphNode_t const **, cudaGraphEdgeData const **, size_t *)",
            slots::cudaStreamGetCaptureInfo,
            Some(missing::<{ slots::cudaStreamGetCaptureInfo }, 36>),
        );
    table
        .c_function(
            c"cudaStreamGetDevResource",
            c"cudaError_t (cudaStream_t, cudaDevResource *, enum cudaDevResourceType)",
            slots::cudaStreamGetDevResource,
            Some(missing::<{ slots::cudaStreamGetDevResource }, 36>),
        );
    table
        .c_function(
            c"cudaStreamGetDevice",
            c"cudaError_t (cudaStream_t, int *)",
            slots::cudaStreamGetDevice,
            Some(missing::<{ slots::cudaStreamGetDevice }, 36>),
        );
    table
        .c_function(
            c"cudaStreamGetFlags",
            c"cudaError_t (cudaStream_t, unsigned int *)",
            slots::cudaStreamGetFlags,
            Some(missing::<{ slots::cudaStreamGetFlags }, 36>),
        );
    table
        .c_function(
            c"cudaStreamGetId",
            c"cudaError_t (cudaStream_t, unsigned PY_LONG_LONG *)",
            slots::cudaStreamGetId,
            Some(missing::<{ slots::cudaStreamGetId }, 36>),
        );
    table
        .c_function(
            c"cudaStreamGetPriority",
            c"cudaError_t (cudaStream_t, int *)",
            slots::cudaStreamGetPriority,
            Some(missing::<{ slots::cudaStreamGetPriority }, 36>),
        );
    table
        .c_function(
            c"cudaStreamIsCapturing",
            c"cudaError_t (cudaStream_t, enum cudaStreamCaptureStatus *)",
            slots::cudaStreamIsCapturing,
            Some(missing::<{ slots::cudaStreamIsCapturing }, 36>),
        );
    table
        .c_function(
            c"cudaStreamQuery",
            c"cudaError_t (cudaStream_t)",
            slots::cudaStreamQuery,
            Some(missing::<{ slots::cudaStreamQuery }, 36>),
        );
    table
        .c_function(
            c"cudaStreamSetAttribute",
            c"cudaError_t (cudaStream_t, enum cudaLaunchAttributeID, union cudaLaunchAttributeValue const *)",
            slots::cudaStreamSetAttribute,
            Some(missing::<{ slots::cudaStreamSetAttribute }, 36>),
        );
    table
        .c_function(
            c"cudaStreamSynchronize",
            c"cudaError_t (cudaStream_t)",
            slots::cudaStreamSynchronize,
            Some(missing::<{ slots::cudaStreamSynchronize }, 36>),
        );
    table
        .c_function(
            c"cudaStreamUpdateCaptureDependencies",
            c"cudaError_t (cudaStream_t, cudaGraphNode_t *, cudaGraphEdgeData const *, size_t, unsigned int)",
            slots::cudaStreamUpdateCaptureDependencies,
            Some(missing::<{ slots::cudaStreamUpdateCaptureDependencies }, 36>),
        );
    table
        .c_function(
            c"cudaStreamWaitEvent",
            c"cudaError_t (cudaStream_t, cudaEvent_t, unsigned int)",
            slots::cudaStreamWaitEvent,
            Some(missing::<{ slots::cudaStreamWaitEvent }, 36>),
        );
    table
        .c_function(
            c"cudaThreadExchangeStreamCaptureMode",
            c"cudaError_t (enum cudaStreamCaptureMode *)",
            slots::cudaThreadExchangeStreamCaptureMode,
            Some(missing::<{ slots::cudaThreadExchangeStreamCaptureMode }, 36>),
        );
    table
        .c_function(
            c"cudaUserObjectCreate",
            c"cudaError_t (cudaUserObject_t *, void *, cudaHostFn_t, unsigned int, unsigned int)",
            slots::cudaUserObjectCreate,
            Some(missing::<{ slots::cudaUserObjectCreate }, 36>),
        );
    table
        .c_function(
            c"cudaUserObjectRelease",
            c"cudaError_t (cudaUserObject_t, unsigned int)",
            slots::cudaUserObjectRelease,
            Some(missing::<{ slots::cudaUserObjectRelease }, 36>),
        );
    table
        .c_function(
            c"cudaUserObjectRetain",
            c"cudaError_t (cudaUserObject_t, unsigned int)",
            slots::cudaUserObjectRetain,
            Some(missing::<{ slots::cudaUserObjectRetain }, 36>),
        );
    table
        .c_function(
            c"cudaVDPAUGetDevice",
            c"cudaError_t (int *, __pyx_t_4cuda_8bindings_9cyruntime_VdpDevice, __pyx_t_4cuda_8bindings_9cyruntime_VdpGetProcAddress *)",
            slots::cudaVDPAUGetDevice,
            Some(missing::<{ slots::cudaVDPAUGetDevice }, 36>),
        );
    table
        .c_function(
            c"cudaVDPAUSetVDPAUDevice",
            c"cudaError_t (int, __pyx_t_4cuda_8bindings_9cyruntime_VdpDevice, __pyx_t_4cuda_8bindings_9cyruntime_VdpGetProcAddress *)",
            slots::cudaVDPAUSetVDPAUDevice,
            Some(missing::<{ slots::cudaVDPAUSetVDPAUDevice }, 36>),
        );
    table
        .c_function(
            c"cudaWaitExternalSemaphoresAsync",
            c"cudaError_t (cudaExternalSemaphore_t const *, struct cudaExternalSemaphoreWaitParams const *, unsigned int, cudaStream_t)",
            slots::cudaWaitExternalSemaphoresAsync,
            Some(missing::<{ slots::cudaWaitExternalSemaphoresAsync }, 36>),
        );
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("CUuuid", Class::Record(&driver::CUuuid));
    table.class_as("CUuuid_st", Class::Record(&driver::CUuuid_st));
    table.class_as("EGLImageKHR", Class::Value(&driver::EGLImageKHR));
    table.class_as("EGLStreamKHR", Class::Value(&driver::EGLStreamKHR));
    table.class_as("EGLSyncKHR", Class::Value(&driver::EGLSyncKHR));
    table.class_as("EGLint", Class::Value(&driver::EGLint));
    table.class_as("GLenum", Class::Value(&driver::GLenum));
    table.class_as("GLuint", Class::Value(&driver::GLuint));
    table.class_as("VdpDevice", Class::Value(&driver::VdpDevice));
    table.class_as("VdpFuncId", Class::Value(&driver::VdpFuncId));
    table.class_as("VdpOutputSurface", Class::Value(&driver::VdpOutputSurface));
    table.class_as("VdpStatus", Class::Enum(&driver::VdpStatus));
    table.class_as("VdpVideoSurface", Class::Value(&driver::VdpVideoSurface));
    table.class(Class::Record(&runtime::cuComplex));
    table.class(Class::Record(&runtime::cuDoubleComplex));
    table.class(Class::Record(&runtime::cuFloatComplex));
    table.class(Class::Record(&runtime::cudaAccessPolicyWindow));
    table.class(Class::Enum(&runtime::cudaAccessProperty));
    table.class(Class::Record(&runtime::cudaArrayMemoryRequirements));
    table.class(Class::Record(&runtime::cudaArraySparseProperties));
    table.class(Class::Record(&runtime::cudaArraySparseProperties_tileExtent));
    table.class_as("cudaArray_const_t", Class::Value(&runtime::cudaArray_t));
    table.class(Class::Value(&runtime::cudaArray_t));
    table.class(Class::Value(&runtime::cudaAsyncCallback));
    table.class(Class::Value(&runtime::cudaAsyncCallbackHandle_t));
    table.class(Class::Record(&runtime::cudaAsyncNotificationInfo));
    table.class(Class::Record(&runtime::cudaAsyncNotificationInfo_t));
    table.class(Class::Record(&runtime::cudaAsyncNotificationInfo_t_info));
    table.class(Class::Record(&runtime::cudaAsyncNotificationInfo_t_info_overBudget));
    table.class(Class::Enum(&runtime::cudaAsyncNotificationType));
    table.class(Class::Enum(&runtime13::cudaAtomicOperation));
    table.class(Class::Enum(&runtime13::cudaAtomicOperationCapability));
    table.class(Class::Enum(&runtime::cudaCGScope));
    table.class(Class::Record(&runtime::cudaChannelFormatDesc));
    table.class(Class::Enum(&runtime::cudaChannelFormatKind));
    table.class(Class::Record(&runtime::cudaChildGraphNodeParams));
    table.class(Class::Enum(&runtime::cudaClusterSchedulingPolicy));
    table.class(Class::Enum(&runtime::cudaComputeMode));
    table.class(Class::Record(&runtime13::cudaConditionalNodeParams));
    table.class(Class::Enum(&runtime::cudaDataType));
    table.class(Class::Record(&runtime13::cudaDevResource));
    table.class(Class::Value(&runtime13::cudaDevResourceDesc_t));
    table.class(Class::Enum(&runtime13::cudaDevResourceType));
    table.class(Class::Record(&runtime13::cudaDevResource_anon0));
    table.class(Class::Record(&runtime13::cudaDevResource_st));
    table.class(Class::Record(&runtime13::cudaDevSmResource));
    table.class(Class::Record(&runtime13::cudaDevSmResourceGroupParams));
    table.class(Class::Record(&runtime13::cudaDevSmResourceGroupParams_st));
    table.class(Class::Enum(&runtime13::cudaDevSmResourceGroup_flags));
    table.class(Class::Enum(&runtime13::cudaDevSmResourceSplitByCount_flags));
    table.class(Class::Record(&runtime13::cudaDevWorkqueueConfigResource));
    table.class(Class::Enum(&runtime13::cudaDevWorkqueueConfigScope));
    table.class(Class::Record(&runtime13::cudaDevWorkqueueResource));
    table.class(Class::Enum(&runtime13::cudaDeviceAttr));
    table.class(Class::Enum(&runtime::cudaDeviceNumaConfig));
    table.class(Class::Enum(&runtime::cudaDeviceP2PAttr));
    table.class(Class::Record(&runtime13::cudaDeviceProp));
    table.class(Class::Enum(&runtime::cudaDriverEntryPointQueryResult));
    table.class(Class::Enum(&runtime::cudaEglColorFormat));
    table.class(Class::Record(&runtime::cudaEglFrame));
    table.class(Class::Enum(&runtime::cudaEglFrameType));
    table.class(Class::Record(&runtime::cudaEglFrame_frame));
    table.class(Class::Record(&runtime::cudaEglFrame_st));
    table.class(Class::Record(&runtime::cudaEglPlaneDesc));
    table.class(Class::Record(&runtime::cudaEglPlaneDesc_st));
    table.class(Class::Enum(&runtime::cudaEglResourceLocationFlags));
    table.class(Class::Value(&runtime::cudaEglStreamConnection));
    table.class(Class::Enum(&runtime13::cudaEmulationMantissaControl));
    table.class(Class::Enum(&runtime13::cudaEmulationSpecialValuesSupport));
    table.class(Class::Enum(&runtime13::cudaEmulationStrategy));
    table.class_as("cudaError", Class::Enum(&runtime::cudaError));
    table.class_as("cudaError_t", Class::Enum(&runtime::cudaError));
    table.class(Class::Record(&runtime13::cudaEventRecordNodeParams));
    table.class(Class::Record(&runtime::cudaEventWaitNodeParams));
    table.class(Class::Value(&runtime::cudaEvent_t));
    table.class(Class::Value(&runtime13::cudaExecutionContext_t));
    table.class(Class::Record(&runtime::cudaExtent));
    table.class(Class::Record(&runtime13::cudaExternalMemoryBufferDesc));
    table.class(Class::Record(&runtime13::cudaExternalMemoryHandleDesc));
    table.class(Class::Record(&runtime::cudaExternalMemoryHandleDesc_handle));
    table.class(Class::Record(&runtime::cudaExternalMemoryHandleDesc_handle_win32));
    table.class(Class::Enum(&runtime::cudaExternalMemoryHandleType));
    table.class(Class::Record(&runtime13::cudaExternalMemoryMipmappedArrayDesc));
    table.class(Class::Value(&runtime::cudaExternalMemory_t));
    table.class(Class::Record(&runtime13::cudaExternalSemaphoreHandleDesc));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreHandleDesc_handle));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreHandleDesc_handle_win32));
    table.class(Class::Enum(&runtime::cudaExternalSemaphoreHandleType));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreSignalNodeParams));
    table.class(Class::Record(&runtime13::cudaExternalSemaphoreSignalNodeParamsV2));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreSignalParams));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreSignalParams_params));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreSignalParams_params_fence));
    table
        .class(
            Class::Record(&runtime::cudaExternalSemaphoreSignalParams_params_keyedMutex),
        );
    table
        .class(
            Class::Record(&runtime::cudaExternalSemaphoreSignalParams_params_nvSciSync),
        );
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitNodeParams));
    table.class(Class::Record(&runtime13::cudaExternalSemaphoreWaitNodeParamsV2));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitParams));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitParams_params));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitParams_params_fence));
    table
        .class(
            Class::Record(&runtime::cudaExternalSemaphoreWaitParams_params_keyedMutex),
        );
    table
        .class(
            Class::Record(&runtime::cudaExternalSemaphoreWaitParams_params_nvSciSync),
        );
    table.class(Class::Value(&runtime::cudaExternalSemaphore_t));
    table.class(Class::Enum(&runtime13::cudaFabricOpStatusInfo));
    table.class(Class::Enum(&runtime13::cudaFabricOpStatusSource));
    table.class(Class::Enum(&runtime::cudaFlushGPUDirectRDMAWritesOptions));
    table.class(Class::Enum(&runtime::cudaFlushGPUDirectRDMAWritesScope));
    table.class(Class::Enum(&runtime::cudaFlushGPUDirectRDMAWritesTarget));
    table.class(Class::Enum(&runtime13::cudaFuncAttribute));
    table.class(Class::Record(&runtime13::cudaFuncAttributes));
    table.class(Class::Enum(&runtime::cudaFuncCache));
    table.class(Class::Value(&runtime::cudaFunction_t));
    table.class(Class::Enum(&runtime::cudaGLDeviceList));
    table.class(Class::Enum(&runtime::cudaGLMapFlags));
    table.class(Class::Enum(&runtime::cudaGPUDirectRDMAWritesOrdering));
    table.class(Class::Enum(&runtime::cudaGetDriverEntryPointFlags));
    table.class(Class::Enum(&runtime::cudaGraphChildGraphNodeOwnership));
    table.class(Class::Value(&runtime::cudaGraphConditionalHandle));
    table.class(Class::Enum(&runtime::cudaGraphConditionalHandleFlags));
    table.class(Class::Enum(&runtime::cudaGraphConditionalNodeType));
    table.class(Class::Enum(&runtime::cudaGraphDebugDotFlags));
    table.class(Class::Enum(&runtime::cudaGraphDependencyType));
    table.class(Class::Value(&runtime::cudaGraphDeviceNode_t));
    table.class(Class::Record(&runtime::cudaGraphEdgeData));
    table.class(Class::Record(&runtime::cudaGraphEdgeData_st));
    table.class(Class::Enum(&runtime::cudaGraphExecUpdateResult));
    table.class(Class::Record(&runtime::cudaGraphExecUpdateResultInfo));
    table.class(Class::Record(&runtime::cudaGraphExecUpdateResultInfo_st));
    table.class(Class::Value(&runtime::cudaGraphExec_t));
    table.class(Class::Enum(&runtime::cudaGraphInstantiateFlags));
    table.class(Class::Record(&runtime::cudaGraphInstantiateParams));
    table.class(Class::Record(&runtime::cudaGraphInstantiateParams_st));
    table.class(Class::Enum(&runtime::cudaGraphInstantiateResult));
    table.class(Class::Enum(&runtime::cudaGraphKernelNodeField));
    table.class(Class::Record(&runtime::cudaGraphKernelNodeUpdate));
    table.class(Class::Record(&runtime::cudaGraphKernelNodeUpdate_updateData));
    table.class(Class::Record(&runtime::cudaGraphKernelNodeUpdate_updateData_param));
    table.class(Class::Enum(&runtime::cudaGraphMemAttributeType));
    table.class(Class::Record(&runtime13::cudaGraphNodeParams));
    table.class(Class::Record(&runtime13::cudaGraphNodeParams_anon0));
    table.class(Class::Enum(&runtime13::cudaGraphNodeType));
    table.class(Class::Value(&runtime::cudaGraphNode_t));
    table.class(Class::Record(&runtime13::cudaGraphRecaptureCallbackData));
    table.class(Class::Value(&runtime13::cudaGraphRecaptureCallback_t));
    table.class(Class::Enum(&runtime13::cudaGraphRecaptureStatus));
    table.class(Class::Value(&runtime::cudaGraph_t));
    table.class(Class::Enum(&runtime::cudaGraphicsCubeFace));
    table.class(Class::Enum(&runtime::cudaGraphicsMapFlags));
    table.class(Class::Enum(&runtime::cudaGraphicsRegisterFlags));
    table.class(Class::Value(&runtime::cudaGraphicsResource_t));
    table.class(Class::Value(&runtime::cudaHostFn_t));
    table.class(Class::Record(&runtime::cudaHostNodeParams));
    table.class(Class::Record(&runtime13::cudaHostNodeParamsV2));
    table.class(Class::Enum(&runtime13::cudaHostTaskSyncMode));
    table.class(Class::Record(&runtime::cudaIpcEventHandle_st));
    table.class(Class::Record(&runtime::cudaIpcEventHandle_t));
    table.class(Class::Record(&runtime::cudaIpcMemHandle_st));
    table.class(Class::Record(&runtime::cudaIpcMemHandle_t));
    table.class(Class::Enum(&runtime::cudaJitOption));
    table.class(Class::Enum(&runtime::cudaJit_CacheMode));
    table.class(Class::Enum(&runtime::cudaJit_Fallback));
    table.class(Class::Enum(&runtime13::cudaKernelFunctionType));
    table.class_as("cudaKernelNodeAttrID", Class::Enum(&runtime::cudaLaunchAttributeID));
    table.class(Class::Record(&runtime13::cudaKernelNodeAttrValue));
    table.class(Class::Record(&runtime::cudaKernelNodeParams));
    table.class(Class::Record(&runtime13::cudaKernelNodeParamsV2));
    table.class(Class::Record(&runtime13::cudaKernelNodeParamsV2_anon0));
    table.class(Class::Value(&runtime::cudaKernel_t));
    table.class(Class::Record(&runtime13::cudaLaunchAttribute));
    table.class(Class::Enum(&runtime::cudaLaunchAttributeID));
    table.class(Class::Enum(&runtime13::cudaLaunchAttributePortableClusterMode));
    table.class(Class::Record(&runtime13::cudaLaunchAttributeValue));
    table.class(Class::Record(&runtime::cudaLaunchAttributeValue_clusterDim));
    table
        .class(
            Class::Record(&runtime::cudaLaunchAttributeValue_deviceUpdatableKernelNode),
        );
    table.class(Class::Record(&runtime::cudaLaunchAttributeValue_launchCompletionEvent));
    table.class(Class::Record(&runtime::cudaLaunchAttributeValue_preferredClusterDim));
    table.class(Class::Record(&runtime::cudaLaunchAttributeValue_programmaticEvent));
    table.class(Class::Record(&runtime13::cudaLaunchAttribute_st));
    table.class(Class::Record(&runtime13::cudaLaunchConfig_st));
    table.class(Class::Record(&runtime13::cudaLaunchConfig_t));
    table.class(Class::Enum(&runtime::cudaLaunchMemSyncDomain));
    table.class(Class::Record(&runtime::cudaLaunchMemSyncDomainMap));
    table.class(Class::Record(&runtime::cudaLaunchMemSyncDomainMap_st));
    table.class(Class::Enum(&runtime::cudaLibraryOption));
    table.class(Class::Value(&runtime::cudaLibrary_t));
    table.class(Class::Enum(&runtime::cudaLimit));
    table.class(Class::Value(&runtime13::cudaLogIterator));
    table.class(Class::Enum(&runtime13::cudaLogLevel));
    table.class(Class::Value(&runtime13::cudaLogsCallbackHandle));
    table.class(Class::Value(&runtime13::cudaLogsCallback_t));
    table.class(Class::Record(&runtime13::cudaMemAccessDesc));
    table.class(Class::Enum(&runtime::cudaMemAccessFlags));
    table.class(Class::Record(&runtime13::cudaMemAllocNodeParams));
    table.class(Class::Record(&runtime13::cudaMemAllocNodeParamsV2));
    table.class(Class::Enum(&runtime::cudaMemAllocationHandleType));
    table.class(Class::Enum(&runtime::cudaMemAllocationType));
    table.class(Class::Record(&runtime::cudaMemFabricHandle_st));
    table.class(Class::Record(&runtime::cudaMemFabricHandle_t));
    table.class(Class::Record(&runtime::cudaMemFreeNodeParams));
    table.class(Class::Record(&runtime13::cudaMemLocation));
    table.class(Class::Enum(&runtime::cudaMemLocationType));
    table.class(Class::Record(&runtime13::cudaMemLocation_anon0));
    table.class(Class::Record(&runtime13::cudaMemLocation_anon0_localized));
    table.class(Class::Enum(&runtime::cudaMemPoolAttr));
    table.class(Class::Record(&runtime13::cudaMemPoolProps));
    table.class(Class::Record(&runtime::cudaMemPoolPtrExportData));
    table.class(Class::Value(&runtime::cudaMemPool_t));
    table.class(Class::Enum(&runtime::cudaMemRangeAttribute));
    table.class(Class::Record(&runtime13::cudaMemcpy3DBatchOp));
    table.class(Class::Record(&runtime13::cudaMemcpy3DOperand));
    table.class(Class::Enum(&runtime::cudaMemcpy3DOperandType));
    table.class(Class::Record(&runtime13::cudaMemcpy3DOperand_op));
    table.class(Class::Record(&runtime::cudaMemcpy3DOperand_op_array));
    table.class(Class::Record(&runtime13::cudaMemcpy3DOperand_op_ptr));
    table.class(Class::Record(&runtime::cudaMemcpy3DParms));
    table.class(Class::Record(&runtime::cudaMemcpy3DPeerParms));
    table.class(Class::Record(&runtime13::cudaMemcpyAttributes));
    table.class(Class::Record(&runtime13::cudaMemcpyBatchNodeParams));
    table.class(Class::Enum(&runtime::cudaMemcpyFlags));
    table.class(Class::Enum(&runtime::cudaMemcpyKind));
    table.class(Class::Record(&runtime13::cudaMemcpyNodeParams));
    table.class(Class::Enum(&runtime::cudaMemcpySrcAccessOrder));
    table.class(Class::Enum(&runtime::cudaMemoryAdvise));
    table.class(Class::Enum(&runtime::cudaMemoryType));
    table.class(Class::Record(&runtime::cudaMemsetParams));
    table.class(Class::Record(&runtime13::cudaMemsetParamsV2));
    table
        .class_as(
            "cudaMipmappedArray_const_t",
            Class::Value(&runtime::cudaMipmappedArray_t),
        );
    table.class(Class::Value(&runtime::cudaMipmappedArray_t));
    table.class(Class::Record(&runtime::cudaOffset3D));
    table.class(Class::Record(&runtime::cudaPitchedPtr));
    table.class(Class::Record(&runtime13::cudaPointerAttributes));
    table.class(Class::Record(&runtime13::cudaPointerAttributes_anon0));
    table.class(Class::Record(&runtime::cudaPos));
    table.class(Class::Record(&runtime13::cudaResourceDesc));
    table.class(Class::Record(&runtime13::cudaResourceDesc_res));
    table.class(Class::Record(&runtime::cudaResourceDesc_res_array));
    table.class(Class::Record(&runtime::cudaResourceDesc_res_linear));
    table.class(Class::Record(&runtime::cudaResourceDesc_res_mipmap));
    table.class(Class::Record(&runtime::cudaResourceDesc_res_pitch2D));
    table.class(Class::Record(&runtime13::cudaResourceDesc_res_reserved));
    table.class(Class::Enum(&runtime::cudaResourceType));
    table.class(Class::Record(&runtime13::cudaResourceViewDesc));
    table.class(Class::Enum(&runtime::cudaResourceViewFormat));
    table.class(Class::Enum(&runtime::cudaRoundMode));
    table.class(Class::Enum(&runtime::cudaSharedCarveout));
    table.class(Class::Enum(&runtime::cudaSharedMemConfig));
    table.class(Class::Enum(&runtime13::cudaSharedMemoryMode));
    table.class_as("cudaStreamAttrID", Class::Enum(&runtime::cudaLaunchAttributeID));
    table.class(Class::Record(&runtime13::cudaStreamAttrValue));
    table.class(Class::Value(&runtime::cudaStreamCallback_t));
    table.class(Class::Enum(&runtime::cudaStreamCaptureMode));
    table.class(Class::Enum(&runtime::cudaStreamCaptureStatus));
    table.class(Class::Enum(&runtime::cudaStreamUpdateCaptureDependenciesFlags));
    table.class(Class::Value(&runtime::cudaStream_t));
    table.class(Class::Enum(&runtime::cudaSurfaceBoundaryMode));
    table.class(Class::Enum(&runtime::cudaSurfaceFormatMode));
    table.class(Class::Value(&runtime::cudaSurfaceObject_t));
    table.class(Class::Enum(&runtime::cudaSynchronizationPolicy));
    table.class(Class::Enum(&runtime::cudaTextureAddressMode));
    table.class(Class::Record(&runtime::cudaTextureDesc));
    table.class(Class::Enum(&runtime::cudaTextureFilterMode));
    table.class(Class::Value(&runtime::cudaTextureObject_t));
    table.class(Class::Enum(&runtime::cudaTextureReadMode));
    table.class(Class::Record(&runtime::cudaUUID_t));
    table.class(Class::Enum(&runtime::cudaUserObjectFlags));
    table.class(Class::Enum(&runtime::cudaUserObjectRetainFlags));
    table.class(Class::Value(&runtime::cudaUserObject_t));
    table.class(Class::Record(&runtime::cudalibraryHostUniversalFunctionAndDataTable));
    table.class(Class::Record(&runtime::dim3));
    table.class(Class::Record(&runtime::double2));
    table.class(Class::Record(&runtime::float2));
    table.class(Class::Enum(&runtime::libraryPropertyType));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CUDART_VERSION", Constant::Int(13050));
    table.constant("CUDA_EGL_MAX_PLANES", Constant::Int(3));
    table.constant("CUDA_IPC_HANDLE_SIZE", Constant::Int(64));
    table.constant("cudaArrayColorAttachment", Constant::Int(32));
    table.constant("cudaArrayCubemap", Constant::Int(4));
    table.constant("cudaArrayDefault", Constant::Int(0));
    table.constant("cudaArrayDeferredMapping", Constant::Int(128));
    table.constant("cudaArrayLayered", Constant::Int(1));
    table.constant("cudaArraySparse", Constant::Int(64));
    table.constant("cudaArraySparsePropertiesSingleMipTail", Constant::Int(1));
    table.constant("cudaArraySurfaceLoadStore", Constant::Int(2));
    table.constant("cudaArrayTextureGather", Constant::Int(8));
    table.constant("cudaCpuDeviceId", Constant::Int(-1));
    table
        .constant(
            "cudaDevSmResourceGroupLocalityDomainIdAny",
            Constant::Int(4294967295),
        );
    table.constant("cudaDeviceBlockingSync", Constant::Int(4));
    table.constant("cudaDeviceLmemResizeToMax", Constant::Int(16));
    table.constant("cudaDeviceMapHost", Constant::Int(8));
    table.constant("cudaDeviceMask", Constant::Int(255));
    table.constant("cudaDeviceScheduleAuto", Constant::Int(0));
    table.constant("cudaDeviceScheduleBlockingSync", Constant::Int(4));
    table.constant("cudaDeviceScheduleMask", Constant::Int(7));
    table.constant("cudaDeviceScheduleSpin", Constant::Int(1));
    table.constant("cudaDeviceScheduleYield", Constant::Int(2));
    table.constant("cudaDeviceSyncMemops", Constant::Int(128));
    table.constant("cudaEventBlockingSync", Constant::Int(1));
    table.constant("cudaEventDefault", Constant::Int(0));
    table.constant("cudaEventDisableTiming", Constant::Int(2));
    table.constant("cudaEventInterprocess", Constant::Int(4));
    table.constant("cudaEventRecordDefault", Constant::Int(0));
    table.constant("cudaEventRecordExternal", Constant::Int(1));
    table.constant("cudaEventWaitDefault", Constant::Int(0));
    table.constant("cudaEventWaitExternal", Constant::Int(1));
    table.constant("cudaExternalMemoryDedicated", Constant::Int(1));
    table.constant("cudaExternalSemaphoreSignalSkipNvSciBufMemSync", Constant::Int(1));
    table.constant("cudaExternalSemaphoreWaitSkipNvSciBufMemSync", Constant::Int(2));
    table.constant("cudaGraphKernelNodePortDefault", Constant::Int(0));
    table.constant("cudaGraphKernelNodePortLaunchCompletion", Constant::Int(2));
    table.constant("cudaGraphKernelNodePortProgrammatic", Constant::Int(1));
    table.constant("cudaHostAllocDefault", Constant::Int(0));
    table.constant("cudaHostAllocMapped", Constant::Int(2));
    table.constant("cudaHostAllocPortable", Constant::Int(1));
    table.constant("cudaHostAllocWriteCombined", Constant::Int(4));
    table.constant("cudaHostRegisterDefault", Constant::Int(0));
    table.constant("cudaHostRegisterIoMemory", Constant::Int(4));
    table.constant("cudaHostRegisterMapped", Constant::Int(2));
    table.constant("cudaHostRegisterPortable", Constant::Int(1));
    table.constant("cudaHostRegisterReadOnly", Constant::Int(8));
    table.constant("cudaInitDeviceFlagsAreValid", Constant::Int(1));
    table.constant("cudaInvalidDeviceId", Constant::Int(-2));
    table.constant("cudaIpcMemLazyEnablePeerAccess", Constant::Int(1));
    table
        .constant(
            "cudaKernelNodeAttributeAccessPolicyWindow",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 1),
        );
    table
        .constant(
            "cudaKernelNodeAttributeClusterDimension",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 4),
        );
    table
        .constant(
            "cudaKernelNodeAttributeClusterSchedulingPolicyPreference",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 5),
        );
    table
        .constant(
            "cudaKernelNodeAttributeCooperative",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 2),
        );
    table
        .constant(
            "cudaKernelNodeAttributeDeviceUpdatableKernelNode",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 13),
        );
    table
        .constant(
            "cudaKernelNodeAttributeMemSyncDomain",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 10),
        );
    table
        .constant(
            "cudaKernelNodeAttributeMemSyncDomainMap",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 9),
        );
    table
        .constant(
            "cudaKernelNodeAttributeNvlinkUtilCentricScheduling",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 16),
        );
    table
        .constant(
            "cudaKernelNodeAttributePreferredSharedMemoryCarveout",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 14),
        );
    table
        .constant(
            "cudaKernelNodeAttributePriority",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 8),
        );
    table.constant("cudaMemAttachGlobal", Constant::Int(1));
    table.constant("cudaMemAttachHost", Constant::Int(2));
    table.constant("cudaMemAttachSingle", Constant::Int(4));
    table.constant("cudaMemPoolCreateUsageHwDecompress", Constant::Int(2));
    table.constant("cudaNvSciSyncAttrSignal", Constant::Int(1));
    table.constant("cudaNvSciSyncAttrWait", Constant::Int(2));
    table.constant("cudaOccupancyDefault", Constant::Int(0));
    table.constant("cudaOccupancyDisableCachingOverride", Constant::Int(1));
    table.constant("cudaPeerAccessDefault", Constant::Int(0));
    table
        .constant(
            "cudaStreamAttributeAccessPolicyWindow",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 1),
        );
    table
        .constant(
            "cudaStreamAttributeMemSyncDomain",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 10),
        );
    table
        .constant(
            "cudaStreamAttributeMemSyncDomainMap",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 9),
        );
    table
        .constant(
            "cudaStreamAttributePriority",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 8),
        );
    table
        .constant(
            "cudaStreamAttributeSynchronizationPolicy",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 3),
        );
    table.constant("cudaStreamDefault", Constant::Int(0));
    table.constant("cudaStreamLegacy", Constant::Int(1));
    table.constant("cudaStreamNonBlocking", Constant::Int(1));
    table.constant("cudaStreamPerThread", Constant::Int(2));
    table.constant("cudaSurfaceType1D", Constant::Int(1));
    table.constant("cudaSurfaceType1DLayered", Constant::Int(241));
    table.constant("cudaSurfaceType2D", Constant::Int(2));
    table.constant("cudaSurfaceType2DLayered", Constant::Int(242));
    table.constant("cudaSurfaceType3D", Constant::Int(3));
    table.constant("cudaSurfaceTypeCubemap", Constant::Int(12));
    table.constant("cudaSurfaceTypeCubemapLayered", Constant::Int(252));
    table.constant("cudaTextureType1D", Constant::Int(1));
    table.constant("cudaTextureType1DLayered", Constant::Int(241));
    table.constant("cudaTextureType2D", Constant::Int(2));
    table.constant("cudaTextureType2DLayered", Constant::Int(242));
    table.constant("cudaTextureType3D", Constant::Int(3));
    table.constant("cudaTextureTypeCubemap", Constant::Int(12));
    table.constant("cudaTextureTypeCubemapLayered", Constant::Int(252));
}
