//! Functions of cublas: `only13` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

documented!(cublasUint8gemmBias, c"cublasUint8gemmBias($self, handle, transa, transb, transc, m, n, k, A, A_bias, lda, B, B_bias, ldb, C, C_bias, ldc, C_mult, C_shift)
--

Multiplies matrices of bytes with a bias each; C_mult and C_shift bring the result into bytes.

``cublasStatus_t cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda, const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc, int C_mult, int C_shift)``

Parameters
----------
handle : cublasHandle_t or None
transa, transb, transc : cublasOperation_t
m, n, k, A_bias, lda, B_bias, ldb, C_bias, ldc, C_mult, C_shift : int
A, B, C : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cublasStatus_t
    ``CUBLAS_STATUS_SUCCESS``.

Notes
-----
In ``cublas_api.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasUint8gemmBias
");
