"""CUDA runtime API of CUDA 12 (API of toolkit 12.9).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import ClassVar as _ClassVar, Final as _Final

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda12.driver import (
    CUuuid_st as CUuuid_st,
    CUuuid as CUuuid,
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
)
from cubind.cuda13.runtime import (
    CUDA_EGL_MAX_PLANES as CUDA_EGL_MAX_PLANES,
    CUDA_IPC_HANDLE_SIZE as CUDA_IPC_HANDLE_SIZE,
    cuComplex as cuComplex,
    cuDoubleComplex as cuDoubleComplex,
    cuFloatComplex as cuFloatComplex,
    cudaAccessPolicyWindow as cudaAccessPolicyWindow,
    cudaAccessProperty as cudaAccessProperty,
    cudaArrayColorAttachment as cudaArrayColorAttachment,
    cudaArrayCubemap as cudaArrayCubemap,
    cudaArrayDefault as cudaArrayDefault,
    cudaArrayDeferredMapping as cudaArrayDeferredMapping,
    cudaArrayGetInfo as cudaArrayGetInfo,
    cudaArrayGetMemoryRequirements as cudaArrayGetMemoryRequirements,
    cudaArrayGetPlane as cudaArrayGetPlane,
    cudaArrayGetSparseProperties as cudaArrayGetSparseProperties,
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
    cudaCpuDeviceId as cudaCpuDeviceId,
    cudaCreateChannelDesc as cudaCreateChannelDesc,
    cudaCtxResetPersistingL2Cache as cudaCtxResetPersistingL2Cache,
    cudaDataType as cudaDataType,
    cudaDestroyExternalMemory as cudaDestroyExternalMemory,
    cudaDestroyExternalSemaphore as cudaDestroyExternalSemaphore,
    cudaDestroySurfaceObject as cudaDestroySurfaceObject,
    cudaDestroyTextureObject as cudaDestroyTextureObject,
    cudaDeviceBlockingSync as cudaDeviceBlockingSync,
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
    cudaDeviceLmemResizeToMax as cudaDeviceLmemResizeToMax,
    cudaDeviceMapHost as cudaDeviceMapHost,
    cudaDeviceMask as cudaDeviceMask,
    cudaDeviceNumaConfig as cudaDeviceNumaConfig,
    cudaDeviceP2PAttr as cudaDeviceP2PAttr,
    cudaDeviceRegisterAsyncNotification as cudaDeviceRegisterAsyncNotification,
    cudaDeviceReset as cudaDeviceReset,
    cudaDeviceScheduleAuto as cudaDeviceScheduleAuto,
    cudaDeviceScheduleBlockingSync as cudaDeviceScheduleBlockingSync,
    cudaDeviceScheduleMask as cudaDeviceScheduleMask,
    cudaDeviceScheduleSpin as cudaDeviceScheduleSpin,
    cudaDeviceScheduleYield as cudaDeviceScheduleYield,
    cudaDeviceSetCacheConfig as cudaDeviceSetCacheConfig,
    cudaDeviceSetGraphMemAttribute as cudaDeviceSetGraphMemAttribute,
    cudaDeviceSetLimit as cudaDeviceSetLimit,
    cudaDeviceSetMemPool as cudaDeviceSetMemPool,
    cudaDeviceSetSharedMemConfig as cudaDeviceSetSharedMemConfig,
    cudaDeviceSyncMemops as cudaDeviceSyncMemops,
    cudaDeviceUnregisterAsyncNotification as cudaDeviceUnregisterAsyncNotification,
    cudaDriverEntryPointQueryResult as cudaDriverEntryPointQueryResult,
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
    cudaEventCreate as cudaEventCreate,
    cudaEventCreateFromEGLSync as cudaEventCreateFromEGLSync,
    cudaEventCreateWithFlags as cudaEventCreateWithFlags,
    cudaEventDefault as cudaEventDefault,
    cudaEventDestroy as cudaEventDestroy,
    cudaEventDisableTiming as cudaEventDisableTiming,
    cudaEventElapsedTime as cudaEventElapsedTime,
    cudaEventInterprocess as cudaEventInterprocess,
    cudaEventQuery as cudaEventQuery,
    cudaEventRecord as cudaEventRecord,
    cudaEventRecordDefault as cudaEventRecordDefault,
    cudaEventRecordExternal as cudaEventRecordExternal,
    cudaEventRecordWithFlags as cudaEventRecordWithFlags,
    cudaEventSynchronize as cudaEventSynchronize,
    cudaEventWaitDefault as cudaEventWaitDefault,
    cudaEventWaitExternal as cudaEventWaitExternal,
    cudaEventWaitNodeParams as cudaEventWaitNodeParams,
    cudaEvent_t as cudaEvent_t,
    cudaExtent as cudaExtent,
    cudaExternalMemoryDedicated as cudaExternalMemoryDedicated,
    cudaExternalMemoryHandleDesc_handle as cudaExternalMemoryHandleDesc_handle,
    cudaExternalMemoryHandleDesc_handle_win32 as cudaExternalMemoryHandleDesc_handle_win32,
    cudaExternalMemoryHandleType as cudaExternalMemoryHandleType,
    cudaExternalMemory_t as cudaExternalMemory_t,
    cudaExternalSemaphoreHandleDesc_handle as cudaExternalSemaphoreHandleDesc_handle,
    cudaExternalSemaphoreHandleDesc_handle_win32 as cudaExternalSemaphoreHandleDesc_handle_win32,
    cudaExternalSemaphoreHandleType as cudaExternalSemaphoreHandleType,
    cudaExternalSemaphoreSignalNodeParams as cudaExternalSemaphoreSignalNodeParams,
    cudaExternalSemaphoreSignalParams as cudaExternalSemaphoreSignalParams,
    cudaExternalSemaphoreSignalParams_params as cudaExternalSemaphoreSignalParams_params,
    cudaExternalSemaphoreSignalParams_params_fence as cudaExternalSemaphoreSignalParams_params_fence,
    cudaExternalSemaphoreSignalParams_params_keyedMutex as cudaExternalSemaphoreSignalParams_params_keyedMutex,
    cudaExternalSemaphoreSignalParams_params_nvSciSync as cudaExternalSemaphoreSignalParams_params_nvSciSync,
    cudaExternalSemaphoreSignalSkipNvSciBufMemSync as cudaExternalSemaphoreSignalSkipNvSciBufMemSync,
    cudaExternalSemaphoreWaitNodeParams as cudaExternalSemaphoreWaitNodeParams,
    cudaExternalSemaphoreWaitParams as cudaExternalSemaphoreWaitParams,
    cudaExternalSemaphoreWaitParams_params as cudaExternalSemaphoreWaitParams_params,
    cudaExternalSemaphoreWaitParams_params_fence as cudaExternalSemaphoreWaitParams_params_fence,
    cudaExternalSemaphoreWaitParams_params_keyedMutex as cudaExternalSemaphoreWaitParams_params_keyedMutex,
    cudaExternalSemaphoreWaitParams_params_nvSciSync as cudaExternalSemaphoreWaitParams_params_nvSciSync,
    cudaExternalSemaphoreWaitSkipNvSciBufMemSync as cudaExternalSemaphoreWaitSkipNvSciBufMemSync,
    cudaExternalSemaphore_t as cudaExternalSemaphore_t,
    cudaFlushGPUDirectRDMAWritesOptions as cudaFlushGPUDirectRDMAWritesOptions,
    cudaFlushGPUDirectRDMAWritesScope as cudaFlushGPUDirectRDMAWritesScope,
    cudaFlushGPUDirectRDMAWritesTarget as cudaFlushGPUDirectRDMAWritesTarget,
    cudaFree as cudaFree,
    cudaFreeArray as cudaFreeArray,
    cudaFreeAsync as cudaFreeAsync,
    cudaFreeHost as cudaFreeHost,
    cudaFreeMipmappedArray as cudaFreeMipmappedArray,
    cudaFuncCache as cudaFuncCache,
    cudaFuncGetName as cudaFuncGetName,
    cudaFuncGetParamInfo as cudaFuncGetParamInfo,
    cudaFuncSetCacheConfig as cudaFuncSetCacheConfig,
    cudaFuncSetSharedMemConfig as cudaFuncSetSharedMemConfig,
    cudaFunction_t as cudaFunction_t,
    cudaGLDeviceList as cudaGLDeviceList,
    cudaGLGetDevices as cudaGLGetDevices,
    cudaGLMapBufferObject as cudaGLMapBufferObject,
    cudaGLMapBufferObjectAsync as cudaGLMapBufferObjectAsync,
    cudaGLMapFlags as cudaGLMapFlags,
    cudaGLRegisterBufferObject as cudaGLRegisterBufferObject,
    cudaGLSetBufferObjectMapFlags as cudaGLSetBufferObjectMapFlags,
    cudaGLSetGLDevice as cudaGLSetGLDevice,
    cudaGLUnmapBufferObject as cudaGLUnmapBufferObject,
    cudaGLUnmapBufferObjectAsync as cudaGLUnmapBufferObjectAsync,
    cudaGLUnregisterBufferObject as cudaGLUnregisterBufferObject,
    cudaGPUDirectRDMAWritesOrdering as cudaGPUDirectRDMAWritesOrdering,
    cudaGetChannelDesc as cudaGetChannelDesc,
    cudaGetDevice as cudaGetDevice,
    cudaGetDeviceCount as cudaGetDeviceCount,
    cudaGetDeviceFlags as cudaGetDeviceFlags,
    cudaGetDriverEntryPointByVersion as cudaGetDriverEntryPointByVersion,
    cudaGetDriverEntryPointFlags as cudaGetDriverEntryPointFlags,
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
    cudaGraphChildGraphNodeOwnership as cudaGraphChildGraphNodeOwnership,
    cudaGraphClone as cudaGraphClone,
    cudaGraphConditionalHandle as cudaGraphConditionalHandle,
    cudaGraphConditionalHandleCreate as cudaGraphConditionalHandleCreate,
    cudaGraphConditionalHandleFlags as cudaGraphConditionalHandleFlags,
    cudaGraphConditionalNodeType as cudaGraphConditionalNodeType,
    cudaGraphCreate as cudaGraphCreate,
    cudaGraphDebugDotFlags as cudaGraphDebugDotFlags,
    cudaGraphDebugDotPrint as cudaGraphDebugDotPrint,
    cudaGraphDependencyType as cudaGraphDependencyType,
    cudaGraphDestroy as cudaGraphDestroy,
    cudaGraphDestroyNode as cudaGraphDestroyNode,
    cudaGraphDeviceNode_t as cudaGraphDeviceNode_t,
    cudaGraphEdgeData as cudaGraphEdgeData,
    cudaGraphEdgeData_st as cudaGraphEdgeData_st,
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
    cudaGraphExecUpdateResult as cudaGraphExecUpdateResult,
    cudaGraphExecUpdateResultInfo as cudaGraphExecUpdateResultInfo,
    cudaGraphExecUpdateResultInfo_st as cudaGraphExecUpdateResultInfo_st,
    cudaGraphExec_t as cudaGraphExec_t,
    cudaGraphExternalSemaphoresSignalNodeGetParams as cudaGraphExternalSemaphoresSignalNodeGetParams,
    cudaGraphExternalSemaphoresSignalNodeSetParams as cudaGraphExternalSemaphoresSignalNodeSetParams,
    cudaGraphExternalSemaphoresWaitNodeGetParams as cudaGraphExternalSemaphoresWaitNodeGetParams,
    cudaGraphExternalSemaphoresWaitNodeSetParams as cudaGraphExternalSemaphoresWaitNodeSetParams,
    cudaGraphGetNodes as cudaGraphGetNodes,
    cudaGraphGetRootNodes as cudaGraphGetRootNodes,
    cudaGraphHostNodeGetParams as cudaGraphHostNodeGetParams,
    cudaGraphHostNodeSetParams as cudaGraphHostNodeSetParams,
    cudaGraphInstantiate as cudaGraphInstantiate,
    cudaGraphInstantiateFlags as cudaGraphInstantiateFlags,
    cudaGraphInstantiateParams as cudaGraphInstantiateParams,
    cudaGraphInstantiateParams_st as cudaGraphInstantiateParams_st,
    cudaGraphInstantiateResult as cudaGraphInstantiateResult,
    cudaGraphInstantiateWithFlags as cudaGraphInstantiateWithFlags,
    cudaGraphInstantiateWithParams as cudaGraphInstantiateWithParams,
    cudaGraphKernelNodeField as cudaGraphKernelNodeField,
    cudaGraphKernelNodeGetParams as cudaGraphKernelNodeGetParams,
    cudaGraphKernelNodePortDefault as cudaGraphKernelNodePortDefault,
    cudaGraphKernelNodePortLaunchCompletion as cudaGraphKernelNodePortLaunchCompletion,
    cudaGraphKernelNodePortProgrammatic as cudaGraphKernelNodePortProgrammatic,
    cudaGraphKernelNodeSetParams as cudaGraphKernelNodeSetParams,
    cudaGraphKernelNodeUpdate as cudaGraphKernelNodeUpdate,
    cudaGraphKernelNodeUpdate_updateData as cudaGraphKernelNodeUpdate_updateData,
    cudaGraphKernelNodeUpdate_updateData_param as cudaGraphKernelNodeUpdate_updateData_param,
    cudaGraphLaunch as cudaGraphLaunch,
    cudaGraphMemAttributeType as cudaGraphMemAttributeType,
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
    cudaGraphNode_t as cudaGraphNode_t,
    cudaGraphReleaseUserObject as cudaGraphReleaseUserObject,
    cudaGraphRetainUserObject as cudaGraphRetainUserObject,
    cudaGraphUpload as cudaGraphUpload,
    cudaGraph_t as cudaGraph_t,
    cudaGraphicsCubeFace as cudaGraphicsCubeFace,
    cudaGraphicsEGLRegisterImage as cudaGraphicsEGLRegisterImage,
    cudaGraphicsGLRegisterBuffer as cudaGraphicsGLRegisterBuffer,
    cudaGraphicsGLRegisterImage as cudaGraphicsGLRegisterImage,
    cudaGraphicsMapFlags as cudaGraphicsMapFlags,
    cudaGraphicsMapResources as cudaGraphicsMapResources,
    cudaGraphicsRegisterFlags as cudaGraphicsRegisterFlags,
    cudaGraphicsResourceGetMappedEglFrame as cudaGraphicsResourceGetMappedEglFrame,
    cudaGraphicsResourceGetMappedMipmappedArray as cudaGraphicsResourceGetMappedMipmappedArray,
    cudaGraphicsResourceGetMappedPointer as cudaGraphicsResourceGetMappedPointer,
    cudaGraphicsResourceSetMapFlags as cudaGraphicsResourceSetMapFlags,
    cudaGraphicsResource_t as cudaGraphicsResource_t,
    cudaGraphicsSubResourceGetMappedArray as cudaGraphicsSubResourceGetMappedArray,
    cudaGraphicsUnmapResources as cudaGraphicsUnmapResources,
    cudaGraphicsUnregisterResource as cudaGraphicsUnregisterResource,
    cudaGraphicsVDPAURegisterOutputSurface as cudaGraphicsVDPAURegisterOutputSurface,
    cudaGraphicsVDPAURegisterVideoSurface as cudaGraphicsVDPAURegisterVideoSurface,
    cudaHostAllocDefault as cudaHostAllocDefault,
    cudaHostAllocMapped as cudaHostAllocMapped,
    cudaHostAllocPortable as cudaHostAllocPortable,
    cudaHostAllocWriteCombined as cudaHostAllocWriteCombined,
    cudaHostFn_t as cudaHostFn_t,
    cudaHostGetDevicePointer as cudaHostGetDevicePointer,
    cudaHostGetFlags as cudaHostGetFlags,
    cudaHostNodeParams as cudaHostNodeParams,
    cudaHostRegisterDefault as cudaHostRegisterDefault,
    cudaHostRegisterIoMemory as cudaHostRegisterIoMemory,
    cudaHostRegisterMapped as cudaHostRegisterMapped,
    cudaHostRegisterPortable as cudaHostRegisterPortable,
    cudaHostRegisterReadOnly as cudaHostRegisterReadOnly,
    cudaHostUnregister as cudaHostUnregister,
    cudaInitDevice as cudaInitDevice,
    cudaInitDeviceFlagsAreValid as cudaInitDeviceFlagsAreValid,
    cudaInvalidDeviceId as cudaInvalidDeviceId,
    cudaIpcCloseMemHandle as cudaIpcCloseMemHandle,
    cudaIpcEventHandle_st as cudaIpcEventHandle_st,
    cudaIpcEventHandle_t as cudaIpcEventHandle_t,
    cudaIpcGetEventHandle as cudaIpcGetEventHandle,
    cudaIpcGetMemHandle as cudaIpcGetMemHandle,
    cudaIpcMemHandle_st as cudaIpcMemHandle_st,
    cudaIpcMemHandle_t as cudaIpcMemHandle_t,
    cudaIpcMemLazyEnablePeerAccess as cudaIpcMemLazyEnablePeerAccess,
    cudaIpcOpenEventHandle as cudaIpcOpenEventHandle,
    cudaIpcOpenMemHandle as cudaIpcOpenMemHandle,
    cudaJitOption as cudaJitOption,
    cudaJit_CacheMode as cudaJit_CacheMode,
    cudaJit_Fallback as cudaJit_Fallback,
    cudaKernelNodeAttrID as cudaKernelNodeAttrID,
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
    cudaKernel_t as cudaKernel_t,
    cudaLaunchAttributeID as cudaLaunchAttributeID,
    cudaLaunchAttributeValue_clusterDim as cudaLaunchAttributeValue_clusterDim,
    cudaLaunchAttributeValue_deviceUpdatableKernelNode as cudaLaunchAttributeValue_deviceUpdatableKernelNode,
    cudaLaunchAttributeValue_launchCompletionEvent as cudaLaunchAttributeValue_launchCompletionEvent,
    cudaLaunchAttributeValue_preferredClusterDim as cudaLaunchAttributeValue_preferredClusterDim,
    cudaLaunchAttributeValue_programmaticEvent as cudaLaunchAttributeValue_programmaticEvent,
    cudaLaunchCooperativeKernel as cudaLaunchCooperativeKernel,
    cudaLaunchHostFunc as cudaLaunchHostFunc,
    cudaLaunchKernel as cudaLaunchKernel,
    cudaLaunchMemSyncDomain as cudaLaunchMemSyncDomain,
    cudaLaunchMemSyncDomainMap as cudaLaunchMemSyncDomainMap,
    cudaLaunchMemSyncDomainMap_st as cudaLaunchMemSyncDomainMap_st,
    cudaLibraryEnumerateKernels as cudaLibraryEnumerateKernels,
    cudaLibraryGetGlobal as cudaLibraryGetGlobal,
    cudaLibraryGetKernel as cudaLibraryGetKernel,
    cudaLibraryGetKernelCount as cudaLibraryGetKernelCount,
    cudaLibraryGetManaged as cudaLibraryGetManaged,
    cudaLibraryGetUnifiedFunction as cudaLibraryGetUnifiedFunction,
    cudaLibraryLoadData as cudaLibraryLoadData,
    cudaLibraryLoadFromFile as cudaLibraryLoadFromFile,
    cudaLibraryOption as cudaLibraryOption,
    cudaLibraryUnload as cudaLibraryUnload,
    cudaLibrary_t as cudaLibrary_t,
    cudaLimit as cudaLimit,
    cudaMalloc3D as cudaMalloc3D,
    cudaMalloc3DArray as cudaMalloc3DArray,
    cudaMallocArray as cudaMallocArray,
    cudaMallocAsync as cudaMallocAsync,
    cudaMallocFromPoolAsync as cudaMallocFromPoolAsync,
    cudaMallocManaged as cudaMallocManaged,
    cudaMallocMipmappedArray as cudaMallocMipmappedArray,
    cudaMallocPitch as cudaMallocPitch,
    cudaMemAccessFlags as cudaMemAccessFlags,
    cudaMemAllocationHandleType as cudaMemAllocationHandleType,
    cudaMemAllocationType as cudaMemAllocationType,
    cudaMemAttachGlobal as cudaMemAttachGlobal,
    cudaMemAttachHost as cudaMemAttachHost,
    cudaMemAttachSingle as cudaMemAttachSingle,
    cudaMemFabricHandle_st as cudaMemFabricHandle_st,
    cudaMemFabricHandle_t as cudaMemFabricHandle_t,
    cudaMemFreeNodeParams as cudaMemFreeNodeParams,
    cudaMemGetInfo as cudaMemGetInfo,
    cudaMemLocationType as cudaMemLocationType,
    cudaMemPoolAttr as cudaMemPoolAttr,
    cudaMemPoolCreateUsageHwDecompress as cudaMemPoolCreateUsageHwDecompress,
    cudaMemPoolDestroy as cudaMemPoolDestroy,
    cudaMemPoolExportPointer as cudaMemPoolExportPointer,
    cudaMemPoolExportToShareableHandle as cudaMemPoolExportToShareableHandle,
    cudaMemPoolGetAttribute as cudaMemPoolGetAttribute,
    cudaMemPoolImportFromShareableHandle as cudaMemPoolImportFromShareableHandle,
    cudaMemPoolImportPointer as cudaMemPoolImportPointer,
    cudaMemPoolPtrExportData as cudaMemPoolPtrExportData,
    cudaMemPoolSetAttribute as cudaMemPoolSetAttribute,
    cudaMemPoolTrimTo as cudaMemPoolTrimTo,
    cudaMemPool_t as cudaMemPool_t,
    cudaMemRangeAttribute as cudaMemRangeAttribute,
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
    cudaMemcpy3DOperandType as cudaMemcpy3DOperandType,
    cudaMemcpy3DOperand_op_array as cudaMemcpy3DOperand_op_array,
    cudaMemcpy3DParms as cudaMemcpy3DParms,
    cudaMemcpy3DPeer as cudaMemcpy3DPeer,
    cudaMemcpy3DPeerAsync as cudaMemcpy3DPeerAsync,
    cudaMemcpy3DPeerParms as cudaMemcpy3DPeerParms,
    cudaMemcpyArrayToArray as cudaMemcpyArrayToArray,
    cudaMemcpyAsync as cudaMemcpyAsync,
    cudaMemcpyFlags as cudaMemcpyFlags,
    cudaMemcpyFromArray as cudaMemcpyFromArray,
    cudaMemcpyFromArrayAsync as cudaMemcpyFromArrayAsync,
    cudaMemcpyFromSymbol as cudaMemcpyFromSymbol,
    cudaMemcpyFromSymbolAsync as cudaMemcpyFromSymbolAsync,
    cudaMemcpyKind as cudaMemcpyKind,
    cudaMemcpyPeer as cudaMemcpyPeer,
    cudaMemcpyPeerAsync as cudaMemcpyPeerAsync,
    cudaMemcpySrcAccessOrder as cudaMemcpySrcAccessOrder,
    cudaMemcpyToArray as cudaMemcpyToArray,
    cudaMemcpyToArrayAsync as cudaMemcpyToArrayAsync,
    cudaMemcpyToSymbol as cudaMemcpyToSymbol,
    cudaMemcpyToSymbolAsync as cudaMemcpyToSymbolAsync,
    cudaMemoryAdvise as cudaMemoryAdvise,
    cudaMemoryType as cudaMemoryType,
    cudaMemset as cudaMemset,
    cudaMemset2D as cudaMemset2D,
    cudaMemset2DAsync as cudaMemset2DAsync,
    cudaMemset3D as cudaMemset3D,
    cudaMemset3DAsync as cudaMemset3DAsync,
    cudaMemsetAsync as cudaMemsetAsync,
    cudaMemsetParams as cudaMemsetParams,
    cudaMipmappedArrayGetMemoryRequirements as cudaMipmappedArrayGetMemoryRequirements,
    cudaMipmappedArrayGetSparseProperties as cudaMipmappedArrayGetSparseProperties,
    cudaMipmappedArray_const_t as cudaMipmappedArray_const_t,
    cudaMipmappedArray_t as cudaMipmappedArray_t,
    cudaNvSciSyncAttrSignal as cudaNvSciSyncAttrSignal,
    cudaNvSciSyncAttrWait as cudaNvSciSyncAttrWait,
    cudaOccupancyAvailableDynamicSMemPerBlock as cudaOccupancyAvailableDynamicSMemPerBlock,
    cudaOccupancyDefault as cudaOccupancyDefault,
    cudaOccupancyDisableCachingOverride as cudaOccupancyDisableCachingOverride,
    cudaOccupancyMaxActiveBlocksPerMultiprocessor as cudaOccupancyMaxActiveBlocksPerMultiprocessor,
    cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags as cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    cudaOffset3D as cudaOffset3D,
    cudaPeekAtLastError as cudaPeekAtLastError,
    cudaPeerAccessDefault as cudaPeerAccessDefault,
    cudaPitchedPtr as cudaPitchedPtr,
    cudaPos as cudaPos,
    cudaProfilerStart as cudaProfilerStart,
    cudaProfilerStop as cudaProfilerStop,
    cudaResourceDesc_res_array as cudaResourceDesc_res_array,
    cudaResourceDesc_res_linear as cudaResourceDesc_res_linear,
    cudaResourceDesc_res_mipmap as cudaResourceDesc_res_mipmap,
    cudaResourceDesc_res_pitch2D as cudaResourceDesc_res_pitch2D,
    cudaResourceType as cudaResourceType,
    cudaResourceViewFormat as cudaResourceViewFormat,
    cudaRoundMode as cudaRoundMode,
    cudaRuntimeGetVersion as cudaRuntimeGetVersion,
    cudaSetDevice as cudaSetDevice,
    cudaSetDeviceFlags as cudaSetDeviceFlags,
    cudaSetValidDevices as cudaSetValidDevices,
    cudaSharedCarveout as cudaSharedCarveout,
    cudaSharedMemConfig as cudaSharedMemConfig,
    cudaStreamAddCallback as cudaStreamAddCallback,
    cudaStreamAttachMemAsync as cudaStreamAttachMemAsync,
    cudaStreamAttrID as cudaStreamAttrID,
    cudaStreamAttributeAccessPolicyWindow as cudaStreamAttributeAccessPolicyWindow,
    cudaStreamAttributeMemSyncDomain as cudaStreamAttributeMemSyncDomain,
    cudaStreamAttributeMemSyncDomainMap as cudaStreamAttributeMemSyncDomainMap,
    cudaStreamAttributePriority as cudaStreamAttributePriority,
    cudaStreamAttributeSynchronizationPolicy as cudaStreamAttributeSynchronizationPolicy,
    cudaStreamBeginCapture as cudaStreamBeginCapture,
    cudaStreamBeginCaptureToGraph as cudaStreamBeginCaptureToGraph,
    cudaStreamCallback_t as cudaStreamCallback_t,
    cudaStreamCaptureMode as cudaStreamCaptureMode,
    cudaStreamCaptureStatus as cudaStreamCaptureStatus,
    cudaStreamCopyAttributes as cudaStreamCopyAttributes,
    cudaStreamDefault as cudaStreamDefault,
    cudaStreamDestroy as cudaStreamDestroy,
    cudaStreamEndCapture as cudaStreamEndCapture,
    cudaStreamGetDevice as cudaStreamGetDevice,
    cudaStreamGetFlags as cudaStreamGetFlags,
    cudaStreamGetId as cudaStreamGetId,
    cudaStreamGetPriority as cudaStreamGetPriority,
    cudaStreamIsCapturing as cudaStreamIsCapturing,
    cudaStreamLegacy as cudaStreamLegacy,
    cudaStreamNonBlocking as cudaStreamNonBlocking,
    cudaStreamPerThread as cudaStreamPerThread,
    cudaStreamQuery as cudaStreamQuery,
    cudaStreamSynchronize as cudaStreamSynchronize,
    cudaStreamUpdateCaptureDependenciesFlags as cudaStreamUpdateCaptureDependenciesFlags,
    cudaStreamWaitEvent as cudaStreamWaitEvent,
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
    cudaThreadExchangeStreamCaptureMode as cudaThreadExchangeStreamCaptureMode,
    cudaUUID_t as cudaUUID_t,
    cudaUserObjectCreate as cudaUserObjectCreate,
    cudaUserObjectFlags as cudaUserObjectFlags,
    cudaUserObjectRelease as cudaUserObjectRelease,
    cudaUserObjectRetain as cudaUserObjectRetain,
    cudaUserObjectRetainFlags as cudaUserObjectRetainFlags,
    cudaUserObject_t as cudaUserObject_t,
    cudaVDPAUGetDevice as cudaVDPAUGetDevice,
    cudaVDPAUSetVDPAUDevice as cudaVDPAUSetVDPAUDevice,
    cudalibraryHostUniversalFunctionAndDataTable as cudalibraryHostUniversalFunctionAndDataTable,
    dim3 as dim3,
    double2 as double2,
    float2 as float2,
    getLocalRuntimeVersion as getLocalRuntimeVersion,
    libraryPropertyType as libraryPropertyType,
    make_cuComplex as make_cuComplex,
    make_cuDoubleComplex as make_cuDoubleComplex,
    make_cuFloatComplex as make_cuFloatComplex,
    make_cudaExtent as make_cudaExtent,
    make_cudaPitchedPtr as make_cudaPitchedPtr,
    make_cudaPos as make_cudaPos,
)

CUDART_VERSION: _Final = 12090
cudaCooperativeLaunchMultiDeviceNoPostSync: _Final = 2
cudaCooperativeLaunchMultiDeviceNoPreSync: _Final = 1

class cudaDeviceAttr(_enums.IntEnum):
    """cudaDeviceAttr, from driver_types.h. Since at least CUDA 12.0. Deprecated:
    cudaDevAttrCooperativeMultiDeviceLaunch, cudaDevAttrMaxTimelineSemaphoreInteropSupported."""

    cudaDevAttrMaxThreadsPerBlock = 1
    cudaDevAttrMaxBlockDimX = 2
    cudaDevAttrMaxBlockDimY = 3
    cudaDevAttrMaxBlockDimZ = 4
    cudaDevAttrMaxGridDimX = 5
    cudaDevAttrMaxGridDimY = 6
    cudaDevAttrMaxGridDimZ = 7
    cudaDevAttrMaxSharedMemoryPerBlock = 8
    cudaDevAttrTotalConstantMemory = 9
    cudaDevAttrWarpSize = 10
    cudaDevAttrMaxPitch = 11
    cudaDevAttrMaxRegistersPerBlock = 12
    cudaDevAttrClockRate = 13
    cudaDevAttrTextureAlignment = 14
    cudaDevAttrGpuOverlap = 15
    cudaDevAttrMultiProcessorCount = 16
    cudaDevAttrKernelExecTimeout = 17
    cudaDevAttrIntegrated = 18
    cudaDevAttrCanMapHostMemory = 19
    cudaDevAttrComputeMode = 20
    cudaDevAttrMaxTexture1DWidth = 21
    cudaDevAttrMaxTexture2DWidth = 22
    cudaDevAttrMaxTexture2DHeight = 23
    cudaDevAttrMaxTexture3DWidth = 24
    cudaDevAttrMaxTexture3DHeight = 25
    cudaDevAttrMaxTexture3DDepth = 26
    cudaDevAttrMaxTexture2DLayeredWidth = 27
    cudaDevAttrMaxTexture2DLayeredHeight = 28
    cudaDevAttrMaxTexture2DLayeredLayers = 29
    cudaDevAttrSurfaceAlignment = 30
    cudaDevAttrConcurrentKernels = 31
    cudaDevAttrEccEnabled = 32
    cudaDevAttrPciBusId = 33
    cudaDevAttrPciDeviceId = 34
    cudaDevAttrTccDriver = 35
    cudaDevAttrMemoryClockRate = 36
    cudaDevAttrGlobalMemoryBusWidth = 37
    cudaDevAttrL2CacheSize = 38
    cudaDevAttrMaxThreadsPerMultiProcessor = 39
    cudaDevAttrAsyncEngineCount = 40
    cudaDevAttrUnifiedAddressing = 41
    cudaDevAttrMaxTexture1DLayeredWidth = 42
    cudaDevAttrMaxTexture1DLayeredLayers = 43
    cudaDevAttrMaxTexture2DGatherWidth = 45
    cudaDevAttrMaxTexture2DGatherHeight = 46
    cudaDevAttrMaxTexture3DWidthAlt = 47
    cudaDevAttrMaxTexture3DHeightAlt = 48
    cudaDevAttrMaxTexture3DDepthAlt = 49
    cudaDevAttrPciDomainId = 50
    cudaDevAttrTexturePitchAlignment = 51
    cudaDevAttrMaxTextureCubemapWidth = 52
    cudaDevAttrMaxTextureCubemapLayeredWidth = 53
    cudaDevAttrMaxTextureCubemapLayeredLayers = 54
    cudaDevAttrMaxSurface1DWidth = 55
    cudaDevAttrMaxSurface2DWidth = 56
    cudaDevAttrMaxSurface2DHeight = 57
    cudaDevAttrMaxSurface3DWidth = 58
    cudaDevAttrMaxSurface3DHeight = 59
    cudaDevAttrMaxSurface3DDepth = 60
    cudaDevAttrMaxSurface1DLayeredWidth = 61
    cudaDevAttrMaxSurface1DLayeredLayers = 62
    cudaDevAttrMaxSurface2DLayeredWidth = 63
    cudaDevAttrMaxSurface2DLayeredHeight = 64
    cudaDevAttrMaxSurface2DLayeredLayers = 65
    cudaDevAttrMaxSurfaceCubemapWidth = 66
    cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67
    cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68
    cudaDevAttrMaxTexture1DLinearWidth = 69
    cudaDevAttrMaxTexture2DLinearWidth = 70
    cudaDevAttrMaxTexture2DLinearHeight = 71
    cudaDevAttrMaxTexture2DLinearPitch = 72
    cudaDevAttrMaxTexture2DMipmappedWidth = 73
    cudaDevAttrMaxTexture2DMipmappedHeight = 74
    cudaDevAttrComputeCapabilityMajor = 75
    cudaDevAttrComputeCapabilityMinor = 76
    cudaDevAttrMaxTexture1DMipmappedWidth = 77
    cudaDevAttrStreamPrioritiesSupported = 78
    cudaDevAttrGlobalL1CacheSupported = 79
    cudaDevAttrLocalL1CacheSupported = 80
    cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81
    cudaDevAttrMaxRegistersPerMultiprocessor = 82
    cudaDevAttrManagedMemory = 83
    cudaDevAttrIsMultiGpuBoard = 84
    cudaDevAttrMultiGpuBoardGroupID = 85
    cudaDevAttrHostNativeAtomicSupported = 86
    cudaDevAttrSingleToDoublePrecisionPerfRatio = 87
    cudaDevAttrPageableMemoryAccess = 88
    cudaDevAttrConcurrentManagedAccess = 89
    cudaDevAttrComputePreemptionSupported = 90
    cudaDevAttrCanUseHostPointerForRegisteredMem = 91
    cudaDevAttrReserved92 = 92
    cudaDevAttrReserved93 = 93
    cudaDevAttrReserved94 = 94
    cudaDevAttrCooperativeLaunch = 95
    cudaDevAttrCooperativeMultiDeviceLaunch = 96
    cudaDevAttrMaxSharedMemoryPerBlockOptin = 97
    cudaDevAttrCanFlushRemoteWrites = 98
    cudaDevAttrHostRegisterSupported = 99
    cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100
    cudaDevAttrDirectManagedMemAccessFromHost = 101
    cudaDevAttrMaxBlocksPerMultiprocessor = 106
    cudaDevAttrMaxPersistingL2CacheSize = 108
    cudaDevAttrMaxAccessPolicyWindowSize = 109
    cudaDevAttrReservedSharedMemoryPerBlock = 111
    cudaDevAttrSparseCudaArraySupported = 112
    cudaDevAttrHostRegisterReadOnlySupported = 113
    cudaDevAttrTimelineSemaphoreInteropSupported = 114
    cudaDevAttrMaxTimelineSemaphoreInteropSupported = 114
    cudaDevAttrMemoryPoolsSupported = 115
    cudaDevAttrGPUDirectRDMASupported = 116
    cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117
    cudaDevAttrGPUDirectRDMAWritesOrdering = 118
    cudaDevAttrMemoryPoolSupportedHandleTypes = 119
    cudaDevAttrClusterLaunch = 120
    cudaDevAttrDeferredMappingCudaArraySupported = 121
    cudaDevAttrReserved122 = 122
    cudaDevAttrReserved123 = 123
    cudaDevAttrReserved124 = 124
    cudaDevAttrIpcEventSupport = 125
    cudaDevAttrMemSyncDomainCount = 126
    cudaDevAttrReserved127 = 127
    cudaDevAttrReserved128 = 128
    cudaDevAttrReserved129 = 129
    cudaDevAttrNumaConfig = 130
    cudaDevAttrNumaId = 131
    cudaDevAttrReserved132 = 132
    cudaDevAttrMpsEnabled = 133
    cudaDevAttrHostNumaId = 134
    cudaDevAttrD3D12CigSupported = 135
    cudaDevAttrVulkanCigSupported = 138
    cudaDevAttrGpuPciDeviceId = 139
    cudaDevAttrGpuPciSubsystemId = 140
    cudaDevAttrReserved141 = 141
    cudaDevAttrHostNumaMemoryPoolsSupported = 142
    cudaDevAttrHostNumaMultinodeIpcSupported = 143
    cudaDevAttrMax = 144

class cudaFuncAttribute(_enums.IntEnum):
    """cudaFuncAttribute, from driver_types.h. Since at least CUDA 12.0."""

    cudaFuncAttributeMaxDynamicSharedMemorySize = 8
    cudaFuncAttributePreferredSharedMemoryCarveout = 9
    cudaFuncAttributeClusterDimMustBeSet = 10
    cudaFuncAttributeRequiredClusterWidth = 11
    cudaFuncAttributeRequiredClusterHeight = 12
    cudaFuncAttributeRequiredClusterDepth = 13
    cudaFuncAttributeNonPortableClusterSizeAllowed = 14
    cudaFuncAttributeClusterSchedulingPolicyPreference = 15
    cudaFuncAttributeMax = 16

class cudaGraphNodeType(_enums.IntEnum):
    """cudaGraphNodeType, from driver_types.h. Since at least CUDA 12.0."""

    cudaGraphNodeTypeKernel = 0
    cudaGraphNodeTypeMemcpy = 1
    cudaGraphNodeTypeMemset = 2
    cudaGraphNodeTypeHost = 3
    cudaGraphNodeTypeGraph = 4
    cudaGraphNodeTypeEmpty = 5
    cudaGraphNodeTypeWaitEvent = 6
    cudaGraphNodeTypeEventRecord = 7
    cudaGraphNodeTypeExtSemaphoreSignal = 8
    cudaGraphNodeTypeExtSemaphoreWait = 9
    cudaGraphNodeTypeMemAlloc = 10
    cudaGraphNodeTypeMemFree = 11
    cudaGraphNodeTypeConditional = 13
    cudaGraphNodeTypeCount = 14

@_disjoint_base
class cudaConditionalNodeParams:
    """cudaConditionalNodeParams, from driver_types.h. Since CUDA 12.3."""

    def __init__(
        self,
        handle: cudaGraphConditionalHandle | _typing.Integer | None = ...,
        type: cudaGraphConditionalNodeType | _typing.Integer = ...,
        size: _typing.Integer = ...,
        phGraph_out: _typing.Unset = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    handle: _typing.ValueField[cudaGraphConditionalHandle]
    type: _typing.EnumField[cudaGraphConditionalNodeType]
    size: _typing.IntField
    phGraph_out: _typing.ReadOnlyListField[cudaGraph_t]

@_disjoint_base
class cudaDeviceProp:
    """cudaDeviceProp, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        name: _typing.Chars = ...,
        uuid: cudaUUID_t = ...,
        luid: _typing.Chars = ...,
        luidDeviceNodeMask: _typing.Integer = ...,
        totalGlobalMem: _typing.Integer = ...,
        sharedMemPerBlock: _typing.Integer = ...,
        regsPerBlock: _typing.Integer = ...,
        warpSize: _typing.Integer = ...,
        memPitch: _typing.Integer = ...,
        maxThreadsPerBlock: _typing.Integer = ...,
        maxThreadsDim: _Sequence[int] | None = ...,
        maxGridSize: _Sequence[int] | None = ...,
        clockRate: _typing.Integer = ...,
        totalConstMem: _typing.Integer = ...,
        major: _typing.Integer = ...,
        minor: _typing.Integer = ...,
        textureAlignment: _typing.Integer = ...,
        texturePitchAlignment: _typing.Integer = ...,
        deviceOverlap: _typing.Integer = ...,
        multiProcessorCount: _typing.Integer = ...,
        kernelExecTimeoutEnabled: _typing.Integer = ...,
        integrated: _typing.Integer = ...,
        canMapHostMemory: _typing.Integer = ...,
        computeMode: _typing.Integer = ...,
        maxTexture1D: _typing.Integer = ...,
        maxTexture1DMipmap: _typing.Integer = ...,
        maxTexture1DLinear: _typing.Integer = ...,
        maxTexture2D: _Sequence[int] | None = ...,
        maxTexture2DMipmap: _Sequence[int] | None = ...,
        maxTexture2DLinear: _Sequence[int] | None = ...,
        maxTexture2DGather: _Sequence[int] | None = ...,
        maxTexture3D: _Sequence[int] | None = ...,
        maxTexture3DAlt: _Sequence[int] | None = ...,
        maxTextureCubemap: _typing.Integer = ...,
        maxTexture1DLayered: _Sequence[int] | None = ...,
        maxTexture2DLayered: _Sequence[int] | None = ...,
        maxTextureCubemapLayered: _Sequence[int] | None = ...,
        maxSurface1D: _typing.Integer = ...,
        maxSurface2D: _Sequence[int] | None = ...,
        maxSurface3D: _Sequence[int] | None = ...,
        maxSurface1DLayered: _Sequence[int] | None = ...,
        maxSurface2DLayered: _Sequence[int] | None = ...,
        maxSurfaceCubemap: _typing.Integer = ...,
        maxSurfaceCubemapLayered: _Sequence[int] | None = ...,
        surfaceAlignment: _typing.Integer = ...,
        concurrentKernels: _typing.Integer = ...,
        ECCEnabled: _typing.Integer = ...,
        pciBusID: _typing.Integer = ...,
        pciDeviceID: _typing.Integer = ...,
        pciDomainID: _typing.Integer = ...,
        tccDriver: _typing.Integer = ...,
        asyncEngineCount: _typing.Integer = ...,
        unifiedAddressing: _typing.Integer = ...,
        memoryClockRate: _typing.Integer = ...,
        memoryBusWidth: _typing.Integer = ...,
        l2CacheSize: _typing.Integer = ...,
        persistingL2CacheMaxSize: _typing.Integer = ...,
        maxThreadsPerMultiProcessor: _typing.Integer = ...,
        streamPrioritiesSupported: _typing.Integer = ...,
        globalL1CacheSupported: _typing.Integer = ...,
        localL1CacheSupported: _typing.Integer = ...,
        sharedMemPerMultiprocessor: _typing.Integer = ...,
        regsPerMultiprocessor: _typing.Integer = ...,
        managedMemory: _typing.Integer = ...,
        isMultiGpuBoard: _typing.Integer = ...,
        multiGpuBoardGroupID: _typing.Integer = ...,
        hostNativeAtomicSupported: _typing.Integer = ...,
        singleToDoublePrecisionPerfRatio: _typing.Integer = ...,
        pageableMemoryAccess: _typing.Integer = ...,
        concurrentManagedAccess: _typing.Integer = ...,
        computePreemptionSupported: _typing.Integer = ...,
        canUseHostPointerForRegisteredMem: _typing.Integer = ...,
        cooperativeLaunch: _typing.Integer = ...,
        cooperativeMultiDeviceLaunch: _typing.Integer = ...,
        sharedMemPerBlockOptin: _typing.Integer = ...,
        pageableMemoryAccessUsesHostPageTables: _typing.Integer = ...,
        directManagedMemAccessFromHost: _typing.Integer = ...,
        maxBlocksPerMultiProcessor: _typing.Integer = ...,
        accessPolicyMaxWindowSize: _typing.Integer = ...,
        reservedSharedMemPerBlock: _typing.Integer = ...,
        hostRegisterSupported: _typing.Integer = ...,
        sparseCudaArraySupported: _typing.Integer = ...,
        hostRegisterReadOnlySupported: _typing.Integer = ...,
        timelineSemaphoreInteropSupported: _typing.Integer = ...,
        memoryPoolsSupported: _typing.Integer = ...,
        gpuDirectRDMASupported: _typing.Integer = ...,
        gpuDirectRDMAFlushWritesOptions: _typing.Integer = ...,
        gpuDirectRDMAWritesOrdering: _typing.Integer = ...,
        memoryPoolSupportedHandleTypes: _typing.Integer = ...,
        deferredMappingCudaArraySupported: _typing.Integer = ...,
        ipcEventSupported: _typing.Integer = ...,
        clusterLaunch: _typing.Integer = ...,
        unifiedFunctionPointers: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    name: _typing.CharsField
    uuid: _typing.RecordField[cudaUUID_t]
    luid: _typing.CharsField
    luidDeviceNodeMask: _typing.IntField
    totalGlobalMem: _typing.IntField
    sharedMemPerBlock: _typing.IntField
    regsPerBlock: _typing.IntField
    warpSize: _typing.IntField
    memPitch: _typing.IntField
    maxThreadsPerBlock: _typing.IntField
    maxThreadsDim: _typing.ListField[int]
    maxGridSize: _typing.ListField[int]
    clockRate: _typing.IntField
    totalConstMem: _typing.IntField
    major: _typing.IntField
    minor: _typing.IntField
    textureAlignment: _typing.IntField
    texturePitchAlignment: _typing.IntField
    deviceOverlap: _typing.IntField
    multiProcessorCount: _typing.IntField
    kernelExecTimeoutEnabled: _typing.IntField
    integrated: _typing.IntField
    canMapHostMemory: _typing.IntField
    computeMode: _typing.IntField
    maxTexture1D: _typing.IntField
    maxTexture1DMipmap: _typing.IntField
    maxTexture1DLinear: _typing.IntField
    maxTexture2D: _typing.ListField[int]
    maxTexture2DMipmap: _typing.ListField[int]
    maxTexture2DLinear: _typing.ListField[int]
    maxTexture2DGather: _typing.ListField[int]
    maxTexture3D: _typing.ListField[int]
    maxTexture3DAlt: _typing.ListField[int]
    maxTextureCubemap: _typing.IntField
    maxTexture1DLayered: _typing.ListField[int]
    maxTexture2DLayered: _typing.ListField[int]
    maxTextureCubemapLayered: _typing.ListField[int]
    maxSurface1D: _typing.IntField
    maxSurface2D: _typing.ListField[int]
    maxSurface3D: _typing.ListField[int]
    maxSurface1DLayered: _typing.ListField[int]
    maxSurface2DLayered: _typing.ListField[int]
    maxSurfaceCubemap: _typing.IntField
    maxSurfaceCubemapLayered: _typing.ListField[int]
    surfaceAlignment: _typing.IntField
    concurrentKernels: _typing.IntField
    ECCEnabled: _typing.IntField
    pciBusID: _typing.IntField
    pciDeviceID: _typing.IntField
    pciDomainID: _typing.IntField
    tccDriver: _typing.IntField
    asyncEngineCount: _typing.IntField
    unifiedAddressing: _typing.IntField
    memoryClockRate: _typing.IntField
    memoryBusWidth: _typing.IntField
    l2CacheSize: _typing.IntField
    persistingL2CacheMaxSize: _typing.IntField
    maxThreadsPerMultiProcessor: _typing.IntField
    streamPrioritiesSupported: _typing.IntField
    globalL1CacheSupported: _typing.IntField
    localL1CacheSupported: _typing.IntField
    sharedMemPerMultiprocessor: _typing.IntField
    regsPerMultiprocessor: _typing.IntField
    managedMemory: _typing.IntField
    isMultiGpuBoard: _typing.IntField
    multiGpuBoardGroupID: _typing.IntField
    hostNativeAtomicSupported: _typing.IntField
    singleToDoublePrecisionPerfRatio: _typing.IntField
    pageableMemoryAccess: _typing.IntField
    concurrentManagedAccess: _typing.IntField
    computePreemptionSupported: _typing.IntField
    canUseHostPointerForRegisteredMem: _typing.IntField
    cooperativeLaunch: _typing.IntField
    cooperativeMultiDeviceLaunch: _typing.IntField
    sharedMemPerBlockOptin: _typing.IntField
    pageableMemoryAccessUsesHostPageTables: _typing.IntField
    directManagedMemAccessFromHost: _typing.IntField
    maxBlocksPerMultiProcessor: _typing.IntField
    accessPolicyMaxWindowSize: _typing.IntField
    reservedSharedMemPerBlock: _typing.IntField
    hostRegisterSupported: _typing.IntField
    sparseCudaArraySupported: _typing.IntField
    hostRegisterReadOnlySupported: _typing.IntField
    timelineSemaphoreInteropSupported: _typing.IntField
    memoryPoolsSupported: _typing.IntField
    gpuDirectRDMASupported: _typing.IntField
    gpuDirectRDMAFlushWritesOptions: _typing.IntField
    gpuDirectRDMAWritesOrdering: _typing.IntField
    memoryPoolSupportedHandleTypes: _typing.IntField
    deferredMappingCudaArraySupported: _typing.IntField
    ipcEventSupported: _typing.IntField
    clusterLaunch: _typing.IntField
    unifiedFunctionPointers: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaEventRecordNodeParams:
    """cudaEventRecordNodeParams, from driver_types.h. Since CUDA 12.2."""

    def __init__(self, event: cudaEvent_t | _typing.Integer | None = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    event: _typing.ValueField[cudaEvent_t]

@_disjoint_base
class cudaExternalMemoryBufferDesc:
    """cudaExternalMemoryBufferDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        offset: _typing.Integer = ...,
        size: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    offset: _typing.IntField
    size: _typing.IntField
    flags: _typing.IntField

@_disjoint_base
class cudaExternalMemoryHandleDesc:
    """cudaExternalMemoryHandleDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        type: cudaExternalMemoryHandleType | _typing.Integer = ...,
        handle: cudaExternalMemoryHandleDesc_handle = ...,
        size: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[cudaExternalMemoryHandleType]
    handle: _typing.RecordField[cudaExternalMemoryHandleDesc_handle]
    size: _typing.IntField
    flags: _typing.IntField

@_disjoint_base
class cudaExternalMemoryMipmappedArrayDesc:
    """cudaExternalMemoryMipmappedArrayDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        offset: _typing.Integer = ...,
        formatDesc: cudaChannelFormatDesc = ...,
        extent: cudaExtent = ...,
        flags: _typing.Integer = ...,
        numLevels: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    offset: _typing.IntField
    formatDesc: _typing.RecordField[cudaChannelFormatDesc]
    extent: _typing.RecordField[cudaExtent]
    flags: _typing.IntField
    numLevels: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreHandleDesc:
    """cudaExternalSemaphoreHandleDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        type: cudaExternalSemaphoreHandleType | _typing.Integer = ...,
        handle: cudaExternalSemaphoreHandleDesc_handle = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[cudaExternalSemaphoreHandleType]
    handle: _typing.RecordField[cudaExternalSemaphoreHandleDesc_handle]
    flags: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreSignalNodeParamsV2:
    """cudaExternalSemaphoreSignalNodeParamsV2, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        extSemArray: _Sequence[cudaExternalSemaphore_t] | None = ...,
        paramsArray: _Sequence[cudaExternalSemaphoreSignalParams] | None = ...,
        numExtSems: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extSemArray: _typing.ListField[cudaExternalSemaphore_t]
    paramsArray: _typing.ListField[cudaExternalSemaphoreSignalParams]
    numExtSems: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreSignalParams_v1:
    """cudaExternalSemaphoreSignalParams_v1, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9."""

    def __init__(
        self,
        params: cudaExternalSemaphoreSignalParams_v1_params = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    params: _typing.RecordField[cudaExternalSemaphoreSignalParams_v1_params]
    flags: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreSignalParams_v1_params:
    """cudaExternalSemaphoreSignalParams_v1.params, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9."""

    def __init__(
        self,
        fence: cudaExternalSemaphoreSignalParams_v1_params_fence = ...,
        nvSciSync: cudaExternalSemaphoreSignalParams_v1_params_nvSciSync = ...,
        keyedMutex: cudaExternalSemaphoreSignalParams_v1_params_keyedMutex = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fence: _typing.RecordField[cudaExternalSemaphoreSignalParams_v1_params_fence]
    nvSciSync: _typing.RecordField[cudaExternalSemaphoreSignalParams_v1_params_nvSciSync]
    keyedMutex: _typing.RecordField[cudaExternalSemaphoreSignalParams_v1_params_keyedMutex]

@_disjoint_base
class cudaExternalSemaphoreSignalParams_v1_params_fence:
    """cudaExternalSemaphoreSignalParams_v1.params.fence, from driver_types.h. Since at least CUDA 12.0, until CUDA
    12.9."""

    def __init__(self, value: _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    value: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreSignalParams_v1_params_keyedMutex:
    """cudaExternalSemaphoreSignalParams_v1.params.keyedMutex, from driver_types.h. Since at least CUDA 12.0, until CUDA
    12.9."""

    def __init__(self, key: _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    key: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreSignalParams_v1_params_nvSciSync:
    """cudaExternalSemaphoreSignalParams_v1.params.nvSciSync, from driver_types.h. Since at least CUDA 12.0, until CUDA
    12.9."""

    def __init__(
        self,
        fence: _typing.Pointer = ...,
        reserved: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fence: _typing.PointerField
    reserved: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreWaitNodeParamsV2:
    """cudaExternalSemaphoreWaitNodeParamsV2, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        extSemArray: _Sequence[cudaExternalSemaphore_t] | None = ...,
        paramsArray: _Sequence[cudaExternalSemaphoreWaitParams] | None = ...,
        numExtSems: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extSemArray: _typing.ListField[cudaExternalSemaphore_t]
    paramsArray: _typing.ListField[cudaExternalSemaphoreWaitParams]
    numExtSems: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreWaitParams_v1:
    """cudaExternalSemaphoreWaitParams_v1, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9."""

    def __init__(
        self,
        params: cudaExternalSemaphoreWaitParams_v1_params = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    params: _typing.RecordField[cudaExternalSemaphoreWaitParams_v1_params]
    flags: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreWaitParams_v1_params:
    """cudaExternalSemaphoreWaitParams_v1.params, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9."""

    def __init__(
        self,
        fence: cudaExternalSemaphoreWaitParams_v1_params_fence = ...,
        nvSciSync: cudaExternalSemaphoreWaitParams_v1_params_nvSciSync = ...,
        keyedMutex: cudaExternalSemaphoreWaitParams_v1_params_keyedMutex = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fence: _typing.RecordField[cudaExternalSemaphoreWaitParams_v1_params_fence]
    nvSciSync: _typing.RecordField[cudaExternalSemaphoreWaitParams_v1_params_nvSciSync]
    keyedMutex: _typing.RecordField[cudaExternalSemaphoreWaitParams_v1_params_keyedMutex]

@_disjoint_base
class cudaExternalSemaphoreWaitParams_v1_params_fence:
    """cudaExternalSemaphoreWaitParams_v1.params.fence, from driver_types.h. Since at least CUDA 12.0, until CUDA
    12.9."""

    def __init__(self, value: _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    value: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreWaitParams_v1_params_keyedMutex:
    """cudaExternalSemaphoreWaitParams_v1.params.keyedMutex, from driver_types.h. Since at least CUDA 12.0, until CUDA
    12.9."""

    def __init__(
        self,
        key: _typing.Integer = ...,
        timeoutMs: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    key: _typing.IntField
    timeoutMs: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreWaitParams_v1_params_nvSciSync:
    """cudaExternalSemaphoreWaitParams_v1.params.nvSciSync, from driver_types.h. Since at least CUDA 12.0, until CUDA
    12.9."""

    def __init__(
        self,
        fence: _typing.Pointer = ...,
        reserved: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fence: _typing.PointerField
    reserved: _typing.IntField

@_disjoint_base
class cudaFuncAttributes:
    """cudaFuncAttributes, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        sharedSizeBytes: _typing.Integer = ...,
        constSizeBytes: _typing.Integer = ...,
        localSizeBytes: _typing.Integer = ...,
        maxThreadsPerBlock: _typing.Integer = ...,
        numRegs: _typing.Integer = ...,
        ptxVersion: _typing.Integer = ...,
        binaryVersion: _typing.Integer = ...,
        cacheModeCA: _typing.Integer = ...,
        maxDynamicSharedSizeBytes: _typing.Integer = ...,
        preferredShmemCarveout: _typing.Integer = ...,
        clusterDimMustBeSet: _typing.Integer = ...,
        requiredClusterWidth: _typing.Integer = ...,
        requiredClusterHeight: _typing.Integer = ...,
        requiredClusterDepth: _typing.Integer = ...,
        clusterSchedulingPolicyPreference: _typing.Integer = ...,
        nonPortableClusterSizeAllowed: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    sharedSizeBytes: _typing.IntField
    constSizeBytes: _typing.IntField
    localSizeBytes: _typing.IntField
    maxThreadsPerBlock: _typing.IntField
    numRegs: _typing.IntField
    ptxVersion: _typing.IntField
    binaryVersion: _typing.IntField
    cacheModeCA: _typing.IntField
    maxDynamicSharedSizeBytes: _typing.IntField
    preferredShmemCarveout: _typing.IntField
    clusterDimMustBeSet: _typing.IntField
    requiredClusterWidth: _typing.IntField
    requiredClusterHeight: _typing.IntField
    requiredClusterDepth: _typing.IntField
    clusterSchedulingPolicyPreference: _typing.IntField
    nonPortableClusterSizeAllowed: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaGraphNodeParams:
    """cudaGraphNodeParams, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        type: cudaGraphNodeType | _typing.Integer = ...,
        reserved0: _Sequence[int] | None = ...,
        reserved1: _Sequence[int] | None = ...,
        kernel: cudaKernelNodeParamsV2 = ...,
        memcpy: cudaMemcpyNodeParams = ...,
        memset: cudaMemsetParamsV2 = ...,
        host: cudaHostNodeParamsV2 = ...,
        graph: cudaChildGraphNodeParams = ...,
        eventWait: cudaEventWaitNodeParams = ...,
        eventRecord: cudaEventRecordNodeParams = ...,
        extSemSignal: cudaExternalSemaphoreSignalNodeParamsV2 = ...,
        extSemWait: cudaExternalSemaphoreWaitNodeParamsV2 = ...,
        alloc: cudaMemAllocNodeParamsV2 = ...,
        free: cudaMemFreeNodeParams = ...,
        conditional: cudaConditionalNodeParams = ...,
        reserved2: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[cudaGraphNodeType]
    reserved0: _typing.ListField[int]
    reserved1: _typing.ListField[int]
    kernel: _typing.RecordField[cudaKernelNodeParamsV2]
    memcpy: _typing.RecordField[cudaMemcpyNodeParams]
    memset: _typing.RecordField[cudaMemsetParamsV2]
    host: _typing.RecordField[cudaHostNodeParamsV2]
    graph: _typing.RecordField[cudaChildGraphNodeParams]
    eventWait: _typing.RecordField[cudaEventWaitNodeParams]
    eventRecord: _typing.RecordField[cudaEventRecordNodeParams]
    extSemSignal: _typing.RecordField[cudaExternalSemaphoreSignalNodeParamsV2]
    extSemWait: _typing.RecordField[cudaExternalSemaphoreWaitNodeParamsV2]
    alloc: _typing.RecordField[cudaMemAllocNodeParamsV2]
    free: _typing.RecordField[cudaMemFreeNodeParams]
    conditional: _typing.RecordField[cudaConditionalNodeParams]
    reserved2: _typing.IntField

@_disjoint_base
class cudaGraphNodeParams_anon0:
    """cudaGraphNodeParams.anon0, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        reserved1: _Sequence[int] | None = ...,
        kernel: cudaKernelNodeParamsV2 = ...,
        memcpy: cudaMemcpyNodeParams = ...,
        memset: cudaMemsetParamsV2 = ...,
        host: cudaHostNodeParamsV2 = ...,
        graph: cudaChildGraphNodeParams = ...,
        eventWait: cudaEventWaitNodeParams = ...,
        eventRecord: cudaEventRecordNodeParams = ...,
        extSemSignal: cudaExternalSemaphoreSignalNodeParamsV2 = ...,
        extSemWait: cudaExternalSemaphoreWaitNodeParamsV2 = ...,
        alloc: cudaMemAllocNodeParamsV2 = ...,
        free: cudaMemFreeNodeParams = ...,
        conditional: cudaConditionalNodeParams = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    reserved1: _typing.ListField[int]
    kernel: _typing.RecordField[cudaKernelNodeParamsV2]
    memcpy: _typing.RecordField[cudaMemcpyNodeParams]
    memset: _typing.RecordField[cudaMemsetParamsV2]
    host: _typing.RecordField[cudaHostNodeParamsV2]
    graph: _typing.RecordField[cudaChildGraphNodeParams]
    eventWait: _typing.RecordField[cudaEventWaitNodeParams]
    eventRecord: _typing.RecordField[cudaEventRecordNodeParams]
    extSemSignal: _typing.RecordField[cudaExternalSemaphoreSignalNodeParamsV2]
    extSemWait: _typing.RecordField[cudaExternalSemaphoreWaitNodeParamsV2]
    alloc: _typing.RecordField[cudaMemAllocNodeParamsV2]
    free: _typing.RecordField[cudaMemFreeNodeParams]
    conditional: _typing.RecordField[cudaConditionalNodeParams]

@_disjoint_base
class cudaHostNodeParamsV2:
    """cudaHostNodeParamsV2, from driver_types.h. Since CUDA 12.2."""

    def __init__(self, fn: _typing.Callback = ..., userData: object = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fn: _typing.CallbackField
    userData: _typing.DataField

@_disjoint_base
class cudaKernelNodeParamsV2:
    """cudaKernelNodeParamsV2, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        func: _typing.Pointer = ...,
        gridDim: dim3 = ...,
        blockDim: dim3 = ...,
        sharedMemBytes: _typing.Integer = ...,
        kernelParams: _typing.KernelParams = ...,
        extra: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    func: _typing.PointerField
    gridDim: _typing.RecordField[dim3]
    blockDim: _typing.RecordField[dim3]
    sharedMemBytes: _typing.IntField
    kernelParams: _typing.KernelParamsField
    extra: _typing.PointerField

@_disjoint_base
class cudaLaunchAttribute_st:
    """cudaLaunchAttribute, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        id: cudaLaunchAttributeID | _typing.Integer = ...,
        pad: _typing.Chars = ...,
        val: cudaLaunchAttributeValue = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    id: _typing.EnumField[cudaLaunchAttributeID]
    pad: _typing.CharsField
    val: _typing.RecordField[cudaLaunchAttributeValue]

@_disjoint_base
class cudaLaunchAttributeValue:
    """cudaLaunchAttributeValue, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        pad: _typing.Chars = ...,
        accessPolicyWindow: cudaAccessPolicyWindow = ...,
        cooperative: _typing.Integer = ...,
        syncPolicy: cudaSynchronizationPolicy | _typing.Integer = ...,
        clusterDim: cudaLaunchAttributeValue_clusterDim = ...,
        clusterSchedulingPolicyPreference: cudaClusterSchedulingPolicy | _typing.Integer = ...,
        programmaticStreamSerializationAllowed: _typing.Integer = ...,
        programmaticEvent: cudaLaunchAttributeValue_programmaticEvent = ...,
        priority: _typing.Integer = ...,
        memSyncDomainMap: cudaLaunchMemSyncDomainMap = ...,
        memSyncDomain: cudaLaunchMemSyncDomain | _typing.Integer = ...,
        preferredClusterDim: cudaLaunchAttributeValue_preferredClusterDim = ...,
        launchCompletionEvent: cudaLaunchAttributeValue_launchCompletionEvent = ...,
        deviceUpdatableKernelNode: cudaLaunchAttributeValue_deviceUpdatableKernelNode = ...,
        sharedMemCarveout: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    pad: _typing.CharsField
    accessPolicyWindow: _typing.RecordField[cudaAccessPolicyWindow]
    cooperative: _typing.IntField
    syncPolicy: _typing.EnumField[cudaSynchronizationPolicy]
    clusterDim: _typing.RecordField[cudaLaunchAttributeValue_clusterDim]
    clusterSchedulingPolicyPreference: _typing.EnumField[cudaClusterSchedulingPolicy]
    programmaticStreamSerializationAllowed: _typing.IntField
    programmaticEvent: _typing.RecordField[cudaLaunchAttributeValue_programmaticEvent]
    priority: _typing.IntField
    memSyncDomainMap: _typing.RecordField[cudaLaunchMemSyncDomainMap]
    memSyncDomain: _typing.EnumField[cudaLaunchMemSyncDomain]
    preferredClusterDim: _typing.RecordField[cudaLaunchAttributeValue_preferredClusterDim]
    launchCompletionEvent: _typing.RecordField[cudaLaunchAttributeValue_launchCompletionEvent]
    deviceUpdatableKernelNode: _typing.RecordField[cudaLaunchAttributeValue_deviceUpdatableKernelNode]
    sharedMemCarveout: _typing.IntField

@_disjoint_base
class cudaLaunchConfig_st:
    """cudaLaunchConfig_t, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        gridDim: dim3 = ...,
        blockDim: dim3 = ...,
        dynamicSmemBytes: _typing.Integer = ...,
        stream: cudaStream_t | _typing.Integer | None = ...,
        attrs: _Sequence[cudaLaunchAttribute] | None = ...,
        numAttrs: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    gridDim: _typing.RecordField[dim3]
    blockDim: _typing.RecordField[dim3]
    dynamicSmemBytes: _typing.IntField
    stream: _typing.ValueField[cudaStream_t]
    attrs: _typing.ListField[cudaLaunchAttribute]
    numAttrs: _typing.IntField

@_disjoint_base
class cudaLaunchParams:
    """cudaLaunchParams, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9."""

    def __init__(
        self,
        func: _typing.Pointer = ...,
        gridDim: dim3 = ...,
        blockDim: dim3 = ...,
        args: _typing.KernelParams = ...,
        sharedMem: _typing.Integer = ...,
        stream: cudaStream_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    func: _typing.PointerField
    gridDim: _typing.RecordField[dim3]
    blockDim: _typing.RecordField[dim3]
    args: _typing.KernelParamsField
    sharedMem: _typing.IntField
    stream: _typing.ValueField[cudaStream_t]

@_disjoint_base
class cudaMemAccessDesc:
    """cudaMemAccessDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        location: cudaMemLocation = ...,
        flags: cudaMemAccessFlags | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    location: _typing.RecordField[cudaMemLocation]
    flags: _typing.EnumField[cudaMemAccessFlags]

@_disjoint_base
class cudaMemAllocNodeParams:
    """cudaMemAllocNodeParams, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        poolProps: cudaMemPoolProps = ...,
        accessDescs: _Sequence[cudaMemAccessDesc] | None = ...,
        accessDescCount: _typing.Integer = ...,
        bytesize: _typing.Integer = ...,
        dptr: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    poolProps: _typing.RecordField[cudaMemPoolProps]
    accessDescs: _typing.ListField[cudaMemAccessDesc]
    accessDescCount: _typing.IntField
    bytesize: _typing.IntField
    dptr: _typing.PointerField

@_disjoint_base
class cudaMemAllocNodeParamsV2:
    """cudaMemAllocNodeParamsV2, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        poolProps: cudaMemPoolProps = ...,
        accessDescs: _Sequence[cudaMemAccessDesc] | None = ...,
        accessDescCount: _typing.Integer = ...,
        bytesize: _typing.Integer = ...,
        dptr: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    poolProps: _typing.RecordField[cudaMemPoolProps]
    accessDescs: _typing.ListField[cudaMemAccessDesc]
    accessDescCount: _typing.IntField
    bytesize: _typing.IntField
    dptr: _typing.PointerField

@_disjoint_base
class cudaMemLocation:
    """cudaMemLocation, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        type: cudaMemLocationType | _typing.Integer = ...,
        id: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[cudaMemLocationType]
    id: _typing.IntField

@_disjoint_base
class cudaMemPoolProps:
    """cudaMemPoolProps, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        allocType: cudaMemAllocationType | _typing.Integer = ...,
        handleTypes: cudaMemAllocationHandleType | _typing.Integer = ...,
        location: cudaMemLocation = ...,
        win32SecurityAttributes: _typing.Pointer = ...,
        maxSize: _typing.Integer = ...,
        usage: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    allocType: _typing.EnumField[cudaMemAllocationType]
    handleTypes: _typing.EnumField[cudaMemAllocationHandleType]
    location: _typing.RecordField[cudaMemLocation]
    win32SecurityAttributes: _typing.PointerField
    maxSize: _typing.IntField
    usage: _typing.IntField
    reserved: _typing.CharsField

@_disjoint_base
class cudaMemcpy3DBatchOp:
    """cudaMemcpy3DBatchOp, from driver_types.h. Since CUDA 12.8."""

    def __init__(
        self,
        src: cudaMemcpy3DOperand = ...,
        dst: cudaMemcpy3DOperand = ...,
        extent: cudaExtent = ...,
        srcAccessOrder: cudaMemcpySrcAccessOrder | _typing.Integer = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    src: _typing.RecordField[cudaMemcpy3DOperand]
    dst: _typing.RecordField[cudaMemcpy3DOperand]
    extent: _typing.RecordField[cudaExtent]
    srcAccessOrder: _typing.EnumField[cudaMemcpySrcAccessOrder]
    flags: _typing.IntField

@_disjoint_base
class cudaMemcpy3DOperand:
    """cudaMemcpy3DOperand, from driver_types.h. Since CUDA 12.8."""

    def __init__(
        self,
        type: cudaMemcpy3DOperandType | _typing.Integer = ...,
        op: cudaMemcpy3DOperand_op = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[cudaMemcpy3DOperandType]
    op: _typing.RecordField[cudaMemcpy3DOperand_op]

@_disjoint_base
class cudaMemcpy3DOperand_op:
    """cudaMemcpy3DOperand.op, from driver_types.h. Since CUDA 12.8."""

    def __init__(
        self,
        ptr: cudaMemcpy3DOperand_op_ptr = ...,
        array: cudaMemcpy3DOperand_op_array = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ptr: _typing.RecordField[cudaMemcpy3DOperand_op_ptr]
    array: _typing.RecordField[cudaMemcpy3DOperand_op_array]

@_disjoint_base
class cudaMemcpy3DOperand_op_ptr:
    """cudaMemcpy3DOperand.op.ptr, from driver_types.h. Since CUDA 12.8."""

    def __init__(
        self,
        ptr: _typing.Pointer = ...,
        rowLength: _typing.Integer = ...,
        layerHeight: _typing.Integer = ...,
        locHint: cudaMemLocation = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ptr: _typing.PointerField
    rowLength: _typing.IntField
    layerHeight: _typing.IntField
    locHint: _typing.RecordField[cudaMemLocation]

@_disjoint_base
class cudaMemcpyAttributes:
    """cudaMemcpyAttributes, from driver_types.h. Since CUDA 12.8."""

    def __init__(
        self,
        srcAccessOrder: cudaMemcpySrcAccessOrder | _typing.Integer = ...,
        srcLocHint: cudaMemLocation = ...,
        dstLocHint: cudaMemLocation = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    srcAccessOrder: _typing.EnumField[cudaMemcpySrcAccessOrder]
    srcLocHint: _typing.RecordField[cudaMemLocation]
    dstLocHint: _typing.RecordField[cudaMemLocation]
    flags: _typing.IntField

@_disjoint_base
class cudaMemcpyNodeParams:
    """cudaMemcpyNodeParams, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        flags: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        copyParams: cudaMemcpy3DParms = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    flags: _typing.IntField
    reserved: _typing.ListField[int]
    copyParams: _typing.RecordField[cudaMemcpy3DParms]

@_disjoint_base
class cudaMemsetParamsV2:
    """cudaMemsetParamsV2, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        dst: _typing.Pointer = ...,
        pitch: _typing.Integer = ...,
        value: _typing.Integer = ...,
        elementSize: _typing.Integer = ...,
        width: _typing.Integer = ...,
        height: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    dst: _typing.PointerField
    pitch: _typing.IntField
    value: _typing.IntField
    elementSize: _typing.IntField
    width: _typing.IntField
    height: _typing.IntField

@_disjoint_base
class cudaPointerAttributes:
    """cudaPointerAttributes, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        type: cudaMemoryType | _typing.Integer = ...,
        device: _typing.Integer = ...,
        devicePointer: _typing.Pointer = ...,
        hostPointer: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[cudaMemoryType]
    device: _typing.IntField
    devicePointer: _typing.PointerField
    hostPointer: _typing.PointerField

@_disjoint_base
class cudaResourceDesc:
    """cudaResourceDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        resType: cudaResourceType | _typing.Integer = ...,
        res: cudaResourceDesc_res = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    resType: _typing.EnumField[cudaResourceType]
    res: _typing.RecordField[cudaResourceDesc_res]

@_disjoint_base
class cudaResourceDesc_res:
    """cudaResourceDesc.res, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        array: cudaResourceDesc_res_array = ...,
        mipmap: cudaResourceDesc_res_mipmap = ...,
        linear: cudaResourceDesc_res_linear = ...,
        pitch2D: cudaResourceDesc_res_pitch2D = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    array: _typing.RecordField[cudaResourceDesc_res_array]
    mipmap: _typing.RecordField[cudaResourceDesc_res_mipmap]
    linear: _typing.RecordField[cudaResourceDesc_res_linear]
    pitch2D: _typing.RecordField[cudaResourceDesc_res_pitch2D]

@_disjoint_base
class cudaResourceViewDesc:
    """cudaResourceViewDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        format: cudaResourceViewFormat | _typing.Integer = ...,
        width: _typing.Integer = ...,
        height: _typing.Integer = ...,
        depth: _typing.Integer = ...,
        firstMipmapLevel: _typing.Integer = ...,
        lastMipmapLevel: _typing.Integer = ...,
        firstLayer: _typing.Integer = ...,
        lastLayer: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    format: _typing.EnumField[cudaResourceViewFormat]
    width: _typing.IntField
    height: _typing.IntField
    depth: _typing.IntField
    firstMipmapLevel: _typing.IntField
    lastMipmapLevel: _typing.IntField
    firstLayer: _typing.IntField
    lastLayer: _typing.IntField

class cudaKernelNodeAttrValue(cudaLaunchAttributeValue):
    """cudaKernelNodeAttrValue, from driver_types.h. Since at least CUDA 12.0."""

class cudaLaunchAttribute(cudaLaunchAttribute_st):
    """cudaLaunchAttribute, from driver_types.h. Since at least CUDA 12.0."""

class cudaLaunchConfig_t(cudaLaunchConfig_st):
    """cudaLaunchConfig_t, from driver_types.h. Since at least CUDA 12.0."""

class cudaStreamAttrValue(cudaLaunchAttributeValue):
    """cudaStreamAttrValue, from driver_types.h. Since at least CUDA 12.0."""

def sizeof(objType: type) -> int: ...
def cudaChooseDevice(prop: cudaDeviceProp | None) -> tuple[cudaError, int]:
    """Selects the device whose properties best match the requested ones.

    ``cudaError_t cudaChooseDevice(int *device, const cudaDeviceProp *prop)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    device : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaChooseDevice
    """

def cudaCreateSurfaceObject(pResDesc: cudaResourceDesc | None) -> tuple[cudaError, cudaSurfaceObject_t]:
    """Creates a surface object, with which kernels read and write a CUDA array.

    ``cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const cudaResourceDesc *pResDesc)``

    Parameters
    ----------
    pResDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as
        ``pSurfObject`` exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidChannelDescriptor``, ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.
    pSurfObject : cudaSurfaceObject_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaCreateSurfaceObject
    """

def cudaCreateTextureObject(
    pResDesc: cudaResourceDesc | None,
    pTexDesc: cudaTextureDesc | None,
    pResViewDesc: cudaResourceViewDesc | None,
) -> tuple[cudaError, cudaTextureObject_t]:
    """Creates a texture object from a resource and modes for addressing, filtering and reading.

    ``cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const cudaResourceDesc *pResDesc, const
    cudaTextureDesc *pTexDesc, const cudaResourceViewDesc *pResViewDesc)``

    Parameters
    ----------
    pResDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``pTexObject``
        exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pTexObject : cudaTextureObject_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaCreateTextureObject
    """

def cudaDeviceGetAttribute(attr: cudaDeviceAttr, device: _typing.Integer) -> tuple[cudaError, int]:
    """Returns the value of one device attribute, such as the number of multiprocessors.

    ``cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attr, int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
    value : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetAttribute
    """

def cudaDeviceSynchronize() -> tuple[cudaError]:
    """Blocks until all work submitted to the current device has finished.

    ``cudaError_t cudaDeviceSynchronize(void)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSynchronize
    """

def cudaEventElapsedTime_v2(
    start: cudaEvent_t | _typing.Integer | None,
    end: cudaEvent_t | _typing.Integer | None,
) -> tuple[cudaError, float]:
    """Returns the time in milliseconds between two events; both must be recorded with timing enabled.

    ``cudaError_t cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t end)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorLaunchFailure``, ``cudaErrorNotReady``, ``cudaErrorUnknown``.
    ms : float

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EVENT.html#:~:text=cudaEventElapsedTime_v2
    """

def cudaExternalMemoryGetMappedBuffer(
    extMem: cudaExternalMemory_t | _typing.Integer | None,
    bufferDesc: cudaExternalMemoryBufferDesc | None,
) -> tuple[cudaError, int]:
    """Maps a range of imported memory as device memory.

    ``cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem, const
    cudaExternalMemoryBufferDesc *bufferDesc)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    devPtr : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaExternalMemoryGetMappedBuffer
    """

def cudaExternalMemoryGetMappedMipmappedArray(
    extMem: cudaExternalMemory_t | _typing.Integer | None,
    mipmapDesc: cudaExternalMemoryMipmappedArrayDesc | None,
) -> tuple[cudaError, cudaMipmappedArray_t]:
    """Maps imported memory as a mipmapped CUDA array.

    ``cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem,
    const cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    mipmap : cudaMipmappedArray_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaExternalMemoryGetMappedMipmappedArray
    """

def cudaFuncGetAttributes(func: _typing.Pointer | str) -> tuple[cudaError, cudaFuncAttributes]:
    """Returns the attributes of a kernel, such as its register count, memory use and PTX version.

    ``cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attr, const void *func)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``.
    attr : cudaFuncAttributes

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetAttributes
    """

def cudaFuncSetAttribute(
    func: _typing.Pointer | str,
    attr: cudaFuncAttribute,
    value: _typing.Integer,
) -> tuple[cudaError]:
    """Sets an attribute of a kernel, such as the limit on dynamic shared memory.

    ``cudaError_t cudaFuncSetAttribute(const void *func, cudaFuncAttribute attr, int value)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncSetAttribute
    """

def cudaGetDeviceProperties(device: _typing.Integer) -> tuple[cudaError, cudaDeviceProp]:
    """Returns the properties of a device: name, compute capability, memory and limits.

    ``cudaError_t cudaGetDeviceProperties_v2(cudaDeviceProp *prop, int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.
    prop : cudaDeviceProp

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceProperties
    """

def cudaGetDeviceProperties_v2(device: _typing.Integer) -> tuple[cudaError, cudaDeviceProp]:
    """An alias of cudaGetDeviceProperties."""

def cudaGetDriverEntryPoint(
    symbol: _typing.Text,
    flags: _typing.Integer,
) -> tuple[cudaError, int, cudaDriverEntryPointQueryResult]:
    """Looks up the address of a driver function by name, in the revision for the runtime's CUDA version.

    ``cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags,
    cudaDriverEntryPointQueryResult *driverStatus)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGetDriverEntryPointFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    funcPtr : int
        Referenced memory and handles are valid as long as the process runs.
    driverStatus : cudaDriverEntryPointQueryResult

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPoint
    """

def cudaGetSurfaceObjectResourceDesc(
    surfObject: cudaSurfaceObject_t | _typing.Integer | None,
) -> tuple[cudaError, cudaResourceDesc]:
    """Returns the CUDA array that a surface object accesses.

    ``cudaError_t cudaGetSurfaceObjectResourceDesc(cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pResDesc : cudaResourceDesc
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaGetSurfaceObjectResourceDesc
    """

def cudaGetTextureObjectResourceDesc(
    texObject: cudaTextureObject_t | _typing.Integer | None,
) -> tuple[cudaError, cudaResourceDesc]:
    """Returns the array or memory that a texture object reads.

    ``cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc *pResDesc, cudaTextureObject_t texObject)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pResDesc : cudaResourceDesc
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectResourceDesc
    """

def cudaGetTextureObjectResourceViewDesc(
    texObject: cudaTextureObject_t | _typing.Integer | None,
) -> tuple[cudaError, cudaResourceViewDesc]:
    """Returns the format, size and mipmap levels with which a texture object views its resource.

    ``cudaError_t cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t
    texObject)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pResViewDesc : cudaResourceViewDesc

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectResourceViewDesc
    """

def cudaGraphAddDependencies(
    graph: cudaGraph_t | _typing.Integer | None,
    from_: _Sequence[cudaGraphNode_t] | None,
    to: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
) -> tuple[cudaError]:
    """Adds edges to a graph: each ``to[i]`` waits for ``from[i]``.

    ``cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    size_t numDependencies)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddDependencies
    """

def cudaGraphAddDependencies_v2(
    graph: cudaGraph_t | _typing.Integer | None,
    from_: _Sequence[cudaGraphNode_t] | None,
    to: _Sequence[cudaGraphNode_t] | None,
    edgeData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _typing.Integer,
) -> tuple[cudaError]:
    """Adds edges to a graph, with edge data (ports and type): each ``to[i]`` waits for ``from[i]``.

    ``cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    const cudaGraphEdgeData *edgeData, size_t numDependencies)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddDependencies_v2
    """

def cudaGraphAddMemAllocNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    nodeParams: cudaMemAllocNodeParams | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that allocates memory at a fixed address, which is written to the parameter record.

    ``cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, size_t numDependencies, cudaMemAllocNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemAllocNode
    """

def cudaGraphAddNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a node of any type, described by one record, to a graph.

    ``cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, cudaGraphNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotSupported``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.2.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddNode
    """

def cudaGraphAddNode_v2(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    dependencyData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _typing.Integer,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a node of any type to a graph, with data for the edges to its dependencies.

    ``cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaGraphNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotSupported``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddNode_v2
    """

def cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError]:
    """Sets the parameters of a node of any type, in an executable graph only.

    ``cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, cudaGraphNodeParams
    *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graphExec``
        exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotSupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecNodeSetParams
    """

def cudaGraphGetEdges(
    graph: cudaGraph_t | _typing.Integer | None,
    numEdges: _typing.Integer = 0,
) -> tuple[cudaError, list[cudaGraphNode_t], list[cudaGraphNode_t], int]:
    """Lists the edges of a graph as two arrays of nodes.

    ``cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *numEdges)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    from : list[cudaGraphNode_t]
    to : list[cudaGraphNode_t]
    numEdges : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetEdges
    """

def cudaGraphGetEdges_v2(
    graph: cudaGraph_t | _typing.Integer | None,
    numEdges: _typing.Integer = 0,
) -> tuple[cudaError, list[cudaGraphNode_t], list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    """Lists the edges of a graph as two arrays of nodes, with data for each edge.

    ``cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData
    *edgeData, size_t *numEdges)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
    from : list[cudaGraphNode_t]
    to : list[cudaGraphNode_t]
    edgeData : list[cudaGraphEdgeData]
    numEdges : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetEdges_v2
    """

def cudaGraphKernelNodeCopyAttributes(
    hSrc: cudaGraphNode_t | _typing.Integer | None,
    hDst: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Copies all attributes of one kernel node to another.

    ``cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc, cudaGraphNode_t hDst)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeCopyAttributes
    """

def cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t | _typing.Integer | None,
    attr: cudaLaunchAttributeID,
) -> tuple[cudaError, cudaLaunchAttributeValue]:
    """Returns an attribute of a kernel node, such as the priority.

    ``cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr,
    cudaLaunchAttributeValue *value_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    value_out : cudaLaunchAttributeValue
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Warnings
    --------
    - ``hNode`` must be a kernel node, and ``attr`` an attribute of kernels.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeGetAttribute
    """

def cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t | _typing.Integer | None,
    attr: cudaLaunchAttributeID,
    value: cudaLaunchAttributeValue | None,
) -> tuple[cudaError]:
    """Sets an attribute of a kernel node, such as the priority.

    ``cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const
    cudaLaunchAttributeValue *value)``

    Parameters
    ----------
    value
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hNode``, or
        a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeSetAttribute
    """

def cudaGraphMemAllocNodeGetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaMemAllocNodeParams]:
    """Returns the pool, size and address of the memory that a node allocates.

    ``cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams *params_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    params_out : cudaMemAllocNodeParams
        Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeGetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemAllocNodeGetParams
    """

def cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNumDependencies: _typing.Integer = 0,
) -> tuple[cudaError, list[cudaGraphNode_t], int]:
    """Lists the nodes that a node waits for.

    ``cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, size_t
    *pNumDependencies)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pDependencies : list[cudaGraphNode_t]
    pNumDependencies : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependencies
    """

def cudaGraphNodeGetDependencies_v2(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNumDependencies: _typing.Integer = 0,
) -> tuple[cudaError, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    """Lists the nodes that a node waits for, with data for each edge.

    ``cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependencies,
    cudaGraphEdgeData *edgeData, size_t *pNumDependencies)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
    pDependencies : list[cudaGraphNode_t]
    edgeData : list[cudaGraphEdgeData]
    pNumDependencies : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependencies_v2
    """

def cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNumDependentNodes: _typing.Integer = 0,
) -> tuple[cudaError, list[cudaGraphNode_t], int]:
    """Lists the nodes that wait for a node.

    ``cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, size_t
    *pNumDependentNodes)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pDependentNodes : list[cudaGraphNode_t]
    pNumDependentNodes : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependentNodes
    """

def cudaGraphNodeGetDependentNodes_v2(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNumDependentNodes: _typing.Integer = 0,
) -> tuple[cudaError, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    """Lists the nodes that wait for a node, with data for each edge.

    ``cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes,
    cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
    pDependentNodes : list[cudaGraphNode_t]
    edgeData : list[cudaGraphEdgeData]
    pNumDependentNodes : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependentNodes_v2
    """

def cudaGraphNodeGetType(
    node: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaGraphNodeType]:
    """Returns the type of a node.

    ``cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType *pType)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pType : cudaGraphNodeType

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetType
    """

def cudaGraphNodeSetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError]:
    """Sets the parameters of a node of any type; the type itself cannot change.

    ``cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``node``, or a
        copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotSupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeSetParams
    """

def cudaGraphRemoveDependencies(
    graph: cudaGraph_t | _typing.Integer | None,
    from_: _Sequence[cudaGraphNode_t] | None,
    to: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
) -> tuple[cudaError]:
    """Removes edges from a graph: the edge from each ``from[i]`` to ``to[i]``.

    ``cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    size_t numDependencies)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphRemoveDependencies
    """

def cudaGraphRemoveDependencies_v2(
    graph: cudaGraph_t | _typing.Integer | None,
    from_: _Sequence[cudaGraphNode_t] | None,
    to: _Sequence[cudaGraphNode_t] | None,
    edgeData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _typing.Integer,
) -> tuple[cudaError]:
    """Removes edges with the given edge data from a graph: the edge from each ``from[i]`` to ``to[i]``.

    ``cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t
    *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphRemoveDependencies_v2
    """

def cudaHostAlloc(size: _typing.Integer, flags: _typing.Integer) -> tuple[cudaError, int]:
    """Allocates page-locked host memory with flags (portable, mapped, write-combined).

    ``cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaHostAllocDefault``, ``cudaHostAllocMapped``, ``cudaHostAllocPortable``,
        ``cudaHostAllocWriteCombined``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
    pHost : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostAlloc
    """

def cudaHostRegister(
    ptr: _typing.Pointer,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Page-locks existing host memory, and maps it into device address spaces if requested.

    ``cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)``

    Parameters
    ----------
    ptr
        Used after the call returns; must be kept alive until ``cudaHostUnregister`` is called.
    flags
        Flags: ``cudaHostRegisterDefault``, ``cudaHostRegisterIoMemory``, ``cudaHostRegisterMapped``,
        ``cudaHostRegisterPortable``, ``cudaHostRegisterReadOnly``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorHostMemoryAlreadyRegistered``, ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostRegister
    """

def cudaImportExternalMemory(
    memHandleDesc: cudaExternalMemoryHandleDesc | None,
) -> tuple[cudaError, cudaExternalMemory_t]:
    """Imports memory from another API, such as Vulkan, Direct3D or NvSciBuf, given its handle.

    ``cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out, const cudaExternalMemoryHandleDesc
    *memHandleDesc)``

    Parameters
    ----------
    memHandleDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``extMem_out``
        exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorOperatingSystem``.
    extMem_out : cudaExternalMemory_t

    Warnings
    --------
    - A file descriptor in ``memHandleDesc`` belongs to the driver if the call succeeds: the program must neither use
      nor close it.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaImportExternalMemory
    """

def cudaImportExternalSemaphore(
    semHandleDesc: cudaExternalSemaphoreHandleDesc | None,
) -> tuple[cudaError, cudaExternalSemaphore_t]:
    """Imports a semaphore or fence from another API, given its handle.

    ``cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out, const cudaExternalSemaphoreHandleDesc
    *semHandleDesc)``

    Parameters
    ----------
    semHandleDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``extSem_out``
        exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorOperatingSystem``.
    extSem_out : cudaExternalSemaphore_t

    Warnings
    --------
    - A file descriptor in ``semHandleDesc`` belongs to the driver if the call succeeds: the program must neither use
      nor close it.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaImportExternalSemaphore
    """

def cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t | _typing.Integer | None,
    attr: cudaFuncAttribute,
    value: _typing.Integer,
    device: _typing.Integer,
) -> tuple[cudaError]:
    """Sets an attribute of a kernel on one device, such as the limit on dynamic shared memory.

    ``cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute attr, int value, int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaKernelSetAttributeForDevice
    """

def cudaLaunchCooperativeKernelMultiDevice(
    launchParamsList: _Sequence[cudaLaunchParams] | None,
    numDevices: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Launches a kernel on several devices, whose grids can synchronize with each other.

    ``cudaError_t cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams *launchParamsList, unsigned int numDevices,
    unsigned int flags)``

    Parameters
    ----------
    launchParamsList
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``launchParamsList``'s stream.
    flags
        Flags: ``cudaCooperativeLaunchMultiDeviceNoPostSync``, ``cudaCooperativeLaunchMultiDeviceNoPreSync``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCooperativeLaunchTooLarge``, ``cudaErrorInvalidConfiguration``,
        ``cudaErrorInvalidDeviceFunction``, ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``,
        ``cudaErrorLaunchTimeout``, ``cudaErrorSharedObjectInitFailed``.

    Warnings
    --------
    - ``args`` of each element must contain one address for each parameter of the kernel, which points to a value of the
      parameter's type.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchCooperativeKernelMultiDevice
    """

def cudaLaunchKernelExC(
    config: cudaLaunchConfig_t | None,
    func: _typing.Pointer | str,
    args: _typing.KernelParams,
) -> tuple[cudaError]:
    """Launches a kernel with a configuration record: grid, stream, and attributes such as the cluster size.

    ``cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)``

    Parameters
    ----------
    config, args
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``config``'s stream.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidPtx``, ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``,
        ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``,
        ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSharedObjectInitFailed``, ``cudaErrorUnsupportedPtxVersion``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchKernelExC
    """

def cudaMalloc(size: _typing.Integer) -> tuple[cudaError, int]:
    """Allocates device memory on the current device.

    ``cudaError_t cudaMalloc(void **devPtr, size_t size)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
    devPtr : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMalloc
    """

def cudaMallocHost(size: _typing.Integer) -> tuple[cudaError, int]:
    """Allocates page-locked host memory that the device can read and write.

    ``cudaError_t cudaMallocHost(void **ptr, size_t size)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
    ptr : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocHost
    """

def cudaMemAdvise(
    devPtr: _typing.Pointer | str,
    count: _typing.Integer,
    advice: cudaMemoryAdvise,
    device: _typing.Integer,
) -> tuple[cudaError]:
    """Advises the driver about the use of a range of managed memory, for example that it is mostly read.

    ``cudaError_t cudaMemAdvise(const void *devPtr, size_t count, cudaMemoryAdvise advice, int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemAdvise
    """

def cudaMemAdvise_v2(
    devPtr: _typing.Pointer | str,
    count: _typing.Integer,
    advice: cudaMemoryAdvise,
    location: cudaMemLocation,
) -> tuple[cudaError]:
    """Advises the driver about the use of a range of managed memory, for example that it is mostly read.

    ``cudaError_t cudaMemAdvise_v2(const void *devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation
    location)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.2, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemAdvise_v2
    """

def cudaMemPoolCreate(poolProps: cudaMemPoolProps | None) -> tuple[cudaError, cudaMemPool_t]:
    """Creates a memory pool on a device or on the host.

    ``cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool, const cudaMemPoolProps *poolProps)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    memPool : cudaMemPool_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolCreate
    """

def cudaMemPoolGetAccess(
    memPool: cudaMemPool_t | _typing.Integer | None,
    location: cudaMemLocation | None,
) -> tuple[cudaError, cudaMemAccessFlags]:
    """Returns the access that a location has to a pool's memory.

    ``cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags *flags, cudaMemPool_t memPool, cudaMemLocation *location)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    flags : cudaMemAccessFlags

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolGetAccess
    """

def cudaMemPoolSetAccess(
    memPool: cudaMemPool_t | _typing.Integer | None,
    descList: _Sequence[cudaMemAccessDesc] | None,
    count: _typing.Integer,
) -> tuple[cudaError]:
    """Sets the access that devices have to a pool's memory.

    ``cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const cudaMemAccessDesc *descList, size_t count)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - Memory of the pool must not be used from a location that loses access.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolSetAccess
    """

def cudaMemPrefetchAsync(
    devPtr: _typing.Pointer | str,
    count: _typing.Integer,
    dstDevice: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Prefetches managed memory to a device or to the host, in stream order.

    ``cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice, cudaStream_t stream)``

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchAsync
    """

def cudaMemPrefetchAsync_v2(
    devPtr: _typing.Pointer | str,
    count: _typing.Integer,
    location: cudaMemLocation,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Prefetches managed memory to a device or to the host, in stream order.

    ``cudaError_t cudaMemPrefetchAsync_v2(const void *devPtr, size_t count, cudaMemLocation location, unsigned int
    flags, cudaStream_t stream)``

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.2, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchAsync_v2
    """

def cudaMemcpy3DBatchAsync(
    numOps: _typing.Integer,
    opList: _Sequence[cudaMemcpy3DBatchOp] | None,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError, int]:
    """Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.

    ``cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp *opList, size_t *failIdx, unsigned long long
    flags, cudaStream_t stream)``

    Parameters
    ----------
    opList
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    failIdx : int

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DBatchAsync
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
) -> tuple[cudaError, int]:
    """Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.

    ``cudaError_t cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count, cudaMemcpyAttributes
    *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, cudaStream_t stream)``

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
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    failIdx : int

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyBatchAsync
    """

def cudaOccupancyMaxActiveClusters(
    func: _typing.Pointer | str,
    launchConfig: cudaLaunchConfig_t | None,
) -> tuple[cudaError, int]:
    """Returns the maximum number of clusters of a launch that can run on a device at the same time.

    ``cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func, const cudaLaunchConfig_t
    *launchConfig)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidClusterSize``, ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    numClusters : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveClusters
    """

def cudaOccupancyMaxPotentialClusterSize(
    func: _typing.Pointer | str,
    launchConfig: cudaLaunchConfig_t | None,
) -> tuple[cudaError, int]:
    """Returns the maximum cluster size, in blocks, for a launch configuration.

    ``cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func, const cudaLaunchConfig_t
    *launchConfig)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``,
        ``cudaErrorUnknown``.
    clusterSize : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxPotentialClusterSize
    """

def cudaPointerGetAttributes(ptr: _typing.Pointer | str) -> tuple[cudaError, cudaPointerAttributes]:
    """Returns the memory type at an address (host, device, managed or unknown) and the device.

    ``cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *ptr)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
    attributes : cudaPointerAttributes
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__UNIFIED.html#:~:text=cudaPointerGetAttributes
    """

def cudaSetDoubleForDevice(d: float) -> tuple[cudaError, float]:
    """Has no effect; formerly converted a ``double`` for devices without double precision.

    ``cudaError_t cudaSetDoubleForDevice(double *d)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    d : float

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaSetDoubleForDevice
    """

def cudaSetDoubleForHost(d: float) -> tuple[cudaError, float]:
    """Has no effect; formerly restored a ``double`` from devices without double precision.

    ``cudaError_t cudaSetDoubleForHost(double *d)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    d : float

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaSetDoubleForHost
    """

def cudaSignalExternalSemaphoresAsync(
    extSemArray: _Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: _Sequence[cudaExternalSemaphoreSignalParams] | None,
    numExtSems: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Signals imported semaphores in stream order.

    ``cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const
    cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)``

    Parameters
    ----------
    paramsArray
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.

    Warnings
    --------
    - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
    - Each NvSciSync object may have only one outstanding fence with a timestamp. The timestamp must not be read before
      the fence has been signaled.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaSignalExternalSemaphoresAsync
    """

def cudaSignalExternalSemaphoresAsync_v2(
    extSemArray: _Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: _Sequence[cudaExternalSemaphoreSignalParams] | None,
    numExtSems: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """An alias of cudaSignalExternalSemaphoresAsync."""

def cudaStreamCreate() -> tuple[cudaError, cudaStream_t]:
    """Creates a stream on the current device that synchronizes with the legacy default stream.

    ``cudaError_t cudaStreamCreate(cudaStream_t *pStream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pStream : cudaStream_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreate
    """

def cudaStreamCreateWithFlags(flags: _typing.Integer) -> tuple[cudaError, cudaStream_t]:
    """Creates a stream; flags specify whether it synchronizes with the legacy default stream.

    ``cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaStreamDefault``, ``cudaStreamNonBlocking``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pStream : cudaStream_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithFlags
    """

def cudaStreamCreateWithPriority(
    flags: _typing.Integer,
    priority: _typing.Integer,
) -> tuple[cudaError, cudaStream_t]:
    """Creates a stream with a priority; smaller numbers mean higher priorities.

    ``cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)``

    Parameters
    ----------
    flags
        Flags: ``cudaStreamDefault``, ``cudaStreamNonBlocking``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pStream : cudaStream_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithPriority
    """

def cudaStreamGetAttribute(
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    attr: cudaLaunchAttributeID,
) -> tuple[cudaError, cudaLaunchAttributeValue]:
    """Returns an attribute of a stream, such as the L2 access policy window.

    ``cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue
    *value_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    value_out : cudaLaunchAttributeValue
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetAttribute
    """

def cudaStreamGetCaptureInfo(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError, cudaStreamCaptureStatus, int, cudaGraph_t, list[cudaGraphNode_t], int]:
    """Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

    ``cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned
    long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, size_t *numDependencies_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorStreamCaptureImplicit``.
    captureStatus_out : cudaStreamCaptureStatus
    id_out : int
    graph_out : cudaGraph_t
    dependencies_out : list[cudaGraphNode_t]
    numDependencies_out : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetCaptureInfo
    """

def cudaStreamGetCaptureInfo_v2(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError, cudaStreamCaptureStatus, int, cudaGraph_t, list[cudaGraphNode_t], int]:
    """An alias of cudaStreamGetCaptureInfo."""

def cudaStreamGetCaptureInfo_v3(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError, cudaStreamCaptureStatus, int, cudaGraph_t, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    """Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

    ``cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned
    long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData
    **edgeData_out, size_t *numDependencies_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``,
        ``cudaErrorStreamCaptureImplicit``.
    captureStatus_out : cudaStreamCaptureStatus
    id_out : int
    graph_out : cudaGraph_t
    dependencies_out : list[cudaGraphNode_t]
    edgeData_out : list[cudaGraphEdgeData]
    numDependencies_out : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetCaptureInfo_v3
    """

def cudaStreamSetAttribute(
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    attr: cudaLaunchAttributeID,
    value: cudaLaunchAttributeValue | None,
) -> tuple[cudaError]:
    """Sets an attribute of a stream, such as the L2 access policy window.

    ``cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, const
    cudaLaunchAttributeValue *value)``

    Parameters
    ----------
    value
        Referenced memory and handles are used after the call returns; cubind keeps them alive until another value is
        set in ``hStream``, or ``hStream`` is destroyed.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamSetAttribute
    """

def cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    dependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Adds or replaces the nodes on which the next captured work of a stream depends.

    ``cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies, size_t
    numDependencies, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaStreamUpdateCaptureDependenciesFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorIllegalState``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamUpdateCaptureDependencies
    """

def cudaStreamUpdateCaptureDependencies_v2(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    dependencies: _Sequence[cudaGraphNode_t] | None,
    dependencyData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Adds or replaces the nodes on which the next captured work of a stream depends.

    ``cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t *dependencies, const
    cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaStreamUpdateCaptureDependenciesFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorIllegalState``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamUpdateCaptureDependencies_v2
    """

def cudaThreadExit() -> tuple[cudaError]:
    """Works like ``cudaDeviceReset``, which supersedes this function.

    ``cudaError_t cudaThreadExit(void)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Warnings
    --------
    - Nothing in the process may use objects of the device's primary context during or after the call. Library handles
      that were created in it must be destroyed first, because destroying one uses the context.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadExit
    """

def cudaThreadGetCacheConfig() -> tuple[cudaError, cudaFuncCache]:
    """Works like ``cudaDeviceGetCacheConfig``, which supersedes this function.

    ``cudaError_t cudaThreadGetCacheConfig(cudaFuncCache *pCacheConfig)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pCacheConfig : cudaFuncCache

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadGetCacheConfig
    """

def cudaThreadGetLimit(limit: cudaLimit) -> tuple[cudaError, int]:
    """Works like ``cudaDeviceGetLimit``, which supersedes this function.

    ``cudaError_t cudaThreadGetLimit(size_t *pValue, cudaLimit limit)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnsupportedLimit``.
    pValue : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadGetLimit
    """

def cudaThreadSetCacheConfig(cacheConfig: cudaFuncCache) -> tuple[cudaError]:
    """Works like ``cudaDeviceSetCacheConfig``, which supersedes this function.

    ``cudaError_t cudaThreadSetCacheConfig(cudaFuncCache cacheConfig)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadSetCacheConfig
    """

def cudaThreadSetLimit(limit: cudaLimit, value: _typing.Integer) -> tuple[cudaError]:
    """Works like ``cudaDeviceSetLimit``, which supersedes this function.

    ``cudaError_t cudaThreadSetLimit(cudaLimit limit, size_t value)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnsupportedLimit``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadSetLimit
    """

def cudaThreadSynchronize() -> tuple[cudaError]:
    """Works like ``cudaDeviceSynchronize``, which supersedes this function.

    ``cudaError_t cudaThreadSynchronize(void)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadSynchronize
    """

def cudaWaitExternalSemaphoresAsync(
    extSemArray: _Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: _Sequence[cudaExternalSemaphoreWaitParams] | None,
    numExtSems: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Makes a stream wait for imported semaphores.

    ``cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const
    cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)``

    Parameters
    ----------
    paramsArray
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorTimeout``.

    Warnings
    --------
    - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaWaitExternalSemaphoresAsync
    """

def cudaWaitExternalSemaphoresAsync_v2(
    extSemArray: _Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: _Sequence[cudaExternalSemaphoreWaitParams] | None,
    numExtSems: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """An alias of cudaWaitExternalSemaphoresAsync."""
