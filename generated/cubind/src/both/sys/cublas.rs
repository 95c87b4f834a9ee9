//! C functions that are declared alike in all major versions: cuBLAS and cuBLASXt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    CUBLAS, Err(_) => ();

    /// `void cublasXerbla(const char *srName, int info)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasXerbla(srName: *const core::ffi::c_char, info: i32);
}

sys! {
    CUBLAS, Err(_) => core::ptr::null();

    /// `const char *cublasGetStatusName(cublasStatus_t status)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetStatusName(status: cublasStatus_t) -> *const core::ffi::c_char;

    /// `const char *cublasGetStatusString(cublasStatus_t status)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetStatusString(status: cublasStatus_t) -> *const core::ffi::c_char;
}

sys! {
    CUBLAS, Err(_) => output::zeroed();

    /// `size_t cublasGetCudartVersion(void)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetCudartVersion() -> usize;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// `cublasStatus_t cublasAsumEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result, cudaDataType resultType, cudaDataType executiontype)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasAsumEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, result: *mut c_void, resultType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result, cudaDataType resultType, cudaDataType executiontype)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasAsumEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, result: *mut c_void, resultType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, cudaDataType executiontype)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasAxpyEx(handle: cublasHandle_t, n: i32, alpha: *const c_void, alphaType: runtime::cudaDataType, x: *const c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, cudaDataType executiontype)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasAxpyEx_64(handle: cublasHandle_t, n: i64, alpha: *const c_void, alphaType: runtime::cudaDataType, x: *const c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCaxpy_v2(handle: cublasHandle_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCaxpy_v2_64(handle: cublasHandle_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCcopy_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCcopy_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuComplex *A, int lda, const cuComplex *x, int incx, cuComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCdgmm(handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCdgmm_64(handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCdotc_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, result: *mut runtime::cuComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCdotc_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, result: *mut runtime::cuComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCdotu_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, result: *mut runtime::cuComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCdotu_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, result: *mut runtime::cuComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgbmv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgbmv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, const cuComplex *B, int ldb, cuComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgeam(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, beta: *const runtime::cuComplex, B: *const runtime::cuComplex, ldb: i32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgeam_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, beta: *const runtime::cuComplex, B: *const runtime::cuComplex, ldb: i64, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgelsBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32, Aarray: *const *mut runtime::cuComplex, lda: i32, Carray: *const *mut runtime::cuComplex, ldc: i32, info: *mut i32, devInfoArray: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3m(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3mBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i32, Barray: *const *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, Carray: *const *mut runtime::cuComplex, ldc: i32, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemm3mBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3mBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i64, Barray: *const *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, Carray: *const *mut runtime::cuComplex, ldc: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemm3mEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3mEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemm3mEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3mEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemm3mStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3mStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, strideA: i64, B: *const runtime::cuComplex, ldb: i32, strideB: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemm3mStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3mStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, strideA: i64, B: *const runtime::cuComplex, ldb: i64, strideB: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3m_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i32, Barray: *const *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, Carray: *const *mut runtime::cuComplex, ldc: i32, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i64, Barray: *const *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, Carray: *const *mut runtime::cuComplex, ldc: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemmEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemmEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, strideA: i64, B: *const runtime::cuComplex, ldb: i32, strideB: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, strideA: i64, B: *const runtime::cuComplex, ldb: i64, strideB: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm_v2(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm_v2_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *xarray, int incx, const cuComplex *beta, cuComplex *const *yarray, int incy, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i32, xarray: *const *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, yarray: *const *mut runtime::cuComplex, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *xarray, int64_t incx, const cuComplex *beta, cuComplex *const *yarray, int64_t incy, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i64, xarray: *const *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, yarray: *const *mut runtime::cuComplex, incy: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *x, int incx, long long stridex, const cuComplex *beta, cuComplex *y, int incy, long long stridey, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, strideA: i64, x: *const runtime::cuComplex, incx: i32, stridex: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *x, int64_t incx, long long stridex, const cuComplex *beta, cuComplex *y, int64_t incy, long long stridey, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, strideA: i64, x: *const runtime::cuComplex, incx: i64, stridex: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgeqrfBatched(cublasHandle_t handle, int m, int n, cuComplex *const *Aarray, int lda, cuComplex *const *TauArray, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgeqrfBatched(handle: cublasHandle_t, m: i32, n: i32, Aarray: *const *mut runtime::cuComplex, lda: i32, TauArray: *const *mut runtime::cuComplex, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgerc_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgerc_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgeru_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgeru_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const *A, int lda, int *P, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgetrfBatched(handle: cublasHandle_t, n: i32, A: *const *mut runtime::cuComplex, lda: i32, P: *mut i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgetriBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, const int *P, cuComplex *const *C, int ldc, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgetriBatched(handle: cublasHandle_t, n: i32, A: *const *const runtime::cuComplex, lda: i32, P: *const i32, C: *const *mut runtime::cuComplex, ldc: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuComplex *const *Aarray, int lda, const int *devIpiv, cuComplex *const *Barray, int ldb, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgetrsBatched(handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: *const *const runtime::cuComplex, lda: i32, devIpiv: *const i32, Barray: *const *mut runtime::cuComplex, ldb: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChemm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChemm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChemv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChemv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCher2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCher2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCher2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const f32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCher2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const f32, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCher_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const runtime::cuComplex, incx: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCher_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const runtime::cuComplex, incx: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherk3mEx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherk3mEx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherkEx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherkEx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const runtime::cuComplex, lda: i32, beta: *const f32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const cuComplex *A, int64_t lda, const float *beta, cuComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const runtime::cuComplex, lda: i64, beta: *const f32, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const f32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const f32, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, AP: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, AP: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChpr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChpr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChpr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const runtime::cuComplex, incx: i32, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChpr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const runtime::cuComplex, incx: i64, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasCmatinvBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, cuComplex *const *Ainv, int lda_inv, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCmatinvBatched(handle: cublasHandle_t, n: i32, A: *const *const runtime::cuComplex, lda: i32, Ainv: *const *mut runtime::cuComplex, lda_inv: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCopyEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCopyEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCopyEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCreate_v2(handle: *mut cublasHandle_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const cuComplex *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCrot_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32, c: *const f32, s: *const runtime::cuComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const cuComplex *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64, c: *const f32, s: *const runtime::cuComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCrotg_v2(handle: cublasHandle_t, a: *mut runtime::cuComplex, b: *mut runtime::cuComplex, c: *mut f32, s: *mut runtime::cuComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCscal_v2(handle: cublasHandle_t, n: i32, alpha: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const float *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsrot_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32, c: *const f32, s: *const f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const float *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64, c: *const f32, s: *const f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsscal_v2(handle: cublasHandle_t, n: i32, alpha: *const f32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f32, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCswap_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCswap_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsymm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsymm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsymv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsymv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyr2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyr2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrk3mEx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrk3mEx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrkEx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrkEx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, cuComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, cuComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const runtime::cuComplex, lda: i64, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtbsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtbsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const runtime::cuComplex, lda: i64, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtpsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtpsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *AP, cuComplex *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtpttr(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: *const runtime::cuComplex, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrmm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrmm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const runtime::cuComplex, lda: i32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const runtime::cuComplex, lda: i64, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *const *A, int lda, cuComplex *const *B, int ldb, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrsmBatched(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const *const runtime::cuComplex, lda: i32, B: *const *mut runtime::cuComplex, ldb: i32, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *A, int64_t lda, cuComplex *const *B, int64_t ldb, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrsmBatched_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const *const runtime::cuComplex, lda: i64, B: *const *mut runtime::cuComplex, ldb: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, cuComplex *B, int ldb)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrsm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrsm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *mut runtime::cuComplex, ldb: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const runtime::cuComplex, lda: i32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const runtime::cuComplex, lda: i64, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, cuComplex *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrttp(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDasum_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, result: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDasum_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, result: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx, double *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDaxpy_v2(handle: cublasHandle_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, const double *x, int64_t incx, double *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDaxpy_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDcopy_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDcopy_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const double *A, int lda, const double *x, int incx, double *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDdgmm(handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: *const f64, lda: i32, x: *const f64, incx: i32, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const double *A, int64_t lda, const double *x, int64_t incx, double *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDdgmm_64(handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: *const f64, lda: i64, x: *const f64, incx: i64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy, double *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDdot_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, y: *const f64, incy: i32, result: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y, int64_t incy, double *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDdot_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, y: *const f64, incy: i64, result: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDestroy_v2(handle: cublasHandle_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgbmv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32, alpha: *const f64, A: *const f64, lda: i32, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgbmv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64, alpha: *const f64, A: *const f64, lda: i64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const double *alpha, const double *A, int lda, const double *beta, const double *B, int ldb, double *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgeam(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, beta: *const f64, B: *const f64, ldb: i32, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *beta, const double *B, int64_t ldb, double *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgeam_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, beta: *const f64, B: *const f64, ldb: i64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, double *const *Aarray, int lda, double *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgelsBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32, Aarray: *const *mut f64, lda: i32, Carray: *const *mut f64, ldc: i32, info: *mut i32, devInfoArray: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *const *Aarray, int lda, const double *const *Barray, int ldb, const double *beta, double *const *Carray, int ldc, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f64, Aarray: *const *const f64, lda: i32, Barray: *const *const f64, ldb: i32, beta: *const f64, Carray: *const *mut f64, ldc: i32, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *const *Aarray, int64_t lda, const double *const *Barray, int64_t ldb, const double *beta, double *const *Carray, int64_t ldc, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f64, Aarray: *const *const f64, lda: i64, Barray: *const *const f64, ldb: i64, beta: *const f64, Carray: *const *mut f64, ldc: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const double *alpha_array, const double *const *Aarray, const int *lda_array, const double *const *Barray, const int *ldb_array, const double *beta_array, double *const *Carray, const int *ldc_array, int group_count, const int *group_size)`
    ///
    /// In `cublas_api.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cublasDgemmGroupedBatched(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i32, n_array: *const i32, k_array: *const i32, alpha_array: *const f64, Aarray: *const *const f64, lda_array: *const i32, Barray: *const *const f64, ldb_array: *const i32, beta_array: *const f64, Carray: *const *mut f64, ldc_array: *const i32, group_count: i32, group_size: *const i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const double *alpha_array, const double *const *Aarray, const int64_t *lda_array, const double *const *Barray, const int64_t *ldb_array, const double *beta_array, double *const *Carray, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size)`
    ///
    /// In `cublas_api.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cublasDgemmGroupedBatched_64(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i64, n_array: *const i64, k_array: *const i64, alpha_array: *const f64, Aarray: *const *const f64, lda_array: *const i64, Barray: *const *const f64, ldb_array: *const i64, beta_array: *const f64, Carray: *const *mut f64, ldc_array: *const i64, group_count: i64, group_size: *const i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, long long strideA, const double *B, int ldb, long long strideB, const double *beta, double *C, int ldc, long long strideC, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, strideA: i64, B: *const f64, ldb: i32, strideB: i64, beta: *const f64, C: *mut f64, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, long long strideA, const double *B, int64_t ldb, long long strideB, const double *beta, double *C, int64_t ldc, long long strideC, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, strideA: i64, B: *const f64, ldb: i64, strideB: i64, beta: *const f64, C: *mut f64, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemm_v2(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemm_v2_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *const *Aarray, int lda, const double *const *xarray, int incx, const double *beta, double *const *yarray, int incy, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f64, Aarray: *const *const f64, lda: i32, xarray: *const *const f64, incx: i32, beta: *const f64, yarray: *const *mut f64, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *const *Aarray, int64_t lda, const double *const *xarray, int64_t incx, const double *beta, double *const *yarray, int64_t incy, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f64, Aarray: *const *const f64, lda: i64, xarray: *const *const f64, incx: i64, beta: *const f64, yarray: *const *mut f64, incy: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, long long strideA, const double *x, int incx, long long stridex, const double *beta, double *y, int incy, long long stridey, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, strideA: i64, x: *const f64, incx: i32, stridex: i64, beta: *const f64, y: *mut f64, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, long long strideA, const double *x, int64_t incx, long long stridex, const double *beta, double *y, int64_t incy, long long stridey, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, strideA: i64, x: *const f64, incx: i64, stridex: i64, beta: *const f64, y: *mut f64, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgeqrfBatched(cublasHandle_t handle, int m, int n, double *const *Aarray, int lda, double *const *TauArray, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgeqrfBatched(handle: cublasHandle_t, m: i32, n: i32, Aarray: *const *mut f64, lda: i32, TauArray: *const *mut f64, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDger_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const f64, x: *const f64, incx: i32, y: *const f64, incy: i32, A: *mut f64, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDger_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const f64, x: *const f64, incx: i64, y: *const f64, incy: i64, A: *mut f64, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgetrfBatched(cublasHandle_t handle, int n, double *const *A, int lda, int *P, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgetrfBatched(handle: cublasHandle_t, n: i32, A: *const *mut f64, lda: i32, P: *mut i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgetriBatched(cublasHandle_t handle, int n, const double *const *A, int lda, const int *P, double *const *C, int ldc, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgetriBatched(handle: cublasHandle_t, n: i32, A: *const *const f64, lda: i32, P: *const i32, C: *const *mut f64, ldc: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double *const *Aarray, int lda, const int *devIpiv, double *const *Barray, int ldb, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgetrsBatched(handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: *const *const f64, lda: i32, devIpiv: *const i32, Barray: *const *mut f64, ldb: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDmatinvBatched(cublasHandle_t handle, int n, const double *const *A, int lda, double *const *Ainv, int lda_inv, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDmatinvBatched(handle: cublasHandle_t, n: i32, A: *const *const f64, lda: i32, Ainv: *const *mut f64, lda_inv: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDnrm2_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, result: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDnrm2_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, result: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDotEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDotEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, y: *const c_void, yType: runtime::cudaDataType, incy: i32, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType executionType)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDotEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, y: *const c_void, yType: runtime::cudaDataType, incy: i64, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasDotcEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDotcEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, y: *const c_void, yType: runtime::cudaDataType, incy: i32, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType executionType)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDotcEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, y: *const c_void, yType: runtime::cudaDataType, incy: i64, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *c, const double *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDrot_v2(handle: cublasHandle_t, n: i32, x: *mut f64, incx: i32, y: *mut f64, incy: i32, c: *const f64, s: *const f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *c, const double *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut f64, incx: i64, y: *mut f64, incy: i64, c: *const f64, s: *const f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDrotg_v2(handle: cublasHandle_t, a: *mut f64, b: *mut f64, c: *mut f64, s: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *param)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDrotm_v2(handle: cublasHandle_t, n: i32, x: *mut f64, incx: i32, y: *mut f64, incy: i32, param: *const f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *param)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDrotm_v2_64(handle: cublasHandle_t, n: i64, x: *mut f64, incx: i64, y: *mut f64, incy: i64, param: *const f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1, double *param)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDrotmg_v2(handle: cublasHandle_t, d1: *mut f64, d2: *mut f64, x1: *mut f64, y1: *const f64, param: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDscal_v2(handle: cublasHandle_t, n: i32, alpha: *const f64, x: *mut f64, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f64, x: *mut f64, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP, const double *x, int incx, const double *beta, double *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDspmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, AP: *const f64, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDspmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, AP: *const f64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDspr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, y: *const f64, incy: i32, AP: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDspr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, y: *const f64, incy: i64, AP: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDspr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, AP: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDspr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, AP: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDswap_v2(handle: cublasHandle_t, n: i32, x: *mut f64, incx: i32, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDswap_v2_64(handle: cublasHandle_t, n: i64, x: *mut f64, incx: i64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsymm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsymm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsymv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, A: *const f64, lda: i32, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsymv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, A: *const f64, lda: i64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, y: *const f64, incy: i32, A: *mut f64, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, y: *const f64, incy: i64, A: *mut f64, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyr2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyr2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, A: *mut f64, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, A: *mut f64, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyrk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *beta, double *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyrk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyrkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyrkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const f64, lda: i32, x: *mut f64, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const f64, lda: i64, x: *mut f64, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtbsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const f64, lda: i32, x: *mut f64, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtbsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const f64, lda: i64, x: *mut f64, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const f64, x: *mut f64, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const f64, x: *mut f64, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtpsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const f64, x: *mut f64, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtpsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const f64, x: *mut f64, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP, double *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtpttr(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: *const f64, A: *mut f64, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, double *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrmm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrmm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const f64, lda: i32, x: *mut f64, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const f64, lda: i64, x: *mut f64, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *const *A, int lda, double *const *B, int ldb, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrsmBatched(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f64, A: *const *const f64, lda: i32, B: *const *mut f64, ldb: i32, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *const *A, int64_t lda, double *const *B, int64_t ldb, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrsmBatched_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f64, A: *const *const f64, lda: i64, B: *const *mut f64, ldb: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, double *B, int ldb)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrsm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, B: *mut f64, ldb: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, double *B, int64_t ldb)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrsm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, B: *mut f64, ldb: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const f64, lda: i32, x: *mut f64, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const f64, lda: i64, x: *mut f64, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, double *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrttp(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: *const f64, lda: i32, AP: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDzasum_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, result: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDzasum_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, result: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDznrm2_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, result: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDznrm2_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, result: *mut f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int lda, const void *const *Barray, cudaDataType Btype, int ldb, const void *beta, void *const *Carray, cudaDataType Ctype, int ldc, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGemmBatchedEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const c_void, Aarray: *const *const c_void, Atype: runtime::cudaDataType, lda: i32, Barray: *const *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const c_void, Carray: *const *mut c_void, Ctype: runtime::cudaDataType, ldc: i32, batchCount: i32, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGemmBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int64_t lda, const void *const *Barray, cudaDataType Btype, int64_t ldb, const void *beta, void *const *Carray, cudaDataType Ctype, int64_t ldc, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGemmBatchedEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const c_void, Aarray: *const *const c_void, Atype: runtime::cudaDataType, lda: i64, Barray: *const *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const c_void, Carray: *const *mut c_void, Ctype: runtime::cudaDataType, ldc: i64, batchCount: i64, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const void *beta, void *C, cudaDataType Ctype, int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGemmEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const c_void, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const c_void, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const void *beta, void *C, cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGemmEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const c_void, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const c_void, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGemmGroupedBatchedEx(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype, const int *lda_array, const void *const *Barray, cudaDataType_t Btype, const int *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int *ldc_array, int group_count, const int *group_size, cublasComputeType_t computeType)`
    ///
    /// In `cublas_api.h` since CUDA 12.5.
    #[since = "12.5"]
    fn cublasGemmGroupedBatchedEx(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i32, n_array: *const i32, k_array: *const i32, alpha_array: *const c_void, Aarray: *const *const c_void, Atype: runtime::cudaDataType, lda_array: *const i32, Barray: *const *const c_void, Btype: runtime::cudaDataType, ldb_array: *const i32, beta_array: *const c_void, Carray: *const *mut c_void, Ctype: runtime::cudaDataType, ldc_array: *const i32, group_count: i32, group_size: *const i32, computeType: cublasComputeType_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGemmGroupedBatchedEx_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype, const int64_t *lda_array, const void *const *Barray, cudaDataType_t Btype, const int64_t *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size, cublasComputeType_t computeType)`
    ///
    /// In `cublas_api.h` since CUDA 12.5.
    #[since = "12.5"]
    fn cublasGemmGroupedBatchedEx_64(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i64, n_array: *const i64, k_array: *const i64, alpha_array: *const c_void, Aarray: *const *const c_void, Atype: runtime::cudaDataType, lda_array: *const i64, Barray: *const *const c_void, Btype: runtime::cudaDataType, ldb_array: *const i64, beta_array: *const c_void, Carray: *const *mut c_void, Ctype: runtime::cudaDataType, ldc_array: *const i64, group_count: i64, group_size: *const i64, computeType: cublasComputeType_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, long long strideA, const void *B, cudaDataType Btype, int ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int ldc, long long strideC, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGemmStridedBatchedEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const c_void, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, strideA: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, strideB: i64, beta: *const c_void, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32, strideC: i64, batchCount: i32, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGemmStridedBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, long long strideA, const void *B, cudaDataType Btype, int64_t ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int64_t ldc, long long strideC, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGemmStridedBatchedEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const c_void, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, strideA: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, strideB: i64, beta: *const c_void, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64, strideC: i64, batchCount: i64, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetAtomicsMode(handle: cublasHandle_t, mode: *mut cublasAtomicsMode_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t *emulationStrategy)`
    ///
    /// In `cublas_api.h` since CUDA 12.9.
    #[since = "12.9"]
    fn cublasGetEmulationStrategy(handle: cublasHandle_t, emulationStrategy: *mut cublasEmulationStrategy_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *userCallback)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetLoggerCallback(userCallback: *mut cublasLogCallback) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetMathMode(handle: cublasHandle_t, mode: *mut cublasMath_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetMatrix(rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: *mut c_void, ldb: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb, cudaStream_t stream)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetMatrixAsync(rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: *mut c_void, ldb: i32, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetMatrixAsync_64(rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: *mut c_void, ldb: i64, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetMatrix_64(rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: *mut c_void, ldb: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetPointerMode_v2(handle: cublasHandle_t, mode: *mut cublasPointerMode_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetProperty(libraryPropertyType type, int *value)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetSmCountTarget(cublasHandle_t handle, int *smCountTarget)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetSmCountTarget(handle: cublasHandle_t, smCountTarget: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetStream_v2(handle: cublasHandle_t, streamId: *mut runtime::cudaStream_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetVector(int n, int elemSize, const void *x, int incx, void *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetVector(n: i32, elemSize: i32, x: *const c_void, incx: i32, y: *mut c_void, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetVectorAsync(int n, int elemSize, const void *devicePtr, int incx, void *hostPtr, int incy, cudaStream_t stream)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetVectorAsync(n: i32, elemSize: i32, devicePtr: *const c_void, incx: i32, hostPtr: *mut c_void, incy: i32, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetVectorAsync_64(int64_t n, int64_t elemSize, const void *devicePtr, int64_t incx, void *hostPtr, int64_t incy, cudaStream_t stream)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetVectorAsync_64(n: i64, elemSize: i64, devicePtr: *const c_void, incx: i64, hostPtr: *mut c_void, incy: i64, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetVector_64(n: i64, elemSize: i64, x: *const c_void, incx: i64, y: *mut c_void, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle, int *version)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetVersion_v2(handle: cublasHandle_t, version: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasIamaxEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIamaxEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasIamaxEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, int64_t *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIamaxEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasIaminEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIaminEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasIaminEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, int64_t *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIaminEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIcamax_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIcamax_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIcamin_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIcamin_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIdamax_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIdamax_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIdamin_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIdamin_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIsamax_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIsamax_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIsamin_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIsamin_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIzamax_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIzamax_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIzamin_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIzamin_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasLoggerConfigure(int logIsOn, int logToStdOut, int logToStdErr, const char *logFileName)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasLoggerConfigure(logIsOn: i32, logToStdOut: i32, logToStdErr: i32, logFileName: *const core::ffi::c_char) -> cublasStatus_t;

    /// `cublasStatus_t cublasNrm2Ex(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result, cudaDataType resultType, cudaDataType executionType)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasNrm2Ex(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result, cudaDataType resultType, cudaDataType executionType)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasNrm2Ex_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasRotEx(handle: cublasHandle_t, n: i32, x: *mut c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32, c: *const c_void, s: *const c_void, csType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasRotEx_64(handle: cublasHandle_t, n: i64, x: *mut c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64, c: *const c_void, s: *const c_void, csType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasRotgEx(cublasHandle_t handle, void *a, void *b, cudaDataType abType, void *c, void *s, cudaDataType csType, cudaDataType executiontype)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasRotgEx(handle: cublasHandle_t, a: *mut c_void, b: *mut c_void, abType: runtime::cudaDataType, c: *mut c_void, s: *mut c_void, csType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasRotmEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, const void *param, cudaDataType paramType, cudaDataType executiontype)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasRotmEx(handle: cublasHandle_t, n: i32, x: *mut c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32, param: *const c_void, paramType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasRotmEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *param, cudaDataType paramType, cudaDataType executiontype)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasRotmEx_64(handle: cublasHandle_t, n: i64, x: *mut c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64, param: *const c_void, paramType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasRotmgEx(cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2, cudaDataType d2Type, void *x1, cudaDataType x1Type, const void *y1, cudaDataType y1Type, void *param, cudaDataType paramType, cudaDataType executiontype)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasRotmgEx(handle: cublasHandle_t, d1: *mut c_void, d1Type: runtime::cudaDataType, d2: *mut c_void, d2Type: runtime::cudaDataType, x1: *mut c_void, x1Type: runtime::cudaDataType, y1: *const c_void, y1Type: runtime::cudaDataType, param: *mut c_void, paramType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSasum_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, result: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSasum_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, result: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx, float *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSaxpy_v2(handle: cublasHandle_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, y: *mut f32, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, const float *x, int64_t incx, float *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSaxpy_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasScalEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, void *x, cudaDataType xType, int incx, cudaDataType executionType)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScalEx(handle: cublasHandle_t, n: i32, alpha: *const c_void, alphaType: runtime::cudaDataType, x: *mut c_void, xType: runtime::cudaDataType, incx: i32, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, void *x, cudaDataType xType, int64_t incx, cudaDataType executionType)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScalEx_64(handle: cublasHandle_t, n: i64, alpha: *const c_void, alphaType: runtime::cudaDataType, x: *mut c_void, xType: runtime::cudaDataType, incx: i64, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// `cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScasum_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, result: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScasum_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, result: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScnrm2_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, result: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScnrm2_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, result: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScopy_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, y: *mut f32, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScopy_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const float *A, int lda, const float *x, int incx, float *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSdgmm(handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: *const f32, lda: i32, x: *const f32, incx: i32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const float *A, int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSdgmm_64(handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: *const f32, lda: i64, x: *const f32, incx: i64, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy, float *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSdot_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, y: *const f32, incy: i32, result: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y, int64_t incy, float *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSdot_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, y: *const f32, incy: i64, result: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t mode)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetAtomicsMode(handle: cublasHandle_t, mode: cublasAtomicsMode_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t emulationStrategy)`
    ///
    /// In `cublas_api.h` since CUDA 12.9.
    #[since = "12.9"]
    fn cublasSetEmulationStrategy(handle: cublasHandle_t, emulationStrategy: cublasEmulationStrategy_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetLoggerCallback(cublasLogCallback userCallback)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetLoggerCallback(userCallback: cublasLogCallback) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetMathMode(handle: cublasHandle_t, mode: cublasMath_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetMatrix(rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: *mut c_void, ldb: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb, cudaStream_t stream)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetMatrixAsync(rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: *mut c_void, ldb: i32, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetMatrixAsync_64(rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: *mut c_void, ldb: i64, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetMatrix_64(rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: *mut c_void, ldb: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetPointerMode_v2(handle: cublasHandle_t, mode: cublasPointerMode_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetSmCountTarget(cublasHandle_t handle, int smCountTarget)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetSmCountTarget(handle: cublasHandle_t, smCountTarget: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t streamId)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetStream_v2(handle: cublasHandle_t, streamId: runtime::cudaStream_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetVector(int n, int elemSize, const void *x, int incx, void *devicePtr, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetVector(n: i32, elemSize: i32, x: *const c_void, incx: i32, devicePtr: *mut c_void, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetVectorAsync(int n, int elemSize, const void *hostPtr, int incx, void *devicePtr, int incy, cudaStream_t stream)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetVectorAsync(n: i32, elemSize: i32, hostPtr: *const c_void, incx: i32, devicePtr: *mut c_void, incy: i32, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetVectorAsync_64(int64_t n, int64_t elemSize, const void *hostPtr, int64_t incx, void *devicePtr, int64_t incy, cudaStream_t stream)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetVectorAsync_64(n: i64, elemSize: i64, hostPtr: *const c_void, incx: i64, devicePtr: *mut c_void, incy: i64, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *devicePtr, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetVector_64(n: i64, elemSize: i64, x: *const c_void, incx: i64, devicePtr: *mut c_void, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetWorkspace_v2(handle: cublasHandle_t, workspace: *mut c_void, workspaceSizeInBytes: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgbmv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32, alpha: *const f32, A: *const f32, lda: i32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgbmv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64, alpha: *const f32, A: *const f32, lda: i64, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const float *alpha, const float *A, int lda, const float *beta, const float *B, int ldb, float *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgeam(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, beta: *const f32, B: *const f32, ldb: i32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *beta, const float *B, int64_t ldb, float *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgeam_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, beta: *const f32, B: *const f32, ldb: i64, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, float *const *Aarray, int lda, float *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgelsBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32, Aarray: *const *mut f32, lda: i32, Carray: *const *mut f32, ldc: i32, info: *mut i32, devInfoArray: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *const *Aarray, int lda, const float *const *Barray, int ldb, const float *beta, float *const *Carray, int ldc, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f32, Aarray: *const *const f32, lda: i32, Barray: *const *const f32, ldb: i32, beta: *const f32, Carray: *const *mut f32, ldc: i32, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *const *Aarray, int64_t lda, const float *const *Barray, int64_t ldb, const float *beta, float *const *Carray, int64_t ldc, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f32, Aarray: *const *const f32, lda: i64, Barray: *const *const f32, ldb: i64, beta: *const f32, Carray: *const *mut f32, ldc: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const float *beta, void *C, cudaDataType Ctype, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemmEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemmEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const float *alpha_array, const float *const *Aarray, const int *lda_array, const float *const *Barray, const int *ldb_array, const float *beta_array, float *const *Carray, const int *ldc_array, int group_count, const int *group_size)`
    ///
    /// In `cublas_api.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cublasSgemmGroupedBatched(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i32, n_array: *const i32, k_array: *const i32, alpha_array: *const f32, Aarray: *const *const f32, lda_array: *const i32, Barray: *const *const f32, ldb_array: *const i32, beta_array: *const f32, Carray: *const *mut f32, ldc_array: *const i32, group_count: i32, group_size: *const i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const float *alpha_array, const float *const *Aarray, const int64_t *lda_array, const float *const *Barray, const int64_t *ldb_array, const float *beta_array, float *const *Carray, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size)`
    ///
    /// In `cublas_api.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cublasSgemmGroupedBatched_64(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i64, n_array: *const i64, k_array: *const i64, alpha_array: *const f32, Aarray: *const *const f32, lda_array: *const i64, Barray: *const *const f32, ldb_array: *const i64, beta_array: *const f32, Carray: *const *mut f32, ldc_array: *const i64, group_count: i64, group_size: *const i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, long long strideA, const float *B, int ldb, long long strideB, const float *beta, float *C, int ldc, long long strideC, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, strideA: i64, B: *const f32, ldb: i32, strideB: i64, beta: *const f32, C: *mut f32, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, long long strideA, const float *B, int64_t ldb, long long strideB, const float *beta, float *C, int64_t ldc, long long strideC, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, strideA: i64, B: *const f32, ldb: i64, strideB: i64, beta: *const f32, C: *mut f32, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemm_v2(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemm_v2_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *const *Aarray, int lda, const float *const *xarray, int incx, const float *beta, float *const *yarray, int incy, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const f32, lda: i32, xarray: *const *const f32, incx: i32, beta: *const f32, yarray: *const *mut f32, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *const *Aarray, int64_t lda, const float *const *xarray, int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const f32, lda: i64, xarray: *const *const f32, incx: i64, beta: *const f32, yarray: *const *mut f32, incy: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, long long strideA, const float *x, int incx, long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, strideA: i64, x: *const f32, incx: i32, stridex: i64, beta: *const f32, y: *mut f32, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, long long strideA, const float *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, strideA: i64, x: *const f32, incx: i64, stridex: i64, beta: *const f32, y: *mut f32, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgeqrfBatched(cublasHandle_t handle, int m, int n, float *const *Aarray, int lda, float *const *TauArray, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgeqrfBatched(handle: cublasHandle_t, m: i32, n: i32, Aarray: *const *mut f32, lda: i32, TauArray: *const *mut f32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSger_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const f32, x: *const f32, incx: i32, y: *const f32, incy: i32, A: *mut f32, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSger_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const f32, x: *const f32, incx: i64, y: *const f32, incy: i64, A: *mut f32, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgetrfBatched(cublasHandle_t handle, int n, float *const *A, int lda, int *P, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgetrfBatched(handle: cublasHandle_t, n: i32, A: *const *mut f32, lda: i32, P: *mut i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgetriBatched(cublasHandle_t handle, int n, const float *const *A, int lda, const int *P, float *const *C, int ldc, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgetriBatched(handle: cublasHandle_t, n: i32, A: *const *const f32, lda: i32, P: *const i32, C: *const *mut f32, ldc: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float *const *Aarray, int lda, const int *devIpiv, float *const *Barray, int ldb, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgetrsBatched(handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: *const *const f32, lda: i32, devIpiv: *const i32, Barray: *const *mut f32, ldb: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSmatinvBatched(cublasHandle_t handle, int n, const float *const *A, int lda, float *const *Ainv, int lda_inv, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSmatinvBatched(handle: cublasHandle_t, n: i32, A: *const *const f32, lda: i32, Ainv: *const *mut f32, lda_inv: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSnrm2_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, result: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSnrm2_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, result: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *c, const float *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSrot_v2(handle: cublasHandle_t, n: i32, x: *mut f32, incx: i32, y: *mut f32, incy: i32, c: *const f32, s: *const f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *c, const float *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut f32, incx: i64, y: *mut f32, incy: i64, c: *const f32, s: *const f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSrotg_v2(handle: cublasHandle_t, a: *mut f32, b: *mut f32, c: *mut f32, s: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *param)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSrotm_v2(handle: cublasHandle_t, n: i32, x: *mut f32, incx: i32, y: *mut f32, incy: i32, param: *const f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *param)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSrotm_v2_64(handle: cublasHandle_t, n: i64, x: *mut f32, incx: i64, y: *mut f32, incy: i64, param: *const f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1, float *param)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSrotmg_v2(handle: cublasHandle_t, d1: *mut f32, d2: *mut f32, x1: *mut f32, y1: *const f32, param: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSscal_v2(handle: cublasHandle_t, n: i32, alpha: *const f32, x: *mut f32, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f32, x: *mut f32, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP, const float *x, int incx, const float *beta, float *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSspmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, AP: *const f32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSspmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, AP: *const f32, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSspr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, y: *const f32, incy: i32, AP: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSspr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, y: *const f32, incy: i64, AP: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSspr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, AP: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSspr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, AP: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSswap_v2(handle: cublasHandle_t, n: i32, x: *mut f32, incx: i32, y: *mut f32, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSswap_v2_64(handle: cublasHandle_t, n: i64, x: *mut f32, incx: i64, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsymm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsymm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsymv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, A: *const f32, lda: i32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsymv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, A: *const f32, lda: i64, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, y: *const f32, incy: i32, A: *mut f32, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, y: *const f32, incy: i64, A: *mut f32, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyr2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyr2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, A: *mut f32, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, A: *mut f32, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyrk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *beta, float *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyrk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyrkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyrkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const f32, lda: i32, x: *mut f32, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const f32, lda: i64, x: *mut f32, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStbsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const f32, lda: i32, x: *mut f32, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStbsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const f32, lda: i64, x: *mut f32, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const f32, x: *mut f32, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const f32, x: *mut f32, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStpsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const f32, x: *mut f32, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStpsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const f32, x: *mut f32, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP, float *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStpttr(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: *const f32, A: *mut f32, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, float *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrmm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrmm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const f32, lda: i32, x: *mut f32, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const f32, lda: i64, x: *mut f32, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *const *A, int lda, float *const *B, int ldb, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrsmBatched(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f32, A: *const *const f32, lda: i32, B: *const *mut f32, ldb: i32, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *const *A, int64_t lda, float *const *B, int64_t ldb, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrsmBatched_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f32, A: *const *const f32, lda: i64, B: *const *mut f32, ldb: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, float *B, int ldb)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrsm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, B: *mut f32, ldb: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, float *B, int64_t ldb)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrsm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, B: *mut f32, ldb: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const f32, lda: i32, x: *mut f32, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const f32, lda: i64, x: *mut f32, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, float *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrttp(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: *const f32, lda: i32, AP: *mut f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSwapEx(handle: cublasHandle_t, n: i32, x: *mut c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSwapEx_64(handle: cublasHandle_t, n: i64, x: *mut c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda, const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc, int C_mult, int C_shift)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasUint8gemmBias(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, transc: cublasOperation_t, m: i32, n: i32, k: i32, A: *const u8, A_bias: i32, lda: i32, B: *const u8, B_bias: i32, ldb: i32, C: *mut u8, C_bias: i32, ldc: i32, C_mult: i32, C_shift: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCgemm(handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtChemm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCher2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const f32, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const cuComplex *A, size_t lda, const float *beta, cuComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCherk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f32, A: *const runtime::cuComplex, lda: usize, beta: *const f32, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCherkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const f32, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtCreate(cublasXtHandle_t *handle)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCreate(handle: *mut cublasXtHandle_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCspmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuComplex, AP: *const runtime::cuComplex, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCsymm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCsyr2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *beta, cuComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCsyrk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCsyrkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCtrmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, cuComplex *B, size_t ldb)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCtrsm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *mut runtime::cuComplex, ldb: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDestroy(handle: cublasXtHandle_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDeviceSelect(handle: cublasXtHandle_t, nbDevices: i32, deviceId: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDgemm(handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *AP, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDspmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const f64, AP: *const f64, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDsymm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDsyr2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *beta, double *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDsyrk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f64, A: *const f64, lda: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDsyrkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDtrmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, C: *mut f64, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, double *B, size_t ldb)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDtrsm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const f64, A: *const f64, lda: usize, B: *mut f64, ldb: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtGetBlockDim(handle: cublasXtHandle_t, blockDim: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtGetNumBoards(nbDevices: i32, deviceId: *mut i32, nbBoards: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtGetPinningMemMode(handle: cublasXtHandle_t, mode: *mut cublasXtPinnedMemMode_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtMaxBoards(nbGpuBoards: *mut i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSetBlockDim(handle: cublasXtHandle_t, blockDim: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, float ratio)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSetCpuRatio(handle: cublasXtHandle_t, blasOp: cublasXtBlasOp_t, r#type: cublasXtOpType_t, ratio: f32) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, void *blasFunctor)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSetCpuRoutine(handle: cublasXtHandle_t, blasOp: cublasXtBlasOp_t, r#type: cublasXtOpType_t, blasFunctor: *mut c_void) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSetPinningMemMode(handle: cublasXtHandle_t, mode: cublasXtPinnedMemMode_t) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSgemm(handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSspmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const f32, AP: *const f32, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSsymm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSsyr2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *beta, float *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSsyrk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f32, A: *const f32, lda: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSsyrkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtStrmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, C: *mut f32, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, float *B, size_t ldb)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtStrsm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const f32, A: *const f32, lda: usize, B: *mut f32, ldb: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZgemm(handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZhemm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZher2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda, const double *beta, cuDoubleComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZherk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f64, A: *const runtime::cuDoubleComplex, lda: usize, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZherkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZspmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, AP: *const runtime::cuDoubleComplex, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZsymm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZsyr2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZsyrk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZsyrkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZtrmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B, size_t ldb)`
    ///
    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZtrsm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *mut runtime::cuDoubleComplex, ldb: usize) -> cublasStatus_t;

    /// `cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZaxpy_v2(handle: cublasHandle_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZaxpy_v2_64(handle: cublasHandle_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZcopy_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZcopy_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdgmm(handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdgmm_64(handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdotc_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, result: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdotc_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, result: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdotu_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, result: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdotu_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, result: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const double *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdrot_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32, c: *const f64, s: *const f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const double *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64, c: *const f64, s: *const f64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdscal_v2(handle: cublasHandle_t, n: i32, alpha: *const f64, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgbmv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgbmv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgeam(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, beta: *const runtime::cuDoubleComplex, B: *const runtime::cuDoubleComplex, ldb: i32, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgeam_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, beta: *const runtime::cuDoubleComplex, B: *const runtime::cuDoubleComplex, ldb: i64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgelsBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32, Aarray: *const *mut runtime::cuDoubleComplex, lda: i32, Carray: *const *mut runtime::cuDoubleComplex, ldc: i32, info: *mut i32, devInfoArray: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemm3m(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemm3m_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *Barray, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int ldc, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, Aarray: *const *const runtime::cuDoubleComplex, lda: i32, Barray: *const *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, Carray: *const *mut runtime::cuDoubleComplex, ldc: i32, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *Barray, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, Aarray: *const *const runtime::cuDoubleComplex, lda: i64, Barray: *const *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, Carray: *const *mut runtime::cuDoubleComplex, ldc: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *B, int ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc, long long strideC, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, strideA: i64, B: *const runtime::cuDoubleComplex, ldb: i32, strideB: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *B, int64_t ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc, long long strideC, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, strideA: i64, B: *const runtime::cuDoubleComplex, ldb: i64, strideB: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemm_v2(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemm_v2_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *xarray, int incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int incy, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, Aarray: *const *const runtime::cuDoubleComplex, lda: i32, xarray: *const *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, yarray: *const *mut runtime::cuDoubleComplex, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, Aarray: *const *const runtime::cuDoubleComplex, lda: i64, xarray: *const *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, yarray: *const *mut runtime::cuDoubleComplex, incy: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *x, int incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy, long long stridey, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, strideA: i64, x: *const runtime::cuDoubleComplex, incx: i32, stridex: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *x, int64_t incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy, long long stridey, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, strideA: i64, x: *const runtime::cuDoubleComplex, incx: i64, stridex: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgeqrfBatched(cublasHandle_t handle, int m, int n, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *TauArray, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgeqrfBatched(handle: cublasHandle_t, m: i32, n: i32, Aarray: *const *mut runtime::cuDoubleComplex, lda: i32, TauArray: *const *mut runtime::cuDoubleComplex, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgerc_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgerc_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgeru_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgeru_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgetrfBatched(cublasHandle_t handle, int n, cuDoubleComplex *const *A, int lda, int *P, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgetrfBatched(handle: cublasHandle_t, n: i32, A: *const *mut runtime::cuDoubleComplex, lda: i32, P: *mut i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgetriBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, const int *P, cuDoubleComplex *const *C, int ldc, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgetriBatched(handle: cublasHandle_t, n: i32, A: *const *const runtime::cuDoubleComplex, lda: i32, P: *const i32, C: *const *mut runtime::cuDoubleComplex, ldc: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv, cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgetrsBatched(handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: *const *const runtime::cuDoubleComplex, lda: i32, devIpiv: *const i32, Barray: *const *mut runtime::cuDoubleComplex, ldb: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhemm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhemm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhemv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhemv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZher2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZher2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZher2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZher2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZher_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const runtime::cuDoubleComplex, incx: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZher_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const runtime::cuDoubleComplex, incx: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const cuDoubleComplex *A, int lda, const double *beta, cuDoubleComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZherk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f64, A: *const runtime::cuDoubleComplex, lda: i32, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *A, int64_t lda, const double *beta, cuDoubleComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZherk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f64, A: *const runtime::cuDoubleComplex, lda: i64, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZherkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZherkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, AP: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, AP: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhpr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhpr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhpr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const runtime::cuDoubleComplex, incx: i32, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhpr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const runtime::cuDoubleComplex, incx: i64, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasZmatinvBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *Ainv, int lda_inv, int *info, int batchSize)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZmatinvBatched(handle: cublasHandle_t, n: i32, A: *const *const runtime::cuDoubleComplex, lda: i32, Ainv: *const *mut runtime::cuDoubleComplex, lda_inv: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const cuDoubleComplex *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZrot_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32, c: *const f64, s: *const runtime::cuDoubleComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64, c: *const f64, s: *const runtime::cuDoubleComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c, cuDoubleComplex *s)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZrotg_v2(handle: cublasHandle_t, a: *mut runtime::cuDoubleComplex, b: *mut runtime::cuDoubleComplex, c: *mut f64, s: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// `cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZscal_v2(handle: cublasHandle_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZswap_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZswap_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsymm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsymm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsymv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsymv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyr2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyr2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyrk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyrk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyrkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyrkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtbsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtbsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtpsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtpsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *AP, cuDoubleComplex *A, int lda)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtpttr(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: *const runtime::cuDoubleComplex, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrmm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrmm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *B, int ldb, int batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrsmBatched(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const *const runtime::cuDoubleComplex, lda: i32, B: *const *mut runtime::cuDoubleComplex, ldb: i32, batchCount: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int64_t lda, cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrsmBatched_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const *const runtime::cuDoubleComplex, lda: i64, B: *const *mut runtime::cuDoubleComplex, ldb: i64, batchCount: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrsm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B, int64_t ldb)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrsm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *mut runtime::cuDoubleComplex, ldb: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// `cublasStatus_t cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *AP)`
    ///
    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrttp(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;
}
