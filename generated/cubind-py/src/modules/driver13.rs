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
    ints(table);
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

c_functions! {
    ..shared,
    "cuCheckpointOperationComplete" "CUresult (CUcheckpointOperationHandle)" 500 slots::cuCheckpointOperationComplete,
    "cuCoredumpDeregisterCompleteCallback" "CUresult (CUcoredumpCallbackHandle)" 500 slots::cuCoredumpDeregisterCompleteCallback,
    "cuCoredumpDeregisterStartCallback" "CUresult (CUcoredumpCallbackHandle)" 500 slots::cuCoredumpDeregisterStartCallback,
    "cuCoredumpRegisterCompleteCallback" "CUresult (CUcoredumpStatusCallback, void *, CUcoredumpCallbackHandle *)" 500 slots::cuCoredumpRegisterCompleteCallback,
    "cuCoredumpRegisterStartCallback" "CUresult (CUcoredumpStatusCallback, void *, CUcoredumpCallbackHandle *)" 500 slots::cuCoredumpRegisterStartCallback,
    "cuCtxCreate" "CUresult (CUcontext *, CUctxCreateParams *, unsigned int, CUdevice)" 500 slots::cuCtxCreate_v4,
    "cuCtxCreate_v2" "CUresult (CUcontext *, unsigned int, CUdevice)" 500 slots::cuCtxCreate_v2,
    "cuCtxGetDevice_v2" "CUresult (CUdevice *, CUcontext)" 500 slots::cuCtxGetDevice_v2,
    "cuCtxSynchronize_v2" "CUresult (CUcontext)" 500 slots::cuCtxSynchronize_v2,
    "cuDevSmResourceSplit" "CUresult (CUdevResource *, unsigned int, CUdevResource const *, CUdevResource *, unsigned int, CU_DEV_SM_RESOURCE_GROUP_PARAMS *)" 500 slots::cuDevSmResourceSplit,
    "cuDeviceGetCliqueCount" "CUresult (size_t *, CUdevice)" 500 slots::cuDeviceGetCliqueCount,
    "cuDeviceGetCliqueInfo" "CUresult (CUcliqueInfo *, size_t *, CUdevice)" 500 slots::cuDeviceGetCliqueInfo,
    "cuDeviceGetFabricClusterUuid" "CUresult (CUuuid *, CUdevice)" 500 slots::cuDeviceGetFabricClusterUuid,
    "cuDeviceGetHostAtomicCapabilities" "CUresult (unsigned int *, CUatomicOperation const *, unsigned int, CUdevice)" 500 slots::cuDeviceGetHostAtomicCapabilities,
    "cuDeviceGetP2PAtomicCapabilities" "CUresult (unsigned int *, CUatomicOperation const *, unsigned int, CUdevice, CUdevice)" 500 slots::cuDeviceGetP2PAtomicCapabilities,
    "cuDeviceGetUuid" "CUresult (CUuuid *, CUdevice)" 500 slots::cuDeviceGetUuid_v2,
    "cuEventElapsedTime" "CUresult (float *, CUevent, CUevent)" 500 slots::cuEventElapsedTime_v2,
    "cuFabricCpyBatchAsync" "CUresult (size_t, CUDA_FABRIC_COPY_BATCH_OP *, unsigned PY_LONG_LONG, CUstream)" 500 slots::cuFabricCpyBatchAsync,
    "cuFuncGetParamCount" "CUresult (CUfunction, size_t *)" 500 slots::cuFuncGetParamCount,
    "cuGraphAddDependencies" "CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, CUgraphEdgeData const *, size_t)" 500 slots::cuGraphAddDependencies_v2,
    "cuGraphAddNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, CUgraphEdgeData const *, size_t, CUgraphNodeParams *)" 500 slots::cuGraphAddNode_v2,
    "cuGraphAddNode_v3" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, CUgraphEdgeData const *, size_t, CUgraphNodeParams *)" 500 slots::cuGraphAddNode_v3,
    "cuGraphExecGetId" "CUresult (CUgraphExec, unsigned int *)" 500 slots::cuGraphExecGetId,
    "cuGraphGetEdges" "CUresult (CUgraph, CUgraphNode *, CUgraphNode *, CUgraphEdgeData *, size_t *)" 500 slots::cuGraphGetEdges_v2,
    "cuGraphGetId" "CUresult (CUgraph, unsigned int *)" 500 slots::cuGraphGetId,
    "cuGraphNodeGetContainingGraph" "CUresult (CUgraphNode, CUgraph *)" 500 slots::cuGraphNodeGetContainingGraph,
    "cuGraphNodeGetDependencies" "CUresult (CUgraphNode, CUgraphNode *, CUgraphEdgeData *, size_t *)" 500 slots::cuGraphNodeGetDependencies_v2,
    "cuGraphNodeGetDependentNodes" "CUresult (CUgraphNode, CUgraphNode *, CUgraphEdgeData *, size_t *)" 500 slots::cuGraphNodeGetDependentNodes_v2,
    "cuGraphNodeGetLocalId" "CUresult (CUgraphNode, unsigned int *)" 500 slots::cuGraphNodeGetLocalId,
    "cuGraphNodeGetParams" "CUresult (CUgraphNode, CUgraphNodeParams *)" 500 slots::cuGraphNodeGetParams,
    "cuGraphNodeGetToolsId" "CUresult (CUgraphNode, unsigned PY_LONG_LONG *)" 500 slots::cuGraphNodeGetToolsId,
    "cuGraphNodeSetParams_v2" "CUresult (CUgraphNode, CUgraphNodeParams *)" 500 slots::cuGraphNodeSetParams_v2,
    "cuGraphRemoveDependencies" "CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, CUgraphEdgeData const *, size_t)" 500 slots::cuGraphRemoveDependencies_v2,
    "cuGreenCtxGetId" "CUresult (CUgreenCtx, unsigned PY_LONG_LONG *)" 500 slots::cuGreenCtxGetId,
    "cuKernelGetParamCount" "CUresult (CUkernel, size_t *)" 500 slots::cuKernelGetParamCount,
    "cuLaunchHostFunc_v2" "CUresult (CUstream, CUhostFn, void *, unsigned int)" 500 slots::cuLaunchHostFunc_v2,
    "cuLogicalEndpointAddDevice" "CUresult (CUlogicalEndpointId, CUdevice)" 500 slots::cuLogicalEndpointAddDevice,
    "cuLogicalEndpointBindAddr" "CUresult (CUlogicalEndpointId, CUdevice, cuuint64_t, void *, cuuint64_t, unsigned PY_LONG_LONG)" 500 slots::cuLogicalEndpointBindAddr,
    "cuLogicalEndpointBindMem" "CUresult (CUlogicalEndpointId, CUdevice, cuuint64_t, CUmemGenericAllocationHandle, cuuint64_t, cuuint64_t, unsigned PY_LONG_LONG)" 500 slots::cuLogicalEndpointBindMem,
    "cuLogicalEndpointCreate" "CUresult (CUlogicalEndpointId, CUlogicalEndpointProp const *)" 500 slots::cuLogicalEndpointCreate,
    "cuLogicalEndpointDestroy" "CUresult (CUlogicalEndpointId)" 500 slots::cuLogicalEndpointDestroy,
    "cuLogicalEndpointExport" "CUresult (void *, CUlogicalEndpointId, CUlogicalEndpointIpcHandleType)" 500 slots::cuLogicalEndpointExport,
    "cuLogicalEndpointGetLimits" "CUresult (cuuint64_t *, cuuint64_t *, CUlogicalEndpointProp const *)" 500 slots::cuLogicalEndpointGetLimits,
    "cuLogicalEndpointIdRelease" "CUresult (CUlogicalEndpointId, cuuint32_t)" 500 slots::cuLogicalEndpointIdRelease,
    "cuLogicalEndpointIdReserve" "CUresult (CUlogicalEndpointId *, cuuint32_t)" 500 slots::cuLogicalEndpointIdReserve,
    "cuLogicalEndpointImport" "CUresult (CUlogicalEndpointId, void const *, CUlogicalEndpointIpcHandleType)" 500 slots::cuLogicalEndpointImport,
    "cuLogicalEndpointQuery" "CUresult (CUlogicalEndpointId, cuuint32_t, int *)" 500 slots::cuLogicalEndpointQuery,
    "cuLogicalEndpointUnbind" "CUresult (CUlogicalEndpointId, CUdevice, cuuint64_t, cuuint64_t)" 500 slots::cuLogicalEndpointUnbind,
    "cuMemAdvise" "CUresult (CUdeviceptr, size_t, CUmem_advise, CUmemLocation)" 500 slots::cuMemAdvise_v2,
    "cuMemDiscardAndPrefetchBatchAsync" "CUresult (CUdeviceptr *, size_t *, size_t, CUmemLocation *, size_t *, size_t, unsigned PY_LONG_LONG, CUstream)" 500 slots::cuMemDiscardAndPrefetchBatchAsync,
    "cuMemDiscardBatchAsync" "CUresult (CUdeviceptr *, size_t *, size_t, unsigned PY_LONG_LONG, CUstream)" 500 slots::cuMemDiscardBatchAsync,
    "cuMemGetDefaultMemPool" "CUresult (CUmemoryPool *, CUmemLocation *, CUmemAllocationType)" 500 slots::cuMemGetDefaultMemPool,
    "cuMemGetLocationInfo" "CUresult (CUdeviceptr, size_t, size_t, size_t, CUmemLocation *)" 500 slots::cuMemGetLocationInfo,
    "cuMemGetMemPool" "CUresult (CUmemoryPool *, CUmemLocation *, CUmemAllocationType)" 500 slots::cuMemGetMemPool,
    "cuMemPrefetchAsync" "CUresult (CUdeviceptr, size_t, CUmemLocation, unsigned int, CUstream)" 500 slots::cuMemPrefetchAsync_v2,
    "cuMemPrefetchBatchAsync" "CUresult (CUdeviceptr *, size_t *, size_t, CUmemLocation *, size_t *, size_t, unsigned PY_LONG_LONG, CUstream)" 500 slots::cuMemPrefetchBatchAsync,
    "cuMemSetMemPool" "CUresult (CUmemLocation *, CUmemAllocationType, CUmemoryPool)" 500 slots::cuMemSetMemPool,
    "cuMemcpy3DBatchAsync" "CUresult (size_t, CUDA_MEMCPY3D_BATCH_OP *, unsigned PY_LONG_LONG, CUstream)" 500 slots::cuMemcpy3DBatchAsync_v2,
    "cuMemcpy3DWithAttributesAsync" "CUresult (CUDA_MEMCPY3D_BATCH_OP *, unsigned PY_LONG_LONG, CUstream)" 500 slots::cuMemcpy3DWithAttributesAsync,
    "cuMemcpyBatchAsync" "CUresult (CUdeviceptr *, CUdeviceptr *, size_t *, size_t, CUmemcpyAttributes *, size_t *, size_t, CUstream)" 500 slots::cuMemcpyBatchAsync_v2,
    "cuMemcpyWithAttributesAsync" "CUresult (CUdeviceptr, CUdeviceptr, size_t, CUmemcpyAttributes *, CUstream)" 500 slots::cuMemcpyWithAttributesAsync,
    "cuMulticastBindAddr_v2" "CUresult (CUmemGenericAllocationHandle, CUdevice, size_t, CUdeviceptr, size_t, unsigned PY_LONG_LONG)" 500 slots::cuMulticastBindAddr_v2,
    "cuMulticastBindMem_v2" "CUresult (CUmemGenericAllocationHandle, CUdevice, size_t, CUmemGenericAllocationHandle, size_t, size_t, unsigned PY_LONG_LONG)" 500 slots::cuMulticastBindMem_v2,
    "cuStreamBeginCaptureToCig" "CUresult (CUstream, CUstreamCigCaptureParams *)" 500 slots::cuStreamBeginCaptureToCig,
    "cuStreamBeginRecaptureToGraph" "CUresult (CUstream, CUstreamCaptureMode, CUgraph, CUgraphRecaptureCallback, void *)" 500 slots::cuStreamBeginRecaptureToGraph,
    "cuStreamEndCaptureToCig" "CUresult (CUstream)" 500 slots::cuStreamEndCaptureToCig,
    "cuStreamGetCaptureInfo" "CUresult (CUstream, CUstreamCaptureStatus *, cuuint64_t *, CUgraph *, CUgraphNode const **, CUgraphEdgeData const **, size_t *)" 500 slots::cuStreamGetCaptureInfo_v3,
    "cuStreamGetCaptureInfo_v2" "CUresult (CUstream, CUstreamCaptureStatus *, cuuint64_t *, CUgraph *, CUgraphNode const **, size_t *)" 500 slots::cuStreamGetCaptureInfo_v2,
    "cuStreamGetDevResource" "CUresult (CUstream, CUdevResource *, CUdevResourceType)" 500 slots::cuStreamGetDevResource,
    "cuStreamUpdateCaptureDependencies" "CUresult (CUstream, CUgraphNode *, CUgraphEdgeData const *, size_t, unsigned int)" 500 slots::cuStreamUpdateCaptureDependencies_v2,
    "cuTensorMapSetAllocationClass" "CUresult (CUtensorMap *, CUtensorMapAllocClass, CUtensorMapAllocClass *)" 500 slots::cuTensorMapSetAllocationClass,
}

int_constants! {
    CUDA_VERSION = 13050,
    CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY = 4294967295,
    CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE = 4,
}
