//! Macros with a value (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUDART_VERSION`, from `cuda_runtime_api.h`, since at least CUDA 12.0.
pub const CUDART_VERSION: u32 = 13050;

/// `#define cudaDevSmResourceGroupLocalityDomainIdAny`, from `driver_types.h`, since CUDA 13.5.
pub const cudaDevSmResourceGroupLocalityDomainIdAny: u32 = 4294967295;

/// `#define cudaKernelNodeAttributeNvlinkUtilCentricScheduling`, from `driver_types.h`, since CUDA 13.0.
pub const cudaKernelNodeAttributeNvlinkUtilCentricScheduling: cudaLaunchAttributeID = cudaLaunchAttributeID(16);
