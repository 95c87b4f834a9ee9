//! The contents of `cubind.cuda13.driver`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::driver as shared;
use crate::functions::driver::{common, only13, slots};
use crate::support::gen1::*;
use crate::tables::driver13;

static LIBRARY: LibraryDef = LibraryDef::new(
    "CUDA driver API", if cfg!(windows) { &["nvcuda.dll"] } else { &["libcuda.so.1"] }, None, &[], "", &[],
);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "driver",
    name: c"cubind.cuda13.driver",
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
    c"cuCheckpointOperationComplete" c"CUresult (CUcheckpointOperationHandle)" 500 slots::cuCheckpointOperationComplete,
    c"cuCheckpointProcessCheckpoint" c"CUresult (int, CUcheckpointCheckpointArgs *)" 500 slots::cuCheckpointProcessCheckpoint,
    c"cuCheckpointProcessGetRestoreThreadId" c"CUresult (int, int *)" 500 slots::cuCheckpointProcessGetRestoreThreadId,
    c"cuCheckpointProcessGetState" c"CUresult (int, CUprocessState *)" 500 slots::cuCheckpointProcessGetState,
    c"cuCheckpointProcessLock" c"CUresult (int, CUcheckpointLockArgs *)" 500 slots::cuCheckpointProcessLock,
    c"cuCheckpointProcessRestore" c"CUresult (int, CUcheckpointRestoreArgs *)" 500 slots::cuCheckpointProcessRestore,
    c"cuCheckpointProcessUnlock" c"CUresult (int, CUcheckpointUnlockArgs *)" 500 slots::cuCheckpointProcessUnlock,
    c"cuCoredumpDeregisterCompleteCallback" c"CUresult (CUcoredumpCallbackHandle)" 500 slots::cuCoredumpDeregisterCompleteCallback,
    c"cuCoredumpDeregisterStartCallback" c"CUresult (CUcoredumpCallbackHandle)" 500 slots::cuCoredumpDeregisterStartCallback,
    c"cuCoredumpGetAttribute" c"CUresult (CUcoredumpSettings, void *, size_t *)" 500 slots::cuCoredumpGetAttribute,
    c"cuCoredumpGetAttributeGlobal" c"CUresult (CUcoredumpSettings, void *, size_t *)" 500 slots::cuCoredumpGetAttributeGlobal,
    c"cuCoredumpRegisterCompleteCallback" c"CUresult (CUcoredumpStatusCallback, void *, CUcoredumpCallbackHandle *)" 500 slots::cuCoredumpRegisterCompleteCallback,
    c"cuCoredumpRegisterStartCallback" c"CUresult (CUcoredumpStatusCallback, void *, CUcoredumpCallbackHandle *)" 500 slots::cuCoredumpRegisterStartCallback,
    c"cuCoredumpSetAttribute" c"CUresult (CUcoredumpSettings, void *, size_t *)" 500 slots::cuCoredumpSetAttribute,
    c"cuCoredumpSetAttributeGlobal" c"CUresult (CUcoredumpSettings, void *, size_t *)" 500 slots::cuCoredumpSetAttributeGlobal,
    c"cuCtxAttach" c"CUresult (CUcontext *, unsigned int)" 500 slots::cuCtxAttach,
    c"cuCtxCreate" c"CUresult (CUcontext *, CUctxCreateParams *, unsigned int, CUdevice)" 500 slots::cuCtxCreate_v4,
    c"cuCtxCreate_v2" c"CUresult (CUcontext *, unsigned int, CUdevice)" 500 slots::cuCtxCreate_v2,
    c"cuCtxCreate_v3" c"CUresult (CUcontext *, CUexecAffinityParam *, int, unsigned int, CUdevice)" 500 slots::cuCtxCreate_v3,
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
    c"cuCtxGetDevice_v2" c"CUresult (CUdevice *, CUcontext)" 500 slots::cuCtxGetDevice_v2,
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
    c"cuCtxSynchronize_v2" c"CUresult (CUcontext)" 500 slots::cuCtxSynchronize_v2,
    c"cuCtxWaitEvent" c"CUresult (CUcontext, CUevent)" 500 slots::cuCtxWaitEvent,
    c"cuDestroyExternalMemory" c"CUresult (CUexternalMemory)" 500 slots::cuDestroyExternalMemory,
    c"cuDestroyExternalSemaphore" c"CUresult (CUexternalSemaphore)" 500 slots::cuDestroyExternalSemaphore,
    c"cuDevResourceGenerateDesc" c"CUresult (CUdevResourceDesc *, CUdevResource *, unsigned int)" 500 slots::cuDevResourceGenerateDesc,
    c"cuDevSmResourceSplit" c"CUresult (CUdevResource *, unsigned int, CUdevResource const *, CUdevResource *, unsigned int, CU_DEV_SM_RESOURCE_GROUP_PARAMS *)" 500 slots::cuDevSmResourceSplit,
    c"cuDevSmResourceSplitByCount" c"CUresult (CUdevResource *, unsigned int *, CUdevResource const *, CUdevResource *, unsigned int, unsigned int)" 500 slots::cuDevSmResourceSplitByCount,
    c"cuDeviceCanAccessPeer" c"CUresult (int *, CUdevice, CUdevice)" 500 slots::cuDeviceCanAccessPeer,
    c"cuDeviceComputeCapability" c"CUresult (int *, int *, CUdevice)" 500 slots::cuDeviceComputeCapability,
    c"cuDeviceGet" c"CUresult (CUdevice *, int)" 500 slots::cuDeviceGet,
    c"cuDeviceGetAttribute" c"CUresult (int *, CUdevice_attribute, CUdevice)" 500 slots::cuDeviceGetAttribute,
    c"cuDeviceGetByPCIBusId" c"CUresult (CUdevice *, char const *)" 500 slots::cuDeviceGetByPCIBusId,
    c"cuDeviceGetCliqueCount" c"CUresult (size_t *, CUdevice)" 500 slots::cuDeviceGetCliqueCount,
    c"cuDeviceGetCliqueInfo" c"CUresult (CUcliqueInfo *, size_t *, CUdevice)" 500 slots::cuDeviceGetCliqueInfo,
    c"cuDeviceGetCount" c"CUresult (int *)" 500 slots::cuDeviceGetCount,
    c"cuDeviceGetDefaultMemPool" c"CUresult (CUmemoryPool *, CUdevice)" 500 slots::cuDeviceGetDefaultMemPool,
    c"cuDeviceGetDevResource" c"CUresult (CUdevice, CUdevResource *, CUdevResourceType)" 500 slots::cuDeviceGetDevResource,
    c"cuDeviceGetExecAffinitySupport" c"CUresult (int *, CUexecAffinityType, CUdevice)" 500 slots::cuDeviceGetExecAffinitySupport,
    c"cuDeviceGetFabricClusterUuid" c"CUresult (CUuuid *, CUdevice)" 500 slots::cuDeviceGetFabricClusterUuid,
    c"cuDeviceGetGraphMemAttribute" c"CUresult (CUdevice, CUgraphMem_attribute, void *)" 500 slots::cuDeviceGetGraphMemAttribute,
    c"cuDeviceGetHostAtomicCapabilities" c"CUresult (unsigned int *, CUatomicOperation const *, unsigned int, CUdevice)" 500 slots::cuDeviceGetHostAtomicCapabilities,
    c"cuDeviceGetLuid" c"CUresult (char *, unsigned int *, CUdevice)" 500 slots::cuDeviceGetLuid,
    c"cuDeviceGetMemPool" c"CUresult (CUmemoryPool *, CUdevice)" 500 slots::cuDeviceGetMemPool,
    c"cuDeviceGetName" c"CUresult (char *, int, CUdevice)" 500 slots::cuDeviceGetName,
    c"cuDeviceGetNvSciSyncAttributes" c"CUresult (void *, CUdevice, int)" 500 slots::cuDeviceGetNvSciSyncAttributes,
    c"cuDeviceGetP2PAtomicCapabilities" c"CUresult (unsigned int *, CUatomicOperation const *, unsigned int, CUdevice, CUdevice)" 500 slots::cuDeviceGetP2PAtomicCapabilities,
    c"cuDeviceGetP2PAttribute" c"CUresult (int *, CUdevice_P2PAttribute, CUdevice, CUdevice)" 500 slots::cuDeviceGetP2PAttribute,
    c"cuDeviceGetPCIBusId" c"CUresult (char *, int, CUdevice)" 500 slots::cuDeviceGetPCIBusId,
    c"cuDeviceGetProperties" c"CUresult (CUdevprop *, CUdevice)" 500 slots::cuDeviceGetProperties,
    c"cuDeviceGetTexture1DLinearMaxWidth" c"CUresult (size_t *, CUarray_format, unsigned int, CUdevice)" 500 slots::cuDeviceGetTexture1DLinearMaxWidth,
    c"cuDeviceGetUuid" c"CUresult (CUuuid *, CUdevice)" 500 slots::cuDeviceGetUuid_v2,
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
    c"cuEventElapsedTime" c"CUresult (float *, CUevent, CUevent)" 500 slots::cuEventElapsedTime_v2,
    c"cuEventQuery" c"CUresult (CUevent)" 500 slots::cuEventQuery,
    c"cuEventRecord" c"CUresult (CUevent, CUstream)" 500 slots::cuEventRecord,
    c"cuEventRecordWithFlags" c"CUresult (CUevent, CUstream, unsigned int)" 500 slots::cuEventRecordWithFlags,
    c"cuEventSynchronize" c"CUresult (CUevent)" 500 slots::cuEventSynchronize,
    c"cuExternalMemoryGetMappedBuffer" c"CUresult (CUdeviceptr *, CUexternalMemory, CUDA_EXTERNAL_MEMORY_BUFFER_DESC const *)" 500 slots::cuExternalMemoryGetMappedBuffer,
    c"cuExternalMemoryGetMappedMipmappedArray" c"CUresult (CUmipmappedArray *, CUexternalMemory, CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC const *)" 500 slots::cuExternalMemoryGetMappedMipmappedArray,
    c"cuFabricCpyBatchAsync" c"CUresult (size_t, CUDA_FABRIC_COPY_BATCH_OP *, unsigned PY_LONG_LONG, CUstream)" 500 slots::cuFabricCpyBatchAsync,
    c"cuFlushGPUDirectRDMAWrites" c"CUresult (CUflushGPUDirectRDMAWritesTarget, CUflushGPUDirectRDMAWritesScope)" 500 slots::cuFlushGPUDirectRDMAWrites,
    c"cuFuncGetAttribute" c"CUresult (int *, CUfunction_attribute, CUfunction)" 500 slots::cuFuncGetAttribute,
    c"cuFuncGetModule" c"CUresult (CUmodule *, CUfunction)" 500 slots::cuFuncGetModule,
    c"cuFuncGetName" c"CUresult (char const **, CUfunction)" 500 slots::cuFuncGetName,
    c"cuFuncGetParamCount" c"CUresult (CUfunction, size_t *)" 500 slots::cuFuncGetParamCount,
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
    c"cuGraphAddDependencies" c"CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, CUgraphEdgeData const *, size_t)" 500 slots::cuGraphAddDependencies_v2,
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
    c"cuGraphAddNode" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, CUgraphEdgeData const *, size_t, CUgraphNodeParams *)" 500 slots::cuGraphAddNode_v2,
    c"cuGraphAddNode_v3" c"CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, CUgraphEdgeData const *, size_t, CUgraphNodeParams *)" 500 slots::cuGraphAddNode_v3,
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
    c"cuGraphExecGetId" c"CUresult (CUgraphExec, unsigned int *)" 500 slots::cuGraphExecGetId,
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
    c"cuGraphGetEdges" c"CUresult (CUgraph, CUgraphNode *, CUgraphNode *, CUgraphEdgeData *, size_t *)" 500 slots::cuGraphGetEdges_v2,
    c"cuGraphGetId" c"CUresult (CUgraph, unsigned int *)" 500 slots::cuGraphGetId,
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
    c"cuGraphNodeGetContainingGraph" c"CUresult (CUgraphNode, CUgraph *)" 500 slots::cuGraphNodeGetContainingGraph,
    c"cuGraphNodeGetDependencies" c"CUresult (CUgraphNode, CUgraphNode *, CUgraphEdgeData *, size_t *)" 500 slots::cuGraphNodeGetDependencies_v2,
    c"cuGraphNodeGetDependentNodes" c"CUresult (CUgraphNode, CUgraphNode *, CUgraphEdgeData *, size_t *)" 500 slots::cuGraphNodeGetDependentNodes_v2,
    c"cuGraphNodeGetEnabled" c"CUresult (CUgraphExec, CUgraphNode, unsigned int *)" 500 slots::cuGraphNodeGetEnabled,
    c"cuGraphNodeGetLocalId" c"CUresult (CUgraphNode, unsigned int *)" 500 slots::cuGraphNodeGetLocalId,
    c"cuGraphNodeGetParams" c"CUresult (CUgraphNode, CUgraphNodeParams *)" 500 slots::cuGraphNodeGetParams,
    c"cuGraphNodeGetToolsId" c"CUresult (CUgraphNode, unsigned PY_LONG_LONG *)" 500 slots::cuGraphNodeGetToolsId,
    c"cuGraphNodeGetType" c"CUresult (CUgraphNode, CUgraphNodeType *)" 500 slots::cuGraphNodeGetType,
    c"cuGraphNodeSetEnabled" c"CUresult (CUgraphExec, CUgraphNode, unsigned int)" 500 slots::cuGraphNodeSetEnabled,
    c"cuGraphNodeSetParams" c"CUresult (CUgraphNode, CUgraphNodeParams *)" 500 slots::cuGraphNodeSetParams,
    c"cuGraphNodeSetParams_v2" c"CUresult (CUgraphNode, CUgraphNodeParams *)" 500 slots::cuGraphNodeSetParams_v2,
    c"cuGraphReleaseUserObject" c"CUresult (CUgraph, CUuserObject, unsigned int)" 500 slots::cuGraphReleaseUserObject,
    c"cuGraphRemoveDependencies" c"CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, CUgraphEdgeData const *, size_t)" 500 slots::cuGraphRemoveDependencies_v2,
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
    c"cuGreenCtxGetId" c"CUresult (CUgreenCtx, unsigned PY_LONG_LONG *)" 500 slots::cuGreenCtxGetId,
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
    c"cuKernelGetParamCount" c"CUresult (CUkernel, size_t *)" 500 slots::cuKernelGetParamCount,
    c"cuKernelGetParamInfo" c"CUresult (CUkernel, size_t, size_t *, size_t *)" 500 slots::cuKernelGetParamInfo,
    c"cuKernelSetAttribute" c"CUresult (CUfunction_attribute, int, CUkernel, CUdevice)" 500 slots::cuKernelSetAttribute,
    c"cuKernelSetCacheConfig" c"CUresult (CUkernel, CUfunc_cache, CUdevice)" 500 slots::cuKernelSetCacheConfig,
    c"cuLaunch" c"CUresult (CUfunction)" 500 slots::cuLaunch,
    c"cuLaunchCooperativeKernel" c"CUresult (CUfunction, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, CUstream, void **)" 500 slots::cuLaunchCooperativeKernel,
    c"cuLaunchCooperativeKernelMultiDevice" c"CUresult (CUDA_LAUNCH_PARAMS *, unsigned int, unsigned int)" 500 slots::cuLaunchCooperativeKernelMultiDevice,
    c"cuLaunchGrid" c"CUresult (CUfunction, int, int)" 500 slots::cuLaunchGrid,
    c"cuLaunchGridAsync" c"CUresult (CUfunction, int, int, CUstream)" 500 slots::cuLaunchGridAsync,
    c"cuLaunchHostFunc" c"CUresult (CUstream, CUhostFn, void *)" 500 slots::cuLaunchHostFunc,
    c"cuLaunchHostFunc_v2" c"CUresult (CUstream, CUhostFn, void *, unsigned int)" 500 slots::cuLaunchHostFunc_v2,
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
    c"cuLogicalEndpointAddDevice" c"CUresult (CUlogicalEndpointId, CUdevice)" 500 slots::cuLogicalEndpointAddDevice,
    c"cuLogicalEndpointBindAddr" c"CUresult (CUlogicalEndpointId, CUdevice, cuuint64_t, void *, cuuint64_t, unsigned PY_LONG_LONG)" 500 slots::cuLogicalEndpointBindAddr,
    c"cuLogicalEndpointBindMem" c"CUresult (CUlogicalEndpointId, CUdevice, cuuint64_t, CUmemGenericAllocationHandle, cuuint64_t, cuuint64_t, unsigned PY_LONG_LONG)" 500 slots::cuLogicalEndpointBindMem,
    c"cuLogicalEndpointCreate" c"CUresult (CUlogicalEndpointId, CUlogicalEndpointProp const *)" 500 slots::cuLogicalEndpointCreate,
    c"cuLogicalEndpointDestroy" c"CUresult (CUlogicalEndpointId)" 500 slots::cuLogicalEndpointDestroy,
    c"cuLogicalEndpointExport" c"CUresult (void *, CUlogicalEndpointId, CUlogicalEndpointIpcHandleType)" 500 slots::cuLogicalEndpointExport,
    c"cuLogicalEndpointGetLimits" c"CUresult (cuuint64_t *, cuuint64_t *, CUlogicalEndpointProp const *)" 500 slots::cuLogicalEndpointGetLimits,
    c"cuLogicalEndpointIdRelease" c"CUresult (CUlogicalEndpointId, cuuint32_t)" 500 slots::cuLogicalEndpointIdRelease,
    c"cuLogicalEndpointIdReserve" c"CUresult (CUlogicalEndpointId *, cuuint32_t)" 500 slots::cuLogicalEndpointIdReserve,
    c"cuLogicalEndpointImport" c"CUresult (CUlogicalEndpointId, void const *, CUlogicalEndpointIpcHandleType)" 500 slots::cuLogicalEndpointImport,
    c"cuLogicalEndpointQuery" c"CUresult (CUlogicalEndpointId, cuuint32_t, int *)" 500 slots::cuLogicalEndpointQuery,
    c"cuLogicalEndpointUnbind" c"CUresult (CUlogicalEndpointId, CUdevice, cuuint64_t, cuuint64_t)" 500 slots::cuLogicalEndpointUnbind,
    c"cuLogsCurrent" c"CUresult (CUlogIterator *, unsigned int)" 500 slots::cuLogsCurrent,
    c"cuLogsDumpToFile" c"CUresult (CUlogIterator *, char const *, unsigned int)" 500 slots::cuLogsDumpToFile,
    c"cuLogsDumpToMemory" c"CUresult (CUlogIterator *, char *, size_t *, unsigned int)" 500 slots::cuLogsDumpToMemory,
    c"cuLogsRegisterCallback" c"CUresult (CUlogsCallback, void *, CUlogsCallbackHandle *)" 500 slots::cuLogsRegisterCallback,
    c"cuLogsUnregisterCallback" c"CUresult (CUlogsCallbackHandle)" 500 slots::cuLogsUnregisterCallback,
    c"cuMemAddressFree" c"CUresult (CUdeviceptr, size_t)" 500 slots::cuMemAddressFree,
    c"cuMemAddressReserve" c"CUresult (CUdeviceptr *, size_t, size_t, CUdeviceptr, unsigned PY_LONG_LONG)" 500 slots::cuMemAddressReserve,
    c"cuMemAdvise" c"CUresult (CUdeviceptr, size_t, CUmem_advise, CUmemLocation)" 500 slots::cuMemAdvise_v2,
    c"cuMemAlloc" c"CUresult (CUdeviceptr *, size_t)" 500 slots::cuMemAlloc_v2,
    c"cuMemAllocAsync" c"CUresult (CUdeviceptr *, size_t, CUstream)" 500 slots::cuMemAllocAsync,
    c"cuMemAllocFromPoolAsync" c"CUresult (CUdeviceptr *, size_t, CUmemoryPool, CUstream)" 500 slots::cuMemAllocFromPoolAsync,
    c"cuMemAllocHost" c"CUresult (void **, size_t)" 500 slots::cuMemAllocHost_v2,
    c"cuMemAllocManaged" c"CUresult (CUdeviceptr *, size_t, unsigned int)" 500 slots::cuMemAllocManaged,
    c"cuMemAllocPitch" c"CUresult (CUdeviceptr *, size_t *, size_t, size_t, unsigned int)" 500 slots::cuMemAllocPitch_v2,
    c"cuMemBatchDecompressAsync" c"CUresult (CUmemDecompressParams *, size_t, unsigned int, size_t *, CUstream)" 500 slots::cuMemBatchDecompressAsync,
    c"cuMemCreate" c"CUresult (CUmemGenericAllocationHandle *, size_t, CUmemAllocationProp const *, unsigned PY_LONG_LONG)" 500 slots::cuMemCreate,
    c"cuMemDiscardAndPrefetchBatchAsync" c"CUresult (CUdeviceptr *, size_t *, size_t, CUmemLocation *, size_t *, size_t, unsigned PY_LONG_LONG, CUstream)" 500 slots::cuMemDiscardAndPrefetchBatchAsync,
    c"cuMemDiscardBatchAsync" c"CUresult (CUdeviceptr *, size_t *, size_t, unsigned PY_LONG_LONG, CUstream)" 500 slots::cuMemDiscardBatchAsync,
    c"cuMemExportToShareableHandle" c"CUresult (void *, CUmemGenericAllocationHandle, CUmemAllocationHandleType, unsigned PY_LONG_LONG)" 500 slots::cuMemExportToShareableHandle,
    c"cuMemFree" c"CUresult (CUdeviceptr)" 500 slots::cuMemFree_v2,
    c"cuMemFreeAsync" c"CUresult (CUdeviceptr, CUstream)" 500 slots::cuMemFreeAsync,
    c"cuMemFreeHost" c"CUresult (void *)" 500 slots::cuMemFreeHost,
    c"cuMemGetAccess" c"CUresult (unsigned PY_LONG_LONG *, CUmemLocation const *, CUdeviceptr)" 500 slots::cuMemGetAccess,
    c"cuMemGetAddressRange" c"CUresult (CUdeviceptr *, size_t *, CUdeviceptr)" 500 slots::cuMemGetAddressRange_v2,
    c"cuMemGetAllocationGranularity" c"CUresult (size_t *, CUmemAllocationProp const *, CUmemAllocationGranularity_flags)" 500 slots::cuMemGetAllocationGranularity,
    c"cuMemGetAllocationPropertiesFromHandle" c"CUresult (CUmemAllocationProp *, CUmemGenericAllocationHandle)" 500 slots::cuMemGetAllocationPropertiesFromHandle,
    c"cuMemGetDefaultMemPool" c"CUresult (CUmemoryPool *, CUmemLocation *, CUmemAllocationType)" 500 slots::cuMemGetDefaultMemPool,
    c"cuMemGetHandleForAddressRange" c"CUresult (void *, CUdeviceptr, size_t, CUmemRangeHandleType, unsigned PY_LONG_LONG)" 500 slots::cuMemGetHandleForAddressRange,
    c"cuMemGetInfo" c"CUresult (size_t *, size_t *)" 500 slots::cuMemGetInfo_v2,
    c"cuMemGetLocationInfo" c"CUresult (CUdeviceptr, size_t, size_t, size_t, CUmemLocation *)" 500 slots::cuMemGetLocationInfo,
    c"cuMemGetMemPool" c"CUresult (CUmemoryPool *, CUmemLocation *, CUmemAllocationType)" 500 slots::cuMemGetMemPool,
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
    c"cuMemPrefetchAsync" c"CUresult (CUdeviceptr, size_t, CUmemLocation, unsigned int, CUstream)" 500 slots::cuMemPrefetchAsync_v2,
    c"cuMemPrefetchBatchAsync" c"CUresult (CUdeviceptr *, size_t *, size_t, CUmemLocation *, size_t *, size_t, unsigned PY_LONG_LONG, CUstream)" 500 slots::cuMemPrefetchBatchAsync,
    c"cuMemRangeGetAttribute" c"CUresult (void *, size_t, CUmem_range_attribute, CUdeviceptr, size_t)" 500 slots::cuMemRangeGetAttribute,
    c"cuMemRangeGetAttributes" c"CUresult (void **, size_t *, CUmem_range_attribute *, size_t, CUdeviceptr, size_t)" 500 slots::cuMemRangeGetAttributes,
    c"cuMemRelease" c"CUresult (CUmemGenericAllocationHandle)" 500 slots::cuMemRelease,
    c"cuMemRetainAllocationHandle" c"CUresult (CUmemGenericAllocationHandle *, void *)" 500 slots::cuMemRetainAllocationHandle,
    c"cuMemSetAccess" c"CUresult (CUdeviceptr, size_t, CUmemAccessDesc const *, size_t)" 500 slots::cuMemSetAccess,
    c"cuMemSetMemPool" c"CUresult (CUmemLocation *, CUmemAllocationType, CUmemoryPool)" 500 slots::cuMemSetMemPool,
    c"cuMemUnmap" c"CUresult (CUdeviceptr, size_t)" 500 slots::cuMemUnmap,
    c"cuMemcpy" c"CUresult (CUdeviceptr, CUdeviceptr, size_t)" 500 slots::cuMemcpy,
    c"cuMemcpy2D" c"CUresult (CUDA_MEMCPY2D const *)" 500 slots::cuMemcpy2D_v2,
    c"cuMemcpy2DAsync" c"CUresult (CUDA_MEMCPY2D const *, CUstream)" 500 slots::cuMemcpy2DAsync_v2,
    c"cuMemcpy2DUnaligned" c"CUresult (CUDA_MEMCPY2D const *)" 500 slots::cuMemcpy2DUnaligned_v2,
    c"cuMemcpy3D" c"CUresult (CUDA_MEMCPY3D const *)" 500 slots::cuMemcpy3D_v2,
    c"cuMemcpy3DAsync" c"CUresult (CUDA_MEMCPY3D const *, CUstream)" 500 slots::cuMemcpy3DAsync_v2,
    c"cuMemcpy3DBatchAsync" c"CUresult (size_t, CUDA_MEMCPY3D_BATCH_OP *, unsigned PY_LONG_LONG, CUstream)" 500 slots::cuMemcpy3DBatchAsync_v2,
    c"cuMemcpy3DPeer" c"CUresult (CUDA_MEMCPY3D_PEER const *)" 500 slots::cuMemcpy3DPeer,
    c"cuMemcpy3DPeerAsync" c"CUresult (CUDA_MEMCPY3D_PEER const *, CUstream)" 500 slots::cuMemcpy3DPeerAsync,
    c"cuMemcpy3DWithAttributesAsync" c"CUresult (CUDA_MEMCPY3D_BATCH_OP *, unsigned PY_LONG_LONG, CUstream)" 500 slots::cuMemcpy3DWithAttributesAsync,
    c"cuMemcpyAsync" c"CUresult (CUdeviceptr, CUdeviceptr, size_t, CUstream)" 500 slots::cuMemcpyAsync,
    c"cuMemcpyAtoA" c"CUresult (CUarray, size_t, CUarray, size_t, size_t)" 500 slots::cuMemcpyAtoA_v2,
    c"cuMemcpyAtoD" c"CUresult (CUdeviceptr, CUarray, size_t, size_t)" 500 slots::cuMemcpyAtoD_v2,
    c"cuMemcpyAtoH" c"CUresult (void *, CUarray, size_t, size_t)" 500 slots::cuMemcpyAtoH_v2,
    c"cuMemcpyAtoHAsync" c"CUresult (void *, CUarray, size_t, size_t, CUstream)" 500 slots::cuMemcpyAtoHAsync_v2,
    c"cuMemcpyBatchAsync" c"CUresult (CUdeviceptr *, CUdeviceptr *, size_t *, size_t, CUmemcpyAttributes *, size_t *, size_t, CUstream)" 500 slots::cuMemcpyBatchAsync_v2,
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
    c"cuMemcpyWithAttributesAsync" c"CUresult (CUdeviceptr, CUdeviceptr, size_t, CUmemcpyAttributes *, CUstream)" 500 slots::cuMemcpyWithAttributesAsync,
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
    c"cuMulticastBindAddr_v2" c"CUresult (CUmemGenericAllocationHandle, CUdevice, size_t, CUdeviceptr, size_t, unsigned PY_LONG_LONG)" 500 slots::cuMulticastBindAddr_v2,
    c"cuMulticastBindMem" c"CUresult (CUmemGenericAllocationHandle, size_t, CUmemGenericAllocationHandle, size_t, size_t, unsigned PY_LONG_LONG)" 500 slots::cuMulticastBindMem,
    c"cuMulticastBindMem_v2" c"CUresult (CUmemGenericAllocationHandle, CUdevice, size_t, CUmemGenericAllocationHandle, size_t, size_t, unsigned PY_LONG_LONG)" 500 slots::cuMulticastBindMem_v2,
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
    c"cuStreamBeginCaptureToCig" c"CUresult (CUstream, CUstreamCigCaptureParams *)" 500 slots::cuStreamBeginCaptureToCig,
    c"cuStreamBeginCaptureToGraph" c"CUresult (CUstream, CUgraph, CUgraphNode const *, CUgraphEdgeData const *, size_t, CUstreamCaptureMode)" 500 slots::cuStreamBeginCaptureToGraph,
    c"cuStreamBeginRecaptureToGraph" c"CUresult (CUstream, CUstreamCaptureMode, CUgraph, CUgraphRecaptureCallback, void *)" 500 slots::cuStreamBeginRecaptureToGraph,
    c"cuStreamCopyAttributes" c"CUresult (CUstream, CUstream)" 500 slots::cuStreamCopyAttributes,
    c"cuStreamCreate" c"CUresult (CUstream *, unsigned int)" 500 slots::cuStreamCreate,
    c"cuStreamCreateWithPriority" c"CUresult (CUstream *, unsigned int, int)" 500 slots::cuStreamCreateWithPriority,
    c"cuStreamDestroy" c"CUresult (CUstream)" 500 slots::cuStreamDestroy_v2,
    c"cuStreamEndCapture" c"CUresult (CUstream, CUgraph *)" 500 slots::cuStreamEndCapture,
    c"cuStreamEndCaptureToCig" c"CUresult (CUstream)" 500 slots::cuStreamEndCaptureToCig,
    c"cuStreamGetAttribute" c"CUresult (CUstream, CUstreamAttrID, CUstreamAttrValue *)" 500 slots::cuStreamGetAttribute,
    c"cuStreamGetCaptureInfo" c"CUresult (CUstream, CUstreamCaptureStatus *, cuuint64_t *, CUgraph *, CUgraphNode const **, CUgraphEdgeData const **, size_t *)" 500 slots::cuStreamGetCaptureInfo_v3,
    c"cuStreamGetCaptureInfo_v2" c"CUresult (CUstream, CUstreamCaptureStatus *, cuuint64_t *, CUgraph *, CUgraphNode const **, size_t *)" 500 slots::cuStreamGetCaptureInfo_v2,
    c"cuStreamGetCtx" c"CUresult (CUstream, CUcontext *)" 500 slots::cuStreamGetCtx,
    c"cuStreamGetCtx_v2" c"CUresult (CUstream, CUcontext *, CUgreenCtx *)" 500 slots::cuStreamGetCtx_v2,
    c"cuStreamGetDevResource" c"CUresult (CUstream, CUdevResource *, CUdevResourceType)" 500 slots::cuStreamGetDevResource,
    c"cuStreamGetDevice" c"CUresult (CUstream, CUdevice *)" 500 slots::cuStreamGetDevice,
    c"cuStreamGetFlags" c"CUresult (CUstream, unsigned int *)" 500 slots::cuStreamGetFlags,
    c"cuStreamGetGreenCtx" c"CUresult (CUstream, CUgreenCtx *)" 500 slots::cuStreamGetGreenCtx,
    c"cuStreamGetId" c"CUresult (CUstream, unsigned PY_LONG_LONG *)" 500 slots::cuStreamGetId,
    c"cuStreamGetPriority" c"CUresult (CUstream, int *)" 500 slots::cuStreamGetPriority,
    c"cuStreamIsCapturing" c"CUresult (CUstream, CUstreamCaptureStatus *)" 500 slots::cuStreamIsCapturing,
    c"cuStreamQuery" c"CUresult (CUstream)" 500 slots::cuStreamQuery,
    c"cuStreamSetAttribute" c"CUresult (CUstream, CUstreamAttrID, CUstreamAttrValue const *)" 500 slots::cuStreamSetAttribute,
    c"cuStreamSynchronize" c"CUresult (CUstream)" 500 slots::cuStreamSynchronize,
    c"cuStreamUpdateCaptureDependencies" c"CUresult (CUstream, CUgraphNode *, CUgraphEdgeData const *, size_t, unsigned int)" 500 slots::cuStreamUpdateCaptureDependencies_v2,
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
    c"cuTensorMapSetAllocationClass" c"CUresult (CUtensorMap *, CUtensorMapAllocClass, CUtensorMapAllocClass *)" 500 slots::cuTensorMapSetAllocationClass,
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
    shared::classes(table);
    table.class(Class::Enum(&driver13::CUCoredumpGenerationFlags));
    table.class(Class::Record(&driver13::CUDA_BATCH_MEM_OP_NODE_PARAMS));
    table.class(Class::Record(&driver13::CUDA_BATCH_MEM_OP_NODE_PARAMS_v1));
    table.class(Class::Record(&driver13::CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st));
    table.class(Class::Record(&driver13::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2));
    table.class(Class::Record(&driver13::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver13::CUDA_EVENT_RECORD_NODE_PARAMS));
    table.class(Class::Record(&driver13::CUDA_EVENT_RECORD_NODE_PARAMS_anon0));
    table.class(Class::Record(&driver13::CUDA_EVENT_RECORD_NODE_PARAMS_st));
    table.class(Class::Record(&driver13::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2));
    table.class(Class::Record(&driver13::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0));
    table.class(Class::Record(&driver13::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver13::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2));
    table.class(Class::Record(&driver13::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0));
    table.class(Class::Record(&driver13::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver13::CUDA_FABRIC_COPY_BATCH_OP));
    table.class(Class::Record(&driver13::CUDA_FABRIC_COPY_BATCH_OP_st));
    table.class(Class::Record(&driver13::CUDA_FABRIC_COPY_BATCH_OP_v1));
    table.class(Class::Record(&driver13::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS));
    table.class(Class::Record(&driver13::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1));
    table.class(Class::Record(&driver13::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0));
    table.class(Class::Record(&driver13::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st));
    table.class(Class::Record(&driver13::CUDA_HOST_NODE_PARAMS_v2));
    table.class(Class::Record(&driver13::CUDA_HOST_NODE_PARAMS_v2_anon0));
    table.class(Class::Record(&driver13::CUDA_HOST_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver13::CUDA_MEMCPY3D_BATCH_OP));
    table.class(Class::Record(&driver13::CUDA_MEMCPY3D_BATCH_OP_st));
    table.class(Class::Record(&driver13::CUDA_MEMCPY3D_BATCH_OP_v1));
    table.class(Class::Record(&driver13::CUDA_MEMCPY_BATCH_NODE_PARAMS));
    table.class(Class::Record(&driver13::CUDA_MEMCPY_BATCH_NODE_PARAMS_V1));
    table.class(Class::Record(&driver13::CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0));
    table.class(Class::Record(&driver13::CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st));
    table.class(Class::Record(&driver13::CUDA_MEM_ALLOC_NODE_PARAMS));
    table.class(Class::Record(&driver13::CUDA_MEM_ALLOC_NODE_PARAMS_v1));
    table.class(Class::Record(&driver13::CUDA_MEM_ALLOC_NODE_PARAMS_v1_st));
    table.class(Class::Record(&driver13::CUDA_MEM_ALLOC_NODE_PARAMS_v2));
    table.class(Class::Record(&driver13::CUDA_MEM_ALLOC_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver13::CU_DEV_SM_RESOURCE_GROUP_PARAMS));
    table.class(Class::Record(&driver13::CU_DEV_SM_RESOURCE_GROUP_PARAMS_st));
    table.class(Class::Enum(&driver13::CUatomicOperation));
    table.class(Class::Enum(&driver13::CUatomicOperationCapability));
    table.class(Class::Record(&driver13::CUcheckpointCheckpointArgs));
    table.class(Class::Record(&driver13::CUcheckpointCheckpointArgs_st));
    table.class(Class::Record(&driver13::CUcheckpointCustomStorageInfo));
    table.class(Class::Record(&driver13::CUcheckpointCustomStorageInfo_st));
    table.class(Class::Record(&driver13::CUcheckpointCustomStoragePerDeviceData));
    table.class(Class::Record(&driver13::CUcheckpointCustomStoragePerDeviceData_st));
    table.class(Class::Record(&driver13::CUcheckpointGpuPair));
    table.class(Class::Record(&driver13::CUcheckpointGpuPair_st));
    table.class(Class::Value(&driver13::CUcheckpointOperationHandle));
    table.class(Class::Record(&driver13::CUcheckpointRestoreArgs));
    table.class(Class::Record(&driver13::CUcheckpointRestoreArgs_st));
    table.class(Class::Record(&driver13::CUcliqueInfo));
    table.class(Class::Record(&driver13::CUcliqueInfo_st));
    table.class(Class::Enum(&driver13::CUcliqueType));
    table.class(Class::Value(&driver13::CUcoredumpCallbackHandle));
    table.class(Class::Value(&driver13::CUcoredumpStatusCallback));
    table.class(Class::Record(&driver13::CUdevResource));
    table.class(Class::Record(&driver13::CUdevResource_st));
    table.class(Class::Record(&driver13::CUdevResource_v1));
    table.class(Class::Record(&driver13::CUdevResource_v1_anon0));
    table.class(Class::Record(&driver13::CUdevSmResource));
    table.class(Class::Enum(&driver13::CUdevSmResourceGroup_flags));
    table.class(Class::Enum(&driver13::CUdevSmResourceSplitByCount_flags));
    table.class_as("CUdevSmResourceSplit_flags", Class::Enum(&driver13::CUdevSmResourceSplitByCount_flags));
    table.class(Class::Record(&driver13::CUdevSmResource_st));
    table.class(Class::Record(&driver13::CUdevWorkqueueConfigResource));
    table.class(Class::Record(&driver13::CUdevWorkqueueConfigResource_st));
    table.class(Class::Enum(&driver13::CUdevWorkqueueConfigScope));
    table.class(Class::Record(&driver13::CUdevWorkqueueResource));
    table.class(Class::Record(&driver13::CUdevWorkqueueResource_st));
    table.class(Class::Enum(&driver13::CUdevice_attribute));
    table.class(Class::Record(&driver13::CUfabricCpyOperand));
    table.class(Class::Enum(&driver13::CUfabricCpyOperandType));
    table.class(Class::Record(&driver13::CUfabricCpyOperand_op));
    table.class(Class::Record(&driver13::CUfabricCpyOperand_op_le));
    table.class(Class::Record(&driver13::CUfabricCpyOperand_op_ptr));
    table.class(Class::Record(&driver13::CUfabricCpyOperand_st));
    table.class(Class::Enum(&driver13::CUfunction_attribute));
    table.class(Class::Record(&driver13::CUgraphNodeParams));
    table.class(Class::Record(&driver13::CUgraphNodeParams_anon0));
    table.class(Class::Record(&driver13::CUgraphNodeParams_st));
    table.class(Class::Value(&driver13::CUgraphRecaptureCallback));
    table.class(Class::Enum(&driver13::CUgraphRecaptureStatus));
    table.class(Class::Enum(&driver13::CUhostTaskSyncMode));
    table.class(Class::Enum(&driver13::CUjit_option));
    table.class(Class::Record(&driver13::CUkernelNodeAttrValue));
    table.class(Class::Record(&driver13::CUkernelNodeAttrValue_v1));
    table.class(Class::Record(&driver13::CUlaunchAttribute));
    table.class(Class::Enum(&driver13::CUlaunchAttributePortableClusterMode));
    table.class(Class::Record(&driver13::CUlaunchAttributeValue));
    table.class(Class::Record(&driver13::CUlaunchAttributeValue_union));
    table.class(Class::Record(&driver13::CUlaunchAttribute_st));
    table.class(Class::Record(&driver13::CUlaunchConfig));
    table.class(Class::Record(&driver13::CUlaunchConfig_st));
    table.class(Class::Enum(&driver13::CUlimit));
    table.class(Class::Record(&driver13::CUlogicalEndpointFabricHandle));
    table.class(Class::Record(&driver13::CUlogicalEndpointFabricHandle_st));
    table.class(Class::Enum(&driver13::CUlogicalEndpointFlag));
    table.class(Class::Value(&driver13::CUlogicalEndpointId));
    table.class(Class::Enum(&driver13::CUlogicalEndpointIpcHandleType));
    table.class(Class::Record(&driver13::CUlogicalEndpointProp));
    table.class(Class::Record(&driver13::CUlogicalEndpointProp_anon0));
    table.class(Class::Record(&driver13::CUlogicalEndpointProp_anon0_multicast));
    table.class(Class::Record(&driver13::CUlogicalEndpointProp_anon0_unicast));
    table.class(Class::Record(&driver13::CUlogicalEndpointProp_struct));
    table.class(Class::Enum(&driver13::CUlogicalEndpointType));
    table.class(Class::Record(&driver13::CUmemAccessDesc));
    table.class(Class::Record(&driver13::CUmemAccessDesc_st));
    table.class(Class::Record(&driver13::CUmemAccessDesc_v1));
    table.class(Class::Record(&driver13::CUmemAllocationProp));
    table.class(Class::Record(&driver13::CUmemAllocationProp_st));
    table.class(Class::Record(&driver13::CUmemAllocationProp_v1));
    table.class(Class::Record(&driver13::CUmemLocation));
    table.class(Class::Record(&driver13::CUmemLocation_st));
    table.class(Class::Record(&driver13::CUmemLocation_v1));
    table.class(Class::Record(&driver13::CUmemLocation_v1_anon0));
    table.class(Class::Record(&driver13::CUmemLocation_v1_anon0_localized));
    table.class(Class::Record(&driver13::CUmemPoolProps));
    table.class(Class::Record(&driver13::CUmemPoolProps_st));
    table.class(Class::Record(&driver13::CUmemPoolProps_v1));
    table.class(Class::Record(&driver13::CUmemcpy3DOperand));
    table.class(Class::Record(&driver13::CUmemcpy3DOperand_st));
    table.class(Class::Record(&driver13::CUmemcpy3DOperand_v1));
    table.class(Class::Record(&driver13::CUmemcpy3DOperand_v1_op));
    table.class(Class::Record(&driver13::CUmemcpy3DOperand_v1_op_ptr));
    table.class(Class::Record(&driver13::CUmemcpyAttributes));
    table.class(Class::Record(&driver13::CUmemcpyAttributes_st));
    table.class(Class::Record(&driver13::CUmemcpyAttributes_v1));
    table.class(Class::Enum(&driver13::CUsharedMemoryMode));
    table.class(Class::Enum(&driver13::CUstreamAtomicReductionDataType));
    table.class(Class::Enum(&driver13::CUstreamAtomicReductionOpType));
    table.class(Class::Record(&driver13::CUstreamAttrValue));
    table.class(Class::Record(&driver13::CUstreamAttrValue_v1));
    table.class(Class::Record(&driver13::CUstreamBatchMemOpParams));
    table.class(Class::Record(&driver13::CUstreamBatchMemOpParams_union));
    table.class(Class::Record(&driver13::CUstreamBatchMemOpParams_v1));
    table.class(Class::Record(&driver13::CUstreamCigCaptureParams));
    table.class(Class::Record(&driver13::CUstreamCigCaptureParams_st));
    table.class(Class::Enum(&driver13::CUstreamCigDataType));
    table.class(Class::Record(&driver13::CUstreamCigParam));
    table.class(Class::Record(&driver13::CUstreamCigParam_st));
    table.class(Class::Record(&driver13::CUstreamMemOpAtomicReductionParams_st));
    table.class(Class::Record(&driver13::CUtensorMap));
    table.class(Class::Enum(&driver13::CUtensorMapAllocClass));
    table.class(Class::Record(&driver13::CUtensorMap_st));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    table.constant("CUDA_VERSION", Constant::Int(13050));
    table.constant("CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY", Constant::Int(4294967295));
    table.constant("CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE", Constant::Int(4));
}

functions! {
    ..shared,
    common::cuCheckpointOperationComplete,
    only13::cuCheckpointProcessCheckpoint,
    only13::cuCheckpointProcessRestore,
    common::cuCoredumpDeregisterCompleteCallback,
    common::cuCoredumpDeregisterStartCallback,
    common::cuCoredumpRegisterCompleteCallback,
    common::cuCoredumpRegisterStartCallback,
    only13::cuCtxCreate,
    common::cuCtxCreate_v2,
    common::cuCtxCreate_v3 documented in only13,
    "cuCtxCreate_v4" = only13::cuCtxCreate,
    only13::cuCtxGetDevResource,
    common::cuCtxGetDevice_v2,
    only13::cuCtxGetLimit documented in common,
    only13::cuCtxSetLimit documented in common,
    common::cuCtxSynchronize documented in only13,
    common::cuCtxSynchronize_v2,
    only13::cuDevResourceGenerateDesc documented in common,
    common::cuDevSmResourceSplit,
    only13::cuDevSmResourceSplitByCount,
    only13::cuDeviceGetAttribute documented in common,
    common::cuDeviceGetCliqueCount,
    common::cuDeviceGetCliqueInfo,
    only13::cuDeviceGetDevResource,
    common::cuDeviceGetFabricClusterUuid,
    common::cuDeviceGetHostAtomicCapabilities,
    common::cuDeviceGetP2PAtomicCapabilities,
    only13::cuDeviceGetUuid,
    "cuDeviceGetUuid_v2" = only13::cuDeviceGetUuid,
    only13::cuEventElapsedTime,
    "cuEventElapsedTime_v2" = only13::cuEventElapsedTime,
    common::cuExternalMemoryGetMappedBuffer documented in only13,
    common::cuFabricCpyBatchAsync,
    only13::cuFuncGetAttribute documented in common,
    common::cuFuncGetParamCount,
    only13::cuFuncSetAttribute documented in common,
    only13::cuGraphAddBatchMemOpNode documented in common,
    only13::cuGraphAddDependencies,
    "cuGraphAddDependencies_v2" = only13::cuGraphAddDependencies,
    only13::cuGraphAddMemAllocNode documented in common,
    only13::cuGraphAddNode,
    "cuGraphAddNode_v2" = only13::cuGraphAddNode,
    common::cuGraphAddNode_v3,
    only13::cuGraphBatchMemOpNodeGetParams documented in common,
    only13::cuGraphBatchMemOpNodeSetParams documented in common,
    only13::cuGraphExecBatchMemOpNodeSetParams documented in common,
    common::cuGraphExecGetId,
    only13::cuGraphExecNodeSetParams documented in common,
    only13::cuGraphGetEdges,
    "cuGraphGetEdges_v2" = only13::cuGraphGetEdges,
    common::cuGraphGetId,
    only13::cuGraphKernelNodeGetAttribute documented in common,
    only13::cuGraphKernelNodeSetAttribute documented in common,
    only13::cuGraphMemAllocNodeGetParams documented in common,
    common::cuGraphNodeGetContainingGraph,
    only13::cuGraphNodeGetDependencies,
    "cuGraphNodeGetDependencies_v2" = only13::cuGraphNodeGetDependencies,
    only13::cuGraphNodeGetDependentNodes,
    "cuGraphNodeGetDependentNodes_v2" = only13::cuGraphNodeGetDependentNodes,
    common::cuGraphNodeGetLocalId,
    common::cuGraphNodeGetParams,
    common::cuGraphNodeGetToolsId,
    only13::cuGraphNodeSetParams documented in common,
    common::cuGraphNodeSetParams_v2,
    only13::cuGraphRemoveDependencies,
    "cuGraphRemoveDependencies_v2" = only13::cuGraphRemoveDependencies,
    only13::cuGreenCtxGetDevResource,
    common::cuGreenCtxGetId,
    only13::cuKernelGetAttribute documented in common,
    common::cuKernelGetParamCount,
    only13::cuKernelSetAttribute documented in common,
    common::cuLaunchHostFunc_v2,
    only13::cuLaunchKernelEx documented in common,
    only13::cuLibraryLoadData documented in common,
    only13::cuLibraryLoadFromFile documented in common,
    only13::cuLinkAddData documented in common,
    "cuLinkAddData_v2" = only13::cuLinkAddData documented in common,
    only13::cuLinkAddFile documented in common,
    "cuLinkAddFile_v2" = only13::cuLinkAddFile documented in common,
    only13::cuLinkCreate documented in common,
    "cuLinkCreate_v2" = only13::cuLinkCreate documented in common,
    common::cuLogicalEndpointAddDevice,
    common::cuLogicalEndpointBindAddr,
    common::cuLogicalEndpointBindMem,
    common::cuLogicalEndpointCreate,
    common::cuLogicalEndpointDestroy,
    common::cuLogicalEndpointExport,
    common::cuLogicalEndpointGetLimits,
    common::cuLogicalEndpointIdRelease,
    common::cuLogicalEndpointIdReserve,
    common::cuLogicalEndpointImport,
    common::cuLogicalEndpointQuery,
    common::cuLogicalEndpointUnbind,
    only13::cuMemAdvise,
    "cuMemAdvise_v2" = only13::cuMemAdvise,
    common::cuMemAlloc documented in only13,
    common::cuMemAllocHost documented in only13,
    "cuMemAllocHost_v2" = common::cuMemAllocHost documented in only13,
    "cuMemAlloc_v2" = common::cuMemAlloc documented in only13,
    only13::cuMemCreate documented in common,
    common::cuMemDiscardAndPrefetchBatchAsync,
    common::cuMemDiscardBatchAsync,
    only13::cuMemGetAccess documented in common,
    only13::cuMemGetAllocationGranularity documented in common,
    only13::cuMemGetAllocationPropertiesFromHandle documented in common,
    common::cuMemGetDefaultMemPool,
    common::cuMemGetLocationInfo,
    common::cuMemGetMemPool,
    common::cuMemHostAlloc documented in only13,
    common::cuMemHostRegister documented in only13,
    "cuMemHostRegister_v2" = common::cuMemHostRegister documented in only13,
    only13::cuMemPoolCreate documented in common,
    only13::cuMemPoolGetAccess documented in common,
    only13::cuMemPoolSetAccess,
    only13::cuMemPrefetchAsync,
    "cuMemPrefetchAsync_v2" = only13::cuMemPrefetchAsync,
    common::cuMemPrefetchBatchAsync,
    only13::cuMemSetAccess documented in common,
    common::cuMemSetMemPool,
    only13::cuMemcpy3DBatchAsync,
    "cuMemcpy3DBatchAsync_v2" = only13::cuMemcpy3DBatchAsync,
    common::cuMemcpy3DWithAttributesAsync,
    only13::cuMemcpyBatchAsync,
    "cuMemcpyBatchAsync_v2" = only13::cuMemcpyBatchAsync,
    common::cuMemcpyWithAttributesAsync,
    only13::cuModuleLoadDataEx documented in common,
    common::cuMulticastBindAddr documented in only13,
    common::cuMulticastBindAddr_v2,
    common::cuMulticastBindMem documented in only13,
    common::cuMulticastBindMem_v2,
    only13::cuOccupancyMaxActiveClusters documented in common,
    only13::cuOccupancyMaxPotentialClusterSize documented in common,
    only13::cuStreamBatchMemOp documented in common,
    "cuStreamBatchMemOp_v2" = only13::cuStreamBatchMemOp documented in common,
    common::cuStreamBeginCaptureToCig,
    common::cuStreamBeginRecaptureToGraph,
    common::cuStreamCreate documented in only13,
    common::cuStreamCreateWithPriority documented in only13,
    common::cuStreamEndCaptureToCig,
    only13::cuStreamGetAttribute documented in common,
    only13::cuStreamGetCaptureInfo,
    common::cuStreamGetCaptureInfo_v2,
    "cuStreamGetCaptureInfo_v3" = only13::cuStreamGetCaptureInfo,
    common::cuStreamGetDevResource,
    only13::cuStreamSetAttribute documented in common,
    only13::cuStreamUpdateCaptureDependencies,
    "cuStreamUpdateCaptureDependencies_v2" = only13::cuStreamUpdateCaptureDependencies,
    only13::cuTensorMapEncodeIm2col documented in common,
    only13::cuTensorMapEncodeIm2colWide documented in common,
    only13::cuTensorMapEncodeTiled documented in common,
    only13::cuTensorMapReplaceAddress documented in common,
    common::cuTensorMapSetAllocationClass,
}
