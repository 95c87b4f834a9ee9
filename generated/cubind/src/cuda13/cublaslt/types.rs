//! Handles, integer typedefs, callback types and other type aliases (cuBLASLt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef cublasLtEmulationDescOpaque_t *cublasLtEmulationDesc_t`, from `cublasLt.h`, since CUDA 13.0.
pub type cublasLtEmulationDesc_t = *mut cublasLtEmulationDescOpaque_t;

/// `typedef cublasLtMatmulPreferenceOpaque_t *cublasLtMatmulPreference_t`, from `cublasLt.h`, since at least CUDA 12.0.
pub type cublasLtMatmulPreference_t = *mut cublasLtMatmulPreferenceOpaque_t;

/// `typedef cublasLtMatrixLayoutOpaque_t *cublasLtMatrixLayout_t`, from `cublasLt.h`, since at least CUDA 12.0.
pub type cublasLtMatrixLayout_t = *mut cublasLtMatrixLayoutOpaque_t;
