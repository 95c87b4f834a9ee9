//! The contents of `runtime` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::runtime::common;
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
    table.constant("cudaMemAttachGlobal", Constant::Int(1));
    table.constant("cudaMemAttachHost", Constant::Int(2));
    table.constant("cudaMemAttachSingle", Constant::Int(4));
    table.constant("cudaMemPoolCreateUsageHwDecompress", Constant::Int(2));
    table.constant("cudaNvSciSyncAttrSignal", Constant::Int(1));
    table.constant("cudaNvSciSyncAttrWait", Constant::Int(2));
    table.constant("cudaOccupancyDefault", Constant::Int(0));
    table.constant("cudaOccupancyDisableCachingOverride", Constant::Int(1));
    table.constant("cudaPeerAccessDefault", Constant::Int(0));
    table.constant("cudaStreamAttributeAccessPolicyWindow", Constant::Enum(&runtime::cudaLaunchAttributeID, 1));
    table.constant("cudaStreamAttributeMemSyncDomain", Constant::Enum(&runtime::cudaLaunchAttributeID, 10));
    table.constant("cudaStreamAttributeMemSyncDomainMap", Constant::Enum(&runtime::cudaLaunchAttributeID, 9));
    table.constant("cudaStreamAttributePriority", Constant::Enum(&runtime::cudaLaunchAttributeID, 8));
    table.constant("cudaStreamAttributeSynchronizationPolicy", Constant::Enum(&runtime::cudaLaunchAttributeID, 3));
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
