//! The contents of `cubind.cuda12.runtime`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::runtime as shared;
use crate::functions::runtime::{common, only12, slots};
use crate::support::gen1::*;
use crate::tables::runtime12;

static LIBRARY: LibraryDef = LibraryDef::new(
        "CUDA runtime API of CUDA 12",
        if cfg!(windows) { &["cudart64_12.dll"] } else { &["libcudart.so.12"] },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cuda_runtime/lib"],
        "cudart",
        &[],
    )
    .installed_by(&["nvidia-cuda-runtime-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "runtime",
    name: c"cubind.cuda12.runtime",
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
    table.class(Class::Record(&runtime12::cudaConditionalNodeParams));
    table.class(Class::Enum(&runtime12::cudaDeviceAttr));
    table.class(Class::Record(&runtime12::cudaDeviceProp));
    table.class(Class::Record(&runtime12::cudaEventRecordNodeParams));
    table.class(Class::Record(&runtime12::cudaExternalMemoryBufferDesc));
    table.class(Class::Record(&runtime12::cudaExternalMemoryHandleDesc));
    table.class(Class::Record(&runtime12::cudaExternalMemoryMipmappedArrayDesc));
    table.class(Class::Record(&runtime12::cudaExternalSemaphoreHandleDesc));
    table.class(Class::Record(&runtime12::cudaExternalSemaphoreSignalNodeParamsV2));
    table.class(Class::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1));
    table.class(Class::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params));
    table.class(Class::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params_fence));
    table.class(Class::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params_keyedMutex));
    table.class(Class::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params_nvSciSync));
    table.class(Class::Record(&runtime12::cudaExternalSemaphoreWaitNodeParamsV2));
    table.class(Class::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1));
    table.class(Class::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params));
    table.class(Class::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params_fence));
    table.class(Class::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params_keyedMutex));
    table.class(Class::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params_nvSciSync));
    table.class(Class::Enum(&runtime12::cudaFuncAttribute));
    table.class(Class::Record(&runtime12::cudaFuncAttributes));
    table.class(Class::Record(&runtime12::cudaGraphNodeParams));
    table.class(Class::Record(&runtime12::cudaGraphNodeParams_anon0));
    table.class(Class::Enum(&runtime12::cudaGraphNodeType));
    table.class(Class::Record(&runtime12::cudaHostNodeParamsV2));
    table.class(Class::Record(&runtime12::cudaKernelNodeAttrValue));
    table.class(Class::Record(&runtime12::cudaKernelNodeParamsV2));
    table.class(Class::Record(&runtime12::cudaLaunchAttribute));
    table.class(Class::Record(&runtime12::cudaLaunchAttributeValue));
    table.class(Class::Record(&runtime12::cudaLaunchAttribute_st));
    table.class(Class::Record(&runtime12::cudaLaunchConfig_st));
    table.class(Class::Record(&runtime12::cudaLaunchConfig_t));
    table.class(Class::Record(&runtime12::cudaLaunchParams));
    table.class(Class::Record(&runtime12::cudaMemAccessDesc));
    table.class(Class::Record(&runtime12::cudaMemAllocNodeParams));
    table.class(Class::Record(&runtime12::cudaMemAllocNodeParamsV2));
    table.class(Class::Record(&runtime12::cudaMemLocation));
    table.class(Class::Record(&runtime12::cudaMemPoolProps));
    table.class(Class::Record(&runtime12::cudaMemcpy3DBatchOp));
    table.class(Class::Record(&runtime12::cudaMemcpy3DOperand));
    table.class(Class::Record(&runtime12::cudaMemcpy3DOperand_op));
    table.class(Class::Record(&runtime12::cudaMemcpy3DOperand_op_ptr));
    table.class(Class::Record(&runtime12::cudaMemcpyAttributes));
    table.class(Class::Record(&runtime12::cudaMemcpyNodeParams));
    table.class(Class::Record(&runtime12::cudaMemsetParamsV2));
    table.class(Class::Record(&runtime12::cudaPointerAttributes));
    table.class(Class::Record(&runtime12::cudaResourceDesc));
    table.class(Class::Record(&runtime12::cudaResourceDesc_res));
    table.class(Class::Record(&runtime12::cudaResourceViewDesc));
    table.class(Class::Record(&runtime12::cudaStreamAttrValue));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    ints(table);
}

functions! {
    ..shared,
    only12::cudaChooseDevice documented in common,
    only12::cudaCreateSurfaceObject documented in common,
    only12::cudaCreateTextureObject documented in common,
    only12::cudaDeviceGetAttribute documented in common,
    common::cudaDeviceSynchronize documented in only12,
    common::cudaEventElapsedTime_v2,
    only12::cudaExternalMemoryGetMappedBuffer documented in common,
    only12::cudaExternalMemoryGetMappedMipmappedArray documented in common,
    only12::cudaFuncGetAttributes documented in common,
    only12::cudaFuncSetAttribute documented in common,
    only12::cudaGetDeviceProperties,
    "cudaGetDeviceProperties_v2" = only12::cudaGetDeviceProperties,
    common::cudaGetDriverEntryPoint documented in only12,
    only12::cudaGetSurfaceObjectResourceDesc documented in common,
    only12::cudaGetTextureObjectResourceDesc documented in common,
    only12::cudaGetTextureObjectResourceViewDesc documented in common,
    only12::cudaGraphAddDependencies,
    common::cudaGraphAddDependencies_v2,
    only12::cudaGraphAddMemAllocNode documented in common,
    only12::cudaGraphAddNode,
    common::cudaGraphAddNode_v2,
    only12::cudaGraphExecNodeSetParams documented in common,
    only12::cudaGraphGetEdges,
    common::cudaGraphGetEdges_v2,
    only12::cudaGraphKernelNodeCopyAttributes,
    only12::cudaGraphKernelNodeGetAttribute documented in common,
    only12::cudaGraphKernelNodeSetAttribute documented in common,
    only12::cudaGraphMemAllocNodeGetParams documented in common,
    only12::cudaGraphNodeGetDependencies,
    common::cudaGraphNodeGetDependencies_v2,
    only12::cudaGraphNodeGetDependentNodes,
    common::cudaGraphNodeGetDependentNodes_v2,
    only12::cudaGraphNodeGetType documented in common,
    only12::cudaGraphNodeSetParams documented in common,
    only12::cudaGraphRemoveDependencies,
    common::cudaGraphRemoveDependencies_v2,
    common::cudaHostAlloc documented in only12,
    common::cudaHostRegister documented in only12,
    only12::cudaImportExternalMemory documented in common,
    only12::cudaImportExternalSemaphore documented in common,
    only12::cudaKernelSetAttributeForDevice documented in common,
    common::cudaLaunchCooperativeKernelMultiDevice,
    only12::cudaLaunchKernelExC documented in common,
    common::cudaMalloc documented in only12,
    common::cudaMallocHost documented in only12,
    only12::cudaMemAdvise,
    common::cudaMemAdvise_v2,
    only12::cudaMemPoolCreate documented in common,
    only12::cudaMemPoolGetAccess documented in common,
    only12::cudaMemPoolSetAccess,
    only12::cudaMemPrefetchAsync,
    common::cudaMemPrefetchAsync_v2,
    only12::cudaMemcpy3DBatchAsync,
    only12::cudaMemcpyBatchAsync,
    only12::cudaOccupancyMaxActiveClusters documented in common,
    only12::cudaOccupancyMaxPotentialClusterSize documented in common,
    only12::cudaPointerGetAttributes documented in common,
    common::cudaSetDoubleForDevice,
    common::cudaSetDoubleForHost,
    only12::cudaSignalExternalSemaphoresAsync,
    "cudaSignalExternalSemaphoresAsync_v2" = only12::cudaSignalExternalSemaphoresAsync,
    common::cudaStreamCreate documented in only12,
    common::cudaStreamCreateWithFlags documented in only12,
    common::cudaStreamCreateWithPriority documented in only12,
    only12::cudaStreamGetAttribute documented in common,
    only12::cudaStreamGetCaptureInfo,
    "cudaStreamGetCaptureInfo_v2" = only12::cudaStreamGetCaptureInfo,
    common::cudaStreamGetCaptureInfo_v3,
    only12::cudaStreamSetAttribute documented in common,
    only12::cudaStreamUpdateCaptureDependencies,
    common::cudaStreamUpdateCaptureDependencies_v2,
    common::cudaThreadExit,
    common::cudaThreadGetCacheConfig,
    common::cudaThreadGetLimit,
    common::cudaThreadSetCacheConfig,
    common::cudaThreadSetLimit,
    common::cudaThreadSynchronize,
    only12::cudaWaitExternalSemaphoresAsync,
    "cudaWaitExternalSemaphoresAsync_v2" = only12::cudaWaitExternalSemaphoresAsync,
}

c_functions! {
    ..shared,
    "cudaEventElapsedTime_v2" "cudaError_t (float *, cudaEvent_t, cudaEvent_t)" 36 slots::cudaEventElapsedTime_v2,
    "cudaGetDeviceProperties" "cudaError_t (struct cudaDeviceProp *, int)" 36 slots::cudaGetDeviceProperties_v2,
    "cudaGraphAddDependencies" "cudaError_t (cudaGraph_t, cudaGraphNode_t const *, cudaGraphNode_t const *, size_t)" 36 slots::cudaGraphAddDependencies,
    "cudaGraphAddDependencies_v2" "cudaError_t (cudaGraph_t, cudaGraphNode_t const *, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t)" 36 slots::cudaGraphAddDependencies_v2,
    "cudaGraphAddNode" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, size_t, struct cudaGraphNodeParams *)" 36 slots::cudaGraphAddNode,
    "cudaGraphAddNode_v2" "cudaError_t (cudaGraphNode_t *, cudaGraph_t, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t, struct cudaGraphNodeParams *)" 36 slots::cudaGraphAddNode_v2,
    "cudaGraphGetEdges" "cudaError_t (cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *, size_t *)" 36 slots::cudaGraphGetEdges,
    "cudaGraphGetEdges_v2" "cudaError_t (cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *)" 36 slots::cudaGraphGetEdges_v2,
    "cudaGraphNodeGetDependencies" "cudaError_t (cudaGraphNode_t, cudaGraphNode_t *, size_t *)" 36 slots::cudaGraphNodeGetDependencies,
    "cudaGraphNodeGetDependencies_v2" "cudaError_t (cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *)" 36 slots::cudaGraphNodeGetDependencies_v2,
    "cudaGraphNodeGetDependentNodes" "cudaError_t (cudaGraphNode_t, cudaGraphNode_t *, size_t *)" 36 slots::cudaGraphNodeGetDependentNodes,
    "cudaGraphNodeGetDependentNodes_v2" "cudaError_t (cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *)" 36 slots::cudaGraphNodeGetDependentNodes_v2,
    "cudaGraphRemoveDependencies" "cudaError_t (cudaGraph_t, cudaGraphNode_t const *, cudaGraphNode_t const *, size_t)" 36 slots::cudaGraphRemoveDependencies,
    "cudaGraphRemoveDependencies_v2" "cudaError_t (cudaGraph_t, cudaGraphNode_t const *, cudaGraphNode_t const *, cudaGraphEdgeData const *, size_t)" 36 slots::cudaGraphRemoveDependencies_v2,
    "cudaLaunchCooperativeKernelMultiDevice" "cudaError_t (struct cudaLaunchParams *, unsigned int, unsigned int)" 36 slots::cudaLaunchCooperativeKernelMultiDevice,
    "cudaMemAdvise" "cudaError_t (void const *, size_t, enum cudaMemoryAdvise, int)" 36 slots::cudaMemAdvise,
    "cudaMemAdvise_v2" "cudaError_t (void const *, size_t, enum cudaMemoryAdvise, struct cudaMemLocation)" 36 slots::cudaMemAdvise_v2,
    "cudaMemPrefetchAsync" "cudaError_t (void const *, size_t, int, cudaStream_t)" 36 slots::cudaMemPrefetchAsync,
    "cudaMemPrefetchAsync_v2" "cudaError_t (void const *, size_t, struct cudaMemLocation, unsigned int, cudaStream_t)" 36 slots::cudaMemPrefetchAsync_v2,
    "cudaMemcpy3DBatchAsync" "cudaError_t (size_t, struct cudaMemcpy3DBatchOp *, size_t *, unsigned PY_LONG_LONG, cudaStream_t)" 36 slots::cudaMemcpy3DBatchAsync,
    "cudaMemcpyBatchAsync" "cudaError_t (void **, void **, size_t *, size_t, struct cudaMemcpyAttributes *, size_t *, size_t, size_t *, cudaStream_t)" 36 slots::cudaMemcpyBatchAsync,
    "cudaSetDoubleForDevice" "cudaError_t (double *)" 36 slots::cudaSetDoubleForDevice,
    "cudaSetDoubleForHost" "cudaError_t (double *)" 36 slots::cudaSetDoubleForHost,
    "cudaSignalExternalSemaphoresAsync" "cudaError_t (cudaExternalSemaphore_t const *, struct cudaExternalSemaphoreSignalParams const *, unsigned int, cudaStream_t)" 36 slots::cudaSignalExternalSemaphoresAsync_v2,
    "cudaStreamGetCaptureInfo" "cudaError_t (cudaStream_t, enum cudaStreamCaptureStatus *, unsigned PY_LONG_LONG *, cudaGraph_t *, cudaGraphNode_t const **, size_t *)" 36 slots::cudaStreamGetCaptureInfo_v2,
    "cudaStreamGetCaptureInfo_v3" "cudaError_t (cudaStream_t, enum cudaStreamCaptureStatus *, unsigned PY_LONG_LONG *, cudaGraph_t *, cudaGraphNode_t const **, cudaGraphEdgeData const **, size_t *)" 36 slots::cudaStreamGetCaptureInfo_v3,
    "cudaStreamUpdateCaptureDependencies" "cudaError_t (cudaStream_t, cudaGraphNode_t *, size_t, unsigned int)" 36 slots::cudaStreamUpdateCaptureDependencies,
    "cudaStreamUpdateCaptureDependencies_v2" "cudaError_t (cudaStream_t, cudaGraphNode_t *, cudaGraphEdgeData const *, size_t, unsigned int)" 36 slots::cudaStreamUpdateCaptureDependencies_v2,
    "cudaThreadExit" "cudaError_t (void)" 36 slots::cudaThreadExit,
    "cudaThreadGetCacheConfig" "cudaError_t (enum cudaFuncCache *)" 36 slots::cudaThreadGetCacheConfig,
    "cudaThreadGetLimit" "cudaError_t (size_t *, enum cudaLimit)" 36 slots::cudaThreadGetLimit,
    "cudaThreadSetCacheConfig" "cudaError_t (enum cudaFuncCache)" 36 slots::cudaThreadSetCacheConfig,
    "cudaThreadSetLimit" "cudaError_t (enum cudaLimit, size_t)" 36 slots::cudaThreadSetLimit,
    "cudaThreadSynchronize" "cudaError_t (void)" 36 slots::cudaThreadSynchronize,
    "cudaWaitExternalSemaphoresAsync" "cudaError_t (cudaExternalSemaphore_t const *, struct cudaExternalSemaphoreWaitParams const *, unsigned int, cudaStream_t)" 36 slots::cudaWaitExternalSemaphoresAsync_v2,
}

int_constants! {
    CUDART_VERSION = 12090,
    cudaCooperativeLaunchMultiDeviceNoPostSync = 2,
    cudaCooperativeLaunchMultiDeviceNoPreSync = 1,
}
