//! Structs and unions (cuDNN).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct cudnnConvolutionBwdDataAlgoPerf_t`, from `cudnn_cnn.h`, since at least cuDNN 9.10.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct cudnnConvolutionBwdDataAlgoPerf_t {
    /// `cudnnConvolutionBwdDataAlgo_t algo`.
    pub algo: cudnnConvolutionBwdDataAlgo_t,
    /// `cudnnStatus_t status`.
    pub status: cudnnStatus_t,
    /// `float time`.
    pub time: f32,
    /// `size_t memory`.
    pub memory: usize,
    /// `cudnnDeterminism_t determinism`.
    pub determinism: cudnnDeterminism_t,
    /// `cudnnMathType_t mathType`.
    pub mathType: cudnnMathType_t,
    /// `int reserved[3]`.
    pub reserved: [i32; 3],
}

layout!(
    cudnnConvolutionBwdDataAlgoPerf_t size 48 align 8, algo at 0, status at 4, time at 8, memory at 16,
    determinism at 24, mathType at 28, reserved at 32
);

record!(cudnnConvolutionBwdDataAlgoPerf_t);

/// `struct cudnnConvolutionBwdFilterAlgoPerf_t`, from `cudnn_cnn.h`, since at least cuDNN 9.10.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct cudnnConvolutionBwdFilterAlgoPerf_t {
    /// `cudnnConvolutionBwdFilterAlgo_t algo`.
    pub algo: cudnnConvolutionBwdFilterAlgo_t,
    /// `cudnnStatus_t status`.
    pub status: cudnnStatus_t,
    /// `float time`.
    pub time: f32,
    /// `size_t memory`.
    pub memory: usize,
    /// `cudnnDeterminism_t determinism`.
    pub determinism: cudnnDeterminism_t,
    /// `cudnnMathType_t mathType`.
    pub mathType: cudnnMathType_t,
    /// `int reserved[3]`.
    pub reserved: [i32; 3],
}

layout!(
    cudnnConvolutionBwdFilterAlgoPerf_t size 48 align 8, algo at 0, status at 4, time at 8, memory at 16,
    determinism at 24, mathType at 28, reserved at 32
);

record!(cudnnConvolutionBwdFilterAlgoPerf_t);

/// `struct cudnnConvolutionFwdAlgoPerf_t`, from `cudnn_cnn.h`, since at least cuDNN 9.10.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct cudnnConvolutionFwdAlgoPerf_t {
    /// `cudnnConvolutionFwdAlgo_t algo`.
    pub algo: cudnnConvolutionFwdAlgo_t,
    /// `cudnnStatus_t status`.
    pub status: cudnnStatus_t,
    /// `float time`.
    pub time: f32,
    /// `size_t memory`.
    pub memory: usize,
    /// `cudnnDeterminism_t determinism`.
    pub determinism: cudnnDeterminism_t,
    /// `cudnnMathType_t mathType`.
    pub mathType: cudnnMathType_t,
    /// `int reserved[3]`.
    pub reserved: [i32; 3],
}

layout!(
    cudnnConvolutionFwdAlgoPerf_t size 48 align 8, algo at 0, status at 4, time at 8, memory at 16, determinism at 24,
    mathType at 28, reserved at 32
);

record!(cudnnConvolutionFwdAlgoPerf_t);

/// `struct cudnnDebug_t`, from `cudnn_graph.h`, since at least cuDNN 9.10.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnDebug_t {
    /// `unsigned int cudnn_version`.
    pub cudnn_version: u32,
    /// `cudnnStatus_t cudnnStatus`.
    pub cudnnStatus: cudnnStatus_t,
    /// `unsigned int time_sec`.
    pub time_sec: u32,
    /// `unsigned int time_usec`.
    pub time_usec: u32,
    /// `unsigned int time_delta`.
    pub time_delta: u32,
    /// `cudnnHandle_t handle`.
    pub handle: cudnnHandle_t,
    /// `cudaStream_t stream`.
    pub stream: runtime::cudaStream_t,
    /// `unsigned long long pid`.
    pub pid: u64,
    /// `unsigned long long tid`.
    pub tid: u64,
    /// `int cudaDeviceId`.
    pub cudaDeviceId: i32,
    /// `int reserved[15]`.
    pub reserved: [i32; 15],
}

layout!(
    cudnnDebug_t size 120 align 8, cudnn_version at 0, cudnnStatus at 4, time_sec at 8, time_usec at 12,
    time_delta at 16, handle at 24, stream at 32, pid at 40, tid at 48, cudaDeviceId at 56, reserved at 60
);

impl Eq for cudnnDebug_t {}

record!(cudnnDebug_t);

/// `struct cudnnFraction_t`, from `cudnn_graph.h`, since at least cuDNN 9.10.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnFraction_t {
    /// `int64_t numerator`.
    pub numerator: i64,
    /// `int64_t denominator`.
    pub denominator: i64,
}

layout!(cudnnFraction_t size 16 align 8, numerator at 0, denominator at 8);

impl Eq for cudnnFraction_t {}

record!(cudnnFraction_t);

/// `struct cudnnGnnCscGraph_t`, from `cudnn_gnn_ops.h`, since cuDNN 9.26.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnGnnCscGraph_t {
    /// `const void *cscOffsets`.
    pub cscOffsets: *const c_void,
    /// `const void *cscIndices`.
    pub cscIndices: *const c_void,
    /// `const void *mapCscToCoo`.
    pub mapCscToCoo: *const c_void,
    /// `const void *mapRevToCoo`.
    pub mapRevToCoo: *const c_void,
    /// `int64_t nSrcNodes`.
    pub nSrcNodes: i64,
    /// `int64_t nDstNodes`.
    pub nDstNodes: i64,
    /// `int64_t nIndices`.
    pub nIndices: i64,
    /// `cudnnDataType_t idxType`.
    pub idxType: cudnnDataType_t,
    /// `const void *cscRevOffsets`, since cuDNN 9.28.
    pub cscRevOffsets: *const c_void,
}

layout!(
    cudnnGnnCscGraph_t size 72 align 8, cscOffsets at 0, cscIndices at 8, mapCscToCoo at 16, mapRevToCoo at 24,
    nSrcNodes at 32, nDstNodes at 40, nIndices at 48, idxType at 56, cscRevOffsets at 64
);

impl Eq for cudnnGnnCscGraph_t {}

record!(cudnnGnnCscGraph_t);

/// `struct cudnnGnnMhaParams_t`, from `cudnn_gnn_ops.h`, since cuDNN 9.28.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct cudnnGnnMhaParams_t {
    /// `cudnnGnnActivationOp_t activation`.
    pub activation: cudnnGnnActivationOp_t,
    /// `float activationAlpha`.
    pub activationAlpha: f32,
    /// `int numHeads`.
    pub numHeads: i32,
    /// `int concatHeads`.
    pub concatHeads: i32,
}

layout!(cudnnGnnMhaParams_t size 16 align 4, activation at 0, activationAlpha at 4, numHeads at 8, concatHeads at 12);

record!(cudnnGnnMhaParams_t);
