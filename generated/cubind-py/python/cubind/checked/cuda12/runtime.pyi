"""CUDA runtime API of CUDA 12, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence

from cubind import _typing
from cubind.cuda12.runtime import (
    CUDART_VERSION as CUDART_VERSION,
    CUDA_EGL_MAX_PLANES as CUDA_EGL_MAX_PLANES,
    CUDA_IPC_HANDLE_SIZE as CUDA_IPC_HANDLE_SIZE,
    CUuuid as CUuuid,
    CUuuid_st as CUuuid_st,
    EGLImageKHR as EGLImageKHR,
    EGLStreamKHR as EGLStreamKHR,
    EGLSyncKHR as EGLSyncKHR,
    EGLint as EGLint,
    GLenum as GLenum,
    GLuint as GLuint,
    VdpDevice as VdpDevice,
    VdpFuncId as VdpFuncId,
    VdpOutputSurface as VdpOutputSurface,
    VdpStatus as VdpStatus,
    VdpVideoSurface as VdpVideoSurface,
    cuComplex as cuComplex,
    cuDoubleComplex as cuDoubleComplex,
    cuFloatComplex as cuFloatComplex,
    cudaAccessPolicyWindow as cudaAccessPolicyWindow,
    cudaAccessProperty as cudaAccessProperty,
    cudaArrayColorAttachment as cudaArrayColorAttachment,
    cudaArrayCubemap as cudaArrayCubemap,
    cudaArrayDefault as cudaArrayDefault,
    cudaArrayDeferredMapping as cudaArrayDeferredMapping,
    cudaArrayLayered as cudaArrayLayered,
    cudaArrayMemoryRequirements as cudaArrayMemoryRequirements,
    cudaArraySparse as cudaArraySparse,
    cudaArraySparseProperties as cudaArraySparseProperties,
    cudaArraySparsePropertiesSingleMipTail as cudaArraySparsePropertiesSingleMipTail,
    cudaArraySparseProperties_tileExtent as cudaArraySparseProperties_tileExtent,
    cudaArraySurfaceLoadStore as cudaArraySurfaceLoadStore,
    cudaArrayTextureGather as cudaArrayTextureGather,
    cudaArray_const_t as cudaArray_const_t,
    cudaArray_t as cudaArray_t,
    cudaAsyncCallback as cudaAsyncCallback,
    cudaAsyncCallbackHandle_t as cudaAsyncCallbackHandle_t,
    cudaAsyncNotificationInfo as cudaAsyncNotificationInfo,
    cudaAsyncNotificationInfo_t as cudaAsyncNotificationInfo_t,
    cudaAsyncNotificationInfo_t_info as cudaAsyncNotificationInfo_t_info,
    cudaAsyncNotificationInfo_t_info_overBudget as cudaAsyncNotificationInfo_t_info_overBudget,
    cudaAsyncNotificationType as cudaAsyncNotificationType,
    cudaCGScope as cudaCGScope,
    cudaChannelFormatDesc as cudaChannelFormatDesc,
    cudaChannelFormatKind as cudaChannelFormatKind,
    cudaChildGraphNodeParams as cudaChildGraphNodeParams,
    cudaClusterSchedulingPolicy as cudaClusterSchedulingPolicy,
    cudaComputeMode as cudaComputeMode,
    cudaConditionalNodeParams as cudaConditionalNodeParams,
    cudaCooperativeLaunchMultiDeviceNoPostSync as cudaCooperativeLaunchMultiDeviceNoPostSync,
    cudaCooperativeLaunchMultiDeviceNoPreSync as cudaCooperativeLaunchMultiDeviceNoPreSync,
    cudaCpuDeviceId as cudaCpuDeviceId,
    cudaDataType as cudaDataType,
    cudaDeviceAttr as cudaDeviceAttr,
    cudaDeviceBlockingSync as cudaDeviceBlockingSync,
    cudaDeviceLmemResizeToMax as cudaDeviceLmemResizeToMax,
    cudaDeviceMapHost as cudaDeviceMapHost,
    cudaDeviceMask as cudaDeviceMask,
    cudaDeviceNumaConfig as cudaDeviceNumaConfig,
    cudaDeviceP2PAttr as cudaDeviceP2PAttr,
    cudaDeviceProp as cudaDeviceProp,
    cudaDeviceScheduleAuto as cudaDeviceScheduleAuto,
    cudaDeviceScheduleBlockingSync as cudaDeviceScheduleBlockingSync,
    cudaDeviceScheduleMask as cudaDeviceScheduleMask,
    cudaDeviceScheduleSpin as cudaDeviceScheduleSpin,
    cudaDeviceScheduleYield as cudaDeviceScheduleYield,
    cudaDeviceSyncMemops as cudaDeviceSyncMemops,
    cudaDriverEntryPointQueryResult as cudaDriverEntryPointQueryResult,
    cudaEglColorFormat as cudaEglColorFormat,
    cudaEglFrame as cudaEglFrame,
    cudaEglFrameType as cudaEglFrameType,
    cudaEglFrame_frame as cudaEglFrame_frame,
    cudaEglFrame_st as cudaEglFrame_st,
    cudaEglPlaneDesc as cudaEglPlaneDesc,
    cudaEglPlaneDesc_st as cudaEglPlaneDesc_st,
    cudaEglResourceLocationFlags as cudaEglResourceLocationFlags,
    cudaEglStreamConnection as cudaEglStreamConnection,
    cudaError as cudaError,
    cudaError_t as cudaError_t,
    cudaEventBlockingSync as cudaEventBlockingSync,
    cudaEventDefault as cudaEventDefault,
    cudaEventDisableTiming as cudaEventDisableTiming,
    cudaEventInterprocess as cudaEventInterprocess,
    cudaEventRecordDefault as cudaEventRecordDefault,
    cudaEventRecordExternal as cudaEventRecordExternal,
    cudaEventRecordNodeParams as cudaEventRecordNodeParams,
    cudaEventWaitDefault as cudaEventWaitDefault,
    cudaEventWaitExternal as cudaEventWaitExternal,
    cudaEventWaitNodeParams as cudaEventWaitNodeParams,
    cudaEvent_t as cudaEvent_t,
    cudaExtent as cudaExtent,
    cudaExternalMemoryBufferDesc as cudaExternalMemoryBufferDesc,
    cudaExternalMemoryDedicated as cudaExternalMemoryDedicated,
    cudaExternalMemoryHandleDesc as cudaExternalMemoryHandleDesc,
    cudaExternalMemoryHandleDesc_handle as cudaExternalMemoryHandleDesc_handle,
    cudaExternalMemoryHandleDesc_handle_win32 as cudaExternalMemoryHandleDesc_handle_win32,
    cudaExternalMemoryHandleType as cudaExternalMemoryHandleType,
    cudaExternalMemoryMipmappedArrayDesc as cudaExternalMemoryMipmappedArrayDesc,
    cudaExternalMemory_t as cudaExternalMemory_t,
    cudaExternalSemaphoreHandleDesc as cudaExternalSemaphoreHandleDesc,
    cudaExternalSemaphoreHandleDesc_handle as cudaExternalSemaphoreHandleDesc_handle,
    cudaExternalSemaphoreHandleDesc_handle_win32 as cudaExternalSemaphoreHandleDesc_handle_win32,
    cudaExternalSemaphoreHandleType as cudaExternalSemaphoreHandleType,
    cudaExternalSemaphoreSignalNodeParams as cudaExternalSemaphoreSignalNodeParams,
    cudaExternalSemaphoreSignalNodeParamsV2 as cudaExternalSemaphoreSignalNodeParamsV2,
    cudaExternalSemaphoreSignalParams as cudaExternalSemaphoreSignalParams,
    cudaExternalSemaphoreSignalParams_params as cudaExternalSemaphoreSignalParams_params,
    cudaExternalSemaphoreSignalParams_params_fence as cudaExternalSemaphoreSignalParams_params_fence,
    cudaExternalSemaphoreSignalParams_params_keyedMutex as cudaExternalSemaphoreSignalParams_params_keyedMutex,
    cudaExternalSemaphoreSignalParams_params_nvSciSync as cudaExternalSemaphoreSignalParams_params_nvSciSync,
    cudaExternalSemaphoreSignalParams_v1 as cudaExternalSemaphoreSignalParams_v1,
    cudaExternalSemaphoreSignalParams_v1_params as cudaExternalSemaphoreSignalParams_v1_params,
    cudaExternalSemaphoreSignalParams_v1_params_fence as cudaExternalSemaphoreSignalParams_v1_params_fence,
    cudaExternalSemaphoreSignalParams_v1_params_keyedMutex as cudaExternalSemaphoreSignalParams_v1_params_keyedMutex,
    cudaExternalSemaphoreSignalParams_v1_params_nvSciSync as cudaExternalSemaphoreSignalParams_v1_params_nvSciSync,
    cudaExternalSemaphoreSignalSkipNvSciBufMemSync as cudaExternalSemaphoreSignalSkipNvSciBufMemSync,
    cudaExternalSemaphoreWaitNodeParams as cudaExternalSemaphoreWaitNodeParams,
    cudaExternalSemaphoreWaitNodeParamsV2 as cudaExternalSemaphoreWaitNodeParamsV2,
    cudaExternalSemaphoreWaitParams as cudaExternalSemaphoreWaitParams,
    cudaExternalSemaphoreWaitParams_params as cudaExternalSemaphoreWaitParams_params,
    cudaExternalSemaphoreWaitParams_params_fence as cudaExternalSemaphoreWaitParams_params_fence,
    cudaExternalSemaphoreWaitParams_params_keyedMutex as cudaExternalSemaphoreWaitParams_params_keyedMutex,
    cudaExternalSemaphoreWaitParams_params_nvSciSync as cudaExternalSemaphoreWaitParams_params_nvSciSync,
    cudaExternalSemaphoreWaitParams_v1 as cudaExternalSemaphoreWaitParams_v1,
    cudaExternalSemaphoreWaitParams_v1_params as cudaExternalSemaphoreWaitParams_v1_params,
    cudaExternalSemaphoreWaitParams_v1_params_fence as cudaExternalSemaphoreWaitParams_v1_params_fence,
    cudaExternalSemaphoreWaitParams_v1_params_keyedMutex as cudaExternalSemaphoreWaitParams_v1_params_keyedMutex,
    cudaExternalSemaphoreWaitParams_v1_params_nvSciSync as cudaExternalSemaphoreWaitParams_v1_params_nvSciSync,
    cudaExternalSemaphoreWaitSkipNvSciBufMemSync as cudaExternalSemaphoreWaitSkipNvSciBufMemSync,
    cudaExternalSemaphore_t as cudaExternalSemaphore_t,
    cudaFlushGPUDirectRDMAWritesOptions as cudaFlushGPUDirectRDMAWritesOptions,
    cudaFlushGPUDirectRDMAWritesScope as cudaFlushGPUDirectRDMAWritesScope,
    cudaFlushGPUDirectRDMAWritesTarget as cudaFlushGPUDirectRDMAWritesTarget,
    cudaFuncAttribute as cudaFuncAttribute,
    cudaFuncAttributes as cudaFuncAttributes,
    cudaFuncCache as cudaFuncCache,
    cudaFunction_t as cudaFunction_t,
    cudaGLDeviceList as cudaGLDeviceList,
    cudaGLMapFlags as cudaGLMapFlags,
    cudaGPUDirectRDMAWritesOrdering as cudaGPUDirectRDMAWritesOrdering,
    cudaGetDriverEntryPointFlags as cudaGetDriverEntryPointFlags,
    cudaGraphChildGraphNodeOwnership as cudaGraphChildGraphNodeOwnership,
    cudaGraphConditionalHandle as cudaGraphConditionalHandle,
    cudaGraphConditionalHandleFlags as cudaGraphConditionalHandleFlags,
    cudaGraphConditionalNodeType as cudaGraphConditionalNodeType,
    cudaGraphDebugDotFlags as cudaGraphDebugDotFlags,
    cudaGraphDependencyType as cudaGraphDependencyType,
    cudaGraphDeviceNode_t as cudaGraphDeviceNode_t,
    cudaGraphEdgeData as cudaGraphEdgeData,
    cudaGraphEdgeData_st as cudaGraphEdgeData_st,
    cudaGraphExecUpdateResult as cudaGraphExecUpdateResult,
    cudaGraphExecUpdateResultInfo as cudaGraphExecUpdateResultInfo,
    cudaGraphExecUpdateResultInfo_st as cudaGraphExecUpdateResultInfo_st,
    cudaGraphExec_t as cudaGraphExec_t,
    cudaGraphInstantiateFlags as cudaGraphInstantiateFlags,
    cudaGraphInstantiateParams as cudaGraphInstantiateParams,
    cudaGraphInstantiateParams_st as cudaGraphInstantiateParams_st,
    cudaGraphInstantiateResult as cudaGraphInstantiateResult,
    cudaGraphKernelNodeField as cudaGraphKernelNodeField,
    cudaGraphKernelNodePortDefault as cudaGraphKernelNodePortDefault,
    cudaGraphKernelNodePortLaunchCompletion as cudaGraphKernelNodePortLaunchCompletion,
    cudaGraphKernelNodePortProgrammatic as cudaGraphKernelNodePortProgrammatic,
    cudaGraphKernelNodeUpdate as cudaGraphKernelNodeUpdate,
    cudaGraphKernelNodeUpdate_updateData as cudaGraphKernelNodeUpdate_updateData,
    cudaGraphKernelNodeUpdate_updateData_param as cudaGraphKernelNodeUpdate_updateData_param,
    cudaGraphMemAttributeType as cudaGraphMemAttributeType,
    cudaGraphNodeParams as cudaGraphNodeParams,
    cudaGraphNodeParams_anon0 as cudaGraphNodeParams_anon0,
    cudaGraphNodeType as cudaGraphNodeType,
    cudaGraphNode_t as cudaGraphNode_t,
    cudaGraph_t as cudaGraph_t,
    cudaGraphicsCubeFace as cudaGraphicsCubeFace,
    cudaGraphicsMapFlags as cudaGraphicsMapFlags,
    cudaGraphicsRegisterFlags as cudaGraphicsRegisterFlags,
    cudaGraphicsResource_t as cudaGraphicsResource_t,
    cudaHostAllocDefault as cudaHostAllocDefault,
    cudaHostAllocMapped as cudaHostAllocMapped,
    cudaHostAllocPortable as cudaHostAllocPortable,
    cudaHostAllocWriteCombined as cudaHostAllocWriteCombined,
    cudaHostFn_t as cudaHostFn_t,
    cudaHostNodeParams as cudaHostNodeParams,
    cudaHostNodeParamsV2 as cudaHostNodeParamsV2,
    cudaHostRegisterDefault as cudaHostRegisterDefault,
    cudaHostRegisterIoMemory as cudaHostRegisterIoMemory,
    cudaHostRegisterMapped as cudaHostRegisterMapped,
    cudaHostRegisterPortable as cudaHostRegisterPortable,
    cudaHostRegisterReadOnly as cudaHostRegisterReadOnly,
    cudaInitDeviceFlagsAreValid as cudaInitDeviceFlagsAreValid,
    cudaInvalidDeviceId as cudaInvalidDeviceId,
    cudaIpcEventHandle_st as cudaIpcEventHandle_st,
    cudaIpcEventHandle_t as cudaIpcEventHandle_t,
    cudaIpcMemHandle_st as cudaIpcMemHandle_st,
    cudaIpcMemHandle_t as cudaIpcMemHandle_t,
    cudaIpcMemLazyEnablePeerAccess as cudaIpcMemLazyEnablePeerAccess,
    cudaJitOption as cudaJitOption,
    cudaJit_CacheMode as cudaJit_CacheMode,
    cudaJit_Fallback as cudaJit_Fallback,
    cudaKernelNodeAttrID as cudaKernelNodeAttrID,
    cudaKernelNodeAttrValue as cudaKernelNodeAttrValue,
    cudaKernelNodeAttributeAccessPolicyWindow as cudaKernelNodeAttributeAccessPolicyWindow,
    cudaKernelNodeAttributeClusterDimension as cudaKernelNodeAttributeClusterDimension,
    cudaKernelNodeAttributeClusterSchedulingPolicyPreference as cudaKernelNodeAttributeClusterSchedulingPolicyPreference,
    cudaKernelNodeAttributeCooperative as cudaKernelNodeAttributeCooperative,
    cudaKernelNodeAttributeDeviceUpdatableKernelNode as cudaKernelNodeAttributeDeviceUpdatableKernelNode,
    cudaKernelNodeAttributeMemSyncDomain as cudaKernelNodeAttributeMemSyncDomain,
    cudaKernelNodeAttributeMemSyncDomainMap as cudaKernelNodeAttributeMemSyncDomainMap,
    cudaKernelNodeAttributePreferredSharedMemoryCarveout as cudaKernelNodeAttributePreferredSharedMemoryCarveout,
    cudaKernelNodeAttributePriority as cudaKernelNodeAttributePriority,
    cudaKernelNodeParams as cudaKernelNodeParams,
    cudaKernelNodeParamsV2 as cudaKernelNodeParamsV2,
    cudaKernel_t as cudaKernel_t,
    cudaLaunchAttribute as cudaLaunchAttribute,
    cudaLaunchAttributeID as cudaLaunchAttributeID,
    cudaLaunchAttributeValue as cudaLaunchAttributeValue,
    cudaLaunchAttributeValue_clusterDim as cudaLaunchAttributeValue_clusterDim,
    cudaLaunchAttributeValue_deviceUpdatableKernelNode as cudaLaunchAttributeValue_deviceUpdatableKernelNode,
    cudaLaunchAttributeValue_launchCompletionEvent as cudaLaunchAttributeValue_launchCompletionEvent,
    cudaLaunchAttributeValue_preferredClusterDim as cudaLaunchAttributeValue_preferredClusterDim,
    cudaLaunchAttributeValue_programmaticEvent as cudaLaunchAttributeValue_programmaticEvent,
    cudaLaunchAttribute_st as cudaLaunchAttribute_st,
    cudaLaunchConfig_st as cudaLaunchConfig_st,
    cudaLaunchConfig_t as cudaLaunchConfig_t,
    cudaLaunchMemSyncDomain as cudaLaunchMemSyncDomain,
    cudaLaunchMemSyncDomainMap as cudaLaunchMemSyncDomainMap,
    cudaLaunchMemSyncDomainMap_st as cudaLaunchMemSyncDomainMap_st,
    cudaLaunchParams as cudaLaunchParams,
    cudaLibraryOption as cudaLibraryOption,
    cudaLibrary_t as cudaLibrary_t,
    cudaLimit as cudaLimit,
    cudaMemAccessDesc as cudaMemAccessDesc,
    cudaMemAccessFlags as cudaMemAccessFlags,
    cudaMemAllocNodeParams as cudaMemAllocNodeParams,
    cudaMemAllocNodeParamsV2 as cudaMemAllocNodeParamsV2,
    cudaMemAllocationHandleType as cudaMemAllocationHandleType,
    cudaMemAllocationType as cudaMemAllocationType,
    cudaMemAttachGlobal as cudaMemAttachGlobal,
    cudaMemAttachHost as cudaMemAttachHost,
    cudaMemAttachSingle as cudaMemAttachSingle,
    cudaMemFabricHandle_st as cudaMemFabricHandle_st,
    cudaMemFabricHandle_t as cudaMemFabricHandle_t,
    cudaMemFreeNodeParams as cudaMemFreeNodeParams,
    cudaMemLocation as cudaMemLocation,
    cudaMemLocationType as cudaMemLocationType,
    cudaMemPoolAttr as cudaMemPoolAttr,
    cudaMemPoolCreateUsageHwDecompress as cudaMemPoolCreateUsageHwDecompress,
    cudaMemPoolProps as cudaMemPoolProps,
    cudaMemPoolPtrExportData as cudaMemPoolPtrExportData,
    cudaMemPool_t as cudaMemPool_t,
    cudaMemRangeAttribute as cudaMemRangeAttribute,
    cudaMemcpy3DBatchOp as cudaMemcpy3DBatchOp,
    cudaMemcpy3DOperand as cudaMemcpy3DOperand,
    cudaMemcpy3DOperandType as cudaMemcpy3DOperandType,
    cudaMemcpy3DOperand_op as cudaMemcpy3DOperand_op,
    cudaMemcpy3DOperand_op_array as cudaMemcpy3DOperand_op_array,
    cudaMemcpy3DOperand_op_ptr as cudaMemcpy3DOperand_op_ptr,
    cudaMemcpy3DParms as cudaMemcpy3DParms,
    cudaMemcpy3DPeerParms as cudaMemcpy3DPeerParms,
    cudaMemcpyAttributes as cudaMemcpyAttributes,
    cudaMemcpyFlags as cudaMemcpyFlags,
    cudaMemcpyKind as cudaMemcpyKind,
    cudaMemcpyNodeParams as cudaMemcpyNodeParams,
    cudaMemcpySrcAccessOrder as cudaMemcpySrcAccessOrder,
    cudaMemoryAdvise as cudaMemoryAdvise,
    cudaMemoryType as cudaMemoryType,
    cudaMemsetParams as cudaMemsetParams,
    cudaMemsetParamsV2 as cudaMemsetParamsV2,
    cudaMipmappedArray_const_t as cudaMipmappedArray_const_t,
    cudaMipmappedArray_t as cudaMipmappedArray_t,
    cudaNvSciSyncAttrSignal as cudaNvSciSyncAttrSignal,
    cudaNvSciSyncAttrWait as cudaNvSciSyncAttrWait,
    cudaOccupancyDefault as cudaOccupancyDefault,
    cudaOccupancyDisableCachingOverride as cudaOccupancyDisableCachingOverride,
    cudaOffset3D as cudaOffset3D,
    cudaPeerAccessDefault as cudaPeerAccessDefault,
    cudaPitchedPtr as cudaPitchedPtr,
    cudaPointerAttributes as cudaPointerAttributes,
    cudaPos as cudaPos,
    cudaResourceDesc as cudaResourceDesc,
    cudaResourceDesc_res as cudaResourceDesc_res,
    cudaResourceDesc_res_array as cudaResourceDesc_res_array,
    cudaResourceDesc_res_linear as cudaResourceDesc_res_linear,
    cudaResourceDesc_res_mipmap as cudaResourceDesc_res_mipmap,
    cudaResourceDesc_res_pitch2D as cudaResourceDesc_res_pitch2D,
    cudaResourceType as cudaResourceType,
    cudaResourceViewDesc as cudaResourceViewDesc,
    cudaResourceViewFormat as cudaResourceViewFormat,
    cudaRoundMode as cudaRoundMode,
    cudaSharedCarveout as cudaSharedCarveout,
    cudaSharedMemConfig as cudaSharedMemConfig,
    cudaStreamAttrID as cudaStreamAttrID,
    cudaStreamAttrValue as cudaStreamAttrValue,
    cudaStreamAttributeAccessPolicyWindow as cudaStreamAttributeAccessPolicyWindow,
    cudaStreamAttributeMemSyncDomain as cudaStreamAttributeMemSyncDomain,
    cudaStreamAttributeMemSyncDomainMap as cudaStreamAttributeMemSyncDomainMap,
    cudaStreamAttributePriority as cudaStreamAttributePriority,
    cudaStreamAttributeSynchronizationPolicy as cudaStreamAttributeSynchronizationPolicy,
    cudaStreamCallback_t as cudaStreamCallback_t,
    cudaStreamCaptureMode as cudaStreamCaptureMode,
    cudaStreamCaptureStatus as cudaStreamCaptureStatus,
    cudaStreamDefault as cudaStreamDefault,
    cudaStreamLegacy as cudaStreamLegacy,
    cudaStreamNonBlocking as cudaStreamNonBlocking,
    cudaStreamPerThread as cudaStreamPerThread,
    cudaStreamUpdateCaptureDependenciesFlags as cudaStreamUpdateCaptureDependenciesFlags,
    cudaStream_t as cudaStream_t,
    cudaSurfaceBoundaryMode as cudaSurfaceBoundaryMode,
    cudaSurfaceFormatMode as cudaSurfaceFormatMode,
    cudaSurfaceObject_t as cudaSurfaceObject_t,
    cudaSurfaceType1D as cudaSurfaceType1D,
    cudaSurfaceType1DLayered as cudaSurfaceType1DLayered,
    cudaSurfaceType2D as cudaSurfaceType2D,
    cudaSurfaceType2DLayered as cudaSurfaceType2DLayered,
    cudaSurfaceType3D as cudaSurfaceType3D,
    cudaSurfaceTypeCubemap as cudaSurfaceTypeCubemap,
    cudaSurfaceTypeCubemapLayered as cudaSurfaceTypeCubemapLayered,
    cudaSynchronizationPolicy as cudaSynchronizationPolicy,
    cudaTextureAddressMode as cudaTextureAddressMode,
    cudaTextureDesc as cudaTextureDesc,
    cudaTextureFilterMode as cudaTextureFilterMode,
    cudaTextureObject_t as cudaTextureObject_t,
    cudaTextureReadMode as cudaTextureReadMode,
    cudaTextureType1D as cudaTextureType1D,
    cudaTextureType1DLayered as cudaTextureType1DLayered,
    cudaTextureType2D as cudaTextureType2D,
    cudaTextureType2DLayered as cudaTextureType2DLayered,
    cudaTextureType3D as cudaTextureType3D,
    cudaTextureTypeCubemap as cudaTextureTypeCubemap,
    cudaTextureTypeCubemapLayered as cudaTextureTypeCubemapLayered,
    cudaUUID_t as cudaUUID_t,
    cudaUserObjectFlags as cudaUserObjectFlags,
    cudaUserObjectRetainFlags as cudaUserObjectRetainFlags,
    cudaUserObject_t as cudaUserObject_t,
    cudalibraryHostUniversalFunctionAndDataTable as cudalibraryHostUniversalFunctionAndDataTable,
    dim3 as dim3,
    double2 as double2,
    float2 as float2,
    libraryPropertyType as libraryPropertyType,
    sizeof as sizeof,
)
from cubind.checked.cuda13.runtime import (
    cudaArrayGetInfo as cudaArrayGetInfo,
    cudaArrayGetMemoryRequirements as cudaArrayGetMemoryRequirements,
    cudaArrayGetPlane as cudaArrayGetPlane,
    cudaArrayGetSparseProperties as cudaArrayGetSparseProperties,
    cudaCreateChannelDesc as cudaCreateChannelDesc,
    cudaCtxResetPersistingL2Cache as cudaCtxResetPersistingL2Cache,
    cudaDestroyExternalMemory as cudaDestroyExternalMemory,
    cudaDestroyExternalSemaphore as cudaDestroyExternalSemaphore,
    cudaDestroySurfaceObject as cudaDestroySurfaceObject,
    cudaDestroyTextureObject as cudaDestroyTextureObject,
    cudaDeviceCanAccessPeer as cudaDeviceCanAccessPeer,
    cudaDeviceDisablePeerAccess as cudaDeviceDisablePeerAccess,
    cudaDeviceEnablePeerAccess as cudaDeviceEnablePeerAccess,
    cudaDeviceFlushGPUDirectRDMAWrites as cudaDeviceFlushGPUDirectRDMAWrites,
    cudaDeviceGetByPCIBusId as cudaDeviceGetByPCIBusId,
    cudaDeviceGetCacheConfig as cudaDeviceGetCacheConfig,
    cudaDeviceGetDefaultMemPool as cudaDeviceGetDefaultMemPool,
    cudaDeviceGetGraphMemAttribute as cudaDeviceGetGraphMemAttribute,
    cudaDeviceGetLimit as cudaDeviceGetLimit,
    cudaDeviceGetMemPool as cudaDeviceGetMemPool,
    cudaDeviceGetNvSciSyncAttributes as cudaDeviceGetNvSciSyncAttributes,
    cudaDeviceGetP2PAttribute as cudaDeviceGetP2PAttribute,
    cudaDeviceGetPCIBusId as cudaDeviceGetPCIBusId,
    cudaDeviceGetSharedMemConfig as cudaDeviceGetSharedMemConfig,
    cudaDeviceGetStreamPriorityRange as cudaDeviceGetStreamPriorityRange,
    cudaDeviceGetTexture1DLinearMaxWidth as cudaDeviceGetTexture1DLinearMaxWidth,
    cudaDeviceGraphMemTrim as cudaDeviceGraphMemTrim,
    cudaDeviceRegisterAsyncNotification as cudaDeviceRegisterAsyncNotification,
    cudaDeviceReset as cudaDeviceReset,
    cudaDeviceSetCacheConfig as cudaDeviceSetCacheConfig,
    cudaDeviceSetGraphMemAttribute as cudaDeviceSetGraphMemAttribute,
    cudaDeviceSetLimit as cudaDeviceSetLimit,
    cudaDeviceSetMemPool as cudaDeviceSetMemPool,
    cudaDeviceSetSharedMemConfig as cudaDeviceSetSharedMemConfig,
    cudaDeviceUnregisterAsyncNotification as cudaDeviceUnregisterAsyncNotification,
    cudaDriverGetVersion as cudaDriverGetVersion,
    cudaEGLStreamConsumerAcquireFrame as cudaEGLStreamConsumerAcquireFrame,
    cudaEGLStreamConsumerConnect as cudaEGLStreamConsumerConnect,
    cudaEGLStreamConsumerConnectWithFlags as cudaEGLStreamConsumerConnectWithFlags,
    cudaEGLStreamConsumerDisconnect as cudaEGLStreamConsumerDisconnect,
    cudaEGLStreamConsumerReleaseFrame as cudaEGLStreamConsumerReleaseFrame,
    cudaEGLStreamProducerConnect as cudaEGLStreamProducerConnect,
    cudaEGLStreamProducerDisconnect as cudaEGLStreamProducerDisconnect,
    cudaEGLStreamProducerPresentFrame as cudaEGLStreamProducerPresentFrame,
    cudaEGLStreamProducerReturnFrame as cudaEGLStreamProducerReturnFrame,
    cudaEventCreate as cudaEventCreate,
    cudaEventCreateFromEGLSync as cudaEventCreateFromEGLSync,
    cudaEventCreateWithFlags as cudaEventCreateWithFlags,
    cudaEventDestroy as cudaEventDestroy,
    cudaEventElapsedTime as cudaEventElapsedTime,
    cudaEventQuery as cudaEventQuery,
    cudaEventRecord as cudaEventRecord,
    cudaEventRecordWithFlags as cudaEventRecordWithFlags,
    cudaEventSynchronize as cudaEventSynchronize,
    cudaFree as cudaFree,
    cudaFreeArray as cudaFreeArray,
    cudaFreeAsync as cudaFreeAsync,
    cudaFreeHost as cudaFreeHost,
    cudaFreeMipmappedArray as cudaFreeMipmappedArray,
    cudaFuncGetName as cudaFuncGetName,
    cudaFuncGetParamInfo as cudaFuncGetParamInfo,
    cudaFuncSetCacheConfig as cudaFuncSetCacheConfig,
    cudaFuncSetSharedMemConfig as cudaFuncSetSharedMemConfig,
    cudaGLGetDevices as cudaGLGetDevices,
    cudaGLMapBufferObject as cudaGLMapBufferObject,
    cudaGLMapBufferObjectAsync as cudaGLMapBufferObjectAsync,
    cudaGLRegisterBufferObject as cudaGLRegisterBufferObject,
    cudaGLSetBufferObjectMapFlags as cudaGLSetBufferObjectMapFlags,
    cudaGLSetGLDevice as cudaGLSetGLDevice,
    cudaGLUnmapBufferObject as cudaGLUnmapBufferObject,
    cudaGLUnmapBufferObjectAsync as cudaGLUnmapBufferObjectAsync,
    cudaGLUnregisterBufferObject as cudaGLUnregisterBufferObject,
    cudaGetChannelDesc as cudaGetChannelDesc,
    cudaGetDevice as cudaGetDevice,
    cudaGetDeviceCount as cudaGetDeviceCount,
    cudaGetDeviceFlags as cudaGetDeviceFlags,
    cudaGetDriverEntryPointByVersion as cudaGetDriverEntryPointByVersion,
    cudaGetErrorName as cudaGetErrorName,
    cudaGetErrorString as cudaGetErrorString,
    cudaGetExportTable as cudaGetExportTable,
    cudaGetFuncBySymbol as cudaGetFuncBySymbol,
    cudaGetKernel as cudaGetKernel,
    cudaGetLastError as cudaGetLastError,
    cudaGetMipmappedArrayLevel as cudaGetMipmappedArrayLevel,
    cudaGetSymbolAddress as cudaGetSymbolAddress,
    cudaGetSymbolSize as cudaGetSymbolSize,
    cudaGetTextureObjectTextureDesc as cudaGetTextureObjectTextureDesc,
    cudaGraphAddChildGraphNode as cudaGraphAddChildGraphNode,
    cudaGraphAddEmptyNode as cudaGraphAddEmptyNode,
    cudaGraphAddEventRecordNode as cudaGraphAddEventRecordNode,
    cudaGraphAddEventWaitNode as cudaGraphAddEventWaitNode,
    cudaGraphAddExternalSemaphoresSignalNode as cudaGraphAddExternalSemaphoresSignalNode,
    cudaGraphAddExternalSemaphoresWaitNode as cudaGraphAddExternalSemaphoresWaitNode,
    cudaGraphAddHostNode as cudaGraphAddHostNode,
    cudaGraphAddKernelNode as cudaGraphAddKernelNode,
    cudaGraphAddMemFreeNode as cudaGraphAddMemFreeNode,
    cudaGraphAddMemcpyNode as cudaGraphAddMemcpyNode,
    cudaGraphAddMemcpyNode1D as cudaGraphAddMemcpyNode1D,
    cudaGraphAddMemcpyNodeFromSymbol as cudaGraphAddMemcpyNodeFromSymbol,
    cudaGraphAddMemcpyNodeToSymbol as cudaGraphAddMemcpyNodeToSymbol,
    cudaGraphAddMemsetNode as cudaGraphAddMemsetNode,
    cudaGraphChildGraphNodeGetGraph as cudaGraphChildGraphNodeGetGraph,
    cudaGraphClone as cudaGraphClone,
    cudaGraphConditionalHandleCreate as cudaGraphConditionalHandleCreate,
    cudaGraphCreate as cudaGraphCreate,
    cudaGraphDebugDotPrint as cudaGraphDebugDotPrint,
    cudaGraphDestroy as cudaGraphDestroy,
    cudaGraphDestroyNode as cudaGraphDestroyNode,
    cudaGraphEventRecordNodeGetEvent as cudaGraphEventRecordNodeGetEvent,
    cudaGraphEventRecordNodeSetEvent as cudaGraphEventRecordNodeSetEvent,
    cudaGraphEventWaitNodeGetEvent as cudaGraphEventWaitNodeGetEvent,
    cudaGraphEventWaitNodeSetEvent as cudaGraphEventWaitNodeSetEvent,
    cudaGraphExecChildGraphNodeSetParams as cudaGraphExecChildGraphNodeSetParams,
    cudaGraphExecDestroy as cudaGraphExecDestroy,
    cudaGraphExecEventRecordNodeSetEvent as cudaGraphExecEventRecordNodeSetEvent,
    cudaGraphExecEventWaitNodeSetEvent as cudaGraphExecEventWaitNodeSetEvent,
    cudaGraphExecExternalSemaphoresSignalNodeSetParams as cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    cudaGraphExecExternalSemaphoresWaitNodeSetParams as cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    cudaGraphExecGetFlags as cudaGraphExecGetFlags,
    cudaGraphExecHostNodeSetParams as cudaGraphExecHostNodeSetParams,
    cudaGraphExecKernelNodeSetParams as cudaGraphExecKernelNodeSetParams,
    cudaGraphExecMemcpyNodeSetParams as cudaGraphExecMemcpyNodeSetParams,
    cudaGraphExecMemcpyNodeSetParams1D as cudaGraphExecMemcpyNodeSetParams1D,
    cudaGraphExecMemcpyNodeSetParamsFromSymbol as cudaGraphExecMemcpyNodeSetParamsFromSymbol,
    cudaGraphExecMemcpyNodeSetParamsToSymbol as cudaGraphExecMemcpyNodeSetParamsToSymbol,
    cudaGraphExecMemsetNodeSetParams as cudaGraphExecMemsetNodeSetParams,
    cudaGraphExecUpdate as cudaGraphExecUpdate,
    cudaGraphExternalSemaphoresSignalNodeGetParams as cudaGraphExternalSemaphoresSignalNodeGetParams,
    cudaGraphExternalSemaphoresSignalNodeSetParams as cudaGraphExternalSemaphoresSignalNodeSetParams,
    cudaGraphExternalSemaphoresWaitNodeGetParams as cudaGraphExternalSemaphoresWaitNodeGetParams,
    cudaGraphExternalSemaphoresWaitNodeSetParams as cudaGraphExternalSemaphoresWaitNodeSetParams,
    cudaGraphGetNodes as cudaGraphGetNodes,
    cudaGraphGetRootNodes as cudaGraphGetRootNodes,
    cudaGraphHostNodeGetParams as cudaGraphHostNodeGetParams,
    cudaGraphHostNodeSetParams as cudaGraphHostNodeSetParams,
    cudaGraphInstantiate as cudaGraphInstantiate,
    cudaGraphInstantiateWithFlags as cudaGraphInstantiateWithFlags,
    cudaGraphInstantiateWithParams as cudaGraphInstantiateWithParams,
    cudaGraphKernelNodeGetParams as cudaGraphKernelNodeGetParams,
    cudaGraphKernelNodeSetParams as cudaGraphKernelNodeSetParams,
    cudaGraphLaunch as cudaGraphLaunch,
    cudaGraphMemFreeNodeGetParams as cudaGraphMemFreeNodeGetParams,
    cudaGraphMemcpyNodeGetParams as cudaGraphMemcpyNodeGetParams,
    cudaGraphMemcpyNodeSetParams as cudaGraphMemcpyNodeSetParams,
    cudaGraphMemcpyNodeSetParams1D as cudaGraphMemcpyNodeSetParams1D,
    cudaGraphMemcpyNodeSetParamsFromSymbol as cudaGraphMemcpyNodeSetParamsFromSymbol,
    cudaGraphMemcpyNodeSetParamsToSymbol as cudaGraphMemcpyNodeSetParamsToSymbol,
    cudaGraphMemsetNodeGetParams as cudaGraphMemsetNodeGetParams,
    cudaGraphMemsetNodeSetParams as cudaGraphMemsetNodeSetParams,
    cudaGraphNodeFindInClone as cudaGraphNodeFindInClone,
    cudaGraphNodeGetEnabled as cudaGraphNodeGetEnabled,
    cudaGraphNodeSetEnabled as cudaGraphNodeSetEnabled,
    cudaGraphReleaseUserObject as cudaGraphReleaseUserObject,
    cudaGraphRetainUserObject as cudaGraphRetainUserObject,
    cudaGraphUpload as cudaGraphUpload,
    cudaGraphicsEGLRegisterImage as cudaGraphicsEGLRegisterImage,
    cudaGraphicsGLRegisterBuffer as cudaGraphicsGLRegisterBuffer,
    cudaGraphicsGLRegisterImage as cudaGraphicsGLRegisterImage,
    cudaGraphicsMapResources as cudaGraphicsMapResources,
    cudaGraphicsResourceGetMappedEglFrame as cudaGraphicsResourceGetMappedEglFrame,
    cudaGraphicsResourceGetMappedMipmappedArray as cudaGraphicsResourceGetMappedMipmappedArray,
    cudaGraphicsResourceGetMappedPointer as cudaGraphicsResourceGetMappedPointer,
    cudaGraphicsResourceSetMapFlags as cudaGraphicsResourceSetMapFlags,
    cudaGraphicsSubResourceGetMappedArray as cudaGraphicsSubResourceGetMappedArray,
    cudaGraphicsUnmapResources as cudaGraphicsUnmapResources,
    cudaGraphicsUnregisterResource as cudaGraphicsUnregisterResource,
    cudaGraphicsVDPAURegisterOutputSurface as cudaGraphicsVDPAURegisterOutputSurface,
    cudaGraphicsVDPAURegisterVideoSurface as cudaGraphicsVDPAURegisterVideoSurface,
    cudaHostGetDevicePointer as cudaHostGetDevicePointer,
    cudaHostGetFlags as cudaHostGetFlags,
    cudaHostUnregister as cudaHostUnregister,
    cudaInitDevice as cudaInitDevice,
    cudaIpcCloseMemHandle as cudaIpcCloseMemHandle,
    cudaIpcGetEventHandle as cudaIpcGetEventHandle,
    cudaIpcGetMemHandle as cudaIpcGetMemHandle,
    cudaIpcOpenEventHandle as cudaIpcOpenEventHandle,
    cudaIpcOpenMemHandle as cudaIpcOpenMemHandle,
    cudaLaunchCooperativeKernel as cudaLaunchCooperativeKernel,
    cudaLaunchHostFunc as cudaLaunchHostFunc,
    cudaLaunchKernel as cudaLaunchKernel,
    cudaLibraryEnumerateKernels as cudaLibraryEnumerateKernels,
    cudaLibraryGetGlobal as cudaLibraryGetGlobal,
    cudaLibraryGetKernel as cudaLibraryGetKernel,
    cudaLibraryGetKernelCount as cudaLibraryGetKernelCount,
    cudaLibraryGetManaged as cudaLibraryGetManaged,
    cudaLibraryGetUnifiedFunction as cudaLibraryGetUnifiedFunction,
    cudaLibraryLoadData as cudaLibraryLoadData,
    cudaLibraryLoadFromFile as cudaLibraryLoadFromFile,
    cudaLibraryUnload as cudaLibraryUnload,
    cudaMalloc3D as cudaMalloc3D,
    cudaMalloc3DArray as cudaMalloc3DArray,
    cudaMallocArray as cudaMallocArray,
    cudaMallocAsync as cudaMallocAsync,
    cudaMallocFromPoolAsync as cudaMallocFromPoolAsync,
    cudaMallocManaged as cudaMallocManaged,
    cudaMallocMipmappedArray as cudaMallocMipmappedArray,
    cudaMallocPitch as cudaMallocPitch,
    cudaMemGetInfo as cudaMemGetInfo,
    cudaMemPoolDestroy as cudaMemPoolDestroy,
    cudaMemPoolExportPointer as cudaMemPoolExportPointer,
    cudaMemPoolExportToShareableHandle as cudaMemPoolExportToShareableHandle,
    cudaMemPoolGetAttribute as cudaMemPoolGetAttribute,
    cudaMemPoolImportFromShareableHandle as cudaMemPoolImportFromShareableHandle,
    cudaMemPoolImportPointer as cudaMemPoolImportPointer,
    cudaMemPoolSetAttribute as cudaMemPoolSetAttribute,
    cudaMemPoolTrimTo as cudaMemPoolTrimTo,
    cudaMemRangeGetAttribute as cudaMemRangeGetAttribute,
    cudaMemRangeGetAttributes as cudaMemRangeGetAttributes,
    cudaMemcpy as cudaMemcpy,
    cudaMemcpy2D as cudaMemcpy2D,
    cudaMemcpy2DArrayToArray as cudaMemcpy2DArrayToArray,
    cudaMemcpy2DAsync as cudaMemcpy2DAsync,
    cudaMemcpy2DFromArray as cudaMemcpy2DFromArray,
    cudaMemcpy2DFromArrayAsync as cudaMemcpy2DFromArrayAsync,
    cudaMemcpy2DToArray as cudaMemcpy2DToArray,
    cudaMemcpy2DToArrayAsync as cudaMemcpy2DToArrayAsync,
    cudaMemcpy3D as cudaMemcpy3D,
    cudaMemcpy3DAsync as cudaMemcpy3DAsync,
    cudaMemcpy3DPeer as cudaMemcpy3DPeer,
    cudaMemcpy3DPeerAsync as cudaMemcpy3DPeerAsync,
    cudaMemcpyArrayToArray as cudaMemcpyArrayToArray,
    cudaMemcpyAsync as cudaMemcpyAsync,
    cudaMemcpyFromArray as cudaMemcpyFromArray,
    cudaMemcpyFromArrayAsync as cudaMemcpyFromArrayAsync,
    cudaMemcpyFromSymbol as cudaMemcpyFromSymbol,
    cudaMemcpyFromSymbolAsync as cudaMemcpyFromSymbolAsync,
    cudaMemcpyPeer as cudaMemcpyPeer,
    cudaMemcpyPeerAsync as cudaMemcpyPeerAsync,
    cudaMemcpyToArray as cudaMemcpyToArray,
    cudaMemcpyToArrayAsync as cudaMemcpyToArrayAsync,
    cudaMemcpyToSymbol as cudaMemcpyToSymbol,
    cudaMemcpyToSymbolAsync as cudaMemcpyToSymbolAsync,
    cudaMemset as cudaMemset,
    cudaMemset2D as cudaMemset2D,
    cudaMemset2DAsync as cudaMemset2DAsync,
    cudaMemset3D as cudaMemset3D,
    cudaMemset3DAsync as cudaMemset3DAsync,
    cudaMemsetAsync as cudaMemsetAsync,
    cudaMipmappedArrayGetMemoryRequirements as cudaMipmappedArrayGetMemoryRequirements,
    cudaMipmappedArrayGetSparseProperties as cudaMipmappedArrayGetSparseProperties,
    cudaOccupancyAvailableDynamicSMemPerBlock as cudaOccupancyAvailableDynamicSMemPerBlock,
    cudaOccupancyMaxActiveBlocksPerMultiprocessor as cudaOccupancyMaxActiveBlocksPerMultiprocessor,
    cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags as cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    cudaPeekAtLastError as cudaPeekAtLastError,
    cudaProfilerStart as cudaProfilerStart,
    cudaProfilerStop as cudaProfilerStop,
    cudaRuntimeGetVersion as cudaRuntimeGetVersion,
    cudaSetDevice as cudaSetDevice,
    cudaSetDeviceFlags as cudaSetDeviceFlags,
    cudaSetValidDevices as cudaSetValidDevices,
    cudaSignalExternalSemaphoresAsync as cudaSignalExternalSemaphoresAsync,
    cudaStreamAddCallback as cudaStreamAddCallback,
    cudaStreamAttachMemAsync as cudaStreamAttachMemAsync,
    cudaStreamBeginCapture as cudaStreamBeginCapture,
    cudaStreamBeginCaptureToGraph as cudaStreamBeginCaptureToGraph,
    cudaStreamCopyAttributes as cudaStreamCopyAttributes,
    cudaStreamDestroy as cudaStreamDestroy,
    cudaStreamEndCapture as cudaStreamEndCapture,
    cudaStreamGetDevice as cudaStreamGetDevice,
    cudaStreamGetFlags as cudaStreamGetFlags,
    cudaStreamGetId as cudaStreamGetId,
    cudaStreamGetPriority as cudaStreamGetPriority,
    cudaStreamIsCapturing as cudaStreamIsCapturing,
    cudaStreamQuery as cudaStreamQuery,
    cudaStreamSynchronize as cudaStreamSynchronize,
    cudaStreamWaitEvent as cudaStreamWaitEvent,
    cudaThreadExchangeStreamCaptureMode as cudaThreadExchangeStreamCaptureMode,
    cudaUserObjectCreate as cudaUserObjectCreate,
    cudaUserObjectRelease as cudaUserObjectRelease,
    cudaUserObjectRetain as cudaUserObjectRetain,
    cudaVDPAUGetDevice as cudaVDPAUGetDevice,
    cudaVDPAUSetVDPAUDevice as cudaVDPAUSetVDPAUDevice,
    cudaWaitExternalSemaphoresAsync as cudaWaitExternalSemaphoresAsync,
    getLocalRuntimeVersion as getLocalRuntimeVersion,
    make_cuComplex as make_cuComplex,
    make_cuDoubleComplex as make_cuDoubleComplex,
    make_cuFloatComplex as make_cuFloatComplex,
    make_cudaExtent as make_cudaExtent,
    make_cudaPitchedPtr as make_cudaPitchedPtr,
    make_cudaPos as make_cudaPos,
)

def cudaChooseDevice(prop: cudaDeviceProp | None) -> int:
    """Selects the device whose properties best match the requested ones.

    Returns
    -------
    device : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaCreateSurfaceObject(pResDesc: cudaResourceDesc | None) -> cudaSurfaceObject_t:
    """Creates a surface object, with which kernels read and write a CUDA array.

    Parameters
    ----------
    pResDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as
        ``pSurfObject`` exists.

    Returns
    -------
    pSurfObject : cudaSurfaceObject_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidChannelDescriptor``,
        ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    """

def cudaCreateTextureObject(
    pResDesc: cudaResourceDesc | None,
    pTexDesc: cudaTextureDesc | None,
    pResViewDesc: cudaResourceViewDesc | None,
) -> cudaTextureObject_t:
    """Creates a texture object from a resource and modes for addressing, filtering and reading.

    Parameters
    ----------
    pResDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``pTexObject``
        exists.

    Returns
    -------
    pTexObject : cudaTextureObject_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaDeviceGetAttribute(attr: cudaDeviceAttr, device: _typing.Integer) -> int:
    """Returns the value of one device attribute, such as the number of multiprocessors.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.
    """

def cudaDeviceSynchronize() -> None:
    """Blocks until all work submitted to the current device has finished.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaEventElapsedTime_v2(
    start: cudaEvent_t | _typing.Integer | None,
    end: cudaEvent_t | _typing.Integer | None,
) -> float:
    """Returns the time in milliseconds between two events; both must be recorded with timing enabled.

    Returns
    -------
    ms : float

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``, ``cudaErrorNotReady``, ``cudaErrorUnknown``.
    """

def cudaExternalMemoryGetMappedBuffer(
    extMem: cudaExternalMemory_t | _typing.Integer | None,
    bufferDesc: cudaExternalMemoryBufferDesc | None,
) -> int:
    """Maps a range of imported memory as device memory.

    Returns
    -------
    devPtr : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.
    """

def cudaExternalMemoryGetMappedMipmappedArray(
    extMem: cudaExternalMemory_t | _typing.Integer | None,
    mipmapDesc: cudaExternalMemoryMipmappedArrayDesc | None,
) -> cudaMipmappedArray_t:
    """Maps imported memory as a mipmapped CUDA array.

    Returns
    -------
    mipmap : cudaMipmappedArray_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.
    """

def cudaFuncGetAttributes(func: _typing.Pointer | str) -> cudaFuncAttributes:
    """Returns the attributes of a kernel, such as its register count, memory use and PTX version.

    Returns
    -------
    attr : cudaFuncAttributes

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``.
    """

def cudaFuncSetAttribute(
    func: _typing.Pointer | str,
    attr: cudaFuncAttribute,
    value: _typing.Integer,
) -> None:
    """Sets an attribute of a kernel, such as the limit on dynamic shared memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``.
    """

def cudaGetDeviceProperties(device: _typing.Integer) -> cudaDeviceProp:
    """Returns the properties of a device: name, compute capability, memory and limits.

    Returns
    -------
    prop : cudaDeviceProp

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.
    """

def cudaGetDeviceProperties_v2(device: _typing.Integer) -> cudaDeviceProp:
    """An alias of cudaGetDeviceProperties."""

def cudaGetDriverEntryPoint(
    symbol: _typing.Text,
    flags: _typing.Integer,
) -> tuple[int, cudaDriverEntryPointQueryResult]:
    """Looks up the address of a driver function by name, in the revision for the runtime's CUDA version.

    Parameters
    ----------
    flags
        Flags: members of ``cudaGetDriverEntryPointFlags``.

    Returns
    -------
    funcPtr : int
        Referenced memory and handles are valid as long as the process runs.
    driverStatus : cudaDriverEntryPointQueryResult

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGetSurfaceObjectResourceDesc(
    surfObject: cudaSurfaceObject_t | _typing.Integer | None,
) -> cudaResourceDesc:
    """Returns the CUDA array that a surface object accesses.

    Returns
    -------
    pResDesc : cudaResourceDesc
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGetTextureObjectResourceDesc(
    texObject: cudaTextureObject_t | _typing.Integer | None,
) -> cudaResourceDesc:
    """Returns the array or memory that a texture object reads.

    Returns
    -------
    pResDesc : cudaResourceDesc
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGetTextureObjectResourceViewDesc(
    texObject: cudaTextureObject_t | _typing.Integer | None,
) -> cudaResourceViewDesc:
    """Returns the format, size and mipmap levels with which a texture object views its resource.

    Returns
    -------
    pResViewDesc : cudaResourceViewDesc

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGraphAddDependencies(
    graph: cudaGraph_t | _typing.Integer | None,
    from_: _Sequence[cudaGraphNode_t] | None,
    to: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
) -> None:
    """Adds edges to a graph: each ``to[i]`` waits for ``from[i]``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGraphAddDependencies_v2(
    graph: cudaGraph_t | _typing.Integer | None,
    from_: _Sequence[cudaGraphNode_t] | None,
    to: _Sequence[cudaGraphNode_t] | None,
    edgeData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _typing.Integer,
) -> None:
    """Adds edges to a graph, with edge data (ports and type): each ``to[i]`` waits for ``from[i]``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGraphAddMemAllocNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    nodeParams: cudaMemAllocNodeParams | None,
) -> cudaGraphNode_t:
    """Adds a graph node that allocates memory at a fixed address, which is written to the parameter record.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    pGraphNode : cudaGraphNode_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
    """

def cudaGraphAddNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    nodeParams: cudaGraphNodeParams | None,
) -> cudaGraphNode_t:
    """Adds a node of any type, described by one record, to a graph.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    pGraphNode : cudaGraphNode_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaGraphAddNode_v2(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    dependencyData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _typing.Integer,
    nodeParams: cudaGraphNodeParams | None,
) -> cudaGraphNode_t:
    """Adds a node of any type to a graph, with data for the edges to its dependencies.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    pGraphNode : cudaGraphNode_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    nodeParams: cudaGraphNodeParams | None,
) -> None:
    """Sets the parameters of a node of any type, in an executable graph only.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graphExec``
        exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaGraphGetEdges(
    graph: cudaGraph_t | _typing.Integer | None,
    numEdges: _typing.Integer | None = None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphNode_t]]:
    """Lists the edges of a graph as two arrays of nodes.

    Parameters
    ----------
    numEdges
        If omitted, cubind determines the required length.

    Returns
    -------
    from : list[cudaGraphNode_t]
    to : list[cudaGraphNode_t]

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
        The exception's attribute ``outputs`` contains: ``from_``, ``to``, ``numEdges``.
    """

def cudaGraphGetEdges_v2(
    graph: cudaGraph_t | _typing.Integer | None,
    numEdges: _typing.Integer | None = None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    """Lists the edges of a graph as two arrays of nodes, with data for each edge.

    Parameters
    ----------
    numEdges
        If omitted, cubind determines the required length.

    Returns
    -------
    from : list[cudaGraphNode_t]
    to : list[cudaGraphNode_t]
    edgeData : list[cudaGraphEdgeData]

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
        The exception's attribute ``outputs`` contains: ``from_``, ``to``, ``edgeData``, ``numEdges``.
    """

def cudaGraphKernelNodeCopyAttributes(
    hSrc: cudaGraphNode_t | _typing.Integer | None,
    hDst: cudaGraphNode_t | _typing.Integer | None,
) -> None:
    """Copies all attributes of one kernel node to another.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t | _typing.Integer | None,
    attr: cudaLaunchAttributeID,
) -> cudaLaunchAttributeValue:
    """Returns an attribute of a kernel node, such as the priority.

    Returns
    -------
    value_out : cudaLaunchAttributeValue
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``hNode`` must be a kernel node, and ``attr`` an attribute of kernels.
    """

def cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t | _typing.Integer | None,
    attr: cudaLaunchAttributeID,
    value: cudaLaunchAttributeValue | None,
) -> None:
    """Sets an attribute of a kernel node, such as the priority.

    Parameters
    ----------
    value
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hNode``, or
        a copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.
    """

def cudaGraphMemAllocNodeGetParams(node: cudaGraphNode_t | _typing.Integer | None) -> cudaMemAllocNodeParams:
    """Returns the pool, size and address of the memory that a node allocates.

    Returns
    -------
    params_out : cudaMemAllocNodeParams
        Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
    """

def cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNumDependencies: _typing.Integer | None = None,
) -> list[cudaGraphNode_t]:
    """Lists the nodes that a node waits for.

    Parameters
    ----------
    pNumDependencies
        If omitted, cubind determines the required length.

    Returns
    -------
    pDependencies : list[cudaGraphNode_t]

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
        The exception's attribute ``outputs`` contains: ``pDependencies``, ``pNumDependencies``.
    """

def cudaGraphNodeGetDependencies_v2(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNumDependencies: _typing.Integer | None = None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    """Lists the nodes that a node waits for, with data for each edge.

    Parameters
    ----------
    pNumDependencies
        If omitted, cubind determines the required length.

    Returns
    -------
    pDependencies : list[cudaGraphNode_t]
    edgeData : list[cudaGraphEdgeData]

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
        The exception's attribute ``outputs`` contains: ``pDependencies``, ``edgeData``, ``pNumDependencies``.
    """

def cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNumDependentNodes: _typing.Integer | None = None,
) -> list[cudaGraphNode_t]:
    """Lists the nodes that wait for a node.

    Parameters
    ----------
    pNumDependentNodes
        If omitted, cubind determines the required length.

    Returns
    -------
    pDependentNodes : list[cudaGraphNode_t]

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
        The exception's attribute ``outputs`` contains: ``pDependentNodes``, ``pNumDependentNodes``.
    """

def cudaGraphNodeGetDependentNodes_v2(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNumDependentNodes: _typing.Integer | None = None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    """Lists the nodes that wait for a node, with data for each edge.

    Parameters
    ----------
    pNumDependentNodes
        If omitted, cubind determines the required length.

    Returns
    -------
    pDependentNodes : list[cudaGraphNode_t]
    edgeData : list[cudaGraphEdgeData]

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
        The exception's attribute ``outputs`` contains: ``pDependentNodes``, ``edgeData``, ``pNumDependentNodes``.
    """

def cudaGraphNodeGetType(node: cudaGraphNode_t | _typing.Integer | None) -> cudaGraphNodeType:
    """Returns the type of a node.

    Returns
    -------
    pType : cudaGraphNodeType

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGraphNodeSetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
    nodeParams: cudaGraphNodeParams | None,
) -> None:
    """Sets the parameters of a node of any type; the type itself cannot change.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``node``, or a
        copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaGraphRemoveDependencies(
    graph: cudaGraph_t | _typing.Integer | None,
    from_: _Sequence[cudaGraphNode_t] | None,
    to: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
) -> None:
    """Removes edges from a graph: the edge from each ``from[i]`` to ``to[i]``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGraphRemoveDependencies_v2(
    graph: cudaGraph_t | _typing.Integer | None,
    from_: _Sequence[cudaGraphNode_t] | None,
    to: _Sequence[cudaGraphNode_t] | None,
    edgeData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _typing.Integer,
) -> None:
    """Removes edges with the given edge data from a graph: the edge from each ``from[i]`` to ``to[i]``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaHostAlloc(size: _typing.Integer, flags: _typing.Integer) -> int:
    """Allocates page-locked host memory with flags (portable, mapped, write-combined).

    Parameters
    ----------
    flags
        Flags: ``cudaHostAllocDefault``, ``cudaHostAllocMapped``, ``cudaHostAllocPortable``,
        ``cudaHostAllocWriteCombined``.

    Returns
    -------
    pHost : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``.
    """

def cudaHostRegister(ptr: _typing.Pointer, size: _typing.Integer, flags: _typing.Integer) -> None:
    """Page-locks existing host memory, and maps it into device address spaces if requested.

    Parameters
    ----------
    ptr
        Used after the call returns; must be kept alive until ``cudaHostUnregister`` is called.
    flags
        Flags: ``cudaHostRegisterDefault``, ``cudaHostRegisterIoMemory``, ``cudaHostRegisterMapped``,
        ``cudaHostRegisterPortable``, ``cudaHostRegisterReadOnly``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorHostMemoryAlreadyRegistered``,
        ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.
    """

def cudaImportExternalMemory(memHandleDesc: cudaExternalMemoryHandleDesc | None) -> cudaExternalMemory_t:
    """Imports memory from another API, such as Vulkan, Direct3D or NvSciBuf, given its handle.

    Parameters
    ----------
    memHandleDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``extMem_out``
        exists.

    Returns
    -------
    extMem_out : cudaExternalMemory_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorOperatingSystem``.

    Warnings
    --------
    - A file descriptor in ``memHandleDesc`` belongs to the driver if the call succeeds: the program must neither use
      nor close it.
    """

def cudaImportExternalSemaphore(
    semHandleDesc: cudaExternalSemaphoreHandleDesc | None,
) -> cudaExternalSemaphore_t:
    """Imports a semaphore or fence from another API, given its handle.

    Parameters
    ----------
    semHandleDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``extSem_out``
        exists.

    Returns
    -------
    extSem_out : cudaExternalSemaphore_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorOperatingSystem``.

    Warnings
    --------
    - A file descriptor in ``semHandleDesc`` belongs to the driver if the call succeeds: the program must neither use
      nor close it.
    """

def cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t | _typing.Integer | None,
    attr: cudaFuncAttribute,
    value: _typing.Integer,
    device: _typing.Integer,
) -> None:
    """Sets an attribute of a kernel on one device, such as the limit on dynamic shared memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``.
    """

def cudaLaunchCooperativeKernelMultiDevice(
    launchParamsList: _Sequence[cudaLaunchParams] | None,
    numDevices: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Launches a kernel on several devices, whose grids can synchronize with each other.

    Parameters
    ----------
    launchParamsList
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``launchParamsList``'s stream.
    flags
        Flags: ``cudaCooperativeLaunchMultiDeviceNoPostSync``, ``cudaCooperativeLaunchMultiDeviceNoPreSync``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCooperativeLaunchTooLarge``,
        ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorLaunchFailure``,
        ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorSharedObjectInitFailed``.

    Warnings
    --------
    - ``args`` of each element must contain one address for each parameter of the kernel, which points to a value of the
      parameter's type.

    Notes
    -----
    Deprecated.
    """

def cudaLaunchKernelExC(
    config: cudaLaunchConfig_t | None,
    func: _typing.Pointer | str,
    args: _typing.KernelParams,
) -> None:
    """Launches a kernel with a configuration record: grid, stream, and attributes such as the cluster size.

    Parameters
    ----------
    config, args
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``config``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidConfiguration``,
        ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidPtx``, ``cudaErrorJitCompilationDisabled``,
        ``cudaErrorJitCompilerNotFound``, ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``,
        ``cudaErrorLaunchTimeout``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSharedObjectInitFailed``,
        ``cudaErrorUnsupportedPtxVersion``.
    """

def cudaMalloc(size: _typing.Integer) -> int:
    """Allocates device memory on the current device.

    Returns
    -------
    devPtr : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``.
    """

def cudaMallocHost(size: _typing.Integer) -> int:
    """Allocates page-locked host memory that the device can read and write.

    Returns
    -------
    ptr : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``.
    """

def cudaMemAdvise(
    devPtr: _typing.Pointer | str,
    count: _typing.Integer,
    advice: cudaMemoryAdvise,
    device: _typing.Integer,
) -> None:
    """Advises the driver about the use of a range of managed memory, for example that it is mostly read.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.
    """

def cudaMemAdvise_v2(
    devPtr: _typing.Pointer | str,
    count: _typing.Integer,
    advice: cudaMemoryAdvise,
    location: cudaMemLocation,
) -> None:
    """Advises the driver about the use of a range of managed memory, for example that it is mostly read.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.
    """

def cudaMemPoolCreate(poolProps: cudaMemPoolProps | None) -> cudaMemPool_t:
    """Creates a memory pool on a device or on the host.

    Returns
    -------
    memPool : cudaMemPool_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaMemPoolGetAccess(
    memPool: cudaMemPool_t | _typing.Integer | None,
    location: cudaMemLocation | None,
) -> cudaMemAccessFlags:
    """Returns the access that a location has to a pool's memory.

    Returns
    -------
    flags : cudaMemAccessFlags

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaMemPoolSetAccess(
    memPool: cudaMemPool_t | _typing.Integer | None,
    descList: _Sequence[cudaMemAccessDesc] | None,
    count: _typing.Integer,
) -> None:
    """Sets the access that devices have to a pool's memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - Memory of the pool must not be used from a location that loses access.
    """

def cudaMemPrefetchAsync(
    devPtr: _typing.Pointer | str,
    count: _typing.Integer,
    dstDevice: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Prefetches managed memory to a device or to the host, in stream order.

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.
    """

def cudaMemPrefetchAsync_v2(
    devPtr: _typing.Pointer | str,
    count: _typing.Integer,
    location: cudaMemLocation,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Prefetches managed memory to a device or to the host, in stream order.

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.
    """

def cudaMemcpy3DBatchAsync(
    numOps: _typing.Integer,
    opList: _Sequence[cudaMemcpy3DBatchOp] | None,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.

    Parameters
    ----------
    opList
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    failIdx : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
        The exception's attribute ``outputs`` contains: ``failIdx``.

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.
    """

def cudaMemcpyBatchAsync(
    dsts: _Sequence[_typing.Pointer] | None,
    srcs: _Sequence[_typing.Pointer] | None,
    sizes: _Sequence[_typing.Integer] | None,
    count: _typing.Integer,
    attrs: _Sequence[cudaMemcpyAttributes] | None,
    attrsIdxs: _Sequence[_typing.Integer] | None,
    numAttrs: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.

    Parameters
    ----------
    dsts
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    srcs
        Referenced memory and handles are used after the call returns; they must be kept alive for the duration that
        ``attrs`` specifies.

    Returns
    -------
    failIdx : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
        The exception's attribute ``outputs`` contains: ``failIdx``.

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.
    """

def cudaOccupancyMaxActiveClusters(
    func: _typing.Pointer | str,
    launchConfig: cudaLaunchConfig_t | None,
) -> int:
    """Returns the maximum number of clusters of a launch that can run on a device at the same time.

    Returns
    -------
    numClusters : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidClusterSize``,
        ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaOccupancyMaxPotentialClusterSize(
    func: _typing.Pointer | str,
    launchConfig: cudaLaunchConfig_t | None,
) -> int:
    """Returns the maximum cluster size, in blocks, for a launch configuration.

    Returns
    -------
    clusterSize : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaPointerGetAttributes(ptr: _typing.Pointer | str) -> cudaPointerAttributes:
    """Returns the memory type at an address (host, device, managed or unknown) and the device.

    Returns
    -------
    attributes : cudaPointerAttributes
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.
    """

def cudaSetDoubleForDevice(d: float) -> float:
    """Has no effect; formerly converted a ``double`` for devices without double precision.

    Returns
    -------
    d : float

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecated.
    """

def cudaSetDoubleForHost(d: float) -> float:
    """Has no effect; formerly restored a ``double`` from devices without double precision.

    Returns
    -------
    d : float

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecated.
    """

def cudaSignalExternalSemaphoresAsync_v2(
    extSemArray: _Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: _Sequence[cudaExternalSemaphoreSignalParams] | None,
    numExtSems: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """An alias of cudaSignalExternalSemaphoresAsync."""

def cudaStreamCreate() -> cudaStream_t:
    """Creates a stream on the current device that synchronizes with the legacy default stream.

    Returns
    -------
    pStream : cudaStream_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaStreamCreateWithFlags(flags: _typing.Integer) -> cudaStream_t:
    """Creates a stream; flags specify whether it synchronizes with the legacy default stream.

    Parameters
    ----------
    flags
        Flags: ``cudaStreamDefault``, ``cudaStreamNonBlocking``.

    Returns
    -------
    pStream : cudaStream_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaStreamCreateWithPriority(flags: _typing.Integer, priority: _typing.Integer) -> cudaStream_t:
    """Creates a stream with a priority; smaller numbers mean higher priorities.

    Parameters
    ----------
    flags
        Flags: ``cudaStreamDefault``, ``cudaStreamNonBlocking``.

    Returns
    -------
    pStream : cudaStream_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaStreamGetAttribute(
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    attr: cudaLaunchAttributeID,
) -> cudaLaunchAttributeValue:
    """Returns an attribute of a stream, such as the L2 access policy window.

    Returns
    -------
    value_out : cudaLaunchAttributeValue
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.
    """

def cudaStreamGetCaptureInfo(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaStreamCaptureStatus, int, cudaGraph_t, list[cudaGraphNode_t], int]:
    """Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

    Returns
    -------
    captureStatus_out : cudaStreamCaptureStatus
    id_out : int
    graph_out : cudaGraph_t
    dependencies_out : list[cudaGraphNode_t]
    numDependencies_out : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorStreamCaptureImplicit``.
    """

def cudaStreamGetCaptureInfo_v2(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaStreamCaptureStatus, int, cudaGraph_t, list[cudaGraphNode_t], int]:
    """An alias of cudaStreamGetCaptureInfo."""

def cudaStreamGetCaptureInfo_v3(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaStreamCaptureStatus, int, cudaGraph_t, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    """Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

    Returns
    -------
    captureStatus_out : cudaStreamCaptureStatus
    id_out : int
    graph_out : cudaGraph_t
    dependencies_out : list[cudaGraphNode_t]
    edgeData_out : list[cudaGraphEdgeData]
    numDependencies_out : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``,
        ``cudaErrorStreamCaptureImplicit``.
    """

def cudaStreamSetAttribute(
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    attr: cudaLaunchAttributeID,
    value: cudaLaunchAttributeValue | None,
) -> None:
    """Sets an attribute of a stream, such as the L2 access policy window.

    Parameters
    ----------
    value
        Referenced memory and handles are used after the call returns; cubind keeps them alive until another value is
        set in ``hStream``, or ``hStream`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.
    """

def cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    dependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Adds or replaces the nodes on which the next captured work of a stream depends.

    Parameters
    ----------
    flags
        Flags: members of ``cudaStreamUpdateCaptureDependenciesFlags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorIllegalState``, ``cudaErrorInvalidValue``.
    """

def cudaStreamUpdateCaptureDependencies_v2(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    dependencies: _Sequence[cudaGraphNode_t] | None,
    dependencyData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Adds or replaces the nodes on which the next captured work of a stream depends.

    Parameters
    ----------
    flags
        Flags: members of ``cudaStreamUpdateCaptureDependenciesFlags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorIllegalState``, ``cudaErrorInvalidValue``.
    """

def cudaThreadExit() -> None:
    """Works like ``cudaDeviceReset``, which supersedes this function.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Warnings
    --------
    - Nothing in the process may use objects of the device's primary context during or after the call. Library handles
      that were created in it must be destroyed first, because destroying one uses the context.

    Notes
    -----
    Deprecated.
    """

def cudaThreadGetCacheConfig() -> cudaFuncCache:
    """Works like ``cudaDeviceGetCacheConfig``, which supersedes this function.

    Returns
    -------
    pCacheConfig : cudaFuncCache

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecated.
    """

def cudaThreadGetLimit(limit: cudaLimit) -> int:
    """Works like ``cudaDeviceGetLimit``, which supersedes this function.

    Returns
    -------
    pValue : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorUnsupportedLimit``.

    Notes
    -----
    Deprecated.
    """

def cudaThreadSetCacheConfig(cacheConfig: cudaFuncCache) -> None:
    """Works like ``cudaDeviceSetCacheConfig``, which supersedes this function.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecated.
    """

def cudaThreadSetLimit(limit: cudaLimit, value: _typing.Integer) -> None:
    """Works like ``cudaDeviceSetLimit``, which supersedes this function.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorUnsupportedLimit``.

    Notes
    -----
    Deprecated.
    """

def cudaThreadSynchronize() -> None:
    """Works like ``cudaDeviceSynchronize``, which supersedes this function.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecated.
    """

def cudaWaitExternalSemaphoresAsync_v2(
    extSemArray: _Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: _Sequence[cudaExternalSemaphoreWaitParams] | None,
    numExtSems: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """An alias of cudaWaitExternalSemaphoresAsync."""
