"""CUDA runtime API of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, overload as _overload

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
    array: cudaArray_t | _typing.Integer | None,
) -> tuple[cudaChannelFormatDesc, cudaExtent, int]:
    """Returns the element format, the extent in elements and the flags of a CUDA array.

    Returns
    -------
    desc : cudaChannelFormatDesc
    extent : cudaExtent
    flags : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaArrayGetMemoryRequirements(
    array: cudaArray_t | _typing.Integer | None,
    device: _typing.Integer,
) -> cudaArrayMemoryRequirements:
    """Returns the size and alignment of the memory that a CUDA array with deferred mapping requires.

    Returns
    -------
    memoryRequirements : cudaArrayMemoryRequirements

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaArrayGetPlane(
    hArray: cudaArray_t | _typing.Integer | None,
    planeIdx: _typing.Integer,
) -> cudaArray_t:
    """Returns one plane of a CUDA array with a planar format, such as NV12, as a CUDA array.

    Returns
    -------
    pPlaneArray : cudaArray_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.
    """

def cudaArrayGetSparseProperties(array: cudaArray_t | _typing.Integer | None) -> cudaArraySparseProperties:
    """Returns the tile size and the mip tail of a sparse CUDA array.

    Returns
    -------
    sparseProperties : cudaArraySparseProperties

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

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

def cudaCreateChannelDesc(
    x: _typing.Integer,
    y: _typing.Integer,
    z: _typing.Integer,
    w: _typing.Integer,
    f: cudaChannelFormatKind,
) -> cudaChannelFormatDesc:
    """Creates an element format from the number of bits of x, y, z and w, and their type (signed, unsigned or float).

    Returns
    -------
    value : cudaChannelFormatDesc
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

def cudaCtxResetPersistingL2Cache() -> None:
    """Resets all persisting lines in the L2 cache of the current device to the normal state.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | _typing.Integer | None) -> None:
    """Destroys imported memory; its mappings must be freed first.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.

    Warnings
    --------
    - No thread may use ``extMem``, or objects that belong to it, during or after the call.
    """

def cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t | _typing.Integer | None) -> None:
    """Destroys an imported semaphore; all work that uses it must be complete.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.

    Warnings
    --------
    - No thread may use ``extSem``, or objects that belong to it, during or after the call.
    """

def cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t | _typing.Integer | None) -> None:
    """Destroys a surface object, but not its array.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``surfObject``, or objects that belong to it, during or after the call.
    """

def cudaDestroyTextureObject(texObject: cudaTextureObject_t | _typing.Integer | None) -> None:
    """Destroys a texture object, but not its resource.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``texObject``, or objects that belong to it, during or after the call.
    """

def cudaDevResourceGenerateDesc(
    resources: _Sequence[cudaDevResource] | None,
    nbResources: _typing.Integer,
) -> cudaDevResourceDesc_t:
    """Combines device resources into a descriptor for ``cudaGreenCtxCreate``.

    Returns
    -------
    phDesc : cudaDevResourceDesc_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceConfiguration``, ``cudaErrorInvalidResourceType``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
    """

def cudaDevSmResourceSplit(
    nbGroups: _typing.Integer,
    input_: cudaDevResource | None,
    flags: _typing.Integer,
    groupParams: _Sequence[cudaDevSmResourceGroupParams] | None,
) -> tuple[list[cudaDevResource], cudaDevResource]:
    """Splits SMs into groups, each described by its own record, and a remainder.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    result : list[cudaDevResource]
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.
    remainder : cudaDevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceConfiguration``, ``cudaErrorInvalidResourceType``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
    """

def cudaDevSmResourceSplitByCount(
    nbGroups: _typing.Integer,
    input_: cudaDevResource | None,
    flags: _typing.Integer,
    minCount: _typing.Integer,
) -> tuple[list[cudaDevResource], int, cudaDevResource]:
    """Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.

    Parameters
    ----------
    flags
        Flags: members of ``cudaDevSmResourceSplitByCount_flags``.

    Returns
    -------
    result : list[cudaDevResource]
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.
    nbGroups : int
    remaining : cudaDevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceConfiguration``, ``cudaErrorInvalidResourceType``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
        The exception's attribute ``outputs`` contains: ``result``, ``nbGroups``, ``remaining``.
    """

def cudaDeviceCanAccessPeer(device: _typing.Integer, peerDevice: _typing.Integer) -> int:
    """Returns whether a device can directly access another device's memory.

    Returns
    -------
    canAccessPeer : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.
    """

def cudaDeviceDisablePeerAccess(peerDevice: _typing.Integer) -> None:
    """Disables the current device's direct access to a peer device's memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorPeerAccessNotEnabled``.

    Warnings
    --------
    - Before the call, all work on the current device that uses memory of ``peerDevice`` must be complete.
    """

def cudaDeviceEnablePeerAccess(peerDevice: _typing.Integer, flags: _typing.Integer) -> None:
    """Gives the current device direct access to a peer device's memory, but not vice versa.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``, ``cudaErrorPeerAccessAlreadyEnabled``.
    """

def cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget,
    scope: cudaFlushGPUDirectRDMAWritesScope,
) -> None:
    """Blocks until all previous GPUDirect RDMA writes are visible in the given scope.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
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

def cudaDeviceGetByPCIBusId(pciBusId: _typing.Text) -> int:
    """Returns the device at a PCI address, given as a string such as ``0000:3b:00.0``.

    Returns
    -------
    device : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.
    """

def cudaDeviceGetCacheConfig() -> cudaFuncCache:
    """Returns the preferred split of on-chip memory between L1 and shared memory for the current device.

    Returns
    -------
    pCacheConfig : cudaFuncCache

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaDeviceGetDefaultMemPool(device: _typing.Integer) -> cudaMemPool_t:
    """Returns a device's default memory pool, which the driver created and which cannot be destroyed.

    Returns
    -------
    memPool : cudaMemPool_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaDeviceGetDevResource(device: _typing.Integer, typename: cudaDevResourceType) -> cudaDevResource:
    """Returns all of a device's resources of one type, such as SMs or work queues, for later splitting.

    Returns
    -------
    resource : cudaDevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceType``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
    """

def cudaDeviceGetExecutionCtx(device: _typing.Integer) -> cudaExecutionContext_t:
    """Returns the execution context of a whole device, which is its primary context.

    Returns
    -------
    ctx : cudaExecutionContext_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.

    Warnings
    --------
    - The returned context must not be destroyed.
    """

def cudaDeviceGetGraphMemAttribute(device: _typing.Integer, attr: cudaGraphMemAttributeType) -> _Any:
    """Returns the amount of memory in bytes, current or peak, that graphs use or reserve on a device.

    Returns
    -------
    value : object

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaDeviceGetHostAtomicCapabilities(
    operations: _Sequence[cudaAtomicOperation] | None,
    count: _typing.Integer,
    device: _typing.Integer,
) -> list[int]:
    """Returns a device's support for each of the given atomic operations on host memory.

    Returns
    -------
    capabilities : list[int]

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.
    """

def cudaDeviceGetLimit(limit: cudaLimit) -> int:
    """Returns one limit of the current device, such as the stack size of each device thread in bytes.

    Returns
    -------
    pValue : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorUnsupportedLimit``.
    """

def cudaDeviceGetMemPool(device: _typing.Integer) -> cudaMemPool_t:
    """Returns a device's current memory pool, from which ``cudaMallocAsync`` allocates.

    Returns
    -------
    memPool : cudaMemPool_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _typing.Pointer,
    device: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Fills an NvSciSync attribute list with the attributes that a device needs to signal or wait on NvSciSync objects.

    Parameters
    ----------
    flags
        Flags: ``cudaNvSciSyncAttrSignal``, ``cudaNvSciSyncAttrWait``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorDeviceUninitialized``,
        ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.
    """

def cudaDeviceGetP2PAtomicCapabilities(
    operations: _Sequence[cudaAtomicOperation] | None,
    count: _typing.Integer,
    srcDevice: _typing.Integer,
    dstDevice: _typing.Integer,
) -> list[int]:
    """Returns a device's support for each of the given atomic operations on a peer device's memory.

    Returns
    -------
    capabilities : list[int]

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.
    """

def cudaDeviceGetP2PAttribute(
    attr: cudaDeviceP2PAttr,
    srcDevice: _typing.Integer,
    dstDevice: _typing.Integer,
) -> int:
    """Returns one property of the link between two devices, such as its performance rank or support for atomics.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.
    """

def cudaDeviceGetPCIBusId(device: _typing.Integer, length: _typing.Integer | None = None) -> str:
    """Returns a device's PCI address, such as ``0000:3b:00.0``.

    Parameters
    ----------
    length
        If omitted, cubind determines the required length.

    Returns
    -------
    pciBusId : str

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.
    """

def cudaDeviceGetSharedMemConfig() -> cudaSharedMemConfig:
    """Returns the bank width of shared memory on the current device.

    Returns
    -------
    pConfig : cudaSharedMemConfig

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecated.
    """

def cudaDeviceGetStreamPriorityRange() -> tuple[int, int]:
    """Returns the lowest and highest stream priorities; smaller numbers mean higher priorities.

    Returns
    -------
    leastPriority : int
    greatestPriority : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaDeviceGetTexture1DLinearMaxWidth(
    fmtDesc: cudaChannelFormatDesc | None,
    device: _typing.Integer,
) -> int:
    """Returns the maximum number of elements of a 1D texture in linear memory, for a given format.

    Returns
    -------
    maxWidthInElements : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaDeviceGraphMemTrim(device: _typing.Integer) -> None:
    """Releases a device's unused memory that is reserved for graphs to the operating system.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaDeviceRegisterAsyncNotification(
    device: _typing.Integer,
    callbackFunc: _typing.Callback,
    userData: object,
) -> cudaAsyncCallbackHandle_t:
    """Registers a callback for asynchronous notifications from a device, for example if memory use exceeds a budget.

    Parameters
    ----------
    callbackFunc, userData
        Used after the call returns; kept alive by cubind until ``cudaDeviceUnregisterAsyncNotification`` is called.

    Returns
    -------
    callback : cudaAsyncCallbackHandle_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``, ``cudaErrorUnknown``.

    Warnings
    --------
    - ``callbackFunc`` may be called with ``userData`` until ``cudaDeviceUnregisterAsyncNotification`` is called, on any
      thread.
    """

def cudaDeviceReset() -> None:
    """Destroys all allocations and state of this process on the current device.

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
    """

def cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> None:
    """Sets the preferred split of on-chip memory between L1 and shared memory for the current device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaDeviceSetGraphMemAttribute(
    device: _typing.Integer,
    attr: cudaGraphMemAttributeType,
    value: object,
) -> None:
    """Resets a high-water mark of graph memory on a device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaDeviceSetLimit(limit: cudaLimit, value: _typing.Integer) -> None:
    """Requests a new limit for the current device; the driver may round or clamp the value.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``, ``cudaErrorUnsupportedLimit``.
    """

def cudaDeviceSetMemPool(device: _typing.Integer, memPool: cudaMemPool_t | _typing.Integer | None) -> None:
    """Sets a device's current memory pool, from which later ``cudaMallocAsync`` calls allocate.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> None:
    """Sets the bank width of shared memory on the current device, if the device supports it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecated.
    """

def cudaDeviceSynchronize() -> None:
    """Blocks until all work submitted to the current device has finished.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorStreamCaptureUnsupported``.
    """

def cudaDeviceUnregisterAsyncNotification(
    device: _typing.Integer,
    callback: cudaAsyncCallbackHandle_t | _typing.Integer | None,
) -> None:
    """Unregisters a callback for asynchronous notifications from a device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``, ``cudaErrorUnknown``.

    Warnings
    --------
    - No thread may use ``callback``, or objects that belong to it, during or after the call.
    """

def cudaDriverGetVersion() -> int:
    """Returns the newest CUDA version that the installed driver supports, as 1000·major + 10·minor.

    Returns
    -------
    driverVersion : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaEGLStreamConsumerAcquireFrame(
    conn: object,
    pCudaResource: object,
    pStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    timeout: _typing.Integer,
) -> None:
    """Acquires the next frame of an EGL stream; waits up to a timeout in microseconds.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorLaunchTimeout``, ``cudaErrorUnknown``.
    """

def cudaEGLStreamConsumerConnect(
    eglStream: EGLStreamKHR | _typing.Integer | None,
) -> cudaEglStreamConnection:
    """Makes CUDA the consumer of an EGL stream's frames.

    Returns
    -------
    conn : cudaEglStreamConnection

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaEGLStreamConsumerConnectWithFlags(
    eglStream: EGLStreamKHR | _typing.Integer | None,
    flags: _typing.Integer,
) -> cudaEglStreamConnection:
    """Makes CUDA the consumer of an EGL stream's frames; flags specify the memory location of the frames.

    Parameters
    ----------
    flags
        Flags: members of ``cudaEglResourceLocationFlags``.

    Returns
    -------
    conn : cudaEglStreamConnection

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaEGLStreamConsumerDisconnect(conn: object) -> None:
    """Disconnects CUDA as the consumer of an EGL stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaEGLStreamConsumerReleaseFrame(
    conn: object,
    pCudaResource: cudaGraphicsResource_t | _typing.Integer | None,
    pStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Gives a frame back to the EGL stream from which it was acquired.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaEGLStreamProducerConnect(
    eglStream: EGLStreamKHR | _typing.Integer | None,
    width: EGLint | _typing.Integer | None,
    height: EGLint | _typing.Integer | None,
) -> cudaEglStreamConnection:
    """Makes CUDA the producer of an EGL stream's frames of a given size.

    Returns
    -------
    conn : cudaEglStreamConnection

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaEGLStreamProducerDisconnect(conn: object) -> None:
    """Disconnects CUDA as the producer of an EGL stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaEGLStreamProducerPresentFrame(
    conn: object,
    eglframe: cudaEglFrame,
    pStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Passes a frame to the consumer of an EGL stream, in stream order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaEGLStreamProducerReturnFrame(
    conn: object,
    eglframe: cudaEglFrame | None,
    pStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Retrieves, for the producer of an EGL stream, a frame that the consumer has released.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorLaunchTimeout``, ``cudaErrorUnknown``.
    """

def cudaEventCreate() -> cudaEvent_t:
    """Creates an event on the current device, with timing enabled.

    Returns
    -------
    event : cudaEvent_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorLaunchFailure``, ``cudaErrorMemoryAllocation``.
    """

def cudaEventCreateFromEGLSync(
    eglSync: EGLSyncKHR | _typing.Integer | None,
    flags: _typing.Integer,
) -> cudaEvent_t:
    """Creates an event from an EGL sync object, so that streams can wait for it.

    Parameters
    ----------
    flags
        Flags: ``cudaEventBlockingSync``, ``cudaEventDefault``.

    Returns
    -------
    phEvent : cudaEvent_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``,
        ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``, ``cudaErrorMemoryAllocation``.
    """

def cudaEventCreateWithFlags(flags: _typing.Integer) -> cudaEvent_t:
    """Creates an event on the current device; flags disable timing or allow interprocess use.

    Parameters
    ----------
    flags
        Flags: ``cudaEventBlockingSync``, ``cudaEventDefault``, ``cudaEventDisableTiming``, ``cudaEventInterprocess``.

    Returns
    -------
    event : cudaEvent_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorLaunchFailure``, ``cudaErrorMemoryAllocation``.
    """

def cudaEventDestroy(event: cudaEvent_t | _typing.Integer | None) -> None:
    """Destroys an event, even if it has not completed yet.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``.

    Warnings
    --------
    - No thread may use ``event``, or objects that belong to it, during or after the call.
    """

def cudaEventElapsedTime(
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

def cudaEventQuery(event: cudaEvent_t | _typing.Integer | None) -> None:
    """Checks without blocking whether an event has completed (if not, ``cudaErrorNotReady``).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``, ``cudaErrorNotReady``.
    """

def cudaEventRecord(
    event: cudaEvent_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Records an event that completes when all work submitted to a stream so far is complete.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``.
    """

def cudaEventRecordWithFlags(
    event: cudaEvent_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    flags: _typing.Integer,
) -> None:
    """Records an event in a stream with flags; during capture, a flag adds the event to the graph as a node.

    Parameters
    ----------
    flags
        Flags: ``cudaEventRecordDefault``, ``cudaEventRecordExternal``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaEventSynchronize(event: cudaEvent_t | _typing.Integer | None) -> None:
    """Blocks until an event has completed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``.
    """

def cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t | _typing.Integer | None) -> None:
    """Destroys a green context and frees its resources.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.

    Warnings
    --------
    - No thread may use ``ctx``, or objects that belong to it, during or after the call.
    - The program must have created ``ctx``; it must not be a device's context.
    """

def cudaExecutionCtxGetDevResource(
    ctx: cudaExecutionContext_t | _typing.Integer | None,
    typename: cudaDevResourceType,
) -> cudaDevResource:
    """Returns an execution context's resources of one type, such as SMs or work queues.

    Returns
    -------
    resource : cudaDevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``,
        ``cudaErrorNotSupported``.
    """

def cudaExecutionCtxGetDevice(ctx: cudaExecutionContext_t | _typing.Integer | None) -> int:
    """Returns the device that an execution context belongs to.

    Returns
    -------
    device : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.
    """

def cudaExecutionCtxGetId(ctx: cudaExecutionContext_t | _typing.Integer | None) -> int:
    """Returns an execution context's ID, which is unique in the process.

    Returns
    -------
    ctxId : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.
    """

def cudaExecutionCtxRecordEvent(
    ctx: cudaExecutionContext_t | _typing.Integer | None,
    event: cudaEvent_t | _typing.Integer | None,
) -> None:
    """Records an event that completes when all work submitted to an execution context so far is complete.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorStreamCaptureUnsupported``.
    """

def cudaExecutionCtxStreamCreate(
    ctx: cudaExecutionContext_t | _typing.Integer | None,
    flags: _typing.Integer,
    priority: _typing.Integer,
) -> cudaStream_t:
    """Creates a stream with a priority; its work runs on the resources of an execution context.

    Parameters
    ----------
    flags
        Flags: ``cudaStreamDefault``, ``cudaStreamNonBlocking``.

    Returns
    -------
    phStream : cudaStream_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.
    """

def cudaExecutionCtxSynchronize(ctx: cudaExecutionContext_t | _typing.Integer | None) -> None:
    """Blocks until all work submitted to an execution context has finished.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorDeviceUninitialized``, ``cudaErrorInvalidValue``.
    """

def cudaExecutionCtxWaitEvent(
    ctx: cudaExecutionContext_t | _typing.Integer | None,
    event: cudaEvent_t | _typing.Integer | None,
) -> None:
    """Makes all work that is later submitted to an execution context wait for an event.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorStreamCaptureUnsupported``.
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

def cudaFree(devPtr: _typing.Pointer) -> None:
    """Frees device or managed memory; does nothing for null.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``devPtr`` must come from the function that creates, allocates or registers it; all uses, including those by work
      in streams, must complete before this call.
    """

def cudaFreeArray(array: cudaArray_t | _typing.Integer | None) -> None:
    """Destroys a CUDA array that was created with ``cudaMallocArray`` or ``cudaMalloc3DArray``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``array``, or objects that belong to it, during or after the call.
    """

def cudaFreeAsync(
    devPtr: _typing.Pointer,
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Frees memory in stream order, after earlier work in the stream has finished.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

    Warnings
    --------
    - ``devPtr`` must come from the function that creates, allocates or registers it; all uses must precede this call in
      the order of ``hStream``.
    """

def cudaFreeHost(ptr: _typing.Pointer) -> None:
    """Frees page-locked memory that was allocated with ``cudaMallocHost`` or ``cudaHostAlloc``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``ptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.
    """

def cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t | _typing.Integer | None) -> None:
    """Destroys a mipmapped CUDA array, including all levels.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``mipmappedArray``, or objects that belong to it, during or after the call.
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

def cudaFuncGetName(func: _typing.Pointer | str) -> str:
    """Returns a kernel's mangled name.

    Returns
    -------
    name : str

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``.
    """

def cudaFuncGetParamCount(func: _typing.Pointer | str) -> int:
    """Returns the number of parameters of a kernel.

    Returns
    -------
    paramCount : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaFuncGetParamInfo(func: _typing.Pointer | str, paramIndex: _typing.Integer) -> tuple[int, int]:
    """Returns the offset and size in bytes of one of a kernel's parameters.

    Returns
    -------
    paramOffset : int
    paramSize : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
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

def cudaFuncSetCacheConfig(func: _typing.Pointer | str, cacheConfig: cudaFuncCache) -> None:
    """Sets the preferred split of on-chip memory between L1 and shared memory for a kernel.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``.
    """

def cudaFuncSetSharedMemConfig(func: _typing.Pointer | str, config: cudaSharedMemConfig) -> None:
    """Sets the bank width of shared memory for launches of a kernel.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecated.
    """

def cudaGLGetDevices(
    cudaDeviceCount: _typing.Integer,
    deviceList: cudaGLDeviceList,
) -> tuple[int, list[int]]:
    """Lists the CUDA devices on which the current OpenGL context renders.

    Returns
    -------
    pCudaDeviceCount : int
    pCudaDevices : list[int]

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidGraphicsContext``,
        ``cudaErrorNoDevice``, ``cudaErrorOperatingSystem``, ``cudaErrorUnknown``.
    """

def cudaGLMapBufferObject(bufObj: GLuint | _typing.Integer | None) -> int:
    """Maps a shared OpenGL buffer and returns its device address and size in bytes.

    Returns
    -------
    devPtr : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorMapBufferObjectFailed``.

    Warnings
    --------
    - OpenGL must not use the buffer until it is unmapped.

    Notes
    -----
    Deprecated.
    """

def cudaGLMapBufferObjectAsync(
    bufObj: GLuint | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Maps a shared OpenGL buffer in stream order and returns its device address and size in bytes.

    Returns
    -------
    devPtr : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorMapBufferObjectFailed``.

    Warnings
    --------
    - OpenGL must not use the buffer until it is unmapped.

    Notes
    -----
    Deprecated.
    """

def cudaGLRegisterBufferObject(bufObj: GLuint | _typing.Integer | None) -> None:
    """Shares an OpenGL buffer with CUDA (superseded by ``cudaGraphicsGLRegisterBuffer``).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``.

    Notes
    -----
    Deprecated.
    """

def cudaGLSetBufferObjectMapFlags(bufObj: GLuint | _typing.Integer | None, flags: _typing.Integer) -> None:
    """Specifies how CUDA will use an OpenGL buffer while it is mapped.

    Parameters
    ----------
    flags
        Flags: members of ``cudaGLMapFlags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.

    Notes
    -----
    Deprecated.
    """

def cudaGLSetGLDevice(device: _typing.Integer) -> None:
    """Makes a device current for use with OpenGL (superseded by ``cudaSetDevice``).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorSetOnActiveProcess``.

    Notes
    -----
    Deprecated.
    """

def cudaGLUnmapBufferObject(bufObj: GLuint | _typing.Integer | None) -> None:
    """Unmaps a buffer, so that OpenGL can use it again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorUnmapBufferObjectFailed``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``bufObj`` specifies, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cudaGLUnmapBufferObjectAsync(
    bufObj: GLuint | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Unmaps a buffer in stream order, so that OpenGL can use it again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorUnmapBufferObjectFailed``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``bufObj`` specifies, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cudaGLUnregisterBufferObject(bufObj: GLuint | _typing.Integer | None) -> None:
    """Ends CUDA's use of an OpenGL buffer.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Warnings
    --------
    - ``bufObj`` must come from the function that creates, allocates or registers it; all uses, including those by work
      in streams, must complete before this call.

    Notes
    -----
    Deprecated.
    """

def cudaGetChannelDesc(array: cudaArray_t | _typing.Integer | None) -> cudaChannelFormatDesc:
    """Returns the element format of a CUDA array.

    Returns
    -------
    desc : cudaChannelFormatDesc

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGetDevice() -> int:
    """Returns the current device of the calling thread.

    Returns
    -------
    device : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGetDeviceCount() -> int:
    """Returns the number of CUDA devices that this process can see (``CUDA_VISIBLE_DEVICES`` limits them).

    Returns
    -------
    count : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGetDeviceFlags() -> int:
    """Returns the flags of the current device, which specify, for example, how the CPU waits for the GPU.

    Returns
    -------
    flags : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.
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

    Notes
    -----
    Deprecated.
    """

def cudaGetDriverEntryPointByVersion(
    symbol: _typing.Text,
    cudaVersion: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[int, cudaDriverEntryPointQueryResult]:
    """Looks up the address of a driver function by name, in the revision for a given CUDA version.

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

def cudaGetErrorName(error: cudaError) -> str:
    """Returns the name of an error code, such as ``cudaErrorInvalidValue``.

    Returns
    -------
    value : str
    """

def cudaGetErrorString(error: cudaError) -> str:
    """Returns the English description of an error code.

    Returns
    -------
    value : str
    """

def cudaGetExportTable(pExportTableId: cudaUUID_t | None) -> int:
    """Looks up a table of internal functions by its UUID; these functions are undocumented.

    Returns
    -------
    ppExportTable : int
        Referenced memory and handles are valid as long as the process runs.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGetFuncBySymbol(symbolPtr: _typing.Pointer | str) -> cudaFunction_t:
    """Returns a kernel's driver function handle (``cudaFunction_t``), given the kernel's host-side symbol.

    Returns
    -------
    functionPtr : cudaFunction_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGetKernel(entryFuncAddr: _typing.Pointer | str) -> cudaKernel_t:
    """Returns a kernel's ``cudaKernel_t`` handle, given the kernel's host-side symbol.

    Returns
    -------
    kernelPtr : cudaKernel_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGetLastError() -> None:
    """Reports the last error of this thread's runtime calls, and clears it unless it is sticky.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``,
        ``cudaErrorInsufficientDriver``, ``cudaErrorInvalidChannelDescriptor``, ``cudaErrorInvalidConfiguration``,
        ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidDevicePointer``,
        ``cudaErrorInvalidFilterSetting``, ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidNormSetting``,
        ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidPtx``, ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidTexture``, ``cudaErrorInvalidTextureBinding``,
        ``cudaErrorInvalidValue``, ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``,
        ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``,
        ``cudaErrorMemoryAllocation``, ``cudaErrorMissingConfiguration``, ``cudaErrorNoDevice``,
        ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSetOnActiveProcess``, ``cudaErrorStartupFailure``,
        ``cudaErrorUnknown``, ``cudaErrorUnmapBufferObjectFailed``, ``cudaErrorUnsupportedPtxVersion``.
    """

def cudaGetMipmappedArrayLevel(
    mipmappedArray: cudaMipmappedArray_t | _typing.Integer | None,
    level: _typing.Integer,
) -> cudaArray_t:
    """Returns one level of a mipmapped array as a CUDA array.

    Returns
    -------
    levelArray : cudaArray_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.
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

def cudaGetSymbolAddress(symbol: _typing.Pointer | str) -> int:
    """Returns the device address of a ``__device__`` variable, given its host-side symbol.

    Returns
    -------
    devPtr : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidSymbol``,
        ``cudaErrorNoKernelImageForDevice``.
    """

def cudaGetSymbolSize(symbol: _typing.Pointer | str) -> int:
    """Returns the size in bytes of a ``__device__`` variable, given its host-side symbol.

    Returns
    -------
    size : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidSymbol``,
        ``cudaErrorNoKernelImageForDevice``.
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

def cudaGetTextureObjectTextureDesc(
    texObject: cudaTextureObject_t | _typing.Integer | None,
) -> cudaTextureDesc:
    """Returns the addressing, filtering and read modes of a texture object.

    Returns
    -------
    pTexDesc : cudaTextureDesc

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGraphAddChildGraphNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    childGraph: cudaGraph_t | _typing.Integer | None,
) -> cudaGraphNode_t:
    """Adds a graph node that runs a copy of another graph.

    Returns
    -------
    pGraphNode : cudaGraphNode_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``childGraph`` must not be ``graph`` itself.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
    """

def cudaGraphAddDependencies(
    graph: cudaGraph_t | _typing.Integer | None,
    from_: _Sequence[cudaGraphNode_t] | None,
    to: _Sequence[cudaGraphNode_t] | None,
    edgeData: _Sequence[cudaGraphEdgeData] | None,
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

def cudaGraphAddEmptyNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
) -> cudaGraphNode_t:
    """Adds a graph node that does nothing except join and fork dependencies.

    Returns
    -------
    pGraphNode : cudaGraphNode_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
    """

def cudaGraphAddEventRecordNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    event: cudaEvent_t | _typing.Integer | None,
) -> cudaGraphNode_t:
    """Adds a graph node that records an event.

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``graph``, or a copy of it, exists.

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

def cudaGraphAddEventWaitNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    event: cudaEvent_t | _typing.Integer | None,
) -> cudaGraphNode_t:
    """Adds a graph node that waits for an event.

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``graph``, or a copy of it, exists.

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

def cudaGraphAddExternalSemaphoresSignalNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> cudaGraphNode_t:
    """Adds a graph node that signals external semaphores.

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

def cudaGraphAddExternalSemaphoresWaitNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> cudaGraphNode_t:
    """Adds a graph node that waits for external semaphores.

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

def cudaGraphAddHostNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    pNodeParams: cudaHostNodeParams | None,
) -> cudaGraphNode_t:
    """Adds a graph node that calls a host function.

    Parameters
    ----------
    pNodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    pGraphNode : cudaGraphNode_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
    """

def cudaGraphAddKernelNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    pNodeParams: cudaKernelNodeParams | None,
) -> cudaGraphNode_t:
    """Adds a graph node that launches a kernel.

    Returns
    -------
    pGraphNode : cudaGraphNode_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``.

    Warnings
    --------
    - The kernel must not use a texture or surface reference.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
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

def cudaGraphAddMemFreeNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    dptr: _typing.Pointer,
) -> cudaGraphNode_t:
    """Adds a graph node that frees the memory that an allocation node allocated.

    Parameters
    ----------
    dptr
        Used after the call returns; kept alive by cubind as long as ``graph``, or a copy of it, exists.

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

def cudaGraphAddMemcpyNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    pCopyParams: cudaMemcpy3DParms | None,
) -> cudaGraphNode_t:
    """Adds a graph node that copies a 3D region of memory.

    Parameters
    ----------
    pCopyParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    pGraphNode : cudaGraphNode_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
    """

def cudaGraphAddMemcpyNode1D(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    dst: _typing.Pointer,
    src: _typing.Pointer | str,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
) -> cudaGraphNode_t:
    """Adds a graph node that copies bytes between host and device memory.

    Parameters
    ----------
    dst, src
        Used after the call returns; kept alive by cubind as long as ``graph``, or a copy of it, exists.

    Returns
    -------
    pGraphNode : cudaGraphNode_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Warnings
    --------
    - ``kind`` must match the locations of ``dst`` and ``src``.
    """

def cudaGraphAddMemcpyNodeFromSymbol(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    dst: _typing.Pointer,
    symbol: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> cudaGraphNode_t:
    """Adds a graph node that copies bytes from a ``__device__`` variable.

    Parameters
    ----------
    dst
        Used after the call returns; kept alive by cubind as long as ``graph``, or a copy of it, exists.

    Returns
    -------
    pGraphNode : cudaGraphNode_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGraphAddMemcpyNodeToSymbol(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    symbol: _typing.Pointer | str,
    src: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> cudaGraphNode_t:
    """Adds a graph node that copies bytes into a ``__device__`` variable.

    Parameters
    ----------
    src
        Used after the call returns; kept alive by cubind as long as ``graph``, or a copy of it, exists.

    Returns
    -------
    pGraphNode : cudaGraphNode_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGraphAddMemsetNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    pMemsetParams: cudaMemsetParams | None,
) -> cudaGraphNode_t:
    """Adds a graph node that fills memory with a value.

    Parameters
    ----------
    pMemsetParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    pGraphNode : cudaGraphNode_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
    """

def cudaGraphAddNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    dependencyData: _Sequence[cudaGraphEdgeData] | None,
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

def cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t | _typing.Integer | None) -> cudaGraph_t:
    """Returns the graph that a child graph node contains and owns.

    Returns
    -------
    pGraph : cudaGraph_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
    """

def cudaGraphClone(originalGraph: cudaGraph_t | _typing.Integer | None) -> cudaGraph_t:
    """Copies a graph, including its nodes and child graphs.

    Returns
    -------
    pGraphClone : cudaGraph_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``.
    """

def cudaGraphConditionalHandleCreate(
    graph: cudaGraph_t | _typing.Integer | None,
    defaultLaunchValue: _typing.Integer,
    flags: _typing.Integer,
) -> cudaGraphConditionalHandle:
    """Creates the handle with which kernels set the condition of a conditional node.

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphConditionalHandleFlags``.

    Returns
    -------
    pHandle_out : cudaGraphConditionalHandle

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGraphConditionalHandleCreate_v2(
    graph: cudaGraph_t | _typing.Integer | None,
    ctx: cudaExecutionContext_t | _typing.Integer | None,
    defaultLaunchValue: _typing.Integer,
    flags: _typing.Integer,
) -> cudaGraphConditionalHandle:
    """Creates the handle with which kernels set a conditional node's condition, in an execution context.

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphConditionalHandleFlags``.

    Returns
    -------
    pHandle_out : cudaGraphConditionalHandle

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGraphCreate(flags: _typing.Integer) -> cudaGraph_t:
    """Creates a graph without nodes.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    pGraph : cudaGraph_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``.
    """

def cudaGraphDebugDotPrint(
    graph: cudaGraph_t | _typing.Integer | None,
    path: _typing.Text,
    flags: _typing.Integer,
) -> None:
    """Writes a graph to a file in Graphviz's DOT language.

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphDebugDotFlags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorOperatingSystem``.
    """

def cudaGraphDestroy(graph: cudaGraph_t | _typing.Integer | None) -> None:
    """Destroys a graph and its nodes; executable graphs that were created from it remain.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``graph``, or objects that belong to it, during or after the call.
    """

def cudaGraphDestroyNode(node: cudaGraphNode_t | _typing.Integer | None) -> None:
    """Removes a node and its edges from its graph.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``node``, or objects that belong to it, during or after the call.
    """

def cudaGraphEventRecordNodeGetEvent(node: cudaGraphNode_t | _typing.Integer | None) -> cudaEvent_t:
    """Returns the event that a node records.

    Returns
    -------
    event_out : cudaEvent_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
    """

def cudaGraphEventRecordNodeSetEvent(
    node: cudaGraphNode_t | _typing.Integer | None,
    event: cudaEvent_t | _typing.Integer | None,
) -> None:
    """Sets the event that a node records.

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``node``, or a copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
    """

def cudaGraphEventWaitNodeGetEvent(node: cudaGraphNode_t | _typing.Integer | None) -> cudaEvent_t:
    """Returns the event that a node waits for.

    Returns
    -------
    event_out : cudaEvent_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
    """

def cudaGraphEventWaitNodeSetEvent(
    node: cudaGraphNode_t | _typing.Integer | None,
    event: cudaEvent_t | _typing.Integer | None,
) -> None:
    """Sets the event that a node waits for.

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``node``, or a copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
    """

def cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    childGraph: cudaGraph_t | _typing.Integer | None,
) -> None:
    """Updates a child graph of an executable graph with the parameters of another graph.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
    """

def cudaGraphExecDestroy(graphExec: cudaGraphExec_t | _typing.Integer | None) -> None:
    """Destroys an executable graph; a running launch finishes first.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``graphExec``, or objects that belong to it, during or after the call.
    """

def cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    hNode: cudaGraphNode_t | _typing.Integer | None,
    event: cudaEvent_t | _typing.Integer | None,
) -> None:
    """Sets the event that a node of an executable graph records.

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``hGraphExec`` exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
    """

def cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    hNode: cudaGraphNode_t | _typing.Integer | None,
    event: cudaEvent_t | _typing.Integer | None,
) -> None:
    """Sets the event that a node of an executable graph waits for.

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``hGraphExec`` exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
    """

def cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    hNode: cudaGraphNode_t | _typing.Integer | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> None:
    """Sets the external semaphores that a node of an executable graph signals.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
    """

def cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    hNode: cudaGraphNode_t | _typing.Integer | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> None:
    """Sets the external semaphores that a node of an executable graph waits for.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
    """

def cudaGraphExecGetFlags(graphExec: cudaGraphExec_t | _typing.Integer | None) -> int:
    """Returns the flags with which an executable graph was created.

    Returns
    -------
    flags : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGraphExecGetId(hGraphExec: cudaGraphExec_t | _typing.Integer | None) -> int:
    """Returns an executable graph's ID.

    Returns
    -------
    graphID : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaHostNodeParams | None,
) -> None:
    """Sets the function of a host node, and the function's argument, in an executable graph.

    Parameters
    ----------
    pNodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
    """

def cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> None:
    """Sets a kernel node's function, grid and arguments, in an executable graph only.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No kernel on the device may update the node at the same time.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
    """

def cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> None:
    """Sets the parameters of a memory copy node in an executable graph.

    Parameters
    ----------
    pNodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
    """

def cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    dst: _typing.Pointer,
    src: _typing.Pointer | str,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Makes a memory copy node of an executable graph copy bytes between host and device memory.

    Parameters
    ----------
    dst, src
        Used after the call returns; kept alive by cubind as long as ``hGraphExec`` exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    dst: _typing.Pointer,
    symbol: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Makes a memory copy node of an executable graph copy from a ``__device__`` variable.

    Parameters
    ----------
    dst
        Used after the call returns; kept alive by cubind as long as ``hGraphExec`` exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGraphExecMemcpyNodeSetParamsToSymbol(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    symbol: _typing.Pointer | str,
    src: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Makes a memory copy node of an executable graph copy into a ``__device__`` variable.

    Parameters
    ----------
    src
        Used after the call returns; kept alive by cubind as long as ``hGraphExec`` exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaMemsetParams | None,
) -> None:
    """Sets the destination and the value of a memset node in an executable graph.

    Parameters
    ----------
    pNodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
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

def cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    hGraph: cudaGraph_t | _typing.Integer | None,
) -> cudaGraphExecUpdateResultInfo:
    """Updates an executable graph with the parameters of a graph that has the same nodes and edges.

    Returns
    -------
    resultInfo : cudaGraphExecUpdateResultInfo
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorGraphExecUpdateFailure``.
        The exception's attribute ``outputs`` contains: ``resultInfo``.
    """

def cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t | _typing.Integer | None,
) -> cudaExternalSemaphoreSignalNodeParams:
    """Returns the external semaphores that a node signals, and the signaled values.

    Returns
    -------
    params_out : cudaExternalSemaphoreSignalNodeParams
        Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
    """

def cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t | _typing.Integer | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> None:
    """Sets the external semaphores that a node signals, and the signaled values.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hNode``, or
        a copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
    """

def cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t | _typing.Integer | None,
) -> cudaExternalSemaphoreWaitNodeParams:
    """Returns the external semaphores that a node waits for, and the expected values.

    Returns
    -------
    params_out : cudaExternalSemaphoreWaitNodeParams
        Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
    """

def cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t | _typing.Integer | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> None:
    """Sets the external semaphores that a node waits for, and the expected values.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hNode``, or
        a copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
    """

def cudaGraphGetEdges(
    graph: cudaGraph_t | _typing.Integer | None,
    numEdges: _typing.Integer | None = None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    """Lists the edges of a graph as two arrays of nodes.

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

def cudaGraphGetId(hGraph: cudaGraph_t | _typing.Integer | None) -> int:
    """Returns a graph's ID.

    Returns
    -------
    graphID : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGraphGetNodes(
    graph: cudaGraph_t | _typing.Integer | None,
    numNodes: _typing.Integer | None = None,
) -> list[cudaGraphNode_t]:
    """Lists the nodes of a graph.

    Parameters
    ----------
    numNodes
        If omitted, cubind determines the required length.

    Returns
    -------
    nodes : list[cudaGraphNode_t]

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
        The exception's attribute ``outputs`` contains: ``nodes``, ``numNodes``.
    """

def cudaGraphGetRootNodes(
    graph: cudaGraph_t | _typing.Integer | None,
    pNumRootNodes: _typing.Integer | None = None,
) -> list[cudaGraphNode_t]:
    """Lists the root nodes of a graph (nodes without dependencies).

    Parameters
    ----------
    pNumRootNodes
        If omitted, cubind determines the required length.

    Returns
    -------
    pRootNodes : list[cudaGraphNode_t]

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
        The exception's attribute ``outputs`` contains: ``pRootNodes``, ``pNumRootNodes``.
    """

def cudaGraphHostNodeGetParams(node: cudaGraphNode_t | _typing.Integer | None) -> cudaHostNodeParams:
    """Returns the function of a host node and the function's argument.

    Returns
    -------
    pNodeParams : cudaHostNodeParams
        Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
    """

def cudaGraphHostNodeSetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaHostNodeParams | None,
) -> None:
    """Sets the function of a host node and the function's argument.

    Parameters
    ----------
    pNodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``node``, or a
        copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
    """

def cudaGraphInstantiate(
    graph: cudaGraph_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> cudaGraphExec_t:
    """Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphInstantiateFlags``.

    Returns
    -------
    pGraphExec : cudaGraphExec_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGraphInstantiateWithFlags(
    graph: cudaGraph_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> cudaGraphExec_t:
    """Creates an executable version of a graph, with flags such as automatic freeing of memory at launch.

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphInstantiateFlags``.

    Returns
    -------
    pGraphExec : cudaGraphExec_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGraphInstantiateWithParams(
    graph: cudaGraph_t | _typing.Integer | None,
    instantiateParams: cudaGraphInstantiateParams | None,
) -> cudaGraphExec_t:
    """Creates an executable version of a graph, with flags and an upload stream; returns a detailed result.

    Returns
    -------
    pGraphExec : cudaGraphExec_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGraphKernelNodeCopyAttributes(
    hDst: cudaGraphNode_t | _typing.Integer | None,
    hSrc: cudaGraphNode_t | _typing.Integer | None,
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

def cudaGraphKernelNodeGetParams(node: cudaGraphNode_t | _typing.Integer | None) -> cudaKernelNodeParams:
    """Returns the kernel, grid and arguments of a kernel node.

    Returns
    -------
    pNodeParams : cudaKernelNodeParams
        Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
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

def cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> None:
    """Sets the kernel, grid and arguments of a kernel node.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
    """

def cudaGraphLaunch(
    graphExec: cudaGraphExec_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Launches an executable graph in stream order; launches of the same graph run one after another.

    Parameters
    ----------
    graphExec
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
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

def cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t | _typing.Integer | None) -> int:
    """Returns the address of the memory that a node frees.

    Returns
    -------
    dptr_out : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
    """

def cudaGraphMemcpyNodeGetParams(node: cudaGraphNode_t | _typing.Integer | None) -> cudaMemcpy3DParms:
    """Returns the parameters of a memory copy node.

    Returns
    -------
    pNodeParams : cudaMemcpy3DParms
        Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
    """

def cudaGraphMemcpyNodeSetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> None:
    """Sets the parameters of a memory copy node.

    Parameters
    ----------
    pNodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``node``, or a
        copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
    """

def cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t | _typing.Integer | None,
    dst: _typing.Pointer,
    src: _typing.Pointer | str,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Makes a memory copy node copy bytes between host and device memory.

    Parameters
    ----------
    dst, src
        Used after the call returns; kept alive by cubind as long as ``node``, or a copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Warnings
    --------
    - ``kind`` must match the locations of ``dst`` and ``src``.
    """

def cudaGraphMemcpyNodeSetParamsFromSymbol(
    node: cudaGraphNode_t | _typing.Integer | None,
    dst: _typing.Pointer,
    symbol: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Makes a memory copy node copy from a ``__device__`` variable.

    Parameters
    ----------
    dst
        Used after the call returns; kept alive by cubind as long as ``node``, or a copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGraphMemcpyNodeSetParamsToSymbol(
    node: cudaGraphNode_t | _typing.Integer | None,
    symbol: _typing.Pointer | str,
    src: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Makes a memory copy node copy into a ``__device__`` variable.

    Parameters
    ----------
    src
        Used after the call returns; kept alive by cubind as long as ``node``, or a copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGraphMemsetNodeGetParams(node: cudaGraphNode_t | _typing.Integer | None) -> cudaMemsetParams:
    """Returns the destination and the value of a memset node.

    Returns
    -------
    pNodeParams : cudaMemsetParams
        Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
    """

def cudaGraphMemsetNodeSetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaMemsetParams | None,
) -> None:
    """Sets the destination and the value of a memset node.

    Parameters
    ----------
    pNodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``node``, or a
        copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
    """

def cudaGraphNodeFindInClone(
    originalNode: cudaGraphNode_t | _typing.Integer | None,
    clonedGraph: cudaGraph_t | _typing.Integer | None,
) -> cudaGraphNode_t:
    """Finds the node in a cloned graph that was copied from a given node.

    Returns
    -------
    pNode : cudaGraphNode_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``originalNode`` must be a node of the graph from which ``clonedGraph`` was cloned.
    """

def cudaGraphNodeGetContainingGraph(hNode: cudaGraphNode_t | _typing.Integer | None) -> cudaGraph_t:
    """Returns the graph that contains a node.

    Returns
    -------
    phGraph : cudaGraph_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNumDependencies: _typing.Integer | None = None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    """Lists the nodes that a node waits for.

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
) -> tuple[list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    """Lists the nodes that wait for a node.

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

def cudaGraphNodeGetEnabled(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    hNode: cudaGraphNode_t | _typing.Integer | None,
) -> int:
    """Returns whether a node of an executable graph is enabled; a disabled node does nothing.

    Returns
    -------
    isEnabled : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGraphNodeGetLocalId(hNode: cudaGraphNode_t | _typing.Integer | None) -> int:
    """Returns a node's ID within its graph.

    Returns
    -------
    nodeId : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaGraphNodeGetParams(node: cudaGraphNode_t | _typing.Integer | None) -> cudaGraphNodeParams:
    """Returns the parameters of a node of any type.

    Returns
    -------
    nodeParams : cudaGraphNodeParams
        Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaGraphNodeGetToolsId(hNode: cudaGraphNode_t | _typing.Integer | None) -> int:
    """Returns the ID by which tools such as profilers identify a node.

    Returns
    -------
    toolsNodeId : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
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

def cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    hNode: cudaGraphNode_t | _typing.Integer | None,
    isEnabled: _typing.Integer,
) -> None:
    """Enables or disables a kernel, memory copy or memset node in an executable graph.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Warnings
    --------
    - No kernel on the device may update the node at the same time.
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

def cudaGraphReleaseUserObject(
    graph: cudaGraph_t | _typing.Integer | None,
    object: cudaUserObject_t | _typing.Integer | None,
    count: _typing.Integer,
) -> None:
    """Releases a graph's references to a user object.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - The caller must own the references to ``object`` that the call releases.
    """

def cudaGraphRemoveDependencies(
    graph: cudaGraph_t | _typing.Integer | None,
    from_: _Sequence[cudaGraphNode_t] | None,
    to: _Sequence[cudaGraphNode_t] | None,
    edgeData: _Sequence[cudaGraphEdgeData] | None,
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

def cudaGraphRetainUserObject(
    graph: cudaGraph_t | _typing.Integer | None,
    object: cudaUserObject_t | _typing.Integer | None,
    count: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Makes a graph hold references to a user object; a flag transfers the caller's references.

    Parameters
    ----------
    flags
        Flags: members of ``cudaUserObjectRetainFlags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - The caller must own the references to ``object`` that the call releases.
    """

def cudaGraphUpload(
    graphExec: cudaGraphExec_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Uploads an executable graph to the device in stream order, to make its first launch faster.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaGraphicsEGLRegisterImage(
    image: EGLImageKHR | _typing.Integer | None,
    flags: _typing.Integer,
) -> cudaGraphicsResource_t:
    """Shares an EGL image with CUDA.

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphicsRegisterFlags``.

    Returns
    -------
    pCudaResource : cudaGraphicsResource_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaGraphicsGLRegisterBuffer(
    buffer: GLuint | _typing.Integer | None,
    flags: _typing.Integer,
) -> cudaGraphicsResource_t:
    """Shares an OpenGL buffer with CUDA.

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphicsRegisterFlags``.

    Returns
    -------
    resource : cudaGraphicsResource_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorOperatingSystem``,
        ``cudaErrorUnknown``.
    """

def cudaGraphicsGLRegisterImage(
    image: GLuint | _typing.Integer | None,
    target: GLenum | _typing.Integer | None,
    flags: _typing.Integer,
) -> cudaGraphicsResource_t:
    """Shares an OpenGL texture or renderbuffer with CUDA.

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphicsRegisterFlags``.

    Returns
    -------
    resource : cudaGraphicsResource_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorOperatingSystem``,
        ``cudaErrorUnknown``.
    """

def cudaGraphicsMapResources(
    count: _typing.Integer,
    resources: cudaGraphicsResource_t | int | _Sequence[cudaGraphicsResource_t] | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Maps registered graphics resources for use by CUDA, in stream order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorUnknown``.

    Warnings
    --------
    - The graphics API must not use the resources until they are unmapped.
    """

def cudaGraphicsResourceGetMappedEglFrame(
    resource: cudaGraphicsResource_t | _typing.Integer | None,
    index: _typing.Integer,
    mipLevel: _typing.Integer,
) -> cudaEglFrame:
    """Returns the frame of a mapped EGL resource.

    Returns
    -------
    eglFrame : cudaEglFrame
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaGraphicsResourceGetMappedMipmappedArray(
    resource: cudaGraphicsResource_t | _typing.Integer | None,
) -> cudaMipmappedArray_t:
    """Returns a mapped graphics image as a mipmapped CUDA array.

    Returns
    -------
    mipmappedArray : cudaMipmappedArray_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaGraphicsResourceGetMappedPointer(
    resource: cudaGraphicsResource_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the address and size in bytes of a mapped graphics buffer.

    Returns
    -------
    devPtr : int
    size : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaGraphicsResourceSetMapFlags(
    resource: cudaGraphicsResource_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """Specifies how CUDA will use a graphics resource while it is mapped, for example for reading only.

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphicsMapFlags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaGraphicsSubResourceGetMappedArray(
    resource: cudaGraphicsResource_t | _typing.Integer | None,
    arrayIndex: _typing.Integer,
    mipLevel: _typing.Integer,
) -> cudaArray_t:
    """Returns one layer and mipmap level of a mapped graphics image as a CUDA array.

    Returns
    -------
    array : cudaArray_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaGraphicsUnmapResources(
    count: _typing.Integer,
    resources: cudaGraphicsResource_t | int | _Sequence[cudaGraphicsResource_t] | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Unmaps graphics resources in stream order, so that the graphics API can use them again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorUnknown``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``resources`` specifies, during or after the call.
    """

def cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t | _typing.Integer | None) -> None:
    """Unregisters a graphics resource from CUDA; its handle becomes invalid.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorUnknown``.

    Warnings
    --------
    - No thread may use ``resource``, or objects that belong to it, during or after the call.
    """

def cudaGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _typing.Integer | None,
    flags: _typing.Integer,
) -> cudaGraphicsResource_t:
    """Shares a VDPAU output surface with CUDA.

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphicsMapFlags``.

    Returns
    -------
    resource : cudaGraphicsResource_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _typing.Integer | None,
    flags: _typing.Integer,
) -> cudaGraphicsResource_t:
    """Shares a VDPAU video surface with CUDA.

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphicsMapFlags``.

    Returns
    -------
    resource : cudaGraphicsResource_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaGreenCtxCreate(
    desc: cudaDevResourceDesc_t | _typing.Integer | None,
    device: _typing.Integer,
    flags: _typing.Integer,
) -> cudaExecutionContext_t:
    """Creates an execution context whose work runs only on some of a device's SMs and work queues.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    phCtx : cudaExecutionContext_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.

    Warnings
    --------
    - Destroying ``phCtx`` destroys everything that was created in it, which must not be used afterwards.
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
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``,
        ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
    """

def cudaHostGetDevicePointer(pHost: _typing.Pointer, flags: _typing.Integer) -> int:
    """Returns the device address of mapped, page-locked host memory.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    pDevice : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``.
    """

def cudaHostGetFlags(pHost: _typing.Pointer) -> int:
    """Returns the flags with which page-locked host memory was allocated.

    Returns
    -------
    pFlags : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
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
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``,
        ``cudaErrorHostMemoryAlreadyRegistered``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``,
        ``cudaErrorNotSupported``.
    """

def cudaHostUnregister(ptr: _typing.Pointer) -> None:
    """Undoes ``cudaHostRegister``; the memory is pageable again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorHostMemoryNotRegistered``,
        ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``ptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.
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

def cudaInitDevice(device: _typing.Integer, deviceFlags: _typing.Integer, flags: _typing.Integer) -> None:
    """Initializes a device with flags, but does not make it current.

    Parameters
    ----------
    deviceFlags
        Flags: ``cudaDeviceLmemResizeToMax``, ``cudaDeviceMapHost``, ``cudaDeviceScheduleAuto``,
        ``cudaDeviceScheduleBlockingSync``, ``cudaDeviceScheduleSpin``, ``cudaDeviceScheduleYield``,
        ``cudaDeviceSyncMemops``.
    flags
        Flags: ``cudaInitDeviceFlagsAreValid``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.
    """

def cudaIpcCloseMemHandle(devPtr: _typing.Pointer) -> None:
    """Unmaps memory that ``cudaIpcOpenMemHandle`` mapped; the exporting process keeps it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorMapBufferObjectFailed``, ``cudaErrorNotSupported``.

    Warnings
    --------
    - ``devPtr`` must come from the function that creates, allocates or registers it; all uses, including those by work
      in streams, must complete before this call.
    """

def cudaIpcGetEventHandle(event: cudaEvent_t | _typing.Integer | None) -> cudaIpcEventHandle_t:
    """Creates a handle with which other processes can open an event that was created for interprocess use.

    Returns
    -------
    handle : cudaIpcEventHandle_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``, ``cudaErrorMemoryAllocation``,
        ``cudaErrorNotSupported``.

    Warnings
    --------
    - Other processes must not use the event after this process has destroyed it.
    """

def cudaIpcGetMemHandle(devPtr: _typing.Pointer) -> cudaIpcMemHandle_t:
    """Creates a handle with which other processes can open an allocation of device memory.

    Returns
    -------
    handle : cudaIpcMemHandle_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorMapBufferObjectFailed``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.
    """

def cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> cudaEvent_t:
    """Opens another process's event, given its handle.

    Returns
    -------
    event : cudaEvent_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorDeviceUninitialized``,
        ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``, ``cudaErrorNotSupported``.

    Warnings
    --------
    - Another process must have exported ``handle``. The event must not be used after that process has destroyed it.
    """

def cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: _typing.Integer) -> int:
    """Maps another process's device memory, given by its handle, for the current device.

    Parameters
    ----------
    flags
        Flags: ``cudaIpcMemLazyEnablePeerAccess``.

    Returns
    -------
    devPtr : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorDeviceUninitialized``,
        ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``,
        ``cudaErrorNotSupported``, ``cudaErrorTooManyPeers``.

    Warnings
    --------
    - The process that exported the memory must not free it before this process has closed it.
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

def cudaLaunchCooperativeKernel(
    func: _typing.Pointer | str,
    gridDim: dim3,
    blockDim: dim3,
    args: _typing.KernelParams,
    sharedMem: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Launches a kernel whose blocks all run at the same time and can synchronize across the grid.

    Parameters
    ----------
    args
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCooperativeLaunchTooLarge``,
        ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorLaunchFailure``,
        ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorSharedObjectInitFailed``.
    """

def cudaLaunchHostFunc(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    fn: _typing.Callback,
    userData: object,
) -> None:
    """Runs a host function in stream order; the function must not call CUDA, and does not run after errors.

    Parameters
    ----------
    fn, userData
        Used after the call returns; kept alive by cubind until the last call of ``fn``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

    Warnings
    --------
    - ``fn`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each
      launch of the graph); it must not call CUDA. It is not called if the context is in an error state.
    """

def cudaLaunchHostFunc_v2(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    fn: _typing.Callback,
    userData: object,
    syncMode: _typing.Integer,
) -> None:
    """Runs a host function in stream order; a mode specifies whether waiting for the function blocks or spins.

    Parameters
    ----------
    fn, userData
        Used after the call returns; kept alive by cubind until the last call of ``fn``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

    Warnings
    --------
    - ``fn`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each
      launch of the graph); it must not call CUDA. It is not called if the context is in an error state.
    """

def cudaLaunchKernel(
    func: _typing.Pointer | str,
    gridDim: dim3,
    blockDim: dim3,
    args: _typing.KernelParams,
    sharedMem: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Launches a kernel in a stream with a grid size, a block size and dynamic shared memory in bytes.

    Parameters
    ----------
    args
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

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

def cudaLibraryEnumerateKernels(
    numKernels: _typing.Integer,
    lib: cudaLibrary_t | _typing.Integer | None,
) -> list[cudaKernel_t]:
    """Lists the kernels in a library, up to a given number.

    Returns
    -------
    kernels : list[cudaKernel_t]

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    """

def cudaLibraryGetGlobal(
    library: cudaLibrary_t | _typing.Integer | None,
    name: _typing.Text,
) -> tuple[int, int]:
    """Returns the current device's address, and the size, of a library's ``__device__`` or ``__constant__`` variable.

    Returns
    -------
    dptr : int
        Referenced memory and handles are valid as long as ``library`` exists.
    bytes : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorContextIsDestroyed``,
        ``cudaErrorCudartUnloading``, ``cudaErrorDeviceUninitialized``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorSymbolNotFound``.
    """

def cudaLibraryGetKernel(
    library: cudaLibrary_t | _typing.Integer | None,
    name: _typing.Text,
) -> cudaKernel_t:
    """Finds a kernel in a library by its (mangled) name.

    Returns
    -------
    pKernel : cudaKernel_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorSymbolNotFound``.
    """

def cudaLibraryGetKernelCount(lib: cudaLibrary_t | _typing.Integer | None) -> int:
    """Returns the number of kernels in a library.

    Returns
    -------
    count : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    """

def cudaLibraryGetManaged(
    library: cudaLibrary_t | _typing.Integer | None,
    name: _typing.Text,
) -> tuple[int, int]:
    """Returns the address (the same on all devices) and the size of a library's ``__managed__`` variable.

    Returns
    -------
    dptr : int
        Referenced memory and handles are valid as long as ``library`` exists.
    bytes : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorSymbolNotFound``.
    """

def cudaLibraryGetUnifiedFunction(
    library: cudaLibrary_t | _typing.Integer | None,
    symbol: _typing.Text,
) -> int:
    """Finds a library's function by symbol name, and returns a pointer that host and device code can call.

    Returns
    -------
    fptr : int
        Referenced memory and handles are valid as long as ``library`` exists.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorSymbolNotFound``.
    """

def cudaLibraryLoadData(
    code: _typing.Pointer | str,
    jitOptions: _Sequence[cudaJitOption] | None,
    jitOptionsValues: _Sequence[object] | None,
    numJitOptions: _typing.Integer,
    libraryOptions: _Sequence[cudaLibraryOption] | None,
    libraryOptionValues: _Sequence[object] | None,
    numLibraryOptions: _typing.Integer,
) -> cudaLibrary_t:
    """Loads code from memory as a library, which is not tied to any device.

    Parameters
    ----------
    code
        Used after the call returns; must be kept alive for the duration that ``libraryOptions`` specifies.

    Returns
    -------
    library : cudaLibrary_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidPtx``, ``cudaErrorInvalidValue``,
        ``cudaErrorJitCompilerNotFound``, ``cudaErrorMemoryAllocation``, ``cudaErrorNoKernelImageForDevice``,
        ``cudaErrorSharedObjectInitFailed``, ``cudaErrorSharedObjectSymbolNotFound``,
        ``cudaErrorUnsupportedPtxVersion``.
    """

def cudaLibraryLoadFromFile(
    fileName: _typing.Text,
    jitOptions: _Sequence[cudaJitOption] | None,
    jitOptionsValues: _Sequence[object] | None,
    numJitOptions: _typing.Integer,
    libraryOptions: _Sequence[cudaLibraryOption] | None,
    libraryOptionValues: _Sequence[object] | None,
    numLibraryOptions: _typing.Integer,
) -> cudaLibrary_t:
    """Loads code from a file as a library, which is not tied to any device.

    Returns
    -------
    library : cudaLibrary_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidPtx``, ``cudaErrorInvalidValue``,
        ``cudaErrorJitCompilerNotFound``, ``cudaErrorMemoryAllocation``, ``cudaErrorNoKernelImageForDevice``,
        ``cudaErrorSharedObjectInitFailed``, ``cudaErrorSharedObjectSymbolNotFound``,
        ``cudaErrorUnsupportedPtxVersion``.

    Warnings
    --------
    - ``fileName`` must name a complete, valid file; the library does not check the contents.
    """

def cudaLibraryUnload(library: cudaLibrary_t | _typing.Integer | None) -> None:
    """Unloads a library; its kernels and variables must not be used again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``,
        ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``library``, or objects that belong to it, during or after the call.
    """

def cudaLogsCurrent(flags: _typing.Integer) -> cudaLogIterator:
    """Returns an iterator to the current end of the driver's log.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    iterator_out : cudaLogIterator

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaLogsDumpToFile(
    iterator: cudaLogIterator,
    pathToFile: _typing.Text,
    flags: _typing.Integer,
) -> cudaLogIterator | None:
    """Writes the driver's log messages, starting at an iterator, to a file.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    iterator : cudaLogIterator or None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

@_overload
def cudaLogsDumpToMemory(
    iterator: cudaLogIterator,
    buffer: int,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaLogIterator | None, int, bytes]:
    """Writes the driver's log messages, starting at an iterator, to a buffer.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    iterator : cudaLogIterator or None
    size : int
    buffer : bytes
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
        The exception's attribute ``outputs`` contains: ``iterator``, ``size``.
    """

@_overload
def cudaLogsDumpToMemory(
    iterator: cudaLogIterator,
    buffer: _typing.Output,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaLogIterator | None, int]: ...
def cudaLogsRegisterCallback(callbackFunc: _typing.Callback, userData: object) -> cudaLogsCallbackHandle:
    """Registers a callback that receives the driver's log messages about errors.

    Parameters
    ----------
    callbackFunc, userData
        Used after the call returns; kept alive by cubind until ``cudaLogsUnregisterCallback`` is called.

    Returns
    -------
    callback_out : cudaLogsCallbackHandle

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``callbackFunc`` may be called with ``userData`` until ``cudaLogsUnregisterCallback`` is called, on any thread.
    """

def cudaLogsUnregisterCallback(callback: cudaLogsCallbackHandle | _typing.Integer | None) -> None:
    """Unregisters a callback that receives the driver's log messages.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``callback``, or objects that belong to it, during or after the call.
    """

def cudaMalloc(size: _typing.Integer) -> int:
    """Allocates device memory on the current device.

    Returns
    -------
    devPtr : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``,
        ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
    """

def cudaMalloc3D(extent: cudaExtent) -> cudaPitchedPtr:
    """Allocates a 3D region of device memory, whose rows are padded to a pitch in bytes.

    Returns
    -------
    pitchedDevPtr : cudaPitchedPtr
        Referenced memory and handles are valid until ``cudaFree`` is called.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``.
    """

def cudaMalloc3DArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    flags: _typing.Integer,
) -> cudaArray_t:
    """Creates a CUDA array with up to three dimensions, optionally layered, cubemap or sparse.

    Parameters
    ----------
    flags
        Flags: ``cudaArrayCubemap``, ``cudaArrayDefault``, ``cudaArrayDeferredMapping``, ``cudaArrayLayered``,
        ``cudaArraySparse``, ``cudaArraySurfaceLoadStore``, ``cudaArrayTextureGather``.

    Returns
    -------
    array : cudaArray_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``.
    """

def cudaMallocArray(
    desc: cudaChannelFormatDesc | None,
    width: _typing.Integer,
    height: _typing.Integer,
    flags: _typing.Integer,
) -> cudaArray_t:
    """Creates a one- or two-dimensional CUDA array, for textures and surfaces.

    Parameters
    ----------
    flags
        Flags: ``cudaArrayDefault``, ``cudaArrayDeferredMapping``, ``cudaArraySparse``, ``cudaArraySurfaceLoadStore``,
        ``cudaArrayTextureGather``.

    Returns
    -------
    array : cudaArray_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``.
    """

def cudaMallocAsync(
    size: _typing.Integer,
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Allocates device memory in stream order, from the current pool of the stream's device.

    Returns
    -------
    devPtr : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaMallocFromPoolAsync(
    size: _typing.Integer,
    memPool: cudaMemPool_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Allocates memory in stream order, from a given memory pool.

    Returns
    -------
    ptr : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaMallocHost(size: _typing.Integer) -> int:
    """Allocates page-locked host memory that the device can read and write.

    Returns
    -------
    ptr : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``,
        ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
    """

def cudaMallocManaged(size: _typing.Integer, flags: _typing.Integer) -> int:
    """Allocates managed memory, which migrates automatically between the host and devices.

    Parameters
    ----------
    flags
        Flags: ``cudaMemAttachGlobal``, ``cudaMemAttachHost``.

    Returns
    -------
    devPtr : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaMallocMipmappedArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    numLevels: _typing.Integer,
    flags: _typing.Integer,
) -> cudaMipmappedArray_t:
    """Creates a mipmapped CUDA array with a given number of levels.

    Parameters
    ----------
    flags
        Flags: ``cudaArrayCubemap``, ``cudaArrayDefault``, ``cudaArrayDeferredMapping``, ``cudaArrayLayered``,
        ``cudaArraySparse``, ``cudaArraySurfaceLoadStore``, ``cudaArrayTextureGather``.

    Returns
    -------
    mipmappedArray : cudaMipmappedArray_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``.
    """

def cudaMallocPitch(width: _typing.Integer, height: _typing.Integer) -> tuple[int, int]:
    """Allocates rows of device memory, padded to a pitch in bytes that allows coalesced access.

    Returns
    -------
    devPtr : int
    pitch : int

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
        ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaMemDiscardAndPrefetchBatchAsync(
    dptrs: _Sequence[_typing.Pointer] | None,
    sizes: _Sequence[_typing.Integer] | None,
    count: _typing.Integer,
    prefetchLocs: _Sequence[cudaMemLocation] | None,
    prefetchLocIdxs: _Sequence[_typing.Integer] | None,
    numPrefetchLocs: _typing.Integer,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Discards the contents of managed memory ranges, then prefetches the ranges, in stream order.

    Parameters
    ----------
    dptrs
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Warnings
    --------
    - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
    """

def cudaMemDiscardBatchAsync(
    dptrs: _Sequence[_typing.Pointer] | None,
    sizes: _Sequence[_typing.Integer] | None,
    count: _typing.Integer,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Discards the contents of managed memory ranges in stream order, so that they are not copied on migration.

    Parameters
    ----------
    dptrs
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Warnings
    --------
    - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
    """

def cudaMemGetDefaultMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType,
) -> cudaMemPool_t:
    """Returns the default memory pool, created by the driver, for a location and an allocation type.

    Returns
    -------
    memPool : cudaMemPool_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaMemGetInfo() -> tuple[int, int]:
    """Returns the free and the total memory in bytes of the current device.

    Returns
    -------
    free : int
    total : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorLaunchFailure``.
    """

def cudaMemGetLocationInfo(
    devPtr: _typing.Pointer,
    size: _typing.Integer,
    summaryGranularity: _typing.Integer,
    samplingGranularity: _typing.Integer,
    location_out: cudaMemLocation | _Sequence[cudaMemLocation] | None,
) -> None:
    """Stores in ``location_out`` the memory location of each part of an address range.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaMemGetMemPool(location: cudaMemLocation | None, typename: cudaMemAllocationType) -> cudaMemPool_t:
    """Returns the current memory pool for a location and an allocation type.

    Returns
    -------
    memPool : cudaMemPool_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
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

def cudaMemPoolDestroy(memPool: cudaMemPool_t | _typing.Integer | None) -> None:
    """Destroys a memory pool; its memory is released after all allocations have been freed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``memPool``, or objects that belong to it, during or after the call.
    """

def cudaMemPoolExportPointer(ptr: _typing.Pointer) -> cudaMemPoolPtrExportData:
    """Returns the data with which another process can import one allocation of a shared pool.

    Returns
    -------
    exportData : cudaMemPoolPtrExportData

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMemPoolExportToShareableHandle(
    memPool: cudaMemPool_t | _typing.Integer | None,
    handleType: cudaMemAllocationHandleType,
    flags: _typing.Integer,
) -> _Any:
    """Exports a memory pool to other processes, as an operating-system handle.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    shareableHandle : object

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
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

def cudaMemPoolGetAttribute(memPool: cudaMemPool_t | _typing.Integer | None, attr: cudaMemPoolAttr) -> _Any:
    """Returns an attribute of a memory pool, such as the release threshold or the number of bytes in use.

    Returns
    -------
    value : object

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMemPoolImportFromShareableHandle(
    shareableHandle: object,
    handleType: cudaMemAllocationHandleType,
    flags: _typing.Integer,
) -> cudaMemPool_t:
    """Imports a memory pool of another process, given its handle.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    memPool : cudaMemPool_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMemPoolImportPointer(
    memPool: cudaMemPool_t | _typing.Integer | None,
    exportData: cudaMemPoolPtrExportData | None,
) -> int:
    """Imports one allocation of an imported pool, using the exporter's data.

    Returns
    -------
    ptr : int

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
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

    Warnings
    --------
    - Memory of the pool must not be used from a location that loses access.
    """

def cudaMemPoolSetAttribute(
    memPool: cudaMemPool_t | _typing.Integer | None,
    attr: cudaMemPoolAttr,
    value: object,
) -> None:
    """Sets an attribute of a memory pool, such as the release threshold.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMemPoolTrimTo(
    memPool: cudaMemPool_t | _typing.Integer | None,
    minBytesToKeep: _typing.Integer,
) -> None:
    """Releases unused memory of a pool until the pool holds at most a given number of bytes.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMemPrefetchAsync(
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
        ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaMemPrefetchBatchAsync(
    dptrs: _Sequence[_typing.Pointer] | None,
    sizes: _Sequence[_typing.Integer] | None,
    count: _typing.Integer,
    prefetchLocs: _Sequence[cudaMemLocation] | None,
    prefetchLocIdxs: _Sequence[_typing.Integer] | None,
    numPrefetchLocs: _typing.Integer,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Prefetches multiple ranges of managed memory, each to its own location, in stream order.

    Parameters
    ----------
    dptrs
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaMemRangeGetAttribute(
    dataSize: _typing.Integer,
    attribute: cudaMemRangeAttribute,
    devPtr: _typing.Pointer | str,
    count: _typing.Integer,
) -> _Any:
    """Returns one attribute of a range of managed memory, such as its preferred location.

    Returns
    -------
    data : object

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMemRangeGetAttributes(
    dataSizes: _Sequence[_typing.Integer] | None,
    attributes: _Sequence[cudaMemRangeAttribute] | None,
    numAttributes: _typing.Integer,
    devPtr: _typing.Pointer | str,
    count: _typing.Integer,
) -> list[_Any]:
    """Returns several attributes of a range of managed memory.

    Returns
    -------
    data : list[object]

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMemSetMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType,
    memPool: cudaMemPool_t | _typing.Integer | None,
) -> None:
    """Selects the current memory pool for a location and an allocation type.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    """

def cudaMemcpy(
    dst: _typing.Pointer,
    src: _typing.Pointer,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Copies bytes between host and device memory, in the direction that ``kind`` specifies.

    Parameters
    ----------
    dst, src
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``kind`` must match the locations of ``dst`` and ``src``.
    - Source and destination must not overlap.
    """

def cudaMemcpy2D(
    dst: _typing.Pointer,
    dpitch: _typing.Integer,
    src: _typing.Pointer,
    spitch: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Copies a 2D region between host and device memory; each side has its own row pitch in bytes.

    Parameters
    ----------
    dst, src
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``kind`` must match the locations of ``dst`` and ``src``.
    """

def cudaMemcpy2DArrayToArray(
    dst: cudaArray_t | _typing.Integer | None,
    wOffsetDst: _typing.Integer,
    hOffsetDst: _typing.Integer,
    src: cudaArray_t | _typing.Integer | None,
    wOffsetSrc: _typing.Integer,
    hOffsetSrc: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Copies a 2D region from one CUDA array to another.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidValue``.
    """

def cudaMemcpy2DAsync(
    dst: _typing.Pointer,
    dpitch: _typing.Integer,
    src: _typing.Pointer,
    spitch: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies a 2D region between host and device memory, in stream order; each side has its own row pitch in bytes.

    Parameters
    ----------
    dst, src
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``kind`` must match the locations of ``dst`` and ``src``.
    """

def cudaMemcpy2DFromArray(
    dst: _typing.Pointer,
    dpitch: _typing.Integer,
    src: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Copies a 2D region of a CUDA array to rows of memory.

    Parameters
    ----------
    dst
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.
    """

def cudaMemcpy2DFromArrayAsync(
    dst: _typing.Pointer,
    dpitch: _typing.Integer,
    src: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies a 2D region of a CUDA array to rows of memory, in stream order.

    Parameters
    ----------
    dst
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.
    """

def cudaMemcpy2DToArray(
    dst: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    src: _typing.Pointer,
    spitch: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Copies rows of memory into a 2D region of a CUDA array.

    Parameters
    ----------
    src
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.
    """

def cudaMemcpy2DToArrayAsync(
    dst: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    src: _typing.Pointer,
    spitch: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies rows of memory into a 2D region of a CUDA array, in stream order.

    Parameters
    ----------
    src
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.
    """

def cudaMemcpy3D(p: cudaMemcpy3DParms | None) -> None:
    """Copies a 3D region between host memory, device memory and CUDA arrays.

    Parameters
    ----------
    p
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.

    Warnings
    --------
    - Source and destination must not overlap.
    """

def cudaMemcpy3DAsync(
    p: cudaMemcpy3DParms | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies a 3D region between host memory, device memory and CUDA arrays, in stream order.

    Parameters
    ----------
    p
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.

    Warnings
    --------
    - Source and destination must not overlap.
    """

def cudaMemcpy3DBatchAsync(
    numOps: _typing.Integer,
    opList: _Sequence[cudaMemcpy3DBatchOp] | None,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
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
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.
    """

def cudaMemcpy3DPeer(p: cudaMemcpy3DPeerParms | None) -> None:
    """Copies a 3D region of memory from one device to another.

    Parameters
    ----------
    p
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.
    """

def cudaMemcpy3DPeerAsync(
    p: cudaMemcpy3DPeerParms | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies a 3D region of memory from one device to another, in stream order.

    Parameters
    ----------
    p
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.
    """

def cudaMemcpy3DWithAttributesAsync(
    op: cudaMemcpy3DBatchOp | None,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies a 3D region in stream order; attributes specify, for example, when the source is read.

    Parameters
    ----------
    op
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMemcpyArrayToArray(
    dst: cudaArray_t | _typing.Integer | None,
    wOffsetDst: _typing.Integer,
    hOffsetDst: _typing.Integer,
    src: cudaArray_t | _typing.Integer | None,
    wOffsetSrc: _typing.Integer,
    hOffsetSrc: _typing.Integer,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Copies bytes from one CUDA array to another (superseded by ``cudaMemcpy2DArrayToArray``).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecated.
    """

def cudaMemcpyAsync(
    dst: _typing.Pointer,
    src: _typing.Pointer,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes between host and device memory in stream order, in the direction that ``kind`` specifies.

    Parameters
    ----------
    dst, src
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``kind`` must match the locations of ``dst`` and ``src``.
    - Source and destination must not overlap.
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
) -> None:
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
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.
    """

def cudaMemcpyFromArray(
    dst: _typing.Pointer,
    src: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Copies bytes from a CUDA array (superseded by ``cudaMemcpy2DFromArray``).

    Parameters
    ----------
    dst
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecated.
    """

def cudaMemcpyFromArrayAsync(
    dst: _typing.Pointer,
    src: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes from a CUDA array in stream order (superseded by ``cudaMemcpy2DFromArrayAsync``).

    Parameters
    ----------
    dst
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecated.
    """

def cudaMemcpyFromSymbol(
    dst: _typing.Pointer,
    symbol: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Copies bytes from a ``__device__`` variable, starting at an offset.

    Parameters
    ----------
    dst
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.
    """

def cudaMemcpyFromSymbolAsync(
    dst: _typing.Pointer,
    symbol: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes from a ``__device__`` variable, starting at an offset, in stream order.

    Parameters
    ----------
    dst
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.
    """

def cudaMemcpyPeer(
    dst: _typing.Pointer,
    dstDevice: _typing.Integer,
    src: _typing.Pointer | str,
    srcDevice: _typing.Integer,
    count: _typing.Integer,
) -> None:
    """Copies bytes of device memory from one device to another.

    Parameters
    ----------
    dst, src
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.
    """

def cudaMemcpyPeerAsync(
    dst: _typing.Pointer,
    dstDevice: _typing.Integer,
    src: _typing.Pointer | str,
    srcDevice: _typing.Integer,
    count: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes of device memory from one device to another, in stream order.

    Parameters
    ----------
    dst, src
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

def cudaMemcpyToArray(
    dst: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    src: _typing.Pointer,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Copies bytes into a CUDA array (superseded by ``cudaMemcpy2DToArray``).

    Parameters
    ----------
    src
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecated.
    """

def cudaMemcpyToArrayAsync(
    dst: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    src: _typing.Pointer,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes into a CUDA array in stream order (superseded by ``cudaMemcpy2DToArrayAsync``).

    Parameters
    ----------
    src
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Deprecated.
    """

def cudaMemcpyToSymbol(
    symbol: _typing.Pointer | str,
    src: _typing.Pointer,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> None:
    """Copies bytes into a ``__device__`` variable, starting at an offset.

    Parameters
    ----------
    src
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.
    """

def cudaMemcpyToSymbolAsync(
    symbol: _typing.Pointer | str,
    src: _typing.Pointer,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes into a ``__device__`` variable, starting at an offset, in stream order.

    Parameters
    ----------
    src
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``,
        ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.
    """

def cudaMemcpyWithAttributesAsync(
    dst: _typing.Pointer,
    src: _typing.Pointer,
    size: _typing.Integer,
    attr: cudaMemcpyAttributes | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes in stream order; attributes specify, for example, when the source is read.

    Parameters
    ----------
    dst
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    src
        Used after the call returns; must be kept alive for the duration that ``attr`` specifies.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMemset(devPtr: _typing.Pointer, value: _typing.Integer, count: _typing.Integer) -> None:
    """Fills ``count`` bytes of device memory with the low byte of ``value``.

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMemset2D(
    devPtr: _typing.Pointer,
    pitch: _typing.Integer,
    value: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
) -> None:
    """Fills a 2D region of device memory with the low byte of a value; the row pitch is in bytes.

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMemset2DAsync(
    devPtr: _typing.Pointer,
    pitch: _typing.Integer,
    value: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Fills a 2D region of device memory with the low byte of a value, in stream order; the row pitch is in bytes.

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
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: _typing.Integer, extent: cudaExtent) -> None:
    """Fills a 3D region of pitched device memory with the low byte of a value.

    Parameters
    ----------
    pitchedDevPtr
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: _typing.Integer,
    extent: cudaExtent,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Fills a 3D region of pitched device memory with the low byte of a value, in stream order.

    Parameters
    ----------
    pitchedDevPtr
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMemsetAsync(
    devPtr: _typing.Pointer,
    value: _typing.Integer,
    count: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Fills ``count`` bytes of device memory with the low byte of ``value``, in stream order.

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
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMipmappedArrayGetMemoryRequirements(
    mipmap: cudaMipmappedArray_t | _typing.Integer | None,
    device: _typing.Integer,
) -> cudaArrayMemoryRequirements:
    """Returns the size and alignment of the memory that a mipmapped array with deferred mapping requires.

    Returns
    -------
    memoryRequirements : cudaArrayMemoryRequirements

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaMipmappedArrayGetSparseProperties(
    mipmap: cudaMipmappedArray_t | _typing.Integer | None,
) -> cudaArraySparseProperties:
    """Returns the tile size and the mip tail of a sparse mipmapped array.

    Returns
    -------
    sparseProperties : cudaArraySparseProperties

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaOccupancyAvailableDynamicSMemPerBlock(
    func: _typing.Pointer | str,
    numBlocks: _typing.Integer,
    blockSize: _typing.Integer,
) -> int:
    """Returns the dynamic shared memory available to each of a number of blocks that share a multiprocessor.

    Returns
    -------
    dynamicSmemSize : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    func: _typing.Pointer | str,
    blockSize: _typing.Integer,
    dynamicSMemSize: _typing.Integer,
) -> int:
    """Returns the maximum number of blocks of a kernel that can reside on a multiprocessor.

    Returns
    -------
    numBlocks : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    """

def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: _typing.Pointer | str,
    blockSize: _typing.Integer,
    dynamicSMemSize: _typing.Integer,
    flags: _typing.Integer,
) -> int:
    """Returns the maximum number of blocks of a kernel that can reside on a multiprocessor, with caching flags.

    Parameters
    ----------
    flags
        Flags: ``cudaOccupancyDefault``, ``cudaOccupancyDisableCachingOverride``.

    Returns
    -------
    numBlocks : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
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

def cudaPeekAtLastError() -> None:
    """Reports the last error of this thread's runtime calls without clearing it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``,
        ``cudaErrorInsufficientDriver``, ``cudaErrorInvalidChannelDescriptor``, ``cudaErrorInvalidConfiguration``,
        ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidDevicePointer``,
        ``cudaErrorInvalidFilterSetting``, ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidNormSetting``,
        ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidPtx``, ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidTexture``, ``cudaErrorInvalidTextureBinding``,
        ``cudaErrorInvalidValue``, ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``,
        ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``,
        ``cudaErrorMemoryAllocation``, ``cudaErrorMissingConfiguration``, ``cudaErrorNoDevice``,
        ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSetOnActiveProcess``, ``cudaErrorStartupFailure``,
        ``cudaErrorUnknown``, ``cudaErrorUnmapBufferObjectFailed``, ``cudaErrorUnsupportedPtxVersion``.
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

def cudaProfilerStart() -> None:
    """Starts data collection by an attached profiler.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaProfilerStop() -> None:
    """Stops data collection by an attached profiler.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.
    """

def cudaRuntimeGetVersion() -> int:
    """Returns the CUDA version of the runtime library, as 1000·major + 10·minor.

    Returns
    -------
    runtimeVersion : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def getLocalRuntimeVersion() -> int:
    """An alias of cudaRuntimeGetVersion."""

def cudaSetDevice(device: _typing.Integer) -> None:
    """Makes a device current to the calling thread and, since CUDA 12, initializes it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.
    """

def cudaSetDeviceFlags(flags: _typing.Integer) -> None:
    """Sets the flags of the current device, which specify, for example, how the CPU waits for the GPU.

    Parameters
    ----------
    flags
        Flags: ``cudaDeviceLmemResizeToMax``, ``cudaDeviceMapHost``, ``cudaDeviceScheduleAuto``,
        ``cudaDeviceScheduleBlockingSync``, ``cudaDeviceScheduleSpin``, ``cudaDeviceScheduleYield``,
        ``cudaDeviceSyncMemops``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaSetValidDevices(device_arr: _Sequence[_typing.Integer] | None, length: _typing.Integer) -> None:
    """Sets the list of devices that the runtime may select from automatically, in order of preference.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``.
    """

def cudaSignalExternalSemaphoresAsync(
    extSemArray: _Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: _Sequence[cudaExternalSemaphoreSignalParams] | None,
    numExtSems: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Signals imported semaphores in stream order.

    Parameters
    ----------
    paramsArray
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.

    Warnings
    --------
    - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
    - Each NvSciSync object may have only one outstanding fence with a timestamp. The timestamp must not be read before
      the fence has been signaled.
    """

def cudaStreamAddCallback(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    callback: _typing.Callback,
    userData: object,
    flags: _typing.Integer,
) -> None:
    """Runs a host callback in stream order, even after errors, and passes it the stream's status.

    Parameters
    ----------
    callback, userData
        Used after the call returns; kept alive by cubind until the last call of ``callback``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

    Warnings
    --------
    - ``callback`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each
      launch of the graph); it must not call CUDA.

    Notes
    -----
    Deprecation announced in CUDA 12.0.
    """

def cudaStreamAttachMemAsync(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    devPtr: _typing.Pointer,
    length: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Attaches managed memory to one stream, to all streams or to the host, in stream order.

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    flags
        Flags: ``cudaMemAttachGlobal``, ``cudaMemAttachHost``, ``cudaMemAttachSingle``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Warnings
    --------
    - On the device, only work in the stream that the memory is attached to may use it.
    """

def cudaStreamBeginCapture(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    mode: cudaStreamCaptureMode,
) -> None:
    """Starts capturing the work submitted to a stream as a graph, instead of running it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - Captured kernels must not use texture or surface references.
    """

def cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    graph: cudaGraph_t | _typing.Integer | None,
    dependencies: _Sequence[cudaGraphNode_t] | None,
    dependencyData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _typing.Integer,
    mode: cudaStreamCaptureMode,
) -> None:
    """Starts capturing a stream's work into an existing graph, after the given nodes.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - Captured kernels must not use texture or surface references.
    """

def cudaStreamBeginRecaptureToGraph(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    mode: cudaStreamCaptureMode,
    graph: cudaGraph_t | _typing.Integer | None,
    callbackData: cudaGraphRecaptureCallbackData | None,
) -> None:
    """Starts recapturing a stream's work into an existing graph; a callback receives the parameters of changed nodes.

    Parameters
    ----------
    callbackData
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until ``cudaStreamEndCapture`` is called.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaStreamCopyAttributes(
    dst: cudaStream_t | _typing.Integer | _typing.Stream | None,
    src: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies all attributes of one stream to another stream of the same device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorNotSupported``.
    """

def cudaStreamCreate() -> cudaStream_t:
    """Creates a stream on the current device that synchronizes with the legacy default stream.

    Returns
    -------
    pStream : cudaStream_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``,
        ``cudaErrorInvalidValue``.
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
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``,
        ``cudaErrorInvalidValue``.
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
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``,
        ``cudaErrorInvalidValue``.
    """

def cudaStreamDestroy(stream: cudaStream_t | _typing.Integer | _typing.Stream | None) -> None:
    """Destroys a stream; work that was already submitted to it still finishes.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``stream``, or objects that belong to it, during or after the call.
    """

def cudaStreamEndCapture(stream: cudaStream_t | _typing.Integer | _typing.Stream | None) -> cudaGraph_t:
    """Ends the capture of a stream and returns the graph, or null if the capture became invalid.

    Returns
    -------
    pGraph : cudaGraph_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorStreamCaptureWrongThread``.
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

def cudaStreamGetDevResource(
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    typename: cudaDevResourceType,
) -> cudaDevResource:
    """Returns the resources of one type, such as SMs or work queues, that a stream's work may use.

    Returns
    -------
    resource : cudaDevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCallRequiresNewerDriver``,
        ``cudaErrorCudartUnloading``, ``cudaErrorDeviceUninitialized``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.
    """

def cudaStreamGetDevice(hStream: cudaStream_t | _typing.Integer | _typing.Stream | None) -> int:
    """Returns the device that a stream belongs to.

    Returns
    -------
    device : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaStreamGetFlags(hStream: cudaStream_t | _typing.Integer | _typing.Stream | None) -> int:
    """Returns the flags with which a stream was created.

    Returns
    -------
    flags : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.
    """

def cudaStreamGetId(hStream: cudaStream_t | _typing.Integer | _typing.Stream | None) -> int:
    """Returns a stream's ID, which is unique in the process.

    Returns
    -------
    streamId : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.
    """

def cudaStreamGetPriority(hStream: cudaStream_t | _typing.Integer | _typing.Stream | None) -> int:
    """Returns a stream's priority, clamped to the range of the device.

    Returns
    -------
    priority : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.
    """

def cudaStreamIsCapturing(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> cudaStreamCaptureStatus:
    """Returns whether a stream is being captured, and whether the capture is still valid.

    Returns
    -------
    pCaptureStatus : cudaStreamCaptureStatus

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``,
        ``cudaErrorStreamCaptureImplicit``.
    """

def cudaStreamQuery(stream: cudaStream_t | _typing.Integer | _typing.Stream | None) -> None:
    """Checks without blocking whether all work in a stream is complete (if not, ``cudaErrorNotReady``).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorNotReady``.
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

def cudaStreamSynchronize(stream: cudaStream_t | _typing.Integer | _typing.Stream | None) -> None:
    """Blocks until all work submitted to a stream so far is complete.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.
    """

def cudaStreamUpdateCaptureDependencies(
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

def cudaStreamWaitEvent(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    event: cudaEvent_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """Makes later work in a stream wait for an event, without blocking the caller.

    Parameters
    ----------
    flags
        Flags: ``cudaEventWaitDefault``, ``cudaEventWaitExternal``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.
    """

def cudaThreadExchangeStreamCaptureMode(mode: cudaStreamCaptureMode) -> cudaStreamCaptureMode:
    """Sets the thread's capture mode, which restricts unsafe calls during captures, and returns the previous mode.

    Returns
    -------
    mode : cudaStreamCaptureMode

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaUserObjectCreate(
    ptr: object,
    destroy: _typing.Callback,
    initialRefcount: _typing.Integer,
    flags: _typing.Integer,
) -> cudaUserObject_t:
    """Creates a reference-counted user object from a pointer and its destructor.

    Parameters
    ----------
    ptr, destroy
        Used after the call returns; kept alive by cubind until the last call of ``destroy``.
    flags
        Flags: members of ``cudaUserObjectFlags``.

    Returns
    -------
    object_out : cudaUserObject_t

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``destroy`` is called with ``ptr`` once, later, on a driver thread; it must not call CUDA.
    """

def cudaUserObjectRelease(object: cudaUserObject_t | _typing.Integer | None, count: _typing.Integer) -> None:
    """Releases the caller's references to a user object; the last release runs its destructor.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - The caller must own the references to ``object`` that the call releases.
    """

def cudaUserObjectRetain(object: cudaUserObject_t | _typing.Integer | None, count: _typing.Integer) -> None:
    """Adds references to a user object on behalf of the caller.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    """

def cudaVDPAUGetDevice(
    vdpDevice: VdpDevice | _typing.Integer | None,
    vdpGetProcAddress: _typing.Callback,
) -> int:
    """Returns the CUDA device that corresponds to a VDPAU device.

    Returns
    -------
    device : int

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``.

    Warnings
    --------
    - ``vdpGetProcAddress`` may be called only before this function returns.
    """

def cudaVDPAUSetVDPAUDevice(
    device: _typing.Integer,
    vdpDevice: VdpDevice | _typing.Integer | None,
    vdpGetProcAddress: _typing.Callback,
) -> None:
    """Makes a device current and prepares it for sharing surfaces with a VDPAU device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``,
        ``cudaErrorSetOnActiveProcess``.

    Warnings
    --------
    - ``vdpGetProcAddress`` may be called only before this function returns.
    """

def cudaWaitExternalSemaphoresAsync(
    extSemArray: _Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: _Sequence[cudaExternalSemaphoreWaitParams] | None,
    numExtSems: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Makes a stream wait for imported semaphores.

    Parameters
    ----------
    paramsArray
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorTimeout``.

    Warnings
    --------
    - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
    """

def make_cuComplex(x: float, y: float) -> cuComplex:
    """Creates a single-precision complex number x + i·y.

    ``cuComplex make_cuComplex``

    Since at least CUDA 12.0.
    """

def make_cuDoubleComplex(r: float, i: float) -> cuDoubleComplex:
    """Creates a double-precision complex number from its real and imaginary parts.

    ``cuDoubleComplex make_cuDoubleComplex``

    Since at least CUDA 12.0.
    """

def make_cuFloatComplex(r: float, i: float) -> cuFloatComplex:
    """Creates a single-precision complex number from its real and imaginary parts.

    ``cuFloatComplex make_cuFloatComplex``

    Since at least CUDA 12.0.
    """

def make_cudaExtent(w: _typing.Integer, h: _typing.Integer, d: _typing.Integer) -> cudaExtent:
    """Creates an extent of width (bytes for memory, elements for arrays), height and depth.

    ``cudaExtent make_cudaExtent``

    Since at least CUDA 12.0.
    """

def make_cudaPitchedPtr(
    d: _typing.Pointer,
    p: _typing.Integer,
    xsz: _typing.Integer,
    ysz: _typing.Integer,
) -> cudaPitchedPtr:
    """Creates a record of an address, its pitch in bytes, and its logical width and height in elements.

    ``cudaPitchedPtr make_cudaPitchedPtr``

    Since at least CUDA 12.0.
    """

def make_cudaPos(x: _typing.Integer, y: _typing.Integer, z: _typing.Integer) -> cudaPos:
    """Creates a position (x, y, z) in a 3D region, for copies.

    ``cudaPos make_cudaPos``

    Since at least CUDA 12.0.
    """
