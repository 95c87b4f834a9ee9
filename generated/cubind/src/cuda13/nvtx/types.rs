//! Handles, integer typedefs, callback types and other type aliases (NVTX).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef nvtxMemCuArrayRangeDesc_v1 nvtxMemCuArrayRangeDesc_t`, from `nvtx3/nvToolsExtMemCudaRt.h`, since CUDA 13.0.
pub type nvtxMemCuArrayRangeDesc_t = nvtxMemCuArrayRangeDesc_v1;

/// `typedef nvtxMemCudaArrayRangeDesc_v1 nvtxMemCudaArrayRangeDesc_t`, from `nvtx3/nvToolsExtMemCudaRt.h`, since CUDA 13.0.
pub type nvtxMemCudaArrayRangeDesc_t = nvtxMemCudaArrayRangeDesc_v1;

/// `typedef nvtxMemHeapDesc_v1 nvtxMemHeapDesc_t`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub type nvtxMemHeapDesc_t = nvtxMemHeapDesc_v1;

/// `typedef struct nvtxMemHeap_t *nvtxMemHeapHandle_t`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxMemHeapHandle_t(pub *mut c_void);

handle!(nvtxMemHeapHandle_t);

/// `typedef nvtxMemMarkInitializedBatch_v1 nvtxMemMarkInitializedBatch_t`, from `nvtx3/nvToolsExtMemCudaRt.h`, since CUDA 13.0.
pub type nvtxMemMarkInitializedBatch_t = nvtxMemMarkInitializedBatch_v1;

/// `typedef nvtxMemPermissionsAssignBatch_v1 nvtxMemPermissionsAssignBatch_t`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub type nvtxMemPermissionsAssignBatch_t = nvtxMemPermissionsAssignBatch_v1;

/// `typedef nvtxMemPermissionsAssignRegionDesc_v1 nvtxMemPermissionsAssignRegionDesc_t`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub type nvtxMemPermissionsAssignRegionDesc_t = nvtxMemPermissionsAssignRegionDesc_v1;

/// `typedef struct nvtxMemPermissions_t *nvtxMemPermissionsHandle_t`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxMemPermissionsHandle_t(pub *mut c_void);

handle!(nvtxMemPermissionsHandle_t);

/// `typedef struct nvtxMemRegion_t *nvtxMemRegionHandle_t`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxMemRegionHandle_t(pub *mut c_void);

handle!(nvtxMemRegionHandle_t);

/// `typedef nvtxMemRegionNameDesc_v1 nvtxMemRegionNameDesc_t`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub type nvtxMemRegionNameDesc_t = nvtxMemRegionNameDesc_v1;

/// `typedef nvtxMemRegionsNameBatch_v1 nvtxMemRegionsNameBatch_t`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub type nvtxMemRegionsNameBatch_t = nvtxMemRegionsNameBatch_v1;

/// `typedef nvtxMemRegionsRegisterBatch_v1 nvtxMemRegionsRegisterBatch_t`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub type nvtxMemRegionsRegisterBatch_t = nvtxMemRegionsRegisterBatch_v1;

/// `typedef nvtxMemRegionsResizeBatch_v1 nvtxMemRegionsResizeBatch_t`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub type nvtxMemRegionsResizeBatch_t = nvtxMemRegionsResizeBatch_v1;

/// `typedef nvtxMemRegionsUnregisterBatch_v1 nvtxMemRegionsUnregisterBatch_t`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub type nvtxMemRegionsUnregisterBatch_t = nvtxMemRegionsUnregisterBatch_v1;

/// `typedef nvtxMemVirtualRangeDesc_v1 nvtxMemVirtualRangeDesc_t`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub type nvtxMemVirtualRangeDesc_t = nvtxMemVirtualRangeDesc_v1;
