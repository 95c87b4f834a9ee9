//! Macros with a value (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUDA_VERSION`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_VERSION: u32 = 13050;

/// `#define CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY`, from `cuda.h`, since CUDA 13.5.
pub const CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY: u32 = 4294967295;

/// `#define CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE`, from `cuda.h`, since CUDA 13.4.
pub const CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE: u32 = 4;
