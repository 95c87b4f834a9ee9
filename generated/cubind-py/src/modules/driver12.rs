//! The contents of `cubind.cuda12.driver`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::driver::{common, only12, slots};
use crate::support::gen1::*;
use crate::tables::{driver, driver12};

static LIBRARY: LibraryDef = LibraryDef::new(
    "CUDA driver API", if cfg!(windows) { &["nvcuda.dll"] } else { &["libcuda.so.1"] }, None, &[], "", &[],
);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

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

c_functions! {
    c"cuArray3DCreate" c"CUresult (CUarray *, CUDA_ARRAY3D_DESCRIPTOR const *)" 500 slots::cuArray3DCreate_v2,
    c"cuArray3DGetDescriptor" c"CUresult (CUDA_ARRAY3D_DESCRIPTOR *, CUarray)" 500 slots::cuArray3DGetDescriptor_v2,
    c"cuArrayCreate" c"CUresult (CUarray *, CUDA_ARRAY_DESCRIPTOR const *)" 500 slots::cuArrayCreate_v2,
    c"cuArrayDestroy" c"CUresult (CUarray)" 500 slots::cuArrayDestroy,
    c"cuArrayGetDescriptor" c"CUresult (CUDA_ARRAY_DESCRIPTOR *, CUarray)" 500 slots::cuArrayGetDescriptor_v2,
    c"cuArrayGetMemoryRequirements" c"CUresult (CUDA_ARRAY_MEMORY_REQUIREMENTS *, CUarray, CUdevice)" 500 slots::cuArrayGetMemoryRequirements,
    c"cuArrayGetPlane" c"CUresult (CUarray *, CUarray, unsigned int)" 500 slots::cuArrayGetPlane,
    c"cuArrayGetSparseProperties" c"CUresult (CUDA_ARRAY_SPARSE_PROPERTIES *, CUarray)" 500 slots::cuArrayGetSparseProperties,
    c"cuCheckpointProcessCheckpoint" c"CUresult (int, CUcheckpointCheckpointArgs *)" 500 slots::cuCheckpointProcessCheckpoint,
    c"cuCheckpointProcessGetRestoreThreadId" c"CUresult (int, int *)" 500 slots::cuCheckpointProcessGetRestoreThreadId,
    c"cuCheckpointProcessGetState" c"CUresult (int, CUprocessState *)" 500 slots::cuCheckpointProcessGetState,
    c"cuCheckpointProcessLock" c"CUresult (int, CUcheckpointLockArgs *)" 500 slots::cuCheckpointProcessLock,
    c"cuCheckpointProcessRestore" c"CUresult (int, CUcheckpointRestoreArgs *)" 500 slots::cuCheckpointProcessRestore,
    c"cuCheckpointProcessUnlock" c"CUresult (int, CUcheckpointUnlockArgs *)" 500 slots::cuCheckpointProcessUnlock,
    c"cuCoredumpGetAttribute" c"CUresult (CUcoredumpSettings, void *, size_t *)" 500 slots::cuCoredumpGetAttribute,
    c"cuCoredumpGetAttributeGlobal" c"CUresult (CUcoredumpSettings, void *, size_t *)" 500 slots::cuCoredumpGetAttributeGlobal,
    c"cuCoredumpSetAttribute" c"CUresult (CUcoredumpSettings, void *, size_t *)" 500 slots::cuCoredumpSetAttribute,
    c"cuCoredumpSetAttributeGlobal" c"CUresult (CUcoredumpSettings, void *, size_t *)" 500 slots::cuCoredumpSetAttributeGlobal,
    c"cuCtxAttach" c"CUresult (CUcontext *, unsigned int)" 500 slots::cuCtxAttach,
    c"cuCtxCreate" c"CUresult (CUcontext *, unsigned int, CUdevice)" 500 slots::cuCtxCreate_v2,
    c"cuCtxCreate_v3" c"CUresult (CUcontext *, CUexecAffinityParam *, int, unsigned int, CUdevice)" 500 slots::cuCtxCreate_v3,
    c"cuCtxCreate_v4" c"CUresult (CUcontext *, CUctxCreateParams *, unsigned int, CUdevice)" 500 slots::cuCtxCreate_v4,
    c"cuCtxDestroy" c"CUresult (CUcontext)" 500 slots::cuCtxDestroy_v2,
    c"cuCtxDetach" c"CUresult (CUcontext)" 500 slots::cuCtxDetach,
    c"cuCtxDisablePeerAccess" c"CUresult (CUcontext)" 500 slots::cuCtxDisablePeerAccess,
    c"cuCtxEnablePeerAccess" c"CUresult (CUcontext, unsigned int)" 500 slots::cuCtxEnablePeerAccess,
    c"cuCtxFromGreenCtx" c"CUresult (CUcontext *, CUgreenCtx)" 500 slots::cuCtxFromGreenCtx,
    c"cuCtxGetApiVersion" c"CUresult (CUcontext, unsigned int *)" 500 slots::cuCtxGetApiVersion,
    c"cuCtxGetCacheConfig" c"CUresult (CUfunc_cache *)" 500 slots::cuCtxGetCacheConfig,
    c"cuCtxGetCurrent" c"CUresult (CUcontext *)" 500 slots::cuCtxGetCurrent,
    c"cuCtxGetDevResource" c"CUresult (CUcontext, CUdevResource *, CUdevResourceType)" 500 slots::cuCtxGetDevResource,
    c"cuCtxGetDevice" c"CUresult (CUdevice *)" 500 slots::cuCtxGetDevice,
    c"cuCtxGetExecAffinity" c"CUresult (CUexecAffinityParam *, CUexecAffinityType)" 500 slots::cuCtxGetExecAffinity,
    c"cuCtxGetFlags" c"CUresult (unsigned int *)" 500 slots::cuCtxGetFlags,
    c"cuCtxGetId" c"CUresult (CUcontext, unsigned PY_LONG_LONG *)" 500 slots::cuCtxGetId,
    c"cuCtxGetLimit" c"CUresult (size_t *, CUlimit)" 500 slots::cuCtxGetLimit,
    c"cuCtxGetSharedMemConfig" c"CUresult (CUsharedconfig *)" 500 slots::cuCtxGetSharedMemConfig,
    c"cuCtxGetStreamPriorityRange" c"CUresult (int *, int *)" 500 slots::cuCtxGetStreamPriorityRange,
    c"cuCtxPopCurrent" c"CUresult (CUcontext *)" 500 slots::cuCtxPopCurrent_v2,
    c"cuCtxPushCurrent" c"CUresult (CUcontext)" 500 slots::cuCtxPushCurrent_v2,
    c"cuCtxRecordEvent" c"CUresult (CUcontext, CUevent)" 500 slots::cuCtxRecordEvent,
    c"cuCtxResetPersistingL2Cache" c"CUresult (void)" 500 slots::cuCtxResetPersistingL2Cache,
    c"cuCtxSetCacheConfig" c"CUresult (CUfunc_cache)" 500 slots::cuCtxSetCacheConfig,
    c"cuCtxSetCurrent" c"CUresult (CUcontext)" 500 slots::cuCtxSetCurrent,
    c"cuCtxSetFlags" c"CUresult (unsigned int)" 500 slots::cuCtxSetFlags,
    c"cuCtxSetLimit" c"CUresult (CUlimit, size_t)" 500 slots::cuCtxSetLimit,
    c"cuCtxSetSharedMemConfig" c"CUresult (CUsharedconfig)" 500 slots::cuCtxSetSharedMemConfig,
    c"cuCtxSynchronize" c"CUresult (void)" 500 slots::cuCtxSynchronize,
    c"cuCtxWaitEvent" c"CUresult (CUcontext, CUevent)" 500 slots::cuCtxWaitEvent,
    c"cuDestroyExternalMemory" c"CUresult (CUexternalMemory)" 500 slots::cuDestroyExternalMemory,
    c"cuDestroyExternalSemaphore" c"CUresult (CUexternalSemaphore)" 500 slots::cuDestroyExternalSemaphore,
    c"cuDevResourceGenerateDesc" c"CUresult (CUdevResourceDesc *, CUdevResource *, unsigned int)" 500 slots::cuDevResourceGenerateDesc,
    c"cuDevSmResourceSplitByCount" c"CUresult (CUdevResource *, unsigned int *, CUdevResource const *, CUdevResource *, unsigned int, unsigned int)" 500 slots::cuDevSmResourceSplitByCount,
    c"cuDeviceCanAccessPeer" c"CUresult (int *, CUdevice, CUdevice)" 500 slots::cuDeviceCanAccessPeer,
    c"cuDeviceComputeCapability" c"CUresult (int *, int *, CUdevice)" 500 slots::cuDeviceComputeCapability,
    c"cuDeviceGet" c"CUresult (CUdevice *, int)" 500 slots::cuDeviceGet,
    c"cuDeviceGetAttribute" c"CUresult (int *, CUdevice_attribute, CUdevice)" 500 slots::cuDeviceGetAttribute,
    c"cuDeviceGetByPCIBusId" c"CUresult (CUdevice *, char const *)" 500 slots::cuDeviceGetByPCIBusId,
    c"cuDeviceGetCount" c"CUresult (int *)" 500 slots::cuDeviceGetCount,
    c"cuDeviceGetDefaultMemPool" c"CUresult (CUmemoryPool *, CUdevice)" 500 slots::cuDeviceGetDefaultMemPool,
    c"cuDeviceGetDevResource" c"CUresult (CUdevice, CUdevResource *, CUdevResourceType)" 500 slots::cuDeviceGetDevResource,
    c"cuDeviceGetExecAffinitySupport" c"CUresult (int *, CUexecAffinityType, CUdevice)" 500 slots::cuDeviceGetExecAffinitySupport,
    c"cuDeviceGetGraphMemAttribute" c"CUresult (CUdevice, CUgraphMem_attribute, void *)" 500 slots::cuDeviceGetGraphMemAttribute,
    c"cuDeviceGetLuid" c"CUresult (char *, unsigned int *, CUdevice)" 500 slots::cuDeviceGetLuid,
    c"cuDeviceGetMemPool" c"CUresult (CUmemoryPool *, CUdevice)" 500 slots::cuDeviceGetMemPool,
    c"cuDeviceGetName" c"CUresult (char *, int, CUdevice)" 500 slots::cuDeviceGetName,
    c"cuDeviceGetNvSciSyncAttributes" c"CUresult (void *, CUdevice, int)" 500 slots::cuDeviceGetNvSciSyncAttributes,
    c"cuDeviceGetP2PAttribute" c"CUresult (int *, CUdevice_P2PAttribute, CUdevice, CUdevice)" 500 slots::cuDeviceGetP2PAttribute,
    c"cuDeviceGetPCIBusId" c"CUresult (char *, int, CUdevice)" 500 slots::cuDeviceGetPCIBusId,
    c"cuDeviceGetProperties" c"CUresult (CUdevprop *, CUdevice)" 500 slots::cuDeviceGetProperties,
    c"cuDeviceGetTexture1DLinearMaxWidth" c"CUresult (size_t *, CUarray_format, unsigned int, CUdevice)" 500 slots::cuDeviceGetTexture1DLinearMaxWidth,
    c"cuDeviceGetUuid" c"CUresult (CUuuid *, CUdevice)" 500 slots::cuDeviceGetUuid,
    c"cuDeviceGetUuid_v2" c"CUresult (CUuuid *, CUdevice)" 500 slots::cuDeviceGetUuid_v2,
    c"cuDeviceGraphMemTrim" c"CUresult (CUdevice)" 500 slots::cuDeviceGraphMemTrim,
    c"cuDevicePrimaryCtxGetState" c"CUresult (CUdevice, unsigned int *, int *)" 500 slots::cuDevicePrimaryCtxGetState,
    c"cuDevicePrimaryCtxRelease" c"CUresult (CUdevice)" 500 slots::cuDevicePrimaryCtxRelease_v2,
    c"cuDevicePrimaryCtxReset" c"CUresult (CUdevice)" 500 slots::cuDevicePrimaryCtxReset_v2,
    c"cuDevicePrimaryCtxRetain" c"CUresult (CUcontext *, CUdevice)" 500 slots::cuDevicePrimaryCtxRetain,
    c"cuDevicePrimaryCtxSetFlags" c"CUresult (CUdevice, unsigned int)" 500 slots::cuDevicePrimaryCtxSetFlags_v2,
    c"cuDeviceRegisterAsyncNotification" c"CUresult (CUdevice, CUasyncCallback, void *, CUasyncCallbackHandle *)" 500 slots::cuDeviceRegisterAsyncNotification,
    c"cuDeviceSetGraphMemAttribute" c"CUresult (CUdevice, CUgraphMem_attribute, void *)" 500 slots::cuDeviceSetGraphMemAttribute,
    c"cuDeviceSetMemPool" c"CUresult (CUdevice, CUmemoryPool)" 500 slots::cuDeviceSetMemPool,
    c"cuDeviceTotalMem" c"CUresult (size_t *, CUdevice)" 500 slots::cuDeviceTotalMem_v2,
    c"cuDeviceUnregisterAsyncNotification" c"CUresult (CUdevice, CUasyncCallbackHandle)" 500 slots::cuDeviceUnregisterAsyncNotification,
    c"cuDriverGetVersion" c"CUresult (int *)" 500 slots::cuDriverGetVersion,
    c"cuEGLStreamConsumerAcquireFrame" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, CUgraphicsResource *, CUstream *, unsigned int)" 500 slots::cuEGLStreamConsumerAcquireFrame,
    c"cuEGLStreamConsumerConnect" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_EGLStreamKHR)" 500 slots::cuEGLStreamConsumerConnect,
    c"cuEGLStreamConsumerConnectWithFlags" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_EGLStreamKHR, unsigned int)" 500 slots::cuEGLStreamConsumerConnectWithFlags,
    c"cuEGLStreamConsumerDisconnect" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *)" 500 slots::cuEGLStreamConsumerDisconnect,
    c"cuEGLStreamConsumerReleaseFrame" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, CUgraphicsResource, CUstream *)" 500 slots::cuEGLStreamConsumerReleaseFrame,
    c"cuEGLStreamProducerConnect" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_EGLStreamKHR, __pyx_t_4cuda_8bindings_8cydriver_EGLint, __pyx_t_4cuda_8bindings_8cydriver_EGLint)" 500 slots::cuEGLStreamProducerConnect,
    c"cuEGLStreamProducerDisconnect" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *)" 500 slots::cuEGLStreamProducerDisconnect,
    c"cuEGLStreamProducerPresentFrame" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_CUeglFrame, CUstream *)" 500 slots::cuEGLStreamProducerPresentFrame,
    c"cuEGLStreamProducerReturnFrame" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_CUeglFrame *, CUstream *)" 500 slots::cuEGLStreamProducerReturnFrame,
    c"cuEventCreate" c"CUresult (CUevent *, unsigned int)" 500 slots::cuEventCreate,
    c"cuEventCreateFromEGLSync" c"CUresult (CUevent *, __pyx_t_4cuda_8bindings_8cydriver_EGLSyncKHR, unsigned int)" 500 slots::cuEventCreateFromEGLSync,
    c"cuEventDestroy" c"CUresult (CUevent)" 500 slots::cuEventDestroy_v2,
    c"cuEventElapsedTime" c"CUresult (float *, CUevent, CUevent)" 500 slots::cuEventElapsedTime,
    c"cuEventElapsedTime_v2" c"CUresult (float *, CUevent, CUevent)" 500 slots::cuEventElapsedTime_v2,
    c"cuEventQuery" c"CUresult (CUevent)" 500 slots::cuEventQuery,
    c"cuEventRecord" c"CUresult (CUevent, CUstream)" 500 slots::cuEventRecord,
    c"cuEventRecordWithFlags" c"CUresult (CUevent, CUstream, unsigned int)" 500 slots::cuEventRecordWithFlags,
    c"cuEventSynchronize" c"CUresult (CUevent)" 500 slots::cuEventSynchronize,
    c"cuExternalMemoryGetMappedBuffer" c"CUresult (CUdeviceptr *, CUexternalMemory, CUDA_EXTERNAL_MEMORY_BUFFER_DESC const *)" 500 slots::cuExternalMemoryGetMappedBuffer,
    c"cuExternalMemoryGetMappedMipmappedArray" c"CUresult (CUmipmappedArray *, CUexternalMemory, CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC const *)" 500 slots::cuExternalMemoryGetMappedMipmappedArray,
    c"cuFlushGPUDirectRDMAWrites" c"CUresult (CUflushGPUDirectRDMAWritesTarget, CUflushGPUDirectRDMAWritesScope)" 500 slots::cuFlushGPUDirectRDMAWrites,
    c"cuFuncGetAttribute" c"CUresult (int *, CUfunction_attribute, CUfunction)" 500 slots::cuFuncGetAttribute,
    c"cuFuncGetModule" c"CUresult (CUmodule *, CUfunction)" 500 slots::cuFuncGetModule,
    c"cuFuncGetName" c"CUresult (char const **, CUfunction)" 500 slots::cuFuncGetName,
    c"cuFuncGetParamInfo" c"CUresult (CUfunction, size_t, size_t *, size_t *)" 500 slots::cuFuncGetParamInfo,
    c"cuFuncIsLoaded" c"CUresult (CUfunctionLoadingState *, CUfunction)" 500 slots::cuFuncIsLoaded,
    c"cuFuncLoad" c"CUresult (CUfunction)" 500 slots::cuFuncLoad,
    c"cuFuncSetAttribute" c"CUresult (CUfunction, CUfunction_attribute, int)" 500 slots::cuFuncSetAttribute,
    c"cuFuncSetBlockShape" c"CUresult (CUfunction, int, int, int)" 500 slots::cuFuncSetBlockShape,
    c"cuFuncSetCacheConfig" c"CUresult (CUfunction, CUfunc_cache)" 500 slots::cuFuncSetCacheConfig,
    c"cuFuncSetSharedMemConfig" c"CUresult (CUfunction, CUsharedconfig)" 500 slots::cuFuncSetSharedMemConfig,
    c"cuFuncSetSharedSize" c"CUresult (CUfunction, unsigned int)" 500 slots::cuFuncSetSharedSize,
    c"cuGLCtxCreate" c"CUresult (CUcontext *, unsigned int, CUdevice)" 500 slots::cuGLCtxCreate_v2,
    c"cuGLGetDevices" c"CUresult (unsigned int *, CUdevice *, unsigned int, __pyx_t_4cuda_8bindings_8cydriver_CUGLDeviceList)" 500 slots::cuGLGetDevices_v2,
    c"cuGLInit" c"CUresult (void)" 500 slots::cuGLInit,
    c"cuGLMapBufferObject" c"CUresult (CUdeviceptr *, size_t *, __pyx_t_4cuda_8bindings_8cydriver_GLuint)" 500 slots::cuGLMapBufferObject_v2,
    c"cuGLMapBufferObjectAsync" c"CUresult (CUdeviceptr *, size_t *, __pyx_t_4cuda_8bindings_8cydriver_GLuint, CUstream)" 500 slots::cuGLMapBufferObjectAsync_v2,
    c"cuGLRegisterBufferObject" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint)" 500 slots::cuGLRegisterBufferObject,
    c"cuGLSetBufferObjectMapFlags" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint, unsigned int)" 500 slots::cuGLSetBufferObjectMapFlags,
    c"cuGLUnmapBufferObject" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint)" 500 slots::cuGLUnmapBufferObject,
    c"cuGLUnmapBufferObjectAsync" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint, CUstream)" 500 slots::cuGLUnmapBufferObjectAsync,
    c"cuGLUnregisterBufferObject" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint)" 500 slots::cuGLUnregisterBufferObject,
    c"cuGetErrorName" c"CUresult (CUresult, char const **)" 500 slots::cuGetErrorName,
    c"cuGetErrorString" c"CUresult (CUresult, char const **)" 500 slots::cuGetErrorString,
    c"cuGetExportTable" c"CUresult (void const **, CUuuid const *)" 500 slots::cuGetExportTable,
    c"cuGetProcAddress" c"CUresult (char const *, void **, int, cuuint64_t, CUdriverProcAddressQueryResult *)" 500 slots::cuGetProcAddress_v2,
    c"cuGraphAddBatchMemOpNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_BATCH_MEM_OP_NODE_PARAMS const *)" 500 slots::cuGraphAddBatchMemOpNode,
    c"cuGraphAddChildGraphNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUgraph)" 500 slots::cuGraphAddChildGraphNode,
    c"cuGraphAddDependencies" c"CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, size_t)" 500 slots::cuGraphAddDependencies,
    c"cuGraphAddDependencies_v2" c"CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, CUgraphEdgeData const *, size_t)" 500 slots::cuGraphAddDependencies_v2,
    c"cuGraphAddEmptyNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t)" 500 slots::cuGraphAddEmptyNode,
    c"cuGraphAddEventRecordNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUevent)" 500 slots::cuGraphAddEventRecordNode,
    c"cuGraphAddEventWaitNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUevent)" 500 slots::cuGraphAddEventWaitNode,
    c"cuGraphAddExternalSemaphoresSignalNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS const *)" 500 slots::cuGraphAddExternalSemaphoresSignalNode,
    c"cuGraphAddExternalSemaphoresWaitNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_EXT_SEM_WAIT_NODE_PARAMS const *)" 500 slots::cuGraphAddExternalSemaphoresWaitNode,
    c"cuGraphAddHostNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_HOST_NODE_PARAMS const *)" 500 slots::cuGraphAddHostNode,
    c"cuGraphAddKernelNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_KERNEL_NODE_PARAMS const *)" 500 slots::cuGraphAddKernelNode_v2,
    c"cuGraphAddMemAllocNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_MEM_ALLOC_NODE_PARAMS *)" 500 slots::cuGraphAddMemAllocNode,
    c"cuGraphAddMemFreeNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUdeviceptr)" 500 slots::cuGraphAddMemFreeNode,
    c"cuGraphAddMemcpyNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_MEMCPY3D const *, CUcontext)" 500 slots::cuGraphAddMemcpyNode,
    c"cuGraphAddMemsetNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_MEMSET_NODE_PARAMS const *, CUcontext)" 500 slots::cuGraphAddMemsetNode,
    c"cuGraphAddNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUgraphNodeParams *)" 500 slots::cuGraphAddNode,
    c"cuGraphAddNode_v2" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, CUgraphEdgeData const *, size_t, CUgraphNodeParams *)" 500 slots::cuGraphAddNode_v2,
    c"cuGraphBatchMemOpNodeGetParams" c"CUresult (CUgraphNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *)" 500 slots::cuGraphBatchMemOpNodeGetParams,
    c"cuGraphBatchMemOpNodeSetParams" c"CUresult (CUgraphNode, CUDA_BATCH_MEM_OP_NODE_PARAMS const *)" 500 slots::cuGraphBatchMemOpNodeSetParams,
    c"cuGraphChildGraphNodeGetGraph" c"CUresult (CUgraphNode, CUgraph *)" 500 slots::cuGraphChildGraphNodeGetGraph,
    c"cuGraphClone" c"CUresult (CUgraph *, CUgraph)" 500 slots::cuGraphClone,
    c"cuGraphConditionalHandleCreate" c"CUresult (CUgraphConditionalHandle *, CUgraph, CUcontext, unsigned int, unsigned int)" 500 slots::cuGraphConditionalHandleCreate,
    c"cuGraphCreate" c"CUresult (CUgraph *, unsigned int)" 500 slots::cuGraphCreate,
    c"cuGraphDebugDotPrint" c"CUresult (CUgraph, char const *, unsigned int)" 500 slots::cuGraphDebugDotPrint,
    c"cuGraphDestroy" c"CUresult (CUgraph)" 500 slots::cuGraphDestroy,
    c"cuGraphDestroyNode" c"CUresult (CUgraphNode)" 500 slots::cuGraphDestroyNode,
    c"cuGraphEventRecordNodeGetEvent" c"CUresult (CUgraphNode, CUevent *)" 500 slots::cuGraphEventRecordNodeGetEvent,
    c"cuGraphEventRecordNodeSetEvent" c"CUresult (CUgraphNode, CUevent)" 500 slots::cuGraphEventRecordNodeSetEvent,
    c"cuGraphEventWaitNodeGetEvent" c"CUresult (CUgraphNode, CUevent *)" 500 slots::cuGraphEventWaitNodeGetEvent,
    c"cuGraphEventWaitNodeSetEvent" c"CUresult (CUgraphNode, CUevent)" 500 slots::cuGraphEventWaitNodeSetEvent,
    c"cuGraphExecBatchMemOpNodeSetParams" c"CUresult (CUgraphExec, CUgraphNode, CUDA_BATCH_MEM_OP_NODE_PARAMS const *)" 500 slots::cuGraphExecBatchMemOpNodeSetParams,
    c"cuGraphExecChildGraphNodeSetParams" c"CUresult (CUgraphExec, CUgraphNode, CUgraph)" 500 slots::cuGraphExecChildGraphNodeSetParams,
    c"cuGraphExecDestroy" c"CUresult (CUgraphExec)" 500 slots::cuGraphExecDestroy,
    c"cuGraphExecEventRecordNodeSetEvent" c"CUresult (CUgraphExec, CUgraphNode, CUevent)" 500 slots::cuGraphExecEventRecordNodeSetEvent,
    c"cuGraphExecEventWaitNodeSetEvent" c"CUresult (CUgraphExec, CUgraphNode, CUevent)" 500 slots::cuGraphExecEventWaitNodeSetEvent,
    c"cuGraphExecExternalSemaphoresSignalNodeSetParams" c"CUresult (CUgraphExec, CUgraphNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS const *)" 500 slots::cuGraphExecExternalSemaphoresSignalNodeSetParams,
    c"cuGraphExecExternalSemaphoresWaitNodeSetParams" c"CUresult (CUgraphExec, CUgraphNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS const *)" 500 slots::cuGraphExecExternalSemaphoresWaitNodeSetParams,
    c"cuGraphExecGetFlags" c"CUresult (CUgraphExec, cuuint64_t *)" 500 slots::cuGraphExecGetFlags,
    c"cuGraphExecHostNodeSetParams" c"CUresult (CUgraphExec, CUgraphNode, CUDA_HOST_NODE_PARAMS const *)" 500 slots::cuGraphExecHostNodeSetParams,
    c"cuGraphExecKernelNodeSetParams" c"CUresult (CUgraphExec, CUgraphNode, CUDA_KERNEL_NODE_PARAMS const *)" 500 slots::cuGraphExecKernelNodeSetParams_v2,
    c"cuGraphExecMemcpyNodeSetParams" c"CUresult (CUgraphExec, CUgraphNode, CUDA_MEMCPY3D const *, CUcontext)" 500 slots::cuGraphExecMemcpyNodeSetParams,
    c"cuGraphExecMemsetNodeSetParams" c"CUresult (CUgraphExec, CUgraphNode, CUDA_MEMSET_NODE_PARAMS const *, CUcontext)" 500 slots::cuGraphExecMemsetNodeSetParams,
    c"cuGraphExecNodeSetParams" c"CUresult (CUgraphExec, CUgraphNode, CUgraphNodeParams *)" 500 slots::cuGraphExecNodeSetParams,
    c"cuGraphExecUpdate" c"CUresult (CUgraphExec, CUgraph, CUgraphExecUpdateResultInfo *)" 500 slots::cuGraphExecUpdate_v2,
    c"cuGraphExternalSemaphoresSignalNodeGetParams" c"CUresult (CUgraphNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *)" 500 slots::cuGraphExternalSemaphoresSignalNodeGetParams,
    c"cuGraphExternalSemaphoresSignalNodeSetParams" c"CUresult (CUgraphNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS const *)" 500 slots::cuGraphExternalSemaphoresSignalNodeSetParams,
    c"cuGraphExternalSemaphoresWaitNodeGetParams" c"CUresult (CUgraphNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS *)" 500 slots::cuGraphExternalSemaphoresWaitNodeGetParams,
    c"cuGraphExternalSemaphoresWaitNodeSetParams" c"CUresult (CUgraphNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS const *)" 500 slots::cuGraphExternalSemaphoresWaitNodeSetParams,
    c"cuGraphGetEdges" c"CUresult (CUgraph, CUgraphNode *, CUgraphNode *, size_t *)" 500 slots::cuGraphGetEdges,
    c"cuGraphGetEdges_v2" c"CUresult (CUgraph, CUgraphNode *, CUgraphNode *, CUgraphEdgeData *, size_t *)" 500 slots::cuGraphGetEdges_v2,
    c"cuGraphGetNodes" c"CUresult (CUgraph, CUgraphNode *, size_t *)" 500 slots::cuGraphGetNodes,
    c"cuGraphGetRootNodes" c"CUresult (CUgraph, CUgraphNode *, size_t *)" 500 slots::cuGraphGetRootNodes,
    c"cuGraphHostNodeGetParams" c"CUresult (CUgraphNode, CUDA_HOST_NODE_PARAMS *)" 500 slots::cuGraphHostNodeGetParams,
    c"cuGraphHostNodeSetParams" c"CUresult (CUgraphNode, CUDA_HOST_NODE_PARAMS const *)" 500 slots::cuGraphHostNodeSetParams,
    c"cuGraphInstantiate" c"CUresult (CUgraphExec *, CUgraph, unsigned PY_LONG_LONG)" 500 slots::cuGraphInstantiateWithFlags,
    c"cuGraphInstantiateWithParams" c"CUresult (CUgraphExec *, CUgraph, CUDA_GRAPH_INSTANTIATE_PARAMS *)" 500 slots::cuGraphInstantiateWithParams,
    c"cuGraphInstantiate_v2" c"CUresult (CUgraphExec *, CUgraph, CUgraphNode *, char *, size_t)" 500 slots::cuGraphInstantiate_v2,
    c"cuGraphKernelNodeCopyAttributes" c"CUresult (CUgraphNode, CUgraphNode)" 500 slots::cuGraphKernelNodeCopyAttributes,
    c"cuGraphKernelNodeGetAttribute" c"CUresult (CUgraphNode, CUkernelNodeAttrID, CUkernelNodeAttrValue *)" 500 slots::cuGraphKernelNodeGetAttribute,
    c"cuGraphKernelNodeGetParams" c"CUresult (CUgraphNode, CUDA_KERNEL_NODE_PARAMS *)" 500 slots::cuGraphKernelNodeGetParams_v2,
    c"cuGraphKernelNodeSetAttribute" c"CUresult (CUgraphNode, CUkernelNodeAttrID, CUkernelNodeAttrValue const *)" 500 slots::cuGraphKernelNodeSetAttribute,
    c"cuGraphKernelNodeSetParams" c"CUresult (CUgraphNode, CUDA_KERNEL_NODE_PARAMS const *)" 500 slots::cuGraphKernelNodeSetParams_v2,
    c"cuGraphLaunch" c"CUresult (CUgraphExec, CUstream)" 500 slots::cuGraphLaunch,
    c"cuGraphMemAllocNodeGetParams" c"CUresult (CUgraphNode, CUDA_MEM_ALLOC_NODE_PARAMS *)" 500 slots::cuGraphMemAllocNodeGetParams,
    c"cuGraphMemFreeNodeGetParams" c"CUresult (CUgraphNode, CUdeviceptr *)" 500 slots::cuGraphMemFreeNodeGetParams,
    c"cuGraphMemcpyNodeGetParams" c"CUresult (CUgraphNode, CUDA_MEMCPY3D *)" 500 slots::cuGraphMemcpyNodeGetParams,
    c"cuGraphMemcpyNodeSetParams" c"CUresult (CUgraphNode, CUDA_MEMCPY3D const *)" 500 slots::cuGraphMemcpyNodeSetParams,
    c"cuGraphMemsetNodeGetParams" c"CUresult (CUgraphNode, CUDA_MEMSET_NODE_PARAMS *)" 500 slots::cuGraphMemsetNodeGetParams,
    c"cuGraphMemsetNodeSetParams" c"CUresult (CUgraphNode, CUDA_MEMSET_NODE_PARAMS const *)" 500 slots::cuGraphMemsetNodeSetParams,
    c"cuGraphNodeFindInClone" c"CUresult (CUgraphNode *, CUgraphNode, CUgraph)" 500 slots::cuGraphNodeFindInClone,
    c"cuGraphNodeGetDependencies" c"CUresult (CUgraphNode, CUgraphNode *, size_t *)" 500 slots::cuGraphNodeGetDependencies,
    c"cuGraphNodeGetDependencies_v2" c"CUresult (CUgraphNode, CUgraphNode *, CUgraphEdgeData *, size_t *)" 500 slots::cuGraphNodeGetDependencies_v2,
    c"cuGraphNodeGetDependentNodes" c"CUresult (CUgraphNode, CUgraphNode *, size_t *)" 500 slots::cuGraphNodeGetDependentNodes,
    c"cuGraphNodeGetDependentNodes_v2" c"CUresult (CUgraphNode, CUgraphNode *, CUgraphEdgeData *, size_t *)" 500 slots::cuGraphNodeGetDependentNodes_v2,
    c"cuGraphNodeGetEnabled" c"CUresult (CUgraphExec, CUgraphNode, unsigned int *)" 500 slots::cuGraphNodeGetEnabled,
    c"cuGraphNodeGetType" c"CUresult (CUgraphNode, CUgraphNodeType *)" 500 slots::cuGraphNodeGetType,
    c"cuGraphNodeSetEnabled" c"CUresult (CUgraphExec, CUgraphNode, unsigned int)" 500 slots::cuGraphNodeSetEnabled,
    c"cuGraphNodeSetParams" c"CUresult (CUgraphNode, CUgraphNodeParams *)" 500 slots::cuGraphNodeSetParams,
    c"cuGraphReleaseUserObject" c"CUresult (CUgraph, CUuserObject, unsigned int)" 500 slots::cuGraphReleaseUserObject,
    c"cuGraphRemoveDependencies" c"CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, size_t)" 500 slots::cuGraphRemoveDependencies,
    c"cuGraphRemoveDependencies_v2" c"CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, CUgraphEdgeData const *, size_t)" 500 slots::cuGraphRemoveDependencies_v2,
    c"cuGraphRetainUserObject" c"CUresult (CUgraph, CUuserObject, unsigned int, unsigned int)" 500 slots::cuGraphRetainUserObject,
    c"cuGraphUpload" c"CUresult (CUgraphExec, CUstream)" 500 slots::cuGraphUpload,
    c"cuGraphicsEGLRegisterImage" c"CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_EGLImageKHR, unsigned int)" 500 slots::cuGraphicsEGLRegisterImage,
    c"cuGraphicsGLRegisterBuffer" c"CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_GLuint, unsigned int)" 500 slots::cuGraphicsGLRegisterBuffer,
    c"cuGraphicsGLRegisterImage" c"CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_GLuint, __pyx_t_4cuda_8bindings_8cydriver_GLenum, unsigned int)" 500 slots::cuGraphicsGLRegisterImage,
    c"cuGraphicsMapResources" c"CUresult (unsigned int, CUgraphicsResource *, CUstream)" 500 slots::cuGraphicsMapResources,
    c"cuGraphicsResourceGetMappedEglFrame" c"CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglFrame *, CUgraphicsResource, unsigned int, unsigned int)" 500 slots::cuGraphicsResourceGetMappedEglFrame,
    c"cuGraphicsResourceGetMappedMipmappedArray" c"CUresult (CUmipmappedArray *, CUgraphicsResource)" 500 slots::cuGraphicsResourceGetMappedMipmappedArray,
    c"cuGraphicsResourceGetMappedPointer" c"CUresult (CUdeviceptr *, size_t *, CUgraphicsResource)" 500 slots::cuGraphicsResourceGetMappedPointer_v2,
    c"cuGraphicsResourceSetMapFlags" c"CUresult (CUgraphicsResource, unsigned int)" 500 slots::cuGraphicsResourceSetMapFlags_v2,
    c"cuGraphicsSubResourceGetMappedArray" c"CUresult (CUarray *, CUgraphicsResource, unsigned int, unsigned int)" 500 slots::cuGraphicsSubResourceGetMappedArray,
    c"cuGraphicsUnmapResources" c"CUresult (unsigned int, CUgraphicsResource *, CUstream)" 500 slots::cuGraphicsUnmapResources,
    c"cuGraphicsUnregisterResource" c"CUresult (CUgraphicsResource)" 500 slots::cuGraphicsUnregisterResource,
    c"cuGraphicsVDPAURegisterOutputSurface" c"CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_VdpOutputSurface, unsigned int)" 500 slots::cuGraphicsVDPAURegisterOutputSurface,
    c"cuGraphicsVDPAURegisterVideoSurface" c"CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_VdpVideoSurface, unsigned int)" 500 slots::cuGraphicsVDPAURegisterVideoSurface,
    c"cuGreenCtxCreate" c"CUresult (CUgreenCtx *, CUdevResourceDesc, CUdevice, unsigned int)" 500 slots::cuGreenCtxCreate,
    c"cuGreenCtxDestroy" c"CUresult (CUgreenCtx)" 500 slots::cuGreenCtxDestroy,
    c"cuGreenCtxGetDevResource" c"CUresult (CUgreenCtx, CUdevResource *, CUdevResourceType)" 500 slots::cuGreenCtxGetDevResource,
    c"cuGreenCtxRecordEvent" c"CUresult (CUgreenCtx, CUevent)" 500 slots::cuGreenCtxRecordEvent,
    c"cuGreenCtxStreamCreate" c"CUresult (CUstream *, CUgreenCtx, unsigned int, int)" 500 slots::cuGreenCtxStreamCreate,
    c"cuGreenCtxWaitEvent" c"CUresult (CUgreenCtx, CUevent)" 500 slots::cuGreenCtxWaitEvent,
    c"cuImportExternalMemory" c"CUresult (CUexternalMemory *, CUDA_EXTERNAL_MEMORY_HANDLE_DESC const *)" 500 slots::cuImportExternalMemory,
    c"cuImportExternalSemaphore" c"CUresult (CUexternalSemaphore *, CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC const *)" 500 slots::cuImportExternalSemaphore,
    c"cuInit" c"CUresult (unsigned int)" 500 slots::cuInit,
    c"cuIpcCloseMemHandle" c"CUresult (CUdeviceptr)" 500 slots::cuIpcCloseMemHandle,
    c"cuIpcGetEventHandle" c"CUresult (CUipcEventHandle *, CUevent)" 500 slots::cuIpcGetEventHandle,
    c"cuIpcGetMemHandle" c"CUresult (CUipcMemHandle *, CUdeviceptr)" 500 slots::cuIpcGetMemHandle,
    c"cuIpcOpenEventHandle" c"CUresult (CUevent *, CUipcEventHandle)" 500 slots::cuIpcOpenEventHandle,
    c"cuIpcOpenMemHandle" c"CUresult (CUdeviceptr *, CUipcMemHandle, unsigned int)" 500 slots::cuIpcOpenMemHandle_v2,
    c"cuKernelGetAttribute" c"CUresult (int *, CUfunction_attribute, CUkernel, CUdevice)" 500 slots::cuKernelGetAttribute,
    c"cuKernelGetFunction" c"CUresult (CUfunction *, CUkernel)" 500 slots::cuKernelGetFunction,
    c"cuKernelGetLibrary" c"CUresult (CUlibrary *, CUkernel)" 500 slots::cuKernelGetLibrary,
    c"cuKernelGetName" c"CUresult (char const **, CUkernel)" 500 slots::cuKernelGetName,
    c"cuKernelGetParamInfo" c"CUresult (CUkernel, size_t, size_t *, size_t *)" 500 slots::cuKernelGetParamInfo,
    c"cuKernelSetAttribute" c"CUresult (CUfunction_attribute, int, CUkernel, CUdevice)" 500 slots::cuKernelSetAttribute,
    c"cuKernelSetCacheConfig" c"CUresult (CUkernel, CUfunc_cache, CUdevice)" 500 slots::cuKernelSetCacheConfig,
    c"cuLaunch" c"CUresult (CUfunction)" 500 slots::cuLaunch,
    c"cuLaunchCooperativeKernel" c"CUresult (CUfunction, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, CUstream, void **)" 500 slots::cuLaunchCooperativeKernel,
    c"cuLaunchCooperativeKernelMultiDevice" c"CUresult (CUDA_LAUNCH_PARAMS *, unsigned int, unsigned int)" 500 slots::cuLaunchCooperativeKernelMultiDevice,
    c"cuLaunchGrid" c"CUresult (CUfunction, int, int)" 500 slots::cuLaunchGrid,
    c"cuLaunchGridAsync" c"CUresult (CUfunction, int, int, CUstream)" 500 slots::cuLaunchGridAsync,
    c"cuLaunchHostFunc" c"CUresult (CUstream, CUhostFn, void *)" 500 slots::cuLaunchHostFunc,
    c"cuLaunchKernel" c"CUresult (CUfunction, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, CUstream, void **, void **)" 500 slots::cuLaunchKernel,
    c"cuLaunchKernelEx" c"CUresult (CUlaunchConfig const *, CUfunction, void **, void **)" 500 slots::cuLaunchKernelEx,
    c"cuLibraryEnumerateKernels" c"CUresult (CUkernel *, unsigned int, CUlibrary)" 500 slots::cuLibraryEnumerateKernels,
    c"cuLibraryGetGlobal" c"CUresult (CUdeviceptr *, size_t *, CUlibrary, char const *)" 500 slots::cuLibraryGetGlobal,
    c"cuLibraryGetKernel" c"CUresult (CUkernel *, CUlibrary, char const *)" 500 slots::cuLibraryGetKernel,
    c"cuLibraryGetKernelCount" c"CUresult (unsigned int *, CUlibrary)" 500 slots::cuLibraryGetKernelCount,
    c"cuLibraryGetManaged" c"CUresult (CUdeviceptr *, size_t *, CUlibrary, char const *)" 500 slots::cuLibraryGetManaged,
    c"cuLibraryGetModule" c"CUresult (CUmodule *, CUlibrary)" 500 slots::cuLibraryGetModule,
    c"cuLibraryGetUnifiedFunction" c"CUresult (void **, CUlibrary, char const *)" 500 slots::cuLibraryGetUnifiedFunction,
    c"cuLibraryLoadData" c"CUresult (CUlibrary *, void const *, CUjit_option *, void **, unsigned int, CUlibraryOption *, void **, unsigned int)" 500 slots::cuLibraryLoadData,
    c"cuLibraryLoadFromFile" c"CUresult (CUlibrary *, char const *, CUjit_option *, void **, unsigned int, CUlibraryOption *, void **, unsigned int)" 500 slots::cuLibraryLoadFromFile,
    c"cuLibraryUnload" c"CUresult (CUlibrary)" 500 slots::cuLibraryUnload,
    c"cuLinkAddData" c"CUresult (CUlinkState, CUjitInputType, void *, size_t, char const *, unsigned int, CUjit_option *, void **)" 500 slots::cuLinkAddData_v2,
    c"cuLinkAddFile" c"CUresult (CUlinkState, CUjitInputType, char const *, unsigned int, CUjit_option *, void **)" 500 slots::cuLinkAddFile_v2,
    c"cuLinkComplete" c"CUresult (CUlinkState, void **, size_t *)" 500 slots::cuLinkComplete,
    c"cuLinkCreate" c"CUresult (unsigned int, CUjit_option *, void **, CUlinkState *)" 500 slots::cuLinkCreate_v2,
    c"cuLinkDestroy" c"CUresult (CUlinkState)" 500 slots::cuLinkDestroy,
    c"cuLogsCurrent" c"CUresult (CUlogIterator *, unsigned int)" 500 slots::cuLogsCurrent,
    c"cuLogsDumpToFile" c"CUresult (CUlogIterator *, char const *, unsigned int)" 500 slots::cuLogsDumpToFile,
    c"cuLogsDumpToMemory" c"CUresult (CUlogIterator *, char *, size_t *, unsigned int)" 500 slots::cuLogsDumpToMemory,
    c"cuLogsRegisterCallback" c"CUresult (CUlogsCallback, void *, CUlogsCallbackHandle *)" 500 slots::cuLogsRegisterCallback,
    c"cuLogsUnregisterCallback" c"CUresult (CUlogsCallbackHandle)" 500 slots::cuLogsUnregisterCallback,
    c"cuMemAddressFree" c"CUresult (CUdeviceptr, size_t)" 500 slots::cuMemAddressFree,
    c"cuMemAddressReserve" c"CUresult (CUdeviceptr *, size_t, size_t, CUdeviceptr, unsigned PY_LONG_LONG)" 500 slots::cuMemAddressReserve,
    c"cuMemAdvise" c"CUresult (CUdeviceptr, size_t, CUmem_advise, CUdevice)" 500 slots::cuMemAdvise,
    c"cuMemAdvise_v2" c"CUresult (CUdeviceptr, size_t, CUmem_advise, CUmemLocation)" 500 slots::cuMemAdvise_v2,
    c"cuMemAlloc" c"CUresult (CUdeviceptr *, size_t)" 500 slots::cuMemAlloc_v2,
    c"cuMemAllocAsync" c"CUresult (CUdeviceptr *, size_t, CUstream)" 500 slots::cuMemAllocAsync,
    c"cuMemAllocFromPoolAsync" c"CUresult (CUdeviceptr *, size_t, CUmemoryPool, CUstream)" 500 slots::cuMemAllocFromPoolAsync,
    c"cuMemAllocHost" c"CUresult (void **, size_t)" 500 slots::cuMemAllocHost_v2,
    c"cuMemAllocManaged" c"CUresult (CUdeviceptr *, size_t, unsigned int)" 500 slots::cuMemAllocManaged,
    c"cuMemAllocPitch" c"CUresult (CUdeviceptr *, size_t *, size_t, size_t, unsigned int)" 500 slots::cuMemAllocPitch_v2,
    c"cuMemBatchDecompressAsync" c"CUresult (CUmemDecompressParams *, size_t, unsigned int, size_t *, CUstream)" 500 slots::cuMemBatchDecompressAsync,
    c"cuMemCreate" c"CUresult (CUmemGenericAllocationHandle *, size_t, CUmemAllocationProp const *, unsigned PY_LONG_LONG)" 500 slots::cuMemCreate,
    c"cuMemExportToShareableHandle" c"CUresult (void *, CUmemGenericAllocationHandle, CUmemAllocationHandleType, unsigned PY_LONG_LONG)" 500 slots::cuMemExportToShareableHandle,
    c"cuMemFree" c"CUresult (CUdeviceptr)" 500 slots::cuMemFree_v2,
    c"cuMemFreeAsync" c"CUresult (CUdeviceptr, CUstream)" 500 slots::cuMemFreeAsync,
    c"cuMemFreeHost" c"CUresult (void *)" 500 slots::cuMemFreeHost,
    c"cuMemGetAccess" c"CUresult (unsigned PY_LONG_LONG *, CUmemLocation const *, CUdeviceptr)" 500 slots::cuMemGetAccess,
    c"cuMemGetAddressRange" c"CUresult (CUdeviceptr *, size_t *, CUdeviceptr)" 500 slots::cuMemGetAddressRange_v2,
    c"cuMemGetAllocationGranularity" c"CUresult (size_t *, CUmemAllocationProp const *, CUmemAllocationGranularity_flags)" 500 slots::cuMemGetAllocationGranularity,
    c"cuMemGetAllocationPropertiesFromHandle" c"CUresult (CUmemAllocationProp *, CUmemGenericAllocationHandle)" 500 slots::cuMemGetAllocationPropertiesFromHandle,
    c"cuMemGetHandleForAddressRange" c"CUresult (void *, CUdeviceptr, size_t, CUmemRangeHandleType, unsigned PY_LONG_LONG)" 500 slots::cuMemGetHandleForAddressRange,
    c"cuMemGetInfo" c"CUresult (size_t *, size_t *)" 500 slots::cuMemGetInfo_v2,
    c"cuMemHostAlloc" c"CUresult (void **, size_t, unsigned int)" 500 slots::cuMemHostAlloc,
    c"cuMemHostGetDevicePointer" c"CUresult (CUdeviceptr *, void *, unsigned int)" 500 slots::cuMemHostGetDevicePointer_v2,
    c"cuMemHostGetFlags" c"CUresult (unsigned int *, void *)" 500 slots::cuMemHostGetFlags,
    c"cuMemHostRegister" c"CUresult (void *, size_t, unsigned int)" 500 slots::cuMemHostRegister_v2,
    c"cuMemHostUnregister" c"CUresult (void *)" 500 slots::cuMemHostUnregister,
    c"cuMemImportFromShareableHandle" c"CUresult (CUmemGenericAllocationHandle *, void *, CUmemAllocationHandleType)" 500 slots::cuMemImportFromShareableHandle,
    c"cuMemMap" c"CUresult (CUdeviceptr, size_t, size_t, CUmemGenericAllocationHandle, unsigned PY_LONG_LONG)" 500 slots::cuMemMap,
    c"cuMemMapArrayAsync" c"CUresult (CUarrayMapInfo *, unsigned int, CUstream)" 500 slots::cuMemMapArrayAsync,
    c"cuMemPoolCreate" c"CUresult (CUmemoryPool *, CUmemPoolProps const *)" 500 slots::cuMemPoolCreate,
    c"cuMemPoolDestroy" c"CUresult (CUmemoryPool)" 500 slots::cuMemPoolDestroy,
    c"cuMemPoolExportPointer" c"CUresult (CUmemPoolPtrExportData *, CUdeviceptr)" 500 slots::cuMemPoolExportPointer,
    c"cuMemPoolExportToShareableHandle" c"CUresult (void *, CUmemoryPool, CUmemAllocationHandleType, unsigned PY_LONG_LONG)" 500 slots::cuMemPoolExportToShareableHandle,
    c"cuMemPoolGetAccess" c"CUresult (CUmemAccess_flags *, CUmemoryPool, CUmemLocation *)" 500 slots::cuMemPoolGetAccess,
    c"cuMemPoolGetAttribute" c"CUresult (CUmemoryPool, CUmemPool_attribute, void *)" 500 slots::cuMemPoolGetAttribute,
    c"cuMemPoolImportFromShareableHandle" c"CUresult (CUmemoryPool *, void *, CUmemAllocationHandleType, unsigned PY_LONG_LONG)" 500 slots::cuMemPoolImportFromShareableHandle,
    c"cuMemPoolImportPointer" c"CUresult (CUdeviceptr *, CUmemoryPool, CUmemPoolPtrExportData *)" 500 slots::cuMemPoolImportPointer,
    c"cuMemPoolSetAccess" c"CUresult (CUmemoryPool, CUmemAccessDesc const *, size_t)" 500 slots::cuMemPoolSetAccess,
    c"cuMemPoolSetAttribute" c"CUresult (CUmemoryPool, CUmemPool_attribute, void *)" 500 slots::cuMemPoolSetAttribute,
    c"cuMemPoolTrimTo" c"CUresult (CUmemoryPool, size_t)" 500 slots::cuMemPoolTrimTo,
    c"cuMemPrefetchAsync" c"CUresult (CUdeviceptr, size_t, CUdevice, CUstream)" 500 slots::cuMemPrefetchAsync,
    c"cuMemPrefetchAsync_v2" c"CUresult (CUdeviceptr, size_t, CUmemLocation, unsigned int, CUstream)" 500 slots::cuMemPrefetchAsync_v2,
    c"cuMemRangeGetAttribute" c"CUresult (void *, size_t, CUmem_range_attribute, CUdeviceptr, size_t)" 500 slots::cuMemRangeGetAttribute,
    c"cuMemRangeGetAttributes" c"CUresult (void **, size_t *, CUmem_range_attribute *, size_t, CUdeviceptr, size_t)" 500 slots::cuMemRangeGetAttributes,
    c"cuMemRelease" c"CUresult (CUmemGenericAllocationHandle)" 500 slots::cuMemRelease,
    c"cuMemRetainAllocationHandle" c"CUresult (CUmemGenericAllocationHandle *, void *)" 500 slots::cuMemRetainAllocationHandle,
    c"cuMemSetAccess" c"CUresult (CUdeviceptr, size_t, CUmemAccessDesc const *, size_t)" 500 slots::cuMemSetAccess,
    c"cuMemUnmap" c"CUresult (CUdeviceptr, size_t)" 500 slots::cuMemUnmap,
    c"cuMemcpy" c"CUresult (CUdeviceptr, CUdeviceptr, size_t)" 500 slots::cuMemcpy,
    c"cuMemcpy2D" c"CUresult (CUDA_MEMCPY2D const *)" 500 slots::cuMemcpy2D_v2,
    c"cuMemcpy2DAsync" c"CUresult (CUDA_MEMCPY2D const *, CUstream)" 500 slots::cuMemcpy2DAsync_v2,
    c"cuMemcpy2DUnaligned" c"CUresult (CUDA_MEMCPY2D const *)" 500 slots::cuMemcpy2DUnaligned_v2,
    c"cuMemcpy3D" c"CUresult (CUDA_MEMCPY3D const *)" 500 slots::cuMemcpy3D_v2,
    c"cuMemcpy3DAsync" c"CUresult (CUDA_MEMCPY3D const *, CUstream)" 500 slots::cuMemcpy3DAsync_v2,
    c"cuMemcpy3DBatchAsync" c"CUresult (size_t, CUDA_MEMCPY3D_BATCH_OP *, size_t *, unsigned PY_LONG_LONG, CUstream)" 500 slots::cuMemcpy3DBatchAsync,
    c"cuMemcpy3DPeer" c"CUresult (CUDA_MEMCPY3D_PEER const *)" 500 slots::cuMemcpy3DPeer,
    c"cuMemcpy3DPeerAsync" c"CUresult (CUDA_MEMCPY3D_PEER const *, CUstream)" 500 slots::cuMemcpy3DPeerAsync,
    c"cuMemcpyAsync" c"CUresult (CUdeviceptr, CUdeviceptr, size_t, CUstream)" 500 slots::cuMemcpyAsync,
    c"cuMemcpyAtoA" c"CUresult (CUarray, size_t, CUarray, size_t, size_t)" 500 slots::cuMemcpyAtoA_v2,
    c"cuMemcpyAtoD" c"CUresult (CUdeviceptr, CUarray, size_t, size_t)" 500 slots::cuMemcpyAtoD_v2,
    c"cuMemcpyAtoH" c"CUresult (void *, CUarray, size_t, size_t)" 500 slots::cuMemcpyAtoH_v2,
    c"cuMemcpyAtoHAsync" c"CUresult (void *, CUarray, size_t, size_t, CUstream)" 500 slots::cuMemcpyAtoHAsync_v2,
    c"cuMemcpyBatchAsync" c"CUresult (CUdeviceptr *, CUdeviceptr *, size_t *, size_t, CUmemcpyAttributes *, size_t *, size_t, size_t *, CUstream)" 500 slots::cuMemcpyBatchAsync,
    c"cuMemcpyDtoA" c"CUresult (CUarray, size_t, CUdeviceptr, size_t)" 500 slots::cuMemcpyDtoA_v2,
    c"cuMemcpyDtoD" c"CUresult (CUdeviceptr, CUdeviceptr, size_t)" 500 slots::cuMemcpyDtoD_v2,
    c"cuMemcpyDtoDAsync" c"CUresult (CUdeviceptr, CUdeviceptr, size_t, CUstream)" 500 slots::cuMemcpyDtoDAsync_v2,
    c"cuMemcpyDtoH" c"CUresult (void *, CUdeviceptr, size_t)" 500 slots::cuMemcpyDtoH_v2,
    c"cuMemcpyDtoHAsync" c"CUresult (void *, CUdeviceptr, size_t, CUstream)" 500 slots::cuMemcpyDtoHAsync_v2,
    c"cuMemcpyHtoA" c"CUresult (CUarray, size_t, void const *, size_t)" 500 slots::cuMemcpyHtoA_v2,
    c"cuMemcpyHtoAAsync" c"CUresult (CUarray, size_t, void const *, size_t, CUstream)" 500 slots::cuMemcpyHtoAAsync_v2,
    c"cuMemcpyHtoD" c"CUresult (CUdeviceptr, void const *, size_t)" 500 slots::cuMemcpyHtoD_v2,
    c"cuMemcpyHtoDAsync" c"CUresult (CUdeviceptr, void const *, size_t, CUstream)" 500 slots::cuMemcpyHtoDAsync_v2,
    c"cuMemcpyPeer" c"CUresult (CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t)" 500 slots::cuMemcpyPeer,
    c"cuMemcpyPeerAsync" c"CUresult (CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t, CUstream)" 500 slots::cuMemcpyPeerAsync,
    c"cuMemsetD16" c"CUresult (CUdeviceptr, unsigned short, size_t)" 500 slots::cuMemsetD16_v2,
    c"cuMemsetD16Async" c"CUresult (CUdeviceptr, unsigned short, size_t, CUstream)" 500 slots::cuMemsetD16Async,
    c"cuMemsetD2D16" c"CUresult (CUdeviceptr, size_t, unsigned short, size_t, size_t)" 500 slots::cuMemsetD2D16_v2,
    c"cuMemsetD2D16Async" c"CUresult (CUdeviceptr, size_t, unsigned short, size_t, size_t, CUstream)" 500 slots::cuMemsetD2D16Async,
    c"cuMemsetD2D32" c"CUresult (CUdeviceptr, size_t, unsigned int, size_t, size_t)" 500 slots::cuMemsetD2D32_v2,
    c"cuMemsetD2D32Async" c"CUresult (CUdeviceptr, size_t, unsigned int, size_t, size_t, CUstream)" 500 slots::cuMemsetD2D32Async,
    c"cuMemsetD2D8" c"CUresult (CUdeviceptr, size_t, unsigned char, size_t, size_t)" 500 slots::cuMemsetD2D8_v2,
    c"cuMemsetD2D8Async" c"CUresult (CUdeviceptr, size_t, unsigned char, size_t, size_t, CUstream)" 500 slots::cuMemsetD2D8Async,
    c"cuMemsetD32" c"CUresult (CUdeviceptr, unsigned int, size_t)" 500 slots::cuMemsetD32_v2,
    c"cuMemsetD32Async" c"CUresult (CUdeviceptr, unsigned int, size_t, CUstream)" 500 slots::cuMemsetD32Async,
    c"cuMemsetD8" c"CUresult (CUdeviceptr, unsigned char, size_t)" 500 slots::cuMemsetD8_v2,
    c"cuMemsetD8Async" c"CUresult (CUdeviceptr, unsigned char, size_t, CUstream)" 500 slots::cuMemsetD8Async,
    c"cuMipmappedArrayCreate" c"CUresult (CUmipmappedArray *, CUDA_ARRAY3D_DESCRIPTOR const *, unsigned int)" 500 slots::cuMipmappedArrayCreate,
    c"cuMipmappedArrayDestroy" c"CUresult (CUmipmappedArray)" 500 slots::cuMipmappedArrayDestroy,
    c"cuMipmappedArrayGetLevel" c"CUresult (CUarray *, CUmipmappedArray, unsigned int)" 500 slots::cuMipmappedArrayGetLevel,
    c"cuMipmappedArrayGetMemoryRequirements" c"CUresult (CUDA_ARRAY_MEMORY_REQUIREMENTS *, CUmipmappedArray, CUdevice)" 500 slots::cuMipmappedArrayGetMemoryRequirements,
    c"cuMipmappedArrayGetSparseProperties" c"CUresult (CUDA_ARRAY_SPARSE_PROPERTIES *, CUmipmappedArray)" 500 slots::cuMipmappedArrayGetSparseProperties,
    c"cuModuleEnumerateFunctions" c"CUresult (CUfunction *, unsigned int, CUmodule)" 500 slots::cuModuleEnumerateFunctions,
    c"cuModuleGetFunction" c"CUresult (CUfunction *, CUmodule, char const *)" 500 slots::cuModuleGetFunction,
    c"cuModuleGetFunctionCount" c"CUresult (unsigned int *, CUmodule)" 500 slots::cuModuleGetFunctionCount,
    c"cuModuleGetGlobal" c"CUresult (CUdeviceptr *, size_t *, CUmodule, char const *)" 500 slots::cuModuleGetGlobal_v2,
    c"cuModuleGetLoadingMode" c"CUresult (CUmoduleLoadingMode *)" 500 slots::cuModuleGetLoadingMode,
    c"cuModuleGetSurfRef" c"CUresult (CUsurfref *, CUmodule, char const *)" 500 slots::cuModuleGetSurfRef,
    c"cuModuleGetTexRef" c"CUresult (CUtexref *, CUmodule, char const *)" 500 slots::cuModuleGetTexRef,
    c"cuModuleLoad" c"CUresult (CUmodule *, char const *)" 500 slots::cuModuleLoad,
    c"cuModuleLoadData" c"CUresult (CUmodule *, void const *)" 500 slots::cuModuleLoadData,
    c"cuModuleLoadDataEx" c"CUresult (CUmodule *, void const *, unsigned int, CUjit_option *, void **)" 500 slots::cuModuleLoadDataEx,
    c"cuModuleLoadFatBinary" c"CUresult (CUmodule *, void const *)" 500 slots::cuModuleLoadFatBinary,
    c"cuModuleUnload" c"CUresult (CUmodule)" 500 slots::cuModuleUnload,
    c"cuMulticastAddDevice" c"CUresult (CUmemGenericAllocationHandle, CUdevice)" 500 slots::cuMulticastAddDevice,
    c"cuMulticastBindAddr" c"CUresult (CUmemGenericAllocationHandle, size_t, CUdeviceptr, size_t, unsigned PY_LONG_LONG)" 500 slots::cuMulticastBindAddr,
    c"cuMulticastBindMem" c"CUresult (CUmemGenericAllocationHandle, size_t, CUmemGenericAllocationHandle, size_t, size_t, unsigned PY_LONG_LONG)" 500 slots::cuMulticastBindMem,
    c"cuMulticastCreate" c"CUresult (CUmemGenericAllocationHandle *, CUmulticastObjectProp const *)" 500 slots::cuMulticastCreate,
    c"cuMulticastGetGranularity" c"CUresult (size_t *, CUmulticastObjectProp const *, CUmulticastGranularity_flags)" 500 slots::cuMulticastGetGranularity,
    c"cuMulticastUnbind" c"CUresult (CUmemGenericAllocationHandle, CUdevice, size_t, size_t)" 500 slots::cuMulticastUnbind,
    c"cuOccupancyAvailableDynamicSMemPerBlock" c"CUresult (size_t *, CUfunction, int, int)" 500 slots::cuOccupancyAvailableDynamicSMemPerBlock,
    c"cuOccupancyMaxActiveBlocksPerMultiprocessor" c"CUresult (int *, CUfunction, int, size_t)" 500 slots::cuOccupancyMaxActiveBlocksPerMultiprocessor,
    c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags" c"CUresult (int *, CUfunction, int, size_t, unsigned int)" 500 slots::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    c"cuOccupancyMaxActiveClusters" c"CUresult (int *, CUfunction, CUlaunchConfig const *)" 500 slots::cuOccupancyMaxActiveClusters,
    c"cuOccupancyMaxPotentialBlockSize" c"CUresult (int *, int *, CUfunction, CUoccupancyB2DSize, size_t, int)" 500 slots::cuOccupancyMaxPotentialBlockSize,
    c"cuOccupancyMaxPotentialBlockSizeWithFlags" c"CUresult (int *, int *, CUfunction, CUoccupancyB2DSize, size_t, int, unsigned int)" 500 slots::cuOccupancyMaxPotentialBlockSizeWithFlags,
    c"cuOccupancyMaxPotentialClusterSize" c"CUresult (int *, CUfunction, CUlaunchConfig const *)" 500 slots::cuOccupancyMaxPotentialClusterSize,
    c"cuParamSetSize" c"CUresult (CUfunction, unsigned int)" 500 slots::cuParamSetSize,
    c"cuParamSetTexRef" c"CUresult (CUfunction, int, CUtexref)" 500 slots::cuParamSetTexRef,
    c"cuParamSetf" c"CUresult (CUfunction, int, float)" 500 slots::cuParamSetf,
    c"cuParamSeti" c"CUresult (CUfunction, int, unsigned int)" 500 slots::cuParamSeti,
    c"cuParamSetv" c"CUresult (CUfunction, int, void *, unsigned int)" 500 slots::cuParamSetv,
    c"cuPointerGetAttribute" c"CUresult (void *, CUpointer_attribute, CUdeviceptr)" 500 slots::cuPointerGetAttribute,
    c"cuPointerGetAttributes" c"CUresult (unsigned int, CUpointer_attribute *, void **, CUdeviceptr)" 500 slots::cuPointerGetAttributes,
    c"cuPointerSetAttribute" c"CUresult (void const *, CUpointer_attribute, CUdeviceptr)" 500 slots::cuPointerSetAttribute,
    c"cuProfilerInitialize" c"CUresult (char const *, char const *, CUoutput_mode)" 500 slots::cuProfilerInitialize,
    c"cuProfilerStart" c"CUresult (void)" 500 slots::cuProfilerStart,
    c"cuProfilerStop" c"CUresult (void)" 500 slots::cuProfilerStop,
    c"cuSignalExternalSemaphoresAsync" c"CUresult (CUexternalSemaphore const *, CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS const *, unsigned int, CUstream)" 500 slots::cuSignalExternalSemaphoresAsync,
    c"cuStreamAddCallback" c"CUresult (CUstream, CUstreamCallback, void *, unsigned int)" 500 slots::cuStreamAddCallback,
    c"cuStreamAttachMemAsync" c"CUresult (CUstream, CUdeviceptr, size_t, unsigned int)" 500 slots::cuStreamAttachMemAsync,
    c"cuStreamBatchMemOp" c"CUresult (CUstream, unsigned int, CUstreamBatchMemOpParams *, unsigned int)" 500 slots::cuStreamBatchMemOp_v2,
    c"cuStreamBeginCapture" c"CUresult (CUstream, CUstreamCaptureMode)" 500 slots::cuStreamBeginCapture_v2,
    c"cuStreamBeginCaptureToGraph" c"CUresult (CUstream, CUgraph, CUgraphNode const *, CUgraphEdgeData const *, size_t, CUstreamCaptureMode)" 500 slots::cuStreamBeginCaptureToGraph,
    c"cuStreamCopyAttributes" c"CUresult (CUstream, CUstream)" 500 slots::cuStreamCopyAttributes,
    c"cuStreamCreate" c"CUresult (CUstream *, unsigned int)" 500 slots::cuStreamCreate,
    c"cuStreamCreateWithPriority" c"CUresult (CUstream *, unsigned int, int)" 500 slots::cuStreamCreateWithPriority,
    c"cuStreamDestroy" c"CUresult (CUstream)" 500 slots::cuStreamDestroy_v2,
    c"cuStreamEndCapture" c"CUresult (CUstream, CUgraph *)" 500 slots::cuStreamEndCapture,
    c"cuStreamGetAttribute" c"CUresult (CUstream, CUstreamAttrID, CUstreamAttrValue *)" 500 slots::cuStreamGetAttribute,
    c"cuStreamGetCaptureInfo" c"CUresult (CUstream, CUstreamCaptureStatus *, cuuint64_t *, CUgraph *, CUgraphNode const **, size_t *)" 500 slots::cuStreamGetCaptureInfo_v2,
    c"cuStreamGetCaptureInfo_v3" c"CUresult (CUstream, CUstreamCaptureStatus *, cuuint64_t *, CUgraph *, CUgraphNode const **, CUgraphEdgeData const **, size_t *)" 500 slots::cuStreamGetCaptureInfo_v3,
    c"cuStreamGetCtx" c"CUresult (CUstream, CUcontext *)" 500 slots::cuStreamGetCtx,
    c"cuStreamGetCtx_v2" c"CUresult (CUstream, CUcontext *, CUgreenCtx *)" 500 slots::cuStreamGetCtx_v2,
    c"cuStreamGetDevice" c"CUresult (CUstream, CUdevice *)" 500 slots::cuStreamGetDevice,
    c"cuStreamGetFlags" c"CUresult (CUstream, unsigned int *)" 500 slots::cuStreamGetFlags,
    c"cuStreamGetGreenCtx" c"CUresult (CUstream, CUgreenCtx *)" 500 slots::cuStreamGetGreenCtx,
    c"cuStreamGetId" c"CUresult (CUstream, unsigned PY_LONG_LONG *)" 500 slots::cuStreamGetId,
    c"cuStreamGetPriority" c"CUresult (CUstream, int *)" 500 slots::cuStreamGetPriority,
    c"cuStreamIsCapturing" c"CUresult (CUstream, CUstreamCaptureStatus *)" 500 slots::cuStreamIsCapturing,
    c"cuStreamQuery" c"CUresult (CUstream)" 500 slots::cuStreamQuery,
    c"cuStreamSetAttribute" c"CUresult (CUstream, CUstreamAttrID, CUstreamAttrValue const *)" 500 slots::cuStreamSetAttribute,
    c"cuStreamSynchronize" c"CUresult (CUstream)" 500 slots::cuStreamSynchronize,
    c"cuStreamUpdateCaptureDependencies" c"CUresult (CUstream, CUgraphNode *, size_t, unsigned int)" 500 slots::cuStreamUpdateCaptureDependencies,
    c"cuStreamUpdateCaptureDependencies_v2" c"CUresult (CUstream, CUgraphNode *, CUgraphEdgeData const *, size_t, unsigned int)" 500 slots::cuStreamUpdateCaptureDependencies_v2,
    c"cuStreamWaitEvent" c"CUresult (CUstream, CUevent, unsigned int)" 500 slots::cuStreamWaitEvent,
    c"cuStreamWaitValue32" c"CUresult (CUstream, CUdeviceptr, cuuint32_t, unsigned int)" 500 slots::cuStreamWaitValue32_v2,
    c"cuStreamWaitValue64" c"CUresult (CUstream, CUdeviceptr, cuuint64_t, unsigned int)" 500 slots::cuStreamWaitValue64_v2,
    c"cuStreamWriteValue32" c"CUresult (CUstream, CUdeviceptr, cuuint32_t, unsigned int)" 500 slots::cuStreamWriteValue32_v2,
    c"cuStreamWriteValue64" c"CUresult (CUstream, CUdeviceptr, cuuint64_t, unsigned int)" 500 slots::cuStreamWriteValue64_v2,
    c"cuSurfObjectCreate" c"CUresult (CUsurfObject *, CUDA_RESOURCE_DESC const *)" 500 slots::cuSurfObjectCreate,
    c"cuSurfObjectDestroy" c"CUresult (CUsurfObject)" 500 slots::cuSurfObjectDestroy,
    c"cuSurfObjectGetResourceDesc" c"CUresult (CUDA_RESOURCE_DESC *, CUsurfObject)" 500 slots::cuSurfObjectGetResourceDesc,
    c"cuSurfRefGetArray" c"CUresult (CUarray *, CUsurfref)" 500 slots::cuSurfRefGetArray,
    c"cuSurfRefSetArray" c"CUresult (CUsurfref, CUarray, unsigned int)" 500 slots::cuSurfRefSetArray,
    c"cuTensorMapEncodeIm2col" c"CUresult (CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *, cuuint64_t const *, cuuint64_t const *, int const *, int const *, cuuint32_t, cuuint32_t, cuuint32_t const *, CUtensorMapInterleave, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill)" 500 slots::cuTensorMapEncodeIm2col,
    c"cuTensorMapEncodeIm2colWide" c"CUresult (CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *, cuuint64_t const *, cuuint64_t const *, int, int, cuuint32_t, cuuint32_t, cuuint32_t const *, CUtensorMapInterleave, CUtensorMapIm2ColWideMode, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill)" 500 slots::cuTensorMapEncodeIm2colWide,
    c"cuTensorMapEncodeTiled" c"CUresult (CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *, cuuint64_t const *, cuuint64_t const *, cuuint32_t const *, cuuint32_t const *, CUtensorMapInterleave, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill)" 500 slots::cuTensorMapEncodeTiled,
    c"cuTensorMapReplaceAddress" c"CUresult (CUtensorMap *, void *)" 500 slots::cuTensorMapReplaceAddress,
    c"cuTexObjectCreate" c"CUresult (CUtexObject *, CUDA_RESOURCE_DESC const *, CUDA_TEXTURE_DESC const *, CUDA_RESOURCE_VIEW_DESC const *)" 500 slots::cuTexObjectCreate,
    c"cuTexObjectDestroy" c"CUresult (CUtexObject)" 500 slots::cuTexObjectDestroy,
    c"cuTexObjectGetResourceDesc" c"CUresult (CUDA_RESOURCE_DESC *, CUtexObject)" 500 slots::cuTexObjectGetResourceDesc,
    c"cuTexObjectGetResourceViewDesc" c"CUresult (CUDA_RESOURCE_VIEW_DESC *, CUtexObject)" 500 slots::cuTexObjectGetResourceViewDesc,
    c"cuTexObjectGetTextureDesc" c"CUresult (CUDA_TEXTURE_DESC *, CUtexObject)" 500 slots::cuTexObjectGetTextureDesc,
    c"cuTexRefCreate" c"CUresult (CUtexref *)" 500 slots::cuTexRefCreate,
    c"cuTexRefDestroy" c"CUresult (CUtexref)" 500 slots::cuTexRefDestroy,
    c"cuTexRefGetAddress" c"CUresult (CUdeviceptr *, CUtexref)" 500 slots::cuTexRefGetAddress_v2,
    c"cuTexRefGetAddressMode" c"CUresult (CUaddress_mode *, CUtexref, int)" 500 slots::cuTexRefGetAddressMode,
    c"cuTexRefGetArray" c"CUresult (CUarray *, CUtexref)" 500 slots::cuTexRefGetArray,
    c"cuTexRefGetBorderColor" c"CUresult (float *, CUtexref)" 500 slots::cuTexRefGetBorderColor,
    c"cuTexRefGetFilterMode" c"CUresult (CUfilter_mode *, CUtexref)" 500 slots::cuTexRefGetFilterMode,
    c"cuTexRefGetFlags" c"CUresult (unsigned int *, CUtexref)" 500 slots::cuTexRefGetFlags,
    c"cuTexRefGetFormat" c"CUresult (CUarray_format *, int *, CUtexref)" 500 slots::cuTexRefGetFormat,
    c"cuTexRefGetMaxAnisotropy" c"CUresult (int *, CUtexref)" 500 slots::cuTexRefGetMaxAnisotropy,
    c"cuTexRefGetMipmapFilterMode" c"CUresult (CUfilter_mode *, CUtexref)" 500 slots::cuTexRefGetMipmapFilterMode,
    c"cuTexRefGetMipmapLevelBias" c"CUresult (float *, CUtexref)" 500 slots::cuTexRefGetMipmapLevelBias,
    c"cuTexRefGetMipmapLevelClamp" c"CUresult (float *, float *, CUtexref)" 500 slots::cuTexRefGetMipmapLevelClamp,
    c"cuTexRefGetMipmappedArray" c"CUresult (CUmipmappedArray *, CUtexref)" 500 slots::cuTexRefGetMipmappedArray,
    c"cuTexRefSetAddress" c"CUresult (size_t *, CUtexref, CUdeviceptr, size_t)" 500 slots::cuTexRefSetAddress_v2,
    c"cuTexRefSetAddress2D" c"CUresult (CUtexref, CUDA_ARRAY_DESCRIPTOR const *, CUdeviceptr, size_t)" 500 slots::cuTexRefSetAddress2D_v3,
    c"cuTexRefSetAddress2D_v2" c"CUresult (CUtexref, CUDA_ARRAY_DESCRIPTOR const *, CUdeviceptr, size_t)" 500 slots::cuTexRefSetAddress2D_v2,
    c"cuTexRefSetAddressMode" c"CUresult (CUtexref, int, CUaddress_mode)" 500 slots::cuTexRefSetAddressMode,
    c"cuTexRefSetArray" c"CUresult (CUtexref, CUarray, unsigned int)" 500 slots::cuTexRefSetArray,
    c"cuTexRefSetBorderColor" c"CUresult (CUtexref, float *)" 500 slots::cuTexRefSetBorderColor,
    c"cuTexRefSetFilterMode" c"CUresult (CUtexref, CUfilter_mode)" 500 slots::cuTexRefSetFilterMode,
    c"cuTexRefSetFlags" c"CUresult (CUtexref, unsigned int)" 500 slots::cuTexRefSetFlags,
    c"cuTexRefSetFormat" c"CUresult (CUtexref, CUarray_format, int)" 500 slots::cuTexRefSetFormat,
    c"cuTexRefSetMaxAnisotropy" c"CUresult (CUtexref, unsigned int)" 500 slots::cuTexRefSetMaxAnisotropy,
    c"cuTexRefSetMipmapFilterMode" c"CUresult (CUtexref, CUfilter_mode)" 500 slots::cuTexRefSetMipmapFilterMode,
    c"cuTexRefSetMipmapLevelBias" c"CUresult (CUtexref, float)" 500 slots::cuTexRefSetMipmapLevelBias,
    c"cuTexRefSetMipmapLevelClamp" c"CUresult (CUtexref, float, float)" 500 slots::cuTexRefSetMipmapLevelClamp,
    c"cuTexRefSetMipmappedArray" c"CUresult (CUtexref, CUmipmappedArray, unsigned int)" 500 slots::cuTexRefSetMipmappedArray,
    c"cuThreadExchangeStreamCaptureMode" c"CUresult (CUstreamCaptureMode *)" 500 slots::cuThreadExchangeStreamCaptureMode,
    c"cuUserObjectCreate" c"CUresult (CUuserObject *, void *, CUhostFn, unsigned int, unsigned int)" 500 slots::cuUserObjectCreate,
    c"cuUserObjectRelease" c"CUresult (CUuserObject, unsigned int)" 500 slots::cuUserObjectRelease,
    c"cuUserObjectRetain" c"CUresult (CUuserObject, unsigned int)" 500 slots::cuUserObjectRetain,
    c"cuVDPAUCtxCreate" c"CUresult (CUcontext *, unsigned int, CUdevice, __pyx_t_4cuda_8bindings_8cydriver_VdpDevice, __pyx_t_4cuda_8bindings_8cydriver_VdpGetProcAddress *)" 500 slots::cuVDPAUCtxCreate_v2,
    c"cuVDPAUGetDevice" c"CUresult (CUdevice *, __pyx_t_4cuda_8bindings_8cydriver_VdpDevice, __pyx_t_4cuda_8bindings_8cydriver_VdpGetProcAddress *)" 500 slots::cuVDPAUGetDevice,
    c"cuWaitExternalSemaphoresAsync" c"CUresult (CUexternalSemaphore const *, CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS const *, unsigned int, CUstream)" 500 slots::cuWaitExternalSemaphoresAsync,
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
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync));
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
    table.class(Class::Record(&driver::CUlaunchAttributeValue_deviceUpdatableKernelNode));
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
    table.class_as("CUmemGenericAllocationHandle_v1", Class::Value(&driver::CUmemGenericAllocationHandle));
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
    table.constant("CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC", Constant::Int(2));
    table.constant("CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC", Constant::Int(1));
    table.constant("CUDA_EGL_INFINITE_TIMEOUT", Constant::Int(4294967295));
    table.constant("CUDA_EXTERNAL_MEMORY_DEDICATED", Constant::Int(1));
    table.constant("CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC", Constant::Int(1));
    table.constant("CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC", Constant::Int(2));
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
    table.constant("CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW", Constant::Enum(&driver::CUlaunchAttributeID, 1));
    table.constant("CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION", Constant::Enum(&driver::CUlaunchAttributeID, 4));
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE",
            Constant::Enum(&driver::CUlaunchAttributeID, 5),
        );
    table.constant("CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE", Constant::Enum(&driver::CUlaunchAttributeID, 2));
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", Constant::Enum(&driver::CUlaunchAttributeID, 13),
        );
    table.constant("CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN", Constant::Enum(&driver::CUlaunchAttributeID, 10));
    table.constant("CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", Constant::Enum(&driver::CUlaunchAttributeID, 9));
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION", Constant::Enum(&driver::CUlaunchAttributeID, 11),
        );
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT",
            Constant::Enum(&driver::CUlaunchAttributeID, 14),
        );
    table.constant("CU_KERNEL_NODE_ATTRIBUTE_PRIORITY", Constant::Enum(&driver::CUlaunchAttributeID, 8));
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
    table.constant("CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW", Constant::Enum(&driver::CUlaunchAttributeID, 1));
    table.constant("CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN", Constant::Enum(&driver::CUlaunchAttributeID, 10));
    table.constant("CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", Constant::Enum(&driver::CUlaunchAttributeID, 9));
    table.constant("CU_STREAM_ATTRIBUTE_PRIORITY", Constant::Enum(&driver::CUlaunchAttributeID, 8));
    table.constant("CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY", Constant::Enum(&driver::CUlaunchAttributeID, 3));
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

functions! {
    common::cuArray3DCreate,
    "cuArray3DCreate_v2" = common::cuArray3DCreate,
    common::cuArray3DGetDescriptor,
    "cuArray3DGetDescriptor_v2" = common::cuArray3DGetDescriptor,
    common::cuArrayCreate,
    "cuArrayCreate_v2" = common::cuArrayCreate,
    common::cuArrayDestroy,
    common::cuArrayGetDescriptor,
    "cuArrayGetDescriptor_v2" = common::cuArrayGetDescriptor,
    common::cuArrayGetMemoryRequirements,
    common::cuArrayGetPlane,
    common::cuArrayGetSparseProperties,
    only12::cuCheckpointProcessCheckpoint,
    common::cuCheckpointProcessGetRestoreThreadId,
    common::cuCheckpointProcessGetState,
    common::cuCheckpointProcessLock,
    only12::cuCheckpointProcessRestore,
    common::cuCheckpointProcessUnlock,
    common::cuCoredumpGetAttribute,
    common::cuCoredumpGetAttributeGlobal,
    common::cuCoredumpSetAttribute,
    common::cuCoredumpSetAttributeGlobal,
    common::cuCtxAttach,
    only12::cuCtxCreate,
    "cuCtxCreate_v2" = only12::cuCtxCreate,
    common::cuCtxCreate_v3 documented in only12,
    common::cuCtxCreate_v4,
    common::cuCtxDestroy,
    "cuCtxDestroy_v2" = common::cuCtxDestroy,
    common::cuCtxDetach,
    common::cuCtxDisablePeerAccess,
    common::cuCtxEnablePeerAccess,
    common::cuCtxFromGreenCtx,
    common::cuCtxGetApiVersion,
    common::cuCtxGetCacheConfig,
    common::cuCtxGetCurrent,
    only12::cuCtxGetDevResource,
    common::cuCtxGetDevice,
    common::cuCtxGetExecAffinity,
    common::cuCtxGetFlags,
    common::cuCtxGetId,
    only12::cuCtxGetLimit documented in common,
    common::cuCtxGetSharedMemConfig,
    common::cuCtxGetStreamPriorityRange,
    common::cuCtxPopCurrent,
    "cuCtxPopCurrent_v2" = common::cuCtxPopCurrent,
    common::cuCtxPushCurrent,
    "cuCtxPushCurrent_v2" = common::cuCtxPushCurrent,
    common::cuCtxRecordEvent,
    common::cuCtxResetPersistingL2Cache,
    common::cuCtxSetCacheConfig,
    common::cuCtxSetCurrent,
    common::cuCtxSetFlags,
    only12::cuCtxSetLimit documented in common,
    common::cuCtxSetSharedMemConfig,
    common::cuCtxSynchronize documented in only12,
    common::cuCtxWaitEvent,
    common::cuDestroyExternalMemory,
    common::cuDestroyExternalSemaphore,
    only12::cuDevResourceGenerateDesc documented in common,
    only12::cuDevSmResourceSplitByCount,
    common::cuDeviceCanAccessPeer,
    common::cuDeviceComputeCapability,
    common::cuDeviceGet,
    only12::cuDeviceGetAttribute documented in common,
    common::cuDeviceGetByPCIBusId,
    common::cuDeviceGetCount,
    common::cuDeviceGetDefaultMemPool,
    only12::cuDeviceGetDevResource,
    common::cuDeviceGetExecAffinitySupport,
    common::cuDeviceGetGraphMemAttribute,
    common::cuDeviceGetLuid,
    common::cuDeviceGetMemPool,
    common::cuDeviceGetName,
    common::cuDeviceGetNvSciSyncAttributes,
    common::cuDeviceGetP2PAttribute,
    common::cuDeviceGetPCIBusId,
    common::cuDeviceGetProperties,
    common::cuDeviceGetTexture1DLinearMaxWidth,
    only12::cuDeviceGetUuid,
    common::cuDeviceGetUuid_v2,
    common::cuDeviceGraphMemTrim,
    common::cuDevicePrimaryCtxGetState,
    common::cuDevicePrimaryCtxRelease,
    "cuDevicePrimaryCtxRelease_v2" = common::cuDevicePrimaryCtxRelease,
    common::cuDevicePrimaryCtxReset,
    "cuDevicePrimaryCtxReset_v2" = common::cuDevicePrimaryCtxReset,
    common::cuDevicePrimaryCtxRetain,
    common::cuDevicePrimaryCtxSetFlags,
    "cuDevicePrimaryCtxSetFlags_v2" = common::cuDevicePrimaryCtxSetFlags,
    common::cuDeviceRegisterAsyncNotification,
    common::cuDeviceSetGraphMemAttribute,
    common::cuDeviceSetMemPool,
    common::cuDeviceTotalMem,
    "cuDeviceTotalMem_v2" = common::cuDeviceTotalMem,
    common::cuDeviceUnregisterAsyncNotification,
    common::cuDriverGetVersion,
    common::cuEGLStreamConsumerAcquireFrame,
    common::cuEGLStreamConsumerConnect,
    common::cuEGLStreamConsumerConnectWithFlags,
    common::cuEGLStreamConsumerDisconnect,
    common::cuEGLStreamConsumerReleaseFrame,
    common::cuEGLStreamProducerConnect,
    common::cuEGLStreamProducerDisconnect,
    common::cuEGLStreamProducerPresentFrame,
    common::cuEGLStreamProducerReturnFrame,
    common::cuEventCreate,
    common::cuEventCreateFromEGLSync,
    common::cuEventDestroy,
    "cuEventDestroy_v2" = common::cuEventDestroy,
    only12::cuEventElapsedTime,
    common::cuEventElapsedTime_v2,
    common::cuEventQuery,
    common::cuEventRecord,
    common::cuEventRecordWithFlags,
    common::cuEventSynchronize,
    common::cuExternalMemoryGetMappedBuffer documented in only12,
    common::cuExternalMemoryGetMappedMipmappedArray,
    common::cuFlushGPUDirectRDMAWrites,
    only12::cuFuncGetAttribute documented in common,
    common::cuFuncGetModule,
    common::cuFuncGetName,
    common::cuFuncGetParamInfo,
    common::cuFuncIsLoaded,
    common::cuFuncLoad,
    only12::cuFuncSetAttribute documented in common,
    common::cuFuncSetBlockShape,
    common::cuFuncSetCacheConfig,
    common::cuFuncSetSharedMemConfig,
    common::cuFuncSetSharedSize,
    common::cuGLCtxCreate,
    "cuGLCtxCreate_v2" = common::cuGLCtxCreate,
    common::cuGLGetDevices,
    "cuGLGetDevices_v2" = common::cuGLGetDevices,
    common::cuGLInit,
    common::cuGLMapBufferObject,
    "cuGLMapBufferObject_v2" = common::cuGLMapBufferObject,
    common::cuGLMapBufferObjectAsync,
    "cuGLMapBufferObjectAsync_v2" = common::cuGLMapBufferObjectAsync,
    common::cuGLRegisterBufferObject,
    common::cuGLSetBufferObjectMapFlags,
    common::cuGLUnmapBufferObject,
    common::cuGLUnmapBufferObjectAsync,
    common::cuGLUnregisterBufferObject,
    common::cuGetErrorName,
    common::cuGetErrorString,
    common::cuGetExportTable,
    common::cuGetProcAddress,
    "cuGetProcAddress_v2" = common::cuGetProcAddress,
    only12::cuGraphAddBatchMemOpNode documented in common,
    common::cuGraphAddChildGraphNode,
    only12::cuGraphAddDependencies,
    common::cuGraphAddDependencies_v2,
    common::cuGraphAddEmptyNode,
    common::cuGraphAddEventRecordNode,
    common::cuGraphAddEventWaitNode,
    common::cuGraphAddExternalSemaphoresSignalNode,
    common::cuGraphAddExternalSemaphoresWaitNode,
    common::cuGraphAddHostNode,
    common::cuGraphAddKernelNode,
    "cuGraphAddKernelNode_v2" = common::cuGraphAddKernelNode,
    only12::cuGraphAddMemAllocNode documented in common,
    common::cuGraphAddMemFreeNode,
    common::cuGraphAddMemcpyNode,
    common::cuGraphAddMemsetNode,
    only12::cuGraphAddNode,
    common::cuGraphAddNode_v2,
    only12::cuGraphBatchMemOpNodeGetParams documented in common,
    only12::cuGraphBatchMemOpNodeSetParams documented in common,
    common::cuGraphChildGraphNodeGetGraph,
    common::cuGraphClone,
    common::cuGraphConditionalHandleCreate,
    common::cuGraphCreate,
    common::cuGraphDebugDotPrint,
    common::cuGraphDestroy,
    common::cuGraphDestroyNode,
    common::cuGraphEventRecordNodeGetEvent,
    common::cuGraphEventRecordNodeSetEvent,
    common::cuGraphEventWaitNodeGetEvent,
    common::cuGraphEventWaitNodeSetEvent,
    only12::cuGraphExecBatchMemOpNodeSetParams documented in common,
    common::cuGraphExecChildGraphNodeSetParams,
    common::cuGraphExecDestroy,
    common::cuGraphExecEventRecordNodeSetEvent,
    common::cuGraphExecEventWaitNodeSetEvent,
    common::cuGraphExecExternalSemaphoresSignalNodeSetParams,
    common::cuGraphExecExternalSemaphoresWaitNodeSetParams,
    common::cuGraphExecGetFlags,
    common::cuGraphExecHostNodeSetParams,
    common::cuGraphExecKernelNodeSetParams,
    "cuGraphExecKernelNodeSetParams_v2" = common::cuGraphExecKernelNodeSetParams,
    common::cuGraphExecMemcpyNodeSetParams,
    common::cuGraphExecMemsetNodeSetParams,
    only12::cuGraphExecNodeSetParams documented in common,
    common::cuGraphExecUpdate,
    "cuGraphExecUpdate_v2" = common::cuGraphExecUpdate,
    common::cuGraphExternalSemaphoresSignalNodeGetParams,
    common::cuGraphExternalSemaphoresSignalNodeSetParams,
    common::cuGraphExternalSemaphoresWaitNodeGetParams,
    common::cuGraphExternalSemaphoresWaitNodeSetParams,
    only12::cuGraphGetEdges,
    common::cuGraphGetEdges_v2,
    common::cuGraphGetNodes,
    common::cuGraphGetRootNodes,
    common::cuGraphHostNodeGetParams,
    common::cuGraphHostNodeSetParams,
    common::cuGraphInstantiate,
    "cuGraphInstantiateWithFlags" = common::cuGraphInstantiate,
    common::cuGraphInstantiateWithParams,
    common::cuGraphInstantiate_v2,
    common::cuGraphKernelNodeCopyAttributes,
    only12::cuGraphKernelNodeGetAttribute documented in common,
    common::cuGraphKernelNodeGetParams,
    "cuGraphKernelNodeGetParams_v2" = common::cuGraphKernelNodeGetParams,
    only12::cuGraphKernelNodeSetAttribute documented in common,
    common::cuGraphKernelNodeSetParams,
    "cuGraphKernelNodeSetParams_v2" = common::cuGraphKernelNodeSetParams,
    common::cuGraphLaunch,
    only12::cuGraphMemAllocNodeGetParams documented in common,
    common::cuGraphMemFreeNodeGetParams,
    common::cuGraphMemcpyNodeGetParams,
    common::cuGraphMemcpyNodeSetParams,
    common::cuGraphMemsetNodeGetParams,
    common::cuGraphMemsetNodeSetParams,
    common::cuGraphNodeFindInClone,
    only12::cuGraphNodeGetDependencies,
    common::cuGraphNodeGetDependencies_v2,
    only12::cuGraphNodeGetDependentNodes,
    common::cuGraphNodeGetDependentNodes_v2,
    common::cuGraphNodeGetEnabled,
    common::cuGraphNodeGetType,
    common::cuGraphNodeSetEnabled,
    only12::cuGraphNodeSetParams documented in common,
    common::cuGraphReleaseUserObject,
    only12::cuGraphRemoveDependencies,
    common::cuGraphRemoveDependencies_v2,
    common::cuGraphRetainUserObject,
    common::cuGraphUpload,
    common::cuGraphicsEGLRegisterImage,
    common::cuGraphicsGLRegisterBuffer,
    common::cuGraphicsGLRegisterImage,
    common::cuGraphicsMapResources,
    common::cuGraphicsResourceGetMappedEglFrame,
    common::cuGraphicsResourceGetMappedMipmappedArray,
    common::cuGraphicsResourceGetMappedPointer,
    "cuGraphicsResourceGetMappedPointer_v2" = common::cuGraphicsResourceGetMappedPointer,
    common::cuGraphicsResourceSetMapFlags,
    "cuGraphicsResourceSetMapFlags_v2" = common::cuGraphicsResourceSetMapFlags,
    common::cuGraphicsSubResourceGetMappedArray,
    common::cuGraphicsUnmapResources,
    common::cuGraphicsUnregisterResource,
    common::cuGraphicsVDPAURegisterOutputSurface,
    common::cuGraphicsVDPAURegisterVideoSurface,
    common::cuGreenCtxCreate,
    common::cuGreenCtxDestroy,
    only12::cuGreenCtxGetDevResource,
    common::cuGreenCtxRecordEvent,
    common::cuGreenCtxStreamCreate,
    common::cuGreenCtxWaitEvent,
    common::cuImportExternalMemory,
    common::cuImportExternalSemaphore,
    common::cuInit,
    common::cuIpcCloseMemHandle,
    common::cuIpcGetEventHandle,
    common::cuIpcGetMemHandle,
    common::cuIpcOpenEventHandle,
    common::cuIpcOpenMemHandle,
    "cuIpcOpenMemHandle_v2" = common::cuIpcOpenMemHandle,
    only12::cuKernelGetAttribute documented in common,
    common::cuKernelGetFunction,
    common::cuKernelGetLibrary,
    common::cuKernelGetName,
    common::cuKernelGetParamInfo,
    only12::cuKernelSetAttribute documented in common,
    common::cuKernelSetCacheConfig,
    common::cuLaunch,
    common::cuLaunchCooperativeKernel,
    common::cuLaunchCooperativeKernelMultiDevice,
    common::cuLaunchGrid,
    common::cuLaunchGridAsync,
    common::cuLaunchHostFunc,
    common::cuLaunchKernel,
    only12::cuLaunchKernelEx documented in common,
    common::cuLibraryEnumerateKernels,
    common::cuLibraryGetGlobal,
    common::cuLibraryGetKernel,
    common::cuLibraryGetKernelCount,
    common::cuLibraryGetManaged,
    common::cuLibraryGetModule,
    common::cuLibraryGetUnifiedFunction,
    only12::cuLibraryLoadData documented in common,
    only12::cuLibraryLoadFromFile documented in common,
    common::cuLibraryUnload,
    only12::cuLinkAddData documented in common,
    "cuLinkAddData_v2" = only12::cuLinkAddData documented in common,
    only12::cuLinkAddFile documented in common,
    "cuLinkAddFile_v2" = only12::cuLinkAddFile documented in common,
    common::cuLinkComplete,
    only12::cuLinkCreate documented in common,
    "cuLinkCreate_v2" = only12::cuLinkCreate documented in common,
    common::cuLinkDestroy,
    common::cuLogsCurrent,
    common::cuLogsDumpToFile,
    common::cuLogsDumpToMemory,
    common::cuLogsRegisterCallback,
    common::cuLogsUnregisterCallback,
    common::cuMemAddressFree,
    common::cuMemAddressReserve,
    only12::cuMemAdvise,
    common::cuMemAdvise_v2,
    common::cuMemAlloc documented in only12,
    "cuMemAlloc_v2" = common::cuMemAlloc documented in only12,
    common::cuMemAllocAsync,
    common::cuMemAllocFromPoolAsync,
    common::cuMemAllocHost documented in only12,
    "cuMemAllocHost_v2" = common::cuMemAllocHost documented in only12,
    common::cuMemAllocManaged,
    common::cuMemAllocPitch,
    "cuMemAllocPitch_v2" = common::cuMemAllocPitch,
    common::cuMemBatchDecompressAsync,
    only12::cuMemCreate documented in common,
    common::cuMemExportToShareableHandle,
    common::cuMemFree,
    "cuMemFree_v2" = common::cuMemFree,
    common::cuMemFreeAsync,
    common::cuMemFreeHost,
    only12::cuMemGetAccess documented in common,
    common::cuMemGetAddressRange,
    "cuMemGetAddressRange_v2" = common::cuMemGetAddressRange,
    only12::cuMemGetAllocationGranularity documented in common,
    only12::cuMemGetAllocationPropertiesFromHandle documented in common,
    common::cuMemGetHandleForAddressRange,
    common::cuMemGetInfo,
    "cuMemGetInfo_v2" = common::cuMemGetInfo,
    common::cuMemHostAlloc documented in only12,
    common::cuMemHostGetDevicePointer,
    "cuMemHostGetDevicePointer_v2" = common::cuMemHostGetDevicePointer,
    common::cuMemHostGetFlags,
    common::cuMemHostRegister documented in only12,
    "cuMemHostRegister_v2" = common::cuMemHostRegister documented in only12,
    common::cuMemHostUnregister,
    common::cuMemImportFromShareableHandle,
    common::cuMemMap,
    common::cuMemMapArrayAsync,
    only12::cuMemPoolCreate documented in common,
    common::cuMemPoolDestroy,
    common::cuMemPoolExportPointer,
    common::cuMemPoolExportToShareableHandle,
    only12::cuMemPoolGetAccess documented in common,
    common::cuMemPoolGetAttribute,
    common::cuMemPoolImportFromShareableHandle,
    common::cuMemPoolImportPointer,
    only12::cuMemPoolSetAccess,
    common::cuMemPoolSetAttribute,
    common::cuMemPoolTrimTo,
    only12::cuMemPrefetchAsync,
    common::cuMemPrefetchAsync_v2,
    common::cuMemRangeGetAttribute,
    common::cuMemRangeGetAttributes,
    common::cuMemRelease,
    common::cuMemRetainAllocationHandle,
    only12::cuMemSetAccess documented in common,
    common::cuMemUnmap,
    common::cuMemcpy,
    common::cuMemcpy2D,
    "cuMemcpy2D_v2" = common::cuMemcpy2D,
    common::cuMemcpy2DAsync,
    "cuMemcpy2DAsync_v2" = common::cuMemcpy2DAsync,
    common::cuMemcpy2DUnaligned,
    "cuMemcpy2DUnaligned_v2" = common::cuMemcpy2DUnaligned,
    common::cuMemcpy3D,
    "cuMemcpy3D_v2" = common::cuMemcpy3D,
    common::cuMemcpy3DAsync,
    "cuMemcpy3DAsync_v2" = common::cuMemcpy3DAsync,
    only12::cuMemcpy3DBatchAsync,
    common::cuMemcpy3DPeer,
    common::cuMemcpy3DPeerAsync,
    common::cuMemcpyAsync,
    common::cuMemcpyAtoA,
    "cuMemcpyAtoA_v2" = common::cuMemcpyAtoA,
    common::cuMemcpyAtoD,
    "cuMemcpyAtoD_v2" = common::cuMemcpyAtoD,
    common::cuMemcpyAtoH,
    "cuMemcpyAtoH_v2" = common::cuMemcpyAtoH,
    common::cuMemcpyAtoHAsync,
    "cuMemcpyAtoHAsync_v2" = common::cuMemcpyAtoHAsync,
    only12::cuMemcpyBatchAsync,
    common::cuMemcpyDtoA,
    "cuMemcpyDtoA_v2" = common::cuMemcpyDtoA,
    common::cuMemcpyDtoD,
    "cuMemcpyDtoD_v2" = common::cuMemcpyDtoD,
    common::cuMemcpyDtoDAsync,
    "cuMemcpyDtoDAsync_v2" = common::cuMemcpyDtoDAsync,
    common::cuMemcpyDtoH,
    "cuMemcpyDtoH_v2" = common::cuMemcpyDtoH,
    common::cuMemcpyDtoHAsync,
    "cuMemcpyDtoHAsync_v2" = common::cuMemcpyDtoHAsync,
    common::cuMemcpyHtoA,
    "cuMemcpyHtoA_v2" = common::cuMemcpyHtoA,
    common::cuMemcpyHtoAAsync,
    "cuMemcpyHtoAAsync_v2" = common::cuMemcpyHtoAAsync,
    common::cuMemcpyHtoD,
    "cuMemcpyHtoD_v2" = common::cuMemcpyHtoD,
    common::cuMemcpyHtoDAsync,
    "cuMemcpyHtoDAsync_v2" = common::cuMemcpyHtoDAsync,
    common::cuMemcpyPeer,
    common::cuMemcpyPeerAsync,
    common::cuMemsetD16,
    "cuMemsetD16_v2" = common::cuMemsetD16,
    common::cuMemsetD16Async,
    common::cuMemsetD2D16,
    "cuMemsetD2D16_v2" = common::cuMemsetD2D16,
    common::cuMemsetD2D16Async,
    common::cuMemsetD2D32,
    "cuMemsetD2D32_v2" = common::cuMemsetD2D32,
    common::cuMemsetD2D32Async,
    common::cuMemsetD2D8,
    "cuMemsetD2D8_v2" = common::cuMemsetD2D8,
    common::cuMemsetD2D8Async,
    common::cuMemsetD32,
    "cuMemsetD32_v2" = common::cuMemsetD32,
    common::cuMemsetD32Async,
    common::cuMemsetD8,
    "cuMemsetD8_v2" = common::cuMemsetD8,
    common::cuMemsetD8Async,
    common::cuMipmappedArrayCreate,
    common::cuMipmappedArrayDestroy,
    common::cuMipmappedArrayGetLevel,
    common::cuMipmappedArrayGetMemoryRequirements,
    common::cuMipmappedArrayGetSparseProperties,
    common::cuModuleEnumerateFunctions,
    common::cuModuleGetFunction,
    common::cuModuleGetFunctionCount,
    common::cuModuleGetGlobal,
    "cuModuleGetGlobal_v2" = common::cuModuleGetGlobal,
    common::cuModuleGetLoadingMode,
    common::cuModuleGetSurfRef,
    common::cuModuleGetTexRef,
    common::cuModuleLoad,
    common::cuModuleLoadData,
    only12::cuModuleLoadDataEx documented in common,
    common::cuModuleLoadFatBinary,
    common::cuModuleUnload,
    common::cuMulticastAddDevice,
    common::cuMulticastBindAddr documented in only12,
    common::cuMulticastBindMem documented in only12,
    common::cuMulticastCreate,
    common::cuMulticastGetGranularity,
    common::cuMulticastUnbind,
    common::cuOccupancyAvailableDynamicSMemPerBlock,
    common::cuOccupancyMaxActiveBlocksPerMultiprocessor,
    common::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    only12::cuOccupancyMaxActiveClusters documented in common,
    common::cuOccupancyMaxPotentialBlockSize,
    common::cuOccupancyMaxPotentialBlockSizeWithFlags,
    only12::cuOccupancyMaxPotentialClusterSize documented in common,
    common::cuParamSetSize,
    common::cuParamSetTexRef,
    common::cuParamSetf,
    common::cuParamSeti,
    common::cuParamSetv,
    common::cuPointerGetAttribute,
    common::cuPointerGetAttributes,
    common::cuPointerSetAttribute,
    common::cuProfilerInitialize,
    common::cuProfilerStart,
    common::cuProfilerStop,
    common::cuSignalExternalSemaphoresAsync,
    common::cuStreamAddCallback,
    common::cuStreamAttachMemAsync,
    only12::cuStreamBatchMemOp documented in common,
    "cuStreamBatchMemOp_v2" = only12::cuStreamBatchMemOp documented in common,
    common::cuStreamBeginCapture,
    "cuStreamBeginCapture_v2" = common::cuStreamBeginCapture,
    common::cuStreamBeginCaptureToGraph,
    common::cuStreamCopyAttributes,
    common::cuStreamCreate documented in only12,
    common::cuStreamCreateWithPriority documented in only12,
    common::cuStreamDestroy,
    "cuStreamDestroy_v2" = common::cuStreamDestroy,
    common::cuStreamEndCapture,
    only12::cuStreamGetAttribute documented in common,
    only12::cuStreamGetCaptureInfo,
    "cuStreamGetCaptureInfo_v2" = only12::cuStreamGetCaptureInfo,
    common::cuStreamGetCaptureInfo_v3,
    common::cuStreamGetCtx,
    common::cuStreamGetCtx_v2,
    common::cuStreamGetDevice,
    common::cuStreamGetFlags,
    common::cuStreamGetGreenCtx,
    common::cuStreamGetId,
    common::cuStreamGetPriority,
    common::cuStreamIsCapturing,
    common::cuStreamQuery,
    only12::cuStreamSetAttribute documented in common,
    common::cuStreamSynchronize,
    only12::cuStreamUpdateCaptureDependencies,
    common::cuStreamUpdateCaptureDependencies_v2,
    common::cuStreamWaitEvent,
    common::cuStreamWaitValue32,
    "cuStreamWaitValue32_v2" = common::cuStreamWaitValue32,
    common::cuStreamWaitValue64,
    "cuStreamWaitValue64_v2" = common::cuStreamWaitValue64,
    common::cuStreamWriteValue32,
    "cuStreamWriteValue32_v2" = common::cuStreamWriteValue32,
    common::cuStreamWriteValue64,
    "cuStreamWriteValue64_v2" = common::cuStreamWriteValue64,
    common::cuSurfObjectCreate,
    common::cuSurfObjectDestroy,
    common::cuSurfObjectGetResourceDesc,
    common::cuSurfRefGetArray,
    common::cuSurfRefSetArray,
    only12::cuTensorMapEncodeIm2col documented in common,
    only12::cuTensorMapEncodeIm2colWide documented in common,
    only12::cuTensorMapEncodeTiled documented in common,
    only12::cuTensorMapReplaceAddress documented in common,
    common::cuTexObjectCreate,
    common::cuTexObjectDestroy,
    common::cuTexObjectGetResourceDesc,
    common::cuTexObjectGetResourceViewDesc,
    common::cuTexObjectGetTextureDesc,
    common::cuTexRefCreate,
    common::cuTexRefDestroy,
    common::cuTexRefGetAddress,
    "cuTexRefGetAddress_v2" = common::cuTexRefGetAddress,
    common::cuTexRefGetAddressMode,
    common::cuTexRefGetArray,
    common::cuTexRefGetBorderColor,
    common::cuTexRefGetFilterMode,
    common::cuTexRefGetFlags,
    common::cuTexRefGetFormat,
    common::cuTexRefGetMaxAnisotropy,
    common::cuTexRefGetMipmapFilterMode,
    common::cuTexRefGetMipmapLevelBias,
    common::cuTexRefGetMipmapLevelClamp,
    common::cuTexRefGetMipmappedArray,
    common::cuTexRefSetAddress,
    "cuTexRefSetAddress_v2" = common::cuTexRefSetAddress,
    common::cuTexRefSetAddress2D,
    "cuTexRefSetAddress2D_v3" = common::cuTexRefSetAddress2D,
    common::cuTexRefSetAddress2D_v2,
    common::cuTexRefSetAddressMode,
    common::cuTexRefSetArray,
    common::cuTexRefSetBorderColor,
    common::cuTexRefSetFilterMode,
    common::cuTexRefSetFlags,
    common::cuTexRefSetFormat,
    common::cuTexRefSetMaxAnisotropy,
    common::cuTexRefSetMipmapFilterMode,
    common::cuTexRefSetMipmapLevelBias,
    common::cuTexRefSetMipmapLevelClamp,
    common::cuTexRefSetMipmappedArray,
    common::cuThreadExchangeStreamCaptureMode,
    common::cuUserObjectCreate,
    common::cuUserObjectRelease,
    common::cuUserObjectRetain,
    common::cuVDPAUCtxCreate,
    "cuVDPAUCtxCreate_v2" = common::cuVDPAUCtxCreate,
    common::cuVDPAUGetDevice,
    common::cuWaitExternalSemaphoresAsync,
}
