//! Handles, integer typedefs, callback types and other type aliases (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef unsigned long long nvmlCPERCursorHandle_t`, from `nvml.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlCPERCursorHandle_t(pub u64);

scalar!(nvmlCPERCursorHandle_t, u64);

/// `typedef nvmlDeviceAddressingMode_v1_t nvmlDeviceAddressingMode_t`, from `nvml.h`, since CUDA 13.0.
pub type nvmlDeviceAddressingMode_t = nvmlDeviceAddressingMode_v1_t;

/// `typedef nvmlEccSramUniqueUncorrectedErrorCounts_v1_t nvmlEccSramUniqueUncorrectedErrorCounts_t`, from `nvml.h`, since CUDA 13.0.
pub type nvmlEccSramUniqueUncorrectedErrorCounts_t = nvmlEccSramUniqueUncorrectedErrorCounts_v1_t;

/// `typedef nvmlGpuFabricInfo_v3_t nvmlGpuFabricInfoV_t`, from `nvml.h`, since CUDA 12.4.
pub type nvmlGpuFabricInfoV_t = nvmlGpuFabricInfo_v3_t;

/// `typedef nvmlNvLinkInfo_v2_t nvmlNvLinkInfo_t`, from `nvml.h`, since CUDA 13.0.
pub type nvmlNvLinkInfo_t = nvmlNvLinkInfo_v2_t;

/// `typedef nvmlPdi_v1_t nvmlPdi_t`, from `nvml.h`, since CUDA 13.0.
pub type nvmlPdi_t = nvmlPdi_v1_t;

/// `typedef nvmlProcessInfo_v2_t nvmlProcessInfo_t`, from `nvml.h`, since CUDA 12.2.
pub type nvmlProcessInfo_t = nvmlProcessInfo_v2_t;

/// `typedef nvmlRepairStatus_v1_t nvmlRepairStatus_t`, from `nvml.h`, since CUDA 13.0.
pub type nvmlRepairStatus_t = nvmlRepairStatus_v1_t;

/// `typedef nvmlTemperature_v1_t nvmlTemperature_t`, from `nvml.h`, since CUDA 12.8.
pub type nvmlTemperature_t = nvmlTemperature_v1_t;
