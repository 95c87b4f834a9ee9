//! Handles, integer typedefs, callback types and other type aliases (cuBLASLt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef cublasLtMatmulPreferenceOpaque_t *cublasLtMatmulPreference_t`, from `cublasLt.h`, since at least CUDA 12.0.
pub type cublasLtMatmulPreference_t = *mut cublasLtMatmulPreferenceOpaque_t;

/// `typedef cublasLtMatrixLayoutOpaque_t *cublasLtMatrixLayout_t`, from `cublasLt.h`, since at least CUDA 12.0.
pub type cublasLtMatrixLayout_t = *mut cublasLtMatrixLayoutOpaque_t;
