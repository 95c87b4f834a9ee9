//! Handles, integer typedefs, callback types and other type aliases (cuSOLVERMg).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef void *cudaLibMgGrid_t`, from `cusolverMg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaLibMgGrid_t(pub *mut c_void);

handle!(cudaLibMgGrid_t);

/// `typedef void *cudaLibMgMatrixDesc_t`, from `cusolverMg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaLibMgMatrixDesc_t(pub *mut c_void);

handle!(cudaLibMgMatrixDesc_t);

/// `typedef struct cusolverMgContext *cusolverMgHandle_t`, from `cusolverMg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusolverMgHandle_t(pub *mut c_void);

handle!(cusolverMgHandle_t);
