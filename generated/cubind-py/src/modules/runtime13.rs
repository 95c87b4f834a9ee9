//! The contents of `cubind.cuda13.runtime`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::runtime as shared;
use crate::functions::runtime::{common, only13, slots};
use crate::support::gen1::*;
use crate::tables::{runtime, runtime13};

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

fn classes(table: &mut Rows<(&'static str, Class)>) {
    shared::classes(table);
    table.class(Class::Enum(&runtime13::cudaAtomicOperation));
    table.class(Class::Enum(&runtime13::cudaAtomicOperationCapability));
    table.class(Class::Record(&runtime13::cudaConditionalNodeParams));
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
    table.class(Class::Record(&runtime13::cudaDeviceProp));
    table.class(Class::Enum(&runtime13::cudaEmulationMantissaControl));
    table.class(Class::Enum(&runtime13::cudaEmulationSpecialValuesSupport));
    table.class(Class::Enum(&runtime13::cudaEmulationStrategy));
    table.class(Class::Record(&runtime13::cudaEventRecordNodeParams));
    table.class(Class::Value(&runtime13::cudaExecutionContext_t));
    table.class(Class::Record(&runtime13::cudaExternalMemoryBufferDesc));
    table.class(Class::Record(&runtime13::cudaExternalMemoryHandleDesc));
    table.class(Class::Record(&runtime13::cudaExternalMemoryMipmappedArrayDesc));
    table.class(Class::Record(&runtime13::cudaExternalSemaphoreHandleDesc));
    table.class(Class::Record(&runtime13::cudaExternalSemaphoreSignalNodeParamsV2));
    table.class(Class::Record(&runtime13::cudaExternalSemaphoreWaitNodeParamsV2));
    table.class(Class::Enum(&runtime13::cudaFabricOpStatusInfo));
    table.class(Class::Enum(&runtime13::cudaFabricOpStatusSource));
    table.class(Class::Enum(&runtime13::cudaFuncAttribute));
    table.class(Class::Record(&runtime13::cudaFuncAttributes));
    table.class(Class::Record(&runtime13::cudaGraphNodeParams));
    table.class(Class::Record(&runtime13::cudaGraphNodeParams_anon0));
    table.class(Class::Enum(&runtime13::cudaGraphNodeType));
    table.class(Class::Record(&runtime13::cudaGraphRecaptureCallbackData));
    table.class(Class::Value(&runtime13::cudaGraphRecaptureCallback_t));
    table.class(Class::Enum(&runtime13::cudaGraphRecaptureStatus));
    table.class(Class::Record(&runtime13::cudaHostNodeParamsV2));
    table.class(Class::Enum(&runtime13::cudaHostTaskSyncMode));
    table.class(Class::Enum(&runtime13::cudaKernelFunctionType));
    table.class(Class::Record(&runtime13::cudaKernelNodeAttrValue));
    table.class(Class::Record(&runtime13::cudaKernelNodeParamsV2));
    table.class(Class::Record(&runtime13::cudaKernelNodeParamsV2_anon0));
    table.class(Class::Record(&runtime13::cudaLaunchAttribute));
    table.class(Class::Enum(&runtime13::cudaLaunchAttributePortableClusterMode));
    table.class(Class::Record(&runtime13::cudaLaunchAttributeValue));
    table.class(Class::Record(&runtime13::cudaLaunchAttribute_st));
    table.class(Class::Record(&runtime13::cudaLaunchConfig_st));
    table.class(Class::Record(&runtime13::cudaLaunchConfig_t));
    table.class(Class::Value(&runtime13::cudaLogIterator));
    table.class(Class::Enum(&runtime13::cudaLogLevel));
    table.class(Class::Value(&runtime13::cudaLogsCallbackHandle));
    table.class(Class::Value(&runtime13::cudaLogsCallback_t));
    table.class(Class::Record(&runtime13::cudaMemAccessDesc));
    table.class(Class::Record(&runtime13::cudaMemAllocNodeParams));
    table.class(Class::Record(&runtime13::cudaMemAllocNodeParamsV2));
    table.class(Class::Record(&runtime13::cudaMemLocation));
    table.class(Class::Record(&runtime13::cudaMemLocation_anon0));
    table.class(Class::Record(&runtime13::cudaMemLocation_anon0_localized));
    table.class(Class::Record(&runtime13::cudaMemPoolProps));
    table.class(Class::Record(&runtime13::cudaMemcpy3DBatchOp));
    table.class(Class::Record(&runtime13::cudaMemcpy3DOperand));
    table.class(Class::Record(&runtime13::cudaMemcpy3DOperand_op));
    table.class(Class::Record(&runtime13::cudaMemcpy3DOperand_op_ptr));
    table.class(Class::Record(&runtime13::cudaMemcpyAttributes));
    table.class(Class::Record(&runtime13::cudaMemcpyBatchNodeParams));
    table.class(Class::Record(&runtime13::cudaMemcpyNodeParams));
    table.class(Class::Record(&runtime13::cudaMemsetParamsV2));
    table.class(Class::Record(&runtime13::cudaPointerAttributes));
    table.class(Class::Record(&runtime13::cudaPointerAttributes_anon0));
    table.class(Class::Record(&runtime13::cudaResourceDesc));
    table.class(Class::Record(&runtime13::cudaResourceDesc_res));
    table.class(Class::Record(&runtime13::cudaResourceDesc_res_reserved));
    table.class(Class::Record(&runtime13::cudaResourceViewDesc));
    table.class(Class::Enum(&runtime13::cudaSharedMemoryMode));
    table.class(Class::Record(&runtime13::cudaStreamAttrValue));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    ints(table);
    table
        .constant(
            "cudaKernelNodeAttributeNvlinkUtilCentricScheduling", Constant::Enum(&runtime::cudaLaunchAttributeID, 16),
        );
}

functions! {
    ..shared,
    only13::cudaChooseDevice documented in common,
    only13::cudaCreateSurfaceObject documented in common,
    only13::cudaCreateTextureObject documented in common,
    common::cudaDevResourceGenerateDesc,
    common::cudaDevSmResourceSplit,
    common::cudaDevSmResourceSplitByCount,
    only13::cudaDeviceGetAttribute documented in common,
    common::cudaDeviceGetDevResource,
    common::cudaDeviceGetExecutionCtx,
    common::cudaDeviceGetHostAtomicCapabilities,
    common::cudaDeviceGetP2PAtomicCapabilities,
    common::cudaDeviceSynchronize documented in only13,
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
    only13::cudaFuncGetAttributes documented in common,
    common::cudaFuncGetParamCount,
    only13::cudaFuncSetAttribute documented in common,
    only13::cudaGetDeviceProperties,
    common::cudaGetDriverEntryPoint documented in only13,
    only13::cudaGetSurfaceObjectResourceDesc documented in common,
    only13::cudaGetTextureObjectResourceDesc documented in common,
    only13::cudaGetTextureObjectResourceViewDesc documented in common,
    only13::cudaGraphAddDependencies,
    only13::cudaGraphAddMemAllocNode documented in common,
    only13::cudaGraphAddNode,
    common::cudaGraphConditionalHandleCreate_v2,
    common::cudaGraphExecGetId,
    only13::cudaGraphExecNodeSetParams documented in common,
    only13::cudaGraphGetEdges,
    common::cudaGraphGetId,
    only13::cudaGraphKernelNodeCopyAttributes,
    only13::cudaGraphKernelNodeGetAttribute documented in common,
    only13::cudaGraphKernelNodeSetAttribute documented in common,
    only13::cudaGraphMemAllocNodeGetParams documented in common,
    common::cudaGraphNodeGetContainingGraph,
    only13::cudaGraphNodeGetDependencies,
    only13::cudaGraphNodeGetDependentNodes,
    common::cudaGraphNodeGetLocalId,
    common::cudaGraphNodeGetParams,
    common::cudaGraphNodeGetToolsId,
    only13::cudaGraphNodeGetType documented in common,
    only13::cudaGraphNodeSetParams documented in common,
    only13::cudaGraphRemoveDependencies,
    common::cudaGreenCtxCreate,
    common::cudaHostAlloc documented in only13,
    common::cudaHostRegister documented in only13,
    only13::cudaImportExternalMemory documented in common,
    only13::cudaImportExternalSemaphore documented in common,
    only13::cudaKernelSetAttributeForDevice documented in common,
    common::cudaLaunchHostFunc_v2,
    only13::cudaLaunchKernelExC documented in common,
    common::cudaLogsCurrent,
    common::cudaLogsDumpToFile,
    common::cudaLogsDumpToMemory,
    common::cudaLogsRegisterCallback,
    common::cudaLogsUnregisterCallback,
    common::cudaMalloc documented in only13,
    common::cudaMallocHost documented in only13,
    only13::cudaMemAdvise,
    common::cudaMemDiscardAndPrefetchBatchAsync,
    common::cudaMemDiscardBatchAsync,
    common::cudaMemGetDefaultMemPool,
    common::cudaMemGetLocationInfo,
    common::cudaMemGetMemPool,
    only13::cudaMemPoolCreate documented in common,
    only13::cudaMemPoolGetAccess documented in common,
    only13::cudaMemPoolSetAccess,
    only13::cudaMemPrefetchAsync,
    common::cudaMemPrefetchBatchAsync,
    common::cudaMemSetMemPool,
    only13::cudaMemcpy3DBatchAsync,
    common::cudaMemcpy3DWithAttributesAsync,
    only13::cudaMemcpyBatchAsync,
    common::cudaMemcpyWithAttributesAsync,
    only13::cudaOccupancyMaxActiveClusters documented in common,
    only13::cudaOccupancyMaxPotentialClusterSize documented in common,
    only13::cudaPointerGetAttributes documented in common,
    only13::cudaSignalExternalSemaphoresAsync,
    common::cudaStreamBeginRecaptureToGraph,
    common::cudaStreamCreate documented in only13,
    common::cudaStreamCreateWithFlags documented in only13,
    common::cudaStreamCreateWithPriority documented in only13,
    only13::cudaStreamGetAttribute documented in common,
    only13::cudaStreamGetCaptureInfo,
    common::cudaStreamGetDevResource,
    only13::cudaStreamSetAttribute documented in common,
    only13::cudaStreamUpdateCaptureDependencies,
    only13::cudaWaitExternalSemaphoresAsync,
}

c_functions! {
    ..shared,
    "cudaDevResourceGenerateDesc" "cudaError_t (cudaDevResourceDesc_t *, cudaDevResource *, unsigned int)" 36 slots::cudaDevResourceGenerateDesc,
    "cudaDevSmResourceSplit" "cudaError_t (cudaDevResource *, unsigned int, cudaDevResource const *, cudaDevResource *, unsigned int, cudaDevSmResourceGroupParams *)" 36 slots::cudaDevSmResourceSplit,
    "cudaDevSmResourceSplitByCount" "cudaError_t (cudaDevResource *, unsigned int *, cudaDevResource const *, cudaDevResource *, unsigned int, unsigned int)" 36 slots::cudaDevSmResourceSplitByCount,
    "cudaDeviceGetDevResource" "cudaError_t (int, cudaDevResource *, enum cudaDevResourceType)" 36 slots::cudaDeviceGetDevResource,
    "cudaDeviceGetExecutionCtx" "cudaError_t (cudaExecutionContext_t *, int)" 36 slots::cudaDeviceGetExecutionCtx,
    "cudaDeviceGetHostAtomicCapabilities" "cudaError_t (unsigned int *, enum cudaAtomicOperation const *, unsigned int, int)" 36 slots::cudaDeviceGetHostAtomicCapabilities,
    "cudaDeviceGetP2PAtomicCapabilities" "cudaError_t (unsigned int *, enum cudaAtomicOperation const *, unsigned int, int, int)" 36 slots::cudaDeviceGetP2PAtomicCapabilities,
    "cudaExecutionCtxDestroy" "cudaError_t (cudaExecutionContext_t)" 36 slots::cudaExecutionCtxDestroy,
    "cudaExecutionCtxGetDevResource" "cudaError_t (cudaExecutionContext_t, cudaDevResource *, enum cudaDevResourceType)" 36 slots::cudaExecutionCtxGetDevResource,
    "cudaExecutionCtxGetDevice" "cudaError_t (int *, cudaExecutionContext_t)" 36 slots::cudaExecutionCtxGetDevice,
    "cudaExecutionCtxGetId" "cudaError_t (cudaExecutionContext_t, unsigned PY_LONG_LONG *)" 36 slots::cudaExecutionCtxGetId,
    "cudaExecutionCtxRecordEvent" "cudaError_t (cudaExecutionContext_t, cudaEvent_t)" 36 slots::cudaExecutionCtxRecordEvent,
    "cudaExecutionCtxStreamCreate" "cudaError_t (cudaStream_t *, cudaExecutionContext_t, unsigned int, int)" 36 slots::cudaExecutionCtxStreamCreate,
    "cudaExecutionCtxSynchronize" "cudaError_t (cudaExecutionContext_t)" 36 slots::cudaExecutionCtxSynchronize,
    "cudaExecutionCtxWaitEvent" "cudaError_t (cudaExecutionContext_t, cudaEvent_t)" 36 slots::cudaExecutionCtxWaitEvent,
    "cudaFuncGetParamCount" "cudaError_t (void const *, size_t *)" 36 slots::cudaFuncGetParamCount,
    "cudaGetDeviceProperties" "cudaError_t (struct cudaDeviceProp *, int)" 36 slots::cudaGetDeviceProperties,
    "cudaGraphAddDependencies" "cudaError_t (cudaGraph_t, cudaGraphNode_t const *, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t)" 36 slots::cudaGraphAddDependencies,
    "cudaGraphAddNode" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t, struct cudaGraphNodeParams *)" 36 slots::cudaGraphAddNode,
    "cudaGraphConditionalHandleCreate_v2" "cudaError_t (cudaGraphConditionalHandle *, cudaGraph_t, cudaExecutionContext_t, unsigned int, unsigned int)" 36 slots::cudaGraphConditionalHandleCreate_v2,
    "cudaGraphExecGetId" "cudaError_t (cudaGraphExec_t, unsigned int *)" 36 slots::cudaGraphExecGetId,
    "cudaGraphGetEdges" "cudaError_t (cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *)" 36 slots::cudaGraphGetEdges,
    "cudaGraphGetId" "cudaError_t (cudaGraph_t, unsigned int *)" 36 slots::cudaGraphGetId,
    "cudaGraphNodeGetContainingGraph" "cudaError_t (cudaGraphNode_t, cudaGraph_t *)" 36 slots::cudaGraphNodeGetContainingGraph,
    "cudaGraphNodeGetDependencies" "cudaError_t (cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *)" 36 slots::cudaGraphNodeGetDependencies,
    "cudaGraphNodeGetDependentNodes" "cudaError_t (cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *)" 36 slots::cudaGraphNodeGetDependentNodes,
    "cudaGraphNodeGetLocalId" "cudaError_t (cudaGraphNode_t, unsigned int *)" 36 slots::cudaGraphNodeGetLocalId,
    "cudaGraphNodeGetParams" "cudaError_t (cudaGraphNode_t, struct cudaGraphNodeParams *)" 36 slots::cudaGraphNodeGetParams,
    "cudaGraphNodeGetToolsId" "cudaError_t (cudaGraphNode_t, unsigned PY_LONG_LONG *)" 36 slots::cudaGraphNodeGetToolsId,
    "cudaGraphRemoveDependencies" "cudaError_t (cudaGraph_t, cudaGraphNode_t const *, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t)" 36 slots::cudaGraphRemoveDependencies,
    "cudaGreenCtxCreate" "cudaError_t (cudaExecutionContext_t *, cudaDevResourceDesc_t, int, unsigned int)" 36 slots::cudaGreenCtxCreate,
    "cudaLaunchHostFunc_v2" "cudaError_t (cudaStream_t, cudaHostFn_t, void *, unsigned int)" 36 slots::cudaLaunchHostFunc_v2,
    "cudaLogsCurrent" "cudaError_t (cudaLogIterator *, unsigned int)" 36 slots::cudaLogsCurrent,
    "cudaLogsDumpToFile" "cudaError_t (cudaLogIterator *, char const *, unsigned int)" 36 slots::cudaLogsDumpToFile,
    "cudaLogsDumpToMemory" "cudaError_t (cudaLogIterator *, char *, size_t *, unsigned int)" 36 slots::cudaLogsDumpToMemory,
    "cudaLogsRegisterCallback" "cudaError_t (cudaLogsCallback_t, void *, cudaLogsCallbackHandle *)" 36 slots::cudaLogsRegisterCallback,
    "cudaLogsUnregisterCallback" "cudaError_t (cudaLogsCallbackHandle)" 36 slots::cudaLogsUnregisterCallback,
    "cudaMemAdvise" "cudaError_t (void const *, size_t, enum cudaMemoryAdvise, struct cudaMemLocation)" 36 slots::cudaMemAdvise,
    "cudaMemDiscardAndPrefetchBatchAsync" "cudaError_t (void **, size_t *, size_t, struct cudaMemLocation *, size_t *, size_t, unsigned PY_LONG_LONG, cudaStream_t)" 36 slots::cudaMemDiscardAndPrefetchBatchAsync,
    "cudaMemDiscardBatchAsync" "cudaError_t (void **, size_t *, size_t, unsigned PY_LONG_LONG, cudaStream_t)" 36 slots::cudaMemDiscardBatchAsync,
    "cudaMemGetDefaultMemPool" "cudaError_t (cudaMemPool_t *, struct cudaMemLocation *, enum cudaMemAllocationType)" 36 slots::cudaMemGetDefaultMemPool,
    "cudaMemGetLocationInfo" "cudaError_t (void *, size_t, size_t, size_t, struct cudaMemLocation *)" 36 slots::cudaMemGetLocationInfo,
    "cudaMemGetMemPool" "cudaError_t (cudaMemPool_t *, struct cudaMemLocation *, enum cudaMemAllocationType)" 36 slots::cudaMemGetMemPool,
    "cudaMemPrefetchAsync" "cudaError_t (void const *, size_t, struct cudaMemLocation, unsigned int, cudaStream_t)" 36 slots::cudaMemPrefetchAsync,
    "cudaMemPrefetchBatchAsync" "cudaError_t (void **, size_t *, size_t, struct cudaMemLocation *, size_t *, size_t, unsigned PY_LONG_LONG, cudaStream_t)" 36 slots::cudaMemPrefetchBatchAsync,
    "cudaMemSetMemPool" "cudaError_t (struct cudaMemLocation *, enum cudaMemAllocationType, cudaMemPool_t)" 36 slots::cudaMemSetMemPool,
    "cudaMemcpy3DBatchAsync" "cudaError_t (size_t, struct cudaMemcpy3DBatchOp *, unsigned PY_LONG_LONG, cudaStream_t)" 36 slots::cudaMemcpy3DBatchAsync,
    "cudaMemcpy3DWithAttributesAsync" "cudaError_t (struct cudaMemcpy3DBatchOp *, unsigned PY_LONG_LONG, cudaStream_t)" 36 slots::cudaMemcpy3DWithAttributesAsync,
    "cudaMemcpyBatchAsync" "cudaError_t (void const **, void const **, size_t const *, size_t, struct cudaMemcpyAttributes *, size_t *, size_t, cudaStream_t)" 36 slots::cudaMemcpyBatchAsync,
    "cudaMemcpyWithAttributesAsync" "cudaError_t (void *, void const *, size_t, struct cudaMemcpyAttributes *, cudaStream_t)" 36 slots::cudaMemcpyWithAttributesAsync,
    "cudaSignalExternalSemaphoresAsync" "cudaError_t (cudaExternalSemaphore_t const *, struct cudaExternalSemaphoreSignalParams const *, unsigned int, cudaStream_t)" 36 slots::cudaSignalExternalSemaphoresAsync,
    "cudaStreamBeginRecaptureToGraph" "cudaError_t (cudaStream_t, enum cudaStreamCaptureMode, cudaGraph_t, struct cudaGraphRecaptureCallbackData *)" 36 slots::cudaStreamBeginRecaptureToGraph,
    "cudaStreamGetCaptureInfo" "cudaError_t (cudaStream_t, enum cudaStreamCaptureStatus *, unsigned PY_LONG_LONG *, cudaGraph_t *, cudaGraphNode_t const **, cudaGraphEdgeData const **, size_t *)" 36 slots::cudaStreamGetCaptureInfo,
    "cudaStreamGetDevResource" "cudaError_t (cudaStream_t, cudaDevResource *, enum cudaDevResourceType)" 36 slots::cudaStreamGetDevResource,
    "cudaStreamUpdateCaptureDependencies" "cudaError_t (cudaStream_t, cudaGraphNode_t *, cudaGraphEdgeData const *, size_t, unsigned int)" 36 slots::cudaStreamUpdateCaptureDependencies,
    "cudaWaitExternalSemaphoresAsync" "cudaError_t (cudaExternalSemaphore_t const *, struct cudaExternalSemaphoreWaitParams const *, unsigned int, cudaStream_t)" 36 slots::cudaWaitExternalSemaphoresAsync,
}

int_constants! {
    CUDART_VERSION = 13050,
    cudaDevSmResourceGroupLocalityDomainIdAny = 4294967295,
}
