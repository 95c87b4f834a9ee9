//! Handles, integer typedefs, callback types and other type aliases (NVTX).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef struct nvtxDomainRegistration *nvtxDomainHandle_t`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxDomainHandle_t(pub *mut c_void);

handle!(nvtxDomainHandle_t);

/// `typedef nvtxEventAttributes_v2 nvtxEventAttributes_t`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub type nvtxEventAttributes_t = nvtxEventAttributes_v2;

/// `typedef uint64_t nvtxRangeId_t`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub type nvtxRangeId_t = u64;

/// `typedef nvtxResourceAttributes_v0 nvtxResourceAttributes_t`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub type nvtxResourceAttributes_t = nvtxResourceAttributes_v0;

/// `typedef struct nvtxResourceHandle *nvtxResourceHandle_t`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxResourceHandle_t(pub *mut c_void);

handle!(nvtxResourceHandle_t);

/// `typedef nvtxResourceSyncLinuxType_t nvtxResourceSyncAndroidType_t`, from `nvtx3/nvToolsExtSync.h`, since at least CUDA 12.0.
pub type nvtxResourceSyncAndroidType_t = nvtxResourceSyncLinuxType_t;

/// `typedef struct nvtxStringRegistration *nvtxStringHandle_t`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxStringHandle_t(pub *mut c_void);

handle!(nvtxStringHandle_t);

/// `typedef nvtxSyncUserAttributes_v0 nvtxSyncUserAttributes_t`, from `nvtx3/nvToolsExtSync.h`, since at least CUDA 12.0.
pub type nvtxSyncUserAttributes_t = nvtxSyncUserAttributes_v0;

/// `typedef struct nvtxSyncUser *nvtxSyncUser_t`, from `nvtx3/nvToolsExtSync.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxSyncUser_t(pub *mut c_void);

handle!(nvtxSyncUser_t);
