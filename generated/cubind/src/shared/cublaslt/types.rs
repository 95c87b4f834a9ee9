//! Handles, integer typedefs, callback types and other type aliases (cuBLASLt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef _IO_FILE FILE`, from `stdio.h`, since at least CUDA 12.0.
pub type FILE = c_void;

/// `typedef struct cublasLtContext *cublasLtHandle_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cublasLtHandle_t(pub *mut c_void);

handle!(cublasLtHandle_t);

/// `void (*cublasLtLoggerCallback_t)(int, const char *, const char *)`, from `cublasLt.h`, since at least CUDA 12.0.
pub type cublasLtLoggerCallback_t = Option<
    unsafe extern "system" fn(logLevel: i32, functionName: *const core::ffi::c_char, message: *const core::ffi::c_char),
>;

/// `typedef cublasLtMatmulDescOpaque_t *cublasLtMatmulDesc_t`, from `cublasLt.h`, since at least CUDA 12.0.
pub type cublasLtMatmulDesc_t = *mut cublasLtMatmulDescOpaque_t;

/// `typedef cublasLtMatrixTransformDescOpaque_t *cublasLtMatrixTransformDesc_t`, from `cublasLt.h`, since at least CUDA 12.0.
pub type cublasLtMatrixTransformDesc_t = *mut cublasLtMatrixTransformDescOpaque_t;

/// `typedef uint64_t cublasLtNumericalImplFlags_t`, from `cublasLt.h`, since at least CUDA 12.0.
pub type cublasLtNumericalImplFlags_t = u64;
