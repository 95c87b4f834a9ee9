//! Handles, integer typedefs, callback types and other type aliases (cuBLAS and cuBLASXt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef cudaDataType cublasDataType_t`, from `cublas_api.h`, since at least CUDA 12.0.
pub type cublasDataType_t = runtime::cudaDataType;

/// `typedef struct cublasContext *cublasHandle_t`, from `cublas_api.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cublasHandle_t(pub *mut c_void);

handle!(cublasHandle_t);

/// `void (*cublasLogCallback)(const char *)`, from `cublas_api.h`, since at least CUDA 12.0.
pub type cublasLogCallback = Option<
    unsafe extern "system" fn(msg: *const core::ffi::c_char),
>;

/// `typedef struct cublasXtContext *cublasXtHandle_t`, from `cublasXt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cublasXtHandle_t(pub *mut c_void);

handle!(cublasXtHandle_t);
