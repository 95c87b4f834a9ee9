//! Structs and unions (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct nvmlGpmMetricsGet_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct nvmlGpmMetricsGet_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int numMetrics`.
    pub numMetrics: u32,
    /// `nvmlGpmSample_t sample1`.
    pub sample1: nvmlGpmSample_t,
    /// `nvmlGpmSample_t sample2`.
    pub sample2: nvmlGpmSample_t,
    /// `nvmlGpmMetric_t metrics[210]`.
    pub metrics: [nvmlGpmMetric_t; 210],
}

layout!(
    nvmlGpmMetricsGet_t size 8424 align 8, version at 0, numMetrics at 4, sample1 at 8, sample2 at 16, metrics at 24
);

record!(nvmlGpmMetricsGet_t, version : 1);

/// `struct nvmlProcessInfo_t`, from `nvml.h`, since at least CUDA 12.0, until CUDA 12.1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlProcessInfo_t {
    /// `unsigned int pid`.
    pub pid: u32,
    /// `unsigned long long usedGpuMemory`.
    pub usedGpuMemory: u64,
    /// `unsigned int gpuInstanceId`.
    pub gpuInstanceId: u32,
    /// `unsigned int computeInstanceId`.
    pub computeInstanceId: u32,
}

layout!(nvmlProcessInfo_t size 24 align 8, pid at 0, usedGpuMemory at 8, gpuInstanceId at 16, computeInstanceId at 20);

impl Eq for nvmlProcessInfo_t {}

record!(nvmlProcessInfo_t);

/// `struct nvmlTemperature_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlTemperature_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `nvmlTemperatureSensors_t sensorType`.
    pub sensorType: nvmlTemperatureSensors_t,
    /// `int temperature`.
    pub temperature: i32,
}

layout!(nvmlTemperature_v1_t size 12 align 4, version at 0, sensorType at 4, temperature at 8);

impl Eq for nvmlTemperature_v1_t {}

record!(nvmlTemperature_v1_t, version : 16777228);
