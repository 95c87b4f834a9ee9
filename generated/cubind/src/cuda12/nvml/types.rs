//! Handles, integer typedefs, callback types and other type aliases (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef nvmlGpuFabricInfo_v2_t nvmlGpuFabricInfoV_t`, from `nvml.h`, since CUDA 12.4.
pub type nvmlGpuFabricInfoV_t = nvmlGpuFabricInfo_v2_t;

/// `typedef nvmlTemperature_v1_t nvmlTemperature_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlTemperature_t = nvmlTemperature_v1_t;
