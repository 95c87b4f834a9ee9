//! Handles, integers with a meaning, callbacks, and other names of types: cuBLASXt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef struct cublasXtContext *cublasXtHandle_t`, from `cublasXt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cublasXtHandle_t(pub *mut c_void);

handle!(cublasXtHandle_t);
