//! Structs and unions (cuBLASLt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct cublasLtMatmulHeuristicResult_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct cublasLtMatmulHeuristicResult_t {
    /// `cublasLtMatmulAlgo_t algo`.
    pub algo: cublasLtMatmulAlgo_t,
    /// `size_t workspaceSize`.
    pub workspaceSize: usize,
    /// `cublasStatus_t state`.
    pub state: cublas::cublasStatus_t,
    /// `float wavesCount`.
    pub wavesCount: f32,
    /// `int reserved[4]`.
    pub reserved: [i32; 4],
}

layout!(
    cublasLtMatmulHeuristicResult_t size 96 align 8, algo at 0, workspaceSize at 64, state at 72, wavesCount at 76,
    reserved at 80
);

record!(cublasLtMatmulHeuristicResult_t);

/// `struct cublasLtMatmulPreferenceOpaque_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cublasLtMatmulPreferenceOpaque_t {
    /// `uint64_t data[8]`.
    pub data: [u64; 8],
}

layout!(cublasLtMatmulPreferenceOpaque_t size 64 align 8, data at 0);

impl Eq for cublasLtMatmulPreferenceOpaque_t {}

record!(cublasLtMatmulPreferenceOpaque_t);

/// `struct cublasLtMatrixLayoutOpaque_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cublasLtMatrixLayoutOpaque_t {
    /// `uint64_t data[8]`.
    pub data: [u64; 8],
}

layout!(cublasLtMatrixLayoutOpaque_t size 64 align 8, data at 0);

impl Eq for cublasLtMatrixLayoutOpaque_t {}

record!(cublasLtMatrixLayoutOpaque_t);
