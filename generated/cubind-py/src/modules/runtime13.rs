//! The contents of `cubind.cuda13.runtime`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::runtime::{common, only13, slots};
use crate::support::gen1::*;
use crate::tables::{driver, runtime, runtime13};

static LIBRARY: LibraryDef = LibraryDef::new(
        "CUDA runtime API of CUDA 13",
        if cfg!(windows) { &["cudart64_13.dll"] } else { &["libcudart.so.13"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cudart",
        &[],
    )
    .installed_by(&["nvidia-cuda-runtime"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

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

c_functions! {
    c"cudaArrayGetInfo" c"cudaError_t (struct cudaChannelFormatDesc *, struct cudaExtent *, unsigned int *, cudaArray_t)" 36 slots::cudaArrayGetInfo,
    c"cudaArrayGetMemoryRequirements" c"cudaError_t (struct cudaArrayMemoryRequirements *, cudaArray_t, int)" 36 slots::cudaArrayGetMemoryRequirements,
    c"cudaArrayGetPlane" c"cudaError_t (cudaArray_t *, cudaArray_t, unsigned int)" 36 slots::cudaArrayGetPlane,
    c"cudaArrayGetSparseProperties" c"cudaError_t (struct cudaArraySparseProperties *, cudaArray_t)" 36 slots::cudaArrayGetSparseProperties,
    c"cudaChooseDevice" c"cudaError_t (int *, struct cudaDeviceProp const *)" 36 slots::cudaChooseDevice,
    c"cudaCreateChannelDesc" c"struct cudaChannelFormatDesc (int, int, int, int, enum cudaChannelFormatKind)" slots::cudaCreateChannelDesc,
    c"cudaCreateSurfaceObject" c"cudaError_t (cudaSurfaceObject_t *, struct cudaResourceDesc const *)" 36 slots::cudaCreateSurfaceObject,
    c"cudaCreateTextureObject" c"cudaError_t (cudaTextureObject_t *, struct cudaResourceDesc const *, struct cudaTextureDesc const *, struct cudaResourceViewDesc const *)" 36 slots::cudaCreateTextureObject,
    c"cudaCtxResetPersistingL2Cache" c"cudaError_t (void)" 36 slots::cudaCtxResetPersistingL2Cache,
    c"cudaDestroyExternalMemory" c"cudaError_t (cudaExternalMemory_t)" 36 slots::cudaDestroyExternalMemory,
    c"cudaDestroyExternalSemaphore" c"cudaError_t (cudaExternalSemaphore_t)" 36 slots::cudaDestroyExternalSemaphore,
    c"cudaDestroySurfaceObject" c"cudaError_t (cudaSurfaceObject_t)" 36 slots::cudaDestroySurfaceObject,
    c"cudaDestroyTextureObject" c"cudaError_t (cudaTextureObject_t)" 36 slots::cudaDestroyTextureObject,
    c"cudaDevResourceGenerateDesc" c"cudaError_t (cudaDevResourceDesc_t *, cudaDevResource *, unsigned int)" 36 slots::cudaDevResourceGenerateDesc,
    c"cudaDevSmResourceSplit" c"cudaError_t (cudaDevResource *, unsigned int, cudaDevResource const *, cudaDevResource *, unsigned int, cudaDevSmResourceGroupParams *)" 36 slots::cudaDevSmResourceSplit,
    c"cudaDevSmResourceSplitByCount" c"cudaError_t (cudaDevResource *, unsigned int *, cudaDevResource const *, cudaDevResource *, unsigned int, unsigned int)" 36 slots::cudaDevSmResourceSplitByCount,
    c"cudaDeviceCanAccessPeer" c"cudaError_t (int *, int, int)" 36 slots::cudaDeviceCanAccessPeer,
    c"cudaDeviceDisablePeerAccess" c"cudaError_t (int)" 36 slots::cudaDeviceDisablePeerAccess,
    c"cudaDeviceEnablePeerAccess" c"cudaError_t (int, unsigned int)" 36 slots::cudaDeviceEnablePeerAccess,
    c"cudaDeviceFlushGPUDirectRDMAWrites" c"cudaError_t (enum cudaFlushGPUDirectRDMAWritesTarget, enum cudaFlushGPUDirectRDMAWritesScope)" 36 slots::cudaDeviceFlushGPUDirectRDMAWrites,
    c"cudaDeviceGetAttribute" c"cudaError_t (int *, enum cudaDeviceAttr, int)" 36 slots::cudaDeviceGetAttribute,
    c"cudaDeviceGetByPCIBusId" c"cudaError_t (int *, char const *)" 36 slots::cudaDeviceGetByPCIBusId,
    c"cudaDeviceGetCacheConfig" c"cudaError_t (enum cudaFuncCache *)" 36 slots::cudaDeviceGetCacheConfig,
    c"cudaDeviceGetDefaultMemPool" c"cudaError_t (cudaMemPool_t *, int)" 36 slots::cudaDeviceGetDefaultMemPool,
    c"cudaDeviceGetDevResource" c"cudaError_t (int, cudaDevResource *, enum cudaDevResourceType)" 36 slots::cudaDeviceGetDevResource,
    c"cudaDeviceGetExecutionCtx" c"cudaError_t (cudaExecutionContext_t *, int)" 36 slots::cudaDeviceGetExecutionCtx,
    c"cudaDeviceGetGraphMemAttribute" c"cudaError_t (int, enum cudaGraphMemAttributeType, void *)" 36 slots::cudaDeviceGetGraphMemAttribute,
    c"cudaDeviceGetHostAtomicCapabilities" c"cudaError_t (unsigned int *, enum cudaAtomicOperation const *, unsigned int, int)" 36 slots::cudaDeviceGetHostAtomicCapabilities,
    c"cudaDeviceGetLimit" c"cudaError_t (size_t *, enum cudaLimit)" 36 slots::cudaDeviceGetLimit,
    c"cudaDeviceGetMemPool" c"cudaError_t (cudaMemPool_t *, int)" 36 slots::cudaDeviceGetMemPool,
    c"cudaDeviceGetNvSciSyncAttributes" c"cudaError_t (void *, int, int)" 36 slots::cudaDeviceGetNvSciSyncAttributes,
    c"cudaDeviceGetP2PAtomicCapabilities" c"cudaError_t (unsigned int *, enum cudaAtomicOperation const *, unsigned int, int, int)" 36 slots::cudaDeviceGetP2PAtomicCapabilities,
    c"cudaDeviceGetP2PAttribute" c"cudaError_t (int *, enum cudaDeviceP2PAttr, int, int)" 36 slots::cudaDeviceGetP2PAttribute,
    c"cudaDeviceGetPCIBusId" c"cudaError_t (char *, int, int)" 36 slots::cudaDeviceGetPCIBusId,
    c"cudaDeviceGetSharedMemConfig" c"cudaError_t (enum cudaSharedMemConfig *)" 36 slots::cudaDeviceGetSharedMemConfig,
    c"cudaDeviceGetStreamPriorityRange" c"cudaError_t (int *, int *)" 36 slots::cudaDeviceGetStreamPriorityRange,
    c"cudaDeviceGetTexture1DLinearMaxWidth" c"cudaError_t (size_t *, struct cudaChannelFormatDesc const *, int)" 36 slots::cudaDeviceGetTexture1DLinearMaxWidth,
    c"cudaDeviceGraphMemTrim" c"cudaError_t (int)" 36 slots::cudaDeviceGraphMemTrim,
    c"cudaDeviceRegisterAsyncNotification" c"cudaError_t (int, cudaAsyncCallback, void *, cudaAsyncCallbackHandle_t *)" 36 slots::cudaDeviceRegisterAsyncNotification,
    c"cudaDeviceReset" c"cudaError_t (void)" 36 slots::cudaDeviceReset,
    c"cudaDeviceSetCacheConfig" c"cudaError_t (enum cudaFuncCache)" 36 slots::cudaDeviceSetCacheConfig,
    c"cudaDeviceSetGraphMemAttribute" c"cudaError_t (int, enum cudaGraphMemAttributeType, void *)" 36 slots::cudaDeviceSetGraphMemAttribute,
    c"cudaDeviceSetLimit" c"cudaError_t (enum cudaLimit, size_t)" 36 slots::cudaDeviceSetLimit,
    c"cudaDeviceSetMemPool" c"cudaError_t (int, cudaMemPool_t)" 36 slots::cudaDeviceSetMemPool,
    c"cudaDeviceSetSharedMemConfig" c"cudaError_t (enum cudaSharedMemConfig)" 36 slots::cudaDeviceSetSharedMemConfig,
    c"cudaDeviceSynchronize" c"cudaError_t (void)" 36 slots::cudaDeviceSynchronize,
    c"cudaDeviceUnregisterAsyncNotification" c"cudaError_t (int, cudaAsyncCallbackHandle_t)" 36 slots::cudaDeviceUnregisterAsyncNotification,
    c"cudaDriverGetVersion" c"cudaError_t (int *)" 36 slots::cudaDriverGetVersion,
    c"cudaEGLStreamConsumerAcquireFrame" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, cudaGraphicsResource_t *, cudaStream_t *, unsigned int)" 36 slots::cudaEGLStreamConsumerAcquireFrame,
    c"cudaEGLStreamConsumerConnect" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_EGLStreamKHR)" 36 slots::cudaEGLStreamConsumerConnect,
    c"cudaEGLStreamConsumerConnectWithFlags" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_EGLStreamKHR, unsigned int)" 36 slots::cudaEGLStreamConsumerConnectWithFlags,
    c"cudaEGLStreamConsumerDisconnect" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *)" 36 slots::cudaEGLStreamConsumerDisconnect,
    c"cudaEGLStreamConsumerReleaseFrame" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, cudaGraphicsResource_t, cudaStream_t *)" 36 slots::cudaEGLStreamConsumerReleaseFrame,
    c"cudaEGLStreamProducerConnect" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_EGLStreamKHR, __pyx_t_4cuda_8bindings_9cyruntime_EGLint, __pyx_t_4cuda_8bindings_9cyruntime_EGLint)" 36 slots::cudaEGLStreamProducerConnect,
    c"cudaEGLStreamProducerDisconnect" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *)" 36 slots::cudaEGLStreamProducerDisconnect,
    c"cudaEGLStreamProducerPresentFrame" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_cudaEglFrame, cudaStream_t *)" 36 slots::cudaEGLStreamProducerPresentFrame,
    c"cudaEGLStreamProducerReturnFrame" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglStreamConnection *, __pyx_t_4cuda_8bindings_9cyruntime_cudaEglFrame *, cudaStream_t *)" 36 slots::cudaEGLStreamProducerReturnFrame,
    c"cudaEventCreate" c"cudaError_t (cudaEvent_t *)" 36 slots::cudaEventCreate,
    c"cudaEventCreateFromEGLSync" c"cudaError_t (cudaEvent_t *, __pyx_t_4cuda_8bindings_9cyruntime_EGLSyncKHR, unsigned int)" 36 slots::cudaEventCreateFromEGLSync,
    c"cudaEventCreateWithFlags" c"cudaError_t (cudaEvent_t *, unsigned int)" 36 slots::cudaEventCreateWithFlags,
    c"cudaEventDestroy" c"cudaError_t (cudaEvent_t)" 36 slots::cudaEventDestroy,
    c"cudaEventElapsedTime" c"cudaError_t (float *, cudaEvent_t, cudaEvent_t)" 36 slots::cudaEventElapsedTime,
    c"cudaEventQuery" c"cudaError_t (cudaEvent_t)" 36 slots::cudaEventQuery,
    c"cudaEventRecord" c"cudaError_t (cudaEvent_t, cudaStream_t)" 36 slots::cudaEventRecord,
    c"cudaEventRecordWithFlags" c"cudaError_t (cudaEvent_t, cudaStream_t, unsigned int)" 36 slots::cudaEventRecordWithFlags,
    c"cudaEventSynchronize" c"cudaError_t (cudaEvent_t)" 36 slots::cudaEventSynchronize,
    c"cudaExecutionCtxDestroy" c"cudaError_t (cudaExecutionContext_t)" 36 slots::cudaExecutionCtxDestroy,
    c"cudaExecutionCtxGetDevResource" c"cudaError_t (cudaExecutionContext_t, cudaDevResource *, enum cudaDevResourceType)" 36 slots::cudaExecutionCtxGetDevResource,
    c"cudaExecutionCtxGetDevice" c"cudaError_t (int *, cudaExecutionContext_t)" 36 slots::cudaExecutionCtxGetDevice,
    c"cudaExecutionCtxGetId" c"cudaError_t (cudaExecutionContext_t, unsigned PY_LONG_LONG *)" 36 slots::cudaExecutionCtxGetId,
    c"cudaExecutionCtxRecordEvent" c"cudaError_t (cudaExecutionContext_t, cudaEvent_t)" 36 slots::cudaExecutionCtxRecordEvent,
    c"cudaExecutionCtxStreamCreate" c"cudaError_t (cudaStream_t *, cudaExecutionContext_t, unsigned int, int)" 36 slots::cudaExecutionCtxStreamCreate,
    c"cudaExecutionCtxSynchronize" c"cudaError_t (cudaExecutionContext_t)" 36 slots::cudaExecutionCtxSynchronize,
    c"cudaExecutionCtxWaitEvent" c"cudaError_t (cudaExecutionContext_t, cudaEvent_t)" 36 slots::cudaExecutionCtxWaitEvent,
    c"cudaExternalMemoryGetMappedBuffer" c"cudaError_t (void **, cudaExternalMemory_t, struct cudaExternalMemoryBufferDesc const *)" 36 slots::cudaExternalMemoryGetMappedBuffer,
    c"cudaExternalMemoryGetMappedMipmappedArray" c"cudaError_t (cudaMipmappedArray_t *, cudaExternalMemory_t, struct cudaExternalMemoryMipmappedArrayDesc const *)" 36 slots::cudaExternalMemoryGetMappedMipmappedArray,
    c"cudaFree" c"cudaError_t (void *)" 36 slots::cudaFree,
    c"cudaFreeArray" c"cudaError_t (cudaArray_t)" 36 slots::cudaFreeArray,
    c"cudaFreeAsync" c"cudaError_t (void *, cudaStream_t)" 36 slots::cudaFreeAsync,
    c"cudaFreeHost" c"cudaError_t (void *)" 36 slots::cudaFreeHost,
    c"cudaFreeMipmappedArray" c"cudaError_t (cudaMipmappedArray_t)" 36 slots::cudaFreeMipmappedArray,
    c"cudaFuncGetAttributes" c"cudaError_t (struct cudaFuncAttributes *, void const *)" 36 slots::cudaFuncGetAttributes,
    c"cudaFuncGetName" c"cudaError_t (char const **, void const *)" 36 slots::cudaFuncGetName,
    c"cudaFuncGetParamCount" c"cudaError_t (void const *, size_t *)" 36 slots::cudaFuncGetParamCount,
    c"cudaFuncGetParamInfo" c"cudaError_t (void const *, size_t, size_t *, size_t *)" 36 slots::cudaFuncGetParamInfo,
    c"cudaFuncSetAttribute" c"cudaError_t (void const *, enum cudaFuncAttribute, int)" 36 slots::cudaFuncSetAttribute,
    c"cudaFuncSetCacheConfig" c"cudaError_t (void const *, enum cudaFuncCache)" 36 slots::cudaFuncSetCacheConfig,
    c"cudaFuncSetSharedMemConfig" c"cudaError_t (void const *, enum cudaSharedMemConfig)" 36 slots::cudaFuncSetSharedMemConfig,
    c"cudaGLGetDevices" c"cudaError_t (unsigned int *, int *, unsigned int, enum __pyx_t_4cuda_8bindings_9cyruntime_cudaGLDeviceList)" 36 slots::cudaGLGetDevices,
    c"cudaGLMapBufferObject" c"cudaError_t (void **, __pyx_t_4cuda_8bindings_9cyruntime_GLuint)" 36 slots::cudaGLMapBufferObject,
    c"cudaGLMapBufferObjectAsync" c"cudaError_t (void **, __pyx_t_4cuda_8bindings_9cyruntime_GLuint, cudaStream_t)" 36 slots::cudaGLMapBufferObjectAsync,
    c"cudaGLRegisterBufferObject" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint)" 36 slots::cudaGLRegisterBufferObject,
    c"cudaGLSetBufferObjectMapFlags" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint, unsigned int)" 36 slots::cudaGLSetBufferObjectMapFlags,
    c"cudaGLSetGLDevice" c"cudaError_t (int)" 36 slots::cudaGLSetGLDevice,
    c"cudaGLUnmapBufferObject" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint)" 36 slots::cudaGLUnmapBufferObject,
    c"cudaGLUnmapBufferObjectAsync" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint, cudaStream_t)" 36 slots::cudaGLUnmapBufferObjectAsync,
    c"cudaGLUnregisterBufferObject" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_GLuint)" 36 slots::cudaGLUnregisterBufferObject,
    c"cudaGetChannelDesc" c"cudaError_t (struct cudaChannelFormatDesc *, cudaArray_const_t)" 36 slots::cudaGetChannelDesc,
    c"cudaGetDevice" c"cudaError_t (int *)" 36 slots::cudaGetDevice,
    c"cudaGetDeviceCount" c"cudaError_t (int *)" 36 slots::cudaGetDeviceCount,
    c"cudaGetDeviceFlags" c"cudaError_t (unsigned int *)" 36 slots::cudaGetDeviceFlags,
    c"cudaGetDeviceProperties" c"cudaError_t (struct cudaDeviceProp *, int)" 36 slots::cudaGetDeviceProperties,
    c"cudaGetDriverEntryPoint" c"cudaError_t (char const *, void **, unsigned PY_LONG_LONG, enum cudaDriverEntryPointQueryResult *)" 36 slots::cudaGetDriverEntryPoint,
    c"cudaGetDriverEntryPointByVersion" c"cudaError_t (char const *, void **, unsigned int, unsigned PY_LONG_LONG, enum cudaDriverEntryPointQueryResult *)" 36 slots::cudaGetDriverEntryPointByVersion,
    c"cudaGetErrorName" c"char const *(cudaError_t)" 0 slots::cudaGetErrorName,
    c"cudaGetErrorString" c"char const *(cudaError_t)" 0 slots::cudaGetErrorString,
    c"cudaGetExportTable" c"cudaError_t (void const **, cudaUUID_t const *)" 36 slots::cudaGetExportTable,
    c"cudaGetFuncBySymbol" c"cudaError_t (cudaFunction_t *, void const *)" 36 slots::cudaGetFuncBySymbol,
    c"cudaGetKernel" c"cudaError_t (cudaKernel_t *, void const *)" 36 slots::cudaGetKernel,
    c"cudaGetLastError" c"cudaError_t (void)" 36 slots::cudaGetLastError,
    c"cudaGetMipmappedArrayLevel" c"cudaError_t (cudaArray_t *, cudaMipmappedArray_const_t, unsigned int)" 36 slots::cudaGetMipmappedArrayLevel,
    c"cudaGetSurfaceObjectResourceDesc" c"cudaError_t (struct cudaResourceDesc *, cudaSurfaceObject_t)" 36 slots::cudaGetSurfaceObjectResourceDesc,
    c"cudaGetSymbolAddress" c"cudaError_t (void **, void const *)" 36 slots::cudaGetSymbolAddress,
    c"cudaGetSymbolSize" c"cudaError_t (size_t *, void const *)" 36 slots::cudaGetSymbolSize,
    c"cudaGetTextureObjectResourceDesc" c"cudaError_t (struct cudaResourceDesc *, cudaTextureObject_t)" 36 slots::cudaGetTextureObjectResourceDesc,
    c"cudaGetTextureObjectResourceViewDesc" c"cudaError_t (struct cudaResourceViewDesc *, cudaTextureObject_t)" 36 slots::cudaGetTextureObjectResourceViewDesc,
    c"cudaGetTextureObjectTextureDesc" c"cudaError_t (struct cudaTextureDesc *, cudaTextureObject_t)" 36 slots::cudaGetTextureObjectTextureDesc,
    c"cudaGraphAddChildGraphNode" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, cudaGraph_t)" 36 slots::cudaGraphAddChildGraphNode,
    c"cudaGraphAddDependencies" c"cudaError_t (cudaGraph_t, cudaGraphNode_t const *, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t)" 36 slots::cudaGraphAddDependencies,
    c"cudaGraphAddEmptyNode" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t)" 36 slots::cudaGraphAddEmptyNode,
    c"cudaGraphAddEventRecordNode" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, cudaEvent_t)" 36 slots::cudaGraphAddEventRecordNode,
    c"cudaGraphAddEventWaitNode" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, cudaEvent_t)" 36 slots::cudaGraphAddEventWaitNode,
    c"cudaGraphAddExternalSemaphoresSignalNode" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaExternalSemaphoreSignalNodeParams const *)" 36 slots::cudaGraphAddExternalSemaphoresSignalNode,
    c"cudaGraphAddExternalSemaphoresWaitNode" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaExternalSemaphoreWaitNodeParams const *)" 36 slots::cudaGraphAddExternalSemaphoresWaitNode,
    c"cudaGraphAddHostNode" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaHostNodeParams const *)" 36 slots::cudaGraphAddHostNode,
    c"cudaGraphAddKernelNode" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaKernelNodeParams const *)" 36 slots::cudaGraphAddKernelNode,
    c"cudaGraphAddMemAllocNode" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaMemAllocNodeParams *)" 36 slots::cudaGraphAddMemAllocNode,
    c"cudaGraphAddMemFreeNode" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, void *)" 36 slots::cudaGraphAddMemFreeNode,
    c"cudaGraphAddMemcpyNode" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaMemcpy3DParms const *)" 36 slots::cudaGraphAddMemcpyNode,
    c"cudaGraphAddMemcpyNode1D" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, void *, void const *, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphAddMemcpyNode1D,
    c"cudaGraphAddMemcpyNodeFromSymbol" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, void *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphAddMemcpyNodeFromSymbol,
    c"cudaGraphAddMemcpyNodeToSymbol" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, void const *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphAddMemcpyNodeToSymbol,
    c"cudaGraphAddMemsetNode" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaMemsetParams const *)" 36 slots::cudaGraphAddMemsetNode,
    c"cudaGraphAddNode" c"cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t, struct cudaGraphNodeParams *)" 36 slots::cudaGraphAddNode,
    c"cudaGraphChildGraphNodeGetGraph" c"cudaError_t (cudaGraphNode_t, cudaGraph_t *)" 36 slots::cudaGraphChildGraphNodeGetGraph,
    c"cudaGraphClone" c"cudaError_t (cudaGraph_t *, cudaGraph_t)" 36 slots::cudaGraphClone,
    c"cudaGraphConditionalHandleCreate" c"cudaError_t (cudaGraphConditionalHandle *, cudaGraph_t, unsigned int, unsigned int)" 36 slots::cudaGraphConditionalHandleCreate,
    c"cudaGraphConditionalHandleCreate_v2" c"cudaError_t (cudaGraphConditionalHandle *, cudaGraph_t, cudaExecutionContext_t, unsigned int, unsigned int)" 36 slots::cudaGraphConditionalHandleCreate_v2,
    c"cudaGraphCreate" c"cudaError_t (cudaGraph_t *, unsigned int)" 36 slots::cudaGraphCreate,
    c"cudaGraphDebugDotPrint" c"cudaError_t (cudaGraph_t, char const *, unsigned int)" 36 slots::cudaGraphDebugDotPrint,
    c"cudaGraphDestroy" c"cudaError_t (cudaGraph_t)" 36 slots::cudaGraphDestroy,
    c"cudaGraphDestroyNode" c"cudaError_t (cudaGraphNode_t)" 36 slots::cudaGraphDestroyNode,
    c"cudaGraphEventRecordNodeGetEvent" c"cudaError_t (cudaGraphNode_t, cudaEvent_t *)" 36 slots::cudaGraphEventRecordNodeGetEvent,
    c"cudaGraphEventRecordNodeSetEvent" c"cudaError_t (cudaGraphNode_t, cudaEvent_t)" 36 slots::cudaGraphEventRecordNodeSetEvent,
    c"cudaGraphEventWaitNodeGetEvent" c"cudaError_t (cudaGraphNode_t, cudaEvent_t *)" 36 slots::cudaGraphEventWaitNodeGetEvent,
    c"cudaGraphEventWaitNodeSetEvent" c"cudaError_t (cudaGraphNode_t, cudaEvent_t)" 36 slots::cudaGraphEventWaitNodeSetEvent,
    c"cudaGraphExecChildGraphNodeSetParams" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, cudaGraph_t)" 36 slots::cudaGraphExecChildGraphNodeSetParams,
    c"cudaGraphExecDestroy" c"cudaError_t (cudaGraphExec_t)" 36 slots::cudaGraphExecDestroy,
    c"cudaGraphExecEventRecordNodeSetEvent" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t)" 36 slots::cudaGraphExecEventRecordNodeSetEvent,
    c"cudaGraphExecEventWaitNodeSetEvent" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t)" 36 slots::cudaGraphExecEventWaitNodeSetEvent,
    c"cudaGraphExecExternalSemaphoresSignalNodeSetParams" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaExternalSemaphoreSignalNodeParams const *)" 36 slots::cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    c"cudaGraphExecExternalSemaphoresWaitNodeSetParams" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaExternalSemaphoreWaitNodeParams const *)" 36 slots::cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    c"cudaGraphExecGetFlags" c"cudaError_t (cudaGraphExec_t, unsigned PY_LONG_LONG *)" 36 slots::cudaGraphExecGetFlags,
    c"cudaGraphExecGetId" c"cudaError_t (cudaGraphExec_t, unsigned int *)" 36 slots::cudaGraphExecGetId,
    c"cudaGraphExecHostNodeSetParams" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaHostNodeParams const *)" 36 slots::cudaGraphExecHostNodeSetParams,
    c"cudaGraphExecKernelNodeSetParams" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaKernelNodeParams const *)" 36 slots::cudaGraphExecKernelNodeSetParams,
    c"cudaGraphExecMemcpyNodeSetParams" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaMemcpy3DParms const *)" 36 slots::cudaGraphExecMemcpyNodeSetParams,
    c"cudaGraphExecMemcpyNodeSetParams1D" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, void *, void const *, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphExecMemcpyNodeSetParams1D,
    c"cudaGraphExecMemcpyNodeSetParamsFromSymbol" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, void *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphExecMemcpyNodeSetParamsFromSymbol,
    c"cudaGraphExecMemcpyNodeSetParamsToSymbol" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, void const *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphExecMemcpyNodeSetParamsToSymbol,
    c"cudaGraphExecMemsetNodeSetParams" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaMemsetParams const *)" 36 slots::cudaGraphExecMemsetNodeSetParams,
    c"cudaGraphExecNodeSetParams" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, struct cudaGraphNodeParams *)" 36 slots::cudaGraphExecNodeSetParams,
    c"cudaGraphExecUpdate" c"cudaError_t (cudaGraphExec_t, cudaGraph_t, cudaGraphExecUpdateResultInfo *)" 36 slots::cudaGraphExecUpdate,
    c"cudaGraphExternalSemaphoresSignalNodeGetParams" c"cudaError_t (cudaGraphNode_t, struct cudaExternalSemaphoreSignalNodeParams *)" 36 slots::cudaGraphExternalSemaphoresSignalNodeGetParams,
    c"cudaGraphExternalSemaphoresSignalNodeSetParams" c"cudaError_t (cudaGraphNode_t, struct cudaExternalSemaphoreSignalNodeParams const *)" 36 slots::cudaGraphExternalSemaphoresSignalNodeSetParams,
    c"cudaGraphExternalSemaphoresWaitNodeGetParams" c"cudaError_t (cudaGraphNode_t, struct cudaExternalSemaphoreWaitNodeParams *)" 36 slots::cudaGraphExternalSemaphoresWaitNodeGetParams,
    c"cudaGraphExternalSemaphoresWaitNodeSetParams" c"cudaError_t (cudaGraphNode_t, struct cudaExternalSemaphoreWaitNodeParams const *)" 36 slots::cudaGraphExternalSemaphoresWaitNodeSetParams,
    c"cudaGraphGetEdges" c"cudaError_t (cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *)" 36 slots::cudaGraphGetEdges,
    c"cudaGraphGetId" c"cudaError_t (cudaGraph_t, unsigned int *)" 36 slots::cudaGraphGetId,
    c"cudaGraphGetNodes" c"cudaError_t (cudaGraph_t, cudaGraphNode_t *, size_t *)" 36 slots::cudaGraphGetNodes,
    c"cudaGraphGetRootNodes" c"cudaError_t (cudaGraph_t, cudaGraphNode_t *, size_t *)" 36 slots::cudaGraphGetRootNodes,
    c"cudaGraphHostNodeGetParams" c"cudaError_t (cudaGraphNode_t, struct cudaHostNodeParams *)" 36 slots::cudaGraphHostNodeGetParams,
    c"cudaGraphHostNodeSetParams" c"cudaError_t (cudaGraphNode_t, struct cudaHostNodeParams const *)" 36 slots::cudaGraphHostNodeSetParams,
    c"cudaGraphInstantiate" c"cudaError_t (cudaGraphExec_t *, cudaGraph_t, unsigned PY_LONG_LONG)" 36 slots::cudaGraphInstantiate,
    c"cudaGraphInstantiateWithFlags" c"cudaError_t (cudaGraphExec_t *, cudaGraph_t, unsigned PY_LONG_LONG)" 36 slots::cudaGraphInstantiateWithFlags,
    c"cudaGraphInstantiateWithParams" c"cudaError_t (cudaGraphExec_t *, cudaGraph_t, cudaGraphInstantiateParams *)" 36 slots::cudaGraphInstantiateWithParams,
    c"cudaGraphKernelNodeCopyAttributes" c"cudaError_t (cudaGraphNode_t, cudaGraphNode_t)" 36 slots::cudaGraphKernelNodeCopyAttributes,
    c"cudaGraphKernelNodeGetAttribute" c"cudaError_t (cudaGraphNode_t, enum cudaLaunchAttributeID, union cudaLaunchAttributeValue *)" 36 slots::cudaGraphKernelNodeGetAttribute,
    c"cudaGraphKernelNodeGetParams" c"cudaError_t (cudaGraphNode_t, struct cudaKernelNodeParams *)" 36 slots::cudaGraphKernelNodeGetParams,
    c"cudaGraphKernelNodeSetAttribute" c"cudaError_t (cudaGraphNode_t, enum cudaLaunchAttributeID, union cudaLaunchAttributeValue const *)" 36 slots::cudaGraphKernelNodeSetAttribute,
    c"cudaGraphKernelNodeSetParams" c"cudaError_t (cudaGraphNode_t, struct cudaKernelNodeParams const *)" 36 slots::cudaGraphKernelNodeSetParams,
    c"cudaGraphLaunch" c"cudaError_t (cudaGraphExec_t, cudaStream_t)" 36 slots::cudaGraphLaunch,
    c"cudaGraphMemAllocNodeGetParams" c"cudaError_t (cudaGraphNode_t, struct cudaMemAllocNodeParams *)" 36 slots::cudaGraphMemAllocNodeGetParams,
    c"cudaGraphMemFreeNodeGetParams" c"cudaError_t (cudaGraphNode_t, void *)" 36 slots::cudaGraphMemFreeNodeGetParams,
    c"cudaGraphMemcpyNodeGetParams" c"cudaError_t (cudaGraphNode_t, struct cudaMemcpy3DParms *)" 36 slots::cudaGraphMemcpyNodeGetParams,
    c"cudaGraphMemcpyNodeSetParams" c"cudaError_t (cudaGraphNode_t, struct cudaMemcpy3DParms const *)" 36 slots::cudaGraphMemcpyNodeSetParams,
    c"cudaGraphMemcpyNodeSetParams1D" c"cudaError_t (cudaGraphNode_t, void *, void const *, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphMemcpyNodeSetParams1D,
    c"cudaGraphMemcpyNodeSetParamsFromSymbol" c"cudaError_t (cudaGraphNode_t, void *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphMemcpyNodeSetParamsFromSymbol,
    c"cudaGraphMemcpyNodeSetParamsToSymbol" c"cudaError_t (cudaGraphNode_t, void const *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaGraphMemcpyNodeSetParamsToSymbol,
    c"cudaGraphMemsetNodeGetParams" c"cudaError_t (cudaGraphNode_t, struct cudaMemsetParams *)" 36 slots::cudaGraphMemsetNodeGetParams,
    c"cudaGraphMemsetNodeSetParams" c"cudaError_t (cudaGraphNode_t, struct cudaMemsetParams const *)" 36 slots::cudaGraphMemsetNodeSetParams,
    c"cudaGraphNodeFindInClone" c"cudaError_t (cudaGraphNode_t *, cudaGraphNode_t, cudaGraph_t)" 36 slots::cudaGraphNodeFindInClone,
    c"cudaGraphNodeGetContainingGraph" c"cudaError_t (cudaGraphNode_t, cudaGraph_t *)" 36 slots::cudaGraphNodeGetContainingGraph,
    c"cudaGraphNodeGetDependencies" c"cudaError_t (cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *)" 36 slots::cudaGraphNodeGetDependencies,
    c"cudaGraphNodeGetDependentNodes" c"cudaError_t (cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *)" 36 slots::cudaGraphNodeGetDependentNodes,
    c"cudaGraphNodeGetEnabled" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, unsigned int *)" 36 slots::cudaGraphNodeGetEnabled,
    c"cudaGraphNodeGetLocalId" c"cudaError_t (cudaGraphNode_t, unsigned int *)" 36 slots::cudaGraphNodeGetLocalId,
    c"cudaGraphNodeGetParams" c"cudaError_t (cudaGraphNode_t, struct cudaGraphNodeParams *)" 36 slots::cudaGraphNodeGetParams,
    c"cudaGraphNodeGetToolsId" c"cudaError_t (cudaGraphNode_t, unsigned PY_LONG_LONG *)" 36 slots::cudaGraphNodeGetToolsId,
    c"cudaGraphNodeGetType" c"cudaError_t (cudaGraphNode_t, enum cudaGraphNodeType *)" 36 slots::cudaGraphNodeGetType,
    c"cudaGraphNodeSetEnabled" c"cudaError_t (cudaGraphExec_t, cudaGraphNode_t, unsigned int)" 36 slots::cudaGraphNodeSetEnabled,
    c"cudaGraphNodeSetParams" c"cudaError_t (cudaGraphNode_t, struct cudaGraphNodeParams *)" 36 slots::cudaGraphNodeSetParams,
    c"cudaGraphReleaseUserObject" c"cudaError_t (cudaGraph_t, cudaUserObject_t, unsigned int)" 36 slots::cudaGraphReleaseUserObject,
    c"cudaGraphRemoveDependencies" c"cudaError_t (cudaGraph_t, cudaGraphNode_t const *, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t)" 36 slots::cudaGraphRemoveDependencies,
    c"cudaGraphRetainUserObject" c"cudaError_t (cudaGraph_t, cudaUserObject_t, unsigned int, unsigned int)" 36 slots::cudaGraphRetainUserObject,
    c"cudaGraphUpload" c"cudaError_t (cudaGraphExec_t, cudaStream_t)" 36 slots::cudaGraphUpload,
    c"cudaGraphicsEGLRegisterImage" c"cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_EGLImageKHR, unsigned int)" 36 slots::cudaGraphicsEGLRegisterImage,
    c"cudaGraphicsGLRegisterBuffer" c"cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_GLuint, unsigned int)" 36 slots::cudaGraphicsGLRegisterBuffer,
    c"cudaGraphicsGLRegisterImage" c"cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_GLuint, __pyx_t_4cuda_8bindings_9cyruntime_GLenum, unsigned int)" 36 slots::cudaGraphicsGLRegisterImage,
    c"cudaGraphicsMapResources" c"cudaError_t (int, cudaGraphicsResource_t *, cudaStream_t)" 36 slots::cudaGraphicsMapResources,
    c"cudaGraphicsResourceGetMappedEglFrame" c"cudaError_t (__pyx_t_4cuda_8bindings_9cyruntime_cudaEglFrame *, cudaGraphicsResource_t, unsigned int, unsigned int)" 36 slots::cudaGraphicsResourceGetMappedEglFrame,
    c"cudaGraphicsResourceGetMappedMipmappedArray" c"cudaError_t (cudaMipmappedArray_t *, cudaGraphicsResource_t)" 36 slots::cudaGraphicsResourceGetMappedMipmappedArray,
    c"cudaGraphicsResourceGetMappedPointer" c"cudaError_t (void **, size_t *, cudaGraphicsResource_t)" 36 slots::cudaGraphicsResourceGetMappedPointer,
    c"cudaGraphicsResourceSetMapFlags" c"cudaError_t (cudaGraphicsResource_t, unsigned int)" 36 slots::cudaGraphicsResourceSetMapFlags,
    c"cudaGraphicsSubResourceGetMappedArray" c"cudaError_t (cudaArray_t *, cudaGraphicsResource_t, unsigned int, unsigned int)" 36 slots::cudaGraphicsSubResourceGetMappedArray,
    c"cudaGraphicsUnmapResources" c"cudaError_t (int, cudaGraphicsResource_t *, cudaStream_t)" 36 slots::cudaGraphicsUnmapResources,
    c"cudaGraphicsUnregisterResource" c"cudaError_t (cudaGraphicsResource_t)" 36 slots::cudaGraphicsUnregisterResource,
    c"cudaGraphicsVDPAURegisterOutputSurface" c"cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_VdpOutputSurface, unsigned int)" 36 slots::cudaGraphicsVDPAURegisterOutputSurface,
    c"cudaGraphicsVDPAURegisterVideoSurface" c"cudaError_t (struct cudaGraphicsResource **, __pyx_t_4cuda_8bindings_9cyruntime_VdpVideoSurface, unsigned int)" 36 slots::cudaGraphicsVDPAURegisterVideoSurface,
    c"cudaGreenCtxCreate" c"cudaError_t (cudaExecutionContext_t *, cudaDevResourceDesc_t, int, unsigned int)" 36 slots::cudaGreenCtxCreate,
    c"cudaHostAlloc" c"cudaError_t (void **, size_t, unsigned int)" 36 slots::cudaHostAlloc,
    c"cudaHostGetDevicePointer" c"cudaError_t (void **, void *, unsigned int)" 36 slots::cudaHostGetDevicePointer,
    c"cudaHostGetFlags" c"cudaError_t (unsigned int *, void *)" 36 slots::cudaHostGetFlags,
    c"cudaHostRegister" c"cudaError_t (void *, size_t, unsigned int)" 36 slots::cudaHostRegister,
    c"cudaHostUnregister" c"cudaError_t (void *)" 36 slots::cudaHostUnregister,
    c"cudaImportExternalMemory" c"cudaError_t (cudaExternalMemory_t *, struct cudaExternalMemoryHandleDesc const *)" 36 slots::cudaImportExternalMemory,
    c"cudaImportExternalSemaphore" c"cudaError_t (cudaExternalSemaphore_t *, struct cudaExternalSemaphoreHandleDesc const *)" 36 slots::cudaImportExternalSemaphore,
    c"cudaInitDevice" c"cudaError_t (int, unsigned int, unsigned int)" 36 slots::cudaInitDevice,
    c"cudaIpcCloseMemHandle" c"cudaError_t (void *)" 36 slots::cudaIpcCloseMemHandle,
    c"cudaIpcGetEventHandle" c"cudaError_t (cudaIpcEventHandle_t *, cudaEvent_t)" 36 slots::cudaIpcGetEventHandle,
    c"cudaIpcGetMemHandle" c"cudaError_t (cudaIpcMemHandle_t *, void *)" 36 slots::cudaIpcGetMemHandle,
    c"cudaIpcOpenEventHandle" c"cudaError_t (cudaEvent_t *, cudaIpcEventHandle_t)" 36 slots::cudaIpcOpenEventHandle,
    c"cudaIpcOpenMemHandle" c"cudaError_t (void **, cudaIpcMemHandle_t, unsigned int)" 36 slots::cudaIpcOpenMemHandle,
    c"cudaKernelSetAttributeForDevice" c"cudaError_t (cudaKernel_t, enum cudaFuncAttribute, int, int)" 36 slots::cudaKernelSetAttributeForDevice,
    c"cudaLaunchCooperativeKernel" c"cudaError_t (void const *, struct dim3, struct dim3, void **, size_t, cudaStream_t)" 36 slots::cudaLaunchCooperativeKernel,
    c"cudaLaunchHostFunc" c"cudaError_t (cudaStream_t, cudaHostFn_t, void *)" 36 slots::cudaLaunchHostFunc,
    c"cudaLaunchHostFunc_v2" c"cudaError_t (cudaStream_t, cudaHostFn_t, void *, unsigned int)" 36 slots::cudaLaunchHostFunc_v2,
    c"cudaLaunchKernel" c"cudaError_t (void const *, struct dim3, struct dim3, void **, size_t, cudaStream_t)" 36 slots::cudaLaunchKernel,
    c"cudaLaunchKernelExC" c"cudaError_t (cudaLaunchConfig_t const *, void const *, void **)" 36 slots::cudaLaunchKernelExC,
    c"cudaLibraryEnumerateKernels" c"cudaError_t (cudaKernel_t *, unsigned int, cudaLibrary_t)" 36 slots::cudaLibraryEnumerateKernels,
    c"cudaLibraryGetGlobal" c"cudaError_t (void **, size_t *, cudaLibrary_t, char const *)" 36 slots::cudaLibraryGetGlobal,
    c"cudaLibraryGetKernel" c"cudaError_t (cudaKernel_t *, cudaLibrary_t, char const *)" 36 slots::cudaLibraryGetKernel,
    c"cudaLibraryGetKernelCount" c"cudaError_t (unsigned int *, cudaLibrary_t)" 36 slots::cudaLibraryGetKernelCount,
    c"cudaLibraryGetManaged" c"cudaError_t (void **, size_t *, cudaLibrary_t, char const *)" 36 slots::cudaLibraryGetManaged,
    c"cudaLibraryGetUnifiedFunction" c"cudaError_t (void **, cudaLibrary_t, char const *)" 36 slots::cudaLibraryGetUnifiedFunction,
    c"cudaLibraryLoadData" c"cudaError_t (cudaLibrary_t *, void const *, enum cudaJitOption *, void **, unsigned int, enum cudaLibraryOption *, void **, unsigned int)" 36 slots::cudaLibraryLoadData,
    c"cudaLibraryLoadFromFile" c"cudaError_t (cudaLibrary_t *, char const *, enum cudaJitOption *, void **, unsigned int, enum cudaLibraryOption *, void **, unsigned int)" 36 slots::cudaLibraryLoadFromFile,
    c"cudaLibraryUnload" c"cudaError_t (cudaLibrary_t)" 36 slots::cudaLibraryUnload,
    c"cudaLogsCurrent" c"cudaError_t (cudaLogIterator *, unsigned int)" 36 slots::cudaLogsCurrent,
    c"cudaLogsDumpToFile" c"cudaError_t (cudaLogIterator *, char const *, unsigned int)" 36 slots::cudaLogsDumpToFile,
    c"cudaLogsDumpToMemory" c"cudaError_t (cudaLogIterator *, char *, size_t *, unsigned int)" 36 slots::cudaLogsDumpToMemory,
    c"cudaLogsRegisterCallback" c"cudaError_t (cudaLogsCallback_t, void *, cudaLogsCallbackHandle *)" 36 slots::cudaLogsRegisterCallback,
    c"cudaLogsUnregisterCallback" c"cudaError_t (cudaLogsCallbackHandle)" 36 slots::cudaLogsUnregisterCallback,
    c"cudaMalloc" c"cudaError_t (void **, size_t)" 36 slots::cudaMalloc,
    c"cudaMalloc3D" c"cudaError_t (struct cudaPitchedPtr *, struct cudaExtent)" 36 slots::cudaMalloc3D,
    c"cudaMalloc3DArray" c"cudaError_t (cudaArray_t *, struct cudaChannelFormatDesc const *, struct cudaExtent, unsigned int)" 36 slots::cudaMalloc3DArray,
    c"cudaMallocArray" c"cudaError_t (cudaArray_t *, struct cudaChannelFormatDesc const *, size_t, size_t, unsigned int)" 36 slots::cudaMallocArray,
    c"cudaMallocAsync" c"cudaError_t (void **, size_t, cudaStream_t)" 36 slots::cudaMallocAsync,
    c"cudaMallocFromPoolAsync" c"cudaError_t (void **, size_t, cudaMemPool_t, cudaStream_t)" 36 slots::cudaMallocFromPoolAsync,
    c"cudaMallocHost" c"cudaError_t (void **, size_t)" 36 slots::cudaMallocHost,
    c"cudaMallocManaged" c"cudaError_t (void **, size_t, unsigned int)" 36 slots::cudaMallocManaged,
    c"cudaMallocMipmappedArray" c"cudaError_t (cudaMipmappedArray_t *, struct cudaChannelFormatDesc const *, struct cudaExtent, unsigned int, unsigned int)" 36 slots::cudaMallocMipmappedArray,
    c"cudaMallocPitch" c"cudaError_t (void **, size_t *, size_t, size_t)" 36 slots::cudaMallocPitch,
    c"cudaMemAdvise" c"cudaError_t (void const *, size_t, enum cudaMemoryAdvise, struct cudaMemLocation)" 36 slots::cudaMemAdvise,
    c"cudaMemDiscardAndPrefetchBatchAsync" c"cudaError_t (void **, size_t *, size_t, struct cudaMemLocation *, size_t *, size_t, unsigned PY_LONG_LONG, cudaStream_t)" 36 slots::cudaMemDiscardAndPrefetchBatchAsync,
    c"cudaMemDiscardBatchAsync" c"cudaError_t (void **, size_t *, size_t, unsigned PY_LONG_LONG, cudaStream_t)" 36 slots::cudaMemDiscardBatchAsync,
    c"cudaMemGetDefaultMemPool" c"cudaError_t (cudaMemPool_t *, struct cudaMemLocation *, enum cudaMemAllocationType)" 36 slots::cudaMemGetDefaultMemPool,
    c"cudaMemGetInfo" c"cudaError_t (size_t *, size_t *)" 36 slots::cudaMemGetInfo,
    c"cudaMemGetLocationInfo" c"cudaError_t (void *, size_t, size_t, size_t, struct cudaMemLocation *)" 36 slots::cudaMemGetLocationInfo,
    c"cudaMemGetMemPool" c"cudaError_t (cudaMemPool_t *, struct cudaMemLocation *, enum cudaMemAllocationType)" 36 slots::cudaMemGetMemPool,
    c"cudaMemPoolCreate" c"cudaError_t (cudaMemPool_t *, struct cudaMemPoolProps const *)" 36 slots::cudaMemPoolCreate,
    c"cudaMemPoolDestroy" c"cudaError_t (cudaMemPool_t)" 36 slots::cudaMemPoolDestroy,
    c"cudaMemPoolExportPointer" c"cudaError_t (struct cudaMemPoolPtrExportData *, void *)" 36 slots::cudaMemPoolExportPointer,
    c"cudaMemPoolExportToShareableHandle" c"cudaError_t (void *, cudaMemPool_t, enum cudaMemAllocationHandleType, unsigned int)" 36 slots::cudaMemPoolExportToShareableHandle,
    c"cudaMemPoolGetAccess" c"cudaError_t (enum cudaMemAccessFlags *, cudaMemPool_t, struct cudaMemLocation *)" 36 slots::cudaMemPoolGetAccess,
    c"cudaMemPoolGetAttribute" c"cudaError_t (cudaMemPool_t, enum cudaMemPoolAttr, void *)" 36 slots::cudaMemPoolGetAttribute,
    c"cudaMemPoolImportFromShareableHandle" c"cudaError_t (cudaMemPool_t *, void *, enum cudaMemAllocationHandleType, unsigned int)" 36 slots::cudaMemPoolImportFromShareableHandle,
    c"cudaMemPoolImportPointer" c"cudaError_t (void **, cudaMemPool_t, struct cudaMemPoolPtrExportData *)" 36 slots::cudaMemPoolImportPointer,
    c"cudaMemPoolSetAccess" c"cudaError_t (cudaMemPool_t, struct cudaMemAccessDesc const *, size_t)" 36 slots::cudaMemPoolSetAccess,
    c"cudaMemPoolSetAttribute" c"cudaError_t (cudaMemPool_t, enum cudaMemPoolAttr, void *)" 36 slots::cudaMemPoolSetAttribute,
    c"cudaMemPoolTrimTo" c"cudaError_t (cudaMemPool_t, size_t)" 36 slots::cudaMemPoolTrimTo,
    c"cudaMemPrefetchAsync" c"cudaError_t (void const *, size_t, struct cudaMemLocation, unsigned int, cudaStream_t)" 36 slots::cudaMemPrefetchAsync,
    c"cudaMemPrefetchBatchAsync" c"cudaError_t (void **, size_t *, size_t, struct cudaMemLocation *, size_t *, size_t, unsigned PY_LONG_LONG, cudaStream_t)" 36 slots::cudaMemPrefetchBatchAsync,
    c"cudaMemRangeGetAttribute" c"cudaError_t (void *, size_t, enum cudaMemRangeAttribute, void const *, size_t)" 36 slots::cudaMemRangeGetAttribute,
    c"cudaMemRangeGetAttributes" c"cudaError_t (void **, size_t *, enum cudaMemRangeAttribute *, size_t, void const *, size_t)" 36 slots::cudaMemRangeGetAttributes,
    c"cudaMemSetMemPool" c"cudaError_t (struct cudaMemLocation *, enum cudaMemAllocationType, cudaMemPool_t)" 36 slots::cudaMemSetMemPool,
    c"cudaMemcpy" c"cudaError_t (void *, void const *, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpy,
    c"cudaMemcpy2D" c"cudaError_t (void *, size_t, void const *, size_t, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpy2D,
    c"cudaMemcpy2DArrayToArray" c"cudaError_t (cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpy2DArrayToArray,
    c"cudaMemcpy2DAsync" c"cudaError_t (void *, size_t, void const *, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpy2DAsync,
    c"cudaMemcpy2DFromArray" c"cudaError_t (void *, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpy2DFromArray,
    c"cudaMemcpy2DFromArrayAsync" c"cudaError_t (void *, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpy2DFromArrayAsync,
    c"cudaMemcpy2DToArray" c"cudaError_t (cudaArray_t, size_t, size_t, void const *, size_t, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpy2DToArray,
    c"cudaMemcpy2DToArrayAsync" c"cudaError_t (cudaArray_t, size_t, size_t, void const *, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpy2DToArrayAsync,
    c"cudaMemcpy3D" c"cudaError_t (struct cudaMemcpy3DParms const *)" 36 slots::cudaMemcpy3D,
    c"cudaMemcpy3DAsync" c"cudaError_t (struct cudaMemcpy3DParms const *, cudaStream_t)" 36 slots::cudaMemcpy3DAsync,
    c"cudaMemcpy3DBatchAsync" c"cudaError_t (size_t, struct cudaMemcpy3DBatchOp *, unsigned PY_LONG_LONG, cudaStream_t)" 36 slots::cudaMemcpy3DBatchAsync,
    c"cudaMemcpy3DPeer" c"cudaError_t (struct cudaMemcpy3DPeerParms const *)" 36 slots::cudaMemcpy3DPeer,
    c"cudaMemcpy3DPeerAsync" c"cudaError_t (struct cudaMemcpy3DPeerParms const *, cudaStream_t)" 36 slots::cudaMemcpy3DPeerAsync,
    c"cudaMemcpy3DWithAttributesAsync" c"cudaError_t (struct cudaMemcpy3DBatchOp *, unsigned PY_LONG_LONG, cudaStream_t)" 36 slots::cudaMemcpy3DWithAttributesAsync,
    c"cudaMemcpyArrayToArray" c"cudaError_t (cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpyArrayToArray,
    c"cudaMemcpyAsync" c"cudaError_t (void *, void const *, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpyAsync,
    c"cudaMemcpyBatchAsync" c"cudaError_t (void const **, void const **, size_t const *, size_t, struct cudaMemcpyAttributes *, size_t *, size_t, cudaStream_t)" 36 slots::cudaMemcpyBatchAsync,
    c"cudaMemcpyFromArray" c"cudaError_t (void *, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpyFromArray,
    c"cudaMemcpyFromArrayAsync" c"cudaError_t (void *, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpyFromArrayAsync,
    c"cudaMemcpyFromSymbol" c"cudaError_t (void *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpyFromSymbol,
    c"cudaMemcpyFromSymbolAsync" c"cudaError_t (void *, void const *, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpyFromSymbolAsync,
    c"cudaMemcpyPeer" c"cudaError_t (void *, int, void const *, int, size_t)" 36 slots::cudaMemcpyPeer,
    c"cudaMemcpyPeerAsync" c"cudaError_t (void *, int, void const *, int, size_t, cudaStream_t)" 36 slots::cudaMemcpyPeerAsync,
    c"cudaMemcpyToArray" c"cudaError_t (cudaArray_t, size_t, size_t, void const *, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpyToArray,
    c"cudaMemcpyToArrayAsync" c"cudaError_t (cudaArray_t, size_t, size_t, void const *, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpyToArrayAsync,
    c"cudaMemcpyToSymbol" c"cudaError_t (void const *, void const *, size_t, size_t, enum cudaMemcpyKind)" 36 slots::cudaMemcpyToSymbol,
    c"cudaMemcpyToSymbolAsync" c"cudaError_t (void const *, void const *, size_t, size_t, enum cudaMemcpyKind, cudaStream_t)" 36 slots::cudaMemcpyToSymbolAsync,
    c"cudaMemcpyWithAttributesAsync" c"cudaError_t (void *, void const *, size_t, struct cudaMemcpyAttributes *, cudaStream_t)" 36 slots::cudaMemcpyWithAttributesAsync,
    c"cudaMemset" c"cudaError_t (void *, int, size_t)" 36 slots::cudaMemset,
    c"cudaMemset2D" c"cudaError_t (void *, size_t, int, size_t, size_t)" 36 slots::cudaMemset2D,
    c"cudaMemset2DAsync" c"cudaError_t (void *, size_t, int, size_t, size_t, cudaStream_t)" 36 slots::cudaMemset2DAsync,
    c"cudaMemset3D" c"cudaError_t (struct cudaPitchedPtr, int, struct cudaExtent)" 36 slots::cudaMemset3D,
    c"cudaMemset3DAsync" c"cudaError_t (struct cudaPitchedPtr, int, struct cudaExtent, cudaStream_t)" 36 slots::cudaMemset3DAsync,
    c"cudaMemsetAsync" c"cudaError_t (void *, int, size_t, cudaStream_t)" 36 slots::cudaMemsetAsync,
    c"cudaMipmappedArrayGetMemoryRequirements" c"cudaError_t (struct cudaArrayMemoryRequirements *, cudaMipmappedArray_t, int)" 36 slots::cudaMipmappedArrayGetMemoryRequirements,
    c"cudaMipmappedArrayGetSparseProperties" c"cudaError_t (struct cudaArraySparseProperties *, cudaMipmappedArray_t)" 36 slots::cudaMipmappedArrayGetSparseProperties,
    c"cudaOccupancyAvailableDynamicSMemPerBlock" c"cudaError_t (size_t *, void const *, int, int)" 36 slots::cudaOccupancyAvailableDynamicSMemPerBlock,
    c"cudaOccupancyMaxActiveBlocksPerMultiprocessor" c"cudaError_t (int *, void const *, int, size_t)" 36 slots::cudaOccupancyMaxActiveBlocksPerMultiprocessor,
    c"cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags" c"cudaError_t (int *, void const *, int, size_t, unsigned int)" 36 slots::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    c"cudaOccupancyMaxActiveClusters" c"cudaError_t (int *, void const *, cudaLaunchConfig_t const *)" 36 slots::cudaOccupancyMaxActiveClusters,
    c"cudaOccupancyMaxPotentialClusterSize" c"cudaError_t (int *, void const *, cudaLaunchConfig_t const *)" 36 slots::cudaOccupancyMaxPotentialClusterSize,
    c"cudaPeekAtLastError" c"cudaError_t (void)" 36 slots::cudaPeekAtLastError,
    c"cudaPointerGetAttributes" c"cudaError_t (struct cudaPointerAttributes *, void const *)" 36 slots::cudaPointerGetAttributes,
    c"cudaProfilerStart" c"cudaError_t (void)" 36 slots::cudaProfilerStart,
    c"cudaProfilerStop" c"cudaError_t (void)" 36 slots::cudaProfilerStop,
    c"cudaRuntimeGetVersion" c"cudaError_t (int *)" 36 slots::cudaRuntimeGetVersion,
    c"cudaSetDevice" c"cudaError_t (int)" 36 slots::cudaSetDevice,
    c"cudaSetDeviceFlags" c"cudaError_t (unsigned int)" 36 slots::cudaSetDeviceFlags,
    c"cudaSetValidDevices" c"cudaError_t (int *, int)" 36 slots::cudaSetValidDevices,
    c"cudaSignalExternalSemaphoresAsync" c"cudaError_t (cudaExternalSemaphore_t const *, struct cudaExternalSemaphoreSignalParams const *, unsigned int, cudaStream_t)" 36 slots::cudaSignalExternalSemaphoresAsync,
    c"cudaStreamAddCallback" c"cudaError_t (cudaStream_t, cudaStreamCallback_t, void *, unsigned int)" 36 slots::cudaStreamAddCallback,
    c"cudaStreamAttachMemAsync" c"cudaError_t (cudaStream_t, void *, size_t, unsigned int)" 36 slots::cudaStreamAttachMemAsync,
    c"cudaStreamBeginCapture" c"cudaError_t (cudaStream_t, enum cudaStreamCaptureMode)" 36 slots::cudaStreamBeginCapture,
    c"cudaStreamBeginCaptureToGraph" c"cudaError_t (cudaStream_t, cudaGraph_t, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t, enum cudaStreamCaptureMode)" 36 slots::cudaStreamBeginCaptureToGraph,
    c"cudaStreamBeginRecaptureToGraph" c"cudaError_t (cudaStream_t, enum cudaStreamCaptureMode, cudaGraph_t, struct cudaGraphRecaptureCallbackData *)" 36 slots::cudaStreamBeginRecaptureToGraph,
    c"cudaStreamCopyAttributes" c"cudaError_t (cudaStream_t, cudaStream_t)" 36 slots::cudaStreamCopyAttributes,
    c"cudaStreamCreate" c"cudaError_t (cudaStream_t *)" 36 slots::cudaStreamCreate,
    c"cudaStreamCreateWithFlags" c"cudaError_t (cudaStream_t *, unsigned int)" 36 slots::cudaStreamCreateWithFlags,
    c"cudaStreamCreateWithPriority" c"cudaError_t (cudaStream_t *, unsigned int, int)" 36 slots::cudaStreamCreateWithPriority,
    c"cudaStreamDestroy" c"cudaError_t (cudaStream_t)" 36 slots::cudaStreamDestroy,
    c"cudaStreamEndCapture" c"cudaError_t (cudaStream_t, cudaGraph_t *)" 36 slots::cudaStreamEndCapture,
    c"cudaStreamGetAttribute" c"cudaError_t (cudaStream_t, enum cudaLaunchAttributeID, union cudaLaunchAttributeValue *)" 36 slots::cudaStreamGetAttribute,
    c"cudaStreamGetCaptureInfo" c"cudaError_t (cudaStream_t, enum cudaStreamCaptureStatus *, unsigned PY_LONG_LONG *, cudaGraph_t *, cudaGraphNode_t const **, cudaGraphEdgeData const **, size_t *)" 36 slots::cudaStreamGetCaptureInfo,
    c"cudaStreamGetDevResource" c"cudaError_t (cudaStream_t, cudaDevResource *, enum cudaDevResourceType)" 36 slots::cudaStreamGetDevResource,
    c"cudaStreamGetDevice" c"cudaError_t (cudaStream_t, int *)" 36 slots::cudaStreamGetDevice,
    c"cudaStreamGetFlags" c"cudaError_t (cudaStream_t, unsigned int *)" 36 slots::cudaStreamGetFlags,
    c"cudaStreamGetId" c"cudaError_t (cudaStream_t, unsigned PY_LONG_LONG *)" 36 slots::cudaStreamGetId,
    c"cudaStreamGetPriority" c"cudaError_t (cudaStream_t, int *)" 36 slots::cudaStreamGetPriority,
    c"cudaStreamIsCapturing" c"cudaError_t (cudaStream_t, enum cudaStreamCaptureStatus *)" 36 slots::cudaStreamIsCapturing,
    c"cudaStreamQuery" c"cudaError_t (cudaStream_t)" 36 slots::cudaStreamQuery,
    c"cudaStreamSetAttribute" c"cudaError_t (cudaStream_t, enum cudaLaunchAttributeID, union cudaLaunchAttributeValue const *)" 36 slots::cudaStreamSetAttribute,
    c"cudaStreamSynchronize" c"cudaError_t (cudaStream_t)" 36 slots::cudaStreamSynchronize,
    c"cudaStreamUpdateCaptureDependencies" c"cudaError_t (cudaStream_t, cudaGraphNode_t *, cudaGraphEdgeData const *, size_t, unsigned int)" 36 slots::cudaStreamUpdateCaptureDependencies,
    c"cudaStreamWaitEvent" c"cudaError_t (cudaStream_t, cudaEvent_t, unsigned int)" 36 slots::cudaStreamWaitEvent,
    c"cudaThreadExchangeStreamCaptureMode" c"cudaError_t (enum cudaStreamCaptureMode *)" 36 slots::cudaThreadExchangeStreamCaptureMode,
    c"cudaUserObjectCreate" c"cudaError_t (cudaUserObject_t *, void *, cudaHostFn_t, unsigned int, unsigned int)" 36 slots::cudaUserObjectCreate,
    c"cudaUserObjectRelease" c"cudaError_t (cudaUserObject_t, unsigned int)" 36 slots::cudaUserObjectRelease,
    c"cudaUserObjectRetain" c"cudaError_t (cudaUserObject_t, unsigned int)" 36 slots::cudaUserObjectRetain,
    c"cudaVDPAUGetDevice" c"cudaError_t (int *, __pyx_t_4cuda_8bindings_9cyruntime_VdpDevice, __pyx_t_4cuda_8bindings_9cyruntime_VdpGetProcAddress *)" 36 slots::cudaVDPAUGetDevice,
    c"cudaVDPAUSetVDPAUDevice" c"cudaError_t (int, __pyx_t_4cuda_8bindings_9cyruntime_VdpDevice, __pyx_t_4cuda_8bindings_9cyruntime_VdpGetProcAddress *)" 36 slots::cudaVDPAUSetVDPAUDevice,
    c"cudaWaitExternalSemaphoresAsync" c"cudaError_t (cudaExternalSemaphore_t const *, struct cudaExternalSemaphoreWaitParams const *, unsigned int, cudaStream_t)" 36 slots::cudaWaitExternalSemaphoresAsync,
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
    table.class(Class::Record(&runtime::cudaExternalSemaphoreSignalParams_params_keyedMutex));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreSignalParams_params_nvSciSync));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitNodeParams));
    table.class(Class::Record(&runtime13::cudaExternalSemaphoreWaitNodeParamsV2));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitParams));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitParams_params));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitParams_params_fence));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitParams_params_keyedMutex));
    table.class(Class::Record(&runtime::cudaExternalSemaphoreWaitParams_params_nvSciSync));
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
    table.class(Class::Record(&runtime::cudaLaunchAttributeValue_deviceUpdatableKernelNode));
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
    table.class_as("cudaMipmappedArray_const_t", Class::Value(&runtime::cudaMipmappedArray_t));
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
    table.constant("cudaDevSmResourceGroupLocalityDomainIdAny", Constant::Int(4294967295));
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
            "cudaKernelNodeAttributeNvlinkUtilCentricScheduling", Constant::Enum(&runtime::cudaLaunchAttributeID, 16),
        );
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
    only13::cudaChooseDevice documented in common,
    common::cudaCreateChannelDesc,
    only13::cudaCreateSurfaceObject documented in common,
    only13::cudaCreateTextureObject documented in common,
    common::cudaCtxResetPersistingL2Cache,
    common::cudaDestroyExternalMemory,
    common::cudaDestroyExternalSemaphore,
    common::cudaDestroySurfaceObject,
    common::cudaDestroyTextureObject,
    common::cudaDevResourceGenerateDesc,
    common::cudaDevSmResourceSplit,
    common::cudaDevSmResourceSplitByCount,
    common::cudaDeviceCanAccessPeer,
    common::cudaDeviceDisablePeerAccess,
    common::cudaDeviceEnablePeerAccess,
    common::cudaDeviceFlushGPUDirectRDMAWrites,
    only13::cudaDeviceGetAttribute documented in common,
    common::cudaDeviceGetByPCIBusId,
    common::cudaDeviceGetCacheConfig,
    common::cudaDeviceGetDefaultMemPool,
    common::cudaDeviceGetDevResource,
    common::cudaDeviceGetExecutionCtx,
    common::cudaDeviceGetGraphMemAttribute,
    common::cudaDeviceGetHostAtomicCapabilities,
    common::cudaDeviceGetLimit,
    common::cudaDeviceGetMemPool,
    common::cudaDeviceGetNvSciSyncAttributes,
    common::cudaDeviceGetP2PAtomicCapabilities,
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
    common::cudaDeviceSynchronize documented in only13,
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
    common::cudaExecutionCtxDestroy,
    common::cudaExecutionCtxGetDevResource,
    common::cudaExecutionCtxGetDevice,
    common::cudaExecutionCtxGetId,
    common::cudaExecutionCtxRecordEvent,
    common::cudaExecutionCtxStreamCreate,
    common::cudaExecutionCtxSynchronize,
    common::cudaExecutionCtxWaitEvent,
    only13::cudaExternalMemoryGetMappedBuffer documented in common,
    only13::cudaExternalMemoryGetMappedMipmappedArray documented in common,
    common::cudaFree,
    common::cudaFreeArray,
    common::cudaFreeAsync,
    common::cudaFreeHost,
    common::cudaFreeMipmappedArray,
    only13::cudaFuncGetAttributes documented in common,
    common::cudaFuncGetName,
    common::cudaFuncGetParamCount,
    common::cudaFuncGetParamInfo,
    only13::cudaFuncSetAttribute documented in common,
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
    only13::cudaGetDeviceProperties,
    common::cudaGetDriverEntryPoint documented in only13,
    common::cudaGetDriverEntryPointByVersion,
    common::cudaGetErrorName,
    common::cudaGetErrorString,
    common::cudaGetExportTable,
    common::cudaGetFuncBySymbol,
    common::cudaGetKernel,
    common::cudaGetLastError,
    common::cudaGetMipmappedArrayLevel,
    only13::cudaGetSurfaceObjectResourceDesc documented in common,
    common::cudaGetSymbolAddress,
    common::cudaGetSymbolSize,
    only13::cudaGetTextureObjectResourceDesc documented in common,
    only13::cudaGetTextureObjectResourceViewDesc documented in common,
    common::cudaGetTextureObjectTextureDesc,
    common::cudaGraphAddChildGraphNode,
    only13::cudaGraphAddDependencies,
    common::cudaGraphAddEmptyNode,
    common::cudaGraphAddEventRecordNode,
    common::cudaGraphAddEventWaitNode,
    common::cudaGraphAddExternalSemaphoresSignalNode,
    common::cudaGraphAddExternalSemaphoresWaitNode,
    common::cudaGraphAddHostNode,
    common::cudaGraphAddKernelNode,
    only13::cudaGraphAddMemAllocNode documented in common,
    common::cudaGraphAddMemFreeNode,
    common::cudaGraphAddMemcpyNode,
    common::cudaGraphAddMemcpyNode1D,
    common::cudaGraphAddMemcpyNodeFromSymbol,
    common::cudaGraphAddMemcpyNodeToSymbol,
    common::cudaGraphAddMemsetNode,
    only13::cudaGraphAddNode,
    common::cudaGraphChildGraphNodeGetGraph,
    common::cudaGraphClone,
    common::cudaGraphConditionalHandleCreate,
    common::cudaGraphConditionalHandleCreate_v2,
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
    common::cudaGraphExecGetId,
    common::cudaGraphExecHostNodeSetParams,
    common::cudaGraphExecKernelNodeSetParams,
    common::cudaGraphExecMemcpyNodeSetParams,
    common::cudaGraphExecMemcpyNodeSetParams1D,
    common::cudaGraphExecMemcpyNodeSetParamsFromSymbol,
    common::cudaGraphExecMemcpyNodeSetParamsToSymbol,
    common::cudaGraphExecMemsetNodeSetParams,
    only13::cudaGraphExecNodeSetParams documented in common,
    common::cudaGraphExecUpdate,
    common::cudaGraphExternalSemaphoresSignalNodeGetParams,
    common::cudaGraphExternalSemaphoresSignalNodeSetParams,
    common::cudaGraphExternalSemaphoresWaitNodeGetParams,
    common::cudaGraphExternalSemaphoresWaitNodeSetParams,
    only13::cudaGraphGetEdges,
    common::cudaGraphGetId,
    common::cudaGraphGetNodes,
    common::cudaGraphGetRootNodes,
    common::cudaGraphHostNodeGetParams,
    common::cudaGraphHostNodeSetParams,
    common::cudaGraphInstantiate,
    common::cudaGraphInstantiateWithFlags,
    common::cudaGraphInstantiateWithParams,
    only13::cudaGraphKernelNodeCopyAttributes,
    only13::cudaGraphKernelNodeGetAttribute documented in common,
    common::cudaGraphKernelNodeGetParams,
    only13::cudaGraphKernelNodeSetAttribute documented in common,
    common::cudaGraphKernelNodeSetParams,
    common::cudaGraphLaunch,
    only13::cudaGraphMemAllocNodeGetParams documented in common,
    common::cudaGraphMemFreeNodeGetParams,
    common::cudaGraphMemcpyNodeGetParams,
    common::cudaGraphMemcpyNodeSetParams,
    common::cudaGraphMemcpyNodeSetParams1D,
    common::cudaGraphMemcpyNodeSetParamsFromSymbol,
    common::cudaGraphMemcpyNodeSetParamsToSymbol,
    common::cudaGraphMemsetNodeGetParams,
    common::cudaGraphMemsetNodeSetParams,
    common::cudaGraphNodeFindInClone,
    common::cudaGraphNodeGetContainingGraph,
    only13::cudaGraphNodeGetDependencies,
    only13::cudaGraphNodeGetDependentNodes,
    common::cudaGraphNodeGetEnabled,
    common::cudaGraphNodeGetLocalId,
    common::cudaGraphNodeGetParams,
    common::cudaGraphNodeGetToolsId,
    only13::cudaGraphNodeGetType documented in common,
    common::cudaGraphNodeSetEnabled,
    only13::cudaGraphNodeSetParams documented in common,
    common::cudaGraphReleaseUserObject,
    only13::cudaGraphRemoveDependencies,
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
    common::cudaGreenCtxCreate,
    common::cudaHostAlloc documented in only13,
    common::cudaHostGetDevicePointer,
    common::cudaHostGetFlags,
    common::cudaHostRegister documented in only13,
    common::cudaHostUnregister,
    only13::cudaImportExternalMemory documented in common,
    only13::cudaImportExternalSemaphore documented in common,
    common::cudaInitDevice,
    common::cudaIpcCloseMemHandle,
    common::cudaIpcGetEventHandle,
    common::cudaIpcGetMemHandle,
    common::cudaIpcOpenEventHandle,
    common::cudaIpcOpenMemHandle,
    only13::cudaKernelSetAttributeForDevice documented in common,
    common::cudaLaunchCooperativeKernel,
    common::cudaLaunchHostFunc,
    common::cudaLaunchHostFunc_v2,
    common::cudaLaunchKernel,
    only13::cudaLaunchKernelExC documented in common,
    common::cudaLibraryEnumerateKernels,
    common::cudaLibraryGetGlobal,
    common::cudaLibraryGetKernel,
    common::cudaLibraryGetKernelCount,
    common::cudaLibraryGetManaged,
    common::cudaLibraryGetUnifiedFunction,
    common::cudaLibraryLoadData,
    common::cudaLibraryLoadFromFile,
    common::cudaLibraryUnload,
    common::cudaLogsCurrent,
    common::cudaLogsDumpToFile,
    common::cudaLogsDumpToMemory,
    common::cudaLogsRegisterCallback,
    common::cudaLogsUnregisterCallback,
    common::cudaMalloc documented in only13,
    common::cudaMalloc3D,
    common::cudaMalloc3DArray,
    common::cudaMallocArray,
    common::cudaMallocAsync,
    common::cudaMallocFromPoolAsync,
    common::cudaMallocHost documented in only13,
    common::cudaMallocManaged,
    common::cudaMallocMipmappedArray,
    common::cudaMallocPitch,
    only13::cudaMemAdvise,
    common::cudaMemDiscardAndPrefetchBatchAsync,
    common::cudaMemDiscardBatchAsync,
    common::cudaMemGetDefaultMemPool,
    common::cudaMemGetInfo,
    common::cudaMemGetLocationInfo,
    common::cudaMemGetMemPool,
    only13::cudaMemPoolCreate documented in common,
    common::cudaMemPoolDestroy,
    common::cudaMemPoolExportPointer,
    common::cudaMemPoolExportToShareableHandle,
    only13::cudaMemPoolGetAccess documented in common,
    common::cudaMemPoolGetAttribute,
    common::cudaMemPoolImportFromShareableHandle,
    common::cudaMemPoolImportPointer,
    only13::cudaMemPoolSetAccess,
    common::cudaMemPoolSetAttribute,
    common::cudaMemPoolTrimTo,
    only13::cudaMemPrefetchAsync,
    common::cudaMemPrefetchBatchAsync,
    common::cudaMemRangeGetAttribute,
    common::cudaMemRangeGetAttributes,
    common::cudaMemSetMemPool,
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
    only13::cudaMemcpy3DBatchAsync,
    common::cudaMemcpy3DPeer,
    common::cudaMemcpy3DPeerAsync,
    common::cudaMemcpy3DWithAttributesAsync,
    common::cudaMemcpyArrayToArray,
    common::cudaMemcpyAsync,
    only13::cudaMemcpyBatchAsync,
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
    common::cudaMemcpyWithAttributesAsync,
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
    only13::cudaOccupancyMaxActiveClusters documented in common,
    only13::cudaOccupancyMaxPotentialClusterSize documented in common,
    common::cudaPeekAtLastError,
    only13::cudaPointerGetAttributes documented in common,
    common::cudaProfilerStart,
    common::cudaProfilerStop,
    common::cudaRuntimeGetVersion,
    "getLocalRuntimeVersion" = common::cudaRuntimeGetVersion,
    common::cudaSetDevice,
    common::cudaSetDeviceFlags,
    common::cudaSetValidDevices,
    only13::cudaSignalExternalSemaphoresAsync,
    common::cudaStreamAddCallback,
    common::cudaStreamAttachMemAsync,
    common::cudaStreamBeginCapture,
    common::cudaStreamBeginCaptureToGraph,
    common::cudaStreamBeginRecaptureToGraph,
    common::cudaStreamCopyAttributes,
    common::cudaStreamCreate documented in only13,
    common::cudaStreamCreateWithFlags documented in only13,
    common::cudaStreamCreateWithPriority documented in only13,
    common::cudaStreamDestroy,
    common::cudaStreamEndCapture,
    only13::cudaStreamGetAttribute documented in common,
    only13::cudaStreamGetCaptureInfo,
    common::cudaStreamGetDevResource,
    common::cudaStreamGetDevice,
    common::cudaStreamGetFlags,
    common::cudaStreamGetId,
    common::cudaStreamGetPriority,
    common::cudaStreamIsCapturing,
    common::cudaStreamQuery,
    only13::cudaStreamSetAttribute documented in common,
    common::cudaStreamSynchronize,
    only13::cudaStreamUpdateCaptureDependencies,
    common::cudaStreamWaitEvent,
    common::cudaThreadExchangeStreamCaptureMode,
    common::cudaUserObjectCreate,
    common::cudaUserObjectRelease,
    common::cudaUserObjectRetain,
    common::cudaVDPAUGetDevice,
    common::cudaVDPAUSetVDPAUDevice,
    only13::cudaWaitExternalSemaphoresAsync,
    common::make_cuComplex,
    common::make_cuDoubleComplex,
    common::make_cuFloatComplex,
    common::make_cudaExtent,
    common::make_cudaPitchedPtr,
    common::make_cudaPos,
}
