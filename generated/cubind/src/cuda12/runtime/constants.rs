//! Macros with a value (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUDART_VERSION`, from `cuda_runtime_api.h`, since at least CUDA 12.0.
pub const CUDART_VERSION: u32 = 12090;

/// `#define cudaCooperativeLaunchMultiDeviceNoPostSync`, from `driver_types.h`, since at least CUDA 12.0, until CUDA 12.9.
pub const cudaCooperativeLaunchMultiDeviceNoPostSync: u32 = 2;

/// `#define cudaCooperativeLaunchMultiDeviceNoPreSync`, from `driver_types.h`, since at least CUDA 12.0, until CUDA 12.9.
pub const cudaCooperativeLaunchMultiDeviceNoPreSync: u32 = 1;
