//! The contents of `runtime` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::runtime::{common, slots};
use crate::support::gen1::*;
use crate::tables::{driver, runtime};

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
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
    table.class(Class::Enum(&runtime::cudaCGScope));
    table.class(Class::Record(&runtime::cudaChannelFormatDesc));
    table.class(Class::Enum(&runtime::cudaChannelFormatKind));
    table.class(Class::Record(&runtime::cudaChildGraphNodeParams));
    table.class(Class::Enum(&runtime::cudaClusterSchedulingPolicy));
    table.class(Class::Enum(&runtime::cudaComputeMode));
    table.class(Class::Enum(&runtime::cudaDataType));
    table.class(Class::Enum(&runtime::cudaDeviceNumaConfig));
    table.class(Class::Enum(&runtime::cudaDeviceP2PAttr));
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
    table.class_as("cudaError", Class::Enum(&runtime::cudaError));
    table.class_as("cudaError_t", Class::Enum(&runtime::cudaError));
    table.class(Class::Record(&runtime::cudaEventWaitNodeParams));
    table.class(Class::Value(&runtime::cudaEvent_t));
    table.class(Class::Record(&runtime::cudaExtent));
    table.class(Class::Record(&runtime::cudaExternalMemoryHandleDesc_handle));
    table.class(Class::Record(&runtime::cudaExternalMemoryHandleDesc_handle_win32));
    table.class(Class::Enum(&runtime::cudaExternalMemoryHandleType));
    table.class(Class::Value(&runtime::cudaExternalMemory_t));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreHandleDesc_handle));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreHandleDesc_handle_win32));
    table.class(Class::Enum(&runtime::cudaExternalSemaphoreHandleType));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreSignalNodeParams));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreSignalParams));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreSignalParams_params));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreSignalParams_params_fence));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreSignalParams_params_keyedMutex));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreSignalParams_params_nvSciSync));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitNodeParams));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitParams));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitParams_params));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitParams_params_fence));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitParams_params_keyedMutex));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitParams_params_nvSciSync));
    table.class(Class::Value(&runtime::cudaExternalSemaphore_t));
    table.class(Class::Enum(&runtime::cudaFlushGPUDirectRDMAWritesOptions));
    table.class(Class::Enum(&runtime::cudaFlushGPUDirectRDMAWritesScope));
    table.class(Class::Enum(&runtime::cudaFlushGPUDirectRDMAWritesTarget));
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
    table.class(Class::Value(&runtime::cudaGraphNode_t));
    table.class(Class::Value(&runtime::cudaGraph_t));
    table.class(Class::Enum(&runtime::cudaGraphicsCubeFace));
    table.class(Class::Enum(&runtime::cudaGraphicsMapFlags));
    table.class(Class::Enum(&runtime::cudaGraphicsRegisterFlags));
    table.class(Class::Value(&runtime::cudaGraphicsResource_t));
    table.class(Class::Value(&runtime::cudaHostFn_t));
    table.class(Class::Record(&runtime::cudaHostNodeParams));
    table.class(Class::Record(&runtime::cudaIpcEventHandle_st));
    table.class(Class::Record(&runtime::cudaIpcEventHandle_t));
    table.class(Class::Record(&runtime::cudaIpcMemHandle_st));
    table.class(Class::Record(&runtime::cudaIpcMemHandle_t));
    table.class(Class::Enum(&runtime::cudaJitOption));
    table.class(Class::Enum(&runtime::cudaJit_CacheMode));
    table.class(Class::Enum(&runtime::cudaJit_Fallback));
    table.class_as("cudaKernelNodeAttrID", Class::Enum(&runtime::cudaLaunchAttributeID));
    table.class(Class::Record(&runtime::cudaKernelNodeParams));
    table.class(Class::Value(&runtime::cudaKernel_t));
    table.class(Class::Enum(&runtime::cudaLaunchAttributeID));
    table.class(Class::Record(&runtime::cudaLaunchAttributeValue_clusterDim));
    table.class(Class::Record(&runtime::cudaLaunchAttributeValue_deviceUpdatableKernelNode));
    table.class(Class::Record(&runtime::cudaLaunchAttributeValue_launchCompletionEvent));
    table.class(Class::Record(&runtime::cudaLaunchAttributeValue_preferredClusterDim));
    table.class(Class::Record(&runtime::cudaLaunchAttributeValue_programmaticEvent));
    table.class(Class::Enum(&runtime::cudaLaunchMemSyncDomain));
    table.class(Class::Record(&runtime::cudaLaunchMemSyncDomainMap));
    table.class(Class::Record(&runtime::cudaLaunchMemSyncDomainMap_st));
    table.class(Class::Enum(&runtime::cudaLibraryOption));
    table.class(Class::Value(&runtime::cudaLibrary_t));
    table.class(Class::Enum(&runtime::cudaLimit));
    table.class(Class::Enum(&runtime::cudaMemAccessFlags));
    table.class(Class::Enum(&runtime::cudaMemAllocationHandleType));
    table.class(Class::Enum(&runtime::cudaMemAllocationType));
    table.class(Class::Record(&runtime::cudaMemFabricHandle_st));
    table.class(Class::Record(&runtime::cudaMemFabricHandle_t));
    table.class(Class::Record(&runtime::cudaMemFreeNodeParams));
    table.class(Class::Enum(&runtime::cudaMemLocationType));
    table.class(Class::Enum(&runtime::cudaMemPoolAttr));
    table.class(Class::Record(&runtime::cudaMemPoolPtrExportData));
    table.class(Class::Value(&runtime::cudaMemPool_t));
    table.class(Class::Enum(&runtime::cudaMemRangeAttribute));
    table.class(Class::Enum(&runtime::cudaMemcpy3DOperandType));
    table.class(Class::Record(&runtime::cudaMemcpy3DOperand_op_array));
    table.class(Class::Record(&runtime::cudaMemcpy3DParms));
    table.class(Class::Record(&runtime::cudaMemcpy3DPeerParms));
    table.class(Class::Enum(&runtime::cudaMemcpyFlags));
    table.class(Class::Enum(&runtime::cudaMemcpyKind));
    table.class(Class::Enum(&runtime::cudaMemcpySrcAccessOrder));
    table.class(Class::Enum(&runtime::cudaMemoryAdvise));
    table.class(Class::Enum(&runtime::cudaMemoryType));
    table.class(Class::Record(&runtime::cudaMemsetParams));
    table.class_as("cudaMipmappedArray_const_t", Class::Value(&runtime::cudaMipmappedArray_t));
    table.class(Class::Value(&runtime::cudaMipmappedArray_t));
    table.class(Class::Record(&runtime::cudaOffset3D));
    table.class(Class::Record(&runtime::cudaPitchedPtr));
    table.class(Class::Record(&runtime::cudaPos));
    table.class(Class::Record(&runtime::cudaResourceDesc_res_array));
    table.class(Class::Record(&runtime::cudaResourceDesc_res_linear));
    table.class(Class::Record(&runtime::cudaResourceDesc_res_mipmap));
    table.class(Class::Record(&runtime::cudaResourceDesc_res_pitch2D));
    table.class(Class::Enum(&runtime::cudaResourceType));
    table.class(Class::Enum(&runtime::cudaResourceViewFormat));
    table.class(Class::Enum(&runtime::cudaRoundMode));
    table.class(Class::Enum(&runtime::cudaSharedCarveout));
    table.class(Class::Enum(&runtime::cudaSharedMemConfig));
    table.class_as("cudaStreamAttrID", Class::Enum(&runtime::cudaLaunchAttributeID));
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

pub(super) fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
    table.constant("cudaKernelNodeAttributeAccessPolicyWindow", Constant::Enum(&runtime::cudaLaunchAttributeID, 1));
    table.constant("cudaKernelNodeAttributeClusterDimension", Constant::Enum(&runtime::cudaLaunchAttributeID, 4));
    table
        .constant(
            "cudaKernelNodeAttributeClusterSchedulingPolicyPreference",
            Constant::Enum(&runtime::cudaLaunchAttributeID, 5),
        );
    table.constant("cudaKernelNodeAttributeCooperative", Constant::Enum(&runtime::cudaLaunchAttributeID, 2));
    table
        .constant(
            "cudaKernelNodeAttributeDeviceUpdatableKernelNode", Constant::Enum(&runtime::cudaLaunchAttributeID, 13),
        );
    table.constant("cudaKernelNodeAttributeMemSyncDomain", Constant::Enum(&runtime::cudaLaunchAttributeID, 10));
    table.constant("cudaKernelNodeAttributeMemSyncDomainMap", Constant::Enum(&runtime::cudaLaunchAttributeID, 9));
    table
        .constant(
            "cudaKernelNodeAttributePreferredSharedMemoryCarveout", Constant::Enum(&runtime::cudaLaunchAttributeID, 14),
        );
    table.constant("cudaKernelNodeAttributePriority", Constant::Enum(&runtime::cudaLaunchAttributeID, 8));
    table.constant("cudaStreamAttributeAccessPolicyWindow", Constant::Enum(&runtime::cudaLaunchAttributeID, 1));
    table.constant("cudaStreamAttributeMemSyncDomain", Constant::Enum(&runtime::cudaLaunchAttributeID, 10));
    table.constant("cudaStreamAttributeMemSyncDomainMap", Constant::Enum(&runtime::cudaLaunchAttributeID, 9));
    table.constant("cudaStreamAttributePriority", Constant::Enum(&runtime::cudaLaunchAttributeID, 8));
    table.constant("cudaStreamAttributeSynchronizationPolicy", Constant::Enum(&runtime::cudaLaunchAttributeID, 3));
}

functions! {
    common::cudaArrayGetInfo,
    common::cudaArrayGetMemoryRequirements,
    common::cudaArrayGetPlane,
    common::cudaArrayGetSparseProperties,
    common::cudaCreateChannelDesc,
    common::cudaCtxResetPersistingL2Cache,
    common::cudaDestroyExternalMemory,
    common::cudaDestroyExternalSemaphore,
    common::cudaDestroySurfaceObject,
    common::cudaDestroyTextureObject,
    common::cudaDeviceCanAccessPeer,
    common::cudaDeviceDisablePeerAccess,
    common::cudaDeviceEnablePeerAccess,
    common::cudaDeviceFlushGPUDirectRDMAWrites,
    common::cudaDeviceGetByPCIBusId,
    common::cudaDeviceGetCacheConfig,
    common::cudaDeviceGetDefaultMemPool,
    common::cudaDeviceGetGraphMemAttribute,
    common::cudaDeviceGetLimit,
    common::cudaDeviceGetMemPool,
    common::cudaDeviceGetNvSciSyncAttributes,
    common::cudaDeviceGetP2PAttribute,
    common::cudaDeviceGetPCIBusId,
    common::cudaDeviceGetSharedMemConfig,
    common::cudaDeviceGetStreamPriorityRange,
    common::cudaDeviceGetTexture1DLinearMaxWidth,
    common::cudaDeviceGraphMemTrim,
    common::cudaDeviceRegisterAsyncNotification,
    common::cudaDeviceReset,
    common::cudaDeviceSetCacheConfig,
    common::cudaDeviceSetGraphMemAttribute,
    common::cudaDeviceSetLimit,
    common::cudaDeviceSetMemPool,
    common::cudaDeviceSetSharedMemConfig,
    common::cudaDeviceUnregisterAsyncNotification,
    common::cudaDriverGetVersion,
    common::cudaEGLStreamConsumerAcquireFrame,
    common::cudaEGLStreamConsumerConnect,
    common::cudaEGLStreamConsumerConnectWithFlags,
    common::cudaEGLStreamConsumerDisconnect,
    common::cudaEGLStreamConsumerReleaseFrame,
    common::cudaEGLStreamProducerConnect,
    common::cudaEGLStreamProducerDisconnect,
    common::cudaEGLStreamProducerPresentFrame,
    common::cudaEGLStreamProducerReturnFrame,
    common::cudaEventCreate,
    common::cudaEventCreateFromEGLSync,
    common::cudaEventCreateWithFlags,
    common::cudaEventDestroy,
    common::cudaEventElapsedTime,
    common::cudaEventQuery,
    common::cudaEventRecord,
    common::cudaEventRecordWithFlags,
    common::cudaEventSynchronize,
    common::cudaFree,
    common::cudaFreeArray,
    common::cudaFreeAsync,
    common::cudaFreeHost,
    common::cudaFreeMipmappedArray,
    common::cudaFuncGetName,
    common::cudaFuncGetParamInfo,
    common::cudaFuncSetCacheConfig,
    common::cudaFuncSetSharedMemConfig,
    common::cudaGLGetDevices,
    common::cudaGLMapBufferObject,
    common::cudaGLMapBufferObjectAsync,
    common::cudaGLRegisterBufferObject,
    common::cudaGLSetBufferObjectMapFlags,
    common::cudaGLSetGLDevice,
    common::cudaGLUnmapBufferObject,
    common::cudaGLUnmapBufferObjectAsync,
    common::cudaGLUnregisterBufferObject,
    common::cudaGetChannelDesc,
    common::cudaGetDevice,
    common::cudaGetDeviceCount,
    common::cudaGetDeviceFlags,
    common::cudaGetDriverEntryPointByVersion,
    common::cudaGetErrorName,
    common::cudaGetErrorString,
    common::cudaGetExportTable,
    common::cudaGetFuncBySymbol,
    common::cudaGetKernel,
    common::cudaGetLastError,
    common::cudaGetMipmappedArrayLevel,
    common::cudaGetSymbolAddress,
    common::cudaGetSymbolSize,
    common::cudaGetTextureObjectTextureDesc,
    common::cudaGraphAddChildGraphNode,
    common::cudaGraphAddEmptyNode,
    common::cudaGraphAddEventRecordNode,
    common::cudaGraphAddEventWaitNode,
    common::cudaGraphAddExternalSemaphoresSignalNode,
    common::cudaGraphAddExternalSemaphoresWaitNode,
    common::cudaGraphAddHostNode,
    common::cudaGraphAddKernelNode,
    common::cudaGraphAddMemFreeNode,
    common::cudaGraphAddMemcpyNode,
    common::cudaGraphAddMemcpyNode1D,
    common::cudaGraphAddMemcpyNodeFromSymbol,
    common::cudaGraphAddMemcpyNodeToSymbol,
    common::cudaGraphAddMemsetNode,
    common::cudaGraphChildGraphNodeGetGraph,
    common::cudaGraphClone,
    common::cudaGraphConditionalHandleCreate,
    common::cudaGraphCreate,
    common::cudaGraphDebugDotPrint,
    common::cudaGraphDestroy,
    common::cudaGraphDestroyNode,
    common::cudaGraphEventRecordNodeGetEvent,
    common::cudaGraphEventRecordNodeSetEvent,
    common::cudaGraphEventWaitNodeGetEvent,
    common::cudaGraphEventWaitNodeSetEvent,
    common::cudaGraphExecChildGraphNodeSetParams,
    common::cudaGraphExecDestroy,
    common::cudaGraphExecEventRecordNodeSetEvent,
    common::cudaGraphExecEventWaitNodeSetEvent,
    common::cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    common::cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    common::cudaGraphExecGetFlags,
    common::cudaGraphExecHostNodeSetParams,
    common::cudaGraphExecKernelNodeSetParams,
    common::cudaGraphExecMemcpyNodeSetParams,
    common::cudaGraphExecMemcpyNodeSetParams1D,
    common::cudaGraphExecMemcpyNodeSetParamsFromSymbol,
    common::cudaGraphExecMemcpyNodeSetParamsToSymbol,
    common::cudaGraphExecMemsetNodeSetParams,
    common::cudaGraphExecUpdate,
    common::cudaGraphExternalSemaphoresSignalNodeGetParams,
    common::cudaGraphExternalSemaphoresSignalNodeSetParams,
    common::cudaGraphExternalSemaphoresWaitNodeGetParams,
    common::cudaGraphExternalSemaphoresWaitNodeSetParams,
    common::cudaGraphGetNodes,
    common::cudaGraphGetRootNodes,
    common::cudaGraphHostNodeGetParams,
    common::cudaGraphHostNodeSetParams,
    common::cudaGraphInstantiate,
    common::cudaGraphInstantiateWithFlags,
    common::cudaGraphInstantiateWithParams,
    common::cudaGraphKernelNodeGetParams,
    common::cudaGraphKernelNodeSetParams,
    common::cudaGraphLaunch,
    common::cudaGraphMemFreeNodeGetParams,
    common::cudaGraphMemcpyNodeGetParams,
    common::cudaGraphMemcpyNodeSetParams,
    common::cudaGraphMemcpyNodeSetParams1D,
    common::cudaGraphMemcpyNodeSetParamsFromSymbol,
    common::cudaGraphMemcpyNodeSetParamsToSymbol,
    common::cudaGraphMemsetNodeGetParams,
    common::cudaGraphMemsetNodeSetParams,
    common::cudaGraphNodeFindInClone,
    common::cudaGraphNodeGetEnabled,
    common::cudaGraphNodeSetEnabled,
    common::cudaGraphReleaseUserObject,
    common::cudaGraphRetainUserObject,
    common::cudaGraphUpload,
    common::cudaGraphicsEGLRegisterImage,
    common::cudaGraphicsGLRegisterBuffer,
    common::cudaGraphicsGLRegisterImage,
    common::cudaGraphicsMapResources,
    common::cudaGraphicsResourceGetMappedEglFrame,
    common::cudaGraphicsResourceGetMappedMipmappedArray,
    common::cudaGraphicsResourceGetMappedPointer,
    common::cudaGraphicsResourceSetMapFlags,
    common::cudaGraphicsSubResourceGetMappedArray,
    common::cudaGraphicsUnmapResources,
    common::cudaGraphicsUnregisterResource,
    common::cudaGraphicsVDPAURegisterOutputSurface,
    common::cudaGraphicsVDPAURegisterVideoSurface,
    common::cudaHostGetDevicePointer,
    common::cudaHostGetFlags,
    common::cudaHostUnregister,
    common::cudaInitDevice,
    common::cudaIpcCloseMemHandle,
    common::cudaIpcGetEventHandle,
    common::cudaIpcGetMemHandle,
    common::cudaIpcOpenEventHandle,
    common::cudaIpcOpenMemHandle,
    common::cudaLaunchCooperativeKernel,
    common::cudaLaunchHostFunc,
    common::cudaLaunchKernel,
    common::cudaLibraryEnumerateKernels,
    common::cudaLibraryGetGlobal,
    common::cudaLibraryGetKernel,
    common::cudaLibraryGetKernelCount,
    common::cudaLibraryGetManaged,
    common::cudaLibraryGetUnifiedFunction,
    common::cudaLibraryLoadData,
    common::cudaLibraryLoadFromFile,
    common::cudaLibraryUnload,
    common::cudaMalloc3D,
    common::cudaMalloc3DArray,
    common::cudaMallocArray,
    common::cudaMallocAsync,
    common::cudaMallocFromPoolAsync,
    common::cudaMallocManaged,
    common::cudaMallocMipmappedArray,
    common::cudaMallocPitch,
    common::cudaMemGetInfo,
    common::cudaMemPoolDestroy,
    common::cudaMemPoolExportPointer,
    common::cudaMemPoolExportToShareableHandle,
    common::cudaMemPoolGetAttribute,
    common::cudaMemPoolImportFromShareableHandle,
    common::cudaMemPoolImportPointer,
    common::cudaMemPoolSetAttribute,
    common::cudaMemPoolTrimTo,
    common::cudaMemRangeGetAttribute,
    common::cudaMemRangeGetAttributes,
    common::cudaMemcpy,
    common::cudaMemcpy2D,
    common::cudaMemcpy2DArrayToArray,
    common::cudaMemcpy2DAsync,
    common::cudaMemcpy2DFromArray,
    common::cudaMemcpy2DFromArrayAsync,
    common::cudaMemcpy2DToArray,
    common::cudaMemcpy2DToArrayAsync,
    common::cudaMemcpy3D,
    common::cudaMemcpy3DAsync,
    common::cudaMemcpy3DPeer,
    common::cudaMemcpy3DPeerAsync,
    common::cudaMemcpyArrayToArray,
    common::cudaMemcpyAsync,
    common::cudaMemcpyFromArray,
    common::cudaMemcpyFromArrayAsync,
    common::cudaMemcpyFromSymbol,
    common::cudaMemcpyFromSymbolAsync,
    common::cudaMemcpyPeer,
    common::cudaMemcpyPeerAsync,
    common::cudaMemcpyToArray,
    common::cudaMemcpyToArrayAsync,
    common::cudaMemcpyToSymbol,
    common::cudaMemcpyToSymbolAsync,
    common::cudaMemset,
    common::cudaMemset2D,
    common::cudaMemset2DAsync,
    common::cudaMemset3D,
    common::cudaMemset3DAsync,
    common::cudaMemsetAsync,
    common::cudaMipmappedArrayGetMemoryRequirements,
    common::cudaMipmappedArrayGetSparseProperties,
    common::cudaOccupancyAvailableDynamicSMemPerBlock,
    common::cudaOccupancyMaxActiveBlocksPerMultiprocessor,
    common::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    common::cudaPeekAtLastError,
    common::cudaProfilerStart,
    common::cudaProfilerStop,
    common::cudaRuntimeGetVersion,
    common::cudaSetDevice,
    common::cudaSetDeviceFlags,
    common::cudaSetValidDevices,
    common::cudaStreamAddCallback,
    common::cudaStreamAttachMemAsync,
    common::cudaStreamBeginCapture,
    common::cudaStreamBeginCaptureToGraph,
    common::cudaStreamCopyAttributes,
    common::cudaStreamDestroy,
    common::cudaStreamEndCapture,
    common::cudaStreamGetDevice,
    common::cudaStreamGetFlags,
    common::cudaStreamGetId,
    common::cudaStreamGetPriority,
    common::cudaStreamIsCapturing,
    common::cudaStreamQuery,
    common::cudaStreamSynchronize,
    common::cudaStreamWaitEvent,
    common::cudaThreadExchangeStreamCaptureMode,
    common::cudaUserObjectCreate,
    common::cudaUserObjectRelease,
    common::cudaUserObjectRetain,
    common::cudaVDPAUGetDevice,
    common::cudaVDPAUSetVDPAUDevice,
    "getLocalRuntimeVersion" = common::cudaRuntimeGetVersion,
    common::make_cuComplex,
    common::make_cuDoubleComplex,
    common::make_cuFloatComplex,
    common::make_cudaExtent,
    common::make_cudaPitchedPtr,
    common::make_cudaPos,
}

c_functions! {
    "cudaArrayGetInfo" "cudaError_t (struct cudaChannelFormatDesc *, struct cudaExtent *, unsigned int *, cudaArray_t)" 36 slots::cudaArrayGetInfo,
    "cudaArrayGetMemoryRequirements" "cudaError_t (struct cudaArrayMemoryRequirements *, cudaArray_t, int)" 36 slots::cudaArrayGetMemoryRequirements,
    "cudaArrayGetPlane" "cudaError_t (cudaArray_t *, cudaArray_t, unsigned int)" 36 slots::cudaArrayGetPlane,
    "cudaArrayGetSparseProperties" "cudaError_t (struct cudaArraySparseProperties *, cudaArray_t)" 36 slots::cudaArrayGetSparseProperties,
    "cudaChooseDevice" "cudaError_t (int *, struct cudaDeviceProp const *)" 36 slots::cudaChooseDevice,
    "cudaCreateChannelDesc" "struct cudaChannelFormatDesc (int, int, int, int, enum cudaChannelFormatKind)" slots::cudaCreateChannelDesc,
    "cudaCreateSurfaceObject" "cudaError_t (cudaSurfaceObject_t *, struct cudaResourceDesc const *)" 36 slots::cudaCreateSurfaceObject,
    "cudaCreateTextureObject" "cudaError_t (cudaTextureObject_t *, struct cudaResourceDesc const *, struct cudaTextureDesc const *, struct cudaResourceViewDesc const *)" 36 slots::cudaCreateTextureObject,
    "cudaCtxResetPersistingL2Cache" "cudaError_t (void)" 36 slots::cudaCtxResetPersistingL2Cache,
    "cudaDestroyExternalMemory" "cudaError_t (cudaExternalMemory_t)" 36 slots::cudaDestroyExternalMemory,
    "cudaDestroyExternalSemaphore" "cudaError_t (cudaExternalSemaphore_t)" 36 slots::cudaDestroyExternalSemaphore,
    "cudaDestroySurfaceObject" "cudaError_t (cudaSurfaceObject_t)" 36 slots::cudaDestroySurfaceObject,
    "cudaDestroyTextureObject" "cudaError_t (cudaTextureObject_t)" 36 slots::cudaDestroyTextureObject,
    "cudaDeviceCanAccessPeer" "cudaError_t (int *, int, int)" 36 slots::cudaDeviceCanAccessPeer,
    "cudaDeviceDisablePeerAccess" "cudaError_t (int)" 36 slots::cudaDeviceDisablePeerAccess,
    "cudaDeviceEnablePeerAccess" "cudaError_t (int, unsigned int)" 36 slots::cudaDeviceEnablePeerAccess,
    "cudaDeviceFlushGPUDirectRDMAWrites" "cudaError_t (enum cudaFlushGPUDirectRDMAWritesTarget, enum cudaFlushGPUDirectRDMAWritesScope)" 36 slots::cudaDeviceFlushGPUDirectRDMAWrites,
    "cudaDeviceGetAttribute" "cudaError_t (int *, enum cudaDeviceAttr, int)" 36 slots::cudaDeviceGetAttribute,
    "cudaDeviceGetByPCIBusId" "cudaError_t (int *, char const *)" 36 slots::cudaDeviceGetByPCIBusId,
    "cudaDeviceGetCacheConfig" "cudaError_t (enum cudaFuncCache *)" 36 slots::cudaDeviceGetCacheConfig,
    "cudaDeviceGetDefaultMemPool" "cudaError_t (cudaMemPool_t *, int)" 36 slots::cudaDeviceGetDefaultMemPool,
    "cudaDeviceGetGraphMemAttribute" "cudaError_t (int, enum cudaGraphMemAttributeType, void *)" 36 slots::cudaDeviceGetGraphMemAttribute,
    "cudaDeviceGetLimit" "cudaError_t (size_t *, enum cudaLimit)" 36 slots::cudaDeviceGetLimit,
    "cudaDeviceGetMemPool" "cudaError_t (cudaMemPool_t *, int)" 36 slots::cudaDeviceGetMemPool,
    "cudaDeviceGetNvSciSyncAttributes" "cudaError_t (void *, int, int)" 36 slots::cudaDeviceGetNvSciSyncAttributes,
    "cudaDeviceGetP2PAttribute" "cudaError_t (int *, enum cudaDeviceP2PAttr, int, int)" 36 slots::cudaDeviceGetP2PAttribute,
    "cudaDeviceGetPCIBusId" "cudaError_t (char *, int, int)" 36 slots::cudaDeviceGetPCIBusId,
    "cudaDeviceGetSharedMemConfig" "cudaError_t (enum cudaSharedMemConfig *)" 36 slots::cudaDeviceGetSharedMemConfig,
    "cudaDeviceGetStreamPriorityRange" "cudaError_t (int *, int *)" 36 slots::cudaDeviceGetStreamPriorityRange,
    "cudaDeviceGetTexture1DLinearMaxWidth" "cudaError_t (size_t *, struct cudaChannelFormatDesc const *, int)" 36 slots::cudaDeviceGetTexture1DLinearMaxWidth,
    "cudaDeviceGraphMemTrim" "cudaError_t (int)" 36 slots::cudaDeviceGraphMemTrim,
    "cudaDeviceRegisterAsyncNotification" "cudaError_t (int, cudaAsyncCallback, void *, cudaAsyncCallbackHandle_t *)" 36 slots::cudaDeviceRegisterAsyncNotification,
    "cudaDeviceReset" "cudaError_t (void)" 36 slots::cudaDeviceReset,
    "cudaDeviceSetCacheConfig" "cudaError_t (enum cudaFuncCache)" 36 slots::cudaDeviceSetCacheConfig,
    "cudaDeviceSetGraphMemAttribute" "cudaError_t (int, enum cudaGraphMemAttributeType, void *)" 36 slots::cudaDeviceSetGraphMemAttribute,
    "cudaDeviceSetLimit" "cudaError_t (enum cudaLimit, size_t)" 36 slots::cudaDeviceSetLimit,
    "cudaDeviceSetMemPool" "cudaError_t (int, cudaMemPool_t)" 36 slots::cudaDeviceSetMemPool,
    "cudaDeviceSetSharedMemConfig" "cudaError_t (enum cudaSharedMemConfig)" 36 slots::cudaDeviceSetSharedMemConfig,
    "cudaDeviceSynchronize" "cudaError_t (void)" 36 slots::cudaDeviceSynchronize,
    "cudaDeviceUnregisterAsyncNotification" "cudaError_t (int, cudaAsyncCallbackHandle_t)" 36 slots::cudaDeviceUnregisterAsyncNotification,
    "cudaDriverGetVersion" "cudaError_t (int *)" 36 slots::cudaDriverGetVersion,
    "cudaEGLStreamConsumerAcquireFrame" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, cudaGraphicsResource_t *, cudaStream_t *, unsigned int)" 36 slots::cudaEGLStreamConsumerAcquireFrame,
    "cudaEGLStreamConsumerConnect" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_EGLStreamKHR)" 36 slots::cudaEGLStreamConsumerConnect,
    "cudaEGLStreamConsumerConnectWithFlags" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_EGLStreamKHR, unsigned int)" 36 slots::cudaEGLStreamConsumerConnectWithFlags,
    "cudaEGLStreamConsumerDisconnect" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *)" 36 slots::cudaEGLStreamConsumerDisconnect,
    "cudaEGLStreamConsumerReleaseFrame" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, cudaGraphicsResource_t, cudaStream_t *)" 36 slots::cudaEGLStreamConsumerReleaseFrame,
    "cudaEGLStreamProducerConnect" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_EGLStreamKHR, __pyx_t_4cuda_8bindings_9cyruntime_EGLint, __pyx_t_4cuda_8bindings_9cyruntime_EGLint)" 36 slots::cudaEGLStreamProducerConnect,
    "cudaEGLStreamProducerDisconnect" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *)" 36 slots::cudaEGLStreamProducerDisconnect,
    "cudaEGLStreamProducerPresentFrame" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_cudaEglFrame, cudaStream_t *)" 36 slots::cudaEGLStreamProducerPresentFrame,
    "cudaEGLStreamProducerReturnFrame" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_cudaEglFrame *, cudaStream_t *)" 36 slots::cudaEGLStreamProducerReturnFrame,
    "cudaEventCreate" "cudaError_t (cudaEvent_t *)" 36 slots::cudaEventCreate,
    "cudaEventCreateFromEGLSync" "cudaError_t (cudaEvent_t *, __pyx_t_4cuda_8bindings_9cyruntime_EGLSyncKHR, unsigned int)" 36 slots::cudaEventCreateFromEGLSync,
    "cudaEventCreateWithFlags" "cudaError_t (cudaEvent_t *, unsigned int)" 36 slots::cudaEventCreateWithFlags,
    "cudaEventDestroy" "cudaError_t (cudaEvent_t)" 36 slots::cudaEventDestroy,
    "cudaEventElapsedTime" "cudaError_t (float *, cudaEvent_t, cudaEvent_t)" 36 slots::cudaEventElapsedTime,
    "cudaEventQuery" "cudaError_t (cudaEvent_t)" 36 slots::cudaEventQuery,
    "cudaEventRecord" "cudaError_t (cudaEvent_t, cudaStream_t)" 36 slots::cudaEventRecord,
    "cudaEventRecordWithFlags" "cudaError_t (cudaEvent_t, cudaStream_t, unsigned int)" 36 slots::cudaEventRecordWithFlags,
    "cudaEventSynchronize" "cudaError_t (cudaEvent_t)" 36 slots::cudaEventSynchronize,
    "cudaExternalMemoryGetMappedBuffer" "cudaError_t (void **, cudaExternalMemory_t, struct cudaExternalMemoryBufferDesc const *)" 36 slots::cudaExternalMemoryGetMappedBuffer,
    "cudaExternalMemoryGetMappedMipmappedArray" "cudaError_t (cudaMipmappedArray_t *, cudaExternalMemory_t, struct cudaExternalMemoryMipmappedArrayDesc const *)" 36 slots::cudaExternalMemoryGetMappedMipmappedArray,
    "cudaFree" "cudaError_t (void *)" 36 slots::cudaFree,
    "cudaFreeArray" "cudaError_t (cudaArray_t)" 36 slots::cudaFreeArray,
    "cudaFreeAsync" "cudaError_t (void *, cudaStream_t)" 36 slots::cudaFreeAsync,
    "cudaFreeHost" "cudaError_t (void *)" 36 slots::cudaFreeHost,
    "cudaFreeMipmappedArray" "cudaError_t (cudaMipmappedArray_t)" 36 slots::cudaFreeMipmappedArray,
    "cudaFuncGetAttributes" "cudaError_t (struct cudaFuncAttributes *, void const *)" 36 slots::cudaFuncGetAttributes,
    "cudaFuncGetName" "cudaError_t (char const **, void const *)" 36 slots::cudaFuncGetName,
    "cudaFuncGetParamInfo" "cudaError_t (void const *, size_t, size_t *, size_t *)" 36 slots::cudaFuncGetParamInfo,
    "cudaFuncSetAttribute" "cudaError_t (void const *, enum cudaFuncAttribute, int)" 36 slots::cudaFuncSetAttribute,
    "cudaFuncSetCacheConfig" "cudaError_t (void const *, enum cudaFuncCache)" 36 slots::cudaFuncSetCacheConfig,
    "cudaFuncSetSharedMemConfig" "cudaError_t (void const *, enum cudaSharedMemConfig)" 36 slots::cudaFuncSetSharedMemConfig,
    "cudaGLGetDevices" "cudaError_t (unsigned int *, int *, unsigned int, enum __pyx_t_4cuda_8bindings_9cyruntime_cudaGLDeviceList)" 36 slots::cudaGLGetDevices,
    "cudaGLMapBufferObject" "cudaError_t (void **, __pyx_t_4cuda_8bindings_9cyruntime_GLuint)" 36 slots::cudaGLMapBufferObject,
    "cudaGLMapBufferObjectAsync" "cudaError_t (void **, __pyx_t_4cuda_8bindings_9cyruntime_GLuint, cudaStream_t)" 36 slots::cudaGLMapBufferObjectAsync,
    "cudaGLRegisterBufferObject" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint)" 36 slots::cudaGLRegisterBufferObject,
    "cudaGLSetBufferObjectMapFlags" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint, unsigned int)" 36 slots::cudaGLSetBufferObjectMapFlags,
    "cudaGLSetGLDevice" "cudaError_t (int)" 36 slots::cudaGLSetGLDevice,
    "cudaGLUnmapBufferObject" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint)" 36 slots::cudaGLUnmapBufferObject,
    "cudaGLUnmapBufferObjectAsync" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint, cudaStream_t)" 36 slots::cudaGLUnmapBufferObjectAsync,
    "cudaGLUnregisterBufferObject" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint)" 36 slots::cudaGLUnregisterBufferObject,
    "cudaGetChannelDesc" "cudaError_t (struct cudaChannelFormatDesc *, cudaArray_const_t)" 36 slots::cudaGetChannelDesc,
    "cudaGetDevice" "cudaError_t (int *)" 36 slots::cudaGetDevice,
    "cudaGetDeviceCount" "cudaError_t (int *)" 36 slots::cudaGetDeviceCount,
    "cudaGetDeviceFlags" "cudaError_t (unsigned int *)" 36 slots::cudaGetDeviceFlags,
    "cudaGetDriverEntryPoint" "cudaError_t (char const *, void **, unsigned PY_LONG_LONG, enum cudaDriverEntryPointQueryResult *)" 36 slots::cudaGetDriverEntryPoint,
    "cudaGetDriverEntryPointByVersion" "cudaError_t (char const *, void **, unsigned int, unsigned PY_LONG_LONG, enum cudaDriverEntryPointQueryResult *)" 36 slots::cudaGetDriverEntryPointByVersion,
    "cudaGetErrorName" "char const *(cudaError_t)" 0 slots::cudaGetErrorName,
    "cudaGetErrorString" "char const *(cudaError_t)" 0 slots::cudaGetErrorString,
    "cudaGetExportTable" "cudaError_t (void const **, cudaUUID_t const *)" 36 slots::cudaGetExportTable,
    "cudaGetFuncBySymbol" "cudaError_t (cudaFunction_t *, void const *)" 36 slots::cudaGetFuncBySymbol,
    "cudaGetKernel" "cudaError_t (cudaKernel_t *, void const *)" 36 slots::cudaGetKernel,
    "cudaGetLastError" "cudaError_t (void)" 36 slots::cudaGetLastError,
    "cudaGetMipmappedArrayLevel" "cudaError_t (cudaArray_t *, cudaMipmappedArray_const_t, unsigned int)" 36 slots::cudaGetMipmappedArrayLevel,
    "cudaGetSurfaceObjectResourceDesc" "cudaError_t (struct cudaResourceDesc *, cudaSurfaceObject_t)" 36 slots::cudaGetSurfaceObjectResourceDesc,
    "cudaGetSymbolAddress" "cudaError_t (void **, void const *)" 36 slots::cudaGetSymbolAddress,
    "cudaGetSymbolSize" "cudaError_t (size_t *, void const *)" 36 slots::cudaGetSymbolSize,
    "cudaGetTextureObjectResourceDesc" "cudaError_t (struct cudaResourceDesc *, cudaTextureObject_t)" 36 slots::cudaGetTextureObjectResourceDesc,
    "cudaGetTextureObjectResourceViewDesc" "cudaError_t (struct cudaResourceViewDesc *, cudaTextureObject_t)" 36 slots::cudaGetTextureObjectResourceViewDesc,
    "cudaGetTextureObjectTextureDesc" "cudaError_t (struct cudaTextureDesc *, cudaTextureObject_t)" 36 slots::cudaGetTextureObjectTextureDesc,
    "cudaGraphAddChildGraphNode" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, cudaGraph_t)" 36 slots::cudaGraphAddChildGraphNode,
    "cudaGraphAddEmptyNode" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t)" 36 slots::cudaGraphAddEmptyNode,
    "cudaGraphAddEventRecordNode" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, cudaEvent_t)" 36 slots::cudaGraphAddEventRecordNode,
    "cudaGraphAddEventWaitNode" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, cudaEvent_t)" 36 slots::cudaGraphAddEventWaitNode,
    "cudaGraphAddExternalSemaphoresSignalNode" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaExternalSemaphoreSignalNodeParams const *)" 36 slots::cudaGraphAddExternalSemaphoresSignalNode,
    "cudaGraphAddExternalSemaphoresWaitNode" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaExternalSemaphoreWaitNodeParams const *)" 36 slots::cudaGraphAddExternalSemaphoresWaitNode,
    "cudaGraphAddHostNode" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaHostNodeParams const *)" 36 slots::cudaGraphAddHostNode,
    "cudaGraphAddKernelNode" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaKernelNodeParams const *)" 36 slots::cudaGraphAddKernelNode,
    "cudaGraphAddMemAllocNode" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaMemAllocNodeParams *)" 36 slots::cudaGraphAddMemAllocNode,
    "cudaGraphAddMemFreeNode" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, void *)" 36 slots::cudaGraphAddMemFreeNode,
    "cudaGraphAddMemcpyNode" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaMemcpy3DParms const *)" 36 slots::cudaGraphAddMemcpyNode,
    "cudaGraphAddMemcpyNode1D" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, void *, void const *, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphAddMemcpyNode1D,
    "cudaGraphAddMemcpyNodeFromSymbol" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, void *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphAddMemcpyNodeFromSymbol,
    "cudaGraphAddMemcpyNodeToSymbol" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, void const *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphAddMemcpyNodeToSymbol,
    "cudaGraphAddMemsetNode" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaMemsetParams const *)" 36 slots::cudaGraphAddMemsetNode,
    "cudaGraphChildGraphNodeGetGraph" "cudaError_t (cudaGraphNode_t, cudaGraph_t *)" 36 slots::cudaGraphChildGraphNodeGetGraph,
    "cudaGraphClone" "cudaError_t (cudaGraph_t *, cudaGraph_t)" 36 slots::cudaGraphClone,
    "cudaGraphConditionalHandleCreate" "cudaError_t (cudaGraphConditionalHandle *, cudaGraph_t, unsigned int, unsigned int)" 36 slots::cudaGraphConditionalHandleCreate,
    "cudaGraphCreate" "cudaError_t (cudaGraph_t *, unsigned int)" 36 slots::cudaGraphCreate,
    "cudaGraphDebugDotPrint" "cudaError_t (cudaGraph_t, char const *, unsigned int)" 36 slots::cudaGraphDebugDotPrint,
    "cudaGraphDestroy" "cudaError_t (cudaGraph_t)" 36 slots::cudaGraphDestroy,
    "cudaGraphDestroyNode" "cudaError_t (cudaGraphNode_t)" 36 slots::cudaGraphDestroyNode,
    "cudaGraphEventRecordNodeGetEvent" "cudaError_t (cudaGraphNode_t, cudaEvent_t *)" 36 slots::cudaGraphEventRecordNodeGetEvent,
    "cudaGraphEventRecordNodeSetEvent" "cudaError_t (cudaGraphNode_t, cudaEvent_t)" 36 slots::cudaGraphEventRecordNodeSetEvent,
    "cudaGraphEventWaitNodeGetEvent" "cudaError_t (cudaGraphNode_t, cudaEvent_t *)" 36 slots::cudaGraphEventWaitNodeGetEvent,
    "cudaGraphEventWaitNodeSetEvent" "cudaError_t (cudaGraphNode_t, cudaEvent_t)" 36 slots::cudaGraphEventWaitNodeSetEvent,
    "cudaGraphExecChildGraphNodeSetParams" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, cudaGraph_t)" 36 slots::cudaGraphExecChildGraphNodeSetParams,
    "cudaGraphExecDestroy" "cudaError_t (cudaGraphExec_t)" 36 slots::cudaGraphExecDestroy,
    "cudaGraphExecEventRecordNodeSetEvent" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t)" 36 slots::cudaGraphExecEventRecordNodeSetEvent,
    "cudaGraphExecEventWaitNodeSetEvent" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t)" 36 slots::cudaGraphExecEventWaitNodeSetEvent,
    "cudaGraphExecExternalSemaphoresSignalNodeSetParams" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaExternalSemaphoreSignalNodeParams const *)" 36 slots::cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    "cudaGraphExecExternalSemaphoresWaitNodeSetParams" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaExternalSemaphoreWaitNodeParams const *)" 36 slots::cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    "cudaGraphExecGetFlags" "cudaError_t (cudaGraphExec_t, unsigned PY_LONG_LONG *)" 36 slots::cudaGraphExecGetFlags,
    "cudaGraphExecHostNodeSetParams" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaHostNodeParams const *)" 36 slots::cudaGraphExecHostNodeSetParams,
    "cudaGraphExecKernelNodeSetParams" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaKernelNodeParams const *)" 36 slots::cudaGraphExecKernelNodeSetParams,
    "cudaGraphExecMemcpyNodeSetParams" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaMemcpy3DParms const *)" 36 slots::cudaGraphExecMemcpyNodeSetParams,
    "cudaGraphExecMemcpyNodeSetParams1D" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, void *, void const *, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphExecMemcpyNodeSetParams1D,
    "cudaGraphExecMemcpyNodeSetParamsFromSymbol" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, void *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphExecMemcpyNodeSetParamsFromSymbol,
    "cudaGraphExecMemcpyNodeSetParamsToSymbol" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, void const *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphExecMemcpyNodeSetParamsToSymbol,
    "cudaGraphExecMemsetNodeSetParams" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaMemsetParams const *)" 36 slots::cudaGraphExecMemsetNodeSetParams,
    "cudaGraphExecNodeSetParams" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaGraphNodeParams *)" 36 slots::cudaGraphExecNodeSetParams,
    "cudaGraphExecUpdate" "cudaError_t (cudaGraphExec_t, cudaGraph_t, cudaGraphExecUpdateResultInfo *)" 36 slots::cudaGraphExecUpdate,
    "cudaGraphExternalSemaphoresSignalNodeGetParams" "cudaError_t (cudaGraphNode_t, struct cudaExternalSemaphoreSignalNodeParams *)" 36 slots::cudaGraphExternalSemaphoresSignalNodeGetParams,
    "cudaGraphExternalSemaphoresSignalNodeSetParams" "cudaError_t (cudaGraphNode_t, struct cudaExternalSemaphoreSignalNodeParams const *)" 36 slots::cudaGraphExternalSemaphoresSignalNodeSetParams,
    "cudaGraphExternalSemaphoresWaitNodeGetParams" "cudaError_t (cudaGraphNode_t, struct cudaExternalSemaphoreWaitNodeParams *)" 36 slots::cudaGraphExternalSemaphoresWaitNodeGetParams,
    "cudaGraphExternalSemaphoresWaitNodeSetParams" "cudaError_t (cudaGraphNode_t, struct cudaExternalSemaphoreWaitNodeParams const *)" 36 slots::cudaGraphExternalSemaphoresWaitNodeSetParams,
    "cudaGraphGetNodes" "cudaError_t (cudaGraph_t, cudaGraphNode_t *, size_t *)" 36 slots::cudaGraphGetNodes,
    "cudaGraphGetRootNodes" "cudaError_t (cudaGraph_t, cudaGraphNode_t *, size_t *)" 36 slots::cudaGraphGetRootNodes,
    "cudaGraphHostNodeGetParams" "cudaError_t (cudaGraphNode_t, struct cudaHostNodeParams *)" 36 slots::cudaGraphHostNodeGetParams,
    "cudaGraphHostNodeSetParams" "cudaError_t (cudaGraphNode_t, struct cudaHostNodeParams const *)" 36 slots::cudaGraphHostNodeSetParams,
    "cudaGraphInstantiate" "cudaError_t (cudaGraphExec_t *, cudaGraph_t, unsigned PY_LONG_LONG)" 36 slots::cudaGraphInstantiate,
    "cudaGraphInstantiateWithFlags" "cudaError_t (cudaGraphExec_t *, cudaGraph_t, unsigned PY_LONG_LONG)" 36 slots::cudaGraphInstantiateWithFlags,
    "cudaGraphInstantiateWithParams" "cudaError_t (cudaGraphExec_t *, cudaGraph_t, cudaGraphInstantiateParams *)" 36 slots::cudaGraphInstantiateWithParams,
    "cudaGraphKernelNodeCopyAttributes" "cudaError_t (cudaGraphNode_t, cudaGraphNode_t)" 36 slots::cudaGraphKernelNodeCopyAttributes,
    "cudaGraphKernelNodeGetAttribute" "cudaError_t (cudaGraphNode_t, enum cudaLaunchAttributeID, union cudaLaunchAttributeValue *)" 36 slots::cudaGraphKernelNodeGetAttribute,
    "cudaGraphKernelNodeGetParams" "cudaError_t (cudaGraphNode_t, struct cudaKernelNodeParams *)" 36 slots::cudaGraphKernelNodeGetParams,
    "cudaGraphKernelNodeSetAttribute" "cudaError_t (cudaGraphNode_t, enum cudaLaunchAttributeID, union cudaLaunchAttributeValue const *)" 36 slots::cudaGraphKernelNodeSetAttribute,
    "cudaGraphKernelNodeSetParams" "cudaError_t (cudaGraphNode_t, struct cudaKernelNodeParams const *)" 36 slots::cudaGraphKernelNodeSetParams,
    "cudaGraphLaunch" "cudaError_t (cudaGraphExec_t, cudaStream_t)" 36 slots::cudaGraphLaunch,
    "cudaGraphMemAllocNodeGetParams" "cudaError_t (cudaGraphNode_t, struct cudaMemAllocNodeParams *)" 36 slots::cudaGraphMemAllocNodeGetParams,
    "cudaGraphMemFreeNodeGetParams" "cudaError_t (cudaGraphNode_t, void *)" 36 slots::cudaGraphMemFreeNodeGetParams,
    "cudaGraphMemcpyNodeGetParams" "cudaError_t (cudaGraphNode_t, struct cudaMemcpy3DParms *)" 36 slots::cudaGraphMemcpyNodeGetParams,
    "cudaGraphMemcpyNodeSetParams" "cudaError_t (cudaGraphNode_t, struct cudaMemcpy3DParms const *)" 36 slots::cudaGraphMemcpyNodeSetParams,
    "cudaGraphMemcpyNodeSetParams1D" "cudaError_t (cudaGraphNode_t, void *, void const *, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphMemcpyNodeSetParams1D,
    "cudaGraphMemcpyNodeSetParamsFromSymbol" "cudaError_t (cudaGraphNode_t, void *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphMemcpyNodeSetParamsFromSymbol,
    "cudaGraphMemcpyNodeSetParamsToSymbol" "cudaError_t (cudaGraphNode_t, void const *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphMemcpyNodeSetParamsToSymbol,
    "cudaGraphMemsetNodeGetParams" "cudaError_t (cudaGraphNode_t, struct cudaMemsetParams *)" 36 slots::cudaGraphMemsetNodeGetParams,
    "cudaGraphMemsetNodeSetParams" "cudaError_t (cudaGraphNode_t, struct cudaMemsetParams const *)" 36 slots::cudaGraphMemsetNodeSetParams,
    "cudaGraphNodeFindInClone" "cudaError_t (cudaGraphNode_t *, cudaGraphNode_t, cudaGraph_t)" 36 slots::cudaGraphNodeFindInClone,
    "cudaGraphNodeGetEnabled" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, unsigned int *)" 36 slots::cudaGraphNodeGetEnabled,
    "cudaGraphNodeGetType" "cudaError_t (cudaGraphNode_t, enum cudaGraphNodeType *)" 36 slots::cudaGraphNodeGetType,
    "cudaGraphNodeSetEnabled" "cudaError_t (cudaGraphExec_t, cudaGraphNode_t, unsigned int)" 36 slots::cudaGraphNodeSetEnabled,
    "cudaGraphNodeSetParams" "cudaError_t (cudaGraphNode_t, struct cudaGraphNodeParams *)" 36 slots::cudaGraphNodeSetParams,
    "cudaGraphReleaseUserObject" "cudaError_t (cudaGraph_t, cudaUserObject_t, unsigned int)" 36 slots::cudaGraphReleaseUserObject,
    "cudaGraphRetainUserObject" "cudaError_t (cudaGraph_t, cudaUserObject_t, unsigned int, unsigned int)" 36 slots::cudaGraphRetainUserObject,
    "cudaGraphUpload" "cudaError_t (cudaGraphExec_t, cudaStream_t)" 36 slots::cudaGraphUpload,
    "cudaGraphicsEGLRegisterImage" "cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_EGLImageKHR, unsigned int)" 36 slots::cudaGraphicsEGLRegisterImage,
    "cudaGraphicsGLRegisterBuffer" "cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_GLuint, unsigned int)" 36 slots::cudaGraphicsGLRegisterBuffer,
    "cudaGraphicsGLRegisterImage" "cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_GLuint, __pyx_t_4cuda_8bindings_9cyruntime_GLenum, unsigned int)" 36 slots::cudaGraphicsGLRegisterImage,
    "cudaGraphicsMapResources" "cudaError_t (int, cudaGraphicsResource_t *, cudaStream_t)" 36 slots::cudaGraphicsMapResources,
    "cudaGraphicsResourceGetMappedEglFrame" "cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglFrame *, cudaGraphicsResource_t, unsigned int, unsigned int)" 36 slots::cudaGraphicsResourceGetMappedEglFrame,
    "cudaGraphicsResourceGetMappedMipmappedArray" "cudaError_t (cudaMipmappedArray_t *, cudaGraphicsResource_t)" 36 slots::cudaGraphicsResourceGetMappedMipmappedArray,
    "cudaGraphicsResourceGetMappedPointer" "cudaError_t (void **, size_t *, cudaGraphicsResource_t)" 36 slots::cudaGraphicsResourceGetMappedPointer,
    "cudaGraphicsResourceSetMapFlags" "cudaError_t (cudaGraphicsResource_t, unsigned int)" 36 slots::cudaGraphicsResourceSetMapFlags,
    "cudaGraphicsSubResourceGetMappedArray" "cudaError_t (cudaArray_t *, cudaGraphicsResource_t, unsigned int, unsigned int)" 36 slots::cudaGraphicsSubResourceGetMappedArray,
    "cudaGraphicsUnmapResources" "cudaError_t (int, cudaGraphicsResource_t *, cudaStream_t)" 36 slots::cudaGraphicsUnmapResources,
    "cudaGraphicsUnregisterResource" "cudaError_t (cudaGraphicsResource_t)" 36 slots::cudaGraphicsUnregisterResource,
    "cudaGraphicsVDPAURegisterOutputSurface" "cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_VdpOutputSurface, unsigned int)" 36 slots::cudaGraphicsVDPAURegisterOutputSurface,
    "cudaGraphicsVDPAURegisterVideoSurface" "cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_VdpVideoSurface, unsigned int)" 36 slots::cudaGraphicsVDPAURegisterVideoSurface,
    "cudaHostAlloc" "cudaError_t (void **, size_t, unsigned int)" 36 slots::cudaHostAlloc,
    "cudaHostGetDevicePointer" "cudaError_t (void **, void *, unsigned int)" 36 slots::cudaHostGetDevicePointer,
    "cudaHostGetFlags" "cudaError_t (unsigned int *, void *)" 36 slots::cudaHostGetFlags,
    "cudaHostRegister" "cudaError_t (void *, size_t, unsigned int)" 36 slots::cudaHostRegister,
    "cudaHostUnregister" "cudaError_t (void *)" 36 slots::cudaHostUnregister,
    "cudaImportExternalMemory" "cudaError_t (cudaExternalMemory_t *, struct cudaExternalMemoryHandleDesc const *)" 36 slots::cudaImportExternalMemory,
    "cudaImportExternalSemaphore" "cudaError_t (cudaExternalSemaphore_t *, struct cudaExternalSemaphoreHandleDesc const *)" 36 slots::cudaImportExternalSemaphore,
    "cudaInitDevice" "cudaError_t (int, unsigned int, unsigned int)" 36 slots::cudaInitDevice,
    "cudaIpcCloseMemHandle" "cudaError_t (void *)" 36 slots::cudaIpcCloseMemHandle,
    "cudaIpcGetEventHandle" "cudaError_t (cudaIpcEventHandle_t *, cudaEvent_t)" 36 slots::cudaIpcGetEventHandle,
    "cudaIpcGetMemHandle" "cudaError_t (cudaIpcMemHandle_t *, void *)" 36 slots::cudaIpcGetMemHandle,
    "cudaIpcOpenEventHandle" "cudaError_t (cudaEvent_t *, cudaIpcEventHandle_t)" 36 slots::cudaIpcOpenEventHandle,
    "cudaIpcOpenMemHandle" "cudaError_t (void **, cudaIpcMemHandle_t, unsigned int)" 36 slots::cudaIpcOpenMemHandle,
    "cudaKernelSetAttributeForDevice" "cudaError_t (cudaKernel_t, enum cudaFuncAttribute, int, int)" 36 slots::cudaKernelSetAttributeForDevice,
    "cudaLaunchCooperativeKernel" "cudaError_t (void const *, struct dim3, struct dim3, void **, size_t, cudaStream_t)" 36 slots::cudaLaunchCooperativeKernel,
    "cudaLaunchHostFunc" "cudaError_t (cudaStream_t, cudaHostFn_t, void *)" 36 slots::cudaLaunchHostFunc,
    "cudaLaunchKernel" "cudaError_t (void const *, struct dim3, struct dim3, void **, size_t, cudaStream_t)" 36 slots::cudaLaunchKernel,
    "cudaLaunchKernelExC" "cudaError_t (cudaLaunchConfig_t const *, void const *, void **)" 36 slots::cudaLaunchKernelExC,
    "cudaLibraryEnumerateKernels" "cudaError_t (cudaKernel_t *, unsigned int, cudaLibrary_t)" 36 slots::cudaLibraryEnumerateKernels,
    "cudaLibraryGetGlobal" "cudaError_t (void **, size_t *, cudaLibrary_t, char const *)" 36 slots::cudaLibraryGetGlobal,
    "cudaLibraryGetKernel" "cudaError_t (cudaKernel_t *, cudaLibrary_t, char const *)" 36 slots::cudaLibraryGetKernel,
    "cudaLibraryGetKernelCount" "cudaError_t (unsigned int *, cudaLibrary_t)" 36 slots::cudaLibraryGetKernelCount,
    "cudaLibraryGetManaged" "cudaError_t (void **, size_t *, cudaLibrary_t, char const *)" 36 slots::cudaLibraryGetManaged,
    "cudaLibraryGetUnifiedFunction" "cudaError_t (void **, cudaLibrary_t, char const *)" 36 slots::cudaLibraryGetUnifiedFunction,
    "cudaLibraryLoadData" "cudaError_t (cudaLibrary_t *, void const *, enum cudaJitOption *, void **, unsigned int, enum cudaLibraryOption *, void **, unsigned int)" 36 slots::cudaLibraryLoadData,
    "cudaLibraryLoadFromFile" "cudaError_t (cudaLibrary_t *, char const *, enum cudaJitOption *, void **, unsigned int, enum cudaLibraryOption *, void **, unsigned int)" 36 slots::cudaLibraryLoadFromFile,
    "cudaLibraryUnload" "cudaError_t (cudaLibrary_t)" 36 slots::cudaLibraryUnload,
    "cudaMalloc" "cudaError_t (void **, size_t)" 36 slots::cudaMalloc,
    "cudaMalloc3D" "cudaError_t (struct cudaPitchedPtr *, struct cudaExtent)" 36 slots::cudaMalloc3D,
    "cudaMalloc3DArray" "cudaError_t (cudaArray_t *, struct cudaChannelFormatDesc const *, struct cudaExtent, unsigned int)" 36 slots::cudaMalloc3DArray,
    "cudaMallocArray" "cudaError_t (cudaArray_t *, struct cudaChannelFormatDesc const *, size_t, size_t, unsigned int)" 36 slots::cudaMallocArray,
    "cudaMallocAsync" "cudaError_t (void **, size_t, cudaStream_t)" 36 slots::cudaMallocAsync,
    "cudaMallocFromPoolAsync" "cudaError_t (void **, size_t, cudaMemPool_t, cudaStream_t)" 36 slots::cudaMallocFromPoolAsync,
    "cudaMallocHost" "cudaError_t (void **, size_t)" 36 slots::cudaMallocHost,
    "cudaMallocManaged" "cudaError_t (void **, size_t, unsigned int)" 36 slots::cudaMallocManaged,
    "cudaMallocMipmappedArray" "cudaError_t (cudaMipmappedArray_t *, struct cudaChannelFormatDesc const *, struct cudaExtent, unsigned int, unsigned int)" 36 slots::cudaMallocMipmappedArray,
    "cudaMallocPitch" "cudaError_t (void **, size_t *, size_t, size_t)" 36 slots::cudaMallocPitch,
    "cudaMemGetInfo" "cudaError_t (size_t *, size_t *)" 36 slots::cudaMemGetInfo,
    "cudaMemPoolCreate" "cudaError_t (cudaMemPool_t *, struct cudaMemPoolProps const *)" 36 slots::cudaMemPoolCreate,
    "cudaMemPoolDestroy" "cudaError_t (cudaMemPool_t)" 36 slots::cudaMemPoolDestroy,
    "cudaMemPoolExportPointer" "cudaError_t (struct cudaMemPoolPtrExportData *, void *)" 36 slots::cudaMemPoolExportPointer,
    "cudaMemPoolExportToShareableHandle" "cudaError_t (void *, cudaMemPool_t, enum cudaMemAllocationHandleType, unsigned int)" 36 slots::cudaMemPoolExportToShareableHandle,
    "cudaMemPoolGetAccess" "cudaError_t (enum cudaMemAccessFlags *, cudaMemPool_t, struct cudaMemLocation *)" 36 slots::cudaMemPoolGetAccess,
    "cudaMemPoolGetAttribute" "cudaError_t (cudaMemPool_t, enum cudaMemPoolAttr, void *)" 36 slots::cudaMemPoolGetAttribute,
    "cudaMemPoolImportFromShareableHandle" "cudaError_t (cudaMemPool_t *, void *, enum cudaMemAllocationHandleType, unsigned int)" 36 slots::cudaMemPoolImportFromShareableHandle,
    "cudaMemPoolImportPointer" "cudaError_t (void **, cudaMemPool_t, struct cudaMemPoolPtrExportData *)" 36 slots::cudaMemPoolImportPointer,
    "cudaMemPoolSetAccess" "cudaError_t (cudaMemPool_t, struct cudaMemAccessDesc const *, size_t)" 36 slots::cudaMemPoolSetAccess,
    "cudaMemPoolSetAttribute" "cudaError_t (cudaMemPool_t, enum cudaMemPoolAttr, void *)" 36 slots::cudaMemPoolSetAttribute,
    "cudaMemPoolTrimTo" "cudaError_t (cudaMemPool_t, size_t)" 36 slots::cudaMemPoolTrimTo,
    "cudaMemRangeGetAttribute" "cudaError_t (void *, size_t, enum cudaMemRangeAttribute, void const *, size_t)" 36 slots::cudaMemRangeGetAttribute,
    "cudaMemRangeGetAttributes" "cudaError_t (void **, size_t *, enum cudaMemRangeAttribute *, size_t, void const *, size_t)" 36 slots::cudaMemRangeGetAttributes,
    "cudaMemcpy" "cudaError_t (void *, void const *, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpy,
    "cudaMemcpy2D" "cudaError_t (void *, size_t, void const *, size_t, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpy2D,
    "cudaMemcpy2DArrayToArray" "cudaError_t (cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpy2DArrayToArray,
    "cudaMemcpy2DAsync" "cudaError_t (void *, size_t, void const *, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpy2DAsync,
    "cudaMemcpy2DFromArray" "cudaError_t (void *, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpy2DFromArray,
    "cudaMemcpy2DFromArrayAsync" "cudaError_t (void *, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpy2DFromArrayAsync,
    "cudaMemcpy2DToArray" "cudaError_t (cudaArray_t, size_t, size_t, void const *, size_t, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpy2DToArray,
    "cudaMemcpy2DToArrayAsync" "cudaError_t (cudaArray_t, size_t, size_t, void const *, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpy2DToArrayAsync,
    "cudaMemcpy3D" "cudaError_t (struct cudaMemcpy3DParms const *)" 36 slots::cudaMemcpy3D,
    "cudaMemcpy3DAsync" "cudaError_t (struct cudaMemcpy3DParms const *, cudaStream_t)" 36 slots::cudaMemcpy3DAsync,
    "cudaMemcpy3DPeer" "cudaError_t (struct cudaMemcpy3DPeerParms const *)" 36 slots::cudaMemcpy3DPeer,
    "cudaMemcpy3DPeerAsync" "cudaError_t (struct cudaMemcpy3DPeerParms const *, cudaStream_t)" 36 slots::cudaMemcpy3DPeerAsync,
    "cudaMemcpyArrayToArray" "cudaError_t (cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpyArrayToArray,
    "cudaMemcpyAsync" "cudaError_t (void *, void const *, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpyAsync,
    "cudaMemcpyFromArray" "cudaError_t (void *, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpyFromArray,
    "cudaMemcpyFromArrayAsync" "cudaError_t (void *, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpyFromArrayAsync,
    "cudaMemcpyFromSymbol" "cudaError_t (void *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpyFromSymbol,
    "cudaMemcpyFromSymbolAsync" "cudaError_t (void *, void const *, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpyFromSymbolAsync,
    "cudaMemcpyPeer" "cudaError_t (void *, int, void const *, int, size_t)" 36 slots::cudaMemcpyPeer,
    "cudaMemcpyPeerAsync" "cudaError_t (void *, int, void const *, int, size_t, cudaStream_t)" 36 slots::cudaMemcpyPeerAsync,
    "cudaMemcpyToArray" "cudaError_t (cudaArray_t, size_t, size_t, void const *, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpyToArray,
    "cudaMemcpyToArrayAsync" "cudaError_t (cudaArray_t, size_t, size_t, void const *, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpyToArrayAsync,
    "cudaMemcpyToSymbol" "cudaError_t (void const *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpyToSymbol,
    "cudaMemcpyToSymbolAsync" "cudaError_t (void const *, void const *, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpyToSymbolAsync,
    "cudaMemset" "cudaError_t (void *, int, size_t)" 36 slots::cudaMemset,
    "cudaMemset2D" "cudaError_t (void *, size_t, int, size_t, size_t)" 36 slots::cudaMemset2D,
    "cudaMemset2DAsync" "cudaError_t (void *, size_t, int, size_t, size_t, cudaStream_t)" 36 slots::cudaMemset2DAsync,
    "cudaMemset3D" "cudaError_t (struct cudaPitchedPtr, int, struct cudaExtent)" 36 slots::cudaMemset3D,
    "cudaMemset3DAsync" "cudaError_t (struct cudaPitchedPtr, int, struct cudaExtent, cudaStream_t)" 36 slots::cudaMemset3DAsync,
    "cudaMemsetAsync" "cudaError_t (void *, int, size_t, cudaStream_t)" 36 slots::cudaMemsetAsync,
    "cudaMipmappedArrayGetMemoryRequirements" "cudaError_t (struct cudaArrayMemoryRequirements *, cudaMipmappedArray_t, int)" 36 slots::cudaMipmappedArrayGetMemoryRequirements,
    "cudaMipmappedArrayGetSparseProperties" "cudaError_t (struct cudaArraySparseProperties *, cudaMipmappedArray_t)" 36 slots::cudaMipmappedArrayGetSparseProperties,
    "cudaOccupancyAvailableDynamicSMemPerBlock" "cudaError_t (size_t *, void const *, int, int)" 36 slots::cudaOccupancyAvailableDynamicSMemPerBlock,
    "cudaOccupancyMaxActiveBlocksPerMultiprocessor" "cudaError_t (int *, void const *, int, size_t)" 36 slots::cudaOccupancyMaxActiveBlocksPerMultiprocessor,
    "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags" "cudaError_t (int *, void const *, int, size_t, unsigned int)" 36 slots::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    "cudaOccupancyMaxActiveClusters" "cudaError_t (int *, void const *, cudaLaunchConfig_t const *)" 36 slots::cudaOccupancyMaxActiveClusters,
    "cudaOccupancyMaxPotentialClusterSize" "cudaError_t (int *, void const *, cudaLaunchConfig_t const *)" 36 slots::cudaOccupancyMaxPotentialClusterSize,
    "cudaPeekAtLastError" "cudaError_t (void)" 36 slots::cudaPeekAtLastError,
    "cudaPointerGetAttributes" "cudaError_t (struct cudaPointerAttributes *, void const *)" 36 slots::cudaPointerGetAttributes,
    "cudaProfilerStart" "cudaError_t (void)" 36 slots::cudaProfilerStart,
    "cudaProfilerStop" "cudaError_t (void)" 36 slots::cudaProfilerStop,
    "cudaRuntimeGetVersion" "cudaError_t (int *)" 36 slots::cudaRuntimeGetVersion,
    "cudaSetDevice" "cudaError_t (int)" 36 slots::cudaSetDevice,
    "cudaSetDeviceFlags" "cudaError_t (unsigned int)" 36 slots::cudaSetDeviceFlags,
    "cudaSetValidDevices" "cudaError_t (int *, int)" 36 slots::cudaSetValidDevices,
    "cudaStreamAddCallback" "cudaError_t (cudaStream_t, cudaStreamCallback_t, void *, unsigned int)" 36 slots::cudaStreamAddCallback,
    "cudaStreamAttachMemAsync" "cudaError_t (cudaStream_t, void *, size_t, unsigned int)" 36 slots::cudaStreamAttachMemAsync,
    "cudaStreamBeginCapture" "cudaError_t (cudaStream_t, enum cudaStreamCaptureMode)" 36 slots::cudaStreamBeginCapture,
    "cudaStreamBeginCaptureToGraph" "cudaError_t (cudaStream_t, cudaGraph_t, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t, enum cudaStreamCaptureMode)" 36 slots::cudaStreamBeginCaptureToGraph,
    "cudaStreamCopyAttributes" "cudaError_t (cudaStream_t, cudaStream_t)" 36 slots::cudaStreamCopyAttributes,
    "cudaStreamCreate" "cudaError_t (cudaStream_t *)" 36 slots::cudaStreamCreate,
    "cudaStreamCreateWithFlags" "cudaError_t (cudaStream_t *, unsigned int)" 36 slots::cudaStreamCreateWithFlags,
    "cudaStreamCreateWithPriority" "cudaError_t (cudaStream_t *, unsigned int, int)" 36 slots::cudaStreamCreateWithPriority,
    "cudaStreamDestroy" "cudaError_t (cudaStream_t)" 36 slots::cudaStreamDestroy,
    "cudaStreamEndCapture" "cudaError_t (cudaStream_t, cudaGraph_t *)" 36 slots::cudaStreamEndCapture,
    "cudaStreamGetAttribute" "cudaError_t (cudaStream_t, enum cudaLaunchAttributeID, union cudaLaunchAttributeValue *)" 36 slots::cudaStreamGetAttribute,
    "cudaStreamGetDevice" "cudaError_t (cudaStream_t, int *)" 36 slots::cudaStreamGetDevice,
    "cudaStreamGetFlags" "cudaError_t (cudaStream_t, unsigned int *)" 36 slots::cudaStreamGetFlags,
    "cudaStreamGetId" "cudaError_t (cudaStream_t, unsigned PY_LONG_LONG *)" 36 slots::cudaStreamGetId,
    "cudaStreamGetPriority" "cudaError_t (cudaStream_t, int *)" 36 slots::cudaStreamGetPriority,
    "cudaStreamIsCapturing" "cudaError_t (cudaStream_t, enum cudaStreamCaptureStatus *)" 36 slots::cudaStreamIsCapturing,
    "cudaStreamQuery" "cudaError_t (cudaStream_t)" 36 slots::cudaStreamQuery,
    "cudaStreamSetAttribute" "cudaError_t (cudaStream_t, enum cudaLaunchAttributeID, union cudaLaunchAttributeValue const *)" 36 slots::cudaStreamSetAttribute,
    "cudaStreamSynchronize" "cudaError_t (cudaStream_t)" 36 slots::cudaStreamSynchronize,
    "cudaStreamWaitEvent" "cudaError_t (cudaStream_t, cudaEvent_t, unsigned int)" 36 slots::cudaStreamWaitEvent,
    "cudaThreadExchangeStreamCaptureMode" "cudaError_t (enum cudaStreamCaptureMode *)" 36 slots::cudaThreadExchangeStreamCaptureMode,
    "cudaUserObjectCreate" "cudaError_t (cudaUserObject_t *, void *, cudaHostFn_t, unsigned int, unsigned int)" 36 slots::cudaUserObjectCreate,
    "cudaUserObjectRelease" "cudaError_t (cudaUserObject_t, unsigned int)" 36 slots::cudaUserObjectRelease,
    "cudaUserObjectRetain" "cudaError_t (cudaUserObject_t, unsigned int)" 36 slots::cudaUserObjectRetain,
    "cudaVDPAUGetDevice" "cudaError_t (int *, __pyx_t_4cuda_8bindings_9cyruntime_VdpDevice, __pyx_t_4cuda_8bindings_9cyruntime_VdpGetProcAddress *)" 36 slots::cudaVDPAUGetDevice,
    "cudaVDPAUSetVDPAUDevice" "cudaError_t (int, __pyx_t_4cuda_8bindings_9cyruntime_VdpDevice, __pyx_t_4cuda_8bindings_9cyruntime_VdpGetProcAddress *)" 36 slots::cudaVDPAUSetVDPAUDevice,
}

int_constants! {
    CUDA_EGL_MAX_PLANES = 3,
    CUDA_IPC_HANDLE_SIZE = 64,
    cudaArrayColorAttachment = 32,
    cudaArrayCubemap = 4,
    cudaArrayDefault = 0,
    cudaArrayDeferredMapping = 128,
    cudaArrayLayered = 1,
    cudaArraySparse = 64,
    cudaArraySparsePropertiesSingleMipTail = 1,
    cudaArraySurfaceLoadStore = 2,
    cudaArrayTextureGather = 8,
    cudaCpuDeviceId = -1,
    cudaDeviceBlockingSync = 4,
    cudaDeviceLmemResizeToMax = 16,
    cudaDeviceMapHost = 8,
    cudaDeviceMask = 255,
    cudaDeviceScheduleAuto = 0,
    cudaDeviceScheduleBlockingSync = 4,
    cudaDeviceScheduleMask = 7,
    cudaDeviceScheduleSpin = 1,
    cudaDeviceScheduleYield = 2,
    cudaDeviceSyncMemops = 128,
    cudaEventBlockingSync = 1,
    cudaEventDefault = 0,
    cudaEventDisableTiming = 2,
    cudaEventInterprocess = 4,
    cudaEventRecordDefault = 0,
    cudaEventRecordExternal = 1,
    cudaEventWaitDefault = 0,
    cudaEventWaitExternal = 1,
    cudaExternalMemoryDedicated = 1,
    cudaExternalSemaphoreSignalSkipNvSciBufMemSync = 1,
    cudaExternalSemaphoreWaitSkipNvSciBufMemSync = 2,
    cudaGraphKernelNodePortDefault = 0,
    cudaGraphKernelNodePortLaunchCompletion = 2,
    cudaGraphKernelNodePortProgrammatic = 1,
    cudaHostAllocDefault = 0,
    cudaHostAllocMapped = 2,
    cudaHostAllocPortable = 1,
    cudaHostAllocWriteCombined = 4,
    cudaHostRegisterDefault = 0,
    cudaHostRegisterIoMemory = 4,
    cudaHostRegisterMapped = 2,
    cudaHostRegisterPortable = 1,
    cudaHostRegisterReadOnly = 8,
    cudaInitDeviceFlagsAreValid = 1,
    cudaInvalidDeviceId = -2,
    cudaIpcMemLazyEnablePeerAccess = 1,
    cudaMemAttachGlobal = 1,
    cudaMemAttachHost = 2,
    cudaMemAttachSingle = 4,
    cudaMemPoolCreateUsageHwDecompress = 2,
    cudaNvSciSyncAttrSignal = 1,
    cudaNvSciSyncAttrWait = 2,
    cudaOccupancyDefault = 0,
    cudaOccupancyDisableCachingOverride = 1,
    cudaPeerAccessDefault = 0,
    cudaStreamDefault = 0,
    cudaStreamLegacy = 1,
    cudaStreamNonBlocking = 1,
    cudaStreamPerThread = 2,
    cudaSurfaceType1D = 1,
    cudaSurfaceType1DLayered = 241,
    cudaSurfaceType2D = 2,
    cudaSurfaceType2DLayered = 242,
    cudaSurfaceType3D = 3,
    cudaSurfaceTypeCubemap = 12,
    cudaSurfaceTypeCubemapLayered = 252,
    cudaTextureType1D = 1,
    cudaTextureType1DLayered = 241,
    cudaTextureType2D = 2,
    cudaTextureType2DLayered = 242,
    cudaTextureType3D = 3,
    cudaTextureTypeCubemap = 12,
    cudaTextureTypeCubemapLayered = 252,
}
