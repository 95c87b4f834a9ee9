//! Structs and unions (cuBLASLt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct cublasLtMatmulAlgo_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cublasLtMatmulAlgo_t {
    /// `uint64_t data[8]`.
    pub data: [u64; 8],
}

layout!(cublasLtMatmulAlgo_t size 64 align 8, data at 0);

impl Eq for cublasLtMatmulAlgo_t {}

record!(cublasLtMatmulAlgo_t);

/// `struct cublasLtMatmulDescOpaque_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cublasLtMatmulDescOpaque_t {
    /// `uint64_t data[32]`.
    pub data: [u64; 32],
}

layout!(cublasLtMatmulDescOpaque_t size 256 align 8, data at 0);

impl Eq for cublasLtMatmulDescOpaque_t {}

record!(cublasLtMatmulDescOpaque_t);

/// `struct cublasLtMatrixTransformDescOpaque_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cublasLtMatrixTransformDescOpaque_t {
    /// `uint64_t data[8]`.
    pub data: [u64; 8],
}

layout!(cublasLtMatrixTransformDescOpaque_t size 64 align 8, data at 0);

impl Eq for cublasLtMatrixTransformDescOpaque_t {}

record!(cublasLtMatrixTransformDescOpaque_t);
