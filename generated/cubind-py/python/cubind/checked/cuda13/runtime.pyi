"""CUDA runtime API of CUDA 13, with exceptions instead of result codes.

`cubind.cuda13.runtime` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, SupportsInt as _SupportsInt, overload as _overload

from cubind import _typing
from cubind.cuda13.driver import (
    EGLImageKHR as EGLImageKHR,
    EGLStreamKHR as EGLStreamKHR,
    EGLSyncKHR as EGLSyncKHR,
    EGLint as EGLint,
    GLenum as GLenum,
    GLuint as GLuint,
    VdpDevice as VdpDevice,
    VdpOutputSurface as VdpOutputSurface,
    VdpVideoSurface as VdpVideoSurface,
)
from cubind.cuda13.runtime import (
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
    cudaAtomicOperation as cudaAtomicOperation,
    cudaAtomicOperationCapability as cudaAtomicOperationCapability,
    cudaCGScope as cudaCGScope,
    cudaChannelFormatDesc as cudaChannelFormatDesc,
    cudaChannelFormatKind as cudaChannelFormatKind,
    cudaChildGraphNodeParams as cudaChildGraphNodeParams,
    cudaClusterSchedulingPolicy as cudaClusterSchedulingPolicy,
    cudaComputeMode as cudaComputeMode,
    cudaConditionalNodeParams as cudaConditionalNodeParams,
    cudaCpuDeviceId as cudaCpuDeviceId,
    cudaDataType as cudaDataType,
    cudaDevResource as cudaDevResource,
    cudaDevResourceDesc_t as cudaDevResourceDesc_t,
    cudaDevResourceType as cudaDevResourceType,
    cudaDevResource_anon0 as cudaDevResource_anon0,
    cudaDevResource_st as cudaDevResource_st,
    cudaDevSmResource as cudaDevSmResource,
    cudaDevSmResourceGroupLocalityDomainIdAny as cudaDevSmResourceGroupLocalityDomainIdAny,
    cudaDevSmResourceGroupParams as cudaDevSmResourceGroupParams,
    cudaDevSmResourceGroupParams_st as cudaDevSmResourceGroupParams_st,
    cudaDevSmResourceGroup_flags as cudaDevSmResourceGroup_flags,
    cudaDevSmResourceSplitByCount_flags as cudaDevSmResourceSplitByCount_flags,
    cudaDevWorkqueueConfigResource as cudaDevWorkqueueConfigResource,
    cudaDevWorkqueueConfigScope as cudaDevWorkqueueConfigScope,
    cudaDevWorkqueueResource as cudaDevWorkqueueResource,
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
    cudaEmulationMantissaControl as cudaEmulationMantissaControl,
    cudaEmulationSpecialValuesSupport as cudaEmulationSpecialValuesSupport,
    cudaEmulationStrategy as cudaEmulationStrategy,
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
    cudaExecutionContext_t as cudaExecutionContext_t,
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
    cudaExternalSemaphoreSignalSkipNvSciBufMemSync as cudaExternalSemaphoreSignalSkipNvSciBufMemSync,
    cudaExternalSemaphoreWaitNodeParams as cudaExternalSemaphoreWaitNodeParams,
    cudaExternalSemaphoreWaitNodeParamsV2 as cudaExternalSemaphoreWaitNodeParamsV2,
    cudaExternalSemaphoreWaitParams as cudaExternalSemaphoreWaitParams,
    cudaExternalSemaphoreWaitParams_params as cudaExternalSemaphoreWaitParams_params,
    cudaExternalSemaphoreWaitParams_params_fence as cudaExternalSemaphoreWaitParams_params_fence,
    cudaExternalSemaphoreWaitParams_params_keyedMutex as cudaExternalSemaphoreWaitParams_params_keyedMutex,
    cudaExternalSemaphoreWaitParams_params_nvSciSync as cudaExternalSemaphoreWaitParams_params_nvSciSync,
    cudaExternalSemaphoreWaitSkipNvSciBufMemSync as cudaExternalSemaphoreWaitSkipNvSciBufMemSync,
    cudaExternalSemaphore_t as cudaExternalSemaphore_t,
    cudaFabricOpStatusInfo as cudaFabricOpStatusInfo,
    cudaFabricOpStatusSource as cudaFabricOpStatusSource,
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
    cudaGraphRecaptureCallbackData as cudaGraphRecaptureCallbackData,
    cudaGraphRecaptureCallback_t as cudaGraphRecaptureCallback_t,
    cudaGraphRecaptureStatus as cudaGraphRecaptureStatus,
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
    cudaHostTaskSyncMode as cudaHostTaskSyncMode,
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
    cudaKernelFunctionType as cudaKernelFunctionType,
    cudaKernelNodeAttrID as cudaKernelNodeAttrID,
    cudaKernelNodeAttrValue as cudaKernelNodeAttrValue,
    cudaKernelNodeAttributeAccessPolicyWindow as cudaKernelNodeAttributeAccessPolicyWindow,
    cudaKernelNodeAttributeClusterDimension as cudaKernelNodeAttributeClusterDimension,
    cudaKernelNodeAttributeClusterSchedulingPolicyPreference as cudaKernelNodeAttributeClusterSchedulingPolicyPreference,
    cudaKernelNodeAttributeCooperative as cudaKernelNodeAttributeCooperative,
    cudaKernelNodeAttributeDeviceUpdatableKernelNode as cudaKernelNodeAttributeDeviceUpdatableKernelNode,
    cudaKernelNodeAttributeMemSyncDomain as cudaKernelNodeAttributeMemSyncDomain,
    cudaKernelNodeAttributeMemSyncDomainMap as cudaKernelNodeAttributeMemSyncDomainMap,
    cudaKernelNodeAttributeNvlinkUtilCentricScheduling as cudaKernelNodeAttributeNvlinkUtilCentricScheduling,
    cudaKernelNodeAttributePreferredSharedMemoryCarveout as cudaKernelNodeAttributePreferredSharedMemoryCarveout,
    cudaKernelNodeAttributePriority as cudaKernelNodeAttributePriority,
    cudaKernelNodeParams as cudaKernelNodeParams,
    cudaKernelNodeParamsV2 as cudaKernelNodeParamsV2,
    cudaKernelNodeParamsV2_anon0 as cudaKernelNodeParamsV2_anon0,
    cudaKernel_t as cudaKernel_t,
    cudaLaunchAttribute as cudaLaunchAttribute,
    cudaLaunchAttributeID as cudaLaunchAttributeID,
    cudaLaunchAttributePortableClusterMode as cudaLaunchAttributePortableClusterMode,
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
    cudaLibraryOption as cudaLibraryOption,
    cudaLibrary_t as cudaLibrary_t,
    cudaLimit as cudaLimit,
    cudaLogIterator as cudaLogIterator,
    cudaLogLevel as cudaLogLevel,
    cudaLogsCallbackHandle as cudaLogsCallbackHandle,
    cudaLogsCallback_t as cudaLogsCallback_t,
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
    cudaMemLocation_anon0 as cudaMemLocation_anon0,
    cudaMemLocation_anon0_localized as cudaMemLocation_anon0_localized,
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
    cudaMemcpyBatchNodeParams as cudaMemcpyBatchNodeParams,
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
    cudaPointerAttributes_anon0 as cudaPointerAttributes_anon0,
    cudaPos as cudaPos,
    cudaResourceDesc as cudaResourceDesc,
    cudaResourceDesc_res as cudaResourceDesc_res,
    cudaResourceDesc_res_array as cudaResourceDesc_res_array,
    cudaResourceDesc_res_linear as cudaResourceDesc_res_linear,
    cudaResourceDesc_res_mipmap as cudaResourceDesc_res_mipmap,
    cudaResourceDesc_res_pitch2D as cudaResourceDesc_res_pitch2D,
    cudaResourceDesc_res_reserved as cudaResourceDesc_res_reserved,
    cudaResourceType as cudaResourceType,
    cudaResourceViewDesc as cudaResourceViewDesc,
    cudaResourceViewFormat as cudaResourceViewFormat,
    cudaRoundMode as cudaRoundMode,
    cudaSharedCarveout as cudaSharedCarveout,
    cudaSharedMemConfig as cudaSharedMemConfig,
    cudaSharedMemoryMode as cudaSharedMemoryMode,
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

def cudaArrayGetInfo(
    array: cudaArray_t | _SupportsInt | None,
) -> tuple[cudaChannelFormatDesc, cudaExtent, int]: ...
def cudaArrayGetMemoryRequirements(
    array: cudaArray_t | _SupportsInt | None,
    device: _SupportsInt,
) -> cudaArrayMemoryRequirements: ...
def cudaArrayGetPlane(hArray: cudaArray_t | _SupportsInt | None, planeIdx: _SupportsInt) -> cudaArray_t: ...
def cudaArrayGetSparseProperties(array: cudaArray_t | _SupportsInt | None) -> cudaArraySparseProperties: ...
def cudaChooseDevice(prop: cudaDeviceProp | None) -> int: ...
def cudaCreateChannelDesc(
    x: _SupportsInt,
    y: _SupportsInt,
    z: _SupportsInt,
    w: _SupportsInt,
    f: cudaChannelFormatKind,
) -> cudaChannelFormatDesc: ...
def cudaCreateSurfaceObject(pResDesc: cudaResourceDesc | None) -> cudaSurfaceObject_t: ...
def cudaCreateTextureObject(
    pResDesc: cudaResourceDesc | None,
    pTexDesc: cudaTextureDesc | None,
    pResViewDesc: cudaResourceViewDesc | None,
) -> cudaTextureObject_t: ...
def cudaCtxResetPersistingL2Cache() -> None: ...
def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | _SupportsInt | None) -> None: ...
def cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t | _SupportsInt | None) -> None: ...
def cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t | _SupportsInt | None) -> None: ...
def cudaDestroyTextureObject(texObject: cudaTextureObject_t | _SupportsInt | None) -> None: ...
def cudaDevResourceGenerateDesc(
    resources: _Sequence[cudaDevResource] | None,
    nbResources: _SupportsInt,
) -> cudaDevResourceDesc_t: ...
def cudaDevSmResourceSplit(
    nbGroups: _SupportsInt,
    input_: cudaDevResource | None,
    flags: _SupportsInt,
    groupParams: _Sequence[cudaDevSmResourceGroupParams] | None,
) -> tuple[list[cudaDevResource], cudaDevResource]: ...
def cudaDevSmResourceSplitByCount(
    nbGroups: _SupportsInt,
    input_: cudaDevResource | None,
    flags: _SupportsInt,
    minCount: _SupportsInt,
) -> tuple[list[cudaDevResource], int, cudaDevResource]: ...
def cudaDeviceCanAccessPeer(device: _SupportsInt, peerDevice: _SupportsInt) -> int: ...
def cudaDeviceDisablePeerAccess(peerDevice: _SupportsInt) -> None: ...
def cudaDeviceEnablePeerAccess(peerDevice: _SupportsInt, flags: _SupportsInt) -> None: ...
def cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget,
    scope: cudaFlushGPUDirectRDMAWritesScope,
) -> None: ...
def cudaDeviceGetAttribute(attr: cudaDeviceAttr, device: _SupportsInt) -> int: ...
def cudaDeviceGetByPCIBusId(pciBusId: _typing.Text) -> int: ...
def cudaDeviceGetCacheConfig() -> cudaFuncCache: ...
def cudaDeviceGetDefaultMemPool(device: _SupportsInt) -> cudaMemPool_t: ...
def cudaDeviceGetDevResource(device: _SupportsInt, typename: cudaDevResourceType) -> cudaDevResource: ...
def cudaDeviceGetExecutionCtx(device: _SupportsInt) -> cudaExecutionContext_t: ...
def cudaDeviceGetGraphMemAttribute(device: _SupportsInt, attr: cudaGraphMemAttributeType) -> _Any: ...
def cudaDeviceGetHostAtomicCapabilities(
    operations: _Sequence[cudaAtomicOperation] | None,
    count: _SupportsInt,
    device: _SupportsInt,
) -> list[int]: ...
def cudaDeviceGetLimit(limit: cudaLimit) -> int: ...
def cudaDeviceGetMemPool(device: _SupportsInt) -> cudaMemPool_t: ...
def cudaDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _typing.Pointer,
    device: _SupportsInt,
    flags: _SupportsInt,
) -> None: ...
def cudaDeviceGetP2PAtomicCapabilities(
    operations: _Sequence[cudaAtomicOperation] | None,
    count: _SupportsInt,
    srcDevice: _SupportsInt,
    dstDevice: _SupportsInt,
) -> list[int]: ...
def cudaDeviceGetP2PAttribute(
    attr: cudaDeviceP2PAttr,
    srcDevice: _SupportsInt,
    dstDevice: _SupportsInt,
) -> int: ...
def cudaDeviceGetPCIBusId(length: _SupportsInt, device: _SupportsInt) -> bytes: ...
def cudaDeviceGetSharedMemConfig() -> cudaSharedMemConfig: ...
def cudaDeviceGetStreamPriorityRange() -> tuple[int, int]: ...
def cudaDeviceGetTexture1DLinearMaxWidth(fmtDesc: cudaChannelFormatDesc | None, device: _SupportsInt) -> int: ...
def cudaDeviceGraphMemTrim(device: _SupportsInt) -> None: ...
def cudaDeviceRegisterAsyncNotification(
    device: _SupportsInt,
    callbackFunc: _typing.Callback,
    userData: object,
) -> cudaAsyncCallbackHandle_t: ...
def cudaDeviceReset() -> None: ...
def cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> None: ...
def cudaDeviceSetGraphMemAttribute(
    device: _SupportsInt,
    attr: cudaGraphMemAttributeType,
    value: object,
) -> None: ...
def cudaDeviceSetLimit(limit: cudaLimit, value: _SupportsInt) -> None: ...
def cudaDeviceSetMemPool(device: _SupportsInt, memPool: cudaMemPool_t | _SupportsInt | None) -> None: ...
def cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> None: ...
def cudaDeviceSynchronize() -> None: ...
def cudaDeviceUnregisterAsyncNotification(
    device: _SupportsInt,
    callback: cudaAsyncCallbackHandle_t | _SupportsInt | None,
) -> None: ...
def cudaDriverGetVersion() -> int: ...
def cudaEGLStreamConsumerAcquireFrame(
    conn: object,
    pCudaResource: object,
    pStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    timeout: _SupportsInt,
) -> None: ...
def cudaEGLStreamConsumerConnect(eglStream: EGLStreamKHR | _SupportsInt | None) -> cudaEglStreamConnection: ...
def cudaEGLStreamConsumerConnectWithFlags(
    eglStream: EGLStreamKHR | _SupportsInt | None,
    flags: _SupportsInt,
) -> cudaEglStreamConnection: ...
def cudaEGLStreamConsumerDisconnect(conn: object) -> None: ...
def cudaEGLStreamConsumerReleaseFrame(
    conn: object,
    pCudaResource: cudaGraphicsResource_t | _SupportsInt | None,
    pStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaEGLStreamProducerConnect(
    eglStream: EGLStreamKHR | _SupportsInt | None,
    width: EGLint | _SupportsInt | None,
    height: EGLint | _SupportsInt | None,
) -> cudaEglStreamConnection: ...
def cudaEGLStreamProducerDisconnect(conn: object) -> None: ...
def cudaEGLStreamProducerPresentFrame(
    conn: object,
    eglframe: cudaEglFrame,
    pStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaEGLStreamProducerReturnFrame(
    conn: object,
    eglframe: cudaEglFrame | None,
    pStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaEventCreate() -> cudaEvent_t: ...
def cudaEventCreateFromEGLSync(
    eglSync: EGLSyncKHR | _SupportsInt | None,
    flags: _SupportsInt,
) -> cudaEvent_t: ...
def cudaEventCreateWithFlags(flags: _SupportsInt) -> cudaEvent_t: ...
def cudaEventDestroy(event: cudaEvent_t | _SupportsInt | None) -> None: ...
def cudaEventElapsedTime(
    start: cudaEvent_t | _SupportsInt | None,
    end: cudaEvent_t | _SupportsInt | None,
) -> float: ...
def cudaEventQuery(event: cudaEvent_t | _SupportsInt | None) -> None: ...
def cudaEventRecord(
    event: cudaEvent_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaEventRecordWithFlags(
    event: cudaEvent_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    flags: _SupportsInt,
) -> None: ...
def cudaEventSynchronize(event: cudaEvent_t | _SupportsInt | None) -> None: ...
def cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t | _SupportsInt | None) -> None: ...
def cudaExecutionCtxGetDevResource(
    ctx: cudaExecutionContext_t | _SupportsInt | None,
    typename: cudaDevResourceType,
) -> cudaDevResource: ...
def cudaExecutionCtxGetDevice(ctx: cudaExecutionContext_t | _SupportsInt | None) -> int: ...
def cudaExecutionCtxGetId(ctx: cudaExecutionContext_t | _SupportsInt | None) -> int: ...
def cudaExecutionCtxRecordEvent(
    ctx: cudaExecutionContext_t | _SupportsInt | None,
    event: cudaEvent_t | _SupportsInt | None,
) -> None: ...
def cudaExecutionCtxStreamCreate(
    ctx: cudaExecutionContext_t | _SupportsInt | None,
    flags: _SupportsInt,
    priority: _SupportsInt,
) -> cudaStream_t: ...
def cudaExecutionCtxSynchronize(ctx: cudaExecutionContext_t | _SupportsInt | None) -> None: ...
def cudaExecutionCtxWaitEvent(
    ctx: cudaExecutionContext_t | _SupportsInt | None,
    event: cudaEvent_t | _SupportsInt | None,
) -> None: ...
def cudaExternalMemoryGetMappedBuffer(
    extMem: cudaExternalMemory_t | _SupportsInt | None,
    bufferDesc: cudaExternalMemoryBufferDesc | None,
) -> int: ...
def cudaExternalMemoryGetMappedMipmappedArray(
    extMem: cudaExternalMemory_t | _SupportsInt | None,
    mipmapDesc: cudaExternalMemoryMipmappedArrayDesc | None,
) -> cudaMipmappedArray_t: ...
def cudaFree(devPtr: _typing.Pointer) -> None: ...
def cudaFreeArray(array: cudaArray_t | _SupportsInt | None) -> None: ...
def cudaFreeAsync(
    devPtr: _typing.Pointer,
    hStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaFreeHost(ptr: _typing.Pointer) -> None: ...
def cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t | _SupportsInt | None) -> None: ...
def cudaFuncGetAttributes(func: _typing.Pointer) -> cudaFuncAttributes: ...
def cudaFuncGetName(func: _typing.Pointer) -> bytes: ...
def cudaFuncGetParamCount(func: _typing.Pointer) -> int: ...
def cudaFuncGetParamInfo(func: _typing.Pointer, paramIndex: _SupportsInt) -> tuple[int, int]: ...
def cudaFuncSetAttribute(func: _typing.Pointer, attr: cudaFuncAttribute, value: _SupportsInt) -> None: ...
def cudaFuncSetCacheConfig(func: _typing.Pointer, cacheConfig: cudaFuncCache) -> None: ...
def cudaFuncSetSharedMemConfig(func: _typing.Pointer, config: cudaSharedMemConfig) -> None: ...
def cudaGLGetDevices(cudaDeviceCount: _SupportsInt, deviceList: cudaGLDeviceList) -> tuple[int, list[int]]: ...
def cudaGLMapBufferObject(bufObj: GLuint | _SupportsInt | None) -> int: ...
def cudaGLMapBufferObjectAsync(
    bufObj: GLuint | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def cudaGLRegisterBufferObject(bufObj: GLuint | _SupportsInt | None) -> None: ...
def cudaGLSetBufferObjectMapFlags(bufObj: GLuint | _SupportsInt | None, flags: _SupportsInt) -> None: ...
def cudaGLSetGLDevice(device: _SupportsInt) -> None: ...
def cudaGLUnmapBufferObject(bufObj: GLuint | _SupportsInt | None) -> None: ...
def cudaGLUnmapBufferObjectAsync(
    bufObj: GLuint | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaGLUnregisterBufferObject(bufObj: GLuint | _SupportsInt | None) -> None: ...
def cudaGetChannelDesc(array: cudaArray_t | _SupportsInt | None) -> cudaChannelFormatDesc: ...
def cudaGetDevice() -> int: ...
def cudaGetDeviceCount() -> int: ...
def cudaGetDeviceFlags() -> int: ...
def cudaGetDeviceProperties(device: _SupportsInt) -> cudaDeviceProp: ...
def cudaGetDriverEntryPoint(
    symbol: _typing.Text,
    flags: _SupportsInt,
) -> tuple[int, cudaDriverEntryPointQueryResult]: ...
def cudaGetDriverEntryPointByVersion(
    symbol: _typing.Text,
    cudaVersion: _SupportsInt,
    flags: _SupportsInt,
) -> tuple[int, cudaDriverEntryPointQueryResult]: ...
def cudaGetErrorName(error: cudaError) -> bytes: ...
def cudaGetErrorString(error: cudaError) -> bytes: ...
def cudaGetExportTable(pExportTableId: cudaUUID_t | None) -> int: ...
def cudaGetFuncBySymbol(symbolPtr: _typing.Pointer) -> cudaFunction_t: ...
def cudaGetKernel(entryFuncAddr: _typing.Pointer) -> cudaKernel_t: ...
def cudaGetLastError() -> None: ...
def cudaGetMipmappedArrayLevel(
    mipmappedArray: cudaMipmappedArray_t | _SupportsInt | None,
    level: _SupportsInt,
) -> cudaArray_t: ...
def cudaGetSurfaceObjectResourceDesc(
    surfObject: cudaSurfaceObject_t | _SupportsInt | None,
) -> cudaResourceDesc: ...
def cudaGetSymbolAddress(symbol: _typing.Pointer) -> int: ...
def cudaGetSymbolSize(symbol: _typing.Pointer) -> int: ...
def cudaGetTextureObjectResourceDesc(
    texObject: cudaTextureObject_t | _SupportsInt | None,
) -> cudaResourceDesc: ...
def cudaGetTextureObjectResourceViewDesc(
    texObject: cudaTextureObject_t | _SupportsInt | None,
) -> cudaResourceViewDesc: ...
def cudaGetTextureObjectTextureDesc(texObject: cudaTextureObject_t | _SupportsInt | None) -> cudaTextureDesc: ...
def cudaGraphAddChildGraphNode(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
    childGraph: cudaGraph_t | _SupportsInt | None,
) -> cudaGraphNode_t: ...
def cudaGraphAddDependencies(
    graph: cudaGraph_t | _SupportsInt | None,
    from_: _Sequence[cudaGraphNode_t] | None,
    to: _Sequence[cudaGraphNode_t] | None,
    edgeData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _SupportsInt,
) -> None: ...
def cudaGraphAddEmptyNode(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
) -> cudaGraphNode_t: ...
def cudaGraphAddEventRecordNode(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
    event: cudaEvent_t | _SupportsInt | None,
) -> cudaGraphNode_t: ...
def cudaGraphAddEventWaitNode(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
    event: cudaEvent_t | _SupportsInt | None,
) -> cudaGraphNode_t: ...
def cudaGraphAddExternalSemaphoresSignalNode(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> cudaGraphNode_t: ...
def cudaGraphAddExternalSemaphoresWaitNode(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> cudaGraphNode_t: ...
def cudaGraphAddHostNode(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
    pNodeParams: cudaHostNodeParams | None,
) -> cudaGraphNode_t: ...
def cudaGraphAddKernelNode(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
    pNodeParams: cudaKernelNodeParams | None,
) -> cudaGraphNode_t: ...
def cudaGraphAddMemAllocNode(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
    nodeParams: cudaMemAllocNodeParams | None,
) -> cudaGraphNode_t: ...
def cudaGraphAddMemFreeNode(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
    dptr: _typing.Pointer,
) -> cudaGraphNode_t: ...
def cudaGraphAddMemcpyNode(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
    pCopyParams: cudaMemcpy3DParms | None,
) -> cudaGraphNode_t: ...
def cudaGraphAddMemcpyNode1D(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
    dst: _typing.Pointer,
    src: _typing.Pointer,
    count: _SupportsInt,
    kind: cudaMemcpyKind,
) -> cudaGraphNode_t: ...
def cudaGraphAddMemcpyNodeFromSymbol(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
    dst: _typing.Pointer,
    symbol: _typing.Pointer,
    count: _SupportsInt,
    offset: _SupportsInt,
    kind: cudaMemcpyKind,
) -> cudaGraphNode_t: ...
def cudaGraphAddMemcpyNodeToSymbol(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
    symbol: _typing.Pointer,
    src: _typing.Pointer,
    count: _SupportsInt,
    offset: _SupportsInt,
    kind: cudaMemcpyKind,
) -> cudaGraphNode_t: ...
def cudaGraphAddMemsetNode(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _SupportsInt,
    pMemsetParams: cudaMemsetParams | None,
) -> cudaGraphNode_t: ...
def cudaGraphAddNode(
    graph: cudaGraph_t | _SupportsInt | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    dependencyData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _SupportsInt,
    nodeParams: cudaGraphNodeParams | None,
) -> cudaGraphNode_t: ...
def cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t | _SupportsInt | None) -> cudaGraph_t: ...
def cudaGraphClone(originalGraph: cudaGraph_t | _SupportsInt | None) -> cudaGraph_t: ...
def cudaGraphConditionalHandleCreate(
    graph: cudaGraph_t | _SupportsInt | None,
    defaultLaunchValue: _SupportsInt,
    flags: _SupportsInt,
) -> cudaGraphConditionalHandle: ...
def cudaGraphConditionalHandleCreate_v2(
    graph: cudaGraph_t | _SupportsInt | None,
    ctx: cudaExecutionContext_t | _SupportsInt | None,
    defaultLaunchValue: _SupportsInt,
    flags: _SupportsInt,
) -> cudaGraphConditionalHandle: ...
def cudaGraphCreate(flags: _SupportsInt) -> cudaGraph_t: ...
def cudaGraphDebugDotPrint(
    graph: cudaGraph_t | _SupportsInt | None,
    path: _typing.Text,
    flags: _SupportsInt,
) -> None: ...
def cudaGraphDestroy(graph: cudaGraph_t | _SupportsInt | None) -> None: ...
def cudaGraphDestroyNode(node: cudaGraphNode_t | _SupportsInt | None) -> None: ...
def cudaGraphEventRecordNodeGetEvent(node: cudaGraphNode_t | _SupportsInt | None) -> cudaEvent_t: ...
def cudaGraphEventRecordNodeSetEvent(
    node: cudaGraphNode_t | _SupportsInt | None,
    event: cudaEvent_t | _SupportsInt | None,
) -> None: ...
def cudaGraphEventWaitNodeGetEvent(node: cudaGraphNode_t | _SupportsInt | None) -> cudaEvent_t: ...
def cudaGraphEventWaitNodeSetEvent(
    node: cudaGraphNode_t | _SupportsInt | None,
    event: cudaEvent_t | _SupportsInt | None,
) -> None: ...
def cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    node: cudaGraphNode_t | _SupportsInt | None,
    childGraph: cudaGraph_t | _SupportsInt | None,
) -> None: ...
def cudaGraphExecDestroy(graphExec: cudaGraphExec_t | _SupportsInt | None) -> None: ...
def cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    hNode: cudaGraphNode_t | _SupportsInt | None,
    event: cudaEvent_t | _SupportsInt | None,
) -> None: ...
def cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    hNode: cudaGraphNode_t | _SupportsInt | None,
    event: cudaEvent_t | _SupportsInt | None,
) -> None: ...
def cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    hNode: cudaGraphNode_t | _SupportsInt | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> None: ...
def cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    hNode: cudaGraphNode_t | _SupportsInt | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> None: ...
def cudaGraphExecGetFlags(graphExec: cudaGraphExec_t | _SupportsInt | None) -> int: ...
def cudaGraphExecGetId(hGraphExec: cudaGraphExec_t | _SupportsInt | None) -> int: ...
def cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    node: cudaGraphNode_t | _SupportsInt | None,
    pNodeParams: cudaHostNodeParams | None,
) -> None: ...
def cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    node: cudaGraphNode_t | _SupportsInt | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> None: ...
def cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    node: cudaGraphNode_t | _SupportsInt | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> None: ...
def cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    node: cudaGraphNode_t | _SupportsInt | None,
    dst: _typing.Pointer,
    src: _typing.Pointer,
    count: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    node: cudaGraphNode_t | _SupportsInt | None,
    dst: _typing.Pointer,
    symbol: _typing.Pointer,
    count: _SupportsInt,
    offset: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaGraphExecMemcpyNodeSetParamsToSymbol(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    node: cudaGraphNode_t | _SupportsInt | None,
    symbol: _typing.Pointer,
    src: _typing.Pointer,
    count: _SupportsInt,
    offset: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    node: cudaGraphNode_t | _SupportsInt | None,
    pNodeParams: cudaMemsetParams | None,
) -> None: ...
def cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t | _SupportsInt | None,
    node: cudaGraphNode_t | _SupportsInt | None,
    nodeParams: cudaGraphNodeParams | None,
) -> None: ...
def cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    hGraph: cudaGraph_t | _SupportsInt | None,
) -> cudaGraphExecUpdateResultInfo: ...
def cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t | _SupportsInt | None,
) -> cudaExternalSemaphoreSignalNodeParams: ...
def cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t | _SupportsInt | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> None: ...
def cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t | _SupportsInt | None,
) -> cudaExternalSemaphoreWaitNodeParams: ...
def cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t | _SupportsInt | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> None: ...
def cudaGraphGetEdges(
    graph: cudaGraph_t | _SupportsInt | None,
    numEdges: _SupportsInt = 0,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphNode_t], list[cudaGraphEdgeData], int]: ...
def cudaGraphGetId(hGraph: cudaGraph_t | _SupportsInt | None) -> int: ...
def cudaGraphGetNodes(
    graph: cudaGraph_t | _SupportsInt | None,
    numNodes: _SupportsInt = 0,
) -> tuple[list[cudaGraphNode_t], int]: ...
def cudaGraphGetRootNodes(
    graph: cudaGraph_t | _SupportsInt | None,
    pNumRootNodes: _SupportsInt = 0,
) -> tuple[list[cudaGraphNode_t], int]: ...
def cudaGraphHostNodeGetParams(node: cudaGraphNode_t | _SupportsInt | None) -> cudaHostNodeParams: ...
def cudaGraphHostNodeSetParams(
    node: cudaGraphNode_t | _SupportsInt | None,
    pNodeParams: cudaHostNodeParams | None,
) -> None: ...
def cudaGraphInstantiate(graph: cudaGraph_t | _SupportsInt | None, flags: _SupportsInt) -> cudaGraphExec_t: ...
def cudaGraphInstantiateWithFlags(
    graph: cudaGraph_t | _SupportsInt | None,
    flags: _SupportsInt,
) -> cudaGraphExec_t: ...
def cudaGraphInstantiateWithParams(
    graph: cudaGraph_t | _SupportsInt | None,
    instantiateParams: cudaGraphInstantiateParams | None,
) -> cudaGraphExec_t: ...
def cudaGraphKernelNodeCopyAttributes(
    hDst: cudaGraphNode_t | _SupportsInt | None,
    hSrc: cudaGraphNode_t | _SupportsInt | None,
) -> None: ...
def cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t | _SupportsInt | None,
    attr: cudaLaunchAttributeID,
) -> cudaLaunchAttributeValue: ...
def cudaGraphKernelNodeGetParams(node: cudaGraphNode_t | _SupportsInt | None) -> cudaKernelNodeParams: ...
def cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t | _SupportsInt | None,
    attr: cudaLaunchAttributeID,
    value: cudaLaunchAttributeValue | None,
) -> None: ...
def cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t | _SupportsInt | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> None: ...
def cudaGraphLaunch(
    graphExec: cudaGraphExec_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaGraphMemAllocNodeGetParams(node: cudaGraphNode_t | _SupportsInt | None) -> cudaMemAllocNodeParams: ...
def cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t | _SupportsInt | None) -> int: ...
def cudaGraphMemcpyNodeGetParams(node: cudaGraphNode_t | _SupportsInt | None) -> cudaMemcpy3DParms: ...
def cudaGraphMemcpyNodeSetParams(
    node: cudaGraphNode_t | _SupportsInt | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> None: ...
def cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t | _SupportsInt | None,
    dst: _typing.Pointer,
    src: _typing.Pointer,
    count: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaGraphMemcpyNodeSetParamsFromSymbol(
    node: cudaGraphNode_t | _SupportsInt | None,
    dst: _typing.Pointer,
    symbol: _typing.Pointer,
    count: _SupportsInt,
    offset: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaGraphMemcpyNodeSetParamsToSymbol(
    node: cudaGraphNode_t | _SupportsInt | None,
    symbol: _typing.Pointer,
    src: _typing.Pointer,
    count: _SupportsInt,
    offset: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaGraphMemsetNodeGetParams(node: cudaGraphNode_t | _SupportsInt | None) -> cudaMemsetParams: ...
def cudaGraphMemsetNodeSetParams(
    node: cudaGraphNode_t | _SupportsInt | None,
    pNodeParams: cudaMemsetParams | None,
) -> None: ...
def cudaGraphNodeFindInClone(
    originalNode: cudaGraphNode_t | _SupportsInt | None,
    clonedGraph: cudaGraph_t | _SupportsInt | None,
) -> cudaGraphNode_t: ...
def cudaGraphNodeGetContainingGraph(hNode: cudaGraphNode_t | _SupportsInt | None) -> cudaGraph_t: ...
def cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t | _SupportsInt | None,
    pNumDependencies: _SupportsInt = 0,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphEdgeData], int]: ...
def cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t | _SupportsInt | None,
    pNumDependentNodes: _SupportsInt = 0,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphEdgeData], int]: ...
def cudaGraphNodeGetEnabled(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    hNode: cudaGraphNode_t | _SupportsInt | None,
) -> int: ...
def cudaGraphNodeGetLocalId(hNode: cudaGraphNode_t | _SupportsInt | None) -> int: ...
def cudaGraphNodeGetParams(node: cudaGraphNode_t | _SupportsInt | None) -> cudaGraphNodeParams: ...
def cudaGraphNodeGetToolsId(hNode: cudaGraphNode_t | _SupportsInt | None) -> int: ...
def cudaGraphNodeGetType(node: cudaGraphNode_t | _SupportsInt | None) -> cudaGraphNodeType: ...
def cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t | _SupportsInt | None,
    hNode: cudaGraphNode_t | _SupportsInt | None,
    isEnabled: _SupportsInt,
) -> None: ...
def cudaGraphNodeSetParams(
    node: cudaGraphNode_t | _SupportsInt | None,
    nodeParams: cudaGraphNodeParams | None,
) -> None: ...
def cudaGraphReleaseUserObject(
    graph: cudaGraph_t | _SupportsInt | None,
    object: cudaUserObject_t | _SupportsInt | None,
    count: _SupportsInt,
) -> None: ...
def cudaGraphRemoveDependencies(
    graph: cudaGraph_t | _SupportsInt | None,
    from_: _Sequence[cudaGraphNode_t] | None,
    to: _Sequence[cudaGraphNode_t] | None,
    edgeData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _SupportsInt,
) -> None: ...
def cudaGraphRetainUserObject(
    graph: cudaGraph_t | _SupportsInt | None,
    object: cudaUserObject_t | _SupportsInt | None,
    count: _SupportsInt,
    flags: _SupportsInt,
) -> None: ...
def cudaGraphUpload(
    graphExec: cudaGraphExec_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaGraphicsEGLRegisterImage(
    image: EGLImageKHR | _SupportsInt | None,
    flags: _SupportsInt,
) -> cudaGraphicsResource_t: ...
def cudaGraphicsGLRegisterBuffer(
    buffer: GLuint | _SupportsInt | None,
    flags: _SupportsInt,
) -> cudaGraphicsResource_t: ...
def cudaGraphicsGLRegisterImage(
    image: GLuint | _SupportsInt | None,
    target: GLenum | _SupportsInt | None,
    flags: _SupportsInt,
) -> cudaGraphicsResource_t: ...
def cudaGraphicsMapResources(
    count: _SupportsInt,
    resources: cudaGraphicsResource_t | int | _Sequence[cudaGraphicsResource_t] | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaGraphicsResourceGetMappedEglFrame(
    resource: cudaGraphicsResource_t | _SupportsInt | None,
    index: _SupportsInt,
    mipLevel: _SupportsInt,
) -> cudaEglFrame: ...
def cudaGraphicsResourceGetMappedMipmappedArray(
    resource: cudaGraphicsResource_t | _SupportsInt | None,
) -> cudaMipmappedArray_t: ...
def cudaGraphicsResourceGetMappedPointer(
    resource: cudaGraphicsResource_t | _SupportsInt | None,
) -> tuple[int, int]: ...
def cudaGraphicsResourceSetMapFlags(
    resource: cudaGraphicsResource_t | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cudaGraphicsSubResourceGetMappedArray(
    resource: cudaGraphicsResource_t | _SupportsInt | None,
    arrayIndex: _SupportsInt,
    mipLevel: _SupportsInt,
) -> cudaArray_t: ...
def cudaGraphicsUnmapResources(
    count: _SupportsInt,
    resources: cudaGraphicsResource_t | int | _Sequence[cudaGraphicsResource_t] | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t | _SupportsInt | None) -> None: ...
def cudaGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _SupportsInt | None,
    flags: _SupportsInt,
) -> cudaGraphicsResource_t: ...
def cudaGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _SupportsInt | None,
    flags: _SupportsInt,
) -> cudaGraphicsResource_t: ...
def cudaGreenCtxCreate(
    desc: cudaDevResourceDesc_t | _SupportsInt | None,
    device: _SupportsInt,
    flags: _SupportsInt,
) -> cudaExecutionContext_t: ...
def cudaHostAlloc(size: _SupportsInt, flags: _SupportsInt) -> int: ...
def cudaHostGetDevicePointer(pHost: _typing.Pointer, flags: _SupportsInt) -> int: ...
def cudaHostGetFlags(pHost: _typing.Pointer) -> int: ...
def cudaHostRegister(ptr: _typing.Pointer, size: _SupportsInt, flags: _SupportsInt) -> None: ...
def cudaHostUnregister(ptr: _typing.Pointer) -> None: ...
def cudaImportExternalMemory(memHandleDesc: cudaExternalMemoryHandleDesc | None) -> cudaExternalMemory_t: ...
def cudaImportExternalSemaphore(
    semHandleDesc: cudaExternalSemaphoreHandleDesc | None,
) -> cudaExternalSemaphore_t: ...
def cudaInitDevice(device: _SupportsInt, deviceFlags: _SupportsInt, flags: _SupportsInt) -> None: ...
def cudaIpcCloseMemHandle(devPtr: _typing.Pointer) -> None: ...
def cudaIpcGetEventHandle(event: cudaEvent_t | _SupportsInt | None) -> cudaIpcEventHandle_t: ...
def cudaIpcGetMemHandle(devPtr: _typing.Pointer) -> cudaIpcMemHandle_t: ...
def cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> cudaEvent_t: ...
def cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: _SupportsInt) -> int: ...
def cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t | _SupportsInt | None,
    attr: cudaFuncAttribute,
    value: _SupportsInt,
    device: _SupportsInt,
) -> None: ...
def cudaLaunchCooperativeKernel(
    func: _typing.Pointer,
    gridDim: dim3,
    blockDim: dim3,
    args: _typing.KernelParams,
    sharedMem: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaLaunchHostFunc(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    fn: _typing.Callback,
    userData: object,
) -> None: ...
def cudaLaunchHostFunc_v2(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    fn: _typing.Callback,
    userData: object,
    syncMode: _SupportsInt,
) -> None: ...
def cudaLaunchKernel(
    func: _typing.Pointer,
    gridDim: dim3,
    blockDim: dim3,
    args: _typing.KernelParams,
    sharedMem: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaLaunchKernelExC(
    config: cudaLaunchConfig_t | None,
    func: _typing.Pointer,
    args: _typing.KernelParams,
) -> None: ...
def cudaLibraryEnumerateKernels(
    numKernels: _SupportsInt,
    lib: cudaLibrary_t | _SupportsInt | None,
) -> list[cudaKernel_t]: ...
def cudaLibraryGetGlobal(
    library: cudaLibrary_t | _SupportsInt | None,
    name: _typing.Text,
) -> tuple[int, int]: ...
def cudaLibraryGetKernel(library: cudaLibrary_t | _SupportsInt | None, name: _typing.Text) -> cudaKernel_t: ...
def cudaLibraryGetKernelCount(lib: cudaLibrary_t | _SupportsInt | None) -> int: ...
def cudaLibraryGetManaged(
    library: cudaLibrary_t | _SupportsInt | None,
    name: _typing.Text,
) -> tuple[int, int]: ...
def cudaLibraryGetUnifiedFunction(library: cudaLibrary_t | _SupportsInt | None, symbol: _typing.Text) -> int: ...
def cudaLibraryLoadData(
    code: _typing.Pointer,
    jitOptions: _Sequence[cudaJitOption] | None,
    jitOptionsValues: _Sequence[object] | None,
    numJitOptions: _SupportsInt,
    libraryOptions: _Sequence[cudaLibraryOption] | None,
    libraryOptionValues: _Sequence[object] | None,
    numLibraryOptions: _SupportsInt,
) -> cudaLibrary_t: ...
def cudaLibraryLoadFromFile(
    fileName: _typing.Text,
    jitOptions: _Sequence[cudaJitOption] | None,
    jitOptionsValues: _Sequence[object] | None,
    numJitOptions: _SupportsInt,
    libraryOptions: _Sequence[cudaLibraryOption] | None,
    libraryOptionValues: _Sequence[object] | None,
    numLibraryOptions: _SupportsInt,
) -> cudaLibrary_t: ...
def cudaLibraryUnload(library: cudaLibrary_t | _SupportsInt | None) -> None: ...
def cudaLogsCurrent(flags: _SupportsInt) -> cudaLogIterator: ...
def cudaLogsDumpToFile(
    iterator: cudaLogIterator,
    pathToFile: _typing.Text,
    flags: _SupportsInt,
) -> cudaLogIterator | None: ...
@_overload
def cudaLogsDumpToMemory(
    iterator: cudaLogIterator,
    buffer: int,
    size: _SupportsInt,
    flags: _SupportsInt,
) -> tuple[cudaLogIterator | None, int, bytes]: ...
@_overload
def cudaLogsDumpToMemory(
    iterator: cudaLogIterator,
    buffer: _typing.Output,
    size: _SupportsInt,
    flags: _SupportsInt,
) -> tuple[cudaLogIterator | None, int]: ...
def cudaLogsRegisterCallback(callbackFunc: _typing.Callback, userData: object) -> cudaLogsCallbackHandle: ...
def cudaLogsUnregisterCallback(callback: cudaLogsCallbackHandle | _SupportsInt | None) -> None: ...
def cudaMalloc(size: _SupportsInt) -> int: ...
def cudaMalloc3D(extent: cudaExtent) -> cudaPitchedPtr: ...
def cudaMalloc3DArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    flags: _SupportsInt,
) -> cudaArray_t: ...
def cudaMallocArray(
    desc: cudaChannelFormatDesc | None,
    width: _SupportsInt,
    height: _SupportsInt,
    flags: _SupportsInt,
) -> cudaArray_t: ...
def cudaMallocAsync(size: _SupportsInt, hStream: cudaStream_t | _SupportsInt | _typing.Stream | None) -> int: ...
def cudaMallocFromPoolAsync(
    size: _SupportsInt,
    memPool: cudaMemPool_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def cudaMallocHost(size: _SupportsInt) -> int: ...
def cudaMallocManaged(size: _SupportsInt, flags: _SupportsInt) -> int: ...
def cudaMallocMipmappedArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    numLevels: _SupportsInt,
    flags: _SupportsInt,
) -> cudaMipmappedArray_t: ...
def cudaMallocPitch(width: _SupportsInt, height: _SupportsInt) -> tuple[int, int]: ...
def cudaMemAdvise(
    devPtr: _typing.Pointer,
    count: _SupportsInt,
    advice: cudaMemoryAdvise,
    location: cudaMemLocation,
) -> None: ...
def cudaMemDiscardAndPrefetchBatchAsync(
    dptrs: _Sequence[_typing.Pointer] | None,
    sizes: _Sequence[_SupportsInt] | None,
    count: _SupportsInt,
    prefetchLocs: _Sequence[cudaMemLocation] | None,
    prefetchLocIdxs: _Sequence[_SupportsInt] | None,
    numPrefetchLocs: _SupportsInt,
    flags: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemDiscardBatchAsync(
    dptrs: _Sequence[_typing.Pointer] | None,
    sizes: _Sequence[_SupportsInt] | None,
    count: _SupportsInt,
    flags: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemGetDefaultMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType,
) -> cudaMemPool_t: ...
def cudaMemGetInfo() -> tuple[int, int]: ...
def cudaMemGetLocationInfo(
    devPtr: _typing.Pointer,
    size: _SupportsInt,
    summaryGranularity: _SupportsInt,
    samplingGranularity: _SupportsInt,
    location_out: cudaMemLocation | _Sequence[cudaMemLocation] | None,
) -> None: ...
def cudaMemGetMemPool(location: cudaMemLocation | None, typename: cudaMemAllocationType) -> cudaMemPool_t: ...
def cudaMemPoolCreate(poolProps: cudaMemPoolProps | None) -> cudaMemPool_t: ...
def cudaMemPoolDestroy(memPool: cudaMemPool_t | _SupportsInt | None) -> None: ...
def cudaMemPoolExportPointer(ptr: _typing.Pointer) -> cudaMemPoolPtrExportData: ...
def cudaMemPoolExportToShareableHandle(
    memPool: cudaMemPool_t | _SupportsInt | None,
    handleType: cudaMemAllocationHandleType,
    flags: _SupportsInt,
) -> _Any: ...
def cudaMemPoolGetAccess(
    memPool: cudaMemPool_t | _SupportsInt | None,
    location: cudaMemLocation | None,
) -> cudaMemAccessFlags: ...
def cudaMemPoolGetAttribute(memPool: cudaMemPool_t | _SupportsInt | None, attr: cudaMemPoolAttr) -> _Any: ...
def cudaMemPoolImportFromShareableHandle(
    shareableHandle: object,
    handleType: cudaMemAllocationHandleType,
    flags: _SupportsInt,
) -> cudaMemPool_t: ...
def cudaMemPoolImportPointer(
    memPool: cudaMemPool_t | _SupportsInt | None,
    exportData: cudaMemPoolPtrExportData | None,
) -> int: ...
def cudaMemPoolSetAccess(
    memPool: cudaMemPool_t | _SupportsInt | None,
    descList: _Sequence[cudaMemAccessDesc] | None,
    count: _SupportsInt,
) -> None: ...
def cudaMemPoolSetAttribute(
    memPool: cudaMemPool_t | _SupportsInt | None,
    attr: cudaMemPoolAttr,
    value: object,
) -> None: ...
def cudaMemPoolTrimTo(memPool: cudaMemPool_t | _SupportsInt | None, minBytesToKeep: _SupportsInt) -> None: ...
def cudaMemPrefetchAsync(
    devPtr: _typing.Pointer,
    count: _SupportsInt,
    location: cudaMemLocation,
    flags: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemPrefetchBatchAsync(
    dptrs: _Sequence[_typing.Pointer] | None,
    sizes: _Sequence[_SupportsInt] | None,
    count: _SupportsInt,
    prefetchLocs: _Sequence[cudaMemLocation] | None,
    prefetchLocIdxs: _Sequence[_SupportsInt] | None,
    numPrefetchLocs: _SupportsInt,
    flags: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemRangeGetAttribute(
    dataSize: _SupportsInt,
    attribute: cudaMemRangeAttribute,
    devPtr: _typing.Pointer,
    count: _SupportsInt,
) -> _Any: ...
def cudaMemRangeGetAttributes(
    dataSizes: _Sequence[_SupportsInt] | None,
    attributes: _Sequence[cudaMemRangeAttribute] | None,
    numAttributes: _SupportsInt,
    devPtr: _typing.Pointer,
    count: _SupportsInt,
) -> list[_Any]: ...
def cudaMemSetMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType,
    memPool: cudaMemPool_t | _SupportsInt | None,
) -> None: ...
def cudaMemcpy(
    dst: _typing.Pointer,
    src: _typing.Pointer,
    count: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaMemcpy2D(
    dst: _typing.Pointer,
    dpitch: _SupportsInt,
    src: _typing.Pointer,
    spitch: _SupportsInt,
    width: _SupportsInt,
    height: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaMemcpy2DArrayToArray(
    dst: cudaArray_t | _SupportsInt | None,
    wOffsetDst: _SupportsInt,
    hOffsetDst: _SupportsInt,
    src: cudaArray_t | _SupportsInt | None,
    wOffsetSrc: _SupportsInt,
    hOffsetSrc: _SupportsInt,
    width: _SupportsInt,
    height: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaMemcpy2DAsync(
    dst: _typing.Pointer,
    dpitch: _SupportsInt,
    src: _typing.Pointer,
    spitch: _SupportsInt,
    width: _SupportsInt,
    height: _SupportsInt,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemcpy2DFromArray(
    dst: _typing.Pointer,
    dpitch: _SupportsInt,
    src: cudaArray_t | _SupportsInt | None,
    wOffset: _SupportsInt,
    hOffset: _SupportsInt,
    width: _SupportsInt,
    height: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaMemcpy2DFromArrayAsync(
    dst: _typing.Pointer,
    dpitch: _SupportsInt,
    src: cudaArray_t | _SupportsInt | None,
    wOffset: _SupportsInt,
    hOffset: _SupportsInt,
    width: _SupportsInt,
    height: _SupportsInt,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemcpy2DToArray(
    dst: cudaArray_t | _SupportsInt | None,
    wOffset: _SupportsInt,
    hOffset: _SupportsInt,
    src: _typing.Pointer,
    spitch: _SupportsInt,
    width: _SupportsInt,
    height: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaMemcpy2DToArrayAsync(
    dst: cudaArray_t | _SupportsInt | None,
    wOffset: _SupportsInt,
    hOffset: _SupportsInt,
    src: _typing.Pointer,
    spitch: _SupportsInt,
    width: _SupportsInt,
    height: _SupportsInt,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemcpy3D(p: cudaMemcpy3DParms | None) -> None: ...
def cudaMemcpy3DAsync(
    p: cudaMemcpy3DParms | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemcpy3DBatchAsync(
    numOps: _SupportsInt,
    opList: _Sequence[cudaMemcpy3DBatchOp] | None,
    flags: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemcpy3DPeer(p: cudaMemcpy3DPeerParms | None) -> None: ...
def cudaMemcpy3DPeerAsync(
    p: cudaMemcpy3DPeerParms | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemcpy3DWithAttributesAsync(
    op: cudaMemcpy3DBatchOp | None,
    flags: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemcpyArrayToArray(
    dst: cudaArray_t | _SupportsInt | None,
    wOffsetDst: _SupportsInt,
    hOffsetDst: _SupportsInt,
    src: cudaArray_t | _SupportsInt | None,
    wOffsetSrc: _SupportsInt,
    hOffsetSrc: _SupportsInt,
    count: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaMemcpyAsync(
    dst: _typing.Pointer,
    src: _typing.Pointer,
    count: _SupportsInt,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemcpyBatchAsync(
    dsts: _Sequence[_typing.Pointer] | None,
    srcs: _Sequence[_typing.Pointer] | None,
    sizes: _Sequence[_SupportsInt] | None,
    count: _SupportsInt,
    attrs: _Sequence[cudaMemcpyAttributes] | None,
    attrsIdxs: _Sequence[_SupportsInt] | None,
    numAttrs: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemcpyFromArray(
    dst: _typing.Pointer,
    src: cudaArray_t | _SupportsInt | None,
    wOffset: _SupportsInt,
    hOffset: _SupportsInt,
    count: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaMemcpyFromArrayAsync(
    dst: _typing.Pointer,
    src: cudaArray_t | _SupportsInt | None,
    wOffset: _SupportsInt,
    hOffset: _SupportsInt,
    count: _SupportsInt,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemcpyFromSymbol(
    dst: _typing.Pointer,
    symbol: _typing.Pointer,
    count: _SupportsInt,
    offset: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaMemcpyFromSymbolAsync(
    dst: _typing.Pointer,
    symbol: _typing.Pointer,
    count: _SupportsInt,
    offset: _SupportsInt,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemcpyPeer(
    dst: _typing.Pointer,
    dstDevice: _SupportsInt,
    src: _typing.Pointer,
    srcDevice: _SupportsInt,
    count: _SupportsInt,
) -> None: ...
def cudaMemcpyPeerAsync(
    dst: _typing.Pointer,
    dstDevice: _SupportsInt,
    src: _typing.Pointer,
    srcDevice: _SupportsInt,
    count: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemcpyToArray(
    dst: cudaArray_t | _SupportsInt | None,
    wOffset: _SupportsInt,
    hOffset: _SupportsInt,
    src: _typing.Pointer,
    count: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaMemcpyToArrayAsync(
    dst: cudaArray_t | _SupportsInt | None,
    wOffset: _SupportsInt,
    hOffset: _SupportsInt,
    src: _typing.Pointer,
    count: _SupportsInt,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemcpyToSymbol(
    symbol: _typing.Pointer,
    src: _typing.Pointer,
    count: _SupportsInt,
    offset: _SupportsInt,
    kind: cudaMemcpyKind,
) -> None: ...
def cudaMemcpyToSymbolAsync(
    symbol: _typing.Pointer,
    src: _typing.Pointer,
    count: _SupportsInt,
    offset: _SupportsInt,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemcpyWithAttributesAsync(
    dst: _typing.Pointer,
    src: _typing.Pointer,
    size: _SupportsInt,
    attr: cudaMemcpyAttributes | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemset(devPtr: _typing.Pointer, value: _SupportsInt, count: _SupportsInt) -> None: ...
def cudaMemset2D(
    devPtr: _typing.Pointer,
    pitch: _SupportsInt,
    value: _SupportsInt,
    width: _SupportsInt,
    height: _SupportsInt,
) -> None: ...
def cudaMemset2DAsync(
    devPtr: _typing.Pointer,
    pitch: _SupportsInt,
    value: _SupportsInt,
    width: _SupportsInt,
    height: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: _SupportsInt, extent: cudaExtent) -> None: ...
def cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: _SupportsInt,
    extent: cudaExtent,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMemsetAsync(
    devPtr: _typing.Pointer,
    value: _SupportsInt,
    count: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaMipmappedArrayGetMemoryRequirements(
    mipmap: cudaMipmappedArray_t | _SupportsInt | None,
    device: _SupportsInt,
) -> cudaArrayMemoryRequirements: ...
def cudaMipmappedArrayGetSparseProperties(
    mipmap: cudaMipmappedArray_t | _SupportsInt | None,
) -> cudaArraySparseProperties: ...
def cudaOccupancyAvailableDynamicSMemPerBlock(
    func: _typing.Pointer,
    numBlocks: _SupportsInt,
    blockSize: _SupportsInt,
) -> int: ...
def cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    func: _typing.Pointer,
    blockSize: _SupportsInt,
    dynamicSMemSize: _SupportsInt,
) -> int: ...
def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: _typing.Pointer,
    blockSize: _SupportsInt,
    dynamicSMemSize: _SupportsInt,
    flags: _SupportsInt,
) -> int: ...
def cudaOccupancyMaxActiveClusters(func: _typing.Pointer, launchConfig: cudaLaunchConfig_t | None) -> int: ...
def cudaOccupancyMaxPotentialClusterSize(
    func: _typing.Pointer,
    launchConfig: cudaLaunchConfig_t | None,
) -> int: ...
def cudaPeekAtLastError() -> None: ...
def cudaPointerGetAttributes(ptr: _typing.Pointer) -> cudaPointerAttributes: ...
def cudaProfilerStart() -> None: ...
def cudaProfilerStop() -> None: ...
def cudaRuntimeGetVersion() -> int: ...
def getLocalRuntimeVersion() -> int: ...
def cudaSetDevice(device: _SupportsInt) -> None: ...
def cudaSetDeviceFlags(flags: _SupportsInt) -> None: ...
def cudaSetValidDevices(device_arr: _Sequence[_SupportsInt] | None, length: _SupportsInt) -> None: ...
def cudaSignalExternalSemaphoresAsync(
    extSemArray: _Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: _Sequence[cudaExternalSemaphoreSignalParams] | None,
    numExtSems: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaStreamAddCallback(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    callback: _typing.Callback,
    userData: object,
    flags: _SupportsInt,
) -> None: ...
def cudaStreamAttachMemAsync(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    devPtr: _typing.Pointer,
    length: _SupportsInt,
    flags: _SupportsInt,
) -> None: ...
def cudaStreamBeginCapture(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    mode: cudaStreamCaptureMode,
) -> None: ...
def cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    graph: cudaGraph_t | _SupportsInt | None,
    dependencies: _Sequence[cudaGraphNode_t] | None,
    dependencyData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _SupportsInt,
    mode: cudaStreamCaptureMode,
) -> None: ...
def cudaStreamBeginRecaptureToGraph(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    mode: cudaStreamCaptureMode,
    graph: cudaGraph_t | _SupportsInt | None,
    callbackData: cudaGraphRecaptureCallbackData | None,
) -> None: ...
def cudaStreamCopyAttributes(
    dst: cudaStream_t | _SupportsInt | _typing.Stream | None,
    src: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudaStreamCreate() -> cudaStream_t: ...
def cudaStreamCreateWithFlags(flags: _SupportsInt) -> cudaStream_t: ...
def cudaStreamCreateWithPriority(flags: _SupportsInt, priority: _SupportsInt) -> cudaStream_t: ...
def cudaStreamDestroy(stream: cudaStream_t | _SupportsInt | _typing.Stream | None) -> None: ...
def cudaStreamEndCapture(stream: cudaStream_t | _SupportsInt | _typing.Stream | None) -> cudaGraph_t: ...
def cudaStreamGetAttribute(
    hStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    attr: cudaLaunchAttributeID,
) -> cudaLaunchAttributeValue: ...
def cudaStreamGetCaptureInfo(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cudaStreamCaptureStatus, int, cudaGraph_t, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]: ...
def cudaStreamGetDevResource(
    hStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    typename: cudaDevResourceType,
) -> cudaDevResource: ...
def cudaStreamGetDevice(hStream: cudaStream_t | _SupportsInt | _typing.Stream | None) -> int: ...
def cudaStreamGetFlags(hStream: cudaStream_t | _SupportsInt | _typing.Stream | None) -> int: ...
def cudaStreamGetId(hStream: cudaStream_t | _SupportsInt | _typing.Stream | None) -> int: ...
def cudaStreamGetPriority(hStream: cudaStream_t | _SupportsInt | _typing.Stream | None) -> int: ...
def cudaStreamIsCapturing(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> cudaStreamCaptureStatus: ...
def cudaStreamQuery(stream: cudaStream_t | _SupportsInt | _typing.Stream | None) -> None: ...
def cudaStreamSetAttribute(
    hStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    attr: cudaLaunchAttributeID,
    value: cudaLaunchAttributeValue | None,
) -> None: ...
def cudaStreamSynchronize(stream: cudaStream_t | _SupportsInt | _typing.Stream | None) -> None: ...
def cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    dependencies: _Sequence[cudaGraphNode_t] | None,
    dependencyData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _SupportsInt,
    flags: _SupportsInt,
) -> None: ...
def cudaStreamWaitEvent(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    event: cudaEvent_t | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cudaThreadExchangeStreamCaptureMode(mode: cudaStreamCaptureMode) -> cudaStreamCaptureMode: ...
def cudaUserObjectCreate(
    ptr: object,
    destroy: _typing.Callback,
    initialRefcount: _SupportsInt,
    flags: _SupportsInt,
) -> cudaUserObject_t: ...
def cudaUserObjectRelease(object: cudaUserObject_t | _SupportsInt | None, count: _SupportsInt) -> None: ...
def cudaUserObjectRetain(object: cudaUserObject_t | _SupportsInt | None, count: _SupportsInt) -> None: ...
def cudaVDPAUGetDevice(
    vdpDevice: VdpDevice | _SupportsInt | None,
    vdpGetProcAddress: _typing.Callback,
) -> int: ...
def cudaVDPAUSetVDPAUDevice(
    device: _SupportsInt,
    vdpDevice: VdpDevice | _SupportsInt | None,
    vdpGetProcAddress: _typing.Callback,
) -> None: ...
def cudaWaitExternalSemaphoresAsync(
    extSemArray: _Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: _Sequence[cudaExternalSemaphoreWaitParams] | None,
    numExtSems: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def make_cuComplex(x: float, y: float) -> cuComplex: ...
def make_cuDoubleComplex(r: float, i: float) -> cuDoubleComplex: ...
def make_cuFloatComplex(r: float, i: float) -> cuFloatComplex: ...
def make_cudaExtent(w: _SupportsInt, h: _SupportsInt, d: _SupportsInt) -> cudaExtent: ...
def make_cudaPitchedPtr(
    d: _typing.Pointer,
    p: _SupportsInt,
    xsz: _SupportsInt,
    ysz: _SupportsInt,
) -> cudaPitchedPtr: ...
def make_cudaPos(x: _SupportsInt, y: _SupportsInt, z: _SupportsInt) -> cudaPos: ...
