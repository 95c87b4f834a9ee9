//! The contents of `cubind.cuda12.driver`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::driver as shared;
use crate::functions::driver::{common, only12, slots};
use crate::support::gen1::*;
use crate::tables::driver12;

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

fn classes(table: &mut Rows<(&'static str, Class)>) {
    shared::classes(table);
    table.class(Class::Enum(&driver12::CUCoredumpGenerationFlags));
    table.class(Class::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS));
    table.class(Class::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_st));
    table.class(Class::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v1));
    table.class(Class::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st));
    table.class(Class::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2));
    table.class(Class::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver12::CUDA_EVENT_RECORD_NODE_PARAMS));
    table.class(Class::Record(&driver12::CUDA_EVENT_RECORD_NODE_PARAMS_st));
    table.class(Class::Record(&driver12::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2));
    table.class(Class::Record(&driver12::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver12::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2));
    table.class(Class::Record(&driver12::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver12::CUDA_HOST_NODE_PARAMS_v2));
    table.class(Class::Record(&driver12::CUDA_HOST_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver12::CUDA_MEMCPY3D_BATCH_OP));
    table.class(Class::Record(&driver12::CUDA_MEMCPY3D_BATCH_OP_st));
    table.class(Class::Record(&driver12::CUDA_MEMCPY3D_BATCH_OP_v1));
    table.class(Class::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS));
    table.class(Class::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS_st));
    table.class(Class::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v1));
    table.class(Class::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v1_st));
    table.class(Class::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v2));
    table.class(Class::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver12::CUcheckpointCheckpointArgs));
    table.class(Class::Record(&driver12::CUcheckpointCheckpointArgs_st));
    table.class(Class::Record(&driver12::CUcheckpointRestoreArgs));
    table.class(Class::Record(&driver12::CUcheckpointRestoreArgs_st));
    table.class(Class::Record(&driver12::CUdevResource));
    table.class(Class::Record(&driver12::CUdevResource_st));
    table.class(Class::Record(&driver12::CUdevResource_v1));
    table.class(Class::Record(&driver12::CUdevResource_v1_anon0));
    table.class(Class::Record(&driver12::CUdevSmResource));
    table.class(Class::Enum(&driver12::CUdevSmResourceSplit_flags));
    table.class(Class::Record(&driver12::CUdevSmResource_st));
    table.class(Class::Enum(&driver12::CUdevice_attribute));
    table.class(Class::Enum(&driver12::CUfunction_attribute));
    table.class(Class::Record(&driver12::CUgraphNodeParams));
    table.class(Class::Record(&driver12::CUgraphNodeParams_anon0));
    table.class(Class::Record(&driver12::CUgraphNodeParams_st));
    table.class(Class::Enum(&driver12::CUjit_option));
    table.class(Class::Record(&driver12::CUkernelNodeAttrValue));
    table.class(Class::Record(&driver12::CUkernelNodeAttrValue_v1));
    table.class(Class::Record(&driver12::CUlaunchAttribute));
    table.class(Class::Record(&driver12::CUlaunchAttributeValue));
    table.class(Class::Record(&driver12::CUlaunchAttributeValue_union));
    table.class(Class::Record(&driver12::CUlaunchAttribute_st));
    table.class(Class::Record(&driver12::CUlaunchConfig));
    table.class(Class::Record(&driver12::CUlaunchConfig_st));
    table.class(Class::Enum(&driver12::CUlimit));
    table.class(Class::Record(&driver12::CUmemAccessDesc));
    table.class(Class::Record(&driver12::CUmemAccessDesc_st));
    table.class(Class::Record(&driver12::CUmemAccessDesc_v1));
    table.class(Class::Record(&driver12::CUmemAllocationProp));
    table.class(Class::Record(&driver12::CUmemAllocationProp_st));
    table.class(Class::Record(&driver12::CUmemAllocationProp_v1));
    table.class(Class::Record(&driver12::CUmemLocation));
    table.class(Class::Record(&driver12::CUmemLocation_st));
    table.class(Class::Record(&driver12::CUmemLocation_v1));
    table.class(Class::Record(&driver12::CUmemPoolProps));
    table.class(Class::Record(&driver12::CUmemPoolProps_st));
    table.class(Class::Record(&driver12::CUmemPoolProps_v1));
    table.class(Class::Record(&driver12::CUmemcpy3DOperand));
    table.class(Class::Record(&driver12::CUmemcpy3DOperand_st));
    table.class(Class::Record(&driver12::CUmemcpy3DOperand_v1));
    table.class(Class::Record(&driver12::CUmemcpy3DOperand_v1_op));
    table.class(Class::Record(&driver12::CUmemcpy3DOperand_v1_op_ptr));
    table.class(Class::Record(&driver12::CUmemcpyAttributes));
    table.class(Class::Record(&driver12::CUmemcpyAttributes_st));
    table.class(Class::Record(&driver12::CUmemcpyAttributes_v1));
    table.class(Class::Record(&driver12::CUstreamAttrValue));
    table.class(Class::Record(&driver12::CUstreamAttrValue_v1));
    table.class(Class::Record(&driver12::CUstreamBatchMemOpParams));
    table.class(Class::Record(&driver12::CUstreamBatchMemOpParams_union));
    table.class(Class::Record(&driver12::CUstreamBatchMemOpParams_v1));
    table.class(Class::Record(&driver12::CUtensorMap));
    table.class(Class::Record(&driver12::CUtensorMap_st));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    ints(table);
}

functions! {
    ..shared,
    only12::cuCheckpointProcessCheckpoint,
    only12::cuCheckpointProcessRestore,
    only12::cuCtxCreate,
    "cuCtxCreate_v2" = only12::cuCtxCreate,
    common::cuCtxCreate_v3 documented in only12,
    common::cuCtxCreate_v4,
    only12::cuCtxGetDevResource,
    only12::cuCtxGetLimit documented in common,
    only12::cuCtxSetLimit documented in common,
    common::cuCtxSynchronize documented in only12,
    only12::cuDevResourceGenerateDesc documented in common,
    only12::cuDevSmResourceSplitByCount,
    only12::cuDeviceGetAttribute documented in common,
    only12::cuDeviceGetDevResource,
    only12::cuDeviceGetUuid,
    common::cuDeviceGetUuid_v2,
    only12::cuEventElapsedTime,
    common::cuEventElapsedTime_v2,
    common::cuExternalMemoryGetMappedBuffer documented in only12,
    only12::cuFuncGetAttribute documented in common,
    only12::cuFuncSetAttribute documented in common,
    only12::cuGraphAddBatchMemOpNode documented in common,
    only12::cuGraphAddDependencies,
    common::cuGraphAddDependencies_v2,
    only12::cuGraphAddMemAllocNode documented in common,
    only12::cuGraphAddNode,
    common::cuGraphAddNode_v2,
    only12::cuGraphBatchMemOpNodeGetParams documented in common,
    only12::cuGraphBatchMemOpNodeSetParams documented in common,
    only12::cuGraphExecBatchMemOpNodeSetParams documented in common,
    only12::cuGraphExecNodeSetParams documented in common,
    only12::cuGraphGetEdges,
    common::cuGraphGetEdges_v2,
    only12::cuGraphKernelNodeGetAttribute documented in common,
    only12::cuGraphKernelNodeSetAttribute documented in common,
    only12::cuGraphMemAllocNodeGetParams documented in common,
    only12::cuGraphNodeGetDependencies,
    common::cuGraphNodeGetDependencies_v2,
    only12::cuGraphNodeGetDependentNodes,
    common::cuGraphNodeGetDependentNodes_v2,
    only12::cuGraphNodeSetParams documented in common,
    only12::cuGraphRemoveDependencies,
    common::cuGraphRemoveDependencies_v2,
    only12::cuGreenCtxGetDevResource,
    only12::cuKernelGetAttribute documented in common,
    only12::cuKernelSetAttribute documented in common,
    only12::cuLaunchKernelEx documented in common,
    only12::cuLibraryLoadData documented in common,
    only12::cuLibraryLoadFromFile documented in common,
    only12::cuLinkAddData documented in common,
    "cuLinkAddData_v2" = only12::cuLinkAddData documented in common,
    only12::cuLinkAddFile documented in common,
    "cuLinkAddFile_v2" = only12::cuLinkAddFile documented in common,
    only12::cuLinkCreate documented in common,
    "cuLinkCreate_v2" = only12::cuLinkCreate documented in common,
    only12::cuMemAdvise,
    common::cuMemAdvise_v2,
    common::cuMemAlloc documented in only12,
    common::cuMemAllocHost documented in only12,
    "cuMemAllocHost_v2" = common::cuMemAllocHost documented in only12,
    "cuMemAlloc_v2" = common::cuMemAlloc documented in only12,
    only12::cuMemCreate documented in common,
    only12::cuMemGetAccess documented in common,
    only12::cuMemGetAllocationGranularity documented in common,
    only12::cuMemGetAllocationPropertiesFromHandle documented in common,
    common::cuMemHostAlloc documented in only12,
    common::cuMemHostRegister documented in only12,
    "cuMemHostRegister_v2" = common::cuMemHostRegister documented in only12,
    only12::cuMemPoolCreate documented in common,
    only12::cuMemPoolGetAccess documented in common,
    only12::cuMemPoolSetAccess,
    only12::cuMemPrefetchAsync,
    common::cuMemPrefetchAsync_v2,
    only12::cuMemSetAccess documented in common,
    only12::cuMemcpy3DBatchAsync,
    only12::cuMemcpyBatchAsync,
    only12::cuModuleLoadDataEx documented in common,
    common::cuMulticastBindAddr documented in only12,
    common::cuMulticastBindMem documented in only12,
    only12::cuOccupancyMaxActiveClusters documented in common,
    only12::cuOccupancyMaxPotentialClusterSize documented in common,
    only12::cuStreamBatchMemOp documented in common,
    "cuStreamBatchMemOp_v2" = only12::cuStreamBatchMemOp documented in common,
    common::cuStreamCreate documented in only12,
    common::cuStreamCreateWithPriority documented in only12,
    only12::cuStreamGetAttribute documented in common,
    only12::cuStreamGetCaptureInfo,
    "cuStreamGetCaptureInfo_v2" = only12::cuStreamGetCaptureInfo,
    common::cuStreamGetCaptureInfo_v3,
    only12::cuStreamSetAttribute documented in common,
    only12::cuStreamUpdateCaptureDependencies,
    common::cuStreamUpdateCaptureDependencies_v2,
    only12::cuTensorMapEncodeIm2col documented in common,
    only12::cuTensorMapEncodeIm2colWide documented in common,
    only12::cuTensorMapEncodeTiled documented in common,
    only12::cuTensorMapReplaceAddress documented in common,
}

c_functions! {
    ..shared,
    "cuCtxCreate" "CUresult (CUcontext *, unsigned int, CUdevice)" 500 slots::cuCtxCreate_v2,
    "cuCtxCreate_v4" "CUresult (CUcontext *, CUctxCreateParams *, unsigned int, CUdevice)" 500 slots::cuCtxCreate_v4,
    "cuDeviceGetUuid" "CUresult (CUuuid *, CUdevice)" 500 slots::cuDeviceGetUuid,
    "cuDeviceGetUuid_v2" "CUresult (CUuuid *, CUdevice)" 500 slots::cuDeviceGetUuid_v2,
    "cuEventElapsedTime" "CUresult (float *, CUevent, CUevent)" 500 slots::cuEventElapsedTime,
    "cuEventElapsedTime_v2" "CUresult (float *, CUevent, CUevent)" 500 slots::cuEventElapsedTime_v2,
    "cuGraphAddDependencies" "CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, size_t)" 500 slots::cuGraphAddDependencies,
    "cuGraphAddDependencies_v2" "CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, CUgraphEdgeData const *, size_t)" 500 slots::cuGraphAddDependencies_v2,
    "cuGraphAddNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUgraphNodeParams *)" 500 slots::cuGraphAddNode,
    "cuGraphAddNode_v2" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, CUgraphEdgeData const *, size_t, CUgraphNodeParams *)" 500 slots::cuGraphAddNode_v2,
    "cuGraphGetEdges" "CUresult (CUgraph, CUgraphNode *, CUgraphNode *, size_t *)" 500 slots::cuGraphGetEdges,
    "cuGraphGetEdges_v2" "CUresult (CUgraph, CUgraphNode *, CUgraphNode *, CUgraphEdgeData *, size_t *)" 500 slots::cuGraphGetEdges_v2,
    "cuGraphNodeGetDependencies" "CUresult (CUgraphNode, CUgraphNode *, size_t *)" 500 slots::cuGraphNodeGetDependencies,
    "cuGraphNodeGetDependencies_v2" "CUresult (CUgraphNode, CUgraphNode *, CUgraphEdgeData *, size_t *)" 500 slots::cuGraphNodeGetDependencies_v2,
    "cuGraphNodeGetDependentNodes" "CUresult (CUgraphNode, CUgraphNode *, size_t *)" 500 slots::cuGraphNodeGetDependentNodes,
    "cuGraphNodeGetDependentNodes_v2" "CUresult (CUgraphNode, CUgraphNode *, CUgraphEdgeData *, size_t *)" 500 slots::cuGraphNodeGetDependentNodes_v2,
    "cuGraphRemoveDependencies" "CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, size_t)" 500 slots::cuGraphRemoveDependencies,
    "cuGraphRemoveDependencies_v2" "CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, CUgraphEdgeData const *, size_t)" 500 slots::cuGraphRemoveDependencies_v2,
    "cuMemAdvise" "CUresult (CUdeviceptr, size_t, CUmem_advise, CUdevice)" 500 slots::cuMemAdvise,
    "cuMemAdvise_v2" "CUresult (CUdeviceptr, size_t, CUmem_advise, CUmemLocation)" 500 slots::cuMemAdvise_v2,
    "cuMemPrefetchAsync" "CUresult (CUdeviceptr, size_t, CUdevice, CUstream)" 500 slots::cuMemPrefetchAsync,
    "cuMemPrefetchAsync_v2" "CUresult (CUdeviceptr, size_t, CUmemLocation, unsigned int, CUstream)" 500 slots::cuMemPrefetchAsync_v2,
    "cuMemcpy3DBatchAsync" "CUresult (size_t, CUDA_MEMCPY3D_BATCH_OP *, size_t *, unsigned PY_LONG_LONG, CUstream)" 500 slots::cuMemcpy3DBatchAsync,
    "cuMemcpyBatchAsync" "CUresult (CUdeviceptr *, CUdeviceptr *, size_t *, size_t, CUmemcpyAttributes *, size_t *, size_t, size_t *, CUstream)" 500 slots::cuMemcpyBatchAsync,
    "cuStreamGetCaptureInfo" "CUresult (CUstream, CUstreamCaptureStatus *, cuuint64_t *, CUgraph *, CUgraphNode const **, size_t *)" 500 slots::cuStreamGetCaptureInfo_v2,
    "cuStreamGetCaptureInfo_v3" "CUresult (CUstream, CUstreamCaptureStatus *, cuuint64_t *, CUgraph *, CUgraphNode const **, CUgraphEdgeData const **, size_t *)" 500 slots::cuStreamGetCaptureInfo_v3,
    "cuStreamUpdateCaptureDependencies" "CUresult (CUstream, CUgraphNode *, size_t, unsigned int)" 500 slots::cuStreamUpdateCaptureDependencies,
    "cuStreamUpdateCaptureDependencies_v2" "CUresult (CUstream, CUgraphNode *, CUgraphEdgeData const *, size_t, unsigned int)" 500 slots::cuStreamUpdateCaptureDependencies_v2,
}

int_constants! {
    CUDA_VERSION = 12090,
}
